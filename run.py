#!/usr/bin/env python3
"""Set up whatever is missing, then play, test or measure.

    python3 run.py play [ARGS]     rimward ARGS
    python3 run.py test [ARGS]     every check and every test, with the seconds and the CPU seconds each part took;
                                   with ARGS: pytest ARGS and nothing else
    python3 run.py bench [ARGS]    the speed measurements (python -m benchmarks ARGS), in an environment of their own
    python3 run.py compiled        the kernel and the games compiled, in build/compiled: a copy to be put on PYTHONPATH
    python3 run.py lock [ARGS]     write the lock files again from pyproject.toml; --upgrade takes newer versions

Needs Python 3.11 or newer, and a network the first time. Everything lands in .venv, .venv-bench, .tools and
web/node_modules. Run it again whenever you like: what is up to date is left alone, and what was deleted is made again.
The web client is built when web/ has changed. The tests drive a Chromium; where there is none they get one.
"""

# Typing names and no annotations import: Pythons from 3.6 on must get far enough to be told that they are too old.
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import List, NoReturn, Tuple

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
UV_VERSION = "0.13.7"
WIN = os.name == "nt"
OFFLINE = re.compile(r"dns error|name resolution|connection|failed to fetch|could not connect|timed out", re.I)
LOCKS: Tuple[Tuple[str, List[str]], ...] = (
    # file, what is added to the runtime dependencies; the first one holds for the others, so that all agree
    ("requirements.lock", []),
    ("requirements-dev.lock", ["--group", "dev", "--constraint", "requirements.lock"]),
    ("requirements-bench.lock", ["--group", "bench", "--constraint", "requirements.lock"]),
)
CHECKS = (
    ("ruff check", ["ruff", "check"]),
    ("ruff format", ["ruff", "format", "--check"]),
    ("mypy", ["mypy"]),
    ("lint-imports", ["lint-imports"]),
    ("recordings", ["python", "-m", "tests.web.made"]),  # what the next three are made from
    ("api types", ["python", "hatch_build.py", "npm", "run", "types"]),
    ("svelte-check", ["python", "hatch_build.py", "npm", "run", "check"]),
    ("vitest", ["python", "hatch_build.py", "npm", "test"]),
    ("pytest", ["pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]),
)
CHROMIUMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)

ENV = dict(os.environ)
ENV.setdefault("UV_SYSTEM_CERTS", "1")  # trust what the machine trusts (company proxies)
ENV.setdefault("NODE_USE_SYSTEM_CA", "1")
ENV.setdefault("UV_COMPILE_BYTECODE", "1")  # uv leaves it to the first start, and containers often forbid that:
ENV.pop("PYTHONDONTWRITEBYTECODE", None)  # without .pyc files every start takes three times as long
ENV.pop("RIMWARD_COMPILE", None)  # what is installed here is the checkout itself, which stays plain
ENV.pop("VIRTUAL_ENV", None)  # another active environment must be neither used nor warned of


def say(text: str) -> None:
    print(f"[rimward] {text}", file=sys.stderr, flush=True)


def die(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


def quietly(*cmd: object) -> None:
    """Run a step of the setup; if it fails, say so in one line and keep the rest for whoever wants to read it."""
    done = subprocess.run([str(c) for c in cmd], cwd=ROOT, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return
    text = done.stdout.decode(errors="replace").strip()
    TOOLS.mkdir(exist_ok=True)
    (TOOLS / "error.log").write_text(" ".join(map(str, cmd)) + "\n\n" + text + "\n", encoding="utf-8")
    if OFFLINE.search(text):
        die("what is missing cannot be fetched. Are you online? Only the first run needs it. (.tools/error.log)")
    first = (text.splitlines() or [f"exit code {done.returncode}"])[0]
    die(f"`{' '.join([Path(str(cmd[0])).name, *map(str, cmd[1:3])])}` failed: {first} (.tools/error.log)")


def is_release(pattern: str) -> bool:
    release = Path("/etc/os-release")
    return release.is_file() and re.search(pattern, release.read_text(), re.M) is not None


def is_debian() -> bool:
    return is_release(r"^ID(_LIKE)?=.*\bdebian\b")


def apt_get(why: str, *packages: str) -> None:
    """Debian's packages, where we are root and may install them."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        say(f"{why}; installing {' and '.join(packages)} with apt-get ...")
        ENV.setdefault("DEBIAN_FRONTEND", "noninteractive")
        quietly("apt-get", "update", "-qq")
        quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)


# --- uv, which makes the environments -------------------------------------------------------------------------------
def has_pip() -> bool:
    return subprocess.run([sys.executable, "-m", "pip", "--version"], env=ENV, capture_output=True).returncode == 0


def need_pip() -> None:
    if has_pip():
        return
    debian = is_debian()
    if debian:
        apt_get("there is no pip", "python3-pip", "python3-venv")
    if not has_pip():
        how = "as root: apt-get install python3-pip python3-venv" if debian else "install pip for this Python, or uv"
        die(f"neither uv nor pip is here ({sys.executable}); please do this once, then try again: {how}")


def uv() -> str:
    """A new enough uv from the PATH, or our own copy, fetched with pip the way this machine has pip set up."""
    found = shutil.which("uv")
    if found:
        out = subprocess.run([found, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
        version = re.search(r"(\d+)\.(\d+)\.(\d+)", out)
        if version and [int(n) for n in version.groups()] >= [int(n) for n in UV_VERSION.split(".")]:
            return found
    own = TOOLS / f"uv-{UV_VERSION}{'.exe' if WIN else ''}"
    if not own.is_file():
        need_pip()
        say(f"getting uv {UV_VERSION} ...")
        unpacked = TOOLS / "pip"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        quietly(*pip, "--retries", "1", "--target", unpacked, f"uv=={UV_VERSION}")
        next(p for p in unpacked.rglob("uv.exe" if WIN else "uv") if p.is_file() and p.parent.name != "uv").replace(own)
        shutil.rmtree(unpacked)
    return str(own)


# --- environments ---------------------------------------------------------------------------------------------------
class Environment:
    """A virtual environment with what one lock file says and rimward itself; each step only when its input changed."""

    def __init__(self, name: str, lock: str) -> None:
        self.home, self.lock = ROOT / name, ROOT / lock
        self.bin = self.home / ("Scripts" if WIN else "bin")
        self.python = self.bin / ("python.exe" if WIN else "python")

    def ready(self) -> None:
        if not self.python.exists():
            say(f"setting up {self.home.name} ...")
            quietly(uv(), "venv", "--clear", "--relocatable", "--python", sys.executable, self.home)
        install = ["pip", "install", "--python", str(self.python)]
        # Install and not sync: playing must not uninstall the test tools.
        self.once(self.lock.name, [self.lock], *install, "--require-hashes", "-r", str(self.lock))
        itself = [*install, "--no-deps", "-e", "."]
        self.once("rimward", [ROOT / "pyproject.toml", ROOT / "hatch_build.py"], *itself)
        if subprocess.run([str(self.python), "hatch_build.py", "fresh"], cwd=ROOT, env=ENV).returncode:
            say("building the web client ...")
            quietly(uv(), *itself)  # the build gets itself a Node.js, which players do not have

    def once(self, what: str, inputs: List[Path], *args: str) -> None:
        stamp = TOOLS / f"{self.home.name}-{what}.stamp"
        h = hashlib.sha256(str(ROOT).encode())  # an editable install does not survive a move of the checkout,
        h.update(str((self.home / "pyvenv.cfg").stat().st_mtime_ns).encode())  # and nothing a new environment
        for path in inputs:
            h.update(path.read_bytes())
        if stamp.is_file() and stamp.read_text() == h.hexdigest():
            return
        say(f"installing {what} into {self.home.name} ...")
        quietly(uv(), *args)
        TOOLS.mkdir(exist_ok=True)
        stamp.write_text(h.hexdigest())


# --- PostgreSQL, which the tests of the server start for themselves -------------------------------------------------
def need_postgres() -> None:
    """Where we cannot install it, the tests that need it fail and say what to do."""
    if shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if not is_debian() or os.geteuid() != 0:
        return
    alone = Path("/etc/postgresql-common/createcluster.d/rimward.conf")  # else Debian would start a server for itself
    alone.parent.mkdir(parents=True, exist_ok=True)
    alone.write_text("create_main_cluster = false\n")
    try:
        apt_get("there is no PostgreSQL for the tests", "postgresql")
    finally:
        alone.unlink()


# --- commands -------------------------------------------------------------------------------------------------------
def play(args: List[str]) -> int:
    env = Environment(".venv", "requirements.lock")
    env.ready()
    program = [str(env.bin / "rimward"), *args]
    if WIN:
        return subprocess.run(program, env=ENV).returncode
    os.execve(program[0], program, ENV)  # become the program: stopping this process stops it and leaves no orphan


def chromium(python: Path) -> str:
    """A browser for the tests: that of RIMWARD_CHROMIUM, of this machine, of Playwright, or one that is fetched now."""
    if find_chromium(python):
        return find_chromium(python)
    if is_release(r"^ID=debian$"):  # elsewhere the package may be a stub for another packaging system
        apt_get("there is no browser for the tests", "chromium", "fonts-dejavu-core")
    if not find_chromium(python):
        say("getting a Chromium with Playwright ...")
        root = hasattr(os, "geteuid") and os.geteuid() == 0 and sys.platform.startswith("linux")
        fetch = [str(python), "-m", "playwright", "install", *(["--with-deps"] if root else []), "chromium"]
        subprocess.run(fetch, cwd=ROOT, env=ENV)
    found = find_chromium(python)
    if not found:
        die(
            "the browser tests need Chromium: `apt-get install chromium` as root on Debian, or install Chrome, or set "
            "RIMWARD_CHROMIUM to its path. To leave them out: python3 run.py test -m 'not browser'"
        )
    return found


def find_chromium(python: Path) -> str:
    for place in (ENV.get("RIMWARD_CHROMIUM", ""), *CHROMIUMS):
        found = shutil.which(place) if place else None
        if found:
            return found
    code = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    told = subprocess.run([str(python), "-c", code], env=ENV, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    own = told.stdout.decode().strip()
    return own if own and Path(own).is_file() else ""


class Part:
    """One part of the tests, from here on: its seconds, and the CPU seconds of all that was run for it."""

    def __init__(self, name: str) -> None:
        self.name, self.seconds, self.cpu, self.good = name, -time.monotonic(), -cpu_of_children(), False

    def ended(self, good: bool) -> "Part":
        self.seconds += time.monotonic()
        self.cpu += cpu_of_children()
        self.good = good
        return self


def cpu_of_children() -> float:
    """Of all processes that this one has run and that have ended, and of theirs; 0 on Windows, which does not tell."""
    used = os.times()
    return used.children_user + used.children_system


def table(parts: List[Part]) -> str:
    lines = ["part            seconds      CPU"]
    lines += [f"{p.name:<14}{p.seconds:>9.1f}{p.cpu:>9.1f}  {'ok' if p.good else 'FAILED'}" for p in parts]
    lines.append(f"{'all':<14}{sum(p.seconds for p in parts):>9.1f}{sum(p.cpu for p in parts):>9.1f}")
    return "\n".join(lines)


def test(args: List[str]) -> int:
    setup = Part("setup")
    env = Environment(".venv", "requirements-dev.lock")
    env.ready()
    need_postgres()
    # Playwright's own Node.js needs a library that a bare Debian lacks.
    node = subprocess.run([str(env.python), "hatch_build.py", "node"], cwd=ROOT, env=ENV, stdout=subprocess.PIPE)
    ENV.setdefault("PLAYWRIGHT_NODEJS_PATH", node.stdout.decode().strip())
    if "not browser" not in " ".join(args):
        ENV["RIMWARD_CHROMIUM"] = chromium(env.python)
    if args:
        return subprocess.run([str(env.bin / "pytest"), *args], cwd=ROOT, env=ENV).returncode
    parts = [setup.ended(good=True)]
    for name, cmd in CHECKS:
        print(f"\n--- {' '.join(cmd)}", flush=True)
        part = Part(name)
        code = subprocess.run([str(env.bin / cmd[0]), *cmd[1:]], cwd=ROOT, env=ENV).returncode
        parts.append(part.ended(good=code == 0))
    print("\n" + table(parts), flush=True)
    failed = [part.name for part in parts if not part.good]
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def bench(args: List[str]) -> int:
    env = Environment(".venv-bench", "requirements-bench.lock")
    env.ready()
    return subprocess.run([str(env.python), "-m", "benchmarks", *args], cwd=ROOT, env=ENV).returncode


def compiled(args: List[str]) -> int:
    env = Environment(".venv", "requirements-dev.lock")
    env.ready()
    say("compiling, which takes some minutes when anything has changed ...")
    code = subprocess.run([str(env.python), "hatch_build.py", "compile", *args], cwd=ROOT, env=ENV).returncode
    if code == 0:
        print(f"PYTHONPATH={ROOT / 'build/compiled'}")
    return code


def lock(args: List[str]) -> int:
    ENV["UV_CUSTOM_COMPILE_COMMAND"] = "python3 run.py lock"  # the header names this and no path or address
    for name, more in LOCKS:
        say(f"writing {name} ...")
        cmd = ["pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"]
        quietly(uv(), *cmd, "pyproject.toml", *more, "-o", name, *args)
    return 0


COMMANDS = {"play": play, "test": test, "bench": bench, "compiled": compiled, "lock": lock}


def main(argv: List[str]) -> int:
    what = argv[0] if argv else "help"
    if what in ("help", "-h", "--help"):
        print(__doc__)
        return 0
    if what not in COMMANDS:
        print(f"[rimward] there is no command {what!r}\n\n{__doc__}", file=sys.stderr)
        return 2
    if sys.version_info < (3, 11):
        die(f"Rimward needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable})")
    return COMMANDS[what](argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

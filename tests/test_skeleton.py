"""What every checkout relies on: the commands, the lock files, the wheel, and files that are fit for publishing."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import hatch_build
import rimward
from rimward.cli import main

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))


def call(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "run.py", *args], cwd=ROOT, capture_output=True, text=True, check=False)


# --- commands -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("args", [[], ["help"], ["--help"]])
def test_run_tells_its_commands(args: list[str]) -> None:
    done = call(*args)
    assert done.returncode == 0
    assert done.stderr == ""
    for command in ("play", "test", "bench", "lock"):
        assert f"python3 run.py {command} " in done.stdout


def test_run_refuses_an_unknown_command() -> None:
    done = call("fly")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "there is no command 'fly'" in done.stderr


def test_an_old_python_is_told_so_in_one_line() -> None:
    code = "import sys; sys.version_info = (3, 9, 2); import run; sys.exit(run.main(['play']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("[rimward] Rimward needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


BUSY = r"""
import subprocess, sys, run
parts = []
for name, cpu in (("idle", 0), ("busy", 0.3)):
    part = run.Part(name)
    subprocess.run([sys.executable, "-c", f"import time\nwhile time.process_time() < {cpu}: pass"])
    parts.append(part.ended(good=name == "busy"))
print(run.table(parts))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows does not tell the CPU time of other processes")
def test_the_cpu_seconds_of_each_part_are_told_and_their_sum() -> None:
    done = subprocess.run([sys.executable, "-c", BUSY], cwd=ROOT, capture_output=True, text=True, check=True)
    head, *rows = [line.split() for line in done.stdout.splitlines()]
    assert head == ["part", "seconds", "CPU"]
    idle, busy, both = rows
    assert (idle[0], idle[3], busy[0], busy[3], both[0]) == ("idle", "FAILED", "busy", "ok", "all")
    assert float(busy[2]) >= 0.3
    assert abs(float(both[2]) - float(idle[2]) - float(busy[2])) < 0.11  # of rounded numbers


def test_ci_runs_what_a_developer_runs() -> None:
    script = ROOT / ".ci/run"
    assert script.stat().st_mode & 0o111
    assert script.read_text().rstrip().endswith("exec python3 run.py test")


def test_the_program_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"rimward {rimward.__version__}\n"


# --- lock files -----------------------------------------------------------------------------------------------------
def pins(lock: Path) -> dict[str, str]:
    """Every requirement of a lock file with all that is said of it: version, condition, hashes."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.M).replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip()]
    assert all(re.match(r"[a-z0-9-]+==", line) for line in lines), "something other than a pinned requirement"
    return {line.partition("==")[0]: " ".join(line.split()) for line in lines}


def test_there_are_three_locks() -> None:
    assert [p.name for p in LOCKS] == ["requirements-bench.lock", "requirements-dev.lock", "requirements.lock"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda p: p.name)
def test_a_lock_has_hashes_and_no_address(lock: Path) -> None:
    entries = pins(lock)
    assert entries
    assert [name for name, entry in entries.items() if not re.search(r"--hash=sha256:[0-9a-f]{64}", entry)] == []
    for word in ("://", "index-url", "find-links", "file:", "@ "):
        assert word not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda p: p.name)
def test_a_lock_contains_what_players_get(lock: Path) -> None:
    assert pins(ROOT / "requirements.lock").items() <= pins(lock).items()


@pytest.mark.parametrize(
    ("name", "group"),
    [("requirements.lock", None), ("requirements-dev.lock", "dev"), ("requirements-bench.lock", "bench")],
)
def test_a_lock_knows_every_dependency_of_the_project(name: str, group: str | None) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["dependency-groups"][group] if group else project["project"]["dependencies"]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", w)[0]).lower() for w in wanted}
    assert names - set(pins(ROOT / name)) == set(), "run `python3 run.py lock`"


# --- the wheel ------------------------------------------------------------------------------------------------------
def copied(tree: Path, *left_out: str) -> Path:
    """What a wheel is built from."""
    tree.mkdir()
    (tree / ".git").mkdir()  # .gitignore counts only in a checkout, and it names the built client
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tree / name)
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", *left_out))
    return tree


def in_the_wheel(tree: Path, out: Path, **env: str) -> set[str]:
    """Built by the backend itself: no isolation, no network."""
    build = [sys.executable, "-c", f"import hatchling.build as h; h.build_wheel({str(out)!r})"]
    subprocess.run(build, cwd=tree, check=True, capture_output=True, env={**os.environ, **env})
    [wheel] = out.glob(f"rimward-{rimward.__version__}-*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.slow
def test_the_wheel_holds_the_client_and_the_data(tmp_path: Path) -> None:
    # With the client as it was built for these tests: building it again would fetch its packages.
    tree = copied(tmp_path / "tree")
    probe = tree / "src/rimward/games/probe"
    data = ["rules.yaml", "locale/en.ftl", "locale/ru.ftl", "data/ships.yaml"]
    for name in data:
        (probe / name).parent.mkdir(parents=True, exist_ok=True)
        (probe / name).write_text("probe\n")

    held = in_the_wheel(tree, tmp_path / "out")
    source = {p.relative_to(tree / "src").as_posix() for p in (tree / "src").rglob("*") if p.is_file()}
    assert source <= held
    assert {f"rimward/games/probe/{name}" for name in data} <= held
    assert {"rimward/static/index.html", "rimward/static/favicon.svg", "rimward/static/.stamp"} <= held
    assert "rimward/py.typed" in held


@pytest.mark.slow
def test_the_engine_alone_needs_no_node(tmp_path: Path) -> None:
    """PATH leads nowhere, so a build of the client would fail."""
    tree = copied(tmp_path / "tree", "static")
    (tree / "web/index.html").write_text("changed: what was built would not fit any more")
    held = in_the_wheel(tree, tmp_path / "out", RIMWARD_NO_WEB="1", PATH=str(tmp_path))
    assert "rimward/kernel/match.py" in held
    assert [name for name in held if name.startswith("rimward/static")] == []


def test_the_client_of_this_checkout_is_built() -> None:
    assert subprocess.run([sys.executable, "hatch_build.py", "fresh"], cwd=ROOT, check=False).returncode == 0


def test_the_client_is_small() -> None:
    """All of it, of three drawn games, in both languages; fonts come on top. What one table takes is another matter:
    tests/web/test_shell.py."""
    built = [p for p in (ROOT / "src/rimward/static").rglob("*") if p.suffix in (".js", ".css", ".html")]
    assert len(built) > 5
    assert sum(len(gzip.compress(path.read_bytes())) for path in built) < 460_000


def test_the_client_needs_a_build_when_its_sources_change(tmp_path: Path) -> None:
    """What the tests leave in web/ is no source of it."""
    web = tmp_path / "web"
    for name in ("index.html", "src/main.ts", "node_modules/svelte/index.js", "made/xia.json", "src/api.d.ts"):
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text("one")
    first = hatch_build.fingerprint(web)
    for name in ("node_modules/svelte/index.js", "made/xia.json", "src/api.d.ts"):
        (web / name).write_text("two")
    assert hatch_build.fingerprint(web) == first
    (web / "src/main.ts").write_text("two")
    assert hatch_build.fingerprint(web) != first


def test_the_clients_lock_file_has_hashes_no_address_and_every_platform() -> None:
    """A lock written on one system may lack the binaries of the others, and `npm ci` then works on that one alone."""
    text = (ROOT / "web/package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
    names = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert wanted - names == set()


def test_node_is_the_same_for_building_and_testing() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    assert hatch_build.NODE in groups["dev"]
    for group in ("dev", "bench"):
        assert {pin for pin in hatch_build.COMPILER if "==" in pin} <= set(groups[group])


def test_the_page_asks_nobody_else_for_anything() -> None:
    page = (ROOT / "web/index.html").read_text()
    assert 'name="viewport"' in page
    assert re.findall(r"""(?:src|href)=["'](?:\w+:)?//""", page) == []


# --- what is published ----------------------------------------------------------------------------------------------
# Written so that this file names none of it, and no pattern matches its own text.
UNFIT = {
    "a path of somebody's machine": r"(?<![\w./~-])/(?:work|root|home/\w+|Users/\w+)/",
    "a package registry": r"py[p]i\.org|python[h]osted|registry\.n[p]m|//\w\S*/simple/|//\w\S*\.whl\b",
}


def published() -> list[Path]:
    if not (ROOT / ".git").exists():
        return []  # unpacked from an archive: what was published is past mending
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("what", UNFIT)
def test_no_file_names_a_machine_or_a_registry(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in published()
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if re.search(UNFIT[what], line)
    ]
    assert found == []


def test_links_between_our_pages_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert ROOT / "README.md" in pages
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in pages
        for target in re.findall(r"\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)", page.read_text())
        if not re.match(r"[a-z]+:|#", target) and not (page.parent / target.partition("#")[0]).exists()
    ]
    assert broken == []

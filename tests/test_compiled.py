"""The compiled build plays the same games: same questions, same states, same records, answer by answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import hatch_build
from benchmarks.cases import OURS
from benchmarks.compiled import There
from hatch_build import ROOT, compilable, compile_copy
from rimward.kernel import frame
from tests import compiled_games


def run(copy: Path, *command: str) -> str:
    """With the compiled copy before everything else that is installed."""
    env = {**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_an_install_that_compiles_asks_for_the_compiler_and_is_for_one_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pretend(root: Path, target: Path) -> bool:
        (target / "rimward/kernel").mkdir(parents=True)
        for name in ("rimward__mypyc.so", "rimward/kernel/frame.so", "rimward/kernel/frame.py"):
            (target / name).write_text("made")
        return True

    monkeypatch.setattr(hatch_build, "compile_copy", pretend)
    monkeypatch.setenv("RIMWARD_NO_WEB", "1")
    hook = hatch_build.WebBuildHook(str(tmp_path), {}, cast(Any, None), cast(Any, None), "", "wheel")
    assert hook.dependencies() == []
    plain: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", plain)
    assert plain == {"force_include": {}}

    monkeypatch.setenv("RIMWARD_COMPILE", "1")
    assert hook.dependencies() == hatch_build.COMPILER
    compiled: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", compiled)
    assert (compiled["pure_python"], compiled["infer_tag"]) == (False, True)
    assert sorted(compiled["force_include"].values()) == ["rimward/kernel/frame.so", "rimward__mypyc.so"]


@pytest.fixture(scope="module")
def copy() -> Path:
    """Built without the optimisation that takes most of the time, and kept while the sources stay the same."""
    target = ROOT / "build/compiled-for-tests"
    compile_copy(ROOT, target, "0")
    return target


@pytest.mark.slow
def test_every_module_that_can_be_is_compiled(copy: Path) -> None:
    code = "import sys, importlib\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    names = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in compilable(ROOT / "src")]
    files = run(copy, "-c", code, *names).split()
    assert len(files) == len(names) > 80
    assert [file for file in files if file.endswith(".py") or not file.startswith(str(copy))] == []


FIELDS = """
from rimward.games.catalog import GAMES
from rimward.kernel.plain import fields_of
for game in GAMES.values():
    for name, kind in sorted(game.kinds.items()):
        print(game.name, name, *fields_of(kind))
"""


@pytest.mark.slow
def test_everything_on_a_table_has_the_same_fields(copy: Path) -> None:
    """A default that the compiler cannot spell hides the fields of a class, and a copy would forget them."""
    plain = run(ROOT / "src", "-c", FIELDS)
    assert len(plain.splitlines()) > 60
    assert run(copy, "-c", FIELDS) == plain


@pytest.mark.slow
def test_games_go_the_same_way_state_by_state(copy: Path) -> None:
    assert frame.__file__.endswith(".py"), "this process is to be the plain one"
    file, *games = run(copy, "-m", "tests.compiled_games").splitlines()
    assert Path(file).is_relative_to(copy)
    assert not file.endswith(".py")
    assert games == list(compiled_games.lines())


def test_the_benchmark_of_the_compiled_build_refuses_a_plain_one() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.compiled", OURS[0].name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.endswith("frame.py is not compiled\n")


@pytest.mark.slow
def test_the_benchmark_measures_the_compiled_build_in_a_process_of_its_own(copy: Path) -> None:
    with There(OURS[0].name, copy) as case:
        assert case.name == "Comet Rush, compiled"
        figures = case.one_round(0, 0.001)
        assert figures["decisions_per_game"] > 10
        assert figures["copy_us"] > 0
        assert case.kept_bytes() > 100


CHECKS = (
    "not twin and "  # plain classes cannot inherit from compiled ones
    "(recorded or asking or refusals or snapshots or copies or records or scripts or undo or take_back)"
)
"""Of the promises those that a compiler could break; what bots and other seats are told is made of the same states."""


@pytest.mark.slow
def test_recorded_games_and_the_promises_hold(copy: Path) -> None:
    tests = ("tests/test_recorded.py", "tests/conformance/test_conformance.py")
    told = run(copy, "-m", "pytest", "-q", "-n", "0", "-m", "not slow", "-k", CHECKS, *tests)
    assert " passed" in told

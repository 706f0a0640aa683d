"""docs/research.md is true: its quick start runs, its tables are the code's; and the training example learns."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import yaml

from rimward import __version__
from rimward.lab.envs.andromeda import tables as andromeda
from rimward.lab.envs.comet import arrays as comet
from rimward.lab.envs.shapes import filled
from rimward.lab.envs.xia import tables as xia
from rimward.lab.pool import Here

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/research.md").read_text(encoding="utf-8")
TABLES = {**xia.tables(), **andromeda.tables()}
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"docs/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_quick_start_has_ten_lines_and_all_examples_run_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(BLOCKS[0].splitlines()) <= 10
    scope: dict[str, Any] = {}
    for block in BLOCKS:
        exec(compile(block, "research.md", "exec"), scope)  # noqa: S102 - our own page
    assert capsys.readouterr().out.count("seat_") == 4, "each agent is told its reward"
    assert scope["possible"].view("seat_0") == scope["twin"].view("seat_0")


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_are_those_of_the_code(name: str) -> None:
    assert f"<!-- {name} -->\n{TABLES[name]}\n<!-- end of {name} -->" in PAGE, (
        "python -m rimward.lab.envs.xia.tables docs/research.md, and the same for andromeda"
    )


def test_the_tables_of_comet_are_those_of_the_code() -> None:
    rows = [(block.name, " x ".join(map(str, block.shape)), block.means) for block in comet.BLOCKS]
    assert all(f"| `{name}` | {shape} | uint8 | {means} |" in PAGE for name, shape, means in rows)
    ids = ", ".join(f"`{key}`" for key in comet.KEYS)
    assert f"There are {len(comet.KEYS)} ids, from 0 on: {ids}." in PAGE.replace("\n", " ")


def test_tables_are_written_between_their_marks_and_nowhere_else() -> None:
    assert filled(PAGE, TABLES) == PAGE
    assert filled(PAGE.replace("| `spaces` |", "| `space` |"), TABLES) == PAGE


def test_who_cites_it_cites_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == __version__
    assert citation["license"] == "MIT"


# --- the training example --------------------------------------------------------------------------------------------
def test_a_few_games_teach_the_example_to_beat_random_players() -> None:
    """Of sixteen short games a player who has learned nothing wins four; after some self-play, most of them."""
    train = script("train_xia")
    weights, adam = np.zeros(train.WEIGHTS), train.Adam()
    for seed in range(36):
        gradient, decisions, _ = train.self_play(weights, seed, 1, target=5)
        assert decisions
        weights = adam.step(weights, gradient)
    assert np.isfinite(weights).all()
    assert sum(train.wins(weights, seed, target=5) for seed in range(16)) >= 9


def test_weights_are_kept_and_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same loop as a long run, with a process that plays at once and no game."""
    train = script("train_xia")
    monkeypatch.setattr(train, "ProcessPoolExecutor", lambda jobs, context: Here())
    monkeypatch.setattr(train, "self_play", lambda weights, seed, games: (np.ones(train.WEIGHTS), 10, 8.0))
    monkeypatch.setattr(train, "wins", lambda weights, seed: bool(weights[0] > 0.1))
    train.train(tmp_path, 0.5, 1)
    assert [kept["games"] for kept in json.loads((tmp_path / "kept.json").read_text())] == [0, 4, 8]
    assert [point["share"] for point in train.judge(tmp_path, 4, 1)] == [0, 0, 1]


def test_the_curve_is_what_the_page_says() -> None:
    told = json.loads((ROOT / "docs/train-xia.json").read_text(encoding="utf-8"))
    last = told["curve"][-1]
    assert last["low"] >= 0.6
    assert f"{last['share']:.1%}" in PAGE
    assert script("plot_curve").drawn(told["curve"]) == (ROOT / "docs/train-xia.svg").read_text(encoding="utf-8")

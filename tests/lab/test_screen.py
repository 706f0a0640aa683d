"""`rimward screen`: numbers varied by chance, what they do to the margins, and how that is told."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from rimward.games.catalog import GAMES
from rimward.games.comet.advice import advice
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.game import Mind
from rimward.kernel.question import Choose
from rimward.lab import minds, numeric, screen
from rimward.lab.ledger import Ledger, Plan, played
from rimward.lab.screen import screened
from tests.lab.made import bare

QUICK = ["--option", "target=8", "--option", "rounds=4", "--jobs", "1", "--seats", "3"]
XIA = GAMES["xia"].mind


class Nerve(NamedTuple):
    """A pilot in numbers."""

    drill: float = 1.0  # what a drill counts, against hauling what is there
    idle: float = 2.0  # nothing
    never: float = 0.0
    name: str = "pilot"


def nervous(w: Nerve, g: Any, question: Choose) -> Sequence[float]:
    rated = advice(g, question)
    if question.code != "comet.turn.action":
        return rated
    return [rating * (w.drill if act == "drill" else 1.0) for act, rating in zip(question.options, rated, strict=True)]


@pytest.fixture
def comet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comet Rush has no table of numbers of its own."""
    mind = Mind({"": Nerve(drill=0.4), "bold": Nerve(drill=3.0)}, nervous)
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], mind=mind, styles=("bold",)))


def called(*said: str) -> int:
    return screen.command(parsed(*said))


def parsed(*said: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    screen.add_arguments(parser)
    return parser.parse_args(said)


def plan(*said: str) -> Plan:
    return screen.planned(parsed("comet", *QUICK, *said))


def ledger(plan: Plan, *parts: Sequence[int]) -> Ledger:
    made = Ledger(plan)
    for part in parts or [range(plan.games)]:
        made.take(played(plan, part))
    return made


# --- minds -----------------------------------------------------------------------------------------------------------
def test_every_number_that_can_be_multiplied_is_and_nothing_else() -> None:
    assert XIA is not None
    before, after = XIA.tables["pirate"], minds.drawn(XIA, "pirate", 0.35, "7")
    for name in before._fields:
        changed = getattr(before, name) != getattr(after, name)
        assert changed == (name in minds.numbers(XIA, "pirate")) or isinstance(getattr(before, name), int), name
    assert after.kit == before.kit == "pirate"
    assert type(after.nebula) is int
    assert minds.drawn(XIA, "pirate", 0.35, "7") == after != minds.drawn(XIA, "pirate", 0.35, "8")


def test_what_was_multiplied_is_found_again_and_what_fades_stays_below_one() -> None:
    assert XIA is not None
    names = list(minds.numbers(XIA, ""))
    found = []
    for seed in range(400):
        table = minds.drawn(XIA, "", 0.35, str(seed))
        assert 0 < table.turn < 1
        assert table.bounty >= 1
        found.append(minds.shifts(XIA, "", table))
    spread = dict(zip(names, np.std(found, axis=0), strict=True))
    assert all(0.3 < each < 0.4 for each in spread.values()), spread
    usual = XIA.tables[""]
    twice = usual._replace(coin=2 * usual.coin, turn=usual.turn**0.5, nebula=2 * usual.nebula)
    shifts = dict(zip(names, minds.shifts(XIA, "", twice), strict=True))
    assert [shifts[name] for name in ("coin", "turn", "nebula", "energy")] == pytest.approx([log(2)] * 3 + [0])


def test_the_numbers_of_a_style_give_its_advice_and_others_another() -> None:
    game, chance = GAMES["xia"], Seeded(2)
    assert game.mind is not None
    assert list(game.mind.tables) == ["", *game.styles]
    same, other = (
        minds.minded(game, game.mind.tables["pirate"]),
        minds.minded(game, minds.drawn(game.mind, "", 0.35, "1")),
    )
    g, differ = game.new_table(3, {}), 0
    start(g, chance)
    for _ in range(60):
        question = next(question for question in g.open if question.seat not in g.early)
        rated = [each.advice(g, question, "pirate") for each in (game, same, other) if each.advice is not None]
        assert rated[0] == rated[1]
        differ += rated[0] != rated[2]
        answer(g, chance, question.seat, question.options[max(range(len(rated[0])), key=rated[0].__getitem__)])
    assert differ > 20


# --- the regression --------------------------------------------------------------------------------------------------
def test_slopes_are_found_again_and_their_intervals_are_honest() -> None:
    random, truth = np.random.default_rng(3), np.array([2.0, 0.0, -1.0])
    inside = []
    for _ in range(200):
        shifts = random.normal(0, 0.35, (60, 4, 3))
        scores = shifts @ truth + random.normal(0, 2, (60, 4)) + random.normal(5, 3, (60, 1))  # short and long games
        slopes, explained = numeric.regressed(shifts.tolist(), scores.tolist())
        assert slopes is not None
        assert 0 < explained < 0.6
        inside += [abs(slope - true) < 1.96 * error for (slope, error), true in zip(slopes, truth, strict=True)]
    assert 0.9 < np.mean(inside) < 0.98


def test_too_few_games_say_nothing() -> None:
    assert numeric.regressed([], []) == (None, 0.0)
    assert numeric.regressed([[[0.1, 0.2], [0.3, 0.1]]], [[1.0, 2.0]]) == (None, 0.0)


# --- the command -----------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("comet")
def test_what_matters_is_found_and_what_does_not_is_not() -> None:
    found = screened(ledger(plan("--games", "120")))
    drill, idle = found.effects
    assert (drill.name, drill.value, drill.twice, drill.hint) == ("drill", 0.4, 0.8, "more")  # 0.4 dares too little
    assert (idle.name, idle.hint) == ("idle", "")
    assert drill.effect is not None
    assert drill.effect.low > 0.2
    assert 0 < found.explained < 1
    assert (found.games, found.lacking, found.sigma) == (120, 0, 0.35)


@pytest.mark.usefixtures("comet")
def test_any_split_gives_the_same_and_another_sigma_or_style_other_games() -> None:
    whole, split = ledger(plan("--games", "9")), ledger(plan("--games", "9"), [7, 2], [8, 0, 1], [3, 4, 5, 6])
    assert bare(whole) == bare(split)
    assert screened(whole) == screened(split)
    assert bare(whole) != bare(ledger(plan("--games", "9", "--sigma", "1")))
    assert bare(whole) != bare(ledger(plan("--games", "9", "--style", "bold")))


@pytest.mark.usefixtures("comet")
def test_kept_parts_are_merged_and_told_as_data_and_for_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(tmp_path / name) for name in ("one", "two")]
    for part, file in enumerate(files):
        assert called("comet", *QUICK, "--games", "40", "--shard", f"{part + 1}/2", "--keep", file, "--json") == 0
    capsys.readouterr()
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- screen -->\n<!-- /screen -->\nb\n")
    assert called("--merge", *files, "--json", "--markdown", str(page)) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["lacking"], len(data["effects"])) == (40, 0, 2)
    assert set(data["effects"][0]["effect"]) == {"value", "low", "high"}
    assert "| drill | 0.4 | 0.8 | +" in page.read_text()
    assert called("--merge", files[0]) == 0
    out = capsys.readouterr().out
    assert "20 games are not played" in out
    assert "comet: 20 games of 3 greedy, seed 0" in out


@pytest.mark.usefixtures("comet")
def test_games_by_other_numbers_are_not_taken_for_games_by_these(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said, file = ["comet", *QUICK, "--games", "2", "--keep", str(tmp_path / "games")], str(tmp_path / "games")
    assert called(*said) == 0
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], mind=Mind({"": Nerve(drill=0.5)}, nervous)))
    capsys.readouterr()
    assert called(*said) == 2
    assert "other games than these" in capsys.readouterr().err
    assert called("--merge", file) == 2
    assert "other numbers than the game has now" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["comet"], "no table of numbers to vary; there is one for: xia"),
        (["xia", "--style", "poet"], "no style 'poet'; it has: trader"),
        (["xia", "--sigma", "0"], "--sigma 0: a number above 0"),
        (["xia", "--sigma", "nan"], "--sigma nan"),
        (["xia", "--seats", "9"], "2 to 5 seats"),
        (["chess"], "chess is no game"),
    ],
)
def test_bad_use_is_one_line_and_code_2(said: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(*said) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


def test_without_numpy_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(numeric, "find_spec", lambda name: None)
    assert called("xia") == 2
    assert "pip install 'rimward[lab]'" in capsys.readouterr().err

"""`rimward balance`: what is compared, what is counted, what is said of it, and the page."""

import argparse
import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.story import Telling
from rimward.lab import balance
from rimward.lab.ledger import Ledger, Plan, Seating
from rimward.lab.meeting import Meeting, Pairing, meet
from rimward.lab.page import page
from rimward.lab.survey import Row, Survey, survey
from tests.lab.made import COMET, ledger, meeting, plan

QUICK = ["--with", "target=8", "--with", "rounds=4", "--jobs", "1"]


def called(*said: str) -> int:
    return balance.command(parsed(*said))


def parsed(*said: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    balance.add_arguments(parser)
    return parser.parse_args(said)


# --- what is compared ------------------------------------------------------------------------------------------------
def test_the_game_as_it_is_against_an_option_on_the_same_seeds() -> None:
    planned = balance.planned(parsed("comet", "--option", "target=8", "--with", "rounds=5", "--bots", "greedy"))
    assert [table.options for table in planned.tables] == [{"target": 15, "rounds": 5}, {"target": 8, "rounds": 5}]
    assert [table.bots for table in planned.tables] == [("greedy", "greedy")] * 2
    assert not planned.rotated
    assert balance.settings(planned) == ["target=15", "target=8"]


def test_an_option_without_a_value_is_tried_with_each() -> None:
    planned = balance.planned(parsed("xia", "--option", "min_move", "--bots", "random"))
    assert balance.settings(planned) == ["min_move=0", "min_move=2", "min_move=3"]
    planned = balance.planned(parsed("xia", "--option", "npcs", "--bots", "random"))
    assert balance.settings(planned) == ["npcs=yes", "npcs=no"]


def test_without_an_option_there_is_one_setting_and_normal_plays() -> None:
    planned = balance.planned(parsed("xia"))
    assert balance.settings(planned) == ["as it is"]
    styles = GAMES["xia"].styles
    assert list(planned.tables[0].bots) == ([f"normal/{style}" for style in styles] or ["normal"] * 4)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["comet", "--option", "target"], "say which value, such as target=5"),
        (["comet", "--option", "colour"], "no option colour"),
        (["comet", "--option", "colour=red"], "no option colour"),
        (["comet", "--with", "target=99"], "allowed is 5..40"),
        (["comet", "--bots", "random,clever"], "no bot 'clever'"),
        (["chess"], "chess is no game"),
    ],
)
def test_bad_use_is_one_line_and_code_2(said: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(*said) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


# --- what is counted -------------------------------------------------------------------------------------------------
SHIPS = [{"ship": "dart"}, {"ship": "tub"}, {"ship": "tub"}]


def told(game: int, winners: list[int], table: int = 0, turns: int = 4, **more: Any) -> Meeting:
    given = {
        "order": [2, 0, 1],
        "turns": [turns] * 3,
        "skipped": [0, 0, 1],
        "idle": [1, 0, 0],
        "decisions": 10 * turns,
        "gains": [{"comet.turn.hauled": 5}, {}, {"comet.turn.hauled": turns}],
        "throws": [3, 3, 3],
        "luck": [0.5, -1.0, 2.0],
        "tags": SHIPS,
        **more,
    }
    return meeting(game, winners, table, **given)


def found(*meetings: Meeting, tables: int = 1) -> Survey:
    made = plan(*[("one", "two", "two")] * tables, games=len(meetings) // tables, rotated=False)
    return survey(ledger(made, *meetings), [f"setting {number}" for number in range(tables)])


def row(survey: Survey, kind: str, name: str) -> Row:
    (group,) = [group for group in survey.groups if group.kind == kind]
    return next(row for row in group.rows if row.name == name)


def value(row: Row, setting: int = 0) -> float:
    estimate = row.values[setting]
    assert estimate is not None
    return estimate.value


def test_wins_are_counted_in_fair_shares() -> None:
    made = found(told(0, [0]), told(1, [0]), told(2, [2]), told(3, [0, 1]))
    assert value(row(made, "seat", "1")) == pytest.approx(3 * 2.5 / 4)
    assert value(row(made, "order", "1")) == pytest.approx(3 * 1 / 4)  # seat 2 begins
    assert value(row(made, "order", "2")) == pytest.approx(3 * 2.5 / 4)
    assert value(row(made, "bot", "two")) == pytest.approx(3 * 1.5 / 8)
    assert value(row(made, "ship", "dart")) == pytest.approx(3 * 2.5 / 4)
    assert value(row(made, "ship", "tub")) == pytest.approx(3 * 1.5 / 8)
    assert row(made, "ship", "tub").counts == [8]
    assert value(row(made, "luck", "1")) == pytest.approx(3 * 1 / 4)  # seat 2 again
    assert row(made, "ship", "dart").verdicts == ["outside"]


def test_length_sources_and_turns_without_effect() -> None:
    made = found(told(0, [0]), told(1, [1], turns=6))
    length = {row.name: row for row in made.length}
    assert made.medians == [5]
    assert value(length["turns"]) == 5
    assert value(length["decisions"]) == 50
    assert value(length["idle"]) == pytest.approx(2 / (30 - 2))
    assert value(length["skipped"]) == pytest.approx(2 / 30)
    assert {row.name: value(row) for row in made.sources} == {"comet.turn.hauled": 10, "comet.gift.accept": 0}
    assert made.unused == [["comet.gift.accept"]]
    assert any("no effect" in sentence and "7.1%" in sentence for sentence in balance.sentences(made))
    assert any("nobody ever scored by: Gifts" in sentence for sentence in balance.sentences(made))


def test_settings_are_compared_over_the_games_that_both_have() -> None:
    base = [told(game, [game % 3], turns=4 + game) for game in range(6)]
    other = [told(game, [0], 1, turns=3 + game) for game in range(5)]  # one turn less, always; seat 0 wins them all
    made = found(*base, *other, tables=2)
    (turns,) = next(row for row in made.length if row.name == "turns").differences
    assert turns == pytest.approx((-1, -1, -1))
    (seat,) = row(made, "seat", "1").differences
    assert seat is not None
    assert seat.value == pytest.approx(3 * (5 - 2) / 5)
    said = balance.sentences(made)
    assert "setting 1: -15% turns a seat (±0)." in said  # of 6.5


def test_games_without_end_are_left_out_and_told() -> None:
    made = found(told(0, [0]), told(1, [], why="broken"))
    assert (made.games, made.failures) == ([1], 1)
    assert "1 games came to no end and are left out." in balance.sentences(made)


# --- turns without effect --------------------------------------------------------------------------------------------
def test_a_turn_without_effect_is_one_that_the_game_calls_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = GAMES["comet"], list[int]()

    def still(before: Any, after: Any, seat: int) -> bool:
        assert before is not after
        seen.append(seat)
        return seat == 1

    telling = game.telling
    assert telling is not None
    object.__setattr__(game, "telling", Telling(turn=telling.turn, gains=telling.gains, still=still))
    try:
        played = meet(Pairing(game, game.checked(COMET), ["random"] * 3), 5, Meeting(0, 0, [0, 1, 2]))
    finally:
        object.__setattr__(game, "telling", telling)
    assert sorted(played.order) == [0, 1, 2]
    assert sum(played.turns) - sum(played.skipped) - 1 <= len(seen) <= sum(played.turns)
    assert played.idle[0] == played.idle[2] == 0
    assert played.idle[1] == seen.count(1) > 0


# --- the page --------------------------------------------------------------------------------------------------------
class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.plots: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.links += [given[name] or "" for name in ("src", "href", "srcset", "action") if name in given]
        if tag == "svg" and given.get("role") == "img":
            self.plots.append(given["aria-label"] or "")

    def handle_data(self, data: str) -> None:
        self.words += f"{data} "


def test_the_page_has_every_plot_with_its_table_and_needs_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, games = tmp_path / "page.html", tmp_path / "games"
    said = ["comet", "--option", "target=12", "--bots", "greedy,random,random", "--games", "12", *QUICK]
    assert called(*said, "--out", str(file), "--keep", str(games), "--json") == 0
    report = json.loads(capsys.readouterr().out)
    text = file.read_text(encoding="utf-8")
    read = Page(text)
    assert read.links == ["data:,"]
    assert "://" not in text
    assert "@import" not in text
    assert "url(" not in text
    assert "script" not in read.tags
    titles = ["Wins by order of turns", "Wins by seat", "Wins by bot", "Wins by luck of the dice", "Points by source"]
    assert read.plots == ["How many turns a seat had", *titles]
    assert read.tags.count("table") == len(read.plots)
    assert read.tags.count("section") == len(read.plots)
    for sentence in report["sentences"]:
        assert sentence in read.words
    for label in ("greedy", "seat 3", "the luckiest", "Hauled home", "target=12: difference"):
        assert label in read.words
    assert report["games"] == [12, 12]
    assert report["settings"] == ["target=8", "target=12"]

    assert called("--merge", str(games)) == 0  # the same again, in words
    assert report["sentences"][0] in capsys.readouterr().out


def test_two_kept_runs_are_compared_game_by_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, target in (("before", "12"), ("after", "8")):
        said = ["comet", "--with", f"target={target}", "--bots", "greedy", "--games", "6", "--jobs", "1"]
        assert called(*said, "--keep", str(tmp_path / f"{name}.jsonl"), "--json") == 0
    alone = json.loads(capsys.readouterr().out.splitlines()[0])
    assert called("--compare", str(tmp_path / "before.jsonl"), str(tmp_path / "after.jsonl"), "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["settings"] == ["before", "after"]
    assert report["games"] == [6, 6]
    before, after = report["length"][0]["values"]
    assert before == alone["length"][0]["values"][0]
    assert report["length"][0]["differences"][0]["value"] == pytest.approx(after["value"] - before["value"])
    assert after["value"] < before["value"]

    assert called("comet", "--bots", "random", "--games", "1", "--keep", str(tmp_path / "other"), "--jobs", "1") == 0
    assert called("--compare", str(tmp_path / "before.jsonl"), str(tmp_path / "other")) == 2
    assert "not pairs" in capsys.readouterr().err


def test_words_of_others_are_escaped() -> None:
    made = Plan("balance", "comet", "1", "", "<b>", False, False, (Seating(("<i>", "a", "a"), COMET),), 1)
    written = page(survey(ledger(made, told(0, [0])), ["as it is"]), ["1 < 2"])
    assert "<b>," not in written
    assert "<i>" not in written
    assert "1 &lt; 2" in written


def test_nothing_played_is_no_error() -> None:
    made = survey(Ledger(plan(("random", "random"))), ["as it is"])
    assert "nothing can be said" in balance.sentences(made)[-1]
    assert balance.text(made, [])
    assert "<svg" not in page(made, [])


# --- Xia -------------------------------------------------------------------------------------------------------------
def test_xia_tells_ships_sources_and_turns() -> None:
    game = GAMES["xia"]
    pairing = Pairing(game, game.checked({"target": 5}), ["greedy"] * 3, deal=True)
    played = meet(pairing, 1, Meeting(0, 0, [0, 1, 2]))
    again = meet(pairing, 1, Meeting(0, 0, [0, 1, 2]))
    assert played.why == ""
    assert len({tags["ship"] for tags in played.tags}) == 3
    assert game.telling is not None
    assert {source for gains in played.gains for source in gains} <= set(game.telling.sources)
    assert [sum(gains.values()) for gains in played.gains] == played.scores
    assert min(played.turns) >= 1
    assert all(len(each) == 3 for each in (played.idle, played.skipped, played.luck, played.thoughts))
    played.thoughts = again.thoughts = []
    assert msgspec.to_builtins(played) == msgspec.to_builtins(again)

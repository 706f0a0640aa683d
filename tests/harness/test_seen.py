"""docs/<game>-coverage.md tells of the code as it is, and a few games make a document of the same form."""

import re

import pytest

from rimward.rulebook import load
from tests.harness.coverage import document, waiting
from tests.harness.named import named, reasons
from tests.harness.seen import LONGER, counted, main, units
from tests.harness.subject import TESTS, games, harness, proofs
from tests.harness.tally import Tally

ROW = re.compile(r"\| `([a-z]+\.[a-z0-9*.-]+)` \|(?: `([a-z]+\.[a-z0-9.-]+)` \|)?")
FORM = re.compile(r"^##.*|^\|.*\|\n\|--.*", re.MULTILINE)
every_game = pytest.mark.parametrize("game", games())


def again(game: str) -> str:
    return f"make it again: python -m tests.harness.seen --game {game} --write (--games 200 will do)"


def rows(text: str, section: str) -> list[tuple[str, ...]]:
    """What the tables of a section are about."""
    part = text.split(f"\n## {section}\n")[1].split("\n## ")[0]
    found = [match for line in part.splitlines() if (match := ROW.match(line))]
    return [tuple(word for word in match.groups() if word) for match in found]


def kept(game: str) -> str:
    return harness(game).coverage.read_text(encoding="utf-8")


@every_game
def test_the_document_has_every_rule_that_the_code_names(game: str) -> None:
    assert [rule for (rule,) in rows(kept(game), "Rules by area")] == list(named(game)) != [], again(game)
    assert rows(kept(game), "Reasons") == list(reasons(game)) != [], again(game)


@every_game
def test_all_other_rules_stand_apart_with_a_test(game: str) -> None:
    apart = [row[0] for row in rows(kept(game), "In no code")]
    later = waiting(harness(game))
    assert apart == [rule.id for rule in load(game).rules if rule.id not in (*named(game), *later)], again(game)
    assert later == ([row[0] for row in rows(kept(game), "Not built yet")] if later else []), again(game)
    assert not set(later) & proofs().keys(), "what is proven is built"
    tests = re.findall(r"^\| `[a-z0-9.-]+` \| `([\w/.]+)::(\w+)` \|$", kept(game), re.MULTILINE)
    assert len(tests) == len(apart)
    for file, test in tests:
        assert f"def {test}(" in (TESTS / file).read_text(encoding="utf-8"), f"{file}::{test} is gone; {again(game)}"


@every_game
def test_everything_that_was_never_seen_has_a_reason(game: str) -> None:
    assert "?" not in kept(game), f"say why in tests/games/{game}/harness.py"


@every_game
def test_a_few_games_make_the_same_form(game: str) -> None:
    tally = few(game)
    made = document(harness(game), tally)
    for section in ("Rules by area", "Reasons", "In no code"):
        assert [row[0] for row in rows(made, section)] == [row[0] for row in rows(kept(game), section)], again(game)
    assert FORM.findall(made) == FORM.findall(kept(game))
    assert shows(game, tally)


def few(game: str) -> Tally:
    """Short ones, until they have shown what any of them may show."""
    tally = Tally()
    for unit in list(units(harness(game), LONGER, seed=3))[1:]:
        tally.add(counted(unit))
        if shows(game, tally):
            break
    return tally


def shows(game: str, tally: Tally) -> bool:
    asked, told, ran, refused = harness(game).shown
    return min(tally.asked[asked], tally.told[told], tally.ran[ran], tally.refused[refused]) > 0


def test_seats_and_options_come_from_the_seed() -> None:
    it = harness("xia")
    assert list(units(it, 20, 1)) == list(units(it, 20, 1)) != list(units(it, 20, 2))
    assert [unit.options["target"] for unit in units(it, 11, 1)] == [10, *[5] * 9, 10]
    assert [unit.bot for unit in units(it, 20, 1)] == [*["random"] * 19, "greedy"]


def test_the_command_prints_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "comet", "--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("# What games of Comet Rush show\n")

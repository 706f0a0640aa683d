"""docs/xia-coverage.md tells of the code as it is, and a few games make a document of the same form."""

import re
from pathlib import Path

import pytest

from rimward.rulebook import load
from tests.games.xia.seen import TESTS, Tally, counted, document, named, reasons, units

DOCUMENT = TESTS.parent / "docs" / "xia-coverage.md"
AGAIN = "make it again: python -m tests.games.xia.seen --write docs/xia-coverage.md (--games 200 will do)"
ROW = re.compile(r"\| `(xia\.[a-z0-9*.-]+)` \|(?: `(xia\.[a-z0-9.-]+)` \|)?")


def rows(text: str, section: str) -> list[tuple[str, ...]]:
    """What the tables of a section are about."""
    part = text.split(f"\n## {section}\n")[1].split("\n## ")[0]
    found = [match for line in part.splitlines() if (match := ROW.match(line))]
    return [tuple(word for word in match.groups() if word) for match in found]


@pytest.fixture(scope="module")
def text() -> str:
    return Path(DOCUMENT).read_text(encoding="utf-8")


def test_the_document_has_every_rule_that_the_code_names(text: str) -> None:
    assert [rule for (rule,) in rows(text, "Rules by area")] == list(named()), AGAIN
    assert rows(text, "Reasons") == list(reasons()), AGAIN


def test_all_other_rules_stand_apart_with_a_test(text: str) -> None:
    apart = [row[0] for row in rows(text, "In no code")]
    assert apart == [rule.id for rule in load("xia").rules if rule.id not in named()], AGAIN
    for name in re.findall(r"\| `games/xia/(\w+\.py)::(\w+)` \|", text):
        file = TESTS / "games" / "xia" / name[0]
        assert f"def {name[1]}(" in file.read_text(encoding="utf-8"), f"{'::'.join(name)} is gone; {AGAIN}"


def test_everything_that_was_never_seen_has_a_reason(text: str) -> None:
    assert "?" not in text, "say why in never_seen.py"


def test_a_few_games_make_the_same_form(text: str) -> None:
    tally = Tally()
    for unit in units(2, seed=3):
        tally.add(counted(unit))
    made = document(tally)
    for section in ("Rules by area", "Reasons", "In no code"):
        assert [row[0] for row in rows(made, section)] == [row[0] for row in rows(text, section)], AGAIN
    assert re.findall(r"^##.*|^\|.*\|\n\|--.*", made, re.MULTILINE) == re.findall(
        r"^##.*|^\|.*\|\n\|--.*", text, re.MULTILINE
    )
    assert tally.games == {"random": 2}
    for rule, kind in (
        ("xia.action.list", tally.asked),
        ("xia.turn.phases", tally.told),
        ("xia.turn.order", tally.ran),
    ):
        assert kind[rule] > 0
    assert tally.refused[("xia.bar.ends-move", "xia.action.non-minor-ends-move")] > 0

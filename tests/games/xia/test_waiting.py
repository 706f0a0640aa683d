"""docs/xia-waiting.md says which rules have no test yet, and what each of them waits for."""

import re
from pathlib import Path

from rimward import rulebook
from rimward.proofs import proven

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "docs" / "xia-waiting.md"
CHAPTERS = {"mission": "Missions", "title": "Titles", "npc": "NPCs", "ability": "Ability Cards"}
LINE = re.compile(r"^- `(?P<rule>xia\.[a-z0-9.-]+)`: (?P<reason>.+)$", re.MULTILINE)


def listed() -> dict[str, str]:
    return {line["rule"]: line["reason"] for line in LINE.finditer(DOCUMENT.read_text(encoding="utf-8"))}


def untested() -> set[str]:
    """Outside the areas of the chapters that are waited for."""
    rules = {rule.id for rule in rulebook.load("xia").rules if rule.id.split(".")[1] not in CHAPTERS}
    return rules - proven(ROOT / "tests").keys()


def test_the_list_is_what_has_no_test() -> None:
    done, missing = sorted(listed().keys() - untested()), sorted(untested() - listed().keys())
    assert not done, f"these have a test now, or are no rules: take their lines out of {DOCUMENT.name}: {done}"
    assert not missing, (
        f"these have no test: mark one with the rule or, if it waits for {', '.join(CHAPTERS.values())}, "
        f"add a line to {DOCUMENT.name}: {missing}"
    )


def test_every_line_says_what_it_waits_for() -> None:
    idle = [rule for rule, reason in listed().items() if not any(chapter in reason for chapter in CHAPTERS.values())]
    assert not idle, f"name one of {', '.join(CHAPTERS.values())} for: {idle}"

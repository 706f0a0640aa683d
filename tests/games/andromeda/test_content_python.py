"""Designs are data: which of them need Python, and what docs/andromeda-content.md says of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rimward.games.andromeda
from rimward.games.andromeda import GAME
from rimward.messages import Messages
from tests.harness.subject import ROOT

CONTENT = GAME.content
KINDS = (
    *("planets", "moons", "modules", "tactics", "events", "factions", "abilities", "upgrades", "tokens"),
    *("raiders", "developments", "specials", "destinies"),
)
DOC = (ROOT / "docs" / "andromeda-content.md").read_text(encoding="utf-8")
RULED = {"vorticon-strikers", *CONTENT.developments}  # the book's rules name them
LIKE_VERBS = {"sabotage"}  # a card called as what it does


def designs(kind: str) -> dict[str, Any]:
    found: dict[str, Any] = getattr(CONTENT, kind)
    return found


def in_python(kind: str) -> set[str]:
    """Those with a field that a rule reads and that is no number, cost or effect."""
    return {
        name for name, each in designs(kind).items() if getattr(each, "quirks", ()) or getattr(each, "any_field", 0)
    }


def pieces(kind: str) -> int:
    return sum(getattr(each, "copies", getattr(each, "count", 1)) for each in designs(kind).values())


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_counts_what_is_in_the_box(kind: str) -> None:
    book = sum(CONTENT.sources[name].kind == "book" for name in designs(kind))
    row = f"| {kind} | {len(designs(kind))} | {pieces(kind)} | {book} | {len(in_python(kind))} |"
    assert row in DOC.splitlines()


def test_at_most_a_quarter_of_the_designs_needs_python() -> None:
    total, python = sum(len(designs(kind)) for kind in KINDS), sum(len(in_python(kind)) for kind in KINDS)
    assert f"{python} of {total} designs need Python" in DOC
    assert python * 4 <= total


def test_the_page_names_each_of_them_with_its_word() -> None:
    words = Messages("en", "andromeda", strict=True)
    named = {"factions": "faction", "raiders": "raider"}
    rows = [line for line in DOC.splitlines() if line.startswith("|")]
    for kind in KINDS:
        for name in in_python(kind):
            said = [*getattr(designs(kind)[name], "quirks", ("any_field",))]
            for word in said:
                assert any(words.name(named[kind], name) in row and f"`{word}`" in row for row in rows), (name, word)


def test_no_rule_names_a_design() -> None:
    """What a module, card, event or token does is nowhere but in its entry."""
    package = Path(rimward.games.andromeda.__path__[0])
    names = {name for kind in KINDS for name in designs(kind)} - RULED - LIKE_VERBS
    rules = [file for file in package.rglob("*.py") if file.parent.name not in ("advice", "shown")]
    assert len(rules) > 30
    found = {
        (file.name, name)
        for file in rules
        for name in re.findall(r"\"([a-z-]+)\"", file.read_text(encoding="utf-8"))
        if name in names
    }
    dealt = {("players.py", name) for name in ("lantern-keepers", "rust-choir", "toll-house", "magnet-war-exiles")}
    assert found == dealt  # the factions of a first game

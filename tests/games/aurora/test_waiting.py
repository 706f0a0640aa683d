"""Every rule and every example is proven by a test, or waits for something that is named."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rimward import rulebook
from rimward.games.aurora import GAME
from rimward.games.aurora.table.board import PLACES, plan_of
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.proofs import proven
from tests.games.aurora.orbit import box
from tests.games.aurora.waiting import WAITING
from tests.games.aurora.world import CONTENT

LISTED = [id for ids in WAITING.values() for id in ids]


def test_every_rule_and_example_is_proven_or_waits() -> None:
    book = rulebook.load("aurora")
    every = {rule.id for rule in book.rules} | {example.id for example in book.examples}
    done = set(proven(Path(__file__).parent))
    assert sorted(every - done - set(LISTED)) == []
    assert sorted(set(LISTED) - every) == []


def test_nothing_waits_twice_or_in_vain() -> None:
    done = set(proven(Path(__file__).parent))
    assert [id for id in LISTED if id in done] == []
    assert [id for id, count in Counter(LISTED).items() if count > 1] == []


# --- what needed no enemies, no campaign and no expansion ------------------------------------------------------------
@pytest.mark.rule("aurora.board.low-ceilings")
def test_only_the_rooms_of_corner_tiles_have_low_ceilings() -> None:
    """book:413-417. Every tile of the planet lies somewhere on these boards."""
    seen = set[str]()
    for shift in range(8):
        kinds = [CONTENT.tiles(False, kind) for kind in ("centre", "side", "corner")]
        names = [kinds[0][shift % len(kinds[0])]]
        names += [kinds[1][(shift + n) % len(kinds[1])] for n in range(4)]
        names += [kinds[2][(shift + n) % len(kinds[2])] for n in range(4)]
        plan = plan_of(CONTENT, tuple([(name, 0) for name in names]), False)
        for place, name in enumerate(names):
            low = {square for square in plan.squares_of(place) if square in plan.low}
            indoors = {square for square in plan.squares_of(place) if plan.rooms[square]}
            assert low == (indoors if "-" in PLACES[place] else set())
            seen.add(name)
    assert seen == set(CONTENT.surface) - {name for name in CONTENT.surface if name.startswith("test-")}


@pytest.mark.rule("aurora.campaign.single-mission")
def test_when_the_mission_is_over_so_is_the_match() -> None:
    """book:653, 663: no shore leave follows, and nobody is asked for anything."""
    box()
    options = {"mission": "silent-ledger", "crew": "dealt", "deck": 6, "quicker": True}
    match = Match.new(GAME, 2, options, chance=Seeded(5))
    for _ in range(600):
        if not match.asked:
            break
        (question,) = match.asked[:1]
        idle = [key for key in ("end", "pass", "stop", "done") if key in question.keys]
        match.answer(question.id, question.seat, idle[0] if idle else question.keys[0])
    codes = [event.code.removeprefix("aurora.") for event in match.events(0)]
    assert match.result is not None
    assert not [code for code in codes[codes.index("win.ended") :] if code.startswith(("shore", "round"))]


@pytest.mark.rule("aurora.tactical.not-core")
def test_the_box_holds_no_tactical_cards() -> None:
    """book:439-441, 645."""
    match = Match.new(GAME, 2, {"crew": "dealt"}, chance=Seeded(5))
    assert not [zone for zone in match.view(0)["zones"] if "tactical" in zone]
    assert not any("tactical" in item.deck for item in CONTENT.items.values())

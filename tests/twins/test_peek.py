"""A peek at a pile: who looked knows what lies on top and under the deck, and nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.comet.state import DECK, Comet
from rimward.kernel import dealt as dealing
from rimward.kernel import view as views
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import _BODIES, Next
from rimward.kernel.match import Match
from rimward.kernel.record import restore, snapshot
from rimward.kernel.zone import Zone, Zones
from tests.conformance import checks, leak
from tests.conformance.subjects import whole
from tests.twins.peek import GAME, Spyglass

SEEDS = range(3)


def peeked(key: str = "top:0") -> Match:
    """Seat 0 has looked at a jam and a nudge; a boost of its hand is left."""
    match = Match.new(GAME, 2, chance=Scripted(draw=["spyglass", "boost", "jam", "nudge"], d6=[6]))
    for seat, answer in ((0, "near"), (1, "far"), (0, "card:0"), (0, key)):
        question = match.question(seat)
        assert question is not None
        match.answer(question.id, seat, answer)
    return match


def deck(match: Match, seat: int) -> dict[str, Any]:
    known: dict[str, Any] = match.view(seat)["zones"][DECK]
    return known


@pytest.mark.parametrize(("seat", "faces"), [(0, ["jam", "nudge"]), (1, [None, None]), (2, [None, None])])
def test_only_who_looked_knows_the_top_and_the_bottom(seat: int, faces: list[str | None]) -> None:
    assert deck(peeked(), seat) == {"deck": "gadget", "bag": 16, "items": [[face, 0b001] for face in faces], "under": 1}


def test_which_of_the_two_goes_on_top_is_for_the_pilot_to_say() -> None:
    assert [face for face, _ in deck(peeked("top:1"), 0)["items"]] == ["nudge", "jam"]
    assert deck(peeked("top:1"), 1) == deck(peeked("top:0"), 1), "nobody else can tell"


def test_a_snapshot_keeps_the_bottom() -> None:
    g = peeked().table
    again = restore(GAME, snapshot(g))
    assert (again.zones[DECK].faces, again.zones[DECK].under) == (("jam", "nudge"), 1)
    assert snapshot(again) == snapshot(g)


# --- broken on purpose -----------------------------------------------------------------------------------------------
def test_a_bottom_card_that_everyone_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laid down for all to see, and nobody has noted that they have learned something."""
    put_under = Zones.put_under

    def open_to_all(self: Zones, source: str, place: int, pile: str, sees: int = 0) -> int:
        new, self.learned = put_under(self, source, place, pile, self.everyone), []
        return new

    checks.undo_is_fair(whole(GAME, 3), SEEDS)
    monkeypatch.setattr(Zones, "put_under", open_to_all)
    with pytest.raises(AssertionError, match=r"although seat . has seen"):
        checks.undo_is_fair(whole(GAME, 3), SEEDS)


def test_a_view_that_shows_the_bottom_of_a_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = views._zone_view

    def zone_view(zone: Zone, seat: int) -> dict[str, Any]:
        known = shown(zone, seat)
        for place in range(len(zone.faces) - zone.under, len(zone.faces)):
            known["items"][place][0] = zone.faces[place]
        return known

    leak.views_show_what_masks_allow(whole(GAME, 3), SEEDS)
    monkeypatch.setattr(views, "_zone_view", zone_view)
    with pytest.raises(AssertionError, match=r"shows .* in deck"):
        leak.views_show_what_masks_allow(whole(GAME, 3), SEEDS)


def test_a_rule_that_tells_what_it_put_under_the_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bottom = Spyglass.bottom

    def told(self: Spyglass, g: Comet, chosen: tuple[str, int] | None) -> Next:
        after = bottom(self, g, chosen)
        g.say("comet.gadget.die", face=g.zones[DECK].faces[-1])
        return after

    monkeypatch.setitem(_BODIES, Spyglass, (Spyglass.play, Spyglass.after_roll, Spyglass.top, told))
    with pytest.raises(AssertionError, match="after it: events tells a secret"):
        leak.nothing_leaks(whole(GAME, 3), SEEDS)


def test_a_deal_that_takes_the_bottom_for_the_top_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = dealing._dealt

    def flat(zone: Zone, seat: int, pool: list[str]) -> Zone:
        new = deal(zone, seat, pool)
        return Zone(new.deck, new.bag, new.faces, new.masks)

    monkeypatch.setattr(dealing, "_dealt", flat)
    with pytest.raises(AssertionError, match=r"no sample of the view: /zones/by_name/deck/under"):
        leak.deals_are_samples(whole(GAME, 3), SEEDS)

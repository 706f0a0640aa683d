"""Whole games against the Coalition: they end, and nobody of it stands idle against its card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.solo.roads import left_to, open_squares
from rimward.games.aurora.solo.sides import crew_of, rivals
from rimward.games.aurora.solo.turns import MateTurn
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.random_games import moments

DOES = (
    "aurora.move.stepped",
    "aurora.combat.attacks",
    "kernel.rolled",
    "aurora.interact.took",
    "aurora.landing.boarded",
)
SHORT: dict[str, Any] = {"quicker": True, "deck": 6, "crew": "dealt", "coalition": "game"}
STAYS = ("guard", "ship", "home", "goal", "dock")


def on_the_surface(g: Aurora) -> list[int]:
    return [n for ship in rivals(g) for n in crew_of(g, ship) if g.figures[n].is_active]


def acts(g: Aurora, figure: int, seed: int) -> Match:
    """Its turn alone, on a copy of the table, as if it had not had one in this round."""
    table = g.copy()
    table.put(figure, done=())
    table.stack, table.result = [MateTurn(figure)], None
    return Match.scenario(GAME, table, chance=Seeded(seed))


def excuse(g: Aurora, figure: int, match: Match) -> str:
    """What it did; where it did nothing, why it may stand still. Empty where it should not."""
    events = [event for event in match.events(0)]
    if any([event.code in DOES for event in events]):
        return "acts"
    codes = {event.code: event.params for event in events}
    if "aurora.npc.stunned" in codes:
        return "stunned"
    if "aurora.solo.idle" in codes:
        seen = [who for who in g.figures if who.is_active and who.side == 0]
        return "nobody there" if not seen else ""
    here = g.figures[figure].square
    if "aurora.solo.heads-for" in codes:
        told = codes["aurora.solo.heads-for"]
        if adjacent(g, here, told["square"]):
            return "arrived" if told["why"] in STAYS else ""
        return blocked(g, figure, told["square"])
    told = codes.get("aurora.solo.hunts", {})
    return blocked(g, figure, g.figures[g.figure(told["target"])].square) if told else ""


def blocked(g: Aurora, figure: int, there: int) -> str:
    """No square within one Move brings it nearer."""
    squares = open_squares(g, figure, False)
    left = left_to(g, figure, there, squares)
    return "no way" if left[g.figures[figure].square] <= min(left.values()) else ""


def looked_at(seed: int, seats: int) -> Iterator[tuple[Aurora, int]]:
    for number, match in enumerate(moments(seed, seats, SHORT)):
        table = match.table
        assert isinstance(table, Aurora)
        if number % 9 == 0 and match.result is None:
            for figure in on_the_surface(table):
                yield table, figure


@pytest.mark.slow
@pytest.mark.rule("aurora.solo.npc-card")
@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_of_the_coalition_stands_idle_against_its_card(seats: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(8):
        for g, figure in looked_at(seed, seats):
            why = excuse(g, figure, acts(g, figure, seed))
            name, card = g.figures[figure].name, next(mate.card for mate in g.mates if mate.figure == figure)
            assert why, f"{name} with {card} stands idle: {seats} seats, seed {seed}, round {g.round}"
            found[why] += 1
    assert found["acts"] > sum(found.values()) / 2


@pytest.mark.slow
@pytest.mark.rule("aurora.solo.sides")
@pytest.mark.parametrize("seats", [1, 2])
def test_only_the_renegades_are_ever_asked(seats: int) -> None:
    for seed in range(4):
        for match in moments(seed, seats, SHORT):
            assert {question.seat for question in match.asked} <= set(range(seats))
        assert match.result is not None
        assert set(match.result.winners) <= set(range(seats))

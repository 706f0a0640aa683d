"""Twins of Comet Rush: the same game with another end, to prove what Comet itself does not need.

Each is a whole `Game` under the name of Comet Rush, so that rules, texts and bots are there. Whoever tries something by
name puts one into the catalog: `monkeypatch.setitem(GAMES, "comet", SIDES)`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rimward.games.comet import GAME, flow, setup
from rimward.games.comet.state import Comet
from rimward.kernel.frame import Goto, Next, Over, Table
from rimward.kernel.game import Game, Setting, Wishes
from rimward.kernel.question import Refused
from rimward.kernel.result import Result

NEAR = 3  # ice by which the sides of DRAW are level


def settings(target: int, rounds: int) -> tuple[Setting, ...]:
    """As Comet Rush has them, with other defaults."""
    return Setting("target", target, range(1, 81)), Setting("rounds", rounds, range(1, 31))


def twin(table: type[Comet], ends: type[flow.Round], seats: range, **more: Any) -> Game:
    """Comet Rush at another table, whose first frame is another round."""

    def laid(number: int, options: Mapping[str, Any]) -> Table:
        plain = setup(number, options)
        new = plain.onto(table(number, plain.target, plain.rounds))
        new.stack = [ends(1, 0), *new.stack[1:]]
        return new

    chapters = (*GAME.chapters, sys.modules[__name__])
    return replace(GAME, table=table, setup=laid, seats=seats, chapters=chapters, **more)


class Judged(flow.Round):
    """A round of Comet Rush after which it is judged otherwise who has won."""

    def end(self, g: Comet, _: None) -> Next:
        asked = super().end(g, _)
        return Over(self.judged(g, asked.result)) if isinstance(asked, Over) else asked

    def judged(self, g: Comet, plain: Result) -> Result:
        raise NotImplementedError


# --- two against two -------------------------------------------------------------------------------------------------
class Crews(Comet):
    """Seats that face each other play together."""

    def copy(self) -> Crews:
        return self.onto(Crews(self.seats, self.target, self.rounds, self.ice, self.lanes))

    def sides(self) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(self.seats))


def totals(g: Comet) -> list[int]:
    """The ice of the two sides."""
    return [sum(g.ice[side::2]) for side in (0, 1)]


class CrewRound(Judged):
    """The side with more ice wins; both, where they have as much."""

    def judged(self, g: Comet, plain: Result) -> Result:
        best = max(totals(g))
        return Result(tuple(s for s in range(g.seats) if totals(g)[s % 2] == best), g.ice, plain.code)


class LevelRound(Judged):
    """A few pieces of ice make no difference between the sides."""

    def judged(self, g: Comet, plain: Result) -> Result:
        best = max(totals(g))
        return Result(tuple(s for s in range(g.seats) if totals(g)[s % 2] >= best - NEAR), g.ice, plain.code)


def crew_chances(g: Comet) -> list[float]:
    """A seat is as likely to win as its side."""
    if g.result is not None:
        return [g.result.share(seat) for seat in range(g.seats)]
    assert GAME.chances is not None
    each = GAME.chances(g)
    return [sum(each[seat % 2 :: 2]) for seat in range(g.seats)]


SIDES = twin(Crews, CrewRound, range(4, 5), chances=crew_chances)
DRAW = twin(Crews, LevelRound, range(4, 5), chances=crew_chances)


# --- against the game ------------------------------------------------------------------------------------------------
class Together(Comet):
    """All are on one side; with one seat, that seat is alone against the comets."""

    def copy(self) -> Together:
        return self.onto(Together(self.seats, self.target, self.rounds, self.ice, self.lanes))

    def sides(self) -> tuple[int, ...]:
        return (0,) * self.seats


class TogetherRound(Judged):
    """They win if somebody has reached the target, and lose with the last round."""

    def judged(self, g: Comet, plain: Result) -> Result:
        return Result(tuple(range(g.seats)) if max(g.ice) >= g.target else (), g.ice, plain.code)


def together_chances(g: Comet) -> list[float]:
    if g.result is not None:
        return [g.result.share(seat) for seat in range(g.seats)]
    return [min(1.0, max(g.ice) / g.target)] * g.seats


ALONE = twin(Together, TogetherRound, range(1, 2), settings=settings(14, 6), chances=together_chances)
TOGETHER = twin(Together, TogetherRound, range(2, 5), settings=settings(14, 6), chances=together_chances)


# --- everybody may lose ----------------------------------------------------------------------------------------------
class Hard(Comet):
    """Each plays for itself, and there is nothing to be had for less than the target."""

    def copy(self) -> Hard:
        return self.onto(Hard(self.seats, self.target, self.rounds, self.ice, self.lanes))


class HardRound(Judged):
    """Where nobody reaches the target, everybody loses, and no scores are told."""

    def judged(self, g: Comet, plain: Result) -> Result:
        return plain if max(g.ice) >= g.target else Result((), (), plain.code)


LOST = twin(Hard, HardRound, range(2, 5), settings=settings(15, 5))


# --- two parts -------------------------------------------------------------------------------------------------------
class Campaign(Comet):
    """Two runs, the second for as much again; the ice of the first stays."""

    def copy(self) -> Campaign:
        return self.onto(Campaign(self.seats, self.target, self.rounds, self.ice, self.lanes))


class CampaignRound(flow.Round):
    """A run has the result of what was brought home in it; whoever won more runs wins, then whoever has more ice."""

    def end(self, g: Comet, _: None) -> Next:
        asked = super().end(g, _)
        if not isinstance(asked, Over):
            return asked
        had = g.parts[0].scores if g.parts else (0,) * g.seats
        brought = tuple(ice - before for ice, before in zip(g.ice, had, strict=True))
        best = tuple(seat for seat in range(g.seats) if brought[seat] == max(brought))
        g.end_part(Result(best, brought, asked.result.code, sheet=(("comet.turn.hauled", brought),)))
        if len(g.parts) < 2:
            g.target *= 2
            self.number, self.turn = 1, 0
            return Goto("lanes")
        count = [(sum(seat in part.winners for part in g.parts), g.ice[seat]) for seat in range(g.seats)]
        return Over(Result(tuple(s for s in range(g.seats) if count[s] == max(count)), g.ice, asked.result.code))


PARTS = twin(Campaign, CampaignRound, range(2, 5), settings=settings(8, 5))


# --- wishes ----------------------------------------------------------------------------------------------------------
class Partners(Comet):
    """Two against two; who with whom, the seats have said."""

    def __init__(
        self,
        seats: int,
        target: int,
        rounds: int,
        ice: tuple[int, ...] = (),
        lanes: tuple[str, ...] = (),
        crews: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seats, target, rounds, ice, lanes)
        self.crews = crews

    def copy(self) -> Partners:
        return self.onto(Partners(self.seats, self.target, self.rounds, self.ice, self.lanes, self.crews))

    def sides(self) -> tuple[int, ...]:
        return self.crews


class PartnersRound(Judged):
    """The side with more ice wins; both, where they have as much."""

    def judged(self, g: Comet, plain: Result) -> Result:
        crews = g.sides()
        total = [sum(ice for other, ice in enumerate(g.ice) if crews[other] == crews[seat]) for seat in range(g.seats)]
        return Result(tuple(seat for seat in range(g.seats) if total[seat] == max(total)), g.ice, plain.code)


def paired(wishes: Wishes) -> tuple[int, ...]:
    """Whoever wishes for a partner gets that one, unless the partner wishes for another; the rest are a side."""
    crews = [1] * len(wishes)
    for seat, wish in enumerate(wishes):
        partner = int(wish["partner"])
        if partner < 0:
            continue
        other = wishes[partner]["partner"] if partner < len(wishes) else seat
        free = [int(each["partner"]) for n, each in enumerate(wishes) if n not in (seat, partner)]
        if partner == seat or other not in (-1, seat) or seat in free or partner in free:
            raise Refused("kernel.refused.option-value", name="partner", value=str(partner), allowed="-")
        if 0 in (seat, partner):
            crews[seat] = crews[partner] = 0
        else:
            crews = [int(n in (seat, partner)) for n in range(len(wishes))]
    return tuple(crews) if 0 in crews else (0, 1, 0, 1)


def partners(number: int, options: Mapping[str, Any], wishes: Wishes) -> Table:
    plain = setup(number, options)
    new = plain.onto(Partners(number, plain.target, plain.rounds, crews=paired(wishes)))
    new.stack = [PartnersRound(1, 0), *new.stack[1:]]
    return new


WISHING = replace(
    twin(Partners, PartnersRound, range(4, 5), wishes=(Setting("partner", -1, range(-1, 4)),)),
    setup=partners,
    chances=None,
)

WISHES: dict[str, Wishes] = {"wishes": [{"partner": 1}]}
"""Of the seats of a twin, by its name."""

TWINS: dict[str, tuple[Game, int]] = {
    "sides": (SIDES, 4),
    "draw": (DRAW, 4),
    "alone": (ALONE, 1),
    "together": (TOGETHER, 3),
    "lost": (LOST, 3),
    "parts": (PARTS, 3),
    "wishes": (WISHING, 4),
}
"""By name, with a number of seats."""

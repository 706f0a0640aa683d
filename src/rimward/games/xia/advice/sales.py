"""Where cubes are sold, and what more of them would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rimward.games.xia.advice import goals, worth
from rimward.games.xia.advice.distances import Reach
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.table.state import Xia
from rimward.games.xia.trade import cargo

MOST_GATHERED = 3


class Market(NamedTuple):
    """Where cubes are sold: which types, how many of those in the Hold and for what, and how far it is."""

    space: int
    taken: list[str]
    sold: int
    now: float
    reach: Reach


Haul = list[tuple[float, Market]]  # what some more cubes add, wherever that is anything


class Sales:
    """All that a seat can sell and where. What comes up again and again is reckoned once."""

    __slots__ = ("_credits", "_fading", "_fame", "_money", "_sold", "_titles", "g", "held", "markets", "seat", "w")

    def __init__(
        self, w: Weights, g: Xia, seat: int, fading: list[float], reach: Callable[[tuple[int, ...]], Reach]
    ) -> None:
        self.w, self.g, self.seat = w, g, seat
        self.held = tuple([cube for cube in g.ships[seat].hold if cube])
        self._fading, self._credits = fading, g.credits[seat]
        self._money, self._fame = worth.credits(w, self._credits), worth.fame(w, g, seat)
        self._titles: dict[int, float] = {}  # by the number of cubes, what Titles make of it
        self._sold: dict[tuple[int, int, int], float] = {}  # by the same as `sale`
        self.markets: list[Market] = []
        for space in g.map.marks.get("sell", ()):
            taken = cargo.sold_at(g, space)
            sold = sum([cube in taken for cube in self.held])
            now = self.sale(sold, len(self.held), self._credits)
            self.markets.append(Market(space, taken, sold, now, reach((space,))))

    def sale(self, sold: int, held: int, credits: int) -> float:
        """xia.fame.trade: what so many cubes bring, of all that are in the Hold."""
        if not sold:
            return 0.0
        asked = (sold, held, credits)
        found = self._sold.get(asked)
        if found is None:
            money = self._money if credits == self._credits else worth.credits(self.w, credits)
            found = worth.credits(self.w, credits + sold * cargo.EACH) - money + self._titled(sold)
            found = self._sold[asked] = found + (self._fame if sold >= 2 and sold == held else 0.0)
        return found

    def _titled(self, sold: int) -> float:
        if sold not in self._titles:
            self._titles[sold] = goals.gain(self.w, self.g, self.seat, "cubes-sold", sold)
        return self._titles[sold]

    def run(self, start: int, cubes: tuple[str, ...], price: int = 0) -> tuple[float, int, float]:
        """More cubes in a space, and the best place to sell them: what they add, where, and how far it is."""
        return self.nearest(start, self.haul(cubes, price))

    def nearest(self, start: int, haul: Haul) -> tuple[float, int, float]:
        """Of these sales the best from a space: what it adds, where, and how far it is."""
        found, best, fading = (0.0, start, 0.0), 0.0, self._fading
        for value, market in haul:
            if value <= best:
                continue  # no way makes it more
            far = market.reach[start]
            if value * fading[far] > best:
                found, best = (value, market.space, float(far)), value * fading[far]
        return found

    def haul(self, cubes: tuple[str, ...], price: int) -> Haul:
        """What more cubes add wherever they can be sold at a profit, the way there aside."""
        left, found = self._credits - price, list[tuple[float, Market]]()
        spent = self._money - worth.credits(self.w, left) if price else 0.0
        first, last, held = cubes[0], cubes[-1], len(self.held) + len(cubes)
        for market in self.markets:
            taken = market.taken
            if first not in taken and last not in taken:
                continue
            more = sum([cube in taken for cube in cubes])
            value = self.sale(market.sold + more, held, left) - market.now - spent
            if value > 0:
                found.append((value, market))
        return found

    def hauls(self, cube: str, most: int, works: float, harm: float) -> list[Haul]:
        """What one such cube would bring, then two, and so on, where getting one works so often and costs so much."""
        takers = [market for market in self.markets if cube in market.taken]
        found = list[list[tuple[float, Market]]]()
        for number in range(1, most + 1):
            spent, held = number / works * harm, len(self.held) + number
            values = [
                (self.sale(market.sold + number, held, self._credits) - market.now - spent, market) for market in takers
            ]
            found.append([each for each in values if each[0] > 0])
        return found

"""Where to launch, and when to return."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import fights, goods, home
from rimward.games.andromeda.advice.standing import Plan, Standing
from rimward.games.andromeda.bases import FIELDS, TWO, decks_of
from rimward.games.andromeda.launch import needs_jump
from rimward.games.andromeda.raiders import Strike
from rimward.games.andromeda.table.names import CLAIMED
from rimward.kernel.question import Value

BONUS: Final = 0.8
NEXT: Final = 0.35  # of what the best launch after this one brings
USUAL: Final = 2.0  # a launch
READY: Final = 0.7  # of a development that lacks only its last step
NEARLY: Final = 0.4
SOME_DAY: Final = 0.12


class Flights:
    """Launches of one turn: what each region gives is found once."""

    def __init__(self, now: Standing) -> None:
        self.now, self.g, self.seat = now, now.g, now.seat
        self.found: dict[int, float] = {}
        self.coming: dict[int, list[int]] = {}
        self.out = {self.g.ships[n].region for n in self.g.on_board(self.seat)}
        self.bay = now.launchable()

    def options(self, options: tuple[Value, ...]) -> list[float]:
        home_now = home.returning(self.now)
        ships = min(9, self.now.usable())
        more = home_now[ships + 1] - home_now[ships]
        sure = 1.0 if self.now.turns > 3 else self.now.turns / 3.0
        return [
            self.launch(str(option[1]), int(option[2])) + sure * more
            if isinstance(option, tuple)
            else self.back(home_now[ships], ships, sure)
            for option in options
        ]

    def back(self, brings: float, ships: int, sure: float) -> float:
        """Ending a journey: what it made on average is what the next turn has to beat."""
        scrapped = len(self.g.in_scrapyard(self.seat))
        average = (USUAL * self.now.fade * (ships + scrapped) + brings) / (ships + scrapped + 1.0)
        return sure * average + (1.0 - sure) * brings

    def launch(self, kind: str, region: int) -> float:
        g, now = self.g, self.now
        found = self.region(region) + self.position(region) - self.rare(kind)
        if needs_jump(g, self.seat, kind, region):
            found -= now.unit("energy", max(0, g.energy(self.seat) - 1))
        found += fights.launched(now, kind, region, self.striking(region))
        bay = g.bay_of(self.seat, kind)
        if "populate" in bay.abilities and g.regions[region].kind == "planet" and region not in self.out:
            found += self.settle(region)
        if g.regions[region].kind == "base" and g.regions[region].name == "development-office":
            found += self.office(region)
        return found

    def striking(self, region: int) -> list[int]:
        found = self.coming.get(region)
        if found is None:
            found = self.coming[region] = Strike(self.seat, region).striking(self.g)
        return found

    def rare(self, kind: str) -> float:
        """Ships that come far are kept for when they are needed."""
        if len(self.bay) < 2:
            return 0.0
        bay = self.g.bay_of(self.seat, kind)
        return 0.12 * (bay.range - 1) + 0.15 * ("jump" in bay.abilities) + 0.1 * ("voyage" in bay.abilities)

    # --- regions -----------------------------------------------------------------------------------------------------
    def region(self, region: int) -> float:
        """What activating it brings, and what lies there."""
        found = self.found.get(region)
        if found is None:
            found = self.found[region] = self._activation(region) + self._lying(region)
        return found

    def _lying(self, region: int) -> float:
        now, g = self.now, self.g
        leaders = now.leader * g.leaders[region][self.seat] if region not in self.out else 0.0
        return BONUS * now.contents(g.bonus[region]) + 0.8 * leaders

    def _activation(self, region: int) -> float:
        now, g = self.now, self.g
        tile = g.regions[region]
        if tile.kind == "base":
            return self.base(tile.name, region)
        if g.moons_left[region]:
            full = len(g.moons[self.seat]) >= CLAIMED
            moon = now.moon(g.tops[region]) if g.tops[region] else 0.0
            peek = 0.3 * now.fade if tile.kind == "nebula" else 0.0
            return moon * (0.85 if full else 1.0) + peek + (0.0 if full else 0.25 * now.fade)
        if tile.kind == "planet":
            planet = g.content.planets[tile.name]
            return now.either(planet.under, planet.other)
        return 0.3 * now.fade

    def base(self, name: str, region: int) -> float:
        now, g = self.now, self.g
        if name == "monolith":
            return now.drawn(3) - now.price(TWO)
        if name == "trade-hub":
            return now.gained("credit", 2) - now.price(TWO)
        if name in FIELDS:
            return goods.field(now, decks_of(g, self.seat, name), region)
        if name == "shipyard":
            return max(now.best_build(), now.repair)
        return 0.0

    def office(self, region: int) -> float:
        found = goods.ready_plans(self.now, 0, region)
        return max([plan.worth for plan in found], default=-3.0)

    def settle(self, region: int) -> float:
        """A transport where a development may come to stand."""
        plan = self.now.plan(region)
        if plan is None or plan.worth <= 0:
            return 0.0
        waits = len(self.now.waiting)
        return readiness(self.now, plan) * plan.worth / (1.0 + 0.8 * waits)

    # --- afterwards --------------------------------------------------------------------------------------------------
    def position(self, region: int) -> float:
        """What the next launch can reach from there: a ship of the shortest range."""
        if len(self.bay) < 2:
            return 0.0
        near = [there for place in (region, *self.out) for there in self.g.near(place)]
        voyage = any(["voyage" in self.g.bay_of(self.seat, kind).abilities for kind in set(self.bay)])
        best = 0.0
        for there in near:
            if there == region or there in self.out or (self.g.regions[there].kind == "nebula" and not voyage):
                continue
            best = max(best, self.region(there))
        return NEXT * best


def readiness(now: Standing, plan: Plan) -> float:
    """How much of a development's worth a transport brings that waits for it."""
    short = plan.leaders - now.near_leaders
    if short <= 0 and plan.lacking <= 0:
        return READY
    return NEARLY if short <= 1 and plan.lacking <= 2 else SOME_DAY

"""What things are worth to a seat at this moment, in the ruler of the design: one titanium, and one VP, is about 1.

Resources fade towards the end, where only a vault counts them; VP stay. All of it is rough and quickly found.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

from rimward.games.andromeda.advice.worth import BALANCED, Weights
from rimward.games.andromeda.cards.rates import WORTH
from rimward.games.andromeda.developments import kind_on, leaders_around, leaders_needed, planets, populates
from rimward.games.andromeda.resources import could_pay
from rimward.games.andromeda.table.names import (
    ANY,
    BARGE,
    BAY,
    CORES,
    DEVELOPMENTS,
    SETTLED,
    STORED,
    SUPPLY,
    TRACKS,
    Contents,
    hand,
)
from rimward.games.andromeda.table.state import Andromeda

TURNS: Final = 42.0  # of a player in a game
EVENTS: Final = 7.5
CYCLE: Final = 4.5  # turns from one Return to Station to the next
PACE: Final = 0.62  # VP come late: at half of the VP more than half of the turns are over
MARGINAL: Final[tuple[float, ...]] = (1.15, 1.1, 1.0, 0.85, 0.6)  # of one more resource, by how many there are
MARGINAL_ENERGY: Final[tuple[float, ...]] = (1.2, 1.1, 1.0, 0.9, 0.75, 0.6, 0.45, 0.3)
PLENTY: Final = 0.5  # of the storage: who has more spends more freely, for it fills up again
FREELY: Final = 0.7  # by so much, with a full storage
AHEAD: Final = 10.0  # turns for each step on a track that is looked ahead
RICH: Final = 0.8  # of the storage: who has so much has time for a track from its beginning, however near the end seems
FAR: Final = 4
CARDS: Final[tuple[float, ...]] = (1.15, 1.1, 1.0, 0.9, 0.75, 0.4, 0.2)
CARD: Final = 1.15
FLEET: Final = 4
SLOW: Final = 6.0
HULLS: Final = ("titanium", "nanocarbon")  # of which a transport is built
WANTED: Final = 1.5
RATE: Final = 7.0  # what a launch and the activation that it brings are worth together
OF_A_CARD: Final = {"observatory": 4.5, "factory": 5.0, "obelisk": 3.5, "spaceport": 5.5, "city": 6.0}
STEP: Final = 2.5  # VP of a step, on average over its track
TOKEN: Final = 3.5
PRIZE: Final = 4.5
UPGRADE: Final = 4.5
LEADER: Final = 1.0
SCRAPPED: Final = 4.5  # a ship is lost until the next Return: its activation, and its place on the map


class Standing:
    """How a seat stands. What is asked for more than once is kept as long as the question is looked at."""

    def __init__(self, g: Andromeda, seat: int, w: Weights = BALANCED) -> None:
        self.g, self.seat, self.w = g, seat, w
        best = max(g.vp)
        part = 1.0 if g.ended else min(1.0, max(0.0, best / g.terminus))
        self.left: float = max(0.0, 1.0 - part**PACE)  # of the game
        self.turns = 0.0 if g.ended else max(0.7, TURNS * self.left)
        self.events = EVENTS * self.left + (1.0 if g.due else 0.0)
        self.returns = 0.0 if g.ended else max(0.35, self.turns / CYCLE)
        self.vault = float(g.vault(seat))
        fade = 0.0 if g.ended else min(1.0, self.turns / 7.0)
        self.fade = fade
        self.stock = g.stock[seat]
        self.limits = g.content.numbers.storage

    # --- resources ---------------------------------------------------------------------------------------------------
    def unit(self, what: str, has: int) -> float:
        """One more of a resource, where there are so many. Towards the end only the vault counts it."""
        table = MARGINAL_ENERGY if what == "energy" else MARGINAL
        scarce = table[has] if has < min(len(table), self.limits[what]) else 0.0
        kept = 1.0 if scarce else 0.0
        if what in HULLS and has < 2 and self.short_of_ships:
            scarce *= WANTED
        return float(WORTH[what]) * scarce * self.fade + self.vault * kept * (1.0 - 0.7 * self.fade)

    @cached_property
    def short_of_ships(self) -> bool:
        """A small fleet comes home too often."""
        return self.ships <= FLEET and self.left > 0.2

    def card(self, has: int) -> float:
        """One more tactics card in the hand."""
        room = has < self.g.hand_limit(self.seat)
        return self.w.cards * CARD * CARDS[min(has, 6)] * self.fade + self.vault * room * (1.0 - 0.7 * self.fade)

    def gained(self, what: str, amount: int) -> float:
        has = self.stock[STORED.index(what)]
        return sum([self.unit(what, has + more) for more in range(amount)], 0.0)

    def drawn(self, cards: int) -> float:
        has = self.g.zones.size(hand(self.seat))
        return sum([self.card(has + more) for more in range(cards)], 0.0)

    def contents(self, contents: Contents) -> float:
        """What a moon, a planet or a raider gives."""
        found = 0.0
        for what, amount in contents:
            if what in STORED:
                found += self.gained(what, amount)
            elif what == "vp":
                found += amount
            elif what == "tactics":
                found += self.drawn(amount)
            elif what == "repair":
                found += amount * self.repair
            elif what == "upgrade":
                found += self.upgrade
            elif what == "module":
                found += STEP + 1.0 + 2.5 * self.fade
        return found

    def either(self, gives: Contents, other: Contents) -> float:
        return max(self.contents(gives), self.contents(other)) if other else self.contents(gives)

    def moon(self, name: str) -> float:
        face = self.g.content.moons[name]
        return self.w.moons * self.either(face.gives, face.other)

    # --- paying ------------------------------------------------------------------------------------------------------
    def price(self, cost: Contents, less: int = 0) -> float:
        """What paying takes. What is not in storage comes from moons and the like, at a little more than its worth."""
        left = list(self.stock)
        pieces: list[float] = []
        some = 0
        for what, amount in cost:
            if what == ANY:
                some = amount
                continue
            if what not in STORED:
                pieces += [self.card(0)] * amount
                continue
            at = STORED.index(what)
            for _ in range(amount):
                if left[at] > 0:
                    left[at] -= 1
                    pieces.append(self.unit(what, left[at]))
                else:
                    pieces.append(float(WORTH[what]) * 1.15 * self.fade)
        if some:
            spare: list[float] = []
            for at, what in enumerate(STORED):
                spare += [self.unit(what, has) for has in range(left[at])]
            cards = self.g.zones.size(hand(self.seat))
            spare += [self.card(has) for has in range(cards)]
            spare.sort()
            pieces += spare[:some] + [self.fade] * max(0, some - len(spare))
        pieces.sort()
        return self.freely * sum(pieces[: len(pieces) - less] if less else pieces, 0.0)

    @cached_property
    def freely(self) -> float:
        """What is spent from a full storage comes back before the end, unless that is near."""
        return 1.0 - FREELY * self.fade * max(0.0, self.full - PLENTY) / (1.0 - PLENTY)

    @cached_property
    def full(self) -> float:
        """How much of the storage is taken."""
        return sum(self.stock) / sum(self.limits.values())

    @cached_property
    def cheapest(self) -> float:
        """A resource of the seat's own choice."""
        return self.price(((ANY, 1),))

    # --- progress ----------------------------------------------------------------------------------------------------
    @cached_property
    def steps(self) -> dict[str, float]:
        likes = (self.w.science, self.w.industry, self.w.supremacy, self.w.commerce, self.w.civilization)
        return {track: like * self._step(track) for track, like in zip(TRACKS, likes, strict=True)}

    def step(self, track: str) -> float:
        return max(self.steps.values()) if track == "any" else self.steps[track]

    def _step(self, track: str) -> float:
        """VP at the end and in the events to come, what lies on the space, and what it opens."""
        g, seat = self.g, self.seat
        facts = g.content.tracks[track]
        here = g.step(seat, track)
        if here >= facts.top():
            return 0.0
        there = here + 1
        ahead = max(int(self.turns / AHEAD), FAR if self.full > RICH else 0)  # the first steps show least
        further = min(facts.top(), here + 1 + ahead)
        points = float(facts.vp[further] - facts.vp[here]) / (further - here)
        early = 0.5 * self.left
        found: float = (points * (1.0 - early) + STEP * early) + 0.2 * self.events * points
        if there in facts.discovery:
            found += TOKEN * self.fade + 0.3
        if there in facts.upgrade:
            found += self.upgrade
        if there in facts.prize:
            lies = g.prizes[facts.prize.index(there)] if g.prizes else ""
            found += PRIZE if lies else 2.0
        if there in facts.hands:
            found += 1.5 * self.fade
        if there in facts.vaults:
            found += 4.0 + 2.0 * self.left
        if there in facts.levels:
            found += self._level(track, facts.level(here))
        return found

    def _level(self, track: str, level: int) -> float:
        """A development level: for each development that stands, and for one that may still come."""
        points = self.g.content.numbers.level_vp
        more = points[level + 1] - points[level]
        built = sum([DEVELOPMENTS[one.kind] == track for one in self.g.developments if one.owner == self.seat])
        return float(more) * (built + 0.4 * self.left)

    # --- ships -------------------------------------------------------------------------------------------------------
    @cached_property
    def ships(self) -> int:
        return len(self.g.built(self.seat))

    @cached_property
    def kinds(self) -> list[str]:
        """The types of all ships that the seat owns."""
        return [s.kind for s in self.g.ships if s.owner == self.seat and s.region not in (SUPPLY, SETTLED)]

    def ship(self, kind: str, ships: int) -> float:
        """One more ship, to a fleet of so many: longer journeys between two Returns, and what it alone can do."""
        turns = max(0.0, self.turns - 3.0)
        if self.full > RICH and ships < FLEET and not self.g.ended:  # with so few it takes long to the end
            turns = max(turns, SLOW)
        found = RATE * turns / ((ships + 1) * (ships + 2))
        if kind == "transport":
            few = self.kinds.count("transport") <= 2
            return found + (2.0 if few else 0.4) * self.left
        bay = self.g.bay_of(self.seat, kind)
        first = kind not in self.kinds
        extra = 0.5 * bay.weapons + 0.6 * bay.targeting + 0.5 * bay.shields + 0.3 * bay.range
        extra += 1.5 * ("voyage" in bay.abilities) + 0.8 * ("jump" in bay.abilities) + 0.5 * ("attack" in bay.abilities)
        return found + extra * self.left * first

    def build(self, kind: str, less: int = 0) -> float:
        """A ship, less its price."""
        return self.ship(kind, self.ships) - self.price(self.g.content.numbers.ships[kind], less)

    def best_build(self, less: int = 0) -> float:
        supply = self.g.kinds_in(SUPPLY, self.seat)
        costs = self.g.content.numbers.ships
        payable = [kind for kind in supply if could_pay(self.g, self.seat, costs[kind], less)]
        return max([self.build(kind, less) for kind in payable], default=0.0)

    @cached_property
    def transport(self) -> float:
        """What it costs to settle one for good."""
        return self.ship("transport", max(1, self.ships - 1))

    @cached_property
    def upgrade(self) -> float:
        return (UPGRADE * self.left + 0.2) * (self.g.ended is False)

    # --- repair ------------------------------------------------------------------------------------------------------
    @cached_property
    def repair(self) -> float:
        """The best that one repair does. With nothing to repair it scores 1 VP."""
        g, seat = self.g, self.seat
        found = [self.mended(number) for number in g.damaged_modules(seat)]
        if any([ship.region == -1 and ship.owner == seat for ship in g.ships]):
            found.append(1.2 * self.fade)
        if g.has_damage(seat):
            found.append(0.6 * self.fade)
        return max(found, default=1.0)

    def mended(self, number: int) -> float:
        """A marker off a module: 1 VP an event, 2 VP in the end, and its use."""
        module = self.g.modules[self.seat][number]
        last = module.damage == 1
        points: float = (2.0 + 0.45 * self.events) * (1.0 if last else 0.6)
        kind = self.g.content.modules.get(module.name)
        if kind is not None and kind.end is not None:
            return points + (4.0 if last else 2.0)
        return points + (1.2 if module.name in CORES else 0.8) * self.returns * (0.6 if last else 0.3)

    # --- leaders and developments ------------------------------------------------------------------------------------
    @cached_property
    def plans(self) -> list[Plan]:
        return [plan for region in planets(self.g) if (plan := self.plan(region)) is not None]

    def plan(self, region: int) -> Plan | None:
        g = self.g
        if g.development_on(region) is not None:
            return None
        kind = kind_on(g, region)
        if sum([built.kind == kind for built in g.developments]) >= 3:
            return None
        if leaders_needed(g, kind) > self.all_leaders:
            return None
        cost = g.content.planets[g.regions[region].name].cost
        return Plan(self, region, kind, cost)

    @cached_property
    def all_leaders(self) -> int:
        """Those that are left: who went into a development never comes back."""
        return self.g.station[self.seat] + sum([there[self.seat] for there in self.g.leaders])

    @cached_property
    def near_leaders(self) -> int:
        """At the station, and where a ship of the seat's stands."""
        g, seat = self.g, self.seat
        here = {ship.region for ship in g.ships if ship.owner == seat and ship.region >= 0}
        return g.station[seat] + sum([g.leaders[region][seat] for region in here])

    @cached_property
    def leader(self) -> float:
        """One more at the station: 1 VP in the end, and what it makes possible."""
        wanted = max([plan.leaders for plan in self.plans if plan.worth > 0], default=0)
        short = self.g.station[self.seat] < wanted
        return LEADER * (1.0 - 0.6 * self.left) + (0.8 * self.fade if short else 0.0)

    @cached_property
    def waiting(self) -> list[int]:
        """Regions where a ship that can settle stands already."""
        g = self.g
        return [g.ships[n].region for n in g.on_board(self.seat) if populates(g, n)]

    def usable(self) -> int:
        """Ships that could activate modules at once."""
        g, seat = self.g, self.seat
        return sum([ship.owner == seat and (ship.region >= 0 or ship.region == BARGE) for ship in g.ships])

    def launchable(self) -> list[str]:
        g, seat = self.g, self.seat
        return [ship.kind for ship in g.ships if ship.owner == seat and ship.region == BAY]


class Plan:
    """A development that a seat could build on a planet one day: what it is worth, and what is missing."""

    __slots__ = ("cost", "kind", "lacking", "leaders", "region", "worth")

    def __init__(self, now: Standing, region: int, kind: str, cost: Contents) -> None:
        g = now.g
        self.region, self.kind, self.cost = region, kind, cost
        self.leaders = leaders_needed(g, kind)
        track = DEVELOPMENTS[kind]
        levels = g.content.numbers.level_vp[min(3, g.level(now.seat, track))]
        around = min(10, leaders_around(g, region) + 1)
        card = OF_A_CARD[kind] * (0.25 + 0.75 * now.fade) if now.turns > 1 else (4.0 if kind == "city" else 1.0)
        used = self.leaders * LEADER * 0.8
        brings = now.step(track) + around + card + levels + 1.5 * now.left
        self.worth = now.w.developments * brings - used - now.transport - now.price(cost)
        stock = dict(zip(STORED, now.stock, strict=True))
        self.lacking = sum([max(0, amount - stock.get(what, 0)) for what, amount in cost])

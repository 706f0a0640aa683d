"""What cards do on the map and at stations that no rule does by itself: one frame for each verb that asks."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from rimward.games.andromeda.developments import planets
from rimward.games.andromeda.repairs import DamageShips, recharge
from rimward.games.andromeda.resources import Lose
from rimward.games.andromeda.table.names import developed, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawTactics
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose, Value


class GainEach(Frame):
    """andromeda.resource.icon-all-players: each player, the active one first."""

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("all", "players")

    def __init__(self, seat: int, cards: int, turn: int = 0) -> None:
        self.seat, self.cards, self.turn = seat, cards, turn

    def all(self, g: Andromeda, _: None) -> Next:
        if self.turn == g.seats:
            return Done()
        self.turn += 1
        return DrawTactics(g.order(self.seat)[self.turn - 1], self.cards).then("all")

    def players(self, g: Andromeda, _: None) -> Next:
        return None


class MoveShip(Frame):
    """andromeda.ship.move-effect: within its range, as when joining a battle; a Jump is paid."""

    CHAPTER: ClassVar[str] = "andromeda.ship"
    STEPS: ClassVar[tuple[str, ...]] = ("move", "effect")

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def move(self, g: Andromeda, _: None) -> Next:
        if not self.left:
            return Done()
        options: list[Value] = [
            ("move", ship, region)
            for ship in g.on_board(self.seat)
            for region in range(len(g.regions))
            if can_move(g, self.seat, ship, region)
        ]
        return Choose(self.seat, "andromeda.ship.move-effect", [*options, "done"], passes="done")

    def effect(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        ship, region = int(choice[1]), int(choice[2])
        if not g.in_range(ship, region):
            g.pay(self.seat, "energy", 1)
            g.say("andromeda.resource.paid", seat=self.seat, contents=(("energy", 1),))
        g.move(ship, region)
        g.say("andromeda.ship.moved", seat=self.seat, ship=ship, kind=g.ships[ship].kind, region=region)
        self.left -= 1
        return Goto("move")


def can_move(g: Andromeda, seat: int, ship: int, region: int) -> bool:
    if region == g.ships[ship].region or g.regions[region].kind == "empty" or not g.may_enter(ship, region):
        return False
    return g.in_range(ship, region) or ("jump" in g.bay(ship).abilities and g.energy(seat) > 0)


class PlaceBonus(Frame):
    """andromeda.free.bonus-resources are laid on regions by an effect. What a card leaves open, the player says."""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("bonus", "resources")

    def __init__(self, seat: int, kind: str, where: str, left: int, done: tuple[int, ...] = ()) -> None:
        self.seat, self.kind, self.where, self.left, self.done = seat, kind, where, left, done

    def regions(self, g: Andromeda) -> list[int]:
        if self.where in ("planets", "bases", "nebulae"):
            word = {"planets": "planet", "bases": "base", "nebulae": "nebula"}[self.where]
            found = [number for number, region in enumerate(g.regions) if region.kind == word]
        elif self.where == "yours":
            found = [number for number in range(len(g.regions)) if g.ships_in(number, self.seat)]
        else:
            found = sorted(planets(g), key=lambda number: g.moons_left[number])[: self.left + len(self.done)]
        return [number for number in found if number not in self.done]

    def bonus(self, g: Andromeda, _: None) -> Next:
        regions = self.regions(g)
        if not self.left or not regions:
            return Done()
        return Choose(self.seat, "andromeda.free.bonus-resources", [("region", number) for number in regions])

    def resources(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        region = choice[1]
        lying = Counter(dict(g.bonus[region]))
        lying[self.kind] += 1
        g.bonus = put(g.bonus, region, tuple(lying.items()))
        g.say("andromeda.free.bonus", region=region, resource=self.kind)
        self.done, self.left = (*self.done, region), self.left - 1
        return Goto("bonus")


class RecruitAnywhere(Frame):
    """andromeda.free.recruit-leaders by an effect: from anywhere on the map."""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("recruit", "leaders")

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def recruit(self, g: Andromeda, _: None) -> Next:
        regions: list[Value] = [("region", number) for number, there in enumerate(g.leaders) if there[self.seat]]
        if not self.left or not regions:
            return Done()
        return Choose(self.seat, "andromeda.free.recruit-leaders", [*regions, "done"], passes="done")

    def leaders(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        recruit(g, self.seat, int(choice[1]), 1)
        self.left -= 1
        return Goto("recruit")


def recruit(g: Andromeda, seat: int, region: int, leaders: int) -> None:
    there = g.leaders[region]
    g.leaders = put(g.leaders, region, put(there, seat, there[seat] - leaders))
    g.station = put(g.station, seat, g.station[seat] + leaders)
    g.say("andromeda.free.recruited", seat=seat, region=region, leaders=leaders)


def recall(g: Andromeda, seat: int, base: str) -> None:
    """A seat's leaders on Alliance Bases come home."""
    for number, region in enumerate(g.regions):
        if region.kind == "base" and base in ("any", region.name) and g.leaders[number][seat]:
            recruit(g, seat, number, g.leaders[number][seat])


class HitOwnShip(Frame):
    """andromeda.damage.ship by an effect: the owner says which."""

    CHAPTER: ClassVar[str] = "andromeda.damage"
    STEPS: ClassVar[tuple[str, ...]] = ("ship", "effects")

    def __init__(self, seat: int, where: str) -> None:
        self.seat, self.where = seat, where

    def ship(self, g: Andromeda, _: None) -> Next:
        word = {"planets": "planet", "bases": "base", "nebulae": "nebula"}.get(self.where, "")
        ships = [ship for ship in g.on_board(self.seat) if word in ("", g.regions[g.ships[ship].region].kind)]
        if not ships:
            return Done()
        return Choose(self.seat, "andromeda.damage.ship", [("ship", ship) for ship in ships])

    def effects(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        return DamageShips(self.seat, (choice[1],))


class Ready(Frame):
    """andromeda.free.development-card-refresh"""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("development", "card", "refresh")

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def development(self, g: Andromeda, _: None) -> Next:
        return None if self.left and g.used[self.seat] else Done()

    def card(self, g: Andromeda, _: None) -> Next:
        """Another card, played at this question, may have readied the last one."""
        cards = [("card", name) for name in dict.fromkeys(g.used[self.seat])]
        return Choose(self.seat, "andromeda.free.development-card-refresh", cards) if cards else Done()

    def refresh(self, g: Andromeda, choice: tuple[str, str]) -> Next:
        name = choice[1]
        used = list(g.used[self.seat])
        used.remove(name)
        g.used = put(g.used, self.seat, tuple(used))
        g.zones.move("developed:used", g.zones["developed:used"].faces.index(name), developed(self.seat))
        g.say("andromeda.free.readied", seat=self.seat, card=name)
        return Ready(self.seat, self.left - 1)


class Shields(Frame):
    """andromeda.repair.shield by an effect: one icon of one type."""

    CHAPTER: ClassVar[str] = "andromeda.repair"
    STEPS: ClassVar[tuple[str, ...]] = ("shield", "repair")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def shield(self, g: Andromeda, _: None) -> Next:
        damaged = [("shield", bay.kind) for bay in g.bays[self.seat] if bay.damaged]
        return Choose(self.seat, "andromeda.repair.shield", damaged) if damaged else Done()

    def repair(self, g: Andromeda, choice: tuple[str, str]) -> Next:
        recharge(g, self.seat, choice[1])
        return None


class Take(Frame):
    """A card takes resources of one opponent, who says which they are. Cards of a hand are safe."""

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("players", "resources", "output")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def players(self, g: Andromeda, _: None) -> Next:
        rich = [("seat", other) for other in g.order(self.seat) if g.opposes(self.seat, other) and any(g.stock[other])]
        return Choose(self.seat, "andromeda.resource.kinds", rich) if rich else Done()

    def resources(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        return Lose(choice[1], self.count, False)

    def output(self, g: Andromeda, lost: tuple[str, ...]) -> Next:
        g.gain(self.seat, tuple(Counter(lost).items()))
        return None


class RaidersMove(Frame):
    """An event: every raider moves one region towards the nearest ship, the lowest region number first."""

    CHAPTER: ClassVar[str] = "andromeda.raider"
    STEPS: ClassVar[tuple[str, ...]] = ("strike",)

    def __init__(self) -> None:
        pass

    def strike(self, g: Andromeda, _: None) -> Next:
        for number, card in enumerate(g.raiders):
            regions = tuple([towards(g, number, here) for here in card.regions])
            if regions != card.regions:
                g.raiders = put(g.raiders, number, card.standing(regions, card.damaged))
                g.say("andromeda.raider.moved", raider=card.name, regions=regions)
        return None


def towards(g: Andromeda, number: int, here: int) -> int:
    """The next region on the way; a raider stays where a ship is, and where another class stands in the way."""
    ships = {ship.region for ship in g.ships if ship.region >= 0}
    if not ships or here in ships:
        return here
    target = min(ships, key=lambda region: (g.distance(here, region, True), region))
    steps = [there for there in g.near(here) if g.raider_in(there) in (None, number)]
    if g.raiders[number].letter != "S":
        steps = [there for there in steps if g.raider_in(there) is None]
    best = min(steps, key=lambda there: (g.distance(there, target, True), there), default=here)
    return best if g.distance(best, target, True) < g.distance(here, target, True) else here

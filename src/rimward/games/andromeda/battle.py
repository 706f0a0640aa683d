"""Battles, step by step in the order of the book: andromeda.battle."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import ClassVar

from rimward.games.andromeda.state import DECK, DISCARD, Andromeda, hand, put
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Cut, Done, Draw, Frame, Goto, Next
from rimward.kernel.question import Choose, Option, PickSome, Value, key_of
from rimward.kernel.window import Offer, Window
from rimward.kernel.zone import Ref

RAIDERS = -1  # as a side of a battle; a player's side is the seat
NOBODY = -2
MOST_DICE = 6  # andromeda.battle.dice-limit
MOST_TARGETING = 5  # andromeda.battle.targeting-value

Ships = tuple[tuple[str, int], ...]  # as they are picked: (("ship", 3),)


class Battle(Frame):
    """andromeda.battle.steps. Turn order counts from the active player, who need not take part.

    `bought` are dice for energy, by seat. Each of `sides` rolled so many `dice`: `faces` as they fell, all in one row,
    then a row of `results` for each side.
    """

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = (
        "condition",
        "escalation",
        "diplomacy",
        "cards",
        "dice_energy",
        "roll",
        "targeting_value",
        "reroll",
        "compare",
        "winner_supremacy",
        "tactical_operations",
        "damage_players",
        "damage_raiders",
        "end",
    )
    OWNER: ClassVar[str] = "region"
    TURN: ClassVar[str] = "active"

    def __init__(
        self,
        region: int,
        active: int,
        turn: int = 0,
        bought: tuple[int, ...] = (),
        sides: tuple[int, ...] = (),
        dice: tuple[int, ...] = (),
        faces: tuple[int, ...] = (),
        results: tuple[tuple[int, ...], ...] = (),
        winner: int = NOBODY,
    ) -> None:
        self.region, self.active, self.turn, self.bought = region, active, turn, bought
        self.sides, self.dice, self.faces, self.results, self.winner = sides, dice, faces, results, winner

    def condition(self, g: Andromeda, _: None) -> Next:
        sides = participants(g, self.region, self.active)
        if len(sides) < 2:
            return Done()
        self.bought = (0,) * g.seats
        g.say("andromeda.battle.begins", region=self.region, sides=sides)
        return None

    def escalation(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, range(g.seats))
        return None if seat is None else Escalation(seat, self.region).then("escalation")

    def diplomacy(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, participants(g, self.region, self.active))
        return None if seat is None else Offer("diplomacy", seat).then("diplomacy")

    def cards(self, g: Andromeda, _: None) -> Next:
        """Battle preparations begin: the moment for battle cards that name it (andromeda.tactics.type-battle)."""
        return Window("preparations", self.active)

    def dice_energy(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, participants(g, self.region, self.active))
        return None if seat is None else DiceForEnergy(seat).then("dice_energy")

    def roll(self, g: Andromeda, _: None) -> Next:
        """All at the same time, so that whoever reacts to the roll sees all of it."""
        self.sides = participants(g, self.region, self.active)
        self.dice = tuple(self.dice_of(g, side) for side in self.sides)
        owners = tuple(side for side, dice in zip(self.sides, self.dice, strict=True) for _ in range(dice))
        return Roll(self.active, "andromeda.battle.roll", (6,) * len(owners), owners=owners)

    def targeting_value(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        self.faces = faces
        for side in self.sides:
            fell, targeting = tuple(faces[die] for die in self.dice_at(side)), targeting_of(g, side, self.region)
            g.say("andromeda.battle.rolled", side=side, faces=fell, targeting=targeting)
        return None

    def reroll(self, g: Andromeda, result: tuple[int, ...] | None) -> Next:
        if result is not None:
            self.results = (*self.results, result)
        if len(self.results) == len(self.sides):
            return None
        side = self.sides[len(self.results)]
        fell = tuple(self.faces[die] for die in self.dice_at(side))
        return Reroll(side, targeting_of(g, side, self.region), fell).then("reroll")

    def compare(self, g: Andromeda, _: None) -> Next:
        best = winner_of(self.results)
        if best is None:
            g.say("andromeda.battle.tied", sides=self.sides, results=self.results)
        else:
            self.winner = self.sides[best]
            die = deciding_die(self.results)
            g.say("andromeda.battle.won", side=self.winner, die=die, sides=self.sides, results=self.results)
        return None

    def winner_supremacy(self, g: Andromeda, _: None) -> Next:
        if self.winner < 0:
            return None
        g.advance(self.winner, "supremacy")
        raider = g.raider_in(self.region)
        if raider is not None:  # andromeda.raider.reward: once, and even if a shield keeps the raider here
            g.say("andromeda.raider.defeated", seat=self.winner, raider=g.raiders[raider].name)
            g.gain(self.winner, g.raiders[raider].reward)
        return None

    def tactical_operations(self, g: Andromeda, _: None) -> Next:
        seat = self.next_of(g, self.defeated())
        return None if seat is None else TacticalOperations(seat).then("tactical_operations")

    def damage_players(self, g: Andromeda, _: None) -> Next:
        """All defeated ships at once: who is the last to remain here is hit all the same.

        Ships of a type that share too few shields stand together here, so there is nothing to choose between them.
        """
        for seat in self.defeated():
            for ship in g.ships_in(self.region, seat):
                g.damage_ship(ship)
        return None

    def damage_raiders(self, g: Andromeda, _: None) -> Next:
        """andromeda.raider.defeat-single"""
        raider = g.raider_in(self.region)
        if raider is not None and RAIDERS in self.defeated():
            g.damage_raider(raider, self.region)
        return None

    def end(self, g: Andromeda, _: None) -> Next:
        g.say("andromeda.battle.ends", region=self.region, winner=self.winner)
        return Done()

    # --- what the steps speak of -------------------------------------------------------------------------------------
    def next_of(self, g: Andromeda, seats: Container[int]) -> int | None:
        """The next of these players in turn order; None when each of them has had the one chance."""
        while self.turn < g.seats:
            seat = g.order(self.active)[self.turn]
            self.turn += 1
            if seat in seats:
                return seat
        self.turn = 0
        return None

    def dice_of(self, g: Andromeda, side: int) -> int:
        """andromeda.battle.dice-weapons, -developments, -energy and -limit"""
        return min(MOST_DICE, weapons_of(g, side, self.region) + (self.bought[side] if side != RAIDERS else 0))

    def dice_at(self, side: int) -> range:
        """Where in the row of all faces the dice of a side lie."""
        at = self.sides.index(side)
        first = sum(self.dice[:at])
        return range(first, first + self.dice[at])

    def defeated(self) -> list[int]:
        return [side for side in self.sides if side != self.winner]


def participants(g: Andromeda, region: int, active: int) -> tuple[int, ...]:
    """andromeda.battle.participants: in turn order, raiders last, a swarm as one."""
    sides = [seat for seat in g.order(active) if g.ships_in(region, seat)]
    return (*sides, RAIDERS) if g.raider_in(region) is not None else tuple(sides)


def weapons_of(g: Andromeda, side: int, region: int) -> int:
    """Dice before energy: of ships or raiders, and of developments here or next to here."""
    if side == RAIDERS:
        return sum(raider.weapons * raider.regions.count(region) for raider in g.raiders)
    near = (region, *g.regions[region].neighbours)
    developments = sum(1 for built in g.developments if built.owner == side and built.region in near)
    return sum(g.bay(ship).weapons for ship in g.ships_in(region, side)) + developments


def targeting_of(g: Andromeda, side: int, region: int) -> int:
    """The number of ships and every bonus. Of raiders the same: one of class A to D, or the number of the swarm."""
    if side == RAIDERS:
        raider = next(raider for raider in g.raiders if region in raider.regions)
        return min(MOST_TARGETING, raider.regions.count(region) + raider.targeting)
    return min(MOST_TARGETING, sum(1 + g.bay(ship).targeting for ship in g.ships_in(region, side)))


def winner_of(results: Sequence[tuple[int, ...]]) -> int | None:
    """andromeda.battle.compare: rows from the highest die down compare like words in a dictionary, where the longer of
    two that begin alike comes later (compare-more-dice) and no dice at all come first (zero-dice)."""
    best = max(results)
    return results.index(best) if results.count(best) == 1 else None


def deciding_die(results: Sequence[tuple[int, ...]]) -> int:
    """Which die, counted from the highest, parted the winner from the last of the others."""
    last, best = sorted(results)[-2:]
    return next((n for n, (low, high) in enumerate(zip(last, best, strict=False)) if low < high), len(last)) + 1


class Escalation(Frame):
    """andromeda.battle.escalation: one player's one decision, first on the ships in range, then on those that Jump."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("escalation_range", "escalation_energy", "escalation")

    def __init__(self, seat: int, region: int, joining: Ships = ()) -> None:
        self.seat, self.region, self.joining = seat, region, joining

    def escalation_range(self, g: Andromeda, _: None) -> Next:
        near = [ship for ship in self.sources(g) if g.in_range(ship, self.region)]
        return PickSome(self.seat, "andromeda.battle.escalation", [("ship", ship) for ship in near])

    def escalation_energy(self, g: Andromeda, joining: Ships) -> Next:
        self.joining = joining
        far = [ship for ship in self.sources(g) if not g.in_range(ship, self.region)]
        jump = [("ship", ship) for ship in far if "jump" in g.bay(ship).abilities]
        return PickSome(self.seat, "andromeda.ship.ability-jump", jump, at_most=g.energy(self.seat))

    def escalation(self, g: Andromeda, jumping: Ships) -> Next:
        g.pay(self.seat, "energy", len(jumping))
        for _, ship in self.joining + jumping:
            g.move(ship, self.region)
            g.say("andromeda.battle.joined", seat=self.seat, ship=ship, jump=("ship", ship) in jumping)
        return None

    def sources(self, g: Andromeda) -> list[int]:
        """andromeda.battle.escalation-sources: in other regions of the map, and allowed to enter this one."""
        elsewhere = [n for n, ship in enumerate(g.ships) if ship.owner == self.seat and 0 <= ship.region != self.region]
        return [ship for ship in elsewhere if g.may_enter(ship, self.region)]


class DiceForEnergy(Frame):
    """andromeda.battle.dice-energy: one player's one chance. What would lift above six dice cannot be spent."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("energy", "dice")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def energy(self, g: Andromeda, _: None) -> Next:
        most = min(g.energy(self.seat), MOST_DICE - g.under(Battle).dice_of(g, self.seat))
        return Choose(self.seat, "andromeda.battle.dice-energy", range(most + 1), passes=0)

    def dice(self, g: Andromeda, energy: int) -> Next:
        battle = g.under(Battle)
        battle.bought = put(battle.bought, self.seat, energy)
        g.pay(self.seat, "energy", energy)
        g.say("andromeda.battle.dice", seat=self.seat, energy=energy, dice=battle.dice_of(g, self.seat))
        return None


class Reroll(Frame):
    """andromeda.battle.reroll: every die below the targeting value, until there is none; gives the highest first."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("reroll", "targeting")

    def __init__(self, side: int, least: int, faces: tuple[int, ...]) -> None:
        self.side, self.least, self.faces = side, least, faces

    def reroll(self, g: Andromeda, _: None) -> Next:
        low = sum(1 for face in self.faces if face < self.least)
        if not low:
            return Done(tuple(sorted(self.faces, reverse=True)))
        return Roll(self.side, "andromeda.battle.reroll", (6,) * low, window="")

    def targeting(self, g: Andromeda, again: tuple[int, ...]) -> Next:
        fresh = iter(again)
        self.faces = tuple(next(fresh) if face < self.least else face for face in self.faces)
        g.say("andromeda.battle.rerolled", side=self.side, again=again, faces=self.faces)
        return Goto("reroll")


class TacticalOperations(Frame):
    """andromeda.battle.tactical-operations: draw a card, or take what the slotted moon shows, or neither."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("tactical_operations", "action")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tactical_operations(self, g: Andromeda, _: None) -> Next:
        moon = ("moon",) if g.operations[self.seat] else ()
        options = ("draw", *moon, "decline")
        return Choose(self.seat, "andromeda.battle.tactical-operations", options, passes="decline")

    def action(self, g: Andromeda, choice: str) -> Next:
        if choice == "draw":
            return DrawTactics(self.seat)
        if choice == "moon":
            g.gain(self.seat, g.operations[self.seat])
        return None


class DamageShip(Frame):
    """Damage that comes not from losing a battle. It may leave one side alone, and then a battle there is over."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("damage", "early_end")

    def __init__(self, ship: int, region: int) -> None:
        self.ship, self.region = ship, region

    def damage(self, g: Andromeda, _: None) -> Next:
        g.damage_ship(self.ship)
        return None

    def early_end(self, g: Andromeda, _: None) -> Next:
        return early_end(g, self.region)


def early_end(g: Andromeda, region: int) -> Next:
    """andromeda.battle.early-end: the last word of whatever makes ships leave a region."""
    return Cut("Battle", region, "end") if len(participants(g, region, 0)) < 2 else None


class DrawTactics(Frame):
    """andromeda.tactics.draw: one card; an empty deck is made from the discards."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = ("discard", "draw", "hand")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard(self, g: Andromeda, _: None) -> Next:
        if g.zones.size(DECK) == 0:
            g.zones.shuffle_into(DISCARD, DECK)
        return None

    def draw(self, g: Andromeda, _: None) -> Next:
        return Draw(DECK, 1, hand(self.seat), 1 << self.seat)

    def hand(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        for place in places:
            g.say("andromeda.tactics.drawn", seat=self.seat, card=Ref(hand(self.seat), place))
        return None


class SlotMoon(Frame):
    """andromeda.moon.slot-any-time, into Tactical Operations; the moon that was there is gone."""

    CHAPTER: ClassVar[str] = "andromeda.moon"
    STEPS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, moon: int) -> None:
        self.seat, self.moon = seat, moon

    def slot(self, g: Andromeda, _: None) -> Next:
        claimed = g.moons[self.seat]
        g.operations = put(g.operations, self.seat, claimed[self.moon])
        g.moons = put(g.moons, self.seat, claimed[: self.moon] + claimed[self.moon + 1 :])
        g.say("andromeda.moon.slotted", seat=self.seat, moon=g.operations[self.seat])
        return None


def acts(g: Andromeda, seat: int) -> list[Value]:
    """`slot:0`: every player may slot a claimed moon, whoever is asked."""
    return [("slot", moon) for moon in range(len(g.moons[seat]))]


def describe_act(g: Andromeda, seat: int, act: Value) -> Option:
    """The moon, and what it shows."""
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return Option(key_of(act), f"moon:{act[1]}", dict(g.moons[seat][int(act[1])]))


def interject(g: Andromeda, seat: int, act: Value) -> Frame:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return SlotMoon(seat, int(act[1]))

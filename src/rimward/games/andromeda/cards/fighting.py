"""What cards do in a battle: dice, targeting, damage, and its end."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.battle import RAIDERS, Battle, DamageShip, early_end, participants
from rimward.games.andromeda.table.names import put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.dice import Roll
from rimward.kernel.effect import Call
from rimward.kernel.frame import Cut, Done, Frame, Next
from rimward.kernel.question import Bar, Choose, PickSome, Value
from rimward.kernel.window import turn_of


def add_dice(g: Andromeda, seat: int, call: Call) -> None:
    battle = g.under(Battle)
    battle.more = put(battle.more, seat, battle.more[seat] + call.number("dice"))
    g.say("andromeda.battle.dice", seat=seat, energy=0, dice=battle.dice_of(g, seat))


def add_targeting(g: Andromeda, seat: int, call: Call) -> None:
    battle = g.under(Battle)
    battle.aim = put(battle.aim, seat, battle.aim[seat] + call.number("by"))
    g.say("andromeda.battle.aimed", seat=seat, targeting=battle.targeting_of(g, seat))


def no_dice(g: Andromeda, seat: int, call: Call) -> Bar | None:
    """Whether there is a die of the seat's own to roll again."""
    dice = g.under(Roll).dice_of(seat)
    return None if dice else Bar("andromeda.bar.no-dice", "andromeda.battle.zero-dice")


class RollAgain(Frame):
    """Up to so many of a seat's own dice, which it chooses."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("dice", "roll", "reroll")

    def __init__(self, seat: int, count: int, again: tuple[int, ...] = ()) -> None:
        self.seat, self.count, self.again = seat, count, again

    def dice(self, g: Andromeda, _: None) -> Next:
        options = [("die", die) for die in g.under(Roll).dice_of(self.seat)]
        return PickSome(self.seat, "andromeda.battle.reroll", options, at_most=self.count)

    def roll(self, g: Andromeda, picks: tuple[tuple[str, int], ...]) -> Next:
        self.again = tuple([die for _, die in picks])
        return Roll(self.seat, "andromeda.battle.reroll", (6,) * len(self.again), window="") if picks else Done()

    def reroll(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        rolled = g.under(Roll)
        for die, face in zip(self.again, faces, strict=True):
            rolled.put(die, face)
        g.say("andromeda.battle.rerolled", side=self.seat, again=faces, faces=rolled.faces)
        return None


class Jam(Frame):
    """An opposing side rolls its highest die again."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("sources", "roll", "reroll")

    def __init__(self, seat: int, side: int = 0) -> None:
        self.seat, self.side = seat, side

    def sources(self, g: Andromeda, _: None) -> Next:
        options = [("side", side) for side in jammable(g, self.seat)]
        return Choose(self.seat, "andromeda.battle.roll", options) if options else Done()

    def roll(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        self.side = choice[1]
        return Roll(self.side, "andromeda.battle.reroll", (6,), window="")

    def reroll(self, g: Andromeda, again: tuple[int, ...]) -> Next:
        rolled = g.under(Roll)
        highest = max(rolled.dice_of(self.side), key=rolled.faces.__getitem__)
        rolled.put(highest, again[0])
        g.say("andromeda.battle.rerolled", side=self.side, again=again, faces=rolled.faces)
        return None


def jammable(g: Andromeda, seat: int) -> list[int]:
    rolled = g.under(Roll)
    return [side for side in g.under(Battle).sides if g.opposes(seat, side) and rolled.dice_of(side)]


def cannot_jam(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if jammable(g, seat) else Bar("andromeda.bar.no-dice", "andromeda.battle.zero-dice")


class HitOther(Frame):
    """A ship of an opponent's in the battle, or a raider, takes damage (andromeda.general.opponent)."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("sources", "damage", "early_end")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sources(self, g: Andromeda, _: None) -> Next:
        return Choose(self.seat, "andromeda.general.opponent", targets(g, self.seat))

    def damage(self, g: Andromeda, choice: Value) -> Next:
        region = g.under(Battle).region
        if isinstance(choice, tuple):
            return DamageShip(int(choice[1]), region)
        raider = g.raider_in(region)
        if raider is not None:
            g.damage_raider(raider, region)
        return None

    def early_end(self, g: Andromeda, _: None) -> Next:
        return early_end(g, g.under(Battle).region)


def targets(g: Andromeda, seat: int) -> list[Value]:
    region = g.under(Battle).region
    ships: list[Value] = [
        ("ship", n) for n, ship in enumerate(g.ships) if ship.region == region and g.opposes(seat, ship.owner)
    ]
    return [*ships, "raider"] if g.raider_in(region) is not None else ships


def cannot_hit(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if targets(g, seat) else Bar("andromeda.bar.no-target", "andromeda.general.opponent")


class Brace(Frame):
    """One of the player's ships that would go to the Scrapyard stays."""

    CHAPTER: ClassVar[str] = "andromeda.damage"
    STEPS: ClassVar[tuple[str, ...]] = ("ship", "effects")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ship(self, g: Andromeda, _: None) -> Next:
        ships = [("ship", ship) for ship in endangered(g, self.seat)]
        if not ships:  # what was done in between has saved them
            return Done()
        return Choose(self.seat, "andromeda.battle.damage-players", ships)

    def effects(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        battle = g.under(Battle)
        battle.saved = (*battle.saved, choice[1])
        g.say("andromeda.damage.saved", seat=self.seat, ship=choice[1], kind=g.ships[choice[1]].kind)
        return None


def endangered(g: Andromeda, seat: int) -> list[int]:
    battle = g.under(Battle)
    if seat not in battle.defeated(g):
        return []
    ships = [ship for ship in g.ships_in(battle.region, seat) if ship not in battle.saved]
    return [ship for ship in ships if g.bay(ship).damaged >= g.bay(ship).shields]


def nothing_to_brace(g: Andromeda, seat: int, call: Call) -> Bar | None:
    return None if endangered(g, seat) else Bar("andromeda.bar.no-target", "andromeda.battle.damage-players")


class Truce(Frame):
    """andromeda.battle.diplomacy-may-end: each player in the battle in turn may end it."""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("diplomacy_may_end", "end")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def diplomacy_may_end(self, g: Andromeda, _: None) -> Next:
        battle = g.under(Battle)
        players = [side for side in participants(g, battle.region, battle.active) if side != RAIDERS]
        if self.turn >= len(players):
            return Done()
        options = ("end", "fight")
        return Choose(players[self.turn], "andromeda.battle.diplomacy-may-end", options, passes="fight")

    def end(self, g: Andromeda, choice: str) -> Next:
        if choice == "end":
            return Cut("Battle", g.under(Battle).region, "end")
        return Truce(self.turn + 1)


def no_strike(g: Andromeda, seat: int, call: Call) -> None:
    g.quiet = True
    g.say("andromeda.raider.quiet", seat=seat, turn=turn_of(g))

"""Tactics cards that are played in battles."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.battle import RAIDERS, Battle, DamageShip, participants
from rimward.games.andromeda.state import DISCARD, PLAYED, Andromeda, hand
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Cut, Frame, Next
from rimward.kernel.question import Choose, Value
from rimward.kernel.window import Reaction
from rimward.kernel.zone import Ref


class PlayTactics(Reaction):
    """andromeda.tactics.play-discard: laid open, carried out, then discarded, whatever becomes of the battle."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "battle", "discard")
    OWED: ClassVar[tuple[str, ...]] = ("discard",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    @classmethod
    def open_to(cls, g: Andromeda, seat: int) -> bool:
        """To those who take part in the battle."""
        return seat in sides(g)

    @classmethod
    def offers(cls, g: Andromeda, seat: int) -> tuple[Value, ...]:
        places = [place for place, face in enumerate(g.zones[hand(seat)].faces) if face == cls.CARD]
        return tuple(("card", place, *target) for place in places for target in cls.targets(g, seat))

    @classmethod
    def targets(cls, g: Andromeda, seat: int) -> list[tuple[int, ...]]:
        return [()]

    def play(self, g: Andromeda, _: None) -> Next:
        self.place = g.zones.move(hand(self.seat), self.place, PLAYED, sees=g.zones.everyone)
        g.say("andromeda.tactics.played", seat=self.seat, card=Ref(PLAYED, self.place))
        return None

    def battle(self, g: Andromeda, _: None) -> Next:
        raise NotImplementedError

    def discard(self, g: Andromeda, _: None) -> Next:
        g.zones.move(PLAYED, self.place, DISCARD)
        return None


def sides(g: Andromeda) -> tuple[int, ...]:
    battle = g.under(Battle)
    return participants(g, battle.region, battle.active)


class HailingFrequencies(PlayTactics):
    """1 VP for each opposing ship, raiders' ships too. Then any player may end the battle: any who takes part."""

    ON: ClassVar[str] = "diplomacy"
    CARD: ClassVar[str] = "hailing-frequencies"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "diplomacy", "battle", "discard")

    def __init__(self, seat: int, place: int, asked: int = 0) -> None:
        self.seat, self.place, self.asked = seat, place, asked

    def diplomacy(self, g: Andromeda, _: None) -> Next:
        region = g.under(Battle).region
        ships = sum(1 for ship in g.ships if ship.region == region and ship.owner != self.seat)
        g.gain(self.seat, (("vp", ships + sum(raider.regions.count(region) for raider in g.raiders)),))
        return None

    def battle(self, g: Andromeda, _: None) -> Next:
        players = [side for side in sides(g) if side != RAIDERS]
        if self.asked == len(players):
            return None
        self.asked += 1
        return MayEnd(players[self.asked - 1], g.under(Battle).region).then("battle")


class MayEnd(Frame):
    """andromeda.battle.diplomacy-may-end"""

    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("diplomacy_may_end", "end")

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def diplomacy_may_end(self, g: Andromeda, _: None) -> Next:
        options = ("end", "fight")
        return Choose(self.seat, "andromeda.battle.diplomacy-may-end", options, passes="fight")

    def end(self, g: Andromeda, choice: str) -> Next:
        return Cut("Battle", self.region, "end") if choice == "end" else None


class Sabotage(PlayTactics):
    """Designed. Battle, before dice are bought: an opponent's ship in the battle takes damage."""

    ON: ClassVar[str] = "preparations"
    CARD: ClassVar[str] = "sabotage"

    def __init__(self, seat: int, place: int, ship: int) -> None:
        self.seat, self.place, self.ship = seat, place, ship

    @classmethod
    def targets(cls, g: Andromeda, seat: int) -> list[tuple[int, ...]]:
        region = g.under(Battle).region
        return [(n,) for n, ship in enumerate(g.ships) if ship.region == region and ship.owner != seat]

    def battle(self, g: Andromeda, _: None) -> Next:
        return DamageShip(self.ship, g.under(Battle).region)


class JammingBurst(PlayTactics):
    """Designed. Battle, when all dice have fallen: an opponent rolls their highest die again."""

    ON: ClassVar[str] = "rolled"
    CARD: ClassVar[str] = "jamming-burst"

    def __init__(self, seat: int, place: int, side: int) -> None:
        self.seat, self.place, self.side = seat, place, side

    @classmethod
    def targets(cls, g: Andromeda, seat: int) -> list[tuple[int, ...]]:
        battle = g.under(Battle)
        return [(side,) for side in battle.sides if side != seat and battle.dice_at(side)]

    def battle(self, g: Andromeda, _: None) -> Next:
        return HighestAgain(self.side)


class HighestAgain(Frame):
    CHAPTER: ClassVar[str] = "andromeda.battle"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "reroll")

    def __init__(self, side: int) -> None:
        self.side = side

    def roll(self, g: Andromeda, _: None) -> Next:
        return Roll(self.side, "andromeda.battle.reroll", (6,), window="")

    def reroll(self, g: Andromeda, again: tuple[int, ...]) -> Next:
        roll = g.under(Roll)
        highest = max(g.under(Battle).dice_at(self.side), key=roll.faces.__getitem__)
        roll.put(highest, again[0])
        g.say("andromeda.battle.rerolled", side=self.side, again=again, faces=roll.faces)
        return None

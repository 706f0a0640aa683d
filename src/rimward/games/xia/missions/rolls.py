"""xia.mission: what is rolled for a Mission, and the Experience that rolls it again."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.missions import cards
from rimward.games.xia.table.state import MISSIONS_OUT, Xia, completed
from rimward.kernel.dice import Roll, is_again
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction
from rimward.kernel.zone import Ref

SNEAK: Final = "xia.mission.smuggler-sneak"
DETECTED: Final = 12  # xia.mission.smuggler-sneak: up to here
ROLLS: Final = {  # xia.mission.experience-types: which type rolls for which rule
    "xia.mission.research-roll": "research",
    "xia.mission.bounty-hunter-roll": "bounty-hunter",
    "xia.mission.thief-steal": "thief",
    SNEAK: "smuggler",
}


class MissionRoll(Frame):
    """The d20 of a Research, a Bounty Hunter or a Thief; xia.mission.reveal: the card is shown when the roll stands."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "payment")

    def __init__(self, seat: int, rule: str) -> None:
        self.seat, self.rule = seat, rule

    def roll(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, self.rule, (20,))

    def payment(self, g: Xia, faces: tuple[int, ...]) -> Next:
        card = cards.active(g, self.seat)
        payment = cards.by_roll(card, faces[0]) if card else 0
        if payment:
            cards.reveal(g, self.seat, payment)
        else:
            cards.failed(g, self.seat)
        return None


# --- the Smuggler's Sneak --------------------------------------------------------------------------------------------
def contraband_for(g: Xia, ship: int) -> str:
    """The planet that a ship has contraband for; nothing for any other ship."""
    if ship >= g.seats or not cards.is_revealed(g, ship):
        return ""
    card = cards.active(g, ship)
    return card.deliver if card and card.type == "smuggler" else ""


def arriving(g: Xia, ship: int, space: tuple[int, int]) -> Frame | None:
    """xia.mission.smuggler-sneak, for a ship that moves onto a planet there, or reaches onto it from outside."""
    planet = contraband_for(g, ship)
    return Sneak(ship) if planet and g.map.planet(g.map.numbers[space]) == planet else None


class Sneak(Frame):
    """Each time again; a captain who is detected has failed, and flies on."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("smuggler", "smuggler_sneak")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def smuggler(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, SNEAK, (20,))

    def smuggler_sneak(self, g: Xia, faces: tuple[int, ...]) -> Next:
        if faces[0] <= DETECTED:
            cards.failed(g, self.seat)
        else:
            g.say("xia.mission.smuggler-sneak", seat=self.seat)
        return None


# --- Experience ------------------------------------------------------------------------------------------------------
class Experience(Reaction):
    """xia.mission.experience: a completed Mission of the same type for a new roll, which must be used."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("experience_discard", "experience", "roll")
    ON: ClassVar[str] = "rolled"
    OWN: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        """On the roll for the Mission itself; the same window asks again when the new roll has taken its place."""
        roll = g.under(Roll)
        if roll.by != seat or roll.code not in ROLLS or is_again(g):
            return ()
        missions, faces = g.content.missions, g.zones[completed(seat)].faces
        return tuple([("experience", n) for n, face in enumerate(faces) if missions[face].type == ROLLS[roll.code]])

    def experience_discard(self, g: Xia, _: None) -> Next:
        place = g.zones.move(completed(self.seat), self.place, MISSIONS_OUT)
        g.say("xia.mission.experience", seat=self.seat, card=Ref(MISSIONS_OUT, place))
        return None

    def experience(self, g: Xia, _: None) -> Next:
        roll = g.under(Roll)
        return Roll(roll.by, roll.code, roll.dice)

    def roll(self, g: Xia, faces: tuple[int, ...]) -> Next:
        g.under(Roll).put(0, faces[0])
        return None

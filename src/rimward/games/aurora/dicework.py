"""What is done with rolled dice in every attack: bonuses, re-rolls, pairs. In space and on the surface alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rimward.games.aurora.checks import DIE, Faces
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Choose, PickSome, Value

HIT: Final = 4  # aurora.ship-combat.hits
PENETRATING: Final = 7  # aurora.ship-combat.penetrating
REROLLS: Final = 2  # aurora.ship-combat.hindering-reroll, aurora.terrain.hindering-defense
Places = tuple[int, ...]
Bonuses = tuple[tuple[int, int, str], ...]  # +A, on up to N different dice, by which card with energy


def unblocked(red: int, black: int) -> bool:
    """aurora.ship-combat.damage, and aurora.ship-combat.penetrating"""
    return red > black or red >= PENETRATING


def is_played(g: Aurora, seat: int) -> bool:
    """Whether dice are a player's, who decides what becomes of them."""
    return 0 <= seat < g.seats


def told_as(g: Aurora, seat: int) -> int:
    """Whose dice the log says that they are. Games of version 1 did not tell who it was that nobody plays."""
    return seat if is_played(g, seat) or not g.first_rules else NOWHERE


class AddBonuses(Frame):
    """aurora.ship-combat.bonus-changes-die: the bonuses one after the other, each on dice of the player's choice.

    Bonuses of different sources may meet on one die (aurora.combat.bonus-stacking). `seat` is whose dice they are: a
    player's, or the number of somebody whom nobody plays. `hits` are the red dice that a defender's dice are paired
    with. Gives the faces, and the cards that were used.
    """

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = ("bonus", "changes_die")

    def __init__(self, seat: int, bonuses: Bonuses, faces: Faces, hits: Faces = (), used: tuple[str, ...] = ()) -> None:
        self.seat, self.bonuses, self.faces, self.hits, self.used = seat, bonuses, faces, hits, used

    def bonus(self, g: Aurora, _: None) -> Next:
        if not self.bonuses or not self.faces:
            return Done((self.faces, self.used))
        plus, how_many, card = self.bonuses[0]
        if not is_played(g, self.seat):
            return self.by_itself(g)
        about: About = {"plus": plus, "dice": how_many, "card": card}
        code = "aurora.ship-combat.bonus-changes-die"
        return PickSome(self.seat, code, self.shown(), at_most=how_many, about=about)

    def changes_die(self, g: Aurora, picked: tuple[Value, ...]) -> Next:
        return self.added(g, places_of(picked, self.shown()))

    def by_itself(self, g: Aurora) -> Next:
        """aurora.npc.bonus-use: on the best die first, whether or not it penetrates, the next bonus on the next die."""
        raised: list[int] = []
        while self.bonuses:
            plus, how_many, _card = self.bonuses[0]
            ranked = sorted(range(len(self.faces)), key=lambda place: self.rank(g, place, plus, raised))
            raised += ranked[:how_many]
            self.added(g, tuple(ranked[:how_many]))
        return Goto("bonus")

    def rank(self, g: Aurora, place: int, plus: int, raised: list[int]) -> tuple[bool, int, bool]:
        """Of equal dice the one first with which a hit is blocked that would not be."""
        face = self.faces[place]
        if g.first_rules:
            return False, -face, False
        blocks = bool(self.hits) and unblocked(self.hits[place], face) and not unblocked(self.hits[place], face + plus)
        return place in raised, -face, not blocks

    def added(self, g: Aurora, places: Places) -> Next:
        plus, _how_many, card = self.bonuses[0]
        self.bonuses = self.bonuses[1:]
        self.faces = tuple([face + plus if place in places else face for place, face in enumerate(self.faces)])
        if places:
            self.used = (*self.used, card) if card else self.used
            g.say("aurora.ship-combat.bonus", seat=told_as(g, self.seat), plus=plus, dice=len(places), faces=self.faces)
        return Goto("bonus")

    def shown(self) -> tuple[Value, ...]:
        """`red:3` for an attacker's die, `pair:5,4` for a black 4 that stands against a red 5."""
        if not self.hits:
            return tuple([("red", face) for face in self.faces])
        return tuple([("pair", hit, face) for hit, face in zip(self.hits, self.faces, strict=True)])


class Reroll(Frame):
    """aurora.dice.reroll-once: choose up to so many dice, roll them together, keep what they show. Gives the faces."""

    CHAPTER: ClassVar[str] = "aurora.dice"
    STEPS: ClassVar[tuple[str, ...]] = ("reroll", "rolls", "once")

    def __init__(
        self, seat: int, code: str, faces: Faces, at_most: int, word: str = "black", picked: Places = ()
    ) -> None:
        self.seat, self.code, self.faces, self.at_most = seat, code, faces, at_most
        self.word, self.picked = word, picked

    def reroll(self, g: Aurora, _: None) -> Next:
        if not self.at_most or not self.faces:
            return Done(self.faces)
        if not is_played(g, self.seat):
            return Goto("rolls", self.worst())
        return PickSome(self.seat, self.code, self.shown(), at_most=self.at_most)

    def worst(self) -> tuple[Value, ...]:
        """What nobody decides: the lowest dice, as far as another throw can be expected to be higher."""
        low = sorted([face for face in self.faces if face < HIT])
        return tuple([(self.word, face) for face in low[: self.at_most]])

    def rolls(self, g: Aurora, picked: tuple[Value, ...]) -> Next:
        self.picked = places_of(picked, self.shown())
        return Roll(told_as(g, self.seat), self.code, (DIE,) * len(picked))

    def once(self, g: Aurora, rolled: Faces) -> Next:
        new = dict(zip(self.picked, rolled, strict=True))
        return Done(tuple([new.get(place, face) for place, face in enumerate(self.faces)]))

    def shown(self) -> tuple[Value, ...]:
        return tuple([(self.word, face) for face in self.faces])


def places_of(picked: Sequence[Value], shown: Sequence[Value]) -> Places:
    """Where the picked dice lie; of dice that show the same, the first."""
    places: list[int] = []
    for die in picked:
        places.append(next(n for n, other in enumerate(shown) if other == die and n not in places))
    return tuple(places)


def best_pairs(red: Faces, black: Faces) -> Faces:
    """aurora.npc.bonus-use: the black dice, hit by hit, so that as many as possible are blocked: the lowest die that
    blocks the highest hit, and so on; what blocks nothing stands against the rest."""
    left = sorted(black)
    found: dict[int, int] = {}
    for place in sorted(range(len(red)), key=lambda place: -red[place]):
        blocking = [die for die in left if not unblocked(red[place], die)]
        if blocking:
            found[place] = blocking[0]
            left.remove(blocking[0])
    return tuple([found[place] if place in found else left.pop(0) for place in range(len(red))])


class Pairing(Frame):
    """aurora.ship-combat.pairing: hit by hit, which black die stands against it. Gives the black dice in that order."""

    CHAPTER: ClassVar[str] = "aurora.ship-combat"
    STEPS: ClassVar[tuple[str, ...]] = ("pairing", "dice")

    def __init__(self, seat: int, red: Faces, black: Faces, paired: Faces = ()) -> None:
        self.seat, self.red, self.black, self.paired = seat, red, black, paired

    def pairing(self, g: Aurora, _: None) -> Next:
        if not self.black:
            return Done(self.paired)
        hit = self.red[len(self.paired)]
        if not is_played(g, self.seat):
            return Done(best_pairs(self.red, self.black))
        return Choose(self.seat, "aurora.ship-combat.pairing", [("pair", hit, die) for die in sorted(set(self.black))])

    def dice(self, g: Aurora, pair: tuple[str, int, int]) -> Next:
        place = self.black.index(pair[2])
        self.black, self.paired = self.black[:place] + self.black[place + 1 :], (*self.paired, pair[2])
        return Goto("pairing")

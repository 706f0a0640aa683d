"""Tactical cards, which only a pack brings: a Commander has one for the surface and one for orbit: aurora.tactical."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.checks import DIE, SkillTest
from rimward.games.aurora.table.content import test_of
from rimward.games.aurora.table.names import COMMANDER, NOWHERE, SKILL_AT
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for
from rimward.kernel import carry
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, Value

PLACES: Final = ("surface", "orbit")


def deck(place: str) -> str:
    return f"tactical:{place}"


def hand(place: str, seat: int) -> str:
    return f"tactical:{place}:{seat}"


def used_up(place: str) -> str:
    return f"tactical:{place}:away"


def tactical_zones(g: Aurora) -> None:
    for place in PLACES:
        names = [name for name, card in g.content.tactical.items() if card.place == place]
        g.zones.add(deck(place), deck(place), tuple(names))
        g.zones.add(used_up(place), deck(place))
        for seat in range(g.seats):
            g.zones.add(hand(place, seat), deck(place))


def has_decks(g: Aurora) -> bool:
    return deck(PLACES[0]) in g.zones


def card_of(g: Aurora, seat: int, place: str) -> str:
    """The card of a seat for that place; empty where it has none."""
    faces = g.zones[hand(place, seat)].faces if has_decks(g) else ()
    return faces[0] if faces else ""


def commander_of(g: Aurora, seat: int) -> int:
    """The conscious Commander of a player, or NOWHERE."""
    for n, who in enumerate(g.figures):
        if who.seat == seat and not who.out and COMMANDER in g.crew(n).specialty and not g.is_captive(n):
            return n
    return NOWHERE


# --- dealing ---------------------------------------------------------------------------------------------------------
class DealTactical(Frame):
    """aurora.tactical.deal: the highest die takes the top card of both decks, and then the others clockwise."""

    CHAPTER: ClassVar[str] = "aurora.tactical"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "highest", "deal")

    def __init__(self, waiting: tuple[tuple[int, str], ...] = ()) -> None:
        self.waiting = waiting

    def roll(self, g: Aurora, _: Any) -> Next:
        return Roll(0, "aurora.tactical.deal", (DIE,) * g.seats, window="", owners=tuple(range(g.seats)))

    def highest(self, g: Aurora, faces: tuple[int, ...]) -> Next:
        if faces.count(max(faces)) > 1:
            return Goto("roll")
        order = g.clockwise(faces.index(max(faces)))
        self.waiting = tuple([(seat, place) for seat in order for place in PLACES])
        return None

    def deal(self, g: Aurora, _: Any) -> Next:
        if not self.waiting:
            return Done()
        (seat, place), self.waiting = self.waiting[0], self.waiting[1:]
        return Take(seat, place).then("deal")


class Take(Frame):
    """The top card of a deck, for a seat; what was put away is shuffled where the deck has run out."""

    CHAPTER: ClassVar[str] = "aurora.tactical"
    STEPS: ClassVar[tuple[str, ...]] = ("top", "card")

    def __init__(self, seat: int, place: str) -> None:
        self.seat, self.place = seat, place

    def top(self, g: Aurora, _: Any) -> Next:
        if not g.zones.size(deck(self.place)):
            g.zones.shuffle_into(used_up(self.place), deck(self.place))
        return Draw(deck(self.place), 1, hand(self.place, self.seat), g.zones.everyone)

    def card(self, g: Aurora, places: tuple[int, ...]) -> Next:
        for at in places:
            g.say("aurora.tactical.dealt", seat=self.seat, card=g.zones.face(hand(self.place, self.seat), at))
        return Done()


class RedrawTactical(Frame):
    """aurora.tactical.redraw: between missions, each card once. `places` are those that may still be put away."""

    CHAPTER: ClassVar[str] = "aurora.tactical"
    STEPS: ClassVar[tuple[str, ...]] = ("discard", "new")

    def __init__(self, seat: int, places: tuple[str, ...]) -> None:
        self.seat, self.places = seat, places

    def discard(self, g: Aurora, _: Any) -> Next:
        cards: list[Value] = [("discard", card_of(g, self.seat, place)) for place in self.places]
        cards = [value for value in cards if value != ("discard", "")]
        if not cards:
            return Done()
        return Choose(self.seat, "aurora.tactical.redraw", [*cards, "done"], passes="done")

    def new(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        place = next(place for place in self.places if card_of(g, self.seat, place) == choice[1])
        self.places = tuple([other for other in self.places if other != place])
        g.zones.move(hand(place, self.seat), 0, used_up(place), g.zones.everyone)
        return Take(self.seat, place).then("discard")


# --- using -----------------------------------------------------------------------------------------------------------
def usable(g: Aurora, seat: int, place: str) -> list[Value]:
    """What a player can use in the turn of its Commander, or of the ship that it is aboard."""
    name = card_of(g, seat, place)
    return [("tactical", name)] if name and barred(g, seat, name) is None else []


def barred(g: Aurora, seat: int, name: str) -> Bar | None:
    """aurora.tactical.use, aurora.tactical.requirements; nor aboard a critical ship
    (aurora.ship-damage.critical-no-bonus)."""
    card, who = g.content.tactical[name], commander_of(g, seat)
    if g.did(who, f"tactical:{name}"):
        return Bar("aurora.bar.ability-used", "aurora.tactical.use")
    ship = g.figures[who].ship
    if ship != NOWHERE and g.ships[ship].critical:
        return Bar("aurora.bar.critical", "aurora.ship-damage.critical-no-bonus")
    for station in card.stations:
        if g.manned(ship, station) == NOWHERE:
            return Bar("aurora.bar.station-empty", "aurora.tactical.requirements", station=station)
    return carry.barred(g, seat, carry.effect_of(g, name))


def tester(g: Aurora, seat: int, name: str) -> int:
    """Whoever mans the station whose skill is tested, if the card asks for it; else the Commander."""
    who, card, wanted = commander_of(g, seat), g.content.tactical[name], test_of(g.content.tactical[name].test)
    for station in card.stations:
        if wanted is not None and SKILL_AT[station] == wanted.skill:
            return g.manned(g.figures[who].ship, station)
    return who


class UseTactical(Frame):
    """aurora.tactical.use: no action, once a round, whether its test is passed or not."""

    CHAPTER: ClassVar[str] = "aurora.tactical"
    STEPS: ClassVar[tuple[str, ...]] = ("card", "use", "used")

    def __init__(self, seat: int, name: str) -> None:
        self.seat, self.name = seat, name

    def card(self, g: Aurora, _: Any) -> Next:
        wanted, who = test_of(g.content.tactical[self.name].test), tester(g, self.seat, self.name)
        g.mark(commander_of(g, self.seat), f"tactical:{self.name}")
        if wanted is None:
            return Goto("use", True)
        return SkillTest(self.seat, "aurora.tactical.use", dice_for(g, who, wanted.skill), wanted.least)

    def use(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done()
        g.say("aurora.tactical.use", crew=g.figures[commander_of(g, self.seat)].name, card=self.name)
        return carry.run(g, self.seat, self.name)

    def used(self, g: Aurora, _: Any) -> Next:
        return Done()

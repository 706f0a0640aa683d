"""xia.mission: drawing, fulfilling, completing and aborting; and Missions that are fulfilled by a kill.

What a player with a face-down card can do is offered to that player alone. Nobody else learns from being asked or not:
whoever has a card can abort it, so the engine never answers for that player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.missions import cards
from rimward.games.xia.missions.rolls import MissionRoll
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.content import MissionKind
from rimward.games.xia.table.state import MISSIONS, MISSIONS_OUT, Xia, completed, drawn, mission
from rimward.kernel.frame import Draw, Frame, Goto, Next
from rimward.kernel.question import PASS, Bar, Choose
from rimward.kernel.zone import Ref

ACTS: Final[tuple[str, ...]] = ("draw", "pick-up", "research", "steal", "complete", "abort")
MINOR: Final[tuple[str, ...]] = ("draw", "abort")  # xia.action.minor-list
DRAWN: Final = 3  # xia.mission.draw

# The Mission Objective of a type that takes an Action, and the rule for it
OBJECTIVES: Final = {
    "shuttle": ("pick-up", "xia.mission.shuttle-pickup"),
    "smuggler": ("pick-up", "xia.mission.smuggler-pickup"),
    "research": ("research", "xia.mission.research-roll"),
    "thief": ("steal", "xia.mission.thief-steal"),
}
DELIVERIES: Final = {  # xia.mission.deliver, type by type
    "shuttle": "xia.mission.shuttle-deliver",
    "research": "xia.mission.research-deliver",
    "bounty-hunter": "xia.mission.deliver",
    "smuggler": "xia.mission.smuggler-deliver",
    "thief": "xia.mission.thief-deliver",
    "assassin": "xia.mission.assassin-deliver",
}


# --- what can be done where ------------------------------------------------------------------------------------------
def bar_mission(g: Xia, seat: int, act: str, space: Hex) -> Bar | None:
    """Why a player cannot do this in that space, the ship's own or one that it uses from outside."""
    card = cards.active(g, seat)
    if act == "draw":
        return _bar_draw(g, card, space)
    if card is None:
        return Bar("xia.bar.no-mission", "xia.mission.abort" if act == "abort" else "xia.mission.draw")
    if act == "abort":
        return None
    return _bar_complete(g, seat, card, space) if act == "complete" else _bar_objective(g, seat, card, act, space)


def _bar_draw(g: Xia, card: MissionKind | None, space: Hex) -> Bar | None:
    number = g.map.numbers[space]
    if card is not None:
        return Bar("xia.bar.mission-active", "xia.mission.one-active")
    if not g.map.is_marked(number, "mission"):
        return Bar("xia.bar.no-mission-point", "xia.mission.draw")
    if g.map.kind_at(number).name in g.drew:
        return Bar("xia.bar.mission-drawn", "xia.mission.draw-limit")
    left = g.zones.size(MISSIONS) + g.zones.size(MISSIONS_OUT)
    return None if left else Bar("xia.bar.no-missions-left", "xia.mission.deck-empty")


def _bar_objective(g: Xia, seat: int, card: MissionKind, act: str, space: Hex) -> Bar | None:
    if cards.is_revealed(g, seat):
        return Bar("xia.bar.mission-revealed", "xia.mission.reveal")
    needed, rule = OBJECTIVES.get(card.type, ("", "xia.mission.objective-before-delivery"))
    if act != needed:
        return Bar("xia.bar.mission-type", "xia.mission.card", type=card.type)
    if card.place:
        return None if is_point(g, space, card.place) else Bar("xia.bar.mission-place", rule, sector=card.place)
    target = cards.target_of(g, seat, card)
    where = None if target is None else g.ships[target].space
    if where is None:
        return Bar("xia.bar.mission-target", "xia.mission.thief-target", target=card.target)
    near = g.map.adjacent(g.map.numbers[space], g.map.numbers[where])
    return None if near else Bar("xia.bar.adjacent", rule)


def _bar_complete(g: Xia, seat: int, card: MissionKind, space: Hex) -> Bar | None:
    if not cards.is_revealed(g, seat):
        return Bar("xia.bar.mission-objective", "xia.mission.objective-before-delivery")
    there = is_point(g, space, card.deliver)
    return None if there else Bar("xia.bar.mission-place", DELIVERIES[card.type], sector=card.deliver)


def is_point(g: Xia, space: Hex, sector: str) -> bool:
    """Whether this space is the Mission Point of that sector."""
    number = g.map.numbers[space]
    return g.map.is_marked(number, "mission") and g.map.kind_at(number).name == sector


def begin(g: Xia, seat: int, act: str, space: Hex) -> Frame:
    if act == "draw":
        return DrawMissions(seat, g.map.kind_at(g.map.numbers[space]).name)
    if act == "pick-up":
        return PickUp(seat)
    if act == "complete":
        return Complete(seat)
    if act == "abort":
        return Abort(seat)
    return MissionRoll(seat, "xia.mission.research-roll" if act == "research" else "xia.mission.thief-steal")


# --- drawing ---------------------------------------------------------------------------------------------------------
class DrawMissions(Frame):
    """xia.mission.draw: three cards that only the player sees, one or none of which is kept."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("draw_limit", "draw", "deck_empty", "card", "one_active")

    def __init__(self, seat: int, sector: str) -> None:
        self.seat, self.sector = seat, sector

    def draw_limit(self, g: Xia, _: None) -> Next:
        g.drew += (self.sector,)
        g.say("xia.mission.draw", seat=self.seat, sector=self.sector)
        return None

    def draw(self, g: Xia, _: None) -> Next:
        return Draw(MISSIONS, DRAWN - g.zones.size(drawn(self.seat)), drawn(self.seat), 1 << self.seat)

    def deck_empty(self, g: Xia, _: tuple[int, ...]) -> Next:
        if g.zones.size(drawn(self.seat)) == DRAWN or not g.zones.size(MISSIONS_OUT):
            return None
        g.zones.shuffle_into(MISSIONS_OUT, MISSIONS)
        g.say("xia.mission.deck-empty")
        return Goto("draw")

    def card(self, g: Xia, _: None) -> Next:
        places = [("keep", place) for place in range(g.zones.size(drawn(self.seat)))]
        return Choose(self.seat, "xia.mission.draw", (*places, "none"), hinges="private", passes="none")

    def one_active(self, g: Xia, choice: str | tuple[str, int]) -> Next:
        if not isinstance(choice, str):
            g.zones.move(drawn(self.seat), choice[1], mission(self.seat))
            g.say("xia.mission.one-active", seat=self.seat, card=Ref(mission(self.seat), 0))
        while g.zones.size(drawn(self.seat)):
            place = g.zones.move(drawn(self.seat), 0, MISSIONS_OUT, sees=g.zones.everyone)
            g.say("xia.mission.card", seat=self.seat, card=Ref(MISSIONS_OUT, place))
        return None


# --- Actions with the Active Mission ---------------------------------------------------------------------------------
class PickUp(Frame):
    """xia.mission.shuttle-pickup, xia.mission.smuggler-pickup: nothing goes into the Hold (.symbolic-cargo)."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("pickup",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pickup(self, g: Xia, _: None) -> Next:
        card = cards.active(g, self.seat)
        if card is not None:
            cards.reveal(g, self.seat, cards.by_distance(g, card))
        return None


class Complete(Frame):
    """xia.mission.payment: the Credits, the Bounty that the card states, and Fame; the card is kept as Experience."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("deliver", "payment")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deliver(self, g: Xia, _: None) -> Next:
        payment, crime = cards.due(g, self.seat), g.crimes[self.seat]
        place = g.zones.move(mission(self.seat), 0, completed(self.seat))
        cards.unpaid(g, self.seat)
        g.pay(self.seat, payment)
        g.say("xia.mission.payment", seat=self.seat, card=Ref(completed(self.seat), place), credits=payment)
        if crime:
            g.add_bounty(self.seat, crime, "xia.bounty.crime")
        return None

    def payment(self, g: Xia, _: None) -> Next:
        return GainFame(self.seat, 1, "xia.fame.missions")


class Abort(Frame):
    """xia.mission.abort"""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("abort",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def abort(self, g: Xia, _: None) -> Next:
        cards.discard(g, self.seat, "xia.mission.abort")
        return None


# --- Missions that a kill fulfils ------------------------------------------------------------------------------------
def after_kill(g: Xia, seat: int, ship: int, outlaw: bool) -> Frame | None:
    """For the player who destroyed a ship, which was an `outlaw` at that moment.

    Asked wherever the table must reckon with a card that this kill fulfils: that nobody shows one tells no more.
    """
    hidden = cards.active(g, seat) is not None and not cards.is_revealed(g, seat)
    fitting = [name for name, card in g.content.missions.items() if is_fulfilled(g, seat, card, ship, outlaw)]
    return KillObjective(seat, ship, outlaw) if hidden and g.zones.could_hold(mission(seat), fitting) else None


def is_fulfilled(g: Xia, seat: int, card: MissionKind, ship: int, outlaw: bool) -> bool:
    """xia.mission.bounty-hunter-target, xia.mission.assassin-target"""
    if card.type == "bounty-hunter":
        return outlaw
    return card.type == "assassin" and cards.target_of(g, seat, card) == ship


class KillObjective(Frame):
    """What the card says is no choice, but only its owner knows what it says. A Bounty Hunter collects the remains, an
    Assassin reveals at once: others can tell these apart before they see the card, so they are two answers."""

    CHAPTER: ClassVar[str] = "xia.mission"
    STEPS: ClassVar[tuple[str, ...]] = ("objective", "target")

    def __init__(self, seat: int, ship: int, outlaw: bool) -> None:
        self.seat, self.ship, self.outlaw = seat, ship, outlaw

    def objective(self, g: Xia, _: None) -> Next:
        card, choice = cards.active(g, self.seat), PASS
        if card is not None and is_fulfilled(g, self.seat, card, self.ship, self.outlaw):
            choice = "remains" if card.type == "bounty-hunter" else "reveal"
        return Choose(self.seat, "xia.mission.reveal", (choice,), hinges="private")

    def target(self, g: Xia, choice: str) -> Next:
        if choice == "remains":
            return MissionRoll(self.seat, "xia.mission.bounty-hunter-roll")
        if choice == "reveal":
            cards.reveal(g, self.seat, *cards.BY_TIER[cards.tier_of(g, self.ship)])  # xia.mission.assassin-payment
        return None

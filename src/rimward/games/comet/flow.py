"""Rounds, lanes, turns and drilling: the whole course of Comet Rush."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.comet.state import DECK, DIE, DISCARD, HAND, HOLD, LANES, RISK, WORTH, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Cut, Done, Draw, Frame, Goto, Next, Over
from rimward.kernel.question import All, Bar, Choose, Value, choose_where
from rimward.kernel.result import Result
from rimward.kernel.zone import Ref


class Setup(Frame):
    """comet.setup: every pilot starts with one gadget."""

    CHAPTER: ClassVar[str] = "comet.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def hand(self, g: Comet, _: None) -> Next:
        if self.seat == g.seats:
            return Done()
        self.seat += 1
        return DrawGadget(self.seat - 1).then("hand")


class Round(Frame):
    """comet.round: all choose a lane in secret, then each has a turn, then the ice is counted."""

    CHAPTER: ClassVar[str] = "comet.round"
    STEPS: ClassVar[tuple[str, ...]] = ("lanes", "turns", "end")

    def __init__(self, number: int, first: int, turn: int = 0) -> None:
        self.number, self.first, self.turn = number, first, turn

    def lanes(self, g: Comet, _: None) -> Next:
        return All(Choose(seat, "comet.lane.choose", LANES, closed=True) for seat in g.order(self.first))

    def turns(self, g: Comet, chosen: tuple[str, ...] | None) -> Next:
        if chosen:
            by_seat = dict(zip(g.order(self.first), chosen, strict=True))
            g.lanes = tuple(by_seat[seat] for seat in range(g.seats))
            g.say("comet.lane.chosen", round=self.number, lanes=g.lanes)
        if self.turn == g.seats:
            return None
        self.turn += 1
        return Turn(g.order(self.first)[self.turn - 1]).then("turns")

    def end(self, g: Comet, _: None) -> Next:
        best = max(g.ice)
        if best >= g.target or self.number >= g.rounds:
            code = "comet.round.target" if best >= g.target else "comet.round.last"
            return Over(Result(tuple(s for s in range(g.seats) if g.ice[s] == best), g.ice, code))
        self.number, self.first, self.turn = self.number + 1, (self.first + 1) % g.seats, 0
        return Goto("lanes")


class Turn(Frame):
    """comet.turn: drill, or tune a gadget, until you haul your ice home or lose it."""

    CHAPTER: ClassVar[str] = "comet.turn"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "action", "drill_haul_tune", "end")
    OWNER: ClassVar[str] = "seat"
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, hold: int = 0) -> None:
        self.seat, self.hold = seat, hold

    def start(self, g: Comet, _: None) -> Next:
        g.say("comet.turn.start", seat=self.seat, lane=g.lanes[self.seat])
        return None

    def action(self, g: Comet, _: None) -> Next:
        return choose_where(self.seat, "comet.turn.action", ("drill", "haul", "tune"), lambda act: self.barred(g, act))

    def barred(self, g: Comet, act: Value) -> Bar | None:
        if act == "drill" and self.hold >= HOLD:
            return Bar("comet.bar.full", "comet.drill.full", hold=HOLD)
        if act != "drill" and self.hold == 0:
            return Bar("comet.bar.empty", "comet.turn.haul" if act == "haul" else "comet.turn.tune")
        if act == "tune" and g.zones.size(hand(self.seat)) >= HAND:
            return Bar("comet.bar.hand", "comet.gadget.limit", most=HAND)
        return None

    def drill_haul_tune(self, g: Comet, act: str) -> Next:
        if act == "drill":
            return Drill(self.seat).then("action")
        if act == "haul":
            g.store(self.seat, self.hold)
            g.say("comet.turn.hauled", seat=self.seat, ice=self.hold)
            return Goto("end")
        self.hold -= 1
        g.say("comet.turn.tuned", seat=self.seat, hold=self.hold)
        return DrawGadget(self.seat).then("action")

    def end(self, g: Comet, _: None) -> Next:
        return Done()


class Drill(Frame):
    """comet.drill: a die above the lane's risk brings ice; any other loses what is in the hold."""

    CHAPTER: ClassVar[str] = "comet.drill"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "success", "bust")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, g: Comet, _: None) -> Next:
        return Roll(self.seat, "comet.drill.roll", (DIE,))

    def success(self, g: Comet, faces: tuple[int, ...]) -> Next:
        lane, turn = g.lanes[self.seat], g.under(Turn)
        if faces[0] <= RISK[lane]:
            g.say("comet.drill.bust", seat=self.seat, lost=turn.hold)
            return DrawGadget(self.seat)
        ice = min(WORTH[lane] + g.alone(self.seat), HOLD - turn.hold)
        turn.hold += ice
        g.say("comet.drill.ice", seat=self.seat, ice=ice, hold=turn.hold)
        return Done()

    def bust(self, g: Comet, _: None) -> Next:
        return Cut("Turn", self.seat, "end")


class DrawGadget(Frame):
    """comet.gadget: draw one in secret, unless the hand is full; an empty deck is made from the discards."""

    CHAPTER: ClassVar[str] = "comet.gadget"
    STEPS: ClassVar[tuple[str, ...]] = ("limit", "draw", "secret")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def limit(self, g: Comet, _: None) -> Next:
        if g.zones.size(DECK) == 0:
            g.zones.shuffle_into(DISCARD, DECK)
        return Done() if g.zones.size(hand(self.seat)) >= HAND else None

    def draw(self, g: Comet, _: None) -> Next:
        return Draw(DECK, 1, hand(self.seat), 1 << self.seat)

    def secret(self, g: Comet, places: tuple[int, ...]) -> Next:
        for place in places:
            g.say("comet.gadget.drawn", seat=self.seat, card=Ref(hand(self.seat), place))
        return Done()

"""Comet Rush with cards as data: gadgets after a roll or at any time, and an event for everybody in each round.

`of(entries)` makes a game of any entries, so that a test can add a card.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import yaml

from rimward import messages
from rimward.games import comet
from rimward.games.comet import flow
from rimward.games.comet.advice import advice as advise
from rimward.games.comet.state import DECK, DIE, DISCARD, HAND, RISK, Comet, hand
from rimward.games.comet.view import describe as describe_gadget
from rimward.kernel import carry
from rimward.kernel.carry import Carry, Effects
from rimward.kernel.dice import Roll
from rimward.kernel.effect import Call, Count, Effect, Language, Odds, Param, Params, Verb
from rimward.kernel.event import Event
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.game import Game, Thing
from rimward.kernel.question import Bar, Choose, Option, Value
from rimward.kernel.zone import Ref

HERE = Path(__file__).parent
EVENTS, SHOWN, PAST = "events", "shown", "past"
CARD = 0.5  # what a gadget is worth, in ice


# --- verbs -----------------------------------------------------------------------------------------------------------
def pay(g: Comet, seat: int, call: Call) -> None:
    g.store(seat, -call.number("ice"))
    g.say("comet.turn.hauled", seat=seat, ice=-call.number("ice"))


def cannot_pay(g: Comet, seat: int, call: Call) -> Bar | None:
    short = g.ice[seat] < call.number("ice")
    return Bar("comet.bar.nothing", "comet.gift.any-time") if short else None


def gain(g: Comet, seat: int, call: Call) -> None:
    g.store(seat, call.number("ice"))
    g.say("comet.turn.hauled", seat=seat, ice=call.number("ice"))


def cannot_draw(g: Comet, seat: int, call: Call) -> Bar | None:
    full = g.zones.size(hand(seat)) >= HAND
    return Bar("comet.bar.hand", "comet.gadget.limit", most=HAND) if full else None


class DrawSome(Frame):
    """As many as there is room for."""

    CHAPTER: ClassVar[str] = "comet.gadget"
    STEPS: ClassVar[tuple[str, ...]] = ("draw",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def draw(self, g: Comet, _: None) -> Next:
        if not self.number:
            return Done()
        self.number -= 1
        return flow.DrawGadget(self.seat).then("draw")


def turn(g: Comet, seat: int, call: Call) -> None:
    roll = g.under(Roll)
    roll.put(0, turned(roll.faces[0], call))
    g.say("comet.gadget.die", face=roll.faces[0])


def turned(face: int, call: Call) -> int:
    return max(1, min(DIE, face + call.number("up") - call.number("down")))


def cannot_turn(g: Comet, seat: int, call: Call) -> Bar | None:
    face = g.under(Roll).faces[0]
    return Bar("comet.bar.full", "comet.drill.full", hold=face) if turned(face, call) == face else None


def d6(g: Comet, seat: int, call: Call) -> Odds:
    return [(face, 1 / DIE) for face in range(1, DIE + 1)]


def own_roll(g: Comet, seat: int, params: Params) -> int:
    return int(g.under(Roll).by == seat)


ICE = {"ice": Param(least=1)}
LANGUAGE = Language(
    verbs=[
        Verb("pay", pay, ICE, bar=cannot_pay, cost=True),
        Verb("gain", gain, ICE),
        Verb(
            "draw",
            lambda g, seat, call: DrawSome(seat, call.number("gadgets")),
            {"gadgets": Param(least=1)},
            bar=cannot_draw,
        ),
        Verb("turn", turn, {"up": Param(default=0), "down": Param(default=0)}, bar=cannot_turn),
        Verb("roll", lambda g, seat, call: Roll(seat, "comet.drill.roll", (DIE,), window=""), odds=d6),
    ],
    counts=[
        Count("ice", lambda g, seat, params: g.ice[seat], "comet.turn.haul"),
        Count("gadgets", lambda g, seat, params: g.zones.size(hand(seat)), "comet.gadget.limit"),
        Count("own-roll", own_roll, "comet.gadget.after-roll"),
    ],
    windows=("rolled",),
)


def rates(g: Comet, seat: int, verb: str, call: Call) -> float:
    """In ice."""
    if verb in ("pay", "gain"):
        return float(call.number("ice") if verb == "gain" else -call.number("ice"))
    if verb == "draw":
        return CARD * min(call.number("gadgets"), HAND - g.zones.size(hand(seat)))
    return _turned_worth(g, seat, call) if verb == "turn" else 0.0


def _turned_worth(g: Comet, seat: int, call: Call) -> float:
    """Whether it turns a failure of one's own die, or a success of somebody else's."""
    roll = g.under(Roll)
    risk = RISK[g.lanes[roll.by]]
    before, after = roll.faces[0] > risk, turned(roll.faces[0], call) > risk
    if before == after:
        return 0.0
    return 2.0 if after == (roll.by == seat) else -2.0


# --- how a card is played --------------------------------------------------------------------------------------------
class PlayCard(Carry):
    """Out of the hand first; an event is in no hand."""

    def begin(self, g: Comet, _: None) -> Next:
        faces = g.zones[hand(self.seat)].faces
        if self.card in faces:
            place = g.zones.move(hand(self.seat), faces.index(self.card), DISCARD, sees=g.zones.everyone)
            g.say("comet.gadget.played", seat=self.seat, card=Ref(DISCARD, place))
        return None


class EventRound(flow.Round):
    """A round of Comet Rush that begins with an event for each pilot. It knows none of them."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "event", "lanes", "turns", "end")

    def draw(self, g: Comet, _: None) -> Next:
        if not g.zones.size(EVENTS):
            g.zones.shuffle_into(PAST, EVENTS)
        return Draw(EVENTS, 1, SHOWN, g.zones.everyone)

    def event(self, g: Comet, _: Any) -> Next:
        if self.turn == g.seats:
            self.turn = 0
            g.zones.move(SHOWN, 0, PAST, sees=g.zones.everyone)
            return None
        self.turn += 1
        return carry.run(g, g.order(self.first)[self.turn - 1], g.zones[SHOWN].faces[0]).then("event")

    def end(self, g: Comet, _: None) -> Next:
        asked = super().end(g, _)
        return Goto("draw") if isinstance(asked, Goto) else asked


# --- what is told, and advice ----------------------------------------------------------------------------------------
def describe(g: Comet, question: Choose, value: Value) -> Option:
    if question.code in ("kernel.choose", "kernel.again"):
        return carry.describe(g, str(question.about["card"]), value)
    if carry.is_act(g, value):
        return describe_act(g, question.seat, value)
    return describe_gadget(g, question, value)


def describe_act(g: Comet, seat: int, act: Value) -> Option:
    assert isinstance(act, tuple)
    return carry.describe(g, str(act[1]), act)


def advice(g: Comet, question: Choose, style: str = "") -> list[float]:
    if question.code in ("kernel.choose", "kernel.again"):
        return carry.advice(g, question)
    if question.code != "comet.gadget.after-roll":
        return advise(g, question, style)
    return [_played(g, question, option) for option in question.options]


def _played(g: Comet, question: Choose, option: Value) -> float:
    if carry.is_act(g, option):
        return move_advice(g, question.seat, [option])[0]
    one = Choose(question.seat, question.code, [option])
    return advise(g, one)[0]


def move_advice(g: Comet, seat: int, acts: Sequence[Value], style: str = "") -> list[float]:
    cards = [str(act[1]) for act in acts if isinstance(act, tuple)]
    return [carry.worth(g, seat, carry.effect_of(g, card)) - CARD for card in cards]


def things(game: Game) -> list[Thing]:
    assert game.effects is not None
    return [
        Thing("card", card, Event("comet.about.card", carry.told(effect)))
        for card, effect in game.effects.cards.items()
    ]


# --- the game --------------------------------------------------------------------------------------------------------
def entries() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((HERE / "cards.yaml").read_text())
    return found


def of(raw: Mapping[str, Mapping[str, Any]]) -> Game:
    """The game of these entries."""
    gadgets = LANGUAGE.load_all("cards.yaml", raw["gadgets"])
    events: Mapping[str, Effect] = LANGUAGE.load_all("cards.yaml", raw["events"])

    def setup(seats: int, options: Mapping[str, Any]) -> Comet:
        g = comet.setup(seats, options)
        g.zones.add(DECK, "gadget", (*comet.GADGETS, *tuple(gadgets) * 4))
        g.zones.add(EVENTS, "event", tuple(events) * 2)
        g.zones.add(SHOWN, "event")
        g.zones.add(PAST, "event")
        g.stack = [EventRound(1, 0), flow.Setup().then("draw")]
        return g

    return replace(
        comet.GAME,
        setup=setup,
        chapters=(*comet.GAME.chapters, sys.modules[__name__]),
        effects=Effects({**gadgets, **events}, PlayCard, rates),
        things=things,
        describe=describe,
        advice=advice,
        grounds=None,
        acts=lambda g, seat: [*comet.GAME.acts(g, seat), *carry.acts(g, seat)],
        barred_acts=lambda g, seat: [*comet.GAME.barred_acts(g, seat), *carry.barred_acts(g, seat)],
        interject=interject,
        describe_act=lambda g, seat, act: (
            describe_act(g, seat, act) if carry.is_act(g, act) else comet.GAME.describe_act(g, seat, act)
        ),
        moves=("play",),
        move_advice=move_advice,
    )


def interject(g: Comet, seat: int, act: Value) -> Frame:
    if carry.is_act(g, act):
        return carry.interject(g, seat, act)
    assert comet.GAME.interject is not None
    return comet.GAME.interject(g, seat, act)


GAME: Game = of(entries())


# --- texts -----------------------------------------------------------------------------------------------------------
@contextmanager
def speaking(**more: str) -> Iterator[None]:
    """Comet Rush with the texts of these cards, and more by language."""
    plain = messages.written

    def written(game: str, language: str) -> str:
        own = (HERE / f"locale/{language}.ftl").read_text() if game == "comet" else ""
        return "\n".join((plain(game, language), own, more.get(language, "") if game == "comet" else ""))

    messages.written = written
    messages._resource.cache_clear()
    try:
        yield
    finally:
        messages.written = plain
        messages._resource.cache_clear()

"""Standing orders: what a seat answers without being asked, as a pure function of order, question and view.

An order's answer is a normal answer of its seat. It is told, stored and undone by others exactly like one by hand: if
others could undo past it, they could tell that it was an order, and see for nothing who lets them pass. The seat's own
undo goes back to its last answer by hand, and what was taken back is asked, whatever is ordered.

A *blind* order does not read the hidden cards of its seat, so all that others see of it, how soon an answer comes too,
is the same whatever the seat holds. Only blind orders may be defaults where people play against each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import DONE, PASS, About, Choose, Refused, key_of
from rimward.kernel.view import View
from rimward.kernel.window import Offer, Window

EVERYWHERE: Final = "everywhere"
OFF_TURN: Final = "off-turn"
TURN: Final = "turn"  # until my next turn begins
MATCH: Final = "match"  # until it is over
CHOICE: Final = "choice"  # that there is anything else to choose
MOST_CONDITIONS: Final = 8
WINDOWS: Final = (Window.__name__, Offer.__name__)

Word = Annotated[str, Meta(min_length=1, max_length=80)]
Amount = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class Unless(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something that the seat can see, and where it is so, the seat is asked.

    `tells` is a number by its name, of the question or, with `option`, of the option with that key: from `least` to
    `most`, or, with `me`, the number of the seat itself. What the question does not tell counts as so. The word
    `choice` stands for anything to choose besides passing.
    """

    tells: Word
    option: Annotated[str, Meta(max_length=400)] = ""
    least: Amount | None = None
    most: Amount | None = None
    me: bool = False


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What to answer where, unless something is so, and until when.

    - `where`: a question by its rule, a window by its name, `off-turn`, or `everywhere`.
    - `answer`: `pass`, a rule of thumb of the game by its name, or the key of an option.
    - `until`: `turn` for one's next turn, `match` for its end, or a kind of frame that is under way.
    - `mark` tells that turn or frame from others of its kind. It is written when the order is given, and that of a turn
      is gone when the turn is over.
    """

    where: Word
    answer: Annotated[str, Meta(min_length=1, max_length=400)] = PASS
    unless: Annotated[tuple[Unless, ...], Meta(max_length=MOST_CONDITIONS)] = ()
    until: Word = MATCH
    mark: Annotated[str, Meta(max_length=32)] = ""


Given = TypeVar("Given", bound=Order)  # an order with what a table keeps beside it stays one


class Asked:
    """A question as its seat sees it, in plain data: nothing here leads to the table.

    `passes` is the key of the option that does nothing, or "". `options` tells what there is to tell about each.
    """

    __slots__ = ("about", "acts", "code", "keys", "options", "passes", "private", "seat")

    def __init__(self, g: Table, question: Choose, acts: Sequence[str] = ()) -> None:
        self.seat, self.code, self.about = question.seat, question.code, dict(question.about)
        self.private = question.hinges == "private"
        self.keys = [key_of(value) for value in question.options]
        self.passes = "" if question.passes is None else key_of(question.passes)
        self.options: dict[str, About] = {}
        for value in question.options:
            option = g.game.describe(g, question, value)
            self.options[option.key] = dict(option.about)
        self.acts = list(acts)


# --- what an order answers -------------------------------------------------------------------------------------------
def answer_for(game: Game, orders: Sequence[Order], asked: Asked, view: View) -> str | None:
    """The key that the first fitting order gives; None to ask. When in doubt, it asks."""
    order = deciding(game, orders, asked, view)
    if order is None or any([_so(condition, asked) for condition in order.unless]):
        return None
    key = _answer(game, order, asked, view)
    return key if key in asked.keys else None


def deciding(game: Game, orders: Sequence[Given], asked: Asked, view: View) -> Given | None:
    """The first order that fits."""
    return next((order for order in orders if _fits(game, order, asked, view)), None)


def _fits(game: Game, order: Order, asked: Asked, view: View) -> bool:
    stack = view["stack"]
    if order.where == EVERYWHERE:
        return True
    if order.where == OFF_TURN:
        at = _turn(game, stack)
        return at is not None and _whose(game, stack[at]) != asked.seat
    if order.where == asked.code:
        return True
    return bool(stack) and stack[-1]["is"] in WINDOWS and stack[-1]["name"] == order.where


def _answer(game: Game, order: Order, asked: Asked, view: View) -> str | None:
    """A key is not looked for where the options hang on hidden cards: whether it is there would tell of them."""
    if order.answer in game.thumbs:
        return game.thumbs[order.answer](asked, view)
    if order.answer != PASS:
        return None if asked.private and order.answer != asked.passes else order.answer
    if not asked.passes and not is_blind(game, order) and asked.keys in ([PASS], [DONE]):
        return asked.keys[0]
    return asked.passes or None


def _so(condition: Unless, asked: Asked) -> bool:
    if condition.tells == CHOICE:
        return len(asked.keys) > 1 or bool(asked.acts)
    about = asked.options.get(condition.option) if condition.option else asked.about
    value = None if about is None else about.get(condition.tells)
    if not isinstance(value, int):
        return True
    if condition.me:
        return value == asked.seat
    above = condition.least is None or value >= condition.least
    return above and (condition.most is None or value <= condition.most)


def is_blind(game: Game, order: Order) -> bool:
    """Whether it never reads the hidden cards of its seat. Others learn of those from an order that does: by whether
    the seat is asked."""
    reads = [condition.tells == CHOICE or condition.option != "" for condition in order.unless]
    return order.answer not in game.thumbs and not any(reads)


# --- when an order is given, and when it has run out -----------------------------------------------------------------
def given(game: Game, order: Order, seat: int, view: View) -> Order:
    """The order with its mark; what makes no sense is Refused."""
    stack = view["stack"]
    if not is_place(game, order.where):
        raise Refused("kernel.refused.order-where", where=order.where)
    if order.until == MATCH:
        return replace(order, mark="")
    if order.until == TURN:
        at = _turn(game, stack)
        mine = at is not None and _whose(game, stack[at]) == seat
        return replace(order, mark=_mark(game, stack, at) if mine and at is not None else "")
    for at in range(len(stack) - 1, -1, -1):
        if stack[at]["is"] == order.until:
            return replace(order, mark=_mark(game, stack, at))
    raise Refused("kernel.refused.order-until", until=order.until)


def is_place(game: Game, where: str) -> bool:
    """Whether there is anything like it in the game, as far as the kernel can tell."""
    return where in (EVERYWHERE, OFF_TURN) or where in game.windows or where.startswith(f"{game.name}.")


def standing(game: Game, orders: Sequence[Given], seat: int, view: View) -> tuple[Given, ...]:
    """The orders of a seat that have not run out, as they are to be kept."""
    stack = view["stack"]
    if view["result"] is not None:
        return ()
    return tuple([_kept(game, order, seat, stack) for order in orders if _stands(game, order, seat, stack)])


def _kept(game: Game, order: Given, seat: int, stack: Sequence[Mapping[str, Any]]) -> Given:
    """Once the turn in which it was given is over, its mark goes, and any turn of the seat ends it: the stack of the
    next one may be the same."""
    if order.until != TURN or not order.mark:
        return order
    at = _turn(game, stack)
    return replace(order, mark="") if at is None or _whose(game, stack[at]) != seat else order


def _stands(game: Game, order: Order, seat: int, stack: Sequence[Mapping[str, Any]]) -> bool:
    if order.until == MATCH:
        return True
    if order.until == TURN:
        at = _turn(game, stack)
        return at is None or _whose(game, stack[at]) != seat or _mark(game, stack, at) == order.mark
    return any([frame["is"] == order.until and _mark(game, stack, at) == order.mark for at, frame in enumerate(stack)])


def _turn(game: Game, stack: Sequence[Mapping[str, Any]]) -> int | None:
    """Where on the stack the frame is that is somebody's turn."""
    return next((at for at, frame in enumerate(stack) if game.frames[frame["is"]].TURN), None)


def _whose(game: Game, turn: Mapping[str, Any]) -> Any:
    return turn[game.frames[turn["is"]].TURN]


def _mark(game: Game, stack: Sequence[Mapping[str, Any]], at: int) -> str:
    """Tells a frame from the next of its kind: what it is of, and how all below it stands. Where something below it
    changes, the order ends too early, and the seat is asked."""
    kind = game.frames[stack[at]["is"]]
    whose = [stack[at][name] for name in (kind.OWNER, kind.TURN) if name]
    told = msgspec.json.encode([list(stack[:at]), kind.__name__, whose], order="deterministic")
    return blake2b(told, digest_size=8).hexdigest()


# --- at a match ------------------------------------------------------------------------------------------------------
def next_answer(match: Match, orders: Mapping[int, Sequence[Order]]) -> tuple[int, int, str] | None:
    """Of the open questions in their order, the first that an order answers: its id, its seat and the key.

    A question that an undo or a take-back has reopened is asked: a player who goes back wants to decide.
    """
    if match.result is not None or match.entries[-1].did in ("undo", "take-back"):
        return None
    for question in match.asked:
        seat = question.seat
        if question.answered or not orders.get(seat):
            continue
        acts = match.act_keys(seat)
        key = answer_for(match.game, orders[seat], Asked(match.table, question.asked, acts), match.view(seat))
        if key is not None:
            return question.id, seat, key
    return None

"""Rules as frames: a small class with plain fields, one method per numbered step, `STEPS` as its table of contents.

The stack of frames is part of the state, as data. A step returns what it needs; the result is the argument of the next
step. While a question is open, the frame on top stays at the step that asked: running that step again asks it again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from rimward.kernel.chance import Chance
from rimward.kernel.event import Event, seen
from rimward.kernel.plain import Plain, fields_of, mypyc_attr
from rimward.kernel.question import DONE, NOTHING, About, All, Choose, PickSome, Value, key_of
from rimward.kernel.result import Result
from rimward.kernel.zone import Zones

if TYPE_CHECKING:
    from rimward.kernel.game import Game

PATIENCE: Final = 100_000  # steps without a question: more is a rule that goes round in circles
F = TypeVar("F", bound="Frame")


@mypyc_attr(allow_interpreted_subclasses=True)  # games, and tests, may be plain where the kernel is compiled
class Frame(Plain):
    """A rule in steps. Every field is a parameter of `__init__`, in order; what is below here belongs to the kernel."""

    CHAPTER: ClassVar[str] = "kernel"  # the rules that this frame carries out, such as `comet.drill`
    STEPS: ClassVar[tuple[str, ...]] = ()
    OWED: ClassVar[tuple[str, ...]] = ()  # steps that are still run when the frame is cut
    OWNER: ClassVar[str] = ""  # the field by which a `Cut` finds this frame
    TURN: ClassVar[str] = ""  # of a frame that is somebody's turn, the field that tells whose

    at: int = 0  # the step that is under way
    given: Any = None  # the argument of the step that is asking
    picks: tuple[Value, ...] = ()  # what a PickSome under way has so far
    cut: bool = False  # only the owed steps are still to run
    due: bool = False  # a Cut sent it to its step, which begins when the owed steps above it are done
    aside: bool = False  # an interjection: when it is done, the step below asks again
    back: str = ""  # the step at which the frame below goes on, where that is not its next one

    def then(self: F, step: str) -> F:
        """`return Drill(seat).then("action")`: run that frame, then go on at this step of mine with what it gave."""
        self.back = step
        return self

    def gist(self) -> About:
        """What the questions of a window tell about the frame that opened it; everybody may see it."""
        return NOTHING

    def crumb(self) -> str:
        """What it is called where somebody is told where in the rules we are."""
        return type(self).__name__

    def copy(self) -> Frame:
        """For any kind of frame; those that lie below most questions write it down, which is quicker."""
        kind: Any = type(self)
        read = _GETTERS.get(kind) or _getter(kind)
        new: Frame = kind(read(self)) if kind in _LONE else kind(*read(self))
        return self.onto(new)

    def onto(self, new: F) -> F:
        """Give a new frame the kernel's part of this one.

        Copies are what search spends its time on: what the kernel usually has nothing in is not written.
        """
        new.at = self.at
        if self.given is not None:
            new.given = self.given
        if self.picks:
            new.picks = self.picks
        if self.cut or self.due or self.aside:
            new.cut, new.due, new.aside = self.cut, self.due, self.aside
        if self.back:
            new.back = self.back
        return new


_GETTERS: Final[dict[type[Frame], Callable[[Frame], Any]]] = {}
_LONE: Final[set[type[Frame]]] = set()  # frames with a single field, which its getter gives bare


def _getter(kind: type[Frame]) -> Callable[[Frame], Any]:
    """Reads the fields of a frame of this kind in one call."""
    names = fields_of(kind)
    if len(names) == 1:
        _LONE.add(kind)
    _GETTERS[kind] = attrgetter(*names) if names else lambda frame: ()
    return _GETTERS[kind]


# --- what a step may return, besides Choose, PickSome, All and another Frame -----------------------------------------
class Throw:
    """Dice, by their sides; gives the faces. Rules use `Roll`, which throws and then lets others react."""

    __slots__ = ("dice",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice


class Draw:
    """Take `count` from the top of a pile into a zone, seen by the seats of `sees`; gives their new places."""

    __slots__ = ("count", "pile", "sees", "to")

    def __init__(self, pile: str, count: int, to: str, sees: int) -> None:
        self.pile, self.count, self.to, self.sees = pile, count, to, sees


class Goto:
    """Continue at another step of the same frame."""

    __slots__ = ("step", "value")

    def __init__(self, step: str, value: Any = None) -> None:
        self.step, self.value = step, value


class Done:
    """This frame is finished and gives `value` to the one below."""

    __slots__ = ("value",)

    def __init__(self, value: Any = None) -> None:
        self.value = value


class Cut:
    """End everything above the nearest frame of this kind and owner and send it to `step`.

    The kind goes by its name, so that what ends a turn need not import what a turn consists of. A frame that is cut
    still runs its owed steps that have not begun. Where there is no such frame, there is nothing to end, and the frame
    that said so is simply done.
    """

    __slots__ = ("kind", "owner", "step")

    def __init__(self, kind: str, owner: Any, step: str) -> None:
        self.kind, self.owner, self.step = kind, owner, step


class Over:
    """The match ends at once, from any depth."""

    __slots__ = ("result",)

    def __init__(self, result: Result) -> None:
        self.result = result


Next = Choose | PickSome | All | Throw | Draw | Frame | Goto | Done | Cut | Over | None
"""None: continue with the next step."""


@cache
def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))


# --- the table -------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Plain):
    """The state of a game: a game's own class adds its fields, each a parameter of `__init__`, and writes `copy()`.

    All fields of the subclass are public; what is hidden lies in `zones`.
    """

    __slots__ = ("asked", "draws", "early", "game", "open", "out", "parts", "result", "seats", "stack", "zones")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.game: Game = None  # type: ignore[assignment]  # set when the table is set up
        self.stack: list[Frame] = []
        self.zones = Zones(seats)
        self.draws = 0  # the number of the next draw
        self.early: dict[int, Value] = {}  # answers to an All that are in before the last
        self.asked: Choose | PickSome | All | None = None  # what the step on top asks for ...
        self.open: tuple[Choose, ...] = ()  # ... and the questions that it makes
        self.result: Result | None = None
        self.parts: tuple[Result, ...] = ()  # how the parts of a campaign ended, so far
        self.out: list[Event] | None = None  # where events go; history is not part of the state

    def copy(self) -> Table:
        raise NotImplementedError(f"{type(self).__name__}.copy() is to be written: new fields, then self.onto(new)")

    def onto(self, new: T) -> T:
        """Give a new table the kernel's part of this one: all of it, be it made by `__init__` or by `__new__` alone.

        `__new__` skips `__init__`, which saves half the time of a copy.
        """
        new.seats, new.game, new.draws, new.result = self.seats, self.game, self.draws, self.result
        new.parts = self.parts
        new.asked, new.open, new.out = self.asked, self.open, None
        new.stack = [frame.copy() for frame in self.stack]
        new.zones = self.zones.copy()
        new.early = dict(self.early) if self.early else {}
        return new

    def unpacked(self) -> None:
        """It has its game now: a game makes here what follows from its fields and the content, and is not saved."""

    def say(self, code: str, **params: Any) -> None:
        """Report an event. A hidden thing is named by a `Ref`."""
        if self.out is not None:
            self.out.append(Event(code, seen(params, self.zones), len(self.stack)))

    def under(self, kind: type[F]) -> F:
        """The nearest frame of a kind on the stack: what an interrupt interrupts."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"no {kind.__name__} is under way")

    def clockwise(self, first: int) -> list[int]:
        return [*range(first, self.seats), *range(first)]

    def order(self, first: int) -> tuple[int, ...]:
        """All seats as they come in windows and wherever else a rule asks one after the other, if `first` begins."""
        return _clockwise(self.seats, first)

    def sides(self) -> tuple[int, ...]:
        """By seat, the side that it plays for; empty where each plays for itself, or the rules have not said yet."""
        return ()

    def end_part(self, result: Result) -> None:
        """A part of the match is over, such as a mission of a campaign, and the match continues."""
        if not result.sides:
            result.sides = self.sides()
        self.parts, winners = (*self.parts, result), result.winners
        self.say("kernel.part", number=len(self.parts), winners=winners, count=len(winners), **result.told())


T = TypeVar("T", bound=Table)


_BODIES: Final[dict[type[Frame], tuple[Callable[..., Any], ...]]] = {}


def _bodies(kind: type[Frame]) -> tuple[Callable[..., Any], ...]:
    """The methods of STEPS, looked up once for each kind of frame."""
    _BODIES[kind] = tuple([getattr(kind, name) for name in kind.STEPS])
    return _BODIES[kind]


# --- the loop --------------------------------------------------------------------------------------------------------
def start(g: Table, chance: Chance) -> None:
    """Run a table that has just been set up, or written down in the middle of a step, to its first question."""
    _run(g, chance, g.stack[-1].given if g.stack else None)


def answer(g: Table, chance: Chance, seat: int, option: Value) -> None:
    """Give an option of the seat's open question and run to the next. Who may answer what is checked by the match."""
    top = g.stack[-1]
    asked = g.asked
    if isinstance(asked, All):
        g.early[seat] = option
        if len(g.early) < len(asked.questions):
            return
        value: Any = tuple(g.early[question.seat] for question in asked.questions)
        g.early = {}
    elif isinstance(asked, PickSome):
        if option != DONE:
            top.picks = (*top.picks, option)
        value = asked.in_order(top.picks) if option == DONE else _picked(g, top, asked)
        if value is None:
            return
    else:
        value = option
    _advance(top)
    _run(g, chance, value)


def push(g: Table, chance: Chance, frame: Frame) -> None:
    """Run a frame on top of an open question (an interjection); the question is asked again below it."""
    frame.aside = True
    g.stack.append(frame)
    _run(g, chance, None)


def ask_again(g: Table) -> None:
    """Make the open questions by running the asking step again: of a snapshot, of a sample, to tell why not."""
    top = g.stack[-1]
    g.asked = getattr(top, top.STEPS[top.at])(g, top.given)
    g.open = _questions(g.asked, top)


def _questions(asked: Any, top: Frame) -> tuple[Choose, ...]:
    if isinstance(asked, Choose):
        return (asked,)
    if isinstance(asked, PickSome):
        rest = asked.remaining(top.picks)
        return (rest,) if rest else ()
    if isinstance(asked, All):
        return asked.questions
    raise TypeError(f"{type(top).__name__}.{top.STEPS[top.at]} asked before and now gives {asked!r}")


def _run(g: Table, chance: Chance, value: Any) -> None:
    """Run steps until somebody is asked or the match is over."""
    g.asked, g.open = None, ()
    stack = g.stack
    for _ in range(PATIENCE):
        if not stack:
            if g.result is None:
                g.result = Result(())
            return
        top = stack[-1]
        steps = _BODIES.get(type(top)) or _bodies(type(top))
        at = top.at
        if at == len(steps):  # a frame whose steps are through gives what came last
            value = _finish(g, value)
            continue
        asked = steps[at](top, g, value)
        if asked is None:
            value = None
            if top.cut or top.picks or top.given is not None:
                _advance(top)
            else:
                top.at = at + 1
            continue
        kind = type(asked)
        if kind is Done:
            value = _finish(g, asked.value)
        elif kind in _HANDLERS:
            value = _HANDLERS[kind](g, chance, top, asked)
        elif isinstance(asked, Frame):
            stack.append(asked)
            value = None
        elif kind is Choose and (len(asked.options) > 1 or (asked.hinges == "private" and asked.options)):  # mostly
            if value is not None:
                top.given = value
            g.asked, g.open = asked, (asked,)
            return
        else:
            top.given, g.asked = value, asked
            value = _settle(g, top, asked)
            if value is None:
                return
            _advance(top)
    raise RecursionError(f"{PATIENCE} steps without a question: {[type(frame).__name__ for frame in stack]}")


def _settle(g: Table, top: Frame, asked: Choose | PickSome | All) -> Any:
    """Open the questions; or, where nobody has anything to decide, give the answer that the engine knows."""
    if isinstance(asked, PickSome):
        if not asked.options and asked.hinges == "table":
            return ()
        if top.picks:  # from before an interjection
            top.picks = tuple(asked.parted(top.picks)[0])
        return _picked(g, top, asked)
    g.open = _questions(asked, top)
    if not all([_settled(question) for question in g.open]):
        return None
    answers = tuple([_forced(g, question) for question in g.open])
    g.open = ()
    return answers if isinstance(asked, All) else answers[0]


def _picked(g: Table, top: Frame, asked: PickSome) -> tuple[Value, ...] | None:
    """The picks when they are complete; None while the seat has to choose. Picks without a choice make themselves."""
    question = asked.remaining(top.picks)
    while question is not None:
        if not _settled(question):
            g.open = (question,)
            return None
        top.picks = (*top.picks, _forced(g, question))
        question = asked.remaining(top.picks)
    return asked.in_order(top.picks)


def _settled(question: Choose) -> bool:
    """Whether there is one possible answer, and nobody learns anything from seeing that there is only one."""
    if not question.options:
        raise ValueError(f"{question.code} is asked of seat {question.seat} with no option")
    return len(question.options) == 1 and question.hinges != "private"


def _forced(g: Table, question: Choose) -> Value:
    """The log says that the engine gave the one possible answer."""
    g.say("kernel.forced", seat=question.seat, question=question.code, key=key_of(question.options[0]))
    return question.options[0]


def _advance(top: Frame) -> None:
    """To the next step; of a frame that was cut, to the next owed one."""
    top.at += 1
    if top.given is not None or top.picks:
        top.given, top.picks = None, ()
    if top.cut:
        while top.at < len(top.STEPS) and top.STEPS[top.at] not in top.OWED:
            top.at += 1


def _to(frame: Frame, step: str) -> None:
    frame.at = frame.STEPS.index(step)
    if frame.given is not None or frame.picks:
        frame.given, frame.picks = None, ()


def _finish(g: Table, value: Any) -> Any:
    done = g.stack.pop()
    if not g.stack:
        return None
    below = g.stack[-1]
    if done.cut:  # what lies below a cut frame knows already where it goes on
        below.due = False
        return None
    if done.aside:
        return below.given
    if done.back:
        _to(below, done.back)
    else:
        _advance(below)
    return value


def _throw(g: Table, chance: Chance, top: Frame, asked: Throw) -> tuple[int, ...]:
    faces = tuple([chance.die(g.draws + i, sides) for i, sides in enumerate(asked.dice)])
    g.draws += len(faces)
    _advance(top)
    return faces


def _draw(g: Table, chance: Chance, top: Frame, asked: Draw) -> tuple[int, ...]:
    """From what lies on top, in order; then chance decides what the bag gives; at last from what lies under it."""
    zones, places = g.zones, []
    for _ in range(min(asked.count, zones.size(asked.pile))):
        pile = zones[asked.pile]
        if len(pile.faces) > pile.under or not pile.bag:
            places.append(zones.move(asked.pile, 0, asked.to, asked.sees))
            continue
        face = chance.draw(g.draws, pile.bag)
        g.draws += 1
        places.append(zones.take(asked.pile, face, asked.to, asked.sees))
    _advance(top)
    return tuple(places)


def _goto(g: Table, chance: Chance, top: Frame, asked: Goto) -> Any:
    _to(top, asked.step)
    return asked.value


def _over(g: Table, chance: Chance, top: Frame, asked: Over) -> None:
    g.result = asked.result
    if not g.result.sides:
        g.result.sides = g.sides()
    g.stack.clear()


def _cut(g: Table, chance: Chance, top: Frame, asked: Cut) -> Any:
    kind = g.game.frames[asked.kind]
    for depth in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[depth]
        if type(frame) is kind and not frame.cut and getattr(frame, kind.OWNER) == asked.owner:
            break
    else:
        return _finish(g, None)
    _to(frame, asked.step)
    above = g.stack[depth + 1 :]
    del g.stack[depth + 1 :]
    for ended in above:
        ended.cut = True
        if ended.due:
            ended.at -= 1  # an earlier cut sent it to this step, which has not begun: it may be owed
        _advance(ended)
        if ended.at < len(ended.STEPS):
            g.stack.append(ended)
    for waiting in g.stack[depth:]:
        waiting.due = waiting is not g.stack[-1]
    return None


_HANDLERS: Final[dict[type, Callable[[Table, Chance, Frame, Any], Any]]] = {
    Throw: _throw,
    Draw: _draw,
    Goto: _goto,
    Over: _over,
    Cut: _cut,
}

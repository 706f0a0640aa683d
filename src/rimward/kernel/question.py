"""What a step asks of seats: `Choose`, `PickSome`, `All`; why something is barred; how an answer is refused.

Inside, an option is a small value (a word, a number, a tuple that starts with a word). It is put into words, as an
`Option` with a key and the thing on the table that it belongs to, only when someone looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeVar

Value = str | int | tuple[str | int, ...]
Hinges = Literal["table", "private"]
Sort = Literal["goal", "risk", "plain", "end"]
Kind = Literal["good", "harm", "dead"]
Reasons = Callable[[], "list[tuple[Value, Bar]]"]
About = Mapping[str, int | str]
C = TypeVar("C", bound=Value)

NOTHING: Final[About] = {}

MOST_GOALS: Final = 4  # at a question

DONE: Final = "done"
PASS: Final = "pass"  # noqa: S105


@lru_cache(maxsize=4096)
def key_of(value: Value) -> str:
    """An option's name in answers and records: `hex:3,-1`, `pass`, `7`. Never an index."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    return f"{value[0]}:{','.join(map(str, value[1:]))}" if len(value) > 1 else str(value[0])


class Bar:
    """Why something is not allowed: a message code, the rule that says so, and the numbers of the case."""

    __slots__ = ("code", "numbers", "rule")

    def __init__(self, code: str, rule: str, **numbers: int | str) -> None:
        self.code, self.rule, self.numbers = code, rule, numbers


class Choose:
    """One seat picks one option. `hinges="private"` where the options depend on what others may not know.

    What a rule allows at any time may be done first, unless the question is `closed`. `about` are the numbers of the
    prompt ("place 3 damage"); everybody may see them. `passes` is the option that does nothing, if there is one;
    whether there is must not hang on what others may not know.
    """

    __slots__ = ("about", "closed", "code", "hinges", "options", "passes", "seat", "why")

    def __init__(
        self,
        seat: int,
        code: str,
        options: Iterable[Value],
        *,
        hinges: Hinges = "table",
        closed: bool = False,
        why: Reasons | None = None,
        about: About = NOTHING,
        passes: Value | None = None,
    ) -> None:
        self.seat, self.code, self.options = seat, code, tuple(options)
        self.hinges, self.closed, self.why, self.about = hinges, closed, why, about
        self.passes = passes


def choose_where(
    seat: int,
    code: str,
    candidates: Iterable[C],
    bar: Callable[[C], Bar | None],
    *,
    always: tuple[Value, ...] = (),
    hinges: Hinges = "table",
    closed: bool = False,
    about: About = NOTHING,
    passes: Value | None = None,
) -> Choose:
    """A choice among the candidates that nothing bars (and `always`); the same predicate tells why not the others."""
    candidates = tuple(candidates)

    def why() -> list[tuple[Value, Bar]]:
        return [(c, reason) for c in candidates if (reason := bar(c)) is not None]

    options: list[Value] = [c for c in candidates if bar(c) is None]
    options += always
    return Choose(seat, code, options, hinges=hinges, closed=closed, why=why, about=about, passes=passes)


class PickSome:
    """One seat picks several options, asked one at a time and ended by `done`; gives them as a tuple.

    Options that are alike (two dice that both show 4) are offered as one, and may be picked as often as they occur.
    """

    __slots__ = ("about", "at_least", "at_most", "closed", "code", "hinges", "options", "seat", "why")

    def __init__(
        self,
        seat: int,
        code: str,
        options: Iterable[Value],
        *,
        at_least: int = 0,
        at_most: int | None = None,
        hinges: Hinges = "table",
        closed: bool = False,
        why: Reasons | None = None,
        about: About = NOTHING,
    ) -> None:
        self.seat, self.code, self.options = seat, code, tuple(options)
        self.at_least, self.at_most, self.hinges = at_least, at_most, hinges
        self.closed, self.why, self.about = closed, why, about

    def remaining(self, picks: tuple[Value, ...]) -> Choose | None:
        """What is asked after these picks, or None when nothing more may be picked.

        Private picks end with `done` or with the most that the rule allows, never because the options ran out: how
        many there were is for nobody else to know.
        """
        standing, rest = self.parted(picks)
        full = self.at_most is not None and len(standing) >= self.at_most
        if full:
            rest = []
        if not rest and (self.hinges == "table" or (full and standing)):
            return None
        stop = [DONE] if len(standing) >= self.at_least or not rest else []
        return Choose(
            self.seat,
            self.code,
            (*dict.fromkeys(rest), *stop),
            hinges=self.hinges,
            closed=self.closed,
            why=self.why,
            about=self.about,
            passes=DONE if self.at_least == 0 and not standing else None,
        )

    def in_order(self, picks: tuple[Value, ...]) -> tuple[Value, ...]:
        """The order of picking carries no meaning: two ways to the same picks are the same answer."""
        return tuple(sorted(self.parted(picks)[0], key=self.options.index))

    def parted(self, picks: tuple[Value, ...]) -> tuple[list[Value], list[Value]]:
        """The picks that can be made now, and the options that are left then.

        What an interjection took away, or lies elsewhere in another deal of the hidden cards, cannot be picked.
        """
        standing, rest = list[Value](), list(self.options)
        for pick in picks:
            if pick in rest:
                rest.remove(pick)
                standing.append(pick)
        return standing, rest


class All:
    """Several seats choose at once. Early answers stay secret, may be changed, and become public with the last.

    One choice each: to pick several things takes several answers, and so a seat after the other.
    """

    __slots__ = ("questions",)

    def __init__(self, questions: Iterable[Choose]) -> None:
        asked: tuple[Any, ...] = tuple(questions)
        for question in asked:
            if not isinstance(question, Choose):
                raise TypeError(f"All asks for one choice of each seat, and got a {type(question).__name__}")
        self.questions: tuple[Choose, ...] = asked
        if len({question.seat for question in self.questions}) < len(self.questions):
            raise ValueError(f"a seat is asked twice at once: {[(q.seat, q.code) for q in self.questions]}")


class Fate(NamedTuple):
    """One way in which something may end: how it is for the one who dares, what it is, and how likely, in per cent."""

    kind: Kind
    code: str
    percent: int


class Option:
    """An option in words: its key, the thing on the table that it belongs to, and what there is to tell about it.

    Its `sort` is `goal` for what scores or wins or leads there, `risk` for what may do harm, `end` for what stops,
    passes or ends the turn, and `plain` for everything else. `odds` are ways in which it may end that exclude each
    other and add up to 100, the best first. `worth` is how good a goal it is beside the others of its question, and is
    not told: `ranked` goes by it.
    """

    __slots__ = ("about", "key", "odds", "sort", "thing", "worth")

    def __init__(
        self,
        key: str,
        thing: str = "",
        about: dict[str, int | str] | None = None,
        sort: Sort = "plain",
        odds: tuple[Fate, ...] = (),
        worth: float = 0.0,
    ) -> None:
        self.key, self.thing, self.about = key, thing, about or {}
        self.sort, self.odds, self.worth = sort, odds, worth


def ranked(options: list[Option]) -> list[Option]:
    """The options of a question in their order, of which the best goals stay goals and know their `rank`, 1 for the
    best. The others are plain: nobody strives for ten things at once. What brings the same as a better one comes after
    all that brings something else; and two equal cards are one goal."""
    goals = sorted([option for option in options if option.sort == "goal"], key=lambda goal: -goal.worth)
    kinds: dict[object, list[list[Option]]] = {}  # by gain, and of each those that are alike
    alike: dict[object, list[Option]] = {}
    for goal in goals:
        told = tuple(goal.about.items()) or goal.key
        if told not in alike:
            alike[told] = []
            kinds.setdefault(goal.about.get("gain"), []).append(alike[told])
        alike[told].append(goal)
    places = [(place, one) for kind in kinds.values() for place, one in enumerate(kind)]
    places.sort(key=lambda each: (each[0], -each[1][0].worth))
    for rank, (_, one) in enumerate(places, 1):
        for goal in one:
            if rank <= MOST_GOALS:
                goal.about = {**goal.about, "rank": rank}
            else:
                goal.sort = "plain"
    return options


def percents(shares: Sequence[int | Fraction]) -> tuple[int, ...]:
    """In per cent, by the largest remainder: they add up to 100, and 0 is told only of what is impossible."""
    whole = sum(shares)
    told = [max(1, int(100 * share // whole)) if share else 0 for share in shares]

    def over(at: int) -> int | Fraction:
        return told[at] * whole - 100 * shares[at]

    while sum(told) < 100:
        told[min(range(len(told)), key=over)] += 1
    while sum(told) > 100:
        told[max([at for at, part in enumerate(told) if part > 1], key=over)] -= 1
    return tuple(told)


class Refused(Exception):
    """An answer that is not allowed; nothing has changed."""

    def __init__(self, code: str, rule: str = "", **numbers: int | str) -> None:
        super().__init__(code)
        self.code, self.rule, self.numbers = code, rule, numbers

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.numbers.items())
        return f"{self.code}({told})" + (f" [{self.rule}]" if self.rule else "")

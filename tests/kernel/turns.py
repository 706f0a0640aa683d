"""Turns of choices, with throws and interjections: what the tests of the door and of going back play."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.kernel.chance import Sealed
from rimward.kernel.frame import Cut, Done, Frame, Goto, Next, Throw
from rimward.kernel.match import CHECKPOINT, Match
from rimward.kernel.question import Choose
from tests.kernel.toys import Toy, playing, say


class Turn(Frame):
    """Choices, one after the other; `throw` asks chance."""

    STEPS: ClassVar[tuple[str, ...]] = ("action", "carry_out", "after", "end")
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int, options: tuple[str, ...] = ("go", "wait", "throw")) -> None:
        self.seat, self.options = seat, options

    def action(self, g: Toy, _: None) -> Next:
        return Choose(self.seat, "toy.action", self.options)

    def carry_out(self, g: Toy, act: str) -> Next:
        g.note(act)
        return Throw((6,)) if act == "throw" else None

    def after(self, g: Toy, faces: tuple[int, ...] | None) -> Next:
        g.note(*(faces or ()))
        return Goto("action") if len(g.notes) < 200 else None

    def end(self, g: Toy, _: None) -> Next:
        return Done()


class Pair(Frame):
    """Two questions at the same depth of the rules, the second of them closed."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "second")
    OWNER: ClassVar[str] = "seat"

    def __init__(self, seat: int, options: tuple[str, ...] = ("go", "wait")) -> None:
        self.seat, self.options = seat, options

    def first(self, g: Toy, _: None) -> Next:
        return Choose(self.seat, "toy.first", self.options)

    def second(self, g: Toy, _: str | None) -> Next:
        return Choose(self.seat, "toy.second", ("go", "wait"), closed=True)


class Aside(Frame):
    """`ask` asks seat 1; `cut` skips the first question of a pair; `strip` leaves it one option."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "done")

    def __init__(self, what: str) -> None:
        self.what = what

    def ask(self, g: Toy, _: None) -> Next:
        if self.what == "cut":
            return Cut("Pair", 0, "second")
        if self.what == "strip":
            g.under(Pair).options = ("go",)
        return Choose(1, "toy.aside", ("yes", "no"), closed=True) if self.what == "ask" else Done()

    def done(self, g: Toy, reply: str) -> Next:
        g.note(reply)
        return None


def turn(frame: Frame | None = None, **more: Any) -> Match:
    return playing(
        __name__,
        frame or Turn(0),
        acts=lambda g, seat: ("ask", "now", "cut", "strip"),
        interject=lambda g, seat, act: Aside(act),
        **more,
    )


def long_match() -> Match:
    """Throws at the entries 1, 4, 7 and so on of the line."""
    match = turn(chance=Sealed(bytes(32)))
    for number in range(3 * CHECKPOINT):
        say(match, "throw" if number % 3 == 0 else "go")
    return match

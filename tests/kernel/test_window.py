"""Windows: who may interrupt, in which order, and who is asked."""

from __future__ import annotations

from typing import ClassVar

from rimward.kernel.chance import Scripted
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.question import Value
from rimward.kernel.window import Reaction, Window
from tests.kernel.toys import Toy, notes, playing, say


class Opens(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("open", "after")

    def __init__(self, name: str, first: int) -> None:
        self.name, self.first = name, first

    def open(self, g: Toy, _: None) -> Next:
        return Window(self.name, self.first)

    def after(self, g: Toy, _: None) -> Next:
        g.note("after")
        return None


class Shout(Reaction):
    STEPS: ClassVar[tuple[str, ...]] = ("shout",)
    ON: ClassVar[str] = "loud"
    CARD: ClassVar[str] = "shout"

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("card", g.zones[f"hand:{seat}"].faces.index(cls.CARD)),)

    def shout(self, g: Toy, _: None) -> Next:
        g.zones.move(f"hand:{self.seat}", self.place, "played", g.zones.everyone)
        g.note(f"shout {self.seat}")
        return None


class Whisper(Shout):
    CARD: ClassVar[str] = "whisper"


class Duty(Reaction):
    """Happens by itself for every seat above 0."""

    STEPS: ClassVar[tuple[str, ...]] = ("serve",)
    ON: ClassVar[str] = "loud"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("duty",) if seat else ()

    def serve(self, g: Toy, _: None) -> Next:
        g.note(f"duty {self.seat}")
        return None


class Pending(Reaction):
    """Needs no card: an effect that waits in the state, here for seat 1 until it was used."""

    STEPS: ClassVar[tuple[str, ...]] = ("use",)
    ON: ClassVar[str] = "pending"

    def __init__(self, seat: int, much: int) -> None:
        self.seat, self.much = seat, much

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("use", 5), ("use", 7)) if seat == 1 and not g.notes else ()

    def use(self, g: Toy, _: None) -> Next:
        g.note(f"use {self.seat} {self.much}")
        return None


def window(name: str, hands: dict[int, tuple[str, ...]], *, first: int = 0, seats: int = 3, bag: str = "dud") -> Match:
    def table(g: Toy) -> None:
        g.zones.add("played", "card")
        g.zones.add("pile", "card", (bag,))

    return playing(
        __name__,
        Opens(name, first),
        seats=seats,
        hands=hands,
        table=table,
        windows={"loud": "toy.loud", "pending": "toy.pending", "rolled": "toy.rolled"},
        cards=lambda g, seat: (f"hand:{seat}",),
    )


def asked(match: Match) -> list[tuple[int, list[str]]]:
    return [(question.seat, question.keys) for question in match.asked]


def test_obligatory_reactions_come_first_in_order() -> None:
    match = window("loud", {0: ("shout",)}, first=2)
    assert notes(match) == ("duty 2", "duty 1")
    assert asked(match) == [(0, ["card:0", "pass"])]


def test_it_goes_round_from_the_first_seat_until_all_pass_in_a_row() -> None:
    match = window("loud", {0: ("dud",), 1: ("shout", "shout"), 2: ("dud",)}, first=1, bag="whisper")
    order = []
    for key in ("card:0", "pass", "pass", "card:0", "pass", "pass"):
        order.append(match.asked[0].seat)
        say(match, key)
    assert order == [1, 2, 0, 1, 2, 0]
    assert notes(match)[2:] == ("shout 1", "shout 1", "after")


def test_after_a_reaction_everybody_who_could_have_one_is_asked_again() -> None:
    match = window("loud", {0: ("shout", "dud"), 1: ("dud",)}, seats=2, bag="whisper")
    say(match, "card:0")
    assert asked(match) == [(1, ["pass"])]
    say(match, "pass")
    assert asked(match) == [(0, ["pass"])]
    say(match, "pass")
    assert notes(match)[-1] == "after"


def test_being_asked_tells_nobody_who_holds_a_card() -> None:
    match = window("loud", {0: ("dud",), 1: ("shout",), 2: ("dud",)})
    assert asked(match) == [(0, ["pass"])]
    say(match, "pass")
    assert asked(match) == [(1, ["card:0", "pass"])]


def test_who_cannot_have_a_reaction_as_far_as_the_table_knows_is_not_asked() -> None:
    match = window("loud", {1: ("dud",)}, bag="shout")
    assert asked(match) == [(1, ["pass"])], "seats 0 and 2 hold nothing"
    match = window("loud", {0: ("dud",), 1: ("dud",)})
    assert notes(match)[-1] == "after", "there is no such card left"


def test_two_kinds_of_cards_are_offered_side_by_side_and_equal_ones_once() -> None:
    match = window("loud", {0: ("shout", "whisper", "shout")})
    assert asked(match) == [(0, ["card:0", "card:1", "pass"])]


def test_a_pending_effect_needs_no_card_and_takes_arguments() -> None:
    match = window("pending", {})
    assert asked(match) == [(1, ["use:5", "use:7", "pass"])]
    say(match, "use:7")
    assert notes(match) == ("use 1 7", "after")


def test_a_window_that_nothing_subscribes_to_asks_nobody() -> None:
    assert notes(window("silent", {0: ("shout",)})) == ("after",)


class Rolls(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "show")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice

    def roll(self, g: Toy, _: None) -> Next:
        return Roll(1, "toy.roll", self.dice)

    def show(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.note(*faces)
        return None


class Turned(Reaction):
    """Turns the second die to 6."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn",)
    ON: ClassVar[str] = "rolled"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("turn",) if seat == 0 and g.under(Roll).faces[1] < 6 else ()

    def turn(self, g: Toy, _: None) -> Next:
        g.under(Roll).put(1, 6)
        return None


def rolls(dice: tuple[int, ...], chance: Scripted) -> Match:
    return playing(__name__, Rolls(dice), chance=chance, windows={"rolled": "toy.rolled"})


def test_a_roll_opens_a_window_and_gives_the_faces_as_they_lie_then() -> None:
    match = rolls((6, 6, 20), Scripted(d6=[2, 3], d20=[11]))
    assert asked(match) == [(0, ["turn", "pass"])]
    assert match.events(0)[0].params == {"by": 1, "rule": "toy.roll", "dice": (6, 6, 20), "faces": (2, 3, 11)}
    say(match, "turn")
    assert notes(match) == (2, 6, 11)


def test_no_dice_are_no_roll() -> None:
    match = rolls((), Scripted())
    assert (notes(match), match.events(0)) == ((), [])

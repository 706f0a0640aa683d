"""Order: who comes when in a window, whose dice are whose, and what comes first of several things that must happen."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.question import Value
from rimward.kernel.record import restore, snapshot
from rimward.kernel.window import Reaction, Window, opened
from tests.kernel.toys import Toy, notes, playing, say


class Turning(Frame):
    """The turn of a seat, which opens a window that begins with another."""

    STEPS: ClassVar[tuple[str, ...]] = ("open", "after")
    TURN: ClassVar[str] = "seat"

    def __init__(self, seat: int, name: str, first: int) -> None:
        self.seat, self.name, self.first = seat, name, first

    def open(self, g: Toy, _: None) -> Next:
        return Window(self.name, self.first)

    def after(self, g: Toy, _: None) -> Next:
        g.note("after")
        return None


# --- what must happen, several at once -------------------------------------------------------------------------------
class Dawn(Reaction):
    """For the seats of its table, twice for seat 1 where there are three."""

    STEPS: ClassVar[tuple[str, ...]] = ("rise",)
    ON: ClassVar[str] = "morning"
    MUST: ClassVar[bool] = True
    ORDERED: ClassVar[bool] = True

    def __init__(self, seat: int, much: int) -> None:
        self.seat, self.much = seat, much

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("dawn", 1),) if seat < 2 else ()

    def rise(self, g: Toy, _: None) -> Next:
        g.note(f"dawn {self.seat}")
        return None


class Dew(Dawn):
    """Does not mind when it comes."""

    ORDERED: ClassVar[bool] = False

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("dew", 1), ("dew", 1)) if seat == 2 else ()

    def rise(self, g: Toy, _: None) -> Next:
        g.note(f"dew {self.seat}")
        return None


class Dusk(Dawn):
    """Nobody has said that its order matters."""

    ON: ClassVar[str] = "evening"
    ORDERED: ClassVar[bool] = False


def turning(name: str, *, seat: int = 1, first: int = 0, seats: int = 3) -> Match:
    return playing(__name__, Turning(seat, name, first), seats=seats)


def test_whose_turn_it_is_says_in_which_order_they_happen() -> None:
    match = turning("morning", seat=1, first=0)
    (question,) = match.asked
    assert (question.seat, question.code) == (1, "kernel.meet")
    assert question.keys == ["Dawn:0,1", "Dawn:1,1", "Dew:2,1"], "what is alike is one option"
    say(match, "Dew:2,1")
    say(match, "Dawn:1,1")
    assert notes(match) == ("dew 2", "dawn 1")
    assert match.asked[0].keys == ["Dawn:0,1", "Dew:2,1"]
    say(match, "Dew:2,1")
    assert notes(match) == ("dew 2", "dawn 1", "dew 2", "dawn 0", "after"), "the last of them needs no word"


def test_the_order_is_asked_again_in_a_table_that_was_saved() -> None:
    match = turning("morning")
    say(match, "Dawn:0,1")
    g = restore(match.game, snapshot(match.table))
    assert [question.options for question in g.open] == [question.options for question in match.table.open]


def test_where_no_order_matters_nobody_is_asked() -> None:
    assert notes(turning("evening", first=1)) == ("dawn 1", "dawn 0", "after")


def test_one_alone_needs_no_order() -> None:
    assert notes(turning("morning", seat=0, seats=1)) == ("dawn 0", "after")


@pytest.mark.parametrize("seat", [-1, 5])
def test_in_a_turn_of_no_seat_the_first_of_the_window_says(seat: int) -> None:
    assert turning("morning", seat=seat, first=2).asked[0].seat == 2


def test_a_window_that_was_saved_when_nobody_ordered_goes_on() -> None:
    """A save of then sends what happens back to the step `fire`, also where it is the last."""
    data = {"is": "Window", "name": "evening", "first": 0, "turn": 0, "passed": 0, "obliged": [], "at": "fire"}
    match = turning("morning")
    below = snapshot(match.table)
    below["stack"] = [below["stack"][0], data]
    again = Match.scenario(match.game, restore(match.game, below, ask=False), chance=Scripted())
    assert notes(again) == ("after",)


# --- the order of the game -------------------------------------------------------------------------------------------
class Backwards(Toy):
    """The highest seat comes first, wherever a rule begins."""

    def copy(self) -> Backwards:
        return self.onto(Backwards(self.seats, self.notes))

    def order(self, first: int) -> tuple[int, ...]:
        return tuple(range(self.seats - 1, -1, -1))


class Speak(Reaction):
    """Each seat may say one word."""

    STEPS: ClassVar[tuple[str, ...]] = ("speak",)
    ON: ClassVar[str] = "talk"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("speak",) if f"speak {seat}" not in g.notes else ()

    @classmethod
    def open_to(cls, g: Any, seat: int) -> bool:
        return bool(cls.offers(g, seat))

    def speak(self, g: Toy, _: None) -> Next:
        g.note(f"speak {self.seat}")
        return None


def talking(table: type[Toy], first: int) -> list[int]:
    game = playing(__name__, Turning(0, "evening", 0), windows={"talk": "toy.talk"}).game
    g = table(3)
    g.stack = [Turning(0, "talk", first)]
    match = Match.scenario(game, g, chance=Scripted())
    asked = []
    for key in ("pass", "speak", "pass", "pass"):
        asked.append(match.asked[0].seat)
        say(match, key)
    return asked


@pytest.mark.parametrize(("table", "order"), [(Toy, [1, 2, 0, 1]), (Backwards, [2, 1, 0, 2])])
def test_a_window_goes_by_the_order_of_the_game(table: type[Toy], order: list[int]) -> None:
    assert talking(table, 1) == order


def test_the_order_is_clockwise_unless_the_game_says_otherwise() -> None:
    assert list(Toy(4).order(2)) == Toy(4).clockwise(2) == [2, 3, 0, 1]


# --- dice of several -------------------------------------------------------------------------------------------------
class Fight(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "got")

    def __init__(self, by: int, owners: tuple[int, ...], first: int = -1, window: str = "own") -> None:
        self.by, self.owners, self.first, self.window = by, owners, first, window

    def roll(self, g: Toy, _: None) -> Next:
        dice = (6,) * len(self.owners)
        return Roll(self.by, "toy.fight", dice, window=self.window, owners=self.owners, first=self.first)

    def got(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.note(*faces)
        return None


class Turn6(Reaction):
    """Only for whoever owns a die: turns the first of them to its 6."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn",)
    ON: ClassVar[str] = "own"
    OWN: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        return ("turn",) if any(roll.faces[die] < 6 for die in roll.dice_of(seat)) else ()

    @classmethod
    def open_to(cls, g: Any, seat: int) -> bool:
        return bool(cls.offers(g, seat))

    def turn(self, g: Toy, _: None) -> Next:
        roll = g.under(Roll)
        roll.put(roll.dice_of(self.seat)[0], 6)
        return None


class Toll(Reaction):
    """Happens to every owner of a 1."""

    STEPS: ClassVar[tuple[str, ...]] = ("toll",)
    ON: ClassVar[str] = "own"
    MUST: ClassVar[bool] = True
    OWN: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        return ("toll",) if any(roll.faces[die] == 1 for die in roll.dice_of(seat)) else ()

    def toll(self, g: Toy, _: None) -> Next:
        g.note(f"toll {self.seat}")
        return None


def fight(by: int, owners: tuple[int, ...], faces: tuple[int, ...], **more: Any) -> Match:
    fought = Fight(by, owners, **more)
    return playing(__name__, fought, seats=3, chance=Scripted(d6=faces), windows={"own": "toy.own", "any": "toy.any"})


def test_each_owner_may_react_as_to_a_roll_of_its_own() -> None:
    match = fight(1, (2, 2, 0, -1), (3, 4, 5, 2))
    asked = []
    for key in ("turn", "pass", "pass"):
        asked.append((match.asked[0].seat, match.asked[0].about["faces"]))
        say(match, key)
    assert asked == [(2, "3, 4, 5, 2"), (0, "6, 4, 5, 2"), (2, "6, 4, 5, 2")]
    assert notes(match) == (6, 4, 5, 2)


def test_what_must_happen_happens_to_each_owner() -> None:
    assert notes(fight(1, (0, 2, -1), (1, 1, 1)))[:2] == ("toll 2", "toll 0")


def test_nobody_is_asked_about_the_dice_of_others() -> None:
    assert notes(fight(1, (-1, 3), (2, 3))) == (2, 3), "seat 1 rolled for two that no seat plays"


def test_dice_of_several_are_told_with_their_owners_and_others_as_ever() -> None:
    told = [event.params for event in fight(1, (2, 0), (6, 6)).events(0)]
    assert told == [{"by": 1, "rule": "toy.fight", "dice": (6, 6), "faces": (6, 6), "owners": (2, 0)}]
    alone = playing(__name__, Roll(1, "toy.roll", (6,), window=""), chance=Scripted(d6=[6])).events(0)
    assert alone[0].params == {"by": 1, "rule": "toy.roll", "dice": (6,), "faces": (6,)}


class Ring(Reaction):
    """Notes in which order the seats come."""

    STEPS: ClassVar[tuple[str, ...]] = ("ring",)
    ON: ClassVar[str] = "any"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("ring",)

    def ring(self, g: Toy, _: None) -> Next:
        g.note(self.seat)
        return None


@pytest.mark.parametrize(
    ("by", "first", "order"), [(1, -1, (1, 2, 0)), (-1, -1, (0, 1, 2)), (-1, 2, (2, 0, 1)), (1, 0, (0, 1, 2))]
)
def test_the_window_of_a_roll_begins_with_the_seat_that_the_rule_names(by: int, first: int, order: Any) -> None:
    assert notes(fight(by, (-1,), (6,), first=first, window="any")) == (*order, 6)


def test_whose_dice_are_whose() -> None:
    assert [Roll(1, "", (6,) * 3, owners=(0, 1, 0)).dice_of(seat) for seat in (0, 1, 2)] == [[0, 2], [1], []]
    assert [Roll(1, "", (6,) * 3).dice_of(seat) for seat in (0, 1)] == [[], [0, 1, 2]]


def test_a_window_for_several_opens_where_any_of_them_has_something_to_say() -> None:
    match = fight(1, (2, 0), (6, 3))
    g = match.table
    g.stack = [Roll(1, "toy.fight", (6, 6), (6, 3), "own", (2, 0))]
    assert opened(g, "own", 1, (2,)) is None
    assert opened(g, "own", 1, (2, 0)) is not None
    assert opened(g, "own", 1) is None

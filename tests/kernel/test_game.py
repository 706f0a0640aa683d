"""What a game provides: its options, its seats, its classes by name."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Frame, Next
from rimward.kernel.game import Setting
from rimward.kernel.match import Match
from rimward.kernel.plain import Plain
from rimward.kernel.question import Choose, Refused, Value
from rimward.kernel.window import Reaction
from tests.kernel.toys import Toy, playing, toy_game

SETTINGS = (Setting("target", 15, range(5, 41)), Setting("edition", "first", ("first", "second")))


class Token(Plain):
    __slots__ = ()


class Walk(Frame):
    pass


class Ward(Reaction):
    ON: ClassVar[str] = "hurt"
    CARD: ClassVar[str] = "ward"


class Curse(Reaction):
    ON: ClassVar[str] = "hurt"
    MUST: ClassVar[bool] = True


class Notebook:
    """Something that lies on no table."""


def test_what_is_not_said_has_its_default() -> None:
    game = toy_game(__name__, settings=SETTINGS)
    assert game.checked({}) == {"target": 15, "edition": "first"}
    assert game.checked({"target": 40}) == {"target": 40, "edition": "first"}


@pytest.mark.parametrize("value", [4, 41, "15", True, 15.0, None, [15]])
def test_a_value_that_is_not_allowed_is_refused(value: Any) -> None:
    with pytest.raises(Refused, match=r"kernel\.refused\.option-value") as refused:
        toy_game(__name__, settings=SETTINGS).checked({"target": value})
    assert refused.value.numbers == {"name": "target", "value": str(value), "allowed": "5..40"}


def test_an_option_that_is_not_known_is_refused_with_those_that_are() -> None:
    with pytest.raises(Refused) as refused:
        toy_game(__name__, settings=SETTINGS).checked({"goal": 3})
    assert (refused.value.code, refused.value.numbers["known"]) == (
        "kernel.refused.no-such-option",
        "target, edition",
    )


@pytest.mark.parametrize("seats", [0, 5, -1, "2", 2.0, True, None])
def test_an_impossible_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(Refused, match=r"kernel\.refused\.seats\(least=1, most=4"):
        Match.new(toy_game(__name__), seats, chance=Seeded(1))


def test_classes_are_found_by_name_and_reactions_by_window_and_card() -> None:
    game = toy_game(__name__)
    assert game.kinds["Token"] is Token
    assert "Notebook" not in game.kinds
    assert "Setting" not in game.kinds, "only what a chapter itself defines"
    assert (game.frames["Walk"], "Token" in game.frames) == (Walk, False)
    assert game.reactions == {"hurt": {"ward": (Ward,)}}
    assert game.obliged == {"hurt": (Curse,)}


def framed(name: str, steps: tuple[str, ...], fields: str = "") -> ModuleType:
    """A chapter with one frame of these steps and fields."""
    other = ModuleType("other")
    exec(f"def __init__(self{fields}): pass", vars(other))  # noqa: S102
    body: dict[str, Any] = {"__module__": "other", "STEPS": steps, "__init__": vars(other)["__init__"]}
    vars(other)[name] = type(name, (Frame,), body)
    return other


@pytest.mark.parametrize(
    ("steps", "fields", "name"),
    [(("go", "cut"), "", "cut"), (("go",), ", at", "at"), (("go",), ", go", "go"), (("copy",), "", "copy")],
)
def test_a_frame_has_every_name_once(steps: tuple[str, ...], fields: str, name: str) -> None:
    game = toy_game(__name__)
    with pytest.raises(ValueError, match=f"Jump uses the name {name} twice"):
        type(game)(**{**_given(game), "chapters": (*game.chapters, framed("Jump", steps, fields))})
    type(game)(**{**_given(game), "chapters": (*game.chapters, framed("Jump", ("go",), ", far"))})


def test_allowed_values_are_listed_where_they_are_no_range() -> None:
    with pytest.raises(Refused) as refused:
        toy_game(__name__, settings=SETTINGS).checked({"edition": "third"})
    assert refused.value.numbers["allowed"] == "first, second"


@pytest.mark.parametrize(
    ("value", "told"), [("pass", ("pass", "")), (("hex", 3, -1), ("hex:3,-1", "hex:3,-1")), (4, ("4", ""))]
)
def test_an_option_belongs_to_the_thing_that_its_key_names(value: Value, told: tuple[str, str]) -> None:
    option = toy_game(__name__).describe(None, Choose(0, "toy.ask", (value,)), value)
    assert (option.key, option.thing, option.about) == (*told, {})


def test_a_game_without_interjections_has_no_acts() -> None:
    assert playing(__name__, Quiet()).act_keys(0) == []
    match = playing(__name__, Quiet(), acts=lambda g, seat: ("wave",))
    with pytest.raises(ValueError, match="toy has no interjections"):
        match.interject(0, "wave")


class Quiet(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("ask",)

    def ask(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.ask", ("a", "b"))


def test_two_classes_of_one_name_are_refused() -> None:
    other = ModuleType("other")
    vars(other)["Walk"] = type("Walk", (Frame,), {"__module__": "other"})
    game = toy_game(__name__)
    with pytest.raises(ValueError, match="toy has two classes named Walk"):
        type(game)(**{**_given(game), "chapters": (*game.chapters, other)})


def _given(game: Any) -> dict[str, Any]:
    names = ("name", "version", "table", "setup", "seats", "chapters")
    return {name: getattr(game, name) for name in names}

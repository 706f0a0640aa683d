"""Every frame of every game keeps to the form that saves, copies and views rely on."""

from __future__ import annotations

from importlib import import_module
from inspect import Parameter, isfunction, signature
from typing import Any, get_type_hints

import pytest

from rimward import rulebook
from rimward.games.catalog import GAMES
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Frame, Table
from rimward.kernel.game import Game
from rimward.kernel.plain import fields_of
from rimward.kernel.window import Offer, Reaction, Window
from tests.conformance.subjects import PROOFS

EVERY_GAME: dict[str, Game] = {**GAMES, **{name: import_module(f"rimward.games.{name}").GAME for name in PROOFS}}
FRAMES = sorted(
    {
        kind
        for game in EVERY_GAME.values()
        for kind in game.frames.values()
        if not issubclass(kind, Reaction) or kind.ON  # without a window it is a base, and only its subclasses are made
    },
    key=lambda kind: (kind.CHAPTER, kind.__name__),
)
OF_THE_KERNEL = (Roll, Window, Offer)
RESERVED = {name for name in vars(Frame) if not name.startswith("__")}
"""What the kernel keeps in a frame beside its fields, and its methods: a step or field of that name would hide it."""

every = pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: f"{kind.CHAPTER}.{kind.__name__}")


@every
def test_steps_exist_and_take_the_table_and_a_value(kind: type[Frame]) -> None:
    assert len(set(kind.STEPS)) == len(kind.STEPS)
    for step in kind.STEPS:
        assert step not in RESERVED, f"{step} hides what the kernel keeps under that name"
        body = getattr(kind, step)
        assert isfunction(body), f"{step} is no plain method: {body!r}"
        assert not hasattr(body, "__wrapped__"), f"{step} is decorated"
        kinds = [parameter.kind for parameter in signature(body).parameters.values()]
        assert kinds == [Parameter.POSITIONAL_OR_KEYWORD] * 3, f"{step}{signature(body)} is not (self, g, value)"


@every
def test_owed_steps_are_steps_and_the_owner_is_a_field(kind: type[Frame]) -> None:
    assert set(kind.OWED) <= set(kind.STEPS)
    assert list(kind.OWED) == [step for step in kind.STEPS if step in kind.OWED], "owed in the order of the steps"
    assert not kind.OWNER or kind.OWNER in fields_of(kind)


@every
def test_every_field_is_a_parameter_in_order_and_stored_under_its_name(kind: type[Frame]) -> None:
    parameters = signature(kind).parameters.values()
    for parameter in parameters:
        assert parameter.name not in RESERVED, f"{parameter.name} hides what the kernel keeps under that name"
        assert parameter.kind is Parameter.POSITIONAL_OR_KEYWORD, f"{parameter} cannot be given by its place"
    hints = get_type_hints(kind.__init__, _namespace(kind))
    values = {parameter.name: _some(hints[parameter.name], number) for number, parameter in enumerate(parameters)}
    frame = kind(*values.values())
    assert vars(frame) == values, "every field is stored as it is given, and there is no other"
    copy = frame.copy()
    assert type(copy) is kind
    assert {name: getattr(copy, name) for name in values} == values


def _namespace(kind: type[Frame]) -> dict[str, Any]:
    module = vars(import_module(kind.__module__))
    return {**module, **vars(import_module("rimward.kernel.question"))}


def _some(hint: Any, number: int) -> Any:
    """A value that tells fields apart; frames hold whole numbers, strings, truth values and tuples."""
    if hint is bool:
        return True
    if hint is str:
        return f"word-{number}"
    if hint is int:
        return 1000 + number
    return (number,)


@every
def test_a_frame_is_a_plain_class(kind: type[Frame]) -> None:
    assert type(kind) is type, "a metaclass"
    assert "__init_subclass__" not in vars(kind)
    for base in kind.__mro__[1:]:
        assert base is object or base.__module__.startswith("rimward."), f"{base} is not one of ours"


@every
def test_steps_are_words_of_the_rules(kind: type[Frame]) -> None:
    if kind in OF_THE_KERNEL:
        return
    book = rulebook.load(kind.CHAPTER.partition(".")[0])
    ids = [rule.id for rule in book.rules if rule.id.startswith(kind.CHAPTER + ".")]
    assert ids, f"there is no chapter {kind.CHAPTER}"
    words = {word for rule in ids for word in rule[len(kind.CHAPTER) + 1 :].replace(".", "-").split("-")}
    said = {word for step in kind.STEPS for word in step.split("_")}
    assert said <= words, f"{sorted(said - words)} are no words of the ids of {kind.CHAPTER}"


@every
def test_a_reaction_is_made_from_its_seat(kind: type[Frame]) -> None:
    if issubclass(kind, Reaction):
        assert fields_of(kind)[:1] == ("seat",)


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
def test_a_table_keeps_its_fields_as_parameters_and_leaves_the_kernels_alone(game: Game) -> None:
    kernels = set(vars(Table(2))) - {"seats"}
    assert not kernels & set(fields_of(game.table)), "the kernel keeps something under that name"
    assert fields_of(game.table)[0] == "seats"


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
def test_every_window_is_asked_for_by_a_rule(game: Game) -> None:
    book = rulebook.load(game.name)
    for name, rule in game.windows.items():
        assert book.rule(rule) is not None, f"the window {name} asks for {rule}"

"""Every frame of every game keeps to the form that saves, copies and views rely on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import Parameter, getsource, isfunction, signature
from itertools import zip_longest
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

import pytest

from rimward import rulebook
from rimward.games.catalog import GAMES
from rimward.kernel.carry import Carry
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Draw, Frame, Goto, Next, Table, Throw
from rimward.kernel.game import Game
from rimward.kernel.plain import fields_of
from rimward.kernel.question import All, Choose, PickSome, choose_where
from rimward.kernel.window import Offer, Reaction, Window, opened
from tests.conformance.subjects import PROOFS

EVERY_GAME: dict[str, Game] = {**GAMES, **{name: import_module(f"rimward.games.{name}").GAME for name in PROOFS}}
FRAMES = sorted(
    {
        kind
        for game in EVERY_GAME.values()
        for kind in game.frames.values()
        if not issubclass(kind, Reaction) or kind.ON  # without a window it is a base, and only its subclasses are made
        if kind.STEPS or not kind.__subclasses__()  # and so it is without steps
    },
    key=lambda kind: (kind.CHAPTER, kind.__name__),
)
OF_THE_KERNEL = (Roll, Window, Offer)
RESERVED = {name for name in vars(Frame) if not name.startswith("__")}
"""What the kernel keeps in a frame beside its fields, and its methods: a step or field of that name would hide it."""

every = pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: f"{kind.CHAPTER}.{kind.__name__}")


@every
def test_steps_exist_and_take_the_table_and_a_value(kind: type[Frame]) -> None:
    assert len(set(kind.STEPS)) == len(kind.STEPS) > 0
    for step in kind.STEPS:
        assert step not in RESERVED, f"{step} hides what the kernel keeps under that name"
        body = getattr(kind, step)
        assert isfunction(body), f"{step} is no plain method: {body!r}"
        assert not hasattr(body, "__wrapped__"), f"{step} is decorated"
        kinds = [parameter.kind for parameter in signature(body).parameters.values()]
        assert kinds == [Parameter.POSITIONAL_OR_KEYWORD] * 3, f"{step}{signature(body)} is not (self, g, value)"


# --- a step takes what the one before it gives -----------------------------------------------------------------------
NOTHING, FACES, OPTION, SEVERAL = "nothing", "numbers", "an option", "several answers"
GIVEN: dict[Any, str] = {
    **{Throw: FACES, Draw: FACES, Roll: FACES, Window: NOTHING, opened: NOTHING},
    **{Choose: OPTION, choose_where: OPTION, PickSome: SEVERAL, All: SEVERAL},
}
"""What the step after it is given. What a frame of a game gives is not in the annotations and is not checked."""


def _returned(step: Any) -> Iterator[ast.expr | None]:
    """Everything that a step may return, each branch of `a if b else c` by itself."""
    body = ast.parse(dedent(getsource(step))).body[0]
    todo = [node.value for node in ast.walk(body) if isinstance(node, ast.Return)]
    while todo:
        value = todo.pop()
        if isinstance(value, ast.IfExp):
            todo += [value.body, value.orelse]
        else:
            yield value


def _given(kind: type[Frame]) -> Iterator[tuple[str, str, str]]:
    """The step that gives, the step that is given, and what: as far as it stands in the source."""
    names = _namespace(kind)
    for step, after in zip_longest(kind.STEPS, kind.STEPS[1:]):
        for value in _returned(getattr(kind, step)):
            match value:
                case None | ast.Constant(value=None):
                    yield step, after, NOTHING
                case ast.Call(func=ast.Name("Goto"), args=[ast.Constant(value=str(target))], keywords=[]):
                    yield step, target, NOTHING
                case ast.Call(
                    func=ast.Attribute(value=ast.Call(func=ast.Name(name)), attr="then"),
                    args=[ast.Constant(value=str(target))],
                ):
                    yield step, target, GIVEN.get(names.get(name), "")
                case ast.Call(func=ast.Name(name)):
                    yield step, after, GIVEN.get(names.get(name), "")


def _takes(hint: Any, given: str) -> bool:
    kinds = get_args(hint) if isinstance(hint, UnionType) or get_origin(hint) is Union else (hint,)
    if Any in kinds or given == NOTHING:
        return Any in kinds or NoneType in kinds
    tuples = [kind for kind in kinds if get_origin(kind) is tuple]
    if given == FACES:
        return any(get_args(kind)[0] in (int, Any) for kind in tuples)
    return bool(tuples) if given == SEVERAL else any(kind is not NoneType for kind in kinds)


class Forgets(Frame):
    """Every second step takes something else than it is given."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "chosen", "roll", "rolled", "again")

    def choose(self, g: Table, _: None) -> Next:
        return Choose(0, "toy.choose", ("a", "b"))

    def chosen(self, g: Table, _: None) -> Next:
        return None

    def roll(self, g: Table, _: None) -> Next:
        return Roll(0, "toy.roll", (6,)) if g.seats else PickSome(0, "toy.pick", ())

    def rolled(self, g: Table, faces: tuple[str, ...]) -> Next:
        return Roll(0, "toy.roll", (6,)).then("chosen") if faces else None

    def again(self, g: Table, _: tuple[int, ...]) -> Next:
        return Goto("rolled") if g.seats else Goto("rolled", ("a",))


def test_a_step_that_takes_something_else_is_found() -> None:
    hints = {step: [*get_type_hints(getattr(Forgets, step)).values()][1] for step in Forgets.STEPS}
    wrong = [(step, target) for step, target, given in _given(Forgets) if given and not _takes(hints[target], given)]
    assert sorted(wrong) == [
        ("again", "rolled"),
        ("choose", "chosen"),
        ("roll", "rolled"),
        ("rolled", "again"),
        ("rolled", "chosen"),
    ]


@every
def test_a_step_takes_what_the_step_before_it_gives(kind: type[Frame]) -> None:
    for step, target, given in [("the beginning", kind.STEPS[0], NOTHING), *_given(kind)]:
        if target and given:
            hint = [*get_type_hints(getattr(kind, target), _namespace(kind)).values()][1]
            assert _takes(hint, given), f"{step} gives {given}, and {target} takes {hint}"


@every
def test_owed_steps_are_steps_and_the_owner_and_whose_turn_it_is_are_fields(kind: type[Frame]) -> None:
    assert set(kind.OWED) <= set(kind.STEPS)
    assert list(kind.OWED) == [step for step in kind.STEPS if step in kind.OWED], "owed in the order of the steps"
    assert not kind.OWNER or kind.OWNER in fields_of(kind)
    assert not kind.TURN or kind.TURN in fields_of(kind)


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
    """What is known where its steps are written: a card that is data has those of its bases."""
    names: dict[str, Any] = {}
    for base in reversed(kind.__mro__[:-1]):
        names |= vars(import_module(base.__module__))
    return {**names, **vars(import_module("rimward.kernel.question"))}


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
    steps = kind.STEPS[len(Carry.STEPS) :] if kind.STEPS[: len(Carry.STEPS)] == Carry.STEPS else kind.STEPS
    if kind in OF_THE_KERNEL or not steps:  # what all cards do is the kernel's, too
        return
    book = rulebook.load(kind.CHAPTER.partition(".")[0])
    rules = [rule for rule in book.rules if rule.id.startswith(kind.CHAPTER + ".")]
    assert rules, f"there is no chapter {kind.CHAPTER}"
    texts = [f"{rule.id[len(kind.CHAPTER) + 1 :]} {rule.title} {rule.text}" for rule in rules]
    words = {word for text in texts for word in re.findall("[a-z0-9]+", text.lower())}
    said = {word for step in steps for word in step.split("_")}
    assert said <= words, f"{sorted(said - words)} are no words of the rules of {kind.CHAPTER}"


@every
def test_a_reaction_is_made_from_its_seat(kind: type[Frame]) -> None:
    if issubclass(kind, Reaction):
        assert fields_of(kind)[:1] == ("seat",)
        assert not (kind.MUST and kind.CARD), "what must happen is not looked for in anybody's cards"


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
def test_a_table_keeps_its_fields_as_parameters_and_leaves_the_kernels_alone(game: Game) -> None:
    kernels = set(Table.__slots__) - {"seats"}
    assert not kernels & set(fields_of(game.table)), "the kernel keeps something under that name"
    assert fields_of(game.table)[0] == "seats"


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
def test_every_window_is_asked_for_by_a_rule(game: Game) -> None:
    book = rulebook.load(game.name)
    for name, rule in game.windows.items():
        assert book.rule(rule) is not None, f"the window {name} asks for {rule}"
    assert game.reactions.keys() <= game.windows.keys(), "somebody could be asked there, and no rule is named"


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=lambda game: game.name)
def test_dice_fall_only_where_others_may_react(game: Game) -> None:
    for chapter in game.chapters:
        assert Throw not in vars(chapter).values(), f"{chapter.__name__} throws by itself: a Roll opens the window"

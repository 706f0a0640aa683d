"""Dice between equals: whoever's block of results falls, and again where it is nobody's."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Frame, Next
from rimward.kernel.match import Match
from rimward.kit import rolloff
from rimward.kit.rolloff import AGAIN, RollOff, dice, share
from tests.kernel.toys import Toy, notes, playing


class Off(RollOff):
    CHAPTER: ClassVar[str] = "toy"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "off")
    DICE: ClassVar[str] = "toy.roll-off"

    def roll(self, g: Toy, _: None) -> Next:
        return self.rolled()

    def off(self, g: Toy, faces: tuple[int, ...]) -> Next:
        return self.decided(g, faces, "roll")


class Hunt(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("aim", "aimed")

    def __init__(self, prey: tuple[str, ...]) -> None:
        self.prey = prey

    def aim(self, g: Toy, _: None) -> Next:
        return Off(self.prey, "toy.chosen")

    def aimed(self, g: Toy, target: str) -> Next:
        g.note(target)
        return None


def hunted(prey: str, *faces: int) -> Match:
    return playing(__name__, Hunt(tuple(prey)), chance=Scripted(d6=faces))


def told(match: Match) -> list[tuple[str, dict[str, Any]]]:
    return [(event.code, dict(event.params)) for event in match.events(0)]


def test_each_has_an_equal_block_and_the_rest_is_rolled_again() -> None:
    """aurora.dice.roll-off"""
    assert [share([face], 6, 2) for face in range(1, 7)] == [0, 0, 0, 1, 1, 1]
    assert [share([face], 6, 3) for face in range(1, 7)] == [0, 0, 1, 1, 2, 2]
    assert [share([face], 6, 4) for face in range(1, 7)] == [0, 1, 2, 3, AGAIN, AGAIN]
    assert [share([face], 6, 6) for face in range(1, 7)] == [0, 1, 2, 3, 4, 5]


def check_fair(sides: int, most: int) -> None:
    for candidates in range(1, most):
        faces = product(range(1, sides + 1), repeat=rolloff.dice(sides, candidates))
        blocks = Counter(rolloff.share(each, sides, candidates) for each in faces)
        nobodys = blocks.pop(AGAIN, 0)
        assert sorted(blocks) == list(range(candidates))
        assert len(set(blocks.values())) == 1
        assert nobodys < candidates, "no more than must be"


def test_everybody_has_the_same_chance() -> None:
    check_fair(6, 40)
    check_fair(20, 60)
    check_fair(2, 20)
    assert [dice(6, count) for count in (1, 6, 7, 36, 37)] == [1, 1, 2, 2, 3]


def test_an_unfair_share_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for broken in (
        lambda faces, sides, count: share([max(1, face - 1) for face in faces], sides, count),
        lambda faces, sides, count: sum(faces) % count,
        lambda faces, sides, count: share(faces, sides, count) if share(faces, sides, count) != AGAIN else 0,
    ):
        monkeypatch.setattr(rolloff, "share", broken)
        with pytest.raises(AssertionError):
            check_fair(6, 20)


def test_the_one_who_is_chosen_is_given_and_told() -> None:
    match = hunted("abc", 5)
    assert notes(match) == ("c",)
    assert told(match)[0] == ("kernel.rolled", {"by": -1, "rule": "toy.roll-off", "dice": (6,), "faces": (5,)})
    assert told(match)[1] == ("toy.chosen", {"candidates": ("a", "b", "c"), "winner": "c"})


def test_it_is_rolled_until_it_falls_to_somebody() -> None:
    match = hunted("abcde", 6, 6, 2)
    assert notes(match) == ("b",)
    assert [code for code, _ in told(match)] == ["kernel.rolled"] * 3 + ["toy.chosen"]


def test_one_alone_needs_no_dice_and_nothing_is_told() -> None:
    match = hunted("a")
    assert notes(match) == ("a",)
    assert told(match) == []


def test_many_take_more_dice() -> None:
    match = hunted("abcdefgh", 2, 3)
    assert notes(match) == ("c",)  # the ninth of 36 results, in blocks of four
    assert told(match)[0][1]["dice"] == (6, 6)


def test_nobody_cannot_be_chosen() -> None:
    with pytest.raises(ValueError, match="between nobody"):
        hunted("")

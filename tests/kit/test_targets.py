"""Targets by priorities, and who settles what is equal."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Done, Frame, Next
from rimward.kit import targets
from rimward.kit.targets import Priority, best, by, most, preferred, settled
from tests.kernel.toys import Toy, notes, playing, say
from tests.kit.test_rolloff import Off


def modelled(candidates: list[int], table: list[dict[int, int]]) -> tuple[int, ...]:
    """All priorities at once: nobody is before those who stay."""
    ranks = {candidate: tuple(column[candidate] for column in table) for candidate in candidates}
    return tuple(one for one in candidates if all(ranks[one] <= ranks[other] for other in candidates))


def compared() -> None:
    for seed in range(500):
        rng = Random(seed)
        candidates = rng.sample(range(20), rng.randint(0, 6))
        table = [{one: rng.randint(0, 2) for one in candidates} for _ in range(rng.randint(0, 4))]
        priorities: list[Priority[int]] = [column.__getitem__ for column in table]
        assert targets.best(candidates, priorities) == modelled(candidates, table)


def test_a_slow_model_agrees() -> None:
    compared()


@pytest.mark.parametrize(
    "broken",
    [
        lambda candidates, priorities: best(candidates, list(priorities)[::-1]),
        lambda candidates, priorities: best(candidates, list(priorities)[:-1]),
        lambda candidates, priorities: best(candidates, priorities)[:1],
        lambda candidates, priorities: tuple(sorted(best(candidates, priorities))),
    ],
)
def test_the_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, broken: Any) -> None:
    monkeypatch.setattr(targets, "best", broken)
    with pytest.raises(AssertionError):
        compared()


# --- a card from top to bottom ---------------------------------------------------------------------------------------
AWAY = {"ann": 3, "ben": 2, "cy": 2, "di": 2}
DAMAGE = {"ann": 2, "ben": 0, "cy": 0, "di": 0}
INITIATIVE = {"ann": 4, "ben": 5, "cy": 7, "di": 7}


def commander(hunted: str, prey: tuple[str, ...]) -> tuple[str, ...]:
    """aurora.commander.secondary-priority: the hunted one, then damage, distance and initiative."""
    order = [preferred(hunted.__eq__), most(DAMAGE.__getitem__), AWAY.__getitem__, most(INITIATIVE.__getitem__)]
    return best(prey, order)


def test_a_commander_looks_at_one_thing_after_the_other() -> None:
    assert commander("ben", ("ann", "ben", "cy", "di")) == ("ben",)
    assert commander("nobody", ("ann", "ben", "cy", "di")) == ("ann",)
    assert commander("nobody", ("ben", "cy")) == ("cy",)
    assert commander("nobody", ("ben", "di", "cy")) == ("di", "cy")
    assert commander("nobody", ()) == ()


def test_nothing_is_asked_about_one_alone() -> None:
    """Distances may be dear."""
    asked: list[str] = []

    def dear(name: str) -> int:
        asked.append(name)
        return AWAY[name]

    assert best(["ann", "ben"], [most(INITIATIVE.__getitem__), dear]) == ("ben",)
    assert asked == []
    assert best(["ben", "ann", "cy"], [dear]) == ("ben", "cy")
    assert asked == ["ben", "ann", "cy"]


def test_several_numbers_are_one_priority() -> None:
    assert best(AWAY, [lambda name: (AWAY[name], -INITIATIVE[name])]) == ("cy", "di")


# --- what is equal ---------------------------------------------------------------------------------------------------
class Hunt(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("aim", "aimed")

    def __init__(self, prey: tuple[str, ...], decider: int = -1) -> None:
        self.prey, self.decider = prey, decider

    def aim(self, g: Toy, _: None) -> Next:
        tied = commander("nobody", self.prey)
        if self.decider < 0:
            return settled(tied, lambda candidates: Off(candidates, "toy.chosen"), Done())
        return settled(tied, by(self.decider, "toy.decide"), Done())

    def aimed(self, g: Toy, target: str) -> Next:
        g.note(target)
        return None


def test_dice_settle_what_is_equal() -> None:
    assert notes(playing(__name__, Hunt(("ben", "cy", "di")), chance=Scripted(d6=(4,)))) == ("di",)
    assert notes(playing(__name__, Hunt(("ben", "cy")))) == ("cy",)


def test_or_a_seat_does() -> None:
    match = playing(__name__, Hunt(("ben", "cy", "di"), decider=1))
    assert (match.asked[0].seat, match.asked[0].code) == (1, "toy.decide")
    say(match, "di")
    assert notes(match) == ("di",)
    alone = playing(__name__, Hunt(("ben", "cy"), decider=1))
    assert notes(alone) == ("cy",)


def test_nobody_is_hunted_where_nobody_is() -> None:
    assert notes(playing(__name__, Hunt(()))) == ()

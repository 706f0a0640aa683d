"""What each step of a frame is given fits what the step says it takes: a compiled build refuses anything else.

Steps are called with whatever came before, so that mypy cannot know. Recorded campaigns reach most of them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from rimward.games.aurora import GAME
from rimward.kernel import frame
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match
from rimward.kernel.record import read

FOLDER = Path(__file__).parents[2] / "recorded/aurora"


def fits(value: Any, kind: Any) -> bool:
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Any:
        return True
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is tuple:
        wanted = (parts[0],) * len(value) if parts[1:] == (...,) and isinstance(value, tuple) else parts
        return isinstance(value, tuple) and len(value) == len(wanted) and all(map(fits, value, wanted))
    return isinstance(value, origin or kind or type(None))


def test_fitting_is_as_strict_as_a_compiler() -> None:
    assert fits(True, int)
    assert not fits(True, type(None))
    assert not fits(("give", "gun-pod", 3), tuple[str, ...])
    assert fits(("give", "gun-pod", 3), tuple[str | int, ...])


@pytest.mark.parametrize("name", ["2-greedy-campaign", "2-random-solo", "3-random-larger"])
def test_every_step_takes_what_it_is_given(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: set[str] = set()

    def watched(kind: type[Frame], step: str) -> Callable[..., Any]:
        body: Callable[..., Any] = getattr(kind, step)
        takes = [hint for name, hint in get_type_hints(body).items() if name != "return"][-1]

        def called(self: Frame, g: Any, value: Any) -> Any:
            if not fits(value, takes):
                wrong.add(f"{kind.__name__}.{step} takes {takes} and is given {value!r}")
            return body(self, g, value)

        return called

    def bodies(kind: type[Frame]) -> tuple[Callable[..., Any], ...]:
        known[kind] = tuple([watched(kind, step) for step in kind.STEPS])
        return known[kind]

    known: dict[type[Frame], tuple[Callable[..., Any], ...]] = {}
    monkeypatch.setattr(frame, "_BODIES", known)
    monkeypatch.setattr(frame, "_bodies", bodies)
    Match.load(GAME, read((FOLDER / f"{name}.rimward").read_bytes()))
    assert len(known) > 30
    assert sorted(wrong) == []

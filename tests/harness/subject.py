"""What a game brings to the harness: the constant HARNESS in tests/games/<game>/harness.py, and a few files.

CONTRIBUTING.md says what to write for a new game. `tests/games/comet` is the smallest example.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import rimward.games
from rimward.kernel.chance import Chance
from rimward.kernel.event import Event
from rimward.kernel.game import Game
from rimward.kernel.question import Value
from rimward.proofs import proven

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent

Options = Mapping[str, Any]
Seated = tuple[int, Options]  # a table: how many sit at it, and its options


class Books(Protocol):
    """The accounts of one match. They are kept by what everybody is told, and by nothing else."""

    def enter(self, event: Event, g: Any) -> None:
        """The table is there to be asked what is printed on it, never what it holds."""

    def agree(self, g: Any, where: str) -> None:
        """Raises AssertionError, with `where`, if the table is not what was told, or is one that may not be."""


class Odds(Protocol):
    """What options tell about dice and draws, and the same options played on by the rules."""

    def table(self, seed: int) -> Seated:
        """At such a table random players look for options with odds."""

    def told(self, g: Any, seat: int, option: Value) -> Mapping[str, Fraction] | None:
        """By kind of outcome, how likely it is said to be; None where an option of the open question tells nothing."""

    def played_on(self, g: Any, seat: int, option: Value) -> Callable[[Chance], Collection[str]]:
        """Takes the option at a copy of this table, with the chance that it is given: the kinds that came to be."""


class Shown(NamedTuple):
    """Rules that a few short games show: one that is asked, one that is told, one that runs, a reason with its rule."""

    asked: str
    told: str
    ran: str
    refused: tuple[str, str]


class Unseen(NamedTuple):
    """Why games of bots never show something: by rule, by reason and its rule, by kind of piece."""

    rules: Mapping[str, str] = {}
    reasons: Mapping[tuple[str, str], str] = {}
    pieces: Mapping[str, str] = {}


@dataclass(frozen=True, kw_only=True)
class Harness:
    """A game under test."""

    game: Game
    books: Callable[[int], Books]  # of a match with so many seats
    shown: Shown
    unseen: Unseen = Unseen()  # noqa: RUF009 - it is a tuple
    odds: Odds | None = None  # of a game whose options tell any
    short: Options = field(default_factory=dict)  # with these random games end soon
    longer: Options = field(default_factory=dict)  # with these they see more: every tenth of the games that are counted
    tables: Sequence[Seated] = ()  # where games are played to their end; else every number of seats, with `short`
    pieces: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by kind, names that events may mention
    waiting: Mapping[str, Sequence[str]] = field(default_factory=dict)  # rules to be built, by what is missing
    built: Mapping[str, Sequence[str]] = field(
        default_factory=dict
    )  # rules whose ids the code puts together, by how it does

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def package(self) -> Path:
        return Path(rimward.games.__path__[0]) / self.name

    @property
    def mutations(self) -> Path:
        return TESTS / "games" / self.name / "mutations.yaml"

    @property
    def coverage(self) -> Path:
        return ROOT / "docs" / f"{self.name}-coverage.md"


def games() -> list[str]:
    """Those that have a harness."""
    return sorted(file.parent.name for file in (TESTS / "games").glob("*/harness.py"))


@cache
def harness(game: str) -> Harness:
    found = import_module(f"tests.games.{game}.harness").HARNESS
    assert isinstance(found, Harness)
    return found


@cache
def proofs() -> dict[str, list[str]]:
    """By rule, the tests that are marked with it."""
    return proven(TESTS)


def parser(command: str, about: str, **numbers: int) -> ArgumentParser:
    """Of a command of the harness: the game, and numbers with what they are when nothing is said."""
    made = ArgumentParser(prog=f"python -m tests.harness.{command}", description=about)
    made.add_argument("--game", choices=games(), required=True)
    for name, default in numbers.items():
        made.add_argument(f"--{name}", type=int, default=default, help=f"{default:,} when nothing is said")
    return made

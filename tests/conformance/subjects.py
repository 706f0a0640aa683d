"""What is checked: every game of the catalog at every number of seats, with all its options, scenes, and twins of Comet
Rush that can what no game of the catalog needs yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Table
from rimward.kernel.game import Game, Wishes
from rimward.kernel.match import Match
from rimward.kernel.orders import Order
from tests.twins.every import EVERY

PROOFS = ("xia", "andromeda", "aurora")
"""Games that are also checked in scenes, written down in tests/games/<game>/scenes.py."""

TABLES: dict[str, tuple[tuple[int, str, dict[str, Any]], ...]] = {
    "xia": (
        (3, "", {"target": 5}),
        (4, "", {"first_game": True}),
        (5, "", {"target": 5, "edition": "ru-2023", "min_move": 3, "safe_mining": True, "start_credits": 6000}),
        (2, "two", {"two_players": True, "target": 6, "gate_fame": "off", "npcs": False}),
        (3, "den", {"target": 7, "edition": "ru-2023", "den_buys_any": "off", "gate_fame": "on"}),
        (4, "limits", {"target": 5, "min_move": 2, "start_credits": 4000, "den_buys_any": "on"}),
    ),
    "andromeda": (
        (3, "", {"length": "short"}),
        (2, "first", {"first_game": True}),
        (4, "chosen", {"length": "long", "events": "twilight", "factions": "chosen"}),
        (4, "teams", {"length": "short", "teams": True, "destinies": True, "special": "quasars"}),
        (2, "vortexes", {"length": "short", "special": "vortexes", "destinies": True}),
    ),
    "aurora": (
        (2, "", {"quicker": True, "deck": 6, "crew": "dealt"}),
        (3, "", {"quicker": True, "deck": 7, "crew": "dealt", "mission": "silent-ledger", "drop_items": True}),
        (4, "", {"quicker": True, "deck": 6, "crew": "dealt", "mission": "fever-line"}),
        (2, "orbit", {"deck": 6, "caps": "fair", "tier": 2}),
        (3, "draft", {"deck": 8, "mission": "abduct-the-princess"}),
        (4, "first", {"first_game": True}),
        (3, "hostile", {"deck": 8, "crew": "dealt", "events": "full", "level": 2}),
        (2, "campaign", {"quicker": True, "deck": 6, "crew": "dealt", "campaign": 3}),
        (1, "", {"quicker": True, "deck": 6, "crew": "dealt"}),
        (2, "solo", {"coalition": "game", "deck": 6, "crew": "dealt", "events": "full"}),
    ),
}
"""Numbers of seats and options of games that have too many to try each alone: every one of them at least once. Only
the first rounds of those with a label are looked at by the slower checks."""


@dataclass(frozen=True, eq=False)
class Subject:
    """A way to start a match; every check plays it from there."""

    name: str
    game: Game
    start: Callable[[Chance], Match]
    most: int = 120  # decisions of a game that the slower checks look at
    orders: tuple[Order, ...] = ()  # standing orders that every seat has from the beginning
    alone: bool = False  # one seat, in a game that several may play

    def __str__(self) -> str:
        return self.name


def whole(game: Game, seats: int, options: dict[str, Any] | None = None, label: str = "") -> Subject:
    """A game from its setup; with its options at a limit, its first rounds are enough for the slower checks."""
    start = partial(_new, game, seats, options or {})
    return (
        Subject(f"{game.name}-{seats}-{label}", game, start, 30, alone=seats == 1)
        if label
        else Subject(f"{game.name}-{seats}", game, start, alone=seats == 1)
    )


def _new(game: Game, seats: int, options: dict[str, Any], chance: Chance, wishes: Wishes = ()) -> Match:
    return Match.new(game, seats, options, wishes, chance=chance)


def _option_sets(game: Game) -> dict[str, dict[str, Any]]:
    """The defaults, and each setting at its first and its last value."""
    sets: dict[str, dict[str, Any]] = {"": {}}
    for setting in game.settings:
        for value in (setting.allowed[0], setting.allowed[-1]):
            if value != setting.default:
                sets[f"{setting.name}={value}"] = {setting.name: value}
    return sets


def _catalog() -> Iterator[Subject]:
    for game in GAMES.values():
        if game.name in TABLES:
            yield from (whole(game, seats, options, label) for seats, label, options in TABLES[game.name])
            continue
        for label, options in _option_sets(game).items():
            for seats in game.seats_for(options):
                yield whole(game, seats, options, label)


def _scene(game: Game, table: Callable[[], Table], chance: Chance) -> Match:
    return Match.scenario(game, table(), chance=chance)


def _scenes() -> Iterator[Subject]:
    for name in PROOFS:
        game: Game = import_module(f"rimward.games.{name}").GAME
        scenes: dict[str, Callable[[], Table]] = import_module(f"tests.games.{name}.scenes").SCENES
        assert scenes, f"tests/games/{name}/scenes.py has no scene"
        for title, table in scenes.items():
            yield Subject(f"{name}:{title}", game, partial(_scene, game, table))


def _twins() -> Iterator[Subject]:
    for name, twin in EVERY.items():
        start = partial(_new, twin.game, twin.seats, dict(twin.options), wishes=twin.wishes)
        yield Subject(f"twin-{twin.seats}-{name}", twin.game, start, 60, twin.orders)


WHOLE = [*_catalog(), *_twins()]
SCENES = list(_scenes())
ALL = [*WHOLE, *SCENES]

"""The options of a table of Xia: editions and house rules. What is not said is played as the book has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rimward.kernel.game import Setting
from rimward.kernel.plain import Plain

TARGET: Final = 10  # xia.setup.victory-target
CREDITS: Final = 3000  # xia.setup.starting-credits
FIRST_GAME: Final = 5  # xia.first-game.target
EDITION: Final = "en-2014"
EDITIONS: Final[tuple[str, ...]] = (EDITION, "ru-2023")
BY_EDITION: Final[tuple[str, ...]] = ("edition", "on", "off")  # "edition": as the edition of the table has it

GATES_THEN: Final = {"gate_fame": {"edition": "on"}}  # up to version 2 it was on in both editions

SETTINGS: Final = (
    Setting("target", TARGET, range(5, 21)),
    Setting("edition", EDITION, EDITIONS),
    Setting("gate_fame", "edition", BY_EDITION),  # xia.gate.first-use-fame
    Setting("den_buys_any", "edition", BY_EDITION),  # xia.cargo.sell-any-den instead of xia.cargo.sell-any-loath
    Setting("first_game", False, (False, True)),  # the first game of the book, with its target and without NPCs
    Setting("npcs", True, (False, True)),
    # What players have at their own tables; off unless it is said.
    Setting("min_move", 0, (0, 2, 3)),  # a rolled move is so long at the least
    Setting("safe_mining", False, (False, True)),  # one damage that nothing prevents instead of the roll
    Setting("start_credits", CREDITS, (CREDITS, 4000, 6000)),
    Setting("two_players", False, (False, True)),
    # Numbers that are ours: as they were first, which records of version 1 were played with, or as balanced since.
    Setting("first_numbers", False, (False, True)),
    # Holds that are ours: as they were up to version 2, or so that all Outfits go over to the next ship.
    Setting("first_holds", False, (False, True)),
)


class Rules(Plain):
    """What the table plays by. It never changes in a game, so copies of a table share it."""

    __slots__ = (
        "den_buys_any",
        "edition",
        "first_game",
        "first_holds",
        "first_numbers",
        "gate_fame",
        "min_move",
        "npcs",
        "safe_mining",
        "start_credits",
    )

    def __init__(
        self,
        edition: str = EDITION,
        gate_fame: bool = False,
        den_buys_any: bool = False,
        first_game: bool = False,
        npcs: bool = True,
        min_move: int = 0,
        safe_mining: bool = False,
        start_credits: int = CREDITS,
        first_numbers: bool = False,
        first_holds: bool = False,
    ) -> None:
        self.edition, self.gate_fame, self.den_buys_any = edition, gate_fame, den_buys_any
        self.first_game, self.npcs = first_game, npcs
        self.min_move, self.safe_mining, self.start_credits = min_move, safe_mining, start_credits
        self.first_numbers = first_numbers
        self.first_holds = first_holds


def chosen(options: Mapping[str, Any]) -> Rules:
    """The rules of a table with these options."""
    edition = options["edition"]
    russian = edition == "ru-2023"
    return Rules(
        edition,
        _switch(options["gate_fame"], russian),
        _switch(options["den_buys_any"], russian),
        options["first_game"],
        options["npcs"] and not options["first_game"],  # xia.first-game.no-npcs
        options["min_move"],
        options["safe_mining"],
        options["start_credits"],
        options["first_numbers"],
        options["first_holds"],
    )


def target(options: Mapping[str, Any]) -> int:
    return FIRST_GAME if options["first_game"] else int(options["target"])


def _switch(said: str, of_edition: bool) -> bool:
    return of_edition if said == "edition" else said == "on"


def with_first_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 1, from when there were no others."""
    return _with_rule(data, "first_numbers")


def with_first_holds(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 3, likewise."""
    return _with_rule(data, "first_holds")


def _with_rule(data: dict[str, Any], rule: str) -> dict[str, Any]:
    table = data["table"]
    return {**data, "table": {**table, "rules": {**table["rules"], rule: True}}}

"""What browsers learn about the server itself: the games and the packs that can be played here."""

from __future__ import annotations

from typing import Literal

import msgspec


class Offered(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """As `shapes.Wire`: unknown fields are refused, and nothing changes after it was made."""


class Setting(Offered, frozen=True):
    name: str
    default: int | str | bool
    allowed: list[int | str | bool]


class Game(Offered, frozen=True):
    """A game that can be played here. `content` has the addresses of everything that never changes, by part.

    A bot is named by its level and its style, `normal/trader`; without a style it gets one when it sits down.
    `bots` are the kinds that there are, by their own names. `people` tells which parameters of an event are people, by
    how its code begins; the longest beginning counts, and the one who acts comes first.
    """

    name: str
    version: str
    seats: list[int]
    usual: int
    settings: list[Setting]
    wishes: list[Setting]
    presets: dict[str, dict[str, int | str | bool]]
    bots: list[str]
    levels: list[str]
    styles: list[str]
    people: dict[str, list[str]]
    content: dict[str, str] = {}


class Games(Offered, frozen=True):
    """`network` is the server's address for others in its network, if it is known."""

    games: list[Game]
    network: str = ""


class Pack(Offered, frozen=True):
    """A pack of the host's: it is laid over the box of its game. One with a `problem` cannot be played with."""

    name: str
    game: str
    hash: str = ""
    problem: str = ""


class Packs(Offered, frozen=True):
    packs: list[Pack]


class Health(Offered, frozen=True):
    status: Literal["ok"]
    version: str

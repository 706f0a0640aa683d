"""The pieces on the table. None of them ever changes: `but` makes another, so that copies of a table may share them."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from rimward.games.aurora.table.names import NOWHERE
from rimward.kernel.plain import Plain, fields_of, mypyc_attr

P = TypeVar("P", bound="Piece")

SHIELDS: Final = 10  # aurora.ship-damage.shields
HULL: Final = 6  # aurora.ship-damage.hull
WAITING: Final = "waiting"
HEAVY: Final = 3  # aurora.ship-damage.heavy


@mypyc_attr(acyclic=True)
class Piece(Plain):
    """One that goes by its fields."""

    __slots__ = ()

    def but(self: P, **changes: Any) -> P:
        """The same with other values in these fields."""
        kind: Any = type(self)
        new: P = kind(*[changes[name] if name in changes else getattr(self, name) for name in fields_of(kind)])
        return new


@mypyc_attr(acyclic=True)
class Item(Piece):
    """A card that somebody carries or that lies in an armory. `energy` is what is left, NOWHERE where it never ends;
    `home` is the ship from whose starting armory it comes, or NOWHERE."""

    __slots__ = ("energy", "home", "name", "wielded")

    def __init__(self, name: str, energy: int = NOWHERE, home: int = NOWHERE, wielded: bool = False) -> None:
        self.name, self.energy, self.home, self.wielded = name, energy, home, wielded


@mypyc_attr(acyclic=True)
class Figure(Piece):
    """A character. It stands on a `square` of the planet board, or is aboard a `ship` in a `room`, or is a body that
    `carrier` has picked up.

    `seat` plays it, `side` is its faction: both change when it is turned. `born` is its printed faction. `out` means
    unconscious, `hidden` in Stealth. `since` is the round in which it entered the Med Bay. `done` holds words for what
    it did this round, `holds` mission objects and followers, `tokens` what else lies on it. `upgrades` is what it has
    been trained in on shore leave.
    """

    __slots__ = (
        "born",
        "carrier",
        "done",
        "gear",
        "hidden",
        "holds",
        "name",
        "out",
        "room",
        "seat",
        "ship",
        "side",
        "since",
        "square",
        "tokens",
        "upgrades",
        "wounds",
    )

    def __init__(
        self,
        name: str,
        seat: int,
        side: int,
        born: int,
        ship: int = NOWHERE,
        room: str = "",
        square: int = NOWHERE,
        wounds: int = 0,
        out: bool = False,
        hidden: bool = False,
        carrier: int = NOWHERE,
        gear: tuple[Item, ...] = (),
        done: tuple[str, ...] = (),
        since: int = 0,
        tokens: tuple[str, ...] = (),
        holds: tuple[str, ...] = (),
        upgrades: tuple[str, ...] = (),
    ) -> None:
        self.name, self.seat, self.side, self.born = name, seat, side, born
        self.ship, self.room, self.square = ship, room, square
        self.wounds, self.out, self.hidden, self.carrier = wounds, out, hidden, carrier
        self.gear, self.done, self.since = gear, done, since
        self.tokens, self.holds = tokens, holds
        self.upgrades = upgrades

    @property
    def on_surface(self) -> bool:
        return self.square != NOWHERE

    @property
    def is_active(self) -> bool:
        """A conscious crew on the planet board."""
        return self.square != NOWHERE and not self.out

    @property
    def waits(self) -> bool:
        """One too many on the surface, to be picked up from a dock: aurora.boarding.fourth-crew."""
        return WAITING in self.tokens


@mypyc_attr(acyclic=True)
class Ship(Piece):
    """A ship and its card. In orbit it stands on a `square` of the space board; else it lies at a `dock`.

    `seat` is the player whose ship it is; NOWHERE where the game plays it. `link` is the ship whose tractor link holds
    it. `captor` is the ship that has taken it, `towed` whether it is pulled along. `landed` is the round in which it
    touched down, `closed` whether nobody gets out, because it came down with heavy damage. `done` holds words for what
    it did this round. `hull` is what it can take with its shields down: some upgrades raise it.
    """

    __slots__ = (
        "armory",
        "captor",
        "closed",
        "damage",
        "dock",
        "done",
        "facing",
        "hull",
        "landed",
        "link",
        "name",
        "salvage",
        "seat",
        "shields_up",
        "side",
        "square",
        "towed",
        "upgrades",
    )

    def __init__(
        self,
        name: str,
        seat: int,
        side: int,
        square: int = NOWHERE,
        facing: int = 0,
        dock: int = NOWHERE,
        damage: int = 0,
        shields_up: bool = True,
        armory: tuple[Item, ...] = (),
        salvage: tuple[Item, ...] = (),
        upgrades: tuple[str, ...] = (),
        link: int = NOWHERE,
        captor: int = NOWHERE,
        towed: bool = False,
        landed: int = 0,
        closed: bool = False,
        done: tuple[str, ...] = (),
        hull: int = HULL,
    ) -> None:
        self.name, self.seat, self.side = name, seat, side
        self.square, self.facing, self.dock = square, facing, dock
        self.damage, self.shields_up = damage, shields_up
        self.armory, self.salvage, self.upgrades = armory, salvage, upgrades
        self.link, self.captor, self.towed = link, captor, towed
        self.landed, self.closed, self.done = landed, closed, done
        self.hull = hull

    @property
    def in_orbit(self) -> bool:
        return self.square != NOWHERE

    @property
    def hull_damage(self) -> int:
        return 0 if self.shields_up else self.damage

    @property
    def critical(self) -> bool:
        """aurora.ship-damage.critical"""
        return not self.shields_up and self.damage >= self.hull


class Foe(Piece):
    """What an enemy on the board remembers, beside its `figure`; foes stand in the order in which they were placed.

    `prey` is whom it fights or hunts. It `shared` that one with another in the last round. `hurt` is who has damaged it
    since its last turn, and how much. `leader` is the commander that it escorts. It `guards` a room until it has seen
    somebody there. `since` is the round in which it was placed.
    """

    __slots__ = ("figure", "guards", "hurt", "leader", "prey", "shared", "since")

    def __init__(
        self,
        figure: int,
        since: int = 0,
        prey: int = NOWHERE,
        shared: bool = False,
        hurt: tuple[tuple[int, int], ...] = (),
        leader: int = NOWHERE,
        guards: bool = False,
    ) -> None:
        self.figure, self.since = figure, since
        self.prey, self.shared, self.hurt = prey, shared, hurt
        self.leader, self.guards = leader, guards


class Mate(Piece):
    """A crew of the Coalition that has landed and that nobody plays: its `figure`, the `ship` that it came with, its
    behaviour `card`, and whom it `fought` last hand to hand."""

    __slots__ = ("card", "figure", "fought", "ship")

    def __init__(self, figure: int, ship: int, card: str, fought: int = NOWHERE) -> None:
        self.figure, self.ship, self.card, self.fought = figure, ship, card, fought


@mypyc_attr(acyclic=True)
class Tile(Piece):
    """A tile of a board as it lies: its name, and by how many quarter turns clockwise."""

    __slots__ = ("name", "turn")

    def __init__(self, name: str, turn: int = 0) -> None:
        self.name, self.turn = name, turn


@mypyc_attr(acyclic=True)
class Thing(Piece):
    """A mission object or a mission character that lies or stands on a square. `side` has been alone beside it for so
    many `rounds`, where a mission asks for that. It was `dropped` by somebody who held it."""

    __slots__ = ("dropped", "name", "rounds", "side", "square")

    def __init__(self, name: str, square: int, side: int = NOWHERE, rounds: int = 0, dropped: bool = False) -> None:
        self.name, self.square = name, square
        self.side, self.rounds, self.dropped = side, rounds, dropped


@mypyc_attr(acyclic=True)
class Pile(Piece):
    """What a defeated crew has dropped, under a container token: aurora.ko.drops-items."""

    __slots__ = ("items", "side", "square")

    def __init__(self, square: int, items: tuple[Item, ...], side: int) -> None:
        self.square, self.items, self.side = square, items, side

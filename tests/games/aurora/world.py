"""Tables of Destiny Aurora said in words, and short hands for playing on from there.

The planet board of a test is open ground, but for tiles that are drawn in text; so is the space board. Crew are those
of
the box, unless a test says what they can do (`crew`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rimward.games.aurora import GAME
from rimward.games.aurora.crew_turn import CrewTurn
from rimward.games.aurora.enemies.arrivals import enemy_zones
from rimward.games.aurora.rounds import Mission, ShipPhase, SurfacePhase, SurfaceTurn
from rimward.games.aurora.ship_turn import ShipTurn
from rimward.games.aurora.table.board import CORNERS, DEEP, NINE, PLACES, TILE, at, turn_of
from rimward.games.aurora.table.content import Content, square_of, tile_of
from rimward.games.aurora.table.entries import TileEntry
from rimward.games.aurora.table.names import (
    CRATES,
    CRATES_LAID,
    CRATES_USED,
    EVENTS,
    EVENTS_DONE,
    HOME,
    NOWHERE,
    SALVAGE,
    SALVAGE_LAID,
    SALVAGE_USED,
    bounties,
    bounties_done,
    bounties_unused,
    bounty,
    other,
)
from rimward.games.aurora.table.pieces import Figure, Item, Pile, Ship, Thing, Tile
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Refused

CONTENT: Content = GAME.content
FACINGS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
OPEN = "\n\n".join([". . . . . . . ."] * TILE)
RENEGADE, COALITION = 0, 1  # the seats of a table for two
Where = str | int


def sq(column: int, row: int) -> int:
    """A square of either board by its column and row, from 0 to 27; the tiles are 2 to 25, the end caps around them."""
    return at(column, row)


def on(place: str, square: str) -> int:
    """A square of a tile as drawn: `on("centre", "d4")` is its fourth row, fourth column."""
    row, column = divmod(square_of(square), TILE)
    for _ in range(turn_of(place, 0)):
        column, row = TILE - 1 - row, column
    left, top = CORNERS[place]
    return at(DEEP + TILE * left + column, DEEP + TILE * top + row)


def dock(number: int) -> int:
    """The square of a dock: 0 north, 1 east, 2 south, 3 west."""
    return NINE.docks[number]


def item(name: str, energy: int | None = None, wielded: bool = False, home: int = NOWHERE) -> Item:
    """A card of the box; as much energy as is printed on it unless something else is said."""
    printed = CONTENT.items[name].energy or NOWHERE
    return Item(name, printed if energy is None else energy, home, wielded)


def crew(name: str, seat: int, where: Where = "", **fields: Any) -> Figure:
    """`where` is a square, or a room of its player's own ship: `navigation`, `med-bay`, `brig`, `deck`. Fields as of
    `Figure`: `wounds`, `out`, `hidden`, `gear=(item(...),)`, `holds=("data",)`, `done`, `tokens`, `since`; `ship` is
    the
    seat of another ship that it is aboard."""
    side = CONTENT.crew[name].faction
    if isinstance(where, int):
        return Figure(name, seat, fields.pop("side", side), side, square=where, **fields)
    aboard = fields.pop("ship", seat)
    return Figure(name, seat, fields.pop("side", side), side, ship=aboard, room=where or "deck", **fields)


def ship(name: str, seat: int, where: Where = NOWHERE, **fields: Any) -> Ship:
    """`where` is a square of the space board, or `dock:2`, or `home`. Fields as of `Ship`; `facing` in words."""
    if "facing" in fields:
        fields["facing"] = FACINGS.index(fields["facing"])
    side = CONTENT.ships[name]
    if isinstance(where, int):
        return Ship(name, seat, side, square=where, **fields)
    number = HOME if where == "home" else int(where.partition(":")[2])
    return Ship(name, seat, side, dock=number, landed=fields.pop("landed", 1), **fields)


def world(
    seats: int = 2,
    *,
    ships: Sequence[Ship] | None = None,
    figures: Sequence[Figure] = (),
    surface: Mapping[str, str] | None = None,
    indoor: Sequence[str] = (),
    orbit: Mapping[str, str] | None = None,
    planets: Sequence[str] = ("port-saven", "neutral", "earth", "fourth"),
    planet: str = "neutral",
    mission: str = "",
    things: Mapping[int, str] | None = None,
    piles: Sequence[Pile] = (),
    crates: Mapping[int, str] | None = None,
    salvage: Mapping[int, str] | None = None,
    seen: Mapping[int, Sequence[int]] | None = None,
    mines: Sequence[tuple[int, int]] = (),
    walls: Sequence[tuple[int, int]] = (),
    targets: Mapping[int, str] | None = None,
    round: int = 2,
    deck: int = 28,
    tier: int = 1,
    timed: bool = False,
    quicker: bool = False,
    drop_items: bool = False,
    left: int = NOWHERE,
    then: str = "",
) -> Aurora:
    """What is not said is empty. `surface` and `orbit` are pictures of tiles by their place (`centre`, `north`, ...,
    `north-west`), as drawn; those of `indoor` have rooms. `crates` and `salvage` are tokens by square, `seen` the
    squares of tokens that a seat has looked at. `targets` are bounties by seat. Without `ships`, seat 0 has the
    Cerberus and seat 1 the Destiny Aurora on docks 0 and 2, and so on.

    `then` says what begins: `crew:NAME`, `ship:NAME`, `player:SEAT` (its turn on the surface), `ships`, `surface`,
    `mission` (a new round), `end` (the end of a round) or `event`.
    """
    names = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")
    fleet = (
        tuple(ships)
        if ships is not None
        else tuple([ship(names[n], n, f"dock:{(0, 2, 1, 3)[n]}") for n in range(seats)])
    )
    g = Aurora(
        seats,
        fleet,
        tuple(figures),
        tiles_of("surface", surface or {}, indoor),
        tiles_of("orbit", orbit or {}, ()),
        tuple(planets),
        planet,
        mission,
        tuple([Thing(name, square) for square, name in (things or {}).items()]),
        tuple(piles),
        tuple(crates or {}),
        tuple(salvage or {}),
        tuple(walls),
        tuple(mines),
        round=round,
        left=left,
        tier=tier,
        quicker=quicker,
        timed=timed,
        deck=deck,
        drop_items=drop_items,
    )
    _zones(g, crates or {}, salvage or {}, seen or {}, targets or {})
    GAME.at_table(g)
    g.stack = frames(g, then)
    return g


def tiles_of(board: str, pictures: Mapping[str, str], indoor: Sequence[str]) -> tuple[Tile, ...]:
    kinds = CONTENT.surface if board == "surface" else CONTENT.orbit
    found: list[Tile] = []
    for place in PLACES:
        kind = "centre" if place == "centre" else "corner" if "-" in place else "side"
        picture = pictures.get(place, OPEN)
        name = f"test-{kind}-{abs(hash((picture, place in indoor)))}"
        if name not in kinds:
            entry = msgspec.convert(
                {"source": "designed", "board": board, "type": kind, "picture": picture, "indoor": place in indoor},
                TileEntry,
            )
            kinds[name] = tile_of(name, entry)
        found.append(Tile(name, turn_of(place, 0)))
    return tuple(found)


def _zones(
    g: Aurora,
    crates: Mapping[int, str],
    salvage: Mapping[int, str],
    seen: Mapping[int, Sequence[int]],
    targets: Mapping[int, str],
) -> None:
    for deck, pile, laid, used, tokens in (
        ("crates", CRATES, CRATES_LAID, CRATES_USED, crates),
        ("salvage", SALVAGE, SALVAGE_LAID, SALVAGE_USED, salvage),
    ):
        every = (
            CONTENT.deck("search") + ["trap"] * 6 + ["cache"] * 4
            if deck == "crates"
            else CONTENT.deck("salvage") + ["explosive"] * 8
        )
        left = list(every)
        for face in tokens.values():
            left.remove(face)
        g.zones.add(pile, deck, tuple(left))
        g.zones.add(laid, deck)
        g.zones.add(used, deck)
        for square, face in tokens.items():
            mask = sum([1 << seat for seat, squares in seen.items() if square in squares])
            g.zones.put(laid, face, mask)
    enemy_zones(g, CONTENT)
    g.zones.add(EVENTS, "events", tuple(CONTENT.events))
    g.zones.add(EVENTS_DONE, "events")
    for faction in (0, 1):
        names = [who.name for who in g.figures if who.born == faction and who.name not in targets.values()]
        g.zones.add(bounties(faction), f"bounty-{faction}", tuple(names))
        g.zones.add(bounties_unused(faction), f"bounty-{faction}")
        g.zones.add(bounties_done(faction), f"bounty-{faction}")
    for seat in range(g.seats):
        g.zones.add(bounty(seat), f"bounty-{other(g.ships[g.own_ship(seat)].side)}")
        if seat in targets:
            g.zones.put(bounty(seat), targets[seat], g.seen_by_team(seat))


def frames(g: Aurora, then: str) -> list[Frame]:
    word, _, name = then.partition(":")
    if word == "crew":
        return [CrewTurn(g.figure(name))]
    if word == "ship":
        number = [card.name for card in g.ships].index(name)
        return [ShipTurn(number, g.ships[number].seat)]
    if word == "player":
        return [SurfaceTurn(int(name))]
    if word == "ships":
        return [ShipPhase()]
    if word == "surface":
        return [SurfacePhase()]
    mission = Mission()
    if word in ("end", "event"):
        mission.at = Mission.STEPS.index(word)
    return [mission] if word else []


# --- playing on ------------------------------------------------------------------------------------------------------
class Play:
    """A match from such a table, told what to do in few words. Dice fall as written."""

    def __init__(self, scene: Aurora, *d6: int, draw: Sequence[str] = ()) -> None:
        self.chance = Scripted(d6=list(d6), draw=list(draw))
        self.match = Match.scenario(GAME, scene, chance=self.chance)

    @property
    def asked(self) -> Question:
        (question,) = self.match.asked
        return question

    @property
    def code(self) -> str:
        """The rule that is asked for."""
        return self.asked.code.removeprefix("aurora.")

    @property
    def keys(self) -> list[str]:
        return self.asked.keys

    def say(self, *keys: str) -> Play:
        for key in keys:
            self.match.answer(self.asked.id, self.asked.seat, key)
        return self

    def go(self, square: int) -> Play:
        return self.say(f"go:{square}")

    def refused(self, key: str) -> Refused:
        """Why an answer is not possible."""
        try:
            self.match.answer(self.asked.id, self.asked.seat, key)
        except Refused as refused:
            return refused
        raise AssertionError(f"{key} was possible")

    def told(self, code: str, seat: int = 0) -> list[dict[str, Any]]:
        return [event.params for event in self.match.events(seat) if event.code == f"aurora.{code}"]

    def rolled(self) -> list[tuple[str, tuple[int, ...]]]:
        """All rolls so far: the rule, and the faces."""
        found = [event.params for event in self.match.events(0) if event.code == "kernel.rolled"]
        return [(roll["rule"].removeprefix("aurora."), roll["faces"]) for roll in found]

    def codes(self) -> list[str]:
        return [event.code.removeprefix("aurora.") for event in self.match.events(0)]

    @property
    def g(self) -> Aurora:
        """The table: read it, never write to it."""
        table = self.match.table
        assert isinstance(table, Aurora)
        return table

    def who(self, name: str) -> Figure:
        return self.g.figures[self.g.figure(name)]

    def card(self, name: str) -> Ship:
        return next(card for card in self.g.ships if card.name == name)

    @property
    def over(self) -> Any:
        return self.match.result


def number(g: Aurora, name: str) -> int:
    """The number of a figure in keys such as `attack:3,arc-pistol`."""
    return g.figure(name)

"""Flat ids for the options of Andromeda's Edge: a number for each kind of option, the same at every table.

An option is a word, or a word with what it is about. A *family* are the options of one sort; what they are about are
places along its axes. Players, and ships with them, are counted clockwise from the seat that is asked; cards, tokens
and tiles go by their names, so that it does not matter where in a hand they are. The table follows from the box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rimward.games.andromeda import GAME
from rimward.games.andromeda.moons import OPS
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import (
    CLAIMED,
    DECKS,
    KINDS,
    LETTERS,
    MOST_DICE,
    SEATS,
    SHIPS,
    STORED,
    TRACKS,
    dealt,
    destiny,
    discovery,
    hand,
    peek,
)
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel import carry
from rimward.kernel.question import Choose, Value
from rimward.lab.envs import shapes
from rimward.lab.envs.shapes import Family

PLAYERS: Final = ("own", *(f"player {n}" for n in range(1, SEATS)))
MODULES: Final = 48  # of a station; a game of bots has fewer than thirty
MOONS: Final = CLAIMED + 1  # one more for a moment: andromeda.moon.limit
LEADERS: Final = 9
DICE: Final = 5 * MOST_DICE
SPACES: Final = 3  # of a market column
PARTS: Final = 8  # more than any card has
WORDS: Final = (
    *("return", "pass", "done", "decline", "accept", "draw", "repair", "vp", "build", "end", "fight", "moon"),
    *("keep", "give", "first", "second", "any", "discard", "event", "raider", *STORED),
)
ACTS: Final = "act "  # begins the families of what may be done besides answering
Shape = tuple[str, tuple[int, ...]]  # of an option: its family, and places along its axes
Read = Callable[["Ids", Andromeda, int, tuple[str | int, ...]], Shape]


def _count(number: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, first + number))


class Ids:
    """Those of a content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.events, self.factions = tuple(content.events), tuple(content.factions)
        self.tactics, self.upgrades, self.destinies = (
            tuple(content.tactics),
            tuple(content.upgrades),
            tuple(content.destinies),
        )
        self.tokens, self.developments = tuple(content.tokens), tuple(content.developments)
        self.cards = (*self.tactics, *self.tokens, *self.developments, *content.abilities)
        self.families = self._families()
        self.first: dict[str, int] = {}  # by family, its first id
        self.axes: dict[str, tuple[int, ...]] = {}  # and how long its axes are
        self.actions = 0
        for family in self.families:
            self.first[family.word] = self.actions
            self.axes[family.word] = tuple(len(names) for _, names in family.axes)
            self.actions += family.size
        self.place = {
            name: {face: at for at, face in enumerate(names)}
            for name, names in {
                "card": self.cards,
                "faction": self.factions,
                "event": self.events,
                "tile": self.upgrades,
                "destiny": self.destinies,
                "kind": KINDS,
                "deck": DECKS,
                "track": TRACKS,
                "stored": STORED,
            }.items()
        }

    def _families(self) -> tuple[Family, ...]:
        region, ship = ("region", self.content.spaces), ("ship", _count(len(SHIPS)))
        player, module, moon = ("player", PLAYERS), ("module", _count(MODULES)), ("moon", _count(MOONS))
        kind, deck, space = ("type", KINDS), ("column", DECKS), ("space", _count(SPACES))
        card, some = ("card", self.cards), ("number", _count(LEADERS, 1))
        slot, stored = ("slot", (*_count(MODULES), OPS)), ("resource", STORED)
        return (
            *(Family(word, (), "a word alone") for word in WORDS),
            Family("launch", (kind, region), "launch a ship of that type to there"),
            Family("ship", (player, ship), "that ship: to join, to keep back, to repair, to be hit"),
            Family("activate", (ship, module), "in a Return, that ship of yours activates that module"),
            Family("power", (module,), "energy activates it"),
            Family("module", (module,), "that module: through the Reactor, to be repaired, to be damaged"),
            Family("move", (player, ship, region), "an effect moves that ship to there"),
            Family("card", (card,), "that card pays, is discarded or is turned up"),
            Family("play", (card,), "use it: tactics, token, development card or ability"),
            Family("token", (card,), "take that discovery token"),
            Family("top", (("event", self.events),), "that event card on top"),
            Family("faction", (("faction", self.factions),), "lead it"),
            Family("destiny", (("destiny", self.destinies),), "keep it"),
            Family("tile", (("upgrade", self.upgrades),), "take that ship upgrade"),
            Family("buy", (deck, space), "pay for the module on that space of the market, from the bottom"),
            Family("take", (deck, space), "gain it free"),
            Family("throw out", (deck, space), "put it under its deck"),
            Family("column", (deck,), "renew that column"),
            Family("build ship", (kind,), "build one"),
            Family("shield", (kind,), "repair the shield of that type"),
            Family("develop", (region,), "a development there"),
            Family("region", (region,), "that region"),
            Family("recruit", (region, some), "this many leaders from there"),
            Family("track", (("track", TRACKS),), "a step on it"),
            Family("strike", (("raider", (*LETTERS, "S")),), "the raider of that class strikes"),
            Family("side", (("side", (*PLAYERS, "raiders")),), "that side of the battle"),
            Family("seat", (player,), "that player"),
            Family("die", (("die", _count(DICE)),), "that die of the row, to be rolled again"),
            Family("dice", (("energy", _count(MOST_DICE + 1)),), "this much energy for dice"),
            Family("abandon", (moon,), "that claimed moon"),
            Family("slot", (moon, slot), "that claimed moon into the slot of that module, or into Tactical Operations"),
            Family("bonus", (region, stored), "that bonus resource"),
            Family("do", (("part", _count(PARTS)),), "that part of the card"),
            Family(f"{ACTS}abandon", (moon,), "the same as an act, instead of answering"),
            Family(f"{ACTS}slot", (moon, slot), "likewise"),
            Family(f"{ACTS}bonus", (region, stored), "likewise"),
            Family(f"{ACTS}recruit", (region, some), "likewise"),
            Family(f"{ACTS}play", (card,), "likewise"),
            Family(f"{ACTS}keep", (card,), "a sustain card into play"),
        )

    def name_of(self, action: int) -> str:
        """What an id stands for: `return`, `launch fighter C3`."""
        return shapes.name_of(self.families, self.first, action)

    # --- from an option to its id ------------------------------------------------------------------------------------
    def legal(self, g: Andromeda, question: Choose) -> dict[int, Value]:
        """The options of a question by their ids; of two that are alike, the first."""
        return self._numbered(g, question.seat, question.options, "")

    def legal_acts(self, g: Andromeda, seat: int, acts: Sequence[Value]) -> dict[int, Value]:
        return self._numbered(g, seat, acts, ACTS)

    def _numbered(self, g: Andromeda, seat: int, values: Sequence[Value], before: str) -> dict[int, Value]:
        found: dict[int, Value] = {}
        for value in values:
            number = self._id(g, seat, value, before)
            if number is not None:
                found.setdefault(number, value)
        return found

    def _id(self, g: Andromeda, seat: int, value: Value, before: str) -> int | None:
        """None for what is beyond an axis: a module after the last that has an id."""
        if isinstance(value, int):
            return self.first["dice"] + value
        if isinstance(value, str):
            return self.first[value]
        family, places = READ[str(value[0])](self, g, seat, value)
        at = 0
        for place, length in zip(places, self.axes[before + family], strict=True):
            if not 0 <= place < length:
                return None
            at = at * length + place
        return self.first[before + family] + at


# --- how options are read --------------------------------------------------------------------------------------------
def seen_from(g: Andromeda, seat: int, player: int) -> int:
    """A player as a seat counts them: itself is 0."""
    return (player - seat) % g.seats


def _ship(g: Andromeda, seat: int, number: int) -> tuple[int, int]:
    return seen_from(g, seat, g.ships[number].owner), number % len(SHIPS)


def _ship_or_activate(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    if len(value) == 2:
        return "ship", _ship(g, seat, int(value[1]))
    return "activate", (int(value[2]) % len(SHIPS), int(value[1]))  # the module comes first


def _move(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    return "move", (*_ship(g, seat, int(value[1])), int(value[2]))


def _card(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    """By its place in the hand, or by its name."""
    card = value[1] if isinstance(value[1], str) else g.zones.face(hand(seat), value[1])
    return "card", (ids.place["card"][card],)


def _token(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    zone = discovery(getattr(g.stack[-1], "stack", "observatory"))
    return "token", (ids.place["card"][g.zones.face(zone, int(value[1]))],)


def _faction(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    name = value[1] if isinstance(value[1], str) else g.zones.face(dealt(seat), value[1])
    return "faction", (ids.place["faction"][name],)


def _raider(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    return "strike", ((*LETTERS, "S").index(g.raiders[int(value[1])].letter),)


def _side(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    side = int(value[1])
    return "side", (seen_from(g, seat, side) if side >= 0 else SEATS,)


def _slot(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    return "slot", (int(value[1]), MODULES if value[2] == OPS else int(value[2]))


def _do(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
    """By its place in the text of the card."""
    effect = carry.effect_of(g, g.stack[-1].called())  # type: ignore[attr-defined]
    return "do", (next(number for number, node in enumerate(effect.nodes) if node.spelled == value[1]),)


def _named(family: str, names: str, zone: Callable[[int], str] | None = None) -> Read:
    """One thing by its name, or by its place in a zone."""

    def read(ids: Ids, g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Shape:
        name = g.zones.face(zone(seat), int(value[1])) if zone is not None else str(value[1])
        return family, (ids.place[names][name],)

    return read


def _numbers(family: str, less: tuple[int, ...] = (0, 0)) -> Read:
    """Numbers as they are, or counted from another one than 0."""
    return lambda ids, g, seat, value: (family, tuple(int(n) - off for n, off in zip(value[1:], less, strict=False)))


def _market(family: str) -> Read:
    return lambda ids, g, seat, value: (family, (ids.place["deck"][str(value[1])], int(value[2])))


READ: Final[dict[str, Read]] = {
    "launch": lambda ids, g, seat, value: ("launch", (ids.place["kind"][str(value[1])], int(value[2]))),
    "ship": _ship_or_activate,
    "energy": _numbers("power"),
    "module": _numbers("module"),
    "move": _move,
    "card": _card,
    "play": _named("play", "card"),
    "keep": _named("keep", "card"),
    "token": _token,
    "top": _named("top", "event", peek),
    "faction": _faction,
    "destiny": _named("destiny", "destiny", destiny),
    "tile": _named("tile", "tile"),
    "buy": _market("buy"),
    "take": _market("take"),
    "discard": _market("throw out"),
    "deck": _named("column", "deck"),
    "build": _named("build ship", "kind"),
    "shield": _named("shield", "kind"),
    "develop": _numbers("develop"),
    "region": _numbers("region"),
    "recruit": _numbers("recruit", (0, 1)),
    "track": _named("track", "track"),
    "raider": _raider,
    "side": _side,
    "seat": lambda ids, g, seat, value: ("seat", (seen_from(g, seat, int(value[1])),)),
    "die": _numbers("die"),
    "abandon": _numbers("abandon"),
    "slot": _slot,
    "bonus": lambda ids, g, seat, value: ("bonus", (int(value[1]), ids.place["stored"][str(value[2])])),
    "do": _do,
}

# --- of the box as it comes ------------------------------------------------------------------------------------------
BOX: Content = GAME.content
PRINTED = Ids(BOX)

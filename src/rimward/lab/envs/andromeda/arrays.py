"""What a seat of Andromeda's Edge sees, as arrays of small numbers.

Players go clockwise from the seat that looks: it is row 0, and 1 where a player is named. Names count from 1 and 0 is
none; nothing is above 255. Of cards, only those are looked at whose bit of this seat is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rimward.games.andromeda.battle import RAIDERS, Battle, participants, under_way
from rimward.games.andromeda.counts import active_region
from rimward.games.andromeda.table.names import (
    BASES,
    DECK,
    DECKS,
    EVENT_NOW,
    EVENTS,
    KINDS,
    LETTERS,
    MOST_DICE,
    SEATS,
    SETTLED,
    SHIPS,
    STORED,
    TRACKS,
    destiny,
    developed,
    discovery,
    hand,
    market,
    peek,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.turn import Turn
from rimward.kernel.dice import Roll
from rimward.kernel.question import Choose, Value
from rimward.kernel.view import unseen
from rimward.kernel.zone import Zone
from rimward.lab.envs.andromeda.ids import MODULES, MOONS, PLAYERS, PRINTED, SPACES, Ids, seen_from
from rimward.lab.envs.shapes import Block

MOST: Final = 255
FAR: Final = 1 - SETTLED  # places that are no region come first: 0 nowhere, 1 settled, ... 6 scrapyard, then regions
RAIDER_CARDS: Final = (*LETTERS, "S")
TILES: Final = ("empty", "planet", "nebula", "base", "quasar", "vortex")
SIDES: Final = (*PLAYERS, "raiders")
QUESTIONS: Final = tuple(
    [
        code if code.startswith("kernel.") else f"andromeda.{code}"
        for code in (
            *("turn.launch-or-return", "turn.start-effects", "turn.end-steps", "launch.sequence", "activate.once"),
            *("base.any-resources", "base.maximus", "base.odessa", "base.field-second-module", "base.shipyard"),
            *("base.development-office", "return.steps", "return.ship-activation", "return.all-ships"),
            *("core.primary-reactor", "core.shipwright", "core.architect", "resource.costs", "resource.icon-or"),
            *("resource.kinds", "free.abandon-moon-payment", "free.bonus-resources", "free.recruit-leaders"),
            *("free.faction-ability", "free.development-card-refresh", "general.effect-overrides"),
            *("general.opponent", "module.gain-steps", "module.refresh", "development.public-actions"),
            *("moon.over-limit-own-turn", "moon.over-limit-other-turn", "raider.strike-choice"),
            *("raider.strike-timing", "battle.escalation", "ship.ability-jump", "battle.diplomacy"),
            *("battle.diplomacy-may-end", "battle.dice-energy", "battle.roll", "battle.reroll"),
            *("battle.tactical-operations", "battle.damage-players", "damage.ship", "damage.module"),
            *("damage.shield-shared", "repair.choose", "repair.nothing", "repair.shield", "upgrade.gain"),
            *("upgrade.free-ship", "track.any-track", "track.science-discovery", "track.science-observatory"),
            *("track.civilization-limit", "activate.nebula-peek", "event.no-actions", "ship.move-effect"),
            *("ship.build", "tactics.hand-limit", "tactics.type-action", "tactics.type-battle"),
            *("player.faction-choice", "destiny.deal", "team.transfer", "team.transfer-module"),
            *("team.supremacy-token", "kernel.choose", "kernel.again"),
        )
    ]
)
QUESTION: Final = ("code", "seat", "number", "less", "cards", "left", "done", "type", "card", "picked")
TABLE: Final = (
    *("seats", "terminus", "turn", "mate", "marker", "due", "ended", "active region", "event", "quiet"),
    *("planet revealed last", "discoveries first", "discoveries second", "tactics deck", "events deck"),
)
REGION: Final = (
    *("kind", "tile", "moons", "top moon", *(f"bonus {what}" for what in STORED)),
    *(f"leaders of {player}" for player in PLAYERS),
    *("development", "its owner", "raiders", "raider card"),
)
SHIP: Final = ("type", "place")
PLAYER: Final = (
    *("in play", "vp", *STORED, *TRACKS, "leaders", "faction", "hand", "tokens", "tokens used", "operations"),
    *(f"upgrade of {kind}" for kind in KINDS),
    *(f"damage of {kind}" for kind in KINDS),
)
MODULE: Final = ("module", "damage", "moon", "used")
USED: Final = {"": 0, "ship": 1, "energy": 2, "reactor": 3}
RAIDER: Final = ("card", "standing", "damaged")
BATTLE: Final = ("takes part", "dice bought", "dice", *(f"face {n}" for n in range(1, 7)))
CARDS: Final = ("in hand", "sustained", "unseen")


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {"": 0, **{name: number for number, name in enumerate(names, 1)}}


class Layout:
    """Of a content: what the box tells by names, arrays tell by numbers."""

    def __init__(self, ids: Ids) -> None:
        content = ids.content
        tiles = (*content.planets, *content.specials)
        names = dict.fromkeys([*tiles, *[region.name for region in content.map if region.name]])
        self.regions = content.spaces
        self.tiles = tuple(names) + tuple(name for name in BASES if name not in names)
        self.moons, self.modules, self.raiders = tuple(content.moons), tuple(content.modules), tuple(content.raiders)
        self.tile, self.moon, self.module = numbered(self.tiles), numbered(self.moons), numbered(self.modules)
        self.raider, self.event = numbered(self.raiders), numbered(ids.events)
        self.faction, self.upgrade = numbered(ids.factions), numbered(ids.upgrades)
        self.asks = numbered(dict.fromkeys([*content.modules, *ids.cards, *content.events]))
        self.built = numbered(ids.developments)
        self.code, self.kind = numbered(QUESTIONS), numbered(KINDS)
        self.lands = {name: at for at, name in enumerate(TILES)}
        self.drawn = numbered(ids.destinies)
        self.blocks = self._blocks(ids)

    def _blocks(self, ids: Ids) -> tuple[Block, ...]:
        ships, modules = _count(len(SHIPS)), _count(MODULES)
        return (
            Block("question", (QUESTION,), "the open question and its numbers; codes, seats, types and cards from 1"),
            Block("table", (TABLE,), "whose turn it is and what lies beside the map; regions and names from 1"),
            Block("regions", (self.regions, REGION), "what lies there; tiles, moons, owners and cards from 1"),
            Block("ships", (PLAYERS, ships, SHIP), f"type from 1; a place below {FAR} is no region, regions follow"),
            Block("players", (PLAYERS, PLAYER), "what lies open before each player; factions and tiles from 1"),
            Block(
                "modules",
                (PLAYERS, modules, MODULE),
                "stations; modules and moons from 1, used by a ship 1, energy 2, the Reactor 3",
            ),
            Block("moons", (PLAYERS, _count(MOONS)), "claimed moons, from 1"),
            Block("market", (DECKS, _count(SPACES)), "modules from the bottom space up, from 1"),
            Block("tactics", (CARDS, ids.tactics), "how many the seat holds, has in play, and cannot place"),
            Block("tokens", (("held", "award"), ids.tokens), "the seat's own discovery tokens and supremacy tokens"),
            Block("cards", (PLAYERS, ("ready", "used"), ids.developments), "development cards"),
            Block("prizes", (ids.tokens,), "supremacy tokens on their track, by the place from 1"),
            Block("raiders", (RAIDER_CARDS, RAIDER), "cards from 1, and how many of theirs stand on the map"),
            Block("battle", (SIDES, BATTLE), "the battle under way"),
            Block(
                "events",
                (("looked at", "unseen"), ids.events),
                "event cards in the seat's hand, and those it cannot place",
            ),
            Block("destinies", (ids.destinies,), "1 for those that the seat holds"),
        )


def _count(number: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(number))


USUAL: Final = Layout(PRINTED)


class AndromedaArrays:
    """What an environment of Andromeda's Edge is made of."""

    def __init__(self, numbers: Ids = PRINTED) -> None:
        self._ids, self._layout = numbers, USUAL if numbers is PRINTED else Layout(numbers)
        self.actions, self.blocks = numbers.actions, self._layout.blocks

    def legal(self, g: Andromeda, question: Choose) -> dict[int, Value]:
        return self._ids.legal(g, question)

    def legal_acts(self, g: Andromeda, seat: int, acts: Sequence[Value]) -> dict[int, Value]:
        return self._ids.legal_acts(g, seat, acts)

    def observe(self, g: Andromeda, seat: int) -> dict[str, NDArray[Any]]:
        lay, ids = self._layout, self._ids
        hidden = unseen(g, seat)
        rows = [(seat + row) % g.seats if row < g.seats else -1 for row in range(SEATS)]
        told: dict[str, Any] = {
            "question": _question(lay, g, seat),
            "table": _table(lay, g, seat),
            "regions": _regions(lay, g, seat),
            "ships": [_ships(lay, g, player) for player in rows],
            "players": [_player(lay, g, player) for player in rows],
            "modules": [_modules(lay, g, player) for player in rows],
            "moons": [_moons(lay, g, player) for player in rows],
            "market": [_named(lay.module, g.zones[market(deck)].faces, SPACES) for deck in DECKS],
            "tactics": _tactics(ids, g, seat, hidden.get("tactics", {})),
            "tokens": [_held(ids, _known(g.zones[tokens(seat)], seat)), _held(ids, g.awards[seat])],
            "cards": [_cards(ids, g, player) for player in rows],
            "prizes": _prizes(ids, g),
            "raiders": _raiders(lay, g),
            "battle": _battle(g, seat),
            "events": _events(ids, g, seat, hidden.get("events", {})),
            "destinies": _destinies(ids, g, seat),
        }
        return {block.name: np.minimum(told[block.name], MOST).astype(block.kind) for block in lay.blocks}


def _known(zone: Zone, seat: int) -> list[str]:
    """The faces in a zone that a seat knows."""
    return [face for face, mask in zip(zone.faces, zone.masks, strict=True) if mask >> seat & 1]


def _named(numbers: dict[str, int], names: Iterable[str], length: int) -> list[int]:
    """Names by their numbers, and zeros up to this length."""
    found = [numbers[name] for name in names][:length]
    return found + [0] * (length - len(found))


def _from_one(g: Andromeda, seat: int, player: int) -> int:
    return seen_from(g, seat, player) + 1 if player >= 0 else 0


# --- the question and the table --------------------------------------------------------------------------------------
def _question(lay: Layout, g: Andromeda, seat: int) -> list[int]:
    asked = next((question for question in g.open if question.seat not in g.early), None)
    if asked is None:
        return [0] * len(QUESTION)
    about = asked.about
    numbers = [int(about.get(name, 0)) for name in ("number", "less", "cards", "left", "done")]
    named = [lay.kind[str(about.get("kind", ""))], lay.asks.get(str(about.get("card", "")), 0)]
    return [lay.code.get(asked.code, 0), _from_one(g, seat, asked.seat), *numbers, *named, len(g.stack[-1].picks)]


def _table(lay: Layout, g: Andromeda, seat: int) -> list[int]:
    turn = next((frame.seat for frame in g.stack if isinstance(frame, Turn)), -1)
    mate, now = g.mate(seat), g.zones[EVENT_NOW].faces
    return [
        g.seats,
        g.terminus,
        _from_one(g, seat, turn),
        _from_one(g, seat, mate) if mate is not None else 0,
        g.marker + 1,
        g.due,
        g.ended,
        active_region(g) + 1,
        lay.event[now[0]] if now else 0,
        g.quiet,
        g.last_planet + 1,
        *[g.zones.size(discovery(stack)) if discovery(stack) in g.zones else 0 for stack in ("first", "second")],
        g.zones.size(DECK),
        g.zones.size(EVENTS),
    ]


# --- the map ---------------------------------------------------------------------------------------------------------
def _regions(lay: Layout, g: Andromeda, seat: int) -> list[list[int]]:
    built = {one.region: one for one in g.developments}
    order = [(seat + row) % g.seats for row in range(g.seats)]
    beyond = [0] * (SEATS - g.seats)
    found = []
    for number, region in enumerate(g.regions):
        bonus, leaders, raider = dict(g.bonus[number]), g.leaders[number], g.raider_in(number)
        one = built.get(number)
        found.append(
            [
                lay.lands[region.kind],
                lay.tile.get(region.name, 0),
                g.moons_left[number],
                lay.moon[g.tops[number]],
                *[bonus.get(what, 0) for what in STORED],
                *[leaders[player] for player in order],
                *beyond,
                lay.built[one.kind] if one is not None else 0,
                _from_one(g, seat, one.owner) if one is not None else 0,
                g.raiders[raider].regions.count(number) if raider is not None else 0,
                lay.raider[g.raiders[raider].name] if raider is not None else 0,
            ]
        )
    return found


def _ships(lay: Layout, g: Andromeda, player: int) -> list[list[int]]:
    if player < 0:
        return [[0, 0]] * len(SHIPS)
    own = g.ships[player * len(SHIPS) : (player + 1) * len(SHIPS)]
    return [[lay.kind[ship.kind], ship.region - SETTLED + 1] for ship in own]


def _raiders(lay: Layout, g: Andromeda) -> list[list[int]]:
    by_letter = {raider.letter: raider for raider in g.raiders}
    return [
        [lay.raider[raider.name], len(raider.regions), raider.damaged] if raider is not None else [0, 0, 0]
        for raider in (by_letter.get(letter) for letter in RAIDER_CARDS)
    ]


def _battle(g: Andromeda, seat: int) -> list[list[int]]:
    """The dice of each side as they lie, from the highest down."""
    battle = under_way(g)
    nothing = [[0] * len(BATTLE)] * len(SIDES)
    if battle is None:
        return nothing
    there, found = participants(g, battle.region, battle.active), []
    for row in range(len(SIDES)):
        side = RAIDERS if row == SEATS else (seat + row) % g.seats
        if side not in there or SEATS > row >= g.seats:
            found.append(nothing[0])
            continue
        bought = battle.bought[side] if side >= 0 and battle.bought else 0
        faces = sorted(_faces(g, battle, side), reverse=True)[:MOST_DICE]
        found.append([1, bought, battle.dice_of(g, side), *faces, *[0] * (MOST_DICE - len(faces))])
    return found


def _faces(g: Andromeda, battle: Battle, side: int) -> list[int]:
    if battle.faces:
        return [battle.faces[die] for die in battle.dice_at(side)] if side in battle.sides else []
    roll = next((frame for frame in reversed(g.stack) if isinstance(frame, Roll)), None)
    if roll is None or len(roll.owners) != len(roll.faces):
        return []
    return [face for face, owner in zip(roll.faces, roll.owners, strict=True) if owner == side]


# --- players ---------------------------------------------------------------------------------------------------------
def _player(lay: Layout, g: Andromeda, player: int) -> list[int]:
    if player < 0:
        return [0] * len(PLAYER)
    bays = [g.bay_of(player, kind) for kind in KINDS]
    return [
        1,
        g.vp[player],
        *g.stock[player],
        *g.tracks[player],
        g.station[player],
        lay.faction[g.factions[player]],
        g.zones.size(hand(player)),
        g.zones.size(tokens(player)),
        g.tokens_used[player],
        lay.moon[g.operations[player]],
        *[lay.upgrade[bay.tile] for bay in bays],
        *[bay.damaged for bay in bays],
    ]


def _modules(lay: Layout, g: Andromeda, player: int) -> NDArray[Any]:
    found = np.zeros((MODULES, len(MODULE)), np.int16)
    mine = g.modules[player][:MODULES] if player >= 0 else ()
    for at, module in enumerate(mine):
        found[at] = lay.module.get(module.name, 0), module.damage, lay.moon[module.moon], USED[module.used]
    return found


def _moons(lay: Layout, g: Andromeda, player: int) -> list[int]:
    return _named(lay.moon, g.moons[player] if player >= 0 else (), MOONS)


# --- cards -----------------------------------------------------------------------------------------------------------
def _tactics(ids: Ids, g: Andromeda, seat: int, hidden: dict[str, int]) -> list[list[int]]:
    held, laid = _known(g.zones[hand(seat)], seat), g.zones[sustain(seat)].faces
    return [
        [held.count(card) for card in ids.tactics],
        [laid.count(card) for card in ids.tactics],
        [hidden.get(card, 0) for card in ids.tactics],
    ]


def _held(ids: Ids, names: Sequence[str]) -> list[int]:
    return [names.count(token) for token in ids.tokens]


def _cards(ids: Ids, g: Andromeda, player: int) -> list[list[int]]:
    if player < 0:
        return [[0] * len(ids.developments)] * 2
    ready, used = g.zones[developed(player)].faces, g.used[player]
    return [[ready.count(card) for card in ids.developments], [used.count(card) for card in ids.developments]]


def _prizes(ids: Ids, g: Andromeda) -> list[int]:
    return [g.prizes.index(token) + 1 if token in g.prizes else 0 for token in ids.tokens]


def _events(ids: Ids, g: Andromeda, seat: int, hidden: dict[str, int]) -> list[list[int]]:
    held = _known(g.zones[peek(seat)], seat)
    return [[held.count(card) for card in ids.events], [hidden.get(card, 0) for card in ids.events]]


def _destinies(ids: Ids, g: Andromeda, seat: int) -> list[int]:
    held = _known(g.zones[destiny(seat)], seat) if destiny(seat) in g.zones else []
    return [held.count(card) for card in ids.destinies]

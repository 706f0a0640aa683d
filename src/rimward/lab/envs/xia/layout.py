"""What the arrays of Xia hold, along which axes, and by which numbers names are told: it follows from the content."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod

import numpy as np

from rimward.games.xia.table.content import CELL_NAMES
from rimward.games.xia.table.entries import GROUND
from rimward.games.xia.trade import cargo
from rimward.lab.envs.shapes import Block
from rimward.lab.envs.xia.ids import PRINTED, SEATS, SHIPS, Ids

MOST = 255
HIDDEN = MOST  # a card that lies face down
PLAYERS = SHIPS[:SEATS]
QUESTIONS = (
    *("xia.setup.ship-choice-tier-one", "xia.setup.starting-outfits", "xia.first-game.kit-choice"),
    *("xia.action.list", "xia.move.point-per-space", "xia.business.any-order", "xia.business.buy-ship-transfer"),
    *("xia.status.arm", "xia.title.claim", "xia.rescue.arm-now", "xia.respawn.where", "xia.gate.tigris"),
    *("xia.outfit.placement", "xia.outfit.shield-hazards", "xia.explore.declare-edge", "xia.damage.placement"),
    *("xia.cargo.buy", "xia.cargo.buy-where", "xia.cargo.sell", "xia.cargo.placing", "xia.cargo.collect"),
    *("xia.cargo.jettison", "xia.mission.draw", "xia.mission.reveal", "xia.credits.gift"),
    *("xia.combat.acquire", "xia.combat.declare-attack", "xia.combat.declare-defense", "xia.combat.rearm"),
    *("xia.combat.ability-attack", "xia.npc.spawn", "xia.npc.move-route"),
    *("xia.ability.use", "xia.ability.defense-timing", "xia.ability.afterburner", "xia.ability.mag-harpoon"),
    *("xia.ability.rail-gun", "xia.ability.particle-emitter", "xia.ability.nano-regeneration"),
    *("xia.ability.replicator", "xia.ability.deep-scan", "xia.ability.fold-drive"),
)
FIXED_ROLLS = (
    *("xia.move.engine", "xia.combat.roll", "xia.outfit.shield-hazards", "xia.gate.tigris", "xia.respawn.where"),
    *("xia.border.shield-cross", "xia.border.debris-enter", "xia.border.asteroid-enter", "xia.border.nebula-enter"),
    *("xia.cargo.mine", "xia.cargo.salvage", "xia.cargo.harvest", "xia.mission.smuggler-sneak"),
    *("xia.mission.research-roll", "xia.mission.bounty-hunter-roll", "xia.mission.thief-steal"),
)
QUESTION = (
    *("code", "seat", "movement", "points", "left", "roll", "ship", "target", "mat", "outfit", "cube", "giver"),
    *("credits", "rolled", "face 1", "face 2", "face 3", "face 4", "picked"),
)
HOUSE = ("gate_fame", "den_buys_any", "first_game", "npcs", "min_move", "safe_mining")
TABLE = ("seats", "target", "tiles", "turn", *HOUSE)
SHIP = (
    *("on board", "sector", "cell", "mat", "tier", "energy", "meter", "armed", "disarmed", "markers", "damage"),
    *("wounds", "bounty", "credits", "fame", "impulse ready", "skips", "controller", "grudge", "heading"),
    *("payment", "crime", "lucky", "rerolled", "auto-pilot", "armour", "harpoon steps", "harpoon target"),
)
IN_HOLD = ("cube", "outfit", "use space", "marker", "damage")
FIXED_PLANES = (
    *("explored", *GROUND.values()),
    *(
        "law",
        "buys",
        "sells",
        "gathers",
        "mission",
        "spawn",
        "token",
    ),
)
IN_SECTOR = ("laid", "turn", "gate used", "drawn here")
PILES = ("sectors", "tokens", "titles", "missions", "discarded missions")
LAWS = ("lawful", "neutral", "outlaw")


def _names(number: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(number))


def _from_one(names: Iterable[str]) -> dict[str, int]:
    return {"": 0, **{name: number for number, name in enumerate(names, 1)}}


class Layout:
    """Of a content. What the box tells by names, arrays tell by numbers."""

    def __init__(self, ids: Ids) -> None:
        self.ids, content = ids, ids.content
        self.types = tuple(dict.fromkeys(kind.type for kind in content.missions.values()))
        self.faces = tuple(dict.fromkeys(content.tokens))
        self.rolls = (*FIXED_ROLLS, *(f"xia.ability.{card}" for card in ids.abilities))
        self.planes = (*FIXED_PLANES, *(f"adrift {cube}" for cube in ids.cubes), "ship")
        self.blocks = self._blocks(ids)
        sizes = [prod(block.shape) for block in self.blocks]
        self.length = sum(sizes)
        self.offsets = {block.name: sum(sizes[:number]) for number, block in enumerate(self.blocks)}
        self.arrays = tuple((block.name, block.shape, block.kind, self.offsets[block.name]) for block in self.blocks)
        self.cards = self.offsets["abilities"]  # from here on everything follows from the zones
        self.code, self.roll = _from_one(QUESTIONS), _from_one(self.rolls)
        self.mat, self.outfit, self.cube = _from_one(ids.mats), _from_one(ids.outfits), _from_one(ids.cubes)
        self.sector, self.mission = _from_one(ids.sectors), _from_one(ids.missions)
        self.ability = _from_one(ids.abilities)
        self.objective = {kind.objective: number for number, kind in enumerate(content.titles.values())}
        self.goods = {**self.cube, cargo.ANY: len(ids.cubes) + 1}
        self.adrift = {cube: self.at(f"adrift {cube}", 0) for cube in ids.cubes}
        self.ship_plane = self.at("ship", 0)
        self.hold = len(IN_HOLD) * ids.hold
        self.named = {  # what a question may name: where in its row, and by which numbers
            "roll": ("rolled", self.roll),
            "ship": ("mat", self.mat),
            "outfit": ("outfit", self.outfit),
            "cube": ("cube", self.cube),
        }

    def _blocks(self, ids: Ids) -> tuple[Block, ...]:
        cells = (ids.sectors, CELL_NAMES)
        return (
            Block(
                "spaces",
                (self.planes, *cells),
                "what is printed on and lying in every space; names count from 1",
            ),
            Block("where", (("q", "r"), *cells), "axial coordinates of every space; 0 where unexplored", np.int8),
            Block(
                "sectors",
                (ids.sectors, IN_SECTOR),
                "which tile it is, from 1, and its turn in sixths; flags",
            ),
            Block("question", (QUESTION,), "the open question and its numbers; codes, names, seats and ships from 1"),
            Block("table", (TABLE,), "the options, and whose turn it is: 1 for this seat, then clockwise"),
            Block(
                "ships",
                (SHIPS, SHIP),
                "ships and their captains; names and ships from 1; a payment of 255 waits for a sector",
            ),
            Block(
                "holds",
                (PLAYERS, IN_HOLD, _names(ids.hold)),
                "what is on every Hold space; cubes and Outfits from 1; flags",
            ),
            Block(
                "progress",
                (PLAYERS, ids.titles),
                "how far players are with open Titles that count deeds; Credits in thousands",
            ),
            Block("claims", (PLAYERS, ids.titles), "1 where a player was the first to earn an open Title"),
            Block("abilities", (PLAYERS, ids.abilities), "1 ready, 2 exhausted"),
            Block("titles", (ids.titles,), "1 open; 2 claimed by this seat, 3 by the next one ..."),
            Block(
                "missions",
                (PLAYERS, ("active", *self.types)),
                f"the Active Mission from 1, {HIDDEN} face down; the completed ones",
            ),
            Block("drawn", (_names(3),), "the Mission Cards that this seat chooses from, from 1"),
            Block("unseen_missions", (ids.missions,), "1 where the seat cannot say where the card is"),
            Block("tokens", (PLAYERS, self.faces), "Exploration Tokens collected"),
            Block("piles", (PILES,), "how many there are"),
        )

    def at(self, plane: str, space: int) -> int:
        """Where in the buffer a plane has a space."""
        return self.planes.index(plane) * len(self.ids.sectors) * len(CELL_NAMES) + space


@lru_cache(maxsize=16)
def layout_of(ids: Ids) -> Layout:
    return Layout(ids)


# --- of the box as it comes ------------------------------------------------------------------------------------------
USUAL = layout_of(PRINTED)
BLOCKS, PLANES, ROLLS, OFFSETS = USUAL.blocks, USUAL.planes, USUAL.rolls, USUAL.offsets
TYPES, FACES = USUAL.types, USUAL.faces

"""Fights to look at: a duel of two captains as a record for a table, and what viewers of fights are sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rimward import wire
from rimward.games.catalog import GAMES
from rimward.games.xia.board import Tile
from rimward.games.xia.turn import Turns
from rimward.kernel.match import Match
from rimward.kernel.record import read, write
from tests.games.xia.scenes import Play, deal, fitted, table

RECORDED = Path(__file__).parents[1] / "recorded/xia"
DRIFT = (
    Tile("kemplar-ii", 0, 0),
    Tile("burning-horse", 5, -2),
    Tile("tk-421", -3, 5),
    Tile("pelmont", 2, 3),
    Tile("lost-sector", 3, -5),
    Tile("azure", -5, 2),
)
# What the tests of the client look at: a record, and after how many answers.
SCENES = {
    "npc": ("3-random", 547),
    "damage": ("3-random", 549),
    "lowered": ("3-random", 1281),
    "card": ("4-greedy-ru", 324),
    "many": ("npcs-and-missions", 87),
}


def duel() -> Play:
    """Ilya in a Gaiden has fired once on Mara, who rolled her Shield again by TAC-X; now he fires with both Sakers."""
    ships = (
        fitted("easy-tiger", 0, (3, 0), "targe", "m-22", "falconet", energy=7),
        fitted("gaiden", 1, (4, 0), "saker-v", "saker-v", "m-22"),
        fitted("numerator", 2, (-2, 0), "m-22", "falconet", cubes=("holo", "spice")),
    )
    g = table(ships, DRIFT, Turns(1), target=10, fame=(4, 5, 3), credits=(4000, 2000, 6000))
    for seat, card in enumerate(("tac-x", "evasive-thrusters", "afterburner")):
        deal(g, seat, card)
    play = Play(g, d8=(6,), d6=(2, 5))
    weapons = [f"use:1,{use}" for outfit in g.ships[1].outfits if outfit.kind == "blaster" for use in outfit.uses]
    shield = f"use:0,{g.ships[0].outfits[0].uses[0]}"
    play.say("attack", weapons[0], "done", shield, "done", "tac-x:0")
    play.say(f"hold:0,{g.ships[0].outfits[2].sections[0]}", shield)
    return play.say("attack", *weapons[1:3], "done")


def record(play: Play) -> str:
    return write(play.match.record()).decode()


def scenes() -> dict[str, Any]:
    """Of each fight, what the one who is asked and a spectator are sent."""
    matches = {name: _cut(*place) for name, place in SCENES.items()}
    return {name: _sent(match) for name, match in {**matches, "duel": duel().match}.items()}


def _cut(name: str, answers: int) -> Match:
    (path,) = RECORDED.rglob(f"{name}.rimward")
    whole = read(path.read_bytes())
    match = Match.reading(GAMES["xia"], whole.header)
    for entry in whole.entries[:answers]:
        match.again(entry)
    return match


def _sent(match: Match) -> list[Any]:
    viewers = (match.asked[0].seat, match.table.seats)
    return [msgspec.to_builtins(wire.update(match, viewer, max(0, len(match.log) - 60))) for viewer in viewers]

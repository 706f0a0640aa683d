"""What viewers of fights are sent, from recorded games; `duel.rimward` is one that was played for this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rimward import wire
from rimward.games.catalog import GAMES
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.match import Match
from rimward.kernel.record import read
from tests.games.xia.scenes import Play, deal, gaiden, puddle_jumper, ram, table

HERE = Path(__file__).parent
RECORDED = HERE.parent / "recorded/xia"
# A record, and after how many lines of it.
DUEL = HERE / "duel.rimward", 61  # Ilya has fired once, with TAC-X; now with two dice, and Juno declares her defence
AMBUSH = RECORDED / "3-random.rimward", 548  # the Scoundrel on a captain who has two Shields
SCENES = {
    "duel": DUEL,
    "npc": AMBUSH,
    "damage": (RECORDED / "3-random.rimward", 550),
    "card": (RECORDED / "4-greedy-ru.rimward", 325),
    "many": (RECORDED / "by-hand/npcs-and-missions.rimward", 88),
}


def cut(path: Path, lines: int) -> str:
    """A record that ends at a decision."""
    return "\n".join(path.read_text().splitlines()[:lines]) + "\n"


def scenes() -> dict[str, Any]:
    """Of each fight, what the one who is asked and a spectator are sent."""
    matches = {name: Match.load(GAMES["xia"], read(cut(*scene).encode())) for name, scene in SCENES.items()}
    plays = {
        "salvo": salvo(),
        "salvo_resolved": resolved(salvo()),
        "rammed": rammed(),
        "lowered": lowered(),
        "rail": rail(),
    }
    matches |= {name: play.match for name, play in plays.items()}
    return {name: _sent(match) for name, match in matches.items()}


def salvo() -> Play:
    """A card against two ships, of which the first declares its defence."""
    return Play(_card("salvo-racks"), d20=(13,), d6=(6, 5), d8=(1, 2)).say("salvo-racks", "ship:1", "ship:2")


def resolved(play: Play) -> Play:
    """One Shield, then none of the other; the first target places its damage."""
    return play.say("use:1,0", "done", "pass", "done", "pass")


def rail() -> Play:
    """A card that nobody defends against: the attacker chooses the Outfit."""
    return Play(_card("rail-gun"), d20=(9,)).say("rail-gun", "ship:1")


def rammed() -> Play:
    """By Engine and Blaster, and the target may still re-arm its Shield."""
    g = ram()
    g.ships[0].damaged = g.ships[1].damaged = ()
    play = Play(g, d6=(3, 4), d8=(5,)).say("attack", "use:0,0", "use:0,3", "done", "use:1,0", "done", "pass")
    return play.say("hold:1,12", "hold:1,11")


def lowered() -> Play:
    """The Shield was damaged before, which takes 1 off; this attack damages it once more, which takes nothing off."""
    g = ram()
    g.ships[0].damaged, g.ships[1].damaged = (), (1,)
    play = Play(g, d6=(6,), d8=(5,)).say("attack", "use:0,0", "done", "use:1,0", "done", "pass")
    return play.say("hold:1,2", "hold:1,12")


def _card(card: str) -> Xia:
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (0, -1)), gaiden(2, (-2, 2)))
    tiles = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
    return deal(table(ships, tiles, Turn(0)), 0, card)


def _sent(match: Match) -> list[Any]:
    viewers = (match.asked[0].seat, match.table.seats)
    return [msgspec.to_builtins(wire.update(match, viewer, max(0, len(match.log) - 60))) for viewer in viewers]

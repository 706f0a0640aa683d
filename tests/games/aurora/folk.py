"""Who is who in tests of the surface, ground as a picture, and short hands for dice and fights.

Nobody is relied on for a number: crew are looked for by what their cards say, and dice are counted from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rimward.games.aurora.table.names import SKILLS
from tests.games.aurora.world import COALITION, CONTENT, OPEN, RENEGADE, Play, on

Kind = Any  # what `CONTENT.crew` holds
MISS, HIT, SIX = 1, 4, 6


def kind(name: str) -> Kind:
    return CONTENT.crew[name]


def skill(name: str, which: str) -> int:
    value: int = kind(name).skills[SKILLS.index(which)]
    return value


def plain(card: Kind) -> bool:
    """Nothing on its card changes how it moves, what it rolls in tests or how many dice it attacks with."""
    bonuses = [ability.bonus for ability in card.red if ability.bonus is not None]
    return not any(b.speed or b.flight or b.tests or b.dice or b.range or b.reroll or b.immune for b in bonuses)


def flyer(card: Kind) -> bool:
    return any(ability.bonus is not None and ability.bonus.flight for ability in card.red)


def able(which: str, least: int = 1) -> Callable[[Kind], bool]:
    return lambda card: plain(card) and card.skills[SKILLS.index(which)] >= least


def some(faction: int, when: Callable[[Kind], bool] = plain, but: tuple[str, ...] = ()) -> str:
    """The first crew of a faction for which this holds."""
    return next(n for n, card in CONTENT.crew.items() if card.faction == faction and n not in but and when(card))


# Three of each side with all that the tests need: some Stealth, Search and Tech, some Leadership, nothing unusual.
def _usual(card: Kind) -> bool:
    needed = ("leadership", "search", "tech", "stealth")
    return plain(card) and all([card.skills[SKILLS.index(which)] for which in needed])


R1 = some(RENEGADE, _usual)
R2 = some(RENEGADE, _usual, (R1,))
R3 = some(RENEGADE, _usual, (R1, R2))
C1 = some(COALITION, _usual)
C2 = some(COALITION, _usual, (C1,))
C3 = some(COALITION, _usual, (C1, C2))


def at(square: str) -> int:
    """A square of the tile in the middle, which lies as drawn."""
    return on("centre", square)


def draw(cells: Mapping[str, str] | None = None, edges: Mapping[str, str] | None = None) -> str:
    """A tile: `cells` are squares that are not clear, `edges` what is east (`d4e`) or south (`d4s`) of a square."""
    lines = [list(line.ljust(16)) for line in OPEN.split("\n")]
    for square, sign in (cells or {}).items():
        lines[2 * "abcdefgh".index(square[0])][2 * int(square[1]) - 2] = sign
    for edge, sign in (edges or {}).items():
        row, column = 2 * "abcdefgh".index(edge[0]), 2 * int(edge[1]) - 2
        if edge[2] == "e":
            lines[row][column + 1] = sign
        else:
            lines[row + 1][column] = sign
    return "\n".join(["".join(line).rstrip() for line in lines])


def middle(cells: Mapping[str, str] | None = None, edges: Mapping[str, str] | None = None) -> dict[str, str]:
    """For `world(surface=...)`: the tile in the middle is drawn, all around it is open."""
    return {"centre": draw(cells, edges)}


# --- dice ------------------------------------------------------------------------------------------------------------
def test_dice(name: str, which: str, best: int) -> list[int]:
    """As many dice as the skill says, of which the highest shows `best`."""
    return [best, *[MISS] * (skill(name, which) - 1)]


test_dice.__test__ = False  # type: ignore[attr-defined]


def red(name: str, *hits: int, more: int = 0) -> list[int]:
    """The attack dice of a crew: these hits, and misses for the rest."""
    return [*hits, *[MISS] * (kind(name).attack + more - len(hits))]


def sure(name: str, hits: int) -> list[int]:
    """Dice of an attack with so many hits, none of which is blocked: red 6, black 1."""
    return [*red(name, *[SIX] * hits), *[MISS] * hits]


# --- playing on ------------------------------------------------------------------------------------------------------
ATTACK = ("ship-combat.", "terrain.", "combat.bonus")


def finish(play: Play) -> Play:
    """Answers what an attack asks without using anything: `done`, else the first pair."""
    while play.match.asked and play.code.startswith(ATTACK):
        play.say("done" if "done" in play.keys else play.keys[0])
    return play


def walk(play: Play, *squares: int) -> Play:
    """A Move along these squares, and no further."""
    play.say("move")
    for square in squares:
        play.go(square)
    return halt(play)


def halt(play: Play) -> Play:
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    return play


def damage(play: Play) -> int:
    """What the last attack did."""
    found: int = play.told("combat.damage")[-1]["damage"]
    return found


def dice_of(play: Play, rule: str) -> list[tuple[int, ...]]:
    return [faces for what, faces in play.rolled() if what == rule]


def strength(play: Play) -> int:
    """How many red dice the last attack rolled."""
    return len(dice_of(play, "crew.attack-value")[-1])

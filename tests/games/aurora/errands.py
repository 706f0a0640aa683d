"""Short hands for scenes of missions from the booklet: how one ends, who is paid, and how crew come aboard."""

from __future__ import annotations

from rimward.games.aurora.table.names import SOURCES
from tests.games.aurora.world import CONTENT, Play, dock

DONEXIA, STRAKEN, RANE, SKIRR, GROM, DRO, NELLHA = (
    "donexia",
    "straken",
    "rane",
    "skirr",
    "grom",
    "dro-tov",
    "nellha",
)
JAYCE, ILAN, FLIBBY, ROVANNA, QUILL, OZYMAR = (
    "jayce-carver",
    "ilan-maro",
    "flibby",
    "rovanna",
    "sister-quill",
    "ozymar",
)
PRINCESS, LEDGER, FEVER, ROUNDS = "abduct-the-princess", "silent-ledger", "fever-line", "loose-rounds"
NORTH_GATE, EAST_GATE, SOUTH_GATE = dock(0) + 28, dock(1) - 1, dock(2) - 28
EVENT = "tremor"
ENDS = ("end", "pass", "done", "stop", "refuse")


def reward(mission: str) -> int:
    return CONTENT.missions[mission].reward


def won(play: Play) -> str:
    """How the mission has ended, or nothing where it goes on: `win.tier1`."""
    if play.over is None or not play.over.code.startswith(("aurora.win.", "aurora.overtaken.")):
        return ""
    return str(play.over.code.removeprefix("aurora."))


def winners(play: Play) -> set[int]:
    return set(play.over.winners)


def paid(play: Play, source: str = "mission") -> tuple[int, ...]:
    """What each seat has earned by this."""
    assert source in SOURCES
    return tuple(dict(play.over.sheet)[f"aurora.source.{source}"])


def settle(play: Play) -> Play:
    """Whoever has come aboard takes the first free place; attacks are carried out with nothing but the dice."""
    small = ("ship-combat.", "terrain.", "combat.bonus", "ship-ability.timing")
    while play.match.asked and play.code.startswith((*small, "landing.party-aboard", "move.any-direction")):
        ends = [key for key in ENDS if key in play.keys and play.code != "landing.party-aboard"]
        play.say(ends[0] if ends else play.keys[0])
    return play


def step_aboard(play: Play, onto: int) -> Play:
    """The crew whose turn it is walks onto a dock beside it."""
    return settle(play.say("move").go(onto))


def idle(play: Play) -> Play:
    """Nobody does anything any more."""
    while play.match.asked and play.over is None:
        play.say(next((key for key in ENDS if key in play.keys), play.keys[0]))
    return play


def arrive(play: Play) -> Play:
    """A flight ends where it has come to."""
    while play.match.asked and play.code == "ship-move.straight":
        play.say("stop")
    return play


def actions(play: Play) -> int:
    """How many are left to whoever has its turn."""
    return int(play.asked.about["actions"])

"""Short hands for scenes of enemies from the booklet: dice beyond those that matter show ones, which hurt nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rimward.games.aurora import GAME
from rimward.games.aurora.enemies.fleet import FleetTurns
from rimward.games.aurora.enemies.turns import EnemyTurns
from rimward.games.aurora.rounds import Mission
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.pieces import Figure, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match
from tests.games.aurora.foes import hostile
from tests.games.aurora.world import Play, ship, sq

DONEXIA, STRAKEN, RANE, GROM, NELLHA = "donexia", "straken", "rane", "grom", "nellha"  # initiative 8, 7, 6, 5, 3
JAYCE, ILAN, FLIBBY, ROVANNA, TAMSIN = "jayce-carver", "ilan-maro", "flibby", "rovanna", "tamsin-oryx"  # 8, 7, 5, 5, 4
SOLEN, DARIUS, AXIOM = "solen-frae", "darius", "axiom-of-rust"
ZURATHI, DREGG, RONIN, DRONE = "zurathi-warrior", "dregg-warrior", "ronin-android", "drone"


class Dull(Scripted):
    """The dice that are written, and ones after them."""

    def die(self, n: int, sides: int) -> int:
        if n not in self.given and not self.dice.get(f"d{sides}"):
            self.given[n] = 1
        return super().die(n, sides)


class Scene(Play):
    """A table on which these frames run, the last first."""

    def __init__(self, g: Aurora, frame: Frame | None, *d6: int, draw: Sequence[str] = ()) -> None:
        table = g.copy()
        table.result = None
        if frame is not None:
            table.stack = [frame]
        self.chance = Dull(d6=list(d6), draw=list(draw))
        self.match = Match.scenario(GAME, table, chance=self.chance)
        self.settle()

    def settle(self) -> Scene:
        """Attacks are carried out with nothing but the dice."""
        while self.match.asked and self.code.startswith(("terrain.", "ship-combat.", "combat.bonus", "ship-ability.")):
            self.say("done" if "done" in self.keys else "pass" if "pass" in self.keys else self.keys[0])
        return self

    def shoot(self) -> Scene:
        """Whoever has the turn attacks with its pistol."""
        self.say(next(key for key in self.keys if key.startswith("attack:") and key.endswith("arc-pistol")))
        return self.settle()


def outing(*figures: Figure, ships: Sequence[Ship] | None = None, **fields: Any) -> Aurora:
    """Figures on the surface, while the ships are far away in orbit."""
    fleet = [ship("cerberus", 0, sq(2, 2)), ship("destiny-aurora", 1, sq(25, 25))] if ships is None else ships
    seats = len({card.seat for card in fleet} - {NOWHERE})
    return hostile(seats=seats, ships=fleet, figures=figures, **fields)


def act(g: Aurora, *d6: int) -> Scene:
    """All enemies on the surface have their turns."""
    return Scene(g, EnemyTurns(), *d6)


def fly(g: Aurora, *d6: int, draw: Sequence[str] = ()) -> Scene:
    """All ships that nobody plays have their turns."""
    return Scene(g, FleetTurns(), *d6, draw=draw)


def event(g: Aurora, *draw: str, d6: Sequence[int] = ()) -> Scene:
    """This world event comes up; more that is drawn follows its name. Then the next round begins."""
    mission = Mission()
    mission.at = Mission.STEPS.index("event")
    return Scene(g, mission, *d6, draw=draw)


def fights(play: Play) -> list[tuple[str, str]]:
    """Who attacked whom, in order."""
    return [(told["crew"], told["target"]) for told in play.told("combat.attacks")]


def shots(play: Play) -> list[tuple[str, str]]:
    """Which ship fired at which."""
    return [(told["ship"], told["target"]) for told in play.told("ship-combat.fired")]


def gap(play: Play, one: str, two: str | int) -> int:
    """How far apart two figures are, in squares."""
    map_ = play.g.plan().map
    return int(map_.distance(play.who(one).square, two if isinstance(two, int) else play.who(two).square))


def came(play: Play) -> Counter[str]:
    """How many of each kind were placed on the surface: `dregg-warrior`, `darius`."""
    return Counter([kind(told["crew"]) for told in play.told("npc.placed")])


def kind(name: str) -> str:
    return name.rstrip("0123456789").rstrip("-")


def here(g: Aurora, word: str) -> list[str]:
    """The enemies of that kind on the surface."""
    return [who.name for who in g.figures if who.square != NOWHERE and kind(who.name) == word]

"""xia.npc.enforcer: hunts Outlaws, and patrols between the Lawful planets. From top to bottom as on its card."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight.choices import others_at
from rimward.games.xia.npcs import routes
from rimward.games.xia.npcs.card import CARDS
from rimward.games.xia.npcs.move import NpcMove, field, in_reach, places
from rimward.games.xia.npcs.targets import last_attacker, nearest, within
from rimward.games.xia.npcs.ties import Tie
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kit.targets import best, most

NEARBY: Final = 1  # xia.npc.enforcer-target: Sectors


class Enforcer(Frame):
    """xia.npc.turn: a target, movement, and an attack."""

    CHAPTER: ClassVar[str] = "xia.npc"
    STEPS: ClassVar[tuple[str, ...]] = (
        "enforcer_target",
        "target_choice",
        "enforcer_patrol",
        "enforcer_route",
        "enforcer_move",
        "enforcer_attack",
    )

    def __init__(self, ship: int, target: int = NOBODY) -> None:
        self.ship, self.target = ship, target

    def enforcer_target(self, g: Xia, _: None) -> Next:
        attacker = last_attacker(g, self.ship)
        if attacker != NOBODY:
            return Tie((attacker,))
        outlaws = [other for other in g.others_on_board(self.ship) if g.ships[other].outlaw]
        prey = [other for other in outlaws if within(g, self.ship, other, NEARBY)]
        return nearest(g, self.ship, prey) if prey else Goto("enforcer_patrol")

    def target_choice(self, g: Xia, target: int) -> Next:
        self.target, g.ships[self.ship].heading = target, ""
        why = "attacker" if target == g.ships[self.ship].grudge else "outlaw"
        g.say("xia.npc.enforcer-target", ship=self.ship, target=target, why=why)
        return Goto("enforcer_move")

    def enforcer_patrol(self, g: Xia, _: None) -> Next:
        """Once found, a planet stays the destination until it is on it. Of two that are equally far a die decides: its
        controller has a say in routes only (xia.npc.move-route)."""
        ship = g.ships[self.ship]
        if ship.heading and g.planet_of(self.ship) != ship.heading:
            return Goto("enforcer_route", ship.heading)
        planets = farthest(g, self.ship)
        return Tie(planets, "xia.npc.target-choice") if planets else Done()

    def enforcer_route(self, g: Xia, planet: str) -> Next:
        g.ships[self.ship].heading = planet
        g.say("xia.npc.enforcer-patrol", ship=self.ship, sector=planet)
        return None

    def enforcer_move(self, g: Xia, _: None) -> Next:
        away = self.target != NOBODY and g.adjacent(self.ship, self.target)
        ship = g.ships[self.ship]
        return NpcMove(self.ship, CARDS[ship.npc].movement, self.target, ship.heading, away=away)

    def enforcer_attack(self, g: Xia, _: int) -> Next:
        return Attack(self.ship, self.target) if in_reach(g, self.ship, self.target) else None


def farthest(g: Xia, ship: int) -> tuple[str, ...]:
    """xia.npc.enforcer-patrol: of the Lawful planets that it can fly to, the most distant; several if equally far."""
    found, occupied = field(g, ship), others_at(g, ship)
    away: dict[str, int] = {}
    for kind in g.map.kinds:
        if kind.law == "lawful":
            goals = routes.approach(found, places(g, kind.name), occupied)
            away[kind.name] = found.costs[goals[0]] if goals else NOBODY
    return best(away, [most(lambda planet: away[planet])])

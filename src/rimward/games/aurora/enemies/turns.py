"""The turns of enemies on the surface: scan, move, attack: aurora.npc.actions, aurora.initiative.npc-surface-order."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.aurora.aboard import come_aboard
from rimward.games.aurora.checks import SUCCESS, SkillTest
from rimward.games.aurora.crew_combat import NATURAL, CrewAttack
from rimward.games.aurora.docks import dock_on
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.enemies.hunting import crew_in_sight, hunted, in_order, names, room_of, targets
from rimward.games.aurora.enemies.reach import attackable, cheapest, ends, ends_at, nearest, reach
from rimward.games.aurora.enemies.traits import AfterHit, finds
from rimward.games.aurora.landing import step_off
from rimward.games.aurora.places import adjacent, burning
from rimward.games.aurora.table.names import ACTORS, NOWHERE, VILLAINS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import speed
from rimward.games.aurora.wounds import BURN, Wound
from rimward.kernel.frame import Done, Frame, Goto, Next


def word_of(rule: str) -> str:
    """The rule as a word that the texts know."""
    return rule.removeprefix("aurora.").replace(".", "-")


def crew_aboard(g: Aurora, ship: int) -> list[int]:
    """Conscious crew on a ship, of either faction."""
    return [n for n in g.aboard(ship) if not g.figures[n].out and not g.is_enemy(n) and not g.is_captive(n)]


class EnemyTurns(Frame):
    """After the last player: one enemy at a time."""

    CHAPTER: ClassVar[str] = "aurora.npc"
    STEPS: ClassVar[tuple[str, ...]] = ("turn", "npc")

    def __init__(self, acted: tuple[str, ...] = ()) -> None:
        self.acted = acted

    def turn(self, g: Aurora, _: Any) -> Next:
        """aurora.npc.placed-inactive: whoever came in this round waits."""
        for n in in_order(g):
            name = g.figures[n].name
            if name not in self.acted and g.foe(n).since < g.round:
                self.acted = (*self.acted, name)
                return EnemyTurn(n).then("turn")
        return None

    def npc(self, g: Aurora, _: Any) -> Next:
        return Done()


class EnemyTurn(Frame):
    """One enemy: it looks for who hides, moves, and attacks once if somebody is in range then."""

    CHAPTER: ClassVar[str] = "aurora.npc"
    STEPS: ClassVar[tuple[str, ...]] = (
        "turn",
        "leave",
        "stealth",
        "target",
        "path",
        "moves",
        "range",
        "attack",
        "hit",
        "defeated",
    )

    def __init__(self, figure: int, prey: str = "", dealt: int = 0) -> None:
        self.figure, self.prey, self.dealt = figure, prey, dealt

    # --- before it moves ---------------------------------------------------------------------------------------------
    def turn(self, g: Aurora, _: None) -> Next:
        """aurora.status.stun, aurora.status.fire"""
        who = g.figures[self.figure]
        if "stun" in who.tokens:
            g.put(self.figure, tokens=tuple([each for each in who.tokens if each != "stun"]))
            g.say("aurora.npc.stunned", crew=who.name)
            return Goto("defeated")
        if who.square in burning(g):
            return Wound(self.figure, BURN)
        return None

    def leave(self, g: Aurora, burnt: Any) -> Next:
        """aurora.scan.npc: only where nobody can be seen whom it could attack."""
        who = g.figures[self.figure]
        if not who.is_active and who.ship == NOWHERE:
            return Done()
        if who.ship != NOWHERE:
            if not crew_aboard(g, who.ship):
                step_off(g, self.figure)  # aurora.docked.npc-aboard
            return Goto("target")
        squares = reach(g, self.figure)
        if any([attackable(g, self.figure, n, squares) for n in self.visible(g)]):
            return Goto("target")
        hidden = self.hidden_near(g, squares)
        return EnemyScan(self.figure, hidden) if hidden else Goto("target")

    def stealth(self, g: Aurora, found: str) -> Next:
        """It has moved: from here it attacks whom it has found, or nobody."""
        self.prey = found
        return Goto("range") if found else Goto("defeated")

    def visible(self, g: Aurora) -> list[int]:
        """Whom it would go for; a guard, only who is in its room."""
        crew, foe = crew_in_sight(g, self.figure), g.foe(self.figure)
        if not foe.guards or foe.prey in crew:
            return crew
        here = room_of(g, g.figures[self.figure].square)
        return [n for n in crew if room_of(g, g.figures[n].square) == here]

    def hidden_near(self, g: Aurora, squares: dict[int, int]) -> tuple[str, ...]:
        """Who hides in its room, within one move."""
        if g.crew(self.figure).rank == "drone":
            return ()
        here = room_of(g, g.figures[self.figure].square)
        found = [
            n
            for n, other in enumerate(g.figures)
            if other.is_active
            and other.hidden
            and other.side < VILLAINS
            and room_of(g, other.square) == here
            and any([adjacent(g, square, other.square) for square in squares])
        ]
        return names(g, found)

    # --- whom, and where to ------------------------------------------------------------------------------------------
    def target(self, g: Aurora, _: Any) -> Next:
        candidates, rule = hunted(g, self.figure)
        if not candidates:
            return Goto("range")
        who = g.figures[self.figure]
        ships = rule == "aurora.docked.highest-initiative"
        if len(candidates) == 1 and ships:
            g.say("aurora.npc.hunts-ship", crew=who.name, target=candidates[0], rule=rule)
        elif len(candidates) == 1:
            g.say("aurora.npc.hunts", crew=who.name, target=candidates[0], rule=rule, why=word_of(rule))
        return Chosen(candidates, "aurora.npc.ships-rolled-off" if ships else "aurora.npc.rolled-off")

    def path(self, g: Aurora, name: str) -> Next:
        self.prey = name
        who = g.figures[self.figure]
        if who.ship != NOWHERE:
            return Goto("range")
        squares = self.ends(g)
        return Chosen(squares, "aurora.npc.way-rolled-off") if squares else Goto("range")

    def ends(self, g: Aurora) -> tuple[int, ...]:
        leader = g.foe(self.figure).leader
        if leader != NOWHERE and g.figures[leader].on_surface:
            return self.beside(g, leader)
        ship = self.ship(g)
        if ship != NOWHERE:
            return ends_at(g, self.figure, ship)
        prey = g.figure(self.prey)
        if speed(g, self.figure) and g.figures[prey].on_surface:
            return ends(g, self.figure, prey)
        return ()

    def beside(self, g: Aurora, leader: int) -> tuple[int, ...]:
        """aurora.commander.escort: it ends its move adjacent to its commander, where it can attack if possible."""
        squares, there = reach(g, self.figure), g.figures[leader].square
        near = {square: cost for square, cost in squares.items() if adjacent(g, square, there)}
        if not near:
            return nearest(g, self.figure, there, squares)
        ship = self.ship(g)
        good = [] if ship != NOWHERE else attackable(g, self.figure, g.figure(self.prey), near)
        return cheapest(good or list(near), near, there)

    def ship(self, g: Aurora) -> int:
        """The number of the ship that it goes for, or NOWHERE."""
        found = [n for n, card in enumerate(g.ships) if card.name == self.prey]
        return found[0] if found else NOWHERE

    def moves(self, g: Aurora, square: int) -> Next:
        who = g.figures[self.figure]
        dock = dock_on(g, square)
        ship = NOWHERE if dock == NOWHERE else g.docked_at(dock)
        if square != who.square:
            g.put(self.figure, square=square)
            g.say("aurora.npc.moved", crew=who.name, square=square)
        if ship != NOWHERE and g.ships[ship].name == self.prey:
            come_aboard(g, self.figure, ship)
        elif square in burning(g) and square != who.square:
            return Wound(self.figure, BURN)
        return None

    # --- the attack --------------------------------------------------------------------------------------------------
    def range(self, g: Aurora, _: Any) -> Next:
        who = g.figures[self.figure]
        if not who.is_active and who.ship == NOWHERE:
            return Done()
        if who.ship != NOWHERE:
            candidates, rule = hunted(g, self.figure)
        else:
            prey = g.figure(self.prey) if self.prey and self.ship(g) == NOWHERE else NOWHERE
            candidates, rule = targets(g, self.figure, prey)
        if not candidates:
            self.hunts_on(g)
            return Goto("defeated")
        if self.prey and self.prey not in candidates:
            g.say("aurora.npc.turns-on", crew=who.name, target=candidates[0], rule=rule)
        return Chosen(candidates, "aurora.npc.rolled-off")

    def hunts_on(self, g: Aurora) -> None:
        """Whom a drone hunts is its own, whether or not it has come near."""
        found = self.prey and self.ship(g) == NOWHERE
        g.put_foe(self.figure, prey=g.figure(self.prey) if found else NOWHERE, shared=False)

    def attack(self, g: Aurora, name: str) -> Next:
        """aurora.warrior.stay-engaged: from now on they are engaged. A creature goes on guarding."""
        target, rank = g.figure(name), g.crew(self.figure).rank
        sharing = [
            foe.figure
            for foe in g.foes
            if foe.prey == target and foe.figure != self.figure and rank == g.crew(foe.figure).rank == "warrior"
        ]
        guards = g.foe(self.figure).guards and rank == "creature"
        g.put_foe(self.figure, prey=target, shared=bool(sharing), guards=guards)
        for other in sharing:
            g.put_foe(other, shared=True)
        self.prey = name
        return CrewAttack(self.figure, target, NATURAL)

    def hit(self, g: Aurora, dealt: int) -> Next:
        target = g.figure(self.prey)
        return AfterHit(self.figure, target) if dealt and not g.figures[target].out else None

    def defeated(self, g: Aurora, _: Any) -> Next:
        if any([foe.figure == self.figure for foe in g.foes]):
            g.put_foe(self.figure, hurt=())
        return Done()


class EnemyScan(Frame):
    """aurora.scan.npc: it moves beside who hides and tests Search; on a pass it alone may attack that one."""

    CHAPTER: ClassVar[str] = "aurora.scan"
    STEPS: ClassVar[tuple[str, ...]] = ("room", "adjacent", "test", "successful")

    def __init__(self, figure: int, hidden: tuple[str, ...], target: str = "") -> None:
        self.figure, self.hidden, self.target = figure, hidden, target

    def room(self, g: Aurora, _: None) -> Next:
        return Chosen(self.hidden, "aurora.npc.rolled-off")

    def adjacent(self, g: Aurora, name: str) -> Next:
        self.target = name
        squares, there = reach(g, self.figure), g.figures[g.figure(name)].square
        near = {square: cost for square, cost in squares.items() if adjacent(g, square, there)}
        least = min(near.values())
        return Chosen(tuple([square for square in near if near[square] == least]), "aurora.npc.way-rolled-off")

    def test(self, g: Aurora, square: int) -> Next:
        who = g.figures[self.figure]
        if square != who.square:
            g.put(self.figure, square=square)
            g.say("aurora.npc.moved", crew=who.name, square=square)
        if finds(g, self.figure, g.figure(self.target)):
            return Goto("successful", True)
        dice = g.crew(self.figure).skill("search")
        return SkillTest(ACTORS + self.figure, "aurora.scan.npc", dice, SUCCESS)

    def successful(self, g: Aurora, passed: bool) -> Next:
        """aurora.scan.only-scanner. Gives whom it has found, or nobody."""
        if not passed:
            return Done("")
        g.mark(self.figure, f"found:{g.figure(self.target)}")
        g.say("aurora.scan.found", crew=g.figures[self.figure].name, target=self.target)
        return Done(self.target)

"""The turns of the Coalition's crew on the surface: aurora.solo.turn-order, .pursuit, .melee-preference."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.crew_combat import (
    ATTACKED,
    BARE,
    CrewAttack,
    attack_dice,
    barred_target,
    is_ranged,
    weapons,
)
from rimward.games.aurora.docks import dock_on
from rimward.games.aurora.enemies.chosen import Chosen
from rimward.games.aurora.goals import barred_take
from rimward.games.aurora.interact import Steal, TakeThing, followers_near
from rimward.games.aurora.move import PINNED, CrewMove, Elude, in_the_dark, ways
from rimward.games.aurora.places import adjacent, burning, confront, reaches
from rimward.games.aurora.solo.mirror import Mirror, is_due
from rimward.games.aurora.solo.purpose import GOALS, Purpose, purpose
from rimward.games.aurora.solo.roads import closest_end, enters_company, in_same_room, open_squares, shaded
from rimward.games.aurora.solo.ships import Rise, rises
from rimward.games.aurora.solo.sides import crew_of, goals, is_mate, mate_of, missing, put_mate
from rimward.games.aurora.stealth import SCANNED, Hide, ScanRoom, barred_stealth, hidden_beside
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, flies, initiative, speed
from rimward.games.aurora.wounds import BURN, Wound
from rimward.kernel.frame import Done, Frame, Goto, Next

ACTIONS: Final = 2  # aurora.round.two-actions


class CoalitionParty(Frame):
    """The turn of a ship's party: it lands, or its ship leaves it and goes up; then one after the other acts."""

    CHAPTER: ClassVar[str] = "aurora.solo"
    STEPS: ClassVar[tuple[str, ...]] = ("party", "ships", "order", "crew", "turn")

    def __init__(self, ship: int, acted: tuple[int, ...] = ()) -> None:
        self.ship, self.acted = ship, acted

    def party(self, g: Aurora, _: None) -> Next:
        return Mirror(self.ship).then("order") if is_due(g, self.ship) else None

    def ships(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.ship-follow"""
        return Rise(self.ship) if rises(g, self.ship) else None

    def order(self, g: Aurora, _: Any) -> Next:
        """aurora.solo.turn-order: in descending initiative; equals roll off."""
        waiting = [n for n in self.able(g) if n not in self.acted]
        if not waiting:
            return Goto("turn")
        most = max([initiative(g, n) for n in waiting])
        return Chosen(tuple([n for n in waiting if initiative(g, n) == most]), "aurora.solo.rolled-off")

    def able(self, g: Aurora) -> list[int]:
        """Its crew on the surface, and those aboard while intruders are."""
        found = [n for n in crew_of(g, self.ship) if g.figures[n].is_active]
        if g.ships[self.ship].dock != NOWHERE and g.intruders(self.ship):
            found += [n for n in g.crew_aboard(self.ship) if n not in found]
        return found

    def crew(self, g: Aurora, figure: int) -> Next:
        self.acted = (*self.acted, figure)
        return MateTurn(figure).then("order")

    def turn(self, g: Aurora, _: Any) -> Next:
        return Done()


class March(CrewMove):
    """A Move along a way that is settled, with all that may happen on it."""

    def direction(self, g: Aurora, _: None) -> Next:
        return Goto("step") if self.path else Goto("over")


class MateTurn(Frame):
    """One crew: two actions, one attack, free room searches: aurora.npc.actions, aurora.solo.room-search.

    `prey` is whom it goes for, `goal` the square where that one or something else is, `why` the word for it and `rule`
    the rule; `told` what has been said of it. `eluded` after a passed Elude test, `sneaks` after one of Stealth."""

    CHAPTER: ClassVar[str] = "aurora.solo"
    STEPS: ClassVar[tuple[str, ...]] = (
        "turn",
        "order",
        "target",
        "pursuit",
        "stealth",
        "elude",
        "route",
        "move",
        "follow",
        "melee",
        "crew",
    )

    def __init__(
        self,
        figure: int,
        left: int = ACTIONS,
        prey: str = "",
        goal: int = NOWHERE,
        why: str = "",
        rule: str = "",
        told: str = "",
        sneaks: bool = False,
        eluded: bool = False,
    ) -> None:
        self.figure, self.left, self.prey, self.goal = figure, left, prey, goal
        self.why, self.rule, self.told = why, rule, told
        self.sneaks, self.eluded = sneaks, eluded

    def turn(self, g: Aurora, _: None) -> Next:
        """aurora.status.stun, aurora.status.fire"""
        who = g.figures[self.figure]
        if "stun" in who.tokens:
            g.put(self.figure, tokens=tuple([each for each in who.tokens if each != "stun"]))
            g.say("aurora.npc.stunned", crew=who.name)
            return Goto("crew")
        return Wound(self.figure, BURN) if who.on_surface and who.square in burning(g) else None

    # --- what it is after --------------------------------------------------------------------------------------------
    def order(self, g: Aurora, _: Any) -> Next:
        """Whom or what it goes for with its next action; a free room search comes first (aurora.solo.room-search)."""
        who = g.figures[self.figure]
        self.prey, self.goal, self.eluded, self.sneaks = "", NOWHERE, False, False
        if who.out or self.left <= 0:
            return Goto("crew")
        if who.ship != NOWHERE:
            return self.drives_off(g)
        found = hidden_beside(g, self.figure)
        if found:
            self.why, self.rule = "hidden", "aurora.solo.room-search"
            self.tell(g, g.figures[found[0]].name)
            return ScanRoom(self.figure, found[0]).then("order")
        what = purpose(g, self.figure)
        return self.pursues(g, what if what.why in GOALS and self.is_loose(g) else self.pressed(g) or what)

    def is_loose(self, g: Aurora) -> bool:
        return not g.did(self.figure, PINNED)

    def drives_off(self, g: Aurora) -> Next:
        """aurora.docked.battle: whoever has come aboard its ship."""
        ship = g.figures[self.figure].ship
        foes = [n for n in g.intruders(ship) if barred_target(g, self.figure, n, BARE) is None]
        if not foes or g.did(self.figure, ATTACKED):
            return Goto("crew")
        self.prey, self.why, self.rule = g.figures[foes[0]].name, "aboard", "aurora.docked.battle"
        self.tell(g, self.prey)
        return Goto("melee")

    def pressed(self, g: Aurora) -> Purpose | None:
        """What keeps it from its card: a fight that it is in (aurora.solo.pursuit), or somebody who hides near it."""
        beside = confront(g, self.figure, g.figures[self.figure].square)
        fought = mate_of(g, self.figure).fought
        if fought in beside:
            return Purpose("melee", "aurora.solo.pursuit", (g.figures[fought].name,))
        if beside and not self.is_loose(g):
            return Purpose("eluded", "aurora.solo.pursuit", tuple([g.figures[n].name for n in beside]))
        if beside or g.did(self.figure, SCANNED) or not self.is_loose(g):
            return None
        squares = open_squares(g, self.figure, False)
        near = [n for n in self.unseen(g) if any([adjacent(g, square, g.figures[n].square) for square in squares])]
        names = tuple([g.figures[n].name for n in near])
        return Purpose("hidden", "aurora.solo.room-search", names) if names else None

    def unseen(self, g: Aurora) -> list[int]:
        """Who hides in its room."""
        who = g.figures[self.figure]
        return [
            n
            for n, other in enumerate(g.figures)
            if other.is_active
            and other.hidden
            and other.side != who.side
            and f"found:{n}" not in who.done
            and in_same_room(g, who.square, other.square)
        ]

    def pursues(self, g: Aurora, what: Purpose) -> Next:
        self.why, self.rule = what.why, what.rule
        if what.crew:
            return Chosen(what.crew, "aurora.npc.rolled-off")
        if what.square == NOWHERE:
            g.say("aurora.solo.idle", crew=g.figures[self.figure].name, rule=what.rule)
            return Goto("crew")
        self.goal = what.square
        self.tell(g)
        return Goto("pursuit")

    def target(self, g: Aurora, name: str) -> Next:
        self.prey, self.goal = name, g.figures[g.figure(name)].square
        self.tell(g, name)
        return None

    def tell(self, g: Aurora, name: str = "") -> None:
        """Whom or what it is after, once for the same."""
        said = f"{self.why}:{name or self.goal}"
        if said == self.told:
            return
        self.told, who = said, g.figures[self.figure].name
        card = mate_of(g, self.figure).card if is_mate(g, self.figure) else ""
        if name:
            g.say("aurora.solo.hunts", crew=who, target=name, card=card, rule=self.rule, why=self.why)
        else:
            g.say("aurora.solo.heads-for", crew=who, square=self.goal, card=card, rule=self.rule, why=self.why)

    # --- on its way --------------------------------------------------------------------------------------------------
    def pursuit(self, g: Aurora, _: Any) -> Next:
        here = g.figures[self.figure].square
        if adjacent(g, here, self.goal) and not self.goes_aboard(g):
            return Goto("melee")
        if self.left == 1 and self.shots(g):
            return Goto("melee")
        if not self.is_loose(g):
            return Goto("melee")
        if self.may_sneak(g):
            return Hide(self.figure, stays=False)
        return Goto("stealth", False)

    def goes_aboard(self, g: Aurora) -> bool:
        """Whether its way ends on a dock with a ship of its side."""
        dock = dock_on(g, self.goal) if self.why == "home" else NOWHERE
        ship = g.docked_at(dock) if dock != NOWHERE else NOWHERE
        return ship != NOWHERE and g.ships[ship].side == g.figures[self.figure].side

    def may_sneak(self, g: Aurora) -> bool:
        """aurora.solo.stealth: into a room with company on its way to a goal; by its card, always."""
        if barred_stealth(g, self.figure, self.sneaks) is not None:
            return False
        card = g.content.npc_cards[mate_of(g, self.figure).card]
        if card.stealth:
            return True
        if self.why in GOALS and g.figures[self.figure].hidden and not g.first_rules:
            return True
        ends = self.ends(g)
        return self.why in GOALS and bool(ends) and enters_company(g, self.figure, ends[0])

    def stealth(self, g: Aurora, passed: bool) -> Next:
        """aurora.stealth.elude-included"""
        self.sneaks = passed
        here = g.figures[self.figure].square
        if passed or flies(g, self.figure) or not confront(g, self.figure, here):
            return Goto("route")
        return Elude(self.figure)

    def elude(self, g: Aurora, passed: bool) -> Next:
        """aurora.solo.pursuit: who cannot get away fights whom it stands beside."""
        self.eluded = passed
        return None if passed else Goto("order")

    def route(self, g: Aurora, _: Any) -> Next:
        ends = self.ends(g)
        if g.figures[self.figure].square in ends or not ends:
            return Goto("melee")  # no way leads nearer
        return Chosen(ends, "aurora.npc.way-rolled-off")

    def ends(self, g: Aurora) -> tuple[int, ...]:
        """Where its Move could end. In Stealth it keeps to walls and to what hinders, if that brings it nearer."""
        free = self.eluded or self.sneaks
        if self.goes_aboard(g) and self.goal in ways(g, self.figure, speed(g, self.figure), free):
            return (self.goal,)
        squares = open_squares(g, self.figure, free)
        ends = closest_end(g, self.figure, squares, self.goal)
        if not self.sneaks or (self.prey and adjacent(g, ends[0], self.goal)):
            return ends
        dark = shaded(g, squares)
        kept = in_the_dark(g, self.figure, speed(g, self.figure))
        dark = {n: cost for n, cost in dark.items() if n in kept} or dark
        near = {n: cost for n, cost in dark.items() if in_same_room(g, n, ends[0])} or dark
        here = g.figures[self.figure].square
        found = closest_end(g, self.figure, {here: 0, **near}, self.goal)
        return ends if here in found else found

    def move(self, g: Aurora, square: int) -> Next:
        free = self.eluded or self.sneaks or flies(g, self.figure)
        way = ways(g, self.figure, speed(g, self.figure), free, square)[square][1]
        if self.sneaks:
            way = in_the_dark(g, self.figure, speed(g, self.figure)).get(square, way)
        self.left -= 1
        return March(self.figure, speed(g, self.figure), self.eluded, self.sneaks, path=way)

    def follow(self, g: Aurora, _: Any) -> Next:
        """It stays with whom it goes for; who hides is looked for."""
        who, self.eluded = g.figures[self.figure], False
        prey = g.figures[g.figure(self.prey)] if self.prey else None
        lost = prey is None or prey.hidden or not prey.is_active
        if prey is None or lost or not who.is_active or self.left <= 0 or not self.is_loose(g):
            return Goto("order")
        self.goal = prey.square
        return Goto("pursuit")

    # --- there -------------------------------------------------------------------------------------------------------
    def melee(self, g: Aurora, _: Any) -> Next:
        """Beside its prey or its goal, or as near as it gets."""
        if self.left <= 0:
            return Goto("crew")
        if not self.prey:
            return self.takes(g)
        target = g.figure(self.prey)
        stolen = [what for n, what in followers_near(g, self.figure) if n == target and missing(g)]
        if stolen and self.left == ACTIONS and dice_for(g, self.figure, "leadership"):
            self.left -= 1
            return Steal(self.figure, target, stolen[0]).then("order")
        arms = self.blows(g) or self.shots(g)
        if not arms:
            return Goto("crew")
        self.left -= 1
        g.mark(self.figure, ATTACKED)
        if not is_ranged(g, arms[0]) and is_mate(g, self.figure):
            put_mate(g, self.figure, target)
        return CrewAttack(self.figure, target, arms[0]).then("order")

    def takes(self, g: Aurora) -> Next:
        """aurora.solo.mission-tests"""
        near = [n for n in goals(g) if reaches(g, self.figure, g.things[n].square)]
        free = [n for n in near if barred_take(g, self.figure, n) is None]
        if not missing(g) or not free:
            return Goto("crew")
        self.left -= 1
        return TakeThing(self.figure, free[0]).then("order")

    def blows(self, g: Aurora) -> list[str]:
        """aurora.solo.melee-preference: what it can strike its prey with, the best first."""
        return self.arms(g, False)

    def shots(self, g: Aurora) -> list[str]:
        return self.arms(g, True)

    def arms(self, g: Aurora, ranged: bool) -> list[str]:
        if not self.prey or g.did(self.figure, ATTACKED):
            return []
        target = g.figure(self.prey)
        found = [
            weapon
            for weapon in weapons(g, self.figure)
            if is_ranged(g, weapon) == ranged and barred_target(g, self.figure, target, weapon) is None
        ]
        return sorted(found, key=lambda weapon: (-attack_dice(g, self.figure, target, weapon), weapon == BARE))

    def crew(self, g: Aurora, _: Any) -> Next:
        return Done()

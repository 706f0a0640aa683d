"""What a mission asks for, step by step: what can be done with what lies there, and what comes of it."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.aurora.places import reaches
from rimward.games.aurora.table.entries import Step
from rimward.games.aurora.table.names import COALITION, RENEGADES, VILLAINS
from rimward.games.aurora.table.pieces import Thing
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative
from rimward.kernel import carry
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar


# --- the steps -------------------------------------------------------------------------------------------------------
def steps(g: Aurora) -> tuple[Step, ...]:
    """Those in front of the last one, which says what has to be brought."""
    mission = g.content.mission(g.mission)
    return mission.goal[:-1] if mission is not None else ()


def step_of(g: Aurora, what: str) -> Step | None:
    """What has to be done with a thing, or to somebody; None where it is just taken."""
    return next((step for step in steps(g) if step.what == what), None)


def is_person(g: Aurora, what: str) -> bool:
    mission = g.content.mission(g.mission)
    return any([placed.person for placed in mission.place if placed.what == what]) if mission is not None else False


def step_at(g: Aurora, thing: int) -> Step | None:
    """What has to be done with what lies there. An object that somebody has held and dropped is just picked up; people
    are persuaded again: aurora.mission-character.holder-defeated."""
    lying = g.things[thing]
    if lying.dropped and not g.first_rules and not is_person(g, lying.name):
        return None
    return step_of(g, lying.name)


def made_of(g: Aurora, what: str) -> str:
    """What somebody has in hand who has taken it."""
    step = step_of(g, what)
    return what if step is None else step.made


def holders(g: Aurora, side: int, what: str) -> list[int]:
    """The conscious crew of a side that have it in hand."""
    return [n for n, who in enumerate(g.figures) if who.side == side and not who.out and what in who.holds]


def barred_take(g: Aurora, figure: int, thing: int) -> Bar | None:
    """aurora.interact.mission-tests: why somebody beside a thing cannot take it."""
    step = step_at(g, thing)
    if step is None:
        return None
    if step.step == "hold":
        return Bar("aurora.bar.takes-time", "aurora.interact.mission-tests", rounds=step.rounds)
    if not may_be_taken(g, g.figures[figure].side, thing):
        return Bar("aurora.bar.needs", "aurora.interact.mission-tests", what=step.needs)
    return None


def may_be_taken(g: Aurora, side: int, thing: int) -> bool:
    """Whether a side has in hand what the step needs. Whom somebody has led out already needs nothing any more:
    aurora.mission-character.holder-defeated."""
    return (g.things[thing].dropped and not g.first_rules) or is_ready(g, side, step_at(g, thing))


def taken(g: Aurora, figure: int, thing: int) -> Next:
    """It is held from now on; the frame of what the mission does then, if it does anything."""
    who, lying, step = g.figures[figure], g.things[thing], step_at(g, thing)
    what = made_of(g, lying.name)
    g.things = (*g.things[:thing], *g.things[thing + 1 :])
    g.put(figure, holds=(*who.holds, what))
    g.say("aurora.interact.took", crew=who.name, seat=g.roller(figure), what=what, square=lying.square)
    mission = g.content.mission(g.mission)
    if mission is None or mission.do is None or mission.when != "taken":
        return None
    if step is None or step.made != mission.goal[-1].what:
        return None  # it is not what has to be brought, or somebody had left it there
    g.say("aurora.mission.alarm", mission=g.mission)
    return carry.run(g, max(0, who.seat), g.mission)


# --- holding ---------------------------------------------------------------------------------------------------------
def alone_at(g: Aurora, square: int) -> list[int]:
    """The crew of a faction beside a square, where no opponent of theirs is. Whoever awaits rescue does not count
    (aurora.boarding.fourth-crew)."""
    near = [n for n, who in enumerate(g.figures) if who.is_active and not who.waits and reaches(g, n, square)]
    sides = {g.figures[n].side for n in near}
    return near if sides in ({RENEGADES}, {COALITION}) else []


class Holding(Frame):
    """aurora.interact.mission-tests, at the end of a round: whoever was alone beside a thing for long enough has it."""

    CHAPTER: ClassVar[str] = "aurora.interact"
    STEPS: ClassVar[tuple[str, ...]] = ("mission", "reach")

    def __init__(self, seen: int = 0) -> None:
        self.seen = seen

    def mission(self, g: Aurora, _: Any) -> Next:
        while self.seen < len(g.things):
            self.seen += 1
            step = step_at(g, self.seen - 1)
            if step is not None and step.step == "hold" and self.counts(g, self.seen - 1, step):
                return Goto("reach")
        return Done()

    def counts(self, g: Aurora, thing: int, step: Step) -> bool:
        """Whether it is a side's now. Another side begins again."""
        lying = g.things[thing]
        near = alone_at(g, lying.square)
        if not near:
            return False
        side = g.figures[near[0]].side
        rounds = lying.rounds + 1 if lying.side == side else 1
        new = Thing(lying.name, lying.square, side, rounds)
        g.things = (*g.things[:thing], new, *g.things[thing + 1 :])
        g.say("aurora.mission.held", what=lying.name, side=side, rounds=rounds, of=step.rounds)
        return rounds >= step.rounds

    def reach(self, g: Aurora, _: None) -> Next:
        """By the one of highest initiative."""
        self.seen -= 1
        near = alone_at(g, g.things[self.seen].square)
        then = taken(g, max(near, key=lambda n: (initiative(g, n), -n)), self.seen)
        return then.then("mission") if isinstance(then, Frame) else Goto("mission")


# --- defeating -------------------------------------------------------------------------------------------------------
def trophy(g: Aurora, name: str) -> str:
    """What somebody leaves whom the mission asks to defeat; empty for all others."""
    step = step_of(g, name)
    return step.made if step is not None and step.step == "defeat" else ""


def leave_trophy(g: Aurora, name: str, square: int) -> None:
    what = trophy(g, name)
    if what:
        g.things = (*g.things, Thing(what, square))
        g.say("aurora.mission-character.left", crew=name, what=what, square=square)


def salvaged(g: Aurora, name: str, square: int, by: int) -> None:
    """Whatever a wrecked ship was wanted for comes into the hands of the crew of the ship that wrecked it; of the
    nearest one, where a mine or another such ship did."""
    what = trophy(g, name)
    ships = [n for n, card in enumerate(g.ships) if card.side < VILLAINS and g.crew_aboard(n)]
    if not what or not ships:
        return
    space = g.space().map
    flying = [n for n in ships if g.ships[n].in_orbit] or ships[:1]
    ship = by if by in ships else min(flying, key=lambda n: space.distance(square, max(0, g.ships[n].square)))
    finder = g.crew_aboard(ship)[0]
    who = g.figures[finder]
    g.put(finder, holds=(*who.holds, what))
    g.say("aurora.mission.salvaged", crew=who.name, ship=g.ships[ship].name, what=what)


# --- what comes next -------------------------------------------------------------------------------------------------
def lacks(g: Aurora, side: int) -> set[str]:
    """What a side has to get: what has to be brought, and whatever is needed before that can be had."""
    mission = g.content.mission(g.mission)
    if mission is None:
        return set()
    last = mission.goal[-1]
    if sum([g.figures[n].holds.count(last.what) for n in holders(g, side, last.what)]) >= last.count:
        return set()
    found, todo = {last.what}, [last.what]
    while todo:
        what = todo.pop()
        needed = [step.needs for step in steps(g) if step.made == what and not is_ready(g, side, step)]
        found.update(needed)
        todo += needed
    return found


def is_ready(g: Aurora, side: int, step: Step | None) -> bool:
    """Whether a side has in hand what a step needs."""
    return step is None or not step.needs or bool(holders(g, side, step.needs))


def sought(g: Aurora, side: int) -> list[int]:
    """The things on the board that a side could take or hold now to come nearer to the goal."""
    lacking = lacks(g, side)
    return [n for n, thing in enumerate(g.things) if made_of(g, thing.name) in lacking and may_be_taken(g, side, n)]


def quarry(g: Aurora, side: int) -> list[int]:
    """Whom on the surface a side has to defeat."""
    lacking = lacks(g, side)
    return [n for n, who in enumerate(g.figures) if who.is_active and trophy(g, who.name) in lacking]


def targets(g: Aurora, side: int) -> list[int]:
    """Which ships in orbit a side has to wreck."""
    lacking = lacks(g, side)
    return [n for n, card in enumerate(g.ships) if card.in_orbit and trophy(g, card.name) in lacking]

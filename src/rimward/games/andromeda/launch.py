"""A Launch turn: place a ship, activate the region, raiders, battle: andromeda.launch, andromeda.activate."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.bases import barred_base, base_action
from rimward.games.andromeda.battle import Battle
from rimward.games.andromeda.events import Peek
from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.moons import TakeTop
from rimward.games.andromeda.raiders import Strike
from rimward.games.andromeda.resources import Bound
from rimward.games.andromeda.rewards import reward
from rimward.games.andromeda.special import benefit
from rimward.games.andromeda.table.names import BAY
from rimward.games.andromeda.table.pieces import Bay
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, Value


# --- where to --------------------------------------------------------------------------------------------------------
def launches(g: Andromeda, seat: int, *, far: bool = True) -> dict[Value, Bar | None]:
    """Every type of ship in the Launch Bay, to every region; and why not. Without `far`, regions out of its range are
    left out."""
    laid, out = g.reach().laid, g.on_board(seat)
    bases: dict[int, Bar | None] = {}
    found: dict[Value, Bar | None] = {}
    for kind in g.kinds_in(BAY, seat):
        bay = g.bay_of(seat, kind)
        near = regions_near(g, bay, out)
        everywhere = far or not out or jumps(g, seat, kind)
        for region in laid if everywhere else [region for region in laid if region in near]:
            reason = barred_launch(g, seat, bay, region, out, near)
            if reason is None and is_base(g, region):
                if region not in bases:  # whatever type of ship it is
                    bases[region] = barred_base(g, seat, g.regions[region].name, region)
                reason = bases[region]
            found["launch", kind, region] = reason
    return found


def regions_near(g: Andromeda, bay: Bay, out: list[int]) -> frozenset[int]:
    """The regions within range of one of these ships, by the ways of the ship that is launched."""
    reach, voyage = g.reach(), "voyage" in bay.abilities
    places = {g.ships[ship].region for ship in out}
    return frozenset[int]().union(*[reach.within(place, bay.range, voyage) for place in places])


def is_base(g: Andromeda, region: int) -> bool:
    return g.regions[region].kind == "base"


def barred_launch(g: Andromeda, seat: int, bay: Bay, region: int, out: list[int], near: frozenset[int]) -> Bar | None:
    """andromeda.launch: why a ship of a type cannot be launched to a region, whatever is to be done there.

    `out` are the player's ships on the board, and `near` what lies within range of them.
    """
    if g.regions[region].kind == "quasar":
        return Bar("andromeda.bar.quasar", "andromeda.quasar.no-launch")
    if g.regions[region].kind == "nebula" and "voyage" not in bay.abilities:
        return Bar("andromeda.bar.voyage", "andromeda.launch.nebula-voyage", kind=bay.kind)
    if not out:
        if "attack" not in bay.abilities and g.is_occupied(region):
            return Bar("andromeda.bar.occupied", "andromeda.launch.first-region", kind=bay.kind)
        return None
    if g.ships_in(region, seat):
        return Bar("andromeda.bar.own-ship", "andromeda.launch.subsequent-not-own")
    if region not in near and not jumps(g, seat, bay.kind):
        rule, far = "andromeda.launch.subsequent-range", distance(g, seat, bay.kind, region)
        return Bar("andromeda.bar.range", rule, kind=bay.kind, range=bay.range, far=far)
    return None


def distance(g: Andromeda, seat: int, kind: str, region: int) -> int:
    """From the nearest of the player's ships on the board, by the ways of the ship that is launched."""
    voyage = "voyage" in g.bay_of(seat, kind).abilities
    return min([g.distance(g.ships[ship].region, region, voyage) for ship in g.on_board(seat)])


def reaches(g: Andromeda, seat: int, kind: str, region: int) -> bool:
    return distance(g, seat, kind, region) <= g.bay_of(seat, kind).range


def jumps(g: Andromeda, seat: int, kind: str) -> bool:
    """andromeda.ship.ability-jump: for 1 energy, as far as it likes."""
    return "jump" in g.bay_of(seat, kind).abilities and g.energy(seat) > 0


def needs_jump(g: Andromeda, seat: int, kind: str, region: int) -> bool:
    return bool(g.on_board(seat)) and not reaches(g, seat, kind, region)


# --- the turn --------------------------------------------------------------------------------------------------------
class Launch(Bound):
    """andromeda.launch.sequence"""

    CHAPTER: ClassVar[str] = "andromeda.launch"
    STEPS: ClassVar[tuple[str, ...]] = ("ship", "own", "not_own", "activate", "region", "check", "sequence")

    def __init__(self, seat: int, kind: str, target: int) -> None:
        self.seat, self.kind, self.target = seat, kind, target

    def copy(self) -> Launch:
        return self.onto(Launch(self.seat, self.kind, self.target))

    def waits(self, g: Andromeda) -> bool:
        """andromeda.launch.base-must-activate: until the base's action has begun. The Shipyard asks for nothing."""
        region, begins = g.regions[self.target], self.STEPS.index("activate")
        before = self.at < begins or (self.at == begins and g.first_rules)
        return before and region.kind == "base" and region.name != "shipyard"

    def possible(self, g: Andromeda) -> bool:
        return not self.waits(g) or barred_base(g, self.seat, g.regions[self.target].name) is None

    def ship(self, g: Andromeda, _: None) -> Next:
        jump = needs_jump(g, self.seat, self.kind, self.target)
        if jump:
            g.pay(self.seat, "energy", 1)
            g.say("andromeda.resource.paid", seat=self.seat, contents=(("energy", 1),))
        g.move(g.one_of(BAY, self.seat, self.kind), self.target)
        g.say("andromeda.launch.placed", seat=self.seat, kind=self.kind, region=self.target, jump=jump)
        return None

    def own(self, g: Andromeda, _: None) -> Next:
        return moment(g, "launched", self.seat)

    def not_own(self, g: Andromeda, _: None) -> Next:
        return moment(g, "other-launched", self.seat)

    def activate(self, g: Andromeda, _: None) -> Next:
        return Activate(self.seat, self.target)

    def region(self, g: Andromeda, _: None) -> Next:
        return moment(g, "activated", self.seat)

    def check(self, g: Andromeda, _: None) -> Next:
        return Strike(self.seat, self.target)

    def sequence(self, g: Andromeda, _: None) -> Next:
        return Battle(self.target, self.seat)


class Activate(Frame):
    """andromeda.activate: the active region, once."""

    CHAPTER: ClassVar[str] = "andromeda.activate"
    STEPS: ClassVar[tuple[str, ...]] = ("planet", "nebula", "peek")

    def __init__(self, seat: int, region: int) -> None:
        self.seat, self.region = seat, region

    def planet(self, g: Andromeda, _: None) -> Next:
        region = g.regions[self.region]
        g.say(f"andromeda.activate.{region.kind}", seat=self.seat, region=self.region)
        if region.kind == "base" and barred_base(g, self.seat, region.name) is not None:
            g.say("andromeda.base.impossible", seat=self.seat, base=region.name)  # others have taken what it needs
            return None
        if region.kind == "base":
            return base_action(self.seat, region.name)
        if region.kind == "planet":
            if g.moons_left[self.region]:
                return TakeTop(self.seat, self.region)
            planet = g.content.planets[region.name]
            return reward(self.seat, planet.under, planet.other)  # andromeda.activate.planet-empty
        if region.kind == "vortex":
            return benefit(g, self.seat, self.region)
        return None

    def nebula(self, g: Andromeda, _: None) -> Next:
        is_nebula = g.regions[self.region].kind == "nebula"
        return TakeTop(self.seat, self.region) if is_nebula and g.moons_left[self.region] else None

    def peek(self, g: Andromeda, _: None) -> Next:
        return Peek(self.seat) if g.regions[self.region].kind == "nebula" else None

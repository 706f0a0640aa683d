"""Damage and repair: andromeda.damage, andromeda.repair."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.table.names import BARGE, KINDS, SCRAPYARD, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Choose, PickSome, Value


# --- repair ----------------------------------------------------------------------------------------------------------
def repairable(g: Andromeda, seat: int) -> list[Value]:
    """andromeda.repair.choose; of ships of a type in the Scrapyard one stands for all."""
    ships: list[Value] = [("ship", g.one_of(SCRAPYARD, seat, kind)) for kind in g.kinds_in(SCRAPYARD, seat)]
    shields: list[Value] = [("shield", bay.kind) for bay in g.bays[seat] if bay.damaged]
    modules: list[Value] = [("module", number) for number in g.damaged_modules(seat)]
    return ships + shields + modules


class Repair(Frame):
    """andromeda.repair.multiple: one after the other, each as the player chooses."""

    CHAPTER: ClassVar[str] = "andromeda.repair"
    STEPS: ClassVar[tuple[str, ...]] = ("multiple", "choose", "repair")

    def __init__(self, seat: int, times: int = 1) -> None:
        self.seat, self.times = seat, times

    def multiple(self, g: Andromeda, _: None) -> Next:
        if not self.times:
            return Done()
        self.times -= 1
        return None

    def choose(self, g: Andromeda, _: None) -> Next:
        found = repairable(g, self.seat)
        if not found:  # andromeda.repair.nothing
            return Choose(self.seat, "andromeda.repair.nothing", ("vp", "decline"), passes="decline")
        return Choose(self.seat, "andromeda.repair.choose", [*found, "decline"], passes="decline")

    def repair(self, g: Andromeda, choice: Value) -> Next:
        if choice == "vp":
            g.say("andromeda.repair.nothing", seat=self.seat)
            g.score(self.seat, 1)
        elif isinstance(choice, tuple):
            repair(g, self.seat, choice)
        return Repair(self.seat, self.times) if self.times else None


def repair(g: Andromeda, seat: int, choice: tuple[str | int, ...]) -> None:
    what, which = choice
    if what == "ship":  # andromeda.repair.repair-barge
        g.move(int(which), BARGE)
        g.say("andromeda.repair.ship", seat=seat, ship=which, kind=g.ships[int(which)].kind)
    elif what == "shield":
        recharge(g, seat, str(which))
    else:
        module = g.modules[seat][int(which)]
        g.set_module(seat, int(which), module.with_damage(module.damage - 1))
        g.say("andromeda.repair.module", seat=seat, module=module.name)


def recharge(g: Andromeda, seat: int, kind: str) -> None:
    """andromeda.repair.shield: one marker of one shield icon."""
    at = KINDS.index(kind)
    bay = g.bays[seat][at]
    g.bays = put(g.bays, seat, put(g.bays[seat], at, bay.with_damage(bay.damaged - 1)))
    g.say("andromeda.repair.shield", seat=seat, kind=kind)


# --- damage ----------------------------------------------------------------------------------------------------------
class DamageShips(Frame):
    """andromeda.damage.shield-shared: ships of a type share their shield icons. Where there are too few, the owner says
    which are saved."""

    CHAPTER: ClassVar[str] = "andromeda.damage"
    STEPS: ClassVar[tuple[str, ...]] = ("shared", "shield", "ship")

    def __init__(self, seat: int, ships: tuple[int, ...], saved: tuple[int, ...] = ()) -> None:
        self.seat, self.ships, self.saved = seat, ships, saved

    def shared(self, g: Andromeda, _: None) -> Next:
        return None if self.ships else Done()

    def shield(self, g: Andromeda, _: None) -> Next:
        """Ships that stand in one place are alike; only where they stand in several there is something to choose."""
        ship = self.ships[0]
        alike = self.alike(g)
        bay = g.bay(ship)
        icons = min(bay.shields - bay.damaged, len(alike))
        places = {g.ships[other].region for other in alike}
        if 0 < icons < len(alike) and len(places) > 1:
            options = [("ship", other) for other in alike]
            return PickSome(self.seat, "andromeda.damage.shield-shared", options, at_least=icons, at_most=icons)
        return PickSome(self.seat, "andromeda.damage.shield-shared", ())

    def ship(self, g: Andromeda, picks: tuple[Value, ...]) -> Next:
        first = [int(pick[1]) for pick in picks if isinstance(pick, tuple)]
        alike = self.alike(g)
        for ship in first + [other for other in alike if other not in first]:
            g.damage_ship(ship)
        rest = tuple([other for other in self.ships if other not in alike])
        return DamageShips(self.seat, rest) if rest else None

    def alike(self, g: Andromeda) -> list[int]:
        kind = g.ships[self.ships[0]].kind
        return [other for other in self.ships if g.ships[other].kind == kind]


class DamageModule(Frame):
    """andromeda.damage.module: its owner picks an undamaged one, core modules included."""

    CHAPTER: ClassVar[str] = "andromeda.damage"
    STEPS: ClassVar[tuple[str, ...]] = ("module", "effects")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def module(self, g: Andromeda, _: None) -> Next:
        whole = [number for number, module in enumerate(g.modules[self.seat]) if not module.damage]
        if not whole:
            return Done()
        return Choose(self.seat, "andromeda.damage.module", [("module", number) for number in whole])

    def effects(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        number = choice[1]
        module = g.modules[self.seat][number]
        g.set_module(self.seat, number, module.with_damage(module.damage + 1))
        g.say("andromeda.damage.module", seat=self.seat, module=module.name)
        return None

"""What a player may do at any time: andromeda.free, and slotting moons on anybody's turn."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from rimward.games.andromeda.bases import still_able
from rimward.games.andromeda.events import is_event
from rimward.games.andromeda.moons import OPS, Abandon, GainMoon, SlotMoon, barred_slot, describe, slots
from rimward.games.andromeda.table.names import STORED, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, Option, Value, key_of
from rimward.kernel.window import turn_of


class Recruit(Frame):
    """andromeda.free.recruit-leaders: from a region with a ship of the player's to the station."""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("recruit",)

    def __init__(self, seat: int, region: int, leaders: int) -> None:
        self.seat, self.region, self.leaders = seat, region, leaders

    def recruit(self, g: Andromeda, _: None) -> Next:
        there = g.leaders[self.region]
        g.leaders = put(g.leaders, self.region, put(there, self.seat, there[self.seat] - self.leaders))
        g.station = put(g.station, self.seat, g.station[self.seat] + self.leaders)
        g.say("andromeda.free.recruited", seat=self.seat, region=self.region, leaders=self.leaders)
        return None


class TakeBonus(Frame):
    """andromeda.free.bonus-resources"""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("bonus",)

    def __init__(self, seat: int, region: int, kind: str) -> None:
        self.seat, self.region, self.kind = seat, region, kind

    def bonus(self, g: Andromeda, _: None) -> Next:
        left = [(what, amount - (what == self.kind)) for what, amount in g.bonus[self.region]]
        g.bonus = put(g.bonus, self.region, tuple([(what, amount) for what, amount in left if amount]))
        g.say("andromeda.free.bonus-taken", seat=self.seat, region=self.region, resource=self.kind)
        g.gain(self.seat, ((self.kind, 1),))
        return None


class Arrange(Frame):
    """andromeda.free.rearrange-modules: to another place of its row. A moon whose two neighbours part is gone."""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("rearrange",)

    def __init__(self, seat: int, module: int, place: int) -> None:
        self.seat, self.module, self.place = seat, module, place

    def rearrange(self, g: Andromeda, _: None) -> Next:
        modules = g.modules[self.seat]
        row = g.row(self.seat, modules[self.module].deck)
        order = [number for number in row[1:] if number != self.module]
        order.insert(self.place, self.module)
        between = {frozenset((row[at - 1], number)): modules[number].moon for at, number in enumerate(row) if at}
        lay_row(g, self.seat, row, [row[0], *order], between if modules[row[0]].deck == "industry" else None)
        g.say("andromeda.free.rearranged", seat=self.seat, module=modules[self.module].name)
        return None


def lay_row(
    g: Andromeda, seat: int, row: list[int], order: list[int], between: dict[frozenset[int], str] | None
) -> None:
    """andromeda.moon.half-slot-separate: moons lie between neighbours; `between` says which, by the old numbers."""
    old = g.modules[seat]
    kept = 0
    for at, number in enumerate(order):
        module = old[number]
        if between is not None and at:
            moon = between.get(frozenset((order[at - 1], number)), "")
            module = module.with_moon(moon, module.scored)
            kept += bool(moon)
        g.set_module(seat, row[at], module)
    for pair, moon in (between or {}).items():
        still = any([pair == frozenset(both) for both in pairwise(order)])
        if moon and not still:
            g.say("andromeda.moon.discarded", seat=seat, moon=moon)


# --- acts ------------------------------------------------------------------------------------------------------------
def is_own_turn(g: Andromeda, seat: int) -> bool:
    return turn_of(g) == seat


def candidates(g: Andromeda, seat: int) -> list[Value]:
    moons = range(len(g.moons[seat]))
    found: list[Value] = [("slot", moon, str(where)) for moon in moons for where in slots(g, seat)] if moons else []
    found += [("abandon", moon) for moon in moons]
    found += [
        ("recruit", region, number) for region, there in enumerate(g.leaders) for number in range(there[seat], 0, -1)
    ]
    found += [("bonus", region, what) for region, lying in enumerate(g.bonus) for what, _ in lying if what in STORED]
    return found + arrangements(g, seat)


def judged(g: Andromeda, seat: int) -> list[tuple[Value, Bar | None]]:
    """All candidates, each with why not. Whether a moon is needed elsewhere does not hang on the slot."""
    needed: dict[str | int, Bar | None] = {}
    found: list[tuple[Value, Bar | None]] = []
    for value in candidates(g, seat):
        reason = barred(g, seat, value)
        if reason is None and isinstance(value, tuple) and value[0] == "slot":
            moon = value[1]
            if moon not in needed:
                needed[moon] = still_able(g, seat, int(moon))
            reason = needed[moon]
        found.append((value, reason))
    return found


def arrangements(g: Andromeda, seat: int) -> list[Value]:
    """Only in the industry row does the order of modules mean anything."""
    row = g.row(seat, "industry")[1:]
    return [("arrange", number, place) for at, number in enumerate(row) for place in range(len(row)) if place != at]


def barred(g: Andromeda, seat: int, value: Value) -> Bar | None:
    """andromeda.free.any-turn: slotting a moon on anybody's turn, everything else on the player's own.

    Besides this, a moon may be needed elsewhere: see `judged`.
    """
    assert isinstance(value, tuple)  # noqa: S101 - one of candidates()
    word = value[0]
    if is_event(g) and not any([isinstance(frame, GainMoon) for frame in g.stack]):
        return Bar("andromeda.bar.event", "andromeda.event.no-actions")
    if word == "slot":
        moon = g.moons[seat][int(value[1])]
        where = value[2] if value[2] == OPS else int(value[2])
        return barred_slot(g, seat, moon, where)
    asked = any([question.seat == seat for question in g.open])
    if not is_own_turn(g, seat) and not (word == "arrange" and asked):  # andromeda.free.rearrange-modules
        return Bar("andromeda.bar.own-turn", "andromeda.free.any-turn")
    if word in ("recruit", "bonus") and not g.ships_in(int(value[1]), seat):
        if word == "recruit":
            return Bar("andromeda.bar.no-ship-there", "andromeda.free.recruit-leaders")
        return Bar("andromeda.bar.no-ship-there", "andromeda.free.bonus-resources")
    return None


def interject(g: Andromeda, seat: int, act: Value) -> Frame:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    if act[0] == "slot":
        return SlotMoon(seat, int(act[1]), str(act[2]))
    if act[0] == "abandon":
        return Abandon(seat, int(act[1]))
    if act[0] == "recruit":
        return Recruit(seat, int(act[1]), int(act[2]))
    if act[0] == "bonus":
        return TakeBonus(seat, int(act[1]), str(act[2]))
    return Arrange(seat, int(act[1]), int(act[2]))


def describe_act(g: Andromeda, seat: int, act: Value) -> Option:
    """What it is about, and the thing on the table that it belongs to."""
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    if act[0] in ("slot", "abandon"):
        return describe(g, seat, act)
    key = key_of(act)
    if act[0] == "recruit":
        return Option(key, f"region:{act[1]}", {"region": act[1], "leaders": act[2]})
    if act[0] == "bonus":
        return Option(key, f"region:{act[1]}", {"region": act[1], "resource": act[2]})
    module = g.modules[seat][int(act[1])].name
    return Option(key, f"module:{act[1]}", {"module": module, "place": int(act[2]) + 1})

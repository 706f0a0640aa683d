"""Moons: claimed, abandoned, slotted: andromeda.moon."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.marker import ShowTop
from rimward.games.andromeda.rewards import reward
from rimward.games.andromeda.table.names import CLAIMED, STORED, Contents, put, without
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Option, Value, choose_where

OPS: Final = "ops"  # the slot of Tactical Operations


# --- slots -----------------------------------------------------------------------------------------------------------
def slots(g: Andromeda, seat: int) -> list[str | int]:
    """Tactical Operations, and the modules with a slot. In the industry row, those with a whole slot on their left."""
    found: list[str | int] = [OPS]
    row = g.row(seat, "industry")
    for number, module in enumerate(g.modules[seat]):
        if module.deck == "industry":
            if number != row[0]:  # andromeda.moon.half-slots
                found.append(number)
        elif module.name in g.content.modules and g.content.modules[module.name].slot:
            found.append(number)
    return found


def is_input(g: Andromeda, seat: int, where: str | int) -> bool:
    if isinstance(where, str):
        return False
    kind = g.content.modules.get(g.modules[seat][where].name)
    return kind is not None and kind.slot == "input"


def barred_slot(g: Andromeda, seat: int, moon: str, where: str | int) -> Bar | None:
    """andromeda.moon.input-no-repair: what is paid must be resources."""
    if not is_input(g, seat, where):
        return None
    face = g.content.moons[moon]
    shown = dict((*face.gives, *face.other))
    if "repair" in shown:
        return Bar("andromeda.bar.repair-icon", "andromeda.moon.input-no-repair")
    if not any([what in STORED or what == "tactics" for what in shown]):
        return Bar("andromeda.bar.no-resource", "andromeda.moon.input-no-repair")
    return None


def slot(g: Andromeda, seat: int, moon: str, where: str | int) -> None:
    """Put a moon into a slot. The moon that was there is gone (andromeda.moon.slot-replace)."""
    if isinstance(where, str):
        old = g.operations[seat]
        g.operations = put(g.operations, seat, moon)
    else:
        module = g.modules[seat][where]
        old = module.moon
        kind = g.content.modules.get(module.name)
        points = kind.slot_vp if kind is not None and not module.scored else 0
        g.set_module(seat, where, module.with_moon(moon, 1))
    g.say("andromeda.moon.slotted", seat=seat, moon=moon, where=str(where))
    if old:
        g.say("andromeda.moon.discarded", seat=seat, moon=old)
    if not isinstance(where, str) and points:
        g.say("andromeda.moon.slot-vp", seat=seat, points=points)
        g.score(seat, points)


def output(g: Andromeda, moon: str) -> tuple[Contents, Contents]:
    """andromeda.moon.output: a slotted moon gives its resources and its repair, and no VP."""
    face = g.content.moons[moon]
    return _plain(face.gives), _plain(face.other)


def _plain(contents: Contents) -> Contents:
    return tuple([(what, amount) for what, amount in contents if what != "vp"])


def input_costs(g: Andromeda, moon: str) -> list[Contents]:
    """andromeda.moon.input-cost: the resources shown. Where the moon shows a choice, so is the cost."""
    face = g.content.moons[moon]
    shown = [face.gives, face.other] if face.other else [face.gives]
    return [tuple([(what, amount) for what, amount in each if what in STORED or what == "tactics"]) for each in shown]


# --- acts ------------------------------------------------------------------------------------------------------------
class SlotMoon(Frame):
    """andromeda.moon.slot-any-time"""

    CHAPTER: ClassVar[str] = "andromeda.moon"
    STEPS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, moon: int, where: str) -> None:
        self.seat, self.moon, self.where = seat, moon, where

    def slot(self, g: Andromeda, _: None) -> Next:
        name = g.moons[self.seat][self.moon]
        g.moons = put(g.moons, self.seat, without(g.moons[self.seat], self.moon))
        slot(g, self.seat, name, self.where if self.where == OPS else int(self.where))
        return None


class Abandon(Frame):
    """andromeda.free.abandon-moon: for the resources, VP and repair on it."""

    CHAPTER: ClassVar[str] = "andromeda.free"
    STEPS: ClassVar[tuple[str, ...]] = ("abandon", "moon")

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def abandon(self, g: Andromeda, _: None) -> Next:
        name = g.moons[self.seat][self.number]
        g.moons = put(g.moons, self.seat, without(g.moons[self.seat], self.number))
        g.say("andromeda.moon.abandoned", seat=self.seat, moon=name)
        face = g.content.moons[name]
        return reward(self.seat, face.gives, face.other)

    def moon(self, g: Andromeda, _: None) -> Next:
        return None


# --- gaining moons ---------------------------------------------------------------------------------------------------
class GainMoon(Frame):
    """andromeda.moon.limit: to the claimed moons first. Above the limit, room is made at once, or it is gone.

    `own` says whether it is the player's own turn, `told` whether everybody has heard of the moon.
    """

    CHAPTER: ClassVar[str] = "andromeda.moon"
    STEPS: ClassVar[tuple[str, ...]] = ("limit", "over", "benefit")

    def __init__(self, seat: int, moon: str, own: bool, told: bool = False) -> None:
        self.seat, self.moon, self.own, self.told = seat, moon, own, told

    def limit(self, g: Andromeda, _: None) -> Next:
        if not self.told:
            g.say("andromeda.moon.gained", seat=self.seat, moon=self.moon)
        g.moons = put(g.moons, self.seat, (*g.moons[self.seat], self.moon))
        return Done() if len(g.moons[self.seat]) <= CLAIMED else None

    def over(self, g: Andromeda, _: None) -> Next:
        """The new moon lies last. Nothing else can be done before there is room."""
        if len(g.moons[self.seat]) <= CLAIMED:  # an act made room
            return Done()
        away = "abandon" if self.own else "discard"
        code = "andromeda.moon.over-limit-own-turn" if self.own else "andromeda.moon.over-limit-other-turn"
        candidates: list[Value] = [(away, number) for number in range(len(g.moons[self.seat]))]
        candidates += [
            ("slot", number, where) for number in range(len(g.moons[self.seat])) for where in slots(g, self.seat)
        ]
        return choose_where(
            self.seat,
            code,
            candidates,
            lambda value: barred(g, self.seat, value),
            always=("decline",),
            passes="decline",
        )

    def benefit(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            discard(g, self.seat, len(g.moons[self.seat]) - 1)
            return Done()
        if choice[0] == "abandon":
            return Abandon(self.seat, int(choice[1]))
        if choice[0] == "discard":
            discard(g, self.seat, int(choice[1]))
            return Done()
        return SlotMoon(self.seat, int(choice[1]), str(choice[2]))


def barred(g: Andromeda, seat: int, value: Value) -> Bar | None:
    if isinstance(value, tuple) and value[0] == "slot":
        return barred_slot(g, seat, g.moons[seat][int(value[1])], value[2])
    return None


def discard(g: Andromeda, seat: int, number: int) -> None:
    name = g.moons[seat][number]
    g.moons = put(g.moons, seat, without(g.moons[seat], number))
    g.say("andromeda.moon.discarded", seat=seat, moon=name)


class TakeTop(Frame):
    """andromeda.activate.planet-moon, .nebula-moon: the moon on top; the next of the stack shows."""

    CHAPTER: ClassVar[str] = "andromeda.activate"
    STEPS: ClassVar[tuple[str, ...]] = ("planet", "moon", "once")

    def __init__(self, seat: int, region: int, top: str = "") -> None:
        self.seat, self.region, self.top = seat, region, top

    def planet(self, g: Andromeda, _: None) -> Next:
        self.top = g.tops[self.region]
        g.tops = put(g.tops, self.region, "")
        g.moons_left = put(g.moons_left, self.region, g.moons_left[self.region] - 1)
        if not g.first_numbers:  # tables of version 1 tell of the next moon first
            g.say("andromeda.moon.gained", seat=self.seat, moon=self.top)
        return ShowTop(self.region)

    def moon(self, g: Andromeda, _: None) -> Next:
        return GainMoon(self.seat, self.top, True, told=not g.first_numbers)

    def once(self, g: Andromeda, _: None) -> Next:
        return None


def describe(g: Andromeda, seat: int, value: tuple[str | int, ...]) -> Option:
    """An act with a moon: which, and what it shows."""
    name = g.moons[seat][int(value[1])]
    about: dict[str, int | str] = {"moon": name}
    key = f"{value[0]}:{','.join(map(str, value[1:]))}"
    if value[0] == "slot":
        about["where"] = place_name(g, seat, value[2])
    return Option(key, f"moon:{value[1]}", about)


def place_name(g: Andromeda, seat: int, where: str | int) -> str:
    return OPS if where == OPS else g.modules[seat][int(where)].name

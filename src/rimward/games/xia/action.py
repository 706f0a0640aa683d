"""xia.action: the Action Phase, and which Actions there are."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.fight import combat
from rimward.games.xia.flight import choices, move
from rimward.games.xia.flight.rescue import Rescue, bar_rescue, bar_stranded
from rimward.games.xia.table.state import Xia, abilities, exhausted
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Choose, Value
from rimward.kernel.window import reaction_for, subscribed

WINDOW: Final = "action"  # where Ability Cards that are Actions subscribe


class ActionPhase(Frame):
    """xia.action.unlimited: any Actions in any order, until the player ends the phase."""

    CHAPTER: ClassVar[str] = "xia.action"
    STEPS: ClassVar[tuple[str, ...]] = ("list", "procedure")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> ActionPhase:
        return self.onto(ActionPhase(self.seat))

    def list(self, g: Xia, _: None) -> Next:
        seat = self.seat
        return Choose(seat, "xia.action.list", possible(g, seat), why=lambda: barred(g, seat), passes="end")

    def procedure(self, g: Xia, act: Value) -> Next:
        if act == "end":
            return Done()
        card = act in g.zones[abilities(self.seat)].faces
        return (reaction_for(g, WINDOW, self.seat, act) if card else begin(g, self.seat, act)).then("list")


def acts(g: Xia, seat: int) -> tuple[Value, ...]:
    """xia.action.list; a Blind Jump is part of a Move (xia.action.minor-during-move)."""
    engines = [outfit for outfit in g.ships[seat].outfits if outfit.kind == "engine"]
    return (
        *(("engine", use) for outfit in engines for use in outfit.uses),
        "impulse",
        "attack",
        *choices.IN_SPACE,
        *(("rescue", other) for other in g.others_on_board(seat)),
    )


def possible(g: Xia, seat: int) -> list[Value]:
    """Those of `acts` and of the cards that nothing bars, and `end`. What cannot be is not even judged."""
    ship, space = g.ships[seat], g.space_of(seat)
    found: list[Value] = []
    if ship.armed:
        found += [("engine", use) for use in ship.free_uses("engine")]
    if ship.impulse_ready:
        found.append("impulse")
    if ship.armed and combat.targets(g, seat, space):
        found.append("attack")
    for act in choices.hopeful(g, seat, g.map.numbers[space]):
        if choices.bar_in_space(g, seat, act, space) is None:
            found.append(act)
    for other in choices.victims(g, seat):
        if bar(g, seat, ("rescue", other)) is None:
            found.append(("rescue", other))
    if g.zones.by_name[abilities(seat)].faces:
        for card, kind in subscribed(g, WINDOW, abilities(seat)).items():
            if kind.bar(g, seat) is None:
                found.append(card)
    found.append("end")
    return found


def barred(g: Xia, seat: int) -> list[tuple[Value, Bar]]:
    """All others, and why."""
    ready, spent = subscribed(g, WINDOW, abilities(seat)), subscribed(g, WINDOW, exhausted(seat))
    found: list[tuple[Value, Bar | None]] = [(act, bar(g, seat, act)) for act in acts(g, seat)]
    found += [(card, kind.bar(g, seat)) for card, kind in ready.items()]
    found += [(card, Bar("xia.bar.exhausted", "xia.ability.exhaust")) for card in spent]
    return [(act, why) for act, why in found if why is not None]


def bar(g: Xia, seat: int, act: Value) -> Bar | None:
    if act == "impulse":
        return move.bar_move(g, seat, act)
    if isinstance(act, str) and act in choices.IN_SPACE:
        return choices.bar_in_space(g, seat, act, g.space_of(seat))
    stranded = bar_stranded(g, seat)
    if stranded is not None:
        return stranded
    if isinstance(act, tuple):
        rescues = act[0] == "rescue"
        return bar_rescue(g, seat, int(act[1]), g.space_of(seat)) if rescues else move.bar_move(g, seat, act)
    return combat.bar_attack(g, seat, g.space_of(seat))


def begin(g: Xia, seat: int, act: Value) -> Frame:
    if act == "attack":
        return combat.Attack(seat)
    if isinstance(act, str) and act in choices.IN_SPACE:
        return move.begin_in_space(g, seat, act, g.space_of(seat))
    if isinstance(act, tuple) and act[0] == "rescue":
        return Rescue(seat, int(act[1]))
    return move.begin(g, seat, act)

"""xia.action: the Action Phase, and which Actions there are."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia import combat, move
from rimward.games.xia.rescue import Rescue, bar_rescue, bar_stranded
from rimward.games.xia.state import Xia, abilities, exhausted
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Value, choose_where
from rimward.kernel.window import made, subscribed

WINDOW: Final = "action"  # where Ability Cards that are Actions subscribe


class ActionPhase(Frame):
    """xia.action.unlimited: any Actions in any order, until the player ends the phase."""

    CHAPTER: ClassVar[str] = "xia.action"
    STEPS: ClassVar[tuple[str, ...]] = ("list", "procedure")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def list(self, g: Xia, _: None) -> Next:
        seat, ready = self.seat, subscribed(g, WINDOW, abilities(self.seat))
        spent = subscribed(g, WINDOW, exhausted(seat))

        def why_not(act: Value) -> Bar | None:
            if act in spent:
                return Bar("xia.bar.exhausted", "xia.ability.exhaust")
            return ready[str(act)].bar(g, seat) if act in ready else bar(g, seat, act)

        candidates = (*acts(g, seat), *ready, *spent)
        never = move.hopeless(g, seat)
        return choose_where(seat, "xia.action.list", candidates, why_not, always=("end",), never=never, quiet=True)

    def procedure(self, g: Xia, act: Value) -> Next:
        if act == "end":
            return Done()
        card = act in g.zones[abilities(self.seat)].faces
        return (made(g, WINDOW, self.seat, act) if card else begin(g, self.seat, act)).then("list")


def acts(g: Xia, seat: int) -> tuple[Value, ...]:
    """xia.action.list; a Blind Jump is part of a Move (xia.action.minor-during-move)."""
    engines = [outfit for outfit in g.ships[seat].outfits if outfit.kind == "engine"]
    return (
        *(("engine", use) for outfit in engines for use in outfit.uses),
        "impulse",
        "attack",
        *move.IN_SPACE,
        *(("rescue", other) for other in g.others_on_board(seat)),
    )


def bar(g: Xia, seat: int, act: Value) -> Bar | None:
    if act == "impulse":
        return move.bar_move(g, seat, act)
    if isinstance(act, str) and act in move.IN_SPACE:
        return move.bar_in_space(g, seat, act, g.space_of(seat))
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
    if isinstance(act, str) and act in move.IN_SPACE:
        return move.begin_in_space(g, seat, act, g.space_of(seat))
    if isinstance(act, tuple) and act[0] == "rescue":
        return Rescue(seat, int(act[1]))
    return move.begin(g, seat, act)

"""xia.rescue and xia.stranded: Energy for a ship that has none."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Frame, Next
from rimward.kernel.question import Bar, Choose

NEEDED: Final = 3  # xia.rescue.conditions
GIVEN: Final = 2  # xia.rescue.transfer


def bar_stranded(g: Xia, seat: int) -> Bar | None:
    """xia.stranded.limits: of any Action but Impulse and the Minor ones. What was paid before is carried out."""
    return Bar("xia.bar.stranded", "xia.stranded.limits") if g.ships[seat].stranded else None


def bar_rescue(g: Xia, seat: int, target: int, space: Hex) -> Bar | None:
    """xia.rescue.conditions, for a ship in a space; Line of Sight is not one of them."""
    if g.ships[target].npc:
        return Bar("xia.bar.npc", "xia.rescue.players-only")
    if not g.ships[target].stranded:
        return Bar("xia.bar.not-stranded", "xia.stranded.definition")
    if not g.map.adjacent(g.map.numbers[space], g.number_of(target)):
        return Bar("xia.bar.adjacent", "xia.rescue.conditions")
    if g.ships[seat].energy < NEEDED:
        return Bar("xia.bar.energy", "xia.rescue.conditions", energy=g.ships[seat].energy, needed=NEEDED)
    return None


class Rescue(Frame):
    """xia.rescue.transfer: nobody asks the one who is rescued (xia.rescue.no-refusal)."""

    CHAPTER: ClassVar[str] = "xia.rescue"
    STEPS: ClassVar[tuple[str, ...]] = ("transfer", "arm", "arm_now")

    def __init__(self, ship: int, target: int) -> None:
        self.ship, self.target = ship, target

    def transfer(self, g: Xia, _: None) -> Next:
        rescued = g.ships[self.target]
        g.ships[self.ship].energy -= GIVEN
        rescued.energy = min(rescued.energy + GIVEN, rescued.meter)  # xia.energy.cap
        g.say("xia.rescue.transfer", ship=self.ship, target=self.target, energy=GIVEN)
        return GainFame(self.ship, 1, "xia.fame.kindness")

    def arm(self, g: Xia, _: None) -> Next:
        rescued = g.ships[self.target]
        most = min(GIVEN, rescued.energy, rescued.disarmed)
        options = [("arm", markers) for markers in range(most, -1, -1)]
        return Choose(rescued.seat, "xia.rescue.arm-now", options, passes=("arm", 0))

    def arm_now(self, g: Xia, choice: tuple[str, int]) -> Next:
        rescued, markers = g.ships[self.target], choice[1]
        rescued.energy, rescued.disarmed = rescued.energy - markers, rescued.disarmed - markers
        rescued.armed += markers
        g.say("xia.rescue.arm-now", ship=self.target, markers=markers)
        return None

"""xia.status: the four steps that end a turn."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.xia.renown import progress, skills, titles
from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Choose


class StatusPhase(Frame):
    """xia.status.order"""

    CHAPTER: ClassVar[str] = "xia.status"
    STEPS: ClassVar[tuple[str, ...]] = ("claim", "titles", "refresh", "arm", "arm_free")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def claim(self, g: Xia, _: None) -> Next:
        """Fame is counted when it is earned (xia.fame.immediate); what is left to claim comes with the Titles."""
        progress.watch(g)
        return titles.ClaimTitles(self.seat) if titles.claimable(g, self.seat) else None

    def titles(self, g: Xia, _: None) -> Next:
        return titles.DrawTitles() if titles.due(g) > 0 else None

    def refresh(self, g: Xia, _: None) -> Next:
        """xia.ability.refresh, and the Impulse Token face up."""
        g.refresh(self.seat)
        g.ships[self.seat].impulse_ready = True
        return None

    def arm(self, g: Xia, _: None) -> Next:
        """How many: one marker is as good as another."""
        if not self.spent(g):
            return Done()
        options = [("arm", number) for number in range(self.most(g), -1, -1)]
        return Choose(self.seat, "xia.status.arm", options, passes=("arm", 0))

    def spent(self, g: Xia) -> int:
        ship = g.ships[self.seat]
        return len(ship.markers) + ship.disarmed

    def most(self, g: Xia) -> int:
        """As many as the ship has Energy for."""
        spent, bonus = self.spent(g), skills.bonus(g, self.seat, "arm")
        return spent if self.is_free(g) else min(spent, g.ships[self.seat].energy + bonus)

    def is_free(self, g: Xia) -> bool:
        """xia.status.arm-free"""
        return bool(g.planet_of(self.seat))

    def cost(self, g: Xia, markers: int) -> int:
        return 0 if self.is_free(g) else max(0, markers - skills.bonus(g, self.seat, "arm"))

    def arm_free(self, g: Xia, choice: tuple[str, int]) -> Next:
        """For 1 Energy each unless it is free; those left on Outfits go to Disarmed."""
        ship, armed = g.ships[self.seat], choice[1]
        cost = self.cost(g, armed)
        ship.energy -= cost
        ship.armed, ship.disarmed = ship.armed + armed, len(ship.markers) + ship.disarmed - armed
        ship.markers = ()
        g.say("xia.status.arm", seat=self.seat, armed=armed, energy=cost)
        return None

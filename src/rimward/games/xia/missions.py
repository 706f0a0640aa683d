"""xia.mission: Payments that wait for a sector. Drawing, doing and delivering come with the rest of the chapter."""

from __future__ import annotations

from rimward.games.xia.state import MISSIONS_OUT, Xia, mission, replaced
from rimward.kernel.zone import Ref

WAITING = -1  # xia.mission.shuttle-unrevealed: picked up, and the Delivery sector is not on the board


class Delivery:
    """A Mission paid by distance: where it picks up and delivers, and the Payment for 1-2, 3-4 and 5+ sectors."""

    __slots__ = ("payment", "pickup", "to")

    def __init__(self, pickup: str, to: str, payment: tuple[int, int, int]) -> None:
        self.pickup, self.to, self.payment = pickup, to, payment


CARDS: dict[str, Delivery] = {  # the known Shuttle and Smuggler cards
    "027": Delivery("tk-421", "tigris-gate", (2000, 3000, 4000)),
    "063": Delivery("red-gulch", "loath", (4000, 5000, 6000)),
}


def fix_payments(g: Xia) -> None:
    """xia.mission.shuttle-unrevealed: worked out the moment it can be, and never again (xia.mission.payment-fixed)."""
    for seat in range(g.seats):
        if g.payments[seat] != WAITING:
            continue
        card = CARDS[g.zones.face(mission(seat), 0)]
        distance = g.map.flyable_distance(card.pickup, card.to)
        if distance is not None:
            payment = card.payment[min((distance - 1) // 2, 2)]
            g.payments = replaced(g.payments, seat, payment)
            g.say("xia.mission.shuttle-payment", seat=seat, card=Ref(mission(seat), 0), payment=payment)


def discard(g: Xia, seat: int) -> None:
    """The Active Mission to the discard pile, face up, and any Payment on it back to the bank."""
    while g.zones.size(mission(seat)):
        place = g.zones.move(mission(seat), 0, MISSIONS_OUT, sees=g.zones.everyone)
        g.say("xia.death.missions", seat=seat, card=Ref(MISSIONS_OUT, place))
    g.payments = replaced(g.payments, seat, 0)

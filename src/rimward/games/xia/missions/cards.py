"""xia.mission: a player's Active Mission, what it asks for and what it pays.

A card that is face down is read here for its owner's options and for what happens to its owner; only `reveal` and
`discard` show it.
"""

from __future__ import annotations

from typing import Final

from rimward.games.xia.table.content import Content, MissionKind
from rimward.games.xia.table.entries import NPCS
from rimward.games.xia.table.state import MISSIONS_OUT, Xia, mission, replaced
from rimward.kernel.zone import Ref

WAITING: Final = -1  # xia.mission.shuttle-unrevealed: picked up, and the Delivery sector is not on the board
CRIME: Final = 1000  # xia.mission.failed

# By distance, for 1-2, 3-4 and 5 or more sectors: xia.mission.shuttle-payment, xia.mission.smuggler-pickup
BY_DISTANCE: Final = {"shuttle": (2000, 3000, 4000), "smuggler": (4000, 5000, 6000)}
# From this d20 result on, so much; nothing is a failure: xia.mission.research-roll, .bounty-hunter-roll, .thief-steal
BY_ROLL: Final = {
    "research": ((1, 1000), (6, 2000), (11, 3000), (18, 5000)),
    "bounty-hunter": ((1, 2000), (8, 3000), (15, 5000)),
    "thief": ((1, 0), (6, 3000), (13, 4000), (18, 5000)),
}
# By the target's tier, with the Bounty for completing it: xia.mission.assassin-payment
BY_TIER: Final = {1: (4000, 1000), 2: (5000, 1000), 3: (6000, 2000)}
NPC_TIERS: Final = {"merchant": 1, "scoundrel": 1, "enforcer": 2}


# --- which cards there are -------------------------------------------------------------------------------------------
def deck(box: Content, npcs: bool) -> tuple[str, ...]:
    """xia.first-game.no-npcs: without NPCs their Missions are not in the deck."""
    cards = box.missions.values()
    return tuple([card.name for card in cards if npcs or card.target not in NPCS])


def active(g: Xia, seat: int) -> MissionKind | None:
    zone = g.zones[mission(seat)]
    return g.content.missions[zone.faces[0]] if zone.faces else None


def is_revealed(g: Xia, seat: int) -> bool:
    """Whether everybody sees a seat's Active Mission; False without one."""
    return g.zones[mission(seat)].masks == (g.zones.everyone,)


def target_of(g: Xia, seat: int, card: MissionKind) -> int | None:
    """xia.mission.thief-target, .assassin-target: the ship that a card means for this seat, if there is one."""
    if card.target == "left":
        return (seat + 1) % g.seats
    if card.target == "right":
        return (seat - 1) % g.seats
    return next((number for number, ship in enumerate(g.ships) if ship.npc and ship.npc == card.target), None)


# --- what they pay ---------------------------------------------------------------------------------------------------
def by_distance(g: Xia, card: MissionKind) -> int:
    """xia.mission.flyable-distance: the Payment as the tiles lie now, or WAITING."""
    distance = g.map.flyable_distance(card.place, card.deliver)
    return WAITING if distance is None else BY_DISTANCE[card.type][min((distance - 1) // 2, 2)]


def due(g: Xia, seat: int) -> int:
    """What completing the Active Mission pays: what lies on it or, while that waits, the least that the card names."""
    card, payment = active(g, seat), g.payments[seat]
    return BY_DISTANCE[card.type][0] if card is not None and payment == WAITING else payment


def by_roll(card: MissionKind, roll: int) -> int:
    return [payment for least, payment in BY_ROLL[card.type] if roll >= least][-1]


def tier_of(g: Xia, ship: int) -> int:
    npc = g.ships[ship].npc
    return NPC_TIERS[npc] if npc else g.ships[ship].tier


def reveal(g: Xia, seat: int, payment: int, crime: int = 0) -> None:
    """xia.mission.reveal: face up, with the Payment on it and the Bounty that completing it will bring."""
    g.zones.reveal(mission(seat), 0)
    g.payments = replaced(g.payments, seat, payment)
    g.crimes = replaced(g.crimes, seat, crime)
    g.say("xia.mission.reveal", seat=seat, card=Ref(mission(seat), 0), payment=payment)


def fix_payments(g: Xia) -> None:
    """xia.mission.shuttle-unrevealed: worked out the moment it can be, and never again (xia.mission.payment-fixed)."""
    for seat in range(g.seats):
        card = active(g, seat)
        if card is None or g.payments[seat] != WAITING:
            continue
        payment = by_distance(g, card)
        if payment != WAITING:
            g.payments = replaced(g.payments, seat, payment)
            g.say("xia.mission.shuttle-payment", seat=seat, card=Ref(mission(seat), 0), payment=payment)


def discard(g: Xia, seat: int, rule: str = "xia.death.missions") -> None:
    """The Active Mission to the discard pile, face up, and any Payment on it back to the bank."""
    while g.zones.size(mission(seat)):
        place = g.zones.move(mission(seat), 0, MISSIONS_OUT, sees=g.zones.everyone)
        g.say(rule, seat=seat, card=Ref(MISSIONS_OUT, place))
    unpaid(g, seat)


def unpaid(g: Xia, seat: int) -> None:
    """A seat's Active Mission has nothing left on it."""
    g.payments = replaced(g.payments, seat, 0)
    g.crimes = replaced(g.crimes, seat, 0)


def failed(g: Xia, seat: int) -> None:
    """xia.mission.failed, xia.bounty.crime"""
    discard(g, seat, "xia.mission.failed")
    g.add_bounty(seat, CRIME, "xia.bounty.crime")

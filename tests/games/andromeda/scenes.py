"""Tables of Andromeda's Edge in words, each with a battle ready for `Match.scenario` that ends by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rimward.games.andromeda import GAME
from rimward.games.andromeda.battle import Battle
from rimward.games.andromeda.table.names import (
    DECK,
    DISCARD,
    PLAYED,
    STORED,
    ability,
    developed,
    hand,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.pieces import BAYS, Bay, Development, Raider, Region, Ship
from rimward.games.andromeda.table.state import Andromeda

YELLOW, BLUE, GREEN, PURPLE = range(4)
HERE, NEXT, FAR, BASE, NEBULA, BEYOND, REMOTE = range(7)  # FAR and BEYOND lie two away from HERE, REMOTE three
MAP = (
    Region("planet", (NEXT, BASE, NEBULA)),
    Region("planet", (HERE, FAR)),
    Region("planet", (NEXT, REMOTE)),
    Region("base", (HERE, BEYOND)),
    Region("nebula", (HERE, REMOTE)),
    Region("planet", (BASE,)),
    Region("planet", (FAR, NEBULA)),
)
CARDS = ("hailing-frequencies", "jamming-burst", "sabotage") * 2
ONE_CREDIT, TWO_TITANIUM = "industry-purse", "industry-two"

Placed = tuple[int, str, int]


def table(
    *ships: Placed,
    seats: int = 2,
    raider: Raider | None = None,
    energy: Mapping[int, int] | None = None,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    bays: Mapping[int, tuple[Bay, ...]] | None = None,
    developments: tuple[Development, ...] = (),
    moons: Mapping[int, tuple[str, ...]] | None = None,
    operations: Mapping[int, str] | None = None,
    active: int = YELLOW,
    region: int = HERE,
) -> Andromeda:
    """A battle. What is said by seat is nothing for all others; hands are dealt from six cards in all."""
    every = range(seats)
    stock = tuple(tuple((energy or {}).get(s, 0) if kind == "energy" else 0 for kind in STORED) for s in every)
    g = Andromeda(
        seats,
        MAP,
        tuple((bays or {}).get(seat, BAYS) for seat in every),
        tuple(Ship(*ship) for ship in ships),
        (raider,) if raider else (),
        developments,
        stock,
        moons=tuple((moons or {}).get(seat, ()) for seat in every),
        operations=tuple((operations or {}).get(seat, "") for seat in every),
    )
    deck = list(CARDS)
    for seat in every:
        g.zones.add(hand(seat), "tactics")
        for face in (hands or {}).get(seat, ()):
            deck.remove(face)
            g.zones.put(hand(seat), face, 1 << seat)
    g.zones.add(DECK, "tactics", tuple(deck))
    g.zones.add(DISCARD, "tactics")
    g.zones.add(PLAYED, "tactics")
    for seat in every:
        g.zones.add(sustain(seat), "tactics")
        g.zones.add(ability(seat), "ability")
        g.zones.add(tokens(seat), "discovery")
        g.zones.add(developed(seat), "development")
    GAME.at_table(g)
    g.stack = [Battle(region, active)]
    return g


def abductor() -> Raider:
    """The Saucerian Abductor; its class, weapons and reward are designed."""
    return Raider("saucerian-abductor", "A", 2, 3, (("vp", 2), ("credit", 1)), (HERE,))


def swarm(raiders: int = 4, weapons: int = 2) -> Raider:
    return Raider("vorticon-strikers", "S", 1, weapons, (("vp", 1), ("ice", 1)), (HERE,) * raiders)


def armed(weapons: int, targeting: int = 0) -> tuple[Bay, ...]:
    """A Launch Bay whose transports have so many weapons."""
    return (Bay("transport", 1, weapons, targeting=targeting), *BAYS[1:])


def dice(*counts: int, raider: int = 0) -> Andromeda:
    """One ship for each player, with so many dice, and a raider with so many."""
    ships: list[Placed] = [(seat, "transport", HERE) for seat in range(len(counts))]
    bays = {seat: armed(count) for seat, count in enumerate(counts)}
    card = Raider("saucerian-abductor", "A", 2, raider, (("vp", 2),), (HERE,)) if raider else None
    return table(*ships, seats=len(counts), bays=bays, raider=card)


BOOK: tuple[Placed, ...] = (
    (YELLOW, "transport", HERE),
    (YELLOW, "transport", NEXT),
    (YELLOW, "heavy-cruiser", FAR),
    (BLUE, "transport", BASE),
    (BLUE, "fighter", BEYOND),
)
OBELISK = (Development(YELLOW, "obelisk", NEXT),)


def book(hands: Mapping[int, tuple[str, ...]] | None = None) -> Andromeda:
    """The battle example of the book, from escalation on."""
    return table(
        *BOOK,
        raider=abductor(),
        energy={YELLOW: 1, BLUE: 2},
        hands=hands,
        developments=OBELISK,
        operations={YELLOW: ONE_CREDIT},
    )


def hailing(blue: str = "hailing-frequencies") -> Andromeda:
    """The same with cards in hands; blue's is the book's unless another is named."""
    return book({YELLOW: ("sabotage",), BLUE: (blue,)})


def third() -> Andromeda:
    """Green, not involved, has a fighter and a heavy cruiser near enough and another transport that is not."""
    return table(
        *BOOK,
        (GREEN, "fighter", FAR),
        (GREEN, "heavy-cruiser", REMOTE),
        (GREEN, "transport", REMOTE),
        seats=3,
        raider=abductor(),
        energy={YELLOW: 1, BLUE: 2, GREEN: 3},
        developments=OBELISK,
        operations={YELLOW: ONE_CREDIT},
        hands={GREEN: ("jamming-burst",)},
    )


def last_ship() -> Andromeda:
    """Yellow has one ship without shields here, and blue can sabotage it; green only looks on."""
    return table(
        (YELLOW, "transport", HERE),
        (BLUE, "transport", HERE),
        (GREEN, "transport", REMOTE),
        seats=3,
        hands={YELLOW: ("jamming-burst",), BLUE: ("sabotage", "hailing-frequencies"), GREEN: ("jamming-burst",)},
        energy={YELLOW: 2, BLUE: 2},
    )


def four_against_swarm() -> Andromeda:
    """Everybody here, with moons to slot, against four S-class raiders; purple's only ship is unarmed."""
    return table(
        (YELLOW, "transport", HERE),
        (BLUE, "heavy-cruiser", HERE),
        (GREEN, "fighter", HERE),
        (PURPLE, "science-vessel", HERE),
        (PURPLE, "science-vessel", NEBULA),
        seats=4,
        raider=swarm(),
        energy={YELLOW: 6, GREEN: 1},
        moons={YELLOW: (ONE_CREDIT, TWO_TITANIUM), PURPLE: ("drifting-sun",)},
        operations={BLUE: ONE_CREDIT},
        hands={BLUE: ("jamming-burst",), PURPLE: ("hailing-frequencies", "sabotage")},
        active=BLUE,
    )


SCENES: dict[str, Callable[[], Andromeda]] = {
    "book": book,
    "hailing": hailing,
    "third": third,
    "last-ship": last_ship,
    "four-against-swarm": four_against_swarm,
}

"""Words that every chapter of Andromeda's Edge shares: resources, tracks, ships, places and zones."""

from __future__ import annotations

from typing import Final, TypeVar

Contents = tuple[tuple[str, int], ...]  # of a moon, a cost or a reward: (("vp", 2), ("credit", 1))

STORED: Final = ("titanium", "nanocarbon", "ice", "credit", "energy")
"""andromeda.resource.kinds that lie in storage. Tactics cards are the sixth; they lie in hands."""
STORE_OF: Final = {what: place for place, what in enumerate(STORED)}
TRACKS: Final = ("science", "industry", "supremacy", "commerce", "civilization")
TRACK_OF: Final = {track: place for place, track in enumerate(TRACKS)}
DECKS: Final = ("science", "industry", "commerce", "civilization")  # andromeda.module.types
DEVELOPMENTS: Final = {
    "observatory": "science",
    "factory": "industry",
    "obelisk": "supremacy",
    "spaceport": "commerce",
    "city": "civilization",
}
"""andromeda.development.types: the progress track of each."""
BUILT_ON: Final = {track: kind for kind, track in DEVELOPMENTS.items()}
SHIPS: Final = ("transport",) * 6 + ("fighter", "science-vessel", "heavy-cruiser")  # andromeda.player.materials
KINDS: Final = ("transport", "fighter", "science-vessel", "heavy-cruiser")
SPECIAL: Final = ("quasar", "vortex")  # kinds of region: andromeda.special.choice
BASES: Final = ("monolith", "trade-hub", "maximus", "odessa", "shipyard", "development-office")
CORES: Final = {
    "primary-reactor": "science",
    "shipwright": "industry",
    "treasury": "commerce",
    "architect": "civilization",
}
LETTERS: Final = ("A", "B", "C", "D")
ANY: Final = "any"  # in a cost: any resource

# --- places of ships that are no region ------------------------------------------------------------------------------
SCRAPYARD: Final = -1  # its top area
BAY: Final = -2
BARGE: Final = -3  # the Repair Barge
MODULE: Final = -4  # on a module, during a Return to Station
SUPPLY: Final = -5  # not built
SETTLED: Final = -6  # part of a development for good

# --- limits that the book prints -------------------------------------------------------------------------------------
CLAIMED: Final = 4  # andromeda.moon.limit
MOST_DICE: Final = 6  # andromeda.battle.dice-limit
MOST_TARGETING: Final = 5  # andromeda.battle.targeting-value
HAND: Final = 5  # andromeda.tactics.hand-limit
SWARM: Final = 4  # andromeda.raider.supply-s-class
NEBULAE: Final = 6

# --- zones -----------------------------------------------------------------------------------------------------------
DECK: Final = "tactics"
DISCARD: Final = "tactics:discard"
PLAYED: Final = "tactics:played"
PLANETS: Final = "planets"
PLANETS_OUT: Final = "planets:open"
EVENTS: Final = "events"
EVENTS_DONE: Final = "events:done"
EVENT_NOW: Final = "events:now"
SEATS: Final = 4
T = TypeVar("T")


def _of_seats(word: str) -> tuple[str, ...]:
    return tuple([f"{word}:{seat}" for seat in range(SEATS)])


_HAND: Final = _of_seats("hand")
_SUSTAIN: Final = _of_seats("sustain")
_ABILITY: Final = _of_seats("ability")
_TOKENS: Final = _of_seats("tokens")
_CARDS: Final = _of_seats("developed")
_PEEK: Final = _of_seats("peek")
_DEALT: Final = _of_seats("factions")
_DESTINY: Final = _of_seats("destiny")


def hand(seat: int) -> str:
    """A seat's tactics cards."""
    return _HAND[seat]


def sustain(seat: int) -> str:
    """Its sustain cards in play."""
    return _SUSTAIN[seat]


def ability(seat: int) -> str:
    """Its faction, face up: each ability is a card of its own."""
    return _ABILITY[seat]


def tokens(seat: int) -> str:
    """Its discovery tokens, known to it alone."""
    return _TOKENS[seat]


def developed(seat: int) -> str:
    """Its development cards that lie face up. Those that were used lie in `Andromeda.used`."""
    return _CARDS[seat]


def peek(seat: int) -> str:
    """Event cards that it is looking at."""
    return _PEEK[seat]


_REACTING: Final = tuple(zip(_HAND, _SUSTAIN, _ABILITY, _TOKENS, _CARDS, strict=True))


def reacting(seat: int) -> tuple[str, ...]:
    """All zones with cards that it can use."""
    return _REACTING[seat]


def dealt(seat: int) -> str:
    """The faction cards that it chooses from."""
    return _DEALT[seat]


def destiny(seat: int) -> str:
    """The destiny card that it keeps, known to it alone; while it chooses, both."""
    return _DESTINY[seat]


def moon_pile(color: str) -> str:
    """The moons of a colour that nobody has seen: under the top of a stack, or in reserve. It makes no difference."""
    return f"moons:{color}"


def moons_out(color: str) -> str:
    return f"moons:{color}:open"


def module_pile(deck: str) -> str:
    return f"modules:{deck}"


def market(deck: str) -> str:
    """The column under a deck; the first is the one at the bottom, which is the cheapest."""
    return f"market:{deck}"


def modules_out(deck: str) -> str:
    """Those that players have gained."""
    return f"modules:{deck}:gained"


def discovery(stack: str) -> str:
    """`first` and `second` lie on the science track, `observatory` above it; `rest` is out of the game."""
    return f"discovery:{stack}"


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])


def without(values: tuple[T, ...], at: int) -> tuple[T, ...]:
    return values[:at] + values[at + 1 :]

"""The words of the table: stations, skills, factions, zones."""

from __future__ import annotations

from typing import Final

RENEGADES: Final = 0
COALITION: Final = 1
VILLAINS: Final = 2  # all species of them together: aurora.npc.enemies-cooperate
CREATURE: Final = 3  # and up: each is a side of its own
FACTIONS: Final = ("renegades", "coalition")

COMMANDER: Final = "commander"
COMMUNICATIONS: Final = "communications"
ENGINEERING: Final = "engineering"
WEAPONS: Final = "weapons"
NAVIGATION: Final = "navigation"
STATIONS: Final = (COMMANDER, COMMUNICATIONS, ENGINEERING, WEAPONS, NAVIGATION)
MED_BAY: Final = "med-bay"
BRIG: Final = "brig"
DECK: Final = (
    "deck"  # aboard, and nowhere in particular: just come aboard, engaged with intruders, lying where defeated
)
SPECIALTIES: Final = (COMMANDER, NAVIGATION, WEAPONS, "medical", ENGINEERING)
STATION_OF: Final = {
    "medical": COMMUNICATIONS,
    **{name: name for name in (COMMANDER, NAVIGATION, WEAPONS, ENGINEERING)},
}
SPECIALTY_OF: Final = {station: specialty for specialty, station in STATION_OF.items()}

SKILLS: Final = ("leadership", "search", "piloting", "tech", "stealth", "weapons", "medical")
SKILL_AT: Final = {  # what each station lives on
    COMMANDER: "leadership",
    COMMUNICATIONS: "search",
    ENGINEERING: "tech",
    WEAPONS: "weapons",
    NAVIGATION: "piloting",
}

NOWHERE: Final = -1  # no ship, no square, no dock, nobody
HOME: Final = 4  # the dock of a ship at its home planet; those of the mission planet are 0 to 3, by their cap
CAPS: Final = ("north", "east", "south", "west")
PLANETS: Final = ("earth", "port-saven", "neutral", "fourth")
HOMES: Final = ("port-saven", "earth")  # by faction

# --- enemies, in the order in which they act: aurora.initiative.npc-surface-order
RANKS: Final = ("commander", "warrior", "creature", "drone")
SPECIES: Final = ("zurathi", "dregg", "ronin")
ACTORS: Final = 100  # dice of a figure that nobody plays are told as those of this number and its own
NPC_SHIPS: Final = 200  # and those of a ship that nobody plays
BLASTS: Final = 300  # and those of traps, explosives and mines

# --- what pays digits, in the order of the score sheet
MISSION: Final = "mission"
BOUNTY: Final = "bounty"
CREW: Final = "crew"
VILLAINS_DEFEATED: Final = "villains"
CREATURES: Final = "creatures"
SHIPS: Final = "ships"
FINDS: Final = "finds"
SOURCES: Final = (MISSION, BOUNTY, CREW, VILLAINS_DEFEATED, CREATURES, SHIPS, FINDS)

# --- zones
CRATES: Final = "crates"  # tokens that are not on the board
CRATES_LAID: Final = "crates:laid"  # in the order of `Aurora.crates`
CRATES_USED: Final = "crates:used"
SALVAGE: Final = "salvage"
SALVAGE_LAID: Final = "salvage:laid"
SALVAGE_USED: Final = "salvage:used"
EVENTS: Final = "events"
EVENTS_DONE: Final = "events:done"
ENEMIES: Final = "enemies"
ENEMIES_DONE: Final = "enemies:done"
CREATURES_LEFT: Final = "creatures"
CREATURES_OUT: Final = "creatures:out"
GEAR: Final = "gear"  # each of the two markets: a pile, what is turned over, what was left, what was bought
UPGRADES: Final = "upgrades"
NPC_CARDS: Final = "npc-cards"
NPC_CARDS_OUT: Final = "npc-cards:out"
TRAP: Final = "trap"
CACHE: Final = "cache"
EXPLOSIVE: Final = "explosive"


def bounties(faction: int) -> str:
    """The bounties on the crew of a faction that nobody has drawn."""
    return f"bounties:{FACTIONS[faction]}"


def bounties_unused(faction: int) -> str:
    """Those on crew that nobody plays."""
    return f"bounties-unused:{FACTIONS[faction]}"


def bounty(seat: int) -> str:
    return f"bounty:{seat}"


def bounties_done(faction: int) -> str:
    return f"bounties-done:{FACTIONS[faction]}"


def places(board: str) -> str:
    """The nine places of a board, one of which is drawn for a random location."""
    return f"places:{board}"


def places_drawn(board: str) -> str:
    return f"places-drawn:{board}"


def other(faction: int) -> int:
    return 1 - faction

"""What no table of Destiny Aurora may ever look like, whatever was told."""

from __future__ import annotations

from collections import Counter

from rimward.games.aurora.table.board import BLOCKING, PILLAR, VOID
from rimward.games.aurora.table.names import (
    BRIG,
    CRATES,
    CRATES_LAID,
    CRATES_USED,
    DECK,
    MED_BAY,
    NOWHERE,
    SALVAGE,
    SALVAGE_LAID,
    SALVAGE_USED,
    STATIONS,
    VILLAINS,
    bounties,
    bounties_done,
    bounties_unused,
    bounty,
)
from rimward.games.aurora.table.pieces import HULL, SHIELDS, WAITING, Figure, Item
from rimward.games.aurora.table.state import Aurora

CARRIED = {"pistol": 2, "melee": 1, "two-handed": 1, "personal": 3}  # aurora.gear.carry-limits
WEAPONS = ("pistol", "rifle", "melee", "grenade")
RANGED = ("pistol", "rifle", "grenade")
CAPACITY, PARTY = 7, 3
CRATE_TOKENS, SALVAGE_TOKENS = 34, 27


def is_legal(g: Aurora, where: str) -> None:
    for who in on_board(g):
        assert is_somewhere(g, who), f"{where}: {who.name} is in no place, or in two"
        assert is_well(g, who), f"{where}: {who.name} has {who.wounds} wounds, out: {who.out}, hidden: {who.hidden}"
        carried(g, who, f"{where}: {who.name}")
    boards(g, where)
    for ship in [n for n, card in enumerate(g.ships) if card.side < VILLAINS]:
        ships(g, ship, f"{where}: {g.ships[ship].name}")
    tokens(g, where)
    assert min(sum(pay) for pay in g.pay) >= 0, f"{where}: digits are owed"


def on_board(g: Aurora) -> list[Figure]:
    """All but enemies that are back in their pool."""
    return [who for who in g.figures if who.side < VILLAINS or who.square != NOWHERE or who.ship != NOWHERE]


def is_somewhere(g: Aurora, who: Figure) -> bool:
    """On a square, aboard, or on somebody's back."""
    places = [who.square != NOWHERE, who.ship != NOWHERE, who.carrier != NOWHERE]
    if sum(places) != 1 or (who.ship != NOWHERE) != bool(who.room):
        return False
    if who.carrier != NOWHERE:
        carrier = g.figures[who.carrier]
        return who.out and not carrier.out and carrier.carrier == NOWHERE
    return who.room in ("", DECK, MED_BAY, BRIG, *STATIONS)


def is_well(g: Aurora, who: Figure) -> bool:
    """aurora.crew.health, aurora.ko.token; only who is on the planet hides."""
    health = g.crew(g.figures.index(who)).health
    if not 0 <= who.wounds <= health:
        return False
    if who.hidden and (who.out or who.square == NOWHERE):
        return False
    return who.out == (who.wounds == health)


def carried(g: Aurora, who: Figure, where: str) -> None:
    """aurora.gear.carry-limits, .hands, .one-ranged; aurora.energy.tokens"""
    kinds = [g.content.items[item.name] for item in who.gear]
    sorts: Counter[str] = Counter()
    for kind in kinds:
        heavy = kind.kind in WEAPONS and kind.hands == 2
        sorts["two-handed" if heavy else kind.kind if kind.kind in CARRIED else "personal"] += 1
    assert all(number <= CARRIED[sort] for sort, number in sorts.items()), f"{where} carries {dict(sorts)}"
    wielded = [g.content.items[item.name] for item in who.gear if item.wielded]
    assert sum(kind.hands for kind in wielded) <= 2, f"{where} has no hand for that"
    assert sum(kind.kind in RANGED for kind in wielded) <= 1, f"{where} shoots with both hands"
    assert all(kind.kind in WEAPONS for kind in wielded), where
    if who.square == NOWHERE and who.carrier == NOWHERE:
        return
    assert not (who.out and who.gear), f"{where} lies there with its gear: aurora.ko.drops-items"


def boards(g: Aurora, where: str) -> None:
    """aurora.board.one-figure-per-square, aurora.ship-move.one-per-square; nobody inside what blocks."""
    standing = Counter([who.square for who in g.figures if who.is_active])
    assert all(number == 1 for number in standing.values()), f"{where}: two on a square"
    if g.surface:
        ground = g.plan().map.ground
        used = [who.square for who in g.figures if who.square != NOWHERE] + [pile.square for pile in g.piles]
        used += [thing.square for thing in g.things] + list(g.crates)
        assert all(ground[square] not in (BLOCKING, PILLAR, VOID) for square in used), f"{where}: inside a wall"
    flying = Counter([card.square for card in g.ships if card.in_orbit])
    assert all(number == 1 for number in flying.values()), f"{where}: two ships on a square"
    if g.orbit:
        space = g.space().map.ground
        assert all(space[square] not in (BLOCKING, VOID) for square in (*flying, *g.salvage)), where
    for seat in range(g.seats):
        party = [who for who in g.figures if who.seat == seat and who.is_active and WAITING not in who.tokens]
        assert len(party) <= PARTY, f"{where}: seat {seat} has {len(party)} on the surface"


def ships(g: Aurora, ship: int, where: str) -> None:
    card = g.ships[ship]
    assert not (card.square != NOWHERE and card.dock != NOWHERE), f"{where} is in two places"
    assert 0 <= card.damage < (SHIELDS if card.shields_up else HULL + 1), f"{where}: {card.damage} damage"
    aboard = [who for who in g.figures if who.ship == ship]
    manned = Counter([who.room for who in aboard if who.room in STATIONS])
    assert all(number == 1 for number in manned.values()), f"{where}: two at a station: aurora.ship.five-stations"
    for who in aboard:
        assert who.room not in STATIONS or (not who.out and who.side == card.side), f"{where}: {who.name} mans it"
    crew = [who for who in aboard if who.room != BRIG and who.side == card.side]
    own = [who for n, who in enumerate(g.figures) if owned(g, n, ship)]
    away = [who for who in own if who.side == card.side and who.ship != ship]
    assert len(crew) + len(away) <= CAPACITY, f"{where}: more than it holds: aurora.ship.capacity"
    docks = [other.dock for other in g.ships if other.dock not in (NOWHERE, 4)]
    assert len(set(docks)) == len(docks), f"{where}: two on a dock: aurora.docked.one-per-dock"
    items = [*card.armory, *card.salvage, *[item for who in g.figures for item in who.gear]]
    assert all(has_energy(g, item) for item in items), f"{where}: energy {[(i.name, i.energy) for i in items]}"
    assert not any(item.wielded for item in (*card.armory, *card.salvage)), where


def owned(g: Aurora, figure: int, ship: int) -> bool:
    """Its player's crew; of a ship that nobody plays, those who have come with it."""
    if g.ships[ship].seat != NOWHERE:
        return g.figures[figure].seat == g.ships[ship].seat
    return any([mate.figure == figure and mate.ship == ship for mate in g.mates])


def has_energy(g: Aurora, item: Item) -> bool:
    """aurora.energy.tokens, .depleted: what is used up is gone, and nothing ever has more than is printed."""
    printed = g.content.items[item.name].energy
    return 1 <= item.energy <= printed if printed else item.energy == NOWHERE


def tokens(g: Aurora, where: str) -> None:
    for every, piles in (
        (CRATE_TOKENS, (CRATES, CRATES_LAID, CRATES_USED)),
        (SALVAGE_TOKENS, (SALVAGE, SALVAGE_LAID, SALVAGE_USED)),
    ):
        assert sum(g.zones.size(pile) for pile in piles) == every, f"{where}: {piles}"
    assert not g.crates or g.zones.size(CRATES_LAID) == len(g.crates), where
    assert not g.salvage or g.zones.size(SALVAGE_LAID) == len(g.salvage), where
    if g.round:
        decks = [pile(faction) for pile in (bounties, bounties_done, bounties_unused) for faction in (0, 1)]
        places = [*decks, *map(bounty, range(g.seats))]
        crew = len([who for who in g.figures if who.side < VILLAINS])
        known = (crew, len(g.content.crew))  # of a melee those in play only, of a game the whole box
        assert sum(g.zones.size(place) for place in places) in known, f"{where}: bounties"

"""Tables in the thick of it, made by chance: what random games from the setup hardly ever come to."""

from __future__ import annotations

from collections import Counter
from random import Random

from rimward.games.aurora import GAME
from rimward.games.aurora.gear import fits, with_item
from rimward.games.aurora.table.board import PLACES, SOLID, plan_of, turn_of
from rimward.games.aurora.table.names import NOWHERE, STATIONS
from rimward.games.aurora.table.pieces import Figure, Item, Ship, Thing, Tile
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.conformance.play import Move, chosen
from tests.games.aurora.world import CONTENT, crew, frames, item, ship, world

SHIPS = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")
WORDS = ("attack", "throw", "board", "carry", "steal", "take", "loot", "break", "prisoner", "tow", "turn:", "offer")
"""Options that are taken more often than the others: what belongs to a melee."""
REAL = {
    orbit: {kind: list(CONTENT.tiles(orbit, kind)) for kind in ("centre", "side", "corner")} for orbit in (False, True)
}
MISSIONS = {name: [*mission.tiles] for name, mission in CONTENT.missions.items()}


def tiles(rng: Random, orbit: bool) -> tuple[Tile, ...]:
    """Nine of the box, in any order."""
    piles = {kind: rng.sample(names, len(names)) for kind, names in REAL[orbit].items()}
    kinds = ["centre" if place == "centre" else "corner" if "-" in place else "side" for place in PLACES]
    return tuple([Tile(piles[kind].pop(), turn_of(place, 0)) for kind, place in zip(kinds, PLACES, strict=True)])


def melee(seed: int) -> Aurora:
    """Ships side by side with their shields down, parties on the centre tile, prisoners, bodies, and little time."""
    rng = Random(f"melee {seed}")
    seats = rng.choice((2, 2, 3, 4))
    surface, orbit = tiles(rng, False), tiles(rng, True)
    plan = plan_of(CONTENT, tuple([(tile.name, tile.turn) for tile in surface]), False)
    fleet = [_ship(rng, seat, orbit, at) for seat, at in enumerate(_apart(rng, orbit, seats))]
    docked = [card.dock for card in fleet if card.dock != NOWHERE]
    fleet = [card if docked.count(card.dock) < 2 else card.but(dock=n) for n, card in enumerate(fleet)]
    open_squares = [square for square in plan.squares_of(0) if plan.map.ground[square] not in SOLID]
    figures = _crew(rng, seats, fleet, rng.sample(open_squares, len(open_squares)))
    targets = {seat: rng.choice([who.name for who in figures if who.born != fleet[seat].side]) for seat in range(seats)}
    g = world(
        seats,
        ships=fleet,
        figures=_armed(rng, figures, fleet),
        crates=dict(zip(plan.crates, rng.sample(_tokens(), len(plan.crates)), strict=True)),
        targets=targets if len(set(targets.values())) == seats else {},
        deck=rng.choice((1, 2, 3)),
        timed=True,
        tier=rng.choice((1, 1, 2)),
        drop_items=rng.random() < 0.5,
    )
    g.mission = rng.choice(sorted(CONTENT.missions))
    g.surface, g.orbit = surface, orbit
    everything = [placed.what for placed in CONTENT.missions[g.mission].place for _ in placed.on]
    g.things = tuple([Thing(what, rng.choice(open_squares)) for what in everything])
    g.stack = frames(g, rng.choice(("mission", "mission", "surface")))
    return g


def _tokens() -> list[str]:
    return [*CONTENT.deck("search"), *["trap"] * 6, *["cache"] * 4]


def _apart(rng: Random, orbit: tuple[Tile, ...], count: int) -> list[int]:
    """Squares of the centre of the space board, beside each other as far as it goes."""
    space = plan_of(CONTENT, tuple([(tile.name, tile.turn) for tile in orbit]), True)
    free = [square for square in space.squares_of(0) if space.map.ground[square] not in SOLID]
    first = rng.choice(free)
    free.sort(key=lambda square: (space.map.distance(first, square), rng.random()))
    return free[:count]


def _ship(rng: Random, seat: int, orbit: tuple[Tile, ...], square: int) -> Ship:
    up = rng.random() < 0.4
    damage = rng.randint(5, 9) if up else rng.randint(0, 6)
    salvage = tuple([item(name) for name in rng.sample(sorted(set(CONTENT.deck("salvage"))), rng.randint(0, 3))])
    armory = tuple([item(name, home=seat) for name in ("arc-pistol", "arc-pistol", "arc-blade")])
    if rng.random() < 0.4:
        return ship(SHIPS[seat], seat, f"dock:{seat}", damage=damage, shields_up=up, armory=armory, salvage=salvage)
    new = ship(SHIPS[seat], seat, square, damage=damage, shields_up=up, armory=armory, salvage=salvage)
    return new.but(facing=rng.randrange(8))


def _crew(rng: Random, seats: int, fleet: list[Ship], squares: list[int]) -> list[Figure]:
    """Five for each ship: at stations, in the Med Bay, on the ground, or in the Brig of an enemy."""
    piles = {side: rng.sample([n for n, c in CONTENT.crew.items() if c.faction == side], 10) for side in (0, 1)}
    found: list[Figure] = []
    for seat in range(seats):
        side = fleet[seat].side
        enemies = [n for n, card in enumerate(fleet) if card.side != side]
        party = 0
        for station in STATIONS:
            name = piles[side].pop()
            health = CONTENT.crew[name].health
            wounds, fate = rng.choice((0, 0, 1, health - 2, health - 1)), rng.random()
            if fate < 0.4 and party < 3:
                party += 1
                found.append(crew(name, seat, squares.pop(), wounds=wounds))
            elif fate < 0.5:
                found.append(crew(name, seat, squares.pop(), wounds=health, out=True))
            elif fate < 0.6:
                found.append(crew(name, seat, "med-bay", wounds=health, out=True))
            elif fate < 0.7:
                found.append(crew(name, seat, "brig", ship=rng.choice(enemies), wounds=wounds))
            else:
                found.append(crew(name, seat, station, wounds=wounds))
    return found


def _armed(rng: Random, figures: list[Figure], fleet: list[Ship]) -> list[Figure]:
    g = world(len(fleet), ships=fleet, figures=figures)
    cards = [n for n, kind in CONTENT.items.items() if kind.kind not in ("ship", "ammo")]
    for n, who in enumerate(g.figures):
        for name in rng.sample(cards, rng.randint(0, 5)) if who.on_surface and not who.out else ():
            new = Item(name, CONTENT.items[name].energy or NOWHERE)
            gear = g.figures[n].gear
            if fits(g, gear, new):
                g.put(n, gear=with_item(g, gear, new))
    return list(g.figures)


def began(seed: int) -> Match:
    return Match.scenario(GAME, melee(seed), chance=Seeded(seed))


def fierce(match: Match, rng: Random) -> Move:
    """Any legal move, but rather one that belongs to a melee."""
    move = chosen(match, rng)
    if move.did != "answer" or rng.random() < 0.4:
        return move
    question = match.question(move.seat)
    assert question is not None
    liked = [key for key in question.keys if key.startswith(WORDS)]
    return move._replace(key=rng.choice(liked)) if liked else move


def seen(match: Match) -> Counter[str]:
    """What was told, by its code."""
    return Counter([event.code for event in match.log])

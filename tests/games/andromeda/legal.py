"""What a table of Andromeda's Edge may never look like, whatever was told."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from rimward.games.andromeda.events import ResolveEvent
from rimward.games.andromeda.moons import GainMoon
from rimward.games.andromeda.setup import Setup
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import (
    CLAIMED,
    DECKS,
    DEVELOPMENTS,
    KINDS,
    MODULE,
    SETTLED,
    SHIPS,
    SWARM,
    TRACKS,
    market,
)
from rimward.games.andromeda.table.state import Andromeda

LEADERS = 9  # andromeda.player.materials


def is_legal(g: Andromeda, where: str) -> None:
    if any(isinstance(frame, Setup) for frame in g.stack):
        return
    decks_add_up(g, where)
    pieces_add_up(g, where)
    map_is_sound(g, where)
    stations_are_sound(g, where)
    if g.result is not None:
        assert g.result.scores == g.vp, where
        assert list(g.result.winners) == best(g), f"{where}: andromeda.scoring.tie-break"
        assert g.ended, f"{where}: nobody has reached the terminus"


def best(g: Andromeda) -> list[int]:
    """andromeda.scoring.tie-break, andromeda.team.final-score"""
    teams = g.teams or tuple(range(g.seats))
    ranks = []
    for team in teams:
        seats = [seat for seat in range(g.seats) if teams[seat] == team]
        had = [(g.vp[seat], len(g.modules[seat]), g.any_resources(seat)) for seat in seats]
        ranks.append([sum(column) for column in zip(*had, strict=True)])
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def decks_add_up(g: Andromeda, where: str) -> None:
    """Every card, module, token and tile is in one place."""
    lying: dict[str, list[str]] = {}
    for zone in g.zones.by_name.values():
        there = lying.setdefault(zone.deck, [])
        there += zone.bag
        there += zone.faces
    for deck, faces in box(g.content, destinies="destinies" in g.zones).items():
        assert sorted(lying[deck]) == faces, f"{where}: {deck} differs by {differences(lying[deck], faces)}"
    events = lying["events"]
    assert len(set(events)) == len(events), f"{where}: {events}"
    assert len({g.content.events[name].deck for name in events}) == 1, f"{where}: two decks of events"
    cards = sorted(card for card in lying["development"] if card in DEVELOPMENTS)
    assert cards == sorted(built.kind for built in g.developments), f"{where}: andromeda.development.step-card"


def differences(lying: list[str], faces: list[str]) -> tuple[Counter[str], Counter[str]]:
    return Counter(lying) - Counter(faces), Counter(faces) - Counter(lying)


@lru_cache(maxsize=8)
def box(content: Content, *, destinies: bool) -> dict[str, list[str]]:
    """What the box holds, by the name of the deck, in order."""
    found = {
        "tactics": [name for name, kind in content.tactics.items() for _ in range(kind.copies)],
        "planets": list(content.planets),
        "discovery": [
            name for name, kind in content.tokens.items() if kind.kind == "discovery" for _ in range(kind.copies)
        ],
    }
    for color in (*TRACKS, "nebula"):
        found[f"moons-{color}"] = [
            n for n, moon in content.moons.items() if moon.color == color for _ in range(moon.count)
        ]
    for deck in DECKS:
        found[f"modules-{deck}"] = [
            name for name, kind in content.modules.items() if kind.deck == deck for _ in range(kind.copies)
        ]
    if destinies:
        found["destinies"] = list(content.destinies)
    return {deck: sorted(faces) for deck, faces in found.items()}


def pieces_add_up(g: Andromeda, where: str) -> None:
    """Nine ships and nine leaders a player; the moons that are shown or owned are those that were drawn."""
    for seat in range(g.seats):
        ships = [ship for ship in g.ships if ship.owner == seat]
        assert tuple([ship.kind for ship in ships]) == SHIPS, f"{where}: andromeda.player.materials"
        own = [built for built in g.developments if built.owner == seat]
        spent = sum([g.content.developments[built.kind].leaders for built in own])
        leaders = g.station[seat] + sum([there[seat] for there in g.leaders]) + spent
        assert leaders == LEADERS, f"{where}: {leaders} leaders of seat {seat}"
        settled = len([ship for ship in ships if ship.region == SETTLED])
        assert settled == len(own), f"{where}: andromeda.development.populate"
    owned = Counter(moon for mine in g.moons for moon in mine)
    owned.update(top for top in g.tops if top)
    owned.update(moon for moon in g.operations if moon)
    owned.update(module.moon for mine in g.modules for module in mine if module.moon)
    drawn = Counter(face for name, zone in g.zones.by_name.items() if name.endswith(":open") for face in zone.faces)
    assert owned <= drawn, f"{where}: moons {owned - drawn} come from nowhere"
    bought = Counter(face for deck in DECKS for face in g.zones[f"modules:{deck}:gained"].faces)
    has = Counter(module.name for mine in g.modules for module in mine if module.name in g.content.modules)
    assert bought == has, f"{where}: {has} at stations, and {bought} were gained"


def map_is_sound(g: Andromeda, where: str) -> None:
    planets = [number for number, region in enumerate(g.regions) if region.kind == "planet"]
    for number, region in enumerate(g.regions):
        assert region.kind != "empty" or not g.is_occupied(number), f"{where}: something in an empty space"
        there = sum(number in card.regions for card in g.raiders)
        assert there <= 1, f"{where}: andromeda.raider.one-class"
        assert (g.moons_left[number] > 0) == bool(g.tops[number]), f"{where}: moons of {number}"
        assert region.kind != "base" or not g.moons_left[number]
    sites = [built.region for built in g.developments]
    assert len(sites) == len(set(sites)), f"{where}: andromeda.development.one-per-planet"
    assert set(sites) <= set(planets), f"{where}: a development that is not on a planet"
    assert max(Counter(built.kind for built in g.developments).values(), default=0) <= 3, where
    for built in g.developments:
        assert g.content.planets[g.regions[built.region].name].type == DEVELOPMENTS[built.kind], where
    assert [card.letter for card in g.raiders] == ["S", "A", "B", "C", "D"], where
    for card in g.raiders:
        assert len(card.regions) <= (SWARM if card.letter == "S" else 1), f"{where}: {card.name}"
        assert 0 <= card.damaged <= card.shields, f"{where}: {card.name}"


def stations_are_sound(g: Andromeda, where: str) -> None:
    # A moon above the limit waits for a decision of its player: andromeda.moon.over-limit-own-turn
    gaining = any(isinstance(frame, GainMoon) for frame in g.stack)
    for seat in range(g.seats):
        assert len(g.moons[seat]) <= CLAIMED + gaining, f"{where}: andromeda.moon.limit"
        assert min(g.stock[seat]) >= 0, f"{where}: andromeda.resource.costs"
        assert g.vp[seat] >= 0, where
        for track, step in zip(TRACKS, g.tracks[seat], strict=True):
            assert 0 <= step <= g.content.tracks[track].top(), f"{where}: {track}"
        assert tuple(bay.kind for bay in g.bays[seat]) == KINDS, where
        assert all(0 <= bay.damaged <= bay.shields for bay in g.bays[seat]), f"{where}: shields of {seat}"
        left, used = list(g.tiles[seat]), [bay.tile for bay in g.bays[seat] if bay.tile]
        neutral = Counter(g.content.upgrades[name].ship for name in left + used if not g.content.upgrades[name].faction)
        assert neutral == Counter(KINDS), f"{where}: andromeda.player.neutral-upgrades"
        assert all(module.damage >= 0 for module in g.modules[seat]), where
        first = next(module for module in g.modules[seat] if module.deck == "industry")
        assert not first.moon, f"{where}: andromeda.moon.half-slots"
    if not any(type(frame).__name__ == "Return" for frame in g.stack):
        assert not any(ship.region == MODULE for ship in g.ships), f"{where}: andromeda.return.all-ships"
        assert not any(module.used for mine in g.modules for module in mine), f"{where}: a module is still used"
    if not any(isinstance(frame, ResolveEvent) for frame in g.stack):
        assert not g.zones.size("events:now"), f"{where}: andromeda.event.step-reset"
    assert all(g.zones.size(market(deck)) <= 3 for deck in DECKS), f"{where}: andromeda.setup.module-market"

"""Optional rules of Andromeda's Edge in words: special regions, destinies and teams, on top of `world`.

What the rules do not say, but the code has to name, stands in the first part of this file and nowhere else: files of
content, zones, fields, kinds of regions, and the keys of answers and acts. Whoever names one otherwise changes it here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import ability, developed, hand, tokens
from rimward.games.andromeda.table.pieces import Region
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.match import Match
from tests.games.andromeda.openings import Lucky, Opening, Rigged, with_vp
from tests.games.andromeda.stations import TURN, entries
from tests.games.andromeda.world import YELLOW, Play, at, world

# --- names of the code -----------------------------------------------------------------------------------------------
MARKED = ("B2", "C4")  # the two spaces of the map that are kept for special regions
SPECIAL_FILE = "special"  # data/special.yaml: kind, numbers, vp and, of a Vortex, do
DESTINY_FILE = "destinies"  # data/destinies.yaml: goals, by track
KINDS = {"quasars": "quasar", "vortexes": "vortex"}  # the option, and the kind of a region on the map

DESTINY_DECK = "destiny"
DESTINY_PILE = "destinies"  # what nobody has been dealt
DEAL = "andromeda.destiny.deal"
REVEALED = "destiny.revealed"  # seat, card
DESTINY_SCORED = "destiny.scoring"  # seat, points
SPECIAL_SCORED = "special.scoring"  # seat, points

SIDES_FIELD = "teams"  # of the table: by seat, its team; empty where each plays for itself
PAIRS = (0, 0, 1, 1)  # yellow and blue against green and purple
CONSENT = "andromeda.team.transfer"
FOR_MATE = "andromeda.team.transfer-module"
WHOSE_TOKEN = "andromeda.team.supremacy-token"  # noqa: S105
ACCEPT, DECLINE = "accept", "decline"
KEEP, TO_MATE = "keep", "give"  # of a module that was gained


def destiny(seat: int) -> str:
    """The zone of the destiny cards of a seat: two until one is chosen, then that one."""
    return f"destiny:{seat}"


def keeps(place: int) -> str:
    """To keep this one of two destiny cards."""
    return f"destiny:{place}"


def give(what: str, place: int | None = None) -> str:
    """The act of handing over a resource (`ice`), or the card, moon, token or award of that place."""
    return f"give:{what}" if place is None else f"give:{what},{place}"


def ask(what: str, place: int | None = None) -> str:
    """The act of asking for one of the teammate's."""
    return f"ask:{what}" if place is None else f"ask:{what},{place}"


def to_seat(seat: int) -> str:
    """The answer that a seat takes something."""
    return f"seat:{seat}"


# --- special regions -------------------------------------------------------------------------------------------------
class Tile(NamedTuple):
    name: str
    kind: str
    numbers: tuple[int, ...]
    vp: int
    do: Any = None


def special(option: str) -> tuple[Tile, ...]:
    """The two tiles of a kind, by the name of the option that brings them in."""
    found = entries(SPECIAL_FILE).items()
    return tuple(
        Tile(name, entry["kind"], tuple(entry["numbers"]), entry["vp"], entry.get("do"))
        for name, entry in found
        if entry["kind"] == KINDS[option]
    )


def special_world(option: str, seats: int = 2, **said: Any) -> Andromeda:
    """A table with the two special regions of a kind on their spaces, in the order of their file."""
    g = world(seats, **said)
    regions = list(g.regions)
    for space, tile in zip(MARKED, special(option), strict=True):
        regions[at(space)] = Region(tile.kind, regions[at(space)].neighbours, tile.name)
    g.regions = tuple(regions)
    GAME.at_table(g)
    return g


def tile_at(option: str, space: str) -> Tile:
    """Which special region lies on a space of `special_world`."""
    return special(option)[MARKED.index(space)]


def space_of(option: str, number: int) -> str:
    """The space of the special region that carries a number, in `special_world`."""
    return next(space for space in MARKED if number in tile_at(option, space).numbers)


def gain_of(tile: Tile, choice: int = 0) -> dict[str, int]:
    """What a Vortex gives; of several things the one that is chosen."""
    (verb,) = tile.do
    gained = verb["gain"] if "gain" in verb else verb["choose"][choice]["gain"]
    return dict(gained)


def lies(play: Opening, space: str) -> tuple[str, str]:
    """Kind and name of what lies on a space."""
    region = play.at("regions", space)
    return region["kind"], region["name"]


# --- destinies -------------------------------------------------------------------------------------------------------
def goals(card: str) -> dict[str, int]:
    """The goals of a destiny card: a track, and what it is worth."""
    return dict(entries(DESTINY_FILE)[card]["goals"])


def destiny_of(first: str, second: str) -> str:
    """The card whose dearer goal is the first track and whose other goal is the second."""
    return next(
        name
        for name, entry in entries(DESTINY_FILE).items()
        if sorted(entry["goals"], key=lambda track: -entry["goals"][track]) == [first, second]
    )


def destined(held: Mapping[int, str], seats: int = 2, **said: Any) -> Andromeda:
    """A table at which these seats hold such destiny cards."""
    return with_destinies(world(seats, **said), held)


def with_destinies(g: Andromeda, held: Mapping[int, str]) -> Andromeda:
    """The same with destinies; whoever is not named holds one that does not matter."""
    rest = [name for name in entries(DESTINY_FILE) if name not in held.values()]
    for seat in range(g.seats):
        g.zones.add(destiny(seat), DESTINY_DECK)
        g.zones.put(destiny(seat), held[seat] if seat in held else rest.pop(), 1 << seat)
    g.zones.add(DESTINY_PILE, DESTINY_DECK, tuple(rest))
    return g


def faces(match: Match, seat: int, zone: str) -> list[str | None]:
    """What a seat (or a spectator, one more) knows of what lies in a zone."""
    view = match.view(seat)["zones"]
    return [face for face, _ in view[zone]["items"]] if zone in view else []


# --- teams -----------------------------------------------------------------------------------------------------------
def teamed(teams: Sequence[int] = PAIRS, **said: Any) -> Andromeda:
    """Four seats, two against two; what one may know of cards and tokens, the teammate knows as well."""
    g = world(4, **said)
    setattr(g, SIDES_FIELD, tuple(teams))
    for seat in range(4):
        mates = sum(1 << other for other in range(4) if teams[other] == teams[seat])
        for name in (hand(seat), tokens(seat), developed(seat), ability(seat)):
            zone = g.zones[name]
            for place in range(len(zone.faces)):
                zone = zone.known_to(place, mates)
            g.zones.lay(name, zone)
    GAME.at_table(g)
    return g


def team_opening(
    dice: Sequence[int] = (), seed: int = 7, partners: Mapping[int, int] | None = None, **options: Any
) -> Opening:
    """A match of two teams from its setup on; a seat may wish for its partner."""
    play = Opening.__new__(Opening)
    play.seats, play.chance = 4, Rigged(dice, seed)
    wishes = [{"partner": (partners or {}).get(seat, -1)} for seat in range(4)]
    told = {"teams": True, **options}
    play.match = Match.new(GAME, 4, told, wishes if partners else (), chance=play.chance)
    return play


# --- cards -----------------------------------------------------------------------------------------------------------
def until_card(play: Play, card: str) -> Play:
    """Everybody does as little as possible until somebody may play this card, which has to be in this turn."""
    assert may_play(play, card), f"{card} was not offered"
    return play


def may_play(play: Play, card: str) -> bool:
    """Everybody does as little as possible: whether anybody is offered this card before a turn is to be chosen."""
    while play.over is None and play.asked.code != TURN:
        if f"play:{card}" in play.asked.keys:
            return True
        play.say(play.asked.passes or play.asked.keys[0])
    return False


# --- to the end ------------------------------------------------------------------------------------------------------
def finish(play: Play) -> Play:
    """Everybody returns without activating anything or, having nothing to return, launches to the first region that
    is offered, and does nothing else, until the game is over."""
    while play.over is None:
        keys = play.asked.keys
        play.say(next((key for key in ("return", "done") if key in keys), play.asked.passes or keys[0]))
    return play


def ending(**said: Any) -> dict[str, Any]:
    """What `scored` needs beside its tiles: yellow is as far from the terminus as a moon of its is worth."""
    moon, points = with_vp()
    vp = {YELLOW: 60 - points, **said.pop("vp", {})}
    return {"claimed": {YELLOW: (moon,)}, "terminus": 60, "vp": vp, **said}


def scored(g: Andromeda) -> Play:
    """From a table with an `ending`: yellow abandons its moon, which ends the game, and the last turns are played."""
    play = Lucky(g)
    play.act(YELLOW, "abandon:0")
    return finish(play)


def points(play: Play, scoring: str, seat: int = YELLOW) -> int:
    """What a step of the final scoring has given to a seat."""
    return sum(told["points"] for told in play.told(scoring) if told["seat"] == seat)

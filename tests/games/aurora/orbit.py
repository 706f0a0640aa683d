"""Scenes of Destiny Aurora in orbit: the Cerberus (seat 0) and the Destiny Aurora (seat 1), and who mans them.

Numbers of crew are read from the box. The booklet itself gives those of Grom, Rovanna, Flibby, Donexia and Jayce.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from rimward.games.aurora.table.names import NOWHERE, SKILL_AT, STATION_OF
from rimward.games.aurora.table.pieces import Figure, Ship
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, frames, ship, sq, world

P = TypeVar("P", bound=Play)
SHIPS = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")
CERBERUS, AURORA, HADES, EDEN = range(4)
DONEXIA, JAYCE, GROM, FLIBBY, ROVANNA, NELLHA, RANE = (
    "donexia",
    "jayce-carver",
    "grom",
    "flibby",
    "rovanna",
    "nellha",
    "rane",
)
NEBULA = "\n\n".join(["h h h h h h h h"] * 8)
HOME_CAP = {RENEGADE: sq(12, 0), COALITION: sq(12, 27)}  # Port Saven lies in the north, Earth in the south
MISSION_CAP = sq(27, 12)  # the neutral planet, in the east
FACES = 6


# --- crew by what they can do ----------------------------------------------------------------------------------------
def skill(name: str, station: str) -> int:
    """The skill that counts at a station."""
    return CONTENT.crew[name].skill(SKILL_AT[station])


def special(name: str, station: str) -> bool:
    return station in [STATION_OF[word] for word in CONTENT.crew[name].specialty]


def hand(
    faction: int, station: str, least: int = 1, most: int = 9, special_: bool = False, but: Sequence[str] = ()
) -> str:
    """A crew of a faction with such a skill for the station. Not special: only its skill counts there."""
    names = [name for name, kind in CONTENT.crew.items() if kind.faction == faction and name not in but]
    fit = [name for name in names if least <= skill(name, station) <= most and special(name, station) == special_]
    return min(fit, key=lambda name: (skill(name, station), name))


def specialist(faction: int, station: str, wanted: Callable[[Any], bool] | None = None) -> str:
    """The first crew of a faction that specialises in a station, and whose blue ability is wanted."""
    for name, kind in CONTENT.crew.items():
        blue = [ability for ability in kind.blue if ability.station == station]
        if kind.faction == faction and special(name, station) and (wanted is None or any(map(wanted, blue))):
            return name
    raise AssertionError(f"nobody for {station}")


def staff(seat: int, rooms: Mapping[str, str], **fields: Any) -> list[Figure]:
    """Crew in the rooms of their own ship: `staff(0, {"weapons": GROM})`."""
    return [crew(name, seat, room, **fields) for room, name in rooms.items()]


# --- scenes ----------------------------------------------------------------------------------------------------------
def cerberus(column: int = 8, row: int = 10, facing: str = "east", **fields: Any) -> Ship:
    return ship("cerberus", RENEGADE, sq(column, row), facing=facing, **fields)


def aurora(column: int = 12, row: int = 10, facing: str = "west", **fields: Any) -> Ship:
    return ship("destiny-aurora", COALITION, sq(column, row), facing=facing, **fields)


def hull(damage: int = 0) -> dict[str, Any]:
    """Fields of a ship whose shields are down."""
    return {"shields_up": False, "damage": damage}


def space(
    red: Mapping[str, str] | None = None,
    blue: Mapping[str, str] | None = None,
    ships: Sequence[Ship] | None = None,
    more: Sequence[Figure] = (),
    then: str = "ship:cerberus",
    **fields: Any,
) -> Aurora:
    """Two ships in clear space, face to face, four squares apart. `red` and `blue` man them, by room.

    Without `blue` there is one aboard the Destiny Aurora who does nothing: a crew in the Med Bay.
    """
    idle = {"med-bay": hand(COALITION, "weapons", but=(FLIBBY, ROVANNA, JAYCE))}
    figures = [*staff(RENEGADE, red or {}), *staff(COALITION, idle if blue is None else blue), *more]
    fleet = [cerberus(), aurora()] if ships is None else ships
    return world(len({card.seat for card in fleet} - {NOWHERE}), ships=fleet, figures=figures, then=then, **fields)


def pad(count: int, *faces: int) -> list[int]:
    """So many dice: these, and ones."""
    assert len(faces) <= count, f"{count} dice cannot show {faces}"
    return [*faces, *[1] * (count - len(faces))]


def reds(gunner: str, *faces: int, shields: bool = True) -> list[int]:
    """The attack dice of a ship with this crew at the guns."""
    return pad(skill(gunner, "weapons") + shields, *faces)


class Quiet(Play):
    """Passes on every ship ability that is offered."""

    def __init__(self, scene: Aurora, *d6: int, draw: Sequence[str] = ()) -> None:
        super().__init__(scene, *d6, draw=draw)
        self.hush()

    def say(self, *keys: str) -> Quiet:
        for key in keys:
            super().say(key)
            self.hush()
        return self

    def hush(self) -> None:
        while self.match.asked and self.code == "ship-ability.timing":
            super().say("pass")


def fire(scene: Aurora, *d6: int, target: int = AURORA) -> Quiet:
    """The ship whose turn it is attacks; abilities are passed on."""
    play = Quiet(scene, *d6).say("attack")
    if play.match.asked and play.code == "ship-combat.target":
        play.say(f"ship:{target}")
    return play


# --- what happened ---------------------------------------------------------------------------------------------------
def flights(play: Play) -> set[tuple[int, int]]:
    """Squares and facings that one straight flight reaches from here."""
    found = [key.removeprefix("fly:").split(",") for key in play.keys if key.startswith("fly:")]
    return {(int(square), int(facing)) for square, facing in found}


def ahead(play: Play, facing: int) -> int:
    """How many squares the ship could go on with this facing."""
    return len([1 for _, way in flights(play) if way == facing])


def dice(play: Play, rule: str) -> list[tuple[int, ...]]:
    return [faces for name, faces in play.rolled() if name == rule]


def red_dice(play: Play) -> list[tuple[int, ...]]:
    return dice(play, "ship.attack-formula")


def black_dice(play: Play) -> list[tuple[int, ...]]:
    return dice(play, "ship-combat.defense-dice")


def damage(play: Play) -> int:
    """What the last attack did."""
    found: int = play.told("ship-combat.damage")[-1]["damage"]
    return found


def bars(play: Play, seat: int = 0) -> dict[str, str]:
    """What is barred now, and by which rule."""
    return {key: bar.rule.removeprefix("aurora.") for key, bar in play.match.why_not(seat)}


def can(play: Play, key: str) -> bool:
    return key in play.keys


def keys_of(play: Play, word: str) -> list[str]:
    return [key for key in play.keys if key.partition(":")[0] == word]


def until(play: P, key: str, seat: int | None = None) -> P:
    """Others end their turns until this can be said (by this seat)."""
    for _ in range(40):
        if can(play, key) and seat in (None, play.asked.seat):
            return play
        play.say("end" if can(play, "end") else "pass")
    raise AssertionError(f"nobody is asked for {key}")


def again(play: Play, then: str, *d6: int) -> Quiet:
    """The same table, at another moment: `end` for the end of the round and the round after it."""
    scene = play.g.copy()
    scene.result = None
    scene.stack = frames(scene, then)
    return Quiet(scene, *d6)


def turns(play: Play) -> list[str]:
    """The ships in the order of their turns, when everybody only ends them."""
    while play.match.asked:
        play.say("end" if can(play, "end") else "pass" if can(play, "pass") else play.keys[0])
    return [told["ship"] for told in play.told("round.ship-turn")]


def ranks(faction: int) -> list[str]:
    """Crew with different printed initiatives, the highest first; none gains anything in the Commander's place."""
    found: dict[int, str] = {}
    for name, kind in CONTENT.crew.items():
        if kind.faction == faction and not special(name, "commander") and not special(name, "navigation"):
            found.setdefault(kind.initiative, name)
    return [found[value] for value in sorted(found, reverse=True)]


def box() -> None:
    """Whole games draw the tiles of the box, and not those that other tests have drawn."""
    for kinds in (CONTENT.surface, CONTENT.orbit):
        for name in [name for name in kinds if name.startswith("test-")]:
            del kinds[name]

"""What the tests of stations, moons and raiders share: content found by what it does, and a Return in few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from tests.games.andromeda.world import CONTENT, YELLOW, Play, place

TURN = "andromeda.turn.launch-or-return"
ACTIVATION = "andromeda.return.ship-activation"
REACTOR, SHIPWRIGHT, TREASURY, ARCHITECT, FIRST, SECOND, THIRD = range(7)  # numbers of modules on a station
TILES = {"C3": "industry", "C2": "science", "B2": "civilization", "D3": "commerce"}  # C3 lies beside the others
EDGE = dict(  # three rows of planets, as they lie when the game goes on: no gap to count ranges around
    zip(
        ("A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5"),
        ("science", "industry", "supremacy", "commerce", "civilization") * 3,
        strict=False,
    )
)


# --- content ---------------------------------------------------------------------------------------------------------
@cache
def entries(file: str) -> dict[str, Any]:
    """A file of content as it is written."""
    path = files("rimward.games.andromeda") / "data" / f"{file}.yaml"
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


def find(file: str, **fields: Any) -> str:
    """The first entry with exactly these fields; None for a field that it must not have."""
    return next(
        name for name, entry in entries(file).items() if all(entry.get(field) == said for field, said in fields.items())
    )


def gains(deck: str, slot: str | None = None, **contents: int) -> str:
    """A module that gives exactly that."""
    return find("modules", deck=deck, slot=slot, do=[{"gain": contents}])


def distances(target: str, laid: Sequence[str]) -> dict[str, int]:
    """How far the laid spaces and the nebulae are from one of them, for whoever may cross nebulae."""
    found = {target: 0}
    ring = [target]
    while ring:
        touched = [touch.upper() for space in ring for touch in entries("map")[space.lower()]["touches"]]
        ring = [space for space in touched if space not in found and (space in laid or space[0] == "N")]
        found |= {space: max(found.values()) + 1 for space in ring}
    return found


# --- playing ---------------------------------------------------------------------------------------------------------
class Loose(Scripted):
    """What is drawn when the script names no more is the first by name: for draws that do not matter."""

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        if n not in self.given and not self.cards:
            self.cards.append(min(bag))
        return super().draw(n, bag)


class Game(Play):
    """A `Play` in which only the draws that matter are scripted."""

    def __init__(self, scene: Andromeda, d6: Sequence[int] = (), draw: Sequence[str] = ()) -> None:
        self.chance = Loose(d6=list(d6), draw=list(draw))
        self.match = Match.scenario(GAME, scene, chance=self.chance)


def settle(play: Play, *until: str) -> Play:
    """Everybody does as little as possible until one of these is asked, or a turn begins. If none is named, that is the
    next decision about a module."""
    while play.over is None and play.asked.code not in (TURN, *(until or (ACTIVATION,))):
        play.say(play.asked.passes or play.asked.keys[0])
    return play


def by_ship(play: Play) -> set[tuple[int, int]]:
    """Module and ship of each activation that is offered."""
    assert play.asked.code == ACTIVATION
    pairs = [key.removeprefix("ship:").split(",") for key in play.asked.keys if key.startswith("ship:")]
    return {(int(module), int(ship)) for module, ship in pairs}


def offered(play: Play) -> set[int]:
    """The modules that a ship may activate now."""
    return {module for module, _ in by_ship(play)}


def places(play: Play) -> set[int]:
    """Where the ships stand that may activate a module now."""
    return {play.table["ships"][ship]["region"] for _, ship in by_ship(play)}


def use(play: Play, module: int, where: str = "C3", kind: str = "transport") -> Play:
    """Activate a module with a ship that stands there."""
    for number, ship in sorted(by_ship(play)):
        mine = play.table["ships"][ship]
        if number == module and mine["region"] == place(where) and mine["kind"] == kind:
            return play.say(f"ship:{number},{ship}")
    raise AssertionError(f"no {kind} in {where} may activate module {module}: {play.asked.keys}")


def stored(play: Play, seat: int = YELLOW) -> dict[str, int]:
    """What lies in a seat's storage, without the zeros."""
    return {kind: count for kind, count in play.stock(seat).items() if count}


def moons_in(play: Play, seat: int = YELLOW) -> dict[str, str]:
    """The moons that are slotted in a seat's modules."""
    return {module["name"]: module["moon"] for module in play.table["modules"][seat] if module["moon"]}


def claimed(play: Play, seat: int = YELLOW) -> list[str]:
    return list(play.table["moons"][seat])


def raider_at(play: Play, name: str) -> list[str]:
    """The spaces in which the standees of a raider card stand, in the order of the map."""
    (mine,) = [raider for raider in play.table["raiders"] if raider["name"] == name]
    return [CONTENT.spaces[region] for region in sorted(mine["regions"])]


def added(*parts: Mapping[str, int]) -> dict[str, int]:
    """Contents put together."""
    kinds = {kind: 0 for part in parts for kind in part}
    return {kind: sum(part.get(kind, 0) for part in parts) for kind in kinds}

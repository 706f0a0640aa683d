"""What cards, modules and factions count for a seat: the words after `per` and `if` in the data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rimward.games.andromeda.battle import Battle, under_way
from rimward.games.andromeda.launch import Launch
from rimward.games.andromeda.table.names import hand
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.effect import Count, Param, Params
from rimward.kernel.window import turn_of

DECK_PARAM: Final = Param(("science", "industry", "commerce", "civilization", "any"), default="any")


def active_region(g: Andromeda) -> int:
    """andromeda.map.active-region; -1 where there is none."""
    for frame in reversed(g.stack):
        if isinstance(frame, Launch):
            return frame.target
        if isinstance(frame, Battle):
            return frame.region
    return -1


def _modules(g: Andromeda, seat: int, params: Params) -> int:
    deck = params.get("deck", "any")
    return sum([deck in ("any", module.deck) for module in g.modules[seat]])


def _slotted(g: Andromeda, seat: int, params: Params) -> int:
    return sum([bool(module.moon) for module in g.modules[seat]]) + bool(g.operations[seat])


def _levels(g: Andromeda, seat: int, params: Params) -> int:
    return sum([g.level(seat, track) >= 2 for track in g.content.tracks])


def _opposing(g: Andromeda, seat: int, params: Params) -> int:
    """andromeda.general.opponent: raiders count among the ships."""
    region = active_region(g)
    return _opponents_here(g, seat, params) + sum([raider.regions.count(region) for raider in g.raiders])


def _opponents_here(g: Andromeda, seat: int, params: Params) -> int:
    region = active_region(g)
    return sum([ship.region == region and g.opposes(seat, ship.owner) for ship in g.ships]) if region >= 0 else 0


def _own_here(g: Andromeda, seat: int, params: Params) -> int:
    region = active_region(g)
    return len(g.ships_in(region, seat)) if region >= 0 else 0


def _alone(g: Andromeda, seat: int, params: Params) -> int:
    return int(_own_here(g, seat, params) > 0 and not _opposing(g, seat, params))


def _region_is(kind: str) -> Callable[[Andromeda, int, Params], int]:
    def counted(g: Andromeda, seat: int, params: Params) -> int:
        region = active_region(g)
        return int(region >= 0 and g.regions[region].kind == kind)

    return counted


def _fields(g: Andromeda, seat: int, params: Params) -> int:
    names = ("maximus", "odessa")
    return sum([ship.owner == seat and ship.region >= 0 and g.regions[ship.region].name in names for ship in g.ships])


def _battles(g: Andromeda, seat: int, params: Params) -> int:
    return int(under_way(g) is not None and _own_here(g, seat, params) > 0)


def _on_board(g: Andromeda, seat: int, params: Params) -> int:
    return sum([ship.owner == seat and ship.region >= 0 for ship in g.ships])


COUNTS: Final[tuple[Count, ...]] = (
    Count(
        "developments",
        lambda g, seat, params: sum([built.owner == seat for built in g.developments]),
        "andromeda.development.types",
    ),
    Count("cards", lambda g, seat, params: g.zones.size(hand(seat)), "andromeda.tactics.hand-limit"),
    Count("modules", _modules, "andromeda.module.row-unlimited", {"deck": DECK_PARAM}),
    Count("slotted", _slotted, "andromeda.moon.slot-permanent"),
    Count("moons", lambda g, seat, params: len(g.moons[seat]), "andromeda.moon.limit"),
    Count("leaders", lambda g, seat, params: g.station[seat], "andromeda.scoring.leaders"),
    Count("tokens-used", lambda g, seat, params: g.tokens_used[seat], "andromeda.free.discard-token"),
    Count("levels", _levels, "andromeda.track.development-levels"),
    Count(
        "upgrades",
        lambda g, seat, params: sum([bool(bay.tile) for bay in g.bays[seat]]),
        "andromeda.upgrade.once-per-type",
    ),
    Count("opposing-ships", _opposing, "andromeda.general.opponent"),
    Count("opponents-here", _opponents_here, "andromeda.general.opponent"),
    Count("own-ships-here", _own_here, "andromeda.battle.participants"),
    Count("alone-here", _alone, "andromeda.battle.participants"),
    Count("ships-on-board", _on_board, "andromeda.launch.ships-on-board"),
    Count("damaged", lambda g, seat, params: len(g.damaged_modules(seat)), "andromeda.damage.module-multiple"),
    Count("energy", lambda g, seat, params: g.energy(seat), "andromeda.resource.energy"),
    Count("credits", lambda g, seat, params: g.has(seat, "credit"), "andromeda.resource.credits"),
    Count("fields", _fields, "andromeda.base.field-order"),
    Count("battles", _battles, "andromeda.battle.participants"),
    Count("own-turn", lambda g, seat, params: int(turn_of(g) == seat), "andromeda.general.active-player"),
    Count("nebula-here", _region_is("nebula"), "andromeda.map.active-region"),
    Count("planet-here", _region_is("planet"), "andromeda.map.active-region"),
    Count("base-here", _region_is("base"), "andromeda.map.active-region"),
)
BY_NAME: Final[Mapping[str, Count]] = {counted.name: counted for counted in COUNTS}


def count(g: Andromeda, seat: int, name: str, params: Params) -> int:
    return BY_NAME[name].count(g, seat, params)

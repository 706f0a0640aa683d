"""Which sort an option is (`Option.sort`), what it brings, and how it may end: codes with texts of their own.

How much a gain is `worth` only tells the best few from the rest; bots know better (`advice`). Nothing is known here but
what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rimward.games.aurora.acting import Acting, Flying
from rimward.games.aurora.docks import dock_on, on_planet
from rimward.games.aurora.goals import sought
from rimward.games.aurora.move import CrewMove
from rimward.games.aurora.odds_best import best
from rimward.games.aurora.odds_told import Ends, told
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.ship_move import ShipMove
from rimward.games.aurora.table.names import CRATES_LAID, HOME, HOMES, NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import held, may_win, mission_of, parameters
from rimward.kernel.question import DONE, Choose, Fate, Kind, Option, Sort, Value, percents

ENDS: Final = ("end", "stop", "pass", "refuse", DONE)
KINDS: Final[Mapping[str, Kind]] = {
    "defeated": "good",
    "wounded": "good",
    "unhurt": "harm",
    "shields-down": "good",
    "critical": "good",
    "damaged": "good",
    "unharmed": "harm",
    "passed": "good",
    "failed": "harm",
    "eluded": "good",
    "held": "harm",
    "won": "good",
    "lost": "harm",
}
BAD: Final = ("held", "failed", "lost")  # what fails costs something, where an option is none but a risk
DARING: Final = ("sneak", "move", "go", "leap", "throw")

WIN: Final = 20.0
MISSION: Final = 10.0
BLOW: Final = 2.0  # an attack that surely defeats brings this twice
FIND: Final = 1.0


class Gain(NamedTuple):
    code: str
    worth: float


def sorted_out(g: Aurora, question: Choose, value: Value, option: Option) -> Option:
    """The option with its sort, its odds and its gain."""
    ends = told(g, question, value)
    gain = _gain(g, question, value, ends)
    about = {**option.about, **_worth(g, question, value), **({"gain": gain.code} if gain is not None else {})}
    sort = _sort(g, question, value, gain, ends)
    return Option(option.key, option.thing, about, sort, fates(ends), gain.worth if gain is not None else 0.0)


def _worth(g: Aurora, question: Choose, value: Value) -> dict[str, int | str]:
    """What gear would be sold for, where some of it has to go."""
    over = question.code == "aurora.gear.over-limit" and isinstance(value, tuple)
    return {"value": g.content.items[str(value[1])].value} if over and isinstance(value, tuple) else {}


def fates(ends: Ends) -> tuple[Fate, ...]:
    """How it may end, the best first."""
    shares = percents(list(ends.values())) if ends else ()
    return tuple([Fate(KINDS[end], end, share) for end, share in zip(ends, shares, strict=True) if share])


def _sort(g: Aurora, question: Choose, value: Value, gain: Gain | None, ends: Ends) -> Sort:
    """What stops or passes, what wins or leads there, what may do harm."""
    word = value[0] if isinstance(value, tuple) else value
    if value == question.passes or word in ENDS:
        return "end"
    if gain is not None:
        return "goal"
    dares = word in DARING and any([ends.get(end) for end in BAD])
    return "risk" if dares or word in ("leap", "throw") or _explodes(g, question, value) else "plain"


def _explodes(g: Aurora, question: Choose, value: Value) -> bool:
    """A token that its player has not looked at: aurora.search.open, aurora.salvage.collect."""
    if not isinstance(value, tuple) or value[0] not in ("open", "salvage"):
        return False
    zone = CRATES_LAID if value[0] == "open" else SALVAGE_LAID
    return not g.zones[zone].masks[int(value[1])] & g.seen_by(question.seat)


# --- gains -----------------------------------------------------------------------------------------------------------
def _gain(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    found = GAINS.get(question.code)
    if found is not None:
        return found(g, question, value, ends)
    return Gain("best", FIND) if value == best(g) and value != DONE else None


def _of_crew(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    if not isinstance(value, tuple):
        return None
    word = value[0]
    if word == "attack":
        return _of_blow(g, question, value, ends)
    if word == "take" and ends.get("passed", True) and value[1] in sought(g, g.figures[g.under(Acting).figure].side):
        return Gain("mission", MISSION)
    if word == "steal":
        return Gain("mission", MISSION)
    return Gain("find", FIND) if word == "open" and not _explodes(g, question, value) else None


def _of_blow(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    """aurora.reward.crew"""
    if not ends:
        return None
    return Gain("blow", BLOW * float(1 + ends["defeated"] - ends["unhurt"]))


def _of_shot(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    last = ends.get("shields-down", 0) or ends.get("critical", 0)
    return Gain("blow", BLOW * float(1 + last - ends["unharmed"]))


def _of_way(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    """A move that ends aboard with what the mission asks for, or beside it."""
    if not isinstance(value, tuple) or value[0] != "go":
        return None
    figure, square = g.under(CrewMove).figure, int(value[1])
    who, mission = g.figures[figure], mission_of(g)
    if mission is None:
        return None
    dock, wanted = dock_on(g, square), parameters(mission).what
    ship = NOWHERE if dock == NOWHERE else g.docked_at(dock)
    if ship != NOWHERE and g.ships[ship].side == who.side and wanted in who.holds and may_win(g, who.side):
        return Gain("aboard", WIN)
    lying = [g.things[n].square for n in sought(g, who.side)]
    return Gain("beside", MISSION) if any([adjacent(g, square, there) for there in lying]) else None


def _carries(g: Aurora, ship: int) -> bool:
    """Whether all that the mission asks for is aboard."""
    mission = mission_of(g)
    if mission is None or not may_win(g, g.ships[ship].side):
        return False
    return held(g, g.crew_aboard(ship), parameters(mission).what) >= parameters(mission).count


def _of_ship(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    ship = g.under(Flying).ship
    if isinstance(value, tuple) and value[0] == "descend" and value[1] != HOME and not _carries(g, ship):
        return Gain("landing", MISSION)
    if isinstance(value, tuple) and value[0] == "salvage" and not _explodes(g, question, value):
        return Gain("find", FIND)
    if value == "ascend" and _carries(g, ship) and on_planet(g, ship):
        return Gain("homewards", MISSION)
    if value == "attack":
        return _of_shot(g, question, value, ends) if ends else Gain("fire", BLOW)
    return None


def _of_flight(g: Aurora, question: Choose, value: Value, ends: Ends) -> Gain | None:
    """A square of the planet to which the mission leads now."""
    ship = g.under(ShipMove).ship
    home = _carries(g, ship)
    planet = HOMES[g.ships[ship].side] if home else g.planet
    there = isinstance(value, tuple) and value[0] == "fly" and int(value[1]) in g.planet_squares(planet)
    return Gain("home" if home else "planet", WIN if home else MISSION) if there else None


GAINS: Final[Mapping[str, Callable[[Aurora, Choose, Value, Ends], Gain | None]]] = {
    "aurora.crew-action.list": _of_crew,
    "aurora.combat.special-attacks": _of_blow,
    "aurora.boarding.battle-order": _of_blow,
    "aurora.move.any-direction": _of_way,
    "aurora.ship-action.list": _of_ship,
    "aurora.ship-combat.target": _of_shot,
    "aurora.ship-move.straight": _of_flight,
}

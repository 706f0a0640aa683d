"""Why an option is good: a code with its parameters, put into words in `locale/*-advice.ftl`."""

from __future__ import annotations

from rimward.games.andromeda.advice import answers, fights
from rimward.games.andromeda.advice.flights import Flights
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.bases import FIELDS
from rimward.games.andromeda.modules import spaces
from rimward.games.andromeda.table.names import market
from rimward.kernel.event import Event
from rimward.kernel.question import Choose, Value

Said = dict[str, int | str]
LITTLE = 0.25
SAME = 0.05  # of a battle that hardly counts
RESOURCES = (
    "andromeda.base.any-resources",
    "andromeda.resource.costs",
    "andromeda.tactics.hand-limit",
    "andromeda.free.abandon-moon-payment",
)


def grounds(now: Standing, question: Choose, value: Value) -> Event:
    rated = answers.rated(now, question)
    gain = rated[question.options.index(value)]
    if question.code == "andromeda.turn.launch-or-return":
        return _turn(now, value, gain)
    if value in answers.NEUTRAL or value == "fight":
        return _waits(rated, gain)
    if question.code in RESOURCES:
        return Event("andromeda.advice.spend", {})
    if question.code == "andromeda.battle.dice-energy" and isinstance(value, int):
        return Event("andromeda.advice.energy", {"energy": value, **_worth(gain - rated[0])})
    if isinstance(value, tuple) and value[0] in ("buy", "take"):
        deck, space = str(value[1]), int(value[2])
        name = now.g.zones.face(market(deck), spaces(now.g, deck).index(space))
        return Event("andromeda.advice.module", {"module": name, **_worth(gain)})
    if isinstance(value, tuple) and value[0] in ("ship", "energy") and "ship-activation" in question.code:
        name = now.g.modules[now.seat][int(value[1])].name
        return Event("andromeda.advice.activate", {"module": name, "by": str(value[0])})
    if isinstance(value, tuple) and value[0] == "play":
        return Event("andromeda.advice.play", {"card": str(value[1]), **_worth(gain)})
    return Event("andromeda.advice.option", _worth(gain))


def _worth(gain: float) -> Said:
    tenths = max(0, round(10 * gain))
    return {"gain": "little" if gain < LITTLE else "some", "whole": tenths // 10, "tenth": tenths % 10}


def _waits(rated: list[float], gain: float) -> Event:
    """To do nothing: nothing else is any good, or something is."""
    return Event("andromeda.advice.wait", {"best": "yes" if gain >= max(rated) else "no"})


# --- a turn ----------------------------------------------------------------------------------------------------------
def _turn(now: Standing, value: Value, gain: float) -> Event:
    if not isinstance(value, tuple):
        return Event("andromeda.advice.return", {"ships": now.usable(), **_worth(gain)})
    flights = Flights(now)
    kind, region = str(value[1]), int(value[2])
    battle = fights.launched(now, kind, region, flights.striking(region))
    said: Said = {"kind": kind, "region": region, "aim": _aim(now, region), **_worth(gain)}
    said["battle"] = "none" if abs(battle) < SAME else ("good" if battle > 0 else "bad")
    return Event("andromeda.advice.launch", said)


def _aim(now: Standing, region: int) -> str:
    tile = now.g.regions[region]
    if tile.kind == "base":
        return "module" if tile.name in FIELDS else tile.name
    if now.g.moons_left[region]:
        return "moon"
    return "peek" if tile.kind == "nebula" else "resource"

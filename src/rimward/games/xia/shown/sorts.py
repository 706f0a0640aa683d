"""Which sort an option is (`Option.sort`), what it brings and what it costs, as codes with their numbers."""

from __future__ import annotations

from typing import Final

from rimward.games.xia.fight import combat
from rimward.games.xia.fight import odds as attack_odds
from rimward.games.xia.flight import choices, move
from rimward.games.xia.flight.rescue import GIVEN
from rimward.games.xia.missions import odds as mission_odds
from rimward.games.xia.shown import goals
from rimward.games.xia.shown.goals import Gain
from rimward.games.xia.table.state import Xia
from rimward.kernel.question import DONE, PASS, Choose, Fate, Kind, Option, Sort, Value

About = dict[str, int | str]

ACQUIRING: Final = "xia.combat.acquire"
EXCHANGES: Final = (ACQUIRING, attack_odds.ATTACK, attack_odds.DEFENSE)
BUSINESS: Final = "xia.business.any-order"
PUT_DOWN: Final = ("xia.gate.tigris", "xia.respawn.where", "xia.ability.fold-drive")  # a ship, somewhere
ENDS: Final = ("end", "stop", "stay", "none", "detach", DONE, PASS)
HIT: Final[dict[str, Kind]] = {"fatal": "good", "much": "good", "some": "good", "none": "harm"}
STRUCK: Final[dict[str, Kind]] = {"none": "good", "some": "harm", "much": "harm", "fatal": "dead"}
PAID: Final = ("buy-ship", "buy-fame", "buy-outfit", "repair", "pairs", "outfit")
CHARGED: Final = ("scan", "arm")
NEAR: Final = 0.05  # what a space of the way takes off a goal
MOVEMENT: Final = 0.1  # what a space of movement is worth in itself


def sorted_out(g: Xia, question: Choose, value: Value, option: Option) -> Option:
    """The option with its sort, its odds, its gain and its cost."""
    about, word = option.about, value[0] if isinstance(value, tuple) else value
    gain, then = _gain(g, question, value, about)
    told: About = {"gain": gain.code, **gain.told} if gain is not None else {}
    about = {**about, **_cost(question, value, about), **told, **then}
    if word == "attack" or question.code == ACQUIRING:
        about |= _crime(g, question, value)
    fates = _odds(g, question, value, option)
    sort = _sort(question, value, gain, _harms(question, fates), "crime" in about)
    return Option(option.key, option.thing, about, sort, fates, gain.worth if gain is not None else 0.0)


def _sort(question: Choose, value: Value, gain: Gain | None, harms: bool, is_crime: bool) -> Sort:
    """What stops or passes, what may do harm, what is worth striving for."""
    if value == question.passes or value in ENDS:
        return "end"
    if harms or _attacks(value) or (question.code == ACQUIRING and is_crime):
        return "risk"
    return "goal" if gain is not None and gain.worth > 0 else "plain"


def _attacks(value: Value) -> bool:
    return value == "attack" or (isinstance(value, tuple) and value[0] == "use" and "attack" in value)


def _harms(question: Choose, fates: tuple[Fate, ...]) -> bool:
    """Whether the option itself is what leads there: a shot that may miss harms nobody, and what is declared is only
    part of an exchange."""
    return question.code not in EXCHANGES and any([fate.kind != "good" for fate in fates])


# --- odds ------------------------------------------------------------------------------------------------------------
def _odds(g: Xia, question: Choose, value: Value, option: Option) -> tuple[Fate, ...]:
    """The ways in which it may end. Those of an attack tell nothing of its ram, so with an Engine there are none."""
    about = option.about
    if question.code == attack_odds.DEFENSE:
        return _shares(STRUCK, about)
    if question.code == attack_odds.ATTACK:
        return () if about.get("ram") else _shares(HIT, about)
    if "failed" in about and "pays" not in about:
        return mission_odds.fates(about)
    target = _target(g, question, value)
    if target is not None:
        return _shares(HIT, attack_odds.at_best(g, question.seat, target))
    sure = len(option.odds) == 1 and option.odds[0].kind == "good"
    return () if sure else option.odds


def _shares(kinds: dict[str, Kind], about: About) -> tuple[Fate, ...]:
    found = [(kind, share, about.get(share)) for share, kind in kinds.items()]
    return tuple(
        [Fate(kind, f"hit-{share}", likely) for kind, share, likely in found if isinstance(likely, int) and likely]
    )


def _target(g: Xia, question: Choose, value: Value) -> int | None:
    """Whom an option attacks from where the ship is, if that is settled."""
    if question.code == ACQUIRING and isinstance(value, tuple):
        return int(value[1])
    if value == "attack":
        found = combat.targets(g, question.seat, g.space_of(question.seat))
        return found[0] if len(found) == 1 else None
    return None


# --- costs -----------------------------------------------------------------------------------------------------------
def _cost(question: Choose, value: Value, about: About) -> About:
    word = value[0] if isinstance(value, tuple) else value
    if word == "stop":
        return {"cost": "unspent", **question.about} if question.about.get("movement") else {}
    if word == "rescue":
        return {"cost": "energy", "energy": GIVEN}
    if word in PAID and about.get("price"):
        return {"cost": "credits"}
    if (word in CHARGED or "nothing" in about) and about.get("energy"):
        return {"cost": "energy"}
    if about.get("crime"):
        return {"cost": "crime"}
    return {"cost": "movement"} if "spends" in about else {}


def _crime(g: Xia, question: Choose, value: Value) -> About:
    """xia.bounty.raiding: the price on one's own head for the target; the least of all that are in reach."""
    target = _target(g, question, value)
    if target is not None:
        crime = goals.kill(g, target)[1]
    else:
        crime = min(goals.crimes(g, question.seat, g.space_of(question.seat)), default=0)
    return {"cost": "bounty", "crime": crime} if crime else {}


# --- gains -----------------------------------------------------------------------------------------------------------
def _gain(g: Xia, question: Choose, value: Value, about: About) -> tuple[Gain | None, About]:
    """What it brings; and with `then` the keys of the answers that are certain to follow if that is what is wanted."""
    if question.code == move.MOVING:
        frame = g.under(move.Move)
        if frame.drifts:
            return None, {}
        return goals.on_stopping(g, frame.ship) if value == "stop" else (_moving(g, question, value, about), {})
    if question.code == move.ACTING:
        return goals.on_ending(g, question.seat) if value == "end" else (_acting(g, question, value, about), {})
    if question.code == BUSINESS:
        return goals.by_deal(g, question.seat, value), {}
    if question.code in PUT_DOWN and isinstance(value, tuple) and value[0] == "hex":
        own = int(question.about.get("ship", question.seat)) == question.seat
        return goals.in_space(g, question.seat, (int(value[1]), int(value[2]))) if own else None, {}
    if question.code == ACQUIRING and isinstance(value, tuple):
        return goals.kill(g, int(value[1]))[0], {}
    return _answering(g, question, value, about), {}


def _moving(g: Xia, question: Choose, value: Value, about: About) -> Gain | None:
    """What there is to be had in a space, less what the way there takes."""
    seat = question.seat
    if isinstance(value, str):
        if value == "tigris":
            return Gain("gate", goals.FAME, {}) if about["first_use"] else None
        return goals.by_act(g, seat, value, g.space_of(seat))
    assert isinstance(value, tuple)  # noqa: S101 - a step or a use
    there = int(value[1]), int(value[2])
    if value[0] == "gate" and about["first_use"]:
        return Gain("gate", goals.FAME, {})
    if value[0] == "jump":
        return Gain("scan", goals.LOOK, {})
    if value[0] == "use":
        return _reaching(g, seat, value)
    if g.map.numbers[there] in choices.others_at(g, g.under(move.Move).ship):
        return None  # xia.move.no-action-in-occupied: only flown through
    gain = goals.in_space(g, seat, there)
    if gain is not None and gain.code in goals.DEALS and not _stands_for_all(g, question, value, gain):
        gain = goals.in_space(g, seat, there, but=("deals",))  # what else there is
    if gain is None or not _stands_for_all(g, question, value, gain):
        return None
    return gain._replace(worth=max(NEAR, gain.worth - NEAR * int(about["spends"])))


def _reaching(g: Xia, seat: int, value: tuple[str | int, ...]) -> Gain | None:
    act, there = str(value[3]), (int(value[1]), int(value[2]))
    if act == "rescue":
        return Gain("rescue", goals.FAME, {"whom": int(value[4])})
    return goals.by_act(g, seat, act, there)


def _stands_for_all(g: Xia, question: Choose, value: tuple[str | int, ...], gain: Gain) -> bool:
    """Of the spaces of a planet, or those around a ship to be rescued, the nearest; none where it is there already."""
    chart = g.map
    if gain.code == "rescue":
        near = [chart.hexes[there] for there in choices.neighbours(g, int(gain.told["whom"]))]
    elif gain.code in goals.DEALS:
        planet = chart.planet(chart.numbers[int(value[1]), int(value[2])])
        near = [hexagon for space, hexagon in enumerate(chart.hexes) if chart.planet(space) == planet]
    else:
        return True
    if g.space_of(question.seat) in near:
        return False
    steps = [step for step in question.options if isinstance(step, tuple) and step[0] == "hex"]
    return value[0] != "hex" or value == next(step for step in steps if (step[1], step[2]) in near)


def _acting(g: Xia, question: Choose, value: Value, about: About) -> Gain | None:
    seat = question.seat
    if isinstance(value, tuple):
        if value[0] == "rescue":
            return Gain("rescue", goals.FAME, {"whom": int(value[1])})
        return Gain("engine", MOVEMENT * float(about["average"]), {}) if value[0] == "engine" else None
    if value == "impulse":
        return Gain("impulse", MOVEMENT * int(about["movement"]), {})
    if value == "attack":
        target = _target(g, question, value)
        return goals.kill(g, target)[0] if target is not None else None
    return goals.by_act(g, seat, str(value), g.space_of(seat))


def _answering(g: Xia, question: Choose, value: Value, about: About) -> Gain | None:
    """Of a question for how many the most, of one for a card each."""
    if value == "accept":
        return Gain("credits", 1.0, {"credits": int(question.about["credits"])})
    if not isinstance(value, tuple) or not value[1:]:
        return None
    word = value[0]
    if word == "title":
        return Gain("title", goals.FAME * int(about["fame"]), {})
    if word == "keep":
        return Gain("payment", int(about["most"]) / 1000, {})
    if word not in ("sell", "pairs", "arm") or not _is_most(question, value):
        return None
    number = int(value[-1])
    if word == "sell":
        return Gain("sell-all" if about["fame"] else "sell", float(number), {"cubes": number, "goods": str(value[1])})
    return Gain("pairs", 1.0, {}) if word == "pairs" else Gain("arm", 1.0, {"markers": number})


def _is_most(question: Choose, value: tuple[str | int, ...]) -> bool:
    alike = [other for other in question.options if isinstance(other, tuple) and other[:-1] == value[:-1]]
    return value[-1] == max([int(other[-1]) for other in alike])

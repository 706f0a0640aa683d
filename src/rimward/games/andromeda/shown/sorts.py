"""Which sort an option is (`Option.sort`), what it brings and what it costs, as codes with texts of their own.

How much a gain is `worth` is about its VP, so that the best few can be told from the rest; bots know better
(`advice`). Nothing is known here but what everybody sees, and what the option tells its owner.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rimward.games.andromeda.moons import OPS, barred_slot, slots
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel import carry
from rimward.kernel.question import DONE, PASS, Choose, Fate, Kind, Option, Sort, Value

About = dict[str, int | str]

ENDS: Final = ("return", "decline", "end", DONE, PASS)
TO_GOALS: Final = ("maximus", "odessa", "development-office")  # bases where modules and developments come from
SCORING: Final = ("vp", "develop", "module", "advance")  # verbs of cards
JOINING: Final = ("andromeda.battle.escalation", "andromeda.ship.ability-jump")
GIVING: Final = ("first", "second", "moon", "ship", "energy", "move", "faction")
BATTLE: Final[dict[str, Kind]] = {"win": "good", "nobody": "harm", "lose": "harm"}

MOON: Final = 2.0
SLOTTED: Final = 1.5  # more, where there is room for it
BASE: Final = 1.5
TO_GOAL: Final = 3.0
THERE: Final = 1.5  # what a region gives
LEADER: Final = 0.6
BONUS: Final = 0.5
BUILT: Final = 0.5  # of the points of a development that is not built yet
MODULE: Final = 2.0
JUMP: Final = 0.8


class Gain(NamedTuple):
    code: str
    worth: float


def sorted_out(g: Andromeda, question: Choose, value: Value, option: Option) -> Option:
    """The option with its sort, its odds, its gain and its cost."""
    about, gain = option.about, _gain(g, question, value, option.about)
    fates = _fates(about)
    sort = _sort(g, question, value, gain, bool(fates))
    told: About = {"gain": gain.code} if gain is not None else {}
    about = {**about, **_cost(value, about), **told}
    return Option(option.key, option.thing, about, sort, fates, gain.worth if gain is not None else 0.0)


def _sort(g: Andromeda, question: Choose, value: Value, gain: Gain | None, battle: bool) -> Sort:
    """What stops or passes, what may end badly, what scores or builds what scores."""
    word = value[0] if isinstance(value, tuple) else value
    to_battle = (word == "launch" and battle) or (word == "ship" and question.code in JOINING)
    if word == "fight" or to_battle:
        return "risk"
    if word in ENDS or value == question.passes:
        return "end"
    return "goal" if gain is not None and gain.worth > 0 else "plain"


def _fates(about: About) -> tuple[Fate, ...]:
    """How a battle ends, the best first."""
    found = [(kind, end, about.get(end)) for end, kind in BATTLE.items()]
    return tuple([Fate(kind, end, share) for kind, end, share in found if isinstance(share, int) and share])


def _cost(value: Value, about: About) -> About:
    if isinstance(value, int):
        return {"cost": "energy"} if value else {}
    return {"cost": "price"} if about.get("price") else {}


# --- gains -----------------------------------------------------------------------------------------------------------
def _gain(g: Andromeda, question: Choose, value: Value, about: About) -> Gain | None:
    word = value[0] if isinstance(value, tuple) else value
    if word == "launch":
        return _there(g, question.seat, about)
    if word == "develop":
        return Gain("development", MODULE + int(about["points"]))
    if word in ("buy", "take"):
        return Gain("module", MODULE + int(about["slot_vp"]) / 2)
    if about.get("vp"):
        return Gain("vp", float(about["vp"]))
    if word in ("play", "do") and _scores(g, value):
        return Gain("effect" if word == "do" else "card", MODULE)
    if word == "track":
        return Gain("points", 0.0)
    return Gain("gives", 0.0) if about.get("gives") and word in GIVING else None


def _there(g: Andromeda, seat: int, about: About) -> Gain | None:
    """What a launch may bring, named by the best of it."""
    leaders, bonus = int(about["leaders"]), int(about["bonus"])
    found = [
        Gain("moon", MOON + SLOTTED * _has_room(g, seat, str(about["moon"])) if about["moon"] else 0.0),
        Gain("base", (TO_GOAL if about["tile"] in TO_GOALS else BASE) * (about["ground"] == "base")),
        Gain("gives", THERE * bool(about["gives"])),
        Gain("settle", BUILT * int(about["points"])),
        Gain("leaders", LEADER * leaders),
        Gain("bonus", BONUS * bonus),
    ]
    best = max(found, key=lambda gain: gain.worth)
    worth = sum([gain.worth for gain in found]) - JUMP * int(about["jump"])
    return Gain(best.code, max(worth, 0.0)) if best.worth else None


def _has_room(g: Andromeda, seat: int, moon: str) -> bool:
    """Whether there is an empty slot that takes a moon."""
    free: list[str | int] = [OPS] if not g.operations[seat] else []
    free += [where for where in slots(g, seat) if where != OPS and not g.modules[seat][int(where)].moon]
    return any([barred_slot(g, seat, moon, where) is None for where in free])


def _scores(g: Andromeda, value: Value) -> bool:
    """Whether a card, or a choice that it leaves, has to do with VP, modules, developments or tracks."""
    assert isinstance(value, tuple)  # noqa: S101 - its words are those of cards
    if value[0] == "do":
        return str(value[1]).split(".")[0] in SCORING
    nodes = carry.effect_of(g, str(value[1])).nodes
    return any([node.verb is not None and node.verb.name in SCORING for node in nodes])

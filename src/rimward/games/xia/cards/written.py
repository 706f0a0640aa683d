"""xia.ability: the Ability Cards that are data, in `abilities.json`, and the verbs that they are made of.

The file is JSON and not YAML because it is read whenever the games are listed, and YAML takes a while to get ready.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, ClassVar, Final

import msgspec

from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight.move import EngineMove
from rimward.games.xia.table.state import Effect as Lasting
from rimward.games.xia.table.state import Xia
from rimward.kernel import carry
from rimward.kernel.carry import ALL, Carry, Effects, Todo
from rimward.kernel.dice import Roll, is_again
from rimward.kernel.effect import Call, Count, Effect, Language, Odds, Param, Params, Verb
from rimward.kernel.frame import Frame, Next
from rimward.kernel.plain import mypyc_attr
from rimward.kernel.question import Bar, Choose

FILE: Final = "abilities.json"
D20: Final = 20
DESIGNED: Final = ("silent-running", "ablative-plating")
OWN: Final = ("silent-running", "afterburner")  # for rolls of one's own
# xia.border: rolls of a step
BORDERS: Final[tuple[str, ...]] = ("asteroid-enter", "nebula-enter", "debris-enter", "shield-cross")


# --- verbs -----------------------------------------------------------------------------------------------------------
def use(g: Xia, seat: int, call: Call) -> None:
    """xia.ability.exhaust: whatever comes of it."""
    g.ships[seat].energy -= call.number("energy")
    g.exhaust(seat, call.card)
    g.say("xia.ability.use", seat=seat, card=call.card, energy=call.number("energy"))


def cannot_use(g: Xia, seat: int, call: Call) -> Bar | None:
    """xia.ability.not-while-stranded, xia.energy.spend"""
    ship = g.ships[seat]
    if ship.stranded:
        return Bar("xia.bar.stranded", "xia.ability.not-while-stranded")
    if ship.energy < call.number("energy"):
        return Bar("xia.bar.energy", "xia.energy.spend", energy=ship.energy, needed=call.number("energy"))
    return None


def roll(g: Xia, seat: int, call: Call) -> Frame:
    return Roll(seat, f"xia.ability.{call.card}", (D20,))


def d20(g: Xia, seat: int, call: Call) -> Odds:
    return [(face, 1 / D20) for face in range(1, D20 + 1)]


def brought_by(call: Call) -> str:
    """The event that tells what came of a card."""
    return f"xia.ability.{call.card}"


def gain(g: Xia, seat: int, call: Call) -> None:
    ship = g.ships[seat]
    gained = min(call.number("energy"), ship.meter - ship.energy)  # xia.energy.cap
    ship.energy += gained
    g.say(brought_by(call), seat=seat, energy=gained)


def add(g: Xia, seat: int, call: Call) -> None:
    """To the roll that was interrupted."""
    rolled, added = g.under(Roll), call.number("borders")
    rolled.put(0, min(rolled.faces[0] + added, rolled.dice[0]))
    g.say(brought_by(call), seat=seat, added=added, face=rolled.faces[0])


def plate(g: Xia, seat: int, call: Call) -> None:
    """Until the next turn of its owner; what it does then is a reaction: `effects.py`."""
    armour = call.number("armour")
    if armour:
        g.effects += (Lasting(call.card, seat, armour),)
    g.say(brought_by(call), seat=seat, armour=armour)


def burn(g: Xia, seat: int, call: Call) -> None:
    """xia.ability.afterburner: after the damage penalty, in a Move or in a ram."""
    burnt(g, seat, call.number("engine"))


def burn_or_double(g: Xia, seat: int, call: Call) -> Frame:
    return Doubling(seat, call.number("engine"))


class Doubling(Frame):
    """xia.ability.afterburner: the best result may double the roll instead."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("afterburner", "use_afterburner")

    def __init__(self, seat: int, added: int) -> None:
        self.seat, self.added = seat, added

    def afterburner(self, g: Xia, _: None) -> Next:
        about = {"points": total(engine_roll(g))}
        return Choose(self.seat, "xia.ability.afterburner", ["double", ("add", self.added)], about=about)

    def use_afterburner(self, g: Xia, choice: str | tuple[str, int]) -> Next:
        burnt(g, self.seat, total(engine_roll(g)) if isinstance(choice, str) else choice[1])
        return None


def engine_roll(g: Xia) -> EngineMove | Attack:
    """What the Engine was rolled for."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, EngineMove | Attack))


def total(rolled: EngineMove | Attack) -> int:
    return rolled.movement if isinstance(rolled, EngineMove) else rolled.ram


def burnt(g: Xia, seat: int, added: int) -> None:
    rolled = engine_roll(g)
    if isinstance(rolled, EngineMove):
        rolled.movement += added
    else:
        rolled.attack += added
        rolled.ram += added
    g.say("xia.ability.afterburner", seat=seat, added=added, total=total(rolled))


def own_engine(g: Xia, seat: int, params: Params) -> int:
    rolled = engine_roll(g)
    return int((rolled.ship if isinstance(rolled, EngineMove) else rolled.attacker) == seat)


def border_roll(g: Xia, seat: int, params: Params) -> int:
    rolled = g.under(Roll)
    chapter, _, rule = rolled.code.rpartition(".")
    crossed = rolled.by == seat and not is_again(g) and chapter == "xia.border" and rule in BORDERS
    return int(crossed)


LANGUAGE: Final = Language(
    verbs=[
        Verb("use", use, {"energy": Param()}, bar=cannot_use, cost=True),
        Verb("roll", roll, odds=d20),
        Verb("gain", gain, {"energy": Param()}),
        Verb("add", add, {"borders": Param()}),
        Verb("plate", plate, {"armour": Param()}),
        Verb("burn", burn, {"engine": Param()}),
        Verb("burn-or-double", burn_or_double, {"engine": Param()}),
    ],
    counts=[
        Count("border-roll", border_roll, "xia.ability.silent-running"),
        Count("own-engine", own_engine, "xia.ability.afterburner"),
    ],
    windows=("action", "rolled", "engine", "declare-defense"),
)


# --- cards -----------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Written(Ability):
    """An Ability Card from the file: what it costs and what its results bring is read from its effect."""

    STEPS: ClassVar[tuple[str, ...]] = Carry.STEPS

    def __init__(self, seat: int, first: str | int = "", second: str | int = "", todo: Todo | None = None) -> None:
        self.seat, self.first, self.second = seat, first, second
        self.todo = ALL if todo is None else todo

    def called(self) -> str:
        return self.CARD

    @classmethod
    def bar(cls, g: Xia, seat: int) -> Bar | None:
        return carry.barred(g, seat, EFFECTS.cards[cls.CARD])


@mypyc_attr(allow_interpreted_subclasses=True)
class WrittenOwn(Written):
    """One for rolls of its owner's alone."""

    OWN: ClassVar[bool] = True


def written(effect: Effect) -> type[Carry]:
    return WrittenOwn if effect.card in OWN else Written


def printed(effect: Effect) -> tuple[int, str, tuple[tuple[int, int], ...]]:
    """What a card costs, in a word what it brings, and how much of that from which result on."""
    cost = int(carry.costs(effect, effect.first).get("energy", 0))
    results = next(node for node in effect.nodes if node.kind == "results")
    parts = [effect.nodes[part].params for part in results.parts[1:]]
    (word,) = parts[0]
    return cost, word, tuple([(least, int(part[word])) for least, part in zip(results.froms, parts, strict=True)])


def _read() -> Effects:
    raw: dict[str, Any] = msgspec.json.decode(files("rimward.games.xia.cards").joinpath(FILE).read_bytes())
    found = Effects(LANGUAGE.load_all(FILE, raw), written)
    for card, kind in found.kinds.items():
        own: Any = kind
        own.COST, own.EFFECT, own.BANDS = printed(found.cards[card])
        own.CHAPTER, own.DESIGNED = "xia.ability", card in DESIGNED
    return found


EFFECTS: Final = _read()
KINDS: Final[dict[str, Any]] = dict(EFFECTS.kinds)
EnergyScoop: Final[type[Ability]] = KINDS["energy-scoop"]
SilentRunning: Final[type[Ability]] = KINDS["silent-running"]
Afterburner: Final[type[Ability]] = KINDS["afterburner"]
AblativePlating: Final[type[Ability]] = KINDS["ablative-plating"]

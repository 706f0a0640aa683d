"""Dice that have fallen: whether another roll, or more of it, would be better."""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.xia.advice import jobs, powers, worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.cards import attacks, reactions, written
from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.flight import border
from rimward.games.xia.flight.move import EngineMove
from rimward.games.xia.missions import cards
from rimward.games.xia.missions import rolls as mission_rolls
from rimward.games.xia.table.state import Xia
from rimward.games.xia.trade import cargo
from rimward.kernel.dice import Roll
from rimward.kernel.question import PASS, Choose, Value

D20 = 20
POINT = 0.06  # of an attack or a defence
CUBE = 0.3
REBUFF = 0.2  # a Planetary Shield that lets nobody through
BAND = 0.1  # a better result of an Ability Card
CHOICE = 0.1  # to choose where one comes out, not to be sent somewhere

Taste = Callable[[Prospects, int], float]  # how good a face is


def rated(w: Weights, g: Xia, question: Choose) -> list[float]:
    """The window after a roll: nothing done is nothing gained."""
    p = Prospects(w, g, question.seat)
    return [0.0 if option == PASS else _reaction(p, option) for option in question.options]


def _reaction(p: Prospects, option: Value) -> float:
    word = option[0] if isinstance(option, tuple) else option
    if word == "afterburner":
        return _afterburner(p)
    roll = p.g.under(Roll)
    if word == "silent-running":
        return _silence(p, roll)
    die = int(option[1]) if isinstance(option, tuple) and word != "experience" else 0
    cost = {"tac-x": p.energy(reactions.TacX.COST), "experience": p.w.again}.get(str(word), 0.0)
    return again(p, roll, die) - cost


def again(p: Prospects, roll: Roll, die: int) -> float:
    """A die that is rolled once more: the average against what lies there, and a 20 is a 20."""
    sides, taste = roll.dice[die], TASTES[roll.code]
    hoped = sum([taste(p, face) for face in range(1, sides + 1)], 0.0) / sides
    return hoped - taste(p, roll.faces[die]) + (powers.luck(p) if sides == D20 else 0.0)


def _silence(p: Prospects, roll: Roll) -> float:
    taste, face = TASTES[roll.code], roll.faces[0]
    found = [chance * taste(p, min(face + more, D20)) for chance, more in powers.bands(written.SilentRunning)]
    return sum(found) - taste(p, face) + powers.luck(p) - p.energy(written.SilentRunning.COST)


def _afterburner(p: Prospects) -> float:
    """More movement as far as it is of use, or more of a ram."""
    rolled = written.engine_roll(p.g)
    found = 0.0
    for chance, more in powers.bands(written.Afterburner):
        if isinstance(rolled, EngineMove):
            found += chance * p.space() * max(0.0, min(more, p.way() - rolled.movement))
        else:
            found += chance * POINT * more
    return found + powers.luck(p) - p.energy(written.Afterburner.COST)


# --- how good a face is ----------------------------------------------------------------------------------------------
def _movement(p: Prospects, face: int) -> float:
    return p.space() * min(face, p.way())


def _points(p: Prospects, face: int) -> float:
    return POINT * face


def _rocks(p: Prospects, face: int) -> float:
    if face > border.HARMFUL:
        return 0.0
    killed = worth.death(p.w, p.ship) if face >= len(p.ship.undamaged) else 0.0
    return worth.damage(p.w, p.ship) - worth.damage(p.w, p.ship, face) - killed


def _gas(p: Prospects, face: int) -> float:
    return -worth.drained(p.w, p.ship, face) if face <= border.HARMFUL else 0.0


def _wreck(p: Prospects, face: int) -> float:
    return -worth.death(p.w, p.ship) if face <= border.WRECKED else 0.0


def _shield(p: Prospects, face: int) -> float:
    if face <= border.HARMFUL:
        return _rocks(p, face) - REBUFF
    return -p.w.crime if face <= border.seen_up_to(p.g, p.seat) and not p.ship.bounty else 0.0


def _mined(p: Prospects, face: int) -> float:
    return CUBE if face > border.HARMFUL else _rocks(p, face)


def _harvested(p: Prospects, face: int) -> float:
    return CUBE if face > border.HARMFUL else _gas(p, face)


def _salvaged(p: Prospects, face: int) -> float:
    return CUBE if face > cargo.EXPLOSION else -worth.death(p.w, p.ship)


def _way_out(p: Prospects, face: int) -> float:
    return CHOICE if face == D20 else 0.0


def _mission(p: Prospects, face: int) -> float:
    card = cards.active(p.g, p.seat)
    return jobs.by_face(p.w, p.g, p.seat, card, face) if card is not None else 0.0


def _sneak(p: Prospects, face: int) -> float:
    if face <= mission_rolls.DETECTED:
        return -p.w.crime
    return jobs.paid(p.w, p.g, p.seat, cards.due(p.g, p.seat))


def _band(kind: type[Ability]) -> Taste:
    def taste(p: Prospects, face: int) -> float:
        return BAND * sum([face >= least for least, _ in kind.BANDS])

    return taste


KINDS: tuple[type[Ability], ...] = (
    *[kind for kind, _ in powers.OWN.values()],
    attacks.RailGun,
    attacks.ParticleEmitter,
    attacks.SalvoRacks,
    written.SilentRunning,
    written.Afterburner,
    reactions.EvasiveThrusters,
    reactions.DecoyBeacon,
)
TASTES: dict[str, Taste] = {
    "xia.move.engine": _movement,
    "xia.combat.roll": _points,
    "xia.outfit.shield-hazards": _points,
    "xia.border.asteroid-enter": _rocks,
    "xia.border.nebula-enter": _gas,
    "xia.border.debris-enter": _wreck,
    "xia.border.shield-cross": _shield,
    "xia.cargo.mine": _mined,
    "xia.cargo.harvest": _harvested,
    "xia.cargo.salvage": _salvaged,
    "xia.respawn.where": _way_out,
    "xia.gate.tigris": _way_out,
    "xia.mission.research-roll": _mission,
    "xia.mission.bounty-hunter-roll": _mission,
    "xia.mission.thief-steal": _mission,
    mission_rolls.SNEAK: _sneak,
    **{f"xia.ability.{kind.CARD}": _band(kind) for kind in KINDS},
}

"""What is best done with the dice that lie on the table: the answers by which `odds` reckons. For advice, standing
orders and whoever wants to be shown."""

from __future__ import annotations

from typing import NamedTuple

from rimward.games.aurora import odds
from rimward.games.aurora.crew_combat import Again, CrewAttack
from rimward.games.aurora.dicework import AddBonuses, Pairing, Reroll, places_of
from rimward.games.aurora.grenades import Throw
from rimward.games.aurora.mines import Blast
from rimward.games.aurora.odds import Guard, Row, Spreads
from rimward.games.aurora.odds_told import blast_guard, guard_of, ship_guard, spreads_of
from rimward.games.aurora.search import Trap, own_defense
from rimward.games.aurora.ship_combat import ShipAttack
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ship_bonuses
from rimward.kernel.question import DONE, Value


class Bout(NamedTuple):
    """An attack under way: the hits as far as they are counted, what the attacker may still add, and the defender."""

    red: Row
    spreads: Spreads
    guard: Guard


def bout(g: Aurora) -> Bout | None:
    for frame in reversed(g.stack):
        if isinstance(frame, CrewAttack):
            return Bout(frame.faces, (), guard_of(g, frame.figure, frame.target, frame.weapon))
        if isinstance(frame, ShipAttack):
            spreads = spreads_of(ship_bonuses(g, frame.ship, "attack"))
            return Bout(frame.faces, spreads, ship_guard(g, frame.ship, frame.other))
        if isinstance(frame, Throw):
            return Bout(frame.red, (), blast_guard(g, frame.figures[0]))
        if isinstance(frame, Trap):
            return Bout(frame.red, (), Guard(spreads_of(own_defense(g, frame.figures[0]))))
        if isinstance(frame, Blast):
            return Bout(frame.red, (), Guard(spreads_of(ship_bonuses(g, frame.ships[0], "defense"))))
    return None


def best(g: Aurora) -> Value | None:
    """The best option of a question about dice; None at any other."""
    top, now = g.stack[-1] if g.stack else None, bout(g)
    if now is None:
        return None
    if isinstance(top, AddBonuses):
        return _defending(top) if top.hits else _attacking(top, now)
    if isinstance(top, Reroll):
        return _aiming(top, now) if top.word == "red" else _again(g, top, now)
    return _pairing(top, now) if isinstance(top, Pairing) else None


def _attacking(top: AddBonuses, now: Bout) -> Value:
    begun = tuple([int(pick[1]) for pick in top.picks if isinstance(pick, tuple)])
    raised = odds.best_raise(tuple(sorted(top.faces)), spreads_of(top.bonuses), now.guard, begun)
    return _next("red", raised, begun)


def _next(word: str, wanted: Row, begun: Row) -> Value:
    left = list(wanted)
    for face in begun:
        left.remove(face)
    return (word, left[0]) if left else DONE


def _defending(top: AddBonuses) -> Value:
    shown = top.shown()
    begun = places_of(top.picks, shown)
    dice = odds.best_dice(top.hits, top.faces, spreads_of(top.bonuses), begun)
    left = [place for place in dice if place not in begun]
    return shown[left[0]] if left else DONE


def _again(g: Aurora, top: Reroll, now: Bout) -> Value:
    """The lowest dice, as many as are best rolled again; what the defender carries comes after the terrain."""
    below = g.stack[-2]
    later = below.own if isinstance(below, Again) and top.code == "aurora.terrain.hindering-defense" else 0
    again = tuple([count for count in (top.at_most, later) if count])
    black = tuple(sorted(top.faces))
    count = odds.rerolled(odds.hits_of(now.red), black, Guard(now.guard.spreads, again))
    begun = tuple([int(pick[1]) for pick in top.picks if isinstance(pick, tuple)])
    left = list(black)
    for face in begun:
        left.remove(face)
    return (top.word, left[0]) if len(begun) < count else DONE


def _aiming(top: Reroll, now: Bout) -> Value:
    begun = tuple([int(pick[1]) for pick in top.picks if isinstance(pick, tuple)])
    wanted = odds.best_aim(tuple(sorted(top.faces)), top.at_most, now.spreads, now.guard)
    fits = all([wanted.count(face) >= begun.count(face) for face in begun])
    return _next(top.word, wanted, begun) if fits else DONE


def _pairing(top: Pairing, now: Bout) -> Value:
    red, black = odds.hits_of(top.red), tuple(sorted((*top.black, *top.paired)))
    done = len(top.paired)
    pairs = odds.best_pairs(red, black, now.guard.spreads)
    if pairs[:done] != top.paired:
        pairs = (*top.paired, *odds.best_pairs(red[done:], tuple(sorted(top.black)), now.guard.spreads))
    return "pair", top.red[done], pairs[done]

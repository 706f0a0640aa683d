"""Why not: what crew cannot do in their turn, for whoever asks."""

from __future__ import annotations

from rimward.games.aurora import abilities
from rimward.games.aurora.crew_combat import BARE, barred_attack, barred_target, in_the_way, is_ranged
from rimward.games.aurora.goals import barred_take
from rimward.games.aurora.move import PINNED
from rimward.games.aurora.places import reaches
from rimward.games.aurora.search import barred_scan
from rimward.games.aurora.stealth import barred_hide
from rimward.games.aurora.table.board import SEEING
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ARMS, kind_of
from rimward.kernel.question import Bar, Value
from rimward.kit.sight import free_lines


def of_crew(g: Aurora, figure: int, began: bool, tried: tuple[str, ...]) -> list[tuple[Value, Bar]]:
    found: list[tuple[Value, Bar | None]] = []
    if g.did(figure, PINNED):
        pinned = Bar("aurora.bar.pinned", "aurora.elude.fail-at-start")
        found += [("move", pinned), ("sneak", pinned)]
    found.append(("hide", barred_hide(g, figure, "stealth" in tried)))
    found += of_things(g, figure)
    found += of_abilities(g, figure, tried)
    found += of_weapons(g, figure, began)
    found += of_bodies(g, figure)
    found += of_attacks(g, figure)
    return [(key, reason) for key, reason in found if reason is not None]


def of_things(g: Aurora, figure: int) -> list[tuple[Value, Bar | None]]:
    """aurora.interact.reach: what lies on its square or beside it, and no further."""
    far = Bar("aurora.bar.not-adjacent", "aurora.interact.reach")
    found: list[tuple[Value, Bar | None]] = []
    for crate, square in enumerate(g.crates):
        near = reaches(g, figure, square)
        found += [(("open", crate), None if near else far)]
        found += [(("scan", crate), barred_scan(g, figure, crate) if near else far)]
    for n, thing in enumerate(g.things):
        found.append((("take", n), barred_take(g, figure, n) if reaches(g, figure, thing.square) else far))
    found += [(("loot", n), far) for n, pile in enumerate(g.piles) if not reaches(g, figure, pile.square)]
    return found


def of_abilities(g: Aurora, figure: int, tried: tuple[str, ...]) -> list[tuple[Value, Bar | None]]:
    if not g.figures[figure].on_surface:
        return []
    return [
        ((word, name), abilities.barred(g, figure, name, times, tried))
        for word, kind in (("ability", "action"), ("free", "free"))
        for name, times in abilities.own(g, figure, kind)
    ]


def of_weapons(g: Aurora, figure: int, began: bool) -> list[tuple[Value, Bar | None]]:
    """aurora.crew-action.swap-weapons"""
    late = Bar("aurora.bar.began", "aurora.crew-action.swap-weapons")
    idle = [item.name for item in g.figures[figure].gear if not item.wielded and kind_of(g, item).kind in ARMS]
    return [(("wield", name), late) for name in dict.fromkeys(idle)] if began else []


def of_bodies(g: Aurora, figure: int) -> list[tuple[Value, Bar | None]]:
    """aurora.ko.carry: one at a time."""
    if g.carried_by(figure) == NOWHERE:
        return []
    full = Bar("aurora.bar.carries", "aurora.ko.carry")
    return [(("carry", n), full) for n, who in enumerate(g.figures) if who.out and who.on_surface]


def of_attacks(g: Aurora, figure: int) -> list[tuple[Value, Bar | None]]:
    who, done = g.figures[figure], barred_attack(g, figure)
    found: list[tuple[Value, Bar | None]] = []
    aboard = [] if who.on_surface else [n for n in g.aboard(who.ship) if g.figures[n].side != who.side]
    for target in [*g.opponents(figure), *aboard]:
        for item in (None, *who.gear):
            weapon = BARE if item is None else item.name
            if item is not None and kind_of(g, item).kind not in ARMS:
                continue
            found.append((("attack", target, weapon), done or of_weapon(g, figure, target, weapon)))
    return found


def of_weapon(g: Aurora, figure: int, target: int, weapon: str) -> Bar | None:
    """Why not with this one: it is not in hand, or somebody is in the way."""
    held = weapon == BARE or any([item.name == weapon and item.wielded for item in g.figures[figure].gear])
    if not held:
        return Bar("aurora.bar.not-in-hand", "aurora.combat.ranged-requirements")
    reason = barred_target(g, figure, target, weapon)
    if reason is None or reason.rule != "aurora.combat.line-of-sight" or not is_ranged(g, weapon):
        return reason
    here, there = g.figures[figure].square, g.figures[target].square
    open_without = in_the_way(g, figure, target) and free_lines(g.plan().map, SEEING, here, there)
    return Bar("aurora.bar.in-the-way", "aurora.combat.enemies-block") if open_without else reason

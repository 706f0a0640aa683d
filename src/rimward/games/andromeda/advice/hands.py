"""Cards: played, kept, spent or discarded."""

from __future__ import annotations

from typing import Final

from rimward.games.andromeda.advice import fights, goods, verbs
from rimward.games.andromeda.advice.standing import OF_A_CARD, Standing
from rimward.games.andromeda.battle import Battle, under_way
from rimward.games.andromeda.counts import active_region
from rimward.games.andromeda.raiders import Strike
from rimward.games.andromeda.table.names import hand, sustain
from rimward.kernel.dice import Roll
from rimward.kernel.effect import Effect

TURNING: Final = 0.45  # how often dice that are rolled again turn a battle
AHEAD: Final = -0.5
PATIENCE: Final = 1.6  # what a token should bring at least, early on


def is_in_hand(now: Standing, name: str) -> bool:
    return name in now.g.zones[hand(now.seat)].faces


def played(now: Standing, name: str) -> float:
    """What playing a card now is worth, less what it could pay for otherwise."""
    effect = goods.effect_of(now, name)
    if effect is None:
        return 0.0
    found = used(now, effect, effect.first)
    if is_in_hand(now, name):
        return found - now.card(max(0, now.g.zones.size(hand(now.seat)) - 1)) - 0.1
    if name in now.g.content.abilities or name in now.g.zones[sustain(now.seat)].faces:
        return found
    return found - PATIENCE * now.left


def used(now: Standing, effect: Effect, number: int) -> float:
    """As `verbs.worth`, with verbs that only mean something where a battle or a strike is at hand."""
    node = effect.nodes[number]
    if node.kind == "verb":
        name, call = node.does().name, effect.call(node, ())
        if name in ("dice", "targeting"):
            return stronger(now, name, call.number("dice" if name == "dice" else "by"))
        if name in ("again", "jam"):
            return turning(now)
        if name == "truce":
            return max(0.0, -at_hand(now))
        if name == "no-strike":
            return max(0.0, -threat(now))
        if name == "brace":
            return 1.6 * now.fade
        if name == "sabotage":
            return 0.25 * max(0.0, now.step("supremacy") - at_hand(now)) if under_way(now.g) else 0.0
        return verbs.verb(now, name, call)
    if node.kind == "then":
        return sum([used(now, effect, part) for part in node.parts], 0.0)
    if node.kind == "choose":
        return max([used(now, effect, part) for part in node.parts])
    return verbs.worth(now, effect, number)


# --- battles ---------------------------------------------------------------------------------------------------------
def at_hand(now: Standing) -> float:
    """The battle under way, as it stands for the seat."""
    battle = under_way(now.g)
    return fights.under_way(now, battle.region) if battle is not None else 0.0


def stronger(now: Standing, what: str, by: int) -> float:
    battle = under_way(now.g)
    if battle is None or not now.g.ships_in(battle.region, now.seat):
        return 0.0
    if battle.faces or any([isinstance(frame, Roll) for frame in now.g.stack]):
        return turning(now)
    more, aim = (by, 0) if what == "dice" else (0, by)
    before = fights.under_way(now, battle.region, (), 0)
    return fights.under_way(now, battle.region, (), 0, more, aim) - before


def turning(now: Standing) -> float:
    """Dice have fallen: a card may turn what they say."""
    g = now.g
    battle = under_way(g)
    if battle is None or not g.ships_in(battle.region, now.seat) or is_ahead(now, battle):
        return AHEAD
    return TURNING * (now.step("supremacy") + 1.5)


def is_ahead(now: Standing, battle: Battle) -> bool:
    roll = next((frame for frame in reversed(now.g.stack) if isinstance(frame, Roll)), None)
    if roll is None or now.seat not in battle.sides:
        return False
    rows = {side: sorted([roll.faces[die] for die in battle.dice_at(side)], reverse=True) for side in battle.sides}
    mine = max([row for side, row in rows.items() if not now.g.opposes(now.seat, side)])
    return all([mine > row for side, row in rows.items() if now.g.opposes(now.seat, side)])


def threat(now: Standing) -> float:
    """What the raiders that could strike bring; less than nothing where they are likely to win."""
    region = active_region(now.g)
    if region < 0 or not now.g.ships_in(region, now.seat):
        return 0.0
    striking = next((frame for frame in reversed(now.g.stack) if isinstance(frame, Strike)), None)
    cards = striking.striking(now.g) if striking is not None else []
    return max([fights.faced(now, "", region, number) for number in cards], default=0.0)


# --- in the hand -----------------------------------------------------------------------------------------------------
def value(now: Standing, name: str) -> float:
    """What a card of the hand is good for later on."""
    if name not in now.g.content.tactics:
        return OF_A_CARD.get(name, 1.0)
    effect = goods.effect_of(now, name)
    return (0.5 + 0.4 * verbs.worth(now, effect, effect.first)) * now.fade if effect is not None else 0.5


def spent(now: Standing, place: int) -> float:
    """What goes with a card that pays."""
    cards = now.g.zones[hand(now.seat)].faces
    least = now.card(max(0, len(cards) - 1))
    return 0.5 * least + 0.5 * value(now, cards[place]) if place < len(cards) else least


def laid_down(now: Standing, name: str) -> float:
    """A sustain card: it serves until the next Return, so early in a journey."""
    ships = len(now.launchable())
    effect = goods.effect_of(now, name)
    if effect is None or ships < 2:
        return -1.0
    often = 0.6 * ships if name != "ambush-nets" else 0.4 * ships
    return often * verbs.worth(now, effect, effect.first) - now.card(max(0, now.g.zones.size(hand(now.seat)) - 1)) - 0.3

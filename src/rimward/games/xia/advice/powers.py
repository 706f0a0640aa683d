"""Ability Cards that are Actions: what each is worth here and now, by the odds of its d20."""

from __future__ import annotations

from collections.abc import Callable

from rimward.games.xia.advice import fights, perils, worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.cards import abilities, attacks, effects, written
from rimward.games.xia.cards.abilities import ANYWHERE, Ability
from rimward.games.xia.table.state import exhausted
from rimward.kernel.question import Value

D20 = 20
ARMOUR = 4  # so much stops most of an attack
LEAPT = 12  # as good as anywhere
READY = 0.05  # a card that can be used once more in this turn
DRIFTED = 0.7  # of movement in the turns of others, when things may have changed
BUT_ONE = 1 / 5  # how often the stake of a bet is lost

Worth = Callable[[Prospects, int], float]  # of so much, as its bands say


def gain(p: Prospects, card: str) -> float:
    """What using it adds; less than nothing where it does not pay. Every d20 may be a 20."""
    if card in ATTACKS:
        return ATTACKS[card](p)
    kind, value = OWN[card]
    total = sum([chance * value(p, points) for chance, points in bands(kind)], 0.0)
    return total + luck(p) - stake(p, kind)


def stake(p: Prospects, kind: type[Ability]) -> float:
    cost = p.energy(kind.COST)
    return cost * BUT_ONE if kind is abilities.SideBet else cost


def luck(p: Prospects) -> float:
    """xia.fame.luck"""
    return 0.0 if p.seat in p.g.lucky else worth.fame(p.w, p.g, p.seat) / D20


def bands(kind: type[Ability]) -> list[tuple[float, int]]:
    """How likely each result is."""
    ends = [least for least, _ in kind.BANDS[1:]] + [D20 + 1]
    return [((end - least) / D20, points) for (least, points), end in zip(kind.BANDS, ends, strict=True)]


# --- its own ship ----------------------------------------------------------------------------------------------------
def _energy(p: Prospects, points: int) -> float:
    ship = p.ship
    after = min(ship.meter, ship.energy + points)
    return worth.energy(p.w, after, ship.meter) - worth.energy(p.w, ship.energy, ship.meter)


def _repair(p: Prospects, points: int) -> float:
    mended = min(points, len(p.ship.damaged))
    return worth.damage(p.w, p.ship) - worth.damage(p.w, p.ship, -mended)


def _credits(p: Prospects, points: int) -> float:
    had = p.g.credits[p.seat]
    return worth.credits(p.w, had + points) - worth.credits(p.w, had)


def _refresh(p: Prospects, points: int) -> float:
    return READY * min(points, p.g.zones.size(exhausted(p.seat)))


def _cubes(p: Prospects, points: int) -> float:
    cube, number = abilities.found_here(p.g, p.seat), min(points, len(p.ship.hold) - len(p.sales.held))
    if not cube or not number:
        return 0.0
    value, _, far = p.sales.run(p.here, (cube,) * number)
    return p.faded(value, far)


def _tiles(p: Prospects, points: int) -> float:
    return p.tile() * points


def _leap(p: Prospects, points: int) -> float:
    return _nearer(p, LEAPT if points == ANYWHERE else points)


def _drift(p: Prospects, points: int) -> float:
    return DRIFTED * _nearer(p, points * (p.g.seats - 1))


def _nearer(p: Prospects, spaces: float) -> float:
    """To be so many spaces nearer to the best of what is out of reach in this turn."""
    far = min(spaces, max(0.0, p.way() - p.left))
    return float(p.elsewhere() * (p.fading[1] ** -far - 1))


def _follow(p: Prospects, points: int) -> float:
    """Where the other one flies, nobody knows."""
    return 0.0


def _armour(p: Prospects, points: int) -> float:
    return perils.danger(p.threats, p.chart.hexes[p.here]) * min(1.0, points / ARMOUR)


OWN: dict[str, tuple[type[Ability], Worth]] = {
    "energy-scoop": (written.EnergyScoop, _energy),
    "nano-regeneration": (abilities.NanoRegeneration, _repair),
    "side-bet": (abilities.SideBet, _credits),
    "replicator": (abilities.Replicator, _refresh),
    "cargo-drones": (abilities.CargoDrones, _cubes),
    "deep-scan": (abilities.DeepScan, _tiles),
    "fold-drive": (abilities.FoldDrive, _leap),
    "auto-pilot": (effects.AutoPilot, _drift),
    "mag-harpoon": (effects.MagHarpoon, _follow),
    "ablative-plating": (written.AblativePlating, _armour),
}


# --- others ----------------------------------------------------------------------------------------------------------
def shot(p: Prospects, target: int) -> float:
    """Of a Rail Gun: nothing stops it, so all that counts is whether it is the end."""
    left, found = fights.left(p.g.ships[target]), 0.0
    for chance, points in bands(attacks.RailGun):
        found += chance * (0 < left <= points)
    return found * fights.won(p.w, p.g, p.seat, target)


def barrage(p: Prospects, dice: attacks.Dice, target: int) -> float:
    """Of an attack whose dice a d20 decides."""
    prey, found = p.g.ships[target], 0.0
    ends = [least for least, _ in dice[1:]] + [D20 + 1]
    for (least, thrown), end in zip(dice, ends, strict=True):
        if thrown:
            attack = tuple([(sides, 0) for sides in thrown])
            found += (end - least) / D20 * fights.beats(attack, fights.defense(prey), fights.left(prey))
    return found * fights.won(p.w, p.g, p.seat, target)


def line(p: Prospects, way: str) -> float:
    """All that are hit by a Particle Emitter."""
    return sum(
        [barrage(p, attacks.ParticleEmitter.DICE, ship) for ship in attacks.ParticleEmitter.on_line(p.g, p.seat, way)]
    )


def rocket(p: Prospects, target: int) -> float:
    return barrage(p, attacks.SalvoRacks.DICE, target)


def _rail_gun(p: Prospects) -> float:
    return max([shot(p, ship) for ship in _in_range(p, attacks.RailGun)], default=0.0) - p.energy(attacks.RailGun.COST)


def _emitter(p: Prospects) -> float:
    return max([line(p, way) for way in attacks.WINDS]) - p.energy(attacks.ParticleEmitter.COST)


def _salvo(p: Prospects) -> float:
    hits = sorted([rocket(p, ship) for ship in _in_range(p, attacks.SalvoRacks)], reverse=True)
    return sum(hits[: attacks.SalvoRacks.MOST]) - p.energy(attacks.SalvoRacks.COST)


def _in_range(p: Prospects, kind: type[attacks.RangedAbility]) -> list[int]:
    return [ship for ship in p.g.others_on_board(p.seat) if kind.bar_target(p.g, p.seat, ship) is None]


ATTACKS: dict[str, Callable[[Prospects], float]] = {
    "rail-gun": _rail_gun,
    "particle-emitter": _emitter,
    "salvo-racks": _salvo,
}
# when all else is done
LAST = ("energy-scoop", "nano-regeneration", "side-bet", "replicator", "auto-pilot", "ablative-plating")
CARDS: frozenset[Value] = frozenset([*OWN, *ATTACKS])

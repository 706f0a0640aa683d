"""The exact odds of what begins with a roll: borders, gathering, Blind Jumps, Tigris, the die of an Outfit.

All of it from what everybody knows. A ship comes off without Shields or with all that it has at hand, declared at the
first roll that hurts; Ability Cards are left out. Damage goes where it hurts least: a Hold space for a cube that is yet
to come stays free as long as any does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache, partial
from itertools import pairwise
from typing import Final, NamedTuple, TypeVar

from rimward.games.xia.fight import respawn
from rimward.games.xia.flight import border, gate
from rimward.games.xia.missions import rolls
from rimward.games.xia.renown import skills
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.content import SectorKind
from rimward.games.xia.table.state import STACK, Xia
from rimward.games.xia.trade import cargo
from rimward.kernel import question
from rimward.kernel.question import Choose, Kind, Value, percents

D20 = range(1, 21)
HAZARD = "xia.outfit.shield-hazards"
DICE = ("xia.combat.declare-attack", "xia.combat.declare-defense", HAZARD)  # questions for uses, each with its die
KINDS = ("safe", "damaged", "drained", "stranded", "destroyed", "bounty", "stays", "cube")
ENDS: Final[dict[str, Kind]] = {  # which exclude each other, the best first
    "cube": "good",
    "safe": "good",
    "scratched": "harm",  # damage, and a cube
    "seen": "harm",  # with contraband
    "bounty": "harm",
    "drained": "harm",
    "stays": "harm",
    "damaged": "harm",
    "rebuffed": "harm",  # damaged, and turned back
    "stranded": "harm",
    "destroyed": "dead",
}

T = TypeVar("T")
Spread = dict[T, Fraction]
Die = tuple[int, int]  # its sides, and the damage on its Outfit
Border = tuple[str, str]  # what it is, and the law of the sector it belongs to


# --- what may become of a ship ---------------------------------------------------------------------------------------
class Craft(NamedTuple):
    """What counts of a ship when a border is rolled for."""

    left: int  # undamaged Hold spaces
    energy: int
    armed: int
    outlaw: bool = False
    shields: tuple[Die, ...] = ()  # at most as many as it has Armed Markers for
    seen: int = border.EVADED  # up to this result it gets through a Planetary Shield with a Bounty
    stranded: bool = False  # before its Move, so that no Nebula makes it worse


class Fate(NamedTuple):
    """What became of it. A ship `stays` that was rebuffed, or refused at an Entrance."""

    damage: int = 0
    energy: int = 0  # lost to a Nebula
    markers: int = 0  # likewise
    shields: int = 0  # declared
    bounty: bool = False
    stranded: bool = False
    destroyed: bool = False
    stays: bool = False
    cube: bool = False

    @property
    def safe(self) -> bool:
        harmed = self.damage or self.energy or self.markers or self.bounty or self.stranded
        return not (harmed or self.destroyed or self.stays)

    @property
    def damaged(self) -> bool:
        return self.damage > 0 and not self.destroyed

    @property
    def drained(self) -> bool:
        return self.energy + self.markers > 0 and not self.stranded and not self.destroyed

    @property
    def arrives(self) -> bool:
        return not (self.destroyed or self.stays)

    @property
    def end(self) -> str:
        """One of ENDS: the worst that came of it."""
        if self.destroyed or self.stranded:
            return "destroyed" if self.destroyed else "stranded"
        if self.damage:
            return "rebuffed" if self.stays else "scratched" if self.cube else "damaged"
        if self.drained or self.stays or self.bounty:
            return "drained" if self.drained else "stays" if self.stays else "bounty"
        return "cube" if self.cube else "safe"


class Odds:
    """Of every fate; and of those with Shields, where Shields can be declared."""

    __slots__ = ("_told", "fates", "shielded")

    def __init__(self, fates: Spread[Fate], shielded: Odds | None = None) -> None:
        self.fates, self.shielded = fates, shielded
        self._told: dict[Fraction, dict[str, int]] = {}

    def of(self, kind: str) -> Fraction:
        """One of KINDS; but for `safe` they do not exclude each other."""
        return sum([chance for fate, chance in self.fates.items() if getattr(fate, kind)], Fraction(0))

    def damage(self) -> Spread[int]:
        """By points, 0 included; what was more than the ship could bear counts in full."""
        return _summed((fate.damage, chance) for fate, chance in self.fates.items())

    def ends(self, seen: Fraction = Fraction(0)) -> dict[str, int]:
        """By ENDS, in per cent that add up to 100. Whoever arrives is `seen` with this chance."""
        if seen not in self._told:
            found = _summed(
                (end, chance * further)
                for fate, chance in self.fates.items()
                for end, further in ({fate.end: 1 - seen, "seen": seen} if fate.arrives else {fate.end: 1}).items()
            )
            likely = {end: found[end] for end in ENDS if found.get(end)}
            self._told[seen] = dict(zip(likely, percents([*likely.values()]), strict=True))
        return self._told[seen]

    def told(self, seen: Fraction = Fraction(0)) -> dict[str, int | str]:
        """As an option tells them: only what can happen, and what Shields make of it."""
        found: dict[str, int | str] = {**self.ends(seen)}
        if self.shielded is not None:
            shields = self.shielded.ends(seen)
            found["shielded_safe"] = sum([shields[end] for end in shields if ENDS[end] == "good"])
            for end in ("stranded", "destroyed"):
                if end in shields or end in found:
                    found[f"shielded_{end}"] = shields.get(end, 0)
        return found


def exclusive(about: Mapping[str, int | str]) -> tuple[question.Fate, ...]:
    """What an option says about its ENDS, the best first."""
    found = [(kind, end, about.get(end)) for end, kind in ENDS.items()]
    return tuple([question.Fate(kind, end, share) for kind, end, share in found if share and isinstance(share, int)])


def percent(chance: Fraction) -> int:
    """Rounded, but 0 only where it is impossible and 100 only where it is certain."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, int(chance * 100 + Fraction(1, 2))))


def _summed(parts: Iterable[tuple[T, Fraction]]) -> Spread[T]:
    found: Spread[T] = {}
    for what, chance in parts:
        found[what] = found[what] + chance if what in found else chance
    return found


def _then(fates: Spread[Fate], step: Callable[[Fate], Spread[Fate]]) -> Spread[Fate]:
    """What comes next for those that it still comes for."""
    return _summed(
        (after, chance * further)
        for fate, chance in fates.items()
        for after, further in (_surely(fate) if fate.destroyed or fate.stays else step(fate)).items()
    )


def _surely(fate: Fate) -> Spread[Fate]:
    return {fate: Fraction(1)}


def _by_roll(result: Callable[[int], Fate]) -> Spread[Fate]:
    return _summed((result(face), Fraction(1, len(D20))) for face in D20)


# --- dice ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def faces(die: Die) -> Mapping[int, Fraction]:
    """xia.outfit.damage-roll"""
    sides, less = die
    return _summed((max(0, face - less), Fraction(1, sides)) for face in range(1, sides + 1))


@lru_cache(maxsize=1024)
def stopped(shields: tuple[Die, ...]) -> Mapping[int, Fraction]:
    """What Shields stop in all, of the most that a hazard does."""
    total: Spread[int] = {0: Fraction(1)}
    for die in shields:
        total = _summed(
            (min(border.HARMFUL, points + face), chance * further)
            for points, chance in total.items()
            for face, further in faces(die).items()
        )
    return total


# --- borders ---------------------------------------------------------------------------------------------------------
def crossing(craft: Craft, leaving: Border, entering: Border, before: Fate | None = None) -> Spread[Fate]:
    """border.Crossing: the leaving border first; what stops the ship there spares it the rest."""
    fates = _planet(craft, before or Fate(), leaving)
    fates = _then(fates, lambda fate: _planet(craft, fate, entering, enters=True))
    return _then(fates, lambda fate: _immediate(craft, fate, entering[0]))


def _planet(craft: Craft, fate: Fate, crossed: Border, enters: bool = False) -> Spread[Fate]:
    word, law = crossed
    outlaw = craft.outlaw or fate.bounty
    if word == board.ENTRANCE and law == "lawful" and enters and outlaw:
        return _surely(fate._replace(stays=True))  # xia.planet.lawful-entrance
    if word == board.ENTRANCE and law == "outlaw" and not outlaw:
        return _surely(fate._replace(bounty=True))  # xia.planet.outlaw-entrance
    return _by_roll(lambda face: _shield(craft, fate, face)) if word == board.SHIELD else _surely(fate)


def _shield(craft: Craft, fate: Fate, face: int) -> Fate:
    """xia.border.shield-cross"""
    if face <= border.HARMFUL:
        hurt = _hit(craft, fate, face)
        return hurt._replace(stays=not hurt.destroyed)
    return fate._replace(bounty=True) if face <= craft.seen else fate


def _immediate(craft: Craft, fate: Fate, word: str) -> Spread[Fate]:
    """xia.border.immediate"""
    if word == "star":
        return _surely(fate._replace(destroyed=True))
    if word == "debris":
        return _by_roll(lambda face: fate._replace(destroyed=face <= border.WRECKED))
    if word == "asteroid":
        return _hazard(craft, fate, fate, _hit)
    return _hazard(craft, fate, fate, _drain) if word == "nebula" else _surely(fate)


# --- hazards ---------------------------------------------------------------------------------------------------------
def _hazard(craft: Craft, fate: Fate, well: Fate, harm: Callable[[Craft, Fate, int], Fate]) -> Spread[Fate]:
    """xia.outfit.shield-hazards: up to HARMFUL a d20 harms by what it shows, less what Shields stop; else all is well.

    Shields that were declared once have no marker for a second time.
    """
    shields = () if fate.shields else craft.shields
    declared = fate._replace(shields=fate.shields + len(shields))
    chance = Fraction(1, len(D20))
    parts = [(well, chance * (len(D20) - border.HARMFUL))]
    for points, held in stopped(shields).items():
        for face in range(1, border.HARMFUL + 1):
            parts.append((_settled(craft, harm(craft, declared, max(0, face - points))), chance * held))
    return _summed(parts)


def _hit(craft: Craft, fate: Fate, points: int) -> Fate:
    """xia.damage.destroyed"""
    damage = fate.damage + points
    return fate._replace(damage=damage, destroyed=damage >= craft.left)


def _drain(craft: Craft, fate: Fate, points: int) -> Fate:
    """xia.border.nebula-loss-overflow"""
    energy = min(points, craft.energy - fate.energy)
    markers = min(points - energy, craft.armed - fate.markers - fate.shields)
    ended = points > energy + markers and not craft.stranded  # xia.stranded.ends-move
    return fate._replace(energy=fate.energy + energy, markers=fate.markers + markers, stranded=fate.stranded or ended)


def _settled(craft: Craft, fate: Fate) -> Fate:
    """xia.stranded.definition, of a ship that has spent or lost the last that it had."""
    had = craft.energy + craft.armed
    spent = fate.energy + fate.markers + fate.shields
    return fate._replace(stranded=True) if had and had == spent and not fate.destroyed else fate


# --- gathering -------------------------------------------------------------------------------------------------------
def gathering(craft: Craft, fate: Fate, act: str, safe_mining: bool = False) -> Spread[Fate]:
    """cargo.Mine, .SafeMine, .Salvage and .Harvest; who was stranded on the way does nothing there (move.UseSpace)."""
    if fate.stranded:
        return _surely(fate)
    won = fate._replace(cube=True)
    if act == "mine" and safe_mining:
        hurt = _hit(craft, fate, 1)
        return _surely(hurt._replace(cube=not hurt.destroyed))
    if act == "mine":
        return _hazard(craft, fate, won, _hit)
    if act == "harvest":
        return _hazard(craft, fate, won, _drain)
    return _by_roll(lambda face: fate._replace(destroyed=True) if face <= cargo.EXPLOSION else won)


# --- all of it -------------------------------------------------------------------------------------------------------
class Venture(NamedTuple):
    """An option as far as odds go: what it may cross, each with its chance; what it crosses or gathers then, if
    anything."""

    ways: tuple[tuple[Border, Border, Fraction], ...] = ()
    act: str = ""
    safe_mining: bool = False
    further: tuple[tuple[Border, Border], ...] = ()


def fates_of(craft: Craft, venture: Venture) -> Spread[Fate]:
    fates = _summed(
        (fate, chance * further)
        for leaving, entering, chance in venture.ways
        for fate, further in crossing(craft, leaving, entering).items()
    )
    for leaving, entering in venture.further:
        fates = _then(fates, partial(crossing, craft, leaving, entering))
    if venture.act not in cargo.GATHERING:
        return fates
    return _then(fates or _surely(Fate()), lambda fate: gathering(craft, fate, venture.act, venture.safe_mining))


@lru_cache(maxsize=4096)
def reckoned(craft: Craft, venture: Venture) -> Odds:
    """Without Shields; and with them, where they can be declared."""
    bare = fates_of(craft._replace(shields=()), venture)
    shielded = fates_of(craft, venture) if craft.shields else {}
    return Odds(bare, Odds(shielded) if any(fate.shields for fate in shielded) else None)


# --- on the table ----------------------------------------------------------------------------------------------------
def odds(g: Xia, number: int, option: Value) -> Odds | None:
    """Of a step or a use over borders and of gathering, for this ship; None for any other option."""
    venture = None if g.ships[number].npc else venture_of(g, g.space_of(number), option)
    return reckoned(craft_of(g, number), venture) if venture is not None else None


def craft_of(g: Xia, number: int) -> Craft:
    ship = g.ships[number]
    shields = [_die(g, number, use) for use in ship.free_uses("shield")]
    shields.sort(key=lambda die: _average(faces(die)), reverse=True)  # the best ones, if markers are few
    ready, seen = tuple(shields[: ship.armed]), border.seen_up_to(g, number)
    stranded = border.was_stranded(g, number)
    return Craft(len(ship.undamaged), ship.energy, ship.armed, ship.bounty > 0, ready, seen, stranded)


def venture_of(g: Xia, here: Hex, option: Value) -> Venture | None:
    if isinstance(option, str):
        return Venture((), option, g.rules.safe_mining) if option in cargo.GATHERING else None
    if isinstance(option, int) or option[0] not in ("cross", "jump", "use"):
        return None
    there = int(option[1]), int(option[2])
    if option[0] == "jump":
        ways = _jump(g, here, there)
        return Venture(ways) if ways else None
    ways = ((*_between(g, here, there), Fraction(1)),)
    return Venture(ways, str(option[3]), g.rules.safe_mining) if option[0] == "use" else Venture(ways)


def _between(g: Xia, here: Hex, there: Hex) -> tuple[Border, Border]:
    leaving, entering = g.borders(here, there)
    return (leaving, g.law(here)), (entering, g.law(there))


def unseen(g: Xia) -> tuple[str, ...]:
    """The sectors of which the next is drawn, where everybody can work them out: all others lie open."""
    pile = g.zones[STACK]
    others = [zone for zone in g.zones.by_name.values() if zone.deck == pile.deck]
    hidden = any(mask != g.zones.everyone for zone in others for mask in zone.masks)
    return () if hidden or pile.faces else pile.bag


def _jump(g: Xia, here: Hex, there: Hex) -> tuple[tuple[Border, Border, Fraction], ...]:
    """xia.explore.blind-jump: every unseen sector is as likely as another."""
    sectors, number = unseen(g), g.map.numbers[here]
    direction = board.STEPS.index((there[0] - here[0], there[1] - here[1]))
    leaving = g.map.leaving(number * 6 + direction), g.law(here)
    borders: Spread[Border] = {}
    for kind in [g.content.sectors[sector] for sector in sectors]:
        tile = g.map.new_tile(kind, number, there)
        entering = _entering(kind, tile.turn, (there[0] - tile.q, there[1] - tile.r), (direction + 3) % 6)
        borders[entering] = borders.get(entering, Fraction(0)) + Fraction(1, len(sectors))
    return tuple([(leaving, entering, chance) for entering, chance in borders.items()])


def _entering(sector: SectorKind, turn: int, cell: Hex, direction: int) -> Border:
    """The border at a side of a space of a tile that is yet to be laid."""
    chart = _alone(sector, turn)
    return chart.leaving(chart.numbers[cell] * 6 + direction), chart.kinds[0].law


@lru_cache(maxsize=256)
def _alone(sector: SectorKind, turn: int) -> board.Map:
    return board.Map().laid(board.Tile(sector.name, 0, 0, turn), sector)


# --- dice that decide something else ---------------------------------------------------------------------------------
def arrivals(g: Xia) -> Spread[int]:
    """xia.gate.tigris: by the number of the Spawn Point at which, or beside which; 0 where the player chooses."""
    free = g.free_spawns()
    numbers = free or list(g.map.spawns)
    return _summed(
        (0 if face == respawn.CHOOSES and free else board.nearest_spawn(numbers, face), Fraction(1, len(D20)))
        for face in D20
    )


def movement(g: Xia, number: int, use: int) -> Spread[int]:
    """xia.move.engine"""
    more, least = skills.bonus(g, number, "engine"), g.rules.min_move
    return _summed((max(face, least) + more, chance) for face, chance in faces(_die(g, number, use)).items())


def _die(g: Xia, number: int, use: int) -> Die:
    outfit = g.ships[number].outfit_at(use)
    return outfit.die, len(set(outfit.sections) & set(g.ships[number].damaged))


def _average(spread: Mapping[int, Fraction]) -> Fraction:
    return sum([value * chance for value, chance in spread.items()], Fraction(0))


def _range(spread: Mapping[int, Fraction]) -> dict[str, int | str]:
    return {"least": min(spread), "most": max(spread), "average": f"{float(_average(spread)):.1f}"}


# --- what an option tells --------------------------------------------------------------------------------------------
def about(g: Xia, number: int, option: Value) -> dict[str, int | str]:
    """Of an option of a Move or of the Action Phase, for this ship."""
    if option == "tigris" and gate.is_tigris(g, g.space_of(number)):
        found = arrivals(g)
        return {f"spawn_{spawn}" if spawn else "choice": percent(found[spawn]) for spawn in sorted(found)}
    if isinstance(option, tuple) and option[0] == "engine":
        return _range(movement(g, number, int(option[1])))
    found_odds = odds(g, number, option)
    return found_odds.told(seen(g, number, option)) if found_odds is not None else {}


def seen(g: Xia, ship: int, option: Value) -> Fraction:
    """xia.mission.smuggler-sneak: of a step or a use from outside, onto the planet that the contraband is for."""
    if not isinstance(option, tuple) or option[0] not in ("cross", "use") or g.ships[ship].space is None:
        return Fraction(0)
    planet, there = rolls.contraband_for(g, ship), g.map.number((int(option[1]), int(option[2])))
    if not planet or there < 0 or g.map.planet(there) != planet or g.planet_of(ship) == planet:
        return Fraction(0)
    return Fraction(rolls.DETECTED, len(D20))


def about_way(g: Xia, number: int, way: tuple[Hex, ...]) -> dict[str, int | str]:
    """Of a way from space to space that is flown in one go."""
    first, *further = [_between(g, here, there) for here, there in pairwise((g.space_of(number), *way))]
    return reckoned(craft_of(g, number), Venture(((*first, Fraction(1)),), further=tuple(further))).told()


def about_use(g: Xia, asked: Choose, option: Value) -> dict[str, int | str]:
    """Of a use that can be declared, `use:0,4`: what its die gives, and whether that is enough against a hazard."""
    if not isinstance(option, tuple):
        return {}
    told = _range(faces(_die(g, int(option[1]), int(option[2]))))
    if asked.code == HAZARD:
        picks = [pick for pick in (*g.under(border.ShieldHazard).picks, option) if isinstance(pick, tuple)]
        held = stopped(tuple([_die(g, int(pick[1]), int(pick[2])) for pick in picks]))
        needed = int(asked.about["points"])
        told["stops_all"] = percent(sum([held[points] for points in held if points >= needed], Fraction(0)))
    return told

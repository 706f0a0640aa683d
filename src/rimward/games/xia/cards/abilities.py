"""xia.ability: what is common to the Ability Cards, and the Actions that concern only the captain's ship.

A card is a reaction: it subscribes to a window, and the rules of combat and movement know none of them. What is printed
on it are class constants. The names and numbers of cards that are `DESIGNED` are ours.
"""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, Final

from rimward.games.xia.flight import odds
from rimward.games.xia.flight.explore import NewTile
from rimward.games.xia.missions.rolls import arriving
from rimward.games.xia.table import board, supply
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import STACK, Xia, abilities, exhausted
from rimward.games.xia.trade import cargo, layout
from rimward.games.xia.trade.layout import Plan
from rimward.kernel.carry import Carry
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.plain import mypyc_attr
from rimward.kernel.question import NOTHING, About, Bar, Choose, Option, PickSome, Value

EVERYTHING: Final = 99  # more than any meter, Hold or hand
ANYWHERE: Final = 1000  # farther than any Range
RESULTS: Final = (  # of a d20, as options tell them: how likely, and what it is worth
    ("nothing", "nothing_worth"),
    ("middle", "middle_worth"),
    ("high", "high_worth"),
    ("top", "top_worth"),
)


@mypyc_attr(allow_interpreted_subclasses=True)  # cards that are data are classes made on loading
class Ability(Carry):
    """xia.ability.use: when (`ON`, the window), for how much Energy, and what a d20 brings: from each result on, so
    much. `EFFECT` is in a word what that is."""

    COST: ClassVar[int] = 0
    EFFECT: ClassVar[str] = ""
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ()
    DESIGNED: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def crumb(self) -> str:
        return type(self).__name__

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        return (cls.CARD,) if cls.bar(g, seat) is None else ()

    @classmethod
    def bar(cls, g: Xia, seat: int) -> Bar | None:
        """xia.ability.not-while-stranded, xia.energy.spend, and what the card itself wants."""
        ship = g.ships[seat]
        if ship.stranded:
            return Bar("xia.bar.stranded", "xia.ability.not-while-stranded")
        if ship.energy < cls.COST:
            return Bar("xia.bar.energy", "xia.energy.spend", energy=ship.energy, needed=cls.COST)
        return cls.bar_here(g, seat)

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        return None

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> About:
        return cls.results() if option == cls.CARD else NOTHING

    @classmethod
    def printed(cls) -> Option:
        """The option that the card is, whatever the table is like."""
        return Option(cls.CARD, "", cls.results())

    @classmethod
    def results(cls) -> dict[str, int | str]:
        """How likely each result is, and what it brings."""
        told: dict[str, int | str] = {"energy": cls.COST}
        ends = [least for least, _ in cls.BANDS[1:]] + [len(odds.D20) + 1]
        for (likely, worth), (least, points), end in zip(RESULTS, cls.BANDS, ends, strict=True):
            told[likely] = odds.percent(Fraction(end - least, len(odds.D20)))
            told[worth] = points
        return told

    @classmethod
    def worth(cls, face: int) -> int:
        return [worth for least, worth in cls.BANDS if face >= least][-1]

    def pay(self, g: Xia) -> None:
        """xia.ability.exhaust: whatever comes of it."""
        g.ships[self.seat].energy -= self.COST
        g.exhaust(self.seat, self.CARD)
        g.say("xia.ability.use", seat=self.seat, card=self.CARD, energy=self.COST)

    def roll(self, g: Xia) -> Frame:
        """The cost is paid before rolling."""
        self.pay(g)
        return Roll(self.seat, f"xia.ability.{self.CARD}", (20,))


# --- Energy, damage, Credits -----------------------------------------------------------------------------------------
class NanoRegeneration(Ability):
    """xia.ability.nano-regeneration: which damage goes, its owner says."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "nano", "nano_regeneration")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "nano-regeneration"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "repair"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 3), (12, 6), (20, EVERYTHING))

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def nano(self, g: Xia, faces: tuple[int, ...]) -> Next:
        points = self.worth(faces[0])
        damage = [("hold", self.seat, space) for space in g.ships[self.seat].damaged]
        if points >= len(damage):
            return Goto("nano_regeneration", tuple(damage))
        about = {"points": points}
        return PickSome(self.seat, "xia.ability.nano-regeneration", damage, at_most=points, about=about)

    def nano_regeneration(self, g: Xia, removed: tuple[tuple[str, int, int], ...]) -> Next:
        ship, spaces = g.ships[self.seat], [space for _, _, space in removed]
        ship.damaged = tuple(space for space in ship.damaged if space not in spaces)
        g.say("xia.ability.nano-regeneration", seat=self.seat, points=len(spaces))
        return None


class SideBet(Ability):
    """xia.ability.side-bet: but for the worst results the stake comes back, and with luck there is a gain."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "side_bet")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "side-bet"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "credits"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 0), (14, 1000), (20, 3000))
    DESIGNED: ClassVar[bool] = True

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def side_bet(self, g: Xia, faces: tuple[int, ...]) -> Next:
        credits, ship = self.worth(faces[0]), g.ships[self.seat]
        energy = min(self.COST if faces[0] >= self.BANDS[1][0] else 0, ship.meter - ship.energy)
        ship.energy += energy
        g.pay(self.seat, credits)
        g.say("xia.ability.side-bet", seat=self.seat, energy=energy, credits=credits)
        return None


class Replicator(Ability):
    """xia.ability.replicator: other exhausted cards are ready again; on a 20 all of them, this one too."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "replicator", "refresh")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "replicator"
    COST: ClassVar[int] = 1
    EFFECT: ClassVar[str] = "refresh"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 1), (14, 2), (20, EVERYTHING))
    DESIGNED: ClassVar[bool] = True

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        return None if g.zones.size(exhausted(seat)) else Bar("xia.bar.all-ready", "xia.ability.replicator")

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def replicator(self, g: Xia, faces: tuple[int, ...]) -> Next:
        number = self.worth(faces[0])
        cards = [("card", card) for card in g.zones[exhausted(self.seat)].faces]
        if number < EVERYTHING:
            cards.remove(("card", self.CARD))
        if not number or number >= len(cards):
            return Goto("refresh", tuple(cards) if number else ())
        return PickSome(self.seat, "xia.ability.replicator", cards, at_least=number, at_most=number)

    def refresh(self, g: Xia, cards: tuple[tuple[str, str], ...]) -> Next:
        for _, card in cards:
            place = g.zones[exhausted(self.seat)].faces.index(card)
            g.zones.move(exhausted(self.seat), place, abilities(self.seat))
        g.say("xia.ability.replicator", seat=self.seat, cards=tuple(card for _, card in cards))
        return None


# --- cubes, sectors, space -------------------------------------------------------------------------------------------
class CargoDrones(Ability):
    """xia.ability.cargo-drones: cubes of the kind that this sector has to gather, as far as there is room for them."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "drones", "cargo")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "cargo-drones"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "cubes"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 1), (12, 2), (20, 4))
    DESIGNED: ClassVar[bool] = True

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        cube = found_here(g, seat)
        if not cube:
            return Bar("xia.bar.nothing-to-gather", "xia.ability.cargo-drones")
        if not cargo.room(g, seat):
            return Bar("xia.bar.room", "xia.ship.hold-capacity", room=0, needed=1)
        return None if supply.cubes_left(g, cube) else Bar("xia.bar.supply", "xia.limit.cubes")

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def drones(self, g: Xia, faces: tuple[int, ...]) -> Next:
        cube = found_here(g, self.seat)
        number = min(self.worth(faces[0]), cargo.room(g, self.seat), supply.cubes_left(g, cube))
        return layout.stow_cubes(self.seat, g.ships[self.seat], (cube,) * number) if number else Done()

    def cargo(self, g: Xia, plan: Plan) -> Next:
        ship = g.ships[self.seat]
        for cube in [new for old, new in zip(ship.hold, plan[1], strict=True) if new and not old]:
            cargo.gathered(g, self.seat, cube)
        ship.hold = plan[1]
        return None


def found_here(g: Xia, seat: int) -> str:
    """What can be mined, salvaged or harvested somewhere in the sector of a ship."""
    return g.map.kind_at(g.number_of(seat)).gathers


class DeepScan(Ability):
    """xia.ability.deep-scan: a new tile beside the ship's sector, beside any, or two of them."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "deep_scan", "deep", "scan")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "deep-scan"
    COST: ClassVar[int] = 2
    EFFECT: ClassVar[str] = "sectors"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 1), (14, 1), (20, 2))
    DESIGNED: ClassVar[bool] = True

    def __init__(self, seat: int, tiles: int = 0, far: bool = False) -> None:
        self.seat, self.tiles, self.far = seat, tiles, far

    @classmethod
    def bar_here(cls, g: Xia, seat: int) -> Bar | None:
        return None if g.zones.size(STACK) else Bar("xia.bar.stack", "xia.explore.stack-empty")

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def deep_scan(self, g: Xia, faces: tuple[int, ...]) -> Next:
        self.tiles, self.far = self.worth(faces[0]), faces[0] >= self.BANDS[2][0]
        return None

    def deep(self, g: Xia, _: None) -> Next:
        edges = self.edges(g)
        if not self.tiles or not edges:
            return Done()
        return Choose(self.seat, "xia.ability.deep-scan", [("edge", *edge) for edge in edges])

    def scan(self, g: Xia, choice: tuple[str, int, int]) -> Next:
        self.tiles -= 1
        here, edge = self.edges(g)[choice[1], choice[2]], choice[1:]
        g.say("xia.explore.scan", ship=self.seat, space=edge, energy=0)
        return NewTile(self.seat, *here, *edge).then("deep")

    def edges(self, g: Xia) -> dict[Hex, Hex]:
        """For every place for a tile a space in it, and the space on the board from which it is explored."""
        own, chart = g.number_of(self.seat) // board.SIZE, g.map
        slots: dict[Hex, tuple[Hex, Hex]] = {}
        for tile in [own, *range(len(chart.tiles))] if self.far else [own]:
            for number in range(tile * board.SIZE, (tile + 1) * board.SIZE):
                here = chart.hexes[number]
                for edge in chart.unexplored(number):
                    slots.setdefault(chart.slot(here, edge), (edge, here))
        return dict(slots.values()) if g.zones.size(STACK) else {}


class FoldDrive(Ability):
    """xia.ability.fold-drive: into a free space near by or anywhere, over no border and for no movement."""

    CHAPTER: ClassVar[str] = "xia.ability"
    STEPS: ClassVar[tuple[str, ...]] = ("use", "fold_drive", "drive", "fold", "use_fold")
    ON: ClassVar[str] = "action"
    CARD: ClassVar[str] = "fold-drive"
    COST: ClassVar[int] = 3
    EFFECT: ClassVar[str] = "leap"
    BANDS: ClassVar[tuple[tuple[int, int], ...]] = ((1, 0), (5, 3), (12, 6), (20, ANYWHERE))
    DESIGNED: ClassVar[bool] = True

    def __init__(self, seat: int, reach: int = 0, sector: str = "") -> None:
        self.seat, self.reach, self.sector = seat, reach, sector

    def use(self, g: Xia, _: None) -> Next:
        return self.roll(g)

    def fold_drive(self, g: Xia, faces: tuple[int, ...]) -> Next:
        self.reach = self.worth(faces[0])
        return None if self.reach else Done()

    def drive(self, g: Xia, _: None) -> Next:
        """Anywhere is first of all a sector."""
        if self.reach < ANYWHERE:
            return Goto("fold")
        sectors = dict.fromkeys([g.map.kind_at(space).name for space in self.spaces(g)])
        return Choose(self.seat, "xia.ability.fold-drive", [("sector", sector) for sector in sectors])

    def fold(self, g: Xia, choice: tuple[str, str] | None) -> Next:
        spaces = [s for s in self.spaces(g) if choice is None or g.map.kind_at(s).name == choice[1]]
        options: list[Value] = [("hex", *g.map.hexes[space]) for space in spaces]
        return Choose(self.seat, "xia.ability.fold-drive", [*options, "stay"], passes="stay")

    def use_fold(self, g: Xia, choice: str | tuple[str, int, int]) -> Next:
        """xia.move.special-movement; xia.mission.smuggler-respawn-entry, unless the ship was on that planet before."""
        if isinstance(choice, str):
            return None
        there = choice[1], choice[2]
        left = g.planet_of(self.seat)
        g.ships[self.seat].space = there
        g.say("xia.ability.fold-drive", seat=self.seat, space=choice[1:])
        return arriving(g, self.seat, there) if g.planet_of(self.seat) != left else None

    def spaces(self, g: Xia) -> list[int]:
        """Free ones within this Range, the nearest first; no Star."""
        chart, taken = g.map, g.occupied_spaces()
        near = [g.number_of(self.seat)]
        ranges = {near[0]: 0}
        for here in near:
            if ranges[here] == self.reach:
                break
            for there in chart.next[here * 6 : here * 6 + 6]:
                if there >= 0 and there not in ranges:
                    ranges[there] = ranges[here] + 1
                    near.append(there)
        return [space for space in near if space not in taken and chart.ground[space] != board.STAR]

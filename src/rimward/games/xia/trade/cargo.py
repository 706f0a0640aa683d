"""xia.cargo: cubes are bought, gathered, collected, jettisoned and sold.

Every act happens at a space, which is the ship's own unless it uses another one (xia.move.use-occupied-space).
"""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.fight.damage import PlaceDamage, destroyed
from rimward.games.xia.fight.death import Death
from rimward.games.xia.flight.border import AsteroidDamage, EnergyLoss
from rimward.games.xia.renown import skills
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table import supply
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.content import SectorKind
from rimward.games.xia.table.state import Xia
from rimward.games.xia.trade import hold, layout
from rimward.games.xia.trade.layout import Plan
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, PickSome

ACTS: Final[tuple[str, ...]] = ("buy", "sell", "mine", "salvage", "harvest", "collect", "jettison")
MINOR: Final[tuple[str, ...]] = ("collect", "jettison")  # xia.action.minor-list
GATHERING: Final[tuple[str, ...]] = ("mine", "salvage", "harvest")
DEN: Final = "smugglers-den"
ANY: Final = "any"
PAIR: Final = 1000  # xia.cargo.buy: for two
EACH: Final = 1000  # xia.cargo.sell
HARMFUL: Final = 10  # xia.cargo.mine, xia.cargo.harvest: up to this the roll is what is lost
EXPLOSION: Final = 3  # xia.cargo.salvage

Cubes = tuple[tuple[str, str], ...]  # ("cube", its type)


# --- what can be done where ------------------------------------------------------------------------------------------
def bar_cargo(g: Xia, seat: int, act: str, at: Hex | None = None) -> Bar | None:
    """Why a player cannot do this now, in that space or where the ship is."""
    space = g.map.numbers[at or g.space_of(seat)]
    if act not in MINOR and g.ships[seat].stranded:
        return Bar("xia.bar.stranded", "xia.cargo.gather-stranded" if act in GATHERING else "xia.stranded.limits")
    if act == "buy":
        return _bar_buy(g, seat, space)
    if act == "sell":
        return _bar_sell(g, seat, space)
    if act == "collect":
        return _bar_collect(g, seat, space)
    if act == "jettison":
        return None if any(g.ships[seat].hold) else Bar("xia.bar.hold-empty", "xia.cargo.jettison")
    return _bar_gather(g, seat, act, space)


def begin(g: Xia, seat: int, act: str, at: Hex | None = None) -> Frame:
    space = g.map.numbers[at or g.space_of(seat)]
    if act == "buy":
        return BuyCubes(seat, space)
    if act == "sell":
        return SellCubes(seat, space)
    if act == "collect":
        return CollectCubes(seat, space)
    if act == "jettison":
        return Jettison(seat)
    if act == "mine":
        return SafeMine(seat, space) if g.rules.safe_mining else Mine(seat, space)
    return Salvage(seat, space) if act == "salvage" else Harvest(seat, space)


def room(g: Xia, seat: int) -> int:
    return hold.empty_mask(g.ships[seat]).bit_count()


def bought_at(g: Xia, space: int) -> list[str]:
    """xia.cargo.buy-where: the types for sale in a space."""
    if not g.map.is_marked(space, "buy"):
        return []
    what = g.map.kind_at(space).buys
    return list(g.content.cubes) if what == ANY else [what]


def sold_at(g: Xia, space: int) -> list[str]:
    """What a Sell Space takes; where it is every type is a matter of den_buys_any (xia.cargo.sell-any-loath, -den)."""
    what = wanted(g.map.kind_at(space), g.rules.den_buys_any)
    return list(g.content.cubes) if what == ANY else [what] if what else []


def wanted(kind: SectorKind, den_buys_any: bool) -> str:
    """The type of cube that the Sell Space of a sector takes: one, ANY or nothing."""
    if den_buys_any and (kind.name == DEN or kind.sells == ANY):
        return ANY if kind.name == DEN else ""
    return kind.sells


def sellable(g: Xia, seat: int, space: int) -> dict[str, int]:
    """How many of each type can be sold in a space; the Den takes none back on the same turn."""
    held, at_den = g.ships[seat].hold, g.map.kind_at(space).name == DEN
    counts = {cube: held.count(cube) - (g.from_den.count(cube) if at_den else 0) for cube in sold_at(g, space)}
    return {cube: count for cube, count in counts.items() if count > 0}


def collectable(g: Xia, seat: int, space: int) -> list[str]:
    """xia.cargo.collect: the cubes that lie in a space, without as many of a type as the player jettisoned there in
    this turn (xia.cargo.no-recollect)."""
    here = g.map.hexes[space]
    own = [cube for by, q, r, cube in g.jettisoned if by == seat and (q, r) == here]
    lying: list[str] = []
    for q, r, cube in g.adrift:
        if (q, r) == here and cube in own:
            own.remove(cube)
        elif (q, r) == here:
            lying.append(cube)
    return lying


def most_pairs(g: Xia, seat: int, space: int) -> int:
    most = min(room(g, seat) // 2, g.credits[seat] // PAIR)
    return min(most, sum([supply.cubes_left(g, cube) for cube in bought_at(g, space)]) // 2) if most else 0


def _bar_buy(g: Xia, seat: int, space: int) -> Bar | None:
    if not bought_at(g, space):
        return Bar("xia.bar.no-buy-space", "xia.cargo.buy-where")
    if room(g, seat) < 2:
        return Bar("xia.bar.room", "xia.ship.hold-capacity", room=room(g, seat), needed=2)
    if g.credits[seat] < PAIR:
        return Bar("xia.bar.credits", "xia.credits.spending", price=PAIR, credits=g.credits[seat])
    return None if most_pairs(g, seat, space) else Bar("xia.bar.supply", "xia.limit.cubes")


def _bar_sell(g: Xia, seat: int, space: int) -> Bar | None:
    if not g.map.is_marked(space, "sell"):
        return Bar("xia.bar.no-sell-space", "xia.cargo.sell-where")
    wanted = sold_at(g, space)
    if not wanted:  # of the Smugglers' Den and Loath, the edition says which one takes anything
        return Bar("xia.bar.no-sale", "xia.cargo.sell-any-den" if g.rules.den_buys_any else "xia.cargo.sell-any-loath")
    if not set(wanted).intersection(g.ships[seat].hold):
        return Bar("xia.bar.not-wanted", "xia.cargo.sell")
    return None if sellable(g, seat, space) else Bar("xia.bar.from-den", "xia.cargo.sell-any-den")


def _bar_gather(g: Xia, seat: int, act: str, space: int) -> Bar | None:
    if not g.map.is_marked(space, act):
        return Bar(f"xia.bar.no-{act}-space", "xia.cargo.gather-where")
    if not room(g, seat):
        return Bar("xia.bar.room", "xia.ship.hold-capacity", room=0, needed=1)
    left = supply.cubes_left(g, g.map.kind_at(space).gathers)
    return None if left else Bar("xia.bar.supply", "xia.limit.cubes")


def _bar_collect(g: Xia, seat: int, space: int) -> Bar | None:
    here = g.map.hexes[space]
    if not any((q, r) == here for q, r, _ in g.adrift):
        return Bar("xia.bar.nothing-adrift", "xia.cargo.collect")
    if not collectable(g, seat, space):
        return Bar("xia.bar.jettisoned", "xia.cargo.no-recollect")
    return None if room(g, seat) else Bar("xia.bar.room", "xia.ship.hold-capacity", room=0, needed=1)


# --- trade -----------------------------------------------------------------------------------------------------------
class BuyCubes(Frame):
    """xia.cargo.buy: whole pairs; at the Smugglers' Den a pair may be of two types."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("buy", "types", "placing", "on_board")

    def __init__(self, seat: int, space: int, cubes: tuple[str, ...] = ()) -> None:
        self.seat, self.space, self.cubes = seat, space, cubes

    def buy(self, g: Xia, _: None) -> Next:
        pairs = [("pairs", number) for number in range(1, most_pairs(g, self.seat, self.space) + 1)]
        return Choose(self.seat, "xia.cargo.buy", pairs)

    def types(self, g: Xia, choice: tuple[str, int]) -> Next:
        number, sold = 2 * choice[1], bought_at(g, self.space)
        offered = [("cube", cube) for cube in sold for _ in range(min(number, supply.cubes_left(g, cube)))]
        if len(offered) == number:
            return Goto("placing", tuple(offered))
        return PickSome(self.seat, "xia.cargo.buy-where", offered, at_least=number, at_most=number)

    def placing(self, g: Xia, cubes: Cubes) -> Next:
        self.cubes = tuple(cube for _, cube in cubes)
        return layout.stow_cubes(self.seat, g.ships[self.seat], self.cubes)

    def on_board(self, g: Xia, plan: Plan) -> Next:
        g.ships[self.seat].hold = plan[1]
        price = len(self.cubes) // 2 * PAIR
        g.pay(self.seat, -price)
        if g.map.kind_at(self.space).name == DEN:
            g.from_den += self.cubes
            g.den_cubes += tuple((self.seat, cube) for cube in self.cubes)  # xia.title.card-collector
        g.say("xia.cargo.buy", seat=self.seat, cubes=self.cubes, price=price)
        return None


class SellCubes(Frame):
    """xia.cargo.sell: any number of each type that is taken here."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("sell", "types", "sell_any")

    def __init__(self, seat: int, space: int, asked: tuple[str, ...] = (), cubes: tuple[str, ...] = ()) -> None:
        self.seat, self.space, self.asked, self.cubes = seat, space, asked, cubes

    def sell(self, g: Xia, _: None) -> Next:
        """One type after the other; a Sell Action sells something."""
        rest = {cube: n for cube, n in sellable(g, self.seat, self.space).items() if cube not in self.asked}
        if not rest:
            return Goto("sell_any")
        cube = next(iter(rest))
        least = 0 if self.cubes or len(rest) > 1 else 1
        options = [("sell", cube, n) for n in range(rest[cube], least - 1, -1)]
        return Choose(self.seat, "xia.cargo.sell", options, passes=None if least else ("sell", cube, 0))

    def types(self, g: Xia, choice: tuple[str, str, int]) -> Next:
        _, cube, number = choice
        self.asked += (cube,)
        self.cubes += (cube,) * number
        return Goto("sell")

    def sell_any(self, g: Xia, _: None) -> Next:
        """xia.fame.trade: for every cube in the Hold, and at least two."""
        ship = g.ships[self.seat]
        for cube in self.cubes:
            ship.empty(_last(ship.hold, cube))
        g.pay(self.seat, len(self.cubes) * EACH)
        g.say("xia.cargo.sell", seat=self.seat, cubes=self.cubes, credits=len(self.cubes) * EACH)
        emptied = len(self.cubes) >= 2 and not hold.cubes(ship)
        return GainFame(self.seat, 1, "xia.fame.trade") if emptied else None


def _last(stowed: tuple[str, ...], cube: str) -> int:
    """Cubes of a type are alike: the one that lies last goes first."""
    return max(space for space, lying in enumerate(stowed) if lying == cube)


# --- gathering -------------------------------------------------------------------------------------------------------
class Gather(Frame):
    """One cube of the printed type, from the supply, into the Hold."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("placing", "gather")

    def __init__(self, seat: int, space: int) -> None:
        self.seat, self.space = seat, space

    def placing(self, g: Xia, _: None) -> Next:
        return layout.stow_cubes(self.seat, g.ships[self.seat], (g.map.kind_at(self.space).gathers,))

    def gather(self, g: Xia, plan: Plan) -> Next:
        g.ships[self.seat].hold = plan[1]
        gathered(g, self.seat, g.map.kind_at(self.space).gathers)
        return None


def gathered(g: Xia, seat: int, cube: str) -> None:
    """Told, and what a Skill gives for it."""
    g.say("xia.cargo.placing", seat=seat, cube=cube)
    ship = g.ships[seat]
    energy = min(skills.bonus(g, seat, "gather"), ship.meter - ship.energy)  # xia.energy.cap
    if energy:
        ship.energy += energy
        g.say("xia.title.skill", seat=seat, skill="gather", by=energy)


class Mine(Frame):
    """xia.cargo.mine: a cube, or damage like that of an Asteroid border."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("mine", "gather")

    def __init__(self, seat: int, space: int) -> None:
        self.seat, self.space = seat, space

    def mine(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, "xia.cargo.mine", (20,))

    def gather(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return AsteroidDamage(self.seat, faces[0]) if faces[0] <= HARMFUL else Gather(self.seat, self.space)


class SafeMine(Frame):
    """The house rule safe_mining: no roll; one damage that nothing prevents, and the cube if it still has room."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("mine", "gather")

    def __init__(self, seat: int, space: int) -> None:
        self.seat, self.space = seat, space

    def mine(self, g: Xia, _: None) -> Next:
        return PlaceDamage(self.seat, 1)

    def gather(self, g: Xia, _: None) -> Next:
        if destroyed(g, self.seat):
            return Death(self.seat)
        return Gather(self.seat, self.space) if room(g, self.seat) else Done()


class Salvage(Frame):
    """xia.cargo.salvage: a cube, or an explosion that nothing helps against."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("salvage", "gather")

    def __init__(self, seat: int, space: int) -> None:
        self.seat, self.space = seat, space

    def salvage(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, "xia.cargo.salvage", (20,))

    def gather(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return Death(self.seat) if faces[0] <= EXPLOSION else Gather(self.seat, self.space)


class Harvest(Frame):
    """xia.cargo.harvest: a cube, or a loss of Energy like that at a Nebula border."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("harvest", "gather")

    def __init__(self, seat: int, space: int) -> None:
        self.seat, self.space = seat, space

    def harvest(self, g: Xia, _: None) -> Next:
        return Roll(self.seat, "xia.cargo.harvest", (20,))

    def gather(self, g: Xia, faces: tuple[int, ...]) -> Next:
        return EnergyLoss(self.seat, faces[0]) if faces[0] <= HARMFUL else Gather(self.seat, self.space)


# --- cubes in space --------------------------------------------------------------------------------------------------
class CollectCubes(Frame):
    """xia.cargo.collect: as many as there is room for."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("collect", "placing", "on_board")

    def __init__(self, seat: int, space: int, cubes: tuple[str, ...] = ()) -> None:
        self.seat, self.space, self.cubes = seat, space, cubes

    def collect(self, g: Xia, _: None) -> Next:
        lying = [("cube", cube) for cube in collectable(g, self.seat, self.space)]
        return PickSome(self.seat, "xia.cargo.collect", lying, at_least=1, at_most=room(g, self.seat))

    def placing(self, g: Xia, cubes: Cubes) -> Next:
        self.cubes = tuple(cube for _, cube in cubes)
        return layout.stow_cubes(self.seat, g.ships[self.seat], self.cubes)

    def on_board(self, g: Xia, plan: Plan) -> Next:
        (q, r), adrift = g.map.hexes[self.space], list(g.adrift)
        for cube in self.cubes:
            adrift.remove((q, r, cube))
        g.adrift = tuple(adrift)
        g.ships[self.seat].hold = plan[1]
        g.say("xia.cargo.collect", seat=self.seat, cubes=self.cubes)
        return None


class Jettison(Frame):
    """xia.cargo.jettison: any cubes, to where the ship is."""

    CHAPTER: ClassVar[str] = "xia.cargo"
    STEPS: ClassVar[tuple[str, ...]] = ("jettison", "on_board")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def jettison(self, g: Xia, _: None) -> Next:
        held = [("cube", cube) for cube in hold.cubes(g.ships[self.seat])]
        return PickSome(self.seat, "xia.cargo.jettison", held, at_least=1)

    def on_board(self, g: Xia, cubes: Cubes) -> Next:
        """xia.cargo.on-board: they belong to nobody and lie there until somebody collects them."""
        for _, cube in cubes:
            g.jettison(self.seat, _last(g.ships[self.seat].hold, cube))
        g.say("xia.cargo.jettison", seat=self.seat, cubes=tuple(cube for _, cube in cubes))
        return None

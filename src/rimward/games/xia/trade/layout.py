"""xia.ship.hold-capacity: Outfits and cubes find their places in a Hold, one by one, and it ends when all have one."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from rimward.games.xia.table.content import Content, ShipKind
from rimward.games.xia.table.state import Outfit, Ship, Xia
from rimward.games.xia.trade import hold
from rimward.games.xia.trade.hold import Laid, Piece, Placement
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose, Value

AUTO: Final = "auto"  # the rest as it comes
Plan = tuple[tuple[Laid, ...], tuple[str, ...]]  # all Outfits as they lie, and the cubes by Hold space


class Stow(Frame):
    """xia.outfit.placement, xia.cargo.placing: what is in hand goes where its owner wants it and the rest still fits.

    It gives a Plan. Nothing on the table changes: whoever needed the places takes them, pays, and lays it out.
    """

    CHAPTER: ClassVar[str] = "xia.ship"
    STEPS: ClassVar[tuple[str, ...]] = ("hold_capacity", "hold_space")

    def __init__(
        self,
        seat: int,
        mat: str,
        outfits: tuple[Piece, ...],  # in hand
        cubes: tuple[str, ...],  # in hand
        laid: tuple[Laid, ...],
        stowed: tuple[str, ...],
        damaged: tuple[int, ...] = (),
    ) -> None:
        self.seat, self.mat, self.outfits, self.cubes = seat, mat, outfits, cubes
        self.laid, self.stowed, self.damaged = laid, stowed, damaged

    def hold_capacity(self, g: Xia, _: None) -> Next:
        if self.outfits:
            places: list[Value] = [("place", way.x, way.y, way.turn) for way in self.ways(g)]
            return self.asked("xia.outfit.placement", places, {"outfit": self.outfits[0][0]})
        if not self.cubes:
            return Done((self.laid, self.stowed))
        free = hold.numbers(self.free())
        if len(free) == len(self.cubes) and len(set(self.cubes)) == 1:
            return Goto("hold_space", AUTO)
        spaces: list[Value] = [("space", space) for space in free]
        return self.asked("xia.cargo.placing", spaces, {"cube": self.cubes[0]})

    def asked(self, rule: str, places: list[Value], about: dict[str, int | str]) -> Choose:
        if len(places) > 1 and len(self.outfits) + len(self.cubes) > 1:
            places.append(AUTO)
        return Choose(self.seat, rule, places, about=about)

    def hold_space(self, g: Xia, choice: str | tuple[str, int] | tuple[str, int, int, int]) -> Next:
        if isinstance(choice, str):
            return Done(self.by_itself(g))
        if self.outfits:
            way = next(way for way in self.ways(g) if (way.x, way.y, way.turn) == choice[1:])
            self.laid += (_laid(self.outfits[0], way),)
            self.outfits = self.outfits[1:]
        else:
            self.stowed = _with(self.stowed, choice[1], self.cubes[0])
            self.cubes = self.cubes[1:]
        return Goto("hold_capacity")

    def free(self) -> int:
        """xia.ship.hold-damaged-space: never under a Damage Marker."""
        taken = [*self.damaged, *(section for _, sections, _ in self.laid for section in sections)]
        return hold.spaces(space for space, cube in enumerate(self.stowed) if not cube and space not in taken)

    def ways(self, g: Xia) -> list[Placement]:
        """For the next Outfit, so that the others and the cubes still have room."""
        printed, free = mat(g, self.mat), self.free()
        first, *rest = [g.content.outfits[name] for name, _ in self.outfits]
        return [
            way
            for way in hold.fitting(printed, first, free)
            if hold.pack(printed, rest, free & ~way.mask, len(self.cubes)) is not None
        ]

    def by_itself(self, g: Xia) -> Plan:
        """The rest in one arrangement that works, and the cubes from the first space on."""
        laid, stowed, free = self.laid, self.stowed, self.free()
        if self.outfits:
            kinds = [g.content.outfits[name] for name, _ in self.outfits]
            found = hold.pack(mat(g, self.mat), kinds, free, len(self.cubes)) or ()
            laid += tuple(_laid(piece, way) for piece, way in zip(self.outfits, found, strict=True))
            free &= ~hold.spaces(section for way in found for section in way.sections)
        for space, cube in zip(hold.numbers(free), self.cubes, strict=False):
            stowed = _with(stowed, space, cube)
        return laid, stowed


def _laid(piece: Piece, way: Placement) -> Laid:
    return piece[0], way.sections, piece[1]


def _with(stowed: tuple[str, ...], space: int, cube: str) -> tuple[str, ...]:
    return (*stowed[:space], cube, *stowed[space + 1 :])


def mat(g: Xia, name: str) -> ShipKind:
    """The Ship Mat with the Hold that this table plays with."""
    return hold.mat(g.content.ships[name], first=g.rules.first_holds)


# --- what is put into a Hold -----------------------------------------------------------------------------------------
def one_more(g: Xia, seat: int, name: str) -> Stow | None:
    """An Outfit into the Hold: as everything lies or, where it does not fit so, with all arranged again. None if
    neither will do."""
    ship = g.ships[seat]
    return _one_more(g.content, mat(g, ship.name), seat, ship, name)


def _one_more(content: Content, printed: ShipKind, seat: int, ship: Ship, name: str) -> Stow | None:
    new: Piece = (name, ())
    if hold.fitting(printed, content.outfits[name], hold.empty_mask(ship)):
        laid = tuple(hold.lies(ship, outfit) for outfit in ship.outfits)
        return Stow(seat, ship.name, (new,), (), laid, ship.hold, ship.damaged)
    anew = arranged_again(seat, ship, (new,))
    kinds = [content.outfits[piece[0]] for piece in anew.outfits]
    return None if hold.pack(printed, kinds, anew.free(), len(anew.cubes)) is None else anew


def has_room(g: Xia, seat: int, name: str) -> bool:
    """Whether one more Outfit fits, the Hold arranged again if need be."""
    ship = g.ships[seat]
    return _has_room(g.content, mat(g, ship.name), ship.hold, ship.outfits, ship.damaged, name)


@lru_cache(maxsize=1024)
def _has_room(
    content: Content,
    printed: ShipKind,
    stowed: tuple[str, ...],
    outfits: tuple[Outfit, ...],
    damaged: tuple[int, ...],
    name: str,
) -> bool:
    """A player is asked for everything on sale again and again while the Hold stays as it is."""
    if len(content.outfits[name].cells) > hold.room(stowed, outfits, damaged).bit_count():
        return False
    ship = Ship(printed.name, 0, 1, None, hold=stowed, outfits=outfits, damaged=damaged)
    return _one_more(content, printed, 0, ship, name) is not None


def arranged_again(seat: int, ship: Ship, more: tuple[Piece, ...] = ()) -> Stow:
    """xia.business.rearrange: what lies on damage stays, and the damage itself."""
    nothing = ("",) * len(ship.hold)
    return Stow(
        seat, ship.name, (*more, *hold.movable(ship)), hold.cubes(ship), hold.fixed(ship), nothing, ship.damaged
    )


def stow_cubes(seat: int, ship: Ship, cubes: tuple[str, ...]) -> Stow:
    """xia.cargo.placing: into empty spaces; nothing else moves."""
    laid = tuple(hold.lies(ship, outfit) for outfit in ship.outfits)
    return Stow(seat, ship.name, (), tuple(sorted(cubes)), laid, ship.hold, ship.damaged)

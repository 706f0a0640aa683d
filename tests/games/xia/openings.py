"""Matches of Xia from their very beginning, with what is dealt and rolled in setup said in few words."""

from collections.abc import Sequence
from typing import Any

from rimward.games.xia import GAME
from rimward.games.xia.table.board import SIZE, STEPS, Hex
from rimward.games.xia.table.entries import CELL_NAMES, DIRECTIONS
from rimward.games.xia.table.state import Xia, abilities
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play

SECTORS = ("kemplar-ii", "azure", "pelmont", "red-gulch", "expedior-gate")
ROLLS = (12, 7, 3, 2, 1)  # seat 0 chooses first, and the next seat clockwise begins


class Opening(Play):
    """Deals these sectors (those without a Spawn Point go back) and these tokens, and rolls for the choice of ships.

    NPCs take part if their cards are named, in the order in which they are dealt.
    """

    def __init__(
        self,
        seats: int = 3,
        sectors: Sequence[str] = (),
        rolls: Sequence[int] = (),
        tokens: Sequence[str] = (),
        later: Sequence[int] = (),  # d20 results after setup
        cards: Sequence[str] = (),
        **options: Any,
    ) -> None:
        dealt = [] if options.get("first_game") else list(sectors or SECTORS[:seats])
        laid = [sector for sector in dealt if content().sectors[sector].spawn] or list(first_game(seats))
        faces = list(tokens) or ["nothing"] * sum("explore" in content().sectors[sector].marks for sector in laid)
        self.seats = seats
        options.setdefault("npcs", bool(cards))
        self.chance = Scripted(draw=[*dealt, *faces, *cards], d20=[*(rolls or ROLLS[:seats]), *later])
        self.match = Match.new(GAME, seats, options, chance=self.chance)

    def say(self, *keys: str) -> "Opening":
        super().say(*keys)
        return self

    def public(self, field: str) -> Any:
        return self.match.view(self.seats)["table"][field]

    def ship(self, number: int) -> dict[str, Any]:
        ship: dict[str, Any] = self.public("ships")[number]
        return ship

    def zone(self, name: str, seat: int | None = None) -> list[str | None]:
        return super().zone(name, self.seats if seat is None else seat)

    def ships(self, *names: str) -> "Opening":
        """Everybody chooses a ship, in this order; those not named take the first that is left."""
        for name in names:
            self.say(f"mat:{name}")
        while self.asked.code == "xia.setup.ship-choice-tier-one":
            self.say(self.asked.keys[0])
        return self

    def outfits(self, *names: str) -> "Opening":
        """The one who is asked buys these and no more, and lets them lie anywhere."""
        seat = self.asked.seat
        self.say(*(f"outfit:{name}" for name in names))
        if self.asked.seat == seat and self.asked.code == "xia.setup.starting-outfits":
            self.say("done")
        return self.anywhere()

    def anywhere(self) -> "Opening":
        while self.match.asked and self.asked.code == "xia.outfit.placement":
            self.say("auto" if "auto" in self.asked.keys else self.asked.keys[0])
        return self

    def outfits_of(self, seat: int) -> list[str]:
        return [outfit["name"] for outfit in self.ship(seat)["outfits"]]


def first_game(seats: int) -> tuple[str, ...]:
    """What the book lays out for so many."""
    return ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")[: max(3, seats)]


# --- the middle of a game --------------------------------------------------------------------------------------------
def begun(*sectors: str, outfits: tuple[str, ...] = (), **options: Any) -> Xia:
    """Three captains whose game has just begun on these sectors; seat 0 has these Outfits and is to act.

    Seat 0 flies Easy Tiger, seat 1 Puddle Jumper, seat 2 Numerator. Their Ability Cards are exhausted, so that none of
    them has a say. Tests change what they want to be otherwise.
    """
    opening = Opening(3, sectors, (1, 2, 3), **options).ships("numerator", "puddle-jumper", "easy-tiger")
    opening.outfits().outfits().outfits(*outfits)
    g = taken_over(opening)
    for seat in range(3):
        g.exhaust(seat, g.zones.face(abilities(seat), 0))
    return g


def taken_over(play: Play) -> Xia:
    """The table of a match as it stands, for another match to begin with."""
    g = play.match.table.copy()
    assert isinstance(g, Xia)
    return g


def cell(g: Xia, sector: str, name: str) -> Hex:
    """A space of a tile on the board, `c3` being its centre."""
    tile = [tile.sector for tile in g.tiles].index(sector)
    return g.map.hexes[tile * SIZE + CELL_NAMES.index(name)]


def beside(g: Xia, space: Hex, direction: str) -> Hex:
    """The neighbour of a space in a direction that is printed on its tile."""
    tile = g.tiles[g.map.numbers[space] // SIZE]
    q, r = STEPS[(DIRECTIONS.index(direction) + tile.turn) % 6]
    return space[0] + q, space[1] + r

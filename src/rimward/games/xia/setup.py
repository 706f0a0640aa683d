"""xia.setup and xia.first-game: the table before the first turn, in the order of the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.games.xia import npcs
from rimward.games.xia.missions import cards
from rimward.games.xia.npcs import spawn
from rimward.games.xia.renown import titles as title_cards
from rimward.games.xia.table import board, settings, supply
from rimward.games.xia.table.content import Content
from rimward.games.xia.table.state import (
    LAID,
    MARKERS,
    MISSIONS,
    MISSIONS_OUT,
    NOBODY,
    STACK,
    TITLES,
    TITLES_OPEN,
    TOKENS,
    Ship,
    Xia,
    abilities,
    completed,
    drawn,
    exhausted,
    mission,
    titles,
    token,
    tokens_of,
)
from rimward.games.xia.trade import hold, layout
from rimward.games.xia.trade.business import Rearrange
from rimward.games.xia.turn import Turns
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import DONE, Bar, Choose, Refused, choose_where
from rimward.kernel.zone import Ref

LEAST, MOST = 3, 5  # xia.general.players
DRAWN: Final = "drawn:sectors"  # a starting tile that may have to go back

# xia.first-game.sectors: the first three, and one more for the fourth and for the fifth player
FIRST_SECTORS: Final[tuple[str, ...]] = ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")
KITS: Final[dict[str, tuple[str, ...]]] = {
    "explorer": ("raptor-k",),
    "trader": ("m-22", "targe"),
    "worker": ("halon", "targe"),
    "pirate": ("m-22", "saker-v"),
}

Named = tuple[str, str]  # ("mat", a ship), ("outfit", its kind), ("kit", a strategy)


def new_table(box: Content, seats: int, options: Mapping[str, Any]) -> Xia:
    """What lies ready before anything is dealt. Ship Mats are blank until they are chosen."""
    if seats < LEAST and not options["two_players"]:
        raise Refused("xia.refused.players", "xia.general.players", least=LEAST, most=MOST, seats=seats)
    ships = tuple([Ship("", seat, 1, None, armed=0) for seat in range(seats)])
    g = Xia(seats, settings.target(options), ships, (), rules=settings.chosen(options))
    named = first_sectors(g)
    g.zones.add(STACK, "sector", tuple([sector for sector in box.sectors if sector not in named]))
    for zone in (DRAWN, LAID):
        g.zones.add(zone, "sector")
    g.zones.add(TOKENS, "token", box.tokens)
    g.zones.add(MISSIONS, "mission", cards.deck(box, g.rules.npcs))
    g.zones.add(MISSIONS_OUT, "mission")
    g.zones.add(TITLES, "title", title_cards.deck(box, g.rules.npcs))
    g.zones.add(TITLES_OPEN, "title")
    for seat in range(seats):
        g.zones.add(abilities(seat), "ability")
        g.zones.add(exhausted(seat), "ability")
        for zone in (mission(seat), drawn(seat), completed(seat)):
            g.zones.add(zone, "mission")
        g.zones.add(tokens_of(seat), "token")
        g.zones.add(titles(seat), "title")
    if g.rules.npcs:
        g.zones.add(spawn.STACK, "npc", tuple(npcs.CARDS))
        g.zones.add(spawn.DEALT, "npc")
    g.stack = [Turns(), Setup().then("order")]
    return g


def first_sectors(g: Xia) -> tuple[str, ...]:
    """xia.first-game.sectors; none in any other game."""
    return FIRST_SECTORS[: max(g.seats, LEAST)] if g.rules.first_game else ()


class Setup(Frame):
    """xia.setup, and what xia.first-game has instead. Gives the first player.

    The supply (step 4) is what is in the box and not on the table. Missions and Titles lie ready from the start.
    """

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = (
        "starting_sectors",  # 1
        "exploration_tokens",  # 2
        "decks",  # 3
        "starting_credits",  # 5
        "victory_target",  # 7
        "ship_choice_order",  # 8
        "ship_choice",
        "ship_placement",
        "markers",  # 9
        "starting_outfits",  # 10
        "first_player",
        "npc_deal",  # 6: to the first three in the order of turns, which is known only now
        "npc",
        "npc_on_starting_tile",
    )

    def __init__(self, highest: int = NOBODY, turn: int = 0) -> None:
        self.highest, self.turn = highest, turn  # who chooses first, and how many have had their turn

    def starting_sectors(self, g: Xia, _: None) -> Next:
        return StartingSectors()

    def exploration_tokens(self, g: Xia, _: None) -> Next:
        return StartingTokens()

    def decks(self, g: Xia, _: None) -> Next:
        return None

    def starting_credits(self, g: Xia, _: None) -> Next:
        g.credits = (g.rules.start_credits,) * g.seats
        g.say("xia.setup.starting-credits", credits=g.rules.start_credits)
        return None

    def victory_target(self, g: Xia, _: None) -> Next:
        g.say("xia.setup.victory-target", target=g.target)
        return None

    def ship_choice_order(self, g: Xia, _: None) -> Next:
        return ShipChoiceOrder(tuple(range(g.seats)))

    def ship_choice(self, g: Xia, highest: int | None) -> Next:
        if highest is not None:
            self.highest = highest
        if self.turn == g.seats:
            return None
        return ShipChoice(self.next(g)).then("ship_choice")

    def next(self, g: Xia) -> int:
        """The next to choose: counter-clockwise from the one with the highest roll."""
        self.turn += 1
        return (self.highest - self.turn + 1) % g.seats

    def ship_placement(self, g: Xia, _: None) -> Next:
        """Every starting tile gets one player: the first one dealt that of the highest roll, and so on clockwise."""
        chart = g.map
        for seat, tile in zip(g.clockwise(self.highest), g.tiles, strict=False):
            g.ships[seat].space = chart.hexes[chart.spawns[g.content.sectors[tile.sector].spawn]]
            g.say("xia.setup.ship-placement", seat=seat, sector=tile.sector, space=g.ships[seat].space)
        return None

    def markers(self, g: Xia, _: None) -> Next:
        """On the Energy Meter and the Armed spaces; xia.setup.impulse-token: that token lies ready."""
        for ship in g.ships:
            ship.energy, ship.armed = ship.meter, MARKERS
        g.say("xia.setup.markers", markers=MARKERS)
        self.turn = 0
        return None

    def starting_outfits(self, g: Xia, _: None) -> Next:
        if self.turn == g.seats:
            return None
        buys = FirstGameKit if g.rules.first_game else StartingOutfits
        return buys(self.next(g)).then("starting_outfits")

    def first_player(self, g: Xia, _: None) -> Next:
        g.say("xia.setup.first-player", seat=self.first(g))
        return None

    def first(self, g: Xia) -> int:
        """Who chose last: choosing went counter-clockwise, turns go clockwise."""
        return (self.highest + 1) % g.seats

    def npc_deal(self, g: Xia, _: None) -> Next:
        """xia.first-game.no-npcs, or the option: none."""
        return (
            Draw(spawn.STACK, len(npcs.CARDS), spawn.DEALT, g.zones.everyone) if g.rules.npcs else Done(self.first(g))
        )

    def npc(self, g: Xia, places: tuple[int, ...]) -> Next:
        spawn.deal(g, self.first(g))
        return None

    def npc_on_starting_tile(self, g: Xia, _: None) -> Next:
        """One after the other, when all players have their places."""
        for npc in g.unspawned:
            sector = spawn.birthplace(g, g.ships[npc].npc)
            if sector:
                return npcs.Spawn(npc, sector).then("npc_on_starting_tile")
        return Done(self.first(g))


class StartingSectors(Frame):
    """One tile for each player, laid as they are dealt; xia.first-game.sectors names them instead."""

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("sector_stack", "starting_sectors", "spawn_required")

    def sector_stack(self, g: Xia, _: None) -> Next:
        for sector in first_sectors(g):
            g.zones.put(LAID, sector, g.zones.everyone)
            align(g, sector)
        return None

    def starting_sectors(self, g: Xia, _: None) -> Next:
        return Draw(STACK, 1, DRAWN, g.zones.everyone) if len(g.tiles) < g.seats else Done()

    def spawn_required(self, g: Xia, places: tuple[int, ...]) -> Next:
        sector = g.zones.face(DRAWN, 0)
        if g.content.sectors[sector].spawn:
            g.zones.move(DRAWN, 0, LAID)
            align(g, sector)
        else:
            g.say("xia.setup.starting-sectors-spawn-required", sector=sector)
            g.zones.shuffle_into(DRAWN, STACK)
        return Goto("starting_sectors")


def align(g: Xia, sector: str) -> None:
    """xia.setup.starting-sectors-alignment"""
    g.tiles = board.starting_tiles(g.content, [*(tile.sector for tile in g.tiles), sector])
    tile = g.tiles[-1]
    g.say("xia.setup.starting-sectors", sector=sector, q=tile.q, r=tile.r, turn=tile.turn)


class StartingTokens(Frame):
    """xia.setup.exploration-tokens: one, unseen, on every Exploration Space of the starting tiles."""

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("exploration", "tokens")

    def __init__(self, tile: int = 0) -> None:
        self.tile = tile

    def exploration(self, g: Xia, _: None) -> Next:
        while self.tile < len(g.tiles) and "explore" not in g.map.kinds[self.tile].marks:
            self.tile += 1
        if self.tile == len(g.tiles):
            return Done()
        zone = token(g.tiles[self.tile].sector)
        g.zones.add(zone, "token")
        return Draw(TOKENS, 1, zone, 0)

    def tokens(self, g: Xia, places: tuple[int, ...]) -> Next:
        sector = g.tiles[self.tile].sector
        for place in places:
            g.say("xia.setup.exploration-tokens", sector=sector, token=Ref(token(sector), place))
        self.tile += 1
        return Goto("exploration")


class ShipChoiceOrder(Frame):
    """Everybody rolls, and those tied for the highest roll again; gives the one with the highest roll.

    That is before the game: a 20 is no Luck, and no card can change it.
    """

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("choice", "order")

    def __init__(self, seats: tuple[int, ...], faces: tuple[int, ...] = ()) -> None:
        self.seats, self.faces = seats, faces

    def choice(self, g: Xia, _: None) -> Next:
        return Roll(self.seats[len(self.faces)], "xia.setup.ship-choice-order", (20,), window="")

    def order(self, g: Xia, faces: tuple[int, ...]) -> Next:
        self.faces += faces
        if len(self.faces) < len(self.seats):
            return Goto("choice")
        best = max(self.faces)
        tied = tuple([seat for seat, face in zip(self.seats, self.faces, strict=True) if face == best])
        if len(tied) == 1:
            g.say("xia.setup.ship-choice-order", seat=tied[0], roll=best)
            return Done(tied[0])
        self.seats, self.faces = tied, ()
        return Goto("choice")


class ShipChoice(Frame):
    """A Tier 1 ship that nobody has, for free, with its Ability Card."""

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("tier_one", "ship_choice")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tier_one(self, g: Xia, _: None) -> Next:
        mats = [("mat", name) for name in supply.ships_left(g, 1)]
        return Choose(self.seat, "xia.setup.ship-choice-tier-one", mats)

    def ship_choice(self, g: Xia, choice: Named) -> Next:
        kind, ship = g.content.ships[choice[1]], g.ships[self.seat]
        ship.name, ship.tier, ship.meter = kind.name, kind.tier, kind.energy
        ship.hold = ("",) * len(kind.hold)
        g.zones.put(abilities(self.seat), kind.ability, g.zones.everyone)
        g.say("xia.setup.ship-choice-tier-one", seat=self.seat, ship=kind.name)
        return None


class StartingOutfits(Frame):
    """Any that can be paid and that fit the Hold together, at full price; what is not spent is kept."""

    CHAPTER: ClassVar[str] = "xia.setup"
    STEPS: ClassVar[tuple[str, ...]] = ("starting_outfits", "supply", "outfits_fit")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def starting_outfits(self, g: Xia, _: None) -> Next:
        outfits = [("outfit", name) for name in g.content.outfits]
        return choose_where(
            self.seat,
            "xia.setup.starting-outfits",
            outfits,
            lambda choice: self.barred(g, choice),
            always=(DONE,),
            passes=DONE,
        )

    def barred(self, g: Xia, choice: Named) -> Bar | None:
        name, credits = choice[1], g.credits[self.seat]
        price = g.content.outfits[name].price
        if price > credits:
            return Bar("xia.bar.credits", "xia.setup.starting-outfits", price=price, credits=credits)
        if not supply.outfits_left(g, name):
            return Bar("xia.bar.supply", "xia.limit.outfits")
        fits = layout.one_more(g, self.seat, name)
        return None if fits else Bar("xia.bar.fit", "xia.setup.starting-outfits-fit")

    def supply(self, g: Xia, choice: str | Named) -> Next:
        if isinstance(choice, str):
            return None
        buy(g, self.seat, choice[1])
        return Goto("starting_outfits")

    def outfits_fit(self, g: Xia, _: None) -> Next:
        """They were packed as they came; now their owner says how they are to lie."""
        return Rearrange(self.seat) if g.ships[self.seat].outfits else None


class FirstGameKit(Frame):
    """xia.first-game.kit-choice: several may play the same one; it only has to fit the Hold."""

    CHAPTER: ClassVar[str] = "xia.first-game"
    STEPS: ClassVar[tuple[str, ...]] = ("kit_choice", "kit")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kit_choice(self, g: Xia, _: None) -> Next:
        kits = [("kit", kit) for kit in KITS]
        return choose_where(self.seat, "xia.first-game.kit-choice", kits, lambda choice: self.barred(g, choice))

    def barred(self, g: Xia, choice: Named) -> Bar | None:
        ship, kinds = g.ships[self.seat], [g.content.outfits[name] for name in KITS[choice[1]]]
        fits = hold.pack(layout.mat(g, ship.name), kinds, hold.spaces(range(len(ship.hold))))
        return None if fits else Bar("xia.bar.fit", "xia.first-game.kit-choice")

    def kit(self, g: Xia, choice: Named) -> Next:
        g.say("xia.first-game.kit-choice", seat=self.seat, kit=choice[1])
        for name in KITS[choice[1]]:
            buy(g, self.seat, name)
        return Rearrange(self.seat)


def buy(g: Xia, seat: int, name: str) -> None:
    ship, price = g.ships[seat], g.content.outfits[name].price
    room = layout.one_more(g, seat, name)
    if room is None:
        raise LookupError(f"{name} does not fit {ship.name}")
    hold.lay_out(g.content, ship, *room.by_itself(g))
    g.pay(seat, -price)
    g.say("xia.setup.starting-outfits", seat=seat, outfit=name, price=price, credits=g.credits[seat])

"""The players: tiles, factions, leaders, and who starts: andromeda.player."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.destinies import DESTINIES, DealDestinies
from rimward.games.andromeda.raiders import nebulae
from rimward.games.andromeda.rewards import Gain
from rimward.games.andromeda.table.names import KINDS, NEBULAE, TRACKS, ability, dealt, put
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.teams import TeamStart
from rimward.games.andromeda.turn import Turns
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import All, Choose
from rimward.kernel.zone import Ref

FIRST_FACTIONS: Final = ("lantern-keepers", "rust-choir", "toll-house", "magnet-war-exiles")
DEALT: Final = 3  # andromeda.player.faction-choice
FACTIONS: Final = "factions"
FACTIONS_OUT: Final = "factions:out"
DICE: Final = 6


def tiles_of(kind: str) -> str:
    return f"tiles:{kind}"


class Players(Frame):
    """andromeda.player: tiles, factions, leaders, who starts."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = (
        "upgrades",
        "choice",
        "faction",
        "resources",
        "dealt_cards",
        "leaders",
        "nebula",
        "start",
        "player",
        "vp",
    )

    def __init__(self, mode: str, turn: int = 0, rolled: tuple[tuple[int, ...], ...] = ()) -> None:
        self.mode, self.turn, self.rolled = mode, turn, rolled

    def upgrades(self, g: Andromeda, _: None) -> Next:
        return DealTiles()

    def choice(self, g: Andromeda, _: None) -> Next:
        if self.mode == "first":
            return None
        return DealFactions(self.mode == "chosen")

    def faction(self, g: Andromeda, _: None) -> Next:
        """andromeda.player.faction-choice: all at once, in secret, and shown together."""
        if self.mode == "first":
            return Goto("resources", FIRST_FACTIONS[: g.seats])
        if self.mode == "chosen":
            return PickFactions()
        return All(
            Choose(
                seat,
                "andromeda.player.faction-choice",
                [("faction", place) for place in range(g.zones.size(dealt(seat)))],
                hinges="private",
                closed=True,
            )
            for seat in range(g.seats)
        )

    def resources(self, g: Andromeda, chosen: tuple[object, ...] | None) -> Next:
        """andromeda.player.faction-resources, .faction-upgrade, .faction-tracks"""
        if chosen is not None:
            for seat, choice in enumerate(chosen):
                take_faction(g, seat, choice)
        if self.turn == g.seats:
            self.turn = 0
            return None
        self.turn += 1
        seat = self.turn - 1
        return Gain(seat, g.content.factions[g.factions[seat]].start).then("resources")

    def dealt_cards(self, g: Andromeda, _: None) -> Next:
        return DealDestinies() if DESTINIES in g.zones else None

    def leaders(self, g: Andromeda, _: None) -> Next:
        """andromeda.player.leaders-bases, .leaders-station"""
        for number, region in enumerate(g.regions):
            if region.kind == "base":
                g.leaders = put(g.leaders, number, (1,) * g.seats)
        g.station = (1,) * g.seats
        return None

    def nebula(self, g: Andromeda, _: None) -> Next:
        return LeadersOut()

    def start(self, g: Andromeda, _: None) -> Next:
        return TeamStart() if g.teams else StartPlayer(tuple(range(g.seats)))

    def player(self, g: Andromeda, first: int) -> Next:
        g.under(Turns).seat = first
        g.say("andromeda.player.starts", seat=first)
        for place, seat in enumerate(g.order(first)):  # andromeda.player.starting-vp
            g.vp = put(g.vp, seat, 1 + place)
            g.say("andromeda.player.starting-vp", seat=seat, points=1 + place)
        return None

    def vp(self, g: Andromeda, _: None) -> Next:
        return Done()


def take_faction(g: Andromeda, seat: int, choice: object) -> None:
    """The card face up, its upgrade tile to the others, and its head start, which gives no rewards of spaces."""
    name = g.zones.face(dealt(seat), choice[1]) if isinstance(choice, tuple) else str(choice)
    faction = g.content.factions[name]
    g.factions = put(g.factions, seat, name)
    g.tiles = put(g.tiles, seat, (*g.tiles[seat], faction.upgrade))
    g.tracks = put(
        g.tracks,
        seat,
        tuple([step + (track in faction.tracks) for track, step in zip(TRACKS, g.tracks[seat], strict=True)]),
    )
    for card in faction.abilities:
        g.zones.put(ability(seat), card, g.zones.everyone)
    for place in reversed(range(g.zones.size(dealt(seat)))):
        sees = g.zones.everyone if g.zones.face(dealt(seat), place) == name else 0
        g.zones.move(dealt(seat), place, FACTIONS_OUT, sees=sees)
    g.say("andromeda.player.faction", seat=seat, faction=name)


class DealTiles(Frame):
    """andromeda.player.neutral-upgrades: one of each type."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = ("neutral", "upgrades")

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def neutral(self, g: Andromeda, _: None) -> Next:
        if self.number == len(KINDS):
            return Done()
        zone = tiles_of(KINDS[self.number])
        return Draw(zone, g.seats, f"{zone}:open", g.zones.everyone)

    def upgrades(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        zone = f"{tiles_of(KINDS[self.number])}:open"
        for seat, place in enumerate(places):
            g.tiles = put(g.tiles, seat, (*g.tiles[seat], g.zones.face(zone, place)))
        self.number += 1
        return Goto("neutral")


class DealFactions(Frame):
    """Three to each; where factions are chosen freely, nothing is dealt."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = ("faction", "choice")

    def __init__(self, chosen: bool, turn: int = 0) -> None:
        self.chosen, self.turn = chosen, turn

    def faction(self, g: Andromeda, _: None) -> Next:
        if self.chosen or self.turn == g.seats:
            return Done()
        self.turn += 1
        seat = self.turn - 1
        return Draw(FACTIONS, DEALT, dealt(seat), g.seen_by(seat))

    def choice(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        seat = self.turn - 1
        for place in places:
            g.say("andromeda.player.dealt", seat=seat, faction=Ref(dealt(seat), place))
        return Goto("faction")


class PickFactions(Frame):
    """The option `chosen`: one after the other, each of those that are left."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = ("faction", "choice")

    def __init__(self, taken: tuple[str, ...] = ()) -> None:
        self.taken = taken

    def faction(self, g: Andromeda, _: None) -> Next:
        if len(self.taken) == g.seats:
            return Done(self.taken)
        left = [("faction", name) for name in g.content.factions if name not in self.taken]
        return Choose(len(self.taken), "andromeda.player.faction-choice", left)

    def choice(self, g: Andromeda, choice: tuple[str, str]) -> Next:
        self.taken = (*self.taken, choice[1])
        return Goto("faction")


class LeadersOut(Frame):
    """andromeda.player.leaders-nebula: two on the nebula of a die, player by player."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = ("leaders", "nebula")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def leaders(self, g: Andromeda, _: None) -> Next:
        if self.turn == g.seats:
            return Done()
        return Roll(self.turn, "andromeda.player.leaders-nebula", (NEBULAE,), window="")

    def nebula(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        region = nebulae(g)[faces[0] - 1]
        g.leaders = put(g.leaders, region, put(g.leaders[region], self.turn, 2))
        g.say("andromeda.player.leaders", seat=self.turn, region=region)
        self.turn += 1
        return Goto("leaders")


class StartPlayer(Frame):
    """andromeda.player.start-player: all dice; the highest decides, then the second, and so on. Gives the seat."""

    CHAPTER: ClassVar[str] = "andromeda.player"
    STEPS: ClassVar[tuple[str, ...]] = ("start", "player")

    def __init__(self, seats: tuple[int, ...], rolled: tuple[tuple[int, ...], ...] = ()) -> None:
        self.seats, self.rolled = seats, rolled

    def start(self, g: Andromeda, _: None) -> Next:
        return Roll(self.seats[len(self.rolled)], "andromeda.player.start-player", (6,) * DICE, window="")

    def player(self, g: Andromeda, faces: tuple[int, ...]) -> Next:
        self.rolled = (*self.rolled, tuple(sorted(faces, reverse=True)))
        if len(self.rolled) < len(self.seats):
            return Goto("start")
        best = [seat for seat, fell in zip(self.seats, self.rolled, strict=True) if fell == max(self.rolled)]
        if len(best) == 1:
            return Done(best[0])
        self.seats, self.rolled = tuple(best), ()
        return Goto("start")

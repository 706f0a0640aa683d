"""Whole games by random players, from setup to victory, and what must hold at every decision of them."""

from random import Random
from typing import Any

import pytest

from rimward.bots.random import RandomBot
from rimward.games.xia import GAME, hold
from rimward.games.xia.board import STAR
from rimward.games.xia.combat import Attack
from rimward.games.xia.content import content
from rimward.games.xia.move import Move
from rimward.games.xia.setup import Setup
from rimward.games.xia.state import NOBODY, Ship, Xia
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.kernel.match import Match
from rimward.lab.playout import Played, play
from tests.conformance.play import chosen, do

SOURCES = ("explore", "missions", "trade", "combat", "wealth", "ships", "kindness", "titles", "luck")
FAME = (*(f"xia.fame.{source}" for source in SOURCES), "xia.gate.first-use-fame")

EARNED = ("xia.cargo.sell", "xia.business.sell-outfits", "xia.explore.token-rewards", "xia.ability.side-bet")

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"first_game": True}),
    (5, {"first_game": True}),
    (4, {"edition": "ru-2023"}),
    (3, {"gate_fame": "off", "den_buys_any": "on", "npcs": False}),
    (3, {"min_move": 3, "safe_mining": True, "start_credits": 6000}),
    (2, {"two_players": True}),
]
every_table = pytest.mark.parametrize(
    ("seats", "options"), TABLES, ids=[f"{seats}-{'-'.join(options) or 'book'}" for seats, options in TABLES]
)


# --- they end --------------------------------------------------------------------------------------------------------
def played(seats: int, options: dict[str, Any], seed: int) -> Played:
    """On the fast path: no events, no record."""
    g, chance = GAME.new_table(seats, {"target": 5, **options}), Seeded(seed)
    start(g, chance)
    return play(g, chance, [RandomBot(seed * 10 + seat) for seat in range(seats)])


@every_table
def test_random_players_finish(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        result = played(seats, options, seed).result
        (winner,) = result.winners
        assert result.code == "xia.victory.immediate"
        assert result.scores[winner] == 5
        assert sum(score == 5 for score in result.scores) == 1


@pytest.mark.slow
@pytest.mark.parametrize("target", [10, 20])
def test_random_players_finish_long_games(target: int) -> None:
    game = played(4, {"target": target}, 1)
    assert max(game.result.scores) == target


# --- what holds at every decision ------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.nine-sources")
@pytest.mark.rule("xia.fame.no-loss")
@pytest.mark.rule("xia.general.dice")
@every_table
def test_everything_adds_up(seats: int, options: dict[str, Any]) -> None:
    match = Match.new(GAME, seats, {"target": 5, **options}, chance=Seeded(seats))
    books, rng, told = Books(seats), Random(seats), 0
    while True:
        for event in match.log[told:]:
            books.enter(event, table(match))
        told, where = len(match.log), f"after entry {len(match.line)}"
        assert books.stand() == standing(table(match)), where
        is_legal(table(match), where)
        if match.result is not None:
            break
        books.holds = [ship.hold for ship in table(match).ships]
        do(match, chosen(match, rng))
    assert {die for die, _ in books.faces} <= {6, 8, 12, 20}
    assert all(1 <= face <= die for die, face in books.faces)


def table(match: Match) -> Xia:
    assert isinstance(match.table, Xia)
    return match.table


Standing = tuple[list[int], list[int], list[int], dict[str, int]]


def standing(g: Xia) -> Standing:
    """Fame, Credits and Bounty of every player; the cubes that are not in the supply."""
    cubes = dict.fromkeys(content().cubes, 0)
    for cube in [*(cube for ship in g.ships for cube in ship.hold if cube), *(cube for _, _, cube in g.adrift)]:
        cubes[cube] += 1
    return list(g.fame), list(g.credits[: g.seats]), [ship.bounty for ship in g.ships[: g.seats]], cubes


class Books:
    """The same, kept by what everybody is told, and nothing else."""

    def __init__(self, seats: int) -> None:
        self.fame, self.credits, self.bounty = [0] * seats, [0] * seats, [0] * seats
        self.cubes = dict.fromkeys(content().cubes, 0)
        self.holds: list[tuple[str, ...]] = []  # before the answer: what falls into a Star is not told cube by cube
        self.faces: set[tuple[int, int]] = set()

    def stand(self) -> Standing:
        return self.fame, self.credits, self.bounty, self.cubes

    def enter(self, event: Event, g: Xia) -> None:
        code, told = event.code, event.params
        if code == "kernel.rolled":
            self.faces.update(zip(told["dice"], told["faces"], strict=True))
        elif code in FAME:
            assert told["points"] > 0
            self.fame[told["seat"]] = min(self.fame[told["seat"]] + told["points"], g.target)
            self.credits[told["seat"]] -= 5000 * (code == "xia.fame.wealth")
        elif code.startswith("xia.bounty."):
            self.bounty[told["ship"]] += told["added"]
        elif code.startswith("xia.death."):
            self.death(event, g)
        else:
            self.trade(code, told)

    def death(self, event: Event, g: Xia) -> None:
        told = event.params
        if event.code == "xia.death.removed" and g.ground(told["space"]) == STAR:
            for cube in self.holds[told["ship"]]:
                if cube:
                    self.cubes[cube] -= 1
        if event.code == "xia.death.bounty":
            self.bounty[told["ship"]] -= told["credits"]
            if told["by"] != NOBODY:
                self.credits[told["by"]] += told["credits"]

    def trade(self, code: str, told: dict[str, Any]) -> None:
        if code == "xia.setup.starting-credits":
            self.credits = [told["credits"]] * len(self.credits)
        elif code == "xia.credits.gift":
            for seat, sign in ((told["giver"], -1), (told["receiver"], 1)):
                self.credits[seat] += sign * told["credits"] * (told["reply"] == "accept")
        elif "price" in told:
            self.credits[told["seat"]] -= told["price"]
        elif code in EARNED:
            self.credits[told["seat"]] += told["credits"]
        if code == "xia.business.buy-ship":
            self.bounty[told["seat"]] = 0
        gained = {"xia.cargo.buy": "cubes", "xia.cargo.placing": "cube"}
        for cube in words(told.get(gained.get(code, ""), ())):
            self.cubes[cube] += 1
        lost = {"xia.cargo.sell": "cubes", "xia.business.buy-ship": "left"}
        for cube in words(told.get(lost.get(code, ""), ())):
            self.cubes[cube] -= 1


def words(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


def is_legal(g: Xia, where: str) -> None:
    """Four markers each, fifteen cubes of a type, one ship a space, everything in its place in the Holds."""
    for cube, number in standing(g)[3].items():
        assert 0 <= number <= content().cubes[cube], f"{where}: {number} {cube}"
    if not any(isinstance(frame, Move) for frame in g.stack):
        taken = [ship.space for ship in g.ships if ship.space is not None]
        assert len(taken) == len(set(taken)), f"{where}: two ships in one space"
    tiles = [tile.sector for tile in g.tiles]
    assert len(tiles) == len(set(tiles)) == len(content().sectors) - g.zones.size("stack:sectors"), where
    tokens = sum(g.zones.size(name) for name, zone in g.zones.by_name.items() if zone.deck == "token")
    assert tokens == len(content().tokens), f"{where}: {tokens} tokens"
    for ship in g.ships:
        if ship.meter:  # a mat that somebody has chosen
            is_sound(ship, g, where)


def is_sound(ship: Ship, g: Xia, where: str) -> None:
    mat, where = content().ships[ship.name], f"{where}, {ship.name}"
    assert (ship.tier, ship.meter, len(ship.hold)) == (mat.tier, mat.energy, len(mat.hold)), where
    assert 0 <= ship.energy <= ship.meter, f"{where}: {ship.energy} Energy"
    markers = ship.armed + ship.disarmed + len(ship.markers)
    assert markers == 4 or (markers == 0 and any(isinstance(frame, Setup) for frame in g.stack)), f"{where}: {markers}"
    assert ship.bounty % 1000 == 0
    if not any(isinstance(frame, Attack) for frame in g.stack):  # a ram is settled when both have their damage
        assert ship.space is None or ship.undamaged, f"{where}: destroyed, and still there"
    covered = [section for outfit in ship.outfits for section in outfit.sections]
    assert len(covered) == len(set(covered)), f"{where}: Outfits overlap"
    for outfit in ship.outfits:
        ways = {place.sections for place in hold.placements(mat, hold.kind(outfit.name))}
        assert outfit.sections in ways, f"{where}: {outfit.name} cannot lie on {outfit.sections}"
    stowed = [space for space, cube in enumerate(ship.hold) if cube]
    assert not set(stowed) & {*covered, *ship.damaged}, f"{where}: a cube on an Outfit, or on damage"
    uses = [use for outfit in ship.outfits for use in outfit.uses]
    assert set(ship.markers) <= set(uses) - set(ship.damaged), f"{where}: a marker where none can be"

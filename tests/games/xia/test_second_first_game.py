"""The first game of the book, a second look at rules of which one test alone had told."""

from typing import Any

import pytest

from rimward.games.xia.table.state import MISSIONS, Xia
from rimward.kernel.question import Refused
from tests.games.xia.openings import Opening, cell, taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play

KITS = ("explorer", "trader", "worker", "pirate")
TIER_ONE = [name for name, ship in content().ships.items() if ship.tier == 1]


def first(seats: int, **options: Any) -> Opening:
    return Opening(seats, first_game=True, edition="ru-2023", **options)


def begun(*kits: str) -> Xia:
    """A first game in Russian whose players have these kits; seat 0 begins, and nobody has an Ability ready."""
    seats = len(kits)
    opening = first(seats, rolls=tuple(range(1, seats + 1))).ships()
    while opening.asked.code == "xia.first-game.kit-choice":
        opening.say(f"kit:{kits[opening.asked.seat]}").anywhere()
    g = taken_over(opening)
    for seat in range(seats):
        g.exhaust(seat, g.zones.face(f"abilities:{seat}", 0))
    return g


def uses(g: Xia, seat: int) -> dict[str, tuple[int, ...]]:
    return {outfit.name: outfit.uses for outfit in g.ships[seat].outfits}


# --- the table -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.first-game.target")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(("fame", "over"), [(3, False), (4, True)])
def test_the_fifth_fame_ends_it_and_the_fourth_does_not(seats: int, fame: int, over: bool) -> None:
    """E:192, R:1578: whatever number is asked for besides. A token of Burning Horse is worth one."""
    opening = first(seats, rolls=tuple(range(1, seats + 1)), tokens=("fame",) * 3, target=12)
    opening.ships()
    while opening.asked.code == "xia.first-game.kit-choice":
        opening.say("kit:explorer").anywhere()
    g = taken_over(opening)
    g.ships[0].space, g.fame = cell(g, "burning-horse", "c3"), (fame,) + (4,) * (seats - 1)
    result = Play(g).say("token").match.result
    assert (result is not None) is over
    if result is not None:
        assert (result.winners, result.scores[0]) == ((0,), 5)


@pytest.mark.rule("xia.first-game.sectors")
@pytest.mark.parametrize(("seats", "sector"), [(3, "outpost-338"), (3, "expedior-gate"), (4, "expedior-gate")])
def test_a_sector_for_more_players_waits_in_the_stack(seats: int, sector: str) -> None:
    """E:194, R:1580-1582: Outpost 338 is added for the fourth player and Expedior Gate for the fifth; here a Scan
    finds it instead."""
    g = begun(*["worker"] * seats)
    assert sector not in [tile.sector for tile in g.tiles]
    g.ships[0].space = cell(g, "kemplar-ii", "a3")
    face = ("nothing",) if "explore" in content().sectors[sector].marks else ()
    play = Play(g, draw=(sector, *face)).say("scan")
    if play.asked.code == "xia.explore.declare-edge":
        play.say(play.asked.keys[0])
    tiles = [tile["sector"] for tile in play.match.view(seats)["table"]["tiles"]]
    assert tiles == [*["burning-horse", "kemplar-ii", "neo-damascus", "outpost-338"][:seats], sector]


# --- the kits --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.first-game.kit-choice")
@pytest.mark.parametrize("fifth", KITS)
def test_five_players_have_four_kits_to_pick_from(fifth: str) -> None:
    """E:198: each player picks one; the fifth has to pick what another has."""
    play = first(5, rolls=(20, 1, 2, 3, 4)).ships()
    for kit in (*KITS, fifth):
        assert play.asked.keys == [f"kit:{name}" for name in KITS]
        play.say(f"kit:{kit}").anywhere()
    assert [told.params["kit"] for told in play.told("xia.first-game.kit-choice")] == [*KITS, fifth]
    assert play.outfits_of(1) == play.outfits_of({"explorer": 0, "trader": 4, "worker": 3, "pirate": 2}[fifth])
    assert play.asked.code == "xia.action.list", "one kit each, and nothing else is bought"


@pytest.mark.rule("xia.first-game.kit-choice")
@pytest.mark.parametrize("ship", TIER_ONE)
def test_every_ship_has_room_for_every_kit(ship: str) -> None:
    """E:198: each player picks one of the four, whichever ship it is for."""
    play = first(4).ships(ship)
    assert (play.ship(0)["name"], play.asked.keys) == (ship, [f"kit:{name}" for name in KITS])
    with pytest.raises(Refused):
        play.say("done")


@pytest.mark.rule("xia.first-game.explorer")
def test_the_explorer_flies_far_finds_a_sector_and_gathers_a_token() -> None:
    """E:200, R:1591-1593: all the Credits are in an Engine that rolls a d12."""
    g = begun("explorer", "trader", "pirate", "worker")
    assert (g.credits[0], list(uses(g, 0))) == (0, ["raptor-k"])
    g.ships[0].space = cell(g, "burning-horse", "c3")
    g = taken_over(Play(g).say("token"))
    g.ships[0].space = cell(g, "burning-horse", "a1")
    play = Play(g, d12=(12,), draw=("lost-sector", "nothing")).say(f"engine:{uses(g, 0)['raptor-k'][0]}")
    play.say(next(key for key in play.asked.keys if key.startswith("jump:")))
    assert (play.asked.code, play.asked.about["movement"]) == ("xia.move.point-per-space", 11)
    assert [tile["sector"] for tile in play.match.view(4)["table"]["tiles"]][4:] == ["lost-sector"]
    assert play.zone("tokens:0", 4) == ["nothing"]


@pytest.mark.rule("xia.first-game.worker")
def test_the_worker_flies_to_a_mission_point_and_draws_with_no_credits_left() -> None:
    """E:202, R:1600-1602: 2,000 for an Engine that rolls a d8 and 1,000 for a Shield."""
    g = begun("worker", "worker", "explorer")
    assert (g.credits, list(uses(g, 0))) == ((0, 0, 0), ["halon", "targe"])
    play = Play(g, d8=(8,)).say(f"engine:{uses(g, 0)['halon'][0]}")
    assert play.asked.about["movement"] == 8
    g = taken_over(play.say("stop"))
    g.ships[0].space = cell(g, "burning-horse", "d3")
    assert len(g.zones[MISSIONS].bag) > 3
    assert "draw" in Play(g).asked.keys


@pytest.mark.rule("xia.first-game.pirate")
@pytest.mark.parametrize(("bounty", "loot"), [(0, 0), (2000, 2000)])
def test_the_pirate_attacks_whoever_moves_above_all_for_a_bounty(bounty: int, loot: int) -> None:
    """E:203, R:1604-1606: the d8 of a Saker V against a Trader with hardly any Hold left."""
    g = begun("pirate", "trader", "worker", "explorer")
    assert (g.credits[0], list(uses(g, 0))) == (0, ["m-22", "saker-v"])
    trader = g.ships[1]
    g.ships[0].space, trader.space = cell(g, "neo-damascus", "a1"), cell(g, "neo-damascus", "a2")
    trader.damaged, trader.bounty = tuple(range(len(trader.hold) - 3)), bounty
    play = Play(g, d8=(8,)).say("attack", f"use:0,{uses(g, 0)['saker-v'][0]}", "done")
    while play.asked.seat == 1:
        play.say("done" if "done" in play.asked.keys else play.asked.keys[-1])
    table = play.match.view(4)["table"]
    assert (table["ships"][1]["space"], table["credits"][0]) == (None, loot)
    assert table["fame"][0] == 1


@pytest.mark.rule("xia.first-game.pirate")
@pytest.mark.rule("xia.first-game.worker")
@pytest.mark.rule("xia.first-game.explorer")
def test_four_play_four_kits_and_only_the_trader_has_credits_left() -> None:
    """E:200-203: 3,000 each to begin with."""
    g = begun("pirate", "worker", "explorer", "trader")
    assert g.credits == (0, 0, 0, 1000)
    assert [sorted(uses(g, seat)) for seat in range(4)] == [
        ["m-22", "saker-v"],
        ["halon", "targe"],
        ["raptor-k"],
        ["m-22", "targe"],
    ]

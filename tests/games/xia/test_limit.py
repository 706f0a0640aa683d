"""What is in the box: hard limits, and those that are none."""

from typing import Any

import pytest

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import TOKENS, Outfit, Xia, token
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.trade.cargo import DEN
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.printed import content
from tests.games.xia.scenes import (
    HORSE,
    Play,
    easy_tiger,
    fitted,
    gaiden,
    last_jump,
    lasting_sorrow,
    mark,
    npc,
    puddle_jumper,
    table,
    under_way,
)


def refused(play: Play, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        play.say(key)
    return caught.value.code, caught.value.rule


def at(sector: str, word: str, lying: tuple[str, ...] = (), credits: int = 9000, **dice: Any) -> Play:
    """Seat 0 on a marked space; so many cubes lie far away in space."""
    ships = (fitted("puddle-jumper", 0, mark(sector, word)), gaiden(1, (0, 2)), easy_tiger(2, (0, -2)))
    stack = (under_way(Turn(0), "phases"), ActionPhase(0))
    g = table(ships, (Tile(sector, 0, 0),), *stack, credits=(credits, 0, 0))
    g.adrift = tuple((50, 50, cube) for cube in lying)
    return Play(g, **dice)


def shop(g: Xia) -> Play:
    g.stack = [BusinessPhase(0)]
    return Play(g)


# --- limits ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.limit.cubes")
@pytest.mark.rule("xia.cargo.types")
def test_there_are_fifteen_cubes_of_each_of_five_types() -> None:
    assert content().cubes == {"spice": 15, "holo": 15, "terra": 15, "plasma": 15, "cyber": 15}


@pytest.mark.rule("xia.limit.cubes")
def test_a_type_that_is_used_up_is_neither_bought_nor_gathered() -> None:
    play = at("kemplar-ii", "buy", ("spice",) * 12).say("buy")
    assert (play.asked.code, play.ship(0)["hold"].count("spice")) == ("xia.cargo.placing", 0)  # one pair of the three
    assert refused(at("kemplar-ii", "buy", ("spice",) * 14), "buy") == ("xia.bar.supply", "xia.limit.cubes")
    assert refused(at("red-gulch", "mine", ("terra",) * 15), "mine") == ("xia.bar.supply", "xia.limit.cubes")
    play = at("red-gulch", "mine", ("terra",) * 14, d20=(12,)).say("mine", "space:0")
    assert play.ship(0)["hold"][0] == "terra"
    assert refused(play, "mine")[1] == "xia.limit.cubes"


@pytest.mark.rule("xia.limit.cubes")
def test_sold_cubes_are_there_again() -> None:
    ships = (
        fitted("puddle-jumper", 0, mark("azure", "sell"), cubes=("terra",) * 2),
        gaiden(1, (0, 2), hold=("terra",) * 13),
        easy_tiger(2, (0, -2)),
    )
    tiles = (Tile("azure", 0, 0),)
    play = Play(table(ships, tiles, under_way(Turn(0), "phases"), ActionPhase(0)))
    play.say("sell", "sell:terra,2")
    assert sum(ship["hold"].count("terra") for ship in play.public("ships")) == 13


@pytest.mark.rule("xia.limit.cubes")
def test_the_den_sells_what_is_left_of_each_type() -> None:
    lying = (*("spice",) * 14, *("holo",) * 15, *("terra",) * 15, *("plasma",) * 15, *("cyber",) * 12)
    play = at(DEN, "buy", lying).say("buy")
    assert play.asked.keys == ["pairs:1", "pairs:2"]
    play.say("pairs:2")  # all that is left: one Spice and three Cyber
    assert play.asked.code == "xia.cargo.placing"
    play.say("auto")
    assert sorted(cube for cube in play.ship(0)["hold"] if cube) == ["cyber"] * 3 + ["spice"]


@pytest.mark.rule("xia.limit.outfits")
def test_seven_of_each_outfit_and_no_more() -> None:
    """Six lie elsewhere: the seventh is sold once, and again when it has come back."""
    ships = (fitted("puddle-jumper", 0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    ships[1].outfits = (Outfit("m-22", "engine", 6, (0, 1, 2), (0, 1)),) * 6
    g = table(ships, (Tile("kemplar-ii", 0, 0),), credits=(9000, 0, 0))
    play = shop(g)
    play.say("buy-outfit:m-22", "place:0,1,0")
    assert refused(play, "buy-outfit:m-22") == ("xia.bar.supply", "xia.limit.outfits")
    play.say("end")
    g = table(
        (fitted("puddle-jumper", 0, (0, 0), "m-22"), *ships[1:]), (Tile("kemplar-ii", 0, 0),), credits=(9000, 0, 0)
    )
    play = shop(g)
    assert refused(play, "buy-outfit:m-22")[1] == "xia.limit.outfits"
    play.say(f"sell-outfit:{play.ship(0)['outfits'][0]['sections'][0]}")
    assert "buy-outfit:m-22" in play.asked.keys


@pytest.mark.rule("xia.limit.ships")
def test_a_ship_in_use_or_once_replaced_is_not_for_sale() -> None:
    assert sorted(ship.tier for ship in content().ships.values()) == [1] * 6 + [2] * 6 + [3] * 6
    ships = (fitted("puddle-jumper", 0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    g = table(ships, (Tile("kemplar-ii", 0, 0),), credits=(9000, 0, 0))
    g.retired = ("krembler",)
    play = shop(g)
    for name in ("gaiden", "krembler"):
        assert refused(play, f"buy-ship:{name}") == ("xia.bar.taken", "xia.limit.ships")
    assert "buy-ship:nightshade" in play.asked.keys


@pytest.mark.rule("xia.limit.exploration-tokens")
def test_without_tokens_an_exploration_space_stays_empty() -> None:
    assert len(content().tokens) == 21
    g = last_jump()
    g.zones.add(TOKENS, "token")
    play = Play(g, draw=("loath",), d20=(18,))
    play.say(next(key for key in play.asked.keys if key.startswith("jump")))
    assert play.told("xia.explore.place-tile")[0].params["sector"] == "loath"
    assert not play.told("xia.explore.token-placing")
    assert play.zone(token("loath")) == []


# --- no limits -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.limit.damage-markers")
def test_damage_is_placed_in_full_though_eighty_markers_are_out() -> None:
    wounded = [npc("merchant", 1, (-2, 0), wounds=14) for _ in range(6)]
    ships = (lasting_sorrow(0, mark("red-gulch", "mine")), gaiden(1, (0, 2)), easy_tiger(2, (0, -2)), *wounded)
    stack = (under_way(Turn(0), "phases"), ActionPhase(0))
    play = Play(table(ships, (Tile("red-gulch", 0, 0),), *stack), d20=(3,))
    play.say("mine", "hold:0,0", "hold:0,1", "hold:0,2")
    assert play.ship(0)["damaged"] == [0, 1, 2]


@pytest.mark.rule("xia.limit.credits")
def test_the_bank_never_runs_out() -> None:
    """All coins together are worth 80,000."""
    ships = (
        fitted("puddle-jumper", 0, mark("azure", "sell"), cubes=("terra",)),
        gaiden(1, (0, 2)),
        easy_tiger(2, (0, -2)),
    )
    g = table(ships, (Tile("azure", 0, 0),), under_way(Turn(0), "phases"), ActionPhase(0), credits=(40000, 40000, 5000))
    assert Play(g).say("sell").public("credits") == [41000, 40000, 5000]


@pytest.mark.rule("xia.limit.outlaw-tokens")
def test_an_eighth_outlaw_is_an_outlaw() -> None:
    """Seven ships have a Bounty when Puddle Jumper destroys an innocent one."""
    outlaws = [npc("scoundrel", 1, (0, 2), bounty=1000) for _ in range(6)]
    ships = (
        puddle_jumper(0, (0, 0)),
        fitted("krembler", 1, (1, 0), damaged=tuple(range(13))),
        easy_tiger(2, (-2, 0), bounty=1000),
        *outlaws,
    )
    play = Play(table(ships, HORSE, Turn(0)), d6=(1,))
    play.say("attack", "use:0,0", "done")
    assert play.ship(0)["bounty"] == 1000
    assert sum(ship["bounty"] > 0 for ship in play.public("ships")) == 8


@pytest.mark.rule("xia.limit.replication-token")
def test_no_piece_of_the_box_is_a_replication_token() -> None:
    assert set(content().tokens) == {"credits", "fame", "nothing"}
    assert not [name for name in (*content().outfits, *content().ships, *content().cubes) if "replic" in name]

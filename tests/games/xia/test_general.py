"""How many play, what they roll, how ties are broken, and who knows what."""

from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.npcs.ties import Tie, tie
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.xia.openings import Opening, begun, cell
from tests.games.xia.printed import content
from tests.games.xia.scenes import (
    HORSE,
    Play,
    attack,
    attack_by_tiger,
    blind_jump,
    easy_tiger,
    gaiden,
    hunt,
    puddle_jumper,
    table,
)


# --- players ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.players")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play_with_one_ship_each(seats: int) -> None:
    ships = Opening(seats).ships().public("ships")
    assert [ship["seat"] for ship in ships] == list(range(seats))
    assert len({ship["name"] for ship in ships}) == seats


@pytest.mark.rule("xia.general.players")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, seats, chance=Seeded(1))
    assert refused.value.numbers["seats"] == seats
    if seats == 2:
        assert refused.value.rule == "xia.general.players"


@pytest.mark.rule("xia.general.players")
def test_two_play_by_a_house_rule() -> None:
    play = Opening(2, two_players=True).ships()
    assert len(play.public("tiles")) == 2
    assert [event.params["seat"] for event in play.told("xia.setup.ship-placement")] == [0, 1]


@pytest.mark.rule("xia.general.objective")
def test_the_first_marker_at_the_target_wins_alone() -> None:
    g = attack()
    g.target, g.fame = 6, (4, 5, 5)
    g.ships[1].damaged = tuple(range(1, 13))
    play = Play(g, d6=(1,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.scores) == ((0,), (6, 5, 5))


# --- editions and house rules ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "gate_fame", "den_buys_any"),
    [
        ({}, False, False),
        ({"gate_fame": "on"}, True, False),
        ({"edition": "ru-2023"}, True, True),
        ({"edition": "ru-2023", "gate_fame": "off", "den_buys_any": "off"}, False, False),
        ({"gate_fame": "off", "den_buys_any": "on"}, False, True),
    ],
)
def test_an_edition_sets_what_is_not_said(options: dict[str, Any], gate_fame: bool, den_buys_any: bool) -> None:
    rules = Opening(**options).public("rules")
    assert (rules["gate_fame"], rules["den_buys_any"]) == (gate_fame, den_buys_any)
    assert (rules["min_move"], rules["safe_mining"], rules["start_credits"]) == (0, False, 3000)


def test_the_first_game_has_no_npcs_whatever_is_said() -> None:
    assert Opening(npcs=True).public("rules")["npcs"]
    assert not Opening(npcs=False).public("rules")["npcs"]
    assert not Opening(first_game=True, npcs=True).public("rules")["npcs"]


@pytest.mark.parametrize(("least", "roll", "movement"), [(0, 1, 1), (3, 1, 3), (3, 4, 4), (2, 1, 2)])
def test_a_rolled_move_may_have_a_least_length(least: int, roll: int, movement: int) -> None:
    g = begun("azure", "burning-horse", "red-gulch", outfits=("m-22",), min_move=least)
    play = Play(g, d6=(roll,)).say(f"engine:{g.ships[0].outfits[0].uses[0]}")
    assert play.told("xia.move.engine")[0].params["movement"] == movement


def test_mining_may_cost_one_damage_instead_of_a_roll() -> None:
    g = begun("red-gulch", "burning-horse", "azure", safe_mining=True)
    g.ships[0].space = cell(g, "red-gulch", "c2")
    play = Play(g).say("mine", "hold:0,0", "space:5")
    assert (play.ship(0)["damaged"], play.ship(0)["hold"][5]) == ([0], "terra")
    assert not play.told("kernel.rolled")


# --- dice and cards --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.dice")
def test_one_kind_of_die_is_rolled_as_often_as_needed() -> None:
    assert {outfit.die for outfit in content().outfits.values()} == {6, 8, 12}
    play = Play(attack(), d6=(6, 1)).say("attack", "ship:2", "use:0,0", "use:0,1", "done", "done")
    (rolled,) = play.told("kernel.rolled")
    assert (rolled.params["dice"], rolled.params["faces"]) == ((6, 6), (6, 1))


@pytest.mark.rule("xia.general.cards-override")
def test_a_card_says_otherwise_than_the_rules() -> None:
    """A die lies as it fell; TAC-X rolls it once more, for its owner alone."""
    without = attack_by_tiger()
    without.zones.move("abilities:2", 0, "exhausted:2")
    play = Play(without, d8=(8,)).say("attack", "use:2,0", "done", "done", "pass")
    assert play.asked.code == "xia.damage.placement"
    play = Play(attack_by_tiger(), d8=(8, 1)).say("attack", "use:2,0", "done", "done", "pass", "tac-x:0")
    assert play.told("xia.combat.resolve")[0].params["attack"] == 1


# --- ties ------------------------------------------------------------------------------------------------------------
def winner(candidates: int, *rolls: int) -> int:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), easy_tiger(2, (-2, 2)))
    play = Play(table(ships, HORSE, Tie(tuple(range(candidates)))), d20=rolls)
    assert play.over()
    assert play.public("fame") == [0, 0, 0]
    (told,) = play.told("xia.general.ties")
    found: int = told.params["winner"]
    return found


@pytest.mark.rule("xia.general.ties")
@pytest.mark.example("xia.ex.ties-two-and-three")
def test_two_and_three_candidates_have_equal_blocks() -> None:
    """xia.ex.ties-two-and-three"""
    assert [winner(2, roll) for roll in range(1, 21)] == [0] * 10 + [1] * 10
    assert [winner(3, roll) for roll in range(1, 19)] == [0] * 6 + [1] * 6 + [2] * 6


@pytest.mark.rule("xia.general.ties")
@pytest.mark.parametrize(("candidates", "rolls", "wins"), [(3, (19, 20, 7), 1), (6, (19, 3), 0), (7, (15, 14), 6)])
def test_what_lies_above_the_last_block_is_rolled_again(candidates: int, rolls: tuple[int, ...], wins: int) -> None:
    assert winner(candidates, *rolls) == wins


@pytest.mark.rule("xia.general.ties")
def test_blocks_go_clockwise_from_the_active_player_and_npcs_come_last() -> None:
    g = hunt()
    assert tie(g, 1, (4, 0, 3, 2)).candidates == (2, 0, 3, 4)
    g.stack = [tie(g, 1, (4, 0, 3, 2))]
    assert Play(g, d20=(6,)).told("xia.general.ties")[0].params["winner"] == 0
    alone = hunt()
    alone.stack = [tie(alone, 1, (2,))]
    assert Play(alone).over()  # nothing is rolled


@pytest.mark.rule("xia.general.ties")
@pytest.mark.rule("xia.fame.luck")
def test_a_20_for_a_tie_is_no_luck() -> None:
    assert winner(2, 20) == 1  # which sees to it that nobody has Fame


# --- who knows what --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.hidden-information")
def test_a_face_down_mission_is_known_to_its_owner_alone_and_everything_else_to_all() -> None:
    play = Play(blind_jump())
    assert [play.zone("mission:0", seat) for seat in range(4)] == [["055"], [None], [None], [None]]
    assert [play.zone("mission:1", seat) for seat in range(4)] == [["063"]] * 4  # a revealed one
    tables = [play.match.view(seat)["table"] for seat in range(4)]
    assert tables[0] == tables[1] == tables[2] == tables[3]
    assert {"credits", "fame", "ships", "adrift"} < tables[0].keys()
    assert {"hold", "energy", "armed", "bounty"} < tables[0]["ships"][0].keys()

"""Setup, from the first tile to the first player."""

from itertools import pairwise
from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.table.board import SIDES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import restore, snapshot
from tests.games.xia.openings import Opening
from tests.games.xia.printed import content

BOX = content()


def seats_asked(play: Opening, code: str) -> list[int]:
    """Who is asked, in order, as long as this is the question; everybody takes the first option, or no more."""
    asked = []
    while play.match.asked and play.asked.code == code:
        asked.append(play.asked.seat)
        play.say("done" if "done" in play.asked.keys else play.asked.keys[0])
    return asked


# --- sectors and tokens ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.sector-stack")
@pytest.mark.rule("xia.general.hidden-information")
def test_all_other_tiles_lie_in_a_stack_whose_order_nobody_knows() -> None:
    play = Opening(3, ("azure", "lunari", "pelmont"))
    for seat in range(4):
        view = play.match.view(seat)
        assert view["zones"]["stack:sectors"] == {"deck": "sector", "bag": 18, "items": []}
        assert set(view["unseen"]["sector"]) == BOX.sectors.keys() - {"azure", "lunari", "pelmont"}
    assert len(BOX.sectors) == 21


@pytest.mark.rule("xia.setup.starting-sectors")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.example("xia.ex.starting-sector-count")
def test_as_many_tiles_as_players(seats: int) -> None:
    """xia.ex.starting-sector-count"""
    play = Opening(seats)
    assert len(play.public("tiles")) == seats
    assert len(play.zone("laid:sectors")) == seats
    assert [event.params["sector"] for event in play.told("xia.setup.starting-sectors")] == play.zone("laid:sectors")


@pytest.mark.rule("xia.setup.starting-sectors-spawn-required")
def test_a_tile_without_a_spawn_point_goes_back_into_the_stack() -> None:
    play = Opening(3, ("azure", "xia", "tk-421", "xia", "lunari", "pelmont"))
    assert [tile["sector"] for tile in play.public("tiles")] == ["azure", "lunari", "pelmont"]
    sent_back = [event.params["sector"] for event in play.told("xia.setup.starting-sectors-spawn-required")]
    assert sent_back == ["xia", "tk-421", "xia"]
    assert {"xia", "tk-421"} < play.match.view(0)["unseen"]["sector"].keys()
    assert play.match.view(0)["zones"]["stack:sectors"]["bag"] == 18


@pytest.mark.rule("xia.setup.starting-sectors-alignment")
@pytest.mark.parametrize("seed", range(5))
def test_tiles_form_a_cluster_and_symbols_meet(seed: int) -> None:
    tiles = Match.new(GAME, 5, chance=Seeded(seed)).view(5)["table"]["tiles"]
    assert [(tile["q"], tile["r"]) for tile in tiles] == [(0, 0), (5, -2), (2, 3), (-3, 5), (-5, 2)]
    for old, new in pairwise(tiles):
        side = SIDES.index((new["q"] - old["q"], new["r"] - old["r"]))
        shown = BOX.sectors[old["sector"]].symbols[(side - old["turn"]) % 6]
        assert BOX.sectors[new["sector"]].symbols[(side + 3 - new["turn"]) % 6] == shown


@pytest.mark.rule("xia.setup.exploration-tokens")
@pytest.mark.rule("xia.general.hidden-information")
def test_an_unseen_token_lies_on_every_exploration_space() -> None:
    play = Opening(4, ("azure", "kemplar-ii", "pelmont", "lunari"), tokens=("fame", "credits"))
    for seat in range(5):
        view = play.match.view(seat)
        assert {name for name in view["zones"] if name.startswith("token:")} == {"token:azure", "token:pelmont"}
        assert view["zones"]["token:azure"]["items"] == [[None, 0]]
        assert view["zones"]["stack:tokens"]["bag"] == 19
        assert sum(view["unseen"]["token"].values()) == 21
        assert all(event.params["token"] is None for event in play.told("xia.setup.exploration-tokens", seat))


# --- credits and the target ------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.starting-credits")
@pytest.mark.parametrize(("options", "credits"), [({}, 3000), ({"start_credits": 6000}, 6000)])
def test_everybody_starts_with_the_same_credits(options: dict[str, Any], credits: int) -> None:
    assert Opening(4, **options).public("credits") == [credits] * 4


@pytest.mark.rule("xia.setup.victory-target")
def test_the_target_is_agreed_on_before_play() -> None:
    assert Opening().public("target") == 10
    for target in (5, 20):
        assert Opening(target=target).public("target") == target
    for target in (4, 21):
        with pytest.raises(Refused, match="option-value"):
            Opening(target=target)


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.ship-choice-order")
@pytest.mark.parametrize(
    ("rolls", "order"),
    [((12, 7, 3, 2), [0, 3, 2, 1]), ((1, 2, 19, 18), [2, 1, 0, 3]), ((1, 2, 3, 4), [3, 2, 1, 0])],
)
def test_the_highest_roll_chooses_first_and_then_counter_clockwise(rolls: tuple[int, ...], order: list[int]) -> None:
    assert seats_asked(Opening(4, rolls=rolls), "xia.setup.ship-choice-tier-one") == order


@pytest.mark.rule("xia.setup.ship-choice-order")
@pytest.mark.rule("xia.fame.luck")
def test_only_those_tied_for_the_highest_roll_again_and_a_20_is_no_luck() -> None:
    play = Opening(4, rolls=(20, 7, 20, 7, 5, 5, 3, 20))
    assert [event.params["by"] for event in play.told("kernel.rolled")] == [0, 1, 2, 3, 0, 2, 0, 2]
    assert play.asked.seat == 2
    assert play.public("fame") == [0, 0, 0, 0]
    assert not play.told("xia.fame.luck")


@pytest.mark.parametrize(("first", "impulse"), [(False, 4), (True, 3)])
def test_a_designed_number_that_was_balanced_can_be_had_as_it_first_was(first: bool, impulse: int) -> None:
    g = GAME.new_table(3, {"first_numbers": first})
    start(g, Seeded(1))
    shown = {name: GAME.describe(g, g.open[0], ("mat", name)).about["impulse"] for name in ("swamp-rat", "easy-tiger")}
    assert shown == {"swamp-rat": impulse, "easy-tiger": 3}


@pytest.mark.parametrize(
    ("shape", "numbers", "holds"),
    [(1, True, True), (2, False, True), (3, False, True), (4, False, False)],
)
def test_a_state_from_before_a_change_of_what_is_ours_goes_on_without_it(
    shape: int, numbers: bool, holds: bool
) -> None:
    g = GAME.new_table(3, {})
    start(g, Seeded(1))
    kept = snapshot(g)
    assert kept["shape"] == 4
    if shape < 4:
        del kept["table"]["rules"]["first_holds"]
    if shape < 2:
        del kept["table"]["rules"]["first_numbers"]
    again = snapshot(restore(GAME, {**kept, "shape": shape}))["table"]["rules"]
    assert (again["first_numbers"], again["first_holds"]) == (numbers, holds)


@pytest.mark.parametrize(("version", "numbers", "holds"), [("1", True, True), ("2", False, True), ("3", False, False)])
def test_a_record_is_played_with_what_there_was_then(version: str, numbers: bool, holds: bool) -> None:
    options = GAME.checked(GAME.at_version(version, {"target": 10}))
    assert (options["first_numbers"], options["first_holds"]) == (numbers, holds)


@pytest.mark.rule("xia.setup.ship-choice-tier-one")
def test_a_free_tier_one_ship_that_nobody_has_comes_with_its_ability_card() -> None:
    play = Opening(3)
    mats = [f"mat:{ship.name}" for ship in BOX.ships.values() if ship.tier == 1]
    assert play.asked.keys == mats
    play.say("mat:swamp-rat")
    assert play.asked.keys == [mat for mat in mats if mat != "mat:swamp-rat"]
    with pytest.raises(Refused):
        play.say("mat:swamp-rat")
    play.say("mat:numerator", "mat:easy-tiger")
    assert [play.ship(seat)["name"] for seat in range(3)] == ["swamp-rat", "easy-tiger", "numerator"]
    assert [play.ship(seat)["tier"] for seat in range(3)] == [1, 1, 1]
    assert [play.zone(f"abilities:{seat}") for seat in range(3)] == [["mag-harpoon"], ["tac-x"], ["afterburner"]]
    assert play.public("credits") == [3000, 3000, 3000]


@pytest.mark.rule("xia.setup.ship-placement")
def test_every_starting_tile_gets_one_player_clockwise_from_the_highest_roll() -> None:
    play = Opening(4, ("kemplar-ii", "azure", "pelmont", "red-gulch"), rolls=(1, 2, 9, 3)).ships()
    placed = [(event.params["seat"], event.params["sector"]) for event in play.told("xia.setup.ship-placement")]
    assert placed == [(2, "kemplar-ii"), (3, "azure"), (0, "pelmont"), (1, "red-gulch")]
    chart = play.match.table.map  # type: ignore[attr-defined]
    for seat, sector in placed:
        number = chart.numbers[tuple(play.ship(seat)["space"])]
        assert (chart.kind_at(number).name, chart.is_marked(number, "spawn")) == (sector, True)


@pytest.mark.rule("xia.setup.markers")
@pytest.mark.rule("xia.setup.impulse-token")
def test_markers_and_the_impulse_token_lie_ready() -> None:
    play = Opening(3)
    assert play.ship(0)["armed"] == 0
    play.ships("lucky-penny")
    ship = play.ship(0)
    assert (ship["energy"], ship["meter"], ship["armed"], ship["disarmed"], ship["markers"]) == (11, 11, 4, 0, [])
    assert ship["impulse_ready"]
    assert play.public("fame") == [0, 0, 0]


# --- outfits ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.starting-outfits")
def test_outfits_are_bought_in_choosing_order_at_full_price() -> None:
    play = Opening(3).ships("easy-tiger", "puddle-jumper", "numerator")
    assert play.asked.seat == 0
    play.say("outfit:halon")
    assert (play.asked.seat, play.public("credits")[0]) == (0, 1000)
    assert play.asked.keys == ["outfit:m-22", "outfit:targe", "outfit:falconet", "outfit:squib", "done"]
    with pytest.raises(Refused) as refused:
        play.say("outfit:saker-v")
    assert (refused.value.rule, refused.value.numbers) == (
        "xia.setup.starting-outfits",
        {"price": 2000, "credits": 1000},
    )
    play.outfits()
    assert play.asked.seat == 2
    play.outfits()
    assert play.asked.seat == 1
    play.outfits("raptor-k")
    assert play.public("credits") == [1000, 0, 3000]
    assert [play.outfits_of(seat) for seat in range(3)] == [["halon"], ["raptor-k"], []]


@pytest.mark.rule("xia.setup.starting-outfits-fit")
def test_only_what_fits_together_can_be_bought_and_no_cubes() -> None:
    play = Opening(3, start_credits=6000).ships("lucky-penny")
    assert not [key for key in play.asked.keys if "spice" in key or "cube" in key]
    with pytest.raises(Refused) as refused:
        play.say("outfit:culverin")  # as wide and as high as three spaces, in a Hold of two rows
    assert refused.value.rule == "xia.setup.starting-outfits-fit"
    play.say("outfit:hellburner", "outfit:targe")  # 5 and 3 of 10 spaces
    assert "outfit:squib" not in play.asked.keys
    covered = [section for outfit in play.ship(0)["outfits"] for section in outfit["sections"]]
    assert len(covered) == len(set(covered)) == 8
    assert set(covered) <= set(range(10))


@pytest.mark.rule("xia.setup.starting-outfits")
def test_their_owner_says_how_they_are_to_lie() -> None:
    play = Opening(3).ships("easy-tiger", "puddle-jumper", "numerator")
    play.say("outfit:targe", "outfit:m-22", "done")
    assert (play.asked.seat, play.asked.code) == (0, "xia.outfit.placement")
    play.say("place:0,2,0", "place:2,0,0")  # a row of three at the bottom, the Engine in the upper right corner
    sections = {outfit["name"]: outfit["sections"] for outfit in play.ship(0)["outfits"]}
    assert sections == {"targe": [8, 9, 10], "m-22": [2, 3, 7]}


@pytest.mark.rule("xia.setup.supply")
@pytest.mark.rule("xia.limit.outfits")
def test_the_supply_is_common_and_has_seven_of_each_outfit() -> None:
    play = Opening(5, start_credits=6000).ships("easy-tiger", "lamplighter", "lucky-penny")
    for _ in range(2):
        play.outfits("squib", "squib", "squib")
    play.say("outfit:squib")
    with pytest.raises(Refused) as refused:
        play.say("outfit:squib")
    assert refused.value.rule == "xia.limit.outfits"
    play.outfits()
    assert "outfit:squib" not in play.asked.keys


# --- the first player ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.first-player")
@pytest.mark.parametrize(("rolls", "first"), [((12, 7, 3, 2), 1), ((1, 2, 3, 19), 0)])
def test_who_chose_last_begins(rolls: tuple[int, ...], first: int) -> None:
    play = Opening(4, rolls=rolls)
    chose = seats_asked(play, "xia.setup.ship-choice-tier-one")
    bought = seats_asked(play, "xia.setup.starting-outfits")
    assert chose == bought
    assert chose[-1] == first
    assert (play.asked.code, play.asked.seat) == ("xia.action.list", first)
    play.say("end")
    assert (play.asked.code, play.asked.seat) == ("xia.action.list", chose[-2])

"""Setup, a second look at rules of which one test alone had told."""

from itertools import pairwise
from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.table.board import distance
from rimward.games.xia.turn import Turns
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.xia.openings import Opening, cell, taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play

BOX = content()
RUSSIAN: dict[str, Any] = {"edition": "ru-2023"}
CHOICE, OUTFITS, ACTIONS = "xia.setup.ship-choice-tier-one", "xia.setup.starting-outfits", "xia.action.list"
FIVE = ("lunari", "outpost-338", "doravin-v", "kreller-iv", "burning-horse")
TIER_ONE = ("easy-tiger", "puddle-jumper", "numerator", "swamp-rat", "lucky-penny", "lamplighter")


def dealt(seats: int, seed: int, **options: Any) -> list[str]:
    """The sectors on the table as chance deals them, in that order."""
    tiles = Match.new(GAME, seats, {**RUSSIAN, **options}, chance=Seeded(seed)).view(seats)["table"]["tiles"]
    return [tile["sector"] for tile in tiles]


def ready(play: Opening) -> Opening:
    """Everybody takes the first ship that is left and buys nothing."""
    play.ships()
    while play.asked.code == OUTFITS:
        play.outfits()
    return play


# --- sectors ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.sector-stack")
def test_any_tile_with_a_spawn_point_may_come_first_and_all_others_are_left() -> None:
    """R:545-550: five play the Russian edition. What chance lays first is now this tile and now that one."""
    firsts = {dealt(5, seed)[0] for seed in range(150)}
    assert firsts == {name for name, sector in BOX.sectors.items() if sector.spawn}
    play = Opening(5, FIVE, **RUSSIAN)
    for seat in range(6):
        view = play.match.view(seat)
        assert view["zones"]["stack:sectors"]["items"] == [], "nobody sees what comes next"
        assert view["zones"]["stack:sectors"]["bag"] == 16
        assert {*view["unseen"]["sector"], *FIVE} == set(BOX.sectors)


@pytest.mark.rule("xia.setup.starting-sectors")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tiles_are_dealt_one_at_a_time_before_all_eyes(seats: int) -> None:
    """E:143: face up, as many as there are players, and each is laid before the next one is drawn."""
    play = Opening(seats, FIVE[:seats], **RUSSIAN)
    for seat in range(seats + 1):
        assert play.zone("laid:sectors", seat) == list(FIVE[:seats])
        codes = [event.code for event in play.match.events(seat)]
        assert codes[:seats] == ["xia.setup.starting-sectors"] * seats, "the first step of all"
        assert codes.count("xia.setup.starting-sectors") == seats
    spaces = [(tile["q"], tile["r"]) for tile in play.public("tiles")]
    assert all(distance(one, other) == 5 for one, other in pairwise(spaces)), "each beside the one before"


@pytest.mark.rule("xia.setup.starting-sectors-spawn-required")
def test_tiles_that_went_back_first_and_last_are_found_later() -> None:
    """E:144, R:552-553: Smugglers' Den comes before the first tile, Vortex-86 before the last; then one is scanned."""
    drawn = ("smugglers-den", *FIVE[:4], "vortex-86", "smugglers-den", FIVE[4])
    play = Opening(5, drawn, **RUSSIAN)
    assert play.zone("laid:sectors") == list(FIVE)
    g = taken_over(ready(play))
    g.ships[1].space = cell(g, "outpost-338", "e1")
    scanned = Play(g, draw=("smugglers-den", "nothing")).say("scan")
    if scanned.asked.code == "xia.explore.declare-edge":
        scanned.say(scanned.asked.keys[0])
    assert scanned.match.view(5)["table"]["tiles"][-1]["sector"] == "smugglers-den"


@pytest.mark.rule("xia.setup.starting-sectors-spawn-required")
@pytest.mark.parametrize("seats", [3, 5])
def test_chance_never_leaves_a_player_without_a_spawn_point(seats: int) -> None:
    """E:144"""
    assert all(BOX.sectors[sector].spawn for seed in range(60) for sector in dealt(seats, seed))


# --- tokens ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.exploration-tokens")
@pytest.mark.parametrize(("face", "fame", "credits"), [("fame", 1, 3000), ("credits", 0, 4000), ("nothing", 0, 3000)])
def test_what_lies_on_a_starting_tile_is_known_when_it_is_taken(face: str, fame: int, credits: int) -> None:
    """E:145: of five tiles Lunari has no Exploration Space; the token of Doravin V was drawn as the second."""
    play = Opening(5, FIVE, tokens=("nothing", face, "nothing", "nothing"))
    assert sorted(name for name in play.match.view(5)["zones"] if name.startswith("token:")) == [
        "token:burning-horse",
        "token:doravin-v",
        "token:kreller-iv",
        "token:outpost-338",
    ]
    assert play.match.view(0)["zones"]["stack:tokens"]["bag"] == 17
    assert [play.zone("token:doravin-v", seat) for seat in range(6)] == [[None]] * 6
    g = taken_over(ready(play))
    g.ships[1].space = cell(g, "doravin-v", "e1")
    taken = Play(g).say("token")
    table = taken.match.view(5)["table"]
    assert (table["fame"][1], table["credits"][1]) == (fame, credits)
    assert taken.zone("tokens:1", 5) == [face]


@pytest.mark.rule("xia.setup.exploration-tokens")
def test_no_token_without_an_exploration_space() -> None:
    """E:145: "on any Exploration Spaces"; Kemplar II, Lunari and Expedior Gate have none."""
    play = Opening(3, ("kemplar-ii", "lunari", "expedior-gate"), **RUSSIAN)
    assert not [name for name in play.match.view(3)["zones"] if name.startswith("token:")]
    assert play.match.view(0)["zones"]["stack:tokens"]["bag"] == 21


# --- supply and Credits ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.supply")
def test_the_last_outfit_that_one_player_gives_back_is_there_for_the_next() -> None:
    """E:147: "within reach of all players". All seven Targes are out until one of them is sold."""
    sectors = ("kemplar-ii", "azure", "pelmont")
    play = Opening(3, sectors, start_credits=6000).ships("easy-tiger", "swamp-rat", "lamplighter")
    for count in (3, 1, 3):
        play.outfits(*["targe"] * count)
    g = taken_over(play)
    g.ships[1].space, g.ships[2].space = cell(g, "kemplar-ii", "c3"), cell(g, "kemplar-ii", "c2")
    g.stack = [Turns(1)]
    later = Play(g).say("end")
    with pytest.raises(Refused) as refused:
        later.say("buy-outfit:targe")
    assert refused.value.rule == "xia.limit.outfits"
    later.say(next(key for key in later.asked.keys if key.startswith("sell-outfit:")), "end", "end")
    assert (later.asked.seat, later.asked.code) == (2, "xia.business.any-order")
    assert "buy-outfit:targe" in later.asked.keys


@pytest.mark.rule("xia.setup.supply")
def test_every_player_finds_the_same_outfits_and_the_five_cubes() -> None:
    """E:147: what the first one took is only missed when none is left; all the cubes and markers are still there."""
    play, offered = Opening(4, **RUSSIAN).ships(), []
    while play.asked.code == OUTFITS:
        offered.append(play.asked.keys)
        play.outfits("m-22")
    assert len(offered) == 4
    assert all("outfit:m-22" in keys and "outfit:squib" in keys for keys in offered)
    assert all(ship["damaged"] == [] and set(ship["hold"]) == {""} for ship in play.public("ships"))
    assert play.public("adrift") == []


@pytest.mark.rule("xia.setup.starting-credits")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("edition", ["en-2014", "ru-2023"])
def test_three_silver_coins_pay_for_an_outfit_of_three_thousand(seats: int, edition: str) -> None:
    """E:148: to the last player, who can afford the dearest Engine and then nothing at all."""
    play = Opening(seats, edition=edition).ships()
    assert play.public("credits") == [3000] * seats
    for _ in range(seats - 1):
        play.outfits()
    seat = play.asked.seat
    play.say("outfit:raptor-k")
    assert play.public("credits")[seat] == 0
    assert not [key for key in play.asked.keys if key.startswith("outfit:")]


# --- the winning total -----------------------------------------------------------------------------------------------
def with_a_token(target: int, fame: int) -> Play:
    """The first player of five has so much Fame and takes a token that is worth one."""
    g = taken_over(ready(Opening(5, FIVE, tokens=("fame",) * 4, target=target, **RUSSIAN)))
    g.ships[1].space, g.fame = cell(g, "doravin-v", "e1"), (target - 1, fame, *(target - 1,) * 3)
    return Play(g).say("token")


@pytest.mark.rule("xia.setup.victory-target")
@pytest.mark.rule("xia.general.objective")
@pytest.mark.parametrize("target", [5, 7, 10, 20])
def test_play_goes_on_one_short_of_the_number_agreed_on_and_ends_there(target: int) -> None:
    """E:231, E:239, E:243: four others stand one space before the Victory Marker, and do not win with the winner."""
    short = with_a_token(target, target - 2)
    assert (short.match.result, short.asked.code) == (None, ACTIONS)
    won = with_a_token(target, target - 1).match
    assert won.result is not None
    assert (won.result.winners, won.result.scores) == ((1,), (target - 1, target, *(target - 1,) * 3))
    assert won.asked == ()


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.ship-choice-tier-one")
def test_five_take_five_of_the_six_blue_mats_and_the_green_ones_wait_for_a_buyer() -> None:
    """E:155: the last has two to choose from, nobody can begin with Tier 2, and later it is for sale."""
    play = Opening(5, FIVE, rolls=(3, 4, 17, 2, 1), **RUSSIAN)
    for number, name in enumerate(TIER_ONE[:5]):
        assert play.asked.keys == [f"mat:{left}" for left in TIER_ONE[number:]]
        for dear in ("gaiden", "lasting-sorrow"):
            with pytest.raises(Refused):
                play.say(f"mat:{dear}")
        seat = play.asked.seat
        play.say(f"mat:{name}")
        assert (play.ship(seat)["name"], play.zone(f"abilities:{seat}")) == (name, [BOX.ships[name].ability])
    assert play.public("credits") == [3000] * 5
    g = taken_over(ready(play))
    seat = play.asked.seat
    g.ships[seat].space, g.credits = cell(g, "lunari", "c2"), (9000,) * 5
    shop = Play(g).say("end")
    assert {"buy-ship:gaiden", "buy-ship:krembler"} <= set(shop.asked.keys)


@pytest.mark.rule("xia.setup.ship-placement")
@pytest.mark.parametrize(
    ("rolls", "seats"), [((1, 2, 3, 4, 20), [4, 0, 1, 2, 3]), ((1, 9, 3), [1, 2, 0]), ((8, 1, 2, 3), [0, 1, 2, 3])]
)
def test_nobody_shares_a_starting_tile_and_none_is_left_over(rolls: tuple[int, ...], seats: list[int]) -> None:
    """E:155, R:596-598: on the number that is printed in the sector, clockwise from the highest roll."""
    play = Opening(len(rolls), FIVE[: len(rolls)], rolls=rolls, **RUSSIAN).ships()
    chart = taken_over(play).map
    where = {chart.numbers[tuple(play.ship(seat)["space"])]: seat for seat in range(len(rolls))}
    printed = [BOX.sectors[sector].spawn for sector in FIVE[: len(rolls)]]
    assert [where.get(chart.spawns[number]) for number in printed] == seats


@pytest.mark.rule("xia.setup.markers")
@pytest.mark.rule("xia.setup.impulse-token")
@pytest.mark.parametrize("name", TIER_ONE)
def test_every_first_turn_begins_with_full_energy_four_armed_markers_and_impulse(name: str) -> None:
    """E:162-165, E:494: whichever ship it is, and also for the last of five to have a turn."""
    others = [other for other in TIER_ONE if other != name][:4]
    play = Opening(5, FIVE, rolls=(20, 1, 2, 3, 4)).ships(name, *others)
    for _ in range(5):
        play.outfits()
    turns: list[int] = []
    while len(turns) < 5:
        seat = play.asked.seat
        turns.append(seat)
        ship = play.ship(seat)
        assert (ship["energy"], ship["meter"]) == (BOX.ships[ship["name"]].energy,) * 2
        assert (ship["armed"], ship["disarmed"], ship["markers"], play.public("fame")[seat]) == (4, 0, [], 0)
        assert "impulse" in play.asked.keys
        play.say("impulse", "stop", "end")
    assert (turns[-1], play.ship(0)["name"]) == (0, name)


# --- who begins ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.first-player")
@pytest.mark.parametrize(
    ("rolls", "chosen"),
    [
        ((4, 18, 3), [1, 0, 2]),
        ((4, 3, 18), [2, 1, 0]),
        ((2, 2, 2, 2, 2, 1, 1, 1, 5, 1), [3, 2, 1, 0, 4]),
        ((9, 1, 1, 1, 9, 3, 12), [4, 3, 2, 1, 0]),
    ],
)
def test_a_whole_round_of_turns_is_the_choice_of_ships_backwards(rolls: tuple[int, ...], chosen: list[int]) -> None:
    """E:172, E:223: with three and with five, and after a tie for the highest roll."""
    play, asked = Opening(len(chosen), FIVE[: len(chosen)], rolls=rolls, **RUSSIAN), []
    while play.asked.code == CHOICE:
        asked.append(play.asked.seat)
        play.say(play.asked.keys[0])
    assert asked == chosen
    while play.asked.code == OUTFITS:
        play.outfits()
    turns: list[int] = []
    for _ in range(len(chosen) + 1):
        turns.append(play.asked.seat)
        play.say("end")
    assert turns == [*reversed(chosen), chosen[-1]]


# --- NPCs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.npc-deal")
@pytest.mark.parametrize(
    ("rolls", "owners"), [((1, 20, 2, 3), [2, 3, 0]), ((1, 2, 3, 20), [0, 1, 2]), ((1, 2, 20), [0, 1, 2])]
)
def test_whoever_begins_gets_the_first_card_and_the_fourth_player_none(
    rolls: tuple[int, ...], owners: list[int]
) -> None:
    """E:149, E:1229-1238: open to everybody, and no figure is on the board; the turns are in the same order."""
    sectors = ("pelmont", "red-gulch", "expedior-gate", "outpost-338")[: len(rolls)]
    cards = ("scoundrel", "enforcer", "merchant")
    play = ready(Opening(len(rolls), sectors, rolls=rolls, cards=cards, **RUSSIAN))
    for seat in range(len(rolls) + 1):
        ships = play.match.view(seat)["table"]["ships"][len(rolls) :]
        assert [(ship["npc"], ship["seat"], ship["space"]) for ship in ships] == [
            (card, owner, None) for card, owner in zip(cards, owners, strict=True)
        ]
    turns: list[int] = []
    for _ in range(3):
        turns.append(play.asked.seat)
        play.say("end")
    assert turns == owners


@pytest.mark.rule("xia.setup.npc-on-starting-tile")
def test_the_scoundrel_is_beside_the_player_at_loath_and_one_planet_is_not_enough_for_the_merchant() -> None:
    """E:1225: five tiles, among them Loath and Azure; the Enforcer waits for Kemplar II."""
    sectors = ("pelmont", "azure", "red-gulch", "loath", "burning-horse")
    play = ready(Opening(5, sectors, cards=("merchant", "enforcer", "scoundrel")))
    assert (play.asked.code, play.asked.seat) == ("xia.npc.spawn", 3), "the third player in the order of turns"
    g = taken_over(play)
    spot = cell(g, "loath", "c5")
    assert spot in [ship.space for ship in g.ships]
    choices = [key.removeprefix("hex:").split(",") for key in play.asked.keys]
    assert len(choices) > 1
    assert all(distance(spot, (int(q), int(r))) == 1 for q, r in choices)
    play.say(play.asked.keys[-1])
    assert [play.ship(number)["space"] is None for number in (5, 6, 7)] == [True, True, False]
    assert (play.asked.code, play.asked.seat) == (ACTIONS, 1)
    codes = [event.code for event in play.match.events(5)]
    assert codes.index("xia.setup.ship-placement") < codes.index("xia.npc.spawn") < codes.index("xia.turn.phases")


@pytest.mark.rule("xia.setup.npc-on-starting-tile")
def test_the_merchant_comes_with_the_last_of_five_tiles() -> None:
    """E:1225: Lunari was dealt first and Doravin V last, so Doravin V is the second of the trade route."""
    sectors = ("lunari", "pelmont", "red-gulch", "burning-horse", "doravin-v")
    play = ready(Opening(5, sectors, cards=("merchant", "enforcer", "scoundrel")))
    while play.asked.code == "xia.npc.spawn":
        play.say(play.asked.keys[0])
    (told,) = play.told("xia.npc.spawn")
    assert (told.params["npc"], told.params["sector"]) == ("merchant", "doravin-v")
    assert not [event for event in play.told("xia.turn.phases") if event.params["seat"] != 1]

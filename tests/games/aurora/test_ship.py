"""The ship card: its two sides, stations, rooms, capacity, and whose initiative is the ship's."""

from __future__ import annotations

import pytest

from rimward import rulebook
from rimward.games.aurora.table.names import STATIONS
from tests.games.aurora.orbit import (
    FLIBBY,
    GROM,
    RANE,
    SHIPS,
    Quiet,
    ahead,
    aurora,
    bars,
    can,
    cerberus,
    damage,
    fire,
    hand,
    hull,
    keys_of,
    ranks,
    red_dice,
    reds,
    skill,
    space,
    special,
    specialist,
    turns,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, number, ship, sq, world

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
GUNNER = hand(RENEGADE, "weapons", least=3)


def names(faction: int) -> list[str]:
    return [name for name, kind in CONTENT.crew.items() if kind.faction == faction]


def foe(name: str) -> str:
    return "destiny-aurora" if CONTENT.ships[name] == RENEGADE else "cerberus"


# --- all ships are the same when new ---------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.identical-ships")
@pytest.mark.parametrize("name", SHIPS)
def test_every_ship_has_range_six_and_one_die_and_one_square_more_than_its_crew(name: str) -> None:
    side = CONTENT.ships[name]
    gunner, pilot = (
        hand(side, "weapons", least=3),
        hand(side, "navigation", least=3, but=(hand(side, "weapons", least=3),)),
    )
    for column, reached in ((14, True), (15, False)):
        ships = [ship(name, 0, sq(8, 10), facing="east"), ship(foe(name), 1, sq(column, 10))]
        figures = [crew(gunner, 0, "weapons"), crew(pilot, 0, "navigation"), crew(names(1 - side)[0], 1, "med-bay")]
        play = Quiet(world(ships=ships, figures=figures, then=f"ship:{name}"), *[1] * 7)
        assert can(play, "attack") == reached
        if reached:
            play.say("attack")
            assert len(red_dice(play)[0]) == skill(gunner, "weapons") + 1
        assert ahead(play.say("move"), 4) == skill(pilot, "navigation")  # a turn to the south, and all points but one


@pytest.mark.rule("aurora.ship.identical-ships")
@pytest.mark.parametrize("name", SHIPS)
@pytest.mark.parametrize(("before", "up"), [(8, True), (9, False)])
def test_every_ship_has_ten_shields(name: str, before: int, up: bool) -> None:
    side = 1 - CONTENT.ships[name]
    gunner = hand(side, "weapons", least=3)
    ships = [ship(foe(name), 0, sq(8, 10), facing="east"), ship(name, 1, sq(12, 10), damage=before)]
    figures = [crew(gunner, 0, "weapons"), crew(names(1 - side)[0], 1, "med-bay")]
    play = fire(world(ships=ships, figures=figures, then=f"ship:{foe(name)}"), *reds(gunner, 6), 1)
    assert damage(play) == 1
    assert play.card(name).shields_up == up


# --- two sides -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.card-flip")
def test_with_the_shields_the_front_of_the_card_goes() -> None:
    """The tenth point of damage turns the card over: the Destiny Aurora's next attack has a die less, and no aim."""
    gunner = hand(COALITION, "weapons", least=2)
    play = fire(space({"weapons": GUNNER}, {"weapons": gunner}, [cerberus(), aurora(damage=9)]), *reds(GUNNER, 6), 1)
    card = play.card("destiny-aurora")
    assert (card.shields_up, card.damage) == (False, 0)
    whole = space({"med-bay": GROM}, {"weapons": gunner}, then="ship:destiny-aurora")
    before = Play(whole, *[1] * 6).say("attack")
    assert before.keys == ["ability:tactical-targeting", "pass"]
    flipped = space({"med-bay": GROM}, {"weapons": gunner}, [cerberus(), card], then="ship:destiny-aurora")
    after = Play(flipped, *[1] * 6).say("attack")
    assert len(red_dice(before)[0]) == len(red_dice(after)[0]) + 1
    assert after.told("ship-combat.hits") == [{"ship": "destiny-aurora", "target": "cerberus", "red": ()}]


@pytest.mark.rule("aurora.ship.indestructible")
def test_a_crippled_ship_stays_on_the_board_and_defends() -> None:
    crippled = [cerberus(), aurora(**hull(6))]
    play = fire(space({"weapons": GUNNER}, {"navigation": FLIBBY}, crippled), *reds(GUNNER, 6, 6), 1, 1)
    assert damage(play) == 2
    assert play.card("destiny-aurora").square == aurora().square
    assert len(play.g.ships) == 2


# --- stations and rooms ----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.five-stations")
def test_a_crew_can_take_each_of_the_five_stations() -> None:
    play = Quiet(space({"med-bay": GROM}))
    rooms = {key.partition(",")[2] for key in keys_of(play, "man")}
    assert rooms == {"commander", "communications", "engineering", "weapons", "navigation"} == set(STATIONS)


@pytest.mark.rule("aurora.ship.five-stations")
def test_a_station_holds_one_crew() -> None:
    play = Quiet(space({"weapons": GROM, "navigation": RANE}))
    play.say(f"man:{number(play.g, GROM)},navigation")
    at_the_helm = [who.name for who in play.g.figures if who.seat == RENEGADE and who.room == "navigation"]
    assert at_the_helm == [GROM]


@pytest.mark.rule("aurora.ship.other-rooms")
def test_the_med_bay_holds_any_number_and_whoever_is_there_mans_nothing() -> None:
    seven = names(RENEGADE)[:7]
    play = Quiet(space({"commander": seven[0]}, more=[crew(name, 0, "med-bay") for name in seven[1:]]))
    play.say("man:0,med-bay")
    assert [who.room for who in play.g.figures if who.seat == RENEGADE] == ["med-bay"] * 7
    assert bars(play)["move"] == "ship.nav-required"
    assert bars(play)["attack"] == "ship.weapons-required"


@pytest.mark.rule("aurora.ship.other-rooms")
def test_the_brig_holds_any_number_and_they_man_nothing() -> None:
    jailed = [crew(name, 1, "brig", ship=0) for name in names(COALITION)[:6]]
    free = names(COALITION)[6]
    play = Quiet(space({"commander": GROM}, {"commander": free}, more=jailed))
    assert {key.partition(",")[0] for key in keys_of(play, "man")} == {"man:0"}  # nobody but Grom is sent to a station
    assert bars(play)["move"] == "ship.nav-required"


@pytest.mark.rule("aurora.crew.faction-lock")
@pytest.mark.example("aurora.example.flibby-wrong-faction")
@pytest.mark.parametrize("turned", [False, True])
def test_flibby_flies_the_cerberus_only_when_she_has_been_turned(turned: bool) -> None:
    example = EXAMPLES["aurora.example.flibby-wrong-faction"]
    assert isinstance(example.expected, dict)
    who = crew(FLIBBY, RENEGADE if turned else COALITION, "deck", ship=0, side=RENEGADE if turned else COALITION)
    play = Quiet(space({"commander": GROM}, more=[who]))
    expected = example.expected["may_take_station_if_turned_to_renegades" if turned else "may_take_station"]
    assert can(play, f"man:{number(play.g, FLIBBY)},navigation") == expected


@pytest.mark.rule("aurora.crew.station-specialty")
@pytest.mark.rule("aurora.ship.substitute-crew")
def test_a_bonus_works_only_in_the_station_of_the_specialty() -> None:
    """Grom's +1/1 is for the guns: at the helm he has his Piloting, and nothing changes a die of another gunner."""
    play = fire(space({"weapons": GUNNER, "navigation": GROM}), *reds(GUNNER, 3))
    assert play.told("ship-combat.hits")[-1]["red"] == ()
    assert ahead(play.say("move"), 6) == skill(GROM, "navigation")  # a turn, and the rest


# --- capacity --------------------------------------------------------------------------------------------------------
def captor(count: int, surface: int = 0) -> Quiet:
    """The Cerberus with so many crew of its own, some of them on the planet, and a prisoner."""
    own = names(RENEGADE)[:count]
    ashore = [crew(name, 0, sq(12 + place, 12)) for place, name in enumerate(own[count - surface :])]
    aboard = [crew(name, 0, "med-bay") for name in own[1 : count - surface]]
    prisoner = crew(FLIBBY, 1, "brig", ship=0, wounds=1)
    return Quiet(space({"commander": own[0]}, more=[*aboard, *ashore, prisoner]))


@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.rule("aurora.prisoner.turned")
@pytest.mark.parametrize(("count", "surface", "room"), [(6, 0, True), (7, 0, False), (7, 2, False), (6, 2, True)])
def test_a_prisoner_is_turned_only_into_a_free_place(count: int, surface: int, room: bool) -> None:
    """Seven is the limit; the landing party counts, and the Brig does not."""
    play = captor(count, surface)
    key = f"turn:{number(play.g, FLIBBY)}"
    assert can(play, key) == room
    if not room:
        assert play.refused(key).rule == "aurora.ship.capacity"


# --- initiative ------------------------------------------------------------------------------------------------------
def race(red: dict[str, str], blue: dict[str, str]) -> list[str]:
    return turns(Quiet(space(red, blue, then="ships")))


HIGH, MIDDLE, LOW = ranks(RENEGADE)[:3]
FIRST, SECOND, THIRD = ranks(COALITION)[:3]


@pytest.mark.rule("aurora.ship.initiative-formula")
def test_the_commander_counts_and_not_the_navigator() -> None:
    by_rank = {kind.initiative: name for name, kind in CONTENT.crew.items() if name in ranks(COALITION)}
    low, high = by_rank[min(by_rank)], by_rank[max(by_rank)]
    mine = next(n for n in ranks(RENEGADE) if min(by_rank) < CONTENT.crew[n].initiative < max(by_rank))
    assert race({"commander": mine}, {"commander": low, "navigation": high}) == ["cerberus", "destiny-aurora"]
    assert race({"commander": mine}, {"commander": high, "navigation": low}) == ["destiny-aurora", "cerberus"]


@pytest.mark.rule("aurora.ship.initiative-formula")
def test_without_a_commander_the_navigator_counts() -> None:
    assert CONTENT.crew[FIRST].initiative > CONTENT.crew[LOW].initiative
    assert race({"commander": LOW}, {"navigation": FIRST}) == ["destiny-aurora", "cerberus"]
    assert race({"commander": LOW}, {"weapons": FIRST}) == ["cerberus", "destiny-aurora"]


@pytest.mark.rule("aurora.ship.initiative-formula")
@pytest.mark.rule("aurora.initiative.zero-last")
def test_with_neither_the_initiative_is_zero() -> None:
    """Everybody else aboard counts for nothing: the ship comes after one with the lowest navigator."""
    lowest = ranks(RENEGADE)[-1]
    blue = {"weapons": FIRST, "engineering": SECOND, "communications": THIRD}
    assert race({"navigation": lowest}, blue) == ["cerberus", "destiny-aurora"]
    red = {"weapons": HIGH, "engineering": MIDDLE}
    assert race(red, {"navigation": ranks(COALITION)[-1]}) == ["destiny-aurora", "cerberus"]


@pytest.mark.rule("aurora.ship.initiative-formula")
def test_a_commander_in_the_brig_or_unconscious_does_not_count() -> None:
    blue = [crew(FIRST, 1, "commander", out=True, wounds=9), crew(THIRD, 1, "weapons")]
    play = Quiet(space({"commander": ranks(RENEGADE)[-1]}, {}, more=blue, then="ships"))
    assert turns(play) == ["cerberus", "destiny-aurora"]


@pytest.mark.rule("aurora.ship.attack-formula")
def test_the_attack_is_the_skill_and_one_for_the_shields_of_the_attacker() -> None:
    """The shields of the target do not matter."""
    for up, extra in ((True, 1), (False, 0)):
        for target in (aurora(), aurora(**hull())):
            mine = cerberus() if up else cerberus(**hull())
            play = fire(space({"weapons": GUNNER}, None, [mine, target]), *[1] * 6)
            assert len(red_dice(play)[0]) == skill(GUNNER, "weapons") + extra


@pytest.mark.rule("aurora.ship.substitute-crew")
def test_a_specialist_can_man_any_other_station() -> None:
    who = specialist(RENEGADE, "engineering")
    play = Quiet(space({"engineering": who}))
    for station in ("commander", "communications", "weapons", "navigation"):
        assert can(play, f"man:0,{station}")
    assert not special(who, "navigation")
    play.say("man:0,navigation", "move")
    assert ahead(play, 6) == skill(who, "navigation")  # a turn, and the rest

"""Scenes from the lines of the booklet: setting up for two, three and four, the quicker game, and crews at stations."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import STATION_OF
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.orbit import Quiet, aurora, box, can, cerberus, hull, keys_of, pad, space
from tests.games.aurora.world import CONTENT, Play, crew, dock, number, sq, world

GROM, RANE, STRAKEN, DRO = "grom", "rane", "straken", "dro-tov"
FLIBBY, JAYCE, ROVANNA = "flibby", "jayce-carver", "rovanna"


def begun(seats: int, until: str, seed: int = 1, take: int = 0, **options: Any) -> Match:
    """A game up to the first question of this sort; whoever is asked takes the first option, or the last."""
    box()
    match = Match.new(GAME, seats, options, chance=Seeded(seed))
    for _ in range(300):
        question = match.asked[0]
        if question.code.removeprefix("aurora.").startswith(until):
            return match
        match.answer(question.id, question.seat, question.keys[take])
    raise AssertionError(f"nobody is asked for {until}")


def table(match: Match) -> Aurora:
    assert isinstance(match.table, Aurora)
    return match.table


def told(match: Match, code: str) -> list[dict[str, Any]]:
    return [event.params for event in match.events(0) if event.code == f"aurora.{code}"]


# --- crews -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.crew-draft")
@pytest.mark.parametrize("seats", [3, 4])
def test_teammates_alternate_and_the_same_one_is_always_first(seats: int) -> None:
    """book:641: one, then the other, and so on; not back and forth. A lone player picks all five in a row."""
    match = begun(seats, "setup.ship-start")
    picks = [found["seat"] for found in told(match, "setup.crew")]
    sides = table(match).sides()
    for side in (0, 1):
        mine = [seat for seat in picks if sides[seat] == side]
        team = sorted(set(mine))
        assert len(mine) == 5 * len(team)
        if len(team) == 2:
            assert mine == mine[:2] * 5
            assert set(mine[:2]) == set(team)


@pytest.mark.rule("aurora.setup.crew-one-per-station")
@pytest.mark.rule("aurora.setup.place-crew")
@pytest.mark.parametrize("seed", range(4))
def test_two_crews_of_one_faction_use_up_all_ten_and_fill_every_station(seed: int) -> None:
    """book:635-643: four players: twenty crew, five each, one specialist at each of five stations."""
    match = begun(4, "setup.ship-start", seed=seed, take=-1)
    figures = [who for who in table(match).figures if who.name in CONTENT.crew]  # guards of the mission apart
    assert sorted(who.name for who in figures) == sorted(CONTENT.crew)
    for seat in range(4):
        rooms = {who.room: who.name for who in figures if who.seat == seat}
        assert len(rooms) == 5
        assert all(room in [STATION_OF[word] for word in CONTENT.crew[name].specialty] for room, name in rooms.items())


@pytest.mark.rule("aurora.crew.station-specialty")
@pytest.mark.rule("aurora.ship.substitute-crew")
def test_a_pilot_at_the_guns_brings_her_skill_and_no_bonus() -> None:
    """book:210: abilities do not transfer to other stations; the skill number counts."""
    play = Quiet(space({"weapons": RANE}, None, [cerberus(), aurora()]), *pad(3, 3), 1).say("attack")
    assert [len(faces) for _, faces in play.rolled()] == [CONTENT.crew[RANE].skill("weapons") + 1]
    assert play.told("ship-combat.hits")[-1]["red"] == ()  # nobody is asked for a bonus for the 3


@pytest.mark.rule("aurora.crew.card-sides")
@pytest.mark.rule("aurora.boarding.red-side")
def test_what_helps_at_a_station_does_not_help_hand_to_hand() -> None:
    """book:104, 1044: Flibby's +1 to a ship's defence is blue; aboard she has the +1/1 of her own card only."""
    grom = crew(GROM, 0, "deck", ship=1)
    scene = space(
        {"engineering": "nellha"}, {"navigation": FLIBBY}, [cerberus(11, 10), aurora(**hull(), link=0)], [grom]
    )
    play = Quiet(scene, 5, 5, 1, 4, 4).say("end", "done")
    play.say(f"attack:{number(play.g, GROM)},{number(play.g, FLIBBY)},bare")
    bonuses = 0
    while play.match.asked and play.code in ("ship-combat.bonus-changes-die", "ship-combat.pairing"):
        if play.asked.seat == 1 and play.code == "ship-combat.bonus-changes-die":
            bonuses += 1
        play.say("done" if can(play, "done") else play.keys[0])
    assert bonuses == 1


@pytest.mark.rule("aurora.crew.faction-lock")
@pytest.mark.rule("aurora.landing.party-aboard")
def test_a_passenger_of_a_teammates_ship_mans_nothing_there() -> None:
    """book:220, 880: aboard as a passenger; its own ship's stations are elsewhere."""
    figures = [crew(GROM, 0, dock(1) - 1), crew(STRAKEN, 2, "commander"), crew(RANE, 0, "navigation")]
    play = Play(world(3, figures=figures, then=f"crew:{GROM}")).say("move").go(dock(1))
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    assert (play.who(GROM).ship, play.who(GROM).room) == (2, "deck")
    assert not play.match.asked or play.code != "landing.party-aboard"


# --- boards ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.mission-tiles-first")
@pytest.mark.rule("aurora.setup.mission-choice")
@pytest.mark.parametrize(
    ("mission", "what", "count"),
    [
        ("abduct-the-princess", "xealana", 1),
        ("loose-rounds", "munition", 3),
        ("silent-ledger", "data", 3),
        ("fever-line", "sample", 1),
        ("ship-rescue", "clamp", 3),
    ],
)
def test_what_a_mission_is_about_lies_on_its_own_tiles(mission: str, what: str, count: int) -> None:
    """book:473-479, 676."""
    match = begun(2, "setup.ship-start", mission=mission)
    g = table(match)
    names = [tile.name for tile in g.surface]
    assert set(CONTENT.missions[mission].tiles) <= set(names)
    assert [thing.name for thing in g.things] == [what] * count
    for thing in g.things:
        place = g.plan().tiles[thing.square]
        assert names[place] in CONTENT.missions[mission].tiles


@pytest.mark.rule("aurora.setup.ship-start")
@pytest.mark.rule("aurora.initiative.tie-faction")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_are_placed_in_the_order_of_their_initiative(seats: int) -> None:
    """book:694, 702: the Renegades first on a tie."""
    match = begun(seats, "ship-", crew="dealt")
    started = [found["ship"] for found in told(match, "setup.ship-start")]
    g = table(match)
    commands = {card.name: g.ships.index(card) for card in g.ships}

    def rank(name: str) -> tuple[int, int]:
        who = next(w for w in g.figures if w.ship == commands[name] and w.room == "commander")
        more = sum([blue.initiative for blue in CONTENT.crew[who.name].blue if blue.station == "commander"])
        return -CONTENT.crew[who.name].initiative - more, g.ships[commands[name]].side

    assert len(started) == seats
    assert [rank(name) for name in started] == sorted([rank(name) for name in started])


@pytest.mark.rule("aurora.setup.quick-docks")
@pytest.mark.rule("aurora.docked.one-per-dock")
def test_the_last_of_four_takes_the_dock_that_is_left() -> None:
    """book:694: only one ship can inhabit one dock."""
    match = begun(4, "landing", quicker=True, crew="dealt")
    assert sorted(card.dock for card in table(match).ships) == [0, 1, 2, 3]


@pytest.mark.rule("aurora.quicker.start")
@pytest.mark.rule("aurora.landing.choose-party")
def test_in_the_quicker_game_a_player_may_keep_everybody_aboard() -> None:
    """book:692: perform a deployment; who disembarks is the owner's choice."""
    match = begun(2, "landing.choose-party", quicker=True, crew="dealt")
    seat = match.asked[0].seat
    match.answer(match.asked[0].id, seat, "done")
    assert not [who for who in table(match).figures if who.seat == seat and who.on_surface]


@pytest.mark.rule("aurora.setup.armory")
@pytest.mark.rule("aurora.ko.arc-pistol-lock")
def test_every_card_of_an_armory_says_whose_it_is() -> None:
    """book:649, 1264: starting items belong to their ship for ever."""
    for number_, card in enumerate(table(begun(4, "setup.ship-start")).ships):
        assert {item.home for item in card.armory} == {number_}


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.surface-order")
@pytest.mark.rule("aurora.overview.faction-split")
def test_one_against_two_the_lone_player_may_act_between_the_others() -> None:
    """book:764: by initiative and not by faction: 8, then 7, then 5."""
    figures = [crew(STRAKEN, 0, sq(5, 5)), crew(JAYCE, 1, sq(20, 20)), crew(GROM, 2, sq(9, 5))]
    play = Play(world(3, figures=figures, then="surface"))
    while play.match.asked:
        play.say("end")
    assert [found["seat"] for found in play.told("round.surface-turn")] == [1, 0, 2]


@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.rule("aurora.ship.other-rooms")
def test_prisoners_do_not_fill_the_ship() -> None:
    """book:318: non-inclusive of those in the Brig: six of its own and three prisoners leave room for a passenger."""
    names = [n for n, card in CONTENT.crew.items() if card.faction == 0 and n != GROM][:6]
    rooms = ("commander", "communications", "engineering", "weapons", "navigation", "deck")
    figures = [crew(GROM, 0, dock(1) - 1), *[crew(n, 2, room) for n, room in zip(names, rooms, strict=True)]]
    figures += [crew(n, 1, "brig", ship=2, wounds=1) for n in (JAYCE, FLIBBY, ROVANNA)]
    play = Play(world(3, figures=figures, then=f"crew:{GROM}")).say("move")
    assert f"go:{dock(1)}" in play.keys


@pytest.mark.rule("aurora.ship-action.move-crew")
@pytest.mark.rule("aurora.heal.discharge")
def test_two_change_places_and_a_third_comes_from_the_med_bay() -> None:
    """book:743, 1274: at the start of the turn, each to where it is wanted."""
    red = {"weapons": GROM, "navigation": RANE, "med-bay": DRO}
    play = Quiet(space(red, None, [cerberus(), aurora(2, 20)]))
    g = play.g
    play.say(f"man:{number(g, GROM)},navigation", f"man:{number(g, DRO)},communications")
    assert [play.who(name).room for name in (GROM, RANE, DRO)] == ["navigation", "weapons", "communications"]
    assert keys_of(play, "man") == [key for key in keys_of(play, "man") if key.startswith(f"man:{number(g, RANE)},")]

"""Special regions, upgrades and teams where they meet something else: cards, other turns, the last turn."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import EVENTS, hand
from rimward.kernel.question import Refused
from tests.games.andromeda.more_world import (
    ACCEPT,
    CONSENT,
    DESTINY_SCORED,
    FOR_MATE,
    KEEP,
    MARKED,
    TO_MATE,
    ask,
    destined,
    destiny_of,
    ending,
    faces,
    give,
    goals,
    points,
    scored,
    special_world,
    teamed,
)
from tests.games.andromeda.openings import Lucky, cards, launches
from tests.games.andromeda.stations import EDGE, TURN, Game, claimed, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, GREEN, PURPLE, YELLOW, Play, at, moon, world

FIRST, SECOND = MARKED
START, MOVE = "andromeda.turn.start-effects", "andromeda.ship.move-effect"
ESCALATION, DICE = "andromeda.battle.escalation", "andromeda.battle.dice-energy"
GAIN, SHIP = "andromeda.upgrade.gain", "andromeda.upgrade.free-ship"
ICE, TITANIUM = moon("civilization", ice=1), moon("industry", titanium=1)
AROUND = {"C3": "science", "C2": "industry", "C1": "commerce", "B3": "supremacy", "E5": "shipyard"}
SPARE = [(seat, "transport", "bay") for seat in (YELLOW, BLUE, BLUE)]


# --- vortexes --------------------------------------------------------------------------------------------------------
def towing(where: str, *answers: str) -> Play:
    """Yellow's turn begins with a ship there and Tow Lines in play; these answers are given where they are offered."""
    g = special_world(
        "vortexes",
        tiles=AROUND,
        active=BLUE,
        ships=[(YELLOW, "transport", where), *SPARE],
        sustain={YELLOW: ("tow-lines",)},
    )
    play, left = Game(g).launch("transport", "C1"), list(answers)
    for _ in range(20):
        if play.turn_of == YELLOW and play.asked.code == TURN:
            break
        wanted = left[0] if left and left[0] in play.asked.keys else ""
        left = left[1:] if wanted else left
        play.say(wanted or play.asked.passes or play.asked.keys[0])
    return play


@pytest.mark.rule("andromeda.vortex.moved-in")
@pytest.mark.rule("andromeda.general.simultaneous")
def test_a_ship_towed_onto_a_vortex_as_the_turn_begins_is_there_at_the_beginning() -> None:
    play = towing("C3", "play:tow-lines", f"move:0,{at(FIRST)}")
    assert (play.where(YELLOW, "transport")[0], stored(play)) == (FIRST, {"energy": 1})


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.rule("andromeda.end.final-turns")
def test_a_vortex_is_harvested_in_the_last_turns_too() -> None:
    """Yellow ends the game with a moon and returns; blue, then yellow's last turn begins with the ship still there."""
    ships = [(YELLOW, "transport", FIRST), SPARE[0], SPARE[0], (BLUE, "transport", SECOND), SPARE[1]]
    play = Lucky(special_world("vortexes", tiles=AROUND, ships=ships, **ending()))
    play.act(YELLOW, "abandon:0")
    before = play.stock(YELLOW)["energy"]
    settle(play.launch("transport", "C2"), TURN)
    while play.over is None and play.turn_of == BLUE:
        play.say("return" if "return" in play.asked.keys else play.asked.passes or play.asked.keys[0])
    assert sum(stored(play, BLUE).values()) == 1
    settle(play, TURN)
    assert (play.turn_of, play.stock(YELLOW)["energy"]) == (YELLOW, before + 1)


@pytest.mark.rule("andromeda.vortex.start-of-turn")
@pytest.mark.rule("andromeda.team.not-opponents")
def test_teammates_on_one_vortex_harvest_each_on_their_own_turn() -> None:
    """Yellow's turn begins with ships of both there: blue gains nothing yet."""
    seats = [(seat, "transport", "bay") for seat in range(4)]
    ships = [(YELLOW, "transport", FIRST), (BLUE, "transport", FIRST), (PURPLE, "transport", "bay"), *seats]
    g = teamed(tiles=AROUND, ships=ships, active=PURPLE)
    g.regions = special_world("vortexes", 4, tiles=AROUND).regions
    GAME.at_table(g)
    play = settle(Game(g).launch("transport", "C1"), TURN)
    assert (play.turn_of, stored(play), stored(play, BLUE)) == (YELLOW, {"energy": 1}, {})
    settle(play.launch("transport", "C2"), TURN)
    assert (play.turn_of, stored(play, BLUE)) == (BLUE, {"energy": 1})


@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.rule("andromeda.raider.one-class")
@pytest.mark.parametrize("where", ["A3", "C2", "B3", "C3", "C5"])
def test_raiders_that_an_event_moves_enter_no_quasar(where: str) -> None:
    """Hunted Lanes moves raiders; none of them is on a Quasar afterwards, and no two classes share a region."""
    tiles = {space: name for space, name in EDGE.items() if space not in MARKED}
    raiders = [("vorticon-strikers", ("B1", "N3")), ("saucerian-abductor", (where,)), ("barrow-hulks", ("A1",))]
    ships = [(YELLOW, "transport", "A2"), (BLUE, "transport", "C3"), (YELLOW, "transport", "bay"), SPARE[1]]
    g = special_world("quasars", tiles=tiles, ships=ships, phase="end", due=True, raiders=raiders)
    g.zones.put(EVENTS, "hunted-lanes", 0)
    play = Game(g, d6=(1, 6, 2, 5, 3, 4) * 3)
    assert play.told("raider.moved")
    moved = [raider_at(play, name) for name, _ in raiders]
    new = {told["region"] for told in play.told("raider.placed")}
    on = [space for spaces in moved for space in set(spaces)]
    assert not {space for space in on if space in MARKED and at(space) not in new}
    assert len(on) == len(set(on))


# --- destinies -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.destiny.goal")
@pytest.mark.rule("andromeda.destiny.scoring")
def test_three_who_are_level_meet_their_goals_all() -> None:
    """The same place on both tracks for everybody: each scores both goals of its card."""
    held = {YELLOW: destiny_of("science", "commerce"), BLUE: destiny_of("commerce", "science")}
    held[GREEN] = destiny_of("science", "industry")
    tracks = {seat: {"science": 4, "commerce": 4, "industry": int(seat != GREEN)} for seat in range(3)}
    tiles = {"A1": "science", "A3": "industry", "E1": "supremacy", "E5": "commerce", "C3": "civilization"}
    play = scored(destined(held, 3, tiles=tiles, tracks=tracks, **ending()))
    assert [points(play, DESTINY_SCORED, seat) for seat in range(2)] == [sum(goals(held[s]).values()) for s in range(2)]
    assert points(play, DESTINY_SCORED, GREEN) == goals(held[GREEN])["science"]


# --- upgrades --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.upgrade.gain")
@pytest.mark.rule("andromeda.upgrade.free-ship")
def test_an_upgrade_before_the_launch_counts_for_the_launch() -> None:
    """A transport that reaches two regions, and a fighter out of the box that is launched in the same turn."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay")]
    said: dict[str, Any] = {"tiles": EDGE, "ships": ships, "awards": {YELLOW: ("flagship-plans",)}}
    play = Lucky(world(**said, tiles_left={YELLOW: ("mist-barge",)}))
    assert "C3" not in launches(play, "transport")
    play.act(YELLOW, "play:flagship-plans")
    while play.asked.code in (GAIN, SHIP):
        play.say(play.asked.keys[0])
    assert "C3" in launches(play, "transport")
    play = Lucky(world(**said, tiles_left={YELLOW: ("fog-runner",)}))
    play.act(YELLOW, "play:flagship-plans")
    while play.asked.code in (GAIN, SHIP):
        play.say(play.asked.keys[0])
    assert "C4" in launches(play, "fighter"), "range 3 of the new tile"


@pytest.mark.rule("andromeda.upgrade.free-ship")
@pytest.mark.rule("andromeda.development.populate")
def test_a_transport_in_a_development_comes_back_with_no_upgrade() -> None:
    """Two settled, four built: all six are used, so the tile brings no ship."""
    places = ("settled", "settled", "bay", "C1", "scrapyard", "barge")
    ships = [(YELLOW, "transport", place) for place in places]
    awards = {YELLOW: ("flagship-plans",)}
    play = Lucky(world(tiles=EDGE, ships=ships, awards=awards, tiles_left={YELLOW: ("mist-barge",)}))
    play.act(YELLOW, "play:flagship-plans")
    if play.asked.code == GAIN:
        play.say("tile:mist-barge")
    assert play.asked.code == TURN
    assert sorted(play.where(YELLOW, "transport")) == sorted(places)


@pytest.mark.rule("andromeda.upgrade.gain")
@pytest.mark.rule("andromeda.raider.reward")
def test_an_upgrade_is_gained_on_the_turn_of_another() -> None:
    """Blue beats the Hollow Sovereign on yellow's turn: blue chooses the tile at once and has the ship in its bay."""
    ships = [
        (BLUE, "heavy-cruiser", "C3"),
        (BLUE, "fighter", "C3"),
        (BLUE, "transport", "bay"),
        (YELLOW, "fighter", "bay"),
    ]
    g = world(
        tiles=EDGE,
        ships=[*ships, (YELLOW, "transport", "bay")],
        raiders=[("hollow-sovereign", ("C3",))],
        tiles_left={BLUE: ("rangefinder", "mist-barge")},
    )
    play = Game(g, d6=(1, 1, *(6,) * 5, *(3,) * 5)).launch("fighter", "C3")
    settle(play, GAIN)
    assert (play.asked.seat, set(play.asked.keys)) == (BLUE, {"tile:rangefinder", "tile:mist-barge"})
    play.say("tile:rangefinder")
    assert (play.asked.seat, play.asked.code) == (BLUE, SHIP)
    play.say("build")
    assert (play.where(BLUE, "science-vessel"), play.turn_of) == (["bay"], YELLOW)


# --- teams -----------------------------------------------------------------------------------------------------------
def turn(**said: Any) -> Play:
    """Yellow's turn; blue is its teammate."""
    told: dict[str, Any] = {"tiles": EDGE, **said}
    return settle(Game(teamed(**told), d6=(6,) * 30), TURN)


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("key", [give("moon", 0), ask("moon", 0)])
def test_while_a_transfer_is_considered_nothing_happens_to_the_thing(key: str) -> None:
    """Neither of the two abandons or slots the moon that is proposed: with a yes it is that moon that changes hands."""
    play = turn(claimed={YELLOW: (ICE, TITANIUM), BLUE: (TITANIUM, ICE)}).act(YELLOW, key)
    assert (play.asked.seat, play.asked.code) == (BLUE, CONSENT)
    gone = ("abandon:", "give:", "ask:")
    assert not [each for seat in (YELLOW, BLUE) for each in play.acts(seat) if each.startswith(gone)]
    for each in [each for each in play.acts(BLUE) if each.startswith("slot:0,")]:
        play.act(BLUE, each)
    play.say(ACCEPT)
    assert (claimed(play), claimed(play, BLUE)) == (
        ([TITANIUM], [TITANIUM, ICE, ICE]) if key.startswith("give") else ([ICE, TITANIUM, TITANIUM], [ICE])
    )


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.battle.dice-energy")
def test_energy_of_the_teammate_may_be_had_in_the_middle_of_a_battle() -> None:
    """Yellow has one energy and asks blue for another while it is asked how much to spend: it may spend two."""
    ships = [(YELLOW, "fighter", "bay"), (YELLOW, "transport", "bay"), (GREEN, "transport", "C3")]
    ships += [(seat, "transport", "bay") for seat in (BLUE, GREEN, PURPLE)]
    tiles = {"C3": "saffron-quay", "E5": "shipyard"}
    g = teamed(tiles=tiles, ships=ships, stock={YELLOW: {"energy": 1}, BLUE: {"energy": 1}})
    play = settle(Game(g, d6=(6,) * 30).launch("fighter", "C3"), DICE)
    assert (play.asked.seat, play.asked.keys) == (YELLOW, ["0", "1"])
    play.act(YELLOW, ask("energy"))
    assert (play.asked.seat, play.asked.code) == (BLUE, CONSENT)
    play.say(ACCEPT)
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (YELLOW, DICE, ["0", "1", "2"])
    settle(play.say("2"), TURN)
    assert {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")}[YELLOW] == 4


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.launch.base-must-activate")
def test_what_the_base_costs_is_not_given_away_while_it_is_paid() -> None:
    """At the Monolith with exactly two resources: nothing can be given to blue, and something be had from blue."""
    g = teamed(tiles={"C3": "monolith", "E5": "shipyard"}, stock={YELLOW: {"ice": 1, "credit": 1}, BLUE: {"ice": 1}})
    play = Game(g).launch("transport", "C3")
    assert play.asked.code == "andromeda.base.any-resources"
    assert not [key for key in play.acts(YELLOW) if key.startswith("give:")]
    with pytest.raises(Refused):
        play.match.interject(YELLOW, give("ice"))


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.tactics.hand-limit")
def test_a_teammate_with_a_full_hand_takes_a_card_and_keeps_it_until_its_own_turn_ends() -> None:
    given, *full = cards(6)
    play = turn(hand={YELLOW: (given,), BLUE: tuple(full)}).act(YELLOW, give("card", 0)).say(ACCEPT)
    settle(play.launch("transport", "C3"), TURN)
    assert (play.turn_of, len(play.hand(BLUE))) == (BLUE, 6)
    settle(play.launch("transport", "C1"), "andromeda.tactics.hand-limit")
    assert (play.asked.seat, play.asked.code) == (BLUE, "andromeda.tactics.hand-limit")
    settle(play, TURN)
    assert len(play.hand(BLUE)) == 5
    assert faces(play.match, GREEN, hand(BLUE)) == [None] * 5


@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.rule("andromeda.raider.reward")
def test_both_gain_a_module_from_the_raider_and_only_the_active_one_may_pass_it_on() -> None:
    """The Grinding Maw gives each winner a module. Yellow, whose turn it is, may let blue have its own."""
    ships = [(YELLOW, "fighter", "bay"), (BLUE, "heavy-cruiser", "C3"), (YELLOW, "transport", "C2")]
    g = teamed(tiles=EDGE, ships=[*ships, (BLUE, "transport", "bay")], raiders=[("grinding-maw", ("C3",))])
    play = Game(g, d6=(6,) * 5 + (3,) * 4).launch("fighter", "C3")
    asked, gained = [], []
    for _ in range(40):
        if play.over is not None or play.asked.code == TURN:
            break
        take = next((key for key in play.asked.keys if key.startswith("take:")), None)
        if play.asked.code == FOR_MATE:
            asked.append(play.asked.seat)
            assert set(play.asked.keys) == {KEEP, TO_MATE}
        if take:
            gained.append(play.asked.seat)
        play.say(take or (TO_MATE if play.asked.code == FOR_MATE else play.asked.passes or play.asked.keys[0]))
    assert (gained, asked) == ([YELLOW, BLUE], [YELLOW])
    assert [len(play.modules(seat)) - 4 for seat in range(4)] == [0, 2, 0, 0]


@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.rule("andromeda.battle.zero-dice")
def test_a_teammate_without_a_die_wins_with_the_other() -> None:
    """Blue's science vessel has no weapons; yellow's six beats green: both took part, so both advance."""
    ships = [(YELLOW, "transport", "C3"), (BLUE, "science-vessel", "C3"), (GREEN, "transport", "C3")]
    play = Game(teamed(tiles=EDGE, ships=ships, phase="battle", region="C3"), d6=(6, 1))
    settle(play)
    assert [play.step(seat, "supremacy") for seat in range(4)] == [1, 1, 0, 0]
    assert (play.where(BLUE, "science-vessel"), "scrapyard" in play.where(GREEN, "transport")) == (["C3"], True)


@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.rule("andromeda.raider.defeat-single")
def test_a_team_that_beats_a_team_and_a_swarm_takes_the_reward_twice_and_one_raider_off() -> None:
    """Yellow and blue against green and three of the S class: a reward for each of the two, one raider less."""
    ships = [(YELLOW, "transport", "C3"), (BLUE, "transport", "C3"), (GREEN, "fighter", "C3")]
    g = teamed(
        tiles=EDGE, ships=ships, phase="battle", region="C3", raiders=[("vorticon-strikers", ("C3",) * 3)]
    )  # fmt: skip
    play = settle(Game(g, d6=(6, 6, 5, 5, 4, 4, 4)))
    assert (raider_at(play, "vorticon-strikers"), len(play.told("raider.returned"))) == (["C3", "C3"], 1)
    assert stored(play) == stored(play, BLUE) == {"credit": 1, "energy": 1}
    assert play.where(GREEN, "fighter") == ["scrapyard"]


@pytest.mark.rule("andromeda.team.final-score")
@pytest.mark.rule("andromeda.end.final-turns")
def test_all_four_have_one_more_turn_whoever_of_a_team_ends_the_game() -> None:
    seats = [(seat, "transport", "bay") for seat in range(4) for _ in range(3)]
    play = Lucky(teamed(tiles=EDGE, ships=seats, **ending()))
    play.act(YELLOW, "abandon:0")
    before = len(play.told("turn.begins"))
    settle(play.launch("transport", "A1"), TURN)
    for space in ("A3", "A5", "C1"):
        settle(play.launch("transport", space), TURN)
    assert play.turn_of == YELLOW
    settle(play.say("return"), TURN)
    while play.over is None:
        play.say(play.asked.passes or play.asked.keys[0])
    turns = [told["seat"] for told in play.told("turn.begins")][before:]
    assert turns == [BLUE, GREEN, PURPLE, YELLOW]

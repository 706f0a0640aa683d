"""What holds everywhere: the goal, turns, orders, secrets, supplies and dice."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import (
    DECK,
    DECKS,
    EVENTS,
    PLANETS,
    TRACKS,
    discovery,
    hand,
    module_pile,
    moon_pile,
    tokens,
)
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.andromeda.openings import (
    TURN,
    Lucky,
    Opening,
    cards,
    event,
    off_map,
    order,
    planets,
    raider,
    turn_ends,
    until,
    with_vp,
)
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, world

LINE = ("C1", "C2", "C3", "C4", "C5")
MAP = ("A1", "A2", "A4", *LINE, "E1", "E5")


def played_out(play: Play) -> Play:
    """Everybody returns or, having nothing to return, launches, and does nothing else, until the game is over."""
    while play.over is None:
        keys = play.asked.keys
        play.say("return" if "return" in keys else play.asked.passes or keys[0])
    return play


def about_to_end(**scene: Any) -> Lucky:
    """Yellow, three points before the terminus, abandons a moon and is over it."""
    moon, _ = with_vp()
    g = world(tiles=planets(*MAP), claimed={YELLOW: (moon,)}, raiders=off_map(), **scene)
    play = Lucky(g)
    play.act(YELLOW, "abandon:0")
    return play


# --- goal and players ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.goal")
def test_most_points_after_final_scoring_win_not_who_ended_the_game() -> None:
    """Yellow passes the terminus; blue stands at the top of science, which is worth more in final scoring."""
    top = len(CONTENT.tracks["science"].vp) - 1
    play = played_out(about_to_end(vp={YELLOW: 59, BLUE: 50}, tracks={BLUE: {"science": top}}))
    assert [told["seat"] for told in play.told("end.triggered")] == [YELLOW]
    assert play.over.winners == (BLUE,)
    assert play.over.scores[BLUE] > play.over.scores[YELLOW] >= 61


@pytest.mark.rule("andromeda.general.goal")
def test_nobody_wins_at_the_moment_of_passing_the_terminus() -> None:
    play = about_to_end(vp={YELLOW: 59})
    assert play.over is None
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN)


@pytest.mark.rule("andromeda.general.player-count")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_and_five_players_are_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, seats, chance=Seeded(1))
    assert refused.value.code == "kernel.refused.seats"


@pytest.mark.rule("andromeda.general.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players(seats: int) -> None:
    play = Opening(seats)
    assert [question.seat for question in play.match.asked] == list(range(seats))


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.turn-rotation")
def test_turns_go_round_clockwise_without_rounds() -> None:
    """Green begins with a Return of several questions, the others launch; nobody is left out, nothing comes between."""
    ships = [(GREEN, "transport", "C1"), (GREEN, "transport", "bay"), (GREEN, "fighter", "bay")]
    play = Lucky(world(3, active=GREEN, tiles=planets(*MAP), ships=ships))
    turns = [play.turn_of]
    play.say("return", "done")
    for space in ("A1", "C1", "C5", "A2", "C2", "C4"):
        assert play.asked.code == TURN
        turns.append(play.turn_of)
        play.launch("transport", space)
    assert turns == [GREEN, YELLOW, BLUE, GREEN, YELLOW, BLUE, GREEN]


@pytest.mark.rule("andromeda.general.active-player")
def test_the_player_is_active_until_the_event_at_the_end_is_over() -> None:
    """Green has launched. The event is resolved while it is still green's turn, then yellow's begins."""
    g = world(3, active=GREEN, tiles=planets(*MAP), due=True, events=(event("A"),), raiders=off_map())
    play = Lucky(g).launch("transport", "C1")
    assert play.asked.seat == GREEN, "the event asks everybody in turn, the active player first"
    assert play.turn_of == GREEN
    turn_ends(play, GREEN)
    told = order(play, "event.card", "event.reset", "turn.begins")
    assert told[-3:] == ["event.card", "event.reset", "turn.begins"]
    assert play.turn_of == YELLOW


@pytest.mark.rule("andromeda.general.multi-player-order")
def test_an_event_goes_round_from_the_active_player() -> None:
    """Everybody scores in this order, and then chooses in this order what the event gives."""
    name = event("A")
    track = CONTENT.events[name].track
    tracks = {seat: {track: 3} for seat in range(3)}
    g = world(3, active=BLUE, tiles=planets(*MAP), due=True, events=(name,), raiders=off_map(), tracks=tracks)
    play = Lucky(g).launch("transport", "C1")
    asked = [play.asked.seat]
    while play.turn_of == BLUE:
        play.say(play.asked.keys[0])
        asked.append(play.asked.seat)
    assert [told["seat"] for told in play.told("event.scored")] == [BLUE, GREEN, YELLOW]
    assert asked[:3] == [BLUE, GREEN, YELLOW]


@pytest.mark.rule("andromeda.general.multi-player-order")
def test_a_decision_in_a_battle_goes_round_from_the_active_player() -> None:
    """Green is active; blue was there first. Purple has no ship there and is not asked."""
    ships = [(seat, "transport", "C3") for seat in (YELLOW, BLUE, GREEN)]
    energy = {seat: {"energy": 2} for seat in range(4)}
    g = world(4, active=GREEN, tiles=planets(*LINE), ships=ships, stock=energy, phase="battle", region="C3")
    play = Lucky(g)
    asked = []
    for _ in range(3):
        until(play, "andromeda.battle.dice-energy")
        asked.append(play.asked.seat)
        if len(asked) < 3:
            play.say("1")
    assert asked == [GREEN, YELLOW, BLUE]


@pytest.mark.rule("andromeda.general.opponent")
def test_the_ships_of_raiders_are_ships_of_opponents() -> None:
    """Two ships of blue and three S-class raiders are five opposing ships; yellow's own two are none."""
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "fighter", "C3"), (BLUE, "transport", "C3"), (BLUE, "fighter", "C3")]
    g = world(
        tiles=planets(*LINE),
        ships=ships,
        hand={YELLOW: ("hailing-frequencies",)},
        raiders=[(raider("S"), ("C3",) * 3)],
        phase="battle",
        region="C3",
    )
    play = Lucky(g)
    until(play, "andromeda.battle.diplomacy")
    play.say(next(key for key in play.asked.keys if key != play.asked.passes))
    assert play.vp(YELLOW) == 5
    assert play.vp(BLUE) == 0


# --- points ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.vp-track")
def test_points_count_as_soon_as_they_are_earned_and_go_past_the_lap() -> None:
    moon, points = with_vp()
    g = world(tiles=planets(*LINE), claimed={YELLOW: (moon,)}, vp={YELLOW: 99}, terminus=150)
    play = Play(g).act(YELLOW, "abandon:0")
    assert play.vp(YELLOW) == 99 + points
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN)


@pytest.mark.rule("andromeda.general.vp-track")
def test_a_total_never_goes_below_zero() -> None:
    """Blue has nothing but four damaged modules and a leader: eight points less than none is none, and the leader
    is scored after that."""
    damage = {name: 1 for name in ("primary-reactor", "shipwright", "treasury", "architect")}
    g = world(
        tiles=planets(*MAP),
        ships=[(BLUE, "transport", "bay"), (BLUE, "fighter", "bay")],
        damage={BLUE: damage},
        station={BLUE: 1},
        claimed={YELLOW: (with_vp()[0],)},
        vp={YELLOW: 59},
    )
    play = Lucky(g)
    play.act(YELLOW, "abandon:0")
    assert played_out(play).over.scores[BLUE] == 1


# --- what stands above the rules -------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.effect-overrides")
def test_the_words_of_a_faction_beat_the_rules_of_a_field() -> None:
    """Maximus Field sells science and industry; to one faction a Field sells modules of every column."""
    free = next(name for name, faction in CONTENT.factions.items() if faction.any_field)
    bound = next(name for name, faction in CONTENT.factions.items() if not faction.any_field)
    sold = {}
    for name in (free, bound):
        stock = {YELLOW: dict(CONTENT.numbers.storage)}
        g = world(tiles=planets("C1", "C3", "E5", C2="maximus"), stock=stock, factions={YELLOW: name})
        play = Lucky(g)
        until(play.launch("transport", "C2"), "andromeda.base.maximus")
        sold[name] = {key.partition(",")[0].removeprefix("buy:") for key in play.asked.keys}
    assert sold == {free: set(DECKS), bound: {"science", "industry"}}


# --- secrets ---------------------------------------------------------------------------------------------------------
def seen(match: Match, seat: int, zone: str) -> list[str | None]:
    return [face for face, _ in match.view(seat)["zones"][zone]["items"]]


@pytest.mark.rule("andromeda.general.hidden-information")
def test_a_hand_is_secret_and_its_size_is_not() -> None:
    held = cards(3)
    match = Play(world(tiles=planets(*LINE), hand={YELLOW: held})).match
    assert seen(match, YELLOW, hand(YELLOW)) == list(held)
    for other in (BLUE, match.table.seats):
        assert seen(match, other, hand(YELLOW)) == [None] * 3


@pytest.mark.rule("andromeda.general.hidden-information")
def test_discovery_tokens_are_kept_face_down() -> None:
    name = next(name for name, token in CONTENT.tokens.items() if token.kind == "discovery")
    match = Play(world(tiles=planets(*LINE), tokens={BLUE: (name,)})).match
    assert [seen(match, seat, tokens(BLUE)) for seat in (YELLOW, BLUE, 2)] == [[None], [name], [None]]


@pytest.mark.rule("andromeda.general.hidden-information")
def test_nobody_knows_what_lies_in_decks_and_stacks() -> None:
    """Nor which moons lie below those that are seen: they are among all that are left of their colour."""
    play = Opening(3).chosen()
    hidden = [DECK, EVENTS, PLANETS, *map(module_pile, DECKS), *map(moon_pile, TRACKS)]
    hidden += [discovery(stack) for stack in ("first", "second", "observatory")]
    for zone in hidden:
        assert play.size(zone) > 0
        for seat in range(4):
            assert set(play.faces(zone, seat)) <= {None}


@pytest.mark.rule("andromeda.general.hidden-information")
def test_what_lies_openly_is_known_to_everybody() -> None:
    """Resources, claimed moons and which raiders were chosen."""
    moon = with_vp()[0]
    g = world(tiles=planets(*LINE), stock={YELLOW: {"ice": 3}}, claimed={YELLOW: (moon,)}, raiders=off_map())
    match = Play(g).match
    for seat in (YELLOW, BLUE, 2):
        table = match.view(seat)["table"]
        assert (sum(table["stock"][YELLOW]), table["moons"][YELLOW]) == (3, [moon])
        assert [each["name"] for each in table["raiders"]] == [name for name, _ in off_map()]


# --- supplies and dice -----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.supply-limits")
def test_ships_are_limited() -> None:
    """All six transports and the fighter are built, wherever they are: only the two other types can still be."""
    places = ("bay", "C1", "scrapyard", "barge", "settled", "settled")
    ships = [*((YELLOW, "transport", place) for place in places), (YELLOW, "fighter", "scrapyard")]
    stock = {YELLOW: dict(CONTENT.numbers.storage)}
    play = Play(world(tiles=planets("C1", "C3", "E5", C2="shipyard"), ships=ships, stock=stock))
    play.launch("transport", "C2")
    built = {key for key in play.asked.keys if key.startswith("build:")}
    assert built == {"build:science-vessel", "build:heavy-cruiser"}


@pytest.mark.rule("andromeda.general.supply-limits")
def test_resources_are_not_limited() -> None:
    """The box holds 25 pieces of titanium; the players have 40 already and get one more."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    stock = {YELLOW: {"titanium": 20}, BLUE: {"titanium": 20}}
    g = world(tiles=planets(*LINE), ships=ships, stock=stock, bonus={"C1": {"titanium": 1}})
    play = Play(g).act(YELLOW, f"bonus:{at('C1')},titanium")
    assert play.stock(YELLOW)["titanium"] == 21


@pytest.mark.rule("andromeda.general.supply-limits")
def test_each_of_nine_leaders_is_somewhere() -> None:
    table = Opening(4).chosen().table
    for seat in range(4):
        assert sum(here[seat] for here in table["leaders"]) + table["station"][seat] == 9


@pytest.mark.rule("andromeda.general.dice")
def test_nobody_rolls_more_than_six_dice_with_faces_from_one_to_six() -> None:
    """Eight weapons and energy for more on one side, one transport on the other."""
    ships = [(YELLOW, kind, "C3") for kind in ("heavy-cruiser", "fighter", "transport", "transport", "transport")]
    g = world(
        tiles=planets(*LINE),
        ships=[*ships, (BLUE, "transport", "C3")],
        stock={YELLOW: {"energy": 5}},
        phase="battle",
        region="C3",
    )
    play = Lucky(g)
    while not play.told("battle.rolled"):
        play.say(play.asked.passes or play.asked.keys[0])
    rolled = {told["side"]: told["faces"] for told in play.told("battle.rolled")}
    assert (len(rolled[YELLOW]), len(rolled[BLUE])) == (6, 1)
    assert {face for faces in rolled.values() for face in faces} <= set(range(1, 7))

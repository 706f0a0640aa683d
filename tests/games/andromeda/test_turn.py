"""The turn: one of two things, free actions in between, and what happens at its beginning and at its end."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.table.names import DISCARD
from tests.games.andromeda.openings import (
    TURN,
    Lucky,
    at_turn,
    cards,
    event,
    faces,
    launches,
    off_map,
    order,
    planets,
    raider,
    turn_ends,
    until,
)
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, world

ACTIVATION = "andromeda.return.ship-activation"
HAND_LIMIT = "andromeda.tactics.hand-limit"
END_STEPS = "andromeda.turn.end-steps"
LINE = ("C1", "C2", "C3", "C4", "C5")
OUT = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]


def returns(play: Play) -> Play:
    """Yellow can do nothing but return, and may have to say so: whether a base is open can hang on a secret hand."""
    assert (play.asked.seat, play.turn_of) == (YELLOW, YELLOW)
    if play.asked.code == TURN:
        assert play.asked.keys == ["return"]
        play.say("return")
    return play


# --- Launch or Return ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.turn.launch-or-return")
def test_a_turn_is_a_launch_or_a_return_and_nothing_else() -> None:
    play = Play(world(tiles=planets(*LINE), ships=OUT))
    assert (play.asked.seat, play.asked.code, play.asked.passes) == (YELLOW, TURN, "")
    assert {key.partition(":")[0] for key in play.asked.keys} == {"launch", "return"}


@pytest.mark.rule("andromeda.turn.launch-or-return")
def test_one_launch_and_the_turn_is_over() -> None:
    play = Play(world(tiles=planets(*LINE), ships=OUT)).launch("transport", "C2")
    assert (play.turn_of, play.asked.seat, play.asked.code) == (BLUE, BLUE, TURN)


@pytest.mark.rule("andromeda.turn.launch-or-return")
def test_after_a_return_there_is_no_launch() -> None:
    play = Play(world(tiles=planets(*LINE), ships=OUT)).say("return", "done")
    assert play.where(YELLOW, "transport").count("bay") == 2
    assert (play.turn_of, play.asked.code) == (BLUE, TURN)


@pytest.mark.rule("andromeda.turn.forced-return")
@pytest.mark.example("andromeda.example.forced-return-check")
def test_with_an_empty_launch_bay_there_is_only_the_return() -> None:
    ships = [(YELLOW, "transport", space) for space in ("C1", "C2", "C3")]
    play = returns(Play(world(tiles=planets(*LINE), ships=ships)))
    assert (play.asked.seat, play.asked.code) == (YELLOW, ACTIVATION)
    assert play.turn_of == YELLOW


@pytest.mark.rule("andromeda.turn.forced-return")
def test_a_ship_on_the_repair_barge_is_not_in_the_launch_bay() -> None:
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "barge"), (YELLOW, "transport", "scrapyard")]
    assert returns(Play(world(tiles=planets(*LINE), ships=ships))).asked.code == ACTIVATION


@pytest.mark.rule("andromeda.turn.forced-return")
def test_who_cannot_launch_anywhere_returns() -> None:
    """The transport in the bay has nowhere to go: only E3 and E5 are on the map, both too far from C1."""
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "bay")]
    play = returns(Play(world(tiles=planets("C1", "E5", "E3"), ships=ships)))
    assert (play.asked.seat, play.asked.code) == (YELLOW, ACTIVATION)


@pytest.mark.rule("andromeda.turn.voluntary-return")
def test_with_ships_in_the_bay_a_return_is_a_choice() -> None:
    play = Play(world(tiles=planets(*LINE), ships=OUT))
    assert "return" in play.asked.keys
    assert play.say("return").asked.code == ACTIVATION


@pytest.mark.rule("andromeda.turn.voluntary-return")
def test_a_return_needs_something_to_bring_back() -> None:
    play = Play(world(tiles=planets(*LINE)))
    assert play.refused("return").rule == "andromeda.turn.voluntary-return"


@pytest.mark.rule("andromeda.turn.voluntary-return")
@pytest.mark.parametrize("back", ["scrapyard", "barge", "sustain"])
def test_ships_in_the_scrapyard_and_sustain_cards_are_something_to_bring_back(back: str) -> None:
    scene: dict[str, Any] = {"ships": [(YELLOW, "transport", "bay"), (YELLOW, "fighter", back)]}
    if back == "sustain":
        keeps = next(n for n in cards(9, "sustain") if n not in at_the_beginning())
        scene = {"sustain": {YELLOW: (keeps,)}}
    assert "return" in Play(world(tiles=planets(*LINE), **scene)).asked.keys


@pytest.mark.rule("andromeda.turn.voluntary-return")
@pytest.mark.rule("andromeda.turn.forced-return")
def test_with_no_launch_and_nothing_to_bring_back_the_return_is_empty() -> None:
    """No tile lies on the map, and transports do not go into nebulae. Blue has a vessel that does."""
    ships = [(YELLOW, "transport", "bay"), (BLUE, "science-vessel", "bay")]
    play = Play(world(tiles={}, ships=ships))
    if play.asked.seat == YELLOW:
        returns(play).say("done")
    assert (play.asked.seat, play.asked.code) == (BLUE, TURN)
    assert play.told("launch.placed") == []


# --- free actions ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.turn.free-actions")
def test_any_number_of_free_actions_before_the_launch() -> None:
    bonus = {"C1": {"ice": 2, "titanium": 1}}
    g = world(tiles=planets(*LINE), ships=OUT, bonus=bonus, leaders={"C1": {YELLOW: 2}})
    play = Play(g)
    for key in (f"bonus:{at('C1')},ice", f"bonus:{at('C1')},titanium", f"recruit:{at('C1')},2"):
        play.act(YELLOW, key)
    assert (play.stock(YELLOW)["titanium"], play.table["station"][YELLOW]) == (1, 2)
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN), "the turn itself is still to come"


@pytest.mark.rule("andromeda.turn.free-actions")
def test_a_free_action_in_the_middle_of_a_payment_at_a_base() -> None:
    """The ship that has just been launched collects what lies there, and pays with it."""
    g = world(
        tiles=planets("C1", "C3", "E5", C2="trade-hub"),
        stock={YELLOW: {"credit": 1, "energy": 1}},
        bonus={"C2": {"ice": 1}},
    )
    play = Play(g).launch("transport", "C2")
    play.act(YELLOW, f"bonus:{at('C2')},ice")
    assert play.asked.code == "andromeda.base.any-resources"
    play.say("ice", "energy")
    assert play.stock(YELLOW) == {"titanium": 0, "nanocarbon": 0, "ice": 0, "credit": 3, "energy": 0}


@pytest.mark.rule("andromeda.turn.free-actions")
def test_free_actions_on_a_return() -> None:
    moons = faces("industry")[:2]
    play = Play(world(tiles=planets(*LINE), ships=OUT, claimed={YELLOW: moons})).say("return")
    play.act(YELLOW, "abandon:0").act(YELLOW, "abandon:0")
    assert play.table["moons"][YELLOW] == []
    assert play.asked.code == ACTIVATION


@pytest.mark.rule("andromeda.turn.free-actions")
def test_whose_turn_it_is_not_has_no_such_free_actions() -> None:
    g = world(
        tiles=planets(*LINE),
        ships=[*OUT, (BLUE, "transport", "C4"), (BLUE, "transport", "bay")],
        bonus={"C4": {"ice": 1}},
        claimed={BLUE: faces("industry")[:1]},
    )
    play = Play(g)
    play.refused_act(BLUE, f"bonus:{at('C4')},ice")
    play.refused_act(BLUE, "abandon:0")
    play.launch("transport", "C2").act(BLUE, f"bonus:{at('C4')},ice")
    assert play.stock(BLUE)["ice"] == 1


# --- the end ---------------------------------------------------------------------------------------------------------
LIMITS = dict(CONTENT.numbers.storage)


@pytest.mark.rule("andromeda.turn.end-discard")
def test_what_is_above_the_limits_is_lost_at_the_end_of_the_turn() -> None:
    """Of each kind two too many, for both players; only yellow's turn ends."""
    much = {kind: most + 2 for kind, most in LIMITS.items()}
    play = Play(world(tiles=planets(*LINE), stock={YELLOW: much, BLUE: much}))
    assert play.stock(YELLOW) == much
    play.launch("transport", "C1")
    assert (play.stock(YELLOW), play.stock(BLUE)) == (LIMITS, much)
    assert {told["seat"] for told in play.told("resource.discarded")} == {YELLOW}


@pytest.mark.rule("andromeda.turn.end-discard")
def test_at_the_limits_nothing_is_lost() -> None:
    """Each planet gives one resource, so one kind has a place left for it."""
    tiles = planets(*LINE)
    ((gained, _),) = CONTENT.planets[tiles["C1"]].under
    play = Play(world(tiles=tiles, stock={YELLOW: {**LIMITS, gained: LIMITS[gained] - 1}})).launch("transport", "C1")
    assert (play.stock(YELLOW), play.told("resource.discarded")) == (LIMITS, [])


@pytest.mark.rule("andromeda.turn.end-discard")
def test_the_player_chooses_which_cards_go_down_to_five() -> None:
    held = cards(7)
    play = Lucky(world(tiles=planets(*LINE), hand={YELLOW: held}))
    play.launch("transport", "C1")
    until(play, HAND_LIMIT)
    assert (play.asked.seat, play.asked.passes, len(play.asked.keys)) == (YELLOW, "", 7)
    play.say("card:1", "card:4")
    assert sorted(map(str, play.zone(DISCARD))) == sorted((held[1], held[4]))
    assert len(play.hand(YELLOW)) == 5
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.turn.end-discard")
def test_the_hand_of_another_player_is_not_looked_at() -> None:
    """Blue holds seven cards while yellow's turn ends, and has to discard two at the end of its own."""
    play = Lucky(world(tiles=planets(*LINE), hand={BLUE: cards(7)}))
    play.launch("transport", "C1")
    at_turn(play)
    assert (play.turn_of, len(play.hand(BLUE))) == (BLUE, 7)
    play.launch("transport", "C2")
    until(play, HAND_LIMIT)
    assert play.asked.seat == BLUE


def ending(held: int, due: bool) -> Play:
    """Yellow has launched; so many cards are in hand, and the event marker may lie on the station."""
    g = world(
        tiles=planets(*LINE),
        hand={YELLOW: cards(held)},
        due=due,
        events=(event("A"),),
        raiders=off_map(),
        tracks={YELLOW: {CONTENT.events[event("A")].track: 1}},
    )
    return Lucky(g).launch("transport", "C1")


@pytest.mark.rule("andromeda.turn.end-steps")
@pytest.mark.rule("andromeda.general.simultaneous")
@pytest.mark.parametrize("first", ["discard", "event"])
def test_who_has_to_discard_and_to_resolve_an_event_chooses_the_order(first: str) -> None:
    play = ending(6, due=True)
    until(play, END_STEPS)
    assert (play.asked.seat, set(play.asked.keys)) == (YELLOW, {"discard", "event"})
    turn_ends(play.say(first))
    told = order(play, "tactics.discarded", "event.card")
    assert told[0] == ("tactics.discarded" if first == "discard" else "event.card")
    assert sorted(set(told)) == ["event.card", "tactics.discarded"]


@pytest.mark.rule("andromeda.turn.end-steps")
@pytest.mark.rule("andromeda.general.simultaneous")
@pytest.mark.parametrize(("held", "due"), [(6, False), (5, True), (5, False)])
def test_where_one_thing_is_due_nobody_is_asked_for_an_order(held: int, due: bool) -> None:
    play = ending(held, due)
    while play.turn_of == YELLOW:
        assert play.asked.code != END_STEPS
        play.say(play.asked.passes or play.asked.keys[0])
    assert (bool(play.told("tactics.discarded")), bool(play.told("event.card"))) == (held > 5, due)


@pytest.mark.rule("andromeda.turn.end-steps")
def test_the_next_turn_begins_after_event_and_discard() -> None:
    play = ending(6, due=True)
    turn_ends(play)
    told = order(play, "event.reset", "tactics.discarded", "turn.begins")
    assert {"event.reset", "tactics.discarded"} <= set(told)
    assert told[-1] == "turn.begins"
    assert play.told("turn.begins")[-1]["seat"] == BLUE
    assert not play.table["due"]


# --- the beginning ---------------------------------------------------------------------------------------------------
def at_the_beginning() -> tuple[str, ...]:
    """The two sustain cards that do something when a turn begins: they move a ship, and repair."""
    return ("tow-lines", "night-shift")


def two_effects(**scene: Any) -> Play:
    damage = {"treasury": 1, "architect": 1}
    g = world(
        tiles=planets(*LINE),
        ships=[*OUT, (BLUE, "transport", "C4"), (BLUE, "transport", "bay")],
        sustain={YELLOW: at_the_beginning()},
        damage={YELLOW: damage},
        **scene,
    )
    return Play(g)


@pytest.mark.rule("andromeda.turn.start-effects")
def test_effects_of_the_beginning_come_before_the_turn_is_chosen() -> None:
    play = two_effects()
    assert play.asked.seat == YELLOW
    assert play.asked.code != TURN
    offered = {name for name in at_the_beginning() for key in play.asked.keys if name in key}
    assert offered == set(at_the_beginning()), "the player chooses which of them comes first"


@pytest.mark.rule("andromeda.turn.start-effects")
@pytest.mark.parametrize("first", [0, 1])
def test_either_effect_of_the_beginning_may_come_first(first: int) -> None:
    """With the repair first it is the repair that asks next; with the move first, the move."""
    play = two_effects()
    name = at_the_beginning()[first]
    play.say(next(key for key in play.asked.keys if name in key))
    assert (play.asked.code == "andromeda.repair.choose") == (name == "night-shift")
    while play.asked.code != TURN:
        play.say(play.asked.passes or play.asked.keys[0])
    assert play.turn_of == YELLOW


@pytest.mark.rule("andromeda.turn.start-effects")
def test_effects_of_the_beginning_wait_for_the_own_turn() -> None:
    """Blue is active: yellow's cards do nothing yet."""
    play = two_effects(active=BLUE)
    assert (play.asked.seat, play.asked.code) == (BLUE, TURN)


@pytest.mark.rule("andromeda.turn.launch-or-return")
def test_a_raider_next_door_does_not_take_the_launch_away() -> None:
    """Without a ship on the board there is nothing to return, whatever stands on the map."""
    play = Play(world(tiles=planets(*LINE), raiders=[(raider("A"), ("C3",))]))
    assert launches(play, "transport") == {"C1", "C2", "C4", "C5"}
    assert "return" not in play.asked.keys

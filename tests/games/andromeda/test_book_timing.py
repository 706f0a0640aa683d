"""When cards, abilities and free actions may be used: at any time of one's own turn, and at the moment a card names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.andromeda.more_world import ACCEPT, give, teamed
from tests.games.andromeda.openings import Lucky, at_turn, cards, turn_ends, until
from tests.games.andromeda.stations import EDGE, TURN, Game, claimed, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, moon, world

FOUR = dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), 4)
ICE, TITANIUM = moon("civilization", ice=1), moon("industry", titanium=1)
TILES = {"C2": "industry", "C3": "saffron-quay", "B1": "science"}
FLEET = [(YELLOW, "fighter", "bay"), (YELLOW, "transport", "bay"), (YELLOW, "transport", "B1")]
THEIRS = [(BLUE, "heavy-cruiser", "C3"), (BLUE, "transport", "bay")]


def launched(hand: Sequence[str] = (), faction: str = "") -> Play:
    """Yellow, with four of everything, launches a fighter to the planet where blue's cruiser stands."""
    told: dict[str, Any] = {"tiles": TILES, "ships": [*FLEET, *THEIRS], "stock": {YELLOW: FOUR}}
    factions = {YELLOW: faction} if faction else None
    g = world(2, hand={YELLOW: tuple(hand)}, factions=factions, station={YELLOW: 6}, **told)
    return Lucky(g, d6=(1, 1, 6, 6, 6)).launch("fighter", "C3")


def chances(play: Play, card: str, seat: int = YELLOW) -> list[str]:
    """The questions of this turn at which the card was among the answers, when it is never played."""
    seen, active = [], play.turn_of
    while play.over is None and play.turn_of == active:
        if f"play:{card}" in play.asked.keys and play.asked.seat == seat:
            seen.append(play.asked.code)
        play.say(play.asked.passes or play.asked.keys[0])
    return seen


# --- what is paid for on your own turn -------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.faction-ability")
@pytest.mark.rule("andromeda.free.any-turn")
def test_a_faction_pays_for_its_free_action_after_the_launch_too() -> None:
    """The Slow Furnace has no timing of its own: once the planet is activated, it can be used like before."""
    play = until(launched(faction="glass-foundry"), "andromeda.battle.dice-energy")
    assert "play:slow-furnace" in play.acts(YELLOW)


@pytest.mark.rule("andromeda.free.any-turn")
@pytest.mark.rule("andromeda.tactics.type-action")
@pytest.mark.parametrize("card", ["breaking-ground", "wreckers-bargain"])
def test_a_card_for_any_time_is_played_right_after_a_planet_was_activated(card: str) -> None:
    play = launched((card,))
    until(play, "andromeda.activate.once")
    assert f"play:{card}" in play.acts(YELLOW)


@pytest.mark.rule("andromeda.tactics.type-event")
@pytest.mark.rule("andromeda.resource.icon-input-output")
def test_ultimatum_is_for_a_launch_among_opponents() -> None:
    """It names the launch as its moment and any resource as its price: with four of each it can be played."""
    play = launched(("ultimatum",))
    while "play:ultimatum" not in play.asked.keys:
        assert play.turn_of == YELLOW, "it was never offered"
        play.say(play.asked.passes or play.asked.keys[0])
    play.say("play:ultimatum", "titanium")
    assert (play.step(YELLOW, "supremacy"), play.stock(YELLOW)["titanium"], play.table["marker"]) == (1, 3, 1)


@pytest.mark.rule("andromeda.tactics.type-battle")
@pytest.mark.rule("andromeda.tactics.play-discard")
@pytest.mark.parametrize("card", ["burning-the-stores", "reserve-batteries"])
def test_battle_cards_are_played_in_a_battle_on_the_own_turn_whatever_they_cost(card: str) -> None:
    assert chances(launched((card,)), card)


@pytest.mark.rule("andromeda.free.faction-ability")
def test_bitter_lessons_follow_a_battle_lost_on_the_own_turn() -> None:
    """The Magnet War Exiles pay a resource for a step when they have lost; whose turn it is does not matter."""
    assert chances(launched(faction="magnet-war-exiles"), "bitter-lessons")


@pytest.mark.rule("andromeda.free.abandon-moon-payment")
@pytest.mark.rule("andromeda.free.faction-ability")
@pytest.mark.parametrize("stored_energy", [0, 1])
def test_running_dark_may_be_paid_with_a_moon(stored_energy: int) -> None:
    """The Hush Riders pay an energy at the strike on their own turn; a moon may be abandoned for that at this moment,
    so it is offered, or something is asked before the raider comes at which the moon can be abandoned."""
    ships = [*FLEET[:2], (BLUE, "transport", "bay"), (BLUE, "transport", "bay")]
    g = world(
        tiles=TILES,
        ships=ships,
        raiders=[("saucerian-abductor", ("C2",))],
        factions={YELLOW: "hush-riders"},
        stock={YELLOW: {"energy": stored_energy}},
        claimed={YELLOW: (moon("science", energy=2),)},
    )
    play = Lucky(g).launch("fighter", "C3")
    assert not play.told("raider.strikes"), "the raider has come without a question"
    if not stored_energy:
        play.act(YELLOW, "abandon:0")
    while "play:running-dark" not in play.asked.keys:
        play.say(play.asked.passes)
    turn_ends(play.say("play:running-dark"))
    assert (play.told("battle.begins"), play.stock(YELLOW)["energy"]) == ([], 0 if stored_energy else 1)


# --- too many of something, and another way out ----------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
@pytest.mark.rule("andromeda.team.transfer")
def test_a_fifth_moon_may_go_to_the_teammate() -> None:
    """Handing over a claimed moon is a free action at any time, so it makes room like slotting or abandoning one."""
    top = (moon("commerce", credit=1), 2)
    g = teamed(tiles=EDGE, claimed={YELLOW: (ICE, TITANIUM, ICE, TITANIUM)}, moons={"C3": top})
    play = until(Lucky(g).launch("transport", "C3"), "andromeda.moon.over-limit-own-turn")
    assert give("moon", 0) in play.acts(YELLOW)
    play.act(YELLOW, give("moon", 0)).say(ACCEPT)
    settle(play, TURN)
    assert (len(claimed(play)), claimed(play, BLUE)) == (4, [ICE])


@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
@pytest.mark.rule("andromeda.free.abandon-moon")
@pytest.mark.parametrize(("key", "gained"), [("slot:0,ops", {}), ("abandon:0", {"ice": 1})])
def test_room_that_is_made_by_a_free_action_closes_the_question(key: str, gained: dict[str, int]) -> None:
    """The free action is as good as the answer: no second moon has to go."""
    top = (moon("commerce", credit=1), 2)
    g = world(tiles=EDGE, claimed={YELLOW: (ICE, TITANIUM, TITANIUM, TITANIUM)}, moons={"C3": top})
    play = until(Lucky(g).launch("transport", "C3"), "andromeda.moon.over-limit-own-turn")
    play.act(YELLOW, key)
    settle(play, TURN)
    assert (len(claimed(play)), stored(play)) == (4, gained)


@pytest.mark.rule("andromeda.tactics.hand-limit")
@pytest.mark.rule("andromeda.team.transfer")
def test_the_sixth_card_may_go_to_the_teammate_instead_of_the_discards() -> None:
    play = Lucky(teamed(tiles=EDGE, hand={YELLOW: cards(6)}, phase="end"))
    assert play.asked.code == "andromeda.tactics.hand-limit"
    play.act(YELLOW, give("card", 0)).say(ACCEPT)
    at_turn(play)
    assert (play.turn_of, len(play.hand(YELLOW)), len(play.hand(BLUE))) == (BLUE, 5, 1)


@pytest.mark.rule("andromeda.tactics.hand-limit")
@pytest.mark.rule("andromeda.resource.storage-limit")
@pytest.mark.rule("andromeda.free.discard-token")
def test_what_comes_while_cards_are_discarded_is_above_the_limits_too() -> None:
    """Yellow has seven cards and a full storage and uses the War Chest at that moment: a card and four energy more
    than may be kept, and all of it goes."""
    full = int(CONTENT.numbers.storage["energy"])
    g = world(
        tiles=EDGE,
        phase="end",
        hand={YELLOW: cards(7)},
        stock={YELLOW: {"energy": full}},
        awards={YELLOW: ("war-chest",)},
    )
    play = Lucky(g)
    assert play.asked.code == "andromeda.tactics.hand-limit"
    play.act(YELLOW, "play:war-chest")
    turn_ends(play)
    assert (len(play.hand(YELLOW)), play.stock(YELLOW)["energy"]) == (5, full)


@pytest.mark.rule("andromeda.repair.nothing")
@pytest.mark.rule("andromeda.repair.multiple")
def test_what_was_repaired_meanwhile_leaves_nothing_to_repair() -> None:
    """Spare Parts and All Hands Below have four repairs for one damage: one removes it, the other three may each be
    a VP."""
    hand, tokens = {YELLOW: ("all-hands-below",)}, {YELLOW: ("spare-parts",)}
    play = at_turn(Lucky(world(tiles=EDGE, damage={YELLOW: {"treasury": 1}}, tokens=tokens, hand=hand)))
    play.act(YELLOW, "play:spare-parts").act(YELLOW, "play:all-hands-below").say("module:2", "vp", "vp", "vp")
    assert (play.asked.code, play.vp(YELLOW), play.damage(YELLOW)) == (TURN, 3, {})


@pytest.mark.rule("andromeda.ship.move-effect")
@pytest.mark.rule("andromeda.development.populate")
def test_a_transport_that_is_settled_meanwhile_is_not_moved() -> None:
    """Slipstream asks which ships move; Breaking Ground turns one of them into a development first."""
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "C2"), (YELLOW, "transport", "bay")]
    ships += [(BLUE, "transport", "bay"), (BLUE, "transport", "bay")]
    hand = {YELLOW: ("slipstream", "breaking-ground")}
    said: dict[str, Any] = {"ships": ships, "hand": hand, "stock": {YELLOW: dict.fromkeys(FOUR, 9)}}
    play = Lucky(world(tiles=EDGE, active=BLUE, station={YELLOW: 7}, **said)).launch("transport", "A1")
    while "play:slipstream" not in play.asked.keys:
        play.say(play.asked.passes or play.asked.keys[0])
    play.say("play:slipstream")
    both = {key.split(",")[0] for key in play.asked.keys} - {"done"}
    play.act(YELLOW, "play:breaking-ground").say(f"develop:{at('C3')}")
    while play.asked.code != "andromeda.ship.move-effect":
        play.say(play.asked.keys[0])
    left = {key.split(",")[0] for key in play.asked.keys} - {"done"}
    assert (len(both), len(left), both >= left) == (2, 1, True)


@pytest.mark.rule("andromeda.return.ship-activation")
@pytest.mark.rule("andromeda.development.populate")
def test_a_transport_that_settles_on_the_way_home_activates_nothing() -> None:
    """Yellow returns with two transports; Breaking Ground settles one before any module is activated."""
    ships = [(YELLOW, "transport", space) for space in ("C3", "A1", "bay")]
    said: dict[str, Any] = {"ships": ships, "hand": {YELLOW: ("breaking-ground",)}, "station": {YELLOW: 7}}
    play = at_turn(Lucky(world(tiles=EDGE, stock={YELLOW: dict.fromkeys(FOUR, 9)}, **said))).say("return")
    until(play, "andromeda.return.ship-activation")
    before = {key.split(",")[1] for key in play.asked.keys if key.startswith("ship:")}
    play.act(YELLOW, "play:breaking-ground").say(f"develop:{at('C3')}")
    while play.asked.code != "andromeda.return.ship-activation":
        play.say(play.asked.passes or play.asked.keys[0])
    after = {key.split(",")[1] for key in play.asked.keys if key.startswith("ship:")}
    assert (len(before), len(after), before > after) == (2, 1, True)
    turn_ends(play)
    assert sorted(play.where(YELLOW, "transport"))[:3] == ["bay", "bay", "settled"]


# --- the turns of others ---------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.multi-player-order")
@pytest.mark.rule("andromeda.battle.condition")
def test_who_leaves_before_the_battle_is_not_in_it() -> None:
    """Yellow launches to blue and green. Green plays Cut and Run after the launch and moves its only ship away: the
    battle is between yellow and blue."""
    ships = [(YELLOW, "fighter", "bay"), (BLUE, "transport", "C3"), (GREEN, "transport", "C3")]
    ships += [(seat, "transport", "bay") for seat in range(3)]
    g = world(3, tiles=EDGE, ships=ships, hand={GREEN: ("cut-and-run",)}, stock={YELLOW: {"ice": 1}})
    play = Game(g, d6=(6,) * 20).launch("fighter", "C3")
    while "play:cut-and-run" not in play.asked.keys:
        assert play.turn_of == YELLOW
        play.say(play.asked.passes or play.asked.keys[0])
    play.say("play:cut-and-run")
    while play.asked.code != "andromeda.ship.move-effect":
        play.say(play.asked.keys[0])
    play.say(next(key for key in play.asked.keys if key.endswith(f",{at('C4')}")))
    turn_ends(play)
    assert {told["side"] for told in play.told("battle.rolled")} == {YELLOW, BLUE}
    assert play.where(GREEN, "transport")[0] == "C4"


@pytest.mark.rule("andromeda.battle.diplomacy-may-end")
@pytest.mark.rule("andromeda.battle.diplomacy")
def test_after_a_truce_nobody_plays_another_diplomacy_card() -> None:
    """Yellow hails and blue ends it: green keeps its card, nobody rolls, all ships stay."""
    ships = [(seat, "fighter", "C3") for seat in range(3)]
    hand = {YELLOW: ("hailing-frequencies",), GREEN: ("common-table",)}
    play = Game(world(3, tiles=EDGE, ships=ships, phase="battle", region="C3", hand=hand))
    play.say("play:hailing-frequencies", "fight", "end")
    settle(play)
    assert (play.vp(YELLOW), play.hand(GREEN), play.told("battle.rolled")) == (2, ["common-table"], [])
    assert [play.where(seat, "fighter") for seat in range(3)] == [["C3"]] * 3
    assert [play.step(seat, "supremacy") for seat in range(3)] == [0] * 3


# --- sustain and event cards -----------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_laid_down_on_the_way_home_is_gone_at_its_end() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    play = at_turn(Lucky(world(tiles=EDGE, ships=ships, hand={YELLOW: ("night-shift",)}))).say("return")
    until(play, "andromeda.return.ship-activation")
    play.act(YELLOW, "keep:night-shift")
    assert play.zone("sustain:0") == ["night-shift"]
    turn_ends(play)
    assert (play.zone("sustain:0"), play.hand(YELLOW)) == ([], [])
    assert "night-shift" in play.zone("tactics:discard")


@pytest.mark.rule("andromeda.tactics.type-event")
@pytest.mark.rule("andromeda.event.overshoot")
@pytest.mark.rule("andromeda.end.event-marker-removed")
@pytest.mark.parametrize("due", [True, False])
def test_an_event_card_is_played_though_the_marker_cannot_move(due: bool) -> None:
    """While an event is due the step is lost; otherwise the marker stands one space on. The card works either way."""
    ships = [(YELLOW, "transport", space) for space in ("C3", "C2", "A1", "A3", "bay")]
    g = world(tiles=EDGE, ships=ships, hand={YELLOW: ("parade-of-hulls",)}, due=due)
    play = at_turn(Lucky(g)).act(YELLOW, "play:parade-of-hulls")
    assert (play.step(YELLOW, "supremacy"), play.table["marker"], play.table["due"]) == (1, int(not due), due)

"""Tactics cards: drawing, paying with and playing them, and the hand limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.andromeda.table.names import DECK, DISCARD, sustain
from rimward.kernel.zone import Zone
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, moon, world

BATTLE = tuple(name for name, kind in CONTENT.tactics.items() if kind.type == "battle")  # no use outside a battle
SUSTAIN = tuple(name for name, kind in CONTENT.tactics.items() if kind.type == "sustain")
ONE_MOON = (moon("industry", titanium=1), 1)
LIMIT, ANY = "andromeda.tactics.hand-limit", "andromeda.base.any-resources"


def windows(play: Play) -> Play:
    """Nobody plays a card where one may be played."""
    while play.match.asked and play.asked.passes == "pass":
        play.say("pass")
    return play


def launched(space: str = "C3", *, draw: Sequence[str] = (), **more: Any) -> Play:
    """Yellow launches to the planet on C3, to the Monolith on C5 or to the Shipyard on E5."""
    tiles = {"C3": "industry", "C5": "monolith", "E5": "shipyard", "A1": "science"}
    moons = {"C3": ONE_MOON, "A1": ONE_MOON}
    play = Play(world(tiles=tiles, moons=moons, **more), draw=draw)
    windows(play)
    return windows(play.launch("transport", space))


def battle(yellow: Sequence[str], d6: Sequence[int] = (), **more: Any) -> Play:
    """Yellow's fighter against blue's on C3. It is yellow's turn."""
    ships = [(YELLOW, "fighter", "C3"), (BLUE, "fighter", "C3")]
    g = world(phase="battle", region="C3", tiles={"C3": "industry"}, ships=ships, hand={YELLOW: yellow}, **more)
    return Play(g, d6=d6)


def everything_offered(play: Play, seat: int) -> set[str]:
    """All that a seat could have answered or done while everybody passes to the end."""
    offered: set[str] = set()
    while play.over is None and play.match.asked:
        offered.update(play.acts(seat))
        if play.asked.seat == seat:
            offered.update(play.asked.keys)
        play.say(play.asked.passes)
    return offered


# --- resources -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.are-resources")
@pytest.mark.rule("andromeda.tactics.spent")
@pytest.mark.rule("andromeda.tactics.draw")
def test_cards_pay_for_any_resources() -> None:
    """Three cards in hand and nothing else: two of them buy three new ones. They have no effect and are discarded."""
    play = launched("C5", hand={YELLOW: BATTLE[:3]}, draw=BATTLE[3:6])
    assert (play.asked.code, play.asked.keys) == (ANY, ["card:0", "card:1", "card:2"])
    windows(play.say("card:2", "card:0"))
    assert play.hand(YELLOW) == [BATTLE[1], *BATTLE[3:6]]
    assert set(play.zone(DISCARD)) == {BATTLE[0], BATTLE[2]}
    assert {told["card"] for told in play.told("tactics.spent")} == {BATTLE[0], BATTLE[2]}
    assert play.told("tactics.played") == []


@pytest.mark.rule("andromeda.tactics.spent")
def test_everybody_sees_a_card_that_was_spent() -> None:
    play = launched("C5", hand={YELLOW: BATTLE[:2]}, stock={YELLOW: {"ice": 1}}, draw=BATTLE[3:6])
    windows(play.say("card:0", "ice"))
    assert [face for face, _ in play.match.view(BLUE)["zones"][DISCARD]["items"]] == [BATTLE[0]]


@pytest.mark.rule("andromeda.tactics.are-resources")
def test_the_two_cards_make_the_monolith_possible() -> None:
    """With one card and nothing else it cannot be visited."""
    tiles = {"C5": "monolith", "A1": "science"}
    one = windows(Play(world(tiles=tiles, hand={YELLOW: BATTLE[:1]})))
    two = windows(Play(world(tiles=tiles, hand={YELLOW: BATTLE[:2]})))
    assert one.refused(f"launch:transport,{at('C5')}")
    assert f"launch:transport,{at('C5')}" in two.asked.keys


# --- drawing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.draw")
@pytest.mark.rule("andromeda.tactics.hand-limit")
def test_drawing_knows_no_limit_until_the_turn_ends() -> None:
    """Five and three more are eight; then three are discarded, one at a time."""
    play = launched("C5", hand={YELLOW: BATTLE[:5]}, stock={YELLOW: {"ice": 2}}, draw=BATTLE[5:8])
    while play.asked.code == ANY:
        play.say("ice")
    windows(play)
    assert len(play.hand(YELLOW)) == 8
    assert play.asked.keys == [f"card:{n}" for n in range(8)]
    for left in (8, 7, 6):
        assert (play.asked.seat, play.asked.code, len(play.asked.keys)) == (YELLOW, LIMIT, left)
        play.say(play.asked.keys[0])
    assert play.hand(YELLOW) == list(BATTLE[3:8])
    assert set(play.zone(DISCARD)) == set(BATTLE[:3])
    assert windows(play).asked.seat == BLUE


@pytest.mark.rule("andromeda.tactics.draw")
@pytest.mark.parametrize(("discarded", "drawn"), [(4, 3), (2, 2), (0, 0)])
def test_an_empty_deck_is_made_of_the_discards(discarded: int, drawn: int) -> None:
    """What is missing then is lost. Nothing else lies in the deck."""
    pile = BATTLE[:discarded]
    g = world(tiles={"C5": "monolith"}, stock={YELLOW: {"ice": 2}})
    g.zones.lay(DECK, Zone("tactics"))
    g.zones.lay(DISCARD, Zone("tactics", (), pile, (g.zones.everyone,) * discarded))
    play = windows(Play(g, draw=pile[:drawn]).launch("transport", "C5"))
    assert play.hand(YELLOW) == list(pile[:drawn])
    assert play.zone(DISCARD) == []


# --- the hand limit --------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.hand-limit")
@pytest.mark.parametrize(("step", "limit"), [(0, 5), (3, 5), (4, 6), (6, 6), (7, 7), (8, 7)])
def test_the_hand_limit_rises_with_civilization(step: int, limit: int) -> None:
    within = launched(hand={YELLOW: BATTLE[:limit]}, tracks={YELLOW: {"civilization": step}})
    assert within.asked.seat == BLUE
    beyond = launched(hand={YELLOW: BATTLE[: limit + 1]}, tracks={YELLOW: {"civilization": step}})
    assert (beyond.asked.seat, beyond.asked.code) == (YELLOW, LIMIT)
    beyond.say("card:0")
    assert len(beyond.hand(YELLOW)) == limit


@pytest.mark.rule("andromeda.tactics.hand-limit")
def test_nobody_else_discards_at_the_end_of_the_turn() -> None:
    play = launched(hand={BLUE: BATTLE[:8]})
    assert play.asked.code != LIMIT
    assert len(play.hand(BLUE)) == 8
    assert play.asked.seat == BLUE


# --- playing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.play-discard")
def test_a_card_is_discarded_when_it_is_resolved() -> None:
    """All Hands Below, for any time of the own turn, repairs twice; with nothing to repair that is 2 VP."""
    play = Play(world(hand={YELLOW: ("all-hands-below",)})).act(YELLOW, "play:all-hands-below")
    assert (play.hand(YELLOW), play.zone(DISCARD)) == ([], [])
    play.say("vp", "vp")
    assert play.zone(DISCARD) == ["all-hands-below"]
    assert play.told("tactics.played") == [{"seat": YELLOW, "card": "all-hands-below"}]
    assert play.refused_act(YELLOW, "play:all-hands-below")


@pytest.mark.rule("andromeda.tactics.play-discard")
def test_a_card_waits_for_the_time_it_names() -> None:
    """Cold Trail is for the moment before raiders strike, not for the beginning of the turn."""
    play = Play(world(tiles={"A1": "science"}, hand={YELLOW: ("cold-trail",)}))
    assert "play:cold-trail" not in play.acts(YELLOW)
    assert "play:cold-trail" not in play.asked.keys


@pytest.mark.rule("andromeda.tactics.type-action")
def test_some_action_cards_are_for_the_turns_of_others() -> None:
    """Talk of the Docks, when another player has launched to a base, draws two cards."""
    tiles = {"E5": "shipyard"}
    play = Play(world(tiles=tiles, hand={BLUE: ("talk-of-the-docks",)}), draw=BATTLE[:2]).launch("transport", "E5")
    while play.asked.seat != BLUE:
        play.say(play.asked.passes)
    play.say("play:talk-of-the-docks")
    assert play.hand(BLUE) == list(BATTLE[:2])


@pytest.mark.rule("andromeda.tactics.type-action")
@pytest.mark.rule("andromeda.tactics.type-event")
def test_neither_action_nor_event_cards_are_played_in_a_battle() -> None:
    """Not even the cards for any time."""
    cards = ("all-hands-below", "call-to-quarters", "deep-soundings", "wreckers-bargain")
    offered = everything_offered(battle(cards, d6=(6, 1, 1, 1)), YELLOW)
    assert not {f"play:{card}" for card in cards} & {key.split(",")[0] for key in offered}


@pytest.mark.rule("andromeda.tactics.type-action")
def test_a_card_for_the_own_turn_is_not_played_on_another() -> None:
    play = Play(world(tiles={"A1": "science"}, hand={BLUE: ("all-hands-below",), YELLOW: ("all-hands-below",)}))
    assert "play:all-hands-below" in play.acts(YELLOW)
    assert play.refused_act(BLUE, "play:all-hands-below")


@pytest.mark.rule("andromeda.tactics.type-event")
@pytest.mark.rule("andromeda.event.track-advance")
def test_an_event_card_advances_the_event_marker_at_once() -> None:
    """Deep Soundings looks through the observatory discoveries, and the marker has moved before that."""
    tokens = [name for name, kind in CONTENT.tokens.items() if kind.kind == "discovery"]
    g = world(hand={YELLOW: ("deep-soundings",)}, discoveries={"observatory": tokens[:3]})
    play = Play(g).act(YELLOW, "play:deep-soundings")
    assert play.asked.code == "andromeda.track.science-observatory"
    assert (play.table["marker"], play.told("event.advanced")) == (1, [{"marker": 1}])


@pytest.mark.rule("andromeda.tactics.type-event")
def test_event_cards_are_for_the_own_turn() -> None:
    play = Play(world(tiles={"A1": "science"}, hand={BLUE: ("deep-soundings",)}))
    assert play.refused_act(BLUE, "play:deep-soundings")


# --- sustain ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_stays_until_the_return() -> None:
    """Dockside Tab: it lies there over blue's turn, and is discarded in the last step of yellow's Return."""
    tiles = {"C3": "industry", "E5": "commerce", "A1": "science"}
    ships = [(seat, "transport", "bay") for seat in (YELLOW, BLUE) for _ in range(2)]
    play = Play(
        world(tiles=tiles, moons=dict.fromkeys(("C3", "E5"), ONE_MOON), ships=ships, hand={YELLOW: ("dockside-tab",)})
    )
    play.act(YELLOW, "keep:dockside-tab")
    assert (play.hand(YELLOW), play.zone(sustain(YELLOW)), play.zone(DISCARD)) == ([], ["dockside-tab"], [])
    windows(play.launch("transport", "C3"))
    windows(play.launch("transport", "E5"))
    assert play.zone(sustain(YELLOW)) == ["dockside-tab"]
    if play.asked.code == "andromeda.turn.launch-or-return":
        play.say("return")
    assert windows(play).zone(sustain(YELLOW)) == ["dockside-tab"]
    play.say("done")
    assert (play.zone(sustain(YELLOW)), play.zone(DISCARD)) == ([], ["dockside-tab"])


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_a_sustain_card_works_again_and_again() -> None:
    """Dockside Tab: 1 credit whenever yellow has activated a base, and the card still lies there."""
    g = world(tiles={"E5": "shipyard"}, sustain={YELLOW: ("dockside-tab",)}, stock={YELLOW: {"credit": 1}})
    play = Play(g).launch("transport", "E5").passes("andromeda.repair.nothing")
    if "play:dockside-tab" in play.asked.keys:
        play.say("play:dockside-tab")
    assert play.stock(YELLOW)["credit"] == 2
    assert play.zone(sustain(YELLOW)) == ["dockside-tab"]


@pytest.mark.rule("andromeda.tactics.type-sustain")
@pytest.mark.rule("andromeda.tactics.hand-limit")
def test_sustain_cards_in_play_are_not_in_hand() -> None:
    """Five in hand and one in play are within the limit; and what is in play pays for nothing."""
    play = launched(hand={YELLOW: BATTLE[:5]}, sustain={YELLOW: SUSTAIN[2:3]})
    assert play.asked.seat == BLUE
    poor = Play(world(tiles={"C5": "monolith", "A1": "science"}, sustain={YELLOW: ("fitters-bonus", "night-shift")}))
    rich = Play(world(tiles={"C5": "monolith", "A1": "science"}, stock={YELLOW: {"ice": 2}}))
    key = f"launch:transport,{at('C5')}"
    assert key in windows(rich).asked.keys
    assert windows(poor).refused(key)


@pytest.mark.rule("andromeda.tactics.type-sustain")
def test_sustain_cards_are_laid_down_on_the_own_turn() -> None:
    play = Play(world(tiles={"A1": "science"}, hand={BLUE: ("dockside-tab",)}))
    assert play.refused_act(BLUE, "keep:dockside-tab")


# --- in battles ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.tactics.type-diplomacy")
def test_one_diplomacy_card_a_battle_and_only_in_its_step() -> None:
    """Yellow holds Hailing Frequencies twice: 1 VP for blue's ship, once."""
    play = battle(("hailing-frequencies", "hailing-frequencies"), d6=(6, 1, 1, 1))
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.battle.diplomacy")
    play.say("play:hailing-frequencies", "fight", "fight")
    assert play.vp(YELLOW) == 1
    assert not [key for key in everything_offered(play, YELLOW) if key.startswith("play:hailing-frequencies")]


@pytest.mark.rule("andromeda.tactics.type-diplomacy")
@pytest.mark.rule("andromeda.tactics.type-battle")
def test_outside_battles_neither_is_played() -> None:
    cards = ("hailing-frequencies", "reserve-batteries", "sabotage")
    play = Play(world(tiles={"C3": "industry"}, moons={"C3": ONE_MOON}, hand={YELLOW: cards}))
    assert not [key for key in play.acts(YELLOW) if key.startswith("play:")]
    windows(play).launch("transport", "C3")
    while play.asked.seat == YELLOW:
        assert not [key for key in play.asked.keys if key.startswith("play:")]
        play.say(play.asked.passes)


@pytest.mark.rule("andromeda.tactics.type-battle")
def test_any_number_of_battle_cards() -> None:
    """Reserve Batteries twice: 2 and 4 more are the six dice that anybody may roll."""
    play = battle(("reserve-batteries", "reserve-batteries"), d6=(6,) * 6 + (1, 1))
    for _ in range(2):
        while not (play.asked.seat == YELLOW and "play:reserve-batteries" in play.asked.keys):
            play.say(play.asked.passes)
        play.say("play:reserve-batteries")
    play.passes()
    assert [len(told["faces"]) for told in play.told("battle.rolled")] == [6, 2]


@pytest.mark.rule("andromeda.tactics.type-battle")
def test_most_battle_cards_need_ships_in_the_battle() -> None:
    """Yellow only looks on, so of its two cards Vultures' Share alone is any use: it is for those who do."""
    ships = [(YELLOW, "transport", "E5"), (BLUE, "fighter", "C3")]
    g = world(
        phase="battle",
        region="C3",
        tiles={"C3": "industry", "E5": "science"},
        ships=ships,
        raiders=[("saucerian-abductor", ("C3",))],
        hand={YELLOW: ("reserve-batteries", "vultures-share")},
    )
    offered = {key.split(",")[0] for key in everything_offered(Play(g, d6=(6, 6, 1, 1, 1)), YELLOW)}
    assert "play:vultures-share" in offered
    assert "play:reserve-batteries" not in offered

"""The progress tracks: what the spaces do to whoever reaches them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.andromeda.table.names import TRACKS, discovery, tokens
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, world

RICH = {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5, "energy": 5}
LEADERS = {"science": 2, "industry": 3, "supremacy": 1, "commerce": 2, "civilization": 4}
DISCOVERIES = tuple(name for name, kind in CONTENT.tokens.items() if kind.kind == "discovery")
PRIZES = tuple(name for name, kind in CONTENT.tokens.items() if kind.kind == "supremacy")
CARDS = tuple(CONTENT.tactics)
LIMIT = "andromeda.track.civilization-limit"


def reaches(track: str, space: int, *, marker: int = 0, draw: Sequence[str] = (), **more: Any) -> Play:
    """Yellow stands one below a space of a track and builds a development of it, so that it reaches the space."""
    g = world(
        tiles={"C2": "development-office", "C3": track, **more.pop("tiles", {})},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"), *more.pop("ships", ())],
        stock={YELLOW: RICH, BLUE: RICH},
        station={YELLOW: 4, BLUE: 4},
        tracks={YELLOW: {track: space - 1}, **more.pop("tracks", {})},
        marker=marker,
        **more,
    )
    return windows(windows(Play(g, draw=draw)).launch("transport", "C2"))


def windows(play: Play) -> Play:
    """Whoever holds cards plays none of them."""
    while play.match.asked and play.asked.passes == "pass":
        play.say("pass")
    return play


def tile(ship: str, number: int = 0) -> str:
    names: list[str] = [name for name, kind in CONTENT.upgrades.items() if kind.ship == ship]
    return names[number]


# --- moving on a track -----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.five")
@pytest.mark.parametrize("track", TRACKS)
def test_there_are_five_tracks_with_a_marker_of_each_player(track: str) -> None:
    play = reaches(track, 1)
    assert play.told("track.advanced") == [{"seat": YELLOW, "track": track, "space": 1}]
    assert {name: play.step(YELLOW, name) for name in TRACKS} == {name: int(name == track) for name in TRACKS}
    assert [play.step(BLUE, name) for name in TRACKS] == [0] * 5


@pytest.mark.rule("andromeda.track.step-by-step")
def test_every_space_on_the_way_takes_effect() -> None:
    """Two science modules from 5: first the event space 6, then the discovery space 7."""
    deck = [name for name, kind in CONTENT.modules.items() if kind.deck == "science" and not kind.damage]
    g = world(
        tiles={"C3": "maximus"},
        tracks={YELLOW: {"science": 5}},
        stock={YELLOW: {"ice": 5}},
        market={"science": deck[:3]},
        discoveries={"second": DISCOVERIES[:2]},
    )
    play = Play(g, draw=deck[3:5]).launch("transport", "C3").say("buy:science,0")
    assert (play.step(YELLOW, "science"), play.table["marker"]) == (6, 2), "one for the Field and one for the space"
    play.say(next(key for key in play.asked.keys if key.startswith("buy:science")))
    assert play.asked.code == "andromeda.track.science-discovery"
    assert play.step(YELLOW, "science") == 7


@pytest.mark.rule("andromeda.track.top")
@pytest.mark.parametrize("track", TRACKS)
def test_an_advance_beyond_the_top_is_lost(track: str) -> None:
    """The development scores its leaders and nothing is paid for the advance."""
    play = reaches(track, 10)
    assert play.step(YELLOW, track) == 9
    assert play.told("track.advanced") == []
    assert play.vp(YELLOW) == LEADERS[track]
    assert play.table["marker"] == 0


# --- spaces of all tracks --------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.event-space")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("space", range(1, 10))
def test_event_spaces_move_the_event_marker(track: str, space: int) -> None:
    """3, 6 and 8, on every track; blue has passed there before."""
    play = reaches(track, space, tracks={BLUE: {track: 9}})
    play.passes()
    assert play.step(YELLOW, track) == space
    assert play.told("event.advanced") == ([{"marker": 1}] if space in (3, 6, 8) else [])


# --- science ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.science-discovery")
@pytest.mark.parametrize(("space", "stack", "other"), [(4, "first", "second"), (7, "second", "first")])
def test_a_discovery_space_gives_one_token_of_its_stack(space: int, stack: str, other: str) -> None:
    """Yellow looks through all five and takes the third; blue does not see which."""
    mine, others = DISCOVERIES[:5], DISCOVERIES[5:10]
    play = reaches("science", space, discoveries={stack: mine, other: others, "observatory": DISCOVERIES[10:12]})
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.track.science-discovery")
    assert play.asked.keys == [f"token:{n}" for n in range(5)]
    play.say("token:2")
    assert play.zone(tokens(YELLOW)) == [mine[2]]
    seen = play.match.view(BLUE)["zones"]
    assert [face for face, _ in seen[tokens(YELLOW)]["items"]] == [None]
    assert len(play.zone(discovery(stack))) == 4
    assert len(play.zone(discovery(other))) == 5
    assert len(play.zone(discovery("observatory"))) == 2


@pytest.mark.rule("andromeda.track.science-discovery")
@pytest.mark.parametrize("space", [1, 2, 3, 5, 6, 8])
def test_other_spaces_of_science_give_no_token(space: int) -> None:
    play = reaches("science", space, discoveries={"first": DISCOVERIES[:2], "second": DISCOVERIES[2:4]})
    assert play.zone(tokens(YELLOW)) == []
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.track.science-discovery")
def test_an_empty_stack_gives_nothing() -> None:
    play = reaches("science", 4, discoveries={"second": DISCOVERIES[:2]})
    assert play.zone(tokens(YELLOW)) == []
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.track.science-observatory")
def test_the_observatory_looks_through_the_third_stack() -> None:
    stacks = {"first": DISCOVERIES[:2], "second": DISCOVERIES[2:4], "observatory": DISCOVERIES[4:9]}
    play = Play(world(cards={YELLOW: ("observatory",)}, discoveries=stacks)).act(YELLOW, "play:observatory")
    assert play.asked.code == "andromeda.track.science-observatory"
    assert play.asked.keys == [f"token:{n}" for n in range(5)]
    assert play.say("token:4").zone(tokens(YELLOW)) == [DISCOVERIES[8]]
    assert [len(play.zone(discovery(stack))) for stack in ("first", "second")] == [2, 2]


# --- industry --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.industry-upgrade")
@pytest.mark.parametrize("space", range(1, 9))
def test_upgrade_spaces_of_industry(space: int) -> None:
    """3, 5 and 7 give an upgrade, and the ship with it."""
    chosen, other = tile("fighter"), tile("heavy-cruiser")
    play = reaches("industry", space, tiles_left={YELLOW: (chosen, other)})
    if space not in (3, 5, 7):
        assert play.asked.seat == BLUE
        assert play.told("upgrade.gained") == []
        return
    assert (play.asked.code, set(play.asked.keys)) == ("andromeda.upgrade.gain", {f"tile:{chosen}", f"tile:{other}"})
    play.say(f"tile:{chosen}", "build")
    assert play.told("upgrade.gained") == [{"seat": YELLOW, "tile": chosen}]
    assert play.where(YELLOW, "fighter") == ["bay"]


# --- supremacy -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.supremacy-token")
@pytest.mark.parametrize(("space", "number"), [(2, 0), (4, 1), (7, 2)])
def test_the_first_on_a_token_space_takes_its_token(space: int, number: int) -> None:
    play = reaches("supremacy", space, prizes=PRIZES[:3])
    assert play.told("track.prize") == [{"seat": YELLOW, "token": PRIZES[number]}]
    assert play.table["awards"][YELLOW] == [PRIZES[number]]
    assert [bool(token) for token in play.table["prizes"]] == [n != number for n in range(3)]
    assert play.vp(YELLOW) == LEADERS["supremacy"], "no VP for the space"


@pytest.mark.rule("andromeda.track.supremacy-token")
@pytest.mark.parametrize("space", range(1, 9))
def test_where_the_token_is_gone_there_are_two_vp(space: int) -> None:
    play = reaches("supremacy", space, prizes=("", "", ""))
    assert play.vp(YELLOW) == LEADERS["supremacy"] + (2 if space in (2, 4, 7) else 0)


@pytest.mark.rule("andromeda.track.supremacy-token")
@pytest.mark.example("andromeda.example.supremacy-second")
def test_the_second_player_on_a_token_space_scores_two_vp() -> None:
    """Yellow takes the token; then blue returns and builds an Obelisk with its Architect."""
    play = reaches(
        "supremacy",
        2,
        prizes=PRIZES[:3],
        tiles={"E5": "supremacy", "A5": "monolith"},
        ships=[(BLUE, "transport", "E5"), (BLUE, "transport", "A5")],
        tracks={BLUE: {"supremacy": 1}},
    ).passes()
    assert play.table["awards"] == [[PRIZES[0]], []]
    yellow = play.vp(YELLOW)
    if play.asked.code == "andromeda.turn.launch-or-return":  # the Launch Bay is empty
        play.say("return")
    other = next(n for n, ship in enumerate(play.table["ships"]) if ship["region"] == at("A5"))
    play.say(f"ship:3,{other}", f"develop:{at('E5')}")
    assert play.step(BLUE, "supremacy") == 2
    assert play.table["awards"] == [[PRIZES[0]], []]
    assert [play.vp(YELLOW) - yellow, play.vp(BLUE)] == [0, LEADERS["supremacy"] + 2]


# --- civilization ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.civilization-limit")
@pytest.mark.example("andromeda.example.hand-limit-draw")
def test_a_new_hand_limit_may_be_drawn_up_to() -> None:
    """Four in hand, the limit becomes six: two are drawn, and all six are kept."""
    play = reaches("civilization", 4, hand={YELLOW: CARDS[:4]}, draw=CARDS[4:6])
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (YELLOW, LIMIT, ["draw", "decline"])
    windows(play.say("draw"))
    assert play.hand(YELLOW) == list(CARDS[:6])
    assert play.asked.seat == BLUE, "nothing is to be discarded"


@pytest.mark.rule("andromeda.track.civilization-limit")
def test_the_higher_limit_holds_without_drawing() -> None:
    """The second space makes it seven."""
    play = windows(reaches("civilization", 7, hand={YELLOW: CARDS[:6]}).say("decline"))
    assert len(play.hand(YELLOW)) == 6
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.track.civilization-limit")
@pytest.mark.parametrize(("space", "held"), [(4, 6), (7, 7), (3, 2), (5, 2), (8, 2)])
def test_nothing_is_drawn_at_the_limit_or_on_another_space(space: int, held: int) -> None:
    play = reaches("civilization", space, hand={YELLOW: CARDS[:held]})
    assert play.asked.code != LIMIT
    assert play.hand(YELLOW) == list(CARDS[:held])


# --- any track -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.any-track")
@pytest.mark.parametrize("track", TRACKS)
def test_the_player_chooses_the_track(track: str) -> None:
    """Victor's Share, a supremacy token, gives a step on any track."""
    play = Play(world(awards={YELLOW: ("victors-share",)})).act(YELLOW, "play:victors-share")
    assert (play.asked.code, play.asked.keys) == ("andromeda.track.any-track", [f"track:{name}" for name in TRACKS])
    play.say(f"track:{track}")
    assert {name: play.step(YELLOW, name) for name in TRACKS} == {name: int(name == track) for name in TRACKS}

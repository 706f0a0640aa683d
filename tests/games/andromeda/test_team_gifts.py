"""Two against two: what teammates know of each other, and what they may hand over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rimward.games.andromeda.table.names import CLAIMED, EVENTS, TRACKS, discovery, hand, market, peek, tokens
from tests.games.andromeda.more_world import (
    ACCEPT,
    CONSENT,
    DECLINE,
    FOR_MATE,
    KEEP,
    TO_MATE,
    ask,
    faces,
    give,
    team_opening,
    teamed,
)
from tests.games.andromeda.openings import cards, until
from tests.games.andromeda.stations import EDGE, TURN, Game, claimed, find, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, PURPLE, YELLOW, Play, module, moon

SECOND = "andromeda.base.field-second-module"
TITANIUM = moon("industry", titanium=1)
ICE = moon("civilization", ice=1)
PLATING = find("tokens", kind="discovery", do=[{"gain": {"titanium": 2, "nanocarbon": 1}}])
PARADE = find("tokens", kind="supremacy", do=[{"vp": {"points": 4}}, {"gain": {"energy": 1}}])
KINDS = ("titanium", "nanocarbon", "ice", "credit", "energy")
SPECTATOR = 4
Seats = Mapping[int, Any]


def turn(**said: Any) -> Play:
    """Yellow's turn; blue is its teammate."""
    told: dict[str, Any] = {"tiles": EDGE, **said}
    return settle(Game(teamed(**told)), TURN)


def handed(play: Play, key: str, seat: int = YELLOW, mate: int = BLUE) -> Play:
    """One proposes it and the other accepts."""
    play.act(seat, key)
    assert (play.asked.seat, play.asked.code) == (mate, CONSENT)
    assert set(play.asked.keys) == {ACCEPT, DECLINE}
    return play.say(ACCEPT)


def transfers(play: Play, seat: int = YELLOW) -> set[str]:
    return {key for key in play.acts(seat) if key.startswith((give(""), ask("")))}


# --- secrets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.shared-information")
@pytest.mark.rule("andromeda.general.hidden-information")
def test_a_teammate_sees_the_cards_that_are_drawn() -> None:
    """The Monolith gives yellow three cards: blue sees them, nobody else does, whoever watches included."""
    play = turn(tiles={**EDGE, "C3": "monolith"}, stock={YELLOW: {"ice": 2}})
    settle(play.launch("transport", "C3"), TURN)
    mine = faces(play.match, YELLOW, hand(YELLOW))
    assert (len(mine), None in mine) == (3, False)
    assert faces(play.match, BLUE, hand(YELLOW)) == mine
    for other in (GREEN, PURPLE, SPECTATOR):
        assert faces(play.match, other, hand(YELLOW)) == [None] * 3


@pytest.mark.rule("andromeda.team.shared-information")
def test_they_know_each_others_cards_from_the_beginning() -> None:
    """Those of the factions; opponents know how many they are."""
    for seed in range(8):
        play = team_opening(seed=seed).chosen()
        for seat, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
            held = play.faces(hand(seat), seat)
            assert play.faces(hand(seat), mate) == held
            others = set(range(5)) - {seat, mate}
            assert [play.faces(hand(seat), other) for other in sorted(others)] == [[None] * len(held)] * 3


@pytest.mark.rule("andromeda.team.shared-information")
def test_they_see_each_others_event_cards_in_a_nebula() -> None:
    """Yellow looks at two; so does blue, while they are looked at and when they are back."""
    two = tuple(name for name, event in CONTENT.events.items() if event.deck == "dawn")[:2]
    fleet = [(YELLOW, "science-vessel", "bay"), (YELLOW, "transport", "bay")]
    play = turn(ships=fleet, events=two).launch("science-vessel", "N1")
    until(play, "andromeda.activate.nebula-peek")
    seen = [faces(play.match, seat, peek(YELLOW)) for seat in range(4)]
    assert seen == [[*two], [*two], [None, None], [None, None]]
    settle(play.say("top:1"), TURN)
    tops = [faces(play.match, seat, EVENTS)[0] for seat in range(4)]
    assert tops == [two[1], two[1], None, None]


@pytest.mark.rule("andromeda.team.shared-information")
@pytest.mark.rule("andromeda.track.science-discovery")
def test_they_see_each_others_discovery_tokens() -> None:
    """Yellow buys a science module and reaches the fourth space."""
    stack = tuple(name for name, kind in CONTENT.tokens.items() if kind.kind == "discovery")[:5]
    play = bought("science", tracks={YELLOW: {"science": 3}}, discoveries={"first": stack})
    settle(play.say(KEEP), TURN)
    mine = faces(play.match, YELLOW, tokens(YELLOW))
    assert (len(mine), len(faces(play.match, YELLOW, discovery("first")))) == (1, 4)
    assert [faces(play.match, seat, tokens(YELLOW)) for seat in range(5)] == [mine, mine, [None], [None], [None]]


# --- handing over ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("kind", KINDS)
def test_a_resource_is_given_to_the_teammate(kind: str) -> None:
    play = handed(turn(stock={YELLOW: {kind: 2}, BLUE: {kind: 1}}), give(kind))
    assert (play.stock(YELLOW)[kind], play.stock(BLUE)[kind]) == (1, 2)
    assert (play.asked.seat, play.asked.code) == (YELLOW, TURN), "it costs no turn"


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("kind", KINDS)
def test_a_resource_is_had_from_the_teammate(kind: str) -> None:
    play = handed(turn(stock={YELLOW: {kind: 2}, BLUE: {kind: 1}}), ask(kind))
    assert (play.stock(YELLOW)[kind], play.stock(BLUE)[kind]) == (3, 0)


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("own", [True, False])
def test_a_tactics_card_is_a_resource_to_hand_over(own: bool) -> None:
    """It stays hidden from the other team."""
    first, second = cards(2)
    owner, other = (YELLOW, BLUE) if own else (BLUE, YELLOW)
    play = turn(hand={owner: (first, second)})
    handed(play, give("card", 1) if own else ask("card", 1))
    assert (play.hand(owner), play.hand(other)) == ([first], [second])
    assert [faces(play.match, seat, hand(other)) for seat in (owner, GREEN, SPECTATOR)] == [[second], [None], [None]]


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("own", [True, False])
def test_a_claimed_moon_is_handed_over_without_its_benefit(own: bool) -> None:
    owner, other = (YELLOW, BLUE) if own else (BLUE, YELLOW)
    play = handed(turn(claimed={owner: (TITANIUM, ICE)}), give("moon", 1) if own else ask("moon", 1))
    assert (claimed(play, owner), claimed(play, other)) == ([TITANIUM], [ICE])
    assert stored(play, owner) == stored(play, other) == {}


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("own", [True, False])
def test_a_discovery_token_is_handed_over_face_down(own: bool) -> None:
    owner, other = (YELLOW, BLUE) if own else (BLUE, YELLOW)
    play = handed(turn(tokens={owner: (PLATING,)}), give("token", 0) if own else ask("token", 0))
    assert (play.zone(tokens(owner)), play.zone(tokens(other))) == ([], [PLATING])
    assert faces(play.match, GREEN, tokens(other)) == [None]


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("own", [True, False])
def test_a_supremacy_token_is_handed_over(own: bool) -> None:
    owner, other = (YELLOW, BLUE) if own else (BLUE, YELLOW)
    play = handed(turn(awards={owner: (PARADE,)}), give("award", 0) if own else ask("award", 0))
    assert (play.table["awards"][owner], play.table["awards"][other]) == ([], [PARADE])
    assert play.vp(owner) == play.vp(other) == 0
    if not own:
        settle(play.act(YELLOW, f"play:{PARADE}"), TURN)
        assert play.vp(YELLOW) == 4


@pytest.mark.rule("andromeda.team.transfer")
def test_there_is_nothing_else_to_hand_over() -> None:
    """Neither slotted moons, nor leaders, VP, modules or development cards; nor what one does not have."""
    lantern = module("commerce", slot="output")
    play = turn(
        modules={YELLOW: (lantern,)},
        slots={YELLOW: {lantern: TITANIUM}},
        operations={YELLOW: ICE, BLUE: ICE},
        station={YELLOW: 3, BLUE: 3},
        cards={YELLOW: ("city",), BLUE: ("spaceport",)},
        vp={YELLOW: 5, BLUE: 5},
    )
    assert transfers(play) == set()
    for key in (give("ice"), ask("ice"), give("moon", 0), ask("moon", 0), give("card", 0), ask("token", 0)):
        play.refused_act(YELLOW, key)


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("key", [give("ice"), ask("ice")])
def test_nothing_is_handed_over_without_the_teammates_consent(key: str) -> None:
    """After that something else may still be proposed, for nothing was transferred."""
    play = turn(stock={YELLOW: {"ice": 1, "credit": 1}, BLUE: {"ice": 1}}).act(YELLOW, key).say(DECLINE)
    assert (stored(play), stored(play, BLUE)) == ({"ice": 1, "credit": 1}, {"ice": 1})
    handed(play, give("credit"))
    assert (stored(play), stored(play, BLUE)) == ({"ice": 1}, {"ice": 1, "credit": 1})


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.parametrize("first", [give("ice"), ask("ice")])
@pytest.mark.parametrize("second", [give("ice"), ask("ice"), give("credit"), ask("moon", 0)])
def test_one_thing_in_a_turn_in_either_direction(first: str, second: str) -> None:
    play = turn(stock={YELLOW: {"ice": 2, "credit": 1}, BLUE: {"ice": 2}}, claimed={BLUE: (TITANIUM,)})
    assert {first, second} <= transfers(play)
    handed(play, first)
    assert transfers(play) == set()
    play.refused_act(YELLOW, second)


@pytest.mark.rule("andromeda.team.transfer")
def test_in_the_next_turn_there_is_one_more() -> None:
    """Yellow gives blue an ice, and blue gives it back on its own turn."""
    play = handed(turn(stock={YELLOW: {"ice": 1}}), give("ice"))
    settle(play.launch("transport", "C3"), TURN)
    assert play.turn_of == BLUE
    handed(play, give("ice"), BLUE, YELLOW)
    assert stored(play, BLUE) == {}


@pytest.mark.rule("andromeda.team.transfer")
def test_only_the_active_player_transfers_and_only_with_the_teammate() -> None:
    """Everybody has an ice. Asking green for one is not possible, nor may blue begin."""
    play = turn(stock={seat: {"ice": 1} for seat in range(4)})
    assert transfers(play) == {give("ice"), ask("ice")}
    assert [transfers(play, seat) for seat in (BLUE, GREEN, PURPLE)] == [set()] * 3
    for seat in (BLUE, GREEN, PURPLE):
        play.refused_act(seat, give("ice"))
    handed(play, ask("ice"))
    assert [stored(play, seat) for seat in range(4)] == [{"ice": 2}, {}, {"ice": 1}, {"ice": 1}]


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.moon.limit")
@pytest.mark.parametrize(("mine", "theirs"), [(1, CLAIMED), (CLAIMED, 1)])
def test_a_full_claimed_area_takes_no_moon(mine: int, theirs: int) -> None:
    """Whichever of the two is full; in the other direction it goes."""
    play = turn(claimed={YELLOW: (TITANIUM,) * mine, BLUE: (ICE,) * theirs})
    full, free = (give, ask) if theirs == CLAIMED else (ask, give)
    assert full("moon", 0) not in transfers(play)
    play.refused_act(YELLOW, full("moon", 0))
    handed(play, free("moon", 0))
    assert sorted((len(claimed(play, YELLOW)), len(claimed(play, BLUE)))) == [2, CLAIMED - 1]


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.free.any-turn")
def test_it_may_be_done_at_any_time_of_the_turn() -> None:
    """While yellow returns, too."""
    fleet = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    play = turn(ships=fleet, stock={YELLOW: {"ice": 1}}).say("return")
    handed(play, give("ice"))
    assert (stored(play), stored(play, BLUE)) == ({}, {"ice": 1})


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.resource.storage-limit")
def test_what_a_teammate_receives_counts_at_the_end_of_its_own_turn() -> None:
    """Blue's storage is full; nothing is lost when yellow's turn ends."""
    full = int(CONTENT.numbers.storage["ice"])
    play = handed(turn(stock={YELLOW: {"ice": 1}, BLUE: {"ice": full}}), give("ice"))
    settle(play.launch("transport", "C3"), TURN)
    assert (play.turn_of, stored(play, BLUE)) == (BLUE, {"ice": full + 1})


# --- modules ---------------------------------------------------------------------------------------------------------
def bought(deck: str, **said: Any) -> Play:
    """Yellow buys the bottom module of a column at a Field and is asked whose it is to be."""
    field = "maximus" if deck in ("science", "industry") else "odessa"
    stock = {YELLOW: dict(CONTENT.numbers.storage)}
    play = turn(tiles={**EDGE, "C3": field}, stock=stock, **said).launch("transport", "C3")
    until(play, f"andromeda.base.{field}")
    return until(play.say(f"buy:{deck},0"), FOR_MATE, SECOND)


def gained(play: Play) -> list[int]:
    """How many modules of the decks each seat has."""
    return [len(play.modules(seat)) - 4 for seat in range(4)]


@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.parametrize("deck", [track for track in TRACKS if track != "supremacy"])
def test_the_teammate_gains_the_module_and_the_step(deck: str) -> None:
    """Yellow pays for it."""
    play = bought(deck)
    assert (play.asked.seat, play.asked.code, set(play.asked.keys)) == (YELLOW, FOR_MATE, {KEEP, TO_MATE})
    until(play.say(TO_MATE), SECOND)
    assert gained(play) == [0, 1, 0, 0]
    assert ([play.step(seat, deck) for seat in range(4)], stored(play, BLUE)) == ([0, 1, 0, 0], {})
    price = sum(n for _, n in CONTENT.numbers.prices[deck][0])
    assert sum(play.stock(YELLOW).values()) == sum(dict(CONTENT.numbers.storage).values()) - price


@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.parametrize("damage", [1, 2])
def test_it_comes_to_the_teammate_with_its_damage(damage: int) -> None:
    wreck = module("industry", damage)
    shelf = (wreck, *[name for name in _plain("industry") if name != wreck][:2])
    play = until(bought("industry", market={"industry": shelf}).say(TO_MATE), SECOND)
    assert (play.damage(BLUE), play.damage(YELLOW)) == ({wreck: damage}, {})


def _plain(deck: str) -> list[str]:
    return [name for name, kind in CONTENT.modules.items() if kind.deck == deck and not kind.damage]


@pytest.mark.rule("andromeda.team.transfer-module")
def test_who_keeps_it_has_it() -> None:
    play = until(bought("science").say(KEEP), SECOND)
    assert (gained(play), play.step(YELLOW, "science"), play.step(BLUE, "science")) == ([1, 0, 0, 0], 1, 0)


@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.parametrize(("first", "count"), [(KEEP, [2, 0, 0, 0]), (TO_MATE, [1, 1, 0, 0])])
def test_it_is_the_first_module_of_a_turn_or_none(first: str, count: list[int]) -> None:
    """The second one of the Field is yellow's without a question."""
    play = until(bought("science").say(first), SECOND).say("buy:industry,0")
    codes = []
    while play.turn_of == YELLOW:
        codes.append(play.asked.code)
        play.say(play.asked.passes or play.asked.keys[0])
    assert FOR_MATE not in codes
    assert gained(play) == count


@pytest.mark.rule("andromeda.team.transfer-module")
def test_it_is_for_ones_own_turn() -> None:
    """Caravan Season lets everybody buy a module. Yellow, whose turn it is, buys none; blue buys one and keeps it."""
    stock = {seat: dict(CONTENT.numbers.storage) for seat in (YELLOW, BLUE)}
    raider = find("raiders", letter=CONTENT.events["caravan-season"].raider, start="nebula")
    g = teamed(phase="end", due=True, events=("caravan-season",), raiders=[(raider, ())], stock=stock)
    play, asked = Game(g, d6=[4]), set[str]()
    while play.turn_of == YELLOW:
        asked.add(play.asked.code)
        key = next((key for key in play.asked.keys if key.startswith(("do:module", "buy:"))), None)
        play.say((key if play.asked.seat == BLUE else None) or play.asked.passes or play.asked.keys[0])
    assert FOR_MATE not in asked
    assert gained(play)[:2] == [0, 1]


@pytest.mark.rule("andromeda.team.transfer-module")
def test_a_module_of_a_card_is_the_first_one_as_well() -> None:
    """A City card gives a module free: to blue. The Field of the same turn asks no more."""
    play = turn(
        tiles={**EDGE, "C3": "maximus"}, cards={YELLOW: ("city",)}, stock={YELLOW: dict(CONTENT.numbers.storage)}
    )
    play.act(YELLOW, "play:city").say("take:commerce,0")
    assert (play.asked.seat, play.asked.code) == (YELLOW, FOR_MATE)
    settle(play.say(TO_MATE), TURN)
    assert (gained(play), play.step(BLUE, "commerce")) == ([0, 1, 0, 0], 1)
    until(play.launch("transport", "C3"), "andromeda.base.maximus").say("buy:science,0")
    assert until(play, FOR_MATE, SECOND).asked.code == SECOND
    assert gained(play) == [1, 1, 0, 0]


@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.rule("andromeda.track.event-space")
def test_the_space_that_the_teammate_reaches_takes_effect() -> None:
    """Blue comes to an event space of science: the Field moves the marker, and so does the space."""
    before = CONTENT.tracks["science"].events[0] - 1
    play = until(bought("science", tracks={BLUE: {"science": before}}).say(TO_MATE), SECOND)
    assert (play.step(BLUE, "science"), play.table["marker"]) == (before + 1, 2)


@pytest.mark.rule("andromeda.team.transfer-module")
def test_with_the_next_turn_there_is_a_first_module_again() -> None:
    """Yellow keeps one; on blue's turn it is blue who may pass one on."""
    city = {YELLOW: ("city",), BLUE: ("city",)}
    play = turn(cards=city).act(YELLOW, "play:city").say("take:science,0", KEEP)
    settle(play, TURN)
    settle(play.launch("transport", "C3"), TURN).act(BLUE, "play:city").say("take:science,0")
    assert (play.asked.seat, play.asked.code) == (BLUE, FOR_MATE)
    settle(play.say(TO_MATE), TURN)
    assert gained(play) == [2, 0, 0, 0]


@pytest.mark.rule("andromeda.team.transfer-module")
@pytest.mark.rule("andromeda.module.refresh")
def test_the_market_is_filled_up_as_always() -> None:
    play = bought("science").say(TO_MATE)
    settle(play, TURN)
    assert [len(play.zone(market(deck))) for deck in ("science", "industry")] == [3, 3]


@pytest.mark.rule("andromeda.team.transfer")
def test_what_was_declined_is_not_proposed_again_in_this_turn() -> None:
    play = turn(stock={YELLOW: {"ice": 1, "titanium": 1}})
    play.act(YELLOW, give("ice"))
    play.say(DECLINE)
    assert give("ice") not in transfers(play)
    handed(play, give("titanium"))

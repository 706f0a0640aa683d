"""Crates: looking into them, opening them, and what goes off."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.folk import (
    C1,
    C2,
    MISS,
    R1,
    R2,
    at,
    dice_of,
    kind,
    middle,
    skill,
    test_dice,
    walk,
)
from tests.games.aurora.world import CONTENT, Play, crew, item, world

CRATE = at("d5")
REACH = [("d5", True), ("d4", True), ("e6", True), ("d3", False), ("f7", False)]
TRAP_DICE = 6
FOUND = next(n for n, c in CONTENT.items.items() if c.deck == "search" and c.kind == "personal" and c.energy)


def crate(
    token: str,
    *dice: int,
    where: str = "d4",
    figures: tuple[Any, ...] = (),
    edges: dict[str, str] | None = None,
    seen: tuple[int, ...] = (),
    **fields: Any,
) -> Play:
    """Somebody near a crate on d5. `seen` are the seats that have looked into it already."""
    g = world(
        surface=middle({}, edges),
        figures=[crew(R1, 0, at(where), **fields), *figures],
        crates={CRATE: token},
        seen={seat: [CRATE] for seat in seen},
        then=f"crew:{R1}",
    )
    return Play(g, *dice)


def face(play: Play, seat: int) -> str | None:
    """What a seat is told that lies in the crate, by the first event about looking into it."""
    looked = play.told("search.looked", seat)
    return looked[0].get("token") if looked else None


# --- scanning --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.search.scan")
@pytest.mark.parametrize(
    ("where", "possible"), [("d5", True), ("d4", True), ("e6", True), ("d3", False), ("f7", False)]
)
def test_on_the_crate_or_next_to_it(where: str, possible: bool) -> None:
    assert ("scan:0" in crate("cache", where=where).keys) == possible


@pytest.mark.rule("aurora.search.scan")
@pytest.mark.parametrize("best", [4, 5])
def test_a_free_search_test_of_five_plus(best: int) -> None:
    play = crate("cache", *test_dice(R1, "search", best)).say("scan:0")
    assert [len(faces) for faces in dice_of(play, "search.scan")] == [skill(R1, "search")]
    assert len(play.told("search.looked")) == (best == 5)
    walk(play, at("c4"))
    assert "move" in play.keys


@pytest.mark.rule("aurora.search.scan")
def test_only_its_player_sees_the_token() -> None:
    play = crate(FOUND, *test_dice(R1, "search", 5)).say("scan:0")
    assert FOUND in str(face(play, 0))
    assert FOUND not in str(face(play, 1))


@pytest.mark.rule("aurora.search.one-scan")
@pytest.mark.parametrize("best", [4, 5])
def test_no_second_crate_in_the_same_round(best: int) -> None:
    g = world(figures=[crew(R1, 0, at("d4"))], crates={CRATE: "cache", at("c4"): "cache"}, then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "search", best), *test_dice(R1, "search", 5)).say("scan:0")
    play.refused("scan:0")
    play.refused("scan:1")


@pytest.mark.rule("aurora.search.one-scan")
def test_a_scan_of_the_room_is_not_a_second_one() -> None:
    hidden = crew(C1, 1, at("c4"), hidden=True)
    dice = (*test_dice(R1, "search", 4), *test_dice(R1, "search", 4))
    g = world(
        surface=middle({"c4": "h"}), figures=[crew(R1, 0, at("d4")), hidden], crates={CRATE: "cache"}, then=f"crew:{R1}"
    )
    play = Play(g, *dice).say("scan:0", "find:1")
    assert len(play.rolled()) == 2


@pytest.mark.rule("aurora.search.one-scan")
def test_another_crew_may_scan_too() -> None:
    g = world(figures=[crew(R1, 0, at("d4")), crew(R2, 0, at("d6"))], crates={CRATE: "cache"}, then="player:0")
    play = Play(g, *test_dice(R1, "search", 4), *test_dice(R2, "search", 5))
    play.say("crew:0", "scan:0", "end", "crew:1", "scan:0")
    assert len(play.told("search.looked")) == 1


@pytest.mark.rule("aurora.search.decline")
def test_after_a_look_the_crate_may_stay_closed() -> None:
    play = crate("trap", *test_dice(R1, "search", 5)).say("scan:0")
    walk(play, at("c3"))
    walk(play, at("b2"))
    assert play.told("search.opened") == []
    assert list(play.g.crates) == [CRATE]


# --- opening ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.search.open")
@pytest.mark.parametrize(("where", "possible"), [("d5", True), ("d4", True), ("e6", True), ("d3", False)])
def test_open_on_the_crate_or_next_to_it(where: str, possible: bool) -> None:
    assert ("open:0" in crate("cache", where=where).keys) == possible


@pytest.mark.rule("aurora.search.open")
@pytest.mark.rule("aurora.search.attach")
def test_opening_is_an_action_and_gives_the_card_to_the_opener() -> None:
    play = crate(FOUND, figures=(crew(R2, 0, at("e5")),)).say("open:0")
    assert [card.name for card in play.who(R1).gear] == [FOUND]
    assert play.who(R2).gear == ()
    assert list(play.g.crates) == []
    walk(play, at("c4"))
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.search.open")
@pytest.mark.parametrize("best", [4, 5])
def test_opening_after_a_scan_is_an_action_as_well(best: int) -> None:
    play = crate(FOUND, *test_dice(R1, "search", best)).say("scan:0", "open:0")
    walk(play, at("c4"))
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.search.attach")
@pytest.mark.rule("aurora.gear.over-limit")
def test_what_is_found_counts_against_what_it_can_carry() -> None:
    others = [n for n, c in CONTENT.items.items() if c.kind == "personal" and n != FOUND][:3]
    play = crate(FOUND, gear=tuple([item(name) for name in others])).say("open:0")
    assert play.code == "gear.over-limit"
    assert set(play.keys) == {f"discard:{name}" for name in (*others, FOUND)}
    play.say(f"discard:{others[1]}")
    assert {card.name for card in play.who(R1).gear} == {others[0], others[2], FOUND}


# --- traps -----------------------------------------------------------------------------------------------------------
def settle(play: Play) -> Play:
    while play.match.asked and play.code.startswith(("ship-combat.", "terrain.")):
        play.say("done" if "done" in play.keys else play.keys[0])
    return play


@pytest.mark.rule("aurora.search.booby-trap")
@pytest.mark.rule("aurora.search.trap-roll")
def test_a_trap_attacks_everybody_within_two_squares() -> None:
    """The opener, a friend and an opponent two squares from the crate; not those three squares away."""
    figures = (crew(R2, 0, at("d7")), crew(C1, 1, at("b5")), crew(C2, 1, at("d8")))
    play = settle(crate("trap", *([6, *[MISS] * 5, 1] * 3), figures=figures).say("open:0"))
    rolls = [len(faces) for _, faces in play.rolled()]
    assert rolls == [TRAP_DICE, 1] * 3  # once for each victim, and each defends alone
    assert [play.who(name).wounds for name in (R1, R2, C1, C2)] == [1, 1, 1, 0]
    assert list(play.g.crates) == []


@pytest.mark.rule("aurora.search.booby-trap")
def test_a_failed_scan_does_not_help() -> None:
    dice = (*test_dice(R1, "search", 4), 6, *[MISS] * 5, 1)
    play = settle(crate("trap", *dice).say("scan:0", "open:0"))
    assert play.who(R1).wounds == 1


@pytest.mark.rule("aurora.search.trap-roll")
def test_victims_use_their_own_defence() -> None:
    """A 5 against a black 4: whoever has +1 to a defence die is safe, and the trap has no bonus."""
    assert kind(R1).defense == (1, 1)
    play = crate("trap", 5, *[MISS] * 5, 4).say("open:0")
    assert (play.asked.seat, play.code) == (0, "ship-combat.bonus-changes-die")
    play.say("pair:5,4")
    assert play.who(R1).wounds == 0


@pytest.mark.rule("aurora.search.booby-trap")
def test_walls_shield() -> None:
    wall = {f"{row}5e": "|" for row in "abcdefgh"}
    play = settle(crate("trap", 6, *[MISS] * 5, 1, figures=(crew(C1, 1, at("d6")),), edges=wall).say("open:0"))
    assert play.who(C1).wounds == 0
    assert play.who(R1).wounds == 1


@pytest.mark.rule("aurora.search.disarm")
def test_a_trap_that_was_scanned_this_round_does_no_harm() -> None:
    play = crate("trap", *test_dice(R1, "search", 5)).say("scan:0", "open:0")
    assert play.told("search.disarmed")
    assert dice_of(play, "crew.attack-value") == []
    assert play.who(R1).wounds == 0
    assert play.who(R1).gear == ()
    assert list(play.g.crates) == []


@pytest.mark.rule("aurora.search.disarm")
def test_what_somebody_else_has_scanned_still_goes_off() -> None:
    """The rule is about the crew that opens it."""
    g = world(figures=[crew(R1, 0, at("d4")), crew(R2, 0, at("d6"))], crates={CRATE: "trap"}, then="player:0")
    play = Play(g, *test_dice(R1, "search", 5), *([6, *[MISS] * 5, 1] * 2))
    settle(play.say("crew:0", "scan:0", "end", "crew:1", "open:0"))
    assert play.who(R2).wounds == 1


# --- tokens ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.search.token-mix")
def test_thirty_four_tokens() -> None:
    """24 for the search items of the box, 6 traps and 4 caches of digits; nine of them lie on the board."""
    g = Match.new(GAME, 2, {"quicker": True, "crew": "dealt"}, chance=Seeded(1)).table
    laid = g.zones["crates:laid"].faces
    every = Counter([*laid, *g.zones["crates"].bag])
    assert len(laid) == 9
    assert (every.pop("trap"), every.pop("cache")) == (6, 4)
    assert every == Counter(CONTENT.deck("search"))
    assert sum(every.values()) == 24


@pytest.mark.rule("aurora.search.empty-supply")
def test_an_opened_token_whose_card_is_gone_is_in_the_supply_again() -> None:
    """A trap that went off is drawn again some day: no token is lost."""
    play = settle(crate("trap", 6, *[MISS] * 5, 1).say("open:0"))
    zones = play.g.zones
    tokens = [*zones["crates"].bag, *zones["crates:laid"].faces, *zones["crates:used"].faces]
    assert len(tokens) == 34
    assert tokens.count("trap") == 6


@pytest.mark.rule("aurora.search.token-mix")
@pytest.mark.rule("aurora.reward.digits-denominations")
def test_a_cache_is_worth_twenty_five() -> None:
    play = crate("cache").say("open:0")
    earned = play.told("reward.earned")
    assert [(event["seat"], event["digits"]) for event in earned] == [(0, 25)]


@pytest.mark.rule("aurora.search.scan")
@pytest.mark.rule("aurora.overview.hidden-information")
def test_what_was_seen_stays_with_whoever_saw_it() -> None:
    """In what each seat is sent, too."""
    play = crate(FOUND, *test_dice(R1, "search", 5), figures=(crew(C1, 1, at("h8")),))
    assert FOUND not in str(play.match.view(0)["zones"]["crates:laid"])
    play.say("scan:0")
    assert FOUND in str(play.match.view(0)["zones"]["crates:laid"])
    assert FOUND not in str(play.match.view(1)["zones"]["crates:laid"])

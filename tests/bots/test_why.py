"""Why a bot did something: from the view of whoever asks, and nothing that hangs on what that one may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rimward.bots.why import why
from rimward.games.comet import GAME
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.messages import LANGUAGES, Messages
from tests.games.comet.table import Play

HIDDEN = Event("kernel.why.hidden", {})


def rolled() -> Match:
    """Seat 0 has thrown a 3 in the far lane, which loses the hold, and has a Boost against it."""
    return Play("boost", "jam", lanes="far mid", d6=(3,)).match


def told(match: Match, viewer: int, key: str, bot: str = "normal") -> Event:
    return why(GAME, bot, match.view(viewer), match.asked[0].seat, key, Random(1))


def test_a_seat_is_told_the_reason_with_its_own_cards_in_it() -> None:
    assert told(rolled(), 0, "card:0") == Event("comet.advice.gadget", {"card": "boost", "face": 3, "own": True})


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_reason_that_hangs_on_a_hidden_card_is_not_told_to_others(viewer: int) -> None:
    assert told(rolled(), viewer, "card:0") == HIDDEN


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_reason_that_everybody_can_see_is_told_to_everybody(viewer: int) -> None:
    match = Play("boost", "jam", lanes="far mid", d6=(5,)).passes().match
    assert told(match, viewer, "haul") == Event("comet.advice.haul", {"hold": 4})


def test_what_is_told_is_the_same_in_states_that_the_asker_cannot_tell_apart() -> None:
    one, two = (Play(card, "jam", lanes="far mid", d6=(3,)).match for card in ("boost", "nudge"))
    assert one.view(1) == two.view(1)
    assert told(one, 1, "card:0") == told(two, 1, "card:0")
    assert told(one, 0, "card:0") != told(two, 0, "card:0")


def test_who_chose_at_random_or_was_careless_says_so() -> None:
    match = Play("boost", "jam", lanes="near mid", d6=(5,)).passes().match
    assert told(match, 1, "haul", "random") == Event("kernel.why.random", {"seat": 0})
    assert told(match, 1, "haul", "easy") == Event("kernel.why.careless", {"seat": 0})
    assert told(match, 1, "drill", "easy").code == "comet.advice.drill"


def test_of_a_game_that_gives_no_grounds_one_is_told_that_nothing_looked_better() -> None:
    """Not that the reason is a secret, which it is not."""
    match, speechless = rolled(), replace(GAME, grounds=None)
    best = Event("kernel.why.best", {})
    assert why(speechless, "normal", match.view(0), 0, "card:0", Random(1)) == best
    for language in LANGUAGES:
        assert "kernel" not in Messages(language, GAME.name).event(best)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Messages(language, "comet", names=["Ivo", "Jinx"], strict=True)
    match = Play("boost", "jam", lanes="far mid", d6=(5,)).match
    said = [words.event(told(match, 0, key)) for key in match.asked[0].keys]
    match = Play("boost", "jam", lanes="far mid", d6=(5,)).passes().match
    said += [words.event(told(match, 0, key)) for key in match.asked[0].keys]
    match = Play("boost", "jam").match
    said += [words.event(told(match, 0, key)) for key in match.asked[0].keys]
    said += [words.event(told(match, 0, "far", bot)) for bot in ("random", "easy")]
    said.append(words.event(HIDDEN))
    assert len(set(said)) == len(said) == 11


def test_chances_of_comet_follow_the_ice_and_end_with_the_winner() -> None:
    begun = Play("boost", "jam", target=8)
    assert GAME.chances is not None
    assert GAME.chances(begun.match.table) == [0.5, 0.5]
    ahead = Play("boost", "jam", lanes="far mid", d6=(5, 1), draw=("jam",), target=8).passes().say("haul").passes()
    first = GAME.chances(ahead.match.table)
    assert first[0] > 0.6
    assert sum(first) == pytest.approx(1)

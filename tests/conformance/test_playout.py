"""One game played by bots: what counts as a decision, who is asked, what a bot is given, and when it is enough."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rimward.bots import Ask, bot_named
from rimward.bots.random import RandomBot
from rimward.games import comet
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.frame import Frame, Goto, Next
from rimward.kernel.match import Match
from rimward.kernel.question import All, Choose
from rimward.kernel.view import sample
from rimward.lab import playout
from rimward.lab.playout import EndlessError, Played, play
from tests.kernel.toys import Toy, notes, playing


class Sitting(Frame):
    """Seat 0 has one answer that only it may know of, then two; then both seats have three at once."""

    STEPS: ClassVar[tuple[str, ...]] = ("one", "two", "three", "end")

    def __init__(self, rounds: int = 1) -> None:
        self.rounds = rounds

    def one(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.one", ("only",), hinges="private")

    def two(self, g: Toy, word: str) -> Next:
        g.note(word)
        return Choose(0, "toy.two", ("a", "b")) if self.rounds else Goto("one")

    def three(self, g: Toy, word: str) -> Next:
        g.note(word)
        return All(Choose(seat, "toy.three", (f"{seat}x", f"{seat}y", f"{seat}z")) for seat in (1, 0))

    def end(self, g: Toy, words: tuple[str, ...]) -> Next:
        g.note(*words)
        self.rounds -= 1
        return Goto("one") if self.rounds else None


class Last:
    """Looks, and takes the last option."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, list[str]]] = []
        self.views: list[dict[str, Any]] = []

    def choose(self, ask: Ask) -> str:
        self.asked.append((ask.seat, ask.code, ask.keys))
        self.views.append(ask.view())
        return ask.keys[-1]


def sat(*bots: Any, rounds: int = 1, through_match: bool = False) -> tuple[Match, Played]:
    match = playing(__name__, Sitting(rounds), chance=Scripted(), hands={0: ("star",), 1: ("moon",)})
    return match, play(match.table, Scripted(), bots, match if through_match else None)


@pytest.mark.parametrize("through_match", [False, True])
def test_a_decision_has_two_options_or_more(through_match: bool) -> None:
    match, played = sat(RandomBot(1), RandomBot(2), rounds=3, through_match=through_match)
    assert (played.decisions, played.answers, played.options) == (9, 12, 3 * (2 + 3 + 3))
    assert played.result is match.result
    assert len(match.entries) == (13 if through_match else 1)


@pytest.mark.parametrize("through_match", [False, True])
def test_a_bot_is_asked_for_its_seat_and_its_answer_counts(through_match: bool) -> None:
    bots = Last(), Last()
    match, _ = sat(*bots, through_match=through_match)
    assert bots[0].asked == [(0, "toy.two", ["a", "b"]), (0, "toy.three", ["0x", "0y", "0z"])]
    assert bots[1].asked == [(1, "toy.three", ["1x", "1y", "1z"])]
    assert notes(match) == ("only", "b", "1z", "0z")


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_that_it_could_change() -> None:
    bots = Last(), Last()
    match, _ = sat(*bots)
    for seat, bot in enumerate(bots):
        for view in bot.views:
            assert view["seat"] == seat
            faces = [view["zones"][f"hand:{other}"]["items"][0][0] for other in (0, 1)]
            assert faces == [("star", "moon")[other] if other == seat else None for other in (0, 1)]
            view["table"]["notes"].append("cheat")
    assert "cheat" not in notes(match)


def test_an_answer_that_is_no_option_is_an_error() -> None:
    class Stubborn(Last):
        def choose(self, ask: Ask) -> str:
            return "surrender"

    with pytest.raises(LookupError, match=r"Stubborn answers 'surrender' to toy\.two, which is no option"):
        sat(Stubborn(), Last())


def test_random_bots_need_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "seen", lambda g, seat: 1 / 0)
    sat(RandomBot(1), RandomBot(2))


@pytest.mark.parametrize("name", ["greedy", "planner@20", "search@20"])
def test_bots_that_only_imagine_need_no_view_and_play_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> str:
        match = Match.new(comet.GAME, 2, {}, chance=Seeded(3))
        play(match.table, Seeded(3), [bot_named(name, comet.GAME, seat) for seat in (0, 1)], match)
        return match.hash

    with monkeypatch.context() as patch:
        patch.setattr(playout, "dealt", lambda g, seat, rng: sample(g.game, playout.seen(g, seat), rng))
        by_views = game()
    monkeypatch.setattr(playout, "seen", lambda g, seat: 1 / 0)
    assert game() == by_views


@pytest.mark.parametrize(("rounds", "said"), [(30, "no end after 11 decisions"), (0, "no end after 0 decisions")])
def test_a_game_without_end_is_stopped_whether_there_is_a_choice_or_not(
    rounds: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playout, "MOST_DECISIONS", 10)
    with pytest.raises(EndlessError, match=said):
        sat(RandomBot(1), RandomBot(2), rounds=rounds)
    assert sat(RandomBot(1), RandomBot(2), rounds=3)[1].decisions == 9

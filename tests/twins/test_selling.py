"""Acts that are moves, on a twin of Comet Rush: for bots, simulations, environments and the text table."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

from rimward.bots import Ask, bot_named
from rimward.games.catalog import GAMES
from rimward.games.comet import GAME as COMET
from rimward.games.comet import flow
from rimward.kernel import doing
from rimward.kernel import match as door
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused, Value, key_of
from rimward.kernel.record import read
from rimward.lab import playout
from rimward.lab.environment import Ordered, TableEnv
from rimward.lab.simulate import Job, play_games, record_games
from rimward.messages import Messages
from rimward.server import giving
from rimward.server.bots import thought_of
from rimward.server.worker import think
from rimward.terminal.console import Console
from rimward.terminal.sitting import Sitting
from tests.conformance import checks, leak
from tests.conformance.subjects import whole
from tests.lab.test_environment import CometArrays
from tests.twins.selling import BOTH_WAYS, GAME

SEEDS = range(3)
BOTS = ("random", "greedy", "easy", "planner@20", "search@20")


@pytest.fixture(params=[GAME, BOTH_WAYS], ids=["sells", "both ways"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """In the place of Comet Rush, so that the lab and the terminal find it."""
    monkeypatch.setitem(GAMES, "comet", request.param)
    found: Game = request.param
    return found


# --- which acts are moves --------------------------------------------------------------------------------------------
def hauled(game: Game, ice: tuple[int, ...] = (5, 2, 0)) -> Match:
    """Everybody has chosen a lane; pilot 0 is to choose an action."""
    match = Match.new(game, 3, chance=Seeded(1))
    for question in match.asked:
        match.answer(question.id, question.seat, "near")
    while match.asked[0].code != "comet.turn.action":
        match.answer(match.asked[0].id, match.asked[0].seat, "pass")
    match.table.ice = ice  # type: ignore[attr-defined]
    return match


def test_bots_see_the_moves_of_the_seat_that_is_asked_and_no_gifts(game: Game) -> None:
    match = hauled(game)
    assert "sell" in match.act_keys(1)
    assert "gift:1,1" in match.act_keys(0)
    assert [match.moves(seat) for seat in range(3)] == [["sell"], [], []]
    assert [Match.moves(hauled(COMET), seat) for seat in range(3)] == [[], [], []]


def test_no_move_brings_back_an_earlier_state() -> None:
    match = hauled(BOTH_WAYS)
    match.interject(0, "sell")
    assert "buy" in match.act_keys(0), "people may"
    assert match.moves(0) == ["sell"]
    match.interject(0, "sell")
    assert match.moves(0) == []
    match.interject(0, "gift:1,1")
    match.answer(match.asked[0].id, 1, "decline")
    assert match.moves(0) == [], "also after somebody else was asked in between"
    match.answer(match.asked[0].id, 0, "haul")
    while match.asked[0].seat != 0 or match.asked[0].code != "comet.turn.action":
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, question.keys[-1])
    assert "buy" in match.moves(0), "the game has gone on"


def repeats(g: Table, seat: int, earlier: Any, imagined: Any = None) -> list[Value]:
    """The broken twin: acts that are moves, whatever they bring back."""
    return [act for act in doing.acts_of(g, seat) if act in ("sell", "buy") and any(q.seat == seat for q in g.open)]


def test_an_act_that_repeats_a_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert checks.moves_bring_nothing_back(whole(BOTH_WAYS, 3), SEEDS)
    monkeypatch.setattr(door, "moves_of", repeats)
    with pytest.raises(AssertionError, match=r"(buy|sell) brings back what seat . has seen already"):
        checks.moves_bring_nothing_back(whole(BOTH_WAYS, 3), SEEDS)


def test_what_chance_decides_is_always_new() -> None:
    """And what a seat is offered hangs on nothing but what it knows: the true dice are not asked."""
    match = hauled(GAME)
    assert doing._after(match.table.copy(), 0, "sell") is not None
    drilling = replace(GAME, interject=lambda g, seat, act: flow.Drill(seat))
    assert doing._after(drilling.at_table(match.table.copy()), 0, "sell") is None


# --- bots ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("bot", BOTS)
def test_a_simulation_plays_moves_the_same_with_and_without_a_match(bot: str, game: Game) -> None:
    job = Job("comet", {"target": 12, "rounds": 4}, (bot, "random", bot), "5")
    games = range(3)
    recorded, records = record_games(job, games)
    assert recorded == play_games(job, games)
    assert recorded.finished == 3, recorded.failures
    moves = [entry for data in records.values() for entry in read(data).entries if entry.did == "act"]
    assert moves
    assert {entry.key for entry in moves} <= {"sell", "buy"}


def test_random_games_end_as_soon_as_without_moves_where_a_move_can_be_taken_back(game: Game) -> None:
    job = Job("comet", {"target": 12, "rounds": 4}, ("random",) * 3, "7")
    assert max(play_games(job, range(30)).lengths) < 1000


def test_greedy_sells_whenever_it_can_and_never_buys() -> None:
    match = hauled(BOTH_WAYS)
    question = next(each for each in match.table.open if each.seat == 0)
    bot = bot_named("greedy", BOTH_WAYS, 1)
    assert bot.choose(playout.asking(match.table, question, ["sell"])) == "sell"
    assert bot.choose(playout.asking(match.table, question, [])) in match.asked[0].keys
    match.interject(0, "sell")
    match.interject(0, "sell")
    again = next(each for each in match.table.open if each.seat == 0)
    assert bot.choose(playout.asking(match.table, again, ["buy"])) in match.asked[0].keys


@pytest.mark.parametrize("bot", BOTS)
def test_bots_with_moves_are_honest(bot: str, game: Game) -> None:
    def choose(match: Match, seat: int, seed: int) -> str:
        question = match.question(seat)
        assert question is not None
        ask = Ask(seat, question.code, question.keys, lambda: match.view(seat), acts=match.moves(seat))
        return bot_named(bot, game, seed).choose(ask)

    leak.bots_are_honest(whole(game, 3), choose, range(1))


def test_a_bot_of_the_server_is_told_its_moves_and_makes_one(game: Game) -> None:
    match = hauled(game)
    thought = thought_of(match, 0, "greedy", 1, moves=True)
    assert (thought.acts, thought_of(match, 0, "greedy", 1).acts) == (["sell"], []), "a hint is an answer"
    key, question = think(thought), match.asked[0].id
    giving.for_bot(match, 0, question, key, act=key not in thought.keys)
    assert (match.line[-1].did, match.line[-1].key, match.asked[0].id) == ("act", "sell", question)
    with pytest.raises(Refused, match="no-such-question"):
        giving.for_bot(match, 0, question + 1, "sell", act=True)


# --- environments ----------------------------------------------------------------------------------------------------
class MarketArrays(CometArrays):
    """The ids of moves come after those of options."""

    actions = 64

    def legal_acts(self, g: Any, seat: int, acts: Sequence[Value]) -> dict[int, Value]:
        return {62 + ("sell", "buy").index(key_of(act)): act for act in acts}


def env(game: Game, **named: Any) -> TableEnv:
    return TableEnv("market_v0", game, MarketArrays(), 3, {"target": 12, "rounds": 4}, **named)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
def test_an_environment_with_moves_passes_the_api_test(game: Game) -> None:
    api_test(Ordered(env(game)), num_cycles=100)


@pytest.mark.parametrize("explicit_chance", [False, True])
def test_moves_have_ids_and_none_brings_back_a_state(explicit_chance: bool, game: Game) -> None:
    table, rng = env(game, explicit_chance=explicit_chance), np.random.default_rng(2)
    table.reset(seed=4)
    moves, last = 0, list[dict[str, Any]]()
    while not table.terminations[table.agent_selection]:
        if outcomes := table.chance_outcomes():
            table.step_chance(outcomes[rng.integers(len(outcomes))][0])
            continue
        agent = table.agent_selection
        legal = np.flatnonzero(table.observe(agent)["action_mask"])
        assert {option["id"] for option in table.options()} == set(legal.tolist())
        sold = int(legal[-1])
        if sold >= 62:
            last.append(table.view(agent))
            table.copy(seed=1).step(sold)
            table.step(sold)
            moves += 1
            assert table.agent_selection == agent
            assert table.view(agent) not in last
        else:
            last.clear()
            table.step(int(rng.choice(legal)))
    assert moves


# --- the terminal ----------------------------------------------------------------------------------------------------
def test_bots_make_moves_at_a_text_table_and_people_see_what_they_cost(game: Game) -> None:
    match, out = hauled(game, (5, 6, 0)), io.StringIO()
    players = [None, bot_named("greedy", game, 1), bot_named("greedy", game, 2)]
    console = Console(io.StringIO("do\ndo 99\nhaul\n" + 9 * "pass\n"), out)
    Sitting(match, players, console, Messages("en", "comet", names=("Ann", "Bo", "Cy")), seats="me,greedy,greedy").run()
    assert "7. sell (ice=2)" in out.getvalue(), "after six gifts"
    assert [entry.seat for entry in match.line if entry.did == "act"][:3] == [1, 1, 1]

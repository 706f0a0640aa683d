"""The bots that look ahead: what they are given, what they spend, and what they see that `greedy` does not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from rimward.bots import Ask, bot_named, rollout
from rimward.bots.rollout import STRATA, Limits, Spread
from rimward.games import andromeda, comet, xia
from rimward.games.comet import flow
from rimward.games.comet.state import Comet
from rimward.kernel.chance import Chance, Seeded
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value, key_of
from rimward.lab.playout import seen
from rimward.server.worker import Thought, think

KINDS = ("planner", "search")
SPARSE = 7  # every so many decisions a position is looked at


def ask(g: Table, question: Choose) -> Ask:
    keys = [key_of(option) for option in question.options]
    return Ask(question.seat, question.code, keys, lambda: seen(g, question.seat))


def positions(game: Game, count: int, seed: int = 3) -> list[Table]:
    """Some tables of a game that goes as advised."""
    g, chance, found = game.new_table(3, {}), Seeded(seed), list[Table]()
    start(g, chance)
    for number in range(count * SPARSE):
        question = rollout.asked(g)
        if len(question.options) > 1 and number % SPARSE == 0:
            found.append(g.copy())
        answer(g, chance, question.seat, advised(game, g, question))
        if g.result is not None:
            break
    return found


def advised(game: Game, g: Table, question: Choose) -> Value:
    assert game.advice is not None
    ratings = game.advice(g, question, "")
    return question.options[ratings.index(max(ratings))]


SOME = [(game, positions(game, 8)) for game in (comet.GAME, xia.GAME, andromeda.GAME)]


# --- what they are given and what they give --------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "tables"), SOME, ids=["comet", "xia", "andromeda"])
def test_the_same_seed_gives_the_same_option_in_any_process(kind: str, game: Game, tables: list[Table]) -> None:
    for seed, g in enumerate(tables):
        asked = ask(g, rollout.asked(g))
        view = msgspec.Raw(msgspec.json.encode(asked.view()))
        elsewhere = think(Thought(game.name, f"{kind}@30", seed, asked.seat, asked.code, asked.keys, view))
        key = bot_named(f"{kind}@30", game, seed).choose(asked)
        assert key == elsewhere
        assert key in asked.keys


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "tables"), SOME, ids=["comet", "xia", "andromeda"])
def test_no_answer_takes_more_simulated_decisions_than_the_budget(
    kind: str, game: Game, tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[int] = []

    def counted(g: Table, chance: Chance, seat: int, option: Value) -> None:
        spent[-1] += len(rollout.asked(g).options) > 1
        answer(g, chance, seat, option)

    monkeypatch.setattr(rollout, "answer", counted)
    endless = replace(game, chances=None)  # futures that are played to the end need more than there is
    for g in tables:
        spent.append(0)
        bot_named(f"{kind}@25", endless, 1).choose(ask(g, rollout.asked(g)))
    assert max(spent) == 25


@pytest.mark.parametrize("kind", KINDS)
def test_where_one_option_is_far_better_nothing_is_simulated(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(comet.GAME, advice=lambda g, question, style: [5.0, 0.0, 1.0])
    monkeypatch.delattr(rollout, "answer")
    g = positions(comet.GAME, 1)[0]
    assert bot_named(kind, game, 1).choose(ask(g, g.open[0])) == "near"


def test_a_unit_of_advice_is_worth_as_much_as_its_game_says() -> None:
    """Two options apart by less than the limit are tried; where a unit counts ten times as much, only the better."""
    tried: list[int] = []
    ratings = {option: rating for option, rating in zip(("near", "mid", "far"), (1.0, 0.9, 0.0), strict=True)}

    def advice(g: Table, question: Choose, style: str) -> list[float]:
        return [ratings.get(str(option), 0.0) for option in question.options]

    g = positions(comet.GAME, 1)[0]
    for points in (1.0, 10.0):
        game = replace(comet.GAME, advice=advice, points=points)
        futures = rollout.Futures(game, ask(g, g.open[0]), "", Random(1), 40)
        tried.append(len(futures.plans(Limits(few=4, close=0.3))))
    assert tried == [2, 1]


def test_throws_of_eight_futures_fall_into_different_eighths() -> None:
    futures = [Spread(7, future) for future in range(STRATA)]
    for _ in range(3):
        assert sorted(dice.randrange(STRATA) for dice in futures) == list(range(STRATA))
    one, other = Spread(7, 0), Spread(8, 0)
    assert [one.randrange(20) for _ in range(9)] != [other.randrange(20) for _ in range(9)]


def test_the_same_dice_fall_whatever_else_is_thrown_between_them() -> None:
    one, other = Spread(7, 3), Spread(7, 3)
    plain = [one.randrange(20) for _ in range(5)]
    mixed = [(other.randrange(6), other.randrange(20))[1] for _ in range(5)]
    assert plain == mixed


# --- what they see ---------------------------------------------------------------------------------------------------
def last_turn(leader: int, hold: int) -> Comet:
    """Comet Rush before the last haul: seat 0 has reached the target, and seat 1 has 8 ice and so much in the hold."""
    g = comet.GAME.new_table(2, {})
    assert isinstance(g, Comet)
    g.ice, g.lanes = (leader, 8), ("near", "near")
    under_way, turn = flow.Round(5, 0, 2), flow.Turn(1, hold).then("turns")
    under_way.at = turn.at = 1
    g.stack = [under_way, turn]
    start(g, Seeded(1))
    return g


def chosen(name: str, g: Table, game: Game = comet.GAME) -> set[str]:
    """With several seeds."""
    return {bot_named(name, game, seed).choose(ask(g, g.open[0])) for seed in range(6)}


def test_who_would_lose_by_hauling_drills_on() -> None:
    """6 ice in the hold are worth more than one drill brings on average, and yet not enough."""
    g = last_turn(15, 6)
    assert chosen("greedy", g) == {"haul"}
    assert chosen("planner@200", g) == {"drill"}
    assert chosen("search@200", g) == {"drill"}


def test_search_finds_what_takes_two_answers_that_advice_would_not_give() -> None:
    """Only 8 in the hold draw level; as advised, what comes after one more drill is to haul."""
    g = last_turn(16, 6)
    assert chosen("planner@200", g) == {"haul"}
    assert chosen("search@200", g) == {"drill"}


def test_search_tries_what_other_styles_would_do_and_who_has_a_style_keeps_to_it() -> None:
    def advice(g: Table, question: Choose, style: str) -> list[float]:
        liked = "drill" if style == "bold" else "haul"
        return [float(option == liked) for option in question.options]

    game, g = replace(comet.GAME, styles=("bold", "shy"), advice=advice), last_turn(15, 6)
    assert chosen("planner@200", g, game) == {"haul"}
    assert chosen("search@200", g, game) == {"drill"}
    assert chosen("search/shy@200", g, game) == {"haul"}


def test_a_game_that_cannot_tell_who_will_win_is_played_to_its_end() -> None:
    """Of what is between, nothing counts: 0 ice or 7, the game is lost or shared."""
    assert chosen("planner@200", last_turn(15, 6), replace(comet.GAME, chances=None)) == {"drill"}


@pytest.mark.parametrize(("enough", "key"), [(14, "haul"), (15, "drill")])
def test_a_turn_is_judged_by_the_chances_that_the_game_tells(enough: int, key: str) -> None:
    g = last_turn(14, 6)
    g.under(flow.Round).first = g.under(flow.Round).turn = 1  # seat 0 has its turn after this one
    game = replace(comet.GAME, chances=lambda g: [0.8 * (ice >= enough) + min(ice, enough) / 100 for ice in g.ice])
    assert chosen("planner@200", g, game) == {key}

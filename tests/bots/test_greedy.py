"""The greedy bot: what it is given, what it gives, and that it plays better than chance."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from statistics import median

import pytest

from rimward.bots import BOTS, Ask, Bot, playing
from rimward.games import comet, xia
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value, key_of
from rimward.lab.playout import play, seen


def bots(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    return [BOTS[name](game, 10 * seed + seat) for seat, name in enumerate(names)]


def begun(game: Game, seats: int, seed: int, **options: int) -> Table:
    table = game.new_table(seats, options)
    start(table, Seeded(seed))
    return table


def wins(game: Game, names: Sequence[str], seeds: range) -> Counter[str]:
    """Shared wins count for each."""
    won: Counter[str] = Counter()
    for seed in seeds:
        result = play(begun(game, len(names), seed), Seeded(seed), bots(game, names, seed)).result
        won.update(names[seat] for seat in result.winners)
    return won


def turns(seed: int) -> int:
    """How many turns the quickest of four has had when the game is over."""
    g, chance = begun(xia.GAME, 4, seed), Seeded(seed)
    seated, had = bots(xia.GAME, ["greedy"] * 4, seed), Counter[int]()
    g.out = []
    while g.result is None:
        (question,) = g.open
        answer(g, chance, question.seat, chosen(seated[question.seat], g, question))
        had.update(event.params["seat"] for event in g.out if event.code == "xia.turn.phases")
        g.out.clear()
    return max(had.values())


def chosen(bot: Bot, g: Table, question: Choose) -> Value:
    keys = {key_of(option): option for option in question.options}
    if len(keys) == 1:
        return question.options[0]
    return keys[bot.choose(Ask(question.seat, question.code, list(keys), lambda: seen(g, question.seat)))]


# --- what it is given and what it gives ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [comet.GAME, xia.GAME], ids=lambda game: game.name)
def test_the_same_seed_plays_the_same_game_and_every_answer_is_an_option(game: Game) -> None:
    def keys(seed: int) -> list[str]:
        g, chance, given = begun(game, 3, 4), Seeded(4), list[str]()
        seated = bots(game, ["greedy"] * 3, seed)
        while g.result is None and len(given) < 60:
            question = next(question for question in g.open if question.seat not in g.early)
            value = chosen(seated[question.seat], g, question)
            given.append(key_of(value))
            answer(g, chance, question.seat, value)
        return given

    assert keys(1) == keys(1)


def test_equals_are_left_to_chance() -> None:
    game = replace(comet.GAME, advice=lambda g, question, style: [1.0, 2.0, 2.0])
    g = begun(game, 2, 1)
    picked = Counter(
        BOTS["greedy"](game, seed).choose(Ask(0, "comet.lane.choose", ["near", "mid", "far"], lambda: seen(g, 0)))
        for seed in range(60)
    )
    assert picked.keys() == {"mid", "far"}


def test_a_game_without_advice_has_no_greedy_bot() -> None:
    assert playing(comet.GAME) == ["random", "easy", "greedy", "planner", "search"]
    assert playing(replace(comet.GAME, advice=None)) == ["random"]


# --- how well it plays -----------------------------------------------------------------------------------------------
def test_it_beats_random_pilots() -> None:
    won = wins(comet.GAME, ["random", "greedy", "random"], range(60))
    assert won["greedy"] > 1.5 * won["random"]


@pytest.mark.slow
def test_it_beats_random_captains() -> None:
    assert wins(xia.GAME, ["random", "greedy", "random", "random"], range(8))["greedy"] >= 7


@pytest.mark.slow
def test_four_of_them_are_done_in_a_pleasant_time() -> None:
    assert median(turns(seed) for seed in range(12)) <= 25

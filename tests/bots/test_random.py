"""The random bot: uniform, repeatable, and content with the keys alone."""

from collections import Counter
from typing import Any, NoReturn

from rimward.bots import BOTS, Ask
from rimward.games.comet import GAME


def no_view() -> NoReturn:
    raise AssertionError("a bot that looks at nothing must not cost a view")


def answers(seed: int, keys: list[str], count: int) -> list[str]:
    bot = BOTS["random"](GAME, seed)
    return [bot.choose(Ask(2, "comet.turn.action", keys, no_view)) for _ in range(count)]


def test_the_same_seed_plays_the_same_and_another_plays_differently() -> None:
    keys = ["drill", "haul", "tune"]
    assert answers(5, keys, 50) == answers(5, keys, 50)
    assert answers(5, keys, 50) != answers(6, keys, 50)


def test_every_option_is_as_likely_as_the_others() -> None:
    counts = Counter(answers(1, ["a", "b", "c"], 9_000))
    assert set(counts) == {"a", "b", "c"}
    assert all(abs(count - 3_000) < 200 for count in counts.values())  # 4.5 standard deviations


def test_two_bots_do_not_share_their_luck() -> None:
    first, second = BOTS["random"](GAME, 9), BOTS["random"](GAME, 9)
    ask = Ask(0, "comet.turn.action", ["drill", "haul", "tune"], lambda: dict[str, Any]())
    for _ in range(10):
        first.choose(ask)
    assert [second.choose(ask) for _ in range(20)] == answers(9, ask.keys, 20)

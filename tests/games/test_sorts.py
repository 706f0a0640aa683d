"""Sorts, gains, costs and odds of options, as the shell of a table goes by them, over recorded games of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from rimward import LANGUAGES, messages
from rimward.games.catalog import GAMES
from rimward.kernel.match import Match, Question
from rimward.kernel.question import MOST_GOALS, Option, ranked
from rimward.kernel.record import read
from rimward.kernel.view import sample, view
from rimward.messages import Messages, written

RECORDED = Path(__file__).parents[1] / "recorded"
PLAYED = {
    "comet": ("3-seats",),
    "xia": ("3-greedy", "5-greedy-by-the-book", "by-hand/npcs-and-missions"),
    "andromeda": ("2-greedy", "4-greedy-twilight"),
}
EVERY = 7  # of the decisions whose hidden cards are dealt again
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve")
SAYS = ("gain", "cost")

Asked = tuple[str, str, tuple[Option, ...]]  # the code, the key that passes, the options


def replayed(game: str, name: str) -> Iterator[Match]:
    record = read((RECORDED / game / f"{name}.rimward").read_bytes())
    match = Match.reading(GAMES[game], record.header)
    for entry in record.entries:
        match.again(entry)
        yield match


@cache
def asked(game: str) -> list[Asked]:
    return [
        (question.code, question.passes, tuple(question.options))
        for name in PLAYED[game]
        for match in replayed(game, name)
        for question in match.asked
    ]


def options(game: str) -> Iterator[Option]:
    for _, _, offered in asked(game):
        yield from offered


@pytest.mark.parametrize("game", PLAYED)
def test_whoever_may_pass_is_offered_one_way_out(game: str) -> None:
    """A truce is the one question whose way out is not what is answered for whoever does nothing."""
    for code, passes, offered in asked(game):
        ends = [option.key for option in offered if option.sort == "end"]
        assert len(ends) <= 1, (code, ends)
        if passes and passes != "fight":
            assert ends == [passes], code


@pytest.mark.parametrize("game", PLAYED)
def test_goals_are_few_and_ranked(game: str) -> None:
    seen = Counter[int]()
    for code, _, offered in asked(game):
        goals = [option for option in offered if option.sort == "goal" and "rank" in option.about]
        ranks = sorted({int(goal.about["rank"]) for goal in goals})
        assert ranks == list(range(1, len(ranks) + 1)), code
        assert len(ranks) <= MOST_GOALS, code
        assert all(option.sort == "goal" for option in offered if "rank" in option.about), code
        seen[len(ranks)] += 1
    assert sum(seen.values()) > seen[0] > 0


@pytest.mark.parametrize("game", PLAYED)
def test_odds_exclude_each_other(game: str) -> None:
    told = [option.odds for option in options(game) if option.odds]
    assert len(told) > 10
    for odds in told:
        assert sum([fate.percent for fate in odds]) == 100
        assert min([fate.percent for fate in odds]) > 0
        assert len({fate.code for fate in odds}) == len(odds)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_brings_and_costs_and_how_it_ends_has_words(game: str, language: str) -> None:
    words = Messages(language, game, names=NAMES, you=0, strict=True)
    said = set[str]()
    for option in options(game):
        codes = [f"{game}.{name}.{option.about[name]}" for name in SAYS if name in option.about]
        for code in (*codes, *[f"{game}.odds.{fate.code}" for fate in option.odds]):
            assert words.text(code, option.about)
            said.add(code)
    assert len(said) > 3


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_told_of_what_others_hide(game: str) -> None:
    """The same question with everything that its seat does not know dealt again."""
    rng, compared = Random(3), 0
    for name in PLAYED[game]:
        for number, match in enumerate(replayed(game, name)):
            if number % EVERY == 0:
                compared += sum([alike(match, question, rng) for question in match.asked])
    assert compared > 10


def alike(match: Match, question: Question, rng: Random) -> bool:
    other = sample(match.game, view(match.table, question.seat), rng)
    for again in other.open:
        if again.seat == question.seat and again.options == question.asked.options:
            told = ranked([match.game.describe(other, again, value) for value in again.options])
            assert [plain(option) for option in told] == [plain(option) for option in question.options]
            return True
    return False


def plain(option: Option) -> tuple[object, ...]:
    return option.key, option.thing, option.about, option.sort, option.odds


# --- ranks -----------------------------------------------------------------------------------------------------------
def goal(key: str, gain: str, worth: float) -> Option:
    return Option(key, "", {"gain": gain, "to": key}, "goal", (), worth)


def ranks(*goals: Option) -> dict[str, object]:
    return {option.key: option.about.get("rank", option.sort) for option in ranked([*goals])}


def test_the_best_of_each_kind_come_first() -> None:
    sales = [goal("a", "sell", 5), goal("b", "sell", 4), goal("c", "sell", 3)]
    others = [goal("d", "token", 1), goal("e", "rescue", 2), goal("f", "draw", 0.5)]
    assert ranks(*sales, *others) == {"a": 1, "e": 2, "d": 3, "f": 4, "b": "plain", "c": "plain"}
    assert ranks(sales[0], others[0]) == {"a": 1, "d": 2}


def test_two_equal_cards_are_one_goal() -> None:
    cards = [Option(f"card:{place}", "", {"card": "nudge"}, "goal") for place in range(3)]
    assert ranks(*cards) == {"card:0": 1, "card:1": 1, "card:2": 1}


@pytest.mark.parametrize("game", PLAYED)
def test_no_words_of_gains_costs_and_odds_lie_idle(game: str) -> None:
    """Each is a code that the package of the game writes down, or puts together from a number."""
    source = "".join(
        [file.read_text(encoding="utf-8") for file in Path(str(messages.folder(game))).parent.rglob("*.py")]
    )
    for line in written(game, "en").splitlines():
        kind, _, code = line.removeprefix(f"{game}-").partition(" ")[0].partition("-")
        if line.startswith(f"{game}-") and kind in (*SAYS, "odds") and code and code != "shields":
            stem = code.removeprefix("hit-").rstrip("0123456789").removesuffix("-")
            assert f'"{code}"' in source or f'"{stem}"' in source or f'"{stem}-' in source, line

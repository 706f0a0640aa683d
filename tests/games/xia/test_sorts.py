"""Sorts of options, as the shell of a table goes by them: what brings Fame, what may do harm, what ends something."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.shown.story import TELLING
from rimward.games.xia.table.state import Xia
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import answer
from rimward.kernel.match import Match
from rimward.kernel.question import Option, key_of
from rimward.kernel.record import read
from rimward.kernel.story import people_of
from tests.games.xia.scenes import Play, attack

RECORDED = Path(__file__).parents[2] / "recorded/xia"
GAMES = ("3-greedy", "5-greedy-by-the-book", "by-hand/npcs-and-missions")


@cache
def replayed(name: str) -> tuple[Match, list[Option]]:
    """A game to its end, and all that was offered on the way."""
    record = read((RECORDED / f"{name}.rimward").read_bytes())
    match = Match.reading(GAME, record.header)
    offered: list[Option] = []
    for entry in record.entries:
        match.again(entry)
        offered += [option for question in match.asked for option in question.options]
    return match, offered


def sorts() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for name in GAMES:
        for option in replayed(name)[1]:
            found[option.key.partition(":")[0]].add(option.sort)
    return found


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("stop", {"end"}),
        ("end", {"end"}),
        ("pass", {"end"}),
        ("done", {"end"}),
        ("hex", {"goal", "plain"}),
        ("abort", {"plain"}),
        ("impulse", {"goal"}),
        ("attack", {"risk"}),
        ("buy-ship", {"goal", "plain"}),
        ("buy-fame", {"goal"}),
        ("sell", {"goal", "plain"}),
        ("buy-outfit", {"plain"}),
        ("hold", {"plain"}),
    ],
)
def test_options_of_a_word(word: str, wanted: set[str]) -> None:
    assert sorts()[word] == wanted


def test_what_may_do_harm_is_a_risk_and_what_cannot_is_none() -> None:
    for name in GAMES:
        for option in replayed(name)[1]:
            if option.sort != "end" and not any([fate.code.startswith("hit-") for fate in option.odds]):
                harmful = any([fate.kind != "good" for fate in option.odds])
                attacks = option.key == "attack" or option.key.endswith(",attack") or "crime" in option.about
                assert (option.sort == "risk") == (harmful or attacks), option.key


def test_what_follows_a_stop_can_be_answered_in_one_go() -> None:
    """Without a roll, a choice of others or anything else in between; and the gain is what was told."""
    followed = Counter[str]()
    for name in GAMES:
        record = read((RECORDED / f"{name}.rimward").read_bytes())
        match = Match.reading(GAME, record.header)
        for entry in record.entries:
            match.again(entry)
            for option in match.asked[0].options if match.asked else ():
                if option.key == "stop" and "then" in option.about:
                    follow(match, option)
                    followed[str(option.about["gain"])] += 1
    assert followed["sell-all"] > 2
    assert followed["buy"] > 2


def follow(match: Match, option: Option) -> None:
    g, seat = match.table.copy(), match.asked[0].seat
    assert isinstance(g, Xia)
    had = g.credits[seat], g.fame[seat]
    for key in (option.key, *str(option.about["then"]).split(" ")):
        (value,) = [value for value in g.open[0].options if key_of(value) == key]
        assert g.open[0].seat == seat
        answer(g, Scripted(), seat, value)
    if str(option.about["gain"]).startswith("sell"):
        brought = option.about["gain"] == "sell-all"
        assert (g.credits[seat], g.fame[seat]) == (had[0] + int(option.about["credits"]), had[1] + brought)


def test_no_goal_lies_where_another_ship_is() -> None:
    """xia.move.no-action-in-occupied: one only flies through."""
    record, seen = read((RECORDED / "3-greedy.rimward").read_bytes()), 0
    match = Match.reading(GAME, record.header)
    for entry in record.entries:
        match.again(entry)
        assert isinstance(match.table, Xia)
        for question in match.asked:
            if question.code == "xia.move.point-per-space":
                ships = {f"hex:{ship.space[0]},{ship.space[1]}" for ship in match.table.ships if ship.space}
                there = [option for option in question.options if option.key in ships]
                seen += len(there)
                assert "goal" not in {option.sort for option in there}
    assert seen > 5


def test_an_attack_tells_the_price_on_ones_head() -> None:
    """The Bounty of xia.bounty.raiding, where nobody is in reach who is no innocent; and what the shot may do."""
    play = Play(attack())
    (shot,) = [option for option in play.asked.options if option.key == "attack"]
    assert (shot.sort, shot.about["cost"], shot.about["crime"]) == ("risk", "bounty", 1000)
    assert shot.odds == (), "there are two targets"
    for target in play.say("attack").asked.options:
        assert (target.sort, target.about["cost"], target.about["gain"]) == ("risk", "bounty", "kill")
        assert {fate.code for fate in target.odds} <= {"hit-none", "hit-some", "hit-much", "hit-fatal"}
        assert sum([fate.percent for fate in target.odds]) == 100


def test_an_outlaw_is_a_goal_to_shoot_at() -> None:
    g = attack()
    g.ships[1].bounty = 2000
    innocent, outlaw = sorted(Play(g).say("attack").asked.options, key=lambda option: option.sort == "goal")
    assert (outlaw.key, outlaw.sort, outlaw.about["spoils"]) == ("ship:1", "goal", 2000)
    assert "crime" not in outlaw.about
    assert (innocent.sort, innocent.about["crime"]) == ("risk", 1000)


@pytest.mark.parametrize("name", GAMES)
def test_the_people_of_an_event_are_ships_or_nobody(name: str) -> None:
    match, _ = replayed(name)
    ships = len(match.view(0)["table"]["ships"])
    numbers = 0
    for event in match.log:
        for parameter in people_of(TELLING.people, event.code):
            told = event.params.get(parameter)
            for number in told if isinstance(told, tuple) else (told,):
                if isinstance(number, int):
                    numbers += 1
                    assert -1 <= number < ships, event
    assert numbers > 100


def test_the_size_of_a_bonus_is_nobody() -> None:
    """Its parameter has the name that elsewhere is whoever destroyed a ship."""
    assert "by" not in people_of(TELLING.people, "xia.title.skill")
    assert people_of(TELLING.people, "xia.death.removed")[0] == "by"


def ended(name: str) -> Iterator[tuple[Match, str]]:
    """Where a game offers to end a turn with all that is left to do in it: the game there, and the keys."""
    record = read((RECORDED / f"{name}.rimward").read_bytes())
    match = Match.reading(GAME, record.header)
    for entry in record.entries:
        match.again(entry)
        for question in match.asked:
            for option in question.options if question.code == "xia.action.list" else ():
                if "at_once" in option.about:
                    yield match.copy(), str(option.about["then"])


def test_a_turn_is_ended_with_what_is_free_and_no_answer_is_left_out() -> None:
    """The keys answer one question after the other, until the seat has nothing more to decide in its turn."""
    found = Counter[str]()
    for name in GAMES:
        for match, keys in ended(name):
            (question,) = match.asked
            seat = question.seat
            match.answer(question.id, seat, "end")
            for key in keys.split(" "):
                (question,) = match.asked
                if question.code not in ("xia.business.any-order", "xia.status.arm"):
                    break  # a Title, or a card of somebody else
                assert question.seat == seat
                match.answer(question.id, seat, key)
                found[key.partition(":")[0]] += 1
            else:
                assert all(question.code != "xia.status.arm" for question in match.asked)
    assert min(found["arm"], found["end"], found["recharge"]) > 2

"""Rules of thumb for standing orders: when they answer, when they ask, and that the answer is a sensible one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.table.state import Xia
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.orders import Asked, Order, answer_for, given
from rimward.kernel.question import Choose, key_of
from rimward.kernel.record import read
from rimward.kernel.view import view
from tests.games.xia.scenes import Play, deal, turn

RECORDED = Path(__file__).parents[2] / "recorded/xia"
GAMES = ("3-greedy", "5-greedy-by-the-book", "4-random-first-game")


def said(g: Table, question: Choose, thumb: str) -> str | None:
    """What a standing order with this rule answers."""
    known = view(g, question.seat)
    order = given(GAME, Order(where=question.code, answer=thumb), question.seat, known)
    return answer_for(GAME, [order], Asked(g, question), known)


def questions(code: str) -> Iterator[tuple[Xia, Choose]]:
    for name in GAMES:
        record = read((RECORDED / f"{name}.rimward").read_bytes())
        match = Match.reading(GAME, record.header)
        for entry in record.entries:
            match.again(entry)
            for question in match.table.open:
                if question.code == code:
                    yield cast("Xia", match.table), question


@pytest.mark.parametrize("code", ["xia.outfit.placement", "xia.cargo.placing"])
def test_everything_is_stowed_as_it_comes(code: str) -> None:
    found = Counter(said(g, question, "stow") for g, question in questions(code))
    assert found.total() > 3
    assert None not in found


def test_all_is_armed_where_it_is_free() -> None:
    found = Counter[bool]()
    for g, question in questions("xia.status.arm"):
        on_planet = bool(g.planet_of(question.seat))
        assert said(g, question, "arm-all") == (key_of(question.options[0]) if on_planet else None)
        found[on_planet] += 1
    assert min(found[True], found[False]) > 3


def test_a_ship_is_recharged_wherever_that_can_be_done() -> None:
    found = Counter[str | None]()
    for g, question in questions("xia.business.any-order"):
        key, words = said(g, question, "recharge"), {key_of(value).partition(":")[0] for value in question.options}
        nothing = words <= {"end", "rearrange", "sell-outfit"}
        assert key == ("recharge" if "recharge" in words else "end" if nothing else None)
        found[key] += 1
    assert min(found["recharge"], found["end"], found[None]) > 2


def test_damage_is_placed_where_it_hurts_least() -> None:
    """As the advice sees it, which reads the ship and not the options."""
    assert GAME.advice is not None
    kinds = set[float]()
    for g, question in questions("xia.damage.placement"):
        ratings = dict(zip(map(key_of, question.options), GAME.advice(g, question, ""), strict=True))
        key = said(g, question, "least-harm")
        assert key is not None
        assert ratings[key] == max(ratings.values())
        kinds.add(ratings[key])
    assert len(kinds) > 2


@pytest.mark.parametrize(("face", "stands"), [(1, False), (3, False), (4, True), (6, True)])
def test_an_average_roll_of_an_engine_stands(face: int, stands: bool) -> None:
    """A d6: 4 and more. Below that the seat is asked whether it uses its card."""
    g = deal(turn((0, 0)), 0, "tac-x")
    play = Play(g, d6=(face,)).say("engine:3")
    assert play.asked.code == "xia.ability.use"
    assert said(play.match.table, play.match.table.open[0], "average") == ("pass" if stands else None)


def test_a_rule_of_thumb_has_nothing_to_say_elsewhere() -> None:
    play = Play(turn((0, 0)))
    asked = play.match.table.open[0]
    assert [thumb for thumb in GAME.thumbs if said(play.match.table, asked, thumb) is not None] == ["onward"]


def test_a_ship_flies_on_where_there_is_nothing_else_to_do() -> None:
    found = Counter[str]()
    for g, question in questions("xia.action.list"):
        key, keys = said(g, question, "onward"), list(map(key_of, question.options))
        if key is None:
            found["asks"] += 1
            continue
        found[key.partition(":")[0]] += 1
        if key == "energy-scoop":
            flies = any(one.partition(":")[0] in ("impulse", "engine") for one in keys)
            assert g.ships[question.seat].meter - g.ships[question.seat].energy >= (2 if flies else 1)
            continue
        assert not {"sell", "buy", "harvest", "mine", "salvage", "complete"} & set(keys)
        assert "attack" not in keys or Asked(g, question).options["attack"]["crime"]
        assert key == ("impulse" if "impulse" in keys else next(key for key in keys if key.startswith("engine:")))
    assert min(found["impulse"], found["engine"], found["energy-scoop"], found["asks"]) > 3


def test_shields_are_put_up_until_they_stop_it_all_on_average() -> None:
    """As the advice has it: and none for a scratch."""
    assert GAME.advice is not None
    found = Counter[bool]()
    for g, question in questions("xia.outfit.shield-hazards"):
        ratings = dict(zip(map(key_of, question.options), GAME.advice(g, question, ""), strict=True))
        key = said(g, question, "shields")
        assert key is not None
        assert ratings[key] == max(ratings.values())
        found[key == "done"] += 1
    assert min(found[True], found[False]) > 0

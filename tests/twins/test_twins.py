"""Every twin of Comet Rush goes through simulations, the arena, an environment and the text table.

Conformance and the leak test take them from `EVERY` by themselves.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test

from rimward.bots import can_play
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.kernel.orders import given
from rimward.lab import arena
from rimward.lab.environment import Ordered, TableEnv
from rimward.lab.playout import SeatOrders
from rimward.lab.simulate import Job, play_games
from rimward.terminal import ordering
from tests.conformance.play import moments
from tests.conformance.subjects import ALL, whole
from tests.lab.test_environment import AnyArrays
from tests.test_terminal import careful, sit
from tests.twins import cards
from tests.twins.every import EVERY, Twin


@pytest.fixture(params=EVERY)
def twin(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """In the place of Comet Rush, so that whoever goes by the catalog finds it."""
    found = EVERY[request.param]
    monkeypatch.setitem(GAMES, "comet", found.game)
    monkeypatch.chdir(tmp_path)
    with cards.speaking():
        yield found


def orders_of(twin: Twin) -> SeatOrders:
    return tuple((seat, order) for seat in range(twin.seats) for order in twin.orders)


def wishes_of(twin: Twin) -> list[str]:
    said = [(seat, name, value) for seat, wish in enumerate(twin.wishes) for name, value in wish.items()]
    return [word for seat, name, value in said for word in ("--wish", f"{seat}:{name}={value}")]


def other_bot(game: Game) -> str:
    return "greedy" if can_play(game, "greedy") else "random"  # some twins give no advice


def test_conformance_and_the_leak_test_have_them_all() -> None:
    there = {str(subject).partition("-")[2].partition("-")[2] for subject in ALL if str(subject).startswith("twin-")}
    assert there == set(EVERY)


def test_simulate(twin: Twin) -> None:
    bots = ("random", *(other_bot(twin.game),) * (twin.seats - 1))
    wished = twin.game.wished(twin.seats, twin.wishes) if twin.wishes else []
    tally = play_games(Job("comet", dict(twin.options), bots, "twin", orders_of(twin), tuple(wished)), range(6))
    assert (tally.finished, tally.failures) == (6, {})
    assert bool(tally.ordered) == bool(twin.orders)


def test_arena(twin: Twin, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    bots = ",".join(["random", other_bot(twin.game), "random", "random"][: twin.seats])
    said = ["comet", "--bots", bots, "--games", "6", "--jobs", "1", "--json", *wishes_of(twin)]
    for seat in range(twin.seats if twin.orders else 0):
        said += ["--order", f"{seat}:off-turn"]
    assert arena.command(parser.parse_args(said)) == 0
    found = json.loads(capsys.readouterr().out)
    (table,) = found["tables"]
    assert (table["finished"] >= 6, found["failures"]) == (True, [])
    assert all(0 <= result["share"] <= 1 for result in table["results"])


def test_every_order_that_the_text_table_lists_can_be_given(twin: Twin) -> None:
    subject, looked = whole(twin.game, twin.seats, dict(twin.options)), 0
    for moment in chain.from_iterable(moments(subject, seed, acts=0.3) for seed in range(3)):
        for question in moment.match.asked:
            known = moment.match.view(question.seat)
            for order in ordering.possible(moment.match, question):
                assert given(twin.game, order, question.seat, known).where == order.where
                looked += 1
    assert looked > 20


@pytest.mark.filterwarnings("ignore:Observation")
def test_an_environment(twin: Twin) -> None:
    arrays, options = AnyArrays(twin.seats), dict(twin.options)
    table = TableEnv("twin_v0", twin.game, arrays, twin.seats, options, orders=orders_of(twin))
    api_test(Ordered(table), num_cycles=100)


def test_the_text_table(twin: Twin) -> None:
    """With an order, where the twin is for orders: it is listed, given and answers."""
    said: dict[str, Any] = {"seats": ",".join(["me", *["random"] * (twin.seats - 1)])}
    first = iter(["orders pass 1"] if twin.orders else [])
    shown = sit(
        lambda text: next(first, None) or careful(text),
        **said,
        options=tuple(f"{name}={value}" for name, value in twin.options.items()),
    )
    assert re.search(r"^(You|Bot|Nobody|Part).*(won|share the win)", shown, re.M), shown[-600:]
    assert "It took" in shown
    assert ("Ordered: Pass" in shown) == bool(twin.orders)
    assert not re.search(r"\b(kernel[.-]|comet-)[a-z]", shown), "every code has its words"

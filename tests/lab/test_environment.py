"""The part of an environment that knows no game: Comet Rush, where all choose a lane at once, plays through it too."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test

from rimward.bots import Ask
from rimward.games.comet import GAME
from rimward.games.comet.state import Comet
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, start
from rimward.kernel.orders import Order
from rimward.kernel.question import All, Choose, Value, key_of
from rimward.kernel.record import snapshot
from rimward.lab.environment import Ordered, TableEnv
from rimward.lab.playout import begun_with, play


class Scores(NamedTuple):
    name: str = "ice"
    shape: tuple[int, ...] = (3,)
    kind: Any = np.uint8


class CometArrays:
    """Scores, and ids in the order in which options were first seen."""

    actions = 64
    blocks = (Scores(),)

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}

    def observe(self, g: Comet, seat: int) -> dict[str, NDArray[Any]]:
        return {"ice": np.array(g.ice, np.uint8)}

    def legal(self, g: Comet, question: Choose) -> dict[int, Value]:
        return {self.ids.setdefault(key_of(value), len(self.ids)): value for value in question.options}


class AnyArrays:
    """For any game: one number, and ids in the order in which options and moves were first seen."""

    actions = 256

    def __init__(self, seats: int) -> None:
        self.blocks = (Scores("seat", (seats,)),)
        self.ids: dict[str, int] = {}

    def observe(self, g: Table, seat: int) -> dict[str, NDArray[Any]]:
        return {"seat": np.array([int(other == seat) for other in range(g.seats)], np.uint8)}

    def legal(self, g: Any, question: Choose) -> dict[int, Value]:
        return self.numbered(question.options)

    def legal_acts(self, g: Any, seat: int, acts: Sequence[Value]) -> dict[int, Value]:
        return self.numbered(acts)

    def numbered(self, values: Sequence[Value]) -> dict[int, Value]:
        return {self.ids.setdefault(key_of(value), len(self.ids)): value for value in values}


def comet(**named: Any) -> TableEnv:
    return TableEnv("comet_v0", GAME, CometArrays(), 3, {"target": 8}, **named)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
def test_another_game_passes_the_api_test() -> None:
    api_test(Ordered(comet()), num_cycles=50)


def test_seats_that_are_asked_at_once_answer_one_after_the_other() -> None:
    env = comet()
    env.reset(seed=1)
    assert isinstance(env.table.asked, All)
    acting = list[str]()
    while isinstance(env.table.asked, All) and len(acting) < 3:
        acting.append(env.agent_selection)
        masks = [env.observe(agent)["action_mask"].any() for agent in env.agents]
        assert masks == [agent == env.agent_selection for agent in env.agents]
        env.step_key(env.options()[0]["key"])
    assert acting == env.agents


def test_early_answers_of_others_are_not_known_to_a_sampled_table() -> None:
    env = comet()
    env.reset(seed=1)
    env.step_key(env.options()[0]["key"])
    answers = {env.sample("seat_1", seed).table.early[0] for seed in range(12)}
    assert len(answers) > 1
    assert {env.sample("seat_0", seed).table.early[0] for seed in range(12)} == {env.table.early[0]}


def test_a_game_with_explicit_chance_comes_to_its_end() -> None:
    env, rng, nodes = comet(explicit_chance=True), Random(3), 0
    env.reset()
    while not env.terminations[env.agent_selection]:
        if outcomes := env.chance_outcomes():
            nodes += 1
            env.step_chance(rng.choice(outcomes)[0])
        else:
            env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    assert nodes
    assert sum(env.rewards.values()) == pytest.approx(0)


# --- standing orders -------------------------------------------------------------------------------------------------
OFF_TURN = tuple((seat, Order(where="off-turn")) for seat in range(3))


def played(env: TableEnv, seed: int) -> tuple[list[tuple[str, str]], Comet]:
    """A game in which whoever is asked takes the first option that is no pass, where there is one: who was asked for
    what, and the table at the end."""
    asked = list[tuple[str, str]]()
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        if outcomes := env.chance_outcomes():
            env.step_chance(outcomes[0][0])
            continue
        keys = [option["key"] for option in env.options()]
        asked.append((env.agent_selection, env.question()["code"]))
        env.step_key(next((key for key in keys if key != "pass"), "pass"))
    return asked, env.table  # type: ignore[return-value]


@pytest.mark.parametrize("explicit_chance", [False, True])
def test_nobody_is_asked_what_an_order_answers(explicit_chance: bool) -> None:
    free, _ = played(comet(explicit_chance=explicit_chance), 2)
    bound, table = played(comet(explicit_chance=explicit_chance, orders=OFF_TURN), 2)
    windows = [[agent for agent, code in asked if code == "comet.gadget.after-roll"] for asked in (free, bound)]
    assert len(windows[0]) > len(windows[1])
    assert {code for _, code in bound} >= {"comet.lane.choose", "comet.turn.action"}
    assert table.result is not None


def test_an_environment_in_which_everybody_passes_plays_the_games_of_a_simulation() -> None:
    env, seed = comet(orders=OFF_TURN), 5
    asked, table = played(env, seed)
    g, chance = GAME.new_table(3, {"target": 8}), Seeded(f"{seed}:1")
    start(g, chance)

    class First:
        def choose(self, ask: Ask) -> str:
            return next((key for key in ask.keys if key != "pass"), "pass")

    ended = play(g, chance, [First()] * 3, orders=begun_with(g, OFF_TURN))
    assert snapshot(g) == snapshot(table)
    assert ended.answers - ended.ordered == len(asked)


def until_the_first_order_ends(env: TableEnv) -> None:
    while env._standing and env._standing[0]:
        env.step_key(env.options()[0]["key"])


def test_orders_are_given_in_every_game_and_copies_have_their_own() -> None:
    env = comet(orders=((0, Order(where="everywhere", until="turn")), *OFF_TURN[1:]))
    for _ in range(2):
        env.reset()
        assert env._standing
        assert env._standing[0]
        until_the_first_order_ends(env.copy())
        assert env._standing[0], "it ended in the copy"
        until_the_first_order_ends(env)


def test_a_sampled_table_does_not_know_what_others_have_ordered() -> None:
    env = comet(orders=OFF_TURN)
    env.reset(seed=1)
    own = env.sample("seat_1", 3)
    assert (set(own._standing or ()), own._orders) == ({1}, OFF_TURN[1:2])
    asked = set[str]()
    while not own.terminations[own.agent_selection]:
        if own.question()["code"] == "comet.gadget.after-roll" and not own.table.early:
            turn = next(frame.seat for frame in own.table.stack if type(frame).__name__ == "Turn")  # type: ignore[attr-defined]
            asked |= {own.agent_selection} if own.agent_selection != f"seat_{turn}" else set()
        own.step_key(own.options()[-1]["key"])
    assert asked
    assert "seat_1" not in asked

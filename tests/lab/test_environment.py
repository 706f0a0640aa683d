"""The part of an environment that knows no game: Comet Rush, where all choose a lane at once, plays through it too."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import api_test

from rimward.games.comet import GAME
from rimward.games.comet.state import Comet
from rimward.kernel.question import All, Choose, Value, key_of
from rimward.lab.environment import Ordered, TableEnv


class Scores(NamedTuple):
    name: str = "ice"
    shape: tuple[int, ...] = (3,)
    kind: Any = np.uint8


class CometArrays:
    """Scores, and ids in the order in which options were first seen."""

    actions = 64
    parts = (Scores(),)

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}

    def observe(self, g: Comet, seat: int) -> dict[str, NDArray[Any]]:
        return {"ice": np.array(g.ice, np.uint8)}

    def legal(self, g: Comet, question: Choose) -> dict[int, Value]:
        return {self.ids.setdefault(key_of(value), len(self.ids)): value for value in question.options}


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

"""Comet Rush as a PettingZoo environment, and its twins: sides, one seat, everybody loses, everybody together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rimward.games.comet.state import hand
from rimward.lab.environment import TableEnv
from rimward.lab.envs.comet import arrays, comet_v0
from rimward.lab.envs.comet.arrays import BLOCKS, IDS, KEYS
from tests.twins.results import ALONE, DRAW, LOST, SIDES, TOGETHER, TWINS

quietly = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent",
    "ignore:Observation numpy array is all zeros",
    "ignore:Agent's minimum observation space value",
    "ignore:Agent's maximum observation space value",
)


def moments(env: TableEnv, seed: int) -> Iterator[TableEnv]:
    """A random game, and the environment at all its decisions."""
    rng = Random(seed)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        yield env
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


def rewards(env: TableEnv, seed: int) -> list[float]:
    for _ in moments(env, seed):
        pass
    return [env.rewards[agent] for agent in env.possible_agents]


# --- the rules of PettingZoo -----------------------------------------------------------------------------------------
@quietly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_passes_the_api_test(seats: int) -> None:
    api_test(comet_v0.env(seats, target=8), num_cycles=100)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: comet_v0.env(3, target=8), num_cycles=100)


@quietly
@pytest.mark.parametrize("name", TWINS)
def test_the_twins_pass_the_api_test(name: str) -> None:
    game, seats = TWINS[name]
    api_test(comet_v0.env(seats, game=game, rounds=3), num_cycles=100)


# --- what a pilot sees -----------------------------------------------------------------------------------------------
def array(env: TableEnv, agent: str, name: str) -> dict[str, Any]:
    (axis,) = next(block.axes for block in BLOCKS if block.name == name)
    return dict(zip(axis, env.observe(agent)["observation"][name].tolist(), strict=True))


def test_everything_is_as_the_seat_sees_it() -> None:
    env = comet_v0.raw_env(3, target=20)
    env.reset(seed=1)
    for key in ("far", "near", "mid"):
        assert array(env, env.agent_selection, "question")["code"] == 1
        env.step_key(key)
    while env.question()["code"] != "comet.turn.action":
        env.step_key("pass")
    assert env.agent_selection == "seat_0", "the engine drilled for it, and it may go on"
    assert array(env, "seat_0", "table") == {
        **{"seats": 3, "target": 20, "rounds": 12, "round": 1, "first": 1, "turn": 1},
        "hold": env.table.stack[-1].hold,  # type: ignore[attr-defined]
    }
    assert array(env, "seat_1", "table")["turn"] == 3
    pilots = env.observe("seat_1")["observation"]["pilots"]
    assert pilots[:, 2].tolist() == [1, 2, 3, 0], "near, mid, far; and nobody in the fourth seat"
    assert pilots[:, 0].tolist() == [1, 1, 1, 0]


def test_the_ids_are_the_options_and_only_the_seat_that_acts_has_any() -> None:
    seen = set[str]()
    for seed in range(6):
        for env in moments(comet_v0.raw_env(3, target=15), seed):
            wanted = {option["key"] for option in env.options()}
            for agent in env.agents:
                mask = env.observe(agent)["action_mask"]
                shown = {KEYS[number] for number in np.flatnonzero(mask)}
                assert shown == (wanted if agent == env.agent_selection else set())
            seen |= wanted
    assert seen == {key for key in IDS if key not in ("accept", "decline")}, "gifts are interjections"


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_learns_too_much(seats: int) -> None:
    """What a seat cannot know is dealt again, and its arrays are the same."""
    for number, env in enumerate(moments(comet_v0.raw_env(seats, target=15), 3)):
        for agent in env.agents:
            other = env.sample(agent, number)
            for name, told in env.observe(agent)["observation"].items():
                assert (other.observe(agent)["observation"][name] == told).all(), f"decision {number}: {name}"


def test_arrays_that_peek_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(g: Any, seat: int) -> dict[str, dict[str, int]]:
        other = g.zones[hand((seat + 1) % g.seats)].faces
        return {"gadget": {card: other.count(card) for card in arrays.CARDS}}

    monkeypatch.setattr(arrays, "unseen", peeking)
    with pytest.raises(AssertionError, match="unseen"):
        test_nobody_learns_too_much(4)


# --- rewards ---------------------------------------------------------------------------------------------------------
def test_a_side_wins_or_loses_as_a_whole() -> None:
    found = {tuple(rewards(comet_v0.raw_env(4, game=SIDES), seed)) for seed in range(8)}
    assert found == {(1, -1, 1, -1), (-1, 1, -1, 1)}
    assert (0, 0, 0, 0) in {tuple(rewards(comet_v0.raw_env(4, game=DRAW), seed)) for seed in range(8)}


def test_one_seat_and_all_together_win_or_lose_against_the_game() -> None:
    assert {tuple(rewards(comet_v0.raw_env(1, game=ALONE), seed)) for seed in range(12)} == {(1,), (-1,)}
    assert {tuple(rewards(comet_v0.raw_env(2, game=TOGETHER), seed)) for seed in range(12)} == {(1, 1), (-1, -1)}


def test_everybody_loses_and_nothing_was_counted() -> None:
    env = comet_v0.raw_env(3, game=LOST, rounds=1, target=40)
    assert rewards(env, 1) == [-1, -1, -1]
    assert env.infos["seat_0"] == {"score": 0, "won": False}

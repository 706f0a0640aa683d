"""Andromeda's Edge as a PettingZoo environment: the API, the ids, what a seat sees, teams."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rimward.games.andromeda.table.names import hand
from rimward.kernel.question import key_of
from rimward.lab.environment import TableEnv
from rimward.lab.envs.andromeda import andromeda_v0, arrays
from rimward.lab.envs.andromeda.arrays import USUAL
from rimward.lab.envs.andromeda.ids import ACTS, PRINTED

SHORT: dict[str, Any] = {"length": "short"}
TEAMS: dict[str, Any] = {**SHORT, "teams": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {**SHORT, "special": "vortexes", "events": "twilight"}),
    (3, {**SHORT, "special": "quasars", "destinies": True, "factions": "chosen"}),
    (4, TEAMS),
]
SOME = 700  # decisions

quietly = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent",
    "ignore:Observation numpy array is all zeros",
    "ignore:Agent's minimum observation space value",
    "ignore:Agent's maximum observation space value",
)


def moments(seats: int, options: dict[str, Any], seed: int, most: int = SOME) -> Iterator[TableEnv]:
    """A random game, and the environment at its decisions."""
    env, rng = andromeda_v0.raw_env(seats, most=most, **options), Random(seed)
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
        yield env
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


def row(env: TableEnv, agent: str, name: str, at: int = 0) -> dict[str, int]:
    """One row of an array by the names along its last axis."""
    axes = next(block.axes for block in USUAL.blocks if block.name == name)
    told = env.observe(agent)["observation"][name]
    return dict(zip(axes[-1], (told[at] if told.ndim > 1 else told).tolist(), strict=True))


# --- the rules of PettingZoo -----------------------------------------------------------------------------------------
@quietly
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_passes_the_api_test(seats: int, options: dict[str, Any]) -> None:
    api_test(andromeda_v0.env(seats, **options), num_cycles=150)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(lambda: andromeda_v0.env(3, **SHORT), num_cycles=150)


# --- ids -------------------------------------------------------------------------------------------------------------
def test_ids_are_told_apart_and_named() -> None:
    families = [family.word for family in PRINTED.families]
    assert len(set(families)) == len(families)
    assert PRINTED.actions == sum(family.size for family in PRINTED.families)
    names = [PRINTED.name_of(action) for action in range(PRINTED.actions)]
    assert len(set(names)) == PRINTED.actions
    launch = PRINTED.first["launch"]
    assert names[launch : launch + 2] == ["launch transport A1", "launch transport A2"]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_and_move_has_an_id_and_only_the_seat_that_acts_has_any(
    seats: int, options: dict[str, Any]
) -> None:
    """Two cards of a name share one: it does not matter which is taken."""
    for env in moments(seats, options, 2):
        asked = env._question
        known = set(map(key_of, env._legal.values()))
        rest = {key_of(value) for value in asked.options} - known
        assert all(key.startswith(("card:", "token:")) for key in rest), (asked.code, rest)
        assert all(PRINTED.name_of(action).startswith(ACTS) for action in env._acts)
        shown = {agent: set(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()) for agent in env.agents}
        assert shown.pop(env.agent_selection) == env._legal.keys() | env._acts.keys()
        assert not any(shown.values())


def test_the_same_card_has_the_same_id_wherever_it_is_in_the_hand() -> None:
    found: dict[int, set[str]] = {}
    for env in moments(2, SHORT, 5, most=2500):
        asked = env._question
        if asked.code == "andromeda.tactics.hand-limit":
            for action, value in env._legal.items():
                assert isinstance(value, tuple)
                face = env.table.zones.face(hand(asked.seat), int(value[1]))
                found.setdefault(action, set()).add(face)
    assert len(found) > 3
    assert all(names == {PRINTED.name_of(action).removeprefix("card ")} for action, names in found.items())


# --- what a seat sees ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_learns_too_much(seats: int, options: dict[str, Any]) -> None:
    """What a seat cannot know is dealt again, and its arrays are the same."""
    for number, env in enumerate(moments(seats, options, 3)):
        if number % 9:
            continue
        for agent in env.agents:
            other, seen = env.sample(agent, number), env.observe(agent)["observation"]
            for name, told in other.observe(agent)["observation"].items():
                assert (seen[name] == told).all(), f"decision {number}: {name}"


def test_arrays_that_peek_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "_known", lambda zone, seat: list(zone.faces))
    monkeypatch.setattr(arrays, "hand", lambda seat: hand((seat + 1) % 3))
    with pytest.raises(AssertionError, match="tactics"):
        test_nobody_learns_too_much(3, SHORT)


def test_everything_is_as_the_seat_sees_it() -> None:
    for env in moments(3, SHORT, 4, most=400):
        g: Any = env.table
        for seat, agent in enumerate(env.agents):
            table, asked = row(env, agent, "table"), row(env, agent, "question")
            assert (table["seats"], table["terminus"], table["marker"]) == (3, 50, g.marker + 1)
            assert asked["seat"] == (env._question.seat - seat) % 3 + 1
            assert asked["code"] == 1 + arrays.QUESTIONS.index(env._question.code)
            for at in range(3):
                player = row(env, agent, "players", at)
                owner = (seat + at) % 3
                assert (player["in play"], player["vp"]) == (1, g.vp[owner])
                assert player["energy"] == g.energy(owner)
            assert not any(row(env, agent, "players", 3).values())
            ships = env.observe(agent)["observation"]["ships"][1]
            mine = [ship for ship in g.ships if ship.owner == (seat + 1) % 3]
            assert [place - arrays.FAR for place in ships[:, 1].tolist()] == [max(ship.region, -7) for ship in mine]


def test_a_battle_shows_its_dice() -> None:
    """At a question after the throw, the dice of each side as they fell."""
    seen = 0
    for env in moments(3, SHORT, 6, most=3000):
        told = env.observe(env.agent_selection)["observation"]["battle"]
        if told[:, 3].any():
            seen += 1
            thrown = told[:, 0].astype(bool)
            assert (told[thrown, 3] >= told[thrown, 4]).all(), "from the highest down"
            assert told[:, 3:].max() <= 6
    assert seen > 20


# --- two against two -------------------------------------------------------------------------------------------------
def test_a_team_wins_or_loses_as_a_whole() -> None:
    env, rng = andromeda_v0.raw_env(4, **TEAMS), Random(1)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        assert row(env, env.agent_selection, "table")["mate"] in (2, 4)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
    assert tuple(env.rewards.values()) in ((1, 1, -1, -1), (-1, -1, 1, 1))
    assert len({info["won"] for info in list(env.infos.values())[:2]}) == 1


# --- the page and the version ----------------------------------------------------------------------------------------
@pytest.mark.slow
def test_the_version_is_bound_to_rules_and_content() -> None:
    assert andromeda_v0.fingerprint() == andromeda_v0.FINGERPRINT, "see docs/research.md, Versions"

"""Xia as a PettingZoo environment: it keeps the rules of PettingZoo, of the table, and no seat learns too much."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rimward.games import xia
from rimward.games.xia import GAME
from rimward.games.xia.flight import move
from rimward.games.xia.renown.progress import DECLINED
from rimward.games.xia.table.state import Xia
from rimward.kernel.chance import Seeded, Tape
from rimward.kernel.frame import answer, start
from rimward.kernel.match import Match
from rimward.kernel.question import key_of
from rimward.kernel.record import read
from rimward.kernel.result import Result
from rimward.kernel.view import view
from rimward.lab.environment import TableEnv, by_rank
from rimward.lab.envs.xia import arrays, ids, xia_v0
from rimward.lab.envs.xia.arrays import XiaArrays
from rimward.lab.envs.xia.ids import ACTIONS, FAMILIES, FIRST, legal, name_of
from rimward.lab.envs.xia.layout import BLOCKS, QUESTIONS
from tests.games.xia.scenes import Play, turn
from tests.games.xia.title_scenes import lay_open

ROOT = Path(__file__).parents[2]
FIVE: dict[str, Any] = {"target": 5}


def chosen(env: TableEnv, rng: Random) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def moments(env: TableEnv, seed: int, every: int = 1, most: int = 10**6) -> Iterator[TableEnv]:
    """A random game, and the environment at some of its decisions."""
    rng = Random(seed)
    env.reset(seed=seed)
    for number in range(most):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            return
        if number % every == 0:
            yield env
        env.step(chosen(env, rng))


def played(env: TableEnv, seed: int) -> TableEnv:
    for _ in moments(env, seed, 10**6):
        pass
    return env


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return np.array_equal(one, other)


# --- what PettingZoo asks for ----------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.parametrize("options", [{}, {"seats": 3, "target": 5}, {"seats": 5, "npcs": False, "target": 5}], ids=str)
def test_the_api_test_passes(options: dict[str, Any]) -> None:
    api_test(xia_v0.env(**options), num_cycles=150)


def test_the_seed_test_passes() -> None:
    seed_test(xia_v0.env, num_cycles=100)


def test_other_seeds_are_other_games_and_a_series_goes_on() -> None:
    env, views = xia_v0.env(), list[Any]()
    for seed in (1, None, 2, 1, None):
        env.reset(seed=seed)
        views.append(env.view("seat_0"))
    assert views[0] == views[3]
    assert views[1] == views[4]
    assert views[0] != views[1]
    assert views[0] != views[2]


def test_without_a_seed_two_environments_play_different_games() -> None:
    one, other = xia_v0.env(), xia_v0.env()
    one.reset()
    other.reset()
    assert one.view("seat_0") != other.view("seat_0")


def test_calls_in_the_wrong_order_are_told() -> None:
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = xia_v0.env().agent_selection


def test_a_game_ends_for_all_at_once_and_everybody_steps_once_more() -> None:
    env = played(xia_v0.raw_env(**FIVE), 3)
    assert env.agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert [env.infos[agent]["won"] for agent in env.agents].count(True) == 1
    gone = []
    while env.agents:
        seen, reward, *_ = env.last()
        assert not seen["action_mask"].any()
        gone.append((env.agent_selection, reward))
        with pytest.raises(ValueError, match="only valid action is None"):
            env.step(0)
        env.step(None)
    assert [agent for agent, _ in gone] == env.possible_agents
    assert sorted(reward for _, reward in gone)[-1] == 1.0


def test_a_game_that_takes_too_long_is_cut_off_without_a_reward() -> None:
    env = played(xia_v0.raw_env(most=20), 3)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    while env.agents:
        env.step(None)


def test_one_agent_decides_several_times_in_a_row() -> None:
    agents = [env.agent_selection for env in moments(xia_v0.raw_env(), 5, most=300)]
    changes = sum(one != other for one, other in pairwise(agents))
    assert 0 < changes < len(agents) / 2


# --- rewards ---------------------------------------------------------------------------------------------------------
def test_rewards_go_by_rank_and_not_by_score() -> None:
    assert by_rank(Result((2,), (3, 9, 10, 1))) == pytest.approx([-1 / 3, 1 / 3, 1, -1])
    assert by_rank(Result((0, 1), (7, 7, 2))) == [0.5, 0.5, -1]
    assert by_rank(Result((1,), (7, 7))) == [-1, 1], "who shares the score has not won"


def test_rewards_may_be_anything_of_the_result() -> None:
    env = played(xia_v0.raw_env(rewards=lambda result: [score / 10 for score in result.scores], **FIVE), 4)
    assert [env.rewards[agent] for agent in env.agents] == [env.infos[agent]["score"] / 10 for agent in env.agents]


# --- options and ids -------------------------------------------------------------------------------------------------
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (3, {"edition": "ru-2023", "min_move": 2, "target": 5}),
    (5, {"safe_mining": True, "target": 5}),
    (2, {"two_players": True, "target": 5}),
    (4, {"first_game": True}),
)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_option_has_one_id_and_every_id_leads_back(seats: int, options: dict[str, Any]) -> None:
    for env in moments(xia_v0.raw_env(seats, **options), seats, most=1200):
        question = env._question
        found = legal(env.table, question)  # type: ignore[arg-type]
        assert list(found.values()) == list(question.options)
        for action, value in found.items():
            word = key_of(value).partition(":")[0]
            assert name_of(action).startswith(word), f"{value} is {name_of(action)}"


RECORDED = sorted(path.name for path in (ROOT / "tests/recorded/xia").glob("*-greedy*.rimward"))[::2]


@pytest.mark.parametrize("name", RECORDED)
def test_what_players_who_know_the_game_do_has_ids_too(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random players hardly ever complete a Mission; these do."""
    words = set[str]()

    def noted(self: Match, entry: Any, chance: Any, do: Any = Match._do) -> None:
        if entry.did == "answer":
            asked = next(question for question in self.table.open if question.seat == entry.seat)
            found = legal(self.table, asked)  # type: ignore[arg-type]
            assert list(found.values()) == list(asked.options)
            words.update(name_of(action).split()[0] for action in found)
        do(self, entry, chance)

    monkeypatch.setattr(Match, "_do", noted)
    Match.load(GAME, read((ROOT / "tests/recorded/xia" / name).read_bytes()))
    assert {"complete", "sell-cubes", "keep", "buy-ship"} & words


def test_ids_have_names_of_their_own() -> None:
    names = [name_of(action) for action in range(ACTIONS)]
    assert len(set(names)) == ACTIONS
    assert len(FIRST) == len(FAMILIES)
    assert names[FIRST["hex"] + 19 + 4] == "hex lunari b2"


def asking(tree: ast.AST) -> Iterator[ast.expr]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("Choose", "PickSome", "choose_where"):
            yield call.args[1]


def test_every_question_of_the_rules_is_known() -> None:
    """Found in the code of the game: also those that no random game comes to."""
    codes, names = set(GAME.windows.values()), set[str]()
    for path in Path(xia.__file__).parent.rglob("*.py"):
        for code in asking(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(code, ast.Constant):
                codes.add(str(code.value))
            else:
                names.add(ast.unparse(code))
    assert codes <= set(QUESTIONS)
    assert names == {"MOVING", "rule", "g.game.windows[name]"} & names, "what else a variable holds is not seen here"
    assert {move.MOVING, "xia.outfit.placement", "xia.cargo.placing", "xia.gate.tigris"} <= set(QUESTIONS)


def test_options_are_told_as_a_browser_gets_them_and_answered_by_key() -> None:
    env = xia_v0.env()
    env.reset(seed=1)
    told = env.question()
    assert told["code"] == "xia.setup.ship-choice-tier-one"
    assert env.options() == told["options"]
    assert [option["id"] for option in told["options"]] == np.flatnonzero(env.last()[0]["action_mask"]).tolist()
    other = env.copy()
    env.step_key(told["options"][2]["key"])
    other.step(told["options"][2]["id"])
    assert env.view("seat_0") == other.view("seat_0")
    with pytest.raises(ValueError, match="'mat:nothing' is no option of seat_"):
        env.step_key("mat:nothing")


def test_a_loop_over_agents_may_answer_by_key_and_choose_chance() -> None:
    env, rng = xia_v0.env(3, explicit_chance=True), Random(2)
    env.reset()
    for _ in env.agent_iter(200):
        if outcomes := env.chance_outcomes():
            env.step_chance(rng.choice(outcomes)[0])
        else:
            env.step_key(rng.choice(env.options())["key"])
    assert env.unwrapped._decisions > 50


def test_only_the_seat_that_acts_has_a_mask() -> None:
    for env in moments(xia_v0.raw_env(), 2, every=40):
        ones = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
        assert ones.pop(env.agent_selection) == len(env.options()) > 0
        assert set(ones.values()) == {0}


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    env = xia_v0.raw_env()
    env.reset(seed=1)
    before = env.view("seat_0")
    for action in (0, ACTIONS - 1, None):
        with pytest.raises(ValueError, match="is no option of seat_"):
            env.step(action)
    assert env.view("seat_0") == before


# --- what a seat may know --------------------------------------------------------------------------------------------
def differences(seed: int, every: int = 30) -> list[str]:
    """Where the arrays or the view of a seat tell the true table from one that it may just as well be."""
    found = []
    for env in moments(xia_v0.raw_env(3, target=6), seed, every):
        for agent in env.agents:
            twin = env.sample(agent, seed)
            if env.view(agent) != twin.view(agent):
                found.append(f"{agent}: view")
            if not same(env.observe(agent), twin.observe(agent)):
                found.append(f"{agent}: arrays")
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_cannot_tell_a_sampled_table_from_the_true_one(seed: int) -> None:
    assert differences(seed) == []


def test_arrays_that_look_at_hidden_cards_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "_seen", lambda zone, seat: list(zone.faces))
    assert differences(1)


def test_sampled_tables_differ_in_what_is_hidden() -> None:
    env = xia_v0.raw_env()
    env.reset(seed=1)
    tables = [env.sample("seat_0", seed).table for seed in range(4)]
    tokens = {tuple(zone.faces for name, zone in g.zones.by_name.items() if name[:6] == "token:") for g in tables}
    assert len(tokens) > 1


def test_arrays_tell_what_lies_on_the_table() -> None:
    """In words that can be checked by eye, against the view."""
    names = {block.name: block for block in BLOCKS}
    ship = {name: number for number, name in enumerate(names["ships"].axes[1])}
    for env in moments(xia_v0.raw_env(), 7, every=60):
        for seat, agent in enumerate(env.agents):
            seen, told = env.observe(agent)["observation"], env.view(agent)["table"]
            for row in range(4):
                captain = (seat + row) % 4
                mat, numbers = told["ships"][captain], seen["ships"][row]
                assert numbers[ship["fame"]] == told["fame"][captain]
                assert numbers[ship["credits"]] == told["credits"][captain] // 1000
                assert numbers[ship["energy"]] == mat["energy"]
                assert seen["holds"][row, 4].sum() == len(mat["damaged"])
                if mat["space"] is not None:
                    sector, cell = numbers[ship["sector"]] - 1, numbers[ship["cell"]]
                    assert seen["where"][:, sector, cell].tolist() == mat["space"]
            assert (seen["sectors"][:, 0] > 0).sum() == len(told["tiles"])
            assert seen["table"][:3].tolist() == [4, 10, len(told["tiles"])]


def test_arrays_tell_who_was_first_to_earn_a_title() -> None:
    g = lay_open(turn((0, 0)), "tycoon", "bulwark")
    g.earned = (("bulwark", 2, 1, True), ("bulwark", 1, 2, False), ("tycoon", 1, DECLINED, True))
    players, titles = next(block.axes for block in BLOCKS if block.name == "claims")
    g.credits, g.deeds = (0, 8000, 0), ((1, "attack-withstood", 6), (2, "attack-withstood", 6))
    asked = Play(g).match.table
    assert isinstance(asked, Xia)
    for seat in range(3):
        claims = XiaArrays().observe(asked, seat)["claims"]
        assert claims.shape == (len(players), len(titles))
        assert [(row, titles[column]) for row, column in zip(*claims.nonzero(), strict=True)] == [
            ((2 - seat) % 3, "bulwark")
        ]


def test_observations_keep_what_they_told() -> None:
    """A learner stores them: a later step must not write into an earlier array."""
    env = xia_v0.raw_env()
    env.reset(seed=1)
    first = env.observe("seat_0")
    kept = {name: array.copy() for name, array in first["observation"].items()}
    for _ in moments(env, 1, most=40):
        env.observe("seat_0")
    assert same(first["observation"], kept)


# --- copies ----------------------------------------------------------------------------------------------------------
def test_a_copy_goes_its_own_way_with_the_same_dice() -> None:
    env = list(moments(xia_v0.raw_env(**FIVE), 6, every=150, most=160))[-1]
    before, ends = env.view("seat_0"), []
    for twin in (env.copy(), env.copy(), env.copy(seed=1)):
        rng = Random(0)
        for _ in range(150):
            twin.step(chosen(twin, rng))
        ends.append(view(twin.table, 0))
    assert ends[0] == ends[1] != ends[2]
    assert env.view("seat_0") == before


# --- chance ----------------------------------------------------------------------------------------------------------
def test_chance_that_is_chosen_plays_the_game_that_fell() -> None:
    """The same answers and the same outcomes, once from a source of chance and once from the caller."""
    tape, rng = Tape(Seeded(5)), Random(5)
    table = GAME.new_table(3, FIVE)
    start(table, tape)
    env = xia_v0.raw_env(3, explicit_chance=True, **FIVE)
    env.reset()
    nodes = 0
    while True:
        while outcomes := env.chance_outcomes():
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert not env.observe(env.agent_selection)["action_mask"].any()
            env.step_chance(tape.results.pop(0))
            nodes += 1
        assert not tape.results
        if table.result is not None:
            break
        question = table.open[0]
        value = rng.choice(question.options)
        env.step_key(key_of(value))
        answer(table, tape, question.seat, value)
    assert nodes > 50
    assert view(env.table, 0) == view(table, 0)
    assert all(env.terminations.values())


def test_at_a_chance_node_nobody_acts_and_only_its_outcomes_are_taken() -> None:
    env = xia_v0.raw_env(explicit_chance=True)
    env.reset()
    assert {outcome for outcome, _ in env.chance_outcomes()} <= set(ids.SECTORS)
    with pytest.raises(ValueError, match="chance is to be chosen first"):
        env.step(0)
    with pytest.raises(ValueError, match="'nowhere' is no outcome"):
        env.step_chance("nowhere")
    other, (first, _) = env.copy(), env.chance_outcomes()[0]
    env.step_chance(first)
    assert first not in {outcome for outcome, _ in env.chance_outcomes()} or not ids.BOX.sectors[str(first)].spawn
    assert first in {outcome for outcome, _ in other.chance_outcomes()}, "a copy waits where it was"
    assert xia_v0.raw_env().chance_outcomes() == []


# --- options of a table ----------------------------------------------------------------------------------------------
def test_options_of_a_table_are_keywords_and_may_change_from_game_to_game() -> None:
    env = xia_v0.raw_env(3, target=7, npcs=False)
    env.reset(seed=1)
    assert env.observe("seat_0")["observation"]["table"].tolist()[:2] == [3, 7]
    env.reset(seed=1, options={"table": {"target": 5}})
    assert env.view("seat_0")["table"]["target"] == 5
    env.reset(seed=1)
    assert env.view("seat_0")["table"]["target"] == 7


@pytest.mark.parametrize(("seats", "options"), [(4, {"target": 3}), (6, {}), (4, {"speed": 2}), (2, {})], ids=str)
def test_a_table_that_cannot_be_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"(kernel\.refused|xia\.)"):
        xia_v0.env(seats, **options)


# --- versions and what is needed -------------------------------------------------------------------------------------
def test_what_may_change_what_is_learned_has_not_changed() -> None:
    """If it has on purpose: docs/research.md, "Versions"."""
    assert xia_v0.fingerprint() == xia_v0.FINGERPRINT


def ran(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)


def test_playing_needs_neither_numpy_nor_pettingzoo() -> None:
    code = "import sys, rimward.cli, rimward.lab.simulate; print({'numpy', 'pettingzoo'} & {*sys.modules})"
    assert ran(code).stdout == "set()\n"


def test_without_the_extra_one_line_says_what_to_install() -> None:
    told = ran("import sys; sys.modules['pettingzoo'] = None; import rimward.lab.envs.xia.xia_v0").stderr.splitlines()
    assert told[-1] == "ImportError: pettingzoo is not installed, which environments need: pip install 'rimward[lab]'"


# --- packs -----------------------------------------------------------------------------------------------------------
HOME = str(ROOT / "docs/packs/home-port")


def test_a_pack_has_ids_and_arrays_of_its_own_and_the_box_keeps_its_own() -> None:
    plain, home = xia_v0.raw_env(**FIVE), xia_v0.raw_env(packs=[HOME], **FIVE)
    numbers = xia_v0.ids_of(home.game)
    assert numbers.sectors == (*ids.SECTORS, "home-port")
    assert numbers.missions == (*ids.MISSIONS, "101", "102", "103")
    assert home.action_space("seat_0").n == numbers.actions > ACTIONS == plain.action_space("seat_0").n
    shapes = []
    for env in (plain, home):
        env.reset(seed=1)
        shapes.append(env.observe("seat_0")["observation"]["sectors"].shape[0])
    assert shapes == [len(ids.SECTORS), len(ids.SECTORS) + 1]
    assert numbers.name_of(numbers.first["sector"] + len(ids.SECTORS)) == "sector home-port"


def test_games_with_a_pack_are_played_and_sampled_to_their_end() -> None:
    """Until the new sector has been seen on the board, and a whole game through."""
    home, laid = xia_v0.raw_env(packs=[HOME], **FIVE), False
    sector = xia_v0.ids_of(home.game).sectors.index("home-port")
    for seed in range(6):
        for env in moments(home, seed):
            seen = env.observe(env.agent_selection)
            laid = laid or bool(seen["observation"]["sectors"][sector, 0])
            assert set(seen["action_mask"].nonzero()[0].tolist()) == {*env._legal, *env._acts}
        assert all(home.terminations.values())
    assert laid
    home.reset(seed=1)
    sampled = home.sample(home.agent_selection, 3)
    assert sampled.table.game is home.game
    assert same(sampled.observe(home.agent_selection), home.observe(home.agent_selection))


def test_a_table_without_a_pack_is_the_same_after_one_with_a_pack() -> None:
    before = played(xia_v0.raw_env(**FIVE), 7)
    played(xia_v0.raw_env(packs=[HOME], **FIVE), 7)
    after = played(xia_v0.raw_env(**FIVE), 7)
    assert same(before.observe("seat_0"), after.observe("seat_0"))

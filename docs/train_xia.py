"""A linear softmax policy for Xia that learns by playing against itself. It needs `pip install 'rimward[lab]'`.

    python docs/train_xia.py train weights --minutes 20     learn for so many minutes of CPU time, on two processes
    python docs/train_xia.py judge weights --games 200      what was kept meanwhile, each against three random players

The score of an option is linear in what the arrays of its seat tell. All seats play the same policy. A seat is paid for
its own Fame, and a little for Credits, and the policy moves towards what brought more than was expected (REINFORCE with
a linear critic). No seat sees more than its arrays, and what is printed in the box.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rimward.lab.envs.xia import xia_v0
from rimward.lab.envs.xia.ids import ACTIONS, BOX, FAMILIES, FIRST, SECTORS
from rimward.lab.envs.xia.layout import PLANES, QUESTION, SHIP
from rimward.lab.tally import wilson

Array = NDArray[Any]
AHEAD, RATE, CALM, COIN = 0.985, 0.05, 0.003, 0.1  # discount, learning rate, entropy, what 1,000 Credits are worth
JUDGED = 1 << 48  # from here on the seeds of games that are not learned from
BATCH = 2  # games of each process before the policy moves

PLANE, OWN, ASKED = ({name: at for at, name in enumerate(names)} for names in (PLANES, SHIP, QUESTION))
SPACES = len(SECTORS) * 19
FAMILY = np.repeat(np.arange(len(FAMILIES)), [family.size for family in FAMILIES])  # by action
TO = np.full(ACTIONS, -1)  # by action, the space that it leads to
for word in ("hex", "cross", "gate"):
    TO[FIRST[word] : FIRST[word] + SPACES] = np.arange(SPACES)
ROOM = [0, *(len(ship.hold) for ship in BOX.ships.values())]  # by mat
POINT = {name: SECTORS.index(name) * 19 + kind.marks.get("mission", 0) for name, kind in BOX.sectors.items()}
CARDS = [(POINT.get(card.place, -1), POINT.get(card.deliver, -1)) for card in BOX.missions.values()]
NOWHERE = np.zeros(SPACES, bool)
GOALS, CONTEXT = 8, 16
FEATURES = 2 * GOALS + 7  # of a space
CUTS = np.cumsum([len(FAMILIES) * CONTEXT, FEATURES, ACTIONS])  # weights: by family and context, of spaces, by action
WEIGHTS = int(CUTS[-1]) + CONTEXT  # and the critic


# --- what the policy sees --------------------------------------------------------------------------------------------
def goals(obs: dict[str, Array]) -> list[Array]:
    """Where a seat could sell, buy, gather, draw a Mission, take a token, go on with its Mission, shop, be mended."""
    planes, me, hold = obs["spaces"].reshape(len(PLANES), -1), obs["ships"][0].tolist(), obs["holds"][0]
    cubes, card = set(hold[0].tolist()) - {0}, obs["missions"][0, 0]
    credits, size = me[OWN["credits"]], ROOM[me[OWN["mat"]]]
    room = size - np.count_nonzero(hold[0] | hold[1] | hold[4])
    sells, planet, mission = planes[PLANE["sells"]], planes[PLANE["planet"]], NOWHERE
    if card:
        point = CARDS[card - 1][me[OWN["payment"]] > 0]
        mission = (np.arange(SPACES) == point) & (planes[0] > 0)
    hurt = 2 * me[OWN["damage"]] > size or me[OWN["energy"]] < 3
    found = (
        np.isin(sells, [*cubes, 6]) if cubes else NOWHERE,
        planes[PLANE["buys"]] if room > 1 and credits and not cubes else NOWHERE,
        planes[PLANE["gathers"]] if room else NOWHERE,
        NOWHERE if card else planes[PLANE["mission"]],
        planes[PLANE["token"]],
        mission,
        planet if credits >= 5 else NOWHERE,
        planet if hurt else NOWHERE,
    )
    return [np.flatnonzero(spaces) for spaces in found]


def places(obs: dict[str, Array], spaces: Array) -> Array:
    """Of each space: whether it is a goal and how far the next one is, for every kind of goal; and its ground."""
    told, (q, r) = np.zeros((len(spaces), FEATURES)), obs["where"].reshape(2, -1).astype(int)
    for number, goal in enumerate(goals(obs)):
        if len(goal):
            dq, dr = q[spaces, None] - q[goal], r[spaces, None] - r[goal]
            far = np.maximum(np.maximum(abs(dq), abs(dr)), abs(dq + dr)).min(1)
            told[:, number], told[:, GOALS + number] = far == 0, -np.minimum(far, 15) / 5
    told[:, 2 * GOALS :] = obs["spaces"].reshape(len(PLANES), -1)[1:8, spaces].T
    return told


def features(seen: dict[str, Any]) -> tuple[Array, Array, Array]:
    """The legal actions, what holds for all of them, and of each the features of the space that it leads to."""
    obs, legal = seen["observation"], np.flatnonzero(seen["action_mask"])
    me, to = obs["ships"][0].tolist(), TO[legal]
    here = (me[OWN["sector"]] - 1) * 19 + me[OWN["cell"]] if me[OWN["on board"]] else -1
    to[legal == FIRST["stop"]] = here
    told, context = np.zeros((len(legal), FEATURES)), np.zeros(CONTEXT)
    if here >= 0:
        leads = to >= 0
        spaces = places(obs, np.append(to[leads], here))
        told[leads], context[8:] = spaces[:-1], spaces[-1, :GOALS]
    own = [me[OWN[name]] for name in ("credits", "energy", "damage", "armed", "impulse ready")]
    context[:8] = 1, own[0] >= 5, *np.divide(own, (5, 10, 10, 4, 1)), obs["question"][ASKED["movement"]] / 10
    return legal, context, told


# --- the policy ------------------------------------------------------------------------------------------------------
def parted(weights: Array) -> list[Array]:
    family, space, action, critic = np.split(weights, CUTS)
    return [family.reshape(-1, CONTEXT), space, action, critic]


class Step:
    """One decision, with what is needed to learn from it."""

    def __init__(self, seen: dict[str, Any], weights: list[Array], rng: np.random.Generator) -> None:
        self.legal, self.context, self.told = features(seen)
        scores = weights[0][FAMILY[self.legal]] @ self.context + self.told @ weights[1] + weights[2][self.legal]
        odds = np.exp(scores - scores.max())
        self.odds = odds / odds.sum()
        self.choice = min(int(self.odds.cumsum().searchsorted(rng.random())), len(odds) - 1)
        self.expected = float(weights[3] @ self.context)

    def learn(self, gain: float, into: list[Array]) -> None:
        """Towards the choice if it brought more than expected, and a little towards chance."""
        logs = np.log(self.odds + 1e-9)
        push = -gain * self.odds - CALM * self.odds * (logs - self.odds @ logs)
        push[self.choice] += gain
        np.add.at(into[0], FAMILY[self.legal], push[:, None] * self.context)
        into[1] += push @ self.told
        into[2][self.legal] += np.where(TO[self.legal] < 0, push, 0)


def worth(obs: dict[str, Array]) -> float:
    return float(obs["ships"][0, OWN["fame"]]) + COIN * float(obs["ships"][0, OWN["credits"]])


def self_play(weights: Array, seed: int, games: int, **table: Any) -> tuple[Array, int, float]:
    """The gradient of some games, their decisions, and the CPU time they took."""
    began, parts, rng = time.process_time(), parted(weights), np.random.default_rng(seed)
    gradient, decisions, env = np.zeros(WEIGHTS), 0, xia_v0.raw_env(**table)
    into = parted(gradient)
    for game in range(games):
        env.reset(seed=seed + game)
        lines: dict[str, list[tuple[Step, float]]] = {agent: [] for agent in env.agents}
        while not env.terminations[env.agent_selection]:
            seen = env.observe(env.agent_selection)
            step = Step(seen, parts, rng)
            lines[env.agent_selection].append((step, worth(seen["observation"])))
            env.step(step.legal[step.choice])
        for agent, line in lines.items():
            value, gain = worth(env.observe(agent)["observation"]), 0.0
            for step, before in reversed(line):
                gain, value = value - before + AHEAD * gain, before
                step.learn(gain - step.expected, into)
                into[3] += (gain - step.expected) * step.context
            decisions += len(line)
    return gradient / max(1, decisions), decisions, time.process_time() - began


class Adam:
    """Steps along gradients, each weight at a pace of its own."""

    def __init__(self) -> None:
        self.steps, self.mean, self.square = 0, np.zeros(WEIGHTS), np.zeros(WEIGHTS)

    def step(self, weights: Array, gradient: Array) -> Array:
        self.steps += 1
        self.mean, self.square = 0.9 * self.mean + 0.1 * gradient, 0.99 * self.square + 0.01 * gradient**2
        rate = RATE * np.sqrt(1 - 0.99**self.steps) / (1 - 0.9**self.steps)
        return weights + rate * self.mean / (np.sqrt(self.square) + 1e-6)


def train(folder: Path, minutes: float, jobs: int, seed: int = 0) -> None:
    """A step after a batch of each process. Time is CPU time of the games; now and then the weights are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    weights, adam, spent, kept = np.zeros(WEIGHTS), Adam(), 0.0, list[dict[str, float]]()
    marks = [*(mark for mark in (0, 0.25, 0.5, 1, *range(2, int(minutes), 2)) if mark < minutes), minutes]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while True:
            games = adam.steps * jobs * BATCH
            if spent >= 60 * marks[0]:
                marks = [mark for mark in marks if spent < 60 * mark]
                np.save(folder / f"{len(kept)}.npy", weights)
                kept.append({"minutes": round(spent / 60, 2), "games": games})
                (folder / "kept.json").write_text(json.dumps(kept))
            if not marks:
                return
            seeds = [(seed << 32) + games + job * BATCH for job in range(jobs)]
            done = list(pool.map(self_play, [weights] * jobs, seeds, [BATCH] * jobs))
            weights = adam.step(weights, np.mean([gradient for gradient, _, _ in done], axis=0))
            spent += sum(took for _, _, took in done)
            length = sum(decisions for _, decisions, _ in done) / jobs / BATCH
            print(f"{spent / 60:6.2f} min, {games + jobs * BATCH} games, {length:.0f} decisions a game", flush=True)


# --- against three random players ------------------------------------------------------------------------------------
def wins(weights: Array, seed: int, **table: Any) -> bool:
    """One game, with the seats taken in turn."""
    rng, env = np.random.default_rng(seed), xia_v0.raw_env(**table)
    env.reset(seed=seed)
    parts, own = parted(weights), env.agents[seed % 4]
    while not env.terminations[env.agent_selection]:
        seen = env.observe(env.agent_selection)
        if env.agent_selection == own:
            step = Step(seen, parts, rng)
            env.step(step.legal[step.choice])
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return bool(env.infos[own]["won"])


def judge(folder: Path, games: int, jobs: int) -> list[dict[str, Any]]:
    """The share of wins of all weights that were kept, with 95% intervals; a fair share is a quarter."""
    curve = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number, kept in enumerate(json.loads((folder / "kept.json").read_text())):
            weights = np.load(folder / f"{number}.npy")
            won = sum(pool.map(wins, [weights] * games, range(JUDGED, JUDGED + games), chunksize=4))
            low, high = wilson(won, games)
            share, low, high = round(won / games, 4), round(low, 4), round(high, 4)
            curve.append({**kept, "won": won, "judged": games, "share": share, "low": low, "high": high})
            print(f"{kept['minutes']:6.2f} min: {won} of {games} won ({low:.1%} to {high:.1%})", flush=True)
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "judge"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=20.0, help="of CPU time, of all processes together (20)")
    parser.add_argument("--games", type=int, default=200, help="to judge by (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    args = parser.parse_args()
    if args.what == "train":
        train(args.folder, args.minutes, args.jobs)
    else:
        told = {"fingerprint": xia_v0.FINGERPRINT, "curve": judge(args.folder, args.games, args.jobs)}
        (args.folder / "curve.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""A game of the catalog as a PettingZoo environment: one agent acts at a time, as often in a row as the rules ask it.

The parts of a game, the arrays of a seat and the flat ids of its options, come from outside (`Arrays`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from secrets import randbits
from typing import Any, Protocol, cast

import msgspec

from rimward import wire
from rimward.kernel.chance import Chance, Sampled, Seeded
from rimward.kernel.doing import NEW, earlier_than, interject, moves_of
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.game import Game
from rimward.kernel.question import Choose, Value, key_of
from rimward.kernel.result import Result, side_of
from rimward.kernel.view import sample, view
from rimward.lab.playout import MOST_DECISIONS, Orders, SeatOrders, begun_with, drop, obeyed, seen

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError(f"{missing.name} is not installed, which environments need: pip install 'rimward[lab]'") from None

Outcome = int | str  # the face of a die, or the card that is drawn
Rewards = Callable[[Result], Sequence[float]]


class Block(Protocol):
    """One array of an observation."""

    @property
    def name(self) -> str: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def kind(self) -> Any: ...


class Arrays(Protocol):
    """What an environment needs to know about a game."""

    @property
    def actions(self) -> int: ...
    @property
    def blocks(self) -> Sequence[Block]: ...

    def observe(self, g: Any, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat sees, and nothing else."""
        ...

    def legal(self, g: Any, question: Choose) -> dict[int, Value]:
        """The options of a question by their flat ids."""
        ...


class MovingArrays(Arrays, Protocol):
    """What it needs besides where the game lists moves that are open at any time (`Game.moves`)."""

    def legal_acts(self, g: Any, seat: int, acts: Sequence[Value]) -> dict[int, Value]:
        """These acts by their flat ids, which are not those of any option."""
        ...


# --- rewards ---------------------------------------------------------------------------------------------------------
def by_rank(result: Result) -> list[float]:
    """From 1 for the winners down to -1 for the last, evenly by sides; who is level shares. Where everybody is on one
    side, or nobody won, there is nothing between them: 1 to all, or -1."""
    seats = range(len(result.scores))
    sides = {side_of(result.sides, seat): result.rank(seat) for seat in seats}
    if not result.winners or len(sides) == 1:
        return [1.0 if seat in result.winners else -1.0 for seat in seats]
    last = len(sides) - 1

    def reward(rank: int) -> float:
        better = sum([other < rank for other in sides.values()])
        worse = sum([other > rank for other in sides.values()])
        return (worse - better) / last

    return [reward(result.rank(seat)) for seat in seats]


# --- explicit chance -------------------------------------------------------------------------------------------------
class ChanceNode(Exception):
    """Something falls or is drawn, and nobody has said what."""

    def __init__(self, outcomes: list[tuple[Outcome, float]]) -> None:
        super().__init__("chance is asked")
        self.outcomes = outcomes


class Told(Chance):
    """What the caller has said so far; then it stops the rules."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.rest = list(outcomes)

    def die(self, n: int, sides: int) -> int:
        return int(self._next([(face, 1 / sides) for face in range(1, sides + 1)]))

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        return str(self._next([(face, count / len(bag)) for face, count in sorted(Counter(bag).items())]))

    def _next(self, outcomes: list[tuple[Outcome, float]]) -> Outcome:
        if not self.rest:
            raise ChanceNode(outcomes)
        return self.rest.pop(0)


class Waiting:
    """Rules that stopped at a chance node: the table from before, what was done, what chance has given since."""

    __slots__ = ("act", "before", "outcomes", "seat", "told", "value")

    def __init__(
        self, before: Table, seat: int, value: Value | None, act: bool = False, told: tuple[Outcome, ...] = ()
    ) -> None:
        self.before, self.seat, self.value, self.act = before, seat, value, act  # no value: it is being set up
        self.told = told
        self.outcomes: list[tuple[Outcome, float]] = []


# --- the environment -------------------------------------------------------------------------------------------------
class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Agents are `seat_0`, `seat_1` ...; all of them are done when the game is.

    `orders` are standing orders, each with its seat, which are given as a game begins: what they answer, nobody is
    asked.
    """

    def __init__(
        self,
        name: str,
        game: Game,
        arrays: Arrays | MovingArrays,
        seats: int,
        options: Mapping[str, Any],
        *,
        rewards: Rewards = by_rank,
        explicit_chance: bool = False,
        most: int = MOST_DECISIONS,
        orders: SeatOrders = (),
    ) -> None:
        super().__init__()
        if refused := game.refusal(seats, options):
            raise ValueError(str(refused))
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.game, self._arrays, self._options = game, arrays, dict(options)
        self._rewarded, self._explicit, self._most = rewards, explicit_chance, most
        self._orders = orders
        self._standing: Orders | None = None
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = _observation_space(arrays)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(arrays.actions) for agent in self.possible_agents}
        self._series, self._number = randbits(64), 0
        self._waiting: Waiting | None = None
        self._earlier = NEW
        self._acts: dict[int, Value] = {}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    # --- playing -----------------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. `options={"table": {...}}` changes options of the table for this game, such as the target.

        Without a seed the next game of the same series is played; a series without a seed is another each time.
        """
        if seed is not None:
            self._series, self._number = seed, 0
        self._number += 1
        self._chance: Chance = Seeded(f"{self._series}:{self._number}")
        self.agents = self.possible_agents[:]
        self.agent_selection, self._skip_agent_selection = self.agents[0], None
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions, self._waiting = 0, None
        self._earlier = NEW
        self._standing = None
        table = {**self._options, **(options or {}).get("table", {})}
        self.table = self.game.new_table(len(self.agents), table)
        self._act(0, None)

    def step(self, action: int | None) -> None:
        """The option with this flat id; None for an agent that is done."""
        if self._is_done():
            self._was_dead_step(action)
            return
        if self._waiting is not None:
            raise ValueError("chance is to be chosen first: step_chance()")
        action = -1 if action is None else int(action)
        value = self._legal.get(action, self._acts.get(action))
        if value is None:
            raise ValueError(f"{action} is no option of {self.agent_selection} now: look at the action mask")
        self._answer(value, action in self._acts)

    def step_key(self, key: str) -> None:
        """The option with this key, such as `hex:3,-1`."""
        for options in () if self._is_done() else (self._legal, self._acts):
            for value in options.values():
                if key_of(value) == key:
                    return self._answer(value, options is self._acts)
        raise ValueError(f"{key!r} is no option of {self.agent_selection} now")

    def _is_done(self) -> bool:
        return self.terminations[self.agent_selection] or self.truncations[self.agent_selection]

    def _answer(self, value: Value, act: bool) -> None:
        self._decisions += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.game.moves:
            self._earlier = earlier_than(self._earlier, self.table, act)
        self._act(self._question.seat, value, act)

    def _act(self, seat: int, value: Value | None, act: bool = False) -> None:
        """Run the rules, and what orders answer, to the next question or to the next chance node."""
        if self._run(seat, value, act):
            self._look()

    def _run(self, seat: int, value: Value | None, act: bool = False) -> bool:
        """Whether the rules came to a question, or to their end, and not to a chance node."""
        if self._explicit:
            return self._until_chance(Waiting(self.table, seat, value, act))
        _do(self.table, self._chance, seat, value, act)
        return True

    def _look(self) -> None:
        """Who is asked what now."""
        if self._orders and not self._obeyed():
            return
        g = self.table
        if g.result is not None:
            self._end(g.result)
            return
        self._question = _first(g)
        self._legal = self._arrays.legal(g, self._question)
        self._acts = self._moves(g, self._question.seat) if self.game.moves else {}
        self.agent_selection = self.possible_agents[self._question.seat]
        if self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
            self._legal, self._acts, self.agent_selection = {}, {}, self.agents[0]

    def _obeyed(self) -> bool:
        """Answer what orders answer. Whether the rules came to a question that they do not, or to their end."""
        if self._standing is None:
            self._standing = begun_with(self.table, self._orders)
        while self.table.result is None:
            drop(self.table, self._standing)
            question = _first(self.table)
            value = obeyed(self.table, question, self._standing)
            if value is None:
                break
            if self.game.moves:
                self._earlier = earlier_than(self._earlier, self.table, act=False)
            if not self._run(question.seat, value):
                return False
        return True

    def _moves(self, g: Table, seat: int) -> dict[int, Value]:
        moves = moves_of(g, seat, self._earlier)
        return cast(MovingArrays, self._arrays).legal_acts(g, seat, moves) if moves else {}

    def _end(self, result: Result) -> None:
        self._legal, self._acts = {}, {}
        if not result.scores:  # won or lost, and nothing was counted
            result = Result(result.winners, (0,) * len(self.agents), result.code, result.sides)
        for agent, reward in zip(self.agents, self._rewarded(result), strict=True):
            seat = self._seat_of[agent]
            self.rewards[agent] = float(reward)
            self.infos[agent] = {"score": result.scores[seat], "won": seat in result.winners}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    # --- explicit chance ---------------------------------------------------------------------------------------------
    def chance_outcomes(self) -> list[tuple[Outcome, float]]:
        """At a chance node, what may fall or be drawn and how likely each is; nothing elsewhere.

        It is for the program that runs the game: a card may be drawn that only one seat will see.
        """
        return self._waiting.outcomes if self._waiting else []

    def step_chance(self, outcome: Outcome) -> None:
        waiting = self._waiting
        if waiting is None or all(outcome != possible for possible, _ in waiting.outcomes):
            raise ValueError(f"{outcome!r} is no outcome of chance now")
        told = (*waiting.told, outcome)
        if self._until_chance(Waiting(waiting.before, waiting.seat, waiting.value, waiting.act, told)):
            self._look()

    def _until_chance(self, waiting: Waiting) -> bool:
        """Rules run from before the answer each time: they know nothing of waiting."""
        table = waiting.before.copy()
        try:
            _do(table, Told(waiting.told), waiting.seat, waiting.value, waiting.act)
        except ChanceNode as node:
            waiting.outcomes = node.outcomes
            self._waiting, self._legal, self._acts = waiting, {}, {}
            return False
        self.table, self._waiting = table, None
        return True

    # --- looking -----------------------------------------------------------------------------------------------------
    def observe(self, agent: str) -> dict[str, Any]:
        """Arrays of what this seat may know; the mask has ones for the seat that acts, and for no other."""
        mask = bytearray(self._arrays.actions)
        if agent == self.agent_selection:
            for action in (*self._legal, *self._acts):
                mask[action] = 1
        return {
            "observation": self._arrays.observe(self.table, self._seat_of[agent]),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def view(self, agent: str) -> dict[str, Any]:
        """All that this seat may know, as the JSON that a browser is sent."""
        known = view(self.table, self._seat_of[agent])
        data: dict[str, Any] = msgspec.to_builtins(wire.as_view(self.game, known))
        return data

    def question(self) -> dict[str, Any]:
        """What the acting seat is asked: the rule, its numbers, and the options, each with its key and its flat id."""
        asked = self._question
        return {"seat": asked.seat, "code": asked.code, "about": dict(asked.about), "options": self.options()}

    def options(self) -> list[dict[str, Any]]:
        """The options of the acting seat, as a browser is sent them, and with their flat ids; then its moves."""
        found = [(n, self.game.describe(self.table, self._question, value)) for n, value in self._legal.items()]
        seat = self._question.seat
        found += [(n, self.game.describe_act(self.table, seat, value)) for n, value in self._acts.items()]
        return [{"key": option.key, "thing": option.thing, "about": option.about, "id": n} for n, option in found]

    def render(self) -> None:
        """Nothing is drawn: `view` has everything."""

    def close(self) -> None:
        """There is nothing to close."""

    # --- other tables like this one ----------------------------------------------------------------------------------
    def copy(self, seed: int | None = None) -> TableEnv:
        """The same table with the same future dice; with a seed, with dice of its own. It knows all that this one does.

        For a search that is to be fair, see `sample`.
        """
        return self._like(self.table.copy(), self._chance if seed is None else Seeded(seed))

    def sample(self, agent: str, seed: int) -> TableEnv:
        """A table that this seat cannot tell from the true one: what it does not know is dealt again, as is chance.

        What others have ordered, it does not know either: there they are asked.
        """
        if self._waiting is not None:
            raise ValueError("chance is to be chosen first: step_chance()")
        rng, seat = Random(seed), self._seat_of[agent]
        new = self._like(sample(self.game, seen(self.table, seat), rng), Sampled(rng))
        new._orders = tuple(order for order in self._orders if order[0] == seat)
        if new._standing is not None:
            new._standing = {seat: new._standing.get(seat, ())}
        if new.table.result is None and not any(new.truncations.values()):
            new._look()
        return new

    def _like(self, table: Table, chance: Chance) -> TableEnv:
        new = TableEnv.__new__(TableEnv)
        new.__dict__.update(self.__dict__)
        new.table, new._chance = table, chance
        new.agents = self.agents[:]
        new._standing = None if self._standing is None else dict(self._standing)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(new, name, dict(getattr(self, name)))
        return new


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc]
    """An environment that says so where calls come in the wrong order; our own ways to step count as steps."""

    def step_key(self, key: str) -> None:
        self._has_updated = True
        self.env.step_key(key)

    def step_chance(self, outcome: Outcome) -> None:
        self._has_updated = True
        self.env.step_chance(outcome)


def _first(g: Table) -> Choose:
    """The open question that is to be answered next."""
    return g.open[0] if not g.early else next(q for q in g.open if q.seat not in g.early)


def _do(table: Table, chance: Chance, seat: int, value: Value | None, act: bool) -> None:
    if value is None:
        start(table, chance)
    elif act:
        interject(table, chance, seat, value)
    else:
        answer(table, chance, seat, value)


def _observation_space(arrays: Arrays) -> Dict:
    boxes: dict[str, Space[Any]] = {}
    for block in arrays.blocks:
        limits = np.iinfo(block.kind)
        boxes[block.name] = Box(limits.min, limits.max, block.shape, block.kind)
    return Dict({"observation": Dict(boxes), "action_mask": Box(0, 1, (arrays.actions,), np.int8)})

"""What is measured: engines that play a game of random players and copy a state in the middle of one."""

from __future__ import annotations

import copy
import math
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, answer, start


class Played(NamedTuple):
    """A game and what was counted in it. An answer is a decision only if there were two or more options."""

    state: Any
    answers: int
    decisions: int
    options: int  # of the decisions


class Case(Protocol):
    name: str

    def play(self, seed: int, most: float = math.inf) -> Played:
        """A game from its setup to its end, or to the answer of this number. The same seed plays the same game."""
        ...

    def copy(self, state: Any) -> Any: ...

    def deepcopy(self, state: Any) -> Any: ...


class Catanatron:
    """The peer, with its own random players."""

    def __init__(self, seats: int = 4) -> None:
        self.name = f"Catanatron, {seats} seats"
        self.seats = seats
        self.engine: Any = None

    def play(self, seed: int, most: float = math.inf) -> Played:
        if self.engine is None:
            self.engine = import_module("catanatron")
        engine = self.engine
        game = engine.Game([engine.RandomPlayer(color) for color in list(engine.Color)[: self.seats]], seed=seed)
        limit: int = import_module("catanatron.game").TURNS_LIMIT  # where its own play() stops as well
        answers = decisions = options = 0
        while answers < most and game.winning_color() is None and game.state.num_turns < limit:
            count = len(game.state.playable_actions)
            answers += 1
            if count > 1:
                decisions += 1
                options += count
            game.play_tick()
        return Played(game, answers, decisions, options)

    def copy(self, state: Any) -> Any:
        return state.copy()

    def deepcopy(self, state: Any) -> Any:
        return copy.deepcopy(state)


class Rimward:
    """A game of our catalog on the bare table, as `rimward simulate` plays it."""

    def __init__(self, title: str, game: str, seats: int = 4, **options: Any) -> None:
        self.name = f"{title}, {seats} seats"
        self.game, self.seats = GAMES[game], seats
        self.options = self.game.checked(options)

    def play(self, seed: int, most: float = math.inf) -> Played:
        random, chance = Random(seed).random, Seeded(seed)
        g = self.game.new_table(self.seats, self.options)
        start(g, chance)
        answers = decisions = options = 0
        while answers < most and g.result is None:
            question = g.open[0] if not g.early else next(q for q in g.open if q.seat not in g.early)
            count = len(question.options)
            answers += 1
            if count > 1:
                decisions += 1
                options += count
            answer(g, chance, question.seat, question.options[int(random() * count)])
        return Played(g, answers, decisions, options)

    def copy(self, state: Table) -> Table:
        return state.copy()

    def deepcopy(self, state: Table) -> Table:
        return copy.deepcopy(state, {id(state.game): state.game})  # the rules are no part of a state


PEER: Case = Catanatron()
OURS: tuple[Case, ...] = (
    Rimward("Comet Rush", "comet"),
    Rimward("Xia", "xia"),
    Rimward("Andromeda", "andromeda"),
    Rimward("Destiny Aurora", "aurora"),
    Rimward("Destiny Aurora on the planet", "aurora", quicker=True),
)

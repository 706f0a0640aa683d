"""Rounds, medians, and medians of ratios taken round by round: the machine's moods then hit all cases alike."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Sequence
from math import nan
from statistics import median
from typing import Any, Protocol

from benchmarks.cases import Case
from rimward.lab.pool import GARBAGE

STATES = 16  # different states in the middle of a game
KEPT = 2_000  # states kept at once, as a search tree does

Figures = dict[str, float]
"""By name. Every `..._per_second` is better high, everything else low."""


def middles(case: Case) -> list[Any]:
    """States from the middle of different games."""
    return [case.play(seed, case.play(seed).answers // 2).state for seed in range(STATES)]


def playouts(case: Case, first_seed: int, seconds: float) -> Figures:
    """Every engine with the collector set as in our simulations."""
    gc.collect()
    gc.freeze()
    usual = gc.get_threshold()
    gc.set_threshold(GARBAGE)
    try:
        return _played(case, first_seed, seconds)
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def _played(case: Case, first_seed: int, seconds: float) -> Figures:
    games = answers = decisions = options = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds or not games:
        played = case.play(first_seed + games)
        games += 1
        answers += played.answers
        decisions += played.decisions
        options += played.options
    return {
        "decisions_per_second": decisions / took,
        "answers_per_second": answers / took,
        "games_per_second": games / took,
        "decisions_per_game": decisions / games,
        "options_per_decision": options / max(1, decisions),
    }


def microseconds(copy: Callable[[Any], Any], states: Sequence[Any], seconds: float) -> float:
    """What one copy takes; without the collector, whose share depends on what else is in memory."""
    gc.collect()
    gc.disable()
    try:
        copies, began = 0, time.perf_counter()
        while (took := time.perf_counter() - began) < seconds or not copies:
            for state in states:
                copy(state)
            copies += len(states)
        return took / copies * 1e6
    finally:
        gc.enable()


def kept_bytes(case: Case, states: Sequence[Any]) -> float:
    """What a kept copy adds to memory; what it shares with the state that it was copied from costs nothing."""
    kept: list[Any] = [None] * KEPT
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for i in range(KEPT):
            kept[i] = case.copy(states[i % len(states)])
        after, _ = tracemalloc.get_traced_memory()
        return (after - before) / KEPT
    finally:
        tracemalloc.stop()


class Runner(Protocol):
    """A case where it is run: in this process, or in one of its own."""

    name: str

    def one_round(self, number: int, seconds: float) -> Figures: ...

    def kept_bytes(self) -> float: ...


class Here:
    """A case in this process."""

    def __init__(self, case: Case, *, deepcopy: bool = True) -> None:
        self.name, self.case, self.states, self.deepcopy = case.name, case, middles(case), deepcopy

    def one_round(self, number: int, seconds: float) -> Figures:
        """Without a deepcopy, what it takes is not a number."""
        deep = microseconds(self.case.deepcopy, self.states, seconds / 4) if self.deepcopy else nan
        return {
            **playouts(self.case, 1_000 * number, seconds),
            "copy_us": microseconds(self.case.copy, self.states, seconds / 4),
            "deepcopy_us": deep,
        }

    def kept_bytes(self) -> float:
        return kept_bytes(self.case, self.states)


def measure(cases: Sequence[Runner], rounds: int, seconds: float, tell: Callable[[str], None]) -> dict[str, Any]:
    """Medians for each case, and ratios of each case to the first: above 1 is better than the first."""
    each: list[list[Figures]] = []
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        each.append([case.one_round(number, seconds) for case in cases])
    result: dict[str, Any] = {"rounds": rounds, "seconds": seconds, "cases": {}}
    for i, case in enumerate(cases):
        mine, first = [figures[i] for figures in each], [figures[0] for figures in each]
        figures = {name: median(figure[name] for figure in mine) for name in mine[0]}
        figures["bytes_per_state"] = case.kept_bytes()
        ratios = {
            "decisions": ratio(mine, first, "decisions_per_second"),
            "answers": ratio(mine, first, "answers_per_second"),
            "copy": ratio(first, mine, "copy_us"),
            "copy_to_deepcopy": median(figure["deepcopy_us"] / figure["copy_us"] for figure in mine),
        }
        result["cases"][case.name] = {"figures": figures, "ratios": ratios}
    peer = result["cases"][cases[0].name]["figures"]["bytes_per_state"]
    for told in result["cases"].values():
        told["ratios"]["bytes"] = peer / max(1.0, told["figures"]["bytes_per_state"])
    return result


def ratio(above: Sequence[Figures], below: Sequence[Figures], name: str) -> float:
    return median(a[name] / b[name] for a, b in zip(above, below, strict=True))

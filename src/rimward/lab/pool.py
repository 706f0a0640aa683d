"""Work by many, handed out in batches: neither their size nor their order may matter to the counting.

Who does the work is a `Crew`: this process, processes of this machine, or workers of a cluster. All long work of the
lab goes through `spread`, on any crew.
"""

from __future__ import annotations

import gc
import multiprocessing
import signal
import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from rimward.lab.progress import Progress

# New objects after which the collector looks for cycles: play makes many objects and no cycles, bots make some.
GARBAGE = 200_000
BATCH_SECONDS = 0.25  # long enough that handing out work costs nothing, short enough to stop soon
LOOK_SECONDS = 1.0  # how often is looked who works, if nothing is done meanwhile
LOSSES = 5  # so often a batch may be lost with whoever had it; then it is likely the reason
R = TypeVar("R")


class LostError(Exception):
    """Nobody works on this batch any longer: it has to be handed out again."""


class Crew(Executor):
    @abstractmethod
    def workers(self) -> int:
        """How many there are now, at least one."""


class Here(Crew):
    """Work in this process, at once."""

    def workers(self) -> int:
        return 1

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*args, **named))
        return future


class _Processes(ProcessPoolExecutor, Crew):
    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, multiprocessing.get_context("spawn"), initializer=_worker)
        self._jobs = jobs

    def workers(self) -> int:
        return self._jobs


def processes(jobs: int) -> Crew:
    """That many processes, or none besides this one."""
    return Here() if jobs == 1 else _Processes(jobs)


def hired(jobs: int, cluster: str, progress: Progress) -> Crew:
    """The workers of a cluster if one is named, otherwise processes."""
    if not cluster:
        return processes(jobs)
    from rimward.lab.cluster import Cluster

    return Cluster.at(cluster, progress.say)


def _worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and without a traceback
    collect_seldom()


def collect_seldom() -> None:
    gc.freeze()  # what was imported stays: the collector need not look at it again
    gc.set_threshold(GARBAGE)


def spread(
    work: Callable[[Any, Any], R],
    job: Any,
    numbers: Sequence[int],
    crew: Crew,
    progress: Progress,
    take: Callable[[R], None],
) -> bool:
    """Have all numbers worked on, batch by batch; `take` is given what came of each, once. False after Ctrl-C, which
    keeps what is done."""
    waiting, pace, batches = dict[Future[tuple[float, R]], Sequence[int]](), _Pace(), _Batches(numbers)

    def done(future: Future[tuple[float, R]]) -> int:
        batch = waiting.pop(future)
        try:
            seconds, result = future.result()
        except LostError as error:
            batches.lost(batch, error)
            return 0
        pace.count, pace.seconds = pace.count + len(batch), pace.seconds + seconds
        take(result)
        return len(batch)

    try:
        while batches.left or waiting:
            workers = crew.workers()
            while batches.left and len(waiting) < 2 * workers:  # one batch at work and one ready for each
                batch = batches.next(pace.batch(batches.left, workers))
                waiting[crew.submit(_timed, work, job, batch)] = batch
            count = sum(done(future) for future in wait(waiting, LOOK_SECONDS, FIRST_COMPLETED).done)
            left = batches.left + sum(map(len, waiting.values()))
            progress.add(count, workers, pace.until(left, workers))
    except KeyboardInterrupt:
        for future in list(waiting):
            if not future.cancel() and future.done() and future.exception() is None:
                done(future)
        return False
    finally:
        progress.end()
    return True


def _timed(work: Callable[[Any, Any], R], job: Any, numbers: Sequence[int]) -> tuple[float, R]:
    began = time.perf_counter()
    result = work(job, numbers)
    return time.perf_counter() - began, result


class _Batches:
    """What is not handed out: numbers, and batches that came back."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers, self._again, self._losses = numbers, list[Sequence[int]](), Counter[int]()

    @property
    def left(self) -> int:
        return len(self._numbers) + sum(map(len, self._again))

    def next(self, size: int) -> Sequence[int]:
        if self._again:
            return self._again.pop()
        batch, self._numbers = self._numbers[:size], self._numbers[size:]
        return batch

    def lost(self, batch: Sequence[int], error: LostError) -> None:
        self._losses[batch[0]] += 1
        if self._losses[batch[0]] > LOSSES:
            raise BrokenExecutor(f"the batch from number {batch[0]} on was lost {LOSSES + 1} times: {error}")
        self._again.append(batch)


class _Pace:
    """How long what is done took."""

    count, seconds = 0, 0.0

    def batch(self, left: int, workers: int) -> int:
        """How many to hand out together, at the pace so far; near the end less, so that all end together."""
        if not self.count:
            return 1
        return max(1, min(int(BATCH_SECONDS * self.count / self.seconds), left // (2 * workers)))

    def until(self, left: int, workers: int) -> float | None:
        """Seconds until the rest is done by so many."""
        return left * self.seconds / self.count / workers if self.count else None

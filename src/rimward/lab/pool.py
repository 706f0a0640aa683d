"""Work in many processes, handed out in batches: neither their size nor their order may matter to whoever counts."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from rimward.lab.progress import Progress

# New objects after which the collector looks for cycles: play makes many objects and no cycles, bots make some.
GARBAGE = 200_000
BATCH_SECONDS = 0.25  # long enough that handing out work costs nothing, short enough to stop soon
R = TypeVar("R")


class Here(Executor):
    """Work in this process, at once."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(work(*args, **named))
        return future


def processes(jobs: int) -> Executor:
    """That many processes, or none besides this one."""
    if jobs == 1:
        return Here()
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_worker)


def _worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and without a traceback
    gc.freeze()  # what was imported stays: the collector need not look at it again
    gc.set_threshold(GARBAGE)


def spread(
    work: Callable[[Any, Any], R],
    job: Any,
    numbers: Sequence[int],
    executor: Executor,
    jobs: int,
    progress: Progress,
    take: Callable[[R], None],
) -> bool:
    """Have all numbers worked on, batch by batch; `take` is given what came of each. False after Ctrl-C, which keeps
    what is done."""
    waiting, pace = dict[Future[tuple[float, R]], int](), _Pace()

    def done(future: Future[tuple[float, R]]) -> None:
        count, (seconds, result) = waiting.pop(future), future.result()
        pace.count, pace.seconds = pace.count + count, pace.seconds + seconds
        take(result)
        progress.add(count)

    try:
        while numbers or waiting:
            while numbers and len(waiting) < 2 * jobs:  # one batch at work and one ready for each process
                size = pace.batch(len(numbers), jobs)
                batch, numbers = numbers[:size], numbers[size:]
                waiting[executor.submit(_timed, work, job, batch)] = len(batch)
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                done(future)
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


class _Pace:
    """How long what is done took."""

    count, seconds = 0, 0.0

    def batch(self, left: int, jobs: int) -> int:
        """How many to hand out together, at the pace so far; near the end less, so that all end together."""
        if not self.count:
            return 1
        return max(1, min(int(BATCH_SECONDS * self.count / self.seconds), left // (2 * jobs)))

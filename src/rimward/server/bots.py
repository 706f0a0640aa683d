"""Bots think in processes of their own, so that a slow one delays nobody and none sees more than its seat.

A process is started when there is something to think about and ended when there has been nothing for a while. A bot
that takes too long or fails gives a random option instead, and the log says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from hashlib import blake2b
from random import Random
from typing import cast

import msgspec

from rimward.kernel.match import Match
from rimward.server.queue import Queue
from rimward.server.worker import LENGTH, Grounds, Reply, Review, Thought, Turning, Wonder, Work, framed

__all__ = ["ClosedError", "Grounds", "Review", "Thinkers", "Thought", "Turning", "Wonder", "seed_of", "thought_of"]

# -P: a file in the folder in which the server was started must not pass for one of our modules.
COMMAND = (sys.executable, "-P", "-m", "rimward.server.worker")
START = 30.0  # seconds until a new process has loaded the games; not part of the budget

log = logging.getLogger(__name__)


class ClosedError(Exception):
    """The server is stopping: the thought will not be finished, and nothing is to be answered for it."""


class FailedError(Exception):
    """A thought without an answer that can be used."""


class DiedError(FailedError):
    """The process ended, which need not be the fault of the thought."""


def seed_of(table: str, salt: str, entry: int, seat: int) -> int:
    """The seed of one thought. Who does not know the salt cannot foresee what a bot will choose.

    `entry` is the number of the next entry of the record, which only grows: after a take-back a bot thinks again.
    """
    told = msgspec.json.encode((table, salt, entry, seat))
    return int.from_bytes(blake2b(told, digest_size=8).digest(), "big")


def thought_of(match: Match, seat: int, bot: str, seed: int, *, moves: bool = False) -> Thought:
    """The open question of a seat as a bot is given it; with the moves that it may make first, where it is to play."""
    question = match.question(seat)
    if question is None:
        raise LookupError(f"seat {seat} is not asked")
    view = msgspec.Raw(msgspec.json.encode(match.view(seat)))
    acts = match.moves(seat) if moves else []
    return Thought(match.game.name, bot, seed, seat, question.code, question.keys, view, acts, match.game.kept)


class _Worker:
    """A process that has one thought at a time."""

    def __init__(self, process: Process) -> None:
        self._process, self._loaded, self._killed = process, False, False
        self._to, self._from = cast(StreamWriter, process.stdin), cast(StreamReader, process.stdout)
        self.leaves: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls) -> _Worker:
        """In a session of its own: Ctrl-C is for the server, and a worker ends when the server does."""
        try:
            return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True))
        except OSError as error:
            raise DiedError(f"no process can be started ({error.strerror})") from error

    async def think(self, work: Work, budget: float) -> Reply:
        if not self._loaded:
            async with _within(START, DiedError("the process has not loaded the games")):
                await self._received()
            self._loaded = True
        async with _within(budget, FailedError("no answer")):
            reply = await self._reply(work)
        if not reply.fault and isinstance(work, Thought) and reply.key not in (*work.keys, *work.acts):
            reply = Reply(fault="an answer that is no option")
        if reply.fault:
            raise FailedError(f"a fault of the bot: {reply.fault}")
        return reply

    async def _reply(self, work: Work) -> Reply:
        self._to.write(framed(msgspec.json.encode(work)))
        with contextlib.suppress(ConnectionError):  # where it has ended, nothing can be read either
            await self._to.drain()
        data = await self._received()
        try:
            return msgspec.json.decode(data, type=Reply)
        except msgspec.DecodeError:
            return Reply(fault="an answer that is no text")

    async def _received(self) -> bytes:
        try:
            length = int.from_bytes(await self._from.readexactly(LENGTH), "big")
            return await self._from.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await self._process.wait()
            raise DiedError(f"the process ended with exit code {code}") from None

    def kill(self) -> None:
        """It has nothing to lose. Not twice: to signal a process that has just ended hides its end from asyncio."""
        if self.leaves is not None:
            self.leaves.cancel()
        if not self._killed and self._process.returncode is None:
            self._killed = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """Returns when nothing is left of it."""
        self.kill()
        self._to.close()
        await self._from.read()
        await self._process.wait()


@contextlib.asynccontextmanager
async def _within(seconds: float, late: FailedError) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise type(late)(f"{late} within {seconds:g} s") from None


class Thinkers:
    """Processes for the thoughts of all bots: at most `workers` of them, and each ends after `idle` idle seconds.

    A thought may take `budget` seconds.
    """

    def __init__(self, workers: int = 1, budget: float = 5.0, idle: float = 60.0) -> None:
        self._budget, self._idle = budget, idle
        self._queue = Queue(workers)
        self._workers: set[_Worker] = set()
        self._resting: list[_Worker] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, thought: Thought) -> str:
        """One of the keys. The same thought has the same answer, unless the bot failed and the log says so."""
        self._check_open()
        async with self._queue.turn():
            for first in (True, False):
                try:
                    return (await self._answer(thought)).key
                except FailedError as failed:
                    self._check_open()
                    again = first and isinstance(failed, DiedError)
                    then = "it is asked again" if again else "a random option is taken"
                    log.warning("%s: %s; %s", _named(thought), failed, then)
                    if not again:
                        break
        return Random(thought.seed).choice(thought.keys)

    async def explain(self, wonder: Wonder) -> Grounds | None:
        """Why; None where the bot failed and the log says so."""
        reply = await self._tried(wonder)
        return reply.why if reply is not None else None

    async def review(self, review: Review) -> list[Turning] | None:
        """The turning points of a seat; None where the bot failed and the log says so."""
        reply = await self._tried(review)
        return reply.points if reply is not None else None

    async def _tried(self, work: Wonder | Review) -> Reply | None:
        async with self._queue.turn():
            try:
                return await self._answer(work)
            except FailedError as failed:
                self._check_open()
                log.warning("%s: %s; nothing is told", _named(work), failed)
                return None

    async def close(self) -> None:
        """End all processes. What is being thought about or waits for its turn raises ClosedError."""
        if self._closed:
            return
        self._closed = True
        for worker in self._workers:
            worker.kill()
        await self._queue.all_done()  # everybody has seen that it is over
        await asyncio.gather(*(worker.end() for worker in self._workers), *self._leaving)

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedError("the server is stopping; bots think no more")

    async def _answer(self, work: Work) -> Reply:
        self._check_open()
        worker = self._woken() or await _Worker.start()
        self._workers.add(worker)
        try:
            self._check_open()
            reply = await worker.think(work, self._budget)
        except BaseException:  # cancelled too: what it would still say is the answer to another question
            self._workers.discard(worker)
            await worker.end()
            raise
        self._resting.append(worker)
        worker.leaves = asyncio.get_running_loop().call_later(self._idle, self._dismiss, worker)
        return reply

    def _woken(self) -> _Worker | None:
        """The one that rested last, so that those who are not needed can leave."""
        worker = self._resting.pop() if self._resting else None
        if worker is not None and worker.leaves is not None:
            worker.leaves.cancel()
        return worker

    def _dismiss(self, worker: _Worker) -> None:
        self._resting.remove(worker)
        self._workers.discard(worker)
        leaving = asyncio.get_running_loop().create_task(worker.end())
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)


def _named(work: Work) -> str:
    """For the log: nothing of the view, and not what the options are."""
    if isinstance(work, Review):
        return f"a review of {work.game}, seat {work.seat}"
    return f"bot {work.bot} of {work.game}, seat {work.seat}, {work.code}"

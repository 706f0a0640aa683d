"""Workers of Dask as a crew: `--cluster tcp://HOST:PORT` or `--cluster local:N` (docs/cluster.md).

Workers may come, go and be killed. A new one is asked for its rules before it gets any work; what was handed to
somebody who went is handed out again. What one batch gives is taken once, from the one future that it has.
"""

from __future__ import annotations

import logging
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import resource_tracker
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple

from rimward.lab.builds import Build, build
from rimward.lab.pool import Crew, LostError, collect_seldom

if TYPE_CHECKING:
    import distributed

LOCAL = "local:"
PATIENCE = 10  # seconds in which a scheduler has to answer, or to come back
FETCHES = 16  # results that are under way at a time
FETCH_SECONDS = 60
PAUSE = 2.0  # seconds between two looks at who is there
THRIFTY = {  # what watches a worker takes some per cent of its time
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "3s",
    "distributed.admin.system-monitor.interval": "5s",
}
Say = Callable[[str], None]


class ClusterError(BrokenExecutor):
    """The work cannot go on; the message says why."""


class OtherRulesError(Exception):
    """Raised on a worker: it is not to play these games."""


# --- on a worker -----------------------------------------------------------------------------------------------------
def work_there(ours: Build, packed: bytes) -> Any:
    """What a worker is given. Only a worker opens it: the scheduler may have other rules, or be older than a job."""
    if build() != ours:
        raise OtherRulesError(str(build()))
    _settled()
    work, args, named = pickle.loads(packed)  # noqa: S301  # of whoever may run anything here anyway
    return work(*args, **named)


@cache
def _settled() -> None:
    """Once in a process, as in one of our own."""
    collect_seldom()


# --- who is there ----------------------------------------------------------------------------------------------------
class Worker(NamedTuple):
    """What a scheduler says about one."""

    address: str
    threads: int


class Roll:
    """Who may work: those who are there and have our rules. The others are told once why they may not."""

    def __init__(self, ours: Build, ask: Callable[[list[str]], dict[str, Any]], say: Say) -> None:
        self._ours, self._ask, self._say = ours, ask, say
        self.able, self.refused = set[str](), set[str]()

    def call(self, there: list[Worker]) -> None:
        addresses = {worker.address for worker in there}
        self.able &= addresses
        self.refused &= addresses
        new = [worker for worker in there if worker.address not in self.able | self.refused]
        answers = self._ask([worker.address for worker in new]) if new else {}
        for worker in new:
            if worker.address in answers:  # otherwise it went before it could say anything
                self._judge(worker, answers[worker.address])

    def _judge(self, worker: Worker, answer: Any) -> None:
        if isinstance(answer, OSError):
            return  # it went, or will be asked again
        why = self._why_not(worker, answer)
        if why:
            self.refused.add(worker.address)
            self._say(f"worker {worker.address} is refused: {why}")
        else:
            self.able.add(worker.address)

    def _why_not(self, worker: Worker, answer: Any) -> str:
        if worker.threads != 1:
            return f"it has {worker.threads} threads; start it with --nthreads 1 and more of them with --nworkers"
        if answer == self._ours:
            return ""
        if isinstance(answer, Build):
            return f"it has {answer}, and here is {self._ours}; install the same there and start it again"
        return f"it cannot tell its rules ({answer}); install {self._ours} there and start it again"


# --- the crew --------------------------------------------------------------------------------------------------------
class Cluster(Crew):
    def __init__(self, client: distributed.Client, where: str, say: Say, own: Any = None) -> None:
        """`own`: a cluster that was started for this, and ends with it."""
        self._client, self._where, self._say, self._own = client, where, say, own
        self._ours, self._looked, self._told, self._used = build(), float("-inf"), "", False
        self.roll = Roll(self._ours, self._asked, say)
        self._fetching = ThreadPoolExecutor(FETCHES)
        self._sent: dict[Future[Any], tuple[distributed.Future[Any], set[str]]] = {}

    @classmethod
    def at(cls, where: str, say: Say) -> Cluster:
        import distributed

        for name in ("distributed", "distributed.client", "distributed.scheduler"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is told by us, in a sentence
        if where.startswith(LOCAL):
            own = _local(int(where.removeprefix(LOCAL)))
            return cls(distributed.Client(own, set_as_default=False), where, say, own)
        return cls(_connected(where), where, say)

    # --- who is there ---
    def workers(self) -> int:
        """Waits for the first to come, or to come back."""
        while True:
            if time.monotonic() - self._looked >= PAUSE:
                self._look()
                self._looked = time.monotonic()
            if self.roll.able:
                self._used, self._told = True, ""
                return len(self.roll.able)
            if self.roll.refused and not self._used:
                raise ClusterError(f"none of the workers at {self._where} can be used")
            time.sleep(PAUSE / 4)

    def _look(self) -> None:
        if self._client.status == "closed":
            raise ClusterError(
                f"the scheduler at {self._where} is gone; with --keep, the same command continues where it stopped"
            )
        try:
            told = self._client.sync(self._identity)["workers"]
            self.roll.call([Worker(at, each["nthreads"]) for at, each in told.items() if each["status"] == "running"])
        except OSError:
            self.roll.call([])
            self._tell(f"the scheduler at {self._where} is away; waiting for it ...")
            return
        for future, (_, allowed) in list(self._sent.items()):
            if not allowed & self.roll.able:
                self._settle(future, LostError("all who might have done it are gone"))
        if not self.roll.able | self.roll.refused:
            self._tell(f"waiting for workers at {self._where} ...")

    async def _identity(self) -> Any:
        """What the scheduler says about itself now; the client has that of some seconds ago."""
        if self._client.scheduler is None:
            raise OSError("there is no connection")
        return await self._client.scheduler.identity()

    def _asked(self, addresses: list[str]) -> dict[str, Any]:
        answers: dict[str, Any] = self._client.run(build, workers=addresses, on_error="return")
        return answers

    def _tell(self, sentence: str) -> None:
        if sentence != self._told:
            self._told = sentence
            self._say(sentence)

    # --- work ---
    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        packed, allowed = pickle.dumps((work, args, named)), set(self.roll.able)
        sent = self._client.submit(work_there, self._ours, packed, workers=sorted(allowed), pure=False)
        self._sent[future] = sent, allowed
        sent.add_done_callback(lambda done: self._fetching.submit(self._arrived, future, done))
        return future

    def _arrived(self, future: Future[Any], sent: distributed.Future[Any]) -> None:
        """In a thread of its own: Dask tries for up to 30 s to reach a machine with a result, be it gone or not."""
        from distributed.scheduler import KilledWorker, NoValidWorkerError

        try:
            self._settle(future, sent.result(FETCH_SECONDS))
        except (KilledWorker, NoValidWorkerError, CancelledError, OSError) as error:
            self._settle(future, LostError(str(error)))
        except OtherRulesError as error:
            self._settle(future, ClusterError(f"a worker came back with {error}, and here is {self._ours}"))
        except Exception as error:
            self._settle(future, error)

    def _settle(self, future: Future[Any], outcome: Any) -> None:
        """Once: whatever comes later of this batch is nobody's concern."""
        if self._sent.pop(future, None) is None or not future.set_running_or_notify_cancel():
            return
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._sent.clear()
        self._client.close()
        self._fetching.shutdown(wait=False, cancel_futures=True)
        if self._own is not None:
            self._own.close()


def _connected(where: str) -> distributed.Client:
    """In a thread, because Dask never gives up where something else than a scheduler listens."""
    from distributed import Client
    from distributed.security import Security

    if where.startswith("tls:") and Security().get_connection_args("client")["ssl_context"] is None:
        raise ClusterError(f"{where} needs certificates, which Dask is not told of here; see docs/cluster.md")
    found: Future[distributed.Client] = Future()

    def connect() -> None:
        try:
            found.set_result(Client(where, timeout=PATIENCE, set_as_default=False))
        except Exception as error:
            found.set_exception(error)

    Thread(target=connect, daemon=True).start()
    try:
        client = found.result(1.5 * PATIENCE)
    except (OSError, ValueError, TimeoutError):
        raise ClusterError(f"no Dask scheduler answers at {where}; is `dask scheduler` running there?") from None
    try:
        client.run_on_scheduler(build)
    except ImportError as error:
        client.close()
        raise ClusterError(f"the scheduler at {where} needs rimward as well, to hand out its work ({error})") from None
    return client


def _local(workers: int) -> distributed.LocalCluster:
    """Processes of this machine that nobody else can reach, without pages for a browser."""
    from dask import config
    from distributed import LocalCluster

    try:
        with _undisturbed(), config.set(THRIFTY):
            return LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                host="127.0.0.1",
                dashboard_address=None,
                scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
                silence_logs=logging.CRITICAL,
            )
    except RuntimeError as error:
        raise ClusterError(f"the workers cannot be started: {error}") from None


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until all are there, and workers that are started here never hear of it: we end them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started later, it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

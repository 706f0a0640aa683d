"""`--cluster`: the same results as one process gives, whoever comes, goes, is killed or has other rules."""

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rimward.lab import arena, cluster, pool, simulate, wishes
from rimward.lab.builds import Build, build, hashed
from rimward.lab.cluster import Cluster, ClusterError, OtherRulesError, Roll, Worker, work_there
from rimward.lab.ledger import Ledger, kept, read
from rimward.lab.meeting import Meeting
from rimward.lab.pool import Crew, Here, LostError, spread
from rimward.lab.progress import Progress
from rimward.lab.runs import fill
from rimward.lab.simulate import Job, play_games
from rimward.lab.tally import Tally
from tests.lab.loopback import HOLD, Loopback, loopback, played_by, soon
from tests.lab.made import bare, plan

JOB = Job("comet", {"target": 8, "rounds": 4}, ("random",) * 3, "7")
OURS = Build("1.0", "aaaa", "3.11")


def quiet(total: int) -> Progress:
    return Progress(total, "games", None)


def run(tool: Any, *said: str) -> int:
    parser = argparse.ArgumentParser()
    tool.add_arguments(parser)
    code: int = tool.command(parser.parse_args(said))
    return code


# --- what is lost is done again, and counted once --------------------------------------------------------------------
class Losing(Crew):
    """Loses every batch so often, with whoever had it."""

    def __init__(self, times: int) -> None:
        self.times, self.lost = times, Counter[int]()

    def workers(self) -> int:
        return 2

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        first = args[-1][0]
        if self.lost[first] == self.times:
            return Here().submit(work, *args)
        self.lost[first] += 1
        future: Future[Any] = Future()
        future.set_exception(LostError("it went"))
        return future


def test_what_is_lost_is_played_again_and_counted_once() -> None:
    crew, tally = Losing(pool.LOSSES), Tally()
    assert spread(play_games, JOB, range(60), crew, quiet(60), tally.merge)
    assert len(crew.lost) > 2
    assert tally == play_games(JOB, range(60))


def test_what_is_lost_every_time_is_told_and_not_tried_for_ever() -> None:
    crew = Losing(1_000)
    with pytest.raises(BrokenExecutor, match="number 0 on was lost 6 times: it went"):
        spread(play_games, JOB, range(1), crew, quiet(1), Tally().merge)
    assert crew.lost[0] == pool.LOSSES + 1


class Changing(Crew):
    """Now one, now five; what they were given they have done when somebody asks how many they are."""

    def __init__(self) -> None:
        self.counts, self.count = [1, 5, 2, 3], 0
        self.given = list[tuple[Future[Any], Callable[..., Any], Sequence[Any]]]()
        self.most = list[tuple[int, int]]()

    def workers(self) -> int:
        if self.count:
            self.most.append((len(self.given), self.count))
        for future, work, args in self.given:
            future.set_result(work(*args))
        self.given.clear()
        self.counts = [*self.counts[1:], self.counts[0]]
        self.count = self.counts[0]
        return self.count

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.given.append((future, work, args))
        return future


def test_each_worker_has_one_batch_and_one_ready_however_many_there_are_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(pool, "BATCH_SECONDS", 0.001)
    crew, tally = Changing(), Tally()
    assert spread(play_games, JOB, range(80), crew, quiet(80), tally.merge)
    assert tally == play_games(JOB, range(80))
    assert {count for _, count in crew.most} == {1, 2, 3, 5}
    assert all(given <= 2 * count for given, count in crew.most)
    assert (10, 5) in crew.most


# --- who may work ----------------------------------------------------------------------------------------------------
class Asked:
    """Workers with what they answer; and all that was said about them."""

    def __init__(self, **answers: Any) -> None:
        self.answers, self.said, self.asked = answers, list[str](), list[str]()
        self.roll = Roll(OURS, self.ask, self.said.append)

    def ask(self, addresses: list[str]) -> dict[str, Any]:
        self.asked += addresses
        return {address: self.answers[address] for address in addresses if address in self.answers}

    def call(self, *addresses: str, threads: int = 1) -> None:
        self.roll.call([Worker(address, threads) for address in addresses])


def test_who_has_our_rules_may_work_until_it_goes() -> None:
    there = Asked(a=OURS, b=OURS)
    there.call("a")
    there.call("a", "b")
    assert there.asked == ["a", "b"]
    assert there.roll.able == {"a", "b"}
    there.call("b")
    assert there.roll.able == {"b"}
    assert there.said == []


@pytest.mark.parametrize(
    "other", [Build("0.9", "aaaa", "3.11"), Build("1.0", "bbbb", "3.11"), Build("1.0", "aaaa", "3.12")]
)
def test_other_rules_are_refused_with_one_sentence(other: Build) -> None:
    there = Asked(a=OURS, b=other)
    there.call("a", "b")
    there.call("a", "b")
    assert there.roll.able == {"a"}
    assert there.said == [
        f"worker b is refused: it has rimward {other.version} (rules {other.rules}, Python {other.python}), and here "
        "is rimward 1.0 (rules aaaa, Python 3.11); install the same there and start it again"
    ]


def test_a_worker_without_rules_or_with_threads_is_refused_and_one_that_went_is_not() -> None:
    there = Asked(a=ModuleNotFoundError("No module named 'rimward'"), b=OSError("closed"))
    there.call("a", "b", "c")
    assert there.roll.refused == {"a"}
    assert "cannot tell its rules (No module named 'rimward')" in there.said[0]
    there.answers.update(b=OURS, c=OURS)
    there.call("a", "b", "c")
    assert there.roll.able == {"b", "c"}
    crowded = Asked(d=OURS)
    crowded.call("d", threads=4)
    assert crowded.roll.able == set()
    assert "it has 4 threads; start it with --nthreads 1" in crowded.said[0]


def test_a_worker_that_changed_its_rules_does_not_play() -> None:
    with pytest.raises(OtherRulesError, match=r"rimward \S+ \(rules \w{8}"):
        work_there(OURS, b"")


def test_another_source_or_content_is_another_build_and_other_words_are_not(tmp_path: Path) -> None:
    def package(name: str, **files: bytes) -> str:
        for part in ("kernel", "kit", "games", "bots", "lab"):
            (tmp_path / name / part).mkdir(parents=True)
        for file, data in files.items():
            (tmp_path / name / "games" / file.replace("_", ".")).write_bytes(data)
        return hashed(tmp_path / name)

    first = package("first", cards_yaml=b"cost: 1\n", en_ftl=b"card = Card\n")
    assert package("words", cards_yaml=b"cost: 1\n", en_ftl=b"card = Ticket\n") == first
    assert package("windows", cards_yaml=b"cost: 1\r\n") == first
    others = [package("content", cards_yaml=b"cost: 2\n"), package("moved", cards_json=b"cost: 1\n"), package("none")]
    assert len({first, *others}) == 4


# --- the crew, with a client that is not one -------------------------------------------------------------------------
class Sent:
    def __init__(self) -> None:
        self.outcome: Any = None
        self.callbacks = list[Callable[[Any], Future[None]]]()

    def add_done_callback(self, callback: Callable[[Any], Future[None]]) -> None:
        self.callbacks.append(callback)

    def result(self, timeout: float) -> Any:
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome

    def arrive(self, outcome: Any) -> None:
        self.outcome = outcome
        for callback in self.callbacks:
            callback(self).result(9)


class Scripted:
    """A client whose workers are a list."""

    def __init__(self, *there: str) -> None:
        self.status, self.there, self.sent = "running", list(there), list[tuple[Sent, list[str]]]()

    def sync(self, _: Any) -> Any:
        return {"workers": {address: {"nthreads": 1, "status": "running"} for address in self.there}}

    def run(self, _: Any, workers: list[str], on_error: str) -> dict[str, Any]:
        return dict.fromkeys(workers, build())

    def submit(self, _: Any, *args: Any, workers: list[str], pure: bool) -> Sent:
        self.sent.append((Sent(), workers))
        return self.sent[-1][0]

    def close(self) -> None:
        self.status = "closed"


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> tuple[Cluster, Scripted]:
    monkeypatch.setattr(cluster, "PAUSE", 0.0)
    client = Scripted("a", "b")
    return Cluster(cast(Any, client), "tcp://there:1", lambda said: None), client


def killed() -> Exception:
    from distributed.scheduler import KilledWorker

    last = cast(Any, SimpleNamespace(address="tcp://gone:1"))
    return KilledWorker(task="work_there", last_worker=last, allowed_failures=3)


@pytest.mark.parametrize(
    ("outcome", "raised"),
    [
        (killed, LostError),
        (lambda: CancelledError("the scheduler was started again"), LostError),
        (lambda: TimeoutError("the machine does not answer"), LostError),
        (lambda: OtherRulesError("rimward 0.9"), ClusterError),
        (lambda: ZeroDivisionError("a mistake"), ZeroDivisionError),
    ],
)
def test_what_may_come_back_instead_of_a_result(
    crew: tuple[Cluster, Scripted], outcome: Callable[[], Exception], raised: type[Exception]
) -> None:
    team, client = crew
    assert team.workers() == 2
    future = team.submit(len, "abc")
    client.sent[0][0].arrive(outcome())
    with pytest.raises(raised):
        future.result(0)


def test_a_batch_whose_workers_are_all_gone_is_lost_and_nothing_comes_of_it_later(
    crew: tuple[Cluster, Scripted],
) -> None:
    team, client = crew
    team.workers()
    future = team.submit(len, "abc")
    assert client.sent[0][1] == ["a", "b"]
    client.there = ["b", "c"]
    team.workers()
    assert not future.done()
    client.there = ["c"]
    team.workers()
    client.sent[0][0].arrive(3)  # too late: somebody else has it
    with pytest.raises(LostError):
        future.result(0)
    team.submit(len, "abc")
    assert client.sent[1][1] == ["c"]


def test_what_was_called_off_is_not_answered(crew: tuple[Cluster, Scripted]) -> None:
    team, client = crew
    team.workers()
    future = team.submit(len, "abc")
    assert future.cancel()
    client.sent[0][0].arrive(3)
    assert future.cancelled()


def test_a_scheduler_that_is_gone_is_told(crew: tuple[Cluster, Scripted]) -> None:
    team, client = crew
    client.status = "closed"
    with pytest.raises(ClusterError, match="tcp://there:1 is gone; with --keep"):
        team.workers()


# --- the command line ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["--cluster", "here"], "--cluster here: write it as tcp://HOST:PORT or local:N"),
        (["--cluster", "local:0"], "--cluster local:0: write it as"),
        (["--cluster", "http://there:80"], "write it as"),
        (["--cluster", "local:2", "--jobs", "2"], "--jobs and --cluster: say one of them"),
    ],
)
@pytest.mark.parametrize("tool", [simulate, arena])
def test_bad_use_is_one_line_and_code_2(
    tool: Any, said: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tool, "comet", "--bots", "random,random", *said) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


def test_without_dask_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wishes, "find_spec", lambda name: None)
    assert run(simulate, "comet", "--bots", "random,random", "--cluster", "local:2") == 2
    assert capsys.readouterr().err == "rimward simulate: --cluster needs Dask: pip install 'rimward[cluster]'\n"


def test_a_scheduler_that_does_not_answer_is_one_line_and_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    assert run(simulate, "comet", "--bots", "random,random", "--cluster", "tcp://127.0.0.1:9") == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in err


def test_a_scheduler_with_tls_needs_certificates(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(simulate, "comet", "--bots", "random,random", "--cluster", "tls://127.0.0.1:9") == 1
    assert "tls://127.0.0.1:9 needs certificates" in capsys.readouterr().err


# --- three real workers ----------------------------------------------------------------------------------------------
@pytest.fixture
def there(tmp_path: Path) -> Iterator[Loopback]:
    with loopback(tmp_path) as found:
        yield found


def lines(file: Path) -> bytes:
    """A kept file with its games in the order of their numbers, and without what thinking took."""
    ledger = read(file)
    return b"\n".join(msgspec.json.encode(each) for each in [ledger.plan, *bare(ledger)])


@pytest.mark.slow
def test_one_worker_is_killed_and_one_comes_late_and_the_kept_file_is_that_of_one_process(
    there: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "BATCH_SECONDS", 0.05)  # many batches
    monkeypatch.setattr(cluster, "PAUSE", 0.1)
    run_of = plan(("random", "random", "random"), games=300)
    stuck, files = tmp_path / "stuck", [tmp_path / "one", tmp_path / "three"]
    victim = there.worker(**{HOLD: str(stuck)})
    others = [there.worker(), there.worker()]
    ledger, by, late = kept(run_of, files[1]), set[int](), list[int]()
    numbers = ledger.missing(range(300))

    def take(found: tuple[int, list[Meeting]]) -> None:
        by.add(found[0])
        ledger.take(found[1])
        if stuck.exists() and not late:
            assert victim.poll() is None
            os.kill(victim.pid, 9)
            late.append(there.worker().pid)
            before = set(team.roll.able)
            soon(lambda: bool(team.workers() and team.roll.able - before))

    with Cluster.at(there.address, lambda said: None) as team:
        soon(lambda: team.workers() == 3)
        assert spread(played_by, run_of, numbers, team, quiet(len(numbers)), take)
    assert victim.wait(10) == -9
    assert {*late, *(worker.pid for worker in others)} <= by
    assert files[1].read_bytes().count(b"\n") == 1 + 300

    assert fill(kept(run_of, files[0]), range(300), 1)
    assert lines(files[1]) == lines(files[0])


@pytest.mark.slow
def test_simulate_gives_the_same_report_and_records_and_refuses_other_rules(
    there: Loopback, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there.worker()
    there.worker("--preload", "import rimward.lab.builds as b; b.__version__ = '0.0.1'")
    with Cluster.at(there.address, lambda said: None) as team:
        soon(lambda: bool(team.workers() and team.roll.refused))
    said = ["comet", "--bots", "random,random,random", "--games", "40", "--seed", "7", "--json"]
    reports, told = [], ""
    for name, more in (("one", ["--jobs", "1"]), ("there", ["--cluster", there.address])):
        assert run(simulate, *said, *more, "--records", str(tmp_path / name)) == 0
        out, told = capsys.readouterr()
        timed = {"seconds", "decisions_per_second"}
        reports.append({key: value for key, value in json.loads(out).items() if key not in timed})
    assert reports[0] == reports[1]
    assert told.count("is refused: it has rimward 0.0.1 ") == 1
    records = [{file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "there")]
    assert len(records[0]) == 40
    assert records[0] == records[1]


@pytest.mark.slow
def test_workers_of_this_machine_play_the_same_games(tmp_path: Path) -> None:
    run_of = plan(("greedy", "random", "random"), games=30)
    ledgers = [Ledger(run_of), Ledger(run_of)]
    assert fill(ledgers[0], range(30), 1)
    assert fill(ledgers[1], range(30), 1, quiet(30), "local:2")
    assert bare(ledgers[0]) == bare(ledgers[1])

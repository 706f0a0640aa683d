"""Bots in processes of their own: the same games as without, only a thought goes in, and what fails delays nobody."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.record import write
from rimward.server import bots
from rimward.server.bots import ClosedError, Thinkers, Thought, seed_of, thought_of
from rimward.server.worker import framed, think
from tests.conformance import leak
from tests.conformance.play import moments
from tests.conformance.subjects import whole
from tests.server.waiting import PATIENCE

ODD = Path(__file__).with_name("odd_worker.py")
QUICK = 60.0  # a budget that nothing here uses up


def begun(game: str = "comet", seats: int = 3) -> Match:
    return Match.new(GAMES[game], seats, chance=Seeded(5))


def thought(bot: str = "odd", seed: int = 1) -> Thought:
    """A question with three options, of which odd bots take the last."""
    return thought_of(begun(), 0, bot, seed)


LAST = thought().keys[-1]


def at_random(seed: int = 1) -> str:
    return Random(seed).choice(thought().keys)


assert at_random() != LAST


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Workers with odd bots; the folder in which they tell of themselves."""
    monkeypatch.setenv("ODD", str(tmp_path))
    monkeypatch.setattr(bots, "COMMAND", (sys.executable, "-P", str(ODD)))
    return tmp_path


def run(work: Callable[[Thinkers], Coroutine[Any, Any, Any]], **named: Any) -> Any:
    """Do something with thinkers, and close them."""

    async def whole() -> Any:
        thinkers = Thinkers(**{"budget": QUICK, **named})
        try:
            return await asyncio.wait_for(work(thinkers), 60)
        finally:
            await thinkers.close()

    return asyncio.run(whole())


def started(odd: Path) -> list[int]:
    """The processes that there were, by id."""
    file = odd / "started"
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        await asyncio.sleep(0.005)


# --- the same games --------------------------------------------------------------------------------------------------
async def played(game: str, bot: str, decisions: int, choose: Callable[[Thought], Awaitable[str]]) -> bytes:
    """The record of a game between bots, or of so many decisions of it."""
    match, made = begun(game), 0
    while match.result is None and made < decisions:
        question = next(question for question in match.asked if not question.answered)
        key, seat = question.keys[0], question.seat
        if len(question.keys) > 1:
            made += 1
            key = await choose(thought_of(match, seat, bot, seed_of("table", "salt", len(match.entries), seat)))
        match.answer(question.id, seat, key)
    return write(match.record())


@pytest.mark.parametrize(
    ("game", "bot", "decisions", "least"),
    [
        ("comet", "greedy", 1000, 80),  # whole games
        ("xia", "normal/trader", 3000, 400),
        ("xia", "hard/pirate", 60, 60),
        ("xia", "search@60", 30, 30),
    ],
)
def test_the_same_seeds_in_this_process_and_in_others_give_the_same_record(
    game: str, bot: str, decisions: int, least: int
) -> None:
    async def here(asked: Thought) -> str:
        return think(asked)

    async def elsewhere(thinkers: Thinkers) -> bytes:
        return await played(game, bot, decisions, thinkers.choose)

    record = asyncio.run(played(game, bot, decisions, here))
    assert record.count(b"\n") > least
    assert run(elsewhere, workers=2) == record


def test_a_seed_is_its_own_for_every_table_salt_entry_and_seat() -> None:
    seeds = [seed_of(*told) for told in [("t", "s", 1, 2), ("u", "s", 1, 2), ("t", "z", 1, 2), ("t", "s", 2, 1)]]
    seeds += [seed_of(*told) for told in [("ts", "", 1, 2), ("t", "s", 12, 0), ("t", "s", 1, 20)]]
    assert len(set(seeds)) == 7
    assert seed_of("t", "s", 1, 2) == seeds[0]
    assert all(msgspec.json.decode(msgspec.json.encode(seed)) == seed for seed in seeds)


# --- what goes in ----------------------------------------------------------------------------------------------------
def test_a_worker_is_sent_the_thought_and_nothing_else(odd: Path) -> None:
    asked = [thought(), thought(seed=2)]

    async def work(thinkers: Thinkers) -> None:
        for each in asked:
            await thinkers.choose(each)

    run(work)
    (process,) = started(odd)
    assert (odd / f"input-{process}").read_bytes() == b"".join(framed(msgspec.json.encode(each)) for each in asked)


def with_the_true_state(match: Match, seat: int, bot: str, seed: int) -> Thought:
    """A twin of `thought_of` that puts in the faces that others hold."""
    honest = thought_of(match, seat, bot, seed)
    faces = {name: zone.faces for name, zone in match.table.zones.by_name.items()}
    return msgspec.structs.replace(honest, view=msgspec.Raw(msgspec.json.encode({**match.view(seat), "faces": faces})))


def tells_only_what_the_seat_knows(game: str, make: Callable[[Match, int, str, int], Thought], most: int) -> None:
    """In two states that a seat cannot tell apart, the same bytes go to its bot."""
    rng, different = Random(3), 0
    for moment in moments(whole(GAMES[game], 3), 3, most=most):
        for question in moment.match.asked:
            other = leak.second(moment.match, question.seat, rng, None, str(moment))
            one, two = (msgspec.json.encode(make(match, question.seat, "greedy", 1)) for match in (moment.match, other))
            assert one == two, f"{moment}: the thought of seat {question.seat} tells a secret"
            different += leak._zones(moment.match) != leak._zones(other)
    assert different > 10


@pytest.mark.parametrize("game", ["comet", "xia"])
def test_a_thought_tells_only_what_the_seat_knows(game: str) -> None:
    tells_only_what_the_seat_knows(game, thought_of, 60)


def test_a_thought_that_is_handed_the_true_state_is_caught() -> None:
    with pytest.raises(AssertionError, match="tells a secret"):
        tells_only_what_the_seat_knows("comet", with_the_true_state, 60)


def test_a_worker_knows_rules_and_bots_and_nothing_of_the_server() -> None:
    program = (
        "import sys, msgspec; from rimward.server.worker import Thought, think;"
        "think(msgspec.json.decode(sys.stdin.buffer.read(), type=Thought)); print(*sys.modules)"
    )
    match = begun("xia")
    asked = msgspec.json.encode(thought_of(match, match.asked[0].seat, "greedy", 1))
    done = subprocess.run([sys.executable, "-c", program], input=asked, capture_output=True, check=True)
    modules = done.stdout.decode().split()
    assert not {"sqlalchemy", "litestar", "uvicorn", "asyncio", "socket", "sqlite3", "rimward.wire"} & set(modules)
    ours = {".".join(name.split(".")[:2]) for name in modules if name.startswith("rimward.")}
    assert ours == {"rimward.kernel", "rimward.kit", "rimward.games", "rimward.bots", "rimward.server"}
    assert {name for name in modules if name.startswith("rimward.server.")} == {"rimward.server.worker"}


# --- bots that fail --------------------------------------------------------------------------------------------------
def chosen(*names: str, **named: Any) -> list[str]:
    """What bots choose, one after the other."""

    async def work(thinkers: Thinkers) -> list[str]:
        return [await thinkers.choose(thought(name)) for name in names]

    answers: list[str] = run(work, **named)
    return answers


def test_a_bot_that_takes_too_long_takes_a_random_option_and_the_next_has_a_new_process(
    odd: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert chosen("stuck", "odd", budget=1) == [at_random(), LAST]
    assert len(started(odd)) == 2
    (line,) = caplog.messages
    assert line == "bot stuck of comet, seat 0, comet.lane.choose: no answer within 1 s; a random option is taken", (
        "and nothing of the view"
    )


def test_a_process_that_ends_in_a_thought_is_replaced_and_the_bot_asked_once_more(
    odd: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert chosen("dyingonce", "odd") == [LAST, LAST]
    assert len(started(odd)) == 2
    assert [line.partition("choose: ")[2] for line in caplog.messages] == [
        "the process ended with exit code 7; it is asked again"
    ]


def test_a_process_that_ends_twice_gives_a_random_option(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert chosen("dying", "odd") == [at_random(), LAST]
    assert len(started(odd)) == 3
    assert [line.rpartition("; ")[2] for line in caplog.messages] == [
        "it is asked again",
        "a random option is taken",
    ]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("lying", "an answer that is no option"),
        ("silent", "an answer that is no text"),
        ("failing", "LookupError in odd_worker.py:"),
        ("unknown", "KeyError in __init__.py:"),
    ],
)
def test_a_bot_that_answers_nonsense_takes_a_random_option(
    odd: Path, caplog: pytest.LogCaptureFixture, bot: str, fault: str
) -> None:
    assert chosen(bot, "odd") == [at_random(), LAST]
    (line,) = caplog.messages
    assert f"a fault of the bot: {fault}" in line
    assert "unseen" not in line, "what failed tells of the view"


def test_what_a_bot_prints_goes_to_the_log(odd: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert chosen("chatty", "odd") == [LAST, LAST]
    assert "hello\n" in capfd.readouterr().err


@pytest.mark.parametrize("command", [("no-such-program",), (sys.executable, "-c", "")], ids=["missing", "ends"])
def test_without_any_process_bots_still_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(bots, "COMMAND", command)
    assert chosen("greedy") == [at_random()]
    assert "a random option is taken" in caplog.messages[-1]


# --- several at once -------------------------------------------------------------------------------------------------
def test_one_slow_thought_does_not_delay_the_others(odd: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        slow = asyncio.create_task(thinkers.choose(thought("waiting")))
        await until((odd / "waiting").exists)
        assert [await thinkers.choose(thought()) for _ in range(3)] == [LAST] * 3
        assert not slow.done()
        (odd / "go").touch()
        assert await slow == LAST

    run(work, workers=2)
    assert len(started(odd)) == 2


def test_thoughts_are_served_in_the_order_in_which_they_come(odd: Path) -> None:
    async def work(thinkers: Thinkers) -> list[int]:
        done: list[int] = []

        async def one(number: int) -> None:
            await thinkers.choose(thought("waiting" if number == 0 else "odd"))
            done.append(number)

        tasks = [asyncio.create_task(one(number)) for number in range(5)]
        await until((odd / "waiting").exists)
        assert done == []
        (odd / "go").touch()
        await asyncio.gather(*tasks)
        return done

    assert run(work, workers=1) == [0, 1, 2, 3, 4]
    assert len(started(odd)) == 1


def test_a_thought_that_nobody_waits_for_any_more_is_not_taken_for_the_next_answer(odd: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        given_up = asyncio.create_task(thinkers.choose(thought("waiting")))
        await until((odd / "waiting").exists)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        assert not lives(started(odd)[0])
        assert await thinkers.choose(thought("random", 3)) == think(thought("random", 3))

    run(work)


# --- coming and going ------------------------------------------------------------------------------------------------
def test_a_process_is_started_when_it_is_needed_and_leaves_when_it_is_not(odd: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        assert started(odd) == []
        await thinkers.choose(thought())
        await thinkers.choose(thought())
        (process,) = started(odd)
        await until(lambda: not lives(process))
        assert await thinkers.choose(thought()) == LAST

    run(work, workers=2, idle=0.3)
    assert len(started(odd)) == 2


def test_closing_ends_every_process_and_every_thought(odd: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose(thought())
        tasks = [asyncio.create_task(thinkers.choose(thought("stuck"))) for _ in range(4)]
        await until((odd / "stuck").exists)
        await thinkers.close()
        assert not any(lives(process) for process in started(odd))
        for task in [*tasks, asyncio.create_task(thinkers.choose(thought()))]:
            with pytest.raises(ClosedError):
                await task

    run(work, workers=2)
    assert caplog.messages == [], "a random option must not be taken because the server stops"


def test_it_works_on_the_loop_of_the_server_too(odd: Path) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def work() -> list[str]:
        thinkers = Thinkers(budget=1)
        names = ("odd", "stuck", "dying", "odd")
        answers = [await thinkers.choose(thought(name)) for name in names]
        await thinkers.close()
        return answers

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(work()) == [LAST, at_random(), at_random(), LAST]
    assert not any(lives(process) for process in started(odd))


SERVER = """
import asyncio, sys
from rimward.server import bots
from tests.server.test_bots import ODD, thought
bots.COMMAND = (sys.executable, "-P", str(ODD))

async def serve():
    thinkers = bots.Thinkers(workers=2, budget=60)
    await asyncio.gather(thinkers.choose(thought("stuck")), thinkers.choose(thought()))

asyncio.run(serve())
"""


def test_workers_do_not_outlive_a_server_that_was_killed(odd: Path) -> None:
    """One thinks and one rests. All hold the server's standard error, which is at its end when the last has ended."""
    server = subprocess.Popen([sys.executable, "-c", SERVER], stderr=subprocess.PIPE, cwd=Path(__file__).parents[2])
    try:
        asyncio.run(until(lambda: (odd / "stuck").exists() and len(list(odd.glob("input-*"))) == 2))
    finally:
        server.kill()
    _, errors = server.communicate(timeout=10)
    assert len(started(odd)) == 2
    assert errors == b""

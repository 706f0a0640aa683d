"""Everybody in turn: whoever asks for much waits for it, and the others do not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rimward.server import turns
from rimward.server.asker import ASKER, Asker
from rimward.server.security import Limits, Rate, Refusal
from rimward.server.turns import Slices, Turns
from rimward.server.work import Work


def played(*asking: tuple[str, int], does: Callable[[Turns], Awaitable[None]] = Turns.mine) -> list[str]:
    """Addresses ask so many times at once each; the order in which their turns came."""
    order: list[str] = []

    async def ask(shared: Turns, who: str) -> None:
        ASKER.set(Asker(who))
        await does(shared)
        order.append(who)

    async def all_of_them() -> None:
        shared = Turns()
        await asyncio.gather(*(ask(shared, who) for who, times in asking for _ in range(times)))

    asyncio.run(all_of_them())
    return order


def test_each_address_has_its_turn_however_often_another_asks() -> None:
    order = played(("greedy", 100), ("honest", 2))
    assert order[:4] == ["greedy", "greedy", "honest", "greedy"]  # the first came when nobody else had asked
    assert order[4] == "honest"
    assert order.count("greedy") == 100


def test_there_is_one_turn_in_a_round_of_the_loop() -> None:
    rounds: list[int] = []

    async def run() -> None:
        shared, now, loop = Turns(), 0, asyncio.get_running_loop()

        def count() -> None:
            nonlocal now
            now += 1
            loop.call_soon(count)

        async def ask() -> None:
            await shared.mine()
            rounds.append(now)

        loop.call_soon(count)
        await asyncio.gather(*(ask() for _ in range(20)))

    asyncio.run(run())
    assert len(set(rounds)) == 20


def test_who_does_not_wait_any_longer_takes_nobodys_turn() -> None:
    async def run() -> list[str]:
        shared, order = Turns(), list[str]()

        async def ask(who: str) -> None:
            ASKER.set(Asker(who))
            await shared.mine()
            order.append(who)

        tasks = [asyncio.create_task(ask(who)) for who in ("first", "gone", "gone", "last")]
        await asyncio.sleep(0)
        for task in tasks[1:3]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(run()) == ["first", "last"]


@pytest.mark.parametrize(("each", "rests"), [(0.0005, 1), (0.005, 10)])
def test_long_work_stops_when_its_slice_is_used_up(each: float, rests: int) -> None:
    """Ten steps of half a millisecond are one slice and a bit; of five milliseconds, each is more than one."""
    now = 0.0

    async def work() -> int:
        nonlocal now
        ticks, slices = 0, Slices(Turns(), lambda: now)
        stop = asyncio.Event()

        async def others() -> None:
            nonlocal ticks
            while not stop.is_set():
                ticks += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        for _ in range(10):
            now += each
            await slices.pause()
        stop.set()
        await beside
        return ticks

    assert asyncio.run(work()) >= rests
    assert turns.SLICE == 0.004


def test_what_is_long_is_counted_and_refused_when_the_budget_is_used_up() -> None:
    now = 0.0
    work = Work(Limits(work=Rate(100, 1_000)), lambda: now)
    ASKER.set(Asker("10.0.0.1"))
    work.charge(900)
    work.charge(5_000)  # there is something left, so it is done; but then nothing is for a while
    with pytest.raises(Refusal, match="a lot of it was asked for") as refused:
        work.charge(1)
    assert (refused.value.status, round(refused.value.wait)) == (429, 49)
    ASKER.set(Asker("10.0.0.2"))
    work.charge(900)
    ASKER.set(Asker("10.0.0.1"))
    now += 50
    work.charge(1)

"""Whose bots think: those for whom a person waits first, each address in turn, and none for a table nobody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Iterator
from contextvars import Context
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rimward.server.asker import ASKER, Asker
from rimward.server.bots import Thinkers, Thought
from rimward.server.queue import Queue
from rimward.server.security import Limits
from tests.server.served import Served, keys_of, served
from tests.server.test_bots import odd, run, thought, until  # noqa: F401  # odd is a fixture
from tests.server.waiting import until as soon

LONG = {"rounds": 30, "target": 40}


# --- the order -------------------------------------------------------------------------------------------------------
def order(*askers: Asker, places: int = 1, gone: tuple[int, ...] = ()) -> list[int]:
    """In which order they have their turn, when all of them wait while somebody else has it; some go meanwhile."""

    async def work() -> list[int]:
        queue, go, done = Queue(places), asyncio.Event(), list[int]()

        async def first() -> None:
            async with queue.turn():
                await go.wait()

        async def one(number: int, asker: Asker) -> None:
            ASKER.set(asker)
            async with queue.turn():
                done.append(number)
                await asyncio.sleep(0)

        holding = [asyncio.create_task(first()) for _ in range(places)]
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(one(*each), context=Context()) for each in enumerate(askers)]
        await asyncio.sleep(0)
        for number in gone:
            tasks[number].cancel()
        await asyncio.sleep(0)
        assert done == []
        go.set()
        await asyncio.gather(*holding, *tasks, return_exceptions=True)
        await asyncio.wait_for(queue.all_done(), 5)
        async with asyncio.timeout(5), queue.turn():
            return done

    return asyncio.run(work())


def test_a_person_who_waits_comes_before_bots_that_nobody_waits_for() -> None:
    bots = [Asker("a", waits=False)] * 5
    assert order(*bots, Asker("a"), Asker("b")) == [5, 6, 0, 1, 2, 3, 4]


def test_every_address_has_its_turn_however_many_tables_another_has() -> None:
    many = [Asker("a")] * 6
    assert order(*many, Asker("b"), Asker("c"), Asker("b")) == [0, 6, 7, 1, 8, 2, 3, 4, 5]


def test_within_an_address_it_is_first_come_first_served() -> None:
    assert order(*[Asker("a")] * 4) == [0, 1, 2, 3]


def test_who_has_gone_is_passed_over() -> None:
    assert order(*[Asker("a")] * 4, Asker("b"), gone=(0, 2, 4)) == [1, 3]
    assert order(Asker("a"), gone=(0,)) == []
    assert order(*[Asker("a")] * 3, places=2, gone=(1,)) == [0, 2]


def test_a_turn_that_was_given_to_somebody_who_just_went_is_given_on() -> None:
    async def work() -> None:
        queue = Queue(1)

        async def one() -> None:
            async with queue.turn():
                await asyncio.sleep(0)

        async with queue.turn():
            waiting = asyncio.create_task(one())
            await asyncio.sleep(0)
        waiting.cancel()  # it has the turn by now, but does not know it
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.wait_for(one(), 5)

    asyncio.run(work())


def test_a_hint_is_not_stuck_behind_tables_of_bots(odd: Path) -> None:  # noqa: F811
    async def work(thinkers: Thinkers) -> list[str]:
        done: list[str] = []

        async def one(name: str, asker: Asker, bot: str = "odd") -> None:
            ASKER.set(asker)
            await thinkers.choose(thought(bot))
            done.append(name)

        waits = [one("first", Asker("a", waits=False), "waiting")]
        waits += [one("bots", Asker("a", waits=False)) for _ in range(6)]
        tasks = [asyncio.create_task(each, context=Context()) for each in waits]
        await until((odd / "waiting").exists)
        tasks.append(asyncio.create_task(one("hint", Asker("b")), context=Context()))
        await asyncio.sleep(0)
        (odd / "go").touch()
        await asyncio.gather(*tasks)
        return done

    assert run(work, workers=1) == ["first", "hint", *["bots"] * 6]


# --- tables that nobody looks at -------------------------------------------------------------------------------------
class Chooser:
    """Bots that take the first option, as often as they are let, and remember for whom it was."""

    def __init__(self, server: Served) -> None:
        self.let, self.askers = 10**9, list[Asker | None]()
        server.hall.thinkers.choose = self.choose  # type: ignore[method-assign]

    async def choose(self, thought: Thought) -> str:
        self.askers.append(ASKER.get())
        await until(lambda: len(self.askers) <= self.let)
        return thought.keys[0]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, rest=3600) as up:
        yield up


def entries(server: Served, table: str) -> int:
    """As it is stored: to ask the server would be a look."""
    return len(server.stored(table)["entries"])


def unseen(server: Served, table: str) -> None:
    """As if nobody had looked for a long time."""
    server.hall._rooms[table].looked = -math.inf


def test_bots_among_themselves_rest_when_nobody_looks_and_go_on_when_somebody_does(server: Served) -> None:
    bots = Chooser(server)
    bots.let = 3
    table = server.table("random", "random", options=LONG, public=True)["table"]["id"]
    soon(lambda: len(bots.askers) == 4)
    unseen(server, table)
    bots.let = 10**9
    soon(lambda: table not in server.hall._bots)
    rested = entries(server, table)
    assert (rested, len(bots.askers)) == (5, 4)
    server.ok("GET", "/tables?status=playing")  # a look at the list is none at the table
    assert (entries(server, table), table in server.hall._bots) == (rested, False)
    server.ok("GET", f"/tables/{table}")
    soon(lambda: entries(server, table) > rested + 3)


def test_a_socket_is_a_look_as_long_as_it_is_open(server: Served) -> None:
    bots = Chooser(server)
    bots.let = 3
    table = server.table("random", "random", options=LONG, public=True)["table"]["id"]
    stream = server.stream(table)
    stream.next()
    unseen(server, table)
    bots.let = 20
    soon(lambda: len(bots.askers) == 21)
    with contextlib.suppress(TimeoutError):
        while True:
            stream.next(0.05)  # what was not read would delay the end
    stream.connection.close()
    soon(lambda: not server.hall._rooms[table].watched)
    assert server.hall._rooms[table].looked > 0, "and for a while after that"


def test_beside_a_person_bots_go_on_to_what_that_person_is_asked(server: Served) -> None:
    bots = Chooser(server)
    bots.let = 0
    made = server.table("me", "random", "random", options=LONG)
    table, [key] = made["table"]["id"], keys_of(made)
    server.step(table, [key])
    unseen(server, table)
    bots.let = 10**9
    soon(lambda: table not in server.hall._bots)
    assert server.hall._rooms[table].data.waiting == (0,)
    assert len(bots.askers) > 0


def test_bots_for_people_who_have_all_gone_rest_too(server: Served) -> None:
    bots = Chooser(server)
    bots.let = 0
    made = server.table("me", "random", options=LONG)
    table, [key] = made["table"]["id"], keys_of(made)
    server.ok("POST", f"/tables/{table}/seats/0/bot", {"bot": "random"}, key=key)
    unseen(server, table)
    bots.let = 10**9
    soon(lambda: table not in server.hall._bots)
    assert entries(server, table) < 10
    assert server.hall._rooms[table].data.thinking


def test_after_a_restart_only_tables_with_people_are_woken(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        Chooser(server).let = 0
        alone = server.table("random", "random", options=LONG, public=True)["table"]["id"]
        made = server.table("me", "random", options=LONG)
        table, [key] = made["table"]["id"], keys_of(made)
        server.step(table, [key])
    with served(tmp_path, prepare=lambda app: setattr(app.state.hall.thinkers, "choose", first)) as server:
        soon(lambda: server.hall._begun and table not in server.hall._bots)
        assert server.hall._rooms.keys() == {table}
        assert server.hall._rooms[table].data.waiting == (0,)
        rested = entries(server, alone)
        server.ok("GET", f"/tables/{alone}")
        soon(lambda: entries(server, alone) > rested)


async def first(thought: Thought) -> str:
    return thought.keys[0]


# --- for whom --------------------------------------------------------------------------------------------------------
def test_a_bot_thinks_for_the_person_who_waits_or_for_whoever_looks_on(server: Served) -> None:
    bots = Chooser(server)
    table = server.table("random", "random", options={"rounds": 1}, public=True)["table"]["id"]
    soon(lambda: server.ok("GET", f"/tables/{table}")["status"] == "over")
    assert set(bots.askers) == {Asker("127.0.0.1", waits=False)}
    bots.askers.clear()
    made = server.table("me", "random", options=LONG)
    server.step(made["table"]["id"], keys_of(made))
    soon(lambda: server.ok("GET", f"/tables/{made['table']['id']}", key=keys_of(made)[0])["waiting"] == [0])
    assert bots.askers[-1] == Asker("127.0.0.1", waits=True)


def test_bots_play_at_so_many_tables_of_one_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.off(), with_bots=2)
    with served(tmp_path, limits=limits) as server:
        Chooser(server).let = 0
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        body: Any = {"game": "comet", "seats": seats, "options": LONG}
        made = [server.ok("POST", "/tables", body) for _ in range(2)]
        people = server.table("me", "me")
        open_table = server.table("me", "open")
        refused = [
            server.call("POST", "/tables", body),
            server.call(
                "POST", f"/tables/{open_table['table']['id']}/start", {"fill": "random"}, open_table["host_key"]
            ),
            server.call("POST", f"/tables/{people['table']['id']}/seats/0/bot", {"bot": "random"}, keys_of(people)[0]),
        ]
        for reply in refused:
            assert (reply.status_code, reply.json()["code"]) == (429, "table.bots")
            assert reply.json()["detail"].startswith("bots play at 2 tables of yours; end one of them, or come back")
        again = f"/tables/{made[0]['table']['id']}/seats/1/bot"
        server.ok("POST", again, {"bot": "random"}, keys_of(made[0])[0])  # they play there already
        server.ok("POST", f"/tables/{made[1]['table']['id']}/close", key=made[1]["host_key"])
        server.ok("POST", "/tables", body)

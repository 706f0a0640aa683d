"""Two servers and one database: a file has one server, and what was read before somebody else wrote is not written."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from rimward.cli import main
from rimward.server import shapes
from rimward.server.data import INSERT_TABLE, UPDATE_PLAYED, TableData, change, table_of, table_row
from rimward.server.store import Conflict, Store, StoreError
from tests.server import postgres as pg
from tests.server.served import Served, keys_of, served


def views(server: Served, table: str, keys: list[str]) -> list[Any]:
    return [server.ok("GET", f"/tables/{table}/view", key=key) for key in keys]


def begun(server: Served) -> tuple[str, list[str]]:
    """A table of two people who have chosen a lane."""
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in keys:
        server.step(table, keys)
    return table, keys


# --- one file, one server --------------------------------------------------------------------------------------------
@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The real server on a file, in a process of its own, and its address."""
    command = [sys.executable, "-m", "rimward", "serve", "--no-open", "--host", "127.0.0.1", "--port", "0"]
    env = {**os.environ, "LC_ALL": "C"}
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.db")], stdout=subprocess.PIPE, text=True, env=env
    )
    try:
        assert process.stdout is not None
        said = list(takewhile(lambda line: not line.startswith("Ctrl-C"), process.stdout))
        [address] = re.findall(r"http://127\.0\.0\.1:\d+/", "".join(said))
        yield process, address
    finally:
        process.kill()
        process.communicate(timeout=10)


def test_a_second_server_on_a_file_is_told_who_has_it_and_what_to_do(
    tmp_path: Path, elsewhere: tuple[subprocess.Popen[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    process, address = elsewhere
    (tmp_path / "same.db").symlink_to(tmp_path / "games.db")
    for name in ("games.db", "same.db"):
        assert main(["serve", "--no-open", "--port", "0", "--database", str(tmp_path / name)]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert f"cannot be opened: a server that is running has it (process {process.pid}, {address}); " in err
        assert "stop that one first, or start this one with another --database" in err
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "games.db")]) == 0


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path, elsewhere: tuple[subprocess.Popen[str], str]) -> None:
    process, _ = elsewhere
    with pytest.raises(StoreError, match="a server that is running has it"):
        Store(str(tmp_path / "games.db")).open()
    process.kill()
    process.wait(10)
    store = Store(str(tmp_path / "games.db"))
    store.open()
    store.close()


def test_a_store_that_was_closed_or_could_not_be_opened_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "junk.db"
    file.write_bytes(b"This is no database at all. " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(str(file)).open()
    file.write_bytes(b"")
    for _ in range(2):
        store = Store(str(file))
        store.open()
        store.close()


# --- what was read before somebody else wrote ------------------------------------------------------------------------
def elsewhere_sets(server: Served, table: str, **what: Any) -> None:
    """Another program writes the row of a table, as it should: under the next version."""
    sets = ", ".join(f"{name} = :{name}" for name in what)
    engine = create_engine(server.hall.store.url)
    with engine.begin() as connection:
        query = f"UPDATE tables SET {sets}, version = version + 1 WHERE id = :id"  # noqa: S608
        connection.execute(text(query), {**what, "id": table})
    engine.dispose()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("one")
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").fresh()
    with served(folder, url) as up:
        yield up


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "invite", None),  # none of these three writes a line of chat, whose number would tell
        ("PUT", "seats/0/look", {"name": "Ann", "colour": "rose", "shape": "hexagon"}),
        ("PUT", "seats/0/notice", {"url": "https://notices.example/", "after": 60}),
        ("POST", "close", None),
    ],
)
def test_a_stale_row_is_not_written_and_the_table_is_read_again(
    server: Served, method: str, path: str, body: Any
) -> None:
    made = server.table("me", "open", public=True)
    table, key = made["table"]["id"], keys_of(made)[0] if path.startswith("seats") else made["host_key"]
    elsewhere_sets(server, table, name="Renamed")
    reply = server.call(method, f"/tables/{table}/{path}", body, key)
    assert (reply.status_code, reply.json()["code"]) == (409, "table.again")
    assert "changed elsewhere" in reply.json()["detail"]
    assert server.ok("GET", f"/tables/{table}")["name"] == "Renamed"
    assert server.call(method, f"/tables/{table}/{path}", body, key).is_success
    assert server.ok("GET", f"/tables/{table}")["name"] == "Renamed"


def test_an_answer_is_not_written_to_a_table_that_was_changed_elsewhere(server: Served) -> None:
    table, keys = begun(server)
    before = views(server, table, keys)
    elsewhere_sets(server, table, waiting="[]", status="closed")
    [seat] = before[0]["table"]["waiting"]
    question = server.asked(table, keys[seat])
    reply = server.do(table, keys[seat], do="answer", question=question["id"], key="pass")
    assert reply["code"] == "table.again"
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["status"] == "closed"
    assert [view["entries"] for view in views(server, table, keys)] == [view["entries"] for view in before]


def test_a_table_with_a_record_has_begun_whatever_its_row_says(server: Served) -> None:
    """What a stale server of before could leave behind: an open table that nobody could get at any more."""
    table, keys = begun(server)
    before = views(server, table, keys)
    elsewhere_sets(server, table, status="open", waiting="[]", commitment="")
    server.hall._rooms[table].alive = False
    after = views(server, table, keys)
    assert [{**view["table"], "updated": 0} for view in after] == [{**view["table"], "updated": 0} for view in before]
    server.step(table, keys)
    server.hall._rooms[table].alive = False
    assert views(server, table, keys)[0]["entries"] == before[0]["entries"] + 1


def table_named(number: int) -> TableData:
    return TableData(
        id=f"t{number}",
        game="comet",
        name="",
        status="open",
        public=False,
        watch=True,
        pace="slow",
        practice=False,
        seed=None,
        options={},
        created=1.0,
        updated=1.0,
        host_hash=b"",
        invite_hash=b"",
        salt=b"",
    )


def test_of_many_writes_in_one_commit_only_the_stale_one_fails(database: str) -> None:
    made = [table_named(number) for number in range(5)]
    stale = replace(made[3], version=7)
    store = Store(database)
    store.prepare()
    with store.engine.begin() as connection:
        connection.execute(INSERT_TABLE, [table_row(table) for table in made])

    async def write() -> list[Any]:
        old = [*made[:3], stale, made[4]]
        writes = [store.write(*change(table, replace(table, thinking=True))[0]) for table in old]
        all_of_them = asyncio.gather(*writes, return_exceptions=True)
        await asyncio.sleep(0)
        assert store._queue.qsize() == len(made)
        store._thread.start()  # only now: it finds all of them
        return await all_of_them

    done = asyncio.run(write())
    assert [isinstance(each, Conflict) for each in done] == [False, False, False, True, False]
    with store.engine.connect() as connection:
        now = [table_of(connection, table.id) for table in made]
    assert [(table.thinking, table.version) for table in now if table] == [
        (number != 3, int(number != 3)) for number in range(5)
    ]
    store.close()


def test_nothing_is_written_for_a_table_that_has_not_changed() -> None:
    table = table_named(1)
    assert change(table, replace(table)) == ([], table)
    [(statement, [row])], _ = change(table, replace(table, waiting=(1,)))
    assert statement is UPDATE_PLAYED
    assert row == {
        "of_table": "t1",
        "of_version": 0,
        "new_version": 1,
        "new_waiting": "[1]",
        "new_thinking": False,
    }


# --- two servers on PostgreSQL ---------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def pair(postgres: pg.Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    url = postgres.fresh()
    with served(tmp_path_factory.mktemp("a"), url) as first, served(tmp_path_factory.mktemp("b"), url) as second:
        yield first, second


def test_the_loser_of_a_race_is_told_and_then_sees_the_truth(pair: tuple[Served, Served]) -> None:
    first, second = pair
    table, keys = begun(first)
    late = second.stream(table, keys[0])
    late.until(shapes.Full)
    assert first.do(table, keys[0], do="answer", question=3, key="pass")["is"] == "done"
    lost = late.do(do="answer", question=3, key="card:0")
    assert isinstance(lost, shapes.Refused)
    assert lost.refusal.code == "table.again"
    assert late.closed()[0] == 1012
    assert views(second, table, keys) == views(first, table, keys)
    second.step(table, keys)


def test_of_two_servers_one_takes_the_answer(pair: tuple[Served, Served]) -> None:
    for _ in range(4):
        table, keys = begun(pair[0])
        views(pair[1], table, keys)
        body = {"do": "answer", "question": 3, "key": "pass"}
        with ThreadPoolExecutor(2) as pool:
            replies = [pool.submit(up.call, "POST", f"/tables/{table}/do", body, keys[0]) for up in pair]
        assert sorted(reply.result().status_code for reply in replies) == [200, 409]
        assert [view["entries"] for up in pair for view in views(up, table, keys)] == [4] * 4


def test_a_game_that_began_at_the_other_server_is_not_made_open_again(pair: tuple[Served, Served]) -> None:
    first, second = pair
    made = first.table("me", "open", public=True)
    table, key = made["table"]["id"], keys_of(made)[0]
    assert second.ok("GET", f"/tables/{table}")["status"] == "open"
    joined = first.ok("POST", f"/tables/{table}/join", {"name": "Ann"})["key"]
    for _ in range(4):
        first.step(table, [key, joined])
    assert second.call("POST", f"/tables/{table}/invite", key=made["host_key"]).status_code == 409
    assert second.ok("GET", f"/tables/{table}")["status"] == "playing"
    second.step(table, [key, joined])

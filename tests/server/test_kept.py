"""A database that an earlier server wrote is opened by this one, and its games go on: see `keep.py`."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from rimward.games.catalog import GAMES
from rimward.kernel.record import read
from rimward.kernel.verify import verify
from rimward.server import migrate, shapes
from tests.server.keep import FAR, FOLDER, Kept, restored
from tests.server.served import Served, served
from tests.server.waiting import until

NAMES = sorted(file.stem for file in FOLDER.glob("*.sql"))
NUMBERED = 3  # the revision from which on proposals have numbers
PEOPLE = ["comet long", "comet rematch", "comet conceded", "comet with bots"]


class Sent:
    """The notices that would go out."""

    def __init__(self) -> None:
        self.urls: list[str] = []

    async def post(self, notice: shapes.Notice, _: dict[str, Any]) -> httpx.Response:
        self.urls.append(notice.url)
        return httpx.Response(200)

    def instead(self, app: Litestar) -> None:
        app.state.notices._post = self.post


@pytest.fixture(scope="module", params=NAMES)
def kept(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def revision(kept: str) -> int:
    """The shape in which it was kept."""
    found = re.search(r"INSERT INTO \"alembic_version\" VALUES\('(\d+)'\)", (FOLDER / f"{kept}.sql").read_text())
    assert found is not None
    return int(found[1])


@pytest.fixture(scope="module")
def file(kept: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Kept]]:
    """The database of an earlier server; one of its notices is due by now."""
    path = tmp_path_factory.mktemp("kept") / "rimward.db"
    tables = restored(kept, path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE seats SET due = 1 WHERE due IS NOT NULL")
        connection.commit()
    return path, tables


@pytest.fixture(scope="module")
def sent(kept: str) -> Sent:
    return Sent()


@pytest.fixture(scope="module")
def server(file: tuple[Path, dict[str, Kept]], sent: Sent) -> Iterator[Served]:
    with served(file[0].parent, prepare=sent.instead) as up:
        yield up


@pytest.fixture(scope="module")
def tables(file: tuple[Path, dict[str, Kept]]) -> dict[str, Kept]:
    return file[1]


def shown(server: Served, table: Kept) -> Any:
    return server.ok("GET", f"/tables/{table.id}", key=table.host)


def entries(server: Served, table: Kept) -> int:
    number: int = server.ok("GET", f"/tables/{table.id}/view", key=table.keys[0])["entries"]
    return number


def test_it_is_brought_to_the_shape_of_today_and_a_copy_is_kept(
    server: Served, tables: dict[str, Kept], revision: int
) -> None:
    path = Path(str(server.hall.store.url.database))
    with contextlib.closing(sqlite3.connect(path)) as now:
        assert now.execute("SELECT version_num FROM alembic_version").fetchone() == (migrate.HEAD,)
        assert now.execute("SELECT count(*) FROM tables").fetchone() >= (len(tables),)
    copies = [file.name for file in path.parent.glob("rimward.db.before-*") if not file.name.endswith(("-wal", "-shm"))]
    since = range(revision + 1, int(migrate.HEAD) + 1)
    assert sorted(copies) == [f"rimward.db.before-{number:04}" for number in since]


@pytest.mark.parametrize("purpose", PEOPLE)
def test_people_go_on(server: Served, tables: dict[str, Kept], purpose: str) -> None:
    table = tables[purpose]
    before = entries(server, table)
    server.step(table.id, table.keys)
    assert entries(server, table) > before


@pytest.mark.parametrize("purpose", ["xia people", "xia with bots", "xia practice"])
def test_xia_goes_on_even_where_its_rules_are_others_now(server: Served, tables: dict[str, Kept], purpose: str) -> None:
    table = tables[purpose]
    until(lambda: any(server.asked(table.id, key) for key in table.keys))
    cursors = [server.ok("GET", f"/tables/{table.id}/view", key=key)["cursor"] for key in table.keys]
    seat = server.step(table.id, table.keys)
    assert server.ok("GET", f"/tables/{table.id}/view", key=table.keys[seat])["cursor"] >= cursors[seat]
    told = {line["code"] for line in server.ok("GET", f"/tables/{table.id}/chat", key=table.keys[0])}
    assert told <= {"started", "carried-over"}


def test_a_secret_answer_counts_when_the_other_one_comes(server: Served, tables: dict[str, Kept]) -> None:
    """Comet Rush begins with a question to both, and one of them had answered before the server ended."""
    table = tables["comet secret"]
    assert shown(server, table)["waiting"] == [1]
    asked = server.ok("GET", f"/tables/{table.id}/view", key=table.keys[1])["asked"]
    assert [(question["seat"], question["answered"]) for question in asked] == [(0, True), (1, False)]
    assert server.step(table.id, table.keys) == 1
    told = server.ok("GET", f"/tables/{table.id}/events", key=table.keys[1])
    assert "comet.lane.chosen" in [event["code"] for event in told]


def test_a_proposal_without_a_number_has_lapsed_and_can_be_made_again(
    server: Served, tables: dict[str, Kept], revision: int
) -> None:
    """It did not say whose consent it needs."""
    table = tables["comet proposal"]
    if revision >= NUMBERED:
        assert shown(server, table)["proposal"]["number"] == 1
        assert server.agree(table.id, table.keys[1], agree=False)["is"] == "done"
    assert shown(server, table)["proposal"] is None
    assert server.do(table.id, table.keys[0], do="take-back", to=3)["is"] == "done"
    proposal = shown(server, table)["proposal"]
    assert (proposal["kind"], proposal["to"], proposal["consents"]) == ("take-back", 3, [0])
    assert server.agree(table.id, table.keys[1], agree=False)["is"] == "done"
    assert shown(server, table)["proposal"] is None


def test_somebody_takes_the_free_seat_and_the_game_begins(server: Served, tables: dict[str, Kept]) -> None:
    for purpose in ("comet open", "xia open"):
        table = tables[purpose]
        key = server.ok("POST", f"/tables/{table.id}/join", {"name": "Late", "invite": table.invite})["key"]
        assert shown(server, table)["status"] == "playing"
        server.step(table.id, [*table.keys, key])
    [line, *_] = server.ok("GET", f"/tables/{tables['comet open'].id}/chat", key=tables["comet open"].keys[0])
    assert (line["seat"], line["text"]) == (0, "Hello?")


def test_a_finished_game_is_there_to_be_checked(server: Served, tables: dict[str, Kept]) -> None:
    table = tables["comet over"]
    assert (shown(server, table)["status"], shown(server, table)["rematch"]) == ("over", tables["comet rematch"].id)
    report = verify(GAMES["comet"], read(server.call("GET", f"/tables/{table.id}/record", key=table.keys[0]).content))
    assert (report.problem, report.finished) == (None, True)
    closed = tables["comet closed"]
    assert server.call("GET", f"/tables/{closed.id}/record", key=closed.keys[0]).is_success
    assert server.ok("POST", f"/tables/{closed.id}/rematch", key=closed.host)["table"]["status"] == "playing"


def test_the_seat_that_gave_up_is_played_by_a_bot(server: Served, tables: dict[str, Kept]) -> None:
    seat = shown(server, tables["comet conceded"])["seats"][2]
    assert (seat["conceded"], seat["away"], seat["name"]) == (True, True, "Player 3")


def test_bots_that_were_asked_go_on(server: Served, tables: dict[str, Kept]) -> None:
    table = tables["comet thinking"]
    until(lambda: server.ok("GET", f"/tables/{table.id}/view")["entries"] > 5)


def test_a_notice_that_was_due_is_sent(server: Served, sent: Sent) -> None:
    until(lambda: sent.urls == [FAR])
    assert server.http.get("/healthz").is_success


def test_the_lobby_lists_them(server: Served, tables: dict[str, Kept]) -> None:
    listed = [
        table["id"]
        for status in ("open", "playing", "over")
        for table in server.ok("GET", f"/tables?status={status}")["tables"]
    ]
    wanted = ("xia people", "xia open", "comet open", "comet over", "comet rematch", "comet notice", "comet thinking")
    assert {tables[purpose].id for purpose in wanted} <= set(listed)

"""Tables: made with a clear word where they cannot be, listed page by page, open or private, with spectators or not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from rimward.server import shapes
from rimward.server.names import NAME, unlike
from tests.server.served import Served, keys_of, served

TWO = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("tables")) as up:
        yield up


def count(server: Served) -> int:
    with closing(sqlite3.connect(server.hall.store.url.database or "")) as file:
        found: int = file.execute("SELECT count(*) FROM tables").fetchone()[0]
        return found


# --- making ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wish", "code", "words"),
    [
        ({"game": "chess", "seats": TWO}, "table.game", "there is no game 'chess'; there is: comet"),
        ({"game": "comet", "seats": TWO[:1]}, "kernel.refused.seats", "for 2 to 4 players, not 1"),
        ({"game": "comet", "seats": TWO * 3}, "kernel.refused.seats", "for 2 to 4 players, not 6"),
        ({"game": "comet", "seats": TWO * 5}, "request.400", "length <= 8"),
        ({"game": "comet", "seats": TWO, "options": {"speed": 3}}, "kernel.refused.no-such-option", "no option speed"),
        ({"game": "comet", "seats": TWO, "options": {"target": 99}}, "kernel.refused.option-value", "may be 5..40"),
        ({"game": "comet", "seats": TWO, "options": {"target": "x"}}, "kernel.refused.option-value", "cannot be x"),
        ({"game": "comet", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "table.bot", "there is no bot 'hal'"),
        (
            {"game": "comet", "seats": [{"kind": "me", "colour": "mauve"}] * 2},
            "request.400",
            "Invalid enum value 'mauve'",
        ),
        ({"game": "comet", "seats": [{"kind": "me", "name": "A\x00"}] * 2}, "request.400", "regex"),
        ({"game": "comet", "seats": [{"kind": "me", "name": "A" * 41}] * 2}, "request.400", "length <= 40"),
        ({"game": "comet", "seats": TWO, "sead": "7"}, "request.400", "unknown field `sead`"),
        ({"seats": TWO}, "request.400", "missing required field `game`"),
        ("comet", "request.400", "Expected `object`"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused_with_a_sentence(
    server: Served, wish: Any, code: str, words: str
) -> None:
    before = count(server)
    reply = server.call("POST", "/tables", wish)
    problem = reply.json()
    assert (reply.status_code, problem["code"]) == (400, code)
    assert words in problem["detail"]
    assert "kernel." not in problem["detail"]
    assert count(server) == before


def test_what_is_not_said_has_defaults(server: Served) -> None:
    table = server.table("me", "random", "open")["table"]
    assert table["options"] == {"target": 15, "rounds": 12}
    assert (table["status"], table["public"], table["watch"], table["practice"]) == ("open", False, True, False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
    assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Bot 2", ""]


def test_wishes_for_seats_are_met_and_every_seat_is_unlike_the_others(server: Served) -> None:
    ann = {"kind": "me", "name": "Ann", "colour": "orchid", "shape": "cross"}
    wish = {"game": "comet", "seats": [ann, ann, {"kind": "open"}, {"kind": "bot", "name": "ann"}]}
    made = server.ok("POST", "/tables", wish)
    first, *_ = seats = made["table"]["seats"]
    assert (first["name"], first["colour"], first["shape"]) == ("Ann", "orchid", "cross")
    assert [seat["name"] for seat in seats] == ["Ann", "Ann 2", "", "ann 3"]
    server.ok("POST", f"/tables/{made['table']['id']}/join", {"name": "Ann", "invite": made["invite"], **LOOK})
    seats = server.ok("GET", f"/tables/{made['table']['id']}", key=keys_of(made)[0])["seats"]
    assert seats[2]["name"] == "Ann 4"
    for what in ("name", "colour", "shape"):
        assert len({seat[what] for seat in seats}) == 4


LOOK = {"colour": "orchid", "shape": "cross"}


def test_a_seat_changes_its_look_but_takes_nobody_elses(server: Served) -> None:
    made = server.table("me", "me")
    path, [key, other] = f"/tables/{made['table']['id']}/seats/1/look", keys_of(made)
    shown = server.ok("PUT", path, {"name": "Bo", "colour": "leaf", "shape": "cross"}, other)
    assert [shown["seats"][1][what] for what in ("name", "colour", "shape")] == ["Bo", "leaf", "cross"]
    for look in ({"colour": "sky"}, {"shape": "circle"}, {"name": "player 1"}):
        reply = server.call("PUT", path, {"name": "Bo", "colour": "leaf", "shape": "cross", **look}, other)
        assert reply.status_code == 409
        assert reply.json()["detail"].startswith("another seat has this")
    assert server.call("PUT", path, {"name": "Bo", "colour": "coral", "shape": "cross"}, key).status_code == 403
    assert server.ok("GET", f"/tables/{made['table']['id']}", key=key)["seats"] == shown["seats"]


def test_a_name_with_a_number_is_not_longer_than_a_name_may_be() -> None:
    long = "A" * NAME
    assert len(unlike(long, [long, unlike(long, [long])])) <= NAME
    assert unlike("Bo", ["Ann"]) == "Bo"


# --- open or private, watched or not ---------------------------------------------------------------------------------
def test_a_private_table_is_seen_with_its_invitation_alone(server: Served) -> None:
    made = server.table("me", "open", seed="private")
    path = f"/tables/{made['table']['id']}"
    for headers in ({}, {"X-Invite": "wrong"}):
        reply = server.call("GET", path, **headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "table.invitation")
    assert server.call("GET", path, key="wrong").json()["code"] == "table.key"
    assert server.ok("GET", path, **{"X-Invite": made["invite"]})["id"] == made["table"]["id"]
    listed = server.ok("GET", "/tables?limit=50")["tables"]
    assert made["table"]["id"] not in [table["id"] for table in listed]
    assert server.stream(made["table"]["id"]).closed()[0] == 4403


def test_a_new_invitation_replaces_the_old_one(server: Served) -> None:
    made = server.table("me", "open")
    path = f"/tables/{made['table']['id']}"
    assert server.call("POST", f"{path}/invite", key=keys_of(made)[0]).json()["code"] == "table.host"
    new = server.ok("POST", f"{path}/invite", key=made["host_key"])["invite"]
    assert server.call("GET", path, **{"X-Invite": made["invite"]}).status_code == 403
    assert server.ok("GET", path, **{"X-Invite": new})
    assert server.call("POST", f"{path}/join", {"name": "Bo", "invite": made["invite"]}).status_code == 403
    assert server.ok("POST", f"{path}/join", {"name": "Bo", "invite": new})["seat"] == 1


def test_a_spectator_sees_what_everybody_knows_and_does_nothing(server: Served) -> None:
    made = server.table("me", "me", public=True)
    table, [key, _] = made["table"]["id"], keys_of(made)
    view = server.ok("GET", f"/tables/{table}/view")
    assert view["view"]["seat"] == 2
    assert [question["options"] for question in view["asked"]] == [None, None]
    assert [face for hand in ("hand:0", "hand:1") for face, _ in view["view"]["zones"][hand]["items"]] == [None, None]
    assert server.ok("GET", f"/tables/{table}/view", key=key)["view"]["zones"]["hand:0"]["items"][0][0] is not None
    before = server.stored(table)
    reply = server.call("POST", f"/tables/{table}/do", {"do": "answer", "question": 1, "key": "near", "request": 3})
    assert (reply.status_code, reply.json()["request"]) == (409, 3)
    assert reply.json()["refusal"]["code"] == "table.refused.spectator"
    stream = server.stream(table)
    refused = stream.do(do="say", text="psst")
    assert isinstance(refused, shapes.Refused)
    assert refused.refusal.code == "table.refused.spectator"
    assert server.stored(table) == before


def test_a_table_without_spectators_has_none(server: Served) -> None:
    made = server.table("me", "open", public=True, watch=False)
    table, invited = made["table"]["id"], {"X-Invite": made["invite"]}
    assert server.call("GET", f"/tables/{table}/view").json()["code"] == "table.no-watching"
    assert server.ok("GET", f"/tables/{table}", **invited)  # to see where there is a seat
    assert server.ok("POST", f"/tables/{table}/join", {"name": "Bo"})["seat"] == 1
    assert server.call("GET", f"/tables/{table}/view", **invited).json()["code"] == "table.no-watching"
    assert server.stream(table, invite=made["invite"]).closed() == (4403, "this table has no spectators")
    assert server.ok("GET", f"/tables/{table}/view", key=keys_of(made)[0])["view"]["seat"] == 0


@pytest.mark.parametrize("table", ["zzzzzzzzzz", "ABC", "a%00b", "a" * 300, "%F0%9F%8E%B2"])
def test_there_is_no_such_table(server: Served, table: str) -> None:
    reply = server.call("GET", f"/tables/{table}")
    assert (reply.status_code, reply.json()["code"]) == (404, "table.none")
    assert server.stream(table).closed() == (4404, "there is no such table")


# --- the lobby -------------------------------------------------------------------------------------------------------
def pages(server: Served, query: str) -> Iterator[list[str]]:
    after = ""
    while True:
        page = server.ok("GET", f"/tables?{query}&after={after}")
        yield [table["id"] for table in page["tables"]]
        after = page["next"]
        if not after:
            return


def test_the_lobby_has_every_table_once_while_tables_come_and_change(server: Served) -> None:
    made = [server.table("me", "open", "open", public=True) for _ in range(9)]
    ids = [table["table"]["id"] for table in made]
    seen: list[str] = []
    for number, page in enumerate(pages(server, "limit=2")):
        assert len(page) <= 2
        seen += page
        server.table("me", "open", public=True)  # comes first, so nobody who reads on sees it
        if number < 3:  # the latest were seen already; to change moves them to the front
            server.ok("POST", f"/tables/{ids[8 - number]}/join", {"name": "Bo"})
    assert [table for table in seen if table in ids] == ids[::-1]
    assert len(seen) == len(set(seen))


def test_the_lobby_by_game_and_status(server: Served) -> None:
    waiting = server.table("me", "open", "open", game="xia", public=True)["table"]["id"]
    playing = server.table("me", "me", "me", game="xia", public=True)["table"]["id"]
    comet = server.table("me", "me", public=True)["table"]["id"]
    closed = server.table("me", "open", "open", game="xia", public=True)
    server.ok("POST", f"/tables/{closed['table']['id']}/close", key=closed["host_key"])
    listed = {
        (status, game): [table for page in pages(server, f"status={status}&game={game}") for table in page]
        for status in ("open", "playing", "closed", "over")
        for game in ("xia", "comet", "")
    }
    assert listed["open", "xia"] == [waiting]
    assert listed["playing", "xia"] == [playing]
    assert listed["closed", "xia"] == [closed["table"]["id"]]
    assert listed["over", "xia"] == []
    assert comet in listed["playing", "comet"]
    assert {comet, playing} <= set(listed["playing", ""])
    assert server.call("GET", "/tables?game=chess").json()["code"] == "table.game"


def test_the_last_page_says_so(server: Served) -> None:
    made = [server.table("me", "me", game="comet", public=True) for _ in range(2)]
    for table in made:
        server.ok("POST", f"/tables/{table['table']['id']}/close", key=table["host_key"])
    total = len(server.ok("GET", "/tables?status=closed&limit=50")["tables"])
    assert server.ok("GET", f"/tables?status=closed&limit={total}")["next"] == ""
    assert server.ok("GET", f"/tables?status=closed&limit={total - 1}")["next"] != ""


@pytest.mark.parametrize("after", ["x", "1_", "nan_abc", "1.5_A", "1.5_a%00", "1e9_abc"])
def test_a_wrong_page_is_refused(server: Served, after: str) -> None:
    reply = server.call("GET", f"/tables?after={after}")
    assert (reply.status_code, reply.json()["code"]) == (400, "lobby.after")


@pytest.mark.parametrize("query", ["", "game=comet", "after=9999999999.5_abc", "game=comet&after=9999999999.5_abc"])
def test_the_lobby_is_read_from_an_index(server: Served, query: str) -> None:
    """However many tables there are, a page costs the same: nothing is scanned and nothing sorted."""
    asked: list[tuple[str, Any]] = []

    def listen(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        asked.append((statement, parameters))

    event.listen(server.hall.store.engine, "before_cursor_execute", listen)
    try:
        server.ok("GET", f"/tables?{query}")
    finally:
        event.remove(server.hall.store.engine, "before_cursor_execute", listen)
    with closing(sqlite3.connect(server.hall.store.url.database or "")) as file:
        plans = [[row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {sql}", params)] for sql, params in asked]
    assert len(plans) == 2  # the tables, and all their seats
    for plan in plans:
        assert [step for step in plan if not step.startswith("SEARCH")] == []
    [lobby] = plans[0]
    assert ("tables_lobby_of_game" if "game" in query else "tables_lobby ") in lobby
    assert ("updated" in lobby) == ("after" in query)


def test_the_address_in_the_network_is_told_where_there_is_one(server: Served, tmp_path: Path) -> None:
    assert server.ok("GET", "/games")["network"] == ""
    with served(tmp_path, network="http://192.168.1.7:8421/") as up:
        assert up.ok("GET", "/games")["network"] == "http://192.168.1.7:8421/"

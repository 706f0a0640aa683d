"""A report of a problem: what the seat that asks was sent, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from rimward import report, wire
from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("report")) as up:
        yield up


def test_a_seat_gets_what_it_was_sent(server: Served) -> None:
    made = server.table("me", "me", game="comet")
    table, keys = made["table"]["id"], [key["key"] for key in made["keys"]]
    for _ in range(5):
        server.step(table, keys)
    for seat, key in enumerate([*keys, ""]):
        who = {"key": key} if key else {"X-Invite": made["invite"]}
        reply = server.call("GET", f"/tables/{table}/report", **who)
        told = msgspec.json.decode(reply.content, type=wire.Report)
        seen = server.call("GET", f"/tables/{table}/view", **who).json()
        assert (told.seat, told.entry, told.options) == (seat, seen["entries"], made["table"]["options"])
        assert {name: reply.json()[name] for name in ("view", "asked")} == {
            name: seen[name] for name in ("view", "asked")
        }
        assert report.differences(told) == []
        for secret in (*keys, made["host_key"], made["invite"]):
            assert secret not in reply.text
    assert server.call("GET", f"/tables/{table}/report").status_code == 403


def test_before_the_game_there_is_nothing_to_report(server: Served) -> None:
    made = server.table("me", "open", game="comet")
    reply = server.call("GET", f"/tables/{made['table']['id']}/report", key=made["keys"][0]["key"])
    assert (reply.status_code, reply.json()["code"]) == (409, "table.not-begun")

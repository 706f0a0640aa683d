"""Chat: in one order for everybody, bounded, and with what the table itself tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rimward.server import shapes, talking
from tests.server.served import Served, keys_of, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("chat")) as up:
        yield up


def lines(server: Served, table: str, key: str, after: int = -1) -> list[Any]:
    found: list[Any] = server.ok("GET", f"/tables/{table}/chat?after={after}", key=key)
    return found


def test_everybody_reads_the_same_lines_in_the_same_order(server: Served) -> None:
    made = server.table("me", "me", public=True)
    table, keys = made["table"]["id"], keys_of(made)
    streams = [server.stream(table, key) for key in [*keys, ""]]
    for stream in streams:
        stream.until(shapes.Full)
    for number in range(3):
        for seat, key in enumerate(keys):
            assert server.do(table, key, do="say", text=f"{seat}: {number} <b>тест</b>\n")["is"] == "done"
    expected = [(seat, f"{seat}: {number} <b>тест</b>\n", "") for number in range(3) for seat in (0, 1)]
    for stream in streams:
        heard = [stream.until(shapes.Chat) for _ in range(6)]
        assert [(line.seat, line.text, line.code) for line in heard] == expected
        assert [line.number for line in heard] == list(range(1, 7))
    server.hall._rooms[table].alive = False  # as it is stored
    stored = lines(server, table, keys[0])
    assert [line["number"] for line in stored] == list(range(7))
    assert [(line["seat"], line["text"], line["code"]) for line in stored[1:]] == expected
    assert lines(server, table, "", after=4) == stored[5:]
    assert [line["at"] for line in stored] == sorted(line["at"] for line in stored)


def test_a_seat_that_says_too_much_has_to_wait_and_others_have_not(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.table("me", "open", "me")
    table, keys = made["table"]["id"], keys_of(made)
    replies = [server.do(table, keys[0], do="say", text="hi") for _ in range(talking.CHATTERS + 1)]
    assert [reply["is"] for reply in replies] == ["done"] * talking.CHATTERS + ["refused"]
    assert replies[-1]["refusal"] == {"code": "table.refused.chat", "rule": "", "numbers": {"seconds": 10}}
    assert server.do(table, keys[1], do="say", text="hi")["is"] == "done"
    assert len(lines(server, table, keys[0])) == talking.CHATTERS + 1
    monkeypatch.setattr(talking, "CHAT_SPAN", 0.0)
    assert server.do(table, keys[0], do="say", text="hi")["is"] == "done"


@pytest.mark.parametrize("text", ["", "x" * 501, "a\x00b", "a\x1b[31m"])
def test_a_line_is_neither_empty_nor_endless_nor_of_control_characters(server: Served, text: str) -> None:
    made = server.table("me", "open")
    table, [key] = made["table"]["id"], keys_of(made)
    reply = server.call("POST", f"/tables/{table}/do", {"do": "say", "text": text}, key)
    assert (reply.status_code, reply.json()["code"]) == (400, "request.400")
    assert server.do(table, key, do="say", text="ы" * 500)["is"] == "done"
    assert [line["text"] for line in lines(server, table, key)] == ["ы" * 500]


def test_the_table_tells_what_was_done_to_it(server: Served) -> None:
    made = server.table("me", "open", "random")
    table, [key] = made["table"]["id"], keys_of(made)
    server.ok("POST", f"/tables/{table}/seats/2/open", key=made["host_key"])
    second = server.ok("POST", f"/tables/{table}/join", {"name": "Bo", "invite": made["invite"]})["key"]
    server.ok("POST", f"/tables/{table}/seats/1/key", key=second)
    second = server.ok("POST", f"/tables/{table}/seats/1/key", key=made["host_key"])["key"]
    server.ok("POST", f"/tables/{table}/seats/1/leave", key=second)
    server.ok("POST", f"/tables/{table}/join", {"name": "Cy", "invite": made["invite"]})
    server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
    told = [(line["seat"], line["code"], line["text"]) for line in lines(server, table, key)]
    assert told == [
        (-1, "opened", "Bot 3"),
        (-1, "joined", "Bo"),
        (-1, "own-key", "Bo"),
        (-1, "new-key", "Bo"),
        (-1, "left", "Bo"),
        (-1, "joined", "Cy"),
        (-1, "closed", ""),
    ]


def test_chat_is_for_those_who_may_see_the_table(server: Served) -> None:
    made = server.table("me", "open")
    table, [key] = made["table"]["id"], keys_of(made)
    server.do(table, key, do="say", text="psst")
    assert server.call("GET", f"/tables/{table}/chat").status_code == 403
    assert server.ok("GET", f"/tables/{table}/chat", **{"X-Invite": made["invite"]})[0]["text"] == "psst"
    reply = server.call("POST", f"/tables/{table}/do", {"do": "say", "text": "hi"}, **{"X-Invite": made["invite"]})
    assert reply.json()["refusal"]["code"] == "table.refused.spectator"


def test_one_can_talk_after_the_end(server: Served) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    server.do(table, keys[0], do="concede")
    for key in keys:  # also who gave up, and for whom a bot would play
        assert server.do(table, key, do="say", text="good game")["is"] == "done"

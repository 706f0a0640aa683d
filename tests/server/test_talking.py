"""What is said to one's side, noted for oneself, and said by spectators: who reads it, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rimward.server import shapes, talking
from tests.server.served import Served, Stream, keys_of, served
from tests.twins.results import SIDES

FOUR = ("me", "me", "me", "me")


@pytest.fixture
def sided(tmp_path: Path) -> Iterator[Served]:
    """Where Comet Rush is played two against two: seats 0 and 2 against 1 and 3."""
    with served(tmp_path, games={"comet": SIDES}) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("talking")) as up:
        yield up


def aside(server: Served, table: str, key: str, text: str) -> Any:
    return server.do(table, key, do="say", to="side", text=text)


def read(server: Served, table: str, seat: int, key: str) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in server.ok("GET", f"/tables/{table}/seats/{seat}/asides", key=key)]


def noted(server: Served, table: str, seat: int, key: str) -> str:
    text: str = server.ok("GET", f"/tables/{table}/seats/{seat}/notes", key=key)["text"]
    return text


def frames(server: Served, table: str, stream: Stream) -> list[str]:
    """All that a socket was sent until now; a word to everybody comes last."""
    while not isinstance(message := stream.next(), shapes.Chat) or message.text != "that was all":
        pass
    return stream.frames


# --- to one's own side -----------------------------------------------------------------------------------------------
def test_an_aside_is_for_those_of_ones_side(sided: Served) -> None:
    made = sided.table(*FOUR, public=True)
    table, keys = made["table"]["id"], keys_of(made)
    assert made["table"]["sides"] == [0, 1, 0, 1]
    streams = [sided.stream(table, key) for key in (*keys, "", made["host_key"])]
    for stream in streams:
        stream.until(shapes.Full)
    before = sided.ok("GET", f"/tables/{table}", key=keys[1])
    assert aside(sided, table, keys[2], "now!")["is"] == "done"
    assert sided.ok("GET", f"/tables/{table}", key=keys[1]) == before, "not even when it was said"
    sided.do(table, keys[0], do="say", text="that was all")
    heard = [[frame for frame in frames(sided, table, stream) if "now!" in frame] for stream in streams]
    assert [len(found) for found in heard] == [1, 0, 1, 0, 0, 0]
    assert '"is":"aside"' in heard[0][0]
    assert [line["text"] for line in sided.ok("GET", f"/tables/{table}/chat", key=keys[0])][1:] == ["that was all"]
    assert [line["number"] for line in sided.ok("GET", f"/tables/{table}/chat", key=keys[1])] == [0, 1], "no gap"


def test_asides_are_read_again_by_the_same_side_and_by_nobody_else(tmp_path: Path) -> None:
    with served(tmp_path, games={"comet": SIDES}) as server:
        made = server.table(*FOUR)
        table, keys = made["table"]["id"], keys_of(made)
        for seat in (0, 1, 2, 3):
            aside(server, table, keys[seat], f"from {seat}")
    with served(tmp_path, games={"comet": SIDES}) as server:  # as they are stored
        aside(server, table, keys[0], "again")
        assert read(server, table, 2, keys[2]) == [(0, "from 0"), (2, "from 2"), (0, "again")]
        assert read(server, table, 1, keys[1]) == [(1, "from 1"), (3, "from 3")]
        for key in (keys[1], made["host_key"]):
            assert server.call("GET", f"/tables/{table}/seats/0/asides", key=key).status_code == 403
        server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
        assert "from 0" not in server.call("GET", f"/tables/{table}/export", key=made["host_key"]).text
        assert read(server, table, 3, keys[3]) == [(1, "from 1"), (3, "from 3")], "also after the end"


def test_who_sits_down_later_does_not_read_what_was_said_before(sided: Served) -> None:
    made = sided.table("me", "me", "me", "open", public=True)
    table, keys = made["table"]["id"], keys_of(made)
    keys.append(sided.ok("POST", f"/tables/{table}/join", {"name": "Zoe"})["key"])
    aside(sided, table, keys[1], "before")
    sided.do(table, keys[3], do="note", text="mine")
    sided.ok("POST", f"/tables/{table}/seats/3/leave", key=keys[3])
    sided.hall._rooms[table].data = _opened(sided, table, 3)
    came = sided.ok("POST", f"/tables/{table}/join", {"name": "Yan"})["key"]
    aside(sided, table, keys[1], "after")
    assert read(sided, table, 3, came) == [(1, "after")]
    assert read(sided, table, 1, keys[1]) == [(1, "before"), (1, "after")]
    assert noted(sided, table, 3, came) == ""


def _opened(server: Served, table: str, seat: int) -> Any:
    """As if everybody had agreed that the seat is open to newcomers."""
    room = server.hall._rooms[table]
    return replace(room.data, seats=room.with_seat(seat, kind="open", name="", bot="", left=False))


def test_who_plays_alone_has_nobody_to_talk_to_aside(server: Served, sided: Served) -> None:
    made = server.table("me", "me")
    assert made["table"]["sides"] == []
    reply = aside(server, made["table"]["id"], keys_of(made)[0], "hm")
    assert reply["refusal"]["code"] == "table.refused.no-side"
    waiting = sided.table("me", "me", "me", "open")
    reply = aside(sided, waiting["table"]["id"], keys_of(waiting)[0], "hm")
    assert reply["refusal"]["code"] == "table.refused.no-side", "sides are a matter of the game"


def test_asides_and_chat_are_counted_together(sided: Served) -> None:
    made = sided.table(*FOUR)
    table, keys = made["table"]["id"], keys_of(made)
    said = [aside(sided, table, keys[0], str(number)) for number in range(talking.CHATTERS - 1)]
    said.append(sided.do(table, keys[0], do="say", text="to all"))
    said.append(aside(sided, table, keys[0], "too much"))
    assert [reply["is"] for reply in said] == ["done"] * talking.CHATTERS + ["refused"]


# --- to oneself ------------------------------------------------------------------------------------------------------
def test_notes_are_kept_with_the_seat_and_read_by_nobody_else(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = server.table("me", "me", public=True)
        table, keys = made["table"]["id"], keys_of(made)
        streams = [server.stream(table, key) for key in (keys[0], keys[0], keys[1], "", made["host_key"])]
        for stream in streams:
            stream.until(shapes.Full)
        before = server.ok("GET", f"/tables/{table}", key=keys[1])
        assert server.do(table, keys[0], do="note", text="a jam\nin hand 1")["is"] == "done"
        assert server.ok("GET", f"/tables/{table}", key=keys[1]) == before
        assert streams[0].until(shapes.Notes).text == "a jam\nin hand 1"
        server.do(table, keys[0], do="say", text="that was all")
        heard = [[f for f in frames(server, table, one) if "a jam" in f] for one in streams[1:]]
        assert [len(found) for found in heard] == [1, 0, 0, 0], "one's own other window alone"
    with served(tmp_path) as server:
        assert noted(server, table, 0, keys[0]) == "a jam\nin hand 1"
        assert server.stream(table, keys[0]).until(shapes.Notes).text == "a jam\nin hand 1"
        assert noted(server, table, 1, keys[1]) == ""
        for key in (keys[1], made["host_key"], ""):
            assert server.call("GET", f"/tables/{table}/seats/0/notes", key=key).status_code == 403
        server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
        for reply in ("export", "record", "report", "told", "chat", ""):
            assert "a jam" not in server.call("GET", f"/tables/{table}/{reply}".rstrip("/"), key=made["host_key"]).text
        again = server.ok("POST", f"/tables/{table}/rematch", key=keys[0])["table"]["id"]
        assert noted(server, again, 0, keys[0]) == ""


def test_notes_have_an_end(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table("me", "me")
    table, [key, _] = made["table"]["id"], keys_of(made)
    assert server.do(table, key, do="note", text="ы" * 4000)["is"] == "done"
    for text in ("x" * 4001, "a\x00b"):
        assert server.call("POST", f"/tables/{table}/do", {"do": "note", "text": text}, key).status_code == 400
    assert noted(server, table, 0, key) == "ы" * 4000
    assert server.do(table, key, do="note", text="")["is"] == "done"
    assert noted(server, table, 0, key) == ""
    replies = [server.do(table, key, do="note", text=str(number))["is"] for number in range(talking.CHANGES)]
    assert replies.count("refused") == 2
    monkeypatch.setattr(talking, "NOTE_SPAN", 0.0)
    assert server.do(table, key, do="note", text="on")["is"] == "done"


def test_the_next_key_of_a_seat_that_others_may_have_reads_no_notes(server: Served) -> None:
    made = server.table("me", "open", "open", public=True)
    table = made["table"]["id"]
    key = server.ok("POST", f"/tables/{table}/join", {"name": "Zoe"})["key"]
    server.do(table, key, do="note", text="mine")
    fresh = server.ok("POST", f"/tables/{table}/seats/1/key", key=key)["key"]
    assert noted(server, table, 1, fresh) == "mine", "one's own new key"
    hosts = server.ok("POST", f"/tables/{table}/seats/1/key", key=made["host_key"])["key"]
    assert noted(server, table, 1, hosts) == ""
    server.do(table, hosts, do="note", text="again mine")
    server.ok("POST", f"/tables/{table}/start", {}, key=made["host_key"])
    asked = server.ok("POST", f"/tables/{table}/seats/1/key", key=made["host_key"])
    assert server.agree(table, hosts)["is"] == "done"
    assert noted(server, table, 1, asked["key"]) == ""


def test_who_lets_a_bot_sit_in_still_notes_and_a_spectator_has_no_notes(server: Served) -> None:
    made = server.table("me", "me", public=True, talk=True)
    table, keys = made["table"]["id"], keys_of(made)
    server.ok("POST", f"/tables/{table}/seats/0/bot", {"bot": "random"}, key=keys[0])
    assert server.do(table, keys[0], do="note", text="back at nine")["is"] == "done"
    assert server.do(table, "", do="note", text="hm")["refusal"]["code"] == "table.refused.spectator"


# --- spectators ------------------------------------------------------------------------------------------------------
def test_spectators_chat_where_the_table_lets_them(server: Served) -> None:
    made = server.table("me", "me", public=True, talk=True)
    table, keys = made["table"]["id"], keys_of(made)
    assert made["table"]["talk"] is True
    stream = server.stream(table, keys[0])
    watching = server.stream(table)
    watching.until(shapes.Full)
    assert isinstance(watching.do(do="say", text="hello", name="Zoe"), shapes.Done)
    line = stream.until(shapes.Chat)
    assert (line.seat, line.text, line.name) == (2, "hello", "Zoe")
    assert server.do(table, "", do="say", text="no name")["is"] == "done"
    assert server.do(table, "", do="say", text="as you", name="player 1")["is"] == "done"
    server.hall._rooms[table].alive = False  # as it is stored
    told = [(line["seat"], line["name"], line["text"]) for line in server.ok("GET", f"/tables/{table}/chat")]
    assert told[1:] == [(2, "Zoe", "hello"), (2, "", "no name"), (2, "player 1 2", "as you")]
    assert server.do(table, keys[0], do="say", text="hi", name="Somebody else")["is"] == "done"
    assert server.ok("GET", f"/tables/{table}/chat")[-1]["name"] == ""


def test_elsewhere_and_in_every_other_way_they_are_silent(server: Served) -> None:
    silent = server.table("me", "me", public=True)["table"]
    assert silent["talk"] is False
    assert server.do(silent["id"], "", do="say", text="hi")["refusal"]["code"] == "table.refused.spectator"
    made = server.table("me", "me", talk=True)
    table = made["table"]["id"]
    say = {"do": "say", "text": "hi"}
    assert server.call("POST", f"/tables/{table}/do", say).status_code == 403
    invited = {"X-Invite": made["invite"]}
    assert server.ok("POST", f"/tables/{table}/do", say, **invited)["is"] == "done"
    for command in ({**say, "to": "side"}, {"do": "concede"}, {"do": "undo"}):
        reply = server.call("POST", f"/tables/{table}/do", command, **invited)
        assert reply.json()["refusal"]["code"] == "table.refused.spectator"
    reply = server.call("POST", f"/tables/{table}/do", {**say, "name": "\u200b"}, **invited)
    assert (reply.status_code, reply.json()["code"]) == (400, "table.bad-name")


def test_spectators_together_do_not_drown_the_table(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table("me", "me", public=True, talk=True)
    table, keys = made["table"]["id"], keys_of(made)
    replies = [server.do(table, "", do="say", text="hi") for _ in range(talking.CHATTERS + 1)]
    assert [reply["is"] for reply in replies] == ["done"] * talking.CHATTERS + ["refused"]
    came = iter(range(100))
    monkeypatch.setattr(talking, "address", lambda: f"address {next(came)}")
    more = [server.do(table, "", do="say", text="hi")["is"] for _ in range(talking.SPECTATORS)]
    assert more.count("done") == talking.SPECTATORS - talking.CHATTERS
    assert server.do(table, keys[0], do="say", text="hi")["is"] == "done", "those who play are not among them"

"""Several answers in one go over the network: all or nothing until chance has spoken, stored together, one undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rimward.server import room, shapes
from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("answers")) as up:
        yield up


class Sat:
    """A table where all seats are the maker's."""

    def __init__(self, server: Served, game: str, seats: int) -> None:
        made = server.table(*["me"] * seats, game=game, seed="7")
        self.server, self.id = server, made["table"]["id"]
        self.keys = [key["key"] for key in made["keys"]]

    def view(self, seat: int = 0) -> Any:
        return self.server.ok("GET", f"/tables/{self.id}/view", key=self.keys[seat])

    def asked(self) -> tuple[int, Any]:
        """Who is asked first, and what."""
        for seat in range(len(self.keys)):
            for question in self.view(seat)["asked"]:
                if question["seat"] == seat and not question["answered"]:
                    return seat, question
        raise AssertionError("nobody is asked")

    def do(self, seat: int, **command: Any) -> Any:
        return self.server.do(self.id, self.keys[seat], **command)

    def until(self, code: str, key: str) -> tuple[int, Any]:
        """Everybody takes the first option until this is asked."""
        while True:
            seat, question = self.asked()
            if question["code"] == code and key in [option["key"] for option in question["options"]]:
                return seat, question
            assert (
                self.do(seat, do="answer", question=question["id"], key=question["options"][0]["key"])["is"] == "done"
            )


def at_a_move(server: Served) -> tuple[Sat, int, Any]:
    """A captain is about to act; nothing that follows is thrown for."""
    table = Sat(server, "xia", 3)
    return table, *table.until("xia.action.list", "impulse")


def test_all_or_nothing_and_one_undo(server: Served) -> None:
    table, seat, question = at_a_move(server)
    before = table.view(seat)
    refused = table.do(seat, do="answers", question=question["id"], keys=["impulse", "nonsense"])
    assert (refused["is"], refused["refusal"]["code"]) == ("refused", "kernel.refused.no-such-option-key")
    assert table.view(seat) == before
    other = table.do(
        seat, do="answers", question=question["id"], keys=["impulse", "end"], codes=["xia.action.list"] * 2
    )
    assert other["refusal"]["code"] == "kernel.refused.other-question"
    done = table.do(seat, do="answers", question=question["id"], keys=["impulse", "stop"])
    assert (done["is"], done["answered"], done.get("refusal")) == ("done", 2, None)
    after = table.view(seat)
    assert after["entries"] == before["entries"] + 2
    assert after["back"]["step"] == before["entries"]
    moments = server.ok("GET", f"/tables/{table.id}/moments", key=table.keys[seat])
    assert len(moments["first"]) == len(moments["seats"]) == after["entries"]
    assert moments["first"] == sorted(moments["first"])
    assert table.do(seat, do="undo")["is"] == "done"
    assert table.view(seat)["view"] == before["view"]


def test_a_throw_stands_and_the_sender_is_told(server: Served) -> None:
    table = Sat(server, "comet", 2)
    seat, question = table.until("comet.turn.action", "drill")
    before = table.view(seat)
    done = table.do(seat, do="answers", question=question["id"], keys=["drill", "nonsense", "haul"])
    assert (done["is"], done.get("answered", 1)) == ("done", 1)
    assert done["refusal"]["code"].startswith("kernel.refused.")
    after = table.view(seat)
    assert after["entries"] == before["entries"] + 1
    assert "kernel.rolled" in [event["code"] for event in after["events"][before["cursor"] :]]


def test_everybody_is_told_once(server: Served) -> None:
    table, seat, question = at_a_move(server)
    mine, other = (server.stream(table.id, table.keys[who]) for who in (seat, (seat + 1) % 3))
    full = other.until(shapes.Full)
    mine.until(shapes.Full)
    reply = mine.do(do="answers", question=question["id"], keys=["impulse", "stop"])
    assert isinstance(reply, shapes.Done)
    assert reply.answered == 2
    change = other.until(shapes.Change)
    assert (change.entries, change.cursor) == (full.entries + 2, reply.cursor)
    numbers = [event.number for event in change.events]
    assert numbers == list(range(full.cursor, reply.cursor))


@pytest.mark.parametrize("keys", [[], ["impulse"] * 41, "impulse", [1]])
def test_no_list_is_too_long_or_empty(server: Served, keys: Any) -> None:
    table, seat, question = at_a_move(server)
    command = {"do": "answers", "question": question["id"], "keys": keys}
    before = table.view(seat)
    reply = server.http.post(
        f"/api/tables/{table.id}/do", json=command, headers={"Authorization": f"Bearer {table.keys[seat]}"}
    )
    assert reply.status_code == 400
    stream = server.stream(table.id, table.keys[seat])
    stream.until(shapes.Full)
    stream.send(command)
    assert stream.until(shapes.Refused).refusal.code == "table.refused.malformed"
    assert table.view(seat)["entries"] == before["entries"]


def test_all_of_it_has_room_in_the_record(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, question = at_a_move(server)
    entries = table.view(seat)["entries"]
    monkeypatch.setattr(server.hall._rooms[table.id], "longest", entries + 1)
    refused = table.do(seat, do="answers", question=question["id"], keys=["impulse", "stop"])
    assert refused["refusal"]["code"] == "table.refused.long"
    assert table.do(seat, do="answers", question=question["id"], keys=["impulse"])["is"] == "done"


@pytest.mark.parametrize("snapshot", [1, 2, 64])
def test_one_undo_after_a_restart(tmp_path: Path, snapshot: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was acknowledged is there, and it is still known that it was given in one go."""
    monkeypatch.setattr(room, "SNAPSHOT", snapshot)
    with served(tmp_path) as server:
        table, seat, question = at_a_move(server)
        before = table.view(seat)
        assert table.do(seat, do="answers", question=question["id"], keys=["impulse", "stop"])["answered"] == 2
        after = table.view(seat)
    with served(tmp_path) as server:
        table.server = server
        assert table.view(seat)["view"] == after["view"]
        assert table.view(seat)["back"] == after["back"]
        assert table.do(seat, do="undo")["is"] == "done"
        assert table.view(seat)["view"] == before["view"]

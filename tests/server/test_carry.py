"""A running game outlives a change of its rules: it goes on from the last state that was kept."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.games.comet import GAME, state
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.record import read
from rimward.kernel.verify import verify
from rimward.server import room
from rimward.server.earlier import CHANGED, NOT_KEPT
from tests.server.served import Served, served

SEED = "3"


def without_jams() -> dict[str, Game]:
    """Comet Rush as of a later version: the deck has no jams any more, so a record in which one is drawn cannot be."""

    def setup(seats: int, options: Mapping[str, Any]) -> Table:
        table = GAME.setup(seats, options)
        table.zones.add(state.DECK, "gadget", ("nudge", "boost") * 6)
        return table

    return {**GAMES, "comet": replace(GAME, version="2", setup=setup)}


def answer(server: Served, path: str, keys: list[str]) -> None:
    seat = server.ok("GET", path, key=keys[0])["waiting"][0]
    asked = server.ok("GET", f"{path}/view", key=keys[seat])["asked"]
    question = next(q for q in asked if q["seat"] == seat)
    body = {"do": "answer", "question": question["id"], "key": question["options"][0]["key"]}
    server.ok("POST", f"{path}/do", body, key=keys[seat])


def begun(server: Served, answers: int) -> tuple[str, list[str]]:
    made = server.table("me", "me", seed=SEED, public=True, options={"rounds": 30, "target": 40})
    path, keys = f"/tables/{made['table']['id']}", [key["key"] for key in made["keys"]]
    for _ in range(answers):
        answer(server, path, keys)
    return path, keys


def without_ids(view: Any) -> Any:
    """Questions get new ids with the new part of the record."""
    return {**view["view"], "version": ""}, [{**question, "id": 0} for question in view["asked"]]


def test_the_old_rules_would_not_replay(tmp_path: Path) -> None:
    """What the tests below rest on: in this game a jam is drawn at once."""
    with served(tmp_path) as server:
        path, keys = begun(server, 2)
        drawn = [zone["items"] for zone in server.ok("GET", f"{path}/view", key=keys[0])["view"]["zones"].values()]
        drawn += [zone["items"] for zone in server.ok("GET", f"{path}/view", key=keys[1])["view"]["zones"].values()]
    assert "jam" in {face for items in drawn for face, _ in items}


def test_after_an_orderly_stop_nothing_is_lost(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, keys = begun(server, 20)
        before = server.ok("GET", f"{path}/view", key=keys[0])
    with served(tmp_path, games=without_jams()) as server:
        after = server.ok("GET", f"{path}/view", key=keys[0])
        assert after["view"]["version"] == "2"
        assert without_ids(after) == without_ids(before)
        told = server.ok("GET", f"{path}/chat", key=keys[0])[-1]
        assert (told["code"], told["text"]) == ("carried-over", "0")
        for _ in range(10):
            answer(server, path, keys)
        now = server.ok("GET", f"{path}/view", key=keys[0])
    with served(tmp_path, games=without_jams()) as server:  # and it is read again like any other
        assert without_ids(server.ok("GET", f"{path}/view", key=keys[0])) == without_ids(now)


def test_answers_after_the_kept_state_are_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a crash: the last kept state is some answers old."""
    monkeypatch.setattr(room, "SNAPSHOT", 16)

    async def forgotten(_: room.Room) -> None:
        pass

    monkeypatch.setattr(room.Room, "keep", forgotten)
    with served(tmp_path) as server:
        path, keys = begun(server, 25)
        before = server.ok("GET", f"{path}/view", key=keys[0])
    with served(tmp_path, games=without_jams()) as server:
        assert without_ids(server.ok("GET", f"{path}/view", key=keys[0])) == without_ids(before)


def test_without_a_kept_state_it_says_so_and_keeps_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forgotten(_: room.Room) -> None:
        pass

    monkeypatch.setattr(room.Room, "keep", forgotten)
    with served(tmp_path) as server:
        path, keys = begun(server, 10)
        before = server.ok("GET", f"{path}/view", key=keys[0])
    with served(tmp_path, games=without_jams()) as server:
        reply = server.call("GET", f"{path}/view", key=keys[0])
        assert (reply.status_code, reply.json()["code"]) == (409, "table.record")
    with served(tmp_path) as server:  # with the program of before it goes on
        assert server.ok("GET", f"{path}/view", key=keys[0])["view"] == before["view"]


# --- what was told before --------------------------------------------------------------------------------------------
def all_told(server: Served, path: str, key: str = "") -> list[Any]:
    found: list[Any] = server.ok("GET", f"{path}/events?limit=1000", key=key)
    return found


def cursor(server: Served, path: str, key: str) -> int:
    number: int = server.ok("GET", f"{path}/view", key=key)["cursor"]
    return number


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(folder / "rimward.db")) as connection:
        yield connection
        connection.commit()


def codes(told: list[Any]) -> list[str]:
    return [event["code"] for event in told]


def test_the_log_reaches_back_over_the_change_with_a_line_that_says_so(tmp_path: Path) -> None:
    """For each seat and a spectator what it was told before, secrets and all; then the line; then what is new."""
    with served(tmp_path) as server:
        path, keys = begun(server, 12)
        viewers = [*keys, ""]
        before = [all_told(server, path, key) for key in viewers]
    drawn = [event for event in before[0] if "card" in str(event["params"])]
    assert drawn, "there is something to hide"
    assert before[0] != before[1] != before[2]
    with served(tmp_path, games=without_jams()) as server:
        for _ in range(2):
            answer(server, path, keys)
        for key, was in zip(viewers, before, strict=True):
            now = all_told(server, path, key)
            assert now[: len(was)] == was
            assert codes(now).count(CHANGED) == 1
            assert now[len(was)]["code"] == CHANGED
            assert len(now) > len(was) + 1
            assert [event["number"] for event in now] == list(range(len(now)))
        assert cursor(server, path, keys[0]) == len(all_told(server, path, keys[0]))
        full = server.ok("GET", f"{path}/view?since={len(before[0])}", key=keys[0])
        assert full["before"] == len(before[0])
        assert codes(full["events"])[0] == CHANGED, "who comes back with a cursor of before misses nothing"


def test_a_second_change_of_rules_keeps_both_parts(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, keys = begun(server, 12)
    with served(tmp_path, games=without_jams()) as server:
        answer(server, path, keys)
        before = all_told(server, path, keys[1])
    with database(tmp_path) as connection:  # as if it went another way under the rules of today
        connection.execute('UPDATE entries SET body = replace(CAST(body AS TEXT), \'"hash":"\', \'"hash":"0\')')
    with served(tmp_path, games=without_jams()) as server:
        now = all_told(server, path, keys[1])
        assert now[: len(before)] == before
        assert codes(now).count(CHANGED) == 2


def test_looking_back_over_the_change_tells_and_shows_no_board(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, keys = begun(server, 12)
        was = server.ok("GET", f"{path}/moments", key=keys[0])
        last = server.ok("GET", f"{path}/moment?entry={len(was['first']) - 1}", key=keys[0])
    with served(tmp_path, games=without_jams()) as server:
        answer(server, path, keys)
        moments = server.ok("GET", f"{path}/moments", key=keys[0])
        assert moments["earlier"] == was["first"]
        assert moments["first"][0] > moments["earlier"][-1]
        earlier = server.ok("GET", f"{path}/moment?entry=-1", key=keys[0])
        assert (earlier["view"], earlier["asked"], earlier["cursor"]) == (None, [], last["cursor"])
        assert earlier["events"] == last["events"] != []
        now = server.ok("GET", f"{path}/moment?entry=1", key=keys[0])
        assert now["view"] is not None
        assert now["cursor"] == moments["first"][1] == now["events"][0]["number"]
        for entry in (-len(was["first"]) - 1, len(moments["first"])):
            reply = server.call("GET", f"{path}/moment?entry={entry}", key=keys[0])
            assert (reply.status_code, reply.json()["code"]) == (404, "table.moment")


def test_a_moment_of_before_tells_a_seat_only_what_it_knew_until_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, keys = begun(server, 12)
    with served(tmp_path, games=without_jams()) as server:
        count = len(server.ok("GET", f"{path}/moments", key=keys[0])["earlier"])
        told = [
            [server.ok("GET", f"{path}/moment?entry={entry}", key=key)["events"] for entry in range(-count, 0)]
            for key in (*keys, "")
        ]
        assert told[0] != told[1]
        assert not [event for moment in told[2] for event in moment if shows_a_card(event)]
        reply = server.call("GET", f"{path}/moment?entry=-1&seat=1", key=keys[0])
        assert (reply.status_code, reply.json()["code"]) == (403, "table.seat")


def shows_a_card(event: Any) -> bool:
    return "drawn" in event["code"] and any(face in str(event["params"]) for face in ("jam", "nudge", "boost"))


def test_the_story_counts_what_was_before_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers that are given again after the change are told twice and counted once."""
    monkeypatch.setattr(room, "SNAPSHOT", 16)

    async def forgotten(_: room.Room) -> None:
        pass

    monkeypatch.setattr(room.Room, "keep", forgotten)
    with served(tmp_path) as server:
        path, keys = begun(server, 25)
        before = server.ok("GET", f"{path}/story", key=keys[0])
        told = all_told(server, path, keys[0])
    with served(tmp_path, games=without_jams()) as server:
        assert server.ok("GET", f"{path}/story", key=keys[0]) == before
        now = all_told(server, path, keys[0])
        assert now[: len(told)] == told
        again = now[len(told) + 1 :]
        assert [(e["code"], e["params"]) for e in again] == [(e["code"], e["params"]) for e in told[-len(again) :]]


def test_what_was_undone_before_the_change_stays_undone(tmp_path: Path) -> None:
    """The other seat is told that something was taken back, and not what."""
    with served(tmp_path) as server:
        path, keys = begun(server, 20)
        undone = undo_one(server, path, keys)
        before = [all_told(server, path, key) for key in keys]
        moments = server.ok("GET", f"{path}/moments", key=keys[0])
    assert len(before[undone]) > len(before[1 - undone])
    with served(tmp_path, games=without_jams()) as server:
        for key, was in zip(keys, before, strict=True):
            assert all_told(server, path, key)[: len(was)] == was
        assert server.ok("GET", f"{path}/moments", key=keys[0])["earlier"] == moments["first"]


def undo_one(server: Served, path: str, keys: list[str]) -> int:
    """Play until somebody may undo, and let them; whose it was."""
    for _ in range(40):
        for seat, key in enumerate(keys):
            if server.ok("GET", f"{path}/view", key=key)["can_undo"]:
                server.ok("POST", f"{path}/do", {"do": "undo"}, key=key)
                return seat
        answer(server, path, keys)
    raise AssertionError("nobody could undo anything")


def test_of_a_table_from_before_it_was_kept_the_log_says_so(tmp_path: Path) -> None:
    """One carried over by an earlier server has a hole; one that still replays is filled in when it is read."""
    with served(tmp_path) as server:
        path, keys = begun(server, 12)
        before = all_told(server, path, keys[0])
    forget_what_was_told(tmp_path)
    with served(tmp_path) as server:
        assert all_told(server, path, keys[0]) == before
    with served(tmp_path, games=without_jams()) as server:
        assert all_told(server, path, keys[0])[: len(before)] == before
    forget_what_was_told(tmp_path)
    with served(tmp_path, games=without_jams()) as server:
        now = all_told(server, path, keys[0])
        assert codes(now)[:2] == [NOT_KEPT, CHANGED]
        assert now[0]["params"] == {"entries": 13}


def forget_what_was_told(folder: Path) -> None:
    with database(folder) as connection:
        connection.execute("UPDATE entries SET told = NULL")


def test_the_record_of_the_new_part_can_be_checked(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        path, keys = begun(server, 20)
    with served(tmp_path, games=without_jams()) as server:
        for _ in range(5):
            answer(server, path, keys)
        server.ok("POST", f"{path}/do", {"do": "concede"}, key=keys[1])
        text = server.http.get(f"/api{path}/record", headers={"Authorization": f"Bearer {keys[0]}"}).content
    report = verify(without_jams()["comet"], read(text))
    assert report.problem is None
    assert report.entries == 6

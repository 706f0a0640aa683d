"""A running game outlives a change of its rules: it goes on from the last state that was kept."""

from __future__ import annotations

from collections.abc import Mapping
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
    made = server.table("me", "me", seed=SEED, options={"rounds": 30, "target": 40})
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

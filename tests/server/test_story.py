"""The story of a table: what scored and how the dice fell, to a seat as far as it was told, without what was undone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rimward.server import retold
from tests.server.served import Served, keys_of, served

RECORD = Path(__file__).parents[1] / "recorded/xia/3-greedy.rimward"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("story")) as up:
        yield up


def story(server: Served, table: str, key: str) -> Any:
    return server.ok("GET", f"/tables/{table}/story", key=key)


def test_the_story_of_a_whole_game(server: Served) -> None:
    made = server.ok("POST", "/tables/import", {"record": RECORD.read_text()})
    table, keys = made["table"], keys_of(made)
    reply = server.call("GET", f"/tables/{table['id']}/story", key=keys[0])
    told = msgspec.json.decode(reply.content, type=retold.Story)
    scores = [sum(one.points for one in told.scored if one.seat == seat) for seat in range(3)]
    assert scores == table["outcome"]["scores"]
    assert [one.throws for one in told.fortunes] == [17, 11, 13]
    assert len(told.thrown) == 41
    assert len(told.turns) == 12
    assert story(server, table["id"], keys[1]) == story(server, table["id"], keys[0]), "all of it is public"


def test_what_was_taken_back_is_no_part_of_it(server: Served) -> None:
    made = server.table("me", "me", seed="taken back")
    table, keys = made["table"]["id"], keys_of(made)
    before = [story(server, table, keys[0])]
    for _ in range(8):
        server.step(table, keys)
        before.append(story(server, table, keys[0]))
    assert len(before[-1]["thrown"]) > len(before[2]["thrown"])
    assert server.do(table, keys[0], do="take-back", to=3)["is"] == "done"
    assert story(server, table, keys[0]) == before[2]


def test_before_the_game_there_is_none(server: Served) -> None:
    made = server.table("me", "open")
    empty: dict[str, list[Any]] = {"turns": [], "scored": [], "thrown": [], "fortunes": [], "parts": []}
    assert story(server, made["table"]["id"], keys_of(made)[0]) == empty
    assert server.call("GET", f"/tables/{made['table']['id']}/story").status_code == 403

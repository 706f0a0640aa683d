"""Wishes of seats: when a table is made, when somebody comes, in the waiting room, the match and the rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Served, keys_of, served
from tests.twins.results import WISHING


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, games={"comet": WISHING}) as running:
        yield running


def made(server: Served, *wishes: dict[str, Any], kinds: str = "me me me me") -> Any:
    given = [*wishes, *[{}] * 4][:4]
    seats = [{"kind": kind, "wishes": wish} for kind, wish in zip(kinds.split(), given, strict=True)]
    return server.call("POST", "/tables", {"game": "comet", "seats": seats, "options": {"rounds": 1}})


def sides(server: Served, table: str, key: str) -> Any:
    return server.ok("GET", f"/tables/{table}/view", key=key)["view"]["table"]["crews"]


def test_a_game_says_what_seats_may_wish_for(server: Served) -> None:
    (game,) = [game for game in server.ok("GET", "/games")["games"] if game["name"] == "comet"]
    assert game["wishes"] == [{"name": "partner", "default": -1, "allowed": [-1, 0, 1, 2, 3]}]


def test_a_table_is_made_with_wishes_and_the_match_begins_with_them(server: Served) -> None:
    table = made(server, {"partner": 3}).json()
    key = keys_of(table)[0]
    assert table["table"]["seats"][0]["wishes"] == {"partner": 3}
    assert sides(server, table["table"]["id"], key) == [0, 1, 1, 0]


def test_what_cannot_be_had_is_refused(server: Served) -> None:
    assert made(server, {"ship": 1}).json()["code"] == "kernel.refused.no-such-option"
    assert made(server, {"partner": 1}, {"partner": 2}).json()["code"] == "kernel.refused.option-value"


def test_wishes_can_be_changed_until_the_game_begins(server: Served) -> None:
    table = made(server, kinds="me open bot bot").json()
    name, key = table["table"]["id"], keys_of(table)[0]
    look = {"name": "Ann", "colour": "sky", "shape": "circle"}
    path = f"/tables/{name}/seats/0/look"
    shown = server.ok("PUT", path, look | {"wishes": {"partner": 1}}, key=key)
    assert shown["seats"][0]["wishes"] == {"partner": 1}
    assert server.ok("PUT", path, look, key=key)["seats"][0]["wishes"] == {"partner": 1}, "what is not said, stays"
    assert server.call("PUT", path, look | {"wishes": {"partner": 0}}, key=key).status_code == 409
    join = {"name": "Bo", "invite": table["invite"], "wishes": {"partner": 2}}
    assert server.call("POST", f"/tables/{name}/join", join).status_code == 409, "Ann wishes for Bo"
    joined = server.ok("POST", f"/tables/{name}/join", join | {"wishes": {"partner": 0}})
    assert sides(server, name, joined["key"]) == [0, 0, 1, 1]
    late = server.call("PUT", path, look | {"wishes": {"partner": 2}}, key=key)
    assert (late.status_code, late.json()["code"]) == (409, "table.wishes")


def test_wishes_survive_a_restart_and_go_into_the_rematch(tmp_path: Path) -> None:
    with served(tmp_path, games={"comet": WISHING}) as server:
        table = made(server, {"partner": 1}).json()
        name, keys = table["table"]["id"], keys_of(table)
    with served(tmp_path, games={"comet": WISHING}) as server:
        shown = server.ok("GET", f"/tables/{name}", key=keys[0])
        assert [seat["wishes"] for seat in shown["seats"]] == [{"partner": 1}, {}, {}, {}]
        assert sides(server, name, keys[0]) == [0, 0, 1, 1]
        server.play_out(name, keys)
        again = server.ok("POST", f"/tables/{name}/rematch", key=keys[0])["table"]
        assert [seat["wishes"] for seat in again["seats"]] == [{"partner": 1}, {}, {}, {}]
        assert sides(server, again["id"], keys[0]) == [0, 0, 1, 1]


def test_a_record_that_is_brought_in_keeps_its_wishes(server: Served) -> None:
    table = made(server, {"partner": 1}).json()
    name, keys = table["table"]["id"], keys_of(table)
    server.play_out(name, keys)
    record = server.http.get(f"/api/tables/{name}/record", headers={"Authorization": f"Bearer {keys[0]}"}).content
    brought = server.ok("POST", "/tables/import", {"record": record.decode()})
    assert [seat["wishes"]["partner"] for seat in brought["table"]["seats"]] == [1, -1, -1, -1]
    assert sides(server, brought["table"]["id"], keys_of(brought)[0]) == [0, 0, 1, 1]

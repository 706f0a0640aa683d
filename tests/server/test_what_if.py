"""Going on from a moment at a practice table: who may, from what it is made, and how it goes on."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rimward.kernel.match import Match
from rimward.kernel.record import snapshot
from rimward.server.security import Limits, Rate
from tests.server.oracle import lawful, stored
from tests.server.served import Served, keys_of, served
from tests.server.waiting import until
from tests.twins.results import SIDES

LONG = {"rounds": 30, "target": 40}
HOME = Path(__file__).parents[2] / "docs/packs/home-port"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("what-if")) as up:
        yield up


def played(server: Served, *seats: str, steps: int = 24, **more: Any) -> tuple[Any, list[str]]:
    made = server.table(*seats, **{"options": LONG, **more})
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(steps):
        until(lambda: any(server.asked(table, key) for key in keys))
        tune(server, table, keys)
    return made, keys


def tune(server: Served, table: str, keys: list[str]) -> None:
    """One answer, by which somebody gets a hidden gadget where it can, and keeps it."""
    for key in keys:
        if (question := server.asked(table, key)) is not None:
            options = [option["key"] for option in question["options"]]
            chosen = next((key for key in ("tune", "pass") if key in options), options[0])
            assert server.do(table, key, do="answer", question=question["id"], key=chosen)["is"] == "done"
            return


def go_on(server: Served, table: str, by: str = "", **wish: Any) -> Any:
    return server.ok("POST", f"/tables/{table}/what-if", wish, by)


def refused(server: Served, table: str, by: str = "", **wish: Any) -> tuple[int, str]:
    reply = server.call("POST", f"/tables/{table}/what-if", wish, by)
    return reply.status_code, reply.json()["code"]


def match_of(server: Served, table: str) -> Match:
    match: Match = server.hall._rooms[table].match  # type: ignore[assignment]
    return match


def start_of(server: Served, table: str) -> Any:
    """What lies where in the state with which a table begins."""
    start = stored(server, table).header.start
    assert start is not None
    return msgspec.to_builtins(start["zones"])


def truth(server: Served, table: str, entry: int) -> Any:
    return msgspec.to_builtins(snapshot(match_of(server, table).at(entry + 1).table)["zones"])


def line_of(server: Served, table: str) -> int:
    return len(match_of(server, table).line)


# --- while it is played ----------------------------------------------------------------------------------------------
def test_from_a_running_game_it_is_what_the_seat_sees_with_the_rest_dealt_again(server: Served) -> None:
    made, keys = played(server, "me", "me", "me", public=True, name="Sunday")
    table = made["table"]["id"]
    tables = [go_on(server, table, keys[0]) for _ in range(6)]
    line = line_of(server, table)
    moment = server.ok("GET", f"/tables/{table}/moment?entry={line - 1}", key=keys[0])
    for new in tables:
        shown = new["table"]
        assert shown["origin"] == {"table": table, "entry": line - 1, "sampled": True}
        assert (shown["practice"], shown["public"], shown["name"], shown["options"]["rounds"]) == (
            True,
            False,
            "Sunday",
            30,
        )
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]
        assert [seat["bot"] for seat in shown["seats"]] == ["", "normal", "normal"]
        assert [seat["name"] for seat in shown["seats"]] == ["Player 1", "Player 2", "Player 3"]
        assert [key["seat"] for key in new["keys"]] == [0]
        first = server.ok("GET", f"/tables/{shown['id']}/moment?entry=0", key=new["keys"][0]["key"])
        for part in ("table", "zones", "unseen", "stack"):
            assert first["view"][part] == moment["view"][part]
    starts = [start_of(server, new["table"]["id"]) for new in tables]
    assert any(start != starts[0] for start in starts[1:]), "it is dealt in the same way each time"
    assert len({stored(server, new["table"]["id"]).header.key for new in tables}) == len(tables)


def test_its_record_replays_from_the_state_that_is_part_of_it(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made, keys = played(server, "me", "me", "random", steps=9)
        new = go_on(server, made["table"]["id"], keys[1], bot="greedy")
        table, key = new["table"]["id"], new["keys"][0]["key"]
        assert [seat["bot"] for seat in new["table"]["seats"]] == ["greedy", "", "greedy"]
        for _ in range(4):
            until(lambda: server.asked(table, key))
            tune(server, table, [key])
        until(lambda: server.asked(table, key))
        before = server.ok("GET", f"/tables/{table}/view", key=key)
        assert lawful(server, table).header.practice
    with served(tmp_path) as server:  # as it is stored
        after = server.ok("GET", f"/tables/{table}/view", key=key)
        assert (after["view"], after["cursor"]) == (before["view"], before["cursor"])
        assert after["table"]["origin"] == new["table"]["origin"]
        assert server.do(table, key, do="take-back", to=1)["is"] == "done", "it is a practice table"
        tune(server, table, [key])


def test_an_earlier_moment_is_made_from_what_was_known_then(server: Served) -> None:
    made, keys = played(server, "me", "me")
    table = made["table"]["id"]
    new = go_on(server, table, keys[1], entry=9)
    assert new["table"]["origin"] == {"table": table, "entry": 9, "sampled": True}
    then = server.ok("GET", f"/tables/{table}/moment?entry=9", key=keys[1])
    first = server.ok("GET", f"/tables/{new['table']['id']}/moment?entry=0", key=new["keys"][0]["key"])
    assert (first["view"]["zones"], first["view"]["table"]) == (then["view"]["zones"], then["view"]["table"])


def test_while_it_is_played_one_goes_on_in_ones_own_seat_only(server: Served) -> None:
    made, keys = played(server, "me", "me", steps=3, public=True)
    table = made["table"]["id"]
    assert refused(server, table, keys[0], seat=1) == (403, "table.seat")
    assert refused(server, table) == (403, "table.seat"), "a spectator"
    assert refused(server, table, made["host_key"]) == (403, "table.seat"), "the host, who may know no more"
    assert refused(server, table, "x" * 22) == (401, "table.key")
    for entry in (-1, line_of(server, table)):
        assert refused(server, table, keys[0], entry=entry) == (404, "table.moment")
    assert go_on(server, table, keys[0], seat=0, entry=0)["table"]["status"] == "playing"
    waiting = server.table("me", "open")
    assert refused(server, waiting["table"]["id"], keys_of(waiting)[0]) == (409, "table.not-begun")


def test_nobody_at_the_first_table_hears_of_it(server: Served) -> None:
    made, keys = played(server, "me", "me", steps=3)
    table = made["table"]["id"]
    before = server.stored(table)
    go_on(server, table, keys[0])
    assert {name: rows for name, rows in server.stored(table).items() if name != "tables"} == {
        name: rows for name, rows in before.items() if name != "tables"
    }
    assert server.ok("GET", f"/tables/{table}", key=keys[1]) == server.ok("GET", f"/tables/{table}", key=keys[0])


# --- practice --------------------------------------------------------------------------------------------------------
def test_who_practises_alone_goes_on_from_the_table_itself(server: Served) -> None:
    made, keys = played(server, "me", "random", "random", seed="alone")
    table = made["table"]["id"]
    entry = line_of(server, table) // 2
    new = go_on(server, table, keys[0], entry=entry)
    assert new["table"]["origin"]["sampled"] is False
    assert start_of(server, new["table"]["id"]) == truth(server, table, entry)


def leaves(server: Served, table: str, seat: int, key: str) -> None:
    server.ok("POST", f"/tables/{table}/seats/{seat}/leave", key=key)


def gives_up(server: Served, table: str, seat: int, key: str) -> None:
    if seat == 2:  # the last one would have won, and then all is open
        server.do(table, key, do="concede")


def lets_a_bot_sit_in(server: Served, table: str, seat: int, key: str) -> None:
    server.ok("POST", f"/tables/{table}/seats/{seat}/bot", {"bot": "random"}, key=key)


def stays(server: Served, table: str, seat: int, key: str) -> None:
    pass


@pytest.mark.parametrize("other", [leaves, gives_up, lets_a_bot_sit_in, stays])
def test_where_others_practise_too_their_hands_stay_theirs(
    server: Served, other: Callable[[Served, str, int, str], None]
) -> None:
    made, keys = played(server, "me", "me", "me", seed="together")
    table = made["table"]["id"]
    for seat in (1, 2):
        other(server, table, seat, keys[seat])
    entry = line_of(server, table) - 1
    new = [go_on(server, table, keys[0], entry=entry)["table"] for _ in range(6)]
    assert all(one["origin"]["sampled"] for one in new)
    assert any(start_of(server, one["id"]) != truth(server, table, entry) for one in new)


# --- after the end ---------------------------------------------------------------------------------------------------
def test_after_the_end_anybody_goes_on_in_any_seat_from_what_was(server: Served) -> None:
    made, keys = played(server, "me", "me", "me", public=True)
    table = made["table"]["id"]
    server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
    for by, seat, name, sits in (
        ("", None, "", "Player 1"),
        ("", 2, "Zoe", "Zoe"),
        ("", 2, "Player 1", "Player 1 2"),
        (keys[1], None, "Zoe", "Player 2"),
        (keys[1], 0, "Zoe", "Zoe"),
    ):
        wish = {} if seat is None else {"seat": seat}
        new = go_on(server, table, by, entry=12, name=name, **wish)
        sat = seat if seat is not None else 1 if by else 0
        assert [key["seat"] for key in new["keys"]] == [sat]
        assert new["table"]["seats"][sat]["name"] == sits
        assert new["table"]["origin"] == {"table": table, "entry": 12, "sampled": False}
        assert start_of(server, new["table"]["id"]) == truth(server, table, 12)
        assert stored(server, new["table"]["id"]).header.key != stored(server, table).header.key
    assert refused(server, table, seat=3) == (404, "table.seat")


def test_there_is_nothing_to_go_on_with_from_the_end_itself(server: Served) -> None:
    made = server.table("me", "me", options={"rounds": 1}, public=True)
    table, keys = made["table"]["id"], keys_of(made)
    server.play_out(table, keys)
    assert refused(server, table, keys[0]) == (409, "table.what-if-over")
    new = go_on(server, table, keys[0], entry=line_of(server, table) - 2)
    assert new["table"]["status"] == "playing"


def test_who_may_not_see_a_table_does_not_go_on_from_it(server: Served) -> None:
    made, _ = played(server, "me", "me", steps=3)
    table = made["table"]["id"]
    server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
    assert refused(server, table) == (403, "table.invitation")
    reply = server.call("POST", f"/tables/{table}/what-if", {}, **{"X-Invite": made["invite"]})
    assert reply.status_code == 201


# --- what belongs to the table ---------------------------------------------------------------------------------------
def test_sides_are_those_of_the_game(tmp_path: Path) -> None:
    with served(tmp_path, games={"comet": SIDES}) as server:
        made, keys = played(server, "me", "me", "me", "me", steps=6)
        new = go_on(server, made["table"]["id"], keys[2])
        assert match_of(server, new["table"]["id"]).table.sides() == (0, 1, 0, 1)


def test_teams_wishes_and_options_come_along(server: Served) -> None:
    seats = [{"kind": "me", "wishes": {"partner": (seat + 3) % 4 if seat in (0, 2) else -1}} for seat in range(4)]
    options = {"teams": True, "length": "short"}
    made = server.ok("POST", "/tables", {"game": "andromeda", "seats": seats, "options": options})
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(6):
        tune(server, table, keys)
    new = go_on(server, table, keys[1])
    assert new["table"]["options"] == made["table"]["options"]
    assert [seat["wishes"] for seat in new["table"]["seats"]] == [seat["wishes"] for seat in made["table"]["seats"]]
    sides = match_of(server, table).table.sides()
    assert match_of(server, new["table"]["id"]).table.sides() == sides
    assert len(set(sides)) == 2


def test_packs_come_along_and_it_is_refused_without_them(tmp_path: Path) -> None:
    there = tmp_path / "packs/xia/home-port"
    shutil.copytree(HOME, there)
    with served(tmp_path, packs=tmp_path / "packs") as server:
        made, keys = played(server, "me", "me", "me", steps=8, game="xia", options={"target": 5}, packs=["home-port"])
        new = go_on(server, made["table"]["id"], keys[0])
        assert new["table"]["packs"] == ["home-port"]
        header = stored(server, new["table"]["id"]).header
        assert (header.content, header.packs) == (
            stored(server, made["table"]["id"]).header.content,
            stored(server, made["table"]["id"]).header.packs,
        )
        until(lambda: server.asked(new["table"]["id"], new["keys"][0]["key"]))
        lawful(server, new["table"]["id"])
        shutil.rmtree(there)
        assert refused(server, made["table"]["id"], keys[0]) == (409, "table.pack-gone")


def test_a_rematch_of_it_is_a_new_game(server: Served) -> None:
    made, keys = played(server, "me", "me", steps=6, options={"rounds": 2})
    new = go_on(server, made["table"]["id"], keys[0])
    table, key = new["table"]["id"], new["keys"][0]["key"]
    server.ok("POST", f"/tables/{table}/close", key=new["host_key"])
    again = server.ok("POST", f"/tables/{table}/rematch", key=key)["table"]
    assert (again["origin"], again["practice"], again["status"]) == (None, False, "playing")
    assert stored(server, again["id"]).header.start is None


# --- limits ----------------------------------------------------------------------------------------------------------
def test_it_is_counted_like_other_tables(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(Limits.off(), with_bots=2)
    with served(tmp_path / "bots", limits=limits) as server:
        made, keys = played(server, "me", "me", steps=2)
        for _ in range(2):
            go_on(server, made["table"]["id"], keys[0])
        assert refused(server, made["table"]["id"], keys[0]) == (429, "table.bots")
    limits = msgspec.structs.replace(Limits.off(), tables=Rate(0.001, 3))
    with served(tmp_path / "rate", limits=limits) as server:
        made, keys = played(server, "me", "me", steps=2)
        for _ in range(2):
            go_on(server, made["table"]["id"], keys[0])
        assert refused(server, made["table"]["id"], keys[0]) == (429, "server.often")


def test_bots_at_it_play_on_by_themselves(server: Served) -> None:
    made, keys = played(server, "me", "me", "me", steps=5)
    new = go_on(server, made["table"]["id"], keys[0])
    table, key = new["table"]["id"], new["keys"][0]["key"]
    rng, deadline = Random(1), time.monotonic() + 60
    while server.ok("GET", f"/tables/{table}/view", key=key)["entries"] < 20:
        assert time.monotonic() < deadline
        if (question := server.asked(table, key)) is not None:
            chosen = rng.choice(question["options"])["key"]
            server.do(table, key, do="answer", question=question["id"], key=chosen)
    assert {entry.seat for entry in match_of(server, table).line} == {-1, 0, 1, 2}

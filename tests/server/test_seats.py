"""Seats: who may take one, what a key opens, and how people, bots and browsers come, go and come back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rimward.server import shapes
from rimward.server.worker import Thought
from tests.server.served import Served, keys_of, served
from tests.server.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("seats")) as up:
        yield up


class Gate:
    """A bot that thinks until it is let go, and then takes the first option."""

    def __init__(self) -> None:
        self.asked, self.go = threading.Event(), threading.Event()
        self.thoughts = 0

    async def choose(self, thought: Thought) -> str:
        self.thoughts += 1
        self.asked.set()
        await asyncio.to_thread(self.go.wait, 10)
        return thought.keys[0]


@pytest.fixture
def gate(server: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate()
    monkeypatch.setattr(server.hall.thinkers, "choose", made.choose)
    yield made
    made.go.set()


def codes(server: Served, table: str, key: str) -> list[tuple[int, str, str]]:
    """What the table itself told in its chat."""
    return [(line["seat"], line["code"], line["text"]) for line in server.ok("GET", f"/tables/{table}/chat", key=key)]


# --- coming ----------------------------------------------------------------------------------------------------------
def test_with_an_invitation_a_seat_is_taken_and_with_the_last_one_the_game_begins(server: Served) -> None:
    made = server.table("me", "open", "open")
    table, [host] = made["table"]["id"], keys_of(made)
    stream = server.stream(table, host)
    assert stream.until(shapes.Full).view is None
    bo = server.ok("POST", f"/tables/{table}/join", {"name": "Bo", "invite": made["invite"], "seat": 2})
    assert bo["seat"] == 2
    assert server.ok("GET", f"/tables/{table}", key=bo["key"])["status"] == "open"
    cy = server.ok("POST", f"/tables/{table}/join", {"name": "Cy", "invite": made["invite"]})
    assert cy["seat"] == 1
    begun = stream.until(shapes.Full)
    assert (begun.table.status, begun.view.seat, begun.table.commitment != "") == ("playing", 0, True)
    assert codes(server, table, host) == [(-1, "joined", "Bo"), (-1, "joined", "Cy")]
    for wish, code in (({}, "table.full"), ({"seat": 1}, "table.full")):
        reply = server.call("POST", f"/tables/{table}/join", {"name": "Di", "invite": made["invite"], **wish})
        assert (reply.status_code, reply.json()["code"]) == (409, code)


def test_a_private_table_lets_nobody_sit_without_its_invitation(server: Served) -> None:
    made = server.table("me", "open")
    before = server.stored(made["table"]["id"])
    for invite in ("", "wrong", made["host_key"], keys_of(made)[0]):
        reply = server.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bo", "invite": invite})
        assert (reply.status_code, reply.json()["code"]) == (403, "table.invitation")
    assert server.stored(made["table"]["id"]) == before


def test_a_seat_that_is_taken_is_not_given_twice(server: Served) -> None:
    made = server.table("me", "open", "open", public=True)
    reply = server.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bo", "seat": 0})
    assert (reply.status_code, reply.json()["code"]) == (409, "table.taken")


def test_the_host_fills_open_seats_with_bots_and_begins(server: Served, gate: Gate) -> None:
    made = server.table("me", "open", "open")
    path, [key] = f"/tables/{made['table']['id']}/start", keys_of(made)
    assert server.call("POST", path, {}, key).json()["code"] == "table.host"
    assert server.call("POST", path, {"fill": "hal"}, made["host_key"]).json()["code"] == "table.bot"
    begun = server.ok("POST", path, {"fill": "random"}, made["host_key"])
    assert begun["status"] == "playing"
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in begun["seats"]][1:] == [
        ("bot", "random", "Bot 2"),
        ("bot", "random", "Bot 3"),
    ]
    assert server.call("POST", path, {}, made["host_key"]).json()["code"] == "table.begun"


# --- keys ------------------------------------------------------------------------------------------------------------
def test_every_secret_is_another_one_and_the_database_has_none_of_them(server: Served) -> None:
    made = server.table("me", "me", "open")
    table = made["table"]["id"]
    secrets = [made["host_key"], made["invite"], *keys_of(made)]
    secrets.append(server.ok("POST", f"/tables/{table}/join", {"name": "Bo", "invite": made["invite"]})["key"])
    secrets.append(server.ok("POST", f"/tables/{table}/seats/1/key", key=made["host_key"])["key"])
    secrets.append(server.ok("POST", f"/tables/{table}/invite", key=made["host_key"])["invite"])
    assert len(set(secrets)) == len(secrets) == 7
    assert all(len(secret) >= 22 for secret in secrets)  # 128 bits
    file = Path(server.hall.store.url.database or "")
    kept = b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*"))
    assert table.encode() in kept
    assert [secret for secret in secrets if secret.encode() in kept] == []


def test_a_key_opens_its_own_seat_and_nothing_of_the_hosts(server: Served) -> None:
    made = server.table("me", "me", "random")
    table, [first, second] = made["table"]["id"], keys_of(made)
    for method, path, body in (
        ("POST", "seats/0/bot", {"bot": "random"}),
        ("POST", "seats/0/return", None),
        ("POST", "seats/0/leave", None),
        ("POST", "seats/0/key", None),
        ("PUT", "seats/0/notice", {"url": ""}),
        ("POST", "seats/2/open", None),
        ("POST", "close", None),
        ("GET", "export", None),
        ("DELETE", "", None),
    ):
        reply = server.call(method, f"/tables/{table}/{path}".rstrip("/"), body, second)
        assert reply.status_code == 403, path
        assert reply.json()["code"] in ("table.seat", "table.host")
    assert server.call("POST", f"/tables/{table}/seats/7/key", key=made["host_key"]).status_code == 404
    assert server.call("POST", f"/tables/{table}/seats/0/leave", key=made["host_key"]).status_code == 403
    assert server.ok("GET", f"/tables/{table}/view", key=first)["view"]["seat"] == 0


def test_a_new_key_ends_the_old_one_and_everybody_is_told(server: Served) -> None:
    """Before the game begins nothing is hidden, and the host hands out keys."""
    made = server.table("me", "me", "open")
    table, [first, old] = made["table"]["id"], keys_of(made)
    stolen, other = server.stream(table, old), server.stream(table, first)
    for stream in (stolen, other):
        stream.until(shapes.Full)
    new = server.ok("POST", f"/tables/{table}/seats/1/key", key=made["host_key"])
    assert stolen.closed() == (4401, "this key no longer fits")
    told = other.until(shapes.Chat)
    assert (told.seat, told.code, told.text) == (-1, "new-key", "Player 2")
    assert server.call("GET", f"/tables/{table}/view", key=old).json()["code"] == "table.key"
    assert server.stream(table, old).closed()[0] == 4401
    assert server.stream(table, new["key"]).until(shapes.Changed).table.seats[1].here
    assert server.do(table, new["key"], do="say", text="me again")["is"] == "done"
    assert server.do(table, old, do="say", text="me too")["code"] == "table.key"


def test_a_bot_has_no_key_but_an_open_seat_can_be_given_one(server: Served) -> None:
    made = server.table("me", "open", "random")
    path = f"/tables/{made['table']['id']}/seats"
    assert server.call("POST", f"{path}/2/key", key=made["host_key"]).json()["code"] == "table.bot-seat"
    key = server.ok("POST", f"{path}/1/key", key=made["host_key"])["key"]
    shown = server.ok("GET", f"/tables/{made['table']['id']}", key=key)
    assert (shown["status"], shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("playing", "person", "Player 2")


# --- several browsers, several seats ---------------------------------------------------------------------------------
def test_two_browsers_of_one_seat_both_follow_and_both_may_answer(server: Served) -> None:
    made = server.table("me", "me", seed="two")
    table, [first, _] = made["table"]["id"], keys_of(made)
    phone, desk = server.stream(table, first), server.stream(table, first)
    question = next(q for q in phone.until(shapes.Full).asked if q.options)
    assert desk.until(shapes.Full).asked[0].options == question.options
    assert isinstance(phone.do(do="answer", question=question.id, key="near"), shapes.Done)
    change = desk.until(shapes.Change)
    assert change.early == {"0": "near"}
    assert isinstance(desk.do(do="answer", question=question.id, key="far"), shapes.Done)
    assert phone.until(shapes.Change).early == {"0": "far"}
    desk.connection.close()
    until(lambda: len(server.hall._rooms[table]._viewers[0]) == 1)
    assert server.ok("GET", f"/tables/{table}", key=first)["seats"][0]["here"]
    phone.connection.close()
    until(lambda: not server.ok("GET", f"/tables/{table}", key=first)["seats"][0]["here"])


def test_one_person_plays_both_seats(server: Served) -> None:
    """Hotseat: the maker has a key for each, and each knows its own hand."""
    made = server.table("me", "me", options={"rounds": 1}, seed="hotseat")
    table, keys = made["table"]["id"], keys_of(made)
    hands = [server.ok("GET", f"/tables/{table}/view", key=key)["view"]["zones"] for key in keys]
    assert [zones[f"hand:{seat}"]["items"][0][0] is not None for seat, zones in enumerate(hands)] == [True, True]
    assert [zones[f"hand:{1 - seat}"]["items"][0][0] is not None for seat, zones in enumerate(hands)] == [False, False]
    assert server.play_out(table, keys)["outcome"]["winners"]


# --- going and coming back -------------------------------------------------------------------------------------------
def test_who_leaves_before_the_game_frees_the_seat_and_the_key_is_dead(server: Served) -> None:
    made = server.table("me", "me", "open", options={"rounds": 1}, public=True)
    table, [first, second] = made["table"]["id"], keys_of(made)
    left = server.stream(table, second)
    left.until(shapes.Full)
    shown = server.ok("POST", f"/tables/{table}/seats/1/leave", key=second)
    assert (shown["seats"][1]["kind"], shown["seats"][1]["name"], shown["status"]) == ("open", "", "open")
    assert left.closed()[0] == 4401
    assert server.call("GET", f"/tables/{table}/view", key=second).status_code == 401
    new = server.ok("POST", f"/tables/{table}/join", {"name": "Bo"})
    assert new["seat"] == 1
    assert [(code, text) for _, code, text in codes(server, table, first)] == [("left", "Player 2"), ("joined", "Bo")]
    third = server.ok("POST", f"/tables/{table}/join", {"name": "Cy"})
    assert server.play_out(table, [first, new["key"], third["key"]])["status"] == "over"


def test_who_closes_the_browser_comes_back_to_the_same_seat(server: Served) -> None:
    made = server.table("me", "me", seed="return")
    table, [first, second] = made["table"]["id"], keys_of(made)
    other = server.stream(table, second)
    other.until(shapes.Changed)
    stream = server.stream(table, first)
    assert stream.until(shapes.Full).view.seat == 0
    assert [seat.here for seat in other.until(shapes.Changed).table.seats] == [True, True]
    stream.connection.close()
    assert [seat.here for seat in other.until(shapes.Changed).table.seats] == [False, True]
    server.stream(table, first).until(shapes.Full)
    assert [seat.here for seat in other.until(shapes.Changed).table.seats] == [True, True]


def test_a_bot_sits_in_and_hands_back(server: Served, gate: Gate) -> None:
    made = server.table("me", "me", seed="sits in")
    table, [first, second] = made["table"]["id"], keys_of(made)
    gate.go.set()
    assert server.call("POST", f"/tables/{table}/seats/1/bot", {"bot": "hal"}, second).json()["code"] == "table.bot"
    shown = server.ok("POST", f"/tables/{table}/seats/1/bot", {"bot": "random"}, second)
    assert [shown["seats"][1][what] for what in ("kind", "away", "bot", "name")] == [
        "person",
        True,
        "random",
        "Player 2",
    ]
    until(lambda: server.ok("GET", f"/tables/{table}", key=first)["waiting"] == [0])
    assert server.do(table, second, do="undo")["refusal"]["code"] == "table.refused.away"
    shown = server.ok("POST", f"/tables/{table}/seats/1/return", key=second)
    assert (shown["seats"][1]["away"], shown["seats"][1]["bot"]) == (False, "")
    assert server.call("POST", f"/tables/{table}/seats/1/return", key=second).json()["code"] == "table.not-away"
    assert codes(server, table, first)[1:] == [(-1, "bot-sits-in", "Player 2"), (-1, "came-back", "Player 2")]


def test_the_answer_of_a_bot_counts_no_more_when_the_person_is_back(server: Served, gate: Gate) -> None:
    made = server.table("me", "me", seed="thinking")
    table, [_, second] = made["table"]["id"], keys_of(made)
    server.ok("POST", f"/tables/{table}/seats/1/bot", {"bot": "random"}, made["host_key"])
    assert gate.asked.wait(5)
    server.ok("POST", f"/tables/{table}/seats/1/return", key=second)
    before = server.stored(table)["entries"]
    gate.go.set()
    until(lambda: table not in server.hall._bots)
    assert server.stored(table)["entries"] == before
    question = server.asked(table, second)
    assert server.do(table, second, do="answer", question=question["id"], key="far")["is"] == "done"


def test_the_host_opens_the_seat_of_a_bot_for_a_person(server: Served, gate: Gate) -> None:
    made = server.table("me", "random", options={"rounds": 1}, public=True)
    table, [first] = made["table"]["id"], keys_of(made)
    assert server.call("POST", f"/tables/{table}/seats/0/open", key=made["host_key"]).json()["code"] == "table.taken"
    shown = server.ok("POST", f"/tables/{table}/seats/1/open", key=made["host_key"])
    assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("open", "")
    assert codes(server, table, first)[-1] == (-1, "opened", "Bot 2")
    gate.go.set()
    until(lambda: table not in server.hall._bots)
    second = server.ok("POST", f"/tables/{table}/join", {"name": "Bo"})["key"]
    assert server.play_out(table, [first, second])["status"] == "over"
    assert server.call("POST", f"/tables/{table}/seats/1/bot", {"bot": "random"}, second).json()["code"] == "table.over"


def test_a_free_seat_is_given_to_a_bot_for_good(server: Served, gate: Gate) -> None:
    made = server.table("me", "open")
    table = made["table"]["id"]
    shown = server.ok("POST", f"/tables/{table}/seats/1/bot", {"bot": "greedy"}, made["host_key"])
    assert [shown["seats"][1][what] for what in ("kind", "name", "bot", "away")] == ["bot", "Bot 2", "greedy", False]


def test_a_table_whose_bot_was_thinking_when_it_was_read_again_goes_on(server: Served, gate: Gate) -> None:
    """The thought belongs to a room that is no more; the new room has to be woken after it."""
    made = server.table("me", "random", seed="again")
    table, [first] = made["table"]["id"], keys_of(made)
    assert gate.asked.wait(5)
    server.hall._rooms[table].alive = False
    assert server.ok("GET", f"/tables/{table}", key=first)["waiting"] == [0, 1]
    gate.go.set()
    until(lambda: server.ok("GET", f"/tables/{table}", key=first)["waiting"] == [0])

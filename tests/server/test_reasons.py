"""Hints, and why a bot did something: said from what the asker may know, and nothing is done by it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rimward.games.catalog import GAMES
from rimward.server import bots
from rimward.server.security import Limits, Rate
from rimward.server.worker import Wonder, wonder
from tests.conformance import leak
from tests.conformance.play import moments
from tests.conformance.subjects import whole
from tests.server.served import Served, keys_of, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("reasons")) as up:
        yield up


def got(server: Served, made: Any, path: str, key: str = "") -> Any:
    return server.call("GET", f"/tables/{made['table']['id']}/{path}", key=key).json()


def by_bots(server: Served, made: Any, key: str = "") -> list[int]:
    found: list[int] = got(server, made, "moments", key)["bots"]
    return found


# --- hints -----------------------------------------------------------------------------------------------------------
def test_a_hint_is_an_option_with_a_reason_and_answers_nothing(server: Served) -> None:
    made = server.table("me", "me")
    key, table = keys_of(made)[0], made["table"]["id"]
    asked, before = server.asked(table, key), got(server, made, "view", key)["entries"]
    hint = got(server, made, "hint", key)
    assert hint["question"] == asked["id"]
    assert hint["key"] in [option["key"] for option in asked["options"]]
    assert hint["why"]["code"] == "comet.advice.lane"
    assert hint["why"]["params"]["lane"] == hint["key"]
    assert got(server, made, "hint", key) == hint
    assert got(server, made, "view", key)["entries"] == before
    assert server.do(table, key, do="answer", question=hint["question"], key=hint["key"])["is"] == "done"
    assert got(server, made, "hint", key)["code"] == "table.not-asked"


@pytest.mark.parametrize("who", ["spectator", "host"])
def test_who_is_not_asked_gets_no_hint(server: Served, who: str) -> None:
    made = server.table("me", "me", public=True)
    key = {"spectator": "", "host": made["host_key"]}[who]
    assert got(server, made, "hint", key)["code"] == "table.not-asked"
    server.ok("POST", f"/tables/{made['table']['id']}/seats/0/bot", {"bot": "easy"}, keys_of(made)[0])
    assert got(server, made, "hint", keys_of(made)[0])["code"] == "table.not-asked"


# --- why -------------------------------------------------------------------------------------------------------------
def answered(server: Served, made: Any, keys: list[str], entry: int) -> None:
    while got(server, made, "view", keys[0])["entries"] <= entry:
        server.step(made["table"]["id"], keys)


def test_a_bot_says_why_once_everybody_has_answered(server: Served) -> None:
    made = server.table("me", "normal", public=True)
    me, table = keys_of(made)[0], made["table"]["id"]
    while not (found := by_bots(server, made)):
        pass
    assert found == [1]
    hidden = {"code": "kernel.why.hidden", "params": {}}
    assert got(server, made, "why?entry=1", me) == {"entry": 1, "seat": 1, "why": hidden}
    server.step(table, [me])
    for key in (me, ""):
        told = got(server, made, "why?entry=1", key)["why"]
        assert told["code"] == "comet.advice.lane"
    assert got(server, made, "why?entry=2", me)["code"] == "table.no-choice"  # mine
    assert got(server, made, "why?entry=0", me)["code"] == "table.no-choice"
    assert got(server, made, "why?entry=900", me)["code"] == "table.no-choice"


def test_what_a_bot_did_for_a_person_it_can_explain_and_what_the_person_did_it_cannot(server: Served) -> None:
    made = server.table("me", "me")
    keys, table = keys_of(made), made["table"]["id"]
    answered(server, made, keys, 2)
    server.ok("POST", f"/tables/{table}/seats/0/bot", {"bot": "normal"}, keys[0])
    while not (found := by_bots(server, made, keys[1])):
        if server.asked(table, keys[1]) is not None:  # else the bot might wait for it
            server.step(table, [keys[1]])
    assert min(found) > 2
    server.ok("POST", f"/tables/{table}/seats/0/return", {}, keys[0])
    assert "why" in got(server, made, f"why?entry={found[0]}", keys[0])
    assert got(server, made, "why?entry=1", keys[0])["code"] == "table.no-choice"


def test_after_the_end_the_reason_is_that_of_the_bot_itself(server: Served) -> None:
    made = server.table("me", "normal", options={"rounds": 1})
    me, table = keys_of(made)[0], made["table"]["id"]
    while server.ok("GET", f"/tables/{table}", key=me)["status"] == "playing":
        if server.asked(table, me) is not None:
            server.step(table, [me])
    told = {got(server, made, f"why?entry={entry}", me)["why"]["code"] for entry in by_bots(server, made, me)}
    assert "kernel.why.hidden" not in told
    assert "comet.advice.lane" in told


def test_a_worker_that_fails_gives_no_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "COMMAND", ("no-such-program",))
    with served(tmp_path) as server:
        made = server.table("me", "me")
        assert got(server, made, "hint", keys_of(made)[0])["code"] == "table.no-reason"


def test_questions_to_bots_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(thoughts=Rate(0.001, 2))) as server:
        made = server.table("me", "me", public=True)
        path = f"/tables/{made['table']['id']}"
        asked = ("hint", "why?entry=1", "hint", "why?entry=1", "why-not")
        assert [server.call("GET", f"{path}/{what}").status_code for what in asked] == [409, 404, 429, 429, 200]


# --- turning points --------------------------------------------------------------------------------------------------
def worked_out(server: Served, made: Any, seat: int, key: str = "") -> Any:
    while (found := got(server, made, f"turning-points?seat={seat}", key))["state"] == "working":
        time.sleep(0.02)
    return found


def over(server: Served, **options: int) -> Any:
    """A game of the first option of each, with the ice brought home at once."""
    made = server.table("me", "me", public=True, options=options)
    server.play_out(made["table"]["id"], keys_of(made))
    return made


def test_turning_points_are_worked_out_after_the_end_for_everybody_and_every_seat(server: Served) -> None:
    made = over(server, target=12, rounds=4)
    line = server.hall._rooms[made["table"]["id"]].match.line  # type: ignore[union-attr]
    first = got(server, made, "turning-points?seat=0", keys_of(made)[1])
    assert first == {"state": "working", "points": []}
    told = [worked_out(server, made, seat, key) for seat in (0, 1) for key in (*keys_of(made), "")]
    assert {one["state"] for one in told} == {"done"}
    assert told[0] == told[1] == told[2] != told[3]
    assert told[0]["points"]
    for point in told[0]["points"]:
        assert (line[point["entry"]].seat, line[point["entry"]].key) == (0, point["taken"]["key"])
        assert 0 <= point["chance"] < point["best"] <= 100
        assert point["why"]["code"].startswith("comet.advice.")


def test_while_a_table_is_played_there_are_no_turning_points(server: Served) -> None:
    made = server.table("me", "me")
    assert got(server, made, "turning-points?seat=0", keys_of(made)[0])["code"] == "table.not-over"
    assert got(server, over(server, rounds=1), "turning-points?seat=9")["code"] == "table.seat"


def test_a_review_that_fails_says_so_and_is_tried_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = over(server, target=12, rounds=3)
    with monkeypatch.context() as patch:
        patch.setattr(bots, "COMMAND", ("no-such-program",))
        patch.setattr(bots.Thinkers, "_woken", lambda self: None)
        assert worked_out(server, made, 0) == {"state": "failed", "points": []}
    assert worked_out(server, made, 0)["state"] == "done"


# --- nothing that the asker may not know -----------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "most"), [("comet", 60), ("xia", 40)])
def test_a_reason_is_the_same_in_states_that_the_asker_cannot_tell_apart(game: str, most: int) -> None:
    rng, different, told = Random(3), 0, set[str]()
    for moment in moments(whole(GAMES[game], 3), 3, most=most):
        question = moment.match.asked[0]
        viewer = (question.seat + 1) % 4  # another seat, or a spectator
        other = leak.second(moment.match, viewer, rng, None, str(moment))
        views = [msgspec.Raw(msgspec.json.encode(match.view(viewer))) for match in (moment.match, other)]
        key = question.keys[-1]
        reasons = [wonder(Wonder(game, "normal", 1, question.seat, question.code, key, view)) for view in views]
        assert reasons[0] == reasons[1], f"{moment}: the reason tells a secret"
        different += leak._zones(moment.match) != leak._zones(other)
        told.add(reasons[0].code)
    assert different > 10
    assert game == "xia" or len(told) > 3

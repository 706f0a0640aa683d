"""What needs everybody's consent, what a practice table does without it, and the ways in which a table ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rimward.kernel.record import Record, read
from rimward.server import shapes
from rimward.server.worker import Thought
from tests.server.served import Served, keys_of, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    async def first_option(thought: Thought) -> str:
        return thought.keys[0]

    with served(tmp_path_factory.mktemp("consent")) as up, pytest.MonkeyPatch.context() as patch:
        patch.setattr(up.hall.thinkers, "choose", first_option)
        yield up


def three(server: Served, **more: Any) -> tuple[str, list[str], str]:
    """A table of three people, all of whom have chosen a lane."""
    made = server.table("me", "me", "me", **more)
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(3):
        server.step(table, keys)
    return table, keys, made["host_key"]


def entries(server: Served, table: str, key: str) -> int:
    count: int = server.ok("GET", f"/tables/{table}/view", key=key)["entries"]
    return count


def refused(reply: Any) -> str:
    assert reply["is"] == "refused", reply
    code: str = reply["refusal"]["code"]
    return code


def record_of(server: Served, table: str, key: str) -> Record:
    reply = server.call("GET", f"/tables/{table}/record", key=key)
    assert reply.is_success, reply.text
    return read(reply.content)


# --- take-backs ------------------------------------------------------------------------------------------------------
def test_a_take_back_is_shown_to_all_and_done_when_all_agree(server: Served) -> None:
    table, keys, _ = three(server, public=True)
    first = server.ok("GET", f"/tables/{table}/view", key=keys[1])["view"]
    watching = [server.stream(table, key) for key in [*keys, ""]]
    for stream in watching:
        stream.until(shapes.Full)
    assert server.do(table, keys[0], do="take-back", to=2)["is"] == "done"
    for stream in watching:
        while (proposal := stream.until(shapes.Changed).table.proposal) is None:
            pass  # somebody came
        assert (proposal.kind, proposal.by, proposal.to, proposal.consents) == ("take-back", 0, 2, [0])
        assert (proposal.number, proposal.needs) == (1, [0, 1, 2])
    assert entries(server, table, keys[0]) == 4
    assert server.agree(table, keys[2])["is"] == "done"
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"]["consents"] == [0, 2]
    assert entries(server, table, keys[0]) == 4
    assert server.agree(table, keys[1])["is"] == "done"
    for stream in watching:
        change = stream.until(shapes.Change)
        assert (change.entries, [event.code for event in change.events]) == (2, ["kernel.take-back"])
        assert stream.until(shapes.Changed).table.proposal is None
    now = server.ok("GET", f"/tables/{table}/view", key=keys[1])["view"]
    assert (now["answered"], now["early"], now["table"]["lanes"]) == ([0], {}, [])
    assert first["table"]["lanes"] != []


def test_one_who_declines_drops_the_proposal(server: Served) -> None:
    table, keys, _ = three(server)
    before = server.stored(table)["entries"]
    server.do(table, keys[0], do="take-back", to=1)
    assert refused(server.do(table, keys[1], do="end")) == "table.refused.proposal"
    assert server.agree(table, keys[1], agree=False)["is"] == "done"
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"] is None
    assert refused(server.agree(table, keys[2])) == "table.refused.no-proposal"
    last = server.ok("GET", f"/tables/{table}/chat", key=keys[0])[-1]
    assert (last["seat"], last["code"], last["text"]) == (-1, "declined", "Player 2")
    assert server.stored(table)["entries"] == before


@pytest.mark.parametrize("to", [0, 4, 99])
def test_there_must_be_such_a_step_to_go_back_to(server: Served, to: int) -> None:
    table, keys, _ = three(server)
    assert refused(server.do(table, keys[0], do="take-back", to=to)) == "kernel.refused.no-such-entry"
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"] is None


def test_bots_consent(server: Served) -> None:
    made = server.table("me", "random", "random")
    table, keys = made["table"]["id"], keys_of(made)
    server.step(table, keys)
    reply = server.do(table, keys[0], do="take-back", to=1)
    assert reply["is"] == "done"
    record = server.hall._rooms[table].match
    assert record is not None
    assert "take-back" in [entry.did for entry in record.entries]


def test_a_person_for_whom_a_bot_sits_in_need_not_be_waited_for(server: Served) -> None:
    table, keys, host = three(server)
    server.do(table, keys[0], do="end")
    server.agree(table, keys[1])
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["status"] == "playing"
    shown = server.ok("POST", f"/tables/{table}/seats/2/bot", {"bot": "random"}, host)
    assert (shown["status"], shown["outcome"]["code"]) == ("over", "table.agreed")


def test_who_leaves_is_not_waited_for_either(server: Served) -> None:
    table, keys, _ = three(server)
    server.do(table, keys[0], do="take-back", to=1)
    server.agree(table, keys[1])
    assert entries(server, table, keys[0]) == 4
    server.ok("POST", f"/tables/{table}/seats/2/leave", key=keys[2])
    assert taken_back(server, table)


# --- what was agreed to ----------------------------------------------------------------------------------------------
def taken_back(server: Served, table: str) -> bool:
    """Whether a take-back was carried out; the bot that takes a seat may have answered since."""
    match = server.hall._rooms[table].match
    assert match is not None
    return "take-back" in [entry.did for entry in match.entries]


def test_a_consent_is_to_the_proposal_that_it_names(server: Served) -> None:
    """What one player replaces under the hands of another is not agreed to."""
    table, keys, _ = three(server)
    server.do(table, keys[2], do="concede")
    server.do(table, keys[0], do="take-back", to=3)
    first = server.ok("GET", f"/tables/{table}", key=keys[1])["proposal"]
    server.do(table, keys[0], do="end")
    before = server.stored(table)
    for agree in (True, False):
        reply = server.do(table, keys[1], do="consent", proposal=first["number"], agree=agree)
        assert refused(reply) == "table.refused.other-proposal"
    assert server.stored(table) == before
    assert server.ok("GET", f"/tables/{table}", key=keys[1])["status"] == "playing"
    assert server.agree(table, keys[1])["is"] == "done"
    assert server.ok("GET", f"/tables/{table}", key=keys[1])["outcome"]["code"] == "table.agreed"


def test_a_consent_says_to_what(server: Served) -> None:
    table, keys, _ = three(server)
    server.do(table, keys[0], do="end")
    assert server.do(table, keys[1], do="consent", agree=True)["code"] == "request.400"


def test_no_number_is_used_twice_at_a_table_also_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table, keys, _ = three(server)
        numbers = []
        for _ in range(3):
            server.do(table, keys[0], do="end")
            numbers.append(server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"]["number"])
            server.agree(table, keys[1], agree=False)
    with served(tmp_path) as server:
        server.do(table, keys[0], do="end")
        numbers.append(server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"]["number"])
    assert numbers == [1, 2, 3, 4]


@pytest.mark.parametrize("first", ["the bot", "the proposal"])
def test_a_bot_that_the_host_seats_agrees_to_no_take_back(server: Served, first: str) -> None:
    table, keys, host = three(server)
    if first == "the proposal":
        server.do(table, keys[0], do="take-back", to=2)
    server.ok("POST", f"/tables/{table}/seats/2/bot", {"bot": "random"}, host)
    if first == "the bot":
        server.do(table, keys[0], do="take-back", to=2)
    assert server.agree(table, keys[1])["is"] == "done"
    assert not taken_back(server, table)
    assert server.agree(table, keys[2])["is"] == "done"  # the person need not come back for that
    assert taken_back(server, table)


def test_who_lets_a_bot_play_is_not_asked_meanwhile(server: Served) -> None:
    table, keys, host = three(server)
    server.ok("POST", f"/tables/{table}/seats/2/bot", {"bot": "random"}, keys[2])
    server.ok("POST", f"/tables/{table}/seats/2/bot", {"bot": "random"}, host)  # that was one's own wish already
    server.do(table, keys[0], do="take-back", to=2)
    assert refused(server.agree(table, keys[2])) == "table.refused.away"
    assert server.agree(table, keys[1])["is"] == "done"
    assert taken_back(server, table)


def test_what_a_player_proposed_who_leaves_is_proposed_no_more(server: Served) -> None:
    table, keys, _ = three(server)
    server.do(table, keys[0], do="take-back", to=2)
    server.ok("POST", f"/tables/{table}/seats/0/leave", key=keys[0])
    assert server.ok("GET", f"/tables/{table}", key=keys[1])["proposal"] is None
    assert not taken_back(server, table)


# --- practice --------------------------------------------------------------------------------------------------------
def test_a_practice_table_is_marked_in_the_lobby_in_its_view_and_in_its_record(server: Served) -> None:
    made = server.table("me", "me", seed="7", public=True, options={"rounds": 1})
    table, keys = made["table"]["id"], keys_of(made)
    real = server.table("me", "me", public=True)["table"]["id"]
    listed = {shown["id"]: shown["practice"] for shown in server.ok("GET", "/tables?status=playing&limit=50")["tables"]}
    assert (listed[table], listed[real]) == (True, False)
    assert server.stream(table).until(shapes.Full).table.practice
    server.play_out(table, keys)
    assert record_of(server, table, keys[0]).header.practice


def test_the_same_seed_gives_the_same_game(server: Served) -> None:
    records = []
    for _ in range(2):
        made = server.table("me", "me", seed="again", options={"rounds": 1})
        server.play_out(made["table"]["id"], keys_of(made))
        records.append(record_of(server, made["table"]["id"], keys_of(made)[0]))
    assert records[0] == records[1]


def test_the_bots_of_the_same_seed_think_the_same(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def by_seed(thought: Thought) -> str:
        return thought.keys[thought.seed % len(thought.keys)]

    monkeypatch.setattr(server.hall.thinkers, "choose", by_seed)
    records = []
    for seed in ("again", "again", "other", None):
        made = server.table("me", "greedy", "greedy", seed=seed, options={"rounds": 2})
        table, keys = made["table"]["id"], keys_of(made)
        while (shown := server.ok("GET", f"/tables/{table}", key=keys[0]))["status"] == "playing":
            if shown["waiting"] == [0]:  # the bots were quicker, every time
                server.step(table, keys)
        records.append(record_of(server, table, keys[0]))
    assert records[0] == records[1]
    assert records[0].entries != records[2].entries
    assert records[0].entries != records[3].entries


def test_at_a_practice_table_undo_goes_past_what_was_learned_and_a_take_back_is_done_at_once(server: Served) -> None:
    table, keys, _ = three(server, seed="wall")
    before = [server.ok("GET", f"/tables/{table}/view", key=key)["view"] for key in keys]
    rolled = server.step(table, keys)  # a die was thrown: elsewhere nobody could undo that
    assert not server.ok("GET", f"/tables/{table}/view", key=keys[rolled])["can_undo"]
    assert server.do(table, keys[rolled], do="undo")["is"] == "done"
    assert [server.ok("GET", f"/tables/{table}/view", key=key)["view"] for key in keys] == before
    assert server.do(table, keys[2], do="take-back", to=1)["is"] == "done"
    assert entries(server, table, keys[0]) == 1
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["proposal"] is None
    assert refused(server.do(table, keys[0], do="undo")) == "kernel.refused.nothing-to-undo"


def test_elsewhere_undo_stops_at_the_wall(server: Served) -> None:
    table, keys, _ = three(server)
    rolled = server.step(table, keys)
    before = server.stored(table)["entries"]
    assert refused(server.do(table, keys[rolled], do="undo")) == "kernel.refused.nothing-to-undo"
    assert server.stored(table)["entries"] == before


def test_several_steps_are_undone_in_one_entry_and_the_others_are_told_once(server: Served) -> None:
    made = server.table("me", "me", "me", game="xia")
    table, keys = made["table"]["id"], keys_of(made)
    for _ in range(200):
        seat = server.step(table, keys)
        back = server.ok("GET", f"/tables/{table}/view", key=keys[seat])["back"]
        if back and back["turn"] < back["step"]:
            break
    others = [key for key in keys if key != keys[seat]]
    assert server.ok("GET", f"/tables/{table}/view", key=others[0])["back"] is None
    before = len(server.stored(table)["entries"])
    assert refused(server.do(table, others[0], do="undo", to=back["turn"])) == "kernel.refused.nothing-to-undo"
    assert refused(server.do(table, keys[seat], do="undo", to=back["turn"] - 1)) == "kernel.refused.nothing-to-undo"
    assert server.do(table, keys[seat], do="undo", to=back["turn"])["is"] == "done"
    assert len(server.stored(table)["entries"]) == before + 1
    assert entries(server, table, keys[0]) == back["turn"]
    assert server.ok("GET", f"/tables/{table}/events", key=others[0])[-1]["code"] == "kernel.undo"


def test_a_practice_game_that_is_over_can_be_taken_back_and_nothing_else(server: Served) -> None:
    made = server.table("me", "me", seed="over", options={"rounds": 1})
    table, keys = made["table"]["id"], keys_of(made)
    outcome = server.play_out(table, keys)["outcome"]
    for command in ({"do": "concede"}, {"do": "end"}):
        assert refused(server.do(table, keys[0], **command)) == "table.refused.over"
    assert server.ok("GET", f"/tables/{table}", key=keys[0])["outcome"] == outcome
    assert server.do(table, keys[0], do="take-back", to=1)["is"] == "done"
    shown = server.ok("GET", f"/tables/{table}", key=keys[0])
    assert (shown["status"], shown["outcome"], shown["waiting"]) == ("playing", None, [0, 1])
    assert server.play_out(table, keys)["status"] == "over"


# --- ends ------------------------------------------------------------------------------------------------------------
def test_the_game_ends_when_everybody_agrees(server: Served) -> None:
    table, keys, _ = three(server)
    question = server.asked(table, keys[0])
    server.do(table, keys[0], do="end")
    for key in keys[1:]:
        assert server.agree(table, key)["is"] == "done"
    shown = server.ok("GET", f"/tables/{table}", key=keys[0])
    standing = {"winners": [], "scores": [0, 0, 0], "code": "table.agreed", "ranks": [1, 1, 1]}
    assert (shown["status"], shown["outcome"]) == ("over", shown["outcome"] | standing)
    assert (shown["waiting"], shown["proposal"]) == ([], None)
    before = server.stored(table)
    commands: list[dict[str, Any]] = [{"do": name} for name in ("undo", "end", "concede")]
    commands += [{"do": "take-back", "to": 1}, {"do": "answer", "question": question["id"], "key": "drill"}]
    for command in commands:
        assert refused(server.do(table, keys[0], **command)) == "table.refused.over"
    assert server.stored(table) == before


@pytest.mark.parametrize("how", ["end", "concede", "close"])
def test_a_game_that_is_broken_off_keeps_its_standing(server: Served, how: str) -> None:
    made = server.table("me", "me", seed="standing")
    table, keys = made["table"]["id"], keys_of(made)
    while not any(ice := server.ok("GET", f"/tables/{table}/view", key=keys[0])["view"]["table"]["ice"]):
        server.step(table, keys)
    if how == "close":
        server.ok("POST", f"/tables/{table}/close", key=made["host_key"])
    else:
        assert server.do(table, keys[0], do=how)["is"] == "done"
    if how == "end":
        assert server.agree(table, keys[1])["is"] == "done"
    outcome = server.ok("GET", f"/tables/{table}", key=keys[1])["outcome"]
    assert outcome["scores"] == ice
    assert outcome["winners"] == ([1] if how == "concede" else [])


def test_of_two_people_the_one_who_has_not_given_up_wins(server: Served) -> None:
    made = server.table("me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    stream = server.stream(table, keys[1])
    stream.until(shapes.Changed)
    assert server.do(table, keys[0], do="concede")["is"] == "done"
    told = stream.until(shapes.Chat)
    assert (told.code, told.text) == ("conceded", "Player 1")
    shown = stream.until(shapes.Changed).table
    outcome = shown.outcome
    assert (shown.status, outcome.winners, outcome.scores, outcome.code) == ("over", [1], [0, 0], "table.conceded")
    assert shown.seats[0].conceded


def test_of_three_a_bot_plays_on_for_who_gives_up(server: Served) -> None:
    table, keys, host = three(server, options={"rounds": 1})
    assert server.do(table, keys[1], do="concede")["is"] == "done"
    shown = server.ok("GET", f"/tables/{table}", key=keys[0])
    assert shown["status"] == "playing"
    assert [shown["seats"][1][what] for what in ("conceded", "away", "kind")] == [True, True, "person"]
    assert refused(server.do(table, keys[1], do="undo")) == "table.refused.away"
    for path in ("return", "leave"):
        assert server.call("POST", f"/tables/{table}/seats/1/{path}", key=keys[1]).json()["code"] == "table.conceded"
    assert server.do(table, keys[0], do="concede")["is"] == "done"
    outcome = server.ok("GET", f"/tables/{table}", key=host)["outcome"]
    assert (outcome["winners"], outcome["code"]) == ([2], "table.conceded")


def test_against_bots_who_gives_up_has_lost(server: Served) -> None:
    made = server.table("me", "random", "random")
    table, [key] = made["table"]["id"], keys_of(made)
    assert server.do(table, key, do="concede")["is"] == "done"
    shown = server.ok("GET", f"/tables/{table}", key=key)
    assert (shown["status"], shown["outcome"]["winners"]) == ("over", [1, 2])
    assert refused(server.do(table, key, do="undo")) == "table.refused.away"


def test_the_host_closes_a_table_and_what_was_played_stays(server: Served) -> None:
    table, keys, host = three(server)
    assert server.call("GET", f"/tables/{table}/record", key=keys[0]).json()["code"] == "table.not-over"
    stream = server.stream(table, keys[1])
    stream.until(shapes.Changed)
    shown = server.ok("POST", f"/tables/{table}/close", key=host)
    standing = {"winners": [], "scores": [0, 0, 0], "code": "table.closed", "ranks": [1, 1, 1]}
    assert (shown["status"], shown["waiting"], shown["outcome"]) == ("closed", [], shown["outcome"] | standing)
    assert stream.until(shapes.Chat).code == "closed"
    assert stream.until(shapes.Changed).table.status == "closed"
    assert refused(server.do(table, keys[0], do="end")) == "table.refused.closed"
    assert server.call("POST", f"/tables/{table}/close", key=host).json()["code"] == "table.over"
    assert len(record_of(server, table, keys[0]).entries) == 4


def test_before_it_has_begun_there_is_nothing_to_do(server: Served) -> None:
    made = server.table("me", "open")
    table, [key] = made["table"]["id"], keys_of(made)
    for command in ({"do": "undo"}, {"do": "end"}, {"do": "concede"}, {"do": "answer", "question": 1, "key": "x"}):
        assert refused(server.do(table, key, **command)) == "table.refused.not-begun"
    assert server.do(table, key, do="say", text="hello?")["is"] == "done"
    assert server.ok("GET", f"/tables/{table}/told", key=key) == {}
    assert server.ok("GET", f"/tables/{table}/events", key=key) == []
    assert server.ok("GET", f"/tables/{table}/why-not", key=key) == []

"""One stranger cannot hurt: what is long is bounded, counted and done in slices; and a short form of `strain`."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.record import Record, read, write
from rimward.kernel.story import story
from rimward.server import acting, health, long, retold, security, shapes, stream, turns
from rimward.server.security import Limits, Rate
from rimward.server.sight import Sight
from rimward.server.turns import Slices, Turns
from rimward.server.work import Work
from tests.server import strain
from tests.server.oracle import logged
from tests.server.served import Served, keys_of, served


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(Limits.off(), **limits)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("strain"), limits=limited(entries=60, events=100)) as up:
        yield up


def brought(up: Served, entries: int, game: str = "comet", seats: int = 2) -> Any:
    return up.call("POST", "/tables/import", {"record": strain.grown(game, seats, entries)})


def sighted(entries: int, game: str = "comet", seats: int = 2) -> Sight:
    """A match that went back and forth, as a room has it."""
    record = read(strain.grown(game, seats, entries).encode())
    match = Match.reading(GAMES[game], record.header)
    sight = Sight(match)
    for entry in record.entries:
        before = sight.cursor
        match.again(entry)
        sight.followed(sight.cursor - before)
    return sight


def calls(monkeypatch: pytest.MonkeyPatch, name: str, kind: type[Any] = Match) -> list[Any]:
    """The arguments with which a method, of matches if nothing else is said, is called from now on."""
    method, seen = getattr(kind, name), list[Any]()

    def watched(self: Any, *args: Any) -> Any:
        seen.append(args)
        return method(self, *args)

    monkeypatch.setattr(kind, name, watched)
    return seen


# --- imports ---------------------------------------------------------------------------------------------------------
def test_a_record_with_too_many_entries_is_refused_before_it_is_played(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = calls(monkeypatch, "again")
    refused = brought(server, 61)
    assert (refused.status_code, refused.json()["code"]) == (400, "record.long")
    assert "more than 60 entries" in refused.json()["detail"]
    assert played == []
    assert brought(server, 60).status_code == 201


def test_a_record_in_which_too_much_happens_is_refused_while_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its entries are few and tell a lot; it is not played to its end."""
    played = calls(monkeypatch, "again")
    with served(tmp_path, limits=limited(events=100)) as up:
        refused = brought(up, 400)
        assert (refused.status_code, refused.json()["code"]) == (400, "record.wrong")
        assert "more than 100 things happen in it" in refused.json()["detail"]
    assert 0 < len(played) < 200


def test_real_games_are_far_below_what_is_refused() -> None:
    files = sorted((Path(__file__).parents[1] / "recorded").rglob("*.rimward"))
    assert len(files) > 5
    for file in files:
        record = read(file.read_bytes())
        assert 5 * len(record.entries) < Limits().entries, file
        assert 5 * len(Match.load(GAMES[record.header.game], record).log) < Limits().events, file


def test_an_import_costs_what_it_takes(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(work=Rate(0.001, 500))) as up:
        assert brought(up, 60).status_code == 201  # ten for each entry
        refused = brought(up, 60)
        assert (refused.status_code, refused.json()["code"]) == (429, "server.often")
        assert int(refused.headers["retry-after"]) > 1


@pytest.mark.parametrize("path", ["told", "story", "events", "moment?entry=2", "moments", "report"])
def test_looking_at_a_long_game_costs_what_it_takes(tmp_path: Path, path: str) -> None:
    with served(tmp_path, limits=limited(work=Rate(0.001, 1_000))) as up:
        made = brought(up, 101).json()
        look, key = f"/tables/{made['table']['id']}/{path}", keys_of(made)[0]
        assert up.call("GET", look, key=key).status_code == 429  # the import has used it up
        assert up.call("GET", f"/tables/{made['table']['id']}/view", key=key).status_code == 200


def test_the_whole_record_and_an_export_cost_what_they_take(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(work=Rate(0.001, 50))) as up:
        made = up.table("me", "me", options={"rounds": 1})
        up.play_out(made["table"]["id"], keys_of(made))
        path = f"/tables/{made['table']['id']}"
        statuses = [up.call("GET", f"{path}/export", key=made["host_key"]).status_code for _ in range(20)]
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert up.call("GET", f"{path}/record", key=keys_of(made)[0]).status_code == 429


# --- in slices -------------------------------------------------------------------------------------------------------
async def beside(ticks: list[int]) -> None:
    while True:
        ticks.append(1)
        await asyncio.sleep(0)


async def joined(sent: Stream) -> bytes:
    pieces: Any = sent.iterator
    return b"".join([piece async for piece in pieces])


def worked(work: Callable[[Slices], Awaitable[Any]], monkeypatch: pytest.MonkeyPatch) -> tuple[Any, int]:
    """What comes of long work when each slice is used up at once, and how often others had their turn meanwhile."""
    monkeypatch.setattr(turns, "SLICE", 0.0)

    async def run() -> tuple[Any, int]:
        ticks: list[int] = []
        other = asyncio.create_task(beside(ticks))
        await asyncio.sleep(0)
        found = await work(Slices(Turns()))
        other.cancel()
        return found, len(ticks)

    return asyncio.run(run())


def test_a_record_is_played_again_in_slices(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read(strain.grown("comet", 2, 50).encode())
    sight, ticks = worked(lambda _: server.hall._read(record.header, record.entries), monkeypatch)
    assert len(sight.match.entries) == 50
    assert ticks >= 50


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_was_told_is_made_in_slices_and_the_same(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "PIECE", 7)
    match = sighted(120).match
    found, ticks = worked(lambda slices: joined(long.told(match, seat, slices)), monkeypatch)
    assert msgspec.json.decode(found) == msgspec.json.decode(msgspec.json.encode(match.told(seat)))
    assert ticks > len(match.log) // 7


def test_a_record_is_written_in_slices_and_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "PIECE", 7)
    whole = sighted(120).match.record()
    found, ticks = worked(lambda slices: joined(long.record(whole, slices)), monkeypatch)
    assert found == write(whole)
    assert ticks > 120 // 7


def test_an_export_is_written_in_slices_and_has_it_all(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "PIECE", 7)
    shown = msgspec.convert(server.table("me", "me", name='"Ёж"')["table"], shapes.Table)
    said = [shapes.Chat(number=0, at=1.0, seat=0, text='\\"\n', code="")]
    whole: Record = sighted(120).match.record()
    found, ticks = worked(lambda slices: joined(long.export(shown, said, whole, slices)), monkeypatch)
    export = msgspec.json.decode(found, type=shapes.Export)
    assert (export.table, export.chat, export.record) == (shown, said, write(whole).decode())
    assert ticks > 120 // 7
    empty, _ = worked(lambda slices: joined(long.export(shown, [], None, slices)), monkeypatch)
    assert msgspec.json.decode(empty, type=shapes.Export).record == ""


def test_a_story_is_read_in_slices_and_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sighted(121)
    telling = GAMES["comet"].telling
    assert telling is not None
    found, ticks = worked(lambda slices: sight.story(0, slices), monkeypatch)
    told = [event.told(0) for first, end in sight._spans for event in sight.match.log[first:end]]
    expected = msgspec.convert(story(telling, 2, told), retold.Story, from_attributes=True)
    assert found == expected
    assert ticks >= len(sight.match.line)


def test_long_answers_are_compressed_piece_by_piece(server: Served) -> None:
    made = brought(server, 60).json()
    path = f"/api/tables/{made['table']['id']}/told"
    headers = {"Authorization": f"Bearer {keys_of(made)[0]}", "Accept-Encoding": "gzip"}
    with server.http.stream("GET", path, headers=headers) as reply:
        raw = b"".join(reply.iter_raw())
    assert reply.headers["content-encoding"] == "gzip"
    assert msgspec.json.decode(gzip.decompress(raw))["game"] == "comet"


def test_a_whole_view_is_made_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.table("me", "me")
    views, told = calls(monkeypatch, "view"), calls(monkeypatch, "told", Event)
    full = server.ok("GET", f"/tables/{made['table']['id']}/view", key=keys_of(made)[0])
    assert views == [(0,)]
    assert len(told) == len(full["events"]) > 0


def test_what_others_took_back_is_left_out_of_every_page() -> None:
    sight = sighted(80)
    by = sight.undone[0][2]
    undone = {number for start, end, _ in sight.undone for number in range(start, end)}
    assert len(sight.undone) > 20
    whole = [event.number for event in sight.events(1 - by, 0)]
    assert whole == [number for number in range(sight.cursor) if number not in undone]
    assert [event.number for event in sight.events(by, 0)] == list(range(sight.cursor))
    pages = [event.number for since in range(0, sight.cursor, 9) for event in sight.events(1 - by, since, since + 9)]
    assert pages == whole


class Talker:
    """A socket on which there is always one more frame, so that reading it never waits."""

    def __init__(self, frames: int) -> None:
        self.frames = frames

    async def receive_data(self, mode: str) -> str:
        if not self.frames:
            raise WebSocketDisconnect(code=1000, detail="")
        self.frames -= 1
        return "{}"


def test_others_have_their_turn_between_two_frames_of_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow(_: Slices) -> int:
        line, nobody = stream.Outbox(cast("Any", None)), cast("Any", None)
        with contextlib.suppress(WebSocketDisconnect):
            await stream._follow(cast("Any", Talker(50)), line, nobody, 0, Work(Limits.off()))
        return len(line._waiting)

    replies, ticks = worked(follow, monkeypatch)
    assert replies == 50
    assert ticks >= 50


# --- a table in play -------------------------------------------------------------------------------------------------
def test_a_table_that_went_back_and_forth_for_too_long_can_only_be_ended(server: Served) -> None:
    made = brought(server, 59).json()
    table, keys = made["table"]["id"], keys_of(made)
    assert server.step(table, keys) in (0, 1)
    question = next(q for key in keys if (q := server.asked(table, key)) is not None)
    by = keys[question["seat"]]
    answer = {"do": "answer", "question": question["id"], "key": question["options"][0]["key"]}
    for command in (answer, {"do": "undo"}, {"do": "take-back", "to": 1}, {"do": "act", "key": "x"}):
        told = server.do(table, by, **command)
        assert (told["is"], told["refusal"]["code"]) == ("refused", "table.refused.long")
        assert told["refusal"]["numbers"] == {"entries": 60}
    assert len(server.stored(table)["entries"]) == 60
    assert server.do(table, by, do="say", text="too long")["is"] == "done"
    assert server.do(table, by, do="concede")["is"] == "done"
    assert server.ok("GET", f"/tables/{table}", key=by)["status"] == "over"


def test_bots_play_a_long_table_to_its_end(tmp_path: Path) -> None:
    """They never go back, so they make nothing grow without end."""
    with served(tmp_path, limits=limited(entries=3)) as up:
        made = up.table("random", "random", options={"rounds": 1}, public=True)
        while up.ok("GET", f"/tables/{made['table']['id']}")["status"] == "playing":
            pass
        assert len(up.stored(made["table"]["id"])["entries"]) > 3


# --- secret answers --------------------------------------------------------------------------------------------------
def secretly(server: Served, made: Any, keys: list[str], changes: int) -> list[Any]:
    """The first answer to the lanes of Comet and so many others."""
    table = made["table"]["id"]
    question = server.asked(table, keys[0])
    lanes = [option["key"] for option in question["options"]]
    tried = [{"do": "answer", "question": question["id"], "key": lanes[n % 2]} for n in range(changes + 1)]
    return [server.do(table, keys[0], **command) for command in tried]


def test_a_secret_answer_can_be_changed_only_so_often(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "CHANGES", 3)
    made = server.table("me", "me")
    keys, table = keys_of(made), made["table"]["id"]
    told = secretly(server, made, keys, 4)
    assert [reply["is"] for reply in told] == ["done"] * 4 + ["refused"]
    assert (told[-1]["refusal"]["code"], told[-1]["refusal"]["numbers"]) == ("table.refused.changes", {"changes": 3})
    assert len(server.stored(table)["entries"]) == 5
    server.step(table, keys[1:])  # the other has all of theirs
    while server.asked(table, keys[0]) is None or "drill" in str(server.asked(table, keys[0])):
        server.step(table, keys)
    assert server.do(table, keys[0], **_lane(server, table, keys[0]))["is"] == "done"  # the next question is another


def _lane(server: Served, table: str, key: str) -> dict[str, Any]:
    question = server.asked(table, key)
    assert question["code"] == "comet.lane.choose"
    return {"do": "answer", "question": question["id"], "key": question["options"][0]["key"]}


def test_a_reason_does_not_take_longer_with_every_changed_answer(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.table("me", "me", "normal", public=True)
    table = made["table"]["id"]
    while server.ok("GET", f"/tables/{table}/moments")["bots"] != [1]:
        pass
    secretly(server, made, keys_of(made), 12)
    looked = calls(monkeypatch, "at")
    told = server.ok("GET", f"/tables/{table}/why?entry=1", key=keys_of(made)[0])
    assert told["why"]["code"] == "kernel.why.hidden"
    assert looked == [(1,)]


def test_where_secrecy_began_is_known_as_it_would_be_by_looking() -> None:
    """Also after going back into the middle of it."""
    match = Match.new(GAMES["comet"], 3, {}, chance=Seeded("secret"))
    sight = Sight(match)
    sight.followed(sight.cursor)

    def same() -> list[bool]:
        line = len(match.line)
        looked = [all(match.at(n).table.early for n in range(entry + 1, line + 1)) for entry in range(line)]
        assert [sight.lies_in_secret(entry) for entry in range(line)] == looked
        return looked

    hidden = 0
    for step in range(40):
        question = next(q for q in match.asked if not q.answered)
        before = sight.cursor
        match.answer(question.id, question.seat, question.keys[step % len(question.keys)])
        sight.followed(sight.cursor - before)
        hidden += sum(same())
        if step in (5, 21):
            to, before = len(match.line) - 4, sight.cursor
            match.take_back(to, range(3))
            sight.followed(sight.cursor - before)
            same()
    assert hidden > 5


# --- pages and health ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/assets/x%00.js", "/" + "a" * 5000, "/assets/" + "a" * 300])
def test_a_path_that_no_file_can_have_is_no_page(server: Served, path: str) -> None:
    with logged() as log:
        reply = server.http.get(path)
        assert (reply.status_code, reply.json()["code"]) == (404, "server.path")
    assert log.lines == []


def test_health_is_looked_into_once_a_second_and_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, limits=limited(requests=Rate(0.001, 5))) as up:
        ping, asked = up.hall.store.ping, list[int]()

        async def counted() -> None:
            asked.append(1)
            await ping()

        monkeypatch.setattr(up.hall.store, "ping", counted)
        monkeypatch.setattr(health, "KEPT", 3600.0)
        assert [up.http.get("/healthz").status_code for _ in range(7)] == [200] * 5 + [429] * 2
    assert len(asked) == 1


def test_a_server_with_a_full_disk_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT", 0.0)
    with served(tmp_path) as up:
        assert up.http.get("/healthz").status_code == 200
        usage = shutil.disk_usage(tmp_path)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=1_000_000))
        reply = up.http.get("/healthz")
        assert (reply.status_code, reply.json()["code"]) == (503, "store")
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
        assert up.http.get("/healthz").status_code == 200


# --- pages elsewhere -------------------------------------------------------------------------------------------------
def test_pictures_on_a_page_elsewhere_do_not_lock_a_player_out(tmp_path: Path) -> None:
    """They are neither answered nor counted; and who shows no key has not shown a wrong one."""
    with served(tmp_path, limits=limited(wrong_keys=Rate(0.001, 3), requests=Rate(0.001, 30))) as up:
        made = up.table("me", "me")
        path, key = f"/tables/{made['table']['id']}", keys_of(made)[0]
        for site in ("cross-site", "same-site"):
            shown = [up.call("GET", path, **{"Sec-Fetch-Site": site}) for _ in range(14)]
            assert {(reply.status_code, reply.json()["code"]) for reply in shown} == {(403, "server.origin")}
        bare = [up.call("GET", path) for _ in range(6)]
        assert {reply.json()["code"] for reply in bare} == {"table.invitation"}
        for _ in range(4):
            assert up.stream(made["table"]["id"]).closed()[0] == 4403
        assert up.call("GET", path, key=key, **{"Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_a_page_elsewhere_that_asks_too_often_is_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def watched(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    with served(tmp_path, limits=limited(requests=Rate(0.001, 3))) as up:
        monkeypatch.setattr(asyncio, "sleep", watched)
        elsewhere = {"Sec-Fetch-Site": "cross-site"}
        replies = [up.call("GET", "/games", **elsewhere) for _ in range(5)]
        monkeypatch.setattr(asyncio, "sleep", sleep)
        assert {reply.status_code for reply in replies} == {403}
        assert {reply.headers.get("connection") for reply in replies} == {None}
        assert up.call("GET", "/games").status_code == 200
    assert slept.count(security.SLOWED) == 2


@pytest.mark.parametrize("path", ["/", "/t/abc"])
def test_a_link_from_elsewhere_leads_to_a_page(server: Served, path: str) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert server.http.get(path, headers=headers).status_code == 200


def test_wrong_keys_count_for_their_table_and_many_for_all(tmp_path: Path) -> None:
    limits = limited(wrong_keys=Rate(0.001, 3), all_wrong_keys=Rate(0.001, 7))
    with served(tmp_path, limits=limits) as up:
        made = [up.table("me", "me") for _ in range(3)]
        paths = [f"/tables/{one['table']['id']}" for one in made]
        assert [up.call("GET", paths[0], key="guess").status_code for _ in range(4)] == [401] * 3 + [429]
        assert up.call("GET", paths[0], key=keys_of(made[0])[0]).status_code == 429
        assert up.call("GET", paths[1], key=keys_of(made[1])[0]).status_code == 200
        for path in paths[1:]:
            up.call("GET", path, key="guess")
            up.call("GET", path, key="guess")
        assert up.call("GET", paths[1], key=keys_of(made[1])[0]).status_code == 429
        assert up.call("GET", "/tables").status_code == 200


# --- attacks on a real server ----------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["too-long", "told", "frames", "pings", "half-requests", "long-polls", "secrets", "bots"]
)
def test_a_stranger_is_stopped(name: str, tmp_path: Path) -> None:
    felt = strain.strain(name, 1.0, tmp_path)
    assert felt.outcome.stopped > 0, felt
    assert felt.failed == 0, felt


@pytest.mark.slow
def test_a_page_elsewhere_harms_nobody(tmp_path: Path) -> None:
    felt = strain.strain("images", 1.0, tmp_path)
    assert (set(felt.outcome.ends), felt.failed) == ({"403"}, 0)

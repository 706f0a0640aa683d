"""Nothing of another seat's secrets is sent, and a server that sends it is found out; no secret is in the logs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Response

from rimward import wire
from rimward.games.catalog import GAMES
from rimward.kernel import whatif as kernel_whatif
from rimward.kernel.chance import Chance, Seeded
from rimward.kernel.match import Match
from rimward.server import consent, data, keys, long, retold, shapes, talking, whatif
from rimward.server.openapi import document
from rimward.server.room import Room
from rimward.server.sight import Sight, encode
from tests.server import host_tries
from tests.server.oracle import logged, rows, stored
from tests.server.secrets import Game, Leak, Mode, Played, Search, Sent, spelt
from tests.server.served import Served, served
from tests.twins.results import SIDES

Patch = pytest.MonkeyPatch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("secrets")) as up:
        yield up


@pytest.fixture(scope="module")
def sided(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where Comet Rush is played two against two."""
    with served(tmp_path_factory.mktemp("sided"), games={"comet": SIDES}) as up:
        yield up


def search(server: Served, name: str, seats: int, mode: Mode, seed: int, most: int = 1000) -> Any:
    rng = Random(seed)
    return Search(Game(server, name, seats, mode, rng, most).played(), rng).run()


@pytest.mark.parametrize(
    ("name", "seats", "mode", "most"),
    [
        ("comet", 2, "bots", 1000),
        ("comet", 3, "mixed", 1000),
        ("comet", 4, "people", 1000),
        ("xia", 3, "bots", 120),
        ("xia", 3, "people", 80),
        ("comet", 3, "orders", 1000),
        ("xia", 3, "orders", 80),
        ("aurora", 2, "people", 60),
        ("aurora", 3, "bots", 60),
        ("aurora", 4, "people", 60),
    ],
)
def test_nothing_secret_is_sent(server: Served, name: str, seats: int, mode: Mode, most: int) -> None:
    found = search(server, name, seats, mode, 1, most)
    assert found["sent"] >= found["entries"] * (seats + 1)
    assert found["unlike"] > found["twins"] / 20, "the twins are hardly ever another state"
    assert found["what ifs"] >= 2 * seats
    assert found["private"] > seats
    assert found["what ifs unlike"] > 0 or most < 1000, "what is gone on from is always the true state"


def test_the_host_tries_everything_that_a_host_can_ask_for(server: Served) -> None:
    """By the description of the API: a request that is added there is missed here."""
    game = Game(server, "comet", 3, "people", Random(2), most=40)
    while len({question.seat for question in game.asked[-1]}) == 3:  # a bot may sit down where nobody is asked
        game.step()
    game.try_as_host()
    game.played()
    known = {f"{method.upper()} {path}" for path, of in document(server.app)["paths"].items() for method in of}
    of_a_table = {label for label in known if label.partition(" ")[2].startswith(host_tries.AT)}
    assert len(of_a_table) > 20
    assert game.tried == of_a_table - host_tries.ENDS


# --- servers broken on purpose ---------------------------------------------------------------------------------------
def another_hand_is_sent(patch: Patch) -> None:
    change = Sight.change

    def broken(self: Sight, seat: int) -> bytes:
        return encode({**msgspec.json.decode(change(self, seat)), "zones": self.match.view(0)["zones"]})

    patch.setattr(Sight, "change", broken)


def newcomers_are_sent_another_view(patch: Patch) -> None:
    full = Sight.full

    def broken(self: Sight, seat: int, since: int, table: shapes.Table) -> bytes:
        view = msgspec.json.decode(full(self, 0, since, table))["view"]
        return encode({**msgspec.json.decode(full(self, seat, since, table)), "view": view})

    patch.setattr(Sight, "full", broken)


def moments_are_seen_as_by_another(patch: Patch) -> None:
    moment = Sight.moment

    def broken(self: Sight, entry: int, seat: int) -> retold.Moment:
        view = moment(self, entry, 0).view
        return msgspec.structs.replace(moment(self, entry, seat), view=view)

    patch.setattr(Sight, "moment", broken)


def moments_are_seen_as_is_known_now(patch: Patch) -> None:
    moment = Sight.moment

    def broken(self: Sight, entry: int, seat: int) -> retold.Moment:
        return msgspec.structs.replace(moment(self, entry, seat), view=wire.view(self.match, seat))

    patch.setattr(Sight, "moment", broken)


def events_are_told_as_to_another(patch: Patch) -> None:
    events = Sight.events
    patch.setattr(Sight, "events", lambda self, seat, since, until=None: events(self, 0, since, until))


def options_are_sent_to_all(patch: Patch) -> None:
    patch.setattr(wire, "question", lambda asked, seat: QUESTION(asked, asked.seat))


def early_answers_are_sent(patch: Patch) -> None:
    change = Sight.change

    def broken(self: Sight, seat: int) -> bytes:
        early = {str(s): value for s, value in self.match.table.early.items()}
        return encode({**msgspec.json.decode(change(self, seat)), "early": early})

    patch.setattr(Sight, "change", broken)


def the_key_is_in_the_name_of_the_table(patch: Patch) -> None:
    shown = Room.shown

    def broken(self: Room) -> shapes.Table:
        table = shown(self)
        return msgspec.structs.replace(table, name=self.match.header.key if self.match else "")

    patch.setattr(Room, "shown", broken)


def the_running_hash_is_told(patch: Patch) -> None:
    patch.setattr(long, "told", lambda match, seat, _: Response({**match.told(seat), "hash": match.hash}))


async def a_key_at_once(room: Room, seat: int) -> shapes.SeatKey:
    key = keys.new_key()
    seats = room.with_seat(seat, key_hash=keys.hashed(key))
    await room.change(msgspec.structs.replace(room.data, seats=seats))
    return shapes.SeatKey(seat=seat, key=key)


def the_host_gets_a_key_at_once(patch: Patch) -> None:
    patch.setattr(consent, "ask_key", a_key_at_once)


def others_decide_about_who_is_there(patch: Patch) -> None:
    patch.setattr(consent, "is_long_away", lambda room, seat: True)


def a_new_key_is_told_to_all(patch: Patch) -> None:
    ask = consent.ask_key

    async def broken(room: Room, seat: int) -> shapes.SeatKey:
        asked = await ask(room, seat)
        await room.change(room.data, told=[room.line(-1, asked.key)])
        return asked

    patch.setattr(consent, "ask_key", broken)


def what_if_is_made_from_the_table(patch: Patch) -> None:
    patch.setattr(kernel_whatif, "imagined", lambda past, seat, rng: kernel_whatif.as_it_was(past, seat))


def what_if_is_made_from_what_is_known_now(patch: Patch) -> None:
    patch.setattr(whatif, "_moment", lambda room, wished: (wished, room.match))


def what_if_has_the_dice_that_are_still_to_fall(patch: Patch) -> None:
    chances: list[Chance] = []
    at, gone_on = Match.at, kernel_whatif.gone_on

    def remembering(self: Match, position: int) -> Match:
        assert self.chance is not None
        chances.append(self.chance)
        return at(self, position)

    patch.setattr(Match, "at", remembering)
    patch.setattr(kernel_whatif, "gone_on", lambda past, g, chance: gone_on(past, g, chances[-1]))


def who_has_no_seat_goes_on(patch: Patch) -> None:
    patch.setattr(whatif, "_seat", lambda room, caller, wished: 0)


def notes_are_sent_to_all(patch: Patch) -> None:
    def broken(self: Room, message: bytes, seats: Iterable[int] | None = None) -> None:
        TELL(self, message, None if b'"is":"notes"' in message else seats)

    patch.setattr(Room, "tell", broken)


def asides_are_read_by_the_other_side(patch: Patch) -> None:
    heard = data.asides_of

    def broken(connection: Any, table: str, seat: data.SeatData, limit: int) -> list[shapes.Aside]:
        return [
            line for one in (0, 1) for line in heard(connection, table, msgspec.structs.replace(seat, seat=one), limit)
        ]

    patch.setattr(talking, "asides_of", broken)


def asides_are_part_of_the_chat(patch: Patch) -> None:
    async def broken(room: Room, seat: int, text: str) -> None:
        await room.change(room.data, told=[room.line(seat, text)])

    patch.setattr(talking, "_aside", broken)


def notes_go_to_who_sits_there_next(patch: Patch) -> None:
    patch.setattr(talking, "notes", lambda seat: shapes.Notes(text="".join(NOTED)))
    note = talking.note

    async def broken(room: Room, seat: int, text: str) -> None:
        NOTED.append(text)
        await note(room, seat, text)

    patch.setattr(talking, "note", broken)


NOTED: list[str] = []
TELL = Room.tell
QUESTION = wire.question
BROKEN: list[tuple[Callable[[Patch], None], str]] = [
    (another_hand_is_sent, "hand:0"),
    (newcomers_are_sent_another_view, "hand:0"),
    (moments_are_seen_as_by_another, "moment of entry 0, hand:0"),
    (moments_are_seen_as_is_known_now, "moment of entry"),
    (events_are_told_as_to_another, "event"),
    (options_are_sent_to_all, "asked"),
    (early_answers_are_sent, "early"),
    (the_key_is_in_the_name_of_the_table, "a key or a hash"),
    (the_running_hash_is_told, "a key or a hash"),
    (the_host_gets_a_key_at_once, "the host holds a key of seat 0"),
    (others_decide_about_who_is_there, "the host holds a key of seat 0"),
    (a_new_key_is_told_to_all, "a key or a hash"),
    (what_if_is_made_from_the_table, "what-if from entry .*/zones"),
    (what_if_is_made_from_what_is_known_now, "what-if from entry"),
    (what_if_has_the_dice_that_are_still_to_fall, "what-if: a key or a hash"),
    (who_has_no_seat_goes_on, "who has no seat goes on"),
]


TALKING: list[tuple[Callable[[Patch], None], str]] = [
    (notes_are_sent_to_all, r"a frame: noted-by-\d-1, which is for"),
    (asides_are_read_by_the_other_side, r"asides: aside-of-\d-1, which is for"),
    (asides_are_part_of_the_chat, r"aside-of-\d-1, which is for"),
    (notes_go_to_who_sits_there_next, r"noted-by-\d-1, which is for"),
]


@pytest.mark.parametrize(("breaks", "says"), BROKEN, ids=[breaks.__name__ for breaks, _ in BROKEN])
def test_a_server_that_tells_is_found_out(
    server: Served, monkeypatch: Patch, breaks: Callable[[Patch], None], says: str
) -> None:
    def look() -> None:
        rng = Random(3)
        with monkeypatch.context() as patch:
            breaks(patch)
            played = Game(server, "comet", 4, "people", rng, most=60).played()
        Search(played, rng).run()

    with pytest.raises(Leak, match=says):
        look()


def talked(server: Served, most: int) -> tuple[Played, Random]:
    rng = Random(5)
    return Game(server, "comet", 4, "people", rng, most=most).played(), rng


def test_notes_and_asides_are_for_whom_they_are_for(sided: Served) -> None:
    played, rng = talked(sided, 60)
    found = Search(played, rng, SIDES).run()
    asides = [readers for words, readers in played.private.items() if words.startswith("aside")]
    assert asides[:4] == [{0, 2}, {1, 3}, {0, 2}, {1, 3}]
    assert found["private"] > 16


@pytest.mark.parametrize(("breaks", "says"), TALKING, ids=[breaks.__name__ for breaks, _ in TALKING])
def test_a_server_that_lets_others_read_is_found_out(
    sided: Served, monkeypatch: Patch, breaks: Callable[[Patch], None], says: str
) -> None:
    def look() -> None:
        with monkeypatch.context() as patch:
            breaks(patch)
            played, rng = talked(sided, 20)
        Search(played, rng, SIDES).run()

    with pytest.raises(Leak, match=says):
        look()


def test_a_unique_card_under_a_back_is_found() -> None:
    """By the plain search alone: a mission that a captain holds, named in something sent to a spectator."""
    rng, spectator = Random(3), 3
    match = Match.new(GAMES["xia"], 3, chance=Seeded(3))
    search = Search(Played(match.record(), set(), set(), []), rng)
    while not (hidden := search._hidden(spectator)):
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, rng.choice(question.keys))
        search.match = match
        search._learn()
    search._search(Sent(spectator, 0, "", f'{{"unseen":{{"{hidden[0]}":1}},"at":0.{hidden[0]}}}'), hidden, "")
    with pytest.raises(Leak, match=hidden[0]):
        search._search(Sent(spectator, 0, "", f'{{"thing":"card:{hidden[0]}"}}'), hidden, "")


# --- logs ------------------------------------------------------------------------------------------------------------
def test_no_secret_is_in_the_logs(tmp_path: Path) -> None:
    """A table's whole life with everything logged that any part of the server has to say."""
    with logged(logging.DEBUG) as log, served(tmp_path) as server:
        made = server.table("me", "me", "open", public=False, seed="a-seed-of-my-own")
        table, host, invite = made["table"]["id"], made["host_key"], made["invite"]
        keys = [key["key"] for key in made["keys"]]
        at = f"/tables/{table}"
        hook = "http://127.0.0.1:9/hook-with-a-token"
        server.call("GET", f"{at}/view", key="not-a-key-of-this-table")
        server.ok("PUT", f"{at}/seats/0/notice", {"url": hook, "after": 86_400}, key=keys[0])
        keys.append(server.ok("POST", f"{at}/join", {"name": "Third", "invite": invite})["key"])
        streams = [server.stream(table, key) for key in keys]
        asked = [stream.until(shapes.Full).asked for stream in streams]
        streams[0].do(do="say", text="a-word-among-friends")
        streams[0].do(do="answer", question=asked[0][0].id, key=asked[0][0].options[0].key)
        streams[0].do(do="answer", question=1, key="no-such-option")
        streams[0].connection.send('{"do":"answer","question":"' + keys[0] + '"}')
        assert isinstance(streams[0].until(shapes.Refused), shapes.Refused)
        keys.append(server.ok("POST", f"{at}/seats/1/key", key=host)["key"])
        streams[1].do(do="consent", proposal=1, agree=True)
        keys.append(server.ok("POST", f"{at}/seats/2/key", key=keys[2])["key"])
        invites = [invite, server.ok("POST", f"{at}/invite", key=host)["invite"]]
        for seat in range(3):
            server.ok("POST", f"{at}/seats/{seat}/bot", {"bot": "random"}, key=host)
        streams[0].until(shapes.Change)
        record, kept = stored(server, table), rows(server, table)
        server.ok("POST", f"{at}/close", key=host)
        server.ok("GET", f"{at}/export", key=host)
        server.ok("DELETE", at, key=host)
        assert [stream.closed()[0] for stream in streams] == [4404, 4401, 4401]
    raw = [cell for part in ("tables", "seats") for row in kept[part] for cell in row if isinstance(cell, bytes)]
    secrets = {host, *invites, *keys, hook, "a-seed-of-my-own", "not-a-key-of-this-table", "a-word-among-friends"}
    secrets |= spelt([*raw, bytes.fromhex(record.header.key)]) | {entry.hash for entry in record.entries}
    said = "\n".join(log.lines)
    assert "sqlalchemy" in said, "nothing was logged at all"
    assert [secret for secret in secrets if secret in said] == []

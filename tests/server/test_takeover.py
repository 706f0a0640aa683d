"""Whose a seat is while a game is played: nobody takes a person's seat and reads its hand without consent."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from rimward.server import clock, consent, shapes
from rimward.server.worker import Thought
from tests.server.served import Served, keys_of, served
from tests.server.waiting import until

WEEK = 7 * clock.DAY + clock.HOUR


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    async def first_option(thought: Thought) -> str:
        return thought.keys[0]

    with served(tmp_path_factory.mktemp("takeover")) as up, pytest.MonkeyPatch.context() as patch:
        patch.setattr(up.hall.thinkers, "choose", first_option)
        yield up


class Clock:
    """The server's clock, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Clock:
    moved = Clock()
    monkeypatch.setattr(clock, "now", moved.now)
    return moved


class Begun(NamedTuple):
    """A game under way: the host in seat 0, and people who came by the invitation."""

    table: str
    host: str
    keys: list[str]
    invite: str

    def at(self, seat: int, what: str) -> str:
        return f"/tables/{self.table}/seats/{seat}/{what}"


NAMES = ("Bo", "Cy", "Di")


def begun(server: Served, people: int = 2, *more: str, **options: Any) -> Begun:
    """The host, Bo and so on, and then what else sits there."""
    made = server.table("me", *["open"] * people, *more, **options)
    table = made["table"]["id"]
    keys = keys_of(made)
    for name in NAMES[:people]:
        keys.append(server.ok("POST", f"/tables/{table}/join", {"name": name, "invite": made["invite"]})["key"])
    return Begun(table, made["host_key"], keys, made["invite"])


def shown(server: Served, game: Begun) -> Any:
    return server.ok("GET", f"/tables/{game.table}", key=game.host)


def told(server: Served, game: Begun) -> list[tuple[str, str]]:
    """What the table told since it began."""
    lines = [(line["code"], line["text"]) for line in server.ok("GET", f"/tables/{game.table}/chat", key=game.host)]
    return [line for line in lines if line[0] not in ("joined", "started")]


def refusal(reply: Any) -> str:
    assert reply["is"] == "refused", reply
    code: str = reply["refusal"]["code"]
    return code


def denied(server: Served, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, str]:
    reply = server.call(method, path, body, key)
    return reply.status_code, reply.json()["code"]


def opens(server: Served, game: Begun, key: str) -> int | None:
    """The seat whose view a key opens; None where it fits nothing."""
    reply = server.call("GET", f"/tables/{game.table}/view", key=key)
    if reply.status_code == 401:
        return None
    seat: int = reply.json()["view"]["seat"]
    return seat


# --- a new key for a person's seat -----------------------------------------------------------------------------------
def test_the_host_gets_no_key_of_a_person_in_a_game(server: Served) -> None:
    game = begun(server)
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    assert asked["proposal"] == 1
    assert opens(server, game, asked["key"]) is None
    assert opens(server, game, game.keys[1]) == 1
    proposal = shown(server, game)["proposal"]
    assert (proposal["kind"], proposal["seat"], proposal["by"], proposal["needs"]) == ("key", 1, 0, [1])
    assert (proposal["number"], proposal["instead"], proposal["consents"]) == (1, [], [])
    assert told(server, game) == [("asks-key", "Bo")]


def test_with_the_persons_consent_the_new_key_fits_and_everybody_is_told(server: Served) -> None:
    game = begun(server)
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    old, other = server.stream(game.table, game.keys[1]), server.stream(game.table, game.keys[2])
    for stream in (old, other):
        stream.until(shapes.Full)
    assert server.agree(game.table, game.keys[1])["is"] == "done"
    assert [(line.code, line.text) for line in (other.until(shapes.Chat), other.until(shapes.Chat))] == [
        ("agreed", "Bo"),
        ("key-agreed", "Bo"),
    ]
    assert old.closed() == (4401, "this key no longer fits")
    assert opens(server, game, game.keys[1]) is None
    assert opens(server, game, asked["key"]) == 1
    assert shown(server, game)["proposal"] is None
    assert [seat["hosts"] for seat in shown(server, game)["seats"]] == [True, True, False]


def test_a_person_who_declines_keeps_the_seat(server: Served) -> None:
    game = begun(server)
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    assert server.agree(game.table, game.keys[1], agree=False)["is"] == "done"
    assert (opens(server, game, asked["key"]), opens(server, game, game.keys[1])) == (None, 1)
    assert told(server, game) == [("asks-key", "Bo"), ("declined", "Bo")]


def test_while_a_person_is_about_nobody_else_decides(server: Served, later: Clock) -> None:
    game = begun(server, 3)
    later.ahead = WEEK - 60
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    before = server.ok("GET", f"/tables/{game.table}", key=game.host)["proposal"]
    for key in (game.keys[0], game.keys[2], game.keys[3]):
        assert refusal(server.agree(game.table, key)) == "table.refused.no-say"
    later.ahead = WEEK  # who has to agree is fixed when it is proposed
    for key in (game.keys[2], game.keys[3]):
        assert refusal(server.agree(game.table, key)) == "table.refused.no-say"
    assert server.ok("GET", f"/tables/{game.table}", key=game.host)["proposal"] == before
    assert before["consents"] == []
    assert opens(server, game, asked["key"]) is None


def test_after_a_week_two_others_may_agree_and_the_host_is_none_of_them(server: Served, later: Clock) -> None:
    game = begun(server, 3)
    later.ahead = WEEK
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    assert shown(server, game)["proposal"]["instead"] == [2, 3]
    assert refusal(server.agree(game.table, game.keys[0])) == "table.refused.no-say"
    assert server.agree(game.table, game.keys[2])["is"] == "done"
    assert opens(server, game, asked["key"]) is None
    assert server.agree(game.table, game.keys[2])["is"] == "done"  # once more is not two
    assert opens(server, game, asked["key"]) is None
    assert server.agree(game.table, game.keys[3])["is"] == "done"
    assert opens(server, game, asked["key"]) == 1
    assert told(server, game)[-2:] == [("agreed", "Di"), ("key-by-others", "Bo")]


def test_one_other_is_not_enough_whoever_has_the_hosts_other_seats(server: Served, later: Clock) -> None:
    made = server.table("me", "me", "open", "open")
    keys = keys_of(made)
    at = f"/tables/{made['table']['id']}"
    keys += [server.ok("POST", f"{at}/join", {"name": name, "invite": made["invite"]})["key"] for name in NAMES[:2]]
    later.ahead = WEEK
    asked = server.ok("POST", f"{at}/seats/2/key", key=made["host_key"])
    assert server.ok("GET", at, key=keys[0])["proposal"]["instead"] == []
    for key in (keys[0], keys[1], keys[3]):
        assert refusal(server.agree(made["table"]["id"], key)) == "table.refused.no-say"
    assert server.call("GET", f"{at}/view", key=asked["key"]).status_code == 401


@pytest.mark.parametrize("how", ["a request", "an open browser", "a browser that was closed again"])
def test_a_person_who_is_back_decides_alone(server: Served, later: Clock, how: str) -> None:
    game = begun(server, 3)
    later.ahead = WEEK
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    server.agree(game.table, game.keys[2])
    if how == "a request":
        server.ok("GET", f"/tables/{game.table}", key=game.keys[1])
    else:
        stream = server.stream(game.table, game.keys[1])
        stream.until(shapes.Full)
        if how != "an open browser":
            stream.connection.close()
            room = server.hall._rooms[game.table]
            until(lambda: not room.is_here(1))
    assert refusal(server.agree(game.table, game.keys[3])) == "table.refused.is-back"
    assert (opens(server, game, asked["key"]), opens(server, game, game.keys[1])) == (None, 1)


def test_who_has_the_page_open_is_not_away(server: Served, later: Clock) -> None:
    game = begun(server, 3)
    server.stream(game.table, game.keys[1]).until(shapes.Full)
    later.ahead = WEEK
    server.ok("POST", game.at(1, "key"), key=game.host)
    assert shown(server, game)["proposal"]["instead"] == []


def test_how_many_days_is_a_setting_of_the_server(tmp_path: Path, later: Clock) -> None:
    with served(tmp_path, away_days=1) as server:
        game = begun(server, 3)
        later.ahead = clock.DAY + clock.HOUR
        server.ok("POST", game.at(1, "key"), key=game.host)
        assert shown(server, game)["proposal"]["instead"] == [2, 3]


def test_a_person_makes_a_new_key_for_the_own_seat_at_once(server: Served) -> None:
    game = begun(server)
    new = server.ok("POST", game.at(1, "key"), key=game.keys[1])
    assert (new["seat"], new["proposal"]) == (1, 0)
    assert (opens(server, game, new["key"]), opens(server, game, game.keys[1])) == (1, None)
    assert told(server, game) == [("own-key", "Bo")]
    assert [seat["hosts"] for seat in shown(server, game)["seats"]] == [True, False, False]
    assert denied(server, "POST", game.at(2, "key"), key=new["key"]) == (403, "table.seat")


def test_a_key_that_the_host_asked_for_before_does_not_fit_when_a_later_one_is_agreed_to(server: Served) -> None:
    game = begun(server)
    first, second = (server.ok("POST", game.at(1, "key"), key=game.host) for _ in range(2))
    reply = server.do(game.table, game.keys[1], do="consent", proposal=first["proposal"], agree=True)
    assert refusal(reply) == "table.refused.other-proposal"
    assert server.agree(game.table, game.keys[1])["is"] == "done"
    assert (opens(server, game, first["key"]), opens(server, game, second["key"])) == (None, 1)


def test_what_somebody_else_proposed_is_decided_before_the_host_asks_for_a_seat(server: Served) -> None:
    game = begun(server, 2, "random")
    server.do(game.table, game.keys[1], do="end")
    before = server.stored(game.table)
    assert denied(server, "POST", game.at(2, "key"), key=game.host) == (409, "table.proposal")
    assert denied(server, "POST", game.at(3, "open"), key=game.host) == (409, "table.proposal")
    assert server.stored(game.table) == before


def test_after_the_end_the_host_gets_no_key_that_a_rematch_would_carry(server: Served) -> None:
    game = begun(server)
    server.ok("POST", f"/tables/{game.table}/close", key=game.host)
    for seat in (1, 2):
        assert denied(server, "POST", game.at(seat, "key"), key=game.host) == (409, "table.over")
    again = server.ok("POST", f"/tables/{game.table}/rematch", key=game.host)["table"]
    rematch = game._replace(table=again["id"])
    assert [opens(server, rematch, key) for key in game.keys] == [0, 1, 2]
    assert opens(server, rematch, game.host) == 3  # a spectator
    assert [seat["hosts"] for seat in again["seats"]] == [True, False, False]


# --- when somebody was last here -------------------------------------------------------------------------------------
def seen(server: Served, game: Begun) -> list[float]:
    return [seat.seen for seat in server.hall._rooms[game.table].data.seats]


def test_it_is_noted_once_an_hour_that_somebody_is_here(server: Served, later: Clock) -> None:
    game = begun(server)
    before, rows = seen(server, game), server.stored(game.table)
    later.ahead = clock.HOUR - 60
    server.ok("GET", f"/tables/{game.table}", key=game.keys[1])
    assert server.stored(game.table) == rows
    later.ahead = clock.HOUR + 60
    server.ok("GET", f"/tables/{game.table}", key=game.keys[1])
    after = seen(server, game)
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] - before[1] >= clock.HOUR
    assert server.stored(game.table)["seats"] != rows["seats"]


def test_an_open_browser_is_being_here(tmp_path: Path, later: Clock) -> None:
    with served(tmp_path, idle=0.1) as server:  # looks for open browsers every 50 ms
        game = begun(server, 3)
        stream = server.stream(game.table, game.keys[1])
        stream.until(shapes.Full)
        later.ahead = WEEK
        until(lambda: seen(server, game)[1] >= clock.now() - clock.HOUR)
        stream.connection.close()
        server.ok("POST", game.at(1, "key"), key=game.host)
        assert shown(server, game)["proposal"]["instead"] == []


# --- leaving ---------------------------------------------------------------------------------------------------------
def left(server: Served, people: int = 2, **options: Any) -> Begun:
    """A game that the last of the people has left, with something hidden in the hand."""
    game = begun(server, people, **options)
    server.ok("POST", game.at(people, "leave"), key=game.keys[people])
    return game


def test_a_bot_plays_on_for_who_leaves_a_game(server: Served) -> None:
    game = begun(server)
    stream = server.stream(game.table, game.keys[2])
    stream.until(shapes.Full)
    server.ok("POST", game.at(2, "leave"), key=game.keys[2])
    seat = shown(server, game)["seats"][2]
    assert (seat["kind"], seat["name"], seat["away"]) == ("bot", "Bot 3", False)
    assert told(server, game) == [("left-to-bot", "Cy")]
    assert stream.closed()[0] == 4401
    assert opens(server, game, game.keys[2]) is None
    assert denied(server, "POST", f"/tables/{game.table}/join", {"name": "Ed", "invite": game.invite}) == (
        409,
        "table.full",
    )


def test_nobody_gets_the_hand_of_a_person_who_left(server: Served) -> None:
    """Whoever takes the seat may be an opponent in another browser, however many agree."""
    game = left(server, 3)
    for _ in range(2):
        assert denied(server, "POST", game.at(3, "open"), key=game.host) == (409, "table.hides")
        assert denied(server, "POST", game.at(3, "key"), key=game.host) == (409, "table.bot-seat")
        server.ok("POST", game.at(3, "bot"), {"bot": "random"}, game.host)  # another bot changes nothing
    wish = {"name": "Ed", "invite": game.invite}
    assert denied(server, "POST", f"/tables/{game.table}/join", wish) == (409, "table.full")
    assert shown(server, game)["proposal"] is None
    assert [opens(server, game, key) for key in game.keys] == [0, 1, 2, None]


def test_a_seat_that_was_left_long_ago_and_stands_open_is_not_free_to_all(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a database from before a bot took such seats."""
    game = left(server, 2)
    room = server.hall._rooms[game.table]
    room.data = replace(room.data, seats=room.with_seat(2, kind="open", name="", bot=""))
    wish = {"name": "Ed", "invite": game.invite}
    assert denied(server, "POST", f"/tables/{game.table}/join", wish) == (409, "table.full")
    assert denied(server, "POST", game.at(2, "open"), key=game.host) == (409, "table.hides")
    monkeypatch.setattr(consent, "knows_more", lambda table, seat: False)
    server.ok("POST", game.at(2, "open"), key=game.host)
    assert server.ok("POST", f"/tables/{game.table}/join", wish)["seat"] == 2


def test_a_seat_that_hides_nothing_is_opened_at_once(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    game = left(server, 1)
    monkeypatch.setattr(consent, "knows_more", lambda table, seat: False)
    server.ok("POST", game.at(1, "open"), key=game.host)
    assert shown(server, game)["seats"][1]["kind"] == "open"
    assert told(server, game)[-1] == ("opened", "Bot 2")


def test_the_seat_of_a_bot_takes_the_consent_of_the_people_who_play_against_it(server: Served) -> None:
    game = begun(server, 1, "random")
    server.ok("POST", game.at(2, "open"), key=game.host)
    assert shown(server, game)["seats"][2]["kind"] == "bot"
    assert shown(server, game)["proposal"]["needs"] == [0, 1]
    server.agree(game.table, game.keys[1])
    assert shown(server, game)["seats"][2]["kind"] == "open"
    assert told(server, game) == [("asks-open", "Bot 3"), ("agreed", "Bo"), ("opened", "Bot 3")]
    assert denied(server, "POST", game.at(2, "key"), key=game.host) == (409, "table.open-seat")
    new = server.ok("POST", f"/tables/{game.table}/join", {"name": "Ed", "invite": game.invite})
    assert (new["seat"], opens(server, game, new["key"])) == (2, 2)


def test_where_nobody_knows_which_person_is_the_host_none_decides_for_another(server: Served, later: Clock) -> None:
    """As in a game that was under way before it was kept."""
    game = begun(server, 3)
    room = server.hall._rooms[game.table]
    room.data = replace(room.data, seats=tuple(replace(seat, hosts=None) for seat in room.data.seats))
    later.ahead = WEEK
    asked = server.ok("POST", game.at(1, "key"), key=game.host)
    assert shown(server, game)["proposal"]["instead"] == []
    for key in (game.keys[0], game.keys[2], game.keys[3]):
        assert refusal(server.agree(game.table, key)) == "table.refused.no-say"
    assert opens(server, game, asked["key"]) is None
    assert server.agree(game.table, game.keys[1])["is"] == "done"
    assert opens(server, game, asked["key"]) == 1


# --- nobody has two hands --------------------------------------------------------------------------------------------
def test_who_sits_at_a_table_does_not_take_a_second_seat_during_the_game(server: Served) -> None:
    game = begun(server, 1, "random")
    server.ok("POST", game.at(2, "open"), key=game.host)
    server.agree(game.table, game.keys[1])
    wish = {"name": "Bo too", "invite": game.invite}
    for key in (game.keys[0], game.keys[1], game.host):
        assert denied(server, "POST", f"/tables/{game.table}/join", wish, key) == (409, "table.seated")
    assert denied(server, "POST", f"/tables/{game.table}/join", wish, "wrong") == (401, "table.key")
    assert server.ok("POST", f"/tables/{game.table}/join", {"name": "Ed", "invite": game.invite})["seat"] == 2


def test_several_may_share_a_device_from_the_start(server: Served) -> None:
    made = server.table("me", "open", "open", "open", public=True)
    at = f"/tables/{made['table']['id']}/join"
    server.ok("POST", at, {"name": "Two"}, made["host_key"])
    bo = server.ok("POST", at, {"name": "Bo"})["key"]
    server.ok("POST", at, {"name": "Bo's brother"}, bo)
    seats = server.ok("GET", f"/tables/{made['table']['id']}")["seats"]
    assert [seat["hosts"] for seat in seats] == [True, True, False, False]


# --- what a host may do with a person --------------------------------------------------------------------------------
def test_a_host_lets_a_bot_sit_in_and_the_person_alone_ends_that(server: Served) -> None:
    game = begun(server)
    server.ok("POST", game.at(1, "bot"), {"bot": "random"}, game.host)
    assert told(server, game) == [("bot-by-host", "Bo")]
    assert denied(server, "POST", game.at(1, "return"), key=game.host) == (403, "table.seat")
    assert shown(server, game)["seats"][1]["away"]
    server.ok("POST", game.at(1, "return"), key=game.keys[1])
    assert told(server, game)[-1] == ("came-back", "Bo")


def test_a_host_does_not_rename_people(server: Served) -> None:
    game = begun(server, 1, "random")
    look = {"name": "Fool", "colour": "rose", "shape": "hexagon"}
    assert denied(server, "PUT", game.at(1, "look"), look, game.host) == (403, "table.seat")
    assert shown(server, game)["seats"][1]["name"] == "Bo"
    server.ok("PUT", game.at(2, "look"), {**look, "name": "Robot"}, game.host)
    server.ok("PUT", game.at(1, "look"), {**look, "name": "Bob", "colour": "leaf", "shape": "cross"}, game.keys[1])
    server.ok("PUT", game.at(1, "look"), {**look, "name": "Bob", "colour": "bone", "shape": "cross"}, game.keys[1])
    assert told(server, game) == [("renamed", "Bot 3 → Robot"), ("renamed", "Bo → Bob"), ("restyled", "Bob")]


# --- invitations -----------------------------------------------------------------------------------------------------
def test_a_new_invitation_turns_out_who_came_by_the_old_one(server: Served) -> None:
    game = begun(server)
    spectator = server.stream(game.table, invite=game.invite)
    seated, host = server.stream(game.table, game.keys[1]), server.stream(game.table, game.host)
    for stream in (spectator, seated, host):
        stream.until(shapes.Full)
    new = server.ok("POST", f"/tables/{game.table}/invite", key=game.host)["invite"]
    assert spectator.closed()[0] == 4403
    server.do(game.table, game.keys[0], do="say", text="among us")
    assert [stream.until(shapes.Chat).text for stream in (seated, host)] == ["among us"] * 2
    assert "among us" not in "".join(spectator.frames)
    server.stream(game.table, invite=new).until(shapes.Full)


def test_at_an_open_table_spectators_stay_whatever_the_invitation(server: Served) -> None:
    game = begun(server, public=True)
    spectator = server.stream(game.table, invite=game.invite)
    spectator.until(shapes.Full)
    server.ok("POST", f"/tables/{game.table}/invite", key=game.host)
    server.do(game.table, game.keys[0], do="say", text="to all")
    assert spectator.until(shapes.Chat).text == "to all"

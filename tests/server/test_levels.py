"""Bots sit down by level and style: chosen, or drawn once and kept for the whole game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rimward.games.catalog import GAMES
from tests.server.served import Served, served

STYLES = ("calm", "hasty")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A small game that is played in two styles."""
    games = {"comet": replace(GAMES["comet"], styles=STYLES)}
    with served(tmp_path_factory.mktemp("levels"), games=games) as up:
        yield up


def bots(table: object) -> list[str]:
    assert isinstance(table, dict)
    return [seat["bot"] for seat in table["seats"]]


def test_the_server_tells_levels_and_styles(server: Served) -> None:
    (game,) = server.ok("GET", "/games")["games"]
    assert game["levels"][:2] == ["easy", "normal"]
    assert game["styles"] == [*STYLES]
    assert {"random", "easy", "greedy"} <= set(game["bots"])


def test_a_level_gets_a_style_when_it_sits_down_and_keeps_what_was_chosen(server: Served) -> None:
    drawn = set[str]()
    for _ in range(20):
        seats = bots(server.table("open", "easy", "greedy")["table"])
        assert seats[2] == "greedy"
        drawn.add(seats[1])
    assert drawn == {"easy/calm", "easy/hasty"}


def test_every_bot_is_given_a_style_of_its_own_while_there_is_one(server: Served) -> None:
    for _ in range(10):
        made = server.table("open", "easy", "normal", "open")
        assert {bot.partition("/")[2] for bot in bots(made["table"])[1:3]} == {*STYLES}
        assert bots(server.table("open", "normal", "normal/calm")["table"])[1] == "normal/hasty"
    made = server.table("open", "open", "open", "normal/calm")
    table, host = made["table"]["id"], made["host_key"]
    assert bots(server.ok("POST", f"/tables/{table}/seats/0/bot", {"bot": "easy"}, host))[0] == "easy/hasty"
    filled = bots(server.ok("POST", f"/tables/{table}/start", {"fill": "easy"}, host))
    assert all(bot in ("easy/calm", "easy/hasty") for bot in filled[1:3])  # there are more bots than styles


def test_an_expert_has_no_style_unless_it_is_asked_for(server: Served) -> None:
    for _ in range(5):
        assert bots(server.table("open", "expert", "expert/hasty", "hard/calm")["table"])[1:] == [
            "expert",
            "expert/hasty",
            "hard/calm",
        ]


def test_where_nobody_says_a_normal_one_sits_down(server: Served) -> None:
    made = server.table("open", "open", "open")
    table, host = made["table"]["id"], made["host_key"]
    assert bots(server.ok("POST", f"/tables/{table}/seats/0/bot", {"bot": ""}, host))[0].startswith("normal/")
    assert bots(server.ok("POST", f"/tables/{table}/seats/1/bot", {"bot": "easy/hasty"}, host))[1] == "easy/hasty"
    begun = server.ok("POST", f"/tables/{table}/start", {"fill": "easy"}, host)
    assert bots(begun)[1] == "easy/hasty"
    assert bots(begun)[2].startswith("easy/")


def test_at_a_practice_table_the_seed_draws_the_style(server: Served) -> None:
    first, *others = [bots(server.table("open", *["normal"] * 3, seed="7")["table"]) for _ in range(3)]
    assert others == [first, first]
    drawn = {tuple(bots(server.table("open", *["normal"] * 3, seed=str(seed))["table"])) for seed in range(8)}
    assert len(drawn) > 2


@pytest.mark.parametrize("bot", ["normal/sly", "strong", "greedy@5", "random/calm", "normal/", "/calm"])
def test_what_cannot_play_does_not_sit_down(server: Served, bot: str) -> None:
    wish = {"game": "comet", "seats": [{"kind": "open"}, {"kind": "bot", "bot": bot}]}
    reply = server.call("POST", "/tables", wish)
    assert (reply.status_code, reply.json()["code"]) == (400, "table.bot")
    assert "normal/calm" in reply.json()["detail"]
    made = server.table("open", "open")
    asked = server.call("POST", f"/tables/{made['table']['id']}/seats/1/bot", {"bot": bot}, made["host_key"])
    assert (asked.status_code, asked.json()["code"]) == (400, "table.bot")

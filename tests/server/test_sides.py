"""Tables of twins of Comet Rush where not everybody plays for himself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Served, keys_of, served
from tests.twins.results import ALONE, SIDES, TOGETHER


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Served]:
    with served(tmp_path, games={"comet": request.param}) as running:
        yield running


def concede(server: Served, table: str, key: str) -> Any:
    """The table after a seat has given up."""
    assert server.do(table, key, do="concede")["is"] == "done"
    return server.ok("GET", f"/tables/{table}", key=key)


@pytest.mark.parametrize("server", [SIDES], indirect=True)
def test_a_match_ends_when_one_side_is_left_and_all_of_that_side_win(server: Served) -> None:
    made = server.table("me", "me", "me", "me")
    table, keys = made["table"]["id"], keys_of(made)
    assert concede(server, table, keys[1])["status"] == "playing"
    assert concede(server, table, keys[0])["status"] == "playing", "one of each side is left"
    shown = concede(server, table, keys[3])
    assert (shown["status"], shown["outcome"]["code"]) == ("over", "table.conceded")
    assert shown["outcome"]["winners"] == [0, 2], "also the one for whom a bot played on"
    assert shown["outcome"]["sides"] == [0, 1, 0, 1]


@pytest.mark.parametrize("server", [SIDES], indirect=True)
def test_where_no_person_is_left_the_side_without_one_wins(server: Served) -> None:
    made = server.table("me", "random", "me", "random")
    table, keys = made["table"]["id"], keys_of(made)
    assert concede(server, table, keys[0])["status"] == "playing"
    assert concede(server, table, keys[1])["outcome"]["winners"] == [1, 3]


@pytest.mark.parametrize("server", [TOGETHER], indirect=True)
def test_who_plays_with_others_against_the_game_gives_up_alone_and_no_one_has_won(server: Served) -> None:
    made = server.table("me", "me", "random")
    table, keys = made["table"]["id"], keys_of(made)
    assert concede(server, table, keys[0])["status"] == "playing"
    shown = concede(server, table, keys[1])
    assert (shown["status"], shown["outcome"]["winners"]) == ("over", [])


@pytest.mark.parametrize("server", [ALONE], indirect=True)
def test_one_seat_alone(server: Served) -> None:
    made = server.table("me", options={"rounds": 1, "target": 40})
    shown = server.play_out(made["table"]["id"], keys_of(made))
    assert (shown["outcome"]["winners"], shown["outcome"]["ranks"]) == ([], [1])
    made = server.table("me")
    assert concede(server, made["table"]["id"], keys_of(made)[0])["outcome"]["winners"] == []


@pytest.mark.parametrize("server", [SIDES], indirect=True)
def test_the_outcome_tells_ranks_and_margin_of_sides(server: Served) -> None:
    made = server.table("me", "me", "me", "me", options={"rounds": 2}, seed="sides")
    outcome = server.play_out(made["table"]["id"], keys_of(made))["outcome"]
    totals = [sum(outcome["scores"][side::2]) for side in (0, 1)]
    best = totals.index(max(totals))
    assert totals[0] != totals[1]
    assert outcome["winners"] == [best, best + 2]
    assert outcome["ranks"] == [1 if seat % 2 == best else 2 for seat in range(4)]
    assert outcome["margin"] == abs(totals[0] - totals[1])

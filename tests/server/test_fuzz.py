"""Whatever comes down a socket: nobody is let in, nothing breaks, and nothing is done that the rules do not allow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from rimward.kernel.match import Match
from rimward.server import keys, shapes, stream
from rimward.server import tables as stored
from rimward.server.room import Room
from rimward.server.store import Store, StoreError
from tests.server.fuzz import fuzzed

Patch = pytest.MonkeyPatch


def test_attacks_on_sockets_do_no_harm(tmp_path: Path) -> None:
    found = fuzzed(tmp_path, attacks=400, seed=5)
    assert found["not let in"] > 30
    assert found["refused"] > 300
    assert found["done"] > 30


# --- servers broken on purpose ---------------------------------------------------------------------------------------
def any_key_fits(patch: Patch) -> None:
    patch.setattr(keys, "fits", lambda key, kept: bool(key))


def what_is_nested_deep_breaks_a_socket(patch: Patch) -> None:
    patch.setattr(stream, "MALFORMED", (msgspec.DecodeError,))


def anybody_may_answer(patch: Patch) -> None:
    def broken(match: Match, question: int, seat: int, key: str, *, order: bool = False) -> None:
        asked = next((asked for asked in match.asked if asked.id == question), None)
        ANSWER(match, question, asked.seat if asked else seat, key, order=order)

    patch.setattr(Match, "answer", broken)


def everybody_is_sent_the_reply(patch: Patch) -> None:
    do = Room.do

    async def broken(self: Room, seat: int, command: Any) -> shapes.Done:
        done = await do(self, seat, command)
        self.tell(b'{"is":"done","request":0,"cursor":0}')
        return done

    patch.setattr(Room, "do", broken)


ANSWER = Match.answer
BROKEN: list[tuple[Callable[[Patch], None], str]] = [
    (any_key_fits, "let in|was shown to"),
    (what_is_nested_deep_breaks_a_socket, "closed with 1011"),
    (anybody_may_answer, "not stored|never sent"),
    (everybody_is_sent_the_reply, "another's"),
]


@pytest.mark.parametrize(("breaks", "says"), BROKEN, ids=[breaks.__name__ for breaks, _ in BROKEN])
def test_harm_is_seen(tmp_path: Path, monkeypatch: Patch, breaks: Callable[[Patch], None], says: str) -> None:
    breaks(monkeypatch)
    with pytest.raises(AssertionError, match=says):
        fuzzed(tmp_path, attacks=600, seed=5)


def test_a_write_that_fails_oddly_does_not_stop_the_writer(tmp_path: Path) -> None:
    """A number that no column takes is an error before the database sees it; the next write is still carried out."""

    async def write(store: Store, number: int) -> None:
        row = {"table_id": "none", "first": number, "body": b""}
        await asyncio.wait_for(store.write((insert(stored.headers), [row])), 5)

    store = Store(f"sqlite:///{tmp_path / 'odd.db'}")
    store.open()
    try:
        with pytest.raises(StoreError, match="cannot be written"):
            asyncio.run(write(store, 2**80))
        with pytest.raises(StoreError, match="somebody else"):  # there is no such table: the database said so
            asyncio.run(write(store, 1))
    finally:
        store.close()

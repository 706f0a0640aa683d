"""How much goes over the wire: a late game of Xia, as a browser on a slow line gets it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel import record
from rimward.kernel.match import Match
from rimward.server import shapes
from rimward.server.sight import Sight
from tests.server.served import Served, served

RECORDED = sorted((Path(__file__).parents[1] / "recorded" / "xia").glob("*.rimward"))
LATE = 200  # decisions


TABLE = shapes.Table(
    id="x",
    game="xia",
    name="",
    status="playing",
    public=False,
    watch=True,
    pace="slow",
    practice=False,
    options={},
    seats=[],
    created=0,
    updated=0,
)


def late() -> list[record.Record]:
    """The recorded games that are long enough."""
    read = [record.read(path.read_bytes()) for path in RECORDED]
    return [one for one in read if len(one.entries) > LATE + 50]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("sizes")) as up:
        yield up


def test_the_first_view_is_under_60_kb_gzipped(server: Served) -> None:
    """As it is sent: with the last 400 events of a long log, at the end of the longest game."""
    longest = max(late(), key=lambda one: len(one.entries))
    text = record.write(record.Record(longest.header, longest.entries[:-5])).decode()
    made = server.ok("POST", "/tables/import", {"record": text})
    path = f"/api/tables/{made['table']['id']}/view"
    headers = {"Authorization": f"Bearer {made['keys'][0]['key']}", "Accept-Encoding": "gzip"}
    with server.http.stream("GET", path, headers=headers) as reply:
        sent = b"".join(reply.iter_raw())
        assert reply.headers["content-encoding"] == "gzip"
    assert len(gzip.decompress(sent)) > 20_000  # it is the whole
    assert len(sent) < 60_000


def test_an_update_is_under_10_kb_at_the_median() -> None:
    """Every seat and a spectator, answer by answer from decision 200 on."""
    sizes: list[int] = []
    for one in late()[:4]:
        match = Match.reading(GAMES["xia"], one.header)
        sight = Sight(match)
        for entry in one.entries[:LATE]:
            before = sight.cursor
            match.again(entry)
            sight.followed(sight.cursor - before)
        match.go_on()
        sight.sent([])
        viewers = list(range(one.header.seats + 1))
        for seat in viewers:
            sight.full(seat, 0, TABLE)
        for entry in one.entries[LATE : LATE + 50]:
            before = sight.cursor
            match.again(entry)
            sight.followed(sight.cursor - before)
            sizes += [len(sight.change(seat)) for seat in viewers]
            sight.sent(viewers)
    assert len(sizes) >= 800
    assert median(sizes) < 10_000

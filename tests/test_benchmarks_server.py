"""The benchmark of the server, with a peer that speaks the peer's protocol and does nothing else."""

import argparse
import asyncio
import json
import os
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.server import ServerConnection, serve

from benchmarks import __main__ as program
from benchmarks import load, nine_game, server
from benchmarks.sockets import Broken
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match


def test_nine_cells_are_marked_in_turn_and_every_mark_is_a_choice() -> None:
    match, cells = Match.new(nine_game.GAME, 2, chance=Seeded(1)), nine_game.played(Random(1))
    for number in range(200):
        question = match.asked[0]
        assert (question.seat, len(question.keys) > 1) == (number % 2, True)
        match.answer(question.id, question.seat, str(next(cells)))
    assert isinstance(match.table, nine_game.Nine)
    assert match.table.boards > 20
    assert {event.code for event in match.log} == {"nine.marked"}


@pytest.mark.parametrize(
    ("cells", "cell", "cleared"),
    [
        pytest.param((0, 0, -1, 1, 1, -1, -1, -1, -1), 2, True, id="a line"),
        pytest.param((0, -1, -1, 1, 1, -1, -1, -1, -1), 2, False, id="no line"),
        pytest.param((0, 1, 0, 1, 1, 0, -1, -1, 1), 7, True, id="one cell left"),
    ],
)
def test_a_board_is_cleared_when_it_is_won_or_nothing_is_left_to_choose(
    cells: tuple[int, ...], cell: int, cleared: bool
) -> None:
    assert (nine_game.marked(cells, cell, 0) == nine_game.EMPTY) is cleared


class Peer:
    """A server of the peer's packets. In its first match it may lose a move or hang up; `seen` are the cells."""

    def __init__(self, lost: int = -1, hangs_up: bool = False) -> None:
        self.lost, self.hangs_up = lost, hangs_up
        self.rooms: dict[str, list[ServerConnection]] = {}
        self.seen: dict[str, list[int]] = {}

    async def __call__(self, line: ServerConnection) -> None:
        await line.send('0{"sid":"x"}')
        async for text in line:
            assert isinstance(text, str)
            if text == "40/nine,":
                await line.send('40/nine,{"sid":"y"}')
            elif text.startswith('42/nine,["sync"'):
                self.rooms.setdefault(json.loads(text[8:])[1], []).append(line)
                await line.send('42/nine,["sync",{}]')
                await line.send("2")
            elif text != "3":
                await self.moved(line, *json.loads(text[8:])[1:4])

    async def moved(
        self, line: ServerConnection, action: dict[str, dict[str, list[int]]], before: int, name: str
    ) -> None:
        self.seen.setdefault(name, []).extend(action["payload"]["args"])
        assert line is self.rooms[name][before % 2]
        if before != self.lost or name != next(iter(self.rooms)):
            for other in self.rooms[name]:
                await other.send(f'42/nine,["update","{name}",{{"_stateID":{before + 1},"G":"{"long" * 40}"}},[]]')
        elif self.hangs_up:
            await line.close(1011, "enough")


def played(peer: Peer) -> dict[str, float]:
    async def run() -> dict[str, float]:
        async with serve(peer, "127.0.0.1", 0, compression=None) as up:
            port = next(iter(up.sockets)).getsockname()[1]
            args = {"game": "peer", "port": port, "pid": os.getpid(), "matches": 3, "warm": 0.02, "seconds": 0.1}
            return await load.run(argparse.Namespace(**args))

    return asyncio.run(run())


def test_matches_move_back_to_back_and_the_figures_are_told() -> None:
    peer = Peer()
    figures = played(peer)
    assert len(peer.seen) == 3
    for number, cells in enumerate(peer.seen.values()):
        same = nine_game.played(Random(number))
        assert cells == [next(same) for _ in cells]
    assert 3 < figures["moves_per_second"] * 0.1 <= sum(len(cells) for cells in peer.seen.values())
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] < 1000
    assert figures["memory_mb"] > 10


def test_a_lost_move_spoils_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PATIENCE", 0.05)
    with pytest.raises(Broken, match="moves that never came back: 1"):
        played(Peer(lost=3))


def test_a_server_that_hangs_up_spoils_the_run() -> None:
    with pytest.raises(Broken, match="1011 enough"):
        played(Peer(lost=3, hangs_up=True))


def test_rounds_visit_every_server_and_ratios_are_taken_round_by_round(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    visits: list[str] = []

    def one_round(served: server.Served, pid: int, port: int, seconds: float, matches: int) -> dict[str, float]:
        visits.append(served.name)
        speed = 10.0 * len(visits) * (1 + (served is servers[1]))
        return dict.fromkeys(("p50_ms", "p99_ms", "cpu_us", "client_us", "memory_mb"), 1 / speed) | {
            "moves_per_second": speed
        }

    script = "import time; print('port 1', flush=True); time.sleep(60)"
    servers = [server.Served(name, lambda data: ("python3", "-c", script), "peer") for name in ("one", "two")]
    monkeypatch.setattr(server, "ROOT", tmp_path)
    monkeypatch.setattr(server, "PEERS", servers[:1])
    monkeypatch.setattr(server, "OURS", servers[1:])
    monkeypatch.setattr(server, "install", lambda: None)
    monkeypatch.setattr(server, "one_round", one_round)
    assert program.main(["server", "--rounds", "3", "--json", str(tmp_path / "out.json")]) == 0
    assert visits == ["one", "two"] * 3
    told = json.loads((tmp_path / "out.json").read_text())["cases"]
    assert told["one"]["figures"]["moves_per_second"] == 30
    assert told["two"]["ratios"]["moves"] == pytest.approx(2 * 4 / 3)
    assert told["two"]["ratios"]["cpu"] == pytest.approx(2 * 4 / 3)
    out = capsys.readouterr().out
    assert all(f"\n{what} " in out for what, *_ in server.ROWS)
    assert list((tmp_path / ".tools").iterdir()) == []


@pytest.mark.slow
def test_our_server_is_played_on() -> None:
    told = server.measure(server.OURS, 1, 0.3, 2, lambda text: None)["cases"]
    assert list(told) == ["ours, PostgreSQL", "ours, SQLite", "ours, Xia, 4 seats"]
    for one in told.values():
        assert one["figures"]["moves_per_second"] > 5
        assert one["figures"]["cpu_us"] > 0


def test_what_is_missing_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert program.main(["server"]) == 2
    assert capsys.readouterr().err == "benchmarks: boardgame.io, the peer, needs node and npm on the PATH\n"
    broken = server.Served("theirs", lambda data: ("python3", "-c", ""), "peer")
    monkeypatch.setattr(server, "ROOT", tmp_path)
    with pytest.raises(server.Missing, match="theirs does not start"):
        server.measure([broken], 1, 1.0, 1, lambda text: None)

"""The load on a server, as a process of its own, so that its cost is told apart from the server's.

`python -m benchmarks.load KIND ...` prints one line of JSON; benchmarks/server.py starts the server and runs this.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec
import uvloop

from benchmarks.nine_game import played
from benchmarks.sockets import Address, Broken, Load, Match, Player, connected

PATIENCE = 5.0  # seconds for the last moves to come back
TICK, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


# --- boardgame.io ----------------------------------------------------------------------------------------------------
class PeerMatch(Match):
    """It needs no account and no lobby: a match is made for the first who asks for it, which is cheapest."""

    def __init__(self, load: Load, number: int, address: Address) -> None:
        super().__init__(load, number, address, seats=2, replies=2)
        self.name = b"%d-%d" % (os.getpid(), number)
        self.cells = played(Random(number))
        self.players: list[Player] = []

    async def open(self) -> None:
        for seat in range(self.seats):
            self.players.append(await connected(self.address, partial(PeerPlayer, self, seat)))

    def move(self) -> None:
        before = self.moves - 1
        seat = before % 2
        self.players[seat].say(
            b'42/nine,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d"}},%d,"%s","%d"]'
            % (next(self.cells), seat, before, self.name, seat)
        )


class PeerPlayer(Player):
    """Speaks Socket.IO's text packets, in the namespace of the game."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, match: PeerMatch, seat: int) -> None:
        super().__init__(match.load)
        self.match, self.seat = match, seat

    def heard(self, text: bytes) -> None:
        if text.startswith(b'42/nine,["update"'):
            self.moved(text)
        elif text == b"2":
            self.say(b"3")  # its heartbeat
        elif text.startswith(b"0"):
            self.say(b"40/nine,")
        elif text.startswith(b"40/nine,"):
            self.say(b'42/nine,["sync","%s","%d",null,2]' % (self.match.name, self.seat))
        elif text.startswith(b'42/nine,["sync"'):
            self.ready.set_result(None)

    def moved(self, text: bytes) -> None:
        match = self.match
        if b'"_stateID":%d,' % match.moves not in text and b'"_stateID":%d}' % match.moves not in text:
            raise Broken(f"move {match.moves} came back as {text.decode()}")
        if self.seat == (match.moves - 1) % 2:
            match.acknowledged()
        else:
            match.arrived()


# --- ours ------------------------------------------------------------------------------------------------------------
class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    id: int
    seat: int
    answered: bool = False
    options: list[Option] | None = None


class Full(msgspec.Struct, tag_field="is", tag="full"):
    asked: list[Question]


class Change(msgspec.Struct, tag_field="is", tag="change"):
    asked: list[Question] = []


class Done(msgspec.Struct, tag_field="is", tag="done"):
    request: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    refusal: msgspec.Raw


class Changed(msgspec.Struct, tag_field="is", tag="table"):
    """Who is there, who is waited for: nothing to a match under way."""


class Chat(msgspec.Struct, tag_field="is", tag="chat"):
    """That the match began, for one."""


HEARD = msgspec.json.Decoder(Full | Change | Done | Refused | Changed | Chat)


class OurMatch(Match):
    """A table whose seats are all the host's. A move is one of the options that its seat was sent."""

    def __init__(self, load: Load, number: int, address: Address, game: str, seats: int) -> None:
        super().__init__(load, number, address, seats=seats, replies=seats + 1)
        self.game, self.random = game, Random(number)
        self.players: list[OurPlayer] = []

    async def open(self) -> None:
        made = await asyncio.to_thread(self.made)
        path = f"/api/tables/{made['table']['id']}/stream"
        for own in made["keys"]:
            self.players.append(await connected(self.address, partial(OurPlayer, self, path, own["seat"], own["key"])))

    def made(self) -> dict[str, Any]:
        body = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
        line = http.client.HTTPConnection(*self.address, timeout=PATIENCE)
        line.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        if answer.status != 201:
            raise Broken(f"no table was made: {answer.status} {text}")
        made: dict[str, Any] = json.loads(text)
        return made

    def move(self) -> None:
        for player in self.players:
            if player.asked is not None and player.asked.options:
                player.answer(player.asked.id, self.random.choice(player.asked.options).key)
                return
        raise Broken("nobody is asked: the match is over")


class OurPlayer(Player):
    def __init__(self, match: OurMatch, path: str, seat: int, key: str) -> None:
        super().__init__(match.load)
        self.match, self.path, self.seat, self.key = match, path, seat, key
        self.asked: Question | None = None

    def greet(self) -> None:
        self.say(b'{"key":"%s"}' % self.key.encode())

    def answer(self, question: int, key: str) -> None:
        self.say(b'{"do":"answer","request":%d,"question":%d,"key":"%s"}' % (self.match.moves, question, key.encode()))

    def heard(self, text: bytes) -> None:
        told = HEARD.decode(text)
        if isinstance(told, Change | Full):
            self.asked = next((q for q in told.asked if q.seat == self.seat and not q.answered), None)
            if isinstance(told, Change):
                self.match.arrived()
            else:
                self.ready.set_result(None)
        elif isinstance(told, Done):
            if told.request != self.match.moves:
                raise Broken(f"move {self.match.moves} was acknowledged as {told.request}")
            self.match.acknowledged()
        elif isinstance(told, Refused):
            raise Broken(f"a move was refused: {bytes(told.refusal).decode()}")


# --- the run ---------------------------------------------------------------------------------------------------------
def family(pid: int) -> list[int]:
    """A process and everything that it started."""
    children = [
        int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()
    ]
    return [pid, *(one for child in children for one in family(child))]


def cpu(pid: int) -> float:
    """Seconds that a server has used, with its processes."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family(pid)]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


def resident(pid: int) -> int:
    """Bytes in memory; what processes share counts for each."""
    return sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid)) * PAGE


async def run(args: argparse.Namespace) -> dict[str, float]:
    load, address = Load(), ("127.0.0.1", args.port)
    matches: list[Match] = [
        PeerMatch(load, number, address)
        if args.game == "peer"
        else OurMatch(load, number, address, args.game, args.seats)
        for number in range(args.matches)
    ]
    try:
        for match in matches:
            await match.open()
        for match in matches:
            match.next()
        await load.sleep(args.warm)
        figures = await _counted(load, args.pid, args.seconds)
        await _quiet(matches)
    finally:
        load.close()
    return figures


async def _counted(load: Load, pid: int, seconds: float) -> dict[str, float]:
    load.counting, before, own, began = True, cpu(pid), time.process_time(), time.perf_counter()
    await load.sleep(seconds)
    took, spent, used = time.perf_counter() - began, time.process_time() - own, cpu(pid) - before
    load.counting = load.going = False
    moves = len(load.times)
    if moves < 2:
        raise Broken("no moves came back in time")
    ranks = quantiles(load.times, n=100)
    return {
        "moves_per_second": moves / took,
        "p50_ms": ranks[49] * 1e3,
        "p99_ms": ranks[98] * 1e3,
        "cpu_us": used / moves * 1e6,
        "client_us": spent / moves * 1e6,
        "memory_mb": resident(pid) / 1e6,
    }


async def _quiet(matches: Sequence[Match]) -> None:
    """A match that does not come to rest lost a move, and its figures would be too good."""
    until = time.perf_counter() + PATIENCE
    while any(match.waits for match in matches):
        if time.perf_counter() > until:
            raise Broken(f"moves that never came back: {sum(match.waits > 0 for match in matches)}")
        await asyncio.sleep(0.01)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("game", help="`peer`, or a game of our server")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, required=True, help="of the server, whose CPU and memory are read")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--warm", type=float, default=1.0, help="seconds before counting")
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args(argv)
    gc.disable()  # its pauses would look like the server's
    try:
        print(json.dumps(uvloop.run(run(args))))
    except (Broken, OSError) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

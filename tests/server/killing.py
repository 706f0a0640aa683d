"""kill -9, again and again, and nothing that was acknowledged is lost.

    python -m tests.server.killing --rounds 100 --database sqlite
    python -m tests.server.killing --rounds 100 --database postgres

Each round starts the real server on the same database, looks whether everything is there that earlier servers had
acknowledged and whether every match goes on, plays as fast as answers are acknowledged, and kills the server at a
moment that does not depend on what it is doing. Every other round PostgreSQL is killed with it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rimward.kernel.record import Entry
from rimward.server import tables
from rimward.server.store import address
from tests.server import postgres
from tests.server.ports import free_port

PER_ROUND = 200  # acknowledged answers, on average at least
SEATS = {"comet": 3, "xia": 3}
START_SECONDS = 60
FIRST_SPAN = (
    1.0  # seconds of the first round; then as long as twice PER_ROUND answers take, so that half a round is enough
)
LONGEST = 10.0
CUT_SHORT = 0.2
START_SPAN = 2.0  # seconds in which a server has started, and made or changed its tables

Said = tuple[str, str]  # the code of a question and the key of its answer


# --- what the players know -------------------------------------------------------------------------------------------
@dataclass
class Known:
    """A table as its players know it: what each seat sent, how much of that was acknowledged, and the last cursor."""

    table: str
    game: str
    keys: list[str]
    sent: list[list[Said]] = field(default_factory=list)
    acknowledged: list[int] = field(default_factory=list)
    cursor: int = 0
    over: bool = False
    this_round: int = 0

    def __post_init__(self) -> None:
        self.sent, self.acknowledged = [[] for _ in self.keys], [0 for _ in self.keys]

    @property
    def on_the_way(self) -> int:
        return sum(len(sent) - count for sent, count in zip(self.sent, self.acknowledged, strict=True))


@dataclass
class Tally:
    """What was seen over all rounds. Of the answers on the way at a kill, some were stored and some were not."""

    rounds: int = 0
    acknowledged: int = 0
    kept: int = 0
    dropped: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.acknowledged:,} acknowledged answers, none lost, every match went on; "
            f"on the way when killed: {self.kept} stored, {self.dropped} not"
        )


class Lost(AssertionError):
    """Something that was acknowledged is not there, or a match does not go on."""


# --- the server ------------------------------------------------------------------------------------------------------
def command(port: int, database: str) -> list[str]:
    serve = [sys.executable, "-m", "rimward", "serve", "--no-open", "--host", "127.0.0.1"]
    return [*serve, "--port", str(port), "--database", database]


class Server:
    """The program as a person starts it, in a process group of its own."""

    def __init__(self, database: str, log: Path) -> None:
        self.port, self.log = free_port(), log
        with log.open("wb") as out:
            begin = command(self.port, database)
            self.process = subprocess.Popen(begin, stdout=out, stderr=out, start_new_session=True)
        self.address = f"http://127.0.0.1:{self.port}"

    def answers(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz", timeout=5).is_success:
                    return
            time.sleep(0.1)
        raise Lost(f"the server does not come up again:\n{self.log.read_text()}")

    def kill(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


# --- playing ---------------------------------------------------------------------------------------------------------
class Asked(msgspec.Struct):
    """Of a question only what is needed to answer it at random."""

    id: int
    seat: int
    code: str
    answered: bool
    options: list[dict[str, msgspec.Raw]] | None  # None: somebody else's


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """Of a message only what a player needs who answers at random."""

    kind: str
    request: int = 0
    cursor: int = 0
    asked: list[Asked] = []
    refusal: msgspec.Raw = msgspec.Raw(b"")
    result: msgspec.Raw = msgspec.Raw(b"null")


class Player:
    """A seat that answers as soon as it is asked and its last answer is acknowledged."""

    def __init__(self, known: Known, seat: int, rng: random.Random) -> None:
        self.known, self.seat, self.rng, self.busy = known, seat, rng, False
        self.question: Asked | None = None
        self.last: Asked | None = None

    async def play(self, server: Server) -> None:
        """Until the socket breaks."""
        place = f"ws://127.0.0.1:{server.port}/api/tables/{self.known.table}/stream"
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(place, max_size=None, compression=None, proxy=None, ping_interval=None) as socket:
                await socket.send(msgspec.json.encode({"key": self.known.keys[self.seat]}).decode())
                async for frame in socket:
                    await self.hear(msgspec.json.decode(frame, type=Heard))
                    await self.answer(socket)

    async def hear(self, heard: Heard) -> None:
        if heard.kind == "refused" and b"too-fast" in bytes(heard.refusal):
            self.busy, self.question = False, self.last  # as if it had not been sent
            self.known.sent[self.seat].pop()
            await asyncio.sleep(0.5)
        elif heard.kind == "refused":
            raise Lost(f"an answer to an open question was refused: {bytes(heard.refusal).decode()}")
        elif heard.kind == "done":
            self.busy = False
            self.known.acknowledged[self.seat] += 1
            self.known.this_round += 1
            self.known.cursor = max(self.known.cursor, heard.cursor)
        elif heard.kind in ("full", "change"):
            mine = [asked for asked in heard.asked if asked.seat == self.seat and not asked.answered]
            self.question = mine[0] if mine else None
            self.known.over |= bytes(heard.result) != b"null"

    async def answer(self, socket: ClientConnection) -> None:
        question = self.question
        if question is None or not question.options or self.busy:
            return
        key: str = msgspec.json.decode(self.rng.choice(question.options)["key"])
        self.busy, self.question, self.last = True, None, question
        self.known.sent[self.seat].append((question.code, key))
        command = {"do": "answer", "question": question.id, "key": key}
        await socket.send(msgspec.json.encode(command).decode())


# --- rounds ----------------------------------------------------------------------------------------------------------
class Killing:
    """Rounds on one database."""

    def __init__(self, database: str, folder: Path, seed: int, each: int, under: postgres.Postgres | None) -> None:
        self.database, self.folder, self.each, self.under = database, folder, each, under
        self.rng, self.tables, self.tally, self.span = random.Random(seed), list[Known](), Tally(), FIRST_SPAN
        self.engine = create_engine(address(database))

    def round(self) -> None:
        """One server from its start to its end; before some, another that is killed while it starts."""
        if self.rng.random() < CUT_SHORT:
            early = Server(self.database, self.folder / "early.log")
            time.sleep(self.rng.uniform(0, START_SPAN))
            early.kill()
        server = Server(self.database, self.folder / "server.log")
        try:
            server.answers()
            self.compare()
            self.sit_down(server)
            asyncio.run(self.play(server))
        finally:
            server.kill()
            self.engine.dispose()
        if self.under is not None and not self.under.runs:
            self.under.start()
        self.tally.rounds += 1

    def strike(self, server: Server) -> None:
        server.kill()
        if self.under is not None and self.tally.rounds % 2:
            self.under.kill()

    def compare(self) -> None:
        """Everything acknowledged is stored, in the order in which it was, and nothing that nobody sent."""
        for known in self.tables:
            stored = self.stored(known)
            for seat, sent in enumerate(known.sent):
                there, count = stored[seat], known.acknowledged[seat]
                if there[:count] != sent[:count]:
                    raise Lost(
                        f"table {known.table}, seat {seat}: of {count} acknowledged answers there are {len(there)}"
                    )
                if there != sent[: len(there)]:
                    raise Lost(f"table {known.table}, seat {seat}: {there[count:]} was stored and never sent")
                self.tally.kept += len(there) - count
                self.tally.dropped += len(sent) - len(there)
                known.sent[seat], known.acknowledged[seat] = there, len(there)

    def stored(self, known: Known) -> list[list[Said]]:
        """The answers in the record of a table, by seat."""
        found: list[list[Said]] = [[] for _ in known.keys]
        table = tables.entries.c
        query = select(table.body).where(table.table_id == known.table).order_by(table.number)
        with self.engine.connect() as connection:
            for row in connection.execute(query):
                entry = msgspec.json.decode(row.body, type=Entry)
                if entry.did == "answer":
                    found[entry.seat].append((entry.code, entry.key))
        return found

    def sit_down(self, server: Server) -> None:
        """Every table that is known can be seen, as far on as it was; new ones for those that are over."""
        with httpx.Client(base_url=f"{server.address}/api", timeout=60) as http:
            for known in self.tables:
                seen = http.get(f"/tables/{known.table}/view", headers={"Authorization": f"Bearer {known.keys[0]}"})
                if not seen.is_success or seen.json()["cursor"] < known.cursor:
                    raise Lost(f"table {known.table} is not what it was: {seen.text[:300]}")
                known.over, known.this_round = seen.json()["table"]["outcome"] is not None, 0
            self.tables = [known for known in self.tables if not known.over]
            for game, seats in SEATS.items():
                while sum(known.game == game for known in self.tables) < self.each:
                    made = http.post("/tables", json={"game": game, "seats": [{"kind": "me"}] * seats})
                    made.raise_for_status()
                    table = made.json()
                    self.tables.append(Known(table["table"]["id"], game, [key["key"] for key in table["keys"]]))

    async def play(self, server: Server) -> None:
        """Every match goes on; then they play until the server dies."""
        players = [
            Player(known, seat, random.Random(self.rng.random()))
            for known in self.tables
            for seat in range(len(known.keys))
        ]
        began = time.monotonic()
        async with asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play(server))
            while not all(known.this_round or known.over for known in self.tables):
                await asyncio.sleep(0.01)
                if time.monotonic() - began > START_SECONDS:
                    server.kill()
                    stuck = [known.table for known in self.tables if not known.this_round]
                    raise Lost(f"these tables do not go on: {stuck}")
            timer = threading.Timer(self.rng.uniform(0, self.span), self.strike, [server])
            timer.start()
        timer.join()
        if server.process.returncode != -signal.SIGKILL:
            raise Lost(f"the server ended by itself:\n{server.log.read_text()}")
        seconds, count = time.monotonic() - began, sum(known.this_round for known in self.tables)
        self.tally.acknowledged += count
        self.tally.seconds += seconds
        self.span = min(LONGEST, 2 * PER_ROUND * self.tally.seconds / self.tally.acknowledged)


@contextlib.contextmanager
def databases(kind: str, folder: Path) -> Iterator[tuple[str, postgres.Postgres | None]]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'rimward.db'}", None
    else:
        with postgres.running() as server:
            yield server.fresh(), server


def kill_rounds(kind: str, folder: Path, rounds: int, seed: int, each: int = 3, tell: bool = False) -> Tally:
    """So many rounds, and more until there were PER_ROUND answers for each; and a last look."""
    with databases(kind, folder) as (database, under):
        killing = Killing(database, folder, seed, each, under)
        tally = killing.tally
        while tally.rounds < rounds or tally.acknowledged < rounds * PER_ROUND:
            killing.round()
            if tell:
                print(tally, file=sys.stderr, flush=True)
        killing.span = 0.0
        killing.round()
        tally.rounds -= 1  # the last was only to look
    return tally


def main() -> int:
    p = argparse.ArgumentParser(description="Kill the server again and again, and look for what was lost.")
    p.add_argument("--rounds", type=int, default=100)
    p.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    p.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    args = p.parse_args()
    print(f"seed {args.seed}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        print(kill_rounds(args.database, Path(folder), args.rounds, args.seed, tell=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())

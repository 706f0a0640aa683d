"""The server as people use it: idle, with many stored tables, and with a hundred games of Xia under way at once.

`python -m benchmarks live` prints what it measured; nothing is compared, for no peer plays such a game.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import uvloop

from benchmarks.load import cpu, resident
from benchmarks.server import ROOT, Missing, Served, running
from benchmarks.sockets import Address, Broken, Load, Player, connected

RECORDED = ROOT / "tests" / "recorded" / "xia"
FEW = 100  # stored tables: more than a page of the lobby
FIRST = 200  # the decision from which matches are taken up


def call(port: int, path: str, body: Any = None, key: str = "", zipped: bool = False) -> bytes:
    """The body of an answer, as it came over the wire."""
    headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip" if zipped else "identity"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)) as reply:
        read: bytes = reply.read()
        return read


def cuts(seats: int, least: int) -> Iterator[str]:
    """Recorded games, cut at different decisions from `least` on, again and again; none is near its end."""
    wholes = [path.read_text().splitlines() for path in sorted(RECORDED.glob(f"{seats}-*.rimward"))]
    long = [lines for lines in wholes if len(lines) > least + 60]
    if not long:
        raise Missing(f"no recorded game of {seats} seats is that long")
    for number, lines in enumerate(cycle(long)):
        end = least + (number * 17) % (len(lines) - least - 50)
        yield "\n".join(lines[: end + 1]) + "\n"


class Sat(Player):
    """A seat of a table; it answers at random when it is asked, after a while."""

    def __init__(self, load: Paced, path: str, seat: int, key: str) -> None:
        super().__init__(load)
        self.paced, self.path, self.seat, self.key = load, path, seat, key
        self.random = Random(f"{path}{seat}")
        self.sent: float | None = None
        self.can_undo = False

    def greet(self) -> None:
        self.say(b'{"key":"%s"}' % self.key.encode())

    def heard(self, text: bytes) -> None:
        told = json.loads(text)
        if told["is"] in ("full", "change"):
            if told["is"] == "full":
                self.ready.set_result(None)
            else:
                self.paced.sizes.append(len(text))
            self.can_undo = told["can_undo"]
            own = next((q for q in told["asked"] if q["seat"] == self.seat and not q["answered"]), None)
            if own is not None:
                wait = self.random.uniform(0.5, 1.5) * self.paced.pause
                asyncio.get_running_loop().call_later(wait, self.answer, own["id"], own["options"])
        elif told["is"] == "done":
            if self.sent is not None and self.load.counting:
                self.load.times.append(time.perf_counter() - self.sent)
        elif told["is"] == "refused":
            raise Broken(f"refused: {told['refusal']}")

    def answer(self, question: int, options: list[dict[str, Any]]) -> None:
        if self.load.going:
            self.sent = time.perf_counter()
            key = self.random.choice(options)["key"]
            self.say(json.dumps({"do": "answer", "question": question, "key": key}).encode())


class Paced(Load):
    """Each seat thinks for `pause` seconds on average."""

    def __init__(self, pause: float) -> None:
        super().__init__()
        self.pause = pause
        self.sizes: list[int] = []


async def evening(port: int, pid: int, matches: int, seconds: float, pause: float) -> dict[str, float]:
    """So many games at once, each with four people who take their time."""
    load, address = Paced(pause), ("127.0.0.1", port)
    try:
        for number, record in enumerate(islice(cuts(4, FIRST), matches)):
            made = json.loads(await asyncio.to_thread(call, port, "/api/tables/import", {"record": record}))
            await _sit_down(load, address, made)
            if number == 0:
                first = call(port, f"/api/tables/{made['table']['id']}/view", key=made["keys"][0]["key"])
        await load.sleep(2)
        load.counting, began, used = True, time.perf_counter(), cpu(pid)
        await load.sleep(seconds)
        took, used = time.perf_counter() - began, cpu(pid) - used
    finally:
        load.close()
    ranks = quantiles(load.times, n=100)
    return {
        "sockets": len(load.players),
        "answers/s": len(load.times) / took,
        "p50 ms": ranks[49] * 1e3,
        "p99 ms": ranks[98] * 1e3,
        "worst ms": max(load.times) * 1e3,
        "server CPU, share of a core": used / took,
        "memory MB": resident(pid) / 1e6,
        "first view, bytes gzipped": len(gzip.compress(first, 6)),
        "update, median bytes": median(load.sizes),
    }


async def _sit_down(load: Paced, address: Address, made: dict[str, Any]) -> list[Sat]:
    path = f"/api/tables/{made['table']['id']}/stream"
    return [await connected(address, partial(Sat, load, path, own["seat"], own["key"])) for own in made["keys"]]


def undoing(port: int, decision: int, times: int) -> dict[str, float]:
    """Milliseconds until an undo is stored and answered, over REST, late in a long game."""
    record = next(cuts(3, decision))
    made = json.loads(call(port, "/api/tables/import", {"record": record}))
    table, keys = f"/api/tables/{made['table']['id']}", [own["key"] for own in made["keys"]]
    took: list[float] = []
    random = Random(1)
    for _ in range(times):
        seat = json.loads(call(port, table, key=keys[0]))["waiting"][0]
        view = json.loads(call(port, f"{table}/view?since=100000", key=keys[seat]))
        question = next(q for q in view["asked"] if q["seat"] == seat)
        answer = {"do": "answer", "question": question["id"], "key": random.choice(question["options"])["key"]}
        call(port, f"{table}/do", answer, key=keys[seat])
        began = time.perf_counter()
        call(port, f"{table}/do", {"do": "undo"}, key=keys[seat])
        took.append((time.perf_counter() - began) * 1e3)
        call(port, f"{table}/do", {**answer, "question": _asked(port, table, keys[seat], seat)}, key=keys[seat])
    return {"undo at decision": decision, "median ms": median(took), "worst ms": max(took)}


def _asked(port: int, table: str, key: str, seat: int) -> int:
    view = json.loads(call(port, f"{table}/view?since=100000", key=key))
    number: int = next(q for q in view["asked"] if q["seat"] == seat)["id"]
    return number


@contextmanager
def stored(tables: int) -> Iterator[tuple[int, int, float]]:
    """A server on a database with so many tables; gives its process, port, and seconds until it answers."""
    (ROOT / ".tools").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / ".tools") as folder:
        file = Path(folder) / "rimward.db"
        uvloop.run(_fill(file, tables))
        ours = Served("Rimward", lambda place: (sys.executable, "-m", "benchmarks.ours", place), "xia")
        began = time.perf_counter()
        with running(ours, str(file)) as (pid, port):
            call(port, "/healthz")
            yield pid, port, time.perf_counter() - began


async def _fill(file: Path, tables: int) -> None:
    """Public tables with their seats and a few entries each, as the server itself writes them."""
    from rimward.games.catalog import GAMES
    from rimward.server import shapes
    from rimward.server.bots import Thinkers
    from rimward.server.hall import Hall
    from rimward.server.store import Store

    store = Store(f"sqlite:///{file}")
    store.open()
    hall = Hall(store, GAMES, Thinkers())
    wish = shapes.NewTable(game="comet", seats=[shapes.SeatWish(kind="me"), shapes.SeatWish()], public=True)
    begun = shapes.NewTable(game="comet", seats=[shapes.SeatWish(kind="me")] * 2, public=True)
    for start in range(0, tables, 500):
        await asyncio.gather(*(hall.create(begun if n % 2 else wish) for n in range(start, min(start + 500, tables))))
    store.close()


def lobby(port: int, times: int = 50) -> float:
    """Milliseconds for a page of the lobby, in the middle."""
    took: list[float] = []
    for status in islice(cycle(("open", "playing")), times):
        began = time.perf_counter()
        call(port, f"/api/tables?status={status}")
        took.append((time.perf_counter() - began) * 1e3)
    return median(took)


def tell(title: str, figures: dict[str, float]) -> None:
    print(f"\n{title}")
    for name, value in figures.items():
        print(f"  {name:<32}{value:>12,.2f}")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks live", description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a seat thinks on average (1)")
    parser.add_argument("--tables", type=int, default=10_000, help="that are stored (10000)")
    args = parser.parse_args(argv)
    try:
        with stored(FEW) as (pid, port, start):
            call(port, "/api/games")
            tell(
                f"idle, {FEW} stored tables",
                {"memory MB": resident(pid) / 1e6, "start s": start, "lobby ms": lobby(port)},
            )
            tell("undo", undoing(port, 600, 30))
            tell(f"{args.matches} games of Xia", uvloop.run(evening(port, pid, args.matches, args.seconds, args.pause)))
        with stored(args.tables) as (pid, port, start):
            call(port, "/api/games")
            figures = {"memory MB": resident(pid) / 1e6, "start s": start, "lobby ms": lobby(port)}
            tell(f"idle, {args.tables} stored tables", figures)
    except (Missing, Broken, OSError) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 1
    return 0

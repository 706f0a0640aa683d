"""Attacks of one stranger on a real server, and what somebody feels who plays meanwhile.

    python -m tests.server.strain                 # all attacks, a few seconds each
    python -m tests.server.strain --only frames pings --seconds 3

For each attack the server runs in a process of its own and so does the attacker (from 127.0.0.1), beside an honest
player (127.0.0.2) who asks for the view of their own table every tenth of a second on a kept connection. It prints what
became of the attacker and how long the player waited. Everything stays on the loopback, and every attack is bounded in
number and time. Linux lets a program use any address of 127.0.0.0/8; elsewhere it does not work.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import multiprocessing
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.record import Entry, Record, write
from tests.server.ports import free_port

STRANGER, HONEST, PROXY = "127.0.0.1", "127.0.0.2", "127.0.0.9"
EVERY = 0.1  # seconds between two looks of the honest player
COMMAND = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"  # frames as they go over the wire, with a mask of zeros
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: "


# --- what is sent ----------------------------------------------------------------------------------------------------
class Line:
    """A kept connection from an address."""

    def __init__(self, port: int, source: str = STRANGER, **headers: str) -> None:
        self.port, self.source, self.headers = port, source, headers
        self._line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: Any = None, key: str = "", **more: str) -> tuple[int, Any]:
        headers = {**self.headers, **more, "Connection": "keep-alive"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else msgspec.json.encode(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        if self._line is None:
            self._line = http.client.HTTPConnection(STRANGER, self.port, timeout=30, source_address=(self.source, 0))
        try:
            self._line.request(method, f"/api{path}", data, headers)
            reply = self._line.getresponse()
            content = reply.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        if reply.getheader("connection") == "close":
            self.close()
        kind = reply.getheader("content-type") or ""
        return reply.status, msgspec.json.decode(content) if "json" in kind and "nd" not in kind else content

    def table(self, *seats: str, game: str = "xia", **more: Any) -> Any:
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        status, made = self.ask("POST", "/tables", {"game": game, "seats": wishes, **more})
        return made if status == 201 else None

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def grown(game: str, seats: int, entries: int) -> str:
    """A record that goes back and forth: the answer that tells most, and its undo, again and again."""
    match, best = Match.new(GAMES[game], seats, {}, chance=Seeded("strain")), -1
    found: tuple[list[Entry], list[Entry]] = ([], [])
    for _ in range(60):
        question = next(asked for asked in match.asked if not asked.answered)
        for key in question.keys:
            tried = match.copy()
            tried.answer(question.id, question.seat, key)
            told = len(tried.log) - len(match.log)
            if tried.can_undo(question.seat) and told > best:
                best, pair = told, [Entry("answer", question.seat, question.code, key), Entry("undo", question.seat)]
                found = (list(match.entries), pair)
        match.answer(question.id, question.seat, question.keys[0])
    before, pair = found
    again = (pair * (entries // 2 + 1))[: entries - len(before)]
    return write(Record(match.header, [*before, *again])).decode()


# --- attacks ---------------------------------------------------------------------------------------------------------
@dataclass
class Outcome:
    """What became of an attacker: how much was tried, and how that ended, by a word or a status."""

    sent: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def count(self, end: object) -> None:
        self.sent += 1
        self.ends[str(end)] += 1

    @property
    def stopped(self) -> int:
        """How often the attacker was refused or shown the door."""
        return sum(number for end, number in self.ends.items() if end not in ("200", "201", "open"))

    def __str__(self) -> str:
        return f"{self.sent} sent: " + ", ".join(f"{number} {end}" for end, number in self.ends.most_common())


def at_once(times: int, until: float, does: Callable[[Outcome], None]) -> Outcome:
    """Several at a time do something again and again, until their time is over."""
    outcome = Outcome()

    def go_on() -> None:
        while time.monotonic() < until:
            try:
                does(outcome)
            except (OSError, http.client.HTTPException, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                outcome.count(type(error).__name__)
                time.sleep(0.02)

    threads = [threading.Thread(target=go_on) for _ in range(times)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcome


def asking(port: int, until: float, times: int, paths: list[str], key: str = "") -> Outcome:
    """Several connections ask for the same again and again."""
    local = threading.local()

    def ask(outcome: Outcome) -> None:
        if not hasattr(local, "line"):
            local.line = Line(port)
        for path in paths:
            outcome.count(local.line.ask("GET", path, key=key)[0])

    return at_once(times, until, ask)


def importing(port: int, until: float, entries: int, looks: tuple[str, ...]) -> Outcome:
    line = Line(port)
    status, made = line.ask("POST", "/tables/import", {"record": grown("xia", 3, entries)})
    first = Outcome()
    first.count(f"import {status}")
    if status != 201:
        return first
    table, key = made["table"]["id"], made["keys"][0]["key"]
    after = asking(port, max(until, time.monotonic() + 1), 10, [f"/tables/{table}{look}" for look in looks], key)
    first.sent += after.sent
    first.ends += after.ends
    return first


def too_long(port: int, until: float) -> Outcome:
    return importing(port, until, 100_000, ())


def told(port: int, until: float) -> Outcome:
    return importing(port, until, 5_900, ("/told",))


def longest(port: int, until: float) -> Outcome:
    return importing(port, until, 19_900, ("/view",))


def looks(port: int, until: float) -> Outcome:
    return importing(port, until, 5_000, ("/view", "/story", "/events?limit=1000", "/moment?entry=15", "/moments"))


def flooding(port: int, until: float, frame: bytes) -> Outcome:
    made = Line(port).table("me", "me", "me", public=True)

    def flood(outcome: Outcome) -> None:
        with connect(f"ws://{STRANGER}:{port}/api/tables/{made['table']['id']}/stream", compression=None) as opened:
            opened.send("{}")
            opened.recv(timeout=10)
            with contextlib.suppress(OSError):
                while time.monotonic() < until:
                    opened.socket.sendall(frame * 2000)
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                while True:
                    opened.recv(timeout=1)
            outcome.count(f"closed {opened.close_code}" if opened.close_code else "open")

    return at_once(5, until, flood)


def frames(port: int, until: float) -> Outcome:
    return flooding(port, until, COMMAND)


def pings(port: int, until: float) -> Outcome:
    return flooding(port, until, PING)


def connected(port: int, number: int, data: bytes, until: float) -> Outcome:
    """So many connections that send something and nothing more; at the end, whether they are still there."""
    outcome, opened = Outcome(), list[socket.socket]()
    for _ in range(number):
        with contextlib.suppress(OSError):
            opened.append(socket.create_connection((STRANGER, port), timeout=5))
            opened[-1].sendall(data)
    time.sleep(max(0.0, until - time.monotonic()))
    for one in opened:
        one.settimeout(0.001)
        try:
            outcome.count("closed" if not (got := one.recv(64)) else got.split(b" ")[1].decode())
        except TimeoutError:
            outcome.count("open")
        except OSError:
            outcome.count("closed")
        one.close()
    return outcome


def half_requests(port: int, until: float) -> Outcome:
    return connected(port, 700, HALF, until)


def long_polls(port: int, until: float) -> Outcome:
    made = Line(port).table("me", "me", "me", public=True)
    path = f"/api/tables/{made['table']['id']}/view?since=100000&wait=30"
    return connected(port, 250, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(), until)


def images(port: int, until: float) -> Outcome:
    """A page elsewhere, open in the honest player's own browser: it cannot be stopped, but it must not count."""
    private = Line(port, HONEST).table("me", "me", "me")
    local = threading.local()

    def show(outcome: Outcome) -> None:
        if not hasattr(local, "line"):
            local.line = Line(port, HONEST, **{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image"})
        outcome.count(local.line.ask("GET", f"/tables/{private['table']['id']}")[0])
        time.sleep(0.02)

    return at_once(3, until, show)


def secrets(port: int, until: float) -> Outcome:
    """A secret answer is changed again and again, and a bot asked why it gave its own."""
    line = Line(port)
    made = line.table("me", "me", "normal", game="comet")  # the second person never answers
    table, key = made["table"]["id"], made["keys"][0]["key"]
    while not (found := line.ask("GET", f"/tables/{table}/moments", key=key)[1]["bots"]):
        time.sleep(0.05)
    _, extra = line.ask("GET", f"/tables/{table}/view", key=key)
    question = next(asked for asked in extra["asked"] if asked["options"])

    def change(outcome: Outcome) -> None:
        answer = {"do": "answer", "question": question["id"], "key": question["options"][outcome.sent % 3]["key"]}
        outcome.count(line.ask("POST", f"/tables/{table}/do", answer, key)[0])
        outcome.count(line.ask("GET", f"/tables/{table}/why?entry={found[0]}", key=key)[0])

    return at_once(1, until, change)


def notices(port: int, until: float) -> Outcome:
    """To an address that the server never writes to."""
    line = Line(port)
    made = line.table("me", "me", "me")
    path, key = f"/tables/{made['table']['id']}/seats/0/notice", made["keys"][0]["key"]

    def put(outcome: Outcome) -> None:
        outcome.count(Line(port).ask("PUT", path, {"url": "http://127.0.0.1:9/", "after": 0}, key)[0])

    return at_once(3, until, put)


def bots(port: int, until: float) -> Outcome:
    line, outcome = Line(port), Outcome()
    for _ in range(25):
        outcome.count(201 if line.table(*["expert"] * 4) is not None else 429)
    time.sleep(max(0.0, until - time.monotonic()))
    return outcome


def many_addresses(port: int, until: float) -> Outcome:
    """Tables of bots from six addresses behind the trusted proxy."""
    outcome = Outcome()
    for number in range(6):
        line = Line(port, PROXY, **{"X-Forwarded-For": f"198.51.100.{number}"})
        for _ in range(25):
            outcome.count(201 if line.table(*["normal"] * 4) is not None else 429)
    time.sleep(max(0.0, until - time.monotonic()))
    return outcome


ATTACKS: dict[str, Callable[[int, float], Outcome]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        too_long,
        longest,
        told,
        looks,
        frames,
        pings,
        half_requests,
        long_polls,
        images,
        secrets,
        notices,
        bots,
        many_addresses,
    )
}


# --- beside an honest player -----------------------------------------------------------------------------------------
class Player:
    """Looks at their own table again and again; how long each look took, in milliseconds."""

    def __init__(self, port: int) -> None:
        self.line = Line(port, HONEST)
        made = self.line.table("me", "me", "me")
        self.path, self.key = f"/tables/{made['table']['id']}/view", made["keys"][0]["key"]
        self.waits: list[float] = []
        self.failed = 0

    def look(self) -> None:
        began = time.perf_counter()
        try:
            status, _ = self.line.ask("GET", self.path, key=self.key)
            self.failed += status != 200
        except (OSError, http.client.HTTPException):
            self.failed += 1
        self.waits.append(1000 * (time.perf_counter() - began))
        time.sleep(EVERY)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[int]:
    """The program as a person starts it, in a process group of its own; its port."""
    port = free_port()
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--proxy", PROXY]
    command = [sys.executable, "-m", "rimward", *words, "--database", str(folder / "strain.db")]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection((STRANGER, port), timeout=1):
                break
            time.sleep(0.1)
        yield port
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@dataclass
class Felt:
    """An attack, and what the honest player felt of it."""

    name: str
    outcome: Outcome
    waits: list[float]
    failed: int

    def __str__(self) -> str:
        middle, worst = statistics.median(self.waits), max(self.waits)
        failed = f", {self.failed} failed" if self.failed else ""
        return f"| {self.name} | {self.outcome} | {middle:.0f} | {worst:.0f}{failed} |"


def nothing(port: int, until: float) -> Outcome:
    time.sleep(max(0.0, until - time.monotonic()))
    return Outcome()


def _attacked(name: str, port: int, seconds: float, told: Any) -> None:
    told.send(ATTACKS.get(name, nothing)(port, time.monotonic() + seconds))


def strain(name: str, seconds: float, folder: Path) -> Felt:
    """One attack on a server of its own."""
    with serving(folder) as port:
        player = Player(port)
        for _ in range(5):
            player.look()
        player.waits.clear()
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        attacker = context.Process(target=_attacked, args=(name, port, seconds, theirs))
        attacker.start()
        theirs.close()
        try:
            while not mine.poll() and attacker.is_alive():
                player.look()
            outcome: Outcome = mine.recv()
        finally:
            attacker.kill()
            attacker.join()
            mine.close()
            player.line.close()
    return Felt(name, outcome, player.waits, player.failed)


def main() -> None:
    parser = argparse.ArgumentParser(description="attack a server on the loopback, beside an honest player")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each attack")
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS, "nothing"], help="these attacks")
    given = parser.parse_args()
    print("| attack | what became of it | honest player: median ms | worst ms |\n|---|---|---|---|", flush=True)
    for name in given.only or ["nothing", *ATTACKS]:
        with tempfile.TemporaryDirectory() as folder:
            print(strain(name, given.seconds, Path(folder)), flush=True)


if __name__ == "__main__":
    main()

"""A socket fuzzer: what no browser of ours sends, and a watch on what comes of it.

    python -m tests.server.fuzz --attacks 20000 --seed 1      the sockets
    python -m tests.server.fuzz --examples 2000               the REST side, against its description

Every attack is a socket that says who it is, rightly or not, and then sends frames. Whoever has no key is not let in;
each frame that arrives has one reply, a done or a refusal; people who look on are told of what was done and of nothing
else; another table hears and stores nothing; what was stored replays by the rules, and is just what was acknowledged.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rimward.server import shapes
from tests.server.contract import kept
from tests.server.oracle import lawful, logged, rows
from tests.server.served import Served, served

PATIENCE = 10.0  # seconds until a reply counts as missing
HEALTHY = 2.0  # seconds in which the health check answers, on a machine that does other things too
ROUND = 60  # attacks on a table until it is looked at
FAULTS = {1006, 1011, 1012, 4500}  # ways of closing that are the server's fault, or of which it said nothing
DEEP = 100_000
BIG = 1 << 20

Json = dict[str, Any]
_message = msgspec.json.Decoder(shapes.Messages).decode


# --- frames ----------------------------------------------------------------------------------------------------------
class Text(NamedTuple):
    """Bytes that are sent as text, whether they are or not."""

    data: bytes


Frame = str | bytes | Text


def _junk(rng: Random, _: Json) -> Frame:
    return Text(rng.randbytes(rng.randrange(1, 60)))


def _binary(rng: Random, valid: Json) -> Frame:
    return rng.choice([rng.randbytes(40), json.dumps(valid).encode(), b""])


def _letters(rng: Random, _: Json) -> Frame:
    return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0xA0, 0xD000)])) for _ in range(30))


def _cut(rng: Random, valid: Json) -> Frame:
    text = json.dumps(valid)
    return text[: rng.randrange(len(text))]


def _deep(rng: Random, valid: Json) -> Frame:
    opening = rng.choice(["[", '{"a":'])
    field = rng.choice([*valid, "x"])
    rest = json.dumps({name: value for name, value in valid.items() if name != field})
    inside = f'{{"{field}":{opening * DEEP}'
    return rng.choice([opening * DEEP, inside, f"{rest[:-1]},{inside[1:]}" if rest != "{}" else inside])


def _number(rng: Random, valid: Json) -> Frame:
    """Where a number stands, another: none of them can be a question or an entry."""
    wild = rng.choice(
        ["1e400", "-1", "9" * 400, "NaN", "Infinity", "-0.5", str(2**63), "1E-7", "0x10", "00", "2147483648"]
    )
    field = rng.choice(list(valid))
    return json.dumps({**valid, field: "@"}).replace('"@"', wild)


def _tag(rng: Random, valid: Json) -> Frame:
    return json.dumps({**valid, "do": rng.choice(["", "Answer", "win", None, 0, ["answer"], {}, "hello", "change"])})


def _more(rng: Random, valid: Json) -> Frame:
    return json.dumps({**valid, rng.choice(["seat", "is", "host", "__class__", "", "näh"]): rng.choice([0, "x", None])})


def _type(rng: Random, valid: Json) -> Frame:
    field = rng.choice(list(valid))
    return json.dumps({**valid, field: rng.choice([None, [], {}, [valid[field]], {"key": valid[field]}, 1.5])})


def _less(rng: Random, valid: Json) -> Frame:
    left = dict(valid)
    del left["do"]
    return json.dumps(left)


def _other(rng: Random, _: Json) -> Frame:
    return rng.choice(["null", "[]", "{}", '"answer"', "0", "", " ", "{}{}", '{"do":"say","text":""}', "true"])


def _big(rng: Random, valid: Json) -> Frame:
    long = "x" * BIG
    return rng.choice(
        [long, json.dumps({"do": "say", "text": long}), " " * BIG + "0", json.dumps({**valid, "key": long})]
    )


def _escape(rng: Random, _: Json) -> Frame:
    """Text that is JSON, and that a database or a terminal may not like."""
    odd = rng.choice([r"\u0000", r"a\u0000b", r"\ud800", r"\udc00\ud800", r"\u001b[2J", r"\u202e", "\\"])
    return f'{{"do":"say","text":"{odd}"}}'


BAD: tuple[Callable[[Random, Json], Frame], ...] = (
    _junk, _binary, _letters, _cut, _deep, _number, _tag, _more, _type, _less, _other, _big, _escape,
)  # fmt: skip
ODDS = [3, 3, 2, 3, 1, 4, 3, 3, 4, 2, 3, 1, 2]


# --- a table under attack --------------------------------------------------------------------------------------------
class Target:
    """A table with people at it who look on, and what was sent to it with a right key."""

    def __init__(self, server: Served, *seats: str, **more: Any) -> None:
        self.server, self.seats, self.public = server, seats, bool(more.get("public"))
        made = server.table(*seats, **more)
        self.table: str = made["table"]["id"]
        self.host: str = made["host_key"]
        self.invite: str = made["invite"]
        self.keys: dict[int, str] = {key["seat"]: key["key"] for key in made["keys"]}
        self.tried: Counter[tuple[str, int, str]] = Counter()
        self.done: Counter[tuple[str, int, str]] = Counter()
        self.watchers = {seat: server.stream(self.table, key) for seat, key in self.keys.items()}
        self.asked: dict[int, list[Any]] = {seat: [] for seat in self.keys}
        self.told: dict[int, int] = {}  # entries that each of those who look on knows of
        for seat, watcher in self.watchers.items():
            full = watcher.until(shapes.Full)
            self.asked[seat], self.told[seat] = full.asked, full.entries

    def heard(self) -> list[tuple[int, shapes.Messages]]:
        """What those who look on were sent since they were last asked."""
        found: list[tuple[int, shapes.Messages]] = []
        for seat, watcher in self.watchers.items():
            with contextlib.suppress(TimeoutError):
                while True:
                    found.append((seat, watcher.next(0.002)))
                    message = found[-1][1]
                    if isinstance(message, shapes.Change):
                        self.asked[seat] = message.asked
                        self.told[seat] += 1
        return found

    def rest(self) -> None:
        """Until no bot is asked any more."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = self.server.ok("GET", f"/tables/{self.table}", key=self.host)
            if shown["status"] != "playing" or all(seat in self.keys for seat in shown["waiting"]):
                return
            time.sleep(0.02)
        raise AssertionError("a bot has not answered")

    def valid(self, rng: Random, seat: int) -> Json:
        """A command that could be this seat's, often a legal one."""
        questions = [question for question in self.asked.get(seat, []) if question.options]
        kind = rng.choices(["answer", "undo", "take-back", "consent", "act", "say", "end"], [12, 2, 2, 2, 1, 1, 0.3])[0]
        if kind == "answer" and questions:
            question = rng.choice(questions)
            return {"do": "answer", "question": question.id, "key": rng.choice(question.options).key}
        commands: dict[str, Json] = {
            "answer": {"do": "answer", "question": rng.randrange(60), "key": "pass"},
            "undo": {"do": "undo", "to": rng.randrange(40)} if rng.random() < 0.3 else {"do": "undo"},
            "take-back": {"do": "take-back", "to": rng.randrange(40)},
            "consent": {"do": "consent", "proposal": rng.randrange(1, 6), "agree": rng.random() < 0.7},
            "act": {"do": "act", "key": "gift:0,1,1000"},
            "say": {"do": "say", "text": rng.choice(["hello", "Привет", "<b>", "x" * 500])},
            "end": {"do": "end"},
        }
        return commands[kind]

    def wrong(self, rng: Random, seat: int) -> Json:
        """A command of the right shape that is none of this seat's: another's question, a stale one, a made-up key."""
        others = [q for other, asked in self.asked.items() if other != seat for q in asked if q.options]
        question = rng.choice(others) if others and rng.random() < 0.6 else None
        number = question.id if question else rng.choice([0, 1, 2, 10**6, 2**31 - 1])
        key = (
            rng.choice(question.options).key
            if question and question.options
            else rng.choice(["", "pass ", "PASS", "hex:0,0", "'--"])
        )
        return {"do": "answer", "question": number, "key": key}


# --- who says hello --------------------------------------------------------------------------------------------------
def hello(rng: Random, target: Target, strangers: list[str]) -> Frame:
    """Mostly somebody with a key; now and then without one, with another's, or with no sense."""
    right: Json = {"key": rng.choice(list(target.keys.values())), "cursor": rng.choice([0, 0, 3, 2**31 - 1])}
    luck = rng.random()
    if luck < 0.7:
        return json.dumps(right)
    if luck < 0.8:
        return json.dumps(rng.choice([{}, {"cursor": 5}, {"invite": rng.choice(strangers)}, {"key": ""}]))
    if luck < 0.86:
        return json.dumps(rng.choice([{"key": target.host}, {"invite": target.invite}]))
    if luck < 0.93:
        key = rng.choice([*strangers, target.invite, right["key"][:-1], right["key"].swapcase(), " ", "\0"])
        return json.dumps({"key": key})
    return rng.choices(BAD, ODDS)[0](rng, {**right, "do": "hello"})


def let_in_as(target: Target, frame: Frame) -> int | None:
    """The seat as which whoever says this is let in; None for nobody."""
    try:
        said = msgspec.json.decode(frame if isinstance(frame, str) else b"", type=shapes.Hello)
    except (msgspec.DecodeError, RecursionError):
        return None
    spectator = len(target.seats)
    if not said.key:
        return spectator if target.public or said.invite == target.invite else None
    return next(
        (seat for seat, key in target.keys.items() if key == said.key), spectator if said.key == target.host else None
    )


class Fuzzer:
    """Attacks on tables of a server. `found` counts what was done."""

    def __init__(self, server: Served, seed: int) -> None:
        self.server, self.rng = server, Random(seed)
        self.found: Counter[str] = Counter()
        self.bystander = Target(server, "me", "me", game="comet")
        self.bystander.heard()
        self.before = rows(server, self.bystander.table)
        self.strangers = [*self.bystander.keys.values(), self.bystander.host, self.bystander.invite, "A" * 22]

    def run(self, attacks: int, tick: Callable[[int], None] = lambda done: None) -> None:
        done = 0
        while done < attacks:
            target = self._target()
            for _ in range(min(ROUND, attacks - done)):
                self.attack(target)
                done += 1
                if done % 5 == 0:
                    self._healthy()
                    self.check_heard(target)
            self.check_stored(target)
            self.check_bystander()
            tick(done)

    def _target(self) -> Target:
        seats, game = self.rng.choice(
            [(("me", "me"), "comet"), (("me", "random", "me"), "comet"), (("me",) * 3, "xia")]
        )
        practice = {"seed": "7"} if self.rng.random() < 0.3 else {}
        return Target(self.server, *seats, game=game, public=self.rng.random() < 0.5, **practice)

    # --- one attack --------------------------------------------------------------------------------------------------
    def attack(self, target: Target) -> None:
        if self.rng.random() < 0.05:
            self._nowhere()
        said = hello(self.rng, target, self.strangers)
        try:
            connection = self._connected(target.table)
        except InvalidStatus as refused:
            self._turned_away(refused.response.status_code)
            return
        with connection:
            if self.rng.random() < 0.1:  # gone before it has said anything, or before it can be answered
                if self.rng.random() < 0.5:
                    self._send(connection, said)
                connection.socket.close()
                self.found["dropped"] += 1
                return
            self._send(connection, said)
            seat = let_in_as(target, said)
            if seat is None:
                self._not_let_in(connection, said)
            else:
                self._let_in(connection, target, seat)

    def _connected(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/stream"
        return connect(address, max_size=2**24, compression=None, ping_interval=None, close_timeout=2)

    def _nowhere(self) -> None:
        """A table that there is not."""
        odd = self.rng.choice(["nosuchtable", "%00", "..%2f", "x" * 300, "%F0%9F%9A%80", "'--", "%ff"])
        try:
            with self._connected(odd) as connection:
                self._send(connection, "{}")
                self._not_let_in(connection, "{}")
        except InvalidStatus as refused:
            self._turned_away(refused.response.status_code)

    def _turned_away(self, status: int) -> None:
        assert status < 500, f"a socket was answered with {status}"
        self.found["turned away"] += 1

    @staticmethod
    def _send(connection: ClientConnection, frame: Frame) -> None:
        with contextlib.suppress(ConnectionClosed):
            if isinstance(frame, Text):
                connection.send(frame.data, text=True)
            else:
                connection.send(frame)

    def _not_let_in(self, connection: ClientConnection, said: Frame) -> None:
        try:
            frame = connection.recv(PATIENCE)
        except ConnectionClosed:
            self._closed(connection, said)
            self.found["not let in"] += 1
            return
        raise AssertionError(f"somebody was let in by {str(said)[:200]} and told {frame[:200]!r}")

    def _closed(self, connection: ClientConnection, why: Any) -> None:
        code = connection.close_code
        assert code is not None, f"no word of the end after {str(why)[:200]}"
        assert code not in FAULTS, f"closed with {code} after {str(why)[:200]}"

    def _let_in(self, connection: ClientConnection, target: Target, seat: int) -> None:
        try:
            first = _message(connection.recv(PATIENCE))
        except ConnectionClosed:
            raise AssertionError(f"seat {seat} was not let in: {connection.close_code}") from None
        assert isinstance(first, shapes.Full)
        assert first.view is not None
        assert first.view.seat == seat, f"seat {first.view.seat} was shown to seat {seat}"
        for _ in range(self.rng.randrange(1, 7)):
            frame = self._frame(target, seat)
            act = self._noted(target, seat, frame)
            self._send(connection, frame)
            if self.rng.random() < 0.03:
                connection.socket.close()  # an answer that nobody waits for
                self.found["dropped"] += 1
                return
            try:
                reply = self._reply(connection, frame)
            except ConnectionClosed:
                self._closed(connection, frame)
                self.found["closed"] += 1
                return
            if isinstance(reply, shapes.Done):
                assert act is not None or "say" in str(frame), f"{str(frame)[:200]} was done"
                target.done.update([act] if act else [])
            self.found[reply.__class__.__name__.lower()] += 1

    def _frame(self, target: Target, seat: int) -> Frame:
        valid = target.valid(self.rng, seat)
        luck = self.rng.random()
        if luck < 0.3:
            return json.dumps(valid)
        if luck < 0.45:
            return json.dumps(target.wrong(self.rng, seat))
        return self.rng.choices(BAD, ODDS)[0](self.rng, valid)

    def _noted(self, target: Target, seat: int, frame: Frame) -> tuple[str, int, str] | None:
        """What this frame asks for, if it is a command at all."""
        try:
            command = msgspec.json.decode(frame if isinstance(frame, str) else b"", type=shapes.Commands)
        except (msgspec.DecodeError, RecursionError):
            return None
        if isinstance(command, shapes.Say):
            return None
        did = "answer" if isinstance(command, shapes.Answer) else type(command).__name__.lower()
        key = command.key if isinstance(command, shapes.Answer | shapes.Act) else ""
        target.tried[did, seat, key] += 1
        return did, seat, key

    @staticmethod
    def _reply(connection: ClientConnection, frame: Frame) -> shapes.Done | shapes.Refused:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = _message(connection.recv(PATIENCE))
            if isinstance(message, shapes.Done | shapes.Refused):
                return message
        raise AssertionError(f"no reply to {str(frame)[:200]}")

    # --- what must hold ----------------------------------------------------------------------------------------------
    def _healthy(self) -> None:
        start = time.monotonic()
        assert self.server.http.get("/healthz").status_code == 200
        took = time.monotonic() - start
        assert took < HEALTHY, f"the health check took {took:.1f} s"

    def check_heard(self, target: Target) -> None:
        for seat, message in target.heard():
            assert not isinstance(message, shapes.Done | shapes.Refused), f"seat {seat} was sent another's {message}"
            if isinstance(message, shapes.Change):
                self.found["told"] += 1
                strange = [q for q in message.asked if q.options is not None and q.seat != seat]
                assert not strange, f"seat {seat} was sent the options of another: {strange}"

    def check_stored(self, target: Target) -> None:
        """The record replays, what was acknowledged is in it, and nothing that a seat's own key did not ask for."""
        target.rest()
        self.check_heard(target)
        match = lawful(self.server, target.table)
        assert set(target.told.values()) == {len(match.entries)}, f"{len(match.entries)} entries, told {target.told}"
        people = [entry for entry in match.entries if entry.seat in target.keys]
        done: list[tuple[str, int, str]] = [(entry.did, entry.seat, entry.key) for entry in people]
        answers = Counter(act for act in done if act[0] in ("answer", "act"))
        acknowledged = Counter({act: n for act, n in target.done.items() if act[0] in ("answer", "act")})
        assert not acknowledged - answers, f"acknowledged and not stored: {acknowledged - answers}"
        assert not answers - target.tried, f"stored and never sent: {answers - target.tried}"
        undone = Counter(("undo", seat, "") for did, seat, _ in done if did == "undo")
        assert not undone - target.tried, f"undone by nobody: {undone - target.tried}"
        self.found["entries"] += len(match.entries)

    def check_bystander(self) -> None:
        assert self.bystander.heard() == [], "another table was sent something"
        assert rows(self.server, self.bystander.table) == self.before, "another table was changed"


def fuzzed(folder: Path, attacks: int, seed: int, tick: Callable[[int], None] = lambda done: None) -> Counter[str]:
    """So many attacks on a new server; an assertion says what went wrong."""
    with logged() as log:
        with served(folder) as server:
            fuzzer = Fuzzer(server, seed)
            fuzzer.run(attacks, tick)
        assert not log.faults, "\n".join(log.faults[:5])
    return fuzzer.found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--attacks", type=int, default=0, help="sockets that are opened")
    parser.add_argument("--examples", type=int, default=0, help="requests to every operation")
    parser.add_argument("--seed", type=int, default=1, help="of the attacks")
    args = parser.parse_args()
    start = time.monotonic()

    def tick(done: int | str) -> None:
        print(f"\r\033[K{time.monotonic() - start:.0f} s: {done}", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        if args.attacks:
            found = fuzzed(Path(folder) / "sockets", args.attacks, args.seed, tick)
            print(f"\n{args.attacks} attacks, seed {args.seed}: {dict(sorted(found.items()))}")
        if args.examples:
            for label, statuses in kept(Path(folder) / "requests", args.examples, tick).items():
                print(f"\n{label}: {sorted(statuses)}", end="")
    print(f"\n{time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()

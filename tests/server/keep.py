"""A database of today, kept as text for the tests of tomorrow: `python -m tests.server.keep NAME`.

It plays at a real server on the loopback, at tables of every kind, and writes `databases/NAME.sql` and the keys of the
seats beside it. The servers that come later have to open it and go on. A file that is there is never written again.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.server.served import Served, keys_of, served

FOLDER = Path(__file__).with_name("databases")
FAR = "https://notices.example/hook"  # where the notices of the kept tables would go


class Kept(msgspec.Struct):
    """How to get at a kept table: no secret, since nobody plays there."""

    id: str
    host: str
    invite: str
    keys: list[str]


def restored(name: str, file: Path) -> dict[str, Kept]:
    """Make the file from the text; the keys of its tables, by what they are there for."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / f"{name}.sql").read_text())
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=dict[str, Kept])


# --- making one ------------------------------------------------------------------------------------------------------
class Keeper:
    """Tables at a server, by what they are there for."""

    def __init__(self, kept: dict[str, Kept]) -> None:
        self.kept = kept
        self.server: Served

    def make(self, purpose: str, *seats: str, **more: Any) -> Kept:
        made = self.server.table(*seats, name=purpose, **more)
        kept = Kept(made["table"]["id"], made["host_key"], made["invite"], keys_of(made))
        self.kept[purpose] = kept
        return kept

    def play(self, table: Kept, answers: int) -> None:
        """So many answers of people, by chance; bots have their turn between."""
        chance = Random(answers)
        for _ in range(answers):
            seat, question = self.asked(table)
            key = chance.choice(question["options"])["key"]
            reply = self.server.do(table.id, table.keys[seat], do="answer", question=question["id"], key=key)
            assert reply["is"] == "done", reply

    def asked(self, table: Kept) -> tuple[int, Any]:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            for seat, key in enumerate(table.keys):
                if (question := self.server.asked(table.id, key)) is not None:
                    return seat, question
            time.sleep(0.01)
        raise AssertionError("no person is asked")

    def rest(self, table: Kept) -> None:
        """Until no bot is asked."""
        self.asked(table)


def stopped_in_order(keeper: Keeper) -> None:
    """Tables whose state is kept when the server stops."""
    server = keeper.server
    keeper.play(keeper.make("xia people", "me", "me", "me", game="xia", public=True), 40)
    keeper.play(keeper.make("xia with bots", "me", "greedy", "greedy", game="xia"), 12)
    keeper.play(keeper.make("xia practice", "me", "me", "me", game="xia", seed="kept"), 20)
    keeper.make("xia open", "me", "me", "open", game="xia", public=True)
    keeper.play(keeper.make("comet long", "me", "me", options={"rounds": 30, "target": 40}, seed="kept"), 80)
    over = keeper.make("comet over", "me", "me", options={"rounds": 1}, public=True)
    server.play_out(over.id, over.keys)
    again = server.ok("POST", f"/tables/{over.id}/rematch", key=over.host)
    keeper.kept["comet rematch"] = Kept(again["table"]["id"], over.host, again["invite"], over.keys)


def killed(keeper: Keeper) -> None:
    """Tables as they are stored while they are played."""
    server = keeper.server
    waiting = keeper.make("comet open", "me", "open", public=True)
    server.do(waiting.id, waiting.keys[0], do="say", text="Hello?")
    keeper.play(keeper.make("comet secret", "me", "me"), 1)
    proposal = keeper.make("comet proposal", "me", "me")
    keeper.play(proposal, 6)
    server.do(proposal.id, proposal.keys[0], do="take-back", to=3)
    conceded = keeper.make("comet conceded", "me", "me", "me")
    keeper.play(conceded, 6)
    server.do(conceded.id, conceded.keys[2], do="concede")
    keeper.rest(conceded)
    notice = keeper.make("comet notice", "me", "me", public=True, watch=False)
    server.ok("PUT", f"/tables/{notice.id}/seats/0/notice", {"url": FAR, "after": 3600}, key=notice.keys[0])
    with_bots = keeper.make("comet with bots", "me", "random", "random")
    keeper.play(with_bots, 5)
    keeper.rest(with_bots)
    closed = keeper.make("comet closed", "me", "me")
    keeper.play(closed, 4)
    server.ok("POST", f"/tables/{closed.id}/close", key=closed.host)
    keeper.make("comet thinking", "random", "random", options={"rounds": 30, "target": 40}, public=True)


def keep(name: str) -> None:
    keeper = Keeper({})
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder)) as keeper.server:
            stopped_in_order(keeper)
        with served(Path(folder)) as keeper.server:
            killed(keeper)
            text = dumped(Path(folder) / "rimward.db")
    written(FOLDER / f"{name}.sql", text.encode())
    written(FOLDER / f"{name}.json", msgspec.json.format(msgspec.json.encode(keeper.kept)) + b"\n")


def written(file: Path, content: bytes) -> None:
    with file.open("xb") as new:
        new.write(content)


def dumped(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    keep(sys.argv[1])

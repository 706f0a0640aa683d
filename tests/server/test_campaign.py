"""A campaign lasts weeks: it outlives a server that is killed in the middle of shore leave, a change of the rules and
of the shape of its table, and people who leave between two missions."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.setup import MISSION_PILE
from rimward.games.aurora.shore import campaign
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.state import Aurora
from rimward.games.catalog import GAMES
from rimward.kernel.game import Game, Wishes
from rimward.server.earlier import CHANGED
from tests.server.killing import Server
from tests.server.served import Served, keys_of, served

OPTIONS = {"campaign": 5, "storyline": "rust-tide", "quicker": True, "deck": 6, "crew": "dealt"}
ENOUGH = 64  # entries: a state has been kept by then


class Player:
    """Whoever plays all the seats of a table over REST, doing as little as possible."""

    def __init__(self, server: Served, made: Any) -> None:
        self.server, self.keys = server, keys_of(made)
        self.path = f"/tables/{made['table']['id']}"

    def seen(self, seat: int = 0) -> Any:
        return self.server.ok("GET", f"{self.path}/view", key=self.keys[seat])

    @property
    def table(self) -> Any:
        return self.seen()["view"]["table"]

    def question(self) -> tuple[int, Any]:
        """Who is asked, and what."""
        seat = next(each["seat"] for each in self.seen()["asked"])
        return seat, next(each for each in self.seen(seat)["asked"] if each["seat"] == seat)

    def answer(self) -> None:
        seat, asked = self.question()
        keys = [option["key"] for option in asked["options"]]
        idle = [key for key in ("done", "pass", "end", "stop") if key in keys]
        body = {"do": "answer", "question": asked["id"], "key": idle[0] if idle else keys[0]}
        self.server.ok("POST", f"{self.path}/do", body, key=self.keys[seat])

    def until_shore_leave(self, missions: int) -> int:
        """Until somebody is asked ashore after so many missions or more; how many answers that took."""
        for count in range(3000):
            shown = self.seen()
            ashore = shown["asked"][0]["code"].startswith("aurora.shore.")
            if ashore and len(shown["view"]["table"]["played"]) >= missions:
                return count
            self.answer()
        raise AssertionError("nobody goes ashore")

    def play_out(self) -> Any:
        while (shown := self.server.ok("GET", self.path, key=self.keys[0]))["status"] == "playing":
            self.answer()
        return shown


def later_rules(first: str) -> dict[str, Game]:
    """A later version: the mission that was drawn first is not in the deck any longer, so the record does not replay;
    and its table has another shape, in which royals can be recruited."""

    def setup(content: Content, seats: int, options: Mapping[str, Any], wishes: Wishes) -> Aurora:
        g = campaign.new_table(content, seats, options, wishes)
        left = [name for name in g.zones[MISSION_PILE].bag if name != first]
        g.zones.add(MISSION_PILE, "missions", tuple(left))
        return g

    def migrated(snapshot: dict[str, Any]) -> dict[str, Any]:
        return {**snapshot, "table": {**snapshot["table"], "royalty": True}}

    return {
        **GAMES,
        "aurora": replace(GAME, version="3", shape=3, migrations={**GAME.migrations, 2: migrated}, setup=setup),
    }


class Abroad(Served):
    """A server in a process of its own, spoken to like one of this process."""

    def __init__(self, process: Server) -> None:
        self.http = httpx.Client(base_url=process.address, timeout=30)

    def ok(self, *args: Any, **kwargs: Any) -> Any:
        """That one keeps to its limits: who asks too often waits, as it says."""
        while True:
            try:
                return super().ok(*args, **kwargs)
            except AssertionError as refused:
                if "server.often" not in str(refused):
                    raise
                time.sleep(1)


@pytest.mark.slow
def test_a_campaign_of_five_killed_ashore_carried_over_by_a_migration_and_finished(tmp_path: Path) -> None:
    process = Server(f"sqlite:///{tmp_path / 'rimward.db'}", tmp_path / "log")
    try:
        process.answers()
        abroad = Abroad(process)
        made = abroad.table("me", "me", game="aurora", options=OPTIONS, seed="campaign")
        player = Player(abroad, made)
        assert player.until_shore_leave(2) > ENOUGH
        before, (_, asked) = player.table, player.question()
        abroad.http.close()
    finally:
        process.kill()
    with served(tmp_path, games=later_rules(before["played"][0])) as server:
        player = Player(server, made)
        assert player.seen()["view"]["version"] == "3"
        assert not before["royalty"]
        assert player.table == {**before, "royalty": True}
        assert player.question()[1]["code"] == asked["code"]
        told = [event["code"] for event in server.ok("GET", f"{player.path}/events?limit=1000", key=player.keys[0])]
        assert told.count(CHANGED) == 1
        assert told[: told.index(CHANGED)].count("kernel.part") == 2
        parts = player.seen()["view"]["parts"]
        assert len(parts) == 2
        shown = player.play_out()
        assert shown["status"] == "over"
        final = player.seen()["view"]
        assert len(final["parts"]) == 6
        assert final["parts"][:2] == parts
        assert len(final["table"]["played"]) == 5
        story = server.ok("GET", f"{player.path}/story", key=player.keys[0])
        assert len(story["parts"]) >= 4
        moments = server.ok("GET", f"{player.path}/moments", key=player.keys[0])
        assert moments["earlier"], "what was before the change can be looked back at"
        last = [server.ok("GET", f"{player.path}/moment?entry={-n}", key=player.keys[0]) for n in range(1, 6)]
        assert any([moment["events"] for moment in last])


def test_between_missions_a_person_leaves_and_another_takes_the_seat(tmp_path: Path) -> None:
    """Ashore nobody has a secret, so the seat is opened at once; in a mission a bounty hides in it."""
    with served(tmp_path) as server:
        made = server.table("open", "me", game="aurora", options=OPTIONS, seed="leaver")
        path = f"/tables/{made['table']['id']}"
        joined = server.ok("POST", f"{path}/join", {"name": "Bo", "invite": made["invite"]})
        player = Player(server, made)
        player.keys.insert(0, joined["key"])
        player.until_shore_leave(1)
        assert player.question()[0] == 1  # the host is asked, so that the bot does not play on meanwhile
        played = len(player.table["played"])
        server.ok("POST", f"{path}/seats/0/leave", key=player.keys[0])
        server.ok("POST", f"{path}/seats/0/open", key=made["host_key"])
        came = server.ok("POST", f"{path}/join", {"name": "Ed", "invite": made["invite"]})
        assert came["seat"] == 0
        assert server.call("GET", f"{path}/view", key=joined["key"]).status_code == 401
        player.keys[0] = came["key"]
        for _ in range(40):
            player.answer()
        assert player.table["mission"]
        assert len(player.table["played"]) == played

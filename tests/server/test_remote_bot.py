"""The bot of docs/ plays a whole game from outside, as a stranger's would, and outlives a restart of the server."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rimward.server.security import USUAL
from tests.server.ports import free_port
from tests.server.served import Served, served

SCRIPT = Path(__file__).parents[2] / "docs" / "remote-bot.py"


def sits_down(server: Served, made: Any) -> subprocess.Popen[str]:
    """With nothing but the standard library: -I -S leaves all else out."""
    link = f"http://127.0.0.1:{server.port}/t/{made['table']['id']}#{made['invite']}"
    command = [sys.executable, "-I", "-S", str(SCRIPT), link, "Robot"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_bot_plays_to_the_end_by_an_invitation(tmp_path: Path) -> None:
    """With the limits that everybody has."""
    with served(tmp_path, limits=USUAL) as server:
        made = server.table("open", "normal", "easy")
        out, errors = sits_down(server, made).communicate(timeout=60)
        assert errors == ""
        (room,) = server.hall._rooms.values()
        assert room.data.status == "over"
        assert [seat.kind for seat in room.data.seats] == ["person", "bot", "bot"]
        assert room.data.seats[0].name == "Robot"
        won = re.fullmatch(r"Over after (\d+) events. Winners: (\[[\d, ]+\]), I was 0.\n", out)
        assert won is not None
        assert room.data.outcome is not None
        assert won[2] == str(room.data.outcome.winners)
        assert {entry.key for entry in room.match.line if entry.seat == 0} >= {"haul"} if room.match else False


def test_the_bot_comes_back_when_the_server_does(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, port=port) as server:
        made = server.table("open", "me", options={"rounds": 2})
        table, mine = made["table"]["id"], made["keys"][0]["key"]
        bot = sits_down(server, made)
        while server.ok("GET", f"/tables/{table}", key=mine)["status"] == "open":
            time.sleep(0.02)
    with served(tmp_path, port=port) as server:
        while (shown := server.ok("GET", f"/tables/{table}", key=mine))["status"] == "playing":
            if server.asked(table, mine) is not None:
                server.step(table, [mine])
        out, errors = bot.communicate(timeout=30)
    assert errors == ""
    assert f"Winners: {shown['outcome']['winners']}" in out


def test_the_bot_is_short() -> None:
    code = SCRIPT.read_text().partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 44

"""The script of docs/ plays a whole game over the public API, as a stranger would."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from rimward.server.security import USUAL
from tests.server.served import served

SCRIPT = Path(__file__).parents[2] / "docs" / "play-over-the-api.py"


def test_the_script_plays_to_the_end(tmp_path: Path) -> None:
    """With the limits that everybody has, and nothing but the standard library (-I -S leaves all else out)."""
    with served(tmp_path, limits=USUAL) as server:
        command = [sys.executable, "-I", "-S", str(SCRIPT), f"http://127.0.0.1:{server.port}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        (room,) = server.hall._rooms.values()
        assert room.data.status == "over"
        assert [seat.kind for seat in room.data.seats] == ["person", "bot", "bot"]
        won = re.fullmatch(r"Over after (\d+) events. Winners: (\[[\d, ]+\]), I was 0.\n", done.stdout)
        assert won is not None
        assert room.data.outcome is not None
        assert won[2] == str(room.data.outcome.winners)


def test_the_script_is_short() -> None:
    code = [line for line in SCRIPT.read_text().splitlines() if line.strip()]
    assert len(code) <= 36  # about 30 lines of code, and a word on what it is

"""The golden files: what goes over the wire, byte for byte. `python -m tests.wire.golden` writes them again.

Server and client are written against them, so a change here is a change of the interface: say so in the CHANGELOG.
"""

from pathlib import Path

import msgspec

from rimward import wire
from rimward.games.comet import GAME
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from rimward.kernel.question import Refused

HERE = Path(__file__).parent


def match_in_a_window() -> Match:
    """Pilot 1 may play a gadget on the first roll; pilot 0 has passed."""
    match = Match.new(GAME, 3, chance=Scripted(draw=["nudge", "boost", "jam"], d6=[2]))
    for question, lane in zip(match.asked, ("near", "mid", "far"), strict=True):
        match.answer(question.id, question.seat, lane)
    match.answer(match.asked[0].id, 0, "pass")
    return match


def refused() -> wire.Refusal:
    match = match_in_a_window()
    try:
        match.answer(match.asked[0].id, 2, "pass")
    except Refused as refusal:
        return wire.refusal(refusal)
    raise AssertionError("another seat's question was answered")


def files() -> dict[str, bytes]:
    made = {
        "schema.json": wire.schema(),
        "update.json": wire.update(match_in_a_window(), seat=1),
        "refusal.json": refused(),
    }
    return {name: msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n" for name, data in made.items()}


if __name__ == "__main__":
    for name, data in files().items():
        (HERE / name).write_bytes(data)

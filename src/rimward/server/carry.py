"""A match whose rules have changed: it continues from the last saved state.

A record that replays is gone on with as it is. One that goes another way, because a rule was mended since, begins a new
part: its header starts from the state that was kept, and the answers that came after that are given again as far as the
new rules allow. Nothing of the old part is deleted, and what it told is still read (`earlier.py`); the dice go on with
the same key and the next numbers.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import Entry, Header, RecordError
from rimward.server.sight import Sight

log = logging.getLogger("rimward.carry")


def carried_over(game: Game, header: Header, kept: dict[str, Any], since: list[Entry]) -> tuple[Sight, int]:
    """The match from a kept state on, with how many of the answers since then could be given again."""
    now = {"version": game.version, "shape": game.shape, "options": {}, "wishes": msgspec.UNSET, "start": kept}
    new = msgspec.structs.replace(header, **now)
    match = Match.reading(game, new).go_on()
    sight = Sight(match)
    sight.followed(len(match.log))
    for number, entry in enumerate(since):
        before = len(match.log)
        try:
            if entry.did == "take-back":
                raise ValueError("the steps that it counts are in the old part")
            match.repeat(entry)
            sight.followed(len(match.log) - before)
        except (Refused, LookupError, ValueError, RecordError) as error:
            log.warning("after the change of rules entry %s could not be given again: %s", number, error)
            return sight, number
    return sight, len(since)

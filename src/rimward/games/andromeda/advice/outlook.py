"""How the seats stand, and how likely each is to win.

What each thing counts is fitted to games of bots (`chances.json`): what seats had whenever a turn began, and who won.
"""

from __future__ import annotations

from typing import NamedTuple

from rimward.games.andromeda.scoring import SOURCES
from rimward.games.andromeda.table.names import TRACKS
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.turn import Turn
from rimward.kernel.game import Outlook


class Has(NamedTuple):
    vp: float
    final: float  # VP if the game were scored now
    tracks: float  # VP shown by them, for events to come
    steps: float
    modules: float
    developments: float
    ships: float
    resources: float
    moons: float
    leaders: float
    late: float  # turns of others before its own


def has(g: Andromeda) -> list[Has]:
    """Teammates win together, so each has what both have on average."""
    turns = [frame.seat for frame in g.stack if isinstance(frame, Turn)]
    alone = [_has(g, seat, float((seat - turns[0]) % g.seats) if turns else 0.0) for seat in range(g.seats)]
    if not g.teams:
        return alone
    sides = [(alone[seat], alone[g.mate(seat) or 0]) for seat in range(g.seats)]
    return [Has(*[(mine + other) / 2.0 for mine, other in zip(*side, strict=True)]) for side in sides]


def _has(g: Andromeda, seat: int, late: float) -> Has:
    shown = sum([g.content.tracks[track].vp[g.step(seat, track)] for track in TRACKS])
    return Has(
        float(g.vp[seat]),
        float(sum([points(g, seat) for _, points in SOURCES])),
        float(shown),
        float(sum(g.tracks[seat])),
        float(len(g.modules[seat])),
        float(sum([built.owner == seat for built in g.developments])),
        float(len(g.built(seat))),
        float(g.any_resources(seat)),
        float(len(g.moons[seat])),
        float(g.station[seat]),
        late,
    )


def left(g: Andromeda) -> float:
    """The VP that the first still needs: a lead is worth more the nearer the end is."""
    return 1.0 if g.ended else float(max(1, 1 + g.terminus - max(g.vp)))


OUTLOOK = Outlook(Has._fields, has, left, Outlook.fitted("rimward.games.andromeda"))

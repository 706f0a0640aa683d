"""Final scoring, source by source: andromeda.scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rimward.games.andromeda.counts import count
from rimward.games.andromeda.destinies import fulfilled, reveal
from rimward.games.andromeda.special import special_regions, specials
from rimward.games.andromeda.table.content import EndScore
from rimward.games.andromeda.table.names import DEVELOPMENTS, TRACKS, destiny
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Frame, Next, Over
from rimward.kernel.result import Result, side_of

DAMAGED: Final = -2


def tracks(g: Andromeda, seat: int) -> int:
    return sum([g.content.tracks[track].vp[g.step(seat, track)] for track in TRACKS])


def developments(g: Andromeda, seat: int) -> int:
    """andromeda.scoring.developments: each, by the level reached on its track."""
    levels = [g.level(seat, DEVELOPMENTS[built.kind]) for built in g.developments if built.owner == seat]
    return sum([g.content.numbers.level_vp[level] for level in levels])


def damaged_modules(g: Andromeda, seat: int) -> int:
    return DAMAGED * len(g.damaged_modules(seat))


def vault(g: Andromeda, seat: int) -> int:
    """andromeda.scoring.vault: tactics cards count, moons and leaders do not."""
    return g.vault(seat) * g.any_resources(seat)


def civilization_modules(g: Andromeda, seat: int) -> int:
    found = 0
    for module in g.modules[seat]:
        kind = g.content.modules.get(module.name)
        if kind is not None and kind.end is not None and not module.damage:
            found += end_score(g, seat, kind.end)
    return found


def end_score(g: Andromeda, seat: int, end: EndScore) -> int:
    return min(end.most, end.base + end.each * count(g, seat, end.per, {"deck": end.deck}))


def leaders(g: Andromeda, seat: int) -> int:
    return g.station[seat]


def other(g: Andromeda, seat: int) -> int:
    """andromeda.scoring.other"""
    faction = g.content.factions.get(g.factions[seat])
    return end_score(g, seat, faction.end) if faction is not None and faction.end is not None else 0


SOURCES: Final[tuple[tuple[str, Callable[[Andromeda, int], int]], ...]] = (
    ("andromeda.scoring.tracks", tracks),
    ("andromeda.scoring.developments", developments),
    ("andromeda.special.scoring", special_regions),
    ("andromeda.scoring.damaged-modules", damaged_modules),
    ("andromeda.scoring.vault", vault),
    ("andromeda.scoring.civilization-modules", civilization_modules),
    ("andromeda.scoring.leaders", leaders),
    ("andromeda.destiny.scoring", fulfilled),
    ("andromeda.scoring.other", other),
)
"""andromeda.scoring.order"""


def counts(g: Andromeda, source: str) -> bool:
    """Whether a table has that source of points: two of them are optional."""
    if source == "andromeda.special.scoring":
        return bool(specials(g))
    return source != "andromeda.destiny.scoring" or (destiny(0) in g.zones and g.zones.size(destiny(0)) > 0)


class FinalScoring(Frame):
    """andromeda.scoring: each source for every player, then who won."""

    CHAPTER: ClassVar[str] = "andromeda.scoring"
    STEPS: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self) -> None:
        pass

    def order(self, g: Andromeda, _: None) -> Next:
        sheet = [("andromeda.scoring.before", g.vp)]
        for name, points in SOURCES:
            if not counts(g, name):
                continue
            if name == "andromeda.destiny.scoring":
                reveal(g)
            scored = tuple([points(g, seat) for seat in range(g.seats)])
            sheet.append((name, scored))
            for seat, got in enumerate(scored):
                g.say(name, seat=seat, points=got)
            g.vp = tuple([max(0, vp + got) for vp, got in zip(g.vp, scored, strict=True)])
        return Over(Result(winners(g), g.vp, "andromeda.general.goal", (), tuple(sheet)))


def winners(g: Andromeda) -> tuple[int, ...]:
    """andromeda.scoring.tie-break: number of modules, then of resources; then the win is shared. Teams count together
    (andromeda.team.final-score)."""
    sides = g.sides()
    totals: dict[int, list[int]] = {}
    for seat in range(g.seats):
        total = totals.setdefault(side_of(sides, seat), [0, 0, 0])
        for at, amount in enumerate((g.vp[seat], len(g.modules[seat]), g.any_resources(seat))):
            total[at] += amount
    best = max(totals.values())
    return tuple([seat for seat in range(g.seats) if totals[side_of(sides, seat)] == best])

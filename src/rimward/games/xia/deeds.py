"""xia.title.progress: what counts for the Titles.

Some objectives ask what a player has. The others ask what a player does, and everybody is told that: every event is
heard here, and kept for the Titles that lie face up, until the turn is over or for good.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rimward.games.xia.content import TitleKind, content

if TYPE_CHECKING:
    from rimward.games.xia.state import Xia

Told = Mapping[str, Any]
Deed = tuple[int, str, int]  # seat, objective, how often or how much

# xia.title.card-speed-master; a bit for each
VISITED: Final[tuple[str, ...]] = ("asteroid", "planet", "nebula", "debris")
GOES: Final = {  # events of cubes that leave a Hold, and what names them
    "xia.cargo.sell": "cubes",
    "xia.cargo.jettison": "cubes",
    "xia.damage.placement": "cube",
    "xia.business.buy-ship": "left",
}


# --- what a player has -----------------------------------------------------------------------------------------------
def _credits(g: Xia, seat: int) -> int:
    return g.credits[seat]


def _bounty(g: Xia, seat: int) -> int:
    return g.ships[seat].bounty


def _damage(g: Xia, seat: int) -> int:
    return len(g.ships[seat].damaged)


def _tokens(g: Xia, seat: int) -> int:
    return g.tokens(seat)


def _cube_types(g: Xia, seat: int) -> int:
    """xia.title.card-collector: of cubes that the player did not buy at the Smugglers' Den."""
    hold = g.ships[seat].hold
    return sum([hold.count(cube) > g.den_cubes.count((seat, cube)) for cube in content().cubes])


HAS: Final[dict[str, Callable[[Xia, int], int]]] = {
    "bounty": _bounty,
    "credits": _credits,
    "cube-types": _cube_types,
    "damage": _damage,
    "tokens": _tokens,
}


# --- what a player does: who it was and how much of it, 0 for nothing -------------------------------------------------
def _once(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    return told["seat"] if "seat" in told else told["ship"], 1


def _number(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    return told["seat"], len(told["cubes"])


def _hit(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    return told["attacker"], told["attack"]


def _withstood(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    return told["target"], 0 if told["damage"] else told["attack"]


def _claimed(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    """A Bounty is on a captain's head, or on the Scoundrel's; what else lies on NPC Cards is none."""
    return told["by"], told["credits"] if g.ships[told["ship"]].npc in ("", "scoundrel") else 0


def _destroyed(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    npc = g.ships[told["ship"]].npc
    return told["by"], int(bool(npc) and title.npc in (npc, "any"))


def _visit(g: Xia, told: Told, title: TitleKind) -> tuple[int, int]:
    """The kind of sector whose Mission Point a ship is in: where its turn began, and wherever it came since."""
    ship: int = told["seat"] if "seat" in told else told["ship"]
    if g.ships[ship].space is None:
        return ship, 0
    space = g.number_of(ship)
    kind = g.map.kind_at(space).kind
    here = g.map.is_marked(space, "mission") and kind in VISITED
    return ship, 1 << VISITED.index(kind) if here else 0


class Objective:
    """The events that it listens to; whether it is for one `turn`; how one deed is joined to the others."""

    __slots__ = ("codes", "deed", "join", "turn")

    def __init__(
        self,
        codes: tuple[str, ...],
        deed: Callable[[Xia, Told, TitleKind], tuple[int, int]],
        turn: bool = False,
        join: str = "sum",  # sum | most | each
    ) -> None:
        self.codes, self.deed, self.turn, self.join = codes, deed, turn, join


MOVES: Final[tuple[str, ...]] = (
    *("xia.move.point-per-space", "xia.gate.use", "xia.gate.tigris"),
    *("xia.ability.fold-drive", "xia.respawn.where", "xia.turn.phases"),
)
DOES: Final[dict[str, Objective]] = {
    "attack-value": Objective(("xia.combat.resolve",), _hit, join="most"),
    "attack-withstood": Objective(("xia.combat.resolve",), _withstood, join="most"),
    "blind-jumps": Objective(("xia.explore.blind-jump",), _once),
    "bounty-claimed": Objective(("xia.death.bounty",), _claimed, join="most"),
    "cubes-sold": Objective(("xia.cargo.sell",), _number, turn=True),
    "gate-travels": Objective(("xia.gate.use", "xia.gate.tigris"), _once, turn=True),
    "gathered": Objective(("xia.cargo.placing",), _once, turn=True),
    "luck": Objective(("xia.fame.luck",), _once),
    "mission-points": Objective(MOVES, _visit, turn=True, join="each"),
    "missions": Objective(("xia.fame.missions",), _once),
    "npc-destroyed": Objective(("xia.death.removed",), _destroyed),
    "rescues": Objective(("xia.fame.kindness",), _once),
    "sectors-found": Objective(("xia.explore.scan", "xia.explore.blind-jump"), _once, turn=True),
}
HEARD: Final = frozenset([code for objective in DOES.values() for code in objective.codes] + [*GOES])


# --- hearing and keeping ---------------------------------------------------------------------------------------------
def hear(g: Xia, code: str, told: Told) -> None:
    """Of an event in HEARD."""
    if g.den_cubes and code in GOES:
        _gone(g, told["seat"] if "seat" in told else told["ship"], told[GOES[code]])
    if g.den_cubes and code == "xia.death.removed":
        g.den_cubes = tuple([lying for lying in g.den_cubes if lying[0] != told["ship"]])
    for title in _listening(g.open_titles(), code):
        objective = DOES[title.objective]
        seat, value = objective.deed(g, told, title)
        if value and 0 <= seat < g.seats:
            _keep(g, seat, title.objective, value, objective.join)


@lru_cache(maxsize=1024)
def _listening(cards: tuple[str, ...], code: str) -> tuple[TitleKind, ...]:
    """The open Titles to which an event may matter."""
    titles = [content().titles[card] for card in cards]
    return tuple([title for title in titles if title.objective in DOES and code in DOES[title.objective].codes])


def _keep(g: Xia, seat: int, word: str, value: int, join: str) -> None:
    before = done(g, seat, word)
    if before:
        g.deeds = tuple([deed for deed in g.deeds if deed[:2] != (seat, word)])
    now = before | value if join == "each" else max(before, value) if join == "most" else before + value
    g.deeds += ((seat, word, now),)


def done(g: Xia, seat: int, word: str) -> int:
    return next((value for by, objective, value in g.deeds if (by, objective) == (seat, word)), 0)


def _gone(g: Xia, seat: int, cubes: tuple[str, ...] | str) -> None:
    """Of cubes that are alike, those from the Den go first; what lies in space is nobody's purchase any more."""
    left = list(g.den_cubes)
    for cube in (cubes,) if isinstance(cubes, str) else cubes:
        if (seat, cube) in left:
            left.remove((seat, cube))
    g.den_cubes = tuple(left)


def lasting(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """What is still remembered when the next turn begins."""
    return tuple([deed for deed in deeds if deed[1] in DOES and not DOES[deed[1]].turn])


def reached(g: Xia, seat: int, title: TitleKind) -> int:
    """How far a player has come; the objective is met at `title.count`."""
    if title.objective in HAS:
        return HAS[title.objective](g, seat)
    value = done(g, seat, title.objective)
    return value.bit_count() if DOES[title.objective].join == "each" else value

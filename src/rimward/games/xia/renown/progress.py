"""xia.title.progress: what counts for the Titles, and xia.title.first-to-claim: who was the first to have it together.

Some objectives ask what a player has. The others ask what a player does, and everybody is told that: every event is
heard here, and kept for the Titles that lie face up, until the turn is over or for good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from rimward.games.xia.table.content import Content, TitleKind

if TYPE_CHECKING:
    from rimward.games.xia.table.state import Xia

Told = Mapping[str, Any]
Deed = tuple[int, str, int]  # seat, objective, how often or how much
Earned = tuple[str, int, int, bool]  # a Title, a seat that has completed its objective, its place; is that told?

# xia.title.card-speed-master; a bit for each
VISITED: Final[tuple[str, ...]] = ("asteroid", "planet", "nebula", "debris")
DECLINED: Final = 1000  # the place of who might have claimed a Title and did not: behind everybody
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
    return sum([hold.count(cube) > g.den_cubes.count((seat, cube)) for cube in {*hold} if cube])


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
    for title in _listening(g.content, g.open_titles(), code):
        objective = DOES[title.objective]
        seat, value = objective.deed(g, told, title)
        if value and 0 <= seat < g.seats:
            _keep(g, seat, title.objective, value, objective.join)


@lru_cache(maxsize=1024)
def _listening(content: Content, cards: tuple[str, ...], code: str) -> tuple[TitleKind, ...]:
    """The open Titles to which an event may matter."""
    titles = [content.titles[card] for card in cards]
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
    """Of cubes that are alike, those from the Den go first; what lies in space is no longer anybody's purchase."""
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


# --- who was first ---------------------------------------------------------------------------------------------------
def watch(g: Xia) -> None:
    """After everything that happens: whoever has just completed the objective of an open Title comes behind those who
    did so before. What was done stays done; who has lost what the objective asks for is out."""
    cards = g.open_titles()
    for title in _kinds(g.content, cards) if cards else ():
        met = _met(g, title)
        if not met and not g.earned:
            continue
        noted = [earned[1] for earned in g.earned if earned[0] == title.name] if g.earned else []
        if title.objective in HAS and any([seat not in met for seat in noted]):
            g.earned = tuple([earned for earned in g.earned if earned[0] != title.name or earned[1] in met])
        new = [seat for seat in met if seat not in noted]
        if new:
            place = max([place for _, place in _waiting(g.earned, title.name)], default=0) + 1
            g.earned += tuple([(title.name, seat, place, False) for seat in new])


def _met(g: Xia, title: TitleKind) -> list[int]:
    """The seats that have completed an objective. What nobody has begun is not counted for each of them."""
    has = HAS.get(title.objective)
    if has is None and not any([deed[1] == title.objective for deed in g.deeds]):
        return []
    return [s for s in range(g.seats) if (reached(g, s, title) if has is None else has(g, s)) >= title.count]


@lru_cache(maxsize=1024)
def _kinds(content: Content, cards: tuple[str, ...]) -> tuple[TitleKind, ...]:
    return tuple([content.titles[card] for card in cards])


def _waiting(earned: Iterable[Sequence[Any]], card: str) -> list[tuple[int, int]]:
    """Who has earned a Title and did not decline, and at which place."""
    return [(each[1], each[2]) for each in earned if each[0] == card and each[2] != DECLINED]


def first(earned: Iterable[Sequence[Any]], card: str) -> list[int]:
    """Whose claim a Title is: of those who completed it at the same moment, whoever comes to a Status Phase first.

    Nobody's if no player has completed it, or all who have declined.
    """
    waiting = _waiting(earned, card)
    least = min([place for _, place in waiting], default=DECLINED)
    return [seat for seat, place in waiting if place == least]


def is_anothers(g: Xia, seat: int, card: str) -> bool:
    """Whether the claim belongs to other seats, and not to this one."""
    seats = first(g.earned, card)
    return bool(seats) and seat not in seats


def is_earned(g: Xia, seat: int, card: str) -> bool:
    return any([earned[:2] == (card, seat) for earned in g.earned])


def tell_waiting(g: Xia) -> None:
    """Between turns: which Titles have to wait for a claim, once for each."""
    watch(g)
    for card, seat, place, told in g.earned:
        if not told and seat in first(g.earned, card):
            others = [each for each in g.earned if each[:2] != (card, seat)]
            g.earned = (*others, (card, seat, place, True))
            g.say("xia.title.first-to-claim", seat=seat, title=card)


def decline(g: Xia, seat: int, title: TitleKind) -> None:
    """Who comes to complete it may now claim it; what was to be done in one turn has to be done again."""
    g.earned = tuple([earned for earned in g.earned if earned[:2] != (title.name, seat)])
    if title.objective in DOES and DOES[title.objective].turn:
        g.deeds = tuple([deed for deed in g.deeds if deed[:2] != (seat, title.objective)])
    else:
        g.earned += ((title.name, seat, DECLINED, True),)


def claimed(g: Xia, title: TitleKind) -> None:
    """Nobody needs to remember who did what for it."""
    g.deeds = tuple([deed for deed in g.deeds if deed[1] != title.objective])
    g.earned = tuple([earned for earned in g.earned if earned[0] != title.name])

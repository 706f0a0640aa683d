"""A seat's knowledge: everything public, and of the zones what its bit shows. And `sample`, the way back.

A view is plain JSON-ready data. Nothing in it is marked by hand: public is what lies on the table or in a frame, and a
face is shown where the seat's bit is set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rimward.kernel.chance import Rng
from rimward.kernel.frame import Table, ask_again
from rimward.kernel.game import Game
from rimward.kernel.packed import frames_alike, pack_frame, unpack_frame
from rimward.kernel.plain import alike, make, pack, unpack
from rimward.kernel.question import Value
from rimward.kernel.zone import Zone

View = dict[str, Any]


def public_part(g: Table) -> dict[str, Any]:
    """What everybody may know, made without looking at a face."""
    table = pack(g)
    del table["is"]
    public = {
        "table": table,
        "stack": [pack_frame(frame) for frame in g.stack],
        "result": pack(g.result),
        "answered": sorted(g.early),
    }
    if g.parts:
        public["parts"] = pack(g.parts)
    return public


def view(g: Table, seat: int, public: dict[str, Any] | None = None) -> View:
    """The view of a seat; seat number `g.seats` is a spectator's."""
    return {
        "seat": seat,
        **(public if public is not None else public_part(g)),
        "zones": {name: _zone_view(zone, seat) for name, zone in g.zones.by_name.items()},
        "unseen": unseen(g, seat),
        "early": {str(seat): pack(g.early[seat])} if seat in g.early else {},
    }


def _zone_view(zone: Zone, seat: int) -> dict[str, Any]:
    items = [[face if mask >> seat & 1 else None, mask] for face, mask in zip(zone.faces, zone.masks, strict=True)]
    known: dict[str, Any] = {"deck": zone.deck, "bag": len(zone.bag), "items": items}
    if zone.under:  # few piles ever have it
        known["under"] = zone.under
    return known


def unseen(g: Table, seat: int) -> dict[str, dict[str, int]]:
    """By deck, the faces that this seat cannot place: what is in the bags and under the backs."""
    pools: dict[str, Counter[str]] = {}
    for zone in g.zones.by_name.values():
        pool = pools.get(zone.deck)
        if pool is None:
            pool = pools[zone.deck] = Counter()
        if zone.bag:  # most zones have none, and to count nothing takes as long as to count a few
            pool.update(zone.bag)
        for face, mask in zip(zone.faces, zone.masks, strict=True):
            if not mask >> seat & 1:
                pool[face] += 1
    return {deck: dict(sorted(pool.items())) for deck, pool in sorted(pools.items())}


def looks_alike(one: Table, other: Table, seat: int) -> bool:
    """Whether `view` shows a seat the same of both. Mostly something differs that is found out without making views."""
    return (
        len(one.stack) == len(other.stack)
        and all([frames_alike(mine, its) for mine, its in zip(one.stack, other.stack, strict=True)])
        and one.early.keys() == other.early.keys()
        and alike(one.early.get(seat), other.early.get(seat))
        and alike(one.result, other.result)
        and alike(one.parts, other.parts)
        and alike(one, other)
        and _zones_alike(one.zones.by_name, other.zones.by_name, seat)
        and unseen(one, seat) == unseen(other, seat)
    )


def _zones_alike(one: Mapping[str, Zone], other: Mapping[str, Zone], seat: int) -> bool:
    if one.keys() != other.keys():
        return False
    for name, zone in one.items():
        if zone is not other[name] and _zone_view(zone, seat) != _zone_view(other[name], seat):
            return False
    return True


def knows_more(g: Table, seat: int) -> bool:
    """Whether a seat knows anything now that is hidden from anybody else: a face, or a secret answer of its own."""
    own, everyone = 1 << seat, g.zones.everyone
    masks = [mask for zone in g.zones.by_name.values() for mask in zone.masks]
    return seat in g.early or any(mask & own and mask != everyone for mask in masks)


def sample(
    game: Game,
    known: View,
    rng: Rng,
    *,
    places: Mapping[tuple[str, int], str] | None = None,
    bags: Mapping[str, list[str]] | None = None,
) -> Table:
    """A possible true state: unknown faces dealt into the blanks. Made from a view, never from a match.

    `places` and `bags` say what else is certain (a blank's face, faces that lie in a bag); without them every deal of
    the unseen faces is equally likely.
    """
    g: Table = make(game.table, known["table"], game.kinds)
    game.at_table(g)
    g.result = unpack(known["result"], game.kinds)
    g.parts = unpack(known.get("parts", []), game.kinds)
    g.stack = [unpack_frame(frame, game) for frame in known["stack"]]
    pools = _pools(known, places or {}, bags or {})
    shuffle(pools, rng)
    for name, zone in known["zones"].items():
        g.zones.lay(name, _dealt(name, zone, pools[zone["deck"]], places or {}, (bags or {}).get(name, [])))
    if g.result is None:
        ask_again(g)
    own = {int(seat): unpack(value, {}) for seat, value in known["early"].items()}
    answer_early(g, known["answered"], own, rng)
    return g


def _pools(known: View, places: Mapping[tuple[str, int], str], bags: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The faces of each deck that may lie anywhere, by deck and face in the order of their names."""
    pools = {deck: list(Counter(faces).elements()) for deck, faces in known["unseen"].items()}
    for (name, _), face in places.items():
        pools[known["zones"][name]["deck"]].remove(face)
    for name, faces in bags.items():
        for face in faces:
            pools[known["zones"][name]["deck"]].remove(face)
    return pools


def shuffle(pools: Mapping[str, list[str]], rng: Rng) -> None:
    """One after the other, each in place."""
    for pool in pools.values():
        for i in range(len(pool) - 1, 0, -1):
            j = rng.randrange(i + 1)
            pool[i], pool[j] = pool[j], pool[i]


def _dealt(
    name: str, zone: dict[str, Any], pool: list[str], places: Mapping[tuple[str, int], str], in_bag: list[str]
) -> Zone:
    faces = tuple(
        face if face is not None else places[name, place] if (name, place) in places else pool.pop()
        for place, (face, _) in enumerate(zone["items"])
    )
    bag = in_bag + [pool.pop() for _ in range(zone["bag"] - len(in_bag))]
    return Zone(zone["deck"], tuple(sorted(bag)), faces, tuple(mask for _, mask in zone["items"]), zone.get("under", 0))


def answer_early(g: Table, answered: Iterable[int], own: Mapping[int, Value], rng: Rng) -> None:
    """Own early answers are known; those of others could be any of their options."""
    for seat in answered:
        if seat in own:
            g.early[seat] = own[seat]
        else:
            options = next(question.options for question in g.open if question.seat == seat)
            g.early[seat] = options[rng.randrange(len(options))]

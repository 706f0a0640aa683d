"""Nothing secret leaves the server: the leak test, which looks forward.

At every decision, and for every seat and a spectator, a second state is sampled from what that seat knows *before* the
answer. Both states are given the same answer, the same dice, and the same draws where the seat sees what is drawn.
Everything that the seat is sent until the next answer must be the same. What the answer itself shows to the seat is
found by tagging every hidden face, and the second state has the same faces there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from types import FunctionType, MethodType
from typing import Any, NamedTuple

import msgspec

from rimward import wire
from rimward.kernel import dealt as dealing
from rimward.kernel.chance import Chance
from rimward.kernel.frame import Frame, Table, answer, push
from rimward.kernel.match import Match
from rimward.kernel.orders import Order, next_answer
from rimward.kernel.plain import Plain
from rimward.kernel.question import All, Choose, PickSome, Value, key_of
from rimward.kernel.record import snapshot
from rimward.kernel.view import sample, view
from rimward.kernel.zone import Zone, Zones
from tests.conformance.checks import attributes, differs
from tests.conformance.play import Moment, Move, do, moments, questions, reasons
from tests.conformance.subjects import Subject

TRIES = 12  # samples until one fits the answer ...
LOOKING = 4  # ... of which so many are to be another state than the true one


class Unfit(Exception):
    """A sampled state in which the same thing cannot happen; another is sampled."""


# --- what an answer shows to whom ------------------------------------------------------------------------------------
class Tag(str):
    """A face that remembers where it lay, whatever the rules do with it."""

    zone: str
    place: int  # -1: in the bag
    number: int  # two equal faces are two things
    draw: int  # which draw of this answer brought it, or -1

    @classmethod
    def of(cls, face: str, zone: str, place: int, number: int, draw: int = -1) -> Tag:
        tag = cls(face)
        tag.zone, tag.place, tag.number, tag.draw = zone, place, number, draw
        return tag


def tagged(table: Table) -> Table:
    g, number = table.copy(), 0
    for name, zone in table.zones.by_name.items():
        faces = tuple(Tag.of(face, name, place, number + place) for place, face in enumerate(zone.faces))
        number += len(faces)
        bag = tuple(Tag.of(face, name, -1, number + at) for at, face in enumerate(zone.bag))
        number += len(bag)
        g.zones.lay(name, Zone(zone.deck, bag, faces, zone.masks, zone.under))
    return g


class Tagging(Chance):
    """The true results; a drawn face keeps its tag and remembers the draw."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.dice: list[int] = []
        self.drawn: list[str] = []

    def die(self, n: int, sides: int) -> int:
        self.dice.append(self.source.die(n, sides))
        return self.dice[-1]

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        face = self.source.draw(n, bag)
        first = bag[bag.index(face)]  # of equal faces, this is the one that leaves the bag
        self.drawn.append(str(face))
        if not isinstance(first, Tag):
            return face
        return Tag.of(first, first.zone, first.place, first.number, len(self.drawn) - 1)


class Shown:
    """What a move shows to one seat: hidden faces by zone and place, faces out of bags, and which draws."""

    def __init__(self, before: Table, tags: Iterable[Tag], seat: int) -> None:
        self.places: dict[tuple[str, int], str] = {}
        self.bags: dict[str, list[str]] = {}
        self.draws: set[int] = set()
        for tag in {tag.number: tag for tag in tags}.values():
            if tag.draw >= 0:
                self.draws.add(tag.draw)
            if tag.place < 0:
                self.bags.setdefault(tag.zone, []).append(str(tag))
            elif not before.zones[tag.zone].masks[tag.place] >> seat & 1:
                self.places[tag.zone, tag.place] = str(tag)


def _perform(g: Table, chance: Chance, move: Move) -> None:
    if move.did == "act":
        assert g.game.interject is not None
        act = _named(g.game.acts(g, move.seat), move.key)
        push(g, chance, g.game.interject(g, move.seat, act))
    else:
        question = next(question for question in g.open if question.seat == move.seat)
        answer(g, chance, move.seat, _named(question.options, move.key))


def _named(values: Iterable[Value], key: str) -> Value:
    return next(value for value in values if key_of(value) == key)


def _seen_by(g: Table, seat: int) -> Iterator[Tag]:
    for face, mask in g.zones.learned:
        if mask >> seat & 1 and isinstance(face, Tag):
            yield face
    for zone in g.zones.by_name.values():
        for face, mask in zip(zone.faces, zone.masks, strict=True):
            if mask >> seat & 1 and isinstance(face, Tag):
                yield face


class Echo(Chance):
    """For the second state: the true dice and the draws that the seat sees; any other draw is a new one."""

    def __init__(self, true: Tagging, seen: set[int], rng: Random) -> None:
        self.dice, self.drawn, self.seen, self.rng = list(true.dice), true.drawn, seen, rng
        self.count = 0

    def die(self, n: int, sides: int) -> int:
        if self.dice and self.dice[0] <= sides:
            return self.dice.pop(0)
        return self.rng.randrange(sides) + 1

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        number, self.count = self.count, self.count + 1
        if number in self.seen:
            if self.drawn[number] not in bag:
                raise Unfit
            return self.drawn[number]
        later = Counter(self.drawn[k] for k in self.seen if k > number)
        free = sorted((Counter(bag) - later).elements())
        if not free:
            raise Unfit
        return self.rng.choice(free)


# --- everything that a seat is sent ----------------------------------------------------------------------------------
def sent(match: Match, seat: int) -> dict[str, bytes]:
    """All that a seat is told, and all that it can look at now, byte for byte as it goes over the wire: the order of a
    list can tell something too."""
    update = wire.update(match, seat)
    names = sorted(update.__struct_fields__, key=lambda name: name != "events")  # they say best what went wrong
    parts = {name: getattr(update, name) for name in names}
    parts |= {"why_not": wire.reasons(match, seat), "told": match.told(seat)}
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def _same(true: dict[str, bytes], other: dict[str, bytes], where: str) -> None:
    for part, data in true.items():
        if other[part] != data:
            shown = differs(msgspec.json.decode(data), msgspec.json.decode(other[part]))
            raise AssertionError(f"{where}: {part} tells a secret: {shown}")


# --- the second state ------------------------------------------------------------------------------------------------
def second(match: Match, seat: int, rng: Random, shown: Shown | None, where: str) -> Match:
    """The same match in a state that `seat` cannot tell from the true one."""
    known = match.view(seat)
    decoded = msgspec.json.decode(msgspec.json.encode(known))
    try:
        places, bags = (shown.places, shown.bags) if shown else ({}, {})
        table = sample(match.game, decoded, rng, places=places, bags=bags)
    except Exception as error:
        raise AssertionError(f"{where}: nothing can be sampled from the view of seat {seat}: {error!r}") from error
    again = view(table, seat)
    assert again == known, f"{where}: the view of a sample is another view for seat {seat}: {differs(known, again)}"
    table.draws = match.table.draws
    other = match.copy()
    other.table = table
    return other


def _fits(match: Match, other: Match, move: Move) -> bool:
    """Whether the move can be made in the second state, with the early answers that it makes public."""
    if move.did == "act":
        return move.key in other.act_keys(move.seat)
    if isinstance(match.table.asked, All):
        early = match.table.early
        if len(early.keys() | {move.seat}) == len(match.table.open):
            options = {question.seat: question.options for question in other.table.open}
            if any(value not in options[early_seat] for early_seat, value in early.items()):
                return False
            other.table.early = dict(early)
    question = other.question(move.seat)
    return question is not None and move.key in question.keys


class Compared(NamedTuple):
    """How many pairs of states were compared, in how many of them the second was another state, and how often none
    could be found in which the same could happen."""

    pairs: int
    different: int
    skipped: int


def nothing_leaks(subject: Subject, seeds: Iterable[int], most: int | None = None) -> Compared:
    """The leak test."""
    found: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"leak {seed}")
        for moment in moments(subject, seed, most=most):
            match, move = moment.match.copy(), moment.move
            match.log = []  # what was told before is the same for all
            moment = moment._replace(match=match)
            assert match.chance is not None
            g, chance = tagged(match.table), Tagging(match.chance)
            _perform(g, chance, move)
            true = match.copy()
            do(true, move)
            for seat in range(match.table.seats + 1):
                shown = Shown(match.table, _seen_by(g, seat), seat)
                found[_compared(moment, true, chance, shown, seat, rng)] += 1
            _early_answers_are_secret(moment, true, rng)
    return Compared(found["same"] + found["different"], found["different"], found["skipped"])


def _compared(moment: Moment, true: Match, chance: Tagging, shown: Shown, seat: int, rng: Random) -> str:
    match = moment.match
    where = f"{moment}, seen by {'a spectator' if seat == match.table.seats else f'seat {seat}'}"
    now, asked = sent(match, seat), _who(match)
    for tries in range(TRIES):
        other = second(match, seat, rng, shown, where)
        assert _who(other) == asked, f"{where}: who is asked what tells a secret: {asked} != {_who(other)}"
        if moment.subject.orders:
            _obey_alike(match, other, moment.subject.orders, where)
        _same(now, sent(other, seat), where)
        is_true = _zones(other) == _zones(match)
        if not _fits(match, other, moment.move) or (is_true and tries < LOOKING):
            continue
        other.chance = Echo(chance, shown.draws, rng)
        try:
            do(other, moment.move)
        except Unfit:
            continue
        _same(sent(true, seat), sent(other, seat), f"{where}, after it")
        return "same" if is_true else "different"
    return "skipped"


def _who(match: Match) -> list[tuple[int, str, bool, Value | None]]:
    """By what passes too: an order that passes must not show what the seat holds."""
    return [(question.seat, question.code, question.closed, question.passes) for question in match.table.open]


def _obey_alike(match: Match, other: Match, orders: tuple[Order, ...], where: str) -> None:
    """Whether an order answers, and what, is the same in both: else being asked would tell what somebody holds."""
    by_seat = dict.fromkeys(range(match.table.seats), orders)
    one, two = next_answer(match, by_seat), next_answer(other, by_seat)
    assert one == two, f"{where}: an order tells a secret: {one} != {two}"


def _zones(match: Match) -> dict[str, Any]:
    return {name: (zone.bag, zone.faces) for name, zone in match.table.zones.by_name.items()}


def _early_answers_are_secret(moment: Moment, true: Match, rng: Random) -> None:
    """Nobody else can tell one early answer from another."""
    match, move = moment.match, moment.move
    if not true.table.early:
        return
    question = match.question(move.seat)
    assert question is not None
    other = match.copy()
    do(other, move._replace(key=rng.choice(question.keys)))
    for seat in range(match.table.seats + 1):
        if seat != move.seat:
            _same(sent(true, seat), sent(other, seat), f"{moment}, seen by {seat}")


# --- views -----------------------------------------------------------------------------------------------------------
def views_show_what_masks_allow(subject: Subject, seeds: Iterable[int]) -> None:
    """A view that shows too much would be sampled with just that, so it is compared with the zones themselves."""
    for seed in seeds:
        for moment in moments(subject, seed):
            g = moment.match.table
            for seat in range(g.seats + 1):
                seen = moment.match.view(seat)
                pools: dict[str, Counter[str]] = {}
                for name, zone in g.zones.by_name.items():
                    backs = [face for face, mask in zip(zone.faces, zone.masks, strict=True) if not mask & 1 << seat]
                    pools.setdefault(zone.deck, Counter()).update((*zone.bag, *backs))
                    shown = [face for face, _ in seen["zones"][name]["items"]]
                    allowed = [
                        face if mask & 1 << seat else None for face, mask in zip(zone.faces, zone.masks, strict=True)
                    ]
                    assert shown == allowed, f"{moment}: the view of seat {seat} shows {shown} in {name}"
                unseen = {deck: Counter(faces) for deck, faces in seen["unseen"].items()}
                assert unseen == pools, f"{moment}: unseen by seat {seat}: {unseen}, not {pools}"
                early = {seat: value for seat, value in g.early.items() if seat == seen["seat"]}
                assert len(seen["early"]) == len(early), f"{moment}: seat {seat} is shown early answers"


# --- a table dealt without a view ------------------------------------------------------------------------------------
def deals_are_samples(subject: Subject, seeds: Iterable[int]) -> int:
    """What is dealt from the true table is what a sample of the view is, in everything that it holds; and nothing that
    the seat does not know can be reached from it. Gives how many deals were not the true table."""
    different = 0
    for seed in seeds:
        for moment in moments(subject, seed):
            g = moment.match.table
            before, asked = snapshot(g), questions(g)
            for seat in range(g.seats + 1):
                different += _is_sample(g, seat, moment.number, f"{moment}, dealt to {seat}")
            assert (snapshot(g), questions(g)) == (before, asked), f"{moment}: a deal changed the true table"
    return different


def _is_sample(g: Table, seat: int, number: int, where: str) -> bool:
    one, other = Random(number), Random(number)
    encoded = msgspec.json.encode(view(g, seat))
    wanted = _held(sample(g.game, msgspec.json.decode(encoded), one))
    dealt = dealing.dealt(g, seat, other)
    found = _held(dealt)
    assert found == wanted, f"{where}: it is no sample of the view: {differs(wanted, found)}"
    assert one.getstate() == other.getstate(), f"{where}: the generator is left in another state"
    reached = dict[int, str]()
    _reach(dealt, "table", reached)
    for secret in (g, g.zones, g.zones.by_name, *_secret(g, seat)):
        assert id(secret) not in reached, f"{where}: the truth is within reach, at {reached[id(secret)]}"
    return any(zone.faces != g.zones[name].faces for name, zone in dealt.zones.by_name.items())


def _secret(g: Table, seat: int) -> list[Zone]:
    zones = g.zones.by_name.values()
    return [zone for zone in zones if zone.bag or not all([mask >> seat & 1 for mask in zone.masks])]


def _held(value: Any) -> Any:
    """All that a table holds, in whatever attributes it keeps it, as data that can be compared."""
    if isinstance(value, Choose | PickSome):
        parts = {name: _held(part) for name, part in attributes(value) if name != "why"}
        return {**parts, "why": reasons(value) if isinstance(value, Choose) else value.why is None}
    if isinstance(value, Plain | Zones | All):
        names = dict(attributes(value))
        if isinstance(value, Table):  # what it has worked out from the rest and keeps, such as a board
            names = {name: part for name, part in names.items() if not name.startswith("_")}
        if isinstance(value, Frame):  # where the kernel has nothing to say, it says so by its class
            names |= {name: getattr(value, name) for name in Frame.__annotations__ if name.islower()}
        return {"is": type(value).__name__, **{name: _held(names[name]) for name in sorted(names)}}
    if isinstance(value, dict):
        return {name: _held(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return ["list" if isinstance(value, list) else "tuple", *[_held(part) for part in value]]
    return value


def _reach(value: Any, path: str, reached: dict[int, str]) -> None:
    """Everything that can be got at from a table, through its questions too, by identity, with the way to it."""
    if id(value) in reached:
        return
    reached[id(value)] = path
    if isinstance(value, dict):
        parts = [(f"[{name!r}]", part) for name, part in value.items()]
    elif isinstance(value, list | tuple | set | frozenset):
        parts = [(f"[{number}]", part) for number, part in enumerate(value)]
    elif isinstance(value, FunctionType):
        parts = [("()", cell.cell_contents) for cell in value.__closure__ or ()]
    elif isinstance(value, MethodType):
        parts = [("()", value.__self__)]
    elif isinstance(value, Plain | Zones | Choose | PickSome | All):
        parts = [(f".{name}", part) for name, part in attributes(value) if name != "game"]
    else:
        parts = []
    for name, part in parts:
        _reach(part, path + name, reached)


# --- bots are honest -------------------------------------------------------------------------------------------------
Chooser = Callable[[Match, int, int], str]
"""A bot at a seat of a match, with the seed of its thoughts: the key that it answers."""


def bots_are_honest(subject: Subject, choose: Chooser, seeds: Iterable[int]) -> None:
    """A bot that is given what its seat knows chooses the same in any two states that its seat cannot tell apart."""
    for seed in seeds:
        rng = Random(f"honest {seed}")
        for moment in moments(subject, seed):
            for question in moment.match.asked:
                other = second(moment.match, question.seat, rng, None, str(moment))
                one = choose(moment.match, question.seat, moment.number)
                two = choose(other, question.seat, moment.number)
                able = (*question.keys, *moment.match.moves(question.seat))
                assert one in able, f"{moment}: the bot of seat {question.seat} answers {one}"
                assert one == two, f"{moment}: the bot of seat {question.seat} knows more than its seat: {one}, {two}"

"""The promises of the engine, each as a check that any game can be put through. A broken promise is an AssertionError
that says where: subject, seed, decision, seat and what differed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from rimward import rulebook
from rimward.kernel.chance import Scripted, Sealed, Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, Table, answer, ask_again
from rimward.kernel.match import Match
from rimward.kernel.orders import Order, given, standing
from rimward.kernel.plain import Plain, pack
from rimward.kernel.question import Refused, key_of
from rimward.kernel.record import Record, RecordError, read, restore, snapshot, write
from rimward.kernel.result import Result
from rimward.kernel.story import story
from rimward.kernel.window import turn_of
from rimward.kernel.zone import Zones
from rimward.lab.meeting import Meeting
from rimward.lab.playout import Played as Finished
from rimward.lab.tally import Tally
from tests.conformance.play import Move, chosen, do, moments, questions
from tests.conformance.subjects import Subject

TOO_LONG = 50_000  # decisions
KEY = re.compile(r"[a-z0-9:,._-]+", re.IGNORECASE)
KERNEL_CODES = frozenset(
    f"kernel.refused.{name}"
    for name in (
        "over",
        "stale",
        "no-such-question",
        "not-your-question",
        "no-such-option-key",
        "no-such-act",
        "not-asked",
        "other-question",
        "nothing-to-undo",
        "consent",
        "no-such-entry",
    )
)


# --- a game always ends ----------------------------------------------------------------------------------------------
def ends(subject: Subject, seeds: Iterable[int], most: int = TOO_LONG) -> int:
    """Random players finish; every question on the way can be answered. Gives the number of decisions."""
    return sum(_plays_out(subject, seed, most) for seed in seeds)


def _plays_out(subject: Subject, seed: int, most: int) -> int:
    rng, chance = Random(seed), Seeded(seed)
    g = subject.start(chance).table
    for number in range(most):
        if g.result is not None:
            return number
        where = f"{subject}, seed {seed}, decision {number}"
        _is_sound(g, where)
        question = rng.choice([question for question in g.open if question.seat not in g.early])
        try:
            answer(g, chance, question.seat, rng.choice(question.options))
        except RecursionError as error:
            raise AssertionError(f"{where}: the rules go round in circles: {error}") from error
    raise AssertionError(f"{subject}, seed {seed}: not over after {most} decisions")


def _is_sound(g: Table, where: str) -> None:
    assert any(question.seat not in g.early for question in g.open), f"{where}: dead end, nobody is asked"
    for question in g.open:
        keys = [key_of(option) for option in question.options]
        assert 0 <= question.seat < g.seats, f"{where}: {question.code} is asked of seat {question.seat}"
        assert keys, f"{where}: {question.code} has no option"
        assert len(set(keys)) == len(keys), f"{where}: {question.code} has equal keys: {sorted(keys)}"
        passes = question.passes
        assert passes is None or passes in question.options, f"{where}: {question.code} passes by {passes!r}, no option"
        for key in keys:
            assert KEY.fullmatch(key), f"{where}: {question.code} has the key {key!r}"


# --- a result says who won -------------------------------------------------------------------------------------------
def results_say_who_won(subject: Subject, seeds: Iterable[int]) -> None:
    """A side wins as a whole, and a win is worth a whole one to each of its seats, wherever wins are counted."""
    for seed in seeds:
        rng, chance = Random(seed), Seeded(seed)
        match = subject.start(chance)
        g, events = match.table, list(match.log)
        g.out = events
        while g.result is None:
            question = rng.choice([question for question in g.open if question.seat not in g.early])
            answer(g, chance, question.seat, rng.choice(question.options))
        _says_who_won(subject, g, g.result, f"{subject}, seed {seed}")
        _parts_are_told(subject, g, events, f"{subject}, seed {seed}")


def _parts_are_told(subject: Subject, g: Table, events: list[Event], where: str) -> None:
    """How the parts of a campaign ended can be read from what a spectator was told, and is no secret on the table."""
    if subject.game.telling is None:
        assert not g.parts, f"{where}: there are parts, and nothing tells how to read them"
        return
    read = story(subject.game.telling, g.seats, [event.told(g.seats) for event in events]).parts
    told, there = [pack(part.result) for part in read], [pack(part) for part in g.parts]
    assert told == there, f"{where}: the parts are told otherwise than they ended: {differs(there, told)}"


def _says_who_won(subject: Subject, g: Table, result: Result, where: str) -> None:
    sides = list(g.sides() or range(g.seats))
    won = {sides[seat] for seat in result.winners}
    whole = [seat for seat in range(g.seats) if sides[seat] in won]
    assert sorted(result.winners) == whole, f"{where}: of the sides {sides} only {result.winners} win"
    worth = [1 / len(won) if seat in whole else 0.0 for seat in range(g.seats)]
    meeting = Meeting(0, 0, list(range(g.seats)), winners=whole, scores=list(result.scores), sides=list(result.sides))
    tally = Tally()
    tally.add(Finished(result, 0, 0, 0))
    counted = {
        "the result": [result.share(seat) for seat in range(g.seats)],
        "a meeting": [meeting.won(seat) for seat in range(g.seats)],
        "a tally": tally.wins(g.seats),
        "the chances": subject.game.chances(g) if subject.game.chances is not None else worth,
    }
    for who, shares in counted.items():
        assert list(shares) == worth, f"{where}: {who} says {shares} of a win that is worth {worth}"
    ranks = [result.rank(seat) for seat in range(g.seats)]
    best = [rank == 1 for rank in ranks]
    assert best == [not whole or seat in whole for seat in range(g.seats)], f"{where}: ranks {ranks}, won by {whole}"


# --- asking changes nothing ------------------------------------------------------------------------------------------
def asking_changes_nothing(subject: Subject, seeds: Iterable[int]) -> None:
    for seed in seeds:
        for moment in moments(subject, seed):
            g = moment.match.table.copy()
            before, asked = snapshot(g), questions(g)
            g.out = []
            ask_again(g)
            assert snapshot(g) == before, f"{moment}: asking again changed the state: {differs(before, snapshot(g))}"
            assert questions(g) == asked, f"{moment}: asking again asked something else: {asked} != {questions(g)}"
            assert g.out == [], f"{moment}: asking again told {g.out}"
            assert g.zones.learned == [], f"{moment}: asking again showed {g.zones.learned}"


# --- every refusal says why ------------------------------------------------------------------------------------------
def refusals_say_why(subject: Subject, seeds: Iterable[int]) -> None:
    book = rulebook.load(subject.game.name)
    for seed in seeds:
        for moment in moments(subject, seed):
            match = moment.match
            for question in match.asked:
                known = question.code.startswith("kernel.") or book.rule(question.code) is not None
                assert known, f"{moment}: the question {question.code} is no rule"
                _reasons_hold(match, question.seat, book, str(moment))
            for seat in range(match.table.seats):
                _acts_hold(match, seat, book, str(moment))


def _acts_hold(match: Match, seat: int, book: rulebook.Rulebook, where: str) -> None:
    keys = [act.key for act in match.acts(seat)]
    assert keys == match.act_keys(seat), f"{where}: the acts of seat {seat} are told under other keys: {keys}"
    for key, bar in match.why_no_act(seat):
        assert key not in keys, f"{where}: {key} is both allowed and barred by {bar.rule}"
        assert book.rule(bar.rule) is not None, f"{where}: {key} is barred by {bar.rule!r}, which is no rule"
        refused = refusal(match, "interject", seat, key)
        told = (refused.code, refused.rule, refused.numbers) if refused else "nothing"
        assert told == (bar.code, bar.rule, bar.numbers), f"{where}: {key} is barred by {bar.rule}, refused by {told}"


def _reasons_hold(match: Match, seat: int, book: rulebook.Rulebook, where: str) -> None:
    question = match.question(seat)
    assert question is not None
    before = snapshot(match.table)
    for key, bar in match.why_not(seat):
        assert key not in question.keys, f"{where}: {key} is both offered and barred by {bar.rule}"
        assert book.rule(bar.rule) is not None, f"{where}: {key} is barred by {bar.rule!r}, which is no rule"
        refused = refusal(match, "answer", question.id, seat, key)
        told = (refused.code, refused.rule, refused.numbers) if refused else "nothing"
        assert told == (bar.code, bar.rule, bar.numbers), f"{where}: {key} is barred by {bar.rule}, refused by {told}"
    assert snapshot(match.table) == before, f"{where}: asking why not changed the state"


def refusal(match: Match, call: str, *arguments: Any) -> Refused | None:
    try:
        getattr(match, call)(*arguments)
    except Refused as refused:
        return refused
    return None


# --- a save is the state ---------------------------------------------------------------------------------------------
def snapshots_restore(subject: Subject, seeds: Iterable[int]) -> None:
    for seed in seeds:
        for moment in moments(subject, seed):
            g = moment.match.table
            saved = snapshot(g)
            again = restore(subject.game, msgspec.json.decode(msgspec.json.encode(saved)))
            assert snapshot(again) == saved, f"{moment}: restored is not saved: {differs(saved, snapshot(again))}"
            assert questions(again) == questions(g), f"{moment}: a restored table asks {questions(again)}"


def differs(one: Any, other: Any, path: str = "") -> str:
    """The first place where two saves differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return differs(one[name], other[name], f"{path}/{name}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for number, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return differs(mine, yours, f"{path}/{number}")
    return f"{path or '/'}: {one!r} != {other!r}"


# --- a copy is a copy ------------------------------------------------------------------------------------------------
def copies_are_deep(subject: Subject, seeds: Iterable[int]) -> None:
    for seed in seeds:
        kept: list[tuple[Table, dict[str, Any], str]] = []
        for moment in moments(subject, seed):
            g = moment.match.table
            copy, before = g.copy(), snapshot(g)
            assert snapshot(copy) == before, f"{moment}: a copy differs: {differs(before, snapshot(copy))}"
            shared = _mutable(g).keys() & _mutable(copy).keys()
            assert not shared, f"{moment}: a copy shares {[_mutable(g)[one] for one in shared]}"
            if moment.number % 7 == 0:
                kept.append((copy.copy(), before, str(moment)))
            _play_on(copy, seed, 12)
            assert snapshot(g) == before, f"{moment}: playing on a copy changed {differs(before, snapshot(g))}"
        for copy, before, where in kept:
            assert snapshot(copy) == before, f"{where}: playing on changed a copy: {differs(before, snapshot(copy))}"


def _play_on(g: Table, seed: int, moves: int) -> None:
    rng, chance = Random(seed), Seeded(f"on {seed}")
    for _ in range(moves):
        if g.result is None:
            question = rng.choice([question for question in g.open if question.seat not in g.early])
            answer(g, chance, question.seat, rng.choice(question.options))


SHARED = frozenset(("game", "asked", "open", "result", "out", "by_name", "_unplaced"))
"""What copies of a table may have in common: the game, questions and results, which are never written to; and the zones
by name and what cannot be placed, of which whoever lays something first takes a dict of its own (`Zones.lay`)."""


def _mutable(g: Table) -> dict[int, str]:
    """Everything that can be written to and is reached from a table, by identity, with the way to it."""
    found: dict[int, str] = {}
    _walk(g, "table", found)
    return found


def _walk(value: Any, path: str, found: dict[int, str]) -> None:
    if isinstance(value, list | dict | set | bytearray | Frame | Table | Zones):
        if id(value) in found:
            return
        found[id(value)] = path
    if isinstance(value, list | tuple | set):
        for number, part in enumerate(value):
            _walk(part, f"{path}[{number}]", found)
    elif isinstance(value, dict):
        for name, part in value.items():
            _walk(part, f"{path}[{name!r}]", found)
    elif isinstance(value, Plain | Zones):
        for name, part in attributes(value):
            if not (isinstance(value, Table | Zones) and name in SHARED):
                _walk(part, f"{path}.{name}", found)


def attributes(value: Any) -> Iterator[tuple[str, Any]]:
    """All that an object keeps, be it a field or not."""
    yield from getattr(value, "__dict__", {}).items()
    for kind in type(value).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(value, name):
                yield name, getattr(value, name)


# --- games survive ---------------------------------------------------------------------------------------------------
class Played:
    """A random game with undos and take-backs, and what was asked and how things stood before every entry."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.asked: list[Any] = [None]
        self.stood: list[dict[str, Any] | None] = [None]
        rng, self.match, self.orders = Random(seed), subject.start(Seeded(seed)), subject.orders
        for _ in range(subject.most):
            self._note()
            if self.match.result is not None:
                break
            self._move(rng)
        else:
            self._note()

    def _note(self) -> None:
        self.asked.append(asked(self.match))
        self.stood.append(snapshot(self.match.table))

    def _move(self, rng: Random) -> None:
        match, dice = self.match, rng.random()
        undoing = [seat for seat in range(match.table.seats) if match.can_undo(seat)]
        if dice < 0.1 and undoing:
            match.undo(undoing[0])
        elif dice < 0.15 and len(match.line) > 2:
            match.take_back(rng.randrange(max(1, len(match.line) - 20), len(match.line)), range(match.table.seats))
        else:
            do(match, chosen(match, rng, orders=self.orders))


def asked(match: Match) -> list[tuple[Any, ...]]:
    """Asked anew: after an undo, the reasons of its questions are still those of the table that went on."""
    if match.result is None:
        ask_again(match.table)
    return questions(match.table)


def records_replay(subject: Subject, seeds: Iterable[int], cuts: int = 8) -> None:
    for seed in seeds:
        played = Played(subject, seed)
        match = played.match
        data = write(match.record())
        again = Match.load(subject.game, read(data))
        where = f"{subject}, seed {seed}"
        assert again.hash == match.hash, f"{where}: the replay has another hash"
        assert snapshot(again.table) == snapshot(match.table), f"{where}: the replay ends in another state"
        assert write(again.record()) == data, f"{where}: the record of the replay is another record"
        rng = Random(seed)
        for cut in {0, 1, len(match.entries), *(rng.randrange(len(match.entries)) for _ in range(cuts))}:
            _goes_on_after_a_cut(subject, played, cut, f"{where}, cut at entry {cut}")
        for short in (1, 2, 10, len(data) - data.rstrip(b"\n").rfind(b"\n") - 2):
            entries = read(data[:-short]).entries
            wanted = match.entries if short == 1 else match.entries[:-1]  # only the end of the line is missing
            assert entries == wanted, f"{where}: {short} bytes short, {len(entries)} of {len(match.entries)} are read"


def _goes_on_after_a_cut(subject: Subject, played: Played, cut: int, where: str) -> None:
    whole = played.match.record()
    cutted = Match.load(subject.game, Record(whole.header, whole.entries[:cut]))
    if cut:
        assert asked(cutted) == played.asked[cut], f"{where}: asks {questions(cutted.table)}"
        assert snapshot(cutted.table) == played.stood[cut], f"{where}: another state"
    for entry in whole.entries[max(cut, 1) :]:
        if entry.did == "undo":
            cutted.undo(entry.seat, int(entry.key) if entry.key else None)
        elif entry.did == "take-back":
            cutted.take_back(int(entry.key), range(cutted.table.seats))
        else:
            do(cutted, Move(entry.did, entry.seat, entry.code, entry.key, entry.order))
    assert cutted.hash == played.match.hash, f"{where}: gone on with, the game went another way"


def false_records_are_found(subject: Subject, seeds: Iterable[int], each: int = 6) -> None:
    """Another result of chance, one too many or too few, and another key are errors that name the entry."""
    for seed in seeds:
        record = Played(subject, seed).match.record()
        rng = Random(seed)
        thrown = [n for n, entry in enumerate(record.entries) if entry.chance]
        answered = [n for n, entry in enumerate(record.entries) if entry.did == "answer"]
        for number in rng.sample(thrown, min(each, len(thrown))):
            given = record.entries[number].chance
            for false in ([*given, 1], given[:-1], [*given[:-1], _another(given[-1])]):
                _is_found(subject, record, number, {"chance": false})
        for number in rng.sample(answered, min(each, len(answered))):
            _is_found(subject, record, number, {"key": "no-such-key"})
            _is_found(subject, record, number, {"seat": record.entries[number].seat + 1})


def _another(result: int | str) -> int | str:
    return f"not-{result}" if isinstance(result, str) else 1 if result > 1 else 2


def _is_found(subject: Subject, record: Record, number: int, change: dict[str, Any]) -> None:
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **change)
    said = _error(subject, Record(record.header, entries))
    assert said, f"{subject}: entry {number} was changed to {change} and nobody noticed"
    assert re.match(rf"entry {number}\b", said), f"{subject}: entry {number} was changed and the error says: {said}"


def _error(subject: Subject, record: Record) -> str:
    try:
        Match.load(subject.game, record)
    except RecordError as error:
        return str(error)
    return ""


class Noted(Seeded):
    """A source that notes what it gave, by kind of die."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice: dict[str, list[int]] = {}
        self.drawn: list[str] = []

    def die(self, n: int, sides: int) -> int:
        face = super().die(n, sides)
        self.dice.setdefault(f"d{sides}", []).append(face)
        return face

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        face = super().draw(n, bag)
        self.drawn.append(face)
        return face


def scripts_repeat(subject: Subject, seeds: Iterable[int]) -> None:
    """The results of a match, written as a script, make the same match."""
    for seed in seeds:
        noted = Noted(seed)
        done = [(moment.match, moment.move) for moment in moments(subject, seed, chance=noted)]
        script = Scripted(draw=noted.drawn, **noted.dice)
        match = subject.start(script)
        for _, move in done:
            do(match, move)
        if done:
            assert match.hash == done[0][0].hash, f"{subject}, seed {seed}: the script made another match"
        assert script.left == {}, f"{subject}, seed {seed}: the script still holds {script.left}"


# --- undo ------------------------------------------------------------------------------------------------------------
def undo_is_fair(subject: Subject, seeds: Iterable[int]) -> int:
    """Undo and the same answer again is identity; nothing that was learned is undone. Gives how often it was free."""
    undone = 0
    for seed in seeds:
        for moment in moments(subject, seed):
            match = moment.match.copy()
            before, ids = snapshot(match.table), {question.id for question in match.asked}
            do(match, moment.move)
            if not match.can_undo(moment.move.seat):
                continue
            undone += 1
            after, ids = snapshot(match.table), ids | {question.id for question in match.asked}
            _nothing_learned(moment.match, match, f"{moment}")
            match.undo(moment.move.seat, len(match.line) - 1)  # with an order's answer, one by hand would go too
            assert snapshot(match.table) == before, f"{moment}: undo left {differs(before, snapshot(match.table))}"
            fresh = {question.id for question in match.asked}
            assert not fresh & ids, f"{moment}: undo asks again under an id that was used: {fresh & ids}"
            do(match, moment.move)
            assert snapshot(match.table) == after, f"{moment}: done again, {differs(after, snapshot(match.table))}"
            _undo_to_the_wall(match, str(moment))
    return undone


def _nothing_learned(before: Match, after: Match, where: str) -> None:
    """Made from views, without trusting the engine's own list of what was shown."""
    assert not after.entries[-1].chance, f"{where}: undo is offered across chance {after.entries[-1].chance}"
    for seat in range(after.table.seats + 1):
        was, now = before.view(seat)["unseen"], after.view(seat)["unseen"]
        for deck, faces in was.items():
            for face, count in faces.items():
                left = now.get(deck, {}).get(face, 0)
                assert left >= count, f"{where}: undo is offered although seat {seat} has seen {face}"


def _undo_to_the_wall(match: Match, where: str) -> None:
    """Step by step; in one go it comes to the same, and that is as far as the seat is told that it goes."""
    seat = match.line[-1].seat
    back, at_once = match.way_back(seat), match.copy()
    if back is not None and match.can_undo(seat):
        at_once.undo(seat, back.turn)
    while match.can_undo(seat):
        last = match.line[-1]
        assert last.seat == seat, f"{where}: seat {seat} may undo the answer of seat {last.seat}"
        assert not last.chance, f"{where}: undo is offered across chance {last.chance}"
        for other in range(match.table.seats):
            assert other == seat or not match.can_undo(other), f"{where}: seat {other} may undo for seat {seat}"
        match.undo(seat)
    assert snapshot(at_once.table) == snapshot(match.table), f"{where}: all at once is another way back"
    assert at_once.line == match.line, f"{where}: all at once is another way back"


# --- several answers in one go ---------------------------------------------------------------------------------------
def batches_tell_nothing_for_nothing(subject: Subject, seeds: Iterable[int]) -> int:
    """An answer, and one that is not allowed, in one go: either nothing is done and nobody learned anything, or what
    was learned stands in the record. Gives how often it stood."""
    stood = 0
    for seed in seeds:
        for moment in moments(subject, seed, acts=0.0):
            match, alone = moment.match.copy(), moment.match.copy()
            move = moment.move._replace(order=False)  # no order gives several
            do(alone, move)
            before, question = everything(match), match.question(move.seat)
            assert question is not None
            try:
                given = match.answers(question.id, move.seat, [move.key, "no-such-key"])
            except Refused:
                now = everything(match)
                assert now == before, f"{moment}: refused, and not as it was: {differs(before, now)}"
                assert not alone.entries[-1].chance, f"{moment}: tells {alone.entries[-1].chance} for nothing"
                _nothing_learned(moment.match, alone, f"{moment}, in one go")
                continue
            stood += 1
            assert given.refused is not None, f"{moment}: no-such-key is taken"
            assert len(given.ends) == 1, f"{moment}: {given.ends}"
            assert not alone.can_undo(move.seat), f"{moment}: nobody learned anything, and it was done"
            one, other = everything(alone), everything(match)
            assert one == other, f"{moment}: in one go it comes to something else: {differs(one, other)}"
    return stood


def everything(match: Match) -> dict[str, Any]:
    """All that a match knows, as far as it can be compared."""
    seats = range(match.table.seats + 1)
    return {
        "table": snapshot(match.table),
        "record": [msgspec.to_builtins(entry) for entry in match.entries],
        "line": [msgspec.to_builtins(entry) for entry in match.line],
        "told": [match.told(seat) for seat in seats],
        "views": [match.view(seat) for seat in seats],
        "asked": [[question.id, question.seat, question.code, question.answered] for question in match.asked],
        "back": [[match.can_undo(seat), match.way_back(seat)] for seat in seats],
        "kept": [[kept.position, kept.seat, list(kept.ids)] for kept in (*match._undo, *match._checkpoints)],
        "hash": match.hash,
        "next": match._serial,
    }


# --- moves -----------------------------------------------------------------------------------------------------------
def moves_bring_nothing_back(subject: Subject, seeds: Iterable[int]) -> int:
    """Whoever is asked makes any move half of the time: none leads to what that seat has seen since the game last went
    on. Gives the number of moves."""
    made = 0
    for seed in seeds:
        rng, match = Random(seed), subject.start(Seeded(seed))
        passed: list[Match] = []
        for number in range(subject.most):
            if match.result is not None:
                break
            question = rng.choice([question for question in match.asked if not question.answered])
            moves, seat = match.moves(question.seat), question.seat
            where = f"{subject}, seed {seed}, decision {number}"
            assert set(moves) <= set(match.act_keys(seat)), f"{where}: {moves} are no acts"
            if not moves or rng.random() < 0.5:
                passed = [*passed, match.copy()] if any(frame.aside for frame in match.table.stack) else []
                match.answer(question.id, seat, rng.choice(question.keys))
                continue
            passed.append(match.copy())
            key = rng.choice(moves)
            match.interject(seat, key)
            made += 1
            again = [earlier for earlier in passed if earlier.view(seat) == match.view(seat)]
            assert not again, f"{where}: {key} brings back what seat {seat} has seen already"
    return made


# --- standing orders -------------------------------------------------------------------------------------------------
def orders_end_with_the_next_turn(subject: Subject, seeds: Iterable[int]) -> int:
    """An order that a seat gives in its turn, until its next one, stands in the turns of others and not in its next.
    Gives how many came to their end."""
    order, ended = Order(where="off-turn", until="turn"), 0
    for seed in seeds:
        mine: dict[int, tuple[Order, ...]] = {}
        away: set[int] = set()
        for moment in moments(subject, seed):
            g, known = moment.match.table, moment.match.view(moment.match.table.seats)
            whose = turn_of(g)
            if whose is None or not 0 <= whose < g.seats:
                continue
            mine = {seat: standing(subject.game, orders, seat, known) for seat, orders in mine.items()}
            if whose in away:
                assert not mine[whose], f"{moment}: an order of seat {whose} outlasts its wait: {mine[whose]}"
                ended += 1
            if not mine.get(whose):
                mine[whose] = (given(subject.game, order, whose, known),)
            away = {seat for seat in mine if seat != whose}
            for seat in away:
                assert mine[seat], f"{moment}: an order of seat {seat} ends before its turn"
    return ended


class Once(Sealed):
    """A sealed source that notices when a number is used a second time."""

    def __init__(self, seed: int) -> None:
        super().__init__(bytes([seed % 256]) * 32)
        self.used: set[int] = set()

    def number(self, n: int, below: int) -> int:
        assert n not in self.used, f"draw number {n} is used twice"
        self.used.add(n)
        return super().number(n, below)


def take_back_by_consent(subject: Subject, seeds: Iterable[int], times: int = 12) -> None:
    for seed in seeds:
        rng, match = Random(seed), subject.start(Once(seed))
        stood = [snapshot(match.table), snapshot(match.table)]  # by position in the line
        for _ in range(times):
            for _ in range(rng.randrange(1, 7)):
                if match.result is None:
                    do(match, chosen(match, rng, orders=subject.orders))
                    stood.append(snapshot(match.table))
            if match.result is not None:
                _nothing_is_taken_back_after_the_end(match, f"{subject}, seed {seed}")
                break
            if len(match.line) > 1:
                to = rng.randrange(1, len(match.line))
                _is_taken_back(match, to, stood[to], f"{subject}, seed {seed}, back to {to} of {len(match.line)}")
                del stood[to + 1 :]


def _nothing_is_taken_back_after_the_end(match: Match, where: str) -> None:
    refused = refusal(match, "take_back", len(match.line) - 1, list(range(match.table.seats)))
    assert _code(refused) == "kernel.refused.over", f"{where}: when all is over: {refused}"
    assert not any(match.can_undo(seat) for seat in range(match.table.seats)), f"{where}: the end can be undone"


def _is_taken_back(match: Match, to: int, then: dict[str, Any], where: str) -> None:
    before, asked = snapshot(match.table), match.asked
    all_seats = list(range(match.table.seats))
    refused = refusal(match, "take_back", to, all_seats[:-1])
    assert _code(refused) == "kernel.refused.consent", f"{where}: without everybody's consent: {refused}"
    assert snapshot(match.table) == before, f"{where}: a refused take-back changed the state"
    match.take_back(to, all_seats)
    now = {**snapshot(match.table), "draws": then["draws"]}
    assert now == then, f"{where}: not as it was: {differs(then, now)}"
    for question in asked:
        refused = refusal(match, "answer", question.id, question.seat, question.keys[0])
        assert _code(refused) == "kernel.refused.stale", f"{where}: a stale question gives {refused}"


def _code(refused: Refused | None) -> str:
    return refused.code if refused else ""


# --- hostile answers -------------------------------------------------------------------------------------------------
def junk_is_refused(match: Match, call: str, arguments: tuple[Any, ...]) -> None:
    """A call that is not legal is Refused with a known code and changes nothing at all."""
    before, hash_, entries = snapshot(match.table), match.hash, len(match.entries)
    asked = [(question.id, question.seat, question.code, question.keys) for question in match.asked]
    seats = range(match.table.seats)
    bars = {bar.code for seat in seats for _, bar in (*match.why_not(seat), *match.why_no_act(seat))}
    refused = refusal(match, call, *arguments)
    assert refused is not None, f"{call}{arguments} is taken"
    assert refused.code in KERNEL_CODES | bars, f"{call}{arguments} is refused with {refused}"
    assert (match.hash, len(match.entries)) == (hash_, entries), f"{call}{arguments} is refused and on record"
    assert snapshot(match.table) == before, f"{call}{arguments}: {differs(before, snapshot(match.table))}"
    now = [(question.id, question.seat, question.code, question.keys) for question in match.asked]
    assert now == asked, f"{call}{arguments} changed what is asked: {asked} != {now}"

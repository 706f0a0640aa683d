"""The match: the one door. Answers in; events, views and the next questions out; everything recorded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from rimward.kernel import record as saved
from rimward.kernel.chance import RUN, Chance, Keyed, Recorded, Tape
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, answer, ask_again, push, start
from rimward.kernel.game import Game, Wishes
from rimward.kernel.question import About, All, Bar, Choose, Option, Refused, Value, key_of
from rimward.kernel.record import Entry, Header, Record, RecordError
from rimward.kernel.result import Result
from rimward.kernel.view import View, public_part, view

CHECKPOINT: Final = 16  # entries between kept states: a take-back replays at most so many


class Question:
    """An open question: its own id, whose it is, the rule that asks, and the options in words."""

    __slots__ = ("_table", "answered", "asked", "id")

    def __init__(self, table: Table, asked: Choose, number: int, answered: bool) -> None:
        self._table, self.asked, self.id, self.answered = table, asked, number, answered

    @property
    def seat(self) -> int:
        return self.asked.seat

    @property
    def code(self) -> str:
        return self.asked.code

    @property
    def quiet(self) -> bool:
        return self.asked.quiet

    @property
    def about(self) -> About:
        return self.asked.about

    @property
    def keys(self) -> list[str]:
        return [key_of(value) for value in self.asked.options]

    @property
    def options(self) -> list[Option]:
        return [self._table.game.describe(self._table, self.asked, value) for value in self.asked.options]


_Held = tuple[int, tuple[int, ...], tuple[Any, ...]]  # how deep the questions lie, their ids and their place


class _Kept:
    """A state to go back to, with the ids of its open questions."""

    __slots__ = ("ids", "position", "seat", "table")

    def __init__(self, match: Match, seat: int, table: Table) -> None:
        self.table, self.seat, self.position, self.ids = table, seat, len(match.line), match._ids


class Back(NamedTuple):
    """How far a seat may go back alone, as places in the line: before its last answer, to where it began what it is in
    the middle of (-1: there is no such place), and as far as it goes."""

    step: int
    action: int
    turn: int


class Match:
    """One game under way. Make it with `new`, `scenario` or `load`."""

    def __init__(self, game: Game, header: Header, table: Table, chance: Chance | None) -> None:
        self.game, self.header, self.table, self.chance = game, header, table, chance
        self.entries: list[Entry] = []  # everything that was done, take-backs included
        self.line: list[Entry] = []  # what of it still counts
        self.log: list[Event] = []
        self.hash = ""
        self._serial = 0
        self._ids: tuple[int, ...] = ()
        self._held: list[_Held] = []  # the questions that interjections cover
        self._undo: list[_Kept] = []
        self._checkpoints: list[_Kept] = []
        self._run = 0
        self._public: dict[str, Any] | None = None

    # --- beginning ---------------------------------------------------------------------------------------------------
    @classmethod
    def new(
        cls, game: Game, seats: int, options: Mapping[str, Any] | None = None, wishes: Wishes = (), *, chance: Chance
    ) -> Match:
        """A match from its setup. Options and wishes that are not said have their defaults."""
        checked = game.checked(options or {})
        table = game.new_table(seats, checked, wishes)
        wished = game.wished(seats, wishes) if game.wishes else []
        header = saved.begun_with(game, seats, checked, chance, wishes=wished)
        return cls(game, header, table, chance)._started(chance)

    @classmethod
    def scenario(cls, game: Game, table: Table, *, chance: Chance) -> Match:
        """A match that begins in the middle, from a table with its stack of frames. It goes on with that very table."""
        start = saved.snapshot(game.at_table(table))
        header = saved.begun_with(game, table.seats, {}, chance, start)
        return cls(game, header, table, chance)._started(chance)

    @classmethod
    def load(cls, game: Game, record: Record, *, chance: Chance | None = None) -> Match:
        """Replay a record; where it goes another way than it says, that is an error that names the entry."""
        match = cls.reading(game, record.header)
        for entry in record.entries:
            match.again(entry)
        return match.go_on(chance)

    @classmethod
    def reading(cls, game: Game, header: Header) -> Match:
        """A match that is to be read entry by entry (`again`) and then gone on with (`go_on`)."""
        if header.game != game.name:
            raise RecordError(f"this is a record of {header.game}, not of {game.name}")
        try:
            if header.start is not None:
                table = saved.restore(game, header.start, ask=False)
            else:
                table = game.new_table(
                    header.seats, game.at_version(header.version, header.options), header.wishes or ()
                )
            keyed = Keyed(bytes.fromhex(header.key)) if header.key else None
        except (LookupError, ValueError, TypeError, AttributeError, Refused) as error:
            raise RecordError(f"the header: {error}") from error
        return cls(game, header, table, keyed)

    def go_on(self, chance: Chance | None = None) -> Match:
        """What was read goes on, with the key of its header or another source of chance."""
        self.chance = chance or self.chance
        return self if self.entries or self.chance is None else self._started(self.chance)

    def _started(self, chance: Chance) -> Match:
        self._do(Entry("start"), chance)
        return self

    def again(self, entry: Entry) -> None:
        """Do again what the next entry of a record says, with its results of chance, and compare the hash."""
        number, given = len(self.entries), Recorded(entry.chance)
        if (entry.did == "start") != (number == 0):
            raise RecordError(f"entry {number} ({entry.did}): a match starts once, with its first entry")
        try:
            if entry.did == "undo":
                self.undo(entry.seat, _place_of(entry) if entry.key else None)
            elif entry.did == "take-back":
                self._take_back(entry)
            elif entry.did == "act" and entry.key not in self.acts(entry.seat):
                raise ValueError(f"seat {entry.seat} cannot do that now")
            else:
                self._do(Entry(entry.did, entry.seat, entry.code, entry.key), given)
        except (LookupError, ValueError, TypeError, Refused) as error:
            raise RecordError(f"entry {number} ({entry.did} {entry.code} {entry.key}): {error}") from error
        if given.results:
            raise RecordError(f"entry {number}: results of chance that nothing asked for: {given.results}")
        if entry.hash and entry.hash != self.hash:
            raise RecordError(f"entry {number} ({entry.did} {entry.code} {entry.key}): the game went another way")

    def repeat(self, entry: Entry) -> None:
        """Do what an entry says as its seat would, with this match's own chance."""
        if entry.did == "answer":
            question = self.question(entry.seat)
            if question is None or question.code != entry.code:
                raise ValueError(f"seat {entry.seat} is not asked {entry.code}")
            self.answer(question.id, entry.seat, entry.key)
        elif entry.did == "act":
            self.interject(entry.seat, entry.key)
        elif entry.did == "undo":
            self.undo(entry.seat, _place_of(entry) if entry.key else None)
        elif entry.did == "take-back":
            self.take_back(int(entry.key), range(self.table.seats))
        else:
            raise ValueError("a match starts only once")

    # --- asking ------------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> tuple[Question, ...]:
        """The open questions."""
        table = self.table
        return tuple(
            Question(table, question, number, question.seat in table.early)
            for question, number in zip(table.open, self._ids, strict=True)
        )

    @property
    def result(self) -> Result | None:
        return self.table.result

    def question(self, seat: int) -> Question | None:
        """The open question of a seat, if it has one."""
        return next((question for question in self.asked if question.seat == seat), None)

    # --- doing -------------------------------------------------------------------------------------------------------
    def answer(self, question: int, seat: int, key: str) -> None:
        """One answer. What is not allowed is Refused and changes nothing."""
        asked = self._open(question, seat)
        value = _named(asked.options, key)
        if value is None:
            raise self._refusal(seat, key)
        self._do(Entry("answer", seat, asked.code, key), self._chance(), value)

    def acts(self, seat: int) -> list[str]:
        """What a seat may interject now: things a rule allows at any time, while a quiet question is open."""
        table = self.table
        if table.early or not any(question.quiet for question in table.open):
            return []
        if type(seat) is not int or not 0 <= seat < table.seats:
            return []
        return [key_of(act) for act in self.game.acts(table, seat)]

    def interject(self, seat: int, key: str) -> None:
        """Do something that a rule allows at any time; then the same question is asked again under the same id."""
        if self.result is not None:
            raise Refused("kernel.refused.over")
        if key not in self.acts(seat):
            raise Refused("kernel.refused.no-such-act", key=str(key))
        self._do(Entry("act", seat, "", key), self._chance())

    def _open(self, question: int, seat: int) -> Choose:
        if self.result is not None:
            raise Refused("kernel.refused.over")
        for number, asked in zip(self._ids, self.table.open, strict=True):
            if type(question) is int and number == question:
                if type(seat) is not int or asked.seat != seat:
                    raise Refused("kernel.refused.not-your-question", question=number)
                return asked
        stale = type(question) is int and 0 < question <= self._serial
        raise Refused("kernel.refused.stale" if stale else "kernel.refused.no-such-question", question=str(question))

    def _refusal(self, seat: int, key: Any) -> Refused:
        """The reason of the rules where there is one: the same that `why_not` tells."""
        for option, bar in self.why_not(seat):
            if option == key:
                return Refused(bar.code, bar.rule, **bar.numbers)
        return Refused("kernel.refused.no-such-option-key", key=str(key))

    def _chance(self) -> Chance:
        if self.chance is None:
            raise Refused("kernel.refused.no-key")
        return self.chance

    def _do(self, entry: Entry, chance: Chance, value: Value | None = None) -> None:
        """Do an entry, keep what undo needs, and add it to the record; a rule that fails leaves no trace.

        `value` is the option that its key names, where that has been looked up.
        """
        tape, events, before = Tape(chance), list[Event](), self.table.copy()
        table, simultaneous = self.table, entry.did == "answer" and isinstance(self.table.asked, All)
        table.out, table.zones.learned = events, []
        kept = _Kept(self, entry.seat, before)
        held = [(len(table.stack), self._ids, self._place())] if entry.did == "act" else []
        try:
            _perform(table, entry, tape, value)
            done = self._linked(entry, tape.results, events)
        except BaseException:
            self.table = before
            raise
        finally:
            table.out = None
        self._public = None
        if len(self.line) % CHECKPOINT == 0:
            self._checkpoints.append(kept)
        self._held += held
        if not (simultaneous and table.early):
            self._ask()
        learned = simultaneous or bool(tape.results or table.zones.learned)
        self._wall(kept, learned or entry.did == "start" or table.result is not None)
        self._add(done, events)

    def _ask(self) -> None:
        """New ids for new questions; what an interjection covered is asked again under its own, if it is asked."""
        stack = self.table.stack
        while self._held and not (len(stack) > self._held[-1][0] and stack[self._held[-1][0]].aside):
            _, ids, place = self._held.pop()
            if place == self._place():
                self._ids = ids
                return
        self._ids = self._new_ids(len(self.table.open))

    def _new_ids(self, count: int) -> tuple[int, ...]:
        first = self._serial + 1
        self._serial += count
        return tuple(range(first, first + count))

    def _place(self) -> tuple[Any, ...]:
        """Where in the rules the open questions are asked, and of whom."""
        stack = self.table.stack
        return len(stack), stack[-1].at if stack else 0, [(asked.seat, asked.code) for asked in self.table.open]

    def _wall(self, kept: _Kept, wall: bool) -> None:
        """Undo is free back to the last answer in which somebody learned something or another seat answered."""
        if wall or (self._undo and self._undo[-1].seat != kept.seat):
            self._undo.clear()
        if not wall:
            self._undo.append(kept)

    def _linked(self, entry: Entry, chance: list[int | str], events: list[Event]) -> Entry:
        """The entry with what chance gave and the running hash."""
        plain = Entry(entry.did, entry.seat, entry.code, entry.key, chance)
        return Entry(entry.did, entry.seat, entry.code, entry.key, chance, saved.link(self.hash, plain, events))

    def _add(self, entry: Entry, events: list[Event]) -> None:
        self.hash = entry.hash
        self.entries.append(entry)
        if entry.did not in ("undo", "take-back"):
            self.line.append(entry)
        self.log += events

    # --- going back --------------------------------------------------------------------------------------------------
    def can_undo(self, seat: int) -> bool:
        return type(seat) is int and bool(self._undo) and self._undo[-1].seat == seat

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's own last answer, or all since entry `to` of the line, where nobody learned from them."""
        own = self._undo if self.can_undo(seat) else []
        kept = next((kept for kept in reversed(own) if to is None or kept.position == to), None)
        if kept is None:
            raise Refused("kernel.refused.nothing-to-undo")
        self._back(Entry("undo", seat, key="" if kept is own[-1] else str(to)), kept)

    def way_back(self, seat: int) -> Back | None:
        """Where a seat may go back to without asking anybody. At a practice table there is no wall."""
        if self.can_undo(seat):
            depth = len(self.table.stack)
            shallower = (kept.position for kept in reversed(self._undo) if len(kept.table.stack) < depth)
            return Back(self._undo[-1].position, next(shallower, -1), self._undo[0].position)
        own = (n for n in range(len(self.line) - 1, 0, -1) if self.line[n].seat == seat)
        last = next(own, 0) if self.header.practice else 0
        if not last:
            return None
        first = last
        while last == len(self.line) - 1 and first > 1 and self.line[first - 1].seat == seat:
            first -= 1  # where others have acted since, its turn is over or has not begun
        return Back(last, -1, first)

    def take_back(self, to: int, consents: Iterable[int]) -> None:
        """Go back to before entry `to` of the line. It needs every seat's consent, except at a practice table.

        Once a sealed match is over its key may be known, and nothing can be thrown again.
        """
        if self.result is not None and not self.header.practice:
            raise Refused("kernel.refused.over")
        missing = set(range(self.table.seats)) - set(consents)
        if missing and not self.header.practice:
            raise Refused("kernel.refused.consent", seat=min(missing))
        self._take_back(Entry("take-back", key=str(to)))

    def _take_back(self, entry: Entry) -> None:
        """From the nearest kept state, with the results on record; a throw that is taken back is not thrown again."""
        to = _place_of(entry)
        if not 1 <= to < len(self.line):
            raise Refused("kernel.refused.no-such-entry", entry=entry.key)
        scratch = self._replayed(to)
        target = _Kept(scratch, entry.seat, scratch.table)
        target.position = to
        if any(undone.chance for undone in self.line[to:]):
            self._run += 1
            target.table.draws = self._run * RUN
        else:
            target.table.draws = self.table.draws  # the kept state may be of a run that was left
        self._back(entry, target)

    def _replayed(self, to: int) -> Match:
        """The state before entry `to` of the line, in a match of its own."""
        kept = next(kept for kept in reversed(self._checkpoints) if kept.position <= to)
        scratch = Match(self.game, self.header, kept.table.copy(), None)
        scratch._ids = kept.ids
        for earlier in self.line[kept.position : to]:
            scratch._do(earlier, Recorded(earlier.chance))
        return scratch

    def _back(self, entry: Entry, kept: _Kept) -> None:
        """Under new ids, also for what an interjection covers: a stale tab must not answer what is asked again."""
        self.table, self._public = kept.table.copy(), None  # copies of this match have the same kept states
        self._held, self._ids = [], self._new_ids(len(kept.ids))
        del self.line[kept.position :]
        self._undo = [old for old in self._undo if old.position < kept.position]
        self._checkpoints = [old for old in self._checkpoints if old.position < kept.position]
        events = [Event(f"kernel.{entry.did}", {"seat": entry.seat, "entry": kept.position})]
        self._add(self._linked(entry, [], events), events)

    # --- looking -----------------------------------------------------------------------------------------------------
    def view(self, seat: int) -> View:
        """What this seat may know; seat number `seats` is a spectator's. The public part is made once per answer."""
        if self._public is None:
            self._public = public_part(self.table)
        return view(self.table, seat, self._public)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        return [event.told(seat) for event in self.log[since:]]

    def at(self, position: int) -> Match:
        """The match as it was before entry `position` of the line, to be looked at: no log, no record, no chance.

        What was undone or taken back meanwhile never happened in it, and its questions may have other ids.
        """
        if type(position) is not int or not 1 <= position <= len(self.line):
            raise Refused("kernel.refused.no-such-entry", entry=str(position))
        scratch = self._replayed(position)
        past = Match(self.game, self.header, scratch.table, None)
        past.line, past._ids = self.line[:position], scratch._ids
        return past

    def why_not(self, seat: int) -> list[tuple[str, Bar]]:
        """What the seat cannot do now and why: made only when someone looks, by running the asking step again."""
        if self.table.result is not None:
            return []
        ask_again(self.table)
        found: list[tuple[str, Bar]] = []
        for question in self.table.open:
            if question.seat == seat and question.why is not None:
                found += [(key_of(value), bar) for value, bar in question.why()]
        return found

    def breadcrumb(self) -> list[tuple[str, str, str]]:
        """Where in the rules we are: chapter, frame and step, from the outermost in."""
        return [(frame.CHAPTER, type(frame).__name__, frame.STEPS[frame.at]) for frame in self.table.stack]

    # --- keeping -----------------------------------------------------------------------------------------------------
    def copy(self) -> Match:
        new = Match(self.game, self.header, self.table.copy(), self.chance)
        new.entries, new.line, new.log, new.hash = list(self.entries), list(self.line), list(self.log), self.hash
        new._serial, new._ids, new._held, new._run = self._serial, self._ids, list(self._held), self._run
        new._undo, new._checkpoints = list(self._undo), list(self._checkpoints)
        return new

    def record(self) -> Record:
        """The whole record, secrets and key included: for the store and the owner of the file, never for a seat."""
        return Record(self.header, list(self.entries))

    def told(self, seat: int) -> dict[str, Any]:
        """This seat's own form of the record: no key, no chance, faces only where it knew them, a hash of just that."""
        events = [[event.code, event.params] for event in self.events(seat)]
        wishes = {"wishes": self.header.wishes} if self.header.wishes else {}
        return {
            "game": self.header.game,
            "version": self.header.version,
            "seat": seat,
            "options": self.header.options,
            **wishes,
            "commitment": self.header.commitment,
            "events": events,
            "hash": saved.chain("", events),
        }


def _place_of(entry: Entry) -> int:
    """The place in the line that an undo or a take-back names; 0, where nobody can go back to, if it names none."""
    return int(entry.key) if entry.key.isdecimal() else 0


def _perform(table: Table, entry: Entry, chance: Chance, value: Value | None) -> None:
    """Carry out a start, an answer or an act. What a record names is looked up in what is asked now."""
    if entry.did == "start":
        start(table, chance)
        return
    if value is None:
        value = _named(_options(table, entry), entry.key)
    if value is None:
        raise ValueError(f"{entry.key} is no option")
    if entry.did == "answer":
        answer(table, chance, entry.seat, value)
    elif table.game.interject is not None:
        push(table, chance, table.game.interject(table, entry.seat, value))
    else:
        raise ValueError(f"{table.game.name} has no interjections")


def _options(table: Table, entry: Entry) -> Iterable[Value]:
    if entry.did == "act":
        return table.game.acts(table, entry.seat)
    asked = next((q for q in table.open if q.seat == entry.seat and q.code == entry.code), None)
    if asked is None:
        raise ValueError(f"seat {entry.seat} is not asked {entry.code}")
    return asked.options


def _named(values: Iterable[Value], key: str) -> Value | None:
    """The option with this key."""
    for value in values:
        if key_of(value) == key:
            return value
    return None

"""The match: the one door. Answers in; events, views and the next questions out; everything recorded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rimward.kernel import record as saved
from rimward.kernel.asked import REACH, Back, Given, Question, began, way_back
from rimward.kernel.chance import RUN, Chance, Keyed, Recorded, Tape
from rimward.kernel.doing import NEW, Earlier, acts_of, barred_acts, earlier_than, is_picking, moves_of, named, perform
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, ask_again
from rimward.kernel.game import Game, Wishes
from rimward.kernel.question import DONE, All, Bar, Choose, Option, PickSome, Refused, Value, key_of
from rimward.kernel.record import Entry, Header, Record, RecordError
from rimward.kernel.result import Result
from rimward.kernel.view import View, public_part, view

__all__ = ["CHECKPOINT", "Back", "Given", "Match", "Question"]

CHECKPOINT: Final = 16  # entries between kept states: a take-back replays at most so many


_Held = tuple[int, tuple[int, ...], tuple[Any, ...]]  # how deep the questions lie, their ids and their place


class _Kept:
    """A state to go back to, with the ids of its open questions."""

    __slots__ = ("ids", "position", "seat", "table")

    def __init__(self, match: Match, seat: int, table: Table) -> None:
        self.table, self.seat, self.position, self.ids = table, seat, len(match.line), match._ids


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
        self._earlier: Earlier = NEW
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
        """A match that begins in the middle, from a table with its stack of frames. It uses that very table."""
        start = saved.snapshot(game.at_table(table))
        header = saved.begun_with(game, table.seats, {}, chance, start)
        return cls(game, header, table, chance)._started(chance)

    @classmethod
    def load(cls, game: Game, record: Record, *, chance: Chance | None = None) -> Match:
        """Replay a record; if it plays out differently, that is an error that names the entry."""
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
            game = game.with_kept(header.packs or {})
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
        """The match continues after reading, with the key of its header or another source of chance."""
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
                self.undo(entry.seat, saved.place_of(entry) if entry.key else None)
            elif entry.did == "take-back":
                self._take_back(entry)
            elif entry.did == "act" and entry.key not in self.act_keys(entry.seat):
                raise ValueError(f"seat {entry.seat} cannot do that now")
            else:
                saved.check_group(self.line, entry)
                done = Entry(entry.did, entry.seat, entry.code, entry.key, order=entry.order, with_last=entry.with_last)
                self._do(done, given)
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
            saved.check_group(self.line, entry)
            self._answer(question.id, entry.seat, entry.key, entry.with_last, entry.order)
        elif entry.did == "act":
            self.interject(entry.seat, entry.key)
        elif entry.did == "undo":
            self.undo(entry.seat, saved.place_of(entry) if entry.key else None)
        elif entry.did == "take-back":
            self.take_back(int(entry.key), range(self.table.seats), entry.seat)
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
    def answer(self, question: int, seat: int, key: str, *, order: bool = False) -> None:
        """One answer, by hand or by a standing order. What is not allowed is Refused and changes nothing."""
        self._answer(question, seat, key, order=order)

    def _answer(self, question: int, seat: int, key: str, with_last: bool = False, order: bool = False) -> bool:
        """Whether somebody learned something from it."""
        asked = self._open(question, seat)
        value = named(asked.options, key)
        if value is None:
            raise self._refusal(seat, key)
        entry = Entry("answer", seat, asked.code, key, order=order, with_last=with_last)
        return self._do(entry, self._chance(), value)

    def answers(self, question: int, seat: int, keys: Sequence[str], codes: Sequence[str] = ()) -> Given:
        """Answers of one seat to questions that follow each other, in one go; one undo takes them back.

        The first is to `question`. `codes`, where given, are the rules that are expected to ask. Where one is not
        allowed, it is Refused and nothing is done; but from the first throw, draw or other secret on, what was done
        stands, and only the rest is dropped: nobody sees a throw for free.
        """
        before, ends = self.copy(), list[int]()
        learned, unsaid = False, list[str]()
        try:
            for number, key in enumerate(keys):
                if key in unsaid:
                    unsaid.remove(key)
                    continue
                question = self._next_to(seat) if ends else question
                asked = self._open(question, seat)
                if number < len(codes) and asked.code != codes[number]:
                    raise Refused("kernel.refused.other-question", key=str(key))
                picked, told = isinstance(self.table.asked, PickSome), len(self.log)
                learned = self._answer(question, seat, key, bool(ends)) or learned
                ends.append(len(self.log))
                unsaid = self._unsaid(asked.code, told) if picked and key != DONE else []
            if not ends:
                raise Refused("kernel.refused.no-such-option-key", key="")
        except BaseException as error:
            if not learned:
                self._restore(before)
            if not learned or not isinstance(error, Refused):
                raise
            return Given(tuple(ends), error)
        return Given(tuple(ends), None)

    def _unsaid(self, code: str, since: int) -> list[str]:
        """Where a pick was the last one: what was left of it to say goes without saying, as do picks that the engine
        made because nothing else was possible."""
        if is_picking(self.table):
            return []
        forced = [event.params for event in self.log[since:] if event.code == "kernel.forced"]
        return [*(str(params["key"]) for params in forced if params["question"] == code), DONE]

    def _next_to(self, seat: int) -> int:
        """The id of what a seat is asked now."""
        question = self.question(seat)
        if question is None or question.answered:
            raise Refused("kernel.refused.over" if self.result is not None else "kernel.refused.not-asked")
        return question.id

    # --- acts --------------------------------------------------------------------------------------------------------
    def acts(self, seat: int) -> list[Option]:
        """What a seat may interject now: things a rule allows at any time, unless the open question is closed to it."""
        return [self.game.describe_act(self.table, seat, act) for act in self._acts(seat)]

    def act_keys(self, seat: int) -> list[str]:
        return [key_of(act) for act in self._acts(seat)]

    def _acts(self, seat: int) -> Sequence[Value]:
        return acts_of(self.table, seat) if self._sits(seat) else ()

    def _sits(self, seat: int) -> bool:
        return type(seat) is int and 0 <= seat < self.table.seats

    def moves(self, seat: int) -> list[str]:
        """Of the acts of a seat that is asked, those that a bot may do instead of answering."""
        return [key_of(act) for act in moves_of(self.table, seat, self._earlier)]

    def why_no_act(self, seat: int) -> list[tuple[str, Bar]]:
        """What a seat might interject at another time, or in another case, and why not now."""
        return barred_acts(self.table, seat) if self._sits(seat) else []

    def interject(self, seat: int, key: str) -> None:
        """Do something that a rule allows at any time; then the same question is asked again under the same id."""
        if self.result is not None:
            raise Refused("kernel.refused.over")
        if key not in self.act_keys(seat):
            for act, bar in self.why_no_act(seat):
                if act == key:
                    raise Refused(bar.code, bar.rule, **bar.numbers)
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

    def _do(self, entry: Entry, chance: Chance, value: Value | None = None) -> bool:
        """Do an entry, keep what undo needs, and add it to the record; a rule that fails leaves no trace.

        `value` is the option that its key names, where that has been looked up. Whether somebody learned something from
        it that nobody can be made to forget: what was thrown or drawn, or the answers of others to the same question.
        """
        tape, events, before = Tape(chance), list[Event](), self.table.copy()
        table, simultaneous = self.table, entry.did == "answer" and isinstance(self.table.asked, All)
        table.out, table.zones.learned = events, []
        kept = _Kept(self, entry.seat, before)
        held = [(len(table.stack), self._ids, self._place())] if entry.did == "act" else []
        try:
            perform(table, entry, tape, value)
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
        if self.game.moves:
            self._earlier = earlier_than(self._earlier, before, entry.did == "act")
        learned = bool(tape.results or table.zones.learned) or table.result is not None
        self._wall(kept, learned or simultaneous or entry.did == "start")
        self._add(done, events)
        return learned or (simultaneous and not table.early)

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
        plain = Entry(entry.did, entry.seat, entry.code, entry.key, chance, "", entry.order, entry.with_last)
        link = saved.link(self.hash, plain, events)
        return Entry(entry.did, entry.seat, entry.code, entry.key, chance, link, entry.order, entry.with_last)

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
        """Take back the seat's own last answer, or all since entry `to` of the line, where nobody learned from them.

        With its last answer goes what was given in one go with it, and what the seat's orders gave after it.
        """
        own = self._undo if self.can_undo(seat) else []
        kept = self._last(own) if to is None else next((kept for kept in own if kept.position == to), None)
        if kept is None:
            raise Refused("kernel.refused.nothing-to-undo")
        key = "" if kept is self._together(own, len(own) - 1) else str(kept.position)
        self._back(Entry("undo", seat, key=key), kept)

    def _last(self, own: list[_Kept]) -> _Kept | None:
        """Before the last that the seat answered by hand; where its orders gave all, before the last of those."""
        if not own:
            return None
        by_hand = [place for place, kept in enumerate(own) if not self.line[kept.position].order]
        return self._together(own, by_hand[-1] if by_hand else len(own) - 1)

    def _together(self, own: list[_Kept], at: int) -> _Kept:
        """Before an answer, and before all that was given in one go with it."""
        while at > 0 and self.line[own[at].position].with_last:
            at -= 1
        return own[at]

    def way_back(self, seat: int) -> Back | None:
        """Where a seat may go back to without asking anybody. At a practice table there is no wall."""
        last_own = self._last(self._undo) if self.can_undo(seat) else None
        if last_own is not None:
            depth = len(self.table.stack)
            shallower = (kept.position for kept in reversed(self._undo) if len(kept.table.stack) < depth)
            return Back(last_own.position, next(shallower, -1), self._undo[0].position)
        return way_back(self.line, seat) if self.header.practice else None

    def began(self, entry: int) -> int:
        """Where its seat began the act that entry of the line belongs to."""
        first, depths = max(1, entry - REACH), list[int]()
        past, line = self._replayed(first), self.line[first : entry + 1]
        for done in line:
            depths.append(len(past.table.stack))
            past._do(done, Recorded(done.chance))
        return first + began(line, depths)

    def take_back(self, to: int, consents: Iterable[int], by: int = -1) -> None:
        """Go back to before entry `to` of the line. It needs every seat's consent, except at a practice table.

        Once a sealed match is over its key may be known, and nothing can be thrown again.
        """
        if self.result is not None and not self.header.practice:
            raise Refused("kernel.refused.over")
        missing = set(range(self.table.seats)) - set(consents)
        if missing and not self.header.practice:
            raise Refused("kernel.refused.consent", seat=min(missing))
        self._take_back(Entry("take-back", by, key=str(to)))

    def _take_back(self, entry: Entry) -> None:
        """From the nearest kept state, with the results on record; a throw that is taken back is not thrown again."""
        to = saved.place_of(entry)
        if not 1 <= to < len(self.line):
            raise Refused("kernel.refused.no-such-entry", entry=entry.key)
        scratch = self._replayed(to)
        target = _Kept(scratch, entry.seat, scratch.table)
        target.position = to
        target.table.draws = self.table.draws  # the kept state may be of a run that was left
        if any(undone.chance for undone in self.line[to:]):
            self._run += 1
            target.table.draws = self._run * RUN
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
        self._held, self._ids, self._earlier = [], self._new_ids(len(kept.ids)), NEW
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
        return [(frame.CHAPTER, frame.crumb(), frame.STEPS[frame.at]) for frame in self.table.stack]

    # --- keeping -----------------------------------------------------------------------------------------------------
    def copy(self) -> Match:
        new = Match(self.game, self.header, self.table.copy(), self.chance)
        new._be_like(self)
        return new

    def _be_like(self, other: Match) -> None:
        """All but the table."""
        self.entries, self.line, self.log = list(other.entries), list(other.line), list(other.log)
        self.hash, self._serial, self._ids = other.hash, other._serial, other._ids
        self._held, self._run, self._earlier = list(other._held), other._run, other._earlier
        self._undo, self._checkpoints = list(other._undo), list(other._checkpoints)

    def _restore(self, before: Match) -> None:
        """As if nothing had been done since that copy was made."""
        self.table, self._public = before.table, None
        self._be_like(before)

    def record(self) -> Record:
        """The whole record, secrets and key included: for the store and the owner of the file, never for a seat."""
        return Record(self.header, list(self.entries))

    def told(self, seat: int) -> dict[str, Any]:
        """This seat's own form of the record: no key, no chance, faces only where it knew them, a hash of just that."""
        return saved.told_to(seat, self.header, self.events(seat))

"""Checking a record: it replays by the rules, its dice and draws come from the key, the key fits the commitment.

The match is played again through the same door that everybody uses, with the key as its source of chance, and after
each entry what the match wrote is compared with what the record says. So undos, take-backs and the runs of draw numbers
that they begin are those of the match itself. It proves that nothing was changed after the start, not that nobody
looked.
"""

from __future__ import annotations

from hashlib import sha256

from rimward.kernel.chance import Keyed
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Bar, Refused
from rimward.kernel.record import Entry, Header, Record, RecordError, restore


class Report:
    """What was checked; `problem` is the first thing that is wrong, with the number of its entry."""

    __slots__ = ("entries", "finished", "practice", "problem", "results")

    def __init__(
        self, entries: int, results: int, *, finished: bool = False, practice: bool = False, problem: Bar | None = None
    ) -> None:
        self.entries, self.results = entries, results
        self.finished, self.practice, self.problem = finished, practice, problem


def verify(game: Game, record: Record) -> Report:
    header = record.header
    key = _key(header)
    if isinstance(key, Bar):
        return _report(record, 0, key)
    if not record.entries:
        return _report(record, 0, _problem("empty"))
    try:
        match = _begin(game, header, Keyed(key))
    except (LookupError, ValueError, TypeError, AttributeError, Refused, RecordError) as error:
        return _report(record, 0, _problem("entry", entry=0, error=str(error)))
    for number, entry in enumerate(record.entries):
        problem = _again(match, number, entry)
        if problem is not None:
            return _report(record, number, problem)
    return _report(record, len(record.entries), None, finished=match.result is not None)


def _report(record: Record, checked: int, problem: Bar | None, *, finished: bool = False) -> Report:
    results = sum(len(entry.chance) for entry in record.entries[:checked])
    return Report(checked, results, finished=finished, practice=record.header.practice, problem=problem)


def _problem(what: str, **numbers: int | str) -> Bar:
    return Bar(f"kernel.verify.{what}", "", **numbers)


def _key(header: Header) -> bytes | Bar:
    if not header.key or not header.commitment:
        return _problem("no-key")
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        return _problem("key")
    if not 1 <= len(key) <= 64:  # what a keyed hash takes
        return _problem("key")
    return key if sha256(key).hexdigest() == header.commitment else _problem("commitment")


def _begin(game: Game, header: Header, chance: Keyed) -> Match:
    if header.game != game.name:
        raise RecordError(f"this is a record of {header.game}, not of {game.name}")
    game = game.with_kept(header.packs or {})
    if header.packs and header.content != game.content.hash:
        raise RecordError("with the current box, its packs make other content than it was played with")
    if header.start is not None:
        return Match.scenario(game, restore(game, header.start, ask=False), chance=chance)
    options = game.at_version(header.version, header.options)
    return Match.new(game, header.seats, options, header.wishes or (), chance=chance)


def _again(match: Match, number: int, entry: Entry) -> Bar | None:
    """Do an entry again and compare; None where it is the same."""
    try:
        if number > 0:
            match.repeat(entry)
    except (LookupError, ValueError, TypeError, Refused) as error:
        return _problem("entry", entry=number, error=str(error))
    made = match.entries[number]
    if made.chance != entry.chance:
        said, given = (", ".join(map(str, results)) or "-" for results in (entry.chance, made.chance))
        return _problem("chance", entry=number, said=said, given=given)
    if made != entry:
        return _problem("way", entry=number)
    return None

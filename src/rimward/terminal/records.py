"""Files: keeping a match, going on with it, reading it again and checking it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from rimward.games.catalog import GAMES
from rimward.kernel import verify as kernel_verify
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import Record, RecordError, read, write
from rimward.kernel.result import places
from rimward.messages import Messages
from rimward.terminal.console import Console, Trouble
from rimward.terminal.screen import log_lines, named, result_lines, score_lines, setting_lines

DATA = Path("data")


def read_file(name: str, messages: Messages) -> Record:
    try:
        data = Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise Trouble(messages.text("terminal.error.file", {"file": name, "error": _why(error)})) from error
    try:
        return read(data)
    except (RecordError, ValueError, RecursionError) as error:
        raise Trouble(messages.text("terminal.error.record", {"file": name, "error": str(error)}), 1) from error


def game_of(record: Record, name: str, messages: Messages) -> Game:
    if record.header.game not in GAMES:
        told = {"file": name, "game": record.header.game, "games": ", ".join(GAMES)}
        raise Trouble(messages.text("terminal.error.foreign", told), 1)
    return GAMES[record.header.game]


def load(name: str, messages: Messages) -> Match:
    """The match of a file. A file is anybody's text: whatever is wrong with it ends in a sentence."""
    record = read_file(name, messages)
    game = game_of(record, name, messages)
    try:
        return Match.load(game, record)
    except Exception as error:
        raise Trouble(messages.text("terminal.error.record", {"file": name, "error": str(error)}), 1) from error


def save(match: Match, file: Path) -> None:
    """Write the record. Another kind of file is not written over; OSError or ValueError where it cannot be done."""
    if file.exists() and not _is_record(file):
        raise FileExistsError(0, "it is there and is no record", str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    partial = file.with_name(f"{file.name}.part")
    partial.write_bytes(write(match.record()))
    partial.replace(file)


def _is_record(file: Path) -> bool:
    try:
        read(file.read_bytes())
    except (RecordError, ValueError, RecursionError):
        return False
    return True


def free_name(game: str) -> Path:
    """Where a match is kept that nobody named a file for: none that is there is written over."""
    return next(file for number in count(1) if not (file := DATA / f"{game}-{number}.rimward").exists())


def unfinished(most: int) -> list[tuple[Path, Match]]:
    """The matches that could be gone on with, the newest first."""
    try:
        files = sorted(DATA.glob("*.rimward"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return []
    found: list[tuple[Path, Match]] = []
    for file in files[: 4 * most]:
        try:
            match = load(str(file), Messages("en"))
        except Trouble:
            continue  # the menu is no place to complain about a file that nobody asked for
        if match.result is None and match.chance is not None:
            found.append((file, match))
    return found[:most]


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


# --- commands --------------------------------------------------------------------------------------------------------
def replay(console: Console, file: str, seat: int | None, language: str) -> int:
    """The log as a seat (counted from 1) knew it, or a spectator."""
    match = load(file, Messages(language))
    game, seats = match.game.name, match.table.seats
    if seat is not None and not 1 <= seat <= seats:
        raise Trouble(Messages(language).text("terminal.error.seat", {"seat": seat, "seats": seats}))
    reader = seats if seat is None else seat - 1
    messages = Messages(language, game, you=reader if seat is not None else -1, words=match.game.words(language))
    console.say(messages.text("terminal.replay", {"title": messages.text(f"{game}.title"), "seats": seats}))
    messages.naming = named(match, reader)
    events = match.events(reader)
    console.say(*setting_lines(messages, match.game, match.header.options), *log_lines(messages, events), "")
    if match.result is None:
        standing = match.game.standing
        scores = standing(match.view(seats)) if standing else ()
        ranks = places(scores, match.table.sides())
        console.say(messages.text("terminal.unfinished"), *score_lines(messages, scores, ranks))
    else:
        console.say(*result_lines(messages, match.result, events, match.table.parts))
    return 0


def verify(console: Console, file: str, language: str) -> int:
    """Check a record and tell what was checked; what is wrong with it is Trouble."""
    record = read_file(file, Messages(language))
    game = game_of(record, file, Messages(language))
    messages = Messages(language, game.name)
    try:
        report = kernel_verify.verify(game, record)
    except Exception as error:  # as in load(): the file is anybody's
        raise Trouble(messages.text("terminal.error.record", {"file": file, "error": str(error)}), 1) from error
    if report.problem is not None:
        raise Trouble(messages.text("terminal.error.verify", {"file": file, "why": messages.reason(report.problem)}), 1)
    told = {"entries": report.entries, "results": report.results, "commitment": record.header.commitment}
    for what in ("replays", "chance", "commitment"):
        console.say(messages.text(f"terminal.verified.{what}", told))
    if not report.finished:
        console.say(messages.text("terminal.verified.unfinished"))
    console.say(messages.text(f"terminal.verified.{'practice' if report.practice else 'sealed'}"))
    return 0

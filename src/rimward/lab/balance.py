"""`rimward balance`: is a game fair, and what does a house rule do? The same seeds are played under each setting.

It compares the game as it is with an option, counts what came of both, and writes a page with plots.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from rimward.bots import levels
from rimward.kernel.game import Game
from rimward.lab import runs, wishes
from rimward.lab.figures import LEAST, MOST, Estimate
from rimward.lab.ledger import Ledger, Plan, Seating, read
from rimward.lab.page import page, told
from rimward.lab.survey import Group, Row, Survey, counted, survey
from rimward.lab.wishes import MisuseError
from rimward.measured import content_of

NAME = "balance"
LEVEL = "normal"
SEVERAL = 3  # other values of an option that are tried when none is named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    runs.add_arguments(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="play with and without it; K alone: with each value",
    )
    parser.add_argument(
        "--with", dest="both", action="append", default=[], metavar="K=V", help="an option of all tables"
    )
    parser.add_argument(
        "--bots", default="", metavar="A,...", help="a bot for each seat, or one for all (normal, of each style)"
    )
    parser.add_argument("--games", default="200", metavar="N", help="games under each setting (200)")
    parser.add_argument("--deal", action="store_true", help="starting ships and the like are dealt, not chosen")
    parser.add_argument(
        "--compare",
        nargs=2,
        metavar="FILE",
        help="play nothing: compare two kept runs game by game",
    )
    parser.add_argument("--out", default="", metavar="FILE", help="write the page with plots to FILE")


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    return runs.command(NAME, lambda: _command(args))


def _command(args: argparse.Namespace) -> int:
    if args.compare:
        files = [Path(file) for file in args.compare]
        ledger, whole, names = side_by_side(*[read(file) for file in files]), True, [file.stem for file in files]
    else:
        ledger, whole = runs.carried_out(args, NAME, planned)
        names = settings(ledger.plan)
    found = survey(ledger, names)
    said = sentences(found)
    if args.out:
        Path(args.out).write_text(page(found, said), encoding="utf-8")
    print(json.dumps(as_data(found, said)) if args.json else text(found, said))
    if args.out and not args.json:
        print(f"\nthe page: {args.out}")
    failed = runs.tell_failures(ledger)
    return failed if whole else 130


# --- what is compared ------------------------------------------------------------------------------------------------
def planned(args: argparse.Namespace) -> Plan:
    game = wishes.game_named(args.game)
    tables = [Seating(seats_of(game, args.bots), options) for options in alternatives(game, args.both, args.option)]
    for table in tables:
        wishes.seated(game, table.bots, table.options)
    games = wishes.number("--games", args.games)
    return Plan(NAME, game.name, game.version, content_of(game), args.seed, False, args.deal, tuple(tables), games)


def seats_of(game: Game, said: str) -> tuple[str, ...]:
    """The bots of a table; without a word, `normal` of each style that the game has."""
    seats, named = game.usual or game.seats[0], tuple(said.split(","))
    if not said:
        level = LEVEL if LEVEL in levels(game) else "random"
        styles = [f"{level}/{style}" for style in game.styles] if level == LEVEL else []
        return tuple(islice(cycle(styles or [level]), seats))
    return named * seats if len(named) == 1 else named


def alternatives(game: Game, both: list[str], said: list[str]) -> Iterator[dict[str, Any]]:
    """The options of every setting, the first being what the others are compared with."""
    yield wishes.options(game, both)
    if len(said) == 1 and "=" not in said[0]:
        yield from _every(game, both, said[0])
    elif said:
        yield wishes.options(game, [*both, *said])


def _every(game: Game, both: list[str], name: str) -> Iterator[dict[str, Any]]:
    base = wishes.options(game, both)
    if name not in base:
        raise MisuseError(f"{game.name} has no option {name}; it has: {', '.join(base)}")
    allowed = next(setting.allowed for setting in game.settings if setting.name == name)
    others = [value for value in allowed if value != base[name]]
    if len(others) > SEVERAL:
        raise MisuseError(f"--option {name}: say which value, such as {name}={others[0]}")
    for value in others:
        yield {**base, name: value}


def settings(plan: Plan) -> list[str]:
    """What each is called: by what is different in it."""
    base, *others = [table.options for table in plan.tables]
    changed = [{name: value for name, value in other.items() if value != base[name]} for other in others]
    named = sorted({name for each in changed for name in each})
    return [_named({name: base[name] for name in named}) or "as it is", *[_named(each) for each in changed]]


def _named(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={_word(value)}" for name, value in options.items())


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def side_by_side(before: Ledger, after: Ledger) -> Ledger:
    """Two runs that were made by different content, rules or versions of a bot: as two settings of one, each without
    what it was itself compared with."""
    one, other = before.plan, after.plan
    if (one.game, one.seed, one.deal, one.tables[0].bots) != (other.game, other.seed, other.deal, other.tables[0].bots):
        raise MisuseError("these two runs differ in game, seed, bots or --deal: their games are not pairs")
    games, tables = max(one.games, other.games), (one.tables[0], other.tables[0])
    both = Ledger(msgspec.structs.replace(other, tables=tables, games=games))
    for table, ledger in enumerate((before, after)):
        own = [meeting for meeting in ledger.meetings.values() if meeting.table == 0]
        both.take(msgspec.structs.replace(meeting, table=table) for meeting in own)
    return both


# --- in sentences ----------------------------------------------------------------------------------------------------
def sentences(found: Survey) -> list[str]:
    said = [f"{found.lacking:,} of the games are not played."] if found.lacking else []
    said += [f"{found.failures:,} games came to no end and are left out."] if found.failures else []
    if not all(found.games):
        return [*said, "There is a setting without any game: nothing can be said."]
    for number, setting in enumerate(found.settings[1:]):
        said += _compared(found, number, setting)
    for number, setting in enumerate(found.settings):
        said += _alone(found, number, f"{setting}: " if len(found.settings) > 1 else "")
    return said


def _alone(found: Survey, number: int, name: str) -> Iterator[str]:
    turns, idle = found.length[0].values[number], next(row for row in found.length if row.name == "idle").values[number]
    if turns:
        average = f"{turns.value:.1f} on average (±{turns.reach:.1f})"
        yield f"{name}a median of {found.medians[number]:g} turns each, {average}."
    if idle:
        yield f"{name}{idle.value:.1%} of the turns have no effect (±{idle.reach:.1%})."
    if found.unused[number]:
        labels = {row.name: row.label for row in found.sources}
        yield f"{name}nobody ever scored by: {', '.join(labels[source] for source in found.unused[number])}."
    outside = list(_outside(found, number))
    if outside:
        yield f"{name}outside {LEAST:g} to {MOST:g} fair shares of the wins: {'; '.join(outside)}."
    else:
        judged = [group.kind for group in found.groups if group.judged]
        yield f"{name}no {' or '.join(judged)} wins less than {LEAST:g} or more than {MOST:g} times its fair share."
    best = next((group.rows[0].values[number] for group in found.groups if group.kind == "luck"), None)
    if best:
        yield f"{name}the luckiest wins {best.value:.2f} times a fair share ({best.low:.2f} to {best.high:.2f})."


def _outside(found: Survey, number: int) -> Iterator[str]:
    for _, row in judged(found):
        value = row.values[number]
        if value and row.verdicts[number] == "outside":
            yield f"{row.label} {value.value:.2f} ({value.low:.2f} to {value.high:.2f})"


def judged(found: Survey) -> Iterator[tuple[Group, Row]]:
    return ((group, row) for group in found.groups if group.judged for row in group.rows)


def _compared(found: Survey, number: int, setting: str) -> Iterator[str]:
    for row in found.length[:2]:
        base, change = row.values[0], row.differences[number]
        if base and change:
            part = change.times(100 / base.value)
            yield f"{setting}: {part.value:+.0f}% {row.label} (±{part.reach:.0f})."
    rows = [(row.label, row) for _, row in judged(found)]
    yield from _changes(f"{setting}: fair shares of the wins", rows, number, "no seat, bot or the like")
    rows = [(row.label, row) for row in found.sources]
    yield from _changes(f"{setting}: points a game", rows, number, "no source")


def _changes(what: str, rows: list[tuple[str, Row]], number: int, nothing: str) -> Iterator[str]:
    """Only what is more than chance, among so many."""
    sure = [(label, change) for label, row in rows if (change := row.differences[number]) and change.sure]
    if rows:
        listed = ", ".join(f"{label} {change.value:+.2f} (±{change.reach:.2f})" for label, change in sure)
        yield f"{what}: {listed}." if sure else f"{what}: {nothing} changes by more than chance may."


# --- as text and as data ---------------------------------------------------------------------------------------------
def text(found: Survey, said: list[str]) -> str:
    lines = [f"{found.game}: {counted(found.bots)}; seed {found.seed}", *[f"- {sentence}" for sentence in said]]
    for number, setting in enumerate(found.settings):
        thought = found.thoughts[number]
        lines += ["", f"{setting}: {found.games[number]:,} games; {thought.median:.2f} ms a decision at the median"]
        for group, row in judged(found):
            flag = "" if row.verdicts[number] == "inside" else row.verdicts[number]
            lines.append(f"{_line(group.kind, row, number)}{row.counts[number]:>7,}   {flag}".rstrip())
        lines += [_line("source", row, number).rstrip() for row in found.sources]
    return "\n".join(lines)


def _line(kind: str, row: Row, number: int) -> str:
    value, interval = told(row.values[number])
    return f"  {kind:<8}{row.label:<22}{value:>7}   {interval:<16}"


def as_data(found: Survey, said: list[str]) -> dict[str, Any]:
    thoughts = [{"median_ms": each.median, "mean_ms": each.mean} for each in found.thoughts]
    return {**_plain(found), "thoughts": thoughts, "sentences": said, "bounds": [LEAST, MOST]}


def _plain(value: Any) -> Any:
    """By the names of their parts."""
    if isinstance(value, Estimate):
        return value._asdict()
    if isinstance(value, Survey | Group | Row):
        return _plain(vars(value))
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value

"""`rimward arena`: bots meet in many games, every bot in every seat equally often, and are ranked.

Either all that are named sit at one table, or one sits against as many of another as there are seats left: the first of
them against each of the others (`--against`), or each against the one before it (`--ladder`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rimward.kernel.game import Game
from rimward.lab import ratings, runs, wishes
from rimward.lab.ledger import Ledger, Plan, Seating
from rimward.lab.meeting import Meeting, Thought
from rimward.lab.tally import CONFIDENCE, wilson
from rimward.lab.wishes import MisuseError
from rimward.measured import content_of

NAME = "arena"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    runs.add_arguments(parser)
    parser.add_argument(
        "--bots", default="", metavar="A,B,...", help="a bot for each seat, or with --against two or more"
    )
    parser.add_argument("--against", action="store_true", help="one of the first bot against a table of each other")
    parser.add_argument(
        "--ladder", default="", metavar="A,B,...", help="from the weakest: one against a table of the next"
    )
    parser.add_argument(
        "--seats", metavar="N", help="seats with --against and --ladder (as many as the game usually has)"
    )
    parser.add_argument("--games", default="100", metavar="N", help="games at each table (100)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of all tables")
    parser.add_argument(
        "--styled", action="store_true", help="levels play in styles, as at a table of people: normal, now as a pirate"
    )
    wishes.add_wishes(parser)
    wishes.add_packs(parser)
    wishes.add_orders(parser)
    runs.add_markdown(parser)


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    return runs.command(NAME, lambda: _command(args))


def _command(args: argparse.Namespace) -> int:
    if not ratings.available():
        print(f"rimward arena: {ratings.MISSING}", file=sys.stderr)
    ledger, whole = runs.carried_out(args, NAME, planned)
    found = report(ledger)
    runs.tell(args, NAME, found, text(found), markdown(found))
    failed = runs.tell_failures(ledger)
    return failed if whole else 130


# --- who meets whom --------------------------------------------------------------------------------------------------
def planned(args: argparse.Namespace) -> Plan:
    game = wishes.with_packs(wishes.game_named(args.game), args.pack)
    options = wishes.options(game, args.option)
    meetings = tables(game, args)
    wished = wishes.wished(game, args.wish, len(meetings[0]))
    for bots in meetings:
        wishes.seated(game, bots, options, wished)
    seats, games = len(meetings[0]), wishes.number("--games", args.games)
    games += -games % seats  # every bot in every seat equally often
    orders = wishes.orders(game, args.order, len(meetings[0]))
    seatings = tuple(Seating(bots, options, wished=wished, orders=orders) for bots in meetings)
    about = (NAME, game.name, game.version, content_of(game), args.seed)
    return Plan(*about, True, False, seatings, games, styled=args.styled, packs=game.kept)


def tables(game: Game, args: argparse.Namespace) -> list[tuple[str, ...]]:
    """The bots of every table."""
    if bool(args.bots) == bool(args.ladder):
        raise MisuseError("say who plays: --bots A,B,... or --ladder A,B,...")
    named = tuple((args.bots or args.ladder).split(","))
    if args.bots and not args.against:
        return [named]
    if len(named) < 2:
        raise MisuseError(f"{named[0]} needs somebody to play against")
    others = wishes.number("--seats", args.seats or str(game.usual or game.seats[0])) - 1
    if args.against:
        return [(named[0], *[bot] * others) for bot in named[1:]]
    return [(bot, *[weaker] * others) for weaker, bot in pairwise(named)]


# --- what came of it -------------------------------------------------------------------------------------------------
def report(ledger: Ledger) -> dict[str, Any]:
    plan, orders = ledger.plan, ledger.plan.tables[0].orders
    rated = ratings.ratings(ledger) if ratings.available() and ledger.meetings else None
    return {
        "game": plan.game,
        "options": plan.tables[0].options,
        **({"wishes": list(plan.tables[0].wished)} if plan.tables[0].wished else {}),
        **({"packs": list(plan.packs)} if plan.packs else {}),
        **({"orders": [f"{seat}:{order.where}" for seat, order in orders]} if orders else {}),
        "seed": plan.seed,
        "styled": plan.styled,
        "lacking": ledger.lacking,
        "tables": [_table(seating, ledger.at(number)) for number, seating in enumerate(plan.tables)],
        "ratings": rated and {bot: rating._asdict() for bot, rating in rated.items()},
        "failures": [{"table": each.table, "game": each.game, "why": each.why} for each in ledger.failures],
    }


def _table(seating: Seating, meetings: Sequence[Meeting]) -> dict[str, Any]:
    turns = sorted(sum(meeting.turns) for meeting in meetings)
    return {
        "bots": list(seating.bots),
        "finished": len(meetings),
        "decisions": sum(meeting.decisions for meeting in meetings),
        "turns": turns[len(turns) // 2] / len(seating.bots) if turns else None,
        "results": [_result(bot, seating.bots, meetings) for bot in dict.fromkeys(seating.bots)],
    }


def _result(bot: str, bots: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, Any]:
    """Of all its seats together."""
    wins, fair, thought = 0.0, 0.0, Thought()
    for meeting in meetings:
        mine = [seat for seat, place in enumerate(meeting.seats) if bots[place] == bot]
        wins += meeting.result.won_by(mine)
        fair += meeting.fair(mine)
        for seat in mine:
            thought.merge(meeting.thoughts[seat])
    low, high = wilson(wins, len(meetings))
    return {
        "bot": bot,
        "seats": bots.count(bot),
        "wins": wins,
        "share": wins / len(meetings) if meetings else None,
        "low": low,
        "high": high,
        "fair": fair / len(meetings) if meetings else None,
        "ms": {"median": thought.median, "mean": thought.mean},  # a decision, of CPU time
    }


# --- for people ------------------------------------------------------------------------------------------------------
def heading(table: dict[str, Any]) -> str:
    counted = {bot: table["bots"].count(bot) for bot in table["bots"]}
    if len(counted) == 2 and counted[table["bots"][0]] == 1:
        one, other = counted
        return f"{one} against {counted[other]} {other}"
    return ", ".join(table["bots"])


def _cells(table: dict[str, Any], result: dict[str, Any]) -> list[str]:
    """What is told of a bot at a table: games, wins, interval, fair share, times."""
    share = "-" if result["share"] is None else f"{result['share']:.1%}"
    interval, ms = f"{result['low']:.1%} to {result['high']:.1%}", result["ms"]
    times = [f"{ms['median']:.2f}", f"{ms['mean']:.2f}"]
    fair = "-" if result["fair"] is None else f"{result['fair']:.0%}"
    return [f"{table['finished']:,}", share, interval, fair, *times]


def _ranked(found: dict[str, Any]) -> list[list[str]]:
    """Bots, ratings and their intervals, the strongest first."""
    rated = sorted((found["ratings"] or {}).items(), key=lambda pair: -pair[1]["mu"])
    return [
        [bot, f"{mu:.1f}", f"{mu - CONFIDENCE * sigma:.1f} to {mu + CONFIDENCE * sigma:.1f}"]
        for bot, (mu, sigma) in ((bot, rating.values()) for bot, rating in rated)
    ]


def text(found: dict[str, Any]) -> str:
    options = " ".join(f"{name}={value}" for name, value in found["options"].items())
    lines = [f"{found['game']}, seed {found['seed']}{_styles(found)}"]
    lines += [f"options: {options}"] if options else []
    lines += wishes.told(found.get("wishes", ()))
    lines += [f"passes by order: {' '.join(found['orders'])}"] if "orders" in found else []
    lines += [f"{found['lacking']:,} games are not played"] if found["lacking"] else []
    head = ["games", "wins", "95% interval", "fair", "ms median", "ms mean"]
    for table in found["tables"]:
        lines += ["", heading(table), _row("bot", head)]
        lines += [_row(result["bot"], _cells(table, result)) for result in table["results"]]
    if found["ratings"]:
        lines += ["", f"  {'bot':<20}{'rating':>8}   95% interval"]
        lines += [f"  {bot:<20}{rating:>8}   {interval}" for bot, rating, interval in _ranked(found)]
    return "\n".join(lines)


def _row(bot: str, cells: Sequence[str]) -> str:
    games, share, interval, *others = cells
    return f"  {bot:<20}{games:>8}{share:>8}   {interval:<18}{''.join(f'{cell:>10}' for cell in others)}"


def markdown(found: dict[str, Any]) -> str:
    """The table of a page: of a table where one meets many, only that one."""
    lines = [
        "| at the table | bot | games | wins | 95% interval | fair | ms a decision: median | mean |",
        "|---|---|--:|--:|---|--:|--:|--:|",
    ]
    for table in found["tables"]:
        first, *others = table["results"]
        alone = len(others) == 1 and first["seats"] == 1
        for result in [first] if alone else table["results"]:
            lines.append(f"| {' | '.join([heading(table), result['bot'], *_cells(table, result)])} |")
    if found["ratings"]:
        lines += ["", "| bot | rating | 95% interval |", "|---|--:|---|"]
        lines += [f"| {' | '.join(cells)} |" for cells in _ranked(found)]
    options = ", ".join(f"`{name}={value}`" for name, value in found["options"].items())
    lines += ["", f"{found['game']}, seed {found['seed']}{_styles(found)}{': ' if options else ''}{options}."]
    return "\n".join(lines)


def _styles(found: dict[str, Any]) -> str:
    return ", levels in styles" if found["styled"] else ""

"""`rimward screen`: what each number behind a game's advice does to the score of who has it in mind.

Every seat of many games of `greedy` gets numbers of its own: those of the game, each times a factor. What the factors
do to the margins is found by one regression on all of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, log
from typing import Any

from rimward.games.catalog import GAMES
from rimward.kernel.game import Game, Mind
from rimward.lab import minds, numeric, runs, wishes
from rimward.lab.figures import Estimate
from rimward.lab.ledger import Ledger, Plan, Seating
from rimward.lab.numeric import Slope
from rimward.lab.simulate import game_seed
from rimward.lab.tally import CONFIDENCE
from rimward.lab.wishes import MisuseError
from rimward.measured import content_of

NAME = "screen"
BOT = "greedy"
SIGMA = "0.35"  # most factors lie between a half and twice
MARGIN = "score less the mean of the others"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    runs.add_arguments(parser)
    parser.add_argument("--games", default="600", metavar="N", help="how many games (600)")
    parser.add_argument("--seats", metavar="N", help="seats (as many as the game usually has)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument(
        "--style", default="", metavar="S", help="vary the numbers of this style, not those without one"
    )
    parser.add_argument(
        "--sigma", default=SIGMA, metavar="X", help=f"spread of the logarithms of the factors ({SIGMA})"
    )
    runs.add_markdown(parser)


def command(args: argparse.Namespace) -> int:
    """0 when all games came to an end, 1 when some did not, 2 for bad use, 130 after Ctrl-C."""
    return runs.command(NAME, lambda: _command(args))


def _command(args: argparse.Namespace) -> int:
    numeric.needed(NAME)
    ledger, whole = runs.carried_out(args, NAME, planned)
    found = screened(ledger)
    runs.tell(args, NAME, as_data(found), text(found), markdown(found))
    failed = runs.tell_failures(ledger)
    return failed if whole else 130


def planned(args: argparse.Namespace) -> Plan:
    game = wishes.game_named(args.game)
    mind = mind_of(game)
    if args.style not in mind.tables:
        raise MisuseError(f"{game.name} has no style {args.style!r}; it has: {', '.join(game.styles)}")
    bot = f"{BOT}/{args.style}" if args.style else BOT
    seats = wishes.number("--seats", args.seats or str(game.usual or game.seats[0]))
    table = Seating((bot,) * seats, wishes.options(game, args.option))
    wishes.seated(game, table.bots, table.options)
    games, varied = wishes.number("--games", args.games), (_sigma(args.sigma), minds.numbers(mind, args.style))
    return Plan(NAME, game.name, game.version, content_of(game), args.seed, False, False, (table,), games, *varied)


def mind_of(game: Game) -> Mind:
    if game.mind is None:
        others = ", ".join(other.name for other in GAMES.values() if other.mind is not None)
        raise MisuseError(f"the advice of {game.name} has no table of numbers to vary; there is one for: {others}")
    return game.mind


def _sigma(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not (isfinite(found) and 0 < found <= 2):
        raise MisuseError(f"--sigma {text}: a number above 0 and up to 2")
    return found


# --- what came of it -------------------------------------------------------------------------------------------------
@dataclass
class Effect:
    """Of twice a number, in points of the score."""

    name: str
    value: float
    twice: float
    effect: Estimate | None  # None where so few games cannot tell

    @property
    def hint(self) -> str:
        """Only where the interval leaves zero."""
        if self.effect is None or self.effect.low <= 0 <= self.effect.high:
            return ""
        return "more" if self.effect.value > 0 else "less"


@dataclass
class Screened:
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    sigma: float
    margin: str
    games: int
    lacking: int
    explained: float  # of what the margins vary
    effects: list[Effect]  # the surest first


def screened(ledger: Ledger) -> Screened:
    plan, meetings = ledger.plan, ledger.at(0)
    game, bots = GAMES[plan.game], plan.tables[0].bots
    mind, style = mind_of(game), bots[0].partition("/")[2]
    before = minds.numbers(mind, style)
    if plan.numbers != before:
        raise MisuseError("these games were played with other numbers than the game has now; play them again")
    shifts, scores = [], []
    for meeting in meetings:
        tables = minds.seats(mind, style, plan.sigma, game_seed(plan.seed, meeting.game), len(bots))
        shifts.append([minds.shifts(mind, style, table) for table in tables])
        scores.append([float(score) for score in meeting.scores])
    slopes, explained = numeric.regressed(shifts, scores)
    each: Sequence[Slope | None] = slopes or [None] * len(before)
    effects = [
        Effect(name, value, minds.times(mind, name, value, 2.0), _of_doubling(slope))
        for (name, value), slope in zip(before.items(), each, strict=True)
    ]
    effects.sort(key=lambda each: -_sureness(each.effect))
    options = plan.tables[0].options
    about = (plan.game, options, list(bots), plan.seed, plan.sigma, MARGIN)
    return Screened(*about, len(meetings), ledger.lacking, explained, effects)


def _of_doubling(slope: Slope | None) -> Estimate | None:
    if slope is None:
        return None
    value, reach = slope[0] * log(2), CONFIDENCE * slope[1] * log(2)
    return Estimate(value, value - reach, value + reach)


def _sureness(effect: Estimate | None) -> float:
    return abs(effect.value) / effect.reach if effect and effect.reach else 0.0


def as_data(found: Screened) -> dict[str, Any]:
    effects = [
        {**vars(each), "effect": each.effect and each.effect._asdict(), "hint": each.hint} for each in found.effects
    ]
    return {**vars(found), "effects": effects}


# --- for people ------------------------------------------------------------------------------------------------------
def text(found: Screened) -> str:
    lines = [_heading(found)]
    lines += [f"{found.lacking:,} games are not played"] if found.lacking else []
    lines += ["", _row(["number", "now", "twice", "effect", "95% interval", "hint"])]
    return "\n".join([*lines, *[_row(_cells(each)) for each in found.effects]])


def _heading(found: Screened) -> str:
    of = f"{found.games:,} games of {len(found.bots)} {found.bots[0]}, seed {found.seed}, sigma {found.sigma:g}"
    told = f"the numbers explain {found.explained:.0%} of what the margins vary ({found.margin})"
    return f"{found.game}: {of}; {told}"


def _cells(each: Effect) -> list[str]:
    said = [each.name, f"{each.value:g}", f"{each.twice:.3g}"]
    if each.effect is None:
        return [*said, "-", "", ""]
    interval = f"{each.effect.low:+.2f} to {each.effect.high:+.2f}"
    return [*said, f"{each.effect.value:+.2f}", interval, each.hint]


def _row(cells: Sequence[str]) -> str:
    name, value, twice, effect, interval, hint = cells
    return f"  {name:<16}{value:>8}{twice:>8}{effect:>9}   {interval:<18}{hint}".rstrip()


def markdown(found: Screened) -> str:
    lines = ["| number | now | twice | effect of twice | 95% interval | hint |", "|---|--:|--:|--:|---|---|"]
    lines += [f"| {' | '.join(_cells(each))} |" for each in found.effects]
    return "\n".join([*lines, "", f"{_heading(found)}."])

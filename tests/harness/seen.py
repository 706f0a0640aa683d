"""What games show: how often each rule that the code names is asked, told, given as a reason, or carried out.

python -m tests.harness.seen --game xia [--games 2000] [--seed 1] [--jobs 2] [--minutes 20] [--write]
"""

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from types import CodeType, FrameType
from typing import Any, NamedTuple

from rimward.bots import BOTS, Ask, Bot
from rimward.bots.random import RandomBot
from rimward.kernel.chance import Seeded
from rimward.kernel.doing import acts_of, barred_acts, interject
from rimward.kernel.event import Event, Seen
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.question import Choose, Value, key_of
from rimward.lab.playout import MOST_DECISIONS, EndlessError, seen
from tests.harness.coverage import document
from tests.harness.named import Place, named, rule_id
from tests.harness.subject import Harness, Options, harness, parser
from tests.harness.tally import Tally

GREEDY = 20  # every so many games are played by the bot that thinks, which takes ten times as long
LONGER = 10  # every so many games are longer ones
LOOK = 0.02  # of the decisions at which reasons are counted, and at which somebody interjects


class Unit(NamedTuple):
    game: str
    bot: str
    seats: int
    options: Options
    seed: int
    until: float = 0.0  # not begun after this moment


def units(game: Harness, games: int, seed: int, until: float = 0.0) -> Iterator[Unit]:
    """A quarter of the options as they fall, the others as the book has them; most games are short."""
    for number in range(games):
        rng = Random(seed * 1_000_000 + number)
        drawn = {s.name: rng.choice(list(s.allowed)) for s in game.game.settings if rng.random() < 0.25}
        options = {**drawn, **(game.longer if number % LONGER == 0 else game.short)}
        seats = rng.choice(game.game.seats_for(options))
        bot = "greedy" if number % GREEDY == GREEDY - 1 else "random"
        yield Unit(game.name, bot, seats, options, seed + number, until)


# --- counting --------------------------------------------------------------------------------------------------------
def counted(unit: Unit) -> Tally:
    """One game. Which functions run is seen by the interpreter's own trace, at calls only."""
    tally, ran = Tally(), dict[int, CodeType]()

    def entered(frame: FrameType, event: str, arg: Any) -> None:
        ran[id(frame.f_code)] = frame.f_code

    if unit.until and time.time() > unit.until:
        return tally
    before = sys.gettrace()
    sys.settrace(entered)
    try:
        _play(unit, tally)
    finally:
        sys.settrace(before)
    places = {Place(code.co_filename, code.co_firstlineno) for code in ran.values()}
    tally.ran.update(rule for rule, where in named(unit.game).items() if where & places)
    tally.games[unit.bot] += 1
    return tally


def _play(unit: Unit, tally: Tally) -> None:
    game, chance, rng = harness(unit.game).game, Seeded(unit.seed), Random(unit.seed)
    bots = [BOTS[unit.bot](game, unit.seed * 10 + seat) for seat in range(unit.seats)]
    g = game.new_table(unit.seats, unit.options)
    events: list[Event] = []
    g.out = events
    start(g, chance)
    while g.result is None:
        _enter(tally, unit.game, events)
        if rng.random() < LOOK:
            _look(g, tally)
            _interject(g, chance, rng)
        question = next(q for q in g.open if q.seat not in g.early)
        tally.asked[question.code] += 1
        tally.decisions += 1
        answer(g, chance, question.seat, _choice(bots[question.seat], g, question))
        if tally.decisions > MOST_DECISIONS:
            raise EndlessError(f"{unit}: no end")
    _enter(tally, unit.game, events)
    tally.told[g.result.code] += 1


def _enter(tally: Tally, game: str, events: list[Event]) -> None:
    names, rule = _names(game), rule_id(game)
    for event in events:
        tally.told[event.code] += 1
        for word in _words_of(tuple(event.params.values())):
            if word in names:
                tally.pieces[word] += 1
            elif rule.fullmatch(word):  # what a roll is for
                tally.told[word] += 1
    events.clear()


@cache
def _names(game: str) -> frozenset[str]:
    return frozenset(name for names in harness(game).pieces.values() for name in names)


def _words_of(value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for part in value:
            yield from _words_of(part)
    elif isinstance(value, Seen):
        yield value.face
    elif isinstance(value, str):
        yield value


def _look(g: Table, tally: Tally) -> None:
    """As somebody who plays does: at all options, and at the reasons why there are no others."""
    for question in g.open:
        for value in question.options:
            g.game.describe(g, question, value)
        if question.why is not None:
            tally.refused.update((bar.code, bar.rule) for _, bar in question.why())
        tally.refused.update((bar.code, bar.rule) for _, bar in barred_acts(g, question.seat))


def _interject(g: Table, chance: Seeded, rng: Random) -> None:
    seat = rng.randrange(g.seats)
    if acts := acts_of(g, seat):
        interject(g, chance, seat, rng.choice(acts))


def _choice(bot: Bot, g: Table, question: Choose) -> Value:
    if len(question.options) == 1:
        return question.options[0]
    if isinstance(bot, RandomBot):
        return question.options[bot.pick(len(question.options))]
    keys = [key_of(value) for value in question.options]
    said = bot.choose(Ask(question.seat, question.code, keys, lambda: seen(g, question.seat)))
    return question.options[keys.index(said)]


# --- the command -----------------------------------------------------------------------------------------------------
def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser("seen", "Count what games show of the rules.", games=2000, seed=1, jobs=2, minutes=20)
    asked.add_argument("--write", action="store_true", help="write docs/GAME-coverage.md instead of printing it")
    given = asked.parse_args(arguments)
    game, began, total = harness(given.game), time.time(), Tally()
    work = units(game, given.games, given.seed, began + 60 * given.minutes)
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, tally in enumerate(pool.map(counted, work, chunksize=5), start=1):
            total.add(tally)
            if number % 100 == 0:
                print(f"{sum(total.games.values()):5} games, {time.time() - began:.0f} s", file=sys.stderr, flush=True)
    text = document(game, total)
    if given.write:
        game.coverage.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

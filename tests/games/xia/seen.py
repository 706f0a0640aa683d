"""What games of Xia show: how often each rule that the code names is asked, told, given as a reason, or carried out.

python -m tests.games.xia.seen [--games 2000] [--seed 1] [--jobs 2] [--minutes 20] [--write docs/xia-coverage.md]
"""

import argparse
import ast
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, NamedTuple

import rimward.games.xia
from rimward.bots import BOTS, Ask, Bot
from rimward.bots.random import RandomBot
from rimward.games.xia import GAME
from rimward.games.xia.content import content
from rimward.kernel.chance import Seeded
from rimward.kernel.doing import acts_of, barred_acts, interject
from rimward.kernel.event import Event, Seen
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.question import Choose, Value, key_of
from rimward.lab.playout import MOST_DECISIONS, EndlessError, seen
from rimward.proofs import proven
from rimward.rulebook import load
from tests.games.xia.never_seen import NEVER, NEVER_NAMED, NEVER_REFUSED

PACKAGE = Path(rimward.games.xia.__file__).parent
TESTS = Path(__file__).parents[2]
GREEDY = 20  # every so many games are played by the bot that thinks, which takes ten times as long
LOOK = 0.02  # of the decisions at which reasons are counted, and at which somebody gives Credits away
ID = re.compile(r"xia\.[a-z0-9-]+\.[a-z0-9-]+")


# --- what the code names ---------------------------------------------------------------------------------------------
class Place(NamedTuple):
    """A function of the package, by its file and first line."""

    file: str
    line: int


@cache
def named() -> dict[str, frozenset[Place]]:
    """Every rule that the code names, in a text or in a comment, and the functions that do; of a constant none."""
    rules = {rule.id for rule in load("xia").rules}
    found: dict[str, set[Place]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        text, file = path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix()
        scopes = list(_scopes(ast.parse(text)))
        for number, line in enumerate(text.splitlines(), start=1):
            for rule in (*ID.findall(line), *_of_cards(line)):
                if rule in rules:
                    found.setdefault(rule, set()).update(Place(file, at) for at in _around(scopes, number))
    return {rule.id: frozenset(found[rule.id]) for rule in load("xia").rules if rule.id in found}


def _of_cards(line: str) -> list[str]:
    """`f"xia.ability.{card}"` names the rule of every Ability Card that has one."""
    return [f"xia.ability.{card}" for card in BOX["abilities"]] if 'f"xia.ability.{' in line else []


Scope = tuple[int, int, tuple[int, ...]]  # first and last line, and the first lines of what runs there


def _scopes(module: ast.Module) -> Iterator[Scope]:
    """Functions and classes from the outermost in; a class runs where any of its methods does."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            yield node.lineno, node.end_lineno or 0, (_first(node),)
        elif isinstance(node, ast.ClassDef):
            yield (
                node.lineno,
                node.end_lineno or 0,
                tuple(_first(m) for m in node.body if isinstance(m, ast.FunctionDef)),
            )


def _first(node: ast.FunctionDef) -> int:
    """Where a code object says that it begins: at its first decorator."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _around(scopes: Sequence[Scope], line: int) -> tuple[int, ...]:
    inside = [scope for scope in scopes if scope[0] <= line <= scope[1]]
    return max(inside)[2] if inside else ()


@cache
def reasons() -> tuple[tuple[str, str], ...]:
    """Code and rule of every `Bar` that is written out."""
    found = set[tuple[str, str]]()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Bar":
                found |= {(code, rule) for code in _words(node.args[0]) for rule in _words(node.args[1])}
    return tuple(sorted(found))


def _words(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_words(node.body), *_words(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []


# --- counting --------------------------------------------------------------------------------------------------------
class Tally:
    """Of games: how often each rule was asked, told and given as a reason, and in how many its code ran."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()  # by bot
        self.decisions = 0
        self.asked: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.refused: Counter[tuple[str, str]] = Counter()
        self.ran: Counter[str] = Counter()
        self.pieces: Counter[str] = Counter()  # named in events

    def add(self, other: "Tally") -> None:
        self.decisions += other.decisions
        for name in ("games", "asked", "told", "refused", "ran", "pieces"):
            getattr(self, name).update(getattr(other, name))

    def rules_refused(self) -> Counter[str]:
        by_rule: Counter[str] = Counter()
        for (_, rule), times in self.refused.items():
            by_rule[rule] += times
        return by_rule

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.told[event.code] += 1
            for word in _words_of(tuple(event.params.values())):
                if word in PIECES:
                    self.pieces[word] += 1
                elif ID.fullmatch(word):  # what a roll is for
                    self.told[word] += 1
        events.clear()


def _words_of(value: Any) -> Iterator[str]:
    if isinstance(value, tuple):
        for part in value:
            yield from _words_of(part)
    elif isinstance(value, Seen):
        yield value.face
    elif isinstance(value, str):
        yield value


BOX: dict[str, tuple[str, ...]] = {
    **{kind: tuple(getattr(content(), kind)) for kind in ("ships", "outfits", "sectors", "missions", "titles")},
    "abilities": tuple(ship.ability for ship in content().ships.values()),
}
PIECES = frozenset(name for names in BOX.values() for name in names)


class Unit(NamedTuple):
    bot: str
    seats: int
    options: dict[str, Any]
    seed: int
    until: float = 0.0  # not begun after this moment


def units(games: int, seed: int, until: float = 0.0) -> Iterator[Unit]:
    """To 5 Fame, every tenth to 10; a quarter of the options as they fall, the others as the book has them."""
    for number in range(games):
        rng = Random(seed * 1_000_000 + number)
        options = {s.name: rng.choice(list(s.allowed)) for s in GAME.settings if rng.random() < 0.25}
        options["target"] = 10 if number % 10 == 0 else 5
        seats = rng.randint(2 if options.get("two_players") else 3, 5)
        yield Unit("greedy" if number % GREEDY == GREEDY - 1 else "random", seats, options, seed + number, until)


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
    here = {Place(str(PACKAGE / place.file), place.line) for places in named().values() for place in places} & places
    for rule, where in named().items():
        if any(Place(str(PACKAGE / place.file), place.line) in here for place in where):
            tally.ran[rule] += 1
    tally.games[unit.bot] += 1
    return tally


def _play(unit: Unit, tally: Tally) -> None:
    chance, rng = Seeded(unit.seed), Random(unit.seed)
    bots = [BOTS[unit.bot](GAME, unit.seed * 10 + seat) for seat in range(unit.seats)]
    g = GAME.new_table(unit.seats, unit.options)
    events: list[Event] = []
    g.out = events
    start(g, chance)
    while g.result is None:
        tally.events(events)
        if rng.random() < LOOK:
            _look(g, tally)
            _give(g, chance, rng)
        question = next(q for q in g.open if q.seat not in g.early)
        tally.asked[question.code] += 1
        tally.decisions += 1
        answer(g, chance, question.seat, _choice(bots[question.seat], g, question))
        if tally.decisions > MOST_DECISIONS:
            raise EndlessError(f"{unit}: no end")
    tally.events(events)
    tally.told[g.result.code] += 1


def _look(g: Table, tally: Tally) -> None:
    """As somebody who plays does: at all options, and at the reasons why there are no others."""
    for question in g.open:
        for value in question.options:
            GAME.describe(g, question, value)
        if question.why is not None:
            tally.refused.update((bar.code, bar.rule) for _, bar in question.why())
        tally.refused.update((bar.code, bar.rule) for _, bar in barred_acts(g, question.seat))


def _give(g: Table, chance: Seeded, rng: Random) -> None:
    """An interjection, where there is one."""
    seat = rng.randrange(g.seats)
    if acts := acts_of(g, seat):
        interject(g, chance, seat, rng.choice(acts))


def _choice(bot: Bot, g: Table, question: Choose) -> Value:
    if len(question.options) == 1:
        return question.options[0]
    if isinstance(bot, RandomBot):
        return question.options[bot.pick(len(question.options))]
    keys = [key_of(value) for value in question.options]
    return question.options[
        keys.index(bot.choose(Ask(question.seat, question.code, keys, lambda: seen(g, question.seat))))
    ]


# --- the document ----------------------------------------------------------------------------------------------------
HEAD = """# What games of Xia show

Made by `python -m tests.games.xia.seen --write docs/xia-coverage.md`. Bots play games with seats and options drawn
from a seed, and every rule that the code names is counted:

- **asked**: questions with that rule as their code
- **told**: events, rolls and results with that rule as their code
- **refused**: reasons that name the rule, looked at in one decision of fifty
- **games**: games in which a function ran that names the rule, in a text or in a comment. A rule that only a constant
  names has a dash. What is remembered from game to game, such as ways on a map, runs less often than it is used.

"""


def document(tally: Tally) -> str:
    """The tables in the order of the rulebook; any run has the same rules in the same rows."""
    return "\n".join(
        [HEAD + _figures(tally), *_areas(tally), *_reasons(tally), *_pieces(tally), *_unseen(tally), *_apart()]
    )


def _figures(tally: Tally) -> str:
    bots = ", ".join(f"{games:,} by `{bot}`" for bot, games in sorted(tally.games.items()))
    said = {*tally.asked, *tally.told, *tally.rules_refused()}
    constant = [rule for rule, places in named().items() if not places and rule not in said]
    shown = len(named()) - len(unseen(tally)) - len(constant)
    return (
        f"{sum(tally.games.values()):,} games ({bots}), {tally.decisions:,} questions. "
        f"The code names {len(named())} of {len(load('xia').rules)} rules; {shown} of them were seen, "
        f"and {len(constant)} are named by constants only.\n"
    )


def _areas(tally: Tally) -> Iterator[str]:
    yield "## Rules by area"
    refused, area = tally.rules_refused(), ""
    for rule, places in named().items():
        if rule.split(".")[1] != area:
            area = rule.split(".")[1]
            yield f"\n### {area}\n\n| rule | asked | told | refused | games |\n|---|--:|--:|--:|--:|"
        ran = f"{tally.ran[rule]:,}" if places else "-"
        times = [_number(counter[rule]) for counter in (tally.asked, tally.told, refused)]
        yield f"| `{rule}` | {' | '.join(times)} | {ran} |"


def _number(times: int) -> str:
    return f"{times:,}" if times else ""


def _reasons(tally: Tally) -> Iterator[str]:
    yield "\n## Reasons\n\n| reason | rule | times |\n|---|---|--:|"
    for code, rule in reasons():
        yield f"| `{code}` | `{rule}` | {_number(_times(tally, code, rule))} |"


def _times(tally: Tally, code: str, rule: str) -> int:
    pattern = re.compile(re.escape(code).replace(r"\*", ".+"))
    return sum(times for (c, r), times in tally.refused.items() if r == rule and pattern.fullmatch(c))


def _pieces(tally: Tally) -> Iterator[str]:
    yield "\n## Pieces named in events\n\n| kind | in the box | named | least often |\n|---|--:|--:|---|"
    for kind, names in BOX.items():
        least = sorted(names, key=lambda name: tally.pieces[name])[:3]
        told = ", ".join(f"{name} {tally.pieces[name]:,}" for name in least)
        yield f"| {kind} | {len(names)} | {sum(tally.pieces[name] > 0 for name in names)} | {told} |"


def unseen(tally: Tally) -> list[str]:
    """Rules that the code names and that no game showed in any way."""
    shown = {*tally.asked, *tally.told, *tally.rules_refused(), *tally.ran}
    return [rule for rule, places in named().items() if places and rule not in shown]


def unsaid(tally: Tally) -> list[str]:
    """Rules that the code has as a text, in games that ran it or not, and that no game said."""
    said = {*tally.asked, *tally.told, *tally.rules_refused()}
    return [rule for rule in texts() if rule not in said]


@cache
def texts() -> tuple[str, ...]:
    """Rules that the code can say: they are whole texts in it, and no comments."""
    found = set[str]()
    for path in PACKAGE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        comments = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        texts = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in comments]
        found.update(node.value for node in texts if isinstance(node.value, str))
    return tuple(rule for rule in named() if rule in found)


def _unseen(tally: Tally) -> Iterator[str]:
    yield "\n## Never seen\n\nWhat the code can say or do and no game showed, and why.\n\n| what | why |\n|---|---|"
    for rule in dict.fromkeys([*unseen(tally), *unsaid(tally)]):
        yield f"| `{rule}` | {NEVER.get(rule, '?')} |"
    for code, rule in reasons():
        if not _times(tally, code, rule):
            yield f"| `{code}` for `{rule}` | {NEVER_REFUSED.get((code, rule), '?')} |"
    for kind, names in BOX.items():
        for name in names:
            if not tally.pieces[name]:
                yield f"| {kind}: {name} | {NEVER_NAMED.get(kind, '?')} |"


def _apart() -> Iterator[str]:
    yield "\n## In no code\n\nDefinitions, and statements of what is not so. A test proves each.\n"
    yield "| rule | test |\n|---|---|"
    proofs = proven(TESTS)
    for rule in load("xia").rules:
        if rule.id not in named():
            first = next(iter(proofs.get(rule.id, ["?"])))
            yield f"| `{rule.id}` | `{first.removeprefix('tests/')}` |"
    yield ""


# --- the command -----------------------------------------------------------------------------------------------------
def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.xia.seen", description="Count what games show.")
    for name, default in (("games", 2000), ("seed", 1), ("jobs", 2), ("minutes", 20)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--write", metavar="FILE", help="write the document there instead of printing it")
    given = parser.parse_args(arguments)
    began, total = time.time(), Tally()
    work = units(given.games, given.seed, began + 60 * given.minutes)
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, tally in enumerate(pool.map(counted, work, chunksize=5), start=1):
            total.add(tally)
            if number % 100 == 0:
                print(f"{sum(total.games.values()):5} games, {time.time() - began:.0f} s", file=sys.stderr, flush=True)
    text = document(total)
    if given.write:
        Path(given.write).write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

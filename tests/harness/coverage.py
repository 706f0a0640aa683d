"""docs/<game>-coverage.md: a tally in tables, in the order of the rulebook. Any run has the same rules in its rows."""

import re
from collections.abc import Iterator

from rimward.rulebook import load
from tests.harness.named import named, reasons, texts
from tests.harness.subject import Harness, proofs
from tests.harness.tally import Tally

HEAD = """# What games of {title} show

Made by `python -m tests.harness.seen --game {game} --write`. Bots play games with seats and options drawn from a seed,
and every rule that the code names is counted:

- **asked**: questions with that rule as their code
- **told**: events, rolls and results with that rule as their code
- **refused**: reasons that name the rule, looked at in one decision of fifty
- **games**: games in which a function ran that names the rule, in a text or in a comment. A rule that only a constant
  names has a dash. What is remembered from game to game, such as ways on a map, runs less often than it is used.

"""


def document(game: Harness, tally: Tally) -> str:
    head = HEAD.format(title=load(game.name).title, game=game.name) + _figures(game.name, tally)
    by_rule = [*_areas(game.name, tally), *_reasons(game.name, tally)]
    return "\n".join([head, *by_rule, *_pieces(game, tally), *_unseen(game, tally), *_apart(game), *_waiting(game)])


def _figures(game: str, tally: Tally) -> str:
    bots = ", ".join(f"{games:,} by `{bot}`" for bot, games in sorted(tally.games.items()))
    constant = [rule for rule, places in named(game).items() if not places and rule not in tally.said()]
    shown = len(named(game)) - len(unseen(game, tally)) - len(constant)
    return (
        f"{sum(tally.games.values()):,} games ({bots}), {tally.decisions:,} questions. "
        f"The code names {len(named(game))} of {len(load(game).rules)} rules; {shown} of them were seen, "
        f"and {len(constant)} are named by constants only.\n"
    )


def _areas(game: str, tally: Tally) -> Iterator[str]:
    yield "## Rules by area"
    refused, area = tally.rules_refused(), ""
    for rule, places in named(game).items():
        if rule.split(".")[1] != area:
            area = rule.split(".")[1]
            yield f"\n### {area}\n\n| rule | asked | told | refused | games |\n|---|--:|--:|--:|--:|"
        ran = f"{tally.ran[rule]:,}" if places else "-"
        times = [_number(counter[rule]) for counter in (tally.asked, tally.told, refused)]
        yield f"| `{rule}` | {' | '.join(times)} | {ran} |"


def _number(times: int) -> str:
    return f"{times:,}" if times else ""


def _reasons(game: str, tally: Tally) -> Iterator[str]:
    yield "\n## Reasons\n\n| reason | rule | times |\n|---|---|--:|"
    for code, rule in reasons(game):
        yield f"| `{code}` | `{rule}` | {_number(_times(tally, code, rule))} |"


def _times(tally: Tally, code: str, rule: str) -> int:
    pattern = re.compile(re.escape(code).replace(r"\*", ".+"))
    return sum(times for (c, r), times in tally.refused.items() if r == rule and pattern.fullmatch(c))


def _pieces(game: Harness, tally: Tally) -> Iterator[str]:
    yield "\n## Pieces named in events\n\n| kind | in the box | named | least often |\n|---|--:|--:|---|"
    for kind, names in game.pieces.items():
        least = sorted(names, key=lambda name: tally.pieces[name])[:3]
        told = ", ".join(f"{name} {tally.pieces[name]:,}" for name in least)
        yield f"| {kind} | {len(names)} | {sum(tally.pieces[name] > 0 for name in names)} | {told} |"


def unseen(game: str, tally: Tally) -> list[str]:
    """Rules that the code names and that no game showed in any way."""
    shown = {*tally.said(), *tally.ran}
    return [rule for rule, places in named(game).items() if places and rule not in shown]


def unsaid(game: str, tally: Tally) -> list[str]:
    """Rules that the code has as a text, in games that ran it or not, and that no game said."""
    said = tally.said()
    return [rule for rule in texts(game) if rule not in said]


def _unseen(game: Harness, tally: Tally) -> Iterator[str]:
    yield "\n## Never seen\n\nWhat the code can say or do and no game showed, and why.\n\n| what | why |\n|---|---|"
    for rule in dict.fromkeys([*unseen(game.name, tally), *unsaid(game.name, tally)]):
        yield f"| `{rule}` | {game.unseen.rules.get(rule, '?')} |"
    for code, rule in reasons(game.name):
        if not _times(tally, code, rule):
            yield f"| `{code}` for `{rule}` | {game.unseen.reasons.get((code, rule), '?')} |"
    for kind, names in game.pieces.items():
        for name in names:
            if not tally.pieces[name]:
                yield f"| {kind}: {name} | {game.unseen.pieces.get(kind, '?')} |"


def waiting(game: Harness) -> list[str]:
    """The rules that are not built yet, in the order of the book."""
    later = {rule for rules in game.waiting.values() for rule in rules}
    return [rule.id for rule in load(game.name).rules if rule.id in later]


def _waiting(game: Harness) -> Iterator[str]:
    if game.waiting:
        why = {rule: what for what, rules in game.waiting.items() for rule in rules}
        yield "## Not built yet\n\nRules that no table comes to so far. Nothing proves them.\n"
        yield "| rule | waits for |\n|---|---|"
        yield from [f"| `{rule}` | {why[rule]} |" for rule in waiting(game)]
        yield ""


def _apart(game: Harness) -> Iterator[str]:
    yield "\n## In no code\n\nDefinitions, and statements of what is not so. A test proves each.\n"
    yield "| rule | test |\n|---|---|"
    for rule in load(game.name).rules:
        if rule.id not in named(game.name) and rule.id not in waiting(game):
            first = next(iter(proofs().get(rule.id, ["?"])))
            yield f"| `{rule.id}` | `{first.removeprefix('tests/')}` |"
    yield ""

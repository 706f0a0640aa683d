"""The rulebook as plain text: a rule with all that belongs to it, and `rimward rules GAME [WORDS]`.

Its few words are here and not among the messages, so that looking something up starts at once.
"""

import json
import os
import sys
import textwrap
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from rimward.proofs import ProofError, proven
from rimward.rulebook import Example, Rule, Rulebook, RulebookError, areas, load
from rimward.search import search

__all__ = ["WIDTH", "command", "show"]

WIDTH = 100
SHOWN_IN_FULL = 5

WORDS = {  # by language
    "en": {
        "ruling": "Ruling",
        "edition": "Edition",
        "variant": "Variant",
        "source": "Source",
        "designed": "designed for Rimward",
        "line": "line",
        "lines": "lines",
        "example": "Example",
        "given": "given",
        "actions": "actions",
        "rolls": "rolls",
        "expected": "expected",
        "note": "note",
        "book": "{title}: {rules} rules, {examples} examples",
        "ours": ", and {count} rules of our own cards",
        "to read": "To read: rimward rules {game} WORDS, an id, or the beginning of one, such as {beginning}.",
        "more": "And {count} more; name an id to read one:",
        "nothing": "No rule of {title} has: {words}",
        "examples proven": "examples: {proven} of {all} proven",
        "ours proven": "our own cards: {proven} of {all} proven",
        "proven": "{proven} of {all} proven",
    },
    "ru": {
        "ruling": "Решение Rimward",
        "edition": "Издание",
        "variant": "Вариант",
        "source": "Источник",
        "designed": "придумано для Rimward",
        "line": "строка",
        "lines": "строки",
        "example": "Пример",
        "given": "дано",
        "actions": "действия",
        "rolls": "броски",
        "expected": "ожидается",
        "note": "примечание",
        "book": "{title}; правил: {rules}, примеров: {examples}",
        "ours": ", правил о наших картах: {count}",
        "to read": "Прочесть: rimward rules {game} СЛОВА, или id, или его начало, например {beginning}.",
        "more": "И ещё {count}; чтобы прочесть, назовите id:",
        "nothing": "«{title}»: правила с такими словами нет: {words}",
        "examples proven": "примеры: доказано {proven} из {all}",
        "ours proven": "наши карты: доказано {proven} из {all}",
        "proven": "доказано {proven} из {all}",
    },
}


def show(rule: Rule, book: Rulebook) -> str:
    """The rule as plain text, with where it comes from and the examples that name it."""
    own = WORDS[book.language]
    source = "; ".join(part for part in (own["designed"] if rule.ours else "", _sources(rule, book)) if part)
    facts = (("ruling", rule.ruling), ("edition", rule.edition), ("variant", rule.variant), ("source", source))
    lines = [rule.id, rule.title, "", *_wrapped(rule.text, "  ")]
    for label, value in facts:
        if value:
            lines += ["", *_wrapped(f"{own[label]}: {value}", "  ")]
    for example in book.examples_of(rule.id):
        lines += ["", *_example_lines(example, own)]
    return "\n".join(lines)


def _sources(rule: Rule, book: Rulebook) -> str:
    own, lines_of = WORDS[book.language], dict[str, list[str]]()
    for source in rule.src:
        key, _, place = source.partition(":")
        lines_of.setdefault(book.books[key].title.removeprefix(f"{book.title}, "), []).append(place)
    return "; ".join(
        f"{title}, {own['lines' if len(places) > 1 or '-' in places[0] else 'line']} {', '.join(places)}"
        for title, places in lines_of.items()
    )


def _example_lines(example: Example, own: dict[str, str]) -> list[str]:
    about = ", ".join(part for part in (example.title, example.variant, example.origin) if part)
    lines = _wrapped(f"{own['example']} {example.id}" + (f" ({about})" if about else ""), "  ")
    for field in ("given", "actions", "rolls", "expected"):
        if value := getattr(example, field):
            plain = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10_000)
            lines += _wrapped(f"{own[field]}: {plain.strip()}", "    ")
    return lines + (_wrapped(f"{own['note']}: {example.note}", "    ") if example.note else [])


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


# ---- the command


def command(
    game: str, words: Sequence[str], untested: bool, as_json: bool, language: str = "en", tests: str | Path = "tests"
) -> int:
    """`rimward rules GAME [WORDS] [--untested] [--json] [--language L]`; returns the exit code."""
    try:
        book = load(game, language)
        code = _untested(book, words, as_json, Path(tests)) if untested else _found(book, words, as_json)
        sys.stdout.flush()
    except (RulebookError, ProofError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # `rimward rules comet | head` is no failure; without this Python complains again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _found(book: Rulebook, words: Sequence[str], as_json: bool) -> int:
    rules = search(book, " ".join(words))
    if as_json:
        _print_json(_as_data(book, rules))
    elif not words:
        _print_areas(book)
    elif rules:
        _print_rules(book, rules)
    else:
        print(WORDS[book.language]["nothing"].format(title=book.title, words=" ".join(words)), file=sys.stderr)
    return 0 if rules else 1


def _as_data(book: Rulebook, rules: list[Rule]) -> object:
    examples = tuple(book.examples_of(*[rule.id for rule in rules]))
    part = msgspec.structs.replace(book, rules=tuple(rules), examples=examples)
    data = {**msgspec.to_builtins(part), "areas": areas(part)}
    del data["ways"]  # they are the business of the search
    return data


def _print_areas(book: Rulebook) -> None:
    own, ours = WORDS[book.language], sum(rule.ours for rule in book.rules)
    added = own["ours"].format(count=ours) if ours else ""
    print(own["book"].format(title=book.title, rules=len(book.rules) - ours, examples=len(book.examples)) + added)
    print()
    counts = areas(book)
    for area, count in counts.items():
        print(f"  {area:{max(map(len, counts))}}  {count:3}")
    print("\n" + own["to read"].format(game=book.game, beginning=f"{book.game}.{book.rules[0].area}"))


def _print_rules(book: Rulebook, rules: list[Rule]) -> None:
    print("\n\n".join(show(rule, book) for rule in rules[:SHOWN_IN_FULL]))
    rest = rules[SHOWN_IN_FULL:]
    if rest:
        print(f"\n{WORDS[book.language]['more'].format(count=len(rest))}\n")
        for rule in rest:
            print(f"  {rule.id}  {rule.title}")


def _untested(book: Rulebook, words: Sequence[str], as_json: bool, tests: Path) -> int:
    proofs = proven(tests) if tests.is_dir() else {}
    if not proofs:
        missing = "no test names a rule" if tests.is_dir() else "there is no such folder"
        raise RulebookError(f"Looked for tests in {tests}: {missing}.")
    rules = search(book, " ".join(words))
    counts = [
        Count("examples proven", [example.id for example in book.examples_of(*[rule.id for rule in rules])], proofs),
        Count("ours proven", [rule.id for rule in rules if rule.ours], proofs),
        Count("proven", [rule.id for rule in rules if not rule.ours], proofs),
    ]
    if as_json:
        examples, ours, printed = [count.as_data() for count in counts]
        parts = {"ours": {"rules": ours.pop("all"), **ours}, "examples": examples}
        _print_json({"game": book.game, "rules": printed.pop("all"), **printed, **parts})
    else:
        _print_untested([id for count in counts for id in count.without])
        for count in counts:
            if count.ids or count.label == "proven":
                told = {"proven": len(count.ids) - len(count.without), "all": len(count.ids)}
                print(WORDS[book.language][count.label].format(**told))
    return 1 if any(count.without for count in counts) else 0


class Count:
    """How many of some rules or examples a test names."""

    def __init__(self, label: str, ids: list[str], proofs: Container[str]) -> None:
        self.label, self.ids, self.without = label, ids, [id for id in ids if id not in proofs]

    def as_data(self) -> dict[str, Any]:
        return {"all": len(self.ids), "proven": len(self.ids) - len(self.without), "untested": self.without}


def _print_untested(ids: list[str]) -> None:
    for area in dict.fromkeys(id.split(".")[1] for id in ids):
        print(f"{area}\n" + "\n".join(f"  {id}" for id in ids if id.split(".")[1] == area) + "\n")


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))

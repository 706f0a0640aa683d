"""The rules of a game in our own words: loads, checks, searches and prints `rules.yaml` of a game's package.

Questions, reasons, events and tests name rules by their ids; this module is what those ids lead to.
"""

import functools
import importlib.resources
import json
import os
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from rimward.proofs import ProofError, proven

__all__ = [
    "Book",
    "Example",
    "Rule",
    "Rulebook",
    "RulebookError",
    "areas",
    "available",
    "command",
    "load",
    "parse",
    "proven",
    "search",
    "show",
]

WIDTH = 100
SHOWN_IN_FULL = 5
DESIGNED = "designed"  # the `source` of rules that no book has
HEAD = "the head of the file"
EXAMPLE_AREAS = ("ex", "example")
ID = re.compile(r"(?P<game>[a-z0-9-]+)\.(?P<area>[a-z0-9-]+)\.[a-z0-9-]+")
SOURCE = re.compile(r"(?P<book>[a-z0-9-]+):(?P<first>\d+)(-(?P<last>\d+))?")


class RulebookError(ValueError):
    """A sentence that a person can act on: it names the file, the entry and the field."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed rulebook that rules refer to."""

    title: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One testable statement. `ruling` is what Rimward decides where the books are silent or at odds; `source` says of
    a card of our own that it is `designed`, and then `src` is where the books leave room for it."""

    id: str
    title: str
    text: str
    src: tuple[str, ...] = ()
    ruling: str = ""
    edition: str = ""
    variant: str = ""
    source: str = ""

    @property
    def ours(self) -> bool:
        return self.source == DESIGNED

    @property
    def area(self) -> str:
        return self.id.split(".")[1]


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A worked example as data; `origin` says whether the book or Rimward gives its numbers."""

    id: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    expected: dict[str, Any] | list[Any]
    title: str = ""
    src: tuple[str, ...] = ()
    origin: str = ""
    actions: list[Any] = []  # msgspec copies an empty default for every instance
    rolls: dict[str, Any] = {}
    note: str = ""
    variant: str = ""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules and examples of one game, in the order of the file."""

    game: str
    title: str
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...] = ()
    books: dict[str, Book] = {}
    editions: tuple[str, ...] = ()

    def rule(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def example(self, example_id: str) -> Example | None:
        return next((example for example in self.examples if example.id == example_id), None)

    def examples_of(self, *rule_ids: str) -> list[Example]:
        return [example for example in self.examples if not set(rule_ids).isdisjoint(example.rules)]


# ---- loading and checking


def available() -> list[str]:
    """The games whose package has a rules.yaml."""
    packages = importlib.resources.files("rimward.games").iterdir()
    return sorted(package.name for package in packages if package.is_dir() and (package / "rules.yaml").is_file())


@functools.cache
def load(game: str) -> Rulebook:
    if game not in available():
        raise RulebookError(f"There is no rulebook for {game!r}; there is one for {', '.join(available())}.")
    file = importlib.resources.files("rimward.games") / game / "rules.yaml"
    return parse(file.read_text(encoding="utf-8"), f"{game}/rules.yaml", game)


def parse(text: str, file: str, game: str) -> Rulebook:
    """Reads and checks a rules file; `file` is the name that errors give it."""
    raw = _read_yaml(text, file)
    if not isinstance(raw, dict):
        raise RulebookError(f"{file}: the file must be a mapping with game, title and rules.")
    # Entry by entry, because msgspec knows only the number of a broken entry, and people look for its id.
    if isinstance(raw.get("rules"), list):
        raw["rules"] = [_entry(file, entry, Rule, f"rules[{n}]") for n, entry in enumerate(raw["rules"])]
    if isinstance(raw.get("examples"), list):
        raw["examples"] = [_entry(file, entry, Example, f"examples[{n}]") for n, entry in enumerate(raw["examples"])]
    book = _convert(file, HEAD, raw, Rulebook)
    for entry, field, problem in _problems(book, game):
        # The first problem is enough, and the checks after it may rely on what it broke.
        raise RulebookError(f"{file}: {entry}: the field `{field}` {problem}.")
    return book


Entry = TypeVar("Entry", Rule, Example)
Shape = TypeVar("Shape", Rule, Example, Rulebook)


def _entry(file: str, raw: object, kind: type[Entry], place: str) -> Entry:
    name = raw.get("id") if isinstance(raw, dict) else None
    return _convert(file, name if isinstance(name, str) and name else place, raw, kind)


def _convert(file: str, entry: str, raw: object, kind: type[Shape]) -> Shape:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        field = f"the field `{path.strip('`').removeprefix('$.')}` is wrong: " if "$." in path else ""
        raise RulebookError(f"{file}: {entry}: {field}{problem[:1].lower()}{problem[1:]}.") from error


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the base is found at run time
    """YAML takes the last of two equal keys without a word, so that a second `ruling` would swallow the first."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        for key, times in Counter(keys).items():
            if times > 1:
                entry = next((value.value for name, value in node.value if name.value == "id"), "a mapping")
                where = f"line {node.start_mark.line + 1}"
                raise RulebookError(f"{entry} ({where}): the field `{key}` is given {times} times.")
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)
        return mapping


def _read_yaml(text: str, file: str) -> object:
    try:
        return yaml.load(text, _Loader)  # noqa: S506  # a safe loader: _Loader adds only a refusal
    except RulebookError as error:
        raise RulebookError(f"{file}: {error}") from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f", line {mark.line + 1}" if mark else ""
        raise RulebookError(f"{file}{line}: this is not YAML: {getattr(error, 'problem', error)}.") from error


def _problems(book: Rulebook, game: str) -> Iterator[tuple[str, str, str]]:
    """Entry, field and what is wrong with it, in the order of the file."""
    if book.game != game:
        yield HEAD, "game", f"is {book.game!r}, but this is the package of {game!r}"
    if not book.title.strip():
        yield HEAD, "title", "is empty"
    if not book.rules:
        yield HEAD, "rules", "is empty"
    for key, printed in book.books.items():
        if not printed.title.strip():
            yield f"the book {key}", "title", "is empty"
    seen: set[str] = set()
    for rule in book.rules:
        yield from ((rule.id, *problem) for problem in _problems_of_rule(rule, book, seen))
        seen.add(rule.id)
    rule_ids = set(seen)
    for example in book.examples:
        yield from ((example.id, *problem) for problem in _problems_of_example(example, book, seen, rule_ids))
        seen.add(example.id)


def _problems_of_rule(rule: Rule, book: Rulebook, seen: set[str]) -> Iterator[tuple[str, str]]:
    yield from _problems_of_id(rule.id, book, seen)
    if rule.area in EXAMPLE_AREAS:
        yield "id", f"lies in {rule.area}, which is for examples"
    for field in ("title", "text"):
        if not getattr(rule, field).strip():
            yield field, "is empty"
    if rule.edition and rule.edition not in book.editions:
        yield "edition", f"is {rule.edition!r}, which is not among the editions ({_listed(book.editions)})"
    if rule.source not in ("", DESIGNED):
        yield "source", f"is {rule.source!r}, but only {DESIGNED!r} is known"
    yield from _problems_of_sources(rule.src, book)


def _problems_of_example(
    example: Example, book: Rulebook, seen: set[str], rule_ids: set[str]
) -> Iterator[tuple[str, str]]:
    yield from _problems_of_id(example.id, book, seen)
    if example.id.split(".")[1] not in EXAMPLE_AREAS:
        yield "id", f"must begin with {book.game}.ex. or {book.game}.example."
    if not example.rules:
        yield "rules", "is empty, but an example shows at least one rule"
    for rule_id in example.rules:
        if rule_id not in rule_ids:
            yield "rules", f"names {rule_id!r}, which is not a rule of this file"
    yield from _problems_of_sources(example.src, book)


def _problems_of_id(entry_id: str, book: Rulebook, seen: set[str]) -> Iterator[tuple[str, str]]:
    form = ID.fullmatch(entry_id)
    if form is None or form["game"] != book.game:
        yield "id", f"must have the form {book.game}.area.name, in small letters, digits and hyphens"
    if entry_id in seen:
        yield "id", "is used twice"


def _problems_of_sources(sources: Iterable[str], book: Rulebook) -> Iterator[tuple[str, str]]:
    for source in sources:
        place = SOURCE.fullmatch(source)
        if place is None:
            yield "src", f'has {source!r}, which is not of the form "book:line" or "book:first-last"'
        elif place["book"] not in book.books:
            yield "src", f"has {source!r}, but {place['book']!r} is not among the books ({_listed(book.books)})"
        elif place["last"] and int(place["last"]) <= int(place["first"]):
            yield "src", f"has {source!r}, whose last line is not after its first"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "there are none"


# ---- searching and printing


def areas(book: Rulebook) -> dict[str, int]:
    """The areas in the order of the file, and how many rules each has."""
    return dict(Counter(rule.area for rule in book.rules))


def search(book: Rulebook, words: Sequence[str]) -> list[Rule]:
    """The rules that have every word: those with a word in the id first, then in the title, then in the text.

    A full id finds that rule alone, and the beginning of one (`xia.combat`) the rules under it.
    """
    wanted = [word for phrase in words for word in phrase.casefold().split()]
    if len(wanted) == 1 and (exact := book.rule(wanted[0])):
        return [exact]
    ranked = []
    for number, rule in enumerate(book.rules):
        places = [_place(rule, word, book.game) for word in wanted]
        if None not in places:
            ranks = [place for place in places if place is not None]
            ranked.append((max(ranks, default=0), sum(ranks), number, rule))
    return [rule for *_, rule in sorted(ranked, key=lambda found: found[:3])]


def _place(rule: Rule, word: str, game: str) -> int | None:
    if word == game or word.startswith(f"{game}."):
        # Every id begins with the game and texts refer to other rules by id: neither is what is being looked for.
        return 0 if rule.id.startswith(word) else None
    parts = (rule.id.removeprefix(game), rule.title, f"{rule.text} {rule.ruling} {rule.edition} {rule.variant}")
    return next((rank for rank, part in enumerate(parts) if word in part.casefold()), None)


def show(rule: Rule, book: Rulebook) -> str:
    """The rule as plain text, with where it comes from and the examples that name it."""
    lines = [rule.id, rule.title, "", *_wrapped(rule.text, "  ")]
    if rule.ruling:
        lines += ["", *_wrapped(f"Ruling: {rule.ruling}", "  ")]
    source = "; ".join(part for part in ("designed for Rimward" if rule.ours else "", _sources(rule, book)) if part)
    for label, value in (("Edition", rule.edition), ("Variant", rule.variant), ("Source", source)):
        if value:
            lines += ["", *_wrapped(f"{label}: {value}", "  ")]
    for example in book.examples_of(rule.id):
        lines += ["", *_example_lines(example)]
    return "\n".join(lines)


def _sources(rule: Rule, book: Rulebook) -> str:
    lines_of: dict[str, list[str]] = {}
    for source in rule.src:
        key, _, place = source.partition(":")
        lines_of.setdefault(book.books[key].title.removeprefix(f"{book.title}, "), []).append(place)
    return "; ".join(
        f"{title}, {'lines' if len(places) > 1 or '-' in places[0] else 'line'} {', '.join(places)}"
        for title, places in lines_of.items()
    )


def _example_lines(example: Example) -> list[str]:
    about = ", ".join(part for part in (example.title, example.variant, example.origin) if part)
    lines = _wrapped(f"Example {example.id}" + (f" ({about})" if about else ""), "  ")
    for field in ("given", "actions", "rolls", "expected"):
        if value := getattr(example, field):
            plain = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10_000)
            lines += _wrapped(f"{field}: {plain.strip()}", "    ")
    return lines + (_wrapped(f"note: {example.note}", "    ") if example.note else [])


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


def command(game: str, words: Sequence[str], untested: bool, as_json: bool, tests: str | Path = "tests") -> int:
    """`rimward rules GAME [WORDS] [--untested] [--json]`; returns the exit code."""
    try:
        book = load(game)
        code = _untested(book, words, as_json, Path(tests)) if untested else _found(book, words, as_json)
        sys.stdout.flush()
    except (RulebookError, ProofError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # `rimward rules xia | head` is no failure; without this Python complains again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _found(book: Rulebook, words: Sequence[str], as_json: bool) -> int:
    rules = search(book, words)
    if as_json:
        _print_json(_as_data(book, rules))
    elif not words:
        _print_areas(book)
    elif rules:
        _print_rules(book, rules)
    else:
        print(f"No rule of {book.title} has: {' '.join(words)}", file=sys.stderr)
    return 0 if rules else 1


def _as_data(book: Rulebook, rules: list[Rule]) -> object:
    examples = tuple(book.examples_of(*[rule.id for rule in rules]))
    part = msgspec.structs.replace(book, rules=tuple(rules), examples=examples)
    return {**msgspec.to_builtins(part), "areas": areas(part)}


def _print_areas(book: Rulebook) -> None:
    ours = sum(rule.ours for rule in book.rules)
    added = f", and {ours} rules of our own cards" if ours else ""
    print(f"{book.title}: {len(book.rules) - ours} rules, {len(book.examples)} examples{added}\n")
    counts = areas(book)
    for area, count in counts.items():
        print(f"  {area:{max(map(len, counts))}}  {count:3}")
    beginning = f"{book.game}.{book.rules[0].area}"
    print(f"\nTo read: rimward rules {book.game} WORDS, an id, or the beginning of one, such as {beginning}.")


def _print_rules(book: Rulebook, rules: list[Rule]) -> None:
    print("\n\n".join(show(rule, book) for rule in rules[:SHOWN_IN_FULL]))
    rest = rules[SHOWN_IN_FULL:]
    if rest:
        print(f"\nAnd {len(rest)} more; name an id to read one:\n")
        for rule in rest:
            print(f"  {rule.id}  {rule.title}")


def _untested(book: Rulebook, words: Sequence[str], as_json: bool, tests: Path) -> int:
    proofs = proven(tests) if tests.is_dir() else {}
    if not proofs:
        missing = "no test names a rule" if tests.is_dir() else "there is no such folder"
        raise RulebookError(f"Looked for tests in {tests}: {missing}.")
    rules = search(book, words)
    counts = [
        Count("examples: ", [example.id for example in book.examples_of(*[rule.id for rule in rules])], proofs),
        Count("our own cards: ", [rule.id for rule in rules if rule.ours], proofs),
        Count("", [rule.id for rule in rules if not rule.ours], proofs),
    ]
    if as_json:
        examples, ours, printed = [count.as_data() for count in counts]
        parts = {"ours": {"rules": ours.pop("all"), **ours}, "examples": examples}
        _print_json({"game": book.game, "rules": printed.pop("all"), **printed, **parts})
    else:
        _print_untested([id for count in counts for id in count.without])
        for count in counts:
            if count.ids or not count.label:
                print(f"{count.label}{len(count.ids) - len(count.without)} of {len(count.ids)} proven")
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

"""The rules of a game in our own words: loads and checks `rules.yaml` of a game's package, and lays over it what
another language has for it (`rules.ru.yaml`). `rimward.search` finds rules in it.

Questions, reasons, events and tests name rules by their ids; this module is what those ids lead to.
"""

import functools
import importlib.resources
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
import yaml

from rimward.search import Ways, ways

__all__ = [
    "Book",
    "Example",
    "Rule",
    "Rulebook",
    "RulebookError",
    "Translation",
    "Words",
    "areas",
    "available",
    "load",
    "parse",
    "translated",
]

DESIGNED = "designed"  # the `source` of rules that no book has
HEAD = "the head of the file"
WRITTEN_IN = "en"
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
    language: str = WRITTEN_IN
    ways: Ways = Ways()

    def rule(self, rule_id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def example(self, example_id: str) -> Example | None:
        return next((example for example in self.examples if example.id == example_id), None)

    def examples_of(self, *rule_ids: str) -> list[Example]:
        return [example for example in self.examples if not set(rule_ids).isdisjoint(example.rules)]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another language has for a rule or an example."""

    title: str = ""
    text: str = ""
    ruling: str = ""
    note: str = ""


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a book in another language, by the ids of the book. Everything else stays as the book has it."""

    game: str
    language: str
    title: str
    rules: dict[str, Words]
    examples: dict[str, Words] = {}
    books: dict[str, Book] = {}


# ---- loading and checking


def available() -> list[str]:
    """The games whose package has a rules.yaml."""
    packages = importlib.resources.files("rimward.games").iterdir()
    return sorted(package.name for package in packages if package.is_dir() and (package / "rules.yaml").is_file())


@functools.cache
def load(game: str, language: str = WRITTEN_IN) -> Rulebook:
    """The book of a game, in another language if it has been written in that one."""
    if game not in available():
        raise RulebookError(f"There is no rulebook for {game!r}; there is one for {', '.join(available())}.")
    folder = importlib.resources.files("rimward.games") / game
    if language == WRITTEN_IN:
        book = parse((folder / "rules.yaml").read_text(encoding="utf-8"), f"{game}/rules.yaml", game)
        return msgspec.structs.replace(book, ways=ways(game, language))
    name = f"rules.{language}.yaml"
    if not (folder / name).is_file():
        return load(game)
    book = translated(load(game), (folder / name).read_text(encoding="utf-8"), f"{game}/{name}", language)
    return msgspec.structs.replace(book, ways=ways(game, language))


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


def translated(book: Rulebook, text: str, file: str, language: str) -> Rulebook:
    """The book with the words of a translation, which must have some for whatever the book says in words."""
    words = _convert(file, HEAD, _read_yaml(text, file), Translation)
    for field, wrong in (("game", words.game != book.game), ("language", words.language != language)):
        if wrong:
            raise RulebookError(f"{file}: {HEAD}: the field `{field}` is {getattr(words, field)!r}.")
    known = {rule.id for rule in book.rules} | {example.id for example in book.examples} | set(book.books)
    for name in sorted({*words.rules, *words.examples, *words.books} - known):
        raise RulebookError(f"{file}: {name}: the book has nothing of this name.")
    return msgspec.structs.replace(
        book,
        language=language,
        title=words.title,
        books={**book.books, **words.books},
        rules=tuple(_worded(file, rule, words.rules, ("title", "text", "ruling")) for rule in book.rules),
        examples=tuple(_worded(file, example, words.examples, ("title", "note")) for example in book.examples),
    )


Entry = TypeVar("Entry", Rule, Example)
Shape = TypeVar("Shape", Rule, Example, Rulebook, Translation)


def _worded(file: str, entry: Entry, words: dict[str, Words], fields: Sequence[str]) -> Entry:
    own = words.get(entry.id, Words())
    for field in Words.__struct_fields__:
        wanted = field in fields and bool(getattr(entry, field))
        if wanted != bool(getattr(own, field).strip()):
            problem = "is missing" if wanted else "has nothing to stand for in the book"
            raise RulebookError(f"{file}: {entry.id}: the field `{field}` {problem}.")
    return msgspec.structs.replace(entry, **{field: getattr(own, field) for field in fields})


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


# ---- chapters


def areas(book: Rulebook) -> dict[str, int]:
    """The areas in the order of the file, and how many rules each has."""
    return dict(Counter(rule.area for rule in book.rules))

"""What a translation still lacks, and where it does not fit: `python -m tests.translation LANGUAGE`.

It reads every text that players see: the Fluent files of the engine, the games and the browser, the rulebooks, the
words of the search and those of `rimward rules`, and holds them against the English ones. See docs/translating.md.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rimward import lookup
from rimward.rulebook import available, load

ROOT = Path(__file__).resolve().parents[1]
ENGLISH = "en"
# What a code needs; the other attributes of a message are forms of a name, of which each language has its own.
NEEDED = re.compile(r"|ask|roll|run|end|source|enter|heading|several|group|part|short|note|option-.*|value-.*|offer.*")
PEOPLE = {"seat", "by", "side"}  # a language may need to know who did it where another does not


class Read(Visitor):
    """The parameters of a text."""

    def __init__(self, text: ast.Pattern) -> None:
        self.params: set[str] = set()
        self.visit(text)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)


Texts = dict[tuple[str, str], set[str]]  # by message and part, the parameters


def folders(root: Path = ROOT) -> list[Path]:
    """Where texts lie."""
    found = [*(root / "src/rimward").rglob("locale"), *(root / "web/src").rglob("locale")]
    return sorted(folder for folder in found if "node_modules" not in folder.parts)


def files(folder: Path, language: str) -> list[Path]:
    """`de.ftl` and `de-cards.ftl`, or in the browser also `de/table.ftl`."""
    return sorted(file for form in ("{}.ftl", "{}-*.ftl", "{}/*.ftl") for file in folder.glob(form.format(language)))


def problems(language: str, root: Path = ROOT) -> Iterator[str]:
    """Each a line: where, what, and what is wrong with it."""
    for folder in folders(root):
        yield from (f"{folder.relative_to(root)}: {problem}" for problem in _of_messages(folder, language))
    for game in available():
        yield from (f"{game}/rules.{language}.yaml: {problem}" for problem in _of_rules(game, language, root))
    shared = root / "src/rimward/locale/search.yaml"
    for file in [shared, *sorted(shared.parents[1].glob("games/*/search.yaml"))]:
        if language not in yaml.safe_load(file.read_text(encoding="utf-8")):
            yield f"{file.relative_to(root)}: {language} is missing"
    if language not in lookup.WORDS:
        yield f"src/rimward/lookup.py: WORDS has no {language}"


def _of_messages(folder: Path, language: str) -> Iterator[str]:
    english, own = {}, {}
    for file in files(folder, ENGLISH):
        english.update(_texts(file)[0])
    for file in files(folder, language):
        texts, broken = _texts(file)
        yield from (f"{file.name}: this is not Fluent: {line}" for line in broken)
        own.update(texts)
    if not english:
        return
    if not own:
        yield f"there is no {language}.ftl"
        return
    for message, part in english.keys() - own.keys():
        if NEEDED.fullmatch(part):
            yield f"{_named(message, part)} is missing"
    for message, part in own.keys() - english.keys():
        if NEEDED.fullmatch(part):
            yield f"{_named(message, part)} has no English counterpart"
    for name in own.keys() & english.keys():
        if unknown := own[name] - english[name] - PEOPLE:
            yield f"{_named(*name)} wants {_listed(unknown)}, which the English text does not have"
        if untold := english[name] - own[name] - PEOPLE:
            yield f"{_named(*name)} does not tell {_listed(untold)}"


def _texts(file: Path) -> tuple[Texts, list[str]]:
    found: Texts = {}
    broken = []
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            broken.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            found.update({(entry.id.name, part): Read(text).params for part, text in parts if text})
    return found, broken


def _of_rules(game: str, language: str, root: Path) -> Iterator[str]:
    file = root / f"src/rimward/games/{game}/rules.{language}.yaml"
    if not file.is_file():
        yield "there is no such file"
        return
    book, words = load(game), yaml.safe_load(file.read_text(encoding="utf-8"))
    for kind, fields in (("rules", ("title", "text", "ruling")), ("examples", ("title", "note"))):
        own, entries = words.get(kind, {}), getattr(book, kind)
        for entry in entries:
            for field in fields:
                wanted, there = bool(getattr(entry, field)), bool(own.get(entry.id, {}).get(field))
                if wanted != there:
                    yield f"{entry.id}: `{field}` {'is missing' if wanted else 'has no English counterpart'}"
        yield from (f"{name}: the book has nothing of this name" for name in own.keys() - {one.id for one in entries})


def _named(message: str, part: str) -> str:
    return f"{message}.{part}" if part else message


def _listed(params: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(params))


def main(language: str) -> int:
    found = sorted(problems(language))
    print("\n".join(found) if found else f"{language}: every text is there and fits.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "ru"))

"""What is written in two languages says the same in both: the rulebooks rule by rule, and every other text."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from rimward import LANGUAGES, messages
from rimward.games.catalog import GAMES
from rimward.rulebook import Rule, available, load
from tests.translation import problems

WEB = Path(__file__).parents[1] / "web/src"
LATIN = 3  # words at most in a Russian text
# Numbers, as Russian writes them with a space that does not break: 1 000.
THOUSANDS = re.compile(r"(?<=\d)[,\u00a0](?=\d{3}\b)")
# What stays as it is: ids of rules, names, versions of places, lines of books, names of options and of editions.
NAMES = re.compile(r"`[^`]+`|\b[a-z]+(\.[a-z0-9-]+){2}|Rimward|\b[IVX]+\b|\b(en|ru)[-:]\d+|\b[a-z]+_[a-z_]+|\b[A-Z]\b")
# Both languages have these, for they are what the box says.
SAME = {  # names of games
    "terminal-coming-andromeda",
    "terminal-coming-aurora",
    *[f"{part}-{game}" for part in ("title", "short") for game in ("andromeda", "aurora", "comet", "xia")],
}


def books(game: str) -> list[tuple[Rule, Rule]]:
    return list(zip(load(game).rules, load(game, "ru").rules, strict=True))


def numbers(rule: Rule) -> Counter[str]:
    return Counter(re.findall(r"\d+", THOUSANDS.sub("", f"{rule.text} {rule.ruling}")))


def test_every_game_of_the_catalog_has_a_rulebook() -> None:
    """So that the tests below, which go by rulebooks, hold for each of them."""
    assert set(GAMES) <= set(available())


@pytest.mark.parametrize("game", available())
def test_every_rulebook_is_there_in_russian(game: str) -> None:
    assert load(game, "ru").language == "ru", "without a rules.ru.yaml it is the English one"


@pytest.mark.parametrize("game", available())
def test_no_two_rules_of_a_chapter_have_one_title(game: str) -> None:
    for language in LANGUAGES:
        titles = Counter((rule.area, rule.title) for rule in load(game, language).rules)
        assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("game", available())
def test_every_rule_is_in_russian(game: str) -> None:
    foreign = {
        rule.id: words
        for _, rule in books(game)
        for text in (rule.title, rule.text, rule.ruling)
        if text
        if len(words := re.findall(r"[A-Za-z]{2,}", NAMES.sub("", text))) > LATIN or not re.search("[а-яё]", text)
    }
    assert foreign == {}


@pytest.mark.parametrize("game", available())
def test_a_rule_has_the_same_numbers_in_both_languages(game: str) -> None:
    assert [ours.id for ours, theirs in books(game) if numbers(ours) != numbers(theirs)] == []


@pytest.mark.parametrize("game", available())
def test_a_rule_names_the_same_rules_in_both_languages(game: str) -> None:
    named = re.compile(rf"\b{game}(?:\.[a-z0-9-]+){{2}}")
    assert [
        ours.id
        for ours, theirs in books(game)
        if Counter(named.findall(f"{ours.text} {ours.ruling}"))
        != Counter(named.findall(f"{theirs.text} {theirs.ruling}"))
    ] == []


# ---- all other texts


class Words(Visitor):
    """Whether a text has words of its own, and does not only put together what it is given."""

    def __init__(self, text: ast.Pattern) -> None:
        self.any = False
        self.visit(text)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.any = self.any or re.search(r"[^\W\d_]", node.value) is not None


def texts(folder: Path, language: str) -> dict[tuple[str, str], str]:
    """What each message and attribute says, by both names, where it has words of its own."""
    found = {}
    for file in [*folder.glob(f"{language}*.ftl"), *folder.glob(f"{language}/*.ftl")]:
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for part, text in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]:
                    if text and Words(text).any:
                        found[entry.id.name, part] = serialize_pattern(text)
    return found


FOLDERS = [*(Path(str(messages.folder(game))) for game in ("", *GAMES)), *WEB.rglob("locale")]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-4:]))
def test_no_russian_text_is_the_english_one(folder: Path) -> None:
    english, russian = texts(folder, "en"), texts(folder, "ru")
    assert russian
    assert {name for (name, part), text in russian.items() if english.get((name, part)) == text} == {
        name for name, _ in russian if name in SAME
    }


# ---- what translators run


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_lacks_nothing(language: str) -> None:
    assert list(problems(language)) == []


def test_what_a_translation_lacks_is_told(tmp_path: Path) -> None:
    texts = tmp_path / "src/rimward/locale"
    texts.mkdir(parents=True)
    (texts / "search.yaml").write_text("en: {}\n")
    (texts / "en.ftl").write_text(
        "won = { $seat } won { $ice } ice\n    .heading = The end\nlost = Lost\nname = Ship\n"
    )
    assert "src/rimward/locale: there is no de.ftl" in problems("de", tmp_path)
    (texts / "de.ftl").write_text(
        "won = { $seat } gewann { $eis } Eis\nname = Schiff\n    .of = Schiffs\nmore = Mehr\n%\n"
    )
    assert {problem.removeprefix("src/rimward/") for problem in problems("de", tmp_path)} == {
        "locale: de.ftl: this is not Fluent: %",
        "locale: lost is missing",
        "locale: won.heading is missing",
        "locale: more has no English counterpart",
        "locale: won wants $eis, which the English text does not have",
        "locale: won does not tell $ice",
        "locale/search.yaml: de is missing",
        "lookup.py: WORDS has no de",
        *(f"{game}/rules.de.yaml: there is no such file" for game in available()),
    }

"""People find what they look for in the rules, by their own words and with a slip of the finger.

The browser finds the same, in the same order: `web/src/table/search.test.ts` asks it what is asked here.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from rimward import LANGUAGES, rulebook
from rimward.rulebook import Rulebook, load, parse
from rimward.search import Index, folded, is_slip, search

ASKED = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8"))
QUESTIONS = [  # language, what is typed, the rule that answers it
    (language, text, rule)
    for language, groups in ASKED.items()
    for questions in groups.values()
    for rule, text in questions.items()
]
SHOWN = 3
ENOUGH = 45


def found(game: str, text: str, language: str = "en") -> list[str]:
    return [rule.id for rule in index(game, language).search(text)]


@cache
def index(game: str, language: str) -> Index:
    return Index(load(game, language))


# ---- what newcomers ask


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_find_the_right_rule_among_the_first_three(language: str) -> None:
    asked = [(text, rule) for of, text, rule in QUESTIONS if of == language]
    missed = [text for text, rule in asked if rule not in found(rule.split(".")[0], text, language)[:SHOWN]]
    assert len(asked) == 50
    assert len(missed) <= len(asked) - ENOUGH, missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_the_questions_have_a_slip(language: str) -> None:
    """And the rules asked for are of every game, the same in every language."""
    assert {kind: len(asked) for kind, asked in ASKED[language].items()} == {"plain": 25, "slips": 25}
    assert {rule.split(".")[0] for of, _, rule in QUESTIONS if of == language} == set(rulebook.available())
    assert {kind: set(asked) for kind, asked in ASKED[language].items()} == {
        kind: set(asked) for kind, asked in ASKED["en"].items()
    }


@pytest.mark.parametrize(
    ("language", "text", "first"),
    [
        ("en", "how do I win", "xia.victory.immediate"),
        ("en", "How do I win?", "xia.victory.immediate"),
        ("en", "money", "xia.credits.units"),
        ("en", "shoot", "xia.combat.steps"),
        ("en", "sheild", "xia.outfit.types"),
        ("en", "bounty", "xia.bounty.status"),
        ("en", "line of sight", "xia.los.definition"),
        ("en", "what is a minor action", "xia.action.minor-list"),
        ("en", "explroation token", "xia.explore.token-rewards"),
        ("ru", "деньги", "xia.credits.units"),
        ("ru", "стрелять", "xia.combat.steps"),
        ("ru", "щиит", "xia.outfit.types"),
        ("ru", "щитами", "xia.outfit.types"),
        ("ru", "прямая видимость", "xia.los.definition"),
        ("ru", "чинить корабль", "xia.business.repair"),
        ("ru", "прыжек вслепую", "xia.explore.blind-jump"),
    ],
)
def test_what_a_thing_is_comes_before_its_exceptions(language: str, text: str, first: str) -> None:
    assert found("xia", text, language)[0] == first


# ---- what is found


def book(*rules: str) -> Rulebook:
    return parse(f"{{game: skiff, title: Skiff, rules: [{', '.join(rules)}]}}", "skiff/rules.yaml", "skiff")


def test_title_comes_before_id_before_text() -> None:
    skiff = book(
        "{id: skiff.c.in-text, title: Far, text: It may dock.}",
        "{id: skiff.dock.in-id, title: Near, text: It rests.}",
        "{id: skiff.b.in-title, title: The dock, text: It rests.}",
        "{id: skiff.a.nowhere, title: Far, text: It rests.}",
    )
    assert [rule.id for rule in search(skiff, "DOCK")] == ["skiff.b.in-title", "skiff.dock.in-id", "skiff.c.in-text"]


def test_more_words_find_fewer_rules() -> None:
    assert found("xia", "blind jump")[0] == "xia.explore.blind-jump"
    assert len(found("xia", "blind jump")) < len(found("xia", "jump"))


def test_rulings_editions_and_variants_are_searched() -> None:
    skiff = book(
        "{id: skiff.a.b, title: Far, text: It rests., ruling: It may dock twice.}",
        "{id: skiff.a.c, title: Near, text: It rests., variant: harbour}",
    )
    assert [rule.id for rule in search(skiff, "twice")] == ["skiff.a.b"]
    assert [rule.id for rule in search(skiff, "harbour")] == ["skiff.a.c"]


def test_a_full_id_finds_that_rule_alone() -> None:
    assert found("xia", "xia.combat.rearm") == ["xia.combat.rearm"]


def test_the_beginning_of_an_id_finds_the_rules_under_it() -> None:
    rules = load("xia").rules
    assert found("xia", "xia.combat") == [rule.id for rule in rules if rule.area == "combat"]
    assert found("xia", "xia.combat missile")[0] == "xia.combat.missile"


def test_nothing_is_found_for_a_word_that_means_nothing_here() -> None:
    assert found("xia", "unobtainium") == found("xia", "zqx") == []
    assert found("xia", "blind unobtainium") == found("xia", "blind")


def test_a_word_is_found_with_and_without_its_dots() -> None:
    assert found("xia", "истощенной", "ru") == found("xia", "истощённой", "ru") != []


def test_a_slip_is_one_letter() -> None:
    assert all(is_slip(typed, "shield") for typed in ("sheild", "shild", "shieeld", "shirld"))
    assert not any(is_slip(typed, "shield") for typed in ("shield", "shirle", "sh", "shieelld"))


# ---- how people look things up


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.available())
def test_everyday_words_and_terms_lead_to_rules_that_there_are(game: str, language: str) -> None:
    book = load(game, language)
    ids = {rule.id for rule in book.rules}
    everyday = book.ways.everyday
    assert everyday
    assert {id for rules in everyday.values() for id in rules} | set(book.ways.terms.values()) <= ids
    texts = " ".join(rule.text for rule in book.rules)
    assert [term for term in book.ways.terms if not re.search(term, texts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.available())
def test_an_everyday_word_finds_what_it_means(game: str, language: str) -> None:
    wrong = {
        word: first
        for words, rules in load(game, language).ways.everyday.items()
        for word in folded(words).split()
        if (first := found(game, word, language)[0]) not in rules
    }
    assert wrong == {}

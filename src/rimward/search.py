"""The search of the rules, as people type: everyday words, endings, and a slip of the finger are understood.

The browser searches in the same way (`web/src/table/search.ts`), with the same words: `tests/questions.yaml` holds both
to it. What is known of a language is in `locale/search.yaml`, and how people look up a game in its `search.yaml`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import log
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

if TYPE_CHECKING:
    from rimward.rulebook import Rule, Rulebook

SHORTEST = 3  # letters of a stem
SLIP = 4  # letters of a word that may have a slip
LONGER = 5  # letters by which a word may go on from how it begins
PLACES = (2.5, 2.0, 1.0)  # what a word is worth in the title, in the id and in the text
BEGINS = 0.7  # of that, for a word that only begins like the one that was typed
ALIKE = 0.8  # of that, for a word that is as good as the one that was typed
MEANT, LESS = 4.5, 0.4  # for the first rule that an everyday word means, and by how much less for each that follows
DEFINED = 10.0  # for the rule of a term
ENOUGH = 0.5  # of what the best rule has: less is left out, but where every word is there


class Ways(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people look things up in one language.

    `asking` has words that name nothing, `endings` those that words may have, and each of `alike` words that are as
    good as each other, by how they begin. `everyday` has the rules that words mean, by how the words begin, with what
    the thing is first; `terms` has the rule of a term, by a pattern of all its forms.
    """

    asking: str = ""
    endings: str = ""
    alike: tuple[str, ...] = ()
    everyday: dict[str, tuple[str, ...]] = {}
    terms: dict[str, str] = {}


@cache
def ways(game: str, language: str) -> Ways:
    """What the language has for all games, and what the game adds."""
    shared, own = _read("rimward", "locale/search.yaml"), _read("rimward.games", f"{game}/search.yaml")
    return msgspec.convert({**shared.get(language, {}), **own.get(language, {})}, Ways)


def _read(package: str, name: str) -> dict[str, Any]:
    file = files(package) / name
    return yaml.safe_load(file.read_text(encoding="utf-8")) if file.is_file() else {}


def search(book: Rulebook, text: str) -> list[Rule]:
    """The rules that answer it, the best first."""
    return Index(book).search(text)


def folded(text: str) -> str:
    """As it is looked for: Russians write ё or е, as they like."""
    return text.lower().replace("ё", "е")


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\W_]+", folded(text)) if word]


class Index:
    """The words of a rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.terms = book.ways.terms
        self.asking = set(_words(book.ways.asking))
        self.alike = [_words(group) for group in book.ways.alike]
        self.everyday = [(begins, rules) for key, rules in book.ways.everyday.items() for begins in _words(key)]
        endings = "|".join(book.ways.endings.split())
        self.ending = re.compile(rf"(?<=\w{{{SHORTEST}}})(?:{endings})$") if endings else None
        self.parts = {rule.id: _parts(rule) for rule in book.rules}
        self.often = Counter(word for parts in self.parts.values() for part in parts for word in part)
        self.stems = {word: self.stem(word) for word in self.often}

    def search(self, text: str) -> list[Rule]:
        """The best rule first. A full id finds that rule alone, and the beginning of one the rules under it."""
        asked = [word for part in re.split(r"[^\w.-]+", folded(text)) if (word := part.strip(".-"))]
        if len(asked) == 1 and (exact := self.book.rule(asked[0])):
            return [exact]
        ids = [word for word in asked if word == self.book.game or word.startswith(f"{self.book.game}.")]
        rules = [rule for rule in self.book.rules if all(rule.id.startswith(word) for word in ids)]
        words = [part for word in asked if word not in ids for part in _words(word)]
        return self.ranked(rules, words) if words else rules

    def stem(self, word: str) -> str:
        return self.ending.sub("", word) if self.ending else word

    def ranked(self, rules: list[Rule], asked: list[str]) -> list[Rule]:
        naming = [word for word in asked if word not in self.asking] or asked
        words = [known for word in naming if (known := self.taken(word))]
        defined = self.defined(" ".join(words))
        found = [self.worth(word) for word in words]
        rare = [log(1 + len(self.parts) / len(one)) for one in found]
        scores: dict[str, float] = {}
        for rule in rules:
            there = [(often, one[rule.id]) for often, one in zip(rare, found, strict=True) if rule.id in one]
            share = sum(often for often, _ in there) / sum(rare) if there else 0
            if rule.id == defined:
                scores[rule.id] = DEFINED
            elif there:
                told = sum(often * worth for often, worth in there) / sum(rare)
                scores[rule.id] = told * (1 + share) / 2 + self.covered(rule, words)
        least = ENOUGH * max(scores.values(), default=0)
        good = {name for name, score in scores.items() if score >= least or all(name in one for one in found)}
        return sorted((rule for rule in rules if rule.id in good), key=lambda rule: -scores[rule.id])

    def taken(self, word: str) -> str:
        """The word as it stands, or what was probably meant; nothing for a word that means nothing here."""
        if self.worth(word):
            return word
        if len(word) < SLIP or any(is_slip(word, one) for one in self.asking):
            return ""
        stem, rules = self.stem(word), len(self.parts)
        slips = [(2 * rules, one) for one, _ in self.everyday if len(one) >= SLIP and is_slip(word, one)]
        slips += [(times + rules, known) for known, times in self.often.items() if is_slip(word, known)]
        slips += [(times, known) for known, times in self.often.items() if is_slip(stem, self.stems[known])]
        return max(slips)[1] if slips else ""

    def worth(self, word: str) -> dict[str, float]:
        """By rule, what it counts that the word is there, or one that is as good, or that it means the rule."""
        found = self.written(word, self.stem(word))
        for group in self.alike:
            if any(_begun(word, one) for one in group):
                for one in group:
                    _raise(found, ((rule, ALIKE * worth) for rule, worth in self.written(one, one).items()))
        for begins, rules in self.everyday:
            if _begun(word, begins):
                _raise(found, ((rule, MEANT - LESS * place) for place, rule in enumerate(rules)))
        return found

    def written(self, word: str, stem: str) -> dict[str, float]:
        same = {known for known in self.often if self.stems[known] == stem}
        begin = {known for known in self.often if known.startswith((word, stem) if len(stem) >= SLIP else word)}
        found: dict[str, float] = {}
        for rule, parts in self.parts.items():
            for place, part in zip(PLACES, parts, strict=True):
                if not part.isdisjoint(same):
                    _raise(found, [(rule, place)])
                elif not part.isdisjoint(begin):
                    _raise(found, [(rule, place * BEGINS)])
        return found

    def covered(self, rule: Rule, words: list[str]) -> float:
        """How much of the title was asked for: what a thing is comes before its exceptions."""
        title = [self.stems[word] for word in self.parts[rule.id][0] if word not in self.asking]
        stems = {self.stem(word) for word in words}
        return sum(one in stems for one in title) / max(1, len(title))

    def defined(self, words: str) -> str:
        """The rule that a term has of its own."""
        return next((rule for term, rule in self.terms.items() if re.fullmatch(folded(term), words)), "")


def _parts(rule: Rule) -> tuple[frozenset[str], ...]:
    texts = (rule.title, rule.id.partition(".")[2], f"{rule.text} {rule.ruling} {rule.edition} {rule.variant}")
    return tuple(frozenset(_words(text)) for text in texts)


def _raise(found: dict[str, float], worth: Iterable[tuple[str, float]]) -> None:
    for rule, more in worth:
        found[rule] = max(found.get(rule, 0), more)


def _begun(word: str, begins: str) -> bool:
    return word.startswith(begins) and len(word) - len(begins) <= LONGER


def is_slip(typed: str, meant: str) -> bool:
    """One letter is wrong, missing or too many, or two have changed places."""
    if typed == meant or abs(len(typed) - len(meant)) > 1:
        return False
    short, long = sorted((typed, meant), key=len)
    at = next((n for n, letter in enumerate(short) if letter != long[n]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = typed[at : at + 2] == meant[at : at + 2][::-1] and typed[at + 2 :] == meant[at + 2 :]
    return swapped or typed[at + 1 :] == meant[at + 1 :]

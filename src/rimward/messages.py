"""Codes in words: Fluent messages for every prompt, option, event, reason and name, in every language there is.

The id of a message is its code with dashes for dots. Its value says what happened or why not; what else there is to say
of the same code are its attributes:

    comet-gift-accept = ...          the event
        .ask = ...                   the question
        .option-decline = ...        one of its answers, where this question words it in its own way
        .heading = ...               the event begins a new part of the log, under this line
        .roll = ...                  what dice are thrown for
        .several = ...               the event where its dice have several `owners`
        .source = ...                what a score came from, in the story of a game
        .end = ...                   how the game ended
        .aside = ...                 whose seat it was: others need not read it in a brief log
        .run = ...                   several of the same that follow each other, $count of them, told as the last one
    comet-option-card = ...          an answer by the first word of its key; the rest is $first, $second, ...
        .offer = ...                 the same with what its owner is told about it (`Option.about`)
        .offer_odds = ...            more offers, the fullest first: the first that has all its parameters is made
        .group, .part, .short, .note where there are many of it: the line that it stands in, the part of that, itself,
                                     and what is special about it
        .enter = ...                 the same where Enter alone takes it
    comet-card-nudge = ...           a name: of a card, a lane, a frame (comet-frame-Turn), a setting ...
        .of = ...                    the same name in another form, where a language needs one
    comet-title, comet-intro         the game, and in a few sentences how it is played; its settings are the parameters
    comet-score = ...                a $score with its unit
    comet-setting-target = ...       a setting
        .value-15 = ...              one of its values, where it has a word
    comet-preset-book = ...          usual options, to choose from
    comet-do-gain = ...              a verb of cards that are data, with its parameters; comet-when-rolled: a window
    comet-each-ice = ...             for each so many, $count, of what they count
    comet-if-ice =                   where so many, $count, are counted
        .least, .most = ...          or more; at most
    comet-space = ...                what a space is called, with what `Game.naming` says of it; a space is known by a
                                     number, or a list of numbers and words: board, region, square, room

Parameters come as the code gave them: seats and numbers as numbers, things as their keys, a face that is not known as
`unknown`, an empty word as `none`. Messages turn them into words with the functions below: SEAT, PERSON, SEATS, NAME,
TALLY (names, equal ones counted), EACH, SHARES (names with percentages: `azure 40,loath 60`), COUNT, LESS (the same of
a number below zero, without its sign), LIST, SIZE (of a list), NTH (a place that the code counts from 0), PLACE (of a
space, by what the game calls it), DICE, THROWS (by owner, how the dice fell), AMOUNTS (pairs of what is counted and how
many), ROLL, OPTION, EFFECT (what a card does, from how it is spelled: `kernel/phrase.py`).
Text that belongs to no game is in `rimward/locale`, the rest in `rimward/games/GAME/locale`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rimward import LANGUAGES as LANGUAGES
from rimward.kernel.event import Event
from rimward.kernel.game import Naming
from rimward.kernel.phrase import phrase
from rimward.kernel.question import NOTHING, About, Bar, Option, Refused

UNKNOWN, NONE = "unknown", "none"
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")

Params = Mapping[str, Any]


class MissingMessage(LookupError):
    """A code without a text, or a text that wants a parameter which the code does not give."""


class Brief(NamedTuple):
    """An answer as one of many: the line that it stands in, the part of that, a word for it, and what is special."""

    group: str
    part: str
    short: str
    note: str


class Several(FluentType):
    """A tuple among the parameters; only the functions below look into it."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)

    def format(self, locale: Any) -> str:
        return ", ".join(map(str, self.values))


class _Wanted(Visitor):
    """What a text refers to: parameters, and other texts with parameters of their own."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add(node.id.name)


def folder(game: str = "") -> Traversable:
    """Where the texts of a game lie; without a game, those that all share."""
    return files("rimward") / "games" / game / "locale" if game else files("rimward") / "locale"


def written(game: str, language: str) -> str:
    """All texts of a game in a language: those of `en.ftl`, and of `en-cards.ftl` and the like beside it."""
    files = [file for file in folder(game).iterdir() if re.fullmatch(rf"{language}(-.+)?\.ftl", file.name)]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name))


@cache
def _resource(game: str, language: str) -> Any:
    return FluentResource(written(game, language)) if folder(game).is_dir() else None


def id_of(code: str) -> str:
    return code.replace(".", "-")


def shape_of(key: str) -> tuple[str, dict[str, int | str]]:
    """The word of an option's key, and the rest by place: `hex:3,-1` is a hex, its $first 3 and its $second -1."""
    word, colon, rest = key.partition(":")
    if not colon and _number(word) is not None:
        word, rest = "number", word
    places = zip(PLACES, rest.split(","), strict=False) if rest else ()
    return re.sub(r"[^A-Za-z0-9_-]", "-", word), {name: _plain(value) for name, value in places}


def _plain(value: str) -> int | str:
    number = _number(value)
    return value if number is None else number


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None


class Messages:
    """The texts of one game in one language, as one seat reads them: `you` is that seat, -1 a spectator.

    At the table a missing text shows its code; with `strict` it is a MissingMessage, which is what tests are for.
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        *,
        names: Sequence[str] = (),
        you: int = -1,
        strict: bool = False,
        words: Sequence[str] = (),
    ) -> None:
        self.language, self.game, self.names, self.you, self.strict = language, game, tuple(names), you, strict
        self.words = tuple(words)  # of packs, for what they bring; they change no other text
        self.naming = Naming()  # of the table as it is now; whoever has a view knows it
        functions: dict[str, Callable[..., Any]] = {
            "SEAT": self._seat,
            "SEATS": lambda seats: self.listed(
                map(self._seat, sorted(seats.values, key=lambda seat: seat != self.you))
            ),
            "PERSON": self._person,
            "NAME": self._name,
            "TALLY": self._tally,
            "SIZE": lambda things: fluent_number(len(things.values)),
            "NTH": lambda place: fluent_number(int(place) + 1),
            "EACH": lambda kind, things: "; ".join(
                self.text("kernel.each", {"seat": seat, "text": self._name(kind, thing)})
                for seat, thing in enumerate(things.values)
            ),
            "SHARES": self._shares,
            "PLACE": self._place,
            "COUNT": lambda kind, count: self._found((f"{game}-count-{kind}", ""), {"count": count}),
            "LESS": lambda kind, count: self._found((f"{game}-count-{kind}", ""), {"count": -count}),
            "AMOUNTS": lambda amounts: self.listed(
                self._found((f"{game}-count-{what}", ""), {"count": count}) for what, count in amounts.values
            ),
            "LIST": lambda things: ", ".join(map(str, things.values)),
            "DICE": self._dice,
            "THROWS": self._throws,
            "ROLL": lambda code: self.text(str(code), part="roll"),
            "OPTION": self.label,
            "EFFECT": self._effect,
        }
        self._needed: dict[tuple[str, str], set[str]] = {}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for part in dict.fromkeys(("", game)):
            if (resource := _resource(part, language)) is not None:
                self._bundle.add_resource(resource)
        for text in self.words:
            self._bundle.add_resource(FluentResource(text))

    def seen_by(self, you: int) -> Messages:
        """The same for another reader."""
        other = Messages(self.language, self.game, names=self.names, you=you, strict=self.strict, words=self.words)
        other.naming = self.naming
        return other

    # --- what there is to say ----------------------------------------------------------------------------------------
    def prompt(self, code: str, about: About = NOTHING) -> str:
        """The question, to the seat that has to answer it."""
        return _sentence(self.text(code, about, part="ask"), code)

    def option(self, question: str, option: Option) -> str:
        """An answer with all that its owner is told about it."""
        word, places = shape_of(option.key)
        told = {**places, **option.about}
        texts = [*self._offers(id_of(question), f"offer-{word}"), (id_of(question), f"option-{word}")]
        for prefix in self._prefixes():
            texts += [*self._offers(f"{prefix}-option-{word}", "offer"), (f"{prefix}-option-{word}", "")]
        fitting = [text for text in texts if not text[1].startswith("offer") or self._params(*text) <= told.keys()]
        return _sentence(self._first(fitting, option.key, told), option.key)

    def brief(self, option: Option) -> Brief | None:
        """An answer as one of many."""
        word, places = shape_of(option.key)
        told, found = {**places, **option.about}, [(f"{self.game}-option-{word}", part) for part in Brief._fields]
        if any(self._pattern(*text) is None or not self._params(*text) <= told.keys() for text in found):
            return None
        return Brief(*(self._first([text], option.key, told) for text in found))

    def default(self, option: Option) -> str | None:
        """The text of an answer that Enter alone gives; None of any other."""
        code = f"{self.game}.option.{shape_of(option.key)[0]}"
        return self.text(code, part="enter") if self.has(code, "enter") else None

    def label(self, question: str, key: str) -> str:
        """An answer by its key alone: one that is barred, was given by the engine, or is an act at any time."""
        word, places = shape_of(key)
        labels = [(id_of(question), f"option-{word}")] if question else []
        labels += [(f"{prefix}-option-{word}", "") for prefix in self._prefixes()]
        return _sentence(self._first(labels, key, places), key)

    def event(self, event: Event, count: int = 1) -> str:
        """What happened; `count` times in a row, where there are words for that."""
        told = event.params if event.other < 0 else {**event.params, "by": event.other}
        if count > 1 and self.has(event.code, "run"):
            return _sentence(self.text(event.code, {**told, "count": count}, part="run"), event.code)
        return _sentence(self.text(event.code, told, part="several" if "owners" in told else ""), event.code)

    def aside(self, event: Event) -> bool:
        """Whether it was done by somebody else and is not worth a line in a brief log."""
        return self.has(event.code, "aside") and self.text(event.code, event.params, part="aside") != "you"

    def heading(self, event: Event) -> str | None:
        """The heading under which the log continues from this event; None for an event without one."""
        known = self._pattern(id_of(event.code), "heading") is not None
        return _sentence(self.text(event.code, event.params, part="heading"), event.code) if known else None

    def reason(self, why: Bar | Refused) -> str:
        return self.text(why.code, why.numbers)

    def ending(self, code: str) -> str:
        """How the game ended."""
        return self.text(code, part="end")

    def name(self, kind: str, thing: str | int, form: str = "") -> str:
        """The name of a thing: `name("card", "nudge")`."""
        ids = [(f"{prefix}-{kind}-{thing}", part) for prefix in self._prefixes() for part in dict.fromkeys((form, ""))]
        return self._first(ids, str(thing), {})

    def value(self, setting: str, value: int | str | bool) -> str:
        """The value of a setting."""
        if isinstance(value, bool):
            return self.text("kernel.yes" if value else "kernel.no")
        code = f"{self.game}.setting.{setting}"
        return self.text(code, part=f"value-{value}") if self.has(code, f"value-{value}") else str(value)

    def text(self, code: str, params: Params | None = None, *, part: str = "") -> str:
        """The text of any code."""
        return self._first([(id_of(code), part)], code, params or {})

    def has(self, code: str, part: str = "") -> bool:
        return self._pattern(id_of(code), part) is not None

    def listed(self, things: Iterable[str]) -> str:
        """`A, B and C`."""
        *others, last = things
        return self.text("kernel.and", {"others": ", ".join(others), "last": last}) if others else last

    # --- looking up --------------------------------------------------------------------------------------------------
    def _prefixes(self) -> tuple[str, ...]:
        return (self.game, "kernel") if self.game else ("kernel",)

    def _pattern(self, message_id: str, part: str) -> Any:
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(part) if part else message.value

    def _offers(self, message_id: str, name: str) -> list[tuple[str, str]]:
        """`offer`, `offer_odds` ...: in the order in which they are written."""
        if not self._bundle.has_message(message_id):
            return []
        parts = self._bundle.get_message(message_id).attributes
        return [(message_id, part) for part in parts if part == name or part.startswith(f"{name}_")]

    def _params(self, message_id: str, part: str) -> set[str]:
        """The parameters that a text needs."""
        if (message_id, part) not in self._needed:
            found, pattern = _Wanted(), self._pattern(message_id, part)
            if pattern is not None:
                found.visit(pattern)
            self._needed[message_id, part] = found.params.union(*(self._params(text, "") for text in found.texts))
        return self._needed[message_id, part]

    def _first(self, ids: Sequence[tuple[str, str]], bare: str, params: Params) -> str:
        """The first of these texts that there is; what cannot be said is shown as its code."""
        wanted = next((found for found in ids if self._pattern(*found) is not None), ids[0])
        try:
            return self._found(wanted, params)
        except MissingMessage:
            if self.strict:
                raise
            told = ", ".join(f"{name}={value}" for name, value in params.items())
            return f"{bare} ({told})" if told else bare

    def _found(self, wanted: tuple[str, str], params: Params) -> str:
        pattern, shown = self._pattern(*wanted), ".".join(filter(None, wanted))
        if pattern is None:
            raise MissingMessage(f"{self.language}: there is no text {shown}")
        text, errors = self._bundle.format_pattern(pattern, {name: _fluent(value) for name, value in params.items()})
        if errors:
            raise MissingMessage(f"{self.language}: {shown}: {'; '.join(map(str, errors))}; given: {dict(params)}")
        return str(text)

    # --- functions for the messages ----------------------------------------------------------------------------------
    def _seat(self, seat: Any) -> str:
        if seat in self.naming.others:
            return self.name("npc", self.naming.others[seat])
        if seat < 0:
            return self.text("kernel.nobody")
        if seat == self.you:
            return self.text("kernel.you")
        return self.names[seat] if seat < len(self.names) else self.text("kernel.seat", {"number": seat + 1})

    def _person(self, seat: Any) -> str:
        """For verbs and cases: `you`, `nobody` (the table itself), `npc` (whom no seat plays) or `other`."""
        if seat in self.naming.others:
            return "npc"
        return "nobody" if seat < 0 else "you" if seat == self.you else "other"

    def _name(self, kind: Any, thing: Any, form: Any = "") -> str:
        if isinstance(thing, Several):
            return ", ".join(self._name(kind, one, form) for one in thing.values)
        return self.name(str(kind), UNKNOWN if thing is None else thing, str(form))

    def _tally(self, kind: Any, things: Any) -> str:
        """Equal things together, in the order in which they first occur: `2 × Cyber, Spice`."""
        counted = Counter(things.values).items()
        return ", ".join(f"{count} × " * (count > 1) + self._name(kind, thing) for thing, count in counted)

    def _shares(self, kind: Any, shares: Any) -> str:
        found = [share.rpartition(" ") for share in str(shares).split(",")]
        return self.listed(self.text("kernel.share", {"name": self._name(kind, n), "share": s}) for n, _, s in found)

    def _place(self, *parts: Any) -> str:
        """Of a space by its parts, each alone or in a tuple; what has no name is called by them."""
        space: tuple[int | str, ...] = ()
        for part in parts:
            space += part.values if isinstance(part, Several) else (_bare(part),)
        if space in self.naming.spaces:
            return self.text(f"{self.game}.space", self.naming.spaces[space])
        return self.text("kernel.space", {"space": space})

    def _dice(self, dice: Any) -> str:
        counted = [(len(list(group)), sides) for sides, group in groupby(dice.values)]
        return " + ".join(self.text("kernel.dice", {"count": count, "sides": sides}) for count, sides in counted)

    def _effect(self, spelled: Any) -> str:
        return phrase(self.game, str(spelled), lambda code, params, part: self.text(code, params, part=part))

    def _throws(self, owners: Any, dice: Any, faces: Any) -> str:
        """The dice of each who rolled, in the order in which they first occur."""
        thrown: dict[int, list[tuple[int, int]]] = {}
        for owner, *die in zip(owners.values, dice.values, faces.values, strict=True):
            thrown.setdefault(owner, []).append((die[0], die[1]))
        told = [
            {"by": by, "dice": [die for die, _ in of], "faces": [face for _, face in of]} for by, of in thrown.items()
        ]
        return "; ".join(self.text("kernel.throw", each) for each in told)


def _sentence(text: str, code: str) -> str:
    """A name at its beginning may be one that is written small elsewhere; a code without a text stays as it is."""
    return text if text.startswith(code) else text[:1].upper() + text[1:]


def _bare(value: Any) -> int | str:
    """A number or a word as the code gave it."""
    return str(value) if isinstance(value, str) else int(value)


def _fluent(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return UNKNOWN
    if value == "":
        return NONE
    if isinstance(value, tuple | list):
        return Several(value)
    return value if isinstance(value, int | str | FluentType) else str(value)

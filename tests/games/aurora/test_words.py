"""Everything that Destiny Aurora says has words, in every language: pieces, what cards do, and random games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.shown.things import things
from rimward.games.aurora.table.names import CAPS, FACTIONS, PLANETS, SKILLS, SPECIALTIES, STATIONS
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.game import Naming
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Bar, Option
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen

CONTENT = replace(GAME).content  # its own: other tests lay tiles of theirs into that of the game
SETTINGS: tuple[dict[str, Any], ...] = (
    {"first_game": True},
    {"quicker": True, "deck": 6, "crew": "dealt", "mission": "silent-ledger", "drop_items": True},
    {"deck": 6, "mission": "fever-line", "tier": 2},
)
MOST = 400  # decisions of a game that is not played to its end
CODE = re.compile(r"(?<!§ )\b(aurora|kernel|terminal)[.-]|\{(?! ?[a-z]\})|\(\('|^none$|\bunknown\b")
ABILITIES = [ability.name for crew in CONTENT.crew.values() for ability in (*crew.blue, *crew.red)]
NAMES: dict[str, Iterable[str]] = {
    "crew": CONTENT.crew,
    "card": (*CONTENT.items, *ABILITIES, "trap", "cache", "explosive", "bare"),
    "ship": CONTENT.ships,
    "tile": (*CONTENT.surface, *CONTENT.orbit),
    "mission": CONTENT.missions,
    "event": CONTENT.events,
    "planet": PLANETS,
    "room": (*STATIONS, "med-bay", "brig", "deck"),
    "skill": SKILLS,
    "specialty": SPECIALTIES,
    "faction": FACTIONS,
    "place": CAPS,
    "ability": {*CONTENT.sheet.front, *CONTENT.sheet.back},
    "keyword": {word for crew in CONTENT.crew.values() for word in crew.keywords},
    "thing": {placed.what for mission in CONTENT.missions.values() for placed in mission.place},
}
FLAVOURED = ("crew", "ship", "tile", "mission", "event")


def spoken(text: str) -> str:
    assert text
    assert CODE.search(text) is None, text
    return text


# --- content ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pieces_have_names_and_no_two_of_a_kind_the_same(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    for kind, pieces in NAMES.items():
        names = [spoken(messages.name(kind, thing)) for thing in pieces]
        assert len(set(names)) == len(names), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_line_of_its_own(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    pieces = [(kind, thing) for kind in FLAVOURED for thing in NAMES[kind]] + [("card", name) for name in CONTENT.items]
    said = [spoken(messages.text(f"aurora.{kind}.{thing}", part="flavour")) for kind, thing in pieces]
    assert len(set(said)) == len(said)
    assert all(line.endswith((".", "!", "?")) for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_do_can_be_said(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    assert GAME.effects is not None
    said = set()
    others = {*GAME.content.events, *GAME.content.missions, *GAME.content.endings, *GAME.content.surface}
    used = {name: effect for name, effect in GAME.effects.cards.items() if name not in others}
    for name, effect in used.items():
        about: dict[str, int | str] = {"card": name, "effect": effect.spelled()}
        said.add(spoken(messages.option("", Option(f"free:{name}", "", about))))
        spoken(messages.event(Event("aurora.ability.used", {"seat": 0, "crew": "rane", "card": name})))
    assert len(said) == len(used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_missions_do_can_be_said(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    told = [thing.told for thing in things(GAME) if thing.kind == "mission"]
    said = {event.params["mission"]: spoken(messages.event(event)) for event in told}
    assert {event.params["when"] for event in told} == {"", "begins", "taken"}
    assert len({text.partition(":")[2] for text in said.values()}) == len(said)
    assert all("aurora" not in text and "effect" not in text for text in said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_locations_do_can_be_said(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    texts = [thing.told for thing in things(GAME) if thing.kind == "tile" and thing.told.params["effect"]]
    assert len({spoken(messages.event(event)) for event in texts}) == len(texts) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_events_do_can_be_said(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    told = [thing.told for thing in things(GAME) if thing.kind == "event"]
    assert len({spoken(messages.event(event)) for event in told}) == len(GAME.content.events)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("vault", "Use Vault, free: move up to 4 squares, past enemies without a test"),
        ("claw-pounce", "move by half its speed, then attack in melee; after a wound it may be used again"),
        ("choke-hold", "stun an adjacent enemy: it misses its next turn"),
        ("on-my-command", "an adjacent friend takes one action, but not an attack"),
        ("surgeon-gel", "heal 2 wounds, your own or an adjacent friend's"),
    ],
)
def test_some_of_what_cards_do(card: str, text: str) -> None:
    assert GAME.effects is not None
    option = Option(f"free:{card}", "", {"effect": GAME.effects.cards[card].spelled()})
    assert text in Messages("en", "aurora", strict=True).option("", option)


@pytest.mark.parametrize(("wounds", "text"), [(1, "1 рана"), (3, "3 раны"), (11, "11 ран"), (21, "21 рана")])
def test_russian_numbers_have_their_forms(wounds: int, text: str) -> None:
    told = {"crew": "rane", "seat": 0, "wounds": wounds, "now": wounds}
    said = Messages("ru", "aurora", strict=True).event(Event("aurora.ko.wounded", told))
    assert said == f"Рейн: {text}, всего {wounds}."


@pytest.mark.parametrize(
    ("language", "shown", "hidden"),
    [
        ("en", "Your secret bounty is on Flibby.", "Bo has drawn a secret bounty."),
        ("ru", "Ваша тайная награда за голову — Флибби.", "Бо берёт тайную награду за голову."),
    ],
)
def test_a_bounty_that_is_not_seen_is_not_named(language: str, shown: str, hidden: str) -> None:
    names = ("Ann", "Bo") if language == "en" else ("Аня", "Бо")
    messages = Messages(language, "aurora", you=0, names=names, strict=True)
    assert messages.event(Event("aurora.bounty.drawn", {"seat": 0, "crew": "flibby"})) == shown
    assert messages.event(Event("aurora.bounty.drawn", {"seat": 1, "crew": None})) == hidden


# --- random games ----------------------------------------------------------------------------------------------------
Said = Callable[[Messages], Iterable[str]]


class Chorus:
    """Says each different thing once to each seat and to a spectator, in every language."""

    def __init__(self, seats: int) -> None:
        self.said: set[tuple[int, str]] = set()
        self.readers = {
            you: [Messages(language, "aurora", you=you, strict=True) for language in LANGUAGES]
            for you in range(-1, seats)
        }

    def new(self, you: int, *what: object) -> bool:
        """2 stands for the larger numbers: they have the same words."""
        key = (you, re.sub(r"\d\d+|[2-9]", "2", repr(what)))
        fresh = key not in self.said
        self.said.add(key)
        return fresh

    def say(self, match: Match, since: int) -> None:
        for you, readers in self.readers.items():
            seat = you if you >= 0 else match.table.seats
            found = list(self.moment(match, you, seat, since))
            naming = screen.named(match, seat) if found else Naming()
            for messages in readers if found else ():
                messages.naming = naming
                for said in found:
                    for text in said(messages):
                        spoken(text)

    def moment(self, match: Match, you: int, seat: int, since: int) -> Iterator[Said]:
        for event in match.events(seat, since):
            if self.new(you, event.code, event.params):
                yield partial(event_lines, event)
        question = match.question(seat) if you >= 0 else None
        if question is not None:
            yield from self.question(match, question)
        if match.result is not None:
            yield partial(result_lines, match)

    def question(self, match: Match, question: Question) -> Iterator[Said]:
        seat, code = question.seat, question.code
        if self.new(seat, code, question.about):
            yield lambda messages: (messages.prompt(code, question.about), screen.where_line(messages, match))
        for option in question.options:
            if self.new(seat, code, option.key, option.about):
                yield partial(option_lines, code, option)
        for key, bar in match.why_not(seat):
            if self.new(seat, code, key, bar.code, bar.numbers):
                yield partial(bar_lines, code, key, bar)


def event_lines(event: Event, messages: Messages) -> Iterator[str]:
    yield from (messages.event(event), messages.event(event, 3), messages.heading(event) or "-")


def option_lines(question: str, option: Option, messages: Messages) -> Iterator[str]:
    yield from (messages.option(question, option), messages.label(question, option.key))
    brief = messages.brief(option)
    if brief is not None:
        yield from (brief.group, brief.part, brief.short, brief.note or "-")


def bar_lines(question: str, key: str, bar: Bar, messages: Messages) -> Iterator[str]:
    yield from (messages.label(question, key), messages.reason(bar))


def result_lines(match: Match, messages: Messages) -> Iterator[str]:
    assert match.result is not None
    yield from screen.result_lines(messages, match.result)
    yield from (messages.text(source, part="source") for source, _ in match.result.sheet)


def play_and_say(chorus: Chorus, seed: int, seats: int, options: dict[str, Any], most: int) -> Match:
    rng = Random(f"words:{seed}")
    match = Match.new(GAME, seats, options, chance=Seeded(seed))
    since = 0
    for _ in range(most):
        if match.result is not None:
            break
        chorus.say(match, since)
        since = len(match.log)
        question = rng.choice([question for question in match.asked if not question.answered])
        match.answer(question.id, question.seat, rng.choice(question.keys))
    chorus.say(match, since)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_have_words_for_everything(seats: int) -> None:
    """Three games of each number of seats; with two of them, one is played to its end."""
    chorus = Chorus(seats)
    whole = 1 if seats == 2 else 0
    for number, options in enumerate(SETTINGS):
        most = 9999 if number < whole else MOST
        match = play_and_say(chorus, 10 * seats + number, seats, options, most)
        assert number >= whole or match.result is not None
    assert len(chorus.said) > 1500

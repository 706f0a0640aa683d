"""Everything that Andromeda's Edge says has words, in every language: cards by what they do, and random games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import BASES, KINDS, STORED, TRACKS
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.game import Naming
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Bar, Option
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen

SETTINGS: tuple[dict[str, Any], ...] = (
    {"length": "short"},
    {"events": "twilight"},
    {"first_game": True},
    {"factions": "chosen", "events": "twilight"},
)
MOST = 300  # decisions of a game that is not played to its end
CODE = re.compile(r"(?<!§ )\b(andromeda|kernel|terminal)[.-]|\{(?! ?[a-z]\})|\(\('|^none$|\bunknown\b")
NAMES = {
    "module": GAME.content.modules,
    "card": GAME.content.tactics,
    "event": GAME.content.events,
    "raider": GAME.content.raiders,
    "faction": GAME.content.factions,
    "ability": GAME.content.abilities,
    "upgrade": GAME.content.upgrades,
    "token": GAME.content.tokens,
    "planet": GAME.content.planets,
    "development": GAME.content.developments,
    "moon": GAME.content.moons,
    "alliance": BASES,
    "ship": KINDS,
    "resource": STORED,
    "track": TRACKS,
}


def spoken(text: str) -> str:
    assert text
    assert CODE.search(text) is None, text
    return text


# --- content ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_has_names(language: str) -> None:
    messages = Messages(language, "andromeda", strict=True)
    for kind, things in NAMES.items():
        for thing in things:
            spoken(messages.name(kind, thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cards_do_can_be_said(language: str) -> None:
    """Of whatever a player uses: it is called a card then, and options are made of it."""
    messages = Messages(language, "andromeda", strict=True)
    assert GAME.effects is not None
    said = set()
    for name, effect in GAME.effects.cards.items():
        about: dict[str, int | str] = {"card": name, "effect": effect.spelled()}
        said.add(spoken(messages.option("", Option(f"play:{name}", "", about))))
        spoken(messages.event(Event("andromeda.tactics.used", {"seat": 0, "card": name})))
    assert len(said) == len(GAME.effects.cards)


@pytest.mark.parametrize(
    ("spelled", "text"),
    [
        ("gain.titanium_0.nanocarbon_1.ice_0.credit_0.energy_0", "gain 1 nanocarbon"),
        ("gain.titanium_2.nanocarbon_0.ice_0.credit_1.energy_3", "gain 2 titanium, 1 credit, 3 energy"),
        ("pay.titanium_0.nanocarbon_0.ice_0.credit_0.energy_0.any_2", "pay 2 resources of any kind"),
        ("pay.titanium_0.nanocarbon_0.ice_2.credit_0.energy_0.any_1", "pay 2 ice, 1 resource of any kind"),
        ("price.titanium_0.nanocarbon_0.ice_0.credit_2.energy_0.any_0.tactics_1", "2 credits, 1 tactics card"),
    ],
)
def test_amounts_are_listed_without_what_is_none(spelled: str, text: str) -> None:
    faction = Option("faction:x", "", {"faction": "toll-house", "upgrade": "escort-wing", "gives": spelled})
    said = Messages("en", "andromeda", strict=True).option("andromeda.player.faction-choice", faction)
    assert said == f"The Toll House: {text}; ship upgrade Escort Wing"


@pytest.mark.parametrize(
    ("leaders", "text"),
    [(1, "Аня нанимает 1 лидера: (3)."), (4, "Аня нанимает 4 лидеров: (3)."), (21, "Аня нанимает 21 лидера: (3).")],
)
def test_russian_numbers_have_their_forms(leaders: int, text: str) -> None:
    messages = Messages("ru", "andromeda", names=("Аня",), strict=True)
    told = {"seat": 0, "region": 3, "leaders": leaders}
    assert messages.event(Event("andromeda.free.recruited", told)) == text


@pytest.mark.parametrize(
    ("language", "shown", "hidden"),
    [
        ("en", "You drew Long Odds.", "Bo drew a tactics card."),
        ("ru", "Вы берёте карту тактики «Сто к одному».", "Бо берёт карту тактики."),
    ],
)
def test_a_card_that_is_not_seen_is_not_named(language: str, shown: str, hidden: str) -> None:
    names = ("Ann", "Bo") if language == "en" else ("Аня", "Бо")
    messages = Messages(language, "andromeda", you=0, names=names, strict=True)
    drawn = "andromeda.tactics.drawn"
    assert messages.event(Event(drawn, {"seat": 0, "card": "long-odds"})) == shown
    assert messages.event(Event(drawn, {"seat": 1, "card": None})) == hidden


# --- random games ----------------------------------------------------------------------------------------------------
Said = Callable[[Messages], Iterable[str]]


class Chorus:
    """Says each different thing once to each seat and to a spectator, in every language."""

    def __init__(self, seats: int) -> None:
        self.said: set[tuple[int, str]] = set()
        self.readers = {
            you: [Messages(language, "andromeda", you=you, strict=True) for language in LANGUAGES]
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
            yield from self.acts(match, seat, question.code)
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

    def acts(self, match: Match, seat: int, code: str) -> Iterator[Said]:
        for act in match.acts(seat):
            if self.new(seat, act.key, act.about):
                yield partial(option_lines, "", act)
        if self.new(seat, "acts", code):
            yield from (partial(bar_lines, "", key, bar) for key, bar in match.why_no_act(seat))


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
    """A random game with acts."""
    rng = Random(f"words:{seed}")
    match = Match.new(GAME, seats, options, chance=Seeded(seed))
    since = 0
    for _ in range(most):
        if match.result is not None:
            break
        chorus.say(match, since)
        since = len(match.log)
        question = rng.choice([question for question in match.asked if not question.answered])
        acts = match.act_keys(question.seat) if rng.random() < 0.25 else []
        if acts:
            match.interject(question.seat, rng.choice(acts))
        else:
            match.answer(question.id, question.seat, rng.choice(question.keys))
    chorus.say(match, since)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_have_words_for_everything(seats: int) -> None:
    """Four games of each number of seats; with two of them, one is played to its end."""
    chorus = Chorus(seats)
    whole = 1 if seats == 2 else 0
    for number, options in enumerate(SETTINGS):
        most = 9999 if number < whole else MOST
        match = play_and_say(chorus, 10 * seats + number, seats, options, most)
        assert number >= whole or match.result is not None
    assert len(chorus.said) > 3000


@pytest.mark.parametrize(
    ("language", "told", "nothing"),
    [
        ("en", "Ada lost 4 VP for damaged modules.", "Ada lost nothing for damaged modules."),
        ("ru", "Ada теряет 4 ПО за повреждённые модули.", "Ada: за повреждённые модули ничего не вычитается."),
    ],
)
def test_damage_is_told_as_a_loss(language: str, told: str, nothing: str) -> None:
    messages = Messages(language, "andromeda", names=["Ada"], strict=True)
    lines = [messages.event(Event("andromeda.scoring.damaged-modules", {"seat": 0, "points": n})) for n in (-4, 0)]
    assert lines == [told, nothing]

"""Whose dice they are, and whose crew is asked about, where nobody plays: said right in both languages."""

from __future__ import annotations

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.shown.names import naming
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.messages import Messages
from tests.games.aurora.foes import enemies_act, enemy, hostile
from tests.games.aurora.folk import R1
from tests.games.aurora.world import CONTENT, Play, crew, on, sq, world

LANGUAGES = ("en", "ru")
DREGG = "dregg-warrior-1"
WORDS = {"en": ("The explosion", "The table", "Dregg"), "ru": ("Взрыв", "Стол", "Воин дреггов")}


def said(play: Play, language: str, *codes: str) -> list[str]:
    messages = Messages(language, "aurora", names=["Ann", "Bob"], strict=True)
    messages.naming = naming(CONTENT, play.match.view(0))
    return [messages.event(event) for event in play.match.events(0) if event.code in codes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonus_of_an_enemy_is_its_own(language: str) -> None:
    figures = [crew(R1, 0, sq(11, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), 4, 6, 1, 6, 6)
    (text,) = said(play, language, "aurora.ship-combat.bonus")
    assert WORDS[language][2] in text
    assert WORDS[language][0] not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_off_is_the_tables(language: str) -> None:
    figures = [crew(R1, 0, sq(11, 14)), crew("flibby", 1, sq(9, 14)), enemy(DREGG, sq(10, 14))]
    play = enemies_act(hostile(figures=figures), 1, 1, 1, 1, 1, 1)
    rolls = [text for text in said(play, language, "kernel.rolled") if WORDS[language][1] in text]
    assert len(rolls) == 1
    assert not [text for text in said(play, language, "kernel.rolled") if WORDS[language][0] in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trap_is_an_explosion(language: str) -> None:
    g = world(figures=[crew(R1, 0, on("centre", "d4"))], crates={on("centre", "d5"): "trap"}, then=f"crew:{R1}")
    play = Play(g, 1, 1, 1, 1, 1, 1).say("open:0")
    assert said(play, language, "kernel.rolled")[0].startswith(WORDS[language][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_whose_crew_is_chosen(language: str) -> None:
    """book:1454: the Renegade chooses for the Coalition, too."""
    match = Match.new(GAME, 1, {"crew": "drafted"}, chance=Seeded(1))
    messages = Messages(language, "aurora", names=["Ann"], strict=True)
    asked = []
    while match.asked and match.asked[0].code == "aurora.setup.crew-draft":
        question = match.asked[0]
        asked.append(messages.prompt(question.code, question.about))
        match.answer(question.id, 0, question.keys[0])
    ours, theirs = asked[:5], asked[5:]
    name = messages.name("ship", "destiny-aurora")
    yours = {"en": "your crew", "ru": "ваш экипаж"}[language]
    assert [yours in text and name not in text for text in ours] == [True] * 5
    assert [yours not in text and name in text for text in theirs] == [True] * 5

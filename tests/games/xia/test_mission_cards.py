"""Every Mission Card is done from its beginning to its delivery, and pays what is printed for its type."""

from typing import Any

import pytest

from rimward.games.xia.shown.view import status
from rimward.games.xia.table.content import MissionKind
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.xia.jobs import SHOT, VOID, at_point, beside, holding, to_delivery
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play

CARDS = content().missions
PAID = {"shuttle": 2000, "research": 3000, "bounty-hunter": 3000, "smuggler": 4000, "thief": 4000}  # as it is done here
KILLED = {"left": (5000, 1000), "right": (4000, 1000)}  # Gaiden is of Tier 2, Easy Tiger of Tier 1
KILLED |= {"enforcer": (5000, 1000), "scoundrel": (4000, 1000), "merchant": (4000, 1000)}
ROLLED: dict[str, dict[str, Any]] = {  # the shot, and the Shield of an NPC
    "enforcer": {"d6": (6,), "d8": (1,)},
    "merchant": {"d6": (6,), "d8": (1,)},
    "scoundrel": {"d6": (6, 1)},
}


def begun(card: MissionKind) -> Play:
    """The Objective is fulfilled."""
    if card.place:
        g = holding(at_point(card.place, card.deliver), card.name)
        return Play(g, d20=(11,)).say("pick-up" if card.type != "research" else "research")
    g = beside(card.target or "left", card.deliver, bounty=0 if card.target else 2000)
    holding(g, card.name)
    if card.type == "thief":
        return Play(g, d20=(13,)).say("steal")
    play = Play(g, d20=(8,), **ROLLED.get(card.target, {"d6": (6,)})).say(*SHOT)
    answer = "remains" if card.type == "bounty-hunter" else "reveal"
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (0, "xia.mission.reveal", [answer])
    return play.say(answer)


@pytest.mark.rule("xia.mission.deliver")
@pytest.mark.rule("xia.mission.payment")
@pytest.mark.rule("xia.mission.card")
@pytest.mark.parametrize("name", CARDS)
def test_the_whole_job(name: str) -> None:
    card = CARDS[name]
    payment, crime = KILLED[card.target] if card.type == "assassin" else (PAID[card.type], 0)
    play = begun(card)
    assert [play.zone("mission:0", seat) for seat in range(4)] == [[name]] * 4
    assert play.public("payments") == [payment, 0, 0]
    play = to_delivery(play, card)
    credits, fame, bounty = play.public("credits")[0], play.public("fame")[0], play.ship(0)["bounty"]
    play.say("complete")
    assert play.public("credits")[0] == credits + payment
    assert play.public("fame")[0] == fame + 1
    assert play.ship(0)["bounty"] == bounty + crime
    assert (play.zone("mission:0"), play.zone("completed:0"), play.public("payments")[0]) == ([], [name], 0)


@pytest.mark.rule("xia.mission.deliver")
@pytest.mark.parametrize("name", CARDS)
def test_it_can_be_delivered_nowhere_else(name: str) -> None:
    card = CARDS[name]
    other = next(sector for sector in ("azure", "pelmont", "tk-421") if sector not in (card.deliver, card.place))
    g = holding(at_point(other, card.deliver, VOID), name, payment=1000)
    bar = dict(Play(g).match.why_not(0))["complete"]
    assert (bar.code, bar.numbers) == ("xia.bar.mission-place", {"sector": card.deliver})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["027", "040", "049", "055", "059", "063", "071", "078"])
def test_a_job_can_be_told_to_everybody(name: str, language: str) -> None:
    """Every event, question and line of the table has its words, whoever reads them."""
    started = begun(CARDS[name])
    for play in (started, to_delivery(started, CARDS[name]).say("complete")):
        for seat in range(4):
            messages = Messages(language, "xia", you=seat if seat < 3 else -1, strict=True)
            match = play.match
            told = [messages.event(event) for event in match.events(seat)]
            told += [messages.event(line) for line in status(content(), match.view(seat))]
            if seat == play.asked.seat:
                told += screen.question_lines(messages, play.asked)
                told += screen.why_lines(messages, match, play.asked)
            assert all(text and "xia.bar" not in text and "{" not in text for text in told)
            assert any(messages.name("job", name) in text for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_a_story_of_its_own(language: str) -> None:
    messages = Messages(language, "xia", strict=True)
    titles = [messages.name("job", name) for name in CARDS]
    stories = [messages.name("job", name, "story") for name in CARDS]
    assert len({*titles, *stories}) == 2 * len(CARDS)
    assert all(1 <= story.count(".") + story.count("?") + story.count("!") <= 3 for story in stories)

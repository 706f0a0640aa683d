"""What players are told ashore, and what bots do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.advice import BY_RULE, advice
from rimward.messages import LANGUAGES
from rimward.terminal import screen
from tests.games.aurora.leave import Leave, over
from tests.games.aurora.orbit import CERBERUS, DONEXIA, FLIBBY, GROM, JAYCE
from tests.games.aurora.test_advice_games import played
from tests.games.aurora.test_shown import words
from tests.games.aurora.world import COALITION, CONTENT, crew, item, number, ship

FOUR = ("duelist", "monoblade", "weave-vest", "arc-ammo")
THREE = ("iron-rations", "trim-vanes", "gunnery-school")
STOPS = ("shore.sell", "shore.buy-gear", "shore.buy-upgrades", "shore.recruit")


def ashore(armory: Sequence[Any] = (), salvage: Sequence[Any] = (), **fields: Any) -> Leave:
    figures = [crew(DONEXIA, 0, "commander"), crew(GROM, 0, "weapons"), crew(JAYCE, 1, "commander")]
    figures += [crew(FLIBBY, COALITION, "brig", ship=CERBERUS)]
    card = ship("cerberus", 0, "dock:0", armory=tuple(armory), salvage=tuple(salvage))
    draw = (*FOUR, *THREE)
    fleet = [card, ship("destiny-aurora", 1, "dock:2")]
    return Leave(over(fields.pop("figures", figures), ships=fleet, digits=(400, 400), **fields), draw=draw)


def best(play: Leave) -> str:
    """What the advice likes most."""
    question = play.g.open[0]
    rated = advice(play.g, question)
    return play.keys[max(range(len(rated)), key=lambda at: rated[at])]


# --- told ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stop", STOPS)
def test_every_stop_can_be_told_with_its_prices(stop: str, language: str) -> None:
    play = ashore([item("duelist", energy=2), item("arc-ammo")], [item("star-charts")]).until(stop, 0)
    messages = words(play.match, 0, language)
    lines = [line.strip() for line in screen.status_lines(messages, GAME, play.match.view(0))]
    purse = messages.text("aurora.count.digits", {"count": play.g.digits[0]})
    assert any([purse in line for line in lines])
    assert {"en": "Campaign “Civil War”", "ru": "Кампания «Гражданская война»"}[language] in lines[0]
    assert purse in messages.text(play.asked.code, play.asked.about, part="ask")


# --- advised ---------------------------------------------------------------------------------------------------------
def test_there_is_advice_for_every_stop() -> None:
    assert {f"aurora.{stop}" for stop in STOPS} <= set(BY_RULE)


def test_idle_valuables_are_sold_and_arms_are_kept() -> None:
    play = ashore([item("duelist")], [item("star-charts"), item("gun-pod")])
    assert best(play) == "sell:star-charts"
    play.say("sell:star-charts")
    assert best(play) == "done"


def test_half_empty_arms_are_reloaded() -> None:
    assert best(ashore([item("duelist", energy=1), item("arc-ammo")])) == "reload:duelist"


def test_the_best_arms_that_digits_buy_are_bought() -> None:
    play = ashore().until("shore.buy-gear", 0)
    assert best(play) == "buy:monoblade"
    play.say("buy:monoblade")
    assert best(play) == "buy:weave-vest"


def test_a_ship_is_made_faster_before_anybody_is_made_healthier() -> None:
    play = ashore().until("shore.buy-upgrades", 0)
    assert best(play) == "fit:trim-vanes"
    play.say("fit:trim-vanes")
    assert best(play) == f"train:{number(play.g, GROM)},gunnery-school"


def test_a_prisoner_is_tried_first_and_then_a_sixth_crew_is_hired() -> None:
    play = ashore().until("shore.recruit", 0)
    assert best(play) == f"turn:{number(play.g, FLIBBY)}"
    mine = [n for n, kind in CONTENT.crew.items() if kind.faction == 0][:6]
    full = [crew(name, 0, "deck") for name in mine]
    play = ashore(figures=[*full, crew(JAYCE, 1, "commander")]).until("shore.recruit", 0)
    assert best(play) == "done"
    play = ashore(figures=[*full[:4], crew(JAYCE, 1, "commander")]).until("shore.recruit", 0)
    assert best(play).startswith("recruit:")


@pytest.mark.slow
def test_bots_spend_what_they_earn_over_a_whole_campaign() -> None:
    """With advice on both sides a campaign ends, and both have bought something."""
    codes = set[str]()
    g = played(2, 4, codes=codes, campaign=3, quicker=True, deck=6)
    assert len(g.parts) == 4
    assert {f"aurora.{stop}" for stop in STOPS[1:3]} <= codes
    spent = [sum(earned) - digits for earned, digits in zip(g.earned, g.digits, strict=True)]
    assert max(spent) > 0
    bought = [name for card in g.ships for name in card.upgrades] + [name for who in g.figures for name in who.upgrades]
    bought += [each.name for card in g.ships for each in card.armory if CONTENT.items[each.name].deck == "gear"]
    assert bought

"""Rules of thumb for standing orders of Destiny Aurora: dice, abilities of ships, and gear that is too much."""

from __future__ import annotations

import pytest

from rimward import LANGUAGES
from rimward.games.aurora import GAME
from rimward.games.aurora.crew_combat import Again
from rimward.games.aurora.dicework import AddBonuses, Pairing, Reroll
from rimward.games.aurora.orders import THUMBS
from rimward.games.aurora.search import Trap
from rimward.games.aurora.ship_ability import Offered
from rimward.games.aurora.table.names import NAVIGATION
from rimward.kernel.frame import Frame
from rimward.kernel.orders import Asked, Order, answer_for
from rimward.kernel.view import view
from rimward.messages import Messages
from tests.games.aurora.folk import C1, R1, at, middle
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, item, ship, world


def dice(*frames: Frame) -> Play:
    """A trap goes off beside somebody who has +1/1, and these frames deal with its dice."""
    g = world(surface=middle(), figures=[crew(R1, RENEGADE, at("d4")), crew(C1, COALITION, at("h8"))])
    g.stack = [Trap(at("d5"), (0,), (5, 6)), *frames]
    return Play(g, 1, 1)


def said(play: Play, thumb: str) -> str | None:
    question = play.asked.asked
    known = view(play.g, question.seat)
    return answer_for(GAME, [Order(where=question.code, answer=thumb)], Asked(play.g, question), known)


def followed(play: Play, thumb: str, times: int) -> list[str]:
    """What it answers one after the other."""
    answers: list[str] = []
    for _ in range(times):
        key = said(play, thumb)
        assert key is not None
        answers.append(key)
        play.say(key)
    return answers


@pytest.mark.rule("aurora.ship-combat.pairing")
def test_pairs_that_stop_most() -> None:
    """The 6 is kept for the 6, though it would stop the 5 as well: with a bonus the 4 does that."""
    play = dice(Pairing(RENEGADE, (5, 6), (4, 6)))
    assert said(play, "pairs") == said(play, "dice") == "pair:5,4"
    assert said(play, "bonuses") is None


@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_a_bonus_goes_where_it_stops_a_hit_and_else_nowhere() -> None:
    play = dice(AddBonuses(RENEGADE, ((1, 1, ""),), (3, 4), (4, 6)))
    assert said(play, "bonuses") == "pair:4,3"
    idle = dice(AddBonuses(RENEGADE, ((1, 1, ""),), (1, 4), (4, 6)))
    assert said(idle, "bonuses") == "done"


def reroll(code: str, *faces: int, most: int = 2) -> Play:
    return dice(Again(RENEGADE, faces, 0, most), Reroll(RENEGADE, code, faces, most))


@pytest.mark.rule("aurora.terrain.hindering-defense")
def test_dice_below_a_number_are_rolled_again_the_lowest_first() -> None:
    code = "aurora.terrain.hindering-defense"
    assert followed(reroll(code, 4, 1), "again-4", 1) == ["black:1"]
    assert said(reroll(code, 4, 5), "again-4") == "done"
    assert followed(reroll(code, 4, 1), "again-5", 2) == ["black:1", "black:4"]


def test_dice_are_rolled_again_where_it_pays() -> None:
    code = "aurora.terrain.hindering-defense"
    assert said(reroll(code, 1, 6), "again") == "black:1"
    assert said(reroll(code, 4, 6), "again") == "done"
    assert said(reroll(code, 4, 6), "pairs") is None


def evading(pilot: str) -> Play:
    ships = [ship("cerberus", RENEGADE, 14 * 28 + 10), ship("destiny-aurora", COALITION, 14 * 28 + 20)]
    g = world(ships=ships, figures=[crew(pilot, RENEGADE, NAVIGATION), crew(C1, COALITION, NAVIGATION)])
    g.stack = [Offered(0, "evasive")]
    return Play(g)


@pytest.mark.rule("aurora.ship-ability.timing")
def test_an_ability_is_used_with_dice_enough() -> None:
    play, weak = evading("rane"), evading("dro-tov")
    assert (play.asked.about["dice"], weak.asked.about["dice"]) == (5, 1)
    assert said(play, "ability-1") == said(play, "ability-3") == "ability:evasive"
    assert said(weak, "ability-1") == "ability:evasive"
    assert said(weak, "ability-2") == "pass"


def test_the_cheapest_gear_goes() -> None:
    figures = [
        crew(R1, RENEGADE, at("d4"), gear=tuple(item(n) for n in ("echo-lens", "star-idol", "moss-poultice"))),
        crew(C1, COALITION, at("h8")),
    ]
    scene = world(surface=middle(), figures=figures, crates={at("d5"): "folded-door"}, then=f"crew:{R1}")
    play = Play(scene).say("open:0")
    assert play.code == "gear.over-limit"
    assert said(play, "cheapest") == "discard:moss-poultice"
    assert said(play, "dice") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_thumb_has_its_words(language: str) -> None:
    words = Messages(language, "aurora", strict=True)
    for thumb in THUMBS:
        assert words.text(f"aurora.thumb.{thumb}", {})

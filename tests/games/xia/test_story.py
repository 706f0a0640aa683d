"""The story of a game of Xia: Fame by its source, and what a roll is worth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.shown.story import SOURCES, TELLING, still, worth
from rimward.games.xia.table.state import Xia, replaced
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.record import read
from rimward.kernel.story import Story, luck, story
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.xia import scenes

RECORDED = Path(__file__).parents[2] / "recorded/xia"
NINE = ("combat", "explore", "kindness", "luck", "missions", "ships", "titles", "trade", "wealth")


def told(name: str) -> tuple[Match, Story]:
    match = Match.load(GAME, read((RECORDED / f"{name}.rimward").read_bytes()))
    return match, story(TELLING, match.table.seats, match.log)


@pytest.mark.parametrize("name", ["5-greedy-by-the-book", "by-hand/npcs-and-missions"])
def test_the_sources_add_up_to_the_score(name: str) -> None:
    match, found = told(name)
    assert match.result is not None
    for seat, score in enumerate(match.result.scores):
        own = [one for one in found.scored if one.seat == seat]
        assert sum(one.points for one in own) == score
        assert (own[-1].score if own else 0) == score


def test_the_turns_are_those_of_the_captains_in_their_order() -> None:
    _, found = told("5-greedy-by-the-book")
    first = found.turns[0]
    assert found.turns == [(first + turn) % 5 for turn in range(len(found.turns))]
    assert {one.turn for one in found.scored} <= set(range(len(found.turns)))


def test_every_throw_of_a_captain_counts() -> None:
    match, found = told("by-hand/npcs-and-missions")
    rolls = [event for event in match.log if event.code == "kernel.rolled" and event.params["by"] >= 0]
    assert any(event.params["by"] < 0 for event in match.log if event.code == "kernel.rolled")
    dice = sum(len(roll.params["dice"]) for roll in rolls if worth(roll.params["rule"], 20))
    assert len(found.thrown) == dice == sum(one.throws for one in found.fortunes)


@pytest.mark.parametrize(("language", "nobody"), [("en", "The table rolled"), ("ru", "Стол бросает")])
def test_in_the_log_of_an_older_game_npcs_throw_their_own_dice(language: str, nobody: str) -> None:
    match, _ = told("by-hand/npcs-and-missions")
    words = Messages(language, "xia", names=("Ann", "Bo", "Cy", "Di"), strict=True)
    words.naming = screen.named(match, 0)
    npcs = [event for event in match.events(0) if event.code == "kernel.rolled" and event.params["by"] < 0]
    combat = [words.event(event) for event in npcs if event.params["rule"] == "xia.combat.roll"]
    assert combat
    assert not any(line.startswith(nobody) for line in combat)
    log = "\n".join(screen.log_lines(words, match.events(0)))
    assert all(line in log for line in combat)
    assert len(combat) + log.count(nobody) == len(npcs)


@pytest.mark.parametrize(
    ("rule", "best", "worst"),
    [
        ("xia.move.engine", 20, 1),
        ("xia.combat.roll", 20, 1),
        ("xia.border.asteroid-enter", 11, 10),
        ("xia.border.nebula-enter", 20, 10),
        ("xia.border.shield-cross", 18, 10),
        ("xia.border.debris-enter", 4, 3),
        ("xia.cargo.mine", 11, 10),
        ("xia.cargo.harvest", 20, 10),
        ("xia.cargo.salvage", 4, 1),
        ("xia.mission.smuggler-sneak", 13, 12),
    ],
)
def test_what_comes_of_a_roll_is_its_luck(rule: str, best: int, worst: int) -> None:
    lucks = [luck(worth(rule, 20), face) for face in range(1, 21)]
    assert lucks[best - 1] == max(lucks) > 0
    assert lucks[worst - 1] == min(lucks) < 0


def test_where_a_ship_comes_back_is_no_luck() -> None:
    assert not worth("xia.respawn.where", 20)
    assert not worth("xia.gate.tigris", 20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str) -> None:
    words = Messages(language, "xia")
    sources = [*[f"xia.fame.{source}" for source in NINE], "xia.gate.first-use-fame"]
    assert set(sources) == set(SOURCES)
    names = {words.text(source, part="source") for source in sources}
    assert len(names) == 10
    assert not any("xia" in name for name in names)
    gain = Event("xia.fame.trade", {"seat": 0, "points": 1, "fame": 3})
    assert [one.source for one in TELLING.gains(gain)] == ["xia.fame.trade"]


def test_the_ship_that_a_captain_starts_with_is_told() -> None:
    match, _ = told("5-greedy-by-the-book")
    tags = [tag for event in match.log for tag in TELLING.tags(event)]
    assert sorted(tag.seat for tag in tags) == [0, 1, 2, 3, 4]
    assert {tag.kind for tag in tags} == {"ship"}
    assert len({tag.name for tag in tags}) == 5


def _energy(g: Xia, amount: int) -> None:
    g.ships[0].energy = amount


@pytest.mark.parametrize(
    ("done", "effect"),
    [
        (lambda g: None, False),
        (lambda g: _energy(g, 2), False),  # of 6: a way out and back
        (lambda g: g.ships[0].spend((0,)), False),  # a shot that missed
        (lambda g: setattr(g.ships[2], "space", (9, 9)), False),  # an NPC, or somebody else, flew on
        (lambda g: _energy(g, 8), True),
        (lambda g: setattr(g.ships[0], "space", (9, 9)), True),
        (lambda g: setattr(g.ships[1], "damaged", (3,)), True),
        (lambda g: setattr(g, "credits", replaced(g.credits, 0, 10)), True),
        (lambda g: setattr(g, "fame", replaced(g.fame, 0, 1)), True),
        (lambda g: g.ships[0].empty(len(g.ships[0].hold) - 1), True),
        (lambda g: g.zones.put("completed:0", "mission-7", 0), True),
    ],
)
def test_a_turn_is_without_effect_when_nothing_came_of_it(done: Callable[[Xia], None], effect: bool) -> None:
    before = scenes.market()
    before.ships[0].hold = (*before.ships[0].hold[:-1], "spice")
    before.ships[0].energy = 6
    after = before.copy()
    done(after)
    assert still(before, after, 0) is not effect


def test_a_captain_without_a_ship_on_the_board_is_not_idle() -> None:
    before = scenes.market()
    before.ships[0].space = None
    assert not still(before, before.copy(), 0)

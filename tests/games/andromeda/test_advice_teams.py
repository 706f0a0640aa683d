"""What the advice knows of teams: it does not fear its teammate, fights at its side, and shares where that helps."""

from __future__ import annotations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.advice import fights
from rimward.games.andromeda.advice.standing import Standing
from rimward.kernel.question import key_of
from tests.games.andromeda.more_world import KEEP, TO_MATE, teamed
from tests.games.andromeda.stations import EDGE, Game
from tests.games.andromeda.world import BLUE, GREEN, PURPLE, YELLOW, Play, at, module, world

BAY = [(YELLOW, "transport", "bay")] * 2
RICH = dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), 4)


def rated(play: Play) -> dict[str, float]:
    question = play.match.table.open[0]
    assert GAME.advice is not None
    return dict(zip(map(key_of, question.options), GAME.advice(play.match.table, question, ""), strict=True))


@pytest.mark.parametrize("there", [BLUE, GREEN])
def test_a_teammate_is_nobody_to_fight(there: int) -> None:
    """Two of its heavy cruisers frighten whoever is not on their side."""
    g = teamed(tiles=EDGE, ships=[*BAY, (there, "heavy-cruiser", "C3"), (there, "fighter", "C3")])
    battle = fights.launched(Standing(g, YELLOW), "transport", at("C3"), [])
    assert battle == 0 if there == BLUE else battle < 0


def test_without_teams_everybody_is_an_opponent() -> None:
    g = world(4, tiles=EDGE, ships=[*BAY, (BLUE, "heavy-cruiser", "C3"), (BLUE, "fighter", "C3")])
    assert fights.launched(Standing(g, YELLOW), "transport", at("C3"), []) < 0


def test_two_of_a_side_are_counted_together() -> None:
    ships = [(YELLOW, "transport", "C3"), (GREEN, "fighter", "C3"), (PURPLE, "fighter", "C3")]
    against = fights.opponents(Standing(teamed(tiles=EDGE, ships=ships), YELLOW), at("C3"))
    assert [(throw.dice, throw.mate_dice) for throw in against] == [(2, 2)]
    alone = fights.opponents(Standing(world(4, tiles=EDGE, ships=ships), YELLOW), at("C3"))
    assert [(throw.dice, throw.mate_dice) for throw in alone] == [(2, 0), (2, 0)]


def test_a_cruiser_joins_a_teammate_who_needs_help() -> None:
    """Beside an even fight of two others: with its teammate in it there is more to win than for itself alone."""
    ships = [(BLUE, "fighter", "C3"), (PURPLE, "fighter", "C3"), (YELLOW, "heavy-cruiser", "C2")]
    for g, helps in ((teamed(tiles=EDGE, ships=ships), True), (world(4, tiles=EDGE, ships=ships), False)):
        now, cruiser = Standing(g, YELLOW), tuple(g.on_board(YELLOW))
        with_it, without = fights.under_way(now, at("C3"), cruiser), fights.under_way(now, at("C3"))
        assert with_it > without
        assert (without > 0) == helps, "the battle of a teammate is no matter of indifference"
        assert (with_it > 1.5 * now.step("supremacy")) == helps


@pytest.mark.parametrize(("poor", "agrees"), [(True, True), (False, False)])
def test_a_resource_goes_to_whoever_needs_it_more(poor: bool, agrees: bool) -> None:
    """Blue has four of everything and is asked for a titanium by yellow, who has none, or as many."""
    stock = {BLUE: RICH} if poor else {BLUE: {"titanium": 1}, YELLOW: RICH}
    play = Game(teamed(tiles=EDGE, ships=BAY, stock=stock))
    play.act(YELLOW, "ask:titanium")
    found = rated(play)
    assert (found["accept"] > found["decline"]) == agrees


@pytest.mark.parametrize(("steps", "gives"), [(6, True), (0, False)])
def test_a_module_goes_where_its_step_scores_more(steps: int, gives: bool) -> None:
    name = module("science", damage=0)
    g = teamed(
        tiles={**EDGE, "C3": "maximus"},
        ships=BAY,
        stock={YELLOW: RICH},
        market={"science": (name,)},
        tracks={BLUE: {"science": steps}, YELLOW: {"science": 0}},
    )
    play = Game(g)
    play.launch("transport", "C3")
    play.say("buy:science,0")
    while TO_MATE not in play.asked.keys:
        play.say(next(key for key in play.asked.keys if key not in ("done", "pass")))
    found = rated(play)
    assert (found[TO_MATE] > found[KEEP]) == gives

"""Whose turn it is: how far the bots look ahead hangs on it."""

from __future__ import annotations

from random import Random

from rimward.bots.rollout import Futures
from rimward.games.andromeda import GAME as ANDROMEDA
from rimward.games.comet import GAME as COMET
from rimward.games.xia import GAME as XIA
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Effect, Xia
from rimward.games.xia.turn import Turns
from rimward.kernel.chance import Sampled, Seeded
from rimward.kernel.match import Match
from rimward.kernel.window import turn_of
from rimward.lab.playout import asking
from tests.games.andromeda.scenes import BLUE, four_against_swarm
from tests.games.xia.scenes import Play, deal, fitted, table


def on_auto_pilot() -> Xia:
    """It is the turn of seat 2, and the ship of seat 1 will fly up to 3 spaces after it."""
    spaces = {"swamp-rat": (-2, 2), "lamplighter": (0, 0), "numerator": (-2, 0)}
    ships = tuple(fitted(name, seat, space, "m-22") for seat, (name, space) in enumerate(spaces.items()))
    g = table(ships, (Tile("lost-sector", 0, 0),), Turns(2))
    for seat in range(3):
        deal(g, seat)
    g.effects = (Effect("auto-pilot", 1, 3),)
    return g


def test_the_move_of_an_auto_pilot_is_nobodys_turn() -> None:
    play = Play(on_auto_pilot())
    assert (play.asked.seat, turn_of(play.match.table)) == (2, 2)
    play.say("end")
    assert (play.asked.seat, play.asked.code) == (1, "xia.move.point-per-space")
    assert turn_of(play.match.table) is None
    play.say("stop")
    assert (play.asked.seat, turn_of(play.match.table)) == (0, 0)


def test_who_looks_ahead_sees_where_an_auto_pilot_flies_after_the_turn() -> None:
    g = Play(on_auto_pilot()).match.table
    futures = Futures(XIA, asking(g, g.open[0]), "", Random(1), 100)
    future, chance = futures.next(), Sampled(Random(2))
    futures.answer(future, chance, 2, "end")
    assert future.open[0].seat == 1
    assert not futures.ended(future)
    futures.answer(future, chance, 1, "stop")
    assert (turn_of(future), futures.ended(future)) == (0, True)


def test_a_battle_is_in_the_turn_of_the_active_player_wherever_it_is() -> None:
    match = Match.scenario(ANDROMEDA, four_against_swarm(), chance=Seeded(1))
    assert turn_of(match.table) == BLUE


def test_a_choice_of_all_is_nobodys_turn() -> None:
    match = Match.new(COMET, 3, {}, chance=Seeded(1))
    assert turn_of(match.table) is None
    for question in match.asked:
        match.answer(question.id, question.seat, "near")
    assert turn_of(match.table) == 0

"""Bounties and digits."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import bounty
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.folk import C1, C2, MISS, R1, R2, SIX, at, finish, kind, middle, sure
from tests.games.aurora.world import CONTENT, Play, crew, world


def killing(target: str = C1, targets: dict[int, str] | None = None, **fields: Any) -> Play:
    """R1 deals the last wound to somebody."""
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(target, 1, at("d5"), wounds=kind(target).health - 1, **fields)],
        targets=targets,
        then=f"crew:{R1}",
    )
    return finish(Play(g, *sure(R1, 1)).say("attack:1,bare"))


def digits(play: Play, seat: int) -> int:
    """What a seat has earned, by what everybody was told."""
    paid = [*play.told("reward.earned"), *play.told("bounty.completed")]
    return sum([event["digits"] for event in paid if event["seat"] == seat])


# --- defeating crew --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.reward.crew")
def test_a_defeated_crew_is_worth_fifty() -> None:
    play = killing()
    assert (digits(play, 0), digits(play, 1)) == (50, 0)


@pytest.mark.rule("aurora.reward.crew")
def test_wounds_alone_are_worth_nothing() -> None:
    g = world(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"))], then=f"crew:{R1}")
    assert digits(finish(Play(g, *sure(R1, 2)).say("attack:1,bare")), 0) == 0


@pytest.mark.rule("aurora.reward.crew")
def test_whoever_deals_the_last_wound_is_paid() -> None:
    """Two Renegade players: the first wounds, the second fells."""
    g = world(
        3,
        figures=[
            crew(R1, 0, at("d4")),
            crew(C1, 1, at("d5"), wounds=kind(C1).health - 2),
            crew(R2, 2, at("c5")),
        ],
        then="surface",
    )
    play = Play(g, *(sure(R1, 1) if kind(R1).initiative >= kind(R2).initiative else sure(R2, 1)), *sure(R2, 1))
    while not play.who(C1).out:
        if play.asked.seat == 1:
            play.say("end")
        else:
            play.say(next(key for key in play.keys if key.startswith("crew:")))
            finish(play.say("attack:1,bare")).say("end")
    last = play.told("ko.defeated")[0]["by"]
    seat = {R1: 0, R2: 2}[last]
    assert (digits(play, seat), digits(play, 2 - seat)) == (50, 0)


@pytest.mark.rule("aurora.reward.crew")
def test_a_crew_that_falls_by_itself_pays_nobody() -> None:
    """Off a ledge with its last point of health."""
    ground = {"d4": "^"}
    edges = {"d4e": "=", "d3e": "=", "c4s": "=", "d4s": "="}
    g = world(
        surface=middle(ground, edges),
        figures=[crew(C1, 1, at("d4"), wounds=kind(C1).health - 1), crew(R1, 0, at("h8"))],
        then=f"crew:{C1}",
    )
    play = Play(g).say("move", f"leap:{at('d5')}")
    assert play.who(C1).out
    assert digits(play, 0) == 0


@pytest.mark.rule("aurora.reward.digits-denominations")
def test_all_rewards_are_in_steps_of_twenty_five() -> None:
    values = [*CONTENT.bounties.values()]
    values += [entry.reward for entry in CONTENT.missions.values()]
    values += [entry.failure for entry in CONTENT.missions.values()]
    assert [value % 25 for value in values] == [0] * len(values)


# --- bounties --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.bounty.values")
@pytest.mark.parametrize("name", list(CONTENT.crew))
def test_a_commander_is_worth_more_and_tech_and_medical_crew_less(name: str) -> None:
    values = {"commander": 150, "navigation": 100, "weapons": 100, "engineering": 75, "medical": 75}
    assert CONTENT.bounties[name] in {values[station] for station in kind(name).specialty}


@pytest.mark.rule("aurora.bounty.complete")
@pytest.mark.rule("aurora.bounty.replaces")
def test_a_bounty_is_paid_instead_of_the_fifty() -> None:
    play = killing(targets={0: C1})
    assert play.told("bounty.completed") == [{"seat": 0, "crew": C1, "digits": CONTENT.bounties[C1]}]
    assert digits(play, 0) == CONTENT.bounties[C1]


@pytest.mark.rule("aurora.bounty.replaces")
@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.example("aurora.example.bounty-instead-of-fifty")
def test_a_bounty_and_another_crew_make_two_hundred() -> None:
    boss = next(n for n, c in CONTENT.crew.items() if c.faction == 1 and CONTENT.bounties[n] == 150)
    other = next(n for n, c in CONTENT.crew.items() if c.faction == 1 and n != boss)
    g = world(
        figures=[
            crew(R1, 0, at("d4")),
            crew(R2, 0, at("f4")),
            crew(boss, 1, at("d5"), wounds=kind(boss).health - 1),
            crew(other, 1, at("f5"), wounds=kind(other).health - 1),
        ],
        targets={0: boss},
        then="player:0",
    )
    play = Play(g, *sure(R1, 1), *sure(R2, 1)).say("crew:0", "attack:2,bare")
    finish(play).say("end", "crew:1", "attack:3,bare")
    assert digits(finish(play), 0) == 200


@pytest.mark.rule("aurora.bounty.complete")
def test_somebody_elses_crew_does_not_complete_it() -> None:
    """The bounty lies with the teammate; the fifty go to whoever did it."""
    g = world(
        3,
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), wounds=kind(C1).health - 1)],
        targets={2: C1},
        then=f"crew:{R1}",
    )
    play = finish(Play(g, *sure(R1, 1)).say("attack:1,bare"))
    assert play.told("bounty.completed") == []
    assert (digits(play, 0), digits(play, 2)) == (50, 0)


@pytest.mark.rule("aurora.bounty.complete")
def test_aboard_a_boarded_ship_it_counts_too() -> None:
    g = world(
        figures=[
            crew(R1, 0, "deck", ship=1),
            crew(C1, 1, "weapons", wounds=kind(C1).health - 1),
            crew(C2, 1, at("d4")),
        ],
        targets={0: C1},
        then=f"crew:{R1}",
    )
    play = finish(Play(g, *sure(R1, 1)).say("attack:1,bare"))
    assert len(play.told("bounty.completed")) == 1


@pytest.mark.rule("aurora.bounty.secret")
def test_a_bounty_is_known_to_its_holder_until_it_is_completed() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), wounds=kind(C1).health - 1)],
        targets={0: C1},
        then=f"crew:{R1}",
    )
    play = Play(g, SIX, *[MISS] * (kind(R1).attack - 1), MISS)
    assert C1 in str(play.match.view(0)["zones"][bounty(0)])
    assert C1 not in str(play.match.view(1)["zones"][bounty(0)])
    finish(play.say("attack:1,bare"))
    assert play.told("bounty.completed", seat=1) == [{"seat": 0, "crew": C1, "digits": CONTENT.bounties[C1]}]


@pytest.mark.rule("aurora.bounty.secret")
def test_nobody_is_told_what_somebody_else_draws() -> None:
    match = Match.new(GAME, 2, {"quicker": True, "crew": "dealt"}, chance=Seeded(1))
    for seat in (0, 1):
        drawn = [event.params for event in match.events(seat) if event.code == "aurora.bounty.drawn"]
        assert [params["crew"] is not None for params in drawn] == [seat == 0, seat == 1]
        own = next(params["crew"] for params in drawn if params["seat"] == seat)
        assert kind(own).faction == 1 - seat


@pytest.mark.rule("aurora.reward.paid-at-shore-leave")
def test_digits_are_counted_openly_while_the_mission_lasts() -> None:
    """Everybody sees the same; they buy nothing yet."""
    play = killing()
    assert play.told("reward.earned", seat=0) == play.told("reward.earned", seat=1)
    assert not any(key.startswith("buy") for key in play.keys)

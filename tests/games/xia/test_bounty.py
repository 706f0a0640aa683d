"""Bounties: what brings one, who gets it, and what it is to have one."""

import pytest

from rimward.games.xia.fight.death import Death
from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.table.state import Xia
from rimward.kernel.question import Refused
from tests.games.xia.openings import begun, beside, cell
from tests.games.xia.scenes import Play, attack, hunt, ram


def crossing(sector: str, door: str, direction: str, *, inwards: bool = True, bounty: int = 0) -> Xia:
    """Seat 0 about to take one step over an edge of a planet."""
    g = begun(sector, "burning-horse", "red-gulch")
    inside = cell(g, sector, door)
    outside = beside(g, inside, direction)
    here, there = (outside, inside) if inwards else (inside, outside)
    g.ships[0].space, g.ships[0].bounty = here, bounty
    g.stack.append(Crossing(0, *there).then("list"))
    return g


# --- what brings a Bounty --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.bounty.evading")
@pytest.mark.parametrize(("roll", "bounty"), [(10, 0), (11, 1000), (17, 1000), (18, 0)])
def test_evading_a_planetary_shield(roll: int, bounty: int) -> None:
    play = Play(crossing("kemplar-ii", "b2", "nw"), d20=(roll,))
    assert play.ship(0)["bounty"] == bounty
    assert len(play.told("xia.bounty.evading")) == bounty // 1000


@pytest.mark.rule("xia.bounty.outlaw-association")
@pytest.mark.parametrize("inwards", [True, False])
@pytest.mark.parametrize(("had", "has"), [(0, 1000), (1000, 1000), (5000, 5000)])
def test_an_innocent_who_is_seen_at_an_outlaw_planet(inwards: bool, had: int, has: int) -> None:
    play = Play(crossing("loath", "c2", "ne", inwards=inwards, bounty=had))
    assert play.ship(0)["bounty"] == has
    assert len(play.told("xia.bounty.outlaw-association")) == (had == 0)


@pytest.mark.rule("xia.bounty.raiding")
@pytest.mark.parametrize(("target", "attacker"), [(0, 1000), (2000, 0)])
def test_raiding_an_innocent(target: int, attacker: int) -> None:
    g = attack()
    g.ships[1].damaged, g.ships[1].bounty = tuple(range(1, 13)), target
    play = Play(g, d6=(1,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.ship(0)["bounty"] == attacker


@pytest.mark.rule("xia.bounty.raiding")
def test_who_died_in_the_same_ram_has_raided_nobody() -> None:
    g = ram()
    g.ships[0].bounty = g.ships[1].bounty = 0
    play = Play(g, d6=(6,)).say("attack", "use:0,3", "done", "done", "pass")
    assert (play.ship(0)["space"], play.ship(1)["space"]) == (None, None)
    assert (play.ship(0)["bounty"], play.ship(1)["bounty"]) == (0, 0)


@pytest.mark.rule("xia.bounty.no-limit")
def test_bounties_add_up() -> None:
    play = Play(crossing("kemplar-ii", "b2", "nw", bounty=41_000), d20=(14,))
    assert play.ship(0)["bounty"] == 42_000


# --- what it is to have one ------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.bounty.status")
def test_an_innocent_becomes_an_outlaw_at_once() -> None:
    """After the shot, in the same turn, the ship can no longer fly in at the Entrance that it stands before."""
    g = begun("kemplar-ii", "burning-horse", "red-gulch", outfits=("falconet",))
    inside = cell(g, "kemplar-ii", "d3")
    door = f"{inside[0]},{inside[1]}"
    g.ships[0].space = beside(g, inside, "se")
    g.ships[1].space = beside(g, g.ships[0].space, "w")
    g.ships[1].damaged = tuple(range(1, 10))
    use = g.ships[0].outfits[0].uses[0]
    play = Play(g.copy(), d6=(6,)).say("impulse")
    assert f"hex:{door}" in play.asked.keys
    play = Play(g, d6=(6,)).say("attack", f"use:0,{use}", "done", "impulse")
    assert play.ship(0)["bounty"] == 1000
    assert f"hex:{door}" not in play.asked.keys
    with pytest.raises(Refused) as refused:
        play.say(f"cross:{door}")
    assert (refused.value.rule, refused.value.numbers) == ("xia.planet.lawful-entrance", {"bounty": 1000})


@pytest.mark.rule("xia.bounty.separate")
def test_a_bounty_can_be_neither_spent_nor_given_away() -> None:
    g = begun("azure", "burning-horse", "red-gulch")
    g.ships[0].space, g.ships[0].bounty = cell(g, "azure", "c3"), 9000
    g.ships[0].damaged, g.ships[0].energy, g.credits = (0,), 5, (0, 3000, 3000)
    play = Play(g)
    assert play.match.act_keys(0) == []
    assert "gift:0,3000" in play.match.act_keys(1)
    play.say("end")
    assert play.asked.code == "xia.business.any-order"
    for key in ("repair", "buy-fame", "buy-outfit:m-22", "buy-ship:gaiden"):
        with pytest.raises(Refused) as refused:
            play.say(key)
        assert refused.value.rule == "xia.credits.spending"
    assert (play.public("credits")[0], play.ship(0)["bounty"]) == (0, 9000)


# --- who gets it -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.bounty.claim")
def test_the_destroyer_claims_it_at_once() -> None:
    g = attack()
    g.ships[1].damaged, g.ships[1].bounty = tuple(range(1, 13)), 4000
    play = Play(g, d6=(1,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.public("credits") == [4000, 0, 0]
    assert (play.ship(0)["bounty"], play.ship(1)["bounty"]) == (0, 0)


@pytest.mark.rule("xia.bounty.claim")
def test_it_is_discarded_if_both_died() -> None:
    play = Play(ram(), d6=(6,)).say("attack", "use:0,3", "done", "done", "pass")
    assert play.public("credits") == [0, 0, 0]
    assert (play.ship(0)["bounty"], play.ship(1)["bounty"]) == (0, 0)


@pytest.mark.rule("xia.bounty.claim")
def test_what_an_npc_claims_lies_on_its_card() -> None:
    g = hunt()
    g.ships[1].bounty = 2000
    g.stack = [Death(1, 3)]
    play = Play(g)
    assert play.public("credits") == [0, 0, 0, 2000, 3000]
    assert play.ship(1)["bounty"] == 0


# --- how it goes away ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.bounty.remove")
def test_a_new_ship_has_a_clean_record() -> None:
    g = begun("azure", "burning-horse", "red-gulch")
    g.ships[0].space, g.ships[0].bounty = cell(g, "azure", "c3"), 9000
    g.credits = (5000, 0, 0)
    play = Play(g).say("end", "buy-ship:gaiden")
    assert play.ship(0)["bounty"] == 0
    assert play.public("credits") == [0, 0, 0]  # what lay on the old mat went to the bank


@pytest.mark.rule("xia.bounty.remove")
def test_a_ship_that_a_border_destroys_has_no_bounty_left_and_nobody_gets_it() -> None:
    g = crossing("kemplar-ii", "b2", "nw", bounty=9000)
    g.ships[0].damaged = tuple(range(2, 11))
    play = Play(g, d20=(2,))
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == (None, 0)
    assert play.public("credits") == [3000, 3000, 3000]

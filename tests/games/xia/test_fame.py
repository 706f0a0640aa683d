"""Fame: where it comes from, when it counts, and that it stays."""

from collections.abc import Callable
from typing import Any

import pytest

from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.state import Ship, Xia, token
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.openings import begun, beside, cell
from tests.games.xia.scenes import (
    HORSE,
    Play,
    attack,
    easy_tiger,
    gaiden,
    hunt,
    lasting_sorrow,
    puddle_jumper,
    table,
)

FAR = (-2, 2)


def docked(sector: str, name: str, **options: Any) -> Xia:
    """Seat 0 on a space of a planet, to act."""
    g = begun(sector, "burning-horse", "red-gulch", **options)
    g.ships[0].space = cell(g, sector, name)
    return g


# --- the track -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.track")
def test_several_may_stand_on_the_same_number() -> None:
    g = begun("azure", "burning-horse", "red-gulch")
    assert g.fame == (0, 0, 0)
    g.fame = (1, 3, 2)
    g.stack.append(GainFame(0, 2, "xia.fame.combat").then("list"))
    assert Play(g).public("fame") == [3, 3, 2]


@pytest.mark.rule("xia.fame.immediate")
def test_it_counts_at_once_on_another_players_turn() -> None:
    """The target's 20 counts while the damage of the attack is still to be placed."""
    play = Play(attack(), d6=(6, 6), d20=(20,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "done", "evasive-thrusters")
    assert (play.asked.seat, play.asked.code) == (1, "xia.damage.placement")
    assert play.public("fame") == [0, 1, 0]


@pytest.mark.rule("xia.fame.no-loss")
def test_destruction_takes_no_fame() -> None:
    g = attack()
    g.fame = (4, 4, 4)
    g.ships[1].damaged = tuple(range(1, 13))
    play = Play(g, d6=(1,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.ship(1)["space"] is None
    assert play.public("fame") == [6, 4, 4]


# --- Exploration, Combat, Kindness -----------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.explore")
@pytest.mark.parametrize(("face", "fame", "credits"), [("fame", 1, 3000), ("credits", 0, 4000), ("nothing", 0, 3000)])
def test_some_tokens_give_fame(face: str, fame: int, credits: int) -> None:
    g = docked("azure", "e1")
    g.zones.add(token("azure"), "token")
    g.zones.put(token("azure"), face, 0)
    play = Play(g).say("token")
    assert (play.public("fame")[0], play.public("credits")[0]) == (fame, credits)


@pytest.mark.rule("xia.fame.combat")
@pytest.mark.parametrize(("target", "fame"), [(easy_tiger, 1), (gaiden, 2), (lasting_sorrow, 3)])
@pytest.mark.example("xia.ex.destroy-innocent-tier-two")
def test_a_kill_is_worth_the_tier(target: Callable[..., Ship], fame: int) -> None:
    """xia.ex.destroy-innocent-tier-two, and the other tiers"""
    wreck = target(1, (1, 0))
    wreck.damaged = tuple(range(1, len(wreck.hold)))
    play = Play(table((puddle_jumper(0, (0, 0)), wreck, easy_tiger(2, FAR)), HORSE, Turn(0)), d6=(6,))
    play.say("attack", "use:0,0", "done")
    while play.asked.seat == 1:
        play.say("pass" if "pass" in play.asked.keys else "done")
    assert play.public("fame") == [fame, 0, 0]
    assert play.ship(0)["bounty"] == 1000
    assert play.public("credits") == [0, 0, 0]


@pytest.mark.rule("xia.fame.combat")
@pytest.mark.rule("xia.bounty.claim")
@pytest.mark.example("xia.ex.destroy-outlaw-tier-three")
def test_a_kill_of_an_outlaw_of_tier_three() -> None:
    """xia.ex.destroy-outlaw-tier-three"""
    wreck = lasting_sorrow(1, (1, 0), damaged=tuple(range(15)), bounty=4000)
    play = Play(table((puddle_jumper(0, (0, 0)), wreck, easy_tiger(2, FAR)), HORSE, Turn(0)), d6=(1,))
    play.say("attack", "use:0,0", "done")
    assert (play.public("fame")[0], play.ship(0)["bounty"], play.public("credits")[0]) == (3, 0, 4000)


@pytest.mark.rule("xia.fame.combat")
@pytest.mark.parametrize(("npc", "wounds", "fame"), [(3, 11, 2), (4, 14, 1)])
def test_an_npc_is_worth_what_its_card_says(npc: int, wounds: int, fame: int) -> None:
    g = hunt()
    g.ships[npc].wounds = wounds
    play = Play(g, d6=(6,), d8=(1,)).say("attack", f"ship:{npc}", "use:0,0", "done")
    assert play.public("fame") == [fame, 0, 0]


@pytest.mark.rule("xia.fame.kindness")
def test_a_rescue_is_worth_one_fame() -> None:
    g = docked("azure", "c1")
    stranded = g.ships[1]
    stranded.space, stranded.energy, stranded.armed, stranded.disarmed = beside(g, g.space_of(0), "e"), 0, 0, 4
    play = Play(g).say("rescue:1")
    assert play.public("fame") == [1, 0, 0]
    assert play.told("xia.fame.kindness")[0].params["seat"] == 0


# --- Trade, Ships, Wealth --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.trade")
@pytest.mark.parametrize(
    ("cubes", "sold", "credits", "fame"),
    [
        (("spice",) * 2, 2, 2000, 1),
        (("spice",), 1, 1000, 0),
        (("spice",) * 3 + ("holo",), 3, 3000, 0),
        (("spice",) * 3, 2, 2000, 0),
    ],
)
@pytest.mark.example("xia.ex.trade-fame")
def test_trade_fame_is_for_all_cubes_and_at_least_two(
    cubes: tuple[str, ...], sold: int, credits: int, fame: int
) -> None:
    """xia.ex.trade-fame"""
    g = docked("neo-damascus", "e3")
    g.ships[0].hold = (*cubes, *("",) * (11 - len(cubes)))
    play = Play(g).say("sell")
    if play.asked.code == "xia.cargo.sell":
        play.say(f"sell:spice,{sold}")
    assert (play.public("credits")[0], play.public("fame")[0]) == (3000 + credits, fame)


@pytest.mark.rule("xia.fame.trade")
def test_there_is_trade_fame_as_often_as_cubes_are_sold() -> None:
    g = docked("loath", "d2")
    g.ships[0].hold = ("spice", "spice", *("",) * 9)
    g.adrift = tuple((*g.space_of(0), "holo") for _ in range(2))
    play = Play(g).say("sell", "sell:spice,2", "collect")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[0])
    play.say("sell", "sell:holo,2")
    assert play.public("fame") == [2, 0, 0]


@pytest.mark.rule("xia.fame.ships")
def test_a_new_ship_is_worth_one_fame() -> None:
    g = docked("azure", "c3")
    g.credits = (13_000, 0, 0)
    play = Play(g).say("end", "buy-ship:gaiden")
    assert (play.public("fame")[0], play.ship(0)["name"]) == (1, "gaiden")
    play.say("buy-ship:far-thunder")
    assert (play.public("fame")[0], play.ship(0)["name"]) == (2, "far-thunder")


@pytest.mark.rule("xia.fame.wealth")
def test_fame_costs_five_thousand() -> None:
    g = docked("azure", "c3")
    g.credits = (5000, 4000, 0)
    play = Play(g).say("end", "buy-fame")
    assert (play.public("fame")[0], play.public("credits")[0]) == (1, 0)
    g = docked("azure", "c3")
    g.credits, g.ships[0].energy = (4000, 0, 0), 1
    play = Play(g).say("end")
    with pytest.raises(Refused) as refused:
        play.say("buy-fame")
    assert refused.value.numbers == {"price": 5000, "credits": 4000}


@pytest.mark.rule("xia.fame.wealth-not-final")
@pytest.mark.rule("xia.fame.wealth-repeat")
@pytest.mark.example("xia.ex.buy-final-fame")
def test_fame_may_be_bought_again_but_not_the_one_that_wins() -> None:
    """xia.ex.buy-final-fame"""
    g = docked("azure", "c3", target=10)
    g.fame, g.credits = (7, 0, 0), (20_000, 0, 0)
    play = Play(g).say("end", "buy-fame", "buy-fame")
    with pytest.raises(Refused) as refused:
        play.say("buy-fame")
    assert refused.value.rule == "xia.fame.wealth-not-final"
    assert (play.public("fame")[0], play.public("credits")[0]) == (9, 10_000)
    assert play.match.result is None


# --- Luck ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.fame.luck")
@pytest.mark.parametrize(("roll", "fame"), [(20, 1), (19, 0)])
def test_a_natural_20_is_luck_whatever_it_was_rolled_for(roll: int, fame: int) -> None:
    g = docked("neo-damascus", "c4")  # beside the planet, where there is no door
    play = Play(g, d20=(roll,)).say("impulse", "cross:" + "{},{}".format(*cell(g, "neo-damascus", "c3")))
    assert play.public("fame") == [fame, 0, 0]
    assert play.ship(0)["bounty"] == 0


@pytest.mark.rule("xia.fame.luck-limit")
def test_luck_comes_once_a_turn_and_again_in_the_next() -> None:
    g = docked("neo-damascus", "c4")
    inside, outside = ("cross:{},{}".format(*cell(g, "neo-damascus", name)) for name in ("c3", "c4"))
    play = Play(g, d20=(20, 20, 20)).say("impulse", inside, outside)
    assert play.public("fame") == [1, 0, 0]
    play.say("stop", "end")
    while play.asked.seat != 0:
        play.say("end")
    play.say("impulse", inside)
    assert play.public("fame") == [2, 0, 0]


@pytest.mark.rule("xia.fame.luck-limit")
def test_the_limit_is_each_players_own() -> None:
    """The attacker has had his Luck in this turn; the target's is another."""
    g = attack()
    g.stack[0].at = g.stack[0].STEPS.index("phases")
    g.lucky = (0,)
    play = Play(g, d6=(1,), d20=(20,)).say("attack", "ship:1", "use:0,0", "done", "done", "evasive-thrusters")
    assert play.public("fame") == [0, 1, 0]

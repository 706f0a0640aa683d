"""What is used in the middle of a payment must not take away what is paid for."""

import pytest

from tests.games.andromeda.world import YELLOW, Play, at, moon, world

PAYING = "andromeda.free.abandon-moon-payment"


def paying_for(kind: str, *transports: str) -> Play:
    """Yellow builds a ship at the Shipyard, with a moon for its titanium; these transports are built already."""
    g = world(
        tiles={"C3": "shipyard"},
        ships=[(YELLOW, "transport", "bay"), *[(YELLOW, "transport", place) for place in transports]],
        stock={YELLOW: {"titanium": 1 if kind == "fighter" else 0, "nanocarbon": 1}},
        claimed={YELLOW: (moon("industry", titanium=1), moon("industry", titanium=2))},
        awards={YELLOW: ("flagship-plans",)},
        tiles_left={YELLOW: ("deep-hull",)},
    )
    play = Play(g).launch("transport", "C3").say(f"build:{kind}")
    assert play.asked.code == PAYING
    return play


@pytest.mark.rule("andromeda.ship.build-supply")
@pytest.mark.rule("andromeda.upgrade.free-ship")
def test_the_last_ship_that_is_being_paid_for_does_not_come_with_an_upgrade() -> None:
    play = paying_for("transport", *["scrapyard"] * 4).act(YELLOW, "play:flagship-plans")
    assert play.asked.code == PAYING
    play.say(play.asked.keys[0])
    assert play.told("ship.built") == [{"seat": YELLOW, "kind": "transport"}]
    assert sorted(play.where(YELLOW, "transport")) == ["C3", "bay", *["scrapyard"] * 4]


@pytest.mark.rule("andromeda.upgrade.free-ship")
@pytest.mark.parametrize(("kind", "built"), [("transport", 3), ("fighter", 4)])
def test_another_ship_of_the_type_does(kind: str, built: int) -> None:
    """With two transports left, or one while a fighter is paid for."""
    out = ["scrapyard"] * built
    play = paying_for(kind, *out).act(YELLOW, "play:flagship-plans")
    assert play.asked.code == "andromeda.upgrade.free-ship"
    play.say("build")
    play.say(play.asked.keys[0])
    assert [told["kind"] for told in play.told("ship.built")] == ["transport", kind]


@pytest.mark.rule("andromeda.module.gain-steps")
def test_no_free_module_while_another_one_is_paid_for() -> None:
    """It would slide down in its column, and what was paid for would not be what comes."""
    g = world(
        tiles={"C3": "maximus"},
        ships=[(YELLOW, "transport", "bay"), (YELLOW, "transport", "scrapyard")],
        stock={YELLOW: {"ice": 1}},
        claimed={YELLOW: (moon("industry", titanium=1), moon("industry", titanium=2))},
        cards={YELLOW: ("city",)},
        market={"science": ("sun-catcher", "star-census", "caged-flare")},
    )
    play = Play(g).launch("transport", "C3")
    assert "play:city" in play.acts(YELLOW)
    play.say("buy:science,0")
    assert play.asked.code in (PAYING, "andromeda.base.any-resources")
    refused = play.refused_act(YELLOW, "play:city")
    assert (refused.code, refused.rule) == ("andromeda.bar.needed", "andromeda.module.gain-steps")
    play.say(play.asked.keys[0])
    assert play.modules(YELLOW)[-1] == "sun-catcher"
    assert "play:city" in play.acts(YELLOW)
    assert play.table["regions"][at("C3")]["name"] == "maximus"


@pytest.mark.rule("andromeda.resource.costs")
@pytest.mark.rule("andromeda.tactics.are-resources")
@pytest.mark.parametrize("ice", [0, 1])
def test_a_card_that_is_needed_for_the_payment_is_not_played(ice: int) -> None:
    """A science module for an ice and any resource, with a moon of an ice; with another ice the card can be spared."""
    key = "keep:dockside-tab"
    g = world(
        tiles={"C3": "maximus"},
        ships=[(YELLOW, "transport", "bay"), (YELLOW, "transport", "scrapyard")],
        stock={YELLOW: {"ice": ice}},
        hand={YELLOW: ("dockside-tab",)},
        claimed={YELLOW: (moon("civilization", ice=1),)},
    )
    play = Play(g).passes("andromeda.turn.start-effects").launch("transport", "C3")
    assert (key in play.acts(YELLOW)) == bool(ice)
    if not ice:
        assert play.refused_act(YELLOW, key).rule == "andromeda.resource.costs"

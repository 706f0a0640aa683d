"""More about paying, repairing, cards, tracks and what effects do with ships."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.developments import barred_development
from rimward.games.andromeda.repairs import DamageShips, Repair
from rimward.games.andromeda.table.names import TRACKS, hand, put
from rimward.games.andromeda.tactics import DrawTactics
from rimward.games.andromeda.tracks import Advance
from tests.games.andromeda.openings import Lucky, turn_ends
from tests.games.andromeda.scenes import HERE, NEBULA, table
from tests.games.andromeda.stations import ARCHITECT, TREASURY, Game, find, stored
from tests.games.andromeda.test_battle import Play as Fight
from tests.games.andromeda.test_scoring import played_out, points
from tests.games.andromeda.test_ships import AT_HOME, RICH, shipyard
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, moon, world

ROW = {"C1": "science", "C2": "industry", "C3": "trade-hub", "C4": "commerce", "C5": "maximus"}
TWO = moon("industry", titanium=2)
EITHER = find("moons", color="supremacy", gives={"nanocarbon": 1}, **{"or": {"titanium": 1}})
END_STEPS = "andromeda.turn.end-steps"
BATTLE_CARDS = tuple(name for name, kind in CONTENT.tactics.items() if kind.type == "battle")


# --- paying ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.launch.base-must-activate")
def test_the_moon_that_is_to_pay_for_the_base_is_not_slotted_on_the_way() -> None:
    """Blue may answer the launch with a card; until then yellow's moon is spoken for."""
    g = world(tiles=ROW, claimed={YELLOW: (TWO,)}, hand={BLUE: ("talk-of-the-docks",)})
    play = Lucky(g).launch("transport", "C3")
    assert (play.asked.seat, play.asked.code) == (BLUE, "andromeda.tactics.type-action")
    assert play.refused_act(YELLOW, "slot:0,ops").rule == "andromeda.launch.base-must-activate"
    rich = world(tiles=ROW, claimed={YELLOW: (TWO,)}, hand={BLUE: ("talk-of-the-docks",)}, stock={YELLOW: {"ice": 2}})
    assert "slot:0,ops" in Lucky(rich).launch("transport", "C3").acts(YELLOW)


@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.parametrize("moons", [(), (EITHER,)])
def test_the_second_side_of_a_moon_may_pay_too(moons: tuple[str, ...]) -> None:
    """The cheapest industry module costs a titanium and anything; yellow has ice."""
    g = world(tiles=ROW, claimed={YELLOW: moons}, stock={YELLOW: {"ice": 1}}, market={"science": ()})
    keys = Lucky(g).asked.keys
    assert (f"launch:transport,{at('C5')}" in keys) == bool(moons)


@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.rule("andromeda.free.discard-token")
@pytest.mark.parametrize("tokens", [(), ("wreck-plating",)])
def test_a_token_that_gives_resources_may_pay_for_a_base(tokens: tuple[str, ...]) -> None:
    play = Lucky(world(tiles=ROW, tokens={YELLOW: tokens}))
    assert (f"launch:transport,{at('C3')}" in play.asked.keys) == bool(tokens)


@pytest.mark.rule("andromeda.free.abandon-moon-payment")
def test_one_of_two_moons_is_abandoned_in_the_middle_of_a_payment() -> None:
    play = Lucky(world(tiles=ROW, claimed={YELLOW: (TWO, moon("science", energy=2))})).launch("transport", "C3")
    assert (play.asked.code, play.asked.keys) == ("andromeda.free.abandon-moon-payment", ["abandon:0", "abandon:1"])
    play.say("abandon:1")
    assert play.table["moons"][YELLOW] == [TWO]
    assert stored(play) == {"credit": 2}


@pytest.mark.rule("andromeda.resource.storage-limit")
@pytest.mark.parametrize("over", [1, 2])
def test_even_one_above_the_limit_is_lost(over: int) -> None:
    limits = dict(CONTENT.numbers.storage)
    g = world(tiles=ROW, stock={YELLOW: {kind: most + over for kind, most in limits.items()}}, phase="end")
    assert turn_ends(Lucky(g)).stock(YELLOW) == limits


@pytest.mark.rule("andromeda.turn.end-discard")
def test_cards_that_an_event_brings_are_above_the_limit_too() -> None:
    """Yellow, whose turn ends, has five cards when the event lets everybody draw one, and five after that."""
    g = world(tiles=ROW, hand={YELLOW: BATTLE_CARDS[:5]}, due=True, events=("unlocked-archive",), phase="end")
    play = Lucky(g)
    while play.turn_of == YELLOW:
        assert play.asked.code != END_STEPS
        play.say(play.asked.passes or play.asked.keys[0])
    assert (len(play.hand(YELLOW)), len(play.hand(BLUE))) == (5, 1)


# --- hidden information ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.general.hidden-information")
def test_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    g = world(tiles=ROW)
    g.stack.append(DrawTactics(YELLOW, 2))
    play = Lucky(g)

    def faces(seat: int) -> list[str | None]:
        return [face for face, _ in play.match.view(seat)["zones"][hand(YELLOW)]["items"]]

    assert None not in faces(YELLOW)
    assert faces(BLUE) == faces(2) == [None, None], "nor do those who look on"


# --- damage and repair -----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.repair.shield")
def test_a_repair_takes_one_marker_off_a_shield_of_two() -> None:
    tile = find("upgrades", ship="heavy-cruiser", shields=2)
    g = world(tiles=ROW, bays={YELLOW: (tile,)})
    cruiser = next(n for n, bay in enumerate(g.bays[YELLOW]) if bay.kind == "heavy-cruiser")
    g.bays = put(g.bays, YELLOW, put(g.bays[YELLOW], cruiser, g.bays[YELLOW][cruiser].with_damage(2)))
    g.stack.append(Repair(YELLOW))
    play = Lucky(g).say("shield:heavy-cruiser")
    assert play.table["bays"][YELLOW][cruiser]["damaged"] == 1


@pytest.mark.rule("andromeda.repair.multiple")
def test_two_repairs_are_two_decisions() -> None:
    g = world(tiles=ROW, damage={YELLOW: {"treasury": 1, "architect": 1}})
    g.stack.append(Repair(YELLOW, 2))
    play = Lucky(g).say(f"module:{TREASURY}")
    assert play.damage(YELLOW) == {"architect": 1}
    assert play.say(f"module:{ARCHITECT}").damage(YELLOW) == {}


@pytest.mark.rule("andromeda.base.shipyard")
def test_the_shipyard_repairs_once() -> None:
    play = shipyard({}, damage={YELLOW: {"treasury": 2}}).say(f"module:{TREASURY}")
    assert play.damage(YELLOW) == {"treasury": 1}
    assert play.asked.code != "andromeda.repair.choose"


@pytest.mark.rule("andromeda.damage.shield-shared")
@pytest.mark.parametrize("saved", ["C1", "C4"])
def test_the_owner_says_which_of_two_transports_the_one_shield_saves(saved: str) -> None:
    tile = find("upgrades", ship="transport", shields=1)
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "transport", "C4"), (YELLOW, "transport", "bay")]
    g = world(tiles=ROW, ships=ships, bays={YELLOW: (tile,)})
    out = {CONTENT.spaces[g.ships[ship].region]: ship for ship in g.on_board(YELLOW)}
    g.stack.append(DamageShips(YELLOW, tuple(out.values())))
    play = Lucky(g)
    assert play.asked.code == "andromeda.damage.shield-shared"
    play.say(f"ship:{out[saved]}")
    assert sorted(play.where(YELLOW, "transport"))[:3] == sorted([saved, "bay", "scrapyard"])


# --- tracks ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.track.top")
@pytest.mark.parametrize("track", TRACKS)
def test_the_highest_space_is_reached(track: str) -> None:
    top = len(CONTENT.tracks[track].vp) - 1
    g = world(tiles=ROW, tracks={YELLOW: {track: top - 1}})
    g.stack.append(Advance(YELLOW, track, 2))
    play = Lucky(g)
    assert play.step(YELLOW, track) == top
    assert len(play.told("track.advanced")) == len(play.told("track.top")) == 1


@pytest.mark.rule("andromeda.track.step-by-step")
def test_two_steps_are_taken_one_after_the_other() -> None:
    """From 1 to 3 on the supremacy track: the token of space 2 is passed, and comes along."""
    prize = next(name for name, token in CONTENT.tokens.items() if token.kind == "supremacy")
    g = world(tiles=ROW, tracks={YELLOW: {"supremacy": 1}}, prizes=(prize, "", ""))
    g.stack.append(Advance(YELLOW, "supremacy", 2))
    play = Lucky(g)
    assert [told["space"] for told in play.told("track.advanced")] == [2, 3]
    assert [told["token"] for told in play.told("track.prize")] == [prize]


# --- planets, developments, scoring ----------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.activate.planet-empty")
@pytest.mark.parametrize(("choice", "side"), [("first", "under"), ("second", "other")])
def test_an_empty_planet_with_a_choice_gives_either(choice: str, side: str) -> None:
    name = next(name for name, planet in CONTENT.planets.items() if planet.other)
    play = Lucky(world(tiles={"C1": name, "C3": "shipyard"})).launch("transport", "C1")
    assert play.asked.code == "andromeda.resource.icon-or"
    assert stored(play.say(choice)) == dict(getattr(CONTENT.planets[name], side))


@pytest.mark.rule("andromeda.development.any-planet")
@pytest.mark.parametrize("moons", [0, 2])
def test_a_planet_may_be_developed_whether_moons_are_left_or_not(moons: int) -> None:
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay")]
    lying = {"C2": (moon("industry", titanium=1), moons)} if moons else {}
    scene: dict[str, Any] = {
        "tiles": ROW,
        "ships": ships,
        "stock": {YELLOW: RICH},
        "station": {YELLOW: 4},
        "moons": lying,
    }
    assert barred_development(world(**scene), YELLOW, at("C2")) is None
    play = Lucky(world(**{**scene, "tiles": {**ROW, "C3": "development-office"}})).launch("transport", "C3")
    assert [told["region"] for told in play.told("development.built")] == [at("C2")]


@pytest.mark.rule("andromeda.scoring.developments")
def test_developments_of_others_score_nothing() -> None:
    play = played_out(developed={"A1": "city"}, tracks={YELLOW: {"civilization": 6}, BLUE: {"civilization": 8}})
    assert (points(play, "developments"), points(play, "developments", BLUE)) == (7, 0)


# --- cards and abilities ---------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.free.development-card-refresh")
def test_all_cards_are_turned_up_again_where_it_says_all() -> None:
    g = world(tiles=ROW, used={YELLOW: ("city", "city", "factory")}, awards={YELLOW: ("old-oaths",)})
    play = Lucky(g).act(YELLOW, "play:old-oaths")
    while play.asked.code == "andromeda.free.development-card-refresh":
        play.say(play.asked.keys[0])
    assert play.table["used"][YELLOW] == []
    assert len(play.told("free.readied")) == 3


@pytest.mark.rule("andromeda.resource.icon-all-players")
def test_everybody_draws_and_the_active_player_first() -> None:
    g = world(3, active=BLUE, tiles=ROW, due=True, events=("unlocked-archive",), phase="end")
    play = turn_ends(Lucky(g), BLUE)
    assert [told["seat"] for told in play.told("tactics.drawn")][:3] == [BLUE, 2, YELLOW]


@pytest.mark.rule("andromeda.event.no-actions")
def test_a_module_bought_in_an_event_is_no_moment_for_cards() -> None:
    """Fitter's Bonus gives a credit for every module gained, but not while an event card is resolved."""
    scene: dict[str, Any] = {
        "tiles": ROW,
        "stock": {YELLOW: {"credit": 1, "ice": 1}},
        "sustain": {YELLOW: ("fitters-bonus",)},
    }
    play = Lucky(world(due=True, events=("caravan-season",), phase="end", **scene))
    asked = set[str]()
    while play.turn_of == YELLOW and not play.told("event.reset"):
        asked.update(play.asked.keys)
        wanted = [key for key in play.asked.keys if key.startswith(("buy:", "do:"))]
        play.say(wanted[0] if wanted else play.asked.passes or play.asked.keys[0])
    assert play.told("module.gained")
    assert "play:fitters-bonus" not in asked


@pytest.mark.rule("andromeda.free.faction-ability")
def test_casket_bearers_buy_any_module_at_maximus() -> None:
    def columns(faction: str) -> set[str]:
        g = world(tiles=ROW, stock={YELLOW: RICH}, factions={YELLOW: faction})
        play = Lucky(g).launch("transport", "C5")
        while play.asked.code != "andromeda.base.maximus":
            play.say(str(play.asked.passes))
        return {key.removeprefix("buy:").partition(",")[0] for key in play.asked.keys}

    assert columns("casket-bearers") == {"science", "industry", "commerce", "civilization"}
    assert columns("rust-choir") == {"science", "industry"}


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.ship.ability-voyage")
@pytest.mark.parametrize(("kind", "joins"), [("fighter", False), ("science-vessel", True)])
def test_only_voyage_leads_into_a_nebula_where_there_is_a_battle(kind: str, joins: bool) -> None:
    ships = ((YELLOW, "science-vessel", NEBULA), (BLUE, "science-vessel", NEBULA), (BLUE, kind, HERE))
    play = Fight(table(*ships, energy={BLUE: 1}, region=NEBULA))
    assert (play.asked.code == "andromeda.battle.escalation") is joins


def moving(*ships: tuple[int, str, str], energy: int = 0) -> Play:
    """Yellow plays Slipstream at the beginning of the turn: an energy, and two ships move."""
    g = world(tiles=ROW, ships=[AT_HOME, *ships], hand={YELLOW: ("slipstream",)}, stock={YELLOW: {"energy": energy}})
    play = Game(g).say("play:slipstream")
    assert play.asked.code == "andromeda.ship.move-effect"
    return play


@pytest.mark.rule("andromeda.ship.move-effect")
def test_a_ship_that_jumps_by_an_effect_pays_for_it() -> None:
    """Slipstream itself gives the one energy."""
    play = moving((YELLOW, "heavy-cruiser", "C1"))
    cruiser = next(key.split(",")[0] for key in play.asked.keys if key.endswith(f",{at('C4')}"))
    play.say(f"{cruiser},{at('C4')}")
    assert play.where(YELLOW, "heavy-cruiser") == ["C4"]
    assert stored(play) == {}


@pytest.mark.rule("andromeda.ship.move-effect")
@pytest.mark.parametrize(("kind", "enters"), [("fighter", False), ("heavy-cruiser", False), ("science-vessel", True)])
def test_an_effect_moves_no_ship_into_a_nebula_without_voyage(kind: str, enters: bool) -> None:
    spaces = {CONTENT.spaces[int(key.split(",")[1])] for key in moving((YELLOW, kind, "C1")).asked.keys if "," in key}
    assert any(space.startswith("N") for space in spaces) is enters


@pytest.mark.rule("andromeda.ship.move-effect")
def test_a_ship_next_door_pays_nothing() -> None:
    play = moving((YELLOW, "heavy-cruiser", "C1"))
    ship = next(key.split(",")[0] for key in play.asked.keys if key.endswith(f",{at('C2')}"))
    play.say(f"{ship},{at('C2')}")
    assert stored(play) == {"energy": 1}


@pytest.mark.rule("andromeda.tactics.hand-limit")
def test_a_card_laid_down_before_the_discard_need_not_be_discarded() -> None:
    """Six cards at a limit of five, book:503: one that goes into play while the discard is asked was one too many."""
    keeps = next(name for name, kind in CONTENT.tactics.items() if kind.type == "sustain")
    others = [name for name in CONTENT.tactics if name != keeps][:6]
    play = Play(world(hand={YELLOW: (keeps, *others)}, phase="end"))
    assert (play.asked.code, play.asked.seat) == ("andromeda.tactics.hand-limit", YELLOW)
    play.act(YELLOW, f"keep:{keeps}").say("card:0")
    assert play.asked.seat == BLUE
    assert play.hand(YELLOW) == others[1:]

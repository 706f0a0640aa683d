"""What activating a region gives: planets, nebulae and the six Alliance Bases."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rimward.games.andromeda.table.names import DISCARD, EVENTS, market, module_pile, peek
from tests.games.andromeda.openings import Lucky, cards, faces, order, planets, raider, turn_ends, until
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, world

ANY = "andromeda.base.any-resources"
SECOND = "andromeda.base.field-second-module"
RICH = dict(CONTENT.numbers.storage)  # as much as can be kept, so that nothing is discarded at the end of the turn


def known(play: Play, seat: int, zone: str) -> list[str | None]:
    """What a seat knows of what lies in a zone, the first lying on top."""
    return [face for face, _ in play.match.view(seat)["zones"][zone]["items"]]


# --- planets ---------------------------------------------------------------------------------------------------------
def planet_with(count: int, draw: tuple[str, ...] = ()) -> Play:
    tiles = {**planets("C1", "E5"), "C3": "industry"}
    return Play(world(tiles=tiles, moons={"C3": (faces("industry")[0], count)} if count else {}), draw=draw)


@pytest.mark.rule("andromeda.activate.planet-moon")
def test_a_planet_gives_its_top_moon_and_shows_the_next() -> None:
    top, below = faces("industry")[:2]
    play = planet_with(2, (below,)).launch("transport", "C3")
    assert play.table["moons"] == [[top], []]
    assert (play.table["moons_left"][at("C3")], play.table["tops"][at("C3")]) == (1, below)
    assert set(play.stock(YELLOW).values()) == {0}, "the moon is claimed, not spent"


@pytest.mark.rule("andromeda.activate.planet-moon")
@pytest.mark.rule("andromeda.activate.planet-empty")
def test_with_the_last_moon_the_planet_gives_no_resource() -> None:
    play = planet_with(1).launch("transport", "C3")
    assert play.table["moons"][YELLOW] == [faces("industry")[0]]
    assert (play.table["moons_left"][at("C3")], play.table["tops"][at("C3")]) == (0, "")
    assert set(play.stock(YELLOW).values()) == {0}


@pytest.mark.rule("andromeda.activate.planet-empty")
def test_a_planet_without_moons_gives_what_is_printed_below_them() -> None:
    tiles = planets("C1", "C3", "E5")
    play = Play(world(tiles=tiles)).launch("transport", "C3")
    under = dict(CONTENT.planets[tiles["C3"]].under)
    assert {kind: n for kind, n in play.stock(YELLOW).items() if n} == under
    assert play.table["moons"][YELLOW] == []


# --- nebulae ---------------------------------------------------------------------------------------------------------
def nebula(events: tuple[str, ...] = (), **scene: Any) -> Play:
    """Yellow has launched a vessel with Voyage to the first nebula."""
    ships = [(YELLOW, "science-vessel", "bay"), (YELLOW, "transport", "bay")]
    g = world(tiles=planets("C1", "C3", "E5"), ships=ships, events=events, **scene)
    return Play(g).launch("science-vessel", "N1")


def two_events() -> tuple[str, str]:
    first, second = [name for name, event in CONTENT.events.items() if event.deck == "dawn"][:2]
    return first, second


@pytest.mark.rule("andromeda.activate.nebula-moon")
def test_a_nebula_gives_its_moon_then_a_look_at_the_events() -> None:
    top = faces("nebula")[0]
    play = nebula(two_events(), moons={"N1": (top, 1)})
    assert play.table["moons"][YELLOW] == [top]
    assert (play.table["moons_left"][at("N1")], play.table["tops"][at("N1")]) == (0, "")
    assert play.asked.code == "andromeda.activate.nebula-peek"


@pytest.mark.rule("andromeda.activate.nebula-moon")
def test_without_a_moon_there_is_only_the_look() -> None:
    play = nebula(two_events())
    assert play.table["moons"][YELLOW] == []
    assert set(play.stock(YELLOW).values()) == {0}
    assert play.asked.code == "andromeda.activate.nebula-peek"


@pytest.mark.rule("andromeda.activate.nebula-peek")
def test_only_the_player_sees_the_two_events() -> None:
    first, second = two_events()
    play = nebula((first, second))
    assert (play.asked.seat, sorted(play.asked.keys)) == (YELLOW, ["top:0", "top:1"])
    assert known(play, YELLOW, peek(YELLOW)) == [first, second]
    assert known(play, BLUE, peek(YELLOW)) == [None, None]


@pytest.mark.rule("andromeda.activate.nebula-peek")
@pytest.mark.parametrize("top", [0, 1])
def test_one_event_goes_on_top_and_the_other_to_the_bottom(top: int) -> None:
    play = nebula(two_events()).say(f"top:{top}")
    deck = known(play, YELLOW, EVENTS)
    assert (deck[0], deck[-1]) == (two_events()[top], two_events()[1 - top])
    assert set(known(play, BLUE, EVENTS)) == {None}
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.activate.nebula-peek")
def test_the_last_event_is_looked_at_and_stays() -> None:
    last = two_events()[0]
    ships = [(YELLOW, "science-vessel", "bay"), (YELLOW, "transport", "bay")]
    g = world(tiles=planets("C1", "C3", "E5"), ships=ships)
    g.zones.add(EVENTS, "events")
    g.zones.put(EVENTS, last, 0)
    play = Play(g).launch("science-vessel", "N1")
    assert (known(play, YELLOW, EVENTS), known(play, BLUE, EVENTS)) == ([last], [None])
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.activate.once")
def test_one_activation_whoever_else_comes() -> None:
    """In the battle both join with a ship more; only the launch of yellow's transport has activated the planet."""
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    g = world(
        tiles={**planets("C1", "C2", "C4"), "C3": "industry"},
        ships=[*ships, (BLUE, "transport", "C3"), (BLUE, "transport", "C4"), (BLUE, "transport", "bay")],
        moons={"C3": (faces("industry")[0], 3)},
    )
    play = Lucky(g).launch("transport", "C3")
    for seat in (YELLOW, BLUE):
        until(play, "andromeda.battle.escalation")
        assert play.asked.seat == seat
        play.say(next(key for key in play.asked.keys if key.startswith("ship:")))
    turn_ends(play)
    assert len(play.told("battle.joined")) == 2
    assert order(play, "activate.planet", "moon.gained") == ["activate.planet", "moon.gained"]
    assert play.table["moons"][BLUE] == []
    assert play.table["moons_left"][at("C3")] == 2


# --- Monolith of Ancients and Trade Hub ------------------------------------------------------------------------------
def at_base(base: str, **scene: Any) -> Lucky:
    """Yellow is about to launch a transport to the base on C2, or elsewhere."""
    return Lucky(world(tiles=planets("C1", "C4", "E5", C2=base), **scene))


@pytest.mark.rule("andromeda.base.monolith")
def test_the_monolith_sells_three_cards_for_two_resources() -> None:
    drawn = cards(3)
    g = world(tiles=planets("C1", "C4", "E5", C2="monolith"), stock={YELLOW: {"ice": 1, "credit": 1, "titanium": 1}})
    play = Play(g, draw=drawn).launch("transport", "C2")
    play.say("credit", "ice")
    assert {kind: n for kind, n in play.stock(YELLOW).items() if n} == {"titanium": 1}
    assert sorted(str(face) for face in play.hand(YELLOW)) == sorted(drawn)
    assert not play.chance.left
    assert turn_ends(play).turn_of == BLUE


@pytest.mark.rule("andromeda.base.trade-hub")
def test_the_trade_hub_gives_two_credits_for_two_resources() -> None:
    play = at_base("trade-hub", stock={YELLOW: {"ice": 3, "energy": 1}}).launch("transport", "C2")
    play.say("ice", "energy")
    assert {kind: n for kind, n in play.stock(YELLOW).items() if n} == {"ice": 2, "credit": 2}
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.base.trade-hub")
@pytest.mark.rule("andromeda.base.any-resources")
def test_the_trade_hub_trades_once_and_the_same_kind_may_be_given_twice() -> None:
    play = at_base("trade-hub", stock={YELLOW: {"ice": 4, "titanium": 4}}).launch("transport", "C2")
    play.say("ice", "ice")
    assert {kind: n for kind, n in play.stock(YELLOW).items() if n} == {"ice": 2, "titanium": 4, "credit": 2}
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.base.any-resources")
@pytest.mark.parametrize("kind", ["titanium", "nanocarbon", "ice", "credit", "energy"])
def test_every_stored_resource_is_any_resource(kind: str) -> None:
    every = dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), 1)
    play = at_base("trade-hub", stock={YELLOW: every}).launch("transport", "C2")
    assert set(play.asked.keys) == set(every)
    play.say(kind, "ice" if kind != "ice" else "energy")
    assert play.stock(YELLOW)[kind] == (2 if kind == "credit" else 0)


@pytest.mark.rule("andromeda.base.any-resources")
def test_a_tactics_card_is_a_resource_and_has_no_effect() -> None:
    """One card and one ice; the card goes to the discard pile without being played."""
    first, second = cards(2)
    play = at_base("trade-hub", stock={YELLOW: {"ice": 2}}, hand={YELLOW: (first, second)}).launch("transport", "C2")
    until(play, ANY)
    assert set(play.asked.keys) == {"ice", "card:0", "card:1"}
    play.say("card:0", "ice")
    assert (known(play, YELLOW, "tactics:discard"), play.hand(YELLOW)) == ([first], [second])
    assert DISCARD == "tactics:discard"
    assert (play.told("tactics.spent")[0]["card"], play.told("tactics.played")) == (first, [])
    assert play.stock(YELLOW) == {"titanium": 0, "nanocarbon": 0, "ice": 1, "credit": 2, "energy": 0}


@pytest.mark.rule("andromeda.base.any-resources")
def test_moons_leaders_and_tokens_are_not_resources() -> None:
    """To pay with a moon it has to be abandoned first, which is a free action of its own."""
    two = faces("industry")[0]
    play = at_base("trade-hub", stock={YELLOW: {"ice": 2, "credit": 1}}, claimed={YELLOW: (two,)}, station={YELLOW: 3})
    play.launch("transport", "C2")
    assert set(play.asked.keys) == {"ice", "credit"}
    assert "abandon:0" in play.acts(YELLOW)


# --- the Fields ------------------------------------------------------------------------------------------------------
FIELDS = [("maximus", ("science", "industry")), ("odessa", ("commerce", "civilization"))]


def steps(seats: int = 2) -> int:
    """From the start of the event track to its end."""
    return int(CONTENT.numbers.event_steps[seats])


@pytest.mark.rule("andromeda.base.maximus")
@pytest.mark.rule("andromeda.base.odessa")
@pytest.mark.parametrize(("field", "decks"), FIELDS)
def test_a_field_sells_modules_of_its_two_columns(field: str, decks: tuple[str, str]) -> None:
    play = at_base(field, stock={YELLOW: RICH}).launch("transport", "C2")
    assert (play.asked.seat, play.asked.code) == (YELLOW, f"andromeda.base.{field}")
    assert set(play.asked.keys) == {f"buy:{deck},{place}" for deck in decks for place in range(3)}
    assert [told["marker"] for told in play.told("event.advanced")] == [1]


@pytest.mark.rule("andromeda.base.maximus")
@pytest.mark.rule("andromeda.base.odessa")
@pytest.mark.parametrize(("field", "decks"), FIELDS)
@pytest.mark.parametrize("split", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_two_modules_in_any_split_are_paid_one_by_one(
    field: str, decks: tuple[str, str], split: tuple[int, int]
) -> None:
    first, second = decks[split[0]], decks[split[1]]
    play = at_base(field, stock={YELLOW: RICH}).launch("transport", "C2")
    names = [play.zone(market(first))[0], play.zone(market(second))[int(first == second)]]
    for deck in (first, second):
        play.say(min(key for key in play.asked.keys if key.startswith(f"buy:{deck},")))
        while play.asked.code == ANY:
            play.say("energy" if "energy" in play.asked.keys else play.asked.keys[0])
    assert Counter(play.modules(YELLOW)[4:]) == Counter(names)
    assert play.step(YELLOW, first) == (2 if first == second else 1)
    due = [CONTENT.numbers.prices[first][0], CONTENT.numbers.prices[second][int(first == second)]]
    assert sum(play.stock(YELLOW).values()) == sum(RICH.values()) - sum(n for cost in due for _, n in cost)
    assert play.turn_of == BLUE, "no third module is sold"


@pytest.mark.rule("andromeda.base.maximus")
def test_what_cannot_be_paid_is_not_sold() -> None:
    """The price of the bottom space of both columns, but not of the spaces above."""
    stock: dict[str, int] = {"energy": 1}
    for deck in ("science", "industry"):
        stock.update({kind: n for kind, n in CONTENT.numbers.prices[deck][0] if kind != "any"})
    play = at_base("maximus", stock={YELLOW: stock}).launch("transport", "C2")
    assert set(play.asked.keys) == {"buy:science,0", "buy:industry,0"}


@pytest.mark.rule("andromeda.base.field-order")
@pytest.mark.parametrize("field", ["maximus", "odessa"])
def test_a_planet_that_a_field_turns_up_lies_there_before_anything_is_bought(field: str) -> None:
    play = at_base(field, stock={YELLOW: RICH}, marker=steps() - 1, stack_planets=4).launch("transport", "C2")
    assert play.asked.code == f"andromeda.base.{field}"
    assert order(play, "activate.base", "event.planet", "module.gained") == ["activate.base", "event.planet"]
    assert play.told("event.planet")[0]["region"] == at("A1")
    assert play.modules(YELLOW)[4:] == []


@pytest.mark.rule("andromeda.base.field-order")
def test_the_step_of_the_field_comes_before_the_steps_of_its_modules() -> None:
    """Yellow stands before an event space of science: the marker moves first for the Field, then for the track."""
    before = CONTENT.tracks["science"].events[0] - 1
    play = at_base("maximus", stock={YELLOW: RICH}, tracks={YELLOW: {"science": before}}).launch("transport", "C2")
    play.say("buy:science,0")
    until(play, SECOND)
    assert [told["marker"] for told in play.told("event.advanced")] == [1, 2]
    assert order(play, "event.advanced", "module.gained") == ["event.advanced", "module.gained", "event.advanced"]


def one_bought(**scene: Any) -> Lucky:
    """At Maximus Field, with the price of the bottom science module alone, which has been bought."""
    cost = dict(CONTENT.numbers.prices["science"][0])
    stock = {**{kind: n for kind, n in cost.items() if kind != "any"}, "energy": cost["any"]}
    play = at_base("maximus", stock={YELLOW: stock}, **scene)
    play.launch("transport", "C2")
    until(play, SECOND)
    return play


@pytest.mark.rule("andromeda.base.field-second-module")
@pytest.mark.rule("andromeda.base.field-order")
@pytest.mark.example("andromeda.example.field-one-module")
def test_who_buys_one_module_sends_another_to_the_bottom() -> None:
    play = one_bought(marker=2)
    bought, gone = play.told("module.gained")[0]["module"], play.zone(market("industry"))[1]
    assert order(play, "event.advanced", "module.gained") == ["event.advanced", "module.gained"]
    assert [told["marker"] for told in play.told("event.advanced")] == [3]
    assert play.modules(YELLOW)[4:] == [bought]
    assert (play.told("module.refreshed"), len(play.zone(market("science")))) == ([], 2)
    play.say("discard:industry,1")
    assert play.told("module.discarded")[0] == {"deck": "industry", "module": gone}
    assert play.zone(module_pile("industry"))[-1] == gone
    assert [len(play.zone(market(deck))) for deck in ("science", "industry")] == [3, 3]
    assert sorted(told["deck"] for told in play.told("module.refreshed")) == ["industry", "science"]
    assert gone not in play.zone(market("industry"))


@pytest.mark.rule("andromeda.base.field-second-module")
def test_one_of_the_two_columns_and_no_way_round_it() -> None:
    """Two science modules are left and three of industry; neither passing nor the other two columns are offered."""
    play = one_bought()
    offered = Counter(key.partition(",")[0] for key in play.asked.keys)
    assert (offered, play.asked.passes) == ({"discard:science": 2, "discard:industry": 3}, "")


@pytest.mark.rule("andromeda.base.field-second-module")
def test_nothing_is_discarded_before_a_module_is_bought() -> None:
    play = at_base("maximus", stock={YELLOW: RICH}).launch("transport", "C2")
    play.refused("discard:science,0")


@pytest.mark.rule("andromeda.base.field-second-module")
def test_who_could_buy_a_second_module_may_discard_instead() -> None:
    play = at_base("odessa", stock={YELLOW: RICH}).launch("transport", "C2").say("buy:commerce,2")
    until(play, SECOND)
    assert {key.partition(":")[0] for key in play.asked.keys} == {"buy", "discard"}
    play.say("discard:civilization,0")
    assert len(play.modules(YELLOW)) == 5
    assert play.turn_of == BLUE


@pytest.mark.rule("andromeda.base.field-second-module")
def test_with_two_modules_bought_none_is_discarded() -> None:
    play = at_base("maximus", stock={YELLOW: RICH}).launch("transport", "C2").say("buy:science,0")
    until(play, SECOND)
    turn_ends(play.say("buy:industry,0"))
    assert (len(play.modules(YELLOW)), play.told("module.discarded")) == (6, [])


# --- Shipyard and Development Office ---------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.base.shipyard")
def test_the_shipyard_builds_one_ship_into_the_launch_bay() -> None:
    cost = dict(CONTENT.numbers.ships["transport"])
    stock = {kind: 2 * n for kind, n in cost.items()}
    play = at_base("shipyard", stock={YELLOW: stock}, ships=[(YELLOW, "transport", "bay")]).launch("transport", "C2")
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.base.shipyard")
    play.say("build:transport")
    assert sorted(play.where(YELLOW, "transport")) == ["C2", "bay", *["supply"] * 4]
    assert {kind: n for kind, n in play.stock(YELLOW).items() if n} == cost
    assert play.turn_of == BLUE, "one ship, not two, and no repair on top"


@pytest.mark.rule("andromeda.base.shipyard")
def test_the_shipyard_builds_only_what_can_be_paid_and_is_in_the_supply() -> None:
    """The fighter is built already; for the heavy cruiser there is no credit."""
    stock = {**RICH, "credit": 0}
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "fighter", "scrapyard")]
    assert dict(CONTENT.numbers.ships["heavy-cruiser"]).get("credit")
    play = at_base("shipyard", stock={YELLOW: stock}, ships=ships).launch("transport", "C2")
    assert set(play.asked.keys) == {"build:transport", "build:science-vessel", "repair"}


@pytest.mark.rule("andromeda.base.shipyard")
def test_the_shipyard_repairs_instead() -> None:
    damage = {"treasury": 1, "architect": 1}
    play = at_base("shipyard", stock={YELLOW: RICH}, damage={YELLOW: damage}).launch("transport", "C2").say("repair")
    assert play.asked.code == "andromeda.repair.choose"
    play.say("module:2")
    assert play.damage(YELLOW) == {"architect": 1}
    assert play.where(YELLOW, "transport").count("supply") == 3
    assert play.stock(YELLOW) == RICH


@pytest.mark.rule("andromeda.base.development-office")
def test_the_office_builds_one_development_where_a_transport_stands() -> None:
    """On C1 a transport, on C3 a fighter, on C4 a transport beside a development: the choice is C1 or B1."""
    tiles = planets("B1", "C1", "C3", "C4", C2="development-office")
    kind = CONTENT.planets[tiles["C1"]].type
    ships = [(YELLOW, "transport", space) for space in ("B1", "C1", "C4", "bay")]
    g = world(
        tiles=tiles,
        ships=[*ships, (YELLOW, "fighter", "C3")],
        stock={YELLOW: RICH},
        station={YELLOW: 8},
        developments=[(BLUE, "city", "C4")],
    )
    play = Lucky(g).launch("transport", "C2")
    assert (play.asked.seat, play.asked.code) == (YELLOW, "andromeda.base.development-office")
    assert set(play.asked.keys) == {f"develop:{at('B1')}", f"develop:{at('C1')}"}
    play.say(f"develop:{at('C1')}")
    leaders = CONTENT.developments[play.told("development.built")[0]["kind"]].leaders
    assert play.told("development.built")[0]["region"] == at("C1")
    assert play.table["station"][YELLOW] == 8 - leaders
    cost = dict(CONTENT.planets[tiles["C1"]].cost)
    assert sum(play.stock(YELLOW).values()) == sum(RICH.values()) - sum(cost.values())
    assert play.step(YELLOW, kind) == 1
    assert sorted(play.where(YELLOW, "transport")) == ["B1", "C2", "C4", "settled", "supply", "supply"]


@pytest.mark.rule("andromeda.base.development-office")
def test_a_raider_on_the_planet_is_no_hindrance() -> None:
    """What stands beside the transport does not matter, and there is no battle there."""
    tiles = planets("B1", "C1", "C4", "E5", C2="development-office")
    ships = [(YELLOW, "transport", "C1"), (YELLOW, "fighter", "bay"), (YELLOW, "transport", "bay")]
    g = world(
        tiles=tiles,
        ships=[*ships, (BLUE, "transport", "C1"), (BLUE, "transport", "bay")],
        raiders=[(raider("S"), ("C1",))],
        stock={YELLOW: RICH},
        station={YELLOW: 8},
    )
    play = turn_ends(Lucky(g).launch("fighter", "C2"))
    assert [told["region"] for told in play.told("development.built")] == [at("C1")]
    assert at("C1") not in [told["region"] for told in play.told("battle.begins")]

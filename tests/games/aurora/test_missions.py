"""What missions ask for besides a test: something first, holding out, a hunt, a satellite; guards; working together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.goals import Holding, lacks, quarry, sought, targets
from rimward.games.aurora.setup import Setup
from rimward.games.aurora.ship_damage import ShipDamage
from rimward.games.aurora.table.names import CREATURES_LEFT, NOWHERE, VILLAINS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.wounds import Wound
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.match import Match
from tests.games.aurora.foes import enemy, hostile, npc_ship
from tests.games.aurora.folk import C1, R1, R2, at, halt, kind, test_dice
from tests.games.aurora.world import CONTENT, Play, crew, dock, ship, sq, world

CONVICT, SWITCH, KITE, EYE, LAST = (
    "the-convict",
    "dead-mans-switch",
    "the-kite-hunt",
    "blind-the-eye",
    "ending-rust-tide",
)
GATE = dock(0) + 28


# --- something first -------------------------------------------------------------------------------------------------
def beside_the_convict(*figures: Any, dice: Sequence[int] = ()) -> Play:
    g = world(
        figures=[crew(R1, 0, at("d4")), *figures],
        things={at("d5"): "convict"},
        mission=CONVICT,
        then=f"crew:{R1}",
    )
    return Play(g, *dice)


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize(
    ("holder", "possible"),
    [
        (None, False),
        (crew(R2, 0, at("h8"), holds=("cell-key",)), True),  # a mate far away has it
        (crew(R2, 0, "navigation", holds=("cell-key",)), True),  # or one aboard
        (crew(R2, 0, at("h8"), holds=("cell-key",), out=True), False),
        (crew(C1, 1, at("h8"), holds=("cell-key",)), False),  # the other side has it
    ],
)
def test_what_is_needed_first_somebody_of_the_side_must_have(holder: Any, possible: bool) -> None:
    play = beside_the_convict(*([holder] if holder is not None else []))
    assert ("take:0" in play.keys) == possible
    if not possible:
        refused = play.refused("take:0")
        assert refused.code == "aurora.bar.needs"
        assert refused.numbers["what"] == "cell-key"


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.rule("aurora.mission-character.persuade")
def test_then_the_test_is_made_as_always() -> None:
    """book:1240: the Convict is won over with Leadership."""
    key = crew(R2, 0, at("h8"), holds=("cell-key",))
    play = beside_the_convict(key, dice=test_dice(R1, "leadership", 5)).say("take:0")
    assert play.who(R1).holds == ("convict",)
    assert play.who(R2).holds == ("cell-key",)


@pytest.mark.rule("aurora.interact.mission-tests")
def test_a_side_seeks_what_is_needed_first_and_then_what_it_is_needed_for() -> None:
    things = {at("d5"): "convict", at("b2"): "cell-key"}
    g = world(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("h8"), holds=("cell-key",))], things=things)
    g.mission = CONVICT
    assert lacks(g, 0) == {"convict", "cell-key"}
    assert [g.things[n].name for n in sought(g, 0)] == ["cell-key"]
    assert lacks(g, 1) == {"convict"}
    assert [g.things[n].name for n in sought(g, 1)] == ["convict"]
    g.put(0, holds=("convict",))
    assert (lacks(g, 0), sought(g, 0)) == (set(), [])


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize(("held", "lacking"), [((), True), (("data",), True), (("data", "data"), False)])
def test_as_many_as_have_to_be_brought_are_sought(held: tuple[str, ...], lacking: bool) -> None:
    g = world(figures=[crew(R1, 0, at("d4"), holds=held)], things={at("d5"): "data"}, mission="silent-ledger")
    assert bool(lacks(g, 0)) == bool(sought(g, 0)) == lacking


# --- something else comes of it ---------------------------------------------------------------------------------------
def at_the_dish(best: int) -> Play:
    figures = [crew(R1, 0, at("d4"), holds=("cipher",)), crew(C1, 1, at("h8"))]
    g = world(figures=figures, things={at("d5"): "dish"}, mission="the-listening-post", then=f"crew:{R1}")
    return Play(g, *test_dice(R1, "tech", best), draw=["centre"])


@pytest.mark.rule("aurora.interact.mission-tests")
def test_a_step_may_give_something_else_than_what_lies_there() -> None:
    play = at_the_dish(5).say("take:0")
    assert play.who(R1).holds == ("cipher", "intercepts")
    assert play.g.things == ()
    assert play.told("interact.took")[-1]["what"] == "intercepts"


@pytest.mark.rule("aurora.npc.placed-by")
@pytest.mark.parametrize(("best", "drones"), [(5, 2), (4, 0)])
def test_taking_what_has_to_be_brought_may_raise_an_alarm(best: int, drones: int) -> None:
    play = at_the_dish(best).say("take:0")
    assert len([who for who in play.g.figures if who.side == VILLAINS]) == drones
    assert len(play.told("mission.alarm")) == (drones > 0)


@pytest.mark.rule("aurora.npc.placed-by")
def test_what_is_needed_first_raises_none() -> None:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("h8"))]
    g = world(figures=figures, things={at("d5"): "cipher"}, mission="the-listening-post", then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "stealth", 5)).say("take:0")
    assert play.who(R1).holds == ("cipher",)
    assert play.told("mission.alarm") == []


@pytest.mark.rule("aurora.mission-character.holder-defeated")
def test_what_was_made_lies_there_as_it_is_and_is_just_picked_up() -> None:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("h8"))]
    g = world(figures=figures, things={at("d5"): "intercepts"}, mission="the-listening-post", then=f"crew:{R1}")
    assert sought(g, 0) == sought(g, 1) == [0]
    play = Play(g).say("take:0")
    assert play.who(R1).holds == ("intercepts",)
    assert play.rolled() == []


# --- holding out -----------------------------------------------------------------------------------------------------
def held(*figures: Any, side: int = NOWHERE, rounds: int = 0) -> Play:
    """The end of a round, with the console on d4."""
    g = world(figures=figures, things={at("d4"): "download"}, mission=SWITCH)
    g.things = (g.things[0].but(side=side, rounds=rounds),)
    g.stack = [Holding()]
    return Play(g, draw=["centre"])


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize(
    ("figures", "counts"),
    [
        ([crew(R1, 0, at("d5"))], (0, 1)),
        ([crew(R1, 0, at("d5"), hidden=True)], (0, 1)),
        ([crew(R1, 0, at("d6"))], (NOWHERE, 0)),  # not beside it
        ([crew(R1, 0, at("d5"), out=True)], (NOWHERE, 0)),
        ([crew(R1, 0, at("d5")), crew(C1, 1, at("c4"))], (NOWHERE, 0)),  # not alone
        ([crew(R1, 0, at("d5")), crew(C1, 1, at("c4"), out=True)], (0, 1)),
        ([crew(R1, 0, at("d5")), enemy("drone-1", at("c4"))], (NOWHERE, 0)),  # enemies count, too
        ([enemy("drone-1", at("c4"))], (NOWHERE, 0)),
        ([crew(C1, 1, at("c4"))], (1, 1)),
    ],
)
def test_a_side_has_to_be_alone_beside_it(figures: list[Any], counts: tuple[int, int]) -> None:
    (thing,) = held(*figures).g.things
    assert (thing.side, thing.rounds) == counts


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize(
    ("side", "rounds", "left"),
    [
        (0, 2, ()),  # the third round: it is theirs
        (0, 1, ((0, 2),)),
        (1, 2, ((0, 1),)),  # the other side had begun, so it starts over
        (NOWHERE, 0, ((0, 1),)),
    ],
)
def test_after_so_many_rounds_it_is_theirs(side: int, rounds: int, left: tuple[Any, ...]) -> None:
    play = held(crew(R1, 0, at("d5")), side=side, rounds=rounds)
    assert tuple([(thing.side, thing.rounds) for thing in play.g.things]) == left
    assert play.who(R1).holds == (() if left else ("override",))
    assert play.told("mission.held")[-1]["of"] == CONTENT.missions[SWITCH].goal[0].rounds == 3


@pytest.mark.rule("aurora.interact.mission-tests")
def test_a_round_in_which_both_are_there_counts_for_nobody_and_takes_nothing_away() -> None:
    (thing,) = held(crew(R1, 0, at("d5")), crew(C1, 1, at("c4")), side=1, rounds=1).g.things
    assert (thing.side, thing.rounds) == (1, 1)


@pytest.mark.rule("aurora.interact.mission-tests")
def test_whoever_leads_has_it_in_hand() -> None:
    first, second = sorted((R1, R2), key=lambda name: -kind(name).initiative)
    assert kind(first).initiative > kind(second).initiative
    play = held(crew(second, 0, at("d5")), crew(first, 0, at("c4")), side=0, rounds=2)
    assert (play.who(first).holds, play.who(second).holds) == (("override",), ())


@pytest.mark.rule("aurora.interact.mission-tests")
def test_nobody_just_takes_it() -> None:
    g = world(figures=[crew(R1, 0, at("d5"))], things={at("d4"): "download"}, mission=SWITCH, then=f"crew:{R1}")
    play = Play(g)
    assert "take:0" not in play.keys
    assert play.refused("take:0").code == "aurora.bar.takes-time"
    assert sought(play.g, 0) == [0]


@pytest.mark.rule("aurora.interact.mission-tests")
def test_it_is_counted_at_the_end_of_every_round() -> None:
    g = world(figures=[crew(R1, 0, at("d5"))], things={at("d4"): "download"}, mission=SWITCH, then="end")
    assert [thing.rounds for thing in Play(g).g.things] == [1]


# --- a hunt ----------------------------------------------------------------------------------------------------------
def felled(name: str, by: int = 0, mission: str = KITE) -> Play:
    figures = [crew(R1, 0, at("d5")), enemy(name, at("d4"))]
    g = hostile(figures=figures, mission=mission)
    g.stack = [Wound(1, 20, by)]
    return Play(g, draw=["trap"])


@pytest.mark.rule("aurora.npc.removal")
@pytest.mark.parametrize("by", [0, NOWHERE])
def test_whoever_is_hunted_leaves_what_is_wanted_where_it_fell(by: int) -> None:
    """Whoever did it, and by whatever means."""
    play = felled("glass-kite", by)
    assert [(thing.name, thing.square) for thing in play.g.things] == [("kite-gland", at("d4"))]


@pytest.mark.rule("aurora.npc.removal")
@pytest.mark.parametrize(("name", "mission"), [("snare-cat", KITE), ("glass-kite", "fever-line")])
def test_nobody_else_leaves_anything(name: str, mission: str) -> None:
    assert felled(name, mission=mission).g.things == ()


def test_a_side_hunts_as_long_as_it_lacks_the_trophy() -> None:
    g = hostile(figures=[crew(R1, 0, at("d5")), enemy("glass-kite", at("d4"))], mission=KITE)
    assert quarry(g, 0) == quarry(g, 1) == [1]
    g.put(0, holds=("kite-gland",))
    assert (quarry(g, 0), quarry(g, 1)) == ([], [1])


# --- the satellite ---------------------------------------------------------------------------------------------------
def wrecked(by: int, *, aboard: Sequence[Any] = (), second: Any = None) -> Play:
    ships = [
        ship("cerberus", 0, sq(10, 10)),
        second or ship("destiny-aurora", 1, sq(20, 20)),
        npc_ship("military-satellite", sq(11, 12)),
    ]
    figures = [crew(R1, 0, "weapons"), crew(C1, 1, "weapons"), *aboard]
    g = hostile(ships=ships, figures=figures, mission=EYE, planet="fourth")
    g.stack = [ShipDamage(2, 20, by)]
    return Play(g, draw=["explosive"])


@pytest.mark.rule("aurora.fighter.damage")
@pytest.mark.parametrize(("by", "finder"), [(0, R1), (1, C1), (NOWHERE, R1)])
def test_its_core_is_in_the_hands_of_the_crew_that_wrecked_it(by: int, finder: str) -> None:
    """A mine is nobody's: then of the nearest ship."""
    play = wrecked(by)
    assert [who.name for who in play.g.figures if "eye-core" in who.holds] == [finder]
    assert play.told("mission.salvaged")[0]["what"] == "eye-core"


@pytest.mark.rule("aurora.fighter.damage")
def test_any_other_wreck_leaves_nothing_of_the_kind() -> None:
    ships = [ship("cerberus", 0, sq(10, 10)), ship("destiny-aurora", 1, sq(20, 20)), npc_ship(FIGHTER, sq(11, 12))]
    g = hostile(ships=ships, figures=[crew(R1, 0, "weapons")], mission=EYE)
    g.stack = [ShipDamage(2, 20, 0)]
    assert Play(g, draw=["explosive"]).who(R1).holds == ()


FIGHTER = "zurathi-fighter-1"


def test_a_side_aims_at_it_as_long_as_it_lacks_the_core() -> None:
    ships = [ship("cerberus", 0, sq(10, 10)), ship("destiny-aurora", 1, sq(20, 20)), npc_ship("military-satellite", 9)]
    g = hostile(ships=ships, figures=[crew(R1, 0, "weapons")], mission=EYE)
    assert targets(g, 0) == targets(g, 1) == [2]
    g.put(0, holds=("eye-core",))
    assert (targets(g, 0), targets(g, 1)) == ([], [2])


@pytest.mark.rule("aurora.interact.mission-tests")
def test_with_the_core_the_dish_tells_what_the_eye_saw() -> None:
    figures = [crew(R1, 0, at("d4")), crew(R2, 0, "navigation", holds=("eye-core",)), crew(C1, 1, at("e6"))]
    g = world(figures=figures, things={at("d5"): "dish"}, mission=EYE, then=f"crew:{R1}")
    assert (sought(g, 0), sought(g, 1)) == ([0], [])
    play = Play(g, *test_dice(R1, "tech", 5)).say("take:0")
    assert play.who(R1).holds == ("eye-secrets",)


@pytest.mark.rule("aurora.win.tier1")
def test_landing_with_what_has_to_be_brought_wins() -> None:
    """It came aboard in orbit, from another ship. The neutral planet is in the east of the space board."""
    pilot = next(n for n, c in CONTENT.crew.items() if c.faction == 0 and "navigation" in c.specialty)
    figures = [crew(pilot, 0, "navigation", holds=("eye-secrets",)), crew(C1, 1, at("h8"))]
    ships = [ship("cerberus", 0, sq(26, 12)), ship("destiny-aurora", 1, "dock:2")]
    g = world(ships=ships, figures=figures, mission=EYE, then="ship:cerberus")
    play = Play(g).say("descend:0")
    assert play.over.code == "aurora.win.tier1"
    assert tuple(play.over.winners) == (0,)


@pytest.mark.rule("aurora.setup.mission-tiles-first")
@pytest.mark.parametrize("mission", list(CONTENT.missions))
def test_everything_lies_on_its_marks(mission: str) -> None:
    """book:473: what the setup of a mission needs is where the mission says."""
    g = set_up(mission)
    placed = [(place.what, g.plan().marks[mark]) for place in CONTENT.missions[mission].place for mark in place.on]
    assert [(thing.name, thing.square) for thing in g.things] == placed


# --- guards ----------------------------------------------------------------------------------------------------------
def set_up(mission: str, seed: int = 1, **options: Any) -> Aurora:
    """A table after its setup, by the first option of every question."""
    g = GAME.new_table(2, GAME.checked({"mission": mission, "crew": "dealt", "quicker": True, **options}))
    assert isinstance(g, Aurora)
    chance = Seeded(seed)
    start(g, chance)
    while any([isinstance(frame, Setup) for frame in g.stack]):
        question = g.open[0]
        answer(g, chance, question.seat, question.options[0])
    return g


@pytest.mark.rule("aurora.npc.placed-by")
@pytest.mark.rule("aurora.warrior.guard")
@pytest.mark.parametrize("mission", [name for name, card in CONTENT.missions.items() if card.guards])
def test_guards_stand_in_the_room_of_their_mark_and_hold_still(mission: str) -> None:
    g, card = set_up(mission), CONTENT.missions[mission]
    plan = g.plan()
    assert len(g.foes) == sum([guard.count for guard in card.guards])
    marks = [plan.marks[guard.on] for guard in card.guards for _ in range(guard.count)]
    for foe, mark in zip(g.foes, marks, strict=True):
        who = g.figures[foe.figure]
        assert foe.guards
        assert (plan.rooms[who.square], plan.tiles[who.square]) == (plan.rooms[mark], plan.tiles[mark])
        assert who.square != mark
        assert plan.map.distance(who.square, mark) <= 2
    assert len({g.figures[foe.figure].square for foe in g.foes}) == len(g.foes)


@pytest.mark.rule("aurora.creature.placement")
def test_a_creature_on_guard_is_no_card_any_longer_and_a_side_of_its_own() -> None:
    g = set_up(KITE)
    assert "glass-kite" not in g.zones[CREATURES_LEFT].bag
    assert [g.figures[foe.figure].side for foe in g.foes] == [3 + list(CONTENT.creatures).index("glass-kite")]


@pytest.mark.rule("aurora.npc.placed-by")
def test_the_first_game_has_the_princess_and_no_guards() -> None:
    g = set_up("draw", first_game=True)
    assert (g.mission, g.foes) == ("abduct-the-princess", ())
    assert [thing.name for thing in g.things] == ["xealana"]


@pytest.mark.rule("aurora.npc.placed-by")
@pytest.mark.parametrize(("mission", "ships"), [(EYE, 1), ("the-convict", 0)])
def test_a_mission_may_do_something_when_it_begins(mission: str, ships: int) -> None:
    g = set_up(mission)
    assert len(g.fleet) == ships
    assert [card.name for card in g.ships if card.seat == NOWHERE] == ["military-satellite"] * ships


@pytest.mark.rule("aurora.setup.villain-level")
@pytest.mark.parametrize(("needs", "level", "found"), [(1, 1, 1), (2, 1, 2), (1, 2, 2)])
def test_enemies_are_as_strong_as_the_table_says_or_as_the_mission_needs(
    needs: int, level: int, found: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CONTENT.missions, KITE, msgspec.structs.replace(CONTENT.missions[KITE], level=needs))
    assert set_up(KITE, level=level).level == found


@pytest.mark.rule("aurora.timed.first-card")
def test_guards_on_the_planet_are_no_landing() -> None:
    """The first world event waits for crew."""
    match = Match.new(GAME, 2, {"mission": "the-convict", "crew": "dealt", "deck": 6}, chance=Seeded(3))
    while not isinstance(match.table, Aurora) or match.table.round < 2:
        question = match.asked[0]
        match.answer(question.id, question.seat, "end" if "end" in question.keys else question.keys[0])
    assert match.table.deck == 6
    assert match.table.foes


# --- together --------------------------------------------------------------------------------------------------------
def brought(holder: str, where: int, onto: int, mission: str = LAST, **more: Any) -> Play:
    figures = [crew(holder, kind(holder).faction, where, holds=("axiom-core",)), *more.pop("others", ())]
    g = world(figures=figures, mission=mission, then=f"crew:{holder}", **more)
    play = halt(Play(g).say("move").go(onto))
    while play.match.asked and play.code == "landing.party-aboard":
        play.say(play.keys[0])
    return play


@pytest.mark.rule("aurora.win.renegade-wording")
@pytest.mark.rule("aurora.win.pay")
@pytest.mark.parametrize(("holder", "where", "onto"), [(R1, GATE, dock(0)), (C1, dock(2) - 28, dock(2))])
def test_together_both_sides_win_whoever_brings_it(holder: str, where: int, onto: int) -> None:
    other = crew(R2 if holder == C1 else C1, int(holder != C1), at("h8"))
    play = brought(holder, where, onto, others=[other])
    reward = CONTENT.endings[LAST].reward
    assert play.over.code == "aurora.win.tier1"
    assert tuple(play.over.winners) == (0, 1)
    assert {told["seat"]: told["digits"] for told in play.told("win.paid")} == {0: reward, 1: reward}


@pytest.mark.rule("aurora.win.renegade-wording")
def test_together_pieces_aboard_ships_of_both_sides_count(monkeypatch: pytest.MonkeyPatch) -> None:
    card = CONTENT.endings[LAST]
    goal = (card.goal[0], msgspec.structs.replace(card.goal[1], count=2))
    monkeypatch.setitem(CONTENT.endings, LAST, msgspec.structs.replace(card, goal=goal))
    other = crew(C1, 1, "weapons", holds=("axiom-core",))
    assert brought(R1, GATE, dock(0), others=[other]).over.code == "aurora.win.tier1"


@pytest.mark.rule("aurora.win.deck-out")
def test_together_both_sides_lose_when_time_is_up() -> None:
    figures = [crew(R1, 0, at("d4"), holds=("axiom-core",)), crew(C1, 1, at("h8"))]
    g = world(figures=figures, mission=LAST, deck=0, left=0, then="mission")
    over = Play(g).over
    assert (over.code, tuple(over.winners)) == ("aurora.win.deck-out", ())


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.parametrize(("mission", "winners"), [("the-convict", (1,)), ("fever-line", ()), (LAST, ())])
def test_when_time_is_up_the_mission_says_how_it_ends(mission: str, winners: tuple[int, ...]) -> None:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("h8"))]
    play = Play(world(figures=figures, mission=mission, left=0, then="mission"))
    assert play.told("mission.unfinished") == [{"mission": mission}]
    assert tuple(play.over.winners) == winners


@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.parametrize(("had", "told", "left"), [(50, 25, 25), (0, 0, 0)])
def test_a_failure_costs_no_more_than_there_is_and_is_told(had: int, told: int, left: int) -> None:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("h8"))]
    g = world(figures=figures, mission="the-convict", left=0, then="mission")
    g.earn(0, "crew", had)
    play = Play(g)
    assert play.told("reward.failure-cost") == ([{"seat": 0, "digits": told}] if told else [])
    assert play.over.scores[0] == left
    assert dict(play.over.sheet)["aurora.source.mission"][0] == -told

"""Corners of events, developments, raiders, battles of several sides and the final scoring, from the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rimward.games.andromeda.table.names import EVENTS
from tests.games.andromeda.more_world import destined, destiny_of, ending, scored
from tests.games.andromeda.openings import Lucky, at_turn, turn_ends, until
from tests.games.andromeda.stations import EDGE, TURN, Game, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, YELLOW, Play, at, module, world

OPERATIONS, REPAIR = "andromeda.battle.tactical-operations", "andromeda.repair.choose"
NINE = dict.fromkeys(("titanium", "nanocarbon", "ice", "credit", "energy"), 9)
RAIDERS = ("vorticon-strikers", "saucerian-abductor", "barrow-hulks", "grinding-maw", "court-of-embers")
A, B = "saucerian-abductor", "barrow-hulks"
CORES = ("primary-reactor", "shipwright", "treasury", "architect")
HOME = [(seat, "transport", "bay") for seat in (YELLOW, BLUE)]


def event(card: str, seats: int = 2, d6: Sequence[int] = (4, 2, 3, 1, 5, 6) * 5, **said: Any) -> Play:
    """This event is resolved at the end of yellow's turn; no raider is on the map unless it is said."""
    told: dict[str, Any] = {"tiles": EDGE, "raiders": [(name, ()) for name in RAIDERS], **said}
    g = world(seats, phase="end", due=True, **told)
    g.zones.put(EVENTS, card, 0)
    return Game(g, d6=d6)


def fight(*ships: tuple[int, str], seats: int = 2, d6: Sequence[int] = (6,) * 40, **said: Any) -> Play:
    """A battle on C3 with these ships there, from escalation on."""
    more = said.pop("more", [])
    here = [(seat, kind, "C3") for seat, kind in ships]
    told: dict[str, Any] = {"tiles": EDGE, **said}
    return Game(world(seats, ships=[*here, *more], phase="battle", region="C3", **told), d6=d6)


# --- events ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.event.step-score")
@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.rule("andromeda.end.event-marker-removed")
def test_an_event_that_ends_the_game_is_resolved_to_its_end() -> None:
    """Yellow reaches the terminus in the scoring: blue scores as well, the raider comes, everybody gains an energy or
    an ice; no further event is possible, and everybody has one more turn."""
    tracks = {seat: {"science": 9} for seat in (YELLOW, BLUE)}
    play = event("first-light", tracks=tracks, vp={YELLOW: 59}, terminus=60)
    settle(play, TURN)
    assert [told["seat"] for told in play.told("end.triggered")] == [YELLOW]
    assert (play.vp(YELLOW), play.vp(BLUE)) == (59 + 14, 14)
    assert raider_at(play, A) != []
    assert [sum(stored(play, seat).values()) for seat in (YELLOW, BLUE)] == [1, 1]
    assert not play.table["due"]
    begun = len(play.told("turn.begins"))
    while play.over is None:
        keys = play.asked.keys
        play.say(next((key for key in ("return",) if key in keys), play.asked.passes or keys[0]))
    assert [told["seat"] for told in play.told("turn.begins")][begun - 1 :] == [BLUE, YELLOW]


@pytest.mark.rule("andromeda.event.step-score")
@pytest.mark.rule("andromeda.damage.module-effects")
@pytest.mark.rule("andromeda.event.no-actions")
def test_a_module_repaired_before_the_scoring_costs_nothing() -> None:
    """Inspection Day names that moment. Yellow has two damaged modules and repairs one: 14 less one."""
    damage = {YELLOW: {"treasury": 1, "architect": 1}}
    play = event("first-light", tracks={YELLOW: {"science": 9}}, damage=damage, hand={YELLOW: ("inspection-day",)})
    while "play:inspection-day" not in play.asked.keys:
        assert play.turn_of == YELLOW
        play.say(play.asked.passes or play.asked.keys[0])
    play.say("play:inspection-day")
    settle(play.say(next(key for key in play.asked.keys if key.startswith("module:"))), TURN)
    assert (play.vp(YELLOW), len(play.damage(YELLOW))) == (13, 1)


@pytest.mark.rule("andromeda.damage.module")
@pytest.mark.rule("andromeda.event.step-special")
def test_rust_bloom_finds_nothing_to_damage_where_all_is_damaged() -> None:
    """Yellow's four modules are damaged: only blue is asked, and may name a core module."""
    play = event("rust-bloom", damage={YELLOW: dict.fromkeys(CORES, 1)})
    settle(play, "andromeda.damage.module")
    assert (play.asked.seat, len(play.asked.keys)) == (BLUE, 4)
    settle(play.say("module:3"), TURN)
    assert (play.damage(YELLOW), play.damage(BLUE)) == (dict.fromkeys(CORES, 1), {"architect": 1})


@pytest.mark.rule("andromeda.damage.ship")
@pytest.mark.rule("andromeda.event.step-special")
def test_a_shield_saves_a_ship_from_an_event_too() -> None:
    """Falling Moonlets damage a ship on a planet: the cruiser keeps its place with a marker; who has none there loses
    nothing."""
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "heavy-cruiser", "C2"), *HOME]
    play = settle(event("falling-moonlets", ships=ships), "andromeda.damage.ship")
    assert (play.asked.seat, len(play.asked.keys)) == (YELLOW, 2)
    settle(play.say("ship:8"), TURN)
    cruiser = next(bay for bay in play.table["bays"][YELLOW] if bay["kind"] == "heavy-cruiser")
    assert (play.where(YELLOW, "heavy-cruiser"), cruiser["damaged"]) == (["C2"], 1)
    assert play.told("damage.scrapped") == []


@pytest.mark.rule("andromeda.event.no-actions")
@pytest.mark.rule("andromeda.event.overshoot")
def test_a_module_bought_in_an_event_moves_no_marker() -> None:
    """Yellow buys a science module in the Yard Clearance and reaches an event space: the marker is off the track, and
    begins again at the start."""
    g_said: dict[str, Any] = {"stock": {YELLOW: NINE}, "tracks": {YELLOW: {"science": 2}}}
    play = event("yard-clearance", **g_said)
    while play.turn_of == YELLOW:
        wanted = ("do:module", "buy:science,0", "deck:industry")
        play.say(
            next((key for key in play.asked.keys if key.startswith(wanted)), play.asked.passes or play.asked.keys[0])
        )
    assert (play.step(YELLOW, "science"), len(play.modules(YELLOW))) == (3, 5)
    assert (play.table["marker"], play.table["due"], play.told("event.triggered")) == (0, False, [])


@pytest.mark.rule("andromeda.event.resolve-timing")
@pytest.mark.rule("andromeda.event.marker-on-station")
@pytest.mark.rule("andromeda.development.public-actions")
def test_an_event_of_a_return_turn_comes_at_its_end() -> None:
    """The Architect builds on the way home and yellow reaches an event space at the end of the event track: the event
    is resolved when all ships are home."""
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "C3"), (YELLOW, "transport", "bay"), HOME[1]]
    last = int(CONTENT.numbers.event_steps[2]) - 1
    g = world(
        tiles=EDGE,
        ships=ships,
        stock={YELLOW: NINE},
        station={YELLOW: 7},
        tracks={YELLOW: {"industry": 2}},
        marker=last,
        raiders=[(name, ()) for name in RAIDERS],
        stack_planets=1,
    )
    play = until(at_turn(Lucky(g)).say("return"), "andromeda.return.ship-activation")
    transport = next(n for n, ship in enumerate(play.table["ships"]) if ship["region"] == at("C2"))
    play.say(f"ship:3,{transport}")
    while play.asked.code != "andromeda.return.ship-activation" and play.turn_of == YELLOW:
        wanted = f"develop:{at('C3')}"
        play.say(wanted if wanted in play.asked.keys else play.asked.passes or play.asked.keys[0])
    assert (play.told("event.planet") != [], play.told("event.card")) == (True, [])
    turn_ends(play)
    codes = play.codes()
    assert codes.index("return.returned") < codes.index("event.card")
    assert len(play.told("event.card")) == 1


# --- developments ----------------------------------------------------------------------------------------------------
def settling(*others: tuple[int, str, str], **said: Any) -> Play:
    """Yellow launches a transport to C3 and may play Breaking Ground before that or after."""
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "transport", "C2"), (YELLOW, "fighter", "bay"), HOME[1]]
    told: dict[str, Any] = {"stock": {YELLOW: NINE}, "station": {YELLOW: 7}, **said}
    hand = {YELLOW: ("breaking-ground",)}
    return Lucky(world(3, tiles=EDGE, ships=[*ships, *others], hand=hand, **told))


@pytest.mark.rule("andromeda.development.populate")
@pytest.mark.rule("andromeda.launch.subsequent-not-own")
def test_a_settled_transport_keeps_nobody_from_launching_there_and_gives_no_range() -> None:
    """Yellow's only ship on the board settles on C2: the next launch is a first one again, C2 included."""
    play = at_turn(settling()).act(YELLOW, "play:breaking-ground").say(f"develop:{at('C2')}")
    while play.asked.code != TURN:
        play.say(play.asked.keys[0])
    targets = {key for key in play.asked.keys if key.startswith("launch:transport,")}
    assert {f"launch:transport,{at(space)}" for space in ("C2", "A5", "C5")} <= targets


@pytest.mark.rule("andromeda.development.scoring")
@pytest.mark.rule("andromeda.development.scoring-counts")
def test_leaders_recruited_to_build_are_not_counted_on_the_planet() -> None:
    """A Factory for three leaders, with one of yellow's left on the planet and one of blue's next to it: 3 + 1 + 1;
    with yellow's one taken home before, 3 + 1."""
    leaders = {"C2": {YELLOW: 1}, "C1": {BLUE: 1}}
    scores = []
    for recruited in (False, True):
        play = at_turn(settling(leaders=leaders))
        assert CONTENT.planets[play.table["regions"][at("C2")]["name"]].type == "science"
        if recruited:
            play.act(YELLOW, f"recruit:{at('C2')},1")
        play.act(YELLOW, "play:breaking-ground").say(f"develop:{at('C2')}")
        while play.asked.code != TURN:
            play.say(play.asked.keys[0])
        scores.append(play.vp(YELLOW))
    printed = CONTENT.developments["observatory"].leaders
    assert scores == [printed + 2, printed + 1]


@pytest.mark.rule("andromeda.battle.participants")
@pytest.mark.rule("andromeda.battle.dice-developments")
def test_a_development_without_a_ship_is_not_in_the_battle() -> None:
    """Green has a Factory on C3 and one beside it, and no ship there: green rolls nothing; yellow's own counts once."""
    built = [(GREEN, "factory", "C3"), (GREEN, "city", "C2"), (YELLOW, "city", "C4")]
    play = settle(fight((YELLOW, "transport"), (BLUE, "transport"), seats=3, developments=built))
    assert {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")} == {YELLOW: 2, BLUE: 1}
    assert (play.step(GREEN, "supremacy"), play.told("battle.tied")) == (0, [])


# --- battles ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.outcome-order")
@pytest.mark.rule("andromeda.battle.tactical-operations")
@pytest.mark.rule("andromeda.repair.shield")
def test_a_shield_recharged_by_tactical_operations_takes_the_damage() -> None:
    """Blue's cruiser has its shield depleted. Beaten, blue repairs it with the moon in its operations: it stays."""
    g = world(
        tiles=EDGE,
        ships=[(YELLOW, "fighter", "C3"), (BLUE, "heavy-cruiser", "C3")],
        phase="battle",
        region="C3",
        operations={BLUE: "industry-tools"},
    )
    g.bays = (g.bays[0], tuple(bay.with_damage(1) if bay.shields else bay for bay in g.bays[1]))
    play = settle(Game(g, d6=(6, 6, 1, 1, 1)), OPERATIONS).say("moon")
    assert (play.asked.seat, play.asked.code) == (BLUE, REPAIR)
    settle(play.say("shield:heavy-cruiser"), TURN)
    assert play.where(BLUE, "heavy-cruiser") == ["C3"]
    assert [bay["damaged"] for bay in play.table["bays"][BLUE]] == [0, 0, 0, 1]


@pytest.mark.rule("andromeda.battle.early-end")
@pytest.mark.rule("andromeda.raider.reward")
def test_the_last_raider_sabotaged_ends_the_battle_without_a_reward() -> None:
    play = fight((YELLOW, "fighter"), hand={YELLOW: ("sabotage",)}, raiders=[(A, ("C3",))])
    until(play, "andromeda.tactics.type-battle").say("play:sabotage")
    settle(play)
    assert (raider_at(play, A), play.told("battle.rolled"), play.told("raider.defeated")) == ([], [], [])
    assert (play.step(YELLOW, "supremacy"), stored(play), play.vp(YELLOW)) == (0, {}, 0)


@pytest.mark.rule("andromeda.battle.targeting-s-class")
@pytest.mark.rule("andromeda.raider.defeat-single")
def test_a_swarm_that_is_sabotaged_rolls_and_aims_with_those_that_are_left() -> None:
    """Three of the S class, one of them removed in the preparations: two dice, targeting two; beaten, one is left."""
    swarm = [("vorticon-strikers", ("C3",) * 3)]
    play = fight((YELLOW, "fighter"), d6=(6, 6, 2, 3), hand={YELLOW: ("sabotage",)}, raiders=swarm)
    until(play, "andromeda.tactics.type-battle").say("play:sabotage")
    settle(play)
    (rolled,) = [told for told in play.told("battle.rolled") if told["side"] != YELLOW]
    assert (len(rolled["faces"]), rolled["targeting"]) == (2, 2)
    assert raider_at(play, "vorticon-strikers") == ["C3"]


@pytest.mark.rule("andromeda.battle.everyone-loses")
@pytest.mark.rule("andromeda.battle.tactical-operations")
@pytest.mark.rule("andromeda.raider.defeat-single")
def test_in_a_tie_all_of_them_use_tactical_operations_and_one_raider_is_damaged() -> None:
    """6 for yellow and blue, green and two of the S class below: nobody wins, all three draw in turn order from the
    active player on, all ships go, one raider goes."""
    ships = [(seat, "transport") for seat in range(3)]
    swarm = [("vorticon-strikers", ("C3", "C3"))]
    play = fight(*ships, seats=3, d6=(6, 6, 2, 4, 3), raiders=swarm, active=GREEN)
    asked = []
    settle(play, OPERATIONS)
    while play.over is None and play.asked.code == OPERATIONS:
        asked.append(play.asked.seat)
        settle(play.say("draw"), OPERATIONS)
    assert asked == [GREEN, YELLOW, BLUE]
    assert [play.where(seat, "transport")[0] for seat in range(3)] == ["scrapyard"] * 3
    assert (raider_at(play, "vorticon-strikers"), play.told("raider.defeated")) == (["C3"], [])
    assert [play.step(seat, "supremacy") for seat in range(3)] == [0] * 3


@pytest.mark.rule("andromeda.battle.raiders-win")
@pytest.mark.rule("andromeda.battle.both-remain")
def test_raiders_that_win_stay_with_the_shielded_ship_that_they_beat() -> None:
    """Yellow's cruiser loses its shield, blue's transport is scrapped; the raider stays, and there is no second
    battle."""
    weapons = CONTENT.raiders[A].weapons
    ships = ((YELLOW, "heavy-cruiser"), (BLUE, "transport"))
    play = fight(*ships, d6=(5, 5, 5, 5, *(6,) * weapons), raiders=[(A, ("C3",))])
    settle(play)
    assert (raider_at(play, A), play.where(YELLOW, "heavy-cruiser")) == (["C3"], ["C3"])
    assert (play.where(BLUE, "transport")[0], len(play.told("battle.begins"))) == ("scrapyard", 1)
    assert [play.step(seat, "supremacy") for seat in (YELLOW, BLUE)] == [0, 0]


@pytest.mark.rule("andromeda.raider.reward")
@pytest.mark.rule("andromeda.repair.nothing")
@pytest.mark.parametrize(("answer", "points"), [("vp", 1), ("decline", 0)])
def test_a_repair_as_a_reward_may_be_a_point_where_nothing_is_broken(answer: str, points: int) -> None:
    """The Grave Lamps give a card and a repair. Yellow's ships and modules are whole."""
    play = fight((YELLOW, "fighter"), d6=(6, 6, 1), raiders=[("grave-lamps", ("C3",))])
    settle(play, "andromeda.repair.nothing").say(answer)
    settle(play)
    assert (play.vp(YELLOW), len(play.hand(YELLOW))) == (points, 1)


@pytest.mark.rule("andromeda.battle.escalation-sources")
@pytest.mark.rule("andromeda.damage.ship")
def test_who_joins_and_loses_goes_from_the_battle_to_the_scrapyard_and_leaves_the_rest_where_it_was() -> None:
    """Blue joins with one of two transports beside the battle and loses: that one is scrapped, the other has not
    moved."""
    more = [(BLUE, "transport", "C2"), (BLUE, "transport", "C4")]
    play = fight((YELLOW, "fighter"), (GREEN, "transport"), seats=3, more=more, d6=(6, 6, 1, 1))
    settle(play, "andromeda.battle.escalation")
    assert (play.asked.seat, len(play.asked.keys)) == (BLUE, 3)
    joined = play.asked.keys[0]
    gone = CONTENT.spaces[play.table["ships"][int(joined.removeprefix("ship:"))]["region"]]
    settle(play.say(joined, "done"))
    stayed = "C4" if gone == "C2" else "C2"
    assert sorted(play.where(BLUE, "transport"))[:2] == sorted([stayed, "scrapyard"])


# --- raiders ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.raider.strike-choice")
@pytest.mark.rule("andromeda.raider.strike-s-class")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_one_of_two_classes_that_is_not_chosen_stays(choice: int) -> None:
    """Two of the S class beside C3, a third out of their range, and one of class A: the swarm comes by two, or A."""
    raiders = [("vorticon-strikers", ("C2", "C4", "A1")), (A, ("B3",))]
    ships = [*HOME, (YELLOW, "transport", "bay")]
    play = Lucky(world(tiles=EDGE, ships=ships, raiders=raiders)).launch("transport", "C3")
    until(play, "andromeda.raider.strike-choice")
    assert (play.asked.seat, len(play.asked.keys)) == (YELLOW, 2)
    play.say(sorted(play.asked.keys)[choice])
    found = (sorted(raider_at(play, "vorticon-strikers")), raider_at(play, A))
    assert found in ((["A1", "C3", "C3"], ["B3"]), (["A1", "C2", "C4"], ["C3"]))


@pytest.mark.rule("andromeda.raider.strike-timing")
@pytest.mark.rule("andromeda.battle.condition")
@pytest.mark.rule("andromeda.tactics.type-action")
def test_without_a_strike_there_is_no_battle() -> None:
    """Cold Trail keeps the raiders away on your own turn: nobody fights, and the raider stays where it was."""
    g = world(
        tiles=EDGE, ships=[*HOME, (YELLOW, "transport", "bay")], raiders=[(A, ("B3",))], hand={YELLOW: ("cold-trail",)}
    )
    play = Lucky(g).launch("transport", "C3")
    while "play:cold-trail" not in play.asked.keys:
        assert play.turn_of == YELLOW
        play.say(play.asked.passes or play.asked.keys[0])
    turn_ends(play.say("play:cold-trail"))
    assert (raider_at(play, A), play.told("battle.begins")) == (["B3"], [])


# --- the end ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.scoring.tie-break")
@pytest.mark.rule("andromeda.general.goal")
def test_most_modules_do_not_help_whoever_is_not_tied() -> None:
    """Yellow and blue are level and green is behind with the most modules; blue has a module more than yellow."""
    tiles = {"A1": "science", "A3": "industry", "E1": "supremacy", "E5": "commerce", "C3": "civilization"}
    modules = {BLUE: (module("science"),), GREEN: (module("science"), module("industry"))}
    play = scored(world(3, tiles=tiles, modules=modules, **ending(vp={BLUE: 60, GREEN: 50})))
    assert (play.over.scores[YELLOW], play.over.scores[YELLOW] > play.over.scores[GREEN]) == (
        play.over.scores[BLUE],
        True,
    )
    assert play.over.winners == (BLUE,)


@pytest.mark.rule("andromeda.scoring.order")
@pytest.mark.rule("andromeda.destiny.scoring")
@pytest.mark.rule("andromeda.general.goal")
def test_a_destiny_may_decide_the_game() -> None:
    """Yellow is four points ahead of blue; blue is first on both tracks of its card."""
    tiles = {"A1": "science", "A3": "industry", "E1": "supremacy", "E5": "commerce", "C3": "civilization"}
    held = {BLUE: destiny_of("science", "commerce"), YELLOW: destiny_of("science", "commerce")}
    tracks = {BLUE: {"science": 1, "commerce": 1}}
    play = scored(destined(held, tiles=tiles, tracks=tracks, **ending(vp={BLUE: 56})))
    assert play.over.winners == (BLUE,)
    assert play.over.scores == (60, 64)

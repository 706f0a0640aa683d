"""How a mission ends, and who is paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rimward.games.aurora.table.pieces import Figure
from tests.games.aurora.folk import C1, C2, MISS, R1, R2, SIX, at, finish, halt, kind, skill, sure, walk
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, dock, frames, ship, sq, world

PRINCESS, LEDGER = "abduct-the-princess", "silent-ledger"
REWARD = CONTENT.missions[PRINCESS].reward
PILOT = next(n for n, c in CONTENT.crew.items() if c.faction == RENEGADE and "navigation" in c.specialty)
GATE = dock(0) + 28  # the square before the northern dock, where the Cerberus lies
GATE_2 = dock(2) - 28  # and the Destiny Aurora in the south
EVENT = "tremor"


def ended(play: Play) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """The rule, the winning seats and what each seat has earned by the mission."""
    assert play.over is not None
    paid = dict(play.over.sheet)["aurora.source.mission"]
    return play.over.code.removeprefix("aurora."), tuple(play.over.winners), tuple(paid)


def on(play: Play) -> bool:
    """Whether the mission goes on; a scene that has come to its end is no result of it."""
    return play.over is None or not play.over.code.startswith("aurora.win.")


def settle(play: Play) -> Play:
    """Whoever has come aboard takes the first free place."""
    halt(play)
    while play.match.asked and play.code == "landing.party-aboard":
        play.say(play.keys[0])
    return play


def board(
    holder: str = R1, where: int = GATE, onto: int = dock(0), others: Sequence[Figure] = (), **options: Any
) -> Play:
    """Somebody with the princess walks aboard its ship."""
    options.setdefault("mission", PRINCESS)
    holds = options.pop("holds", ("xealana",))
    g = world(
        options.pop("seats", 2),
        figures=[crew(holder, kind(holder).faction, where, holds=holds), *others],
        then=f"crew:{holder}",
        **options,
    )
    return settle(Play(g).say("move").go(onto))


# --- Tier 1 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.win.pay")
def test_whoever_boards_its_docked_ship_with_all_parameters_wins_at_once() -> None:
    """Another of the party is still outside."""
    play = board(others=[crew(R2, 0, at("d4")), crew(C1, 1, at("h8"))])
    assert ended(play) == ("win.tier1", (0,), (REWARD, 0))
    assert play.told("win.paid") == [{"seat": 0, "digits": REWARD}]


@pytest.mark.rule("aurora.win.tier1")
def test_holding_them_outside_is_not_enough() -> None:
    g = world(
        figures=[crew(R1, 0, GATE + 28, holds=("xealana",)), crew(R2, 0, "navigation")],
        mission=PRINCESS,
        then=f"crew:{R1}",
    )
    assert on(walk(Play(g), GATE))


@pytest.mark.rule("aurora.win.tier1")
def test_an_opponents_ship_does_not_do() -> None:
    play = board(where=GATE_2, onto=dock(2), others=[crew(C1, 1, "weapons")])
    assert on(play)


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.parametrize(("also", "won"), [((), False), (("data",), True)])
def test_all_parameters_are_needed(also: tuple[str, ...], won: bool) -> None:
    """Two pieces of data: one aboard already or not, and one brought now."""
    mates = [crew(R2, 0, "navigation", holds=also)]
    play = board(holds=("data",), mission=LEDGER, others=mates)
    assert on(play) != won
    if won:
        assert ended(play)[:2] == ("win.tier1", (0,))


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.win.pay")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_a_teammates_ship_is_as_good_and_the_team_shares_the_pay() -> None:
    """Seats 0 and 2 are Renegades: 250 in two is 125 for each."""
    play = board(onto=dock(1), where=dock(1) - 1, seats=3, others=[crew(R2, 2, "navigation")])
    assert ended(play)[:2] == ("win.tier1", (0, 2))
    half = REWARD // 2 // 25 * 25
    assert sorted((ended(play)[2][0], ended(play)[2][2])) == [half, REWARD - half]
    assert ended(play)[2][1] == 0


@pytest.mark.rule("aurora.win.renegade-wording")
def test_on_a_race_mission_the_coalition_wins_in_the_same_way() -> None:
    assert CONTENT.missions[PRINCESS].coalition == "race"
    play = board(C1, GATE_2, dock(2), others=[crew(R1, 0, at("d4"))])
    assert ended(play) == ("win.tier1", (1,), (0, REWARD))


@pytest.mark.rule("aurora.win.renegade-wording")
def test_on_a_stop_mission_the_coalition_does_not_win_by_the_goal() -> None:
    """It keeps the Renegades from it until time is up."""
    assert CONTENT.missions[LEDGER].coalition == "stop"
    play = board(C1, GATE_2, dock(2), holds=("data", "data"), mission=LEDGER, others=[crew(R1, 0, at("d4"))])
    assert on(play)


# --- Tier 2 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.tier2")
def test_at_tier_two_boarding_does_not_end_it() -> None:
    assert on(board(tier=2, others=[crew(R2, 0, "navigation")]))


def homeward(start: int, *flights: str, holds: tuple[str, ...] = ("xealana",), tier: int = 2) -> Play:
    """The Cerberus with the princess aboard; Port Saven, its home, is in the north, Earth in the south."""
    figures = [
        crew(PILOT, 0, "navigation"),
        crew(R1 if R1 != PILOT else R2, 0, "weapons", holds=holds),
        crew(C1, 1, at("h8")),
    ]
    ships = [ship("cerberus", 0, start, facing="north"), ship("destiny-aurora", 1, "dock:2")]
    play = Play(world(ships=ships, figures=figures, tier=tier, mission=PRINCESS, then="ship:cerberus")).say("move")
    for flight in flights:
        play.say(flight)
    return play


def stop(play: Play) -> Play:
    while play.match.asked and play.code == "ship-move.straight":
        play.say("stop")
    return play


@pytest.mark.rule("aurora.win.tier2")
def test_the_ship_with_the_parameters_has_to_get_home() -> None:
    play = stop(homeward(sq(13, 3), f"fly:{sq(13, 1)},0"))
    assert ended(play) == ("win.tier2", (0,), (REWARD, 0))


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.parametrize(
    ("start", "flight", "holds"),
    [
        (sq(13, 4), f"fly:{sq(13, 2)},0", ("xealana",)),  # one square short
        (sq(13, 3), f"fly:{sq(13, 1)},0", ()),  # without the princess
        (sq(13, 24), f"fly:{sq(13, 26)},4", ("xealana",)),  # at Earth
    ],
)
def test_not_nearly_home_not_empty_and_not_to_the_wrong_planet(start: int, flight: str, holds: tuple[str, ...]) -> None:
    assert on(stop(homeward(start, flight, holds=holds)))


@pytest.mark.rule("aurora.win.tier2")
def test_through_a_corner_of_the_cap_and_out_again_is_not_home() -> None:
    """Only where its move ends counts."""
    play = homeward(sq(13, 2), f"fly:{sq(13, 1)},0")
    assert on(play)
    play.say(f"fly:{sq(13, 2)},4")
    assert on(stop(play))


def sinking(monkeypatch: pytest.MonkeyPatch, reward: int, hits: int, damage: int = 5, holds: str = "xealana") -> Play:
    """Tier 2: the Cerberus, with the princess aboard and so much hull damage, is hit by the Destiny Aurora."""
    mission = msgspec.structs.replace(CONTENT.missions[PRINCESS], reward=reward)
    monkeypatch.setitem(CONTENT.missions, PRINCESS, mission)
    gunner = next(n for n, c in CONTENT.crew.items() if c.faction == 1 and "weapons" in c.specialty)
    ships = [
        ship("cerberus", 0, sq(13, 10), shields_up=False, damage=damage),
        ship("destiny-aurora", 1, sq(13, 13), facing="north"),
    ]
    held = (holds,) if holds else ()
    figures = [crew(R1, 0, "engineering", holds=held), crew(gunner, 1, "weapons")]
    g = world(ships=ships, figures=figures, tier=2, mission=PRINCESS, then="ship:destiny-aurora")
    dice = skill(gunner, "weapons") + 1
    play = Play(g, *[SIX] * hits, *[MISS] * (dice - hits), *[MISS] * hits).say("attack")
    while play.match.asked and play.code.startswith(("ship-combat.", "ship-ability.")):
        choice = [key for key in ("pass", "done") if key in play.keys]
        play.say(choice[0] if choice else play.keys[0])
    return play


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.parametrize(
    ("reward", "half"),
    [
        pytest.param(325, 175, marks=pytest.mark.example("aurora.example.tier-two-tie")),
        (300, 150),
        (250, 125),
        (275, 150),  # 137.5 is as near to 125 as to 150
    ],
)
def test_a_hull_gone_on_the_way_home_is_a_tie_for_half(monkeypatch: pytest.MonkeyPatch, reward: int, half: int) -> None:
    play = sinking(monkeypatch, reward, hits=1)
    assert ended(play)[0] == "win.tier2-tie"
    assert set(ended(play)[1]) in (set(), {0, 1})
    assert ended(play)[2] == (half, half)


@pytest.mark.rule("aurora.win.tier2-tie")
def test_one_point_of_hull_left_is_no_tie(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(sinking(monkeypatch, 325, hits=1, damage=4))


@pytest.mark.rule("aurora.win.tier2-tie")
def test_only_the_ship_that_carries_the_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(sinking(monkeypatch, 325, hits=1, holds=""))


# --- time is up ------------------------------------------------------------------------------------------------------
def idle(play: Play) -> Play:
    """Nobody does anything any more."""
    while play.match.asked:
        play.say(next((key for key in ("end", "pass", "done", "stop") if key in play.keys), play.keys[0]))
    return play


def time_out(*figures: Figure, mission: str, timed: bool = False, **options: Any) -> Play:
    """The last card of the deck is turned over, everybody has another turn and does nothing, and that was it."""
    g = world(figures=figures, mission=mission, deck=1, timed=timed, then="event", **options)
    return idle(Play(g, draw=[EVENT]))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.win.renegade-wording")
@pytest.mark.example("aurora.example.stop-mission-timeout")
def test_on_a_stop_mission_time_is_on_the_side_of_the_coalition() -> None:
    """The Renegades hold all the data, and nobody has brought it aboard."""
    assert CONTENT.missions[LEDGER].reward == 300
    holder = crew(R1, 0, at("d4"), holds=("data", "data"))
    play = time_out(holder, crew(C1, 1, at("h8")), mission=LEDGER)
    assert ended(play) == ("win.deck-out", (1,), (0, 300))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.win.tier1-timed")
@pytest.mark.parametrize("timed", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_on_a_race_mission_whoever_alone_holds_everything_wins_half(seat: int, timed: bool) -> None:
    names = (R1, C1)
    figures = [crew(names[n], n, at(("d4", "h8")[n]), holds=("xealana",) if n == seat else ()) for n in (0, 1)]
    play = time_out(*figures, mission=PRINCESS, timed=timed)
    half = (REWARD + 25) // 50 * 25
    assert ended(play)[1] == (seat,)
    assert ended(play)[2] == ((half, 0) if seat == 0 else (0, half))


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.win.tier1-timed")
@pytest.mark.parametrize("timed", [False, True])
def test_with_the_princess_still_in_her_wing_it_is_a_draw(timed: bool) -> None:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("h8"))]
    play = time_out(*figures, mission=PRINCESS, timed=timed, things={at("a1"): "xealana"})
    assert set(ended(play)[1]) in (set(), {0, 1})
    assert ended(play)[2] == (0, 0)


@pytest.mark.rule("aurora.win.deck-out")
def test_there_is_one_more_turn_after_the_last_card() -> None:
    """Enough to walk aboard with the princess, and so to win after all."""
    g = world(
        figures=[crew(R1, 0, GATE, holds=("xealana",)), crew(R2, 0, "navigation"), crew(C1, 1, at("h8"))],
        mission=PRINCESS,
        deck=1,
        then="event",
    )
    play = Play(g, draw=[EVENT])
    while play.code != "round.surface-phase" or play.asked.seat != 0:
        play.say("end")
    settle(play.say("crew:0", "move").go(dock(0)))
    assert ended(play)[:2] == ("win.tier1", (0,))


@pytest.mark.rule("aurora.win.all-lose")
def test_whoever_has_the_goal_and_no_ship_makes_all_lose() -> None:
    """The princess follows the Coalition, whose ship was stolen; when time is up nobody wins, nobody is paid."""
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(13, 13), captor=0)]
    figures = [crew(C2, 1, at("d4"), holds=("xealana",)), crew(R1, 0, "navigation"), crew(C1, 1, "weapons", out=True)]
    play = time_out(*figures, mission=PRINCESS, ships=ships)
    assert ended(play) == ("win.all-lose", (), (0, 0))


@pytest.mark.rule("aurora.win.all-lose")
def test_a_teammates_ship_is_a_way_off() -> None:
    """Seat 3 plays for the Coalition too, and the princess is aboard its docked ship when time is up (Tier 2)."""
    ships = [
        ship("cerberus", 0, sq(12, 12)),
        ship("destiny-aurora", 1, sq(13, 13), captor=0),
        ship("hades-vi", 2, "home"),
        ship("eden-fyre", 3, "dock:3"),
    ]
    figures = [
        crew(C2, 1, "deck", ship=3, holds=("xealana",)),
        crew(R1, 0, "navigation"),
        crew(C1, 1, "weapons", out=True),
    ]
    g = world(4, ships=ships, figures=figures, mission=PRINCESS, tier=2, deck=1, then="event")
    play = idle(Play(g, draw=[EVENT]))
    assert ended(play)[0] != "win.all-lose"
    assert set(ended(play)[1]) == {1, 3}


@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.parametrize(("failure", "left"), [(25, 25), (50, 0), (75, 0)])
def test_a_failed_mission_may_cost_digits_but_never_more_than_there_are(
    monkeypatch: pytest.MonkeyPatch, failure: int, left: int
) -> None:
    """R1 fells somebody for 50, and then time is up on a stop mission."""
    monkeypatch.setitem(CONTENT.missions, LEDGER, msgspec.structs.replace(CONTENT.missions[LEDGER], failure=failure))
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), wounds=kind(C1).health - 1), crew(C2, 1, at("h8"))]
    g = world(figures=figures, mission=LEDGER, deck=1, then="surface")
    g.stack = [*frames(g, "event"), *frames(g, "player:0")]
    play = Play(g, *sure(R1, 1), draw=[EVENT]).say("crew:0", "attack:1,bare")
    idle(finish(play))
    assert ended(play)[1] == (1,)
    assert play.over.scores == (left, CONTENT.missions[LEDGER].reward)

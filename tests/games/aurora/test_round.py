"""A round: its phases, who acts when, and its end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.orbit import (
    DONEXIA,
    FLIBBY,
    GROM,
    JAYCE,
    ROVANNA,
    Quiet,
    again,
    aurora,
    box,
    can,
    cerberus,
    hand,
    hull,
    keys_of,
    ranks,
    space,
    specialist,
    turns,
    until,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, number, ship, sq, world

EVENT = sorted(CONTENT.events)[0]


def rank(name: str) -> int:
    return CONTENT.crew[name].initiative


def docked(figures: list[Any], then: str, seats: int = 2, **fields: Any) -> Quiet:
    return Quiet(world(seats, figures=figures, then=then, **fields), *fields.pop("dice", ()))


def players(play: Play) -> list[int]:
    """The seats in the order of their surface turns, when everybody only ends them."""
    while play.match.asked:
        play.say("end" if can(play, "end") else play.keys[0])
    return [told["seat"] for told in play.told("round.surface-turn")]


# --- phases ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.round.phases")
def test_ships_then_the_planet_then_the_event_then_a_new_round() -> None:
    figures = [
        crew(GROM, 0, sq(12, 12)),
        crew(hand(RENEGADE, "navigation"), 0, "navigation"),
        crew(FLIBBY, 1, "navigation"),
    ]
    play = Play(world(figures=figures, then="mission"), draw=(EVENT,))
    for _ in range(30):
        if "event.drawn" in play.codes():
            break
        play.say("end" if can(play, "end") else play.keys[0])
    steps = ["round.ship-turn", "round.surface-turn", "event.drawn"]
    places = [play.codes().index(step) for step in steps]
    assert all(one < two for one, two in pairwise(places))
    late = [place for place, code in enumerate(play.codes()) if code == "round.ship-turn"]
    assert max(late) < places[1] or max(late) > places[2]


@pytest.mark.rule("aurora.round.ship-phase")
def test_every_ship_has_one_turn_in_the_ship_phase() -> None:
    figures = [crew(name, seat, "navigation") for seat, name in enumerate(("rane", FLIBBY, GROM, ROVANNA))]
    play = docked(figures, "ships", 4)
    assert sorted(turns(play)) == sorted(card.name for card in play.g.ships)


@pytest.mark.rule("aurora.round.ship-phase")
@pytest.mark.rule("aurora.initiative.zero-last")
def test_a_ship_with_nobody_awake_aboard_has_no_turn() -> None:
    figures = [crew(GROM, 0, sq(12, 12)), crew(hand(RENEGADE, "weapons"), 0, "med-bay", out=True, wounds=9)]
    play = docked([*figures, crew(FLIBBY, 1, "navigation")], "ships")
    assert turns(play) == ["destiny-aurora"]


@pytest.mark.rule("aurora.round.surface-phase")
def test_a_player_activates_the_party_in_any_order_one_after_the_other() -> None:
    figures = [crew(GROM, 0, sq(12, 12)), crew(DONEXIA, 0, sq(14, 12)), crew(JAYCE, 1, sq(20, 20))]
    play = docked(figures, "player:0")
    assert keys_of(play, "crew") == ["crew:0", "crew:1"]
    play.say("crew:1", "move", f"go:{sq(14, 13)}")
    assert keys_of(play, "crew") == []  # Donexia's turn is not over
    while not keys_of(play, "crew"):
        play.say("stop" if can(play, "stop") else "end")
    assert keys_of(play, "crew") == ["crew:0"]  # nobody acts twice


@pytest.mark.rule("aurora.round.surface-phase")
def test_all_members_of_the_landing_party_act() -> None:
    names = [GROM, DONEXIA, "rane"]
    figures = [crew(name, 0, sq(12 + 2 * place, 12)) for place, name in enumerate(names)]
    play = docked([*figures, crew(JAYCE, 1, sq(20, 20))], "player:0")
    for name in names:
        key = f"crew:{number(play.g, name)}"
        play.say(key, "end")
        if name != names[-1]:
            assert not can(play, key)
    assert players(play) == []


# --- the world event -------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.round.event-phase")
def test_one_event_is_drawn_after_the_surface_phase() -> None:
    figures = [crew(GROM, 0, sq(12, 12)), crew(FLIBBY, 1, "navigation")]
    play = Play(world(figures=figures, then="event"), draw=(EVENT,))
    assert [told["card"] for told in play.told("event.drawn")] == [EVENT]


@pytest.mark.rule("aurora.round.end-step")
def test_the_med_bay_comes_before_the_repairs_and_both_before_the_next_round() -> None:
    medic = specialist(RENEGADE, "communications")
    figures = [crew(GROM, 0, "med-bay", wounds=5, since=1), crew(medic, 0, "med-bay"), crew(FLIBBY, 1, "navigation")]
    ships = [ship("cerberus", 0, "home", **hull(5)), aurora()]
    play = docked(figures, "end", ships=ships, round=2)
    codes = play.codes()
    assert codes.index("heal.healed") < codes.index("ship-damage.repaired") < codes.index("round.begins")
    assert (play.who(GROM).wounds, play.card("cerberus").damage) == (3, 3)


# --- the last card ---------------------------------------------------------------------------------------------------
def played(**options: Any) -> Match:
    """A whole game in which everybody lands a party and then does as little as possible."""
    box()
    match = Match.new(GAME, 2, options, chance=Seeded(7))
    for _ in range(20_000):
        if not match.asked:
            return match
        question = match.asked[0]
        party = [key for key in question.keys if key.startswith("disembark:")]
        idle = party or [key for key in ("end", "pass", "done", "stop") if key in question.keys]
        match.answer(question.id, question.seat, (idle or question.keys)[0])
    raise AssertionError("the game does not end")


@pytest.mark.rule("aurora.round.end-of-game-deck")
@pytest.mark.parametrize("deck", [6, 7])
def test_after_the_last_card_everybody_has_one_more_turn(deck: int) -> None:
    match = played(deck=deck, mission="fever-line", quicker=True, events="quiet")
    codes = [event.code.removeprefix("aurora.") for event in match.events(0)]
    assert codes.count("event.drawn") == deck
    last = len(codes) - 1 - codes[::-1].index("event.drawn")
    after = codes[last:]
    assert after.count("round.begins") == 1
    assert after.count("round.ship-turn") == 2
    assert "win.ended" in after
    assert match.result is not None


# --- initiative in space ---------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.space-order")
def test_ships_act_in_descending_initiative() -> None:
    names = {rank(name): name for name in ranks(COALITION)}
    low, high = names[min(names)], names[max(names)]
    between = next(name for name in ranks(RENEGADE) if min(names) < rank(name) < max(names))
    ships = [cerberus(), aurora(), ship("eden-fyre", 2, sq(20, 20))]
    figures = [crew(between, 0, "commander"), crew(low, 1, "commander"), crew(high, 2, "commander")]
    play = docked(figures, "ships", 3, ships=ships)
    assert turns(play) == ["eden-fyre", "cerberus", "destiny-aurora"]


@pytest.mark.rule("aurora.initiative.tie-faction")
@pytest.mark.example("aurora.example.initiative-tie")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_donexia_acts_before_jayce(seats: tuple[int, int]) -> None:
    """Both have 8. They stand where no blue ability adds to it: in Navigation of ships without a commander."""
    assert rank(DONEXIA) == rank(JAYCE) == 8
    mine, theirs = seats
    ships = [ship("cerberus", mine, sq(8, 10)), ship("destiny-aurora", theirs, sq(12, 10))]
    figures = [crew(DONEXIA, mine, "navigation"), crew(JAYCE, theirs, "navigation")]
    ordered = sorted(ships, key=lambda card: card.seat)
    assert turns(docked(figures, "ships", ships=ordered)) == ["cerberus", "destiny-aurora"]


@pytest.mark.rule("aurora.initiative.tie-faction")
def test_flibby_and_grom_tie_and_the_renegade_is_first_on_the_planet_too() -> None:
    assert rank(FLIBBY) == rank(GROM)
    figures = [crew(GROM, 0, sq(12, 12)), crew(FLIBBY, 1, sq(20, 20))]
    assert players(docked(figures, "surface")) == [0, 1]


@pytest.mark.rule("aurora.initiative.tie-same-faction")
@pytest.mark.parametrize("first", [0, 2])
def test_friends_who_tie_agree_who_is_first(first: int) -> None:
    play = friends()
    assert (play.code, play.keys) == ("initiative.tie-same-faction", ["ship:0", "ship:2"])
    play.say(f"ship:{first}")
    assert set(play.keys) == {"agree", "refuse"}
    play.say("agree")
    order = [name for name in turns(play) if name != "destiny-aurora"]
    assert order == (["cerberus", "hades-vi"] if first == 0 else ["hades-vi", "cerberus"])


@pytest.mark.rule("aurora.initiative.tie-same-faction")
def test_friends_who_do_not_agree_roll_and_ties_are_rolled_again() -> None:
    play = friends(3, 3, 2, 6)
    play.say("ship:0", "refuse")
    assert [faces for _, faces in play.rolled()] in ([(3, 3), (2, 6)], [(3,), (3,), (2,), (6,)])
    assert [name for name in turns(play) if name != "destiny-aurora"] == ["hades-vi", "cerberus"]


def friends(*d6: int) -> Quiet:
    """Two Renegade ships with the same initiative; the Coalition comes last."""
    five = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE and rank(n) == 5][:2]
    ships = [cerberus(), aurora(), ship("hades-vi", 2, sq(20, 20))]
    figures = [crew(five[0], 0, "navigation"), crew("tamsin-oryx", 1, "weapons"), crew(five[1], 2, "navigation")]
    return Quiet(world(3, ships=ships, figures=figures, then="ships"), *d6)


@pytest.mark.rule("aurora.initiative.order-tokens")
def test_space_and_the_planet_have_orders_of_their_own() -> None:
    """The Coalition leads in space and the Renegades on the planet."""
    high = ranks(COALITION)[0]
    figures = [crew(ranks(RENEGADE)[-1], 0, "navigation"), crew(high, 1, "navigation")]
    figures += [crew(DONEXIA, 0, sq(12, 12)), crew(ROVANNA, 1, sq(20, 20))]
    assert turns(docked(figures, "ships")) == ["destiny-aurora", "cerberus"]
    assert players(docked(figures, "surface")) == [0, 1]


# --- initiative on the planet ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.surface-order")
@pytest.mark.parametrize(("out", "order"), [(False, [1, 0]), (True, [0, 1])])
def test_the_initiatives_of_the_party_add_up_and_the_unconscious_do_not_count(out: bool, order: list[int]) -> None:
    """Flibby and Rovanna have 5 each, Donexia 8."""
    assert rank(FLIBBY) + rank(ROVANNA) > rank(DONEXIA) > rank(FLIBBY)
    wounds = {"out": True, "wounds": CONTENT.crew[ROVANNA].health} if out else {}
    figures = [crew(DONEXIA, 0, sq(12, 12)), crew(FLIBBY, 1, sq(20, 20)), crew(ROVANNA, 1, sq(21, 20), **wounds)]
    assert players(docked(figures, "surface")) == order


@pytest.mark.rule("aurora.initiative.surface-order")
def test_crew_who_stayed_aboard_do_not_count() -> None:
    figures = [crew(GROM, 0, sq(12, 12)), crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, sq(20, 20))]
    assert players(docked(figures, "surface")) == [1, 0]


@pytest.mark.rule("aurora.initiative.defeat-lowers")
@pytest.mark.rule("aurora.initiative.recompute")
def test_a_crew_that_is_defeated_no_longer_counts_in_this_phase() -> None:
    """Seat 0 has 8 + 6, the two others tie or follow; without Rovanna, Flibby's 5 comes after the 6 of seat 2."""
    six = next(n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE and rank(n) == 6)
    figures = [
        crew(DONEXIA, 0, sq(12, 12)),
        crew(GROM, 0, sq(11, 12)),
        crew(FLIBBY, 1, sq(20, 20)),
        crew(ROVANNA, 1, sq(13, 12), wounds=CONTENT.crew[ROVANNA].health - 1),
        crew(six, 2, sq(20, 4)),
    ]
    for hit, order in ((6, [0, 2, 1]), (1, [0, 1, 2])):
        dice = [hit, *[1] * 30]
        play = Quiet(world(3, ships=[*three()], figures=figures, then="surface"), *dice)
        play.say("crew:0", "attack:3,bare")
        while play.match.asked and play.code not in ("crew-action.list", "round.surface-phase"):
            play.say("done" if can(play, "done") else play.keys[0])
        assert play.who(ROVANNA).out == (hit == 6)
        assert players(play) == order


def three() -> list[Any]:
    return [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, "dock:1")]


@pytest.mark.rule("aurora.initiative.recompute")
def test_nobody_acts_twice_in_a_phase() -> None:
    """Donexia leaves the ship in Grom's turn and lifts the total far above the other's, but the player has acted."""
    figures = [crew(GROM, 0, sq(12, 12)), crew(DONEXIA, 0, "commander"), crew(FLIBBY, 1, sq(20, 20))]
    play = docked(figures, "surface").say("leave:1", f"go:{sq(13, 3)}")
    while play.asked.seat == RENEGADE:
        play.say("end" if can(play, "end") else "stop")
    assert play.who(DONEXIA).on_surface
    assert players(play) == [0, 1]


@pytest.mark.rule("aurora.initiative.party-limit")
@pytest.mark.parametrize(("ashore", "more"), [(2, True), (3, False)])
def test_three_active_crew_at_most_stand_on_the_planet(ashore: int, more: bool) -> None:
    names = ["rane", GROM, DONEXIA]
    party = [crew(name, 0, sq(12 + 2 * place, 12)) for place, name in enumerate(names[:ashore])]
    figures = [*party, crew("straken", 0, "commander"), crew(JAYCE, 1, sq(20, 20))]
    play = docked(figures, "player:0")
    key = f"leave:{number(play.g, 'straken')}"
    assert can(play, key) == more
    if not more:
        assert play.refused(key).rule == "aurora.initiative.party-limit"


@pytest.mark.rule("aurora.initiative.party-limit")
def test_the_unconscious_are_not_active() -> None:
    party = [crew("rane", 0, sq(12, 12)), crew(GROM, 0, sq(14, 12)), crew(DONEXIA, 0, sq(16, 12), out=True, wounds=9)]
    play = docked([*party, crew("straken", 0, "commander"), crew(JAYCE, 1, sq(20, 20))], "player:0")
    assert can(play, f"leave:{number(play.g, 'straken')}")


# --- ships of initiative zero ----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.initiative.zero-last")
def test_filling_navigation_late_does_not_bring_a_ship_forward() -> None:
    """It is measured at the start of the phase: the Cerberus, with only a gunner, comes after the lowest navigator."""
    play = until(Quiet(space({"weapons": GROM}, {"navigation": ranks(COALITION)[-1]}, then="ships")), "end")
    assert play.asked.seat == COALITION
    play.say("end").say("man:0,navigation")
    assert can(play, "move")
    assert again(play, "end").told("round.ship-turn")[0]["ship"] == "cerberus"

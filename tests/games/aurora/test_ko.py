"""Going down, being carried, healing, and tokens that lie on a crew."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.pieces import Pile
from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    R2,
    R3,
    Kind,
    at,
    finish,
    halt,
    kind,
    red,
    skill,
    some,
    sure,
    walk,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, dock, item, ship, sq, world


def doctor(card: Kind) -> bool:
    return "medical" in card.specialty


MEDIC = some(RENEGADE, doctor)
PATIENT = some(RENEGADE, lambda card: not doctor(card))
OTHER = some(RENEGADE, lambda card: not doctor(card), (PATIENT,))
FOE_MEDIC = some(COALITION, doctor)
FULL = kind(C1).health
GEAR = next(n for n, card in CONTENT.items.items() if card.kind == "personal" and card.deck == "search")


def felled(*gear: str, holds: tuple[str, ...] = (), then: str = "player:0") -> Play:
    """R1 fells C1, who stands on d5 with these things."""
    g = world(
        figures=[
            crew(R1, 0, at("d4")),
            crew(C1, 1, at("d5"), wounds=FULL - 1, gear=tuple([item(name, home=1) for name in gear]), holds=holds),
            crew(R2, 0, at("b7")),
            crew(C2, 1, at("e6")),
        ],
        then=then,
    )
    play = Play(g, *sure(R1, 1), *[6] * 40)
    return finish(play.say("crew:0", "attack:1,bare"))


# --- going down ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ko.token")
def test_a_defeated_crew_lies_unconscious_where_it_stood() -> None:
    play = felled()
    assert play.who(C1).out
    assert play.who(C1).square == at("d5")
    assert play.told("ko.defeated") == [{"crew": C1, "seat": 1, "by": R1}]


@pytest.mark.rule("aurora.ko.token")
@pytest.mark.rule("aurora.board.one-figure-per-square")
def test_it_takes_no_part_until_it_is_revived() -> None:
    """No turn, no target, and its square may be walked over and stood on."""
    g = world(
        figures=[crew(R1, 0, at("d4"), out=True, wounds=9), crew(R2, 0, at("d5")), crew(C1, 1, at("d6"))],
        then="surface",
    )
    play = Play(g)
    while play.asked.seat == 1:
        play.say("end")
    assert "crew:0" not in play.keys
    assert "crew:1" in play.keys
    g = world(figures=[crew(R1, 0, at("d4"), out=True), crew(C1, 1, at("d5"))], then=f"crew:{C1}")
    play = Play(g)
    assert not any(key.startswith("attack:") for key in play.keys)
    assert walk(play, at("d4")).who(C1).square == at("d4")


@pytest.mark.rule("aurora.ko.no-field-revive")
def test_no_medic_revives_anybody_in_the_field() -> None:
    healing = [a.name for a in kind(MEDIC).red if a.kind == "action" and "heal" in a.do]
    figures = [crew(MEDIC, 0, at("d4")), crew(PATIENT, 0, at("d5"), out=True, wounds=kind(PATIENT).health)]
    play = Play(world(figures=figures, then=f"crew:{MEDIC}"), *[6] * skill(MEDIC, "medical"))
    assert not {f"ability:{name}" for name in healing} & set(play.keys)
    play = Play(world(figures=figures, then="end"))
    assert play.who(PATIENT).out
    assert play.who(PATIENT).wounds == kind(PATIENT).health


# --- gear on the ground ----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ko.drops-items")
def test_everything_it_carried_lies_on_its_square() -> None:
    play = felled(GEAR, "arc-blade")
    assert play.who(C1).gear == ()
    (pile,) = play.g.piles
    assert pile.square == at("d5")
    assert {card.name for card in pile.items} == {GEAR, "arc-blade"}


@pytest.mark.rule("aurora.ko.drops-items")
def test_the_pile_is_one_interaction_for_friend_and_foe() -> None:
    play = felled(GEAR, "arc-blade").say("loot:0")
    assert {card.name for card in play.who(R1).gear} == {GEAR, "arc-blade"}
    assert play.rolled()[-1][0] == "ship-combat.defense-dice"  # no test, and no trap
    assert play.g.piles == ()
    play = felled(GEAR)
    play.say("end", "crew:2")
    assert not any(key.startswith("loot:") for key in play.keys)  # too far away
    g = world(figures=[crew(C2, 1, at("d5"))], piles=[Pile(at("d5"), (item("arc-blade"),), COALITION)])
    g = world(figures=list(g.figures), piles=list(g.piles), then=f"crew:{C2}")
    assert [card.name for card in Play(g).say("loot:0").who(C2).gear] == ["arc-blade"]


@pytest.mark.rule("aurora.ko.drops-items")
def test_as_much_as_it_can_carry() -> None:
    """Three satchel items in the pile and two in the bag: one of them fits."""
    satchel = [n for n, card in CONTENT.items.items() if card.kind == "personal" and card.deck == "search"][:5]
    g = world(
        figures=[crew(R1, 0, at("d4"), gear=tuple([item(n) for n in satchel[:2]]))],
        piles=[Pile(at("d4"), tuple([item(n) for n in satchel[2:]]), COALITION)],
        then=f"crew:{R1}",
    )
    play = Play(g).say("loot:0")
    while play.match.asked and play.code != "crew-action.list":
        play.say(play.keys[0])
    assert len(play.who(R1).gear) == 3


@pytest.mark.rule("aurora.ko.arc-pistol-lock")
@pytest.mark.parametrize(("name", "side", "taken"), [(R1, COALITION, False), (C2, COALITION, True)])
def test_an_arc_pistol_is_only_for_its_own_side(name: str, side: int, taken: bool) -> None:
    pile = Pile(at("d4"), (item("arc-pistol", home=1), item("arc-blade", home=1)), side)
    g = world(figures=[crew(name, kind(name).faction, at("d4"))], piles=[pile], then=f"crew:{name}")
    play = Play(g).say("loot:0")
    assert "arc-blade" in [card.name for card in play.who(name).gear]
    assert ("arc-pistol" in [card.name for card in play.who(name).gear]) == taken
    assert len(play.g.piles) == (not taken)


# --- bodies ----------------------------------------------------------------------------------------------------------
def bearer() -> Play:
    figures = [crew(R1, 0, at("d1")), crew(C1, 1, at("d2"), out=True)]
    return Play(world(figures=figures, then=f"crew:{R1}")).say("carry:1")


@pytest.mark.rule("aurora.ko.carry")
def test_picking_up_is_an_action_and_costs_one_speed() -> None:
    play = bearer()
    assert play.who(C1).carrier == 0
    play.say("move")
    assert f"go:{at('d1') + kind(R1).speed - 1}" in play.keys
    assert f"go:{at('d1') + kind(R1).speed}" not in play.keys
    play.go(at("d3"))
    halt(play)
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.ko.carry")
def test_friends_are_carried_too_and_one_at_a_time() -> None:
    g = world(
        figures=[crew(R1, 0, at("d1")), crew(R2, 0, at("d2"), out=True), crew(C1, 1, at("c1"), out=True)],
        then=f"crew:{R1}",
    )
    play = Play(g).say("carry:1")
    assert play.who(R2).carrier == 0
    play.refused("carry:2")


@pytest.mark.rule("aurora.ko.carry")
def test_putting_it_down_here_or_on_the_next_square_is_free() -> None:
    play = bearer()
    assert {f"put-down:{at('d1')}", f"put-down:{at('d2')}", f"put-down:{at('c2')}"} <= set(play.keys)
    assert f"put-down:{at('d3')}" not in play.keys
    play.say(f"put-down:{at('c2')}")
    assert (play.who(C1).carrier, play.who(C1).square) == (-1, at("c2"))
    play.say("move")
    assert f"go:{at('d1') + kind(R1).speed}" in play.keys  # as fast as before


@pytest.mark.rule("aurora.ko.to-med-bay")
@pytest.mark.parametrize(("name", "seat"), [(C1, 1), (R2, 0)])
def test_a_body_brought_aboard_goes_to_the_med_bay(name: str, seat: int) -> None:
    figures = [crew(R1, 0, dock(0) + 28), crew(name, seat, dock(0) + 28, out=True, carrier=0)]
    play = Play(world(figures=figures, then=f"crew:{R1}")).say("move").go(dock(0))
    halt(play)
    while play.match.asked and play.code == "landing.party-aboard":
        play.say(play.keys[0])
    assert (play.who(name).ship, play.who(name).room) == (0, "med-bay")
    assert play.who(name).since == 2
    assert play.who(name).out


@pytest.mark.rule("aurora.ko.aboard")
@pytest.mark.rule("aurora.docked.battle")
def test_who_is_defeated_aboard_lies_aboard() -> None:
    g = world(
        figures=[crew(R1, 0, "deck", ship=1), crew(C1, 1, "weapons", wounds=FULL - 1), crew(C2, 1, "navigation")],
        then=f"crew:{R1}",
    )
    play = finish(Play(g, *sure(R1, 1)).say("attack:1,bare"))
    assert play.who(C1).out
    assert play.who(C1).ship == 1
    assert play.who(C1).square == -1


@pytest.mark.rule("aurora.ko.aboard")
def test_its_owner_may_put_it_in_the_med_bay_at_the_start_of_the_next_ship_turn() -> None:
    g = world(
        ships=[ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, sq(12, 12))],
        figures=[crew(C1, 1, "deck", out=True, wounds=FULL), crew(C2, 1, "navigation")],
        then="ship:destiny-aurora",
    )
    play = Play(g).say("man:0,med-bay")
    assert play.who(C1).room == "med-bay"


# --- the Med Bay -----------------------------------------------------------------------------------------------------
def ward(*figures: Any, round: int = 4, **options: Any) -> Play:
    """The end of a round."""
    return Play(world(figures=figures, round=round, then="end", **options))


def lying(name: str, seat: int = 0, wounds: int = 5, since: int = 1, **fields: Any) -> Any:
    return crew(name, seat, "med-bay", wounds=wounds, since=since, **fields)


@pytest.mark.rule("aurora.heal.med-bay")
@pytest.mark.parametrize("orbit", [True, False])
def test_two_wounds_a_round_for_everybody_in_orbit_or_docked(orbit: bool) -> None:
    ships = [ship("cerberus", 0, sq(12, 12) if orbit else "dock:0"), ship("destiny-aurora", 1, "dock:2")]
    play = ward(crew(MEDIC, 0, "med-bay", since=1), lying(PATIENT), lying(OTHER, wounds=1), ships=ships)
    assert (play.who(PATIENT).wounds, play.who(OTHER).wounds) == (3, 0)


@pytest.mark.rule("aurora.heal.not-first-round")
@pytest.mark.parametrize(("since", "wounds"), [(4, 5), (3, 3)])
def test_not_in_the_round_in_which_it_comes(since: int, wounds: int) -> None:
    play = ward(crew(MEDIC, 0, "med-bay", since=1), lying(PATIENT, since=since))
    assert play.who(PATIENT).wounds == wounds


@pytest.mark.rule("aurora.heal.medic-presence")
@pytest.mark.parametrize(
    ("medic", "healed"),
    [
        ({"where": "med-bay"}, True),
        ({"where": "communications"}, False),
        ({"where": "med-bay", "out": True}, False),
        ({"where": at("d4")}, False),
    ],
)
def test_the_medic_has_to_be_there_and_awake(medic: dict[str, Any], healed: bool) -> None:
    play = ward(crew(MEDIC, 0, **medic, since=1), lying(PATIENT))
    assert play.who(PATIENT).wounds == (3 if healed else 5)


@pytest.mark.rule("aurora.heal.medic-presence")
def test_a_wounded_medic_heals_itself_there() -> None:
    assert ward(lying(MEDIC, wounds=3)).who(MEDIC).wounds == 1


@pytest.mark.rule("aurora.heal.revive")
@pytest.mark.rule("aurora.heal.not-first-round")
@pytest.mark.rule("aurora.heal.med-bay")
@pytest.mark.example("aurora.example.med-bay-calendar")
def test_from_unconscious_to_fit() -> None:
    """Carried in in round 3: health 0, then 2, 4, 6; conscious from round 5 on."""
    name = some(RENEGADE, lambda card: card.health == 6 and not doctor(card))
    figure = lying(name, wounds=6, since=3, out=True)
    found = []
    for round in (3, 4, 5, 6):
        play = ward(crew(MEDIC, 0, "med-bay", since=1), figure, round=round)
        figure = play.who(name)
        found.append((6 - figure.wounds, figure.out))
    assert found == [(0, True), (2, False), (4, False), (6, False)]


@pytest.mark.rule("aurora.heal.revive")
def test_without_a_medic_nobody_revives() -> None:
    play = ward(lying(PATIENT, wounds=9, out=True), crew(OTHER, 0, "communications"))
    assert play.who(PATIENT).out
    assert play.who(PATIENT).wounds == 9


@pytest.mark.rule("aurora.heal.discharge")
def test_out_of_the_med_bay_at_the_start_of_the_ships_turn() -> None:
    """The conscious one may take a station; the unconscious one stays where it is."""
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")],
        figures=[lying(PATIENT), lying(OTHER, out=True), crew(MEDIC, 0, "med-bay"), crew(R3, 0, "navigation")],
        then="ship:cerberus",
    )
    play = Play(g)
    assert not any(key.startswith("man:1,") for key in play.keys)
    play.say("man:0,weapons")
    assert play.who(PATIENT).room == "weapons"
    assert play.who(PATIENT).wounds == 5


@pytest.mark.rule("aurora.heal.captives")
def test_captives_heal_in_the_same_way() -> None:
    play = ward(crew(MEDIC, 0, "med-bay", since=1), crew(C1, 1, "med-bay", ship=0, wounds=FULL, out=True, since=2))
    assert (play.who(C1).wounds, play.who(C1).out) == (FULL - 2, False)


@pytest.mark.rule("aurora.heal.captives")
def test_a_captive_medic_treats_nobody() -> None:
    """It does nothing aboard the ship of its captors: a ruling of its own."""
    play = ward(crew(FOE_MEDIC, 1, "med-bay", ship=0, since=1), lying(PATIENT))
    assert play.who(PATIENT).wounds == 5


@pytest.mark.rule("aurora.heal.captive-to-brig")
def test_a_healed_captive_leaves_for_the_brig_only() -> None:
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")],
        figures=[crew(C1, 1, "med-bay", ship=0, wounds=2, since=1), crew(R1, 0, "navigation")],
        then="ship:cerberus",
    )
    play = Play(g)
    assert [key for key in play.keys if key.startswith("man:0,")] == ["man:0,brig"]
    play.say("man:0,brig")
    assert (play.who(C1).ship, play.who(C1).room) == (0, "brig")


@pytest.mark.rule("aurora.heal.captive-to-brig")
def test_one_who_is_turned_takes_a_station() -> None:
    turned = crew(C1, 0, "med-bay", ship=0, side=RENEGADE, wounds=2, since=1)
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")],
        figures=[turned, crew(R1, 0, "navigation")],
        then="ship:cerberus",
    )
    assert "man:0,weapons" in Play(g).keys


# --- tokens ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.status.stun")
def test_a_stunned_crew_skips_its_next_turn_and_is_free_again() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4"), tokens=("stun",)), crew(R2, 0, at("h8")), crew(C1, 1, at("a1"))], then="surface"
    )
    play = Play(g)
    while play.asked.seat == 1:
        play.say("end")
    if "crew:0" in play.keys:
        play.say("crew:0")
        assert "move" not in play.keys
    while play.match.asked and play.code.startswith(("round.surface", "crew-action")):
        play.say("end")
    assert play.who(R1).tokens == ()


@pytest.mark.rule("aurora.status.stun")
def test_stunned_it_defends_without_bonuses() -> None:
    for tokens, asked in (((), True), (("stun",), False)):
        figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), tokens=tokens)]
        play = Play(world(figures=figures, then=f"crew:{R1}"), *red(R1, 5, 5), 4, 4).say("attack:1,bare")
        while play.match.asked and play.asked.seat == 0 and play.code.startswith("ship-combat."):
            play.say("done")
        assert len(play.rolled()[-1][1]) == 2
        assert (play.match.asked and play.asked.seat == 1 and play.code == "ship-combat.bonus-changes-die") == asked


@pytest.mark.rule("aurora.status.radiation")
def test_radiation_hurts_every_round_until_it_is_treated() -> None:
    assert ward(crew(PATIENT, 0, at("d4"), tokens=("infected",))).who(PATIENT).wounds == 1
    treated = ward(crew(MEDIC, 0, "med-bay", since=1), lying(PATIENT, tokens=("infected",)))
    assert treated.who(PATIENT).tokens == ()
    untreated = ward(lying(PATIENT, tokens=("infected",)))
    assert untreated.who(PATIENT).wounds == 6
    assert untreated.who(PATIENT).tokens == ("infected",)


@pytest.mark.rule("aurora.heal.medic-presence")
def test_an_unconscious_medic_needs_another() -> None:
    second = some(RENEGADE, doctor, (MEDIC,))
    for where, out in (("med-bay", False), ("communications", True)):
        down = lying(MEDIC, wounds=kind(MEDIC).health, since=1, out=True)
        assert ward(down, crew(second, 0, where, since=1)).who(MEDIC).out == out

"""Prisoners: how crew become prisoners, what they can do, and turning them."""

from __future__ import annotations

from typing import Any

import pytest

from rimward import rulebook
from tests.games.aurora.orbit import (
    CERBERUS,
    DONEXIA,
    FLIBBY,
    JAYCE,
    RANE,
    Quiet,
    again,
    aurora,
    can,
    cerberus,
    dice,
    hand,
    hull,
    keys_of,
    space,
    until,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, crew, number, ship, sq

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}


def leader(faction: int, value: int, but: tuple[str, ...] = ()) -> str:
    kinds = CONTENT.crew.items()
    return next(n for n, k in kinds if k.faction == faction and k.skill("leadership") == value and n not in but)


def turning(
    captor: str = DONEXIA, prisoner: str = FLIBBY, d6: tuple[int, ...] = (), ships: Any = None, **fields: Any
) -> Quiet:
    """The captor commands the Cerberus; the prisoner is in its Brig, half healed."""
    who = crew(prisoner, fields.pop("seat", COALITION), "brig", ship=CERBERUS, **{"wounds": 1, **fields})
    blue = {"weapons": hand(COALITION, "weapons", but=(prisoner, captor))}
    scene = space({"commander": captor}, blue, ships or [cerberus(), aurora(2, 20)], [who], then="ships")
    return until(Quiet(scene, *d6), "end", RENEGADE)


def turn(play: Quiet, prisoner: str = FLIBBY) -> Quiet:
    """Declares it, and ends the ship phase."""
    play.say(f"turn:{number(play.g, prisoner)}")
    while play.match.asked:
        play.say("end" if can(play, "end") else "done" if can(play, "done") else play.keys[0])
    return play


def turned(play: Quiet, prisoner: str = FLIBBY) -> bool:
    who = play.who(prisoner)
    assert (who.seat == RENEGADE) == (who.side == RENEGADE)
    return bool(who.seat == RENEGADE)


# --- who is one ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.prisoner.definition")
@pytest.mark.parametrize("out", [True, False])
def test_a_defeated_enemy_is_put_into_the_brig_and_is_a_prisoner(out: bool) -> None:
    """From the Med Bay, treated or not."""
    wounds = CONTENT.crew[FLIBBY].health if out else 2
    who = crew(FLIBBY, COALITION, "med-bay", ship=CERBERUS, out=out, wounds=wounds)
    play = Quiet(space({"commander": DONEXIA}, None, [cerberus(), aurora(2, 20)], [who]))
    play.say(f"man:{number(play.g, FLIBBY)},brig")
    assert (play.who(FLIBBY).room, play.who(FLIBBY).side) == ("brig", COALITION)


@pytest.mark.rule("aurora.prisoner.definition")
def test_one_jailed_while_unconscious_stays_so() -> None:
    """A Medic aboard does not help: only the Med Bay does."""
    out = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, out=True, wounds=CONTENT.crew[FLIBBY].health)
    medic = next(n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE and "medical" in kind.specialty)
    scene = space({"commander": DONEXIA, "med-bay": medic}, None, [cerberus(), aurora(2, 20)], [out], then="end")
    assert Quiet(scene).who(FLIBBY).out


@pytest.mark.rule("aurora.prisoner.helpless")
def test_a_prisoner_does_nothing() -> None:
    """Not for its captor, and not for its own side: it mans nothing, leaves nothing and fights nobody."""
    play = turning()
    key = f":{number(play.g, FLIBBY)}"
    theirs = [name for name in play.keys if key in name and not name.startswith("turn")]
    assert theirs == []
    docked = [ship("cerberus", 0, "dock:0"), aurora(2, 20)]
    who = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, wounds=1)
    ashore = Quiet(space({"commander": DONEXIA}, None, docked, [who, crew(JAYCE, 1, sq(12, 12))], "player:1"))
    assert keys_of(ashore, "crew") == [f"crew:{number(ashore.g, JAYCE)}"]
    assert keys_of(ashore, "leave") == []


# --- when ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.prisoner.turn-when")
def test_it_is_declared_with_an_action_and_rolled_at_the_end_of_the_phase() -> None:
    play = turning(d6=(5,) * 12)
    play.say(f"turn:{number(play.g, FLIBBY)}")
    assert play.rolled() == []
    while play.match.asked:
        play.say("end" if can(play, "end") else play.keys[0])
    assert play.rolled() != []
    assert play.codes().index("test.opposed") > max(n for n, c in enumerate(play.codes()) if c == "round.ship-turn")


@pytest.mark.rule("aurora.prisoner.turn-when")
def test_one_attempt_in_a_round() -> None:
    other = crew(JAYCE, COALITION, "brig", ship=CERBERUS, wounds=1)
    mate = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, wounds=1)
    play = Quiet(space({"commander": DONEXIA, "navigation": RANE}, None, [cerberus(), aurora(2, 20)], [other, mate]))
    assert len(keys_of(play, "turn")) == 2
    play.say(f"turn:{number(play.g, JAYCE)}")
    assert keys_of(play, "turn") == []
    play.say("move", "stop")
    assert not play.match.asked or not can(play, "move")  # it was one of the two actions


@pytest.mark.rule("aurora.prisoner.turn-when")
def test_only_while_the_ship_is_in_space() -> None:
    play = turning(ships=[ship("cerberus", 0, "dock:0"), aurora(2, 20)])
    assert keys_of(play, "turn") == []


@pytest.mark.rule("aurora.prisoner.turn-when")
def test_whoever_is_in_the_med_bay_is_not_turned() -> None:
    who = crew(FLIBBY, COALITION, "med-bay", ship=CERBERUS, wounds=1)
    play = Quiet(space({"commander": DONEXIA}, None, [cerberus(), aurora(2, 20)], [who]))
    assert keys_of(play, "turn") == []


@pytest.mark.rule("aurora.prisoner.turn-health")
@pytest.mark.parametrize(("out", "possible"), [(False, True), (True, False)])
def test_the_prisoner_is_at_least_partly_healed(out: bool, possible: bool) -> None:
    health = CONTENT.crew[FLIBBY].health
    play = turning(out=out, wounds=health if out else health - 1)
    assert (keys_of(play, "turn") != []) == possible


# --- the roll --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.prisoner.turn-roll")
@pytest.mark.example("aurora.example.turning-succeeds")
@pytest.mark.example("aurora.example.turning-tie-fails")
@pytest.mark.parametrize("name", ["turning-succeeds", "turning-tie-fails"])
def test_the_captor_needs_more_fives_and_sixes(name: str) -> None:
    example = EXAMPLES[f"aurora.example.{name}"]
    assert isinstance(example.expected, dict)
    captor = leader(RENEGADE, example.given["captor_leadership"])
    prisoner = leader(COALITION, example.given["prisoner_leadership"])
    rolls = example.rolls
    assert rolls is not None
    play = turn(turning(captor, prisoner, (*rolls["captor"], *rolls["prisoner"])), prisoner)
    assert turned(play, prisoner) == example.expected["turned"]


@pytest.mark.rule("aurora.prisoner.turn-roll")
def test_the_highest_initiative_aboard_rolls() -> None:
    """Not the Commander: Donexia, who mans the guns. Crew on the planet do not count."""
    low = leader(RENEGADE, 2)
    who = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, wounds=1)
    blue = {"weapons": hand(COALITION, "weapons", but=(FLIBBY,))}
    own, his = CONTENT.crew[DONEXIA].skill("leadership"), CONTENT.crew[FLIBBY].skill("leadership")
    scene = space({"commander": low, "weapons": DONEXIA}, blue, [cerberus(), aurora(2, 20)], [who], then="ships")
    play = turn(until(Quiet(scene, *[5] * own, *[1] * his), "end", RENEGADE))
    assert sum(len(faces) for faces in dice(play, "prisoner.turn-roll")) == own + his
    assert turned(play)


@pytest.mark.rule("aurora.prisoner.turned")
def test_a_turned_crew_acts_for_its_captor_like_any_other() -> None:
    own, his = CONTENT.crew[DONEXIA].skill("leadership"), CONTENT.crew[FLIBBY].skill("leadership")
    play = turn(turning(d6=(*[5] * own, *[1] * his)))
    assert turned(play)
    assert play.who(FLIBBY).room != "brig"
    assert play.who(FLIBBY).born == COALITION
    later = until(again(play, "end"), "end", RENEGADE)
    assert can(later, f"man:{number(later.g, FLIBBY)},navigation")
    later.say(f"man:{number(later.g, FLIBBY)},navigation")
    assert can(later, "move")


@pytest.mark.rule("aurora.prisoner.turn-back")
@pytest.mark.example("aurora.example.turning-back-plus-five")
def test_whoever_comes_back_to_their_own_side_is_turned_more_easily() -> None:
    """A Renegade whom the Coalition had turned lies in the Brig of the Cerberus: +5 to one die of the captor."""
    example = EXAMPLES["aurora.example.turning-back-plus-five"]
    assert isinstance(example.expected, dict)
    rolls = example.rolls
    assert rolls is not None
    captor = leader(RENEGADE, example.given["captor_leadership"])
    prisoner = leader(RENEGADE, example.given["prisoner_leadership"], (captor,))
    fields = {"seat": COALITION, "side": COALITION}
    play = turning(captor, prisoner, (*rolls["captor"], *rolls["prisoner"]), **fields)
    assert turned(turn(play, prisoner), prisoner) == example.expected["turned"]


@pytest.mark.rule("aurora.prisoner.turn-back")
def test_a_stranger_gets_no_plus_five() -> None:
    captor, prisoner = leader(RENEGADE, 2), leader(COALITION, 2)
    assert not turned(turn(turning(captor, prisoner, (1, 2, 2, 3)), prisoner), prisoner)


# --- trading ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.prisoner.trade")
def test_a_prisoner_is_handed_back_when_the_ships_are_adjacent_and_both_agree() -> None:
    play = turning(ships=[cerberus(11, 10), aurora(**hull())])
    play.say(f"trade:{number(play.g, FLIBBY)}")
    play.say("agree")
    assert play.who(FLIBBY).room != "brig"

"""Salvage: scanning and collecting it, explosives, and space mines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    FLIBBY,
    Quiet,
    aurora,
    can,
    cerberus,
    dice,
    hand,
    keys_of,
    pad,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, item, ship, sq

PILOT = hand(RENEGADE, "navigation", least=2)
LISTENER = hand(RENEGADE, "communications", least=2, but=(PILOT,))
SEARCH = skill(LISTENER, "communications")
FACE = next(n for n, kind in CONTENT.items.items() if kind.deck == "salvage" and not kind.energy and not kind.bonus)
RED = {"navigation": PILOT, "communications": LISTENER}
PASSED, FAILED = pad(SEARCH, 5), pad(SEARCH, 4)


def near(
    tokens: dict[tuple[int, int], str], *d6: int, red: dict[str, str] | None = None, more: tuple[Any, ...] = ()
) -> Quiet:
    """The Cerberus is on column 8, row 10; the Destiny Aurora is far away."""
    salvage = {sq(*place): face for place, face in tokens.items()}
    ships = [cerberus(), aurora(2, 20), *more]
    return Quiet(space(RED if red is None else red, None, ships, salvage=salvage), *d6)


# --- scanning --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.salvage.scan")
@pytest.mark.parametrize(
    ("place", "reached"), [((8, 10), True), ((9, 10), True), ((7, 11), True), ((10, 10), False), ((8, 12), False)]
)
def test_a_token_is_scanned_and_collected_on_or_next_to_the_ship(place: tuple[int, int], reached: bool) -> None:
    play = near({place: FACE})
    assert can(play, "scan:0") == reached
    assert can(play, "salvage:0") == reached


@pytest.mark.rule("aurora.salvage.scan")
@pytest.mark.parametrize(("faces", "seen"), [(PASSED, True), (FAILED, False)])
def test_the_player_looks_at_the_token_after_a_test_of_search(faces: list[int], seen: bool) -> None:
    play = near({(9, 10): FACE}, *faces).say("scan:0")
    assert dice(play, "salvage.scan") == [tuple(faces)]
    assert [told["token"] for told in play.told("salvage.looked")] == ([FACE] if seen else [])
    assert play.g.salvage == (sq(9, 10),)  # it still lies there
    assert play.card("cerberus").salvage == ()


@pytest.mark.rule("aurora.salvage.scan")
@pytest.mark.rule("aurora.overview.hidden-information")
def test_only_the_one_who_scanned_learns_what_it_is() -> None:
    """Two tables that differ in the token alone look the same to whoever may not know it."""
    before = [near({(9, 10): face}) for face in (FACE, "explosive")]
    for seat in (RENEGADE, COALITION, 2):
        assert before[0].match.view(seat) == before[1].match.view(seat)
    after = [near({(9, 10): face}, *PASSED).say("scan:0") for face in (FACE, "explosive")]
    assert after[0].match.view(RENEGADE) != after[1].match.view(RENEGADE)
    assert after[0].match.view(COALITION) == after[1].match.view(COALITION)
    assert [told["token"] for told in after[0].told("salvage.looked", COALITION)] in ([None], [])


@pytest.mark.rule("aurora.salvage.scan")
def test_a_scan_costs_no_action() -> None:
    play = near({(9, 10): FACE}, *FAILED).say("scan:0", "move", "stop")
    assert can(play, "move")


@pytest.mark.rule("aurora.salvage.no-comms")
def test_without_communications_salvage_is_collected_but_not_scanned() -> None:
    play = near({(9, 10): FACE}, red={"navigation": PILOT, "commander": LISTENER})
    assert keys_of(play, "scan") == []
    play.say("salvage:0")
    assert [card.name for card in play.card("cerberus").salvage] == [FACE]


# --- collecting ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.salvage.collect")
def test_the_card_of_the_token_is_attached_and_the_token_is_gone() -> None:
    play = near({(9, 10): FACE, (20, 20): "explosive"}).say("salvage:0")
    assert [card.name for card in play.card("cerberus").salvage] == [FACE]
    assert play.g.salvage == (sq(20, 20),)
    assert [told["token"] for told in play.told("salvage.collected", COALITION)] == [FACE]


@pytest.mark.rule("aurora.salvage.collect")
def test_collecting_is_an_action() -> None:
    play = near({(9, 10): FACE}).say("salvage:0", "move", "stop")
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.salvage.collect")
def test_a_ship_may_collect_what_it_scanned() -> None:
    play = near({(9, 10): FACE}, *PASSED).say("scan:0", "salvage:0")
    assert [card.name for card in play.card("cerberus").salvage] == [FACE]


# --- explosives ------------------------------------------------------------------------------------------------------
def blast(*d6: int, more: tuple[Any, ...] = (), scan: bool = False) -> Quiet:
    play = near({(9, 10): "explosive"}, *d6, red={**RED, "navigation": PLAIN}, more=more)
    play.say(*(["scan:0"] if scan else []), "salvage:0")
    while play.match.asked and play.code in ("ship-combat.bonus-changes-die", "ship-combat.pairing"):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


PLAIN = hand(RENEGADE, "navigation", least=2, but=(LISTENER,))


def hurt(play: Quiet) -> dict[str, int]:
    return {card.name: card.damage for card in play.g.ships if card.damage}


@pytest.mark.rule("aurora.salvage.explosive")
def test_an_explosive_attacks_with_six_dice() -> None:
    play = blast(6, 6, 5, 3, 3, 1, 1, 1, 1)
    assert [len(faces) for _, faces in play.rolled()] == [6, 3]
    assert hurt(play) == {"cerberus": 3}
    assert play.card("cerberus").salvage == ()
    assert play.g.salvage == ()


@pytest.mark.rule("aurora.salvage.explosive")
def test_the_ship_defends_against_it() -> None:
    assert hurt(blast(6, 6, 5, 3, 3, 1, 6, 6, 5)) == {}


@pytest.mark.rule("aurora.salvage.explosive")
def test_a_failed_scan_does_not_make_it_safe_and_a_passed_one_warns() -> None:
    assert hurt(blast(*FAILED, 6, 1, 1, 1, 1, 1, 1, scan=True)) == {"cerberus": 1}
    assert hurt(blast(*PASSED, *[6] * 12, scan=True)) == {}


@pytest.mark.rule("aurora.salvage.explosive")
@pytest.mark.parametrize(
    ("place", "reached"), [((10, 10), True), ((10, 12), True), ((12, 10), False), ((8, 13), False)]
)
def test_every_ship_within_two_squares_defends_against_dice_of_its_own(place: tuple[int, int], reached: bool) -> None:
    """The token lay on column 9, and the ship that set it off is on column 8."""
    other = ship("hades-vi", 2, sq(*place))
    play = blast(*[6, 1, 1, 1, 1, 1, 1] * 2, more=(other,))
    assert hurt(play) == ({"cerberus": 1, "hades-vi": 1} if reached else {"cerberus": 1})
    assert len([1 for _, faces in play.rolled() if len(faces) == 6]) == (2 if reached else 1)


# --- mines -----------------------------------------------------------------------------------------------------------
def mined(mines: list[tuple[int, int, int]], *d6: int, start: tuple[int, int] = (5, 10)) -> Quiet:
    """The Cerberus flies east along row 10. Mines are columns, rows and the ships that laid them."""
    laid = [(sq(column, row), layer) for column, row, layer in mines]
    blue = {"weapons": hand(COALITION, "weapons", but=(FLIBBY,))}
    scene = space({"navigation": PLAIN}, blue, [cerberus(*start), aurora(12, 10)], mines=laid)
    return Quiet(scene, *d6).say("move")


def fly(play: Quiet, column: int) -> Quiet:
    play.say(f"fly:{sq(column, 10)},2")
    while play.match.asked and play.code in ("ship-combat.bonus-changes-die", "ship-combat.pairing"):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


@pytest.mark.rule("aurora.salvage.mines-deployer-safe")
def test_a_mine_does_not_go_off_because_of_the_ship_that_laid_it() -> None:
    play = fly(mined([(6, 11, CERBERUS)], 6, 1, 1, 1, 1), 6)
    assert play.told("salvage.mine") == []
    assert len(play.g.mines) == 1


@pytest.mark.rule("aurora.salvage.mines-chain")
@pytest.mark.parametrize(("row", "goes_off"), [(11, True), (10, True), (12, False)])
def test_another_ship_within_one_square_sets_it_off(row: int, goes_off: bool) -> None:
    play = fly(mined([(7, row, AURORA)], 6, 1, 1, 1, 1), 6)
    assert bool(play.told("salvage.mine")) == goes_off
    assert hurt(play) == ({"cerberus": 1} if goes_off else {})
    assert len(play.g.mines) == (0 if goes_off else 1)


@pytest.mark.rule("aurora.salvage.mines-chain")
def test_a_mine_attacks_with_four_dice() -> None:
    play = fly(mined([(7, 11, AURORA)], 6, 6, 6, 6, 1, 1, 1, 1), 6)
    assert [len(faces) for _, faces in play.rolled()] == [4, 4]
    assert hurt(play) == {"cerberus": 4}


@pytest.mark.rule("aurora.salvage.mines-chain")
def test_a_mine_sets_off_the_next_and_may_hurt_the_ship_that_laid_it() -> None:
    """The Destiny Aurora on column 12 has laid a chain from column 7: all go off, and the last one reaches it."""
    chain = [(column, 11, AURORA) for column in (7, 8, 9, 10, 11)]
    play = fly(mined(chain, *[6, 1, 1, 1, 1] * 8), 6)
    assert len(play.told("salvage.mine")) == 5
    assert play.g.mines == ()
    assert "destiny-aurora" in hurt(play)


@pytest.mark.rule("aurora.salvage.mines-deployer-safe")
def test_a_mine_is_laid_from_the_card() -> None:
    card = next(name for name, kind in CONTENT.items.items() if "mine" in name and kind.deck == "salvage")
    ships = [cerberus(salvage=(item(card),)), aurora(2, 20)]
    play = Quiet(space({"navigation": PLAIN}, None, ships)).say(f"use:{card}")
    assert play.g.mines == ((sq(8, 10), CERBERUS),)
    assert hurt(play) == {}
    assert can(play, "move")

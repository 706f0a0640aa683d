"""Shapes in a Hold: turning, placing and packing; and how a player is asked where things go."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.content import OutfitKind, ShipKind
from rimward.games.xia.table.state import Ship
from rimward.games.xia.trade import hold
from rimward.games.xia.trade.business import BusinessPhase
from rimward.kernel.content import Source
from rimward.kernel.question import Refused
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, easy_tiger, fitted, gaiden, table

KEMPLAR = (Tile("kemplar-ii", 0, 0),)
TARGE, SAKER = content().outfits["targe"], content().outfits["saker-v"]


def places(play: Play) -> Play:
    """Let everything lie anywhere."""
    while play.asked.code in ("xia.outfit.placement", "xia.cargo.placing"):
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    return play


def business(ship: Ship, credits: int = 9000) -> Play:
    """The Business Phase of seat 0 on Kemplar II, and nothing after it."""
    ships = (ship, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    return Play(table(ships, KEMPLAR, BusinessPhase(0), credits=(credits, 0, 0)))


def shape(*rows: str) -> tuple[hold.Cell, ...]:
    return tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != ".")


def of_shape(*rows: str) -> OutfitKind:
    return OutfitKind(rows[0], "engine", 1, 1000, 1000, 6, shape(*rows), (0,), Source("designed"))


def of_hold(*rows: str) -> ShipKind:
    return ShipKind("drawn", 1, 1000, shape(*rows), 3, 10, "none", Source("designed"))


# --- shapes ----------------------------------------------------------------------------------------------------------
def test_four_quarters_make_a_whole_turn() -> None:
    for outfit in content().outfits.values():
        assert hold.turned(outfit.cells, 4) == hold.turned(outfit.cells, 0) == outfit.cells
        assert hold.turned(hold.turned(outfit.cells, 1), 1) == hold.turned(outfit.cells, 2)


@pytest.mark.rule("xia.outfit.placement")
def test_an_outfit_is_turned_and_never_mirrored() -> None:
    assert set(SAKER.cells) == set(shape("..o", "ooo"))
    turns = [set(hold.turned(SAKER.cells, quarters)) for quarters in range(4)]
    assert turns == [
        set(shape("..o", "ooo")),
        set(shape("o.", "o.", "oo")),
        set(shape("ooo", "o..")),
        set(shape("oo", ".o", ".o")),
    ]
    assert set(shape("o..", "ooo")) not in turns


@pytest.mark.parametrize("ship", content().ships.values(), ids=lambda ship: ship.name)
def test_every_way_to_lie_is_found_once(ship: ShipKind) -> None:
    """Against the plain definition: any quarter turn, any shift, all sections on Hold spaces."""
    for outfit in content().outfits.values():
        expected = set()
        for turn, x, y in product(range(4), range(9), range(6)):
            cells = [(x + dx, y + dy) for dx, dy in hold.turned(outfit.cells, turn)]
            if set(cells) <= set(ship.hold):
                expected.add((frozenset(cells), frozenset(cells[use] for use in outfit.uses)))
        found = []
        for way in hold.placements(ship, outfit):
            cells = [ship.hold[section] for section in way.sections]
            assert cells == [(way.x + dx, way.y + dy) for dx, dy in hold.turned(outfit.cells, way.turn)]
            found.append((frozenset(cells), frozenset(cells[use] for use in outfit.uses)))
        assert len(found) == len(set(found))
        assert set(found) == expected


def test_a_shape_that_looks_the_same_turned_lies_there_once() -> None:
    row = of_hold("ooo")
    assert [(way.x, way.y, way.turn) for way in hold.placements(row, TARGE)] == [(0, 0, 0)]


# --- packing ---------------------------------------------------------------------------------------------------------
def fits(ship: ShipKind, outfits: Sequence[OutfitKind], free: int) -> bool:
    """Slow and simple: every way of the first, then the rest."""
    if not outfits:
        return True
    return any(fits(ship, outfits[1:], free & ~way.mask) for way in hold.fitting(ship, outfits[0], free))


def test_packing_finds_an_arrangement_where_there_is_one() -> None:
    rng, found = Random(7), 0
    for _ in range(400):
        ship = rng.choice(list(content().ships.values()))
        outfits = rng.choices(list(content().outfits.values()), k=rng.randrange(1, 5))
        free = hold.spaces(space for space in range(len(ship.hold)) if rng.random() < 0.9)
        places = hold.pack(ship, outfits, free)
        assert (places is not None) == fits(ship, outfits, free)
        if places is None:
            continue
        found += 1
        covered = [section for place in places for section in place.sections]
        assert len(covered) == len(set(covered)) == sum(len(outfit.cells) for outfit in outfits)
        assert not hold.spaces(covered) & ~free
        for place, outfit in zip(places, outfits, strict=True):
            assert place in hold.placements(ship, outfit)
    assert 50 < found < 350


def test_a_full_hold_is_packed_exactly_or_not_at_all() -> None:
    three_by_two = of_hold("ooo", "ooo")
    corner, bar = of_shape("oo", "o."), of_shape("ooo")
    assert hold.pack(three_by_two, [corner, corner], 0b111111) is not None
    assert hold.pack(three_by_two, [bar, bar], 0b111111) is not None
    assert hold.pack(three_by_two, [bar, corner], 0b111111) is None
    assert hold.pack(three_by_two, [bar], 0b111111, spare=3) is not None
    assert hold.pack(three_by_two, [bar], 0b111111, spare=4) is None
    assert hold.pack(three_by_two, [bar, bar], 0b111110) is None


# --- one Outfit more -------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outfit.placement")
@pytest.mark.rule("xia.ship.hold-capacity")
def test_an_outfit_lies_on_existing_empty_undamaged_spaces() -> None:
    """The Hold of Puddle Jumper: two spaces above two rows of four. Cubes on 9 and 8, damage on 2."""
    play = business(fitted("puddle-jumper", 0, (0, 0), cubes=("spice", "holo"), damaged=(2,)))
    play.say("buy-outfit:targe")
    assert (play.asked.code, play.asked.about) == ("xia.outfit.placement", {"outfit": "targe"})
    assert play.asked.keys == ["place:1,1,0", "place:1,0,1"], "in a row on 3 4 5, or upright on 0 3 7"
    play.say("place:1,0,1")
    (targe,) = play.ship(0)["outfits"]
    assert (targe["sections"], targe["uses"]) == ([0, 3, 7], [0, 7])
    assert play.ship(0)["hold"] == ["", "", "", "", "", "", "", "", "holo", "spice"]


@pytest.mark.rule("xia.outfit.placement")
def test_no_outfit_lies_on_another() -> None:
    play = business(fitted("puddle-jumper", 0, (0, 0), "m-22"))
    (first,) = play.ship(0)["outfits"]
    play.say("buy-outfit:m-22")
    for key in play.asked.keys:
        again = business(fitted("puddle-jumper", 0, (0, 0), "m-22"))
        again.say("buy-outfit:m-22", key)
        old, new = again.ship(0)["outfits"]
        assert old == first
        assert not set(new["sections"]) & set(old["sections"])


def test_the_one_way_to_lie_is_not_asked_for() -> None:
    play = business(fitted("puddle-jumper", 0, (0, 0), damaged=(0, 1, 5, 6, 7, 8, 9)))
    play.say("buy-outfit:targe")
    assert play.asked.code == "xia.business.any-order"
    assert play.ship(0)["outfits"][0]["sections"] == [2, 3, 4]


@pytest.mark.rule("xia.business.buy-outfits")
def test_an_outfit_that_fits_only_after_rearranging_is_bought_with_all_arranged_again() -> None:
    """A Petard needs four in a row; cubes lie in both rows of four."""
    cubes = ("", "", "", "spice", "", "", "", "", "holo", "")
    play = business(fitted("puddle-jumper", 0, (0, 0), hold=cubes))
    play.say("buy-outfit:petard")
    assert play.asked.keys == ["place:0,1,0", "place:0,2,0", "auto"]
    play.say("place:0,2,0")
    assert (play.asked.code, play.asked.about) == ("xia.cargo.placing", {"cube": "holo"})
    assert play.asked.keys == [*(f"space:{space}" for space in range(6)), "auto"]
    play.say("space:5", "space:0")
    assert play.ship(0)["hold"] == ["spice", "", "", "", "", "holo", "", "", "", ""]
    assert play.ship(0)["outfits"][0]["sections"] == [6, 7, 8, 9]
    assert play.public("credits")[0] == 7000


@pytest.mark.rule("xia.business.buy-outfits")
@pytest.mark.rule("xia.ship.hold-capacity")
def test_an_outfit_that_fits_in_no_way_is_not_sold() -> None:
    play = business(fitted("puddle-jumper", 0, (0, 0), "rondache", cubes=("spice", "spice", "spice")))
    assert "buy-outfit:targe" in play.asked.keys
    with pytest.raises(Refused) as refused:
        play.say("buy-outfit:petard")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.fit", "xia.outfit.placement")
    assert "buy-outfit:culverin" not in business(fitted("lucky-penny", 0, (0, 0))).asked.keys, "it needs three rows"


# --- rearranging -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.cargo.placing")
def test_everything_is_laid_out_anew_piece_by_piece() -> None:
    play = business(fitted("puddle-jumper", 0, (0, 0), "m-22", "targe", cubes=("spice",)))
    play.say("rearrange")
    assert play.asked.about == {"outfit": "m-22"}
    play.say("place:2,1,0")
    assert (play.asked.about, play.asked.keys) == ({"outfit": "targe"}, ["place:0,2,0", "place:1,0,1", "auto"])
    play.say("place:0,2,0")
    assert (play.asked.about, play.asked.keys) == ({"cube": "spice"}, ["space:0", "space:1", "space:2", "space:3"])
    play.say("space:2")
    assert [outfit["sections"] for outfit in play.ship(0)["outfits"]] == [[4, 5, 9], [6, 7, 8]]
    assert play.ship(0)["hold"] == ["", "", "spice", "", "", "", "", "", "", ""]


@pytest.mark.rule("xia.business.rearrange")
def test_a_place_that_leaves_no_room_for_the_rest_is_not_offered() -> None:
    """A Petard needs a row of four: a Targe that stands upright would cut through both."""
    play = business(fitted("puddle-jumper", 0, (0, 0), "targe", "petard", cubes=("spice",)))
    play.say("rearrange")
    assert play.asked.about == {"outfit": "targe"}
    assert play.asked.keys == ["place:0,1,0", "place:0,2,0", "place:1,1,0", "place:1,2,0", "auto"]
    play.say("place:1,1,0")
    assert play.asked.about == {"cube": "spice"}, "for the Petard one row is left"
    assert play.say("auto" if "auto" in play.asked.keys else "space:0").ship(0)["outfits"][1]["sections"] == [
        6,
        7,
        8,
        9,
    ]


@pytest.mark.rule("xia.business.rearrange")
def test_what_lies_under_damage_stays() -> None:
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", "targe", cubes=("spice",))
    ship.damaged = ship.outfits[0].sections[:1]
    play = business(ship)
    before = play.ship(0)["outfits"][0]
    play.say("rearrange")
    assert play.asked.about == {"outfit": "targe"}
    play.say("auto")
    assert before in play.ship(0)["outfits"]
    assert play.ship(0)["damaged"] == list(ship.damaged)
    assert play.ship(0)["hold"][ship.damaged[0]] == ""


@pytest.mark.rule("xia.business.rearrange")
def test_a_marker_goes_with_its_outfit_and_once_is_enough_while_nothing_changes() -> None:
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", armed=3)
    ship.markers = ship.outfits[0].uses[1:]
    play = business(ship)
    play.say("rearrange", "place:2,1,0")
    (engine,) = play.ship(0)["outfits"]
    assert engine["sections"] == [4, 5, 9]
    assert play.ship(0)["markers"] == [5]
    with pytest.raises(Refused) as refused:
        play.say("rearrange")
    assert refused.value.code == "xia.bar.rearranged"


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.rule("xia.business.any-order")
@pytest.mark.parametrize("change", ["repair", "sell-outfit", "buy-outfit:targe", "buy-ship:krembler"])
def test_the_hold_is_rearranged_again_after_every_change_in_it(change: str) -> None:
    """en:762-770: as much business as they would like, in any order."""
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", damaged=(9,))
    play = places(business(ship).say("rearrange"))
    assert "rearrange" not in play.asked.keys
    places(play.say(change if change != "sell-outfit" else f"sell-outfit:{play.ship(0)['outfits'][0]['sections'][0]}"))
    if change == "sell-outfit":
        with pytest.raises(Refused) as refused:
            play.say("rearrange")
        assert refused.value.code == "xia.bar.nothing-to-move", "the Hold is empty"
        places(play.say("buy-outfit:m-22"))
    places(play.say("rearrange"))
    assert "rearrange" not in play.asked.keys
    assert [event.params["seat"] for event in play.told("xia.business.rearrange")] == [0, 0]


@pytest.mark.rule("xia.business.rearrange")
def test_what_was_damaged_is_moved_after_the_repair() -> None:
    """en:458: it must first be repaired, and the Hold was rearranged before."""
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", "targe")
    ship.damaged = ship.outfits[0].sections[:1]
    play = business(ship)
    before = play.ship(0)["outfits"][0]
    places(play.say("rearrange")).say("repair", "rearrange")
    assert play.asked.about == {"outfit": "m-22"}
    play.say("place:2,1,0")
    places(play)
    assert before not in play.ship(0)["outfits"]


@pytest.mark.rule("xia.business.rearrange")
@pytest.mark.parametrize("service", ["recharge", "buy-fame"])
def test_what_changes_nothing_in_the_hold_brings_no_new_arrangement(service: str) -> None:
    play = places(business(fitted("puddle-jumper", 0, (0, 0), "m-22", energy=1)).say("rearrange")).say(service)
    with pytest.raises(Refused) as refused:
        play.say("rearrange")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.rearranged", "xia.business.rearrange")

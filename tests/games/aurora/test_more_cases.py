"""Cases that rules broken on purpose have asked for: each of them made no test fail before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.crew_combat import weapons
from rimward.games.aurora.setup import salvage_square
from rimward.games.aurora.table.board import PLACES, plan_of
from rimward.games.aurora.table.names import CRATES_LAID, NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, ship_bonuses
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.aurora.melees import tiles
from tests.games.aurora.world import CONTENT, FACINGS, Play, crew, item, on, ship, sq, world


def set_up(seed: int, seats: int = 2) -> Aurora:
    """A new table after everything has been laid out, and before anybody has landed."""
    match = Match.new(GAME, seats, {"quicker": True, "crew": "dealt"}, chance=Seeded(seed))
    assert isinstance(match.table, Aurora)
    return match.table


# --- setup -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.crates")
@pytest.mark.rule("aurora.setup.salvage")
def test_tokens_lie_face_down_for_everybody() -> None:
    g = set_up(1)
    for zone in (CRATES_LAID, SALVAGE_LAID):
        assert g.zones.size(zone) == 9
        assert set(g.zones[zone].masks) == {0}


@pytest.mark.rule("aurora.setup.salvage")
def test_salvage_lies_in_the_middle_of_every_tile_whose_middle_is_open() -> None:
    """Of a side tile, too: its middle is four squares from the planet."""
    for seed in range(5):
        g = set_up(seed)
        for place, square in enumerate(g.salvage):
            middle = [there for there in g.space().squares_of(place) if is_middle(place, there)]
            if all(g.space().map.ground[there] != 2 for there in middle):
                assert square in middle, f"{PLACES[place]} of seed {seed}"
            assert square == salvage_square(g, place)


def is_middle(place: int, square: int) -> bool:
    """One of the four squares around the corner in the middle of a tile."""
    column, row = (square % 28 - 2) % 8, (square // 28 - 2) % 8
    return column in (3, 4) and row in (3, 4) and place >= 0


@pytest.mark.rule("aurora.setup.tile-layout")
@pytest.mark.parametrize(
    ("place", "square"), [("north", (10, 3)), ("east", (24, 10)), ("south", (17, 24)), ("west", (3, 17))]
)
def test_the_outer_edge_of_a_side_faces_out(place: str, square: tuple[int, int]) -> None:
    """The Customs House has a rock at the western end of the row behind its outer edge: b1 as drawn in the north."""
    names = [tile.name for tile in tiles(Random(3), False)]
    rest = [name for name in CONTENT.tiles(False, "side") if name != "customs-house"]
    for at in range(1, 5):
        names[at] = "customs-house" if PLACES[at] == place else rest.pop()
    turns = [0, 0, 1, 2, 3, 1, 2, 3, 0]
    plan = plan_of(CONTENT, tuple(zip(names, turns, strict=True)), False)
    assert plan.map.ground[sq(*square)] == 2
    laid = next(g for g in map(set_up, range(60)) if g.surface[PLACES.index(place)].name == "customs-house")
    assert laid.plan().map.ground[sq(*square)] == 2


@pytest.mark.rule("aurora.setup.choose-ship")
def test_nobody_gets_a_ship_that_two_wish_for() -> None:
    wishes = ({"ship": "cerberus"}, {"ship": "cerberus"}, {"ship": "eden-fyre"})
    with pytest.raises(Refused, match="same-ship"):
        Match.new(GAME, 3, {}, wishes, chance=Seeded(1))


@pytest.mark.rule("aurora.overview.two-factions")
def test_all_of_one_faction_is_no_game() -> None:
    wishes = ({"ship": "cerberus"}, {"ship": "hades-vi"})
    with pytest.raises(Refused, match="one-faction"):
        Match.new(GAME, 2, {}, wishes, chance=Seeded(1))


@pytest.mark.rule("aurora.setup.place-crew")
@pytest.mark.rule("aurora.crew.station-specialty")
def test_everybody_starts_at_a_station_of_its_specialty() -> None:
    own = {"medical": "communications"}
    for seed in range(8):
        for who in set_up(seed, 4).figures:
            assert who.room in [own.get(word, word) for word in CONTENT.crew[who.name].specialty], who.name


# --- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.test.zero-skill")
def test_nothing_adds_dice_to_a_skill_of_zero() -> None:
    figures = [crew("donexia", 0, on("centre", "d4"), gear=(item("diagnostic-cuff"), item("lock-kit")))]
    g = world(figures=figures)
    assert CONTENT.crew["donexia"].skill("medical") == 0
    assert dice_for(g, 0, "medical") == 0
    assert dice_for(g, 0, "tech") == CONTENT.crew["donexia"].skill("tech") + 1


@pytest.mark.rule("aurora.gear.carried-not-wielded")
def test_what_is_in_the_belt_is_no_weapon() -> None:
    gear = (item("arc-blade"), item("duelist", wielded=True))
    assert weapons(world(figures=[crew("donexia", 0, on("centre", "d4"), gear=gear)]), 0) == ["bare", "duelist"]


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
def test_salvage_does_not_help_a_critical_ship() -> None:
    plates = (item("ablative-plate"),)
    for damage, bonuses in ((5, ((1, 1, "ablative-plate"),)), (6, ())):
        fleet = [ship("cerberus", 0, sq(12, 12), shields_up=False, damage=damage, salvage=plates), ship("eden-fyre", 1)]
        assert ship_bonuses(world(ships=fleet), 0, "defense") == bonuses


# --- ships -----------------------------------------------------------------------------------------------------------
def duel(*figures: Figure, **fields: Any) -> Aurora:
    fleet = [
        ship("cerberus", 0, sq(8, 10), facing="east"),
        ship("destiny-aurora", 1, sq(11, 10), facing="west", **fields),
    ]
    crews = [crew("rovanna", 1, "weapons"), *figures]
    return world(ships=fleet, figures=crews, then="ship:cerberus")


@pytest.mark.rule("aurora.ship-combat.hits")
@pytest.mark.rule("aurora.ship-ability.scan-weakness")
def test_a_scan_does_no_damage_without_a_hit() -> None:
    """Dro Tov passes the test; then no die of the attack shows four or more."""
    g = duel(crew("grom", 0, "weapons"), crew("dro-tov", 0, "communications"))
    play = Play(g, *(6,) * 6, *(3,) * 5)
    play.say("attack")
    for _ in range(4):
        if play.match.asked and play.code in ("ship-combat.target", "ship-ability.timing"):
            play.say(play.keys[0])
        elif play.match.asked and play.code == "ship-combat.bonus-changes-die":
            play.say("done")
    assert play.told("ship-combat.hits")[0]["red"] == ()
    assert play.card("destiny-aurora").damage == 0
    assert not play.told("ship-combat.damage")


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_everybody_changes_places_once() -> None:
    g = duel(crew("grom", 0, "weapons"), crew("rane", 0, "navigation"))
    play = Play(g).say(f"man:{g.figure('rane')},commander")
    assert not [key for key in play.keys if key.startswith(f"man:{g.figure('rane')},")]
    assert [key for key in play.keys if key.startswith(f"man:{g.figure('grom')},")]


@pytest.mark.rule("aurora.docked.no-return-fire")
def test_a_docked_ship_is_told_why_it_does_not_fire() -> None:
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, sq(26, 12), facing="west")]
    g = world(ships=fleet, figures=[crew("grom", 0, "weapons"), crew("rane", 0, "navigation")], then="ship:cerberus")
    assert Play(g).refused("attack").rule == "aurora.docked.no-return-fire"


@pytest.mark.rule("aurora.salvage.collect")
def test_salvage_two_squares_away_is_too_far() -> None:
    fleet = [ship("cerberus", 0, sq(8, 10), facing="east"), ship("destiny-aurora", 1, "dock:2")]
    tokens = {sq(9, 11): "gun-pod", sq(10, 12): "rail-spike"}
    play = Play(world(ships=fleet, figures=[crew("rane", 0, "navigation")], salvage=tokens, then="ship:cerberus"))
    assert [key for key in play.keys if key.startswith("salvage")] == ["salvage:0"]


@pytest.mark.rule("aurora.boarding.stranded-intruders")
@pytest.mark.rule("aurora.boarding.break-link")
def test_breaking_the_link_leaves_the_intruders_aboard() -> None:
    fleet = [
        ship("cerberus", 0, sq(13, 14), facing="west"),
        ship("destiny-aurora", 1, sq(12, 14), facing="east", shields_up=False, link=0),
    ]
    figures = [
        crew("grom", 0, "deck", ship=1),
        crew("donexia", 0, "commander"),
        crew("oru-vantle", 1, "communications"),
        crew("ozymar", 1, "engineering"),
    ]
    play = Play(world(ships=fleet, figures=figures, then="ship:destiny-aurora"), *(6,) * 5).say("break")
    assert play.card("destiny-aurora").link == NOWHERE
    assert play.who("grom").ship == 1
    assert FACINGS[play.card("destiny-aurora").facing] == "east"

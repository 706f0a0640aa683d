"""The eighteen Titles: what is enough for each and what is not quite, and what its Skill changes."""

from typing import Any

import pytest

from rimward.games.xia.cards.titles import SecondChance
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.content import CELL_NAMES
from rimward.games.xia.table.state import TITLES_OPEN, Xia, titles, token, tokens_of
from rimward.games.xia.trade import cargo
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.openings import begun, beside, cell
from tests.games.xia.printed import content
from tests.games.xia.scenes import (
    GATES,
    HORSE,
    Play,
    attack,
    easy_tiger,
    fitted,
    flight,
    gaiden,
    hunt,
    lasting_sorrow,
    mark,
    mining,
    puddle_jumper,
    table,
    turn,
)
from tests.games.xia.title_scenes import claims, end, fly_to, flying, give, lay_open, round_table, settle, turn_of

FAR = (-2, 2)


def is_claimed(play: Play, card: str, seat: int = 0) -> bool:
    """Whether this Title can be claimed at the end of the turn; then it is, and gives the Fame of its card."""
    if claims(play) != [card]:
        return False
    before = play.public("fame")[seat]
    play.say(f"title:{card}")
    assert play.zone(titles(seat)) == [card]
    assert play.zone(TITLES_OPEN) == []
    assert play.public("fame")[seat] == before + content().titles[card].fame
    return True


def about(play: Play, key: str) -> dict[str, Any]:
    return next(dict(option.about) for option in play.asked.options if option.key == key)


def resolved(play: Play) -> tuple[int, int]:
    """Attack and defence of the last attack."""
    told = play.told("xia.combat.resolve")[-1].params
    return told["attack"], told["defense"]


def docked(sector: str, name: str, *cards: str, **options: Any) -> Xia:
    """Seat 0 on a space of a planet, with these Titles."""
    g = give(begun(sector, "burning-horse", "red-gulch", **options), 0, *cards)
    g.ships[0].space = cell(g, sector, name)
    return g


# --- 079 Raider ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.card-raider")
@pytest.mark.parametrize(("npc", "wounds", "met"), [(4, 14, True), (4, 9, False), (3, 11, False)])
def test_raider_destroys_the_merchant_and_no_other(npc: int, wounds: int, met: bool) -> None:
    g = lay_open(hunt(), "raider")
    g.ships[npc].wounds = wounds
    play = Play(g, d6=(6,), d8=(1,)).say("attack", f"ship:{npc}", "use:0,0", "done")
    assert is_claimed(settle(play), "raider") is met


@pytest.mark.rule("xia.title.card-raider")
@pytest.mark.rule("xia.title.skill")
def test_raider_does_two_more_damage_to_npcs_only() -> None:
    play = Play(give(hunt(), 0, "raider"), d6=(3,), d8=(1,)).say("attack", "ship:4", "use:0,0", "done")
    assert (resolved(play), play.ship(4)["wounds"]) == ((5, 1), 14)
    play = Play(give(attack(), 0, "raider"), d6=(3,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert resolved(play) == (3, 0)


# --- 080 Gunner ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("faces", "met"), [((6, 6), True), ((6, 5), False)])
def test_gunner_attacks_with_12(faces: tuple[int, int], met: bool) -> None:
    """Shields do not matter: the Gaiden stops some of it."""
    play = Play(lay_open(attack(), "gunner"), d6=faces, d8=(8,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "use:1,0", "done", "pass")
    assert is_claimed(settle(play), "gunner") is met


@pytest.mark.rule("xia.title.progress")
def test_gunner_two_small_attacks_are_not_a_big_one() -> None:
    play = Play(lay_open(attack(), "gunner"), d6=(6, 6))
    for use in (0, 1):
        settle(play.say("attack", "ship:1", f"use:0,{use}", "done"))
    assert play.public("deeds") == [[0, "attack-value", 6]]


@pytest.mark.rule("xia.title.skill")
def test_gunner_attacks_are_worth_one_more() -> None:
    play = Play(give(attack(), 0, "gunner"), d6=(6, 2)).say("attack", "ship:1", "use:0,0", "use:0,1", "done", "done")
    assert resolved(play.say("pass")) == (9, 0)
    play = Play(give(attack(), 1, "gunner"), d6=(6,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert resolved(play) == (6, 0), "it is the attacker's Skill"


# --- 081 Lawkeeper ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("bounty", "met"), [(3000, True), (2000, True), (1000, False), (0, False)])
def test_lawkeeper_claims_a_bounty(bounty: int, met: bool) -> None:
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (1, 0), damaged=tuple(range(1, 13)), bounty=bounty),
        easy_tiger(2, FAR),
    )
    play = Play(lay_open(table(ships, HORSE, Turn(0)), "lawkeeper"), d6=(6,))
    play.say("attack", "use:0,0", "done", "done", "pass")
    assert play.ship(1)["space"] is None
    assert is_claimed(settle(play), "lawkeeper") is met


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("npc", "met"), [(3, False), (4, False), (5, True)])
def test_lawkeeper_of_the_npcs_only_the_scoundrel_has_a_bounty(npc: int, met: bool) -> None:
    g = lay_open(hunt(), "lawkeeper")
    g.ships = (*g.ships, g.ships[4].copy())
    g.ships[4].space, g.ships[5].npc, g.ships[5].space = (2, 0), "scoundrel", (0, 1)
    g.credits = (0, 0, 0, 2000, 2000, 2000)
    g.ships[npc].wounds, g.ships[npc].space = 14, (-1, 0)
    attacking, defending = (6, 1) if npc == 5 else (6,), () if npc == 5 else (1,)  # the Scoundrel has a d6 too
    play = Play(g, d6=attacking, d8=defending).say("attack", f"ship:{npc}", "use:0,0", "done")
    assert play.ship(npc)["space"] is None
    assert is_claimed(settle(play), "lawkeeper") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("cards", "keys", "left"), [(("lawkeeper",), 4, 1), ((), 3, 0)])
def test_lawkeeper_arms_one_marker_for_nothing(cards: tuple[str, ...], keys: int, left: int) -> None:
    g = give(turn((0, 0), armed=0, disarmed=4, energy=3), 0, *cards)
    play = end(Play(g))
    assert play.asked.keys[0] == f"arm:{keys}"
    assert about(play, "arm:3")["energy"] == 3 - left
    play.say("arm:3")
    assert (play.ship(0)["energy"], play.ship(0)["armed"]) == (left, 3)


# --- 082 Public Enemy ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("bounty", "met"), [(4000, True), (3000, False)])
def test_public_enemy_has_a_bounty(bounty: int, met: bool) -> None:
    assert is_claimed(Play(lay_open(turn((0, 0), bounty=bounty), "public-enemy")), "public-enemy") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(
    ("cards", "roll", "bounty"),
    [(("public-enemy",), 14, 1000), (("public-enemy",), 15, 0), ((), 15, 1000), (("public-enemy",), 10, 0)],
)
def test_public_enemy_is_seen_less_often(cards: tuple[str, ...], roll: int, bounty: int) -> None:
    g = docked("neo-damascus", "c4", *cards)  # beside the planet, where there is no door
    outside, step = list(g.space_of(0)), "cross:{},{}".format(*cell(g, "neo-damascus", "c3"))
    play = Play(g, d20=(roll,)).say("impulse")
    assert about(play, step)["bounty"] == (20 if cards else 35)
    play.say(step)
    assert play.ship(0)["bounty"] == bounty
    assert (play.ship(0)["space"] == outside) is (roll == 10), "rebuffed as ever"


# --- 083 Survivor ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("damage", "met"), [(7, True), (6, False)])
def test_survivor_flies_on_with_seven_damage(damage: int, met: bool) -> None:
    assert is_claimed(Play(lay_open(turn((0, 0), damaged=tuple(range(damage))), "survivor")), "survivor") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("tier", "price"), [(1, 0), (3, 1000)])
def test_survivor_repairs_for_less(tier: int, price: int) -> None:
    g = docked("azure", "c3", "survivor")
    if tier == 3:
        g.ships = (lasting_sorrow(0, g.space_of(0)), *g.ships[1:])
    g.ships[0].damaged, g.credits = (1, 2), (1000, 0, 0)
    play = Play(g).say("end")
    assert about(play, "repair")["price"] == price
    play.say("repair")
    assert (play.ship(0)["damaged"], play.public("credits")[0]) == ([], 1000 - price)


# --- 084 Bulwark -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(
    ("attacked", "stopped", "met"), [(6, 8, True), (6, 6, True), (5, 8, False), (6, 5, False), (6, 0, False)]
)
def test_bulwark_withstands_an_attack_of_six(attacked: int, stopped: int, met: bool) -> None:
    """On another player's turn, and it is claimed on the own one."""
    g = round_table(lay_open(attack(), "bulwark"))
    play = Play(g, d6=(attacked,), d8=(stopped,) * (stopped > 0)).say("attack", "ship:1", "use:0,0", "done")
    play.say(*["use:1,0"] * (stopped > 0), "done", "pass")
    assert is_claimed(turn_of(play, 1), "bulwark", seat=1) is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("uses", "stopped"), [(("use:1,0",), 4), (("use:1,0", "use:1,1"), 6), ((), 0)])
def test_bulwark_shields_stop_one_more_if_any_is_up(uses: tuple[str, ...], stopped: int) -> None:
    play = Play(give(attack(), 1, "bulwark"), d6=(6,), d8=(3, 2)[: len(uses)])
    play.say("attack", "ship:1", "use:0,0", "done", *uses, "done", "pass")
    assert resolved(play) == (6, stopped)


# --- 085 Pathfinder --------------------------------------------------------------------------------------------------
def scan(play: Play) -> Play:
    play.say("scan")
    return play.say(play.asked.keys[0]) if play.asked.code == "xia.explore.declare-edge" else play


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("scans", "met"), [(2, True), (1, False)])
def test_pathfinder_finds_two_sectors_in_a_turn(scans: int, met: bool) -> None:
    """At a corner between two slots."""
    play = Play(lay_open(turn((2, -2)), "pathfinder"), draw=("kemplar-ii", "lunari")[:scans])
    for _ in range(scans):
        scan(play)
    assert is_claimed(play, "pathfinder") is met


@pytest.mark.rule("xia.title.progress")
def test_pathfinder_two_turns_are_not_one() -> None:
    g = round_table(lay_open(turn((2, -2)), "pathfinder"))
    play = scan(Play(g, draw=("kemplar-ii", "lunari")))
    assert claims(play) == []
    assert claims(scan(turn_of(play, 0))) == []


@pytest.mark.rule("xia.title.progress")
def test_pathfinder_a_blind_jump_finds_a_sector_too() -> None:
    g = lay_open(turn((2, -2)), "pathfinder")
    play = scan(Play(g, draw=("kemplar-ii", "lunari"), d20=(19,) * 2)).say("impulse")
    play.say(next(key for key in play.asked.keys if key.startswith("jump:")))
    assert is_claimed(settle(play), "pathfinder")


@pytest.mark.rule("xia.title.skill")
def test_pathfinder_scans_for_nothing() -> None:
    play = Play(give(turn((2, -2), energy=0), 0, "pathfinder"), draw=("kemplar-ii",))
    assert about(play, "scan")["energy"] == 0
    assert scan(play).ship(0)["energy"] == 0
    assert len(play.public("tiles")) == 2
    with pytest.raises(Refused):
        Play(turn((2, -2), energy=0)).say("scan")


# --- 086 Daredevil ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("before", "met"), [(1, True), (0, False)])
def test_daredevil_jumps_blind_twice(before: int, met: bool) -> None:
    g = lay_open(flying(flight((2, -2), 1)), "daredevil")
    g.deeds = ((0, "blind-jumps", before), (1, "blind-jumps", 1)) if before else ((1, "blind-jumps", 1),)
    play = Play(g, draw=("kemplar-ii",), d20=(19,) * 2)
    play.say(next(key for key in play.asked.keys if key.startswith("jump:")))
    assert is_claimed(settle(play), "daredevil") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("roll", "own"), [(5, 3), (1, 0)])
def test_daredevil_takes_less_in_a_ram(roll: int, own: int) -> None:
    play = Play(give(attack(), 0, "daredevil"), d6=(roll,)).say("attack", "ship:1", "use:0,3", "done", "done", "pass")
    settle(play)
    assert (len(play.ship(0)["damaged"]), len(play.ship(1)["damaged"])) == (own, roll)


# --- 087 Relic Hunter ------------------------------------------------------------------------------------------------
def beside_a_token(face: str, *kept: str) -> Xia:
    g = docked("azure", "e1")
    g.zones.add(token("azure"), "token")
    g.zones.put(token("azure"), face, 0)
    for had in kept:
        g.zones.put(tokens_of(0), had, g.zones.everyone)
    return g


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("kept", "met"), [(2, True), (1, False)])
def test_relic_hunter_has_three_tokens(kept: int, met: bool) -> None:
    """Whatever they show, and whenever they were found."""
    play = Play(lay_open(beside_a_token("nothing", *["credits"] * kept), "relic-hunter")).say("token")
    assert is_claimed(play, "relic-hunter") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("face", "credits", "fame"), [("nothing", 4000, 0), ("credits", 5000, 0), ("fame", 4000, 1)])
def test_relic_hunter_is_paid_for_every_token(face: str, credits: int, fame: int) -> None:
    play = Play(give(beside_a_token(face), 0, "relic-hunter")).say("token")
    assert (play.public("credits")[0], play.public("fame")[0]) == (credits, fame)


# --- 088 Gatewalker --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("times", "met"), [(2, True), (1, False)])
def test_gatewalker_goes_through_gates_twice_in_a_turn(times: int, met: bool) -> None:
    g = lay_open(flying(flight((0, 0), 4, tiles=GATES)), "gatewalker")
    g.rules.gate_fame = False
    play = Play(g)
    for _ in range(times):
        play.say(next(key for key in play.asked.keys if key.startswith("gate:")))
    assert is_claimed(settle(play), "gatewalker") is met


@pytest.mark.rule("xia.title.progress")
def test_gatewalker_tigris_counts() -> None:
    space = next(space for space in turn((0, 0), tiles=GATES).map.hexes if _in_tigris(space))
    g = lay_open(flying(flight(space, 1, tiles=GATES)), "gatewalker")
    play = Play(g, d20=(1,)).say("tigris")
    settle(play)
    assert play.public("deeds") == [[0, "gate-travels", 1]]


def _in_tigris(space: tuple[int, int]) -> bool:
    g = turn((0, 0), tiles=GATES)
    return g.ground(space) == "g" and g.map.kind_at(g.map.numbers[space]).name == "tigris-gate"


@pytest.mark.rule("xia.title.skill")
def test_gatewalker_flies_one_further_with_engines() -> None:
    play = Play(give(turn((0, 0)), 0, "gatewalker"), d6=(2,))
    told = about(play, "engine:3")
    assert (told["least"], told["most"], told["average"]) == (2, 7, "4.5")
    play.say("engine:3")
    assert play.asked.about["movement"] == 3
    play.say("stop", "impulse")
    assert play.asked.about["movement"] == content().ships["puddle-jumper"].impulse, "Impulse is what it was"


# --- 089 Trusted Hand ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("before", "met"), [(1, True), (0, False)])
def test_trusted_hand_completes_two_missions(before: int, met: bool) -> None:
    """Every completed Mission gives Fame; that is what counts."""
    g = lay_open(turn((0, 0)), "trusted-hand")
    g.deeds = ((0, "missions", 1),) * before
    g.stack.append(GainFame(0, 1, "xia.fame.missions"))
    assert is_claimed(Play(g), "trusted-hand") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("seat", "credits"), [(0, 1000), (1, 0)])
def test_trusted_hand_is_paid_more_for_missions(seat: int, credits: int) -> None:
    g = give(turn((0, 0)), 0, "trusted-hand")
    g.stack.append(GainFame(seat, 1, "xia.fame.missions"))
    play = Play(g)
    assert (play.public("credits")[0], play.public("credits")[1]) == (credits, 0)
    assert [event.params["by"] for event in play.told("xia.title.skill")] == [1000] * (credits > 0)


# --- 090 Speed Master ------------------------------------------------------------------------------------------------
SYSTEM = (Tile("azure", 0, 0), Tile("tk-421", 5, -2), Tile("lower-stratus", 2, 3), Tile("pelmont", -3, 5))


@pytest.mark.rule("xia.title.card-speed-master")
@pytest.mark.parametrize("left_out", ["", "azure", "tk-421", "lower-stratus", "pelmont"])
def test_speed_master_is_at_four_kinds_of_mission_points_in_a_turn(left_out: str) -> None:
    g = lay_open(flying(flight((0, -2), 90, tiles=SYSTEM, others=((1, -2), (2, -2)))), "speed-master")
    play = Play(g, d20=(19,) * 60)
    for tile in SYSTEM:
        if tile.sector != left_out:
            fly_to(play, g, cell(g, tile.sector, _mission(tile.sector)))
    assert is_claimed(settle(play), "speed-master") is (not left_out)


def _mission(sector: str) -> str:
    return CELL_NAMES[content().sectors[sector].marks["mission"]]


@pytest.mark.rule("xia.title.card-speed-master")
def test_speed_master_counts_where_the_turn_begins_and_no_gate() -> None:
    play = Play(lay_open(turn(mark("azure", "mission"), tiles=SYSTEM), "speed-master"))
    assert play.public("deeds") == [[0, "mission-points", 2]]
    g = lay_open(turn(mark("expedior-gate", "mission"), tiles=GATES), "speed-master")
    assert Play(g).public("deeds") == []
    assert Play(lay_open(turn((0, -2), tiles=SYSTEM), "speed-master")).public("deeds") == []


@pytest.mark.rule("xia.title.card-speed-master")
@pytest.mark.rule("xia.title.skill")
def test_speed_master_has_an_impulse_of_five() -> None:
    assert content().ships["puddle-jumper"].impulse == 4
    play = Play(give(turn((0, 0)), 0, "speed-master"), d6=(2,)).say("impulse")
    assert play.asked.about["movement"] == 5
    play.say("stop", "engine:3")
    assert play.asked.about["movement"] == 2, "Engines are what they were"


# --- 091 Guardian Angel ----------------------------------------------------------------------------------------------
def beside_the_stranded() -> Xia:
    g = docked("azure", "c1")
    stranded = g.ships[1]
    stranded.space, stranded.energy, stranded.armed, stranded.disarmed = beside(g, g.space_of(0), "e"), 0, 0, 4
    return g


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize("rescues", [True, False])
def test_guardian_angel_rescues_somebody(rescues: bool) -> None:
    play = Play(lay_open(beside_the_stranded(), "guardian-angel"))
    if rescues:
        settle(play.say("rescue:1"))
    assert is_claimed(play, "guardian-angel") is rescues


@pytest.mark.rule("xia.title.skill")
def test_guardian_angel_is_paid_for_a_rescue() -> None:
    play = Play(give(beside_the_stranded(), 0, "guardian-angel")).say("rescue:1")
    assert play.public("credits") == [4000, 3000, 3000]


# --- 092 Fortune's Favourite -----------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("roll", "before", "met"), [(20, 1, True), (19, 1, False), (20, 0, False)])
def test_fortunes_favourite_is_lucky_twice(roll: int, before: int, met: bool) -> None:
    g = lay_open(docked("neo-damascus", "c4"), "fortunes-favourite")
    g.deeds = ((0, "luck", 1),) * before
    play = Play(g, d20=(roll,)).say("impulse", "cross:{},{}".format(*cell(g, "neo-damascus", "c3")))
    assert is_claimed(settle(play), "fortunes-favourite") is met


def at_the_shield(*cards: str) -> tuple[Xia, str, str]:
    """With Fortune's Favourite beside a planet, and the steps in and out."""
    g = docked("neo-damascus", "c4", *cards)
    inside, outside = ("cross:{},{}".format(*cell(g, "neo-damascus", name)) for name in ("c3", "c4"))
    return g, inside, outside


@pytest.mark.rule("xia.title.skill")
def test_fortunes_favourite_rolls_again_once_in_a_turn() -> None:
    g, inside, outside = at_the_shield(SecondChance.CARD)
    play = Play(g, d20=(7, 18, 5)).say("impulse", inside)
    assert play.asked.keys == ["second-chance:0", "pass"]
    play.say("second-chance:0")
    assert (play.ship(0)["damaged"], tuple(play.ship(0)["space"])) == ([], cell(g, "neo-damascus", "c3"))
    play.say(outside)
    assert play.asked.code == "xia.damage.placement", "the 5 stands: once in a turn"


@pytest.mark.rule("xia.title.skill")
def test_fortunes_favourite_may_let_it_be_and_chooses_again_on_the_next_turn() -> None:
    g, inside, outside = at_the_shield(SecondChance.CARD)
    play = Play(g, d20=(18, 18, 2, 20)).say("impulse", inside, "pass", outside, "second-chance:0")
    assert (play.asked.code, play.ship(0)["damaged"]) == ("xia.damage.placement", []), "the new result counts"
    settle(play)
    turn_of(play, 0).say("impulse", outside)
    assert play.public("fame")[0] == 1
    assert "second-chance:0" in play.asked.keys


@pytest.mark.rule("xia.title.skill")
def test_fortunes_favourite_is_for_own_d20s() -> None:
    play = Play(give(turn((0, 0)), 0, SecondChance.CARD), d6=(2,)).say("engine:3")
    assert play.asked.code == "xia.move.point-per-space", "a d6 is no d20"
    g, inside, _ = at_the_shield()
    play = Play(give(g, 1, SecondChance.CARD), d20=(18,)).say("impulse", inside)
    assert play.asked.code == "xia.move.point-per-space", "another player's roll"


# --- 093 Tycoon ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("credits", "met"), [(8000, True), (7000, False)])
def test_tycoon_has_eight_thousand(credits: int, met: bool) -> None:
    g = lay_open(turn((0, 0)), "tycoon")
    g.credits = (credits, 20_000, 20_000)
    assert is_claimed(Play(g), "tycoon") is met


@pytest.mark.rule("xia.title.skill")
def test_tycoon_buys_fame_for_less() -> None:
    g = docked("azure", "c3", "tycoon")
    g.credits = (4000, 0, 0)
    play = Play(g).say("end")
    assert about(play, "buy-fame")["price"] == 4000
    play.say("buy-fame")
    assert (play.public("fame")[0], play.public("credits")[0]) == (1, 0)


# --- 094 Merchant Prince ---------------------------------------------------------------------------------------------
def loaded(*cubes: str) -> Xia:
    """At Loath, where everything is bought."""
    g = docked("loath", "d2")
    g.ships[0].hold = (*cubes, *("",) * (11 - len(cubes)))
    return g


def sell_all(play: Play) -> Play:
    play.say("sell")
    while play.asked.code == "xia.cargo.sell":
        play.say(play.asked.keys[0])
    return play


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("cubes", "met"), [(6, True), (5, False)])
def test_merchant_prince_sells_six_cubes_in_a_turn(cubes: int, met: bool) -> None:
    play = sell_all(Play(lay_open(loaded(*["spice"] * cubes), "merchant-prince")))
    assert is_claimed(play, "merchant-prince") is met


@pytest.mark.rule("xia.title.progress")
def test_merchant_prince_may_sell_them_in_two_goes() -> None:
    g = lay_open(loaded("spice", "spice", "spice", "spice"), "merchant-prince")
    g.adrift = tuple((*g.space_of(0), "holo") for _ in range(2))
    play = sell_all(Play(g)).say("collect")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[0])
    assert is_claimed(sell_all(play), "merchant-prince")


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("outfit", "price"), [("halon", 1000), ("raptor-k", 2000), ("m-22", 1000)])
def test_merchant_prince_buys_outfits_for_less_but_not_below_their_resale(outfit: str, price: int) -> None:
    g = docked("azure", "c3", "merchant-prince")
    g.credits = (price, 0, 0)
    play = Play(g).say("end")
    assert about(play, f"buy-outfit:{outfit}")["price"] == price
    play.say(f"buy-outfit:{outfit}")
    while play.asked.code != "xia.business.any-order":
        play.say(play.asked.keys[0])
    assert play.public("credits")[0] == 0


# --- 095 Collector ---------------------------------------------------------------------------------------------------
ALL_FIVE = ("spice", "holo", "terra", "plasma", "cyber")


@pytest.mark.rule("xia.title.card-collector")
@pytest.mark.parametrize(("cubes", "met"), [(ALL_FIVE, True), ((*ALL_FIVE[:4], "spice"), False)])
def test_collector_has_all_five_types(cubes: tuple[str, ...], met: bool) -> None:
    assert is_claimed(Play(lay_open(loaded(*cubes), "collector")), "collector") is met


def at_the_den(*cubes: str) -> Play:
    """With these cubes, about to buy Cyber and Terra at the Smugglers' Den."""
    space = mark(cargo.DEN, "buy")
    ships = (fitted("easy-tiger", 0, space, cubes=cubes), gaiden(1, (2, 0)), puddle_jumper(2, (-2, 1)))
    g = lay_open(table(ships, (Tile(cargo.DEN, 0, 0),), Turn(0), credits=(4000, 0, 0)), "collector")
    return Play(round_table(g))


def buy(play: Play, *cubes: str) -> Play:
    play.say("buy", "pairs:1", *(f"cube:{cube}" for cube in cubes))
    while play.asked.code != "xia.action.list":
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    return play


@pytest.mark.rule("xia.title.card-collector")
def test_collector_buys_nothing_of_it_at_the_smugglers_den() -> None:
    """Also turns later. A cube of the same type from elsewhere is as good as ever."""
    bought = buy(at_the_den("spice", "holo", "terra", "plasma"), "terra", "cyber")
    assert sorted(set(bought.ship(0)["hold"])) == ["", *sorted(ALL_FIVE)]
    assert claims(bought) == []
    assert claims(turn_of(bought, 0)) == [], "the next turn is too late as well"
    assert is_claimed(buy(at_the_den(*ALL_FIVE), "terra", "cyber"), "collector")


@pytest.mark.rule("xia.title.card-collector")
def test_collector_of_cubes_that_are_alike_those_from_the_den_go_first() -> None:
    play = buy(at_the_den(*ALL_FIVE), "terra", "cyber").say("jettison", "cube:terra", "cube:cyber", "done")
    assert play.public("den_cubes") == []
    assert is_claimed(play, "collector")
    play = buy(at_the_den(*ALL_FIVE), "terra", "cyber").say("jettison", "cube:terra", "cube:terra", "done")
    assert play.public("den_cubes") == [[0, "cyber"]]
    assert claims(play) == []


@pytest.mark.rule("xia.title.card-collector")
def test_collector_what_is_destroyed_with_the_ship_is_forgotten() -> None:
    g = lay_open(turn(mark("pelmont", "salvage"), tiles=(Tile("pelmont", 0, 0),)), "collector")
    g.den_cubes = ((0, "terra"), (1, "terra"))
    play = Play(round_table(g), d20=(1,)).say("salvage")
    assert (play.ship(0)["space"], play.public("den_cubes")) == (None, [[1, "terra"]])


@pytest.mark.rule("xia.title.card-collector")
@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("cubes", "sold", "credits"), [(3, 3, 4000), (3, 2, 2000), (1, 1, 1000)])
def test_collector_is_paid_more_for_selling_everything(cubes: int, sold: int, credits: int) -> None:
    g = give(loaded(*["spice"] * cubes), 0, "collector")
    g.credits = (0, 0, 0)
    play = Play(g).say("sell")
    if play.asked.code == "xia.cargo.sell":
        play.say(f"sell:spice,{sold}")
    assert play.public("credits")[0] == credits


# --- 096 Prospector --------------------------------------------------------------------------------------------------
def gather(play: Play, times: int) -> Play:
    for _ in range(times):
        play.say("mine")
        while play.asked.code != "xia.action.list":
            play.say(
                "auto" if "auto" in play.asked.keys else "pass" if "pass" in play.asked.keys else play.asked.keys[0]
            )
    return play


@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("times", "met"), [(3, True), (2, False)])
def test_prospector_gathers_three_cubes_in_a_turn(times: int, met: bool) -> None:
    play = gather(Play(lay_open(mining(), "prospector"), d20=(11,) * times), times)
    assert is_claimed(play, "prospector") is met


@pytest.mark.rule("xia.title.skill")
@pytest.mark.parametrize(("energy", "after"), [(4, 5), (9, 10), (10, 10)])
def test_prospector_gains_energy_with_every_cube(energy: int, after: int) -> None:
    g = give(mining(), 0, "prospector")
    g.ships[0].energy = energy
    play = gather(Play(g, d20=(11,)), 1)
    assert (play.ship(0)["energy"], play.ship(0)["hold"].count("terra")) == (after, 1)
    assert len(play.told("xia.title.skill")) == after - energy


@pytest.mark.rule("xia.title.progress")
def test_prospector_gains_nothing_without_a_cube() -> None:
    g = give(mining(), 0, "prospector")
    g.ships[0].energy, g.ships[0].armed, g.ships[0].disarmed = 4, 0, 4
    play = gather(Play(g, d20=(1,)), 1)
    assert play.ship(0)["energy"] == 4

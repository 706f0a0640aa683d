"""Questions that are open while their player does something else: what can still be chosen is what is still there."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.tracks import Advance
from tests.games.andromeda.more_world import (
    ACCEPT,
    CONSENT,
    FOR_MATE,
    KEEP,
    TO_MATE,
    WHOSE_TOKEN,
    ask,
    give,
    special_world,
    teamed,
    tile_at,
    to_seat,
)
from tests.games.andromeda.openings import Lucky, until
from tests.games.andromeda.stations import EDGE, TURN, Game, claimed, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, PURPLE, YELLOW, Play, at, moon, world

GAIN, SHIP = "andromeda.upgrade.gain", "andromeda.upgrade.free-ship"
ESCALATION, DICE = "andromeda.battle.escalation", "andromeda.battle.dice-energy"
OPERATIONS, JUMP = "andromeda.battle.tactical-operations", "andromeda.ship.ability-jump"
ICE, TITANIUM = moon("civilization", ice=1), moon("industry", titanium=1)
RICH = {"titanium": 4, "nanocarbon": 4, "ice": 4, "credit": 4, "energy": 5}


def numbered(play: Play, seat: int, kind: str, space: str) -> list[int]:
    """The numbers of a seat's ships of a type that stand there."""
    return [
        number
        for number, ship in enumerate(play.table["ships"])
        if (ship["owner"], ship["kind"], ship["region"]) == (seat, kind, at(space))
    ]


# --- upgrades --------------------------------------------------------------------------------------------------------
def two_upgrades(*tiles: str, **more: Any) -> Play:
    """Yellow is asked for an upgrade of the industry track, and has Flagship Plans as well."""
    g = world(
        tracks={YELLOW: {"industry": 2}}, awards={YELLOW: ("flagship-plans",)}, tiles_left={YELLOW: tiles}, **more
    )
    g.stack.append(Advance(YELLOW, "industry"))
    play = Lucky(g)
    assert play.asked.code == GAIN
    return play


@pytest.mark.rule("andromeda.upgrade.gain")
@pytest.mark.rule("andromeda.upgrade.once-per-type")
def test_the_second_tile_of_a_type_goes_while_another_upgrade_is_chosen() -> None:
    """Flagship Plans lay a tile on the fighter; the track may then upgrade anything but the fighter."""
    play = two_upgrades("true-eye", "knife-wing", "long-keel", "mist-barge")
    play.act(YELLOW, "play:flagship-plans").say("tile:true-eye")
    if play.asked.code == SHIP:
        play.say("build")
    assert play.asked.code == GAIN
    assert set(play.asked.keys) == {"tile:long-keel", "tile:mist-barge"}
    play.say("tile:long-keel", "build")
    assert [told["tile"] for told in play.told("upgrade.gained")] == ["true-eye", "long-keel"]
    assert (play.where(YELLOW, "fighter"), play.where(YELLOW, "heavy-cruiser")) == (["bay"], ["bay"])


@pytest.mark.rule("andromeda.upgrade.gain")
@pytest.mark.rule("andromeda.upgrade.exhausted")
def test_an_upgrade_that_is_left_nothing_does_nothing() -> None:
    """Both tiles were for the fighter, and one of them has been laid meanwhile."""
    play = two_upgrades("true-eye", "knife-wing").act(YELLOW, "play:flagship-plans").say("tile:knife-wing")
    if play.asked.code == SHIP:
        play.say("build")
    settle(play, TURN)
    assert [told["tile"] for told in play.told("upgrade.gained")] == ["knife-wing"]
    assert len(play.told("ship.built")) == 1
    assert play.turn_of == YELLOW


@pytest.mark.rule("andromeda.upgrade.free-ship")
@pytest.mark.rule("andromeda.ship.build-supply")
def test_the_free_fighter_is_gone_if_it_is_built_while_the_question_is_open() -> None:
    """Spare Keel builds the only fighter; nothing is left to be given."""
    play = two_upgrades("true-eye", "long-keel", hand={YELLOW: ("spare-keel",)}, stock={YELLOW: RICH})
    play.say("tile:true-eye")
    assert (play.asked.code, set(play.asked.keys)) == (SHIP, {"build", "decline"})
    play.act(YELLOW, "play:spare-keel").say("build:fighter")
    while play.asked.code == "andromeda.resource.costs":
        play.say(play.asked.keys[0])
    assert play.asked.code != SHIP
    assert (play.where(YELLOW, "fighter"), len(play.told("ship.built"))) == (["bay"], 1)


@pytest.mark.rule("andromeda.upgrade.shield-carry")
@pytest.mark.rule("andromeda.repair.shield")
def test_a_shield_that_comes_while_a_repair_is_chosen_carries_the_marker() -> None:
    """The cruiser's one shield is damaged; Stormskin comes while yellow chooses a repair, which still takes it off."""
    g = world(
        ships=[(YELLOW, "heavy-cruiser", "bay"), (YELLOW, "transport", "bay")],
        tokens={YELLOW: ("spare-parts",)},
        damage={YELLOW: {"treasury": 1}},
        awards={YELLOW: ("flagship-plans",)},
        tiles_left={YELLOW: ("stormskin",)},
    )
    g.bays = (tuple(bay.with_damage(1) if bay.shields else bay for bay in g.bays[YELLOW]), *g.bays[1:])
    play = Lucky(g).act(YELLOW, "play:spare-parts")
    assert len(play.asked.keys) > 1
    play.act(YELLOW, "play:flagship-plans")
    if play.asked.code == GAIN:
        play.say("tile:stormskin")
    bay = next(each for each in play.table["bays"][YELLOW] if each["kind"] == "heavy-cruiser")
    assert (bay["tile"], bay["shields"], bay["damaged"]) == ("stormskin", 2, 1)
    play.say(next(key for key in play.asked.keys if "cruiser" in key or key.startswith("shield")))
    bay = next(each for each in play.table["bays"][YELLOW] if each["kind"] == "heavy-cruiser")
    assert bay["damaged"] == 0


# --- teams -----------------------------------------------------------------------------------------------------------
def turn(**said: Any) -> Play:
    """Yellow's turn; blue is its teammate."""
    told: dict[str, Any] = {"tiles": EDGE, **said}
    return settle(Game(teamed(**told)), TURN)


@pytest.mark.rule("andromeda.team.transfer-module")
def test_the_first_module_is_the_one_that_is_passed_on_though_a_second_comes_meanwhile() -> None:
    """Yellow takes a science module and is asked whose it is; a second City gives an industry module meanwhile. Blue
    may have the first of the two, and only that one."""
    play = turn(cards={YELLOW: ("city", "city")}).act(YELLOW, "play:city").say("take:science,0")
    assert (play.asked.seat, play.asked.code) == (YELLOW, FOR_MATE)
    play.act(YELLOW, "play:city").say("take:industry,0")
    assert (play.asked.seat, play.asked.code, set(play.asked.keys)) == (YELLOW, FOR_MATE, {KEEP, TO_MATE})
    settle(play.say(TO_MATE), TURN)
    decks = [[CONTENT.modules[name].deck for name in play.modules(seat)[4:]] for seat in (YELLOW, BLUE)]
    assert decks == [["industry"], ["science"]]
    assert [(play.step(seat, "science"), play.step(seat, "industry")) for seat in (YELLOW, BLUE)] == [(0, 1), (1, 0)]


@pytest.mark.rule("andromeda.team.supremacy-token")
@pytest.mark.rule("andromeda.track.supremacy-token")
@pytest.mark.parametrize("track", ["industry", "supremacy"])
def test_a_step_taken_while_the_token_is_disputed_leaves_one_token_and_two_points(track: str) -> None:
    """Yellow and blue arrive at the first token together, and yellow takes a step with a token of its own before it
    says whose it is: in the end one of them has the token, the other 2 VP, and both have advanced for the win."""
    prizes = ("war-chest", "old-oaths", "triumph-parade")
    ships = [(seat, "transport", "C3") for seat in (YELLOW, BLUE, GREEN)]
    tracks = {seat: {"supremacy": 1} for seat in (YELLOW, BLUE)}
    awards = {YELLOW: ("victors-share",)}
    g = teamed(
        tiles=EDGE, ships=ships, phase="battle", region="C3", tracks=tracks, prizes=prizes, awards=awards
    )  # fmt: skip
    play = settle(Game(g, d6=(6, 6, 1)), WHOSE_TOKEN)
    assert (play.asked.seat, play.asked.code) == (YELLOW, WHOSE_TOKEN)
    play.act(YELLOW, "play:victors-share").say(f"track:{track}")
    if track == "industry":
        assert (play.asked.code, set(play.asked.keys)) == (WHOSE_TOKEN, {to_seat(YELLOW), to_seat(BLUE)})
        play.say(to_seat(YELLOW))
    settle(play)
    assert [list(play.table["awards"][seat]) for seat in (YELLOW, BLUE)] == [["war-chest"], []]
    assert [play.vp(seat) for seat in range(4)] == [0, 2, 0, 0]
    assert [play.step(seat, "supremacy") for seat in range(3)] == [2 + (track == "supremacy"), 2, 0]


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.event.no-actions")
def test_nothing_is_handed_over_during_an_event() -> None:
    """First Light asks everybody; yellow, whose turn it is, has a moon, a leader and an ice, and may use none of it."""
    raider = ("saucerian-abductor", ())
    g = teamed(
        tiles=EDGE,
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")],
        phase="end",
        due=True,
        events=("first-light",),
        raiders=[raider],
        claimed={YELLOW: (ICE,)},
        stock={YELLOW: {"ice": 1}},
        awards={YELLOW: ("triumph-parade",)},
        cards={YELLOW: ("spaceport",)},
        leaders={"C3": {YELLOW: 1}},
        bonus={"C3": {"ice": 1}},
    )
    play, seen = Game(g, d6=(4,) * 9), []
    while play.turn_of == YELLOW and play.over is None:
        if play.told("event.card"):
            seen.append(play.asked.seat)
            for seat in range(4):
                found = {key.partition(":")[0] for key in play.acts(seat)}
                assert found <= {"arrange"}, found
        play.say(play.asked.passes or play.asked.keys[0])
    assert set(seen) >= {YELLOW, BLUE, GREEN, PURPLE}


# --- battles ---------------------------------------------------------------------------------------------------------
def fight(*ships: tuple[int, str, str], seats: int = 2, d6: tuple[int, ...] = (6,) * 30, **said: Any) -> Play:
    told: dict[str, Any] = {"tiles": EDGE, **said}
    return Game(world(seats, ships=ships, phase="battle", region="C3", **told), d6=d6)


def attack(*ships: tuple[int, str, str], **said: Any) -> Play:
    """Yellow launches a fighter to C3, a planet without a moon, where blue's transport stands."""
    fleet = [(YELLOW, "fighter", "bay"), (BLUE, "transport", "C3"), (BLUE, "transport", "bay"), *ships]
    tiles = {"C3": "saffron-quay", "C2": "industry", "C1": "supremacy"}
    return Game(world(tiles=tiles, ships=fleet, **said), d6=(6,) * 20).launch("fighter", "C3")


@pytest.mark.rule("andromeda.ship.ability-jump")
@pytest.mark.rule("andromeda.free.abandon-moon-payment")
@pytest.mark.parametrize("more", [[], [(YELLOW, "transport", "C2")]])
def test_energy_from_a_moon_lets_the_cruiser_jump_into_the_battle(more: list[tuple[int, str, str]]) -> None:
    """Yellow, whose turn it is, has no energy but a moon that gives one: the cruiser on C1 may join, whether another
    ship could join without a Jump or not."""
    play = attack((YELLOW, "heavy-cruiser", "C1"), *more, claimed={YELLOW: (moon("science", energy=1),)})
    settle(play, ESCALATION, JUMP)
    assert play.asked.seat == YELLOW
    assert play.asked.code in (ESCALATION, JUMP)
    if play.asked.code == ESCALATION:
        play.act(YELLOW, "abandon:0").say("done")
    assert play.asked.code == JUMP
    (cruiser,) = numbered(play, YELLOW, "heavy-cruiser", "C1")
    play.say(f"ship:{cruiser}")
    settle(play, OPERATIONS, TURN)
    assert "C3" in play.where(YELLOW, "heavy-cruiser")
    assert (play.stock(YELLOW)["energy"], claimed(play)) == (0, [])


@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.rule("andromeda.free.abandon-moon")
def test_dice_are_offered_to_whoever_has_energy_on_a_moon_alone() -> None:
    """Yellow launches with an empty storage and a moon of two energy: in the preparations it may still use it."""
    play = attack((YELLOW, "transport", "bay"), claimed={YELLOW: (moon("science", energy=2),)})
    asked = []
    while play.turn_of == YELLOW and play.over is None and not play.told("battle.rolled"):
        asked.append((play.asked.seat, play.asked.code))
        play.say(play.asked.passes or play.asked.keys[0])
    assert (YELLOW, DICE) in asked


@pytest.mark.rule("andromeda.battle.escalation-range")
@pytest.mark.rule("andromeda.upgrade.gain")
def test_an_upgrade_during_escalation_brings_further_ships_into_range() -> None:
    """With Mist Barge a transport reaches two regions, also while the question who joins is open."""
    play = fight(
        (YELLOW, "transport", "C3"), (BLUE, "transport", "C3"), (YELLOW, "transport", "C2"),
        (YELLOW, "transport", "C1"), (YELLOW, "transport", "bay"),
        awards={YELLOW: ("flagship-plans",)}, tiles_left={YELLOW: ("mist-barge",)},
    )  # fmt: skip
    settle(play, ESCALATION)
    (far,) = numbered(play, YELLOW, "transport", "C1")
    assert f"ship:{far}" not in play.asked.keys
    play.act(YELLOW, "play:flagship-plans")
    while play.asked.code in (GAIN, SHIP):
        play.say(play.asked.keys[0])
    assert play.asked.code == ESCALATION
    assert f"ship:{far}" in play.asked.keys


@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.rule("andromeda.free.abandon-moon-payment")
def test_energy_from_a_moon_buys_dice_while_the_question_is_open() -> None:
    """One energy in storage and a moon of two: up to three dice in all."""
    play = fight(
        (YELLOW, "transport", "C3"), (BLUE, "transport", "C3"),
        stock={YELLOW: {"energy": 1}}, claimed={YELLOW: (moon("science", energy=2),)},
    )  # fmt: skip
    settle(play, DICE)
    if "3" not in play.asked.keys:
        play.act(YELLOW, "abandon:0")
    assert play.asked.keys == ["0", "1", "2", "3"]
    settle(play.say("3"), TURN)
    rolled = {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")}
    assert rolled[YELLOW] == 4


@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.rule("andromeda.battle.dice-limit")
def test_after_an_obelisk_there_is_less_energy_to_spend() -> None:
    """Cruiser and transport are four dice, the card makes six of them: no energy can be spent, and the two that the
    card gives are kept."""
    ships = ((YELLOW, "transport", "C3"), (YELLOW, "heavy-cruiser", "C3"), (BLUE, "transport", "C3"))
    play = fight(*ships, stock={YELLOW: {"energy": 3}}, cards={YELLOW: ("obelisk",)})
    play.say("play:obelisk")
    settle(play, DICE)
    if play.over is None:
        assert play.asked.keys == ["0"]
        settle(play)
    assert {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")} == {YELLOW: 6, BLUE: 1}
    assert play.stock(YELLOW)["energy"] == 5


@pytest.mark.rule("andromeda.battle.tactical-operations")
def test_a_moon_slotted_over_another_during_operations_is_the_one_that_gives() -> None:
    """Blue, beaten on yellow's turn, has a credit moon slotted and slots one of two titanium over it."""
    play = fight(
        (YELLOW, "fighter", "C3"), (BLUE, "transport", "C3"), d6=(6, 6, 1),
        operations={BLUE: moon("commerce", credit=1)}, claimed={BLUE: (moon("industry", titanium=2),)},
    )  # fmt: skip
    settle(play, OPERATIONS)
    assert play.asked.seat == BLUE
    play.act(BLUE, "slot:0,ops").say("moon")
    settle(play, TURN)
    assert stored(play, BLUE) == {"titanium": 2}


# --- vortexes --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.vortex.launch")
def test_what_is_done_while_the_vortex_is_chosen_leaves_its_three_choices() -> None:
    """Yellow launches to the second Vortex and abandons a moon before it chooses what to gain: one of three, once."""
    tiles = {"C3": "science", "C5": "industry", "E5": "shipyard"}
    play = Game(special_world("vortexes", tiles=tiles, claimed={YELLOW: (ICE,)})).launch("transport", "C4")
    assert len(play.asked.keys) == len(tile_at("vortexes", "C4").do[0]["choose"])
    before = list(play.asked.keys)
    play.act(YELLOW, "abandon:0")
    assert play.asked.keys == before
    play.say(before[0])
    settle(play, TURN)
    assert sum(stored(play).values()) == 2


# --- bases -----------------------------------------------------------------------------------------------------------
FIELD_TILES = {"C3": "industry", "B1": "supremacy", "D1": "supremacy"}


def visit(base: str, *cards: str, station: int = 7, each: int = 9) -> Play:
    """Yellow launches to a base, with three planets it could develop, and so much of each resource."""
    ships = [(YELLOW, "transport", space) for space in ("bay", "C3", "B1", "D1")]
    stock = {YELLOW: dict.fromkeys(RICH, each)}
    g = world(
        tiles={"C2": base, **FIELD_TILES}, ships=ships, stock=stock, station={YELLOW: station}, hand={YELLOW: cards}
    )
    return Lucky(g).launch("transport", "C2")


@pytest.mark.rule("andromeda.launch.base-ability-check")
@pytest.mark.rule("andromeda.free.any-turn")
@pytest.mark.parametrize(
    ("base", "card"), [("shipyard", "spare-keel"), ("maximus", "breaking-ground"), ("monolith", "quiet-auction")]
)
def test_a_card_that_leaves_enough_is_played_while_the_base_is_open(base: str, card: str) -> None:
    """With nine of everything no card makes the action of a base impossible; at the Shipyard nothing ever does."""
    assert f"play:{card}" in visit(base, card).acts(YELLOW)


@pytest.mark.rule("andromeda.development.one-per-planet")
@pytest.mark.rule("andromeda.development.public-actions")
def test_a_planet_developed_by_a_card_meanwhile_is_not_offered_by_the_office() -> None:
    """The Office asks which of three planets; Breaking Ground develops one of them first."""
    play = visit("development-office", "breaking-ground")
    assert len(play.asked.keys) == 3
    assert "play:breaking-ground" in play.acts(YELLOW)
    play.act(YELLOW, "play:breaking-ground").say(f"develop:{at('C3')}")
    until(play, "andromeda.base.development-office")
    assert set(play.asked.keys) == {f"develop:{at('B1')}", f"develop:{at('D1')}"}


@pytest.mark.rule("andromeda.launch.base-must-activate")
@pytest.mark.rule("andromeda.development.requirements")
def test_breaking_ground_does_not_take_the_leader_that_the_office_needs() -> None:
    """One leader is enough for one Obelisk: the Office has to build it, so the card cannot build it first."""
    play = visit("development-office", "breaking-ground", station=1)
    assert "play:breaking-ground" not in play.acts(YELLOW)
    settle(play, TURN)
    assert (len(play.told("development.built")), play.table["station"][YELLOW]) == (1, 0)
    assert play.hand(YELLOW) == ["breaking-ground"]


# --- while another player is asked -----------------------------------------------------------------------------------
def allied(**said: Any) -> Play:
    """Yellow and blue, a team, fight green on C3 on yellow's turn; yellow has spent nothing, blue is asked how much."""
    ships = [(YELLOW, "fighter", "bay"), (BLUE, "transport", "C3"), (GREEN, "transport", "C3")]
    ships += [(seat, "transport", "bay") for seat in range(4)]
    g = teamed(tiles={"C3": "saffron-quay", "E5": "shipyard"}, ships=ships, **said)
    play = until(Lucky(g, d6=(6,) * 20).launch("fighter", "C3"), DICE)
    if play.asked.seat == YELLOW:
        play.say("0")
    assert (play.asked.seat, play.asked.code) == (BLUE, DICE)
    return play


@pytest.mark.rule("andromeda.team.transfer")
@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.parametrize(("mine", "key", "left"), [(1, give("energy"), "2"), (0, ask("energy"), "0")])
def test_energy_changes_hands_while_the_teammate_is_asked_for_its_dice(mine: int, key: str, left: str) -> None:
    """It is yellow's turn, so it may give its energy to blue or ask for blue's at this moment: what blue can spend is
    what it has then."""
    play = allied(stock={YELLOW: {"energy": mine}, BLUE: {"energy": 1}}).act(YELLOW, key)
    assert (play.asked.seat, play.asked.code) == (BLUE, CONSENT)
    play.say(ACCEPT)
    if (play.asked.seat, play.asked.code) == (BLUE, DICE):
        assert play.asked.keys[-1] == left
        play.say(left)
    settle(play, TURN)
    rolled = {told["side"]: len(told["faces"]) for told in play.told("battle.rolled")}
    assert (rolled[YELLOW], rolled[BLUE]) == (2, 1 + int(left))
    assert play.stock(BLUE)["energy"] == 0


@pytest.mark.rule("andromeda.free.any-turn")
@pytest.mark.rule("andromeda.free.discard-token")
def test_the_active_player_uses_a_token_while_an_opponent_is_asked() -> None:
    """Green is asked how much energy it spends; yellow's Humming Crate and its moon change nothing of that question."""
    said: dict[str, Any] = {"tokens": {YELLOW: ("humming-crate",)}, "claimed": {YELLOW: (ICE,)}}
    play = allied(stock={BLUE: {"energy": 1}, GREEN: {"energy": 1}}, **said).say("0")
    assert (play.asked.seat, play.asked.code) == (GREEN, DICE)
    before = list(play.asked.keys)
    play.act(YELLOW, "play:humming-crate").act(YELLOW, "abandon:0")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (GREEN, DICE, before)
    assert (play.stock(YELLOW)["energy"], play.stock(YELLOW)["ice"], len(play.hand(YELLOW))) == (2, 1, 1)

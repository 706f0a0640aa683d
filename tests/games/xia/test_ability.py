"""The Ability Cards in general, and those that are Actions of the own ship: every card with every result of its d20."""

from random import Random

import pytest

from rimward.bots.random import RandomBot
from rimward.games.xia import GAME
from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.cards.written import EFFECTS
from rimward.games.xia.table.board import Tile, distance
from rimward.games.xia.table.state import Xia, abilities, exhausted
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import start
from rimward.kernel.match import Match
from rimward.kernel.question import Bar, Refused
from rimward.lab.playout import play as play_out
from rimward.messages import Messages
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, deal, easy_tiger, fitted, gaiden, mark, table, turn

CARDS: dict[str, type[Ability]] = {
    kind.CARD: kind for kind in GAME.frames.values() if issubclass(kind, Ability) and kind.CARD
}
DESIGNED = {
    *("side-bet", "silent-running", "cargo-drones", "decoy-beacon", "ablative-plating"),
    *("replicator", "salvo-racks", "fold-drive", "deep-scan"),
}
ACTIONS = [card for card, kind in CARDS.items() if kind.ON == "action"]


def holding(*cards: str, energy: int = 6, at: tuple[int, int] = (0, 0), **more: object) -> Xia:
    """Seat 0 at the start of a turn, with these cards."""
    return deal(turn(at, energy=energy, **more), 0, *cards)  # type: ignore[arg-type]


def bar(play: Play, key: str, seat: int = 0) -> Bar:
    return dict(play.match.why_not(seat))[key]


# --- the cards as they are printed -----------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.unique")
def test_every_ship_has_a_card_of_its_own() -> None:
    assert sorted(CARDS) == sorted(ship.ability for ship in content().ships.values())
    assert len(CARDS) == len(content().ships) == 18
    assert {card for card, kind in CARDS.items() if kind.DESIGNED} == DESIGNED


@pytest.mark.rule("xia.ability.unique")
def test_no_two_cards_are_alike() -> None:
    printed = [(kind.ON, kind.COST, kind.EFFECT) for kind in CARDS.values()]
    assert len(set(printed)) == len(printed)
    assert len({kind.EFFECT for kind in CARDS.values()}) == len(printed)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_a_card_is_of_the_pattern_of_its_kind(card: str) -> None:
    """But for TAC-X all roll a d20: nothing, something, more, and on a 20 the most; for 0 to 3 Energy."""
    kind = CARDS[card]
    assert 0 <= kind.COST <= 3
    assert kind.ON in GAME.windows
    if card == "tac-x":
        assert kind.BANDS == ()
        return
    least, worth = zip(*kind.BANDS, strict=True)
    assert (least[0], least[3], worth[0], len(least)) == (1, 20, 0, 4)
    assert least[1] == (8 if card == "rail-gun" else 5)
    assert sorted(least) == list(least)


# --- when, for what, and once ----------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.use")
@pytest.mark.rule("xia.ability.exhaust")
@pytest.mark.parametrize("roll", [1, 20])
def test_the_cost_is_paid_and_the_card_exhausted_whatever_is_rolled(roll: int) -> None:
    play = Play(holding("ablative-plating"), d20=(roll,)).say("ablative-plating")
    assert play.ship(0)["energy"] == 4
    assert (play.zone(abilities(0)), play.zone(exhausted(0))) == ([], ["ablative-plating"])
    assert "ablative-plating" not in play.asked.keys
    assert (bar(play, "ablative-plating").code, bar(play, "ablative-plating").rule) == (
        "xia.bar.exhausted",
        "xia.ability.exhaust",
    )
    with pytest.raises(Refused, match="exhausted"):
        play.say("ablative-plating")


@pytest.mark.rule("xia.ability.use")
def test_the_cost_is_paid_before_the_roll() -> None:
    """The last Energy: TAC-X has none left for the die of the card."""
    play = Play(holding("tac-x", "side-bet", energy=1), d20=(2,)).say("side-bet")
    assert (play.asked.code, play.ship(0)["energy"]) == ("xia.action.list", 0)


@pytest.mark.rule("xia.ability.use")
@pytest.mark.parametrize("card", ACTIONS)
def test_what_costs_more_than_there_is_is_barred_with_the_numbers(card: str) -> None:
    cost = CARDS[card].COST
    if not cost:
        return
    reason = bar(Play(holding(card, energy=cost - 1)), card)
    assert (reason.code, reason.rule, reason.numbers) == (
        "xia.bar.energy",
        "xia.energy.spend",
        {"energy": cost - 1, "needed": cost},
    )


@pytest.mark.rule("xia.ability.not-while-stranded")
@pytest.mark.parametrize("card", ACTIONS)
def test_a_stranded_ship_uses_no_card_not_even_a_free_one(card: str) -> None:
    play = Play(holding(card, energy=0, armed=0, disarmed=4))
    assert card not in play.asked.keys
    assert bar(play, card).rule == "xia.ability.not-while-stranded"


@pytest.mark.rule("xia.ability.use")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("rail-gun", "xia.combat.ability-attack"),
        ("salvo-racks", "xia.combat.ability-attack"),
        ("particle-emitter", "xia.ability.particle-emitter"),
        ("mag-harpoon", "xia.ability.mag-harpoon"),
        ("cargo-drones", "xia.ability.cargo-drones"),
        ("replicator", "xia.ability.replicator"),
    ],
)
def test_a_card_without_a_target_is_barred(card: str, rule: str) -> None:
    """Kemplar II: seat 0 inside, the others outside, in no line with it."""
    g = deal(turn((0, 0), tiles=(Tile("kemplar-ii", 0, 0),), others=((1, -2), (-1, 2)), energy=6), 0, card)
    play = Play(g)
    assert card not in play.asked.keys
    assert bar(play, card).rule == rule


@pytest.mark.rule("xia.ability.refresh")
def test_the_status_phase_refreshes_the_cards_of_that_player_alone() -> None:
    g = holding("ablative-plating", "side-bet")
    g.exhaust(1, "evasive-thrusters")
    play = Play(g, d20=(1, 1)).say("side-bet", "ablative-plating", "end")
    assert sorted(map(str, play.zone(abilities(0)))) == ["ablative-plating", "side-bet"]
    assert (play.zone(abilities(1)), play.zone(exhausted(1))) == ([], ["evasive-thrusters"])


@pytest.mark.rule("xia.ability.refresh")
def test_destruction_refreshes_too() -> None:
    g = deal(turn((1, -1), tiles=(Tile("xia", 0, 0),), others=((2, 0), (2, -2)), energy=6), 0, "ablative-plating")
    play = Play(g, d20=(20,)).say("ablative-plating", "impulse", "cross:0,-1")
    assert (play.ship(0)["space"], play.zone(abilities(0)), play.public("effects")) == (None, ["ablative-plating"], [])


@pytest.mark.rule("xia.action.non-minor-ends-move")
def test_in_a_move_a_card_is_an_action_like_others() -> None:
    play = Play(holding("ablative-plating")).say("impulse")
    assert bar(play, "ablative-plating").rule == "xia.action.non-minor-ends-move"


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("tac-x", "silent-running", "replicator")])
def test_an_option_tells_the_odds_of_its_results(card: str) -> None:
    told = dict(CARDS[card].about(holding(card), 0, card))
    starts = [least for least, _ in CARDS[card].BANDS]
    likely = [100 * (b - a) // 20 for a, b in zip(starts, [*starts[1:], 21], strict=True)]
    assert [told[result] for result in ("nothing", "middle", "high", "top")] == likely
    assert told["energy"] == CARDS[card].COST


@pytest.mark.rule("xia.ability.energy-scoop")
def test_the_offer_of_an_action_names_its_card_and_its_odds() -> None:
    [option] = [option for option in Play(holding("energy-scoop")).asked.options if option.key == "energy-scoop"]
    assert option.thing == "card:energy-scoop"
    assert (option.about["middle"], option.about["middle_worth"], option.about["top"]) == (45, 2, 5)


# --- Energy, damage, Credits -----------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.energy-scoop")
@pytest.mark.parametrize(
    ("roll", "energy"), [(1, 3), (4, 3), (5, 5), (13, 5), (14, 6), (19, 6), (20, 10)], ids=lambda n: str(n)
)
def test_energy_scoop(roll: int, energy: int) -> None:
    play = Play(holding("energy-scoop", energy=3), d20=(roll,)).say("energy-scoop")
    assert play.ship(0)["energy"] == energy


@pytest.mark.rule("xia.ability.energy-scoop")
def test_energy_scoop_stops_at_the_maximum() -> None:
    play = Play(holding("energy-scoop", energy=9), d20=(14,)).say("energy-scoop")
    assert play.ship(0)["energy"] == 10
    assert play.told("xia.ability.energy-scoop")[0].params["energy"] == 1


@pytest.mark.rule("xia.ability.nano-regeneration")
@pytest.mark.rule("xia.damage.permanent")
@pytest.mark.parametrize(("roll", "most"), [(4, 0), (5, 3), (11, 3), (12, 6), (19, 6)])
def test_nano_regeneration_removes_what_its_owner_chooses(roll: int, most: int) -> None:
    play = Play(holding("nano-regeneration", damaged=tuple(range(8))), d20=(roll,)).say("nano-regeneration")
    for space in range(most):
        assert play.asked.code == "xia.ability.nano-regeneration"
        play.say(f"hold:0,{7 - space}")
    assert (play.asked.code, play.ship(0)["energy"]) == ("xia.action.list", 4)
    assert play.ship(0)["damaged"] == list(range(8 - most))


@pytest.mark.rule("xia.ability.nano-regeneration")
@pytest.mark.parametrize(("roll", "damage"), [(20, 8), (12, 6), (5, 2)])
def test_nano_regeneration_removes_all_if_it_can(roll: int, damage: int) -> None:
    play = Play(holding("nano-regeneration", damaged=tuple(range(damage))), d20=(roll,)).say("nano-regeneration")
    assert (play.ship(0)["damaged"], play.asked.code) == ([], "xia.action.list")


@pytest.mark.rule("xia.ability.nano-regeneration")
def test_nano_regeneration_may_leave_damage() -> None:
    play = Play(holding("nano-regeneration", damaged=tuple(range(8))), d20=(5,))
    play.say("nano-regeneration", "hold:0,2", "done")
    assert play.ship(0)["damaged"] == [0, 1, 3, 4, 5, 6, 7]


@pytest.mark.rule("xia.ability.side-bet")
@pytest.mark.parametrize(
    ("roll", "energy", "credits"), [(4, 5, 0), (5, 6, 0), (13, 6, 0), (14, 6, 1000), (19, 6, 1000), (20, 6, 3000)]
)
def test_side_bet(roll: int, energy: int, credits: int) -> None:
    play = Play(holding("side-bet"), d20=(roll,)).say("side-bet")
    assert (play.ship(0)["energy"], play.public("credits")) == (energy, [credits, 0, 0])


@pytest.mark.rule("xia.ability.replicator")
@pytest.mark.parametrize(
    ("roll", "ready"),
    [
        (4, []),
        (5, ["ablative-plating"]),
        (13, ["ablative-plating"]),
        (14, ["ablative-plating", "side-bet"]),
        (19, ["ablative-plating", "side-bet"]),
        (20, ["ablative-plating", "replicator", "side-bet", "tac-x"]),
    ],
)
def test_replicator(roll: int, ready: list[str]) -> None:
    g = holding("replicator", "ablative-plating", "side-bet", "tac-x")
    for card in ("ablative-plating", "side-bet", "tac-x"):
        g.exhaust(0, card)
    play = Play(g, d20=(roll,)).say("replicator")
    for card in ready if roll < 20 else ():
        assert play.asked.code == "xia.ability.replicator"
        play.say(f"card:{card}")
    assert (play.asked.code, play.ship(0)["energy"]) == ("xia.action.list", 5)
    assert sorted(map(str, play.zone(abilities(0)))) == ready


# --- cubes, sectors, space -------------------------------------------------------------------------------------------
def drones(cubes: int = 0, energy: int = 6) -> Xia:
    """Long Haul in Red Gulch, away from its Mining Space."""
    ship = fitted("long-haul", 0, (2, 0), cubes=("holo",) * cubes, energy=energy)
    g = table((ship, gaiden(1, (-2, 0)), easy_tiger(2, (-2, 1))), (Tile("red-gulch", 0, 0),), Turn(0))
    return deal(g, 0, "cargo-drones")


@pytest.mark.rule("xia.ability.cargo-drones")
@pytest.mark.parametrize(("roll", "cubes"), [(4, 0), (5, 1), (11, 1), (12, 2), (19, 2), (20, 4)])
def test_cargo_drones(roll: int, cubes: int) -> None:
    assert mark("red-gulch", "mine") != (2, 0)
    play = Play(drones(), d20=(roll,)).say("cargo-drones")
    for _ in range(4):
        if play.asked.code == "xia.cargo.placing":
            play.say(play.asked.keys[0])
    assert play.asked.code == "xia.action.list"
    assert (play.ship(0)["hold"].count("terra"), play.ship(0)["energy"]) == (cubes, 4)


@pytest.mark.rule("xia.ability.cargo-drones")
def test_cargo_drones_bring_no_more_than_there_is_room_for_and_nothing_that_is_sold_out() -> None:
    play = Play(drones(12), d20=(20,)).say("cargo-drones")
    while play.asked.code == "xia.cargo.placing":
        play.say(play.asked.keys[0])
    assert play.ship(0)["hold"].count("terra") == 2
    assert bar(Play(drones(14)), "cargo-drones").rule == "xia.ship.hold-capacity"
    g = drones()
    g.adrift = ((0, 0, "terra"),) * 15
    assert bar(Play(g), "cargo-drones").rule == "xia.limit.cubes"


SCANNED = (Tile("lost-sector", 0, 0), Tile("red-gulch", 5, -2))


@pytest.mark.rule("xia.ability.deep-scan")
@pytest.mark.parametrize(("roll", "tiles"), [(4, 0), (5, 1), (13, 1), (14, 1), (19, 1), (20, 2)])
def test_deep_scan(roll: int, tiles: int) -> None:
    """From the middle of a sector, far from its rim; from 14 on beside any sector."""
    g = deal(turn((0, 0), tiles=SCANNED, energy=6), 0, "deep-scan")
    play = Play(g, d20=(roll,), draw=("lunari", "loath", "fame")[: (0, 1, 3)[tiles]]).say("deep-scan")
    for _ in range(tiles):
        assert play.asked.code == "xia.ability.deep-scan"
        slots = {g.map.slot(g.map.hexes[n], edge) for n in range(len(g.map.hexes)) for edge in g.map.unexplored(n)}
        beside = [at for at in slots if distance(at, (0, 0)) <= 5]
        assert len(play.asked.keys) == len(slots if roll >= 14 else beside) > 4
        assert len(slots) > len(beside)
        play.say(play.asked.keys[-1])
    assert play.asked.code == "xia.action.list"
    assert (len(play.public("tiles")), play.ship(0)["energy"]) == (2 + tiles, 4)


@pytest.mark.rule("xia.ability.deep-scan")
def test_deep_scan_needs_a_tile() -> None:
    g = holding("deep-scan")
    g.zones.add("stack:sectors", "sector")
    assert bar(Play(g), "deep-scan").rule == "xia.explore.stack-empty"


STAR = (Tile("lost-sector", 0, 0), Tile("xia", 5, -2), Tile("kemplar-ii", 2, 3))


@pytest.mark.rule("xia.ability.fold-drive")
@pytest.mark.rule("xia.move.special-movement")
@pytest.mark.parametrize(("roll", "reach"), [(4, 0), (5, 3), (11, 3), (12, 6), (19, 6)])
def test_fold_drive_goes_to_free_spaces_in_range(roll: int, reach: int) -> None:
    g = deal(turn((0, 0), tiles=STAR, others=((1, 0), (2, 3)), energy=6), 0, "fold-drive")
    play = Play(g, d20=(roll,)).say("fold-drive")
    if not reach:
        assert (play.asked.code, play.ship(0)["energy"]) == ("xia.action.list", 3)
        return
    assert play.asked.code == "xia.ability.fold-drive"
    spaces = [g.map.hexes[n] for n in range(len(g.map.hexes)) if g.map.ground[n] != "*"]
    near = [s for s in spaces if 0 < max(abs(s[0]), abs(s[1]), abs(s[0] + s[1])) <= reach and s not in ((1, 0), (2, 3))]
    assert set(play.asked.keys) == {"stay", *(f"hex:{q},{r}" for q, r in near)}
    play.say("hex:2,2" if reach == 6 else "hex:-2,1")
    assert play.ship(0)["space"] == ([2, 2] if reach == 6 else [-2, 1])
    assert [event.params["dice"] for event in play.told("kernel.rolled")] == [(20,)], "no border was rolled for"


@pytest.mark.rule("xia.ability.fold-drive")
def test_fold_drive_goes_anywhere_on_a_20_sector_by_sector() -> None:
    g = deal(turn((0, 0), tiles=STAR, others=((1, 0), (2, 3)), energy=6), 0, "fold-drive")
    play = Play(g, d20=(20,)).say("fold-drive")
    assert set(play.asked.keys) == {"sector:lost-sector", "sector:xia", "sector:kemplar-ii"}
    play.say("sector:kemplar-ii", "hex:2,4")
    assert (play.ship(0)["space"], play.ship(0)["bounty"], play.ship(0)["damaged"]) == ([2, 4], 0, [])
    assert play.say("end").asked.code == "xia.business.any-order"  # on a planet is on a planet


@pytest.mark.rule("xia.ability.fold-drive")
def test_fold_drive_may_stay() -> None:
    play = Play(deal(turn((0, 0), energy=6), 0, "fold-drive"), d20=(5,)).say("fold-drive", "stay")
    assert play.ship(0)["space"] == [0, 0]


# --- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 5])
def test_random_games_with_all_cards_in_hand_end(seats: int) -> None:
    """Everybody has every card from the start: nothing goes round in circles."""
    g, chance = GAME.new_table(seats, {"target": 5}), Seeded(seats)
    assert isinstance(g, Xia)
    for seat in range(seats):
        for card in CARDS:
            g.zones.put(abilities(seat), card, g.zones.everyone)
    start(g, chance)
    result = play_out(g, chance, [RandomBot(seat) for seat in range(seats)])
    assert (max(result.result.scores), result.decisions < 20_000) == (5, True)


def test_a_match_with_all_cards_tells_every_refusal_by_a_rule() -> None:
    match = Match.new(GAME, 3, {"target": 5}, chance=Seeded(7))
    assert isinstance(match.table, Xia)
    rng, rules = Random(7), set[str]()
    for seat in range(3):
        for card in CARDS:
            match.table.zones.put(abilities(seat), card, match.table.zones.everyone)
    for _ in range(300):
        question = match.asked[0]
        rules |= {reason.rule for key, reason in match.why_not(question.seat) if key in CARDS}
        match.answer(question.id, question.seat, rng.choice(question.keys))
    assert {"xia.ability.exhaust", "xia.energy.spend"} <= rules


@pytest.mark.rule("xia.ability.exhaust")
def test_cards_of_earlier_ships_are_used_like_the_own() -> None:
    play = Play(holding("energy-scoop", "ablative-plating", "side-bet"), d20=(1, 1, 1))
    play.say("energy-scoop", "ablative-plating", "side-bet")
    assert play.zone(exhausted(0)) == ["energy-scoop", "ablative-plating", "side-bet"]
    assert play.ship(0)["energy"] == 3


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "right after a roll: if you rolled at a border: pay 1 Energy and exhaust the card, then (roll a d20; "
            "from 1 on nothing changes; from 5 on the border roll goes up by 4; "
            "from 12 on the border roll goes up by 8; from 20 on the border roll goes up by 19)",
        ),
        ("ru", "сразу после броска: если это ваш бросок на границе: потратьте "),
    ],
)
def test_the_cards_that_are_data_are_put_into_words(language: str, text: str) -> None:
    words = Messages(language, "xia", strict=True)
    said = {card: words._effect(effect.spelled()) for card, effect in EFFECTS.cards.items()}
    assert said["silent-running"].startswith(text)
    assert set(said) == {"energy-scoop", "silent-running", "afterburner", "ablative-plating"}

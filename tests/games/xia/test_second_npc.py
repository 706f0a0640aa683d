"""NPCs, a second look at rules of which one test alone had told."""

import pytest

from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import Hex, Tile, distance
from rimward.games.xia.table.state import NOBODY, Xia, token
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.frame import Frame
from tests.games.xia.scenes import VOID, Play, deal, easy_tiger, gaiden, npc, puddle_jumper, table

ENFORCER, SCOUNDREL, MERCHANT = 3, 4, 5
CARDS = ("enforcer", "scoundrel", "merchant")
MARKETS = (Tile("azure", 0, 0), Tile("doravin-v", 5, -2))
FAR = (Tile("lost-sector", 0, 0), Tile("tk-421", 5, -2), Tile("deltus-gate", 10, -4), Tile("burning-horse", 15, -6))
ATTACK = "xia.combat.declare-attack"
SKIPPED = ("xia.death.skip-turn", "xia.npc.turn-unspawned", "xia.death.npc-skip-turn")


def scene(
    players: tuple[Hex, Hex, Hex],
    npcs: dict[int, Hex],
    *stack: Frame,
    tiles: tuple[Tile, ...] = VOID,
    outlaws: str = "",
) -> Xia:
    """Puddle Jumper, Gaiden and Easy Tiger, of whom these seats are Outlaws, and the NPCs that have spawned."""
    one, two, three = players
    captains = (puddle_jumper(0, one), gaiden(1, two), easy_tiger(2, three))
    others = tuple(npc(card, seat, npcs.get(seat + 3)) for seat, card in enumerate(CARDS))
    waiting = tuple(number for number in (ENFORCER, SCOUNDREL, MERCHANT) if number not in npcs)
    g = table((*captains, *others), tiles, *stack, unspawned=waiting, credits=(0, 0, 0, 0, 2000, 0))
    for seat in range(3):
        deal(g, seat)
        g.ships[seat].bounty = 1000 if str(seat) in outlaws else 0
    return g


def run(play: Play) -> Play:
    """Nobody defends, and whatever else is asked is answered with the first option."""
    while play.match.asked:
        keys = play.asked.keys
        play.say(next((key for key in ("pass", "done") if key in keys), keys[0]))
    return play


def targets(play: Play) -> list[tuple[int, str]]:
    told = [*play.told("xia.npc.enforcer-target"), *play.told("xia.npc.scoundrel-target")]
    return [(event.params["target"], event.params["why"]) for event in told]


def attacks(play: Play) -> list[tuple[int, int]]:
    return [(event.params["attacker"], event.params["target"]) for event in play.told(ATTACK)]


def sequence(play: Play) -> list[str]:
    found = []
    for event in play.match.events(0):
        if event.code in ("xia.turn.phases", "xia.npc.turn", *SKIPPED):
            who = event.params["npc"] if "npc" in event.params else f"player_{event.params['seat'] + 1}"
            found.append(who + "_skipped" * (event.code in SKIPPED))
    return found


def ended(play: Play, turns: int) -> list[str]:
    """Everybody ends their turns at once, until there were so many."""
    for _ in range(40):
        if len(sequence(play)) >= turns:
            break
        play.say("end" if "end" in play.asked.keys else play.asked.keys[0])
    return sequence(play)[:turns]


# --- three of them, each by its card ---------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.list")
@pytest.mark.parametrize(("ship", "hunted"), [(ENFORCER, [1]), (SCOUNDREL, [0]), (MERCHANT, [])])
def test_each_npc_has_its_own_prey(ship: int, hunted: list[int]) -> None:
    """E:1258-1262: with an Innocent and an Outlaw at hand, the law, the pirate and the trader differ."""
    tiles = (Tile("lost-sector", 0, 0), Tile("azure", 5, -2), Tile("doravin-v", 10, -4))
    g = scene(((2, 0), (0, 2), (-2, 0)), {ship: (0, 0)}, NpcTurn(ship), tiles=tiles, outlaws="12")
    g.ships[2].space, g.ships[MERCHANT].heading = None, "azure"
    play = run(Play(g, d8=(1,)))
    assert [target for _, target in attacks(play)] == hunted


@pytest.mark.rule("xia.npc.turn")
@pytest.mark.rule("xia.npc.attack")
def test_the_scoundrels_card_is_carried_out_once_from_top_to_bottom() -> None:
    """E:1229, R:341-363: a target, a way to it, one attack with one d8, and the flight to Loath."""
    tiles = (Tile("lost-sector", 0, 0), Tile("loath", 5, -2))
    g = scene(((-2, 0), (-2, 2), (-1, 2)), {SCOUNDREL: (2, 0)}, NpcTurn(SCOUNDREL), tiles=tiles, outlaws="12")
    play = run(Play(g, d8=(2,)))
    wanted = ("xia.npc.turn", "xia.npc.scoundrel-target", ATTACK, "xia.npc.scoundrel-attack")
    assert [event.code for event in play.match.events(3) if event.code in wanted] == list(wanted)
    assert [event.params["dice"] for event in play.told("kernel.rolled")] == [(8,)]
    assert len(play.ship(0)["damaged"]) == 2


@pytest.mark.rule("xia.npc.turn-unspawned")
@pytest.mark.rule("xia.turn.npc-turn-after")
def test_a_round_in_which_no_npc_is_there_yet() -> None:
    """E:1236"""
    g = scene(((-2, 0), (2, 0), (0, 2)), {}, Turns(0))
    assert ended(Play(g), 7) == [
        *("player_1", "enforcer_skipped"),
        *("player_2", "scoundrel_skipped"),
        *("player_3", "merchant_skipped"),
        "player_1",
    ]


@pytest.mark.rule("xia.npc.first-turn")
@pytest.mark.rule("xia.npc.scoundrel-spawn")
def test_an_npc_that_another_player_found_waits_for_its_controller() -> None:
    """E:1229: player 1 scans Loath, and the Scoundrel acts after the turn of player 2, not before."""
    g = scene(((2, 0), (-2, 0), (-2, 2)), {}, Turns(0))
    play = Play(g, draw=("loath", "nothing"), d8=(1,)).say("scan", "edge:3,0")
    assert play.public("unspawned") == [ENFORCER, MERCHANT]
    assert ended(play, 4) == ["player_1", "enforcer_skipped", "player_2", "scoundrel"]


@pytest.mark.rule("xia.npc.scoundrel-spawn")
@pytest.mark.parametrize(
    ("sector", "faces", "comes"),
    [("loath", ("nothing",), True), ("the-keep", ("nothing",), False), ("smugglers-den", ("nothing",), False)],
)
def test_the_scoundrel_comes_with_loath_alone(sector: str, faces: tuple[str, ...], comes: bool) -> None:
    """R:365-367: neither with a prison of hulks nor with the other Outlaw planet."""
    g = scene(((2, 0), (-2, 0), (-2, 2)), {}, Turn(0))
    g.zones.add("stack:sectors", "sector", (sector, "pelmont"))
    play = Play(g, draw=(sector, *faces)).say("scan", "edge:3,0")
    assert (SCOUNDREL not in play.public("unspawned")) is comes
    (tile,) = [tile for tile in play.public("tiles") if tile["sector"] == sector]
    if comes:
        q, r = play.ship(SCOUNDREL)["space"]
        assert max(abs(q - tile["q"]), abs(r - tile["r"]), abs(q + r - tile["q"] - tile["r"])) <= 2
        assert [event.params["sector"] for event in play.told("xia.npc.spawn")] == ["loath"]
    else:
        assert play.ship(SCOUNDREL)["space"] is None


# --- targets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.target-choice")
@pytest.mark.rule("xia.npc.scoundrel-target")
@pytest.mark.parametrize(
    ("grudge", "attacker", "outlaws", "found"),
    [
        (1, (9, -4), "1", (1, "attacker")),  # two Sectors away, and an Outlaw
        (1, (14, -6), "1", (0, "innocent")),  # three Sectors away
        (NOBODY, (1, 0), "1", (0, "innocent")),  # nobody has attacked
        (NOBODY, (1, 0), "012", (NOBODY, "loath")),  # and nobody is Innocent
    ],
)
def test_the_first_entry_of_the_scoundrels_list_that_exists(
    grudge: int, attacker: Hex, outlaws: str, found: tuple[int, str]
) -> None:
    """R:344-349"""
    g = scene(((-2, 1), attacker, (-2, 2)), {SCOUNDREL: (0, -2)}, NpcTurn(SCOUNDREL), tiles=FAR, outlaws=outlaws + "2")
    g.ships[SCOUNDREL].grudge = grudge
    assert targets(run(Play(g, d8=(1,)))) == [found]


@pytest.mark.rule("xia.npc.target-choice")
@pytest.mark.parametrize(
    ("attacker", "outlaws", "found"),
    [
        ((9, -4), "0", [(1, "attacker")]),  # two Sectors away, Innocent, and an Outlaw is nearer
        ((14, -6), "0", [(0, "outlaw")]),  # three Sectors away
        ((14, -6), "", []),  # and nobody to hunt: a planet is left, if there is one
        ((1, 1), "01", [(1, "attacker")]),  # an Outlaw who attacked, as near as the other
    ],
)
def test_the_first_entry_of_the_enforcers_list_that_exists(
    attacker: Hex, outlaws: str, found: list[tuple[int, str]]
) -> None:
    """R:400-407"""
    g = scene(((-1, 1), attacker, (-2, 2)), {ENFORCER: (0, -2)}, NpcTurn(ENFORCER), tiles=FAR, outlaws=outlaws)
    g.ships[ENFORCER].grudge = 1
    assert targets(run(Play(g, d8=(1,)))) == found


@pytest.mark.rule("xia.npc.target-choice")
def test_the_target_stays_the_same_though_another_is_in_reach_at_the_end() -> None:
    """R:400-417: the attacker is out of reach, and the Outlaw beside the way is left in peace."""
    g = scene(((2, -2), (9, -4), (-2, 2)), {ENFORCER: (-2, 0)}, NpcTurn(ENFORCER), tiles=FAR, outlaws="0")
    g.ships[ENFORCER].grudge = 1
    play = run(Play(g, d8=(1,)))
    assert targets(play) == [(1, "attacker")]
    assert attacks(play) == []
    then = play.match.table.copy()
    assert isinstance(then, Xia)
    assert 2 <= distance(then.space_of(ENFORCER), then.space_of(0)) <= 6
    assert then.sight(ENFORCER, 0)


@pytest.mark.rule("xia.npc.forget")
def test_after_its_return_the_scoundrel_is_after_somebody_else() -> None:
    """E:1244: Easy Tiger, an Outlaw, has attacked it and now destroys it; once back, it hunts the Innocent."""
    g = scene(((-2, 0), (2, -2), (1, 0)), {SCOUNDREL: (0, 0)}, Turn(2), outlaws="12")
    g.ships[SCOUNDREL].wounds, g.ships[SCOUNDREL].grudge = 9, 2
    play = Play(g, d8=(8,), d6=(1,)).say("attack", "use:2,0", "done")
    assert (play.ship(SCOUNDREL)["space"], play.ship(SCOUNDREL)["grudge"]) == (None, NOBODY)
    back = play.match.table.copy()
    assert isinstance(back, Xia)
    back.ships[SCOUNDREL].space, back.ships[SCOUNDREL].skips = (0, 0), False
    back.stack = [NpcTurn(SCOUNDREL)]
    assert targets(run(Play(back, d8=(1,)))) == [(0, "innocent")]


# --- what NPCs do not do ---------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.no-other-actions")
def test_an_npc_flies_over_a_token_and_a_cube_and_takes_neither() -> None:
    """E:1229: it follows its card. The straight way leads through the middle of the Lost Sector."""
    g = scene(((-2, 0), (-2, 2), (0, 2)), {SCOUNDREL: (2, 0)}, NpcTurn(SCOUNDREL), outlaws="12")
    g.adrift = ((0, 0, "spice"), (-1, 0, "holo"))
    g.zones.add(token("lost-sector"), "token")
    g.zones.put(token("lost-sector"), "fame", 0)
    play = run(Play(g, d8=(1,)))
    spaces = [event.params["space"] for event in play.told("xia.move.point-per-space")]
    assert (0, 0) in spaces
    assert play.public("adrift") == [[0, 0, "spice"], [-1, 0, "holo"]]
    assert (play.zone(token("lost-sector")), play.public("fame")) == ([None], [0, 0, 0])


@pytest.mark.rule("xia.npc.merchant-peaceful")
def test_the_merchant_does_not_even_strike_back_at_the_scoundrel() -> None:
    """E:1262: attacked by an NPC this time, which stays beside it; its next turn brings no attack."""
    players = ((-2, 0), (-2, 1), (-2, 2))
    g = scene(players, {SCOUNDREL: (2, -2), MERCHANT: (1, -2)}, NpcTurn(SCOUNDREL), tiles=MARKETS, outlaws="012")
    g.ships[MERCHANT].heading = "azure"
    play = run(Play(g, d8=(5, 1)))
    assert attacks(play) == [(SCOUNDREL, MERCHANT)]
    assert (play.ship(MERCHANT)["wounds"], play.ship(MERCHANT)["grudge"]) == (4, NOBODY)
    then = play.match.table.copy()
    then.stack = [NpcTurn(MERCHANT)]
    assert isinstance(then, Xia)
    assert attacks(run(Play(then))) == []


@pytest.mark.rule("xia.npc.enforcer-no-bounty")
@pytest.mark.parametrize("roll", [11, 17, 20])
def test_an_enforcer_that_crosses_a_planetary_shield_is_no_outlaw(roll: int) -> None:
    """E:1258: it can never have a Bounty on it. A player would have 1,000 after 11 to 17."""
    kemplar = (Tile("kemplar-ii", 0, 0),)
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (2, 0)}, Crossing(ENFORCER, 1, 0), tiles=kemplar)
    play = Play(g, d20=(roll,))
    assert (play.ship(ENFORCER)["space"], play.ship(ENFORCER)["bounty"]) == ([1, 0], 0)
    assert play.public("credits")[ENFORCER] == 0


# --- attack and defence ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.attack")
def test_a_shield_and_an_ability_against_the_scoundrel() -> None:
    """E:538, R:353-355: its d8 shows 8; Gaiden stops 3 with a Shield and 3 with its Thrusters."""
    g = scene(((-2, 0), (1, 0), (-2, 2)), {SCOUNDREL: (2, 0)}, NpcTurn(SCOUNDREL), outlaws="02")
    play = Play(deal(g, 1, "evasive-thrusters"), d8=(8, 3), d20=(5,))
    play.say("use:1,0", "done", "evasive-thrusters")
    (told,) = play.told("xia.combat.resolve")
    assert (told.params["attack"], told.params["defense"], told.params["damage"]) == (8, 6, 2)


@pytest.mark.rule("xia.npc.defense")
def test_an_npc_defends_again_in_every_attack_action() -> None:
    """E:1240: the Merchant is fired at twice in a turn, and each time its d8 is rolled once, for nothing."""
    g = scene(((1, 0), (-2, 0), (-2, 2)), {MERCHANT: (0, 0)}, Turn(0))
    play = Play(g, d6=(6, 5), d8=(2, 4)).say("attack", "use:0,0", "done")
    assert play.ship(MERCHANT)["wounds"] == 4
    play.say("attack", "use:0,1", "done")
    assert play.ship(MERCHANT)["wounds"] == 4 + 1
    assert [event.params["defense"] for event in play.told("xia.combat.resolve")] == [2, 4]


@pytest.mark.rule("xia.npc.scoundrel-defense")
@pytest.mark.parametrize(("defense", "wounds", "fame"), [(3, 9, 0), (2, 0, 1), (1, 0, 1)])
def test_ten_damage_are_the_end_of_the_scoundrel(defense: int, wounds: int, fame: int) -> None:
    """R:335-340: two dice in one attack against one d6. All its Credits, 1 Fame, and no Bounty for an Innocent."""
    g = scene(((1, 0), (-2, 0), (-2, 2)), {SCOUNDREL: (0, 0)}, Turn(0))
    g.ships[SCOUNDREL].wounds = 1
    g.credits = (500, 0, 0, 0, 3000, 0)
    play = Play(g, d6=(6, 5, defense)).say("attack", "use:0,0", "use:0,1", "done")
    assert (play.ship(SCOUNDREL)["wounds"], play.public("fame")[0]) == (wounds, fame)
    assert (play.public("credits")[0], play.ship(0)["bounty"]) == (500 + 3000 * fame, 0)


@pytest.mark.rule("xia.npc.merchant-defense")
@pytest.mark.parametrize(("wounds", "dead"), [(13, False), (14, True)])
def test_fifteen_damage_are_the_end_of_the_merchant_though_it_could_not_defend(wounds: int, dead: bool) -> None:
    """E:1252-1254: one point of a Rail Gun, which nothing blocks."""
    g = deal(scene(((2, 0), (-2, 0), (-2, 2)), {MERCHANT: (0, 0)}, Turn(0)), 0, "rail-gun")
    g.ships[MERCHANT].wounds, g.credits = wounds, (0, 0, 0, 0, 0, 6000)
    play = Play(g, d20=(8,)).say("rail-gun", f"ship:{MERCHANT}")
    assert (play.ship(MERCHANT)["space"] is None) is dead
    assert play.ship(MERCHANT)["wounds"] == (0 if dead else 14)
    assert (play.public("credits")[0], play.public("fame")[0]) == ((6000, 1) if dead else (0, 0))
    assert play.ship(0)["bounty"] == (1000 if dead else 0)


@pytest.mark.rule("xia.npc.merchant-respawn")
@pytest.mark.parametrize("heading", ["azure", "doravin-v"])
@pytest.mark.parametrize("roll", [2, 7])
def test_the_merchant_goes_on_to_the_planet_it_was_bound_for(heading: str, roll: int) -> None:
    """E:1244: on whichever of two Spawn Points it comes back."""
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {MERCHANT: (0, 0)}, NpcTurn(MERCHANT), tiles=MARKETS)
    g.ships[0].space = (2, -2)  # off the Spawn Point of Azure
    g.ships[MERCHANT].space, g.ships[MERCHANT].heading = None, heading
    play = run(Play(g, d20=(roll,)))
    assert len(play.told("xia.respawn.where")) == 1
    assert play.told("xia.npc.merchant-route")[0].params["sector"] == heading

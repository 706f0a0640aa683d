"""Pieces of the box that are no limits, a second look at rules of which one test alone had told."""

import json
from random import Random

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia, abilities, token
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.xia.jobs import at_point, holding, moving, quiet
from tests.games.xia.scenes import (
    HORSE,
    NO_PORTS,
    Play,
    deal,
    easy_tiger,
    fitted,
    gaiden,
    mark,
    npc,
    puddle_jumper,
    table,
    turn,
)


# --- Damage Markers --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.limit.damage-markers")
@pytest.mark.parametrize(("others", "hurt", "out"), [(4, 10, 78), (4, 12, 80), (5, 12, 94)])
def test_the_last_damage_destroys_an_npc_though_no_marker_is_left(others: int, hurt: int, out: int) -> None:
    """E:52: 80 in the box. A shot of three at a Merchant that can bear two more, with so many on the table."""
    ships = (
        puddle_jumper(0, (0, 0)),
        gaiden(1, (-2, 0), damaged=tuple(range(hurt))),
        easy_tiger(2, (-2, 1)),
        npc("merchant", 1, (1, 0), wounds=12),
        *[npc("merchant", 2, (-2, 2), wounds=14) for _ in range(others)],
    )
    g = table(ships, HORSE, Turn(0), credits=(0, 0, 0, 3000, *[0] * others), sectors=NO_PORTS)
    for seat in range(3):
        deal(g, seat)
    assert sum(ship.wounds + len(ship.damaged) for ship in g.ships) == out
    play = Play(g, d6=(4,), d8=(1,)).say("attack", "use:0,0", "done")
    (told,) = play.told("xia.damage.npc")
    assert (told.params["points"], told.params["wounds"]) == (3, 15)
    assert (play.ship(3)["space"], play.public("credits")[0]) == (None, 3000)


# --- Credits ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.limit.credits")
@pytest.mark.parametrize("held", [79000, 80000, 120000])
def test_a_token_and_a_payment_are_paid_when_all_coins_are_out(held: int) -> None:
    """E:41-43: thirty coins of 1,000 and ten of 5,000 are 80,000. A token brings 1,000, a Mission what lies on it."""
    rich = (held - 30000, 20000, 10000)
    g = turn((0, 0), tiles=(Tile("lost-sector", 0, 0),))
    g.credits = rich
    g.zones.add(token("lost-sector"), "token")
    g.zones.put(token("lost-sector"), "credits", 0)
    assert Play(g).say("token").public("credits") == [rich[0] + 1000, *rich[1:]]
    g = holding(at_point("azure"), "066", payment=6000)
    g.credits, g.ships[0].space = rich, mark("doravin-v", "mission")
    g.tiles = (Tile("doravin-v", 0, 0),)
    assert Play(g).say("complete").public("credits") == [rich[0] + 6000, *rich[1:]]


# --- Outlaw Tokens ---------------------------------------------------------------------------------------------------
def seven_outlaws(*tiles: Tile) -> Xia:
    """Seat 0 is Innocent, and seven others have a Bounty."""
    outlaws = [npc("scoundrel", 1, (-2, 2), bounty=1000) for _ in range(5)]
    ships = (
        fitted("easy-tiger", 0, (0, -1), "m-22"),
        gaiden(1, (2, -2), bounty=1000),
        puddle_jumper(2, (2, -1), bounty=1000),
        *outlaws,
    )
    return quiet(table(ships, tiles, Turn(0), credits=(0,) * 8))


@pytest.mark.rule("xia.limit.outlaw-tokens")
def test_who_is_seen_at_loath_as_the_eighth_finds_lawful_planets_closed() -> None:
    """E:56, E:389: seven tokens are in the box. What bars the Entrance of Kemplar II is the Bounty."""
    play = Play(moving(seven_outlaws(Tile("loath", 0, 0)), 3)).say("cross:-1,0", "stop")
    assert sum(ship["bounty"] > 0 for ship in play.public("ships")) == 8
    bounty = play.ship(0)["bounty"]
    assert bounty == 1000
    for wanted in (0, bounty):
        g = moving(seven_outlaws(Tile("kemplar-ii", 0, 0)), 3)
        g.ships[0].space, g.ships[0].bounty = (0, 2), wanted
        play = Play(g)
        if not wanted:
            assert "hex:0,1" in play.asked.keys
            continue
        with pytest.raises(Refused) as refused:
            play.say("cross:0,1")
        assert refused.value.rule == "xia.planet.lawful-entrance"


# --- the Replication Token -------------------------------------------------------------------------------------------
def everything(match: Match, seats: int) -> str:
    """All that anybody at the table and beside it can see, and all that was told."""
    seen = [match.view(seat) for seat in range(seats + 1)]
    told = [(event.code, event.params) for event in match.events(seats)]
    return json.dumps([seen, told], default=str)


@pytest.mark.rule("xia.limit.replication-token")
@pytest.mark.parametrize(("seats", "edition"), [(3, "en-2014"), (5, "ru-2023")])
def test_nothing_at_the_table_is_a_replication_token(seats: int, edition: str) -> None:
    """E:60, R:28-29: it is in the box, and no rule says what it does. Played at random for a while."""
    match = Match.new(GAME, seats, {"edition": edition}, chance=Seeded(4))
    random = Random(7)
    for number in range(120):
        question = match.asked[0]
        match.answer(question.id, question.seat, random.choice(question.keys))
        if number % 20 == 0:
            assert "replication" not in everything(match, seats)
    decks = {zone["deck"] for zone in match.view(seats)["zones"].values()}
    assert decks == {"sector", "token", "mission", "title", "ability", "npc"}


@pytest.mark.rule("xia.limit.replication-token")
def test_the_replicator_needs_no_token() -> None:
    """E:60: the card that is nearest to it by name, which is ours, makes others ready and puts no piece anywhere."""
    ships = (fitted("foundry", 0, (0, 0), "m-22"), gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    g = deal(table(ships, HORSE, Turn(0)), 0, "replicator", "afterburner")
    g.exhaust(0, "afterburner")
    play = Play(g, d20=(15,)).say("replicator")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[0])
    assert play.zone(abilities(0)) == ["afterburner"]
    assert "replication" not in everything(play.match, 3)

"""Gates: from one to the other, and from Tigris to anywhere."""

import msgspec
import pytest

from rimward.games.xia import GAME
from rimward.games.xia.table import settings
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import Xia
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.xia.scenes import Play, flight, turn

PAIR = (Tile("expedior-gate", 0, 0), Tile("deltus-gate", 5, -2))
TIGRIS = (Tile("tigris-gate", 0, 0), Tile("doravin-v", 5, -2), Tile("kemplar-ii", 2, 3), Tile("pelmont", -3, 5))
FOUR, TEN, FIFTEEN = [5, -4], [4, 1], [-2, 5]  # the Spawn Points of Doravin V, Kemplar II and Pelmont
AWAY = ((-2, 2), (-2, 1))


def movement(play: Play) -> int:
    left: int = play.match.view(3)["stack"][-1]["movement"]
    return left


def keys(play: Play, word: str) -> set[str]:
    return {key for key in play.asked.keys if key.startswith(word)}


def pair(movement: int = 3, others: tuple[tuple[int, int], tuple[int, int]] = AWAY) -> Xia:
    return flight((0, 0), movement, tiles=PAIR, others=others)


def famous(g: Xia) -> Xia:
    """At a table where the first use of a Gate gives Fame."""
    g.rules = Rules(gate_fame=True)
    return g


@pytest.mark.rule("xia.gate.use")
@pytest.mark.rule("xia.gate.arrival")
def test_a_gate_leads_to_every_space_of_the_other() -> None:
    play = Play(pair())
    ring = {"gate:5,-3", "gate:6,-3", "gate:4,-2", "gate:6,-2", "gate:4,-1", "gate:5,-1"}
    assert keys(play, "gate") == ring
    play.say("gate:6,-3")
    assert (play.ship(0)["space"], movement(play)) == ([6, -3], 2)
    assert play.told("kernel.rolled") == []
    assert keys(play, "gate") == {"gate:0,0", "gate:1,-1", "gate:-1,1"}


@pytest.mark.rule("xia.gate.arrival")
@pytest.mark.rule("xia.move.one-ship-per-space")
def test_an_occupied_space_of_a_gate_needs_a_point_to_move_on() -> None:
    others = ((6, -3), (-2, 2))
    with pytest.raises(Refused) as refused:
        Play(pair(1, others)).say("gate:6,-3")
    assert refused.value.rule == "xia.move.one-ship-per-space"
    play = Play(pair(2, others)).say("gate:6,-3", "hex:7,-3")
    assert play.ship(0)["space"] == [7, -3]


@pytest.mark.rule("xia.gate.normal-movement")
def test_gate_borders_are_like_any_space() -> None:
    play = Play(flight((2, -1), 3, tiles=PAIR, others=AWAY)).say("hex:0,0")
    assert (play.ship(0)["space"], movement(play), play.told("kernel.rolled")) == ([0, 0], 1, [])


@pytest.mark.rule("xia.gate.single-gate")
@pytest.mark.rule("xia.gate.tigris-isolated")
def test_a_gate_without_a_partner_leads_nowhere_and_tigris_is_none() -> None:
    tiles = (Tile("expedior-gate", 0, 0), Tile("tigris-gate", 5, -2))
    play = Play(flight((0, 0), 3, tiles=tiles, others=AWAY))
    with pytest.raises(Refused) as refused:
        play.say("gate")
    assert refused.value.rule == "xia.gate.single-gate"
    assert keys(play, "gate") == set()
    play = Play(flight((5, -2), 3, tiles=tiles, others=AWAY))
    assert (keys(play, "gate"), keys(play, "tigris")) == (set(), {"tigris"})


@pytest.mark.rule("xia.gate.tigris")
@pytest.mark.parametrize(
    ("roll", "others", "space"),
    [
        (5, AWAY, FOUR),
        (7, AWAY, TEN),  # as near to 4 as to 10
        (19, AWAY, FIFTEEN),
        (9, ((4, 1), (-2, 2)), FOUR),  # 10 is occupied, and 4 is nearer than 15
    ],
)
@pytest.mark.example("xia.ex.tigris-tie")
def test_tigris_leads_to_the_nearest_spawn_point(
    roll: int, others: tuple[tuple[int, int], tuple[int, int]], space: list[int]
) -> None:
    """xia.ex.tigris-tie"""
    play = Play(flight((0, 0), 3, tiles=TIGRIS, others=others), d20=(roll,)).say("tigris")
    assert (play.ship(0)["space"], movement(play)) == (space, 2)


@pytest.mark.rule("xia.gate.tigris")
@pytest.mark.rule("xia.fame.luck")
def test_a_20_at_tigris_chooses_and_is_lucky() -> None:
    g = flight((0, 0), 3, tiles=TIGRIS, others=((4, 1), (-2, 2)))
    g.gates_used = ("tigris-gate",)
    play = Play(g, d20=(20,)).say("tigris")
    assert (play.asked.code, play.asked.keys) == ("xia.gate.tigris", ["hex:5,-4", "hex:-2,5"])
    play.say("hex:-2,5")
    assert (play.ship(0)["space"], play.public("fame")) == (FIFTEEN, [1, 0, 0])


@pytest.mark.rule("xia.gate.first-use-fame")
def test_the_first_use_of_each_gate_is_famous() -> None:
    play = Play(famous(pair(5))).say("gate:6,-3")
    assert (play.public("fame"), play.public("gates_used")) == ([1, 0, 0], ["expedior-gate"])
    play.say("gate:0,0")  # departing from Deltus
    assert play.public("fame") == [2, 0, 0]
    play.say("gate:6,-3", "gate:0,0")
    assert play.public("fame") == [2, 0, 0]


@pytest.mark.rule("xia.gate.first-use-fame")
def test_tigris_pays_too_and_nothing_is_paid_where_the_rule_is_off() -> None:
    play = Play(famous(flight((0, 0), 3, tiles=TIGRIS, others=AWAY)), d20=(5,)).say("tigris")
    assert play.public("fame") == [1, 0, 0]
    g = pair()
    g.rules = Rules(gate_fame=False)
    assert Play(g).say("gate:6,-3").public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.gate.first-use-fame")
@pytest.mark.rule("xia.fame.nine-sources")
@pytest.mark.parametrize(
    ("options", "fame"),
    [
        ({"edition": "en-2014"}, 0),
        ({"edition": "ru-2023"}, 1),
        ({"edition": "en-2014", "gate_fame": "on"}, 1),
        ({"edition": "ru-2023", "gate_fame": "off"}, 0),
    ],
)
def test_a_gate_is_famous_in_the_russian_edition_or_where_players_want_it(options: dict[str, str], fame: int) -> None:
    """en:227-229 names nine ways to Fame, and Gates are not among them; ru:3023 has it."""
    g = pair()
    g.rules = settings.chosen(GAME.checked(options))
    play = Play(g)
    assert {option.about["first_use"] for option in play.asked.options if option.key.startswith("gate:")} == {fame}
    play.say("gate:6,-3")
    assert play.public("fame") == [fame, 0, 0]
    assert len(play.told("xia.gate.first-use-fame")) == fame


@pytest.mark.rule("xia.gate.not-adjacency")
@pytest.mark.rule("xia.rescue.conditions")
def test_gates_bring_nobody_nearer() -> None:
    """At both ends of a Gate, and yet too far to rescue."""
    g = turn((0, 0), tiles=PAIR, others=((6, -3), (-2, 2)))
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    with pytest.raises(Refused) as refused:
        Play(g).say("rescue:1")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.adjacent", "xia.rescue.conditions")


@pytest.mark.parametrize(("version", "fame"), [("1", True), ("2", True), (GAME.version, False)])
def test_a_game_begun_before_goes_on_with_the_fame_that_it_began_with(version: str, fame: bool) -> None:
    """Up to version 2 `edition` gave it in both editions."""
    header = Match.new(GAME, 3, {}, chance=Seeded(1)).header
    assert header.options["gate_fame"] == "edition"
    table = Match.reading(GAME, msgspec.structs.replace(header, version=version)).table
    assert isinstance(table, Xia)
    assert table.rules.gate_fame is fame

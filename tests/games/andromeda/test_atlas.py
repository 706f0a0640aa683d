"""The table as text: the map, the stations and the market, made from a view, with the labels of options."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.shown.atlas import picture
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Scripted
from rimward.kernel.game import Picture
from rimward.kernel.match import Match
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.andromeda.random_games import moments
from tests.games.andromeda.world import BLUE, YELLOW, at, world

TABLE = {
    "tiles": {"A1": "low-anvil", "A2": "monolith", "A5": "quietmarch", "B1": "hearthglass", "B2": "shipyard"},
    "ships": [
        (YELLOW, "transport", "A1"),
        (YELLOW, "transport", "bay"),
        (YELLOW, "fighter", "scrapyard"),
        (YELLOW, "heavy-cruiser", "barge"),
        (BLUE, "transport", "A1"),
        (BLUE, "science-vessel", "N6"),
        (BLUE, "fighter", "A2"),
    ],
    "stock": {YELLOW: {"titanium": 2, "energy": 5}},
    "vp": {YELLOW: 7, BLUE: 12},
    "tracks": {YELLOW: {"science": 5, "supremacy": 2}},
    "moons": {"A1": ("industry-either", 3), "A5": ("civilization-card", 1), "N1": ("drifting-vault", 1)},
    "bonus": {"A5": {"ice": 1}, "N2": {"credit": 2}},
    "leaders": {"A2": {YELLOW: 1, BLUE: 2}, "N6": {BLUE: 1}},
    "station": {YELLOW: 3},
    "claimed": {YELLOW: ("science-both", "industry-two")},
    "modules": {YELLOW: ("tide-gauge", "tidal-refinery"), BLUE: ("sun-catcher",)},
    "damage": {YELLOW: {"tide-gauge": 1, "treasury": 2}},
    "slots": {YELLOW: {"tidal-refinery": "industry-one"}},
    "operations": {BLUE: "commerce-two"},
    "developments": [(BLUE, "observatory", "B1")],
    "raiders": [("vorticon-strikers", ("N6", "N6")), ("saucerian-abductor", ("A1",))],
}


def scene() -> Andromeda:
    return world(**TABLE)  # type: ignore[arg-type]


def shown(
    g: Andromeda,
    labels: Mapping[str, str] | None = None,
    room: tuple[int, int] = (0, 0),
    seat: int = YELLOW,
    language: str = "en",
) -> Picture:
    match = Match.scenario(GAME, g, chance=Scripted())
    messages = Messages(language, "andromeda", you=seat if seat < g.seats else -1, strict=True)
    return picture(
        GAME.content, match.view(seat), labels or {}, lambda code, **params: messages.text(code, params), room
    )


def rows(drawn: Picture) -> list[str]:
    return ["".join(text for text, _ in row).rstrip() for row in drawn.rows]


# --- the map ---------------------------------------------------------------------------------------------------------
MAP = [
    "~     ~     ~     ~ N1 o C**  ~     ~     ~     ~|    ~     ~     ~   N2 +CC  ~     ~     ~     ~",
    "   ~     ~     ~     ~     ~     ~     ~     ~   | ~     ~     ~     ~     ~     ~     ~     ~",
    "~     ~    |A1 Low Anvil  |A2 Monolith   |A3            |A4            |A5 Quietmarch |   ~     ~",
    "   ~     ~ |ind ooo T/N   |@122          |              |              |civ o # +I    |~     ~",
    "~     ~    |!A 1t 2t      |2f            |              |              |              |   ~     ~",
    " N6 @2   ~     ~  |B1 Hearthglass|B2 Shipyard   |B3            |B4            |  ~     ~     ~",
    " !S2 2v     ~     |Obs2 sci E    |              |              |              |     ~   N3      ~",
    "   ~     ~     ~  |              |              |              |              |  ~     ~     ~",
    "~     ~    |C1            |C2            |C3            |C4            |C5            |   ~     ~",
    "   ~     ~     ~  |D1            |D2            |D3            |D4            |  ~     ~     ~",
    "~     ~    |E1            |E2            |E3            |E4            |E5            |   ~     ~",
    "   ~     ~     ~     ~ N5  ~     ~     ~     ~   | ~     ~     ~     ~  N4 ~     ~     ~     ~",
    "~     ~     ~     ~     ~     ~     ~     ~     ~|    ~     ~     ~     ~     ~     ~     ~     ~",
]
BELOW = [
    "              VP sci ind sup com civ  T N I C E #  @  bay  scrap  moons",
    "<1> You       7  5'  0   2   0   0    2 - - - 5 0  3  t    f/c    EI TT",
    "(2) Player 2  12 0   0   0   0   0    - - - - - 0  0  -    -",
    "",
    "sci  Primary Reactor  Tide Gauge x []",
    "ind  Shipwright  [T] Tidal Refinery",
    "com  Treasury xx",
    "civ  Architect",
    "(2)  Sun Catcher  operations CC",
    "",
    "sci  I? Sun Catcher              II? Comet Sieve             II?? Spectral Sorter        22 left",
    "ind  T? Tidal Refinery []        TT? Slag Furnace []         TTC? Thread Vats []         23 left",
    "com  N? Supplier []              NN? Ferry Exchange []       NN?? Pilgrim Bazaar x []    24 left",
    "civ  C?? Land Ministry x         CC?? Cognition Collective   CCC?? Charter Archive x     24 left",
]
LOW = [
    "~     ~     ~     ~ N1 o К**  ~     ~     ~     ~|    ~     ~     ~   N2 +КК  ~     ~     ~     ~",
    "   ~     ~ |12) A1 про ooo|A2 @122       |A3            |A4            |A5 цив o # +Л |~     ~",
    "~     ~    |Т/Н !A 1т 2т  |2и            |              |              |              |   ~     ~",
    " N6 @2   ~     ~  |B1 Обс2 нау Э |B2            |B3            |B4            |  ~     ~     ~",
    " !S2 2н     ~     |              |              |              |              |     ~   N3      ~",
    "   ~     ~ |C1            |C2            |C3            |C4            |C5            |~     ~",
]


def test_the_map_of_a_said_table() -> None:
    drawn = shown(scene())
    assert rows(drawn)[: len(MAP)] == MAP
    assert drawn.whole
    assert drawn.names == ["!S\xa0Vorticon\xa0Strikers, !A\xa0Saucerian\xa0Abductor"]
    assert {"o\xa0moon, with what the top one gives", "t\xa0transport", "Obs\xa0Observatory"} <= set(drawn.legend)
    assert not any(sign.startswith("Spa") for sign in drawn.legend), "what is not to be seen needs no explanation"


def test_below_it_lie_the_stations_and_the_market() -> None:
    assert rows(shown(scene()))[len(MAP) :] == BELOW


def test_where_there_is_little_room_spaces_lose_their_names() -> None:
    drawn = shown(scene(), {f"region:{at('A1')}": "12"}, (99, 11), language="ru")
    assert rows(drawn)[:6] == LOW
    assert not drawn.whole


def test_what_is_wider_than_the_screen_is_cut_and_that_is_said() -> None:
    drawn = shown(world(tiles={}), room=(40, 60))
    assert max(len(row) for row in rows(drawn)) == 40
    assert not drawn.whole


def test_labels_stand_where_they_belong() -> None:
    labels = {
        f"region:{at('C3')}": "4",
        f"region:{at('N4')}": "11",
        "module:4": "5",
        "market:commerce,1": "9",
        "moon:1": "7",
    }
    text = rows(shown(scene(), labels))
    assert "|4)C3 " in text[8]
    assert "11) N4" in text[11]
    assert "5)Tide Gauge x []" in "\n".join(text)
    assert "9)NN? " in "\n".join(text)
    assert "EI 7)TT" in "\n".join(text)
    assert ("4)", "label") in shown(scene(), labels).rows[8]


def test_each_sees_the_own_ships_marked_and_a_spectator_none() -> None:
    style = {
        seat: [name for row in shown(scene(), seat=seat).rows for text, name in row if "1t" in text]
        for seat in range(3)
    }
    assert style == {YELLOW: ["me"], BLUE: ["ship"], 2: ["ship"]}
    assert "(1) Player 1" in "\n".join(rows(shown(scene(), seat=2)))
    assert "Treasury xx  Tide Gauge x []  [T] Tidal Refinery" in "\n".join(rows(shown(scene(), seat=BLUE)))


def test_cards_of_others_stay_hidden_and_are_counted() -> None:
    g = scene()
    g.zones.put("hand:1", "cold-trail", 1 << BLUE)
    g.zones.put("tokens:1", "war-chest", 1 << BLUE)
    drawn = shown(g)
    text = "\n".join([*rows(drawn), *drawn.guide])
    assert "Cold Trail" not in text
    assert "War Chest" not in text
    assert "1 token" in text
    [line] = [line for line in rows(drawn) if line.startswith("(2) Player")]
    assert line.split()[-4:] == ["1", "0", "-", "-"], "one card in hand, no leader, no ship at home"


def test_a_gap_of_the_market_keeps_its_price() -> None:
    g = scene()
    g.zones.move("market:science", 1, "modules:science:gained")
    g.gaps = ((1,), (), (), ())
    [line] = [line for line in rows(shown(g)) if line.startswith("sci  I?")]
    assert line.split() == ["sci", "I?", "Sun", "Catcher", "II?", "-", "II??", "Spectral", "Sorter", "22", "left"]


def test_the_guide_says_all_of_it_in_words() -> None:
    guide = shown(scene()).guide
    assert guide[0] == (
        "A1 Low Anvil, industry planet: 3 moons, on top 1 titanium or 1 nanocarbon; "
        "costs 2 titanium, 2 nanocarbon, 1 credit to develop; "
        "Saucerian Abductor; You: transport; Player 2: transport"
    )
    assert "B1 Hearthglass, science planet: Observatory (Player 2); gives 1 energy" in guide
    assert "N6 nebula: 1 leader (Player 2); 2 × Vorticon Strikers; Player 2: science vessel" in guide
    assert not any(line.startswith("A3") for line in guide)


def test_what_options_belong_to_is_shown_before_the_rest() -> None:
    room = (99, 22)
    drawn = rows(shown(scene(), room=room))
    assert any(line.startswith("ind  Shipwright") for line in drawn)
    assert not any(line.startswith("ind  T?") for line in drawn)
    asked = rows(shown(scene(), {"market:science,0": "1"}, room))
    assert any(line.startswith("ind  T?") for line in asked)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_pictures_of_random_games_fit_and_speak(seed: int, seats: int) -> None:
    """Every seat and a spectator, from the first question on, wide and narrow; all of it has words."""
    count = 0
    for number, match in enumerate(moments(seed, seats)):
        if number % 61 and number > 3:
            continue
        count += 1
        seat, language = number % (seats + 1), LANGUAGES[number % 2]
        messages = Messages(language, "andromeda", you=seat if seat < seats else -1, strict=True)
        messages.naming = screen.named(match, seat)
        question = match.question(seat) if seat < seats else None
        for columns, lines in ((0, 0), (99, 30), (60, 11), (79, 14), (130, 60)):
            drawn = screen.picture(messages, GAME, match.view(seat), question, (columns, lines))
            assert drawn is not None
            widest = max(len(line) for line in rows(drawn))
            assert widest <= (columns or 99)
            assert len(drawn.rows) <= max(lines, 14) or not lines
            if not columns:
                assert drawn.whole or any("…" in line for line in rows(drawn))
                assert all([*drawn.names, *drawn.legend, *drawn.guide])
    assert count > 10


def test_labels_of_a_launch_stand_on_the_regions_it_may_go_to() -> None:
    match = Match.scenario(GAME, scene(), chance=Scripted())
    messages = Messages("en", "andromeda", you=YELLOW, strict=True)
    messages.naming = screen.named(match, YELLOW)
    drawn = screen.picture(messages, GAME, match.view(YELLOW), match.asked[0], (0, 0))
    assert drawn is not None
    numbers = {
        offer.thing: str(number)
        for number, offer in reversed(list(enumerate(screen.offers(messages, match.asked[0]), 1)))
    }
    there = {thing: label for thing, label in numbers.items() if thing.startswith("region:")}
    assert there
    labels = [text for row in drawn.rows for text, style in row if style == "label"]
    assert sorted(labels) == sorted(f"{label})" for label in there.values())

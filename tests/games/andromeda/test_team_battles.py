"""Two against two in battle: teammates do not fight each other, roll together and win together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.andromeda.more_world import WHOSE_TOKEN, may_play, teamed, to_seat, until_card
from tests.games.andromeda.stations import EDGE, TURN, Game, entries, find, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, GREEN, PURPLE, YELLOW, Play, world

DICE = "andromeda.battle.dice-energy"
ESCALATION = "andromeda.battle.escalation"
OPERATIONS = "andromeda.battle.tactical-operations"
A = find("raiders", letter="A", start="nebula")
PRIZES = tuple(name for name, kind in CONTENT.tokens.items() if kind.kind == "supremacy")[:3]
Ship = tuple[int, str]
PAIR: list[Ship] = [(YELLOW, "transport"), (BLUE, "transport")]


def fight(ships: Sequence[Ship], d6: Sequence[int] = (6,) * 40, active: int = YELLOW, **said: Any) -> Play:
    """A battle on C3 with these ships there, from escalation on."""
    here = [(seat, kind, "C3") for seat, kind in ships]
    more = said.pop("more", [])
    g = teamed(tiles=EDGE, ships=[*here, *more], phase="battle", region="C3", active=active, **said)
    return Game(g, d6=d6)


def fought(ships: Sequence[Ship], d6: Sequence[int], **said: Any) -> Play:
    """A battle in which nobody does anything but roll."""
    return settle(fight(ships, d6, **said), WHOSE_TOKEN)


def steps(play: Play) -> list[int]:
    return [play.step(seat, "supremacy") for seat in range(4)]


def scrapped(play: Play) -> set[int]:
    """Whose ships are in the Scrapyard."""
    return {seat for seat in range(4) for kind in ("transport", "fighter") if "scrapyard" in play.where(seat, kind)}


def hands(play: Play) -> dict[int, tuple[int, int]]:
    """How many dice each player has rolled, and their targeting value."""
    rolled = [told for told in play.told("battle.rolled") if told["side"] in range(4)]
    return {told["side"]: (len(told["faces"]), told["targeting"]) for told in rolled}


# --- no battle among teammates ---------------------------------------------------------------------------------------
BESIDE = [(YELLOW, "transport", "bay"), (YELLOW, "transport", "C2")]


def launched(*others: tuple[int, str, str], **said: Any) -> Play:
    """Yellow, with a transport beside it, launches one to C3."""
    play = Game(teamed(tiles=EDGE, ships=[*BESIDE, *others], **said), d6=(6,) * 40)
    return settle(play.launch("transport", "C3"), TURN)


@pytest.mark.rule("andromeda.team.no-battle-alone")
def test_teammates_in_the_active_region_do_not_fight() -> None:
    play = launched((BLUE, "transport", "C3"), (BLUE, "fighter", "C3"), (BLUE, "transport", "bay"))
    assert play.told("battle.begins") == []
    assert (play.turn_of, scrapped(play), steps(play)) == (BLUE, set(), [0] * 4)
    assert (play.where(YELLOW, "transport").count("C3"), play.where(BLUE, "transport").count("C3")) == (1, 1)


@pytest.mark.rule("andromeda.team.no-battle-alone")
@pytest.mark.rule("andromeda.battle.escalation")
def test_nobody_joins_where_there_is_no_battle() -> None:
    """Green beside the two is not asked; where purple, its teammate, stands there instead of blue, it is."""
    beside = (GREEN, "fighter", "C4")
    play = Game(teamed(tiles=EDGE, ships=[*BESIDE, (BLUE, "transport", "C3"), beside]), d6=(6,) * 9)
    play.launch("transport", "C3")
    assert settle(play, TURN, ESCALATION).asked.code == TURN
    play = Game(teamed(tiles=EDGE, ships=[*BESIDE, (PURPLE, "transport", "C3"), beside]), d6=(6,) * 9)
    play.launch("transport", "C3")
    for seat in (YELLOW, GREEN):
        assert (settle(play, TURN, ESCALATION).asked.code, play.asked.seat) == (ESCALATION, seat)
        play.say("done")


@pytest.mark.rule("andromeda.team.no-battle-alone")
@pytest.mark.parametrize("opponent", [GREEN, PURPLE])
def test_with_an_opponent_among_them_they_do(opponent: int) -> None:
    play = launched((BLUE, "transport", "C3"), (opponent, "transport", "C3"))
    (begins,) = play.told("battle.begins")
    assert set(hands(play)) == {YELLOW, BLUE, opponent}
    assert begins["region"] == CONTENT.spaces.index("C3")


@pytest.mark.rule("andromeda.team.no-battle-alone")
def test_a_team_fights_raiders() -> None:
    play = launched((BLUE, "transport", "C3"), raiders=[(A, ("C4",))])
    assert raider_at(play, A) == ["C3"]
    assert set(hands(play)) == {YELLOW, BLUE}


@pytest.mark.rule("andromeda.team.no-battle-alone")
def test_without_teams_the_same_ships_fight() -> None:
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "transport", "C2"), (BLUE, "transport", "C3")]
    play = settle(Game(world(4, tiles=EDGE, ships=ships), d6=(6,) * 20).launch("transport", "C3"), TURN)
    assert play.told("battle.begins")


@pytest.mark.rule("andromeda.team.no-battle-alone")
@pytest.mark.rule("andromeda.battle.early-end")
@pytest.mark.parametrize("both", [False, True])
def test_a_battle_ends_when_only_one_team_is_left(both: bool) -> None:
    """Yellow sabotages green's only transport. With purple there it goes on."""
    ships = [*PAIR, (GREEN, "transport"), *([(PURPLE, "heavy-cruiser")] if both else [])]
    play = until_card(fight(ships, (1,) * 20, hand={YELLOW: ("sabotage",)}), "sabotage").say("play:sabotage")
    green = next(n for n, ship in enumerate(play.table["ships"]) if ship["owner"] == GREEN)
    if both:
        play.say(f"ship:{green}")
    settle(play)
    assert GREEN in scrapped(play)
    assert bool(play.told("battle.rolled")) is both
    if not both:
        assert (steps(play), scrapped(play)) == ([0] * 4, {GREEN}), "nobody has won, and nobody else is damaged"


# --- together --------------------------------------------------------------------------------------------------------
BOOK: list[Ship] = [(YELLOW, "fighter"), (BLUE, "fighter"), (GREEN, "heavy-cruiser")]


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.example("andromeda.example.team-dice")
def test_the_dice_of_a_team_are_compared_as_one_side() -> None:
    """6 5 5 3 against 6 5 4. Either of yellow and blue alone would have lost."""
    play = fought(BOOK, (6, 3, 5, 5, 6, 5, 4))
    assert {told["side"]: sorted(told["faces"], reverse=True) for told in play.told("battle.rolled")} == {
        YELLOW: [6, 3],
        BLUE: [5, 5],
        GREEN: [6, 5, 4],
    }
    assert steps(play) == [1, 1, 0, 0]
    assert scrapped(play) == set()
    assert [bay["damaged"] for bay in play.table["bays"][GREEN]] == [0, 0, 0, 1]


@pytest.mark.rule("andromeda.team.battle-combine")
def test_the_best_of_all_players_may_lose_to_two() -> None:
    """Yellow has 6 5; green 6 1 and purple 6 1 are 6 6 1 1."""
    play = fought([(YELLOW, "fighter"), (GREEN, "fighter"), (PURPLE, "fighter")], (6, 5, 6, 1, 6, 1))
    assert (steps(play), scrapped(play)) == ([0, 0, 1, 1], {YELLOW})


@pytest.mark.rule("andromeda.team.battle-combine")
def test_two_against_two() -> None:
    """6 4 3 3 against 6 4 3 2: the fourth dice decide, one of them yellow's and one purple's."""
    play = fought([(seat, "fighter") for seat in range(4)], (6, 3, 4, 3, 6, 3, 4, 2))
    assert (steps(play), scrapped(play)) == ([1, 1, 0, 0], {GREEN, PURPLE})


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.everyone-loses")
def test_a_tie_of_all_dice_is_lost_by_everybody() -> None:
    """6 5 3 3 on both sides: yellow's 6 3 and blue's 5 3 against green's 6 5 and purple's 3 3."""
    play = fought([(seat, "fighter") for seat in range(4)], (6, 3, 5, 3, 6, 5, 3, 3))
    assert (steps(play), scrapped(play)) == ([0] * 4, {0, 1, 2, 3})


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.dice-limit")
def test_each_of_them_rolls_up_to_six_dice() -> None:
    """Yellow has seven weapons, blue six: twelve dice in all. Purple, who looks on, rolls none."""
    full: list[Ship] = [(BLUE, "heavy-cruiser"), (BLUE, "fighter"), (BLUE, "transport")]
    more: list[Ship] = [(YELLOW, kind) for _, kind in full]
    play = fought([*full, *more, (YELLOW, "transport"), (GREEN, "transport")], (5,) * 40)
    assert hands(play) == {YELLOW: (6, 4), BLUE: (6, 3), GREEN: (1, 1)}
    assert steps(play) == [1, 1, 0, 0]


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.compare-more-dice")
def test_the_seventh_die_of_a_team_counts() -> None:
    """Four dice of yellow's and three of blue's against six of green's, all of them 5."""
    team: list[Ship] = [(YELLOW, "heavy-cruiser"), (YELLOW, "transport"), (BLUE, "heavy-cruiser")]
    green: list[Ship] = [(GREEN, "heavy-cruiser"), (GREEN, "fighter"), (GREEN, "transport")]
    play = fought([*team, *green], (5,) * 13)
    assert (steps(play), scrapped(play)) == ([1, 1, 0, 0], {GREEN})


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.targeting-value")
def test_targeting_counts_ones_own_ships_alone() -> None:
    """Yellow has one ship and keeps its 1; blue has two and rolls a 1 again."""
    ships: list[Ship] = [(YELLOW, "transport"), (BLUE, "transport"), (BLUE, "transport"), (GREEN, "transport")]
    play = fought(ships, (1, 1, 6, 2, 4))
    assert {seat: targeting for seat, (_, targeting) in hands(play).items()} == {YELLOW: 1, BLUE: 2, GREEN: 1}
    assert [told["side"] for told in play.told("battle.rerolled")] == [BLUE]


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.dice-developments")
def test_a_development_arms_its_owner_alone() -> None:
    """Yellow's development lies beside C3: a die for yellow, none for blue."""
    play = fought([*PAIR, (GREEN, "transport")], (6,) * 9, developments=[(YELLOW, "factory", "C2")])
    assert {seat: count for seat, (count, _) in hands(play).items()} == {YELLOW: 2, BLUE: 1, GREEN: 1}


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.dice-energy")
def test_everybody_spends_their_own_energy_for_their_own_dice() -> None:
    """Yellow has none and is not asked; blue's two are two dice of blue's."""
    play = fight([*PAIR, (GREEN, "transport")], stock={BLUE: {"energy": 2}})
    settle(play, DICE)
    assert (play.asked.seat, play.asked.keys) == (BLUE, ["0", "1", "2"])
    settle(play.say("2"))
    assert {seat: count for seat, (count, _) in hands(play).items()} == {YELLOW: 1, BLUE: 3, GREEN: 1}
    assert stored(play, BLUE) == {}


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.parametrize(("last", "won"), [(5, True), (4, False)])
def test_a_team_is_compared_with_the_raiders_as_well(last: int, won: bool) -> None:
    """Yellow's 6 and blue's die against the 6 4 4 of the Saucerian Abductor."""
    weapons = entries("raiders")[A]["weapons"]
    play = fought(PAIR, (6, last, 6, *(4,) * (weapons - 1)), raiders=[(A, ("C3",))])
    assert steps(play) == ([1, 1, 0, 0] if won else [0] * 4)
    assert scrapped(play) == (set() if won else {YELLOW, BLUE})


@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.rule("andromeda.battle.escalation")
def test_a_teammate_nearby_may_join() -> None:
    """Yellow and green fight; blue beside them joins and rolls with yellow."""
    more = [(BLUE, "fighter", "C2")]
    play = settle(fight([(YELLOW, "transport"), (GREEN, "transport")], (5, 6, 5, 6), more=more), ESCALATION)
    assert play.asked.seat == BLUE
    play.say(next(key for key in play.asked.keys if key.startswith("ship:")))
    settle(play)
    assert (set(hands(play)), steps(play), scrapped(play)) == ({YELLOW, BLUE, GREEN}, [1, 1, 0, 0], {GREEN})


# --- winning and losing ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.rule("andromeda.raider.reward")
def test_both_take_the_reward_of_the_raider() -> None:
    reward = dict(entries("raiders")[A]["reward"])
    weapons = entries("raiders")[A]["weapons"]
    play = fought(PAIR, (6, 6, *(5,) * weapons), raiders=[(A, ("C3",))])
    points = reward.pop("vp")
    assert [play.vp(seat) for seat in range(4)] == [points, points, 0, 0]
    assert (stored(play, YELLOW), stored(play, BLUE), stored(play, GREEN)) == (reward, reward, {})
    assert len(play.told("raider.returned")) == 1


@pytest.mark.rule("andromeda.team.battle-win")
def test_a_teammate_without_a_ship_in_the_battle_gains_nothing() -> None:
    weapons = entries("raiders")[A]["weapons"]
    play = fought(
        [(YELLOW, "transport")], (6, *(5,) * weapons), raiders=[(A, ("C3",))], more=[(BLUE, "transport", "A1")]
    )
    assert (steps(play), play.vp(BLUE), stored(play, BLUE)) == ([1, 0, 0, 0], 0, {})


@pytest.mark.rule("andromeda.team.battle-win")
@pytest.mark.rule("andromeda.battle.tactical-operations")
def test_each_player_of_the_team_that_loses_is_defeated() -> None:
    """Both may use Tactical Operations, and the ships of both are damaged; the winners use nothing."""
    play = settle(fight([(seat, "transport") for seat in range(4)], (6, 6, 5, 5)), OPERATIONS)
    asked = []
    while play.over is None and play.asked.code == OPERATIONS:
        asked.append(play.asked.seat)
        settle(play.say("draw"), OPERATIONS)
    assert asked == [GREEN, PURPLE]
    assert [len(play.hand(seat)) for seat in range(4)] == [0, 0, 1, 1]
    assert scrapped(play) == {GREEN, PURPLE}


@pytest.mark.rule("andromeda.team.battle-win")
def test_no_reward_and_no_step_when_raiders_beat_both_teams() -> None:
    weapons = entries("raiders")[A]["weapons"]
    play = fought([(seat, "transport") for seat in range(4)], (5, 5, 5, 5, *(6,) * weapons), raiders=[(A, ("C3",))])
    assert (steps(play), [play.vp(seat) for seat in range(4)]) == ([0] * 4, [0] * 4)
    assert scrapped(play) == {0, 1, 2, 3}


# --- spaces that both reach ------------------------------------------------------------------------------------------
def both_win(yellow: int, blue: int, active: int = YELLOW, prizes: Sequence[str] = PRIZES, **said: Any) -> Play:
    """Yellow and blue beat green, from these spaces of the supremacy track."""
    ships = [*PAIR, (GREEN, "transport")]
    dice = {YELLOW: (6, 6, 1), BLUE: (6, 1, 6), GREEN: (1, 6, 6)}[active]
    tracks = {YELLOW: {"supremacy": yellow}, BLUE: {"supremacy": blue}}
    return fought(ships, dice, active=active, tracks=tracks, prizes=prizes, **said)


@pytest.mark.rule("andromeda.team.supremacy-token")
@pytest.mark.parametrize("active", [YELLOW, BLUE, GREEN])
@pytest.mark.parametrize(("taker", "other"), [(YELLOW, BLUE), (BLUE, YELLOW)])
def test_the_active_player_says_who_takes_the_token(active: int, taker: int, other: int) -> None:
    """An opponent too, whose turn it is."""
    play = both_win(1, 1, active)
    assert (play.asked.seat, play.asked.code) == (active, WHOSE_TOKEN)
    assert sorted(play.asked.keys) == [to_seat(YELLOW), to_seat(BLUE)]
    settle(play.say(to_seat(taker)))
    assert (play.table["awards"][taker], play.table["awards"][other]) == ([PRIZES[0]], [])
    assert (play.vp(taker), play.vp(other)) == (0, 2), "the other finds an empty space"
    assert list(play.table["prizes"]) == ["", *PRIZES[1:]]


@pytest.mark.rule("andromeda.team.supremacy-token")
@pytest.mark.parametrize(("yellow", "blue", "found"), [(1, 3, [[0], [1]]), (1, 2, [[0], []]), (0, 1, [[], [0]])])
def test_at_different_spaces_there_is_nothing_to_decide(yellow: int, blue: int, found: list[list[int]]) -> None:
    """Tokens lie on 2, 4 and 7."""
    play = both_win(yellow, blue)
    assert play.over is not None
    wanted = [[PRIZES[number] for number in mine] for mine in found]
    assert [list(play.table["awards"][seat]) for seat in (YELLOW, BLUE)] == wanted
    assert [play.vp(seat) for seat in (YELLOW, BLUE)] == [0, 0]


@pytest.mark.rule("andromeda.team.supremacy-token")
@pytest.mark.rule("andromeda.track.supremacy-token")
def test_where_the_token_is_gone_both_score_two_points() -> None:
    play = both_win(1, 1, prizes=("", *PRIZES[1:]))
    assert play.over is not None
    assert ([play.vp(seat) for seat in range(4)], list(play.table["awards"])) == ([2, 2, 0, 0], [[]] * 4)


@pytest.mark.rule("andromeda.team.event-space")
@pytest.mark.parametrize(
    ("yellow", "blue", "moved"), [(2, 2, 2), (5, 5, 2), (2, 0, 1), (0, 5, 1), (0, 0, 0), (2, 5, 2)]
)
def test_the_event_marker_moves_once_for_each_of_them(yellow: int, blue: int, moved: int) -> None:
    """Event spaces are 3 and 6."""
    play = settle(both_win(yellow, blue))
    assert play.table["marker"] == moved


@pytest.mark.rule("andromeda.team.event-space")
def test_one_of_them_alone_moves_it_by_one() -> None:
    """Blue is not in the battle and does not advance."""
    tracks = {YELLOW: {"supremacy": 2}, BLUE: {"supremacy": 2}}
    play = fought([(YELLOW, "transport"), (GREEN, "transport")], (6, 1), tracks=tracks)
    assert (play.table["marker"], steps(play)) == (1, [3, 2, 0, 0])


@pytest.mark.rule("andromeda.team.event-space")
@pytest.mark.rule("andromeda.event.overshoot")
def test_the_second_step_is_lost_at_the_end_of_the_event_track() -> None:
    """One step before the end: one planet, one event."""
    last = int(CONTENT.numbers.event_steps[4]) - 1
    play = settle(both_win(2, 2, marker=last, stack_planets=4))
    assert (len(play.told("event.planet")), len(play.told("event.triggered"))) == (1, 1)
    assert play.table["due"]


# --- who is an opponent ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.not-opponents")
@pytest.mark.rule("andromeda.general.opponent")
def test_ships_of_a_teammate_are_no_opposing_ships() -> None:
    """Blue's two do not count for Hailing Frequencies; green's one and the raider do."""
    ships: list[Ship] = [(YELLOW, "transport"), (BLUE, "transport"), (BLUE, "fighter"), (GREEN, "transport")]
    play = fight(ships, hand={YELLOW: ("hailing-frequencies",)}, raiders=[(A, ("C3",))])
    until_card(play, "hailing-frequencies").say("play:hailing-frequencies")
    assert play.vp(YELLOW) == 2


@pytest.mark.rule("andromeda.team.not-opponents")
def test_no_ship_of_a_teammate_is_sabotaged() -> None:
    ships: list[Ship] = [*PAIR, (GREEN, "transport"), (PURPLE, "transport")]
    play = until_card(fight(ships, hand={YELLOW: ("sabotage",)}), "sabotage").say("play:sabotage")
    owners = {play.table["ships"][int(key.removeprefix("ship:"))]["owner"] for key in play.asked.keys}
    assert owners == {GREEN, PURPLE}


def visited(who: int, card: str, **said: Any) -> Play:
    """This seat may launch to C3, where yellow stands with such a card in hand."""
    mine = [(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")]
    theirs = [(who, "transport", "bay"), (who, "fighter", "C2")]
    return Game(teamed(tiles=EDGE, ships=[*mine, *theirs], hand={YELLOW: (card,)}, active=who, **said), d6=(6,) * 20)


@pytest.mark.rule("andromeda.team.not-opponents")
@pytest.mark.parametrize("who", [BLUE, GREEN])
def test_a_teammate_is_another_player(who: int) -> None:
    """Harbour Dues are for the launch of another player to a region with a ship of one's own."""
    ships = [
        (YELLOW, "transport", "C3"),
        (YELLOW, "transport", "bay"),
        (who, "transport", "bay"),
        (who, "fighter", "C2"),
    ]
    g = teamed(tiles=EDGE, ships=ships, hand={YELLOW: ("harbour-dues",)}, active=who)
    play = Game(g, d6=(6,) * 20)
    assert may_play(play.launch("transport", "C3"), "harbour-dues")
    settle(play.say("play:harbour-dues"), TURN)
    assert stored(play)["credit"] == 1


@pytest.mark.rule("andromeda.team.not-opponents")
def test_nothing_is_taken_from_a_teammate_by_an_effect_on_opponents() -> None:
    """Green launches to where yellow stands; yellow plays Cut and Run. Blue has resources too, and keeps them."""
    ships = [
        (YELLOW, "transport", "C3"),
        (YELLOW, "transport", "bay"),
        (GREEN, "transport", "bay"),
        (GREEN, "fighter", "C2"),
    ]
    stock = {seat: {"ice": 2} for seat in (BLUE, GREEN, PURPLE)}
    play = Game(
        teamed(tiles=EDGE, ships=ships, hand={YELLOW: ("cut-and-run",)}, stock=stock, active=GREEN), d6=(6,) * 20
    )
    until_card(play.launch("transport", "C3"), "cut-and-run").say("play:cut-and-run")
    assert (play.asked.seat, sorted(play.asked.keys)) == (YELLOW, [to_seat(GREEN), to_seat(PURPLE)])
    settle(play.say(to_seat(PURPLE)), TURN)
    assert (stored(play, BLUE), stored(play, PURPLE)) == ({"ice": 2}, {"ice": 1})

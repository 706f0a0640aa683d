"""Titles: when they are drawn, who may claim them, and what stays with their owner."""

from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.renown import progress
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import TITLES, TITLES_OPEN, Xia, titles
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Bar, Refused
from rimward.kernel.record import restore, snapshot
from rimward.messages import Messages
from tests.games.xia.openings import Opening, begun, cell, taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, attack, blind_jump, mark, shipyard, turn, under_way
from tests.games.xia.title_scenes import claims, end, give, in_deck, lay_open, round_table, settle, turn_of

CARDS = content().titles


def quiet_turn(*cards: str, credits: int = 0) -> Play:
    """Seat 0 in the void, rich or poor, with these Titles to race for, and everybody's turns to come."""
    g = round_table(lay_open(turn((0, 0)), *cards))
    g.credits = (credits, credits, 0)
    return Play(g)


# --- the cards -------------------------------------------------------------------------------------------------------
def test_18_titles_of_one_to_three_fame_no_two_alike() -> None:
    assert sorted(card.card for card in CARDS.values()) == list(range(79, 97))
    assert {card.fame for card in CARDS.values()} == {1, 2, 3}
    assert len({card.objective for card in CARDS.values()}) == len({card.skill for card in CARDS.values()}) == 18
    assert [card.name for card in CARDS.values() if card.source.kind == "book"] == [
        "raider",
        "speed-master",
        "collector",
    ]
    assert all("fame" not in card.source.known for card in CARDS.values())


def test_every_objective_is_counted_in_one_way() -> None:
    assert not progress.HAS.keys() & progress.DOES.keys()
    assert {card.objective for card in CARDS.values()} == progress.HAS.keys() | progress.DOES.keys()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", CARDS)
def test_every_card_is_told_in_words(name: str, language: str) -> None:
    g = in_deck(turn((0, 0)), name)
    g.fame = (3, 0, 0)
    play = end(Play(g, draw=(name,)))
    messages = Messages(language, "xia", names=("Ann", "Bo", "Cy"), strict=True)
    (drawn,) = (messages.event(event) for event in play.told("xia.title.draw"))
    assert messages.name("title", name) in drawn
    assert messages.name("title", name, "flavour") in drawn
    assert GAME.status is not None
    lines = [messages.event(line) for line in GAME.status(GAME.content, play.match.view(0))]
    assert any(messages.name("title", name) in line for line in lines)


# --- the deck --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.decks")
@pytest.mark.rule("xia.general.hidden-information")
def test_all_titles_lie_shuffled_and_none_is_open() -> None:
    play = Opening(4, npcs=True)
    for seat in range(5):
        view = play.match.view(seat)
        assert view["zones"][TITLES] == {"deck": "title", "bag": 18, "items": []}
        assert view["zones"][TITLES_OPEN]["items"] == []
        assert view["unseen"]["title"] == dict.fromkeys(sorted(CARDS), 1)


@pytest.mark.rule("xia.first-game.no-npcs")
@pytest.mark.parametrize("options", [{"first_game": True}, {"npcs": False}])
def test_without_npcs_the_titles_that_speak_of_one_are_left_out(options: dict[str, Any]) -> None:
    view = Opening(3, **options).match.view(0)
    assert CARDS.keys() - view["unseen"]["title"].keys() == {"raider"}


# --- drawing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.draw")
@pytest.mark.rule("xia.status.titles")
@pytest.mark.example("xia.ex.title-space-three")
def test_the_first_at_three_fame_brings_a_title_and_the_second_none() -> None:
    """xia.ex.title-space-three"""
    g = round_table(in_deck(turn((0, 0)), "tycoon", "gunner"))
    g.fame = (3, 2, 0)
    play = turn_of(end(Play(g, draw=("tycoon",))), 1)
    assert play.zone(TITLES_OPEN) == ["tycoon"]
    assert [event.params["title"] for event in play.told("xia.title.draw", 2)] == ["tycoon"]
    g = taken_over(play)
    g.stack.append(GainFame(1, 1, "xia.fame.luck").then("list"))
    second = Play(g)
    assert second.public("fame") == [3, 3, 0]
    assert turn_of(second, 2).zone(TITLES_OPEN) == ["tycoon"]


@pytest.mark.rule("xia.title.draw")
@pytest.mark.parametrize(("fame", "drawn"), [((2, 2, 2), 0), ((3, 0, 0), 1), ((2, 5, 0), 1), ((0, 4, 7), 2)])
def test_one_for_every_space_reached_or_passed(fame: tuple[int, int, int], drawn: int) -> None:
    """Also those that another player has reached in this turn."""
    g = in_deck(turn((0, 0)), "tycoon", "gunner", "collector")
    g.fame = fame
    play = end(Play(g, draw=("gunner", "collector")[:drawn]))
    assert len(play.zone(TITLES_OPEN)) == drawn
    assert play.match.view(2)["zones"][TITLES]["bag"] == 3 - drawn


@pytest.mark.rule("xia.title.draw")
def test_a_space_whose_title_was_claimed_since_brings_no_other() -> None:
    g = give(lay_open(in_deck(turn((0, 0)), "collector", "gunner"), "raider"), 1, "tycoon")
    g.fame = (0, 9, 0)
    play = end(Play(g, draw=("gunner",)))
    assert play.zone(TITLES_OPEN) == ["raider", "gunner"]


@pytest.mark.rule("xia.title.draw-timing")
@pytest.mark.rule("xia.title.draw")
def test_fame_counts_at_once_but_the_title_waits_for_the_status_phase() -> None:
    g = in_deck(turn((0, 0)), "tycoon")
    g.fame, g.stack = (2, 0, 0), [under_way(Turn(0), "turn"), GainFame(0, 1, "xia.fame.luck")]
    play = Play(g, draw=("tycoon",))
    assert (play.public("fame")[0], play.zone(TITLES_OPEN)) == (3, [])
    end(play)
    assert play.zone(TITLES_OPEN) == ["tycoon"]


@pytest.mark.rule("xia.title.draw-timing")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_a_turn_that_ends_in_a_wreck_leaves_the_draw_to_the_next() -> None:
    g = round_table(in_deck(turn(mark("pelmont", "salvage"), tiles=(Tile("pelmont", 0, 0),)), "tycoon"))
    g.fame = (3, 0, 0)
    play = Play(g, d20=(1,), draw=("tycoon",)).say("salvage")
    assert play.ship(0)["space"] is None
    assert (play.asked.seat, play.zone(TITLES_OPEN)) == (1, [])
    end(play)
    assert play.zone(TITLES_OPEN) == ["tycoon"]


@pytest.mark.rule("xia.title.deck-empty")
@pytest.mark.parametrize("deck", [(), ("tycoon",)])
def test_an_empty_deck_gives_nothing(deck: tuple[str, ...]) -> None:
    """Three spaces are reached, and claimed Titles do not come back."""
    g = give(in_deck(turn((0, 0)), *deck), 1, "gunner")
    g.fame = (0, 11, 0)
    play = end(Play(g, draw=deck))
    assert play.zone(TITLES_OPEN) == list(deck)
    assert play.zone(titles(1)) == ["gunner"]
    assert play.match.view(0)["zones"][TITLES]["bag"] == 0


# --- claiming --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.claim")
@pytest.mark.rule("xia.fame.titles")
@pytest.mark.rule("xia.status.claim")
def test_a_title_is_claimed_in_the_status_phase_for_its_fame() -> None:
    play = quiet_turn("tycoon", credits=8000)
    assert [key for key in play.asked.keys if key.startswith("title")] == []
    assert claims(play) == ["tycoon"]
    assert play.public("fame") == [0, 0, 0]
    play.say("title:tycoon")
    assert (play.public("fame"), play.zone(titles(0)), play.zone(TITLES_OPEN)) == ([1, 0, 0], ["tycoon"], [])
    assert [event.params["points"] for event in play.told("xia.fame.titles")] == [1]
    assert [event.params["title"] for event in play.told("xia.title.claim", 2)] == ["tycoon"]
    assert claims(turn_of(play, 1)) == [], "seat 1 is as rich, but the Title is gone"


@pytest.mark.rule("xia.title.claim")
def test_an_objective_that_is_not_met_says_how_far_it_is() -> None:
    g = lay_open(turn((0, 0), damaged=tuple(range(6))), "tycoon", "survivor")
    g.credits = (8000, 0, 0)
    play = Play(g)
    assert claims(play) == ["tycoon"]
    with pytest.raises(Refused) as refused:
        play.say("title:survivor")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.objective", "xia.title.claim")
    assert refused.value.numbers == {"reached": 6, "count": 7}


@pytest.mark.rule("xia.title.claim-several")
@pytest.mark.parametrize(("picked", "fame"), [(["tycoon", "survivor"], 2), (["survivor"], 1), ([], 0)])
def test_any_number_is_claimed_at_once(picked: list[str], fame: int) -> None:
    g = lay_open(turn((0, 0), damaged=tuple(range(7))), "tycoon", "survivor", "gunner")
    g.credits = (9000, 0, 0)
    play = Play(g)
    assert claims(play) == ["tycoon", "survivor"]
    play.say(*(f"title:{card}" for card in picked), *(["done"] if len(picked) < 2 else []))
    assert play.public("fame") == [fame, 0, 0]
    assert play.zone(titles(0)) == picked
    assert play.over()


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.unique")
def test_who_declines_may_see_another_take_it() -> None:
    play = quiet_turn("tycoon", credits=8000)
    end(play).say("done")
    assert claims(turn_of(play, 1)) == ["tycoon"]
    play.say("title:tycoon")
    assert play.public("fame") == [0, 1, 0]
    assert claims(turn_of(play, 0)) == [], "it cannot be taken from its owner"
    assert play.zone(titles(1)) == ["tycoon"]


@pytest.mark.rule("xia.title.first-to-claim")
def test_only_the_active_player_claims() -> None:
    g = lay_open(turn((0, 0)), "tycoon")
    g.credits = (0, 8000, 8000)
    assert claims(Play(g)) == []


# --- who was first ---------------------------------------------------------------------------------------------------
def waits(play: Play) -> list[tuple[str, int]]:
    """The Titles that wait for a claim and for whose, as the text table tells it."""
    assert GAME.status is not None
    lines = [line for line in GAME.status(GAME.content, play.match.view(2)) if line.code == "xia.status.title-waits"]
    return [(line.params["title"], line.params["seat"]) for line in lines]


def told(play: Play) -> list[tuple[str, int]]:
    """What the log told about it."""
    events = play.told("xia.title.first-to-claim", 2)
    return [(event.params["title"], event.params["seat"]) for event in events]


def lucky(*seats: int, **more: Any) -> Play:
    """On the turn of seat 0 these are lucky for the second time, one after the other."""
    g = round_table(lay_open(turn((0, 0), **more), "fortunes-favourite", "survivor"))
    g.deeds = ((0, "luck", 1), (1, "luck", 1), (2, "luck", 1))
    play = Play(g)
    for seat in seats:
        g = taken_over(play)
        g.stack.append(GainFame(seat, 1, "xia.fame.luck").then("list"))
        play = Play(g)
    return play


def withstood() -> Play:
    """Seat 1 withstands an attack of 6 on the turn of seat 0; Bulwark lies open, and all turns are to come."""
    g = round_table(lay_open(attack(), "bulwark"))
    play = Play(g, d6=(6, 6, 6), d8=(8, 8)).say("attack", "ship:1", "use:0,0", "done", "use:1,0", "done", "pass")
    return settle(play)


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.claim")
def test_who_completes_on_the_turn_of_another_claims_before_who_comes_first_to_a_status_phase() -> None:
    """en:994: luck of seat 1 while seat 0 plays, then the same luck of seat 0 in the same turn."""
    play = lucky(1, 0)
    assert play.public("deeds") == [[2, "luck", 1], [1, "luck", 2], [0, "luck", 2]]
    assert waits(play) == [("fortunes-favourite", 1)]
    assert claims(play) == [], "seat 0 has completed it too, but later"
    assert told(turn_of(play, 1)) == [("fortunes-favourite", 1)]
    assert claims(play) == ["fortunes-favourite"]
    play.say("title:fortunes-favourite")
    assert (play.zone(titles(1)), play.public("earned"), waits(play)) == (["fortunes-favourite"], [], [])


@pytest.mark.rule("xia.title.first-to-claim")
def test_an_attack_withstood_on_the_turn_of_another_is_remembered_and_told() -> None:
    play = withstood()
    assert (waits(play), told(play)) == ([("bulwark", 1)], []), "shown at once, told when the turn is over"
    assert told(turn_of(play, 1)) == [("bulwark", 1)]
    assert claims(play) == ["bulwark"]
    play.say("done")
    assert (waits(play), told(turn_of(play, 2))) == ([], [("bulwark", 1)]), "declined: it waits for nobody"


@pytest.mark.rule("xia.title.first-to-claim")
def test_that_a_title_waits_is_told_once_however_long_it_waits() -> None:
    play = turn_of(lucky(2), 1)
    assert told(play) == [("fortunes-favourite", 2)]
    assert told(turn_of(play, 2)) == [("fortunes-favourite", 2)]
    assert claims(play) == ["fortunes-favourite"]


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.claim")
def test_a_title_that_was_declined_still_has_to_be_earned() -> None:
    """Seat 2 is rich, seat 1 is not: the claim that seat 0 declined is not free for all."""
    g = round_table(lay_open(turn((0, 0)), "tycoon", "survivor"))
    g.credits, g.ships[1].damaged = (8000, 7000, 8000), tuple(range(7))
    play = end(Play(g)).say("done")
    assert claims(turn_of(play, 1)) == ["survivor"]
    with pytest.raises(Refused) as refused:
        play.say("title:tycoon")
    assert (refused.value.code, refused.value.numbers) == ("xia.bar.objective", {"reached": 7000, "count": 8000})
    turn_of(play, 2)
    assert claims(play) == ["tycoon"]
    play.say("done")
    assert claims(turn_of(play, 1)) == ["survivor"]


@pytest.mark.rule("xia.title.first-to-claim")
def test_damage_taken_on_the_turn_of_another_counts_from_that_moment() -> None:
    """Seat 1 has seven damage before seat 0 has: ru:3157, and it is seat 0 who comes to a Status Phase first."""
    g = round_table(lay_open(attack(), "survivor"))
    g.ships[0].damaged, g.ships[1].damaged = tuple(range(4, 10)), tuple(range(7, 13))
    play = Play(g, d6=(1, 1)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    play.say(play.asked.keys[0])
    assert (len(play.ship(1)["damaged"]), waits(play)) == (7, [("survivor", 1)])
    g = taken_over(play)
    g.ships[0].damaged += (0,)
    play = Play(g)
    assert claims(play) == []
    assert claims(turn_of(play, 1)) == ["survivor"]


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_who_is_destroyed_on_the_own_turn_keeps_the_claim() -> None:
    """What was done in one turn, too: the turn that it was done in had no Status Phase."""
    g = round_table(lay_open(turn(mark("pelmont", "salvage"), tiles=(Tile("pelmont", 0, 0),)), "merchant-prince"))
    play = Play(g, d20=(1, 5))
    play.match.table.say("xia.cargo.sell", seat=0, cubes=("spice",) * 6, credits=0, left=())
    play.say("salvage")
    assert (play.ship(0)["space"], play.asked.seat) == (None, 1)
    assert (told(play), waits(play)) == ([("merchant-prince", 0)], [("merchant-prince", 0)])
    assert play.public("deeds") == [], "the turn is over"
    play.match.table.say("xia.cargo.sell", seat=1, cubes=("spice",) * 6, credits=0, left=())
    assert claims(play) == [], "seat 1 was second"
    assert claims(turn_of(play, 0)) == ["merchant-prince"]


@pytest.mark.rule("xia.title.first-to-claim")
def test_the_second_to_complete_may_claim_what_the_first_declines() -> None:
    """And who has declined comes after all others, however often."""
    play = lucky(0, 1)
    assert waits(play) == [("fortunes-favourite", 0)]
    assert claims(play) == ["fortunes-favourite"]
    play.say("done")
    assert waits(play) == [("fortunes-favourite", 1)]
    assert claims(turn_of(play, 1)) == ["fortunes-favourite"]
    play.say("done")
    assert waits(play) == []
    assert claims(turn_of(play, 0)) == ["fortunes-favourite"], "nobody else wanted it"


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.progress")
def test_who_declined_does_not_come_before_who_completes_it_later() -> None:
    """Seat 0 still has 8,000 and said no; seat 1 has them from now on and is the first who may claim."""
    play = quiet_turn("tycoon", credits=8000)
    g = taken_over(play)
    g.credits = (8000, 7000, 0)
    play = end(Play(g)).say("done")
    turn_of(play, 2)
    g = taken_over(play)
    g.credits = (8000, 8000, 0)
    play = turn_of(Play(g), 0)
    assert waits(play) == [("tycoon", 1)]
    assert claims(play) == []
    assert claims(turn_of(play, 1)) == ["tycoon"]


@pytest.mark.rule("xia.title.first-to-claim")
def test_what_was_declined_and_has_to_be_done_in_one_turn_is_done_again() -> None:
    g = round_table(lay_open(turn((2, -2)), "pathfinder"))
    g.deeds = ((0, "sectors-found", 2),)
    play = Play(g)
    assert play.public("deeds") == [], "before this turn"
    play.match.table.say("xia.explore.scan", seat=0)
    play.match.table.say("xia.explore.scan", seat=0)
    assert claims(play) == ["pathfinder"]
    play.say("done")
    assert (play.public("earned"), play.public("deeds")) == ([], [])
    assert claims(turn_of(play, 0)) == []


@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.title.progress")
def test_who_has_lost_what_the_objective_asks_for_has_lost_the_claim() -> None:
    """Seat 1 was the first to be rich, and is poor again; seat 0 is rich now."""
    g = round_table(lay_open(turn((0, 0)), "tycoon"))
    g.credits = (0, 8000, 0)
    play = Play(g)
    assert waits(play) == [("tycoon", 1)]
    g = taken_over(play)
    g.credits = (8000, 7000, 0)
    assert claims(Play(g)) == ["tycoon"]


@pytest.mark.rule("xia.title.first-to-claim")
def test_why_a_title_that_is_earned_cannot_be_claimed_names_who_was_first() -> None:
    play = lucky(1, 0, damaged=tuple(range(7)))
    assert claims(play) == ["survivor"]
    with pytest.raises(Refused) as refused:
        play.say("title:fortunes-favourite")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.first-to-claim", "xia.title.first-to-claim")
    assert refused.value.numbers == {"seat": 1}


def test_a_state_from_before_that_was_kept_goes_on_with_all_who_have_completed_it() -> None:
    """Shape 2: seats 1 and 2 are as rich, and whoever comes to a Status Phase first claims, as it was then."""
    g = round_table(lay_open(turn((0, 0)), "tycoon"))
    g.credits = (0, 8000, 8000)
    play = Play(g)
    kept = snapshot(play.match.table)
    del kept["table"]["earned"]
    del kept["table"]["rules"]["first_holds"]
    again = restore(GAME, {**kept, "shape": 2})
    assert isinstance(again, Xia)
    assert again.earned == ()
    play = turn_of(Play(again), 1)
    assert waits(play) == [("tycoon", 1), ("tycoon", 2)]
    assert claims(play) == ["tycoon"]


@pytest.mark.parametrize(
    ("language", "event", "line", "reason"),
    [
        (
            "en",
            "Bo was the first to earn the Title Bulwark and may claim it in their next Status Phase.",
            "The Title Bulwark waits for Bo to claim it",
            "Bo earned it first",
        ),
        (
            "ru",
            "Bo раньше всех выполняет условие титула «Несокрушимый» и может получить его "
            "в своей ближайшей итоговой фазе.",
            "Право на титул «Несокрушимый» имеет Bo",
            "право на него имеет Bo: вас опередили",
        ),
    ],
)
def test_who_was_first_is_told_in_words(language: str, event: str, line: str, reason: str) -> None:
    play = turn_of(withstood(), 1)
    messages = Messages(language, "xia", names=("Ann", "Bo", "Cy"), strict=True)
    assert [messages.event(each) for each in play.told("xia.title.first-to-claim", 2)] == [event]
    assert GAME.status is not None
    assert line in [messages.event(each) for each in GAME.status(GAME.content, play.match.view(2))]
    assert messages.reason(Bar("xia.bar.first-to-claim", "xia.title.first-to-claim", seat=1)) == reason


@pytest.mark.rule("xia.title.claim")
@pytest.mark.rule("xia.victory.immediate")
def test_a_title_may_win_the_game() -> None:
    g = lay_open(turn((0, 0), damaged=tuple(range(7))), "tycoon", "survivor")
    g.fame, g.target, g.credits = (4, 0, 0), 5, (8000, 0, 0)
    play = end(Play(g)).say("title:tycoon", "title:survivor")
    assert play.match.result is not None
    assert (play.match.result.winners, play.public("fame")) == ((0,), [5, 0, 0])
    assert play.told("kernel.forced") == []


@pytest.mark.rule("xia.status.order")
@pytest.mark.rule("xia.title.no-same-phase")
@pytest.mark.rule("xia.title.draw-timing")
def test_fame_of_a_title_may_bring_the_next_one_which_has_to_wait() -> None:
    """Claimed first, drawn then: what is drawn is met already, and yet no claim before the next turn."""
    g = round_table(in_deck(lay_open(turn((0, 0), damaged=tuple(range(7)), armed=3, disarmed=1), "tycoon"), "survivor"))
    g.fame, g.credits = (5, 0, 0), (8000, 0, 0)
    play = Play(g, draw=("survivor",))
    assert claims(play) == ["tycoon"]
    assert play.zone(TITLES_OPEN) == ["tycoon"]
    play.say("title:tycoon")
    assert (play.public("fame")[0], play.zone(TITLES_OPEN)) == (6, ["survivor"])
    assert play.asked.code == "xia.status.arm", "the claim is over, the markers come last"
    assert claims(turn_of(play, 0)) == ["survivor"]


# --- what counts -----------------------------------------------------------------------------------------------------
def jump(play: Play) -> Play:
    """Out of a Move, into the unknown."""
    return play.say(next(key for key in play.asked.keys if key.startswith("jump:")))


@pytest.mark.rule("xia.title.progress")
def test_deeds_count_from_the_moment_the_title_lies_open() -> None:
    """The same Blind Jump with the Title still in the deck, and with the Title on the table."""
    g = blind_jump()
    g.zones.add("stack:sectors", "sector", ("kemplar-ii", "lunari", "lost-sector"))
    before = jump(Play(g, draw=("kemplar-ii",), d20=(19,) * 3))
    assert before.public("deeds") == []
    g = lay_open(blind_jump(), "daredevil")
    after = jump(Play(g, draw=("kemplar-ii",), d20=(19,) * 3))
    assert after.public("deeds") == [[0, "blind-jumps", 1]]


@pytest.mark.rule("xia.title.progress")
def test_deeds_are_kept_but_those_for_one_turn() -> None:
    g = lay_open(turn((0, 0)), "daredevil", "pathfinder")
    g.deeds = ((0, "blind-jumps", 1), (0, "sectors-found", 1))
    assert Play(g).public("deeds") == [[0, "blind-jumps", 1]]


@pytest.mark.rule("xia.title.progress")
@pytest.mark.rule("xia.title.first-to-claim")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_who_is_destroyed_after_the_deed_claims_on_the_next_turn() -> None:
    """The first to complete it, whoever else comes to a Status Phase before."""
    g = round_table(lay_open(turn(mark("pelmont", "salvage"), tiles=(Tile("pelmont", 0, 0),)), "fortunes-favourite"))
    g.deeds = ((0, "luck", 2), (1, "luck", 1))
    play = Play(g, d20=(1, 5)).say("salvage")
    assert (play.ship(0)["space"], play.asked.seat) == (None, 1)
    assert claims(turn_of(play, 0)) == ["fortunes-favourite"]
    play.say("title:fortunes-favourite")
    assert play.public("deeds") == [], "nobody needs to remember the luck of others any more"


@pytest.mark.rule("xia.title.progress")
def test_what_a_player_has_is_looked_at_when_claiming() -> None:
    g = lay_open(shipyard(), "public-enemy")
    g.ships[0].bounty = 4000
    play = Play(g).say("end", "buy-ship:krembler")
    while play.asked.code != "xia.business.any-order":
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    assert play.ship(0)["bounty"] == 0
    play.say("end")
    assert not play.match.asked or play.asked.code != "xia.title.claim"


# --- skills ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.skill")
@pytest.mark.rule("xia.title.card-speed-master")
def test_a_skill_works_at_once_and_on_every_later_ship() -> None:
    g = give(shipyard(), 0, "speed-master")
    play = Play(g)
    assert next(option for option in play.asked.options if option.key == "impulse").about["movement"] == 5
    play.say("end", "buy-ship:krembler")
    while play.asked.code != "xia.business.any-order":
        play.say("auto" if "auto" in play.asked.keys else play.asked.keys[0])
    g = taken_over(play)
    g.stack = [Turn(0)]
    play = Play(g).say("impulse")
    assert (play.ship(0)["name"], play.asked.about["movement"]) == ("krembler", 5)


@pytest.mark.rule("xia.title.skill")
@pytest.mark.rule("xia.death.kept")
@pytest.mark.rule("xia.title.unique")
def test_destruction_takes_neither_title_nor_skill() -> None:
    g = round_table(give(attack(), 1, "speed-master"))
    g.ships[1].damaged = tuple(range(1, 13))
    play = Play(g, d6=(6,), d20=(5,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert play.ship(1)["space"] is None
    assert play.zone(titles(1)) == ["speed-master"]
    assert (turn_of(play, 2).zone(titles(1)), play.zone(titles(0))) == (["speed-master"], [])
    turn_of(turn_of(play, 0), 1).say("impulse")
    assert play.asked.about["movement"] == 5


@pytest.mark.rule("xia.title.skill")
def test_a_claimed_skill_works_on_the_next_occasion() -> None:
    """Survivor, claimed on Kemplar II with 7 damage: the next repair is free."""
    g = lay_open(begun("kemplar-ii", "azure", "pelmont"), "survivor")
    g.ships[0].space, g.ships[0].damaged, g.credits = cell(g, "kemplar-ii", "c3"), tuple(range(7)), (0, 0, 0)
    play = end(Play(g)).say("title:survivor")
    turn_of(play, 0).say("end", "repair")
    assert (play.ship(0)["damaged"], play.public("credits")[0]) == ([], 0)


def test_random_games_with_all_titles_open_lead_to_claims() -> None:
    g = GAME.new_table(3, {"target": 20})
    for card in CARDS:
        g.zones.take(TITLES, card, TITLES_OPEN, g.zones.everyone)
    match = Match.scenario(GAME, g, chance=Seeded(4))
    claimed = 0
    for _ in range(4000):
        if match.result is not None or claimed > 2:
            break
        question = match.asked[0]
        wanted = [key for key in question.keys if key.startswith("title:")]
        match.answer(
            question.id, question.seat, (wanted or question.keys)[len(match.line) % len(wanted or question.keys)]
        )
        claimed = sum(event.code == "xia.title.claim" for event in match.log)
    assert claimed > 2

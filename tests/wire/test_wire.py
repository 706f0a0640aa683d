"""The message types: golden files, round trips, and that a seat is sent nothing it may not know."""

import random

import msgspec
import pytest

from rimward import wire
from rimward.games.comet import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.view import sample, view
from rimward.server import shapes
from tests.games.comet.table import Play
from tests.web import fights
from tests.wire import golden


@pytest.mark.parametrize("name", sorted(golden.files()))
def test_golden_file(name: str) -> None:
    assert golden.files()[name].decode() == (golden.HERE / name).read_text()


def test_an_update_survives_the_wire() -> None:
    update = wire.update(golden.match_in_a_window(), seat=1)
    assert msgspec.json.decode(msgspec.json.encode(update), type=wire.Update) == update
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(update), type=wire.Update) == update


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_options_go_to_the_seat_that_is_asked_only(seat: int) -> None:
    (question,) = wire.update(golden.match_in_a_window(), seat).asked
    assert question.seat == 1
    assert (question.options is not None) == (seat == 1)


def test_how_much_is_picked_is_told_to_the_seat_that_picks_only() -> None:
    play = fights.salvo()
    seat = play.asked.seat
    mine, others = (wire.update(play.match, viewer).asked[0] for viewer in (seat, 1 - seat))
    assert msgspec.to_builtins(mine)["picking"]["left"] == {key: 1 for key in play.asked.keys if key != "done"}
    assert "picking" not in msgspec.to_builtins(others)


def test_a_cursor_gets_what_it_missed() -> None:
    match = golden.match_in_a_window()
    first = wire.update(match, seat=2)
    match.answer(match.asked[0].id, 1, "card:0")
    second = wire.update(match, seat=2, since=first.cursor)
    assert [event.number for event in second.events] == list(range(first.cursor, second.cursor))
    assert [event.code for event in second.events] == ["comet.gadget.played", "comet.gadget.die"]
    assert second.events[0].params["card"] == "boost"


def test_a_bot_can_sample_from_what_came_over_the_wire() -> None:
    match = Match.new(GAME, 3, chance=Seeded(11))
    rng = random.Random(4)
    while match.result is None:
        question = next(question for question in match.asked if not question.answered)
        sent = msgspec.json.encode(wire.view(match, question.seat))
        table = sample(GAME, wire.to_sample(msgspec.json.decode(sent, type=wire.View)), rng)
        assert view(table, question.seat) == match.view(question.seat)
        match.answer(question.id, question.seat, rng.choice(question.keys))
    sent = msgspec.json.encode(wire.view(match, 0))
    over = sample(GAME, wire.to_sample(msgspec.json.decode(sent, type=wire.View)), rng)
    assert match.result is not None
    assert over.result is not None
    assert (over.result.winners, over.result.scores) == (match.result.winners, match.result.scores)


def test_an_update_says_what_a_seat_may_interject_and_take_back() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(5, 5)).passes().say("haul").passes()
    sent = [wire.update(play.match, seat) for seat in range(3)]
    assert [update.acts for update in sent] == [["gift:1,1", "gift:1,2", "gift:1,3"], [], []]
    assert [[act.key for act in update.any_time] for update in sent] == [update.acts for update in sent]
    assert [act.about for act in sent[0].any_time] == [{"ice": 1}, {"ice": 2}, {"ice": 3}]
    assert [update.can_undo for update in sent] == [True, False, False], "pilot 0 was the last to pass"
    play.match.interject(0, "gift:1,2")
    (question,) = wire.update(play.match, 0).asked
    assert (question.about, question.options) == ({"giver": 0, "ice": 2}, None), "the prompt is for all to see"


def test_whose_doing_an_event_was_is_sent_only_where_no_seat_did_it() -> None:
    by_seat, by_other = (wire.event(7, Event("kernel.rolled", {"by": -1}, 2, other)) for other in (-1, 4))
    assert b"other" not in msgspec.json.encode(by_seat)
    assert msgspec.json.decode(msgspec.json.encode(by_other), type=wire.Event).other == 4


def test_a_list_in_an_event_is_a_list() -> None:
    told = wire.event(7, Event("comet.lane.chosen", {"lanes": ("far", "mid"), "round": 1}, 2))
    assert (told.number, told.code, told.depth) == (7, "comet.lane.chosen", 2)
    assert told.params == {"lanes": ["far", "mid"], "round": 1}


def test_reasons_and_refusals_carry_rule_and_numbers() -> None:
    play = Play("jam", "jam", lanes="far near", d6=(5, 5)).passes().say("drill").passes()
    told = {"code": "comet.bar.full", "rule": "comet.drill.full", "numbers": {"hold": 8}}
    act = {"code": "comet.bar.nothing", "rule": "comet.gift.any-time", "numbers": {}, "act": True}
    assert msgspec.to_builtins(wire.reasons(play.match, 0)) == [{"key": "drill", **told}, {"key": "gift:1,1", **act}]
    with pytest.raises(Refused) as refused:
        play.say("drill")
    assert msgspec.to_builtins(wire.refusal(refused.value)) == told


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="seat"):
        msgspec.json.decode(b'{"do": "answer", "question": 1, "key": "pass", "seat": 2}', type=shapes.Commands)


def test_rows_of_rows_survive_the_wire() -> None:
    told = wire.event(3, Event("andromeda.battle.won", {"side": 1, "results": ((6, 4), (6, 5))}))
    assert told.params["results"] == [[6, 4], [6, 5]]
    assert msgspec.json.decode(msgspec.json.encode(told), type=wire.Event) == told


def test_the_sort_of_an_option_is_sent_where_it_is_not_plain() -> None:
    (question,) = wire.update(golden.match_in_a_window(), 1).asked
    sent = msgspec.json.decode(msgspec.json.encode(question))["options"]
    assert [option.get("sort") for option in sent] == [None, "end"]


def test_the_bottom_of_a_pile_is_sent_where_there_is_one() -> None:
    match = golden.match_in_a_window()
    assert "under" not in msgspec.json.decode(msgspec.json.encode(wire.view(match, 1)))["zones"]["deck"]
    match.table.zones.put_under("hand:0", 0, "deck")
    sent = msgspec.json.encode(wire.view(match, 1))
    assert msgspec.json.decode(sent)["zones"]["deck"]["under"] == 1
    table = sample(GAME, wire.to_sample(msgspec.json.decode(sent, type=wire.View)), random.Random(1))
    assert table.zones["deck"].under == 1

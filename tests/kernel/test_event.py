"""Events: equal when they tell the same at the same depth."""

from __future__ import annotations

from rimward.kernel.event import Event


def test_events_are_compared_by_what_they_tell() -> None:
    event = Event("toy.said", {"ice": 2}, 1)
    assert event == Event("toy.said", {"ice": 2}, 1)
    for other in (
        Event("toy.told", {"ice": 2}, 1),
        Event("toy.said", {"ice": 3}, 1),
        Event("toy.said", {"ice": 2}),
        Event("toy.said", {"ice": 2}, 1, other=4),
        7,
    ):
        assert event != other


def test_whose_doing_it_was_is_told_to_everybody_and_is_in_no_hash() -> None:
    event = Event("toy.said", {"ice": 2}, other=4)
    assert event.told(0).other == 4
    assert event.whole() == Event("toy.said", {"ice": 2}).whole()


def test_an_event_that_is_made_outside_of_any_rule_lies_at_the_left() -> None:
    assert Event("toy.said", {}).depth == 0
    assert Event("toy.said", {}, 3).told(0).depth == 3

"""Questions by themselves: keys, reasons, and what is left after some picks."""

from __future__ import annotations

import pytest

from rimward.kernel.question import Bar, Choose, Option, PickSome, Refused, Value, choose_where, key_of


@pytest.mark.parametrize(
    ("value", "key"),
    [("pass", "pass"), (7, "7"), (("hex", 3, -1), "hex:3,-1"), (("haul",), "haul"), (("card", "jam"), "card:jam")],
)
def test_an_option_is_answered_by_its_name(value: Value, key: str) -> None:
    assert key_of(value) == key


def odd(number: int) -> Bar | None:
    return Bar("toy.bar.odd", "toy.even.only", number=number) if number % 2 else None


def test_one_predicate_makes_the_options_and_the_reasons() -> None:
    candidates = iter((1, 2, 3, 4))
    asked = choose_where(1, "toy.even.choose", candidates, odd, always=("pass",))
    assert (asked.seat, asked.code, asked.options) == (1, "toy.even.choose", (2, 4, "pass"))
    assert asked.why is not None
    assert [(value, bar.code, bar.rule, bar.numbers) for value, bar in asked.why()] == [
        (1, "toy.bar.odd", "toy.even.only", {"number": 1}),
        (3, "toy.bar.odd", "toy.even.only", {"number": 3}),
    ]


def test_a_choice_is_loud_and_hinges_on_the_table_unless_it_says_otherwise() -> None:
    for plain in (choose_where(0, "toy.ask", (2,), odd), PickSome(0, "toy.ask", (2, 4)).remaining(())):
        assert plain is not None
        assert (plain.hinges, plain.closed, dict(plain.about)) == ("table", False, {})
    said = choose_where(0, "toy.ask", (2,), odd, hinges="private", closed=True, about={"damage": 3})
    assert (said.hinges, said.closed, said.about) == ("private", True, {"damage": 3})


def test_every_pick_is_asked_like_the_first() -> None:
    def why() -> list[tuple[Value, Bar]]:
        return [("d", Bar("toy.bar.used", "toy.pick.once"))]

    some = PickSome(2, "toy.pick", "abc", hinges="private", closed=True, why=why, about={"most": 2})
    for picks in ((), ("b",)):
        asked = some.remaining(picks)
        assert isinstance(asked, Choose)
        assert (asked.seat, asked.code, asked.hinges, asked.closed) == (2, "toy.pick", "private", True)
        assert (asked.why, asked.about) == (why, {"most": 2})


def test_picks_need_no_least() -> None:
    asked = PickSome(0, "toy.pick", ("a", "b")).remaining(())
    assert asked is not None
    assert asked.options == ("a", "b", "done")


def test_equal_options_are_offered_as_one_and_picked_as_often_as_they_occur() -> None:
    some = PickSome(0, "toy.pick", (4, 2, 4))
    left = [some.remaining(picks) for picks in ((), (4,), (4, 4))]
    assert [asked.options for asked in left if asked] == [(4, 2, "done"), (2, 4, "done"), (2, "done")]


def test_picks_come_in_the_order_of_the_options_not_of_the_alphabet() -> None:
    assert PickSome(0, "toy.pick", ("b", "c", "a")).in_order(("a", "c", "b")) == ("b", "c", "a")


def test_a_pick_that_is_no_option_any_more_does_not_count() -> None:
    """Of two fours one is gone: the second four that was picked is not there."""
    some = PickSome(0, "toy.pick", (4, 2), at_least=2)
    assert some.in_order((4, 4)) == (4,)
    asked = some.remaining((4, 4))
    assert asked is not None
    assert asked.options == (2,), "one is picked, so it is not done"


def test_private_picks_of_nothing_at_all_are_asked() -> None:
    asked = PickSome(0, "toy.pick", ("a",), at_most=0, hinges="private").remaining(())
    assert asked is not None
    assert asked.options == ("done",)


def test_an_option_in_words_has_always_something_to_tell() -> None:
    assert Option("pass").about == {}
    assert Option("hex:1,2", "hex:1,2", {"odds": 50}).about == {"odds": 50}


def test_a_refusal_reads_as_its_code_its_numbers_and_its_rule() -> None:
    assert str(Refused("toy.bar.full", "toy.hold.size", hold=8, of=9)) == "toy.bar.full(hold=8, of=9) [toy.hold.size]"
    assert str(Refused("kernel.refused.over")) == "kernel.refused.over()"

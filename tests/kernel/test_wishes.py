"""Wishes of the seats: checked by the game, given to its setup, kept in the header."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.games.comet import GAME
from rimward.kernel.chance import Seeded
from rimward.kernel.game import Wishes
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.kernel.record import read, write
from rimward.kernel.verify import verify
from tests.kernel.toys import toy_game
from tests.twins.results import WISHING


def sides(*wishes: dict[str, Any]) -> tuple[int, ...]:
    return Match.new(WISHING, 4, {}, wishes, chance=Seeded(1)).table.sides()


def test_the_setup_is_given_the_wishes_of_every_seat() -> None:
    assert sides() == (0, 1, 0, 1), "nobody wishes for anything"
    assert sides({"partner": 1}) == (0, 0, 1, 1)
    assert sides({}, {}, {"partner": 1}) == (0, 1, 1, 0)
    assert sides({"partner": 3}, {"partner": 2}) == (0, 1, 1, 0)


def test_a_game_without_wishes_is_set_up_as_before() -> None:
    match = Match.new(GAME, 3, chance=Seeded(1))
    assert match.header.wishes is msgspec.UNSET
    assert "wishes" not in match.told(0)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ([{"ship": 1}], "kernel.refused.no-such-option"),
        ([{"partner": 4}], "kernel.refused.option-value"),
        ([{"partner": "1"}], "kernel.refused.option-value"),
        ([{"partner": True}], "kernel.refused.option-value"),
        ([{"partner": 0}], "kernel.refused.option-value"),
        ([{"partner": 1}, {"partner": 2}], "kernel.refused.option-value"),
        ([{}] * 5, "kernel.refused.wishes"),
    ],
)
def test_what_cannot_be_is_refused(wishes: Wishes, code: str) -> None:
    refused = WISHING.refusal(4, {}, wishes)
    assert refused is not None
    assert refused.code == code
    with pytest.raises(Refused):
        Match.new(WISHING, 4, {}, wishes, chance=Seeded(1))


def test_a_game_that_has_none_refuses_any() -> None:
    refused = GAME.refusal(2, {}, [{"partner": 1}])
    assert refused is not None
    assert refused.code == "kernel.refused.no-such-option"


def test_they_are_in_the_header_and_a_record_replays_with_them() -> None:
    match = Match.new(WISHING, 4, {}, [{"partner": 1}], chance=Seeded(1))
    assert match.header.wishes == [{"partner": 1}, *[{"partner": -1}] * 3]
    assert match.told(2)["wishes"] == match.header.wishes
    question = match.asked[0]
    match.answer(question.id, question.seat, "far")
    again = Match.load(WISHING, read(write(match.record())))
    assert (again.hash, again.table.sides()) == (match.hash, (0, 0, 1, 1))
    assert verify(WISHING, match.record()).problem is None


def test_another_partner_is_another_game() -> None:
    """The header is believed as far as the game goes the same way; the sides are not in the hash before they count."""
    match = Match.new(WISHING, 4, {"rounds": 1}, [{"partner": 1}], chance=Seeded(1))
    header = msgspec.structs.replace(match.header, wishes=[{"partner": 2}])
    assert Match.reading(WISHING, header).table.sides() == (0, 1, 0, 1)


def test_a_header_from_before_wishes_reads() -> None:
    """And one of a game without wishes is the same as before."""
    data = write(Match.new(GAME, 2, chance=Seeded(1)).record())
    assert "wishes" not in msgspec.json.decode(data.split(b"\n")[0])
    assert not read(data).header.wishes


def test_a_setup_of_two_parameters_goes_on() -> None:
    assert toy_game(__name__).new_table(2, {}).seats == 2

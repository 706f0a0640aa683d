"""Where dice and draws come from. The golden numbers keep old records verifiable: they never change."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from rimward.kernel.chance import RUN, Chance, Keyed, Recorded, Sampled, Scripted, Sealed, Seeded, Tape

KEY = bytes(range(32))


def test_golden_numbers() -> None:
    assert [Sealed(KEY).die(n, 6) for n in range(12)] == [1, 6, 3, 1, 4, 2, 3, 4, 2, 3, 6, 2]
    assert [Seeded(7).die(n, 20) for n in range(12)] == [5, 10, 13, 3, 3, 8, 9, 6, 3, 6, 11, 7]
    assert [Seeded(7).draw(n, ("boost", "jam", "nudge")) for n in range(4)] == ["boost", "jam", "jam", "nudge"]
    assert [Seeded("a table").number(n, 1 << 40) for n in (0, 1, RUN)] == [134379617636, 675463541188, 1013892924255]
    assert [Seeded(7).number(n, 3 << 62) for n in range(2)] == [2019341130093806604, 1257042910695340429]


def test_the_numbers_of_a_key_depend_on_nothing_but_the_number() -> None:
    forward = [Sealed(KEY).number(n, 1000) for n in range(20)]
    assert forward == [Keyed(KEY).number(n, 1000) for n in reversed(range(20))][::-1]


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.83), (6, 20.52), (20, 43.82)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_dice_are_uniform(sides: int, limit: float, seed: int) -> None:
    """Chi-square, at one in a thousand."""
    throws, chance = 500 * sides, Seeded(seed)
    counts = Counter(chance.die(n, sides) for n in range(throws))
    assert set(counts) == set(range(1, sides + 1))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < limit


def test_pairs_of_throws_are_uniform() -> None:
    chance = Seeded("pairs")
    counts = Counter((chance.die(2 * n, 6), chance.die(2 * n + 1, 6)) for n in range(7200))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 66.62  # 35 degrees of freedom


def test_no_number_is_favoured_where_the_span_is_not_a_multiple() -> None:
    """With 3 * 2**62 numbers, a plain remainder would give the lower third twice as often."""
    below = 3 << 62
    low = sum(Seeded("bias").number(n, below) < below // 3 for n in range(3000))
    assert 900 < low < 1100


def test_a_new_run_has_other_numbers() -> None:
    assert [Sealed(KEY).number(n, 10**6) for n in range(5)] != [Sealed(KEY).number(RUN + n, 10**6) for n in range(5)]


def test_a_commitment_is_the_hash_of_the_key() -> None:
    assert Sealed(KEY).commitment() == sha256(KEY).hexdigest()
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(b"short")


def test_a_draw_is_one_of_the_bag() -> None:
    bag = ("moon", "star", "star")
    counts = Counter(Seeded(4).draw(n, bag) for n in range(3000))
    assert counts["moon"] + counts["star"] == 3000
    assert 900 < counts["moon"] < 1100


def test_a_script_names_dice_by_kind_and_cards_by_id() -> None:
    chance = Scripted(d6=[3, 5], d20=[20], draw=["loath"])
    assert (chance.die(0, 6), chance.die(1, 20), chance.draw(2, ("loath", "puzzle"))) == (3, 20, "loath")
    assert chance.left == {"d6": [5]}
    assert chance.die(0, 6) == 3, "the same number again is the same result"
    assert (chance.die(3, 6), chance.left) == (5, {})
    assert chance.draw(2, ("loath", "puzzle")) == "loath"


def test_a_script_tells_what_it_still_holds_and_leaves_the_lists_of_others_alone() -> None:
    dice, cards = [3, 5], ["loath", "puzzle"]
    chance = Scripted(d6=dice, draw=cards)
    assert chance.left == {"d6": [3, 5], "draw": ["loath", "puzzle"]}
    chance.die(0, 6)
    chance.draw(1, ("loath",))
    assert chance.left == {"d6": [5], "draw": ["puzzle"]}
    assert (dice, cards) == ([3, 5], ["loath", "puzzle"])


@pytest.mark.parametrize(
    ("script", "message"),
    [
        (Scripted(), "draw 0 needs a d6 and the script has none left"),
        (Scripted(d6=[7]), "the script gives 7 for a d6"),
    ],
)
def test_a_script_that_does_not_fit_says_so(script: Scripted, message: str) -> None:
    with pytest.raises(LookupError, match=message):
        script.die(0, 6)


def test_a_script_draws_only_what_the_pile_holds() -> None:
    with pytest.raises(LookupError, match=r"the script draws loath, the pile holds \['moon'\]"):
        Scripted(draw=["loath"]).draw(0, ("moon",))
    with pytest.raises(LookupError, match=r"draw 0 takes one of \['moon'\] and the script names none"):
        Scripted().draw(0, ("moon",))


@pytest.mark.parametrize("results", [[], [7], [0], ["moon"]])
def test_a_record_gives_only_possible_dice(results: list[int | str]) -> None:
    with pytest.raises(LookupError, match="the record"):
        Recorded(results).die(0, 6)


def test_a_record_gives_its_results_in_order() -> None:
    recorded = Recorded([3, "moon", 6])
    assert (recorded.die(7, 6), recorded.draw(8, ("moon",)), recorded.die(9, 6)) == (3, "moon", 6)


@pytest.mark.parametrize("results", [[], [1], ["loath"]])
def test_a_record_gives_only_cards_of_the_pile(results: list[int | str]) -> None:
    with pytest.raises(LookupError, match="the record"):
        Recorded(results).draw(0, ("moon",))


def test_a_tape_keeps_what_its_source_gave() -> None:
    tape = Tape(Scripted(d6=[3], draw=["moon"]))
    tape.die(0, 6)
    tape.draw(1, ("moon", "star"))
    assert tape.results == [3, "moon"]


def test_search_brings_numbers_of_its_own() -> None:
    class Low:
        def randrange(self, stop: int, /) -> int:
            return 0

    sampled: Chance = Sampled(Low())
    assert (sampled.die(99, 6), sampled.draw(99, ("moon", "star"))) == (1, "moon")

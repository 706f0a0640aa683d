"""A run of games: the same however it is split, interrupted and put together, with every bot in every seat."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from rimward.lab import ledger as ledgers
from rimward.lab.ledger import Ledger, kept, merged, places, read
from rimward.lab.meeting import Meeting, Pairing, meet
from rimward.lab.runs import fill, share
from rimward.lab.wishes import MisuseError
from tests.lab.made import bare, plan

TABLES = (("greedy", "random", "random"), ("easy", "greedy", "greedy"))


@pytest.fixture(scope="module")
def whole() -> Ledger:
    ledger = Ledger(plan(*TABLES))
    assert fill(ledger, range(12), 1)
    return ledger


# --- seats -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_in_every_round_each_bot_sits_everywhere_once(count: int) -> None:
    for first in range(0, 6 * count, count):
        games = [places(count, number) for number in range(first, first + count)]
        for seat in range(count):
            assert sorted(game[seat] for game in games) == list(range(count))


def test_over_the_rounds_each_bot_sits_beside_every_other_equally_often() -> None:
    beside = Counter[tuple[int, int]]()
    for number in range(4 * 6):
        game = places(4, number)
        beside.update((game[seat], game[(seat + 1) % 4]) for seat in range(4))
    assert len(beside) == 4 * 3
    assert set(beside.values()) == {4 * 4 * 6 // 12}


@pytest.mark.parametrize(("rotated", "seeds"), [(True, 2), (False, 6)])
def test_a_round_shares_its_seed_and_so_do_all_tables(
    monkeypatch: pytest.MonkeyPatch, rotated: bool, seeds: int
) -> None:
    seen: dict[tuple[int, int], int] = {}

    def noted(pairing: Pairing, seed: int, meeting: Meeting) -> Meeting:
        seen[meeting.table, meeting.game] = seed
        return meeting

    monkeypatch.setattr(ledgers, "meet", noted)
    ledgers.played(plan(*TABLES, rotated=rotated), range(12))
    assert len(set(seen.values())) == seeds
    assert all(seen[0, game] == seen[1, game] for game in range(6))
    assert (seen[0, 0] == seen[0, 2]) == rotated
    assert seen[0, 0] != seen[0, 3]


# --- the same however it is split ------------------------------------------------------------------------------------
def test_processes_do_not_change_a_run(whole: Ledger) -> None:
    two = Ledger(whole.plan)
    assert fill(two, range(12), 2)
    assert len(bare(two)) == 24
    assert bare(two) == bare(whole)


def test_shards_are_whole_rounds_and_merge_to_the_run(whole: Ledger, tmp_path: Path) -> None:
    files = []
    for part in ("3/3", "1/3", "2/3"):
        files.append(tmp_path / part.replace("/", "-"))
        games = share(whole.plan, part)
        assert games.start % 3 == games.stop % 3 == 0
        fill(kept(whole.plan, files[-1]), games, 1)
    assert [read(file).lacking for file in files] == [24 - 12, 24 - 6, 24 - 6]
    together = merged(files)
    assert together.lacking == 0
    assert bare(together) == bare(whole)


def test_a_run_that_was_cut_off_goes_on_where_it_was(
    whole: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run"
    fill(kept(whole.plan, file), range(4), 1)
    file.write_bytes(file.read_bytes()[:-40])  # the power went while the last line was written
    again = kept(whole.plan, file)
    assert len(again.meetings) == 7
    numbers: list[int] = []

    def counted(pairing: Pairing, seed: int, meeting: Meeting) -> Meeting:
        numbers.append(meeting.game)
        return meet(pairing, seed, meeting)

    monkeypatch.setattr(ledgers, "meet", counted)
    assert fill(again, range(12), 1)
    assert len(numbers) == 24 - 7
    assert bare(read(file)) == bare(whole)


def test_more_games_may_be_asked_for_later_and_other_games_not(whole: Ledger, tmp_path: Path) -> None:
    file = tmp_path / "run"
    fill(kept(plan(*TABLES, games=3), file), range(3), 1)
    assert len(kept(whole.plan, file).meetings) == 6
    assert read(file).lacking == 24 - 6
    with pytest.raises(MisuseError, match="other games"):
        kept(plan(*TABLES, target=9), file)


def test_runs_with_other_tables_merge_to_one_with_all_of_them(whole: Ledger, tmp_path: Path) -> None:
    """A ladder whose rungs were played apart, the last with fewer games."""
    files = [tmp_path / name for name in ("first", "second", "elsewhere")]
    fill(kept(plan(TABLES[0]), files[0]), range(12), 1)
    fill(kept(plan(TABLES[1], games=6), files[1]), range(3), 1)
    together = merged(files[:2])
    assert [table.bots for table in together.plan.tables] == list(TABLES)
    assert (len(together.at(0)), len(together.at(1)), together.lacking) == (12, 3, 3)
    assert bare(together) == [each for each in bare(whole) if each["table"] == 0 or each["game"] < 3]

    kept(msgspec.structs.replace(plan(TABLES[1]), seed="8"), files[2])
    with pytest.raises(MisuseError, match="other games"):
        merged(files[1:])


def test_what_is_no_file_of_games_says_so(tmp_path: Path) -> None:
    (tmp_path / "junk").write_text("junk\n")
    with pytest.raises(MisuseError, match="no file of games"):
        read(tmp_path / "junk")
    with pytest.raises(MisuseError, match="No such file"):
        read(tmp_path / "nothing")

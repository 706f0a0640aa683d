"""The tests bite: rules broken on purpose are noticed by the tests that are marked with them (docs/mutations.md)."""

import re
import subprocess
from collections import Counter

import pytest

from rimward import rulebook
from tests.harness import mutate as run
from tests.harness.subject import ROOT, games, proofs

GAMES = games()
EACH_CHAPTER = 2
PICKED = 10  # of each game, or a fifth of a short list


@pytest.mark.parametrize("game", GAMES)
def test_every_mutation_can_be_made_and_has_tests_to_notice_it(game: str) -> None:
    mutations = run.load(game).mutations
    book = rulebook.load(game)
    assert list(run.problems(game, enumerate(mutations, start=1), proofs())) == []
    assert [mutation.rule for mutation in mutations if book.rule(mutation.rule) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_mutation_is_there_twice(game: str) -> None:
    times = Counter(run.load(game).mutations)
    assert [mutation for mutation, number in times.items() if number > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_is_broken_twice(game: str) -> None:
    given = run.load(game)
    files = Counter(mutation.file for mutation in given.mutations)
    broken = {chapter: sum(files[file] for file in named) for chapter, named in given.chapters.items()}
    assert [chapter for chapter, times in broken.items() if times < EACH_CHAPTER] == []
    assert set(files) <= {file for named in given.chapters.values() for file in named}


@pytest.mark.parametrize("game", GAMES)
def test_every_file_with_frames_is_in_a_chapter(game: str) -> None:
    package = run.source(ROOT, game, "")
    frames = re.compile(r"^    CHAPTER: ClassVar", re.MULTILINE)
    with_frames = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if frames.search(path.read_text(encoding="utf-8"))
    }
    named = {file for files in run.load(game).chapters.values() for file in files}
    assert with_frames - named == set(), "name the file in a chapter, and break two of its rules"


def test_the_same_seed_picks_the_same_and_another_one_others() -> None:
    everything = list(enumerate(run.load("xia").mutations, start=1))
    assert run.picked(everything, PICKED, "a") == run.picked(everything, PICKED, "a")
    assert run.picked(everything, PICKED, "a") != run.picked(everything, PICKED, "b")
    assert not any(mutation.survives for _, mutation in run.picked(everything, len(everything), "a"))


def test_a_text_that_is_gone_and_a_rule_without_tests_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    gone = run.Mutation("xia.turn.order", "turn.py", "no such line", "another")
    unmarked = run.Mutation("xia.turn.never", "turn.py", "class Turns(Frame):", "class Turns(Frame):")
    told = "\n".join(run.problems("xia", [(1, gone), (2, unmarked)], {"xia.turn.order": ["tests/test_turn.py::test"]}))
    assert "number 1" in told
    assert "occurs 0 times" in told
    assert "changes nothing" in told
    assert "no test is marked" in told
    assert run.main(["--game", "xia", "--rule", "xia.turn.never"]) == 1
    assert "no such mutation" in capsys.readouterr().err


def test_fewer_than_nineteen_in_twenty_are_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    mutation = run.Mutation("xia.turn.order", "turn.py", "a", "b")
    allowed = run.Mutation("xia.turn.order", "turn.py", "a", "c", survives="all the same")
    killed = [run.Outcome(number, mutation, "killed", 1.0) for number in range(19)]
    assert run.summary([*killed, run.Outcome(20, mutation, "survived", 1.0)], 20.0) == 0
    assert run.summary([*killed[1:], run.Outcome(20, mutation, "survived", 1.0)], 20.0) == 1
    assert run.summary([*killed[1:], run.Outcome(20, mutation, "broken", 1.0)], 20.0) == 1
    assert run.summary([*killed, run.Outcome(20, allowed, "survived", 1.0)], 20.0) == 0
    assert "19 of 19 killed, 1 may survive" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_this_commit_picks_is_noticed(game: str) -> None:
    everything = list(enumerate(run.load(game).mutations, start=1))
    numbered = run.picked(everything, min(PICKED, len(everything) // 5), commit())
    found = list(run.outcomes(game, numbered, proofs(), jobs=2))
    told = [run.told(outcome, len(found), done) for done, outcome in enumerate(found, start=1)]
    assert [outcome.result for outcome in found] == ["killed"] * len(numbered), "\n".join(told)


@pytest.mark.slow
def test_tests_that_fail_already_show_nothing() -> None:
    (numbered,) = run.chosen(run.load("comet").mutations, "1", "", 0, "")
    with pytest.raises(RuntimeError, match="fail already"):
        list(run.outcomes("comet", [numbered], {numbered[1].rule: ["tests/none_such.py"]}, jobs=1))


def commit() -> str:
    """Other mutations with every change; always the same ones where there is no history."""
    try:
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no history"
    return head.stdout.strip()

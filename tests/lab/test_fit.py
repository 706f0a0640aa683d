"""`rimward fit`: numbers that are found again, games that are played and kept for it, and what is told and written."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from rimward.bots import named
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.game import Outlook
from rimward.lab import fit, numeric
from rimward.lab.fit import fitted
from rimward.lab.ledger import Ledger, Plan, played, styled
from rimward.lab.numeric import Model, Sample
from tests.lab.made import bare

QUICK = ["--option", "target=8", "--option", "rounds=4", "--jobs", "1"]
TRUE = Model(-0.4, (0.8, -0.5, 0.3))


def called(*said: str) -> int:
    return fit.command(parsed(*said))


def parsed(*said: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    fit.add_arguments(parser)
    return parser.parse_args(said)


def plan(*said: str) -> Plan:
    return fit.planned(parsed("comet", *QUICK, *said))


def ledger(plan: Plan, *parts: Sequence[int]) -> Ledger:
    made = Ledger(plan)
    for part in parts or [range(plan.games * len(plan.tables))]:
        made.take(played(plan, part))
    return made


def made_up(seed: int, count: int, seats: Sequence[int] = (4,)) -> list[Sample]:
    """Moments of as many games, which end as the true numbers say."""
    random, found = np.random.default_rng(seed), []
    for game in range(count):
        sat = seats[game % len(seats)]
        left, has = float(random.integers(1, 11)), random.normal(0, 2, (sat, 3)).round(3).tolist()
        bare = Sample(game, left, has, [0.0] * sat)
        winner = random.choice(sat, p=numeric.chances([bare], TRUE)[0])
        found.append(bare._replace(won=[float(seat == winner) for seat in range(sat)]))
    return found


# --- the likelihood --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [(4,), (2, 3, 5)])
def test_true_numbers_are_found_again_and_their_errors_are_honest(seats: Sequence[int]) -> None:
    beyond = []
    for seed in range(30):
        now, errors = numeric.fitted(made_up(seed, 300, seats), Model(0.0, (0.0, 0.0, 0.0)))
        pairs = zip((now.far, *now.counts), (TRUE.far, *TRUE.counts), (errors.far, *errors.counts), strict=True)
        beyond += [abs(found - true) / (error or 0.0) for found, true, error in pairs]
    assert max(beyond) < 4.5
    assert 0.02 < np.mean(np.array(beyond) > 1.96) < 0.11


def test_turns_of_a_game_are_no_games_of_their_own() -> None:
    once = made_up(7, 300)
    alone, again = [numeric.fitted(samples, Model(0.0, (0.0, 0.0, 0.0))) for samples in (once, once * 9)]
    assert again[0].counts == pytest.approx(alone[0].counts, abs=1e-4)
    assert again[1].counts == pytest.approx(alone[1].counts, rel=1e-3)


def test_what_games_do_not_tell_stays_as_it_was() -> None:
    samples = [each._replace(has=[[*row[:2], 1.0] for row in each.has]) for each in made_up(1, 200)]
    now, errors = numeric.fitted(samples, Model(-0.4, (0.5, 0.0, 7.0)))
    assert now.counts[2] == 7.0
    assert errors.counts[2] is None
    assert errors.counts[0]
    assert now.counts[0] == pytest.approx(0.8, abs=0.3)


def test_what_is_held_goes_on_counting_what_it_did() -> None:
    now, errors = numeric.fitted(made_up(1, 300), Model(0.0, (0.0, 3.0, 0.0)), [1])
    assert (now.counts[1], errors.counts[1]) == (3.0, None)
    assert now.counts[0] != 0.0
    assert now.far != 0.0


@pytest.mark.parametrize("name", ["comet", "xia", "andromeda"])
def test_chances_are_those_of_the_game(name: str) -> None:
    game, chance = GAMES[name], Seeded(4)
    assert game.outlook is not None
    assert game.advice is not None
    g = game.new_table(3, {})
    start(g, chance)
    for _ in range(40):
        question = next(question for question in g.open if question.seat not in g.early)
        rated = game.advice(g, question, "")
        answer(g, chance, question.seat, question.options[max(range(len(rated)), key=rated.__getitem__)])
    sample = Sample(0, game.outlook.left(g), game.outlook.has(g), [0.0] * 3)
    (told,) = numeric.chances([sample], Model(game.outlook.far, game.outlook.counts))
    assert told == pytest.approx(game.outlook.chances(g))
    assert len(set(told)) > 1


@pytest.mark.parametrize("name", ["comet", "xia", "andromeda"])
def test_every_feature_of_a_game_has_its_number_and_no_other_has(name: str) -> None:
    outlook = GAMES[name].outlook
    assert outlook is not None
    assert set(Outlook.fitted(f"rimward.games.{name}")["counts"]) == set(outlook.names)


# --- the games -------------------------------------------------------------------------------------------------------
def test_levels_are_given_styles_as_at_a_table_and_others_are_not() -> None:
    sitting = [styled(GAMES["xia"], ["normal"] * 4, seed) for seed in range(20)]
    assert all({bot.style for bot in map(named, bots) if bot} == set(GAMES["xia"].styles) for bots in sitting)
    assert len({tuple(bots) for bots in sitting}) > 5
    assert styled(GAMES["xia"], ["greedy", "expert", "normal/pirate"], 1) == ["greedy", "expert", "normal/pirate"]


def test_what_seats_have_is_kept_at_every_turn_and_only_where_it_is_asked_for() -> None:
    wanted = plan("--bots", "normal,normal,normal", "--games", "2")
    for meeting in played(wanted, range(2)):
        assert abs(len(meeting.stands) - sum(meeting.turns)) <= 1 + sum(meeting.skipped)
        assert all(len(stand.has) == 3 and stand.left >= 1 for stand in meeting.stands)
        assert meeting.stands[-1].has != meeting.stands[0].has
    unwanted = msgspec.structs.replace(wanted, features=())
    assert not any(meeting.stands for meeting in played(unwanted, range(2)))


def test_any_split_gives_the_same() -> None:
    wanted = plan("--games", "8", "--check", "random,random,random")
    whole, split = ledger(wanted), ledger(wanted, [9, 2, 15], [8, 0, 1, 3], [4, 5, 6, 7, 14], [10, 11, 12, 13])
    assert bare(whole) == bare(split)
    assert fitted(whole) == fitted(split)
    assert [trial.of for trial in fitted(whole).trials] == ["held back", "3 random"]


def test_nothing_is_fitted_to_games_that_are_held_back_or_only_checked() -> None:
    wanted = plan("--games", "24", "--check", "random")
    made, other = ledger(wanted), ledger(wanted)
    for (table, _), meeting in other.meetings.items():
        if table == 1 or fit._held(wanted, meeting):
            meeting.winners = [1 - meeting.winners[0]]
    one, two = fitted(made), fitted(other)
    assert (one.far, one.counts, one.games) == (two.far, two.counts, two.games)
    assert one.trials != two.trials
    assert one.games + one.trials[0].games == one.trials[1].games == 24


# --- what is told ----------------------------------------------------------------------------------------------------
def test_calibration_counts_what_was_said_and_its_intervals_go_by_games() -> None:
    samples = [Sample(game, 1.0, [[0.0], [0.0]], [1.0, 0.0] if game < 60 else [0.0, 1.0]) for game in range(80)]
    (low, high) = fit._calibration(samples, [[0.81, 0.19]] * 80)
    assert (low.low, low.high, low.count, low.won) == (0.1, 0.2, 80, 0.25)
    assert (high.low, high.high, high.count, high.won) == (0.8, 0.9, 80, 0.75)
    assert high.said == pytest.approx(0.81)
    (_, often) = fit._calibration(samples * 10, [[0.81, 0.19]] * 800)
    assert often.count == 800
    assert often.interval == pytest.approx(high.interval, abs=0.002)
    (_, sure) = fit._calibration(samples[:60] * 10, [[1.0, 0.0]] * 600)
    assert sure.high == 1.0
    assert sure.interval[0] < 0.95  # sixty games, and not six hundred


def test_kept_parts_are_merged_told_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    files, page, out = (
        [str(tmp_path / name) for name in ("one", "two")],
        tmp_path / "page.md",
        tmp_path / "chances.json",
    )
    monkeypatch.setattr(fit, "file_of", lambda game: out)
    page.write_text("a\n<!-- fit -->\n<!-- /fit -->\nb\n")
    for part, file in enumerate(files):
        assert called("comet", *QUICK, "--games", "60", "--shard", f"{part + 1}/2", "--keep", file, "--json") == 0
    assert called("--merge", files[0], "--write") == 2
    assert not out.exists()
    assert "nothing is written: not all of the games are played" in capsys.readouterr().err
    assert called("--merge", *files, "--json", "--write", "--markdown", str(page)) == 0
    data, wrote = json.loads(capsys.readouterr().out), json.loads(out.read_text())
    assert data["games"] + data["trials"][0]["games"] == 60
    assert data["trials"][0]["now"] < data["trials"][0]["even"]
    assert set(data["trials"][0]["change"]) == {"value", "low", "high"}
    assert wrote["far"] == data["far"]["now"]
    assert wrote["counts"] == {"ice": data["counts"][0]["now"]}
    assert wrote["of"]["bots"] == ["normal,normal"]
    assert "| ice | +" in page.read_text()
    assert "| held back | 90% to 100% |" in page.read_text()
    outlook = GAMES["comet"].outlook
    assert outlook is not None
    again = Outlook(outlook.names, outlook.has, outlook.left, wrote)
    assert again.counts == [wrote["counts"]["ice"]] != outlook.counts


def test_a_new_feature_counts_nothing_until_it_is_fitted() -> None:
    outlook = Outlook(("old", "new"), lambda g: [], lambda g: 1.0, {"far": 0.0, "counts": {"old": 2.0}})
    assert outlook.counts == [2.0, 0.0]


def test_games_with_other_features_are_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games")
    assert called("comet", *QUICK, "--games", "8", "--keep", file) == 0
    other = Outlook(("luck",), lambda g: [[0.0]] * g.seats, lambda g: 1.0, {"far": 0.0, "counts": {}})
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], outlook=other))
    capsys.readouterr()
    assert called("--merge", file) == 2
    assert "other features; play them again" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (["comet", "--bots", "clever"], "no bot 'clever'"),
        (["comet", "--check", "random,random,random,random,random"], "2 to 4 seats"),
        (["comet", "--games", "1", *QUICK], "too few games"),
        (["comet", "--games", "0"], "--games 0"),
        (["comet", "--games", "8", *QUICK, "--hold", "luck"], "no feature 'luck' to hold; it has: ice"),
        (["chess"], "chess is no game"),
    ],
)
def test_bad_use_is_one_line_and_code_2(said: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert called(*said) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


def test_a_game_without_features_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], outlook=None))
    assert called("comet") == 2
    assert "comet tells no chances by numbers that could be fitted; these do: xia" in capsys.readouterr().err

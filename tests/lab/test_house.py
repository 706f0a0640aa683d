"""What house rules do: gathered from kept games, and told only of the game that it was measured with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rimward import measured
from rimward.games.catalog import GAMES
from rimward.lab import house
from rimward.lab.ledger import Ledger, Plan, played
from rimward.lab.wishes import MisuseError
from rimward.messages import LANGUAGES, Messages
from tests.lab.made import ledger, plan

XIA = GAMES["xia"]
GAMES_PLAYED = 24


def run(**options: Any) -> Ledger:
    wanted = plan(("random", "random"), games=GAMES_PLAYED, rotated=False, **options)
    return ledger(wanted, *played(wanted, range(GAMES_PLAYED)))


def other_plan(run: Ledger, **changes: Any) -> Ledger:
    made: Plan = msgspec.structs.replace(run.plan, **changes)
    return ledger(made, *run.meetings.values())


def test_a_higher_target_makes_games_longer() -> None:
    found = house.gathered(run(rounds=20), [run(rounds=20, target=20), run(rounds=21)])
    longer, same = found.effects
    assert (found.games, found.content) == (GAMES_PLAYED, measured.content_of(GAMES["comet"]))
    assert (longer.option, longer.value, same.option, same.value) == ("target", 20, "rounds", 21)
    assert longer.turns[0] > longer.turns[1] > 0
    assert any(points > 0 for points, _ in longer.sources.values())
    assert (same.turns, same.sources) == ((0.0, 0.0), {})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"content": "another"}, "other rules or content"),
        ({"version": "0"}, "other rules or content"),
        ({"games": GAMES_PLAYED + 3}, "3 of the games are not played"),
        ({"seed": "8"}, "not pairs"),
    ],
)
def test_what_cannot_be_compared_is_refused(changes: dict[str, Any], told: str) -> None:
    base = run()
    with pytest.raises(MisuseError, match=told):
        house.gathered(base, [other_plan(run(target=9), **changes)])


@pytest.mark.parametrize(("options", "count"), [({}, 0), ({"target": 9, "rounds": 5}, 2)])
def test_one_option_at_a_time(options: dict[str, Any], count: int) -> None:
    with pytest.raises(MisuseError, match=f"not {count}"):
        house.gathered(run(), [run(**options)])


def test_it_is_called_with_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert house.main(["only-one"]) == 2
    assert "BASE.jsonl" in capsys.readouterr().err
    assert house.main([str(tmp_path / "a"), str(tmp_path / "b")]) == 2
    assert capsys.readouterr().err.startswith("house: ")


# --- what is there ---------------------------------------------------------------------------------------------------
def test_the_house_rules_of_xia_were_measured_as_the_game_is_now() -> None:
    """When this fails the game has changed: measure again (docs/balance.md), for what is old is not shown."""
    found = measured.load(XIA)
    assert found is not None
    assert found.games >= 200
    settings = {setting.name: setting for setting in XIA.settings}
    for effect in found.effects:
        setting = settings[effect.option]
        assert effect.value in setting.allowed
        assert effect.value != setting.default
        for language in LANGUAGES:
            words = Messages(language, "xia")
            assert all(words.text(source, part="source") for source in effect.sources)
    named = {effect.option for effect in found.effects}
    assert {"min_move", "safe_mining", "start_credits", "npcs", "gate_fame", "den_buys_any"} == named


def test_of_another_game_nothing_is_told() -> None:
    assert measured.load(GAMES["comet"]) is None
    assert measured.load(replace(XIA, version="0")) is None
    assert measured.load(replace(XIA, box_data=lambda content: {"ships": {}})) is None


def test_every_game_has_a_hash_of_its_content() -> None:
    """Also where things of the box are named by numbers, such as event tracks by players."""
    hashes = {measured.content_of(game) for game in GAMES.values()}
    assert len(hashes) == len(GAMES)

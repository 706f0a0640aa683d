"""Packs from folders: on the command line, in simulations, and in the records of games that were played with them."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from rimward import report
from rimward.cli import main
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.content import ContentError
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.record import RecordError, read, write
from rimward.kernel.verify import verify
from rimward.lab.simulate import Job, play_games, record_games
from rimward.messages import LANGUAGES, Messages
from rimward.packs import pack_of, with_folders

HOME = Path(__file__).parents[1] / "docs/packs/home-port"
XIA = GAMES["xia"]
SHORT = {"target": 5}


def at_home() -> Game:
    return with_folders(XIA, [str(HOME)])


def copied(folder: Path, **changed: str) -> Path:
    """The example pack with other text in some of its files."""
    there = folder / "home-port"
    shutil.copytree(HOME, there)
    for name, text in changed.items():
        (there / f"{name}.yaml").write_text(text, encoding="utf-8")
    return there


# --- reading ---------------------------------------------------------------------------------------------------------
def test_the_example_adds_a_sector_and_missions_and_replaces_a_ship() -> None:
    box, home = XIA.content, at_home().content
    assert list(home.sectors) == [*box.sectors, "home-port"]
    assert set(home.missions) - set(box.missions) == {"101", "102", "103"}
    assert (box.ships["puddle-jumper"].energy, home.ships["puddle-jumper"].energy) == (10, 11)
    assert home.hash != box.hash


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_example_brings_has_its_names(language: str) -> None:
    words = Messages(language, "xia", strict=True, words=at_home().words(language))
    for kind, thing in [("sector", "home-port"), ("lore", "home-port"), ("job", "101"), ("job", "102"), ("job", "103")]:
        assert words.name(kind, thing) != thing
    assert words.seen_by(1).name("sector", "home-port") == words.name("sector", "home-port")
    assert Messages(language, "xia").name("sector", "home-port") == "home-port"  # without them, its code


def test_words_of_a_pack_change_no_other_text() -> None:
    words = Messages("en", "xia", words=["xia-sector-azure = Mine now\nxia-sector-mine = Mine\n"])
    assert (words.name("sector", "azure"), words.name("sector", "mine")) == ("Azure", "Mine")


def test_a_folder_that_is_none_or_has_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="nowhere: there is no such folder"):
        with_folders(XIA, [str(tmp_path / "nowhere")])
    with pytest.raises(ContentError, match=r"^nowhere: No such file"):
        pack_of(XIA, tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty/README.md").write_text("nothing yet")
    with pytest.raises(ContentError, match="there is none of the files ships"):
        pack_of(XIA, tmp_path / "empty")
    (tmp_path / "empty/ships.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match="no text in UTF-8"):
        pack_of(XIA, tmp_path / "empty")


# --- the command line ------------------------------------------------------------------------------------------------
def test_a_game_with_a_pack_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "xia", "--pack", str(HOME), "--seats", "easy,easy,easy", "--option", "target=5", "--seed", "5"]
    assert main([*words, "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "  With the pack home-port\n" in out
    assert "won with 5 Fame" in out


def test_simulations_play_with_the_pack(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "xia", "--bots", "random,random,random", "--games", "2", "--jobs", "1", "--option", "target=5"]
    assert main([*words, "--pack", str(HOME), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["packs"], told["failures"]) == (2, ["home-port"], [])
    assert main([*words, "--json"]) == 0
    assert "packs" not in json.loads(capsys.readouterr().out)


def test_other_processes_play_with_the_pack_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "xia", "--bots", "random,random,random", "--games", "4", "--option", "target=5", "--json"]
    told = []
    for jobs in ("1", "2"):
        assert main([*words, "--pack", str(HOME), "--jobs", jobs]) == 0
        told.append({**json.loads(capsys.readouterr().out), "seconds": 0, "decisions_per_second": 0})
    assert told[0] == told[1]


def test_the_arena_plays_with_the_pack_and_keeps_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games"
    words = ["arena", "xia", "--bots", "random,easy,random", "--games", "3", "--option", "target=5", "--jobs", "1"]
    assert main([*words, "--pack", str(HOME), "--keep", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["packs"] == ["home-port"]
    assert json.loads(kept.read_bytes().splitlines()[0])["packs"] == at_home().kept
    assert main([*words, "--keep", str(kept), "--json"]) == 2  # these were other games
    assert "holds other games" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_a_broken_pack_is_refused_with_file_entry_and_field(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = copied(tmp_path, ships=(HOME / "ships.yaml").read_text().replace("energy: 11", "energy: lots"))
    bots = ["--seats" if command == "play" else "--bots", "random,random,random"]
    assert main([command, "xia", *bots, "--pack", str(broken)]) == 2
    assert "home-port/ships.yaml: puddle-jumper: energy: expected `int`" in capsys.readouterr().err


def test_a_pack_that_does_not_fit_is_refused_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missions = (HOME / "missions.yaml").read_text().replace("deliver: kemplar-ii", "deliver: atlantis")
    broken = copied(tmp_path, missions=missions)
    assert main(["simulate", "xia", "--bots", "random,random,random", "--pack", str(broken)]) == 2
    assert "home-port/missions.yaml: 101: deliver: there is no sector atlantis" in capsys.readouterr().err


# --- records ---------------------------------------------------------------------------------------------------------
def recorded() -> bytes:
    job = Job("xia", SHORT, ("random", "easy", "random"), "packs", packs=at_home().kept)
    tally, records = record_games(job, range(1))
    assert tally.finished == 1
    return next(iter(records.values()))


def test_a_record_keeps_the_pack_and_replays_without_its_folder() -> None:
    """As a program does that knows nothing but the box."""
    record = read(recorded())
    assert record.header.content == at_home().content.hash
    assert record.header.packs == at_home().kept
    match = Match.load(XIA, record)
    assert match.result is not None
    assert match.game.content.hash == record.header.content
    assert "home-port" in match.game.content.sectors
    assert "home-port" not in XIA.content.sectors
    assert write(match.record()) == write(record)


def test_a_seat_is_told_the_hash_of_the_content() -> None:
    match = Match.load(XIA, read(recorded()))
    assert match.told(0)["content"] == match.game.content.hash
    assert "content" not in Match.new(XIA, 3, chance=Seeded(1)).told(0)


def test_a_record_with_another_pack_is_no_record_of_that_game() -> None:
    data = recorded()
    assert verify(XIA, read(data)).problem is None
    changed = data.replace(b"energy: 11", b"energy: 12", 1)
    assert changed != data
    problem = verify(XIA, read(changed)).problem
    assert problem is not None
    assert "other content" in str(problem.numbers["error"])
    broken = data.replace(b"energy: 11", b"energy: lots", 1)
    with pytest.raises(RecordError, match="puddle-jumper: energy: expected `int`"):
        Match.load(XIA, read(broken))


def test_a_copy_a_view_and_a_snapshot_are_of_the_same_content() -> None:
    match = Match.load(XIA, read(recorded()))
    assert match.copy().game is match.game
    assert match.at(5).table.game is match.game
    assert match.table.copy().game is match.game


def test_a_report_of_a_game_with_a_pack_opens_where_the_pack_is_not(tmp_path: Path) -> None:
    match = Match.new(at_home(), 3, chance=Seeded(3))
    seat = match.asked[0].seat
    told = report.of(match, seat, [])
    file = tmp_path / "report.json"
    file.write_bytes(msgspec.json.encode(told))
    again = report.read(file)
    assert report.differences(again) == []
    assert report.again(again).game.content.hash == told.content == at_home().content.hash
    plain = report.of(Match.new(XIA, 3, chance=Seeded(3)), seat, [])
    assert b'"packs"' not in msgspec.json.encode(plain)


def test_games_without_a_pack_are_what_they_were_beside_those_with_one() -> None:
    """What is remembered of a name in one game must not be read in another: caches go by content."""
    plain, laid = [Job("xia", SHORT, ("easy",) * 3, "beside", packs=kept) for kept in ({}, at_home().kept)]
    before = play_games(plain, range(2))
    play_games(laid, range(2))
    after = play_games(plain, range(2))
    assert (before.lengths, before.scores, before.decisions) == (after.lengths, after.scores, after.decisions)

"""docs/writing-a-game.md is the game: its pieces are the shipped package, and its examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/writing-a-game.md").read_text()
GAME = ROOT / "src/rimward/games/comet"
BLOCKS = re.findall(r"^```(\w+) ?([\w./]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SHOWN = sorted({name for language, name, _ in BLOCKS if language == "python" and name})


def blocks(language: str, name: str = "") -> list[str]:
    return [text for of, named, text in BLOCKS if (of, named) == (language, name)]


def test_every_python_file_of_the_game_is_on_the_page() -> None:
    files = {file.relative_to(GAME).as_posix() for file in GAME.rglob("*.py")}
    assert files - set(SHOWN) == {"cards/__init__.py"}


@pytest.mark.parametrize("name", SHOWN)
def test_the_pieces_are_the_shipped_file(name: str) -> None:
    assert "\n\n".join(blocks("python", name)) == (GAME / name).read_text()


@pytest.mark.parametrize(
    ("language", "name", "file"), [("yaml", "rules.yaml", "rules.yaml"), ("ftl", "en.ftl", "locale/en.ftl")]
)
def test_excerpts_of_other_files_are_true(language: str, name: str, file: str) -> None:
    found = blocks(language, name)
    assert found
    assert all(text in (GAME / file).read_text() for text in found)


def test_the_examples_run_in_order() -> None:
    examples = blocks("python")
    assert len(examples) > 4
    code = compile("\n".join(examples), "writing-a-game.md", "exec")
    exec(code, {"__name__": "writing_a_game"})  # noqa: S102 - our own page


def test_commands_print_what_the_page_says() -> None:
    shown = [re.match(r"\$ rimward (.*)\n((?:.|\n)*)", text) for text in blocks("console")]
    assert shown
    for command in shown:
        assert command is not None
        ran = subprocess.run(
            [sys.executable, "-m", "rimward", *command[1].split()], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert ran.stdout == command[2]

"""English as a native speaker would write it: what CONTRIBUTING.md asks not to write is in no text and on no page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MANNER = re.compile(
    r"\b(the own|anew|how-manieth|is no more|not any more|of today|goes another way|goes on with|what there is to"
    r"|for nothing)\b"
)
# What another phrase stands for is said in a table there.
LEFT_OUT = re.compile(r"^\| the own ship.*?\n\n", re.DOTALL | re.MULTILINE)

PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
TEXTS = [
    file
    for folder in ("src/rimward", "web/src")
    for file in (ROOT / folder).rglob("*.ftl")
    if "locale" in file.parts and (file.name.startswith("en") or file.parent.name == "en")
]


@pytest.mark.parametrize("files", [PAGES, TEXTS], ids=["pages", "texts"])
def test_no_english_text_has_the_manner_of_a_translation(files: list[Path]) -> None:
    assert len(files) > 20
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()[:100]}"
        for file in files
        for line in LEFT_OUT.sub("", file.read_text(encoding="utf-8")).splitlines()
        if MANNER.search(line)
    ]
    assert found == []

"""The tables of docs/research.md, made from the code: `python -m rimward.lab.envs.xia.tables docs/research.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from rimward.games.xia import GAME
from rimward.lab.envs.xia.ids import (
    ABILITIES,
    ACTIONS,
    BOX,
    CUBES,
    FAMILIES,
    FIRST,
    MATS,
    MISSIONS,
    OUTFITS,
    SECTORS,
    WORDS,
)
from rimward.lab.envs.xia.layout import BLOCKS, QUESTIONS, ROLLS
from rimward.lab.envs.xia.xia_v0 import FINGERPRINT


def observations() -> str:
    rows = [
        (f"`{block.name}`", " x ".join(map(str, block.shape)), block.kind.__name__, block.means) for block in BLOCKS
    ]
    return _table(("array", "shape", "type", "what it is"), rows)


def labels() -> str:
    """The names along the axes that only one array has."""
    lists = {"sectors": SECTORS, "mats": MATS, "outfits": OUTFITS, "cubes": CUBES, "abilities": ABILITIES}
    lists["missions"] = (f"{MISSIONS[0]} to {MISSIONS[-1]}, as in the box",)
    known = {*lists.values(), MISSIONS}
    for block in BLOCKS:
        for names in block.axes:
            if names not in known and not names[0].isdecimal() and names != ("q", "r"):
                known.add(names)
                lists[f"`{block.name}`, {len(names)} names"] = names
    lists["codes of questions, from 1"] = QUESTIONS
    lists["codes of rolls, from 1"] = ROLLS
    return "\n".join(f"- {title}: {', '.join(names)}" for title, names in lists.items())


def actions() -> str:
    """Families, with their ids; words that stand alone in one row."""
    alone = f"0 to {len(WORDS) - 1}"
    rows = [(", ".join(f"`{word}`" for word in WORDS), alone, "", "a word alone, in this order")]
    for family in FAMILIES[len(WORDS) :]:
        first = FIRST[family.word]
        last = first + family.size - 1
        axes = " x ".join(f"{name} ({len(names)})" for name, names in family.axes)
        rows.append((f"`{family.word}`", f"{first} to {last}" if last > first else str(first), axes, family.means))
    return f"{ACTIONS} ids.\n\n" + _table(("word", "ids", "axes, the last one fastest", "what it does"), rows)


def options() -> str:
    rows = [(f"`{setting.name}`", repr(setting.default), _allowed(setting.allowed)) for setting in GAME.settings]
    return _table(("keyword", "without a word", "may be"), rows)


def version() -> str:
    rows = [("`xia_v0`", f"`{FINGERPRINT}`", GAME.version, f"`{BOX.hash}`")]
    return _table(("environment", "fingerprint", "rules", "box"), rows)


def _allowed(allowed: Iterable[object]) -> str:
    if isinstance(allowed, range):
        return f"{allowed[0]} to {allowed[-1]}"
    return ", ".join(map(repr, allowed))


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


TABLES = {"observations": observations, "labels": labels, "actions": actions, "options": options, "version": version}


def filled(page: str) -> str:
    """A page with every table between its marks written again."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}{table()}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")

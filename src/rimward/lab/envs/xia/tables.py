"""The tables of docs/research.md, made from the code: `python -m rimward.lab.envs.xia.tables docs/research.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from rimward.games.xia import GAME
from rimward.lab.envs import shapes
from rimward.lab.envs.xia.ids import (
    ABILITIES,
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


def tables() -> dict[str, str]:
    version = [("`xia_v0`", f"`{FINGERPRINT}`", GAME.version, f"`{BOX.hash}`")]
    return {
        "observations": shapes.observations(BLOCKS),
        "labels": labels(),
        "actions": shapes.actions(WORDS, FAMILIES, FIRST),
        "options": shapes.options(GAME.settings),
        "version": shapes.table(("environment", "fingerprint", "rules", "box"), version),
    }


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(shapes.filled(path.read_text(encoding="utf-8"), tables()), encoding="utf-8")

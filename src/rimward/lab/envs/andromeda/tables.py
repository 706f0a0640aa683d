"""Tables of docs/research.md, made from the code: `python -m rimward.lab.envs.andromeda.tables docs/research.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from rimward.games.andromeda import GAME
from rimward.lab.envs import shapes
from rimward.lab.envs.andromeda.andromeda_v0 import FINGERPRINT
from rimward.lab.envs.andromeda.arrays import QUESTIONS, USUAL
from rimward.lab.envs.andromeda.ids import BOX, PRINTED, WORDS


def labels() -> str:
    """The names along the axes; long lists of content go as in the box."""
    lists = {
        "tiles": USUAL.tiles,
        "developments": PRINTED.developments,
        "moons, modules, raiders, events, factions, upgrades, tactics, tokens, destinies": ("as in the box",),
    }
    named = {PRINTED.events, PRINTED.tactics, PRINTED.tokens, PRINTED.destinies, PRINTED.developments}
    for block in USUAL.blocks:
        for names in block.axes:
            if names not in named and not names[0].isdecimal():
                named.add(names)
                lists[f"`{block.name}`, {len(names)} names"] = names
    lists["codes of questions, from 1"] = QUESTIONS
    return "\n".join(f"- {title}: {', '.join(names)}" for title, names in lists.items())


def tables() -> dict[str, str]:
    version = [("`andromeda_v0`", f"`{FINGERPRINT}`", GAME.version, f"`{BOX.hash}`")]
    return {
        "andromeda observations": shapes.observations(USUAL.blocks),
        "andromeda labels": labels(),
        "andromeda actions": shapes.actions(WORDS, PRINTED.families, PRINTED.first),
        "andromeda options": shapes.options(GAME.settings),
        "andromeda version": shapes.table(("environment", "fingerprint", "rules", "box"), version),
    }


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(shapes.filled(path.read_text(encoding="utf-8"), tables()), encoding="utf-8")

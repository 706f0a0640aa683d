"""What tables of arrays and ids are made of, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from rimward.kernel.game import Setting


class Block(NamedTuple):
    """One array: the names along its axes, and what its numbers mean."""

    name: str
    axes: tuple[tuple[str, ...], ...]
    means: str
    kind: type[np.uint8] | type[np.int8] = np.uint8

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(names) for names in self.axes)


class Family(NamedTuple):
    """Options of one sort. The ids of a family run along its axes, the last one fastest."""

    word: str
    axes: tuple[tuple[str, tuple[str, ...]], ...]  # what there is along each axis, and the names there
    means: str

    @property
    def size(self) -> int:
        return prod(len(names) for _, names in self.axes)


def name_of(families: Sequence[Family], first: dict[str, int], action: int) -> str:
    """What an id stands for: the family and its names along the axes."""
    family = next(family for family in reversed(families) if first[family.word] <= action)
    rest, names = action - first[family.word], list[str]()
    for _, along in reversed(family.axes):
        rest, place = divmod(rest, len(along))
        names.insert(0, along[place])
    return " ".join([family.word, *names])


# --- the tables of docs/research.md ----------------------------------------------------------------------------------
def observations(blocks: Iterable[Block]) -> str:
    rows = [
        (f"`{block.name}`", " x ".join(map(str, block.shape)), block.kind.__name__, block.means) for block in blocks
    ]
    return table(("array", "shape", "type", "what it is"), rows)


def actions(words: Sequence[str], families: Sequence[Family], first: dict[str, int]) -> str:
    """Families, with their ids; words that stand alone in one row. `families` begins with these words."""
    rows = [(", ".join(f"`{word}`" for word in words), f"0 to {len(words) - 1}", "", "a word alone, in this order")]
    for family in families[len(words) :]:
        at = first[family.word]
        last = at + family.size - 1
        axes = " x ".join(f"{name} ({len(names)})" for name, names in family.axes)
        rows.append((f"`{family.word}`", f"{at} to {last}" if last > at else str(at), axes, family.means))
    count = sum(family.size for family in families)
    return f"{count} ids.\n\n" + table(("word", "ids", "axes, the last one fastest", "what it does"), rows)


def options(settings: Iterable[Setting]) -> str:
    rows = [(f"`{setting.name}`", repr(setting.default), _allowed(setting.allowed)) for setting in settings]
    return table(("keyword", "default", "may be"), rows)


def _allowed(allowed: Iterable[object]) -> str:
    if isinstance(allowed, range):
        return f"{allowed[0]} to {allowed[-1]}"
    return ", ".join(map(repr, allowed))


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def filled(page: str, tables: dict[str, str]) -> str:
    """A page with every table between its marks written again."""
    for name, text in tables.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}{text}\n{end}{rest.partition(end)[2]}"
    return page

"""Figures as text: a line for each figure and a column for each case."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Any

Row = tuple[str, str, str, str | None]
"""What, where it is found, how it is printed, the ratio to the first column."""


def table(cases: dict[str, Any], rows: Sequence[Row]) -> str:
    """`x` tells how many times better than the first column."""
    lines = [f"{'':<20}" + "".join(f"{name:>26}" for name in cases)]
    for what, name, style, ratio in rows:
        lines.append(f"{what:<20}" + "".join(_cell(told, name, style, ratio) for told in cases.values()))
    return "\n".join(lines)


def _cell(told: dict[str, Any], name: str, style: str, ratio: str | None) -> str:
    times, figure = f"{told['ratios'][ratio]:.2f}x" if ratio else "", told["figures"][name]
    return f"{'-' if isnan(figure) else format(figure, style):>17}{times:>9}"

"""Plots as SVG of our own: estimates as marks with their intervals, and how often which number came up.

Colours and type come from the page; a setting is told by its colour and by the shape of its mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from rimward.lab.figures import Estimate

WIDE, LEFT, RIGHT = 420, 132, 408  # in all, and from where to where figures lie
LINE, GAP, FOOT = 15, 9, 26  # a setting in a row, between rows, below them
LONGEST = 20  # signs of a label
SHAPES = (
    '<circle class="s0" cx="{x}" cy="{y}" r="4.5"/>',
    '<path class="s1" d="M{x} {y}m0-5.5l5.5 5.5l-5.5 5.5l-5.5-5.5z"/>',
    '<path class="s2" d="M{x} {y}m-4.5-4.5h9v9h-9z"/>',
    '<path class="s3" d="M{x} {y}m0-5.5l5.5 9.5h-11z"/>',
)


class Axis:
    """From numbers to places, with round numbers to be read at."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        step = _round((high - low or 1.0) / 4)
        self.low, self.high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
        self._begin, self._scale = begin, (end - begin) / (self.high - self.low or step)
        count = round((self.high - self.low) / step)
        self.ticks = [round(self.low + step * each, 10) for each in range(count + 1)]

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(self._begin + (inside - self.low) * self._scale, 1)


def _round(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 ..."""
    power: float = 10.0 ** floor(log10(step))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= step * (1 - 1e-9))


def marks(
    title: str,
    rows: Sequence[tuple[str, Sequence[Estimate | None]]],
    reference: float | None = None,
    band: tuple[float, float] | None = None,
) -> str:
    """A row for each label, in it a mark and an interval for each setting."""
    known = [estimate for _, row in rows for estimate in row if estimate]
    if not known:
        return ""
    most = max(estimate.value for estimate in known)
    ends = [min(estimate.high, 2 * most) for estimate in known]  # an interval without end would leave no room
    ends += [*(band or ()), reference or 0.0, *[min(0.0, estimate.low) for estimate in known]]
    axis = Axis(min(ends, default=0.0) if min(ends) < 0 else 0.0, max(ends) or 1.0, LEFT, RIGHT)
    settings = max(len(row) for _, row in rows)
    high = len(rows) * (settings * LINE + GAP) + GAP
    parts = [_band(axis, band, high)] if band else []
    parts += [_grid(axis, high), *([_reference(axis(reference), high)] if reference is not None else [])]
    y = float(GAP)
    for label, row in rows:
        parts.append(_label(label, y + settings * LINE / 2))
        for setting, estimate in enumerate(row):
            if estimate:
                parts.append(_mark(axis, estimate, y + setting * LINE + LINE / 2, _shape(setting, len(row))))
        y += settings * LINE + GAP
    return _svg(title, high + FOOT, parts)


def _shape(setting: int, settings: int) -> int:
    """The first of several is what the others are compared with, and is drawn back; alone it is not."""
    return setting if settings > 1 else 1


def _mark(axis: Axis, estimate: Estimate, y: float, shape: int) -> str:
    line = f'<path class="reach s{shape}" d="M{axis(estimate.low)} {y}H{axis(estimate.high)}"/>'
    return line + SHAPES[shape % len(SHAPES)].format(x=axis(estimate.value), y=y)


def _label(text: str, y: float) -> str:
    short = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    return f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'


def _band(axis: Axis, band: tuple[float, float], high: float) -> str:
    low, wide = axis(band[0]), axis(band[1]) - axis(band[0])
    return f'<rect class="band" x="{low}" y="0" width="{round(wide, 1)}" height="{high}"/>'


def _reference(x: float, high: float) -> str:
    return f'<path class="fair" d="M{x} 0V{high}"/>'


def _grid(axis: Axis, high: float) -> str:
    lines = "".join(f'<path class="grid" d="M{axis(tick)} 0V{high}"/>' for tick in axis.ticks)
    return lines + "".join(
        f'<text class="tick" x="{axis(tick)}" y="{high + 17}" text-anchor="middle">{tick:g}</text>'
        for tick in axis.ticks
    )


def steps(title: str, counted: Sequence[dict[int, int]], unit: str) -> str:
    """How often which number came up, as a line of steps for each setting."""
    numbers = [number for counts in counted for number in counts]
    if not numbers:
        return ""
    width = ceil((max(numbers) - min(numbers) + 1) / 40)  # at most so many steps
    shares = [_shares(counts, width) for counts in counted]
    along = Axis(min(numbers) // width * width, (max(numbers) // width + 1) * width, 44, RIGHT)
    up = Axis(0, 100 * max(share for each in shares for share in each.values()), 150, 10)
    parts = [
        f'<path class="grid" d="M44 {up(tick)}H{RIGHT}"/><text class="tick" x="38" y="{up(tick) + 4}"'
        f' text-anchor="end">{tick:g}%</text>'
        for tick in up.ticks
    ]
    parts += [
        f'<text class="tick" x="{along(tick)}" y="167" text-anchor="middle">{tick:g}</text>' for tick in along.ticks
    ]
    parts.append(f'<text class="tick" x="{RIGHT}" y="184" text-anchor="end">{escape(unit)}</text>')
    parts += [
        f'<path class="line s{_shape(setting, len(shares))}" d="{_stairs(each, width, along, up)}"/>'
        for setting, each in enumerate(shares)
    ]
    return _svg(title, 190, parts)


def _shares(counts: dict[int, int], width: int) -> dict[int, float]:
    """By the first number of a step."""
    total, found = sum(counts.values()), dict[int, float]()
    for number, count in counts.items():
        found[number // width * width] = found.get(number // width * width, 0.0) + count / total
    return found


def _stairs(shares: dict[int, float], width: int, along: Axis, up: Axis) -> str:
    first, last = min(shares), max(shares)
    path = [f"M{along(first)} {up(0)}"]
    for number in range(first, last + 1, width):
        path.append(f"V{up(100 * shares.get(number, 0.0))}H{along(number + width)}")
    return "".join([*path, f"V{up(0)}"])


def _svg(title: str, high: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:g}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'

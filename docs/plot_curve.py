"""`python docs/plot_curve.py docs/train-xia.json docs/train-xia.svg`: a learning curve, drawn with its intervals."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

WIDE, HIGH, LEFT, TOP = 560, 260, 56, 34  # of the plot, and where it begins
STYLE = """text{font:13px system-ui,sans-serif;fill:#555}.grid{stroke:#8884}.fair{stroke:#a60;stroke-dasharray:5 4}
.bar{stroke:#27c;stroke-width:1.5}.line{fill:none;stroke:#27c;stroke-width:2}.dot{fill:#27c}"""


def drawn(curve: list[dict[str, Any]]) -> str:
    """The share of wins over the minutes on two cores, which are half of those of CPU time."""
    longest = max(point["minutes"] for point in curve)

    def x(minutes: float) -> float:
        return round(LEFT + WIDE * minutes / longest, 1)

    def y(share: float) -> float:
        return round(TOP + HIGH * (1 - share), 1)

    parts = [f'<text x="{LEFT}" y="18">Games won by one learner against three random players, 95% intervals</text>']
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<path class="grid" d="M{LEFT} {at}h{WIDE}"/><text x="8" y="{at + 4}">{tenth * 10}%</text>')
    parts.append(f'<path class="fair" d="M{LEFT} {y(0.25)}h{WIDE}"/>')
    parts.append(f'<text x="{LEFT + WIDE - 70}" y="{y(0.25) - 5}">fair share</text>')
    for minutes in range(0, int(longest / 2) + 1):
        parts.append(f'<text x="{x(2 * minutes) - 4}" y="{TOP + HIGH + 18}">{minutes}</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP + HIGH + 38}">minutes of self-play on two cores</text>')
    points = [(x(point["minutes"]), y(point["share"]), y(point["low"]), y(point["high"])) for point in curve]
    parts += [f'<path class="bar" d="M{at} {low}V{high}"/>' for at, _, low, high in points]
    parts.append(f'<path class="line" d="M{" L".join(f"{at} {share}" for at, share, _, _ in points)}"/>')
    parts += [f'<circle class="dot" cx="{at}" cy="{share}" r="3"/>' for at, share, _, _ in points]
    size = f'viewBox="0 0 {LEFT + WIDE + 16} {TOP + HIGH + 48}" role="img"'
    title = "<title>Learning curve of the training example</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{title}<style>{STYLE}</style>{"".join(parts)}</svg>\n'


if __name__ == "__main__":
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    Path(sys.argv[2]).write_text(drawn(told["curve"]), encoding="utf-8")

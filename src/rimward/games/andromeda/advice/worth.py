"""Ways to play: what a captain likes counts for more than it brings, though never at any price."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """A captain's mind in numbers: of what each brings, so much counts."""

    developments: float = 1.0
    battles: float = 1.0  # what there is to win in one
    losses: float = 1.0  # ships in the Scrapyard
    moons: float = 1.0
    cards: float = 1.0
    # a step on a track, and so the modules of its column
    science: float = 1.0
    industry: float = 1.0
    supremacy: float = 1.0
    commerce: float = 1.0
    civilization: float = 1.0


BALANCED = Weights()
STYLES: dict[str, Weights] = {
    "": BALANCED,
    "builder": Weights(developments=2.5, civilization=1.9, industry=1.3, battles=0.8),
    "warlord": Weights(battles=1.9, losses=0.8, supremacy=1.3, developments=0.6, commerce=0.8),
    "merchant": Weights(commerce=2.4, moons=1.2, developments=0.8, battles=0.8),
    "scholar": Weights(science=1.8, cards=1.2, commerce=0.8, developments=0.5, battles=0.8),
}

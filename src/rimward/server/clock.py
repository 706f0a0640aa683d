"""What time it is, for everything that waits for days: in one place, so that tests can move it."""

from __future__ import annotations

import time

HOUR = 3600.0
DAY = 24 * HOUR


def now() -> float:
    return time.time()

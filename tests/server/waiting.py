"""Waiting for what another thread or process does, on a machine that may be busy with other tests."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 12.0  # seconds until something counts as missing; a test that passes does not wait for them


def until(true: Callable[[], object], otherwise: str = "it never came true") -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.01)

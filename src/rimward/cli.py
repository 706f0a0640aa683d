"""The command line: `rimward COMMAND ...`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rimward import __version__


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="rimward", description="A table for three space-adventure board games.")
    p.add_argument("--version", action="version", version=f"rimward {__version__}")
    return p


def main(argv: Sequence[str] | None = None) -> int:
    """0 when it went well, 1 for a failure, 2 for bad use (argparse's own code)."""
    p = parser()
    p.parse_args(argv)
    p.print_help()
    return 0

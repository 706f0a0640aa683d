"""The text table: any game of the catalog, played, replayed and checked in a terminal, from views, options and events.

Plain lines: a screen reader reads all of it, and a script can play. A game may draw its board with characters, in
colours where the terminal has them; whatever the drawing shows can be had in words, and `map off` does without it.
"""

from rimward.terminal.console import Console, Trouble
from rimward.terminal.opening import Wishes, menu, play
from rimward.terminal.records import replay, verify

__all__ = ["Console", "Trouble", "Wishes", "menu", "play", "replay", "verify"]

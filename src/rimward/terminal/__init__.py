"""The text table: any game of the catalog, played, replayed and checked in a terminal, from views, options and events.

Plain lines, no colours and no drawing: a screen reader reads all of it, and a script can play.
"""

from rimward.terminal.console import Console, Trouble
from rimward.terminal.opening import Wishes, menu, play
from rimward.terminal.records import replay, verify

__all__ = ["Console", "Trouble", "Wishes", "menu", "play", "replay", "verify"]

"""What a bot is asked, and what makes it a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rimward.kernel.chance import Rng
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.view import sample


class Ask:
    """One question to a bot: its seat, the rule that asks, the keys of its options.

    `acts` are the keys of what it may do instead of answering; then it is asked again.
    `view` gives the seat's view as plain data, the same that is sent to a browser; it is made only for bots that look.
    `deal` makes the tables of `imagined` where there is a quicker way to the same ones than the view.
    """

    __slots__ = ("_deal", "_known", "acts", "code", "keys", "seat", "view")

    def __init__(
        self,
        seat: int,
        code: str,
        keys: list[str],
        view: Callable[[], dict[str, Any]],
        deal: Callable[[Rng], Table] | None = None,
        acts: Sequence[str] = (),
    ) -> None:
        self.seat, self.code, self.keys, self.view, self._deal = seat, code, keys, view, deal
        self.acts = acts
        self._known: dict[str, Any] | None = None

    def imagined(self, game: Game, rng: Rng) -> Table:
        """A table that may be the true one, as far as the seat knows; another one each time."""
        if self._deal is not None:
            return self._deal(rng)
        if self._known is None:
            self._known = self.view()
        return sample(game, self._known, rng)


class Bot(Protocol):
    def choose(self, ask: Ask) -> str:
        """One of the keys, or of the acts."""
        ...

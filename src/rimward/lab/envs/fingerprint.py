"""Games that are played by seed, as part of a fingerprint: they notice what no version number does."""

from __future__ import annotations

from random import Random
from typing import Protocol

from rimward.lab.environment import TableEnv


class Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


def add_game(whole: Hash, played: TableEnv, seed: int) -> None:
    """One game by seed: everything an agent would see, and the rewards."""
    rng = Random(seed)
    played.reset(seed=seed)
    while not played.terminations[played.agent_selection]:
        seen = played.observe(played.agent_selection)
        for array in seen["observation"].values():
            whole.update(array.tobytes())
        whole.update(seen["action_mask"].tobytes())
        played.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    whole.update(repr(played.rewards).encode())

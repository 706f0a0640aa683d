"""What games showed, added up."""

from collections import Counter


class Tally:
    """Of games: how often each rule was asked, told and given as a reason, and in how many its code ran."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()  # by bot
        self.decisions = 0
        self.asked: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.refused: Counter[tuple[str, str]] = Counter()
        self.ran: Counter[str] = Counter()
        self.pieces: Counter[str] = Counter()  # named in events

    def add(self, other: "Tally") -> None:
        self.decisions += other.decisions
        for name in ("games", "asked", "told", "refused", "ran", "pieces"):
            getattr(self, name).update(getattr(other, name))

    def rules_refused(self) -> Counter[str]:
        by_rule: Counter[str] = Counter()
        for (_, rule), times in self.refused.items():
            by_rule[rule] += times
        return by_rule

    def said(self) -> set[str]:
        """Rules that were asked, told or given as a reason."""
        return {*self.asked, *self.told, *self.rules_refused()}

"""Title Skills that interrupt something. The others only change a number: `skills` knows them by their words."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.renown import skills
from rimward.games.xia.table.state import Xia
from rimward.kernel.dice import Roll, is_again
from rimward.kernel.frame import Next
from rimward.kernel.question import NOTHING, About, Value
from rimward.kernel.window import Reaction

D20: Final = 20


class SecondChance(Reaction):
    """Fortune's Favourite: once in anybody's turn, its owner re-rolls one d20 and must use the result."""

    CHAPTER: ClassVar[str] = "xia.title"
    STEPS: ClassVar[tuple[str, ...]] = ("skill", "card")
    ON: ClassVar[str] = "rolled"
    OWN: ClassVar[bool] = True
    CARD: ClassVar[str] = "fortunes-favourite"

    def __init__(self, seat: int, die: int) -> None:
        self.seat, self.die = seat, die

    @classmethod
    def offers(cls, g: Xia, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        if roll.by != seat or is_again(g) or g.rerolled.count(seat) >= skills.bonus(g, seat, "reroll"):
            return ()
        return tuple(("second-chance", die) for die, sides in enumerate(roll.dice) if sides == D20)

    @classmethod
    def about(cls, g: Xia, seat: int, option: Value) -> About:
        return {"face": g.under(Roll).faces[int(option[1])]} if isinstance(option, tuple) else NOTHING

    def skill(self, g: Xia, _: None) -> Next:
        g.rerolled += (self.seat,)
        g.say("xia.title.skill", seat=self.seat, skill="reroll", by=1)
        roll = g.under(Roll)
        return Roll(roll.by, roll.code, (D20,))

    def card(self, g: Xia, faces: tuple[int, ...]) -> Next:
        g.under(Roll).put(self.die, faces[0])
        return None

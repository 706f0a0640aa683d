"""xia.mission: the Mission Cards, from drawing to delivery.

`cards` knows what lies where and what it pays, `acts` are the Actions, `rolls` what is rolled for them, `odds` what an
option tells about that.
"""

from rimward.games.xia.missions.cards import WAITING, discard, fix_payments

__all__ = ["WAITING", "discard", "fix_payments"]

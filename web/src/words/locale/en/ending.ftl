# The end of a game, and what happened while one was away.

see-board = See the board
how-it-went = How it went
scores = Scores, by where they came from
scored-before = before this part of the game
race = The race
rounds = rounds
race-told = { $name }, round by round: { $scores }
luck = Luck
luck-what = What is luck here?
luck-dot = Each dot is a die that this player threw: how much better or worse its result was than the die is on average, in standard deviations. Every die counts alike; it is not how much hung on it.
luck-sum = With fair dice the dots of a player add up to nothing on average, whatever was risked: whether a die is thrown is decided before it falls.
luck-percent = The share says how often fair dice would have been less kind in as many throws, or less cruel.
luck-bad = unlucky
luck-good = lucky
luckier-than = luckier than { $percent }% of fair dice
unluckier-than = unluckier than { $percent }% of fair dice
no-throws = threw no dice
throw = { $face } of { $die } ({ $rule }): { $luck }
ledger = { $count ->
    [one] The one throw
   *[other] All { $count } throws
}
ledger-round = Round
ledger-for = Thrown for
ledger-die = Die
ledger-face = { $face } of { $die }
ledger-luck = Luck

side = Side { $side }
all-together = All together
side-won = won:
score-sheet = The score sheet
score-source = Where from
score-total = Total
part = Part { $number }
parts-of-game = The parts of this game
ended-behind = You came in at place { $rank }, { $points } behind.
rematch-sides = Rematch, same sides
rematch-with = with { $names }
what-next-after = What next?
look-at = Look back

## What happened meanwhile

digest = Since your last move
digest-against = Against you
digest-score = The race
digest-map = On the map
digest-all = What happened
digest-more = { $count } earlier ones are in the log
digest-nothing = Nothing that matters to you.
digest-tell = Tell me what happened when I come back
play-through = Play through
go-on = Go on

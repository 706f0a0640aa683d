# The end of a game, and what happened while you were away.

see-board = See the board
how-it-went = How it went
scores = Scores by source
scored-before = before this part of the game
race = The race
rounds = rounds
race-told = { $name }, round by round: { $scores }
luck = Luck
luck-what = What is luck here?
luck-dot = Each dot is a die that this player rolled: how far its result was above or below the average of that die, in standard deviations. Every die counts the same, whatever depended on it.
luck-sum = With fair dice, a player's dots add up to zero on average, whatever the risks taken: you decide to roll before you know the result.
luck-percent = The percentage says how often fair dice, rolled as often, would have been less kind, or less cruel.
luck-bad = unlucky
luck-good = lucky
luckier-than = luckier than { $percent }% of fair dice
unluckier-than = unluckier than { $percent }% of fair dice
no-throws = rolled no dice
throw = { $face } of { $die } ({ $rule }): { $luck }
ledger = { $count ->
    [one] The only roll
   *[other] All { $count } rolls
}
ledger-round = Round
ledger-for = Rolled for
ledger-die = Die
ledger-face = { $face } of { $die }
ledger-luck = Luck

side = Side { $side }
all-together = All together
side-won = won:
score-sheet = The score sheet
score-source = Source
score-total = Total
part = Part { $number }
parts-of-game = The parts of this game
ended-behind = You finished in place { $rank }, { $points } behind.
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
digest-more = { $count } earlier lines are in the log
digest-nothing = Nothing that affects you.
digest-tell = Tell me what happened when I come back
play-through = Play through
go-on = Go on

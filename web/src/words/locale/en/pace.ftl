## What others do, the dice, the log

to-my-decision = To my next decision
to-latest = To the latest
last-roll = Last roll
thrown-again = thrown again
filter = What the log shows
log-all = All
log-against = Against me
log-score = Fame
log-nothing = Nothing of that has happened yet.
end-again = Something can still be done. Choose it again to end the turn.

## What others do, the dice, the log

to-my-decision = To my next decision
to-latest = To the latest
last-roll = Last roll
thrown-again = rolled again
filter = What the log shows
log-all = All
log-against = Against me
log-rolls = Rolls
log-nothing = Nothing like that has happened yet.
log-search = Search the log
log-found = { $count } found
log-before = Previous
log-after = Next
log-clear = Clear the search
log-hidden = { $count ->
    [one] One more without the filters.
   *[other] { $count } more without the filters.
}
log-show-all = Show all { $count }
log-rules = In the rulebook
log-more-rules = { $count ->
    [one] one more rule
   *[other] { $count } more rules
}
log-now = now
log-step = step { $number }
log-undone = { $text } { $count ->
    [one] One line is gone.
   *[other] { $count } lines are gone.
}
log-to-before = Back to before: { $line }
by-order = by order
moment-of = { $place } of { $of }
moment-next = , next: { $what }
moment-goes-on = continues automatically · tap or any key
moment-space = Space
end-again = You can still do something. Choose this again to end the turn.

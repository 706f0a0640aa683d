# Panels of choices: several things picked and confirmed once.

picks-confirm = Confirm { $count }
picks-to-go = { $count } to go
picks-sent = Sent …
picks-refused = Nothing was done
picks-of = of { $most }
picks-up-to = of up to { $most }
picks-between = of { $least } to { $most }
picks-less = One less
picks-more = One more
picks-most = the most you can
picks-advised = Least harm
picks-clear = Clear

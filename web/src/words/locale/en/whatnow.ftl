# "What can I do?": the sentences for what is possible now, and what comes next.

what-now = What can I do?
what-where = Where we are
what-can = What you can do now
what-cannot = What you cannot do, and why
what-others = Who has to decide
what-asked = { $name } decides: “{ $question }”
what-nobody = Nobody has anything to decide now.
what-meanwhile = Meanwhile you can
what-any-time = At any time
what-next = What comes next
what-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
what-more = and { $count } more
what-risk-some = A die decides; the button shows the odds.
what-risk-dead = A die decides, and it may destroy the ship.
meanwhile-change = change your answer, until everybody has answered
meanwhile-look = look at the table: point at anything to read what it is, or choose a line of the log to see that moment
meanwhile-read = read the rules (B), or write to everybody
can-ability = Use the Ability { $name }; the option says what it costs and what it does.
can-done = Finish and continue.
can-pass = Skip this and continue.
can-number = Choose a number.
nothing-barred = Nothing is barred right now.

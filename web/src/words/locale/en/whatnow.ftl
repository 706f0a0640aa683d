# "What can I do?": the sentences for what is possible now, and what comes next.

what-now = What can I do?
what-where = Where we are
what-can = What you can do now
what-cannot = What you cannot do, and why
what-others = Who is asked
what-asked = { $name } is asked: “{ $question }”
what-nobody = Nobody is asked at this moment.
what-meanwhile = Meanwhile you can
what-any-time = At any time
what-next = What comes next
what-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
what-more = and { $count } more
what-risk-some = A die decides; look at the odds in the button.
what-risk-dead = A die decides, and it may destroy the ship.
meanwhile-change = change your answer, until the last of the others has given theirs
meanwhile-look = look at the table: cards, holds and places tell what they are, and a line of the log shows how it was then
meanwhile-read = read the rules (B), or write to everybody
can-ability = Use the Ability { $name }; the option says what it costs and does.
can-done = That is all: go on.
can-pass = Let it be and go on.
can-number = Choose a number.
nothing-barred = Nothing is barred.

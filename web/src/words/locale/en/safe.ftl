# Going back.

undo = Undo
cancel = Cancel
cancel-about = Cancel: back to before you began this
restart-turn = Restart turn
restart-turn-about = Restart turn: take back everything that you may take back alone
no-undo = Nothing to undo: since your last choice dice fell, something was shown, or another player acted. You can ask the others for a take-back in the menu.
cannot-undo = Dice decide: cannot be undone

# Looking into things, and what cannot be done.

not-now = Not now
barred-count = { $count } more, not now
look-too = Look at this, too
look-back-to = Back
nothing-known = There is nothing to tell about this.
tip-more = All about it

# Several people at one device.

with-whom = With whom
with-bot = With bots
with-open = Friends by link
with-me = At this device
name-of-seat = Name of seat { $number }
hand-to = Hand the device to { $name }
hand-to-about = Nothing is shown until they say that they are here.
i-am = I am { $name }
not-yet = Not yet: { $name } looks on

# A report of a problem.

report = Report a problem
report-expected = What happened, and what did you expect?
report-example = I could not enter Azure by the Entrance. I am not an Outlaw, so it should have let me in.
report-about = The file holds what your seat knows at this moment, your words and the name of your browser: no keys, no names of players, nothing of what others hide. Send it to the people who make or host Rimward; it opens as a test of the rules.
report-save = Save the report
report-saved = Saved as { $file }.

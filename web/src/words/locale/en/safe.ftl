# Going back.

undo = Undo
cancel = Cancel
cancel-about = Cancel: go back to before you began this
restart-turn = Restart turn
restart-turn-about = Restart turn: take back everything you may take back without asking
no-undo = Nothing to undo: since your last choice dice were rolled, something was revealed, or another player acted. You can ask the others for a take-back in the menu.
cannot-undo = Dice decide: cannot be undone

# Looking into things, and what cannot be done.

not-now = Not now
barred-count = { $count } more, not now
look-too = See also
look-back-to = Back
nothing-known = There is nothing to say about this.
tip-more = All about it

# Several people at one device.

with-whom = Who plays
with-bot = With bots
with-open = Friends by link
with-me = At this device
name-of-seat = Name of seat { $number }
hand-to = Hand the device to { $name }
hand-to-about = Their hand stays hidden until they say they are here.
i-am = I am { $name }
not-yet = Not yet: { $name } is watching

# A report of a problem.

report = Report a problem
report-expected = What happened, and what did you expect?
report-example = I could not enter Azure by the Entrance. I am not an Outlaw, so it should have let me in.
report-about = The file contains what your seat knows now, your words and the name of your browser. It has no keys, no player names and nothing that others hide. Send it to whoever makes or hosts Rimward: they can open it as a test.
report-save = Save the report
report-saved = Saved as { $file }.

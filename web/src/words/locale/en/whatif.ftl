## Going on from a moment, and its address

go-on-here = Go on from here
what-if = Try it out: what if?
what-if-about = You get a practice table of your own that goes on from this moment, with bots in the other seats and new dice. This game stays as it is.
what-if-sampled = It is only a sample. What you cannot see, such as the hands of others and the order of the piles, is dealt again at random. So it tells you nothing about what is really there.
what-if-true = It begins exactly as it was.
what-if-seat = Your seat
what-if-bots = The others
what-if-make = Make the practice table
origin-sampled = This goes on from a moment of another table. What could not be seen there was dealt again: it is a sample.
origin-true = This goes on from a moment of another table, just as it was.
origin-show = Show that moment
moment-copy = Copy the address of this moment
moment-copied = Copied. It opens at this step for whoever may see the table.
problem-table-what-if-over = The game is over at this moment. Choose an earlier one.

## Chat

chat-all = All
chat-side = My side
chat-notes = Notes
write-side = Write to your side
notes-about = Only you can read what you write here.
notes-writing = Not kept yet
notes-kept = Kept with your seat. Nobody else can read it.
spectator = A spectator
spectator-named = { $name }, watching
spectators-talk = Spectators may chat
problem-table-refused-no-side = You play for yourself, so there is nobody to write to aside.

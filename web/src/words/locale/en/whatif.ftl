## Going on from a moment, and its address

go-on-here = Go on from here
what-if = Try it out: what if?
what-if-about = You get your own practice table that continues from this moment, with bots in the other seats and new dice. This game stays as it is.
what-if-sampled = It is only a sample. Whatever you cannot see, such as other players' hands and the order of the piles, is dealt again at random. So it reveals nothing about the real game.
what-if-true = It begins exactly as it was.
what-if-seat = Your seat
what-if-bots = The other seats
what-if-make = Make the practice table
origin-sampled = This table continues from a moment of another one. Whatever was hidden there was dealt again: it is a sample.
origin-true = This table continues from a moment of another one, exactly as it was.
origin-show = Show that moment
moment-copy = Copy the address of this moment
moment-copied = Copied. It opens at this step for anyone who may see the table.
problem-table-what-if-over = The game is over at this moment. Choose an earlier one.

## Chat

chat-all = All
chat-side = My side
chat-notes = Notes
write-side = Write to your side
notes-about = Only you can read what you write here.
notes-writing = Not saved yet
notes-kept = Saved with your seat. Nobody else can read it.
spectator = A spectator
spectator-named = { $name }, watching
spectators-talk = Spectators may chat
problem-table-refused-no-side = You play for yourself, so there is no side to write to.

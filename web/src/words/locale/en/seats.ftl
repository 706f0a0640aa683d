# Seats: what is proposed about them, what the host can do, and what was done.

proposes-key = The host asks for a new key for the seat of { $name }, who has to agree. Whoever holds the key sees that hand.
proposes-key-others = The host asks for a new key for the seat of { $name }, who has been away for a long time. { $name } or two others have to agree. Whoever holds the key sees that hand.
proposes-open = The host proposes to open the seat of { $name } to newcomers. Whoever takes it sees that hand.
withdraw = Withdraw
host-seats = Other players' seats
host-bot = Let a bot play for { $name }
host-key = Ask for a new key: { $name }
host-take = Sit down with the new key: { $name }
host-open = Open to a newcomer: { $name }
key-not-agreed = Nobody has agreed to this key. You can let a bot play, or propose to end the game.

told-bot-by-host = The host let a bot play for { $name }.
told-left-to-bot = { $name } has left for good; a bot takes over.
told-renamed = A new name: { $name }.
told-restyled = { $name } looks different now.
told-own-key = { $name } made a new key for this seat.
told-asks-key = The host asks for a new key for the seat of { $name }.
told-key-agreed = { $name } agreed: the host has a new key for this seat.
told-key-by-others = { $name } has been away for a long time, and others agreed: the host has a new key for this seat.
told-asks-open = The host proposes to open the seat of { $name } to newcomers.
told-agreed = { $name } agrees.

problem-table-bad-name = A name needs at least one letter or digit, and nothing invisible.
problem-table-open-seat = This seat is open: anyone with the invitation may take it.
problem-table-proposal = Another proposal has to be decided first.
problem-table-seated = You already have a seat at this table.
problem-table-hides = This seat holds hidden cards of a player who left. A bot plays on; the seat can be opened once it has none.
problem-table-refused-other-proposal = Another proposal is open now. Look at it first.
problem-table-refused-no-say = This is not for you to decide.
problem-table-refused-is-back = That person is back, so only they decide about the seat.

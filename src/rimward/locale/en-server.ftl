# What the server says of tables and seats. Refusals by their code; lines of the chat that the table itself writes, by
# table-chat- and their code, with what the line has as its $text.

## Lines of the chat

table-chat-joined = { $text } took a seat.
table-chat-left = { $text } left; the seat is free.
table-chat-left-to-bot = { $text } left for good; a bot plays on.
table-chat-bot-sits-in = A bot plays for { $text }.
table-chat-bot-by-host = The host let a bot play for { $text }.
table-chat-came-back = { $text } is back.
table-chat-renamed = A new name: { $text }.
table-chat-restyled = { $text } looks different now.
table-chat-new-key = The host made a new key for the seat of { $text }.
table-chat-own-key = { $text } made a new key for this seat.
table-chat-asks-key = The host asks for a new key for the seat of { $text }.
table-chat-key-agreed = { $text } agreed: the host has a new key for this seat.
table-chat-key-by-others = { $text } has been away for a long time, and others agreed: the host has a new key for this seat.
table-chat-asks-open = The host proposes to open the seat of { $text } to newcomers.
table-chat-opened = { $text ->
    [none] A seat is free.
   *[other] The seat of { $text } is free.
}
table-chat-started = The game begins.
table-chat-conceded = { $text } gave up.
table-chat-agreed = { $text } agrees.
table-chat-declined = { $text } does not agree.
table-chat-closed = The host closed the table.
table-chat-carried-over = The rules of this game have changed; it goes on under the new ones. Answers to be given again: { $text }.

## How a table ended

table-agreed =
    .end = All agreed to end the game.
table-closed =
    .end = The host closed the table before the game was over.

## What a seat cannot do

table-refused-not-begun = The game has not begun yet.
table-refused-over = The game is over.
table-refused-closed = The host closed this table.
table-refused-pack-gone = This table is played with { $count ->
    [one] the pack { $packs }, which this server
   *[other] the packs { $packs }, which this server
 } no longer has. It can be read, but not played on.
table-refused-spectator = Spectators cannot do that.
table-refused-away = A bot plays for this seat; come back first.
table-refused-no-side = You play for yourself, so there is nobody to write to aside.
table-refused-chat = You have said a lot; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-too-fast = That was too much at once; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-changes = You have changed this answer { $changes } times; it stays as it is now.
table-refused-long = This game has become too long for the server: { $entries } entries with all that was taken back. End it by agreement, or give up.
table-refused-orders = You have { $most } standing orders. Revoke one of them first.
table-refused-no-order = There is no such standing order.
table-refused-proposal = Somebody else has proposed something; that has to be decided first.
table-refused-no-proposal = Nothing is proposed.
table-refused-other-proposal = Something else is proposed now; look at it first.
table-refused-no-say = This is not for you to decide.
table-refused-is-back = That person is back, so only they decide about the seat.
table-refused-malformed = That was not understood: { $error }

## Why a request was turned down

table-again = The table is being read again; please try once more.
table-begun = This table has begun already.
table-bot = There is no such bot for this game.
table-bad-name = A name needs at least one letter or digit, and nothing invisible.
table-bot-seat = A bot needs no key; open the seat to people first.
table-bots = Bots play at too many tables of yours already. End one of them, or come back in a few minutes.
table-conceded = This seat has given up.
    .end = Everybody else gave up.
table-damaged = What is stored of this table cannot be read, so it cannot go on. Tell whoever runs the server.
table-full = Every seat of this table is taken.
table-game = There is no such game here.
table-hello = The first message says who looks: a key, an invitation, or neither.
table-host = Only the host of this table may do that.
table-invitation = This table is private; open the invitation link again.
table-key = This key fits no seat of the table.
table-look = Another seat has this colour or shape.
table-moment = There is no such moment any more; perhaps it was taken back.
table-name = Another seat has this name.
table-wishes = Wishes are for the time before the game begins.
table-no-choice = No bot chose anything there; perhaps it was taken back.
table-no-reason = The bot could not say why; please try again.
table-not-asked = Nothing is asked of this seat now.
table-no-watching = This table has no spectators.
table-none = There is no such table.
table-not-away = No bot plays for a person here.
table-not-begun = The game has not begun yet.
table-not-over = That is possible once the table has ended.
table-not-stored = This could not be stored, so it was not done.
table-open-seat = This seat is open: whoever has the invitation may take it.
table-over = This table has ended.
table-proposal = Somebody else has proposed something; that has to be decided first.
table-record = This game was begun under other rules and cannot go on.
table-pack = A pack of this table cannot be read any more. Tell whoever runs the server.
table-pack-gone = This table is played with packs that the server no longer has. It can be read, but not played on.
table-rematch = There is a rematch already.
table-seat = This is not your seat.
table-seated = You sit at this table already.
table-taken = This seat is taken.
table-hides = This seat holds hidden cards of a player who left. A bot plays on; the seat can be opened once it has none.
record-wrong = This is not a record that can be played again.
record-long = This record is too long for the server.
record-pack = This record was played with packs that this server does not have.
pack-none = There is no such pack here.
pack-broken = This pack is broken, so it cannot be played with. Tell whoever runs the server.
lobby-after = This is no page of the list of tables.
notice-address = Notices need an address that begins with https://

## Whatever else can go wrong

server-content = There is no such content here.
server-origin = A page of another address may not do this here.
server-name = This server does not go by the name that you called it by.
server-path = There is no such page.
server-size = This is too large.
server-often = Too much came at once; wait a little.
store = The database does not answer, so nothing was done; please try again.
fault = Something went wrong here; it is in the log of the server.
request-400 = The server did not understand this.
request-404 = There is nothing at this address.
request-405 = That cannot be done at this address.
request-413 = This is too large.
request-415 = The server reads JSON alone.
table-what-if-over = The game is over at this moment. Choose an earlier one.

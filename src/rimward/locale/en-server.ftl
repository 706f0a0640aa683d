# What the server says of tables and seats. Refusals by their code; lines of the chat that the table itself writes, by
# table-chat- and their code, with what the line has as its $text.

## Lines of the chat

table-chat-joined = { $text } took a seat.
table-chat-left = { $text } left; the seat is free.
table-chat-left-to-bot = { $text } left for good; a bot takes over.
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
table-chat-carried-over = The rules of this game have changed; it continues under the new ones. Answers to give again: { $text }.

## How a table ended

table-agreed =
    .end = All agreed to end the game.
table-closed =
    .end = The host closed the table before the game was over.

## What a seat cannot do

table-refused-not-begun = The game has not begun yet.
table-refused-over = The game is over.
table-refused-closed = The host closed this table.
table-refused-pack-gone = This server no longer has { $count ->
    [one] the pack { $packs }
   *[other] the packs { $packs }
 } of this table. You can read the game, but not continue it.
table-refused-spectator = Spectators cannot do that.
table-refused-away = A bot is playing for this seat; come back first.
table-refused-no-side = You play for yourself, so there is no side to write to.
table-refused-chat = You have said a lot; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-too-fast = That was too fast; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
table-refused-changes = You have changed this answer { $changes } times; it stays as it is now.
table-refused-long = This game has become too long for the server: { $entries } entries, with everything that was taken back. End it by agreement, or give up.
table-refused-orders = You have { $most } standing orders. Revoke one of them first.
table-refused-no-order = There is no such standing order.
table-refused-proposal = Another proposal has to be decided first.
table-refused-no-proposal = Nothing is proposed.
table-refused-other-proposal = Another proposal is open now; look at it first.
table-refused-no-say = This is not for you to decide.
table-refused-is-back = That person is back, so only they decide about the seat.
table-refused-malformed = That was not understood: { $error }

## Why a request was turned down

table-again = The table is being loaded again; please try again.
table-begun = This game has already begun.
table-bot = There is no such bot for this game.
table-bad-name = A name needs at least one letter or digit, and nothing invisible.
table-bot-seat = A bot needs no key; open the seat to people first.
table-bots = Bots are already playing at too many of your tables. End one of them, or come back in a few minutes.
table-conceded = This seat has given up.
    .end = Everybody else gave up.
table-damaged = The stored game cannot be read, so it cannot continue. Please tell the person who runs the server.
table-full = Every seat of this table is taken.
table-game = There is no such game here.
table-hello = The first message says who you are: a key, an invitation, or neither.
table-host = Only the host of this table may do that.
table-invitation = This table is private; open the invitation link again.
table-key = This key fits no seat of the table.
table-look = Another seat has this colour or shape.
table-moment = This moment no longer exists; perhaps it was taken back.
table-name = Another seat has this name.
table-wishes = Wishes can be made only before the game begins.
table-no-choice = No bot made a choice there; perhaps it was taken back.
table-no-reason = The bot could not say why; please try again.
table-not-asked = This seat has nothing to decide now.
table-no-watching = This table has no spectators.
table-none = There is no such table.
table-not-away = No bot is playing for a person here.
table-not-begun = The game has not begun yet.
table-not-over = That is possible only after the game has ended.
table-not-stored = This could not be saved, so it was not done.
table-open-seat = This seat is open: anyone with the invitation may take it.
table-over = This table has ended.
table-proposal = Another proposal has to be decided first.
table-record = This game began under other rules and cannot continue.
table-pack = A pack of this table can no longer be read. Please tell the person who runs the server.
table-pack-gone = The server no longer has the packs of this table. You can read the game, but not continue it.
table-rematch = There is a rematch already.
table-seat = This is not your seat.
table-seated = You already have a seat at this table.
table-taken = This seat is taken.
table-hides = This seat holds hidden cards of a player who left. A bot plays on; the seat can be opened once it has none.
record-wrong = This is not a record that can be replayed.
record-long = This record is too long for the server.
record-pack = This record was played with packs that this server does not have.
pack-none = There is no such pack here.
pack-broken = This pack is broken, so it cannot be used. Please tell the person who runs the server.
lobby-after = The list of tables has no such page.
notice-address = Notices need an address that begins with https://

## Whatever else can go wrong

server-content = There is no such content here.
server-origin = A page from another address may not do this.
server-name = This server does not answer to that host name.
server-path = There is no such page.
server-size = This is too large.
server-often = Too many requests at once; wait a little.
store = The database does not answer, so nothing was done; please try again.
fault = Something went wrong; the server's log says what.
request-400 = The server did not understand this.
request-404 = There is nothing at this address.
request-405 = This address does not allow that.
request-413 = This is too large.
request-415 = The server reads only JSON.
table-what-if-over = The game is over at this moment. Choose an earlier one.

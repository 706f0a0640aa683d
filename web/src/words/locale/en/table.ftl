# The client's own words. What belongs to a game comes with the game; what the server refuses is told by its code.

## Lobby

hero = Where do you fly tonight?
hero-more = Three space adventures. Every rule at hand. Friends or bots in every seat.
choose-game = Choose a game
new-table = New table
player = Player
player-number = Player { $number }
your-name = Your name
you = you
seat-open = open seat
who-sits = Who plays in seat { $number }
bot-kind = bot · { $bot }
bot-names = Ivo, Jinx, Rook, Vesper, Quill
friend-by-link = a friend, by link
me-too = at this device
add-seat = Add a seat
remove-seat = Remove seat { $number }
pace = Pace
pace-live = live
pace-slow = by days
house-rules = { $count ->
    [0] House rules
   *[other] House rules · { $count }
}
table-name = Name of the table
practice-seed = Practice: the dice follow this seed
practice-seed-none = none: the dice are sealed
open-table = Open table
open-table-yes = Everybody sees it in the lobby and can join.
open-table-no = Only people with the link can join.
dice-sealed = Dice: sealed before the start. Anybody can check them at the end.
dice-practice = Dice: they follow your seed, so the table is marked as practice.
make-table = Make the table
launch = Launch the game
your-tables = Your tables
open-tables = Open tables
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
paste-link = Paste a link or a code
no-link = This is not a link to a table. Such a link looks like …/t/abc123#invitation.
your-turn = Your turn
thinks = { $name } to move
status-open = waiting for players
status-playing = being played
status-over = finished
lacks-packs = { $count ->
    [one] The server no longer has the pack { $packs } of this table. You can read the game, but not continue it.
   *[other] The server no longer has the packs { $packs } of this table. You can read the game, but not continue it.
}
status-closed = This table was closed.
unofficial = An unofficial fan project. Names belong to their owners; words and drawings are ours.
licences = Third-party licences

## Everywhere

to-lobby = To the lobby
settings = Settings
language = Language
theme = Colours
theme-auto = as the system
theme-night = night
theme-day = day
close = Close
loading = One moment …
again = Try again
menu = Menu

## Joining

join = Join a table
your-colour = Your colour
your-shape = Your shape
colour-sky = sky blue
colour-coral = coral
colour-leaf = leaf green
colour-orchid = orchid
colour-bone = bone
colour-rose = rose
shape-circle = disc
shape-triangle = triangle
shape-square = square
shape-diamond = diamond
shape-cross = cross
shape-hexagon = hexagon
take-seat = Take a seat
no-seat-free = Every seat of this table is taken.
watch = Watch
bot = bot

## At the table

players-here = Players
away = away, a bot is playing ({ $bot })
not-here = not here now
conceded = has given up
to-move = to move
sit-here = Sit here
sit-as = Hand the screen to { $name }
practice = practice
lost = Connection lost. Reconnecting …
parts = Parts of the table
tab-act = Act
tab-table = Table
tab-log = Log
tab-chat = Chat
empty-table = Nothing lies on the table yet.
rulebook = Rulebook
search-rules = Search the rules
our-ruling = Rimward ruling
no-rule = No rule matches these words.
show-rule = Show the rule
waiting-for = Waiting for { $names }.
change-answer = Change my answer
bot-plays = A bot is playing for you. Use the menu to come back.
risk-again = Press again to risk it
any-time = At any time ({ $count })
earlier = Earlier
forced = { $count ->
    [one] { $count } forced step
   *[other] { $count } forced steps
}
write = Write to everybody
send = Send
waiting-seats = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
start-with-bots = { $count ->
    [one] Start now, with a bot in the open seat
   *[other] Start now, with bots in the open seats
}
invitation = Invitation
invitation-about = Anyone with this link can watch and take an open seat.
invitation-renew = A new link
invitation-renew-sure = Make a new link? The old one will stop working.
invitation-renewed = This is a new link. The old one no longer works; everybody who sits here stays.
copy = Copy
copied = Copied
notify-me = Tell me when it is my turn
notify-off = Stop telling me when it is my turn
notice-turn = { $table }: your turn
come-back = Come back and play
to-bot = Let a bot play for me
take-back = Take back my last step
ask-take-back = Ask to take back my last step
ask-end = Propose to end the game
concede = Give up
concede-sure = Press again to give up. A bot will play on.
leave = Leave for good
leave-sure = Press again to leave for good. You cannot come back to this seat.
proposes-end = { $name } proposes to end the game without a winner.
proposes-take-back = { $name } asks to take back { $count ->
    [one] the last step.
   *[other] the last { $count } steps.
}
agree = Agree
disagree = Decline
asks-others = Not yet agreed: { $names }
would-undo = This would be undone
has-undone = This was undone
seen-undone = Got it

## Looking back

look-back = Look back
looking-back = This is the past
step-of = Step { $step } of { $of }
no-board-then = The rules have changed since, so the board cannot be shown as it was. The log is from that moment; the board is from now.
to-now = Back to now
step-back = One step back
step-on = One step on
play-on = Play
pause = Pause
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
eyes = Seen by
eyes-of = as { $name } saw it
eyes-spectator = as a spectator saw it
asked-then = To move: { $names }

## The end

ended-agreed = The game was ended by agreement.
ended-conceded = The others gave up.
ended-standing = The standing: { $standing }.
rematch = Rematch
to-rematch = To the rematch
verify = Check the dice
save-record = Save the record
commitment = Hash shown from the start:
verdict-fits = The key of the dice matches the hash shown from the start, so nothing was changed. To check every roll: rimward verify FILE
verdict-wrong = The key of the dice does not match the hash shown from the start.
verdict-practice = This was a practice table: a person chose the key of the dice.
verdict-unable = This browser cannot check it here. Save the record and run: rimward verify FILE

## What was done to the table

told-joined = { $name } takes a seat.
told-started = The game begins.
told-bot-sits-in = A bot plays for { $name }.
told-came-back = { $name } is back.
told-left = { $name } has left for good.
told-new-key = The host made a new key for the seat of { $name }.
told-opened = A seat is free: { $name }.
told-closed = The host closed the table.
told-declined = { $name } does not agree.
told-conceded = { $name } gives up.
told-carried-over = The rules have changed; the game continues from its last saved state.

## When something does not work

forget-table = Forget this table
denied-4400 = The server did not understand this page. Load it again.
denied-4401 = Your key no longer fits this table.
denied-4403 = This table is private. Open its invitation link again.
denied-4404 = There is no such table.
denied-4409 = This table cannot be opened: its stored game does not fit this server. Please tell the person who runs the server.
problem-web-offline = The server does not answer. Is it running? Are you connected?
problem-web-lost = The connection is lost, so this was not done.
problem-server-often = Too many requests at once. Wait a little and try again.
problem-record-long = This record is too long for the server.
problem-table-invitation = This table is private. Open its invitation link again.
problem-table-no-watching = This table has no spectators.
problem-table-none = There is no such table.
problem-table-moment = This moment no longer exists; perhaps it was taken back.
problem-table-key = Your key no longer fits this table.
problem-table-damaged = The stored game cannot be read, so it cannot continue. Please tell the person who runs the server.
problem-table-bots = Bots are already playing at too many of your tables. End one of them, or come back in a few minutes.
problem-table-full = Every seat of this table is taken.
problem-table-taken = This seat is taken; choose another.
problem-table-over = This table has ended.
problem-table-begun = This game has already begun.
problem-table-rematch = There is a rematch already.
problem-table-refused-spectator = You are only watching.
problem-table-refused-away = A bot is playing for you. Come back first, from the menu.
problem-table-refused-not-begun = The game has not begun yet.
problem-table-refused-closed = The table is closed.
problem-table-refused-over = The game is over.
problem-table-refused-chat = You are writing very fast. Wait { $seconds } seconds.
problem-table-refused-changes = You have changed this answer { $changes } times. It stays as it is now.
problem-table-refused-long = This game has become too long for the server: { $entries } entries, with everything that was taken back. End it by agreement, or give up.
problem-table-refused-proposal = Another proposal is already open.
problem-table-refused-no-proposal = That proposal is no longer open.
problem-table-refused-orders = You have { $most } standing orders. Revoke one of them first.
problem-table-refused-no-order = There is no such standing order.
problem-table-refused-too-fast = That was too fast. Wait { $seconds } seconds.
problem-table-refused-malformed = The server did not understand this. Load the page again.

## The dock

all-spaces = All { $count } spaces
pick-space = Pick a space on the map, or one of these.
more-below = { $count } more below
goes-on = continues below
percent = { $number }%
more = { $count ->
    [0] More
   *[other] More: { $count } possible at any time
}
sheet-size = Size of this sheet
means = What you have
scores = Scores
round = Round
people = Who plays
tab-board = The board
tab-mine = Mine
dice = dice
dice-hash = The dice were sealed before the start. Their hash: { $hash }
waiting-what = { $name }: { $question }
then-you = Then your turn continues.
you-next = Then it is your turn.
before-you = { $count ->
    [one] { $names } comes before you.
   *[other] { $names } come before you.
}

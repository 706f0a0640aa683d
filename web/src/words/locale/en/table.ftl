# The client's own words. What belongs to a game comes with the game; what the server refuses is told by its code.

## Lobby

hero = Where do you fly tonight?
hero-more = Three space adventures, every rule at hand, friends or bots in every seat.
choose-game = Choose a game
being-built = being built
new-table = New table
player = Player
player-number = Player { $number }
your-name = Your name
you = you
seat-open = open seat
who-sits = Who takes seat { $number }
bot-kind = bot · { $bot }
bot-names = Ivo, Jinx, Rook, Vesper, Quill
friend-by-link = a friend, by link
me-too = at this device
add-seat = Add a seat
remove-seat = Take away seat { $number }
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
open-table-no = Only who has the link can join.
dice-sealed = Dice: sealed before the start, and to be checked by everybody at the end.
dice-practice = Dice: they follow your seed, so this is a practice table, and marked so.
make-table = Make the table
launch = Launch the game
your-tables = Your tables
open-tables = Open tables
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
paste-link = Paste a link or a code
no-link = This is no link to a table. It looks like …/t/abc123#invitation.
your-turn = Your turn
thinks = { $name } to move
status-open = waiting for players
status-playing = being played
status-over = finished
lacks-packs = { $count ->
    [one] This table is played with the pack { $packs }, which the server no longer has: it can be read, but not played on.
   *[other] This table is played with the packs { $packs }, which the server no longer has: it can be read, but not played on.
}
status-closed = This table was closed.
unofficial = An unofficial fan project. The names belong to their owners; words and drawings are ours.
licences = Licences of what others made

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
away = away, a bot plays ({ $bot })
not-here = not here now
conceded = has given up
to-move = to move
sit-here = Sit here
sit-as = Hand the screen to { $name }
practice = practice
lost = The connection is lost. It is being made again …
parts = Parts of the table
tab-act = Act
tab-table = Table
tab-log = Log
tab-chat = Chat
empty-table = Nothing lies on the table yet.
rulebook = Rulebook
search-rules = Search the rules
our-ruling = Rimward ruling
no-rule = No rule has these words.
show-rule = Show the rule
waiting-for = Waiting for { $names }.
change-answer = Change my answer
bot-plays = A bot plays for you. You can come back from the menu.
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
invitation-about = Whoever has this link can look on and take an open seat.
invitation-renew = A new link
invitation-renew-sure = A new link: the one before lets nobody in any more. Sure?
invitation-renewed = This is a new link. The one before lets nobody in any more; whoever sits here stays.
copy = Copy
copied = Copied
notify-me = Tell me when it is my turn
notify-off = Do not tell me any more when it is my turn
notice-turn = { $table }: your turn
come-back = Come back: I play again
to-bot = Let a bot play for me
take-back = Take back my last step
ask-take-back = Ask to take back my last step
ask-end = Propose to end the game
concede = Give up
concede-sure = Give up: press again. A bot plays on.
leave = Leave for good
leave-sure = Leave for good: press again. You cannot come back to this seat.
proposes-end = { $name } proposes to end the game without a winner.
proposes-take-back = { $name } asks to take back { $count ->
    [one] the last step.
   *[other] the last { $count } steps.
}
agree = Agree
disagree = Do not agree
asks-others = Not yet agreed: { $names }
would-undo = This would be undone
has-undone = This was undone
seen-undone = Got it

## Looking back

look-back = Look back
looking-back = This is the past
step-of = Step { $step } of { $of }
no-board-then = The rules have changed since, so the board of then cannot be shown any more. What was told is here; the board is as it is now.
to-now = Back to now
step-back = One step back
step-on = One step on
play-on = Play
pause = Pause
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
eyes = Whose eyes
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
verdict-fits = The key of the dice fits the hash that was shown from the start: nothing was changed since. To check every throw: rimward verify FILE
verdict-wrong = The key of the dice does not fit the hash that was shown from the start.
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
told-carried-over = The rules have changed; the game goes on from its last kept state.

## When something does not work

forget-table = Forget this table
denied-4400 = The server did not understand this page. Load it again.
denied-4401 = Your key does not fit this table any more.
denied-4403 = This table is private. Open its invitation link again.
denied-4404 = There is no such table.
denied-4409 = This table cannot be opened: what is stored of it does not fit this server. Tell whoever runs it.
problem-web-offline = The server does not answer. Is it running, and are you connected?
problem-web-lost = The connection is lost, so this was not done.
problem-server-often = Too much came at once. Wait a little and try again.
problem-record-long = This record is too long for the server.
problem-table-invitation = This table is private. Open its invitation link again.
problem-table-no-watching = This table has no spectators.
problem-table-none = There is no such table.
problem-table-moment = There is no such moment any more; perhaps it was taken back.
problem-table-key = Your key does not fit this table any more.
problem-table-damaged = What is stored of this table cannot be read, so it cannot go on. Tell whoever runs the server.
problem-table-bots = Bots play at too many tables of yours already. End one of them, or come back in a few minutes.
problem-table-full = Every seat of this table is taken.
problem-table-taken = This seat is taken; choose another.
problem-table-over = This table has ended.
problem-table-begun = This table has begun already.
problem-table-rematch = There is a rematch already.
problem-table-refused-spectator = You only look on.
problem-table-refused-away = A bot plays for you. Come back first, from the menu.
problem-table-refused-not-begun = The game has not begun yet.
problem-table-refused-closed = The table is closed.
problem-table-refused-over = The game is over.
problem-table-refused-chat = That was much at once. Wait { $seconds } seconds.
problem-table-refused-changes = You have changed this answer { $changes } times. It stays as it is now.
problem-table-refused-long = This game has become too long for the server: { $entries } entries with all that was taken back. End it by agreement, or give up.
problem-table-refused-proposal = Something else is proposed already.
problem-table-refused-no-proposal = Nothing is proposed any more.
problem-table-refused-orders = You have { $most } standing orders. Revoke one of them first.
problem-table-refused-no-order = There is no such standing order.
problem-table-refused-too-fast = That was too fast. Wait { $seconds } seconds.
problem-table-refused-malformed = The server did not understand this. Load the page again.

## The dock

all-spaces = All { $count } spaces
pick-space = Pick a space on the map, or one of these.
more-below = { $count } more below
goes-on = goes on below
percent = { $number } %
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
then-you = Then your turn goes on.
you-next = Then it is your turn.
before-you = { $count ->
    [one] { $names } comes before you.
   *[other] { $names } come before you.
}

# Making a table: the first game, and what each house rule does.

first-game = First game, with a coach
house-reset = All by the book
house-measured = Measured in { $games } games of four normal bots with the rule and as many without it, on the same dice: turns, and points per game by source. The number after ± is the margin of error.
house-turns = turns { $change }% (±{ $near })
house-turns-same = as many turns (±{ $near }%)
house-source = { $source } { $change }
packs = Packs
packs-about = What the host of this server has added to the box, or changed in it.
practice-about = With a seed you get the same dice every time, and every step can be undone. Good for learning and trying things out.

## The lobby

play-now = Play now
play-with = { $count ->
    [one] { $count } bot, { $bot }
   *[other] { $count } bots, { $bot }
}
more-ways = More ways to start: { $game }
with-friends = With friends
at-one-device = At one device
join-link = Join
rules-of = Rules of { $game }
you-are-asked = Waiting for you
for-so-long = for { $long }
answer = Answer
look-in = Look in
invite-more = Invite
finished-tables = Finished games · { $count }
links-work = Your links work from outside:
links-here = Your links work on this computer only.
links-here-about = It is not on a network, or the server was started for this computer only.

## What to do next

what-next-for-you = What to do next
step-guided = Learn as you play
step-guided-about = { $game } with a coach, against easy bots. Every step can be taken back.
step-full = Your first full game
step-full-about = { $game } with all its rules, still against easy bots
step-friend = Play with a friend
step-friend-about = Anyone with your link gets a seat at the table
step-house = Try a house rule
step-house-about = { $game }, a little longer, shorter, kinder or harsher

## Joining

invites-you = { $name } invites you to
starts-when = { $count ->
    [one] starts when one more sits down
   *[other] starts when { $count } more sit down
}
what-you-join = About this table
who-sits-there = Who is playing
updates-itself = updates itself
your-seat = Your seat
seat-was = in the place of { $name }
is-free = free
is-here = here
is-host = host
by-link = by link
game-is-over = This game is over. You can still see how it went.
only-watch = Only watch
you-watch = You are watching
watching-count = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
what-is-this-game = What is this game?
learn-it-first = Learn it first, with a coach
fact-table = Table
fact-length = Length
about-minutes = about { $minutes } minutes
for-players = for { $count } { $players }
pace-live-about = Everybody plays at the same time. There is no clock.
pace-slow-about = Answer when you have time; the game waits.
fact-rules = Rules
differ-from-book = { $count ->
    [0] all by the book
    [one] one differs from the book
   *[other] { $count } differ from the book
}
book-has = in the book: { $value }
first-game-rules = The book's first game
language-own = English for you
language-own-about = Everybody sees the table in the language of their own browser, English or Russian. Chat is not translated.
fact-dice = Dice
sealed = sealed: { $hash }
sealed-about = This is the hash of their key. The key is shown at the end, and anybody can check every roll against it.
sealed-at-start = sealed when the game begins
sealed-at-start-about = From then on you see the hash of their key here. At the end anybody can check them.
sealed-not = practice dice

## The menu

menu-table = This table
menu-facts = Rules, length and dice of this table
menu-me = Me
menu-help = Help
menu-leave = Leave

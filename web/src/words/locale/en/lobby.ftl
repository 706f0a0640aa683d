# Making a table: the first game, and what each house rule does.

first-game = First game, with a coach
house-reset = All as the book has it
house-measured = What a rule does was counted in { $games } games of four normal bots with it and as many without it, on the same dice: turns, and points a game by where they come from. What stands after ± is how far it may be off.
house-turns = turns { $change } % (±{ $near })
house-turns-same = as many turns (±{ $near } %)
house-source = { $source } { $change }
packs = Packs
packs-about = Things that the host of this server has added to the box, or changed in it.
practice-about = With a seed the same dice fall again, and every step can be undone: for learning and trying out.

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
you-are-asked = You are asked
for-so-long = for { $long }
answer = Answer
look-in = Look in
invite-more = Invite
finished-tables = Finished games · { $count }
links-work = Your links work from outside:
links-here = Your links work on this computer only.
links-here-about = It is in no network, or the server was started for this computer alone.

## What to do next

what-next-for-you = What to do next
step-guided = Learn as you play
step-guided-about = { $game } with a coach, against easy bots. Every step can be taken back.
step-full = Your first full game
step-full-about = { $game } with all its rules, still against easy bots
step-friend = Play with a friend
step-friend-about = A seat at the table for whoever has your link
step-house = Try a house rule
step-house-about = { $game } a little longer, shorter, kinder or harsher

## Joining

invites-you = { $name } invites you to
starts-when = { $count ->
    [one] starts when one more sits down
   *[other] starts when { $count } more sit down
}
what-you-join = What you join
who-sits-there = Who sits there
updates-itself = updates itself
your-seat = Your seat
seat-was = in the place of { $name }
is-free = free
is-here = here
is-host = host
by-link = by link
game-is-over = This game is over. You can still look at how it went.
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
pace-live-about = All are there at the same time. Nobody is hurried by a clock.
pace-slow-about = Everybody answers when there is time for it; the game waits.
fact-rules = Rules
differ-from-book = { $count ->
    [0] all as the book has them
    [one] one differs from the book
   *[other] { $count } differ from the book
}
book-has = the book has { $value }
first-game-rules = The first game of the book
language-own = English for you
language-own-about = Everybody reads the table in the language of their own browser, English or Russian. What is written in the chat stays as it is.
fact-dice = Dice
sealed = sealed: { $hash }
sealed-about = This is the hash of their key. At the end the key is shown, and anybody can check every throw against it.
sealed-at-start = sealed when the game begins
sealed-at-start-about = From then on the hash of their key stands here, and at the end anybody can check them.
sealed-not = practice dice

## The menu

menu-table = This table
menu-facts = Rules, length and dice of this table
menu-me = Me
menu-help = Help
menu-leave = Leave

# Text that belongs to no game: the kernel's events and refusals, and the text table.
# How messages are named and which functions they may use: src/rimward/messages.py

## People

kernel-you = You
kernel-nobody = The table
kernel-seat = Player { $number }
kernel-each = { SEAT($seat) }: { $text }
kernel-and = { $others } and { $last }
kernel-yes = yes
kernel-no = no
kernel-share = { $name } { $share }%
kernel-space = ({ LIST($space) })
kernel-dice = { $count ->
    [1] d{ $sides }
   *[other] { $count }d{ $sides }
}

## What happened

kernel-rolled = { SEAT($by) } rolled { LIST($faces) } on { DICE($dice) } ({ ROLL($rule) }).
    .several = { THROWS($owners, $dice, $faces) } ({ ROLL($rule) }).
kernel-throw = { SEAT($by) } rolled { LIST($faces) } on { DICE($dice) }
kernel-forced = No choice for { PERSON($seat) ->
    [you] you
   *[other] { SEAT($seat) }
}: { OPTION($question, $key) }.
kernel-part = Part { $number } is over. { $count ->
    [0] Nobody
   *[other] { SEATS($winners) }
} won.
kernel-undo = { SEAT($seat) } took back the last step.
kernel-take-back = { $seat ->
    [-1] The game went back
   *[other] { SEAT($seat) } took the game back
} to step { $entry }.
kernel-rules-changed = The rules changed here. From now on the new ones apply.
    .heading = The rules changed here
kernel-not-kept = What happened in { $entries ->
    [one] one step
   *[other] { $entries } steps
} before this was not saved.

## Options that every game may have

kernel-meet =
    .ask = Several things happen at once. Which comes first?
kernel-choose =
    .ask = { NAME("card", $card) }: which of these?
kernel-again =
    .ask = { NAME("card", $card) }: { $done ->
        [0] { $left ->
            [one] use it?
           *[other] use it? Up to { $left } times.
        }
       *[other] again? { $left ->
            [one] One time is left.
           *[other] { $left } times are left.
        }
    }
kernel-option-do = { EFFECT($first) }
kernel-option-done = Done
kernel-option-pass = Pass
kernel-option-number = { $first }

## Where in the rules we are

kernel-frame-Roll = roll
kernel-frame-Window = reactions
kernel-frame-Carry = card

## What cards do

kernel-effect-when = { $when }: { $text }
kernel-effect-any-time = at any time
kernel-effect-then = { $first }, then { $second }
kernel-effect-choose = either { $text }
kernel-effect-or = { $first } or { $second }
kernel-effect-both = { $first } and { $second }
kernel-effect-repeat = { $times ->
    [2] twice
   *[other] { $times } times
}: { $text }
kernel-effect-up-to = { $times ->
    [1] if you like
    [2] up to twice
   *[other] up to { $times } times
}: { $text }
kernel-effect-per = { $each }: { $text }
kernel-effect-most = { $text }, { $times ->
    [1] once at most
    [2] twice at most
   *[other] { $times } times at most
}
kernel-effect-if = { $test }: { $text }
kernel-effect-results = { $first }; { $second }
kernel-effect-result = from { $least } on { $text }
kernel-effect-group = ({ $text })
kernel-effect-skipped = { SEAT($seat) }: part of { NAME("card", $card) } was no longer possible and is skipped.

## Why not

kernel-refused-over = The game is over.
kernel-refused-no-such-act = Nobody may do that now: { $key }.
kernel-refused-not-asked = By then you have nothing to decide.
kernel-refused-other-question = By then you have something else to decide: { $key }.
kernel-bar-least = it takes { COUNT($what, $needed) }, and there is only { $has }
kernel-bar-most = it takes { COUNT($what, $needed) } at most, and there is { $has }
kernel-bar-closed = not while this is being decided
kernel-refused-not-your-question = Question { $question } is for somebody else.
kernel-refused-stale = Question { $question } has been answered already.
kernel-refused-no-such-question = There is no question { $question }.
kernel-refused-no-such-option-key = That is not among the options: { $key }.
kernel-refused-no-key = This record has no key for the dice: you can watch it, but not continue it.
kernel-refused-nothing-to-undo = There is nothing you can take back: since your last step somebody learned something, or somebody else moved.
kernel-refused-consent = { SEAT($seat) } has not agreed to the take-back.
kernel-refused-no-such-entry = There is no step { $entry } to go back to.
kernel-refused-order-where = No order is possible there: { $where }.
kernel-refused-order-until = An order cannot last until the end of { $until }: that has not begun.
kernel-refused-seats = This game is for { $least } to { $most } players, not { $seats }.
kernel-refused-no-such-option = There is no option { $name }; there are: { $known }.
kernel-refused-wishes = There are { $seats } seats, but { $wishes } sets of wishes.
kernel-refused-option-value = The option { $name } cannot be { $value }; it may be { $allowed }.

## Checking a record

kernel-verify-no-key = it has no key, so its dice cannot be checked.
kernel-verify-key = its key is not a key.
kernel-verify-commitment = its key does not match its commitment.
kernel-verify-empty = it has no entries.
kernel-verify-entry = entry { $entry } cannot be played: { $error }.
kernel-verify-chance = entry { $entry }: the record says the dice or draw gave { $said }, but the key gives { $given }.
kernel-verify-way = entry { $entry }: the game went differently from the record.

## The text table: beginning

terminal-start = To choose an option, type its number or its name. ? lists what else you can type.
terminal-hint = A bot would choose { $number }: { $option }
terminal-bot = { SEAT($seat) }: { $what }
terminal-name-person = Player { $number }
terminal-name-bot = Bot { $number }
terminal-chance-sealed = The dice are sealed: their key is shown at the end, and this is its hash:
terminal-chance-seed = Practice table: the dice follow the seed { $seed }.
terminal-chance-practice = Practice table: a person chose the key of the dice.
terminal-menu-which = Which game? Type its number; Enter leaves.
terminal-packs = With the { $count ->
    [one] pack
   *[other] packs
 } { $packs }
terminal-menu-game = { $title }, { $least } to { $most } players
terminal-menu-go-on = Go on with { $title }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, from { $file }
terminal-menu-language = По-русски (in Russian): ru
terminal-options-which = By which rules? Type a number; Enter takes 1.
terminal-options-own = Choose options and house rules yourself
terminal-options-change = A number changes an option, a number and a value sets it (1 12); Enter continues.
terminal-who-which = Who plays? Type a number; Enter takes 1. Or say it seat by seat: { $example }
terminal-who-way = { $bots ->
    [0] { $people ->
        [one] You alone
       *[other] { $people } people at this screen
    }
    [one] You and a bot
   *[other] You and { $bots } bots
}
terminal-menu-again = { $count ->
    [one] There is only number 1.
   *[other] Type a number from 1 to { $count }.
}

## The text table: the screen

terminal-news = Since your last decision:
terminal-news-first = To begin with:
terminal-news-resumed = What happened last:
terminal-table = The table:
terminal-table-new = New on the table:
terminal-continued = { $heading } (continued)
terminal-goal = { $option }: { $gain }
terminal-asked = { $prompt } (§ { $rule })
terminal-zone = { $zone }: { $count }
terminal-zone-known = { $zone }: { $count } ({ $known })
terminal-hand-over = Now it is { SEAT($seat) }'s turn at the screen. Press Enter when nobody else is looking.
terminal-hint-why = { $count ->
    [one] why (one thing is barred)
   *[other] why ({ $count } things are barred)
}
terminal-hint-undo = undo
terminal-hint-do = do (what you may do at any time)
terminal-hint-line = Also: { $hints }
terminal-barred = { $option }: { $reason } (§ { $rule })
terminal-nothing-barred = Nothing is barred right now.
terminal-acts = At any time you may (type do and the number):
terminal-no-acts = There is nothing else you may do just now.
terminal-where = Where we are: { $frames }.
terminal-log-cut = The last { $shown } of { $lines } lines; type log { $lines } for all.
terminal-rules = { $count } rules found{ $shown ->
    [15] ; here are the first { $shown }
   *[other] { "" }
}. Type rule and the number to read one.
terminal-no-rule = No rule matches: { $words }.

## The text table: answers to what was typed

terminal-choose = { $count ->
    [one] Type 1 to continue, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
terminal-no-number = { $count ->
    [one] There is no { $number } here, only 1.
   *[other] There is no { $number } here; the numbers go from 1 to { $count }.
}
terminal-not-understood = “{ $line }” is neither a number nor a command. Type ? for help.
terminal-saved = Saved to { $file }.
terminal-go-on = To continue: { $command }
terminal-bye = Nothing was played, so nothing was saved. Goodbye.

terminal-drawn = By the numbers on the map: { $numbers }
terminal-map-on = on
terminal-map-off = off
terminal-map-now-on = The map is shown from now on.
terminal-map-now-off = The map is off; type map to see it once.
terminal-map-none = This game has no map.
terminal-map-cut = Only part of the map fits here; type map to see all of it.

## The text table: commands

terminal-orders-pass = pass
terminal-orders-drop = drop
terminal-orders-standing = Your standing orders (orders drop and the number revokes one):
terminal-orders-none = You have no standing orders.
terminal-orders-possible = Orders you can give (type orders pass and the number):
terminal-orders-given = Ordered: { $order }
terminal-orders-dropped = The order is revoked.
terminal-orders-no-number = { $count ->
    [0] There is none.
    [one] Type 1 after it.
   *[other] Type a number from 1 to { $count } after it.
}
terminal-orders-off-turn = Pass off turn
terminal-orders-everywhere = Pass
terminal-orders-rule = Pass at “{ $rule }”
terminal-orders-choice = when there is no other choice
terminal-orders-until-turn = until your next turn.
terminal-orders-until-match = until the end of the game.
terminal-orders-until-frame = until this is over: { $frame }.
terminal-orders-tells = (Only against bots: people could guess what you hold from whether you are asked.)
terminal-about-nothing = There is nothing about “{ $words }”.
terminal-about-names = Type { $word } and one of these names, or the number of a card:
terminal-command-why = why
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-do = do
terminal-command-orders = orders
terminal-command-where = where
terminal-command-log = log
terminal-command-rule = rule
terminal-command-about = about
terminal-command-save = save
terminal-command-show = show
terminal-command-map = map
terminal-command-rematch = rematch
terminal-command-quit = quit
terminal-command-help = help
terminal-help-number = Type a number or a name to choose an option. You can also type:
terminal-help-why = { $word }: what you cannot do now, and which rule forbids it
terminal-help-hint = { $word }: what a bot would do in your place, and why
terminal-help-undo = { $word }: take back your last step, as long as nobody learned anything from it
terminal-help-do = { $word }: what you may do at any time, such as a gift; { $word } 2 does the second of these
terminal-help-orders = { $word }: standing orders, which answer for you; { $word } pass 1 gives an order, { $word } drop 1 revokes one
terminal-help-where = { $word }: where in the rules we are
terminal-help-log = { $word }: the last lines of the log; { $word } 200 shows more
terminal-help-rule = { $word }: the rule behind this question; { $word } who can i shoot searches the rules
terminal-help-about = { $word } NAME: anything in the box, by its name or its number; { $word } alone lists it all
terminal-help-save = { $word }: save the game to a file; { $word } FILE names the file
terminal-help-show = { $word }: the whole table and the question again
terminal-help-map = { $word }: the whole map, with a guide to it; { $word } off hides it, { $word } on shows it again
terminal-help-rematch = { $word }: after the game, another one with the same seats and options
terminal-help-quit = { $word }: leave; an unfinished game is saved
terminal-help-help = { $word } or ?: this list

## The text table: the end

terminal-winners = { $count ->
    [0] Nobody won.
    [one] { SEATS($winners) } won.
   *[other] { SEATS($winners) } share the win.
}
terminal-winners-scored = { SEATS($winners) } { $count ->
    [one] won
   *[other] share the win
} with { $score }{ $margin ->
    [0] { "" }
   *[other] , { $margin } ahead
}.
terminal-side-won = { SEATS($winners) } won together{ $margin ->
    [0] { "" }
   *[other] , { $margin } ahead
}.
terminal-part = Part { $number }: { $end }
terminal-rounds = { $count ->
    [one] It took one round.
   *[other] It took { $count } rounds.
}
terminal-score = { SEAT($seat) }: { $score }
terminal-key = The key of the dice was:
terminal-after = Type rematch, save, log or quit; Enter leaves:{ " " }
terminal-over = The game is over. You can type: rematch, save, save FILE, log, rule WORDS, quit.
terminal-not-over = The game is not over yet; quit leaves it, and keeps it for later.
terminal-check = To check its dice: { $command }
terminal-replay = { $title }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
terminal-unfinished = The record ends here; the game was not finished.
terminal-verified-replays = The record replays: every one of its { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} was allowed and gave what the record says.
terminal-verified-chance = { $results ->
    [0] There were no dice and no draws.
    [one] The one result of dice and draws comes from the key.
   *[other] All { $results } results of dice and draws come from the key.
}
terminal-verified-commitment = The key fits the hash shown from the start: { $commitment }
terminal-verified-unfinished = The game was not finished.
terminal-verified-practice = This was a practice table: a person chose the key.
terminal-verified-sealed = So nothing was changed after the start. This does not prove that nobody looked at the key.

## Trouble

terminal-error-file = { $file } cannot be read: { $error }
terminal-error-record = { $file } is not a record that can be replayed: { $error }
terminal-error-foreign = { $file } is a record of { $game }; this program plays: { $games }.
terminal-error-verify = { $file } fails the check: { $why }
terminal-error-save = { $file } cannot be written: { $error }
terminal-error-seat = There is no seat { $seat }; the seats go from 1 to { $seats }.
terminal-error-seats = { $given ->
    [one] One seat is named,
   *[other] { $given } seats are named,
} but the table has { $seats }.
terminal-error-bot = There is no player “{ $bot }”; there are: { $bots }.
terminal-error-no-game = There is no game “{ $game }”; there are: { $games }.
terminal-error-option = An option is written name=value, not “{ $option }”.
terminal-error-loaded-game = { $file } is a record of { $game }.
terminal-error-loaded-option = { $file } has its options already; they cannot be changed.
terminal-error-loaded-wish = { $file } has its seats' wishes already; they cannot be changed.
terminal-error-loaded-pack = { $file } has its packs already; there can be no others.
terminal-error-wish = A wish is written seat:name=value with a seat from 0 to { $last }, not “{ $wish }”.
terminal-error-loaded-seed = { $file } has its dice already; they cannot be changed.

## The server

serve-stored = Games are stored in { $place }
serve-port = Port { $taken } is taken, so the server is on { $port }.
serve-here = On this machine: { $address }
serve-network = On your network: { $address }
serve-stop = Ctrl-C stops the server. Games are kept and continue when you start it again.
serve-stopping = Stopping.
serve-error-port = Port { $port } is taken by another program; choose another with --port.
serve-error-host = The server cannot listen on { $host }, port { $port }: { $error }.
serve-error-database = The database { $place } cannot be opened: { $error }.
serve-error-driver = This database needs the package { $package }, which is not installed; for PostgreSQL: pip install "rimward[postgres]".

# Bots: how strong they are, why they do what they do, what they would do.

bot-surprise = { $level }, surprise me
bot-all-ways = { $level }, every way to win
bots-like = What the bots are like
bots-surprise-about = With “surprise me” a way to play is drawn when the bot sits down, another for each; you see it beside its name. An expert does what seems best at any moment.
bot-which = Which bot
problem-table-no-choice = No bot chose anything there; perhaps it was taken back.
problem-table-no-reason = The bot could not say why; please try again.
problem-table-not-asked = Nothing is asked of this seat now.

## A hint, and why a bot did something

hint = Hint
hint-thinking = A bot is thinking …
hint-option = A bot would: { $option }.
hint-mark = hint
bot-why = Why?

## Turning points, at the end

turning = Turning points
turning-of = Whose turning points
turning-you = You
turning-bot = A bot
turning-turn = Turn { $turn }
turning-setup = Setting up
turning-chance = { $best }% → { $chance }%
turning-working = A bot is looking through the game …
turning-failed = The bot did not get to the end of it.
turning-none = No choice of this player cost much, as the bot sees it.
turning-what = What is a turning point here?
turning-about = A choice after which, as a bot sees it, the chance to win was smaller than it could have been. Both options are tried with the same dice and played on to the end of the turn, and the bot judges how the table stands then. It knows what was hidden, for the game is over, and it can be wrong.

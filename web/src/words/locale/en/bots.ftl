# Bots: how strong they are, why they do what they do, what they would do.

bot-surprise = { $level }, surprise me
bot-all-ways = { $level }, every way to win
bots-like = What the bots are like
bots-surprise-about = “Surprise me” draws a style for each bot when it sits down; you see it beside the bot's name. An expert has no style: it does whatever seems best.
bot-which = Which bot
problem-table-no-choice = No bot made a choice there; perhaps it was taken back.
problem-table-no-reason = The bot could not say why; please try again.
problem-table-not-asked = This seat has nothing to decide now.

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
turning-failed = The bot could not finish.
turning-none = As the bot sees it, none of this player's choices cost much.
turning-what = What is a turning point here?
turning-about = A choice that, as a bot sees it, lowered the chance to win. The bot tries both options with the same dice, plays on to the end of the turn and judges the result. The game is over, so the bot knows what was hidden. It can still be wrong.

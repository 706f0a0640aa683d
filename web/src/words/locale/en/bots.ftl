# Bots: how strong they are, why they do what they do, what they would do.

bot-surprise = { $level }, surprise me
bots-like = What the bots are like
bots-surprise-about = With “surprise me” a way to play is drawn when the bot sits down; you see it beside its name.
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

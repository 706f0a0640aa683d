# Bots: how strong they are, why they do what they do, what they would do.

bot-surprise = { $level }, surprise me
bots-like = What the bots are like
bots-surprise-about = With “surprise me” a way to play is drawn when the bot sits down; you see it beside its name.
bot-which = Which bot

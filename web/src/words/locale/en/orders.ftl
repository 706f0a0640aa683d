# Standing orders: what is answered for me without asking.

orders = Orders { $count }
orders-title = Standing orders
orders-about = They answer for you where you would always do the same. When in doubt, they ask you.
orders-mine = Mine · { $count }
orders-none = You have none. To add one, press “Always …” at a question.
orders-suggested = Suggested
orders-revoke-all = Revoke all
orders-secret = Your log marks these answers “by order”. The others see that only after the game.
orders-routine = The routine, all at once
order-add = Add
order-add-all = Add all
order-revoke = Revoke
order-given = Set by you at step { $step }
order-given-at = Set by you at step { $step }, at “{ $at }”
order-answered = { $count ->
    [one] Answered once, at step { $step }
   *[other] Answered { $count } times, last at step { $step }
}
order-unused = Not used yet
order-evidence = You did this { $count } times out of { $count }.
order-tells = This may show the others whether you have a choice.
order-off-turn = Pass whenever it is not my turn.
order-off-turn-about = Nobody has to wait for you between your turns.
order-everywhere = Pass everywhere.
order-pass = { $at }: pass.
order-key = { $at }: always “{ $answer }”.
order-choice = Only when there is no other choice.
order-asks = These numbers decide whether it asks you: { $numbers }.
order-always = Always: { $answer }
until-turn = until my next turn
until-match = this whole game
until-frame = until this is over: { $frame }
always = Always …
always-about = answer in advance
always-title = From now on, without asking
always-until = Until
always-until-turn = my next turn
always-until-match = this whole game
always-set = Set

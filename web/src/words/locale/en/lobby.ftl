# Making a table: the first game, and what each house rule does.

first-game = First game, with a coach
house-reset = All as the book has it
house-measured = What a rule does was counted in { $games } games of four normal bots with it and as many without it, on the same dice: turns, and points a game by where they come from. What stands after ± is how far it may be off.
house-turns = turns { $change } % (±{ $near })
house-turns-same = as many turns (±{ $near } %)
house-source = { $source } { $change }
practice-about = With a seed the same dice fall again, and every step can be undone: for learning and trying out.
house-xia-target = The first to reach it wins at once: 5 in an hour, 10 for an evening, 20 for a long one.
house-xia-edition = The books differ in a few rules, such as Fame for Gates and who buys all cargo.
house-xia-gate_fame = Whoever first goes through each of the three Gates gains 1 Fame.
house-xia-den_buys_any = One outlaw planet buys cubes of every kind: the Smugglers’ Den instead of Loath.
house-xia-npcs = The Enforcer, the Scoundrel and the Merchant fly by their cards.
house-xia-min_move = Nobody is stuck with a 1: an Engine gives at least so much.
house-xia-safe_mining = Whoever prefers takes a cube and 1 damage instead of a roll.
house-xia-start_credits = More money for Outfits before the first turn.
house-xia-two_players = The book wants three captains or more; two work, too.
house-xia-first_numbers = Numbers that no book prints, before they were balanced: the Swamp Rat has Impulse 3, not 4.
house-xia-first_holds = Nine bigger ships with their older Holds, which cannot take every set of Outfits.
house-comet-target = The game ends after the round in which somebody has so much ice at home.
house-comet-rounds = It ends after so many rounds in any case.

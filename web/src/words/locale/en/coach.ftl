# The coach: what a first game explains, each thing when it first happens.

coach = Coach
coach-got-it = Got it
coach-next = Got it, next
coach-try = Try now:
coach-off = Turn the coach off
coach-on = The coach explains each new thing when it first happens
coach-again = Start the lessons again
coach-goals = First goals: { $done } of { $all }
coach-goals-done = You reached all first goals. Now win the game!
goal-done = done
learn = Learn as you play
learn-table = First game
coach-show = Show me
coach-turn-on = Turn the coach on

## Settings

text-size = Size of the text
motion = Movement
motion-auto = as the system
motion-reduced = none
motion-full = all
others-speed = What others do
others-instant = at once
others-normal = step by step
others-slow = slowly
others-about = Steps of others are shown one after the other, so that they can be followed. Your own are never delayed.
sounds = Sounds
sounds-on = Your turn, dice, points
volume = Volume
at-the-table = At the table
ask-to-end = Ask again before a turn ends in which something can still be done

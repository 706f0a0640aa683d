## Settings

text-size = Size of the text
motion = Movement
motion-auto = as the system
motion-reduced = none
motion-full = all
others-speed = Other players' steps
others-instant = at once
others-normal = step by step
others-slow = slowly
others-about = Other players' steps are shown one at a time, so that you can follow them. Your own are never delayed.
sounds = Sounds
sounds-on = Your turn, dice, points
volume = Volume
at-the-table = At the table
ask-to-end = Ask before ending a turn while I can still do something

# How strong a bot is, and why it does what it does.

kernel-level-easy = easy
    .about = knows what is good and is often careless; for a first game
kernel-level-normal = normal
    .about = takes what looks best at every step, and answers at once
kernel-level-hard = hard
    .about = tries its turn in its head a few times before it moves
kernel-level-expert = expert
    .about = tries its turn in its head many times over and keeps to no style
kernel-bot-random = random
kernel-bot-greedy = greedy

kernel-why-random = { SEAT($seat) } chose at random.
kernel-why-careless = { SEAT($seat) } was careless: something else looked better.
kernel-why-hidden = The reason hangs on what you may not know.

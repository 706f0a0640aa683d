# How strong a bot is, and why it does what it does.

kernel-level-easy = easy
    .about = knows what is good but is often careless; for a first game
kernel-level-normal = normal
    .about = takes what looks best at every step, and answers at once
kernel-level-hard = hard
    .about = thinks its turn through a few times before it moves
kernel-level-expert = expert
    .about = thinks its turn through many times, and follows no style
kernel-bot-random = random
kernel-bot-greedy = greedy

kernel-why-random = { SEAT($seat) } chose at random.
kernel-why-careless = { SEAT($seat) } was careless: something else looked better.
kernel-why-best = Nothing else looked better.
kernel-why-hidden = The reason depends on something you may not know.

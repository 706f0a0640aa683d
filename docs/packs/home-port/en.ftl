xia-sector-home-port = Home Port
xia-lore-home-port = Every captain came from somewhere. Here the cranes still wave.
xia-job-101 = Back to School
    .story = Two dozen children, one teacher, and a promise that nobody touches the controls.
xia-job-102 = The Old Signal
    .story = Somebody at Home Port hears the Gate whisper at night. Go and listen.
xia-job-103 = Uncle's Crates
    .story = They are for a wedding at Home Port. Do not ask what is in them, and do not tip them over.

# Styles of bots, and what each is like.

andromeda-style-builder = builder
    .about = settles planets, and scores with developments
andromeda-style-warlord = warlord
    .about = looks for battles, with raiders and with you
andromeda-style-merchant = merchant
    .about = collects moons and trade modules, and fills the vault
andromeda-style-scholar = scholar
    .about = climbs the science track, and prefers discoveries to battles

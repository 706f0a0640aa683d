## Found while games were played with open books

aurora-energy-salvage-depleted = { NAME("ship", $ship) } has used up the energy of { NAME("card", $item) }: the card is discarded.

## Locations and bounties

aurora-setup-location-text-optional = { NAME("crew", $crew) } is the first to look around { NAME("tile", $tile) }.
    .roll = what happens there
aurora-bounty-redraw =
    .ask = Your bounty: keep it, or lay it aside unseen and draw another?
aurora-option-keep = Keep it
aurora-option-redraw = Draw another
aurora-frame-Ambush = an ambush
aurora-frame-Cache = a find
aurora-frame-Hazard = a dangerous place
aurora-frame-Redraw = another bounty

aurora-card-natural = natural weapons

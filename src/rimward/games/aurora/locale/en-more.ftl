## Found while games were played with open books

aurora-energy-salvage-depleted = { NAME("ship", $ship) } has used up the energy of { NAME("card", $item) }: the card is discarded.

# Actions from outside a space, what markers are spent on, and a Sell Space that takes nothing

xia-act-attack = attack from there
xia-act-rescue = rescue a ship beside it
xia-marker-spend = { SIZE($uses) ->
    [0] { SEAT($ship) } spent no marker.
    [one] { SEAT($ship) } spent a marker on { TALLY("outfit", $outfits) }.
   *[other] { SEAT($ship) } spent { SIZE($uses) } markers on { TALLY("outfit", $outfits) }.
}
    .aside = { PERSON($ship) }
xia-bar-no-sale = this Sell Space takes nothing in the edition you play
xia-setup-markers = Every Energy Meter is full, and everybody has { COUNT("markers", $markers) } armed.

# Действия на занятой клетке, трата маркеров и клетка продажи, где ничего не берут

xia-act-attack = атаковать оттуда
xia-act-rescue = спасти корабль рядом с ней
xia-marker-spend = { SEAT($ship) } { SIZE($uses) ->
    [0] не{" "}
   *[other] { "" }
}{ PERSON($ship) ->
    [you] тратите
   *[other] тратит
} { SIZE($uses) ->
    [0] маркеров
    [one] { SIZE($uses) } маркер: { TALLY("outfit", $outfits) }
    [few] { SIZE($uses) } маркера: { TALLY("outfit", $outfits) }
   *[many] { SIZE($uses) } маркеров: { TALLY("outfit", $outfits) }
}.
    .aside = { PERSON($ship) }
xia-bar-no-sale = в этой редакции здесь ничего не покупают
xia-setup-markers = Энергия у всех полная, заряжено у каждого: { COUNT("markers", $markers) }.

# Действия на занятой клетке, трата маркеров и клетка продажи, где ничего не берут

xia-act-attack = атаковать оттуда
xia-act-rescue = спасти корабль рядом с ней
xia-marker-spend = { SEAT($ship) } { PERSON($ship) ->
    [you] тратите
   *[other] тратит
} { SIZE($uses) ->
    [one] { SIZE($uses) } маркер
    [few] { SIZE($uses) } маркера
   *[many] { SIZE($uses) } маркеров
}: { TALLY("outfit", $outfits) }.
xia-bar-no-sale = в этой редакции здесь ничего не покупают
xia-setup-markers = Энергия у всех полная, заряжено у каждого: { COUNT("markers", $markers) }.

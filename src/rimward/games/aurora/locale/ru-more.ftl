## Найдено, когда партии проверялись по записям

aurora-energy-salvage-depleted = { NAME("ship", $ship) }: у карты «{ NAME("card", $item) }» кончилась энергия, она сброшена.

## Места и награды

aurora-setup-location-text-optional = { NAME("crew", $crew) } раньше всех осматривает это место: { NAME("tile", $tile) }.
    .roll = что случится на этом месте
aurora-bounty-redraw =
    .ask = Ваша награда за голову: оставить или отложить, не показывая, и взять другую?
aurora-option-keep = Оставить
aurora-option-redraw = Взять другую
aurora-frame-Ambush = засада
aurora-frame-Cache = находка
aurora-frame-Hazard = опасное место
aurora-frame-Redraw = другая награда

aurora-card-natural = собственное оружие

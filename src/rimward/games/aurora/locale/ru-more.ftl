## Найдено, когда партии проверялись по записям

aurora-energy-salvage-depleted = { NAME("ship", $ship) }: у карты «{ NAME("card", $item) }» кончилась энергия, она сброшена.

## Чем хорош вариант с точки зрения советчика: `advice/reasons.py`

# Части текстов ниже. Ценность указана в ПО, приблизительно.
andromeda-advice-worth = { $gain ->
    [little] пользы от этого мало
   *[some] это стоит примерно { $whole },{ $tenth } ПО
}
andromeda-advice-aim = { $aim ->
    [module] за модулями
    [moon] ради луны
    [peek] ради взгляда на будущие события
    [monolith] ради карт тактики
    [trade-hub] ради кредитов
    [shipyard] ради корабля или ремонта
    [development-office] ради сооружения
   *[resource] ради ресурса планеты
}

andromeda-advice-launch = Вылет в регион { PLACE($region) } { andromeda-advice-aim }: вместе с тем, что он даст дальше, { andromeda-advice-worth }{ $battle ->
    [none] { "" }
    [good] , и бой там стоит того
   *[bad] , хотя бой там скорее будет проигран
}.
andromeda-advice-return = Возвращение сейчас: { $ships ->
    [0] ни один корабль не активирует модуль
    [one] модули активирует { $ships } корабль
    [few] модули активируют { $ships } корабля
   *[other] модули активируют { $ships } кораблей
}; в пересчёте на ход { andromeda-advice-worth }.
andromeda-advice-module = { NAME("module", $module) }: вместе с шагом по шкале { andromeda-advice-worth }.
andromeda-advice-activate = { NAME("module", $module) } сейчас полезнее всего{ $by ->
    [ship] { "" }
   *[energy] , и энергии на него не жаль
}.
andromeda-advice-play = { NAME("card", $card) }: { andromeda-advice-worth }.
andromeda-advice-energy = { $energy ->
    [0] Дополнительные кубики не поднимут шансы настолько, чтобы окупиться.
    [one] С { $energy } дополнительным кубиком бой лучше, и это окупается: выигрыш примерно { $whole },{ $tenth } ПО.
   *[other] С { $energy } дополнительными кубиками бой лучше, и это окупается: выигрыш примерно { $whole },{ $tenth } ПО.
}
andromeda-advice-spend = Без этого проще всего обойтись.
andromeda-advice-wait = { $best ->
    [yes] Ничто другое сейчас не стоит того.
   *[no] Есть вариант получше.
}
andromeda-advice-option = Здесь { andromeda-advice-worth }.

# «Край Андромеды»: стол в нескольких строках, карта со знаками, что напечатано и откуда взялись ПО

## Как называются регионы

andromeda-space = { $kind ->
    [planet] «{ NAME("planet", $name) }» ({ $space })
    [base] «{ NAME("alliance", $name) }» ({ $space })
    [nebula] Туманность { $space }
    [quasar] «{ NAME("special", $name) }» ({ $space })
    [vortex] «{ NAME("special", $name) }» ({ $space })
   *[other] пустое место { $space }
}

## Стол в нескольких строках

andromeda-status-turn = { PERSON($seat) ->
    [you] Сейчас ваш ход.
   *[other] Ходит { SEAT($seat) }.
}
andromeda-status-marker = Маркер событий: деление { $marker } из { $steps }. Конец начнётся с { $terminus } ПО.
andromeda-status-due = В конце этого хода наступит событие.
andromeda-status-ended = Конец начался: после этого хода у каждого будет ещё один.
andromeda-status-final = { $turns ->
    [one] Это последний ход партии.
   *[other] Скоро конец: осталось ходов вместе с этим: { $turns }.
}
andromeda-status-battle = Идёт бой, место: { PLACE($region) }.
andromeda-status-seat = { SEAT($seat) }{ $faction ->
    [none] { "" }
   *[other] {" "}(«{ NAME("faction", $faction) }»)
}: { COUNT("vp", $vp) }, { COUNT("cards", $cards) }
andromeda-status-stock = Ваш склад: { COUNT("titanium", $titanium) }, { COUNT("nanocarbon", $nanocarbon) }, { COUNT("ice", $ice) }, { COUNT("credit", $credit) }, { COUNT("energy", $energy) }; на станции { COUNT("leaders", $leaders) }.
andromeda-own-hand = Ваша рука: { TALLY("card", $cards) }
andromeda-own-sustain = Ваши карты поддержки: { TALLY("card", $cards) }
andromeda-own-tokens = Ваши жетоны открытий: { TALLY("token", $cards) }
andromeda-own-developed = Ваши карты сооружений: { TALLY("development", $cards) }
andromeda-own-awards = Ваши жетоны господства: { TALLY("token", $cards) }

## Знаки на картинке

andromeda-short-resource = { $what ->
    [titanium] Т
    [nanocarbon] Н
    [ice] Л
    [credit] К
    [energy] Э
    [tactics] #
    [repair] Р
    [vp] *
   *[any] ?
}
andromeda-short-track = { $what ->
    [science] нау
    [industry] про
    [supremacy] гос
    [commerce] тор
   *[civilization] цив
}
andromeda-short-ship = { $what ->
    [transport] т
    [fighter] и
    [science-vessel] н
   *[heavy-cruiser] к
}
andromeda-short-development = { $what ->
    [observatory] Обс
    [factory] Фаб
    [obelisk] Обе
    [spaceport] Кос
   *[city] Гор
}
andromeda-short-head = { $what ->
    [player] { "" }
    [vp] ПО
    [leaders] @
    [bay] ангар
    [scrapyard] Свалка
   *[moons] луны
}
andromeda-legend-mark = { $what ->
    [moon] луна и что даёт верхняя
    [bonus] бонусные ресурсы
    [leaders] лидеры, по номерам игроков
    [raiders] рейдеры, по классам
    [damage] повреждение
    [slot] пустое гнездо для луны
    [level] уровень сооружений
   *[used] использован в это возвращение
}
andromeda-legend-resource = { $what ->
    [repair] ремонт
    [vp] ПО
   *[other] { NAME("resource", $what) }
}
andromeda-legend-track = { NAME("track", $what) }
andromeda-legend-ship = { NAME("ship", $what) }
andromeda-legend-development = { NAME("development", $what) }

## Вокруг карты

andromeda-map-planet = { NAME("planet", $planet) }
andromeda-map-base = { $base ->
    [monolith] Монолит
    [trade-hub] Торг. узел
    [maximus] Максимус
    [odessa] Одесса
    [shipyard] Верфь
   *[development-office] Бюро
}
andromeda-map-seat = { SEAT($seat) }
andromeda-map-module = { NAME("module", $module) }
andromeda-map-raider = { NAME("raider", $raider) }
andromeda-map-operations = Тактические операции: { NAME("moon", $moon) }
andromeda-map-tiles = Улучшения кораблей: { NAME("upgrade", $tiles) }
andromeda-map-faction = «{ NAME("faction", $faction) }»: { NAME("ability", $abilities) }
andromeda-map-operations-brief = операции { $moon }
andromeda-map-tokens-brief = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
andromeda-map-sustain-brief = { $count ->
    [one] { $count } карта поддержки
    [few] { $count } карты поддержки
   *[many] { $count } карт поддержки
}

andromeda-map-left = ещё { $count }

## Путеводитель

andromeda-map-amount = { COUNT($what, $count) }
andromeda-map-either = { $first } или { $second }
andromeda-map-guide = { $space } { $kind ->
    [planet] «{ NAME("planet", $name) }», планета, { NAME("track", $track) }
    [base] { NAME("alliance", $name) }
    [quasar] «{ NAME("special", $name) }», квазар
    [vortex] «{ NAME("special", $name) }», вихрь
   *[other] туманность
}{ $things ->
    [none] { "" }
   *[other] : { $things }
}
andromeda-map-moons = { $count ->
    [1] луна: { $top }
   *[other] лун { $count }, верхняя: { $top }
}
andromeda-map-gives = даёт { $contents }
andromeda-map-costs = застройка стоит { $contents }
andromeda-map-bonus = бонус: { $contents }
andromeda-map-built = { NAME("development", $kind) } ({ SEAT($seat) })
andromeda-map-leaders = { COUNT("leaders", $leaders) } ({ SEAT($seat) })
andromeda-map-raiders = { $count ->
    [1] «{ NAME("raider", $raider) }»
   *[other] { $count } × «{ NAME("raider", $raider) }»
}
andromeda-map-ships = { SEAT($seat) }: { TALLY("ship", $ships) }
andromeda-map-raider-card = !{ $letter } «{ NAME("raider", $raider) }»: дальность { $range }, орудия { $weapons }, { $shields ->
    [0] щита нет
   *[other] щиты { $shields } (повреждено { $damaged })
}, наведение { $targeting }; за победу: { $reward }{ SIZE($quirks) ->
    [0] { "" }
   *[other] ; { NAME("quirk", $quirks) }
}
andromeda-map-bay = { NAME("ship", $kind) }{ $tile ->
    [none] { "" }
   *[other] {" "}(«{ NAME("upgrade", $tile) }»)
}: дальность { $range }, орудия { $weapons }{ $shields ->
    [0] { "" }
   *[other] , щиты { $shields } (повреждено { $damaged })
}{ $targeting ->
    [0] { "" }
   *[other] , наведение { $targeting }
}, { NAME("power", $abilities) }
andromeda-map-bays = Корабли ({ SEAT($seat) }): { $ships }
andromeda-map-prize = «{ NAME("token", $token) }» на делении { $step }
andromeda-map-prizes = Ещё не взятые жетоны господства: { $tokens }
andromeda-map-stacks = В стопках: планет { $planets }, событий { $events }, открытий { $first }, { $second } и в обсерватории { $observatory }

andromeda-power-populate = Заселение
andromeda-power-attack = Атака
andromeda-power-voyage = Странствие
andromeda-power-jump = Прыжок
andromeda-quirk-no-energy = против него энергия не даёт кубиков
andromeda-quirk-no-diplomacy = в бою с ним нет дипломатии
andromeda-quirk-plunder = каждый побеждённый им игрок теряет 1 ресурс
andromeda-quirk-ruin = у каждого побеждённого им игрока повреждается модуль
andromeda-type-action = карта действия
andromeda-type-event = карта события
andromeda-type-sustain = карта поддержки
andromeda-type-diplomacy = карта дипломатии
andromeda-type-battle = карта боя

## Что напечатано

andromeda-about-planet = «{ NAME("planet", $planet) }», планета ({ NAME("track", $track) }). Когда лун не осталось: { EFFECT($gives) }. Сооружение: { NAME("development", $development) }; чтобы возвести: { EFFECT($cost) }, и нужны лидеры: { $leaders }.
andromeda-about-base = { NAME("alliance", $base) }, база Альянса: { $base ->
    [monolith] отдайте 2 любых ресурса и возьмите 3 карты тактики.
    [trade-hub] отдайте 2 любых ресурса и получите 2 кредита.
    [maximus] продвиньте маркер событий и купите модуль науки или промышленности, потом купите или сбросьте ещё один.
    [odessa] продвиньте маркер событий и купите модуль торговли или цивилизации, потом купите или сбросьте ещё один.
    [shipyard] постройте корабль или выполните ремонт.
   *[development-office] возведите сооружение на подходящей планете.
}
andromeda-about-core = { NAME("module", $module) }, базовый модуль ({ NAME("track", $deck) }): { $module ->
    [primary-reactor] получите 2 энергии, потом используйте другие свои модули науки, каждый один раз.
    [shipwright] постройте корабль или выполните ремонт.
    [treasury] получите 1 кредит.
   *[architect] возьмите карту тактики или возведите сооружение там, где стоял ваш транспорт.
}
andromeda-about-module = «{ NAME("module", $module) }», модуль ({ NAME("track", $deck) }){ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { EFFECT($effect) }.{ $slot ->
    [input] {" "}Входное гнездо: цена та, что на луне.
    [output] {" "}Выходное гнездо: даёт ещё и то, что на луне.
   *[none] { "" }
}{ $points ->
    [0] { "" }
   *[other] {" "}Луна в гнезде приносит { COUNT("vp", $points) }.
}{ $damage ->
    [0] { "" }
   *[other] {" "}Повреждений в начале: { $damage }.
}
andromeda-about-module-end = «{ NAME("module", $module) }», модуль ({ NAME("track", $deck) }){ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}. В конце игры: { $base ->
    [0] { "" }
   *[other] { COUNT("vp", $base) } и{" "}
}{ EFFECT($each) }{ $most ->
    [0] { "" }
   *[other] {" "}(всего не больше { $most } ПО)
}.{ $damage ->
    [0] { "" }
   *[other] {" "}Повреждений в начале: { $damage }.
}
andromeda-about-card = «{ NAME("card", $card) }», { NAME("type", $type) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { EFFECT($effect) }.
andromeda-about-event = «{ NAME("event", $event) }», событие ({ $deck ->
    [dawn] «Рассвет Галактики»
   *[twilight] «Космические сумерки»
}): появляется рейдер класса { $letter }, подсчитывается шкала ({ NAME("track", $track) }), и { $who ->
    [each] для каждого игрока
   *[table] один раз для всего стола
}: { EFFECT($effect) }.
andromeda-about-raider = «{ NAME("raider", $raider) }», рейдеры класса { $letter }: дальность { $range }, орудия { $weapons }, щиты { $shields }, наведение { $targeting }; появляются { $start ->
    [nebula] в случайной туманности
    [last-planet] на последней открытой планете
   *[other] на базе «{ NAME("alliance", $start) }»
}. За победу: { EFFECT($reward) }.{ SIZE($quirks) ->
    [0] { "" }
   *[other] {" "}Важно: { NAME("quirk", $quirks) }.
}
andromeda-about-faction = «{ NAME("faction", $faction) }», фракция: по шагу на шкалах: { NAME("track", $tracks) }; в начале { EFFECT($start) }; улучшение «{ NAME("upgrade", $upgrade) }»; свойства: { NAME("ability", $abilities) }{ $fields ->
    [0] { "" }
   *[other] ; на Полях Максимус и Одесса покупает модули из любых столбцов
}.
andromeda-about-faction-end = { andromeda-about-faction } В конце игры: { $base ->
    [0] { "" }
   *[other] { COUNT("vp", $base) } и{" "}
}{ EFFECT($each) }{ $most ->
    [0] { "" }
   *[other] {" "}(всего не больше { $most } ПО)
}.
andromeda-about-ability = «{ NAME("ability", $ability) }», свойство фракции «{ NAME("faction", $faction) }»{ $often ->
    [turn] , раз в ход
    [game] , раз за игру
   *[always] { "" }
}: { EFFECT($effect) }.
andromeda-about-upgrade = «{ NAME("upgrade", $upgrade) }», улучшение{ $faction ->
    [none] { "" }
   *[other] {" "}фракции «{ NAME("faction", $faction) }»
} ({ NAME("ship", $ship) }): дальность { $range }, орудия { $weapons }, щиты { $shields }, наведение { $targeting }{ SIZE($powers) ->
    [0] { "" }
   *[other] , { NAME("power", $powers) }
}.
andromeda-about-token = «{ NAME("token", $token) }», { $kind ->
    [discovery] жетон открытия
   *[supremacy] жетон господства
}: { EFFECT($effect) }.
andromeda-about-development = { NAME("development", $development) }, сооружение ({ NAME("track", $track) }): нужны лидеры: { $leaders }; карта, один раз: { EFFECT($effect) }.

## Откуда взялись ПО

andromeda-source-rewards =
    .source = Рейдеры и покинутые луны
andromeda-player-starting-vp = { SEAT($seat) } { PERSON($seat) ->
    [you] начинаете
   *[other] начинает
} с { $points } ПО.
    .source = В начале
andromeda-moon-slot-vp = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за луну в гнезде.
    .source = Установленные луны

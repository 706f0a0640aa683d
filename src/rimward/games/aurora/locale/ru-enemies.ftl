# Враги в Destiny Aurora: как их зовут, что они делают, мировые события

## Имена

aurora-crew-solen-frae = Со’лен Фрей
    .flavour = В его списке одно имя, и он его не вычёркивает.
aurora-crew-darius = Дариус
    .flavour = С солдатами расплачивается поздно, с обидчиками — вовремя.
aurora-crew-axiom-of-rust = Аксиома Ржавчины
    .flavour = Доказала, что вы лишние.
aurora-crew-silt-strider = Илоход
    .flavour = Каждый его шаг — чужой оползень.
aurora-crew-quarry-maw = Карьерная Пасть
    .flavour = Стены она не обходит.
aurora-crew-tower-grazer = Башенный Травояд
    .flavour = Плюёт дальше, чем видит.
aurora-crew-glass-kite = Стеклянный Змей
    .flavour = Сначала замечают тень. Потом уже ничего.
aurora-crew-ash-lantern = Пепельный Фонарь
    .flavour = Не всякий огонёк, что летит к вам, — помощь.
aurora-crew-orphan-walker = Шагоход-сирота
    .flavour = Экипаж его бросил. Он всё ещё ищет.
aurora-crew-furnace-hen = Печная Наседка
    .flavour = Высиживает реактор и не любит гостей.
aurora-crew-tunnel-hound = Туннельный Пёс
    .flavour = Не дышать бесполезно.
aurora-crew-weeping-eel = Плачущий Угорь
    .flavour = Его слёзы лучше не трогать.
aurora-crew-snare-cat = Кошка-силок
    .flavour = Никого не отпускает посреди разговора.
aurora-crew-zurathi-warrior-1 = Воин зурати 1
aurora-crew-zurathi-warrior-2 = Воин зурати 2
aurora-crew-zurathi-warrior-3 = Воин зурати 3
aurora-crew-zurathi-warrior-4 = Воин зурати 4
aurora-crew-zurathi-warrior-5 = Воин зурати 5
aurora-crew-zurathi-warrior-6 = Воин зурати 6
aurora-crew-dregg-warrior-1 = Воин дреггов 1
aurora-crew-dregg-warrior-2 = Воин дреггов 2
aurora-crew-dregg-warrior-3 = Воин дреггов 3
aurora-crew-dregg-warrior-4 = Воин дреггов 4
aurora-crew-dregg-warrior-5 = Воин дреггов 5
aurora-crew-dregg-warrior-6 = Воин дреггов 6
aurora-crew-ronin-android-1 = Андроид-ронин 1
aurora-crew-ronin-android-2 = Андроид-ронин 2
aurora-crew-ronin-android-3 = Андроид-ронин 3
aurora-crew-ronin-android-4 = Андроид-ронин 4
aurora-crew-ronin-android-5 = Андроид-ронин 5
aurora-crew-ronin-android-6 = Андроид-ронин 6
aurora-crew-drone-1 = Дрон 1
aurora-crew-drone-2 = Дрон 2
aurora-crew-drone-3 = Дрон 3
aurora-crew-drone-4 = Дрон 4
aurora-crew-drone-5 = Дрон 5
aurora-crew-drone-6 = Дрон 6
aurora-ship-zurathi-fighter-1 = Истребитель зурати 1
aurora-ship-zurathi-fighter-2 = Истребитель зурати 2
aurora-ship-zurathi-fighter-3 = Истребитель зурати 3
aurora-ship-dregg-fighter-1 = Истребитель дреггов 1
aurora-ship-dregg-fighter-2 = Истребитель дреггов 2
aurora-ship-dregg-fighter-3 = Истребитель дреггов 3
aurora-ship-troop-transport = Десантный транспорт
aurora-ship-military-satellite = Военный спутник

## Чьи это кубики

aurora-npc-solen-frae = { aurora-crew-solen-frae }
aurora-npc-darius = { aurora-crew-darius }
aurora-npc-axiom-of-rust = { aurora-crew-axiom-of-rust }
aurora-npc-silt-strider = { aurora-crew-silt-strider }
aurora-npc-quarry-maw = { aurora-crew-quarry-maw }
aurora-npc-tower-grazer = { aurora-crew-tower-grazer }
aurora-npc-glass-kite = { aurora-crew-glass-kite }
aurora-npc-ash-lantern = { aurora-crew-ash-lantern }
aurora-npc-orphan-walker = { aurora-crew-orphan-walker }
aurora-npc-furnace-hen = { aurora-crew-furnace-hen }
aurora-npc-tunnel-hound = { aurora-crew-tunnel-hound }
aurora-npc-weeping-eel = { aurora-crew-weeping-eel }
aurora-npc-snare-cat = { aurora-crew-snare-cat }
aurora-npc-zurathi-warrior-1 = { aurora-crew-zurathi-warrior-1 }
aurora-npc-zurathi-warrior-2 = { aurora-crew-zurathi-warrior-2 }
aurora-npc-zurathi-warrior-3 = { aurora-crew-zurathi-warrior-3 }
aurora-npc-zurathi-warrior-4 = { aurora-crew-zurathi-warrior-4 }
aurora-npc-zurathi-warrior-5 = { aurora-crew-zurathi-warrior-5 }
aurora-npc-zurathi-warrior-6 = { aurora-crew-zurathi-warrior-6 }
aurora-npc-dregg-warrior-1 = { aurora-crew-dregg-warrior-1 }
aurora-npc-dregg-warrior-2 = { aurora-crew-dregg-warrior-2 }
aurora-npc-dregg-warrior-3 = { aurora-crew-dregg-warrior-3 }
aurora-npc-dregg-warrior-4 = { aurora-crew-dregg-warrior-4 }
aurora-npc-dregg-warrior-5 = { aurora-crew-dregg-warrior-5 }
aurora-npc-dregg-warrior-6 = { aurora-crew-dregg-warrior-6 }
aurora-npc-ronin-android-1 = { aurora-crew-ronin-android-1 }
aurora-npc-ronin-android-2 = { aurora-crew-ronin-android-2 }
aurora-npc-ronin-android-3 = { aurora-crew-ronin-android-3 }
aurora-npc-ronin-android-4 = { aurora-crew-ronin-android-4 }
aurora-npc-ronin-android-5 = { aurora-crew-ronin-android-5 }
aurora-npc-ronin-android-6 = { aurora-crew-ronin-android-6 }
aurora-npc-drone-1 = { aurora-crew-drone-1 }
aurora-npc-drone-2 = { aurora-crew-drone-2 }
aurora-npc-drone-3 = { aurora-crew-drone-3 }
aurora-npc-drone-4 = { aurora-crew-drone-4 }
aurora-npc-drone-5 = { aurora-crew-drone-5 }
aurora-npc-drone-6 = { aurora-crew-drone-6 }
aurora-npc-zurathi-fighter-1 = { aurora-ship-zurathi-fighter-1 }
aurora-npc-zurathi-fighter-2 = { aurora-ship-zurathi-fighter-2 }
aurora-npc-zurathi-fighter-3 = { aurora-ship-zurathi-fighter-3 }
aurora-npc-dregg-fighter-1 = { aurora-ship-dregg-fighter-1 }
aurora-npc-dregg-fighter-2 = { aurora-ship-dregg-fighter-2 }
aurora-npc-dregg-fighter-3 = { aurora-ship-dregg-fighter-3 }
aurora-npc-troop-transport = { aurora-ship-troop-transport }
aurora-npc-military-satellite = { aurora-ship-military-satellite }

## Карты врагов

aurora-enemies-zurathi-patrol = Патруль зурати
aurora-enemies-zurathi-war-band = Боевой отряд зурати
aurora-enemies-dregg-scouts = Разведчики дреггов
aurora-enemies-dregg-column = Колонна дреггов
aurora-enemies-ronin-sweep = Прочёсывание ронинов
aurora-enemies-ronin-cordon = Оцепление ронинов
aurora-enemies-solen-strikes = Со’лен наносит удар
aurora-enemies-solen-in-force = Со’лен со всеми силами
aurora-enemies-darius-hunts = Дариус охотится
aurora-enemies-darius-at-the-head = Дариус во главе
aurora-enemies-axiom-wakes = Аксиома пробуждается
aurora-enemies-axiom-commands = Аксиома приказывает
aurora-enemies-uneasy-allies = Союз поневоле
aurora-enemies-bought-rifles = Купленные стволы
aurora-enemies-claw-and-horn = Коготь и рог
aurora-enemies-shared-quarry = Общая добыча
aurora-enemies-flesh-and-steel = Плоть и сталь
aurora-enemies-borrowed-blades = Чужие клинки

## Что они делают

aurora-npc-placed = { NAME("crew", $crew) } появляется: { PLACE($square) }.
aurora-npc-moved = { NAME("crew", $crew) } идёт: { PLACE($square) }.
aurora-npc-hunts = { NAME("crew", $crew) } выбирает цель — { NAME("crew", $target) }: { $why ->
    [docked-npc-aboard] бьётся с теми, кто на борту
    [commander-solen-frae] у них свои счёты
    [commander-gravitate] высшая инициатива на планете
    [commander-escort] её же выбрал предводитель
    [creature-retaliate] тот его ранил
    [creature-guard] тот вошёл в его помещение
    [creature-behaviour] высшая инициатива на планете
    [creature-giant-break-off] к остальным не пройти под низкими потолками
    [warrior-retaliate] тот ранил сильнее всех
    [warrior-guard] тот вошёл в охраняемое помещение
    [warrior-guard-pursuit] в его помещении эту цель видели
    [warrior-stay-engaged] их бой не окончен
    [warrior-no-shared-target-twice] прежней целью занят другой
    [warrior-targeting] до цели можно добраться
    [warrior-pair-off] с тем ещё никто не бьётся
    [drone-stay-engaged] их бой не окончен
    [drone-targeting] ближайший, за кем нет дрона
   *[other] так велит карта
}.
aurora-npc-hunts-ship = { NAME("crew", $crew) } идёт к кораблю { NAME("ship", $target) }: тот слишком долго стоит у причала.
aurora-npc-turns-on = { NAME("crew", $crew) } не достаёт до цели и нападает на того, кто рядом: { NAME("crew", $target) }.
aurora-npc-stunned = { NAME("crew", $crew) } пропускает ход: оглушение.
aurora-npc-dragged = { NAME("crew", $crew) }: тащат на { PLACE($square) }.
aurora-npc-removed = { $by ->
    [none] Противник побеждён: { NAME("crew", $crew) }.
   *[other] Противник побеждён: { NAME("crew", $crew) }. Кто это сделал: { NAME("crew", $by) }.
}
aurora-npc-crate-drop = Остаётся ящик: { PLACE($square) }.
aurora-npc-rolled-off = Жребий между { NAME("crew", $candidates) }: { NAME("crew", $winner) }.
aurora-npc-ships-rolled-off = Жребий между { NAME("ship", $candidates) }: { NAME("ship", $winner) }.
aurora-npc-way-rolled-off = Несколько путей равны, решает жребий.
aurora-dice-roll-off =
    .roll = жребий
aurora-scan-npc =
    .roll = поиск скрытого
aurora-commander-escort = { NAME("crew", $crew) } сопровождает: { NAME("crew", $target) }.

aurora-fighter-placed = { NAME("ship", $ship) } появляется: { PLACE("orbit", $square) }.
aurora-fighter-hunts = { NAME("ship", $ship) } выбирает цель — { NAME("ship", $target) }: { $why ->
    [npcship-satellite] в пределах дальности: ближайший или самый опасный
    [warrior-retaliate] тот корабль в него попал
    [fighter-lone] одинокий истребитель ищет сначала корабли у причалов
    [fighter-targeting] этот корабль ещё никто не взял
    [fighter-docked-target] корабли у причалов — прежде всего
    [fighter-surplus] истребителей больше, чем кораблей
    [solo-fighter-split] на этот корабль нацелилось меньше всего истребителей
   *[other] так велит карта
}.
aurora-fighter-damaged = { NAME("ship", $ship) }: повреждений { $damage } из { $health }.
aurora-fighter-destroyed = { NAME("ship", $ship) } гибнет.
aurora-fighter-salvage-drop = Остаются обломки: { PLACE("orbit", $square) }.
aurora-fighter-reward = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("digits", $digits) } за уничтоженный корабль: { NAME("ship", $ship) }.
aurora-npcship-transport =
    .roll = высадка
aurora-npcship-landed = { NAME("ship", $ship) } высаживает { COUNT("warriors", $count) } и улетает.

## Мировые события

aurora-board-random-location = { $board ->
    [orbit] Место в космосе: { NAME("tile", $tile) }.
   *[other] Место на планете: { NAME("tile", $tile) }.
}
aurora-enemy-card-drawn = Карта врагов: «{ NAME("enemies", $card) }».
aurora-enemy-card-roll =
    .roll = сколько их придёт
aurora-enemy-card-number = { NAME("species", $species) }: по кубику { $wanted }, уже здесь { $present }, появляется { $placed }.
aurora-event-no-target = Событию нечего изменить.
aurora-event-where =
    .roll = спасение от события
aurora-event-kinds =
    .roll = охрана карцера
aurora-event-immune = { NAME("crew", $crew) }: событие не действует.
aurora-event-crate = Находится ящик: { PLACE($square) }.
aurora-event-storm = Буря наносит кораблю { NAME("ship", $ship) } { COUNT("damage", $damage) }.
aurora-event-salvage = Находятся обломки: { PLACE("orbit", $square) }.
aurora-event-broke-out = { NAME("crew", $crew) } вырывается из карцера корабля { NAME("ship", $ship) }.
aurora-event-burns = Пожар: { PLACE($square) }. Горит здесь и на четырёх клетках вокруг.
aurora-ship-brig-mutiny = Экипаж корабля { NAME("ship", $ship) } запирает в карцер командира: { NAME("crew", $crew) }.
    .roll = против мятежа

aurora-do-enemy-card = возьмите карту врагов
aurora-do-warriors = { NAME("warriors", $species) }, от { $least } до { $most }, в случайном месте{ $commander ->
    [nobody] { "" }
   *[other] , с ними { NAME("crew", $commander) }
}
aurora-do-creature = существо в случайном месте
aurora-do-drones = { COUNT("drones", $count) } в случайном месте
aurora-do-squadron = { NAME("squadron", $ship) } в космосе{ $count ->
    [1] { "" }
   *[other] , всего { $count }
}
aurora-do-quake = все персонажи одного участка проходят проверку ({ NAME("skill", $test) } 5+), иначе отлетают на { COUNT("squares", $squares) }
aurora-do-fire = пожар на одном участке
aurora-do-radiation = все персонажи одного участка проходят проверку ({ NAME("skill", $test) } 5+), иначе лучевая болезнь
aurora-do-flood = все персонажи одного участка проходят проверку ({ NAME("skill", $test) } 5+), иначе { COUNT("wounds", $wounds) }
aurora-do-ion-storm = каждый корабль в космосе проходит проверку (Техника 5+), иначе { COUNT("damage", $damage) }
aurora-do-crate = отстающая сторона находит ящик возле одного из своих
aurora-do-salvage = в космосе появляются обломки
aurora-do-mutiny = командир, который ранен или чьи щиты сбиты, проходит проверку (Лидерство 5+), иначе его запирают в карцер
aurora-do-jailbreak = пленник каждого корабля выходит из карцера, если охрана не пройдёт проверку (Оружие 5+)

aurora-species-zurathi = Зурати
aurora-species-dregg = Дрегги
aurora-species-ronin = Андроиды-ронины
aurora-warriors-zurathi = воины зурати
aurora-warriors-dregg = воины дреггов
aurora-warriors-ronin = андроиды-ронины
aurora-squadron-zurathi-fighter = истребители зурати
aurora-squadron-dregg-fighter = истребители дреггов
aurora-squadron-troop-transport = десантный транспорт
aurora-squadron-military-satellite = военный спутник
aurora-count-drones = { $count ->
    [one] { $count } дрон
    [few] { $count } дрона
   *[many] { $count } дронов
}
aurora-count-warriors = { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
}

## Параметры стола и что происходит

aurora-setting-events = Мировые события
    .value-quiet = только отсчитывают время
    .value-full = действуют: враги, существа, бедствия
aurora-setting-guards = Охрана комнат, о которой говорит миссия
aurora-setting-level = Сила врагов
    .value-1 = уровень 1
    .value-2 = уровень 2

aurora-frame-RandomLocation = случайное место
aurora-frame-Warriors = появление врагов
aurora-frame-EnemyCard = карта врагов
aurora-frame-Creature = появление существа
aurora-frame-Drones = появление дронов
aurora-frame-Chosen = жребий
aurora-frame-Fallen = гибель врага
aurora-frame-Squadron = появление кораблей
aurora-frame-FleetTurns = неигровые корабли
aurora-frame-FleetTurn = его ход
aurora-frame-Transport = десантный транспорт
aurora-frame-Disaster = бедствие
aurora-frame-Fire = пожар
aurora-frame-IonStorm = ионная буря
aurora-frame-Market = находка
aurora-frame-Wreck = обломки
aurora-frame-Mutiny = мятеж
aurora-frame-Jailbreak = побег
aurora-frame-AfterHit = после попадания
aurora-frame-EnemyTurns = враги
aurora-frame-EnemyTurn = ход врага
aurora-frame-EnemyScan = поиск скрытого
aurora-frame-Wrecked = гибель корабля
aurora-frame-Release = командира выпускают

# Что о вариантах узнаёт тот, кто выбирает: сколько они стоят, что дают и каковы шансы в бою

## Части других текстов

andromeda-does = { $effect ->
    [none] { "" }
   *[other] : { EFFECT($effect) }
}
andromeda-also-gives = { $gives ->
    [none] { "" }
   *[other] ; { EFFECT($gives) }
}
andromeda-for-price = { $price ->
    [none] { "" }
   *[other] {" "}за { EFFECT($price) }
}
andromeda-cheaper = { $less ->
    [0] { "" }
   *[other] {" "}(на { $less } меньше)
}
andromeda-icons = { $damage ->
    [0] { "" }
    [one] , { $damage } повреждение
    [few] , { $damage } повреждения
   *[many] , { $damage } повреждений
}{ $slot ->
    [none] { "" }
    [input] , входное гнездо
   *[output] , выходное гнездо
}
andromeda-chances = { $win } % — победите вы, { $lose } % — победит другой{ $nobody ->
    [0] { "" }
   *[other] , { $nobody } % — не победит никто
}{ $worse ->
    [0] { "" }
   *[other] ; в худшем случае { $win_worst } %, если другие добавят все корабли и всю энергию, что у них есть
}
andromeda-chances-now = { andromeda-chances }; без этого { $win_now } %
andromeda-bonus-here = { $bonus ->
    [0] { "" }
    [one] ; { $bonus } бонусный ресурс
    [few] ; { $bonus } бонусных ресурса
   *[many] ; { $bonus } бонусных ресурсов
}
andromeda-there = { $jump ->
    [0] { "" }
   *[other] {" "}Прыжком за 1 энергию
}{ $moon ->
    [none] { "" }
   *[other] : { NAME("moon", $moon) }
}{ $gives ->
    [none] { "" }
   *[other] : { EFFECT($gives) }
}{ andromeda-bonus-here }{ $leaders ->
    [0] { "" }
    [one] ; там { $leaders } ваш лидер
    [few] ; там { $leaders } ваших лидера
   *[many] ; там { $leaders } ваших лидеров
}{ $development ->
    [none] { "" }
   *[other] ; сооружение ({ NAME("development", $development) }) дало бы сейчас { COUNT("vp", $points) }
}
andromeda-raiders-come = «{ NAME("raider", $raider) }»{ $raiders ->
    [1] { "" }
   *[other] {" "}× { $raiders }
}{ $cards ->
    [1] { "" }
   *[other] , лучший для вас налёт из возможных ({ $cards })
}
andromeda-arms = дальность { $range }, орудия: { $weapons }{ $shields ->
    [0] { "" }
   *[other] , щиты: { $shields }
}{ $aim ->
    [0] { "" }
   *[other] , Наведение { $aim }
}{ $voyage ->
    [0] { "" }
   *[other] , Странствие
}{ $attack ->
    [0] { "" }
   *[other] , Атака
}{ $jump ->
    [0] { "" }
   *[other] , Прыжок
}

## Ходы

andromeda-option-launch = Отправить { NAME("ship", $first) } в регион { PLACE($second) }
    .offer_raider = Отправить { NAME("ship", $first) } в регион { PLACE($second) }{ andromeda-there }; бой, { andromeda-raiders-come }: { andromeda-chances }
    .offer_battle = Отправить { NAME("ship", $first) } в регион { PLACE($second) }{ andromeda-there }; бой: { andromeda-chances }
    .offer = Отправить { NAME("ship", $first) } в регион { PLACE($second) }{ andromeda-there }
    .group = Отправить { NAME("ship", $first) }
    .part = { $ground ->
        [planet] планеты
        [base] базы Альянса
        [vortex] вихри
       *[nebula] туманности
    }
    .short = { PLACE($second) }
    .note = { $odds ->
        [none] { "" }
       *[other] бой, { $odds } %
    }
andromeda-option-return = Вернуться на станцию
    .offer = Вернуться на станцию; возвращаются: { COUNT("ships", $ships) } с поля{ $scrapyard ->
        [0] { "" }
       *[other] , со Свалки — { $scrapyard }
    }
andromeda-option-top = Положить наверх карту { NTH($first) }
    .offer = Положить наверх «{ NAME("event", $card) }»: подсчёт по шкале «{ NAME("track", $track) }»{ $effect ->
        [none] { "" }
       *[other] ; { EFFECT($effect) }
    }

## Модули, корабли, сооружения

andromeda-option-buy = Купить { andromeda-shelf }
    .offer = Купить модуль «{ NAME("module", $module) }» за { EFFECT($price) }{ andromeda-cheaper }{ andromeda-icons }{ andromeda-does }
andromeda-option-take = Взять { andromeda-shelf }
    .offer = Взять модуль «{ NAME("module", $module) }»{ andromeda-icons }{ andromeda-does }
andromeda-option-discard = Отправить под низ колоды { andromeda-shelf }
    .offer = Отправить под низ колоды модуль «{ NAME("module", $module) }»
andromeda-option-module = Модуль { NTH($first) }
    .offer = «{ NAME("module", $module) }»{ andromeda-for-price }{ andromeda-does }{ andromeda-also-gives }
andromeda-option-build = Построить { NAME("ship", $first) }
    .offer = Построить { NAME("ship", $first) } за { EFFECT($price) }{ andromeda-cheaper } ({ andromeda-arms })
andromeda-option-tile = { NAME("upgrade", $first) }
    .offer = «{ NAME("upgrade", $upgrade) }», { NAME("ship", $kind) }: { andromeda-arms }
andromeda-option-develop = Возвести сооружение: { PLACE($first) }
    .offer = Возвести сооружение ({ NAME("development", $development) }) за { EFFECT($price) }{ andromeda-cheaper } и { $leaders ->
        [one] { $leaders } лидера
       *[other] { $leaders } лидеров
    }: { PLACE($first) }; сейчас { COUNT("vp", $points) } и деление { $step } шкалы «{ NAME("track", $track) }»
andromeda-option-track = { NAME("track", $first) }
    .offer = { NAME("track", $first) }: вы на делении { $step }, на следующем { COUNT("vp", $points) }

## Карты и жетоны

andromeda-option-card = Карта { NTH($first) } с руки
    .offer = «{ NAME("card", $card) }»{ andromeda-does }
andromeda-option-play = Использовать «{ NAME("card", $first) }»
    .offer_now = Использовать «{ NAME("card", $card) }»: { EFFECT($effect) }; { andromeda-chances-now }
    .offer = Использовать «{ NAME("card", $card) }»: { EFFECT($effect) }
andromeda-option-token = Жетон { NTH($first) }
    .offer = «{ NAME("token", $token) }»{ andromeda-does }
andromeda-option-first = То, что указано первым
    .offer_gives = { EFFECT($gives) }
    .offer_costs = Отдать { EFFECT($price) }
andromeda-option-second = То, что указано вторым
    .offer_gives = { EFFECT($gives) }
    .offer_costs = Отдать { EFFECT($price) }
andromeda-option-seat = { SEAT($first) }
    .offer = { SEAT($first) }: ресурсов { $has }

## Бои

andromeda-option-raider = Рейдеры { NAME("class", $first, form: "of") }
    .offer_strike = «{ NAME("raider", $raider) }»{ $raiders ->
        [1] { "" }
       *[other] {" "}× { $raiders }
    }, { COUNT("dice", $dice) }, значение наведения { $targeting }: { andromeda-chances }; за победу: { EFFECT($gives) }
    .offer = { NAME("raider", $raider) }
andromeda-option-ship = { andromeda-hull }
    .offer_now = { NAME("ship", $kind) }: { andromeda-chances-now }
    .offer_battle = { NAME("ship", $kind) }, в бой, в котором вы ещё не участвуете: { andromeda-chances }
    .offer = { NAME("ship", $kind) }
andromeda-option-fight = Сражаться дальше
    .offer = Сражаться дальше: { andromeda-chances }
andromeda-option-side = { $first ->
    [-1] Рейдеры
   *[other] { SEAT($first) }
}
    .offer = { $first ->
        [-1] Рейдеры
       *[other] { SEAT($first) }
    }: { andromeda-chances }
andromeda-option-die = Кубик { NTH($first) }
    .offer_battle = Кубик, на котором { $face }: { andromeda-chances }
    .offer = Кубик, на котором { $face }

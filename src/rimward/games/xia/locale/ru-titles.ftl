# Титулы. Условия и навыки собираются из слов и чисел карт в data/titles.yaml.

## Названия

xia-title-raider = «Налётчик»
    .flavour = Богатый, медленный и без охраны. На что он надеялся?
xia-title-gunner = «Канонир»
    .flavour = Один залп — и спорить стало не о чем.
xia-title-lawkeeper = «Законник»
    .flavour = Здесь нет закона, кроме того, что я вожу с собой.
xia-title-public-enemy = «Враг общества»
    .flavour = На объявлениях вечно рисуют не тот нос.
xia-title-survivor = «Живучий»
    .flavour = Летает — и ладно. На чём держится, лучше не спрашивать.
xia-title-bulwark = «Несокрушимый»
    .flavour = И это всё?
xia-title-pathfinder = «Первопроходец»
    .flavour = Карта кончилась, пришлось рисовать дальше.
xia-title-daredevil = «Сорвиголова»
    .flavour = Глаза закрыть, газ до упора.
xia-title-relic-hunter = «Искатель реликвий»
    .flavour = Кто-то потерял это десять тысяч лет назад. Что нашёл — моё.
xia-title-gatewalker = «Странник врат»
    .flavour = В одни вошёл, из других вышел и успел к ужину.
xia-title-trusted-hand = «Надёжные руки»
    .flavour = Без вопросов, без отговорок, точно в срок.
xia-title-speed-master = «Мастер скорости»
    .flavour = Видели, как мелькнул огонёк? Это был я.
xia-title-guardian-angel = «Ангел-хранитель»
    .flavour = Держитесь, я уже вижу ваш маяк.
xia-title-fortunes-favourite = «Баловень судьбы»
    .flavour = Удача лучше умения, а у меня есть и то и другое.
xia-title-tycoon = «Магнат»
    .flavour = Деньги не спят, им просто тесно в хранилище.
xia-title-merchant-prince = «Король торговли»
    .flavour = Грузчики узнают мой корабль по осадке.
xia-title-collector = «Коллекционер»
    .flavour = Всего по одному, зато у каждого своя история.
xia-title-prospector = «Старатель»
    .flavour = Уж следующая-то глыба точно окажется богатой.

## Части других текстов

xia-goal = { $objective ->
    [npc-destroyed] уничтожить { $npc ->
        [merchant] корабль Торговца
        [enforcer] корабль Патрульного
        [scoundrel] корабль Разбойника
       *[other] неигровой корабль
    }
    [attack-value] выполнить атаку величиной { $count } или больше, не считая щитов
    [bounty-claimed] уничтожить преступника и получить награду за его голову: { COUNT("credits", $count) } или больше
    [bounty] иметь награду за свою голову: { COUNT("credits", $count) } или больше
    [damage] получить { COUNT("damage", $count) } или больше и остаться в строю
    [attack-withstood] не получить повреждений от атаки величиной { $count } или больше
    [sectors-found] за один ход открыть не меньше { $count ->
        [one] { $count } нового сектора
       *[other] { $count } новых секторов
    }
    [blind-jumps] прыгнуть вслепую { $count ->
        [few] { $count } раза
       *[other] { $count } раз
    }
    [tokens] иметь не меньше { $count ->
        [one] { $count } жетона исследования
       *[other] { $count } жетонов исследования
    }
    [gate-travels] за один ход пройти через врата { $count ->
        [few] { $count } раза
       *[other] { $count } раз
    }
    [missions] завершить не меньше { $count ->
        [one] { $count } миссии
       *[other] { $count } миссий
    }
    [mission-points] за один ход посетить точки миссий в секторах четырёх типов: астероид, планета, туманность и обломки
    [rescues] спасти игрока с истощённой энергией
    [luck] получить славу за удачу { $count ->
        [few] { $count } раза
       *[other] { $count } раз
    }
    [credits] иметь { COUNT("credits", $count) }
    [cubes-sold] за один ход продать { COUNT("cubes", $count) }
    [cube-types] иметь в трюме груз всех типов ({ $count }), купленный не в Логове контрабандистов
   *[gathered] за один ход добыть { COUNT("cubes", $count) }
}
xia-skill = { $skill ->
    [npc-damage] повреждения неигровым кораблям: +{ $by }
    [attack] величина каждой вашей атаки: +{ $by }
    [arm] в конце хода вы бесплатно заряжаете { $by ->
        [one] { $by } маркер
        [few] { $by } маркера
       *[other] { $by } маркеров
    }
    [evading] чтобы пройти планетарный щит незамеченным, хватает результата на { $by } меньше
    [repair] ремонт дешевле на { COUNT("credits", $by) }
    [shield] щиты отражают на { $by } больше от каждой атаки
    [scan] за сканирование вы платите на { $by } меньше энергии
    [ram] при таране вы сами получаете на { COUNT("damage", $by) } меньше
    [token] { COUNT("credits", $by) } за каждый жетон исследования
    [engine] движение при каждом броске двигателя: +{ $by }
    [missions] { COUNT("credits", $by) } сверх оплаты каждой миссии
    [impulse] импульс вашего корабля равен { $by }, и нового тоже
    [kindness] { COUNT("credits", $by) } за каждое спасение
    [reroll] раз в ход можно перебросить свой к20
    [fame-price] слава дешевле на { COUNT("credits", $by) }
    [outfit-price] оборудование дешевле на { COUNT("credits", $by) }, но не дешевле, чем продаётся
    [trade] { COUNT("credits", $by) } каждый раз, когда вы продаёте весь груз
   *[gather] { COUNT("energy", $by) } за каждый добытый куб
}

## Выложить и получить

xia-title-draw = Новый титул: { NAME("title", $title) }. «{ NAME("title", $title, form: "flavour") }» Чтобы его получить, нужно { xia-goal }. Он даёт { COUNT("fame", $fame) }; навык: { xia-skill }.
xia-title-claim = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} титул { NAME("title", $title) }.
    .ask = Какие титулы вы получаете?
    .option-done = Больше никаких
xia-title-first-to-claim = { SEAT($seat) } { PERSON($seat) ->
    [you] раньше всех выполняете
   *[other] раньше всех выполняет
} условие титула { NAME("title", $title) } и { PERSON($seat) ->
    [you] можете
   *[other] может
} получить его в своей ближайшей итоговой фазе.
xia-option-title = { NAME("title", $first) }
    .offer = { NAME("title", $first) }: { COUNT("fame", $fame) }; навык: { xia-skill }
xia-fame-titles = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за титул; всего { $fame }.
    .source = Титулы
xia-title-skill = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { $skill ->
    [reroll] ещё одну попытку
    [gather] { $by ->
        [one] { $by } единицу
        [few] { $by } единицы
       *[many] { $by } единиц
    } энергии
   *[other] { COUNT("credits", $by) }
} благодаря навыку.
xia-option-second-chance = «Баловень судьбы»: перебросить кубик { NTH($first) }
    .offer = «Баловень судьбы»: перебросить к20, на котором { $face }
xia-business-buy-fame = { SEAT($seat) } { PERSON($seat) ->
    [you] тратите
   *[other] тратит
} { COUNT("credits", $price) } на доброе имя.
xia-bar-objective = условие не выполнено: { $reached } из { $count }
xia-bar-first-to-claim = право на него имеет { SEAT($seat) }: вас опередили

## Стол

xia-status-title-waits = { PERSON($seat) ->
    [you] У вас право на титул { NAME("title", $title) }
   *[other] Право на титул { NAME("title", $title) } имеет { SEAT($seat) }
}
xia-status-title = Можно получить титул { NAME("title", $title) } ({ COUNT("fame", $fame) }): { xia-goal }. Навык: { xia-skill }
xia-status-holds = { PERSON($seat) ->
    [you] Ваши титулы
   *[other] { SEAT($seat) }, титулы
}: { NAME("title", $titles) }

## Где мы в правилах

xia-frame-ClaimTitles = получение титулов
xia-frame-DrawTitles = новые титулы
xia-frame-SecondChance = «Баловень судьбы»

# Что можно ответить и что об этом сказано тому, кто отвечает

## Части других текстов

aurora-how-is = { $wounds ->
    [0] без ран
   *[other] ран { $wounds } из { $health }
}
aurora-is-specialist = { NAME("specialty", $specialty) }{ $other_specialty ->
    [none] { "" }
   *[other] {" "}и { NAME("specialty", $other_specialty) }
}
aurora-what-it-is = { $token ->
    [trap] ловушка, и вы знаете, как её открыть
    [explosive] взрывчатка, и вы знаете, как с ней обращаться
   *[other] { NAME("card", $token) }
}
aurora-part-of = { $ground ->
    [tile] { NAME("tile", $name) }
    [planet] { NAME("planet", $name) }
    [dock] причалы
   *[field] посадочная полоса { NAME("place", $name) }
}
aurora-short-square = { $ground ->
    [dock] причал { NAME("place", $name) }
   *[other] { $square }
}

aurora-has-skill = , { NAME("skill", $skill) } { $has }

## Клетки

aurora-option-go = Идти: { PLACE($first) }
    .offer = Идти: { PLACE($first) }{ $there ->
        [none] { "" }
       *[other] , на борт: { NAME("ship", $there) }
    }
    .group = Идти
    .part = { aurora-part-of }
    .short = { aurora-short-square }
    .note = { $there ->
        [none] { "" }
       *[other] на борт: { NAME("ship", $there) }
    }{ $odds ->
        [none] { "" }
       *[other] { SHARES("odds", $odds) }
    }
aurora-option-leap = Прыгнуть вниз за 1 рану: { PLACE($first) }
aurora-option-stop = Остановиться
aurora-option-fly = Лететь: { PLACE("orbit", $first) }, курс — { NAME("facing", $second) }
    .offer = Лететь: { PLACE("orbit", $first) }, курс — { NAME("facing", $second) }{ $there ->
        [none] { "" }
       *[other] , рядом обломки
    }
    .group = Лететь
    .part = { aurora-part-of }
    .short = { $square }
    .note = { $there ->
        [none] { "" }
       *[other] обломки
    }
aurora-option-square = { PLACE("orbit", $first) }
    .group = Место
    .part = { aurora-part-of }
    .short = { $square }
    .note = { "" }
aurora-option-facing = Курс — { NAME("facing", $first) }
aurora-option-dock = { PLACE("dock", $first) }
aurora-option-put-down = Опустить ношу, свободно: { PLACE($first) }

## Персонажи и корабли

aurora-option-crew = { PLACE("crew", $first) }
    .offer = { PLACE("crew", $first) } ({ aurora-how-is })
aurora-option-seat = { SEAT($first) }
aurora-option-ship = { PLACE("ship", $first) }
aurora-option-agree = Согласиться
aurora-option-refuse = Отказаться
aurora-option-leave = { PLACE("crew", $first) } сходит с корабля, движется и делает одно действие
    .offer = { PLACE("crew", $first) } сходит с корабля, движется и делает одно действие ({ aurora-how-is }, скорость { $speed }{ aurora-has-skill })
aurora-option-disembark = Сходит { PLACE("crew", $first) }
    .offer = Сходит { PLACE("crew", $first) } ({ aurora-how-is }, скорость { $speed }{ aurora-has-skill })
aurora-option-await-rescue = { PLACE("crew", $first) } ждёт спасения вместо другого
aurora-option-give-up = Сдать миссию
aurora-option-room = Идти { NAME("room", $first, form: "to") }
aurora-option-station = { NAME("room", $first) }
aurora-option-end = Закончить

## Ход корабля

aurora-option-move = Двигаться
aurora-option-attack = Атаковать: { PLACE("crew", $first) }; чем: { NAME("card", $second) }
    .offer_odds = Атаковать: { PLACE("crew", $first) } ({ aurora-how-is }); чем: { NAME("card", $second) } — { SHARES("odds", $odds) }
    .offer = Атаковать: { PLACE("crew", $first) } ({ aurora-how-is }); чем: { NAME("card", $second) }
aurora-option-salvage = Подобрать обломки: { PLACE("salvage", $first) }
    .offer = Подобрать обломки ({ PLACE("salvage", $first) }): { aurora-what-it-is }
aurora-option-board = На абордаж: { PLACE("ship", $first) }; идёт { PLACE("crew", $second) }
    .offer = На абордаж: { PLACE("ship", $first) }; идёт { PLACE("crew", $second) } ({ SHARES("odds", $odds) })
aurora-option-fetch = Забрать назад: { PLACE("crew", $first) }
aurora-option-break = Разорвать тяговый луч
    .offer = Разорвать тяговый луч ({ SHARES("odds", $odds) })
aurora-option-descend = { $first ->
    [4] Сесть дома для ремонта
   *[other] Сесть на планету: { PLACE("dock", $first) }
}
aurora-option-ascend = Взлететь
    .offer = Взлететь: { PLACE("ship", $first) }
aurora-option-turn = Переманить: { PLACE("crew", $first) }
aurora-option-man = { PLACE("crew", $first) } — { NAME("room", $second, form: "to") }, свободно
    .group = Перейти, свободно
    .part = { PLACE("crew", $first) }
    .short = { NAME("room", $second) }
    .note = { "" }
aurora-option-release = Отпустить из тягового луча, свободно: { PLACE("ship", $first) }
aurora-option-trade = Предложить вернуть пленника, свободно: { PLACE("crew", $first) }
aurora-option-offer = Отдать абордажникам пленника, если уйдут, свободно: { PLACE("crew", $first) }
aurora-option-use = Применить, свободно: { NAME("card", $first) }
    .offer = Применить, свободно: { NAME("card", $first) } — { EFFECT($effect) }
aurora-option-tow = Буксировать
aurora-option-prisoner = Взять в плен: { PLACE("crew", $first) }
aurora-option-rescue = Освободить: { PLACE("crew", $first) }

## Ход персонажа

aurora-option-sneak = Красться: скрыться и двигаться скрытно
    .offer = Красться: скрыться и двигаться скрытно ({ SHARES("odds", $odds) })
aurora-option-hide = Скрыться здесь, свободно
    .offer = Скрыться здесь, свободно ({ SHARES("odds", $odds) })
aurora-option-open = Открыть ящик: { PLACE("crate", $first) }
    .offer = Открыть ящик ({ PLACE("crate", $first) }): { aurora-what-it-is }
aurora-option-scan = Сканировать ящик: { PLACE("crate", $first) }
aurora-option-find = Искать того, кто скрывается, свободно: { PLACE("crew", $first) }
    .offer = Искать того, кто скрывается, свободно: { PLACE("crew", $first) } ({ SHARES("odds", $odds) })
aurora-option-take = Взять: { PLACE("thing", $first) }
    .offer_odds = { PLACE("thing", $first) }: проверка «{ NAME("skill", $skill) }», { $least } или больше ({ SHARES("odds", $odds) })
    .offer_test = { PLACE("thing", $first) }: проверка «{ NAME("skill", $skill) }», { $least } или больше
    .offer = Взять: { PLACE("thing", $first) }
aurora-option-carry = Взвалить на себя: { PLACE("crew", $first) } (без сознания)
aurora-option-loot = Подобрать то, что уронили: { PLACE("pile", $first) }
aurora-option-steal = Переманить: { NAME("thing", $second) } (у кого: { PLACE("crew", $first) })
    .offer = Переманить: { NAME("thing", $second) } (у кого: { PLACE("crew", $first) }; { SHARES("odds", $odds) })
aurora-option-throw = Бросить гранату ({ NAME("card", $second) }): { PLACE($first) }
aurora-option-ability = Применить: { NAME("card", $first) }
    .offer_odds = Применить: { NAME("card", $first) } — { EFFECT($effect) } ({ SHARES("odds", $odds) })
    .offer = Применить: { NAME("card", $first) } — { EFFECT($effect) }
aurora-option-free = Применить, свободно: { NAME("card", $first) }
    .offer = Применить, свободно: { NAME("card", $first) } — { EFFECT($effect) }
aurora-option-wield = Взять в руки, свободно: { NAME("card", $first) }
aurora-option-arm = { NAME("card", $first) }
aurora-option-exchange = Обменяться снаряжением, свободно
aurora-option-give = Отдать: { NAME("card", $first) } (кому: { PLACE("crew", $second) })
aurora-option-drop = Бросить на землю: { NAME("card", $first) }
aurora-option-discard = Сбросить: { NAME("card", $first) }

## Кубики

aurora-option-red = Красный { $first }
aurora-option-black = Чёрный { $first }
aurora-option-pair = Чёрный { $second } против красного { $first }

# Что вариант приносит, чего стоит и чем может кончиться: коротко, для кнопок и шкал

## Что приносит

xia-some-cubes = { $goods ->
    [any] { COUNT("cubes", $cubes) }
   *[other] { NAME("cube", $goods) } ({ $cubes })
}
xia-gain-sell = Продать: { xia-some-cubes }, выручка — { COUNT("credits", $credits) }
xia-gain-sell-all = Продать всё: { xia-some-cubes }, выручка — { COUNT("credits", $credits) } и { COUNT("fame", 1) }
xia-gain-buy = { $goods ->
    [any] Купить груз: { NAME("cube", $goods) }
   *[other] Купить груз: { NAME("cube", $goods) }, { $cubes } за { COUNT("credits", $credits) }
}
xia-gain-pairs = { COUNT("cubes", $cubes) }, чтобы продать в другом месте
xia-gain-mine = Добыть груз: { NAME("cube", $goods) }
xia-gain-salvage = Найти груз: { NAME("cube", $goods) }
xia-gain-harvest = Собрать груз: { NAME("cube", $goods) }
xia-gain-collect = Можно подобрать { COUNT("cubes", $cubes) }
xia-gain-token = Кредиты, слава или ничего
xia-gain-draw = Новая миссия
xia-gain-pick-up = Забрать то, чего требует миссия
xia-gain-research = Исследование по вашей миссии
xia-gain-steal = Кража по вашей миссии
xia-gain-complete = Завершить миссию: { COUNT("credits", $payment) } и { COUNT("fame", 1) }
xia-gain-payment = { $pays ->
    [fixed] Оплата: { COUNT("credits", $least) }
   *[other] Оплата: от { $least } до { $most } кредитов
}
xia-gain-rescue = Спасти корабль ({ SEAT($whom) }): { COUNT("fame", 1) }
xia-gain-gate = { COUNT("fame", 1) } за первое использование врат
xia-gain-scan = Новый сектор
xia-gain-engine = Движение: от { $least } до { $most }
xia-gain-impulse = { COUNT("spaces", $movement) } даром
xia-gain-kill = За уничтожение: { COUNT("fame", $fame) }{ $spoils ->
    [0] { "" }
   *[other] {" "}и { COUNT("credits", $spoils) }
}
xia-gain-buy-ship = Корабль следующего уровня: { COUNT("fame", 1) }
xia-gain-buy-fame = { COUNT("fame", 1) } за кредиты
xia-gain-repair = Ремонт: { COUNT("damage", $points) }
xia-gain-recharge = Перезарядка: { COUNT("energy", $energy) }
xia-gain-title = { COUNT("fame", $fame) } за титул
xia-gain-credits = Получить { COUNT("credits", $credits) }
xia-gain-arm = Заряжено: { COUNT("markers", $markers) }
xia-gain-end-turn = Закончить ход{ $charged ->
    [0] { $markers ->
        [0] { "" }
       *[other] : { xia-end-arms }
    }
   *[other] : перезарядиться{ $markers ->
        [0] { "" }
       *[other] , { xia-end-arms }
    }
}
xia-end-arms = зарядить { COUNT("markers", $markers) }{ $pays ->
    [0] { "" }
   *[other] {" "}за { COUNT("energy", $pays) }
}

## Чего стоит

xia-cost-movement = Движение: { $spends }
xia-cost-unspent = Пропадёт движение: { $movement }
xia-cost-energy = Энергия: { $energy }
xia-cost-credits = Цена: { COUNT("credits", $price) }
xia-cost-crime = Награда за вашу голову: { COUNT("credits", $crime) }
xia-cost-bounty = Награда за вашу голову, если цель погибнет: { COUNT("credits", $crime) }

## Чем может кончиться

xia-odds-safe = без потерь
xia-odds-cube = куб груза
xia-odds-scratched = куб груза и повреждения
xia-odds-seen = заметят: миссия провалена
xia-odds-bounty = награда за вашу голову
xia-odds-drained = потеря энергии
xia-odds-stays = не пропустят
xia-odds-damaged = повреждения
xia-odds-rebuffed = повреждения, и не пропустят
xia-odds-stranded = истощение энергии
xia-odds-destroyed = гибель
xia-odds-hit-none = без повреждений
xia-odds-hit-some = слабые повреждения
xia-odds-hit-much = сильные повреждения
xia-odds-hit-fatal = уничтожение
xia-odds-pays-1000 = 1 000 кредитов
xia-odds-pays-2000 = 2 000 кредитов
xia-odds-pays-3000 = 3 000 кредитов
xia-odds-pays-4000 = 4 000 кредитов
xia-odds-pays-5000 = 5 000 кредитов
xia-odds-failed = миссия провалена

## Правила для постоянных приказов

xia-thumb-stow = Размещать всё как придётся
    .about = Кубы и оборудование лягут туда, где есть место.
xia-thumb-arm-all = Заряжать всё, когда это бесплатно
    .about = Если нужна энергия, вас спросят.
xia-thumb-recharge = Перезаряжаться на каждой планете
    .about = Это бесплатно. Обо всём остальном вас спросят.
xia-thumb-average = Оставлять средний и лучший бросок двигателя
    .about = Если выпало меньше среднего, вас спросят, что применить.
xia-thumb-least-harm = Размещать повреждения там, где меньше вреда
    .about = Сначала пустые отсеки, потом оружие, щиты и кубы, двигатель последним.
xia-thumb-shields = Поднимать щиты против опасностей
    .about = Столько щитов, сколько в среднем нужно, чтобы остановить всё; ради одной единицы — ни одного. В бою вас спросят.
xia-thumb-onward = Лететь дальше, когда больше делать нечего
    .about = Сначала на импульсе, потом на двигателях по очереди. Если здесь можно что-то получить или кого-то атаковать без награды за вашу голову, вас спросят. «Черпание энергии» применяется, как только не хватает двух единиц энергии, а в конце хода — в любом случае.

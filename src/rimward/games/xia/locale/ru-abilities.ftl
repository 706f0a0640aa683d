# Карты способностей

## Названия

xia-card-tac-x = «ТАК-Икс»
    .flavour = Он уже всё пересчитал.
xia-card-energy-scoop = «Черпание энергии»
    .flavour = Космос пуст только почти.
xia-card-afterburner = «Камера дожигания»
    .flavour = Красный рычаг — для тех, кто спешит.
xia-card-mag-harpoon = «Магнитный гарпун»
    .flavour = Зачем лететь самим, если летит кто-то другой?
xia-card-side-bet = «Побочное пари»
    .flavour = Команда ставит на всё подряд, и сегодня тоже.
xia-card-auto-pilot = «Автопилот»
    .flavour = Лучше всего он рулит, когда никто не смотрит.
xia-card-evasive-thrusters = «Манёвровые двигатели»
    .flavour = Там, куда попали, нас уже не было.
xia-card-nano-regeneration = «Нанорегенерация»
    .flavour = Миллион механиков, и никто не просит перерыва.
xia-card-rail-gun = «Рельсовая пушка»
    .flavour = Один болт, один прицел и один очень сердитый механик.
xia-card-silent-running = «Тихий ход»
    .flavour = Свет погашен, двигатели остыли, никто не чихает.
xia-card-cargo-drones = «Грузовые дроны»
    .flavour = Доставят к самому люку и не попросят чаевых.
xia-card-decoy-beacon = «Ложный маяк»
    .flavour = Он похож на нас больше, чем мы сами.
xia-card-particle-emitter = «Излучатель частиц»
    .flavour = Стойте где угодно, только не перед ним.
xia-card-ablative-plating = «Абляционная броня»
    .flavour = Пусть стучат.
xia-card-replicator = «Репликатор»
    .flavour = К обеду износилось, к ужину как новое.
xia-card-salvo-racks = «Залповые установки»
    .flavour = Хватит на всех.
xia-card-fold-drive = «Свёртка пространства»
    .flavour = Кратчайший путь идёт не посередине.
xia-card-deep-scan = «Глубокое сканирование»
    .flavour = Королева видит то, чего ещё нет на картах.

## Как их используют

xia-ability-use = { SEAT($seat) } { PERSON($seat) ->
    [you] используете
   *[other] использует
} способность { NAME("card", $card) }.
    .ask = Выпало { $faces } ({ ROLL($roll) }). Примените что-нибудь?
    .option-pass = Оставить как есть
xia-ability-defense-timing = { NAME("card", $card) } предотвращает { COUNT("damage", $prevents) }.
    .ask = Используете способность для защиты?
    .option-pass = Не использовать
xia-combat-ability-attack = { SEAT($attacker) } { PERSON($attacker) ->
    [you] атакуете
   *[other] атакует
} способностью { NAME("card", $card) }; цели: { SEATS($targets) }.
    .ask = Кого вы атакуете?
    .option-done = Только этих
xia-status-cards = Ваши способности: { SIZE($ready) ->
    [0] ни одна не готова
   *[other] { NAME("card", $ready) }
}{ SIZE($used) ->
    [0] { "" }
   *[other] ; отработаны: { NAME("card", $used) }
}

## Энергия, повреждения, кредиты

xia-ability-energy-scoop = { $energy ->
    [0] { SEAT($seat) }: энергии не прибавилось.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] получаете
       *[other] получает
    } энергии: { $energy }.
}
    .roll = «Черпание энергии»
xia-option-energy-scoop = «Черпание энергии»
    .offer = «Черпание энергии», бесплатно: { $middle } % — { $middle_worth } энергии, { $high } % — { $high_worth }, { $top } % — до максимума, { $nothing } % — ничего
xia-ability-nano-regeneration = { SEAT($seat) } { PERSON($seat) ->
    [you] удаляете
   *[other] удаляет
} { COUNT("damage", $points) }.
    .ask = Какие повреждения удалить? Не больше { $points }
    .option-done = Остальные оставить
    .roll = «Нанорегенерация»
xia-option-nano-regeneration = «Нанорегенерация»
    .offer = «Нанорегенерация» (энергия { $energy }): { $middle } % — удалить до { $middle_worth } повреждений, { $high } % — до { $high_worth }, { $top } % — все, { $nothing } % — ничего
xia-ability-side-bet = { $credits ->
    [0] { $energy ->
        [0] { SEAT($seat) }: пари проиграно.
       *[other] { SEAT($seat) }: ставка возвращается.
    }
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] выигрываете
       *[other] выигрывает
    } { COUNT("credits", $credits) }.
}
    .roll = «Побочное пари»
xia-option-side-bet = «Побочное пари»
    .offer = «Побочное пари» (ставка: энергия { $energy }): { $middle } % — ставка возвращается, { $high } % — ещё и { COUNT("credits", $high_worth) }, { $top } % — ещё и { COUNT("credits", $top_worth) }, { $nothing } % — ничего
xia-ability-replicator = { SIZE($cards) ->
    [0] «Репликатор» ничего не сделал.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] восстанавливаете
       *[other] восстанавливает
    } { SIZE($cards) ->
        [one] способность
       *[other] способности
    } { NAME("card", $cards) }.
}
    .ask = Какие способности восстановить?
    .roll = «Репликатор»
xia-option-card = { NAME("card", $first) }
xia-option-replicator = «Репликатор»
    .offer = «Репликатор» (энергия { $energy }): { $middle } % — снова готова одна другая способность, { $high } % — две, { $top } % — все и эта тоже, { $nothing } % — ничего

## Груз, секторы, пространство

xia-ability-cargo-drones =
    .roll = «Грузовые дроны»
xia-option-cargo-drones = «Грузовые дроны»
    .offer = «Грузовые дроны» (энергия { $energy }): { $middle } % — { COUNT("cubes", $middle_worth) } этого сектора, { $high } % — { $high_worth }, { $top } % — { $top_worth }, { $nothing } % — ничего
xia-ability-deep-scan =
    .ask = Где лежит новый сектор?
    .roll = «Глубокое сканирование»
xia-option-deep-scan = «Глубокое сканирование»
    .offer = «Глубокое сканирование» (энергия { $energy }): { $middle } % — новый сектор рядом с этим, { $high } % — рядом с любым, { $top } % — два, { $nothing } % — ничего
xia-ability-fold-drive = { SEAT($seat) } { PERSON($seat) ->
    [you] сворачиваете
   *[other] сворачивает
} пространство: клетка { PLACE($space) }.
    .ask = Где вы выходите?
    .option-sector = Сектор { NAME("sector", $first) }
    .option-hex = Клетка { PLACE($first, $second) }
    .offer-hex = { xia-place }
    .option-stay = Остаться здесь
    .roll = «Свёртка пространства»
xia-option-fold-drive = «Свёртка пространства»
    .offer = «Свёртка пространства» (энергия { $energy }): { $middle } % — на свободную клетку не дальше { $middle_worth }, { $high } % — не дальше { $high_worth }, { $top } % — куда угодно, { $nothing } % — ничего

## Сразу после броска и для защиты

xia-ability-tac-x =
    .roll = «ТАК-Икс»
xia-option-tac-x = «ТАК-Икс» (энергия 1): перебросить кубик { NTH($first) }
    .offer = «ТАК-Икс» (энергия { $energy }): перебросить к{ $die }, на котором { $face }
    .offer_any = «ТАК-Икс» (энергия { $energy }): перебросить свой кубик сразу после броска
xia-ability-silent-running = { SEAT($seat) } { PERSON($seat) ->
    [you] идёте
   *[other] идёт
} тихо: бросок считается за { $face }.
    .roll = «Тихий ход»
xia-option-silent-running = «Тихий ход»
    .offer = «Тихий ход» (энергия { $energy }): { $middle } % — к броску +{ $middle_worth }, { $high } % — +{ $high_worth }, { $top } % — до 20, { $nothing } % — ничего
xia-ability-afterburner = «Камера дожигания» добавляет { $added }, всего { $total }.
    .ask = Двигатель дал { $points }. Что делает «Камера дожигания»?
    .option-double = Удвоить
    .option-add = Добавить { $first }
    .roll = «Камера дожигания»
xia-option-afterburner = «Камера дожигания»
    .offer = «Камера дожигания» (энергия { $energy }): { $middle } % — +{ $middle_worth }, { $high } % — +{ $high_worth }, { $top } % — +{ $top_worth } или вдвое, { $nothing } % — ничего
xia-ability-evasive-thrusters =
    .roll = «Манёвровые двигатели»
xia-option-evasive-thrusters = «Манёвровые двигатели»
    .offer = «Манёвровые двигатели», бесплатно: { $middle } % — предотвращают { $middle_worth }, { $high } % — { $high_worth }, { $top } % — { $top_worth }, { $nothing } % — ничего
xia-ability-decoy-beacon =
    .roll = «Ложный маяк»
xia-option-decoy-beacon = «Ложный маяк»
    .offer = «Ложный маяк» (энергия { $energy }): { $middle } % — предотвращает треть, { $high } % — половину, { $top } % — всё, { $nothing } % — ничего

## Атаки

xia-ability-rail-gun =
    .ask = Какое оборудование получает { COUNT("damage", $points) }?
    .offer-hold = { NAME("kind", $kind) } { NAME("outfit", $outfit) }
    .option-hold = Оборудование в отсеке { NTH($second) }
    .roll = «Рельсовая пушка»
xia-option-rail-gun = «Рельсовая пушка»
    .offer = «Рельсовая пушка» (энергия { $energy }): { $middle } % — { COUNT("damage", $middle_worth) } на выбранное вами оборудование, { $high } % — { $high_worth }, { $top } % — { $top_worth } в любые отсеки, { $nothing } % — ничего; защиты нет
xia-ability-particle-emitter =
    .ask = По какой линии вы стреляете?
    .roll = «Излучатель частиц»
xia-option-line = Линия { NAME("wind", $first) }
    .offer = Линия { NAME("wind", $first) }: { COUNT("ships", $ships) }
xia-count-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
xia-option-particle-emitter = «Излучатель частиц»
    .offer = «Излучатель частиц» (энергия { $energy }): { $middle } % — к{ $middle_worth } повреждений, { $high } % — к{ $high_worth }, { $top } % — к{ $top_worth }, { $nothing } % — ничего; всем кораблям на линии
xia-ability-salvo-racks =
    .roll = «Залповые установки»
xia-option-salvo-racks = «Залповые установки»
    .offer = «Залповые установки» (энергия { $energy }): { $middle } % — { $middle_worth }к6 повреждений, { $high } % — { $high_worth }к6, { $top } % — { $top_worth }к6, { $nothing } % — ничего; не больше чем трём кораблям

## Что продолжается

xia-ability-auto-pilot = { $movement ->
    [0] «Автопилот» не включился.
   *[other] «Автопилот» будет лететь после каждого чужого хода, движение: { $movement }.
}
    .roll = «Автопилот»
xia-ability-auto-pilot-timing = { PERSON($seat) ->
    [you] Ваш «Автопилот» летит
   *[other] Летит «Автопилот» ({ SEAT($seat) })
}, движение: { $movement }.
xia-option-auto-pilot = «Автопилот»
    .offer = «Автопилот» (энергия { $energy }), после каждого чужого хода: { $middle } % — { COUNT("spaces", $middle_worth) }, { $high } % — { $high_worth }, { $top } % — { $top_worth }, { $nothing } % — ничего
xia-ability-mag-harpoon = { $steps ->
    [0] Трос не держит: { SEAT($seat) } и { SEAT($target) } больше не связаны.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] цепляете
       *[other] цепляет
    } гарпуном корабль ({ SEAT($target) }).
}
    .ask = { $doing ->
        [hook] Какой корабль зацепить?
       *[follow] Корабль, за который вы держитесь, переместился. Вы за ним?
    }
    .roll = «Магнитный гарпун»
xia-option-mag-harpoon = «Магнитный гарпун»
    .offer = «Магнитный гарпун» (энергия { $energy }): { $middle } % — следовать за кораблём { $middle_worth } шага, { $high } % — { $high_worth } шагов, { $top } % — до вашего следующего хода, { $nothing } % — ничего
xia-option-follow = Следовать на клетку { PLACE($first, $second) }
    .offer_shields = Следовать — { xia-place }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Следовать — { xia-place }: { xia-odds }
    .offer = Следовать — { xia-place }
xia-option-detach = Отцепиться
xia-ability-ablative-plating = { $armour ->
    [0] «Абляционная броня» не схватилась.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] укрываетесь за бронёй: защита +{ $armour } до вашего следующего хода.
       *[other] укрывается за бронёй: защита +{ $armour } до своего следующего хода.
    }
}
    .roll = «Абляционная броня»
xia-option-ablative-plating = «Абляционная броня»
    .offer = «Абляционная броня» (энергия { $energy }), до вашего следующего хода: { $middle } % — защита +{ $middle_worth }, { $high } % — +{ $high_worth }, { $top } % — +{ $top_worth }, { $nothing } % — ничего

## Почему нельзя и где мы в правилах

xia-bar-all-ready = все другие ваши способности готовы
xia-bar-exhausted = способность отработана и ещё не восстановлена
xia-bar-line = ни на одной прямой линии от вас нет кораблей
xia-bar-nobody-adjacent = по соседству нет кораблей
xia-bar-nothing-to-gather = в этом секторе нечего добывать
xia-bar-own-turn = сейчас не ваш ход
xia-bar-reach = дальность { $range }, а карта достаёт на { $reach }

xia-frame-TacX = «ТАК-Икс»
xia-frame-EnergyScoop = «Черпание энергии»
xia-frame-Afterburner = «Камера дожигания»
xia-frame-Doubling = удвоение броска
xia-frame-MagHarpoon = «Магнитный гарпун»
xia-frame-Tow = на тросе
xia-frame-SideBet = «Побочное пари»
xia-frame-AutoPilot = «Автопилот»
xia-frame-AutoPilotMove = «Автопилот»
xia-frame-EvasiveThrusters = «Манёвровые двигатели»
xia-frame-DefenseRoll = способность для защиты
xia-frame-NanoRegeneration = «Нанорегенерация»
xia-frame-RailGun = «Рельсовая пушка»
xia-frame-RailShot = «Рельсовая пушка»
xia-frame-SilentRunning = «Тихий ход»
xia-frame-CargoDrones = «Грузовые дроны»
xia-frame-DecoyBeacon = «Ложный маяк»
xia-frame-ParticleEmitter = «Излучатель частиц»
xia-frame-Barrage = атака
xia-frame-Defense = защита
xia-frame-AblativePlating = «Абляционная броня»
xia-frame-Armour = «Абляционная броня»
xia-frame-Replicator = «Репликатор»
xia-frame-SalvoRacks = «Залповые установки»
xia-frame-FoldDrive = «Свёртка пространства»
xia-frame-DeepScan = «Глубокое сканирование»

## Что делают карты, которые записаны как данные

xia-do-use = потратьте { $energy ->
    [one] { $energy } единицу
    [few] { $energy } единицы
   *[many] { $energy } единиц
} энергии и переверните карту
xia-do-roll = бросьте к20
xia-do-gain = { $energy ->
    [0] ничего не получите
    [99] получите энергию до конца шкалы
    [one] получите { $energy } единицу энергии
   *[other] получите { COUNT("energy", $energy) }
}
xia-do-add = { $borders ->
    [0] ничего не меняется
   *[other] бросок на границе увеличивается на { $borders }
}
xia-do-plate = { $armour ->
    [0] ничего не меняется
   *[other] защита выше на { $armour } до вашего следующего хода
}
xia-do-burn = { $engine ->
    [0] ничего не меняется
   *[other] бросок двигателя увеличивается на { $engine }
}
xia-do-burn-or-double = бросок двигателя увеличивается на { $engine } или удваивается, на ваш выбор
xia-when-action = как действие
xia-when-rolled = сразу после броска
xia-when-engine = сразу после броска двигателя
xia-if-border-roll =
    .least = если это ваш бросок на границе
xia-count-border-roll = собственный бросок на границе
xia-if-own-engine =
    .least = если это ваш двигатель
xia-count-own-engine = собственный бросок двигателя

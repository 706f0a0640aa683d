# Ксиа

xia-title = Ксиа (Xia: Legends of a Drift System)
xia-intro = Каждый из вас — капитан небольшого корабля в звёздной системе, карты которой ещё нет. Летайте на двигателях и импульсе, сканируйте новые секторы или прыгайте в них вслепую, возите груз туда, где его ждут, добывайте его сами, выполняйте миссии, спасайте тех, у кого кончилась энергия, или стреляйте друг в друга. Всё это может принести славу, а кое-что и титул. На планетах восполняют энергию, чинятся, покупают оборудование и корабли получше. Как только у кого-то { $first_game ->
    [yes] { COUNT("fame", 5) }
   *[no] { COUNT("fame", $target) }
}, он сразу побеждает.
xia-score = { COUNT("fame", $score) }

## Названия

xia-ship-none = без корабля
xia-ship-easy-tiger = «Неторопливый Тигр»
xia-ship-puddle-jumper = «Драндулет»
xia-ship-numerator = «Вычислитель»
xia-ship-swamp-rat = «Болотная крыса»
xia-ship-lucky-penny = «Счастливый грош»
xia-ship-lamplighter = «Фонарщик»
xia-ship-gaiden = «Гайдэн»
xia-ship-krembler = «Кремблер»
xia-ship-ockhams-razor = «Бритва Оккама»
xia-ship-nightshade = «Ночная тень»
xia-ship-long-haul = «Дальний рейс»
xia-ship-hollow-crown = «Пустая корона»
xia-ship-lasting-sorrow = «Непреходящая печаль»
xia-ship-granite-psalm = «Гранитный псалом»
xia-ship-foundry = «Литейный двор»
xia-ship-iron-orchard = «Железный сад»
xia-ship-far-thunder = «Дальний гром»
xia-ship-vagrant-queen = «Королева бродяг»

xia-outfit-m-22 = «М-22»
xia-outfit-halon = «Галон»
xia-outfit-raptor-k = «Раптор-К»
xia-outfit-targe = «Тарч»
xia-outfit-rondache = «Рондаш»
xia-outfit-pavise = «Павеза»
xia-outfit-falconet = «Фальконет»
xia-outfit-saker-v = «Сакер V»
xia-outfit-culverin = «Кулеврина»
xia-outfit-squib = «Шутиха»
xia-outfit-petard = «Петарда»
xia-outfit-hellburner = «Брандер»

xia-kind-engine = двигатель
xia-kind-shield = щит
xia-kind-blaster = бластер
xia-kind-missile = ракета

xia-sector-unknown = неисследованная территория
xia-sector-kemplar-ii = Кемплар II
xia-sector-lunari = Лунария
xia-sector-azure = Лазурь
xia-sector-doravin-v = Доравин V
xia-sector-neo-damascus = Нео-Дамаск
xia-sector-loath = Острог
xia-sector-smugglers-den = Логово контрабандистов
xia-sector-deltus-gate = Врата «Дельтас»
xia-sector-expedior-gate = Врата «Экспедиор»
xia-sector-tigris-gate = Врата «Тигр»
xia-sector-burning-horse = Огненная Лошадь
xia-sector-lower-stratus = Нижняя облачность
xia-sector-vortex-86 = Вихрь-86
xia-sector-red-gulch = Красное ущелье
xia-sector-outpost-338 = Форпост-338
xia-sector-tk-421 = ТК-421
xia-sector-pelmont = Пельмонт
xia-sector-kreller-iv = Креллер IV
xia-sector-the-keep = Крепость
xia-sector-xia = Ксиа
xia-sector-lost-sector = Потерянный сектор

xia-cube-any = любой груз
xia-cube-spice = специи
xia-cube-holo = голо
xia-cube-terra = терра
xia-cube-plasma = плазма
xia-cube-cyber = кибер

xia-token-credits = 1 000 кредитов
xia-token-fame = 1 очко славы
xia-token-nothing = ничего
xia-token-unknown = лежит рубашкой вверх

xia-npc-enforcer = Патрульный
xia-npc-scoundrel = Разбойник
xia-npc-merchant = Торговец

xia-kit-explorer = Исследователь
    .does = двигатель «Раптор-К»: искать новые секторы и жетоны исследования
xia-kit-trader = Торговец
    .does = двигатель «М-22», щит «Тарч» и 1 000 кредитов на груз
xia-kit-worker = Рабочий
    .does = двигатель «Галон» и щит «Тарч»: брать миссии, лучше всего перевозчика и учёного
xia-kit-pirate = Пират
    .does = двигатель «М-22» и бластер «Сакер V»: жить за счёт других

xia-act-attack = атаковать оттуда
xia-act-rescue = спасти корабль рядом с ней
xia-act-token = взять жетон исследования
xia-act-scan = сканировать
xia-act-buy = купить груз
xia-act-sell = продать груз
xia-act-mine = добыть груз
xia-act-salvage = извлечь груз
xia-act-harvest = собрать груз
xia-act-collect = подобрать кубы

xia-wind-here = прямо здесь
xia-wind-n = на север
xia-wind-ne = на северо-восток
xia-wind-e = на восток
xia-wind-se = на юго-восток
xia-wind-s = на юг
xia-wind-sw = на юго-запад
xia-wind-w = на запад
xia-wind-nw = на северо-запад

xia-preset-first-game = Первая партия из правил: до 5 очков славы, с известными секторами и готовым набором
xia-preset-book = Вся игра по правилам: до 10 очков славы, корабль и оборудование на ваш выбор

xia-setting-target = Слава для победы
    .heading = Игра:
xia-setting-edition = Издание правил
    .value-en-2014 = английское, 2014
    .value-ru-2023 = русское, 2023
xia-setting-gate_fame = Слава тому, кто первым прошёл через врата
    .value-edition = как в издании
    .value-on = да
    .value-off = нет
xia-setting-den_buys_any = Весь груз покупает Логово контрабандистов, а не Острог
    .value-edition = как в издании
    .value-on = да
    .value-off = нет
xia-setting-first_game = Первая партия из правил
xia-setting-npcs = Неигровые персонажи
xia-setting-min_move = Бросок на движение даёт не меньше
    .heading = Домашние правила:
    .value-0 = сколько выпало
xia-setting-safe_mining = Добыча без броска за 1 повреждение
xia-setting-start_credits = Кредитов в начале
xia-setting-two_players = Можно играть вдвоём
xia-setting-first_numbers = Наши корабли такие, какими были вначале
xia-setting-first_holds = Трюмы такие, какими были вначале

xia-count-fame = { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
   *[many] { $count } очков славы
}
xia-count-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}
xia-count-energy = { $count ->
    [one] { $count } единица энергии
    [few] { $count } единицы энергии
   *[many] { $count } единиц энергии
}
xia-count-damage = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
}
xia-count-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
xia-count-sections = { $count ->
    [one] { $count } отсек
    [few] { $count } отсека
   *[many] { $count } отсеков
}
xia-count-cubes = { $count ->
    [one] { $count } куб груза
    [few] { $count } куба груза
   *[many] { $count } кубов груза
}
xia-count-markers = { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
}

## Части других текстов

xia-place = { NAME("sector", $sector) } { $cell }{ $mark ->
    [buy] , клетка «Покупка» ({ NAME("cube", $goods) })
    [sell] , клетка «Продажа» ({ NAME("cube", $goods) })
    [mine] , клетка «Добыча» ({ NAME("cube", $goods) })
    [salvage] , клетка «Обыск» ({ NAME("cube", $goods) })
    [harvest] , клетка «Сбор» ({ NAME("cube", $goods) })
    [token] , жетон исследования
    [mission] , точка миссий
    [gate] , внутри врат
    [planet] , на планете
    [nebula] , в туманности
    [asteroid] , среди астероидов
    [debris] , среди обломков
    [star] , в звезде
   *[other] { "" }
}
xia-odds = { $cube ->
    [0] { $safe ->
        [100] безопасно
       *[other] без потерь { $safe } %
    }
   *[other] куб { $cube } %
}{ $scratched ->
    [0] { "" }
   *[other] , куб и повреждения { $scratched } %
}{ $seen ->
    [0] { "" }
   *[other] , контрабанду заметят { $seen } %
}{ $bounty ->
    [0] { "" }
   *[other] , награда за голову { $bounty } %
}{ $drained ->
    [0] { "" }
   *[other] , потеря энергии { $drained } %
}{ $stays ->
    [0] { "" }
   *[other] , не пропустят { $stays } %
}{ $damaged ->
    [0] { "" }
   *[other] , повреждения { $damaged } %
}{ $rebuffed ->
    [0] { "" }
   *[other] , повреждения, и не пропустят { $rebuffed } %
}{ $stranded ->
    [0] { "" }
   *[other] , истощение энергии { $stranded } %
}{ $destroyed ->
    [0] { "" }
   *[other] , гибель { $destroyed } %
}
xia-odds-shields = со всеми щитами без потерь { $shielded_safe } %{ $shielded_stranded ->
    [0] { "" }
   *[other] , истощение энергии { $shielded_stranded } %
}{ $shielded_destroyed ->
    [0] { "" }
   *[other] , гибель { $shielded_destroyed } %
}
xia-tool = { NAME("kind", $kind) } { NAME("outfit", $outfit) } (к{ $die }{ $less ->
    [0] { "" }
   *[other] , из-за повреждений минус { $less }
})
xia-ware = { NAME("outfit", $outfit) } ({ NAME("kind", $kind) }): к{ $die }, ячеек пуска { $uses }, занимает { COUNT("sections", $sections) }

xia-mat = { NAME("ship", $first) }: трюм { $hold }, импульс { $impulse }, энергия { $energy }; { NAME("card", $ability) } { NAME("power", $ability) }

## Подготовка

xia-setup-starting-sectors = Выложен сектор: { NAME("sector", $sector) }.
xia-setup-starting-sectors-spawn-required = В этом секторе нет точки возрождения, он возвращается в стопку: { NAME("sector", $sector) }.
xia-setup-exploration-tokens = В секторе лежит жетон исследования: { NAME("sector", $sector) }.
xia-setup-starting-credits = У каждого в начале { COUNT("credits", $credits) }.
xia-setup-victory-target = Для победы нужно { COUNT("fame", $target) }.
xia-setup-ship-choice-order = Больше всех на кубике — { $roll }: первым выбирает корабль { PERSON($seat) ->
    [you] ваш экипаж
   *[other] { SEAT($seat) }
}.
    .roll = кто выбирает первым
xia-setup-ship-choice-tier-one = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} корабль { NAME("ship", $ship) }.
    .ask = На каком корабле вы летите?
xia-setup-ship-placement = { SEAT($seat) } { PERSON($seat) ->
    [you] начинаете
   *[other] начинает
} на клетке { PLACE($space) }.
xia-setup-starting-outfits = { SEAT($seat) } { PERSON($seat) ->
    [you] покупаете
   *[other] покупает
}: { NAME("outfit", $outfit) } за { COUNT("credits", $price) }; остаётся { $credits }.
    .ask = Какое оборудование вы покупаете для начала?
    .option-done = Больше ничего
xia-setup-first-player = { PERSON($seat) ->
    [you] Первый ход — ваш.
   *[other] Первый ход: { SEAT($seat) }.
}
xia-first-game-kit-choice = { SEAT($seat) } { PERSON($seat) ->
    [you] выбираете
   *[other] выбирает
} набор «{ NAME("kit", $kit) }».
    .ask = Как вы хотите прославиться?
xia-option-mat = { NAME("ship", $first) }
    .offer = { xia-mat }
xia-option-outfit = { NAME("outfit", $first) }
    .offer = { xia-ware }, цена { COUNT("credits", $price) }
xia-option-kit = { NAME("kit", $first) }: { NAME("kit", $first, form: "does") }
xia-setup-markers = Энергия у всех полная, заряжено у каждого: { COUNT("markers", $markers) }.

## Ходы

xia-turn-phases = { PERSON($seat) ->
    [you] Начинается ваш ход.
   *[other] Ходит { SEAT($seat) }.
}
    .heading = { PERSON($seat) ->
        [you] Ваш ход
       *[other] Ходит { SEAT($seat) }
    }
xia-turn-ends = { SEAT($seat) } { PERSON($seat) ->
    [you] заканчиваете
   *[other] заканчивает
} ход.
    .aside = { PERSON($seat) }
xia-general-ties = Ничью решил кубик: { PERSON($winner) ->
    [you] выбор пал на вас
   *[other] { SEAT($winner) }
}.
    .roll = ничья

## Действия

xia-action-list =
    .ask = Какое действие вы выполняете?
    .option-end = Закончить действия
xia-option-end = Закончить фазу
xia-option-engine = Запустить двигатель в отсеке { NTH($first) }
    .offer_odds = Запустить { xia-tool }: движение от { $least } до { $most }, в среднем { $average }
    .offer = Запустить { xia-tool }
xia-option-impulse = Лететь на импульсе
    .offer = Лететь на импульсе: { COUNT("spaces", $movement) }, раз за ход и бесплатно
xia-option-attack = Атаковать
    .offer = Атаковать корабль, до которого достаёт оружие
xia-option-token = Взять жетон исследования
xia-option-scan = Сканировать
    .offer = Сканировать: открыть новый сектор рядом с этой клеткой { $energy ->
        [0] бесплатно
        [one] за { $energy } энергию
       *[other] за { $energy } энергии
    }
xia-option-buy = Купить груз
    .offer = Купить груз: { NAME("cube", $goods) }, два куба за 1 000 кредитов
xia-option-sell = Продать груз
    .offer = Продать груз: { NAME("cube", $goods) }, 1 000 кредитов за куб
xia-option-mine = Добыть груз
    .offer_shields = Добыть груз ({ NAME("cube", $goods) }): { xia-odds }; { xia-odds-shields }
    .offer_odds = Добыть груз ({ NAME("cube", $goods) }): { xia-odds }
    .offer = Добыть груз ({ NAME("cube", $goods) })
xia-option-salvage = Извлечь груз
    .offer_odds = Извлечь груз из обломков ({ NAME("cube", $goods) }): { xia-odds }
    .offer = Извлечь груз из обломков ({ NAME("cube", $goods) })
xia-option-harvest = Собрать груз
    .offer_shields = Собрать груз в туманности ({ NAME("cube", $goods) }): { xia-odds }; { xia-odds-shields }
    .offer_odds = Собрать груз в туманности ({ NAME("cube", $goods) }): { xia-odds }
    .offer = Собрать груз в туманности ({ NAME("cube", $goods) })
xia-option-collect = Подобрать кубы, которые здесь лежат
xia-option-jettison = Выбросить кубы за борт
xia-option-rescue = Спасти корабль ({ SEAT($first) })
    .offer = Спасти корабль ({ SEAT($first) }): вы отдаёте 2 энергии и получаете 1 очко славы

## Движение

xia-move-engine = { PERSON($ship) ->
    [you] Ваш двигатель работает
   *[other] { SEAT($ship) } запускает двигатель
}, движение: { $movement }.
    .aside = { PERSON($ship) }
    .roll = двигатель
xia-move-impulse = { SEAT($ship) } { PERSON($ship) ->
    [you] летите
   *[other] летит
} на импульсе, движение: { $movement }.
xia-move-point-per-space = { SEAT($ship) } { PERSON($ship) ->
    [you] летите
   *[other] летит
} на клетку { PLACE($space) }.
    .run = { SEAT($ship) } { PERSON($ship) ->
        [you] пролетаете
       *[other] пролетает
    } { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    }: { PLACE($space) }.
    .ask = Куда вы летите? Осталось движения: { $movement }
    .offer-use_rescue_shields = Отсюда, как с клетки { xia-place }: спасти корабль ({ SEAT($fourth) }) (движение 2): { xia-odds }; { xia-odds-shields }
    .offer-use_rescue_odds = Отсюда, как с клетки { xia-place }: спасти корабль ({ SEAT($fourth) }) (движение 2): { xia-odds }
    .offer-use_shields = Отсюда, как с клетки { xia-place }: { NAME("act", $third) } (движение 2): { xia-odds }; { xia-odds-shields }
    .offer-use_odds = Отсюда, как с клетки { xia-place }: { NAME("act", $third) } (движение 2): { xia-odds }
    .offer-use = Отсюда, как с клетки { xia-place }: { NAME("act", $third) } (движение 2)
    .option-use = Дотянуться до клетки { PLACE($first, $second) } и { NAME("act", $third) }
xia-option-hex = Лететь на клетку { PLACE($first, $second) }
    .offer = Лететь { NAME("wind", $to) }, { COUNT("spaces", $spends) }: { xia-place }
    .group = Лететь: { NAME("sector", $sector) }
    .part = { $spends } кл.
    .short = { $cell }{ $mark ->
        [planet] {" "}планета
        [nebula] {" "}туманность
        [asteroid] {" "}астероиды
        [debris] {" "}обломки
       *[other] { "" }
    }
    .note = { $mark ->
        [buy] покупка ({ NAME("cube", $goods) })
        [sell] продажа ({ NAME("cube", $goods) })
        [mine] добыча ({ NAME("cube", $goods) })
        [salvage] обыск ({ NAME("cube", $goods) })
        [harvest] сбор ({ NAME("cube", $goods) })
        [token] жетон
        [mission] точка миссий
        [gate] врата
       *[other] { "" }
    }
xia-option-cross = Пересечь границу: клетка { PLACE($first, $second) }
    .offer_shields = Через границу { NAME("wind", $to) } — { xia-place }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Через границу { NAME("wind", $to) } — { xia-place }: { xia-odds }
    .offer = Через границу { NAME("wind", $to) } — { xia-place }; понадобится бросок или придётся платить
xia-option-jump = Прыгнуть вслепую на клетку { PLACE($first, $second) }
    .offer_shields = Прыгнуть вслепую { NAME("wind", $to) }: { xia-odds }; { xia-odds-shields }; пути назад нет
    .offer_odds = Прыгнуть вслепую { NAME("wind", $to) }: { xia-odds }; пути назад нет
    .offer = Прыгнуть вслепую { NAME("wind", $to) }; пути назад нет
xia-option-gate = Пройти через врата
    .offer = Пройти через врата: { NAME("sector", $sector) } { $cell }{ $first_use ->
        [0] { "" }
       *[other] , и { COUNT("fame", $first_use) } за первое использование
    }
xia-option-tigris = Пройти через Врата «Тигр»
    .offer_choice = Пройти через Врата «Тигр»: { SHARES("sector", $spawns) }; по выбору { $choice } %{ $first_use ->
        [0] { "" }
       *[other] , и { COUNT("fame", $first_use) } за первое использование
    }
    .offer_odds = Пройти через Врата «Тигр»: { SHARES("sector", $spawns) }{ $first_use ->
        [0] { "" }
       *[other] , и { COUNT("fame", $first_use) } за первое использование
    }
xia-option-stop = Остановиться здесь
    .enter = Остановиться здесь (или просто Enter)
xia-move-unspent-lost = { SEAT($ship) } { PERSON($ship) ->
    [you] останавливаетесь
   *[other] останавливается
}; не использовано движения: { $movement }.
    .aside = { PERSON($ship) }
xia-move-forced-stop-occupied = Места нет: { PERSON($ship) ->
    [you] вы возвращаетесь
   *[other] { SEAT($ship) } возвращается
} на клетку { PLACE($space) }.
xia-move-use-occupied-space = { SEAT($ship) } { PERSON($ship) ->
    [you] дотягиваетесь
   *[other] дотягивается
} до клетки { PLACE($space) }, чтобы { NAME("act", $act) }.
xia-gate-use = { SEAT($ship) } { PERSON($ship) ->
    [you] проходите
   *[other] проходит
} через врата ({ NAME("sector", $gate) }) на клетку { PLACE($space) }.
xia-gate-tigris = { SEAT($ship) } { PERSON($ship) ->
    [you] проходите
   *[other] проходит
} через Врата «Тигр» на клетку { PLACE($space) }.
    .ask = Выпало { $roll }. Куда ведут Врата «Тигр»?
    .offer-hex = { xia-place }
    .option-hex = Клетка { PLACE($first, $second) }
    .roll = Врата «Тигр»
xia-gate-first-use-fame = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за первый проход через эти врата; всего { $fame }.
    .source = Врата
xia-marker-spend = { SEAT($ship) } { SIZE($uses) ->
    [0] не{" "}
   *[other] { "" }
}{ PERSON($ship) ->
    [you] тратите
   *[other] тратит
} { SIZE($uses) ->
    [0] маркеров
    [one] { SIZE($uses) } маркер: { TALLY("outfit", $outfits) }
    [few] { SIZE($uses) } маркера: { TALLY("outfit", $outfits) }
   *[many] { SIZE($uses) } маркеров: { TALLY("outfit", $outfits) }
}.
    .aside = { PERSON($ship) }

## Границы

xia-border-shield-cross =
    .roll = планетарный щит
xia-border-shield-rebuff = { PERSON($ship) ->
    [you] Планетарный щит вас не пропустил.
   *[other] Планетарный щит не пропустил корабль, которым управляет { SEAT($ship) }.
}
xia-border-debris-enter =
    .roll = поле обломков
xia-border-asteroid-enter =
    .roll = астероидное поле
xia-border-nebula-enter =
    .roll = туманность
xia-border-nebula-loss-overflow = { $energy ->
    [0] { SEAT($ship) }: энергия не потеряна
   *[other] { SEAT($ship) } { PERSON($ship) ->
        [you] теряете
       *[other] теряет
    } { $energy ->
        [one] { $energy } единицу
        [few] { $energy } единицы
       *[many] { $energy } единиц
    } энергии
}{ $markers ->
    [0] { "" }
   *[other] , разряжено маркеров: { $markers }
}.
xia-stranded-definition = { SEAT($ship) }: истощение энергии — нет ни энергии, ни заряженных маркеров.
xia-outfit-shield-hazards = { PERSON($ship) ->
    [you] Ваши щиты
   *[other] Щиты ({ SEAT($ship) })
} остановили { $stopped }, прошло { $left }.
    .ask = Вам грозит потеря: { $points }. Какие щиты вы используете?
    .option-done = Больше никаких щитов
    .roll = щиты
xia-bounty-evading = { SEAT($ship) } { PERSON($ship) ->
    [you] проскальзываете
   *[other] проскальзывает
} через планетарный щит, и это замечают: награда за голову растёт на { $added }, всего { $bounty }.
xia-bounty-outlaw-association = { SEAT($ship) } { PERSON($ship) ->
    [you] общаетесь
   *[other] общается
} с преступниками: награда за голову растёт на { $added }, всего { $bounty }.
xia-bounty-raiding = { SEAT($ship) } { PERSON($ship) ->
    [you] губите
   *[other] губит
} законопослушный корабль: награда за голову растёт на { $added }, всего { $bounty }.

## Исследование

xia-explore-declare-edge =
    .ask = С какой стороны вы сканируете?
xia-option-edge = Сканировать за краем поля
    .offer = Сканировать { NAME("wind", $to) }
xia-explore-scan = { SEAT($ship) } { PERSON($ship) ->
    [you] сканируете
   *[other] сканирует
} неисследованную территорию.
xia-explore-blind-jump = { SEAT($ship) } { PERSON($ship) ->
    [you] прыгаете
   *[other] прыгает
} вслепую в неизвестность.
xia-explore-place-tile = Открыт новый сектор: { NAME("sector", $sector) }.
xia-explore-token-placing = В секторе лежит жетон исследования: { NAME("sector", $sector) }.
xia-explore-token-collect = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} жетон исследования ({ NAME("sector", $sector) }): { NAME("token", $token) }.
xia-explore-token-rewards = { SEAT($seat) } { PERSON($seat) ->
    [you] находите
   *[other] находит
} { COUNT("credits", $credits) }.

## Бой

xia-combat-acquire =
    .ask = Кого вы атакуете?
xia-option-ship = { SEAT($first) }
    .offer_npc = { NAME("ship", $npc) }: для гибели нужно { COUNT("damage", $left) }{ $loot ->
        [0] { "" }
       *[other] ; на карте { COUNT("credits", $loot) }
    }
    .offer = { SEAT($first) }, корабль { NAME("ship", $ship) }: для гибели нужно { COUNT("damage", $left) }{ $reward ->
        [0] { "" }
       *[other] ; награда за голову { COUNT("credits", $reward) }
    }
xia-combat-declare-attack = { SEAT($attacker) } { PERSON($attacker) ->
    [you] атакуете
   *[other] атакует
} { PERSON($target) ->
    [you] вас
   *[other] (цель: { SEAT($target) })
}{ SIZE($uses) ->
    [0] { "" }
   *[other] , маркеров: { SIZE($uses) }
}.
    .ask = Чем вы атакуете? Цель — { SEAT($target) }, до уничтожения { COUNT("damage", $left) }; на каждый выстрел нужен заряженный маркер.
    .offer-use = Отсек { NTH($second) }, { xia-tool }: от { $least } до { $most }, в среднем { $average }{ $kind ->
        [engine] ; таран наносит столько же повреждений и вам
       *[other] { "" }
    }; вероятность уничтожить цель { $fatal } %
    .offer-done = Атаковать этим: без повреждений { $none } %, цель уничтожена { $fatal } %
    .option-done = Атаковать этим
xia-combat-declare-defense = { SEAT($target) } { PERSON($target) ->
    [you] защищаетесь
   *[other] защищается
}: { PERSON($target) ->
    [npc] щит с карты
   *[other] { SIZE($uses) ->
        [0] без щитов
       *[other] маркеров на щитах { SIZE($uses) }
    }
}{ SIZE($abilities) ->
    [0] { "" }
   *[other] , способность { NAME("card", $abilities) }
}.
    .ask = Вас атакуют. Какие щиты вы используете?
    .offer-use = Отсек { NTH($second) }, { xia-tool }: от { $least } до { $most }, в среднем { $average }; без повреждений { $none } %, гибель { $fatal } %
    .offer-done = Больше никаких щитов: без повреждений { $none } %, гибель { $fatal } %
    .option-done = Больше никаких щитов
xia-combat-roll =
    .roll = бой
xia-combat-resolve = Атака { $attack }, защита { $defense }: { PERSON($target) ->
    [you] вы получаете
   *[other] { SEAT($target) } получает
} { COUNT("damage", $damage) }.
xia-combat-rearm =
    .ask = Какие маркеры щитов вы перезаряжаете, по 1 энергии за маркер?
    .option-done = Больше никакие
xia-combat-end = { $rearmed ->
    [0] Атака окончена.
   *[other] Атака окончена; { SEAT($target) } { PERSON($target) ->
        [you] перезаряжаете
       *[other] перезаряжает
    } маркеров: { $rearmed }.
}
xia-option-use = Ячейка пуска в отсеке { NTH($second) }
    .offer_hazard = Отсек { NTH($second) }, { xia-tool }: этого хватит с вероятностью { $stops_all } %
    .offer_odds = Отсек { NTH($second) }, { xia-tool }: от { $least } до { $most }, в среднем { $average }
    .offer = Отсек { NTH($second) }, { xia-tool }
xia-damage-placement = { PERSON($ship) ->
    [you] У вас
   *[other] { SEAT($ship) }:
} повреждён отсек { NTH($space) }{ $cube ->
    [none] { "" }
   *[other] ; груз из него за бортом: { NAME("cube", $cube) }
}.
    .run = { SEAT($ship) } { PERSON($ship) ->
        [you] получаете
       *[other] получает
    } { COUNT("damage", $count) } в трюм{ $cube ->
        [none] { "" }
       *[other] ; за бортом { COUNT("cubes", $count) }: { NAME("cube", $cube) }
    }.
    .ask = { $points ->
        [1] В какой отсек поместить маркер повреждения?
       *[other] В какой отсек поместить маркер повреждения? Осталось поместить: { $points }
    }
xia-option-hold = Отсек { NTH($second) }
    .offer_outfit = Отсек { NTH($second) }: { $lies ->
        [use] ячейка пуска, { NAME("kind", $kind) } { NAME("outfit", $outfit) }
       *[section] секция, { NAME("kind", $kind) } { NAME("outfit", $outfit) }
    }
    .offer_cube = Отсек { NTH($second) }: { NAME("cube", $cube) }
    .offer = Отсек { NTH($second) }: пустой

## Гибель и возрождение

xia-death-removed = { $by ->
    [-1] { PERSON($ship) ->
        [you] Ваш корабль уничтожен
       *[other] { SEAT($ship) }: корабль уничтожен
    }, клетка { PLACE($space) }.
   *[other] { SEAT($by) } { PERSON($by) ->
        [you] уничтожаете
       *[other] уничтожает
    } { PERSON($ship) ->
        [you] ваш корабль
       *[other] корабль противника ({ SEAT($ship) })
    }, клетка { PLACE($space) }.
}
xia-death-missions = { SEAT($seat) } { PERSON($seat) ->
    [you] теряете
   *[other] теряет
} миссию.
xia-death-bounty = { $by ->
    [-1] Награда за голову не достаётся никому: { COUNT("credits", $credits) }.
   *[other] { SEAT($by) } { PERSON($by) ->
        [you] забираете
       *[other] забирает
    } { COUNT("credits", $credits) }.
}
xia-death-skip-turn = { SEAT($seat) } { PERSON($seat) ->
    [you] пропускаете
   *[other] пропускает
} ход: корабль ещё не готов.
    .heading = { PERSON($seat) ->
        [you] Ваш ход пропущен
       *[other] { SEAT($seat) } пропускает ход
    }
xia-respawn-where = { SEAT($ship) } { PERSON($ship) ->
    [you] возрождаетесь
   *[other] возрождается
} на клетке { PLACE($space) }.
    .ask = { PERSON($ship) ->
        [you] Выпало { $roll }. Где вы возрождаетесь?
       *[other] Выпало { $roll }. Где возрождается { SEAT($ship) }?
    }
    .offer-hex = { xia-place }
    .option-hex = Клетка { PLACE($first, $second) }
    .roll = точка возрождения
xia-rescue-transfer = { SEAT($ship) } { PERSON($ship) ->
    [you] отдаёте
   *[other] отдаёт
} { PERSON($target) ->
    [you] вам энергию: { $energy }
   *[other] энергию: { $energy } (получает { SEAT($target) })
}.
xia-rescue-arm-now = { $markers ->
    [0] { SEAT($ship) } не { PERSON($ship) ->
        [you] заряжаете
       *[other] заряжает
    } маркеры.
   *[other] { SEAT($ship) } { PERSON($ship) ->
        [you] заряжаете
       *[other] заряжает
    } { COUNT("markers", $markers) }.
}
    .ask = Вас спасли. Сколько маркеров вы сразу заряжаете?

## Груз

xia-cargo-buy = { SEAT($seat) } { PERSON($seat) ->
    [you] покупаете
   *[other] покупает
} за { COUNT("credits", $price) }: { TALLY("cube", $cubes) }.
    .ask = Сколько вы покупаете?
xia-option-pairs = Пар кубов: { $first }
    .offer = { COUNT("cubes", $cubes) } за { COUNT("credits", $price) }
xia-cargo-buy-where =
    .ask = Какие кубы вы берёте?
xia-option-cube = Груз: { NAME("cube", $first) }
xia-cargo-placing = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} груз: { NAME("cube", $cube) }.
    .ask = Куда вы кладёте груз ({ NAME("cube", $cube) })?
xia-option-space = Отсек { NTH($first) }
xia-option-auto = Остальное разложить за меня
    .enter = Остальное разложить за меня (или просто Enter)
xia-cargo-sell = { SEAT($seat) } { PERSON($seat) ->
    [you] продаёте
   *[other] продаёт
} за { COUNT("credits", $credits) }: { TALLY("cube", $cubes) }.
    .ask = Сколько вы продаёте?
    .option-sell = { NAME("cube", $first) }: { $second ->
        [0] ни одного куба
       *[other] { COUNT("cubes", $second) }
    }
    .offer-sell = { NAME("cube", $first) }: { $second ->
        [0] ни одного куба
       *[other] { COUNT("cubes", $second) } за { COUNT("credits", $credits) }{ $fame ->
            [0] { "" }
           *[other] {" "}и { COUNT("fame", $fame) }: трюм останется без кубов
        }
    }
xia-cargo-mine =
    .roll = добыча
xia-cargo-salvage =
    .roll = обыск
xia-cargo-harvest =
    .roll = сбор
xia-cargo-collect = { SEAT($seat) } { PERSON($seat) ->
    [you] подбираете
   *[other] подбирает
} груз: { TALLY("cube", $cubes) }.
    .ask = Какие кубы вы подбираете?
    .option-done = Больше никаких
xia-cargo-jettison = { SEAT($seat) } { PERSON($seat) ->
    [you] выбрасываете
   *[other] выбрасывает
} за борт: { TALLY("cube", $cubes) }.
    .ask = Какие кубы вы выбрасываете за борт?
    .option-done = Больше никаких

## Хозяйственная фаза

xia-business-any-order =
    .ask = Что вы делаете на этой планете?
    .option-end = Закончить дела
xia-option-recharge = Восполнить энергию
    .offer = Восполнить энергию: { COUNT("energy", $energy) } бесплатно
xia-option-repair = Отремонтировать корабль
    .offer = Отремонтировать корабль ({ COUNT("damage", $points) }) за { COUNT("credits", $price) }
xia-option-rearrange = Переставить содержимое трюма
xia-option-buy-fame = Купить 1 очко славы
    .offer = Купить 1 очко славы за { COUNT("credits", $price) }
xia-option-buy-outfit = Купить { NAME("outfit", $first) }
    .offer = Купить: { xia-ware }, цена { COUNT("credits", $price) }
xia-option-sell-outfit = Продать оборудование из отсека { NTH($first) }
    .offer = Продать за { COUNT("credits", $resale) }: { NAME("kind", $kind) } { NAME("outfit", $outfit) }
xia-option-buy-ship = Купить корабль { NAME("ship", $first) }
    .offer = Купить корабль { xia-mat }; { COUNT("credits", $price) }, даёт 1 очко славы
xia-business-recharge = { SEAT($seat) } { PERSON($seat) ->
    [you] восполняете
   *[other] восполняет
} энергию до { $energy }.
xia-business-repair = { SEAT($seat) } { PERSON($seat) ->
    [you] ремонтируете
   *[other] ремонтирует
} корабль за { COUNT("credits", $price) }.
xia-business-rearrange = { SEAT($seat) } { PERSON($seat) ->
    [you] раскладываете
   *[other] раскладывает
} всё в трюме.
xia-business-buy-outfits = { SEAT($seat) } { PERSON($seat) ->
    [you] покупаете
   *[other] покупает
}: { NAME("outfit", $outfit) } за { COUNT("credits", $price) }.
xia-business-sell-outfits = { SEAT($seat) } { PERSON($seat) ->
    [you] продаёте
   *[other] продаёт
}: { NAME("outfit", $outfit) } за { COUNT("credits", $credits) }.
xia-business-buy-ship = { SEAT($seat) } { PERSON($seat) ->
    [you] покупаете
   *[other] покупает
} корабль { NAME("ship", $ship) } за { COUNT("credits", $price) }{ SIZE($left) ->
    [0] { "" }
   *[other] ; не поместилось: { TALLY("cube", $left) }
}.
xia-business-buy-ship-transfer =
    .ask = В корабль { NAME("ship", $ship) } поместится не всё. От чего вы отказываетесь?
xia-outfit-placement =
    .ask = Как лежит в трюме { NAME("outfit", $outfit) }?
xia-option-place = От столбца { NTH($first) }, строки { NTH($second) }, поворот: { $third ->
    [0] нет
    [1] четверть
    [2] половина
   *[3] три четверти
}
    .offer = Отсеки { $spaces }, ячейки пуска в { $uses }

## Итоговая фаза, слава и кредиты

xia-status-arm = { $armed ->
    [0] { SEAT($seat) } не { PERSON($seat) ->
        [you] заряжаете
       *[other] заряжает
    } маркеры.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] заряжаете
       *[other] заряжает
    } { COUNT("markers", $armed) }{ $energy ->
        [0] {" "}бесплатно
       *[other] , потрачено энергии: { $energy }
    }.
}
    .ask = Сколько маркеров вы заряжаете к следующему ходу?
xia-option-arm = { $first ->
    [0] Не заряжать
   *[other] Зарядить { COUNT("markers", $first) }
}
    .offer = { $first ->
        [0] Не заряжать
       *[other] Зарядить { COUNT("markers", $first) }, { $energy ->
            [0] бесплатно
           *[other] энергии понадобится { $energy }
        }
    }
xia-fame-combat = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за уничтоженный корабль; всего { $fame }.
    .source = Уничтоженные корабли
xia-fame-explore = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за открытие; всего { $fame }.
    .source = Открытия
xia-fame-kindness = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за помощь; всего { $fame }.
    .source = Помощь
xia-fame-trade = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за продажу всего груза; всего { $fame }.
    .source = Торговля
xia-fame-luck = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за удачу: на кубике 20; всего { $fame }.
    .source = Выпавшие 20
xia-fame-wealth = { SEAT($seat) } { PERSON($seat) ->
    [you] покупаете
   *[other] покупает
} { COUNT("fame", $points) }; всего { $fame }.
    .source = Покупка
xia-fame-ships = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("fame", $points) } за новый корабль; всего { $fame }.
    .source = Новые корабли
xia-victory-immediate =
    .end = Жетон победы достигнут.
xia-option-gift = Подарить { COUNT("credits", $second) } (получает { SEAT($first) })
xia-bar-gift-time = дарить можно, пока игрок выбирает действие или что-то делает в хозяйственной фазе
xia-bar-gift-credits = у вас нет кредитов
xia-option-accept = Принять
xia-option-decline = Отказаться
xia-credits-gift = { $reply ->
    [accept] { SEAT($giver) } { PERSON($giver) ->
        [you] дарите
       *[other] дарит
    } { PERSON($receiver) ->
        [you] вам { COUNT("credits", $credits) }
       *[other] { COUNT("credits", $credits) } (получает { SEAT($receiver) })
    }.
   *[decline] { SEAT($receiver) } { PERSON($receiver) ->
        [you] отказываетесь
       *[other] отказывается
    } от подарка: { COUNT("credits", $credits) } (дарит { SEAT($giver) }).
}
    .ask = { SEAT($giver) } предлагает вам в подарок { COUNT("credits", $credits) }. Берёте?
xia-mission-shuttle-payment = Оплата миссии определена: { COUNT("credits", $payment) } ({ SEAT($seat) }).

## Удача

xia-option-luck = Удача

## Почему нельзя

xia-bar-adjacent = этот корабль не по соседству
xia-bar-armed = у вас нет заряженных маркеров
xia-bar-credits = это стоит { COUNT("credits", $price) }, а у вас { $credits }
xia-bar-edge = у этой клетки нет границы с неисследованной территорией
xia-bar-ends-move = это не малое действие; сначала остановитесь
xia-bar-energy = нужно энергии: { $needed }, а у вас { $energy }
xia-bar-energy-full = энергия уже полна: { $energy }
xia-bar-fit = это не помещается в трюм
xia-bar-from-den = Логово не берёт обратно то, что продало в этот же ход
xia-bar-gate = других врат, куда ведут эти, пока не нашли
xia-bar-hold-empty = в трюме нет кубов груза
xia-bar-impulse = импульс в этот ход уже использован
xia-bar-jettisoned = вы выбросили это за борт в этот же ход
xia-bar-just-bought = вы купили это в этой же фазе, а продаётся оно не дешевле, чем стоит ({ $resale })
xia-bar-last-fame = у вас { $fame }, для победы нужно { COUNT("fame", $target) }, а последнее очко купить нельзя
xia-bar-movement = нужно { $needed } движения, а осталось { $movement }
xia-bar-no-buy-space = на этой клетке ничего не продают
xia-bar-no-harvest-space = на этой клетке нечего собирать
xia-bar-no-mine-space = на этой клетке нечего добывать
xia-bar-no-salvage-space = на этой клетке нечего извлекать
xia-bar-no-sell-space = на этой клетке груз не покупают
xia-bar-no-sale = в этом издании здесь ничего не покупают
xia-bar-not-wanted = у вас нет груза, который здесь покупают
xia-bar-nothing-adrift = на этой клетке не лежит ни одного куба
xia-bar-not-stranded = у этого корабля энергия не истощена
xia-bar-nothing-to-move = в трюме нечего переставлять
xia-bar-npc = спасать можно только игроков
xia-bar-occupied = там другой корабль, и лететь дальше не получится
xia-bar-outfit-damaged = оно повреждено
xia-bar-outlaw = награда за вашу голову — { COUNT("credits", $bounty) }: на законолюбивую планету через вход не пустят
xia-bar-range = дальность { $range }, и никакое готовое оружие туда не достаёт
xia-bar-rearranged = с прошлой перестановки в трюме ничего не изменилось
xia-bar-room = свободных отсеков { $room }, а нужно { $needed }
xia-bar-sharing = нельзя, пока на клетке есть другой корабль
xia-bar-sight = цели не видно
xia-bar-stack = все секторы уже открыты
xia-bar-stranded = ваша энергия истощена
xia-bar-supply = в запасе ничего не осталось
xia-bar-taken = этот корабль уже чей-то или был чьим-то
xia-bar-target = готовое оружие ни до кого не достаёт
xia-bar-tier = это корабль уровня { $tier }, а следующий у вас — уровня { $needed }
xia-bar-token = здесь нет клетки исследования
xia-bar-token-gone = здешний жетон уже взяли
xia-bar-use-damaged = эта ячейка пуска повреждена
xia-bar-use-taken = здесь уже лежит маркер
xia-bar-whole = повреждений нет
xia-refused-players = Игроков должно быть от { $least } до { $most }, а не { $seats }; вдвоём можно играть по домашнему правилу two_players=yes.

## Стол

xia-status-board = Для победы нужно { COUNT("fame", $target) }. Секторов открыто: { $sectors }, ещё не открыто: { $left }.
xia-status-player = { SEAT($seat) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }
xia-status-away = { SEAT($seat) }, { NAME("ship", $ship) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }; не на поле{ $bounty ->
    [0] { "" }
   *[other] ; награда за голову { $bounty }
}
xia-status-ship = { SEAT($seat) }, { NAME("ship", $ship) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }; { PLACE($space) }{ $bounty ->
    [0] { "" }
   *[other] ; награда за голову { $bounty }
}
xia-status-mat = Ваша энергия: { $energy } из { $most }. Маркеры: заряжено { $armed }, на оборудовании { $used }, разряжено { $disarmed }. Импульс: { $impulse ->
    [yes] готов
   *[no] использован
}
xia-status-hold = Ваш трюм, { COUNT("sections", $size) }: { SIZE($outfits) ->
    [0] оборудования нет
   *[other] { TALLY("outfit", $outfits) }
}; { SIZE($cubes) ->
    [0] груза нет
   *[other] { TALLY("cube", $cubes) }
}; свободно { $free }, повреждено { $damaged }

## Карта

xia-space = { NAME("sector", $sector) } { $cell }
xia-map-ship = { SEAT($ship) }
xia-map-sector = { NAME("sector", $sector) }
xia-map-glyph = { $what ->
    [space] открытый космос
    [planet] планета
    [nebula] туманность
    [asteroid] астероиды
    [debris] обломки
    [gate] врата
    [star] звезда
    [unexplored] неизвестность
    [buy] покупка груза
    [sell] продажа груза
    [gather] добыча, обыск или сбор
    [mission] точка миссий
    [spawn] точка возрождения
    [token] жетон исследования
   *[adrift] кубы в космосе
}
xia-map-mark = { $mark ->
    [buy] покупка ({ NAME("cube", $goods) }) — { $cell }
    [sell] продажа ({ NAME("cube", $goods) }) — { $cell }
    [mine] добыча ({ NAME("cube", $goods) }) — { $cell }
    [salvage] обыск ({ NAME("cube", $goods) }) — { $cell }
    [harvest] сбор ({ NAME("cube", $goods) }) — { $cell }
    [explore] жетон исследования — { $cell }
    [spawn] точка возрождения { $number } — { $cell }
   *[mission] миссии — { $cell }
}
xia-map-lying = { $what ->
    [engine] двигатель
    [shield] щит
    [blaster] бластер
    [missile] ракета
    [cube] груз
    [damage] повреждение
   *[nothing] пусто
}
xia-map-capital = прописная буква — ячейка пуска
xia-map-entrance = вход в { $cell } смотрит { NAME("wind", $to) }
xia-map-guide = { $letter } { NAME("sector", $sector) }{ $law ->
    [lawful] , законолюбивая планета
    [neutral] , нейтральная планета
    [outlaw] , преступная планета
   *[none] { "" }
}{ $things ->
    [none] { "" }
   *[other] : { $things }
}

## Где мы в правилах

xia-frame-Setup = подготовка
xia-frame-StartingSectors = первые секторы
xia-frame-StartingTokens = первые жетоны исследования
xia-frame-ShipChoiceOrder = кто выбирает первым
xia-frame-ShipChoice = выбор корабля
xia-frame-StartingOutfits = первое оборудование
xia-frame-FirstGameKit = выбор набора
xia-frame-Turns = Ксиа
xia-frame-Turn = ход
xia-frame-ActionPhase = фаза действий
xia-frame-EngineMove = двигатель
xia-frame-ImpulseMove = импульс
xia-frame-Move = движение
xia-frame-UseSpace = занятая клетка
xia-frame-Crossing = граница
xia-frame-PlanetaryShield = планетарный щит
xia-frame-Debris = поле обломков
xia-frame-Asteroid = астероидное поле
xia-frame-AsteroidDamage = удар астероида
xia-frame-Nebula = туманность
xia-frame-EnergyLoss = потеря энергии
xia-frame-ShieldHazard = щиты
xia-frame-GateTravel = врата
xia-frame-TigrisTravel = Врата «Тигр»
xia-frame-Scan = сканирование
xia-frame-BlindJump = прыжок вслепую
xia-frame-NewTile = новый сектор
xia-frame-CollectToken = жетон исследования
xia-frame-Attack = атака
xia-frame-PlaceDamage = повреждения
xia-frame-Death = гибель
xia-frame-Respawn = возрождение
xia-frame-Rescue = спасение
xia-frame-BuyCubes = покупка груза
xia-frame-SellCubes = продажа груза
xia-frame-Gather = получение груза
xia-frame-Mine = добыча
xia-frame-SafeMine = осторожная добыча
xia-frame-Salvage = обыск
xia-frame-Harvest = сбор
xia-frame-CollectCubes = подбор кубов
xia-frame-Jettison = выброс за борт
xia-frame-BusinessPhase = хозяйственная фаза
xia-frame-BuyOutfit = покупка оборудования
xia-frame-Rearrange = перестановка в трюме
xia-frame-BuyShip = покупка корабля
xia-frame-Stow = размещение в трюме
xia-frame-Gift = подарок
xia-frame-StatusPhase = итоговая фаза
xia-frame-GainFame = слава
xia-frame-Luck = удача
xia-frame-Tie = ничья

## Что лежит на столе, без прикрас

xia-field-target = Слава для победы
xia-field-fame = Слава
xia-field-credits = Кредиты
xia-field-payments = Выплаты
xia-field-crimes = Преступления
xia-field-ships = Корабли
xia-field-tiles = Секторы на столе
xia-field-rules = Правила
xia-zone-stack-sectors = Неоткрытые секторы
xia-zone-drawn-sectors = Только что вытянутый сектор
xia-zone-laid-sectors = Секторы на столе
xia-zone-stack-tokens = Остальные жетоны исследования
xia-zone-stack-missions = Колода миссий
xia-zone-discard-missions = Сброшенные миссии
xia-zone-stack-titles = Будущие титулы
xia-zone-open-titles = Открытые титулы
xia-zone-stack-npcs = Остальные карты неигровых персонажей
xia-zone-dealt-npcs = Неигровые персонажи в игре
xia-zone-abilities = Способность
xia-zone-exhausted = Способность, отработана
xia-zone-mission = Миссия
xia-zone-drawn = Миссии на выбор
xia-zone-completed = Выполненные миссии
xia-zone-tokens = Жетоны исследования
xia-zone-titles = Титулы
xia-zone-token = Жетон исследования

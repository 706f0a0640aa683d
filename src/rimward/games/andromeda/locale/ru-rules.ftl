# Ход игры: о чём спрашивают, что можно ответить, что произошло и почему нельзя
# Что ещё говорят варианты — цены, выгоды и шансы, — стоит в ru-options.ftl.

## Части других текстов

# Игрок или рейдеры.
andromeda-side = { $side ->
    [-1] рейдеры
   *[other] { SEAT($side) }
}
# Корабли пронумерованы по игрокам, у каждого в том же порядке, что и в ангаре.
andromeda-hull = { $first ->
    [6] истребитель
    [15] истребитель
    [24] истребитель
    [33] истребитель
    [7] научный корабль
    [16] научный корабль
    [25] научный корабль
    [34] научный корабль
    [8] тяжёлый крейсер
    [17] тяжёлый крейсер
    [26] тяжёлый крейсер
    [35] тяжёлый крейсер
   *[other] транспорт
}
andromeda-second-hull = { $second ->
    [6] истребитель
    [15] истребитель
    [24] истребитель
    [33] истребитель
    [7] научный корабль
    [16] научный корабль
    [25] научный корабль
    [34] научный корабль
    [8] тяжёлый крейсер
    [17] тяжёлый крейсер
    [26] тяжёлый крейсер
    [35] тяжёлый крейсер
   *[other] транспорт
}
andromeda-joined-hull = { $ship ->
    [6] истребитель
    [15] истребитель
    [24] истребитель
    [33] истребитель
    [7] научный корабль
    [16] научный корабль
    [25] научный корабль
    [34] научный корабль
    [8] тяжёлый крейсер
    [17] тяжёлый крейсер
    [26] тяжёлый крейсер
    [35] тяжёлый крейсер
   *[other] транспорт
}
andromeda-shelf = { NAME("market", $second) } модуль из { NAME("deck", $first, form: "of") }
# О вылетах и перемещениях: что говорится о регионе кроме того, что он даёт.
andromeda-jumps = { $jump ->
    [0] { "" }
   *[other] , Прыжок за 1 энергию
}
andromeda-besides = { $bonus ->
    [0] { "" }
   *[other] , бонусных ресурсов: { $bonus }
}{ $leaders ->
    [0] { "" }
   *[other] , ваших лидеров: { $leaders }
}
andromeda-place-of = { $from ->
    [-1] на Свалке
    [-2] в ангаре
    [-3] на ремонтной барже
   *[other] { PLACE($from) }
}

## Подготовка

andromeda-setup-raider = Рейдеры этой партии: «{ NAME("raider", $raider) }».
andromeda-setup-s-class-start =
    .roll = где стоят первые рейдеры
andromeda-setup-prizes = Жетоны господства на шкале: { NAME("token", $tokens) }.
andromeda-player-dealt = { $faction ->
    [unknown] { SEAT($seat) } { PERSON($seat) ->
        [you] получаете
       *[other] получает
    } карту фракции.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] получаете
       *[other] получает
    } карту фракции «{ NAME("faction", $faction) }».
}
andromeda-player-faction-choice =
    .ask = Какую фракцию вы возглавите?
andromeda-option-faction = Фракция { $first }
    .offer = { NAME("faction", $faction) }: { EFFECT($gives) }; улучшение «{ NAME("upgrade", $upgrade) }»
andromeda-player-faction = { SEAT($seat) } { PERSON($seat) ->
    [you] возглавляете
   *[other] возглавляет
} фракцию «{ NAME("faction", $faction) }».
andromeda-player-leaders-nebula =
    .roll = где ждут два лидера
andromeda-player-leaders = { PERSON($seat) ->
    [you] Два ваших лидера ждут
   *[other] { SEAT($seat) }: два лидера ждут
} здесь: { PLACE($region) }.
andromeda-player-start-player =
    .roll = кто ходит первым
andromeda-player-starts = { PERSON($seat) ->
    [you] Первый ход — ваш.
   *[other] Первый ход: { SEAT($seat) }.
}

## Ходы

andromeda-turn-begins = { PERSON($seat) ->
    [you] Начинается ваш ход.
   *[other] Ходит { SEAT($seat) }.
}
    .heading = { PERSON($seat) ->
        [you] Ваш ход
       *[other] Ходит { SEAT($seat) }
    }
andromeda-turn-start-effects =
    .ask = Начинается ваш ход. Используете что-нибудь?
    .option-pass = Ничего
andromeda-turn-launch-or-return =
    .ask = Что вы делаете в этот ход?
andromeda-turn-end-steps =
    .ask = Ваш ход заканчивается. Что сначала?
    .option-discard = Сбросить то, что сверх лимитов
    .option-event = Событие
andromeda-launch-placed = { SEAT($seat) } { PERSON($seat) ->
    [you] отправляете
   *[other] отправляет
} { NAME("ship", $kind) } в регион { PLACE($region) }{ $jump ->
    [yes] {" "}Прыжком
   *[no] { "" }
}.
andromeda-launch-sequence =
    .ask = Ваш корабль прибыл. Используете что-нибудь?
    .option-pass = Ничего
andromeda-tactics-type-action =
    .ask = Другой игрок отправил корабль. Используете что-нибудь?
    .option-pass = Ничего
andromeda-activate-planet = { SEAT($seat) } { PERSON($seat) ->
    [you] активируете
   *[other] активирует
} регион { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-base = { SEAT($seat) } { PERSON($seat) ->
    [you] активируете
   *[other] активирует
} регион { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-nebula = { SEAT($seat) } { PERSON($seat) ->
    [you] активируете
   *[other] активирует
} регион { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-once =
    .ask = Вы активировали регион. Используете что-нибудь?
    .option-pass = Ничего
andromeda-activate-nebula-peek =
    .ask = Какую из этих карт событий вы сейчас кладёте наверх? (Если их две, другая уходит вниз; если три, наверх лягут все, последняя — выше остальных.)
andromeda-event-seen = { $card ->
    [unknown] { SEAT($seat) } { PERSON($seat) ->
        [you] смотрите
       *[other] смотрит
    } карту события.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] видите
       *[other] видит
    } карту события «{ NAME("event", $card) }».
}

## Базы Альянса

andromeda-any-resources = { $number ->
    [1] Каким ресурсом вы платите?
   *[other] Какими ресурсами вы платите? Всего нужно: { $number }
}
andromeda-base-any-resources =
    .ask = { andromeda-any-resources }
    .option-card = Карта тактики { NTH($first) } с руки
    .offer-card = Карта тактики «{ NAME("card", $card) }»
    .option-done = Это всё
andromeda-option-titanium = Титан
    .offer = Титан (у вас { $has })
andromeda-option-nanocarbon = Наноуглерод
    .offer = Наноуглерод (у вас { $has })
andromeda-option-ice = Лёд
    .offer = Лёд (у вас { $has })
andromeda-option-credit = Кредит
    .offer = Кредит (у вас { $has })
andromeda-option-energy = Энергия
    .offer = Энергия (у вас { $has })
andromeda-base-maximus =
    .ask = Поле Максимус: какой модуль вы покупаете?
andromeda-base-odessa =
    .ask = Поле Одесса: какой модуль вы покупаете?
andromeda-base-field-second-module =
    .ask = Купите второй модуль или отправите какой-нибудь под низ колоды?
andromeda-base-shipyard =
    .ask = Верфь: вы строите корабль или выполняете ремонт?
andromeda-base-impossible = { SEAT($seat) }: на базе «{ NAME("alliance", $base) }» уже ничего сделать нельзя.
andromeda-core-shipwright =
    .ask = «Стапель»: вы строите корабль или выполняете ремонт?
andromeda-option-repair = Выполнить ремонт
andromeda-option-decline = Нет
    .enter = Нет (или просто Enter)
andromeda-base-development-office =
    .ask = Бюро застройки: где вы возводите сооружение?
andromeda-development-public-actions =
    .ask = Где вы возводите сооружение?
    .option-decline = Нигде
andromeda-core-architect =
    .ask = «Архитектор»: где вы возводите сооружение? Или берёте карту тактики?
    .option-decline = Ни то ни другое
andromeda-option-draw = Взять карту тактики

## Ресурсы

andromeda-resource-gained = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
}: { AMOUNTS($contents) }.
andromeda-resource-paid = { SEAT($seat) } { PERSON($seat) ->
    [you] отдаёте
   *[other] отдаёт
}: { AMOUNTS($contents) }.
    .aside = { PERSON($seat) }
andromeda-resource-lost = { SEAT($seat) } { PERSON($seat) ->
    [you] теряете
   *[other] теряет
}: { AMOUNTS($contents) }.
    .aside = { PERSON($seat) }
andromeda-resource-discarded = { SEAT($seat) } { PERSON($seat) ->
    [you] сбрасываете
   *[other] сбрасывает
} сверх лимита склада: { AMOUNTS($contents) }.
andromeda-resource-costs =
    .ask = Какую часть цены вы не платите?
    .option-any = Любой ресурс
andromeda-general-effect-overrides =
    .ask = Что вы отдаёте?
    .option-card = Карта тактики { NTH($first) } с руки
    .offer-card = Карта тактики «{ NAME("card", $card) }»
andromeda-resource-icon-or =
    .ask = Что из двух?
andromeda-resource-kinds =
    .ask = Кто отдаёт вам ресурсы?
andromeda-general-scored = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) }: «{ NAME("card", $card) }».
    .source = Карты и модули

## Карты тактики

andromeda-tactics-drawn = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} карту тактики{ $card ->
    [unknown] { "" }
   *[other] {" "}«{ NAME("card", $card) }»
}.
    .run = { SEAT($seat) } { PERSON($seat) ->
        [you] берёте
       *[other] берёт
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } тактики{ $card ->
        [unknown] { "" }
       *[other] , последняя — «{ NAME("card", $card) }»
    }.
andromeda-tactics-played = { SEAT($seat) } { PERSON($seat) ->
    [you] разыгрываете
   *[other] разыгрывает
} карту «{ NAME("card", $card) }».
andromeda-tactics-used = { SEAT($seat) } { PERSON($seat) ->
    [you] используете
   *[other] использует
}: «{ NAME("card", $card) }».
andromeda-tactics-spent = { SEAT($seat) } { PERSON($seat) ->
    [you] платите
   *[other] платит
} картой «{ NAME("card", $card) }».
andromeda-tactics-discarded = { SEAT($seat) } { PERSON($seat) ->
    [you] сбрасываете
   *[other] сбрасывает
} карту «{ NAME("card", $card) }».
andromeda-tactics-hand-limit =
    .ask = { $number ->
        [1] Какую карту тактики вы сбрасываете?
       *[other] Какие карты тактики вы сбрасываете? Всего: { $number }
    }
    .option-done = Это всё
    .offer-card = { NAME("card", $card) }
andromeda-tactics-type-battle =
    .ask = Бой продолжается. Используете что-нибудь сейчас?
    .offer-pass = Ничего: { andromeda-chances }
    .option-pass = Ничего
andromeda-free-faction-ability =
    .ask = Используете сейчас свойство или карту?
    .option-pass = Нет
andromeda-option-keep = Выложить «{ NAME("card", $first) }»
    .offer = Выложить «{ NAME("card", $card) }»: { EFFECT($effect) }

## Луны

andromeda-moon-shown = { PLACE($region) }: сверху теперь { NAME("moon", $moon) }.
andromeda-moon-gained = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { NAME("moon", $moon, form: "acc") }.
andromeda-moon-abandoned = { SEAT($seat) } { PERSON($seat) ->
    [you] покидаете
   *[other] покидает
} { NAME("moon", $moon, form: "acc") }.
andromeda-moon-discarded = { SEAT($seat) } { PERSON($seat) ->
    [you] сбрасываете
   *[other] сбрасывает
} { NAME("moon", $moon, form: "acc") }.
andromeda-moon-slotted = { SEAT($seat) } { PERSON($seat) ->
    [you] устанавливаете
   *[other] устанавливает
} { NAME("moon", $moon, form: "acc") } в гнездо { $where ->
    [ops] тактических операций
   *[other] модуля
}.
andromeda-moon-output = { PERSON($seat) ->
    [you] Работает ваша
   *[other] { SEAT($seat) }: работает
} установленная { NAME("moon", $moon) }.
andromeda-moon-over-limit-own-turn =
    .ask = Лун у вас больше, чем можно держать. Какую вы покинете или куда какую установите?
    .option-decline = Отказаться от новой
andromeda-moon-over-limit-other-turn =
    .ask = Лун у вас больше, чем можно держать. Какую вы сбросите или куда какую установите?
    .option-decline = Отказаться от новой
    .option-discard = Сбросить луну { NTH($first) }
    .offer-discard = Сбросить { NAME("moon", $moon, form: "acc") }
andromeda-option-abandon = Покинуть луну { NTH($first) }
    .offer = Покинуть { NAME("moon", $moon, form: "acc") }
andromeda-option-slot = Установить луну { NTH($first) } в гнездо { $second ->
    [ops] тактических операций
   *[other] модуля { NTH($second) }
}
    .offer = Установить { NAME("moon", $moon, form: "acc") } в гнездо { $where ->
        [ops] тактических операций
       *[other] модуля «{ NAME("module", $where) }»
    }

## Свободные действия

andromeda-free-abandon-moon-payment =
    .ask = Пока вам не хватает на оплату. Что вы превращаете в ресурсы?
andromeda-free-recruit-leaders =
    .ask = Откуда вы нанимаете лидеров?
    .option-region = Лидер отсюда: { PLACE($first) }
    .option-done = Больше никого
andromeda-free-recruited = { SEAT($seat) } { PERSON($seat) ->
    [you] нанимаете
   *[other] нанимает
} { $leaders ->
    [one] { $leaders } лидера
   *[other] { $leaders } лидеров
}: { PLACE($region) }.
andromeda-option-recruit = Нанять { $second ->
    [one] { $second } лидера
   *[other] { $second } лидеров
}: { PLACE($first) }
andromeda-option-bonus = Взять 1 { NAME("resource", $second, form: "acc") }, бонусный ресурс: { PLACE($first) }
andromeda-free-bonus-resources =
    .ask = Куда вы кладёте бонусный ресурс?
andromeda-free-bonus = Бонусный ресурс ({ COUNT($resource, 1) }): { PLACE($region) }.
andromeda-free-bonus-taken = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} бонусный ресурс ({ NAME("resource", $resource) }): { PLACE($region) }.
andromeda-option-region = { PLACE($first) }
andromeda-free-rearranged = { SEAT($seat) } { PERSON($seat) ->
    [you] переставляете
   *[other] переставляет
} модуль «{ NAME("module", $module) }» в его ряду.
    .aside = { PERSON($seat) }
andromeda-option-arrange = Переставить модуль { NTH($first) } на место { NTH($second) } в его ряду
    .offer = Переставить модуль «{ NAME("module", $module) }» на место { $place } в его ряду
andromeda-free-development-card-refresh =
    .ask = Какую карту сооружения вы снова открываете?
    .option-card = { NAME("card", $first) }
andromeda-free-readied = { SEAT($seat) } { PERSON($seat) ->
    [you] снова открываете
   *[other] снова открывает
} карту «{ NAME("card", $card) }».

## Модули

andromeda-module-gained = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} модуль «{ NAME("module", $module) }».
andromeda-module-refreshed = Новое на рынке, { NAME("deck", $deck) }: «{ NAME("module", $module) }».
andromeda-module-discarded = Модуль «{ NAME("module", $module) }» уходит под низ колоды.
andromeda-module-gain-steps =
    .ask = Какой модуль вы берёте?
    .option-pass = Ничего
    .option-decline = Не брать
andromeda-module-refresh =
    .ask = Какой столбец модулей заменить?
andromeda-option-deck = { NAME("deck", $first) }

## Возвращение на станцию

andromeda-return-begins = { SEAT($seat) } { PERSON($seat) ->
    [you] возвращаетесь
   *[other] возвращается
} на станцию.
andromeda-return-steps =
    .ask = Вы возвращаетесь на станцию. Сначала используете что-нибудь?
    .option-pass = Ничего
andromeda-return-ship-activation =
    .ask = Какой модуль вы используете и как?
    .option-ship = Модуль { NTH($first) }, корабль: { andromeda-second-hull }
    .offer-ship = Модуль «{ NAME("module", $module) }», { NAME("ship", $kind) } ({ andromeda-place-of }){ andromeda-for-price }{ andromeda-does }{ andromeda-also-gives }
    .option-energy = Модуль { NTH($first) } за 1 энергию
    .offer-energy = «{ NAME("module", $module) }» за 1 энергию{ andromeda-does }{ andromeda-also-gives }
    .option-done = Больше ничего
andromeda-return-activated = { SEAT($seat) } { PERSON($seat) ->
    [you] используете
   *[other] использует
} модуль «{ NAME("module", $module) }»{ $by ->
    [ship] { "" }
    [energy] {" "}за 1 энергию
   *[reactor] {" "}через Главный реактор
}.
andromeda-core-primary-reactor =
    .ask = «Главный реактор»: какой модуль науки вы используете следующим?
    .option-done = Никакой
andromeda-return-benefit =
    .ask = Модуль использован. Используете что-нибудь ещё?
    .option-pass = Ничего
andromeda-return-all-ships =
    .ask = Какие корабли остаются на поле?
    .option-ship = Остаётся на поле: { andromeda-hull }
    .option-pass = Ничего
    .option-done = Остальные возвращаются
    .offer-ship = Остаётся на поле: { NAME("ship", $kind) } ({ andromeda-place-of })
andromeda-return-returned = { SEAT($seat) }: { $ships ->
    [0] возвращаться было некому
    [one] вернулся { $ships } корабль
    [few] вернулись { $ships } корабля
   *[many] вернулись { $ships } кораблей
}.

## Корабли и улучшения

andromeda-ship-built = { SEAT($seat) } { PERSON($seat) ->
    [you] строите
   *[other] строит
} { NAME("ship", $kind) }.
andromeda-ship-build =
    .ask = Какой корабль вы строите?
    .option-pass = Ничего
    .option-decline = Не строить
andromeda-ship-moved = { SEAT($seat) } { PERSON($seat) ->
    [you] перемещаете
   *[other] перемещает
} { NAME("ship", $kind) } в регион { PLACE($region) }.
andromeda-ship-move-effect =
    .ask = Какой корабль вы перемещаете и куда?
    .option-done = Больше никакого
andromeda-option-move = Переместить { andromeda-hull } в регион { PLACE($second) }
    .offer = Переместить { NAME("ship", $kind) } из региона { PLACE($from) } в регион { PLACE($region) }{ andromeda-jumps }{ andromeda-besides }
andromeda-ship-ability-jump =
    .ask = Какие корабли вступают в бой Прыжком, за 1 энергию каждый?
    .option-done = Больше никакие
    .offer-done = Больше никакие: { andromeda-chances }
andromeda-upgrade-gain =
    .ask = Какое улучшение корабля вы берёте?
andromeda-upgrade-gained = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} улучшение «{ NAME("upgrade", $tile) }».
andromeda-upgrade-free-ship =
    .ask = Построить бесплатно { NAME("ship", $kind) }?
    .option-build = Да

## Сооружения

andromeda-development-built = { SEAT($seat) } { PERSON($seat) ->
    [you] возводите
   *[other] возводит
} сооружение ({ NAME("development", $kind) }): { PLACE($region) }.
andromeda-development-scored = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за лидеров вокруг него.
    .source = Возведение сооружений
andromeda-development-step-card =
    .ask = Ваше сооружение возведено. Используете что-нибудь?
    .option-pass = Ничего

## Шкалы

andromeda-track-advanced = { SEAT($seat) } { PERSON($seat) ->
    [you] продвигаетесь
   *[other] продвигается
} по шкале { NAME("track", $track, form: "of") } до деления { $space }.
andromeda-track-top = { SEAT($seat) }: дальше по шкале { NAME("track", $track, form: "of") } продвинуться нельзя.
andromeda-track-any-track =
    .ask = По какой шкале вы продвигаетесь?
andromeda-track-discovery = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} жетон открытия.
andromeda-track-science-discovery =
    .ask = Какой жетон открытия вы берёте?
andromeda-track-science-observatory =
    .ask = Какой из жетонов открытий обсерватории вы берёте?
andromeda-track-prize = { SEAT($seat) } { PERSON($seat) ->
    [you] раньше всех приходите к жетону господства и берёте его
   *[other] раньше всех приходит к жетону господства и берёт его
}: «{ NAME("token", $token) }».
andromeda-track-later = Жетона господства здесь уже нет: { PERSON($seat) ->
    [you] вы получаете
   *[other] { SEAT($seat) } получает
} { COUNT("vp", 2) }.
    .source = Деления господства
andromeda-draw-up = Добрать карты тактики до нового лимита руки ({ $cards })?
andromeda-track-civilization-limit =
    .ask = { andromeda-draw-up }
    .option-draw = Добрать

## События

andromeda-event-advanced = Маркер событий продвигается на деление { $marker }.
andromeda-event-triggered = Маркер событий дошёл до конца шкалы: в конце хода будет событие.
andromeda-event-planet = Открыта новая планета: { PLACE($region) }.
andromeda-event-card = Событие: «{ NAME("event", $card) }».
andromeda-event-scored = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за шкалу { NAME("track", $track, form: "of") }.
    .source = Подсчёт событий
andromeda-event-reset = { $marker ->
    [-1] Маркер событий убран.
   *[other] Маркер событий вернулся в начало.
}
andromeda-event-no-actions =
    .ask = Разыгрывается событие. Используете что-нибудь?
    .option-pass = Ничего

## Рейдеры

andromeda-raider-strike-timing =
    .ask = Рейдеры готовы к налёту. Используете что-нибудь?
    .option-pass = Ничего
andromeda-raider-strike-choice =
    .ask = Какие рейдеры совершают налёт?
andromeda-raider-strikes = Налёт, «{ NAME("raider", $raider) }»{ $count ->
    [1] { "" }
   *[other] {" "}({ $count })
}: { PLACE($region) }.
andromeda-raider-place-random =
    .roll = где появится рейдер
andromeda-raider-placed = Появляется рейдер, «{ NAME("raider", $raider) }»: { PLACE($region) }.
andromeda-raider-moved = Рейдеры приближаются к кораблям: «{ NAME("raider", $raider) }».
andromeda-raider-quiet = { SEAT($seat) } { PERSON($seat) ->
    [you] избавляетесь
   *[other] избавляется
} от налёта рейдеров в этот ход.
andromeda-raider-shield = «{ NAME("raider", $raider) }»: щит выдержал.
andromeda-raider-returned = «{ NAME("raider", $raider) }»: рейдер уходит с поля.
andromeda-raider-defeated = { SEAT($seat) } { PERSON($seat) ->
    [you] побеждаете
   *[other] побеждает
} рейдеров: «{ NAME("raider", $raider) }».

## Бой

andromeda-battle-begins = Начинается бой, { PLACE($region) }: { SEATS($sides) }.
andromeda-battle-joiners-take-part =
    .ask = Начинается бой. Используете что-нибудь?
    .option-pass = Ничего
andromeda-battle-escalation =
    .ask = Какие ваши корабли вступают в бой?
    .option-done = Больше никакие
    .offer-done = Больше никакие: { andromeda-chances }
andromeda-battle-joined = { SEAT($seat) }: в бой вступает { andromeda-joined-hull }{ $jump ->
    [yes] {" "}(Прыжок)
   *[no] { "" }
}.
andromeda-battle-diplomacy =
    .ask = Разыграете карту дипломатии?
    .offer-pass = Нет: { andromeda-chances }
    .option-pass = Нет
andromeda-battle-diplomacy-may-end =
    .ask = Закончить бой?
andromeda-option-end = Закончить бой
andromeda-battle-dice-energy =
    .ask = Сколько энергии вы тратите? Каждая даёт ещё один кубик.
    .offer-number_now = { $first ->
        [0] Нисколько
       *[other] { COUNT("energy", $first) }
    }: { andromeda-chances-now }
    .offer-number = { $first ->
        [0] Нисколько
       *[other] { COUNT("energy", $first) }
    }: { andromeda-chances }
    .option-number = { $first ->
        [0] Нисколько
       *[other] { COUNT("energy", $first) }
    }
andromeda-battle-dice = { $energy ->
    [0] { SEAT($seat) } { PERSON($seat) ->
        [you] бросите
       *[other] бросит
    } { COUNT("dice", $dice) }.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] тратите { $energy } энерг{ $energy ->
            [one] ию
           *[other] ии
        } и бросите
       *[other] тратит { $energy } энерг{ $energy ->
            [one] ию
           *[other] ии
        } и бросит
    } { COUNT("dice", $dice) }.
}
andromeda-battle-aimed = { PERSON($seat) ->
    [you] Ваше значение наведения
   *[other] { SEAT($seat) }: значение наведения
} теперь { $targeting }.
andromeda-battle-roll =
    .roll = бой
    .ask = Кто перебрасывает свой лучший кубик?
andromeda-battle-rolled = { SIZE($faces) ->
    [0] { andromeda-side }: кубиков нет.
   *[other] { andromeda-side }: выпало { LIST($faces) }, значение наведения { $targeting }.
}
andromeda-battle-reroll =
    .roll = переброс
    .ask = Какие свои кубики вы перебрасываете?
    .offer-done = Больше никакие: { andromeda-chances }
    .option-done = Больше никакие
andromeda-battle-rerolled = { andromeda-side }: переброшено, выпало { LIST($again) }.
andromeda-battle-won = В бою { $side ->
    [-1] побеждают рейдеры
   *[other] { PERSON($side) ->
        [you] побеждаете вы
       *[other] побеждает { SEAT($side) }
    }
}: { $die ->
    [1] решил старший кубик
    [2] решил второй кубик
    [3] решил третий кубик
   *[other] решил кубик номер { $die }
}.
andromeda-battle-tied = Бой закончился вничью, никто не победил.
andromeda-battle-tactical-operations =
    .ask = Тактические операции: что вы берёте после поражения?
    .option-moon = То, что на установленной луне
    .option-decline = Ничего
    .offer-moon = То, что на установленной луне: { EFFECT($gives) }
andromeda-battle-ends = Бой окончен: { PLACE($region) }.

## Повреждения и ремонт

andromeda-damage-shield = { PERSON($seat) ->
    [you] Щит вашего корабля выдержал
   *[other] { SEAT($seat) }: щит корабля выдержал
} ({ NAME("ship", $kind) }).
andromeda-damage-scrapped = { PERSON($seat) ->
    [you] Ваш { NAME("ship", $kind) }
   *[other] { SEAT($seat) }: { NAME("ship", $kind) }
} отправляется на Свалку.
andromeda-damage-saved = { PERSON($seat) ->
    [you] Ваш { NAME("ship", $kind) }
   *[other] { SEAT($seat) }: { NAME("ship", $kind) }
} спасён.
andromeda-damage-shield-shared =
    .ask = Какие корабли вы спасаете щитами?
andromeda-damage-ship =
    .ask = Какой из ваших кораблей получает повреждение?
    .offer-ship = { SEAT($owner) }, корабль — { NAME("ship", $kind) } ({ andromeda-place-of })
andromeda-general-opponent =
    .ask = Кому вы наносите повреждение?
    .option-raider = Рейдеры
    .offer-ship_odds = { SEAT($owner) }, корабль — { NAME("ship", $kind) }; { andromeda-chances }
    .offer-ship = { SEAT($owner) }, корабль — { NAME("ship", $kind) } ({ andromeda-place-of })
    .offer-raider_odds = { NAME("raider", $raider) }: { andromeda-chances }
    .offer-raider = { NAME("raider", $raider) }
andromeda-battle-damage-players =
    .ask = Какой из ваших кораблей вы спасаете?
    .offer-ship = { SEAT($owner) }, корабль — { NAME("ship", $kind) } ({ andromeda-place-of })
andromeda-damage-module = { PERSON($seat) ->
    [you] Ваш модуль «{ NAME("module", $module) }» повреждён
   *[other] { SEAT($seat) }: повреждён модуль «{ NAME("module", $module) }»
}.
    .ask = Какой модуль получает повреждение?
    .offer-module = { NAME("module", $module) }
andromeda-repair-choose =
    .ask = Что вы ремонтируете?
    .option-ship = Корабль на Свалке: { andromeda-hull }
    .option-decline = Ничего
    .offer-ship = Корабль на Свалке: { NAME("ship", $kind) }
    .option-module = Модуль { NTH($first) }
    .offer-module = { NAME("module", $module) } (повреждений: { $damage })
andromeda-option-shield = Щит ({ NAME("ship", $first) })
    .offer = Щит ({ NAME("ship", $kind) }), повреждено { $damaged } из { $shields }
andromeda-repair-nothing = Ремонтировать нечего: { PERSON($seat) ->
    [you] вы получаете
   *[other] { SEAT($seat) } получает
} { COUNT("vp", 1) }.
    .ask = Ремонтировать нечего. Получить вместо этого 1 ПО?
    .source = Нечего ремонтировать
andromeda-option-vp = Получить { COUNT("vp", 1) }
andromeda-repair-ship = { SEAT($seat) } { PERSON($seat) ->
    [you] ремонтируете
   *[other] ремонтирует
} { NAME("ship", $kind) }.
andromeda-repair-shield = { SEAT($seat) } { PERSON($seat) ->
    [you] восстанавливаете
   *[other] восстанавливает
} щит корабля ({ NAME("ship", $kind) }).
    .ask = Какой щит вы восстанавливаете?
andromeda-repair-module = { SEAT($seat) } { PERSON($seat) ->
    [you] ремонтируете
   *[other] ремонтирует
} модуль «{ NAME("module", $module) }».

## Конец игры

andromeda-end-triggered = { SEAT($seat) }: { COUNT("vp", $vp) }. Порог { $terminus } достигнут, игра подходит к концу.
andromeda-end-final-turns = Последние ходы: { $turns }, по одному у каждого игрока.
andromeda-scoring-before =
    .source = До итогового подсчёта
andromeda-scoring-tracks = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за шкалы прогресса.
    .source = Шкалы прогресса
andromeda-scoring-developments = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за сооружения.
    .source = Сооружения
andromeda-scoring-damaged-modules = { $points ->
    [0] { SEAT($seat) }: за повреждённые модули ничего не вычитается.
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] теряете
       *[other] теряет
    } { LESS("vp", $points) } за повреждённые модули.
}
    .source = Повреждённые модули
andromeda-scoring-vault = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за ресурсы в хранилище.
    .source = Хранилище
andromeda-scoring-civilization-modules = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за модули с ПО в конце игры.
    .source = Модули с ПО в конце игры
andromeda-scoring-leaders = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за лидеров.
    .source = Лидеры
andromeda-scoring-other = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за фракцию.
    .source = Фракция
andromeda-general-goal =
    .end = Итоговый подсчёт окончен.

## Почему нельзя

andromeda-bar-battle = не во время боя
andromeda-bar-damaged = модуль «{ NAME("module", $module) }» повреждён
andromeda-bar-developed = там уже стоит сооружение
andromeda-bar-empty-slot = гнездо модуля «{ NAME("module", $module) }» пусто, и платить нечего
andromeda-bar-event = не во время события
andromeda-bar-last-ship = это ваш последний корабль
andromeda-bar-leaders = нужно лидеров: { $needed }, а вы можете собрать { $has }
andromeda-bar-needed = это понадобится, чтобы оплатить то, что вы обязаны сделать
andromeda-bar-no-build = нет корабля, который можно построить и оплатить
andromeda-bar-no-card = у вас нет использованных карт сооружений
andromeda-bar-no-damage = ваши щиты целы
andromeda-bar-no-development = нет сооружения, которое вы могли бы возвести
andromeda-bar-no-dice = нет кубиков, которые можно перебросить
andromeda-bar-no-dock = у модуля «{ NAME("module", $module) }» нет причала
andromeda-bar-no-leader = на карте нет ваших лидеров
andromeda-bar-no-module = нет модуля, который можно взять и оплатить
andromeda-bar-no-resource = на луне нет ресурса, которым можно платить
andromeda-bar-no-ship = { NAME("ship", $kind) } у вас уже построен
andromeda-bar-no-ship-there = там нет вашего корабля
andromeda-bar-no-target = нет подходящего корабля
andromeda-bar-no-tile = все такие сооружения уже возведены: { NAME("development", $kind) }
andromeda-bar-no-transport = там нет вашего корабля с Заселением
andromeda-bar-no-upgrade = не осталось жетонов улучшений, которые вам подходят
andromeda-bar-nobody-has = ни у кого из других игроков нет ресурсов
andromeda-bar-nothing-to-return = вам нечего вернуть и нечего восстановить
andromeda-bar-occupied = регион занят, а первый вылет туда возможен только с Атакой; { NAME("ship", $kind) } её не имеет
andromeda-bar-own-ship = там уже есть ваш корабль
andromeda-bar-own-turn = сейчас не ваш ход
andromeda-bar-range = { $far ->
    [99] туда не добраться
   *[other] расстояние { $far }
}, а дальность корабля ({ NAME("ship", $kind) }) — { $range }
andromeda-bar-reactor = Главный реактор нельзя включить за энергию
andromeda-bar-repair-icon = на луне ремонт, а платить можно только ресурсами
andromeda-bar-resources = нужно: { COUNT($what, $needed) }, а у вас { $has }
andromeda-bar-row = в ряду модуля «{ NAME("module", $module) }» ещё не использован ни один корабль
andromeda-bar-spent = вы это уже использовали
andromeda-bar-total = всего нужно ресурсов: { $needed }, а у вас { $has }
andromeda-bar-used = модуль «{ NAME("module", $module) }» уже использован в это возвращение
andromeda-bar-voyage = в туманность можно только со Странствием; { NAME("ship", $kind) } его не имеет

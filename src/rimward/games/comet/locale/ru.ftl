# Кометная лихорадка

comet-title = Кометная лихорадка

## Названия

comet-lane-near = ближний коридор
comet-lane-mid = средний коридор
comet-lane-far = дальний коридор
comet-card-nudge = Толчок
    .does = кость бросают заново
comet-card-boost = Разгон
    .does = на кости на 1 больше
comet-card-jam = Помеха
    .does = на кости на 1 меньше
    .accusative = Помеху
comet-setting-target = Лёд для победы
comet-setting-rounds = Раундов не больше
comet-count-ice = { $count ->
    [one] { $count } куб льда
    [few] { $count } куба льда
   *[many] { $count } кубов льда
}
comet-count-gadgets = { $count ->
    [one] { $count } гаджет
    [few] { $count } гаджета
   *[many] { $count } гаджетов
}

comet-frame-Setup = Кометная лихорадка
comet-frame-Round = раунд
comet-frame-Turn = ход
comet-frame-Drill = бурение
comet-frame-DrawGadget = новый гаджет
comet-frame-PlayGadget = гаджет
comet-frame-Nudge = Толчок
comet-frame-Boost = Разгон
comet-frame-Jam = Помеха
comet-frame-Gift = подарок

## Вопросы и варианты

comet-lane-choose =
    .ask = В каком коридоре вы летите в этом раунде? Все выбирают тайно.
comet-turn-action =
    .ask = Что вы делаете?
comet-gadget-after-roll =
    .ask = Кость брошена. Сыграете на неё гаджет?
    .option-pass = Не играть
    .offer-pass = Не играть: пусть остаётся { $face }

comet-option-near = Ближний коридор
    .offer = Ближний коридор: удача { $safe } из { $of }, за бурение { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-option-mid = Средний коридор
    .offer = Средний коридор: удача { $safe } из { $of }, за бурение { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-option-far = Дальний коридор
    .offer = Дальний коридор: удача { $safe } из { $of }, за бурение { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-option-drill = Бурить
    .offer = Бурить: удача { $safe } из { $of }, { COUNT("ice", $ice) }; { $hold ->
        [0] терять нечего
       *[other] при неудаче вы теряете { COUNT("ice", $hold) } из трюма
    }; отменить нельзя
comet-option-haul = Везти на склад
    .offer = Везти на склад { COUNT("ice", $hold) } и закончить ход
comet-option-tune = Мастерить
    .offer = Мастерить: отдать 1 куб льда из { $hold } и взять гаджет; отменить нельзя
comet-option-card = Сыграть гаджет
    .offer = Сыграть { NAME("card", $card, form: "accusative") }: { NAME("card", $card, form: "does") }
comet-option-gift = Предложить в подарок { COUNT("ice", $second) } (получает { SEAT($first) })
comet-option-accept = Принять
comet-option-decline = Отказаться

## Что произошло

comet-lane-chosen = Раунд { $round }. { EACH("lane", $lanes) }.
    .heading = Раунд { $round }. { EACH("lane", $lanes) }
comet-turn-start = { SEAT($seat) } { PERSON($seat) ->
    [you] вылетаете
   *[other] вылетает
}: { NAME("lane", $lane) }.
    .heading = { SEAT($seat) }, { NAME("lane", $lane) }
comet-turn-hauled = { SEAT($seat) } { PERSON($seat) ->
    [you] везёте
   *[other] везёт
} на склад { COUNT("ice", $ice) }.
comet-turn-tuned = { SEAT($seat) } { PERSON($seat) ->
    [you] тратите
   *[other] тратит
} { COUNT("ice", 1) } на настройку; в трюме остаётся { $hold }.
comet-drill-roll =
    .roll = бурение
comet-drill-ice = { SEAT($seat) } { PERSON($seat) ->
    [you] добываете
   *[other] добывает
} { COUNT("ice", $ice) }; в трюме { $hold }.
comet-drill-bust = Неудача: { SEAT($seat) } { PERSON($seat) ->
    [you] теряете
   *[other] теряет
} { $lost ->
    [0] только ход
   *[other] { COUNT("ice", $lost) }
}.
comet-gadget-drawn = { SEAT($seat) } { PERSON($seat) ->
    [you] берёте
   *[other] берёт
} { $card ->
    [unknown] гаджет
   *[other] { NAME("card", $card, form: "accusative") }
}.
comet-gadget-played = { SEAT($seat) } { PERSON($seat) ->
    [you] играете
   *[other] играет
} { NAME("card", $card, form: "accusative") }.
comet-gadget-die = Теперь на кости { $face }.
comet-gift-accept = { SEAT($giver) } { PERSON($giver) ->
    [you] дарите
   *[other] дарит
} { PERSON($receiver) ->
    [you] вам { COUNT("ice", $ice) }
   *[other] { COUNT("ice", $ice) } (получает { SEAT($receiver) })
}.
    .ask = { SEAT($giver) } предлагает вам в подарок { COUNT("ice", $ice) }. Берёте?
comet-gift-decline = { SEAT($receiver) } { PERSON($receiver) ->
    [you] отказываетесь
   *[other] отказывается
} от { PERSON($giver) ->
    [you] вашего подарка ({ COUNT("ice", $ice) })
   *[other] подарка ({ COUNT("ice", $ice) }, дарит { SEAT($giver) })
}.
comet-round-target =
    .end = Нужный запас льда собран.
comet-round-last =
    .end = Последний раунд окончен.

## Почему нельзя

comet-bar-full = трюм полон: в нём помещается { COUNT("ice", $hold) }
comet-bar-empty = трюм пуст
comet-bar-hand = у вас уже { COUNT("gadgets", $most) }, а больше держать нельзя

## Стол

comet-status-round = Раунд { $round } из { $rounds }; игра кончается, когда у кого-то { COUNT("ice", $target) }.
comet-status-pilot = { SEAT($seat) }: { COUNT("ice", $ice) }, { COUNT("gadgets", $gadgets) }
comet-status-flying = { SEAT($seat) }: { COUNT("ice", $ice) }, { COUNT("gadgets", $gadgets) }, { NAME("lane", $lane) }
comet-status-hold = { PERSON($seat) ->
    [you] Ваш трюм
   *[other] Трюм, { SEAT($seat) }
}: { $hold } из { $most }
comet-status-hand = { $count ->
    [0] У вас нет гаджетов.
   *[other] Ваши гаджеты: { NAME("card", $cards) }
}

# Кометная лихорадка

comet-title = Кометная лихорадка
comet-intro = Бурите кометы и везите лёд на склад. В каждом раунде все тайно выбирают коридор: чем он дальше, тем больше льда даёт бурение и тем чаще оно не удаётся, а тот, кто в коридоре один, получает на 1 больше. В свой ход бурите, сколько хватит смелости, потом везите добычу на склад: при неудачном бурении весь лёд из трюма пропадает и ход кончается. Гаджеты меняют только что брошенный кубик, свой или чужой. После раунда, в котором у кого-то на складе { COUNT("ice", $target) }, или когда сыграно раундов: { $rounds }, побеждает тот, у кого льда больше всех.
comet-score = { COUNT("ice", $score) }

## Названия

comet-lane-near = ближний коридор
comet-lane-mid = средний коридор
comet-lane-far = дальний коридор
comet-card-nudge = Толчок
    .does = кубик бросают заново
comet-card-boost = Разгон
    .does = на кубике на 1 больше
comet-card-jam = Помеха
    .does = на кубике на 1 меньше
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
    .ask = Сыграете гаджет на этот бросок?
    .option-pass = Не играть
    .offer-pass = Не играть: оставить на кубике { $face }

comet-option-near = Ближний коридор
    .offer = Ближний коридор: шанс { $safe } из { $of }, бурение даёт { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-option-mid = Средний коридор
    .offer = Средний коридор: шанс { $safe } из { $of }, бурение даёт { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-option-far = Дальний коридор
    .offer = Дальний коридор: шанс { $safe } из { $of }, бурение даёт { COUNT("ice", $ice) }, в одиночку на 1 больше
comet-gain-drill = Добыть { COUNT("ice", $ice) }
comet-gain-haul = Довезти { COUNT("ice", $hold) }
comet-odds-ice = лёд
comet-odds-bust = потеря трюма
comet-option-drill = Бурить
    .offer = Бурить: шанс { $safe } из { $of } на { COUNT("ice", $ice) }; { $hold ->
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
    .heading = { PERSON($seat) ->
        [you] Ваш ход
       *[other] Ходит { SEAT($seat) }
    }, { NAME("lane", $lane) }
comet-turn-hauled = { SEAT($seat) } { PERSON($seat) ->
    [you] везёте
   *[other] везёт
} на склад { COUNT("ice", $ice) }.
    .source = Доставлено
comet-turn-tuned = { SEAT($seat) } { PERSON($seat) ->
    [you] мастерите
   *[other] мастерит
}: минус { COUNT("ice", 1) }, в трюме остаётся { $hold }.
comet-drill-roll =
    .roll = бурение
comet-drill-ice = { SEAT($seat) } { PERSON($seat) ->
    [you] добываете
   *[other] добывает
} { COUNT("ice", $ice) }; в трюме { $hold }.
comet-drill-bust = Бурение не удалось: { PERSON($seat) ->
    [you] вы теряете
   *[other] { SEAT($seat) } теряет
} { $lost ->
    [0] только ход
   *[other] { COUNT("ice", $lost) } из трюма
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
comet-gadget-die = На кубике { $face }.
comet-gift-accept = { SEAT($giver) } { PERSON($giver) ->
    [you] дарите
   *[other] дарит
} { PERSON($receiver) ->
    [you] вам { COUNT("ice", $ice) }
   *[other] { COUNT("ice", $ice) } (получает { SEAT($receiver) })
}.
    .source = Подарки
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
comet-bar-nothing = на складе у вас нет льда
comet-bar-hand = у вас уже { COUNT("gadgets", $most) }, а больше держать нельзя

## Стол

comet-status-round = Раунд { $round }, всего не больше { $rounds }; игра идёт, пока кто-то не накопит { COUNT("ice", $target) }.
comet-status-pilot = { SEAT($seat) }: на складе { COUNT("ice", $ice) }, { COUNT("gadgets", $gadgets) }
comet-status-flying = { SEAT($seat) }: на складе { COUNT("ice", $ice) }, { COUNT("gadgets", $gadgets) }, { NAME("lane", $lane) }
comet-status-hold = { PERSON($seat) ->
    [you] Ваш трюм
   *[other] Трюм ({ SEAT($seat) })
}: льда { $hold } из { $most }
comet-status-hand = { $count ->
    [0] У вас нет гаджетов.
   *[other] Ваши гаджеты: { NAME("card", $cards) }
}

## Что лежит на столе, без прикрас

comet-field-target = Лёд для победы
comet-field-rounds = Раундов не больше
comet-field-ice = Лёд на складе
comet-field-lanes = Коридор
comet-zone-deck = Колода гаджетов
comet-zone-discard = Сыгранные гаджеты
comet-zone-hand = Рука

## Почему так поступил бы бот

comet-advice-lane = { NAME("lane", $lane) }: из { $of } бурений удаются { $safe }, и каждое приносит { COUNT("ice", $ice) }.
comet-advice-drill = Ещё одно бурение окупается: { $safe } из { $of } за { COUNT("ice", $ice) }, { $hold ->
    [0] а терять нечего
   *[other] а в трюме на кону { $hold }
}.
comet-advice-haul = { COUNT("ice", $hold) } в трюме: дома это ценнее того, что принесёт ещё одно бурение.
comet-advice-tune = Гаджет стоит одного куба льда из { $hold } в трюме.
comet-advice-pass = Ни один гаджет не изменит того, что значит { $face } на кубике.
comet-advice-gadget = { $own ->
    [yes] С { $face } трюм пропадёт; { NAME("card", $card) } может его спасти.
   *[other] С { $face } соперник привезёт лёд; { NAME("card", $card) } может это испортить.
}
comet-advice-idle = { NAME("card", $card) } здесь ничего не изменит к лучшему.
comet-advice-gift = { $answer ->
    [accept] Подарок ничего не стоит.
   *[other] Лёд лучше оставить там, где он есть.
}

# «Край Андромеды»: необязательное. Особые регионы, судьбы, двое на двое

## Особые регионы

andromeda-special-white-bell = Белый Колокол
    .flavour = Он ударил однажды, светом, и мы до сих пор внутри этого звона.
andromeda-special-gilded-wound = Золочёная Рана
    .flavour = Близко не подходит никто, а окна в ту сторону хотят все.
andromeda-card-humming-stair = { andromeda-special-humming-stair }
andromeda-special-humming-stair = Гудящая Лестница
    .flavour = Заглушите двигатели, выпустите провода и ждите.
andromeda-card-millers-wheel = { andromeda-special-millers-wheel }
andromeda-special-millers-wheel = Мельничное Колесо
    .flavour = Оно молотит луны в муку с тех времён, когда ещё не было хлеба.

## Судьбы: наука

andromeda-destiny-patient-engine = Терпеливая машина
    .flavour = Вопрос ей задала ваша бабушка, а зал для ответа построите вы.
andromeda-destiny-last-theorem = Последняя теорема
    .flavour = Кто её докажет, должен быть достаточно силён, чтобы ему поверили.
andromeda-destiny-the-open-gate = Открытые врата
    .flavour = Между галактиками есть дверь, и билеты в неё продадите вы.
andromeda-destiny-winter-fever = Зимняя лихорадка
    .flavour = Она отняла кого-нибудь у каждой семьи на Краю, и ваша будет последней.

## Судьбы: промышленность

andromeda-destiny-glass-hands = Стеклянные руки
    .flavour = Сначала инструмент, потом мастер, а потом глаз, которому не нужны оба.
andromeda-destiny-long-wall = Длинная стена
    .flavour = Снаружи стучат, и отвечать будете вы — бронёй.
andromeda-destiny-river-of-rivets = Река заклёпок
    .flavour = Вы продадите им корпус, гавань и краску, которой одно метит другое.
andromeda-destiny-roofs-first = Сначала крыши
    .flavour = Вы обещали четыре стены каждому, кто прилетит, и прилетели все.

## Судьбы: господство

andromeda-destiny-iron-covenant = Железный завет
    .flavour = Вы поклялись беречь архив, что бы в нём ни лежало.
andromeda-destiny-hammer-and-crown = Молот и корона
    .flavour = Кузнец, вооруживший короля, кланяется недолго.
andromeda-destiny-safe-passage = Спокойный путь
    .flavour = Где стоят ваши пушки, торговцы спят, и за этот сон они платят.
andromeda-destiny-one-banner = Одно знамя
    .flavour = Сорок флотов, сорок флагов, и только на вашем хватит места всем цветам.

## Судьбы: торговля

andromeda-destiny-map-sellers = Продавцы карт
    .flavour = Звёзды ничьи, а вот названия у них ваши.
andromeda-destiny-paid-in-full = Уплачено сполна
    .flavour = От этого долга бежал ваш народ, а вернёте его вы: кораблями и с лихвой.
andromeda-destiny-bought-peace = Купленный мир
    .flavour = Война стоит девять флотов, договор — семь, и считали вы дважды.
andromeda-destiny-market-day = Базарный день
    .flavour = Где враги завтракают у одного прилавка, там уже город.

## Судьбы: цивилизация

andromeda-destiny-school-of-comets = Школа комет
    .flavour = Уроки длятся один виток, и дети возвращаются учителями.
andromeda-destiny-many-hearths = Много очагов
    .flavour = Вы везёте уголёк из старого мира, и ждёт его тысяча печей.
andromeda-destiny-empty-chair = Пустое кресло
    .flavour = Ваш совет не подчинится никому, и никто не посмеет сесть.
andromeda-destiny-full-granaries = Полные амбары
    .flavour = В кармане семя, что растёт на льду, а в мечтах никто не взвешивает хлеб.

## Настройки стола

andromeda-setting-special = Особые регионы
    .value-none = нет
    .value-quasars = два квазара: войти нельзя, зато соседство с ними дорого ценится
    .value-vortexes = два вихря: каждый ход дают что-нибудь тому, чей корабль там стоит
andromeda-setting-destinies = Карты судьбы
andromeda-setting-teams = Двое на двое
andromeda-refused-partner = командой могут быть только соседи, и пожелания должны совпадать: место { $partner } в напарники не подходит
andromeda-refused-team-seats = для игры двое на двое нужно { $seats } игрока

## Раскладка и раздача

andromeda-special-laid = На карте лежит { PLACE($region) }.
andromeda-destiny-dealt = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { $card ->
    [unknown] карту судьбы
   *[other] судьбу «{ NAME("destiny", $card) }»
}.
andromeda-destiny-deal =
    .ask = Какую судьбу оставить?
andromeda-option-destiny = Оставить судьбу { $first }
    .offer = Оставить «{ NAME("destiny", $card) }»: { $high } ПО ({ NAME("track", $best) }) и { $low } ПО ({ NAME("track", $next) }) тому, кого никто не обогнал
andromeda-destiny-kept = { SEAT($seat) } { PERSON($seat) ->
    [you] оставляете
   *[other] оставляет
} одну судьбу и { PERSON($seat) ->
    [you] возвращаете
   *[other] возвращает
} другую.
andromeda-destiny-revealed = { SEAT($seat) }: судьба «{ NAME("destiny", $card) }».

## Особые регионы

andromeda-activate-vortex = { SEAT($seat) } { PERSON($seat) ->
    [you] активируете
   *[other] активирует
} { PLACE($region) }.
andromeda-vortex-income = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} дар вихря: { PLACE($region) }.
andromeda-bar-quasar = ни один корабль не может войти в квазар
andromeda-special-scoring = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за сооружения рядом с особыми регионами.
    .source = Особые регионы
andromeda-destiny-scoring = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("vp", $points) } за судьбу.
    .source = Судьба

## Двое на двое

andromeda-team-start-player =
    .roll = какая команда ходит первой
andromeda-team-supremacy-token =
    .ask = Ваша команда вместе дошла до жетона господства. Кто его берёт?
andromeda-team-transfer =
    .ask = { SEAT($from) } → { SEAT($to) }: { $what ->
        [card] карта тактики
        [moon] полученная луна
        [token] жетон открытия
        [award] жетон господства
       *[other] 1 { NAME("resource", $what) }
    }. Согласны?
    .option-accept = Да
    .option-decline = Нет
andromeda-transferred = { $first ->
    [card] карта тактики
    [moon] полученная луна
    [token] жетон открытия
    [award] жетон господства
   *[other] 1 { NAME("resource", $first) }
}
andromeda-option-give = Отдать напарнику: { andromeda-transferred }
    .offer_card = Отдать ({ SEAT($to) }): карта «{ NAME("card", $card) }»
    .offer_moon = Отдать ({ SEAT($to) }): { NAME("moon", $moon) }
    .offer_token = Отдать ({ SEAT($to) }): жетон «{ NAME("token", $token) }»
    .offer = Отдать ({ SEAT($to) }): 1 { NAME("resource", $what) }
andromeda-option-ask = Попросить у напарника: { andromeda-transferred }
    .offer_card = Попросить ({ SEAT($from) }): карта «{ NAME("card", $card) }»
    .offer_moon = Попросить ({ SEAT($from) }): { NAME("moon", $moon) }
    .offer_token = Попросить ({ SEAT($from) }): жетон «{ NAME("token", $token) }»
    .offer = Попросить ({ SEAT($from) }): 1 { NAME("resource", $what) }
andromeda-team-declined = { SEAT($seat) }: напарник не согласился на передачу.
andromeda-team-given = Передача ({ SEAT($seat) } → { SEAT($to) }): 1 { NAME("resource", $what) }.
andromeda-team-given-moon = Передача ({ SEAT($seat) } → { SEAT($to) }): { NAME("moon", $moon) }.
andromeda-team-given-prize = { SEAT($seat) } → { SEAT($to) }: жетон «{ NAME("token", $token) }».
andromeda-team-given-card = { SEAT($seat) } → { SEAT($to) }: { $card ->
    [unknown] карта тактики
   *[other] карта «{ NAME("card", $card) }»
}.
andromeda-team-given-token = { SEAT($seat) } → { SEAT($to) }: { $card ->
    [unknown] жетон открытия
   *[other] жетон «{ NAME("token", $card) }»
}.
andromeda-team-transfer-module =
    .ask = Кто получает модуль?
    .option-keep = Вы
    .option-give = Напарник
andromeda-bar-declined = в этом ходу напарник уже отказался
andromeda-bar-moons-full = среди полученных лун нет места

## Где мы в правилах

andromeda-frame-AdvanceBoth = господство команды
andromeda-frame-DealDestinies = судьбы
andromeda-frame-ForMate = модуль напарнику
andromeda-frame-Income = вихрь
andromeda-frame-LaySpecial = особые регионы
andromeda-frame-TeamStart = какая команда ходит первой
andromeda-frame-Transfer = передача

## Что напечатано

andromeda-about-quasar = «{ NAME("special", $special) }», квазар: войти в него и пройти сквозь него нельзя. Рейдеры появляются здесь при { LIST($numbers) }; каждое сооружение рядом даёт в конце { COUNT("vp", $points) }.
andromeda-about-vortex = «{ NAME("special", $special) }», вихрь: за вылет сюда и в начале каждого вашего хода, пока здесь стоит ваш корабль: { EFFECT($effect) }. Рейдеры появляются здесь при { LIST($numbers) }; каждое сооружение рядом даёт в конце { COUNT("vp", $points) }.
andromeda-about-destiny = «{ NAME("destiny", $destiny) }», судьба: { $high } ПО, если никто не обогнал вас на шкале «{ NAME("track", $best) }», и { $low } ПО, если никто не обогнал на шкале «{ NAME("track", $next) }».

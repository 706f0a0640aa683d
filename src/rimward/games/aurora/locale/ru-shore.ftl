# Кампании: увольнительная, улучшения и новобранцы

## Параметры стола

aurora-setting-campaign = Длина
    .heading = Кампания:
    .value-0 = нет: одна миссия
    .value-3 = три миссии и финал
    .value-4 = четыре миссии и финал
    .value-5 = пять миссий и финал
aurora-setting-storyline = Сюжет
    .value-civil-war = Гражданская война
    .value-fever-market = Рынок лихорадки
    .value-rust-tide = Ржавый прилив
aurora-setting-royalty = В увольнительной можно нанять особ королевской крови
aurora-setting-tactical = Тактические карты, если их приносит набор: самого дополнения в коробке нет

aurora-campaign-intro = { $first_game ->
    [yes] { "" }
   *[no] { $campaign ->
        [3] {" "}{ aurora-campaign-told }
        [4] {" "}{ aurora-campaign-told }
        [5] {" "}{ aurora-campaign-told }
       *[other] { "" }
    }
}
aurora-campaign-told = Это кампания, миссий в ней — { $campaign }. После каждой вы сходите на берег с тем, что заработали: продаёте, покупаете, учите и нанимаете. Всё это остаётся с вами, а кто победил, решает финал.

## Где мы в правилах

aurora-frame-Campaign = кампания
aurora-frame-ShoreLeave = увольнительная
aurora-frame-Sell = продажа
aurora-frame-Buy = покупка
aurora-frame-Muster = наём
aurora-frame-DealTactical = тактические карты
aurora-frame-RedrawTactical = тактические карты
aurora-frame-Take = тактические карты
aurora-frame-UseTactical = тактическая карта

## Что можно ответить

aurora-option-sell = Продать: { NAME("card", $first) }
    .offer = Продать: { NAME("card", $first) } — { COUNT("digits", $digits) }
aurora-option-reload = Зарядить дуговыми зарядами: { NAME("card", $first) }
aurora-option-buy = Купить: { NAME("card", $first) }
    .offer = Купить: { NAME("card", $first) } — { COUNT("digits", $digits) }
aurora-option-fit = Поставить на корабль: { NAME("card", $first) }
    .offer = Поставить на корабль: { NAME("card", $first) } — { COUNT("digits", $digits) }
aurora-option-train = { PLACE("crew", $first) }: { NAME("card", $second) }
    .offer = Обучить: { PLACE("crew", $first) } — { NAME("card", $second) }, { COUNT("digits", $digits) }
    .group = Обучить
    .part = { PLACE("crew", $first) }
    .short = { NAME("card", $second) }
    .note = { $digits }
aurora-option-recruit = Нанять: { NAME("crew", $first) }
    .offer = Нанять: { NAME("crew", $first) } — { COUNT("digits", $digits) }; инициатива { $initiative }, здоровье { $health }, скорость { $speed }, атака { $attack }
aurora-option-tactical = Применить: { NAME("card", $first) }

## Увольнительная

aurora-shore-when = Увольнительная после миссии «{ NAME("mission", $mission) }», в кампании она № { $number }.
    .heading = Увольнительная
aurora-shore-new-bounty = Возвращена награда за голову: { NAME("crew", $crew) } ({ SEAT($seat) }).
aurora-shore-collect = { SEAT($seat) }: получено { COUNT("digits", $digits) }, всего { $now }.
aurora-overtaken-must-sell = Корабль { NAME("ship", $ship) } продан. { SEAT($seat) }: { COUNT("digits", $digits) }.
aurora-overtaken-ship-rescue = { SEAT($seat) }: корабль взят взаймы. Всё, что было на борту корабля { NAME("ship", $ship) }, вернёт только «Спасение корабля».
aurora-overtaken-regained = Корабль { NAME("ship", $ship) } снова ваш, со всем, что на нём было.
aurora-shore-sell = { SEAT($seat) }: продано — { NAME("card", $item) }, { COUNT("digits", $digits) }.
    .ask = Что вы продадите или зарядите? У вас { COUNT("digits", $digits) }.
    .option-done = Остальное оставить
aurora-energy-arc-ammo = { NAME("ship", $ship) }: заряжено — { NAME("card", $item) }, энергия { $energy }.
aurora-shore-turned-over = На рынке ({ SEAT($seat) }): { TALLY("card", $cards) }.
aurora-shore-buy-gear =
    .ask = Что вы купите? У вас { COUNT("digits", $digits) }.
    .option-done = Больше ничего
aurora-shore-bought = { SEAT($seat) }: куплено — { NAME("card", $item) }, { COUNT("digits", $digits) }.
aurora-shore-buy-upgrades =
    .ask = Какие улучшения вы купите? У вас { COUNT("digits", $digits) }.
    .option-done = Больше никаких
aurora-shore-fitted = { SEAT($seat) }: на корабль { NAME("ship", $ship) } поставлено — { NAME("card", $upgrade) }, { COUNT("digits", $digits) }.
aurora-shore-trained = { SEAT($seat) }: { NAME("crew", $crew) } учится — { NAME("card", $upgrade) }, { COUNT("digits", $digits) }.
aurora-shore-recruit =
    .ask = Кого вы наймёте? У вас { COUNT("digits", $digits) }.
    .option-done = Больше никого
aurora-shore-recruited = { SEAT($seat) }: в экипаже новый персонаж — { NAME("crew", $crew) }, { COUNT("digits", $digits) }.
aurora-campaign-winner = Кампания «{ NAME("storyline", $storyline) }» окончена.
    .end = Всё решил финал кампании.
aurora-storyline-civil-war = Гражданская война
aurora-storyline-fever-market = Рынок лихорадки
aurora-storyline-rust-tide = Ржавый прилив
aurora-storyline-unknown = кампания

## Тактические карты

aurora-tactical-deal =
    .roll = кто первым берёт тактические карты
aurora-tactical-dealt = { SEAT($seat) }: взята карта «{ NAME("card", $card) }».
aurora-tactical-redraw =
    .ask = Какую тактическую карту вы поменяете?
    .option-done = Оставить то, что есть
    .option-discard = Сбросить: { NAME("card", $first) }
aurora-tactical-use = { NAME("crew", $crew) }: применена карта «{ NAME("card", $card) }».
    .roll = тактическая карта

## Почему нельзя

aurora-bar-no-slot = ячейки улучшений заняты, их { $slots }
aurora-bar-turned-ashore = за увольнительную — один пленник
aurora-bar-too-dear = не хватает: нужно { COUNT("digits", $digits) }

## Что напечатано

aurora-upgrade-head = { NAME("card", $card) } — улучшение { $keyword ->
    [human] для людей
    [alien] для пришельцев
    [skill] для тех, у кого этот навык есть
    [head] для специалиста поста
   *[ship] для корабля
}{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}
aurora-upgrade-tail = ; цена — { COUNT("digits", $digits) }. { NAME("card", $card, form: "flavour") }
aurora-about-upgrade = { aurora-upgrade-head }: { $what ->
    [skill] { NAME("skill", $skill) } +{ $count }
    [health] здоровье +{ $count }
    [initiative] инициатива +{ $count }
    [attack] атака корабля +{ $plus }, кубиков — до { $on }
    [defense] защита корабля +{ $plus }, кубиков — до { $on }
    [speed] ход корабля +{ $count }
    [range] дальность корабля +{ $count }
    [hull] корпус +{ $count }
    [patch] латание корпуса чинит на { $count } больше
   *[med_bay] лазарет лечит ран больше на { $count }
}{ aurora-upgrade-tail }
aurora-about-upgrade-blue = { aurora-upgrade-head }, пост — { NAME("room", $station) }: { $what ->
    [attack] атака +{ $plus }, кубиков — до { $on }
    [defense] защита +{ $plus }, кубиков — до { $on }
    [initiative] инициатива +{ $count }
    [dice] { NAME("ability", $ability) }: кубиков больше на { $count }
   *[more] { NAME("ability", $ability) }: действует на { $count } сильнее
}{ aurora-upgrade-tail }
aurora-about-upgrade-bonus = { aurora-upgrade-head }: { aurora-what-counts }{ aurora-only-when }{ aurora-upgrade-tail }
aurora-about-upgrade-action = { aurora-upgrade-head }, действие: проверка — { NAME("skill", $skill) }, { $least } или больше; { EFFECT($effect) }{ aurora-upgrade-tail }
aurora-about-recruit = { NAME("crew", $crew) } — служит любой фракции, цена — { COUNT("digits", $digits) } ({ NAME("keyword", $keywords) }): инициатива { $initiative }, здоровье { $health }, скорость { $speed }, атака { $attack }, защита +{ $plus }, кубиков — { $dice }; Лидерство { $leadership }, Поиск { $search }, Пилотирование { $piloting }, Техника { $tech }, Скрытность { $stealth }, Оружие { $weapons }, Медицина { $medical }; { NAME("card", $cards) }. { NAME("crew", $crew, form: "flavour") }
aurora-table-purse = { SEAT($seat) }: на покупки { COUNT("digits", $digits) }{ SIZE($upgrades) ->
    [0] { "" }
   *[other] ; улучшения: { TALLY("card", $upgrades) }
}.
aurora-table-campaign = Кампания «{ NAME("storyline", $storyline) }»: { $played ->
    [0] первая миссия
   *[other] сыграно миссий — { $played } из { $length }
}.

## Улучшения

aurora-card-muster-drill = Строевая школа
    .flavour = Встань прямо — и кто-нибудь пойдёт следом.
aurora-card-lattice-reading = Чтение решёток
    .flavour = Видеть — это в основном знать, куда не смотреть.
aurora-card-slalom-hours = Часы слалома
    .flavour = Двести вешек в темноте. Сколько осталось, не спрашивают.
aurora-card-bench-year = Год за верстаком
    .flavour = Год маленьких винтиков.
aurora-card-quiet-shoes = Тихие туфли
    .flavour = Туфли обычные. Необычными были уроки.
aurora-card-gunnery-school = Школа канониров
    .flavour = Бери упреждение и прощай орудию.
aurora-card-ward-rounds = Обход палат
    .flavour = Сначала вымой руки, волноваться будешь потом.
aurora-card-flag-school = Школа флагманов
    .flavour = Здесь учат решать раньше, чем понял.
aurora-card-needle-threading = Игольное ушко
    .flavour = Корабль ровно такой ширины, как вам кажется.
aurora-card-ranging-tables = Таблицы стрельбы
    .flavour = Кто-то всё посчитал, чтобы вам осталось только нажать.
aurora-card-deep-ear = Глубокий слух
    .flavour = У каждого корпуса есть нота, на которой он стонет.
aurora-card-red-line = Красная черта
    .flavour = Её провели те, кто хотел вернуться домой.
aurora-card-iron-rations = Железный паёк
    .flavour = Что не убивает, во вторник подают снова.
aurora-card-range-hours = Часы на стрельбище
    .flavour = Тысяча бумажных врагов, и все храбрецы.
aurora-card-shoulder-to-shoulder = Плечом к плечу
    .flavour = Ты смотришь налево. Ты всегда смотришь налево.
aurora-card-marathon = Марафон
    .flavour = Последнюю милю бегут на зубах.
aurora-card-one-more-breath = Ещё один вдох
    .flavour = Пока нет. Спросите позже.
aurora-card-battle-sergeant = Боевой сержант
    .flavour = Голос никто не любит, но все бегут.
aurora-card-second-heart = Второе сердце
    .flavour = Первое было учебным.
aurora-card-grown-plates = Отросшие пластины
    .flavour = Чешутся к дождю и звенят от попаданий.
aurora-card-unfolded-wings = Расправленные крылья
    .flavour = Сложены с детства: потолки не позволяли.
aurora-card-hunting-blood = Кровь охотников
    .flavour = Бабушка гордилась бы. И немного боялась.
aurora-card-cold-eyes = Холодные глаза
    .flavour = Моргают, когда всё кончилось.
aurora-card-deep-skin = Толстая кожа
    .flavour = Щёлкает счётчик. Хозяин — нет.
aurora-card-long-lens = Длинная линза
    .flavour = Точили для обсерватории, продали тем, кто спешил.
aurora-card-trim-vanes = Рулевые лопатки
    .flavour = Ладонь металла, а манеры — на целую лигу.
aurora-card-ablative-belt = Слоёный пояс
    .flavour = Отслаивается в нужном порядке.
aurora-card-twin-mounts = Спаренные установки
    .flavour = Второе орудие ни с кем не спорит.
aurora-card-ribbed-frame = Рёбра корпуса
    .flavour = На верфи спросили зачем, а потом перестали спрашивать.
aurora-card-repair-crawlers = Ремонтные жуки
    .flavour = Шесть лап, по шву на каждую, и никаких вопросов.
aurora-card-second-cot = Вторая койка
    .flavour = На неё всегда найдётся кого положить.

## Новобранцы

aurora-keyword-royalty = королевская кровь
aurora-keyword-assassin = наёмный убийца
aurora-keyword-thief = вор
aurora-keyword-investigator = сыщик
aurora-keyword-mercenary = наёмник
aurora-crew-xealana = Кзеалана
    .flavour = Ей велели ждать трона. Она больше не ждёт.
aurora-crew-ulep = Улеп
    .flavour = Третий в очереди на трон, первый в дверях.
aurora-crew-mirel-ash = Мирель Эш
    .flavour = Её цена из двух частей, и вторую дважды не платят.
aurora-crew-pell-orrin = Пелл Оррин
    .flavour = Возвращает всё, кроме того, что было хорошим.
aurora-crew-constance-vey = Констанс Вей
    .flavour = Всё записывает — карандашом — и ждёт.
aurora-crew-gruun = Груун
    .flavour = Считает деньги, потом врагов и пожимает плечами.
aurora-card-royal-word = Королевское слово
aurora-card-court-manners = Придворные манеры
aurora-card-fencing-master = Мастер клинка
aurora-card-princely-guard = Княжеская стойка
aurora-card-out-of-nowhere = Из ниоткуда
aurora-card-gone-again = И след простыл
aurora-card-third-pocket = Третий карман
aurora-card-rooftops = Крыши
aurora-card-loose-thread = Торчащая нитка
aurora-card-known-faces = Знакомые лица
aurora-card-paid-in-advance = Деньги вперёд
aurora-card-shove = Толчок

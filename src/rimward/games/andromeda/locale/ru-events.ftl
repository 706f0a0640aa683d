# «Край Андромеды»: названия событий и рейдеров

## «Рассвет Галактики»

andromeda-event-first-light = Первый свет
    .flavour = Один час все батареи Края смотрят куда надо.
andromeda-event-drifting-floes = Дрейфующие льды
    .flavour = Старая комета развалилась вежливо: каждой туманности по куску.
andromeda-event-yard-clearance = Распродажа на верфях
    .flavour = «Отдаём всё», гласит вывеска, и гласит уже который год.
andromeda-event-salvage-tide = Прилив обломков
    .flavour = Потерянное в прошлой войне сыплется дождём.
andromeda-event-long-calm = Долгое затишье
    .flavour = Неделю никто ни в кого не стрелял, и сварщики всё успели.
andromeda-event-amnesty-week = Неделя амнистии
    .flavour = Домой можно всем: дезертирам, должникам и поэтам.
andromeda-event-rim-payday = Жалованье на окраине
    .flavour = Опоздало на одиннадцать месяцев, и песня о нём уже старая.
andromeda-event-open-moorings = Свободные причалы
    .flavour = Начальники портов спорят за гостей и оставляют подарки на пирсах.
andromeda-event-caravan-season = Сезон караванов
    .flavour = Торгуют домами, праздниками и вполне приличным супом.
andromeda-event-unlocked-archive = Незапертый архив
    .flavour = Кто-то забыл код, и кто-то снял дверь.

## «Космические сумерки»

andromeda-event-burned-ciphers = Сожжённые шифры
    .flavour = Или книга кодов в огонь, или огонь к книге.
andromeda-event-reactor-flare = Вспышка реактора
    .flavour = Лучше всего её было видно с больших станций.
andromeda-event-rust-bloom = Цветение ржавчины
    .flavour = С виду мох, а аппетит как у верфи.
andromeda-event-dock-fires = Пожар в доках
    .flavour = Отдать концы, и бросьте эти ящики!
andromeda-event-hunted-lanes = Охота на трассах
    .flavour = Кто-то выучил наше расписание.
andromeda-event-falling-moonlets = Падение малых лун
    .flavour = В небе было тесно от коротких встреч.
andromeda-event-forged-bills = Фальшивые векселя
    .flavour = Рынок закрылся и открылся снова под чужими именами.
andromeda-event-lean-months = Голодные месяцы
    .flavour = От супа остались одни слухи.
andromeda-event-hull-fever = Корпусная лихорадка
    .flavour = Ползёт по заклёпкам, и каждый врач лечит её по-своему.
andromeda-event-silent-monolith = Монолит умолк
    .flavour = В полдень гул стих, а к сумеркам весь город сидел на чемоданах.

## Рейдеры

andromeda-raider-vorticon-strikers = Ударники вортиконов
    .flavour = Маленькие, быстрые и никогда не поодиночке.
andromeda-raider-grave-lamps = Могильные огни
    .flavour = На вызов не отвечают, только подходят ближе и светят.
andromeda-raider-saucerian-abductor = Похититель-соусерианин
    .flavour = Сначала забирает записи, потом того, кто их вёл.
andromeda-raider-ash-gleaners = Сборщики пепла
    .flavour = Прибирают после боя, а бывает, что и до него.
andromeda-raider-barrow-hulks = Курганные корабли
    .flavour = Кто-то их похоронил, а кто-то выкопал.
andromeda-raider-the-long-patrol = Долгий дозор
    .flavour = Никто так и не сказал им, что война кончилась.
andromeda-raider-siege-brothers = Братья осады
    .flavour = Один стучит, другой входит.
andromeda-raider-grinding-maw = Жернова
    .flavour = Завод по переработке с большими планами.
andromeda-raider-hollow-sovereign = Пустой государь
    .flavour = Корона, трон, десять тысяч орудий и ни души на борту.
andromeda-raider-court-of-embers = Суд углей
    .flavour = Судят при свете горящих кораблей и ещё никого не оправдали.

# «Край Андромеды»

andromeda-title = Край Андромеды
andromeda-intro = Каждый из вас ведёт свою фракцию на край новой галактики. Ход бывает двух видов: либо вы отправляете корабль в какой-нибудь регион и пользуетесь тем, что там есть, либо возвращаетесь на станцию, и тогда вернувшиеся корабли запускают ваши модули. Собирайте ресурсы, луны и лидеров, возводите сооружения на планетах, продвигайтесь по пяти шкалам прогресса и сражайтесь за регионы с рейдерами и друг с другом. Когда кто-нибудь наберёт { $first_game ->
    [yes] 60
   *[no] { $length ->
        [short] 50
        [long] 70
       *[medium] 60
    }
} ПО, у каждого будет ещё один ход, а затем итоговый подсчёт. Побеждает тот, у кого после него больше всего победных очков (ПО).
andromeda-score = { COUNT("vp", $score) }

## Параметры стола

andromeda-preset-first-game = Первая партия из правил: фракции и рейдеры для новичков, «Рассвет Галактики», до 60 ПО
andromeda-preset-book = Вся игра по правилам: фракция на выбор из трёх, случайные рейдеры, до 60 ПО

andromeda-setting-length = Длина партии
    .heading = Игра:
    .value-short = короткая: до 50 ПО
    .value-medium = средняя: до 60 ПО
    .value-long = длинная: до 70 ПО
andromeda-setting-events = Колода событий
    .value-dawn = «Рассвет Галактики»
    .value-twilight = «Космические сумерки», она суровее
andromeda-setting-factions = Фракции
    .value-dealt = каждому раздаются три, одну он выбирает втайне
    .value-chosen = выбираются по очереди из всех
andromeda-setting-first_game = Первая партия из правил
andromeda-setting-first_numbers = Придуманные нами числа такие, какими были вначале
andromeda-setting-first_rules = Несколько правил так, как мы читали их вначале

## Ресурсы и всё, что считают

andromeda-resource-titanium = титан
andromeda-resource-nanocarbon = наноуглерод
andromeda-resource-ice = лёд
andromeda-resource-credit = кредит
andromeda-resource-energy = энергия
    .acc = энергию
andromeda-resource-tactics = карта тактики
    .acc = карту тактики
andromeda-resource-any = любой ресурс

andromeda-count-titanium = { $count ->
    [one] { $count } титан
   *[other] { $count } титана
}
andromeda-count-nanocarbon = { $count ->
    [one] { $count } наноуглерод
   *[other] { $count } наноуглерода
}
andromeda-count-ice = { $count ->
    [one] { $count } лёд
   *[other] { $count } льда
}
andromeda-count-credit = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}
andromeda-count-energy = { $count ->
    [one] { $count } энергия
   *[other] { $count } энергии
}
andromeda-count-tactics = { $count ->
    [one] { $count } карта тактики
    [few] { $count } карты тактики
   *[many] { $count } карт тактики
}
andromeda-count-any = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[many] { $count } любых ресурсов
}
andromeda-count-vp = { $count } ПО
andromeda-count-repair = { $count ->
    [one] { $count } ремонт
    [few] { $count } ремонта
   *[many] { $count } ремонтов
}
andromeda-count-upgrade = { $count ->
    [one] { $count } улучшение корабля
    [few] { $count } улучшения корабля
   *[many] { $count } улучшений корабля
}
andromeda-count-module = { $count ->
    [one] { $count } модуль
    [few] { $count } модуля
   *[many] { $count } модулей
}
andromeda-count-developments = { $count ->
    [one] { $count } сооружение
    [few] { $count } сооружения
   *[many] { $count } сооружений
}
andromeda-count-cards = { $count ->
    [one] { $count } карта тактики
    [few] { $count } карты тактики
   *[many] { $count } карт тактики
}
andromeda-count-modules = { $count ->
    [one] { $count } модуль
    [few] { $count } модуля
   *[many] { $count } модулей
}
andromeda-count-slotted = { $count ->
    [one] { $count } установленная луна
    [few] { $count } установленные луны
   *[many] { $count } установленных лун
}
andromeda-count-moons = { $count ->
    [one] { $count } полученная луна
    [few] { $count } полученные луны
   *[many] { $count } полученных лун
}
andromeda-count-leaders = { $count ->
    [one] { $count } лидер
    [few] { $count } лидера
   *[many] { $count } лидеров
}
andromeda-count-tokens-used = { $count ->
    [one] { $count } использованный жетон
    [few] { $count } использованных жетона
   *[many] { $count } использованных жетонов
}
andromeda-count-levels = { $count ->
    [one] { $count } шкала с уровнем сооружений 2
    [few] { $count } шкалы с уровнем сооружений 2
   *[many] { $count } шкал с уровнем сооружений 2
}
andromeda-count-upgrades = { $count ->
    [one] { $count } улучшение корабля
    [few] { $count } улучшения корабля
   *[many] { $count } улучшений корабля
}
andromeda-count-opposing-ships = { $count ->
    [one] { $count } вражеский корабль или рейдер
    [few] { $count } вражеских корабля или рейдера
   *[many] { $count } вражеских кораблей или рейдеров
}
andromeda-count-opponents-here = { $count ->
    [one] { $count } чужой корабль в регионе
    [few] { $count } чужих корабля в регионе
   *[many] { $count } чужих кораблей в регионе
}
andromeda-count-own-ships-here = { $count ->
    [one] { $count } ваш корабль в регионе
    [few] { $count } ваших корабля в регионе
   *[many] { $count } ваших кораблей в регионе
}
andromeda-count-alone-here = регион, где больше никого нет
andromeda-count-ships-on-board = { $count ->
    [one] { $count } корабль на поле
    [few] { $count } корабля на поле
   *[many] { $count } кораблей на поле
}
andromeda-count-damaged = { $count ->
    [one] { $count } повреждённый модуль
    [few] { $count } повреждённых модуля
   *[many] { $count } повреждённых модулей
}
andromeda-count-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}
andromeda-count-fields = { $count ->
    [one] { $count } корабль на Полях
    [few] { $count } корабля на Полях
   *[many] { $count } кораблей на Полях
}
andromeda-count-battles = участвовать в бою
andromeda-count-own-turn = чтобы шёл ваш ход
andromeda-count-nebula-here = чтобы активным регионом была туманность
andromeda-count-planet-here = чтобы активным регионом была планета
andromeda-count-base-here = чтобы активным регионом была база Альянса
andromeda-count-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
andromeda-count-regions = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}
andromeda-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
andromeda-count-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}

## Шкалы и колоды

andromeda-track-science = наука
    .of = науки
andromeda-track-industry = промышленность
    .of = промышленности
andromeda-track-supremacy = господство
    .of = господства
andromeda-track-commerce = торговля
    .of = торговли
andromeda-track-civilization = цивилизация
    .of = цивилизации
andromeda-deck-science = столбец науки
    .of = столбца науки
andromeda-deck-industry = столбец промышленности
    .of = столбца промышленности
andromeda-deck-commerce = столбец торговли
    .of = столбца торговли
andromeda-deck-civilization = столбец цивилизации
    .of = столбца цивилизации
andromeda-deck-any = любой столбец
    .of = любого столбца
andromeda-market-0 = нижний
andromeda-market-1 = средний
andromeda-market-2 = верхний

## Корабли, базы и рейдеры

andromeda-ship-transport = транспорт
andromeda-ship-fighter = истребитель
andromeda-ship-science-vessel = научный корабль
andromeda-ship-heavy-cruiser = тяжёлый крейсер
andromeda-class-0 = класс S
    .of = класса S
andromeda-class-1 = класс A
    .of = класса A
andromeda-class-2 = класс B
    .of = класса B
andromeda-class-3 = класс C
    .of = класса C
andromeda-class-4 = класс D
    .of = класса D
andromeda-npc-raiders = отряд рейдеров

## Луны: они отличаются только тем, что дают

andromeda-moon-science-one = луна (1 энергия)
    .acc = луну (1 энергия)
andromeda-moon-science-either = луна (1 энергия или 1 лёд)
    .acc = луну (1 энергия или 1 лёд)
andromeda-moon-science-two = луна (2 энергии)
    .acc = луну (2 энергии)
andromeda-moon-science-both = луна (1 энергия и 1 лёд)
    .acc = луну (1 энергия и 1 лёд)
andromeda-moon-science-purse = луна (1 кредит)
    .acc = луну (1 кредит)
andromeda-moon-science-tools = луна (ремонт)
    .acc = луну (ремонт)
andromeda-moon-science-card = луна (карта тактики)
    .acc = луну (карта тактики)
andromeda-moon-industry-one = луна (1 титан)
    .acc = луну (1 титан)
andromeda-moon-industry-either = луна (1 титан или 1 наноуглерод)
    .acc = луну (1 титан или 1 наноуглерод)
andromeda-moon-industry-two = луна (2 титана)
    .acc = луну (2 титана)
andromeda-moon-industry-both = луна (1 титан и 1 энергия)
    .acc = луну (1 титан и 1 энергия)
andromeda-moon-industry-purse = луна (1 кредит)
    .acc = луну (1 кредит)
andromeda-moon-industry-tools = луна (ремонт)
    .acc = луну (ремонт)
andromeda-moon-industry-card = луна (карта тактики)
    .acc = луну (карта тактики)
andromeda-moon-supremacy-one = луна (1 наноуглерод)
    .acc = луну (1 наноуглерод)
andromeda-moon-supremacy-either = луна (1 наноуглерод или 1 титан)
    .acc = луну (1 наноуглерод или 1 титан)
andromeda-moon-supremacy-two = луна (2 наноуглерода)
    .acc = луну (2 наноуглерода)
andromeda-moon-supremacy-both = луна (1 наноуглерод и 1 энергия)
    .acc = луну (1 наноуглерод и 1 энергия)
andromeda-moon-supremacy-purse = луна (1 кредит)
    .acc = луну (1 кредит)
andromeda-moon-supremacy-tools = луна (ремонт)
    .acc = луну (ремонт)
andromeda-moon-supremacy-card = луна (карта тактики)
    .acc = луну (карта тактики)
andromeda-moon-commerce-one = луна (1 кредит)
    .acc = луну (1 кредит)
andromeda-moon-commerce-either = луна (1 кредит или 1 наноуглерод)
    .acc = луну (1 кредит или 1 наноуглерод)
andromeda-moon-commerce-two = луна (2 кредита)
    .acc = луну (2 кредита)
andromeda-moon-commerce-both = луна (1 кредит и 1 энергия)
    .acc = луну (1 кредит и 1 энергия)
andromeda-moon-commerce-purse = луна (1 кредит и 1 лёд)
    .acc = луну (1 кредит и 1 лёд)
andromeda-moon-commerce-tools = луна (ремонт)
    .acc = луну (ремонт)
andromeda-moon-commerce-card = луна (карта тактики)
    .acc = луну (карта тактики)
andromeda-moon-civilization-one = луна (1 лёд)
    .acc = луну (1 лёд)
andromeda-moon-civilization-either = луна (1 лёд или 1 наноуглерод)
    .acc = луну (1 лёд или 1 наноуглерод)
andromeda-moon-civilization-two = луна (2 льда)
    .acc = луну (2 льда)
andromeda-moon-civilization-both = луна (1 лёд и 1 энергия)
    .acc = луну (1 лёд и 1 энергия)
andromeda-moon-civilization-purse = луна (1 кредит)
    .acc = луну (1 кредит)
andromeda-moon-civilization-tools = луна (ремонт)
    .acc = луну (ремонт)
andromeda-moon-civilization-card = луна (карта тактики)
    .acc = луну (карта тактики)
andromeda-moon-drifting-mint = луна (2 кредита)
    .acc = луну (2 кредита)
andromeda-moon-drifting-sun = луна (3 энергии)
    .acc = луну (3 энергии)
andromeda-moon-drifting-oracle = луна (2 карты тактики)
    .acc = луну (2 карты тактики)
andromeda-moon-drifting-quarry = луна (1 титан, 1 наноуглерод и 1 лёд)
    .acc = луну (1 титан, 1 наноуглерод и 1 лёд)
andromeda-moon-drifting-workshop = луна (ремонт и 2 ПО)
    .acc = луну (ремонт и 2 ПО)
andromeda-moon-drifting-vault = луна (1 кредит и 2 ПО)
    .acc = луну (1 кредит и 2 ПО)
andromeda-moon-none = нет луны
    .acc = нет луны

## Чего никто не сказал

andromeda-card-unknown = карта
    .acc = карту

## Где мы в правилах

andromeda-frame-Abandon = покинутая луна
andromeda-frame-Acquire = новый модуль
andromeda-frame-Activate = активация региона
andromeda-frame-Advance = шкала прогресса
andromeda-frame-AdvanceMarker = маркер событий
andromeda-frame-Architect = «Архитектор»
andromeda-frame-Arrange = перестановка модулей
andromeda-frame-Battle = бой
andromeda-frame-Brace = спасение корабля
andromeda-frame-Build = постройка корабля
andromeda-frame-BuildSome = постройка корабля
andromeda-frame-ChooseRaiders = выбор рейдеров
andromeda-frame-DamageModule = повреждение модуля
andromeda-frame-DamageShip = повреждение корабля
andromeda-frame-DamageShips = повреждение кораблей
andromeda-frame-DealFactions = раздача фракций
andromeda-frame-DealTiles = раздача жетонов улучшений
andromeda-frame-Defeat = поражение
andromeda-frame-Develop = возведение сооружения
andromeda-frame-DevelopSome = возведение сооружения
andromeda-frame-DiceForEnergy = кубики за энергию
andromeda-frame-DiscardTactics = сброс карт тактики
andromeda-frame-Discover = открытие
andromeda-frame-DrawTactics = карты тактики
andromeda-frame-DrawUp = добор до лимита руки
andromeda-frame-EitherOr = одно из двух
andromeda-frame-Escalation = эскалация
andromeda-frame-Exchange = обмен
andromeda-frame-Field = Поле
andromeda-frame-FinalScoring = итоговый подсчёт
andromeda-frame-Gain = награда
andromeda-frame-GainEach = награда каждому
andromeda-frame-GainModule = получение модуля
andromeda-frame-GainMoon = получение луны
andromeda-frame-GainUpgrade = улучшение корабля
andromeda-frame-HitOther = удар по противнику
andromeda-frame-HitOwnShip = повреждение корабля
andromeda-frame-Jam = помехи
andromeda-frame-Keep = карта поддержки
andromeda-frame-Launch = вылет
andromeda-frame-LayPrizes = жетоны господства
andromeda-frame-LayTiles = раскладка карты
andromeda-frame-LayTokens = жетоны открытий
andromeda-frame-LeadersOut = лидеры в туманностях
andromeda-frame-Lose = потеря ресурсов
andromeda-frame-MoveShip = перемещение корабля
andromeda-frame-Offer = дипломатия
andromeda-frame-Raise = добыча энергии
andromeda-frame-Pay = оплата
andromeda-frame-PayAny = оплата любым ресурсом
andromeda-frame-PayInput = оплата модуля
andromeda-frame-Peek = просмотр карт событий
andromeda-frame-PickFactions = выбор фракций
andromeda-frame-PlaceBonus = бонусные ресурсы
andromeda-frame-PlaceRaider = появление рейдера
andromeda-frame-Played = карта
andromeda-frame-PlayedOwn = карта
andromeda-frame-Players = игроки
andromeda-frame-RaidersMove = перемещение рейдеров
andromeda-frame-Reactor = «Главный реактор»
andromeda-frame-Ready = возврат карт в строй
andromeda-frame-Recruit = наём лидеров
andromeda-frame-RecruitAnywhere = наём лидеров
andromeda-frame-Refresh = пополнение рынка
andromeda-frame-RenewColumn = замена столбца
andromeda-frame-Repair = ремонт
andromeda-frame-Reroll = переброс
andromeda-frame-ResolveEvent = событие
andromeda-frame-Return = возвращение на станцию
andromeda-frame-RevealPlanet = новая планета
andromeda-frame-RollAgain = повторный бросок
andromeda-frame-Setup = подготовка
andromeda-frame-Shields = восстановление щита
andromeda-frame-ShipOrRepair = постройка или ремонт
andromeda-frame-ShowTop = новая луна
andromeda-frame-SlotMoon = установка луны
andromeda-frame-StartPlayer = кто ходит первым
andromeda-frame-Stay = кто остаётся на поле
andromeda-frame-Strike = налёт рейдеров
andromeda-frame-Take = захват ресурсов
andromeda-frame-TakeBonus = бонусный ресурс
andromeda-frame-TakeTop = получение луны
andromeda-frame-Treasury = «Казна»
andromeda-frame-Truce = предложение мира
andromeda-frame-Turn = ход
andromeda-frame-Turns = «Край Андромеды»
andromeda-frame-UseModule = использование модуля

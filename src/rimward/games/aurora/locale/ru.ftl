# Destiny Aurora: Renegades

aurora-title = Дестини Аврора: Ренегаты
aurora-how-long = { $first_game ->
    [yes] Это быстрая игра: все начинают с высадки, в каждом раунде одно мировое событие, и после восьмого остаётся один раунд.
   *[no] { $quicker ->
        [yes] Это быстрая игра: все начинают с высадки, в каждом раунде одно мировое событие, и после восьмого остаётся один раунд.
       *[no] Игра кончается самое позднее через раунд после последнего мирового события; они бывают каждый раунд.
    }
}
aurora-intro = Две фракции, у каждой корабли и экипажи, и всем нужно одно и то же на одной планете. В каждом раунде сначала летают и стреляют корабли, потом на поверхности действует десант: у каждого персонажа два действия — например, движение, атака или ящик. Навыки проверяют кубиками: их столько, каков навык, и хотя бы на одном должно быть достаточно. Ренегаты стараются выполнить миссию; Коалиция { $mission ->
    [silent-ledger] старается им помешать
    [the-convict] старается им помешать
    [the-informer] старается им помешать
    [three-saints] старается им помешать
    [cold-chain] старается им помешать
    [the-listening-post] старается им помешать
   *[other] хочет того же или мешает им
}. { aurora-how-long } Кто доставит то, чего требует миссия, на борт своего корабля{ $tier ->
    [2] , а корабль — домой,
   *[other] { "" }
} — выигрывает вместе со своей стороной.{ aurora-campaign-intro }
aurora-score = { COUNT("digits", $score) }

## Параметры стола

aurora-preset-first-game = Первая игра: принцесса, экипажи розданы, быстрое начало на планете, восемь мировых событий
aurora-preset-book = Вся игра по буклету: экипажи выбирают, корабли начинают дома, все 28 мировых событий

aurora-setting-mission = Миссия
    .heading = Игра:
    .value-draw = берут из колоды
    .value-abduct-the-princess = «Похищение принцессы»
    .value-the-convict = «Заключённый»
    .value-the-prince-who-stayed = «Принц, который остался»
    .value-the-informer = «Осведомительница»
    .value-loose-rounds = «Бесхозные снаряды»
    .value-three-saints = «Три святых»
    .value-hot-rods = «Горячие стержни»
    .value-cold-chain = «Холодовая цепь»
    .value-silent-ledger = «Безмолвная книга»
    .value-dead-mans-switch = «Рука мертвеца»
    .value-the-listening-post = «Пост прослушивания»
    .value-fever-line = «Линия лихорадки»
    .value-the-last-witness = «Последний свидетель»
    .value-the-kite-hunt = «Охота на Змея»
    .value-blind-the-eye = «Ослепить Око»
    .value-ship-rescue = «Спасение корабля»
aurora-setting-tier = Чем кончается
    .value-1 = трофей на борту
    .value-2 = корабль с трофеем дома
aurora-setting-quicker = Быстрая игра: все начинают на планете
aurora-setting-deck = Сколько мировых событий, то есть раундов
aurora-setting-crew = Экипажи
    .value-drafted = выбирают по очереди, по пять
    .value-dealt = раздают: по специалисту на каждый пост
aurora-setting-caps = Планеты вокруг космического поля
    .value-random = случайно
    .value-fair = случайно, но два дома напротив друг друга
aurora-setting-drop_items = Домашнее правило: лишнее можно бросить на землю
    .heading = Домашние правила:
aurora-setting-larger_board = Домашнее правило: поля больше — ещё по плитке на севере и на юге
aurora-setting-location_text = Домашнее правило: действуют карты мест, раз за миссию, для первого, кто закончит там ход
aurora-setting-bounty_redraw = Домашнее правило: после 3-го раунда каждый может один раз сменить награду за голову
aurora-setting-first_rules = Несколько правил так, как мы читали их вначале
aurora-setting-first_game = Первая игра буклета
aurora-setting-ship = Корабль
    .value-any = любой
    .value-cerberus = «Цербер» (Ренегаты)
    .value-hades-vi = «Гадес VI» (Ренегаты)
    .value-destiny-aurora = «Дестини Аврора» (Коалиция)
    .value-eden-fyre = «Эден-Файр» (Коалиция)
aurora-refused-same-ship = у двух игроков не может быть одного корабля
aurora-refused-one-faction = нужны обе фракции

## Что считают

aurora-count-digits = { $count ->
    [one] { $count } дигит
    [few] { $count } дигита
   *[many] { $count } дигитов
}
aurora-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
aurora-count-damage = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
}
aurora-count-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
aurora-count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
aurora-count-squares = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
aurora-count-events = { $count ->
    [one] { $count } мировое событие
    [few] { $count } мировых события
   *[many] { $count } мировых событий
}
aurora-count-uses = { $count ->
    [one] { $count } применение
    [few] { $count } применения
   *[many] { $count } применений
}
aurora-count-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}

## Фракции, посты, навыки

aurora-faction-renegades = Ренегаты
    .of = Ренегатов
aurora-faction-coalition = Коалиция
    .of = Коалиции
aurora-room-commander = пост командира
    .to = на пост командира
aurora-room-communications = связь
    .to = на связь
aurora-room-engineering = пост инженера
    .to = на пост инженера
aurora-room-weapons = орудия
    .to = к орудиям
aurora-room-navigation = навигация
    .to = на пост навигации
aurora-room-med-bay = лазарет
    .to = в лазарет
aurora-room-brig = карцер
    .to = в карцер
aurora-room-deck = палуба
    .to = на палубу
aurora-specialty-commander = командир
aurora-specialty-navigation = навигатор
aurora-specialty-weapons = стрелок
aurora-specialty-medical = медик
aurora-specialty-engineering = инженер
aurora-skill-leadership = Лидерство
aurora-skill-search = Поиск
aurora-skill-piloting = Пилотирование
aurora-skill-tech = Техника
aurora-skill-stealth = Скрытность
aurora-skill-weapons = Оружие
aurora-skill-medical = Медицина
aurora-ability-in-command = «Я командую»
aurora-ability-scan-weakness = «Поиск уязвимостей»
aurora-ability-overclock = «Форсаж»
aurora-ability-tactical-targeting = «Тактическое прицеливание»
aurora-ability-evasive = «Манёвр уклонения»
aurora-ability-patch-hull = «Латание корпуса»
aurora-kind-pistol = пистолет
aurora-kind-rifle = ружьё
aurora-kind-melee = оружие ближнего боя
aurora-kind-grenade = граната
aurora-kind-personal = личный предмет
aurora-kind-ammo = боеприпасы
aurora-kind-ship = часть корабля
aurora-deck-armory = из арсенала каждого корабля
aurora-deck-search = из ящиков
aurora-deck-gear = покупают в увольнительной
aurora-deck-salvage = находят в космосе
aurora-keyword-human = человек
    .against = людей
aurora-keyword-alien = пришелец
    .against = пришельцев
aurora-keyword-robot = робот
    .against = роботов
aurora-keyword-female = женщина
    .against = женщин
aurora-keyword-male = мужчина
    .against = мужчин
aurora-keyword-dregg = дрегг
    .against = дреггов
aurora-keyword-zurathi = зурати
    .against = зурати
aurora-keyword-feline = кошачья порода
    .against = кошачьих
aurora-keyword-winged = с крыльями
    .against = крылатых
aurora-keyword-sword = меч
    .against = меча
aurora-npc-explosion = Взрыв

## Направления

aurora-facing-0 = север
aurora-facing-1 = северо-восток
aurora-facing-2 = восток
aurora-facing-3 = юго-восток
aurora-facing-4 = юг
aurora-facing-5 = юго-запад
aurora-facing-6 = запад
aurora-facing-7 = северо-запад
aurora-place-centre = в середине
aurora-place-north = на севере
aurora-place-east = на востоке
aurora-place-south = на юге
aurora-place-west = на западе
aurora-place-north-east = на северо-востоке
aurora-place-south-east = на юго-востоке
aurora-place-south-west = на юго-западе
aurora-place-north-west = на северо-западе
aurora-place-far-north = на крайнем севере
aurora-place-far-south = на крайнем юге

## Где мы в правилах

aurora-frame-Aboard = возвращение на борт
aurora-frame-Acting = ход персонажа
aurora-frame-AddBonuses = прибавки
aurora-frame-Again = переброс
aurora-frame-Aim = прицеливание
aurora-frame-Ascend = взлёт
aurora-frame-Blast = взрыв
aurora-frame-Board = абордаж
aurora-frame-BoardingFight = бой на борту
aurora-frame-BreakLink = разрыв тягового луча
aurora-frame-BuildBoard = сборка поля
aurora-frame-ChooseOne = выбор персонажа
aurora-frame-Collect = сбор обломков
aurora-frame-Command = приказ
aurora-frame-CrewAttack = атака
aurora-frame-CrewDeal = раздача экипажей
aurora-frame-CrewDraft = выбор экипажей
aurora-frame-CrewMove = движение
aurora-frame-CrewTurn = ход персонажа
aurora-frame-DealBounties = награды за голову
aurora-frame-Declare = способность корабля
aurora-frame-Deploy = высадка
aurora-frame-Descend = посадка
aurora-frame-Detonate = космическая мина
aurora-frame-Elude = ускользание
aurora-frame-Equip = арсенал
aurora-frame-Evade = уклонение
aurora-frame-Exchange = обмен снаряжением
aurora-frame-First = кто первый
aurora-frame-Flying = ход корабля
aurora-frame-Heal = лечение
aurora-frame-Hide = скрытность
aurora-frame-HigherRoll = жребий
aurora-frame-Jail = пленник
aurora-frame-Knockback = отбрасывание
aurora-frame-Leave = выход с корабля
aurora-frame-Look = поиск скрытого
aurora-frame-ManStations = расстановка по постам
aurora-frame-Mission = миссия
aurora-frame-MoveBy = движение
aurora-frame-Negotiate = переговоры
aurora-frame-Offered = способность корабля
aurora-frame-OpenCrate = вскрытие ящика
aurora-frame-OpposedTest = встречная проверка
aurora-frame-Overclock = «Форсаж»
aurora-frame-Overtake = захват корабля
aurora-frame-Pairing = пары кубиков
aurora-frame-Patch = «Латание корпуса»
aurora-frame-Push = толчок
aurora-frame-Reroll = переброс
aurora-frame-ScanCrate = сканирование ящика
aurora-frame-ScanRoom = поиск скрытого
aurora-frame-ScanSalvage = сканирование обломков
aurora-frame-Setup = подготовка
aurora-frame-ShipAttack = атака корабля
aurora-frame-ShipDamage = повреждения корабля
aurora-frame-ShipMove = полёт
aurora-frame-ShipPhase = фаза кораблей
aurora-frame-ShipTurn = ход корабля
aurora-frame-SkillTest = проверка навыка
aurora-frame-StartShips = расстановка кораблей
aurora-frame-Steal = переманивание спутника
aurora-frame-Strike = атака
aurora-frame-Stun = оглушение
aurora-frame-SurfacePhase = фаза поверхности
aurora-frame-SurfaceTurn = ход на поверхности
aurora-frame-TakeItem = находка
aurora-frame-TakeThing = взаимодействие
aurora-frame-Throw = граната
aurora-frame-Trade = возврат пленника
aurora-frame-Trap = ловушка
aurora-frame-TurnPrisoner = переманивание пленника
aurora-frame-Use = способность
aurora-frame-WorldEvent = мировое событие
aurora-frame-Wound = раны

# Destiny Aurora: корабли, места, миссии, события

## Корабли

aurora-ship-cerberus = «Цербер»
    .flavour = Три палубы, три кока, один аппетит.
aurora-ship-hades-vi = «Гадес VI»
    .flavour = Первые пять тоже не сразу вернулись.
aurora-ship-destiny-aurora = «Дестини Аврора»
    .flavour = Построена хранить мир, которого ещё не подписали.
aurora-ship-eden-fyre = «Эден-Файр»
    .flavour = Наносит на карту то, что другие жгут.

## Плитки обоих полей

aurora-tile-overlook = Смотровая площадка
    .flavour = Сверху любая дорога похожа на замысел.
aurora-tile-relay-hall = Зал ретрансляции
    .flavour = Здесь проходит каждое слово планеты, и некоторые остаются.
aurora-tile-market-dome = Купол рынка
    .flavour = Здесь продают дождь, в банках.
aurora-tile-weir-road = Дорога у плотины
    .flavour = Река была тут первой и помнит об этом.
aurora-tile-broken-orchard = Заброшенный сад
    .flavour = Яблоки с ноготь, и лезть за ними некому.
aurora-tile-landing-terrace = Посадочная терраса
    .flavour = Её строили для гостей с цветами.
aurora-tile-customs-house = Таможня
    .flavour = Что везёте? То, что прячете.
aurora-tile-fuel-depot = Склад горючего
    .flavour = Не курить, не стрелять, не надеяться.
aurora-tile-sunken-court = Утопленный двор
    .flavour = Там внизу танцевали и каждый год углубляли пол.
aurora-tile-shale-flats = Сланцевая пустошь
    .flavour = Каждый шаг выдаёт, где вы.
aurora-tile-barracks = Казармы
    .flavour = Сорок заправленных коек, четыреста дыр в стене.
aurora-tile-cistern-office = Контора водокачки
    .flavour = Дела отсырели, шутки сухие.
aurora-tile-guest-wing = Гостевое крыло
    .flavour = Мини-бар описан с применением силы.
aurora-tile-fever-ward = Лихорадочный барак
    .flavour = Кто-то до сих пор меняет цветы.
aurora-tile-archive = Архив
    .flavour = Говорите шёпотом: полки записывают.
aurora-tile-signal-bluff = Сигнальный утёс
    .flavour = В сильный ветер мачта поёт, в слабый — врёт.
aurora-tile-reed-pool = Камышовый пруд
    .flavour = Что-то плюхается, всегда за спиной.
aurora-tile-quarry = Каменоломня
    .flavour = Кран замер на полуслове.
aurora-tile-petrified-wood = Окаменевший лес
    .flavour = Лес, который слишком долго не дышал.
aurora-tile-nebula = Туманность
    .flavour = Летите на слух.
aurora-tile-black-hole = Чёрная дыра
    .flavour = Единственное место, откуда не поступало жалоб.
aurora-tile-scattered-ice = Россыпь льда
    .flavour = Когда-то лучшее платье луны.
aurora-tile-derelict-hulk = Мёртвый остов
    .flavour = Огни внутри — только отблески. Наверное.
aurora-tile-dust-lane = Пылевая полоса
    .flavour = Попадает даже в чай.
aurora-tile-shattered-moon = Расколотая луна
    .flavour = Однажды два флота сошлись в выборе цели.
aurora-tile-ion-shoals = Ионные мели
    .flavour = Синие искры, вставшие часы.
aurora-tile-relay-buoys = Буи связи
    .flavour = Перемигиваются, когда никто не слушает.
aurora-tile-comet-trail = След кометы
    .flavour = Прошла час назад и всё ещё извиняется.
aurora-tile-wreck-field = Поле обломков
    .flavour = Обе стороны говорят, что победили здесь.
aurora-tile-gas-plume = Газовый шлейф
    .flavour = Красиво, и разъедает краску.
aurora-tile-asteroid-knot = Узел астероидов
    .flavour = Его пока никто не развязал.
aurora-tile-quiet-reach = Тихий предел
    .flavour = Слишком тихо, говорит каждый и каждый раз.
aurora-tile-old-battlefield = Старое поле боя
    .flavour = Мины вежливы: они ждут.

## Миссии и то, ради чего они

aurora-mission-abduct-the-princess = Похищение принцессы
    .goal = уговорите принцессу Кзеалану (Лидерство, 5 или больше) и приведите её на свой корабль
    .flavour = Чемодан у неё собран, и список тех, кого не брать, готов.
aurora-mission-silent-ledger = Безмолвная книга
    .goal = снимите данные (Техника, 5 или больше) в двух местах из трёх и доставьте обе копии на один корабль
    .flavour = Три списка книги, в которой сказано, кто платил за войну.
aurora-mission-fever-line = Линия лихорадки
    .goal = возьмите образец (Медицина, 5 или больше) и доставьте его на свой корабль
    .flavour = Кто первым возьмёт образец, тот и назначит цену лекарству.
aurora-thing-xealana = Принцесса Кзеалана
aurora-thing-data = данные
aurora-thing-sample = образец

## Мировые события

aurora-event-patrol-in-force = Усиленный патруль
    .flavour = Сапоги по гравию — больше, чем можно сосчитать.
aurora-event-landing-party = Чужой десант
    .flavour = У вашего причала очередь.
aurora-event-old-enemies = Старые враги
    .flavour = Они помнят счёт из ресторана.
aurora-event-distress-bait = Приманка
    .flavour = Зов о помощи повторяется со вторника.
aurora-event-the-hunters = Охотники
    .flavour = Кто-то напечатал ваш портрет.
aurora-event-hired-guns = Наёмники
    .flavour = Оплата почасовая, спешить некуда.
aurora-event-shadow-column = Колонна теней
    .flavour = Марш без барабана.
aurora-event-border-raid = Набег на границу
    .flavour = Границы тут нет, говорят они и нападают на неё.
aurora-event-breakaway-squad = Отколовшийся отряд
    .flavour = Ушли от тех и других, а боеприпасы взяли.
aurora-event-something-stirs = Что-то шевелится
    .flavour = Первыми улетели птицы.
aurora-event-hungry-season = Голодное время
    .flavour = Под камнями была долгая зима.
aurora-event-tunnels-open = Тоннели открыты
    .flavour = Пол — это дверь.
aurora-event-loose-cargo = Сбежавший груз
    .flavour = На ящике стояло: не кантовать, не кормить.
aurora-event-squadron-contact = Звено на горизонте
    .flavour = Четыре огонька, и ни один не мерцает.
aurora-event-second-wave = Вторая волна
    .flavour = Первая была вежливой.
aurora-event-long-patrol = Дальний патруль
    .flavour = Им больше некуда торопиться.
aurora-event-blockade = Блокада
    .flavour = Все пути закрыты, разворачивайтесь.
aurora-event-troopship = Транспорт с десантом
    .flavour = Он полон, и он раньше срока.
aurora-event-watchful-eye = Недремлющее око
    .flavour = Спутник учится хмуриться.
aurora-event-tremor = Толчок
    .flavour = Планета ворочается во сне.
aurora-event-wildfire = Пожар
    .flavour = Карт он не читает.
aurora-event-radiation-storm = Радиационная буря
    .flavour = Небо тикает.
aurora-event-flash-flood = Внезапный паводок
    .flavour = Вчера дорога, сегодня река.
aurora-event-ion-storm = Ионная буря
    .flavour = На всех экранах один и тот же снег.
aurora-event-grey-market = Серый рынок
    .flavour = Ни имён, ни чеков, ни возврата.
aurora-event-supply-drop = Сброшенный груз
    .flavour = Он предназначен не вам, так что поспешите.
aurora-event-mutiny = Мятеж
    .flavour = Голосовали без вас.
aurora-event-jailbreak = Побег
    .flavour = Карцер открыт, ключи внутри.

## Планеты

aurora-planet-earth = Земля
    .flavour = По-прежнему считает себя серединой всего.
aurora-planet-port-saven = Порт Сейвен
    .flavour = Полугавань, полутайник, и все часы врут.
aurora-planet-neutral = Нейтральная планета
    .flavour = Обслуживает обе стороны и берёт с них одинаково.
aurora-planet-fourth = Весса
    .flavour = Четвёртая в любом списке и гордится этим.
aurora-planet-unknown = планета

# Базовые модули, базы, сооружения, планеты, улучшения кораблей и жетоны

## Базовые модули

andromeda-module-primary-reactor = Главный реактор
    .flavour = Всё, что на борту тёплое, тёплое благодаря ему.
andromeda-module-shipwright = Стапель
    .flavour = Помнит каждый заложенный киль.
andromeda-module-treasury = Казна
    .flavour = За толстой дверью — тонкая стопка.
andromeda-module-architect = Архитектор
    .flavour = Участок ещё не размечен, а второй этаж уже начерчен.

## Базы

andromeda-alliance-monolith = Монолит Древних
    .flavour = Отвечает всегда, но не на тот вопрос.
andromeda-alliance-trade-hub = Торговый узел
    .flavour = За сегодня здесь всё уже хоть раз да продали.
andromeda-alliance-maximus = Поле Максимус
    .flavour = Днём искры, ночью чертежи.
andromeda-alliance-odessa = Поле Одесса
    .flavour = Сделки в тени, речи на солнце.
andromeda-alliance-shipyard = Верфь
    .flavour = Пахнет припоем, кофе и вторым шансом.
andromeda-alliance-development-office = Бюро застройки
    .flavour = Возьмите талон, потом планету.

## Сооружения

andromeda-development-observatory = Обсерватория
    .flavour = Купол раскрывается шире, чем смета.
andromeda-development-factory = Фабрика
    .flavour = Три смены, и ни одной ночи.
andromeda-development-obelisk = Обелиск
    .flavour = Его тень ложится и на тех, кто ещё не прилетел.
andromeda-development-spaceport = Космопорт
    .flavour = Здесь всегда кто-нибудь машет вслед.
andromeda-development-city = Город
    .flavour = Начинался с очереди за водой.

## Планеты

andromeda-planet-hearthglass = Стеклянный Очаг
    .flavour = Дюны однажды расплавились и с тех пор служат зеркалом.
andromeda-planet-mirrorfen = Зеркальная Топь
    .flavour = Неба здесь два, и в одно можно войти по колено.
andromeda-planet-tarn-seven = Седьмое Озеро
    .flavour = От шести прочих озёр не осталось и записей.
andromeda-planet-cinderwell = Зольник
    .flavour = Сто лет отсюда черпали золу и лишь потом металл.
andromeda-planet-ironmeadow = Железный Луг
    .flavour = Осенью трава здесь ржавеет.
andromeda-planet-low-anvil = Нижняя Наковальня
    .flavour = Тяготение такое, что дважды тут ничего не роняют.
andromeda-planet-spearhaven = Гавань Копий
    .flavour = Каждый маяк здесь стоит на орудии.
andromeda-planet-old-redoubt = Старый Редут
    .flavour = Война кончилась, только стенам не сказали.
andromeda-planet-crownfall = Павшая Корона
    .flavour = Здесь кончились три империи, и все во вторник.
andromeda-planet-saffron-quay = Шафрановая Пристань
    .flavour = Рынок здесь чуют ещё с орбиты.
andromeda-planet-long-tally = Долгий Счёт
    .flavour = Самому старому долгу здесь справляют день рождения.
andromeda-planet-amber-ford = Янтарный Брод
    .flavour = Единственное мелкое место в очень глубокой тьме.
andromeda-planet-thousand-wells = Тысяча Колодцев
    .flavour = С тех пор их никто не пересчитывал.
andromeda-planet-quietmarch = Тихий Рубеж
    .flavour = Пограничники здесь всё больше садовники.
andromeda-planet-orchard-reach = Садовый Предел
    .flavour = Первые деревья провезли сюда под видом мебели.

## Улучшения: транспорты

andromeda-upgrade-deep-hull = Глубинный корпус
    .flavour = Для мест, где звёзды расплываются.
andromeda-upgrade-ribbed-hull = Ребристый корпус
    .flavour = На столкновения он и рассчитан.
andromeda-upgrade-mist-barge = Туманная баржа
    .flavour = Окон нет: смотреть всё равно не на что.
andromeda-upgrade-shoulder-tug = Напористый буксир
    .flavour = Если поднажать, место есть в любом порту.
andromeda-upgrade-skip-freighter = Грузовой прыгун
    .flavour = Середина пути пропускается.
andromeda-upgrade-settler-train = Караван поселенцев
    .flavour = Козы в носу, бабушки на корме.
andromeda-upgrade-armed-convoy = Вооружённый конвой
    .flavour = Половина ящиков помечена красной чертой.
andromeda-upgrade-ghost-convoy = Призрачный конвой
    .flavour = Огни погашены, названия закрашены.

## Улучшения: истребители

andromeda-upgrade-fog-runner = Бегущий в тумане
    .flavour = Правит на вкус пыли.
andromeda-upgrade-lightning-rack = Грозовая кассета
    .flavour = Три ствола и никакого терпения.
andromeda-upgrade-hardshell = Твёрдый панцирь
    .flavour = Пилот сидит там, где раньше было топливо.
andromeda-upgrade-true-eye = Верный глаз
    .flavour = Он не моргает, не моргайте и вы.
andromeda-upgrade-twin-stingers = Двойное жало
    .flavour = Одно для щита, другое для дела.
andromeda-upgrade-escort-wing = Звено сопровождения
    .flavour = Всегда летят с той стороны, откуда беда.
andromeda-upgrade-knife-wing = Крыло-нож
    .flavour = Видно его только с ребра, то есть поздно.
andromeda-upgrade-corsair-wing = Звено корсаров
    .flavour = Двух одинаковых нет, оплаченных тоже.

## Улучшения: научные корабли

andromeda-upgrade-stubborn-probe = Упрямый зонд
    .flavour = На приказ вернуться просит письменное объяснение.
andromeda-upgrade-flare-thrower = Ракетница
    .flavour = Освещает вопрос во всех смыслах.
andromeda-upgrade-insulated-core = Изолированное ядро
    .flavour = Что бы ни случилось, в библиотеке прохладно.
andromeda-upgrade-rangefinder = Дальномер
    .flavour = Измерил — считай, наполовину попал.
andromeda-upgrade-fold-needle = Игла пространства
    .flavour = Два стежка, и расстояния нет.
andromeda-upgrade-beacon-ship = Корабль-маяк
    .flavour = На что он посмотрит, то увидят все.
andromeda-upgrade-far-lantern = Дальний фонарь
    .flavour = Кто-то должен нести свет дальше последнего столба.
andromeda-upgrade-deep-courier = Глубинный курьер
    .flavour = Письмо дойдёт, даже если чернила состарятся.

## Улучшения: тяжёлые крейсеры

andromeda-upgrade-broadside-deck = Бортовая батарея
    .flavour = Соседи уже жаловались на окна.
andromeda-upgrade-double-plate = Двойная броня
    .flavour = Первый слой — для красоты.
andromeda-upgrade-long-keel = Длинный киль
    .flavour = День на разворот, неделя на остановку.
andromeda-upgrade-gunnery-mast = Артиллерийская мачта
    .flavour = Лучший вид на корабле и самая короткая служба.
andromeda-upgrade-stormskin = Грозовая обшивка
    .flavour = Молнии пишут на ней и аккуратно расписываются.
andromeda-upgrade-ram-prow = Таранный нос
    .flavour = Переговоры начинаются с носа.
andromeda-upgrade-ironside = Железный борт
    .flavour = Пережил четыре капитанские фуражки.
andromeda-upgrade-siege-hull = Осадный корпус
    .flavour = Долго идёт, ещё дольше уходит.

## Жетоны открытий

andromeda-token-survey-cache = Тайник разведки
    .flavour = Записи обрываются посреди числа.
andromeda-token-foundry-blueprint = Чертёж литейной
    .flavour = Кто-то правил его другим алфавитом.
andromeda-token-sealed-ledger = Запечатанный гроссбух
    .flavour = Печать дороже первых десяти страниц.
andromeda-token-lost-charter = Утерянная хартия
    .flavour = По ней нам положено всё, если кто-то ещё спросит.
andromeda-token-wreck-plating = Обшивка с обломков
    .flavour = С одной стороны ещё тёплая.
andromeda-token-frozen-purse = Замёрзший кошель
    .flavour = Скалывать осторожно: деньги там до самого дна.
andromeda-token-humming-crate = Гудящий контейнер
    .flavour = Если ему соврать, мелодия меняется.
andromeda-token-spare-parts = Запчасти
    .flavour = Подходят ко всему, хотя и плохо.
andromeda-token-tireless-mender = Неутомимый мастер
    .flavour = Починил дверь, замок и отношения.
andromeda-token-echo-key = Ключ-эхо
    .flavour = Открывает то, что уже открывали.
andromeda-token-rescue-flare = Сигнальный огонь
    .flavour = Откликнулись двое и принесли суп.
andromeda-token-cracked-orrery = Треснувший планетарий
    .flavour = Один из его миров ещё не открыт.
andromeda-token-black-box = Чёрный ящик
    .flavour = Поучительнее всего последняя минута.
andromeda-token-ancient-primer = Древний букварь
    .flavour = Картинки для детей, сноски — нет.

## Жетоны господства

andromeda-token-victors-share = Доля победителя
    .flavour = Поделил по-честному тот, у кого нож.
andromeda-token-captured-foundry = Трофейный завод
    .flavour = Печи ещё горели, и на кухне тоже.
andromeda-token-surrendered-senate = Сдавшийся сенат
    .flavour = Просили одного: дать закончить прения.
andromeda-token-flagship-plans = Чертежи флагмана
    .flavour = Сложены мелко, увезены далеко.
andromeda-token-old-oaths = Старые клятвы
    .flavour = Каждая башня помнит, кому обещала служить.
andromeda-token-hospital-fleet = Госпитальный флот
    .flavour = Лечат корпуса и нервы обеих сторон.
andromeda-token-war-chest = Военный сундук
    .flavour = С трёх сторон замки, четвёртая открыта.
andromeda-token-triumph-parade = Триумфальный парад
    .flavour = Конфетти останется в вентиляции на годы.

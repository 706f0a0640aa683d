# Что говорят рисунки «Края Андромеды», когда собственным текстам игры это ни к чему.

## Станция

edge-station-of = Станция: { $name }
edge-station = Станция
edge-map = Карта
edge-pages = Карта и станции
edge-open-station = Открыть станцию
edge-brought = Пока что
edge-arms = Ряды станции
edge-step = { $step } · { $vp } ПО
edge-stored = { $what ->
    [titanium] Титан
    [nanocarbon] Наноуглерод
    [ice] Лёд
    [credit] Кредиты
    [energy] Энергия
   *[tactics] Карты тактики
}
edge-amount = { $what ->
    [titanium] титан
    [nanocarbon] наноуглерод
    [ice] лёд
    [credit] кредиты
    [energy] энергия
    [vp] ПО
   *[tactics] карты тактики
}
edge-at-end = в конце игры
edge-with-reactor = вместе с реактором
edge-module-in = ряд: { $row }
edge-damaged = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[many] { $count } повреждений
}
edge-used = использован
edge-gone = продан
edge-free-slot = свободное гнездо для луны
edge-place = Куда встанет модуль промышленности
edge-place-after = за модулем «{ $name }»
edge-place-end = в конец
edge-bring-home = Вернуть домой
edge-energy = Энергия: { $count }
edge-way = «{ $module }»: { $does }
edge-way-with = { $ship }, { $from }
edge-way-build = построить { $name }
edge-way-ship = починить { $name }
edge-way-shield = восстановить щит: { $name }
edge-way-module = починить модуль «{ $name }»
edge-way-vp = 1 ПО, чинить нечего
edge-way-draw = взять карту тактики
edge-way-develop = возвести сооружение: { $name }
edge-energy-where = там, где в ряду работает корабль
edge-on-barge = на ремонтной барже
edge-moons = Полученные луны: { $count } из { $most }
edge-moons-short = Луны
edge-operations = Операции
edge-fits = { $count ->
    [one] подходит { $count } гнездо
    [few] подходят { $count } гнезда
   *[many] подходит { $count } гнёзд
}
edge-abandon = Покинуть эту луну ради того, что на ней
edge-leaders = { $count ->
    [one] { $count } лидер
    [few] { $count } лидера
   *[many] { $count } лидеров
}

## Ангар

edge-bay = Ангар
edge-ready = готовы
edge-launch-with = Чем лететь
edge-launch-ways = { $safe ->
    [one] { $safe } регион без боя
    [few] { $safe } региона без боя
   *[many] { $safe } регионов без боя
}, с боем: { $risky }
edge-out = на карте: { $count }
edge-barge = на барже: { $count }
edge-lost = на Свалке: { $count }
edge-unbuilt = нет
edge-range = Дальность
edge-weapons = Орудия
edge-targeting = Наведение
edge-shields = Щиты
edge-power-populate = Заселение
edge-power-attack = Атака
edge-power-voyage = Странствие
edge-power-jump = Прыжок

## Карты

edge-hand = Тактика
edge-of = { $count } из { $most }
edge-playable = можно сыграть: { $count }

## Общее для всех

edge-vp = Победные очки
edge-fleet = готовы: { $ready }, на карте: { $out }{ $lost ->
    [0] { "" }
   *[other] , на Свалке: { $lost }
}
edge-modules = { $count ->
    [one] { $count } модуль
    [few] { $count } модуля
   *[many] { $count } модулей
}
edge-tracks = Шкалы
edge-my-vp = внизу мои ПО
edge-track-seat = { $name } { $step }
edge-events = Событие
edge-event-cards = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
edge-event-left = ещё { $left }
edge-event-due = пора
edge-no-events = больше нет
edge-raiders-out = { $count } на карте
edge-raiders-wait = ждёт
edge-ruler = Конец начинается на { $terminus } ПО.
edge-ruler-seat = { $name }: { $vp } ПО.
edge-next-planet = следующая
edge-lands-here = планета

## Бой

edge-battle-at = Бой: { $place }
edge-sides = { $count ->
    [one] { $count } сторона
    [few] { $count } стороны, побеждает старший кубик
   *[many] { $count } сторон, побеждает старший кубик
}
edge-step-escalation = Эскалация
edge-step-diplomacy = Дипломатия
edge-step-energy = Энергия
edge-step-roll = Бросок
edge-step-outcome = Итоги
edge-step-damage = Повреждения
edge-joined = { $count ->
    [0] никто не вступил
    [one] вступил { $count } корабль
    [few] вступили { $count } корабля
   *[many] вступили { $count } кораблей
}
edge-bought = энергия: { $list }
edge-raider-class = рейдеры класса { $letter }{ $shields ->
    [0] { "" }
   *[other] , щиты: { $shields }
}
edge-has = энергия: { $energy }, карты: { $cards }
edge-active = активный игрок
edge-from-weapons = орудия { $sum }
edge-from-developments = сооружения: { $count }
edge-from-energy = за энергию: { $count }
edge-from-cards = от карт: { $count }
edge-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
edge-faces = Значения ниже { $targeting } перебрасываются
edge-deciding = решает
edge-wins = победа
edge-loses = поражение
edge-compare = Сравнение кубиков
edge-leads = лучший кубик: { $die }
edge-behind = слабее
edge-alike = все равны
edge-add-none = другие не добавляют
edge-add-all = добавляют всё
edge-percent = { $number } %
edge-energy-left = останется энергии: { $count }
edge-if-won = Если победите
edge-supremacy-up = деление вверх, шкала: { $track }
edge-if-not = Если нет
edge-ships-hit = { $count ->
    [0] ваши корабли не пострадают
    [one] повреждён { $count } корабль, затем карта или установленная луна
    [few] повреждены { $count } корабля, затем карта или установленная луна
   *[many] повреждены { $count } кораблей, затем карта или установленная луна
}
edge-adds = кубики +{ $dice }, наведение +{ $targeting }
edge-with-these = Кубики: { $dice }, наведение: { $targeting }; ваша победа
edge-nobody-follows = Если никто не ответит: { $lose } % победит другой, { $nobody } % никто
edge-spend = { $count ->
    [0] Не тратить энергию
   *[other] Потратить энергию: { $count }
}
edge-join = { $count ->
    [0] Никто не вступает
    [one] Отправить { $count } корабль
    [few] Отправить { $count } корабля
   *[many] Отправить { $count } кораблей
}

## На что можно посмотреть ближе

edge-about-titanium = Материал для кораблей, модулей промышленности и сооружений.
edge-about-nanocarbon = Материал для кораблей, модулей торговли и сооружений.
edge-about-ice = Материал для модулей науки и сооружений.
edge-about-credit = Ресурс, как и другие: годится там, где в цене указан он или любой ресурс.
edge-about-energy = Запускает модуль без корабля, даёт кораблю прыгнуть и покупает кубики в бою.
edge-about-tactics = Карту разыгрывают ради её действия или отдают как любой ресурс.
edge-about-vp = Последние ходы начинаются, когда кто-то достигает порога; после них идёт итоговый подсчёт.
edge-leaders-title = Лидеры
edge-about-leaders = Они ждут на карте, пока вы их не наймёте. Без них не возвести сооружений, а каждый на станции приносит ПО в конце.
edge-about-moon = Её можно навсегда установить в модуль или в любой момент покинуть ради того, что на ней.
edge-about-populate = Возводит сооружения на планетах и остаётся там.
edge-about-attack = Может вылететь первым даже туда, где стоят другие.
edge-about-voyage = Летает в туманности и сквозь них.
edge-about-jump = За 1 энергию его дальность не ограничена: при вылете или перемещении.
edge-floor = Деление { $step }, { $vp } ПО: { $what }
edge-level = уровень сооружений { $level }
edge-sign-event = маркер событий идёт вперёд
edge-sign-discovery = жетон открытия
edge-sign-upgrade = улучшение корабля
edge-sign-prize = жетон господства
edge-sign-vault = хранилище для итогового подсчёта
edge-sign-hand = рука больше
edge-sign-any = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[many] { $count } любых ресурсов
}
edge-sign-repair = ремонт
edge-sign-damage = повреждение: модуль не работает, пока его не починят
edge-sign-ship = постройка корабля за его цену
edge-sign-build = сооружение за его цену
edge-sign-module = модуль с рынка
edge-sign-peek = взгляд на ближайшие карты событий
edge-sign-moon = установленная луна
edge-sign-arrow = отдайте то, что до стрелки, и получите то, что после
edge-sign-or = одно из двух
edge-sign-plus = и затем
edge-sign-per = за каждое
edge-sign-dock = док: модуль запускает вернувшийся корабль или энергия, если в ряду уже работает корабль
edge-sign-slot = свободное гнездо для луны
edge-sign-used = использован в этом возвращении
edge-raiders-at = Сейчас они здесь: { $places }.

## Фракции

edge-factions = Кто зажжёт Край вместе с вами?
edge-head-start = Фора
edge-start-with = В начале
edge-once-turn = раз в ход
edge-once-game = раз за партию
edge-final-title = Итоговый подсчёт
edge-final = { $base ->
    [0] { $each }
   *[other] { $base } ПО и { $each }
}.
edge-own-upgrade = Своё улучшение, один из ваших жетонов

## Событие

edge-event-title = Событие: { $name }
edge-event-score = Подсчёт, шкала: { $track }
edge-event-score-how = ПО у маркера минус 1 за каждый повреждённый модуль
edge-event-raider = Появляются рейдеры класса { $letter }
edge-event-each = Каждый игрок
edge-event-table = Для всех сразу
edge-event-reset = Маркер возвращается в начало
edge-scores = подсчёт
edge-enters = появляются
edge-turn-order = Порядок хода
edge-vp-short = ПО
edge-damage = Повреждения
edge-gain = Итого

edge-versus = { $vp } ПО, у вас { $mine }
edge-next-sign = дальше, { $step }:

## Итоговый подсчёт

edge-score-where = Откуда очки
edge-score-steps = Шаги итогового подсчёта
edge-score-step = Шаг { $step } из { $all }
edge-score-back = Предыдущий шаг
edge-score-on = Следующий шаг
edge-score-whose = Чьи очки
edge-score-sums = Таблица подсчёта
edge-score-none = нет
edge-score-total = Итог
edge-score-ties = при равенстве — модули, затем ресурсы
edge-score-scoring-before = на шкале ПО
edge-score-scoring-developments = по уровню на их шкале
edge-score-scoring-damaged-modules = по 2 ПО за модуль
edge-score-scoring-vault = за каждый неистраченный ресурс
edge-score-scoring-civilization-modules = без повреждений
edge-score-scoring-leaders = по 1 ПО за лидера на станции
edge-score-scoring-other = свойства, что приносят ПО в конце
edge-score-special-scoring = сооружения по соседству
edge-score-destiny-scoring = никто не обогнал вас на шкале

## Двое против двоих

edge-sides-title = Команды
edge-side = Команда { $letter }
edge-side-own = ваша
edge-side-other = против вас
edge-mate = Карты { $name }
edge-mate-only = видит только ваша команда
edge-give = Дать: { $name }
edge-ask = Попросить: { $name }
edge-pass-one = Один предмет за каждый ваш ход, если напарник согласен.
edge-passes = { $giver } { $has } → { $left }, { $taker } { $gets } → { $more }

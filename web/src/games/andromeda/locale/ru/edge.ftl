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
edge-bring-home = Вернуть домой
edge-energy = Энергия: { $count }
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
edge-out = на карте: { $count }
edge-barge = на барже: { $count }
edge-lost = на свалке: { $count }
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

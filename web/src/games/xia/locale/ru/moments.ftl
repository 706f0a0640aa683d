# Важные события: один текст тому, кто это сделал, другой тому, кого это задело, третий остальным.

## Бой

moment-fired-doer = Бой · вы стреляете, цель — { $target }
moment-fired-victim = Бой · { $attacker } стреляет в вас
moment-fired-other = Бой · стреляет { $attacker }, цель — { $target }
moment-damage = повреждения: { $count }
moment-values = { $attack } против { $defense }.
moment-hit-doer = Попадание: { $target }
moment-hit-victim = В вас попали
moment-hit-other = Попадание: { $target }
moment-held-doer = { $target }: ни одного повреждения
moment-held-victim = Вы не получаете повреждений
moment-held-other = { $target }: ни одного повреждения
moment-left = До гибели ещё { $left }
moment-left-doer = столько сейчас выдержит корабль
moment-left-victim = куда лягут повреждения, решаете вы
moment-left-other = столько сейчас выдержит корабль

## Корабль уничтожен

moment-gone-doer = Корабль { $ship } уничтожен: { $name }
moment-gone-victim = Ваш корабль { $ship } уничтожен
moment-gone-other = Корабль { $ship } уничтожен: { $name }
moment-gone-npc = { $name } уничтожен
moment-room-doer = Корабль выдержал бы ещё { $room }.
moment-room-victim = Вы выдержали бы ещё { $room }.
moment-room-other = Корабль выдержал бы ещё { $room }.
moment-npc-returns = Он пропускает ход и возвращается на следующем.
moment-no-killer = Виновных нет, и награды никому нет.
moment-adrift = { $count ->
    [one] Там дрейфует { $count } куб
    [few] Там дрейфуют { $count } куба
   *[other] Там дрейфует { $count } кубов
}
moment-adrift-more = кто прилетит, может подобрать
moment-lost = { $count ->
    [one] Потерян { $count } куб
    [few] Потеряны { $count } куба
   *[other] Потеряно { $count } кубов
}
moment-lost-more = груз дрейфует там, где вы были
moment-mission = Миссия потеряна
moment-mission-more = вместе с оплатой на ней
moment-kept = Остальное при вас
moment-kept-more = корабль, оборудование, кредиты: { $credits }, слава: { $fame }
moment-late = Вы пропускаете следующий ход
moment-late-more = как любой корабль уровня { $tier }
moment-soon = Ход вы не пропускаете
moment-soon-more = корабль уровня { $tier } возвращается сразу
moment-whole = Вернётесь целым
moment-whole-more = энергия { $energy }, 4 заряженных маркера, без повреждений
moment-bounty-taken = Награда за голову: { $credits }
moment-bounty-taken-doer = она ваша
moment-bounty-taken-victim = её получает { $name }
moment-bounty-taken-other = её получает { $name }
moment-bounty = Награда за голову +{ $added }
moment-bounty-doer = корабль был законопослушным: вы преступник
moment-bounty-victim = вы были законопослушны: { $name } — преступник
moment-bounty-other = { $name } — преступник

## Что решили кубики

moment-rebuffed = Щит отбрасывает вас
moment-rebuffed-why = Граница не пройдена.
moment-drained = { $energy ->
    [0] Вы теряете маркеры: { $markers }
   *[other] Вы теряете энергию: { $energy }{ $markers ->
        [0] {""}
       *[other] , и маркеры: { $markers }
    }
}
moment-drained-why = Осталось энергии: { $left }.
moment-stranded-doer = Ваша энергия истощена
moment-stranded-other = { $name }: энергия истощена
moment-stranded-why = Ни энергии, ни заряженных маркеров.
moment-impulse = Импульс остаётся
moment-impulse-more = { $impulse } кл. за ход и малые действия
moment-rescue = Выручит любая энергия
moment-rescue-more = вас зарядит планета или спасёт другой капитан
moment-help = Помочь может тот, кто рядом
moment-help-more = спасение приносит 1 очко славы

## Слава и титулы

moment-fame-caps = Слава · { $name }
moment-fame-doer = Ваша слава растёт: +{ $points }
moment-fame-other = { $name }: слава +{ $points }
moment-from-to = слава { $from } → { $to }
moment-track = Слава: { $fame } из { $target }
moment-you-have = у вас { $fame }
moment-has = { $name } { $fame }
moment-fame-now = Слава +{ $points }, теперь { $fame }
moment-fame-tier-doer = столько, каков уровень корабля
moment-fame-tier-victim = получает { $name }, по уровню вашего корабля
moment-fame-tier-other = получает { $name }
moment-why-combat = За уничтоженный корабль.
moment-why-explore = За то, что открыл жетон исследования.
moment-why-first-use-fame = За первый проход через эти врата.
moment-why-kindness = За спасение.
moment-why-luck = На кубике 20.
moment-why-missions = За завершённую миссию.
moment-why-ships = За новый корабль.
moment-why-titles = За титул.
moment-why-trade = За продажу всего груза сразу.
moment-why-wealth = Куплена за кредиты.
moment-title-caps = Титул · { $name }
moment-title-doer = Теперь титул { $title } у вас
moment-title-other = { $name } — теперь { $title }
moment-title-why = Условие: { $goal }.
moment-skill = Навык, который он даёт

## Числа и что они значат

fact-now = Кубик сейчас
fact-left = Осталось пусков
fact-of = { $left } из { $of }
number-energy = Энергия
number-impulse = Импульс
number-armed = Заряженные маркеры
number-disarmed = Разряженные маркеры
number-bounty = Награда за голову
number-credits = Кредиты
number-fame = Слава
about-energy = Заряжает маркеры, оплачивает сканирование и способности. Восполняется на планете.
about-impulse = Столько клеток корабль раз за ход пролетает без двигателя и без маркера.
about-armed = Каждый пуск оборудования тратит один. Зарядить снова — по 1 энергии за каждый.
about-disarmed = Израсходованы: после вашего хода 1 энергия заряжает один.
about-bounty = Кредиты за голову капитана: их получает тот, кто уничтожит корабль. С любой наградой вы преступник, и законолюбивые входы для вас закрыты.
about-credits = На оборудование, корабли, груз и ремонт, а под конец — на славу.
about-fame = Кто первым наберёт сколько нужно, тот сразу побеждает.

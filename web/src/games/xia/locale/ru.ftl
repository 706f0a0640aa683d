# Слова рисунков «Ксии».

map-keys = Карта. Стрелки ведут по доступному, Enter выбирает; плюс, минус и 0 меняют масштаб, H находит ваш корабль.
zoom-in = Ближе
zoom-out = Дальше
fit = Показать всю карту
my-ship = Показать мой корабль
hide = Скрыть фигуры
show = Показать фигуры
again = Ещё раз, чтобы рискнуть кораблём
choose-which = Что именно?
close = Закрыть
percent = { $number }%
combat-aims = { $attacker } выбирает цель
combat-fires = { $attacker } открывает огонь, цель — { $target }
combat-rams = { $attacker } идёт на таран, цель — { $target }
combat-nth = { $number }-я атака за ход
combat-further = затем { $names }
combat-step-target = Цель
combat-step-attack = Атака
combat-step-defence = Защита
combat-step-roll = Бросок
combat-step-resolve = Итог
combat-step-rearm = Заряд
combat-deciding = решает
combat-declared = объявлено
combat-times = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
combat-left = до гибели: { $left }
combat-markers = маркеров: { $count }
combat-spread = { $least }–{ $most }, около { $average }
combat-attack-value = атака
combat-defence-value = защита
combat-damage = { $count ->
    [0] { $name }: без урона
    [one] { $name }: { $count } повреждение
    [few] { $name }: { $count } повреждения
   *[other] { $name }: { $count } повреждений
}
combat-earlier = Атака { $number }
combat-others = Могут вмешаться: { $names }
hit-none = ничего
hit-fatal = гибель
declare-odds = Сколько повреждений пройдёт
declare-odds-shielded = Сколько повреждений пройдёт, если цель поднимет все щиты, на которые хватит маркеров
declare-none = Без щитов
declare-enough = Хватит
declare-more = и { $name }
declare-no-dice = без кубиков
declare-open = Без щитов: гибель { $number }%
declare-ram = Таран: { $number }%, что погибнете вы
declare-ram-safe = Таран ранит и вас
declare-fire = Огонь
declare-defend = Объявить
declare-then = и бросаем кубики
declare-add = Добавить и выбирать дальше

fame-track = Слава, до { $target }
fame = Слава
title-space = здесь открывается титул
mat = Ваш корабль
energy = Энергия
impulse = Импульс
impulse-used = использован
armed = заряжены
disarmed = разряжены
bounty = Награда за голову { $bounty }
no-bounty = награды нет
captains = Другие капитаны
drift = В дрейфе
titles = Титулы на столе
held = Ваши титулы
mission-mine = Ваше задание
mission-hidden = Задание, лицом вниз
payment = Плата { $payment }
payment-waits = Плата ждёт сектора
used = использована
market = Предлагается
ways = Как уложить
free-spaces = свободно: { $count }
damage = повреждено: { $count }
on-card = { $credits } на карте
flies-to = курс: { $sector }
hunts = цель: { $name }
not-there = не на карте
die = d{ $die }
fame-worth = Слава: { $fame }
letter-spice = С
letter-holo = Г
letter-terra = Т
letter-plasma = П
letter-cyber = К
npc-enforcer = Па
npc-scoundrel = Ра
npc-merchant = То

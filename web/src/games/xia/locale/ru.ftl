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

## Что это и что оно делает

look-here = Что здесь?
barred-here = Сейчас нельзя: { $reasons }
fact-die = Кубик
fact-uses = Раз за ход
fact-size = Клеток трюма
fact-price = Цена
fact-credits = Кредиты
fact-wounds = Повреждения
fact-free = Свободно
fact-bounty = Награда за голову
stands-here = Здесь: { $name }
adrift-here = Дрейфует: { $cube }
about-engine = Положите заряженный маркер на свободную ячейку пуска и бросьте кубик: на столько клеток можно пролететь. Каждое повреждение отнимает единицу. Двигателем можно и таранить.
about-shield = В бою результат кубика вычитается из урона. Помогает и против астероидов, и против потери энергии в туманностях, но не против планетарных щитов, обломков и звёзд.
about-blaster = Бьёт по соседнему кораблю на линии видимости: результат кубика — это урон.
about-missile = Бьёт по кораблю на линии видимости в 2–6 клетках от вас, но никогда по соседнему: результат кубика — это урон.
about-enforcer = Преследует того, кто напал на него последним, затем ближайшего преступника, а иначе патрулирует законные планеты. Летит на 6 клеток, стреляет ракетой к8 с 2–6 клеток, защищается к8 и гибнет от 12 урона. Кто его уничтожит, получит его кредиты, 2 очка славы и 2000 награды за свою голову.
about-scoundrel = Преследует того, кто напал на него последним, затем ближайший корабль без награды за голову, а иначе летит к Острогу. Летит на 5 клеток, стреляет бластером к8 по соседнему кораблю и уходит до 8 клеток. Защищается к6 и гибнет от 10 урона. Кто его уничтожит, получит его кредиты и 1 очко славы.
about-merchant = Каждый ход летит на 8 клеток от планеты к планете и на каждой зарабатывает 1000 кредитов. Никогда не нападает, защищается к8 и гибнет от 15 урона. Кто его уничтожит, получит его кредиты, 1 очко славы и 1000 награды за свою голову.
ground-space = Само по себе здесь ничего не происходит.
ground-planet = На планете после действий идёт торговля. Через вход — без броска; через щит — к20: 1–10 отбросит с таким же уроном, 11–17 пройдёте и получите 1000 награды за голову, 18–20 пройдёте.
ground-nebula = Вход снаружи — бросок к20: на 1–10 вы теряете столько же энергии. Внутри и на выходе ничего не происходит.
ground-asteroid = Каждый шаг в клетку астероидов — бросок к20: на 1–10 вы получаете столько же урона.
ground-debris = Каждый шаг в клетку обломков — бросок к20: на 1–3 корабль уничтожен, и щиты не помогают.
ground-gate = С клетки врат за 1 движение можно перейти на любую клетку других, связанных с ними врат.
ground-star = Корабль, влетевший в звезду, уничтожен сразу.

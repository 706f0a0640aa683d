# Слова рисунков «Ксии».

close = Закрыть
percent = { $number } %
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
    [0] { $name }: без повреждений
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
declare-fire = { $count ->
    [0] Огонь…
    [one] Огонь: { $count } кубик
    [few] Огонь: { $count } кубика
   *[many] Огонь: { $count } кубиков
}
declare-defend = { $count ->
    [0] Без щитов
    [one] Поставить { $count } щит
    [few] Поставить { $count } щита
   *[many] Поставить { $count } щитов
}
declare-dice = к{ $die } за каждое применение
declare-untold = Для такого числа кубиков вероятности не показываются.
stow-freely = Разложить как получится, не спрашивать куда
lay-damage = Разложить повреждения: { $count }
harm = К чему это приведёт
harm-lay = Нажмите на отсек, чтобы положить туда повреждение, и ещё раз, чтобы снять его.
harm-empty = На пустые отсеки: { $count }
harm-none = без вреда
harm-cube = { $cube }: { $count }
harm-overboard = окажется за бортом
harm-outfit = { $name }: { $count }
harm-die = к{ $die } −{ $less };
harm-uses = { $uses ->
    [0] применить больше нельзя
    [one] осталось { $uses } применение
    [few] осталось { $uses } применения
   *[many] осталось { $uses } применений
}
harm-left = До уничтожения корабля: ещё { $count }
declare-open = Без щитов: гибель { $number } %
declare-ram = Таран: { $number } %, что погибнете вы
declare-ram-safe = Таран ранит и вас

flew = { $count ->
    [one] пройдена { $count } клетка
    [few] пройдены { $count } клетки
   *[many] пройдено { $count } клеток
}
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
die = к{ $die }
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
about-shield = В бою результат кубика вычитается из атаки. Помогает и против астероидов, и против потери энергии в туманностях, но не против планетарных щитов, обломков и звёзд.
about-blaster = Бьёт по соседнему кораблю в прямой видимости: сколько на кубике, столько повреждений.
about-missile = Бьёт по кораблю в прямой видимости в 2–6 клетках от вас, но никогда по соседнему: сколько на кубике, столько повреждений.
about-enforcer = Преследует того, кто напал на него последним, затем ближайшего преступника, а иначе патрулирует законолюбивые планеты. Летит на 6 клеток, стреляет ракетой к8 с 2–6 клеток, защищается к8 и гибнет от 12 повреждений. Кто его уничтожит, получит его кредиты, 2 очка славы и 2 000 награды за свою голову.
about-scoundrel = Преследует того, кто напал на него последним, затем ближайший корабль без награды за голову, а иначе летит к Острогу. Летит на 5 клеток, стреляет бластером к8 по соседнему кораблю и уходит, не дальше чем на 8 клеток. Защищается к6 и гибнет от 10 повреждений. Кто его уничтожит, получит его кредиты и 1 очко славы.
about-merchant = Каждый ход летит на 8 клеток от планеты к планете и на каждой зарабатывает 1 000 кредитов. Никогда не нападает, защищается к8 и гибнет от 15 повреждений. Кто его уничтожит, получит его кредиты, 1 очко славы и 1 000 награды за свою голову.
ground-space = Само по себе здесь ничего не происходит.
ground-planet = На планете после действий занимаются делами. Через вход — без броска; через щит — к20: на 1–10 щит отбросит вас, и повреждений будет столько же, на 11–17 пройдёте и получите 1 000 награды за голову, на 18–20 пройдёте.
ground-nebula = Вход снаружи — бросок к20: на 1–10 вы теряете столько же энергии. Внутри и на выходе ничего не происходит.
ground-asteroid = Каждый шаг в клетку астероидов — бросок к20: на 1–10 вы получаете столько же повреждений.
ground-debris = Каждый шаг в клетку обломков — бросок к20: на 1–3 корабль уничтожен, и щиты не помогают.
ground-gate = С клетки врат за 1 очко движения можно перейти на любую клетку других, связанных с ними врат.
ground-star = Корабль, влетевший в звезду, уничтожен сразу.

# Сухой док.
dock = Сухой док
dock-open-place = Уложить { $name } в сухом доке
dock-open-stow = Уложить груз в сухом доке
dock-open-trade = Покупки и укладка в сухом доке
dock-open-ship = Осмотреть корабли в сухом доке
dock-keys = Корпус корабля { $ship }. Стрелки двигают деталь в руке, R поворачивает её, Enter кладёт.
dock-tray = Что можно уложить в трюм
dock-tab-market = Рынок
dock-tab-hold = В трюме
dock-tab-free = Примерка
dock-ware = { $kind } · { $die } · { $uses ->
    [one] { $uses } применение
    [few] { $uses } применения
   *[other] { $uses } применений
}
dock-mat = Трюм { $hold } · импульс { $impulse } · энергия { $energy }
dock-ships = Корабли { $tier } уровня
dock-hull = Корпус
dock-owned = в трюме: { $count }
dock-short = У вас { $credits }
dock-placing = в руке
dock-in-hand = в руке
dock-stays = остаётся на месте
dock-empty = Трюм пуст.
dock-place = Куда уложить { $name }
dock-taken = { $cells }: { $count ->
    [one] здесь лежит
   *[other] там лежит
} { $by }.
dock-on-damage = { $cells }: { $count ->
    [one] отсек повреждён
   *[other] отсеки повреждены
}.
dock-outside = { $cells }: { $count ->
    [one] это
   *[other] всё это
} за пределами трюма.
dock-beyond = Часть торчит из трюма.
dock-rest = Тогда остальному не хватит места.
dock-fits = { $name }: { $count ->
    [one] подходит { $count } способ
    [few] подходят { $count } способа
   *[other] подходит { $count } способов
}.
dock-lies = { $name } на { $cells }. Всего { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[other] { $count } способов
} уложить.
dock-auto-helps = Пока всё лежит так, { $name } не помещается. Подвиньте остальное сами или доверьте это автоукладке.
dock-no-way = { $name } не помещается, как ни переложить остальное.
dock-fixed = { $name } остаётся на месте.
dock-ready = Всё на месте. Подтвердите или пробуйте дальше.
dock-behind = На борту нет места: { $names }. Оборудование продаётся, кубы остаются.
dock-hint = Выберите деталь, затем отсек корпуса.
dock-free = Здесь всё понарошку: примеряйте любое оборудование к любому корпусу, когда угодно.
dock-setup = Покупайте, что нужно; как всё лежит, спросят в конце.
dock-ways = Куда помещается · { $count }
dock-uses = применения { $cells }
dock-more = Ещё { $count }
dock-fewer = Меньше
dock-inside = В этом трюме
dock-credits = Кредиты
dock-left = останется
dock-buy = Купить { $name } · { $price }
dock-buy-fit = Купить и уложить { $name } · { $price }
dock-fly = Взять корабль { $name }
dock-lay = { $count ->
    [one] Уложить здесь
   *[other] Уложить всё так
}
dock-next = Сюда, а затем { $name }
dock-arrange = Переложить трюм так
dock-two-steps = Сначала трюм перекладывается, потом идёт покупка.
dock-not-yet = Пока не помещается{ $cells ->
    [none] { "" }
   *[other] : { $cells }
}
dock-not-now = Не сейчас: только в хозяйственной фазе на планете
dock-still-in-hand = Что-то ещё в руке
dock-stuck = Так всё-таки нельзя. Продолжайте отсюда.
dock-undo = Отменить шаг
dock-reset = Сначала
dock-tools = Деталь в руке
dock-turn = Повернуть
dock-flip = Перевернуть
dock-one-face = у деталей одна сторона
dock-auto = Автоукладка
dock-auto-moves = { $count ->
    [0] остальное на месте
    [one] сдвинется { $count } деталь
    [few] сдвинутся { $count } детали
   *[other] сдвинется { $count } деталей
}
dock-auto-none = всё вместе не помещается
dock-out = Вынуть
dock-out-none = в руке ничего нет
dock-put-back = Вернуть
dock-sell = Продать
dock-no-sale = только в хозяйственной фазе
dock-not-real = Здесь всё понарошку
dock-only-try = Сейчас не время покупок: можно примерять и смотреть цены
dock-trial = примерка
log-fame = Слава
log-credits = Кредиты

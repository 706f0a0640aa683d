# Игра для одного: Коалиция, за которую играет сама игра, и её карты поведения

## Кто бросает кубики

aurora-npc-jayce-carver = { aurora-crew-jayce-carver }
aurora-npc-ilan-maro = { aurora-crew-ilan-maro }
aurora-npc-flibby = { aurora-crew-flibby }
aurora-npc-tamsin-oryx = { aurora-crew-tamsin-oryx }
aurora-npc-rovanna = { aurora-crew-rovanna }
aurora-npc-brandt-hale = { aurora-crew-brandt-hale }
aurora-npc-oru-vantle = { aurora-crew-oru-vantle }
aurora-npc-sister-quill = { aurora-crew-sister-quill }
aurora-npc-ozymar = { aurora-crew-ozymar }
aurora-npc-zhenna-ruul = { aurora-crew-zhenna-ruul }
aurora-npc-destiny-aurora = { aurora-ship-destiny-aurora }
aurora-npc-eden-fyre = { aurora-ship-eden-fyre }

## Карты поведения

aurora-behaviour-bloodhound = Ищейка
    .flavour = Ей неважно, кто вы. Важно, далеко ли.
aurora-behaviour-headhunter = Охотник за головами
    .flavour = К чему возиться с руками?
aurora-behaviour-carrion-crow = Стервятник
    .flavour = Ждёт, пока вы захромаете.
aurora-behaviour-counterpart = Двойник
    .flavour = Та же выучка, другой флаг.
aurora-behaviour-repossessor = Взыскатель
    .flavour = Всё, что вы несёте, уже просрочено.
aurora-behaviour-taskmaster = Надсмотрщик
    .flavour = В списке одна строка, и она ваша.
aurora-behaviour-courier = Курьер
    .flavour = Расписались, запечатали — и почти уехали.
aurora-behaviour-surveyor = Землемер
    .flavour = Сначала измерит комнату, потом тех, кто в ней.
aurora-behaviour-opportunist = Ловец случая
    .flavour = Вам стоило отвернуться всего раз.
aurora-behaviour-climber = Карьерист
    .flavour = Ещё один успех — и кабинет с окном.
aurora-behaviour-gatekeeper = Привратник
    .flavour = Без второго приглашения на борт никто не взойдёт.
aurora-behaviour-sentry = Часовой
    .flavour = Стоит здесь с тех пор, когда вас ещё не искали.
aurora-behaviour-second = Секундант
    .flavour = Драк не начинает. Ваши — заканчивает.
aurora-behaviour-shadow = Тень
    .flavour = Дверь вы услышите. Кто её закрыл — не увидите.
aurora-behaviour-whisper = Шёпот
    .flavour = Тихо скажет и тихо унесёт.

aurora-pursuit-nearest = ближайший Ренегат
aurora-pursuit-highest-initiative = Ренегат с высшей инициативой
aurora-pursuit-same-station = Ренегат той же специальности
aurora-pursuit-wounded = Ренегат, у которого больше всего ран
aurora-pursuit-carrier = тот, кто несёт трофей миссии
aurora-pursuit-alone = Ренегат, рядом с которым в комнате нет друзей
aurora-pursuit-near-dock = Ренегат не дальше 6 клеток от корабля Ренегатов
aurora-pursuit-near-goal = Ренегат не дальше 6 клеток от цели миссии
aurora-pursuit-mate-fights = тот, с кем бьётся товарищ
aurora-pursuit-goal = цель миссии
aurora-pursuit-dock = причал корабля Ренегатов, чтобы ждать там
aurora-about-behaviour = { NAME("behaviour", $card) }, карта поведения Коалиции в игре против самой игры. Цели по порядку: { NAME("pursuit", $order) }.{ $stealth ->
    [1] {" "}Ходит скрытно.
   *[other] { "" }
}{ $finishes ->
    [1] {" "}Прежде всего атакует соседнего Ренегата, у которого осталось не больше 2 здоровья.
   *[other] { "" }
} { NAME("behaviour", $card, form: "flavour") }
aurora-table-mate = { NAME("crew", $crew) }, Коалиция, «{ NAME("behaviour", $card) }»: { PLACE($square) }{ aurora-table-state }

## Что они делают

aurora-solo-party = { NAME("ship", $ship) } высаживает десант, подобный вашему: { NAME("crew", $crew) }.
aurora-solo-card = { NAME("crew", $crew) }: карта поведения — «{ NAME("behaviour", $card) }».
aurora-solo-hunts = { NAME("crew", $crew) } выбирает цель — { NAME("crew", $target) }: { $why ->
    [nearest] ближе всех
    [highest-initiative] высшая инициатива
    [same-station] та же специальность
    [wounded] больше всего ран
    [carrier] несёт трофей миссии
    [alone] в комнате нет никого из своих
    [near-dock] близко к кораблю, который ждёт добычу
    [near-goal] слишком близко к цели миссии
    [mate-fights] с этой целью бьётся товарищ
    [quarry] так велит миссия
    [melee] их бой не окончен
    [eluded] ускользнуть не удалось
    [hidden] кто-то прячется рядом
    [aboard] абордажник на борту
    [finish] здоровья почти не осталось
   *[other] так велит карта
}.
aurora-solo-heads-for = { NAME("crew", $crew) } идёт: { PLACE($square) }; { $why ->
    [goal] там трофей миссии
    [guard] там есть что охранять
    [home] с трофеем миссии, к кораблю
    [dock] караулит причал
    [ship] оттуда вы выйдете
   *[other] так велит карта
}.
aurora-solo-idle = { NAME("crew", $crew) } никого не видит и ждёт.
aurora-solo-ship-hunts = { NAME("ship", $ship) } выбирает цель — { NAME("ship", $target) }: { $why ->
    [retaliates] тот корабль в него попал
    [goal] так велит миссия
   *[nearest] ближайший корабль Ренегатов
}.
aurora-solo-ship-bound = { NAME("ship", $ship) } берёт курс: { NAME("planet", $planet) }; { $why ->
    [follows] Ренегаты уже сели
    [fetches] забрать своих
   *[home] домой, с трофеем миссии
}.
aurora-solo-ship-idle = { NAME("ship", $ship) } не находит цели.
aurora-solo-rolled-off = Инициатива равна: кто из Коалиции ходит следующим, решает жребий.
aurora-solo-start-rolled-off = Где начинает Коалиция, решает жребий.
aurora-solo-fighter-split =
    .roll = цель последнего истребителя
aurora-solo-result =
    .end = Время вышло: Коалиция вас не пропустила.

## Параметры стола и что сейчас происходит

aurora-setting-coalition = Кто играет за Коалицию
    .value-people = люди и боты
    .value-game = сама игра: против одного или двух Ренегатов. Один игрок всегда играет против игры
aurora-refused-two-renegades = против игры может быть не больше { COUNT("players", $seats) }
aurora-refused-renegades-only = против игры все летают на кораблях Ренегатов
aurora-count-players = { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
   *[many] { $count } игроков
}

aurora-frame-CoalitionTurn = корабль Коалиции
aurora-frame-Land = посадка
aurora-frame-Rise = взлёт
aurora-frame-Mirror = высадка Коалиции
aurora-frame-CoalitionParty = десант Коалиции
aurora-frame-MateTurn = ход одного из Коалиции
aurora-frame-March = в пути
aurora-frame-OddOrEven = последний истребитель

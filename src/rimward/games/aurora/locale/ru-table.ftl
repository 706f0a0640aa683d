# Стол в нескольких строках, имена клеток, рисунки полей, что напечатано и откуда дигиты

aurora-space = { $kind ->
    [tile] { NAME("tile", $name) } { $square }
    [planet] { NAME("planet", $name) } { $square }
    [field] посадочная полоса { NAME("place", $name) } ({ $square })
    [dock] { $name ->
        [home] причал дома
       *[other] причал { NAME("place", $name) }
    }
    [crew] { NAME("crew", $name) }
    [ship] { NAME("ship", $name) }
   *[thing] { NAME("thing", $name) }
}

## Стол в нескольких строках

aurora-table-round = Раунд { $round }. { $events ->
    [0] { $left ->
        [1] Это последний раунд.
       *[other] Мировых событий больше нет: после этого раунда ещё один.
    }
   *[other] { $waits ->
        [1] Впереди { COUNT("events", $events) }: первое — когда кто-нибудь высадится, потом по одному в раунд, и ещё один раунд.
       *[other] Впереди { COUNT("events", $events) }, по одному в раунд, и ещё один раунд.
    }
}
aurora-table-mission = Миссия «{ NAME("mission", $mission) }» ({ COUNT("digits", $digits) }): { NAME("mission", $mission, form: "goal") }{ $tier ->
    [2] , а потом верните корабль домой
   *[other] { "" }
}. { $coalition ->
    [stop] Это дело Ренегатов; если они не успеют, выигрывает Коалиция.
    [together] Обе стороны выигрывают или проигрывают вместе.
   *[race] Этого хотят обе стороны.
}
aurora-table-goal = На планете: { NAME("thing", $what) } ({ PLACE($square) }){ $rounds ->
    [0] { "" }
   *[other] , удерживают: { $side ->
        [0] { NAME("faction", "renegades") }
       *[other] { NAME("faction", "coalition") }
    }; раундов: { $rounds }
}
aurora-table-owner = { PERSON($seat) ->
    [you] Вы
    [npc] Сама игра
   *[other] { SEAT($seat) }
} ({ $side ->
    [0] { NAME("faction", "renegades") }
   *[other] { NAME("faction", "coalition") }
}{ PERSON($seat) ->
    [npc] { "" }
   *[other] , { COUNT("digits", $digits) }
}): { NAME("ship", $ship) }
aurora-table-condition = { $up ->
    [1] щиты { $left }
   *[other] щиты сбиты, корпус { $left }
}{ SIZE($cards) ->
    [0] { "" }
   *[other] ; обломки: { TALLY("card", $cards) }
}
aurora-table-in-orbit = { aurora-table-owner }, в космосе: { PLACE("orbit", $square) }, курс — { NAME("facing", $facing) }; { aurora-table-condition }
aurora-table-docked = { aurora-table-owner }, стоянка — { PLACE("dock", $dock) }; { aurora-table-condition }
aurora-table-nowhere = { aurora-table-owner }, пока не на поле; { aurora-table-condition }
aurora-table-taken = { aurora-table-owner }, захвачен; кем: { NAME("ship", $captor) }; { aurora-table-condition }
aurora-table-who = { PERSON($seat) ->
    [you] Ваш экипаж, { NAME("crew", $crew) }
    [npc] Коалиция, { NAME("crew", $crew) }
   *[other] { SEAT($seat) }, { NAME("crew", $crew) }
}
aurora-table-state = { $out ->
    [1] , без сознания
   *[other] { $wounds ->
        [0] { "" }
       *[other] , ран { $wounds } из { $health }
    }
}{ aurora-table-marks }
aurora-table-marks = { $hidden ->
    [1] , скрывается
   *[other] { "" }
}{ $stun ->
    [1] , оглушение
   *[other] { "" }
}{ SIZE($gear) ->
    [0] { "" }
   *[other] ; { TALLY("card", $gear) }
}{ SIZE($holds) ->
    [0] { "" }
   *[other] ; трофей: { TALLY("thing", $holds) }
}
aurora-table-on-surface = { aurora-table-who }: { PLACE($square) }{ aurora-table-state }
aurora-table-enemy = { NAME("crew", $crew) } (ран { $wounds } из { $health }): { PLACE($square) }{ aurora-table-marks }
aurora-table-npc-ship = { NAME("ship", $ship) } (корпус { $left }): { PLACE("orbit", $square) }, { NAME("facing", $facing) }
aurora-table-is-carried = { aurora-table-who }: кто несёт — { NAME("crew", $carrier) }{ aurora-table-state }
aurora-table-aboard = { aurora-table-who }: на борту, { NAME("ship", $ship) }, { NAME("room", $room) }{ aurora-table-state }
aurora-table-bounty = Ваша тайная награда за голову: { NAME("crew", $crew) }, { COUNT("digits", $digits) }

## Рисунки полей

aurora-board-surface = Поверхность
aurora-board-orbit = Космос
aurora-map-square = { $field ->
    [orbit] { PLACE("orbit", $square) }
   *[surface] { PLACE($square) }
}
aurora-map-name = { NAME("tile", $tile) }
aurora-map-crew = { $sign } { NAME("crew", $crew) }{ $out ->
    [1] {" "}(без сознания)
   *[other] {" "}({ $wounds }/{ $health }{ $hidden ->
        [1] , скрывается
       *[other] { "" }
    })
}
aurora-map-ship = { $sign } { NAME("ship", $ship) } ({ $up ->
    [1] щиты { $left }
   *[other] корпус { $left }
})
aurora-map-planet = { NAME("planet", $planet) } { NAME("place", $place) }
aurora-map-tile = { $board ->
    [orbit] В космосе { NAME("place", $place) }: { NAME("tile", $tile) }
   *[surface] На планете { NAME("place", $place) }: { NAME("tile", $tile) }
}
aurora-legend = { $what ->
    [hindering] затрудняет
    [nebula] затрудняет
    [blocking] непроходимо
    [water] вода
    [elevated] возвышенность
    [sunken] низина
    [wall] стена
    [door] проём
    [ledge] уступ
    [steps] ступени
    [crate] ящик
    [fire] огонь
    [pile] брошенное снаряжение
    [goal] цель миссии
    [dock] причал
    [ship] корабль у причала
    [salvage] обломки
    [mine] космическая мина
   *[planet] планета
}

## Что напечатано

aurora-about-crew = { NAME("crew", $crew) }, { NAME("specialty", $specialty) } { $side ->
    [0] { NAME("faction", "renegades", form: "of") }
   *[other] { NAME("faction", "coalition", form: "of") }
} ({ NAME("keyword", $keywords) }): инициатива { $initiative }, здоровье { $health }, скорость { $speed }, атака { $attack }, защита +{ $plus } ({ COUNT("dice", $dice) }); Лидерство { $leadership }, Поиск { $search }, Пилотирование { $piloting }, Техника { $tech }, Скрытность { $stealth }, Оружие { $weapons }, Медицина { $medical }; { NAME("card", $cards) }. Противник платит в награду за голову { COUNT("digits", $bounty) }. { NAME("crew", $crew, form: "flavour") }
aurora-only-when = { $when ->
    [melee] {" "}в ближнем бою
    [ranged] {" "}издалека
   *[none] { "" }
}{ $against ->
    [none] { "" }
   *[other] {" "}против { NAME("keyword", $against, form: "against") }
}{ $wielding ->
    [none] { "" }
   *[other] , если в руке { NAME("keyword", $wielding) }
}{ $lower ->
    [0] { "" }
   *[other] {" "}против того, кто стоит ниже
}{ $near ->
    [0] { "" }
   *[other] {" "}не дальше чем в { $near } клетках
}{ $for ->
    [elude] {" "}при ускользании
    [stealth] {" "}чтобы скрыться
    [scan] {" "}при сканировании
    [container] {" "}для ящиков
   *[none] { "" }
}
aurora-what-counts = { $what ->
    [attack] атака +{ $plus } (до { $on } куб.)
    [defense] защита +{ $plus } (до { $on } куб.)
    [dice] в атаке ещё { COUNT("dice", $count) }
    [reroll] в защите можно перебросить { COUNT("dice", $count) }
    [tests] в проверках{ $skill ->
        [none] { "" }
       *[other] {" "}«{ NAME("skill", $skill) }»
    } ещё { COUNT("dice", $count) }
    [lift] в проверках{ $skill ->
        [none] { "" }
       *[other] {" "}«{ NAME("skill", $skill) }»
    } к одному кубику +{ $count }
    [speed] скорость +{ $count }
    [range] дальность +{ $count }
    [flight] летает
   *[immune] оглушить нельзя
}
aurora-about-bonus = { NAME("card", $card) }; у кого: { NAME("crew", $crew) }. Всегда: { aurora-what-counts }{ aurora-only-when }.
aurora-about-action = { NAME("card", $card) }; у кого: { NAME("crew", $crew) }; { $kind ->
    [free] свободно
   *[action] за действие
}: { $skill ->
    [none] { "" }
   *[other] проверка «{ NAME("skill", $skill) }», { $least } или больше;{" "}
}{ EFFECT($effect) }.
aurora-about-blue = { NAME("card", $card) }; у кого: { NAME("crew", $crew) }; кораблю, пост — { NAME("room", $station) }: { $what ->
    [attack] атака +{ $plus } (до { $on } куб.)
    [defense] защита +{ $plus } (до { $on } куб.)
    [free_turns] в каждом движении один поворот даром
    [initiative] инициатива +{ $count }
    [scan_range] сканирует обломки не дальше чем в { $count } клетках
    [dice] { NAME("ability", $ability) }: ещё { COUNT("dice", $count) }
   *[more] { NAME("ability", $ability) }: на { $count } сильнее
}.
aurora-about-ship = { NAME("ship", $ship) }, корабль { $side ->
    [0] { NAME("faction", "renegades", form: "of") }
   *[other] { NAME("faction", "coalition", form: "of") }
}: щиты { $shields }, корпус { $hull }, дальность { $range }. Со щитами: { NAME("ability", $front) }. Без щитов: { NAME("ability", $back) }. { NAME("ship", $ship, form: "flavour") }
aurora-about-item = { NAME("card", $card) }, { NAME("kind", $kind) }, { NAME("deck", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}{ $hands ->
    [0] { "" }
    [1] ; одна рука
   *[other] ; две руки
}{ $range ->
    [0] { "" }
   *[other] ; дальность { $range }
}{ $dice ->
    [0] { "" }
   *[other] ; ещё { COUNT("dice", $dice) }
}{ $on ->
    [0] { "" }
   *[other] ; атака +{ $plus } (до { $on } куб.)
}{ $against ->
    [none] { "" }
   *[other] {" "}против { NAME("keyword", $against, form: "against") }
}{ $guarded ->
    [0] { "" }
   *[other] ; защита +{ $guard } (до { $guarded } куб.)
}{ $speed ->
    [0] { "" }
   *[other] ; скорость { $speed }
}{ $area ->
    [0] { "" }
   *[other] ; бьёт всех не дальше чем в { $area } кл.
}{ $breaks ->
    [0] { "" }
   *[other] ; на 6 ломает стены
}{ $effect ->
    [none] { "" }
   *[other] ; { $act ->
        [free] свободно
       *[action] за действие
    }: { EFFECT($effect) }
}{ $energy ->
    [0] { "" }
   *[other] ; { COUNT("uses", $energy) }
}{ $value ->
    [0] { "" }
   *[other] ; цена — { COUNT("digits", $value) }
}. { NAME("card", $card, form: "flavour") }
aurora-about-item-bonus = { NAME("card", $card) }, { NAME("kind", $kind) }, { NAME("deck", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { aurora-what-counts }{ aurora-only-when }; цена — { COUNT("digits", $value) }. { NAME("card", $card, form: "flavour") }
aurora-about-trap = { NAME("card", $card) }: шесть кубиков против каждого не дальше чем в 2 клетках, если её не нашли сканированием.
aurora-about-cache = { NAME("card", $card) }: сразу 25 дигитов.
aurora-about-explosive = { NAME("card", $card) }: шесть кубиков против каждого корабля не дальше чем в 2 клетках, если её не нашли сканированием.
aurora-about-mission = { NAME("mission", $mission) }, миссия ({ NAME("planet", $planet) }), { COUNT("digits", $digits) }: { NAME("mission", $mission, form: "goal") }. { $coalition ->
    [stop] Если не успеть, выигрывает Коалиция.
    [together] Обе стороны выигрывают или проигрывают вместе.
   *[race] Сделать это могут обе стороны.
} { $when ->
    [begins] Вначале: { EFFECT($effect) }.{ " " }
    [taken] Каждый раз, когда это берут: { EFFECT($effect) }.{ " " }
   *[other] { "" }
}{ NAME("mission", $mission, form: "flavour") }
aurora-about-tile = { NAME("tile", $tile) }, { $board ->
    [orbit] плитка космоса
   *[surface] { $indoor ->
        [1] плитка планеты с помещениями
       *[other] плитка планеты
    }
}, { $type ->
    [centre] для середины
    [side] для стороны
   *[corner] для угла
}. { NAME("tile", $tile, form: "flavour") }{ $effect ->
    [none] { "" }
   *[other] {" "}Если действуют карты мест: { EFFECT($effect) }.
}
aurora-about-event = { NAME("event", $card) }, мировое событие: { EFFECT($effect) }. Так — за столами, где события действуют; за другими оно только отсчитывает время. { NAME("event", $card, form: "flavour") }

## Откуда дигиты

aurora-source-mission =
    .source = Миссия
aurora-source-bounty =
    .source = Награды за голову
aurora-source-crew =
    .source = Побеждённые персонажи
aurora-source-villains =
    .source = Злодеи
aurora-source-creatures =
    .source = Существа
aurora-source-ships =
    .source = Отбуксированные корабли
aurora-source-finds =
    .source = Находки

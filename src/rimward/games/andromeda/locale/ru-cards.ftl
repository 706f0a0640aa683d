# Что делают карты, жетоны, модули и свойства: действия, моменты, счёт и условия

## Количества: о том, чего нет, не говорится, а запятая стоит только между двумя

andromeda-after-titanium = { $titanium ->
    [0] { "" }
   *[other] { ", " }
}
andromeda-after-nanocarbon = { $nanocarbon ->
    [0] { andromeda-after-titanium }
   *[other] { ", " }
}
andromeda-after-ice = { $ice ->
    [0] { andromeda-after-nanocarbon }
   *[other] { ", " }
}
andromeda-after-credit = { $credit ->
    [0] { andromeda-after-ice }
   *[other] { ", " }
}
andromeda-after-energy = { $energy ->
    [0] { andromeda-after-credit }
   *[other] { ", " }
}
andromeda-after-any = { $any ->
    [0] { andromeda-after-energy }
   *[other] { ", " }
}
andromeda-amounts = { $titanium ->
    [0] { "" }
   *[other] { COUNT("titanium", $titanium) }
}{ $nanocarbon ->
    [0] { "" }
   *[other] { andromeda-after-titanium }{ COUNT("nanocarbon", $nanocarbon) }
}{ $ice ->
    [0] { "" }
   *[other] { andromeda-after-nanocarbon }{ COUNT("ice", $ice) }
}{ $credit ->
    [0] { "" }
   *[other] { andromeda-after-ice }{ COUNT("credit", $credit) }
}{ $energy ->
    [0] { "" }
    [one] { andromeda-after-credit }{ $energy } энергию
   *[other] { andromeda-after-credit }{ $energy } энергии
}

## Что они делают

andromeda-do-gain = получите { andromeda-amounts }
andromeda-do-all-gain = каждый игрок получает { andromeda-amounts }
andromeda-do-pay = отдайте { andromeda-amounts }{ $any ->
    [0] { "" }
   *[other] { andromeda-after-energy }{ COUNT("any", $any) }
}
andromeda-do-price = { andromeda-amounts }{ $any ->
    [0] { "" }
   *[other] { andromeda-after-energy }{ COUNT("any", $any) }
}{ $tactics ->
    [0] { "" }
    [one] { andromeda-after-any }{ $tactics } карту тактики
    [few] { andromeda-after-any }{ $tactics } карты тактики
   *[many] { andromeda-after-any }{ $tactics } карт тактики
}
andromeda-do-vp = получите { COUNT("vp", $points) }
andromeda-do-draw = возьмите { $cards ->
    [one] { $cards } карту тактики
    [few] { $cards } карты тактики
   *[many] { $cards } карт тактики
}
andromeda-do-all-draw = каждый игрок берёт { $cards ->
    [one] { $cards } карту тактики
    [few] { $cards } карты тактики
   *[many] { $cards } карт тактики
}
andromeda-do-repair = выполните ремонт
andromeda-do-build = постройте корабль{ $less ->
    [0] { "" }
    [one] {" "}на { $less } ресурс дешевле
    [few] {" "}на { $less } ресурса дешевле
   *[many] {" "}на { $less } ресурсов дешевле
}
andromeda-do-develop = возведите сооружение{ $less ->
    [0] { "" }
    [one] {" "}на { $less } ресурс дешевле
    [few] {" "}на { $less } ресурса дешевле
   *[many] {" "}на { $less } ресурсов дешевле
}
andromeda-do-module = { $price ->
    [free] получите бесплатно модуль из { NAME("deck", $deck, form: "of") }
   *[board] купите модуль из { NAME("deck", $deck, form: "of") }{ $less ->
        [0] { "" }
        [one] {" "}на { $less } ресурс дешевле
        [few] {" "}на { $less } ресурса дешевле
       *[many] {" "}на { $less } ресурсов дешевле
    }
}
andromeda-do-advance = продвиньтесь на { COUNT("steps", $steps) } по { $track ->
    [any] любой шкале прогресса
   *[other] шкале { NAME("track", $track, form: "of") }
}
andromeda-do-upgrade = получите улучшение корабля
andromeda-do-peek = { $cards ->
    [2] посмотрите две верхние карты событий: одну верните наверх, другую положите вниз
   *[other] посмотрите верхние карты событий ({ $cards }) и верните их в любом порядке
}
andromeda-do-discovery = возьмите один из жетонов открытий обсерватории
andromeda-do-recruit = наймите { $leaders ->
    [1] лидера
   *[other] лидеров (до { $leaders })
} с любого места на карте
andromeda-do-ready = { $cards ->
    [1] снова откройте использованную карту сооружения
    [15] снова откройте все свои использованные карты сооружений
   *[other] снова откройте использованные карты сооружений (до { $cards })
}
andromeda-do-marker = продвиньте маркер событий
andromeda-do-move = переместите { $ships ->
    [1] один свой корабль
   *[other] свои корабли (до { $ships })
} в пределах дальности
andromeda-do-bonus = положите 1 { NAME("resource", $kind, form: "acc") } { $regions ->
    [1] { $on ->
        [planets] на планету
        [bases] на базу Альянса
        [nebulae] в туманность
        [yours] в регион с вашим кораблём
       *[fewest-moons] на планету, где меньше всего лун
    }
   *[other] { $on ->
        [planets] на каждую из { $regions } планет
        [bases] на каждую из { $regions } баз Альянса
        [nebulae] в каждую из { $regions } туманностей
        [yours] в каждый из { $regions } регионов с вашими кораблями
       *[fewest-moons] на каждую из { $regions } планет, где меньше всего лун
    }
}
andromeda-do-market = замените все модули { $deck ->
    [any] одного столбца на ваш выбор
   *[other] { NAME("deck", $deck, form: "of") }
}
andromeda-do-take = противник на ваш выбор отдаёт вам { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[many] { $resources } ресурсов
}
andromeda-do-discard = сбросьте { $cards ->
    [one] { $cards } карту тактики
    [few] { $cards } карты тактики
   *[many] { $cards } карт тактики
}
andromeda-do-lose = потеряйте { COUNT("any", $resources) }
andromeda-do-damage-module = один ваш модуль получает повреждение
andromeda-do-damage-ship = один ваш корабль { $where ->
    [planets] на планете
    [bases] на базе Альянса
    [nebulae] в туманности
   *[anywhere] на поле
} получает повреждение
andromeda-do-recall-leaders = ваши лидеры возвращаются на станцию { $base ->
    [any] со всех баз Альянса
   *[other] с базы «{ NAME("alliance", $base) }»
}
andromeda-do-raiders-move = каждый рейдер перемещается на один регион к ближайшему кораблю
andromeda-do-dice = бросьте на { COUNT("dice", $dice) } больше в этом бою
andromeda-do-targeting = ваше значение наведения в этом бою выше на { $by }
andromeda-do-again = перебросьте свои кубики (до { $dice })
andromeda-do-jam = противник перебрасывает свой лучший кубик
andromeda-do-sabotage = вражеский корабль или рейдер в этом бою получает повреждение
andromeda-do-brace = ваш корабль, который ушёл бы на Свалку, остаётся на месте
andromeda-do-truce = каждый игрок в бою может закончить его
andromeda-do-no-strike = в этот ход налёта рейдеров нет
andromeda-do-shield = восстановите щит корабля
andromeda-do-keep-ship = ваши корабли (до { $ships }) остаются на поле

## Когда

andromeda-when-turn-begins = в начале вашего хода
andromeda-when-launched = когда вы отправили корабль
andromeda-when-other-launched = когда корабль отправил другой игрок
andromeda-when-activated = когда вы активировали регион
andromeda-when-strike = перед налётом рейдеров
andromeda-when-escalation = когда корабли вступают в бой
andromeda-when-diplomacy = когда время для дипломатии
andromeda-when-preparations = при подготовке к бою
andromeda-when-rolled = когда брошены кубики боя
andromeda-when-results = когда известны окончательные кубики боя
andromeda-when-outcomes = когда известен исход боя
andromeda-when-damage = перед повреждениями кораблей в бою
andromeda-when-won = когда вы победили в бою
andromeda-when-lost = когда вы проиграли бой
andromeda-when-event = перед тем, как откроют карту события
andromeda-when-event-scoring = перед подсчётом шкалы события
andromeda-when-event-done = после события
andromeda-when-returning = когда вы возвращаетесь на станцию
andromeda-when-module-used = когда вы использовали модуль
andromeda-when-returned = когда ваши корабли вернулись
andromeda-when-module-gained = когда вы получили модуль
andromeda-when-developed = когда вы возвели сооружение
andromeda-when-built = когда вы построили корабль

## За каждые столько

andromeda-each-developments = за { $count ->
    [1] каждое ваше сооружение
   *[other] каждые { COUNT("developments", $count) }
}
andromeda-each-cards = за { $count ->
    [1] каждую карту тактики на руке
   *[other] каждые { COUNT("cards", $count) } на руке
}
andromeda-each-modules = за { $count ->
    [1] { $deck ->
        [any] каждый ваш модуль
       *[other] каждый ваш модуль { NAME("track", $deck, form: "of") }
    }
   *[other] { $deck ->
        [any] каждые { COUNT("modules", $count) }
       *[other] каждые { COUNT("modules", $count) } { NAME("track", $deck, form: "of") }
    }
}
andromeda-each-slotted = за { $count ->
    [1] каждую установленную луну
   *[other] каждые { COUNT("slotted", $count) }
}
andromeda-each-moons = за { $count ->
    [1] каждую полученную луну
   *[other] каждые { COUNT("moons", $count) }
}
andromeda-each-leaders = за { $count ->
    [1] каждого лидера
   *[other] каждых { $count } лидеров
} на вашей станции
andromeda-each-tokens-used = за { $count ->
    [1] каждый использованный жетон
   *[other] каждые { COUNT("tokens-used", $count) }
}
andromeda-each-levels = за { $count ->
    [1] каждую шкалу, где у вас есть уровень сооружений 2
   *[other] каждые { COUNT("levels", $count) }
}
andromeda-each-upgrades = за { $count ->
    [1] каждое улучшение корабля
   *[other] каждые { COUNT("upgrades", $count) }
}
andromeda-each-opposing-ships = за { $count ->
    [1] каждый вражеский корабль и каждого рейдера здесь
   *[other] каждые { COUNT("opposing-ships", $count) } здесь
}
andromeda-each-opponents-here = за { $count ->
    [1] каждый чужой корабль в регионе
   *[other] каждые { COUNT("opponents-here", $count) }
}
andromeda-each-own-ships-here = за { $count ->
    [1] каждый ваш корабль в регионе
   *[other] каждые { COUNT("own-ships-here", $count) }
}
andromeda-each-alone-here = если в регионе больше никого нет
andromeda-each-ships-on-board = за { $count ->
    [1] каждый ваш корабль на поле
   *[other] каждые { COUNT("ships-on-board", $count) }
}
andromeda-each-damaged = за { $count ->
    [1] каждый ваш повреждённый модуль
   *[other] каждые { COUNT("damaged", $count) }
}
andromeda-each-energy = за { $count ->
    [1] каждую единицу вашей энергии
   *[other] каждые { COUNT("energy", $count) }
}
andromeda-each-credits = за { $count ->
    [1] каждый ваш кредит
   *[other] каждые { COUNT("credits", $count) }
}
andromeda-each-fields = за { $count ->
    [1] каждый ваш корабль на Полях Максимус и Одесса
   *[other] каждые { COUNT("fields", $count) }
}
andromeda-each-battles = если вы участвуете в бою
andromeda-each-own-turn = если сейчас ваш ход
andromeda-each-nebula-here = если активный регион — туманность
andromeda-each-planet-here = если активный регион — планета
andromeda-each-base-here = если активный регион — база Альянса

## Если есть столько

andromeda-if-developments =
    .least = { $count ->
        [1] если вы возвели сооружение
       *[other] если ваших сооружений не меньше { $count }
    }
    .most = { $count ->
        [0] если вы не возвели ни одного сооружения
       *[other] если ваших сооружений не больше { $count }
    }
andromeda-if-cards =
    .least = { $count ->
        [1] если у вас на руке есть карты тактики
       *[other] если карт тактики у вас на руке не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас на руке нет карт тактики
       *[other] если карт тактики у вас на руке не больше { $count }
    }
andromeda-if-modules =
    .least = если ваших модулей{ $deck ->
        [any] { "" }
       *[other] {" "}{ NAME("track", $deck, form: "of") }
    } не меньше { $count }
    .most = если ваших модулей{ $deck ->
        [any] { "" }
       *[other] {" "}{ NAME("track", $deck, form: "of") }
    } не больше { $count }
andromeda-if-slotted =
    .least = { $count ->
        [1] если у вас есть установленная луна
       *[other] если у вас установлено лун не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас нет установленных лун
       *[other] если у вас установлено лун не больше { $count }
    }
andromeda-if-moons =
    .least = { $count ->
        [1] если у вас есть полученная луна
       *[other] если полученных лун у вас не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас нет полученных лун
       *[other] если полученных лун у вас не больше { $count }
    }
andromeda-if-leaders =
    .least = { $count ->
        [1] если на вашей станции есть лидер
       *[other] если лидеров на вашей станции не меньше { $count }
    }
    .most = { $count ->
        [0] если на вашей станции нет лидеров
       *[other] если лидеров на вашей станции не больше { $count }
    }
andromeda-if-tokens-used =
    .least = { $count ->
        [1] если вы использовали жетон
       *[other] если вы использовали жетонов не меньше { $count }
    }
    .most = { $count ->
        [0] если вы не использовали ни одного жетона
       *[other] если вы использовали жетонов не больше { $count }
    }
andromeda-if-levels =
    .least = { $count ->
        [1] если на какой-нибудь шкале у вас есть уровень сооружений 2
       *[other] если шкал с уровнем сооружений 2 у вас не меньше { $count }
    }
    .most = { $count ->
        [0] если ни на одной шкале у вас нет уровня сооружений 2
       *[other] если шкал с уровнем сооружений 2 у вас не больше { $count }
    }
andromeda-if-upgrades =
    .least = { $count ->
        [1] если у вас есть улучшение корабля
       *[other] если улучшений кораблей у вас не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас нет улучшений кораблей
       *[other] если улучшений кораблей у вас не больше { $count }
    }
andromeda-if-opposing-ships =
    .least = { $count ->
        [1] если здесь есть вражеский корабль или рейдер
       *[other] если вражеских кораблей и рейдеров здесь не меньше { $count }
    }
    .most = { $count ->
        [0] если здесь нет ни вражеских кораблей, ни рейдеров
       *[other] если вражеских кораблей и рейдеров здесь не больше { $count }
    }
andromeda-if-opponents-here =
    .least = { $count ->
        [1] если здесь есть чужой корабль
       *[other] если чужих кораблей здесь не меньше { $count }
    }
    .most = { $count ->
        [0] если здесь нет чужих кораблей
       *[other] если чужих кораблей здесь не больше { $count }
    }
andromeda-if-own-ships-here =
    .least = { $count ->
        [1] если здесь есть ваш корабль
       *[other] если ваших кораблей здесь не меньше { $count }
    }
    .most = { $count ->
        [0] если здесь нет ваших кораблей
       *[other] если ваших кораблей здесь не больше { $count }
    }
andromeda-if-alone-here =
    .least = если здесь больше никого нет
    .most = если здесь есть кто-то ещё
andromeda-if-ships-on-board =
    .least = { $count ->
        [1] если у вас есть корабль на поле
       *[other] если ваших кораблей на поле не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас нет кораблей на поле
       *[other] если ваших кораблей на поле не больше { $count }
    }
andromeda-if-damaged =
    .least = { $count ->
        [1] если у вас есть повреждённый модуль
       *[other] если повреждённых модулей у вас не меньше { $count }
    }
    .most = { $count ->
        [0] если у вас нет повреждённых модулей
       *[other] если повреждённых модулей у вас не больше { $count }
    }
andromeda-if-energy =
    .least = если энергии у вас не меньше { $count }
    .most = если энергии у вас не больше { $count }
andromeda-if-credits =
    .least = если кредитов у вас не меньше { $count }
    .most = если кредитов у вас не больше { $count }
andromeda-if-fields =
    .least = { $count ->
        [1] если на Поле Максимус или на Поле Одесса есть ваш корабль
       *[other] если ваших кораблей на Полях Максимус и Одесса не меньше { $count }
    }
    .most = { $count ->
        [0] если на Полях Максимус и Одесса нет ваших кораблей
       *[other] если ваших кораблей на Полях Максимус и Одесса не больше { $count }
    }
andromeda-if-battles =
    .least = если вы участвуете в бою
    .most = если вы не участвуете в бою
andromeda-if-own-turn =
    .least = если сейчас ваш ход
    .most = если сейчас ход другого игрока
andromeda-if-nebula-here =
    .least = если активный регион — туманность
    .most = если активный регион — не туманность
andromeda-if-planet-here =
    .least = если активный регион — планета
    .most = если активный регион — не планета
andromeda-if-base-here =
    .least = если активный регион — база Альянса
    .most = если активный регион — не база Альянса

## Всё, что что-то делает, называется так же, как карта

andromeda-card-sun-catcher = { andromeda-module-sun-catcher }
andromeda-card-comet-sieve = { andromeda-module-comet-sieve }
andromeda-card-spectral-sorter = { andromeda-module-spectral-sorter }
andromeda-card-star-census = { andromeda-module-star-census }
andromeda-card-patent-office = { andromeda-module-patent-office }
andromeda-card-beam-relay = { andromeda-module-beam-relay }
andromeda-card-caged-flare = { andromeda-module-caged-flare }
andromeda-card-omen-array = { andromeda-module-omen-array }
andromeda-card-signal-loom = { andromeda-module-signal-loom }
andromeda-card-relic-bench = { andromeda-module-relic-bench }
andromeda-card-steam-lattice = { andromeda-module-steam-lattice }
andromeda-card-matter-press = { andromeda-module-matter-press }
andromeda-card-hearsay-engine = { andromeda-module-hearsay-engine }
andromeda-card-isotope-mint = { andromeda-module-isotope-mint }
andromeda-card-tide-gauge = { andromeda-module-tide-gauge }
andromeda-card-orbit-almanac = { andromeda-module-orbit-almanac }
andromeda-card-moonlight-cell = { andromeda-module-moonlight-cell }
andromeda-card-core-sampler = { andromeda-module-core-sampler }
andromeda-card-tidal-refinery = { andromeda-module-tidal-refinery }
andromeda-card-slag-furnace = { andromeda-module-slag-furnace }
andromeda-card-thread-vats = { andromeda-module-thread-vats }
andromeda-card-offcut-bin = { andromeda-module-offcut-bin }
andromeda-card-rolling-mill = { andromeda-module-rolling-mill }
andromeda-card-index-extractor = { andromeda-module-index-extractor }
andromeda-card-contract-foundry = { andromeda-module-contract-foundry }
andromeda-card-export-smelter = { andromeda-module-export-smelter }
andromeda-card-strip-harvester = { andromeda-module-strip-harvester }
andromeda-card-patch-bay = { andromeda-module-patch-bay }
andromeda-card-warm-dock = { andromeda-module-warm-dock }
andromeda-card-hull-surgeons = { andromeda-module-hull-surgeons }
andromeda-card-keel-line = { andromeda-module-keel-line }
andromeda-card-breakers-slip = { andromeda-module-breakers-slip }
andromeda-card-launch-cradle = { andromeda-module-launch-cradle }
andromeda-card-drone-pit = { andromeda-module-drone-pit }
andromeda-card-scrap-auction = { andromeda-module-scrap-auction }
andromeda-card-slurry-works = { andromeda-module-slurry-works }
andromeda-card-supplier = { andromeda-module-supplier }
andromeda-card-ferry-exchange = { andromeda-module-ferry-exchange }
andromeda-card-pilgrim-bazaar = { andromeda-module-pilgrim-bazaar }
andromeda-card-fuel-broker = { andromeda-module-fuel-broker }
andromeda-card-harbourmaster = { andromeda-module-harbourmaster }
andromeda-card-consortium-floor = { andromeda-module-consortium-floor }
andromeda-card-dockside-pawnshop = { andromeda-module-dockside-pawnshop }
andromeda-card-bulk-chandler = { andromeda-module-bulk-chandler }
andromeda-card-night-courier = { andromeda-module-night-courier }
andromeda-card-barter-ring = { andromeda-module-barter-ring }
andromeda-card-passage-office = { andromeda-module-passage-office }
andromeda-card-grand-auction = { andromeda-module-grand-auction }
andromeda-card-toll-lantern = { andromeda-module-toll-lantern }
andromeda-card-moon-registry = { andromeda-module-moon-registry }
andromeda-card-free-port = { andromeda-module-free-port }
andromeda-card-coin-and-counsel = { andromeda-module-coin-and-counsel }
andromeda-card-solar-bank = { andromeda-module-solar-bank }
andromeda-card-debt-collectors = { andromeda-module-debt-collectors }
andromeda-card-calling-bell = { andromeda-module-calling-bell }
andromeda-card-survey-corps = { andromeda-module-survey-corps }
andromeda-card-moonrise-festival = { andromeda-module-moonrise-festival }
andromeda-card-guest-house = { andromeda-module-guest-house }
andromeda-card-orators-terrace = { andromeda-module-orators-terrace }
andromeda-card-founders-fund = { andromeda-module-founders-fund }
andromeda-card-embassy-row = { andromeda-module-embassy-row }
andromeda-card-poets-circle = { andromeda-module-poets-circle }
andromeda-card-post-road = { andromeda-module-post-road }
andromeda-card-grand-muster = { andromeda-module-grand-muster }
andromeda-card-model-village = { andromeda-module-model-village }
andromeda-card-seers-parliament = { andromeda-module-seers-parliament }
andromeda-card-first-light = { andromeda-event-first-light }
andromeda-card-drifting-floes = { andromeda-event-drifting-floes }
andromeda-card-yard-clearance = { andromeda-event-yard-clearance }
andromeda-card-salvage-tide = { andromeda-event-salvage-tide }
andromeda-card-long-calm = { andromeda-event-long-calm }
andromeda-card-amnesty-week = { andromeda-event-amnesty-week }
andromeda-card-rim-payday = { andromeda-event-rim-payday }
andromeda-card-open-moorings = { andromeda-event-open-moorings }
andromeda-card-caravan-season = { andromeda-event-caravan-season }
andromeda-card-unlocked-archive = { andromeda-event-unlocked-archive }
andromeda-card-burned-ciphers = { andromeda-event-burned-ciphers }
andromeda-card-reactor-flare = { andromeda-event-reactor-flare }
andromeda-card-rust-bloom = { andromeda-event-rust-bloom }
andromeda-card-dock-fires = { andromeda-event-dock-fires }
andromeda-card-hunted-lanes = { andromeda-event-hunted-lanes }
andromeda-card-falling-moonlets = { andromeda-event-falling-moonlets }
andromeda-card-forged-bills = { andromeda-event-forged-bills }
andromeda-card-lean-months = { andromeda-event-lean-months }
andromeda-card-hull-fever = { andromeda-event-hull-fever }
andromeda-card-silent-monolith = { andromeda-event-silent-monolith }
andromeda-card-lamp-log = { andromeda-ability-lamp-log }
andromeda-card-patchwork-litany = { andromeda-ability-patchwork-litany }
andromeda-card-wreck-song = { andromeda-ability-wreck-song }
andromeda-card-stamped-papers = { andromeda-ability-stamped-papers }
andromeda-card-berth-fee = { andromeda-ability-berth-fee }
andromeda-card-bitter-lessons = { andromeda-ability-bitter-lessons }
andromeda-card-shared-stove = { andromeda-ability-shared-stove }
andromeda-card-fine-calipers = { andromeda-ability-fine-calipers }
andromeda-card-idle-current = { andromeda-ability-idle-current }
andromeda-card-boarding-hooks = { andromeda-ability-boarding-hooks }
andromeda-card-dire-pennant = { andromeda-ability-dire-pennant }
andromeda-card-open-casket = { andromeda-ability-open-casket }
andromeda-card-standing-scaffold = { andromeda-ability-standing-scaffold }
andromeda-card-soft-crossing = { andromeda-ability-soft-crossing }
andromeda-card-running-dark = { andromeda-ability-running-dark }
andromeda-card-long-tether = { andromeda-ability-long-tether }
andromeda-card-tail-ice = { andromeda-ability-tail-ice }
andromeda-card-ripe-fruit = { andromeda-ability-ripe-fruit }
andromeda-card-slow-furnace = { andromeda-ability-slow-furnace }
andromeda-card-launch-crucible = { andromeda-ability-launch-crucible }
andromeda-card-survey-cache = { andromeda-token-survey-cache }
andromeda-card-foundry-blueprint = { andromeda-token-foundry-blueprint }
andromeda-card-sealed-ledger = { andromeda-token-sealed-ledger }
andromeda-card-lost-charter = { andromeda-token-lost-charter }
andromeda-card-wreck-plating = { andromeda-token-wreck-plating }
andromeda-card-frozen-purse = { andromeda-token-frozen-purse }
andromeda-card-humming-crate = { andromeda-token-humming-crate }
andromeda-card-spare-parts = { andromeda-token-spare-parts }
andromeda-card-tireless-mender = { andromeda-token-tireless-mender }
andromeda-card-echo-key = { andromeda-token-echo-key }
andromeda-card-rescue-flare = { andromeda-token-rescue-flare }
andromeda-card-cracked-orrery = { andromeda-token-cracked-orrery }
andromeda-card-black-box = { andromeda-token-black-box }
andromeda-card-ancient-primer = { andromeda-token-ancient-primer }
andromeda-card-victors-share = { andromeda-token-victors-share }
andromeda-card-captured-foundry = { andromeda-token-captured-foundry }
andromeda-card-surrendered-senate = { andromeda-token-surrendered-senate }
andromeda-card-flagship-plans = { andromeda-token-flagship-plans }
andromeda-card-old-oaths = { andromeda-token-old-oaths }
andromeda-card-hospital-fleet = { andromeda-token-hospital-fleet }
andromeda-card-war-chest = { andromeda-token-war-chest }
andromeda-card-triumph-parade = { andromeda-token-triumph-parade }
andromeda-card-observatory = { andromeda-development-observatory }
andromeda-card-factory = { andromeda-development-factory }
andromeda-card-obelisk = { andromeda-development-obelisk }
andromeda-card-spaceport = { andromeda-development-spaceport }
andromeda-card-city = { andromeda-development-city }

## Где мы в правилах: на что можно ответить

andromeda-frame-ColdTrail = { andromeda-card-cold-trail }
andromeda-frame-Slipstream = { andromeda-card-slipstream }
andromeda-frame-FullManifest = { andromeda-card-full-manifest }
andromeda-frame-HarbourDues = { andromeda-card-harbour-dues }
andromeda-frame-CutAndRun = { andromeda-card-cut-and-run }
andromeda-frame-SealedHatches = { andromeda-card-sealed-hatches }
andromeda-frame-TalkOfTheDocks = { andromeda-card-talk-of-the-docks }
andromeda-frame-WeatherEye = { andromeda-card-weather-eye }
andromeda-frame-InspectionDay = { andromeda-card-inspection-day }
andromeda-frame-ReserveBatteries = { andromeda-card-reserve-batteries }
andromeda-frame-LongOdds = { andromeda-card-long-odds }
andromeda-frame-BurningTheStores = { andromeda-card-burning-the-stores }
andromeda-frame-RangingShots = { andromeda-card-ranging-shots }
andromeda-frame-ReefPilots = { andromeda-card-reef-pilots }
andromeda-frame-SecondSalvo = { andromeda-card-second-salvo }
andromeda-frame-JammingBurst = { andromeda-card-jamming-burst }
andromeda-frame-Sabotage = { andromeda-card-sabotage }
andromeda-frame-DoubleBulkheads = { andromeda-card-double-bulkheads }
andromeda-frame-VulturesShare = { andromeda-card-vultures-share }
andromeda-frame-ProspectingRights = { andromeda-card-prospecting-rights }
andromeda-frame-DocksideTab = { andromeda-card-dockside-tab }
andromeda-frame-AmbushNets = { andromeda-card-ambush-nets }
andromeda-frame-TowLines = { andromeda-card-tow-lines }
andromeda-frame-FittersBonus = { andromeda-card-fitters-bonus }
andromeda-frame-NightShift = { andromeda-card-night-shift }
andromeda-frame-HailingFrequencies = { andromeda-card-hailing-frequencies }
andromeda-frame-PrisonerExchange = { andromeda-card-prisoner-exchange }
andromeda-frame-ConvoyTerms = { andromeda-card-convoy-terms }
andromeda-frame-CommonTable = { andromeda-card-common-table }
andromeda-frame-LastWarning = { andromeda-card-last-warning }
andromeda-frame-Ultimatum = { andromeda-card-ultimatum }
andromeda-frame-LampLog = { andromeda-card-lamp-log }
andromeda-frame-PatchworkLitany = { andromeda-card-patchwork-litany }
andromeda-frame-WreckSong = { andromeda-card-wreck-song }
andromeda-frame-StampedPapers = { andromeda-card-stamped-papers }
andromeda-frame-BerthFee = { andromeda-card-berth-fee }
andromeda-frame-BitterLessons = { andromeda-card-bitter-lessons }
andromeda-frame-SharedStove = { andromeda-card-shared-stove }
andromeda-frame-FineCalipers = { andromeda-card-fine-calipers }
andromeda-frame-IdleCurrent = { andromeda-card-idle-current }
andromeda-frame-BoardingHooks = { andromeda-card-boarding-hooks }
andromeda-frame-DirePennant = { andromeda-card-dire-pennant }
andromeda-frame-OpenCasket = { andromeda-card-open-casket }
andromeda-frame-StandingScaffold = { andromeda-card-standing-scaffold }
andromeda-frame-SoftCrossing = { andromeda-card-soft-crossing }
andromeda-frame-RunningDark = { andromeda-card-running-dark }
andromeda-frame-LongTether = { andromeda-card-long-tether }
andromeda-frame-TailIce = { andromeda-card-tail-ice }
andromeda-frame-LaunchCrucible = { andromeda-card-launch-crucible }
andromeda-frame-Obelisk = { andromeda-card-obelisk }

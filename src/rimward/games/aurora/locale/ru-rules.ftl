# Ход игры: что спрашивают, что случилось и почему нельзя

## Подготовка

aurora-setup-crew-draft =
    .ask = { $played ->
        [yes] Кто войдёт в ваш экипаж? У вас { $picked } из 5; на каждый из пяти постов нужен свой специалист.
       *[no] Кто войдёт в экипаж корабля { NAME("ship", $ship) }, за который играет программа? Там { $picked } из 5; на каждый из пяти постов нужен свой специалист.
    }
    .roll = кто выбирает первым
    .option-crew = { NAME("crew", $first) }
    .offer-crew = { NAME("crew", $first) }, { aurora-is-specialist }: инициатива { $initiative }, здоровье { $health }, скорость { $speed }, атака { $attack }
aurora-setup-crew = { SEAT($seat) }: в экипаже { NAME("crew", $crew) }.
aurora-setup-place-crew =
    .ask = { NAME("crew", $crew) }: какой пост?
aurora-setup-mission = Миссия «{ NAME("mission", $mission) }»; где: { NAME("planet", $planet) }.
aurora-setup-tile = { $board ->
    [orbit] В космосе { NAME("place", $place) }: { NAME("tile", $tile) }.
   *[surface] На планете { NAME("place", $place) }: { NAME("tile", $tile) }.
}
aurora-setup-planet-caps = Вокруг космического поля, по часовой стрелке с севера: { NAME("planet", $planets) }.
aurora-bounty-drawn = { $crew ->
    [unknown] { SEAT($seat) } { PERSON($seat) ->
        [you] берёте
       *[other] берёт
    } тайную награду за голову.
   *[other] { PERSON($seat) ->
        [you] Ваша
       *[other] { SEAT($seat) }:
    } тайная награда за голову — { NAME("crew", $crew) }.
}
aurora-setup-quick-docks =
    .ask = У какого причала начинает { NAME("ship", $ship) }?
aurora-setup-ship-start = { NAME("ship", $ship) } начинает: { PLACE("orbit", $square) }, курс — { NAME("facing", $facing) }.
    .ask = Где начинает { NAME("ship", $ship) } и каким курсом?
aurora-initiative-tie-same-faction =
    .ask = У двоих из вашей фракции одинаковая инициатива. Кто первый?
    .roll = кто первый
    .option-agree = Согласиться с предложением
    .option-refuse = Не согласиться: решат кубики

## Раунды

aurora-round-begins = Начинается раунд { $round }.
    .heading = Раунд { $round }
aurora-round-ship-turn = { PERSON($seat) ->
    [npc] Ход корабля { NAME("ship", $ship) }.
   *[other] Ход корабля { NAME("ship", $ship) } ({ SEAT($seat) }).
}
    .heading = { NAME("ship", $ship) }
aurora-round-surface-turn = { PERSON($seat) ->
    [you] Ваш ход на поверхности.
    [npc] Ход десанта на поверхности: { SEAT($seat) }.
   *[other] Ход на поверхности: { SEAT($seat) }.
}
    .heading = На поверхности: { SEAT($seat) }
aurora-round-surface-phase =
    .ask = Кто из ваших теперь действует на поверхности?
    .option-crew = Действует { PLACE("crew", $first) }
    .offer-crew = Действует { PLACE("crew", $first) } ({ aurora-how-is }, скорость { $speed }{ aurora-has-skill })
    .option-end = Закончить ход на поверхности
aurora-event-drawn = Мировое событие: «{ NAME("event", $card) }». Впереди { COUNT("events", $left) }.
aurora-timed-final-turn = Это было последнее мировое событие: остался один раунд.

## Ход корабля

aurora-ship-action-list =
    .ask = { NAME("ship", $ship) }: что делаем? Осталось: { COUNT("actions", $actions) }.
    .option-end = Закончить ход корабля
    .option-scan = Сканировать обломки: { PLACE("salvage", $first) }
    .offer-scan = Сканировать обломки: { PLACE("salvage", $first) } ({ SHARES("odds", $odds) })
    .option-turn = Переманить пленника: { PLACE("crew", $first) }
    .offer-turn = Переманить пленника: { PLACE("crew", $first) } ({ SHARES("odds", $odds) })
    .option-ability = Применить { NAME("ability", $first) }
    .offer-ability = Применить { NAME("ability", $first) } ({ SHARES("odds", $odds) })
    .option-attack = Стрелять по другому кораблю
    .offer-attack = Стрелять по другому кораблю ({ SHARES("odds", $odds) })
    .option-move = Лететь
aurora-ship-action-manned = { NAME("crew", $crew) } идёт { NAME("room", $room, form: "to") }.
aurora-ship-move-straight =
    .ask = Куда летит { NAME("ship", $ship) }? Осталось: { COUNT("points", $points) }; поворот стоит 1.
    .option-stop = Остановиться здесь
    .option-turn = Повернуть на { NAME("facing", $first) }
aurora-ship-move-turned = { NAME("ship", $ship) } поворачивает на { NAME("facing", $facing) }.
aurora-ship-move-flew = { NAME("ship", $ship) } летит на { NAME("facing", $facing) }: { PLACE("orbit", $square) }.
aurora-ship-ability-timing =
    .ask = { NAME("ship", $ship) }: применить способность? { $dice ->
        [one] { $dice } кубик, нужно 5 или больше.
        [few] { $dice } кубика, хотя бы на одном нужно 5 или больше.
       *[many] { $dice } кубиков, хотя бы на одном нужно 5 или больше.
    } За раунд — одна способность.
    .option-ability = Применить { NAME("ability", $first) }
    .offer-ability = Применить { NAME("ability", $first) } ({ SHARES("odds", $odds) })
    .option-pass = Не сейчас
aurora-ship-ability-declared = { NAME("ship", $ship) } применяет { NAME("ability", $ability) }.
aurora-ship-ability-in-command =
    .roll = «Я командую»
aurora-ship-ability-scan-weakness =
    .roll = «Поиск уязвимостей»
aurora-ship-ability-overclock =
    .roll = «Форсаж»
aurora-ship-ability-tactical-targeting =
    .ask = Какие красные кубики вы перебросите?
    .roll = «Тактическое прицеливание»
aurora-ship-ability-evasive =
    .ask = Какие чёрные кубики вы перебросите?
    .roll = «Манёвр уклонения»
aurora-ship-ability-patch-hull =
    .roll = «Латание корпуса»

## Огонь

aurora-ship-combat-target =
    .ask = По какому кораблю вы стреляете?
    .option-ship = { PLACE("ship", $first) }
    .offer-ship = { PLACE("ship", $first) } ({ SHARES("odds", $odds) })
aurora-ship-combat-fired = { NAME("ship", $ship) } стреляет по кораблю { NAME("ship", $target) }.
aurora-ship-attack-formula =
    .roll = атака
aurora-ship-combat-defense-dice =
    .roll = защита
aurora-ship-combat-hits = { SIZE($red) ->
    [0] { NAME("ship", $ship) } промахивается по кораблю { NAME("ship", $target) }.
   *[other] { NAME("ship", $ship) } попадает в корабль { NAME("ship", $target) }: { LIST($red) }.
}
aurora-ship-combat-damage = Красные { LIST($red) } против чёрных { LIST($black) }: { COUNT("damage", $damage) }, цель — { NAME("ship", $ship) }.
aurora-ship-combat-hindering-reroll =
    .ask = Укрытие: какие чёрные кубики вы перебросите?
    .roll = укрытие
aurora-ship-combat-pairing =
    .ask = Поставьте чёрный кубик против этого попадания. Он держит, если не меньше; красная 7 пробивает всё.
aurora-ship-combat-bonus-changes-die =
    .ask = Прибавьте { $plus } { $dice ->
        [one] к одному кубику
        [few] не больше чем к { $dice } кубикам
       *[many] не больше чем к { $dice } кубикам
    }{ $card ->
        [none] { "" }
       *[other] {" "}(«{ NAME("card", $card) }»)
    }: к какому?
aurora-ship-combat-bonus = { SEAT($seat) } { PERSON($seat) ->
    [you] прибавляете
   *[other] прибавляет
} { $plus } ({ COUNT("dice", $dice) }): { LIST($faces) }.
aurora-ship-damage-shields = Щиты корабля { NAME("ship", $ship) }: потеряно { $damage } из { $shields }.
aurora-ship-damage-shields-down = Щиты корабля { NAME("ship", $ship) } сбиты. Теперь повреждения принимает корпус.
aurora-ship-damage-hull = Корпус корабля { NAME("ship", $ship) }: потеряно { $damage } из { $hull }.
aurora-ship-damage-critical = { NAME("ship", $ship) } в критическом состоянии: стрелять не может, еле движется.
aurora-ship-damage-repaired = { NAME("ship", $ship) }: с корпуса снято { COUNT("damage", $repaired) }.

## Обломки и мины

aurora-salvage-scan =
    .roll = сканирование обломков
aurora-salvage-looked = { $token ->
    [unknown] { NAME("ship", $ship) } осматривает обломки: { PLACE("orbit", $square) }.
   *[other] { NAME("ship", $ship) } осматривает обломки ({ PLACE("orbit", $square) }): { NAME("card", $token) }.
}
aurora-salvage-collected = { NAME("ship", $ship) } подбирает обломки: { NAME("card", $token) }.
aurora-salvage-explosive =
    .roll = взрыв
aurora-salvage-blast = От взрыва: { COUNT("damage", $damage) }, цель — { NAME("ship", $ship) }.
aurora-salvage-mine = Взрывается космическая мина: { PLACE("orbit", $square) }!
aurora-salvage-mine-laid = { NAME("ship", $ship) } ставит космическую мину: { PLACE("orbit", $square) }.

## Абордаж

aurora-boarding-conditions =
    .roll = тяговый луч
aurora-boarding-linked = { NAME("ship", $ship) } держит тяговым лучом корабль { NAME("ship", $target) }.
aurora-boarding-break-link =
    .roll = разрыв луча
aurora-boarding-released = Тяговый луч больше не держит корабль { NAME("ship", $ship) }.
aurora-boarding-fight = Бой на борту корабля { NAME("ship", $ship) }!
    .heading = Бой на борту корабля { NAME("ship", $ship) }
aurora-boarding-engage =
    .ask = Корабль { NAME("ship", $ship) }: кто оставляет пост, чтобы драться с абордажниками?
aurora-boarding-battle-order =
    .ask = Кого атакует { NAME("crew", $crew) }?
    .option-attack = Цель: { PLACE("crew", $second) }; чем: { NAME("card", $third) }
    .offer-attack_odds = Цель: { PLACE("crew", $second) } ({ aurora-how-is }); чем: { NAME("card", $third) } — { SHARES("odds", $odds) }
    .offer-attack = Цель: { PLACE("crew", $second) } ({ aurora-how-is }); чем: { NAME("card", $third) }
    .option-pass = Никого
aurora-boarding-negotiate =
    .ask = Вам отдают пленника ({ NAME("crew", $crew) }), если вы уйдёте с корабля { NAME("ship", $ship) }. Согласны?
    .option-agree = Да
    .option-refuse = Нет
aurora-boarding-agreed = Абордажники уходят с корабля { NAME("ship", $ship) }, с ними { NAME("crew", $crew) }.
aurora-boarding-refused = Абордажники не уходят с корабля { NAME("ship", $ship) }; { NAME("crew", $crew) } остаётся в плену.
aurora-boarding-swapped = { NAME("crew", $crew) } ждёт, когда заберут.
aurora-boarding-joins = { NAME("crew", $crew) } присоединяется к десанту: место освободилось.
aurora-boarding-waits = { NAME("crew", $crew) } ждёт у причала: в десанте нет места.
aurora-overtaken-taken = Корабль { NAME("ship", $ship) } захвачен: на борту экипаж корабля { NAME("ship", $captor) }!
aurora-overtaken-take-prisoner =
    .ask = Корабль ваш. Возьмёте пленника или освободите своего?
    .option-pass = Ни то ни другое
aurora-overtaken-rescued = { NAME("crew", $crew) } снова на свободе, на борту корабля { NAME("ship", $ship) }.
aurora-overtaken-retaken = Экипаж вернул себе корабль { NAME("ship", $ship) }.
aurora-overtaken-tow =
    .ask = Буксировать захваченный корабль? Дома за него дадут 200 дигитов.
    .option-tow = Буксировать
    .option-pass = Оставить
aurora-overtaken-towed = { NAME("ship", $captor) } буксирует корабль { NAME("ship", $ship) }.
aurora-overtaken-sold = Корабль { NAME("ship", $ship) } отбуксирован домой. { SEAT($seat) }: { COUNT("digits", $digits) }.
aurora-overtaken-mission-failed =
    .end = Корабль захвачен, и его игрок сдал миссию.
aurora-prisoner-jailed = { NAME("crew", $crew) } в плену, в карцере корабля { NAME("ship", $ship) }.
aurora-prisoner-turn-roll =
    .roll = переманивание пленника
aurora-prisoner-turned = { NAME("crew", $crew) } переходит на другую сторону. Новый игрок: { SEAT($seat) }.
aurora-prisoner-trade =
    .ask = { $card ->
        [none] { $digits ->
            [0] { NAME("ship", $ship) } предлагает вернуть пленника ({ NAME("crew", $crew) }). Что дадите взамен?
           *[other] За пленника ({ NAME("crew", $crew) }) { NAME("ship", $ship) } даёт { COUNT("digits", $digits) }. Согласны?
        }
       *[other] За пленника ({ NAME("crew", $crew) }) { NAME("ship", $ship) } даёт «{ NAME("card", $card) }». Согласны?
    }
    .option-pay = { COUNT("digits", $first) }
    .option-barter = «{ NAME("card", $first) }»
    .option-agree = Да
    .option-refuse = Нет
aurora-prisoner-handed-back = { NAME("crew", $crew) } переходит на корабль { NAME("ship", $ship) }.
aurora-prisoner-paid = { SEAT($seat) } { PERSON($seat) ->
    [you] отдаёте
   *[other] отдаёт
} за пленника ({ NAME("crew", $crew) }): { $card ->
    [none] { COUNT("digits", $digits) }
   *[other] «{ NAME("card", $card) }»
}.
aurora-prisoner-kept = { NAME("crew", $crew) } остаётся в карцере.

## Вниз и вверх

aurora-landing-descended = { NAME("ship", $ship) } садится: { PLACE("dock", $dock) }.
aurora-landing-choose-party =
    .ask = { NAME("ship", $ship) }: кто сходит на поверхность? Не больше трёх.
    .option-done = Больше никто
aurora-landing-assign-armory =
    .ask = { NAME("crew", $crew) }: что взять из арсенала?
    .option-done = Больше ничего
aurora-landing-armed = { NAME("crew", $crew) } берёт: { NAME("card", $item) }.
aurora-landing-deployment =
    .ask = Куда сходит { NAME("crew", $crew) }? На половину скорости.
aurora-landing-disembarked = { NAME("crew", $crew) } сходит на поверхность: { PLACE($square) }.
aurora-landing-boarded = { NAME("crew", $crew) } поднимается на борт корабля { NAME("ship", $ship) }.
aurora-landing-party-aboard =
    .ask = { NAME("crew", $crew) } снова на борту. Куда?
aurora-landing-ascend-place =
    .ask = Где в космосе окажется корабль и каким курсом?
aurora-landing-ascended = { NAME("ship", $ship) } взлетает: { PLACE("orbit", $square) }, курс — { NAME("facing", $facing) }.

## Ход персонажа

aurora-crew-action-list =
    .ask = { NAME("crew", $crew) }: что теперь? Осталось: { COUNT("actions", $actions) }.
    .option-end = Закончить ход персонажа
    .option-move = Двигаться
    .option-scan = Сканировать ящик ({ PLACE("crate", $first) }), свободно
    .offer-scan = Сканировать ящик ({ PLACE("crate", $first) }), свободно ({ SHARES("odds", $odds) })
aurora-crew-action-wielded = { NAME("crew", $crew) } берёт в руки: { NAME("card", $item) }.
aurora-crew-action-commanded = { NAME("crew", $crew) } отдаёт приказ: действует { NAME("crew", $target) }.
aurora-move-any-direction =
    .ask = Куда идёт { NAME("crew", $crew) }? Осталось: { COUNT("points", $points) }.
    .option-stop = Остановиться здесь
aurora-move-stepped = { NAME("crew", $crew) } идёт: { PLACE($square) }.
    .run = { NAME("crew", $crew) } проходит { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    }: { PLACE($square) }.
aurora-terrain-leapt = { NAME("crew", $crew) } прыгает вниз: { PLACE($square) }.
aurora-elude-test =
    .roll = ускользание
aurora-elude-passed = { NAME("crew", $crew) } ускользает.
aurora-elude-failed = { NAME("crew", $crew) } не может ускользнуть и в этом раунде не двигается.
aurora-stealth-test =
    .roll = скрытность
aurora-stealth-hidden = { NAME("crew", $crew) } скрывается.
aurora-stealth-lost = { NAME("crew", $crew) } снова на виду.
aurora-scan-room =
    .roll = поиск скрытого
aurora-scan-found = { NAME("crew", $crew) } обнаруживает: { NAME("crew", $target) }.
aurora-test-six-plus = { SEAT($seat) }: к выпавшему на кубике { $face } прибавлено { $lift }.
aurora-test-passed = Удалась проверка ({ ROLL($rule) }): { COUNT("dice", $dice) }, нужно { $least } или больше.
aurora-test-failed = Не удалась проверка ({ ROLL($rule) }): { COUNT("dice", $dice) }, нужно { $least } или больше.
aurora-test-opposed = { ROLL($rule) }: { SEAT($seat) } — { $has }, { SEAT($other) } — { $needs }.

## Атаки

aurora-combat-attacks = { NAME("crew", $crew) } атакует ({ NAME("card", $weapon) }), цель — { NAME("crew", $target) }.
aurora-combat-special-attacks =
    .ask = Кого атакует { NAME("crew", $crew) }?
    .option-pass = Никого
aurora-crew-attack-value =
    .roll = атака
aurora-combat-hits = { SIZE($red) ->
    [0] Мимо; цель — { NAME("crew", $target) }.
   *[other] Попадания: { LIST($red) }; цель — { NAME("crew", $target) }.
}
aurora-terrain-hindering-defense =
    .ask = Укрытие: какие чёрные кубики вы перебросите?
    .roll = укрытие
aurora-gear-weapon-bonus =
    .ask = Снаряжение позволяет перебросить чёрные кубики: какие?
    .roll = переброс
aurora-combat-damage = Красные { LIST($red) } против чёрных { LIST($black) }: { COUNT("wounds", $damage) }, цель — { NAME("crew", $target) }.
aurora-combat-thrown = { NAME("crew", $crew) } бросает гранату ({ NAME("card", $item) }): { PLACE($square) }.
aurora-combat-wall-broken = Стена пробита: { PLACE($square) }.
aurora-combat-knocked = { NAME("crew", $crew) } отлетает: { PLACE($square) }.
aurora-ko-wounded = { NAME("crew", $crew) }: { COUNT("wounds", $wounds) }, всего { $now }.
aurora-ko-defeated = { $by ->
    [none] { NAME("crew", $crew) } без сознания.
   *[other] { NAME("crew", $crew) } без сознания. Кто это сделал: { NAME("crew", $by) }.
}
aurora-ko-dropped = { NAME("crew", $crew) } роняет ({ PLACE($square) }): { TALLY("card", $items) }.
aurora-ko-looted = { NAME("crew", $crew) } подбирает ({ PLACE($square) }): { TALLY("card", $items) }.
aurora-ko-carried = { NAME("crew", $crew) } несёт на себе: { NAME("crew", $body) }.
aurora-ko-put-down = { NAME("crew", $crew) } кладёт на землю: { NAME("crew", $body) } ({ PLACE($square) }).
aurora-ko-to-med-bay = { NAME("crew", $crew) } в лазарете корабля { NAME("ship", $ship) }.
aurora-heal-healed = { NAME("crew", $crew) }: вылечено { COUNT("wounds", $wounds) }, осталось { $now }.
aurora-heal-revived = { NAME("crew", $crew) } приходит в сознание.
aurora-status-stun = { NAME("crew", $crew) } пропускает следующий ход: оглушение.
aurora-status-infected = { NAME("crew", $crew) } заболевает лучевой болезнью.
aurora-status-sickened = { NAME("crew", $crew) } страдает от лучевой болезни: 1 рана.
aurora-bounty-completed = { PERSON($seat) ->
    [you] Ваша тайная награда
   *[other] { SEAT($seat) }: тайная награда
} — { NAME("crew", $crew) }: { COUNT("digits", $digits) }.
aurora-reward-earned = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} { COUNT("digits", $digits) }{ $crew ->
    [none] {" "}из ящика
   *[other] {" "}за победу (цель — { NAME("crew", $crew) })
}.

## Ящики, вещи, снаряжение

aurora-search-scan =
    .roll = сканирование ящика
aurora-search-looked = { $token ->
    [unknown] { NAME("crew", $crew) } заглядывает в ящик: { PLACE($square) }.
   *[other] { NAME("crew", $crew) } заглядывает в ящик ({ PLACE($square) }): { NAME("card", $token) }.
}
aurora-search-opened = { NAME("crew", $crew) } открывает ящик ({ PLACE($square) }): { NAME("card", $token) }.
aurora-search-disarmed = Про ловушку знали заранее, и вреда от неё нет.
aurora-search-booby-trap =
    .roll = ловушка
aurora-search-trap = От ловушки: { COUNT("wounds", $damage) }, цель — { NAME("crew", $crew) }.
aurora-interact-mission-tests =
    .roll = задание миссии
aurora-interact-took = { NAME("crew", $crew) }: трофей взят — { NAME("thing", $what) }!
aurora-mission-character-persuade =
    .roll = уговоры
aurora-mission-character-steal =
    .roll = переманивание спутника
aurora-mission-character-stolen = { NAME("thing", $what) } переходит к другому персонажу: теперь — { NAME("crew", $crew) }, раньше — { NAME("crew", $target) }.
aurora-mission-character-left = { NAME("crew", $crew) } оставляет ({ PLACE($square) }): { NAME("thing", $what) }.
aurora-mission-character-passed = { NAME("crew", $crew) } принимает трофей: { NAME("thing", $what) }.
aurora-gear-over-limit =
    .ask = «{ NAME("card", $item) }» — лишнее, столько нести нельзя. От чего избавиться?
aurora-gear-went = { NAME("crew", $crew) } { $way ->
    [give] отдаёт
    [drop] бросает на землю
   *[other] сбрасывает
}: { NAME("card", $item) }.
aurora-gear-exchange =
    .ask = Что переходит из рук в руки?
    .option-take = Взять: { NAME("card", $first) } (у кого: { PLACE("crew", $second) })
    .option-done = Больше ничего
aurora-gear-exchanged = { NAME("crew", $crew) } отдаёт: { NAME("card", $item) }. Кому: { NAME("crew", $other) }.
aurora-energy-depleted = { NAME("crew", $crew) }: энергия кончилась — { NAME("card", $item) }.
aurora-ability-action-cost =
    .ask = «{ NAME("card", $card) }»: кого касается?
    .roll = особая способность
aurora-ability-used = { NAME("crew", $crew) } применяет: { NAME("card", $card) }.

## Конец

aurora-reward-failure-cost = { SEAT($seat) } { PERSON($seat) ->
    [you] платите
   *[other] платит
} за провал миссии: { COUNT("digits", $digits) }.
aurora-win-paid = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} за миссию { COUNT("digits", $digits) }.
aurora-win-ended = Миссия окончена.
aurora-win-tier1 =
    .end = Трофей миссии на борту.
aurora-win-tier2 =
    .end = Корабль с трофеем миссии вернулся домой.
aurora-win-tier2-tie =
    .end = Корабль с трофеем погиб: никто не выиграл, обе стороны делят награду.
aurora-win-deck-out =
    .end = Время вышло.
aurora-win-all-lose =
    .end = Время вышло, и никто не ушёл с добычей: проиграли все.

## Почему нельзя

aurora-bar-ability-used = в этом раунде корабль уже применил способность
aurora-bar-at-home = он у своей планеты
aurora-bar-attacked = за раунд — только одна атака
aurora-bar-began = оружие меняют до первого действия
aurora-bar-blocked = линию огня что-то перекрывает
aurora-bar-boarded = его уже взял на абордаж другой корабль
aurora-bar-boards-another = ваш корабль уже держит другой на абордаже
aurora-bar-carries = кого-то уже несёт
aurora-bar-critical = корабль в критическом состоянии
aurora-bar-docked = корабль не в космосе
aurora-bar-elsewhere = они в разных местах
aurora-bar-engaged-first = сначала атакуют тех, кто вышел драться
aurora-bar-closed = корабль сел с тяжёлыми повреждениями: он только берёт на борт и никого не выпускает
aurora-bar-friendly = это свои
aurora-bar-full = на корабле нет места: помещается { $capacity }
aurora-bar-heavy-damage = корпус сильно повреждён: пока на борту инженер, корабль не садится
aurora-bar-hidden = цель скрывается, её надо сначала найти
aurora-bar-hidden-already = уже скрывается
aurora-bar-in-orbit = корабль не у причала
aurora-bar-in-the-way = на пути стоит другой противник
aurora-bar-known = вы уже знаете, что там
aurora-bar-linked = корабль держит тяговый луч
aurora-bar-no-damage = корпус не повреждён
aurora-bar-no-dock = этот причал занят
aurora-bar-no-gunner = у орудий никого нет
aurora-bar-no-navigator = на посту навигации никого нет
aurora-bar-no-shadow = укрыться негде: только на затрудняющей местности и у внутренней стены
aurora-bar-no-sight = нет линии видимости
aurora-bar-no-square = все клетки у планеты заняты
aurora-bar-no-station-left = если взять этого персонажа ({ NAME("crew", $crew) }), какой-то пост останется без специалиста
aurora-bar-no-target = на линиях огня никого, дальность { $range }
aurora-bar-nobody = нет никого, кого бы это касалось
aurora-bar-not-adjacent = не по соседству
aurora-bar-not-at-planet = корабль не у этой планеты
aurora-bar-not-critical = домой садятся только с критическими повреждениями
aurora-bar-not-in-hand = это оружие не в руках
aurora-bar-not-linked = тяговый луч корабль не держит
aurora-bar-off-line = ни на одной из трёх линий огня его нет
aurora-bar-other-side = { NAME("ability", $ability) } — на другой стороне карты корабля
aurora-bar-party-full = на поверхности уже { $most } из вашего экипажа
aurora-bar-pinned = противник не отпускает, в этом раунде не уйти
aurora-bar-range = слишком далеко: { $distance }, а дальность { $range }
aurora-bar-revealed = в этом раунде уже на виду
aurora-bar-scanned = больше сканировать в этом раунде нельзя
aurora-bar-shields-up = его щиты подняты
aurora-bar-station-empty = пост пуст: { NAME("room", $station) }
aurora-bar-taken = корабль захвачен
aurora-bar-taken-square = там кто-то стоит
aurora-bar-tried = перед этим движением уже пробовали
aurora-bar-turned-already = за раунд — один пленник
aurora-bar-unconscious = без сознания

# Неигровые персонажи

xia-ship-enforcer = Патрульный
xia-ship-scoundrel = Разбойник
xia-ship-merchant = Торговец

xia-frame-Spawn = новый корабль
xia-frame-NpcTurn = ход неигрового персонажа
xia-frame-NpcMove = его движение
xia-frame-Enforcer = Патрульный
xia-frame-Scoundrel = Разбойник
xia-frame-Merchant = Торговец

## Карты и точки возрождения

xia-setup-npc-deal = { SEAT($seat) } { PERSON($seat) ->
    [you] получаете
   *[other] получает
} карту: { NAME("ship", $npc) }.
xia-npc-spawn = { SEAT($ship) } появляется на клетке { PLACE($space) }.
    .ask = Точка возрождения занята. Где появляется { SEAT($ship) }?
    .offer-hex = { xia-place }
    .option-hex = Клетка { PLACE($first, $second) }

## Ходы

xia-npc-turn = { SEAT($ship) } делает ход; за него играет владелец карты: { SEAT($seat) }.
    .heading = { SEAT($ship) } делает ход
xia-npc-turn-unspawned = { SEAT($ship) } ещё не на поле и не ходит.
xia-death-npc-skip-turn = { SEAT($ship) } уничтожен и пропускает ход.
    .heading = { SEAT($ship) } пропускает ход

## Цели

xia-npc-last-attacker = { SEAT($ship) } запоминает, кто на него напал: { SEAT($attacker) }.
xia-npc-enforcer-target = { SEAT($ship) } преследует цель: { SEAT($target) }, { $why ->
    [attacker] последний, кто его атаковал
   *[outlaw] ближайший преступник
}.
xia-npc-enforcer-patrol = Преследовать некого, { SEAT($ship) } летит к планете { NAME("sector", $sector) }.
xia-npc-target-choice = Патрульному одинаково далеко до двух планет: { NAME("sector", $candidates) }. Кубик решил: { NAME("sector", $winner) }.
xia-npc-scoundrel-target = { $why ->
    [loath] Грабить некого, { SEAT($ship) } летит в Острог.
    [attacker] { SEAT($ship) } преследует цель: { SEAT($target) }, последний, кто его атаковал.
   *[innocent] { SEAT($ship) } преследует цель: { SEAT($target) }, ближайший законопослушный корабль.
}
xia-npc-merchant-route = { SEAT($ship) } летит торговать на планету { NAME("sector", $sector) }.

## Движение

xia-npc-move-route =
    .ask = { SEAT($ship) } может лететь равноценными путями. Куда он летит? Осталось движения: { $movement }
    .offer-hex = Клетка { xia-place }
    .option-hex = Клетка { PLACE($first, $second) }
    .offer-cross = Через границу с броском: { xia-place }
    .option-cross = Через границу с броском, клетка { PLACE($first, $second) }
xia-npc-move-nebula = { SEAT($ship) } летит на клетку { PLACE($space) }; туманность ему нипочём.
xia-npc-move-gates = { SEAT($ship) } проходит через врата на клетку { PLACE($space) }.
xia-npc-move-entrances = { SEAT($ship) } летит через планетарный вход на клетку { PLACE($space) }.
xia-npc-move-occupied = Дальше занято, { SEAT($ship) } останавливается на клетке { PLACE($space) }.
xia-npc-move-unreachable = Безопасного пути нет, сектор { NAME("sector", $sector) }; { $way ->
    [yes] { SEAT($ship) } летит наименее опасным.
   *[no] { SEAT($ship) } остаётся на месте.
}

## Атака, повреждения и деньги

xia-npc-scoundrel-attack = { SEAT($ship) } удирает в сектор { NAME("sector", $sector) }.
xia-npc-scoundrel-bounty = { SEAT($ship) }: награда за голову растёт на { $added }, всего { $credits }.
xia-npc-merchant-wealth = { SEAT($ship) } зарабатывает { COUNT("credits", $added) } на планете { NAME("sector", $sector) }, теперь у него { $credits }.
xia-damage-npc = { SEAT($ship) } получает { COUNT("damage", $points) }, всего { $wounds }.

## Стол

xia-whose-card = { PERSON($seat) ->
    [you] ваша карта
   *[other] карту держит { SEAT($seat) }
}
xia-status-npc-waits = { NAME("ship", $npc) }, { xia-whose-card }: ещё не на поле
xia-status-npc-away = { NAME("ship", $npc) }, { xia-whose-card }: уничтожен, на карте { COUNT("credits", $credits) }
xia-status-npc = { NAME("ship", $npc) }, { xia-whose-card }: { PLACE($space) }, повреждений { $wounds } из { $to_kill }, на карте { COUNT("credits", $credits) }

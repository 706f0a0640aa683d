# Что делают способности и предметы: их глаголы

aurora-do-move = { $half ->
    [1] движение на половину скорости
   *[other] { $points ->
        [0] движение на всю скорость
        [one] движение на { $points } клетку
        [few] движение не дальше чем на { $points } клетки
       *[many] движение не дальше чем на { $points } клеток
    }
}{ $freely ->
    [0] { "" }
   *[other] , мимо противников без проверки
}
aurora-do-attack = { $way ->
    [melee] атака в ближнем бою
    [ranged] дальняя атака
   *[any] атака
}{ $dice ->
    [0] { "" }
   *[other] {" "}(+{ COUNT("dice", $dice) })
}{ $again ->
    [0] { "" }
   *[other] ; после раны можно применить ещё раз
}
aurora-do-heal = лечение: { COUNT("wounds", $wounds) }, { $whom ->
    [self] только себе
    [adjacent] соседу из своих
   *[either] себе или соседу из своих
}
aurora-do-stun = оглушение: { $range ->
    [1] противник по соседству пропускает
   *[other] видимый противник не дальше чем в { $range } клетках пропускает
} следующий ход
aurora-do-push = отбросить соседнего противника: { COUNT("squares", $squares) }
aurora-do-command = сосед из своих делает одно действие{ $attack ->
    [0] , но не атаку
   *[other] , в том числе атаку
}
aurora-do-look = искать того, кто скрывается, в пределах { $range } клеток
aurora-do-teleport = сразу вернуться на свой корабль
aurora-do-repair = снять повреждения корпуса: { $points }
aurora-do-mine = поставить космическую мину там, где корабль
aurora-do-ambush = здесь ждут { NAME("warriors", $species) }: { $count }
aurora-do-cache = рядом с вами стоит ящик
aurora-do-hazard = проверка «{ NAME("skill", $test) }» 5+, иначе { COUNT("wounds", $wounds) }
aurora-do-rest = вылечить { COUNT("wounds", $wounds) }

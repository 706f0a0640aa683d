# Что вариант приносит, чего стоит и чем может кончиться бой: коротко, для кнопок и шкал

andromeda-gain-moon = Достанется { NAME("moon", $moon) }
andromeda-gain-base = { $tile ->
    [monolith] Три карты тактики за два ресурса
    [trade-hub] Два кредита за два ресурса
    [maximus] Купить один или два модуля
    [odessa] Купить один или два модуля
    [shipyard] Построить корабль или починить
   *[other] Возвести сооружение
}
andromeda-gain-gives = Даёт: { EFFECT($gives) }
andromeda-gain-settle = Планета под сооружение: сейчас { COUNT("vp", $points) }
andromeda-gain-leaders = Можно забрать: { COUNT("leaders", $leaders) }
andromeda-gain-bonus = Бонусных ресурсов: { $bonus }
andromeda-gain-development = { COUNT("vp", $points) } и деление { $step } шкалы «{ NAME("track", $track) }»
andromeda-gain-module = Деление { $step } шкалы «{ NAME("track", $deck) }»
andromeda-gain-vp = Даёт { COUNT("vp", $vp) }
andromeda-gain-effect = Можно: { EFFECT($effect) }
andromeda-gain-card = Карта приносит очки или постройку
andromeda-gain-points = На следующем делении { COUNT("vp", $points) }

andromeda-cost-price = Заплатить: { EFFECT($price) }
andromeda-cost-energy = Энергия: { $cost_energy }

andromeda-odds-win = победа
andromeda-odds-nobody = ничья
andromeda-odds-lose = поражение

## Правила для постоянных приказов

andromeda-thumb-join-50 = Вступать в бой, если шансы станут равными
    .about = Тем кораблём, который полезнее всего, если шанс станет не меньше 50 %, а был меньше.
andromeda-thumb-join-70 = Вступать в бой, если победа станет вероятной
    .about = Тем кораблём, который полезнее всего, если шанс станет не меньше 70 %, а был меньше.
andromeda-thumb-energy-1 = Покупать 1 кубик, если шансы станут равными
    .about = За 1 энергию, если шанс станет не меньше 50 %, а был меньше; иначе ни одного.
andromeda-thumb-energy-2 = Покупать до 2 кубиков, если шансы станут равными
    .about = Столько, чтобы шанс стал не меньше 50 %; иначе ни одного.
andromeda-thumb-energy-3 = Покупать до 3 кубиков, если шансы станут равными
    .about = Столько, чтобы шанс стал не меньше 50 %; иначе ни одного.
andromeda-thumb-operation = Брать ту тактическую операцию, что дороже
    .about = То, что даёт луна, если это больше одной единицы, иначе карту.
andromeda-thumb-least-harm = Размещать повреждения там, где меньше вреда
    .about = На модуль, который даёт меньше всех; на корабль под щитом или на самый слабый.
andromeda-thumb-room = Освобождать место для новой луны
    .about = Установить луну в пустое гнездо или покинуть её ради ПО. Если нельзя ни того ни другого, вас спросят.
andromeda-thumb-nothing = Пасовать, когда сыграть нечего
    .about = Везде, где можно только пасовать. Если там, куда вы прилетели, есть кого нанять или что забрать, вас спросят один раз.
andromeda-thumb-pay = Платить тем ресурсом, которого больше всего
    .about = Там, где годится любой ресурс; энергией — в последнюю очередь. Если остались одни карты, вас спросят.

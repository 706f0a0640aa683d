comet-card-lucky-charm = Талисман
comet-card-bribe = Взятка
comet-card-trade-in = Обмен старья
comet-card-salvage = Лом
comet-card-gamble = Пари
comet-card-windfall = Нежданная удача
comet-card-toll = Сбор
comet-card-shipment = Поставка

comet-do-pay = заплатите { COUNT("ice", $ice) }
comet-do-gain = получите { COUNT("ice", $ice) }
comet-do-draw = возьмите { COUNT("gadgets", $gadgets) }
comet-do-turn = { $up ->
    [0] уменьшите результат кубика на { $down }
   *[other] увеличьте результат кубика на { $up }
}
comet-do-roll = бросьте d6
comet-when-rolled = после броска
comet-each-ice = { $count ->
    [1] за каждый куб льда
   *[other] за каждые { COUNT("ice", $count) }
} на складе
comet-if-ice =
    .least = если на складе хотя бы { COUNT("ice", $count) }
    .most = если на складе не больше { $count } льда
comet-each-gadgets = { $count ->
    [1] за каждый гаджет
   *[other] за каждые { COUNT("gadgets", $count) }
} на руке
comet-if-gadgets =
    .least = если на руке хотя бы { COUNT("gadgets", $count) }
    .most = если гаджетов на руке не больше { $count }
comet-count-own-roll = собственный бросок
comet-if-own-roll =
    .least = если бросок ваш
comet-option-play = Сыграть: { NAME("card", $first) }
    .offer = Сыграть «{ NAME("card", $card) }»: { EFFECT($effect) }
comet-about-card = { NAME("card", $card) }: { EFFECT($effect) }
comet-frame-DrawSome = гаджеты
comet-frame-EventRound = раунд

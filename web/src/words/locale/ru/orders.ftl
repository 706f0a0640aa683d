# Постоянные приказы: что отвечает за меня без вопроса.

orders = Приказы { $count }
orders-title = Постоянные приказы
orders-about = Они отвечают за вас там, где вы всегда поступили бы одинаково. Если есть сомнение, спросят вас.
orders-mine = Мои · { $count }
orders-none = Приказов пока нет. Отдать приказ можно у вопроса кнопкой «Всегда…».
orders-suggested = Можно добавить
orders-revoke-all = Отменить все
orders-secret = В вашем журнале такие ответы помечены «по приказу». Остальные узнают об этом только после игры.
orders-routine = Обычные дела, все сразу
order-add = Добавить
order-add-all = Добавить все
order-revoke = Отменить
order-given = Отдан вами на шаге { $step }
order-given-at = Отдан вами на шаге { $step }, у вопроса «{ $at }»
order-answered = { $count ->
    [one] Ответил { $count } раз, последний — на шаге { $step }
    [few] Ответил { $count } раза, последний — на шаге { $step }
   *[many] Ответил { $count } раз, последний — на шаге { $step }
}
order-unused = Ещё не пригодился
order-evidence = Вы поступали так каждый раз; таких случаев было { $count }.
order-tells = Остальные могут по нему заметить, есть ли у вас выбор.
order-off-turn = Пасовать всегда, когда ход не мой.
order-off-turn-about = Между вашими ходами никому не придётся вас ждать.
order-everywhere = Пасовать везде.
order-pass = { $at }: пасовать.
order-key = { $at }: всегда «{ $answer }».
order-choice = Только там, где больше нечего выбрать.
order-asks = Спросит вас в зависимости от чисел: { $numbers }.
order-always = Всегда: { $answer }
until-turn = до моего следующего хода
until-match = всю эту партию
until-frame = пока не закончится: { $frame }
always = Всегда…
always-about = ответить заранее
always-title = Впредь не спрашивать
always-until = Срок
always-until-turn = до моего хода
always-until-match = вся партия
always-set = Приказать

# Панели выбора: несколько вещей выбирают и подтверждают один раз.

picks-confirm = Подтвердить: { $count }
picks-to-go = осталось { $count }
picks-sent = Отправлено…
picks-refused = Ничего не сделано
picks-of = из { $most }
picks-up-to = (не больше { $most })
picks-between = (от { $least } до { $most })
picks-less = На один меньше
picks-more = На один больше
picks-most = больше нельзя
picks-advised = Меньше вреда
picks-clear = Очистить

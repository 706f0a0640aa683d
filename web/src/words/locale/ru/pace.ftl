## Чужие ходы, кубики, журнал

to-my-decision = К моему следующему решению
to-latest = К последнему
last-roll = Последний бросок
thrown-again = переброшено
filter = Что показывать в журнале
log-all = Всё
log-against = Против меня
log-rolls = Броски
log-nothing = Ничего такого ещё не было.
log-search = Искать в журнале
log-found = Найдено: { $count }
log-before = Предыдущая
log-after = Следующая
log-clear = Очистить поиск
log-hidden = { $count ->
    [one] Ещё { $count } строка скрыта фильтрами.
    [few] Ещё { $count } строки скрыты фильтрами.
   *[other] Ещё { $count } строк скрыто фильтрами.
}
log-show-all = Показать все { $count }
log-rules = В правилах
log-more-rules = { $count ->
    [one] ещё { $count } правило
    [few] ещё { $count } правила
   *[other] ещё { $count } правил
}
log-now = сейчас
log-step = шаг { $number }
log-undone = { $text } { $count ->
    [one] Исчезла { $count } строка.
    [few] Исчезли { $count } строки.
   *[other] Исчезло { $count } строк.
}
log-to-before = Назад, к моменту до строки: { $line }
by-order = по приказу
moment-of = { $place } из { $of }
moment-next = , дальше: { $what }
moment-goes-on = продолжится само · коснитесь или нажмите любую клавишу
moment-space = Пробел
end-again = Ещё можно что-то сделать. Выберите ещё раз, чтобы закончить ход.

# Тексты, общие для всех игр: события и отказы ядра, текстовый стол.
# Как называются сообщения и какие есть функции: src/rimward/messages.py

## Люди

kernel-you = Вы
kernel-nobody = Стол
kernel-seat = Игрок { $number }
kernel-each = { SEAT($seat) } — { $text }
kernel-and = { $others } и { $last }
kernel-dice = { $count ->
    [1] к{ $sides }
   *[other] { $count }к{ $sides }
}

## Что произошло

kernel-rolled = { SEAT($by) } { PERSON($by) ->
    [you] бросаете
   *[other] бросает
} { DICE($dice) } ({ ROLL($rule) }): { LIST($faces) }.
kernel-forced = { SEAT($seat) } — { OPTION($question, $key) }
kernel-undo = { SEAT($seat) } { PERSON($seat) ->
    [you] отменяете
   *[other] отменяет
} последний шаг.
kernel-take-back = Игра вернулась к шагу { $entry }.

## Варианты, которые есть в любой игре

kernel-option-done = Готово
kernel-option-pass = Пас
kernel-option-number = { $first }

## Где мы в правилах

kernel-frame-Roll = бросок
kernel-frame-Window = реакции

## Почему нельзя

kernel-refused-over = Игра окончена.
kernel-refused-no-such-act = Сейчас этого делать нельзя: { $key }.
kernel-refused-not-your-question = На вопрос { $question } отвечает другой игрок.
kernel-refused-stale = На вопрос { $question } уже ответили.
kernel-refused-no-such-question = Вопроса { $question } нет.
kernel-refused-no-such-option-key = Такого варианта нет: { $key }.
kernel-refused-no-key = В этой записи нет ключа костей: её можно посмотреть, но нельзя доиграть.
kernel-refused-nothing-to-undo = Отменить нечего: после вашего шага кто-то что-то узнал или походил другой игрок.
kernel-refused-consent = { SEAT($seat) }: нет согласия вернуть ход.
kernel-refused-no-such-entry = Шага { $entry }, к которому можно вернуться, нет.
kernel-refused-seats = Игроков должно быть от { $least } до { $most }, а не { $seats }.
kernel-refused-no-such-option = Параметра { $name } нет; есть: { $known }.
kernel-refused-option-value = Параметр { $name } не может быть { $value }; допустимо: { $allowed }.

## Проверка записи

kernel-verify-no-key = в ней нет ключа, поэтому кости проверить нельзя.
kernel-verify-key = её ключ — не ключ.
kernel-verify-commitment = ключ не подходит к хешу, показанному в начале.
kernel-verify-empty = в ней нет ни одного шага.
kernel-verify-entry = шаг { $entry } сыграть нельзя: { $error }.
kernel-verify-chance = шаг { $entry }: в записи выпало { $said }, а ключ даёт { $given }.
kernel-verify-way = шаг { $entry }: игра пошла иначе, чем сказано в записи.

## Текстовый стол: начало

terminal-title = { $title }
terminal-start = Наберите номер варианта, чтобы выбрать его. ? — всё остальное, что можно набрать.
terminal-name-person = Игрок { $number }
terminal-name-bot = Бот { $number }
terminal-chance-sealed = Кости запечатаны. Их ключ будет показан в конце; его хеш: { $commitment }
terminal-chance-seed = Тренировочный стол: кости задаёт зерно { $seed }.
terminal-chance-practice = Тренировочный стол: ключ костей выбрал человек.
terminal-menu-which = Во что играем? Наберите номер; Enter — выход.
terminal-menu-game = { $title }, игроков: от { $least } до { $most }
terminal-menu-coming = Пока нельзя сыграть, но можно прочесть правила:
terminal-menu-read = { $title } — команда: rimward rules { $game }
terminal-menu-again = { $count ->
    [1] Здесь есть только номер 1.
   *[other] Наберите номер от 1 до { $count }.
}

## Текстовый стол: экран

terminal-news = После вашего прошлого решения:
terminal-news-first = Для начала:
terminal-news-resumed = Последние события:
terminal-table = На столе:
terminal-asked = { $prompt } (§ { $rule })
terminal-forced = Без выбора: { $steps }
terminal-zone = { $zone }: { $count }
terminal-zone-known = { $zone }: { $count } ({ $known })
terminal-hand-over = За экран садится { SEAT($seat) }. Нажмите Enter, когда остальные не смотрят.
terminal-hint-why = почему (под запретом: { $count })
terminal-hint-undo = отмена
terminal-hint-do = сделать (в любое время)
terminal-hint-line = Ещё: { $hints }правило, журнал, ?
terminal-barred = { $option }: { $reason } (§ { $rule })
terminal-nothing-barred = Ничто не запрещено.
terminal-acts = В любое время вы можете (наберите «сделать» и номер):
terminal-no-acts = Сейчас между делом ничего сделать нельзя.
terminal-where = { $frames }
terminal-log-cut = Последние строки: { $shown } из { $lines }; «журнал { $lines }» покажет все.
terminal-rules = Нашлось правил: { $count }{ $shown ->
    [15] , вот первые { $shown }
   *[other] { "" }
}. Чтобы прочесть, наберите «правило» и номер.
terminal-no-rule = Правила с такими словами нет: { $words }.

## Текстовый стол: ответы на набранное

terminal-choose = { $count ->
    [1] Наберите 1, чтобы продолжить, или ? — справка.
   *[other] Наберите номер от 1 до { $count } или ? — справка.
}
terminal-no-number = { $count ->
    [1] Номера { $number } здесь нет, есть только 1.
   *[other] Номера { $number } здесь нет; номера идут от 1 до { $count }.
}
terminal-not-understood = «{ $line }» — не номер и не команда. ? — справка.
terminal-save-where = Скажите куда: сохранить ФАЙЛ
terminal-saved = Сохранено: { $file }.
terminal-go-on = Продолжить: rimward play { $game } --text --load { $file }
terminal-bye = Ничего не сыграно, сохранять нечего. До свидания.

## Текстовый стол: команды

terminal-command-why = почему
terminal-command-undo = отмена
terminal-command-do = сделать
terminal-command-where = где
terminal-command-log = журнал
terminal-command-rule = правило
terminal-command-save = сохранить
terminal-command-show = стол
terminal-command-quit = выход
terminal-command-help = справка
terminal-help-number = Номер выбирает вариант. Кроме того:
terminal-help-why = { $word }: чего сейчас нельзя и по какому правилу
terminal-help-undo = { $word }: вернуть свой последний шаг, пока из него никто ничего не узнал
terminal-help-do = { $word }: что можно сделать в любое время; «{ $word } 2» делает второе
terminal-help-where = { $word }: где мы в правилах
terminal-help-log = { $word }: последние строки журнала; «{ $word } 200» покажет больше
terminal-help-rule = { $word }: правило этого вопроса; «{ $word }» и слова — поиск по правилам (правила на английском)
terminal-help-save = { $word } ФАЙЛ: сохранить игру в файл
terminal-help-show = { $word }: ещё раз стол и вопрос
terminal-help-quit = { $word }: уйти; неоконченная игра сохранится
terminal-help-help = { $word } или ?: этот список

## Текстовый стол: конец

terminal-winners = { $count ->
    [0] Никто не победил.
    [1] { PERSON($seat) ->
        [you] Вы победили.
       *[other] Победитель: { SEAT($seat) }.
    }
   *[other] Победу делят: { SEATS($winners) }.
}
terminal-score = { "  " }{ SEAT($seat) }: { $score }
terminal-key = Ключ костей: { $key }
terminal-after = «сохранить ФАЙЛ» оставит запись, Enter — выход:{ " " }
terminal-over = Игра окончена. Ещё можно набрать: сохранить ФАЙЛ, журнал, правило СЛОВА, выход.
terminal-check = Проверить: rimward verify { $file }
terminal-replay = { $title }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
terminal-unfinished = Здесь запись кончается; игра не окончена.
terminal-verified-replays = Запись воспроизводится: { $entries ->
    [one] { $entries } шаг разрешён и ведёт
    [few] все { $entries } шага разрешены и ведут
   *[many] все { $entries } шагов разрешены и ведут
} туда, куда сказано в записи.
terminal-verified-chance = { $results ->
    [0] Не было ни бросков, ни вытянутых карт.
    [one] { $results } результат бросков и карт — из ключа.
    [few] Все { $results } результата бросков и карт — из ключа.
   *[many] Все { $results } результатов бросков и карт — из ключа.
}
terminal-verified-commitment = Ключ подходит к хешу, показанному в начале: { $commitment }
terminal-verified-unfinished = Игра не окончена.
terminal-verified-practice = Это тренировочный стол: ключ выбрал человек.
terminal-verified-sealed = Значит, после начала ничего не изменили. Что никто не подглядел ключ, этим не доказано.

## Неприятности

terminal-error-file = Файл { $file } не читается: { $error }
terminal-error-record = Файл { $file } — не запись, которую можно воспроизвести: { $error }
terminal-error-foreign = Файл { $file } — запись игры { $game }; эта программа играет в: { $games }.
terminal-error-verify = Запись { $file } не подтвердилась: { $why }
terminal-error-save = Файл { $file } не записывается: { $error }
terminal-error-seat = Места { $seat } нет; места идут от 1 до { $seats }.
terminal-error-seats = Названо мест: { $given }, а за столом их { $seats }.
terminal-error-bot = Игрока «{ $bot }» нет; есть: { $bots }.
terminal-error-no-game = Игры «{ $game }» нет; есть: { $games }.
terminal-error-coming = В { $game } играть пока нельзя, но можно прочесть правила: rimward rules { $game }
terminal-error-option = Параметр пишется так: имя=значение, а не «{ $option }».
terminal-error-loaded-game = Файл { $file } — запись игры { $game }.
terminal-error-loaded-option = В записи { $file } параметры уже есть; изменить их нельзя.
terminal-error-loaded-seed = В записи { $file } кости уже есть; изменить их нельзя.

# Тексты, общие для всех игр: события и отказы ядра, текстовый стол.
# Как называются сообщения и какие есть функции: src/rimward/messages.py

## Люди

kernel-you = Вы
kernel-nobody = Стол
kernel-seat = Игрок { $number }
kernel-each = { SEAT($seat) } — { $text }
kernel-and = { $others } и { $last }
kernel-yes = да
kernel-no = нет
kernel-share = { $name } { $share } %
kernel-space = ({ LIST($space) })
kernel-dice = { $count ->
    [1] к{ $sides }
   *[other] { $count }к{ $sides }
}

## Что произошло

kernel-rolled = { SEAT($by) } { PERSON($by) ->
    [you] бросаете
   *[other] бросает
} { DICE($dice) } ({ ROLL($rule) }): { LIST($faces) }.
    .several = { THROWS($owners, $dice, $faces) } ({ ROLL($rule) }).
kernel-throw = { SEAT($by) } { PERSON($by) ->
    [you] бросаете
   *[other] бросает
} { DICE($dice) }: { LIST($faces) }
kernel-forced = { PERSON($seat) ->
    [you] У вас нет выбора
   *[other] { SEAT($seat) }, нет выбора
}: { OPTION($question, $key) }.
kernel-part = Часть { $number } окончена. { $count ->
    [0] Никто не победил.
   *[other] Победа: { SEATS($winners) }.
}
kernel-undo = { SEAT($seat) } { PERSON($seat) ->
    [you] отменяете
   *[other] отменяет
} последний шаг.
kernel-take-back = { $seat ->
    [-1] Игра вернулась
   *[other] { SEAT($seat) } { PERSON($seat) ->
        [you] возвращаете
       *[other] возвращает
    } игру
} к шагу { $entry }.
kernel-rules-changed = Здесь изменились правила. Дальше игра идёт по новым.
    .heading = Здесь изменились правила
kernel-not-kept = Что произошло за { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
   *[other] { $entries } шагов
} до этого, не сохранилось.

## Варианты, которые есть в любой игре

kernel-meet =
    .ask = Несколько событий происходят одновременно. Какое будет первым?
kernel-choose =
    .ask = { NAME("card", $card) }: что выбираете?
kernel-again =
    .ask = { NAME("card", $card) }: { $done ->
        [0] { $left ->
            [1] применяете?
           *[other] применяете? Не больше { $left } раз.
        }
       *[other] ещё раз? Осталось: { $left }.
    }
kernel-option-do = { EFFECT($first) }
kernel-option-done = Готово
kernel-option-pass = Пас
kernel-option-number = { $first }

## Где мы в правилах

kernel-frame-Roll = бросок
kernel-frame-Window = реакции
kernel-frame-Carry = карта

## Что делают карты

kernel-effect-when = { $when }: { $text }
kernel-effect-any-time = в любой момент
kernel-effect-then = { $first }, затем { $second }
kernel-effect-choose = на выбор: { $text }
kernel-effect-or = { $first } или { $second }
kernel-effect-both = { $first } и { $second }
kernel-effect-repeat = { $times ->
    [2] дважды
   *[other] { $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    }
}: { $text }
kernel-effect-up-to = { $times ->
    [1] по желанию
   *[other] до { $times } раз
}: { $text }
kernel-effect-per = { $each }: { $text }
kernel-effect-most = { $text }, не больше { $times ->
    [one] { $times } раза
   *[other] { $times } раз
}
kernel-effect-if = { $test }: { $text }
kernel-effect-results = { $first }; { $second }
kernel-effect-result = начиная с { $least } — { $text }
kernel-effect-group = ({ $text })
kernel-effect-skipped = { SEAT($seat) }: часть карты «{ NAME("card", $card) }» выполнить уже нельзя, она пропускается.

## Почему нельзя

kernel-refused-over = Игра окончена.
kernel-refused-no-such-act = Сейчас этого делать нельзя: { $key }.
kernel-refused-not-asked = Тогда вас уже ни о чём не спрашивают.
kernel-refused-other-question = Тогда вас спрашивают уже о другом: { $key }.
kernel-bar-least = нужно хотя бы { COUNT($what, $needed) }, а есть только { $has }
kernel-bar-most = можно не больше { COUNT($what, $needed) }, а есть { $has }
kernel-bar-closed = не сейчас: сначала нужно решить этот вопрос
kernel-refused-not-your-question = На вопрос { $question } отвечает другой игрок.
kernel-refused-stale = На вопрос { $question } уже ответили.
kernel-refused-no-such-question = Вопроса { $question } нет.
kernel-refused-no-such-option-key = Такого варианта нет: { $key }.
kernel-refused-no-key = В этой записи нет ключа к костям: её можно посмотреть, но нельзя доиграть.
kernel-refused-nothing-to-undo = Отменить нечего: после вашего шага кто-то что-то узнал или походил другой игрок.
kernel-refused-consent = { SEAT($seat) }: нет согласия вернуть ход.
kernel-refused-no-such-entry = Шага { $entry }, к которому можно вернуться, нет.
kernel-refused-order-where = Такого места для приказа нет: { $where }.
kernel-refused-order-until = Приказ не может действовать до конца «{ $until }»: сейчас этого нет.
kernel-refused-seats = Игроков должно быть от { $least } до { $most }, а не { $seats }.
kernel-refused-no-such-option = Параметра { $name } нет; есть: { $known }.
kernel-refused-wishes = Мест { $seats }, а пожеланий { $wishes }.
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

terminal-start = Наберите номер варианта или его название. ? — что ещё можно набрать.
terminal-hint = Бот выбрал бы { $number }: { $option }
terminal-bot = { SEAT($seat) }: { $what }
terminal-name-person = Игрок { $number }
terminal-name-bot = Бот { $number }
terminal-chance-sealed = Кости запечатаны: ключ к ним будет показан в конце, а вот его хеш:
terminal-chance-seed = Тренировочный стол: броски задаёт зерно { $seed }.
terminal-chance-practice = Тренировочный стол: ключ к костям выбрал человек.
terminal-menu-which = Во что играем? Наберите номер; Enter — выход.
terminal-packs = { $count ->
    [one] С набором
   *[other] С наборами
 } { $packs }
terminal-menu-game = { $title }, игроков: от { $least } до { $most }
terminal-menu-go-on = Продолжить: { $title }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, файл { $file }
terminal-menu-language = In English (по-английски): en
terminal-options-which = По каким правилам? Наберите номер; Enter — это 1.
terminal-options-own = Свои параметры и домашние правила
terminal-options-change = Номер меняет параметр, номер и значение задают его (1 12); Enter — дальше.
terminal-who-which = Кто играет? Наберите номер; Enter — это 1. Или перечислите места: { $example }
terminal-who-way = { $bots ->
    [0] { $people ->
        [1] Вы один на один с игрой
        [one] { $people } человек за этим экраном
        [few] { $people } человека за этим экраном
       *[many] { $people } человек за этим экраном
    }
    [one] Вы и { $bots } бот
    [few] Вы и { $bots } бота
   *[many] Вы и { $bots } ботов
}
terminal-menu-again = { $count ->
    [1] Здесь есть только номер 1.
   *[other] Наберите номер от 1 до { $count }.
}

## Текстовый стол: экран

terminal-news = С вашего прошлого решения:
terminal-news-first = Перед началом:
terminal-news-resumed = Последние события:
terminal-table = На столе:
terminal-table-new = Новое на столе:
terminal-continued = { $heading } (продолжение)
terminal-goal = { $option } — { $gain }
terminal-asked = { $prompt } (§ { $rule })
terminal-zone = { $zone }: { $count }
terminal-zone-known = { $zone }: { $count } ({ $known })
terminal-hand-over = За экран садится { SEAT($seat) }. Нажмите Enter, когда остальные не смотрят.
terminal-hint-why = почему (сейчас нельзя: { $count })
terminal-hint-undo = отмена
terminal-hint-do = сделать (что можно в любое время)
terminal-hint-line = Ещё: { $hints }
terminal-barred = { $option }: { $reason } (§ { $rule })
terminal-nothing-barred = Сейчас ничего не запрещено.
terminal-acts = В любое время вы можете (наберите «сделать» и номер):
terminal-no-acts = Сейчас между делом ничего сделать нельзя.
terminal-where = Мы здесь: { $frames }.
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
terminal-saved = Сохранено: { $file }.
terminal-go-on = Продолжить: { $command }
terminal-bye = Ничего не сыграно, сохранять нечего. До свидания.

terminal-drawn = По номерам на карте: { $numbers }
terminal-map-on = вкл
terminal-map-off = выкл
terminal-map-now-on = Карта снова видна.
terminal-map-now-off = Карта больше не показывается сама; команда «карта» её покажет.
terminal-map-none = В этой игре карты нет.
terminal-map-cut = Это не вся карта; целиком — команда «карта».

## Текстовый стол: команды

terminal-orders-pass = пас
terminal-orders-drop = снять
terminal-orders-standing = Ваши приказы («приказы снять» и номер отменяет приказ):
terminal-orders-none = У вас нет приказов.
terminal-orders-possible = Можно приказать (наберите «приказы пас» и номер):
terminal-orders-given = Приказ отдан: { $order }
terminal-orders-dropped = Приказ отменён.
terminal-orders-no-number = { $count ->
    [0] Здесь пока ничего нет.
    [1] Добавьте 1.
   *[other] Добавьте номер от 1 до { $count }.
}
terminal-orders-off-turn = Пасовать не в свой ход
terminal-orders-everywhere = Пасовать
terminal-orders-rule = Пасовать на вопрос «{ $rule }»
terminal-orders-choice = там, где выбирать больше не из чего,
terminal-orders-until-turn = до вашего следующего хода.
terminal-orders-until-match = до конца игры.
terminal-orders-until-frame = пока не закончится: { $frame }.
terminal-orders-tells = (Только против ботов: люди поняли бы, что у вас на руках, по тому, спрашивают ли вас.)
terminal-about-nothing = Про «{ $words }» рассказать нечего.
terminal-about-names = Наберите «{ $word }» и одно из этих названий или номер карты:
terminal-command-why = почему
terminal-command-hint = подсказка
terminal-command-undo = отмена
terminal-command-do = сделать
terminal-command-orders = приказы
terminal-command-where = где
terminal-command-log = журнал
terminal-command-rule = правило
terminal-command-about = про
terminal-command-save = сохранить
terminal-command-show = стол
terminal-command-map = карта
terminal-command-rematch = реванш
terminal-command-quit = выход
terminal-command-help = справка
terminal-help-number = Номер выбирает вариант, название — тоже. Кроме того:
terminal-help-why = { $word }: чего сейчас нельзя и по какому правилу
terminal-help-hint = { $word }: что на вашем месте сделал бы бот и почему
terminal-help-undo = { $word }: вернуть свой последний шаг, пока из него никто ничего не узнал
terminal-help-do = { $word }: что можно в любое время, например подарок; «{ $word } 2» делает второе
terminal-help-orders = { $word }: на что отвечают за вас без вопроса; «{ $word } пас 1» отдаёт приказ, «{ $word } снять 1» отменяет его
terminal-help-where = { $word }: где мы в правилах
terminal-help-log = { $word }: последние строки журнала; «{ $word } 200» покажет больше
terminal-help-rule = { $word }: правило этого вопроса; «{ $word }» и слова — поиск по правилам
terminal-help-about = { $word } НАЗВАНИЕ: что угодно из коробки, по названию или номеру; просто «{ $word }» — весь список
terminal-help-save = { $word }: сохранить игру; «{ $word } ФАЙЛ» — в этот файл
terminal-help-show = { $word }: ещё раз весь стол и вопрос
terminal-help-map = { $word }: вся карта и что где есть; «{ $word } выкл» прячет её, «{ $word } вкл» снова показывает
terminal-help-rematch = { $word }: после конца игры сыграть ещё раз, места и параметры те же
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
terminal-winners-scored = { $count ->
    [1] { PERSON($seat) ->
        [you] Вы победили: { $score }
       *[other] Победитель — { SEAT($seat) }: { $score }
    }{ $margin ->
        [0] { "" }
       *[other] , на { $margin } больше, чем у следующего
    }.
   *[other] Победу делят { SEATS($winners) }: { $score } у каждого.
}
terminal-side-won = Победили вместе: { SEATS($winners) }{ $margin ->
    [0] { "" }
   *[other] , на { $margin } больше, чем у следующих
}.
terminal-part = Часть { $number }. { $end }
terminal-rounds = Сыграно раундов: { $count }.
terminal-score = { SEAT($seat) }: { $score }
terminal-key = Ключ к костям:
terminal-after = Наберите: реванш, сохранить, журнал или выход; Enter — тоже выход:{ " " }
terminal-over = Игра окончена. Можно набрать: реванш, сохранить, сохранить ФАЙЛ, журнал, правило СЛОВА, выход.
terminal-not-over = Игра ещё не окончена; «выход» прервёт её и сохранит на потом.
terminal-check = Проверить кости: { $command }
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
    [one] { $results } результат бросков и карт получен из ключа.
    [few] Все { $results } результата бросков и карт получены из ключа.
   *[many] Все { $results } результатов бросков и карт получены из ключа.
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
terminal-error-option = Параметр пишется так: имя=значение, а не «{ $option }».
terminal-error-loaded-game = Файл { $file } — запись игры { $game }.
terminal-error-loaded-option = В записи { $file } параметры уже есть; изменить их нельзя.
terminal-error-loaded-wish = В записи { $file } пожелания мест уже есть; изменить их нельзя.
terminal-error-loaded-pack = В записи { $file } наборы, с которыми играли, уже есть; других быть не может.
terminal-error-wish = Пожелание пишется так: место:имя=значение, место от 0 до { $last }, а не «{ $wish }».
terminal-error-loaded-seed = В записи { $file } кости уже есть; изменить их нельзя.

## Сервер

serve-stored = Партии хранятся здесь: { $place }
serve-port = Порт { $taken } занят, поэтому сервер слушает порт { $port }.
serve-here = На этом компьютере: { $address }
serve-network = В вашей сети: { $address }
serve-stop = Ctrl-C останавливает сервер. Партии сохранятся и продолжатся, когда он будет запущен снова.
serve-stopping = Останавливаюсь.
serve-error-port = Порт { $port } занят другой программой; выберите другой: --port.
serve-error-host = Сервер не может слушать адрес { $host }, порт { $port }: { $error }.
serve-error-database = Базу данных { $place } не удаётся открыть: { $error }.
serve-error-driver = Для этой базы данных нужен пакет { $package }, а он не установлен; для PostgreSQL: pip install "rimward[postgres]".

# Слова самого клиента. Слова игры приходят с игрой; отказы сервера названы по их кодам.

## Лобби

hero = Куда летим сегодня?
hero-more = Три космических приключения: все правила под рукой, за столом друзья или боты.
choose-game = Выберите игру
new-table = Новый стол
player = Игрок
player-number = Игрок { $number }
your-name = Ваше имя
you = вы
seat-open = место свободно
who-sits = Кто займёт место { $number }
bot-kind = бот · { $bot }
bot-names = Иво, Джинкс, Рук, Веспер, Квилл
friend-by-link = друг, по ссылке
me-too = за этим экраном
add-seat = Добавить место
remove-seat = Убрать место { $number }
pace = Темп
pace-live = сейчас
pace-slow = по дням
house-rules = { $count ->
    [0] Домашние правила
   *[other] Домашние правила · { $count }
}
table-name = Название стола
practice-seed = Тренировка: броски задаёт это зерно
practice-seed-none = нет: кости запечатаны
open-table = Открытый стол
open-table-yes = Его видно всем в лобби, и сесть может каждый.
open-table-no = Сесть может только тот, у кого есть ссылка.
dice-sealed = Кости запечатаны до начала, в конце их может проверить каждый.
dice-practice = Кости задаёт ваше зерно, поэтому стол тренировочный и так помечен.
make-table = Создать стол
launch = Начать игру
your-tables = Ваши столы
open-tables = Открытые столы
seats-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
}
paste-link = Вставьте ссылку или код
no-link = Это не ссылка на стол. Она выглядит так: …/t/abc123#приглашение.
your-turn = Ваш ход
thinks = ходит { $name }
status-open = ждём игроков
status-playing = идёт игра
status-over = игра окончена
lacks-packs = { $count ->
    [one] За этим столом играют с набором { $packs }, которого на сервере больше нет: партию можно читать, но не продолжить.
   *[other] За этим столом играют с наборами { $packs }, которых на сервере больше нет: партию можно читать, но не продолжить.
}
status-closed = Этот стол закрыт.
unofficial = Неофициальный любительский проект. Названия принадлежат их владельцам, слова и рисунки — наши.
licences = Лицензии того, что сделали другие

## Везде

to-lobby = В лобби
settings = Настройки
language = Язык
theme = Цвета
theme-auto = как в системе
theme-night = ночь
theme-day = день
close = Закрыть
loading = Минуту…
again = Ещё раз
menu = Меню

## За стол

join = Сесть за стол
your-colour = Ваш цвет
your-shape = Ваша фигура
colour-sky = голубой
colour-coral = коралловый
colour-leaf = зелёный
colour-orchid = сиреневый
colour-bone = костяной
colour-rose = розовый
shape-circle = круг
shape-triangle = треугольник
shape-square = квадрат
shape-diamond = ромб
shape-cross = крест
shape-hexagon = шестиугольник
take-seat = Занять место
no-seat-free = Все места за этим столом заняты.
watch = Смотреть
bot = бот

## За столом

players-here = Игроки
away = отошёл, играет бот ({ $bot })
not-here = сейчас не здесь
conceded = игра сдана
to-move = ходит
sit-here = Сесть сюда
sit-as = Передать экран: { $name }
practice = тренировка
lost = Связь потеряна. Восстанавливаем…
parts = Части стола
tab-act = Ход
tab-table = Стол
tab-log = Журнал
tab-chat = Чат
empty-table = На столе пока ничего нет.
rulebook = Правила
search-rules = Искать в правилах
our-ruling = Решение Rimward
no-rule = Правила с такими словами нет.
show-rule = Показать правило
waiting-for = Ждём: { $names }.
change-answer = Изменить ответ
bot-plays = За вас играет бот. Вернуться можно через меню.
risk-again = Нажмите ещё раз, чтобы рискнуть
any-time = В любое время ({ $count })
earlier = Раньше
forced = { $count ->
    [one] { $count } шаг без выбора
    [few] { $count } шага без выбора
   *[many] { $count } шагов без выбора
}
write = Написать всем
send = Отправить
waiting-seats = { $count ->
    [one] Ждём ещё { $count } игрока
   *[other] Ждём ещё { $count } игроков
}
start-with-bots = { $count ->
    [one] Начать сейчас: на свободном месте — бот
   *[other] Начать сейчас: на свободных местах — боты
}
invitation = Приглашение
invitation-about = Кто получит эту ссылку, сможет смотреть и занять свободное место.
invitation-renew = Новая ссылка
invitation-renew-sure = Новая ссылка: по прежней никто больше не войдёт. Точно?
invitation-renewed = Это новая ссылка. По прежней никто больше не войдёт; кто уже сидит за столом, остаётся.
copy = Копировать
copied = Скопировано
notify-me = Сообщать, когда мой ход
notify-off = Больше не сообщать, когда мой ход
notice-turn = { $table }: ваш ход
come-back = Вернуться: дальше играю я
to-bot = Пусть за меня играет бот
take-back = Вернуть мой последний шаг
ask-take-back = Попросить вернуть мой последний шаг
ask-end = Предложить закончить игру
concede = Сдаться
concede-sure = Сдаться: нажмите ещё раз. Дальше играет бот.
leave = Уйти насовсем
leave-sure = Уйти насовсем: нажмите ещё раз. Вернуться на это место будет нельзя.
proposes-end = { $name } предлагает закончить игру без победителя.
proposes-take-back = { $name } просит вернуть { $count ->
    [one] { $count } последний шаг.
    [few] { $count } последних шага.
   *[many] { $count } последних шагов.
}
agree = Согласиться
disagree = Отказать
asks-others = Пока не согласились: { $names }
would-undo = Это будет отменено
has-undone = Это отменено
seen-undone = Понятно

## Взгляд назад

look-back = Посмотреть, как было
looking-back = Это прошлое
step-of = Шаг { $step } из { $of }
no-board-then = С тех пор изменились правила, и поле того времени уже не показать. Здесь то, что было рассказано; поле — как сейчас.
to-now = К настоящему
step-back = На шаг назад
step-on = На шаг вперёд
play-on = Показать
pause = Пауза
speed = Скорость
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
eyes = Чьими глазами
eyes-of = глазами: { $name }
eyes-spectator = глазами зрителя
asked-then = Ходит: { $names }

## Конец

ended-agreed = Игра закончена по общему согласию.
ended-conceded = Остальные сдались.
ended-standing = Положение: { $standing }.
rematch = Реванш
to-rematch = К реваншу
verify = Проверить кости
save-record = Сохранить запись
commitment = Хеш, показанный в начале:
verdict-fits = Ключ к костям подходит к хешу, показанному в начале: с тех пор ничего не изменили. Проверить каждый бросок: rimward verify ФАЙЛ
verdict-wrong = Ключ к костям не подходит к хешу, показанному в начале.
verdict-practice = Это тренировочный стол: ключ к костям выбрал человек.
verdict-unable = Этот браузер здесь проверить не может. Сохраните запись и наберите: rimward verify ФАЙЛ

## Что было сделано со столом

told-joined = { $name } садится за стол.
told-started = Игра начинается.
told-bot-sits-in = { $name }: теперь играет бот.
told-came-back = { $name } снова играет.
told-left = { $name } уходит насовсем.
told-new-key = { $name }: хозяин стола сделал новый ключ к этому месту.
told-opened = Место свободно: { $name }.
told-closed = Хозяин закрыл стол.
told-declined = { $name }: нет согласия.
told-conceded = { $name } сдаётся.
told-carried-over = Правила изменились; игра продолжается с последнего сохранённого состояния.

## Когда что-то не получается

forget-table = Забыть этот стол
denied-4400 = Сервер не понял эту страницу. Загрузите её снова.
denied-4401 = Ваш ключ к этому столу больше не подходит.
denied-4403 = Это закрытый стол. Откройте ссылку-приглашение ещё раз.
denied-4404 = Такого стола нет.
denied-4409 = Этот стол не открывается: его данные не подходят этому серверу. Сообщите тому, кто его держит.
problem-web-offline = Сервер не отвечает. Он запущен? Есть ли связь?
problem-web-lost = Связь потеряна, поэтому ничего не сделано.
problem-server-often = Слишком много сразу. Немного подождите и попробуйте снова.
problem-record-long = Эта запись слишком длинная для сервера.
problem-table-invitation = Это закрытый стол. Откройте ссылку-приглашение ещё раз.
problem-table-no-watching = За этим столом нет зрителей.
problem-table-none = Такого стола нет.
problem-table-moment = Такого момента больше нет; возможно, ход вернули.
problem-table-key = Ваш ключ к этому столу больше не подходит.
problem-table-damaged = Данные этого стола повреждены, продолжить игру нельзя. Сообщите тому, кто держит сервер.
problem-table-bots = Боты уже играют за слишком многими вашими столами. Закончите какую-нибудь игру или вернитесь через несколько минут.
problem-table-full = Все места за этим столом заняты.
problem-table-taken = Это место занято; выберите другое.
problem-table-over = Этот стол уже закончен.
problem-table-begun = За этим столом уже играют.
problem-table-rematch = Реванш уже есть.
problem-table-refused-spectator = Вы только смотрите.
problem-table-refused-away = За вас играет бот. Сначала вернитесь, через меню.
problem-table-refused-not-begun = Игра ещё не началась.
problem-table-refused-closed = Стол закрыт.
problem-table-refused-over = Игра окончена.
problem-table-refused-chat = Слишком много сразу. Подождите { $seconds } с.
problem-table-refused-changes = Вы уже меняли этот ответ столько раз: { $changes }. Теперь он остаётся как есть.
problem-table-refused-long = Партия стала слишком длинной для сервера, записей вместе с отменёнными: { $entries }. Договоритесь закончить её или сдайтесь.
problem-table-refused-proposal = Уже предложено что-то другое.
problem-table-refused-no-proposal = Больше ничего не предложено.
problem-table-refused-orders = У вас уже есть приказы, больше нельзя: { $most }. Сначала отмените один из них.
problem-table-refused-no-order = Такого приказа нет.
problem-table-refused-too-fast = Слишком быстро. Подождите { $seconds } с.
problem-table-refused-malformed = Сервер этого не понял. Загрузите страницу снова.

## The dock

all-spaces = { $count ->
    [one] { $count } клетка
    [few] Все { $count } клетки
   *[many] Все { $count } клеток
}
pick-space = Выберите клетку на карте или одно из этого.
more-below = Ниже ещё { $count }
goes-on = ниже есть ещё
percent = { $number } %
more = { $count ->
    [0] Ещё
   *[other] Ещё; в любое время можно сделать: { $count }
}
sheet-size = Высота этой панели
means = Что у вас есть
scores = Счёт
round = Раунд
people = Кто играет
tab-board = Поле
tab-mine = Моё
dice = кубики
dice-hash = Кубики запечатаны до начала. Их хеш: { $hash }
waiting-what = { $name }: { $question }
then-you = Потом ваш ход продолжится.
you-next = Потом ваш ход.
before-you = { $count ->
    [one] { $names } ходит перед вами.
   *[other] { $names } ходят перед вами.
}

# Новый стол: первая партия и что делает каждое домашнее правило.

first-game = Первая партия, с наставником
house-reset = Всё по правилам книги
house-measured = Что меняет правило, посчитано так: { $games } партий четырёх обычных ботов с ним и столько же без него, с теми же бросками; сколько ходов и сколько очков за партию из каждого источника. После ± указана погрешность.
house-turns = ходов { $change } % (±{ $near })
house-turns-same = ходов столько же (±{ $near } %)
house-source = { $source } { $change }
packs = Наборы
packs-about = То, что хозяин сервера добавил в коробку или изменил в ней.
practice-about = С одним зерном выпадают те же кости, и отменить можно любой шаг: чтобы учиться и пробовать.

## Первая страница

play-now = Играть
play-with = { $count ->
    [one] { $count } бот, { $bot }
    [few] { $count } бота, { $bot }
   *[many] { $count } ботов, { $bot }
}
more-ways = Как ещё начать: { $game }
with-friends = С друзьями
at-one-device = За одним экраном
join-link = Войти
rules-of = Правила: { $game }
you-are-asked = Решать вам
for-so-long = уже { $long }
answer = Ответить
look-in = Открыть
invite-more = Пригласить
finished-tables = Законченные партии · { $count }
links-work = Ваши ссылки работают и снаружи:
links-here = Ваши ссылки работают только на этом компьютере.
links-here-about = Он не в сети, или сервер запущен только для него.

## Что дальше

what-next-for-you = Что дальше
step-guided = Учитесь, играя
step-guided-about = { $game } с наставником, против лёгких ботов. Любой шаг можно отменить.
step-full = Ваша первая полная партия
step-full-about = { $game } по всем правилам, боты пока лёгкие
step-friend = Сыграйте с другом
step-friend-about = Место за столом для того, кому вы пришлёте ссылку
step-house = Попробуйте домашнее правило
step-house-about = { $game } чуть длиннее, короче, мягче или суровее

## За стол

invites-you = { $name } приглашает вас сыграть
starts-when = { $count ->
    [one] начнём, когда сядет ещё один
   *[other] начнём, когда сядут ещё { $count }
}
what-you-join = Во что играют
who-sits-there = Кто за столом
updates-itself = обновляется само
your-seat = Ваше место
seat-was = вместо игрока { $name }
is-free = свободно
is-here = здесь
is-host = хозяин стола
by-link = по ссылке
game-is-over = Партия окончена. Можно посмотреть, как она прошла.
only-watch = Только смотреть
you-watch = Вы зритель
watching-count = { $count ->
    [one] смотрит { $count }
   *[other] смотрят { $count }
}
what-is-this-game = Что это за игра?
learn-it-first = Сначала научиться, с наставником
fact-table = Стол
fact-length = Займёт
about-minutes = около { $minutes } минут
for-players = { $players }: { $count }
pace-live-about = Все за столом одновременно. Часов нет, никто не торопит.
pace-slow-about = Каждый отвечает, когда есть время; партия подождёт.
fact-rules = Правила
differ-from-book = { $count ->
    [0] всё по книге
    [one] одно отличие от книги
    [few] { $count } отличия от книги
   *[many] { $count } отличий от книги
}
book-has = по книге { $value }
first-game-rules = Первая партия по книге
language-own = У вас русский
language-own-about = Каждый видит стол на языке своего браузера, по-русски или по-английски. Чат не переводится.
fact-dice = Кости
sealed = запечатаны: { $hash }
sealed-about = Это хеш их ключа. В конце ключ покажут, и любой сможет проверить каждый бросок.
sealed-at-start = запечатаем перед началом
sealed-at-start-about = Тогда здесь появится хеш их ключа, а в конце любой сможет всё проверить.
sealed-not = тренировочные кости

## Меню

menu-table = Этот стол
menu-facts = Правила, длительность и кости этого стола
menu-me = Я
menu-help = Помощь
menu-leave = Выйти

# Конец партии и то, что случилось, пока вас не было.

see-board = Посмотреть на поле
how-it-went = Как всё было
scores = Счёт и его источники
scored-before = до этой части партии
race = Гонка
rounds = раунды
race-told = { $name }, по раундам: { $scores }
luck = Удача
luck-what = Что здесь удача?
luck-dot = Каждая точка — кубик, который бросил игрок: насколько результат лучше или хуже среднего для этого кубика, в стандартных отклонениях. Все кубики равны; сколько от броска зависело, не учитывается.
luck-sum = У честных кубиков точки игрока в среднем дают ноль, как бы он ни рисковал: бросать или нет, решают до того, как кубик упал.
luck-percent = Доля говорит, как часто честные кубики при стольких же бросках были бы менее щедры (или менее жестоки).
luck-bad = невезение
luck-good = везение
luckier-than = удачнее, чем в { $percent } % случаев
unluckier-than = неудачнее, чем в { $percent } % случаев
no-throws = кубики не бросал
throw = { $face } из { $die } ({ $rule }): { $luck }
ledger = { $count ->
    [one] { $count } бросок
    [few] Все { $count } броска
   *[other] Все { $count } бросков
}
ledger-round = Раунд
ledger-for = На что
ledger-die = Кубик
ledger-face = { $face } из { $die }
ledger-luck = Удача

side = Сторона { $side }
all-together = Все вместе
side-won = победа:
score-sheet = Ведомость очков
score-source = Откуда
score-total = Всего
part = Часть { $number }
parts-of-game = Части этой игры
ended-behind = Ваше место — { $rank }, отставание — { $points }.
rematch-sides = Реванш тем же составом сторон
rematch-with = те же: { $names }
what-next-after = Что дальше?
look-at = Оглянуться

## Что случилось за это время

digest = С вашего последнего хода
digest-against = Против вас
digest-score = Гонка
digest-map = На карте
digest-all = Что случилось
digest-more = Более раннее — в журнале, строк: { $count }
digest-nothing = Ничего, что вас касается.
digest-tell = Рассказывать, что случилось, когда я возвращаюсь
play-through = Прокрутить
go-on = Дальше

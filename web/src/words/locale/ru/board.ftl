## Доски

board-keys = Карта. Стрелки ведут по доступному, Enter выбирает; плюс, минус и 0 меняют масштаб, H находит ваш корабль.
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Показать всю карту
board-find = Показать мой корабль
board-hide = Скрыть фигуры
board-show = Показать фигуры
board-again = Ещё раз, чтобы рискнуть
board-again-odds = Ещё раз, чтобы рискнуть: неудача { $percent } %
board-wrong = неудача { $percent } %
board-percent = { $number } %
board-which = Что именно?
board-close = Закрыть
board-barred = Сейчас нельзя: { $reasons }
board-look = Что здесь?
board-tabs = Доски
board-both = Обе
board-asked = вопрос к вам
board-other = К другой доске: { $name }

## Клавиши

keys = Клавиши
keys-table = За столом
keys-map = На карте
keys-hold = В трюме
keys-back = Глядя в прошлое
key-choose = выбрать вариант по номеру
key-through = ходить по вариантам
key-primary = выбрать закрашенный вариант или тот, на котором вы стоите
key-undo = отменить
key-close = отказаться или закрыть открытое
key-hurry = к вашему следующему решению
key-log = журнал
key-this = этот список
key-cursor = перейти на доступное поле
key-space = выбрать его
key-zoom = ближе и дальше
key-fit = вся карта
key-ship = мой корабль
key-rotate = повернуть деталь
key-flip = перевернуть деталь
key-step = шаг назад и шаг вперёд

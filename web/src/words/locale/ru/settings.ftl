## Настройки

text-size = Размер текста
motion = Движение
motion-auto = как в системе
motion-reduced = без движения
motion-full = полное
others-speed = Чужие ходы
others-instant = сразу
others-normal = по шагам
others-slow = медленно
others-about = Чужие шаги показываются один за другим, чтобы за ними можно было уследить. Ваши собственные никогда не задерживаются.
sounds = Звуки
sounds-on = Ваш ход, кубики, очки
volume = Громкость
at-the-table = За столом
ask-to-end = Переспрашивать в конце хода, если ещё можно что-то сделать

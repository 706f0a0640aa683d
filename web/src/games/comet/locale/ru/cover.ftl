# Игра Comet Rush на первой странице, и как зовут её игроков. Загружается до самой игры.

title-comet = Comet Rush
short-comet = Comet Rush
about-comet = Маленькая игра на выдержку: бурите лёд и вовремя остановитесь.
facts-comet = 2–4 пилота · около 10 мин
learn-comet = 10 мин, с наставником
player-comet = Пилот
player-number-comet = Пилот { $number }
players-here-comet = Пилоты

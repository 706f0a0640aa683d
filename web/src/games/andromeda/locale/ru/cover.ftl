# Игра Andromeda’s Edge на первой странице, и как зовут её игроков. Загружается до самой игры.

title-andromeda = Andromeda’s Edge
short-andromeda = Andromeda’s Edge
about-andromeda = Освойте рубеж: запускайте корабли, стройте станцию, сражайтесь с рейдерами и друг с другом за лучшие миры.
facts-andromeda = 2–4 фракции или двое на двое · около 90 мин
learn-andromeda = 45 мин, с наставником
player-andromeda = Фракция
player-number-andromeda = Фракция { $number }
players-here-andromeda = Фракции

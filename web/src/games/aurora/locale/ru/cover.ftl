# Игра Destiny Aurora на первой странице, и как зовут её игроков. Загружается до самой игры.

title-aurora = Destiny Aurora: Renegades
short-aurora = Destiny Aurora
about-aurora = Две фракции и один трофей: десант на поверхности, корабли в космосе, бои на борту.
facts-aurora = 1–4 экипажа · около 75 мин на миссию
learn-aurora = 45 мин, с наставником
player-aurora = Экипаж
player-number-aurora = Экипаж { $number }
players-here-aurora = Экипажи

# Игра Destiny Aurora на первой странице, и как зовут её игроков. Загружается до самой игры.

title-aurora = Destiny Aurora: Renegades
short-aurora = Destiny Aurora
about-aurora = Ведите экипаж через миссии и кампании: на поверхности, на орбите и на захваченных кораблях.
facts-aurora = 1–4 экипажа, кампания · около 75 мин на миссию
player-aurora = Экипаж
player-number-aurora = Экипаж { $number }
players-here-aurora = Экипажи

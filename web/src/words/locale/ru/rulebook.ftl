# Правила.

rules-contents = Содержание
rules-back = Назад
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-more = И ещё { $count }: добавьте слово, чтобы найти точнее.
rule-edition = только в издании: { $edition }
rule-variant = только в первой партии из книги
rule-designed = придумано для Rimward
chapter-xia-general = Об игре в целом
chapter-xia-setup = Подготовка
chapter-xia-first-game = Первая партия
chapter-xia-turn = Ход
chapter-xia-action = Действия
chapter-xia-move = Движение
chapter-xia-board = Поле
chapter-xia-border = Границы
chapter-xia-gate = Врата
chapter-xia-planet = Планеты
chapter-xia-adjacency = Соседние корабли
chapter-xia-los = Линия видимости
chapter-xia-range = Дальность
chapter-xia-ship = Корабли
chapter-xia-energy = Энергия
chapter-xia-marker = Маркеры
chapter-xia-outlaw-token = Жетоны преступника
chapter-xia-outfit = Оборудование
chapter-xia-combat = Бой
chapter-xia-damage = Повреждения
chapter-xia-death = Гибель
chapter-xia-respawn = Возрождение
chapter-xia-stranded = Истощение энергии
chapter-xia-rescue = Спасение
chapter-xia-explore = Исследование
chapter-xia-mission = Миссии
chapter-xia-title = Титулы
chapter-xia-fame = Слава
chapter-xia-bounty = Награда за голову
chapter-xia-cargo = Груз
chapter-xia-credits = Кредиты
chapter-xia-business = Хозяйственная фаза
chapter-xia-status = Итоговая фаза
chapter-xia-victory = Победа
chapter-xia-npc = Неигровые корабли
chapter-xia-ability = Способности
chapter-xia-limit = Что есть в коробке
chapter-comet-general = Об игре в целом
chapter-comet-setup = Подготовка
chapter-comet-round = Раунды
chapter-comet-lane = Коридоры
chapter-comet-turn = Ход
chapter-comet-drill = Бурение
chapter-comet-gadget = Гаджеты
chapter-comet-gift = Подарки

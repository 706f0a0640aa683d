# «Край Андромеды»: названия фракций и их свойств

## Фракции

andromeda-faction-lantern-keepers = Хранители фонарей
    .flavour = Следят за огнями между звёзд и записывают, кто прошёл мимо.
andromeda-faction-rust-choir = Ржавый хор
    .flavour = Поют старым корпусам, пока те не соберутся с силами.
andromeda-faction-toll-house = Дом пошлин
    .flavour = За каждую здешнюю дорогу кто-то заплатил, а они всё ещё берут плату.
andromeda-faction-magnet-war-exiles = Изгнанники Магнитной войны
    .flavour = Проиграли все битвы, кроме битвы за завтра.
andromeda-faction-wrought-minds = Кованые умы
    .flavour = Их сковали, чтобы считать, и они высчитали, что лучше быть свободными.
andromeda-faction-nightmare-cove = Корсары Бухты Кошмаров
    .flavour = Здешние дети играют в купцов и разбойников, и купцом быть никто не хочет.
andromeda-faction-casket-bearers = Носители ларца
    .flavour = Ларец строит всё, о чём попросят, а потом просит сам.
    .any-field = На Полях Максимус и Одесса можно покупать модули из любого столбца.
andromeda-faction-hearthwrights = Мастера очага
    .flavour = Дайте им камень и неделю — и на окнах будут занавески.
andromeda-faction-hush-riders = Тихие всадники
    .flavour = Их слышно, только если они ждут благодарности.
andromeda-faction-comet-herders = Пастухи комет
    .flavour = Стадо возвращается раз в семьдесят лет, и кто-то должен его встретить.
andromeda-faction-orchard-moons = Лунные садоводы
    .flavour = Семья, которая сажает луны, не меряет время урожаями.
andromeda-faction-glass-foundry = Стеклолитейная
    .flavour = Плавится всё, и у всего расплавленного есть цена.

## Свойства

andromeda-ability-lamp-log = Журнал смотрителя
andromeda-ability-patchwork-litany = Литания заплат
andromeda-ability-wreck-song = Песнь обломков
andromeda-ability-stamped-papers = Бумаги с печатью
andromeda-ability-berth-fee = Плата за стоянку
andromeda-ability-bitter-lessons = Горькие уроки
andromeda-ability-shared-stove = Общая печь
andromeda-ability-fine-calipers = Точные калибры
andromeda-ability-idle-current = Ток холостого хода
andromeda-ability-boarding-hooks = Абордажные крючья
andromeda-ability-dire-pennant = Зловещий вымпел
andromeda-ability-open-casket = Открытый ларец
andromeda-ability-standing-scaffold = Вечные леса
andromeda-ability-soft-crossing = Тихий переход
andromeda-ability-running-dark = Без огней
andromeda-ability-long-tether = Длинная привязь
andromeda-ability-tail-ice = Лёд из хвоста
andromeda-ability-ripe-fruit = Спелые плоды
andromeda-ability-slow-furnace = Медленная печь
andromeda-ability-launch-crucible = Пусковой тигель

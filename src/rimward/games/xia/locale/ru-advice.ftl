## Чем хорош вариант с точки зрения советчика: `advice/reasons.py`

# Части текстов ниже.
xia-advice-aim = { $aim ->
    [sell] продать { COUNT("cubes", $number) }
    [buy] купить груз, который нужен в другом месте
    [mine] добыть груз
    [salvage] извлечь груз из обломков
    [harvest] собрать груз в туманности
    [collect] подобрать кубы в космосе
    [token] взять жетон исследования
    [scan] открыть сканером новый сектор
    [jump] прыгнуть в неизвестность
    [gate] пройти через врата
    [tigris] пройти через врата
    [business] заняться делами на планете
    [rescue] спасти { xia-advice-whom }
    [attack] атаковать { xia-advice-whom }
    [draw] взять миссию
    [complete] завершить миссию
   *[mission] продвинуться в миссии
}
xia-advice-worth = { $gain ->
    [game] это победа в партии
    [little] это небольшая выгода
   *[fame] это около { $whole },{ $tenth } очка славы
}
xia-advice-whom = { PERSON($ship) ->
    [you] ваш корабль
   *[other] корабль ({ SEAT($ship) })
}
xia-advice-away = { $turns ->
    [0] ещё в этот ход
    [one] через { $turns } ход
    [few] через { $turns } хода
   *[many] через { $turns } ходов
}

# Куда лететь и что там делать.
xia-advice-heads = Цель — { NAME("sector", $sector) }: { xia-advice-aim }; { xia-advice-worth }, { xia-advice-away }.
xia-advice-does = { NAME("sector", $sector) } — подходящее место, чтобы { xia-advice-aim }; { xia-advice-worth }.
xia-advice-dares = Граница стоит риска. Цель — { NAME("sector", $sector) }: { xia-advice-aim }; { xia-advice-worth }.
xia-advice-begins = Хорошее место для начала. Дальше — { xia-advice-aim } ({ NAME("sector", $sector) }); { xia-advice-worth }.
xia-advice-waits = Этот ход больше ничего не даст. Дальше — { xia-advice-aim } ({ NAME("sector", $sector) }); { xia-advice-worth }.
xia-advice-drifts = Поблизости нет ничего, ради чего стоит лететь.
xia-advice-safer = Лучше держаться подальше: здесь охотится { SEAT($ship) }.
xia-advice-jump = Прыжок в неизвестность приносит известность.
xia-advice-edge = { $tiles ->
    [one] Новый сектор там граничил бы с { $tiles } известным.
   *[other] Новый сектор там граничил бы с { $tiles } известными, и до него было бы легко добраться.
}
xia-advice-npc = Пусть летит скорее к другим, чем к своему кораблю.
xia-advice-abort = Эта миссия ни к чему не ведёт, а здесь можно взять другую.

# Груз и миссии.
xia-advice-buys = Столько, сколько можно оплатить и увезти: за { COUNT("cubes", $number) } дадут { COUNT("credits", $credits) }.
xia-advice-type = { NAME("cube", $cube) }: этот груз удастся продать быстрее всего, его берёт { NAME("sector", $sector) }.
xia-advice-sells = { COUNT("cubes", $number) } за { COUNT("credits", $credits) }{ $fame ->
    [yes] , и ещё слава за пустой трюм
   *[no] {""}
}.
xia-advice-takes = Это ничего не стоит, так что лучше взять всё.
xia-advice-enough = Большее ничего не даст.
xia-advice-stows = Всё помещается и так.
xia-advice-job = Лучшая из этих миссий отсюда; { xia-advice-worth }.
xia-advice-no-job = Ни одна из этих миссий не стоит пути.
xia-advice-claims = Титул — это { COUNT("fame", $fame) }.

# Бой и ущерб.
xia-advice-attack = Атака на { xia-advice-whom }: вероятность его уничтожить — { $chance } %.
xia-advice-weapon = С нужным оружием вероятность уничтожить { xia-advice-whom } — { $chance } %.
xia-advice-enough-weapons = Этого довольно: вероятность уничтожить { xia-advice-whom } — { $chance } %.
xia-advice-shot = Лучшая цель в пределах досягаемости — { xia-advice-whom }.
xia-advice-line = В этом направлении можно поразить больше всего.
xia-advice-defends = Что остановлено, то не повредит.
xia-advice-shields = Маркер — справедливая цена, когда грозит потеря: { $points }.
xia-advice-no-shield = То, что грозит, не стоит ещё одного маркера.
xia-advice-damage = { $whose ->
    [own] Там это вредит меньше всего.
   *[enemy] Там это вредит больше всего.
}
xia-advice-mends = Самое важное чинят первым.

# Кубики и карты.
xia-advice-card = { NAME("card", $card) }: карта даёт больше, чем стоит; { xia-advice-worth }.
xia-advice-keeps-roll = Новый бросок лучше не станет.
xia-advice-again = Новый бросок, скорее всего, будет лучше, чем { $face }.
xia-advice-refresh = { NAME("card", $card) }: эта карта пригодится раньше всех.
xia-advice-burn = Так прибавится больше всего: { $points }.

# Дела и маркеры.
xia-advice-business = { NAME("sector", $sector) }: здесь стоит закончить ход и заняться делами; { xia-advice-worth }.
xia-advice-recharge = Энергии осталось { $energy } из { $meter }, а здесь её восполняют бесплатно.
xia-advice-repair = { COUNT("damage", $points) } при размере трюма { $hold }: лететь с этим дальше опасно.
xia-advice-wealth = { COUNT("credits", $credits) }: этого хватит, чтобы купить очко славы.
xia-advice-no-deal = Больше здесь ничто не стоит своей цены.
xia-advice-ship = { NAME("ship", $name) }: слава и корабль лучше прежнего; { xia-advice-worth }.
xia-advice-outfit = { NAME("outfit", $outfit) }: { $kind ->
    [engine] корабль станет быстрее
    [shield] корабль будет защищён
   *[weapon] корабль станет опасен
}.
xia-advice-sell-outfit = { NAME("outfit", $outfit) }: без этого проще всего обойтись.
xia-advice-saves = { COUNT("credits", $credits) }: лучше оставить их на торговлю.
xia-advice-kit = Набор «{ NAME("kit", $kit) }» подходит этому капитану.
xia-advice-arms = { $free ->
    [yes] На планете зарядить маркеры ничего не стоит: { COUNT("markers", $number) }.
   *[no] { $number ->
        [0] Энергия (сейчас { $energy }) нужнее ещё одного маркера.
       *[other] { COUNT("markers", $number) } к следующему ходу: энергии на это хватает, сейчас её { $energy }.
    }
}
xia-advice-rearms = Энергии (сейчас её { $energy }) хватает, чтобы снова зарядить маркер.
xia-advice-keeps-energy = Энергия (сейчас { $energy }) нужнее.

# Всё остальное.
xia-advice-equal = Здесь все варианты одинаково хороши.
xia-advice-only = Выбора здесь нет.
xia-advice-poor = Здесь лучше выбрать другое.
xia-advice-declines = Лучше это не трогать.

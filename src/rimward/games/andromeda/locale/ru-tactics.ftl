# «Край Андромеды»: названия карт тактики

## Действие

andromeda-card-cold-trail = Остывший след
    .flavour = Три импульса, одна обманка — и за кормой никого.
andromeda-card-call-to-quarters = Все по местам
    .flavour = Допивайте: челнок уходит ровно в полночь.
andromeda-card-spare-keel = Запасной киль
    .flavour = Лежал под брезентом, а чей он, никто не спросил.
andromeda-card-breaking-ground = Первый колышек
    .flavour = Сначала поставили забор, чтобы было о чём спорить.
andromeda-card-quiet-auction = Тихие торги
    .flavour = Два покупателя, один кивок и ни одного имени в книге.
andromeda-card-slipstream = В кильватере
    .flavour = Пусть трудится большой грузовоз, а мы погасим огни.
andromeda-card-all-hands-below = Аврал
    .flavour = Горелку удержит даже кок.
andromeda-card-full-manifest = Полные трюмы
    .flavour = Каждый трюм опечатан, каждая печать сочтена, каждый счёт оспорен.
andromeda-card-harbour-dues = Портовый сбор
    .flavour = Мы пришли первыми, и у нас есть квитанция.
andromeda-card-cut-and-run = Схватил и ходу
    .flavour = Когда хватились ящиков, мы были за две луны оттуда.
andromeda-card-sealed-hatches = Задраить люки
    .flavour = Все царапины от когтей — снаружи.
andromeda-card-talk-of-the-docks = Слухи с причалов
    .flavour = Угости крановщиков — и узнаешь всё.
andromeda-card-weather-eye = Глаз на погоду
    .flavour = Старая Анса следит за пылью и ошибается только насчёт свадеб.
andromeda-card-inspection-day = День проверки
    .flavour = Не можешь починить — закрась, но лучше почини.

## Бой

andromeda-card-reserve-batteries = Резервные батареи
    .flavour = В каютах темно, зато орудия под током.
andromeda-card-long-odds = Сто к одному
    .flavour = Кто-то на станции Терн только что разбогател.
andromeda-card-burning-the-stores = Припасы в топку
    .flavour = Поедим в следующем месяце.
andromeda-card-ranging-shots = Пристрелка
    .flavour = Первые три выстрела были только для линейки.
andromeda-card-reef-pilots = Лоцманы туманных рифов
    .flavour = Они выросли в этом тумане и зовут каждый камень по имени.
andromeda-card-second-salvo = Второй залп
    .flavour = Ещё раз, и теперь с открытыми глазами.
andromeda-card-jamming-burst = Глушащий импульс
    .flavour = Секунда шума — и лучший их стрелок целится в воспоминание.
andromeda-card-sabotage = Диверсия
    .flavour = Один-единственный болт, ослабленный в последнем порту.
andromeda-card-double-bulkheads = Двойные переборки
    .flavour = Носа больше нет, но место в строю за нами.
andromeda-card-vultures-share = Доля стервятника
    .flavour = В бою нас не было, мы были очень рядом.

## Поддержка

andromeda-card-prospecting-rights = Старательский патент
    .flavour = Печать на нём старше, чем имя планеты.
andromeda-card-dockside-tab = Портовый кредит
    .flavour = Запишите на счёт, а счёт — на кого-нибудь другого.
andromeda-card-ambush-nets = Сети засады
    .flavour = Тысяча зеркал на нитках ждёт того, кто спешит.
andromeda-card-tow-lines = Буксирные тросы
    .flavour = Не пропадёт тот, у чьего друга есть лебёдка.
andromeda-card-fitters-bonus = Премия монтажникам
    .flavour = За каждую переборку, монетой, пока шов не остыл.
andromeda-card-night-shift = Ночная смена
    .flavour = Потише: дневная смена видит во сне отпуск.

## Дипломатия

andromeda-card-hailing-frequencies = Вызов на связь
    .flavour = Пока никто не выстрелил, выясним, кто кому родня.
andromeda-card-prisoner-exchange = Обмен пленными
    .flavour = Двух канониров за одного механика, и обе стороны довольны.
andromeda-card-convoy-terms = Условия конвоя
    .flavour = Вы летите впереди, мы заправляемся сзади, а пушки никто не считает.
andromeda-card-common-table = Общий стол
    .flavour = Хлеб принесли они, новости — мы.
andromeda-card-last-warning = Последнее предупреждение
    .flavour = Ладонь раскрыта, и орудийные порты тоже.

## Событие

andromeda-card-wreckers-bargain = Сделка на разборке
    .flavour = Полцены, пока ещё светится.
andromeda-card-parade-of-hulls = Парад кораблей
    .flavour = Никому не грозили, и все всё поняли.
andromeda-card-ultimatum = Ультиматум
    .flavour = Думать можно до конца этой фразы.
andromeda-card-renewed-charter = Обновлённая хартия
    .flavour = Те же обещания на бумаге получше.
andromeda-card-deep-soundings = Промер глубин
    .flavour = Мы опустили колокол в темноту, и кто-то в него позвонил.

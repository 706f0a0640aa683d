# Важные события: один текст тому, кто это сделал, другой тому, кого это задело, третий остальным.

edge-raiders = Рейдеры
edge-battle = Битва · { $names }
edge-won-doer = Вы выигрываете битву
edge-won-victim = Вы проигрываете битву
edge-won-other = Битву выигрывает { $name }
edge-built = Постройка · { $name }
edge-built-doer = Вы построили: { $kind }
edge-built-other = { $name } строит: { $kind }
edge-event = Событие
edge-event-why = Оно касается всех и сразу.

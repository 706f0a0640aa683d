# Важные события: один текст тому, кто это сделал, другой тому, кого это задело, третий остальным.

edge-raiders = Рейдеры
edge-battle = Бой · { $names }
edge-won-doer = Вы выигрываете бой
edge-won-victim = Вы проигрываете бой
edge-won-other = Бой выигрывает { $name }
edge-built = Сооружение · { $name }
edge-built-doer = Вы возводите: { $kind }
edge-built-other = { $name } возводит: { $kind }
edge-event = Событие
edge-event-why = Оно касается всех и сразу.

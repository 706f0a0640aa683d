# Что получает игрок, которого ждут.

notice-turn = { $game }{ $table ->
    [none] { "" }
   *[other] { " " }(«{ $table }»)
}: ваш ход, { $name }.{ $link ->
    [none] { "" }
   *[other] { " " }{ $link }
}

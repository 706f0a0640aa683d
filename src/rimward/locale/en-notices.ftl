# What is sent to a seat that is waited for.

notice-turn = { $game }{ $table ->
    [none] { "" }
   *[other] { " " }(“{ $table }”)
}: it is your turn, { $name }.{ $link ->
    [none] { "" }
   *[other] { " " }{ $link }
}

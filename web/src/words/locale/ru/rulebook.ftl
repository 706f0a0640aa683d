# Правила.

rules-contents = Содержание
rules-back = Назад
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-taken = показано по слову «{ $words }»
rules-more = И ещё { $count }: добавьте слово, чтобы найти точнее.
rule-edition = только в издании: { $edition }
rule-variant = только в первой партии из книги
rule-designed = придумано для Rimward

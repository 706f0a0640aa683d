# The rulebook.

rules-contents = Contents
rules-back = Back
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-taken = shown for “{ $words }”
rules-more = And { $count } more: add a word to narrow the search.
rule-edition = only in this edition: { $edition }
rule-variant = only in the book's first game
rule-designed = designed for Rimward

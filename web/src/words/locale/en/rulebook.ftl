# The rulebook.

rules-contents = Contents
rules-back = Back
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-taken = shown for “{ $words }”
rules-more = And { $count } more: another word will find fewer.
rule-edition = only in the edition: { $edition }
rule-variant = only in the first game of the book
rule-designed = designed for Rimward

# The odds of an answer.

odds-button = Odds
odds-title = Odds: { $answer }
odds-close = Close the odds
odds-waiting = Weighing …
odds-exact = Exact: every way that chance can go was counted.
odds-sampled = { $samples } trials from what you may know; the line on each bar holds the truth 19 times in 20.
odds-result = Result
odds-chance = Chance
odds-bounds = 95% bounds
odds-more = { $count ->
    [one] One more thing at stake
   *[other] { $count } more things at stake
}
odds-nothing = Nothing that you would hear of is left to chance here.
odds-supposing = Supposing that nobody plays a card or steps in where he may pass; whoever must choose takes what looks best at a glance.
odds-unreachable = The server does not answer.
table-keys-odds = Odds of the main answer, or of the first that leaves something to chance
table-keys-odds-key = O
pages-key-o = O
pages-key-o-does = { table-keys-odds }

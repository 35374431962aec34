### `estafette odds`.

odds-help = What chance may bring at the question that a saved match stands at: the odds of each result, from what the seat may know.
odds-option = Only the option of this number, as the table shows them.
odds-seconds = How long to try out an option whose odds cannot be counted exactly.
odds-exact = exact
odds-sampled = { $samples } trials, 95% bounds
odds-nothing-fell = Nothing that you would hear of was left to chance.
odds-supposing = Supposing that nobody plays a card or steps in where he may pass; whoever must choose takes what looks best at a glance.
odds-no-option = There is no option { $number }: they go from 1 to { $most }.
odds-nothing-here = None of the options leaves anything to chance.
odds-nothing-there = This option leaves nothing to chance.

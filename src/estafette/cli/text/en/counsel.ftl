### `estafette hint` and `estafette analyse`.

metavar-budget = BUDGET
mistake-time = “{ $name }” is no time to think: write { $example }, 500ms, or a number of trials.

## hint

hint-help = What the marshal would do at the question that a saved match stands at, and what he expects; from what the seat may know.
hint-budget = How long the marshal may think: 2s, 500ms, or a number of trials.
hint-marshal = the marshal
hint-would = The marshal would choose “{ $answer }”. { $times ->
    [0] He hardly expects to win.
    [1] He expects to win once in ten.
    [10] He hardly expects to lose.
   *[other] He expects to win { $times } times in ten.
}
hint-supposing = A draw counts for half.

## analyse

analyse-help = How a match went: the chance of each side from choice to choice, and the three costliest choices of each.
analyse-budget = How much thought all of it is worth: 30s, or a number of trials; without it, from some seconds to two minutes.
analyse-progress = Looking into the match
analyse-from-to = from { $first } to { $last }
analyse-choices = { $number } choices
analyse-costly = The costliest choices
analyse-none = No choice cost much.
analyse-cost = { $points ->
    [one] cost one point in a hundred
   *[other] cost { $points } points in a hundred
}
analyse-chosen = chosen: { $answer } ({ $chance })
analyse-better = better: { $answer } ({ $chance })
analyse-supposing = The curve sees all that was hidden; what a choice cost is judged by what its side could know. A draw counts for half.

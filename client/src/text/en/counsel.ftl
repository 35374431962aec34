# The marshal's counsel at the table, and the analysis of a finished match.

hint-ask = Hint
hint-title = The marshal’s counsel
hint-close = Close the counsel
hint-waiting = The marshal is thinking …
hint-would = The marshal would choose “{ $answer }”. { $times ->
    [0] He hardly expects to win.
    [one] He expects to win once in ten.
    [10] He hardly expects to lose.
   *[other] He expects to win { $times } times in ten.
}
hint-supposing = From what you may know; a draw counts for half.
hint-unreachable = The server does not answer.
hint-allowed = Hints are allowed.
table-keys-hint = What the marshal would do, where hints are allowed
table-keys-hint-key = C
lobby-hints = Hints are allowed

## How a finished match went

replay-analysis = Analysis
analysis-why = The chance of each side along the match, and the choices that cost most. It takes from some seconds to two minutes.
analysis-ask = Look into this match
analysis-asked = Somebody has to look into this match first: give a name, then ask for it.
analysis-running = Looking into the match: { $percent }
analysis-failed = It could not be finished; ask again.
analysis-curve = Chance of winning along the match
analysis-curve-words = { $side }: from { $first } at the beginning to { $last } at the end; lowest { $least }, highest { $most }.
analysis-turn = turn
analysis-choice = choice
analysis-costly = The costliest choices
analysis-costly-none = No choice cost much.
analysis-head = { $side }, choice { $number }:
analysis-cost = { $points ->
    [one] cost one point in a hundred
   *[other] cost { $points } points in a hundred
}
analysis-chosen = Chosen:
analysis-better = Better:
analysis-go = Go to choice { $number }: { $side } chose “{ $chosen }”; “{ $better }” was better.
analysis-table = The same as a table
analysis-table-choice = Choice
analysis-supposing = The curve sees all that was hidden; what a choice cost is judged by what its side could know. A draw counts for half.

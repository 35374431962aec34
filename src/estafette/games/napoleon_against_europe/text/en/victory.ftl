### Napoléon against Europe: the tracks, the Continental Blockade, and how the game ends.

## Asked

window-victory = The points of the year are about to be reckoned. Do you play a card before points are lost?
pass-window-victory = Play no card

## Told

track-victory = Victory level { $level } ({ $change ->
    [1] one point more
    [-1] one point less
    [2] two points more
    [-2] two points less
    [3] three points more
    [-3] three points less
   *[other] change { $change }
}): { $why }.
track-escalation = Escalation level { $level } ({ $change ->
    [1] one point more
    [-1] one point less
    [2] two points more
    [-2] two points less
    [3] three points more
    [-3] three points less
   *[other] change { $change }
}): { $why }.
blockade-in-place = The Continental Blockade is in place: from Saint Petersburg to Zara every port is closed to England.
blockade-broken = The Continental Blockade is broken: English goods come ashore at { $port }.

## The end

outcome-empire-twenty = The Empire has won: Europe is at its feet.
outcome-coalition-zero = The Coalition has won: nothing is left of the Empire’s conquests.
outcome-france-taken = The Coalition has won: France itself is in its hands.
outcome-napoleonic-europe = The Empire has won: France is whole, Mantua is held, and Europe is Napoleonic.
outcome-both-lose = Both sides have lost: neither a conquered France nor a Napoleonic Europe.
outcome-napoleon-gone = The Coalition has won: Napoleon has left the stage.
outcome-waterloo = The Coalition has won: France is conquered and has no army left in good order.
outcome-hundred-days = France has won: it is not conquered, and an army in good order defends it.
outcome-undecided = A draw: the Hundred Days have decided nothing.

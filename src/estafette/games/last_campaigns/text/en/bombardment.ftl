### Napoleon’s Last Campaigns: bombardment and enfilade.

## Asked

bombardment-which = Which guns bombard, and whom?
pass-bombardment-which = No more bombardments
bombardment-who-joins = { CAP($guns) } { COUNT($guns) ->
    [one] bombards
   *[other] bombard
} { $hex }. Do other guns join in, as one total?
pass-bombardment-who-joins = No other guns join in
enfilade-square-or-line = Guns fire at your infantry in { $hex }, and cavalry is near. Square or line?

## Answered

option-bombard = { CAP($gun) } bombards { $target }
option-stay-square = Stay in square: the guns gain half their strength
option-stay-line = Keep the line: the cavalry may charge at once, and no square will be formed
verb-bombard = Bombard
verb-stay-square = Square
verb-stay-line = Line

## Refused

bombardment-not-ready = Those guns are not active, or have already fired this turn.
bombardment-nobody = There is no enemy unit in { $hex }.
bombardment-range = { $hex } is not at a distance at which guns bombard.
bombardment-chateau = The garrison of a chateau cannot be bombarded ({ $hex }).
bombardment-unseen = The guns have no line of sight to { $hex }.

## Told

bombardment-opens = { CAP($guns) } { COUNT($guns) ->
    [one] bombards
   *[other] bombard
} { $hex }.

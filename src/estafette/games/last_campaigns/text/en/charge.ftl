### Napoleon’s Last Campaigns: charges, reaction charges and pursuit.

## Asked

charge-who = Which cavalry charges, and whom?
pass-charge-who = No more charges
reaction-who = A reaction charge into { $hex }, on { $units }? Name all the cavalry that is to try, before the first one tests.
pass-reaction-who = No other cavalry reacts
pursuit-whither = { CAP($unit) } has won its charge. Does it pursue?
pass-pursuit-whither = Try to hold it back
pursuit-must = { CAP($unit) } cannot be held back. Whom does it pursue?
charge-where-to-halt = { CAP($unit) } has won. Where does it end its charge?

## Answered

option-charge = { CAP($unit) } charges { $target } from { SHORT($by) }
option-react = { CAP($unit) } reacts, from { SHORT($by) }
option-pursue = { CAP($unit) } pursues into { $hex }
option-halt = { CAP($unit) } ends in { $hex }
verb-charge = Charge
verb-react = React
verb-pursue = Pursue
verb-halt = Halt

## Refused

charge-not-activated = That unit is not active now.
charge-not-cavalry = Only cavalry charges: { $unit } is none.
charge-spent = { CAP($unit) } has already charged this turn.
charge-disorganised = Disorganised cavalry does not charge: { $unit }.
charge-nobody = There is no enemy unit in { $hex }.
charge-too-far = { $hex } is out of reach: a charge covers one or two hexes.
charge-roundabout = No charge leads through { $hex } to that target.
charge-way-occupied = { $hex } lies in between and is not empty.
charge-broken-ground = Only clear ground and ridges can be charged across: not so { $hex }.
charge-chateau = The garrison of a chateau cannot be charged ({ $hex }).
charge-bridge = No charge crosses a bridge, and one leads to { $hex }.
charge-no-strength = The ground would leave nothing of a charge on { $hex }.
charge-enemies-there = There are enemies in { $hex }: nobody halts among them.
charge-not-there = { CAP($unit) } may stay where it has won, or go back to where it set out.
reaction-not-near = That cavalry is not within two hexes.
reaction-disorganised = Disorganised cavalry does not react: { $unit }.
reaction-spent = { CAP($unit) } has already charged this turn.
reaction-own-action = This is the action of its own formation: { $unit } does not react.
reaction-tested = { CAP($unit) } has already tested for this move.
pursuit-not-adjacent = A pursuit leads into an adjacent hex.
pursuit-nobody = There is no enemy unit in { $hex }.

## Told

charge-declared = { CAP($unit) } is to charge { $hex }.
charge-rides = { $what ->
    [reaction] Reaction charge into { $hex }: { $units }.
   *[charge] Charge into { $hex }: { $units }.
}
charge-no-square = There is no forming square: the infantry is in disorder ({ $units }).
charge-emptied = Nobody is left in { $hex }: the charge is won without a blow.
charge-won = { CAP($side) } win the charge on { $hex }.
charge-lost = The charge on { $hex } is beaten off ({ $side }).
reaction-won = { CAP($side) } win their reaction charge on { $hex }.
reaction-lost = The reaction charge on { $hex } is beaten off ({ $side }).
pursuit-won = { CAP($side) } win the pursuit into { $hex }.
pursuit-lost = The pursuit into { $hex } is beaten off ({ $side }).
charge-stopped = No charge reaches { $hex }: it was met on its way.
reaction-stopped = No reaction charge reaches { $hex }: it was met on its way.
pursuit-stopped = The pursuit into { $hex } is broken off.
charge-goes-back = { CAP($unit) } goes back to { $hex }.
reaction-near = Enemy cavalry may fall upon whoever has come to { $hex }.
reaction-nobody = The cavalry does not stir against { $hex }.
pursuit-control = { $held ->
    [true] { $unit } can be held back: { DIE($die) } against { $value }.
   *[false] { $unit } cannot be held back: { DIE($die) } against { $value }.
}
pursuit-rides = { CAP($unit) } pursues into { $hex }.

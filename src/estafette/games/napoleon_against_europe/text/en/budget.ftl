### Napoléon against Europe: the budget of powers and minors, transfers, withdrawals.

## Asked

budget-what = { $points ->
    [one] Budget, { $power }: 1 resource point left. What do you do?
   *[other] Budget, { $power }: { $points } resource points left. What do you do?
}
pass-budget-what = Close this budget
budget-minors = { $steps ->
    [0] Minor allies of the { $side }: no step left to place. What do you do?
    [one] Minor allies of the { $side }: 1 step to place. What do you do?
   *[other] Minor allies of the { $side }: { $steps } steps to place. What do you do?
}
pass-budget-minors = Close this budget
budget-gift = England receives a fleet or a card free. Which does it take?
budget-where = Where is { LE($piece) } placed?
budget-how-strong = { CAP(LE($corps)) } is built in { $zone }. With how many steps?
budget-general-where = Which force does { $general } join?
transfer-how-many = How many resource points does { $giver } send to { $receiver }?
pass-transfer-how-many = Hand over nothing
withdraw-what = What is withdrawn to the reserve? It cannot come back before next year’s budget.
pass-withdraw-what = Withdraw nothing
withdraw-who-takes-over = { $general } leaves his command in { $zone }. Who takes it over?
window-budget = The budgets begin. Do you play an event?
pass-window-budget = Play no event

## Answered

option-build = Build { LE($piece) }
option-restore = Bring { LE($corps) } to full strength
option-deploy = { $general } takes a command
option-receive = Take points from { $giver }
option-strength = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
option-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-draw-card = Draw a card
option-withdraw = Withdraw something to the reserve
verb-build = Build
verb-restore = Restore
verb-deploy = Deploy
verb-receive = Take points
verb-withdraw = Withdraw

## Refused: building

build-not-his = { CAP(LE($piece)) } does not belong to { $power }.
build-not-of-side = { CAP(LE($piece)) } belongs to no minor ally of this side.
build-resting = { CAP(LE($piece)) } went to the reserve this year: only the next budget can bring it back.
build-not-in-reserve = { CAP(LE($piece)) } is not in the reserve.
build-too-dear = That costs { $cost }, and { $purse } is all that is left.
build-no-place = There is no zone in which { LE($piece) } could be placed.
build-no-army-for = No army in supply has room for { LE($piece) }.
build-nobody-for-army = For { LE($army) } a general of that power is needed with at least two steps, in supply.
build-no-port = There is no free port at home for { $fleet }.
build-one-fleet = { $power } has built its fleet for this year; only England may build more than one.
build-not-there = { CAP(LE($piece)) } cannot be placed in { $zone }: new units of { $country } come to its capital or to its free fortresses, joined by land to the capital.
build-steps-of-corps = { CAP(LE($corps)) } comes with { $steps ->
    [one] one step at most
   *[other] { $steps } steps at most
}, and with no fewer than it is owed.
build-minor-steps = { $steps ->
    [one] Only 1 step of minors is left.
   *[other] Only { $steps } steps of minors are left.
}
build-minors-have-corps = Minors rebuild corps and nothing else: a lost fleet such as { LE($piece) } is lost for good.
build-poland-lost = { CAP(LE($corps)) } cannot be rebuilt or restored while Warsaw is in enemy hands.
build-at-full-strength = { CAP(LE($corps)) } is at full strength.
build-not-on-reinforcement-zone = { CAP(LE($corps)) } is neither in an army in supply nor on a reinforcement zone of its country.
build-army-has-had = { CAP(LE($army)) } has had its { $most } steps for this year.
build-no-force-for = No force can be given to { $general }: he needs a combat unit on a reinforcement zone, or an army in supply with room for him.
place-cavalry-needs-army = A cavalry reserve is rebuilt only into an army, and there is none in { $zone }.
place-army-unsupplied = { CAP(LE($army)) } is out of supply and receives nothing.
place-army-besieged = { CAP(LE($army)) } is besieged and receives nothing, not even by sea.

## Refused: money

budget-only-england = Only England can buy a card.
budget-one-card = England has bought its card for this year.
budget-fleet-or-card = England’s gift is a fleet or a card.
budget-no-minor-steps = The { $side } has no step of minors left to place.
transfer-not-an-ally = { $giver } is not at war beside { $receiver }: nothing can be handed over.
transfer-quarrel = { $card } forbids all transfers of the Coalition.
transfer-spain = Spain sends its allies nothing before { $cards } have been played as events.
transfer-declined = Nothing has been done since { $giver } was asked and gave nothing.
transfer-enough = { $receiver } has received all that it may in one budget.
transfer-nothing-left = { $giver } has nothing left of its own to give.
transfer-too-much = { $most ->
    [one] Only 1 point can be handed over.
   *[other] At most { $most } points can be handed over.
}

## Refused: withdrawals

withdraw-not-on-map = { CAP(LE($piece)) } is not on the map.
withdraw-nobody-else = Several units stand under { $general }, and nobody in the reserve could lead them.

## Told

budget-income = { $power } has { $points ->
    [one] 1 resource point
   *[other] { $points } resource points
} this year.
budget-gain = { $power } { $sign ->
    [more] gains
   *[less] loses
} { $points ->
    [one] one resource
   *[other] { $points } resources
}{ $when ->
    [next] {" "}in its next budget
   *[now] {""}
}.
budget-built = { $power } builds in { $zone }: { $piece }.
budget-corps-built = { CAP(LE($corps)) } is built in { $zone }, with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
budget-general-deployed = { $general } takes the field in { $zone }.
budget-card-bought = { $power } buys a card.
budget-free-card = { $power } takes a card instead of a fleet.
budget-lost = { $power } loses { $points ->
    [one] 1 unspent point
   *[other] { $points } unspent points
}.
budget-not-placed = { CAP(LE($piece)) } comes back but finds no place, and goes to the reserve.
budget-uncommanded = Nobody commands in { $zone } any more: { LE($corps) } goes to the reserve.
transfer-made = { $giver } sends { $points ->
    [one] 1 resource point
   *[other] { $points } resource points
} to { $receiver }.
withdraw-done = { CAP(LE($piece)) } is withdrawn to the reserve.
withdraw-takes-over = { $general } takes over the command in { $zone }.
general-arrives = { $general } joins the reserve.
general-leaves = { $general } leaves the game.

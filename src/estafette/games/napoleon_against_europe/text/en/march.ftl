### Napoléon against Europe: rounds, activations, marches, combining, command.

## Asked

round-which-action = Round { $round }: what is your action?
activation-which = { $points ->
    [one] You have 1 activation point. Which force or fleet do you activate?
   *[other] You have { $points } activation points. Which force or fleet do you activate?
}
pass-activation-which = { $points ->
    [one] Put the point in stock
   *[other] Put the points in stock
}
activation-which-free = { $card }: which force do you activate?
pass-activation-which-free = No more forces
activation-with-whom = { $general } leaves the rest of his army behind. Which corps go with him?
pass-activation-with-whom = No more corps
activation-gather = { CAP(LE($army)) } sets out. Does it call in a force of a zone beside it? The first one costs it a movement point.
pass-activation-gather = Set out as it is
activation-exchange = { CAP(LE($army)) } and { LE($other) } set out together. Does a unit change armies?
pass-activation-exchange = Set out as they are
march-what-next = { $points ->
    [one] { CAP(LE($force)) } in { $zone } has 1 movement point left. What does it do?
   *[other] { CAP(LE($force)) } in { $zone } has { $points } movement points left. What does it do?
}
pass-march-what-next = Halt here
window-activated = { CAP(LE($force)) } in { $zone } is about to set out. Do you play a card?
pass-window-activated = Play no card
window-enemy-activated = The enemy activates { LE($force) } in { $zone }. Do you play a card?
pass-window-enemy-activated = Play no card
stacking-which-army = Three of your armies are in { $zone }. Which one is lost?
stacking-which-corps = Two corps without a general are in { $zone }. Which one is lost?
organisation-which-general = { CAP(LE($army)) } has more than three subordinates. Who goes to the reserve?
organisation-surplus = In { $zone } the force exceeds its general’s command ({ $force }). Which unit loses a step?

## Answered

option-operate = An operation of 1 activation point, without a card
option-negotiate = Diplomatic action with { $card }
option-protect = Protectorate with { $card }
option-end-war = End { $war } with { $card }
option-activate = Activate { LE($piece) }
option-group = Activate both armies of { $zone }
option-hasten = { $points ->
    [one] Forced march: 1 point more
   *[other] Forced march: { $points } points more
}
option-flag = Raise the flag
option-besiege = Attack the fortress
option-relieve = { $general } to the reserve
option-turn = Turn over { $depot } (fixed, mobile)
verb-activate = Activate
verb-relieve = Relieve
verb-turn = Turn over
verb-negotiate = Negotiate
verb-protect = Protect
verb-end-war = End a war

## Refused: the round

card-worth-nothing = { $card } has no activation value.
round-empire-protects = Only the Empire has protectorates.
round-too-soon-to-negotiate = Your last diplomatic action was in round { $round }: one round must pass before the next.

## Refused: activation

activation-not-yours = That is no piece of yours on the map.
activation-no-force = { CAP(LE($piece)) } is no force by itself.
activation-no-fleets = { $card } activates no fleets.
activation-besieged = Whoever is shut up in the fortress of { $zone } stays there.
activation-has-moved = { CAP(LE($piece)) } has already moved in this round.
activation-stale = Several corps of { $general } have already moved in this round and could not stay behind without a general.
activation-no-units = There is no corps that { $general } could take along.
activation-not-there = That corps is not in his army, or goes with him already.
activation-last-corps = { $general } may not be left without a corps.
activation-no-group = There are no two armies of yours in { $zone }.
activation-no-more = { $card } activates nobody else.
activation-not-by-card = { $card } activates another force first.
activation-same-nation = The second force must be of another nation than the first: { $country }.
activation-too-dear = { $cost ->
    [one] This costs 1 activation point, and you have { $points }.
   *[other] This costs { $cost } activation points, and you have { $points }.
}
gather-not-near = That force is not next to { LE($army) }.
gather-army = { CAP(LE($army)) } is an army, and is not called in by another.
gather-barrier = A river without a bridge or mountains lie between { $start } and { $to }.
gather-changed = That unit has changed armies already.

## Refused: the march

march-no-border = { $start } and { $to } have no common border.
march-strait = An enemy fleet at sea ({ $sea }) bars the strait between { $start } and { $to }.
march-neutral = { $zone } is closed: { $country } is not at war.
march-militia = Militia does not leave its country, and { $zone } lies outside it: { $corps }.
march-too-far = { $price ->
    [one] The way to { $zone } costs 1 movement point, and the force has { $points }.
   *[other] The way to { $zone } costs { $price } movement points, and the force has { $points }.
}
march-no-points = { $price ->
    [one] That costs 1 movement point, and none is left.
   *[other] That costs { $price } movement points, and not enough are left.
}
march-armistice = There is an armistice: no battle on land in this round, and the enemy is in { $zone }.
march-second-point = { CAP(LE($force)) } has no general: this needs a second activation point, and you have none.
march-no-room = The force cannot stay in { $zone }: it cannot be one with your troops there.
iberia-closed = { $zone } lies in the Iberian peninsula, which no card has opened yet.
iberia-french-only = Of the Empire only French and Spanish forces go to { $zone }.
iberia-too-many = { $zone }: the Empire may have { $limit } steps in the Iberian peninsula at a time.
iberia-cannot-stay = French troops may cross Spain but not stay in it, as in { $zone }, until both the Trap of Bayonne and the Continental Blockade have been played.
forced-march-too-long = { $limit } points are the longest forced march.
forced-march-too-late = { CAP(LE($force)) } has begun its move: a forced march is announced before it.
forced-march-demoralised = { CAP(LE($force)) } is demoralised and makes no forced march.
forced-march-barred = { CAP(LE($force)) } is held up on the road and makes no forced march.

## Refused: combining

combine-not-here = That counter does not stand here.
combine-not-with-us = That counter is not with the force on the march.
combine-no-general = { CAP(LE($force)) } has no general and takes nobody along.
combine-from-army = Only an army takes units from { LE($army) }.
combine-senior = { $general } ranks higher: nothing is taken from him.
combine-allied = { $general } of your ally would have the command: nothing is taken from him.
combine-two-armies = Two armies do not become one on the march: { LE($army) } stays what it is.
combine-not-yet = Before it has moved, an army alone exchanges nothing with { LE($army) }.
combine-last-step = { CAP(LE($army)) } must keep a step.
combine-chief = { $general } commands and is not left behind.
combine-last-corps = It is the last corps of { LE($force) }.
combine-general-alone = { $general } would be here without a unit.

## Refused: command

command-too-many = { $general } may lead { $limit } steps, and these would be { $steps }.
command-no-general = Several corps together need a general.
command-special = A special unit belongs in an army: { $piece }.
command-cavalry-needs-army = Cavalry reserves belong in an army.
command-too-much-cavalry = An army has { $limit } steps of cavalry reserve at most.
command-too-many-allies = Half of what the general commands may be of allied powers: { $limit } steps, and these would be { $steps }.
command-allies-outnumber = { $steps } steps of allied powers are not fewer than the { $own } of the general’s own.
command-no-army = Only an army has subordinate generals.
command-too-many-generals = An army has { $limit } subordinate generals at most.
command-senior = { $general } ranks above { $chief } and does not serve under him.
command-no-step-of-his = { $general } serves only where there are troops of his country: { $country }.
stacking-third-army = Two of your armies are in { $zone } ({ $limit } at most): there is no room for a third.
stacking-full = What stands in { $zone } and what would come there is too much for one general.

## Told

year-begins = The year { $year } begins.
round-action = { $side ->
    [empire] Round { $round }: the Empire acts.
   *[coalition] Round { $round }: the Coalition acts.
}
round-passed = { $side ->
    [empire] The Empire passes.
   *[coalition] The Coalition passes.
}
activation-points = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} has { $points ->
    [one] 1 activation point
   *[other] { $points } activation points
}{ $stocked ->
    [0] .
   *[other] , and { $stocked } from its stock.
}
activation-stocked = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} puts { $points ->
    [one] 1 activation point
   *[other] { $points } activation points
} in stock.
activation-stock-lost = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} loses its stock of activation points: { $points }.
activation-begins = { $points ->
    [one] { CAP(LE($force)) } in { $zone } is activated, with 1 movement point.
   *[other] { CAP(LE($force)) } in { $zone } is activated, with { $points } movement points.
}
activation-gathered = { CAP(LE($force)) } comes from { $start } and joins { LE($army) }.
activation-second-point = { CAP(LE($force)) } costs a second activation point.
forced-march-announced = { $extra ->
    [one] { CAP(LE($force)) } makes a forced march: 1 point more, { $points } in all.
   *[other] { CAP(LE($force)) } makes a forced march: { $extra } points more, { $points } in all.
}
march-enters = { CAP(LE($force)) } goes from { $start } to { $zone } ({ $points } left).
march-slowed = { $lost ->
    [one] { CAP(LE($force)) } loses a movement point and has { $points } left.
   *[other] { CAP(LE($force)) } loses { $lost } movement points and has { $points } left.
}
combine-taken = In { $zone } { LE($piece) } joins { LE($force) }.
combine-left = { CAP(LE($force)) } leaves { LE($piece) } in { $zone }.

### Napoléon against Europe: fortresses and sieges.

## Asked

fortress-reactivate = { $zone } is taken, its fortress empty. Does { LE($force) } leave a step or a depot to make it active?
pass-fortress-reactivate = Leave it empty
siege-last-attack = End of the activations: does { LE($force) } attack { $zone } once more?
pass-siege-last-attack = Do not attack
window-siege = Your troops are about to attack the fortress of { $zone }. Do you play a card?
pass-window-siege = Play no card
window-enemy-siege = The enemy is about to attack the fortress of { $zone }. Do you play a card?
pass-window-enemy-siege = Play no card

## Refused: fortresses

fortress-must-cover = Whoever goes on from { $zone } leaves at least { $least } steps before its fortress.
fortress-none-of-yours = No active fortress of yours stands in { $zone }.
fortress-besieged = The fortress of { $zone } is already besieged.
fortress-full = The fortress of { $zone } has no room for so many.
fortress-none-empty = There is no empty fortress of yours in { $zone }.
fortress-not-in-force = That corps is not with { LE($force) }.
fortress-test-first = { CAP(LE($force)) } has no point left and an attrition test to take: a step is detached after it.

## Refused: sieges

siege-no-fortress = No active enemy fortress stands in { $zone }.
siege-enemy-outside = Enemy troops stand outside the fortress of { $zone }.
siege-too-few = { $steps ->
    [one] Only 1 step is before { $zone }: a siege takes { $least }.
   *[other] Only { $steps } steps are before { $zone }: a siege takes { $least }.
}
siege-covering = Those before { $zone } were left to cover it: they do not attack in this round.
siege-no-points = A siege attack on { $zone } takes a movement point.
siege-unsupplied = { CAP(LE($force)) } is out of supply: it besieges { $zone } but does not attack.

## Told

fortress-covered = { CAP(LE($force)) } stays before { $zone } to cover its fortress.
fortress-shelters = { CAP(LE($force)) } withdraws into the fortress of { $zone }.
fortress-too-weak = { CAP(LE($force)) } is too weak before { $zone } and goes back.
fortress-honours = { $zone } falls with the honours of war: { LE($force) } comes back in the next budget phase.
fortress-taken = { CAP(LE($force)) } takes the fortress of { $zone } for { LE($country) }.
fortress-active = The fortress of { $zone } is active for { LE($country) }.
siege-laid = { CAP(LE($force)) } besieges { $zone }.
siege-lifted = The siege of { $zone } is lifted.
siege-rolled = { CAP(LE($force)) } attacks { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $result ->
    [repulsed] The besieger is repulsed and loses a step.
    [stable] The siege goes on.
    [honours] Honours of war: the fortress falls.
   *[breach] A breach: the fortress surrenders.
}

## Lines of the siege die

siege-general = general
siege-army = army
siege-marker = siege marker
siege-citadel = citadel

### Napoléon 1815: combat, retreat, pursuit, and the cards played in them.

## Asked

window-combat = A combat begins. Do you play a card?
pass-window-combat = Play no card
window-retreat = The combat is decided, and the beaten pile has not yet retreated. Do you play a card?
pass-window-retreat = Play no card
window-pursuit = The beaten pile is about to be pursued. Do you play a card?
pass-window-pursuit = Play no card
combat-which-loss = { $left ->
    [1] Which strength point is lost?
   *[other] Which strength point is lost next? { $left } are still to be lost.
}
retreat-hold-or-withdraw = { $connections ->
    [1] Your beaten pile at { $zone } must retreat 1 connection, but may stay. Does it?
   *[other] Your beaten pile at { $zone } must retreat { $connections } connections, but may stay. Does it?
}
retreat-where = { $connections ->
    [1] Your beaten pile is at { $zone } and has 1 connection left to retreat. Where does it go?
   *[other] Your beaten pile is at { $zone } and has { $connections } connections left to retreat. Where does it go?
}
card-au-son-du-canon-which-corps = Which corps marches to the guns?
card-au-son-du-canon-who-goes = { $commander ->
    [nobody] { $corps } marches to the guns. No commander is there to go too; the enemy need not know.
   *[other] { $corps } marches to the guns. Does { $commander } go too?
}
pass-card-au-son-du-canon-who-goes = { $commander ->
    [nobody] Nobody goes
   *[other] { $commander } stays
}
card-chargez-who-leads = Which corps leads the charge, and takes 1 fatigue?
card-tenir-which-corps = { $left ->
    [1] Which corps removes one more fatigue of this combat?
   *[other] Which corps removes a fatigue of this combat? Up to { $left } may come off.
}
pass-card-tenir-which-corps = Remove none

## Answered

option-retreat = Retreat to { $to }
option-hold = Stay
option-withdraw = Retreat
option-summon = { $corps } marches
option-accompany = { $commander } goes along

## Refused: losses

combat-loss-elsewhere = This corps is not in the pile that suffers the losses.
combat-loss-not-yet = Losses are shared evenly: { $first } takes its whole share first, then { $corps }.
combat-loss-no-point = { $corps } has no { $arm } point left to lose.
combat-loss-cavalry-due = One of the losses must be a cavalry point, and this is the last that can be.

## Refused: retreat

retreat-no-connection = No connection joins { $here } and { $there }.
retreat-own-axis = The first connection of the retreat must be its axis, to { $there }.
retreat-enemy-axis = The winner’s retreat axis bars the way to { $there }.
retreat-no-repeat = The pile has just come from { $there } and may not use a connection twice.
retreat-not-away = { $there } is no farther from { $zone }, where the combat was fought.

## Refused: cards

card-no-corps-engaged = You have no corps in this pile.
card-attack-only = The French are not attacking.
card-arriere-garde-alone = It takes a single Coalition corps, alone in defence.
card-partners-corps = { $corps } belongs to your partner: your event cannot serve that corps.
card-nobody-near = No corps of yours in a free zone next to { $zone } can come.
card-no-such-corps = This is no corps of yours on the board.
card-too-far = { $corps } is not exactly one connection away from the combat.
card-not-free = Enemy corps hold { $corps } at { $zone }.
card-nobody-to-charge = None of the leaders of a charge is in your pile.
card-no-charger = That is no leader of a charge in your pile.
card-not-on-march = There is no French attack on the march here.
card-too-few-corps = The pile needs at least { $least } corps.
card-must-be-there = { $corps } is not in the pile that fights.
card-no-red-line = It takes a Coalition pile in defence with Picton, Orange or Hill.
card-no-french-retreat = It is not a French pile that has been beaten.
card-not-beaten = Your pile has not been beaten.
card-no-cavalry-left = Your pile has no cavalry point left.
card-tenir-not-wearied = { $corps } has no fatigue of this combat left to remove.

## Told: the combat

combat-begins = The { $camp } attack at { $zone }: { $attackers } against { $defenders }.
combat-cancelled = The { $camp } attack at { $zone } is cancelled: its corps bring no combat card.
combat-cards = { $cards ->
    [0] The { $side } reveal no combat card: { $tally }.
    [1] The { $side } reveal 1 combat card: { $tally }.
   *[other] The { $side } reveal { $cards } combat cards: { $tally }.
}
combat-reveals = { COUNT($cards) ->
    [0] The { $camp } reveal nothing.
   *[other] The { $camp } reveal { $cards }.
}
combat-rolls = { COUNT($faces) ->
    [0] The { $camp } roll no die.
   *[other] The { $camp } roll { DIE($faces) }.
}
combat-inflicts = The { $camp } inflict { $losses ->
    [0] no loss
    [1] 1 loss
   *[other] { $losses } losses
} and { $fatigue } fatigue.
combat-extra-losses = The { $camp } inflict more than their cards show: { $tally }.
combat-fatigue = The { $camp } take { $fatigue } fatigue: { $tally }.
combat-drawn = Nobody wins at { $zone }: { $losses ->
    [0] no loss
    [1] 1 loss
   *[other] { $losses } losses
} on either side.
combat-won = The { $camp } win at { $zone }, by { $lead ->
    [1] 1 loss
   *[other] { $lead } losses
}.
combat-napoleon-beaten = Napoleon is beaten: { $points } victory points to the Coalition. The track is at { $track }.

## Told: retreat and pursuit

retreat-begins = The { $camp } retreat { $connections ->
    [1] 1 connection
   *[other] { $connections } connections
} from { $zone }.
retreat-holds = The beaten { $camp } pile stays at { $zone }.
retreat-blocked = The { $camp } pile at { $zone } can retreat no farther.
retreat-toll = The retreat costs the { $camp } { $fatigue } fatigue: { $tally }.
pursuit-begins = { $cards ->
    [1] The { $camp } pursue with 1 card.
   *[other] The { $camp } pursue with { $cards } cards; { $corps } spurs on.
}
pursuit-inflicts = The pursuit by the { $camp } inflicts { $fatigue } fatigue.
pursuit-nobody-left = Nobody is left for the { $camp } to pursue.
pursuit-held = The beaten pile has stood its ground: the { $camp } do not pursue.
pursuit-covered = The retreat is covered: the { $camp } do not pursue.
pursuit-ground = There is no pursuit from this ground: { $kind }.
pursuit-few-horse = The { $camp } have no more cavalry than the beaten pile, and do not pursue.
card-carre-no-cavalry = The French pile has no cavalry: the squares are of no use.
card-le-rougeaud-value = Le Rougeaud turns up { $card }: { $value }.

## What sums are made of

combat-strength = strength of the corps
combat-exhausted = exhausted corps
combat-corps = corps
combat-on-march = attack on the march
combat-inflicted = inflicted
retreat-bridge = destroyed bridge
retreat-enemies = enemy corps on the way
retreat-fortress = fortified town taken

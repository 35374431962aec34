### Age of Napoleon: battle. The battle box, cards, dice, losses, retreat, recovery, pursuit.

## Asked

battle-whom = { $left ->
    [one] { $general } commands in { $area } and may commit 1 more corps. Which one?
   *[other] { $general } commands in { $area } and may commit { $left } more corps. Which one?
}
battle-which-loss = { $left ->
    [one] Which corps do you lose?
   *[other] You lose { $left } more corps. Which one now?
}
battle-which-for-good = { $left ->
    [one] Of the corps lost, which one is lost for good? The others are captured.
   *[other] Of the corps lost, { $left } more are lost for good. Which one now?
}
battle-who-is-killed = Which of the corps lost by the enemy is lost for good?
retreat-where = { COUNT($corps) ->
    [one] { $corps } is beaten in { $area }. Where does the corps retreat?
   *[other] Your army is beaten in { $area }. Where does it retreat?
}
retreat-by-sea = Your army is beaten in { $area }. Is a corps taken off by sea?
pass-retreat-by-sea = Nobody goes on board
retreat-which-coast = On which coast does { $corps } land?
pursuit-recover-or-pursue = You have won in { $area }. For 1 card your corps may recover or pursue.
pass-pursuit-recover-or-pursue = Do neither
pursuit-with-whom = { $leader } is about to pursue; corps that go: { $corps }. Do you change anything?
window-battle = Battle in { $area }: { $attacker }, with a strength of { $attack }, attacks { $defender }, with { $defence }. Do you play a card before the dice?
pass-window-battle = Play no card
window-dice = { $losses ->
    [one] Battle in { $area }: the dice have fallen and you lose a corps. Do you play a card?
   *[other] Battle in { $area }: the dice have fallen and you lose { $losses } corps. Do you play a card?
}
pass-window-dice = Play no card
window-losses = Battle in { $area }: the enemy takes off { $corps }. Do you play a card?
pass-window-losses = Play no card

## Answered

option-commit = Commit { $corps }
option-lose = Lose { $corps }
option-bury = { $corps } is lost for good
option-kill = { $corps }
option-retreat = Retreat to { $area }
option-embark = { $corps } goes on board
option-recover = Recover
option-pursue = { $leader } pursues into { $area }

## Refused: the battle

battle-not-here = No such corps of yours is in { $area } to fight.
battle-in-box = { $corps } is already committed.
battle-not-committed = That corps did not fight, or is already lost.
battle-not-lost = That corps is not among those that this battle has cost you.
battle-exhausted-first = Corps that were exhausted are lost first, and { $corps } was fresh.
card-title-twice = { $title } is played once by a side in a battle.
card-defender-only = You are the attacker: the enemy has chosen the ground.
card-no-napoleon = The Guard fights only if { $corps } is committed.
card-not-among-lost = That corps is not among those that the enemy has lost.
card-spares-napoleon = { $corps } cannot be named while another corps is lost with him.

## Refused: retreat and pursuit

retreat-not-adjacent = That area has no border with { $area }.
retreat-enemy-there = The enemy stands in { $area }.
retreat-towards-enemy = The enemy came from { $area }.
retreat-neutral = { $area } is neutral ground that a retreat may not violate.
retreat-one-by-sea = { $corps } has been taken off, and only one corps can be.
retreat-no-port = No ship calls at { $area } in this round.
retreat-not-friendly = { $area } is no friendly coast.
pursuit-nobody-there = No beaten army has gone there.
pursuit-at-sea = { $corps } got away by sea and cannot be pursued.
pursuit-not-engaged = Only corps that have fought and are still on the field pursue.
pursuit-again = { $corps } has already pursued in this round.
pursuit-slower = { $leader } is slower than { $beaten } and cannot catch him.

## Told

battle-begins = { $pursuit ->
    [true] Caught in { $area }: { $attacker } attacks { $defender } again.
   *[false] Battle in { $area }: { $attacker } attacks { $defender }.
}
battle-committed = { $side ->
    [french] The French commit { COUNT($corps) } corps: { $corps }.
   *[coalition] The Coalition commits { COUNT($corps) } corps: { $corps }.
}
battle-strength = { $side ->
    [french] French strength { $strength }: { $tally }.
   *[coalition] Coalition strength { $strength }: { $tally }.
}
battle-strengthened = { $side ->
    [french] { $title }: +{ $amount }. French strength is now { $strength }.
   *[coalition] { $title }: +{ $amount }. Coalition strength is now { $strength }.
}
battle-art-of-war = { $general } leaves nothing to chance: the die counts as { $die }.
battle-guard = The Guard goes in: +{ $bonus } to the French die.
battle-rolls = { $side ->
    [french] The French, with { $strength }, roll { DIE($die) }
   *[coalition] The Coalition, with { $strength }, rolls { DIE($die) }
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}: { $destroys ->
    [0] no corps destroyed.
    [one] 1 corps destroyed.
   *[other] { $destroys } corps destroyed.
}
battle-die-set = { $side ->
    [french] The French, with { $strength }, have a { $die }
   *[coalition] The Coalition, with { $strength }, has a { $die }
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}: { $destroys ->
    [0] no corps destroyed.
    [one] 1 corps destroyed.
   *[other] { $destroys } corps destroyed.
}
battle-second-die = { $side ->
    [french] Tie: the French roll { DIE($die) } + { $modifier } = { $total }.
   *[coalition] Tie: the Coalition rolls { DIE($die) } + { $modifier } = { $total }.
}
battle-won = { $side ->
    [french] The French win in { $area }
   *[coalition] The Coalition wins in { $area }
}{ $tied ->
    [true] , on the second roll.
   *[false] .
}
battle-covered = { $side ->
    [french] A rearguard covers the French
   *[coalition] A rearguard covers the Coalition
}: { $losses ->
    [0] no corps is lost.
    [one] 1 corps is lost.
   *[other] { $losses } corps are lost.
}
battle-losses = { $side ->
    [french] The French lose { $corps }.
   *[coalition] The Coalition loses { $corps }.
}
battle-killed = { $corps } is killed in action.
battle-recovered = { $side ->
    [french] The French rest after their victory: { $corps } fresh again.
   *[coalition] The Coalition rests after its victory: { $corps } fresh again.
}
retreat-goes = { COUNT($corps) ->
    [one] { $corps } retreats to { $area }.
   *[other] { $corps } retreat to { $area }.
}
retreat-sails = { $corps } is taken off by sea and lands in { $area }.
retreat-cut-off = { COUNT($corps) ->
    [one] { $corps } finds no way out and lays down its arms.
   *[other] { $corps } find no way out and lay down their arms.
}
pursuit-begins = { COUNT($corps) ->
    [one] { $leader } pursues into { $area }.
   *[other] { $leader } pursues into { $area } with { COUNT($corps) } corps: { $corps }.
}

## What sums are made of

battle-home = corps in their own country
battle-from-sea = attack from the sea

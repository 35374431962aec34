### Napoleon’s Last Campaigns: fire, losses, morale, assault, retreat, advance, leaders lost.

## Asked

assault-which = Which stack assaults, and whom?
withdrawal-who = The enemy is about to assault { $hex }. Which cavalry or horse artillery slips away first, and where to?
support-who = { $hex } is assaulted. Which guns fire in support from afar?
retreat-whether = { $hex }: you would lose { $losses ->
    [one] 1 step
   *[other] { $losses } steps
}, the enemy { $theirs }. Do you give ground, so that both lose half?
retreat-where = { CAP($units) }: you must leave { $hex }. Where to?
retreat-who-moves-on = { $hex } is too full. Which unit goes on by one hex?
losses-which = { $half ->
    [true] Half a step is still to be lost. Which unit loses it?
   *[false] { $left ->
        [one] Which unit loses a step?
       *[other] { $left } steps are still to be lost. Which unit loses one now?
    }
}
advance-who = { $hex } is empty. Who advances?
leader-where = A new leader takes the place of { $leader }. With which units does he appear?

## Answered

option-appoint = In { $hex }
option-assault = From { $start } assault { $target }
option-evade = { CAP($unit) } slips away to { $hex }
option-support = { CAP($unit) } fires in support
option-give-ground = Give ground
option-stand = Stand
option-lose = { CAP($unit) } loses a step
option-fall-back = Retreat to { $hex }
option-move-on = { CAP($unit) } goes on
option-advance = { CAP($unit) } advances
option-advance-stack = The whole stack in { $hex } advances
verb-appoint = Appoint
verb-assault = Assault
verb-evade = Slip away
verb-support = Support
verb-give-ground = Give ground
verb-stand = Stand
verb-lose = Lose a step
verb-fall-back = Retreat
verb-move-on = Go on
verb-advance = Advance
verb-advance-stack = Advance together

## Refused: assaults

assault-again = The stack in { $hex } already has its target: a stack assaults only one.
assault-nobody = There is no enemy beside this stack in { $hex }.
assault-spent = The units in { $hex } have charged or bombarded this turn, and do not assault.
assault-not-activated = No unit in { $hex } is activated.
assault-guns-alone = The guns in { $hex } assault only together with infantry or cavalry.
assault-spread = { $target } is already assaulted, and nobody yet assaults { $hex }, which is adjacent too.
assault-chateau-first = The chateau in { $hex } must be assaulted first.
assault-hq-last = There are combat units in { $hex }: an HQ comes last.
withdrawal-not-there = This unit is not being assaulted.
withdrawal-on-foot = Only cavalry and horse artillery slip away before an assault: { $unit } cannot.
withdrawal-held = { CAP($unit) } has failed to get away.
withdrawal-locked = { CAP($unit) } began the turn in an enemy zone of control.
withdrawal-cavalry = There is cavalry among the attackers: { $unit } cannot get away.
support-out-of-reach = These guns are not within range of the attackers.
support-bombarded = { CAP($unit) } has already bombarded this turn.
support-again = { CAP($unit) } has already fired in support this turn.
support-attacked = { CAP($unit) } is assaulted itself.
support-other-corps = { CAP($unit) } is not of the corps that is assaulted.
support-busy = { CAP($unit) } has other enemies beside it.
support-unseen = { CAP($unit) } has no line of fire to the attackers.

## Refused: losses, retreats, advances

losses-not-a-target = This unit is not under fire.
losses-infantry-first = Infantry takes the first loss, not { $unit }.
losses-damaged-first = Damaged units take the losses before { $unit } does.
losses-other-half = A tiny unit meets the other half of the step before { $unit } does.
retreat-not-adjacent = A retreat from { $hex } is one hex long.
retreat-enemy-there = The enemy stands in { $hex }.
retreat-chateau = The chateau in { $hex } is occupied: nobody retreats into it.
retreat-back-again = These units have just come from { $hex }.
retreat-was-there-first = Only those who have just come move on.
retreat-no-loss = A side that has lost nothing may not retreat.
retreat-garrison = The garrison of a chateau does not retreat.
retreat-no-way = There is no way out of { $hex }.
advance-did-not-attack = Only those who took part in the assault advance.
advance-guns-alone = Guns do not advance alone: { $unit }.
advance-alone = { CAP($unit) } stands alone, and advances as a single unit.
advance-two-divisions = The units in { $hex } are of different divisions and have no leader with them: only one advances.
leader-no-unit-there = No unit that he is to lead stands in { $hex }.

## Told: fire and losses

fire-volley = { $side ->
    [french] The French fire with { $strength }
   *[allied] The Allies fire with { $strength }
}: { DIE($dice) }, { $losses ->
    [0] no loss.
    [one] 1 loss.
   *[other] { $losses } losses.
}
fire-silent = { $side ->
    [french] The French do not fire.
   *[allied] The Allies do not fire.
}
unit-reduced = { CAP($unit) } loses a step: strength { $strength }.
unit-eliminated = { CAP($unit) } is eliminated.
unit-gone = { CAP($unit) } is lost for good.
unit-disorganised = Disorganised: { $units }.
leader-risk = { CAP($leader) } under fire: { DIE($dice) }, { $lost ->
    [true] hit.
   *[false] unhurt.
}
leader-lost = { CAP($leader) } is lost. Another will take his place next turn.
leader-replaced = Another leader, of value 1, takes the place of { $leader } in { $hex }.

## Told: morale

morale-test = Morale of { $units }, { $why ->
    [retreat] to stand
    [square] to form square
    [reaction] to charge in reaction
    [slip-away] to slip away
    [recovery] to recover
    [rout] in the midst of a rout
   *[other] tested
}: { $value } against { DIE($die) }, { $passed ->
    [true] passed.
   *[false] failed.
}
morale-rout = { CAP($unit) } routs!
guard-recoils = The Guard recoils! All French morale is lower by 1 until the end.
guard-level-drops = The French army can bear 10 points of losses less.

## Told: assault, retreat, advance

assault-declared = { CAP($units) } will assault { $hex }.
assault-begins = { $side ->
    [french] The French assault { $hex }: { $units }.
   *[allied] The Allies assault { $hex }: { $units }.
}
assault-over = { $result ->
    [taken] Nobody holds { $hex } any longer.
    [held] { $hex } is still held.
   *[repulsed] The assault on { $hex } is thrown back.
}
support-fires = { CAP($unit) } fires in support of { $hex }.
support-shakes = { $side ->
    [french] The French guns tell: the Allies are shaken.
   *[allied] The Allied guns tell: the French are shaken.
}
retreat-gives-ground = { $side ->
    [french] The French give ground before { $hex }: losses are halved.
   *[allied] The Allies give ground before { $hex }: losses are halved.
}
retreat-order = In retreat: { $units }. To keep in order: { DIE($die) }.
retreat-goes = { COUNT($units) ->
    [one] { $units } retreats to { $hex }.
   *[other] { $units } retreat to { $hex }.
}
retreat-crowded = Too many crowd into { $hex }.
retreat-cut-off = No way out: { $units }.
retreat-off-map = Driven off the map: { $units }.
advance-takes = { COUNT($units) ->
    [one] { $units } advances into { $hex }.
   *[other] { $units } advance into { $hex }.
}

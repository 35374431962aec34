### Napoleon’s Last Campaigns: fire, losses, morale, assault, retreat, advance, leaders lost.

## Asked

assault-which = Which stack assaults, and whom?
pass-assault-which = No more assaults
withdrawal-who = The enemy is about to assault { $hex }. Which cavalry or horse artillery slips away first, and where to?
pass-withdrawal-who = Stay in { $hex }
support-who = { $hex } is assaulted. Which guns fire in support from afar?
pass-support-who = No more supporting fire
retreat-whether = { $hex }: you would lose { $losses ->
    [one] 1 step
   *[other] { $losses } steps
}, the enemy { $theirs }. Give ground, and both lose half of that; or stand, lose all of it and test morale?
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
pass-advance-who = Nobody advances
leader-where = A new leader takes the place of { $leader }. With which units does he appear?

## Answered

option-appoint = In { $hex }
option-assault = { $guns ->
    [true] From { SHORT($start) } assault { $target }
   *[false] From { SHORT($start) } assault { $target }, holding back the guns
}
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
assault-no-guns = There are no guns in { $hex } that could be held back.
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
fire-reckoned = { $side ->
    [french] The French count { $strength } for { $printed } on their counters: { $why }.
   *[allied] The Allies count { $strength } for { $printed } on their counters: { $why }.
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

## What weighs on a fire

name-fire-terrain-25 = ground -25%
name-fire-terrain-50 = ground -50%
name-fire-terrain-75 = ground -75%
name-fire-cavalry = cavalry halved
name-fire-disorganised = the disorganised halved
name-fire-out-of-line = divisions out of line -20%
name-fire-extended = extended lines halved
name-fire-enfilade = enfilade +50%
name-fire-guns-defend = guns in defence +50%
name-fire-crowded = crowded target +50%
name-fire-far = at three hexes halved
name-fire-square = halved by the square
name-fire-flank = into the flank, doubled
name-fire-backlash = caught on the move, doubled
name-fire-on-foot = foot and guns halved

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
morale-reckoned = { CAP($units) }: morale { $value }, from { $sum }.
morale-base = base
morale-step-lost = step lost
morale-exhausted = exhausted
morale-demoralised = demoralised
morale-leader = leader
morale-reserve = Reserve
morale-guard = before the Guard
morale-artillery = under artillery fire
morale-flank = taken in flank
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
retreat-order = Order is tested: { $units }, { DIE($die) }.
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

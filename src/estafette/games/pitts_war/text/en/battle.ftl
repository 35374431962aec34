### Pitt’s War: battle, pursuit, retreat, attrition.

## Asked

guns-who-marches = Battle in { $area }. Which force marches to the guns?
pass-guns-who-marches = Nobody marches to the guns
guns-with-whom = To the guns, to { $area }: { $pieces }. Does anybody stay behind?
pass-guns-with-whom = Call the march off
guns-absorb = Your forces have met in { $area }. Does an army absorb another?
pass-guns-absorb = Absorb no army
battle-who-commands = Battle in { $area }: which of your equal leaders commands?
battle-who-leads = Battle in { $area }: which army leads? It adds its tactical value and takes the first loss.
battle-claim-cavalry = Battle in { $area }: your cavalry is superior. Do you claim it? The first loss then falls on a C army.
pass-battle-claim-cavalry = Do not claim it
battle-which-loss = { $left ->
    [one] Which army loses a step?
   *[other] You lose { $left } more steps. Which army loses one now?
}
battle-for-whom = For whom is { $marker }?
pursuit-whether = You have won in { $area }, and your cavalry is the stronger. Do you pursue?
pass-pursuit-whether = Do not pursue
pursuit-step-or-retreat = The pursuit from { $area } costs the enemy a step, or drives him one area further. Which?
retreat-where = Beaten in { $area }: { $pieces }. Where do you retreat?
attrition-which-step = { $left ->
    [one] Which army loses a step?
   *[other] You lose { $left } more steps. Which army loses one now?
}

## Answered

option-march-to-guns = From { $area } to the guns
option-lead = Lead unit: { $army }
option-charge = Claim cavalry superiority
option-lose = A step less: { $army }
option-pursue = Pursue
option-harry = The enemy loses a step
option-drive = The enemy retreats one area further
option-stand = Stand firm
option-fall-back = All retreat to { $area }
option-retreat = Retreat to { $area }: { $army }

## Refused: the guns and the losses

guns-again = The force in { $area } has already tried in this battle.
guns-nobody-there = No force of yours is there, next to { $area }.
guns-barrier = No way to the guns from { $area }: mountains or a strait lie between.
guns-engaged = The force in { $area } has enemies of its own before it.
guns-not-in-band = That piece does not march.
guns-last-army = It is the last army on the march: { $army }.
guns-leader-alone = { $leader } would be without an army of his nation.
bounds-homebound = This army may not leave its homeland ({ $army }), and { $area } is outside it.
bounds-campo-formio = Campo Formio: the Austrians keep still to the end of the year ({ $army }).
bounds-parole = This army ({ $army }) is on parole for this year: it attacks only insurgents in France.
battle-not-engaged = That army is not in this battle.
battle-leader-not-engaged = { $leader } is not in this battle.
battle-outranked = { $leader } does not command: first comes the nation with most steps, then the best strategic bonus.
battle-not-for = { $marker } is not for { $piece }.
battle-cavalry-first = You claimed cavalry superiority: the first loss falls on an army with a C.
battle-lead-first = The lead unit comes first: { $army }.

## Refused: markers

battle-hungry = A force out of supply gains nothing from this marker.
battle-attacker-only = You are not the attacker.
battle-defender-only = You are not the defender.
battle-no-horse = Your force has no C.
battle-no-commander = No leader commands your force.
battle-has-leader = A leader is with your force.
battle-not-wellington = Wellington is not in command.
battle-no-enemy-port = This is no port under enemy control.
battle-no-revolt = You are not fighting insurgents in France.
battle-no-fortress = There is no fortress in the area.
battle-not-levant = The battle is not in the Levant.
battle-not-in-france = The battle is not in the France of 1792.
battle-paris-lost = The enemy stands in { $area }.
battle-france-not-beaten = France has not lost this battle.
battle-no-french-leader = No French leader of this battle is on the map.
battle-not-acre = This is for a Coalition force that defends { $area }.
battle-no-enemy-horse = The enemy has no C left to ignore.
battle-no-enemy-talent = The enemy has no commander with a battle bonus.
battle-no-river = The enemy does not attack over a river, or you do not.
attrition-not-in-force = That army is not part of the force that is tested.
attrition-no-russians = No Russian force is next to { $area }.
attrition-not-winter = This is for the Bad Weather impulse.
attrition-not-summer = This is for the Fair Weather impulse.
attrition-no-invaders = No enemy stack is in Russia.

## Refused: the retreat

retreat-not-beaten = That piece has no retreat to make.
retreat-one-left = Only one is left to go, and is named alone: { $piece }.
retreat-not-adjacent = That area has no border with { $area }.
retreat-mountain = Mountains bar the way to { $area }.
retreat-strait = No retreat over a strait: { $area }.
retreat-towards-enemy = The enemy came from { $area }.
retreat-enemy-there = The enemy stands in { $area }.
retreat-enemy-held = { $area } is not friendly.
retreat-neutral = { $area } is neutral.
retreat-leader-alone = { $leader } finds no army of his nation in { $area }.

## Told

battle-begins = { $side ->
    [french] Battle in { $area }: the French attack.
   *[coalition] Battle in { $area }: the Coalition attacks.
}
battle-overrun = { $side ->
    [french] Five to one: the French sweep the enemy out of { $area }.
   *[coalition] Five to one: the Coalition sweeps the enemy out of { $area }.
}
battle-lead = { $side ->
    [french] French lead unit: { $army }.
   *[coalition] Coalition lead unit: { $army }.
}
battle-charges = { $side ->
    [french] The French claim cavalry superiority.
   *[coalition] The Coalition claims cavalry superiority.
}
battle-rolls = { $side ->
    [french] The French roll { DIE($die) }
   *[coalition] The Coalition rolls { DIE($die) }
}; modifiers: { $tally }; total { $total }.
battle-inflicts = { $needs ->
    [0] {""}
   *[other] Second die { DIE($die) }, { $needs } needed.{" "}
}{ $side ->
    [french] The French inflict { $steps ->
        [0] no loss.
        [one] 1 step.
       *[other] { $steps } steps.
    }
   *[coalition] The Coalition inflicts { $steps ->
        [0] no loss.
        [one] 1 step.
       *[other] { $steps } steps.
    }
}
battle-won = { $side ->
    [french] French victory in { $area }.
   *[coalition] Coalition victory in { $area }.
}
battle-nobody-left = Both sides are destroyed in { $area }.
battle-leader-die = { $leader }: die { DIE($die) }, { $hit ->
    [true] hit.
   *[false] unhurt.
}
guns-late = { $armies }: too late for { $area }.
guns-joined = { $armies }: up to the guns, in { $area }.
pursuit-result = { $loss ->
    [0] { $retreat ->
        [0] The pursuit gains nothing.
       *[other] The pursuit drives the beaten one area further.
    }
   *[other] { $retreat ->
        [0] The pursuit costs the beaten a step.
       *[other] The pursuit costs the beaten a step and drives them one area further.
    }
}
retreat-goes = { $armies }: retreat to { $area }.
retreat-returns = The winner leaves the ground and goes back to { $area }: { $armies }.
retreat-stands = { $side ->
    [french] The French are beaten in { $area } but hold out.
   *[coalition] The Coalition is beaten in { $area } but holds out.
}
retreat-cut-off = No way out: { $armies }.
attrition-result = { $side ->
    [french] French attrition in { $area }
   *[coalition] Coalition attrition in { $area }
}: { $lost ->
    [0] { $worn ->
        [true] no step lost, but the force is worn out: −1 in battle.
       *[false] no effect.
    }
    [one] { $worn ->
        [true] 1 step lost, and the force is worn out: −1 in battle.
       *[false] 1 step lost.
    }
   *[other] { $lost } steps lost.
}

## In the tallies

battle-ratio = odds
battle-cavalry = cavalry superiority
battle-river = river
battle-pass = pass
battle-strait = strait
battle-sea = landing
battle-fortress = fortress
battle-marsh = marsh
battle-unsupplied = out of supply
battle-worn = worn out
battle-untried = untried troops
pursuit-three-c = three C
attrition-liberation = War of Liberation
attrition-bad-weather = bad weather
attrition-unsupplied = out of supply
attrition-forced-march = forced march
attrition-hardened = hardened troops
attrition-friendly = friendly areas
attrition-raw = raw troops
attrition-scorched = scorched earth

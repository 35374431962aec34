### Napoléon against Europe: interception, evasion, major campaigns.

## Asked

interception-who = { CAP(LE($force)) } has entered { $zone }. Does one of your forces intercept? It costs a card.
pass-interception-who = Do not intercept
interception-which-card = { CAP(LE($force)) } moves to intercept. Which card do you spend? It must be worth { $least } or more.
detachment-who-stays = { $general } is going to { $zone }. Does anybody stay behind?
pass-detachment-who-stays = The others go with him
evasion-where = { CAP(LE($force)) } enters { $zone } to attack you. Do you fight, or evade?
campaign-fight-or-wait = { CAP(LE($force)) } faces the enemy in { $zone }. Does it fight at once, or wait for the other forces of the campaign?
campaign-who-attacks = Interior lines: the enemy in { $zone } meets your forces one by one. Which attacks next?
campaign-stand-or-retreat = Other enemies are still before you in { $zone }. Do you stand, or retreat before they attack?
window-evasion = { CAP(LE($force)) } tries to evade from { $zone }. Do you play a card for it?
pass-window-evasion = Play no card
window-enemy-evades = { CAP(LE($force)) } tries to evade from { $zone }. Do you play a card against it?
pass-window-enemy-evades = Play no card
window-entered = A force of the enemy’s major campaign has entered { $zone }. Do you play a card against it?
pass-window-entered = Play no card

## Answered

option-wait = Wait for the other forces

## Refused: interception

interception-not-near = That force is not next to { $zone }.
interception-no-general = A general is needed to intercept: { LE($force) } has none.
interception-demoralised = { CAP(LE($force)) } is demoralised and intercepts nobody.
interception-freed = { CAP(LE($force)) } was besieged at { $zone } until this march began.
interception-besieged = { CAP(LE($force)) } is shut up in the fortress of { $zone }.
interception-barrier = No interception from { $start } to { $zone }: mountains without a pass or a strait lie between.
interception-armistice = An armistice holds: nobody seeks a battle in { $zone }.
interception-third-army = Three of your armies would be in { $zone }: there is room for two.
interception-no-card = You hold no card worth { $least } or more.
interception-card-too-low = { $card } is worth less than { $least }.
detachment-not-there = That counter is not part of the force that goes.
detachment-last-corps = Somebody has to go: { $corps }.

## Refused: evasion

evasion-no-general = Without a general the force in { $zone } cannot evade.
evasion-towards-enemy = The enemy came from { $zone }.
evasion-enemies-there = The enemy stands in { $zone }.
evasion-fortress-there = An enemy fortress that nobody besieges closes { $zone }.

## Refused: Interior Lines

campaign-none-to-counter = The enemy is not conducting a major campaign.
campaign-too-late = It is too late: the campaign has been countered, or has fought its first battle.
campaign-no-master = Nobody who commands in { $zone } has a defence of 2 or 3.

## Told

interception-rolled = { CAP(LE($force)) } tries to intercept in { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $succeeds ->
    [true] The interception succeeds.
   *[false] The interception fails.
}
interception-comes = { CAP(LE($force)) } comes from { $start } and bars the way in { $zone }.
evasion-rolled = { CAP(LE($force)) } tries to evade from { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $succeeds ->
    [true] The evasion succeeds.
   *[false] The evasion fails.
}
evasion-sure = { CAP(LE($force)) } evades from { $zone } without a die.
evasion-goes = { $side ->
    [empire] The Empire’s force evades from { $start } to { $zone }.
   *[coalition] The Coalition’s force evades from { $start } to { $zone }.
}
evasion-stands = { $side ->
    [empire] The Empire stands and fights in { $zone }.
   *[coalition] The Coalition stands and fights in { $zone }.
}
campaign-begins = { $card }: { $side ->
    [empire] the Empire
   *[coalition] the Coalition
} may activate { $fleets ->
    [0] { $forces ->
        [one] one force
       *[other] up to { $forces } forces
    }
    [one] one fleet
   *[other] up to { $fleets } fleets, in { $forces ->
        [one] one squadron
       *[other] { $forces } squadrons at most
    }
}.
campaign-waits = { CAP(LE($force)) } faces the enemy in { $zone } and waits.
campaign-countered = Interior lines: { $side ->
    [empire] the Empire’s
   *[coalition] the Coalition’s
} defenders will meet each attacker on his own.

## What weighs upon the dice

interception-cavalry = cavalry superiority
interception-initiative = a general of readier initiative
interception-difficult = difficult terrain
evasion-cavalry = cavalry superiority
evasion-initiative = a general of readier initiative
evasion-difficult = terrain difficult for the enemy

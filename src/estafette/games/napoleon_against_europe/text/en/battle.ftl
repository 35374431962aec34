### Napoléon against Europe: battles, from the countermarches to the retreat.

## Asked

countermarch-who = Battle in { $zone }. Which of your generals marches to the guns?
pass-countermarch-who = Nobody else comes
countermarch-with-whom = { $general } marches to the guns, to { $zone }. Which corps go with him?
pass-countermarch-with-whom = No more corps
battle-which-morale = Your steps are evenly divided between two or more values of morale. Which is that of your force? At least half of your losses will fall on corps that have it.
battle-which-spearhead = Does an elite corps lead the assault? It adds its stars and takes the first loss.
pass-battle-which-spearhead = No spearhead
battle-which-special = Do you engage a special unit? It adds its bonus and takes one of the next losses.
pass-battle-which-special = Engage nothing more
battle-which-subordinate = Does a subordinate general add his value? He may be wounded for it.
pass-battle-which-subordinate = No subordinate
battle-which-loss = { $left ->
    [one] Which corps takes the loss?
   *[other] You have { $left } losses to take. Which corps takes the next?
}
losses-which = { $left ->
    [one] { $zone }: where does the loss fall?
   *[other] { $zone }: you have { $left } losses to take. Where does the next fall?
}
general-who-succeeds = { $general } leaves his troops in { $zone }. Does a general of the reserve come in?
pass-general-who-succeeds = Nobody comes in
retreat-where = Your force cannot stay in { $zone }. Where does it retreat?
rally-who = Two of your armies are demoralised. Which does its general call to order?
window-clash = A battle is about to begin in { $zone }. Do you play a card?
pass-window-clash = Play no card
window-countermarch = Battle in { $zone }: do you play a card before the countermarches?
pass-window-countermarch = Play no card
window-battle = Battle in { $zone }, before the dice: your modifiers make { $own }, the enemy’s { $enemy }. Do you play a card?
pass-window-battle = Play no card
window-losses = Battle in { $zone }: you are to lose { $own ->
    [0] nothing
    [one] 1 step
   *[other] { $own } steps
}, the enemy { $enemy ->
    [0] nothing
   *[other] { $enemy }
}. Do you play a card?
pass-window-losses = Play no card
window-aftermath = Battle in { $zone }: the losses are taken. Do you play a card?
pass-window-aftermath = Play no card
window-demoralisation = Your beaten force is tested: a die above { $morale } demoralises it. Do you play a card?
pass-window-demoralisation = Play no card
window-enemy-tested = The enemy who was beaten in { $zone } has been tested. Do you play a card?
pass-window-enemy-tested = Play no card
window-pursuit = Your cavalry pursues from { $zone }. Do you play a card?
pass-window-pursuit = Play no card
window-enemy-pursuit = The pursuit is to cost you { $losses ->
    [one] one loss
   *[other] { $losses } losses
}. Do you play a card?
pass-window-enemy-pursuit = Play no card

## Answered

option-lose = The loss falls on: { $piece }
option-morale = Morale { $value }
option-rally = Try to rally
verb-rally = Rally

## Refused: countermarches

countermarch-again = { $general } has already tried in this battle.
countermarch-tried = This corps has already tried in this battle: { $corps }.
countermarch-not-near = That general is not next to { $zone }.
countermarch-depot = Only a depot defends { $zone }: nobody marches to the guns for that.
countermarch-besieged = { $general } is shut up in the fortress of { $zone }.
countermarch-waits = { $general } waits before the enemy for the other forces of the campaign.
countermarch-demoralised = The troops of { $general } are demoralised.
countermarch-barrier = No countermarch from { $start } to { $zone }: mountains without a pass or a strait lie between.
countermarch-no-units = There is no corps that { $general } could take along.
countermarch-third-army = Two of your armies are in { $zone }: a third finds no room.
countermarch-not-there = That corps is not in his army, or goes already.
countermarch-last-corps = Somebody has to stay with the army: { $corps }.

## Refused: battle and losses

battle-not-that-morale = Morale { $value } is not the one that most of your steps have.
battle-not-engaged = That counter is not in this battle, or cannot bear its losses.
battle-not-elite = { CAP(LE($corps)) } is no elite corps: it has no star.
battle-not-subordinate = Only a subordinate of one of the armies that fight here adds his value, not the chief of an army.
battle-cavalry-loss = The enemy’s result has a C: this loss falls on the cavalry reserve.
battle-morale-loss = Half of the losses must fall on corps of the morale of your force or better.
battle-tie-loss = You chose the morale of your force: half of the losses must fall on corps of morale { $value }.
losses-not-among-these = Only troops of the force that suffers this loss can take it, and a depot only in a retreat or a pursuit.
losses-nation-first = You took a nation’s bonus: its corps bear the first loss.
general-not-available = That general is not in the reserve, or not of this country ({ $country }).

## Refused: retreat and rally

retreat-no-fortress = No fortress of yours, free of a siege, stands in { $zone }.
retreat-better = A better refuge than { $zone } is open to you.
retreat-enemy-came = The enemy came from { $zone }.
retreat-closed = { $zone } is no refuge: the enemy, his fortress or a neutral border closes it.
rally-not-on-the-march = That force is not on the march.
rally-in-order = { CAP(LE($force)) } is in good order.
rally-no-general = A general is needed to rally: { LE($force) } has none.
rally-no-points = Rallying takes { $cost } movement points.
rally-unsupplied = { CAP(LE($force)) } is out of supply and cannot be rallied.

## Told: the battle

battle-begins = { $side ->
    [empire] Battle in { $zone }: the Empire attacks.
   *[coalition] Battle in { $zone }: the Coalition attacks.
}
battle-odds = { $size ->
    [skirmish] A skirmish
    [minor] A minor battle
   *[major] A major battle
}, { $ratio ->
    [one] at even strength.
   *[other] { $ratio } to 1 for { $side ->
        [empire] the Empire.
       *[coalition] the Coalition.
    }
}
battle-rout = { $side ->
    [empire] { $ratio } to 1: the Empire destroys the enemy in { $zone }.
   *[coalition] { $ratio } to 1: the Coalition destroys the enemy in { $zone }.
}
battle-spearhead = { $side ->
    [empire] Spearhead of the Empire: { $corps }.
   *[coalition] Spearhead of the Coalition: { $corps }.
}
battle-special = { $side ->
    [empire] The Empire engages { LE($special) }.
   *[coalition] The Coalition engages { LE($special) }.
}
battle-subordinate = { $general } adds his tactical value to the battle.
battle-rolls = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} rolls { DIE($first) } and { DIE($second) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }
}: { $total }. { $losses ->
    [0] It inflicts no loss
    [one] It inflicts 1 loss
   *[other] It inflicts { $losses } losses
}{ $plus ->
    [true] {" "}(+: the edge if losses are equal{ $cavalry ->
        [true] ; C: one loss on the cavalry reserve
       *[false] {""}
    }).
   *[false] { $cavalry ->
        [true] {" "}(C: one loss on the cavalry reserve).
       *[false] .
    }
}
battle-capped = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} cannot inflict more losses than it has combat steps: { $steps }.
battle-wound-test = Wound test of { $general }: die { DIE($die) }, { $is_hit ->
    [true] wounded; he leaves the map.
   *[false] unhurt.
}
battle-won = { $side ->
    [empire] Victory of the Empire in { $zone }.
   *[coalition] Victory of the Coalition in { $zone }.
}
countermarch-rolls = { $general } marches to the guns of { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $succeeds ->
    [true] He arrives in time.
   *[false] He comes too late.
}
general-takes-command = { $general } takes command in { $zone }.
special-eliminated = { CAP(LE($special)) } is eliminated.
force-destroyed = In { $zone } { LE($force) } is destroyed.

## Told: after the battle

demoralise-steady = { $side ->
    [empire] Nothing can demoralise the Empire’s force.
   *[coalition] Nothing can demoralise the Coalition’s force.
}
demoralise-sure = Demoralisation: { $tally } makes { $morale }. { $fails ->
    [true] Without a die, the beaten are demoralised.
   *[false] Without a die, the beaten keep their order.
}
demoralise-rolls = Demoralisation: { $tally } makes { $morale }; die { DIE($die) }. { $fails ->
    [true] The beaten are demoralised.
   *[false] The beaten keep their order.
}
pursuit-rolls = Pursuit from { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }
}: { $total }. { $losses ->
    [0] It costs the beaten nothing.
    [one] It costs the beaten 1 loss.
   *[other] It costs the beaten { $losses } losses.
}
retreat-crossing = The retreat to { $zone } crosses a river without a bridge or mountains without a pass: it costs one loss.
retreat-goes = { $side ->
    [empire] The Empire’s force retreats from { $start } to { $zone }.
   *[coalition] The Coalition’s force retreats from { $start } to { $zone }.
}
retreat-none = { $side ->
    [empire] No way out of { $zone } is open to the Empire’s force.
   *[coalition] No way out of { $zone } is open to the Coalition’s force.
}
rally-rolls = { CAP(LE($force)) } tries to rally: { $tally } makes { $morale }; die { DIE($die) }. { $succeeds ->
    [true] It succeeds.
   *[false] It fails.
}
rally-by-victory = Victory rallies { LE($force) }.

## What weighs upon the dice

battle-ratio = force ratio
battle-cavalry = cavalry superiority
battle-marsh = marsh
battle-river = river without a bridge
battle-pass = mountain pass
battle-mountain = mountains without a pass
battle-strait = strait
battle-landing = landing
battle-hungry = out of supply
battle-interceptor = interception
battle-demoralised = demoralised
battle-morale = morale
battle-more-losses = heavier losses
countermarch-difficult = difficult terrain
pursuit-cavalry = cavalry and its generals
pursuit-enemy-cavalry = cavalry of the beaten

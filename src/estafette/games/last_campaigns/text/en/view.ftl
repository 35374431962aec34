### Napoleon’s Last Campaigns: the table, as a seat sees it.

## Tracks

track-turn = Turn
track-losses-french = French losses
track-losses-anglo-allied = Anglo-Allied losses
track-losses-prussian = Prussian losses

## Pieces

kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-leader = leader
kind-headquarters = headquarters
figure-strength = strength
figure-movement = movement points
figure-command = command
figure-losses = losses
mark-disorganised = disorganised
mark-reduced = has lost a step
mark-third-step = on its third step
mark-charged = has charged this turn
mark-bombarded = has bombarded this turn
mark-activated = has moved
mark-extended = in extended line
mark-replacement = a replacement
mark-demoralised = demoralised
mark-of-fr-i = 1st Corps
mark-of-fr-ii = 2nd Corps
mark-of-fr-iii = 3rd Corps
mark-of-fr-iv = 4th Corps
mark-of-fr-vi = 6th Corps
mark-of-fr-guard = Guard
mark-of-fr-c1 = Cavalry, I Corps
mark-of-fr-c2 = Cavalry, II Corps
mark-of-fr-c3 = Cavalry, III Corps
mark-of-fr-c4 = Cavalry, IV Corps
mark-of-aa-i = 1st Anglo-Allied Corps
mark-of-aa-ii = 2nd Anglo-Allied Corps
mark-of-aa-res = Reserve, Anglo-Allied
mark-of-aa-cav = Cavalry, Anglo-Allied
mark-of-pr-i = 1st Prussian Corps
mark-of-pr-ii = 2nd Prussian Corps
mark-of-pr-iii = 3rd Prussian Corps
mark-of-pr-iv = 4th Prussian Corps
mark-order-attack = under Attack
mark-order-probe = under Probe
mark-order-defence = under Defence
mark-order-delay = under Delay
mark-order-march = under March
mark-order-forced-march = under Forced March
mark-order-withdrawal = under Withdrawal
mark-order-general-retreat = under General Retreat
mark-order-reserve = under Reserve

## The map

kind-clear = clear ground
kind-forest = forest
kind-town = town or village
kind-chateau = chateau
mark-level-0 = below 75 m
mark-level-1 = from 75 m
mark-level-2 = from 100 m
mark-level-3 = from 125 m
mark-level-4 = from 150 m
way-road = road
way-trail = trail
way-bridge = bridge
marker-line = Extended line
marker-objective = Objective
marker-exit = Exit
marker-order-attack = Attack: target of an order
marker-order-probe = Probe: target of an order
marker-order-defence = Defence: target of an order
marker-order-delay = Delay: target of an order
marker-order-march = March: target of an order
marker-order-forced-march = Forced March: target of an order
marker-order-withdrawal = Withdrawal: target of an order
marker-order-general-retreat = General Retreat: target of an order
marker-order-reserve = Reserve: target of an order

## The order of battle

roster-army = { $side ->
    [french] The French army
   *[allied] The Allied armies
}

## The buttons of the order of battle

verb-decide = Decide
verb-misdirect = Give an order
verb-decide-for = Detach
verb-recall = Recall
verb-stand-down = Stand down
verb-unveil = Reveal
verb-conceal = Conceal
verb-lead = Lead
verb-hand-back = Hand back
verb-address = Write
verb-instruct = Detach
verb-assign = Assign
verb-link = Join
verb-begin = Begin

## Papers

sheet-goal = { $side ->
    [french] Goal: more points than the Allies, from objectives and from the strength that you destroy; or the ruin of one of their armies.
    [allied] Goal: to deny the French the points that they need; or the demoralisation of their army.
   *[both] Goal: points for objectives and for destroyed strength, or the ruin of an enemy army.
}
sheet-hour = { $light ->
    [night] The hour: { $day } June, { $hour }:00, night. One sees { $sight } hex far; nobody enters a zone of control, nobody bombards, leaders stay where they are.
    [rain] The hour: { $day } June, { $hour }:00, rain. One sees { $sight } hexes far; nobody enters a zone of control, nobody charges.
   *[day] The hour: { $day } June, { $hour }:00. One sees { $sight } hexes far.
}
sheet-points = Points: { $french } to the French, { $allied } to the Allies.
sheet-action = { $side ->
    [french] French action: { $formations }.
   *[allied] Allied action: { $formations }.
}
sheet-combat = { $what ->
    [assault] Assault on { $hex }: { $attackers } against { $defenders }.
    [charge] Charge on { $hex }: { $attackers } against { $defenders }.
    [reaction] Reaction charge on { $hex }: { $attackers } against { $defenders }.
    [pursuit] Pursuit into { $hex }: { $attackers } against { $defenders }.
   *[bombardment] Bombardment of { $hex }: { $attackers } against { $defenders }.
}
sheet-flank = { $what ->
    [bombardment] Enfilade: the guns fire along the line.
   *[assault] Flank: the defenders are taken in flank.
}
sheet-square = Square: the infantry has formed square, the charge is halved.
sheet-support = Support from afar: { $units }.
sheet-fire = { $side ->
    [french] French fire: strength { $strength }, dice { $dice }, losses caused { $losses }.
   *[allied] Allied fire: strength { $strength }, dice { $dice }, losses caused { $losses }.
}
sheet-cup = Still in the cup: { $formations }.
sheet-order = { CAP($formation) }: { $kind ->
    [attack] Attack
    [probe] Probe
    [defence] Defence
    [delay] Delay
    [march] March
    [forced-march] Forced March
    [withdrawal] Withdrawal
    [general-retreat] General Retreat
   *[reserve] Reserve
}{ $hex ->
    [none] .
   *[other] , { $hex }.
}
sheet-order-then = { CAP($formation) }, then: { $kind ->
    [attack] Attack
    [probe] Probe
    [defence] Defence
    [delay] Delay
    [march] March
    [forced-march] Forced March
    [withdrawal] Withdrawal
    [general-retreat] General Retreat
   *[reserve] Reserve
}{ $hex ->
    [none] .
   *[other] , { $hex }.
}
sheet-dispatch = { CAP($formation) }, a rider from { $leader }: { $kind ->
    [attack] Attack
    [probe] Probe
    [defence] Defence
    [delay] Delay
    [march] March
    [forced-march] Forced March
    [withdrawal] Withdrawal
    [general-retreat] General Retreat
   *[reserve] Reserve
}{ $hex ->
    [none] { "" }
   *[other] , { $hex }
}. { $status ->
    [sent] He arrives at { $hour }:00.
    [later] It will be obeyed a turn after { $hour }:00.
    [r4] Received at { $hour }:00; it waits for a die of 4 to 6.
    [r5] Received at { $hour }:00; it waits for a die of 5 or 6.
   *[dawn] Received at { $hour }:00; it will be obeyed at dawn.
}
sheet-compliance = { CAP($formation) }, chances of this order as things stand: obeyed at once { $obeyed }%, later { $later }%, ignored { $ignored }%.
sheet-hidden = { CAP($formation) }, unseen: it has come as far as { $hex }.
sheet-reinforcement = Due on { $day } June at { $hour }:00, by { $hex }: { $pieces }.
sheet-waiting = Waiting to enter: { $pieces }.
sheet-demoralised = Demoralised: { $army }.
sheet-recoil = The Guard has recoiled: French morale is lower by 1.
sheet-lost = { $side ->
    [french] French losses: { $units }.
   *[allied] Allied losses: { $units }.
}
sheet-fallen = Fallen, and not replaced yet: { $leaders }.

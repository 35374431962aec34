### Napoleon’s Last Campaigns: the turn, its markers, rally, demoralisation, supply and victory.

## Titles

game-title = Napoleon’s Last Campaigns
game-about = The battles of June 1815 on hexes, hour by hour: orders ride to the corps, brigades fire, charge and rout. The closest look at a battlefield.
scenario-ligny = Ligny, 16 June 1815
scenario-ligny-about = Napoleon against Blücher along the Ligne, from two in the afternoon to nightfall.
scenario-quatre-bras = Quatre Bras, 16 June 1815
scenario-quatre-bras-about = Ney against Wellington for a crossroads: seven turns, few units, and both sides grow. The smallest battle, and the one to begin with.
scenario-la-belle-alliance = La Belle Alliance (Waterloo), 18 June 1815
scenario-la-belle-alliance-about = Napoleon against Wellington on the ridge of Mont-Saint-Jean, while Blücher comes up on the flank.
scenario-wavre = Wavre, 18 and 19 June 1815
scenario-wavre-about = Grouchy against Thielmann for the bridges of the Dyle. The stream does half of the fighting.
scenario-campaign = The campaign of 16 to 18 June 1815
scenario-campaign-about = The four battles on one map: three days and their nights, three armies, more than a hundred units. An evening is not enough.

setting-orders = Orders
setting-orders-open = open
setting-orders-written = written in secret
setting-disorganised-retreat = Retreats disorganise (19.1)
setting-disorganised-retreat-yes = yes
setting-disorganised-retreat-no = no
setting-recovery = Recovery by a morale test (19.2)
setting-recovery-yes = yes
setting-recovery-no = no
setting-distant-support = Artillery supports from afar (19.3)
setting-distant-support-yes = yes
setting-distant-support-no = no
setting-heavy-guns = Artillery in more detail (19.4)
setting-heavy-guns-yes = yes
setting-heavy-guns-no = no
setting-tiny-units = Tiny units (19.6)
setting-tiny-units-yes = yes
setting-tiny-units-no = no
setting-hidden-movement = Hidden movement (20.1)
setting-hidden-movement-yes = yes
setting-hidden-movement-no = no
setting-hidden-jams = Hidden traffic jams (20.1.6)
setting-hidden-jams-yes = yes
setting-hidden-jams-no = no
setting-doctrine = Divisional doctrine (20.2)
setting-doctrine-yes = yes
setting-doctrine-no = no
setting-extended-line = Extended lines (20.2.3)
setting-extended-line-yes = yes
setting-extended-line-no = no
setting-light-cavalry = Light cavalry (20.2.4)
setting-light-cavalry-yes = yes
setting-light-cavalry-no = no
setting-artillery-support = Artillery support (20.3)
setting-artillery-support-yes = yes
setting-artillery-support-no = no
setting-sixes = Sixes hit (20.4)
setting-sixes-yes = yes
setting-sixes-no = no
setting-confused-command = Confused command (20.5)
setting-confused-command-yes = yes
setting-confused-command-no = no
setting-proximity = Panic spreads (20.6)
setting-proximity-yes = yes
setting-proximity-no = no
setting-direct-command = Direct command (20.7)
setting-direct-command-yes = yes
setting-direct-command-no = no
setting-fatigue = Night marches and fatigue (20.8)
setting-fatigue-yes = yes
setting-fatigue-no = no
setting-operations-morale = Orders and morale (20.9)
setting-operations-morale-yes = yes
setting-operations-morale-no = no
setting-rout = Rout (20.10)
setting-rout-yes = yes
setting-rout-no = no
setting-initiative = Taking the initiative (20.11)
setting-initiative-yes = yes
setting-initiative-no = no
setting-alternate-turns = Player turns instead of markers (play by mail)
setting-alternate-turns-yes = yes
setting-alternate-turns-no = no
setting-arrival = D’Erlon may come
setting-arrival-yes = yes
setting-arrival-no = no

## Sides

name-french = the French
name-allied = the Allies
name-nobody = nobody

## Asked

rally-which = Which unit rallies?
pass-rally-which = No more rallying
rally-who-stands-aside = { CAP($unit) } comes back. Who makes room for it?
marker-commander-coordinated = Who rolls for a Coordinated Action?
marker-commander-initial = Who rolls for the Initial Action?
marker-first-of-pair = { $leader } may have two corps act as one. Which is the first?
pass-marker-first-of-pair = No Coordinated Action
marker-second-of-pair = Which corps acts together with { $corps }?
marker-who-begins = You have the Initial Action. Which corps begins the turn?
pass-marker-who-begins = Leave it to the cup
mail-first-or-second = Do you play first or second?
arrival-where-to = { CAP($formation) } is coming. Where does it march?

## Answered

option-rally = Rally { $unit }
option-rally-pair = Rally { $unit }, and give up { $other }
option-restore = { CAP($unit) } pulls itself together
option-stand-aside = { CAP($unit) } to { $hex }
option-entrust = { $leader }
option-link = { $corps }
option-begin = { $corps } begins
option-play-first = { $first ->
    [true] First
   *[false] Second
}

## Refused

rally-not-eliminated = { CAP($unit) } is not among the units that can be rallied.
rally-too-early = { CAP($unit) } can be rallied from the first night turn after its elimination.
rally-needs-another = { CAP($unit) } began with a single step: only two such units with the same values make one.
rally-not-alike = { CAP($unit) } and { $other } do not have exactly the same values.
rally-not-broken = { CAP($unit) } is not a huge unit on its third step.
rally-out-of-command = { CAP($unit) } is out of its leader’s command range.
rally-no-leader = No leader is on the map to whom { $unit } could rally.
rally-not-in-reserve = The formation of { $unit } is not in Reserve.
rally-leader-seen = Enemy units see { $leader }.
rally-enough = { CAP($leader) } rallies no more than two units in a turn.
rally-no-room = There is no room with { $leader }, and nobody can stand aside.
marker-same-corps = { $corps } is already the first of the two.
marker-in-the-pair = { $corps } acts with the Coordinated Action marker.
marker-not-on-map = { $corps } has no units on the map.
marker-not-his = { $corps } is not under { $leader }.
marker-in-reserve = { $corps } is in Reserve, and acts at the end of the turn.
arrival-no-road = { $hex } lies on no road.
fatigue-bivouac = It is night: the column of { $unit } closes up on { $head } and rests.

## Told: the turn

turn-begins = Turn { $turn }: { $day } June, { $hour }:00.
marker-coordination = { $leader } ({ $value }) rolls { DIE($die) } for a Coordinated Action: { $gained ->
    [true] two of his corps may act as one.
   *[false] nothing comes of it.
}
marker-pair = { $corps } will act as one.
marker-initial-roll = { $side ->
    [french] The French roll
   *[allied] The Allies roll
} { DIE($die) } + { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
} for the Initial Action.
marker-nobody-begins = Nobody has the Initial Action.
marker-initial = { $corps ->
    [nobody] { $side ->
        [french] The French leave the beginning of the turn to the cup.
       *[allied] The Allies leave the beginning of the turn to the cup.
    }
   *[other] { $corps } begins the turn.
}
marker-drawn = { $side ->
    [french] French action: { $corps }.
   *[allied] Allied action: { $corps }.
}
mail-roll = { $side ->
    [french] The French:
   *[allied] The Allies:
} { DIE($die) } + { $value } + { $won } combats won.
mail-first = { $side ->
    [french] The French play first.
   *[allied] The Allies play first.
}
arrival-roll = A die for { $formation }: { DIE($die) }. { $comes ->
    [true] It is coming!
   *[false] It is not in sight.
}

## Told: rally, recovery, fatigue

rally-roll = { CAP($unit) } rolls { DIE($die) } to rally: { $passed ->
    [true] it comes.
   *[false] it is lost.
}
unit-rallied = { CAP($unit) } rallies in { $hex }.
unit-restored = { CAP($unit) } pulls itself together and is back on its second step.
unit-recovers = { CAP($unit) } is in order again.
rally-aside = { CAP($unit) } makes room and goes to { $hex }.
recovery-exhausted = { CAP($unit) }, exhausted, rolls { DIE($die) } to restore order: { $passed ->
    [true] it does.
   *[false] in vain.
}
fatigue-tires = { CAP($formation) } is { $state ->
    [1] tired by the night.
   *[other] exhausted.
}
fatigue-rests = { CAP($formation) } has rested{ $state ->
    [0] .
   *[other] { " " }and is only tired.
}

## Told: heart and supply

army-demoralised = { CAP($army) }: the army is demoralised.
army-disintegrates = { CAP($army) }: the army disintegrates.
morale-limit-changes = { CAP($corps) }: the demoralisation limit changes by { $change }.
morale-level-changes = { CAP($army) }: the demoralisation level changes by { $change }.
supply-surrenders = { CAP($unit) } is without supply at nine o’clock and lays down its arms.
control-changes = { $side ->
    [french] The French hold { $hex }.
   *[allied] The Allies hold { $hex }.
}

## Points and the end

points-losses = enemy strength eliminated
points-objectives = objectives held
points-headquarters = HQs destroyed
points-special = exits and special losses

victory-collapse = { $winner ->
    [french] The French win
   *[allied] The Allies win
}: the enemy army has fallen apart ({ $army }, { $points } points).
victory-french = { $degree ->
    [decisive] A decisive French victory
   *[marginal] A marginal French victory
} ({ $points } points).
victory-allied = { $degree ->
    [decisive] A decisive Allied victory
   *[marginal] A marginal Allied victory
} ({ $points } points).

### The table of Napoléon against Europe, as a seat sees it.

## Tracks

track-year = Year
track-round = Round
track-victory-level = Victory level
short-track-victory-level = Victory
track-escalation-level = Escalation
track-stock-empire = Points in stock, Empire
short-track-stock-empire = Empire in stock
track-stock-coalition = Points in stock, Coalition
short-track-stock-coalition = Coalition in stock
weather-fair = fair weather
weather-bad = bad weather
weather-winter = winter

## Pieces

kind-corps = corps
kind-cavalry = cavalry reserve
kind-leader = general
kind-army = army
kind-special = special unit
kind-depot = depot
kind-fleet = fleet
kind-block = stack that may not be looked through
figure-combat = combat
figure-morale = morale
figure-movement = movement
figure-steps = steps
figure-initiative = initiative
figure-command = command
figure-attack = in attack
figure-defence = in defence
figure-tactical = tactics
figure-bonus = bonus
mark-cavalry = cavalry
mark-militia = militia
mark-landwehr = Landwehr
mark-dot = once lost, never rebuilt
mark-stars-1 = 1 star
mark-stars-2 = 2 stars
mark-unsupplied = out of supply
mark-demoralised = demoralised
mark-sheltered = inside the fortress
mark-activated = has moved
mark-mobile = mobile
mark-fixed = fixed
mark-aboard = aboard
mark-abroad = in a foreign war
mark-due = comes back, free
mark-reserve = in the reserve
mark-resting = in the reserve, not before the next budget
mark-serves-empire = with the Empire
mark-neutral = neutral

## The map

kind-fortress = fortress
kind-citadel = citadel
kind-town = town
kind-open = open country
kind-sea = sea zone
kind-box = box
mark-capital-major = capital of a major power
mark-capital-minor = capital of a minor power
mark-key = key zone
mark-poor = poor country
mark-marsh = marsh
mark-port = port
mark-ice = frozen in winter
mark-atlantic = Atlantic
mark-baltic = Baltic
mark-mediterranean = Mediterranean
mark-black-sea = Black Sea
mark-bosphorus = Bosphorus
mark-sound = Sound
marker-own = National territory
marker-ally = Ally
marker-dominion = Protectorate
marker-member = Confederation of the Rhine
marker-insurgent = In revolt
marker-flag-occupied = Control flag
marker-siege = Siege
marker-empty-fortress = Empty fortress
marker-citadel-works = Raised to a citadel
marker-covered = Covered
way-plain = border
way-bridge = bridge
way-river = river
way-pass = pass
way-mountain = mountains
way-strait = strait
way-whole-move = a whole move
way-sea = by sea
way-box = blockade

## Cards

cards-hand-empire = Hand of the Empire
cards-hand-coalition = Hand of the Coalition
cards-pile-empire = Draw pile of the Empire
cards-pile-coalition = Draw pile of the Coalition
cards-discard-empire = Played by the Empire
cards-discard-coalition = Played by the Coalition
cards-later-empire = Les Châtiments, Empire, not yet in play
cards-later-coalition = Les Châtiments, Coalition, not yet in play
cards-removed-empire = Out of the game, Empire
cards-removed-coalition = Out of the game, Coalition
colour-blue = Empire
colour-red = Coalition
figure-value = value
phase-budget = Budget
phase-diplomacy = Diplomacy
phase-activation = Activations
phase-conquest = Conquests
phase-combat = in combat
card-sign-gold = gold star (leaves the game)
card-sign-silver = silver star (once only)
card-sign-permanent = permanent
card-sign-combat = combat card
card-sign-war = foreign war
card-sign-naval = naval
card-sign-supplied = in supply only

## Rosters

roster-budget = { $side ->
    [empire] Budgets of the Empire, { $year }. The price of a corps is that of one step.
   *[coalition] Budgets of the Coalition, { $year }. The price of a corps is that of one step.
}
roster-activation = { $points ->
    [0] Forces ({ $side }), activated by a card
    [one] Forces ({ $side }): 1 activation point
   *[other] Forces ({ $side }): { $points } activation points
}
roster-redeployment = Strategic redeployment: { $power }
roster-diplomacy = Countries to be won over ({ $side })
figure-income = income
figure-points-left = points left
figure-gifts = may still receive
figure-price = price
figure-steps-left = steps of minors left
figure-cost = cost
figure-die-needed = die needed
figure-least-card = card needed
mark-poland-lost = Warsaw is in enemy hands
mark-standing-member = at war
mark-standing-ally = ally
mark-standing-neutral = neutral
mark-standing-forced-peace = forced peace
mark-standing-forced-alliance = forced alliance
mark-standing-protectorate = protectorate
mark-standing-confederation = Confederation of the Rhine
verb-operate = Operate
verb-discard = Discard
verb-strength = Steps
verb-points = Points
verb-draw-card = Draw a card
verb-attack = Attack
verb-blockade = Blockade
verb-land = Land
verb-try = Yes
verb-fight = Fight
verb-arrange = Change
verb-group = Activate both
verb-hasten = Force the march
verb-flag = Raise the flag
verb-besiege = Attack
verb-shelter = Take shelter
verb-wait = Wait
verb-lose = Take it
verb-morale = Morale
verb-annex = Annex
verb-befriend = Ally
verb-go = Go

## What is going on

name-nobody = nobody
sheet-duty = First of all the Austrians must lay siege to: { $zones }.
sheet-points = Activation points ({ $side }): { $points }.
sheet-campaign = { $card } ({ $side }): { $left ->
    [0] no more forces may be activated.
    [one] 1 more force may be activated.
   *[other] { $left } more forces may be activated.
}
sheet-campaign-fleets = { $card } ({ $side }): { $left ->
    [0] no more squadrons may sail.
    [one] 1 more squadron may sail.
   *[other] { $left } more squadrons may sail.
}
sheet-waiting = Waiting for the others in { $zone }: { $force }.
sheet-march = On the march ({ $side }): { $force }, in { $zone }. Movement points left: { $points } (factor { $allowance }{ $asked ->
    [0] {""}
   *[other] , forced march of { $asked }
}{ $hungry ->
    [true] , out of supply
   *[false] {""}
}).
sheet-march-together = On the march ({ $side }): { $force } and { $companion }, in { $zone }. Movement points left: { $points } (factor { $allowance }{ $asked ->
    [0] {""}
   *[other] , forced march of { $asked }
}{ $hungry ->
    [true] , out of supply
   *[false] {""}
}).
sheet-too-weak = Too weak before { $zone }: whoever stands there goes back to { $whence } at the end of the round.
sheet-voyage = At sea ({ $side }): { $fleets }. Movement points left: { $points }.
sheet-aboard = Aboard ({ $side }): { $pieces }.
sheet-assault = Maritime assault ({ $side }): { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $penalty } to the dice.
sheet-trial = { $what ->
    [interception] Interception
    [evasion] Evasion
    [countermarch] Countermarch
    [attrition] Attrition test
    [siege] Siege attack
    [diplomacy] Diplomatic action
    [pursuit] Pursuit
    [wound] Wound test
    [demoralisation] Demoralisation test
    [rally] Rally
    [naval-interception] Naval interception
    [naval-evasion] Naval evasion
    [foreign-war] Foreign war
   *[surrender] Surrender
} ({ $side }): { $place }.
sheet-trial-anywhere = { $what ->
    [interception] Interception
    [evasion] Evasion
    [countermarch] Countermarch
    [attrition] Attrition test
    [siege] Siege attack
    [diplomacy] Diplomatic action
    [pursuit] Pursuit
    [wound] Wound test
    [demoralisation] Demoralisation test
    [rally] Rally
    [naval-interception] Naval interception
    [naval-evasion] Naval evasion
    [foreign-war] Foreign war
   *[surrender] Surrender
}: { $side }.
sheet-trial-tally = What weighs on it: { $tally }.
sheet-trial-die = The die: { DIE($die) }, { $total } in all.
sheet-battle = Battle in { $zone }; attacker: { $side }.
sheet-battle-odds = { $size ->
    [skirmish] A skirmish
    [minor] A minor battle
   *[major] A major battle
}, { $ratio ->
    [one] at even strength.
   *[other] { $ratio } to 1 for the { $side }.
}
sheet-host = { $side }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ({ $pieces }); commander: { $commander }.
sheet-host-morale = Morale ({ $side }): { $morale }.
sheet-host-spearhead = Spearhead ({ $side }): { $corps }.
sheet-host-hungry = Out of supply: the { $side }.
sheet-host-cards = Cards in the battle ({ $side }): { $cards }.
sheet-host-tally = To the dice ({ $side }): { $tally }.
sheet-host-dice = Dice ({ $side }): { $dice }, { $total } in all; losses inflicted: { $inflicts }, suffered: { $lost }.
sheet-battle-won = Battle in { $zone }, won by: { $side }.
sheet-engagement = Naval battle, { $place }; active side: { $side }.
sheet-squadron = Squadron ({ $side }): { $fleets }.
sheet-guns = Guns of the port ({ $side }): { $guns ->
    [one] 1 die.
   *[other] { $guns } dice.
}
sheet-more-dice = Dice of a card ({ $side }): { $dice }.
sheet-squadron-total = Fire ({ $side }): { $total }.
sheet-engagement-won = Naval battle, { $place }, won by: { $side }.
sheet-budget = Budget: { $power }. { $power ->
    [empire] { $left ->
        [one] 1 step of minors left.
       *[other] { $left } steps of minors left.
    }
    [coalition] { $left ->
        [one] 1 step of minors left.
       *[other] { $left } steps of minors left.
    }
   *[other] { $left ->
        [one] 1 point left.
       *[other] { $left } points left.
    }
}
sheet-income = Income of this budget: { $power } { $points }, printed { $printed }.
sheet-income-less = Income of this budget: { $power } { $points }, printed { $printed }, { $lost } less for { $zones } in enemy hands.
sheet-budget-later = After it: { $powers }.
sheet-free-steps = { $power }: { $steps ->
    [one] 1 more infantry step is free.
   *[other] { $steps } more infantry steps are free.
}
sheet-half-steps = { $power }: { $steps ->
    [one] 1 more infantry step at half price.
   *[other] { $steps } more infantry steps at half price.
}
sheet-restored = Steps restored in { LE($army) } in this budget: { $steps }.
sheet-talks = Cards for diplomacy ({ $side }): { $left }.
sheet-free-attempts = Attempts without a card ({ $side }): { $left }.
sheet-courted = Approached this year ({ $side }): { $powers }.
sheet-terms = Peace with { $power }: { $provinces ->
    [0] no more provinces may be taken.
    [one] 1 more province may be taken.
   *[other] { $provinces } more provinces may be taken.
}
sheet-leaving = To be left before the end of the redeployment: { $country } ({ $side }).

## Victory

sheet-goal = { $side ->
    [empire] You are the Empire. Victory level 20 wins at once. At the end of { $last } you win if Napoleonic Europe has been played and you hold every key zone of France, and Mantua. At level 0 you have lost, and also if at the end the Coalition holds every key zone of France.
    [coalition] You are the Coalition. Bring the victory level to 0, and you win at once; at 20 the Empire does. At the end of { $last } you win with every key zone of France, in supply. If neither has what it needs, both lose.
   *[both] The Empire wants victory level 20, or at the end of { $last } a whole France, Mantua and Napoleonic Europe. The Coalition wants level 0, or at the end every key zone of France. If neither has what it needs, both lose.
}
sheet-goal-1815 = { $side ->
    [empire] You are the Empire. At the end of { $last } France must not be conquered, and an army of yours must be in order. If Napoleon is lost, all is lost.
    [coalition] You are the Coalition. Conquer France by the end of { $last } and leave it no army in order, or take Napoleon out of the game.
   *[both] At the end of { $last } the Empire wants a France that is not conquered and an army in order; the Coalition wants France conquered and no army left, or Napoleon out of the game.
}
sheet-victory = Victory level: { $level } (the Empire wins at { $most }, the Coalition at { $least }).
sheet-escalation = Escalation: { $level } of { $most }.
sheet-chatiments = The second period: Les Châtiments. Escalation is no longer counted.
sheet-losses = If the year ended now the Empire would lose: { $tally }.
sheet-ports-open = Continental Blockade: still open to England are { $ports }.
sheet-ports-closed = Continental Blockade: every port that counts is closed.

## Countries

sheet-power = { CAP($power) }: { $standing ->
    [member] at war ({ $of })
    [ally] ally ({ $of })
    [neutral] neutral
    [forced-peace] forced peace ({ $of })
    [forced-alliance] forced alliance ({ $of })
   *[none] no power any more ({ $of })
}; { $points ->
    [one] 1 point a year
   *[other] { $points } points a year
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}.
sheet-keys = Key zones of { $power }: { $zones }.
sheet-keys-lost = Key zones of { $power } in enemy hands: { $zones }.
sheet-treaty = Treaty of { $power } with { $victor }: since { $year }; from the year after, a die of 5 or more ends it, and each further year adds 2.
sheet-treaty-for-good = Treaty of { $power } with { $victor }: since { $year }, without end.
sheet-beaten = Beaten by the { $side }: { $power }, { $times ->
    [one] once.
    [2] twice.
   *[other] { $times } times.
}
sheet-minors = { $standing ->
    [ally] Allied to { $of }
    [neutral] Neutral
    [protectorate] Protectorates of the Empire
    [confederation] Confederation of the Rhine
    [annexed] Annexed by { $of }
    [forced-peace] Forced peace with { $of }
    [forced-alliance] Forced alliance with { $of }
   *[member] At war ({ $of })
}: { $countries }.
sheet-minor-cards = Key zones of { $country }: { $cards ->
    [one] 1 card a year.
   *[other] { $cards } cards a year.
}
sheet-states = States that have been founded: { $countries }.
sheet-reformed = Reformed armies: { $powers }.
sheet-hands = Hands, if they were built now: Empire { $empire }, Coalition { $coalition }.

## What lasts

sheet-lasting = { $until ->
    [action] To the end of the action
    [round] To the end of the round
    [turn] To the end of the year
    [budget] Until the next budget has been done
    [next-turn] To the end of next year
   *[ever] From now on
}: { $cards }.
sheet-credit = { $power }: { $points } more in the next budget.
sheet-debit = { $power }: { $points } less in the next budget.
sheet-cards-due = { $side }: { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
} at the next hand building.
sheet-cards-fewer = { $side }: { $cards ->
    [one] 1 card fewer
   *[other] { $cards } cards fewer
} at the next hand building.
sheet-foreign-war = Foreign war, { $war }: { $pieces }.
sheet-foreign-war-empty = Foreign war, { $war }: nobody is there.
sheet-reserve = Reserve of { $country }: { $pieces }{ $depots ->
    [0] .
    [one] ; 1 depot.
   *[other] ; { $depots } depots.
}
sheet-reserve-depots = Reserve of { $country }: { $depots ->
    [one] 1 depot.
   *[other] { $depots } depots.
}
sheet-returning = Come back free in the next budget: { $pieces }.
sheet-lost = Out of the game: { $pieces }.

### The table of Pitt’s War, as a seat sees it.

## Tracks

track-year = Year
track-impulse = Impulse
track-victory = Victory points of France
impulse-fair = Fair Weather
impulse-fair-led = Leaders, Fair Weather
impulse-bad = Bad Weather
impulse-bad-led = Leaders, Bad Weather

## Pieces

kind-army = army
kind-leader = leader
kind-guerrilla = Guerrilla
figure-tactical = tactical modifier
figure-steps = steps
figure-movement = movement modifier
figure-strategic = strategic rating
figure-battle = battle rating
figure-charge = cavalry rating
figure-points = points left
figure-cost = cost
mark-cavalry = cavalry (C)
mark-unsupplied = out of supply
mark-worn = worn: −1 in battle
mark-activated = has moved
mark-serves-french = serves the French
mark-serves-coalition = serves the Coalition
mark-due = due: comes free
mark-reserve = in the reserve
mark-disgraced = in disgrace

## The map

kind-capital = capital
kind-fortress = fortress
kind-marsh = marsh
kind-city = city
kind-port = port
kind-open = open country
mark-capital = capital
mark-fortress = fortress
mark-marsh = marsh
mark-city = city
mark-port = port
mark-stars-1 = 1 Key star
mark-stars-2 = 2 Key stars
mark-republic = conquest of the Republic
mark-crown = Kingdom of Italy
mark-duchy = Grand Duchy of Warsaw
mark-levant = Levant
marker-own = Controlled
marker-flag-occupied = Occupied
way-clear = border
way-river = river
way-pass = pass
way-strait = strait
way-mountain = mountains: no way through

## Markers in hand

cards-hand-french = French hand
cards-hand-coalition = Coalition hand
cards-pool-french = French pool
cards-pool-coalition = Coalition pool
colour-red = combat
colour-blue = naval
colour-green = economic
colour-black = basic
moment-events = Events Phase
moment-diplomacy = Diplomacy Phase
moment-reinforcement = Reinforcement Phase
moment-turn = before an activation
moment-set-out = when your force sets out
moment-enemy-names = when the enemy names a force
moment-movement = before your movement roll
moment-enemy-movement = before the enemy’s movement roll
moment-enemy-sails = against a naval assault
moment-interception = to intercept
moment-evasion = to evade
moment-enemy-evades = against an evasion
moment-attrition = before your Attrition Test
moment-enemy-attrition = before the enemy’s Attrition Test
moment-clash = just before a battle
moment-guns = to march to the guns
moment-enemy-guns = against a march to the guns
moment-battle = in a battle
moment-loss = when an army of yours is destroyed
moment-pursuit = to pursue
moment-enemy-pursuit = against a pursuit
moment-aftermath = after a battle
moment-surrender = when a power of yours fails its test

## The roster of the year

roster-recruits = { $side ->
    [french] French recruits of { $year }
   *[coalition] Coalition recruits of { $year }
}
verb-raise = Raise
verb-build-up = Build up
verb-place = Place
verb-subsidise = Subsidise
verb-demand = Demand
verb-absorb = Absorb
verb-buy = Buy
verb-play-marker = Play
verb-lose = Take it

## What is going on

sheet-impulse = { $led ->
    [true] { $weather ->
        [fair] Leaders’ sub-impulse, fair weather.
       *[bad] Leaders’ sub-impulse, bad weather.
    }
   *[false] { $weather ->
        [fair] Fair Weather impulse.
       *[bad] Bad Weather impulse.
    }
} First player: { $side }.
sheet-passed = { $side ->
    [french] The French have passed.
   *[coalition] The Coalition has passed.
}
sheet-setting-out = About to set out ({ $side }) from { $area }: { $pieces }.
sheet-march = On the march ({ $side }) in { $area }: { $pieces }. Movement Points left: { $points }{ $forced ->
    [true] , forced march
   *[false] {""}
}{ $hungry ->
    [true] , out of supply
   *[false] {""}
}{ $worn ->
    [true] , worn
   *[false] {""}
}.
sheet-clash = A battle waits in { $area }; attacker: { $side }.
sheet-french-at-sea = The French hold the sea in this impulse.
sheet-shipped = Fleet of { $power }: { $steps } of { $most } steps carried this year.
sheet-trial = A die is about to fall ({ $side }): { $what ->
    [movement] Movement Potential
    [attrition] Attrition Test
    [interception] interception
    [evasion] evasion
    [guns] march to the guns
    [pursuit] pursuit
    [assault] naval assault
    [diplomacy] diplomacy
   *[surrender] Surrender Test
}.
sheet-trial-tally = A die is about to fall ({ $side }): { $what ->
    [movement] Movement Potential
    [attrition] Attrition Test
    [interception] interception
    [evasion] evasion
    [guns] march to the guns
    [pursuit] pursuit
    [assault] naval assault
    [diplomacy] diplomacy
   *[surrender] Surrender Test
}. To the die: { $tally }.
sheet-battle = Battle in { $area }; attacker: { $attacker }.
sheet-engaged = { $side }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} ({ $pieces }); commander: { $commander }.
sheet-hungry = { $side }: the force is out of supply.
sheet-modifiers = { $side }, to the die: { $tally }.
sheet-battle-die = { $side }: die { DIE($die) }, total { $total }; steps inflicted: { $steps }.
sheet-battle-won = Battle in { $area } won by: { $side }.
sheet-in-danger = { $power }: its capital is in enemy hands. At the end of the year it surrenders unless its die is { $stars } or less.
sheet-surrender = { $power } is tested for surrender to the { $side }; it still holds { $stars ->
    [one] 1 Key star.
   *[other] { $stars } Key stars.
}
sheet-terms = { $areas ->
    [one] The { $side } may take 1 area more.
   *[other] The { $side } may take { $areas } areas more.
}
name-nobody = nobody

## Victory

sheet-goal = { $side ->
    [french] You are the French. 30 victory points at the end of a three-year period win at once. At the end of { $last } you win with every star of 1792 France and every conquest of the Republic; the Coalition wins if you hold no star abroad and have lost two at home.
    [coalition] You are the Coalition. If France controls no Key star at the end of a three-year period, you win at once; with 30 victory points it does. At the end of { $last } you win if France holds no star abroad and has lost two at home; it wins with all its stars and the conquests of the Republic.
   *[both] France wants 30 victory points at the end of a three-year period, or, at the end of { $last }, its own stars and the conquests of the Republic. The Coalition wants to take every star from it, or at the end all those abroad and two at home.
}
sheet-goal-republic = { $side ->
    [french] You are the French. At the end of { $last } you need every star of 1792 France, every conquest of the Republic, six minor powers, and no more than one of Prussia, Spain and Austria with the Coalition. 30 victory points at the end of 1794 or 1797 win at once.
    [coalition] You are the Coalition. Hold every Key star of 1792 France at the end of { $last }, in supply; or leave France without any star at the end of 1794 or 1797. Otherwise keep France from its four goals, and the game is drawn.
   *[both] At the end of { $last } France needs its own stars, the conquests of the Republic, six minor powers, and no more than one of Prussia, Spain and Austria against it. The Coalition needs every star of France.
}
sheet-points = Victory points of France: { $points }.
sheet-points-tally = Victory points of France: { $tally }, { $points } in all.
sheet-minors = Minor powers wholly French: { COUNT($minors) } of { $needed } ({ $minors }).
sheet-british-allies = Of Prussia, Spain and Austria with the Coalition: { $powers } (at most { $most } for a French victory).

## Alliances and what lasts

sheet-alliance-french = The French side: { $powers }.
sheet-alliance-coalition = The Coalition: { $powers }.
sheet-neutral = Neutral: { $powers }.
sheet-treaty = { $power } keeps a mandatory peace with the { $side } until the end of { $until }{ $binds ->
    [true] ; a forced alliance follows.
   *[false] {"."}
}
sheet-peace-over = Their peace is over, and they may come back: { $powers }.
sheet-forced = Forced allies: { $powers }.
sheet-liberation = The War of Liberation goes on in Spain.
sheet-lasting = Still at work: { $markers }.
sheet-penalty-battle = The French fight at −1 until Valmy is played.
sheet-penalty-movement = French armies get no movement bonus until Carnot is played.
sheet-savings = France has saved { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
sheet-credit = { $power }: { $points } more in the next Reinforcement Phase.
sheet-debit = { $power }: { $points } less in the next Reinforcement Phase.
sheet-no-points = { $power }: no points at all in the next Reinforcement Phase.
sheet-forces = Steps on the map: French { $french }, Coalition { $coalition }.
sheet-disgraced = { $leader } is in disgrace and leaves at the end of { $year }.
sheet-lost = Out of the game: { $pieces }.

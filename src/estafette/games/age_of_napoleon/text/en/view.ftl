### The table of Age of Napoleon, as a seat sees it.

## Tracks

track-year = Year
track-round = Round

## Corps

kind-corps = corps
figure-battle = battle
figure-movement = movement
figure-seniority = seniority
mark-exhausted = exhausted
mark-activated = has moved
mark-serves-france = serves the French
mark-prisoner = prisoner
mark-reserve = in the reserve

## Borders, as the list of an area’s neighbours names them

way-land = border
way-ice = over the ice, in winter

## Cards

cards-hand-french = French hand
cards-hand-coalition = Coalition hand
cards-pile = draw pile
cards-discard = discard
cards-removed = out of the game
cards-set-aside = set aside until the first shuffle

colour-blue = French
colour-red = Coalition
colour-green = both players

phase-diplomacy = Diplomacy
phase-insurrection = Insurrection
phase-reinforcement = Reinforcement
phase-campaign = Campaign
phase-battle = in a battle
phase-surrender = Surrender
phase-winter = Winter

## What is going on

sheet-mission = { $side ->
    [french] The French play { $card } on { $country }.
   *[coalition] The Coalition plays { $card } on { $country }.
}
sheet-aims = Moved by a card this year: { $countries }.
sheet-surrender = { $country } surrenders to the { $side }: { $status }.
sheet-spared = Do not surrender this year: { $countries }.
sheet-truce = Peace is talked of: until the end of round { $last } nobody attacks, intercepts or violates a neutrality.
sheet-major-campaign = Major Campaign ({ $side }): { $left ->
    [0] no army more
    [one] 1 army more
   *[other] { $left } armies more
} may move in this round.
sheet-free-spent = { $side ->
    [french] The French have used their free action: a move or an interception costs a card.
   *[coalition] The Coalition has used its free action: a move or an interception costs a card.
}
sheet-march = On the march ({ $side }): { $leader } in { $area }, corps: { $corps }. Areas left to enter: { $left }{ $mud ->
    [true] , in the mud
   *[false] {""}
}{ $forced ->
    [true] , by forced march
   *[false] {""}
}.
sheet-sailing = At sea ({ $side }): { $leader }, from { $area }; aboard: { $corps }.
sheet-interception = About to intercept in { $area } ({ $side }): { $leader }, corps: { $corps }.
sheet-clash = A battle waits in { $area }; attacker: { $side }.
sheet-battle = Battle in { $area }; attacker: { $attacker }.
sheet-pursuit = Pursuit into { $area }; attacker: { $attacker }.
sheet-box = Battle box ({ $side }), under { $general }: { $corps }.
sheet-strength = Strength ({ $side }): { $tally }, { $strength } in all.
sheet-battle-cards = Cards in the battle ({ $side }): { $cards }.
sheet-battle-result = { $side }: die { DIE($die) }, corps destroyed: { $destroys }; own losses: { $losses }.
sheet-battle-won = { $tied ->
    [true] Won by a hair: { $side }.
   *[false] Won by: { $side }.
}
sheet-pursuers = About to pursue: { $corps }.
sheet-hard-winter = The winter is hard: all armies in Russia, Prussia, Sverige and Polen take 1 off their die.
sheet-quarters = In winter quarters ({ $side }): { $area }.
sheet-quarters-die = In winter quarters ({ $side }): { $area }. To the die: { $tally }.

## What lasts

sheet-britannia = Britannia rules the waves: the Coalition reinforces, moves and retreats by sea.
sheet-reformed = Reformed armies: { $countries }.
sheet-invaded = Russia has been invaded: its last corps may be raised.
sheet-hands = Cards drawn for what each side controls now: French { $french }, Coalition { $coalition }.
sheet-levy = { CAP($pool) }: { $count } corps on the map of { $most }; new corps a year: { $new }.
sheet-lost = Lost for good, or not in this game: { $corps }.

# What each side must do; spectators read it for both.
sheet-goal = { $side ->
    [french] You are the French. Decisive victory: control every country that touches France, control or occupy Russia, Austria and Prussia, and leave nobody else but Britain to the Coalition. From 1811 on Austria or Russia is enough for a marginal one. If nobody has won by the end of 1815, you have: morally. If Napoleon is lost for good or Paris falls, all is over.
    [coalition] You are the Coalition. Make France surrender or destroy Napoleon’s corps for good, and your victory is decisive; take every country but France from the French, and it is marginal. If nobody has won by the end of 1815, the French have won morally.
   *[both] The French want every country around France, and Russia, Austria and Prussia at their feet; the Coalition wants Paris, Napoleon, or France alone. If nobody has won by the end of 1815, the French have won morally.
}

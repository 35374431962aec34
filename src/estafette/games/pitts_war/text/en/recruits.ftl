### Pitt’s War: recruits, reinforcements, revolts, Guerrillas, stacking, and the markers about them.

## Asked

recruit-what = { COUNT($purse) ->
    [0] Reinforcement Phase: no points to spend. What do you do?
   *[other] Reinforcement Phase. Points to spend: { $purse }. What do you do?
}
pass-recruit-what = End your recruiting
recruit-what-now = { $points ->
    [one] { $power } has 1 Recruitment Point to spend at once. On what?
   *[other] { $power } has { $points } Recruitment Points to spend at once. On what?
}
pass-recruit-what-now = Spend nothing more
arrival-where = Which reinforcement comes, and where?
pass-arrival-where = Let the rest wait
uprising-where = Where does the revolt break out: { $army }?
uprising-whither = { $area } rises. Where do the troops there withdraw?
guerrilla-where = Where does { $guerrilla } appear?
guerrilla-whither = Does { $guerrilla } leave { $area }?
pass-guerrilla-whither = It stays in { $area }
stacking-who-withdraws = Too many steps in { $area } for the leaders left. Who goes, and where?
stacking-who-is-lost = Too many steps in { $area }, and nowhere to go. Who loses a step?
marker-whom-to-pay = Which power receives the 3 points?
marker-whom-to-restore = Which army gets a step back?
marker-for-piedmont = { $points ->
    [one] Piedmont has 1 point to spend at once. On what?
   *[other] Piedmont has { $points } points to spend at once. On what?
}
marker-which-russian = Which Russian army loses a step to the war in Persia?
marker-whom-to-disgrace = Which French leader falls into disgrace?
marker-which-guerrilla = Which Guerrilla is hunted down?

## Answered

option-raise = Raise { $army } in { $area }
option-build-up = Build up { $army }
option-subsidise = Hand a point to { $power }
option-buy = Buy { $marker }
option-buy-any = Buy a marker at random
option-demand = Demand a point of { $power }
option-absorb = { $by } absorbs { $army }

## Refused: points

recruit-on-the-map = { $army } is on the map already: it can only be built up.
recruit-off-the-map = { $army } is not on the map.
recruit-not-yours = { $army } is not yours to recruit.
recruit-lost = { $army } is out of the game and cannot be raised again.
recruit-too-early = { $army } cannot be raised before { $year }.
recruit-grand-army = { $army } waits until the Grand Army is out of the game.
recruit-never-serves = { $army } never serves this side.
recruit-by-marker-only = { $army } comes by a marker or by the turn track, not for points.
recruit-comes-free = { $army } is due and comes free.
recruit-no-points = { $power } has no points left, and nobody else pays for it.
recruit-full = { $army } is at full strength.
recruit-unsupplied = { $army } has no supply line in { $area }.
recruit-from-london = These points come from London: they go to an ally.
recruit-no-ally = { $power } is no ally of the United Kingdom at war.
recruit-not-major = { $power } is no major power.
demand-not-played = France may demand points only of Austria and Prussia, and once Allied Expeditionary Forces has been played.
demand-no-war = Austria and Prussia must both be forced allies, and France at war with Russia.
demand-again = { $power } has given its point this year.
buy-not-agreed = You did not agree to play with bought markers.
buy-once = You have bought your marker of this three-year period.
buy-not-in-pool = That marker is not in your pool.
buy-too-dear = { $points ->
    [one] That costs 1 point of { $power }.
   *[other] That costs { $points } points of { $power }.
}

## Refused: placement

placement-not-home = { $area } is not in the homeland: { $power }.
placement-no-city = { $area } has no city, fortress, port or Key star.
placement-occupied = The enemy holds { $area }.
placement-unsupplied = { $area } is not in supply.
placement-revolt = { $area } is in revolt.
placement-enemies = Enemies stand in { $area }.
placement-no-army = { $leader } needs an army of his nation in { $area }.
arrival-not-due = That piece is not due: { $piece }.
uprising-no-ground = The revolt cannot break out in { $area }.
guerrilla-not-this = It is not the turn of { $piece }.
guerrilla-too-far = { $area } is not next to it.
guerrilla-not-spain = { $area } is not in Spain.
guerrilla-enemies = Enemies stand in { $area }.

## Refused: stacking

stacking-too-many = { $area } holds { $limit } steps at most.
stacking-too-few-own = The leaders in { $area } command too few steps of their own: { $limit } steps at most.
stacking-too-many-leaders = Three leaders of a side at most may be in { $area }.
stacking-not-here = { $army } is not there.
stacking-no-way = No border over which to withdraw leads to { $area }.
stacking-not-friendly = { $area } is not friendly.
absorb-not-together = { $army } and { $by } are not in the same area.
absorb-not-yours = { $army } is not yours.
absorb-strangers = { $by } cannot absorb { $army }: only armies of one power mix, or a minor’s with its major ally’s.
absorb-too-unlike = The tactical modifiers of { $army } and { $by } differ by more than 1.
absorb-too-many = { $most ->
    [one] { $by } has 1 step at most.
   *[other] { $by } has { $most } steps at most.
}

## Refused: markers

marker-nobody-to-pay = No major power but the United Kingdom is at war for the Coalition.
marker-no-production = The Peace of Amiens holds: nobody raises troops.
marker-no-plunder = France controls no Key star of a minor power.
marker-holland-is-free = { $area } is not in French hands.
marker-risen-already = { $army } is on the map already, or out of the game.
marker-no-ground = There is no ground on which it could rise: { $army }.
marker-tyrol-is-free = Innsbruck is not in French hands.
marker-nobody-to-restore = No Coalition army that lacks a step may have one now.
marker-not-coalition = { $army } is no Coalition army on the map.
marker-has-moved = { $army } has already moved in this impulse.
marker-no-piedmont = Piedmont is not in the Coalition.
marker-nothing-for-piedmont = Piedmont has nothing to spend points on.
marker-only-piedmont = The points are for the armies of Piedmont and Sardinia, not for { $army }.
marker-not-in-italy = { $area } is not among the Italian areas that the Coalition controls.
marker-no-prussia = Prussia is not at war for the Coalition.
marker-only-there = As long as there is room in { $area }, the Landwehr comes there.
marker-no-russians = No Russian army is on the map.
marker-not-russian = { $army } is no Russian army on the map.
marker-no-dumouriez = Dumouriez is not with the armies.
marker-nobody-to-disgrace = No French leader but Napoleon is on the map.
marker-not-napoleon = { $leader } cannot fall into disgrace.
marker-not-serving = { $leader } is no French leader on the map.
marker-disgraced-already = { $leader } is in disgrace already.
marker-no-guerrillas = No Guerrilla is on the map.
marker-not-guerrilla = { $piece } is no Guerrilla on the map.

## Told

recruit-income = { $points ->
    [one] { $power } receives 1 Recruitment Point.
   *[other] { $power } receives { $points } Recruitment Points.
}
recruit-given = { $points ->
    [one] { $power } has 1 more Recruitment Point.
   *[other] { $power } has { $points } more Recruitment Points.
}
recruit-saved = { $points ->
    [one] France saves 1 point; { $savings } in all.
   *[other] France saves { $points } points; { $savings } in all.
}
recruit-subsidised = The United Kingdom pays a subsidy: { $power }.
leader-arrives = { $leader } arrives in { $area }.
army-absorbed = { $steps ->
    [one] { $by } absorbs { $army } (1 step).
   *[other] { $by } absorbs { $army } ({ $steps } steps).
}
uprising-begins = { $area } rises: { $army }.
uprising-driven-out = The French are driven out of { $area } and withdraw to { $refuge }.
guerrilla-appears = { $guerrilla } appears in { $area }.
guerrilla-moves = { $guerrilla } goes to { $area }.
guerrilla-removed = { $guerrilla } is driven out of { $area }.
stacking-withdrawn = { $army } withdraws to { $area }.
stacking-converted = A step of { $army } is given up; { $power } has its point back in the next Reinforcement Phase.
marker-bought = { $side ->
    [french] The French buy a marker{ $chosen ->
        [true] {""} of their choice.
       *[false] {""} at random.
    }
   *[coalition] The Coalition buys a marker{ $chosen ->
        [true] {""} of its choice.
       *[false] {""} at random.
    }
}
marker-rolled = { $marker }: { DIE($die) }.
marker-disgraced = { $leader } falls into disgrace ({ DIE($die) }): he leaves at the end of { $year }.
marker-will-gain = { $points ->
    [one] { $power } will receive 1 more point in the next Reinforcement Phase.
   *[other] { $power } will receive { $points } more points in the next Reinforcement Phase.
}
marker-will-lose = { $points ->
    [one] { $power } will lose 1 point in the next Reinforcement Phase.
   *[other] { $power } will lose { $points } points in the next Reinforcement Phase.
}
marker-will-lose-all = { $power } will have no points in the next Reinforcement Phase.

### Pitt’s War: pieces, flags, markers, dice and years: what every chapter says.

## Titles

game-title = Pitt’s War
game-about = Twenty-three years of war against France: recruit, make allies, and campaign four times a year, with markers for the strokes of luck and genius. A game for a long evening.
scenario-liberty-or-death = Liberty or Death, 1792–1800
scenario-liberty-or-death-about = The Republic against the first coalitions, nine years.
scenario-great-empire = The Great Empire, 1805–1815
scenario-great-empire-about = From Ulm to Waterloo, eleven years at most: the one with a guide.
scenario-valmy-to-waterloo = From Valmy to Waterloo, 1792–1815
scenario-valmy-to-waterloo-about = Both halves in one: twenty-four years, and many evenings.
setting-buy-markers = Markers may be bought
setting-buy-markers-off = no
setting-buy-markers-on = one a side in three years
setting-charles-in-italy = Charles stays in Italy in the fair weather of 1805
setting-charles-in-italy-off = no
setting-charles-in-italy-on = yes

## Asked

setup-where = Where does { $army } begin?
setup-which-marker = Which marker do you take out of your pool?
marker-which-to-spend = Which marker do you give up?
window-events = The markers are drawn. Do you play one for this year?
pass-window-events = Play no marker
window-diplomacy = Diplomacy: do you play a marker?
window-reinforcement = Reinforcements: do you play a marker?
window-turn = Do you play a marker before you activate a force?
window-set-out = Your force is about to set out: { $armies }, in { $area }. Do you play a marker for its march?
window-enemy-names = The enemy is about to march: { $armies }, in { $area }. Do you play a marker against it?
pass-window-enemy-names = Play no marker
window-movement = { $armies }, in { $area }: do you play a marker before your Movement Potential roll?
pass-window-movement = Play no marker
window-enemy-movement = { $armies }, in { $area }: do you play a marker before the enemy’s Movement Potential roll?
pass-window-enemy-movement = Play no marker
window-enemy-sails = The enemy makes a naval assault on { $area }: { $armies }. Do you play a marker against it?
pass-window-enemy-sails = Play no marker
window-interception = Interception in { $to } from { $area } ({ $armies }): do you play a marker that succeeds without a roll?
pass-window-interception = Play no marker
window-evasion = { $armies }, in { $area }: do you play a marker before your evasion roll?
pass-window-evasion = Play no marker
window-enemy-evades = The enemy slips away from { $area }: { $armies }. Do you play a marker against it?
pass-window-enemy-evades = Play no marker
window-attrition = { $armies }, in { $area }: do you play a marker before your Attrition Test?
pass-window-attrition = Play no marker
window-enemy-attrition = { $armies }, in { $area }: do you play a marker before the enemy’s Attrition Test?
pass-window-enemy-attrition = Play no marker
window-clash = A battle is about to begin in { $area }. Do you play a marker?
pass-window-clash = Play no marker
window-guns = Battle in { $area }: do you play a marker before { $armies } roll to march to the guns?
pass-window-guns = Play no marker
window-enemy-guns = Battle in { $area }: the enemy marches to the guns with { $armies }. Do you play a marker against it?
pass-window-enemy-guns = Play no marker
window-battle = Battle in { $area }: modifiers { $own } for you, { $enemy } for the enemy. Do you play a marker?
pass-window-battle = Play no marker
window-loss = Battle in { $area }: you have lost an army. Do you play a marker?
pass-window-loss = Play no marker
window-pursuit = Battle in { $area }: do you play a marker before { $armies } roll for pursuit?
pass-window-pursuit = Play no marker
window-enemy-pursuit = Battle in { $area }: the enemy is about to roll for pursuit with { $armies }. Do you play a marker?
pass-window-enemy-pursuit = Play no marker
window-aftermath = The battle in { $area } is over. Do you play a marker?
pass-window-aftermath = Play no marker
window-surrender = { $power } has failed its Surrender Test. Do you play a marker?
pass-window-surrender = Play no marker

## Answered

option-place = { $piece } to { $area }
option-pick = Take { $marker }
option-play-marker = Play { $marker }
option-spend = Give up { $marker }
option-aim = { $power }
option-designate = { $piece }

## Refused

setup-not-there = { $area } is not among the areas in which this army may begin.
setup-not-this = It is not the turn of { $piece }.
marker-not-in-hand = You do not hold that marker.
marker-not-now = { $marker } is not played at this moment.
marker-must-be-played = { $marker } must be played for what it says, and pays for nothing.

## Told: pieces

army-placed = { $army } takes the field in { $area } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}).
army-built-up = { $army } now has { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
army-reduced = { $army } loses a step and has { $steps ->
    [one] 1 left.
   *[other] { $steps } left.
}
army-eliminated = { $army } is eliminated.
army-lost = { $army } is out of the game.
leader-dismissed = { $leader } leaves the map.
leader-retired = { $leader } leaves the game.
control-taken = Flag of { $power }: { $area }.
power-joined = { $side ->
    [french] { $power } joins the French.
   *[coalition] { $power } joins the Coalition.
}

## Told: markers and dice

marker-expired = { $marker } leaves the game unplayed.
marker-drawn = { $side ->
    [french] The French draw
   *[coalition] The Coalition draws
} { $count ->
    [0] no marker.
    [one] 1 marker.
   *[other] { $count } markers.
}
marker-drew = You draw: { $markers }.
marker-played = { $side ->
    [french] The French play { $marker }.
   *[coalition] The Coalition plays { $marker }.
}
marker-spent = { $side ->
    [french] The French give up { $marker }.
   *[coalition] The Coalition gives up { $marker }.
}
trial-rolled = { $what ->
    [movement] Movement Potential
    [attrition] Attrition Test
    [interception] Interception
    [evasion] Evasion
    [guns] March to the guns
    [pursuit] Pursuit
    [assault] Naval assault
    [diplomacy] Diplomacy
   *[surrender] Surrender Test
} ({ $side }): die { DIE($die) }; modifiers: { $tally }; total { $total }.

## Told: the year

impulse-begins = { $weather ->
    [fair] The Fair Weather impulse begins.
   *[bad] The Bad Weather impulse begins.
}
year-begins = The year { $year } begins.
victory-points = France has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}: { $tally }.

## The end

victory-coalition-automatic = France controls no Key star area any more: the Coalition has won.
victory-french-automatic = France has { $points } victory points at the end of a period: it has won.
victory-french-final = France holds its own stars and the conquests of the Republic: it has won.
victory-coalition-final = France holds no star abroad and has lost two of its own: the Coalition has won.
victory-coalition-republic = Every Key star of France is in the Coalition’s hands: the Revolution is over.
victory-french-republic = France, its conquests and six minor powers are safe: the Republic has won.
victory-draw = Neither side has reached its goal: the game is drawn.

## In the count of victory points

points-stars = stars taken
points-allied-stars = allies’ stars
points-peaces = peaces dictated
points-forced = forced alliances
points-liberation = War of Liberation
points-syria = Syria
points-corsica = Corsica and Sardinia
points-uprisings = uprisings in France
points-lost-stars = French stars lost

### Pitt’s War: the political year. Diplomacy, conquests, surrenders, peace, new powers, and the markers that move them.

## Asked

diplomacy-what = Diplomacy: try a neutral power, play a marker, or end your talks.
pass-diplomacy-what = End your talks
diplomacy-add-marker = { $left ->
    [one] Do you add a last marker to sway { $power }? It gives one more on the die.
   *[other] Do you add a marker to sway { $power }? Up to { $left }, each for one more on the die.
}
pass-diplomacy-add-marker = Add no marker
homecoming-where = Where do you put { $army }?
homecoming-whither = { $area } must be left ({ $armies }). Where to?
spain-whither = Spain has risen, and { $army } stands among the French in { $area }. Where does it slip away to?
peace-which-area = { $left ->
    [one] { $power } has surrendered. You may take one more area. Which?
   *[other] { $power } has surrendered. You may take { $left } areas. Which one now?
}
pass-peace-which-area = Take nothing more
peace-who-leaves = Your forces may stay in { $power } until the peace ends. Does one of them leave at once?
pass-peace-who-leaves = Nobody leaves
politics-which-power = { $marker }: which power is it for?
politics-lead-or-turkey = Initiative: are you first player this year, or does Turkey become neutral?
politics-napoleon-where = Which force in France does Napoleon join?
politics-recall = A plot in Paris! Does Napoleon go to France at once? Otherwise he comes back with the next impulse.
pass-politics-recall = He comes back next impulse
politics-which-stack = Desertion: { $army }. Which of the nearest Coalition forces gains from it?

## Answered

option-influence = Try to sway { $power }
option-go-first = Be first player this year
option-cede = Take { $area }
option-take-indemnity = Take an indemnity in Recruitment Points
option-withdraw = The force in { $area } leaves
option-recall-napoleon = He goes to France at once
option-rejoin = { $power } goes back to war
option-declare-war = Preventive war on { $power }

## Refused: diplomacy

diplomacy-no-marker = You have no marker to spend on an attempt.
diplomacy-tried = { $power } has been tried this year already: one attempt a year, whoever makes it.
diplomacy-too-early = France may try no major power before { $year }, and { $power } is one.
diplomacy-basel = By the Treaty of Basel nobody approaches { $power } before 1804.
diplomacy-founded = { $power } is France’s own work: no diplomat is received there.
diplomacy-at-peace = { $power } is bound by its peace.
diplomacy-after-bayonne = Since the Bayonne Trap diplomats no longer sway { $power }.
diplomacy-allied = { $power } is in an alliance and stays there.
diplomacy-no-power = { $power } is no neutral power that could join you.
diplomacy-amiens-first = You hold the Treaty of Amiens: it must be played before you end your talks.

## Refused: homecoming, peace, Spain

homecoming-not-there = It cannot go to { $area }.
homecoming-not-nearest = { $area } is not among the nearest friendly areas that have room.
homecoming-together = The whole force goes together, { $piece } with it.
homecoming-occupied = { $area } is in the hands of others.
peace-not-theirs = { $area } does not belong to the beaten power ({ $power }).
peace-ally = { $area } belongs to a minor power that still fights on.
peace-star = { $area } has a Key star and cannot be taken.
peace-not-adjacent = { $area } touches no homeland of yours or of an ally.
peace-no-force = No force of the conqueror is in { $area }.
peace-not-your-ally = { $power } has no peace behind it from which it could return to your side.
peace-not-your-conquest = { $power } has not made its peace with you.
peace-lasts = The peace with { $power } lasts to the end of { $year }.
peace-amiens = The Peace of Amiens holds: nobody goes to war, { $power } no more than others.
peace-declared = You have already tried in this impulse: { $power }.
peace-too-late = A preventive war begins with the impulse, before a force of yours has moved: { $power }.
spain-neutral = Spain is neutral: no French army enters { $area }.
spain-before-bayonne = Spain is an ally, but before the Bayonne Trap French armies enter { $area } only against a Coalition army in the Peninsula.
spain-not-adjacent = { $area } does not lie next to it.
spain-not-free = { $area } is not free for the Spaniards.

## Refused: markers

politics-not-at-war = { $power } is not fighting in the Coalition.
politics-austria-holds = Austria holds Mantua or a Key star of France.
politics-holds-star = { $power } holds a Key star of France.
politics-holds-city = { $power } holds a city of France.
politics-nobody-to-sway = There is no power that may be swayed.
politics-not-neutral = { $power } is not neutral.
politics-major = { $power } is a major power.
politics-still-allied = { $power } still fights in the Coalition.
politics-duchy-stands = Already there: { $power }.
politics-warsaw = { $area } is not under French control.
politics-never-fell = { $power } has never surrendered to France.
politics-spain-risen = Spain has risen: it is too late.
politics-spain-with-us = Spain is in the Coalition already.
politics-not-forced = { $power } is not in a forced alliance with France.
politics-first-already = You are first player already.
politics-no-markers = The enemy holds no marker.
politics-no-swiss = No Swiss fight against you here.
politics-not-in-levant = { $leader } is not in the Levant.
politics-no-force-in-france = No French force in France can take him in.
politics-not-in-france = { $area } is not in the France of 1792.
politics-there-already = { $leader } is there already.
politics-only-power = This use of the marker is for { $power }.
politics-no-war = { $power } is not at war.
politics-not-nearest = { $area } is not among the nearest Coalition stacks that have room.
politics-not-on-map = { $leader } is not on the map.
politics-no-germans = Neither Saxony nor Bavaria is an ally of France.
politics-no-swedes = Out of the game: { $army }.

## Told: diplomacy and homecoming

diplomacy-attempt = { $side ->
    [french] French diplomats approach { $power }.
   *[coalition] Coalition diplomats approach { $power }.
}
diplomacy-nothing = { $power } does not move.
homecoming-returned = Home again: { $army } ({ $area }).
homecoming-disbanded = No room for { $army }: the army is disbanded, and { $power } has { $steps ->
    [one] 1 point
   *[other] { $steps } points
} more next time.
homecoming-withdrawn = From { $area } to { $refuge }: { $armies }.

## Told: conquest, surrender, peace

conquest-annexed = { $area } becomes part of { $power }.
conquest-conquered = { $side ->
    [french] { $power } is conquered by the French side.
   *[coalition] { $power } is conquered by the Coalition.
}
conquest-fights-on = { $army } fight on for France.
surrender-holds = { $power } holds out: die { DIE($die) } against { $stars ->
    [one] 1 Key star.
   *[other] { $stars } Key stars.
}
surrender-fails = { $power } fails its Surrender Test ({ $stars ->
    [one] 1 Key star
   *[other] { $stars } Key stars
}).
surrender-refused = War drums: { $power } fights on to the next End of Turn.
peace-signed = { $side ->
    [french] { $power } makes peace with France: die { DIE($die) }, to the end of { $until }.
   *[coalition] { $power } makes peace with the Coalition: die { DIE($die) }, to the end of { $until }.
}
peace-restored = { $area } goes back to { $power }.
peace-ceded = { $area } is ceded to { $power }.
peace-indemnity = { $power } pays an indemnity of { $points } Recruitment Points to { $winner }.
peace-over = The peace of { $power } is over.
peace-preventive-war = Preventive war on { $power }: die { DIE($die) }, needed { $impulses } or less. { $succeeds ->
    [true] It is war.
   *[false] It is not to be.
}
alliance-forced = { $side ->
    [french] { $power } is forced into the French alliance.
   *[coalition] { $power } is forced into the Coalition.
}
alliance-broken = { $power } breaks its forced alliance.
alliance-freed = No foreign army is left in { $power }: it draws its full points again.

## Told: new powers

founding-partition = { $area } is annexed in the partition of Poland ({ $power }).
founding-founded = A new power, ally of France: { $power }.
founding-area = { $area } becomes part of { $power }.
founding-rhine = The Confederation of the Rhine takes the place of the Empire.
founding-westphalia = The Kingdom of Westphalia takes the place of Hanover.

## Told: markers

politics-first = { $side ->
    [french] The French are first player this year.
   *[coalition] The Coalition is first player this year.
}
politics-gave-back = { $side ->
    [french] Die { DIE($die) }: the French give back { $count ->
        [one] 1 marker.
       *[other] { $count } markers.
    }
   *[coalition] Die { DIE($die) }: the Coalition gives back { $count ->
        [one] 1 marker.
       *[other] { $count } markers.
    }
}
politics-lost-markers = Back to your pool: { $markers }.
politics-switzerland-open = Switzerland lies open to the French.
politics-deserts = Over to the Coalition in { $area }: { $army }.

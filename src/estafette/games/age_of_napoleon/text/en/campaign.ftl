### Age of Napoleon: the campaign. Rounds, marches, the sea, neutrality, evasion, interception, march attrition.

## Asked

campaign-which-army = { $left ->
    [one] Round { $round }: which general marches? You may move 1 army.
   *[other] Round { $round }: which general marches? You may still move { $left } armies.
}
march-where = { $left ->
    [0] { $leader } is in { $area } and has no area left to enter. What does his army do?
    [one] { $leader } is in { $area } and may enter 1 more area. Where does his army go?
   *[other] { $leader } is in { $area } and may enter { $left } more areas. Where does his army go?
}
sea-where = On which coast does { $corps } land?
evasion-where = { $attacker } attacks { $leader } in { $area }. Does your army slip away?
pass-evasion-where = Do not evade
evasion-who-stays = { $left ->
    [one] Your leader cannot take them all: which corps stays to fight?
   *[other] Your leader cannot take them all: { $left } corps stay to fight. Which one?
}
interception-who = { $general } has entered { $area }. Which general intercepts him?
pass-interception-who = Do not intercept
interception-with-whom = { $leader } is about to intercept; corps on the way: { $corps }. Do you change anything?
interception-who-attacks = Your army has intercepted in { $area }: who is the attacker?
neutrality-which-battle = Several battles are waiting. Which one is fought next?
attrition-which-corps = { $good ->
    [true] { $left ->
        [one] Attrition: which corps is lost for good?
       *[other] Attrition: { $left } corps are lost for good. Which one now?
    }
   *[false] { $left ->
        [one] Attrition: which corps is captured?
       *[other] Attrition: { $left } corps are captured. Which one now?
    }
}
window-round = Round { $round } begins and nobody has moved. Do you play a card?
pass-window-round = Play no card
window-chosen = { COUNT($corps) ->
    [1] { $leader }, in { $area }, is about to move. Do you answer with a card?
   *[other] { $leader }, in { $area }, is about to move with { COUNT($corps) } corps. Do you answer with a card?
}
pass-window-chosen = Play no card
window-intercepted = { COUNT($corps) ->
    [1] { $leader } is about to intercept in { $area }. Do you answer with a card?
   *[other] { $leader } is about to intercept in { $area } with { COUNT($corps) } corps. Do you answer with a card?
}
pass-window-intercepted = Play no card
window-marched = { $leader } has ended his move among a hostile people, in { $area }. Do you play a card?
pass-window-marched = Play no card

## Answered

option-activate = { $leader } marches
option-sail = { $corps } sails
option-land = Land in { $area }
option-enter = Go to { $area }
option-attach = { $corps } joins
option-detach = { $corps } stays
option-halt = Leave it at that
option-fight-at = Fight in { $area }
option-evade = Evade to { $area }
option-intercept = { $leader } intercepts
option-name-attacker = { $side ->
    [french] The French attack
   *[coalition] The Coalition attacks
}

## Refused: who acts

action-cannot-pay = Your free action is used and you hold no card to pay with.
march-not-yours = You have no such corps on the map.
march-at-its-end = { $leader } has gone as far as he may: nobody joins or leaves him here.
march-moved = { $corps } has already moved in this round.
march-island = Only the sea surrounds { $area }: no army marches out of it.

## Refused: the march

march-britain-closed = No army of the French side ever enters Britain.
march-not-adjacent = That area has no border with { $area }.
march-open-water = Between here and { $area } there is open water: it bears an army only in winter.
march-truce = Peace is being talked of: nobody attacks or violates a neutrality, so { $area } is closed.
march-spent = { $areas ->
    [0] The army may enter no area at all in this move.
    [one] The army has entered the 1 area that it may enter in this move.
   *[other] The army has entered the { $areas } areas that it may enter in this move.
}
march-attack-too-far = { $areas ->
    [one] With an attack the army may enter only 1 area, the attacked one included.
   *[other] With an attack the army may enter only { $areas } areas, the attacked one included.
}
march-no-attack = { $leader } has not one area left for an attack in this move.
march-not-here = No such corps of yours stands in { $area }.
march-already-in = { $corps } is already on the march with the army.
march-left-behind = { $corps } has been left behind in this move.
march-called-back = { $corps } has been called back once, and marches with the army now.
march-too-senior = { $corps } is senior to { $leader } and does not obey him.
march-full = { $leader } already leads as many corps as he can.
march-leader-leads = { $leader } leads the army and stays with it.
march-not-along = That corps is not on the march with { $leader }.
insurgents-attack-abroad = { $corps } belongs to an insurgent country and does not attack beyond its borders.
insurgents-too-far = { $corps } belongs to an insurgent country and goes no farther than one area from it.

## Refused: the sea

sea-french = The French side never goes by sea.
sea-no-britannia = As long as Britannia has not been played, nobody sails.
sea-insurgents = { $corps } belongs to an insurgent country: it may march, not sail.
sea-one-corps = A sea move carries one single corps.
sea-no-coast = No ship lands there.
sea-same-coast = The corps is in { $area } already.
sea-inland = No ship calls at { $area }.
sea-frozen = The Baltic is frozen: no ship calls at { $area } before spring.

## Refused: evasion and interception

evasion-slower = { $leader } is slower than { $attacker } and cannot slip away.
evasion-not-adjacent = That area has no border with { $area }.
neutrality-no-battle = No battle is waiting in { $area }.
evasion-towards-attacker = The attacker came from { $area }.
evasion-enemy-there = The enemy stands in { $area }.
evasion-neutral = { $area } is neutral ground that evasion may not violate.
interception-too-far = No general of yours could reach { $area } from there.
interception-slower = { $leader } is slower than { $general } and cannot intercept him.
interception-truce = Peace is being talked of: nobody intercepts.
interception-again = { $corps } has already intercepted in this round.
command-settled = What { $corps } does is settled.

## Refused: attrition and cards

attrition-not-in-army = That corps is not in the army that checks.
attrition-exhausted-first = Corps already exhausted are lost first, and { $corps } is fresh.
card-already-moved = Major Campaign is played before the first move of the round, and once.
card-already-forced = This army is already on a forced march.
card-at-sea = There is no mud at sea.

## Told

campaign-round = Round { $round }{ $round ->
    [5] , winter
    [6] , winter
   *[other] {""}
}.
campaign-truce = Peace is talked of: until the end of round { $last } nobody attacks, intercepts or violates a neutrality.
action-free = { $side ->
    [french] The French use their free action.
   *[coalition] The Coalition uses its free action.
}
march-named = { COUNT($corps) ->
    [one] { $leader } sets out from { $area }.
   *[other] { $leader } sets out from { $area } with { COUNT($corps) } corps: { $corps }.
}
march-halted = { $leader } hesitates and does not move.
march-enters = { $leader } enters { $area }.
march-attached = { $corps } joins { $leader }.
march-detached = { $corps } stays behind in { $area }.
sea-sails = { $leader } puts to sea from { $area }.
sea-lands = { $corps } lands in { $area }.
neutrality-violated = { $side ->
    [french] The French violate the neutrality of { $country }.
   *[coalition] The Coalition violates the neutrality of { $country }.
}
russia-invaded = { $area } is entered: Russia is invaded, and its last reserves may be called up.
evasion-evades = { COUNT($corps) ->
    [one] { $leader } evades to { $area }.
   *[other] { $leader } evades to { $area } with { COUNT($corps) } corps.
}
interception-named = { COUNT($corps) ->
    [one] { $leader } is ordered to intercept in { $area }.
   *[other] { $leader } is ordered to intercept in { $area } with { COUNT($corps) } corps: { $corps }.
}
interception-halted = { $leader } hesitates and does not intercept.
interception-comes = { $leader } intercepts in { $area }.
interception-attacker = { $side ->
    [french] The French are the attackers in { $area }.
   *[coalition] The Coalition is the attacker in { $area }.
}
attrition-march = { $side ->
    [french] French march attrition
   *[coalition] Coalition march attrition
}, { $corps } corps, die { DIE($die) }: { $lost ->
    [0] nobody is lost, all are exhausted.
    [one] { $good ->
        [true] 1 corps lost for good, the others exhausted.
       *[false] 1 corps captured, the others exhausted.
    }
   *[other] { $good ->
        [true] { $lost } corps lost for good, the others exhausted.
       *[false] { $lost } corps captured, the others exhausted.
    }
}

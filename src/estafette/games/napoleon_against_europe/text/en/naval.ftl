### Napoléon against Europe: the sea. Voyages, interception, blockade, transport, landings, battles.

name-corsairs = the Corsairs box

## Asked: the voyage

naval-muster = These fleets sail: { $fleets }. Does another one sail with them?
pass-naval-muster = No other fleet
voyage-what = { $points ->
    [0] The squadron of { $fleets } has no movement point left. What does it do?
    [one] The squadron of { $fleets } has 1 movement point left. What does it do?
   *[other] The squadron of { $fleets } has { $points } movement points left. What does it do?
}
pass-voyage-what = End the voyage
voyage-too-many = More than { $limit } fleets of yours are in { LE($sea) }. Which one is lost?
window-squadron = A squadron is about to sail: { $fleets }. Do you play a card?
pass-window-squadron = Play no card
sea-where = { $port } is lost. To which port does the squadron of { $fleets } flee?
sea-who-next = { $port } is lost, and no port takes all its fleets in. Which of them sails next?
sea-which-way = Which way do the fleets of { $fleets } take to { $port }?

## Asked: interception, evasion, blockade

naval-intercept = Does your squadron ({ $fleets }) try to intercept the enemy in { LE($zone) }?
pass-naval-intercept = Do not intercept
naval-intercept-from = Does your squadron that blockades { $zone } ({ $fleets }) put to sea to intercept?
pass-naval-intercept-from = Keep up the blockade
naval-which-blockade = Your squadrons blockade { $ports }. Which one puts to sea next to intercept?
pass-naval-which-blockade = Keep up the blockades
naval-who-intercepts = { $room ->
    [one] One more fleet can join the battle. Which one leaves the blockade of { $port }?
   *[other] { $room } more fleets can join the battle. Which one leaves the blockade of { $port }?
}
naval-watch = An enemy squadron slips past { $zone }. Does your blockade ({ $fleets }) try to stop it?
pass-naval-watch = Let it through
naval-evade = The enemy attacks your squadron ({ $fleets }) in { LE($sea) }. Does it try to evade?
pass-naval-evade = Accept battle
naval-evade-where = Your squadron ({ $fleets }) evades. Where to?
naval-sortie = The enemy ({ $fleets }) comes to blockade { $port }. Do your ships go out and fight?
pass-naval-sortie = Stay in port

## Asked: battle

naval-fight-on = Equal fire in { LE($sea) }. Do you fight on?
pass-naval-fight-on = Break off
naval-lose = { $losses ->
    [one] Which fleet do you lose?
   *[other] You lose { $losses } fleets. Which one first?
}
naval-retreat = Where does your beaten squadron ({ $fleets }) retreat?
naval-follow = The beaten enemy is in { $port }. Do your ships ({ $fleets }) follow and blockade it?
pass-naval-follow = Do not follow
window-naval-battle = Naval battle in { LE($sea) }. Do you play a card?
pass-window-naval-battle = Play no card

## Asked: landings

landing-whose-troops = At most { $limit } steps storm the port. The troops of which fleet land?
pass-landing-whose-troops = No more troops
assault-shelter = The enemy lands in { $zone }. Does { LE($force) } withdraw into the fortress?
pass-assault-shelter = Stay outside

## Answered

option-attack = Attack the enemy ships: { $zone }
option-blockade = Blockade { $zone }
option-land = Land the troops in { $zone }

## Refused: who sails

naval-not-yours = That fleet is not yours, or not on the map: { $fleet }.
naval-has-sailed = It has already sailed in this round: { $fleet }.
naval-not-together = The fleets of { $fleet } and { $other } do not lie in one place.
naval-corsairs-alone = One fleet at a time goes to the Corsairs box or leaves it: { $fleet }.
naval-squadron-full = The squadron is complete.
voyage-no-corsairs = No corsairs trouble the Coalition.
voyage-has-sailed = The fleet of { $fleet } is already under way.
voyage-corsairs-cost = An activation point is spent to hunt corsairs or to come back; { $card } spends none.
voyage-not-home = The fleet of { $fleet } comes back to a port of its own country.

## Refused: where it sails

naval-not-adjacent = No way by sea leads from { $start } to { $to }.
naval-not-on-this-sea = { $port } does not look on these waters.
naval-no-points = That costs { $cost } movement points; { $points } are left.
naval-ice = It is winter: nothing moves in the ice ({ $sea }).
naval-bosphorus = { $side ->
    [empire] The Empire holds Constantinople: only its ships pass the Bosphorus.
   *[coalition] The Coalition holds Constantinople: only its ships pass the Bosphorus.
}
naval-limits = The fleet of { $fleet } does not operate in those waters ({ $sea }).
naval-one-russian = A Russian fleet is already outside its waters: the fleet of { $fleet } may not go there ({ $sea }).
voyage-bound = The squadron has set the blockade of { $port } and goes no further.
voyage-not-friendly = { $port } is not in your hands.
voyage-port-full = The port of { $port } has no room.
voyage-sea-full = Three fleets of yours are already at sea there ({ $sea }).
voyage-not-in-squadron = The fleet of { $fleet } does not sail with others in this squadron.
voyage-is-loaded = The fleet of { $fleet } has troops aboard.

## Refused: blockade and attack

naval-no-enemy-port = { $port } is no enemy port.
naval-box-full = Three fleets of yours already blockade { $port }, and the sea before it is full.
naval-not-at-sea = The squadron is not at sea.
naval-nobody-at-sea = No enemy squadron is at sea there ({ $sea }).
naval-no-blockaders = No enemy squadron blockades { $port }.
port-not-before-it = The squadron does not lie in the blockade box of { $port }.
port-no-ships = There are no enemy ships in { $port }.
port-once-a-round = { $port } has already been attacked from the sea in this round.

## Refused: troops

landing-not-in-port = It is not in a friendly port where the squadron lies: { $piece }.
landing-has-moved = It has already moved in this round: { $piece }.
landing-no-room = No fleet has room for it: { $piece }.
landing-corps-first = A general goes aboard only where there are troops: { $general }.
landing-no-berth = No fleet has room for a general who would be left without troops: { $general }.
landing-nobody-aboard = Nobody is aboard.
landing-besieged = { $zone } is besieged: no troops land there.
landing-no-quay = The squadron lies in no friendly port without an enemy: nobody lands there alone ({ $piece }).
landing-last-corps = It is the last corps aboard and lands with all the others: { $corps }.
landing-winter = There are no landings in enemy ports in winter.
landing-has-failed = The squadron has already failed in one assault.
landing-ships-first = The enemy ships in { $port } must be destroyed first.
landing-too-many = At most { $limit } steps take part in the assault.

## Told: the voyage

voyage-begins = { $side ->
    [empire] A squadron of the Empire sails ({ $fleets })
   *[coalition] A squadron of the Coalition sails ({ $fleets })
}, with { $points } movement points.
voyage-at-sea = The squadron of { $fleets } enters { LE($sea) }.
voyage-leaves = The fleet of { $fleet } stays behind.
voyage-ends = The voyage of { $fleets } is over.
voyage-hunts-corsairs = The fleet of { $fleet } goes after the corsairs.
naval-enters-port = The squadron of { $fleets } enters the port of { $port }.
sea-must-flee = { $port } is taken: the fleets in its port must leave ({ $fleets }).

## Told: interception, evasion, blockade

naval-test = The squadron of { $fleets } { $what ->
    [evade] tries to evade
   *[intercept] tries to intercept
}: die { DIE($die) }, initiative { $initiative }, total { $total }. { $success ->
    [true] It succeeds.
   *[false] It fails.
}
naval-intercepted = The enemy is intercepted in { LE($sea) } by { $fleets }.
naval-attacks = The squadron of { $fleets } attacks in { LE($sea) }.
naval-attacks-blockade = The squadron of { $fleets } attacks the blockade of { $port }.
naval-evades = The squadron of { $fleets } evades to { LE($zone) }.
naval-enters-box = The squadron of { $fleets } comes before { $port }.
naval-blockades = The squadron of { $fleets } blockades { $port }.
naval-relieves = The squadron of { $fleets } relieves the blockade of { $port }.
naval-driven-off = The squadron of { $fleets } is driven off from { $port }.
naval-back-to-port = The squadron of { $fleets } is thrown back into { $port }.

## Told: battle

naval-battle-sea = Naval battle in { LE($sea) }.
naval-battle-box = Naval battle before { $port }.
naval-battle-port = Naval battle in the port of { $port }.
naval-battle-fortress = The ships fight the batteries of { $port }.
naval-fire = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} fires: { DIE($dice) }{ $guns ->
    [0] {""}
    [one] {" "}(one die for the fortress)
   *[other] {" "}({ $guns } dice for the fortress)
}{ $more ->
    [0] {""}
    [one] {" "}(one die for a card)
   *[other] {" "}({ $more } dice for cards)
}{ $lines ->
    [0] {""}
   *[other] , admirals { $tally }
}, total { $total }.
naval-won = { $side ->
    [empire] The Empire wins by { $difference }.
   *[coalition] The Coalition wins by { $difference }.
}
naval-equal = Equal fire.
naval-breaks-off = { $side ->
    [empire] The Empire breaks off.
   *[coalition] The Coalition breaks off.
}
naval-sheltered = { $side ->
    [empire] The batteries of { $port } save the Empire one fleet.
   *[coalition] The batteries of { $port } save the Coalition one fleet.
}
naval-no-refuge = No refuge is left for the squadron of { $fleets }.
naval-falls-back = The squadron of { $fleets } falls back to { LE($zone) }.
port-keeps-blockade = The squadron of { $fleets } goes back to the blockade of { $port }.
fleet-sunk = The fleet of { $fleet } is lost.

## Told: landings

landing-embarks = In { $zone } { LE($piece) } goes aboard.
landing-lands = The troops of { $fleets } land in { $zone }.
landing-put-ashore = In { $zone } { LE($piece) } lands; the others stay aboard.
landing-lost = Lost at sea: { $pieces }.
assault-begins = Maritime assault on { $zone } ({ $fleets }).
assault-driven-off = The batteries of { $zone } drive the squadron off.
assault-succeeds = { $side ->
    [empire] The Empire’s assault from the sea takes { $zone }.
   *[coalition] The Coalition’s assault from the sea takes { $zone }.
}
assault-frees = { $side ->
    [empire] The Empire’s landing frees { $zone }.
   *[coalition] The Coalition’s landing frees { $zone }.
}
assault-fails = { $side ->
    [empire] The Empire’s assault on { $zone } fails: those who landed are lost.
   *[coalition] The Coalition’s assault on { $zone } fails: those who landed are lost.
}

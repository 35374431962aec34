### Pitt’s War: the Activation Phase. Impulses, activations, marches, interception, evasion, the sea.

## Asked

activation-which-force = { $led ->
    [true] { $weather ->
        [fair] Leaders’ sub-impulse, fair weather: which force do you activate once more?
       *[bad] Leaders’ sub-impulse, bad weather: which force do you activate once more?
    }
   *[false] { $weather ->
        [fair] Fair weather: which force do you activate?
       *[bad] Bad weather: which force do you activate?
    }
}
march-who-goes = The force in { $area } is about to march: { $armies }. Does anybody stay behind?
march-where = { $points ->
    [one] { $armies }, in { $area }: 1 Movement Point left. What does the force do?
   *[other] { $armies }, in { $area }: { $points } Movement Points left. What does the force do?
}
interception-who = The enemy ({ $armies }) has entered { $area }. Which force intercepts?
pass-interception-who = Do not intercept
evasion-where = The enemy ({ $armies }) attacks your force in { $area }. Where does it slip away to?
pass-evasion-where = Do not evade
sea-keep-control = You held the sea in the last impulse. Which marker do you give up to keep it?
pass-sea-keep-control = Let the sea go
impulse-napoleon-returns = Napoleon comes back. With which force?
marker-which-port = In which port does the army of Egypt assemble?
marker-which-coast = On which coast does the army of the Levant land?
marker-boulogne-whither = What is the Camp of Boulogne for: the crossing, or a march of six points?

## Answered

option-activate = Activate { $area }
option-join = { $piece } joins
option-leave = { $piece } stays behind
option-command = { $leader } commands
option-set-out = Set out
option-force-march = Set out on a forced march
option-enter = Go to { $area }
option-sail = Sail to { $area }
option-assault = Land in { $area }
option-take-control = Take control
option-root = Drive out { $guerrilla }
option-halt = Halt
option-intercept = Intercept from { $area }
option-evade = Evade to { $area }

## Refused: who is activated

activation-has-passed = You have passed, and activate nobody until the next impulse or sub-impulse.
activation-no-force = You have no force in { $area }.
activation-no-leader = There is no leader in { $area }: only forces with a leader act in the sub-impulse.
activation-moved = The force in { $area } has already been activated.
activation-campo-formio = Campo Formio: Austrian armies do not move this year, and only they stand in { $area }.
activation-resting = The armies in { $area } rest to the end of the impulse.
activation-must-sail = The army of Egypt must sail for Alexandria first.

## Refused: who goes along

march-not-here = No such piece of yours stands in { $area } outside the marching force.
march-no-leader = Without a leader the force picks nobody up.
march-has-moved = { $piece } has already moved in this impulse.
march-left-behind = { $piece } was left behind by this very march.
march-leader-alone = { $leader } needs an army of his nation with him.
march-not-along = That piece is not on the march.
march-nobody-left = Somebody has to march.
march-leader-leads = In the sub-impulse a leader must go along.
march-nobody-stays = Nobody stays behind on neutral ground in { $area }.
march-not-forced-1792 = Nobody makes a forced march in 1792.
march-not-forced-1805 = The Coalition makes no forced march in the fair weather of 1805.
march-potential-fixed = The Camp of Boulogne gives six points, and nothing adds to them.
bounds-forced = { $army } belongs to a forced ally and does not leave home for { $area }.

## Refused: the next area

march-not-adjacent = That area has no border with { $area }.
march-mountain = Mountains bar the way to { $area }.
march-too-dear = { $area } costs { $price }, and the force has { $points ->
    [one] 1 Movement Point.
   *[other] { $points } Movement Points.
}
march-fortress = The empty fortress in { $area } makes it cost { $price }, and the force has { $points ->
    [one] 1 Movement Point.
   *[other] { $points } Movement Points.
}
march-strait = A strait leads to { $area }, which the enemy holds: only a naval assault crosses it.
march-ashore = After a naval assault the force goes no farther.
march-neutral = { $area } belongs to a power that is outside the war: { $power }.
march-one-state = Free Passage opens one neutral state, and { $area } belongs to another.
march-own-land = These armies keep to their own land: { $power }.
march-foreigners = Foreign armies stand in { $area }.
march-amiens = The Peace of Amiens holds: nobody makes war in { $area }.
march-campo-formio = The armistice of Campo Formio covers { $area } this year.
march-winter-quarters = The armies are in winter quarters: no battle in { $area }.
march-armistice = The armistice forbids battle in { $area }.
march-egypt = French armies come to Egypt only with the Egyptian Expedition, so not to { $area }.
march-charles = Charles and the army of Italy do not leave Italy in the fair weather of 1805: not for { $area }.
march-cut-off = The force would be out of supply in { $area } and could not go on from there.
march-cannot-stop = The force may not stop in { $area }: it must be able to leave the neutral state.

## Refused: what is done on the spot

march-must-land = The expedition must land in Alexandria.
march-cut-off-here = The force is out of supply in { $area } and can still reach supply.
march-no-guerrilla = There is no Guerrilla for you to drive out in { $area }.
march-guerrilla-price = To drive a Guerrilla out costs { $price } Movement Points.
march-nothing-to-hold = { $area } has no city, port or fortress: nobody holds it when it is empty.
march-controlled = There is no flag to raise in { $area }.
march-neutral-flag = { $area } belongs to a neutral.
march-control-price = { $price ->
    [one] To take control costs 1 Movement Point.
   *[other] To take control costs { $price } Movement Points.
}
march-unsupplied-flag = Out of supply, the force takes no control of { $area }.

## Refused: interception and evasion

interception-barred = No interception in { $area }: it is a city, port, fortress or Key star friendly to the active side.
interception-no-marker = You have no marker to pay for an interception.
interception-too-far = No force of yours could come from there into { $area }.
interception-no-leader = The force in { $area } has no leader.
interception-neutral = { $area } is neutral ground.
evasion-no-way = There is no way there from { $area }.
evasion-towards-enemy = The enemy came from { $area }.
evasion-not-friendly = { $area } is not friendly to you.

## Refused: the sea

sea-not-in-port = The force is not in a friendly port in { $area }.
sea-becalmed = The Movement Potential is too low to sail.
sea-not-friendly = { $area } is no friendly port.
sea-frozen = The Baltic is closed in bad weather: nobody sails from or to { $area }.
sea-france = France has no fleet to carry its armies.
sea-full = { $left ->
    [0] There is no room left on the ships for { $army }.
    [one] There is room for 1 step only, too little for { $army }.
   *[other] There is room for { $left } steps only, too little for { $army }.
}
sea-not-carried = No ally carries an army of a major power: { $army }, { $power }.
sea-no-fleet = No fleet carries the armies of this power: { $power }.
sea-no-marker = A naval assault needs a marker that allows it.
sea-must-start-in-port = A naval assault begins in a friendly port.
sea-one-army = The marker carries one army only.
sea-too-strong = { $limit ->
    [one] The marker carries 1 step at most.
   *[other] The marker carries { $limit } steps at most.
}
sea-out-of-reach = The marker does not open { $area }.
sea-no-port = { $area } has no port.
sea-no-enemy = { $area } is not an enemy’s.
sea-too-dear = The landing costs { $price } Movement Points, and the force has { $points }.
sea-strait-limit = No more than { $limit } steps cross a strait in a naval assault.
sea-naval-marker = { $marker } is a naval marker: the sea is kept with one of another colour.

## Refused: markers

marker-only-bad-weather = That marker is for bad weather.
marker-no-army = There is no such army for it: { $army }.
marker-not-at-war = That force is not at war.
marker-only-power = That marker is for the armies of one power: { $power }.
marker-only-in-france = That marker is for enemies on the soil of France.
marker-spain-not-allied = Spain is no French ally.
marker-jervis = After Admiral Jervis only diplomacy or the Bayonne Trap brings Spain back to France.
marker-no-napoleon = Napoleon or the army of Egypt is not there for the expedition.
marker-no-port = No French port on the Mediterranean has room for the expedition.
marker-not-french-port = { $area } is no French port on the Mediterranean in French hands.
marker-egypt-at-peace = Egypt has not been invaded, or Turkey is not at war.
marker-not-levant-coast = { $area } has no coast of Syria or Egypt.
marker-no-channel = No strait leads from { $area } to Britain.
marker-two-leaders = The Camp of Boulogne needs { $number } leaders.

## Told

activation-passed = { $side ->
    [french] The French pass.
   *[coalition] The Coalition passes.
}
march-named = { $side ->
    [french] The French activate the force in { $area }: { $armies }.
   *[coalition] The Coalition activates the force in { $area }: { $armies }.
}
march-cancelled = The force in { $area } does not move and has had its activation.
march-unsupplied = The force in { $area } is out of supply.
march-potential = { $points ->
    [one] The force in { $area } has 1 Movement Point.
   *[other] The force in { $area } has { $points } Movement Points.
}
march-joined = { $piece } joins the march in { $area }.
march-left = { $piece } stays behind in { $area }.
march-enters = { $side ->
    [french] The French enter { $area }: { $armies }.
   *[coalition] The Coalition enters { $area }: { $armies }.
}
march-ends = The march ends in { $area }.
interception-comes = { $side ->
    [french] The French intercept in { $area }: { $armies }.
   *[coalition] The Coalition intercepts in { $area }: { $armies }.
}
interception-fails = The force in { $area } comes too late to intercept.
evasion-evades = { $side ->
    [french] The French slip away to { $area }: { $armies }.
   *[coalition] The Coalition slips away to { $area }: { $armies }.
}
evasion-fails = { $side ->
    [french] The French cannot slip away from { $area }.
   *[coalition] The Coalition cannot slip away from { $area }.
}
sea-sails = { $armies } sails from { $start } to { $area }.
sea-assaults = { $side ->
    [french] French naval assault on { $area }: { $armies }.
   *[coalition] Coalition naval assault on { $area }: { $armies }.
}
sea-cancelled = The naval assault on { $area } does not take place.
sea-french-control = The French control the sea for this impulse.
marker-aboukir = Nelson seeks the French fleet: die { DIE($die) }.
power-neutral = A power is neutral again: { $power }.

## Modifiers

movement-units = slowest army
movement-leader = leader
movement-unsupplied = out of supply
movement-bad-weather = bad weather
movement-forced-march = forced march
movement-large-force = large force
movement-mud = mud
special-leader = leader
special-cavalry = cavalry
special-river = river
special-pass = pass

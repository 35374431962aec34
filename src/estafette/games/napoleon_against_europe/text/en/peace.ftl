### Napoléon against Europe: control, conquest, surrender, the terms of peace and its end.

## Asked

conquest-ally-or-annex = { CAP(LE($minor)) } is conquered ({ LE($country) }). Does it become an ally, or national territory?
window-occupation = The flags of the year are set, and nobody has surrendered yet. Do you play a card?
pass-window-occupation = Play no card
window-surrender = { $power } meets the conditions of surrender. Do you play a card so that it fights on?
pass-window-surrender = Play no card
window-conquest = Surrenders and terms are settled. Do you play another card of the conquest phase?
pass-window-conquest = Play no other card
peace-which-land = Peace with { $power }. { $left ->
    [one] You may take one more province, or a minor ally instead.
   *[other] You may take { $left } more provinces, or minor allies instead.
}
pass-peace-which-land = Take nothing more
peace-to-whom = { $land }, taken from { $power }: to which country of your side does it go?
peace-reward = Your reward for the victory over { $power }: one more card when hands are built, or resources in the next budget of { $victor }?
peace-tilsit = Tilsit: on which power do you impose peace?
peace-stay-or-leave = Peace with { $power }. { CAP(LE($force)) } stands in { $zone }: does it stay there, or go to the nearest fortress?
pass-peace-stay-or-leave = Stay in { $zone }
peace-where-to = Peace with { $power }. { CAP(LE($force)) } must leave { $zone }: to which of the nearest fortresses?
peace-which-piece = The troops of { $power } come home from abroad. Which counter do you place next?
pass-peace-which-piece = The rest to the reserve
peace-which-home = { CAP(LE($piece)) } comes home. To which zone?
peace-which-port = The fleet of { $fleet } has to make for a port. Which?
alliance-which-card = { $power } can be forced into an alliance. Which card do you discard for it?
pass-alliance-which-card = No forced alliance

## Answered

option-annex = Annex: { $land }
option-befriend = An ally: { $country }

## Refused: control

control-nothing-to-hold = Nothing to hold in { $zone }: no town, no port, no fortress.
control-held = { $zone } is under your control already.
control-neutral = { $zone } is neutral ground.
control-fortress = The fortress of { $zone } is active: only a siege takes it.
control-enemy = Enemy forces are still in { $zone }.
control-unsupplied = Your force in { $zone } is out of supply and can raise no flag.

## Refused: the terms

peace-has-units = { CAP(LE($country)) } has troops of its own: it can become an ally, but not be annexed.
peace-not-its-own = { $land } does not belong to { $power }: only land of the beaten changes hands in its peace.
peace-key-zone = { $land } holds a key zone of the old national territory and cannot be annexed.
peace-not-adjacent = { $land } borders on no land of yours or of your allies.
peace-chaumont = The treaty of Chaumont binds the Coalition together: there will be no Tilsit any more.
peace-nobody-shaken = No power of the Coalition is shaken enough to make peace.
peace-not-england = England signs no peace at Tilsit.
peace-not-at-war = { $power } is not at war on the side of the Coalition.
peace-unshaken = { $power } still holds all its key zones and still has an army in good order.
peace-keys-held = { $power } still holds all its key zones, and has never had an army to lose.
peace-liberation = The War of Liberation ends only with Madrid and every port of the peninsula: { $power } signs nothing before.
alliance-no-peace = { $power } has not made peace with France this year.
alliance-england = France and England can never be allies.
alliance-first-defeat = { $power } has been beaten only once, and the drums of war were not played for it.

## Refused: parting

peace-not-nearest = { $zone } is not one of the nearest fortresses of your side that can take this force.
peace-no-home = No zone can take this counter as things stand: { $piece }.
peace-abroad = { $zone } is not in { $power }.
peace-nobody-there = Nobody in { $zone } whom this counter could join: { $piece }.

## Refused: Spain

liberation-at-war = Spain is at war with the Empire already.
liberation-no-cause = Spain has no cause to rise: the trap of Bayonne has not been sprung, and no troops of the Empire stand on its soil.

## Told: control

control-flag = { $zone } comes under the control of { LE($country) }.
control-returns = { $zone } is again under the control of { LE($country) }.

## Told: conquest

conquest-minor = { CAP(LE($country)) } conquers { LE($minor) }.
conquest-allied = { CAP(LE($minor)) } becomes an ally of { LE($country) }.
conquest-annexed = { CAP(LE($minor)) } becomes national territory of { LE($country) }.
conquest-fleet-lost = The fleet of { $fleet } is lost with its country.
conquest-sicily-stays = Sicily holds out and stays with the Coalition, a country of its own.
conquest-sicily-merged = Sicily is joined to the Kingdom of Naples again.
conquest-conditions-met = { $power } can fight no longer and is about to surrender to { $side ->
    [empire] the Empire
   *[coalition] the Coalition
}.
conquest-fights-on = The drums of war beat: { $power } fights on.
conquest-france = France is conquered. Its Polish ally can no longer hold out.
conquest-rallied = { CAP(LE($force)) } is in good order again in { $zone }.

## Told: peace

peace-made = { $victor } imposes a forced peace on { $power }. { $for_good ->
    [true] It holds to the end of the game.
   *[false] A die will be rolled every year for its end.
}
peace-annexed = { $land } passes from { $power } to { LE($country) }.
peace-changes-hands = { CAP(LE($minor)) } leaves { $power } and becomes an ally of { LE($country) }.
peace-new-corps = A new corps may be built: { $corps }.
peace-levy = { $missing ->
    [one] One province is missing
   *[other] { $missing } provinces are missing
}: { $power } will pay { $points } resources instead.
peace-card = { $side ->
    [empire] The Empire
   *[coalition] The Coalition
} will have one more card when hands are built.
peace-moves = { CAP(LE($force)) } leaves { $start } for { $zone }.
peace-sent-home = { CAP(LE($force)) } finds no fortress to go to from { $zone }: its troops come back with the next budget.
peace-comes-home = { CAP(LE($piece)) } is home again, in { $zone }.
peace-anchors = The fleet of { $fleet } makes for { $port }.
peace-puts-to-sea = The fleet of { $fleet } puts to sea in { LE($sea) }.
peace-years = years of peace
peace-tested = Does the forced peace of { $power } last? Die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $is_over ->
    [true] It is over.
   *[false] It lasts another year.
}
peace-over = { $power } is neutral again. Its conqueror must have left the country when redeployment is over.
alliance-forced = { $power } is forced into an alliance with France, to the end of the game.

## Told: Spain

liberation-begins = Dos de Mayo! Spain rises against the French: the War of Liberation begins.

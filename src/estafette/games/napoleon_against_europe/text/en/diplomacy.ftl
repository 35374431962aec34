### Napoléon against Europe: declarations of war, alliances, defections, protectorates, foreign wars.

## Asked

war-on-whom = { $year }: on which country do you declare war?
pass-war-on-whom = No more declarations of war
diplomacy-which-use = Diplomacy: { $left ->
    [one] you may use one more card.
   *[other] you may use { $left } cards.
} What for?
pass-diplomacy-which-use = Use no more cards
diplomacy-whom = Which country do you try to win over?
diplomacy-whom-freely = Your enemy has attacked once more a power that it had beaten: { $left ->
    [one] one more attempt without a card
   *[other] { $left } attempts without a card
}, at +2. Which country do you try to win over?
pass-diplomacy-whom-freely = No more attempts
protectorate-which = Which ally becomes a protectorate of the Empire?
defection-where = { CAP(LE($force)) } in { $zone } has changed sides and must get away. Where to?
rupture-which = { $zone }: yesterday’s hosts are today’s enemies. Do your troops shut themselves up in the fortress, leave, or give battle?
deploy-where = Where is { LE($piece) } deployed?
deploy-which-port = In which port is the fleet of { $piece } deployed?
foreign-war-which-corps = { $war }: { $steps ->
    [one] one more step has to go.
   *[other] { $steps } steps have to go.
} Which corps leaves?
foreign-war-which-fleet = { $war }: which fleet has to go?
window-enemy-diplomacy = Your enemy’s diplomats are about to act. Do you play a card first?
pass-window-enemy-diplomacy = Play no card

## Refused

war-own-ally = { CAP(LE($country)) } fights on your side already, and does not leave it.
war-already = { CAP(LE($country)) } is at war with you already.
war-its-protector = { CAP(LE($country)) } goes with its protector: war would have to be declared on { $power }.
war-no-country = { CAP(LE($country)) } is no country on which war could be declared.
war-forced-peace = { $country } is bound by the peace that { $power } has imposed: no war while it lasts.
war-england = War on { $country } would make it an ally of France, and that can never be.
diplomacy-nobody-for-card = { $card } (value { $value }) is not enough for any country that could be won over now.
diplomacy-nobody = There is nobody to win over.
diplomacy-not-to-be-won = { CAP(LE($country)) } is not to be won over: it is on your side already, or is no country of its own.
diplomacy-leader = { $country } leads its side and is never won over.
diplomacy-phase-only = A major power such as { $country } can be the target of diplomacy in the diplomatic phase only.
diplomacy-forced-ally = { $country } is bound by a forced alliance: no diplomat is received there.
diplomacy-forced-peace = { $country } is bound by a forced peace.
diplomacy-with-the-enemy = { $country } is allied to the enemy, and a major power does not leave its alliance.
diplomacy-one-major = Only one major power a year may be the target of your diplomacy, and { $country } has been.
diplomacy-protectorate = { CAP(LE($country)) } is a protectorate of the Empire, bound to it for good.
diplomacy-confederation = { CAP(LE($country)) } belongs to the Confederation of the Rhine and is out of reach.
diplomacy-westphalia = { CAP(LE($country)) } is a part of Westphalia and is out of reach.
diplomacy-ally-of-another = { CAP(LE($country)) } is the ally of { $power } and cannot be won over.
diplomacy-guarded = Troops of the Empire hold { LE($country) } to its alliance.
diplomacy-card-too-low = { CAP(LE($country)) } takes a card of value { $least } or more.
diplomacy-shielded = { $card } puts this country out of reach.
diplomacy-empire-protects = Only the Empire makes protectorates.
protectorate-card-too-low = { $card } is not enough: a protectorate takes a card of value { $least } or more.
protectorate-nobody = No ally of France can become a protectorate now.
protectorate-not-in-list = { CAP(LE($country)) } is not one of the countries that can become a protectorate.
protectorate-already = { CAP(LE($country)) } is a protectorate already.
protectorate-no-ally = { CAP(LE($country)) } is not an ally of France.
defection-not-the-nearest = { $zone } is not the nearest zone of your side.
rupture-neutral = { $zone } is neutral ground.
rupture-enemy-zone = { $zone } is controlled by the enemy.
rupture-enemy-there = Enemy troops stand in { $zone }.
rupture-no-fortress = There is no fortress to hold in { $zone }.
deploy-elsewhere = { $zone } is not in its country.
deploy-occupied = Troops already stand in { $zone }.
foreign-war-coalition-only = Only the Coalition tries to end a foreign war.
foreign-war-none = No such foreign war is being fought.
foreign-war-winter-only = Outside the diplomatic phase only a winter round can end a foreign war.

## Told

war-declared = { $side ->
    [empire] The Empire declares war on { LE($country) }.
   *[coalition] The Coalition declares war on { LE($country) }.
}
war-redeclared = { $side ->
    [empire] The Empire attacks once more a power that it has beaten: { $country }. Its resources are doubled, and the Coalition has { $attempts } diplomatic attempts without a card.
   *[coalition] The Coalition attacks once more a power that it has beaten: { $country }. Its resources are doubled, and the Empire has { $attempts } diplomatic attempts without a card.
}
war-joined = { $side ->
    [empire] { CAP(LE($country)) } goes to war beside the Empire.
   *[coalition] { CAP(LE($country)) } goes to war beside the Coalition.
}
diplomacy-rolled = { $side ->
    [empire] The Empire seeks an alliance with { LE($country) }
   *[coalition] The Coalition seeks an alliance with { LE($country) }
}: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $result ->
    [won] The alliance is made.
   *[failed] It is refused.
}
protectorate-made = { CAP(LE($country)) } becomes a protectorate of the Empire.
defection-step-for-step = { $zone }: friends of yesterday turn their arms on each other and lose { $steps ->
    [one] one step
   *[other] { $steps } steps
} each.
defection-cut-off = { CAP(LE($force)) } in { $zone } finds no way to its new friends and is destroyed.
defection-escapes = { CAP(LE($force)) } escapes from { $start } to { $zone }.
rupture-goes-home = { CAP(LE($corps)) } leaves the Empire’s service and goes home to { $zone }.
deploy-placed = { CAP(LE($piece)) } takes up position in { $zone }.
deploy-no-room = There is no room for { LE($piece) } in its country: it waits in the reserve.
foreign-war-sent = { $war }: { LE($piece) } leaves Europe.
foreign-war-owed = { $war }: { $power } lacks the units and will pay { $points ->
    [one] one resource
   *[other] { $points } resources
} in the next budget.
foreign-war-rolled = { $war }: die { DIE($die) } and card { $value } make { $total }. { $result ->
    [over] The war is over.
   *[goes-on] The war goes on.
}
foreign-war-over = { $war }: the units come back in the next budget phase.

## Lines of a sum

diplomacy-table = diplomacy table
diplomacy-free = attempt after a broken peace
diplomacy-beaten-by-enemy = beaten by the enemy before
diplomacy-beaten-by-self = beaten by this side before

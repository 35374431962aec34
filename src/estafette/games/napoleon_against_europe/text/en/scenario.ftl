### Napoléon against Europe: scenarios, options, set-up, and the special rules of each scenario.

## Titles

scenario-1815 = 1815, or the Hundred Days
scenario-1815-about = The Hundred Days: one year, from its second round to its sixth. The one to begin with.
scenario-1809 = The campaign of 1809–1814
scenario-1809-about = From Wagram to the abdication: six years of politics, money and war.
scenario-1805 = The grand campaign, 1805–1814
scenario-1805-about = The whole Empire, ten years: for weeks, by courier.
setting-fog-of-war = Fog of war: enemy stacks are not examined
setting-fog-of-war-off = no
setting-fog-of-war-on = yes
setting-grenadiers = Saint-Empire brings the Grenadiers at once
setting-grenadiers-off = no
setting-grenadiers-on = yes
setting-lone-corps = A lone corps pays 2 points to enter a zone its side does not control
setting-lone-corps-off = no
setting-lone-corps-on = yes
setting-enemy-cavalry = Enemy cavalry hinders the pursuit
setting-enemy-cavalry-off = no
setting-enemy-cavalry-on = yes
setting-prussian-army = The Prussian army stays on its border until Prussia is invaded
setting-prussian-army-off = no
setting-prussian-army-on = yes
name-siege-of-mantua = Mantua must be besieged
name-siege-of-ulm = Ulm must be besieged
name-mack-rests = Mack has not yet marched
name-prussian-watch = The Prussian watch
name-replaced-grande-armee = Replacements of the Grande Armée
name-replaced-armee-d-italie = Replacements of the Armée d’Italie

## Asked

arrange-content = Set-up, { $who }: do you keep it as it stands, or change something?
pass-arrange-content = Keep it as it stands
arrange-which = Which counter is to stand elsewhere, or to be replaced?
arrange-where = Where does { LE($piece) } begin?
pass-arrange-where = Leave in place
arrange-general = Who stands in for { $general }, or where does he serve?
pass-arrange-general = Change nothing
arrange-fleet = Which fleet takes the place of { $fleet }, or where does it lie?
pass-arrange-fleet = Change nothing
arrange-depot = Where does { $depot } lie?
pass-arrange-depot = Leave in place
replacement-which-step = { $left ->
    [one] { CAP(LE($army)) } goes into action: 1 more step of replacements. For whom?
   *[other] { CAP(LE($army)) } goes into action: { $left } steps of replacements. For whom?
}
pass-replacement-which-step = No more replacements

## Answered

option-arrange = Change the set-up

## Refused

arrange-not-there = That cannot be set up in { $zone }.
arrange-not-available = { CAP(LE($piece)) } is not available.
arrange-named = The scenario itself says where { LE($piece) } stands.
arrange-other-command = The set-up asks for a command value of { $command }, and { $general } has another.
arrange-leads-several = { $general } leads several units there: they would have no commander.
arrange-full = { $zone } is full: it holds { $limit } fleets.
duty-first-besiege = First of all Austria has to lay siege: { $zones }. Until then the Coalition does nothing else.
duty-wrong-way = { $zone } does not lie on the way to the fortress that must be besieged: { $zones }.
prussian-army-not-on-border = { CAP(LE($army)) } keeps watch on the border: { $zone } is not next to the enemy.
replacement-french-armies = Only French armies have replacements.
replacement-winter = There are no replacements in winter.
replacement-had = { CAP(LE($army)) } has had its replacements this round.
replacement-unsupplied = { CAP(LE($army)) } is out of supply.
replacement-not-reduced = That is no reduced corps of this army.
replacement-not-lost = That is no corps that France has lost.

## Told

arrange-moved = { CAP(LE($piece)) } begins in { $zone }.
arrange-instead = { CAP(LE($piece)) } takes the place of { LE($other) }.
replacement-corps = { CAP(LE($corps)) } is raised again in { LE($army) }.
peace-tightened = The peace forced upon { $power } becomes a forced alliance with { $country }.

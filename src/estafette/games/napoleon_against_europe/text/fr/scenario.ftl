### Napoléon contre l’Europe : scénarios, options, mise en place et règles spéciales de chacun.

## Titres

scenario-1815 = 1815 ou les Cent-Jours
scenario-1815-about = Les Cent-Jours : une année, du deuxième round au sixième. Celui par lequel commencer.
scenario-1809 = Campagne 1809-1814
scenario-1809-about = De Wagram à l’abdication : six années de politique, d’argent et de guerre.
scenario-1805 = Grande campagne 1805-1814
scenario-1805-about = Tout l’Empire, dix années : pour des semaines, par courrier.
setting-fog-of-war = Brouillard de guerre : on n’examine pas les piles adverses
setting-fog-of-war-off = non
setting-fog-of-war-on = oui
setting-grenadiers = Saint-Empire déploie aussitôt les Grenadiers
setting-grenadiers-off = non
setting-grenadiers-on = oui
setting-lone-corps = Un corps seul paie 2 PA pour entrer dans une zone que son camp ne contrôle pas
setting-lone-corps-off = non
setting-lone-corps-on = oui
setting-enemy-cavalry = La cavalerie adverse gêne la poursuite
setting-enemy-cavalry-off = non
setting-enemy-cavalry-on = oui
setting-prussian-army = L’armée prussienne reste à sa frontière tant que la Prusse n’est pas envahie
setting-prussian-army-off = non
setting-prussian-army-on = oui
name-siege-of-mantua = Mantoue à assiéger
name-siege-of-ulm = Ulm à assiéger
name-mack-rests = Mack n’a pas encore marché
name-prussian-watch = La garde prussienne
name-replaced-grande-armee = Remplacements de la Grande Armée
name-replaced-armee-d-italie = Remplacements de l’Armée d’Italie

## Demandé

arrange-content = Mise en place ({ $who }) : la gardez-vous telle quelle, ou changez-vous quelque chose ?
pass-arrange-content = La garder telle quelle
arrange-which = Quel pion placer ailleurs, ou remplacer par un autre ?
arrange-where = Où commence { LE($piece) } ?
pass-arrange-where = Laisser en place
arrange-general = Qui prend la place de { $general }, ou bien où sert-il ?
pass-arrange-general = Ne rien changer
arrange-fleet = Quelle flotte prend la place { DE($fleet) }, ou bien où mouille-t-elle ?
pass-arrange-fleet = Ne rien changer
arrange-depot = Où se trouve { $depot } ?
pass-arrange-depot = Laisser en place
replacement-which-step = { $left ->
    [one] { CAP(LE($army)) } entre en action : encore 1 pas de remplacement. Pour qui ?
   *[other] { CAP(LE($army)) } entre en action : { $left } pas de remplacement. Pour qui ?
}
pass-replacement-which-step = Pas d’autre remplacement

## Répondu

option-arrange = Modifier la mise en place

## Refusé

arrange-not-there = Ce pion ne peut commencer { A($zone) }.
arrange-not-available = { CAP(LE($piece)) } n’est pas disponible.
arrange-named = Le scénario fixe lui-même la place { DE($piece) }.
arrange-other-command = Il faut ici un commandement de { $command } : { $general } en a un autre.
arrange-leads-several = { $general } y mène plusieurs unités, qui resteraient sans chef.
arrange-full = { $zone } est plein : { $limit } flottes au plus.
duty-first-besiege = L’Autriche doit d’abord mettre le siège : { $zones }. D’ici là, la Coalition ne fait rien d’autre.
duty-wrong-way = { $zone } n’est pas sur le chemin de la forteresse à assiéger : { $zones }.
prussian-army-not-on-border = { CAP(LE($army)) } garde la frontière : { $zone } n’est pas au contact de l’adversaire.
replacement-french-armies = Seules les armées françaises ont des remplacements.
replacement-winter = Pas de remplacements en hiver.
replacement-had = { CAP(LE($army)) } a déjà reçu ses remplacements ce round.
replacement-unsupplied = { CAP(LE($army)) } n’est pas ravitaillée.
replacement-not-reduced = Ce n’est pas un corps réduit de cette armée.
replacement-not-lost = Ce n’est pas un corps que la France a perdu.

## Raconté

arrange-moved = { CAP(LE($piece)) } commence { A($zone) }.
arrange-instead = { CAP(LE($piece)) } prend la place { DE($other) }.
replacement-corps = Un corps se reforme dans { LE($army) } : { $corps }.
peace-tightened = La paix forcée { DE($power) } devient une alliance forcée avec { LE($country) }.

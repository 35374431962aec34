### Napoléon contre l’Europe : rounds, activations, marches, combinaisons, commandement.

## Demandé

round-which-action = Round { $round } : quelle est votre action ?
activation-which = { $points ->
    [one] Vous avez 1 point d’activation. Quelle force ou quelle flotte activez-vous ?
   *[other] Vous avez { $points } points d’activation. Quelle force ou quelle flotte activez-vous ?
}
pass-activation-which = { $points ->
    [one] Mettre le point en réserve
   *[other] Mettre les points en réserve
}
activation-which-free = { $card } : quelle force activez-vous ?
pass-activation-which-free = Pas d’autre force
activation-with-whom = { $general } part sans le reste de son armée. Quels corps emmène-t-il ?
pass-activation-with-whom = Pas d’autre corps
activation-gather = { CAP(LE($army)) } se met en route. Appelle-t-elle une force d’une zone voisine ? La première lui coûte un point de mouvement.
pass-activation-gather = Partir telle quelle
activation-exchange = { CAP(LE($army)) } et { LE($other) } partent ensemble. Une unité change-t-elle d’armée ?
pass-activation-exchange = Partir telles quelles
march-what-next = { $points ->
    [one] { CAP(LE($force)) }, { A($zone) }, a encore 1 point de mouvement. Que fait cette force ?
   *[other] { CAP(LE($force)) }, { A($zone) }, a encore { $points } points de mouvement. Que fait cette force ?
}
pass-march-what-next = S’arrêter ici
window-activated = { CAP(LE($force)) } va partir { DE($zone) }. Jouez-vous une carte ?
pass-window-activated = Ne pas jouer de carte
window-enemy-activated = L’ennemi active { LE($force) }, { A($zone) }. Jouez-vous une carte ?
pass-window-enemy-activated = Ne pas jouer de carte
stacking-which-army = Trois de vos armées sont { A($zone) }. Laquelle est perdue ?
stacking-which-corps = Deux corps sans général sont { A($zone) }. Lequel est perdu ?
organisation-which-general = Plus de trois généraux subordonnés : { $army }. Qui rejoint la réserve ?
organisation-surplus = { CAP(A($zone)) }, la force dépasse le commandement de son général ({ $force }). Quelle unité perd un pas ?

## Répondu

option-operate = Une opération d’un point d’activation, sans carte
option-negotiate = Action diplomatique avec { $card }
option-protect = Protectorat avec { $card }
option-end-war = Mettre fin à { $war } avec { $card }
option-activate = Activer { LE($piece) }
option-group = Activer ensemble les deux armées { DE($zone) }
option-hasten = { $points ->
    [one] Marche forcée : 1 point de plus
   *[other] Marche forcée : { $points } points de plus
}
option-flag = Planter le drapeau
option-besiege = Attaquer la forteresse
option-relieve = { $general } à la réserve
option-turn = Retourner { $depot } (fixe, mobile)
verb-activate = Activer
verb-relieve = Relever
verb-turn = Retourner
verb-negotiate = Négocier
verb-protect = Protéger
verb-end-war = Finir une guerre

## Refusé : le round

card-worth-nothing = { $card } n’a pas de valeur d’activation.
round-empire-protects = Seul l’Empire a des protectorats.
round-too-soon-to-negotiate = Votre dernière action diplomatique date du round { $round } : un round doit passer avant la suivante.

## Refusé : l’activation

activation-not-yours = Ce n’est pas un pion à vous sur la carte.
activation-no-force = { CAP(LE($piece)) } ne forme pas une force à soi seul.
activation-no-fleets = { $card } n’active pas de flotte.
activation-besieged = Qui est enfermé dans la forteresse { DE($zone) } y reste.
activation-has-moved = { CAP(LE($piece)) } a déjà bougé dans ce round.
activation-stale = Plusieurs corps { DE($general) } ont déjà bougé dans ce round et ne peuvent rester en arrière sans général.
activation-no-units = Il n’y a pas de corps que { $general } puisse emmener.
activation-not-there = Ce corps n’est pas dans son armée, ou part déjà avec lui.
activation-last-corps = { $general } ne peut rester sans corps.
activation-no-group = Vous n’avez pas deux armées { A($zone) }.
activation-no-more = { $card } n’active plus personne.
activation-not-by-card = { $card } active d’abord une autre force.
activation-same-nation = La deuxième force doit être d’une autre nation que la première : { $country }.
activation-too-dear = { $cost ->
    [one] Cela coûte 1 point d’activation, et vous en avez { $points }.
   *[other] Cela coûte { $cost } points d’activation, et vous en avez { $points }.
}
gather-not-near = Cette force n’est pas voisine : { $army }.
gather-army = Une armée n’est pas appelée par une autre : { $army }.
gather-barrier = Un fleuve sans pont ou des montagnes séparent { $start } et { $to }.
gather-changed = Cette unité a déjà changé d’armée.

## Refusé : la marche

march-no-border = { $start } et { $to } n’ont pas de frontière commune.
march-strait = Une flotte ennemie en mer ({ $sea }) barre le détroit entre { $start } et { $to }.
march-neutral = { $zone } est fermé : ce pays n’est pas en guerre ({ $country }).
march-militia = La milice ne quitte pas son pays, et { $zone } est au-dehors : { $corps }.
march-too-far = { $price ->
    [one] Aller { A($zone) } coûte 1 point de mouvement, et la force en a { $points }.
   *[other] Aller { A($zone) } coûte { $price } points de mouvement, et la force en a { $points }.
}
march-no-points = { $price ->
    [one] Cela coûte 1 point de mouvement, et il n’en reste plus.
   *[other] Cela coûte { $price } points de mouvement, et il n’en reste pas assez.
}
march-armistice = C’est l’armistice : pas de bataille terrestre dans ce round, et l’ennemi est { A($zone) }.
march-second-point = { CAP(LE($force)) } n’a pas de général : il faut un second point d’activation, et vous n’en avez plus.
march-no-room = La force ne peut rester { A($zone) } : elle ne peut y faire corps avec vos troupes.
iberia-closed = { $zone } est dans la péninsule ibérique, qu’aucune carte n’a encore ouverte.
iberia-french-only = De l’Empire, seules les forces françaises et espagnoles vont { A($zone) }.
iberia-too-many = { $zone } : l’Empire peut avoir { $limit } pas à la fois dans la péninsule ibérique.
iberia-cannot-stay = Les troupes françaises peuvent traverser l’Espagne mais non y rester, comme { A($zone) }, tant que Piège de Bayonne et Blocus continental n’ont pas été joués l’un et l’autre.
forced-march-too-long = Une marche forcée donne { $limit } points au plus.
forced-march-too-late = { CAP(LE($force)) } a commencé son mouvement : une marche forcée s’annonce avant.
forced-march-demoralised = Démoralisée, cette force ne fait pas de marche forcée : { $force }.
forced-march-barred = Retardée en route, cette force ne fait pas de marche forcée : { $force }.

## Refusé : les combinaisons

combine-not-here = Ce pion n’est pas ici.
combine-not-with-us = Ce pion n’est pas avec la force en marche.
combine-no-general = { CAP(LE($force)) } n’a pas de général et n’emmène personne.
combine-from-army = Seule une armée prend des unités à celle-ci : { $army }.
combine-senior = { $general } est d’un rang plus élevé : on ne lui prend rien.
combine-allied = { $general }, votre allié, aurait le commandement : on ne lui prend rien.
combine-two-armies = Deux armées ne se fondent pas en marche : { LE($army) } reste ce qu’elle est.
combine-not-yet = Avant d’avoir bougé, une armée seule n’échange rien avec celle-ci : { $army }.
combine-last-step = Cette armée doit garder un pas : { $army }.
combine-chief = { $general } commande et n’est pas laissé en arrière.
combine-last-corps = C’est le dernier corps de cette force : { $force }.
combine-general-alone = { $general } serait ici sans unité.

## Refusé : le commandement

command-too-many = { $general } peut commander { $limit } pas, et il y en aurait { $steps }.
command-no-general = Plusieurs corps ensemble demandent un général.
command-special = Une unité spéciale va dans une armée : { $piece }.
command-cavalry-needs-army = Les réserves de cavalerie vont dans une armée.
command-too-much-cavalry = Une armée a au plus { $limit } pas de réserve de cavalerie.
command-too-many-allies = La moitié au plus de ce que commande le général peut être de puissances alliées : { $limit } pas, et il y en aurait { $steps }.
command-allies-outnumber = { $steps } pas de puissances alliées ne sont pas moins que les { $own } pas de la nation du général.
command-no-army = Seule une armée a des généraux subordonnés.
command-too-many-generals = Une armée a au plus { $limit } généraux subordonnés.
command-senior = { $general } est d’un rang plus élevé que { $chief } et ne sert pas sous lui.
command-no-step-of-his = { $general } ne sert qu’avec des troupes de son pays : { $country }.
stacking-third-army = Deux de vos armées sont { A($zone) } ({ $limit } au plus) : pas de place pour une troisième.
stacking-full = Ce qui se trouve { A($zone) } et ce qui y viendrait est trop pour un seul général.

## Dit

year-begins = L’année { $year } commence.
round-action = { $side ->
    [empire] Round { $round } : à l’Empire d’agir.
   *[coalition] Round { $round } : à la Coalition d’agir.
}
round-passed = { $side ->
    [empire] L’Empire passe.
   *[coalition] La Coalition passe.
}
activation-points = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} a { $points ->
    [one] 1 point d’activation
   *[other] { $points } points d’activation
}{ $stocked ->
    [0] .
   *[other] , plus { $stocked } en réserve.
}
activation-stocked = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} met en réserve { $points ->
    [one] 1 point d’activation
   *[other] { $points } points d’activation
}.
activation-stock-lost = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} perd ses points d’activation en réserve : { $points }.
activation-begins = { $points ->
    [one] Activation { DE($force) } { A($zone) }, avec 1 point de mouvement.
   *[other] Activation { DE($force) } { A($zone) }, avec { $points } points de mouvement.
}
activation-gathered = { CAP(LE($force)) } vient { DE($start) } et rejoint { LE($army) }.
activation-second-point = { CAP(LE($force)) } coûte un second point d’activation.
forced-march-announced = { $extra ->
    [one] Marche forcée { DE($force) } : 1 point de plus, { $points } en tout.
   *[other] Marche forcée { DE($force) } : { $extra } points de plus, { $points } en tout.
}
march-enters = { CAP(LE($force)) } va { DE($start) } { A($zone) } (reste { $points }).
march-slowed = { $lost ->
    [one] { CAP(LE($force)) } perd un point de mouvement ; il en reste { $points }.
   *[other] { CAP(LE($force)) } perd { $lost } points de mouvement ; il en reste { $points }.
}
combine-taken = { CAP(A($zone)) }, { LE($piece) } rejoint { LE($force) }.
combine-left = { CAP(LE($force)) } laisse { LE($piece) } { A($zone) }.

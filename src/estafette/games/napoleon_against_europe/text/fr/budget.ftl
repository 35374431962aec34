### Napoléon contre l’Europe : budget des puissances et des mineurs, transferts, retraits.

## Demandé

budget-what = { $points ->
    [one] Budget ({ $power }) : il reste { $points } point de ressource. Que faites-vous ?
   *[other] Budget ({ $power }) : il reste { $points } points de ressource. Que faites-vous ?
}
pass-budget-what = Clore ce budget
budget-minors = { $steps ->
    [0] Mineurs alliés ({ $side }) : plus aucun pas à placer. Que faites-vous ?
    [one] Mineurs alliés ({ $side }) : 1 pas à placer. Que faites-vous ?
   *[other] Mineurs alliés ({ $side }) : { $steps } pas à placer. Que faites-vous ?
}
pass-budget-minors = Clore ce budget
budget-gift = L’Angleterre reçoit gratuitement une flotte ou une carte. Que prend-elle ?
budget-where = Où placez-vous { LE($piece) } ?
budget-how-strong = Construction { A($zone) } : { $corps }. Avec combien de pas ?
budget-general-where = Quelle force { $general } rejoint-il ?
transfer-how-many = Combien de points de ressource { LE($giver) } envoie-t-elle { A($receiver) } ?
pass-transfer-how-many = Ne rien transférer
withdraw-what = Que renvoyez-vous dans la réserve ? Rien n’en reviendra avant le budget de l’an prochain.
pass-withdraw-what = Ne rien retirer
withdraw-who-takes-over = { $general } quitte son commandement { A($zone) }. Qui le remplace ?
window-budget = Les budgets commencent. Jouez-vous un événement ?
pass-window-budget = Ne pas jouer d’événement

## Répondu

option-build = Construire { LE($piece) }
option-restore = Rétablir { LE($corps) } à pleine force
option-deploy = { $general } prend un commandement
option-receive = Prendre des points à ce pays : { $giver }
option-strength = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
}
option-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-draw-card = Piocher une carte
option-withdraw = Retirer un pion vers la réserve
verb-build = Construire
verb-restore = Rétablir
verb-deploy = Déployer
verb-receive = Prendre des points
verb-withdraw = Retirer

## Refusé : la construction

build-not-his = { CAP(LE($piece)) } n’est pas à cette puissance : { $power }.
build-not-of-side = { CAP(LE($piece)) } n’appartient à aucun mineur allié de ce camp.
build-resting = Dans la réserve depuis cette année, et jusqu’au prochain budget : { $piece }.
build-not-in-reserve = { CAP(LE($piece)) } n’est pas dans la réserve.
build-too-dear = Il en coûte { $cost }, et il ne reste que { $purse }.
build-no-place = Aucune zone ne peut accueillir { LE($piece) }.
build-no-army-for = Aucune armée ravitaillée n’a de place pour { LE($piece) }.
build-nobody-for-army = Pour { LE($army) }, il faut un général de cette puissance avec au moins deux pas, ravitaillé.
build-no-port = Aucun port national libre pour { LE($fleet) }.
build-one-fleet = La flotte de l’année est déjà construite ({ $power }) ; seule l’Angleterre peut en construire plusieurs.
build-not-there = { CAP(LE($piece)) } ne peut être placé { A($zone) } : les renforts ({ $country }) arrivent dans la capitale ou dans les forteresses libres qui lui sont reliées par terre.
build-steps-of-corps = { CAP(LE($corps)) } arrive avec { $steps ->
    [one] un pas au plus
   *[other] { $steps } pas au plus
}, et jamais avec moins que ce qui lui revient.
build-minor-steps = { $steps ->
    [one] Il ne reste qu’un pas de mineurs.
   *[other] Il ne reste que { $steps } pas de mineurs.
}
build-minors-have-corps = Les mineurs ne reconstruisent que des corps : une flotte perdue comme { LE($piece) } l’est pour toujours.
build-poland-lost = { CAP(LE($corps)) } ne peut être ni reconstruit ni rétabli tant que Varsovie est aux mains de l’ennemi.
build-at-full-strength = { CAP(LE($corps)) } est à pleine force.
build-not-on-reinforcement-zone = { CAP(LE($corps)) } n’est ni dans une armée ravitaillée, ni sur une zone de renforts de son pays.
build-army-has-had = { CAP(LE($army)) } a déjà reçu ses { $most } pas cette année.
build-no-force-for = Aucune force pour { $general } : il lui faut une unité de combat sur une zone de renforts, ou une armée ravitaillée où il ait sa place.
place-cavalry-needs-army = Une réserve de cavalerie ne se reconstruit que dans une armée, et il n’y en a pas { A($zone) }.
place-army-unsupplied = { CAP(LE($army)) } n’est pas ravitaillée et ne reçoit rien.
place-army-besieged = { CAP(LE($army)) } est assiégée et ne reçoit rien, pas même par mer.

## Refusé : les ressources

budget-only-england = Seule l’Angleterre peut acheter une carte.
budget-one-card = L’Angleterre a déjà acheté sa carte de l’année.
budget-fleet-or-card = L’Angleterre reçoit une flotte ou une carte, rien d’autre.
budget-no-minor-steps = Plus aucun pas de mineurs à placer ({ $side }).
transfer-not-an-ally = Pas de transfert entre puissances qui ne sont pas en guerre côte à côte : { $giver }, { $receiver }.
transfer-quarrel = « { $card } » interdit tout transfert de la Coalition.
transfer-spain = L’Espagne n’envoie rien à ses alliés avant que { $cards } aient été joués comme événements.
transfer-declined = Rien n’a changé depuis la dernière demande, restée sans suite : { $giver }.
transfer-enough = Tout ce qu’un budget permet de recevoir est déjà reçu : { $receiver }.
transfer-nothing-left = Plus aucune ressource propre à donner : { $giver }.
transfer-too-much = { $most ->
    [one] On ne peut céder qu’un point.
   *[other] On ne peut céder plus de { $most } points.
}

## Refusé : les retraits

withdraw-not-on-map = { CAP(LE($piece)) } n’est pas sur la carte.
withdraw-nobody-else = Plusieurs unités sont sous les ordres de { $general }, et personne dans la réserve ne pourrait les mener.

## Raconté

budget-income = { CAP(LE($power)) } dispose de { $points ->
    [one] { $points } point de ressource
   *[other] { $points } points de ressource
} cette année.
budget-gain = { CAP(LE($power)) } { $sign ->
    [more] gagne
   *[less] perd
} { $points ->
    [one] { $points } ressource
   *[other] { $points } ressources
}{ $when ->
    [next] {" "}au prochain budget
   *[now] {""}
}.
budget-built = { CAP(LE($power)) } construit { A($zone) } : { $piece }.
budget-corps-built = Construction { A($zone) } : { $corps }, avec { $steps } pas.
budget-general-deployed = { $general } prend un commandement { A($zone) }.
budget-card-bought = { CAP(LE($power)) } achète une carte.
budget-free-card = { CAP(LE($power)) } prend une carte plutôt qu’une flotte.
budget-lost = { CAP(LE($power)) } perd { $points ->
    [one] { $points } point non dépensé
   *[other] { $points } points non dépensés
}.
budget-not-placed = { CAP(LE($piece)) } revient sans trouver de place et rejoint la réserve.
budget-uncommanded = Plus personne ne commande { A($zone) } : { LE($corps) } rejoint la réserve.
transfer-made = { CAP(LE($giver)) } envoie { $points ->
    [one] { $points } point
   *[other] { $points } points
} de ressource { A($receiver) }.
withdraw-done = { CAP(LE($piece)) } retourne dans la réserve.
withdraw-takes-over = { $general } prend le commandement { A($zone) }.
general-arrives = { $general } rejoint la réserve.
general-leaves = { $general } quitte le jeu.

### Napoléon against Europe : forteresses et sièges.

## Demandé

fortress-reactivate = La forteresse { DE($zone) } est prise, et vide. Laissez-vous un pas ou un dépôt pour la réactiver ({ $force }) ?
pass-fortress-reactivate = La laisser vide
siege-last-attack = Fin des activations, { $force } : une dernière attaque contre la forteresse { DE($zone) } ?
pass-siege-last-attack = Ne pas attaquer
window-siege = Vos troupes vont attaquer la forteresse { DE($zone) }. Jouez-vous une carte ?
pass-window-siege = Ne pas jouer de carte
window-enemy-siege = L’ennemi va attaquer la forteresse { DE($zone) }. Jouez-vous une carte ?
pass-window-enemy-siege = Ne pas jouer de carte

## Refusé : forteresses

fortress-must-cover = Pour dépasser { $zone }, il faut laisser au moins { $least } pas devant sa forteresse.
fortress-none-of-yours = Vous n’avez pas de forteresse active { A($zone) }.
fortress-besieged = La forteresse { DE($zone) } est déjà assiégée.
fortress-full = La forteresse { DE($zone) } ne peut pas abriter tant de monde.
fortress-none-empty = Vous n’avez pas de forteresse vide { A($zone) }.
fortress-not-in-force = Ce corps n’est pas avec { LE($force) }.
fortress-test-first = { CAP(LE($force)) } n’a plus de point et doit passer un test d’attrition : on détache un pas après.

## Refusé : sièges

siege-no-fortress = Aucune forteresse adverse active ne se trouve { A($zone) }.
siege-enemy-outside = Des troupes adverses sont hors de la forteresse { DE($zone) }.
siege-too-few = { $steps ->
    [one] Il n’y a que 1 pas devant { $zone } : il en faut { $least } pour un siège.
   *[other] Il n’y a que { $steps } pas devant { $zone } : il en faut { $least } pour un siège.
}
siege-covering = Les troupes devant { $zone } sont en couverture : elles n’attaquent pas pendant ce round.
siege-no-points = Attaquer la forteresse { DE($zone) } coûte un point de mouvement.
siege-unsupplied = Sans ravitaillement, on assiège { $zone } mais on n’attaque pas : { $force }.

## Annoncé

fortress-covered = { CAP(LE($force)) } reste devant { $zone } pour couvrir la forteresse.
fortress-shelters = { CAP(LE($force)) } se replie dans la forteresse { DE($zone) }.
fortress-too-weak = { CAP(LE($force)) } est trop faible devant { $zone } et rebrousse chemin.
fortress-honours = { $zone } capitule avec les honneurs de la guerre : { LE($force) } reviendra à la prochaine phase de budget.
fortress-taken = { CAP(LE($force)) } prend la forteresse { DE($zone) } pour { LE($country) }.
fortress-active = La forteresse { DE($zone) } est active pour { LE($country) }.
siege-laid = { CAP(LE($force)) } assiège { $zone }.
siege-lifted = Le siège { DE($zone) } est levé.
siege-rolled = { CAP(LE($force)) } attaque { $zone } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $result ->
    [repulsed] L’assiégeant est repoussé et perd un pas.
    [stable] Le siège continue.
    [honours] Honneurs de la guerre : la forteresse tombe.
   *[breach] Brèche : la forteresse se rend.
}

## Lignes du dé de siège

siege-general = général
siege-army = armée
siege-marker = marqueur de siège
siege-citadel = citadelle

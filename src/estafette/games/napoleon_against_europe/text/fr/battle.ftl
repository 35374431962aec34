### Napoléon contre l’Europe : la bataille, des contremarches à la retraite.

## Demandé

countermarch-who = Bataille { A($zone) }. Lequel de vos généraux marche au canon ?
pass-countermarch-who = Personne d’autre ne vient
countermarch-with-whom = { $general } marche au canon, { A($zone) }. Quels corps emmène-t-il ?
pass-countermarch-with-whom = Pas d’autre corps
battle-which-morale = Vos pas se partagent également entre plusieurs valeurs de moral. Laquelle retenez-vous ? La moitié au moins de vos pertes frappera les corps qui ont ce moral.
battle-which-spearhead = Un corps d’élite mène-t-il l’assaut ? Il apporte ses étoiles et subit la première perte.
pass-battle-which-spearhead = Pas de tête d’assaut
battle-which-special = Engagez-vous une unité spéciale ? Elle apporte son bonus et subit l’une des pertes suivantes.
pass-battle-which-special = Ne rien engager de plus
battle-which-subordinate = Un général subordonné ajoute-t-il sa valeur ? Il risque une blessure.
pass-battle-which-subordinate = Aucun subordonné
battle-which-loss = { $left ->
    [one] Quel corps subit la perte ?
   *[other] Vous avez { $left } pertes à subir. Quel corps subit la prochaine ?
}
losses-which = { $left ->
    [one] { $zone } : qui subit la perte ?
   *[other] { $zone } : vous avez { $left } pertes à subir. Qui subit la prochaine ?
}
general-who-succeeds = { $general } quitte ses troupes { A($zone) }. Un général de la réserve arrive-t-il ?
pass-general-who-succeeds = Personne n’arrive
retreat-where = Votre force ne peut rester { A($zone) }. Où se replie-t-elle ?
rally-who = Deux de vos armées sont démoralisées. Laquelle son général tente-t-il de rallier ?
window-clash = Une bataille va s’engager { A($zone) }. Jouez-vous une carte ?
pass-window-clash = Ne pas jouer de carte
window-countermarch = Bataille { A($zone) } : jouez-vous une carte avant les contremarches ?
pass-window-countermarch = Ne pas jouer de carte
window-battle = Bataille { A($zone) }, avant les dés : vos modificateurs font { $own }, ceux de l’ennemi { $enemy }. Jouez-vous une carte ?
pass-window-battle = Ne pas jouer de carte
window-losses = Bataille { A($zone) } : vous allez perdre { $own } pas, l’ennemi { $enemy }. Jouez-vous une carte ?
pass-window-losses = Ne pas jouer de carte
window-aftermath = Bataille { A($zone) } : les pertes sont subies. Jouez-vous une carte ?
pass-window-aftermath = Ne pas jouer de carte
window-demoralisation = Votre force vaincue subit le test : un dé supérieur à { $morale } la démoralise. Jouez-vous une carte ?
pass-window-demoralisation = Ne pas jouer de carte
window-enemy-tested = L’ennemi battu { A($zone) } vient de subir son test. Jouez-vous une carte ?
pass-window-enemy-tested = Ne pas jouer de carte
window-pursuit = Votre cavalerie s’élance à la poursuite { A($zone) }. Jouez-vous une carte ?
pass-window-pursuit = Ne pas jouer de carte
window-enemy-pursuit = La poursuite va vous coûter { $losses ->
    [one] une perte
   *[other] { $losses } pertes
}. Jouez-vous une carte ?
pass-window-enemy-pursuit = Ne pas jouer de carte

## Répondu

option-lose = La perte frappe : { $piece }
option-morale = Moral { $value }
option-rally = Tenter le ralliement
verb-rally = Rallier

## Refusé : les contremarches

countermarch-again = { $general } a déjà tenté sa chance dans cette bataille.
countermarch-tried = Ce corps a déjà tenté sa chance dans cette bataille : { $corps }.
countermarch-not-near = Ce général n’est pas voisin { DE($zone) }.
countermarch-depot = Un dépôt se défend seul { A($zone) } : on ne marche pas au canon pour cela.
countermarch-besieged = { $general } est enfermé dans la forteresse { DE($zone) }.
countermarch-waits = { $general } attend devant l’ennemi les autres forces de la campagne.
countermarch-demoralised = Les troupes { DE($general) } sont démoralisées.
countermarch-barrier = Pas de contremarche entre { $start } et { $zone } : une montagne sans col ou un détroit les sépare.
countermarch-no-units = { $general } n’a aucun corps à emmener.
countermarch-third-army = Deux de vos armées sont déjà { A($zone) } : il n’y a pas de place pour une troisième.
countermarch-not-there = Ce corps n’est pas dans son armée, ou part déjà.
countermarch-last-corps = Il faut que quelqu’un reste avec l’armée : { $corps }.

## Refusé : la bataille et les pertes

battle-not-that-morale = La plupart de vos pas n’ont pas un moral de { $value }.
battle-not-engaged = Ce pion n’est pas engagé dans la bataille, ou ne peut en supporter les pertes.
battle-not-elite = Ce n’est pas un corps d’élite, il n’a pas d’étoile : { $corps }.
battle-not-subordinate = Seul un subordonné de l’une des armées engagées ajoute sa valeur, pas un commandant d’armée.
battle-cavalry-loss = Le résultat ennemi porte un C : cette perte frappe la réserve de cavalerie.
battle-morale-loss = La moitié des pertes doit frapper des corps au moral égal ou supérieur à celui de la force.
battle-tie-loss = Vous avez choisi le moral de la force : la moitié des pertes doit frapper des corps de moral { $value }.
losses-not-among-these = Seules les troupes de la force touchée subissent cette perte ; un dépôt ne le peut que dans une retraite ou une poursuite.
losses-nation-first = Vous avez pris le bonus d’une nation : ses corps subissent la première perte.
general-not-available = Ce général n’est pas dans la réserve, ou n’est pas de ce pays ({ $country }).

## Refusé : retraite et ralliement

retreat-no-fortress = Aucune forteresse à vous, libre de siège, { A($zone) }.
retreat-better = Un meilleur refuge que { $zone } vous est ouvert.
retreat-enemy-came = C’est de là que vient l’ennemi : { $zone }.
retreat-closed = { $zone } n’est pas un refuge : l’ennemi, sa forteresse ou une frontière neutre le ferme.
rally-not-on-the-march = Cette force n’est pas en marche.
rally-in-order = { CAP(LE($force)) } est en bon ordre.
rally-no-general = Il faut un général pour rallier : { LE($force) } n’en a pas.
rally-no-points = Le ralliement demande { $cost } points de mouvement.
rally-unsupplied = Non ravitaillée, une force ne se rallie pas : { $force }.

## Annoncé : la bataille

battle-begins = { $side ->
    [empire] Bataille { A($zone) } : l’Empire attaque.
   *[coalition] Bataille { A($zone) } : la Coalition attaque.
}
battle-odds = { $size ->
    [skirmish] Une escarmouche
    [minor] Une bataille mineure
   *[major] Une bataille majeure
}, { $ratio ->
    [one] à forces égales.
   *[other] à { $ratio } contre 1 pour { $side ->
        [empire] l’Empire.
       *[coalition] la Coalition.
    }
}
battle-rout = { $side ->
    [empire] { $ratio } contre 1 : l’Empire anéantit l’ennemi { A($zone) }.
   *[coalition] { $ratio } contre 1 : la Coalition anéantit l’ennemi { A($zone) }.
}
battle-spearhead = { $side ->
    [empire] En tête d’assaut pour l’Empire : { $corps }.
   *[coalition] En tête d’assaut pour la Coalition : { $corps }.
}
battle-special = { $side ->
    [empire] L’Empire engage { LE($special) }.
   *[coalition] La Coalition engage { LE($special) }.
}
battle-subordinate = { $general } ajoute sa valeur tactique à la bataille.
battle-rolls = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} lance { DIE($first) } et { DIE($second) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }
} : { $total }. { $losses ->
    [0] Aucune perte infligée
    [one] 1 perte infligée
   *[other] { $losses } pertes infligées
}{ $plus ->
    [true] {" "}(+ : l’avantage à pertes égales{ $cavalry ->
        [true] {" "}; C : une perte pour la réserve de cavalerie
       *[false] {""}
    }).
   *[false] { $cavalry ->
        [true] {" "}(C : une perte pour la réserve de cavalerie).
       *[false] .
    }
}
battle-capped = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} ne peut infliger plus de pertes que ses propres pas de combat : { $steps }.
battle-wound-test = Test de blessure { DE($general) } : dé { DIE($die) }, { $is_hit ->
    [true] blessé ; il quitte la carte.
   *[false] indemne.
}
battle-won = { $side ->
    [empire] Victoire de l’Empire { A($zone) }.
   *[coalition] Victoire de la Coalition { A($zone) }.
}
countermarch-rolls = { $general } marche au canon { A($zone) } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $succeeds ->
    [true] Il arrive à temps.
   *[false] Il arrive trop tard.
}
general-takes-command = { $general } prend le commandement { A($zone) }.
special-eliminated = Élimination { DE($special) }.
force-destroyed = Destruction { DE($force) } { A($zone) }.

## Annoncé : après la bataille

demoralise-steady = { $side ->
    [empire] Rien ne peut démoraliser la force de l’Empire.
   *[coalition] Rien ne peut démoraliser la force de la Coalition.
}
demoralise-sure = Démoralisation : { $tally }, soit { $morale }. { $fails ->
    [true] Sans lancer de dé, les vaincus sont démoralisés.
   *[false] Sans lancer de dé, les vaincus restent en ordre.
}
demoralise-rolls = Démoralisation : { $tally }, soit { $morale } ; dé { DIE($die) }. { $fails ->
    [true] Les vaincus sont démoralisés.
   *[false] Les vaincus restent en ordre.
}
pursuit-rolls = Poursuite { A($zone) } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }
} : { $total }. { $losses ->
    [0] Elle ne coûte rien aux vaincus.
    [one] Elle coûte 1 perte aux vaincus.
   *[other] Elle coûte { $losses } pertes aux vaincus.
}
retreat-crossing = La retraite vers { $zone } franchit un fleuve sans pont ou une montagne sans col : elle coûte une perte.
retreat-goes = { $side ->
    [empire] La force de l’Empire bat en retraite { DE($start) } { A($zone) }.
   *[coalition] La force de la Coalition bat en retraite { DE($start) } { A($zone) }.
}
retreat-none = { $side ->
    [empire] Aucune issue ne s’ouvre à la force de l’Empire { A($zone) }.
   *[coalition] Aucune issue ne s’ouvre à la force de la Coalition { A($zone) }.
}
rally-rolls = Ralliement { DE($force) } : { $tally }, soit { $morale } ; dé { DIE($die) }. { $succeeds ->
    [true] La force est ralliée.
   *[false] C’est un échec.
}
rally-by-victory = La victoire rallie { LE($force) }.

## Ce qui pèse sur les dés

battle-ratio = rapport de forces
battle-cavalry = supériorité de cavalerie
battle-marsh = marais
battle-river = fleuve sans pont
battle-pass = col de montagne
battle-mountain = montagne sans col
battle-strait = détroit
battle-landing = débarquement
battle-hungry = non ravitaillée
battle-interceptor = interception
battle-demoralised = démoralisée
battle-morale = moral
battle-more-losses = pertes supérieures
countermarch-difficult = terrain difficile
pursuit-cavalry = cavalerie et ses généraux
pursuit-enemy-cavalry = cavalerie des vaincus

### Pitt’s War : bataille, poursuite, retraite, attrition.

## Demandé

guns-who-marches = Bataille { A($area) }. Quelle force marche au canon ?
pass-guns-who-marches = Personne ne marche au canon
guns-with-whom = Au canon, { A($area) } : { $pieces }. Laissez-vous quelqu’un en arrière ?
pass-guns-with-whom = Renoncer à la marche
guns-absorb = Vos forces se sont réunies { A($area) }. Une armée en absorbe-t-elle une autre ?
pass-guns-absorb = N’absorber aucune armée
battle-who-commands = Bataille { A($area) } : lequel de vos leaders, à égalité, commande ?
battle-who-leads = Bataille { A($area) } : quelle est l’unité de tête ? Elle apporte sa valeur tactique et subit la première perte.
battle-claim-cavalry = Bataille { A($area) } : votre cavalerie est supérieure. La faites-vous valoir ? La première perte frappera alors une armée C.
pass-battle-claim-cavalry = Ne pas la faire valoir
battle-which-loss = { $left ->
    [one] Quelle armée perd un pas ?
   *[other] Vous perdez encore { $left } pas. Quelle armée en perd un maintenant ?
}
battle-for-whom = À qui s’applique { $marker } ?
pursuit-whether = Victoire { A($area) }, et votre cavalerie l’emporte. Poursuivez-vous ?
pass-pursuit-whether = Ne pas poursuivre
pursuit-step-or-retreat = Poursuite { A($area) } : l’ennemi perd un pas, ou recule d’une zone de plus. Que préférez-vous ?
retreat-where = Battus { A($area) } : { $pieces }. Où vous retirez-vous ?
attrition-which-step = { $left ->
    [one] Quelle armée perd un pas ?
   *[other] Vous perdez encore { $left } pas. Quelle armée en perd un maintenant ?
}

## Répondu

option-march-to-guns = Marcher au canon depuis { $area }
option-lead = En tête : { $army }
option-charge = Faire valoir la cavalerie
option-lose = Un pas de moins : { $army }
option-pursue = Poursuivre
option-harry = L’ennemi perd un pas
option-drive = L’ennemi recule d’une zone de plus
option-stand = Tenir
option-fall-back = Retraite { A($area) } pour tous
option-retreat = Retraite { A($area) } : { $army }

## Refusé : le canon et les pertes

guns-again = La force qui se trouve { A($area) } a déjà tenté sa chance dans cette bataille.
guns-nobody-there = Vous n’avez là aucune force voisine { DE($area) }.
guns-barrier = On ne marche pas au canon depuis { $area } : montagnes ou détroit barrent la route.
guns-engaged = La force qui se trouve { A($area) } a elle-même l’ennemi devant elle.
guns-not-in-band = Ce pion n’est pas de la marche.
guns-last-army = C’est la dernière armée en marche : { $army }.
guns-leader-alone = { $leader } resterait sans armée de sa nation.
bounds-homebound = Cette armée ne quitte pas sa patrie ({ $army }) : { $area } n’en fait pas partie.
bounds-campo-formio = Campo-Formio : les Autrichiens ne bougent plus jusqu’à la fin de l’année ({ $army }).
bounds-parole = Cette armée ({ $army }) a donné sa parole pour l’année : elle n’attaque que les révoltés, en France.
battle-not-engaged = Cette armée n’est pas engagée dans la bataille.
battle-leader-not-engaged = { $leader } ne prend pas part à la bataille.
battle-outranked = { $leader } ne commande pas : la nation la plus forte en pas passe d’abord, puis le meilleur bonus stratégique.
battle-not-for = « { $marker } » ne s’applique pas ici : { $piece }.
battle-cavalry-first = Vous avez fait valoir votre cavalerie : la première perte frappe une armée C.
battle-lead-first = L’unité de tête passe d’abord : { $army }.

## Refusé : les marqueurs

battle-hungry = Une force non ravitaillée ne tire rien de ce marqueur.
battle-attacker-only = Vous n’êtes pas l’attaquant.
battle-defender-only = Vous n’êtes pas le défenseur.
battle-no-horse = Votre force n’a aucun C.
battle-no-commander = Aucun leader ne commande votre force.
battle-has-leader = Un leader accompagne votre force.
battle-not-wellington = Wellington ne commande pas ici.
battle-no-enemy-port = Ce n’est pas un port sous contrôle ennemi.
battle-no-revolt = Vous ne combattez pas des révoltés en France.
battle-no-fortress = Il n’y a pas de forteresse dans la zone.
battle-not-levant = La bataille n’a pas lieu au Levant.
battle-not-in-france = La bataille n’a pas lieu dans la France de 1792.
battle-paris-lost = L’ennemi se tient { A($area) }.
battle-france-not-beaten = La France n’a pas perdu cette bataille.
battle-no-french-leader = Aucun leader français de cette bataille n’est sur la carte.
battle-not-acre = Ce marqueur est pour une force de la Coalition qui défend { $area }.
battle-no-enemy-horse = L’ennemi n’a plus de C à ignorer.
battle-no-enemy-talent = L’ennemi n’a pas de commandant avec un bonus de bataille.
battle-no-river = Personne n’attaque ici à travers un fleuve dans votre sens.
attrition-not-in-force = Cette armée ne fait pas partie de la force testée.
attrition-no-russians = Aucune force russe n’est voisine { DE($area) }.
attrition-not-winter = Ce marqueur est pour l’impulsion de mauvais temps.
attrition-not-summer = Ce marqueur est pour l’impulsion de beau temps.
attrition-no-invaders = Aucune pile ennemie n’est en Russie.

## Refusé : la retraite

retreat-not-beaten = Ce pion n’a pas à se retirer.
retreat-one-left = Il n’en reste qu’un, qui se désigne seul : { $piece }.
retreat-not-adjacent = Cette zone n’est pas voisine { DE($area) }.
retreat-mountain = Des montagnes barrent la route : { $area }.
retreat-strait = On ne se retire pas par un détroit : { $area }.
retreat-towards-enemy = L’ennemi est venu de là : { $area }.
retreat-enemy-there = L’ennemi se tient { A($area) }.
retreat-enemy-held = Cette zone n’est pas amie : { $area }.
retreat-neutral = Cette zone est neutre : { $area }.
retreat-leader-alone = { $leader } ne trouve aucune armée de sa nation { A($area) }.

## Annoncé

battle-begins = { $side ->
    [french] Bataille { A($area) } : les Français attaquent.
   *[coalition] Bataille { A($area) } : la Coalition attaque.
}
battle-overrun = { $side ->
    [french] Cinq contre un : les Français balaient l’ennemi { A($area) }.
   *[coalition] Cinq contre un : la Coalition balaie l’ennemi { A($area) }.
}
battle-lead = { $side ->
    [french] Unité de tête française : { $army }.
   *[coalition] Unité de tête coalisée : { $army }.
}
battle-charges = { $side ->
    [french] Les Français font valoir leur cavalerie.
   *[coalition] La Coalition fait valoir sa cavalerie.
}
battle-rolls = { $side ->
    [french] Les Français tirent { DIE($die) }
   *[coalition] La Coalition tire { DIE($die) }
} ; modificateurs : { $tally } ; total { $total }.
battle-inflicts = { $needs ->
    [0] {""}
   *[other] Second dé { DIE($die) }, il fallait { $needs }.{" "}
}{ $side ->
    [french] { $steps ->
        [0] Les Français n’infligent aucune perte.
        [one] Les Français infligent un pas de pertes.
       *[other] Les Français infligent { $steps } pas de pertes.
    }
   *[coalition] { $steps ->
        [0] La Coalition n’inflige aucune perte.
        [one] La Coalition inflige un pas de pertes.
       *[other] La Coalition inflige { $steps } pas de pertes.
    }
}
battle-won = { $side ->
    [french] Victoire française { A($area) }.
   *[coalition] Victoire de la Coalition { A($area) }.
}
battle-nobody-left = Les deux forces se sont anéanties { A($area) }.
battle-leader-die = { $leader } : dé { DIE($die) }, { $hit ->
    [true] touché.
   *[false] indemne.
}
guns-late = Trop tard pour la bataille { A($area) } : { $armies }.
guns-joined = Au canon, { A($area) } : { $armies }.
pursuit-result = { $loss ->
    [0] { $retreat ->
        [0] La poursuite ne donne rien.
       *[other] La poursuite repousse les vaincus d’une zone de plus.
    }
   *[other] { $retreat ->
        [0] La poursuite coûte un pas aux vaincus.
       *[other] La poursuite coûte un pas aux vaincus et les repousse d’une zone de plus.
    }
}
retreat-goes = Retraite { A($area) } : { $armies }.
retreat-returns = Le vainqueur abandonne le terrain et revient { A($area) } : { $armies }.
retreat-stands = { $side ->
    [french] Battus { A($area) }, les Français tiennent bon.
   *[coalition] Battue { A($area) }, la Coalition tient bon.
}
retreat-cut-off = Sans issue : { $armies }.
attrition-result = { $side ->
    [french] Attrition française { A($area) }
   *[coalition] Attrition coalisée { A($area) }
} : { $lost ->
    [0] { $worn ->
        [true] aucun pas perdu, mais la force est éprouvée : −1 en bataille.
       *[false] sans effet.
    }
    [one] { $worn ->
        [true] un pas perdu, et la force est éprouvée : −1 en bataille.
       *[false] un pas perdu.
    }
   *[other] { $lost } pas perdus.
}

## Dans les décomptes

battle-ratio = rapport de force
battle-cavalry = supériorité de cavalerie
battle-river = fleuve
battle-pass = col
battle-strait = détroit
battle-sea = débarquement
battle-fortress = forteresse
battle-marsh = marais
battle-unsupplied = non ravitaillé
battle-worn = force éprouvée
battle-untried = troupes novices
pursuit-three-c = trois C
attrition-liberation = Guerre de Libération
attrition-bad-weather = mauvais temps
attrition-unsupplied = non ravitaillé
attrition-forced-march = marche forcée
attrition-hardened = troupes aguerries
attrition-friendly = zones amies
attrition-raw = troupes novices
attrition-scorched = terre brûlée

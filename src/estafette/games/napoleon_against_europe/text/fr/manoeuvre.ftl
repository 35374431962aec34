### Napoléon contre l’Europe : interception, esquive, campagnes majeures.

## Demandé

interception-who = { CAP(LE($force)) } a atteint { $zone }. Une de vos forces tente-t-elle l’interception ? Il en coûte une carte.
pass-interception-who = Ne pas intercepter
interception-which-card = { CAP(LE($force)) } veut intercepter. Quelle carte dépensez-vous ? Il faut une valeur d’au moins { $least }.
detachment-who-stays = { $general } se porte { A($zone) }. Laisse-t-il quelqu’un en arrière ?
pass-detachment-who-stays = Les autres partent avec lui
evasion-where = { CAP(LE($force)) } vient vous attaquer { A($zone) }. Livrez-vous bataille, ou esquivez-vous ?
campaign-fight-or-wait = { CAP(LE($force)) } est face à l’ennemi { A($zone) }. Attaque-t-on tout de suite, ou attend-on les autres forces de la campagne ?
campaign-who-attacks = Lignes intérieures : l’ennemi affronte vos forces une à une { A($zone) }. Laquelle attaque maintenant ?
campaign-stand-or-retreat = D’autres ennemis vous font encore face { A($zone) }. Tenez-vous, ou battez-vous en retraite avant leur attaque ?
window-evasion = { CAP(LE($force)) } tente d’esquiver { A($zone) }. Jouez-vous une carte en sa faveur ?
pass-window-evasion = Ne pas jouer de carte
window-enemy-evades = { CAP(LE($force)) } tente d’esquiver { A($zone) }. Jouez-vous une carte contre cette esquive ?
pass-window-enemy-evades = Ne pas jouer de carte
window-entered = Une force de la campagne majeure adverse a atteint { $zone }. Jouez-vous une carte pour la contrer ?
pass-window-entered = Ne pas jouer de carte

## Répondu

option-wait = Attendre les autres forces

## Refusé : l’interception

interception-not-near = Cette force n’est pas voisine { DE($zone) }.
interception-no-general = Il faut un général pour intercepter : { LE($force) } n’en a pas.
interception-demoralised = Démoralisée, une force n’intercepte personne : { $force }.
interception-freed = { $force } : force assiégée { A($zone) } jusqu’à cette marche.
interception-besieged = { $force } : force enfermée dans la forteresse { DE($zone) }.
interception-barrier = Pas d’interception entre { $start } et { $zone } : une montagne sans col ou un détroit les sépare.
interception-armistice = Un armistice est en vigueur : personne ne cherche la bataille { A($zone) }.
interception-third-army = Il y aurait trois de vos armées { A($zone) } : il n’y a de place que pour deux.
interception-no-card = Vous n’avez pas de carte d’une valeur d’au moins { $least }.
interception-card-too-low = La valeur de « { $card } » est inférieure à { $least }.
detachment-not-there = Ce pion ne fait pas partie de la force qui s’en va.
detachment-last-corps = Il faut bien que quelqu’un parte : { $corps }.

## Refusé : l’esquive

evasion-no-general = Sans général, on n’esquive pas { A($zone) }.
evasion-towards-enemy = C’est de là que vient l’ennemi : { $zone }.
evasion-enemies-there = L’ennemi occupe { $zone }.
evasion-fortress-there = Une forteresse ennemie que personne n’assiège ferme { $zone }.

## Refusé : les lignes intérieures

campaign-none-to-counter = L’adversaire ne mène pas de campagne majeure.
campaign-too-late = Il est trop tard : la campagne est déjà contrée, ou sa première bataille est livrée.
campaign-no-master = Aucun général de valeur 2 ou 3 en défense ne commande { A($zone) }.

## Annoncé

interception-rolled = { CAP(LE($force)) } tente d’intercepter { A($zone) } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $succeeds ->
    [true] L’interception réussit.
   *[false] L’interception échoue.
}
interception-comes = { CAP(LE($force)) } arrive { DE($start) } et barre la route { A($zone) }.
evasion-rolled = { CAP(LE($force)) } tente d’esquiver { A($zone) } : dé { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modificateurs { $tally }, total { $total }
}. { $succeeds ->
    [true] L’esquive réussit.
   *[false] L’esquive échoue.
}
evasion-sure = { CAP(LE($force)) } esquive { A($zone) } sans lancer de dé.
evasion-goes = { $side ->
    [empire] La force de l’Empire esquive { DE($start) } { A($zone) }.
   *[coalition] La force de la Coalition esquive { DE($start) } { A($zone) }.
}
evasion-stands = { $side ->
    [empire] L’Empire accepte la bataille { A($zone) }.
   *[coalition] La Coalition accepte la bataille { A($zone) }.
}
campaign-begins = « { $card } » : { $side ->
    [empire] l’Empire
   *[coalition] la Coalition
} peut activer { $fleets ->
    [0] { $forces ->
        [one] une force
       *[other] jusqu’à { $forces } forces
    }
    [one] une flotte
   *[other] jusqu’à { $fleets } flottes, en { $forces ->
        [one] une seule escadre
       *[other] { $forces } escadres au plus
    }
}.
campaign-waits = { CAP(LE($force)) } fait face à l’ennemi { A($zone) } et attend.
campaign-countered = Lignes intérieures : { $side ->
    [empire] les défenseurs de l’Empire affronteront
   *[coalition] les défenseurs de la Coalition affronteront
} chaque assaillant séparément.

## Ce qui pèse sur les dés

interception-cavalry = supériorité de cavalerie
interception-initiative = général à l’initiative plus prompte
interception-difficult = terrain difficile
evasion-cavalry = supériorité de cavalerie
evasion-initiative = général à l’initiative plus prompte
evasion-difficult = terrain difficile pour l’ennemi

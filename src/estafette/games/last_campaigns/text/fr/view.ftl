### Les Dernières Campagnes de Napoléon : la table, vue d’un siège.

## Pistes

track-turn = Tour
track-losses-french = Pertes françaises
track-losses-anglo-allied = Pertes anglo-alliées
track-losses-prussian = Pertes prussiennes

## Pions

kind-infantry = infanterie
kind-cavalry = cavalerie
kind-artillery = artillerie
kind-leader = leader
kind-headquarters = quartier général
figure-strength = force
figure-movement = points de mouvement
figure-command = valeur
figure-losses = pertes
mark-disorganised = désorganisée
mark-reduced = a perdu un pas
mark-third-step = sur son troisième pas
mark-charged = a chargé pendant ce tour
mark-bombarded = a bombardé pendant ce tour
mark-activated = a bougé
mark-extended = en ligne étendue
mark-replacement = un remplaçant
mark-demoralised = démoralisé
mark-of-fr-i = 1er corps
mark-of-fr-ii = 2e corps
mark-of-fr-iii = 3e corps
mark-of-fr-iv = 4e corps
mark-of-fr-vi = 6e corps
mark-of-fr-guard = Garde
mark-of-fr-c1 = Cavalerie, Ier corps
mark-of-fr-c2 = Cavalerie, IIe corps
mark-of-fr-c3 = Cavalerie, IIIe corps
mark-of-fr-c4 = Cavalerie, IVe corps
mark-of-aa-i = 1er corps anglo-allié
mark-of-aa-ii = 2e corps anglo-allié
mark-of-aa-res = Réserve anglo-alliée
mark-of-aa-cav = Cavalerie anglo-alliée
mark-of-pr-i = 1er corps prussien
mark-of-pr-ii = 2e corps prussien
mark-of-pr-iii = 3e corps prussien
mark-of-pr-iv = 4e corps prussien
mark-order-attack = ordre : Attaque
mark-order-probe = ordre : Exploration
mark-order-defence = ordre : Défense
mark-order-delay = ordre : Retardement
mark-order-march = ordre : Marche
mark-order-forced-march = ordre : Marche forcée
mark-order-withdrawal = ordre : Repli
mark-order-general-retreat = ordre : Retraite générale
mark-order-reserve = ordre : Réserve

## La carte

kind-clear = terrain clair
kind-forest = forêt
kind-town = ville ou village
kind-chateau = château
mark-level-0 = moins de 75 m
mark-level-1 = à partir de 75 m
mark-level-2 = à partir de 100 m
mark-level-3 = à partir de 125 m
mark-level-4 = à partir de 150 m
way-road = route
way-trail = chemin
way-bridge = pont
marker-line = Ligne étendue
marker-objective = Objectif
marker-exit = Sortie
marker-order-attack = Attaque : cible d’un ordre
marker-order-probe = Exploration : cible d’un ordre
marker-order-defence = Défense : cible d’un ordre
marker-order-delay = Retardement : cible d’un ordre
marker-order-march = Marche : cible d’un ordre
marker-order-forced-march = Marche forcée : cible d’un ordre
marker-order-withdrawal = Repli : cible d’un ordre
marker-order-general-retreat = Retraite générale : cible d’un ordre
marker-order-reserve = Réserve : cible d’un ordre

## L’ordre de bataille

roster-army = { $side ->
    [french] L’armée française
   *[allied] Les armées alliées
}

## Les boutons de l’ordre de bataille

verb-decide = Décider
verb-misdirect = Donner un ordre
verb-decide-for = Détacher
verb-recall = Rappeler
verb-stand-down = En réserve
verb-unveil = Révéler
verb-conceal = Cacher
verb-lead = Mener
verb-hand-back = Rendre
verb-address = Écrire
verb-instruct = Détacher
verb-assign = Affecter
verb-link = Associer
verb-begin = Commencer

## Papiers

sheet-goal = { $side ->
    [french] But : plus de points que les Alliés, par les objectifs et par la force que vous détruisez ; ou la ruine d’une de leurs armées.
    [allied] But : priver les Français des points qu’il leur faut ; ou démoraliser leur armée.
   *[both] But : des points pour les objectifs et pour la force détruite, ou la ruine d’une armée ennemie.
}
sheet-hour = { $light ->
    [night] L’heure : { $day } juin, { $hour } h, nuit. On voit à { $sight } hex ; nul n’entre en zone de contrôle, nul ne bombarde, les leaders ne bougent pas.
    [rain] L’heure : { $day } juin, { $hour } h, pluie. On voit à { $sight } hexs ; nul n’entre en zone de contrôle, nul ne charge.
   *[day] L’heure : { $day } juin, { $hour } h. On voit à { $sight } hexs.
}
sheet-points = Points : { $french } aux Français, { $allied } aux Alliés.
sheet-action = { $side ->
    [french] Action française : { $formations }.
   *[allied] Action alliée : { $formations }.
}
sheet-combat = { $what ->
    [assault] Assaut sur { LE($hex) } : { $attackers } contre { $defenders }.
    [charge] Charge sur { LE($hex) } : { $attackers } contre { $defenders }.
    [reaction] Charge de réaction sur { LE($hex) } : { $attackers } contre { $defenders }.
    [pursuit] Poursuite sur { LE($hex) } : { $attackers } contre { $defenders }.
   *[bombardment] Bombardement sur { LE($hex) } : { $attackers } contre { $defenders }.
}
sheet-flank = { $what ->
    [bombardment] Enfilade : le canon tire dans l’axe de la ligne.
   *[assault] Flanc : les défenseurs sont pris de flanc.
}
sheet-square = Carré : l’infanterie a formé le carré, la charge est réduite de moitié.
sheet-support = Soutien éloigné : { $units }.
sheet-fire = { $side ->
    [french] Tir français : force { $strength }, dés { $dice }, pertes causées { $losses }.
   *[allied] Tir allié : force { $strength }, dés { $dice }, pertes causées { $losses }.
}
sheet-cup = Encore dans la tasse : { $formations }.
sheet-order = { CAP($formation) } : { $kind ->
    [attack] Attaque
    [probe] Exploration
    [defence] Défense
    [delay] Retardement
    [march] Marche
    [forced-march] Marche forcée
    [withdrawal] Repli
    [general-retreat] Retraite générale
   *[reserve] Réserve
}{ $hex ->
    [none] .
   *[other] , { LE($hex) }.
}
sheet-order-then = { CAP($formation) }, puis : { $kind ->
    [attack] Attaque
    [probe] Exploration
    [defence] Défense
    [delay] Retardement
    [march] Marche
    [forced-march] Marche forcée
    [withdrawal] Repli
    [general-retreat] Retraite générale
   *[reserve] Réserve
}{ $hex ->
    [none] .
   *[other] , { LE($hex) }.
}
sheet-dispatch = { CAP($formation) }, une estafette de la part de { $leader } : { $kind ->
    [attack] Attaque
    [probe] Exploration
    [defence] Défense
    [delay] Retardement
    [march] Marche
    [forced-march] Marche forcée
    [withdrawal] Repli
    [general-retreat] Retraite générale
   *[reserve] Réserve
}{ $hex ->
    [none] { "" }
   *[other] , { LE($hex) }
}. { $status ->
    [sent] Elle arrive à { $hour } h.
    [later] L’ordre sera suivi un tour après { $hour } h.
    [r4] Reçu à { $hour } h ; il attend un dé de 4 à 6.
    [r5] Reçu à { $hour } h ; il attend un dé de 5 ou 6.
   *[dawn] Reçu à { $hour } h ; il sera suivi à l’aube.
}
sheet-compliance = { CAP($formation) }, chances de cet ordre en l’état : suivi aussitôt { $obeyed } %, plus tard { $later } %, ignoré { $ignored } %.
sheet-hidden = { CAP($formation) }, à couvert : arrivé jusqu’{ A($hex) }.
sheet-reinforcement = Attendus le { $day } juin à { $hour } h, par { LE($hex) } : { $pieces }.
sheet-waiting = En attente d’entrer : { $pieces }.
sheet-demoralised = Démoralisée : { $army }.
sheet-recoil = La Garde recule : le moral français est réduit de 1.
sheet-lost = { $side ->
    [french] Pertes françaises : { $units }.
   *[allied] Pertes alliées : { $units }.
}
sheet-fallen = Tombés, et pas encore remplacés : { $leaders }.

### Age of Napoleon : la campagne. Tours, marches, mer, neutralité, fuite, interception, usure de marche.

## Demandé

campaign-which-army = { $left ->
    [one] Tour { $round } : quel général se met en marche ? Vous pouvez déplacer une armée.
   *[other] Tour { $round } : quel général se met en marche ? Vous pouvez encore déplacer { $left } armées.
}
march-where = { $left ->
    [0] { $leader } est { A($area) } et ne peut aller plus loin. Que fait son armée ?
    [one] { $leader } est { A($area) } et peut encore entrer dans une zone. Où va son armée ?
   *[other] { $leader } est { A($area) } et peut encore entrer dans { $left } zones. Où va son armée ?
}
sea-where = Sur quelle côte débarque { $corps } ?
evasion-where = { $attacker } attaque { $leader } { A($area) }. Votre armée se dérobe-t-elle ?
pass-evasion-where = Ne pas se dérober
evasion-who-stays = { $left ->
    [one] Votre chef ne peut emmener tout le monde : quel corps reste pour combattre ?
   *[other] Votre chef ne peut emmener tout le monde : { $left } corps restent pour combattre. Lequel ?
}
interception-who = { $general } vient d’entrer { A($area) }. Quel général l’intercepte ?
pass-interception-who = Ne pas intercepter
interception-with-whom = { $leader } va intercepter ; corps engagés : { $corps }. Y changez-vous quelque chose ?
interception-who-attacks = Votre armée a intercepté l’ennemi { A($area) }. Qui est l’attaquant ?
neutrality-which-battle = Plusieurs batailles vous attendent. Laquelle livre-t-on maintenant ?
attrition-which-corps = { $good ->
    [true] { $left ->
        [one] Usure : quel corps est perdu définitivement ?
       *[other] Usure : { $left } corps sont perdus définitivement. Lequel maintenant ?
    }
   *[false] { $left ->
        [one] Usure : quel corps est fait prisonnier ?
       *[other] Usure : { $left } corps sont faits prisonniers. Lequel maintenant ?
    }
}
window-round = Le tour { $round } commence, personne n’a bougé. Jouez-vous une carte ?
pass-window-round = Ne jouer aucune carte
window-chosen = { COUNT($corps) ->
    [1] { $leader }, qui est { A($area) }, va se mettre en marche. Répondez-vous par une carte ?
   *[other] { $leader }, qui est { A($area) }, va se mettre en marche avec { COUNT($corps) } corps. Répondez-vous par une carte ?
}
pass-window-chosen = Ne jouer aucune carte
window-intercepted = { COUNT($corps) ->
    [1] { $leader } va intercepter { A($area) }. Répondez-vous par une carte ?
   *[other] { $leader } va intercepter { A($area) } avec { COUNT($corps) } corps. Répondez-vous par une carte ?
}
pass-window-intercepted = Ne jouer aucune carte
window-marched = { $leader } a fini son mouvement { A($area) }, en pays hostile. Jouez-vous une carte ?
pass-window-marched = Ne jouer aucune carte

## Répondu

option-activate = { $leader } marche
option-sail = Embarquer { $corps }
option-land = Débarquer { A($area) }
option-enter = Entrer { A($area) }
option-attach = Rattacher { $corps }
option-detach = Détacher { $corps }
option-halt = En rester là
option-fight-at = Livrer bataille { A($area) }
option-evade = Se dérober { A($area) }
option-intercept = Intercepter avec { $leader }
option-name-attacker = { $side ->
    [french] Les Français attaquent
   *[coalition] La Coalition attaque
}

## Refusé : qui agit

action-cannot-pay = Votre action gratuite est prise et vous n’avez aucune carte pour payer.
march-not-yours = Vous n’avez pas ce corps sur la carte.
march-at-its-end = { $leader } est au bout de sa marche : nul ne le rejoint ni ne le quitte ici.
march-moved = { $corps } a déjà bougé pendant ce tour.
march-island = La mer est de tous côtés : aucune armée ne sort à pied { DE($area) }.

## Refusé : la marche

march-britain-closed = Aucune armée du camp français n’entre jamais en Grande-Bretagne.
march-not-adjacent = Cette zone n’est pas voisine { DE($area) }.
march-open-water = L’eau libre barre le chemin { DE($area) } : elle ne porte une armée qu’en hiver.
march-truce = On parle de paix : ni attaque ni neutralité violée { A($area) }.
march-spent = { $areas ->
    [0] L’armée ne peut entrer dans aucune zone pendant ce mouvement.
    [one] L’armée a parcouru la seule zone que lui permet ce mouvement.
   *[other] L’armée a parcouru les { $areas } zones que lui permet ce mouvement.
}
march-attack-too-far = { $areas ->
    [one] Pour attaquer, l’armée ne peut parcourir qu’une zone, celle de l’attaque comprise.
   *[other] Pour attaquer, l’armée ne peut parcourir que { $areas } zones, celle de l’attaque comprise.
}
march-no-attack = Il ne reste à { $leader } aucune zone pour attaquer pendant ce mouvement.
march-not-here = Aucun de vos corps de ce nom ne se trouve { A($area) }.
march-already-in = { $corps } marche déjà avec l’armée.
march-left-behind = { $corps } a été laissé en arrière pendant ce mouvement.
march-called-back = { $corps } a déjà été rappelé une fois : il marche avec l’armée.
march-too-senior = { $corps }, plus ancien que { $leader }, ne lui obéit pas.
march-full = { $leader } mène déjà autant de corps qu’il le peut.
march-leader-leads = { $leader } mène l’armée et reste avec elle.
march-not-along = Ce corps ne marche pas avec { $leader }.
insurgents-attack-abroad = { $corps } appartient à un pays insurgé et n’attaque pas hors de ses frontières.
insurgents-too-far = { $corps } appartient à un pays insurgé et ne s’en éloigne pas de plus d’une zone.

## Refusé : la mer

sea-french = Le camp français ne prend jamais la mer.
sea-no-britannia = Tant que Britannia n’a pas été jouée, personne ne prend la mer.
sea-insurgents = { $corps } appartient à un pays insurgé : il peut marcher, non embarquer.
sea-one-corps = Un mouvement par mer ne transporte qu’un seul corps.
sea-no-coast = Aucun navire n’aborde là.
sea-same-coast = Le corps est déjà { A($area) }.
sea-inland = Aucun navire n’aborde { A($area) }.
sea-frozen = La Baltique est prise par les glaces : aucun navire n’aborde { A($area) } avant le printemps.

## Refusé : fuite et interception

evasion-slower = { $leader }, moins rapide que { $attacker }, ne peut se dérober.
evasion-not-adjacent = Cette zone n’est pas voisine { DE($area) }.
neutrality-no-battle = Aucune bataille n’attend { A($area) }.
evasion-towards-attacker = L’attaquant est venu { DE($area) }.
evasion-enemy-there = L’ennemi se tient { A($area) }.
evasion-neutral = Une fuite ne viole pas de neutralité : pas de refuge { A($area) }.
interception-too-far = De là, aucun de vos généraux ne peut intervenir { A($area) }.
interception-slower = { $leader }, moins rapide que { $general }, ne peut l’intercepter.
interception-truce = On parle de paix : personne n’intercepte.
interception-again = { $corps } a déjà intercepté pendant ce tour.
command-settled = Le sort { DE($corps) } est déjà réglé.

## Refusé : usure et cartes

attrition-not-in-army = Ce corps n’est pas dans l’armée qui subit l’usure.
attrition-exhausted-first = Les corps déjà fatigués partent d’abord, et { $corps } est en pleine santé.
card-already-moved = Grande campagne se joue avant le premier mouvement du tour, et une seule fois.
card-already-forced = Cette armée est déjà en marche forcée.
card-at-sea = Il n’y a pas de boue en mer.

## Annoncé

campaign-round = Tour { $round }{ $round ->
    [5] , hiver
    [6] , hiver
   *[other] {""}
}.
campaign-truce = On parle de paix : jusqu’à la fin du tour { $last }, ni attaque, ni interception, ni neutralité violée.
action-free = { $side ->
    [french] Les Français usent de leur action gratuite.
   *[coalition] La Coalition use de son action gratuite.
}
march-named = { COUNT($corps) ->
    [1] { $leader } part { DE($area) }.
   *[other] { $leader } part { DE($area) } avec { COUNT($corps) } corps : { $corps }.
}
march-halted = { $leader } hésite et ne bouge pas.
march-enters = { $leader } entre { A($area) }.
march-attached = { $corps } rejoint { $leader }.
march-detached = { $corps } reste { A($area) }.
sea-sails = { $leader } s’embarque { A($area) }.
sea-lands = { $corps } débarque { A($area) }.
neutrality-violated = { $side ->
    [french] Les Français violent la neutralité { DE($country) }.
   *[coalition] La Coalition viole la neutralité { DE($country) }.
}
russia-invaded = La Russie est envahie ({ $area }) : ses dernières réserves peuvent être levées.
evasion-evades = { COUNT($corps) ->
    [1] { $leader } se dérobe et passe { A($area) }.
   *[other] { $leader } se dérobe et passe { A($area) } avec { COUNT($corps) } corps.
}
interception-named = { COUNT($corps) ->
    [1] { $leader } reçoit l’ordre d’intercepter { A($area) }.
   *[other] { $leader } reçoit l’ordre d’intercepter { A($area) } avec { COUNT($corps) } corps : { $corps }.
}
interception-halted = { $leader } hésite et n’intercepte pas.
interception-comes = { $leader } intercepte l’ennemi { A($area) }.
interception-attacker = { $side ->
    [french] Les Français attaquent { A($area) }.
   *[coalition] La Coalition attaque { A($area) }.
}
attrition-march = { $side ->
    [french] Usure de marche française
   *[coalition] Usure de marche coalisée
}, { $corps } corps, dé { DIE($die) } : { $lost ->
    [0] aucune perte, tous sont fatigués.
    [one] { $good ->
        [true] un corps perdu définitivement, les autres fatigués.
       *[false] un corps prisonnier, les autres fatigués.
    }
   *[other] { $good ->
        [true] { $lost } corps perdus définitivement, les autres fatigués.
       *[false] { $lost } corps prisonniers, les autres fatigués.
    }
}

### Les Dernières Campagnes de Napoléon : tir, pertes, moral, assaut, retraite, avance, chefs perdus.

## Demandé

assault-which = Quelle pile donne l’assaut, et à qui ?
pass-assault-which = Aucun autre assaut
withdrawal-who = L’ennemi va donner l’assaut : { LE($hex) }. Quelle cavalerie ou artillerie à cheval se dérobe d’abord, et où ?
pass-withdrawal-who = Rester { A($hex) }
support-who = L’ennemi donne l’assaut : { LE($hex) }. Quelle artillerie fait un tir de soutien éloigné ?
pass-support-who = Aucun autre tir de soutien
retreat-whether = { CAP(LE($hex)) } : vous perdriez { $losses } pas, l’ennemi { $theirs }. Céder du terrain, et chaque camp n’en perd que la moitié ; ou tenir, tout subir et tester le moral ?
retreat-where = { CAP($units) } : il faut quitter { LE($hex) }. Pour où ?
retreat-who-moves-on = Trop d’unités ici : { LE($hex) }. Laquelle recule d’un hex de plus ?
losses-which = { $half ->
    [true] Il reste un demi-pas à perdre. Quelle unité le perd ?
   *[false] { $left ->
        [one] Quelle unité perd un pas ?
       *[other] Il reste { $left } pas à perdre. Quelle unité en perd un maintenant ?
    }
}
advance-who = L’hex est vide : { LE($hex) }. Qui avance ?
pass-advance-who = Personne n’avance
leader-where = Un nouveau chef remplace { $leader }. Auprès de quelles unités paraît-il ?

## Répondu

option-appoint = Ici : { LE($hex) }
option-assault = { $guns ->
    [true] { CAP(DE(SHORT($start))) }, assaut sur { LE($target) }
   *[false] { CAP(DE(SHORT($start))) }, assaut sur { LE($target) } sans l’artillerie
}
option-evade = { CAP($unit) } se dérobe vers { LE($hex) }
option-support = { CAP($unit) } tire en soutien
option-give-ground = Céder du terrain
option-stand = Tenir
option-lose = { CAP($unit) } perd un pas
option-fall-back = Retraite vers { LE($hex) }
option-move-on = { CAP($unit) } recule encore
option-advance = { CAP($unit) } avance
option-advance-stack = Toute la pile avance : { LE($hex) }
verb-appoint = Nommer
verb-assault = Assaut
verb-evade = Se dérober
verb-support = Soutenir
verb-give-ground = Céder
verb-stand = Tenir
verb-lose = Perdre un pas
verb-fall-back = Retraite
verb-move-on = Reculer encore
verb-advance = Avancer
verb-advance-stack = Avancer ensemble

## Refusé : les assauts

assault-again = Cette pile ({ LE($hex) }) a déjà sa cible : une pile n’en prend d’assaut qu’une.
assault-nobody = Aucun ennemi à côté de cette pile : { LE($hex) }.
assault-spent = Ces unités ({ LE($hex) }) ont chargé ou bombardé pendant ce tour : elles ne donnent pas l’assaut.
assault-not-activated = Aucune unité n’est activée ici : { LE($hex) }.
assault-guns-alone = L’artillerie ne donne l’assaut qu’avec de l’infanterie ou de la cavalerie : { LE($hex) }.
assault-no-guns = Aucune artillerie à retenir ici : { LE($hex) }.
assault-spread = { CAP(LE($target)) } est déjà pris d’assaut, et personne n’attaque encore { LE($hex) }, adjacent lui aussi.
assault-chateau-first = Le château d’abord : { LE($hex) }.
assault-hq-last = Des unités de combat sont adjacentes ({ LE($hex) }) : un QG passe en dernier.
withdrawal-not-there = Cette unité n’est pas prise d’assaut.
withdrawal-on-foot = Seules la cavalerie et l’artillerie à cheval se dérobent avant l’assaut : pas { $unit }.
withdrawal-held = { CAP($unit) } n’a pas réussi à se dérober.
withdrawal-locked = { CAP($unit) } a commencé le tour en zone de contrôle ennemie.
withdrawal-cavalry = Il y a de la cavalerie parmi les attaquants : { $unit } ne peut se dérober.
support-out-of-reach = Cette artillerie n’est pas à portée des attaquants.
support-bombarded = { CAP($unit) } a déjà bombardé pendant ce tour.
support-again = { CAP($unit) } a déjà fait un tir de soutien pendant ce tour.
support-attacked = { CAP($unit) } est elle-même prise d’assaut.
support-other-corps = { CAP($unit) } n’est pas du corps attaqué.
support-busy = { CAP($unit) } a d’autres ennemis à côté d’elle.
support-unseen = { CAP($unit) } n’a pas de ligne de tir vers les attaquants.

## Refusé : pertes, retraites, avances

losses-not-a-target = Cette unité n’est pas sous le feu.
losses-infantry-first = La première perte est pour l’infanterie, pas pour { $unit }.
losses-damaged-first = Les unités endommagées subissent les pertes avant { $unit }.
losses-other-half = Une unité minuscule complète le pas avant { $unit }.
retreat-not-adjacent = Une retraite est d’un hex : on part { DE($hex) }.
retreat-enemy-there = L’ennemi est là : { LE($hex) }.
retreat-chateau = Le château est occupé : pas de retraite ici ({ LE($hex) }).
retreat-back-again = Ces unités en viennent : { LE($hex) }.
retreat-was-there-first = Seules reculent encore celles qui viennent d’arriver.
retreat-no-loss = Un camp qui n’a rien perdu ne retraite pas.
retreat-garrison = La garnison d’un château ne retraite pas.
retreat-no-way = Pas d’issue : { LE($hex) }.
advance-did-not-attack = Seules avancent les unités qui ont donné l’assaut.
advance-guns-alone = L’artillerie n’avance pas seule : { $unit }.
advance-alone = { CAP($unit) } est seule, et avance comme une seule unité.
advance-two-divisions = Ces unités ({ LE($hex) }) sont de divisions différentes et sans chef : une seule avance.
leader-no-unit-there = Aucune unité qu’il doive commander n’est ici : { LE($hex) }.

## Raconté : tir et pertes

fire-volley = { $side ->
    [french] Les Français tirent à { $strength }
   *[allied] Les Alliés tirent à { $strength }
} : { DIE($dice) }, { $losses ->
    [0] aucune perte.
    [one] une perte.
   *[other] { $losses } pertes.
}
fire-reckoned = { $side ->
    [french] Les Français comptent { $strength } pour { $printed } sur leurs pions : { $why }.
   *[allied] Les Alliés comptent { $strength } pour { $printed } sur leurs pions : { $why }.
}
fire-silent = { $side ->
    [french] Les Français ne tirent pas.
   *[allied] Les Alliés ne tirent pas.
}
unit-reduced = { CAP($unit) } perd un pas : force { $strength }.
unit-eliminated = Éliminé : { $unit }.
unit-gone = Perdu pour de bon : { $unit }.
unit-disorganised = Désorganisation : { $units }.
leader-risk = { CAP($leader) } sous le feu : { DIE($dice) }, { $lost ->
    [true] touché.
   *[false] indemne.
}
leader-lost = { CAP($leader) } est perdu. Un autre prendra sa place au prochain tour.
leader-replaced = Un autre chef, de valeur 1, remplace { $leader } : { LE($hex) }.

## Ce qui pèse sur un tir

name-fire-terrain-25 = terrain -25 %
name-fire-terrain-50 = terrain -50 %
name-fire-terrain-75 = terrain -75 %
name-fire-cavalry = cavalerie réduite de moitié
name-fire-disorganised = unités désorganisées réduites de moitié
name-fire-out-of-line = divisions hors de la ligne -20 %
name-fire-extended = lignes étendues réduites de moitié
name-fire-enfilade = enfilade +50 %
name-fire-guns-defend = artillerie en défense +50 %
name-fire-crowded = cible empilée +50 %
name-fire-far = réduit de moitié à trois hexs
name-fire-square = réduit de moitié par le carré
name-fire-flank = doublé dans le flanc
name-fire-backlash = doublé par le retour de bâton
name-fire-on-foot = infanterie et artillerie réduites de moitié

## Raconté : moral

morale-test = Moral : { $units }, { $why ->
    [retreat] pour tenir
    [square] pour former le carré
    [reaction] pour charger en réaction
    [slip-away] pour se dérober
    [recovery] pour se remettre en ordre
    [rout] au milieu d’une déroute
   *[other] test
} : { $value } contre { DIE($die) }, { $passed ->
    [true] réussi.
   *[false] manqué.
}
morale-reckoned = { CAP($units) } : moral { $value }, soit { $sum }.
morale-base = base
morale-step-lost = pas perdu
morale-exhausted = épuisement
morale-demoralised = démoralisation
morale-leader = leader
morale-reserve = Réserve
morale-guard = devant la Garde
morale-artillery = sous le canon
morale-flank = pris de flanc
morale-rout = Déroute : { $unit } !
guard-recoils = La Garde recule ! Tout le moral français baisse de 1 jusqu’à la fin.
guard-level-drops = L’armée française supporte 10 points de pertes de moins.

## Raconté : assaut, retraite, avance

assault-declared = Assaut sur { LE($hex) } en vue : { $units }.
assault-begins = { $side ->
    [french] Les Français donnent l’assaut sur { LE($hex) } : { $units }.
   *[allied] Les Alliés donnent l’assaut sur { LE($hex) } : { $units }.
}
assault-over = { $result ->
    [taken] Plus personne ne tient { LE($hex) }.
    [held] { CAP(LE($hex)) } tient toujours.
   *[repulsed] L’assaut sur { LE($hex) } est repoussé.
}
support-fires = { CAP($unit) } tire en soutien : { LE($hex) }.
support-shakes = { $side ->
    [french] Le canon français porte : les Alliés sont ébranlés.
   *[allied] Le canon allié porte : les Français sont ébranlés.
}
retreat-gives-ground = { $side ->
    [french] Les Français cèdent du terrain devant { LE($hex) } : pertes réduites de moitié.
   *[allied] Les Alliés cèdent du terrain devant { LE($hex) } : pertes réduites de moitié.
}
retreat-order = Test pour garder l’ordre : { $units }, { DIE($die) }.
retreat-goes = Retraite vers { LE($hex) } : { $units }.
retreat-crowded = La cohue : { LE($hex) }.
retreat-cut-off = Sans issue : { $units }.
retreat-off-map = Rejetées hors de la carte : { $units }.
advance-takes = Avance sur { LE($hex) } : { $units }.

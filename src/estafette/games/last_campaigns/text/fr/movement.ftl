### Les Dernières Campagnes de Napoléon : mouvement, empilement, zones de contrôle, leaders et QG, renforts.

## Demandé

movement-which = Qui se déplace ensuite ?
pass-movement-which = Terminer le mouvement
movement-where = { CAP($pieces) }, { A($hex) } : { $half ->
    [true] { $points ->
        [0] encore un demi-point de mouvement. Vers où ?
        [1] encore un point de mouvement et demi. Vers où ?
       *[other] encore { $points } points de mouvement et demi. Vers où ?
    }
   *[false] { $points ->
        [0] plus de point de mouvement. Et ensuite ?
        [one] encore { $points } point de mouvement. Vers où ?
       *[other] encore { $points } points de mouvement. Vers où ?
    }
}
pass-movement-where = Ne pas aller plus loin
stacking-who = Trop d’unités { A($hex) }. Laquelle fait place ?
leader-shelter = { $by } tombe sur { $leader }. Auprès de quelles unités se réfugie-t-il ?
hq-where = Un QG est rétabli ({ $army }). Auprès de quelles unités ?

## Répondu

option-take = { CAP($piece) } se déplace
option-take-stack = La pile { DE($hex) } se déplace
option-go = Aller vers { LE($hex) }
option-pick-up = Emmener { $unit }
option-drop-off = Laisser { $unit } ici
option-leave-map = Quitter la carte
option-shelter = Auprès des unités { DE($hex) }
option-give-way = { CAP($unit) } fait place
verb-take = Déplacer
verb-take-stack = Déplacer la pile
verb-go = Aller
verb-pick-up = Emmener
verb-drop-off = Laisser ici
verb-leave-map = Quitter la carte
verb-shelter = Se réfugier
verb-give-way = Faire place

## Refusé : qui se déplace

movement-has-moved = { CAP($piece) } s’est déjà déplacé.
movement-in-hand = { CAP($piece) } est déjà en mouvement.
movement-not-activated = La formation dont relève { $piece } n’agit pas maintenant.
movement-not-on-map = Aucun pion de ce nom sur la carte.
movement-has-fired = { CAP($unit) } a bombardé : l’artillerie à pied qui a tiré ne bouge plus.
movement-has-charged = { CAP($unit) } a chargé pendant ce tour et ne bouge plus.
movement-is-hidden = { CAP($unit) } est en mouvement caché : le pion reste où il est.
movement-pinned = { CAP($unit) } est en zone de contrôle ennemie et ne peut pas en partir.
movement-pinned-attack = { CAP($unit) } a l’ordre d’attaquer : on ne quitte le contact qu’en retraite.
movement-chief-has-moved = { CAP($leader) } s’est déjà déplacé pendant ce tour.
movement-leader-not-now = { CAP($leader) } ne se déplace que pendant l’action de ceux qu’il commande.
movement-leader-night = Les leaders ne se déplacent pas la nuit : { $leader } reste sur place.
movement-leader-reserve = { CAP($leader) } ne bouge pas : sa formation est en Réserve.
movement-no-stack = Il n’y a pas deux unités de cet hex qui puissent partir ensemble.
movement-not-here = Aucune unité de ce nom dans l’hex atteint.
movement-not-along = Cette unité n’est pas en mouvement, ou elle est la seule à l’être.
hq-not-now = Un QG ne se déplace que pendant l’étape de Réserve.
hq-no-order = Ce QG n’a reçu ni ordre de Marche ni ordre de Repli.
reinforcement-no-way-in = L’ennemi tient tout le bord de la carte : { $piece } ne peut pas entrer.
reinforcement-next-turn = La route est encombrée : { $piece } entrera au prochain tour.

## Refusé : vers où

movement-off-map = Cet hex n’est pas sur la carte.
movement-too-far = { CAP(LE($hex)) } est hors d’atteinte.
movement-enemy-there = L’ennemi occupe { LE($hex) }.
movement-no-friend-there = { CAP(LE($hex)) } est en zone de contrôle ennemie, sans unité amie pour l’occuper.
movement-zoc-night = { CAP(LE($hex)) } est en zone de contrôle ennemie : on n’y entre pas la nuit.
movement-zoc-rain = { CAP(LE($hex)) } est en zone de contrôle ennemie : on n’y entre pas sous la pluie.
movement-zoc-reserve = { CAP(LE($hex)) } est en zone de contrôle ennemie : on n’y entre pas en Réserve.
movement-zoc-delay = { CAP(LE($hex)) } est en zone de contrôle ennemie : l’ordre de Retardement interdit d’y entrer.
movement-zoc-march = { CAP(LE($hex)) } est en zone de contrôle ennemie : une Marche s’arrête devant.
movement-zoc-defence = { CAP(LE($hex)) } est en zone de contrôle ennemie : en Défense, on n’y entre que pour reprendre le terrain perdu.
movement-zoc-halted = { CAP(LE($hex)) } est en zone de contrôle ennemie : l’attaque ne commence qu’au prochain tour.
movement-zoc-out-of-command = { CAP($unit) } est hors de portée de commandement et ne peut pas entrer en zone de contrôle ennemie.
movement-leaves-range = { CAP($unit) } sortirait de la portée de commandement de son leader.
movement-not-back = { CAP($unit) } est hors de portée de commandement : il faut y revenir au plus vite.
movement-away-from-target = Ordre de Retardement : { $piece } ne peut pas s’éloigner de la cible.
movement-probe-full = Deux unités sont déjà au contact ({ $formation }) : une Exploration n’en admet pas plus.
movement-not-nearer = { CAP($unit) } est en Marche et doit se rapprocher de la cible.
movement-not-away = { CAP($unit) } est en Repli et doit s’éloigner de l’ennemi.
movement-leader-not-nearer = { CAP($piece) } doit obéir à l’ordre reçu : se rapprocher de la cible, ou s’éloigner de l’ennemi.
movement-quits-post = Le leader ne peut pas abandonner son poste ({ $formation }).
movement-leader-to-post = Le leader doit gagner la position à défendre ({ $formation }).
movement-scatters = { CAP($unit) } serait trop loin d’une autre unité, { $other } : une division finit son mouvement groupée dans un rayon de trois hexs.
movement-not-at-enemy = { CAP($unit) } a l’ordre d’attaquer et doit se rapprocher de l’ennemi.
movement-must-close = Il faut entrer au contact, et personne d’autre ne le peut.
stacking-full = { CAP(LE($hex)) } contiendrait plus de { $limit } unités.
stacking-division = { CAP($unit) } et { $other } ne peuvent pas s’empiler : l’une des deux a un ordre divisionnaire.
exit-not-at-edge = Seules des unités de combat au bord de la carte peuvent la quitter.
exit-too-dear = Il ne reste pas assez de points de mouvement pour quitter la carte.
exit-not-ordered = { CAP($unit) } ne peut quitter la carte que par une sortie du scénario, ou en repli par son propre bord.

## Refusé : ce qui reste à faire

movement-must-approach = { CAP($unit) } doit se rapprocher de l’ennemi.
movement-must-march = { CAP($unit) } doit continuer sa route, au moins à l’allure de l’unité la plus lente de la formation.
movement-must-enter = Doivent entrer sur la carte : { $pieces }.
movement-must-engage = Une unité doit entrer en zone de contrôle ennemie ({ $formation }).
movement-leader-must-march = { CAP($leader) } doit suivre, au moins à l’allure de son unité la plus lente.
movement-leader-must-follow = La portée de { $leader } retient des unités qui doivent se rapprocher : il doit se déplacer d’abord.

## Refusé : les attaques

order-no-attack-reserve = { CAP($unit) } est en Réserve et ne peut pas attaquer.
order-no-attack-delay = { CAP($unit) } a l’ordre de Retardement et ne peut pas attaquer.
order-no-attack-withdrawal = { CAP($unit) } est en Repli et ne peut pas attaquer.
order-no-attack-defence = { CAP(LE($hex)) } n’est pas du terrain perdu : en Défense, on n’attaque rien d’autre.
order-out-of-command = { CAP($unit) } est hors de portée de commandement : ni charge ni assaut.
leader-not-nearest = D’autres unités amies sont plus proches que celles { DE($hex) }.
hq-no-unit-there = Aucune unité de cette armée { A($hex) }.

## Raconté

movement-moves = { CAP($pieces) } : { DE(SHORT($start)) } { A($hex) }.
movement-unseen = { $count ->
    [one] Une unité ennemie se déplace { DE(SHORT($start)) } { A($hex) }.
   *[other] { $count } unités ennemies se déplacent { DE(SHORT($start)) } { A($hex) }.
}
movement-enters = { CAP($pieces) } : entrée sur la carte, jusqu’{ A($hex) }.
movement-enters-unseen = { $count ->
    [one] Une unité ennemie entre sur la carte, jusqu’{ A($hex) }.
   *[other] { $count } unités ennemies entrent sur la carte, jusqu’{ A($hex) }.
}
stacking-gives-way = Trop d’unités { A($hex) } : elles sont désorganisées, et l’une fait place.
leader-displaced = { CAP($leader) } fuit devant l’ennemi jusqu’{ A($hex) }.
leader-alone = { CAP($leader) } ne trouve aucune unité où se réfugier.
hq-destroyed = QG détruit : { $army }.
hq-returns = QG rétabli { A($hex) } : { $army }.
hq-enters = Un QG entre sur la carte { A($hex) } : { $army }.
reinforcement-due = Renforts { A($hex) } : { $pieces }.
unit-exits = { CAP($unit) } quitte la carte par { LE($hex) }.

## Lignes étendues

option-extend = Se déployer en ligne étendue, jusqu’{ A($hex) }
option-shift = Porter la ligne sur { LE($hex) } et { $other }
option-close-up = Se reformer { A($hex) }
verb-extend = Se déployer en ligne
verb-shift = Porter la ligne
verb-close-up = Se reformer
extended-hold = { CAP($unit) } a reculé vers { LE($hex) }. Reste-t-on en ligne étendue ?
pass-extended-hold = Se reformer { A($hex) }
extended-not-so = Aucune brigade ne peut déployer, porter ou reformer ainsi sa ligne.
extended-too-weak = { CAP($unit) } est trop faible pour une ligne étendue : il faut une force de 2.
stacking-extended = { CAP($unit) } est en ligne étendue : aucune autre infanterie dans ses hexs.
extended-deploys = { CAP($unit) } se déploie en ligne étendue : { LE($hex) } et { $other }.
extended-moves = { CAP($unit) } avance en ligne étendue : { LE($hex) } et { $other }.
extended-closes = { CAP($unit) } se reforme { A($hex) }.

### Les Dernières Campagnes de Napoléon : ordres, estafettes, conformité, décisions locales.

## Les ordres

name-attack = Attaque
name-probe = Exploration
name-defence = Défense
name-delay = Retardement
name-march = Marche
name-forced-march = Marche forcée
name-withdrawal = Repli
name-general-retreat = Retraite générale
name-reserve = Réserve

## Demandé

command-notes = { $noted ->
    [true] Décisions locales : un autre leader agit-il de lui-même ?
   *[false] D’abord les décisions locales : un leader agit-il de lui-même, à ses risques ? Sinon, vos ordres viennent ensuite.
}
pass-command-notes = { $noted ->
    [true] Aucune autre décision locale
   *[false] Aucune décision locale
}
hidden-which-to-show = Révélez-vous une marche que l’ennemi ne voit pas ?
pass-hidden-which-to-show = N’en révéler aucune
orders-to-whom = Commandement : à qui donne-t-on un ordre ?
pass-orders-to-whom = Aucun autre ordre
orders-division = { CAP($formation) } : rejoindre un corps, ou recevoir un ordre propre ?
pass-orders-division = Un ordre propre
orders-kind = { CAP($formation) } : quel ordre ?
orders-target = { CAP($formation) }, { $kind } : sur quel objectif ? Désignez un hex ; une ville vaut pour tous ses hexs.
orders-then = { CAP($formation) }, { $kind } : l’ordre est-il complet ?
orders-way = { CAP($formation) } : par quel hex passe la marche ?
local-assign = Mauvais mouvement : { LE($formation) } est à vos ordres. Lui en donnez-vous un ?
pass-local-assign = Ne donner aucun ordre
failure-through = L’unité recule et se trouve devant une ZDC ennemie : { $unit }. La traverse-t-elle ?
pass-failure-through = S’arrêter ici

## Répondu

option-decide = Décision locale : { $formation }
option-misdirect = Donner un ordre : { $formation }
option-decide-for = Décision locale ({ $formation }) : ordre pour { LE($division) }
option-recall = Retour sous les ordres du corps : { $division }
option-fall-in = Retour sous les ordres du corps : { $unit }
option-stand-down = En Réserve : { $formation }
option-lead = { $leader } prend la tête : { $formation }
option-hand-back = { CAP($formation) } : retour à son propre leader
option-address = { $by } écrit { A($to) }
option-instruct = { $by } écrit { A($division) }
option-sound-retreat = { $by } ordonne la Retraite générale
option-bid = { $kind }
option-assign = Rejoindre : { $corps }
option-aim = Objectif : { LE($hex) }
option-detour = Fixer un point de passage
option-via = Par { LE($hex) }
option-then = Et ensuite…
option-tomorrow = L’Attaque commence demain
option-await = Envoyer ; puis attendre d’autres ordres
option-send = Envoyer
option-go-through = Traverser

## Refusé : écrire un ordre

orders-not-his = { CAP($leader) } n’a pas d’ordres à donner ici : { $formation }.
orders-no-leader = Personne sur la carte ne peut recevoir d’ordres : { $formation }.
orders-cut-off = Aucune estafette { DE($leader) } ne passe : l’ennemi tient tous les chemins ({ $formation }).
orders-no-such-kind = On ne peut donner ici l’ordre { DE($kind) }.
orders-hq-only-moves = Un QG n’obéit qu’à la Marche et au Repli.
orders-out-of-range = { CAP(LE($hex)) } est à plus de 10 PM, et aucune route qui commence dans les 10 PM n’y mène.
orders-no-way-point = { CAP(LE($hex)) } ne peut être un point de passage : il doit se trouver dans les 10 PM du précédent.
orders-repeated = { CAP(LE($formation)) } a déjà cet ordre, ou il est en chemin ({ $kind }).
orders-same-type = { CAP($formation) } : cela compte comme le même type que { $kind }, et l’objectif est à moins de 10 hexs { DE($hex) }.
orders-too-near = { CAP(LE($formation)) } a déjà un ordre de ce type ({ $kind }, { LE($hex) }), et les objectifs sont à moins de 10 hexs l’un de l’autre.
orders-not-chief = Seul un commandant en chef ordonne la Retraite générale, pas { $leader }.
orders-not-beaten = Les pertes n’ont pas atteint 80 % du niveau de démoralisation ({ $army }).
orders-sounded = La Retraite générale est déjà ordonnée ({ $army }).
orders-not-withdrawing = { CAP(LE($formation)) } n’est pas en Repli.
orders-before-night = { CAP(LE($formation)) } est en Retraite générale : pas de Réserve avant le premier tour de la nuit suivante.
orders-pressed = { CAP(LE($formation)) } a une unité à deux hexs ou moins de l’ennemi.

## Refusé : capacité, ailes, divisions

capacity-spent = { CAP($leader) } a donné tous les ordres qu’il peut ({ $value }).
capacity-away-one = { CAP($leader) } est loin de son QG : un seul ordre par tour.
capacity-not-present = { CAP($leader) } est toujours loin de son QG : il ne donne d’ordres que face à face.
capacity-out-of-sight = { CAP($leader) } est loin de son QG : { LE($hex) } n’est pas en vue, ni sur une route qui part d’un hex en vue.
wing-no-order = { CAP($leader) } n’a lui-même aucun ordre que d’autres puissent suivre.
wing-not-consistent = Cela ne s’accorde pas avec l’ordre { DE($leader) } ({ $kind }).
wing-nobody-left = Une autre formation { DE($leader) } doit d’abord avoir le même ordre que lui ({ $kind }).
wing-not-his = { CAP($leader) } ne peut prendre lui-même la tête de cette formation : { $formation }.
wing-leads-already = { CAP($leader) } est déjà à la tête d’un corps.
wing-far-from-chief = { CAP($leader) } n’est pas à portée de son commandant en chef.
wing-not-with = { CAP($leader) } n’est pas avec cette formation : { $formation }.
division-no-such = Cette division n’existe pas.
division-elsewhere = { CAP(LE($division)) } n’est pas avec ce corps.
division-not-away = { CAP(LE($division)) } est sous les ordres de son corps.
division-not-his = { CAP(LE($division)) } tient son ordre d’un commandant en chef : lui seul peut la rappeler.
division-out-of-range = { CAP(LE($division)) } n’est pas à portée du chef de son corps.
division-other-army = { CAP(LE($formation)) } appartient à une autre armée.
division-with-corps = La division est déjà avec son corps : { $formation }.
division-called = L’ordre de rejoindre est déjà en chemin : { $formation }.
local-tried = { CAP($formation) } : son leader a déjà tenté sa chance ce tour.
local-nobody = { CAP(LE($formation)) } n’a pas de leader qui puisse décider.
local-night = Aucune décision locale la nuit.
local-not-his = { CAP(LE($division)) } n’est pas sous ses ordres.
local-not-astray = Cette unité est sous les ordres de son corps : { $unit }.
local-still-far = Cette unité n’est pas encore à portée de commandement : { $unit }.

## Raconté

orders-sent = { CAP($leader) } écrit : { $formation }, { $kind }{ COUNT($target) ->
    [0] {""}
   *[other] , { LE($target) }
}. { $turns ->
    [0] L’ordre arrive aussitôt.
    [one] L’ordre arrive dans un tour.
   *[other] L’ordre arrive dans { $turns } tours.
}
orders-ignored = { CAP($formation) } : l’ordre { DE($kind) } reste lettre morte.
orders-in-force = { CAP($formation) } : { $kind }{ COUNT($target) ->
    [0] {""}
   *[other] , { LE($target) }
}, l’ordre est en vigueur.
orders-succeeded = { CAP(LE($formation)) } a exécuté son ordre ({ $kind }).
orders-failed = { CAP($formation) } : l’ordre échoue ({ $kind }). La formation recule.
orders-unit-stops = L’ennemi barre la route, la marche est finie : { $unit } ({ $kind }).
compliance-roll = { CAP($formation) }, { $kind } : colonne { $column } ({ $sum }), deux dés { $roll } : { $result ->
    [i] ordre ignoré.
    [c] ordre exécuté.
    [next-turn] exécuté au tour suivant.
    [r4] exécuté sur 4 ou plus, dès le tour suivant.
   *[r5] exécuté sur 5 ou plus, dès le tour suivant.
}
compliance-again = { CAP(LE($formation)) } hésite : { DIE($die) }, il faut { $needs }. { $obeys ->
    [true] L’ordre est exécuté.
   *[false] Pas encore.
}
confidence-roll = { CAP(LE($formation)) } doute de son ordre : { DIE($die) } contre { $threshold } ({ $sum }). { $holds ->
    [true] On continue.
   *[false] C’en est assez.
}
local-roll = { CAP($leader) } (valeur { $value }) décide par lui-même : { $roll }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}. { $result ->
    [bad-move] Mauvais mouvement.
    [acts] Il agit.
   *[no-effect] Aucun effet.
}
division-attached = { CAP(LE($division)) } rejoint une autre formation : { $formation }.
division-rejoins = { CAP(LE($division)) } retrouve son corps.
wing-leads = { CAP($leader) } prend lui-même la tête : { $formation }.
wing-hands-back = { CAP($leader) } rend le commandement à son titulaire : { $formation }.
release-roll = Au matin, les Français tirent { DIE($die) }, il faut { $needs }. { $released ->
    [true] Leurs ordres de la nuit prennent effet.
   *[false] Ils ne sont pas encore prêts.
}
release-late = Dix heures : les ordres que les Français ont reçus de nuit prennent effet.

## Lignes des sommes

compliance-sender = émetteur
compliance-addressee = destinataire
shift-reserve = Réserve
shift-attack = Attaque
shift-face-to-face = face à face
shift-division = division
shift-cavalry = corps de cavalerie
shift-general-retreat = Retraite générale
confidence-leader = leader
confidence-attack = Attaque
confidence-demoralised = démoralisée
confidence-defence = Défense
confidence-objective = objectif tenu

## Commandement direct

name-free = sous les yeux du chef
direct-whom = { CAP($leader) } : quelle unité prend-il sous son commandement direct ?
pass-direct-whom = Aucune autre unité
direct-when = Un commandant en chef agit-il maintenant avec les unités qu’il commande directement ?
pass-direct-when = Pas maintenant
option-beckon = { $leader } commande lui-même : { $unit }
option-call-up = { $leader } agit maintenant
direct-no-orders = { CAP($leader) } a commandé directement au tour précédent : il ne donne aucun ordre ce tour-ci.
direct-not-chief = { CAP($leader) } n’est pas un commandant en chef présent sur la carte.
direct-not-worthy = { CAP($leader) } n’est ni français ni de valeur 4 : pas de commandement direct.
direct-not-near = Cette unité n’est ni avec { $leader } ni à côté de lui : { $unit }.
direct-enough = { CAP($leader) } commande autant d’unités que sa valeur le permet, moins les ordres de ce tour.
direct-acts = { CAP($leader) } mène lui-même au feu : { $units }.
shift-direct = commandement direct

## Mouvement caché

option-stealth = Se déplacer caché de l’ennemi
option-unveil = Révéler la marche : { $formation }
option-conceal = Entrer caché : { $formation }
hidden-on-the-way = { CAP(LE($formation)) } est en marche cachée.
hidden-sets-off = { CAP(LE($formation)) } se met en route à l’insu de l’ennemi ; ses pions restent en place.
hidden-roll = La marche cachée, { $formation } : { DIE($die) }. { $found ->
    [true] Elle est découverte.
   *[false] Personne ne remarque rien.
}
hidden-revealed = { CAP(LE($formation)) } apparaît { A($hex) }.
hidden-vanishes = { CAP(LE($hex)) } : il n’y a personne ici ({ $unit }).
hidden-collision = { CAP(LE($formation)) } et { $other } se sont heurtés sur la route.

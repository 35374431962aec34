### Napoléon 1815 : opérations, manœuvre, vedettes et cartes de la manœuvre.

## Demandé

operation-who-acts = Quel joueur coalisé effectue cette opération ?
operation-which-block = { $able ->
    [0] Il ne vous reste ni corps ni vedette à activer.
   *[other] Quel pavé activez-vous d’abord ? Les autres de sa pile le rejoignent ensuite.
}
operation-who-joins = { COUNT($blocks) ->
    [1] { CAP($blocks) } va agir. Qui s’y joint, et la pile manœuvre-t-elle ?
   *[other] { CAP($blocks) } vont agir ensemble. Qui d’autre s’y joint, et la pile manœuvre-t-elle ?
}
combat-fight-or-not = Zone contestée : { $zone }. Votre pile attaque-t-elle ?
movement-where = { $stuck ->
    [1] Votre pile ne peut aller plus loin : elle s’arrête { A($zone) }.
   *[other] { $left ->
        [one] Votre pile est { A($zone) } ; il lui reste { $left } point de mouvement. Où va-t-elle ?
       *[other] Votre pile est { A($zone) } ; il lui reste { $left } points de mouvement. Où va-t-elle ?
    }
}
fatigue-which-corps = { $left ->
    [0] Il ne reste plus de fatigue à placer ; l’ennemi n’a pas à le savoir.
    [1] Quel corps prend la dernière fatigue ?
   *[other] Quel corps prend la prochaine fatigue ? Il en reste { $left } à placer.
}
pass-fatigue-which-corps = N’en placer aucune
strength-which-arm = Quel point de force perd { $corps } ?
shift-who-or-where = { COUNT($blocks) ->
    [0] Quels corps se déplacent ?
    [1] { CAP($blocks) } se déplace. Qui d’autre, ou vers où ?
   *[other] { CAP($blocks) } se déplacent. Qui d’autre, ou vers où ?
}
window-designated = Une pile est désignée. Jouez-vous une carte avant qu’elle agisse ?
pass-window-designated = Ne jouer aucune carte
window-revealed = Les points de mouvement sont connus. Jouez-vous une carte ?
pass-window-revealed = Ne jouer aucune carte
window-entered = La pile vient d’entrer dans une zone. Jouez-vous une carte ?
pass-window-entered = Ne jouer aucune carte
window-moved = Le déplacement est fini, sa fatigue n’est pas encore placée. Jouez-vous une carte ?
pass-window-moved = Ne jouer aucune carte
window-over = L’opération est finie. Jouez-vous une carte ?
pass-window-over = Ne jouer aucune carte
window-answer = Votre adversaire vient de jouer un événement. L’annulez-vous ?
pass-window-answer = Ne pas l’annuler
card-union-des-forces-agree = Votre partenaire demande à mener en une seule pile des corps de vos deux armées. Êtes-vous d’accord ?
card-fourrager-which-corps = Quel corps enlève 1 fatigue ?
pass-card-fourrager-which-corps = N’en enlever aucune
card-pont-detruit-which-bridge = Quel pont est détruit ?
card-trahison-which-block = Quel pavé la trahison frappe-t-elle ?

## Répondu

option-name = { $seat ->
    [prussian] Le joueur prussien
    [anglo-allied] Le joueur anglais
    [coalition] Le joueur coalisé
   *[french] Le joueur français
}
option-designate = Activer { $block }
option-join = Joindre { $block }
option-manoeuvre = Manœuvrer
option-stand-fast = Ne pas manœuvrer
option-fight = Attaquer
option-stay-put = Ne pas attaquer
option-agree = Accepter
option-decline = Refuser
option-move = Aller { A($to) }
option-halt = S’arrêter ici
option-relieve = { $corps } enlève 1 fatigue
option-suffer = { $corps } la prend
option-lose = { $corps } perd 1 point { $arm ->
    [cavalry] de cavalerie
   *[infantry] d’infanterie
}
option-send = Déplacer { $block }
option-go = Aller { A($to) }
option-play-card = Jouer { $card }
option-destroy-bridge = Détruire le pont vers { $to }
option-betray = Désigner { $block }

## Refusé : qui agit

operation-not-yours = Ce pavé n’est pas à vous.
operation-not-acting = Ce joueur n’effectue pas d’opération maintenant.
fatigue-not-in-pile = Ce corps n’est pas dans cette pile.
fatigue-no-more = { $corps } est déjà hors de combat : la fatigue va à un autre corps.
strength-not-this = C’est le tour { DE($corps) }.
strength-no-point = { $corps } n’a plus de point de cette arme.
operation-partners = { CAP($block) } : aux ordres de votre partenaire, pas aux vôtres.
operation-off-board = { CAP($block) } : pas sur le plateau.
operation-commander-alone = { $block } est un commandant : il n’agit qu’avec un corps. Désignez d’abord un corps.
operation-activated = { CAP($block) } ne peut plus agir ce tour-ci.
operation-already-there = { CAP($block) } est déjà dans la pile.
operation-elsewhere = { CAP($block) } est dans une autre zone : une pile tient dans une seule zone.
operation-vedettes-apart = Les vedettes agissent entre elles, jamais avec un corps ni un commandant.
operation-two-armies = Anglais et Prussiens n’agissent pas dans une même pile.
operation-other-army = Un commandant n’agit qu’avec des corps de sa propre armée.
operation-left-alone = { $commander } resterait seul dans la zone : emmenez-le ou laissez un corps.
operation-approach-contested = Tant que dure Marche d’approche, aucune pile française ne quitte { $zone } : la zone est contestée.

## Refusé : le déplacement

movement-no-connection = Aucune connexion ne mène { DE($here) } { A($there) }.
movement-too-far = { $left ->
    [one] Aller { A($there) } coûte { $cost } ; il reste à la pile { $left } point de mouvement.
   *[other] Aller { A($there) } coûte { $cost } ; il reste à la pile { $left } points de mouvement.
}
movement-friends = La pile doit s’arrêter là où elle a rejoint des amis : { $zone }.
movement-own-axis = Zone contestée, { $zone } ne se quitte que par l’axe de retraite de la pile, vers { $there }.
movement-enemy-axis = L’axe de retraite ennemi va { DE($zone) } { A($there) } : on ne part pas par là.
movement-approach-enemy = Tant que dure Marche d’approche, aucun pavé français n’entre { A($there) } : les Coalisés y sont.
movement-vedette-fortress = Ville fortifiée sous marqueur ennemi, { $there } est fermée aux vedettes.
shift-corps-only = C’est à un corps d’ouvrir la marche, et tel n’est pas le cas : { $block }.
shift-not-activated = { CAP($block) } n’a pas encore été activé : Ultime effort est pour ceux qui l’ont été.
shift-not-free = Zone contestée : { $zone }. La pile doit partir d’une zone libre.
shift-nowhere = Aucune zone où aller depuis { $zone }.
shift-enemy-there = Des corps ennemis tiennent { $there }.

## Refusé : les cartes

card-not-in-hand = Cette carte n’est pas dans votre main.
card-red = Carte rouge, { $card } n’agit que lorsqu’on la pioche.
card-green = Carte verte, { $card } se joue pendant une opération.
card-blue = Carte bleue, { $card } se joue pendant la phase d’initiative.
card-not-now = Ce n’est pas le moment de jouer { $card }.
card-one-green = Votre camp a déjà joué une carte verte dans cette opération.
card-symbol-manoeuvre-french = { $card } se joue pendant la manœuvre d’une opération française.
card-symbol-manoeuvre-coalition = { $card } se joue pendant la manœuvre d’une opération coalisée.
card-symbol-combat = { $card } se joue au début d’un combat.
card-symbol-retreat-pursuit = { $card } se joue pendant une retraite ou une poursuite.
card-partners-pile = Cette pile obéit à votre partenaire : votre événement ne peut la servir.
card-confusion-contested = Vous avez des corps { A($zone) } : Confusion ne frappe qu’en zone non contestée.
card-confusion-connections = Moins de trois connexions partent { DE($zone) }.
card-coordination-nobody = Aucune pile française ne reste à activer.
card-fourrager-contested = Le déplacement a commencé ou fini en zone contestée.
card-grouchy-absent = Grouchy n’est pas dans la pile.
card-grouchy-no-card = Aucune carte de mouvement n’a été révélée.
card-organisation-nobody = Pas d’autre pile française { A($zone) }, ou la zone est contestée.
card-organisation-halted = La pile a été arrêtée : ce ne sont pas ses amis qui la retiennent.
card-pont-vedettes = Les vedettes ne peuvent détruire un pont.
card-pont-not-free = L’ennemi est { A($zone) } : on n’y détruit pas de pont.
card-pont-no-point = Il ne reste à la pile aucun point de mouvement pour détruire un pont.
card-pont-no-marker = Tous les marqueurs Pont détruit sont sur le plateau.
card-pont-no-bridge = Aucun pont intact ne part { DE($zone) }.
card-pont-not-there = Aucun pont intact ne mène { DE($here) } vers { $there }.
card-nobody-to-move = Aucune de vos piles ne peut faire un tel déplacement.
card-trahison-nobody = Aucun pavé français n’est à la fois seul et à activer.
card-trahison-not-alone = Ce n’est pas un corps français seul et encore à activer.
card-trahison-excluded = La trahison n’atteint ni Drouot ni la pile de Napoléon.
card-ultime-no-manoeuvre = La pile française n’est pas désignée pour manœuvrer.
card-union-declined = Votre partenaire a refusé.
card-union-nowhere = Nulle part des corps des deux armées ne sont ensemble et encore à activer.

## Annoncé : les opérations

operation-passes = Les { $seat } passent et n’effectuent plus d’opération ce tour-ci.
operation-will-manoeuvre = { COUNT($blocks) ->
    [1] { CAP($blocks) } va manœuvrer ; zone de départ : { $zone }.
   *[other] { CAP($blocks) } vont manœuvrer ; zone de départ : { $zone }.
}
operation-will-manoeuvre-unseen = { $count ->
    [1] Un pavé { unseen-army } va manœuvrer ; zone de départ : { $zone }.
   *[other] { $count } pavés { unseen-armies } vont manœuvrer ; zone de départ : { $zone }.
}
operation-will-stand = { COUNT($blocks) ->
    [1] { CAP($blocks) } est en action { A($zone) } et ne manœuvre pas.
   *[other] { CAP($blocks) } sont en action { A($zone) } et ne manœuvrent pas.
}
operation-will-stand-unseen = { $count ->
    [1] Un pavé { unseen-army } est activé { A($zone) } et ne manœuvre pas.
   *[other] { $count } pavés { unseen-armies } sont activés { A($zone) } et ne manœuvrent pas.
}
unseen-army = { $army ->
    [french] français
    [prussian] prussien
   *[anglo-allied] anglais
}
unseen-armies = { $army ->
    [french] français
    [prussian] prussiens
   *[anglo-allied] anglais
}
union-declined = Les { $seat } refusent l’union des forces.
rain-falls = Il pleut sur la pile activée { A($zone) }.
alert-raised = L’alarme est donnée { A($zone) }. De nouveau à activer : { $blocks }.
alert-raised-unseen = { $count ->
    [1] L’alarme est donnée { A($zone) } : un pavé { unseen-army } est de nouveau à activer.
   *[other] L’alarme est donnée { A($zone) } : { $count } pavés { unseen-armies } sont de nouveau à activer.
}
card-played = Les { $seat } jouent { $card }.
card-cancelled = Événement annulé : { $card }.

## Annoncé : le déplacement

movement-revealed = Les { $camp } révèlent { $card } : { $value }.
movement-no-card = Les { $camp } n’ont plus de carte à révéler : 0.
movement-points = Points de mouvement : { $points } = { $tally }.
movement-no-points = La pile { DE($zone) } n’a aucun point de mouvement et ne se déplace pas.
movement-fatigue = Fatigue du déplacement : { $tally }.
entry-enters = { COUNT($blocks) ->
    [1] { CAP($blocks) } va { DE($here) } { A($there) }.
   *[other] { CAP($blocks) } vont { DE($here) } { A($there) }.
}
entry-enters-unseen = { $count ->
    [1] Un pavé { unseen-army } va { DE($here) } { A($there) }.
   *[other] { $count } pavés { unseen-armies } vont { DE($here) } { A($there) }.
}
vedette-eliminated = { $zone } : une vedette { $army ->
    [french] française
    [prussian] prussienne
   *[anglo-allied] anglaise
} est éliminée.
axis-placed = Zone contestée : { $zone }. L’axe de retraite des { $army } pointe vers { $there }.
axis-cut = L’axe de retraite des { $camp } { A($zone) } est coupé : { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
}.
axis-removed = { $zone } n’est plus une zone contestée : l’axe de retraite est enlevé.
control-taken = { $points ->
    [0] Les { $army } prennent le contrôle { DE($zone) }.
    [1] Les { $army } prennent le contrôle { DE($zone) } : 1 point de victoire. La piste est à { $track }.
   *[other] Les { $army } prennent le contrôle { DE($zone) } : { $points } points de victoire. La piste est à { $track }.
}
position-removed = La position renforcée { DE($zone) } est enlevée.
shift-blocked = L’ennemi est { A($there) } : la pile reste où elle est.
bridge-destroyed = Le pont entre { $here } et { $there } est détruit.
trahison-drouot = Le pavé désigné { A($zone) } est Drouot, qui ne trahit pas.
trahison-turned = Trahison : { $blocks }, { A($zone) }, ne fera plus rien ce tour-ci.
trahison-turned-unseen = { $count ->
    [1] Trahison : un pavé { unseen-army }, { A($zone) }, ne fera plus rien ce tour-ci.
   *[other] Trahison : { $count } pavés { unseen-armies }, { A($zone) }, ne feront plus rien ce tour-ci.
}

## Annoncé : fatigues et pertes

fatigue-suffered = { $amount ->
    [one] { $corps } prend { $amount } fatigue.
   *[other] { $corps } prend { $amount } fatigues.
}
fatigue-removed = { $amount ->
    [one] { $corps } enlève { $amount } fatigue.
   *[other] { $corps } enlève { $amount } fatigues.
}
strength-lost = { $corps } perd 1 point { $arm ->
    [cavalry] de cavalerie
   *[infantry] d’infanterie
}.
strength-lost-seen = Les { $army } perdent 1 point { $arm ->
    [cavalry] de cavalerie
   *[infantry] d’infanterie
}. La piste est à { $track }.
corps-eliminated = { $points ->
    [0] { $corps } est éliminé { A($zone) }.
    [1] { $corps } est éliminé { A($zone) } avec son dernier point de force. La piste est à { $track }.
   *[other] { $corps } est éliminé { A($zone) } avec { $points } points de force. La piste est à { $track }.
}
commander-eliminated = { $commander } n’a plus de corps auprès de lui : il est éliminé.

## De quoi sont faites les sommes

points-card = carte révélée
points-approach = Marche d’approche
points-vedettes = vedettes
points-extra-corps = corps en plus du premier
points-symbol = corps seul doté du symbole de mouvement
points-napoleon = Napoléon
points-rain = pluie
points-encombrement = Encombrement
points-marche-forcee = Marche forcée
weary-long-march = longue marche
weary-began-contested = départ en zone contestée
weary-ended-contested = arrivée en zone contestée
weary-fortress = prise d’une ville fortifiée
weary-fatigue = événement Fatigue
weary-relief = commandant

## La fin

victory-end-of-game = Le dernier tour est fini et les Français n’ont pas gagné : victoire des Coalisés.
victory-napoleon-eliminated = Napoléon est éliminé : victoire des Coalisés.
victory-coalition-twenty = La piste a atteint 20 : victoire des Coalisés.
victory-french-zero = La piste a atteint 0 : victoire des Français.

## Les pavés debout, que cache le brouillard

name-block-1 = pavé n° 1
name-block-2 = pavé n° 2
name-block-3 = pavé n° 3
name-block-4 = pavé n° 4
name-block-5 = pavé n° 5
name-block-6 = pavé n° 6
name-block-7 = pavé n° 7
name-block-8 = pavé n° 8
name-block-9 = pavé n° 9
name-block-10 = pavé n° 10
name-block-11 = pavé n° 11
name-block-12 = pavé n° 12
name-block-13 = pavé n° 13
name-block-14 = pavé n° 14
name-block-15 = pavé n° 15
name-block-16 = pavé n° 16
name-block-17 = pavé n° 17
name-block-18 = pavé n° 18
name-block-19 = pavé n° 19
name-block-20 = pavé n° 20
name-block-21 = pavé n° 21
name-block-22 = pavé n° 22
name-block-23 = pavé n° 23
name-block-24 = pavé n° 24
name-block-25 = pavé n° 25
name-block-26 = pavé n° 26
name-block-27 = pavé n° 27
name-block-28 = pavé n° 28
name-block-29 = pavé n° 29
name-block-30 = pavé n° 30
name-block-31 = pavé n° 31
name-block-32 = pavé n° 32
name-block-33 = pavé n° 33
name-block-34 = pavé n° 34
name-block-35 = pavé n° 35
name-block-36 = pavé n° 36
name-block-37 = pavé n° 37
name-block-38 = pavé n° 38
name-block-39 = pavé n° 39
name-block-40 = pavé n° 40
name-block-41 = pavé n° 41
name-block-42 = pavé n° 42
name-block-43 = pavé n° 43

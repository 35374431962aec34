### Le Gué : ce que l’on demande, répond, refuse et annonce.

## Demandé

orders-which = Quels sont vos ordres pour cette heure ?
orders-lay-down = Posez-vous une carte sous vos ordres, pour une impulsion de plus ?
impulse-which = { $left ->
    [0] Votre dernière impulsion : que fait votre colonne ?
    [one] Que fait votre colonne ? Une impulsion suivra encore.
   *[other] Que fait votre colonne ? { $left } impulsions suivront encore.
}
window-fire = { $block } tire sur { $space }. Jouez-vous une carte ?
fire-who-suffers = Coups au but sur { $space } : { $hits }. Quel bataillon reçoit le prochain ?
rally-which-way = { CAP($battalion) } ({ $block }) flottent, position : { $space }. Recul ou tenir bon ?
card-counter-march-which = Quel bataillon se dérobe, et vers où ?
pass-card-counter-march-which = Personne ne se dérobe

## Répondu

option-advance = Avancer : deux impulsions
option-stand = S’abriter : une impulsion, et à couvert
option-scout = Éclairer { $block }
option-lay-down = Poser { $card }
option-march = { CAP($battalion) } marchent : { $to }
option-fire = { CAP($battalion) } tirent : { $at }
option-lose = Ce sont { $battalion }
option-play-card = Jouer { $card }
option-fall-back = Reculer : { $to }
option-hold-fast = Tenir bon

## Refusé

march-not-yours = { CAP($battalion) } ne sont pas un bataillon à vous sur la carte.
march-river = La rivière entre { $here } et { $there } ne se franchit pas ici.
march-enemy = L’ennemi tient { $there }.
march-too-far = On ne va pas { DE($here) } { A($there) } en une marche.
march-full = Plus de place : { $there } ne reçoit que { $limit } bataillons par camp.
fire-not-yours = { CAP($battalion) } ne sont pas un bataillon à vous sur la carte.
fire-no-enemy = Pas d’ennemi ici : { $space }.
fire-out-of-reach = Hors de portée : { $space } ; les fusils portent à { $reach }.
fire-out-of-sight = On ne voit pas { $there } depuis { $here }.
scout-no-enemy = { $block } n’est pas un pion ennemi sur la carte.
scout-known = { $block } est connu : ce sont { $battalion }.
rally-goal = On ne recule pas vers { $space }.
card-not-in-hand = { $card } n’est pas dans votre main.
card-not-now = { $card } se joue { $moment ->
    [impulse] comme une impulsion
   *[fire] lors d’un tir
}.
card-not-firing = Votre colonne ne tire pas.
card-not-under-fire = Personne ne tire sur votre colonne.
card-empty-hand = { CAP($side) } n’a pas de carte à perdre.
card-not-there = { CAP($battalion) } ne sont pas sous le feu.

## Annoncé

dispatches-hour = Heure { $hour } : les dépêches sont arrivées.
dispatches-drawn = Vous piochez { $card }.
orders-read = { CAP($side) } { $order ->
    [advance] avance
    [stand] s’abrite
   *[scout] envoie des éclaireurs
}.
orders-pressed-on = { CAP($side) } avait posé { $card } et presse le pas.
scout-sent = Les éclaireurs { DE($side) } observent { $block }.
scout-report = { $block } : ce sont { $battalion }.
impulse-passed = { CAP($side) } laisse passer une impulsion.
march-done = { $block } marche { DE($here) } { A($there) }.
block-turned = { $block } est retourné : { $battalion }.
fire-volley = { $block } tire sur { $space } : dé { DIE($die) }, modificateurs { $tally } ; coups au but : { $hits }.
fire-nobody = Plus personne à toucher : { $space }.
toll-loss = { CAP($battalion) } ({ $block }) perdent de la force ; il reste { $left }.
rally-die = { $block } tient bon : dé { DIE($die) } contre { $losses } de pertes.
card-played = { CAP($side) } joue { $card }.
card-lost = { CAP($side) } perd { $card }.

## Chances

odds-volley = Coups au but de la salve
odds-volley-volley = { $hits ->
    [0] aucun coup au but
    [1] un coup au but
   *[other] { $hits } coups au but
}
odds-rally = Le bataillon qui chancelle
odds-rally-die = { $steady ->
    [yes] se reprend
   *[no] perd de la force
}
odds-dispatch = La carte perdue
odds-dispatch-lost = { $card }

## Modificateurs

fire-standing = ennemi à couvert
fire-village = village
fire-rain = pluie

## La fin

victory-across = L’avant-garde a atteint { $space } et gagne.
victory-destroyed = { CAP($side) } n’a plus de bataillon et perd.
victory-key-held = La nuit tombe. L’arrière-garde tient encore { $space } et gagne.
victory-nobody = La nuit tombe et l’arrière-garde ne tient plus { $space } : personne n’a gagné.

### Napoléon 1815 : combat, retraite, poursuite, et les cartes qui s’y jouent.

## Demandé

window-combat = Un combat commence. Jouez-vous une carte ?
pass-window-combat = Ne jouer aucune carte
window-retreat = Le combat est décidé, la pile battue n’a pas encore retraité. Jouez-vous une carte ?
pass-window-retreat = Ne jouer aucune carte
window-pursuit = La pile battue va être poursuivie. Jouez-vous une carte ?
pass-window-pursuit = Ne jouer aucune carte
combat-which-loss = { $left ->
    [1] Quel point de force est perdu ?
   *[other] Quel point de force est perdu maintenant ? Il en reste { $left } à perdre.
}
retreat-hold-or-withdraw = { $connections ->
    [1] Votre pile battue { A($zone) } doit retraiter d’une connexion, mais peut rester. Reste-t-elle ?
   *[other] Votre pile battue { A($zone) } doit retraiter de { $connections } connexions, mais peut rester. Reste-t-elle ?
}
retreat-where = { $connections ->
    [1] Votre pile battue est { A($zone) } et doit encore retraiter d’une connexion. Où va-t-elle ?
   *[other] Votre pile battue est { A($zone) } et doit encore retraiter de { $connections } connexions. Où va-t-elle ?
}
card-au-son-du-canon-which-corps = Quel corps marche au canon ?
card-au-son-du-canon-who-goes = { $commander ->
    [nobody] { $corps } marche au canon. Aucun commandant n’est là pour l’accompagner ; l’ennemi n’a pas à le savoir.
   *[other] { $corps } marche au canon. { $commander } l’accompagne-t-il ?
}
pass-card-au-son-du-canon-who-goes = { $commander ->
    [nobody] Personne n’y va
   *[other] { $commander } reste
}
card-chargez-who-leads = Quel corps mène la charge et prend 1 fatigue ?
card-tenir-which-corps = { $left ->
    [1] Quel corps enlève encore une fatigue de ce combat ?
   *[other] Quel corps enlève une fatigue de ce combat ? Jusqu’à { $left } peuvent partir.
}
pass-card-tenir-which-corps = N’en enlever aucune

## Répondu

option-retreat = Retraiter { A($to) }
option-hold = Rester
option-withdraw = Retraiter
option-summon = { $corps } marche au canon
option-accompany = { $commander } l’accompagne

## Refusé : pertes

combat-loss-elsewhere = Ce corps n’est pas dans la pile qui subit les pertes.
combat-loss-not-yet = Les pertes se répartissent équitablement : { $first } prend d’abord toute sa part, { $corps } ensuite.
combat-loss-no-point = { $corps } n’a plus de point { $arm ->
    [cavalry] de cavalerie
   *[infantry] d’infanterie
} à perdre.
combat-loss-cavalry-due = L’une des pertes doit être un point de cavalerie, et celle-ci est la dernière qui puisse l’être.

## Refusé : retraite

retreat-no-connection = Aucune connexion ne relie { $here } et { $there }.
retreat-own-axis = La première connexion de la retraite doit être son axe, vers { $there }.
retreat-enemy-axis = L’axe de retraite du vainqueur interdit d’aller { A($there) }.
retreat-no-repeat = La pile vient { DE($there) } et ne peut pas prendre deux fois la même connexion.
retreat-not-away = Aller { A($there) } n’éloigne pas la pile du combat, livré { A($zone) }.

## Refusé : cartes

card-no-corps-engaged = Vous n’avez aucun corps dans cette pile.
card-attack-only = Les Français n’attaquent pas.
card-arriere-garde-alone = Il faut un seul corps coalisé, seul en défense.
card-partners-corps = { $corps } est à votre partenaire : votre événement ne peut pas servir ce corps.
card-nobody-near = Aucun de vos corps ne peut venir d’une zone libre voisine { DE($zone) }.
card-no-such-corps = Ce n’est pas l’un de vos corps sur le plateau.
card-too-far = { $corps } n’est pas à une seule connexion du combat.
card-not-free = Des corps ennemis retiennent { $corps } { A($zone) }.
card-nobody-to-charge = Aucun des chefs qui peuvent mener une charge n’est dans votre pile.
card-no-charger = Ce n’est pas un chef de votre pile qui puisse mener une charge.
card-not-on-march = Il n’y a pas ici d’attaque en marche des Français.
card-too-few-corps = La pile doit compter au moins { $least } corps.
card-must-be-there = { $corps } n’est pas dans la pile qui combat.
card-no-red-line = Il faut une pile coalisée en défense, avec Picton, Orange ou Hill.
card-no-french-retreat = Ce n’est pas une pile française qui a été battue.
card-not-beaten = Votre pile n’a pas été battue.
card-no-cavalry-left = Votre pile n’a plus aucun point de cavalerie.
card-tenir-not-wearied = { $corps } n’a plus de fatigue de ce combat à enlever.

## Annoncé : le combat

combat-begins = Les { $camp } attaquent { A($zone) } : { $attackers } contre { $defenders }.
combat-cancelled = L’attaque des { $camp } { A($zone) } est annulée : leurs corps n’apportent aucune carte de combat.
combat-cards = { $cards ->
    [0] Les { $side } ne révèlent aucune carte de combat : { $tally }.
    [1] Les { $side } révèlent 1 carte de combat : { $tally }.
   *[other] Les { $side } révèlent { $cards } cartes de combat : { $tally }.
}
combat-reveals = { COUNT($cards) ->
    [0] Les { $camp } ne révèlent rien.
   *[other] Les { $camp } révèlent { $cards }.
}
combat-rolls = { COUNT($faces) ->
    [0] Les { $camp } ne lancent aucun dé.
   *[other] Les { $camp } lancent les dés : { DIE($faces) }.
}
combat-inflicts = Les { $camp } infligent { $losses ->
    [0] 0 perte
    [1] 1 perte
   *[other] { $losses } pertes
} et { $fatigue ->
    [0] 0 fatigue
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
}.
combat-extra-losses = Les { $camp } infligent plus que ne montrent leurs cartes : { $tally }.
combat-fatigue = Les { $camp } prennent { $fatigue ->
    [0] 0 fatigue
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
} : { $tally }.
combat-drawn = Ni vainqueur ni vaincu { A($zone) } : { $losses ->
    [0] aucune perte
    [1] 1 perte
   *[other] { $losses } pertes
} de part et d’autre.
combat-won = Les { $camp } sont vainqueurs { A($zone) }, de { $lead ->
    [1] 1 perte
   *[other] { $lead } pertes
}.
combat-napoleon-beaten = Napoléon est battu : { $points } points de victoire pour les Coalisés. La piste est à { $track }.

## Annoncé : retraite et poursuite

retreat-begins = Les { $camp } retraitent { DE($zone) } : { $connections ->
    [1] 1 connexion
   *[other] { $connections } connexions
}.
retreat-holds = La pile battue des { $camp } reste { A($zone) }.
retreat-blocked = La pile des { $camp } { A($zone) } ne peut pas retraiter plus loin.
retreat-toll = La retraite coûte aux { $camp } { $fatigue ->
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
} : { $tally }.
pursuit-begins = { $cards ->
    [1] Les { $camp } poursuivent avec 1 carte.
   *[other] Les { $camp } poursuivent avec { $cards } cartes, grâce à { $corps }.
}
pursuit-inflicts = La poursuite des { $camp } inflige { $fatigue ->
    [0] 0 fatigue
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
}.
pursuit-nobody-left = Il ne reste personne que les { $camp } puissent poursuivre.
pursuit-held = La pile battue a tenu : les { $camp } ne poursuivent pas.
pursuit-covered = La retraite est couverte : les { $camp } ne poursuivent pas.
pursuit-ground = Ce terrain ne permet pas de poursuite : { $kind }.
pursuit-few-horse = Les { $camp } n’ont pas plus de cavalerie que la pile battue et ne poursuivent pas.
card-carre-no-cavalry = La pile française n’a pas de cavalerie : les carrés ne servent à rien.
card-le-rougeaud-value = Le Rougeaud révèle { $card } : { $value }.

## De quoi sont faites les sommes

combat-strength = force des corps
combat-exhausted = corps épuisés
combat-corps = corps
combat-on-march = attaque en marche
combat-inflicted = infligées
retreat-bridge = pont détruit
retreat-enemies = corps ennemis en chemin
retreat-fortress = ville fortifiée prise

### Pitt’s War : pions, drapeaux, marqueurs, dés et années, ce que disent tous les chapitres.

## Titres

game-title = Pitt’s War
game-about = Vingt-trois ans de guerre contre la France : recrutez, nouez des alliances et faites campagne quatre fois l’an, avec des marqueurs pour les coups de chance et de génie. Un jeu pour une longue soirée.
scenario-liberty-or-death = La liberté ou la mort, 1792-1800
scenario-liberty-or-death-about = La République contre les premières coalitions, neuf années.
scenario-great-empire = Le Grand Empire, 1805-1815
scenario-great-empire-about = D’Ulm à Waterloo, onze années au plus : celui qui a un guide.
scenario-valmy-to-waterloo = De Valmy à Waterloo, 1792-1815
scenario-valmy-to-waterloo-about = Les deux moitiés en une : vingt-quatre années, et bien des soirées.
setting-buy-markers = Achat de marqueurs
setting-buy-markers-off = non
setting-buy-markers-on = un par camp tous les trois ans
setting-charles-in-italy = Charles reste en Italie par le beau temps de 1805
setting-charles-in-italy-off = non
setting-charles-in-italy-on = oui

## Demandé

setup-where = Où commence { $army } ?
setup-which-marker = Quel marqueur tirez-vous de votre réserve ?
marker-which-to-spend = Quel marqueur défaussez-vous ?
window-events = Les marqueurs sont tirés. En jouez-vous un pour cette année ?
pass-window-events = Ne jouer aucun marqueur
window-diplomacy = Diplomatie : jouez-vous un marqueur ?
window-reinforcement = Renforts : jouez-vous un marqueur ?
window-turn = Jouez-vous un marqueur avant d’activer une force ?
window-set-out = Votre force va se mettre en marche : { $armies }, { A($area) }. Jouez-vous un marqueur pour elle ?
window-enemy-names = L’ennemi va se mettre en marche : { $armies }, { A($area) }. Jouez-vous un marqueur contre lui ?
pass-window-enemy-names = Ne jouer aucun marqueur
window-movement = { $armies }, { A($area) } : jouez-vous un marqueur avant votre jet de Potentiel de Mouvement ?
pass-window-movement = Ne jouer aucun marqueur
window-enemy-movement = { $armies }, { A($area) } : jouez-vous un marqueur avant le jet de Potentiel de Mouvement de l’ennemi ?
pass-window-enemy-movement = Ne jouer aucun marqueur
window-enemy-sails = L’ennemi lance un assaut naval contre { $area } : { $armies }. Jouez-vous un marqueur pour l’empêcher ?
pass-window-enemy-sails = Ne jouer aucun marqueur
window-interception = Interception { A($to) } depuis { $area } ({ $armies }) : jouez-vous un marqueur qui réussit sans jet ?
pass-window-interception = Ne jouer aucun marqueur
window-evasion = { $armies }, { A($area) } : jouez-vous un marqueur avant votre jet de fuite ?
pass-window-evasion = Ne jouer aucun marqueur
window-enemy-evades = L’ennemi attaqué { A($area) } s’est dérobé : { $armies }. Jouez-vous un marqueur pour l’en empêcher ?
pass-window-enemy-evades = Ne jouer aucun marqueur
window-attrition = { $armies }, { A($area) } : jouez-vous un marqueur avant votre Test d’Attrition ?
pass-window-attrition = Ne jouer aucun marqueur
window-enemy-attrition = { $armies }, { A($area) } : jouez-vous un marqueur avant le Test d’Attrition de l’ennemi ?
pass-window-enemy-attrition = Ne jouer aucun marqueur
window-clash = Une bataille va s’engager { A($area) }. Jouez-vous un marqueur ?
pass-window-clash = Ne jouer aucun marqueur
window-guns = Bataille { A($area) } : jouez-vous un marqueur avant le jet de marche au canon ({ $armies }) ?
pass-window-guns = Ne jouer aucun marqueur
window-enemy-guns = Bataille { A($area) } : l’ennemi marche au canon ({ $armies }). Jouez-vous un marqueur pour l’arrêter ?
pass-window-enemy-guns = Ne jouer aucun marqueur
window-battle = Bataille { A($area) } : modificateurs { $own } pour vous, { $enemy } pour l’ennemi. Jouez-vous un marqueur ?
pass-window-battle = Ne jouer aucun marqueur
window-loss = Bataille { A($area) } : vous avez perdu une armée. Jouez-vous un marqueur ?
pass-window-loss = Ne jouer aucun marqueur
window-pursuit = Bataille { A($area) } : jouez-vous un marqueur avant votre jet de poursuite ({ $armies }) ?
pass-window-pursuit = Ne jouer aucun marqueur
window-enemy-pursuit = Bataille { A($area) } : l’ennemi va jeter le dé pour la poursuite ({ $armies }). Jouez-vous un marqueur ?
pass-window-enemy-pursuit = Ne jouer aucun marqueur
window-aftermath = La bataille livrée { A($area) } est finie. Jouez-vous un marqueur ?
pass-window-aftermath = Ne jouer aucun marqueur
window-surrender = { $power } : échec au Test de Reddition. Jouez-vous un marqueur ?
pass-window-surrender = Ne jouer aucun marqueur

## Répondu

option-place = { $piece } : { A($area) }
option-pick = Prendre { $marker }
option-play-marker = Jouer { $marker }
option-spend = Défausser { $marker }
option-aim = { $power }
option-designate = { $piece }

## Refusé

setup-not-there = Cette armée ne peut pas commencer { A($area) }.
setup-not-this = Ce n’est pas le tour de cette armée : { $piece }.
marker-not-in-hand = Vous n’avez pas ce marqueur.
marker-not-now = { $marker } ne se joue pas à ce moment.
marker-must-be-played = { $marker } doit être joué pour son effet et ne paie rien.

## Annoncé : les pions

army-placed = { $army } entre en ligne { A($area) } ({ $steps } pas).
army-built-up = { $army } a maintenant { $steps } pas.
army-reduced = Un pas de moins : { $army }. Reste { $steps }.
army-eliminated = Armée éliminée : { $army }.
army-lost = Retirée du jeu : { $army }.
leader-dismissed = { $leader } quitte la carte.
leader-retired = { $leader } quitte le jeu.
control-taken = Drapeau { DE($power) } : { $area }.
power-joined = { $side ->
    [french] { $power } : dans le camp français.
   *[coalition] { $power } : dans la Coalition.
}

## Annoncé : marqueurs et dés

marker-expired = { $marker } sort du jeu sans avoir été joué.
marker-drawn = { $side ->
    [french] Les Français tirent
   *[coalition] La Coalition tire
} { $count ->
    [0] zéro marqueur.
    [one] 1 marqueur.
   *[other] { $count } marqueurs.
}
marker-drew = Vous tirez : { $markers }.
marker-played = { $side ->
    [french] Les Français jouent { $marker }.
   *[coalition] La Coalition joue { $marker }.
}
marker-spent = { $side ->
    [french] Les Français défaussent { $marker }.
   *[coalition] La Coalition défausse { $marker }.
}
trial-rolled = { $what ->
    [movement] Potentiel de Mouvement
    [attrition] Test d’Attrition
    [interception] Interception
    [evasion] Fuite
    [guns] Marche au canon
    [pursuit] Poursuite
    [assault] Assaut naval
    [diplomacy] Diplomatie
   *[surrender] Test de Reddition
} ({ $side }) : dé { DIE($die) } ; modificateurs : { $tally } ; total { $total }.

## Annoncé : l’année

impulse-begins = { $weather ->
    [fair] L’impulsion de Beau Temps commence.
   *[bad] L’impulsion de Mauvais Temps commence.
}
year-begins = L’année { $year } commence.
victory-points = La France a { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} : { $tally }.

## La fin

victory-coalition-automatic = La France ne contrôle plus aucune zone à étoile Clé : victoire de la Coalition.
victory-french-automatic = La France a { $points } points de victoire à la fin d’une période : victoire française.
victory-french-final = La France tient ses étoiles et les conquêtes de la République : victoire française.
victory-coalition-final = La France n’a plus d’étoile hors de ses frontières et en a perdu deux chez elle : victoire de la Coalition.
victory-coalition-republic = Toutes les étoiles Clés de France sont aux mains de la Coalition : c’en est fait de la Révolution.
victory-french-republic = La France, ses conquêtes et six pays mineurs sont à l’abri : la République a vaincu.
victory-draw = Aucun camp n’a atteint son but : la partie est nulle.

## Dans le décompte des points de victoire

points-stars = étoiles prises
points-allied-stars = étoiles des alliés
points-peaces = paix imposées
points-forced = alliances forcées
points-liberation = Guerre de Libération
points-syria = Syrie
points-corsica = Corse et Sardaigne
points-uprisings = soulèvements en France
points-lost-stars = étoiles françaises perdues

### Pitt’s War : recrutements, renforts, révoltes, Guérillas, empilement, et les marqueurs qui s’y rapportent.

## Demandé

recruit-what = { COUNT($purse) ->
    [0] Phase de renforts : aucun point à dépenser. Que faites-vous ?
   *[other] Phase de renforts. Points à dépenser : { $purse }. Que faites-vous ?
}
pass-recruit-what = Mettre fin au recrutement
recruit-what-now = { $points ->
    [one] 1 Point de Recrutement à dépenser aussitôt ({ $power }). À quoi ?
   *[other] { $points } Points de Recrutement à dépenser aussitôt ({ $power }). À quoi ?
}
pass-recruit-what-now = Ne rien dépenser de plus
arrival-where = Quel renfort entre en jeu, et où ?
pass-arrival-where = Faire attendre le reste
uprising-where = Où éclate la révolte : { $army } ?
uprising-whither = Soulèvement { A($area) } ! Où les troupes présentes se replient-elles ?
guerrilla-where = Où apparaît { $guerrilla } ?
guerrilla-whither = { $guerrilla } est { A($area) } : se déplace-t-elle ?
pass-guerrilla-whither = Elle reste { A($area) }
stacking-who-withdraws = Trop de pas { A($area) } pour les leaders qui restent. Qui se replie, et où ?
stacking-who-is-lost = Trop de pas { A($area) }, et nulle part où se replier. Qui perd un pas ?
marker-whom-to-pay = Quelle puissance reçoit les 3 points ?
marker-whom-to-restore = Quelle armée récupère un pas ?
marker-for-piedmont = { $points ->
    [one] Le Piémont a 1 point à dépenser aussitôt. À quoi ?
   *[other] Le Piémont a { $points } points à dépenser aussitôt. À quoi ?
}
marker-which-russian = Quelle armée russe perd un pas dans la guerre de Perse ?
marker-whom-to-disgrace = Quel leader français tombe en disgrâce ?
marker-which-guerrilla = Quelle Guérilla est traquée ?

## Répondu

option-raise = Lever { $army } { A($area) }
option-build-up = Renforcer { $army }
option-subsidise = Céder un point : { $power }
option-buy = Acheter « { $marker } »
option-buy-any = Acheter un marqueur au hasard
option-demand = Exiger un point : { $power }
option-absorb = { $by } absorbe { $army }

## Refusé : les points

recruit-on-the-map = { $army } est déjà sur la carte : on ne peut que la renforcer.
recruit-off-the-map = { $army } n’est pas sur la carte.
recruit-not-yours = Ce n’est pas à vous de recruter pour elle : { $army }.
recruit-lost = { $army } est hors du jeu et ne peut plus être levée.
recruit-too-early = { $army } ne peut être levée avant { $year }.
recruit-grand-army = { $army } attend que la Grande Armée soit hors du jeu.
recruit-never-serves = { $army } ne sert jamais ce camp.
recruit-by-marker-only = { $army } vient par un marqueur ou par la piste des tours, pas contre des points.
recruit-comes-free = { $army } est attendue en renfort et vient gratuitement.
recruit-no-points = { $power } : plus de points, et personne d’autre ne paie.
recruit-full = { $army } est à pleine puissance.
recruit-unsupplied = { $army } n’a pas de ligne de ravitaillement { A($area) }.
recruit-from-london = Ces points viennent de Londres : ils vont à un allié.
recruit-no-ally = { $power } : pas d’alliance en guerre avec le Royaume-Uni.
recruit-not-major = Ce n’est pas une puissance majeure : { $power }.
demand-not-played = La France n’exige de points que de l’Autriche et de la Prusse, une fois « Forces expéditionnaires alliées » joué.
demand-no-war = L’Autriche et la Prusse doivent être toutes deux alliées forcées, et la France en guerre contre la Russie.
demand-again = { $power } : point déjà donné cette année.
buy-not-agreed = L’achat de marqueurs n’a pas été convenu.
buy-once = Vous avez acheté votre marqueur de cette période de trois ans.
buy-not-in-pool = Ce marqueur n’est pas dans votre réserve.
buy-too-dear = { $points ->
    [one] Cela coûte 1 point ({ $power }).
   *[other] Cela coûte { $points } points ({ $power }).
}

## Refusé : le placement

placement-not-home = { $area } : hors de la patrie ({ $power }).
placement-no-city = Ni ville, ni forteresse, ni port, ni étoile Clé { A($area) }.
placement-occupied = L’ennemi tient cette zone : { $area }.
placement-unsupplied = Pas de ravitaillement { A($area) }.
placement-revolt = La révolte règne { A($area) }.
placement-enemies = L’ennemi est { A($area) }.
placement-no-army = { $leader } doit trouver une armée de sa nation { A($area) }.
arrival-not-due = Ce pion n’est pas attendu : { $piece }.
uprising-no-ground = La révolte ne peut éclater { A($area) }.
guerrilla-not-this = Ce n’est pas le tour de ce pion : { $piece }.
guerrilla-too-far = { $area } n’est pas une zone voisine.
guerrilla-not-spain = { $area } n’est pas en Espagne.
guerrilla-enemies = L’ennemi est { A($area) }.

## Refusé : l’empilement

stacking-too-many = Au plus { $limit } pas { A($area) }.
stacking-too-few-own = Les leaders commandent trop peu de pas de leur nation { A($area) } : { $limit } pas au plus.
stacking-too-many-leaders = Trois leaders d’un camp au plus { A($area) }.
stacking-not-here = { $army } n’y est pas.
stacking-no-way = Aucune frontière ne permet de se replier { A($area) }.
stacking-not-friendly = { $area } n’est pas une zone amie.
absorb-not-together = { $army } et { $by } ne sont pas dans la même zone.
absorb-not-yours = { $army } n’est pas à vous.
absorb-strangers = { $by } ne peut absorber { $army } : seules se mêlent les armées d’une même puissance, ou celle d’un mineur avec celle de son allié majeur.
absorb-too-unlike = Les modificateurs tactiques diffèrent de plus de 1 : { $army }, { $by }.
absorb-too-many = { $by } compte au plus { $most } pas.

## Refusé : les marqueurs

marker-nobody-to-pay = Hormis le Royaume-Uni, aucune puissance majeure n’est en guerre pour la Coalition.
marker-no-production = La paix d’Amiens est en vigueur : personne ne lève de troupes.
marker-no-plunder = La France ne contrôle aucune étoile Clé d’une puissance mineure.
marker-holland-is-free = { $area } n’est pas aux mains des Français.
marker-risen-already = { $army } est déjà sur la carte, ou hors du jeu.
marker-no-ground = Nulle part cette révolte ne peut éclater : { $army }.
marker-tyrol-is-free = Innsbruck n’est pas aux mains des Français.
marker-nobody-to-restore = Aucune armée réduite de la Coalition ne peut récupérer un pas maintenant.
marker-not-coalition = Ce n’est pas une armée de la Coalition présente sur la carte : { $army }.
marker-has-moved = { $army } a déjà bougé pendant cette impulsion.
marker-no-piedmont = Le Piémont n’est pas de la Coalition.
marker-nothing-for-piedmont = Le Piémont n’a rien à quoi dépenser des points.
marker-only-piedmont = Les points sont pour les armées du Piémont et de Sardaigne, pas pour { $army }.
marker-not-in-italy = { $area } n’est pas une zone d’Italie que contrôle la Coalition.
marker-no-prussia = La Prusse n’est pas en guerre pour la Coalition.
marker-only-there = Tant qu’il y a de la place { A($area) }, c’est là que vient la Landwehr.
marker-no-russians = Aucune armée russe n’est sur la carte.
marker-not-russian = Ce n’est pas une armée russe présente sur la carte : { $army }.
marker-no-dumouriez = Dumouriez n’est pas aux armées.
marker-nobody-to-disgrace = Hormis Napoléon, aucun leader français n’est sur la carte.
marker-not-napoleon = { $leader } ne saurait tomber en disgrâce.
marker-not-serving = { $leader } : ce n’est pas un leader français présent sur la carte.
marker-disgraced-already = { $leader } est déjà en disgrâce.
marker-no-guerrillas = Aucune Guérilla n’est sur la carte.
marker-not-guerrilla = Ce n’est pas une Guérilla présente sur la carte : { $piece }.

## Annoncé

recruit-income = { $points ->
    [one] { $power } : 1 Point de Recrutement.
   *[other] { $power } : { $points } Points de Recrutement.
}
recruit-given = { $points ->
    [one] { $power } : 1 Point de Recrutement de plus.
   *[other] { $power } : { $points } Points de Recrutement de plus.
}
recruit-saved = { $points ->
    [one] La France met 1 point de côté ; { $savings } en tout.
   *[other] La France met { $points } points de côté ; { $savings } en tout.
}
recruit-subsidised = Le Royaume-Uni verse un subside : { $power }.
leader-arrives = { $leader } arrive { A($area) }.
army-absorbed = { $by } absorbe { $army } ({ $steps } pas).
uprising-begins = Soulèvement { A($area) } : { $army }.
uprising-driven-out = Chassés { DE($area) }, les Français se replient { A($refuge) }.
guerrilla-appears = { $guerrilla } apparaît { A($area) }.
guerrilla-moves = { $guerrilla } passe { A($area) }.
guerrilla-removed = { $guerrilla } est chassée { DE($area) }.
stacking-withdrawn = { $army } se replie { A($area) }.
stacking-converted = { $army } abandonne un pas ; { $power } : un point de plus à la prochaine phase de renforts.
marker-bought = { $side ->
    [french] Les Français achètent un marqueur{ $chosen ->
        [true] {""} de leur choix.
       *[false] {""} au hasard.
    }
   *[coalition] La Coalition achète un marqueur{ $chosen ->
        [true] {""} de son choix.
       *[false] {""} au hasard.
    }
}
marker-rolled = « { $marker } » : { DIE($die) }.
marker-disgraced = { $leader } tombe en disgrâce ({ DIE($die) }) : il quitte le jeu à la fin de { $year }.
marker-will-gain = { $points ->
    [one] { $power } : 1 point de plus à la prochaine phase de renforts.
   *[other] { $power } : { $points } points de plus à la prochaine phase de renforts.
}
marker-will-lose = { $points ->
    [one] { $power } : 1 point de moins à la prochaine phase de renforts.
   *[other] { $power } : { $points } points de moins à la prochaine phase de renforts.
}
marker-will-lose-all = { $power } : aucun point à la prochaine phase de renforts.

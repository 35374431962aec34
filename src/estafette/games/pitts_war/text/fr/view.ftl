### La table de Pitt’s War, telle qu’un joueur la voit.

## Pistes

track-year = Année
track-impulse = Impulsion
track-victory = Points de victoire de la France
impulse-fair = Beau Temps
impulse-fair-led = Leaders, Beau Temps
impulse-bad = Mauvais Temps
impulse-bad-led = Leaders, Mauvais Temps

## Pions

kind-army = armée
kind-leader = leader
kind-guerrilla = Guérilla
figure-tactical = valeur tactique
figure-steps = pas
figure-movement = mouvement
figure-strategic = valeur stratégique
figure-battle = valeur au combat
figure-charge = valeur de cavalerie
figure-points = points restants
figure-cost = coût
mark-cavalry = cavalerie (C)
mark-unsupplied = non ravitaillée
mark-worn = éprouvée : −1 en bataille
mark-activated = a bougé
mark-serves-french = sert les Français
mark-serves-coalition = sert la Coalition
mark-due = en attente : arrive gratuitement
mark-reserve = en réserve
mark-disgraced = en disgrâce

## La carte

kind-capital = capitale
kind-fortress = forteresse
kind-marsh = marais
kind-city = ville
kind-port = port
kind-open = pays ouvert
mark-capital = capitale
mark-fortress = forteresse
mark-marsh = marais
mark-city = ville
mark-port = port
mark-stars-1 = 1 étoile Clé
mark-stars-2 = 2 étoiles Clés
mark-republic = conquête de la République
mark-crown = Royaume d’Italie
mark-duchy = grand-duché de Varsovie
mark-levant = Levant
marker-own = Sous contrôle
marker-flag-occupied = Occupée
way-clear = frontière
way-river = fleuve
way-pass = col
way-strait = détroit
way-mountain = montagnes, infranchissables

## Marqueurs en main

cards-hand-french = Main des Français
cards-hand-coalition = Main de la Coalition
cards-pool-french = Réserve des Français
cards-pool-coalition = Réserve de la Coalition
colour-red = combat
colour-blue = naval
colour-green = économie
colour-black = ordinaire
moment-events = phase d’événements
moment-diplomacy = phase diplomatique
moment-reinforcement = phase de renforts
moment-turn = avant une activation
moment-set-out = quand votre force se met en marche
moment-enemy-names = quand l’ennemi désigne une force
moment-movement = avant votre jet de mouvement
moment-enemy-movement = avant le jet de mouvement ennemi
moment-enemy-sails = contre un assaut naval
moment-interception = pour intercepter
moment-evasion = pour fuir
moment-enemy-evades = contre une fuite
moment-attrition = avant votre Test d’Attrition
moment-enemy-attrition = avant le Test d’Attrition ennemi
moment-clash = juste avant une bataille
moment-guns = pour marcher au canon
moment-enemy-guns = contre une marche au canon
moment-battle = en bataille
moment-loss = quand une de vos armées est détruite
moment-pursuit = pour poursuivre
moment-enemy-pursuit = contre une poursuite
moment-aftermath = après une bataille
moment-surrender = quand une de vos puissances échoue à son test

## Le tableau de l’année

roster-recruits = { $side ->
    [french] Recrutement français de { $year }
   *[coalition] Recrutement coalisé de { $year }
}
verb-raise = Lever
verb-build-up = Renforcer
verb-place = Placer
verb-subsidise = Subventionner
verb-demand = Exiger
verb-absorb = Absorber
verb-buy = Acheter
verb-play-marker = Jouer
verb-lose = Encaisser

## Ce qui se passe

sheet-impulse = { $led ->
    [true] { $weather ->
        [fair] Sous-impulsion des leaders, beau temps.
       *[bad] Sous-impulsion des leaders, mauvais temps.
    }
   *[false] { $weather ->
        [fair] Impulsion de Beau Temps.
       *[bad] Impulsion de Mauvais Temps.
    }
} Premier joueur : { $side }.
sheet-passed = { $side ->
    [french] Les Français ont passé.
   *[coalition] La Coalition a passé.
}
sheet-setting-out = Sur le départ ({ $side }), { A($area) } : { $pieces }.
sheet-march = En marche ({ $side }), { A($area) } : { $pieces }. Points de Mouvement restants : { $points }{ $forced ->
    [true] , marche forcée
   *[false] {""}
}{ $hungry ->
    [true] , non ravitaillée
   *[false] {""}
}{ $worn ->
    [true] , éprouvée
   *[false] {""}
}.
sheet-clash = Une bataille attend { A($area) } ; attaquant : { $side }.
sheet-french-at-sea = Les Français tiennent la mer pendant cette impulsion.
sheet-shipped = Flotte { DE($power) } : { $steps } pas transportés cette année sur { $most }.
sheet-trial = Un dé va tomber ({ $side }) : { $what ->
    [movement] Potentiel de Mouvement
    [attrition] Test d’Attrition
    [interception] interception
    [evasion] fuite
    [guns] marche au canon
    [pursuit] poursuite
    [assault] assaut naval
    [diplomacy] diplomatie
   *[surrender] Test de Reddition
}.
sheet-trial-tally = Un dé va tomber ({ $side }) : { $what ->
    [movement] Potentiel de Mouvement
    [attrition] Test d’Attrition
    [interception] interception
    [evasion] fuite
    [guns] marche au canon
    [pursuit] poursuite
    [assault] assaut naval
    [diplomacy] diplomatie
   *[surrender] Test de Reddition
}. Modificateurs : { $tally }.
sheet-battle = Bataille { A($area) } ; attaquant : { $attacker }.
sheet-engaged = { $side } : { $steps } pas ({ $pieces }) ; commandant : { $commander }.
sheet-hungry = { $side } : la force n’est pas ravitaillée.
sheet-modifiers = { $side }, modificateurs : { $tally }.
sheet-battle-die = { $side } : dé { DIE($die) }, total { $total } ; pas infligés : { $steps }.
sheet-battle-won = Bataille { A($area) }, gagnée par : { $side }.
sheet-in-danger = { $power } : capitale aux mains de l’ennemi. À la fin de l’année, c’est la reddition si son dé dépasse { $stars }.
sheet-surrender = Test de Reddition { DE($power) } (vainqueur : { $side }) ; étoiles Clés encore tenues : { $stars }.
sheet-terms = Zones que le vainqueur ({ $side }) peut encore prendre : { $areas }.
name-nobody = personne

## La victoire

sheet-goal = { $side ->
    [french] Vous êtes les Français. 30 points de victoire à la fin d’une période de trois ans, et vous gagnez aussitôt. À la fin de { $last }, vous gagnez avec toutes les étoiles de la France de 1792 et toutes les conquêtes de la République ; la Coalition gagne si vous ne tenez plus d’étoile hors de France et en avez perdu deux chez vous.
    [coalition] Vous êtes la Coalition. Si la France ne contrôle aucune étoile Clé à la fin d’une période de trois ans, vous gagnez aussitôt ; avec 30 points de victoire, c’est elle. À la fin de { $last }, vous gagnez si elle ne tient plus d’étoile hors de ses frontières et en a perdu deux chez elle ; elle gagne avec toutes ses étoiles et les conquêtes de la République.
   *[both] La France veut 30 points de victoire à la fin d’une période de trois ans ou, à la fin de { $last }, ses étoiles et les conquêtes de la République. La Coalition veut lui prendre toutes ses étoiles ou, à la fin, toutes celles du dehors et deux du dedans.
}
sheet-goal-republic = { $side ->
    [french] Vous êtes les Français. À la fin de { $last }, il vous faut toutes les étoiles de la France de 1792, toutes les conquêtes de la République, six pays mineurs, et pas plus d’une puissance parmi la Prusse, l’Espagne et l’Autriche dans la Coalition. 30 points de victoire à la fin de 1794 ou de 1797, et vous gagnez aussitôt.
    [coalition] Vous êtes la Coalition. Tenez à la fin de { $last } toutes les étoiles Clés de la France de 1792, ravitaillées, ou ne laissez aucune étoile à la France à la fin de 1794 ou de 1797. Sinon, privez la France d’un de ses quatre buts : la partie est nulle.
   *[both] À la fin de { $last }, il faut à la France ses étoiles, les conquêtes de la République, six pays mineurs, et pas plus d’une puissance parmi la Prusse, l’Espagne et l’Autriche contre elle. Il faut à la Coalition toutes les étoiles de la France.
}
sheet-points = Points de victoire de la France : { $points }.
sheet-points-tally = Points de victoire de la France : { $tally }, soit { $points }.
sheet-minors = Pays mineurs entièrement français : { COUNT($minors) } sur { $needed } ({ $minors }).
sheet-british-allies = Dans la Coalition, parmi la Prusse, l’Espagne et l’Autriche : { $powers } (au plus { $most } pour une victoire française).

## Les alliances et ce qui dure

sheet-alliance-french = Camp français : { $powers }.
sheet-alliance-coalition = Coalition : { $powers }.
sheet-neutral = Neutres : { $powers }.
sheet-treaty = { $power } : paix obligatoire (vainqueur : { $side }) jusqu’à la fin de { $until }{ $binds ->
    [true] , puis alliance forcée.
   *[false] {"."}
}
sheet-peace-over = Leur paix est finie, elles peuvent reprendre la guerre : { $powers }.
sheet-forced = Alliées forcées : { $powers }.
sheet-liberation = La Guerre de Libération fait rage en Espagne.
sheet-lasting = Toujours en vigueur : { $markers }.
sheet-penalty-battle = Les Français combattent à −1 tant que Valmy n’est pas joué.
sheet-penalty-movement = Les armées françaises n’ont aucun bonus de mouvement tant que Carnot n’est pas joué.
sheet-savings = { $points ->
    [one] La France a mis de côté { $points } point.
   *[other] La France a mis de côté { $points } points.
}
sheet-credit = { $power } : { $points } de plus à la prochaine phase de renforts.
sheet-debit = { $power } : { $points } de moins à la prochaine phase de renforts.
sheet-no-points = { $power } : aucun point à la prochaine phase de renforts.
sheet-forces = Pas sur la carte : Français { $french }, Coalition { $coalition }.
sheet-disgraced = { $leader } est en disgrâce et part à la fin de { $year }.
sheet-lost = Hors du jeu : { $pieces }.

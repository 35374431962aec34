### La table d’Age of Napoleon, telle que la voit un joueur.

## Pistes

track-year = Année
track-round = Tour

## Corps

kind-corps = corps
figure-battle = combat
figure-movement = mouvement
figure-seniority = ancienneté
mark-exhausted = fatigué
mark-activated = a bougé
mark-serves-france = sert les Français
mark-prisoner = prisonnier
mark-reserve = en réserve

## Les frontières, dans la liste des voisines d’une zone

way-land = frontière
way-ice = par la glace, en hiver

## Cartes

cards-hand-french = main des Français
cards-hand-coalition = main de la Coalition
cards-pile = pioche
cards-discard = défausse
cards-removed = retirées du jeu
cards-set-aside = de côté jusqu’au premier mélange

colour-blue = Français
colour-red = Coalition
colour-green = les deux joueurs

phase-diplomacy = Diplomatie
phase-insurrection = Insurrection
phase-reinforcement = Renforts
phase-campaign = Campagne
phase-battle = dans une bataille
phase-surrender = Reddition
phase-winter = Hiver

## Ce qui se passe

sheet-mission = { $side ->
    [french] Les Français jouent { $card } ; pays visé : { $country }.
   *[coalition] La Coalition joue { $card } ; pays visé : { $country }.
}
sheet-aims = Déjà visés par une carte cette année : { $countries }.
sheet-surrender = Capitulation { DE($country) }. Vainqueurs : { $side } ; nouvel état : { $status }.
sheet-spared = Ne capitulent pas cette année : { $countries }.
sheet-truce = On parle de paix : jusqu’à la fin du tour { $last }, ni attaque, ni interception, ni neutralité violée.
sheet-major-campaign = Grande campagne ({ $side }), armées à déplacer encore pendant ce tour : { $left }.
sheet-free-spent = { $side ->
    [french] Les Français ont usé de leur action gratuite : un mouvement ou une interception leur coûte une carte.
   *[coalition] La Coalition a usé de son action gratuite : un mouvement ou une interception lui coûte une carte.
}
sheet-march = En marche ({ $side }) : { $leader }, { A($area) } ; corps : { $corps }. Zones encore possibles : { $left }{ $mud ->
    [true] , dans la boue
   *[false] {""}
}{ $forced ->
    [true] , à marche forcée
   *[false] {""}
}.
sheet-sailing = En mer ({ $side }) : { $leader }, parti { DE($area) } ; à bord : { $corps }.
sheet-interception = Interception { A($area) } ({ $side }) : { $leader } ; corps : { $corps }.
sheet-clash = Une bataille attend { A($area) } ; à l’attaque : { $side }.
sheet-battle = Bataille { A($area) } ; à l’attaque : { $attacker }.
sheet-pursuit = Poursuite { A($area) } ; à l’attaque : { $attacker }.
sheet-box = Corps engagés ({ $side }) sous { $general } : { $corps }.
sheet-strength = Force ({ $side }) : { $tally }, { $strength } en tout.
sheet-battle-cards = Cartes jouées dans la bataille ({ $side }) : { $cards }.
sheet-battle-result = { $side } : dé { DIE($die) }, corps détruits : { $destroys } ; pertes subies : { $losses }.
sheet-battle-won = { $tied ->
    [true] Vainqueurs d’un cheveu : { $side }.
   *[false] Vainqueurs : { $side }.
}
sheet-pursuers = Prêts à poursuivre : { $corps }.
sheet-hard-winter = L’hiver est rigoureux : −1 au dé de toutes les armées en Russie, en Prusse, en Sverige et en Polen.
sheet-quarters = Quartiers d’hiver { A($area) } ({ $side }).
sheet-quarters-die = Quartiers d’hiver { A($area) } ({ $side }). Au dé : { $tally }.

## Ce qui dure

sheet-britannia = Britannia règne sur les mers : la Coalition dispose du renfort, du mouvement et de la retraite par mer.
sheet-reformed = Armées réformées : { $countries }.
sheet-invaded = La Russie a été envahie : ses derniers corps peuvent être levés.
sheet-hands = Cartes à piocher pour les pays contrôlés aujourd’hui : Français { $french }, Coalition { $coalition }.
sheet-levy = { CAP($pool) } : corps sur la carte { $count }, au plus { $most } ; nouveaux corps par an : { $new }.
sheet-lost = Perdus définitivement ou hors jeu : { $corps }.

# Ce que chaque camp doit faire ; les spectateurs le lisent pour les deux.
sheet-goal = { $side ->
    [french] Vous menez les Français. Victoire décisive : contrôlez tous les pays qui touchent la France, contrôlez ou occupez la Russie, l’Autriche et la Prusse, et ne laissez à la Coalition que la Grande-Bretagne. À partir de 1811, l’Autriche ou la Russie suffit à une victoire marginale. Si personne n’a gagné à la fin de 1815, la victoire morale est à vous. Que Napoléon soit perdu définitivement ou que Paris tombe, et tout est fini.
    [coalition] Vous menez la Coalition. Faites capituler la France ou détruisez définitivement le corps de Napoléon, et votre victoire est décisive ; réduisez les Français à la seule France, et elle est marginale. Si personne n’a gagné à la fin de 1815, les Français remportent une victoire morale.
   *[both] Les Français veulent tous les voisins de la France, et la Russie, l’Autriche et la Prusse à leurs pieds ; la Coalition veut Paris, Napoléon, ou la France seule. Si personne n’a gagné à la fin de 1815, la victoire morale est aux Français.
}

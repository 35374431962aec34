### Ce qui peut clocher dans une boîte corrigée.

## La carte

sound-apart = Carte : aucun chemin ne mène { A($zone) }.
sound-terrain = Carte : aucune table ne dit ce que fait le terrain « { $kind } » { DE($zone) }.
sound-named-zone = Carte : les règles nomment la zone « { $zone } », et elle manque.

## Les pavés

sound-named-block = Pavés : les règles nomment « { $block } », et il manque.
sound-blocks = Pavés : { $count } pour les { $army }, et la boîte en contient { $supply }.

## Les cartes

sound-card-twice = Carte { $number } : plusieurs cartes portent ce numéro.
sound-card-title = Carte { $number } : il n’y a pas de titre « { $title } ».
sound-card-camp = Carte { $number } : { $title } n’est pas un titre des { $camp }.
sound-card-face = Carte { $number } : il n’y a pas de cadre de combat { $face }.
sound-card-replaces = Carte { $number } : elle tient lieu de la carte { $replaced } et doit en avoir le paquet, la valeur, le cadre de combat et la récupération.
sound-deck = Cartes : à { $players } joueurs, le paquet des { $camp } compte { $count } cartes ; il en faut { $wanted }.
sound-title-event = Cartes : rien ne dit ce que fait « { $title } ».
sound-event-title = Cartes : le titre « { $title } » manque.
sound-invasion-draws = Carte Invasion { $number } : chaque joueur pioche de { $least } à { $most } cartes, à deux comme à trois.

## Les scénarios

sound-scenario-id = Scénario { $scenario } : son fichier porte un nom et en dit un autre, « { $id } ».
sound-area-apart = { $scenario } : les zones en jeu ne se tiennent pas.
sound-set-up-block = { $scenario } : il n’y a pas de pavé « { $block } ».
sound-set-up-twice = { $scenario } : { $block } est placé deux fois.
sound-set-up-zone = { $scenario } : il n’y a pas de zone « { $zone } » en jeu.
sound-strength = { $scenario } : { $corps } a une force de { $strength } ; un corps en a de 1 à { $most }.
sound-cubes = { $scenario } : il faut aux { $army } { $count } cubes { $arm ->
    [infantry] d’infanterie
   *[cavalry] de cavalerie
}, et la boîte en contient { $supply }.
sound-invasion-turn = { $scenario } : le tour { $turn } a { $count ->
    [0] zéro carte Invasion
   *[other] { $count } cartes Invasion
} ; il en faut une.
sound-invasion-card = { $scenario } : il n’y a pas de carte Invasion { $number }.
sound-reinforcement-turn = { $scenario } : { $block } doit arriver entre le tour 1 et le tour { $last }.
sound-track = { $scenario } : avec la piste à { $track }, la partie est finie avant de commencer.
sound-flag-zone = { $scenario } : « { $zone } » ne rapporte pas de points et ne reçoit pas de marqueur Contrôle.
sound-flag-twice = { $scenario } : deux marqueurs Contrôle { A($zone) }.
sound-flags = { $scenario } : il faut aux { $army } { $count } marqueurs Contrôle, et la boîte en contient { $supply }.
sound-position-zone = { $scenario } : pas de ferme fortifiée { A($zone) }, donc pas de position renforcée.
sound-positions = { $scenario } : il faut { $count } positions renforcées, et la boîte en contient { $supply }.
sound-vedettes = { $scenario } : il faut aux { $army } { $count } vedettes, et la boîte en contient { $supply }.

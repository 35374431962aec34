### Ce qui peut clocher dans une boîte corrigée.

## La carte

sound-zone-province = Carte : { $zone } se trouve dans « { $province } », et cette province n’existe pas.
sound-province-empty = Carte : aucune zone dans la province { $province }.
sound-port = Carte : le port { DE($zone) } donne sur « { $sea } », et cette mer n’existe pas.
sound-open = Carte : { $zone } est en rase campagne si elle n’a ni ville, ni forteresse, ni port, et alors seulement.
sound-town = Carte : { $zone } a une forteresse de niveau 0, 1 ou 2, et c’est la capitale d’une puissance majeure, d’une mineure, ou d’aucune.
sound-blockade = Carte : { $zone } compte pour le blocus continental sans être un port.
sound-border = Carte : la frontière entre { $zone } et { $other } est d’une sorte inconnue, « { $kind } ».
sound-strait = Carte : entre { $zone } et { $other }, un détroit sans mer, ou une mer sans détroit.
sound-apart = Carte : ni chemin ni port ne mène { A($zone) }.
sound-sea-group = Carte : { $sea } appartient à des eaux inconnues, « { $group } ».
sound-sea-way = Carte : { $sea } a { $other } pour voisine, mais la réciproque n’est pas vraie.
sound-sea-apart = Carte : aucune route maritime ne mène à { $sea }.
sound-drawing = Carte : { $zone } n’a pas de place à elle sur le dessin.

## Pays et pions

sound-named-country = Pays : les règles nomment « { $country } », et ce pays manque.
sound-province-country = Pays : la province { $province } appartient à « { $country } », et ce pays n’existe pas.
sound-capital = Pays : il faut { A($country) } une capitale marquée comme telle sur la carte.
sound-source = Pays : { $country } n’a aucune forteresse d’où tirer son ravitaillement.
sound-piece-country = Pions : { $piece } sert « { $country } », et ce pays n’existe pas.
sound-strengths = Pions : les valeurs de combat { DE($piece) } doivent baisser de pas en pas.
sound-piece-card = Pions : une unité vient avec la carte « { $card } », qui manque.
sound-replaces = Pions : { $piece } remplace « { $other } », qui n’existe pas.
sound-rank = Pions : { $piece } et { $other } ont tous deux le rang { $rank }.
sound-count = { $what ->
    [zones] { $count } zones, et la carte en a { $supply }.
    [seas] { $count } zones maritimes, et la carte en a { $supply }.
    [empire] { $count } cartes de l’Empire, et la boîte en contient { $supply }.
   *[coalition] { $count } cartes de la Coalition, et la boîte en contient { $supply }.
}
sound-numbers = Cartes : { $side ->
    [empire] celles de l’Empire ne sont pas numérotées sans trou à partir de 1.
   *[coalition] celles de la Coalition ne sont pas numérotées sans trou à partir de 1.
}

## Scénarios

sound-scenario-id = Scénario { $scenario } : son fichier porte un nom et en dit un autre, « { $id } ».
sound-scenario-years = Scénario { $scenario } : il finit avant de commencer.
sound-scenario-card = Scénario { $scenario } : « { $card } » n’est pas une carte { $side ->
    [empire] de l’Empire.
   *[coalition] de la Coalition.
}
sound-scenario-period = Scénario { $scenario } : { $card } n’arrive qu’avec Les Châtiments.
sound-status = Scénario { $scenario } : { $country } { $count ->
    [0] n’est nulle part, et doit être quelque part.
   *[other] figure { $count } fois, et ne devrait figurer qu’une fois.
}
sound-set-up-country = Scénario { $scenario } : il n’y a pas de pays « { $country } ».
sound-set-up-place = Scénario { $scenario } : il n’y a pas de lieu « { $place } ».
sound-set-up-port = Scénario { $scenario } : des flottes sont placées { A($place) }, qui n’est pas un port.
sound-set-up-piece = Scénario { $scenario } : il n’y a pas de pion « { $piece } ».
sound-set-up-depots = Scénario { $scenario } : dépôts { DE($country) } placés : { $count }, pour { $supply } dans la boîte.
sound-set-up-reduced = Scénario { $scenario } : { $piece } est réduit, mais n’est pas placé.
sound-set-up-twice = Scénario { $scenario } : { $piece } est placé deux fois.
sound-set-up-line = Scénario { $scenario } : la ligne { $line } de la mise en place est d’une sorte inconnue, ou son défaut n’est pas parmi ses lieux.

### Ce qui peut clocher dans une boîte corrigée.

## La carte et les puissances

sound-area-power = Carte : { $area } nomme « { $power } », et cette puissance n’existe pas.
sound-stars = Carte : les étoiles de { $area } veulent un nombre et une couleur (or, bronze ou argent).
sound-port = Carte : { $area } est un port et ne donne sur aucune mer.
sound-border = Carte : la frontière entre { $area } et { $other } est d’un genre inconnu, « { $kind } ».
sound-apart = Carte : ni chemin ni port ne mène à { $area }.
sound-named-power = Puissances : les règles nomment « { $power } », et elle manque.
sound-capital = Puissances : { $power } doit avoir sa capitale sur la carte si c’est une puissance majeure, et aucune sinon.
sound-patron = Puissances : { $power } suit « { $patron } », qui n’est pas une puissance majeure.

## Armées, leaders et marqueurs

sound-named-piece = Armées et leaders : les règles nomment « { $piece } », et la pièce manque.
sound-army-power = Armées et leaders : { $army } sert « { $power } », et cette puissance n’existe pas.
sound-faces = Armées : les faces de { $army } ne descendent pas d’un pas à la fois.
sound-army-marker = Armées : { $army } arrive par le marqueur « { $marker } », qui manque.
sound-region = Armées : { $army } se soulève en « { $region } », où il n’y a aucune zone.
sound-marker-year = Marqueurs : { $marker } doit entrer avec une période de trois ans et appartenir à son camp ; il entre en { $year }.
sound-marker-event = Marqueurs : rien ne dit ce que fait { $marker }.
sound-event-marker = Marqueurs : le marqueur « { $marker } » manque.

## Tables

sound-track = Tables : la piste des tours qui commence en { $year } a un trou.
sound-track-names = Tables : la piste des tours de { $year } nomme « { $name } », qui n’existe pas.
sound-table-area = Tables : il n’y a pas de zone « { $area } ».
sound-count = { $what ->
    [areas] { $count } zones d’Europe, et la carte en a { $supply }.
    [levant] { $count } zones du Levant, et la carte en a { $supply }.
    [french] { $count } marqueurs français, et la boîte en contient { $supply }.
   *[coalition] { $count } marqueurs de la Coalition, et la boîte en contient { $supply }.
}

## Mises en place et scénarios

sound-stance = Mise en place { $layout } : { $power } ne figure { $count ->
    [0] nulle part, et doit figurer quelque part.
   *[other] pas une seule fois mais { $count } ; une suffit, ou aucune avant sa fondation.
}
sound-stance-power = Mise en place { $layout } : il n’y a pas de puissance « { $power } ».
sound-set-up-piece = Mise en place { $layout } : il n’y a pas de pièce « { $piece } ».
sound-set-up-twice = Mise en place { $layout } : { $piece } est placée deux fois.
sound-set-up-steps = Mise en place { $layout } : { $piece } n’a pas de face à { $steps } pas.
sound-set-up-area = Mise en place { $layout } : il n’y a pas de zone « { $area } ».
sound-set-up-marker = Mise en place { $layout } : il n’y a pas de marqueur « { $marker } ».
sound-scenario-id = Scénario { $scenario } : son fichier porte un nom et en dit un autre, « { $id } ».
sound-scenario-years = Scénario { $scenario } : ses années ne sont pas sur la piste des tours.
sound-scenario-layout = Scénario { $scenario } : il n’y a pas de mise en place « { $layout } ».
sound-scenario-victory = Scénario { $scenario } : personne ne sait gagner par « { $victory } ».

### Ce qui peut clocher dans une boîte corrigée.

## La carte et les pays

sound-apart = Carte : aucun chemin ne mène { A($area) }.
sound-area-country = Carte : { $area } relève de « { $country } », et ce pays n’existe pas.
sound-detachable = Carte : { $area } est détachable, et rien ne dit de quel pays.
sound-named-country = Pays : les règles nomment « { $country } », et il manque.
sound-capital = Pays : { $country } n’a pas de capitale à elle sur la carte.
sound-no-area = Pays : { $country } n’a pas de zone sur la carte.
sound-ruler = Pays : { $country } relève de « { $ruler } », qui n’est pas un pays majeur.

## Les corps

sound-named-corps = Corps : les règles nomment « { $corps } », et il manque.
sound-corps-home = Corps : { $corps } est levé dans « { $home } », et ce pays n’existe pas.
sound-corps-pool = Corps : { $corps } compte sur la ligne « { $pool } », absente de la table de mobilisation.
sound-ratings = Corps : les valeurs de { $corps } ne vont pas ensemble.
sound-availability = Corps : il faut à { $corps } une première année ou bien une condition (réforme ou invasion).

## Les cartes et les tables

sound-title-event = Cartes : rien ne dit ce que fait « { $title } ».
sound-title-side = Cartes : « { $title } » revient à « { $side } » ; il faut les Français, la Coalition ou les deux.
sound-event-title = Cartes : le titre « { $title } » manque.
sound-first-choice = Tables : en { $year }, le premier choix revient à { $count ->
    [0] personne
   *[other] { $count } joueurs
} ; il en faut un.
sound-table-country = Tables : « { $country } » n’est pas un pays majeur.
sound-count = { $what ->
    [corps] { $count } corps, et la boîte en contient { $supply }.
    [cards] { $count } cartes, et la boîte en contient { $supply }.
   *[areas] { $count } zones, et la carte en a { $supply }.
}

## Les scénarios

sound-scenario-id = Scénario { $scenario } : son fichier porte un nom et en dit un autre, « { $id } ».
sound-date = { $scenario } : année { $year }, tour { $round } : les pistes n’ont pas cette case.
sound-status = { $scenario } : { $country } a { $count ->
    [0] zéro état, et il lui en faut un.
   *[other] { $count } états, et devrait en avoir un seul ou aucun.
}
sound-status-country = { $scenario } : il n’y a pas de pays « { $country } ».
sound-set-up-corps = { $scenario } : il n’y a pas de corps « { $corps } ».
sound-set-up-twice = { $scenario } : { $corps } est placé deux fois.
sound-set-up-area = { $scenario } : il n’y a pas de zone « { $area } ».
sound-set-up-both = { $scenario } : les deux camps occupent { $area }.
sound-set-up-cards = { $scenario } : il n’y a pas { $count } cartes « { $title } ».
sound-deal = { $scenario } : il faut { $count } cartes pour commencer, et il y en a { $supply }.

### `estafette hint` et `estafette analyse`.

metavar-budget = BUDGET
mistake-time = « { $name } » n’est pas un temps de réflexion : écrivez { $example }, 500ms, ou un nombre d’essais.

## hint

hint-help = Ce que ferait le maréchal à la question où en est une partie gardée, et ce qu’il en attend ; d’après ce que le siège peut savoir.
hint-budget = Combien de temps le maréchal peut réfléchir : 2s, 500ms, ou un nombre d’essais.
hint-marshal = le maréchal
hint-would = Le maréchal choisirait « { $answer } ». { $times ->
    [0] Il ne compte guère gagner.
    [1] Il compte gagner une fois sur dix.
    [10] Il ne craint guère de perdre.
   *[other] Il compte gagner { $times } fois sur dix.
}
hint-supposing = Une nulle compte pour moitié.

## analyse

analyse-help = Comment s’est jouée une partie : les chances de chaque camp de choix en choix, et les trois choix les plus coûteux de chacun.
analyse-budget = Combien de réflexion vaut le tout : 30s, ou un nombre d’essais ; à défaut, de quelques secondes à deux minutes.
analyse-progress = Analyse de la partie
analyse-from-to = de { $first } à { $last }
analyse-choices = { $number } choix
analyse-costly = Les choix les plus coûteux
analyse-none = Aucun choix n’a beaucoup coûté.
analyse-cost = { $points ->
    [one] a coûté un point sur cent
   *[other] a coûté { $points } points sur cent
}
analyse-chosen = choisi : { $answer } ({ $chance })
analyse-better = mieux : { $answer } ({ $chance })
analyse-supposing = La courbe voit tout ce qui était caché ; ce qu’un choix a coûté se juge d’après ce que son camp pouvait savoir. Une nulle compte pour moitié.

# Le conseil du maréchal à la table, et l’analyse d’une partie finie.

hint-ask = Conseil
hint-title = Le conseil du maréchal
hint-close = Fermer le conseil
hint-waiting = Le maréchal réfléchit…
hint-would = Le maréchal choisirait « { $answer } ». { $times ->
    [0] Il ne compte guère gagner.
    [1] Il compte gagner une fois sur dix.
    [10] Il ne craint guère de perdre.
   *[other] Il compte gagner { $times } fois sur dix.
}
hint-supposing = D’après ce que vous pouvez savoir ; une nulle compte pour moitié.
hint-unreachable = Le serveur ne répond pas.
hint-allowed = Les conseils sont permis.
table-keys-hint = Ce que ferait le maréchal, là où les conseils sont permis
table-keys-hint-key = C
lobby-hints = Les conseils sont permis

## Comment s’est jouée une partie finie

replay-analysis = Analyse
analysis-why = Les chances de chaque camp au fil de la partie, et les choix qui ont le plus coûté. Il y faut de quelques secondes à deux minutes.
analysis-ask = Analyser cette partie
analysis-asked = Il faut d’abord que quelqu’un demande l’analyse : donnez un nom, puis demandez-la.
analysis-running = Analyse en cours : { $percent }
analysis-failed = L’analyse n’a pu être menée à bien ; demandez-la de nouveau.
analysis-curve = Chances de victoire au fil de la partie
analysis-curve-words = { $side } : de { $first } au début à { $last } à la fin ; au plus bas { $least }, au plus haut { $most }.
analysis-turn = tour
analysis-choice = choix
analysis-costly = Les choix les plus coûteux
analysis-costly-none = Aucun choix n’a beaucoup coûté.
analysis-head = { $side }, choix { $number } :
analysis-cost = { $points ->
    [one] a coûté un point sur cent
   *[other] a coûté { $points } points sur cent
}
analysis-chosen = Choisi :
analysis-better = Mieux :
analysis-go = Aller au choix { $number } : { $side } a choisi « { $chosen } » ; « { $better } » valait mieux.
analysis-table = La même chose en tableau
analysis-table-choice = Choix
analysis-supposing = La courbe voit tout ce qui était caché ; ce qu’un choix a coûté se juge d’après ce que son camp pouvait savoir. Une nulle compte pour moitié.

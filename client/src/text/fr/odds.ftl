# Les chances d’une réponse.

odds-button = Chances
odds-title = Chances : { $answer }
odds-close = Fermer les chances
odds-waiting = On pèse les chances…
odds-exact = Exact : tout ce que peut faire le hasard a été compté.
odds-sampled = { $samples } essais d’après ce que vous pouvez savoir ; le trait sur chaque barre contient la vérité 19 fois sur 20.
odds-result = Résultat
odds-chance = Chance
odds-bounds = Bornes à 95 %
odds-more = { $count ->
    [1] Un autre enjeu
   *[other] { $count } autres enjeux
}
odds-nothing = Rien dont vous auriez connaissance n’est laissé ici au hasard.
odds-supposing = À supposer que personne ne joue de carte ni n’intervienne quand il peut passer ; qui doit choisir prend ce qui paraît le meilleur au premier coup d’œil.
odds-unreachable = Le serveur ne répond pas.
table-keys-odds = Chances de la réponse principale, ou de la première qui laisse quelque chose au hasard
table-keys-odds-key = O
pages-key-o = O
pages-key-o-does = { table-keys-odds }

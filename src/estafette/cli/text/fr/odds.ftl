### `estafette odds`.

odds-help = Ce que le hasard peut apporter à la question où en est une partie enregistrée : les chances de chaque résultat, d’après ce que le siège peut savoir.
odds-option = Seulement l’option de ce numéro, tel qu’il est affiché à la table.
odds-seconds = Combien de temps essayer une option dont les chances ne se comptent pas exactement.
odds-exact = exact
odds-sampled = { $samples } essais, bornes à 95 %
odds-nothing-fell = Rien dont vous auriez connaissance n’était laissé au hasard.
odds-supposing = À supposer que personne ne joue de carte ni n’intervienne quand il peut passer ; qui doit choisir prend ce qui paraît le meilleur au premier coup d’œil.
odds-no-option = Il n’y a pas d’option { $number } : elles vont de 1 à { $most }.
odds-nothing-here = Aucune option ne laisse quoi que ce soit au hasard.
odds-nothing-there = Cette option ne laisse rien au hasard.

### Napoléon 1815 : ce que peut apporter le hasard.

odds-issue = Vainqueur du combat
odds-issue-won = { $camp }, de { $lead ->
    [1] 1 perte
   *[other] { $lead } pertes
}
odds-issue-drawn = personne
odds-issue-cancelled = attaque annulée
odds-losses = Pertes infligées par les { $camp }
odds-losses-inflicts = { $losses ->
    [0] aucune perte
    [1] 1 perte
   *[other] { $losses } pertes
}
odds-fatigue = Fatigue infligée par les { $camp }
odds-fatigue-inflicts = { $fatigue ->
    [0] 0 fatigue
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
}
odds-le-rougeaud = Le Rougeaud
odds-le-rougeaud-value = { $shines ->
    [yes] 4 ou plus : une carte de combat de plus
   *[no] jusqu’à 3 : 2 fatigues pour Ney
}
odds-pursuit = Fatigue de la poursuite
odds-pursuit-inflicts = { $fatigue ->
    [0] 0 fatigue
    [1] 1 fatigue
   *[other] { $fatigue } fatigues
}
odds-movement = Points de mouvement
odds-movement-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
odds-grouchy = Valeur de la nouvelle carte
odds-grouchy-revealed = { $value }
odds-initiative = L’initiative
odds-initiative-first = { $camp }

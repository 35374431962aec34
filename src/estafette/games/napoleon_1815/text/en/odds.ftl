### Napoléon 1815: what chance may bring.

odds-issue = Who wins the combat
odds-issue-won = { $camp }, by { $lead ->
    [1] 1 loss
   *[other] { $lead } losses
}
odds-issue-drawn = nobody
odds-issue-cancelled = the attack is cancelled
odds-losses = Losses that the { $camp } inflict
odds-losses-inflicts = { $losses ->
    [0] no loss
    [1] 1 loss
   *[other] { $losses } losses
}
odds-fatigue = Fatigue that the { $camp } inflict
odds-fatigue-inflicts = { $fatigue } fatigue
odds-le-rougeaud = Le Rougeaud
odds-le-rougeaud-value = { $shines ->
    [yes] 4 or more: one combat card more
   *[no] up to 3: 2 fatigue for Ney
}
odds-pursuit = Fatigue of the pursuit
odds-pursuit-inflicts = { $fatigue } fatigue
odds-movement = Movement points
odds-movement-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
odds-grouchy = Value of the new card
odds-grouchy-revealed = { $value }
odds-initiative = The initiative
odds-initiative-first = { $camp }

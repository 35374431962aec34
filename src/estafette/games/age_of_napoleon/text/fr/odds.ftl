### Age of Napoleon : ce que peut apporter le hasard.

odds-won = Vainqueur de la bataille
odds-won-won = { $side }{ $tied ->
    [true] , au second dé
   *[false] {""}
}
odds-destroyed = Corps détruits par : { $side }
odds-destroyed-rolls = { $destroys ->
    [0] aucun corps
    [one] 1 corps
   *[other] { $destroys } corps
}
odds-destroyed-die-set = { odds-destroyed-rolls }
odds-march = Usure de marche ({ $side })
odds-march-march = { $lost ->
    [0] aucun corps perdu
    [one] 1 corps perdu
   *[other] { $lost } corps perdus
}
odds-winter = Usure d’hiver
odds-winter-roll = { $lost ->
    [0] aucun corps perdu
    [one] 1 corps perdu définitivement
   *[other] { $lost } corps perdus définitivement
}

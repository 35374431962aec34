### Age of Napoleon: what chance may bring.

odds-won = Who wins the battle
odds-won-won = { $side }{ $tied ->
    [true] , by the second die
   *[false] {""}
}
odds-destroyed = Corps destroyed by: { $side }
odds-destroyed-rolls = { $destroys ->
    [0] no corps
    [one] 1 corps
   *[other] { $destroys } corps
}
odds-destroyed-die-set = { odds-destroyed-rolls }
odds-march = March attrition ({ $side })
odds-march-march = { $lost ->
    [0] no corps lost
    [one] 1 corps lost
   *[other] { $lost } corps lost
}
odds-winter = Winter attrition
odds-winter-roll = { $lost ->
    [0] no corps lost
    [one] 1 corps lost for good
   *[other] { $lost } corps lost for good
}

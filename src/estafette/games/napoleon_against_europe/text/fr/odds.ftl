### Napoléon contre l’Europe : ce que le hasard réserve.

odds-won = Vainqueur de la bataille
odds-won-won = { $side }
odds-inflicted = Pertes infligées par : { $side }
odds-inflicted-rolls = { $losses ->
    [0] aucune
    [one] 1 pas
   *[other] { $losses } pas
}
odds-pursuit = Poursuite
odds-pursuit-rolls = { $losses ->
    [0] pas d’autre perte
    [one] 1 pas de plus perdu
   *[other] { $losses } pas de plus perdus
}
odds-shaken = Test de démoralisation
odds-shaken-rolls = { $fails ->
    [true] démoralisés
   *[false] toujours en bon ordre
}
odds-shaken-sure = { $fails ->
    [true] démoralisés, sans jet
   *[false] toujours en bon ordre, sans jet
}
odds-siege = Attaque de siège
odds-siege-rolled = { $result ->
    [repulsed] repoussée, avec une perte
    [stable] les murs tiennent
    [honours] reddition avec les honneurs de la guerre
   *[breach] une brèche : la forteresse tombe
}
odds-attrition = Test d’attrition
odds-attrition-rolled = { $lost ->
    [0] aucune perte
    [one] 1 pas perdu
   *[other] { $lost } pas perdus
}
odds-rally = Ralliement
odds-rally-rolls = { $succeeds ->
    [true] la force est ralliée
   *[false] elle reste démoralisée
}
odds-interception = Interception
odds-interception-rolled = { $succeeds ->
    [true] la force arrive à temps
   *[false] elle n’arrive pas
}
odds-evasion = Esquive
odds-evasion-rolled = { $succeeds ->
    [true] la force esquive
   *[false] elle doit combattre
}
odds-evasion-sure = la force esquive, sans jet
odds-countermarch = Marche au canon
odds-countermarch-rolls = { $succeeds ->
    [true] à temps pour la bataille
   *[false] trop tard
}
odds-diplomacy = Action diplomatique
odds-diplomacy-rolled = { $result ->
    [won] le pays est gagné
   *[failed] le pays reste comme il est
}
odds-naval = Vainqueur du combat naval
odds-naval-won = { $side }
odds-naval-equal = personne
odds-assault = Assaut maritime
odds-assault-succeeds = le port est pris
odds-assault-frees = le port est dégagé
odds-assault-driven-off = les batteries repoussent l’escadre
odds-assault-fails = il échoue, et les troupes débarquées sont perdues
odds-naval-test = Jet de l’escadre
odds-naval-test-test = { $success ->
    [true] réussi
   *[false] manqué
}
odds-foreign-war = Fin de la guerre étrangère
odds-foreign-war-rolled = { $result ->
    [over] la guerre est finie
   *[goes-on] la guerre continue
}

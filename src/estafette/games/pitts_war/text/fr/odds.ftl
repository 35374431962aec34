### Pitt’s War : ce que le hasard réserve.

odds-won = Vainqueur de la bataille
odds-won-won = { $side }
odds-won-nobody-left = personne : les deux forces sont détruites
odds-won-overrun = { $side }, par écrasement
odds-inflicted = Pas infligés par : { $side }
odds-inflicted-inflicts = { $steps ->
    [0] aucun
    [one] 1 pas
   *[other] { $steps } pas
}
odds-potential = Points de Mouvement
odds-potential-potential = { $points ->
    [one] 1 point
   *[other] { $points } points
}
odds-attrition = Test d’Attrition
odds-attrition-result = { $lost ->
    [0] { $worn ->
        [true] aucun pas perdu, −1 en bataille
       *[false] sans effet
    }
    [one] { $worn ->
        [true] 1 pas perdu, −1 en bataille
       *[false] 1 pas perdu
    }
   *[other] { $lost } pas perdus
}
odds-pursuit = Poursuite
odds-pursuit-result = { $loss ->
    [0] { $retreat ->
        [0] rien
       *[other] une zone de plus
    }
   *[other] { $retreat ->
        [0] un pas perdu
       *[other] un pas perdu, une zone de plus
    }
}
odds-interception = Interception
odds-interception-comes = elle réussit
odds-interception-fails = elle échoue
odds-evasion = Fuite
odds-evasion-evades = la force se dérobe
odds-evasion-fails = il faut se battre
odds-guns = Marche au canon
odds-guns-joined = à temps
odds-guns-late = trop tard
odds-diplomacy = Diplomatie
odds-diplomacy-joined = { $side ->
    [french] rejoint les Français
   *[coalition] rejoint la Coalition
}
odds-diplomacy-nothing = rien ne se passe

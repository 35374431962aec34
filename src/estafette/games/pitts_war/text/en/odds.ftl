### Pitt’s War: what chance may bring.

odds-won = Who wins the battle
odds-won-won = { $side }
odds-won-nobody-left = nobody: both forces are destroyed
odds-won-overrun = { $side }, by overrun
odds-inflicted = Steps inflicted by: { $side }
odds-inflicted-inflicts = { $steps ->
    [0] none
    [one] 1 step
   *[other] { $steps } steps
}
odds-potential = Movement Points
odds-potential-potential = { $points ->
    [one] 1 point
   *[other] { $points } points
}
odds-attrition = Attrition Test
odds-attrition-result = { $lost ->
    [0] { $worn ->
        [true] no step lost, −1 in battle
       *[false] no effect
    }
    [one] { $worn ->
        [true] 1 step lost, −1 in battle
       *[false] 1 step lost
    }
   *[other] { $lost } steps lost
}
odds-pursuit = Pursuit
odds-pursuit-result = { $loss ->
    [0] { $retreat ->
        [0] nothing
       *[other] one area further
    }
   *[other] { $retreat ->
        [0] a step lost
       *[other] a step lost, one area further
    }
}
odds-interception = Interception
odds-interception-comes = it succeeds
odds-interception-fails = it fails
odds-evasion = Evasion
odds-evasion-evades = the force slips away
odds-evasion-fails = it must fight
odds-guns = March to the guns
odds-guns-joined = in time
odds-guns-late = too late
odds-diplomacy = Diplomacy
odds-diplomacy-joined = { $side ->
    [french] joins the French
   *[coalition] joins the Coalition
}
odds-diplomacy-nothing = nothing happens

### Napoléon against Europe: what chance may bring.

odds-won = Who wins the battle
odds-won-won = { $side }
odds-inflicted = Losses inflicted by: { $side }
odds-inflicted-rolls = { $losses ->
    [0] none
    [one] 1 step
   *[other] { $losses } steps
}
odds-pursuit = Pursuit
odds-pursuit-rolls = { $losses ->
    [0] no more losses
    [one] 1 more step lost
   *[other] { $losses } more steps lost
}
odds-shaken = Demoralisation test
odds-shaken-rolls = { $fails ->
    [true] demoralised
   *[false] still in order
}
odds-shaken-sure = { $fails ->
    [true] demoralised, without a roll
   *[false] still in order, without a roll
}
odds-siege = Siege attack
odds-siege-rolled = { $result ->
    [repulsed] repulsed with a loss
    [stable] the walls hold
    [honours] surrender with the honours of war
   *[breach] a breach: the fortress falls
}
odds-attrition = Attrition test
odds-attrition-rolled = { $lost ->
    [0] nothing lost
    [one] 1 step lost
   *[other] { $lost } steps lost
}
odds-rally = Rally
odds-rally-rolls = { $succeeds ->
    [true] the force is rallied
   *[false] it stays demoralised
}
odds-interception = Interception
odds-interception-rolled = { $succeeds ->
    [true] the force comes in time
   *[false] it does not come
}
odds-evasion = Evasion
odds-evasion-rolled = { $succeeds ->
    [true] the force evades
   *[false] it must fight
}
odds-evasion-sure = the force evades, without a roll
odds-countermarch = March to the guns
odds-countermarch-rolls = { $succeeds ->
    [true] in time for the battle
   *[false] too late
}
odds-diplomacy = Diplomatic action
odds-diplomacy-rolled = { $result ->
    [won] the country is won over
   *[failed] the country stays as it is
}
odds-naval = Who wins the naval battle
odds-naval-won = { $side }
odds-naval-equal = nobody
odds-assault = Maritime assault
odds-assault-succeeds = the port is taken
odds-assault-frees = the port is freed
odds-assault-driven-off = the batteries drive the squadron off
odds-assault-fails = it fails, and those who landed are lost
odds-naval-test = Roll of the squadron
odds-naval-test-test = { $success ->
    [true] it succeeds
   *[false] it fails
}
odds-foreign-war = End of the foreign war
odds-foreign-war-rolled = { $result ->
    [over] the war is over
   *[goes-on] the war goes on
}

### Napoleon’s Last Campaigns: what chance may bring.

odds-assault = The assault
odds-assault-over = { $result ->
    [taken] the hex is cleared
    [held] the defenders hold
   *[repulsed] the attackers fall back
}
odds-charge = The charge
odds-charge-won = it is won
odds-charge-lost = it is beaten off
odds-charge-emptied = nobody is left to charge
odds-charge-stopped = it is met on its way
odds-reaction = The reaction charge
odds-reaction-won = it is won
odds-reaction-lost = it is beaten off
odds-reaction-nobody = the cavalry does not stir
odds-reaction-stopped = it is met on its way
odds-reaction-emptied = nobody is left to charge
odds-pursuit = The pursuit
odds-pursuit-won = it is won
odds-pursuit-lost = it is beaten off
odds-pursuit-stopped = it is met on its way
odds-losses = { $side ->
    [french] Losses caused by the French
   *[allied] Losses caused by the Allies
}
odds-losses-volley = { $losses ->
    [0] none
    [one] 1 step
   *[other] { $losses } steps
}
odds-guns = The bombardment
odds-guns-volley = { $losses ->
    [0] no effect
    [one] the target is disorganised
   *[other] { $losses } losses: disorganised, and steps beyond the first
}
odds-guns-silent = no effect
odds-control = Holding the cavalry back
odds-control-control = { $held ->
    [true] it obeys
   *[false] it must pursue
}

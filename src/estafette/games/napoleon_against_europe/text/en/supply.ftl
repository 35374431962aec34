### Napoléon against Europe: supply, depots, attrition, redeployment, moves of neutral powers.

## Asked

attrition-spend-depot = Attrition test of { LE($force) } in { $zone }: do you spend a depot for a better die?
pass-attrition-spend-depot = Spend no depot
attrition-use-nation = Attrition test in { $zone }: do you take the bonus of { $nation } ({ $bonus })? The first loss then falls on its corps.
pass-attrition-use-nation = Decline the bonus
window-attrition = { CAP(LE($force)) } is about to test for attrition in { $zone }. Do you play a card?
pass-window-attrition = Play no card
window-enemy-attrition = An enemy force, { LE($force) }, is about to test for attrition in { $zone }. Do you play a card?
pass-window-enemy-attrition = Play no card
redeploy-which = Strategic redeployment of { $power }: which force goes?
pass-redeploy-which = End this redeployment
redeploy-where = { $left ->
    [one] { CAP(LE($force)) } has 1 point left. Where does it go?
   *[other] { CAP(LE($force)) } has { $left } points left. Where does it go?
}
pass-redeploy-where = Halt here
neutral-move-which = { $power } is not at war: which force or fleet moves at home?
pass-neutral-move-which = End these moves
neutral-move-where = { $left ->
    [one] { CAP(LE($force)) } has 1 point left. Where does it go?
   *[other] { CAP(LE($force)) } has { $left } points left. Where does it go?
}
pass-neutral-move-where = Halt here
neutral-move-sail = Where does the fleet of { $fleet } end its move?
pass-neutral-move-sail = Stay where it is

## Refused: supply and depots

supply-none = { CAP(LE($force)) } has no supply line to { $zone }.
depot-not-here = There is no depot of yours in { $zone }.
depot-other-nation = The general’s own depots help, those of { $nation } and no others.
depot-scorched = The land around { $zone } has been laid waste: depots are of no help there.
depot-one-only = { CAP(LE($force)) } has already spent a depot in this activation.
depot-no-general = Depots follow a general, and { LE($force) } has none.
depot-is-fixed = { $depot } is fixed: turn it to its mobile face first.
depot-handled = { $depot } has just been turned or left in { $zone }: the force must do something else first.
depot-not-fixed-now = In redeployment a depot becomes mobile, never fixed: { $depot }.
depot-not-landed = There is no depot that was landed here in this round.
depot-set-up = { $depot } is a fixed depot already.

## Refused: redeployment

redeploy-not-its-turn = It is the turn of { $power }.
redeploy-has-moved = { CAP(LE($force)) } has already redeployed.
redeploy-besieged = { CAP(LE($force)) } is shut up in the fortress of { $zone }.
redeploy-too-far = { $zone } costs { $cost } points and { $left } are left.
redeploy-enemy = There are enemy units in { $zone }.
redeploy-fortress = An enemy fortress that nobody besieges stands in { $zone }.
redeploy-enemy-flag = The enemy controls { $zone }.
redeploy-no-supply = In { $zone } the force would be out of supply.
redeploy-last-corps = It is the last corps of the force: { $piece }.
exchange-not-theirs = { CAP(LE($force)) } cannot give this counter away: { $piece }.
exchange-has-moved = It has already moved: { $piece }.
exchange-left-behind = This force has just left it behind: { $piece }.
exchange-not-here = It is not in this zone: { $piece }.
exchange-not-alone = It cannot stay behind by itself: { $piece }.
exchange-is-army = { CAP(LE($force)) } is an army: armies do not merge.
exchange-senior = The chief of { LE($force) } ranks higher and is not absorbed.
neutral-move-has-moved = It has already moved: { $piece }.
neutral-move-abroad = { $zone } is not national territory of { $power }.
neutral-move-too-far = { $zone } costs more than the { $left } left; there is no forced march.
neutral-move-far-from-home = No port of the country looks on { $zone }.
neutral-move-foreign-port = { $zone } is no port of { $power }.
neutral-move-no-point-left = No point is left to enter the port of { $zone }.

## Told

supply-cut = { CAP(LE($force)) } is out of supply in { $zone }.
supply-restored = { CAP(LE($force)) } is in supply again in { $zone }.
depot-turned = { $is_fixed ->
    [true] The depot in { $zone } is fixed now.
   *[false] The depot in { $zone } is mobile now.
}
depot-falls-back = A depot falls back to { $zone }.
depot-spent = A depot is used up in { $zone }.
depot-lost = A depot is destroyed: { $depot }.
attrition-rolled = Attrition of { LE($force) } in { $zone }: die { DIE($die) }{ $lines ->
    [0] {""}
   *[other] , modifiers { $tally }, total { $total }
}. { $star ->
    [0] {""}
   *[other] A star: one more die, { DIE($star) }.{" "}
}{ $lost ->
    [0] No step is lost.
    [one] One step is lost.
   *[other] { $lost } steps are lost.
}
redeploy-goes = { CAP(LE($force)) } redeploys to { $zone }.
redeploy-carries = { CAP(LE($force)) } takes a depot along.
exchange-goes-over = In { $zone } { LE($piece) } joins { LE($force) }.
exchange-stays = { CAP(LE($piece)) } stays in { $zone }.
exchange-absorbs = In { $zone } { LE($force) } absorbs { LE($other) }.
neutral-move-goes = { CAP(LE($force)) } marches to { $zone }, at home.
neutral-move-sails = The fleet of { $fleet } sails to { LE($zone) }.

## Lines of the attrition die

attrition-march = march
attrition-poor = poor zone
attrition-winter = winter
attrition-unsupplied = no supply
attrition-besieged = besieged
attrition-demoralised = demoralised
attrition-home = at home
attrition-french = French troops
attrition-russian = Russian troops
attrition-depot = depot spent

### Napoleon’s Last Campaigns: orders, riders, compliance, decisions of one’s own.

## The orders

name-attack = Attack
name-probe = Probe
name-defence = Defence
name-delay = Delay
name-march = March
name-forced-march = Forced March
name-withdrawal = Withdrawal
name-general-retreat = General Retreat
name-reserve = Reserve

## Asked

command-notes = { $noted ->
    [true] Local decisions: does another leader act on his own?
   *[false] Local decisions first: does a leader act on his own, at his risk? If not, your orders come next.
}
pass-command-notes = { $noted ->
    [true] No more local decisions
   *[false] No local decision
}
hidden-which-to-show = Do you reveal a march that the enemy does not see?
pass-hidden-which-to-show = Reveal none
orders-to-whom = Command: to whom is an order written?
pass-orders-to-whom = No more orders
orders-division = { CAP($formation) }: is it to join a corps, or to have an order of its own?
pass-orders-division = An order of its own
orders-kind = { CAP($formation) }: which order?
orders-target = { CAP($formation) }, { $kind }: where to? Point at the target; a town stands for all its hexes.
orders-then = { CAP($formation) }, { $kind }: is the order complete?
orders-way = { CAP($formation) }: through which hex does the march lead?
local-assign = A bad move: { $formation } is yours to order about. Do you give it an order?
pass-local-assign = Give no order
failure-through = { CAP($unit) } falls back and stands before an enemy zone of control. Does it go through?
pass-failure-through = Stop here

## Answered

option-decide = Local decision: { $formation }
option-misdirect = Give an order: { $formation }
option-decide-for = Local decision of { $formation }: order { $division }
option-recall = Back under its corps: { $division }
option-fall-in = Back under its corps: { $unit }
option-stand-down = To Reserve: { $formation }
option-lead = { $leader } takes over { $formation }
option-hand-back = { CAP($formation) } goes back to its own leader
option-address = { $by } writes to { $to }
option-instruct = { $by } writes to { $division }
option-sound-retreat = { $by } orders the General Retreat
option-bid = { $kind }
option-assign = Join { $corps }
option-aim = Target { $hex }
option-detour = Name a way point
option-via = By { $hex }
option-then = And then…
option-tomorrow = The Attack begins tomorrow
option-await = Send it: then await further orders
option-send = Send it
option-go-through = Go through

## Refused: writing

orders-not-his = { CAP($leader) } gives no orders to { $formation }.
orders-no-leader = There is nobody on the map to take orders for { $formation }.
orders-cut-off = No rider gets from { $leader } to { $formation }: the enemy stands on every way.
orders-no-such-kind = { $kind } cannot be ordered here.
orders-hq-only-moves = An HQ only obeys March and Withdrawal.
orders-out-of-range = { $hex } is more than 10 MP away, and no road that begins within 10 MP leads there.
orders-no-way-point = { $hex } cannot be a way point: it must lie within 10 MP of the one before.
orders-repeated = { CAP($formation) } has that order already, or it is on its way ({ $kind }).
orders-same-type = { CAP($formation) }: that counts as the same type as { $kind }, and the target is less than 10 hexes from { $hex }.
orders-too-near = { CAP($formation) } has an order of that type ({ $kind }, { $hex }), and the targets are less than 10 hexes apart.
orders-not-chief = Only a commander in chief orders the General Retreat, not { $leader }.
orders-not-beaten = The losses have not reached 80% of the demoralisation level ({ $army }).
orders-sounded = The General Retreat has been ordered already ({ $army }).
orders-not-withdrawing = { CAP($formation) } is not withdrawing.
orders-before-night = { CAP($formation) } is in General Retreat: Reserve not before the first turn of the coming night.
orders-pressed = { CAP($formation) } has a unit within two hexes of the enemy.

## Refused: capacity, wings, divisions

capacity-spent = { CAP($leader) } has given as many orders as he can ({ $value }).
capacity-away-one = { CAP($leader) } is away from his HQ: one order a turn.
capacity-not-present = { CAP($leader) } is still away from his HQ: he only speaks to those in his own hex.
capacity-out-of-sight = { CAP($leader) } is away from his HQ: { $hex } is not in his sight, nor on a road that begins there.
wing-no-order = { CAP($leader) } has no order himself that others could follow.
wing-not-consistent = That does not agree with the order of { $leader } ({ $kind }).
wing-nobody-left = Another formation of { $leader } must have his order ({ $kind }) first.
wing-not-his = { CAP($formation) } is not one that { $leader } may lead himself.
wing-leads-already = { CAP($leader) } leads a corps already.
wing-far-from-chief = { CAP($leader) } is not in range of his commander in chief.
wing-not-with = { CAP($leader) } is not with { $formation }.
division-no-such = There is no such division.
division-elsewhere = { CAP($division) } is not with that corps.
division-not-away = { CAP($division) } is under the order of its corps.
division-not-his = { CAP($division) } has its order from a commander in chief: only he can call it back.
division-out-of-range = { CAP($division) } is not in range of the leader of its corps.
division-other-army = { CAP($formation) } belongs to another army.
division-with-corps = The division is with { $formation } already.
division-called = The order to join { $formation } is already on its way.
local-tried = { CAP($formation) }: its leader has tried already in this turn.
local-nobody = { CAP($formation) } has no leader who could decide.
local-night = Nobody takes a decision of his own at night.
local-not-his = { CAP($division) } is not his to command.
local-not-astray = { CAP($unit) } is under the order of its corps.
local-still-far = { CAP($unit) } is not in command range yet.

## Told

orders-sent = { CAP($leader) } writes to { $formation }: { $kind }{ COUNT($target) ->
    [0] {""}
   *[other] , { $target }
}. { $turns ->
    [0] It arrives at once.
    [one] It arrives in one turn.
   *[other] It arrives in { $turns } turns.
}
orders-ignored = { CAP($formation) }: the order ({ $kind }) comes to nothing.
orders-in-force = { CAP($formation) }: { $kind }{ COUNT($target) ->
    [0] {""}
   *[other] , { $target }
} is in force.
orders-succeeded = { CAP($formation) } has carried out its order ({ $kind }).
orders-failed = { CAP($formation) }: the order has failed ({ $kind }). It falls back.
orders-unit-stops = { CAP($unit) } meets the enemy: its march is over ({ $kind }).
compliance-roll = { CAP($formation) }, { $kind }: column { $column } ({ $sum }), two dice { $roll }: { $result ->
    [i] ignored.
    [c] obeyed.
    [next-turn] obeyed next turn.
    [r4] obeyed on a 4, from next turn on.
   *[r5] obeyed on a 5, from next turn on.
}
compliance-again = { CAP($formation) } hesitates: { DIE($die) }, { $needs } needed. { $obeys ->
    [true] It obeys.
   *[false] Not yet.
}
confidence-roll = { CAP($formation) } doubts its order: { DIE($die) } against { $threshold } ({ $sum }). { $holds ->
    [true] It goes on.
   *[false] It has had enough.
}
local-roll = { CAP($leader) } (value { $value }) decides for himself: { $roll }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}. { $result ->
    [bad-move] A bad move.
    [acts] He acts.
   *[no-effect] No effect.
}
division-attached = { CAP($division) } joins { $formation }.
division-rejoins = { CAP($division) } is back with its corps.
wing-leads = { CAP($leader) } takes over { $formation } himself.
wing-hands-back = { CAP($leader) } hands { $formation } back to its own leader.
release-roll = Morning: the French roll { DIE($die) }, { $needs } needed. { $released ->
    [true] Their orders of the night take effect.
   *[false] They are not ready yet.
}
release-late = Ten o’clock: the orders that the French received at night take effect.

## Lines of sums

compliance-sender = sender
compliance-addressee = addressee
shift-reserve = Reserve
shift-attack = Attack
shift-face-to-face = face to face
shift-division = division
shift-cavalry = cavalry corps
shift-general-retreat = General Retreat
confidence-leader = leader
confidence-attack = Attack
confidence-demoralised = demoralised
confidence-defence = Defence
confidence-objective = objective held

## Direct command

name-free = under the eyes of the chief
direct-whom = { CAP($leader) }: which unit does he take under direct command?
pass-direct-whom = No other unit
direct-when = Does a commander in chief act now with the units that he commands directly?
pass-direct-when = Not now
option-beckon = { $leader } commands { $unit } himself
option-call-up = { $leader } acts now
direct-no-orders = { CAP($leader) } commanded directly in the turn before: he gives no orders in this one.
direct-not-chief = { CAP($leader) } is not a commander in chief on the map.
direct-not-worthy = { CAP($leader) } is neither French nor of value 4: he does not command directly.
direct-not-near = { CAP($unit) } is neither with { $leader } nor beside him.
direct-enough = { CAP($leader) } commands as many units as his value allows, less the orders of this turn.
direct-acts = { CAP($leader) } takes the field himself with { $units }.
shift-direct = direct command

## Hidden movement

option-stealth = Move hidden from the enemy
option-unveil = Reveal the march: { $formation }
option-conceal = Enter hidden: { $formation }
hidden-on-the-way = { CAP($formation) } is on a hidden march.
hidden-sets-off = { CAP($formation) } sets off unseen; its counters stay where they are.
hidden-roll = The hidden march of { $formation }: { DIE($die) }. { $found ->
    [true] It is found out.
   *[false] Nobody notices.
}
hidden-revealed = { CAP($formation) } appears at { $hex }.
hidden-vanishes = { $hex }: there is nobody here ({ $unit }).
hidden-collision = { CAP($formation) } and { $other } have run into each other on the road.

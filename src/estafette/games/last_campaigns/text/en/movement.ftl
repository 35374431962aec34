### Napoleon’s Last Campaigns: movement, stacking, zones of control, leaders and HQs, reinforcements.

## Asked

movement-which = Who moves next?
pass-movement-which = End the movement
movement-where = { CAP($pieces) }, in { $hex }: { $half ->
    [true] { $points ->
        [0] half a Movement Point left. Where to?
       *[other] { $points }½ Movement Points left. Where to?
    }
   *[false] { $points ->
        [0] no Movement Points left. What next?
        [one] 1 Movement Point left. Where to?
       *[other] { $points } Movement Points left. Where to?
    }
}
pass-movement-where = Go no further
stacking-who = Too many units stand in { $hex }. Which one makes room?
leader-shelter = { $by } comes upon { $leader }. With which units does he take shelter?
hq-where = The headquarters return ({ $army }). With which units?

## Answered

option-take = { CAP($piece) } moves
option-take-stack = The stack in { $hex } moves
option-go = Go to { $hex }
option-pick-up = Take { $unit } along
option-drop-off = Leave { $unit } here
option-leave-map = Leave the map
option-shelter = To the units in { $hex }
option-give-way = { CAP($unit) } makes room
verb-take = Move
verb-take-stack = Move the stack
verb-go = Go
verb-pick-up = Take along
verb-drop-off = Leave here
verb-leave-map = Leave the map
verb-shelter = Take shelter
verb-give-way = Make room

## Refused: who moves

movement-has-moved = { CAP($piece) } has already moved.
movement-in-hand = { CAP($piece) } is on the move already.
movement-not-activated = The formation of { $piece } does not act now.
movement-not-on-map = No such piece stands on the map.
movement-has-fired = { CAP($unit) } has bombarded: foot artillery that has fired does not move.
movement-has-charged = { CAP($unit) } has charged in this turn and does not move any more.
movement-is-hidden = { CAP($unit) } is on a hidden march: the counter stays where it is.
movement-pinned = { CAP($unit) } stands in an enemy zone of control and cannot march off.
movement-pinned-attack = { CAP($unit) } is under orders to attack: it leaves the enemy before it only in retreat.
movement-chief-has-moved = { CAP($leader) } has already moved in this turn.
movement-leader-not-now = { CAP($leader) } moves only in the action of those he commands.
movement-leader-night = Leaders do not move at night: { $leader } stays.
movement-leader-reserve = The formation of { $leader } is in Reserve: he does not move.
movement-no-stack = No two units in that hex can move off together.
movement-not-here = No such unit stands in the hex that the march has reached.
movement-not-along = That unit is not on the move, or the only one that is.
hq-not-now = Headquarters move in the Reserve step only.
hq-no-order = These headquarters have no order to march or withdraw.
reinforcement-no-way-in = The enemy covers the whole edge: { $piece } cannot enter.
reinforcement-next-turn = The road is full of those ahead: { $piece } enters next turn.

## Refused: where to

movement-off-map = That hex is not on this map.
movement-too-far = { $hex } is out of reach.
movement-enemy-there = The enemy holds { $hex }.
movement-no-friend-there = { $hex } is in an enemy zone of control, and no unit of ours stands there.
movement-zoc-night = { $hex } is in an enemy zone of control: nobody enters one at night.
movement-zoc-rain = { $hex } is in an enemy zone of control: nobody enters one in the rain.
movement-zoc-reserve = { $hex } is in an enemy zone of control: units in Reserve do not enter one.
movement-zoc-delay = { $hex } is in an enemy zone of control: under Delay nobody enters one.
movement-zoc-march = { $hex } is in an enemy zone of control: a march halts before it.
movement-zoc-defence = { $hex } is in an enemy zone of control: under Defence one enters it only to retake lost ground.
movement-zoc-halted = { $hex } is in an enemy zone of control: the attack begins next turn.
movement-zoc-out-of-command = { CAP($unit) } is out of command and may not enter an enemy zone of control.
movement-leaves-range = { CAP($unit) } would leave the command range of its leader.
movement-not-back = { CAP($unit) } is out of command: it must come back into range as fast as it can.
movement-away-from-target = Under Delay { $piece } may not go farther from the target.
movement-probe-full = Two units of { $formation } are in contact already: a Probe allows no more.
movement-not-nearer = { CAP($unit) } is on the march and must come nearer to its target.
movement-not-away = { CAP($unit) } is withdrawing and must get away from the enemy.
movement-leader-not-nearer = { CAP($piece) } must move as the order says: nearer to the target, or away from the enemy.
movement-quits-post = The leader of { $formation } may not leave his post.
movement-leader-to-post = The leader of { $formation } must go to the place that he is to defend.
movement-scatters = { CAP($unit) } would be too far from { $other }: a division ends its march within three hexes.
movement-not-at-enemy = { CAP($unit) } is under orders to attack and must come nearer to the enemy.
movement-must-close = Somebody has to close with the enemy, and nobody else can.
stacking-full = { $hex } would hold more than { $limit } units.
stacking-division = { CAP($unit) } and { $other } may not stack: one of them has a divisional order.
exit-not-at-edge = Only combat units at the edge of the map can leave it.
exit-too-dear = There are not enough Movement Points left to leave the map.
exit-not-ordered = { CAP($unit) } may leave the map only by an exit of the scenario, or in retreat by its own edge.

## Refused: what is still to be done

movement-must-approach = { CAP($unit) } must come nearer to the enemy.
movement-must-march = { CAP($unit) } must march on, at least as far as the slowest of its formation could.
movement-must-enter = { CAP($pieces) } must enter the map.
movement-must-engage = A unit of { $formation } must enter an enemy zone of control.
movement-leader-must-march = { CAP($leader) } must go along, at least as far as the slowest of his units could.
movement-leader-must-follow = The range of { $leader } holds back units that must approach: he has to move first.

## Refused: attacks

order-no-attack-reserve = { CAP($unit) } is in Reserve and may not attack.
order-no-attack-delay = { CAP($unit) } is under Delay and may not attack.
order-no-attack-withdrawal = { CAP($unit) } is withdrawing and may not attack.
order-no-attack-defence = { $hex } is not lost ground: a Defence attacks nothing else.
order-out-of-command = { CAP($unit) } is out of command: it may neither charge nor assault.
leader-not-nearest = Other friendly units are nearer than those in { $hex }.
hq-no-unit-there = No unit of that army stands in { $hex }.

## Told

movement-moves = { CAP($pieces) }: from { SHORT($start) } to { $hex }.
movement-unseen = { $count ->
    [one] An enemy unit moves from { SHORT($start) } to { $hex }.
   *[other] { $count } enemy units move from { SHORT($start) } to { $hex }.
}
movement-enters = { CAP($pieces) }: onto the map, to { $hex }.
movement-enters-unseen = { $count ->
    [one] An enemy unit enters the map, to { $hex }.
   *[other] { $count } enemy units enter the map, to { $hex }.
}
stacking-gives-way = Too many units in { $hex }: they are disorganised, and one makes room.
leader-displaced = { CAP($leader) } flees before the enemy to { $hex }.
leader-alone = { CAP($leader) } finds no unit to flee to.
hq-destroyed = The headquarters are destroyed: { $army }.
hq-returns = The headquarters are set up again in { $hex }: { $army }.
hq-enters = The headquarters enter the map in { $hex }: { $army }.
reinforcement-due = Reinforcements at { $hex }: { $pieces }.
unit-exits = { CAP($unit) } leaves the map by { $hex }.

## Extended lines

option-extend = Deploy in extended line, into { $hex }
option-shift = Move the line to { $hex } and { $other }
option-close-up = Close up in { $hex }
verb-extend = Deploy in line
verb-shift = Move the line
verb-close-up = Close up
extended-hold = { CAP($unit) } has gone back to { $hex }. Does it stay in extended line?
pass-extended-hold = Close up in { $hex }
extended-not-so = No brigade can deploy, move or close up its line like that.
extended-too-weak = { CAP($unit) } is too weak for an extended line: it takes a strength of 2.
stacking-extended = { CAP($unit) } stands in extended line: no other infantry in its hexes.
extended-deploys = { CAP($unit) } deploys in extended line: { $hex } and { $other }.
extended-moves = { CAP($unit) } moves in extended line to { $hex } and { $other }.
extended-closes = { CAP($unit) } closes up in { $hex }.

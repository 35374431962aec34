### The Ford: what is asked, answered, refused and told.

## Asked

orders-which = What are your orders for this hour?
orders-lay-down = Do you lay a card under your orders, for one impulse more?
impulse-which = { $left ->
    [0] Your last impulse: what does your column do?
    [one] What does your column do? One more impulse will follow.
   *[other] What does your column do? { $left } more impulses will follow.
}
window-fire = { $block } fires at { $space }. Do you play a card?
fire-who-suffers = Hits at { $space }: { $hits }. Which battalion takes the next?
rally-which-way = { $battalion } ({ $block }) waver at { $space }. Do they fall back or hold fast?
card-counter-march-which = Which battalion slips away, and where?
pass-card-counter-march-which = Nobody slips away

## Answered

option-advance = Advance: two impulses
option-stand = Stand: one impulse, and cover
option-scout = Scout { $block }
option-lay-down = Lay down { $card }
option-march = { $battalion } march to { $to }
option-fire = { $battalion } fire at { $at }
option-lose = { $battalion } take it
option-play-card = Play { $card }
option-fall-back = Fall back to { $to }
option-hold-fast = Hold fast

## Refused

march-not-yours = { $battalion } is no battalion of yours on the map.
march-river = The river between { $here } and { $there } cannot be crossed here.
march-enemy = The enemy holds { $there }.
march-too-far = { $there } cannot be reached from { $here } in one march.
march-full = { $there } is full: it holds { $limit } battalions of a side.
fire-not-yours = { $battalion } is no battalion of yours on the map.
fire-no-enemy = There is no enemy at { $space }.
fire-out-of-reach = { $space } is out of reach: muskets carry { $reach }.
fire-out-of-sight = From { $here } one does not see { $there }.
scout-no-enemy = { $block } is no block of the enemy’s on the map.
scout-known = { $block } is known: it is { $battalion }.
rally-goal = Nobody falls back to { $space }.
card-not-in-hand = { $card } is not in your hand.
card-not-now = { $card } is played { $moment ->
    [impulse] as an impulse
   *[fire] when there is fire
}.
card-not-firing = Your column is not firing.
card-not-under-fire = Nobody fires at your column.
card-empty-hand = { CAP($side) } has no card to lose.
card-not-there = { $battalion } are not under fire.

## Told

dispatches-hour = Hour { $hour } begins: dispatches have come in.
dispatches-drawn = You draw { $card }.
orders-read = { CAP($side) } { $order ->
    [advance] advances
    [stand] stands
   *[scout] sends out scouts
}.
orders-pressed-on = { CAP($side) } had laid down { $card } and presses on.
scout-sent = The scouts of { $side } look at { $block }.
scout-report = { $block } is { $battalion }.
impulse-passed = { CAP($side) } lets an impulse go.
march-done = { $block } marches from { $here } to { $there }.
block-turned = { $block } is turned over: { $battalion }.
fire-volley = { $block } fires at { $space }: die { DIE($die) }, modifiers { $tally }; hits: { $hits }.
fire-nobody = There is nobody left at { $space } to be hit.
toll-loss = { $battalion } ({ $block }) lose strength; left: { $left }.
rally-die = { $block } holds fast: die { DIE($die) } against losses { $losses }.
card-played = { CAP($side) } plays { $card }.
card-lost = { CAP($side) } loses { $card }.

## Odds

odds-volley = Hits of the volley
odds-volley-volley = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
odds-rally = The battalion that wavers
odds-rally-die = { $steady ->
    [yes] is steady again
   *[no] loses strength
}
odds-dispatch = The card that is lost
odds-dispatch-lost = { $card }

## Modifiers

fire-standing = standing enemy
fire-village = village
fire-rain = rain

## The end

victory-across = The vanguard has reached { $space } and wins.
victory-destroyed = { CAP($side) } has no battalion left and loses.
victory-key-held = Night falls. The rearguard still holds { $space } and wins.
victory-nobody = Night falls and the rearguard no longer holds { $space }: nobody has won.

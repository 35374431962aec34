### The turn outside operations: set-up, draw, initiative and recovery, with the red and blue cards.

## Set-up

setup-where-vedette = Where does this { $vedette } begin?
setup-other-vedette = Another vedette is being posted now; this { $vedette } has its own turn.
setup-no-corps-there = A vedette begins beside a corps of its own army, and there is none at { $zone }.
setup-vedette-posted = The { $vedette } stands at { $zone }.
setup-vedettes-posted = The { $seat } player has posted { $count ->
    [one] one vedette
   *[other] { $count } vedettes
}.
option-post = Post the { $vedette } at { $zone }

## The turn

turn-begins = Turn { $turn }: { $date }.
turn-held-back = The { $army } army is not ready yet: its blocks begin the turn on their activated face.
turn-soaked = The ground is soaked: this turn is played as if Rain had been drawn.

## The draw

draw-drawn = The { $seat } player draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
draw-kept = To your hand: { $cards }.
draw-red = { $card } is red, and alone: it strikes at once (drawn by the { $seat } player).
draw-red-cancelled = { $card }, drawn by the { $seat } player, is discarded without effect.

## Reinforcements

arrival-comes = Arrival at { $zone }: { $blocks }.
arrival-comes-unseen = { $count ->
    [one] One { $army } block arrives
   *[other] { $count } { $army } blocks arrive
} at { $zone }.
arrival-turned-away = { $corps } is turned away: the enemy holds { $zone }.
arrival-waits = { $corps } cannot come in: the enemy holds every zone of entry. He waits for the next turn.

## The initiative

initiative-which-card = Do you play a blue card?
pass-initiative-which-card = Play no blue card
initiative-no-card = The { $seat } player plays no blue card.
initiative-intuitions-cancelled = Both camps had the same Intuition: the cards cancel each other.
initiative-revealed = The { $seat } player reveals { $card }: { $value }.
initiative-leader = The { $seat } player leads the Coalition this turn.
initiative-first = The { $camp } camp has the initiative.

## Exchanges between the allies

exchange-which-card = Which card do you offer to your partner?
pass-exchange-which-card = Offer no card
exchange-once = { $card } has already changed hands in this exchange.
exchange-offered = The { $seat } player offers { $card }.
exchange-agree = You would give: { $gives }. You would take: { $takes }. Do you agree?
pass-exchange-agree = Decline
exchange-declined = The exchange is off: both must agree.
exchange-given = The { $seat } player takes { $card }.
exchange-given-unseen = The { $seat } player takes a card from his ally.
option-offer-card = Offer { $card }
option-exchange = Agree

## Recovery

recovery-which-card = Which card do you play for recovery, and for which corps?
pass-recovery-which-card = Play no card
recovery-card = The { $seat } player plays { $card } for recovery: up to { $recovery } fatigue comes off one corps.
recovery-barred = Delayed Reinforcements: the { $seat } player may play no card for recovery this turn.
recovery-no-corps = Only a corps recovers, and { $block } is none.
recovery-not-yours = { $corps } is not your corps: your cards serve your own.
recovery-off-board = { $corps } is not on the board.
recovery-one-card = { $corps } has already had a card this turn.
recovery-not-tired = { $corps } has no fatigue to remove.
recovery-turned-back = All blocks may be activated again.
recovery-seven-flags = The Coalition holds { $flags } control markers and gains a point: the track stands at { $track }.
option-recover = { $card } for { $corps }

## The red cards

card-inactivite-which-player = Which Coalition player suffers Inactivity?
card-inactivite-no-corps = { $seat }: this player has no corps on the board to be idle.
card-inactivite-which-zone = In which zone do your troops stay idle?
card-inactivite-vedettes-only = There are only vedettes at { $zone }: a corps is needed there.
card-inactivite-no-pile = You have no corps at { $zone }.
card-inactivite-turned = The { $seat } troops at { $zone } are turned to their activated face.
option-opponent = The { $seat } player
option-idle = { $zone }

card-renforts-retardes-which-corps = Which Prussian corps arrives a turn later?
card-renforts-retardes-not-coming = { $corps } is not a Prussian corps still to come.
card-renforts-retardes-delayed = { $corps } is delayed until turn { $turn }.
card-renforts-retardes-barred = No Prussian corps is still to come: the Coalition plays no recovery card this turn.
option-delay = Delay { $corps }

## The blue cards

card-not-yours = { $block } is not a corps of yours.
card-corps-gone = { $corps } has been eliminated and does not come back.
card-hand-seen = The { $seat } hand: { $cards }.
card-hand-looked-at = The { $seat } hand has been looked at.

card-aide-de-camp-talk = The two Coalition players may talk and exchange cards until the end of the turn.

card-anticipation-which-card = Which card of your draw pile do you take?
card-anticipation-not-there = That card is not in your draw pile.
card-anticipation-red = { $card } is red: it cannot be chosen.
card-anticipation-nothing = The { $seat } draw pile holds nothing that could be chosen.
card-anticipation-taken = The { $seat } player takes a card from the draw pile, unseen, and shuffles it.
option-take-card = Take { $card }

card-eclaireurs-which-player = Whose hand do you look at?
card-hussards-which-player = Whose hand loses a card?
card-hussards-nothing = The { $seat } hand is empty: the hussars find nothing.
card-hussards-lost = The hussars take { $card } from the { $seat } hand.

card-frederick-prussian = Only the Anglo-Allied player may play Frederick for its event.
card-frederick-blocked = The French alone hold { $zone }: Frederick cannot come up there.

card-lamarque-which-zone = Where does Lamarque come up?
card-lamarque-blocked = The Coalition alone holds Maubeuge and every town in France: Lamarque has nowhere to come up.
card-lamarque-not-there = Lamarque comes up at Maubeuge or in a town in France, and { $zone } is neither.
card-lamarque-held = The Coalition alone holds { $zone }.
option-enter-at = At { $zone }

card-ravitaillement-no-pile = You have no pile on the board to supply.
card-ravitaillement-which-zone = The pile of which zone is supplied?
card-ravitaillement-nobody = You have no corps at { $zone }.
card-ravitaillement-supplied = The { $seat } player supplies his pile at { $zone }.
card-ravitaillement-which-corps = Which corps removes a fatigue? ({ $left } left.)
pass-card-ravitaillement-which-corps = Remove no more fatigue
card-ravitaillement-elsewhere = { $corps } is not in the pile that is supplied.
option-supply = The pile at { $zone }
option-feed = { $corps }

card-reinforce-which-corps = Which corps gains an infantry point?
card-reinforce-nobody = None of your corps can take another point.
card-reinforce-guard = { $corps } commands the Guard, which takes no such reinforcement.
card-reinforce-off-board = { $corps } is not on the board.
card-reinforce-full = { $corps } already has { $most } points, and no corps may have more.
card-reinforce-added = { $corps } gains an infantry point.
card-reinforce-added-unseen = The { $army } army gains an infantry point.
option-reinforce = { $corps }

card-vive-l-empereur-absent = Napoleon is not on the board.

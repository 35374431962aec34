### Napoléon 1815: operations, manoeuvre, vedettes and the cards of the manoeuvre.

## Asked

operation-who-acts = Which Coalition player carries out this operation?
operation-which-block = { $able ->
    [0] No corps or vedette of yours is left to activate.
   *[other] Which block do you activate first? The others of its pile join it next.
}
operation-who-joins = { COUNT($blocks) ->
    [one] { $blocks } will act. Who joins, and does the pile manoeuvre?
   *[other] { $blocks } will act together. Who else joins, and does the pile manoeuvre?
}
combat-fight-or-not = { $zone } is contested. Does your pile attack?
movement-where = { $stuck ->
    [1] Your pile can go no farther: it halts at { $zone }.
   *[other] { $left ->
        [one] Your pile is at { $zone } with 1 movement point left. Where does it go?
       *[other] Your pile is at { $zone } with { $left } movement points left. Where does it go?
    }
}
fatigue-which-corps = { $left ->
    [0] There is no more fatigue to place; the enemy need not know.
    [one] Which corps takes the last fatigue?
   *[other] Which corps takes the next fatigue? There are { $left } left to place.
}
pass-fatigue-which-corps = Place none
strength-which-arm = Which strength point does { $corps } lose?
shift-who-or-where = { COUNT($blocks) ->
    [0] Which corps move?
   *[other] { $blocks } will move. Who else, or where to?
}
window-designated = A pile has been designated. Do you play a card before it acts?
pass-window-designated = Play no card
window-revealed = The movement points are known. Do you play a card?
pass-window-revealed = Play no card
window-entered = The pile has entered a zone. Do you play a card?
pass-window-entered = Play no card
window-moved = The move is over, its fatigue not yet placed. Do you play a card?
pass-window-moved = Play no card
window-over = The operation is over. Do you play a card?
pass-window-over = Play no card
window-answer = Your opponent has just played an event. Do you cancel it?
pass-window-answer = Do not cancel it
card-union-des-forces-agree = Your partner asks to lead corps of both your armies as one pile. Do you agree?
card-fourrager-which-corps = Which corps removes 1 fatigue?
pass-card-fourrager-which-corps = Remove none
card-pont-detruit-which-bridge = Which bridge is destroyed?
card-trahison-which-block = Which block does Treason strike?

## Answered

option-name = The { $seat } player
option-designate = Activate { $block }
option-join = { $block } joins
option-manoeuvre = Manoeuvre
option-stand-fast = Do not manoeuvre
option-fight = Attack
option-stay-put = Do not attack
option-agree = Agree
option-decline = Decline
option-move = Move to { $to }
option-halt = Stop here
option-relieve = { $corps } removes 1 fatigue
option-suffer = { $corps } takes it
option-lose = { $corps } loses 1 { $arm ->
    [cavalry] cavalry
   *[infantry] infantry
} point
option-send = { $block } moves
option-go = Go to { $to }
option-play-card = Play { $card }
option-destroy-bridge = Destroy the bridge to { $to }
option-betray = Name { $block }

## Refused: who acts

operation-not-yours = This is no block of yours.
operation-not-acting = That player carries out no operation now.
fatigue-not-in-pile = That corps is not in this pile.
fatigue-no-more = { $corps } is out of action already: the fatigue goes to another corps.
strength-not-this = It is the turn of { $corps }.
strength-no-point = { $corps } has no point of that arm left.
operation-partners = { $block }: under your partner’s orders, not yours.
operation-off-board = { $block }: not on the board.
operation-commander-alone = { $block } is a commander: he acts only with a corps. Name a corps first.
operation-activated = { $block } has already been activated this turn.
operation-already-there = { $block } is already in the pile.
operation-elsewhere = { $block } stands in another zone: a pile is in one zone.
operation-vedettes-apart = Vedettes act by themselves, never with corps or commanders.
operation-two-armies = The Anglo-Allied and Prussian armies do not act as one pile.
operation-other-army = A commander acts only with corps of his own army.
operation-left-alone = { $commander } would be left alone in the zone: take him along or leave a corps.
operation-approach-contested = While Approach March lasts, no French pile moves out of { $zone }: it is contested.

## Refused: the move

movement-no-connection = No connection leads from { $here } to { $there }.
movement-too-far = { $left ->
    [one] { $there } costs { $cost } movement points; the pile has 1 left.
   *[other] The way to { $there } costs { $cost }; the pile has { $left } movement points left.
}
movement-friends = The pile must stop in { $zone }, where it has met friends.
movement-own-axis = { $zone } is contested: the pile must leave it by its retreat axis, towards { $there }.
movement-enemy-axis = The enemy’s retreat axis lies between { $zone } and { $there }: no leaving that way.
movement-approach-enemy = While Approach March lasts, no French block enters { $there }: the Coalition is there.
movement-vedette-fortress = { $there } is a fortified town under an enemy marker: vedettes stay out.
shift-corps-only = A corps must lead the way; { $block } is none.
shift-not-activated = { $block } has not been activated yet: Last Effort is for corps that have.
shift-not-free = { $zone } is contested: the pile must start from a free zone.
shift-nowhere = From { $zone } there is no zone to go to.
shift-enemy-there = Enemy corps hold { $there }.

## Refused: the cards

card-not-in-hand = This card is not in your hand.
card-red = { $card } is red: its event happens only when it is drawn.
card-green = { $card } is green: it is played in an operation.
card-blue = { $card } is blue: it is played in the initiative phase.
card-not-now = This is not the moment for { $card }.
card-one-green = Your camp has already played a green card in this operation.
card-symbol-manoeuvre-french = { $card } is played in the manoeuvre of a French operation.
card-symbol-manoeuvre-coalition = { $card } is played in the manoeuvre of a Coalition operation.
card-symbol-combat = { $card } is played at the start of a combat.
card-symbol-retreat-pursuit = { $card } is played in a retreat or a pursuit.
card-partners-pile = This pile obeys your partner: your event cannot serve it.
card-confusion-contested = You have corps at { $zone }: Confusion strikes only in an uncontested zone.
card-confusion-connections = Fewer than three connections start from { $zone }.
card-coordination-nobody = No French pile is left to be activated.
card-fourrager-contested = The move began or ended in a contested zone.
card-grouchy-absent = Grouchy is not in the pile.
card-grouchy-no-card = No movement card has been revealed.
card-organisation-nobody = { $zone } is no uncontested zone with another French pile.
card-organisation-halted = The pile has been halted: its friends are not what stops it.
card-pont-vedettes = Vedettes cannot destroy a bridge.
card-pont-not-free = The enemy is at { $zone }: no bridge can be destroyed from there.
card-pont-no-point = The pile has no movement point left to destroy a bridge with.
card-pont-no-marker = All the destroyed-bridge markers are on the board.
card-pont-no-bridge = No whole bridge starts from { $zone }.
card-pont-not-there = No whole bridge leads from { $here } to { $there }.
card-nobody-to-move = None of your piles can make such a move.
card-trahison-nobody = No French block stands alone and still to be activated.
card-trahison-not-alone = This is no French corps by itself, still to be activated.
card-trahison-excluded = Treason reaches neither Drouot nor Napoleon’s pile.
card-ultime-no-manoeuvre = The French pile has not been designated to manoeuvre.
card-union-declined = Your partner has declined.
card-union-nowhere = Nowhere do corps of both armies stand together, still to be activated.

## Told: operations

operation-passes = The { $seat } player passes and carries out no more operations this turn.
operation-will-manoeuvre = { $blocks } will manoeuvre from { $zone }.
operation-will-manoeuvre-unseen = { $count ->
    [one] 1 { unseen-army } block will manoeuvre from { $zone }.
   *[other] { $count } { unseen-armies } blocks will manoeuvre from { $zone }.
}
operation-will-stand = { COUNT($blocks) ->
    [one] { $blocks } is activated at { $zone } and does not manoeuvre.
   *[other] { $blocks } are activated at { $zone } and do not manoeuvre.
}
operation-will-stand-unseen = { $count ->
    [one] 1 { unseen-army } block is activated at { $zone } and does not manoeuvre.
   *[other] { $count } { unseen-armies } blocks are activated at { $zone } and do not manoeuvre.
}
unseen-army = { $army }
unseen-armies = { $army }
union-declined = The { $seat } player does not agree to join forces.
rain-falls = It rains on the pile activated at { $zone }.
alert-raised = The alarm is given at { $zone }. To be activated after all: { $blocks }.
alert-raised-unseen = { $count ->
    [one] The alarm is given at { $zone }: 1 { unseen-army } block is to be activated after all.
   *[other] The alarm is given at { $zone }: { $count } { unseen-armies } blocks are to be activated after all.
}
card-played = The { $seat } player plays { $card }.
card-cancelled = { $card } is cancelled.

## Told: the move

movement-revealed = { $camp ->
    [french] The French reveal
   *[coalition] The Coalition reveals
} { $card }: { $value }.
movement-no-card = { $camp ->
    [french] The French have
   *[coalition] The Coalition has
} no card left to reveal: 0.
movement-points = Movement points: { $points } = { $tally }.
movement-no-points = The pile at { $zone } has no movement points: it does not move.
movement-fatigue = Fatigue of the move: { $tally }.
entry-enters = { COUNT($blocks) ->
    [one] { $blocks } goes from { $here } to { $there }.
   *[other] { $blocks } go from { $here } to { $there }.
}
entry-enters-unseen = { $count ->
    [one] 1 { unseen-army } block goes from { $here } to { $there }.
   *[other] { $count } { unseen-armies } blocks go from { $here } to { $there }.
}
vedette-eliminated = { $zone }: { $army ->
    [french] a French vedette is
    [prussian] a Prussian vedette is
   *[anglo-allied] an Anglo-Allied vedette is
} eliminated.
axis-placed = { $zone } is contested. The { $army } retreat axis points to { $there }.
axis-cut = The { $camp } retreat axis at { $zone } is cut: { $fatigue } fatigue.
axis-removed = { $zone } is no longer contested: the retreat axis is removed.
control-taken = { $points ->
    [0] { $zone } comes under { $army } control.
    [one] { $zone } comes under { $army } control, for 1 victory point. The track stands at { $track }.
   *[other] { $zone } comes under { $army } control, for { $points } victory points. The track stands at { $track }.
}
position-removed = The fortified position at { $zone } is removed.
shift-blocked = The enemy is at { $there }: the pile stays where it is.
bridge-destroyed = The bridge between { $here } and { $there } is destroyed.
trahison-drouot = The block named at { $zone } is Drouot, who betrays nobody.
trahison-turned = Treason: { $blocks } at { $zone } will do nothing more this turn.
trahison-turned-unseen = { $count ->
    [one] Treason: 1 { unseen-army } block at { $zone } will do nothing more this turn.
   *[other] Treason: { $count } { unseen-armies } blocks at { $zone } will do nothing more this turn.
}

## Told: fatigue and losses

fatigue-suffered = { $corps } takes { $amount } fatigue.
fatigue-removed = { $corps } removes { $amount } fatigue.
strength-lost = { $corps } loses 1 { $arm ->
    [cavalry] cavalry
   *[infantry] infantry
} point.
strength-lost-seen = { $army ->
    [french] The French lose
    [prussian] The Prussians lose
   *[anglo-allied] The Anglo-Allies lose
} 1 { $arm ->
    [cavalry] cavalry
   *[infantry] infantry
} point. The track stands at { $track }.
corps-eliminated = { $points ->
    [0] { $corps } is eliminated at { $zone }.
    [one] { $corps } is eliminated at { $zone } with its last strength point. The track stands at { $track }.
   *[other] { $corps } is eliminated at { $zone } with { $points } strength points. The track stands at { $track }.
}
commander-eliminated = { $commander } is left without a corps and is eliminated.

## What the sums are made of

points-card = card revealed
points-approach = Approach March
points-vedettes = vedettes
points-extra-corps = further corps
points-symbol = corps on its own with the movement symbol
points-napoleon = Napoleon
points-rain = rain
points-encombrement = Congestion
points-marche-forcee = Forced March
weary-long-march = long march
weary-began-contested = began in a contested zone
weary-ended-contested = ended in a contested zone
weary-fortress = fortified town taken
weary-fatigue = the event Fatigue
weary-relief = commander

## The end

victory-end-of-game = The last turn is over and the French have not won: the Coalition wins.
victory-napoleon-eliminated = Napoleon is eliminated: the Coalition wins.
victory-coalition-twenty = The track has reached 20: the Coalition wins.
victory-french-zero = The track has reached 0: the French win.

## Upright blocks, whose faces the fog hides

name-block-1 = block 1
name-block-2 = block 2
name-block-3 = block 3
name-block-4 = block 4
name-block-5 = block 5
name-block-6 = block 6
name-block-7 = block 7
name-block-8 = block 8
name-block-9 = block 9
name-block-10 = block 10
name-block-11 = block 11
name-block-12 = block 12
name-block-13 = block 13
name-block-14 = block 14
name-block-15 = block 15
name-block-16 = block 16
name-block-17 = block 17
name-block-18 = block 18
name-block-19 = block 19
name-block-20 = block 20
name-block-21 = block 21
name-block-22 = block 22
name-block-23 = block 23
name-block-24 = block 24
name-block-25 = block 25
name-block-26 = block 26
name-block-27 = block 27
name-block-28 = block 28
name-block-29 = block 29
name-block-30 = block 30
name-block-31 = block 31
name-block-32 = block 32
name-block-33 = block 33
name-block-34 = block 34
name-block-35 = block 35
name-block-36 = block 36
name-block-37 = block 37
name-block-38 = block 38
name-block-39 = block 39
name-block-40 = block 40
name-block-41 = block 41
name-block-42 = block 42
name-block-43 = block 43

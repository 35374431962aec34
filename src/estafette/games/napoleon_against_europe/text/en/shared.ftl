### Napoléon against Europe: what every chapter says, asks and answers.

game-title = Napoléon against Europe
game-about = The wars of the Empire on the largest of our maps: armies, fleets, budgets, treaties and two decks of cards. The richest of the games; leave it for last.
name-empire = Empire
name-coalition = Coalition

## Answered

option-play-card = Play { $card }
option-go = To { LE($zone) }
option-take = { $piece }
option-country = { $country }
option-spend = Use { $card } for its value
option-try = Yes
option-fight = Fight
option-drop = Leave { LE($piece) } here
option-pick-up = Take { LE($piece) } along
option-shelter = Into the fortress
verb-take = Choose
verb-drop = Leave
verb-pick-up = Take along
verb-play-card = Play
verb-spend = Use
verb-country = Choose

## Told: pieces

corps-reduced = { CAP(LE($corps)) } loses a step.
corps-restored = { CAP(LE($corps)) } is at full strength again.
corps-eliminated = { CAP(LE($corps)) } is eliminated.
general-to-reserve = { $general } goes to the reserve.
pieces-to-reserve = { COUNT($pieces) ->
    [one] { CAP(LE($pieces)) } goes to the reserve.
   *[other] { CAP(LE($pieces)) } go to the reserve.
}
organisation-joins = In { $zone } all now form one force with { LE($force) }.
organisation-too-large = In { $zone } the force exceeds its general’s command ({ $force }): the surplus is lost.

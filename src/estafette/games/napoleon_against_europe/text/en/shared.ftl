### Napoléon against Europe: what every chapter says, asks and answers.

game-title = Napoléon against Europe
game-about = The wars of the Empire on the largest of our maps: armies, fleets, budgets, treaties and two decks of cards. The richest of the games; leave it for last.
name-empire = Empire
name-coalition = Coalition

## Answered

option-play-card = Play { $card }
option-go = To { $zone }
option-take = { $piece }
option-country = { $country }
option-spend = Use { $card } for its value
option-try = Try it
option-fight = Fight
option-drop = Leave { $piece } here
option-pick-up = Take { $piece } along
option-shelter = Into the fortress
verb-take = Choose
verb-drop = Leave
verb-pick-up = Take along
verb-play-card = Play
verb-spend = Use
verb-country = Choose

## Told: pieces

corps-reduced = { $corps } loses a step.
corps-restored = { $corps } is at full strength again.
corps-eliminated = { $corps } is eliminated.
general-to-reserve = { $general } goes to the reserve.
organisation-joins = { $zone }: all who stand here are one force now, that of { $force }.

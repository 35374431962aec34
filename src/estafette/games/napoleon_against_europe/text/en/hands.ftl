### Napoléon against Europe: hands, draw piles, and cards in general.

## Asked

hand-discard = You hold { $held ->
    [one] 1 card
   *[other] { $held } cards
} of last year; your new hand has room for { $room } besides permanent cards. Which do you discard?
pass-hand-discard = Keep what is left

## Answered

option-discard = Discard { $card }

## Refused

hand-must-be-kept = { $card } may not be discarded.
card-not-in-hand = You do not hold that card.
card-not-now = { $card } is not an event for this moment.
card-once-only = { $card } has been played as an event, and is one only once: it still gives its activation points.
card-one-foreign-war = { $card } is a foreign war, and this turn has had one.
card-needs-supply = { $card } needs a force in supply.

## Told

card-played = The { $side } plays { $card }.
card-spent = The { $side } spends { $card }.
hand-discarded = The { $side } discards { $card }.
hand-permanent = The { $side } takes { COUNT($cards) ->
    [one] its permanent card
   *[other] its permanent cards
}: { $cards }.
hand-drawn = The { $side } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hand-drawn-cards = You draw { $cards }.
hand-built = The { $side } begins the year with { $count } cards.
period-chatiments = The time of Les Châtiments begins: its cards join the draw piles.

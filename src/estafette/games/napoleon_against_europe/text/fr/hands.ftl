### Napoléon contre l’Europe : les mains, les pioches et les cartes en général.

## Demandé

hand-discard = { $held ->
    [one] Il vous reste 1 carte de l’an passé
   *[other] Il vous reste { $held } cartes de l’an passé
} ; votre nouvelle main en admet { $room } en plus des cartes permanentes. Laquelle défaussez-vous ?
pass-hand-discard = Garder ce qui reste

## Répondu

option-discard = Défausser « { $card } »

## Refusé

hand-must-be-kept = « { $card } » ne peut pas être défaussée.
card-not-in-hand = Vous n’avez pas cette carte en main.
card-not-now = « { $card } » n’est pas un événement de ce moment.
card-once-only = « { $card } » a déjà été jouée comme événement : elle ne sert plus que pour ses PA.
card-one-foreign-war = « { $card } » est une guerre étrangère, et il y en a déjà eu une ce tour-ci.
card-needs-supply = « { $card } » exige une force ravitaillée.

## Raconté

card-played = { $side } : « { $card } » est jouée comme événement.
card-spent = { $side } : « { $card } » est dépensée.
hand-discarded = { $side } : « { $card } » est défaussée.
hand-permanent = { $side } : { COUNT($cards) ->
    [one] la carte permanente revient
   *[other] les cartes permanentes reviennent
} en main ({ $cards }).
hand-drawn = { $side } : { $count ->
    [one] 1 carte tirée
   *[other] { $count } cartes tirées
}.
hand-drawn-cards = Vous tirez { $cards }.
hand-built = { $side } : { $count } cartes en main pour l’année.
period-chatiments = Le temps des Châtiments commence : ses cartes rejoignent les pioches.

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

card-played = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} joue « { $card } » comme événement.
card-spent = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} dépense « { $card } ».
hand-discarded = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} défausse « { $card } ».
hand-permanent = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} reprend { COUNT($cards) ->
    [one] sa carte permanente
   *[other] ses cartes permanentes
} : { $cards }.
hand-drawn = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} pioche { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
hand-drawn-cards = Vous piochez { $cards }.
hand-built = { $side ->
    [empire] L’Empire
   *[coalition] La Coalition
} commence l’année avec { $count } cartes en main.
period-chatiments = Le temps des Châtiments commence : ses cartes rejoignent les pioches.

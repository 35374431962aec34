### Napoléon contre l’Europe : ce que disent, demandent et répondent tous les chapitres.

game-title = Napoléon contre l’Europe
game-about = Les guerres de l’Empire sur la plus grande de nos cartes : armées, flottes, budgets, traités et deux paquets de cartes. Le plus riche des jeux ; gardez-le pour la fin.
name-empire = Empire
name-coalition = Coalition

## Répondu

option-play-card = Jouer { $card }
option-go = { CAP(A($zone)) }
option-take = { $piece }
option-country = { $country }
option-spend = Utiliser { $card } pour sa valeur
option-try = Oui
option-fight = Combattre
option-drop = Laisser ici : { $piece }
option-pick-up = Emmener : { $piece }
option-shelter = Dans la forteresse
verb-take = Choisir
verb-drop = Laisser
verb-pick-up = Emmener
verb-play-card = Jouer
verb-spend = Utiliser
verb-country = Choisir

## Dit : les pions

corps-reduced = { CAP(LE($corps)) } perd un pas.
corps-restored = { CAP(LE($corps)) } retrouve sa pleine force.
corps-eliminated = Élimination { DE($corps) }.
general-to-reserve = { $general } rejoint la réserve.
pieces-to-reserve = { COUNT($pieces) ->
    [one] { CAP(LE($pieces)) } rejoint la réserve.
   *[other] { CAP(LE($pieces)) } rejoignent la réserve.
}
organisation-joins = { CAP(A($zone)) }, toutes les forces n’en font plus qu’une avec { LE($force) }.
organisation-too-large = { CAP(A($zone)) }, la force dépasse le commandement de son général ({ $force }) : l’excédent est perdu.

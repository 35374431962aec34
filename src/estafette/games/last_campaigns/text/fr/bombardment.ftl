### Les Dernières Campagnes de Napoléon : bombardement et enfilade.

## Demandé

bombardment-which = Quelle artillerie bombarde, et qui ?
pass-bombardment-which = Aucun autre bombardement
bombardment-who-joins = { CAP($guns) } { COUNT($guns) ->
    [one] bombarde
   *[other] bombardent
} { LE($hex) }. Une autre artillerie tire-t-elle aussi, en un seul total ?
pass-bombardment-who-joins = N’ajouter aucune artillerie
enfilade-square-or-line = Le canon tire sur votre infanterie ({ LE($hex) }), et la cavalerie est proche. Carré ou ligne ?

## Répondu

option-bombard = { CAP($gun) } bombarde { LE($target) }
option-stay-square = Rester en carré : le canon gagne la moitié de sa force
option-stay-line = Rester en ligne : la cavalerie peut charger aussitôt, et aucun carré ne se formera
verb-bombard = Bombarder
verb-stay-square = Carré
verb-stay-line = Ligne

## Refusé

bombardment-not-ready = Cette artillerie n’est pas activée, ou elle a déjà tiré pendant ce tour.
bombardment-nobody = Aucune unité ennemie ici : { LE($hex) }.
bombardment-range = { CAP(LE($hex)) } n’est pas à une distance de bombardement.
bombardment-chateau = La garnison d’un château ne peut pas être bombardée : { LE($hex) }.
bombardment-unseen = L’artillerie n’a pas de ligne de vue sur { LE($hex) }.

## Raconté

bombardment-opens = { CAP($guns) } { COUNT($guns) ->
    [one] bombarde
   *[other] bombardent
} { LE($hex) }.

# Le plateau : la carte, ses pions, ses instruments.

board-title = Carte
board-help = Les flèches vont de case en case, Entrée choisit. Plus et moins règlent le zoom, zéro montre toute la carte, H cache les pions.
board-comma = ,{" "}
board-dot = {" "}·{" "}
board-hidden-piece = Pièce inconnue ({ $kind })
board-figure = { $name } { $value }
board-figure-of = { $name } { $value } sur { $most }
board-marker = { $name } ({ $side })
board-place = { $place } ({ $name })
board-value = { $value ->
    [one] vaut { $value } point
   *[other] vaut { $value } points
}
board-empty = personne ici
board-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
board-may-choose = au choix
board-chosen = sélection
board-choose = Choisir { $name }
board-close = Fermer
board-instruments = Instruments de la carte
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Voir toute la carte
board-lens = Loupe (M)
board-hide = Cacher les pions (H)
board-minimap = Toute la carte : glisser pour aller ailleurs
board-spaces = Lieux occupés ou à choisir

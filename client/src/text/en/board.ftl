# The board: the map, its counters, its instruments.

board-title = Map
board-help = Arrow keys go from space to space, Enter chooses. Plus and minus zoom, zero shows the whole map, H hides the counters.
board-comma = ,{" "}
board-dot = {" "}·{" "}
board-hidden-piece = Unknown piece ({ $kind })
board-figure = { $name } { $value }
board-figure-of = { $name } { $value } of { $most }
board-marker = { $name } ({ $side })
board-place = { $place } ({ $name })
board-value = { $value ->
    [one] worth { $value } point
   *[other] worth { $value } points
}
board-empty = nobody here
board-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
board-may-choose = may be chosen
board-chosen = chosen
board-choose = Choose { $name }
board-close = Close
board-instruments = Map controls
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-lens = Magnifier (M)
board-hide = Hide the counters (H)
board-minimap = Whole map: drag to go elsewhere
board-spaces = Spaces with pieces or choices

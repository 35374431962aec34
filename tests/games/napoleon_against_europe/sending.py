"""Forces to be sent, for the clause tests: generals of each initiative on the Rhine."""

from tests.games.napoleon_against_europe.position import bare, put


def at_the_rhine(**options: str):
    """Davout, Lannes, Soult and Bernadotte, each with a corps of his own."""
    game = bare(**options)
    put(game, "metz", "fr-elite-1", general="davout")
    put(game, "reims", "fr-elite-2", general="lannes")
    put(game, "paris", "fr-elite-3", general="soult")
    put(game, "lille", "fr-elite-4", general="bernadotte")
    put(game, "lyon", "fr-corps-9", general="massena")
    return game

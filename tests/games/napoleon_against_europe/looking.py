"""The view for the tests: pieces and figures that a seat is shown."""

from estafette.games.napoleon_against_europe.view import view


def pieces(game, seat=None):
    return {piece.id: piece for piece in view(game, seat).pieces}


def figures(piece):
    return {figure.key.partition(".")[2]: figure.value for figure in piece.figures}

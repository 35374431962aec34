"""The rulebooks: each installed game announces itself as an `estafette.games` entry point."""

from importlib.metadata import entry_points

from estafette.engine import Rules


class UnknownGame(Exception):
    """No game of that name is in the house."""


def installed() -> dict[str, Rules]:
    """Every game of the house, by its id."""
    points = sorted(entry_points(group="estafette.games"), key=lambda point: point.name)
    return {point.name: point.load() for point in points}


def find(name: str) -> Rules:
    """The game of that name."""
    for point in entry_points(group="estafette.games", name=name):
        rules: Rules = point.load()
        return rules
    raise UnknownGame(name)

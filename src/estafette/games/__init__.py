"""The rulebooks: each installed game announces itself as an `estafette.games` entry point."""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points

from estafette.engine import Rules


class UnknownGame(Exception):
    """No game of that name is in the house."""


class Games(Mapping[str, Rules]):
    """Games under their ids; the rulebook of one is opened when somebody asks for that game."""

    def __init__(self, announced: Mapping[str, EntryPoint]) -> None:
        self._announced = announced

    def __getitem__(self, name: str) -> Rules:
        rules: Rules = self._announced[name].load()
        return rules

    def __contains__(self, name: object) -> bool:
        return name in self._announced

    def __iter__(self) -> Iterator[str]:
        return iter(self._announced)

    def __len__(self) -> int:
        return len(self._announced)


def installed() -> Games:
    """Every game of the house, by its id."""
    points = sorted(entry_points(group="estafette.games"), key=lambda point: point.name)
    return Games({point.name: point for point in points})


def find(name: str) -> Rules:
    """The game of that name."""
    games = installed()
    if name not in games:
        raise UnknownGame(name)
    return games[name]

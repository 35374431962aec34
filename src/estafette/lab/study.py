"""What is asked of the laboratory: a study of a scenario, or a ladder of players."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.ai.levels import player
from estafette.engine import Rules, Setup
from estafette.match.shelf import Shelf, opened

from .setups import Setups, setups_of
from .trial import Trial, sides_of

LONGEST = 60_000  # choices: twice what chance needs for the longest campaign
QUICKEST = "recruit"
HARDLY_ANY = 64  # trials of recruits handed to a worker at once, at most


class Inquiry(Struct, frozen=True, kw_only=True):
    """What every question to the laboratory names; its results depend on nothing else."""

    game: str
    matches: int
    seed: str
    scenario: str | None = None
    options: dict[str, str] = {}
    all_options: bool = False  # those that are not named come in every way, else as by default
    box: str | None = None
    longest: int = LONGEST
    players: tuple[str, ...] = (QUICKEST,)
    usage: bool = True

    @property
    def folder(self) -> Path | None:
        """The box that lies over the game's own, if there is one."""
        return Path(self.box) if self.box else None

    def setups(self, printed: Any) -> Setups:
        return setups_of(printed, self.scenario, self.options, all_options=self.all_options)

    def opened(self, shelf: Shelf) -> tuple[Rules, Any]:
        """The game and its printed data, read once in each worker."""
        return opened(shelf, self.game, self.folder)


class Study(Inquiry, frozen=True, kw_only=True, tag="study"):
    """So many matches of a game: who wins, how long it takes, what comes into play.

    `players` is one for all, one for each side, or one for each seat.
    """

    @property
    def total(self) -> int:
        return self.matches

    def trials(self, rules: Rules, printed: Any, numbers: Sequence[int]) -> Iterator[Trial]:
        """Every set-up in turn, each match with a seed of its own."""
        setups = self.setups(printed)
        for number in numbers:
            setup = setups[number]
            seated = seating(rules, setup, self.players)
            yield Trial(number, setup, f"{self.seed}/{number}", self.longest, seated)


class Ladder(Inquiry, frozen=True, kw_only=True, tag="ladder"):
    """Every player against every other, so many matches for each pair, sides swapped each time."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.players, 2))

    @property
    def total(self) -> int:
        return self.matches * len(self.pairs)

    def trials(self, rules: Rules, printed: Any, numbers: Sequence[int]) -> Iterator[Trial]:
        """Round after round, so that all pairs are equally far; every set-up both ways in turn.

        Where there are more than two sides, one player holds one of them and the other the rest.
        """
        setups, pairs = self.setups(printed), self.pairs
        for number in numbers:
            game, pair = divmod(number, len(pairs))
            setup = setups[game // 2]
            sides = sides_of(rules, setup)
            lone, others = pairs[pair] if game % 2 == 0 else reversed(pairs[pair])
            side = sides[setups.shift(game // 2) % len(sides)]
            seated = tuple(
                lone if rules.side(seat) == side else others for seat in rules.seats(setup)
            )
            yield Trial(number, setup, f"{self.seed}/{number}", self.longest, seated)


Plan: TypeAlias = Study | Ladder


class WrongNumber(ValueError):
    """Players enough for neither the sides nor the seats of a set-up."""

    def __init__(self, setup: Setup, sides: Sequence[str], seats: Sequence[str]) -> None:
        super().__init__(setup)
        self.setup = setup
        self.sides = tuple(sides)
        self.seats = tuple(seats)

    def __str__(self) -> str:
        return f"{self.setup}: one player, {len(self.sides)} or {len(self.seats)}"


def seating(rules: Rules, setup: Setup, players: Sequence[str]) -> tuple[str, ...]:
    """Who plays each seat: one for all, one for each side, or one for each seat."""
    seats, sides = rules.seats(setup), sides_of(rules, setup)
    if len(players) == 1:
        return (players[0],) * len(seats)
    if len(players) == len(sides):
        of_side = dict(zip(sides, players, strict=True))
        return tuple(of_side[rules.side(seat)] for seat in seats)
    if len(players) == len(seats):
        return tuple(players)
    raise WrongNumber(setup, sides, seats)


def check(plan: Plan, shelf: Shelf) -> None:
    """Every player exists, every set-up can be seated; ValueError says what is wrong."""
    rules, printed = plan.opened(shelf)
    for spec in plan.players:
        player(spec, 0)
    setups = plan.setups(printed)
    if isinstance(plan, Study):
        for setup in setups.first(plan.matches):
            seating(rules, setup, plan.players)


def packets(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Sequence[int]]:
    """The trials in handfuls: large ones of quick matches, so that sending them weighs nothing."""
    most = HARDLY_ANY if set(plan.players) == {QUICKEST} else 1
    size = max(1, min(most, len(numbers) // (8 * workers)))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]

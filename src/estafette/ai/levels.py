"""Who may be asked to take a seat: the levels, and how a player is spelt."""

from collections.abc import Callable, Mapping

from .budget import SECOND, Budget
from .marshal import Marshal
from .player import Player, Stop, never
from .recruit import Recruit
from .sergeant import Sergeant

# From the weakest to the strongest; each is made from a seed.
LEVELS: Mapping[str, Callable[[int | str], Player]] = {
    "recruit": Recruit,
    "sergeant": Sergeant,
    "marshal": Marshal,
}


class UnknownPlayer(ValueError):
    """Nobody of that name, or not with such a budget."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.spec = spec

    def __str__(self) -> str:
        known = ", ".join([*LEVELS, "marshal:2s", "marshal:300"])
        return f"no player is called {self.spec!r}: {known}"


def player(spec: str, seed: int | str, *, stop: Stop = never) -> Player:
    """`recruit`, `sergeant`, `marshal`; a marshal may be given time or a number of iterations.

    Once `stop` says so, he answers at once with the best he has found.
    """
    level, colon, budget = spec.partition(":")
    match level:
        case "recruit" if not colon:
            return Recruit(seed)
        case "sergeant" if not colon:
            return Sergeant(seed, stop=stop)
        case "marshal":
            return Marshal(seed, budget_of(spec, budget) if colon else SECOND, stop=stop)
    raise UnknownPlayer(spec)


def budget_of(spec: str, spelt: str) -> Budget:
    try:
        return Budget.read(spelt)
    except ValueError:
        raise UnknownPlayer(spec) from None

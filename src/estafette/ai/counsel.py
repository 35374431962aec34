"""Counsel: what the marshal thinks of each answer, for whoever wants to know before he chooses."""

from msgspec import Struct

from estafette.engine import Action
from estafette.match import Chair

from .budget import Budget
from .marshal import Marshal
from .player import Stop, answers_to, asked_of, never
from .race import Race


class Opinion(Struct, frozen=True):
    """An answer, the chance that the side of the seat wins with it, and how often it was tried."""

    action: Action
    chance: float
    trials: int


class Counsel(Struct, frozen=True):
    """Every answer that differs, the best first, and the chance with that one."""

    opinions: tuple[Opinion, ...]
    chance: float


def counsel(chair: Chair, seed: int | str, budget: Budget, *, stop: Stop = never) -> Counsel:
    """What the marshal would find out about the decision that is open for this chair."""
    options = answers_to(asked_of(chair))
    race = Marshal(seed, budget, stop=stop).search(chair, options)
    opinions = tuple(
        Opinion(answer, chance_with(race, answer), len(race.gains[answer]))
        for answer in race.ranking()
    )
    return Counsel(opinions, opinions[0].chance)


def chance_with(race: Race, answer: Action) -> float:
    """The chance that an answer gives; without a trial, as if it changed nothing."""
    gain = race.mean(answer) if race.gains[answer] else 0.0
    return chance_of(race.standing + gain)


def chance_of(worth: float) -> float:
    """The chance of winning, from 0 to 1, that a judgement between -1 and 1 stands for."""
    return min(1.0, max(0.0, (1 + worth) / 2))

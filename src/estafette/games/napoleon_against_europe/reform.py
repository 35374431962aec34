"""[reform.who] The military reform of Austria and of Prussia: their units marked E."""

from estafette.engine import Refusal, refuse

from .fate import enter_reserve
from .mobilisation import is_nowhere
from .sides import AUSTRIA, PRUSSIA
from .state import Game

REFORMERS = (AUSTRIA, PRUSSIA)
REFORM = "reform"
TWICE = 2


def reform(game: Game, power: str) -> None:
    """[reform.who] [unit.mark.e] A power reforms: its units marked E join the reserve."""
    game.reformed |= {power}
    corps = units_of(game, power)
    for each in corps:
        enter_reserve(game, each)
    game.tell("reform.done", country=power, corps=corps, count=len(corps))


def units_of(game: Game, power: str) -> list[str]:
    """[unit.mark.e] The units of a power that its reform brings, and that have not come yet."""
    return [
        corps.id
        for corps in game.printed.corps.values()
        if corps.nation == power and corps.entry == REFORM and is_nowhere(game, corps.id)
    ]


def reform_the_beaten(game: Game) -> None:
    """[reform.automatic] The budget phase begins: who has been beaten twice reforms by himself."""
    for power in REFORMERS:
        if power not in game.reformed and len(game.beaten.get(power, ())) >= TWICE:
            reform(game, power)


def cannot_renew_empire(game: Game) -> Refusal | None:
    """[reform.saint-empire] Why Saint-Empire would reform nobody; None if it reforms somebody."""
    if due(game):
        return None
    return refuse("reform.saint-empire", "reform.nobody")


def renew_empire(game: Game) -> None:
    """[reform.saint-empire] Each of the two that has been beaten reforms now."""
    for power in due(game):
        reform(game, power)


def due(game: Game) -> list[str]:
    """[reform.saint-empire] Who has been beaten at least once and has not reformed."""
    return [power for power in REFORMERS if game.beaten.get(power) and power not in game.reformed]


def cannot_reform(game: Game, power: str) -> Refusal | None:
    """[reform.who] Why a power does not reform any more; None if it can."""
    if power in game.reformed:
        return refuse("reform.who", "reform.done-already", country=power)
    return None

"""What becomes of a corps: placed, captured, sent to the reserve, lost for good, tired, rested."""

from collections.abc import Iterable

from estafette.engine import Outcome, end

from .sides import BERNADOTTE, CHARLES_JOHN, COALITION, NAPOLEON
from .state import Game


def move(game: Game, corps: Iterable[str], area: str) -> None:
    """These corps stand in an area now, wherever they were."""
    game.where = {**game.where, **dict.fromkeys(corps, area)}


def place(game: Game, corps: str, area: str) -> None:
    """[reinforcement.deploy.fresh] A corps comes from the reserve onto the map, fresh."""
    move(game, [corps], area)
    game.tell("corps.placed", corps=corps, area=area)
    if corps == CHARLES_JOHN and BERNADOTTE not in game.lost:
        lose_for_good(game, BERNADOTTE)  # [reinforcement.deploy.charles-john-bernadotte]


def to_reserve(game: Game, corps: str) -> None:
    """[def.reserve] A corps leaves the map for the reserve of its country."""
    take_off(game, corps)
    game.tell("corps.reserve", corps=corps)


def capture(game: Game, corps: str) -> None:
    """[def.prisoners] A corps is taken prisoner."""
    take_off(game, corps)
    game.prisoners = [*game.prisoners, corps]
    game.tell("corps.captured", corps=corps)


def lose_for_good(game: Game, corps: str) -> None:
    """[def.permanent-loss] A corps leaves the game; with Napoleon's the game is over."""
    take_off(game, corps)
    if corps in game.prisoners:
        game.prisoners = [each for each in game.prisoners if each != corps]
    game.lost = [*game.lost, corps]
    game.tell("corps.lost", corps=corps)
    if corps == NAPOLEON:
        rule = "victory.coalition.decisive.napoleon"
        end(Outcome(COALITION, rule, "victory.napoleon-lost"))


def take_off(game: Game, corps: str) -> None:
    """A corps leaves the map, and whatever moved or fought with it."""
    if corps in game.where:
        game.where = {each: area for each, area in game.where.items() if each != corps}
    game.exhausted -= {corps}
    if game.march is not None and corps in game.march.corps:
        game.march.corps.remove(corps)


def exhaust(game: Game, corps: Iterable[str]) -> None:
    """[def.corps.health] These corps are tired."""
    game.exhausted |= {each for each in corps if each in game.where}


def is_spared(game: Game, corps: str, among: Iterable[str]) -> bool:
    """[battle.losses.exhausted-first] A fresh corps is lost when no tired one is left."""
    return corps not in game.exhausted and not game.exhausted.isdisjoint(among)


def restore(game: Game, corps: Iterable[str]) -> None:
    """[reinforcement.restore.scope] These corps are fresh again."""
    game.exhausted = game.exhausted.difference(corps)

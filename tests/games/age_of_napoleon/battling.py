"""A battle that waits, and the pursuits that follow it, as the sequence of play leads them."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Commit, Halt
from estafette.games.age_of_napoleon.battle import fight, no_battle_left
from estafette.games.age_of_napoleon.sides import Side
from estafette.games.age_of_napoleon.state import Battle, Clash, Engaged, Game
from tests.referee import Referee


def battle(
    game: Game,
    area: str,
    *,
    by: str = "french",
    out_of: str = "",
    came_from: Mapping[str, str] = {},
    landed: Iterable[str] = (),
) -> Referee:
    """The battle in an area: the attackers marched in `out_of` another, if one is named."""
    side = Side(by)
    marched = dict.fromkeys(game.at(area, side), out_of) if out_of else {}
    game.clashes = [Clash(area, side, marched | dict(came_from), list(landed))]
    return Referee(game, battles(game))


def battles(game: Game) -> Generator[Any, Any, None]:
    while not no_battle_left(game):
        yield from fight(game)


def commit(referee: Referee, *corps: str) -> None:
    """A side commits these corps and no other."""
    assert referee.decision is not None
    seat = referee.decision.seat
    referee.choose(*[Commit(each) for each in corps])
    if referee.decision and (referee.decision.key, referee.decision.seat) == ("battle.whom", seat):
        referee.choose(Halt())


def commit_all(referee: Referee) -> None:
    """Both sides commit all that they may."""
    while referee.decision is not None and referee.decision.key == "battle.whom":
        referee.choose(referee.options[0])


def fought(game: Game) -> Battle:
    """The battle on the table."""
    assert game.battle is not None
    return game.battle


def met(
    attacker: int, defender: int, *, area: str = "bayern", boxes: tuple[int, int] = (4, 4)
) -> Battle:
    """A French attack of these strengths, with so many nameless corps in the boxes."""
    french = Engaged(Side.FRENCH, "napoleon", [f"f{n}" for n in range(boxes[0])])
    coalition = Engaged(Side.COALITION, "karl", [f"c{n}" for n in range(boxes[1])])
    french.tally, coalition.tally = [("battle.home", attacker)], [("battle.home", defender)]
    return Battle(Clash(area, Side.FRENCH), french, coalition)


def pass_all(referee: Referee) -> None:
    """Whoever may play a card, recover or pursue lets it be."""
    while referee.decision is not None and Pass() in referee.options:
        referee.choose(Pass())

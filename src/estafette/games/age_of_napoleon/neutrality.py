"""[neutrality.violation.minor] Neutrality: what follows when an entry violates it."""

from collections.abc import Collection
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import FightAt
from .control import AT_WAR_WITH_FRANCE, set_status
from .diplomacy import join
from .sides import (
    ALLY,
    FRENCH,
    MEMBER,
    RUSSIA,
    Side,
)
from .state import Clash, Game


def violate(game: Game, area: str, intruder: Side) -> Procedure[None]:
    """[neutrality.violation.side] The country joins the other side and places its corps, even
    among the intruders."""
    country = game.country_of(area)
    game.tell("neutrality.violated", side=intruder, country=country)
    set_status(game, country, MEMBER if intruder is FRENCH else ALLY)
    if intruder is FRENCH:
        invade_russia(game, area)
    yield from join(game, country, intruder.enemy, among_enemies=True)


def invade_russia(game: Game, area: str) -> None:
    """[invasion.trigger] An FR/FA corps has entered Russia at war, or violated it."""
    if game.invaded or game.country_of(area) != RUSSIA:
        return
    if game.status[RUSSIA] in AT_WAR_WITH_FRANCE:
        game.invaded = True
        game.tell("russia.invaded", area=area)


def contested(game: Game, side: Side) -> list[str]:
    """[neutrality.violation.deploy-in-occupied] Where a side stands among enemies."""
    theirs = game.armies(side.enemy)
    return [area for area in game.armies(side) if area in theirs]


def order_battles(game: Game, side: Side, clashes: list[Clash]) -> Procedure[None]:
    """[neutrality.violation.attacker] Of several battles the side says which comes next."""
    waiting = {clash.area: clash for clash in clashes}
    while waiting:
        choice = yield ask(
            side,
            "neutrality.which-battle",
            rule="neutrality.violation.attacker",
            offers=[FightAt(area) for area in waiting],
            unless=partial(cannot_fight_at, waiting),
        )
        assert isinstance(choice, FightAt)
        game.clashes.append(waiting.pop(choice.area))


def cannot_fight_at(waiting: Collection[str], choice: FightAt) -> Refusal | None:
    """[neutrality.violation.attacker] Only where a battle waits."""
    if choice.area not in waiting:
        return refuse("neutrality.violation.attacker", "neutrality.no-battle", area=choice.area)
    return None

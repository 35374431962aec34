"""[spain.liberation.dos-de-mayo] The Spanish War of Liberation, from the rising to its end."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Retreat
from .bounds import cannot_go
from .command import check_leaders
from .control import is_friendly, take, taker
from .entry import armies_abroad, release, sort_flags
from .fate import eliminate, move
from .guerrillas import remove
from .homecoming import send_home, settle
from .sides import COALITION, FRENCH, SPAIN
from .stacking import cannot_stack
from .state import Game
from .status import join

RISEN = ("sp-atlantic", "sp-med")


def rise(game: Game) -> Procedure[None]:
    """[spain.liberation.dos-de-mayo] [spain.liberation.minor] Spain joins the Coalition in arms.

    With [forced-alliance.broken.units-home] [card.c.dos-de-mayo.units].
    """
    game.liberation = True
    release(game, SPAIN)
    join(game, SPAIN, COALITION)
    sort_flags(game)
    for area in game.land_of(SPAIN):  # [spain.liberation.french-keep]
        if game.at(area, FRENCH) and area not in game.printed.open:
            take(game, area, taker(game, area, FRENCH))
    yield from send_home(game, armies_abroad(game, SPAIN))
    for army in game.printed.armies_of[SPAIN]:
        if army in game.where and game.at(game.where[army], FRENCH):
            yield from slip_away(game, army)
    check_leaders(game)
    for army in RISEN:
        if game.in_reserve(army):
            yield from settle(game, army, strongholds(game), 1, rule="card.c.dos-de-mayo.units")


def strongholds(game: Game) -> list[str]:
    """[card.c.dos-de-mayo.units] Spanish areas with a city, port, fortress or Key star."""
    return [area for area in game.land_of(SPAIN) if area not in game.printed.open]


def slip_away(game: Game, army: str) -> Procedure[None]:
    """[spain.liberation.stacked] Spaniards among the French go to a free area, or are lost."""
    here = game.where[army]
    why_not = partial(cannot_slip_away, game, army)
    ways = [Retreat(army, area) for area in game.neighbours(here)]
    if not any(why_not(way) is None for way in ways):
        eliminate(game, army)
        return
    choice = yield ask(
        COALITION,
        "spain.whither",
        rule="spain.liberation.stacked",
        offers=ways,
        unless=why_not,
        kind=Retreat,
        facts={"army": army, "area": here},
    )
    assert isinstance(choice, Retreat)
    move(game, army, choice.area)
    game.tell("homecoming.withdrawn", area=here, refuge=choice.area, armies=[army])


def cannot_slip_away(game: Game, army: str, choice: Retreat) -> Refusal | None:
    """[spain.liberation.stacked] Why it may not go there; None if it may."""
    area = choice.area
    if choice.army != army or area not in game.neighbours(game.where[army]):
        return refuse("spain.liberation.stacked", "spain.not-adjacent", area=area)
    if not is_friendly(game, area, COALITION) or game.at(area, FRENCH):
        return refuse("spain.liberation.stacked", "spain.not-free", area=area)
    return cannot_go(game, [army], area) or cannot_stack(game, area, [army])


def end_liberation(game: Game) -> Procedure[None]:
    """[spain.liberation.won] Spain is conquered and becomes a forced ally."""
    game.liberation, game.liberated = False, True
    join(game, SPAIN, FRENCH)
    game.forced += (SPAIN,)
    sort_flags(game)
    for guerrilla in list(game.guerrillas):
        remove(game, guerrilla)
    yield from send_home(game, armies_abroad(game, SPAIN))

"""[battle.retreat.sea] Evacuation: one corps of a beaten Coalition army is taken off by sea."""

from collections.abc import Callable
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Embark, Land
from .control import is_friendly
from .fate import move
from .insurgents import country_in_arms, is_far_from
from .sea import no_port
from .sides import FRENCH
from .state import Battle, Game


def evacuate(
    game: Game, battle: Battle, *, is_trapped: Callable[[list[str]], bool]
) -> Procedure[None]:
    """[battle.retreat.sea] The owner says who is taken off; an army with no other way must."""
    army = game.at(battle.area, battle.loser)
    if all(cannot_embark(game, battle, Embark(corps)) for corps in army):
        return
    choice = yield ask(
        battle.loser,
        "retreat.by-sea",
        rule="battle.retreat.sea",
        offers=[Embark(corps) for corps in army],
        unless=partial(cannot_embark, game, battle),
        kind=Embark,
        or_else=() if is_trapped(army) else Pass(),
        facts={"area": battle.area},
    )
    if isinstance(choice, Embark):
        yield from sail_away(game, battle, choice.corps)


def sail_away(game: Game, battle: Battle, corps: str) -> Procedure[None]:
    """[battle.retreat.sea-detail] The corps lands in Britain or on another friendly coast."""
    choice = yield ask(
        battle.loser,
        "retreat.which-coast",
        rule="battle.retreat.sea-detail",
        offers=[Land(area) for area in game.printed.coast],
        unless=partial(cannot_reach, game, battle, corps),
        kind=Land,
        facts={"corps": corps},
    )
    assert isinstance(choice, Land)
    battle.shipped = corps
    move(game, [corps], choice.area)
    game.tell("retreat.sails", corps=corps, area=choice.area)


def cannot_embark(game: Game, battle: Battle, choice: Embark) -> Refusal | None:
    """[battle.retreat.sea] Why this corps may not be taken off."""
    if refusal := no_ship(game, battle):
        return refusal
    corps = choice.corps
    if game.where.get(corps) != battle.area or game.side(corps) is not battle.loser:
        return refuse("battle.retreat.sea", "battle.not-here", area=battle.area)
    for area in game.printed.coast:
        if cannot_reach(game, battle, corps, Land(area)) is None:
            return None
    return refuse("ic.retreat-distance", "insurgents.too-far", corps=corps)


def no_ship(game: Game, battle: Battle) -> Refusal | None:
    """[battle.retreat.sea-detail] Why nobody of the beaten army may be taken off."""
    if battle.loser is FRENCH:
        return refuse("sea.move.french-none", "sea.french")
    if not game.britannia:
        return refuse("battle.retreat.sea", "sea.no-britannia")
    if battle.shipped:
        return refuse("battle.retreat.sea", "retreat.one-by-sea", corps=battle.shipped)
    if no_port(game, battle.area):
        return refuse("battle.retreat.sea-detail", "retreat.no-port", area=battle.area)
    return None


def cannot_reach(game: Game, battle: Battle, corps: str, choice: Land) -> Refusal | None:
    """[battle.retreat.sea-detail] Why the corps may not be landed there."""
    rule, area = "battle.retreat.sea-detail", choice.area
    if area not in game.printed.coast or area == battle.area:
        return refuse(rule, "sea.no-coast")
    if no_port(game, area):
        return refuse(rule, "retreat.no-port", area=area)
    if not is_friendly(game, area, battle.loser):
        return refuse(rule, "retreat.not-friendly", area=area)
    if game.is_held_by(battle.loser.enemy, area):
        return refuse(rule, "retreat.enemy-there", area=area)
    country = country_in_arms(game, corps)
    if country and is_far_from(game, country, area):
        return refuse("ic.retreat-distance", "insurgents.too-far", corps=corps)
    return None

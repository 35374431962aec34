"""[reinforcement.order] Reinforcement: events, new corps, rest for the tired, prisoners."""

from collections.abc import Mapping, Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Deploy, Raise, Restore
from .control import bordering_france, is_friendly, is_insurgent
from .events import Moment, pay, window
from .fate import restore
from .insurgents import country_in_arms
from .mobilisation import limit, reserve, room, serves, yearly_number
from .muster import home_ground, station
from .recruits import cannot_call_up
from .sides import COALITION, FRANCE, RUSSIA, SIDE_OF_POOL, Side
from .state import Game


def begin_reinforcement(game: Game) -> None:
    """[reinforcement.order] Nobody has raised anything yet this year."""
    game.raised, game.extra, game.barred, game.shipped = {}, {}, [], False


def play_event(game: Game) -> Procedure[None]:
    """[reinforcement.events-first] The active side plays one event of the phase or stops."""
    rule = "reinforcement.events-first"
    played = yield from window(game, game.active, Moment.REINFORCEMENT, rule=rule)
    game.is_done = not played


def deploy(game: Game) -> Procedure[None]:
    """[reinforcement.deploy.optional] The active side places one corps or stops."""
    side = game.active
    full = {
        pool: is_full(game, pool) for pool in game.printed.pools if is_open_to(game, side, pool)
    }
    ready = recruits(game, side, full)
    choice = yield ask(
        side,
        "reinforcement.which-corps",
        rule="reinforcement.deploy.optional",
        offers=[Raise(corps) for corps in ready],
        unless=partial(cannot_raise, game, side, full, ready, game.armies(side.enemy)),
        kind=Raise,
        or_else=Pass(),
        facts={
            "left": [(pool, still_to_raise(game, pool)) for pool in pools_of(game, full, ready)]
        },
    )
    if not isinstance(choice, Raise):
        game.is_done = True
        return
    corps = choice.corps
    pool, ground = game.printed.corps[corps].pool, grounds(game, corps)
    unless = partial(cannot_deploy, game, side, corps, ground)
    area = yield from station(game, side, corps, ground, unless)
    game.raised = {**game.raised, pool: game.raised.get(pool, 0) + 1}
    if side is COALITION and area not in home_ground(game, corps):
        game.shipped = True


def pools_of(game: Game, full: Mapping[str, Refusal | None], corps: Sequence[str]) -> Sequence[str]:
    """The rows of the table that give one of these corps now."""
    pools = dict.fromkeys([game.printed.corps[each].pool for each in corps])
    return [pool for pool in pools if full[pool] is None]


def still_to_raise(game: Game, pool: str) -> int:
    """[reinforcement.deploy.yearly-number] [reinforcement.deploy.mobilisation-limit] How many."""
    return min(allowed(game, pool) - game.raised.get(pool, 0), room(game, pool))


def allowed(game: Game, pool: str) -> int:
    """[reinforcement.deploy.yearly-number] What a row gives in this phase, with what cards add."""
    return yearly_number(game, pool) + game.extra.get(pool, 0)


def is_full(game: Game, pool: str) -> Refusal | None:
    """[reinforcement.deploy.yearly-number] [reinforcement.deploy.mobilisation-limit] Why a row of
    the table gives no further corps now."""
    if pool in game.barred:
        card = "russo-ottoman-war" if pool == RUSSIA else "war-of-1812"
        return refuse(f"card.{card}", "muster.barred", pool=pool)
    number = allowed(game, pool)
    if game.raised.get(pool, 0) >= number:
        rule = "reinforcement.deploy.yearly-number"
        return refuse(rule, "muster.yearly", pool=pool, number=number)
    if room(game, pool) == 0:
        rule = "reinforcement.deploy.mobilisation-limit"
        return refuse(rule, "muster.limit", pool=pool, limit=limit(game, pool))
    return None


def recruits(game: Game, side: Side, full: dict[str, Refusal | None]) -> list[str]:
    """[reinforcement.deploy.available] The corps that a side could call up, row by row."""
    ready = set(reserve(game))
    return [
        corps
        for pool, refusal in full.items()
        if refusal is None
        for corps in game.printed.pools[pool]
        if corps in ready and serves(game, corps) is side
    ]


def is_open_to(game: Game, side: Side, pool: str) -> bool:
    """Could any corps of a row serve a side? Those attached to a great power are the Coalition's,
    whoever controls it."""
    if pool in SIDE_OF_POOL:
        return SIDE_OF_POOL[pool] is side
    return side is COALITION or game.controller(pool) is side


def cannot_raise(
    game: Game,
    side: Side,
    full: dict[str, Refusal | None],
    ready: list[str],
    enemies: Mapping[str, Sequence[str]],
    choice: Raise,
) -> Refusal | None:
    """[reinforcement.deploy.available] Why this corps may not be called up now."""
    corps = choice.corps
    if corps not in ready:
        return cannot_call_up(game, side, corps) or full[game.printed.corps[corps].pool]
    for ground in (home_ground, grounds):  # most corps find an area at home
        if not enemies.keys() >= {*ground(game, corps)}:
            return None
    return refuse("reinforcement.deploy.no-enemy", "muster.no-area", corps=corps)


def grounds(game: Game, corps: str) -> Sequence[str]:
    """[reinforcement.deploy.own-territory] Where a corps may be raised, if no enemy is there."""
    areas = home_ground(game, corps)
    if game.printed.corps[corps].pool == FRANCE:
        return [*areas, *insurgent_ground(game)]
    if not game.shipped and may_sail(game, corps):
        return list(dict.fromkeys([*areas, *friendly_coast(game)]))
    return areas


def insurgent_ground(game: Game) -> list[str]:
    """[reinforcement.deploy.fr-in-adjacent-ic] The areas of insurgent countries next to France."""
    if not game.politics.insurgents:
        return []
    countries = [country for country in bordering_france(game) if is_insurgent(game, country)]
    return [area for country in countries for area in game.areas_of(country)]


def may_sail(game: Game, corps: str) -> bool:
    """[reinforcement.deploy.britannia] [ic.move-abroad] May this corps be brought by sea?"""
    if not game.britannia or game.side(corps) is not COALITION:
        return False
    return not country_in_arms(game, corps)


def friendly_coast(game: Game) -> list[str]:
    """[reinforcement.deploy.britannia] Where Britannia lands a corps."""
    return [area for area in game.printed.coast if is_friendly(game, area, COALITION)]


def cannot_deploy(
    game: Game, side: Side, corps: str, ground: Sequence[str], choice: Deploy
) -> Refusal | None:
    """[reinforcement.deploy.own-territory] Why the corps called up may not be placed there."""
    area = choice.area
    if choice.corps != corps or area not in ground:
        if game.shipped and may_sail(game, corps) and area in friendly_coast(game):
            return refuse("reinforcement.deploy.britannia.detail", "muster.shipped", corps=corps)
        return refuse("reinforcement.deploy.own-territory", "muster.abroad", corps=corps)
    if game.is_held_by(side.enemy, area):
        return refuse("reinforcement.deploy.no-enemy", "muster.enemy", area=area)
    return None


def restore_army(game: Game) -> Procedure[None]:
    """[reinforcement.restore.cost] The active side pays a card to rest one army, or stops."""
    side = game.active
    armies = game.armies(side)
    choice = yield ask(
        side,
        "reinforcement.which-rest",
        rule="reinforcement.restore.cost",
        offers=[Restore(area) for area in armies],
        unless=partial(cannot_restore, game, side, armies),
        kind=Restore,
        or_else=Pass(),
    )
    if not isinstance(choice, Restore):
        game.is_done = True
        return
    restore(game, armies[choice.area])
    yield from pay(game, side, "reinforcement.restore.cost")
    game.tell("reinforcement.rested", side=side, area=choice.area)


def cannot_restore(
    game: Game, side: Side, armies: Mapping[str, Sequence[str]], choice: Restore
) -> Refusal | None:
    """[reinforcement.restore.cost] [reinforcement.restore.scope] Why no army is rested there."""
    if not game.hands[side]:
        return refuse("reinforcement.restore.cost", "reinforcement.no-card")
    if game.exhausted.isdisjoint(armies.get(choice.area, ())):
        rule = "reinforcement.restore.scope"
        return refuse(rule, "reinforcement.nobody-tired", area=choice.area)
    return None


def return_prisoners(game: Game) -> None:
    """[reinforcement.prisoners.return] Prisoners of both sides go back to their reserves."""
    if game.prisoners:
        game.tell("reinforcement.prisoners-return", corps=list(game.prisoners))
    game.prisoners = []

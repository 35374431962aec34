"""[diplomacy.alternate] Diplomacy: cards in turn, what they may move, and what follows."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Deploy, Raise
from .cancelling import cancel, remember
from .control import (
    corps_of,
    homes_of,
    occupier,
    return_detached,
    set_status,
    step_towards,
)
from .events import Moment, window
from .fate import to_reserve
from .mobilisation import is_available, limit, room, serves
from .muster import home_ground, station
from .redeployment import redeploy
from .sides import BRITAIN, CONTROLLER, FRANCE, FRENCH, Side, Status
from .state import Game


def begin_diplomacy(game: Game) -> None:
    """[diplomacy.alternate] Nothing has been aimed at; the first player is to play."""
    game.aims, game.passes = {}, 0
    game.active = game.first


def play_diplomacy(game: Game) -> Procedure[None]:
    """[diplomacy.alternate] The side whose turn it is plays one card or passes."""
    side = game.active
    played = yield from window(game, side, Moment.DIPLOMACY, rule="diplomacy.alternate")
    game.passes = 0 if played else game.passes + 1  # [diplomacy.pass-not-final]
    if not played:
        game.tell("diplomacy.passes", side=side)
    game.active = side.enemy


def both_have_passed(game: Game) -> bool:
    """[diplomacy.end] Two passes in a row end the phase."""
    return game.passes >= 2


def end_diplomacy(game: Game) -> None:
    """[diplomacy.end] No card can be cancelled any more, and what waited for that follows."""
    game.aims = {}
    return_detached(game)


def cannot_aim(game: Game, side: Side, country: str) -> Refusal | None:
    """[diplomacy.no-effect-illegal] Why no card of this side may be aimed at a country now."""
    return not_open(game, side, country) or already_aimed(game, side, country)


def not_open(game: Game, side: Side, country: str) -> Refusal | None:
    """[diplomacy.fd-fixed] Why a country is closed to the cards of a side."""
    if country == BRITAIN and side is FRENCH:
        return refuse("diplomacy.fr-cards.not-britain", "diplomacy.britain")
    if country == FRANCE and side is not FRENCH:
        return refuse("diplomacy.co-cards.not-france", "diplomacy.france")
    status = game.status.get(country)
    if status is None:
        return refuse("diplomacy.no-effect-illegal", "diplomacy.no-state", country=country)
    if status is Status.INSURGENT and side is FRENCH:
        return refuse("diplomacy.fr-cards.not-ic", "diplomacy.insurgent", country=country)
    if status is Status.DOMINION:
        rule = "diplomacy.fd-fixed" if side is FRENCH else "diplomacy.co-cards.not-fd"
        return refuse(rule, "diplomacy.dominion", country=country)
    if occupier(game, country) is side.enemy:
        french, coalition = "not-nc-occupied-by-coalition", "not-nc-occupied-by-fa"
        rule = f"fr-cards.{french}" if side is FRENCH else f"co-cards.{coalition}"
        return refuse(f"diplomacy.{rule}", "diplomacy.occupied", country=country)
    if step_towards(status, side) is None:
        return refuse("diplomacy.no-effect-illegal", "diplomacy.no-step", country=country)
    return None


def already_aimed(game: Game, side: Side, country: str) -> Refusal | None:
    """[diplomacy.one-card-per-country] [diplomacy.cancel.closed] What this year's cards forbid."""
    aim = game.aims.get(country)
    if aim is None or aim.sides == [side.enemy]:
        return None
    if len(aim.sides) > 1:
        return refuse("diplomacy.cancel.closed", "diplomacy.closed", country=country)
    return refuse("diplomacy.one-card-per-country", "diplomacy.already-aimed", country=country)


def aim(game: Game, side: Side, country: str, status: Status) -> Procedure[None]:
    """[diplomacy.step] [diplomacy.cancel] The country moves, or two cards on it cancel."""
    before = game.aims.get(country)
    if before is not None:
        before.sides.append(side)
        yield from cancel(game, before)
    else:
        game.aims[country] = remember(game, side, country)
        yield from change_sides(game, country, status)


def change_sides(game: Game, country: str, status: Status) -> Procedure[None]:
    """[diplomacy.becomes-neutral.units] [diplomacy.leaves-neutrality.deploy] The new state,
    corps sent home or placed, foreign corps moved out."""
    leaving, side = corps_of(game, country), CONTROLLER[status]
    set_status(game, country, status)
    for corps in leaving:  # [diplomacy.minor-leaves.tied-corps]
        to_reserve(game, corps)
    if side is None:
        yield from redeploy(game, country)  # [diplomacy.becomes-neutral.foreign-corps]
    else:
        yield from join(game, country, side, among_enemies=False)


def join(game: Game, country: str, side: Side, *, among_enemies: bool) -> Procedure[None]:
    """[diplomacy.leaves-neutrality.number] Its controller places the corps of a country that
    has left neutrality; `among_enemies` after a violation only."""
    ready = corps_ready(game, country, side)
    while ready:
        taken = () if among_enemies else tuple(game.armies(side.enemy))
        choice = yield ask(
            side,
            "muster.which-corps",
            rule="diplomacy.leaves-neutrality.number",
            offers=[Raise(corps) for corps in ready],
            unless=partial(cannot_join, game, ready, taken),
            kind=Raise,
            or_else=Pass(),
            facts={"country": country},
        )
        if not isinstance(choice, Raise):
            return
        corps = choice.corps
        unless = partial(is_taken, game, corps, taken)
        yield from station(game, side, corps, home_ground(game, corps), unless)
        ready.remove(corps)


def corps_ready(game: Game, country: str, side: Side) -> list[str]:
    """[diplomacy.leaves-neutrality.minor] The corps that a country can give to a side now."""
    return [
        corps
        for home in homes_of(game, country)
        for corps in game.printed.tied[home]
        if serves(game, corps) is side and is_available(game, corps)
    ]


def cannot_join(
    game: Game, ready: list[str], taken: tuple[str, ...], choice: Raise
) -> Refusal | None:
    """[diplomacy.leaves-neutrality.number] Why this corps may not be placed with its country."""
    corps = choice.corps
    if corps not in ready:
        return refuse("diplomacy.leaves-neutrality.deploy", "muster.not-ready", corps=corps)
    pool = game.printed.corps[corps].pool
    if room(game, pool) == 0:
        number = limit(game, pool)
        return refuse("diplomacy.leaves-neutrality.number", "muster.limit", pool=pool, limit=number)
    if all(area in taken for area in home_ground(game, corps)):
        return refuse("diplomacy.leaves-neutrality.place", "muster.no-area", corps=corps)
    return None


def is_taken(game: Game, corps: str, taken: tuple[str, ...], choice: Deploy) -> Refusal | None:
    """[diplomacy.leaves-neutrality.place] Why this corps may not be placed in that area."""
    if choice.corps != corps or choice.area not in home_ground(game, corps):
        return refuse("diplomacy.leaves-neutrality.number", "muster.abroad", corps=corps)
    if choice.area in taken:
        return refuse("diplomacy.leaves-neutrality.place", "muster.enemy", area=choice.area)
    return None

"""[diplomacy.cancel] Two opposing cards on one country: how it stood before, and stands again."""

from estafette.engine import Procedure

from .control import corps_of, homes_of, is_closed_neutral, set_status
from .fate import move, to_reserve
from .mobilisation import serves
from .redeployment import redeploy
from .sides import BERNADOTTE, SVERIGE, Side, Status
from .state import Aim, Game


def remember(game: Game, side: Side, country: str) -> Aim:
    """[diplomacy.cancel] The state, occupation and corps of a country before the first card."""
    areas, kin = game.areas_of(country), relatives(game, country)
    where = {c: here for c, here in game.where.items() if c in kin or here in areas}
    detachable = [area for area in game.printed.areas_of[country] if game.is_detached(area)]
    return Aim(
        country,
        [side],
        {each: game.status[each] for each in dict.fromkeys([country, *detachable])},
        where,
        [corps for corps in where if corps in game.exhausted],
        list(game.prisoners),
        list(game.lost),
    )


def relatives(game: Game, country: str) -> list[str]:
    """Its corps, wherever they are; with Sverige the man who may become Charles-John."""
    tied = game.printed.tied
    kin = [corps for home in homes_of(game, country) for corps in tied[home]]
    return [*kin, BERNADOTTE] if country == SVERIGE else kin


def cancel(game: Game, aim: Aim) -> Procedure[None]:
    """[diplomacy.cancel] The country has its old state and corps again; who came since leaves."""
    country = aim.country
    game.tell("diplomacy.cancelled", country=country)
    restore_states(game, aim)
    for corps in corps_of(game, country):
        if corps not in aim.where:
            to_reserve(game, corps)
    if country == SVERIGE:
        revive_bernadotte(game, aim)
    kin = relatives(game, country)
    for corps, area in sorted(aim.where.items(), key=lambda stood: stood[0] in kin):
        # Foreigners first: they may be standing now where its own corps stood.
        if game.where.get(corps) != area and can_return(game, corps, area, corps in kin):
            put_back(game, aim, corps, area)
    if game.status[country] is Status.NEUTRAL:
        yield from redeploy(game, country, staying=aim.where)


def revive_bernadotte(game: Game, aim: Aim) -> None:
    """[reinforcement.deploy.charles-john-bernadotte] He is where he was, in captivity perhaps."""
    game.lost = list(aim.lost)  # nobody else is lost for good in this phase
    if BERNADOTTE in aim.prisoners and BERNADOTTE not in game.prisoners:
        game.prisoners = [*game.prisoners, BERNADOTTE]


def restore_states(game: Game, aim: Aim) -> None:
    """[diplomacy.cancel] Its own state, and areas that had gone back to it are cut off again."""
    due = game.tirol_due
    for country, status in aim.states.items():
        if country == aim.country or country not in game.status:
            set_status(game, country, status)
    game.tirol_due = due  # nothing has become of Austria after all


def can_return(game: Game, corps: str, area: str, is_kin: bool) -> bool:
    """Does it still serve, and is its ground still open? A foreigner that has gone home since
    stays there (NOTES.md, R-90)."""
    side = serves(game, corps)
    if side is None or (game.in_reserve(corps) and not is_kin):
        return False
    if game.holder(area) is side:
        return True
    return game.holder(area) is None and not is_closed_neutral(game, area)


def put_back(game: Game, aim: Aim, corps: str, area: str) -> None:
    """A corps stands again where it stood, as tired as it was."""
    if corps in game.prisoners:
        game.prisoners = [each for each in game.prisoners if each != corps]
    move(game, [corps], area)
    if corps in aim.exhausted:
        game.exhausted |= {corps}
    game.tell("diplomacy.corps-back", corps=corps, area=area)

"""[insurrection.order] Insurrections: how those under way end, and how new ones start."""

from estafette.engine import Procedure, Refusal, refuse

from .control import AT_WAR_WITH_FRANCE, corps_of, is_insurgent, is_major, occupier, set_status
from .events import Moment, window
from .fate import to_reserve
from .order import hand_over_to
from .sides import (
    AUSTRIA,
    COALITION,
    DOMINION,
    FRENCH,
    INSURGENT,
    MEMBER,
    TIROL,
)
from .state import Game


def resolve_insurrections(game: Game) -> None:
    """[insurrection.resolve.continue] Each rising is looked at: it fails, succeeds or goes on."""
    held = game.armies(FRENCH)
    for country in [each for each in game.status if is_insurgent(game, each)]:
        french = [area in held for area in game.areas_of(country)]
        if all(french):
            fail(game, country)
        elif not any(french):  # [insurrection.resolve.success]
            game.tell("insurrection.succeeds", country=country)
            set_status(game, country, MEMBER)


def fail(game: Game, country: str) -> None:
    """[insurrection.resolve.failure] [insurrection.resolve.failure-corps] It is put down."""
    game.tell("insurrection.fails", country=country)
    for corps in corps_of(game, country):
        to_reserve(game, corps)
    set_status(game, country, DOMINION)


def begin_risings(game: Game) -> None:
    """[insurrection.start.card] Only the Coalition player starts insurrections."""
    hand_over_to(game, COALITION)


def call_to_arms(game: Game) -> Procedure[None]:
    """[insurrection.start.card] The Coalition player plays one Insurrection card or stops."""
    rule = "insurrection.start.card"
    played = yield from window(game, COALITION, Moment.INSURRECTION, rule=rule)
    game.is_done = not played  # [insurrection.start.number]


def tirol_rises(game: Game) -> None:
    """[insurrection.start.tirol-automatic] Tirol rises once Austria is C.M. or I.C."""
    is_dominion = game.status.get(TIROL) is DOMINION
    if game.tirol_due and is_dominion and game.status[AUSTRIA] in AT_WAR_WITH_FRANCE:
        rise(game, TIROL)
    game.tirol_due = False


def cannot_rise(game: Game, country: str) -> Refusal | None:
    """[insurrection.start.other-targets-illegal] Why no insurrection can start there."""
    if game.status.get(country) is DOMINION or occupier(game, country) is FRENCH:
        return None
    rule = "insurrection.start.other-targets-illegal"
    return refuse(rule, "insurrection.no-cause", country=country)


def rise(game: Game, country: str) -> None:
    """[insurrection.start.status] [insurrection.start.remove-flag] A country becomes insurgent.

    It places no corps; whoever may stay passes to the Coalition with the new state.
    """
    for corps in corps_of(game, country):
        if not can_stay(game, country, corps):
            to_reserve(game, corps)
    game.tell("insurrection.starts", country=country)
    set_status(game, country, INSURGENT)
    if country not in game.risen:
        game.risen = [*game.risen, country]


def can_stay(game: Game, country: str, corps: str) -> bool:
    """[insurrection.start.remove-corps-abroad] [insurrection.start.corps-at-home] A corps of a
    major stays if it stands at home and no other French corps stands there."""
    here, kin = game.where[corps], corps_of(game, country)
    if not is_major(game, country) or game.country_of(here) != country:
        return False
    return all(each in kin for each in game.at(here, FRENCH))

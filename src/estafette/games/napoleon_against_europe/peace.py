"""[peace.forced] A major power makes peace: forced peace, flags struck, and Tilsit's short way."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Country
from .affairs import Treaty
from .control import counts
from .liberation import is_on
from .placement import armies_of
from .powers import side_of
from .sides import COALITION, EMPIRE, ENGLAND, FRANCE, SPAIN, Side, Standing
from .standing import clear_markers, key_zones, lands_of, leader, set_standing
from .state import Game
from .states import review

CHAUMONT = "55C"  # [card.c.traite-de-chaumont] no more Tilsit


def make_peace(game: Game, power: str, side: Side) -> None:
    """[peace.forced] This side imposes peace on a power; the terms come after it, if there are any.

    [peace.second-defeat] A second defeat by the same side is for good, but for England (R-36,
    R-531).
    """
    victor = victor_over(game, power, side)
    defeats = (*game.beaten.get(power, ()), side)
    game.beaten = {**game.beaten, power: defeats}
    for_good = defeats.count(side) > 1 and power != ENGLAND
    strike_flags(game, power)
    game.treaties = {**game.treaties, power: Treaty(victor, game.year, for_good)}
    set_standing(game, power, Standing.FORCED_PEACE, victor)
    game.parting = (*game.parting, power)
    game.tell("peace.made", power=power, victor=victor, for_good=for_good)
    review(game)


def victor_over(game: Game, power: str, side: Side) -> str:
    """[peace.forced] Who dictates: France, or the power of the Coalition that has the capital."""
    if side is EMPIRE:
        return FRANCE
    flags = [game.flags.get(zone, "") for zone in game.printed.countries[power].capitals]
    return next((flag for flag in flags if flag in game.printed.majors), leader(game, side))


def strike_flags(game: Game, power: str) -> None:
    """[peace.control-markers-removed] [control.conquest-phase.major] [peace.fortresses] Flags go.

    Those of the victor in the land of the beaten and of its minors (R-280), and those of the
    beaten everywhere else; its ruined fortresses are whole again.
    """
    clear_markers(game, lands_of(game, power))
    game.flags = {zone: nation for zone, nation in game.flags.items() if nation != power}


def dictate(game: Game) -> Procedure[None]:
    """[conquest.tilsit] Tilsit: a shaken power makes peace without conquest or terms (R-282)."""
    choice = yield ask(
        EMPIRE,
        "peace.tilsit",
        rule="conquest.tilsit",
        offers=[Country(power) for power in game.printed.majors if power != FRANCE],
        unless=partial(cannot_dictate, game),
        kind=Country,
    )
    assert isinstance(choice, Country)
    make_peace(game, choice.country, EMPIRE)


def cannot_meet(game: Game) -> Refusal | None:
    """[conquest.tilsit] Why Tilsit cannot be played now; None if some power would make peace."""
    if CHAUMONT in game.lasting:
        return refuse("card.c.traite-de-chaumont", "peace.chaumont")
    if all(cannot_dictate(game, Country(power)) for power in game.printed.majors):
        return refuse("conquest.tilsit", "peace.nobody-shaken")
    return None


def cannot_dictate(game: Game, choice: Country) -> Refusal | None:
    """[conquest.tilsit] [card.f.tilsit.proposal] Why this power makes no peace; None if it does.

    It has lost a key zone to the Empire, or has no army in order left; Spain never had one.
    [spain.liberation-war.end] Nor is there a short way out of the War of Liberation.
    """
    power = choice.country
    if power == ENGLAND:
        return refuse("card.f.tilsit.proposal", "peace.not-england")
    if power not in game.printed.majors or side_of(game, power) is not COALITION:
        return refuse("conquest.tilsit", "peace.not-at-war", power=power)
    if power == SPAIN and is_on(game):
        return refuse("spain.liberation-war.end", "peace.liberation", power=power)
    if any(counts(game, zone, EMPIRE) for zone in key_zones(game, power)):
        return None
    if not has_army_marker(game, power):
        return refuse("card.f.tilsit.proposal", "peace.keys-held", power=power)
    if not armies_in_order(game, power):
        return None
    return refuse("card.f.tilsit.proposal", "peace.unshaken", power=power)


def has_army_marker(game: Game, power: str) -> bool:
    """[marker.army.count] Is there an army of this power among the counters?"""
    return any(army.nation == power for army in game.printed.armies.values())


def armies_in_order(game: Game, power: str) -> list[str]:
    """[army.definition] The armies that bear this power's marker and are not demoralised."""
    return [head for head in armies_of(game, power) if not game.forces[head].is_demoralised]

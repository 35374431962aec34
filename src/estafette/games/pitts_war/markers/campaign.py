"""[event.play.timing] Markers of the march: rolls, attrition, weather, evasion, interception."""

from estafette.engine import Refusal, refuse

from ..affairs import March, Trial
from ..events import Hindrance, Moment, last, marker
from ..passage import ARMISTICE, FREE_PASSAGE, WINTER_QUARTERS
from ..potential import MUD
from ..sides import BAD, FRANCE, RUSSIA, Side, Until
from ..state import Game
from ..supply import GALERNE, VENDEANS

LEGS, SNIPED = 2, -2


def march_of(game: Game) -> March:
    assert game.march is not None
    return game.march


def trial_of(game: Game) -> Trial:
    assert game.trial is not None
    return game.trial


def fair_weather(rule: str) -> Hindrance:
    """The marker called by this clause belongs to bad weather."""

    def hinder(game: Game, side: Side) -> Refusal | None:
        return None if game.weather is BAD else refuse(rule, "marker.only-bad-weather")

    return hinder


@marker("f-campagne-hiver", at=Moment.SET_OUT, unless=fair_weather("card.f.campagne-hiver"))
@marker("c-campagne-hiver", at=Moment.SET_OUT, unless=fair_weather("card.c.campagne-hiver"))
def winter_campaign(game: Game, side: Side) -> None:
    """[card.f.campagne-hiver] [card.c.campagne-hiver] Bad weather does not weigh on this force."""
    march_of(game).is_hardened = True


def no_vendeans(game: Game, side: Side) -> Refusal | None:
    if VENDEANS not in game.where:
        return refuse("card.c.galerne", "marker.no-army", army=VENDEANS)
    return None


@marker("c-galerne", at=Moment.TURN, unless=no_vendeans)
def galerne(game: Game, side: Side) -> None:
    """[card.c.galerne] [card.c.galerne.supply] The Vendeans leave their country, and are fed."""
    last(game, GALERNE, Until.IMPULSE)


@marker("c-quartiers-hiver", at=Moment.TURN, unless=fair_weather("card.c.quartiers-hiver"))
def winter_quarters(game: Game, side: Side) -> None:
    """[card.c.quartiers-hiver] Nobody fights any more this winter."""
    last(game, WINTER_QUARTERS, Until.IMPULSE)


@marker("f-armistice", at=Moment.TURN)
def armistice(game: Game, side: Side) -> None:
    """[card.f.armistice] No more battles in this impulse but in the Peninsula."""
    last(game, ARMISTICE, Until.IMPULSE)


def outside_the_war(game: Game, side: Side) -> Refusal | None:
    if game.side(march_of(game).armies[0]) is not side:
        return refuse("card.c.libre-passage", "marker.not-at-war")
    return None


@marker("c-libre-passage", at=Moment.SET_OUT, unless=outside_the_war)
def free_passage(game: Game, side: Side) -> None:
    """[card.c.libre-passage] The force may cross one neutral state, without stopping in it."""
    march_of(game).grant = FREE_PASSAGE


def is_not_russian(game: Game, side: Side) -> Refusal | None:
    if any(game.printed.power_of[army] != RUSSIA for army in trial_of(game).armies):
        return refuse("card.c.jambes-russes", "marker.only-power", power=RUSSIA)
    return None


@marker("c-jambes-russes", at=Moment.MOVEMENT, unless=is_not_russian)
def russian_legs(game: Game, side: Side) -> None:
    """[card.c.jambes-russes] +2 on the Movement Potential of a Russian army."""
    trial_of(game).tally.append(("c-jambes-russes", LEGS))


@marker("c-boue", at=Moment.TURN)
def mud(game: Game, side: Side) -> None:
    """[card.c.boue] Every Movement Potential roll of the impulse is the worse for it."""
    last(game, MUD, Until.IMPULSE)


@marker("f-marche-colonne", at=Moment.ENEMY_NAMES)
@marker("f-schulmeister", at=Moment.ENEMY_NAMES)
def no_march(game: Game, side: Side) -> None:
    """[card.f.marche-colonne] [card.f.schulmeister] The stack stays, and has had its activation."""
    march_of(game).is_over = True


def is_outside_france(game: Game, side: Side) -> Refusal | None:
    if game.printed.home_of[trial_of(game).area] != FRANCE:
        return refuse("card.f.francs-tireurs", "marker.only-in-france")
    return None


@marker("f-francs-tireurs", at=Moment.ENEMY_MOVEMENT, unless=is_outside_france)
def francs_tireurs(game: Game, side: Side) -> None:
    """[card.f.francs-tireurs] -2 on the Movement Potential of an enemy stack in France."""
    trial_of(game).tally.append(("f-francs-tireurs", SNIPED))


@marker("c-embuscade", at=Moment.INTERCEPTION)
@marker("c-seconde-ligne", at=Moment.EVASION)
def without_fail(game: Game, side: Side) -> None:
    """[card.c.embuscade] [card.c.seconde-ligne] It succeeds without a roll, and pays for itself."""
    trial_of(game).is_sure = True


def no_frenchman(game: Game, side: Side) -> Refusal | None:
    if all(game.printed.power_of[army] != FRANCE for army in trial_of(game).armies):
        return refuse("card.f.berezina", "marker.only-power", power=FRANCE)
    return None


@marker("f-berezina", at=Moment.EVASION, unless=no_frenchman)
def berezina(game: Game, side: Side) -> None:
    """[card.f.berezina] A French force slips away without a roll."""
    trial_of(game).is_sure = True


@marker("f-coupez-retraite", at=Moment.ENEMY_EVADES)
def cut_off_the_retreat(game: Game, side: Side) -> None:
    """[card.f.coupez-retraite] The enemy has not slipped away after all."""
    trial_of(game).is_void = True

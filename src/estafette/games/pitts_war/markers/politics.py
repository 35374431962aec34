"""[turn.diplomacy.play-markers] Markers that move powers."""

from collections.abc import Callable, Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Aim
from ..affairs import Surrender
from ..alliance import betray
from ..control import controller
from ..diplomacy import attempt, cannot_approach, neutrals
from ..entry import armies_abroad, bring_in, sort_flags
from ..events import AT_ANY_TIME, Moment, last, marker
from ..foundings import WALEWSKA, WARSAW, found_duchy, found_rhine_and_westphalia
from ..homecoming import send_home, withdraw
from ..liberation import rise
from ..neutrality import make_neutral
from ..sides import (
    AUSTRIA,
    COALITION,
    DUCHY,
    FRANCE,
    FRENCH,
    INSURGENTS,
    MAJOR,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    TURKEY,
    Side,
    Until,
)
from ..spain import BAYONNE, is_risen_or_won
from ..state import Game
from ..status import BASEL, is_at_war, may_be_influenced
from ..surrender import DRUMS

CAMPO_FORMIO, AMIENS, HAREM, ERFURT = "f-campo-formio", "f-amiens", "f-harem", "f-erfurt"
MANTUA = "mantua"

# Markers that bring pieces with the next reinforcements are not played during them.
BEFORE_REINFORCEMENTS = (Moment.DIPLOMACY, Moment.TURN)


def holds(game: Game, power: str, area: str) -> bool:
    """[control.initial] Is an area in the hands of this very power?"""
    return (game.flags.get(area) or game.owner(area)) == power


def holds_in_france(game: Game, power: str, what: Callable[[str], bool]) -> bool:
    """[card.f.bale] [card.f.san-ildefonso] Does a power hold such an area of France?"""
    return any(what(area) and holds(game, power, area) for area in game.printed.areas_of[FRANCE])


def holds_french_star(game: Game, power: str) -> bool:
    """[card.f.bale] [card.f.campo-formio] Does a power hold a Key star of France?"""
    return holds_in_france(game, power, lambda area: area in game.printed.stars)


def no_campo_formio(game: Game, side: Side) -> Refusal | None:
    if game.side_of(AUSTRIA) is not COALITION:
        return refuse("card.f.campo-formio", "politics.not-at-war", power=AUSTRIA)
    if holds(game, AUSTRIA, MANTUA) or holds_french_star(game, AUSTRIA):
        return refuse("card.f.campo-formio", "politics.austria-holds")
    return None


@marker(CAMPO_FORMIO, at=Moment.DIPLOMACY, unless=no_campo_formio)
def campo_formio(game: Game, side: Side) -> Procedure[None]:
    """[card.f.campo-formio] An armistice with Austria to the end of the year.

    With [card.f.campo-formio.french-leave] [card.f.campo-formio.austrians-home].
    """
    last(game, CAMPO_FORMIO, Until.YEAR)
    land = game.land_of(AUSTRIA)
    for area in land:
        if game.at(area, FRENCH):
            yield from withdraw(game, area, FRENCH, outside=land, held=True)
    yield from send_home(game, armies_abroad(game, AUSTRIA))


def no_basel(game: Game, side: Side) -> Refusal | None:
    if game.side_of(PRUSSIA) is not COALITION:
        return refuse("card.f.bale", "politics.not-at-war", power=PRUSSIA)
    if holds_french_star(game, PRUSSIA):
        return refuse("card.f.bale", "politics.holds-star", power=PRUSSIA)
    return None


@marker(BASEL, at=Moment.DIPLOMACY, unless=no_basel)
def basel(game: Game, side: Side) -> Procedure[None]:
    """[card.f.bale] Prussia, Hesse and Saxony become neutral."""
    last(game, BASEL, Until.EVER)
    yield from make_neutral(game, PRUSSIA)


def no_san_ildefonso(game: Game, side: Side) -> Refusal | None:
    if "c-jervis" in game.lasting:
        return refuse("card.c.jervis.after", "marker.jervis")
    if game.side_of(SPAIN) is not COALITION:
        return refuse("card.f.san-ildefonso", "politics.not-at-war", power=SPAIN)
    areas = game.printed.areas
    if holds_in_france(game, SPAIN, lambda area: "city" in areas[area].marks):
        return refuse("card.f.san-ildefonso", "politics.holds-city", power=SPAIN)
    return None


@marker("f-san-ildefonso", at=Moment.DIPLOMACY, unless=no_san_ildefonso)
def san_ildefonso(game: Game, side: Side) -> Procedure[None]:
    """[card.f.san-ildefonso] Spain comes over to France; its former allies go home.

    With [card.f.san-ildefonso.units].
    """
    guests = [
        army
        for area in game.land_of(SPAIN)
        for army in game.at(area, COALITION)
        if game.printed.power_of[army] != SPAIN
    ]
    yield from send_home(game, guests)
    yield from bring_in(game, SPAIN, FRENCH)


def no_harem(game: Game, side: Side) -> Refusal | None:
    if game.side_of(TURKEY) is COALITION:
        if TURKEY in game.approached:
            return refuse("diplomacy.attempt.once-per-neutral", "diplomacy.tried", power=TURKEY)
        return None
    return cannot_approach(game, side, TURKEY)


@marker(HAREM, at=Moment.DIPLOMACY, unless=no_harem)
def harem(game: Game, side: Side) -> Procedure[None]:
    """[card.f.harem] [card.f.harem.success] A free roll at +2 on Turkey, ally of the enemy or not.

    With [card.f.harem.russia]: it may then fall upon a neutral Russia.
    """
    if (yield from attempt(game, side, TURKEY, ((HAREM, 2),))):
        last(game, HAREM, Until.EVER)


def nobody_to_sway(game: Game, side: Side) -> Refusal | None:
    """[diplomacy.attempt.intrinsic-bonus] A free roll needs a power that may be tried."""
    if any(cannot_approach(game, side, power) is None for power in neutrals(game, side)):
        return None
    return refuse("turn.diplomacy.means", "politics.nobody-to-sway")


def sway(game: Game, side: Side, held: str, bonus: int) -> Procedure[None]:
    """[diplomacy.attempt.intrinsic-bonus] A free roll with a bonus on a power of one's choice."""
    power = yield from aim(
        game, side, held, neutrals(game, side), lambda each: cannot_approach(game, side, each)
    )
    yield from attempt(game, side, power, ((held, bonus),))


def aim(
    game: Game,
    side: Side,
    held: str,
    powers: Iterable[str],
    unless: Callable[[str], Refusal | None],
) -> Procedure[str]:
    """The player names the power that his marker is for."""
    choice = yield ask(
        side,
        "politics.which-power",
        rule=game.printed.markers[held].rule,
        offers=[Aim(power) for power in powers],
        unless=lambda choice: unless(choice.power),
        kind=Aim,
        facts={"marker": held},
    )
    assert isinstance(choice, Aim)
    return choice.power


@marker("f-talleyrand", at=Moment.DIPLOMACY, unless=nobody_to_sway)
def talleyrand(game: Game, side: Side) -> Procedure[None]:
    """[card.f.talleyrand] A free roll at +3."""
    yield from sway(game, side, "f-talleyrand", 3)


@marker("c-entente-couronnes", at=Moment.DIPLOMACY, unless=nobody_to_sway)
def concert_of_crowns(game: Game, side: Side) -> Procedure[None]:
    """[card.c.entente-couronnes] A free roll at +3."""
    yield from sway(game, side, "c-entente-couronnes", 3)


@marker("c-intrigues", at=Moment.DIPLOMACY, unless=nobody_to_sway)
def intrigues(game: Game, side: Side) -> Procedure[None]:
    """[card.c.intrigues] A free roll at +3."""
    yield from sway(game, side, "c-intrigues", 3)


def is_no_neutral_minor(game: Game, power: str) -> Refusal | None:
    """[card.c.copenhague] Why the affair does not bring this power in; None if it does."""
    if power not in game.stance or not may_be_influenced(game, power) or not game.land_of(power):
        return refuse("card.c.copenhague", "politics.not-neutral", power=power)
    if game.printed.countries[power].kind is MAJOR:
        return refuse("card.c.copenhague", "politics.major", power=power)
    return None


def no_neutral_minor(game: Game, side: Side) -> Refusal | None:
    if any(is_no_neutral_minor(game, power) is None for power in game.stance):
        return None
    return refuse("card.c.copenhague", "politics.nobody-to-sway")


@marker("c-copenhague", at=Moment.DIPLOMACY, unless=no_neutral_minor)
def copenhagen(game: Game, side: Side) -> Procedure[None]:
    """[card.c.copenhague] A neutral minor joins the Coalition."""
    power = yield from aim(
        game, side, "c-copenhague", neutrals(game, side), partial(is_no_neutral_minor, game)
    )
    yield from bring_in(game, power, side)


def russia_is_no_neutral(game: Game, side: Side) -> Refusal | None:
    if may_be_influenced(game, RUSSIA):
        return None
    return refuse("card.c.seconde-coalition", "politics.not-neutral", power=RUSSIA)


@marker("c-seconde-coalition", at=AT_ANY_TIME, unless=russia_is_no_neutral)
def second_coalition(game: Game, side: Side) -> Procedure[None]:
    """[card.c.seconde-coalition] Russia joins the Coalition at once."""
    yield from bring_in(game, RUSSIA, side)


def russia_is_not_at_war(game: Game, side: Side) -> Refusal | None:
    if game.side_of(RUSSIA) is COALITION:
        return None
    return refuse("card.f.tsar-paul", "politics.not-at-war", power=RUSSIA)


@marker("f-tsar-paul", at=AT_ANY_TIME, unless=russia_is_not_at_war)
def tsar_paul(game: Game, side: Side) -> Procedure[None]:
    """[card.f.tsar-paul] [card.f.tsar-paul.units] Russia is neutral, its armies are fed at home."""
    yield from make_neutral(game, RUSSIA, in_supply=True)


def no_tilsit(game: Game, side: Side) -> Refusal | None:
    if game.side_of(RUSSIA) is not COALITION:
        return refuse("card.f.tilsit", "politics.not-at-war", power=RUSSIA)
    for power in (PRUSSIA, AUSTRIA):
        if game.side_of(power) is COALITION:
            return refuse("card.f.tilsit", "politics.still-allied", power=power)
    return None


@marker("f-tilsit", at=AT_ANY_TIME, unless=no_tilsit)
def tilsit(game: Game, side: Side) -> Procedure[None]:
    """[card.f.tilsit] [card.f.tilsit.units] Russia is neutral, its armies at home."""
    yield from make_neutral(game, RUSSIA)


@marker(AMIENS, at=Moment.DIPLOMACY)
def amiens(game: Game, side: Side) -> Procedure[None]:
    """[card.f.amiens.armistice] Peace everywhere to the end of the period.

    With [card.f.amiens.territory] [card.f.amiens.units-home].
    """
    last(game, AMIENS, Until.PERIOD)
    restore_homelands(game)
    powers = [power for power in game.stance if is_at_war(game, power) and power != INSURGENTS]
    yield from send_home(game, [army for power in powers for army in armies_abroad(game, power)])


def restore_homelands(game: Game) -> None:
    """[card.f.amiens.territory] Great powers get their land of 1792; minors stay conquered."""
    home_of, majors = game.printed.home_of, game.printed.majors
    for area in [*game.annexed, *game.flags]:
        if home_of[area] in majors:
            game.tell("peace.restored", area=area, power=home_of[area])
    game.annexed = {a: taker for a, taker in game.annexed.items() if home_of[a] not in majors}
    game.flags = {a: taker for a, taker in game.flags.items() if home_of[a] not in majors}
    sort_flags(game)


def no_walewska(game: Game, side: Side) -> Refusal | None:
    if DUCHY in game.founded:
        return refuse("poland.duchy.by-marker", "politics.duchy-stands", power=DUCHY)
    if controller(game, WARSAW) is not FRENCH:
        return refuse("card.f.walewska", "politics.warsaw", area=WARSAW)
    return None


@marker(WALEWSKA, at=BEFORE_REINFORCEMENTS, unless=no_walewska)
def walewska(game: Game, side: Side) -> None:
    """[card.f.walewska] The Grand Duchy is set up; in a peace it counts as two areas."""
    last(game, WALEWSKA, Until.EVER)
    found_duchy(game)


def no_erfurt(game: Game, side: Side) -> Refusal | None:
    for power in (AUSTRIA, PRUSSIA):
        if (power, FRENCH) not in game.fallen:
            return refuse("card.f.erfurt", "politics.never-fell", power=power)
    return None


@marker(ERFURT, at=BEFORE_REINFORCEMENTS, unless=no_erfurt)
def erfurt(game: Game, side: Side) -> Procedure[None]:
    """[card.f.erfurt] The Confederation of the Rhine and Westphalia."""
    last(game, ERFURT, Until.EVER)
    yield from found_rhine_and_westphalia(game)


def no_bayonne(game: Game, side: Side) -> Refusal | None:
    if is_risen_or_won(game):
        return refuse("card.f.bayonne", "politics.spain-risen")
    return None


@marker(BAYONNE, at=AT_ANY_TIME, unless=no_bayonne)
def bayonne(game: Game, side: Side) -> Procedure[None]:
    """[card.f.bayonne] [card.f.bayonne.entry] Spain is France's ally, and open to it."""
    last(game, BAYONNE, Until.EVER)
    if game.side_of(SPAIN) is not FRENCH:
        yield from bring_in(game, SPAIN, FRENCH)


def no_rising(game: Game, side: Side) -> Refusal | None:
    if game.side_of(SPAIN) is COALITION:
        return refuse("card.c.dos-de-mayo", "politics.spain-with-us")
    if game.liberated:
        return refuse("spain.liberation.won", "politics.spain-risen")
    return None


@marker("c-dos-de-mayo", at=BEFORE_REINFORCEMENTS, unless=no_rising)
def dos_de_mayo(game: Game, side: Side) -> Procedure[None]:
    """[card.c.dos-de-mayo] Spain rises; its Guerrillas come with the next reinforcements."""
    yield from rise(game)


def is_no_forced_ally(power: str, rule: str, game: Game, side: Side) -> Refusal | None:
    if power in game.forced and game.side_of(power) is FRENCH:
        return None
    return refuse(rule, "politics.not-forced", power=power)


@marker(
    "c-scharnhorst",
    at=AT_ANY_TIME,
    unless=partial(is_no_forced_ally, PRUSSIA, "card.c.scharnhorst"),
)
def scharnhorst(game: Game, side: Side) -> Procedure[None]:
    """[card.c.scharnhorst] [card.c.scharnhorst.retreat] Prussia breaks its forced alliance."""
    yield from betray(game, PRUSSIA)


@marker(
    "c-schonbrunn",
    at=AT_ANY_TIME,
    unless=partial(is_no_forced_ally, AUSTRIA, "card.c.schonbrunn"),
)
def schonbrunn(game: Game, side: Side) -> Procedure[None]:
    """[card.c.schonbrunn] [card.c.schonbrunn.retreat] Austria breaks its forced alliance."""
    yield from betray(game, AUSTRIA)


@marker("c-tambours", at=Moment.SURRENDER)
def war_drums(game: Game, side: Side) -> None:
    """[card.c.tambours] A power that has failed its test fights on to the next End of Turn."""
    terms = game.surrender
    assert isinstance(terms, Surrender)
    terms.is_refused = True
    last(game, DRUMS + terms.power, Until.EVER)
    game.tell("surrender.refused", power=terms.power)

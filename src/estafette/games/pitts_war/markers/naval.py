"""[event.play.timing.naval] Naval markers: assaults and what cancels them."""

from functools import partial
from typing import Any

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Assault, Place, SetOut
from ..affairs import March, Trial
from ..command import disperse_excess
from ..control import controller
from ..entering import enter
from ..events import Moment, last, marker
from ..fate import place, post
from ..neutrality import make_neutral
from ..passage import AMIENS, EGYPTIAN_EXPEDITION, cannot_make_war
from ..route import is_hostile
from ..sea import (
    ALEXANDRIA,
    ARMY_OF_EGYPT,
    BOULOGNE,
    EXPEDITION_DUE,
    LANDINGS,
    SEA,
    Landing,
    Reach,
    cannot_embark,
    gets_across,
    is_across_a_strait,
    take_to_sea,
)
from ..sides import BRITAIN, FRANCE, FRENCH, NAPOLEON, SPAIN, TURKEY, Side, Until
from ..stacking import cannot_stack
from ..state import Game
from ..supply import ASHORE

SARDINIA, CORSICA, DUBLIN = "sardinia", "corsica", "dublin"
LOW_COUNTRIES = ("netherlands", "flanders")
ARMY_OF_THE_LEVANT = "tu-levant"
BOULOGNE_STEPS, BOULOGNE_LEADERS, BOULOGNE_POINTS = 4, 2, 6
ABOUKIR = 5
JERVIS = "c-jervis"


def lands(id_: str, rule: str, reaches: Reach, **terms: Any) -> None:
    """[naval.assault.marker] Enter a marker that lets the force that sets out make an assault."""
    landing = LANDINGS[id_] = Landing(rule, reaches, **terms)

    def hinder(game: Game, side: Side) -> Refusal | None:
        march = march_of(game)
        if game.side(march.armies[0]) is not side:
            return refuse(rule, "marker.not-at-war")
        return cannot_embark(game, march, landing)

    @marker(id_, at=Moment.SET_OUT, unless=hinder)
    def grant(game: Game, side: Side) -> None:
        march_of(game).grant = id_
        take_to_sea(game, side)


def march_of(game: Game) -> March:
    assert game.march is not None
    return game.march


def trial_of(game: Game) -> Trial:
    assert game.trial is not None
    return game.trial


def corsica_or_sardinia(game: Game, area: str) -> bool:
    return area in (CORSICA, SARDINIA)


def on_the_mediterranean(game: Game, area: str) -> bool:
    """[card.c.royaume-corse] The coast of the Levant is on the Mediterranean too."""
    return not {"mediterranean", "levant"}.isdisjoint(game.printed.areas[area].seas)


def any_port(game: Game, area: str) -> bool:
    return area in game.printed.ports


def any_coast(game: Game, area: str) -> bool:
    return True


def ireland(game: Game, area: str) -> bool:
    return area == DUBLIN


def outside_britain(game: Game, area: str) -> bool:
    return game.printed.home_of[area] != BRITAIN


def in_the_low_countries(game: Game, area: str) -> bool:
    return game.printed.home_of[area] in LOW_COUNTRIES


def alexandria(game: Game, area: str) -> bool:
    return area == ALEXANDRIA


def is_not_british(game: Game, march: March) -> Refusal | None:
    if any(game.printed.power_of[army] != BRITAIN for army in march.armies):
        return refuse("card.c.royal-navy.assault", "marker.only-power", power=BRITAIN)
    return None


lands(
    "f-sardaigne-corse",
    "card.f.sardaigne-corse",
    corsica_or_sardinia,
    most=2,
    is_one_army=True,
    is_named=True,
)
lands("c-royaume-corse", "card.c.royaume-corse", on_the_mediterranean, most=2, is_coastal=True)
lands("c-royal-navy", "card.c.royal-navy.assault", any_coast, fits=is_not_british)
lands("f-irlande", "card.f.irlande", ireland, most=1, is_one_army=True, is_named=True)
lands("c-amiraute", "card.c.amiraute.assault", any_coast, most=2)
lands(
    "f-armee-cotiere",
    "card.f.armee-cotiere",
    outside_britain,
    most=2,
    is_one_army=True,
    is_coastal=True,
)
lands("c-walcheren", "card.c.walcheren", in_the_low_countries, most=2, is_coastal=True)

# The expedition sails under its own marker, which was played before its army set out.
LANDINGS[EGYPTIAN_EXPEDITION] = Landing(
    "card.f.expedition-egypte.assault", alexandria, is_named=True
)


@marker("c-royaume-corse", at=Moment.ENEMY_SAILS)
@marker("c-royal-navy", at=Moment.ENEMY_SAILS)
@marker("c-amiraute", at=Moment.ENEMY_SAILS)
@marker("c-jervis", at=Moment.ENEMY_SAILS)
@marker("c-nelson", at=Moment.ENEMY_SAILS)
def cancel_assault(game: Game, side: Side) -> None:
    """[card.c.royal-navy] [card.c.nelson] The enemy’s naval assault does not take place.

    With [card.c.royaume-corse.cancel].
    """
    trial_of(game).is_void = True


@marker("f-mutinerie", at=Moment.ENEMY_SAILS)
def mutiny(game: Game, side: Side) -> None:
    """[card.f.mutinerie] The crews refuse to sail."""
    take_to_sea(game, side)
    trial_of(game).is_void = True


@marker("c-aboukir", at=Moment.ENEMY_SAILS)
def aboukir(game: Game, side: Side) -> None:
    """[card.c.aboukir] [card.c.aboukir.other] The Expedition on 5 or more, any other for sure."""
    is_egypt = game.march is not None and game.march.grant == EGYPTIAN_EXPEDITION
    die = game.dice.d6() if is_egypt else ABOUKIR
    if is_egypt:
        game.tell("marker.aboukir", die=die)
    trial_of(game).is_void = die >= ABOUKIR


def spain_is_no_french_ally(game: Game, side: Side) -> Refusal | None:
    if game.side_of(SPAIN) is not FRENCH:
        return refuse("card.c.jervis.neutral", "marker.spain-not-allied")
    if game.liberated:
        return refuse("spain.liberation.won", "politics.spain-risen")
    return None


@marker(JERVIS, at=(Moment.DIPLOMACY, Moment.TURN), unless=spain_is_no_french_ally)
def jervis(game: Game, side: Side) -> Procedure[None]:
    """[card.c.jervis.neutral] [card.c.jervis.after] Spain leaves the French alliance.

    That lasts, so that San Ildefonso does not undo it.
    """
    last(game, JERVIS, Until.EVER)
    yield from make_neutral(game, SPAIN)


def no_expedition(game: Game, side: Side) -> Refusal | None:
    """[card.f.expedition-egypte] Napoleon must be in play, and a port open to him."""
    if AMIENS in game.lasting:  # it must sail this year, and could not
        return refuse("card.f.amiens.no-war", "march.amiens", area=ALEXANDRIA)
    if NAPOLEON not in game.leaders or not game.in_reserve(ARMY_OF_EGYPT):
        return refuse("card.f.expedition-egypte", "marker.no-napoleon")
    if not expedition_ports(game):
        return refuse("card.f.expedition-egypte", "marker.no-port")
    return None


def expedition_ports(game: Game) -> list[str]:
    """[card.f.expedition-egypte] French ports on the Mediterranean with room for the army."""
    ports = [area for area in game.land_of(FRANCE) if area in game.printed.ports]
    offers = [Place(ARMY_OF_EGYPT, port) for port in ports]
    return [offer.area for offer in offers if cannot_gather(game, offer) is None]


def cannot_gather(game: Game, choice: Place) -> Refusal | None:
    """[card.f.expedition-egypte] Why the army of Egypt may not wait here; None if it may."""
    area, rule = choice.area, "card.f.expedition-egypte"
    if choice.piece != ARMY_OF_EGYPT:
        return refuse(rule, "arrival.not-due", piece=choice.piece)
    on_the_coast = area in game.printed.ports and "mediterranean" in game.printed.areas[area].seas
    if not on_the_coast or area not in game.land_of(FRANCE) or controller(game, area) is not FRENCH:
        return refuse(rule, "marker.not-french-port", area=area)
    steps = game.printed.armies[ARMY_OF_EGYPT].most
    return cannot_stack(game, area, [ARMY_OF_EGYPT], [NAPOLEON], steps=steps)


@marker(EGYPTIAN_EXPEDITION, at=Moment.TURN, unless=no_expedition)
def egyptian_expedition(game: Game, side: Side) -> Procedure[None]:
    """[card.f.expedition-egypte] The army of Egypt waits in port with Napoleon, and must sail."""
    choice = yield ask(
        side,
        "marker.which-port",
        rule="card.f.expedition-egypte",
        offers=[Place(ARMY_OF_EGYPT, port) for port in expedition_ports(game)],
        unless=partial(cannot_gather, game),
    )
    assert isinstance(choice, Place)
    take_to_sea(game, side)
    left = game.leaders[NAPOLEON]
    place(game, ARMY_OF_EGYPT, choice.area, game.printed.armies[ARMY_OF_EGYPT].most)
    post(game, NAPOLEON, choice.area)
    game.moved -= {NAPOLEON}
    game.led -= {NAPOLEON}
    last(game, EXPEDITION_DUE, Until.YEAR)
    yield from disperse_excess(game, left)


def no_levant_army(game: Game, side: Side) -> Refusal | None:
    """[card.c.empire-ottoman] Egypt must have been invaded, and Turkey be at war."""
    if EGYPTIAN_EXPEDITION not in game.lasting or game.side_of(TURKEY) is not side:
        return refuse("card.c.empire-ottoman", "marker.egypt-at-peace")
    if not game.in_reserve(ARMY_OF_THE_LEVANT) or not levant_coasts(game, side):
        return refuse("card.c.empire-ottoman.use", "marker.no-army", army=ARMY_OF_THE_LEVANT)
    return None


def levant_coasts(game: Game, side: Side) -> list[str]:
    """[card.c.empire-ottoman.use] The coasts of Syria and Egypt with room, and no truce."""
    offers = [Place(ARMY_OF_THE_LEVANT, area) for area in game.printed.areas]
    return [offer.area for offer in offers if cannot_land(game, side, offer) is None]


def cannot_land(game: Game, side: Side, choice: Place) -> Refusal | None:
    """[card.c.empire-ottoman.use] Why the army may not land here; None if it may."""
    area, armies = choice.area, [ARMY_OF_THE_LEVANT]
    if choice.piece != ARMY_OF_THE_LEVANT:
        return refuse("card.c.empire-ottoman.use", "arrival.not-due", piece=choice.piece)
    if area not in game.printed.areas or "levant" not in game.printed.areas[area].seas:
        return refuse("card.c.empire-ottoman.use", "marker.not-levant-coast", area=area)
    steps = game.printed.armies[ARMY_OF_THE_LEVANT].most
    no_room = cannot_stack(game, area, armies, steps=steps)
    return no_room or cannot_make_war(game, side, armies, area)


@marker("c-empire-ottoman", at=Moment.TURN, unless=no_levant_army)
def ottoman_empire(game: Game, side: Side) -> Procedure[None]:
    """[scenario.1792.turkey-levant] [card.c.empire-ottoman.use] The army lands, and has moved.

    It needs neither roll nor ships; cancelled, it goes back and never sails.
    """
    choice = yield ask(
        side,
        "marker.which-coast",
        rule="card.c.empire-ottoman.use",
        offers=[Place(ARMY_OF_THE_LEVANT, area) for area in levant_coasts(game, side)],
        unless=partial(cannot_land, game, side),
    )
    assert isinstance(choice, Place)
    area, armies = choice.area, [ARMY_OF_THE_LEVANT]
    march = March(side, armies, [], area, area, border=SEA, is_rolled=True, is_ashore=True)
    march.is_friendly = False
    if is_hostile(game, march, area) and not (yield from gets_across(game, march, area)):
        game.tell("sea.cancelled", area=area)
        return
    if area not in game.printed.ports:
        last(game, ASHORE + area, Until.IMPULSE)  # [supply.landed-force]
    place(game, ARMY_OF_THE_LEVANT, area, game.printed.armies[ARMY_OF_THE_LEVANT].most)
    game.march = march
    yield from enter(game, area, SEA)


def is_no_camp(game: Game, march: March) -> Refusal | None:
    """[card.f.boulogne] Four steps at most and two leaders, where a strait leads to Britain."""
    if not british_shores(game, march.area) or game.owner(march.area) != FRANCE:
        return refuse("card.f.boulogne", "marker.no-channel", area=march.area)
    if len(march.leaders) != BOULOGNE_LEADERS:
        return refuse("card.f.boulogne", "marker.two-leaders", number=BOULOGNE_LEADERS)
    if game.strength(march.armies) > BOULOGNE_STEPS:
        return refuse("card.f.boulogne", "sea.too-strong", limit=BOULOGNE_STEPS)
    return None


def british_shores(game: Game, here: str) -> list[str]:
    """[card.f.boulogne] The areas of Britain that only a strait parts from an area."""
    near = game.printed.ground.neighbours(here)
    shores = [area for area in near if is_across_a_strait(game, here, area)]
    return [area for area in shores if game.printed.home_of[area] == BRITAIN]


def in_britain(game: Game, area: str) -> bool:
    march = march_of(game)
    return area in british_shores(game, march.area)


LANDINGS[BOULOGNE] = Landing("card.f.boulogne", in_britain, most=BOULOGNE_STEPS, fits=is_no_camp)


def cannot_leave_camp(game: Game, side: Side) -> Refusal | None:
    return is_no_camp(game, march_of(game))


@marker(BOULOGNE, at=Moment.SET_OUT, unless=cannot_leave_camp)
def camp_of_boulogne(game: Game, side: Side) -> Procedure[None]:
    """[card.f.boulogne] [card.f.boulogne.march] Across the Channel, or off to the Danube."""
    march = march_of(game)
    take_to_sea(game, side)
    choice = yield ask(
        side,
        "marker.boulogne-whither",
        rule="card.f.boulogne",
        offers=[Assault(area) for area in british_shores(game, march.area)],
        unless=partial(cannot_cross, game),
        or_else=SetOut(),
    )
    if isinstance(choice, Assault):
        march.grant = BOULOGNE
        return
    march.points, march.is_rolled, march.is_tested = BOULOGNE_POINTS, True, True


def cannot_cross(game: Game, choice: Assault) -> Refusal | None:
    """[card.f.boulogne] Only to an area of Britain across the strait."""
    if not in_britain(game, choice.area):
        return refuse("card.f.boulogne", "sea.out-of-reach", area=choice.area)
    return None

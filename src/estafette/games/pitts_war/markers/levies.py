"""[reinforce.revolt.placement] Markers that raise, restore or remove pieces: revolts and levies."""

from functools import partial

from estafette.engine import Action, Offers, Procedure, Refusal, ask, refuse

from ..absorption import most
from ..actions import BuildUp, Designate, Lose, Place, Raise
from ..arrivals import LANDWEHR, LANDWEHR_MARKER
from ..bounds import RESTING
from ..command import check_leaders, disperse_excess
from ..control import controller
from ..events import AT_ANY_TIME, Moment, last, marker
from ..fate import build_up, place, reduce, retire
from ..guerrillas import remove
from ..passage import keeps_truce
from ..placement import cannot_place, cannot_stand, places_for
from ..sides import COALITION, DUMOURIEZ, FRANCE, FRENCH, NAPOLEON, PRUSSIA, RUSSIA, Side, Until
from ..stacking import cannot_grow
from ..state import Game
from ..status import runner
from ..supply import is_supplied
from ..uprising import ground_by_marker, ground_for, region, rise_by_marker

CHOUANS, VENDEANS, TYROLIANS, INNSBRUCK = "chouans", "vendeans", "tyrolians", "innsbruck"
BERLIN, PIEDMONT = "berlin", "piedmont"
REFUGES = (
    *("venetia", "lombardy", "piedmont", "tuscany", "papacy"),
    "kingdom-of-naples",
)  # Sardinia is of Piedmont


# Revolts.


def is_up(army: str, game: Game, side: Side) -> Refusal | None:
    """[reinforce.revolt.placement] The unit is there already, has no ground, or a truce holds."""
    if not game.in_reserve(army):
        return refuse("reinforce.revolt.placement", "marker.risen-already", army=army)
    ground = ground_for(game, army, 1, region(game, army))
    if not ground:
        return refuse("stacking.always", "marker.no-ground", army=army)
    return None if ground_by_marker(game, army, 1, ground) else keeps_truce(game, ground[0])


@marker("c-quiberon", at=Moment.TURN, unless=partial(is_up, CHOUANS))
def quiberon(game: Game, side: Side) -> Procedure[None]:
    """[card.c.quiberon] The Chouans land on a coast of their region."""
    coast = tuple([area for area in region(game, CHOUANS) if game.printed.areas[area].seas])
    yield from rise_by_marker(game, CHOUANS, 1, coast)


@marker("c-cadoudal", at=AT_ANY_TIME, unless=partial(is_up, CHOUANS))
def cadoudal(game: Game, side: Side) -> Procedure[None]:
    """[card.c.cadoudal] The Chouans rise in their area."""
    yield from rise_by_marker(game, CHOUANS, 1, region(game, CHOUANS))


@marker("c-louis-xvii", at=AT_ANY_TIME, unless=partial(is_up, VENDEANS))
@marker("c-vive-le-roi", at=AT_ANY_TIME, unless=partial(is_up, VENDEANS))
def vendee_again(game: Game, side: Side) -> Procedure[None]:
    """[card.c.louis-xvii] [card.c.vive-le-roi] The Vendée rises with one step."""
    yield from rise_by_marker(game, VENDEANS, 1, region(game, VENDEANS))


def tyrol_is_free(game: Game, side: Side) -> Refusal | None:
    """[card.c.tyrol] [scenario.1792.revolts.tyrol] Innsbruck must be in French hands."""
    if controller(game, INNSBRUCK) is not FRENCH:
        return refuse("card.c.tyrol", "marker.tyrol-is-free")
    return is_up(TYROLIANS, game, side)


@marker("c-tyrol", at=AT_ANY_TIME, unless=tyrol_is_free)
def tyrol(game: Game, side: Side) -> Procedure[None]:
    """[card.c.tyrol] The Tyrolians rise in Innsbruck, against whoever stands there."""
    yield from rise_by_marker(game, TYROLIANS, 1, (INNSBRUCK,))


# Armies.


def nobody_to_restore(game: Game, side: Side) -> Refusal | None:
    """[card.c.conseil-guerre] No army of the Coalition lacks a step, or all have moved."""
    if not restorable(game):
        return refuse("card.c.conseil-guerre", "marker.nobody-to-restore")
    return None


@marker("c-conseil-guerre", at=Moment.TURN, unless=nobody_to_restore)
def council_of_war(game: Game, side: Side) -> Procedure[None]:
    """[card.c.conseil-guerre] [card.c.conseil-guerre.no-move] A step back, and a rest."""
    choice = yield ask(
        COALITION,
        "marker.whom-to-restore",
        rule="card.c.conseil-guerre",
        offers=[Designate(army) for army in restorable(game)],
        unless=partial(cannot_restore, game),
    )
    assert isinstance(choice, Designate)
    build_up(game, choice.piece)
    game.moved |= {choice.piece}
    last(game, RESTING + choice.piece, Until.IMPULSE)


def restorable(game: Game) -> list[str]:
    """[card.c.conseil-guerre] Reduced armies of the Coalition that have not moved."""
    return [army for army in game.where if cannot_restore(game, Designate(army)) is None]


def cannot_restore(game: Game, choice: Designate) -> Refusal | None:
    """[card.c.conseil-guerre] Why this army gets no step back; None if it may have one."""
    army = choice.piece
    if army not in game.where or game.side(army) is not COALITION:
        return refuse("card.c.conseil-guerre", "marker.not-coalition", army=army)
    if game.steps[army] >= most(game, army):
        return refuse("unit.steps", "recruit.full", army=army)
    if army in game.moved:
        return refuse("card.c.conseil-guerre", "marker.has-moved", army=army)
    return cannot_grow(game, army)


def no_piedmont(game: Game, side: Side) -> Refusal | None:
    """[card.c.royaume-piemont] Piedmont must be of the Coalition, and have something to gain."""
    if game.side_of(PIEDMONT) is not COALITION:
        return refuse("card.c.royaume-piemont", "marker.no-piedmont")
    offers = piedmontese(game)
    if not any(each.legal() for each in offers):
        return refuse("card.c.royaume-piemont", "marker.nothing-for-piedmont")
    return None


@marker("c-royaume-piemont", at=AT_ANY_TIME, unless=no_piedmont)
def kingdom_of_piedmont(game: Game, side: Side) -> Procedure[None]:
    """[card.c.royaume-piemont] Two points for Piedmont and Sardinia, to be spent at once."""
    for left in (2, 1):
        raising, building = piedmontese(game)
        if not (raising.legal() or building.legal()):
            return
        choice = yield ask(
            COALITION,
            "marker.for-piedmont",
            rule="card.c.royaume-piemont",
            offers=raising.offers,
            unless=raising.unless,
            kind=Raise,
            also=(building,),
            facts={"points": left},
        )
        carry_out_in_piedmont(game, choice)


def carry_out_in_piedmont(game: Game, choice: Action) -> None:
    match choice:
        case Raise(army, area):
            place(game, army, area, 1)
        case BuildUp(army):
            build_up(game, army)


def piedmontese(game: Game) -> tuple[Offers, Offers]:
    """[card.c.royaume-piemont] What the points can buy: armies to raise, armies to build up."""
    armies = game.printed.armies_of[PIEDMONT]
    areas = [area for power in REFUGES for area in game.printed.areas_of[power]]
    raised = [Raise(a, area) for a in armies if game.in_reserve(a) for area in areas]
    built = [BuildUp(army) for army in armies if army in game.where]
    return (
        Offers(tuple(raised), partial(cannot_raise_in_italy, game), Raise),
        Offers(tuple(built), partial(cannot_build_in_italy, game), BuildUp),
    )


def cannot_raise_in_italy(game: Game, choice: Raise) -> Refusal | None:
    """[card.c.royaume-piemont.where] Why not this army, here; None if it may come."""
    if game.printed.power_of.get(choice.army) != PIEDMONT or not game.in_reserve(choice.army):
        return refuse("card.c.royaume-piemont", "marker.only-piedmont", army=choice.army)
    if not is_refuge_in_italy(game, choice.area):
        return refuse("card.c.royaume-piemont.where", "marker.not-in-italy", area=choice.area)
    return cannot_stand(game, choice.army, choice.area, 1)


def cannot_build_in_italy(game: Game, choice: BuildUp) -> Refusal | None:
    """[card.c.royaume-piemont] Why this army may not have a step; None if it may."""
    army = choice.army
    area = game.where.get(army)
    if area is None or game.printed.power_of.get(army) != PIEDMONT:
        return refuse("card.c.royaume-piemont", "marker.only-piedmont", army=army)
    if game.steps[army] >= most(game, army):
        return refuse("unit.steps", "recruit.full", army=army)
    if not is_refuge_in_italy(game, area) and not is_supplied(game, COALITION, area, [army]):
        return refuse("recruit.depleted", "recruit.unsupplied", army=army, area=area)
    return cannot_grow(game, army)


def is_refuge_in_italy(game: Game, area: str) -> bool:
    """[card.c.royaume-piemont.where] Of the states named, and under the Coalition's control."""
    return game.printed.home_of.get(area) in REFUGES and controller(game, area) is COALITION


def prussia_is_not_at_war(game: Game, side: Side) -> Refusal | None:
    """[card.c.landwehr] Prussia must be at war, and its Landwehr not in the field."""
    if game.side_of(PRUSSIA) is not COALITION:
        return refuse("card.c.landwehr", "marker.no-prussia")
    return None


@marker("c-landwehr", at=AT_ANY_TIME, unless=prussia_is_not_at_war)
def landwehr(game: Game, side: Side) -> Procedure[None]:
    """[card.c.landwehr] [card.c.landwehr.rebuild] Free in Berlin, and again whenever it is lost."""
    last(game, LANDWEHR_MARKER, Until.EVER)
    areas = places_for(game, LANDWEHR)
    if not areas:
        game.due += (LANDWEHR,)
        return
    choice = yield ask(
        COALITION,
        "arrival.where",
        rule="card.c.landwehr",
        offers=[Place(LANDWEHR, area) for area in ([BERLIN] if BERLIN in areas else areas)],
        unless=partial(cannot_muster, game, BERLIN in areas),
    )
    assert isinstance(choice, Place)
    place(game, LANDWEHR, choice.area, 1)


def cannot_muster(game: Game, in_berlin: bool, choice: Place) -> Refusal | None:
    """[card.c.landwehr] Why the Landwehr may not come here; None if it may."""
    if choice.piece != LANDWEHR:
        return refuse("card.c.landwehr", "arrival.not-due", piece=choice.piece)
    if in_berlin and choice.area != BERLIN:
        return refuse("card.c.landwehr", "marker.only-there", area=BERLIN)
    return cannot_place(game, LANDWEHR, choice.area)


def no_russians(game: Game, side: Side) -> Refusal | None:
    """[card.f.perse] No Russian army is on the map."""
    if not any(army in game.where for army in game.printed.armies_of[RUSSIA]):
        return refuse("card.f.perse", "marker.no-russians")
    return None


@marker("f-perse", at=AT_ANY_TIME, unless=no_russians)
def persia(game: Game, side: Side) -> Procedure[None]:
    """[card.f.perse] Russia must send a step to the Caucasus, of its own choice."""
    armies = game.printed.armies_of[RUSSIA]
    choice = yield ask(
        runner(game, RUSSIA) or COALITION,
        "marker.which-russian",
        rule="card.f.perse",
        offers=[Lose(army) for army in armies if army in game.where],
        unless=partial(cannot_go_to_persia, game),
    )
    assert isinstance(choice, Lose)
    area = game.where[choice.army]
    reduce(game, choice.army)
    check_leaders(game)
    yield from disperse_excess(game, area)


def cannot_go_to_persia(game: Game, choice: Lose) -> Refusal | None:
    """[card.f.perse] Only a Russian army on the map loses the step."""
    if choice.army not in game.where or game.printed.power_of[choice.army] != RUSSIA:
        return refuse("card.f.perse", "marker.not-russian", army=choice.army)
    return None


# Leaders and Guerrillas.


def no_dumouriez(game: Game, side: Side) -> Refusal | None:
    """[card.c.cocarde-blanche] Dumouriez is not with the armies."""
    if DUMOURIEZ not in game.leaders:
        return refuse("card.c.cocarde-blanche", "marker.no-dumouriez")
    return None


@marker("c-cocarde-blanche", at=(*AT_ANY_TIME, Moment.CLASH), unless=no_dumouriez)
def white_cockade(game: Game, side: Side) -> Procedure[None]:
    """[card.c.cocarde-blanche] [card.c.cocarde-blanche.stacking] On 4 or more Dumouriez deserts."""
    die = game.dice.d6()
    game.tell("marker.rolled", marker="c-cocarde-blanche", die=die)
    if die >= 4:
        area = game.leaders[DUMOURIEZ]
        retire(game, DUMOURIEZ)
        yield from disperse_excess(game, area)


def nobody_to_disgrace(game: Game, side: Side) -> Refusal | None:
    """[card.c.disgrace] No French leader but Napoleon serves."""
    if not disgraceable(game):
        return refuse("card.c.disgrace", "marker.nobody-to-disgrace")
    return None


@marker("c-disgrace", at=AT_ANY_TIME, unless=nobody_to_disgrace)
def disgrace(game: Game, side: Side) -> Procedure[None]:
    """[card.c.disgrace] A die says how many years more a French leader may serve, this included."""
    choice = yield ask(
        COALITION,
        "marker.whom-to-disgrace",
        rule="card.c.disgrace",
        offers=[Designate(leader) for leader in game.printed.leaders_of[FRANCE]],
        unless=partial(cannot_disgrace, game),
    )
    assert isinstance(choice, Designate)
    die = game.dice.d6()
    game.disgraced = {**game.disgraced, choice.piece: game.year + die - 1}
    game.tell("marker.disgraced", leader=choice.piece, die=die, year=game.year + die - 1)


def disgraceable(game: Game) -> list[str]:
    """[card.c.disgrace] French leaders on whom disgrace may fall."""
    leaders = game.printed.leaders_of[FRANCE]
    return [each for each in leaders if cannot_disgrace(game, Designate(each)) is None]


def cannot_disgrace(game: Game, choice: Designate) -> Refusal | None:
    """[card.c.disgrace] Why not this leader; None if he may fall."""
    leader = game.printed.leaders.get(choice.piece)
    if choice.piece == NAPOLEON:
        return refuse("card.c.disgrace", "marker.not-napoleon", leader=NAPOLEON)
    if leader is None or leader.power != FRANCE or choice.piece not in game.leaders:
        return refuse("card.c.disgrace", "marker.not-serving", leader=choice.piece)
    if choice.piece in game.disgraced:
        return refuse("card.c.disgrace", "marker.disgraced-already", leader=choice.piece)
    return None


def no_guerrillas(game: Game, side: Side) -> Refusal | None:
    """[card.f.colonnes-mobiles] No Guerrilla is on the map."""
    return None if game.guerrillas else refuse("card.f.colonnes-mobiles", "marker.no-guerrillas")


@marker("f-colonnes-mobiles", at=AT_ANY_TIME, unless=no_guerrillas)
def flying_columns(game: Game, side: Side) -> Procedure[None]:
    """[card.f.colonnes-mobiles] A Guerrilla is hunted down."""
    choice = yield ask(
        FRENCH,
        "marker.which-guerrilla",
        rule="card.f.colonnes-mobiles",
        offers=[Designate(each) for each in game.guerrillas],
        unless=partial(cannot_hunt, game),
    )
    assert isinstance(choice, Designate)
    remove(game, choice.piece)


def cannot_hunt(game: Game, choice: Designate) -> Refusal | None:
    """[card.f.colonnes-mobiles] Only a Guerrilla on the map is hunted."""
    if choice.piece not in game.guerrillas:
        return refuse("card.f.colonnes-mobiles", "marker.not-guerrilla", piece=choice.piece)
    return None

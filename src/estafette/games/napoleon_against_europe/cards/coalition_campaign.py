"""[card.play-phases] The Coalition's cards of the activation phase: campaigns, winter, raids."""

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .. import attrition, campaign, liberation, siege
from ..actions import Restore, Take
from ..activation import operate
from ..building import deploy
from ..events import Moment, card, last
from ..fate import enter_reserve, restore_step, spend_depot
from ..mobilisation import is_nowhere
from ..placement import cannot_reinforce, reinforcement_zones
from ..powers import controller, country_of, side_of, side_of_force
from ..production import cannot_grow, commands_for
from ..sides import COALITION, EMPIRE, POLAND, RUSSIA, Side, Until
from ..standing import is_coalition_power, steps_in_zones, territory
from ..state import Game
from .levies import raise_corps
from .occasion import delay, leads_nobody, the_trial, weigh_upon

ROUND = Moment.ROUND
HOLY_RUSSIA, SCORCHED_EARTH = "2C", "40C"
TCHITCHAGOV, BLUCHER = "tchitchagov", "blucher"
INVADERS = 10  # [card.c.sainte-russie.condition] enemy steps
LISBON = "lisbonne"


def russia_is_safe(game: Game, side: Side) -> Refusal | None:
    """[card.c.sainte-russie.condition] Ten enemy combat steps stand in Russia."""
    if side_of(game, RUSSIA) is not side:
        return refuse("card.c.sainte-russie", "card.not-with-coalition", country=RUSSIA)
    steps = steps_in_zones(game, side.enemy, territory(game, RUSSIA))
    if steps >= INVADERS:
        return None
    clause = "card.c.sainte-russie.condition"
    return refuse(clause, "card.too-few-invaders", steps=steps, least=INVADERS)


@card("2C", at=(Moment.DIPLOMACY, ROUND), unless=russia_is_safe)
def holy_russia(game: Game, side: Side) -> Procedure[None]:
    """[card.c.sainte-russie] Russia rises: two militias, two corps, a general, and a march.

    [card.c.sainte-russie.units] [card.c.sainte-russie.activation] Terre brûlée may be played now.
    """
    raised = [corps.id for corps in game.printed.corps.values() if corps.card == HOLY_RUSSIA]
    enter_reserve(game, TCHITCHAGOV)
    for corps in [each for each in raised if is_nowhere(game, each)]:
        zones = reinforcement_zones(game, RUSSIA)
        yield from raise_corps(game, side, corps, zones, "card.c.sainte-russie.units")
        if TCHITCHAGOV in game.reserve and commands_for(game, TCHITCHAGOV):
            yield from deploy(game, TCHITCHAGOV)  # so that the next ones can join him
    if marching := russian_pieces(game):
        campaign.begin(game, side, HOLY_RUSSIA, 1, only=marching)


def russian_pieces(game: Game) -> list[str]:
    """[card.c.sainte-russie.activation] The counters of Russian forces that are free to march."""
    nation_of = game.printed.nation_of
    return [
        piece
        for head in russian_forces(game)
        for piece in game.forces[head].pieces
        if nation_of[piece] == RUSSIA
    ]


def russian_forces(game: Game) -> list[str]:
    """The Russian forces of the Coalition outside the walls."""
    return [
        head
        for head, force in game.forces.items()
        if force.nation == RUSSIA
        and not force.is_sheltered
        and side_of_force(game, force) is COALITION
    ]


@card("4C", at=ROUND)
def major_campaign(game: Game, side: Side) -> None:
    """[card.c.campagne-majeure] [card.c.campagne-majeure.proposal] Three forces fight together."""
    campaign.begin(game, side, "4C", 3, together=True)


# 12C: a depot in a round, or a heavier attrition test.


def no_depot_in_reach(game: Game, side: Side) -> Refusal | None:
    """[card.c.cosaques] An Empire depot lies within two zones of a Russian force."""
    if depots_in_reach(game):
        return None
    return refuse("card.c.cosaques", "card.no-depot-in-reach")


def depots_in_reach(game: Game) -> list[str]:
    zones, depots = cossack_zones(game), game.printed.depots
    return [
        depot
        for depot, zone in game.stores.items()
        if zone in zones and side_of(game, depots[depot]) is EMPIRE
    ]


def cossack_zones(game: Game) -> set[str]:
    """[card.c.cosaques] The zones within two of a Russian force (R-340)."""
    neighbours = game.printed.ground.neighbours
    near = {game.forces[head].zone for head in russian_forces(game)}
    for _ in range(2):
        near |= {other for zone in near for other in neighbours(zone)}
    return near


@card("12C", at=ROUND, unless=no_depot_in_reach)
def cossacks_burn(game: Game, side: Side) -> Procedure[None]:
    """[card.c.cosaques] An Empire depot near the Russians is eliminated."""
    choice = yield ask(
        side,
        "card.which-depot",
        rule="card.c.cosaques",
        offers=[Take(depot) for depot in depots_in_reach(game)],
    )
    assert isinstance(choice, Take)
    spend_depot(game, choice.piece)
    game.tell("depot.lost", depot=choice.piece)


def no_cossacks(game: Game, side: Side) -> Refusal | None:
    """[card.c.cosaques] The test is taken within two zones of a Russian force."""
    zone = the_trial(game).zone
    if zone in cossack_zones(game):
        return None
    return refuse("card.c.cosaques", "card.no-cossacks", zone=zone)


@card("12C", at=Moment.ENEMY_ATTRITION, unless=no_cossacks)
def cossacks_harass(game: Game, side: Side) -> None:
    """[card.c.cosaques] An attrition test of the Empire near the Russians has two more."""
    weigh_upon(game, "12C", 2)


def not_the_last_round(game: Game, side: Side) -> Refusal | None:
    """[card.c.campagne-d-hiver] It is the sixth round."""
    number = game.printed.tables.rounds.number
    if game.round == number:
        return None
    return refuse("card.c.campagne-d-hiver", "card.only-in-round", round=number)


@card("16C", at=ROUND, unless=not_the_last_round)
def winter_campaign(game: Game, side: Side) -> None:
    """[card.c.campagne-d-hiver] A seventh round is played this year."""
    game.is_winter_campaign = True
    game.tell("card.seventh-round")


@card("25C", at=Moment.ENEMY_ACTIVATED)
def sodden_ground(game: Game, side: Side) -> None:
    """[card.c.terrain-detrempe] An Empire force that has just been activated has one point less."""
    delay(game, 1, least=0)


def lisbon_is_lost(game: Game, side: Side) -> Refusal | None:
    """[card.c.torres-vedras] The Coalition holds Lisbon."""
    if controller(game, LISBON) is side:
        return None
    return refuse("card.c.torres-vedras", "card.not-held", zone=LISBON)


@card("33C", at=(Moment.BUDGET, ROUND), unless=lisbon_is_lost)
def torres_vedras(game: Game, side: Side) -> Procedure[None]:
    """[card.c.torres-vedras] Lisbon is a citadel to the end of the game.

    [siege.condition.steps] Its besiegers may be too few for that.
    """
    game.citadels |= {LISBON}
    game.tell("card.citadel", zone=LISBON)
    yield from siege.settle(game, LISBON)


def no_guerrilla(game: Game, side: Side) -> Refusal | None:
    """[card.c.guerilla] The War of Liberation is on, and the Empire has troops in the peninsula."""
    if not liberation.is_on(game):
        return refuse("card.c.guerilla", "card.no-war-of-liberation")
    if not prey_of_guerrilla(game):
        return refuse("card.c.guerilla", "card.no-empire-force-there")
    return None


def prey_of_guerrilla(game: Game) -> list[str]:
    zones = liberation.iberian_zones(game.printed)
    return [
        head
        for head, force in game.forces.items()
        if force.zone in zones and side_of_force(game, force) is EMPIRE
    ]


@card("34C", at=ROUND, unless=no_guerrilla)
def guerrilla(game: Game, side: Side) -> Procedure[None]:
    """[card.c.guerilla] An Empire force in the peninsula takes an attrition test with two more."""
    choice = yield ask(
        side,
        "card.who-is-ambushed",
        rule="card.c.guerilla",
        offers=[Take(head) for head in prey_of_guerrilla(game)],
    )
    assert isinstance(choice, Take)
    yield from wear_down(game, choice.piece, ("34C", 2))


def wear_down(game: Game, head: str, *more: tuple[str, int]) -> Procedure[None]:
    """A card makes a force take an attrition test where it stands; its siege may be over then."""
    zone = game.forces[head].zone
    yield from attrition.test(game, head, whole=True, more=more)
    yield from siege.settle(game, zone)


def blucher_stays(game: Game, side: Side) -> Refusal | None:
    """[card.c.marschall-vorwarts] Blücher commands a force that is free to march."""
    return leads_nobody(game, BLUCHER, "card.c.marschall-vorwarts")


@card("35C", at=ROUND, unless=blucher_stays)
def marshal_forward(game: Game, side: Side) -> None:
    """[card.c.marschall-vorwarts] Blücher marches without points, and by force without a test."""
    campaign.begin(game, side, "35C", 1, only=[BLUCHER])


def march_of_one_nation(game: Game, side: Side) -> Refusal | None:
    """[card.c.marche-concentrique] Forces of two nations are free to march."""
    nations = {
        force.nation
        for force in game.forces.values()
        if side_of_force(game, force) is side and not force.is_sheltered
    }
    if len(nations) > 1:
        return None
    return refuse("card.c.marche-concentrique", "card.one-nation-only")


@card("39C", at=ROUND, unless=march_of_one_nation)
def converging_march(game: Game, side: Side) -> None:
    """[card.c.marche-concentrique] Four forces, of two nations at least, may fight together."""
    campaign.begin(game, side, campaign.CONVERGING, 4, together=True)


def russia_has_not_risen(game: Game, side: Side) -> Refusal | None:
    """[card.c.terre-brulee] Sainte Russie has been played as an event."""
    if HOLY_RUSSIA in game.events:
        return None
    return refuse("card.c.terre-brulee", "card.only-after", card=HOLY_RUSSIA)


@card("40C", at=ROUND, unless=russia_has_not_risen)
def scorched_earth(game: Game, side: Side) -> None:
    """[card.c.terre-brulee.proposal] This year Russia is poor for the Empire, depots or not."""
    last(game, attrition.SCORCHED, Until.TURN)
    game.tell("card.land-laid-waste", country=RUSSIA)


def no_winter_quarters(game: Game, side: Side) -> Refusal | None:
    """[card.c.general-hiver] It is winter, and the Empire has troops in Russia or Poland."""
    if not game.is_winter:
        return refuse("card.c.general-hiver", "card.winter-only")
    if not prey_of_winter(game):
        return refuse("card.c.general-hiver", "card.no-empire-force-in")
    return None


def prey_of_winter(game: Game) -> list[str]:
    return [
        head
        for head, force in game.forces.items()
        if side_of_force(game, force) is EMPIRE and country_of(game, force.zone) in (RUSSIA, POLAND)
    ]


@card("49C", at=ROUND, unless=no_winter_quarters)
def general_winter(game: Game, side: Side) -> Procedure[None]:
    """[card.c.general-hiver] Every Empire force in Russia or Poland takes an attrition test."""
    for head in prey_of_winter(game):
        if head in game.forces:  # a siege that was lifted may have moved it
            yield from wear_down(game, head)


@card("54C", at=ROUND)
def vienna_declaration(game: Game, side: Side) -> Procedure[None]:
    """[card.c.declaration-de-vienne] Each power restores a reduced unit; then one point."""
    for power in game.printed.majors:
        reduced = restorable(game, power) if is_coalition_power(game, power) else []
        if not reduced:
            continue
        choice = yield ask(
            side,
            "card.which-is-restored",
            rule="card.c.declaration-de-vienne",
            offers=[Restore(corps) for corps in reduced],
            or_else=Pass(),
            facts={"country": power},
        )
        if isinstance(choice, Restore):
            restore_step(game, choice.corps)
    operate(game, side, 1)


def restorable(game: Game, power: str) -> list[str]:
    """[card.c.declaration-de-vienne] Reduced corps in an army in supply or a reinforcement zone."""
    zones, sheets = reinforcement_zones(game, power), game.printed.corps
    return [
        corps
        for head, force in game.forces.items()
        if force.zone in zones or (force.army and cannot_reinforce(game, head) is None)
        for corps in force.corps
        if sheets[corps].nation == power
        and game.steps[corps] < sheets[corps].steps
        and cannot_grow(game, force, corps) is None
    ]

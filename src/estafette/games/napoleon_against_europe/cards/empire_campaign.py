"""[card.play-phases] The Empire's cards of the activation phase: marches, campaigns, ruses."""

from estafette.engine import Procedure, Refusal, ask, refuse

from .. import campaign, siege
from ..actions import Take
from ..activation import operate
from ..campaign_of_1805 import MACK, is_spared_by_columns
from ..events import Moment, card, last
from ..fate import eliminate, head_with
from ..hand import card_value
from ..modifiers import can_bridge, entry_of
from ..organisation import commanding
from ..powers import side_of_force
from ..rally import restore
from ..sheets import RIVER
from ..sides import COALITION, EMPIRE, FRANCE, NAPOLEON, SPAIN, Side, Until
from ..state import Game
from ..supply import is_supplied
from ..terrain import leaders_of, mark_of
from .occasion import delay, leads_nobody, own_host, the_battle, the_march

ROUND = Moment.ROUND
SLOWED, SLOWEST = 2, 1  # [card.f.colonne-de-marche.proposal] movement points


# 1F: two effects, one at each of its moments.


@card("1F", at=Moment.ENTERED, unless=campaign.cannot_counter)
def interior_lines(game: Game, side: Side) -> None:
    """[card.f.genie-napoleon] [card.f.genie-napoleon.lines] A major campaign is countered."""
    campaign.counter(game)


def napoleon_stays(game: Game, side: Side) -> Refusal | None:
    """[card.f.genie-napoleon.march] Napoleon commands a force that is free to march."""
    return leads_nobody(game, NAPOLEON, "card.f.genie-napoleon.march")


@card("1F", at=ROUND, unless=napoleon_stays)
def napoleons_genius(game: Game, side: Side) -> None:
    """[card.f.genie-napoleon.march] His force marches, three points and more without a test."""
    campaign.begin(game, side, "1F", 1, only=[NAPOLEON])


@card("2F", at=ROUND)
def major_campaign(game: Game, side: Side) -> None:
    """[card.f.campagne-majeure] Three forces, of any initiative, that may fight together."""
    campaign.begin(game, side, "2F", 3, together=True)


def mack_sets_out(game: Game, side: Side) -> Refusal | None:
    """[scenario.1805.special.march-column] Nothing delays Mack when he marches the first time."""
    if is_spared_by_columns(game, the_march(game).head):
        return refuse("scenario.1805.special.march-column", "card.first-march", general=MACK)
    return None


@card("13F", at=Moment.ENEMY_ACTIVATED, unless=mack_sets_out)
def march_column(game: Game, side: Side) -> None:
    """[card.f.colonne-de-marche] [card.f.colonne-de-marche.proposal] An enemy force is delayed.

    It has two points less, but one at least, and may make no forced march.
    """
    delay(game, SLOWED, least=SLOWEST)
    the_march(game).is_barred = True


# 36F: a force that has just been activated, or that fights.


@card("36F", at=Moment.ACTIVATED)
def lobau_island(game: Game, side: Side) -> None:
    """[card.f.ile-lobau] In this round the force on the march ignores rivers without bridge."""
    bridge(game, the_march(game).head)


def no_river_crossed(game: Game, side: Side) -> Refusal | None:
    """[card.f.ile-lobau] An attacker has crossed a river and cannot bridge it himself."""
    battle, host = the_battle(game), own_host(game, side)
    is_there = host is battle.attacker and bool(host.heads)
    has_crossed = is_there and entry_of(game, host).border == RIVER
    if has_crossed and not can_bridge(game, host):
        return None
    return refuse("card.f.ile-lobau", "card.no-river", zone=battle.zone)


def no_river_behind(game: Game, side: Side) -> Refusal | None:
    """[card.f.ile-lobau] The beaten may have to retreat over a river."""
    battle, printed = the_battle(game), game.printed
    near = printed.ground.neighbours(battle.zone)
    is_beaten = battle.winner is side.enemy and bool(own_host(game, side).heads)
    if is_beaten and any(printed.border(battle.zone, zone).kind == RIVER for zone in near):
        return None
    return refuse("card.f.ile-lobau", "card.no-river", zone=battle.zone)


@card("36F", at=Moment.COUNTERMARCH, unless=no_river_crossed)
def bridges_for_the_attack(game: Game, side: Side) -> None:
    """[card.f.ile-lobau] The river that the chief of the attack has crossed hinders nobody."""
    heads = own_host(game, side).heads
    bridge(game, commanding(game, heads) or heads[0])


@card("36F", at=Moment.AFTERMATH, unless=no_river_behind)
def bridges_for_the_retreat(game: Game, side: Side) -> None:
    """[card.f.ile-lobau] The beaten lose nothing on a river that they cross."""
    bridge(game, own_host(game, side).heads[0])


def bridge(game: Game, head: str) -> None:
    for piece in leaders_of(game.forces[head]):
        last(game, mark_of(piece), Until.ROUND)
    game.tell("card.bridges", force=head)


def no_militia_near(game: Game, side: Side) -> Refusal | None:
    """[card.f.contre-guerilla] A Spanish militia is in reach of the French."""
    if militia_near(game):
        return None
    return refuse("card.f.contre-guerilla", "card.no-militia", country=SPAIN)


def militia_near(game: Game) -> list[str]:
    """[card.f.contre-guerilla] Spanish militia where a French force in supply stands, or beside."""
    sheets, reach = game.printed.corps, set[str]()
    for head, force in game.forces.items():
        if force.nation == FRANCE and is_supplied(game, head):
            reach |= {force.zone, *game.printed.ground.neighbours(force.zone)}
    return [
        corps
        for corps in game.steps
        if sheets[corps].militia
        and sheets[corps].nation == SPAIN
        and game.forces[head_with(game, corps)].zone in reach
    ]


@card("37F", at=ROUND, unless=no_militia_near)
def counter_guerrilla(game: Game, side: Side) -> Procedure[None]:
    """[card.f.contre-guerilla] A Spanish militia near a French force in supply is eliminated."""
    choice = yield ask(
        side,
        "card.which-militia",
        rule="card.f.contre-guerilla",
        offers=[Take(corps) for corps in militia_near(game)],
    )
    assert isinstance(choice, Take)
    zone = game.forces[head_with(game, choice.piece)].zone
    eliminate(game, choice.piece)
    yield from siege.settle(game, zone)


def no_central_position(game: Game, side: Side) -> Refusal | None:
    """[card.f.position-centrale] Napoleon commands a force that is free to march."""
    return leads_nobody(game, NAPOLEON, "card.f.position-centrale")


@card("43F", at=ROUND, unless=no_central_position)
def central_position(game: Game, side: Side) -> None:
    """[card.f.position-centrale] Napoleon and one other march; the first battle of each has +1."""
    campaign.begin(game, side, "43F", 2, only=[NAPOLEON])


def no_french_force(game: Game, side: Side) -> Refusal | None:
    """[card.f.vol-de-l-aigle] A French force is free to march."""
    if french_pieces(game):
        return None
    return refuse("card.f.vol-de-l-aigle", "card.no-force", country=FRANCE)


def french_pieces(game: Game) -> list[str]:
    """[card.f.vol-de-l-aigle] The counters of which a French force can be made."""
    nation_of = game.printed.nation_of
    return [
        piece
        for force in game.forces.values()
        if side_of_force(game, force) is EMPIRE and not force.is_sheltered
        for piece in force.pieces
        if nation_of[piece] == FRANCE
    ]


@card("47F", at=ROUND, unless=no_french_force)
def flight_of_the_eagle(game: Game, side: Side) -> None:
    """[card.f.vol-de-l-aigle] A French force has a point more, and France opens before it."""
    campaign.begin(game, side, "47F", 1, only=french_pieces(game))


def nobody_to_rally(game: Game, side: Side) -> Refusal | None:
    """[card.f.bulletin-de-la-grande-armee] A force of the Empire is demoralised, and in supply."""
    if shaken_forces(game):
        return None
    return refuse("card.f.bulletin-de-la-grande-armee", "card.nobody-to-rally")


def shaken_forces(game: Game) -> list[str]:
    return [
        head
        for head, force in game.forces.items()
        if force.is_demoralised and side_of_force(game, force) is EMPIRE and is_supplied(game, head)
    ]


@card("49F", at=ROUND, unless=nobody_to_rally)
def bulletin(game: Game, side: Side) -> Procedure[None]:
    """[card.f.bulletin-de-la-grande-armee] A force is rallied; the card gives its point as well."""
    choice = yield ask(
        side,
        "card.whom-to-rally",
        rule="card.f.bulletin-de-la-grande-armee",
        offers=[Take(head) for head in shaken_forces(game)],
    )
    assert isinstance(choice, Take)
    restore(game, choice.piece)
    game.tell("card.rallied", force=choice.piece)
    operate(game, side, card_value(game, "49F"))


@card("52F", at=ROUND)
def armistice_of_pleiswitz(game: Game, side: Side) -> None:
    """[card.f.armistice-de-pleiswitz] The Coalition has no action in this round: nobody fights."""
    last(game, "52F", Until.ROUND)
    game.tell("card.armistice", side=COALITION)

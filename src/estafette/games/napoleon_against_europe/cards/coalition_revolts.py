"""[revolt.list] The Coalition's cards of revolt: Tyrol, Spain, Serbia, the Vendée."""

from estafette.engine import Procedure, Refusal, ask, refuse

from .. import liberation, revolt
from ..actions import Go, Take
from ..events import Moment, card
from ..fate import head_with
from ..placement import cannot_lead, cannot_station, join_force, station
from ..powers import controller, heads_in, side_of
from ..sides import COALITION, EMPIRE, SPAIN, Side
from ..state import Game

AT = (Moment.DIPLOMACY, Moment.ROUND)
LA_ROMANA = "la-romana"


def tyrol_is_quiet(game: Game, side: Side) -> Refusal | None:
    """[card.c.tyrol] Tyrol belongs to the Kingdom of Bavaria, and has not risen before."""
    return revolt.cannot_raise_tyrol(game)


@card("18C", at=Moment.ROUND, unless=tyrol_is_quiet)
def tyrol(game: Game, side: Side) -> Procedure[None]:
    """[card.c.tyrol] The Tyroleans rise against the Kingdom of Bavaria."""
    yield from revolt.raise_tyrol(game)


def spain_is_quiet(game: Game, side: Side) -> Refusal | None:
    """[card.c.dos-de-mayo.proposal] Bayonne has been played, or the French are in Spain."""
    return liberation.cannot_rise(game)


@card("22C", at=AT, unless=spain_is_quiet)
def dos_de_mayo(game: Game, side: Side) -> Procedure[None]:
    """[card.c.dos-de-mayo] [card.c.dos-de-mayo.proposal] The Spanish War of Liberation begins.

    What it lifts is read off the events that have been played.
    """
    yield from liberation.rise(game)


def serbs_are_quiet(game: Game, side: Side) -> Refusal | None:
    """[card.c.karageorges] Serbia is Turkish, and has not risen before."""
    return revolt.cannot_raise_serbs(game)


@card("23C", at=AT, unless=serbs_are_quiet)
def karageorge(game: Game, side: Side) -> Procedure[None]:
    """[card.c.karageorges] The Serbs rise at Belgrade."""
    yield from revolt.raise_serbs(game)


def no_escape(game: Game, side: Side) -> Refusal | None:
    """[card.c.evasion-de-la-romana] Spain is in the Coalition, with a corps and a port for it."""
    clause = "card.c.evasion-de-la-romana"
    if side_of(game, SPAIN) is not COALITION:
        return refuse(clause, "card.not-with-coalition", country=SPAIN)
    if not any(havens(game, corps) for corps in corps_in_reserve(game)):
        return refuse(clause, "card.no-corps-or-port", country=SPAIN)
    return None


def corps_in_reserve(game: Game) -> list[str]:
    """[card.c.evasion-de-la-romana] The Spanish corps of the reserve, no militia (R-344)."""
    return [
        corps.id
        for corps in game.printed.corps.values()
        if corps.nation == SPAIN
        and corps.id in game.reserve - game.resting
        and not (corps.militia or corps.cavalry)
    ]


def havens(game: Game, corps: str) -> list[str]:
    """[card.c.evasion-de-la-romana] The ports of the peninsula that the Coalition holds."""
    steps = game.printed.corps[corps].steps
    return [
        port
        for port in liberation.iberian_ports(game.printed)
        if controller(game, port) is COALITION
        and port not in game.sieges
        and not heads_in(game, port, EMPIRE)
        and cannot_station(game, corps, steps, port) is None
    ]


@card("24C", at=Moment.ROUND, unless=no_escape)
def escape_of_la_romana(game: Game, side: Side) -> Procedure[None]:
    """[card.c.evasion-de-la-romana] La Romana lands in the peninsula with a full corps.

    He comes out of the reserve; if he is in the field already the corps comes alone (R-344).
    """
    clause = "card.c.evasion-de-la-romana"
    able = [corps for corps in corps_in_reserve(game) if havens(game, corps)]
    taken = yield ask(
        side, "card.which-corps-lands", rule=clause, offers=[Take(corps) for corps in able]
    )
    assert isinstance(taken, Take)
    corps = taken.piece
    choice = yield ask(
        side,
        "deploy.where",
        rule=clause,
        offers=[Go(port) for port in havens(game, corps)],
        facts={"piece": corps},
    )
    assert isinstance(choice, Go)
    station(game, corps, game.printed.corps[corps].steps, choice.zone)
    game.tell("deploy.placed", piece=corps, zone=choice.zone)
    head = head_with(game, corps)
    if LA_ROMANA in game.reserve and cannot_lead(game, LA_ROMANA, head) is None:
        join_force(game, LA_ROMANA, head)
        game.tell("deploy.placed", piece=LA_ROMANA, zone=choice.zone)


def vendee_is_quiet(game: Game, side: Side) -> Refusal | None:
    """[card.c.chouans] Poitou or Brittany is without French troops."""
    return revolt.cannot_raise_chouans(game)


@card("26C", at=Moment.ROUND, unless=vendee_is_quiet)
def chouans(game: Game, side: Side) -> Procedure[None]:
    """[card.c.chouans] The royalists rise in Poitou or Brittany."""
    yield from revolt.raise_chouans(game)

"""[diplomacy.card-uses] The Coalition's cards of politics: envoys, reforms, broken treaties."""

from estafette.engine import Procedure, Refusal, ask, refuse

from .. import reform, rupture, war
from ..actions import Take
from ..capitulation import fight_on
from ..embassy import (
    MARIE_LOUISE,
    Mission,
    attempt,
    candidates,
    choose,
    mission_of,
    no_target,
    send,
)
from ..events import Moment, card, last, leave_hand
from ..fate import enter_reserve, lose_for_good, sail_away
from ..hand import MISERY
from ..peace import CHAUMONT
from ..placement import cannot_lead, join_force, reinforcement_zones
from ..powers import country_of, side_of
from ..printed import GRENADIERS
from ..sides import (
    AUSTRIA,
    COALITION,
    FRANCE,
    NAPOLEON,
    PRUSSIA,
    SWEDEN,
    Side,
    Until,
)
from ..standing import status_of, territory
from ..state import Game
from .levies import raise_corps

DIPLOMACY = Moment.DIPLOMACY
AT = (Moment.DIPLOMACY, Moment.ROUND)
GRENADIER_CORPS, CROWN_PRINCE, GENIUS = "au-grenadiers", "bernadotte-suede", "1F"


def nobody_reforms(game: Game, side: Side) -> Refusal | None:
    """[card.c.saint-empire] Austria or Prussia has been beaten and has not reformed."""
    return reform.cannot_renew_empire(game)


@card("3C", at=(Moment.BUDGET, *AT), unless=nobody_reforms)
def holy_roman_empire(game: Game, side: Side) -> Procedure[None]:
    """[card.c.saint-empire] [card.c.saint-empire.proposal] Whoever has been beaten reforms now.

    [option.grenadiers] The Grenadiers may be deployed at once.
    """
    reform.renew_empire(game)
    if game.plays_with(GRENADIERS) and GRENADIER_CORPS not in (*game.steps, *game.lost):
        zones = reinforcement_zones(game, AUSTRIA)  # fortresses at home: each is a source
        yield from raise_corps(game, side, GRENADIER_CORPS, zones, "option.grenadiers")


def nobody_for_intrigues(game: Game, side: Side) -> Refusal | None:
    """[card.c.intrigues.proposal] A country can be courted."""
    return no_target(game, intriguers(game, side), candidates(game, side))


def intriguers(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("13C", 2),))


@card("13C", at=DIPLOMACY, unless=nobody_for_intrigues)
def intrigues(game: Game, side: Side) -> Procedure[None]:
    """[card.c.intrigues] A diplomatic action with two more, on a major power too."""
    yield from send(game, intriguers(game, side), candidates(game, side))


def nobody_to_bombard(game: Game, side: Side) -> Refusal | None:
    """[card.c.bombardement-de-copenhague.proposal] A minor with a sea coast can be courted."""
    return no_target(game, gunboats(game, side), minors_on_the_sea(game, side))


def gunboats(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("17C", 1),))


def minors_on_the_sea(game: Game, side: Side) -> list[str]:
    """[card.c.bombardement-de-copenhague] The minors that have a port."""
    ports, countries = game.printed.ports, game.printed.countries
    return [
        country
        for country in candidates(game, side)
        if not countries[country].is_major
        and any(zone in ports for zone in territory(game, country))
    ]


@card("17C", at=DIPLOMACY, unless=nobody_to_bombard)
def bombardment_of_copenhagen(game: Game, side: Side) -> Procedure[None]:
    """[card.c.bombardement-de-copenhague] A minor on the sea yields, or loses its fleet."""
    mission = gunboats(game, side)
    country = yield from choose(game, mission, minors_on_the_sea(game, side))
    if (yield from attempt(game, mission, country)):
        return
    for fleet in game.printed.pieces_of[country]:
        if fleet in game.printed.fleets and fleet not in game.lost:
            burn(game, fleet)


def burn(game: Game, fleet: str) -> None:
    """[card.c.bombardement-de-copenhague.proposal] A fleet leaves the game, deployed or not."""
    if fleet in game.fleets:
        sail_away(game, fleet)
    lose_for_good(game, fleet)
    game.tell("card.fleet-burnt", fleet=fleet)


@card("19C", at=DIPLOMACY)
def pitts_envoys(game: Game, side: Side) -> None:
    """[card.c.william-pitt] One more card in this phase, and his own is not counted (R-343)."""
    game.queue = (side, side, *game.queue)
    game.tell("card.one-more-card", side=side)


def queen_is_not_heard(game: Game, side: Side) -> Refusal | None:
    """[card.c.reine-louise] Prussia is neutral."""
    return no_target(game, queens_mission(game, side), [PRUSSIA])


def queens_mission(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("20C", 1),), is_extra=True)


@card("20C", at=DIPLOMACY, unless=queen_is_not_heard)
def queen_louise(game: Game, side: Side) -> Procedure[None]:
    """[card.c.reine-louise] Neutral Prussia is courted with one more.

    It does not count as the one major power of the year.
    """
    yield from send(game, queens_mission(game, side), [PRUSSIA])


@card("27C", at=Moment.SURRENDER)
def drums_of_war(game: Game, side: Side) -> None:
    """[card.c.tambours-de-guerre] The power that was about to surrender fights on."""
    fight_on(game, side)


def emperor_is_at_home(game: Game, side: Side) -> Refusal | None:
    """[card.c.malet.proposal] Napoleon is outside France, and has his genius to lose."""
    if GENIUS in game.removed:
        return refuse("card.c.malet", "card.gone-already", card=GENIUS)
    zones = [force.zone for force in game.forces.values() if NAPOLEON in force.pieces]
    if any(country_of(game, zone) != FRANCE for zone in zones):
        return None
    return refuse("card.c.malet.proposal", "card.not-abroad", general=NAPOLEON)


@card("41C", at=AT, unless=emperor_is_at_home)
def malet_conspiracy(game: Game, side: Side) -> None:
    """[card.c.malet] Génie Napoléon leaves the game, wherever the card is."""
    if GENIUS in game.hands[side.enemy]:
        leave_hand(game, side.enemy, GENIUS)
    game.removed |= {GENIUS}
    game.tell("card.leaves-the-game", card=GENIUS)


def sweden_is_deaf(game: Game, side: Side) -> Refusal | None:
    """[card.c.bernadotte-prince-royal] Sweden is in the Coalition, or can be courted."""
    if side_of(game, SWEDEN) is side:
        return None
    return no_target(game, princes_mission(game, side), [SWEDEN])


def princes_mission(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("44C", 3),))


@card("44C", at=DIPLOMACY, unless=sweden_is_deaf)
def crown_prince(game: Game, side: Side) -> Procedure[None]:
    """[card.c.bernadotte-prince-royal] Sweden is courted with three more, and has Bernadotte."""
    if side_of(game, SWEDEN) is not side:
        yield from send(game, princes_mission(game, side), [SWEDEN])
    if side_of(game, SWEDEN) is side:
        yield from lead_the_swedes(game, side)


def lead_the_swedes(game: Game, side: Side) -> Procedure[None]:
    """[card.c.bernadotte-prince-royal] Bernadotte joins a Swedish corps, or waits for one."""
    enter_reserve(game, CROWN_PRINCE)
    nation_of = game.printed.nation_of
    heads = [
        head
        for head, force in game.forces.items()
        if any(nation_of[corps] == SWEDEN for corps in force.corps)
        and cannot_lead(game, CROWN_PRINCE, head) is None
    ]
    if not heads:
        game.tell("card.to-reserve", piece=CROWN_PRINCE)
        return
    choice = yield ask(
        side,
        "card.which-army",
        rule="card.c.bernadotte-prince-royal",
        offers=[Take(head) for head in heads],
        facts={"piece": CROWN_PRINCE},
    )
    assert isinstance(choice, Take)
    zone = game.forces[choice.piece].zone
    join_force(game, CROWN_PRINCE, choice.piece)
    game.tell("deploy.placed", piece=CROWN_PRINCE, zone=zone)


def prussia_has_no_use(game: Game, side: Side) -> Refusal | None:
    """[card.c.scharnhorst.proposal] Prussia has not reformed, or is bound by a treaty."""
    is_free = not_bound(game, PRUSSIA, "card.c.scharnhorst.proposal")
    return is_free and reform.cannot_reform(game, PRUSSIA)


def not_bound(game: Game, power: str, clause: str) -> Refusal | None:
    """Why a power has no treaty to break; None if it is in forced peace or forced alliance."""
    if status_of(game, power).kind in war.BOUND:
        return None
    return refuse(clause, "card.not-bound", country=power)


@card("45C", at=(Moment.BUDGET, *AT), unless=prussia_has_no_use)
def scharnhorst(game: Game, side: Side) -> Procedure[None]:
    """[card.c.scharnhorst] Prussia reforms, and breaks its treaty with the Empire.

    [card.c.scharnhorst.proposal] Out of forced peace or forced alliance it joins the Coalition.
    """
    if reform.cannot_reform(game, PRUSSIA) is None:
        reform.reform(game, PRUSSIA)
    if status_of(game, PRUSSIA).kind in war.BOUND:
        yield from war.bring_in(game, PRUSSIA, COALITION)


def austria_is_not_bound(game: Game, side: Side) -> Refusal | None:
    """[card.c.schonbrunn.proposal] Austria is bound by a treaty; a marriage keeps it there."""
    if MARIE_LOUISE in game.lasting:
        return refuse("card.f.marie-louise", "diplomacy.shielded", card=MARIE_LOUISE)
    return not_bound(game, AUSTRIA, "card.c.schonbrunn.proposal")


@card("47C", at=AT, unless=austria_is_not_bound)
def schonbrunn(game: Game, side: Side) -> Procedure[None]:
    """[card.c.schonbrunn] Austria breaks its treaty and joins the Coalition at once."""
    yield from war.bring_in(game, AUSTRIA, COALITION)


def nobody_is_lent(game: Game, side: Side) -> Refusal | None:
    """[card.c.tauroggen] A forced ally's corps serves the Empire."""
    if game.provided:
        return None
    return refuse("card.c.tauroggen", "card.no-lent-corps")


@card("50C", at=AT, unless=nobody_is_lent)
def tauroggen(game: Game, side: Side) -> Procedure[None]:
    """[card.c.tauroggen] The expeditionary corps leave the Empire and go home."""
    nation_of = game.printed.nation_of
    for country in sorted({nation_of[corps] for corps in game.provided}):
        yield from rupture.recall(game, country)


@card("52C", at=AT)
def miseries_of_war(game: Game, side: Side) -> None:
    """[card.c.miseres-de-la-guerre] From now on the Coalition's hand has no maximum."""
    last(game, MISERY, Until.EVER)
    game.tell("card.no-maximum", side=side)


@card("55C", at=DIPLOMACY)
def treaty_of_chaumont(game: Game, side: Side) -> None:
    """[card.c.traite-de-chaumont] No more Tilsit, and allies may give each other twice as much."""
    last(game, CHAUMONT, Until.EVER)
    game.tell("card.united", side=side)

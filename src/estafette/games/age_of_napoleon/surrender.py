"""[surrender.order] Surrender: country after country, and what the victor makes of it."""

from functools import partial

from estafette.engine import Outcome, Pass, Procedure, Refusal, ask, end, refuse

from .actions import CutOff, Redeploy
from .control import corps_of, is_major, set_status
from .events import Moment, window
from .fate import to_reserve
from .redeployment import cannot_redeploy, corps_inside, go, redeploy, ways_out
from .sides import (
    ALLY,
    COALITION,
    DOMINION,
    FRANCE,
    FRENCH,
    INSURGENT,
    MEMBER,
    NEUTRAL,
    Side,
    Status,
)
from .state import Game, Surrender


def begin_surrender(game: Game) -> None:
    """[surrender.order] Minors first, then the majors in their order."""
    countries = [country for country in game.printed.countries if country in game.status]
    minors = [country for country in countries if not is_major(game, country)]
    game.unchecked = [*minors, *game.printed.tables.surrender.order]
    game.spared = []


def check_next_country(game: Game) -> Procedure[None]:
    """[surrender.simultaneous-none] On to the next country that surrenders, and its fate."""
    while game.unchecked:
        country, *game.unchecked = game.unchecked
        victor = surrenders_to(game, country)
        if victor is not None:
            yield from surrender(game, country, victor)
            return


def all_are_checked(game: Game) -> bool:
    """[surrender.order] None of the countries left to look at surrenders."""
    return not any(surrenders_to(game, country) for country in game.unchecked)


def surrenders_to(game: Game, country: str) -> Side | None:
    """[surrender.neutral-not-checked] [ic.never-surrenders] To whom it must, if at all."""
    if country != FRANCE and game.status.get(country) in (None, NEUTRAL, INSURGENT):
        return None
    side = game.controller(country)
    assert side is not None
    is_beaten = is_conquered if is_major(game, country) else is_overrun
    return side.enemy if is_beaten(game, country, side) else None


def is_overrun(game: Game, country: str, side: Side) -> bool:
    """[surrender.minor.automatic] [surrender.minor.occupied-meaning] Only enemies stand in it."""
    return game.holder(country) is side.enemy


def is_conquered(game: Game, country: str, side: Side) -> bool:
    """[surrender.major.capital] Its capital is taken, and it is outnumbered or undefended."""
    if game.holder(game.printed.countries[country].capital) is not side.enemy:
        return False
    friends, enemies = (corps_inside(game, country, each) for each in (side, side.enemy))
    own = game.printed.tied[country]
    if not any(corps in own for corps in friends):  # [surrender.major.no-own-corps]
        return True
    return len(enemies) > len(friends)  # [surrender.major.more-enemies]


def surrender(game: Game, country: str, victor: Side) -> Procedure[None]:
    """[surrender.order] A country is about to give in: cards first, then what follows."""
    facing = Surrender(country, victor, terms(game, country, victor))
    game.surrender = facing
    game.tell("surrender.faces", country=country, side=victor)
    yield from window(
        game, victor.enemy, Moment.SURRENDER, rule="card.surrender-no", country=country
    )
    if facing.spared:
        game.spared = [*game.spared, country]
    else:
        yield from claim_throne(game, facing)
        yield from carry_out(game, facing)
    game.surrender = None


def terms(game: Game, country: str, victor: Side) -> Status:
    """[surrender.major.becomes-nc] The state into which a country falls."""
    if victor is FRENCH and country in game.risen:
        return DOMINION  # [surrender.minor.previously-insurgent]
    if is_major(game, country):
        return NEUTRAL  # [surrender.major.previously-insurgent-to-coalition]
    return ALLY if victor is FRENCH else MEMBER


def claim_throne(game: Game, facing: Surrender) -> Procedure[None]:
    """[card.napoleonic-dynasty] Either player may make a dominion of what falls to the French."""
    for side in (game.first, game.first.enemy):
        if facing.to is FRENCH and facing.status is not DOMINION:
            rule, country = "card.napoleonic-dynasty", facing.country
            yield from window(game, side, Moment.SURRENDERED, rule=rule, country=country)


def carry_out(game: Game, facing: Surrender) -> Procedure[None]:
    """[surrender.major.becomes-nc] Its new state, its corps, its detached areas, the foreigners."""
    country, victor = facing.country, facing.to
    game.tell("surrender.done", country=country, side=victor)
    if country == FRANCE:
        rule = "victory.coalition.decisive.surrender"
        end(Outcome(COALITION, rule, "victory.france-surrenders"))
    for corps in corps_of(game, country):  # [surrender.corps-to-reserve]
        to_reserve(game, corps)
    set_status(game, country, facing.status)
    if is_major(game, country):
        game.reshuffle_due = True
        if victor is FRENCH:
            yield from cut_off(game, country)
        yield from send_away(game, country, victor)


def cut_off(game: Game, country: str) -> Procedure[None]:
    """[surrender.detach] The French take areas from Austria or Prussia, one by one."""
    while areas := [a for a in game.areas_of(country) if game.printed.areas[a].is_detachable]:
        choice = yield ask(
            FRENCH,
            "surrender.which-area",
            rule="surrender.detach",
            offers=[CutOff(area) for area in areas],
            unless=partial(cannot_cut_off, game, country),
            kind=CutOff,
            or_else=Pass(),
            facts={"country": country},
        )
        if not isinstance(choice, CutOff):
            return
        game.tell("surrender.cut-off", area=choice.area, country=country)
        set_status(game, choice.area, DOMINION)


def cannot_cut_off(game: Game, country: str, choice: CutOff) -> Refusal | None:
    """[surrender.detach] Why the French may not take this area."""
    area = choice.area
    printed = game.printed.areas.get(area)
    if printed is None or not printed.is_detachable or game.country_of(area) != country:
        return refuse("surrender.detach", "surrender.not-detachable", area=area)
    if game.holder(area) is COALITION:
        return refuse("surrender.detach", "surrender.coalition-there", area=area)
    return None


def send_away(game: Game, country: str, victor: Side) -> Procedure[None]:
    """[surrender.major.redeploy-who] [surrender.major.fd-no-redeploy] Foreigners leave, except
    the victor's garrison of the capital, or all the French in a new dominion."""
    if game.status[country] is DOMINION:
        yield from redeploy(game, country, staying=corps_inside(game, country, FRENCH))
        return
    capital = game.printed.countries[country].capital
    yield from redeploy(game, country, staying=game.at(capital, victor))
    yield from thin_out(game, country, victor)


def thin_out(game: Game, country: str, victor: Side) -> Procedure[None]:
    """[surrender.occupied-nc.no-violation] The victor says who keeps the capital; he need not."""
    capital = game.printed.countries[country].capital
    while garrison := game.at(capital, victor):
        choice = yield ask(
            victor,
            "surrender.who-leaves",
            rule="surrender.major.redeploy-who",
            offers=[Redeploy(c, area) for c in garrison for area in ways_out(game, victor, c)],
            unless=partial(cannot_redeploy, game, victor, garrison),
            or_else=Pass(),
            facts={"area": capital},
        )
        if not isinstance(choice, Redeploy):
            return
        go(game, choice)

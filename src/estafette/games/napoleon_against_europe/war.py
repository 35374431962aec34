"""[war.declare.order] Declarations of war, and how a country enters the war."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Country
from .defection import change_sides
from .evacuation import displace, lose_depots
from .hand import bring_chatiments, cards_of, draw
from .mobilisation import mobilise
from .powers import side_of
from .rupture import face_rebels, part_company, recall
from .sides import COALITION, EMPIRE, ENGLAND, Side, Standing
from .standing import (
    has_beaten,
    heads_of_side,
    lands_of,
    minors_of,
    standing_with,
    status_of,
    territory,
    victor_side,
)
from .state import Game
from .states import review
from .tracks import score

BOUND = (Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE)
OPEN = (Standing.NEUTRAL, *BOUND)


def declare(game: Game, side: Side) -> Procedure[None]:
    """[war.declare.order] A side declares war on as many countries as it likes, one by one."""
    while True:
        choice = yield ask(
            side,
            "war.on-whom",
            rule="war.declare.order",
            offers=[Country(country) for country in outsiders(game)],
            unless=partial(cannot_declare, game, side),
            kind=Country,
            or_else=Pass(),
            facts={"year": game.year},
        )
        if not isinstance(choice, Country):
            return
        yield from declare_on(game, side, choice.country)


def outsiders(game: Game) -> list[str]:
    """The countries that are at war with nobody."""
    return [
        country
        for country, status in game.status.items()
        if status.kind in OPEN or (status.kind is Standing.ALLY and not side_of(game, country))
    ]


def cannot_declare(game: Game, side: Side, choice: Country) -> Refusal | None:
    """[war.declare.order] Why this side may not declare war on a country; None if it may."""
    country = choice.country
    if country not in game.printed.countries:
        return refuse("war.declare.order", "war.no-country", country=country)
    status = status_of(game, country)
    if (with_whom := side_of(game, country)) is not None:
        if with_whom is side:
            return refuse("status.ally.no-exit", "war.own-ally", country=country)
        return refuse("status.ally.war", "war.already", country=country)
    if status.kind is Standing.ALLY:
        return refuse("war.includes-allies", "war.its-protector", country=country, power=status.of)
    if status.kind not in OPEN:
        return refuse("war.declare.order", "war.no-country", country=country)
    if status.kind is Standing.NEUTRAL:
        return None
    if victor_side(game, country) is side:
        return refuse("peace.no-war", "war.forced-peace", country=country, power=status.of)
    if country == ENGLAND:
        return refuse("status.france-england-never", "war.england", country=country)
    return None


def declare_on(game: Game, side: Side, country: str) -> Procedure[None]:
    """[war.attacked-joins] [war.escalation] The country attacked goes over to the other side.

    [war.second-declaration] Any declaration by a side that has beaten it before is the second.
    """
    game.tell("war.declared", side=side, country=country)
    if game.printed.countries[country].is_major:
        if has_beaten(game, side, country):
            redeclare(game, side, country)
        elif country not in game.declared:
            score(game, escalation=game.printed.tables.points.declaration.escalation, why=country)
        game.declared |= {country}
    yield from join(game, country, side.enemy)


def redeclare(game: Game, side: Side, country: str) -> None:
    """[peace.redeclare] A victor attacks once more the power that he has beaten.

    [peace.redeclare.resources] [peace.redeclare.cards] [peace.redeclare.three]
    """
    more = game.credit.get(country, 0) + game.printed.tables.resources[country]
    game.credit = {**game.credit, country: more}
    free = game.printed.tables.diplomacy.free
    given = game.free_attempts.get(side.enemy, 0)
    game.free_attempts = {**game.free_attempts, side.enemy: given + free}
    game.tell("war.redeclared", side=side, country=country, enemy=side.enemy, attempts=free)
    bring_chatiments(game)


def bring_in(game: Game, country: str, side: Side) -> Procedure[None]:
    """[diplomacy.joining-draw] After hands have been built a country joins a side, with cards.

    So many are drawn at once as its key zones give, and those of the minors that come with it
    (R-484), whether envoys or an event won it (R-410).
    """
    nations = (country, *minors_of(game, country))
    yield from join(game, country, side)
    draw(game, side, cards_of(game, side, nations))


def join(game: Game, country: str, side: Side) -> Procedure[None]:
    """[diplomacy.roll] [war.includes-allies] A country enters the war, and its minors with it.

    [diplomacy.major-forces] A major has what stands on the map; minors deploy their units.
    """
    before = side_of(game, country)
    nations = (country, *minors_of(game, country))
    lands = lands_of(game, country)
    if game.leaving.get(country) is side.enemy:
        yield from leave(game, country, side.enemy)
    sign_off(game, country)
    game.status = {**game.status, country: standing_with(game, country, side)}
    game.tell("war.joined", country=country, side=side)
    if side is COALITION and has_beaten(game, EMPIRE, country):
        score(game, victory=game.printed.tables.points.rejoins_coalition.victory, why=country)
    if before is side.enemy:
        yield from change_sides(game, country, side)
    elif before is None:
        yield from recall(game, country)
        yield from part_company(game, lands, side)
        yield from face_rebels(game, country, side)
    for each in nations:
        yield from mobilise(game, each)
    review(game)


def leave(game: Game, country: str, victor: Side) -> Procedure[None]:
    """[peace.evacuate] Whoever had not yet left a land is out of it before war breaks out (R-485).

    He is placed where he would have gone after the conquest, and takes nothing; depots that nobody
    takes along are lost (R-539).
    """
    for head in heads_of_side(game, victor, territory(game, country)):
        yield from displace(game, country, victor, head)
    lose_depots(game, victor, territory(game, country))


def sign_off(game: Game, country: str) -> None:
    """A treaty that bound a country is void."""
    game.treaties = {each: treaty for each, treaty in game.treaties.items() if each != country}
    game.leaving = {each: side for each, side in game.leaving.items() if each != country}

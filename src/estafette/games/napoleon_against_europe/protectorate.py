"""[status.protectorate.definition] Protectorates: minors bound to the Empire for good."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Country
from .events import spend
from .hand import card_value
from .sides import (
    DENMARK,
    EGYPT,
    EMPIRE,
    FRANCE,
    ITALY,
    NAPLES,
    PORTUGAL,
    SAXONY,
    SWEDEN,
    SWITZERLAND,
    Standing,
)
from .standing import set_standing, status_of
from .state import Game
from .tracks import score

# [status.protectorate.list] Those made by a card; the first two were protectorates in 1805 and can
# become so again. Poland, the Confederation and Westphalia have their own way.
ELIGIBLE = (ITALY, SWITZERLAND, DENMARK, EGYPT, NAPLES, PORTUGAL, SWEDEN, SAXONY)


def establish(game: Game, card: str) -> Procedure[None]:
    """[status.protectorate.establish] The French player gives a card for a protectorate."""
    country = yield from choose(game)
    spend(game, EMPIRE, card)
    make(game, country)


def choose(game: Game) -> Procedure[str]:
    """[status.protectorate.establish] Which allied minor it is to be."""
    choice = yield ask(
        EMPIRE,
        "protectorate.which",
        rule="status.protectorate.establish",
        offers=[Country(country) for country in allies(game)],
        unless=partial(cannot_protect, game),
        kind=Country,
    )
    assert isinstance(choice, Country)
    return choice.country


def cannot_establish(game: Game, card: str) -> Refusal | None:
    """[status.protectorate.establish] Why this card makes no protectorate now; None if it can."""
    least = game.printed.tables.diplomacy.least.protectorate
    if card_value(game, card) < least:
        rule = "status.protectorate.establish"
        return refuse(rule, "protectorate.card-too-low", card=card, least=least)
    return no_candidate(game)


def no_candidate(game: Game) -> Refusal | None:
    """[status.protectorate.list] Why nobody can become a protectorate now; None if somebody can."""
    if any(cannot_protect(game, Country(country)) is None for country in ELIGIBLE):
        return None
    return refuse("status.protectorate.list", "protectorate.nobody")


def allies(game: Game) -> list[str]:
    """The minors that are allied to France or under its protection."""
    return [
        country
        for country, status in game.status.items()
        if status.of == FRANCE
        and status.kind in (Standing.ALLY, Standing.PROTECTORATE)
        and not game.printed.countries[country].is_major
    ]


def cannot_protect(game: Game, choice: Country) -> Refusal | None:
    """[status.protectorate.list] Why this country becomes no protectorate; None if it may."""
    country, status = choice.country, status_of(game, choice.country)
    if country not in ELIGIBLE:
        return refuse("status.protectorate.list", "protectorate.not-in-list", country=country)
    if status.kind is Standing.PROTECTORATE:
        return refuse("status.protectorate.establish", "protectorate.already", country=country)
    if status.kind is not Standing.ALLY or status.of != FRANCE:
        return refuse("status.protectorate.establish", "protectorate.no-ally", country=country)
    return None


def make(game: Game, country: str) -> None:
    """[status.protectorate.vp] A minor becomes a protectorate: one victory point."""
    set_standing(game, country, Standing.PROTECTORATE, FRANCE)
    game.tell("protectorate.made", country=country)
    score(game, victory=game.printed.tables.points.protectorate.victory, why=country)

"""[diplomacy.step] The diplomacy cards, in the order of the deck."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Advance, Target
from ..control import is_major, step_towards
from ..diplomacy import aim, cannot_aim
from ..events import Hindrance, Moment, card
from ..mission import send
from ..sides import AUSTRIA, PREUSSEN, RUSSIA, SACHSEN, SPAIN, Side, Status
from ..state import Game

RHINE = ("bayern", "wurttemberg", "westfalen", "hannover", SACHSEN)

Scope: TypeAlias = Callable[[Game, Side], list[str]]


def any_country(game: Game, side: Side) -> list[str]:
    return game.countries()


def majors(game: Game, side: Side) -> list[str]:
    return [country for country in game.status if is_major(game, country)]


def minors(game: Game, side: Side) -> list[str]:
    """[def.detachable-areas] A detached area counts as a minor country."""
    return [country for country in game.status if not is_major(game, country)]


def unoccupied_minors(game: Game, side: Side) -> list[str]:
    """[card.coup-d-etat] Minors in which no corps of the other side stands."""
    enemies = game.armies(side.enemy)
    return [country for country in minors(game, side) if country not in enemies]


def coastal_allies(game: Game, side: Side) -> list[str]:
    """[card.continental-system] French allies that own a coast."""
    coast = game.printed.coast
    return [
        country
        for country, status in game.status.items()
        if status is Status.ALLY and any(area in coast for area in game.areas_of(country))
    ]


def only(*countries: str) -> Scope:
    """These countries and no others; a detachable area only while it is detached."""
    return lambda game, side: [country for country in countries if country in game.status]


def none_of(title: str, scope: Scope) -> Hindrance:
    """[diplomacy.no-effect-illegal] A card that can move no country cannot be played."""

    def hindrance(game: Game, side: Side) -> Refusal | None:
        for country in scope(game, side):
            if cannot_aim(game, side, country) is None:
                return None
        return refuse("diplomacy.no-effect-illegal", "diplomacy.no-target", card=title)

    return hindrance


def send_to_one_of(game: Game, side: Side, title: str, scope: Scope) -> Procedure[str]:
    """The card is aimed at a country of its kind; nothing if Fouché stops it."""
    among = scope(game, side)
    return send(game, side, title, among, partial(cannot_send, game, side, title, among))


def cannot_send(
    game: Game, side: Side, title: str, among: list[str], choice: Target
) -> Refusal | None:
    """[diplomacy.no-effect-illegal] Why this card may not be aimed at that country."""
    if refusal := cannot_aim(game, side, choice.country):
        return refusal
    if choice.country not in among:
        return refuse(f"card.{title}", "diplomacy.not-for-card", card=title, country=choice.country)
    return None


def one_step(game: Game, side: Side, title: str, scope: Scope) -> Procedure[None]:
    """[diplomacy.step] One country of the card's kind moves one step towards its player."""
    country = yield from send_to_one_of(game, side, title, scope)
    if country:
        status = step_towards(game.status[country], side)
        assert status is not None
        yield from aim(game, side, country, status)


@card("english-gold", at=Moment.DIPLOMACY, unless=none_of("english-gold", any_country))
def english_gold(game: Game, side: Side) -> Procedure[None]:
    """[card.english-gold] Any country open to Coalition cards moves one step."""
    return one_step(game, side, "english-gold", any_country)


@card(
    "continental-system", at=Moment.DIPLOMACY, unless=none_of("continental-system", coastal_allies)
)
def continental_system(game: Game, side: Side) -> Procedure[None]:
    """[card.continental-system] A French ally with a coast becomes neutral."""
    return one_step(game, side, "continental-system", coastal_allies)


@card("william-pitt", at=Moment.DIPLOMACY, unless=none_of("william-pitt", majors))
def william_pitt(game: Game, side: Side) -> Procedure[None]:
    """[card.william-pitt] A major country moves one step towards the Coalition."""
    return one_step(game, side, "william-pitt", majors)


@card("tsar-ambition", at=Moment.DIPLOMACY, unless=none_of("tsar-ambition", only(RUSSIA)))
def tsar_ambition(game: Game, side: Side) -> Procedure[None]:
    """[card.tsar-ambition] Russia moves one step towards the Coalition."""
    return one_step(game, side, "tsar-ambition", only(RUSSIA))


@card("queen-luise", at=Moment.DIPLOMACY, unless=none_of("queen-luise", only(PREUSSEN)))
def queen_luise(game: Game, side: Side) -> Procedure[None]:
    """[card.queen-luise] Prussia moves one step towards the Coalition."""
    return one_step(game, side, "queen-luise", only(PREUSSEN))


@card(
    "treaty-of-tilsit",
    at=Moment.DIPLOMACY,
    unless=none_of("treaty-of-tilsit", only(RUSSIA, PREUSSEN)),
)
def treaty_of_tilsit(game: Game, side: Side) -> Procedure[None]:
    """[card.treaty-of-tilsit] Russia or Prussia moves one step towards France."""
    return one_step(game, side, "treaty-of-tilsit", only(RUSSIA, PREUSSEN))


@card("imperial-marriage", at=Moment.DIPLOMACY, unless=none_of("imperial-marriage", only(AUSTRIA)))
def imperial_marriage(game: Game, side: Side) -> Procedure[None]:
    """[card.imperial-marriage] Austria moves one step towards France."""
    return one_step(game, side, "imperial-marriage", only(AUSTRIA))


@card(
    "rhine-confederation", at=Moment.DIPLOMACY, unless=none_of("rhine-confederation", only(*RHINE))
)
def rhine_confederation(game: Game, side: Side) -> Procedure[None]:
    """[card.rhine-confederation] A German minor becomes a French ally at once."""
    country = yield from send_to_one_of(game, side, "rhine-confederation", only(*RHINE))
    if country:
        yield from aim(game, side, country, Status.ALLY)


@card("talleyrand", at=Moment.DIPLOMACY, unless=none_of("talleyrand", minors))
def talleyrand(game: Game, side: Side) -> Procedure[None]:
    """[card.talleyrand] A minor country moves one step."""
    return one_step(game, side, "talleyrand", minors)


@card("metternich", at=Moment.DIPLOMACY, unless=none_of("metternich", only(AUSTRIA)))
def metternich(game: Game, side: Side) -> Procedure[None]:
    """[card.metternich] Austria moves one step."""
    return one_step(game, side, "metternich", only(AUSTRIA))


@card("godoy", at=Moment.DIPLOMACY, unless=none_of("godoy", only(SPAIN)))
def godoy(game: Game, side: Side) -> Procedure[None]:
    """[card.godoy] Spain moves one step."""
    return one_step(game, side, "godoy", only(SPAIN))


@card("coup-d-etat", at=Moment.DIPLOMACY, unless=none_of("coup-d-etat", unoccupied_minors))
def coup_d_etat(game: Game, side: Side) -> Procedure[None]:
    """[card.coup-d-etat] A minor without enemy corps moves one step or two."""
    country = yield from send_to_one_of(game, side, "coup-d-etat", unoccupied_minors)
    if country:
        status = yield from how_far(game, side, country)
        yield from aim(game, side, country, status)


def how_far(game: Game, side: Side, country: str) -> Procedure[Status]:
    """[card.coup-d-etat] One step or two, as far as the scale goes and no card is cancelled."""
    one = step_towards(game.status[country], side)
    assert one is not None
    two = None if country in game.aims else step_towards(one, side)
    choice = yield ask(
        side,
        "diplomacy.how-far",
        rule="card.coup-d-etat",
        offers=[Advance(1), Advance(2)],
        unless=partial(cannot_advance, country, two),
        facts={"country": country},
    )
    assert isinstance(choice, Advance)
    return two if two and choice.steps == 2 else one


def cannot_advance(country: str, two: Status | None, choice: Advance) -> Refusal | None:
    """[card.coup-d-etat] Two steps at most; one, where the scale ends or a card is cancelled."""
    if choice.steps > (2 if two else 1) or choice.steps < 1:
        return refuse("card.coup-d-etat", "diplomacy.too-far", country=country)
    return None


@card("diplomatic-mission", at=Moment.DIPLOMACY, unless=none_of("diplomatic-mission", any_country))
def diplomatic_mission(game: Game, side: Side) -> Procedure[None]:
    """[card.diplomatic-mission] Any country open to one's cards moves one step."""
    return one_step(game, side, "diplomatic-mission", any_country)

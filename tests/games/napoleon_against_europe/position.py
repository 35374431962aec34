"""Positions for the clause tests: a scenario's table, cleared, with a few pieces put on it.

game = table("1805", dice=[6])
clear(game)
put(game, "ulm", "at-charles-1", general="mack")
stand(game, prusse="coalition", baviere=None)
deal(game, empire=["2F"])
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from estafette.engine import Dice, secret_of, settle
from estafette.games.napoleon_against_europe.affairs import Status, Treaty
from estafette.games.napoleon_against_europe.fate import force_of, form
from estafette.games.napoleon_against_europe.fate import store as lay
from estafette.games.napoleon_against_europe.printed import Printed, read
from estafette.games.napoleon_against_europe.sides import EMPIRE, FRANCE, Kind, Side, Standing
from estafette.games.napoleon_against_europe.start import new_game
from estafette.games.napoleon_against_europe.state import Game


@cache
def the_box() -> Printed:
    """The box as it is shipped."""
    return read()


def table(
    scenario: str = "1805", *, dice: Sequence[int] = (), seed: int | str = "a test", **options: str
) -> Game:
    """The table of a scenario as set up; `fog_of_war="on"` and the like switch options."""
    printed = the_box()
    setup = settle(printed, scenario, {key.replace("_", "-"): on for key, on in options.items()})
    game = new_game(printed, setup, Dice(secret_of(seed)))
    game.dice.loaded = list(dice)
    game.round = 1
    return game


def bare(scenario: str = "1805", *, dice: Sequence[int] = (), **options: str) -> Game:
    """The table of a scenario without a piece on it and with empty hands; statuses as set up."""
    game = table(scenario, dice=dice, **options)
    clear(game)
    return game


def clear(game: Game) -> None:
    """Every piece is back in its box, every hand is empty; statuses and flags stay."""
    for pieces in (game.forces, game.zones, game.steps, game.stores, game.fleets):
        pieces.clear()
    game.unsupplied = game.fixed = game.reserve = game.resting = game.lost = frozenset()
    game.returning = ()
    game.empty = frozenset()
    game.sieges = {}
    game.hands = dict.fromkeys(Side, ())


def put(
    game: Game,
    zone: str,
    *corps: str,
    general: str = "",
    army: str = "",
    subordinates: Sequence[str] = (),
    specials: Sequence[str] = (),
    reduced: Sequence[str] = (),
    **more: Any,
) -> str:
    """A force on the map, whatever the rules say; its head. `reduced` corps have a step less."""
    assert zone in game.printed.zones, zone
    for each in reduced:
        game.steps[each] = game.printed.corps[each].steps - 1
    force = force_of(
        game,
        zone,
        corps=corps,
        general=general,
        army=army,
        subordinates=tuple(subordinates),
        specials=tuple(specials),
        **more,
    )
    for piece in force.pieces:
        assert piece in game.printed.nation_of, piece
    return form(game, force)


def store(game: Game, zone: str, depot: str, *, is_fixed: bool = False) -> str:
    """A depot in a zone."""
    assert depot in game.printed.depots, depot
    lay(game, depot, zone, is_fixed=is_fixed)
    return depot


def stand(game: Game, **countries: str | None) -> None:
    """Countries stand with a side ("coalition"), with a country, or are neutral (None)."""
    for name, of in countries.items():
        country = name.replace("_", "-")
        game.status = {**game.status, country: status_with(game, country, of)}


def status_with(game: Game, country: str, of: str | None) -> Status:
    if of is None:
        return Status(Standing.NEUTRAL)
    is_minor = game.printed.countries[country].kind is Kind.MINOR
    if of in tuple(Side) and is_minor:
        return Status(Standing.ALLY, FRANCE if of == EMPIRE else "angleterre")
    return Status(Standing.MEMBER if of in tuple(Side) else Standing.ALLY, of)


def deal(game: Game, *, empire: Sequence[str] = (), coalition: Sequence[str] = ()) -> None:
    """These cards and no others are in the hands; they are in no pile any more."""
    game.hands = {Side.EMPIRE: tuple(empire), Side.COALITION: tuple(coalition)}
    held = {*empire, *coalition}
    game.removed -= held
    game.later = {
        side: tuple([card for card in cards if card not in held])
        for side, cards in game.later.items()
    }
    for deck in game.decks.values():
        for pile in (deck.pile, deck.discard):
            pile[:] = [card for card in pile if card not in held]


def flag(game: Game, nation: str, *zones: str) -> None:
    """Control flags of a nation lie in these zones."""
    game.flags = {**game.flags, **dict.fromkeys(zones, nation)}


# Fortresses and towns by which a French line of supply runs from Thuringia to Warsaw.
ROAD_TO_WARSAW = ("erfurt", "magdebourg", "wittemberg", "dresde", "glogau", "posen")


def bind(
    game: Game, power: str, kind: Standing = Standing.FORCED_PEACE, *, year: int = 1805
) -> None:
    """France has beaten a power and keeps it in forced peace, or in a forced alliance."""
    game.status = {**game.status, power: Status(kind, FRANCE)}
    game.treaties = {**game.treaties, power: Treaty(FRANCE, year)}
    game.beaten = {**game.beaten, power: (*game.beaten.get(power, ()), EMPIRE)}

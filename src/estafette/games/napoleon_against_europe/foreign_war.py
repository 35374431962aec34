"""[foreign-war.definition] Foreign wars: who is sent away, how they end, how units come back."""

from estafette.engine import Procedure, Refusal, ask, refuse

from . import siege
from .actions import EndWar, Take
from .events import spend
from .fate import promise, sail_away, take_off
from .hand import card_value
from .powers import side_of
from .sides import COALITION, Side
from .state import Game


def send_corps(game: Game, war: str, power: str, steps: int) -> Procedure[None]:
    """[foreign-war.units-out] [foreign-war.coalition-chooses] Steps of a power go to a war.

    [card.event-shortfall] What is missing is paid for in the next budget (R-24).
    [siege.lifted.too-few] Sieges that they leave are lifted.
    """
    chosen: list[str] = []
    left = steps
    while left > 0 and (corps := corps_to_send(game, power, left)):
        choice = yield ask(
            COALITION,
            "foreign-war.which-corps",
            rule="foreign-war.coalition-chooses",
            offers=[Take(each) for each in corps],
            facts={"war": war, "steps": left},
        )
        assert isinstance(choice, Take)
        left -= game.steps[choice.piece]
        take_off(game, choice.piece)
        chosen.append(choice.piece)
        game.tell("foreign-war.sent", war=war, piece=choice.piece)
    go_abroad(game, war, chosen)
    yield from siege.settle_all(game)
    if left > 0:
        owe(game, power, left * game.printed.tables.cost.infantry, war)


def corps_to_send(game: Game, power: str, steps: int) -> list[str]:
    """The corps of a power on the map, those that give no more than is asked if there are any."""
    mine = [corps for corps in game.steps if game.printed.nation_of[corps] == power]
    return [corps for corps in mine if game.steps[corps] <= steps] or mine


def send_fleet(game: Game, war: str, power: str) -> Procedure[None]:
    """[card.f.guerre-usa] One fleet of the Coalition goes to a war, as its player chooses."""
    nation_of = game.printed.nation_of
    fleets = [fleet for fleet in game.fleets if side_of(game, nation_of[fleet]) is COALITION]
    yield from send_one(game, war, power, fleets)


def send_another(game: Game, war: str, power: str) -> Procedure[None]:
    """[conquest.minor.fleet-foreign-war] A power sends one of its own for a lost ally's fleet."""
    fleets = [fleet for fleet in game.fleets if game.printed.nation_of[fleet] == power]
    yield from send_one(game, war, power, fleets)


def send_one(game: Game, war: str, power: str, fleets: list[str]) -> Procedure[None]:
    """[foreign-war.coalition-chooses] One of these fleets; without one the power pays for it."""
    if not fleets:
        owe(game, power, game.printed.tables.cost.fleet, war)
        return
    choice = yield ask(
        COALITION,
        "foreign-war.which-fleet",
        rule="foreign-war.coalition-chooses",
        offers=[Take(fleet) for fleet in fleets],
        facts={"war": war},
    )
    assert isinstance(choice, Take)
    sail_away(game, choice.piece)
    game.tell("foreign-war.sent", war=war, piece=choice.piece)
    go_abroad(game, war, [choice.piece])


def go_abroad(game: Game, war: str, pieces: list[str]) -> None:
    """[foreign-war.units-out] The units lie in the box with the card."""
    game.abroad = {**game.abroad, war: (*game.abroad.get(war, ()), *pieces)}


def owe(game: Game, power: str, half_points: int, war: str) -> None:
    """[card.event-shortfall] The power builds and loses what was missing (R-24)."""
    game.credit = {**game.credit, power: game.credit.get(power, 0) - half_points}
    game.tell("foreign-war.owed", war=war, power=power, points=half_points / 2)


def cannot_try_to_end(game: Game, side: Side) -> Refusal | None:
    """[foreign-war.end] Why no card may be played to end a foreign war; None if one may.

    The diplomatic phase and winter rounds allow it; the caller knows where he is.
    """
    if side is not COALITION:
        return refuse("round.option.end-foreign-war", "foreign-war.coalition-only")
    if not game.abroad:
        return refuse("foreign-war.end", "foreign-war.none")
    return None


def cannot_end(game: Game, side: Side, choice: EndWar) -> Refusal | None:
    """[foreign-war.end] Why this card may not be played to end that war; None if it may."""
    if refusal := cannot_try_to_end(game, side):
        return refusal
    if choice.war not in game.abroad:
        return refuse("foreign-war.end", "foreign-war.none")
    if choice.card not in game.hands[side]:
        return refuse("hand.definition", "card.not-in-hand")
    return None


def endings(game: Game, side: Side) -> list[EndWar]:
    """Every card in hand, for every foreign war."""
    return [EndWar(held, war) for held in game.hands[side] for war in game.abroad]


def try_to_end(game: Game, side: Side, choice: EndWar) -> None:
    """[foreign-war.end] One die and the value of the card: five ends the war."""
    value = card_value(game, choice.card)
    spend(game, side, choice.card)
    die = game.dice.d6()
    is_over = die + value >= game.printed.tables.war.foreign_end
    game.tell(
        "foreign-war.rolled",
        war=choice.war,
        die=die,
        value=value,
        total=die + value,
        result="over" if is_over else "goes-on",
    )
    if is_over:
        end_war(game, choice.war)


def end_war(game: Game, war: str) -> None:
    """[foreign-war.after] The card is gone for good; the units come back in the next budget."""
    for piece in game.abroad[war]:
        promise(game, piece)
    game.abroad = {each: units for each, units in game.abroad.items() if each != war}
    game.tell("foreign-war.over", war=war)

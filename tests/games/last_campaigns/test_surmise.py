"""Of a corps in action one knows what it does, and not what it was told (R-670)."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from estafette.engine import Dice, encode, secret_of, settle
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.sides import Kind
from estafette.games.last_campaigns.state import Game
from estafette.match import Diverged, Match
from estafette.match.match import retrace
from tests.contract.cases import RandomPlayer
from tests.referee import rule

from .position import the_box

KINDS = (Kind.ATTACK, Kind.PROBE, Kind.DEFENCE, Kind.DELAY, Kind.MARCH, Kind.WITHDRAWAL)
SCENARIOS = ("ligny", "quatre-bras")
LONG = 600  # choices


@cache
def moments(scenario: str) -> list[tuple[Match, str]]:
    """A match played by chance, whenever the enemy of a seat acts, and the seat."""
    return list(walk(scenario))


def walk(scenario: str) -> Iterator[tuple[Match, str]]:
    setup = settle(the_box(), scenario, {"orders": "written"})
    match = Match.start(RULES, the_box(), setup, secret_of(f"surmise {scenario}"))
    player = RandomPlayer(Dice(secret_of(f"a player of {scenario}")), busy=True)
    while match.outcome is None and match.number < LONG:
        game = match.game
        if game.active and not game.reserves:
            yield match.fork(), game.acting.enemy
        seat, action = player.answer(match)
        assert match.choose(seat, action) is None


def in_action(table: Game) -> list[str]:
    """Who acts under a written order that the enemy cannot know."""
    known = [each for each in table.active if each in table.commands]
    return [each for each in known if table.order_of(each).kind is not Kind.RESERVE]


def told(kind: Kind, hex_: str) -> Callable[[Game], None]:
    """Those in action have been told this, by another route, and more besides."""

    def tell(table: Game) -> None:
        for formation in in_action(table):
            command = table.commands[formation]
            order = Order(kind, (hex_,), route=(), ours=(hex_,) if kind is Kind.DEFENCE else ())
            then = (Order(Kind.ATTACK, (hex_,)),) if kind is Kind.MARCH else ()
            table.commands[formation] = replace(command, order=order, then=then, on_spot=False)

    return tell


def other_world(match: Match, seat: str, change: Callable[[Game], None]) -> Match | None:
    """The match as if a secret had been another; None if the seat would have seen that."""
    kept, number = match._kept[-1]
    table = kept.copy()
    change(table)
    try:
        other = Match(RULES, match.setup, table, number=number)
        retrace(other, seat, match._play.trail, Dice(secret_of("surmise")))
    except Diverged:
        return None
    return other if match._looks_like(other, seat) else None


def worlds(scenario: str, often: int) -> Iterator[tuple[Match, str, Match]]:
    """Pairs of worlds that a seat cannot tell apart, the corps in action under other orders."""
    dice = Dice(secret_of("other orders"))
    for match, seat in moments(scenario)[::often]:
        kept = match._kept[-1][0]
        hexes = sorted(kept.stacks)
        other = other_world(match, seat, told(dice.pick(KINDS), dice.pick(hexes)))
        if other is not None and encode(other._kept[-1][0]) != encode(kept):
            yield match, seat, other


@rule("last-campaigns command.written-or-markers", "last-campaigns term.activated")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_imagines_hangs_on_no_order_of_those_in_action(scenario: str) -> None:
    found = list(worlds(scenario, often=3))
    assert len(found) > 20
    assert any(match._choices for match, _, _ in found)
    for match, seat, other in found:
        for number in range(3):
            one, two = (each.imagined(seat, secret_of(number)) for each in (match, other))
            assert encode(one.game) == encode(two.game), match.number
            assert one.saved() == two.saved(), match.number


@rule("last-campaigns command.written-or-markers", "last-campaigns term.activated")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_imagines_other_orders_for_those_in_action(scenario: str) -> None:
    kinds, hits, guesses = set[Kind](), 0, 0
    for match, seat in moments(scenario)[::12]:
        kept = match._kept[-1][0]
        for formation in in_action(kept):
            true = kept.order_of(formation)
            for number in range(8):
                world = match.imagined(seat, secret_of(f"{match.number} {number}"))
                guess = world._kept[-1][0].order_of(formation)
                kinds.add(guess.kind)
                hits += (guess.kind, guess.target) == (true.kind, true.target)
                guesses += 1
    assert {*KINDS} <= kinds
    assert guesses > 100
    assert hits < guesses / 4


@rule("last-campaigns order.give.half-move", "last-campaigns order.sequence.delayed-attack")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_side_keeps_in_mind_is_not_known(scenario: str) -> None:
    """How often a leader has written, who has strayed, who waits: none of it is imagined."""

    def note(table: Game) -> None:
        side = table.acting
        army = [unit for corps in table.formations(side) for unit in table.units_under(corps)]
        table.given = {**table.given, **dict.fromkeys(leaders_of(table), 1)}
        table.halted |= {unit for unit in army if table.corps(unit) not in table.active}
        strays = [unit for unit in army if table.corps(unit) not in table.active][:3]
        order = Order(Kind.MARCH, ("3344",))
        free = [u for u in strays if table.order_of(table.corps(u)).kind is not Kind.RESERVE]
        table.astray = {**table.astray, **dict.fromkeys(free, order)}

    assert_forgotten(scenario, note)


def leaders_of(table: Game) -> list[str]:
    return [each for each in table.leaders if table.side_of_leader(each) is table.acting]


@rule("last-campaigns division.orders", "last-campaigns division.separate-formation")
def test_which_divisions_have_orders_of_their_own_is_not_known() -> None:
    def send_away(table: Game) -> None:
        for corps in table.formations(table.acting):
            if corps not in table.active and table.order_of(corps).kind is not Kind.RESERVE:
                division = table.division(table.units_under(corps)[0])
                table.commands[division] = Command(Order(Kind.DELAY, ("3344",)))

    assert_forgotten("ligny", send_away)


def assert_forgotten(scenario: str, change: Callable[[Game], None]) -> None:
    """A change that a seat does not notice changes nothing in what it imagines."""
    pairs = 0
    for match, seat in moments(scenario)[::9]:
        other = other_world(match, seat, change)
        if other is not None:
            pairs += 1
            one, two = (each.imagined(seat, secret_of(1)) for each in (match, other))
            assert encode(one.game) == encode(two.game), match.number
    assert pairs > 10


@rule("last-campaigns action.movement", "last-campaigns command.written-or-markers")
def test_whoever_had_no_choice_was_asked_all_the_same_as_in_every_guess() -> None:
    bound = [(m, seat) for m, seat in moments("ligny") if m.open and not m.open[0].is_choice]
    for match, seat in bound[:20]:
        for number in range(6):
            world = match.imagined(seat, secret_of(number))
            assert len(world._play.trail) == len(match._play.trail)
            assert len(world._choices) == len(match._choices)
    assert bound

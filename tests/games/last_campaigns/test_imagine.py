"""What a seat imagines of the enemy's orders hangs on nothing that it cannot know."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.ai.sergeant import Sergeant
from estafette.engine import Dice, Setup, encode, secret_of, settle
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.action import assault
from estafette.games.last_campaigns.actions import Address, Unveil
from estafette.games.last_campaigns.affairs import Attempt, Command, Dispatch, Order
from estafette.games.last_campaigns.compliance import decide_next
from estafette.games.last_campaigns.entering_hidden import conceal
from estafette.games.last_campaigns.eyes import unseen
from estafette.games.last_campaigns.fate import move
from estafette.games.last_campaigns.hidden import set_off
from estafette.games.last_campaigns.imagine import imagine, lay_units, suppose
from estafette.games.last_campaigns.orders import write_orders
from estafette.games.last_campaigns.revelation import show_marches
from estafette.games.last_campaigns.sequence import SEQUENCE
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Kind, Side
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.view import view
from estafette.match import Chair, Match, question
from tests.referee import rule

from .position import the_box


def at(procedure: Callable[..., Any], by: Side | None, **options: str) -> Game:
    """Ligny as it is set up, with some step before us."""
    setup = agreed(options)
    game = RULES.start(the_box(), setup, Dice(secret_of("a test")))
    assert isinstance(game, Game)
    game.place = place_of(procedure, by)
    return game


def agreed(options: dict[str, str]) -> Setup:
    return settle(
        the_box(), "ligny", {key.replace("_", "-"): choice for key, choice in options.items()}
    )


def place_of(procedure: Callable[..., Any], by: Side | None) -> int:
    for place, line in enumerate(SEQUENCE.lines):
        if line.step is not None and line.step.procedure is procedure and line.step.by == by:
            return place
    raise AssertionError(procedure)


def begun(game: Game) -> Match:
    return Match(RULES, agreed(dict(each.split("=") for each in game.options)), game)


def imagined(match: Match, seat: str, number: int = 1) -> bytes:
    return encode(match.imagined(seat, secret_of(number)).game)


def another_order(game: Game) -> None:
    game.commands["pr-i"] = Command(Order(Kind.PROBE, ("4762",)), (Order(Kind.MARCH, ("4356",)),))


def a_rider(game: Game) -> None:
    order = Order(Kind.ATTACK, ("4762",))
    game.dispatches += (Dispatch("pr-ii", "blucher", (order,), game.turn, game.turn + 1),)


def an_attempt(game: Game) -> None:
    game.attempts += (Attempt("pr-ii", (Order(Kind.ATTACK, ("4762",)),)),)


def a_hidden_march(game: Game) -> None:
    set_off(game, "pr-i", Order(Kind.MARCH, ("4344",), hidden=True))
    game.told = []


SECRETS = [another_order, a_rider, an_attempt, a_hidden_march]


@rule("last-campaigns command.written-or-markers", "last-campaigns option.hidden.purpose")
@pytest.mark.parametrize("change", SECRETS, ids=lambda change: change.__name__)
def test_a_secret_of_the_enemy_changes_nothing_for_whoever_writes(
    change: Callable[[Game], None],
) -> None:
    plain = at(write_orders, FRENCH, hidden_movement="yes")
    other = plain.copy()
    change(other)
    assert encode(other) != encode(plain)
    one, two = begun(plain), begun(other)

    assert view(two.game, "french") == view(one.game, "french")
    assert question(two.decision("french")) == question(one.decision("french"))
    for number in range(6):
        assert imagined(one, "french", number) == imagined(two, "french", number)


@rule("last-campaigns command.written-or-markers", "last-campaigns option.hidden.purpose")
@pytest.mark.parametrize("change", SECRETS, ids=lambda change: change.__name__)
def test_a_secret_of_the_enemy_changes_nothing_for_whoever_acts(
    change: Callable[[Game], None],
) -> None:
    plain = at(assault, None, hidden_movement="yes")
    plain.active = ("fr-iii",)
    other = plain.copy()
    change(other)
    for number in range(6):
        worlds = [supposed(game, "french", number) for game in (plain, other)]
        assert encode(worlds[0]) == encode(worlds[1])


class Watched(Chair):
    """A chair that keeps what its player has imagined."""

    def __init__(self, match: Match, seat: str) -> None:
        super().__init__(match, seat)
        self.tables: list[bytes] = []

    def imagined(self, secret: str) -> Match:
        table = super().imagined(secret)
        self.tables.append(encode(table.game))
        return table


@rule("last-campaigns command.written-or-markers")
def test_a_sergeant_thinks_and_writes_the_same_whatever_the_enemy_has_in_mind() -> None:
    chairs, answers = [], []
    for secrets in ([], SECRETS):
        game = at(write_orders, FRENCH, hidden_movement="yes")
        for change in secrets:
            change(game)
        match = begun(game)
        assert match.choose("french", Address("napoleon", "fr-iii")) is None
        chairs.append(Watched(match, "french"))
        answers.append(Sergeant(3).choose(chairs[-1]))
    assert answers[0] == answers[1]
    assert chairs[0].tables
    assert chairs[0].tables == chairs[1].tables


@rule("last-campaigns command.sequence.step3", "last-campaigns command.written-or-markers")
def test_the_second_to_write_sees_nothing_of_what_the_first_has_written() -> None:
    silent, busy = (begun(at(write_orders, FRENCH, orders="written")) for _ in range(2))
    pass_all(silent)
    decision = busy.open[0]
    while busy.open[0].seat == "french":
        decision = busy.open[0]
        options = [each for each in decision.options if each not in decision.or_else]
        assert busy.choose("french", (options or decision.options)[0]) is None
    assert busy.game.dispatches
    assert not silent.game.dispatches

    assert busy.view("allied") == silent.view("allied")
    assert question(busy.decision("allied")) == question(silent.decision("allied"))
    assert not [told for entry in busy.log for told in entry.told if told.is_heard_by("allied")]
    refused = [[*match.open[0].refused()] for match in (busy, silent)]
    assert refused[0] == refused[1]
    sheets = [world.imagined("allied", secret_of(5)).game for world in (busy, silent)]
    assert sheets[0].dispatches == sheets[1].dispatches
    assert sheets[0].commands == sheets[1].commands


def pass_all(match: Match) -> None:
    while match.open[0].seat == "french":
        assert match.choose("french", match.open[0].or_else[0]) is None


@rule("last-campaigns command.written-or-markers")
def test_orders_and_riders_are_made_up_anew_and_reserves_are_known() -> None:
    game = at(write_orders, FRENCH, orders="written")
    game.commands["pr-iii"] = Command(Order(Kind.RESERVE))
    worlds = [supposed(game, "french", number) for number in range(12)]
    assert len({world.commands["pr-i"].order.kind for world in worlds}) > 2
    assert {world.commands["pr-iii"].order.kind for world in worlds} == {Kind.RESERVE}
    assert len({len(world.dispatches) for world in worlds}) > 1
    assert {world.commands["fr-iii"] for world in worlds} == {game.commands["fr-iii"]}


def supposed(game: Game, seat: str, number: int) -> Game:
    """The table as it was before the step, with a guess made since on it."""
    table, now = game.copy(), game.copy()
    now.place += 1
    suppose(table, imagine(now, seat, Dice(secret_of(number))))
    return table


@rule("last-campaigns command.written-or-markers")
def test_open_orders_are_as_they_are() -> None:
    game = at(write_orders, FRENCH)
    assert supposed(game, "french", 1).commands == game.commands


@rule("last-campaigns option.direct.units")
def test_whom_a_chief_has_beckoned_is_known_when_he_acts() -> None:
    game = at(assault, None, direct_command="yes")
    game.direct, game.active = {"fr-g-friant": "napoleon"}, ("pr-i",)
    game.acting = ALLIED
    assert supposed(game, "allied", 1).direct == {}
    assert supposed(game, "french", 1).direct == game.direct
    game.spent = ("napoleon",)
    assert supposed(game, "allied", 1).direct == game.direct


@rule("last-campaigns local.bad-move")
def test_of_an_attempt_one_knows_only_that_it_was_a_bad_move() -> None:
    game = at(decide_next, ALLIED, orders="written")
    for kind in (Kind.ATTACK, Kind.MARCH):
        game.attempts += (Attempt("pr-ii", (Order(kind, ("4762",)),)),)
    attempts = supposed(game, "french", 1).attempts
    assert [(each.formation, each.orders[0].kind) for each in attempts] == [("pr-ii", "reserve")]
    assert supposed(game, "allied", 1).attempts == game.attempts


@rule("last-campaigns option.hidden.removed-when-attacked")
def test_a_corps_whose_counters_are_gone_is_somewhere_on_its_way() -> None:
    game = at(write_orders, FRENCH, hidden_movement="yes")
    a_hidden_march(game)
    gone = game.units_of("pr-i")[0]
    game.hidden = {"pr-i": replace(game.hidden["pr-i"], off=(gone,))}
    worlds = [supposed(game, "french", number).hidden["pr-i"] for number in range(12)]
    assert {world.off for world in worlds} == {(gone,)}
    assert {world.apparent for world in worlds} == {game.hidden["pr-i"].apparent}
    assert len({(world.route, world.points) for world in worlds}) > 3


@rule("last-campaigns option.hidden.reinforcements")
def test_who_has_come_in_unseen_is_still_awaited() -> None:
    game = at(write_orders, ALLIED, hidden_movement="yes")
    game.turn = 30
    before = game.copy()
    corps = game.corps(game.sheet.reinforcement[game.due[0]].units[0])
    conceal(game, game.side_of_formation(corps), corps)
    seat = game.side_of_formation(corps).enemy
    assert corps in game.hidden
    world = supposed(game, seat, 1)
    assert corps not in world.hidden
    assert corps not in world.commands
    assert world.due == before.due


@rule("last-campaigns option.hidden.reveal.units", "last-campaigns stacking.inspect")
def test_how_the_counters_of_a_march_lay_is_forgotten_when_it_comes_to_light() -> None:
    """Whoever lay below is put on the map anew; what one imagines of before hangs on none of it."""
    game = at(show_marches, ALLIED, hidden_movement="yes")
    move(game, "pr-ii-6", game.where["pr-ii-thumen"])
    set_off(game, "pr-ii", Order(Kind.MARCH, ("4344",), hidden=True))
    other = game.copy()
    lay_units(other, {"pr-ii-5": "pr-ii-6", "pr-ii-6": "pr-ii-5"})
    assert {"pr-ii-5", "pr-ii-6"} < {*unseen(game, FRENCH)}
    assert view(game, FRENCH) == view(other, FRENCH)

    saved = []
    for each in (game, other):
        each.told = []
        match = begun(each)
        assert match.choose(ALLIED, Unveil("pr-ii")) is None
        saved.append(match.imagined(FRENCH, secret_of(1)).saved())

    assert saved[0] == saved[1]

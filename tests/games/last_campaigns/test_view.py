"""What each seat sees: stacks that may not be looked through, and orders that are written."""

from typing import Any

from estafette.engine import Dice, Piece, secret_of
from estafette.games.last_campaigns.affairs import Dispatch, Exchange, Order
from estafette.games.last_campaigns.eyes import hearers, shown, unseen
from estafette.games.last_campaigns.fate import extend, move, post
from estafette.games.last_campaigns.hidden import come_in, set_off
from estafette.games.last_campaigns.imagine import hidden, imagine, suppose
from estafette.games.last_campaigns.sides import FRENCH, Army, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.turn import end_turn
from estafette.games.last_campaigns.view import view
from tests.referee import rule

from .position import give, given, table

# A ridge runs between 4353 and 4354: who stands south of it does not see what is north of it.
BEHIND, BEFORE = "4352", "4356"
WRITTEN = {"orders": "written"}


def stacked(**pieces: Any) -> Game:
    """Two Prussian brigades behind a ridge, and a French one before it."""
    return given(pr_ii_6=BEHIND, pr_ii_7=BEHIND, fr_iii_billard=BEFORE, **pieces)


def piece(game: Game, seat: str | None, id_: str) -> Piece:
    return next(each for each in view(game, seat).pieces if each.id == id_)


@rule("last-campaigns stacking.inspect")
@rule("last-campaigns stacking.artillery-on-top")
def test_of_a_stack_out_of_sight_only_the_top_unit_is_known() -> None:
    game = stacked()
    assert not game.ground.sight.sees(BEFORE, BEHIND)
    assert unseen(game, "french") == ["pr-ii-7"]
    covered = piece(game, "french", "block-1")
    assert (covered.name, covered.figures, covered.kind) == ("", (), "infantry")
    assert covered.marks == ("of-pr-ii",)
    assert piece(game, "french", "pr-ii-6").name == "pr-ii-6"
    assert "pr-ii-7" not in [each.id for each in view(game, "french").pieces]


@rule("last-campaigns stacking.inspect")
def test_the_owner_and_whoever_sees_the_hex_may_look_through_a_stack() -> None:
    game = stacked()
    assert piece(game, "allied", "pr-ii-7").name == "pr-ii-7"
    game = stacked(vandamme="4351")
    assert piece(game, "french", "pr-ii-7").name == "pr-ii-7"


@rule("last-campaigns stacking.inspect")
def test_who_only_watches_sees_no_more_than_the_enemy_does() -> None:
    assert unseen(stacked(), None) == ["pr-ii-7"]
    assert unseen(stacked(vandamme="4351"), None) == []


@rule("last-campaigns stacking.inspect")
def test_what_is_covered_is_not_named_to_the_enemy() -> None:
    game = stacked()
    assert hearers(game, ["pr-ii-7"]) == ("allied",)
    assert hearers(game, ["pr-ii-6"]) is None
    assert shown(game, ["pr-ii-6", "pr-ii-7"]) == ["pr-ii-6"]
    assert hidden(game, "french") == {"pr-ii-7"}
    assert hidden(game, "allied") == frozenset()


@rule("last-campaigns stacking.inspect")
def test_a_guess_deals_the_covered_units_of_a_corps_and_arm_anew() -> None:
    game = stacked(pr_ii_5="4351", pr_ii_8="4351", pr_iv_13="4350", pr_iv_14="4350")
    assert set(unseen(game, "french")) == {"pr-ii-7", "pr-ii-8", "pr-iv-14"}
    seen = view(game, "french")
    guesses = [imagine(game, "french", Dice(secret_of(n))) for n in range(8)]
    assert {guess.names["pr-ii-7"] for guess in guesses} == {"pr-ii-7", "pr-ii-8"}
    assert {guess.names["pr-iv-14"] for guess in guesses} == {"pr-iv-14"}
    other = next(guess for guess in guesses if guess.names["pr-ii-7"] == "pr-ii-8")
    assert suppose(game, other)["pr-ii-7"] == "pr-ii-8"
    assert game.at(BEHIND) == ("pr-ii-6", "pr-ii-8")
    assert game.where["pr-ii-7"] == "4351"
    assert view(game, "french") == seen


@rule("last-campaigns command.written-or-markers")
def test_written_orders_are_for_their_own_side_and_open_ones_for_all() -> None:
    orders = {"pr-ii": "attack 4355", "fr-iii": "defence 4356"}
    for options, known in ((WRITTEN, False), ({}, True)):
        game = stacked(orders=orders, options=options)
        markers = [(marker.kind, marker.space) for marker in view(game, "french").markers]
        assert (("order-attack", "4355") in markers) is known
        assert ("order-defence", "4356") in markers
        rows = {row.id: row.marks for roster in view(game, "french").rosters for row in roster.rows}
        assert (rows["pr-ii"] == ("order-attack",)) is known


@rule("last-campaigns command.written-or-markers")
def test_a_rider_with_a_written_order_is_seen_by_his_own_side_alone() -> None:
    game = stacked(orders={"pr-ii": "defence 4352"}, options=WRITTEN)
    game.dispatches = (Dispatch("pr-ii", "blucher", (Order(Kind.ATTACK, ("4355",)),), 0, 1),)
    assert {"sheet.dispatch", "sheet.compliance"} <= {s.key for s in view(game, "allied").sheets}
    for seat in ("french", None):
        assert "sheet.dispatch" not in [sheet.key for sheet in view(game, seat).sheets]


@rule("last-campaigns component.marker.disorganised")
def test_a_unit_shows_its_strength_and_what_lies_upon_it() -> None:
    game = given(fr_iii_billard="4356 1 x", facts={"charged": frozenset({"fr-iii-billard"})})
    shown_ = piece(game, "allied", "fr-iii-billard")
    assert [figure.value for figure in shown_.figures] == [3, 4]
    assert shown_.marks == ("of-fr-iii", "disorganised", "reduced", "charged")


@rule("last-campaigns victory.control")
def test_objectives_show_who_holds_them_and_tracks_what_was_lost() -> None:
    game = table("ligny")
    seen = view(game, None)
    goal = game.sheet.objective[0]
    game.control[goal.hex] = FRENCH
    marker = next(each for each in view(game, None).markers if each.space == goal.hex)
    assert (marker.kind, marker.side, marker.value) == ("objective", "french", goal.points)
    game.gone = ("fr-iii-billard",)
    track = next(each for each in view(game, None).tracks if each.key == "track.losses-french")
    before = next(each for each in seen.tracks if each.key == "track.losses-french")
    assert (before.value, track.value) == (0, 5)


@rule("last-campaigns combat.procedure")
def test_a_combat_under_way_lies_open() -> None:
    game = given(fr_iii_billard="4356", pr_ii_6="4355")
    game.exchange = Exchange(
        "assault",
        FRENCH,
        "4355",
        {"4356": ("fr-iii-billard",)},
        ("pr-ii-6",),
        flanked=True,
        fire={FRENCH: 5},
        dice={FRENCH: 7},
        losses={FRENCH: 1},
    )
    keys = [sheet.key for sheet in view(game, None).sheets]
    assert {"sheet.combat", "sheet.flank", "sheet.fire"} <= {*keys}


@rule("last-campaigns component.hq.one-per-cc")
def test_leaders_and_headquarters_are_always_seen() -> None:
    game = stacked(blucher=BEHIND, hqs={Army.PRUSSIAN: BEHIND})
    assert piece(game, "french", "blucher").kind == "leader"
    assert piece(game, "french", "hq-prussian").space == BEHIND


@rule("last-campaigns table.compliance")
def test_a_rider_shows_the_chances_of_his_order() -> None:
    game = stacked(orders={"pr-ii": "reserve"}, pirch_i=BEHIND, blucher=BEHIND)
    order = Order(Kind.MARCH, ("4355",))
    game.dispatches = (Dispatch("pr-ii", "blucher", (order,), 0, 1),)
    sheet = next(s for s in view(game, "allied").sheets if s.key == "sheet.compliance")
    # Blücher 3, Pirch 1 and Reserve 1 make column 5: ignored on 2, obeyed from 9 on.
    assert {key: sheet.facts[key] for key in ("obeyed", "later", "ignored")} == {
        "obeyed": 28,
        "later": 69,
        "ignored": 3,
    }


@rule("last-campaigns hq.order-automatic")
def test_an_order_to_headquarters_is_not_a_matter_of_chance() -> None:
    game = stacked(hqs={Army.PRUSSIAN: BEHIND}, blucher=BEHIND)
    game.dispatches = (Dispatch("hq-prussian", "blucher", (Order(Kind.MARCH, ("4355",)),), 0, 1),)
    assert "sheet.compliance" not in [sheet.key for sheet in view(game, "allied").sheets]


@rule("last-campaigns option.hidden.purpose", "last-campaigns option.hidden.stays")
def test_a_hidden_march_is_known_to_its_own_side_alone() -> None:
    game = stacked(orders={"pr-ii": "march 4344"}, options={"hidden-movement": "yes", **WRITTEN})
    set_off(game, "pr-ii", game.order_of("pr-ii"))
    assert "sheet.hidden" in [sheet.key for sheet in view(game, "allied").sheets]
    for seat in ("french", None):
        assert "sheet.hidden" not in [sheet.key for sheet in view(game, seat).sheets]
    assert piece(game, "french", "pr-ii-6").space == BEHIND


@rule("last-campaigns option.hidden.reinforcements")
def test_reinforcements_that_came_in_unseen_are_still_due_for_the_enemy() -> None:
    options = {"hidden_movement": "yes", "orders": "written"}
    game = table("ligny", **options)
    group = game.sheet.reinforcement[0]
    before = arrivals(game, "allied")
    game.due = game.due[1:]
    corps = game.corps(group.units[0])
    give(game, corps, "march 4462")
    come_in(game, corps, [*group.leaders, *group.units], group.entry)
    assert arrivals(game, "allied") == before
    assert arrivals(game, "french") == before[1:]


def arrivals(game: Game, seat: str) -> list[Any]:
    sheets = view(game, seat).sheets
    return [sheet.facts["pieces"] for sheet in sheets if sheet.key == "sheet.reinforcement"]


@rule("last-campaigns option.extended.deploy")
def test_a_brigade_in_extended_line_is_one_piece_between_two_hexes() -> None:
    game = given(fr_iii_billard="4356", options={"extended-line": "yes"})
    extend(game, "fr-iii-billard", "4357")
    seen = view(game, "allied")
    assert [each.space for each in seen.pieces] == ["4356"]
    assert ("4356", "4357") in [marker.between for marker in seen.markers]


@rule("last-campaigns stacking.inspect")
def test_who_comes_to_see_into_a_stack_has_seen_it() -> None:
    game = stacked(vandamme=BEFORE)
    game.clear()
    move(game, "fr-iii-billard", "4357")
    assert not game.uncovered
    post(game, "vandamme", "4351")
    assert game.uncovered


@rule("last-campaigns stacking.inspect", "last-campaigns los.range.night")
def test_who_sees_farther_at_dawn_has_seen() -> None:
    """A pass that ends the night cannot be taken back: it has shown what lay in the dark."""
    places = {"pr_ii_6": "5442", "pr_ii_7": "5442", "fr_iii_billard": "5444"}
    game = given("campaign", **places, facts={"turn": 41})
    game.clear()
    assert unseen(game, "french") == ["pr-ii-7"]

    end_turn(game)

    assert unseen(game, "french") == []
    assert game.uncovered
    game.clear()
    end_turn(game)
    assert not game.uncovered

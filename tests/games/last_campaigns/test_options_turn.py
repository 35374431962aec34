"""[20.6] [20.9] [20.11] and play by mail: options that change the turn."""

from typing import Any

import pytest

from estafette.games.last_campaigns.actions import PlayFirst, React
from estafette.games.last_campaigns.demoralisation import is_demoralised
from estafette.games.last_campaigns.initiative import bonus, note_retreat
from estafette.games.last_campaigns.mail import by_marker, choose_order, groups
from estafette.games.last_campaigns.markers import corps_of_marker, take_initiative
from estafette.games.last_campaigns.operations_morale import (
    note_attack,
    note_compliance,
    note_failure,
)
from estafette.games.last_campaigns.proximity import is_division_broken, panic
from estafette.games.last_campaigns.reaction import react
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.toll import level_of, limit_of
from tests.games.last_campaigns.losing import fallen, losing
from tests.games.last_campaigns.position import give, given, table
from tests.referee import Referee, rule

PANIC = {"proximity": "yes"}


def neighbours(**pieces: Any) -> Game:
    """Reille with a limit of 20, and the leaders of other corps around him."""
    return given("campaign", options=PANIC, reille="2750", **pieces)


@rule("last-campaigns option.proximity.limit")
def test_every_demoralised_neighbour_lowers_the_limit_by_two() -> None:
    game = neighbours(drouet_d_erlon="2755", mouton_lobau="2745", vandamme="2756")
    everybody = frozenset({"fr-i", "fr-vi", "fr-iii"})
    assert limit_of(game, "fr-ii") - panic(game, "fr-ii", everybody) == 16


@rule("last-campaigns option.proximity.limit")
def test_panic_makes_a_corps_give_way() -> None:
    game = neighbours(drouet_d_erlon="2752", mouton_lobau="2754")
    losing(game, "fr-vi", 9)
    six = dict(game.eliminated)
    losing(game, "fr-i", 15)
    game.eliminated = {**game.eliminated, **six}
    corps = [each for each in ("fr-i", "fr-ii", "fr-vi") if is_demoralised(game, each)]
    assert corps == ["fr-i", "fr-vi"]
    game.leaders["mouton-lobau"] = "4050"
    assert not is_demoralised(game, "fr-i")


@rule("last-campaigns option.proximity.exempt")
def test_a_cavalry_corps_spreads_no_panic() -> None:
    game = neighbours(kellermann="2751")
    assert panic(game, "fr-ii", frozenset({"fr-c3"})) == 0


@rule("last-campaigns option.proximity.army")
def test_panic_does_not_touch_the_army() -> None:
    game = neighbours(drouet_d_erlon="2752")
    losing(game, "fr-i", 17)
    assert is_demoralised(game, "fr-i")
    assert level_of(game, Army.FRENCH) == game.sheet.levels[Army.FRENCH].demoralisation


def division(*lost: str, hex_: str = "2742", **pieces: Any) -> Game:
    """The 3rd Netherlands Division, of strength 12, under orders of its own; these are lost."""
    units = {"aa_i_detmers": hex_, "aa_i_daubreme": hex_, "aa_i_art3n": hex_}
    left: dict[str, Any] = {unit: where for unit, where in units.items() if unit not in lost}
    game = given("campaign", options=PANIC, orange="2733", **left, **pieces)
    give(game, "aa-i/3n", "defence 2742")
    fallen(game, *[unit.replace("_", "-") for unit in lost])
    return game


@rule(
    "last-campaigns option.proximity.division-demoralised",
    "last-campaigns option.proximity.divisions",
)
def test_a_division_breaks_when_more_than_two_thirds_are_lost() -> None:
    eight = division("aa_i_daubreme", "aa_i_art3n")
    nine = division("aa_i_daubreme", "aa_i_detmers")
    assert not is_demoralised(eight, "aa-i/3n")
    assert is_demoralised(nine, "aa-i/3n")
    assert not is_demoralised(nine, "aa-i")


@rule(
    "last-campaigns option.proximity.division-reduction",
    "last-campaigns option.proximity.divisions",
)
@pytest.mark.parametrize(("hex_", "broken"), [("2733", True), ("2742", False)])
def test_panic_reaches_a_division_in_range_of_its_commander(hex_: str, broken: bool) -> None:
    game = division("aa_i_detmers", "aa_i_art3n", hex_=hex_, picton="2737")  # 7 of 12
    game.limit_changes = {"aa-res": -17}
    assert is_demoralised(game, "aa-res")
    assert is_division_broken(game, "aa-i/3n") is broken


@rule("last-campaigns option.proximity.exempt")
def test_a_formation_of_one_division_spreads_no_panic() -> None:
    game = neighbours(hill="2751")
    assert panic(game, "fr-ii", frozenset({"aa-ii"})) == 0  # nor does an enemy


@rule("last-campaigns option.initiative.track")
def test_units_that_retreat_are_counted() -> None:
    game = table("ligny")
    note_retreat(game, ["fr-iii-billard", "fr-iii-corsin"])
    note_retreat(game, ["pr-i-1"])
    assert game.retreats == {FRENCH: 2, ALLIED: 1}


@rule("last-campaigns option.initiative.plus-one", "last-campaigns option.initiative.plus-two")
@pytest.mark.parametrize(
    ("french", "allied", "plus"),
    [(3, 2, (0, 1)), (4, 2, (0, 2)), (1, 0, (0, 1)), (2, 2, (0, 0)), (0, 2, (2, 0))],
)
def test_who_retreated_less_has_the_initiative(
    french: int, allied: int, plus: tuple[int, int]
) -> None:
    game = table("ligny", initiative="yes")
    game.retreats = {FRENCH: french, ALLIED: allied}
    assert (bonus(game, FRENCH), bonus(game, ALLIED)) == plus
    game = table("ligny")
    game.retreats = {FRENCH: french, ALLIED: allied}
    assert bonus(game, ALLIED) == 0


@rule("last-campaigns option.initiative.plus-one")
def test_the_bonus_is_added_to_the_roll_and_counted_afresh() -> None:
    game = table("ligny", initiative="yes", dice=[2, 5])
    del game.leaders["grouchy"]
    game.retreats = {FRENCH: 4}
    referee = Referee(game, take_initiative(game))
    assert referee.fact("marker.initial-roll")["bonus"] == 2
    assert referee.decision is not None
    assert referee.decision.seat == ALLIED  # 5 + 3 + 2 against 2 + 4
    assert game.retreats == {}


def ops() -> Game:
    return table("campaign", operations_morale="yes")


@rule("last-campaigns option.ops-morale.attack", "last-campaigns option.ops-morale.withdrawal")
def test_an_attack_gives_heart_and_its_failure_takes_it() -> None:
    game = ops()
    assert limit_of(game, "fr-i") == 17
    note_compliance(game, "fr-i", [Kind.MARCH, Kind.ATTACK])
    assert limit_of(game, "fr-i") == 19
    note_failure(game, "fr-i", Kind.ATTACK)
    assert limit_of(game, "fr-i") == 17
    note_compliance(game, "fr-i", [Kind.WITHDRAWAL])
    assert limit_of(game, "fr-i") == 15
    note_compliance(game, "fr-i", [Kind.DEFENCE])
    assert limit_of(game, "fr-i") == 15


@rule("last-campaigns option.ops-morale.failed-attack")
def test_a_failed_attack_gives_heart_to_whom_it_was_made_upon() -> None:
    game = ops()
    give(game, "fr-iii", "attack 4358")
    note_attack(game, ["fr-iii-billard"], ["pr-i-1"])
    note_failure(game, "fr-iii", Kind.ATTACK)
    assert limit_of(game, "pr-i") == 22
    assert limit_of(game, "pr-ii") == game.printed.formations["pr-ii"].limit


@rule("last-campaigns option.ops-morale.failed-defence")
def test_a_failed_defence_takes_heart_from_the_army() -> None:
    game = ops()
    assert level_of(game, Army.PRUSSIAN) == 65
    note_failure(game, "pr-i", Kind.DEFENCE)
    assert level_of(game, Army.PRUSSIAN) == 58
    note_failure(game, "pr-i", Kind.ATTACK)
    assert level_of(game, Army.PRUSSIAN) == 58


@rule("last-campaigns option.ops-morale.divisions")
def test_a_division_moves_the_limit_of_its_corps_by_a_part() -> None:
    game = ops()
    note_compliance(game, "fr-ii/7", [Kind.ATTACK])
    assert limit_of(game, "fr-ii") == 21


@rule("last-campaigns option.ops-morale.attack")
def test_without_the_option_orders_leave_limits_alone() -> None:
    game = table("campaign")
    note_compliance(game, "fr-i", [Kind.ATTACK])
    assert limit_of(game, "fr-i") == 17


def by_mail(*dice: int) -> Game:
    game = table("ligny", alternate_turns="yes", dice=dice)
    del game.leaders["grouchy"]
    return game


@rule("last-campaigns option.pbem.first-player", "last-campaigns option.pbem.igo-yougo")
def test_the_higher_total_chooses_who_plays_first() -> None:
    game = by_mail(2, 5)
    game.retreats = {ALLIED: 3, FRENCH: 2}
    referee = Referee(game, choose_order(game))  # 3 + 4 + 2 against 2 + 3 + 5
    assert referee.decision is not None
    assert referee.decision.seat == ALLIED
    referee.choose(PlayFirst(first=False))
    assert game.cup == ("turn-french", "turn-allied")
    side, corps = corps_of_marker(game, "turn-french")
    assert (side, corps) == (FRENCH, ("fr-iii", "fr-iv", "fr-c1", "fr-c2"))


@rule("last-campaigns option.pbem.first-player")
def test_equal_totals_are_rolled_again() -> None:
    game = by_mail(2, 3, 6, 1)
    referee = Referee(game, choose_order(game))
    assert referee.keys.count("mail.roll") == 4
    assert referee.decision is not None
    assert referee.decision.seat == FRENCH


@rule("last-campaigns option.pbem.joint-assault")
def test_only_a_coordinated_pair_fights_together_in_a_player_turn() -> None:
    game = by_mail()
    game.active, game.acting = ("fr-iii", "fr-iv", "fr-c1"), FRENCH
    game.pairs = {FRENCH: ("fr-iv", "fr-c1")}
    assert groups(game) == [("fr-iv", "fr-c1"), ("fr-iii",)]
    seen = []

    def segment(game: Game):  # type: ignore[no-untyped-def]
        seen.append(game.active)
        yield from ()

    Referee(game, by_marker(game, segment))
    assert seen == [("fr-iv", "fr-c1"), ("fr-iii",)]
    assert game.active == ("fr-iii", "fr-iv", "fr-c1")


@rule("last-campaigns option.pbem.reactions")
def test_reactions_come_in_layers_of_one_players_answers() -> None:
    game = given(
        options={"alternate-turns": "yes"},
        orders={"pr-iv": "attack 5249", "fr-c4": "defence 5249"},
        active=["pr-iv"],
        acting=ALLIED,
        pr_iv_13="5247",
        fr_c4_dubois="5248",
        fr_c4_vial="5248",
        dice=[2, 2],
    )
    referee = Referee(game, react(game, "5247", ["pr-iv-13"], "enter"))
    for unit in ("fr-c4-dubois", "fr-c4-vial"):
        assert referee.decision is not None
        assert referee.decision.seat == FRENCH
        assert "morale.test" not in referee.keys
        referee.choose(React(unit, "5248"))
    assert game.charged == {"fr-c4-dubois", "fr-c4-vial"}

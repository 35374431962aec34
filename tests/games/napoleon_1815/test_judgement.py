"""What a position is worth: what is plainly better is worth more, and it is enough to win."""

from typing import Any

import pytest

from estafette.ai import Recruit
from estafette.engine import Action, secret_of, settle
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.judgement import judgement
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Combat, Engaged, Game, Operation
from estafette.match import Chair, Match
from tests.games.napoleon_1815.position import given, the_box

CAMPAIGN: dict[str, Any] = {
    "napoleon": "charleroi",
    "drouot": "charleroi",
    "reille": "gosselies",
    "wellington": "bruxelles",
    "picton": "bruxelles",
    "ziethen": "ligny",
    "blucher": "ligny",
}


def worth(**facts: Any) -> float:
    """What a campaign is worth to the French, changed in some respect."""
    return judgement(given(**{**CAMPAIGN, **facts}), "french")


@pytest.mark.parametrize("track", [1, 5, 12, 19])
def test_what_one_side_gains_the_other_loses(track):
    game = given(track=track, **CAMPAIGN)

    assert judgement(game, "french") == -judgement(game, "coalition")
    assert -1 < judgement(game, "french") < 1


@pytest.mark.parametrize(
    ("ending", "french"),
    [
        ({"track": 0}, 1),
        ({"track": -2}, 1),
        ({"track": 20}, -1),
        ({"track": 23}, -1),
        ({"turn": 9}, -1),
        ({"gone": ["napoleon"]}, -1),
        ({"gone": ["napoleon"], "track": 0}, -1),
    ],
)
def test_a_game_that_is_decided_is_worth_everything(ending, french):
    assert worth(**ending) == french


def test_every_point_on_the_track_counts():
    values = [worth(track=track) for track in range(1, 20)]

    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


def test_time_is_on_the_side_of_the_coalition():
    values = [worth(turn=turn) for turn in range(1, 9)]

    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("corps", "sign"), [("reille", -1), ("picton", 1)])
def test_fatigue_costs_whoever_bears_it(corps, sign):
    values = [sign * worth(fatigue={corps: fatigue}) for fatigue in range(9)]

    assert values == sorted(values)
    assert values[5] - values[4] > values[4] - values[3]


def test_fatigue_matters_less_when_few_turns_are_left_to_bear_it():
    def cost(turn: int) -> float:
        """In points on the track."""
        rested = worth(turn=turn, track=4)
        tired = worth(turn=turn, track=4, fatigue={"reille": 5})
        return (rested - tired) / (rested - worth(turn=turn, track=5))

    assert cost(turn=1) > cost(turn=8) > 0


def test_a_point_decides_more_in_the_last_turn_than_in_the_first():
    def point(turn: int, track: int) -> float:
        return worth(turn=turn, track=track) - worth(turn=turn, track=track + 1)

    assert point(turn=8, track=1) > 1.3 * point(turn=1, track=12)


def test_a_fatigue_beyond_bearing_can_be_judged_too():
    assert worth(fatigue={"reille": 10}) == worth(fatigue={"reille": 8})


def test_a_french_corps_near_a_flag_of_the_enemy_is_worth_more():
    flags = {"bruxelles": "anglo-allied"}
    values = [
        worth(reille=zone, picton="ath", wellington="ath", flags=flags)
        for zone in (
            "gosselies",
            "genappe",
            "waterloo",
            "leeuw-saint-pierre",
        )
    ]

    assert values == sorted(values)
    assert worth(flags=flags) < worth(flags=flags, picton="ath", wellington="ath")


def test_a_coalition_corps_near_a_french_flag_is_worth_less():
    flags = {"beaumont": "french"}

    assert worth(flags=flags, picton="walcourt") < worth(flags=flags)


def test_the_seventh_flag_of_the_coalition_costs_more_than_the_fear_of_losing_it_again():
    zones = ["ath", "alost", "namur", "bruxelles", "hougoumont", "papelotte", "mont-saint-jean"]
    seven = dict.fromkeys(zones, "anglo-allied")
    six = {**seven, "mont-saint-jean": "french"}

    assert worth(flags=six, turn=1) > worth(flags=seven, turn=1)
    assert worth(flags=six, turn=1) - worth(flags=seven, turn=1) > worth(flags=six, turn=8) - worth(
        flags=seven, turn=8
    )


def test_cards_in_the_hand_are_worth_something():
    held = {"french": ["elan", "audace"]}

    assert worth(hand=held) > worth() > worth(hand={"coalition": ["carre"]})


def test_superior_numbers_before_a_combat_are_worth_something_while_they_can_attack():
    lone = {"ziethen": "gosselies", "blucher": "namur", "gneisenau": "namur"}
    fresh = worth(**lone, drouot="gosselies", napoleon="gosselies")

    acted = worth(
        **lone,
        drouot="gosselies",
        napoleon="gosselies",
        activated=["drouot", "reille", "napoleon"],
    )

    assert fresh > acted


def fighting(pile: list[str], **facts: Any) -> Game:
    blocks = {**CAMPAIGN, "ziethen": "charleroi", "blucher": "namur", "gneisenau": "namur"}
    game = given(**{**blocks, **facts})
    attacker, defender = Engaged(FRENCH, pile), Engaged(COALITION, ["ziethen"])
    game.combat = Combat("charleroi", attacker, defender, False)
    return game


def test_a_combat_is_worth_more_with_more_cards():
    weak = fighting(["drouot"])
    strong = fighting(["drouot", "reille"], reille="charleroi")

    assert judgement(strong, "french") > judgement(weak, "french")
    before = judgement(weak, "french")
    assert weak.combat is not None
    weak.combat.attacker.bonus.append(("elan", 1))
    assert judgement(weak, "french") > before
    weak.combat.attacker.tally = [("combat.strength", 1)]
    weak.combat.defender.tally = [("combat.strength", 6)]
    assert judgement(weak, "french") < before


def test_the_emperor_raises_the_stakes_of_a_doubtful_combat():
    without, with_him = fighting(["drouot"]), fighting(["drouot"])
    for game in (without, with_him):
        assert game.combat is not None
        game.combat.attacker.tally = game.combat.defender.tally = [("combat.strength", 3)]
    assert with_him.combat is not None
    with_him.combat.attacker.commanders = ["napoleon"]

    assert judgement(with_him, "french") < judgement(without, "french")
    assert judgement(with_him, "coalition") > judgement(without, "coalition")


def test_a_pile_that_can_still_go_and_attack_is_worth_more_than_one_that_stands():
    def acting(manoeuvre: bool) -> float:
        game = given(
            **{**CAMPAIGN, "drouot": "fleurus", "reille": "fleurus", "napoleon": "fleurus"}
        )
        game.operation = Operation("french", FRENCH, "fleurus", ["drouot", "reille"])
        game.operation.commanders = ["napoleon"]
        game.operation.manoeuvre, game.operation.start = manoeuvre, "fleurus"
        return judgement(game, "french")

    assert acting(True) > acting(False)


def test_who_may_still_join_the_pile_does_not_count_for_an_attack_of_his_own_as_well():
    def gathering(*pile: str) -> float:
        blocks = {"drouot": "fleurus", "vandamme": "fleurus", "gneisenau": "ligny"}
        game = given(**blocks, fatigue={"gneisenau": 5})
        game.operation = Operation("french", FRENCH, "fleurus", list(pile))
        return judgement(game, "french")

    assert gathering("drouot") == gathering("drouot", "vandamme")


@pytest.mark.parametrize(("pile", "better"), [(["drouot"], False), (["drouot", "vandamme"], True)])
def test_the_emperor_leads_an_attack_that_is_sure_and_stays_away_from_a_doubtful_one(pile, better):
    def attacking(*commanders: str) -> float:
        blocks = {**dict.fromkeys(pile, "ligny"), "napoleon": "ligny", "ziethen": "ligny"}
        game = given(**blocks)
        game.operation = Operation("french", FRENCH, "ligny", list(pile))
        game.operation.commanders, game.operation.start = list(commanders), "ligny"
        return judgement(game, "french")

    assert (attacking("napoleon") > attacking()) is better


@pytest.mark.parametrize(
    ("axis", "open_way"), [(("french", "gosselies"), False), (("french", "sombreffe"), True)]
)
def test_a_pile_in_a_contested_zone_hopes_for_no_attack_where_its_axis_forbids_it(axis, open_way):
    """Gneisenau, worn out, would be easy prey; the corps at Ligny are not."""
    strong = {"ziethen": "ligny", "pirch": "ligny", "thielmann": "ligny"}
    facts = {**strong, "drouot": "ligny", "gneisenau": "sombreffe", "fatigue": {"gneisenau": 5}}

    def acting(**axes: Any) -> float:
        game = given(**facts, **axes)
        game.operation = Operation("french", FRENCH, "ligny", ["drouot"])
        game.operation.manoeuvre, game.operation.start = True, "ligny"
        return judgement(game, "french")

    assert (acting(axes={"ligny": axis}) == acting()) is open_way


def test_a_combat_for_which_the_attacker_has_no_card_costs_nothing():
    worn = fighting(["drouot"], fatigue={"drouot": 5}, strength={"drouot": (1, 0)})
    without = fighting(["drouot"], fatigue={"drouot": 5}, strength={"drouot": (1, 0)})
    without.combat, without.passed = None, ["french", "coalition"]
    worn.passed = ["french", "coalition"]

    assert judgement(worn, "french") == judgement(without, "french")


def test_nothing_is_to_be_won_from_a_corps_that_slips_away():
    fought, slipped = fighting(["reille", "drouot"]), fighting(["reille", "drouot"])
    assert slipped.combat is not None
    slipped.combat.slipped = True

    assert judgement(slipped, "french") < judgement(fought, "french")


def test_whoever_looks_one_answer_ahead_beats_the_recruit():
    won = sum(is_won_by(side, seed) for side in ("french", "coalition") for seed in range(20))

    assert won >= 30


def is_won_by(side: str, seed: int) -> bool:
    """Does a side win if it judges each answer, and its enemy answers at random?"""
    setup = settle(the_box(), "intro-ligny", {})
    match = Match.start(RULES, the_box(), setup, secret_of(f"{side}/{seed}"))
    recruit = Recruit(seed)
    while match.outcome is None:
        seat = match.open[0].seat
        looks_ahead = RULES.side(seat) == side
        choice = best_answer(match, seat) if looks_ahead else recruit.choose(Chair(match, seat))
        assert match.choose(seat, choice) is None
    return match.outcome.winner == side


def best_answer(match: Match, seat: str) -> Action:
    """The answer after which the position, as the seat imagines it, is worth most."""
    imagined = match.imagined(seat, secret_of(match.number))

    def value(answer: Action) -> float:
        after = imagined.fork()
        assert after.choose(seat, answer) is None
        if after.outcome is not None:
            return 1.0 if after.outcome.winner == RULES.side(seat) else -1.0
        return judgement(after.game, RULES.side(seat))

    return max(imagined.open[0].options, key=value)

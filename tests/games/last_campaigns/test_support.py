"""[advanced.support.fire] Guns in support, and dice for sixes."""

from collections.abc import Mapping

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Stand, Support
from estafette.games.last_campaigns.activation import is_activated
from estafette.games.last_campaigns.engagement import fight, in_order
from estafette.games.last_campaigns.fire import MORE, Share, Volley, shoot, total
from estafette.games.last_campaigns.printed import ADVANCED, OPTIONAL
from estafette.games.last_campaigns.sides import ALLIED, FRENCH
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.support import (
    call_support,
    cannot_support,
    cover,
    support_share,
)
from tests.referee import Referee, rule

from .fighting import (
    BEYOND,
    CREST,
    FAR_SOUTH,
    HERE,
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_EAST,
    assault,
    field,
)
from .position import table

BEHIND = SOUTH  # two hexes from an attacker in the north
FAR_BEHIND = FAR_SOUTH  # three


def calling(game: Game, *starts: str, assaulted: tuple[str, ...] = ()) -> Referee:
    exchange = game.exchange = assault(game, HERE, *(starts or (NORTH,)))
    return Referee(game, call_support(game, exchange, assaulted))


def strength(game: Game, gun: str, *starts: str) -> int:
    exchange = assault(game, HERE, *(starts or (NORTH,)))
    return total([support_share(game, exchange, gun, game.disorganised)])


@rule(
    "last-campaigns advanced.support.fire",
    "last-campaigns advanced.support.same-marker",
    "last-campaigns advanced.support.no-loss",
)
def test_guns_of_the_corps_support_it_and_share_neither_loss_nor_retreat() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND, dice=[3, 4, 1, 1, 6])
    exchange = game.exchange = assault(game, HERE, NORTH)
    referee = Referee(game, fight(game, exchange, (), [HERE]))

    referee.choose(Support("pr-iii-art1"), Stand())

    assert exchange.fire[ALLIED] == 9
    assert game.losses == {"pr-iii-10": 1}
    assert game.disorganised == {"pr-iii-10"}
    assert game.where["pr-iii-art1"] == BEHIND


@rule("last-campaigns advanced.support.fire")
def test_support_is_a_choice_and_given_once_a_turn() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND)
    referee = calling(game)
    assert referee.options == (Support("pr-iii-art1"), Pass())
    referee.choose(Support("pr-iii-art1"))

    assert calling(game).is_over
    assert game.supported == {"pr-iii-art1"}


@rule("last-campaigns advanced.support.not-bombarded")
def test_guns_that_bombarded_do_not_support() -> None:
    game = field(
        fr_ii_soye=NORTH,
        pr_iii_10=HERE,
        pr_iii_art1=BEHIND,
        pr_iii_hart=SOUTH_EAST,
        facts={"bombarded": frozenset({"pr-iii-art1"})},
    )

    refusal = calling(game).refusal(Support("pr-iii-art1"))

    assert refusal.rule == "advanced.support.not-bombarded"


@rule("last-campaigns advanced.support.not-attacked")
def test_guns_that_are_assaulted_themselves_do_not_support() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND, pr_iii_hart=SOUTH_EAST)

    refusal = calling(game, assaulted=(BEHIND,)).refusal(Support("pr-iii-art1"))

    assert refusal.rule == "advanced.support.not-attacked"


@rule("last-campaigns advanced.support.not-adjacent")
def test_guns_with_another_enemy_beside_them_do_not_support() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_vi_bony=FAR_SOUTH,
        pr_iii_10=HERE,
        pr_iii_art1=BEHIND,
        pr_iii_hart=SOUTH_EAST,
    )
    assert Support("pr-iii-art1") in calling(game).options
    game.active = ("fr-ii",)

    refusal = calling(game).refusal(Support("pr-iii-art1"))

    assert refusal.rule == "advanced.support.not-adjacent"


@rule("last-campaigns advanced.support.not-adjacent", "last-campaigns option.direct.units")
def test_nobody_learns_from_his_guns_that_the_enemy_beside_them_waits_for_his_chief() -> None:
    game = field(
        fr_ii_soye=NORTH,
        fr_vi_bony=FAR_SOUTH,
        pr_iii_10=HERE,
        pr_iii_art1=BEHIND,
        pr_iii_hart=SOUTH_EAST,
    )
    game.direct = {"fr-vi-bony": "napoleon"}

    assert not is_activated(game, "fr-vi-bony")
    assert Support("pr-iii-art1") in calling(game).options


@rule("last-campaigns advanced.support.same-marker")
def test_guns_of_another_corps_do_not_support() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_ii_art1=BEHIND, pr_iii_hart=SOUTH_EAST)

    refusal = calling(game).refusal(Support("pr-ii-art1"))

    assert refusal.rule == "advanced.support.same-marker"


@rule("last-campaigns advanced.support.los")
def test_no_support_is_fired_across_a_ridge() -> None:
    game = field(fr_ii_soye="1518", pr_iii_10=CREST, pr_iii_art1=BEYOND)
    exchange = game.exchange = assault(game, CREST, "1518")

    refusal = cannot_support(game, exchange, (), Support("pr-iii-art1"))

    assert game.ground.distance(BEYOND, "1518") == 2
    assert refusal is not None
    assert refusal.rule == "advanced.support.los"


@rule("last-campaigns advanced.support.fire")
@pytest.mark.parametrize(("agreed", "supports"), [("yes", 2), ("no", 0)])
def test_at_three_hexes_heavy_guns_support_at_half(agreed: str, supports: int) -> None:
    game = field(
        fr_ii_soye=NORTH,
        pr_iii_10=HERE,
        pr_iii_art1=FAR_BEHIND,
        options={"heavy-guns": agreed},
    )

    referee = calling(game)

    assert referee.is_over is not bool(supports)
    if supports:
        assert strength(game, "pr-iii-art1") == supports  # 2.5, rounded down


@rule("last-campaigns advanced.support.fire", "last-campaigns advanced.default")
def test_without_that_rule_nobody_is_asked() -> None:
    game = field(
        fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND, options={"distant-support": "no"}
    )

    assert calling(game).is_over


@rule("last-campaigns advanced.support.enfilade")
@pytest.mark.parametrize(("gun", "brings"), [(BEHIND, 3), ("5441", 5)])
def test_support_from_a_flank_fires_with_half_as_much_again(gun: str, brings: int) -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_hart=gun)

    assert strength(game, "pr-iii-hart") == brings


@rule("last-campaigns advanced.support.no-morale")
def test_guns_from_afar_do_not_weigh_on_the_attackers() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND, dice=[1, 1, 3, 4, 1])
    exchange = game.exchange = assault(game, HERE, NORTH)
    referee = Referee(game, fight(game, exchange, (), [HERE]))

    referee.choose(Support("pr-iii-art1"), Stand())

    assert referee.fact("morale.test")["value"] == 3  # a step lost, no guns


@rule("last-campaigns advanced.support.no-order")
def test_guns_from_afar_do_not_count_for_the_order_of_decisions() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_art1=NORTH, pr_iii_10=HERE, pr_iii_art1=BEHIND)
    exchange = assault(game, HERE, NORTH)
    exchange.supports = ("pr-iii-art1",)

    assert in_order(game, exchange) == [ALLIED, FRENCH]


GUNS = {"artillery-support": "yes"}


def covered(game: Game, telling: Mapping[str, bool], suffered: dict[object, int]) -> None:
    volleys = {side: Volley(5, 1, telling[side]) for side in (FRENCH, ALLIED)}
    engaged = {FRENCH: ["fr-ii-soye"], ALLIED: ["pr-iii-10"]}
    cover(game, engaged, volleys, suffered)  # type: ignore[arg-type]


@rule("last-campaigns option.support.effect")
def test_telling_guns_shake_the_enemy_and_halve_the_losses_he_causes() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, options=GUNS)
    suffered: dict[object, int] = {FRENCH: 3, ALLIED: 2}

    covered(game, {FRENCH: True, ALLIED: False}, suffered)

    assert game.disorganised == {"pr-iii-10"}
    assert suffered == {FRENCH: 2, ALLIED: 2}


@rule("last-campaigns option.support.condition")
def test_guns_tell_if_the_same_roll_would_give_less_without_them() -> None:
    shares = [Share(6), Share(4, guns=True)]

    assert shoot(field(dice=[4, 4]), FRENCH, shares) == Volley(10, 2, telling=True)
    assert shoot(field(dice=[1, 1]), FRENCH, shares) == Volley(10, 0, telling=False)


@rule("last-campaigns option.support.condition")
def test_guns_have_no_effect_on_those_already_disorganised() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=f"{HERE} x", options=GUNS)
    suffered: dict[object, int] = {FRENCH: 3, ALLIED: 2}

    covered(game, {FRENCH: True, ALLIED: False}, suffered)

    assert suffered == {FRENCH: 3, ALLIED: 2}


@rule("last-campaigns option.support.both")
def test_when_both_are_shaken_no_losses_are_halved() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, options=GUNS)
    suffered: dict[object, int] = {FRENCH: 3, ALLIED: 2}

    covered(game, {FRENCH: True, ALLIED: True}, suffered)

    assert game.disorganised == {"fr-ii-soye", "pr-iii-10"}
    assert suffered == {FRENCH: 3, ALLIED: 2}


@rule("last-campaigns option.support.effect")
def test_without_that_option_guns_shake_nobody() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE)
    suffered: dict[object, int] = {FRENCH: 3, ALLIED: 2}

    covered(game, {FRENCH: True, ALLIED: False}, suffered)

    assert game.disorganised == frozenset()


@rule("last-campaigns option.support.condition", "last-campaigns option.support.effect")
def test_guns_among_the_attackers_spoil_the_fire_of_the_defenders() -> None:
    game = field(
        fr_ii_bauduin=NORTH,
        fr_ii_art1=NORTH,
        pr_i_1=HERE,
        dice=[4, 4, 4, 5],
        options=GUNS,
    )
    exchange = game.exchange = assault(game, HERE, NORTH)

    referee = Referee(game, fight(game, exchange, (), [HERE]))

    assert "support.shakes" in referee.keys
    assert referee.decision is not None
    assert exchange.losses == {FRENCH: 2, ALLIED: 3}
    referee.choose(Stand())
    assert referee.decision.facts["losses"] == 2  # of 3, halved


SIXES = {"sixes": "yes"}


@rule("last-campaigns option.sixes.procedure")
def test_every_six_is_a_loss() -> None:
    game = field(dice=[6, 6, 5, 4, 3, 2, 1], options=SIXES)

    assert shoot(game, FRENCH, [Share(7)]).losses == 2
    assert game.dice.loaded == []


@rule("last-campaigns option.sixes.modifiers")
def test_a_favourable_modifier_is_a_pip_on_every_die() -> None:
    game = field(dice=[5, 6, 4, 1], options=SIXES)

    volley = shoot(game, FRENCH, [Share(4, favours=(MORE,))])

    assert (volley.strength, volley.losses) == (4, 2)


@rule("last-campaigns option.sixes.modifiers")
def test_what_is_against_the_firer_takes_dice_away() -> None:
    game = field(dice=[6, 6, 6, 6], options=SIXES)

    assert shoot(game, FRENCH, [Share(4, MORE / 3)]).losses == 2


@rule("last-campaigns option.sixes.with-support")
@pytest.mark.parametrize(("die", "telling"), [(6, True), (5, False)])
def test_two_sixes_of_the_guns_are_telling(die: int, telling: bool) -> None:
    game = field(dice=[1, 6, die], options=SIXES)

    assert shoot(game, FRENCH, [Share(1), Share(2, guns=True)]).telling is telling


def test_the_hexes_of_this_file_are_where_they_are_said_to_be() -> None:
    distance = field().ground.distance

    assert distance(NORTH, BEHIND) == 2
    assert distance(NORTH, FAR_BEHIND) == 3
    assert distance(NORTH, NORTH_EAST) == 1


@rule("last-campaigns option.support.condition")
def test_guns_that_defend_alone_support_nobody() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_art1=HERE, options=GUNS)
    suffered = {FRENCH: 2, ALLIED: 3}
    engaged = {FRENCH: ["fr-ii-soye"], ALLIED: ["pr-iii-art1"]}

    cover(game, engaged, {FRENCH: Volley(5, 3), ALLIED: Volley(5, 2, telling=True)}, suffered)

    assert suffered == {FRENCH: 2, ALLIED: 3}


@rule("last-campaigns advanced.default")
def test_the_advanced_rules_are_played_and_the_options_are_not() -> None:
    game = table()

    assert all(game.plays_with(each) for each in ADVANCED)
    assert not any(game.plays_with(each) for each in OPTIONAL)


@rule("last-campaigns advanced.support.fire", "last-campaigns disorganisation.halves")
def test_disorganised_guns_support_at_half() -> None:
    game = field(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=f"{BEHIND} x")

    assert strength(game, "pr-iii-art1") == 3

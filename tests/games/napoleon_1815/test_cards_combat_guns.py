"""[p.17] March to the Guns; and combat cards among three players."""

import pytest

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.cards.combat import Accompany, Summon
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Suffer
from tests.games.napoleon_1815.battle import attack, cards, tally
from tests.games.napoleon_1815.position import given
from tests.referee import rule

FRENCH_GUNS, COALITION_GUNS = PlayCard("au-son-du-canon-38"), PlayCard("au-son-du-canon-4")
GUNS = {"french": ["au-son-du-canon"], "coalition": ["au-son-du-canon"]}


# vector d.card.canon
@rule(
    "napoleon-1815 card.x.au-son-du-canon.move",
    "napoleon-1815 card.x.au-son-du-canon.no-fatigue",
    "napoleon-1815 card.x.au-son-du-canon.bridge",
)
@pytest.mark.parametrize("broken", [[], ["ligny--marbais"]])
@pytest.mark.parametrize("activated", [[], ["d-erlon"]])
def test_a_corps_close_by_joins_the_combat_without_fatigue(broken, activated):
    game = given(
        lobau="ligny",
        d_erlon="marbais",
        hill="ligny",
        hand={"french": ["au-son-du-canon"]},
        broken=broken,
        activated=activated,
    )
    referee = attack(game, "lobau", shows=(1, 1, 1), meets=(1,))

    referee.choose(FRENCH_GUNS)

    assert referee.is_over
    assert (game.zone["d-erlon"], game.fatigue["d-erlon"]) == ("ligny", 0)
    assert tally(referee, "french") == [("combat.strength", 3)]
    assert game.activated == {"lobau", "d-erlon", "hill"}


@rule("napoleon-1815 card.x.au-son-du-canon.move")
def test_the_defender_may_call_a_corps_that_then_bears_the_combat_with_the_others():
    game = given(
        vandamme="ligny", hill="ligny", pirch="sombreffe", hand={"coalition": ["au-son-du-canon"]}
    )
    referee = attack(game, "vandamme", shows=(3, 1), meets=(1, 1, 1))

    referee.choose(COALITION_GUNS)

    assert tally(referee, "coalition") == [("combat.strength", 3)]
    assert game.zone["pirch"] == "ligny"
    assert referee.decision.key == "fatigue.which-corps"
    assert set(referee.options) == {Suffer("hill"), Suffer("pirch")}


@rule("napoleon-1815 card.x.au-son-du-canon.move", "napoleon-1815 combat.cards.on-march")
def test_the_attack_keeps_its_march_penalty_and_the_newcomer_brings_none():
    game = given(reille="ligny", lobau="marbais", hill="ligny", hand=GUNS)
    referee = attack(game, "reille", on_march=True, shows=(1, 1), meets=(1,))

    referee.choose(FRENCH_GUNS)

    referee.choose(Pass())
    assert tally(referee, "french") == [("combat.strength", 3), ("combat.on-march", -1)]


@rule("napoleon-1815 card.x.au-son-du-canon.move", "napoleon-1815 combat.cancelled")
def test_a_corps_called_in_time_saves_an_attack_from_being_cancelled():
    game = given(
        lobau="ligny", grouchy="marbais", hill="ligny", hand={"french": ["au-son-du-canon"]}
    )
    referee = attack(game, "lobau", on_march=True, shows=(1,), meets=(1,))

    referee.choose(FRENCH_GUNS)

    assert cards(referee, "french") == 1


@rule("napoleon-1815 combat.cancelled.effect", "napoleon-1815 card.x.au-son-du-canon.move")
def test_a_corps_called_by_the_defender_of_a_cancelled_attack_stays_and_is_not_turned():
    game = given(
        lobau="ligny", hill="ligny", pirch="sombreffe", hand={"coalition": ["au-son-du-canon"]}
    )
    referee = attack(game, "lobau", on_march=True)

    referee.choose(COALITION_GUNS)

    assert "combat.cancelled" in referee.keys
    assert game.zone["pirch"] == "ligny"
    assert game.activated == {"lobau"}


@rule("napoleon-1815 card.x.au-son-du-canon.one-corps")
def test_one_corps_of_several_is_chosen():
    game = given(
        lobau="ligny",
        d_erlon="marbais",
        reille="marbais",
        ney="fleurus",
        hill="ligny",
        hand={"french": ["au-son-du-canon"]},
    )
    referee = attack(game, "lobau", shows=(1, 1), meets=(1,))
    referee.choose(FRENCH_GUNS)

    assert referee.decision.seat == "french"
    assert referee.decision.key == "card.au-son-du-canon.which-corps"
    assert referee.decision.rule == "card.x.au-son-du-canon.move"
    assert set(referee.options) == set(map(Summon, ["d-erlon", "reille", "ney"]))
    referee.choose(Summon("ney"))

    assert [game.zone[c] for c in ("ney", "reille", "d-erlon")] == ["ligny", "marbais", "marbais"]
    assert referee.is_over


# vector d.card.canon-contested
@rule("napoleon-1815 card.x.au-son-du-canon.move")
def test_only_a_corps_in_a_free_zone_one_connection_away_can_come():
    game = given(
        lobau="ligny",
        ney="ligny",
        reille="marbais",
        gerard="fleurus",
        d_erlon="quatre-bras",
        hill="ligny",
        pirch="marbais",
        hand={"french": ["au-son-du-canon"]},
    )
    referee = attack(game, "lobau")
    game.zone["vandamme"] = "fleurus"
    referee.choose(FRENCH_GUNS)

    rule_ = "card.x.au-son-du-canon.move"
    refused = {
        corps: referee.refusal(Summon(corps))
        for corps in ("reille", "d-erlon", "ney", "lobau", "drouot", "hill", "napoleon")
    }
    assert {refusal.rule for refusal in refused.values()} == {rule_}
    assert refused["reille"].key == "card.not-free"
    assert refused["reille"].facts == {"corps": "reille", "zone": "marbais"}
    assert {refused[c].key for c in ("d-erlon", "ney", "lobau")} == {"card.too-far"}
    assert {refused[c].key for c in ("drouot", "hill", "napoleon")} == {"card.no-such-corps"}
    assert set(referee.options) == {Summon("gerard"), Summon("vandamme")}


@rule("napoleon-1815 card.x.au-son-du-canon.move")
def test_the_card_cannot_be_played_when_nobody_hears_the_guns():
    game = given(
        lobau="ligny",
        reille="marbais",
        hill="ligny",
        pirch="marbais",
        hand={"french": ["au-son-du-canon"]},
    )
    referee = attack(game, "lobau")

    assert referee.refusal(FRENCH_GUNS) == refuse(
        "card.x.au-son-du-canon.move", "card.nobody-near", zone="ligny"
    )


# vector d.card.canon-axis
@rule("napoleon-1815 card.x.au-son-du-canon.axis")
def test_a_corps_that_comes_by_the_enemy_axis_costs_two_fatigue_at_once():
    game = given(
        lobau="ligny",
        reille="ligny",
        hill="ligny",
        pirch="fleurus",
        axes={"ligny": ("french", "fleurus")},
        hand={"coalition": ["au-son-du-canon"]},
    )
    referee = attack(game, "lobau", shows=(1,), meets=(1, 1, 1))

    referee.choose(COALITION_GUNS)

    assert (game.fatigue["lobau"], game.fatigue["reille"]) == (1, 1)
    assert referee.keys.index("axis.cut") < referee.keys.index("combat.cards")
    assert game.cut == ["ligny"]


@rule("napoleon-1815 card.x.au-son-du-canon.axis", "napoleon-1815 axis.cut-once-per-turn")
def test_an_axis_that_was_cut_this_turn_or_is_ones_own_costs_nothing():
    position = {"lobau": "ligny", "hill": "ligny", "pirch": "fleurus"}
    hand = {"coalition": ["au-son-du-canon"]}
    game = given(axes={"ligny": ("french", "fleurus")}, hand=hand, **position)
    game.cut.append("ligny")
    attack(game, "lobau", shows=(1,), meets=(1, 1, 1)).choose(COALITION_GUNS)
    assert game.fatigue["lobau"] == 0

    game = given(axes={"ligny": ("prussian", "fleurus")}, hand=hand, **position)
    attack(game, "lobau", shows=(1,), meets=(1, 1, 1)).choose(COALITION_GUNS)
    assert game.fatigue["hill"] == 0


@rule("napoleon-1815 card.x.au-son-du-canon.axis", "napoleon-1815 elimination.fatigue")
def test_a_combat_is_over_when_the_cut_axis_leaves_no_defender():
    game = given(
        lobau="ligny",
        hill="ligny",
        pirch="fleurus",
        axes={"ligny": ("french", "fleurus")},
        fatigue={"lobau": 7},
        hand={"coalition": ["au-son-du-canon"]},
    )
    referee = attack(game, "hill")

    referee.choose(COALITION_GUNS)

    assert referee.is_over
    assert game.gone == ["lobau"]
    assert game.activated == {"hill", "pirch"}
    assert "combat.cards" not in referee.keys
    assert game.track == 13


@rule("napoleon-1815 card.x.au-son-du-canon.one-corps")
@pytest.mark.parametrize(
    ("answer", "zone"), [(Accompany("napoleon"), "ligny"), (Pass(), "marbais")]
)
def test_a_commander_may_go_with_the_corps_if_he_is_not_left_alone(answer, zone):
    game = given(
        lobau="ligny",
        reille="marbais",
        ney="marbais",
        napoleon="marbais",
        hill="ligny",
        hand={"french": ["au-son-du-canon"]},
    )
    referee = attack(game, "lobau", shows=(1, 1, 1), meets=(1,))
    referee.choose(FRENCH_GUNS, Summon("ney"))

    assert referee.decision.seat == "french"
    assert referee.decision.key == "card.au-son-du-canon.who-goes"
    assert referee.decision.rule == "card.x.au-son-du-canon.one-corps"
    assert referee.decision.facts == {"corps": "ney", "commander": "napoleon"}
    assert set(referee.options) == {Accompany("napoleon"), Pass()}
    referee.choose(answer)

    assert game.zone["napoleon"] == zone
    assert (("napoleon", 1) in tally(referee, "french")) is (zone == "ligny")
    assert ("napoleon" in game.activated) is (zone == "ligny")


@rule("napoleon-1815 unit.commander.not-left-alone", "napoleon-1815 unit.commander.nationality")
def test_a_commander_left_alone_must_go_along_and_one_of_the_other_army_stays():
    hand = {"coalition": ["au-son-du-canon"]}
    game = given(lobau="ligny", hill="ligny", pirch="sombreffe", wellington="sombreffe", hand=hand)
    referee = attack(game, "lobau", shows=(1,), meets=(1, 1, 1, 1))
    referee.choose(COALITION_GUNS)
    assert game.zone["wellington"] == "ligny"

    game = given(
        lobau="ligny",
        hill="ligny",
        pirch="sombreffe",
        orange="sombreffe",
        wellington="sombreffe",
        hand=hand,
    )
    referee = attack(game, "lobau", shows=(1,), meets=(1, 1, 1))
    referee.choose(COALITION_GUNS, Summon("pirch"))
    assert (game.zone["pirch"], game.zone["wellington"]) == ("ligny", "sombreffe")


@rule("napoleon-1815 grognard.fog.reveal", "napoleon-1815 card.x.au-son-du-canon.move")
def test_in_the_fog_the_corps_that_joins_is_laid_flat_and_named():
    game = given(
        grognard=True,
        lobau="ligny",
        hill="ligny",
        d_erlon="marbais",
        hand=GUNS,
    )
    referee = attack(game, "lobau", shows=(1, 1, 1), meets=(1,))

    referee.choose(FRENCH_GUNS, Summon("d-erlon"))

    assert game.flat == {"lobau", "hill", "d-erlon"}
    assert referee.fact("entry.enters")["blocks"] == ("d-erlon",)


# vector ex.three.canon
@rule("napoleon-1815 three.cards.own-units", "napoleon-1815 card.x.au-son-du-canon.move")
def test_with_three_players_each_calls_corps_of_his_own_army_only():
    game = given(
        players=3,
        leader="anglo-allied",
        vandamme="ligny",
        hill="ligny",
        pirch="sombreffe",
        orange="marbais",
        hand={"anglo-allied": ["au-son-du-canon"]},
    )
    referee = attack(game, "vandamme")
    assert referee.decision.seat == "anglo-allied"
    game.zone["picton"] = "marbais"
    referee.choose(COALITION_GUNS)

    assert referee.refusal(Summon("pirch")) == refuse(
        "three.cards.own-units", "card.partners-corps", corps="pirch"
    )
    assert set(referee.options) == {Summon("orange"), Summon("picton")}


# vector d.three.mixed-carre
@rule("napoleon-1815 three.cards.mixed-pile")
def test_with_three_players_a_square_serves_the_whole_mixed_pile():
    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
        hand={"prussian": ["carre"]},
    )
    referee = attack(game, "reille", shows=(3, 3), meets=(1, 1, 1))

    assert referee.decision.seat == "prussian"
    referee.choose(PlayCard("carre-6"))

    assert (game.fatigue["hill"], game.fatigue["ziethen"]) == (1, 1)


@rule("napoleon-1815 three.cards.mixed-pile")
def test_with_three_players_a_player_without_a_corps_there_plays_nothing_for_the_pile():
    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        hill="quatre-bras",
        hand={"prussian": ["carre", "la-ligne-rouge"]},
    )
    referee = attack(game, "reille")

    assert referee.decision.seat == "prussian"
    assert referee.refusal(PlayCard("carre-6")) == refuse(
        "three.cards.mixed-pile", "card.no-corps-engaged"
    )
    assert referee.refusal(PlayCard("la-ligne-rouge-16")) == refuse(
        "three.cards.mixed-pile", "card.no-corps-engaged"
    )


@rule("napoleon-1815 three.cards.own-units", "napoleon-1815 card.x.chargez.card")
def test_with_three_players_rearguard_and_charge_serve_the_players_own_corps():
    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        uxbridge="quatre-bras",
        hand={"prussian": ["chargez", "arriere-garde"]},
    )
    referee = attack(game, "reille")
    assert referee.decision.seat == "prussian"
    for card in ("chargez-7", "arriere-garde-3"):
        assert referee.refusal(PlayCard(card)) == refuse(
            "three.cards.own-units", "card.partners-corps", corps="uxbridge"
        )

    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        uxbridge="quatre-bras",
        gneisenau="quatre-bras",
        hand={"prussian": ["chargez"]},
    )
    referee = attack(game, "reille", shows=(1, 1), meets=(1, 1, 1, 1))
    referee.choose(PlayCard("chargez-7"))
    assert (game.fatigue["gneisenau"], game.fatigue["uxbridge"]) == (1, 0)

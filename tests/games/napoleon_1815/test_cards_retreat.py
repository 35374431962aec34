"""[p.17-19] The cards of the retreat and the pursuit."""

import pytest

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Lose, Suffer
from estafette.games.napoleon_1815.manoeuvre import Relieve
from estafette.games.napoleon_1815.retreat import Hold, Retreat, Withdraw
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

INFANTRY, CAVALRY = Arm.INFANTRY, Arm.CAVALRY
CAMBRONNE, PANIC = PlayCard("cambronne-40"), PlayCard("panique-20")
ORDERLY_FRENCH, ORDERLY = PlayCard("retraite-en-ordre-69"), PlayCard("retraite-en-ordre-31")
TENIR = PlayCard("tenir-32")


def passes(referee: Referee, times: int) -> None:
    for _ in range(times):
        assert referee.decision.key.startswith("window.")
        referee.choose(Pass())


# vector d.cards.symbol-combat
@rule("napoleon-1815 cards.symbol.combat", "napoleon-1815 cards.symbol.retreat-pursuit")
def test_once_the_retreat_begins_combat_cards_are_late_and_retreat_cards_in_time():
    game = given(
        lobau="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["elan"], "coalition": ["panique", "carre"]},
    )
    referee = attack(game, "lobau", shows=(1,), meets=(4,))
    passes(referee, 2)

    assert referee.decision.key == "window.retreat"
    assert referee.refusal(PlayCard("elan-47")).rule == "cards.symbol.combat"
    passes(referee, 1)
    assert referee.refusal(PlayCard("carre-6")).rule == "cards.symbol.combat"
    assert PANIC in referee.options


# vector d.combat.retreat-events
@rule(
    "napoleon-1815 combat.retreat.event-order",
    "napoleon-1815 card.f.cambronne.effect",
    "napoleon-1815 card.c.panique.effect",
)
def test_the_loser_then_the_winner_may_play_and_each_event_does_its_part():
    game = given(
        lobau="quatre-bras",
        uxbridge="quatre-bras",
        hand={"french": ["cambronne"], "coalition": ["panique"]},
    )
    referee = attack(game, "lobau", shows=(1,), meets=(4, 1, 3, 3))
    passes(referee, 2)

    assert (referee.decision.seat, referee.decision.key) == ("french", "window.retreat")
    referee.choose(CAMBRONNE)
    assert (referee.decision.seat, referee.decision.key) == ("coalition", "window.retreat")
    referee.choose(PANIC)
    assert referee.decision.facts == {"zone": "quatre-bras", "connections": 2}
    referee.choose(Retreat("marbais"), Retreat("ligny"))

    assert referee.is_over
    assert (game.zone["lobau"], game.fatigue["lobau"]) == ("ligny", 2)
    assert referee.fact("pursuit.covered") == {"camp": "coalition"}
    assert "pursuit.begins" not in referee.keys


# vector d.card.panique
@rule(
    "napoleon-1815 card.c.panique.condition",
    "napoleon-1815 card.c.panique.effect",
    "napoleon-1815 card.c.panique.fatigue",
)
def test_panic_adds_a_connection_and_two_fatigue_to_a_french_retreat():
    game = given(
        lobau="quatre-bras",
        vandamme="quatre-bras",
        hill="quatre-bras",
        hand={"coalition": ["panique"]},
    )
    referee = attack(game, "lobau", "vandamme", shows=(1, 1, 1), meets=(4,))
    referee.choose(Pass(), Lose("lobau", INFANTRY))

    referee.choose(PANIC, Retreat("marbais"))
    assert game.fatigue["lobau"] == 0
    referee.choose(Retreat("ligny"))

    assert referee.is_over
    assert game.zone["lobau"] == game.zone["vandamme"] == "ligny"
    assert (game.fatigue["lobau"], game.fatigue["vandamme"]) == (1, 1)
    assert referee.fact("retreat.toll")["tally"] == (("panique", 2),)


@rule("napoleon-1815 card.c.panique.effect", "napoleon-1815 card.c.panique.fatigue")
def test_the_fatigue_of_panic_joins_that_of_the_retreat_and_its_connection_may_be_lost():
    game = given(
        lobau="quatre-bras",
        reille="marbais",
        hill="quatre-bras",
        ziethen="marbais",
        hand={"coalition": ["panique"]},
    )
    referee = attack(game, "lobau", shows=(1,), meets=(4,))
    referee.choose(Pass(), PANIC, Retreat("marbais"))

    assert referee.is_over
    assert (game.zone["lobau"], game.fatigue["lobau"]) == ("marbais", 4)


@rule("napoleon-1815 card.c.panique.condition", "napoleon-1815 card.f.cambronne.condition")
def test_panic_and_cambronne_need_a_beaten_french_pile():
    game = given(
        lobau="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["cambronne"], "coalition": ["panique"]},
    )
    referee = attack(game, "lobau", shows=(4,), meets=(1,))
    passes(referee, 2)

    assert referee.decision.seat == "coalition"
    assert referee.refusal(PANIC) == refuse("card.c.panique.condition", "card.no-french-retreat")
    passes(referee, 1)
    assert referee.refusal(CAMBRONNE) == refuse(
        "card.f.cambronne.condition", "card.no-french-retreat"
    )


@rule("napoleon-1815 card.f.cambronne.condition", "napoleon-1815 card.f.cambronne.effect")
@pytest.mark.parametrize("covered", [True, False])
def test_cambronne_may_wait_until_the_way_is_taken(covered):
    game = given(lobau="quatre-bras", uxbridge="quatre-bras", hand={"french": ["cambronne"]})
    referee = attack(game, "lobau", shows=(1,), meets=(4, 1, 3, 1))
    passes(referee, 2)
    referee.choose(Retreat("frasnes"))

    assert (referee.decision.seat, referee.decision.key) == ("french", "window.pursuit")
    referee.choose(CAMBRONNE if covered else Pass())

    assert referee.is_over
    assert game.fatigue["lobau"] == (0 if covered else 2)


# vector d.card.retraite-en-ordre
@rule(
    "napoleon-1815 card.x.retraite-en-ordre",
    "napoleon-1815 card.x.retraite-en-ordre.condition",
)
def test_an_orderly_retreat_needs_a_cavalry_point_left_and_ends_the_pursuit():
    hand = {"coalition": ["retraite-en-ordre"]}
    game = given(ney="quatre-bras", hill="quatre-bras", hand=hand)
    referee = attack(game, "ney", shows=(4, 2), meets=(1,))
    passes(referee, 1)
    assert referee.refusal(ORDERLY) == refuse(
        "card.x.retraite-en-ordre.condition", "card.no-cavalry-left"
    )

    game = given(ney="quatre-bras", hill="quatre-bras", strength={"hill": (3, 1)}, hand=hand)
    referee = attack(game, "ney", shows=(4, 2), meets=(1,))
    referee.choose(Pass(), Lose("hill", INFANTRY), ORDERLY, Retreat("nivelles"))
    assert referee.is_over
    assert game.fatigue["hill"] == 0
    assert "pursuit.covered" in referee.keys


@rule("napoleon-1815 card.x.retraite-en-ordre", "napoleon-1815 card.x.retraite-en-ordre.condition")
def test_an_orderly_retreat_may_be_played_by_the_french_in_the_pursuit():
    game = given(
        ney="quatre-bras",
        uxbridge="quatre-bras",
        hand={"french": ["retraite-en-ordre"]},
    )
    referee = attack(game, "ney", shows=(1,), meets=(4, 1, 3, 3))
    passes(referee, 2)
    referee.choose(Retreat("frasnes"))

    referee.choose(ORDERLY_FRENCH)

    assert referee.is_over
    assert game.fatigue["ney"] == 0


@rule("napoleon-1815 card.x.retraite-en-ordre.condition")
def test_the_winner_has_no_orderly_retreat():
    game = given(
        ney="quatre-bras", uxbridge="quatre-bras", hand={"coalition": ["retraite-en-ordre"]}
    )
    referee = attack(game, "ney", shows=(1,), meets=(4, 1))
    passes(referee, 1)

    assert referee.refusal(ORDERLY) == refuse(
        "card.x.retraite-en-ordre.condition", "card.not-beaten"
    )


# vector d.card.tenir
@rule(
    "napoleon-1815 card.c.tenir.effect",
    "napoleon-1815 card.c.tenir.fatigue",
    "napoleon-1815 card.c.tenir.stay",
    "napoleon-1815 combat.pursuit.not-if-held",
)
def test_a_pile_that_stands_fast_loses_a_point_takes_back_its_fatigue_and_stays():
    game = given(
        ney="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        fatigue={"hill": 1},
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "ney", "lobau", shows=(4, 3), meets=(1,))
    passes(referee, 1)
    assert (game.infantry["hill"], game.fatigue["hill"], game.track) == (3, 3, 9)

    referee.choose(TENIR)
    assert (game.infantry["hill"], game.fatigue["hill"], game.track) == (2, 1, 8)
    assert referee.decision.rule == "card.c.tenir.stay"
    assert referee.decision.seat == "coalition"
    assert set(referee.options) == {Hold(), Withdraw()}
    referee.choose(Hold())

    assert referee.is_over
    assert game.zone["hill"] == "quatre-bras"
    assert referee.fact("pursuit.held") == {"camp": "french"}
    assert referee.fact("combat.won")["lead"] == 1


@rule("napoleon-1815 card.c.tenir.stay")
def test_a_pile_that_stands_fast_may_still_retreat_and_be_pursued():
    game = given(ney="quatre-bras", hill="quatre-bras", hand={"coalition": ["tenir"]})
    referee = attack(game, "ney", shows=(4, 2), meets=(1,))

    referee.choose(Pass(), TENIR, Withdraw(), Retreat("nivelles"))

    assert referee.is_over
    assert (game.zone["hill"], game.fatigue["hill"]) == ("nivelles", 1)


@rule("napoleon-1815 card.c.tenir.effect", "napoleon-1815 card.c.tenir.fatigue")
def test_three_of_more_fatigue_are_taken_back_where_the_owner_wishes():
    game = given(
        reille="quatre-bras",
        lobau="quatre-bras",
        orange="quatre-bras",
        picton="quatre-bras",
        frederick="quatre-bras",
        fatigue={"orange": 2, "frederick": 3},
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "reille", "lobau", shows=(5, 3, 2), meets=(1, 1, 1, 1, 1, 1))
    referee.choose(Pass(), Suffer("orange"), Lose("orange", INFANTRY), TENIR)

    assert referee.decision.rule == "combat.spread.remainder"
    referee.choose(Lose("orange", CAVALRY))
    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.c.tenir.fatigue")
    assert referee.decision.key == "card.tenir.which-corps"
    assert referee.refusal(Relieve("hill")).rule == "card.c.tenir.fatigue"
    assert referee.decision.facts == {"left": 3}
    assert set(referee.options) == {Relieve("orange"), Relieve("picton"), Relieve("frederick")}
    referee.choose(Relieve("picton"))
    assert referee.refusal(Relieve("picton")) == refuse(
        "card.c.tenir.fatigue", "card.tenir-not-wearied", corps="picton"
    )
    assert referee.decision.facts == {"left": 2}
    referee.choose(Relieve("orange"), Relieve("orange"))

    assert [game.fatigue[c] for c in ("orange", "picton", "frederick")] == [2, 0, 4]
    assert set(referee.options) == {Hold(), Withdraw()}


@rule("napoleon-1815 card.c.tenir.fatigue")
def test_no_more_fatigue_is_taken_back_than_the_combat_gave():
    game = given(
        reille="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        picton="quatre-bras",
        fatigue={"hill": 4, "picton": 2},
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "reille", "lobau", shows=(4, 3, 2), meets=(1, 1, 1, 1))
    referee.choose(Pass(), Suffer("hill"), Lose("hill", INFANTRY), TENIR, Lose("hill", INFANTRY))
    referee.choose(Relieve("hill"), Relieve("picton"))

    assert referee.options == (Relieve("hill"),)
    referee.choose(Relieve("hill"))
    assert (game.fatigue["hill"], game.fatigue["picton"]) == (4, 2)
    assert set(referee.options) == {Hold(), Withdraw()}


@rule("napoleon-1815 card.c.tenir.fatigue")
def test_older_fatigue_stays_when_the_combat_gave_none():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        fatigue={"hill": 2},
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "reille", shows=(4, 1), meets=(1,))

    referee.choose(Pass(), TENIR)

    assert game.fatigue["hill"] == 2


@rule("napoleon-1815 card.c.tenir.effect", "napoleon-1815 combat.retreat.pile-gone")
def test_a_pile_that_stands_fast_with_its_last_point_is_gone():
    game = given(
        reille="hougoumont",
        hill="hougoumont",
        strength={"hill": (2, 0)},
        positions=["hougoumont"],
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "reille", shows=(4, 1), meets=(1, 1))

    referee.choose(Pass(), TENIR)

    assert referee.is_over
    assert (game.gone, game.track, game.positions) == (["hill"], 8, [])


@rule("napoleon-1815 card.c.tenir.effect", "napoleon-1815 victory.immediate-change")
def test_the_loss_of_standing_fast_may_end_the_game():
    game = given(reille="quatre-bras", hill="quatre-bras", track=2, hand={"coalition": ["tenir"]})
    referee = attack(game, "reille", shows=(4, 1), meets=(1,))

    referee.choose(Pass(), TENIR)

    assert referee.outcome.rule == "victory.french.zero"


@rule("napoleon-1815 card.c.tenir.stay", "napoleon-1815 combat.retreat.fortified-position")
def test_a_pile_that_stands_fast_need_not_give_up_its_position_but_loses_it_all_the_same():
    game = given(
        vandamme="hougoumont",
        hill="hougoumont",
        positions=["hougoumont"],
        hand={"coalition": ["tenir"]},
    )
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1, 1))
    referee.choose(Pass(), TENIR, Hold())

    assert referee.is_over
    assert (game.zone["hill"], game.positions) == ("hougoumont", [])


# vector d.card.tenir-winner
@rule("napoleon-1815 card.c.tenir.condition")
def test_a_winner_has_no_need_to_stand_fast():
    game = given(reille="quatre-bras", hill="quatre-bras", hand={"coalition": ["tenir"]})
    referee = attack(game, "reille", shows=(1, 1), meets=(4,))
    referee.choose(Pass(), Lose("reille", INFANTRY))
    assert referee.refusal(TENIR) == refuse("card.c.tenir.condition", "card.not-beaten")

    game = given(reille="quatre-bras", hill="quatre-bras", hand={"coalition": ["tenir"]})
    referee = attack(game, "reille", shows=(1, 1), meets=(1,))
    passes(referee, 1)
    assert referee.is_over


@rule("napoleon-1815 three.cards.mixed-pile", "napoleon-1815 three.leader.disputes")
def test_with_three_players_either_owner_may_play_and_the_leader_decides():
    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
        hand={"prussian": ["tenir", "retraite-en-ordre"]},
    )
    referee = attack(game, "reille", shows=(4, 1), meets=(1, 1, 1))
    referee.choose(Pass(), Lose("hill", INFANTRY))

    assert referee.decision.seat == "prussian"
    assert ORDERLY in referee.options
    referee.choose(TENIR)
    assert (referee.decision.seat, referee.decision.key) == ("anglo-allied", "combat.which-loss")
    referee.choose(Lose("hill", INFANTRY))
    while referee.decision.rule == "card.c.tenir.fatigue":
        assert referee.decision.seat == "anglo-allied"
        referee.choose(referee.options[0])
    assert (referee.decision.seat, referee.decision.rule) == ("anglo-allied", "card.c.tenir.stay")


@rule("napoleon-1815 three.cards.mixed-pile")
def test_with_three_players_nobody_plays_for_a_pile_without_a_corps_of_his():
    game = given(
        players=3,
        leader="anglo-allied",
        reille="quatre-bras",
        uxbridge="quatre-bras",
        hand={"prussian": ["tenir", "retraite-en-ordre"]},
    )
    referee = attack(game, "reille", shows=(4, 1), meets=(1, 1))
    passes(referee, 1)

    assert referee.decision.seat == "prussian"
    assert referee.refusal(TENIR) == refuse("three.cards.mixed-pile", "card.no-corps-engaged")
    assert referee.refusal(ORDERLY) == refuse("three.cards.mixed-pile", "card.no-corps-engaged")


@rule("napoleon-1815 card.c.panique.condition")
def test_with_three_players_either_coalition_player_may_spread_panic():
    game = given(
        players=3,
        leader="anglo-allied",
        lobau="quatre-bras",
        hill="quatre-bras",
        hand={"prussian": ["panique"]},
    )
    referee = attack(game, "lobau", shows=(1,), meets=(4,))
    passes(referee, 1)

    assert referee.decision.seat == "prussian"
    assert PANIC in referee.options

"""[p.16] Operations and green cards with three players."""

from estafette.engine import Pass
from estafette.games.napoleon_1815.events import Moment, PlayCard, cannot_play
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import Designate, Join, Name, StandFast
from estafette.games.napoleon_1815.shift import Go, Send
from estafette.games.napoleon_1815.sides import COALITION
from tests.games.napoleon_1815.marching import (
    asks,
    designated,
    held,
    march,
    operation,
    operations,
    walk,
)
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


def three(**given_: object):
    return given(players=3, **{"leader": "anglo-allied", **given_})


# vector d.three.alternate
@rule("napoleon-1815 three.operations.alternate-camps")
def test_the_camps_alternate_and_one_coalition_player_acts_each_time():
    game = three(
        ney="ligny", reille="thuin", picton="hal", hill="ath", ziethen="wavre", pirch="namur"
    )
    referee = Referee(game, operations(game))
    acting = []
    for block in ("ney", "ziethen", "reille", "picton"):
        if asks(referee, "operation.who-acts"):
            referee.choose(Name(game.owner(block)))
        acting.append(referee.decision.seat)
        referee.choose(Designate(block), StandFast())

    assert acting == ["french", "prussian", "french", "anglo-allied"]


# vector ex.three.all-two
@rule("napoleon-1815 three.operations.leader-chooses")
def test_the_leader_names_each_time_who_acts_for_the_coalition():
    for leader in ("anglo-allied", "prussian"):
        game = three(leader=leader, picton="hal", ziethen="wavre")
        game.active = COALITION
        referee = Referee(game, operation(game))

        assert (referee.decision.seat, referee.decision.rule) == (
            leader,
            "three.operations.leader-chooses",
        )
        assert set(referee.options) == {Name("anglo-allied"), Name("prussian")}
        assert referee.refusal(Name("french")).rule == "three.operations.leader-chooses"
        referee.choose(Name("prussian"))
        assert referee.decision.seat == "prussian"
        assert set(referee.options) == {Designate("ziethen"), Pass()}


@rule("napoleon-1815 three.operations.leader-chooses")
def test_a_player_with_nobody_left_to_activate_is_not_named():
    game = three(picton="hal", ziethen="wavre", activated=["picton"])
    game.active = COALITION

    referee = Referee(game, operation(game))

    assert asks(referee, "operation.which-block")
    assert referee.decision.seat == "prussian"


# vector d.three.own-units
@rule("napoleon-1815 three.operations.own-units", "napoleon-1815 three.operations.no-mixing")
def test_a_player_acts_neither_with_the_corps_of_his_partner_nor_beside_them():
    game = three(picton="wavre", hill="wavre", ziethen="wavre")
    game.active = COALITION
    referee = Referee(game, operation(game))
    referee.choose(Name("anglo-allied"))

    refusal = referee.refusal(Designate("ziethen"))
    assert (refusal.rule, refusal.key) == ("three.operations.own-units", "operation.partners")
    assert refusal.facts == {"block": "ziethen"}
    referee.choose(Designate("picton"))
    refusal = referee.refusal(Join("ziethen"))
    assert (refusal.rule, refusal.key) == ("three.operations.no-mixing", "operation.partners")
    assert Join("hill") in referee.options


# vector d.three.partner-pass
@rule("napoleon-1815 three.operations.pass")
def test_a_coalition_player_who_passes_leaves_the_rest_to_his_partner():
    game = three(ney="ligny", picton="hal", hill="ath", ziethen="wavre", pirch="namur")
    game.active = COALITION
    referee = Referee(game, operations(game))

    referee.choose(Name("prussian"), Pass())
    assert game.passed == ["prussian"]
    assert referee.fact("operation.passes") == {"seat": "prussian"}
    assert referee.decision.seat == "french"
    referee.choose(Pass())

    for block in ("picton", "hill"):
        assert referee.decision.seat == "anglo-allied"
        assert asks(referee, "operation.which-block")
        referee.choose(Designate(block), StandFast())
    assert referee.is_over
    assert game.activated == {"picton", "hill"}
    assert sorted(game.passed) == ["anglo-allied", "french", "prussian"]


@rule("napoleon-1815 three.operations.pass", "napoleon-1815 operations.end")
def test_the_phase_goes_on_while_one_of_the_partners_has_not_passed():
    game = three(picton="hal", ziethen="wavre")
    game.active = COALITION
    referee = Referee(game, operations(game))
    referee.choose(Name("prussian"), Pass())
    assert not referee.is_over

    referee.choose(Pass())

    assert referee.is_over


@rule("napoleon-1815 three.operations.leader-chooses", "napoleon-1815 three.operations.pass")
def test_the_leader_keeps_the_lead_of_the_cards_after_passing():
    game = three(
        ney="ligny",
        picton="hal",
        ziethen="wavre",
        hand={"anglo-allied": ["embuscade"], "prussian": ["fatigue"]},
    )
    game.passed = ["anglo-allied"]

    referee = march(game, "ney")

    assert referee.decision.seat == "anglo-allied"


@rule("napoleon-1815 three.cards.leader-first")
def test_the_leader_says_first_whether_he_plays_a_card():
    for leader, partner in (("anglo-allied", "prussian"), ("prussian", "anglo-allied")):
        game = three(
            leader=leader,
            ney="ligny",
            hand={"anglo-allied": ["embuscade"], "prussian": ["fatigue"]},
        )
        referee = march(game, "ney")
        assert (referee.decision.key, referee.decision.seat) == ("window.designated", leader)
        referee.choose(Pass())
        assert (referee.decision.key, referee.decision.seat) == ("window.designated", partner)
        referee.choose(Pass())
        assert (referee.decision.key, referee.decision.seat) == ("window.revealed", leader)


@rule("napoleon-1815 three.cards.leader-first")
def test_the_leader_answers_an_event_first():
    game = three(
        leader="prussian",
        ney="ligny",
        hand={
            "french": ["marche-forcee"],
            "anglo-allied": ["contre-ordre"],
            "prussian": ["fatigue"],
        },
    )
    referee = march(game, "ney")
    referee.choose(Pass(), Pass(), held(game, "french", "marche-forcee"))
    assert (referee.decision.key, referee.decision.seat) == ("window.answer", "prussian")
    referee.choose(Pass())
    assert (referee.decision.key, referee.decision.seat) == ("window.answer", "anglo-allied")

    referee.choose(held(game, "anglo-allied", "contre-ordre"))

    assert referee.fact("card.cancelled") == {"card": "marche-forcee-62"}


@rule("napoleon-1815 three.cards.one-per-operation")
def test_the_two_coalition_players_play_one_card_between_them_in_an_operation():
    game = three(
        ney="ligny", hand={"anglo-allied": ["embuscade"], "prussian": ["fatigue", "encombrement"]}
    )
    referee = march(game, "ney", value=3)
    referee.choose(Pass(), Pass(), held(game, "anglo-allied", "embuscade"))

    assert asks(referee, "movement.where")
    refusal = cannot_play(game, "prussian", Moment.REVEALED, held(game, "prussian", "encombrement"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("three.cards.one-per-operation", "card.one-green")
    walk(referee, "marbais")
    assert game.fatigue["ney"] == 1


@rule("napoleon-1815 three.cards.one-per-operation")
def test_the_partner_may_play_if_the_leader_declines():
    game = three(ney="ligny", hand={"anglo-allied": ["embuscade"], "prussian": ["encombrement"]})
    referee = march(game, "ney", value=3)
    referee.choose(Pass(), Pass(), Pass())

    referee.choose(held(game, "prussian", "encombrement"))

    assert asks(referee, "movement.where")
    assert game.hands["anglo-allied"] != []


@rule("napoleon-1815 three.cards.one-per-operation")
def test_the_limit_of_the_french_is_still_that_of_two_players():
    game = three(ney="ligny", hand={"french": ["marche-forcee-62", "marche-forcee-63"]})
    referee = march(game, "ney")
    referee.choose(PlayCard("marche-forcee-62"))

    refusal = cannot_play(game, "french", Moment.REVEALED, PlayCard("marche-forcee-63"))

    assert refusal is not None
    assert refusal.rule == "operations.green.one"


# vector ex.three.marche-forcee
@rule("napoleon-1815 three.cards.own-units")
def test_forced_march_serves_only_the_pile_of_who_plays_it():
    game = three(pirch="wavre", hand={"anglo-allied": ["marche-forcee"]})
    game.hands["prussian"] = ["marche-forcee-19"]
    referee = march(game, "pirch")
    assert referee.decision.seat == "anglo-allied"

    refusal = referee.refusal(held(game, "anglo-allied", "marche-forcee"))
    assert (refusal.rule, refusal.key) == ("three.cards.own-units", "card.partners-pile")

    referee.choose(Pass())
    assert referee.decision.seat == "prussian"
    assert PlayCard("marche-forcee-19") in referee.options


@rule("napoleon-1815 three.cards.own-units")
def test_a_bridge_is_destroyed_only_by_the_pile_of_who_plays_the_card():
    game = three(pirch="wavre", hand={"anglo-allied": ["pont-detruit"]})
    referee = march(game, "pirch")

    refusal = referee.refusal(held(game, "anglo-allied", "pont-detruit"))

    assert (refusal.rule, refusal.key) == ("three.cards.own-units", "card.partners-pile")


@rule("napoleon-1815 three.cards.own-units")
def test_to_brussels_serves_only_the_army_of_who_played_it():
    game = three(
        pirch="genappe",
        picton="genappe",
        lasting={"a-bruxelles": "anglo-allied"},
    )
    walk(march(game, "picton", value=1), "la-belle-alliance", "la-haye-sainte")
    assert game.zone["picton"] == "la-haye-sainte"

    referee = march(game, "pirch", value=1)
    referee.choose(Move("la-belle-alliance"))
    assert referee.is_over


@rule("napoleon-1815 three.cards.own-units", "napoleon-1815 card.x.reaction.move")
def test_reaction_moves_only_the_corps_of_who_plays_it():
    game = three(
        ney="thuin",
        picton="wavre",
        hill="wavre",
        ziethen="wavre",
        hand={"anglo-allied": ["reaction"]},
    )
    referee = march(game, "ney")
    referee.choose(held(game, "anglo-allied", "reaction"))

    refusal = referee.refusal(Send("ziethen"))
    assert (refusal.rule, refusal.key) == ("three.cards.own-units", "operation.partners")
    assert refusal.facts == {"block": "ziethen"}
    referee.choose(Send("picton"), Go("ohain"))
    assert game.zone["picton"] == "ohain"


@rule("napoleon-1815 three.operations.own-units")
def test_each_player_places_the_fatigue_of_his_own_pile():
    game = three(pirch="wavre", ziethen="wavre", lasting={"pluie": "french"})
    referee = designated(game, "pirch", "ziethen")
    referee.choose(StandFast())

    assert referee.decision.seat == "prussian"
    referee.choose(Suffer("pirch"))
    assert game.fatigue["pirch"] == 1


@rule("napoleon-1815 operations.pass.forced", "napoleon-1815 three.operations.pass")
def test_the_coalition_passes_as_one_when_neither_partner_can_act():
    game = three(ney="ligny", picton="hal", ziethen="wavre", activated=["picton", "ziethen"])
    game.active = COALITION

    referee = Referee(game, operation(game))

    assert referee.is_over
    assert game.passed == ["anglo-allied", "prussian"]
    assert game.active == "french"

"""[p.7, p.9] Green cards in an operation: who may play one, when, and how it is answered."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.events import Moment, PlayCard, cannot_play
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import Fight, StandFast, StayPut
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from tests.games.napoleon_1815.marching import asks, designated, held, march, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule


# vector d.operations.second-green
@rule("napoleon-1815 operations.green.one")
def test_a_player_plays_one_green_card_in_an_operation():
    game = given(
        reille="ligny",
        d_erlon="marbais",
        hand={"french": ["marche-forcee", "organisation"], "coalition": ["embuscade"]},
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass())
    assert (referee.decision.seat, referee.decision.rule) == ("french", "operations.green.one")
    referee.choose(held(game, "french", "marche-forcee"))
    assert asks(referee, "window.answer")
    assert referee.decision.seat == "coalition"
    referee.choose(Pass(), Pass(), Move("marbais"))

    assert referee.decision.seat == "coalition"
    referee.choose(Pass())
    assert asks(referee, "window.moved")
    assert referee.decision.seat == "coalition"


@rule("napoleon-1815 operations.green.one")
def test_a_second_green_card_is_refused():
    game = given(reille="ligny", hand={"french": ["marche-forcee-62", "marche-forcee-63"]})
    referee = march(game, "reille", value=3)
    referee.choose(PlayCard("marche-forcee-62"))
    assert asks(referee, "movement.where")

    second = cannot_play(game, "french", Moment.REVEALED, PlayCard("marche-forcee-63"))
    assert second is not None
    assert (second.rule, second.key) == ("operations.green.one", "card.one-green")
    assert second.facts == {"card": "marche-forcee-63"}


@rule("napoleon-1815 operations.green.one")
def test_a_new_operation_allows_a_new_green_card():
    game = given(
        reille="ligny", ney="thuin", hand={"french": ["marche-forcee-62", "marche-forcee-63"]}
    )
    first = march(game, "reille", value=1)
    first.choose(PlayCard("marche-forcee-62"))
    walk(first, "sombreffe")

    second = march(game, "ney", value=1)

    assert PlayCard("marche-forcee-63") in second.options


# vector ex.green.attacker-used
@rule("napoleon-1815 operations.green.whole-operation")
def test_a_card_played_in_the_move_rules_out_one_in_the_combat_for_the_attacker():
    game = given(d_erlon="fleurus", hill="ligny", hand={"french": ["marche-forcee", "elan"]})
    referee = march(game, "d-erlon", value=2)
    referee.choose(held(game, "french", "marche-forcee"), Move("ligny"))

    referee.choose(Fight())

    assert "combat.begins" in referee.keys
    assert not asks(referee, "window.combat")


# vector ex.green.defender-used
@rule("napoleon-1815 operations.green.whole-operation")
def test_a_card_played_in_the_move_rules_out_one_in_the_combat_for_the_defender():
    game = given(d_erlon="fleurus", hill="ligny", hand={"coalition": ["encombrement", "carre"]})
    referee = march(game, "d-erlon", value=3)
    referee.choose(Pass(), held(game, "coalition", "encombrement"), Move("ligny"))

    referee.choose(Fight())

    assert "combat.begins" in referee.keys
    assert not asks(referee, "window.combat")


@rule("napoleon-1815 operations.green.whole-operation")
def test_who_played_nothing_in_the_move_is_asked_in_the_combat():
    game = given(d_erlon="fleurus", hill="ligny", hand={"coalition": ["encombrement", "carre"]})
    referee = march(game, "d-erlon", value=3)
    referee.choose(Pass(), Pass(), Move("ligny"), Pass(), Pass(), Fight())

    assert asks(referee, "window.combat")
    assert referee.decision.seat == "coalition"
    assert held(game, "coalition", "carre") in referee.options


# vector d.draw.red-discard
@rule("napoleon-1815 operations.green.discard")
def test_a_green_card_is_discarded_once_resolved():
    game = given(reille="ligny", hand={"french": ["marche-forcee"]})
    card = held(game, "french", "marche-forcee")
    referee = march(game, "reille", value=1)
    assert card.card not in game.decks[FRENCH].discard

    referee.choose(card)

    assert game.decks[FRENCH].discard[-1] == card.card
    assert game.hands["french"] == []
    assert referee.fact("card.played") == {"seat": "french", "card": "marche-forcee-62"}
    assert game.uncovered


# vector d.cards.symbol-side
@rule(
    "napoleon-1815 cards.symbol.manoeuvre-french",
    "napoleon-1815 cards.symbol.manoeuvre-coalition",
)
def test_a_card_is_played_only_in_the_manoeuvre_whose_symbol_it_bears():
    game = given(
        reille="ligny",
        picton="genappe",
        hand={
            "coalition": ["embuscade", "pont-detruit"],
            "french": ["tirailleurs", "marche-forcee"],
        },
    )
    french = march(game, "reille", value=3)
    french.choose(Pass())
    assert asks(french, "window.revealed")
    refusal = french.refusal(held(game, "french", "tirailleurs"))
    assert (refusal.rule, refusal.key) == (
        "cards.symbol.manoeuvre-coalition",
        "card.symbol-manoeuvre-coalition",
    )
    assert refusal.facts == {"card": "tirailleurs-71"}
    french.choose(Pass())
    assert held(game, "coalition", "embuscade") in french.options
    assert french.refusal(held(game, "coalition", "pont-detruit")).rule == (
        "cards.symbol.manoeuvre-coalition"
    )

    coalition = march(game, "picton", value=3)
    coalition.choose(Pass())
    refusal = coalition.refusal(held(game, "coalition", "embuscade"))
    assert (refusal.rule, refusal.key) == (
        "cards.symbol.manoeuvre-french",
        "card.symbol-manoeuvre-french",
    )
    coalition.choose(Pass())
    assert held(game, "french", "tirailleurs") in coalition.options
    assert coalition.refusal(held(game, "french", "marche-forcee")).rule == (
        "cards.symbol.manoeuvre-french"
    )


@rule(
    "napoleon-1815 cards.symbol.manoeuvre-french",
    "napoleon-1815 cards.symbol.manoeuvre-coalition",
)
def test_no_manoeuvre_card_is_played_in_a_combat():
    game = given(
        reille="ligny",
        hill="ligny",
        hand={"french": ["tirailleurs", "marche-forcee"], "coalition": ["embuscade"]},
    )
    referee = designated(game, "reille")
    referee.choose(StandFast(), Pass(), Fight())

    assert asks(referee, "window.combat")
    assert referee.refusal(held(game, "french", "tirailleurs")).rule == (
        "cards.symbol.manoeuvre-coalition"
    )
    assert referee.refusal(held(game, "french", "marche-forcee")).rule == (
        "cards.symbol.manoeuvre-french"
    )
    referee.choose(Pass())
    assert referee.refusal(held(game, "coalition", "embuscade")).rule == (
        "cards.symbol.manoeuvre-french"
    )


@rule("napoleon-1815 operations.green.one")
@pytest.mark.parametrize(
    ("title", "clause", "key"),
    [
        ("elan", "cards.symbol.combat", "card.symbol-combat"),
        ("cambronne", "cards.symbol.retreat-pursuit", "card.symbol-retreat-pursuit"),
        ("lamarque", "cards.colour.blue", "card.blue"),
        ("pluie", "cards.colour.red", "card.red"),
        ("organisation", "card.f.organisation", "card.not-now"),
    ],
)
def test_the_refusal_of_a_card_tells_when_it_is_played(title, clause, key):
    game = given(reille="ligny", hand={"french": [title]})
    referee = march(game, "reille", value=3)
    assert asks(referee, "window.revealed")

    card = held(game, "french", title)
    refusal = referee.refusal(card)

    assert (refusal.rule, refusal.key, refusal.facts) == (clause, key, {"card": card.card})


@rule("napoleon-1815 operations.green.one")
def test_a_card_that_is_not_in_the_hand_is_refused():
    game = given(reille="ligny", hand={"french": ["organisation"]})
    referee = march(game, "reille", value=3)

    refusal = referee.refusal(PlayCard("marche-forcee-62"))

    assert (refusal.rule, refusal.key) == ("cards.term.played", "card.not-in-hand")


@rule("napoleon-1815 operations.green.one")
def test_who_holds_a_card_is_asked_even_if_it_cannot_be_played():
    game = given(reille="ligny", hand={"coalition": ["carre"]})

    referee = march(game, "reille", value=3)

    assert asks(referee, "window.designated")
    assert referee.options == (Pass(),)


@rule("napoleon-1815 operations.green.one")
def test_the_windows_of_a_manoeuvre_come_in_their_order():
    game = given(
        reille="fleurus",
        hill="ligny",
        hand={"french": ["elan"], "coalition": ["carre"]},
    )
    referee = march(game, "reille", value=2)

    asked = []
    while asks(referee, "movement.where") or isinstance(referee.options[-1], Pass):
        asked.append((referee.decision.key, referee.decision.seat))
        referee.choose(Move("ligny") if asks(referee, "movement.where") else Pass())
    referee.choose(StayPut())
    asked.append((referee.decision.key, referee.decision.seat))

    assert asked == [
        ("window.designated", "coalition"),
        ("window.revealed", "french"),
        ("window.revealed", "coalition"),
        ("movement.where", "french"),
        ("window.entered", "french"),
        ("window.entered", "coalition"),
        ("window.moved", "french"),
        ("window.moved", "coalition"),
        ("window.over", "french"),
    ]
    referee.choose(Pass())
    assert referee.is_over


@rule("napoleon-1815 operations.green.one")
def test_a_window_closes_only_when_both_have_declined_in_a_row():
    game = given(reille="ligny", hand={"french": ["marche-forcee"], "coalition": ["encombrement"]})
    referee = march(game, "reille", value=1)
    referee.choose(Pass())
    assert [referee.decision.key, referee.decision.seat] == ["window.revealed", "french"]
    referee.choose(Pass(), held(game, "coalition", "encombrement"))
    assert asks(referee, "window.answer")
    referee.choose(Pass())

    assert [referee.decision.key, referee.decision.seat] == ["window.revealed", "french"]
    assert held(game, "french", "marche-forcee") in referee.options


@rule("napoleon-1815 operations.green.one")
def test_nobody_is_asked_about_a_pile_that_is_no_more():
    game = given(
        lamarque="ligny",
        ney="marbais",
        fatigue={"lamarque": 8},
        hand={"french": ["organisation", "marche-forcee"], "coalition": ["embuscade"]},
    )
    referee = march(game, "lamarque", value=3)
    referee.choose(Pass(), Pass(), Pass(), Move("marbais"), Pass())
    referee.choose(held(game, "coalition", "embuscade"), Pass())

    assert "lamarque" not in game.zone
    assert asks(referee, "window.over")
    assert referee.decision.seat == "french"


# vector d.card.contre-ordre
@rule("napoleon-1815 card.x.contre-ordre.effect")
def test_counter_order_cancels_the_event_just_played():
    game = given(reille="ligny", hand={"french": ["marche-forcee"], "coalition": ["contre-ordre"]})
    referee = march(game, "reille", value=3)
    forced, counter = held(game, "french", "marche-forcee"), held(game, "coalition", "contre-ordre")
    referee.choose(Pass(), forced)

    assert (referee.decision.seat, referee.decision.rule) == (
        "coalition",
        "card.x.contre-ordre.effect",
    )
    referee.choose(counter)

    assert under_way(game).points == 3
    assert referee.fact("card.cancelled") == {"card": "marche-forcee-62"}
    assert game.decks[FRENCH].discard[-1] == forced.card
    assert game.decks[COALITION].discard[-1] == counter.card
    assert under_way(game).greens == [FRENCH, COALITION]


@rule("napoleon-1815 card.x.contre-ordre.effect")
def test_an_event_that_is_not_countermanded_happens():
    game = given(reille="ligny", hand={"french": ["marche-forcee"], "coalition": ["contre-ordre"]})
    referee = march(game, "reille", value=3)

    referee.choose(Pass(), held(game, "french", "marche-forcee"), Pass())

    assert under_way(game).points == 4
    assert "card.cancelled" not in referee.keys


@rule("napoleon-1815 card.x.contre-ordre.effect")
def test_counter_order_answers_and_is_never_played_first():
    game = given(reille="ligny", hand={"coalition": ["contre-ordre"]})
    referee = march(game, "reille", value=3)
    assert asks(referee, "window.designated")

    refusal = referee.refusal(held(game, "coalition", "contre-ordre"))

    assert (refusal.rule, refusal.key) == ("card.x.contre-ordre.effect", "card.not-now")


@rule("napoleon-1815 card.x.contre-ordre.effect")
def test_only_counter_order_answers_an_event():
    game = given(
        reille="ligny",
        hand={"french": ["marche-forcee"], "coalition": ["embuscade", "contre-ordre"]},
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), held(game, "french", "marche-forcee"))

    assert asks(referee, "window.answer")
    assert referee.refusal(held(game, "coalition", "embuscade")).key == "card.not-now"


@rule("napoleon-1815 card.x.contre-ordre.effect", "napoleon-1815 operations.green.one")
def test_who_has_played_a_green_card_cannot_countermand():
    game = given(
        reille="ligny",
        hand={"french": ["marche-forcee"], "coalition": ["encombrement", "contre-ordre"]},
    )
    referee = march(game, "reille", value=3)
    referee.choose(Pass(), Pass(), held(game, "coalition", "encombrement"), Pass())

    referee.choose(held(game, "french", "marche-forcee"))

    assert asks(referee, "movement.where")
    assert under_way(game).points == 3


@rule("napoleon-1815 card.x.contre-ordre.limits")
def test_counter_order_does_not_answer_a_combat_event():
    game = given(reille="ligny", hill="ligny", hand={"french": ["elan"]})
    game.hands["coalition"] = ["contre-ordre-9"]
    referee = designated(game, "reille")
    referee.choose(StandFast(), Pass(), Fight(), held(game, "french", "elan"))

    assert "card.played" in referee.keys
    assert asks(referee, "window.combat")
    refusal = referee.refusal(PlayCard("contre-ordre-9"))
    assert refusal.rule == "cards.symbol.manoeuvre-coalition"


@rule("napoleon-1815 operations.green.one")
def test_a_halt_leads_straight_to_the_end_of_the_move():
    game = given(reille="ligny", hand={"coalition": ["fatigue"]})
    referee = march(game, "reille", value=3)

    referee.choose(Pass(), Pass(), Halt())

    assert asks(referee, "window.moved")

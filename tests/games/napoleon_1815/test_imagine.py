"""[p.6, p.15] What a seat cannot know, and its guesses at it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from estafette.engine import Dice, encode, secret_of, settle
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.draw import is_red
from estafette.games.napoleon_1815.imagine import hidden, imagine, suppose
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Camp
from estafette.games.napoleon_1815.state import Combat, Engaged, Game, Operation
from estafette.games.napoleon_1815.view import view
from estafette.match import Match
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

FOG: dict[str, Any] = {
    "ney": "ligny",
    "reille": "frasnes",
    "napoleon": "ligny",
    "drouot": "ligny",
    "vedette_french_1": "fleurus",
    "vedette_french_2": "gosselies",
    "hill": "ath",
    "uxbridge": "ath",
    "wellington": "ath",
    "vedette_anglo_allied_1": "hal",
    "ziethen": "namur",
}


def guesses(game: Game, seat: str | None, number: int = 40) -> Iterator[Game]:
    """Tables as a seat may imagine them."""
    for seed in range(number):
        table = game.copy()
        suppose(table, imagine(game, seat, Dice(secret_of(seed))))
        yield table


def guess(game: Game, seat: str | None, seed: int = 0) -> Game:
    table = game.copy()
    suppose(table, imagine(game, seat, Dice(secret_of(seed))))
    return table


@rule("napoleon-1815 oob.hidden", "napoleon-1815 cards.discard.secret")
def test_cards_of_others_and_of_both_piles_are_not_named():
    game = given(hand={"french": ["elan-47"], "coalition": ["carre", "tenir"]}, ney="ligny")
    game.decks[FRENCH].discard = [game.decks[FRENCH].pile.pop()]
    game.shown = {"french": ["carre-6"]}
    piles = {*game.decks[FRENCH].pile, *game.decks[COALITION].pile}

    assert hidden(game, "french") == piles | {"tenir-32"}
    assert hidden(game, "coalition") == piles | {"elan-47"}
    assert hidden(game, None) == piles | {"elan-47", "carre-6", "tenir-32"}


@rule("napoleon-1815 grognard.fog.upright")
def test_upright_blocks_are_not_named_to_the_enemy():
    game = given(grognard=True, **FOG, flat=["ney"])
    piles = {*game.decks[FRENCH].pile, *game.decks[COALITION].pile}
    french = {b for b in game.zone if game.printed.camp_of[b] is FRENCH} - {"ney"}
    coalition = {b for b in game.zone if game.printed.camp_of[b] is COALITION}

    assert hidden(game, "coalition") == piles | french
    assert hidden(game, "french") == piles | coalition
    assert hidden(game, None) == piles | french | coalition
    assert hidden(given(**FOG), "french") == piles


@pytest.mark.parametrize("grognard", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_imagined_looks_the_same_to_the_seat(grognard, players):
    hands = {"french": ["elan-47"], ("coalition" if players == 2 else "prussian"): ["carre"]}
    game = given(grognard=grognard, players=players, hand=hands, **FOG, fatigue={"ney": 3})

    for seat in (*game.hands, None):
        for table in guesses(game, seat, 10):
            assert view(table, seat) == view(game, seat)


@pytest.mark.parametrize("grognard", [False, True])
def test_a_guess_made_from_a_guess_is_the_guess_made_from_the_truth(grognard):
    hands = {"french": ["elan-47"], "coalition": ["carre", "tenir"]}
    game = given(grognard=grognard, hand=hands, **FOG, strength={"hill": (2, 0)})

    for seat in ("french", "coalition", None):
        for seed in range(10):
            other = guess(game, seat, seed + 100)
            assert encode(guess(game, seat, seed)) == encode(guess(other, seat, seed))


def test_another_hand_holds_any_cards_of_its_deck_but_red_ones():
    game = given(hand={"coalition": ["carre", "tenir"], "french": ["elan-47"]})
    held: Counter[str] = Counter()

    for table in guesses(game, "french", 200):
        assert table.hands["french"] == ["elan-47"]
        held.update(table.hands["coalition"])
        assert sorted(table.hands["coalition"] + table.decks[COALITION].pile) == sorted(
            game.hands["coalition"] + game.decks[COALITION].pile
        )

    coalition = [c.id for c in the_box().cards.values() if c.deck is COALITION and not c.only]
    assert set(held) >= {card for card in coalition if not is_red(game, card)}
    assert not [card for card in held if is_red(game, card)]
    assert max(held.values()) < 40


def test_red_cards_lie_anywhere_in_a_pile():
    game = given(hand={"coalition": ["carre", "tenir", "confusion", "embuscade"]})

    places = [table.decks[COALITION].pile.index("pluie-21") for table in guesses(game, "french")]

    assert min(places) < 8
    assert max(places) > 23


def test_ones_own_pile_is_reordered_and_ones_own_hand_is_not():
    game = given(hand={"french": ["elan-47", "audace"]})

    table = guess(game, "french")

    assert table.hands["french"] == ["elan-47", "audace-39"]
    assert table.decks[FRENCH].pile != game.decks[FRENCH].pile
    assert sorted(table.decks[FRENCH].pile) == sorted(game.decks[FRENCH].pile)


@rule("napoleon-1815 card.c.aide-de-camp.two")
def test_cards_that_were_shown_stay_where_they_are():
    game = given(hand={"french": ["elan-47", "audace", "grouchy"]})
    game.shown = {"coalition": ["elan-47"]}

    for table in guesses(game, "coalition", 10):
        assert table.hands["french"][0] == "elan-47"
    assert {table.hands["french"][1] for table in guesses(game, "coalition")} > {"audace-39"}


@rule("napoleon-1815 card.x.anticipation.effect")
def test_whoever_looks_through_a_pile_knows_its_cards_but_not_their_order():
    then = given(players=3, hand={"anglo-allied": ["carre"], "prussian": ["tenir"]})
    now, pile = then.copy(), list(then.decks[COALITION].pile)
    now.shown = {"prussian": pile}

    suppose(then, imagine(now, "prussian", Dice(secret_of(1))))

    assert then.hands["anglo-allied"] == ["carre-6"]
    assert then.decks[COALITION].pile != pile
    assert sorted(then.decks[COALITION].pile) == sorted(pile)


@rule("napoleon-1815 cards.reshuffle")
def test_after_a_reshuffle_only_the_order_of_the_old_discard_is_unknown():
    then = given(hand={"coalition": ["carre"]}, deck={"coalition": ["tenir"]})
    deck = then.decks[COALITION]
    deck.discard, deck.pile = deck.pile[:10], deck.pile[-1:]
    now = then.copy()
    now.decks[COALITION].pile = [*reversed(deck.discard), "tenir-32"]
    now.decks[COALITION].discard = []

    names = suppose(then, imagine(now, "french", Dice(secret_of(1))))

    assert then.hands["coalition"] == ["carre-6"]
    assert then.decks[COALITION].pile == ["tenir-32"]
    assert {card for card in names if card in now.decks[COALITION].pile} == {*deck.discard}


@rule("napoleon-1815 oob.hidden")
def test_the_points_that_an_army_has_left_are_dealt_over_its_corps():
    game = given(
        ziethen="namur",
        pirch="namur",
        gneisenau="wavre",
        hill="ath",
        strength={"ziethen": (7, 1), "pirch": (2, 0), "gneisenau": (0, 2)},
    )
    prussians = ("ziethen", "pirch", "gneisenau")
    seen = set()

    for table in guesses(game, "french"):
        dealt = [(table.infantry[c], table.cavalry[c]) for c in prussians]
        assert [sum(arm) for arm in zip(*dealt, strict=True)] == [9, 3]
        assert all(sum(corps) >= 1 for corps in dealt)
        assert all(corps <= (7, 1) for corps in dealt[:2])
        assert dealt[2] <= (1, 2)
        assert (table.infantry["hill"], table.cavalry["hill"]) == (4, 0)
        seen.add(tuple(dealt))

    assert len(seen) > 10
    assert {dealt[2][0] for dealt in seen} == {0, 1}
    own = guess(game, "coalition")
    assert own.infantry == game.infantry
    assert own.cavalry == game.cavalry


def test_a_point_that_an_event_has_added_is_not_lost():
    game = given(hill="ath", picton="ath", strength={"hill": (5, 0), "picton": (5, 0)})

    for table in guesses(game, "french", 10):
        assert table.infantry["hill"] + table.infantry["picton"] == 10


@rule("napoleon-1815 oob.hidden")
def test_fatigue_is_drawn_whatever_it_is_and_more_of_it_for_who_has_acted():
    game = given(hill="ath", picton="ath", fatigue={"hill": 8}, activated=["picton"])
    drawn = [(t.fatigue["hill"], t.fatigue["picton"]) for t in guesses(game, "french", 120)]

    fresh, acted = (Counter(fatigue) for fatigue in zip(*drawn, strict=True))

    assert set(fresh) == set(range(7))
    assert set(acted) == set(range(8))
    assert sum(fresh.elements()) < sum(acted.elements())
    assert fresh[0] > 30
    assert [t.fatigue for t in guesses(game, "coalition", 3)] == [game.fatigue] * 3


@rule("napoleon-1815 grognard.fog.visible")
def test_blocks_of_one_army_change_places_and_nothing_else():
    game = given(grognard=True, **FOG, activated=["hill"])
    stood = set()

    for table in guesses(game, "french"):
        for block, handle in game.handles.items():
            name = next(b for b, h in table.handles.items() if h == handle)
            assert table.printed.army_of[name] is game.printed.army_of[block]
            assert table.zone.get(name) == game.zone.get(block)
            assert (name in table.activated) == (block in game.activated)
        assert list(table.zone) == list(game.zone)
        assert {b: table.zone[b] for b in ("ney", "napoleon")} == {
            "ney": "ligny",
            "napoleon": "ligny",
        }
        assert table.zone["ziethen"] == "namur"
        stood.add(table.zone["hill"])

    assert stood == {"ath", "hal"}


@rule("napoleon-1815 unit.commander.not-left-alone")
def test_a_commander_is_imagined_beside_a_corps():
    game = given(grognard=True, **FOG)
    corps = game.printed.corps_of[FRENCH]

    for table in guesses(game, "coalition"):
        there = [b for b, zone in table.zone.items() if zone == table.zone["napoleon"]]
        assert any(block in corps for block in there)


@rule("napoleon-1815 grognard.vedette.eliminated", "napoleon-1815 axis.place")
def test_blocks_that_face_enemy_corps_are_no_vedettes():
    game = given(grognard=True, **FOG)
    game.zone["orange"] = "fleurus"
    game.zone["vedette-french-1"], game.zone["reille"] = "frasnes", "fleurus"
    game.axes = given(axes={"gosselies": ("french", "fleurus")}).axes
    game.zone["drouot"], game.zone["vedette-french-2"] = "gosselies", "ligny"
    vedettes = game.printed.vedettes_of[FRENCH]

    for table in guesses(game, "coalition"):
        zones = {table.zone[block] for block in vedettes if block in table.zone}
        assert zones <= {"ligny", "frasnes"}


@rule("napoleon-1815 grognard.vedette.alone")
def test_the_pile_that_acts_is_of_vedettes_or_of_corps():
    then = given(grognard=True, **FOG)
    now = then.copy()
    now.operation = Operation("french", FRENCH, "ligny", ["ney", "drouot"], ["napoleon"])
    kinds = set()

    for seed in range(60):
        table = then.copy()
        names = suppose(table, imagine(now, "coalition", Dice(secret_of(seed))))
        pile = [then.printed.blocks[names[b]].kind for b in ("ney", "drouot", "napoleon")]
        assert pile[0] == "corps"
        assert "vedette" not in pile
        kinds.add(tuple(pile))

    assert len(kinds) > 1


@rule("napoleon-1815 grognard.vedette.movement")
def test_a_pile_that_went_beyond_its_card_is_imagined_with_a_bonus():
    game = given(grognard=True, reille="frasnes", ney="ligny", vedette_french_1="fleurus")
    game.operation = Operation("french", FRENCH, "ligny", ["ney"], spent=4)
    game.operation.value, game.operation.revealed = 3, "elan-47"
    game.operation.tally = [("points.card", 3), ("points.symbol", 1)]

    names = [imagine(game, "coalition", Dice(secret_of(n))).names["ney"] for n in range(60)]

    assert set(names) == {"ney", "vedette-french-1"}


@rule("napoleon-1815 combat.cards.strength", "napoleon-1815 combat.cards.fatigue")
def test_the_cards_that_a_pile_has_brought_are_a_clue_to_its_strength():
    then = given(
        ziethen="ligny",
        pirch="ligny",
        thielmann="wavre",
        reille="ligny",
        strength={"ziethen": (3, 0), "pirch": (7, 1), "thielmann": (2, 0)},
    )
    now = then.copy()
    attacker, defender = Engaged(FRENCH, ["reille"]), Engaged(COALITION, ["ziethen", "pirch"])
    now.combat = Combat("ligny", attacker, defender, False)
    defender.tally = [("combat.strength", 3)]

    for seed in range(40):
        table = then.copy()
        suppose(table, imagine(now, "french", Dice(secret_of(seed))))
        cards = [2 if table.strength(corps) >= 5 else 1 for corps in defender.pile]
        assert sum(cards) - sum(table.fatigue[corps] >= 5 for corps in defender.pile) == 3


@rule("napoleon-1815 oob.loss.choice")
def test_what_a_corps_has_lost_since_the_last_step_it_had():
    then = given(ziethen="ligny", pirch="ligny", strength={"ziethen": (3, 1), "pirch": (6, 0)})
    now = then.copy()
    now.infantry["ziethen"], now.cavalry["ziethen"], now.fatigue["ziethen"] = 1, 0, 6

    for seed in range(40):
        table = then.copy()
        suppose(table, imagine(now, "french", Dice(secret_of(seed))))
        assert table.infantry["ziethen"] >= 3
        assert table.cavalry["ziethen"] == 1
        assert table.cavalry["pirch"] == 0
        assert table.infantry["ziethen"] + table.infantry["pirch"] == 9
        assert table.fatigue["ziethen"] <= 2


def test_a_corps_that_has_been_removed_has_shown_what_it_was():
    then = given(
        ziethen="ligny", pirch="ligny", strength={"ziethen": (1, 0)}, fatigue={"ziethen": 7}
    )
    now = then.copy()
    del now.zone["ziethen"]

    for seed in range(10):
        table = then.copy()
        suppose(table, imagine(now, "french", Dice(secret_of(seed))))
        assert (table.infantry["ziethen"], table.fatigue["ziethen"]) == (1, 7)


@pytest.mark.parametrize("rules", ["conscript", "grognard"])
def test_a_match_is_imagined_at_every_decision_as_the_seat_knows_it(rules):
    setup = settle(the_box(), "ligny-quatre-bras", {"rules": rules})
    match = Match.start(RULES, the_box(), setup, secret_of("imagined"))
    dice = Dice(secret_of("choices"))
    while match.number < 150:
        decision = match.open[0]
        other = match.imagined(decision.seat, secret_of(match.number))
        assert other.view(decision.seat) == match.view(decision.seat)
        assert match.choose(decision.seat, dice.pick(decision.options)) is None
    assert {match.rules.side(seat) for seat in match.seats} == set(Camp)

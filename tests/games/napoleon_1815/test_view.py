"""[p.6, p.15] What each seat may see of the table."""

from typing import Any

import pytest

from estafette.engine import Figure, Marker, Piece, Sheet, Track, View, settle
from estafette.games.napoleon_1815 import RULES
from estafette.games.napoleon_1815.sequence import SEQUENCE
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Combat, Engaged, Game, Operation
from estafette.games.napoleon_1815.vedettes import scout
from estafette.games.napoleon_1815.view import view
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

SEATS = ("french", "coalition", None)


def piece(game: Game, seat: str | None, name: str) -> Piece:
    """The piece that bears this name, or this number, in the view of a seat."""
    (found,) = [p for p in view(game, seat).pieces if name in (p.id, p.name)]
    return found


def figures(infantry: int, cavalry: int, fatigue: int) -> tuple[Figure, ...]:
    return (
        Figure("figure.infantry", infantry),
        Figure("figure.cavalry", cavalry),
        Figure("figure.fatigue", fatigue, 8),
    )


def sheet(game: Game, seat: str | None, key: str) -> list[dict[str, Any]]:
    """The facts of every sheet of this key."""
    return [each.facts for each in view(game, seat).sheets if each.key == f"sheet.{key}"]


def cards(game: Game, seat: str | None, id_: str) -> tuple[int, list[str]]:
    """How many cards lie in a heap, and those of them that the seat can read."""
    (heap,) = [heap for heap in view(game, seat).cards if heap.id == id_]
    return heap.count, [face.id for face in heap.open]


@rule("napoleon-1815 setup.players.seats", "napoleon-1815 setup.players.two")
def test_two_sit_at_the_table_and_the_french_in_the_south():  # vector d.set.two-players
    two = settle(the_box(), "campaign-1815", {})
    three = settle(the_box(), "campaign-1815", {"players": "3"})

    assert RULES.seats(two) == ("french", "coalition")
    assert RULES.seats(three) == ("french", "anglo-allied", "prussian")
    assert [RULES.side(seat) for seat in RULES.seats(three)] == ["french", "coalition", "coalition"]
    south = {space.id: space.y for space in RULES.board(the_box(), two).spaces}
    assert south["beaumont"] > south["charleroi"] > south["bruxelles"]


@rule("napoleon-1815 oob.hidden")
def test_strength_and_fatigue_are_seen_by_ones_own_camp_alone():
    game = given(ney="ligny", napoleon="ligny", fatigue={"ney": 3}, strength={"ney": (0, 2)})

    assert piece(game, "french", "ney") == Piece(
        "ney", "ligny", "french", "corps", "ney", figures(0, 2, 3)
    )
    for seat in ("coalition", None):
        assert piece(game, seat, "ney") == Piece("ney", "ligny", "french", "corps", "ney")
    assert piece(game, "french", "napoleon").figures == ()
    assert piece(game, "coalition", "napoleon").kind == "commander"


@rule("napoleon-1815 oob.hidden")
def test_allies_see_each_others_order_of_battle():
    game = given(players=3, hill="ath", pirch="namur")

    assert piece(game, "prussian", "hill").figures == figures(4, 0, 0)
    assert piece(game, "anglo-allied", "pirch").figures == figures(7, 1, 0)
    assert piece(game, "french", "hill").figures == ()


@rule("napoleon-1815 oob.hidden")
@pytest.mark.parametrize("grognard", [False, True])
def test_a_strength_changed_is_not_seen_by_the_enemy(grognard):
    game, other = (
        given(ney="ligny", grognard=grognard, flat=["ney"], strength={"ney": s}, fatigue={"ney": f})
        for s, f in (((0, 3), 0), ((0, 1), 7))
    )

    assert view(game, "coalition") == view(other, "coalition")
    assert view(game, None) == view(other, None)
    assert view(game, "french") != view(other, "french")


@rule("napoleon-1815 unit.face.activated")
def test_everybody_sees_who_has_been_activated():
    game = given(ney="ligny", hill="ath", activated=["ney"])

    for seat in SEATS:
        assert piece(game, seat, "ney").marks == ("activated",)
        assert piece(game, seat, "hill").marks == ()


@rule("napoleon-1815 grognard.fog.upright")
def test_an_upright_block_shows_the_enemy_its_number_and_its_army():
    game = given(grognard=True, ney="ligny", napoleon="ligny", vedette_french_1="fleurus")
    numbers = {block: game.handles[block] for block in game.zone}

    for seat in ("coalition", None):
        assert set(view(game, seat).pieces) == {
            Piece(numbers["ney"], "ligny", "french", "block"),
            Piece(numbers["napoleon"], "ligny", "french", "block"),
            Piece(numbers["vedette-french-1"], "fleurus", "french", "block"),
        }
    assert {(p.id, p.name, p.kind) for p in view(game, "french").pieces} == {
        (numbers["ney"], "ney", "corps"),
        (numbers["napoleon"], "napoleon", "commander"),
        (numbers["vedette-french-1"], "vedette-french-1", "vedette"),
    }


@rule("napoleon-1815 grognard.fog.upright")
def test_the_order_of_the_pieces_is_that_of_their_numbers():
    game = given(grognard=True, ney="ligny", drouot="fleurus", napoleon="ligny")
    game.handles |= {"ney": "block-31", "drouot": "block-12", "napoleon": "block-25"}

    for seat in SEATS:
        assert [p.id for p in view(game, seat).pieces] == ["block-12", "block-25", "block-31"]


@rule("napoleon-1815 grognard.fog.upright", "napoleon-1815 grognard.fog.visible")
def test_two_blocks_that_change_places_look_the_same_to_the_enemy():
    game = given(grognard=True, ney="ligny", vedette_french_1="fleurus", activated=["ney"])
    other = given(grognard=True, vedette_french_1="ligny", ney="fleurus")
    other.activated = {"vedette-french-1"}
    one, two = game.handles["ney"], game.handles["vedette-french-1"]
    other.handles |= {"ney": two, "vedette-french-1": one}

    assert view(game, "coalition") == view(other, "coalition")
    assert view(game, None) == view(other, None)
    assert view(game, "french") != view(other, "french")


@rule("napoleon-1815 grognard.fog.activation-mark", "napoleon-1815 grognard.fog.visible")
def test_the_mark_of_an_upright_block_says_that_it_has_acted():  # vector d.fog.mark
    game = given(grognard=True, ney="ligny", reille="ligny", activated=["ney"])

    seen = {p.id: p for p in view(game, "coalition").pieces}

    assert seen[game.handles["ney"]].marks == ("activated",)
    assert seen[game.handles["ney"]].name == ""
    assert seen[game.handles["reille"]].marks == ()


@rule("napoleon-1815 grognard.fog.reveal")
def test_a_block_laid_flat_is_named_but_not_weighed():
    game = given(grognard=True, ney="ligny", flat=["ney"], fatigue={"ney": 4})

    for seat in ("coalition", None):
        assert view(game, seat).pieces == (
            Piece(game.handles["ney"], "ligny", "french", "corps", "ney", (), ("flat",)),
        )
    assert piece(game, "french", "ney").figures == figures(0, 3, 4)


@rule("napoleon-1815 grognard.vedette.information")
@pytest.mark.parametrize("with_vedette", [False, True])
def test_a_vedette_that_meets_a_pile_learns_only_that_it_is_there(with_vedette):
    # vectors d.vedette.into-pile and d.vedette.into-pile-and-vedette
    game = given(grognard=True, ziethen="ligny", vedette_french_1="fleurus")
    if with_vedette:
        game.zone["vedette-prussian-1"] = "ligny"
    operation = game.operation = Operation("french", FRENCH, "fleurus", ["vedette-french-1"])

    scout(game, operation, "ligny")

    assert view(game, "french").pieces == (
        Piece(game.handles["ziethen"], "ligny", "prussian", "block"),
    )
    lost = ["vedette-prussian-1", "vedette-french-1"] if with_vedette else ["vedette-french-1"]
    assert sheet(game, "french", "eliminated") == [{"blocks": tuple(lost)}]
    assert game.told is not None
    assert "ziethen" not in str([told.facts for told in game.told])


@rule("napoleon-1815 cards.discard.secret")
@pytest.mark.parametrize("seat", SEATS)
def test_a_discard_is_counted_and_never_shown(seat):  # vector d.cards.discard-secret
    game = given()
    deck = game.decks[FRENCH]
    deck.discard = [deck.pile.pop() for _ in range(10)]

    assert cards(game, seat, "discard-french") == (10, [])
    assert cards(game, seat, "pile-french") == (26, [])
    assert cards(game, seat, "pile-coalition") == (36, [])
    assert cards(game, seat, "discard-coalition") == (0, [])


@rule("napoleon-1815 cards.discard.secret")
def test_the_hand_of_another_is_counted():
    game = given(hand={"french": ["elan-47", "grouchy"], "coalition": ["carre"]})

    assert cards(game, "french", "hand-french") == (2, ["elan-47", "grouchy-53"])
    assert cards(game, "french", "hand-coalition") == (1, [])
    assert cards(game, "coalition", "hand-french") == (2, [])
    assert cards(game, None, "hand-french") == (2, [])
    assert [heap.key for heap in view(game, None).cards][:2] == [
        "cards.hand-french",
        "cards.hand-coalition",
    ]


def test_a_card_in_hand_shows_all_that_is_printed_on_it():
    game = given(hand={"french": ["contre-ordre"]})

    (face,) = view(game, "french").cards[0].open

    assert (face.id, face.name, face.colour) == ("contre-ordre-44", "contre-ordre-44", "green")
    assert face.figures == (
        Figure("figure.value", 4),
        Figure("figure.losses", 0),
        Figure("figure.tiring", 2),
        Figure("figure.recovery", 2),
    )
    assert face.moments == ("moment.manoeuvre-coalition", "moment.manoeuvre-french")
    assert face.text == "card.contre-ordre-text"


@rule("napoleon-1815 card.c.aide-de-camp.two")
def test_the_cards_that_were_shown_to_a_seat_stay_open_to_it_while_they_are_held():
    game = given(hand={"french": ["elan-47", "audace"]})
    game.shown = {"coalition": ["elan-47", "coordination-45"]}

    assert cards(game, "coalition", "hand-french") == (2, ["elan-47"])
    assert cards(game, None, "hand-french") == (2, [])


@rule("napoleon-1815 cards.discard.lasting", "napoleon-1815 combat.reveal")
def test_cards_that_lie_open_on_the_table_are_read_by_everybody():
    game = given(lasting={"pluie": "french"}, ney="ligny", hill="ligny")
    game.combat = Combat("ligny", Engaged(FRENCH, ["ney"]), Engaged(COALITION, ["hill"]), False)
    game.combat.attacker.shown = ["elan-47"]

    for seat in SEATS:
        assert cards(game, seat, "lasting") == (1, ["pluie-65"])
        assert cards(game, seat, "combat-french") == (1, ["elan-47"])
        assert "combat-coalition" not in [heap.id for heap in view(game, seat).cards]


def test_markers_lie_open():
    game = given(
        flags={"bruxelles": "anglo-allied", "namur": "prussian"},
        positions=["papelotte"],
        broken=["charleroi--ham-sur-heure"],
        axes={"ligny": ("french", "fleurus"), "wavre": ("prussian", "limal")},
    )
    game.cut = ["wavre"]

    assert view(game, None).markers == (
        Marker("flag", "bruxelles", (), "anglo-allied", 2),
        Marker("flag", "namur", (), "prussian", 2),
        Marker("fortified-position", "papelotte"),
        Marker("destroyed-bridge", "", ("ham-sur-heure", "charleroi")),
        Marker("axis", "ligny", ("ligny", "fleurus"), "french"),
        Marker("cut-axis", "wavre", ("wavre", "limal"), "prussian"),
    )


def test_after_the_last_turn_the_pawn_stays_on_the_track():
    game = given("waterloo-wavre", turn=4)

    assert [(t.value, t.most) for t in view(game, None).tracks if t.labels] == [(3, 3)]


def test_the_tracks_show_the_points_and_the_turn():
    game = given("waterloo-wavre", turn=2, track=13)

    assert view(game, "french").tracks == (
        Track("track.victory", 13, 0, 20, sides=("french", "coalition")),
        Track(
            "track.turn",
            2,
            1,
            3,
            (
                "name.1815-06-18-morning",
                "name.1815-06-18-afternoon",
                "name.1815-06-18-evening",
            ),
        ),
    )


def test_a_view_says_whose_it_is_and_where_in_the_turn_it_was_taken():
    game = given()
    game.place = 1

    assert view(game, "french").seat == "french"
    assert view(game, None) == View(
        None,
        SEQUENCE.path(0),
        tracks=view(game, "french").tracks,
        cards=view(game, "french").cards,
        sheets=(Sheet("sheet.goal", {"camp": "both"}), *view(game, "french").sheets[1:]),
        may_talk=(("french", "coalition"),),
    )


@rule(
    "napoleon-1815 three.communication.forbidden",
    "napoleon-1815 three.communication.commanders",
    "napoleon-1815 three.communication.allowed",
)
def test_the_allies_may_talk_while_their_commanders_are_neighbours():
    # vector d.three.talk-adjacent
    near = given(players=3, wellington="quatre-bras", blucher="marbais")
    far = given(players=3, wellington="quatre-bras", blucher="sombreffe")
    french = (("french", "prussian"), ("french", "anglo-allied"))

    for seat in ("french", "prussian", "anglo-allied", None):
        assert view(near, seat).may_talk == (*french, ("prussian", "anglo-allied"))
        assert view(far, seat).may_talk == french
    far.aide = True
    assert view(far, "french").may_talk == (*french, ("prussian", "anglo-allied"))


@rule("napoleon-1815 three.communication.commanders", "napoleon-1815 grognard.fog.visible")
def test_in_the_fog_the_enemy_does_not_hear_that_the_commanders_are_neighbours():
    game = given(players=3, grognard=True, wellington="quatre-bras", blucher="marbais")
    pair = ("prussian", "anglo-allied")

    assert pair in view(game, "prussian").may_talk
    assert pair not in view(game, "french").may_talk
    assert pair not in view(game, None).may_talk
    game.aide = True
    assert pair in view(game, "french").may_talk

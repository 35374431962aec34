"""[option.fog-of-war] What a seat does not see: hands, and forces in the fog."""

from estafette.engine import Figure, Pass
from estafette.games.napoleon_against_europe.actions import PlayCard
from estafette.games.napoleon_against_europe.affairs import (
    Battle,
    Host,
)
from estafette.games.napoleon_against_europe.naval_battle import engage
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Period
from estafette.games.napoleon_against_europe.view import view
from tests.games.napoleon_against_europe.campaigning import at_sea
from tests.games.napoleon_against_europe.looking import figures, pieces
from tests.games.napoleon_against_europe.position import (
    bare,
    deal,
    put,
    stand,
    table,
    the_box,
)
from tests.referee import Referee, rule

FRONT = {"movement": 6, "initiative": 3}
NELSON = {**FRONT, "tactical": 3}


@rule("napoleon-against-europe hand.definition", "napoleon-against-europe card.played-pile")
def test_a_hand_is_read_by_its_owner_alone():
    game = bare()
    deal(game, empire=["1F", "2F"], coalition=["5C"])
    game.decks[EMPIRE].discard = ["3F"]
    game.decks[EMPIRE].pile = ["4F", "5F"]
    game.removed = frozenset(["9F"])

    def heaps(seat):
        return {
            heap.id: (heap.count, [face.id for face in heap.open])
            for heap in view(game, seat).cards
        }

    assert heaps("empire")["hand-empire"] == (2, ["1F", "2F"])
    for other in ("coalition", None):
        assert heaps(other)["hand-empire"] == (2, ["1F"])  # permanent: drawn before all eyes
        assert heaps(other)["pile-empire"] == (2, [])
        assert heaps(other)["discard-empire"] == (1, ["3F"])
        assert heaps(other)["removed-empire"] == (1, ["9F"])
    assert heaps("empire")["pile-empire"] == (2, [])
    assert heaps("empire")["hand-coalition"] == (1, [])
    game.shown = frozenset(["5C"])
    assert heaps("empire")["hand-coalition"] == (1, ["5C"])
    assert heaps(None)["hand-coalition"] == (1, [])


@rule("napoleon-against-europe hand.definition", "napoleon-against-europe card.f.fouche")
def test_in_what_order_another_holds_his_cards_is_not_seen():
    game = bare()
    deal(game, coalition=["7C", "5C"])
    game.shown = frozenset(["5C", "7C"])

    def hand(seat):
        heap = next(heap for heap in view(game, seat).cards if heap.id == "hand-coalition")
        return [face.id for face in heap.open]

    assert hand("coalition") == ["7C", "5C"]
    assert hand("empire") == ["5C", "7C"]


@rule("napoleon-against-europe card.number", "napoleon-against-europe card.play-phases")
def test_a_card_shows_its_value_its_phases_and_its_signs():
    game = bare()
    card = the_box().cards["7F"]
    deal(game, empire=["7F"])
    heap = next(heap for heap in view(game, "empire").cards if heap.id == "hand-empire")
    (face,) = heap.open

    assert (face.name, face.colour, face.text) == ("7F", "blue", "card.7F-text")
    assert face.figures == (Figure("figure.value", card.value),)
    assert face.moments == tuple([f"phase.{each}" for each in card.phases])
    assert face.marks == ("card.sign-war",)


@rule("napoleon-against-europe card.grand-coalition-bonus")
def test_a_card_of_the_grand_coalition_is_worth_one_more():
    game = bare()
    game.period = Period.CHATIMENTS
    powers = ("angleterre", "autriche", "russie", "prusse", "espagne")
    stand(game, **dict.fromkeys(powers, "coalition"))
    held = next(c for c in the_box().cards.values() if c.side is COALITION and not c.combat)
    deal(game, coalition=[held.id])
    heap = next(heap for heap in view(game, "coalition").cards if heap.id == "hand-coalition")

    assert heap.open[0].figures == (Figure("figure.value", held.value + 1),)


@rule("napoleon-against-europe option.fog-of-war")
def test_in_the_fog_an_enemy_force_shows_its_commander_and_no_more():
    game = bare(fog_of_war="on")
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    put(game, "vienne", "au-corps-3")
    put(game, "prague", "au-corps-4")
    put(game, "prague", "au-corps-5")

    assert {"mack", "au-corps-1", "au-corps-2"} <= {*pieces(game, "coalition")}
    for seat in ("empire", None):
        seen = pieces(game, seat)
        assert {id_ for id_, piece in seen.items() if piece.space == "ulm"} == {"mack"}
        assert "au-corps-3" in seen  # alone in its zone
        stacks = [piece for piece in seen.values() if piece.space == "prague"]
        assert [(piece.kind, piece.name, piece.figures) for piece in stacks] == [
            ("block", "", ())
        ] * 2


@rule("napoleon-against-europe option.fog-of-war")
def test_in_the_fog_who_fights_is_seen():
    game = bare(fog_of_war="on")
    mack = put(game, "ulm", "au-corps-1", general="mack")
    ney = put(game, "ulm", "fr-elite-1", general="ney")

    assert "au-corps-1" not in pieces(game, "empire")
    game.battle = Battle("ulm", Host(EMPIRE, [ney]), Host(COALITION, [mack]))
    assert "au-corps-1" in pieces(game, "empire")


@rule("napoleon-against-europe option.fog-of-war", "napoleon-against-europe fleet.attributes")
def test_in_the_fog_a_fleet_shows_its_front_and_no_tactical_value_until_it_fires():
    game = bare(fog_of_war="on")
    fleets = {COALITION: ["fleet-nelson"], EMPIRE: ["fleet-ganteaume"]}
    at_sea(game, "manche", "fleet-nelson", "fleet-ganteaume")

    assert figures(pieces(game, "coalition")["fleet-nelson"]) == NELSON
    for seat in ("empire", None):
        assert figures(pieces(game, seat)["fleet-nelson"]) == FRONT
    deal(game, coalition=["10C"])
    referee = Referee(game, engage(game, COALITION, fleets, sea="manche"))
    assert referee.options == (PlayCard("10C"), Pass())
    assert figures(pieces(game, "empire")["fleet-nelson"]) == NELSON


def test_without_fog_everybody_sees_the_same_pieces():
    game = table("1805")

    assert view(game, "empire").pieces == view(game, "coalition").pieces == view(game, None).pieces

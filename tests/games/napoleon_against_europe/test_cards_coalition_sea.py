"""[card.fleets-only-if-stated] The Coalition's cards of the sea: effect and hindrance."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Activate, PlayCard, Take
from estafette.games.napoleon_against_europe.activation import activate, is_to_activate
from estafette.games.napoleon_against_europe.affairs import Load
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.landing import limit
from estafette.games.napoleon_against_europe.naval_battle import engage
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Side
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import at_sea, in_port, voyage
from tests.games.napoleon_against_europe.fighting import fought, go_on, tally_of
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import Referee, rule

ROUND = Moment.ROUND
HOME = ("fleet-cornwallis", "fleet-keith", "fleet-calder")
MALTA = ("fleet-ball", "fleet-stirling", "fleet-cotton")


def harbours(*cards: str) -> Game:
    """Three English fleets at Portsmouth, three at Malta, a Russian one at Sebastopol."""
    game = bare()
    game.active = COALITION
    game.lasting = {}  # Austria need not besiege anybody first
    in_port(game, "portsmouth", *HOME)
    in_port(game, "malte", *MALTA)
    in_port(game, "sebastopol", "fleet-siniavine")
    deal(game, coalition=cards)
    return game


# The Admiralty.


@rule("napoleon-against-europe card.c.amiraute", "napoleon-against-europe card.c.amiraute.proposal")
def test_the_admiralty_sends_two_squadrons_of_three_without_points() -> None:
    game = harbours("1C")
    played(game, "1C", ROUND)
    for fleets in (HOME, MALTA):
        assert is_to_activate(game)
        referee = Referee(game, activate(game))
        referee.choose(Activate(fleets[0]), *[Take(fleet) for fleet in fleets[1:]])
        go_on(referee)
        assert game.voyage is not None
        assert set(game.voyage.fleets) == set(fleets)
        game.voyage = None
    assert not is_to_activate(game)
    assert game.points == 0


@rule("napoleon-against-europe card.c.amiraute.proposal")
def test_the_admiralty_sends_allies_too_but_no_troops() -> None:
    game = harbours("1C")
    put(game, "vienne", "au-corps-1", general="charles")
    played(game, "1C", ROUND)
    options = Referee(game, activate(game)).options
    assert Activate("fleet-siniavine") in options
    assert Activate("charles") not in options


@rule("napoleon-against-europe card.c.amiraute")
def test_a_portuguese_fleet_sails_with_two_english_ones() -> None:
    """The example: three fleets that lie together at Gibraltar are one squadron."""
    game = harbours("1C")
    in_port(game, "gibraltar", "fleet-nelson", "fleet-collingwood", "fleet-lobo")
    played(game, "1C", ROUND)
    referee = Referee(game, activate(game))
    referee.choose(Activate("fleet-nelson"), Take("fleet-collingwood"), Take("fleet-lobo"))
    assert game.voyage is not None
    assert game.voyage.fleets == ["fleet-nelson", "fleet-collingwood", "fleet-lobo"]


@rule("napoleon-against-europe card.c.amiraute")
def test_the_admiralty_needs_a_fleet_and_comes_back_every_year() -> None:
    game = bare()
    deal(game, coalition=["1C"])
    assert refused(game, "1C", ROUND) == "naval.activation"
    card = game.printed.cards["1C"]
    assert (card.permanent, card.value) == ("angleterre", 3)


# Expeditions.


@rule("napoleon-against-europe card.c.expedition-maritime")
def test_a_seaborne_expedition_may_land_six_steps_at_one_less() -> None:
    game = harbours("9C")
    referee = played(game, "9C", ROUND)
    assert Take("fleet-siniavine") not in referee.options
    referee.choose(Take(HOME[0]), Take(HOME[1]), Take(HOME[2]))
    go_on(referee)
    assert game.voyage is not None
    assert set(game.voyage.fleets) == set(HOME)
    assert limit(game) == 6
    assert landed(game, "porto")["battle.landing"] == -1


def landed(game: Game, zone: str) -> dict[str, int]:
    """The tally of a landing in a zone from the voyage that is under way."""
    game.dice.loaded = [3, 3, 3, 3]
    put(game, zone, "en-corps-3", "en-corps-4", general="hill")
    put(game, zone, "fr-elite-1")
    referee = go_on(fought(game, zone, COALITION, landing=True))
    return tally_of(referee, COALITION)


@rule("napoleon-against-europe card.c.expedition-maritime")
def test_only_the_english_mount_an_expedition() -> None:
    game = harbours("9C")
    for fleet in (*HOME, *MALTA):
        del game.fleets[fleet]
    assert refused(game, "9C", ROUND) == "card.c.expedition-maritime"


@rule("napoleon-against-europe card.c.descente-en-calabre")
@pytest.mark.parametrize(("zone", "malus"), [("naples", 0), ("palerme", 0), ("livourne", -3)])
def test_a_landing_in_calabria_has_no_malus_there_alone(zone: str, malus: int) -> None:
    game = harbours("21C")
    stand(game, naples="empire")
    referee = played(game, "21C", ROUND)
    assert Take("fleet-siniavine") not in referee.options
    referee.choose(Take("fleet-ball"))
    go_on(referee)
    assert game.voyage is not None
    assert game.voyage.fleets == ["fleet-ball"]
    assert limit(game) == 2
    assert landed(game, zone).get("battle.landing", 0) == malus


@rule("napoleon-against-europe card.c.descente-en-calabre")
def test_nobody_lands_in_a_calabria_that_is_friendly() -> None:
    game = harbours("21C")
    stand(game, naples="coalition")
    assert refused(game, "21C", ROUND) == "card.c.descente-en-calabre"


@rule("napoleon-against-europe card.c.descente-en-calabre")
def test_the_landing_in_calabria_is_english() -> None:
    game = harbours("21C")
    stand(game, naples="empire")
    for fleet in (*HOME, *MALTA):
        del game.fleets[fleet]
    assert refused(game, "21C", ROUND) == "card.c.descente-en-calabre"


# Nelson.


def trafalgar(*dice: int, english: tuple[str, ...] = ("fleet-nelson",)) -> Referee:
    """Nelson meets Villeneuve."""
    game = bare(dice=dice)
    at_sea(game, "manche", "fleet-villeneuve", *english)
    deal(game, coalition=["10C"])
    fleets: dict[Side, tuple[str, ...]] = {COALITION: english, EMPIRE: ("fleet-villeneuve",)}
    return Referee(game, engage(game, COALITION, fleets, sea="manche"))


@rule(
    "napoleon-against-europe card.c.nelson",
    "napoleon-against-europe card.c.nelson.proposal",
    "napoleon-against-europe naval.admirals",
)
@pytest.mark.parametrize(("die", "dies"), [(4, False), (5, True)])
def test_nelson_has_one_more_die_and_may_die(die: int, dies: bool) -> None:
    referee = trafalgar(3, 3, 1, die)
    referee.choose(PlayCard("10C"))
    game = referee.game
    assert referee.fact("naval.fire")["dice"] in ([3, 3], [1])
    assert referee.result is COALITION
    assert ("fleet-nelson" in game.lost) is dies
    assert ("fleet-nelson" in game.fleets) is not dies
    assert "10C" in game.removed
    assert game.printed.cards["10C"].value == 3


@rule("napoleon-against-europe card.c.nelson", "napoleon-against-europe naval.admirals")
def test_without_his_card_nelson_is_not_tested() -> None:
    referee = trafalgar(3, 1)
    referee.choose(Pass())
    assert "naval.nelson" not in referee.keys
    assert "fleet-nelson" in referee.game.fleets


@rule("napoleon-against-europe card.c.nelson.proposal")
def test_nelson_must_be_there() -> None:
    game = bare()
    deal(game, coalition=["10C"])
    at_sea(game, "manche", "fleet-villeneuve", "fleet-keith")
    fleets: dict[Side, tuple[str, ...]] = {
        COALITION: ("fleet-keith",),
        EMPIRE: ("fleet-villeneuve",),
    }
    game.dice.loaded = [3, 1]
    referee = Referee(game, engage(game, COALITION, fleets, sea="manche"))
    assert referee.is_over
    assert "10C" in game.hands[COALITION]


@rule("napoleon-against-europe card.c.nelson.proposal")
def test_what_nelsons_fleet_carries_is_lost_with_him() -> None:
    referee = trafalgar(3, 3, 1, 6)
    game = referee.game
    voyage(game, COALITION, "fleet-nelson")
    game.voyage.loads = {"fleet-nelson": Load(corps=("en-corps-3",))}
    game.steps["en-corps-3"] = 2
    referee.choose(PlayCard("10C"))
    assert "en-corps-3" not in game.steps
    assert "en-corps-3" in game.reserve
    assert game.voyage.is_over

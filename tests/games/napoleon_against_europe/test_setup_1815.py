"""[scenario.1815.start] The Hundred Days as they are set up."""

import pytest

from estafette.engine import Dice, secret_of, settle
from estafette.games.napoleon_against_europe.actions import Arrange, Blockade, Go, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.arranging import arrange, cannot_take_place
from estafette.games.napoleon_against_europe.command import limit
from estafette.games.napoleon_against_europe.events import put_away
from estafette.games.napoleon_against_europe.hand import card_value
from estafette.games.napoleon_against_europe.powers import controller, side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    Kind,
    Period,
)
from estafette.games.napoleon_against_europe.standing import key_zones
from estafette.games.napoleon_against_europe.start import new_game
from tests.games.napoleon_against_europe.mustering import fleets, seen, steps
from tests.games.napoleon_against_europe.position import table, the_box
from tests.referee import Referee, rule


@rule("napoleon-against-europe scenario.1815.start")
def test_1815_is_one_year_from_the_second_round_to_the_conquest_phase() -> None:
    game = new_game(the_box(), settle(the_box(), "1815", {}), Dice(secret_of("a start")))
    assert (game.year, game.round, game.active) == (1815, 2, EMPIRE)
    assert (game.sheet.last, game.sheet.ends_after) == (1815, "conquest")


@rule("napoleon-against-europe scenario.1815.period")
def test_1815_is_of_the_second_period_and_its_coalition_a_grand_one() -> None:
    """[d4.1815.period]"""
    game = table("1815")
    assert game.period is Period.CHATIMENTS
    assert card_value(game, "16C") == 4
    assert card_value(game, "5C") == 2  # a combat card


@rule(
    "napoleon-against-europe scenario.1815.cards.empire",
    "napoleon-against-europe scenario.1815.cards.coalition",
    "napoleon-against-europe scenario.1815.cards.hands",
)
def test_the_piles_of_1815_hold_fifteen_and_nineteen_cards() -> None:
    """[d.scenario.1815.draw]"""
    empire = (1, 2, 3, 6, 8, 13, 19, 27, 28, 29, 31, 32, 43, 47, 50)
    coalition = (1, 4, 5, 11, 12, 14, 15, 16, 25, 28, 29, 30, 31, 32, 35, 39, 42, 43, 54)
    with_genius = set()
    for seed in range(12):
        game = table("1815", seed=seed)
        assert {*game.hands[EMPIRE], *game.decks[EMPIRE].pile} == {f"{each}F" for each in empire}
        assert {*game.hands[COALITION], *game.decks[COALITION].pile} == {
            f"{each}C" for each in coalition
        }
        assert (len(game.hands[EMPIRE]), len(game.hands[COALITION])) == (6, 8)
        with_genius.add("1F" in game.hands[EMPIRE])
    assert with_genius == {True, False}  # the permanent cards are drawn like any other


@rule("napoleon-against-europe scenario.1815.cards.empire")
def test_a_permanent_card_of_1815_goes_to_the_played_pile() -> None:
    game = table("1815")
    put_away(game, EMPIRE, "1F", is_event=True)
    assert game.decks[EMPIRE].discard == ["1F"]


@rule("napoleon-against-europe scenario.1815.diplomacy.france")
def test_naples_is_the_only_ally_of_france() -> None:
    game = table("1815")
    friends = [country for country in game.status if side_of(game, country) is EMPIRE]
    assert friends == [FRANCE, "naples"]
    for zone in ("turin", "genes", "florence", "bruxelles", "anvers"):
        assert controller(game, zone) is COALITION


@rule("napoleon-against-europe scenario.1815.territory")
def test_france_has_three_key_zones_and_has_lost_four_provinces() -> None:
    game = table("1815")
    assert set(key_zones(game, FRANCE)) == {"paris", "bordeaux", "lyon"}
    assert [game.owner[each] for each in ("piemont", "ligurie", "toscane", "flandres")] == [
        *("autriche", "autriche", "autriche", "angleterre")
    ]


@rule("napoleon-against-europe scenario.1815.diplomacy.coalition")
def test_five_powers_and_their_minors_stand_against_france() -> None:
    game = table("1815")
    allies = [power for power in the_box().majors if side_of(game, power) is COALITION]
    assert set(allies) == {"angleterre", "russie", "prusse", "autriche", "espagne"}
    minors = [each.id for each in the_box().countries.values() if each.kind is Kind.MINOR]
    assert {"hollande", "baviere", "bade", "palatinat", "suisse"} <= {
        each for each in minors if side_of(game, each) is COALITION
    }


@rule(
    "napoleon-against-europe scenario.1815.removed.france",
    "napoleon-against-europe scenario.1815.removed.coalition",
)
def test_those_who_are_gone_in_1815() -> None:
    assert table("1815").lost == {
        *("lannes", "massena", "marmont", "mac-donald", "gouvion-saint-cyr", "fleet-villeneuve"),
        *("charles", "brunswick", "moore", "fleet-nelson"),
        *("bagration", "benningsen", "koutouzov"),
    }


@rule("napoleon-against-europe scenario.1815.setup.order")
def test_the_coalition_sets_up_first() -> None:
    assert table("1815").queue == (COALITION, EMPIRE)


@rule("napoleon-against-europe scenario.1815.setup.france.corps")
def test_the_lone_corps_of_france() -> None:
    game = table("1815")
    for province in ("bourgogne", "gascogne", "languedoc", "berry"):
        there = [zone for zone in the_box().zones_of[province] if zone in game.zones]
        assert [seen(game, zone) for zone in there] == ["fr-corps"], province
    assert seen(game, "lille") == "fr-corps"
    assert seen(game, "marseille") == "fr-gn"


@rule("napoleon-against-europe scenario.1815.setup.france.italy")
def test_suchet_in_provence() -> None:
    game = table("1815")
    assert seen(game, "nice") == "suchet of armee-d-italie: 2 fr-corps"
    game.queue = (EMPIRE,)
    Referee(game, arrange(game)).choose(Arrange(), Take("suchet"), Go("marseille"))
    assert seen(game, "marseille") == "suchet of armee-d-italie: fr-gn, 2 fr-corps"


@rule("napoleon-against-europe scenario.1815.setup.france.grande-armee")
def test_napoleon_in_champagne_or_picardy() -> None:
    """[d.scenario.1815.setup-steps]"""
    game = table("1815")
    force = (
        "napoleon of grande-armee, jerome, ney: "
        "fr-garde, fr-cavalerie, 3 fr-corps, cavalerie-de-la-garde; 1 depot"
    )
    assert seen(game, "soissons") == force
    assert steps(game, "soissons") == 11
    assert limit(game, game.forces["grande-armee"]) == 16
    game.queue = (EMPIRE,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("napoleon"))
    assert {Go("reims"), Go("troyes"), Go("amiens")} <= set(referee.options)
    assert referee.refusal(Go("paris")).key == "arrange.not-there"
    referee.choose(Go("reims"))
    assert seen(game, "reims") == force
    assert seen(game, "soissons") == "nobody"


@rule("napoleon-against-europe scenario.1815.setup.france.generals")
def test_the_other_french_forces() -> None:
    game = table("1815")
    assert seen(game, "metz") == "soult: fr-corps"
    assert seen(game, "strasbourg") == "oudinot: 2 fr-corps"
    assert seen(game, "paris") == "davout: 2 fr-corps, fr-gn"
    assert seen(game, "naples") == "murat: corps-naples"
    game.queue = (EMPIRE,)
    Referee(game, arrange(game)).choose(Arrange(), Take("soult"), Take("eugene"))
    assert seen(game, "metz") == "eugene: fr-corps"


@rule("napoleon-against-europe scenario.1815.setup.france.fleets")
def test_the_french_fleets() -> None:
    game = table("1815")
    ports = [each.where for fleet, each in game.fleets.items()
             if the_box().fleets[fleet].nation == FRANCE]  # fmt: skip
    assert sorted(ports) == ["brest", "rochefort", "toulon"]
    game.queue = (EMPIRE,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-ganteaume"))
    assert Go("toulon") not in referee.options
    referee.choose(Go("cherbourg"))
    assert fleets(game, "port", "cherbourg") == ["ganteaume"]


@rule("napoleon-against-europe scenario.1815.setup.england")
@rule("napoleon-against-europe naval.blockade.box")
@pytest.mark.parametrize(("port", "is_let"), [("toulon", False), ("ajaccio", True)])
def test_the_english_may_lie_before_a_corsican_port_too(port: str, is_let: bool) -> None:
    game = table("1815")
    game.fleets["fleet-emeriau"] = Berth("port", port)
    game.queue = (COALITION,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-keith"))
    assert (Blockade("ajaccio") in referee.options) is is_let


@rule("napoleon-against-europe scenario.1815.setup.spain")
def test_the_spaniards() -> None:
    game = table("1815")
    assert seen(game, "pampelune") == "castanos: 2 es-corps; 1 depot"
    assert seen(game, "madrid") == "blake: es-corps"
    french = [zone for zone in the_box().zones if game.owner[the_box().province_of[zone]] == FRANCE]
    for zone in ("pampelune", "saragosse", "gerone"):
        assert set(the_box().ground.neighbours(zone)) & set(french)
    assert len(fleets(game, "port", "cadix")) == 1


@rule("napoleon-against-europe scenario.1815.setup.russia")
def test_the_russians() -> None:
    game = table("1815")
    assert seen(game, "varsovie") == (
        "barclay-de-tolly of 1re-armee, doctorov: 3 ru-corps, ru-cavalerie; 1 depot"
    )
    assert seen(game, "koenigsberg") == "wittgenstein: ru-garde, 2 ru-corps; 1 depot"
    assert the_box().generals["wittgenstein"].command == 6
    refusal = cannot_take_place(game, "wittgenstein", Take("buxhowden"))
    assert refusal is not None
    assert refusal.key == "arrange.other-command"
    for port, sea in (("sebastopol", "mer-noire-est"), ("saint-petersbourg", "golfe-finlande")):
        assert len(fleets(game, "port", port)) == 1
        assert the_box().ports[port] == sea


@rule("napoleon-against-europe scenario.1815.setup.england")
def test_the_english() -> None:
    game = table("1815")
    assert seen(game, "anvers") == "en-corps-; 1 fixed depot"
    assert seen(game, "bruxelles") == (
        "wellington of armee-de-la-peninsule, clinton: "
        "2 en-elite, corps-hollande, corps-hesse, uxbridge, kgl; 1 depot"
    )
    assert steps(game, "bruxelles") == limit(game, game.forces["armee-de-la-peninsule"]) == 10
    assert seen(game, "poitiers") == "corps-chouans"
    assert seen(game, "londres") == "hill: en-corps, en-milice"
    nations = [the_box().fleets[each].nation for each in game.fleets]
    assert nations.count(ENGLAND) == 9


@rule("napoleon-against-europe scenario.1815.setup.england")
def test_english_fleets_lie_where_their_player_likes() -> None:
    game = table("1815")
    game.queue = (COALITION,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-keith"))
    assert referee.refusal(Go("toulon")).key == "arrange.not-there"
    assert Blockade("marseille") not in referee.options  # no French fleet lies there
    referee.choose(Blockade("brest"))
    assert fleets(game, "box", "brest") == ["cornwallis", "cotton", "keith"]
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-gambier"))
    assert referee.refusal(Blockade("brest")).key == "arrange.full"
    referee.choose(Go("plymouth"))
    assert fleets(game, "port", "plymouth") == ["gambier"]
    Referee(game, arrange(game)).choose(Arrange(), Take("fleet-ball"), Go("manche"))
    assert fleets(game, "sea", "manche") == ["ball"]


@rule("napoleon-against-europe scenario.1815.setup.england")
@rule("napoleon-against-europe naval.stack.sea-zone")
def test_no_more_than_three_english_fleets_are_set_up_in_one_sea() -> None:
    game = table("1815")
    for fleet in ("fleet-gambier", "fleet-ball"):
        Referee(game, arrange(game)).choose(Arrange(), Take(fleet), Go("manche"))
    assert fleets(game, "sea", "manche") == ["ball", "gambier", "keith"]
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-duckworth"))
    assert referee.refusal(Go("manche")).rule == "naval.stack.sea-zone"


@rule("napoleon-against-europe scenario.1815.setup.prussia")
def test_the_prussians() -> None:
    game = table("1815")
    assert seen(game, "cleves") == "kleist: 2 pr-corps; 1 depot"
    assert seen(game, "namur") == (
        "blucher of armee-de-l-elbe, yorck: 3 pr-corps, 2 pr-landwehr; 1 depot"
    )
    assert (steps(game, "namur"), limit(game, game.forces["armee-de-l-elbe"])) == (10, 12)
    assert seen(game, "mayence") == "corps-bade"
    assert seen(game, "magdebourg") == "bulow: 2 pr-corps; 1 depot"


@rule("napoleon-against-europe scenario.1815.setup.austria")
def test_the_austrians() -> None:
    game = table("1815")
    assert seen(game, "munich") == (
        "schwarzenberg of armee-d-allemagne, ferdinand: "
        "au-grenadiers, 2 au-corps, au-landwehr, corps-wurtemberg, au-cavalerie"
    )
    assert (steps(game, "munich"), limit(game, game.forces["armee-d-allemagne"])) == (11, 12)
    assert seen(game, "ulm") == "hiller: au-corps, corps-baviere"
    assert seen(game, "zurich") == "frimont: au-corps"
    assert seen(game, "turin") == "au-corps"
    assert seen(game, "milan") == "bellegarde: 3 au-corps; 1 depot"
    assert steps(game, "milan") == limit(game, game.forces["bellegarde"]) == 6
    assert seen(game, "florence") == "klenau: 2 au-corps"

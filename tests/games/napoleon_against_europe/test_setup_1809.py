"""[scenario.1809.start] The campaign of 1809 as it is set up."""

from estafette.engine import Dice, secret_of, settle
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.events import Moment, hindrance
from estafette.games.napoleon_against_europe.hand import card_value, is_escalation_full
from estafette.games.napoleon_against_europe.powers import controller, holder, side_of
from estafette.games.napoleon_against_europe.revolt import put_down_tyrol
from estafette.games.napoleon_against_europe.round import is_to_act
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    ITALY,
    POLAND,
    PRUSSIA,
    RHINE,
    RUSSIA,
    SPAIN,
    TURKEY,
    Period,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import has_beaten, provinces_of
from estafette.games.napoleon_against_europe.start import new_game
from tests.games.napoleon_against_europe.mustering import fleets, seen, steps
from tests.games.napoleon_against_europe.position import flag, table, the_box
from tests.referee import rule


@rule("napoleon-against-europe scenario.1809.start")
def test_in_the_first_round_of_1809_only_the_coalition_acts() -> None:
    game = new_game(the_box(), settle(the_box(), "1809", {}), Dice(secret_of("a start")))
    assert (game.year, game.round, game.sheet.last) == (1809, 1, 1814)
    assert game.sheet.ends_after == "victory"
    assert not is_to_act(game, EMPIRE)
    assert is_to_act(game, COALITION)
    game.round = 2
    assert is_to_act(game, EMPIRE)
    game.year, game.round = 1810, 1
    assert is_to_act(game, EMPIRE)


@rule("napoleon-against-europe scenario.1809.removed.generals")
def test_the_generals_and_admirals_who_are_gone() -> None:
    gone = {"mack", "brunswick", "moore", "koutouzov", "fleet-villeneuve", "fleet-nelson"}
    assert gone <= table("1809").lost


@rule("napoleon-against-europe scenario.1809.removed.fleets")
def test_the_fleets_that_are_gone() -> None:
    game = table("1809")
    for fleet in the_box().fleets.values():
        if fleet.nation in (SPAIN, "danemark", "naples", "portugal"):
            assert fleet.id in game.lost
    assert "fleet-cederstrom" not in game.lost


@rule("napoleon-against-europe scenario.1809.aside")
def test_special_units_are_aside_and_the_prussian_landwehr_in_the_reserve() -> None:
    game = table("1809")
    assert not {"uxbridge", "kgl", "chevaliers-gardes"} & (game.reserve | game.lost)
    assert {"pr-landwehr-1", "pr-landwehr-2", "pr-landwehr-3"} <= game.reserve


@rule("napoleon-against-europe scenario.1809.levels")
def test_victory_begins_at_fifteen_and_escalation_is_over() -> None:
    game = table("1809")
    assert game.victory == 15
    assert game.period is Period.CHATIMENTS
    game.escalation = 20
    assert not is_escalation_full(game)


@rule("napoleon-against-europe scenario.1809.cards.pile")
def test_both_periods_are_one_pile() -> None:
    """[d.scenario.1809.cards]"""
    game = table("1809")
    assert not any(game.later.values())
    for side, whole in ((EMPIRE, 37), (COALITION, 45)):
        permanents = [each for each in the_box().deck_of(side) if the_box().cards[each].permanent]
        drawn = {*game.decks[side].pile, *game.hands[side], *permanents}
        assert len(drawn) == whole
        assert {the_box().cards[each].period for each in drawn} == set(Period)


@rule(
    "napoleon-against-europe scenario.1809.cards.removed-empire",
    "napoleon-against-europe scenario.1809.cards.removed-coalition",
)
def test_the_cards_that_are_removed() -> None:
    removed = table("1809").removed
    empire = (4, 5, 7, 9, 11, 12, 14, 15, 16, 17, 18, 20, 22, 23, 24, 25, 26, 27)
    coalition = (6, 10, 17, 18, 19, 20, 21, 22, 24, 27)
    assert removed == {f"{each}F" for each in empire} | {f"{each}C" for each in coalition}


@rule("napoleon-against-europe scenario.1809.hands.france")
def test_france_has_nine_cards() -> None:
    hand = table("1809").hands[EMPIRE]
    assert len(hand) == 9
    assert {"1F", "29F", "36F"} <= set(hand)


@rule("napoleon-against-europe scenario.1809.hands.coalition")
def test_the_coalition_has_seven_cards_and_the_austrian_one_only_its_points() -> None:
    """[d.scenario.1809.cards]"""
    game = table("1809")
    hand = game.hands[COALITION]
    assert len(hand) == 7
    assert {"1C", "3C", "9C", "42C"} <= set(hand)
    assert "2C" not in {*hand, *game.decks[COALITION].pile}
    assert card_value(game, "3C") == 2
    for moment in Moment:
        assert hindrance(game, COALITION, moment, "3C") is not None


@rule("napoleon-against-europe scenario.1809.events")
def test_the_blockade_and_the_war_of_liberation_are_in_play() -> None:
    game = table("1809")
    assert {"25F", "22C"} <= set(game.events)


@rule("napoleon-against-europe scenario.1809.politics.protectorates")
def test_the_protectorates_of_1809() -> None:
    game = table("1809")
    for country in ("danemark", POLAND, "saxe", "naples", RHINE):
        assert game.status[country] == Status(Standing.PROTECTORATE, FRANCE)
    assert set(provinces_of(game, POLAND)) == {"mazovie", "posnanie"}
    assert {RHINE, POLAND, BAVARIA} == game.states
    members = [each for each, status in game.status.items()
               if status.kind is Standing.CONFEDERATION]  # fmt: skip
    assert len(members) == 8


@rule("napoleon-against-europe scenario.1809.politics.annexations")
def test_what_has_been_annexed_by_1809() -> None:
    game = table("1809")
    assert game.owner["venetie"] == ITALY
    assert {game.owner[each] for each in ("hanovre", "frioul", "magdebourg")} == {FRANCE}
    assert BAVARIA in game.states
    assert controller(game, "innsbruck") is COALITION  # Tyrol has risen
    flag(game, FRANCE, "innsbruck")
    put_down_tyrol(game)
    assert game.owner["tyrol"] == BAVARIA


@rule("napoleon-against-europe scenario.1809.politics.spain")
def test_what_france_holds_in_spain() -> None:
    game = table("1809")
    held = ("galice", "nouvelle-castille", "vieille-castille", "aragon", "catalogne", "leon")
    for zone, printed in the_box().zones.items():
        if game.owner[printed.province] != SPAIN:
            continue
        is_french = printed.province in held and zone != "ciudad-rodrigo"
        assert (holder(game, zone) == FRANCE) == is_french, zone
    assert not game.empty


@rule("napoleon-against-europe scenario.1809.politics.powers")
def test_the_powers_of_1809() -> None:
    game = table("1809")
    assert [side_of(game, power) for power in (ENGLAND, SPAIN, AUSTRIA)] == [COALITION] * 3
    assert game.status[PRUSSIA] == Status(Standing.FORCED_PEACE, FRANCE)
    assert side_of(game, RUSSIA) is side_of(game, TURKEY) is None


@rule("napoleon-against-europe scenario.1809.history")
def test_three_powers_have_been_beaten_once_and_eight_events_played() -> None:
    game = table("1809")
    assert {power for power in the_box().majors if has_beaten(game, EMPIRE, power)} == {
        *(AUSTRIA, PRUSSIA, RUSSIA)
    }
    assert all(len(times) == 1 for times in game.beaten.values())
    assert set(game.events) == {"20F", "22F", "24F", "25F", "26F", "3C", "18C", "22C"}
    assert set(game.events.values()) == {1808}  # none of them in the year that begins


@rule("napoleon-against-europe scenario.1809.reform")
def test_austria_has_reformed() -> None:
    game = table("1809")
    assert game.reformed == {AUSTRIA}
    assert "au-grenadiers" in game.forces["armee-d-allemagne"].corps
    assert {"au-landwehr-1", "au-landwehr-2"} <= game.reserve


@rule("napoleon-against-europe scenario.1809.setup.order")
def test_neutrals_then_france_then_the_coalition() -> None:
    assert table("1809").queue == (TURKEY, PRUSSIA, RUSSIA, EMPIRE, COALITION)


@rule("napoleon-against-europe scenario.1809.setup.france.germany")
def test_the_french_in_germany() -> None:
    """[d.scenario.1809.setup-steps]"""
    game = table("1809")
    assert seen(game, "ulm") == "massena: 2 fr-elite"
    assert seen(game, "nuremberg") == "davout: fr-elite, fr-corps, corps-baviere; 1 depot"
    assert seen(game, "stuttgart") == "oudinot: corps-wurtemberg, corps-rhin"
    assert seen(game, "strasbourg") == (
        "napoleon of grande-armee, lannes: "
        "fr-corps, fr-garde, fr-cavalerie, cavalerie-de-la-garde; 1 depot"
    )
    assert seen(game, "hambourg") == "corps-danemark"
    assert seen(game, "dresde") == "bernadotte: corps-saxe, corps-hesse"
    assert seen(game, "varsovie") == "pologne"
    assert the_box().corps["pologne-1"].stars == 1
    assert [steps(game, zone) for zone in ("ulm", "nuremberg", "strasbourg")] == [4, 6, 7]
    assert "wurtzbourg" in the_box().ground.neighbours("nuremberg")


@rule("napoleon-against-europe scenario.1809.setup.france.italy")
def test_the_french_in_italy() -> None:
    game = table("1809")
    assert seen(game, "trieste") == "marmont: fr-corps-"
    assert seen(game, "venise") == "eugene: fr-corps-, italie; 1 depot"
    assert seen(game, "florence") == "murat: corps-naples"


@rule("napoleon-against-europe scenario.1809.setup.france.spain")
def test_the_french_in_spain() -> None:
    game = table("1809")
    assert seen(game, "porto") == "soult: fr-elite"
    assert seen(game, "saragosse") == "gouvion-saint-cyr: fr-corps, fr-corps-"
    assert seen(game, "barcelone") == "suchet: fr-elite; 1 depot"
    assert seen(game, "madrid") == "joseph of armee-d-italie, ney: fr-elite, fr-corps; 1 depot"
    assert steps(game, "madrid") == 4


@rule("napoleon-against-europe scenario.1809.setup.france.home")
def test_the_french_at_home() -> None:
    game = table("1809")
    assert seen(game, "bordeaux") == seen(game, "paris") == "fr-corps"
    assert seen(game, "lille") == "fr-gn"
    assert seen(game, "anvers") == "fr-corps-"
    assert seen(game, "amsterdam") == "corps-hollande-"
    assert fleets(game, "port", "amsterdam") == ["de-winter"]
    assert len(fleets(game, "port", "brest")) == 2
    assert "ganteaume" in fleets(game, "port", "brest")
    assert fleets(game, "port", "rochefort") == ["missiessy"]
    assert len(fleets(game, "port", "toulon")) == 1


@rule("napoleon-against-europe scenario.1809.setup.austria")
def test_the_austrians() -> None:
    game = table("1809")
    assert seen(game, "salzbourg") == (
        "charles of armee-d-allemagne, hiller: 3 au-corps, au-grenadiers, au-cavalerie; 1 depot"
    )
    assert seen(game, "klagenfurt") == "jean: 3 au-corps; 1 depot"
    assert seen(game, "prague") == "bellegarde: 2 au-corps"
    assert seen(game, "cracovie") == "ferdinand: 2 au-corps; 1 depot"
    assert seen(game, "innsbruck") == "corps-tyrol"
    assert (steps(game, "salzbourg"), steps(game, "klagenfurt")) == (10, 6)


@rule("napoleon-against-europe scenario.1809.setup.russia")
def test_the_russians() -> None:
    game = table("1809")
    assert seen(game, "riga") == "buxhowden: ru-corps"
    assert seen(game, "moscou") == (
        "barclay-de-tolly of 1re-armee, bagration: ru-cavalerie, 2 ru-elite; 1 depot"
    )
    assert seen(game, "saint-petersbourg") == "benningsen: ru-garde, ru-corps"
    assert seen(game, "kiev") == "tormassov: 2 ru-corps"
    assert seen(game, "odessa") == "doctorov: ru-corps, ru-milice"
    assert len(fleets(game, "port", "odessa")) == 1
    assert len(fleets(game, "port", "saint-petersbourg")) == 1


@rule("napoleon-against-europe scenario.1809.setup.prussia")
def test_the_prussians() -> None:
    game = table("1809")
    assert seen(game, "berlin") == "blucher of armee-de-l-elbe, yorck: 2 pr-corps; 1 depot"
    assert seen(game, "breslau") == "tauentzien: pr-corps-"


@rule("napoleon-against-europe scenario.1809.setup.spain")
def test_the_spaniards() -> None:
    game = table("1809")
    assert seen(game, "valence") == "blake: es-corps-, es-milice"
    assert seen(game, "seville") == "cuesta: es-corps, es-milice; 1 depot"
    assert seen(game, "cadix") == "castanos: 2 es-milice"
    assert seen(game, "ciudad-rodrigo") == "la-romana: es-corps"


@rule("napoleon-against-europe scenario.1809.setup.turkey")
def test_the_turks() -> None:
    game = table("1809")
    assert seen(game, "constantinople") == "ali-pacha: tu-corps"
    assert seen(game, "adrianople") == (
        "grand-vizir of armee-turque: tu-janissaires, tu-nizami, tu-corps; 1 depot"
    )
    for zone in ("sarajevo", "roustchouk", "janina", "angora"):
        assert seen(game, zone) == "tu-feodal"


@rule("napoleon-against-europe scenario.1809.setup.england")
def test_the_english() -> None:
    game = table("1809")
    assert seen(game, "londres") == "en-milice"
    assert seen(game, "lisbonne") == (
        "wellington of armee-de-la-peninsule, beresford: "
        "en-elite, en-corps-, corps-portugal; 1 depot"
    )
    assert steps(game, "lisbonne") == 5
    assert seen(game, "portsmouth") == "en-elite"
    assert len(fleets(game, "port", "portsmouth")) == 1
    assert fleets(game, "box", "amsterdam") == ["keith"]
    assert "cornwallis" in fleets(game, "box", "brest")
    assert fleets(game, "box", "rochefort") == ["calder", "stirling"]
    seas = ("manche", "mer-du-nord", "med-centrale")
    assert [len(fleets(game, "sea", sea)) for sea in seas] == [1, 1, 1]
    assert (len(fleets(game, "box", "toulon")), len(fleets(game, "box", "brest"))) == (1, 2)
    nations = [the_box().fleets[each].nation for each in game.fleets]
    assert nations.count(ENGLAND) == 10

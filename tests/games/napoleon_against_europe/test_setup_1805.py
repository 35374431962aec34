"""[scenario.1805.start] The grand campaign as it is set up, and what its players may change."""

from estafette.engine import Dice, Pass, secret_of, settle
from estafette.games.napoleon_against_europe.actions import Arrange, Go, Take
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.arranging import arrange, choices_of, is_arranged
from estafette.games.napoleon_against_europe.command import cannot_hold
from estafette.games.napoleon_against_europe.control import is_open_to
from estafette.games.napoleon_against_europe.minors import minors_with_units
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    TURKEY,
    Period,
    Standing,
)
from estafette.games.napoleon_against_europe.start import new_game
from tests.games.napoleon_against_europe.mustering import fleets, seen, steps
from tests.games.napoleon_against_europe.position import table, the_box
from tests.referee import Referee, rule


@rule("napoleon-against-europe scenario.1805.start", "napoleon-against-europe sequence.1805-start")
def test_1805_begins_with_the_second_round_and_goes_on_to_1814() -> None:
    game = new_game(the_box(), settle(the_box(), "1805", {}), Dice(secret_of("a start")))
    assert (game.year, game.round, game.active) == (1805, 2, EMPIRE)
    assert (game.sheet.last, game.sheet.ends_after) == (1814, "victory")


@rule("napoleon-against-europe scenario.1805.levels")
def test_victory_begins_at_five_and_escalation_at_nought() -> None:
    game = table("1805")
    assert (game.victory, game.escalation) == (5, 0)


@rule("napoleon-against-europe scenario.1805.belligerents")
def test_france_is_at_war_with_england_austria_and_russia() -> None:
    game = table("1805")
    members = {power: status.of for power, status in game.status.items()
               if status.kind is Standing.MEMBER}  # fmt: skip
    assert members == {
        "france": EMPIRE,
        "angleterre": COALITION,
        "autriche": COALITION,
        "russie": COALITION,
    }
    assert "1F" in game.hands[EMPIRE]
    assert {"1C", "2C", "3C"} <= set(game.hands[COALITION])


@rule("napoleon-against-europe scenario.1805.hands", "napoleon-against-europe example 1805")
def test_each_side_has_seven_cards_its_permanent_ones_included() -> None:
    """[ex1805.hands]"""
    for seed in range(5):
        game = table("1805", seed=seed)
        assert game.hands[EMPIRE][0] == "1F"
        assert game.hands[COALITION][:3] == ("1C", "2C", "3C")
        for side in (EMPIRE, COALITION):
            assert len(game.hands[side]) == len(set(game.hands[side])) == 7
            assert not set(game.hands[side]) & set(game.decks[side].pile)
    assert table("1805", seed=1).hands != table("1805", seed=2).hands


@rule("napoleon-against-europe scenario.1805.chatiments-out")
def test_les_chatiments_wait_beside_the_table() -> None:
    game = table("1805")
    assert game.period is Period.EPOPEE
    assert {len(cards) for cards in game.later.values()} == {28}
    drawn = {*game.decks[EMPIRE].pile, *game.hands[EMPIRE]}
    assert not drawn & set(game.later[EMPIRE])


@rule("napoleon-against-europe scenario.1805.setup.france.lille")
def test_the_grande_armee_stands_at_lille() -> None:
    """[d.scenario.1805.setup-steps]"""
    game = table("1805")
    assert seen(game, "lille") == (
        "napoleon of grande-armee, davout, murat, soult: "
        "4 fr-elite, 2 fr-corps, fr-garde-, fr-cavalerie; 2 depot"
    )
    assert steps(game, "lille") == 15


@rule("napoleon-against-europe scenario.1805.setup.france.north")
def test_the_french_in_the_north() -> None:
    game = table("1805")
    assert seen(game, "hanovre") == "fr-elite"
    assert seen(game, "amsterdam") == "marmont: fr-elite-, corps-hollande-"
    assert fleets(game, "port", "amsterdam") == ["de-winter"]
    assert seen(game, "bade") == "corps-wurtemberg-"
    assert seen(game, "wurtzbourg") == "corps-baviere-"


@rule("napoleon-against-europe scenario.1805.setup.france.italy")
def test_the_french_in_italy() -> None:
    game = table("1805")
    assert seen(game, "milan") == (
        "massena of armee-d-italie, ney: fr-corps, fr-corps-, italie; 1 depot"
    )
    assert seen(game, "florence") == "gouvion-saint-cyr: fr-corps; 1 depot"


@rule("napoleon-against-europe scenario.1805.setup.france.coast")
def test_the_french_on_the_coast() -> None:
    game = table("1805")
    assert seen(game, "brest") == "lannes: fr-elite"
    assert fleets(game, "port", "brest") == ["allemand", "ganteaume"]
    assert (seen(game, "rochefort"), fleets(game, "port", "rochefort")) == (
        "fr-corps",
        ["missiessy"],
    )
    assert (seen(game, "toulon"), fleets(game, "port", "toulon")) == ("fr-corps", ["emeriau"])
    assert "villeneuve" in fleets(game, "port", "cadix")
    assert len([each for each in game.fleets if the_box().fleets[each].nation == FRANCE]) == 5


@rule("napoleon-against-europe scenario.1805.setup.austria")
def test_the_austrians() -> None:
    game = table("1805")
    assert seen(game, "salzbourg") == (
        "mack of armee-d-allemagne, ferdinand: 3 au-corps, au-cavalerie-; 1 depot"
    )
    assert seen(game, "venise") == "charles: 3 au-corps, au-corps-; 1 depot"
    assert seen(game, "innsbruck") == "jean: au-corps"
    assert seen(game, "budapest") == "bellegarde: au-corps; 1 depot"
    assert [steps(game, zone) for zone in ("salzbourg", "venise", "innsbruck", "budapest")] == [
        *(7, 7, 2, 2)
    ]


@rule("napoleon-against-europe scenario.1805.setup.russia")
def test_the_russians() -> None:
    game = table("1805")
    assert seen(game, "brest-litovsk") == "buxhowden: ru-garde, ru-corps"
    assert seen(game, "vilna") == "benningsen: ru-corps; 1 depot"
    assert seen(game, "lublin") == "koutouzov of 1re-armee: 2 ru-elite"
    assert seen(game, "moscou") == "ru-corps"
    assert seen(game, "saint-petersbourg") == "bagration: ru-corps"
    assert seen(game, "kiev") == "tormassov: ru-corps"
    assert seen(game, "odessa") == "ru-milice"
    assert len(fleets(game, "port", "saint-petersbourg")) == 1
    assert len(fleets(game, "port", "sebastopol")) == 1
    assert (steps(game, "lublin"), steps(game, "brest-litovsk")) == (4, 4)


@rule("napoleon-against-europe scenario.1805.setup.prussia")
def test_the_prussians() -> None:
    game = table("1805")
    assert seen(game, "magdebourg") == "brunswick of armee-de-l-elbe, ruchel: 2 pr-corps; 1 depot"
    assert seen(game, "breslau") == "hohenlohe: pr-corps; 1 depot"
    assert seen(game, "berlin") == seen(game, "varsovie") == "pr-corps-"
    assert steps(game, "magdebourg") == 4


@rule("napoleon-against-europe scenario.1805.setup.spain")
def test_the_spaniards() -> None:
    game = table("1805")
    assert seen(game, "madrid") == "castanos: es-corps"
    assert seen(game, "la-corogne") == "blake: es-corps-; 1 depot"
    assert seen(game, "carthagene") == "la-romana: es-corps"
    assert len(fleets(game, "port", "la-corogne")) == len(fleets(game, "port", "carthagene")) == 1
    assert "gravina" in fleets(game, "port", "cadix")


@rule("napoleon-against-europe scenario.1805.setup.turkey")
def test_the_turks() -> None:
    game = table("1805")
    assert seen(game, "constantinople") == "ali-pacha: tu-janissaires"
    assert fleets(game, "port", "constantinople") == ["seyid-ali"]
    assert seen(game, "adrianople") == "moustafa-bayraktar: tu-nizami"
    feudal = [force.zone for force in game.forces.values() if force.head.startswith("tu-feodal")]
    assert len(feudal) == 4
    assert all(zone in the_box().fortresses for zone in feudal)
    provinces = [the_box().provinces[the_box().province_of[zone]] for zone in feudal]
    assert all(province.feudal for province in provinces)
    assert len({province.id for province in provinces}) == 4


@rule("napoleon-against-europe scenario.1805.setup.england.land")
def test_the_english_and_their_allies_on_land() -> None:
    game = table("1805")
    assert seen(game, "londres") == "moore: en-milice, en-elite; 1 depot"
    assert (seen(game, "lisbonne"), fleets(game, "port", "lisbonne")) == (
        "corps-portugal",
        ["lobo"],
    )
    assert (seen(game, "naples"), fleets(game, "port", "naples")) == (
        "corps-naples",
        ["forteguerri"],
    )
    assert (seen(game, "stockholm"), fleets(game, "port", "stockholm")) == (
        "corps-suede",
        ["cederstrom"],
    )


@rule("napoleon-against-europe scenario.1805.setup.england.fleets")
def test_the_english_fleets() -> None:
    """[d.scenario.1805.fleets]"""
    game = table("1805")
    assert len(fleets(game, "sea", "manche")) == 1
    assert fleets(game, "box", "amsterdam") == ["keith"]
    assert len(fleets(game, "box", "brest")) == 2
    assert "cornwallis" in fleets(game, "box", "brest")
    assert fleets(game, "sea", "golfe-de-gascogne") == ["stirling"]
    assert len(fleets(game, "box", "cadix")) == 2
    assert "nelson" in fleets(game, "box", "cadix")
    assert len(fleets(game, "sea", "lion")) == 1
    assert fleets(game, "sea", "atlantique-sud") == ["collingwood"]
    nations = [the_box().fleets[each].nation for each in game.fleets]
    assert (nations.count(ENGLAND), nations.count("espagne"), nations.count("russie")) == (9, 3, 2)


@rule("napoleon-against-europe scenario.1805.status.spain")
def test_spain_is_at_war_beside_france_while_prussia_and_turkey_are_neutral() -> None:
    game = table("1805")
    assert game.status["espagne"] == Status(Standing.ALLY, FRANCE)
    assert side_of(game, "espagne") is EMPIRE
    assert side_of(game, PRUSSIA) is None
    assert side_of(game, TURKEY) is None


@rule("napoleon-against-europe scenario.1805.status.minors")
def test_the_minors_of_1805() -> None:
    """[d3.status.1805]"""
    game = table("1805")
    assert list(minors_with_units(game, EMPIRE)) == [
        *("hollande", "baviere", "wurtemberg", "bade", "suisse", "royaume-d-italie")
    ]
    assert list(minors_with_units(game, COALITION)) == ["suede", "naples", "portugal"]
    for ally in ("hesse", "saxe", "cleves"):
        assert game.status[ally] == Status(Standing.ALLY, PRUSSIA)
    for ally in ("thuringe", "papaute"):
        assert game.status[ally] == Status(Standing.ALLY, "autriche")
    for state in ("royaume-d-italie", "suisse"):
        assert game.status[state].kind is Standing.PROTECTORATE
    assert side_of(game, "hanovre") is EMPIRE
    assert side_of(game, "egypte") is None
    assert not is_open_to(game, "kassel", EMPIRE)
    assert is_open_to(game, the_box().zones_of["berg"][0], EMPIRE)


@rule("napoleon-against-europe scenario.1805.setup.order")
def test_neutrals_are_set_up_first_then_the_coalition_then_france() -> None:
    game = table("1805")
    assert game.queue == (TURKEY, PRUSSIA, COALITION, EMPIRE)
    seats = []
    while not is_arranged(game):
        decision = next(arrange(game))
        seats.append(decision.seat)
        game.queue = game.queue[1:]
    assert seats == [EMPIRE, COALITION, COALITION, EMPIRE]
    aside = ["italie-2", "pologne-2", "fr-gn-2", "eugene", "cavalerie-de-la-garde"]
    for piece in aside:
        assert piece not in game.reserve
        assert not any(piece in force.pieces for force in game.forces.values())


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_what_the_set_up_does_not_name_is_in_the_reserve_or_aside() -> None:
    """[d4.setup.reserve]"""
    game = table("1805")
    assert {"corps-bade", "corps-suisse", "fr-gn-1", "pr-garde"} <= game.reserve
    assert not {"italie-2", "fr-gn-2", "corps-hesse", "corps-danemark"} & game.reserve
    for scenario in ("1805", "1809", "1815"):
        game = table(scenario)
        for force in game.forces.values():
            assert cannot_hold(game, force) is None, force
            assert not set(force.pieces) & game.reserve
        assert not game.reserve & game.lost


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_a_player_who_is_content_changes_nothing() -> None:
    game = table("1805")
    before = dict(game.forces)
    game.queue = (EMPIRE,)
    Referee(game, arrange(game)).choose(Pass())
    assert is_arranged(game)
    assert game.forces == before


@rule(
    "napoleon-against-europe scenario.1805.setup.france.free",
    "napoleon-against-europe command.army-subordinates",
)
def test_soult_and_a_second_depot_are_with_napoleon_and_ney_is_with_massena() -> None:
    """[ex1805.setup-generals]"""
    game = table("1805")
    assert cannot_hold(game, game.forces["grande-armee"]) is None
    assert "soult" in game.forces["grande-armee"].subordinates
    assert game.forces["armee-d-italie"].subordinates == ("ney",)
    assert len([zone for zone in game.stores.values() if zone == "lille"]) == 2


@rule("napoleon-against-europe scenario.1805.setup.france.free")
def test_the_three_french_generals_and_the_depot_go_where_the_player_likes() -> None:
    game = table("1805")
    game.queue = (EMPIRE,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange())
    assert referee.refusal(Take("davout")).key == "decision.not-offered"  # the scenario names him
    referee.choose(Take("lannes"))
    assert referee.refusal(Go("lille")).rule == "consolidate.three-subordinates"
    referee.choose(Go("toulon"))
    assert game.forces["lannes"].zone == "toulon"
    assert game.forces["fr-elite-7"].zone == "brest"
    Referee(game, arrange(game)).choose(Arrange(), Take("soult"), Take("bernadotte"))
    assert "bernadotte" in game.forces["grande-armee"].subordinates
    assert "soult" in game.reserve
    Referee(game, arrange(game)).choose(Arrange(), Take("depot-france-4"), Go("milan"))
    assert game.stores["depot-france-4"] == "milan"
    assert not is_arranged(game)


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_a_line_that_names_a_province_may_stand_anywhere_in_it() -> None:
    game = table("1805")
    game.queue = (EMPIRE,)
    Referee(game, arrange(game)).choose(Arrange(), Take("marmont"), Go("groningue"))
    assert seen(game, "groningue") == "marmont: fr-elite-"
    assert seen(game, "amsterdam") == "corps-hollande-"
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("gouvion-saint-cyr"), Go("livourne"))
    assert seen(game, "livourne") == "gouvion-saint-cyr: fr-corps; 1 depot"
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("corps-baviere"))
    assert referee.refusal(Go("vienne")).key == "arrange.not-there"
    referee.choose(Go("munich"))
    assert seen(game, "munich") == "corps-baviere-"


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_a_fleet_that_nobody_named_may_be_another_one() -> None:
    game = table("1805")
    game.queue = (COALITION,)
    referee = Referee(game, arrange(game))
    referee.choose(Arrange(), Take("fleet-gambier"))
    assert referee.refusal(Take("fleet-nelson")).key == "arrange.named"
    referee.choose(Take("fleet-cochrane"))
    assert fleets(game, "sea", "manche") == ["cochrane"]
    assert "fleet-gambier" in game.reserve
    Referee(game, arrange(game)).choose(Arrange(), Take("fleet-ball"), Take("fleet-cotton"))
    assert fleets(game, "sea", "lion") == ["cotton"]
    assert "ball" in fleets(game, "box", "brest")


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_a_player_who_cannot_make_up_his_mind_comes_to_an_end() -> None:
    game = table("1805")
    game.queue = (EMPIRE,)
    counters = len(choices_of(game, EMPIRE))
    for _ in range(counters):
        referee = Referee(game, arrange(game))
        referee.choose(Arrange())
        if referee.asked.key == "arrange.which":
            referee.choose(referee.options[0])
        referee.choose(Pass())
    referee = Referee(game, arrange(game))
    assert referee.is_over  # nothing is left to take up, and so he is content
    assert is_arranged(game)
    assert not game.moved

"""The corps as they are printed: ratings, home and first year."""

import pytest

from estafette.games.age_of_napoleon.command import band_of, is_full
from estafette.games.age_of_napoleon.fate import capture, exhaust, lose_for_good, to_reserve
from estafette.games.age_of_napoleon.mobilisation import is_available
from estafette.games.age_of_napoleon.reinforcement import return_prisoners
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Kind, Side
from estafette.games.age_of_napoleon.view import view
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

LONGEST_ON_A_COUNTER = 10  # letters, before they become too small to be read


def corps_of(pool):
    """All corps of a row of the mobilisation table, as the rules write them."""
    return ", ".join([written(the_box().corps[corps]) for corps in the_box().pools[pool]])


def written(corps):
    """Battle fresh/exhausted-movement-seniority, [the minor it needs], (when, if not 1805)."""
    text = f"{corps.name} {corps.fresh}/{corps.exhausted}-{corps.movement}-{corps.seniority}"
    home = the_box().countries[corps.home]
    text += "" if home.kind is Kind.MAJOR else f" [{home.name}]"
    when = corps.after or (corps.year if corps.year != 1805 else "")
    return f"{text} ({when})" if when else text


@rule("age-of-napoleon corps.france")
def test_the_french_corps_are_those_of_the_counter_sheet():
    assert corps_of("france") == (
        "Napoleon 8/5-4-6, Davout 6/4-4-4, Lannes 6/4-4-3, Soult 5/3-3-4, Murat 5/3-4-4, "
        "Ney 5/3-4-3, Masséna 5/3-3-4, Augereau 4/2-3-3, Mortier 4/2-3-3, "
        "Bessières 4/3-4-2, Marmont 4/3-3-3, Junot 3/2-3-2, Victor 4/2-3-3 (1807), "
        "Oudinot 4/2-3-3 (1807), Suchet 5/3-3-3 (1808), Jourdan 3/2-3-3 (1808), "
        "Macdonald 4/2-3-3 (1809), Reille 3/2-3-2 (1809), Drouet 3/2-3-2 (1809), "
        "Rapp 4/2-3-2 (1812), Lauriston 3/2-3-2 (1812), Lobau 4/2-3-2 (1812), "
        "Clauzel 3/2-3-2 (1812), Grouchy 4/2-3-2 (1812), Gérard 4/2-3-2 (1813), "
        "Maison 3/2-3-2 (1813)"
    )


@rule("age-of-napoleon corps.french-minors")
def test_the_french_minors_corps_are_those_of_the_counter_sheet():
    assert corps_of("french-minors") == (
        "Bernadotte 4/2-3-3 [Hannover], St-Cyr 4/2-3-3 [Lo stato della Chiesa], "
        "Eugène 4/3-3-3 [Italia] (1806), Poniatowski 4/3-4-2 [Polen] (1807), "
        "Lefebvre 3/2-3-3 [Bayern], Reynier 3/2-3-2 [Sachsen] (1807), "
        "Vandamme 4/2-3-2 [Württemberg], Jérôme 2/1-2-3 [Westfalen] (1807), "
        "Louis 2/1-2-3 [Holland] (1806), Bertrand 3/2-3-2 [Dalmatien] (1806), "
        "Pignatelli 2/1-2-1 [Napoli] (1806), Frederik 2/1-3-1 [Danmark] (1807), "
        "Alorna 2/1-2-1 [Portugal] (1807), Affry 2/1-3-1 [Schweiz]"
    )


@rule("age-of-napoleon corps.britain")
def test_the_british_corps_are_those_of_the_counter_sheet():
    assert corps_of("britain") == (
        "Moore 4/3-3-3, Wellington 6/4-3-5 (1807), Hill 4/3-3-3, Graham 4/2-3-2 (1811), "
        "Uxbridge 4/2-3-2 (1813)"
    )


@rule("age-of-napoleon corps.british-minors")
def test_the_british_minors_corps_are_those_of_the_counter_sheet():
    assert corps_of("british-minors") == (
        "Beresford 3/2-3-2 [Portugal] (1807), Damas 2/1-2-2 [Napoli], "
        "Braunschweig-Oels 3/2-3-2 [Hannover], Oranje 3/2-3-2 [Holland] (1813), "
        "Armfelt 2/1-3-2 [Sverige]"
    )


@rule("age-of-napoleon corps.austria")
def test_the_austrian_corps_are_those_of_the_counter_sheet():
    assert corps_of("austria") == (
        "Karl 4/3-3-5, Johann 1/0-2-3, Mack 1/0-2-4, Ferdinand 2/1-3-3, Hiller 2/1-2-2, "
        "Kienmayer 2/1-3-2, Kolowrat 2/1-2-2, Auffenberg 1/0-2-1, "
        "Radetzky 5/3-3-3 (reform), Schwarzenberg 4/2-3-5 (reform), "
        "Bellegarde 3/2-3-3 (reform), Liechtenstein 4/2-3-2 (reform), "
        "Rosenberg 3/2-2-2 (reform), Klenau 3/2-3-2 (reform), Gyulai 3/2-3-2 (reform), "
        "Colloredo 3/2-3-2 (reform), Wrede 3/2-3-2 [Bayern]"
    )


@rule("age-of-napoleon corps.preussen")
def test_the_prussian_corps_are_those_of_the_counter_sheet():
    assert corps_of("preussen") == (
        "Braunschweig 2/1-2-5, Hohenlohe 2/1-2-4, Rüchel 2/1-2-3, Kalckreuth 2/1-2-2, "
        "L’Estocq 3/2-3-2, Tauentzien 2/1-3-2, Blücher 5/3-4-5 (reform), "
        "Yorck 4/3-3-3 (reform), Bülow 4/3-3-3 (reform), Kleist 4/2-3-3 (reform), "
        "Gneisenau 4/2-4-4 (reform), Zieten 4/2-3-2 (reform), Thielmann 3/2-3-2 (reform), "
        "Sachsen 3/2-3-1 [Sachsen]"
    )


@rule("age-of-napoleon corps.russia")
def test_the_russian_corps_are_those_of_the_counter_sheet():
    assert corps_of("russia") == (
        "Kutusov 3/2-3-5, Buxhowden 2/1-2-4, Bennigsen 4/2-2-4, Bagration 4/3-4-3, "
        "Dokhturov 3/2-3-2, Essen 2/1-2-2, Barclay 4/3-3-5 (1807), "
        "Wittgenstein 4/2-3-4 (1807), Tormasov 3/2-2-3 (1807), Chichagov 3/2-3-3 (1811), "
        "Platov 3/2-4-2 (invasion), Miloradovich 4/3-4-3 (invasion), "
        "Raevsky 4/2-3-2 (invasion), Osterman 3/2-3-2 (invasion), "
        "Rostopchin 1/0-2-1 (invasion), Charles-John 4/2-3-5 [Sverige] (1810)"
    )


@rule("age-of-napoleon corps.spain")
def test_the_spanish_corps_are_those_of_the_counter_sheet():
    assert corps_of("spain") == (
        "Castaños 2/1-2-3, Blake 2/1-3-2, Cuesta 1/0-2-3, La Romana 2/1-3-2, "
        "Palafox 2/1-2-2 (1808), Venegas 1/0-2-2 (1808), Ballesteros 2/1-3-2 (1808), "
        "Del Parque 2/1-3-2 (1808)"
    )


@rule("age-of-napoleon def.corps", "age-of-napoleon def.corps.ratings")
def test_every_corps_belongs_to_one_country_and_has_three_ratings():  # v.rec.corps
    corps = the_box().corps.values()

    assert len(corps) == 105
    assert all(the_box().countries[each.home] for each in corps)
    assert {each.movement for each in corps} == {2, 3, 4}
    assert {each.seniority for each in corps} == {1, 2, 3, 4, 5, 6}


@rule("age-of-napoleon def.corps.health", "age-of-napoleon def.corps.exhausted-rating")
def test_an_exhausted_corps_fights_worse_and_marches_as_before():  # v.gen.health
    game = given(davout="bayern")
    fresh = figures(game, "davout")

    exhaust(game, ["davout"])

    assert fresh == {"figure.battle": 6, "figure.movement": 4, "figure.seniority": 4}
    assert figures(game, "davout") == {**fresh, "figure.battle": 4}
    assert game.battle_rating("davout") == 4


def figures(game, corps):
    piece = next(piece for piece in view(game, None).pieces if piece.id == corps)
    return {figure.key: figure.value for figure in piece.figures}


@rule("age-of-napoleon def.reserve", "age-of-napoleon def.prisoners")
def test_a_prisoner_is_in_no_reserve_and_on_no_map():
    game = given(ney="bayern", soult="bayern")

    capture(game, "ney")
    to_reserve(game, "soult")

    assert (game.prisoners, game.in_reserve("ney"), "ney" in game.where) == (["ney"], False, False)
    assert is_available(game, "soult")
    assert not is_available(game, "ney")


@rule("age-of-napoleon def.prisoners", "age-of-napoleon def.permanent-loss")
def test_a_prisoner_comes_back_and_who_is_lost_for_good_does_not():  # v.gen.permanent
    game = given(ney="bayern", lannes="bayern")
    capture(game, "ney")
    lose_for_good(game, "lannes")

    return_prisoners(game)

    assert game.in_reserve("ney")
    assert not game.in_reserve("lannes")
    assert game.lost == ["lannes"]


@rule("age-of-napoleon def.command-capacity")
def test_a_general_leads_as_many_corps_as_his_seniority_his_own_among_them():
    game = given(wellington="portugal", hill="portugal", graham="portugal")

    assert band_of(game, "graham", ["graham"]) == ["graham"]
    assert not is_full(game, "hill", ["hill", "graham"])
    assert is_full(game, "graham", ["graham", "beresford"])


@rule("age-of-napoleon def.fr-fa")
@pytest.mark.parametrize(
    ("corps", "status", "side"),
    [
        ("davout", {}, FRENCH),
        ("lefebvre", {"bayern": "fa"}, FRENCH),
        ("schwarzenberg", {"austria": "fa"}, FRENCH),
        ("yorck", {"preussen": "fd"}, FRENCH),
        ("schwarzenberg", {"austria": "nc"}, None),
        ("schwarzenberg", {"austria": "ic"}, COALITION),
        ("wellington", {}, COALITION),
        ("wrede", {"austria": "fa", "bayern": "cm"}, COALITION),
    ],
)
def test_corps_serve_the_side_of_their_country(corps, status, side):
    assert given(status=status).side(corps) is side


@rule("age-of-napoleon pieces.dice")
def test_there_is_a_die_of_six_faces_for_each_player():  # v.rec.corps
    tables = the_box().tables

    assert tables.supplies.dice == len(Side) == 2
    assert len(tables.battle.rows) == len(tables.attrition.rows) == 6


@rule("age-of-napoleon def.fr-fa")
@pytest.mark.parametrize("austria", ["fa", "nc", "cm"])
def test_all_corps_together_serve_whom_each_serves(austria):
    game = given(status={"austria": austria})
    assert game.sides == {corps: game.side(corps) for corps in game.printed.corps}
    assert game.sides["karl"] is {"fa": FRENCH, "nc": None, "cm": COALITION}[austria]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_corps_bears_a_name_too_long_for_its_counter(herald, language):
    for corps in the_box().corps.values():
        short = f"short.{corps.id}"
        name = herald.words.say(short, {}, language) if herald.words.has(short) else corps.name
        assert len(name) <= LONGEST_ON_A_COUNTER, corps.id

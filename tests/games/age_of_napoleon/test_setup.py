"""The set-ups of the three scenarios, corps by corps and country by country."""

import pytest

from estafette.games.age_of_napoleon.activation import begin_campaign
from estafette.games.age_of_napoleon.control import occupier
from estafette.games.age_of_napoleon.cost import cannot_pay
from estafette.games.age_of_napoleon.mobilisation import limit, on_map
from estafette.games.age_of_napoleon.sides import Side, Status
from estafette.games.age_of_napoleon.strategy import reshuffle
from tests.games.age_of_napoleon.position import the_box
from tests.games.age_of_napoleon.test_start import begun
from tests.referee import rule


def placed(scenario, pool):
    """Where the corps of a row stand, as the rules write it."""
    printed, game = the_box(), begun(scenario)
    stacks = {}
    for corps, area in game.where.items():
        if corps in printed.pools[pool]:
            stacks.setdefault(printed.areas[area].name, []).append(printed.corps[corps].name)
    return "; ".join([f"{area}: {', '.join(stack)}" for area, stack in stacks.items()])


def in_state(scenario, *states):
    """The countries in these states, by their ids."""
    status = begun(scenario).status
    return {state: [c for c in status if status[c] is Status(state)] for state in states}


@rule("age-of-napoleon scenario.1805.setup.france")
def test_the_french_corps_of_1805():  # v.sce.1805.setup.france
    assert (
        placed("1805", "france")
        == "Flandre: Napoleon, Davout, Soult, Murat; Holland: Marmont; Italia: Masséna"
    )


@rule("age-of-napoleon scenario.1805.setup.french-minors")
def test_the_french_minors_corps_of_1805():  # v.sce.1805.setup.french-minors
    assert placed("1805", "french-minors") == "Hannover: Bernadotte; Lo stato della Chiesa: St-Cyr"


@rule("age-of-napoleon scenario.1805.setup.austria")
def test_the_austrian_corps_of_1805():  # v.sce.1805.setup.austria
    assert (
        placed("1805", "austria")
        == "Bayern: Mack, Ferdinand; Dalmatien: Karl; Tirol: Johann; Österreich: Hiller"
    )


@rule("age-of-napoleon scenario.1805.setup.russia")
def test_the_russian_corps_of_1805():  # v.sce.1805.setup.russia
    assert placed("1805", "russia") == "Galizien: Kutusov; Volhynia: Buxhowden"


@rule("age-of-napoleon scenario.1805.setup.britain")
def test_the_british_corps_of_1805():  # v.sce.1805.setup.britain
    assert placed("1805", "britain") == "Britain: Moore"


@rule("age-of-napoleon scenario.1809.setup.france")
def test_the_french_corps_of_1809():  # v.sce.1809.setup.france
    assert placed("1809", "france") == (
        "Île-de-France: Napoleon; Bayern: Davout, Oudinot; Lorraine: Masséna; "
        "Württemberg: Lannes; Galicia: Soult, Ney; Castilla: Victor; Navarra: Suchet; "
        "Cataluña: Augereau"
    )


@rule("age-of-napoleon scenario.1809.setup.french-minors")
def test_the_french_minors_corps_of_1809():  # v.sce.1809.setup.french-minors
    assert placed("1809", "french-minors") == (
        "Bayern: Lefebvre; Württemberg: Vandamme; Italia: Eugène; Dalmatien: Bertrand; "
        "Polen: Poniatowski; Sachsen: Bernadotte; Westfalen: Jérôme"
    )


@rule("age-of-napoleon scenario.1809.setup.austria")
def test_the_austrian_corps_of_1809():  # v.sce.1809.setup.austria
    assert placed("1809", "austria") == (
        "Böhmen: Karl, Bellegarde, Kolowrat, Liechtenstein; "
        "Österreich: Hiller, Radetzky, Johann; Galizien: Ferdinand"
    )


@rule("age-of-napoleon scenario.1809.setup.britain")
def test_the_british_corps_of_1809():  # v.sce.1809.setup.britain
    assert placed("1809", "britain") == "Portugal: Wellington, Hill"


@rule("age-of-napoleon scenario.1809.setup.british-minors")
def test_the_british_minors_corps_of_1809():  # v.sce.1809.setup.british-minors
    assert placed("1809", "british-minors") == "Portugal: Beresford"


@rule("age-of-napoleon scenario.1809.setup.spain")
def test_the_spanish_corps_of_1809():  # v.sce.1809.setup.spain
    assert placed("1809", "spain") == "Andalucía: Castaños, Cuesta, Venegas; Valencia: Blake"


@rule("age-of-napoleon scenario.1813.setup.france")
def test_the_french_corps_of_1813():  # v.sce.1813.setup.france
    assert placed("1813", "france") == (
        "Île-de-France: Mortier; Westfalen: Napoleon, Ney, Marmont; "
        "Sachsen: Macdonald, Lauriston; Hannover: Davout; Castilla: Jourdan; "
        "Navarra: Reille; Valencia: Suchet"
    )


@rule("age-of-napoleon scenario.1813.setup.french-minors")
def test_the_french_minors_corps_of_1813():  # v.sce.1813.setup.french-minors
    assert (
        placed("1813", "french-minors")
        == "Sachsen: Eugène, Reynier; Hannover: Vandamme; Bayern: Lefebvre; Italia: Bertrand"
    )


@rule("age-of-napoleon scenario.1813.setup.austria")
def test_the_austrian_corps_of_1813():
    assert (
        placed("1813", "austria")
        == "Böhmen: Schwarzenberg, Radetzky, Klenau, Gyulai, Colloredo; Österreich: Hiller"
    )


@rule("age-of-napoleon scenario.1813.setup.russia")
def test_the_russian_corps_of_1813():  # v.sce.1813.setup.russia
    assert placed("1813", "russia") == (
        "Brandenburg: Wittgenstein; Schlesien: Miloradovich; "
        "Polen: Kutusov, Barclay, Dokhturov, Bennigsen; Pommern: Charles-John"
    )


@rule("age-of-napoleon scenario.1813.setup.preussen")
def test_the_prussian_corps_of_1813():  # v.sce.1813.setup.preussen
    assert (
        placed("1813", "preussen")
        == "Brandenburg: Yorck, Bülow, Tauentzien; Schlesien: Blücher, Kleist"
    )


@rule("age-of-napoleon scenario.1813.setup.britain")
def test_the_british_corps_of_1813():  # v.sce.1813.setup.britain
    assert placed("1813", "britain") == "Portugal: Wellington, Hill"


@rule("age-of-napoleon scenario.1813.setup.british-minors")
def test_the_british_minors_corps_of_1813():  # v.sce.1813.setup.british-minors
    assert placed("1813", "british-minors") == "Portugal: Beresford"


@rule("age-of-napoleon scenario.1813.setup.spain")
def test_the_spanish_corps_of_1813():  # v.sce.1813.setup.spain
    assert placed("1813", "spain") == "Galicia: Castaños; Andalucía: Ballesteros, Del Parque"


@rule(
    "age-of-napoleon scenario.1805.status.french",
    "age-of-napoleon scenario.1805.status.coalition",
    "age-of-napoleon scenario.1805.status.neutral",
)
def test_the_states_of_1805():  # v.sce.1805.status
    assert in_state("1805", *Status) == {
        "fa": [
            *("spain", "bayern", "hannover", "holland", "schweiz"),
            *("stato-della-chiesa", "westfalen", "wurttemberg"),
        ],
        "fd": ["italia"],
        "nc": ["preussen", "danmark", "portugal"],
        "cm": ["austria", "russia", "napoli", "pommern", "sverige"],
        "ic": [],
    }


@rule(
    "age-of-napoleon scenario.1809.status.french",
    "age-of-napoleon scenario.1809.status.coalition",
    "age-of-napoleon scenario.1809.status.neutral",
)
def test_the_states_of_1809():  # v.sce.1809.status
    assert in_state("1809", *Status) == {
        "fa": ["bayern", "danmark", "schweiz", "wurttemberg", "sachsen"],
        "fd": [
            *("preussen", "hannover", "holland", "italia", "napoli", "pommern"),
            *("stato-della-chiesa", "westfalen", "dalmatien", "polen"),
        ],
        "nc": ["russia"],
        "cm": ["austria", "portugal", "sverige"],
        "ic": ["spain", "tirol"],
    }


@rule(
    "age-of-napoleon scenario.1813.status.french",
    "age-of-napoleon scenario.1813.status.coalition",
    "age-of-napoleon scenario.1813.status.neutral",
)
def test_the_states_of_1813():  # v.sce.1813.status
    assert in_state("1813", *Status) == {
        "fa": ["bayern", "danmark", "schweiz", "wurttemberg", "sachsen"],
        "fd": [
            *("hannover", "holland", "italia", "napoli", "stato-della-chiesa"),
            *("westfalen", "tirol", "dalmatien", "polen"),
        ],
        "nc": [],
        "cm": ["preussen", "austria", "russia", "pommern", "portugal", "sverige"],
        "ic": ["spain"],
    }


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_no_neutral_is_occupied_when_a_scenario_begins(scenario):
    game = begun(scenario)

    assert [country for country in game.status if occupier(game, country)] == []


@rule(
    "age-of-napoleon scenario.1805.flags",
    "age-of-napoleon scenario.1809.flags",
    "age-of-napoleon scenario.1813.flags",
)
@pytest.mark.parametrize(
    ("scenario", "detached", "reformed", "britannia", "invaded"),
    [
        ("1805", [], [], False, False),
        ("1809", ["tirol", "dalmatien", "polen", "sachsen"], ["austria"], True, False),
        (
            "1813",
            ["tirol", "dalmatien", "polen", "sachsen"],
            ["austria", "preussen"],
            True,
            True,
        ),
    ],
)
def test_what_is_detached_reformed_and_in_force(scenario, detached, reformed, britannia, invaded):
    game = begun(scenario)

    assert [area for area in game.status if game.is_detached(area)] == detached
    assert game.reformed == reformed
    assert (game.britannia, game.invaded) == (britannia, invaded)


@rule(
    "age-of-napoleon scenario.1805.out",
    "age-of-napoleon scenario.1809.out",
    "age-of-napoleon scenario.1813.out",
)
@pytest.mark.parametrize(
    ("scenario", "out"),
    [
        (
            "1805",
            [
                *("kienmayer", "kolowrat", "auffenberg", "wrede", "rosenberg", "klenau"),
                *("gyulai", "colloredo", "bellegarde", "liechtenstein"),
                *("ruchel", "kalckreuth", "l-estocq", "tauentzien", "kleist", "gneisenau"),
                *("zieten", "thielmann", "sachsen-corps"),
                *("essen", "dokhturov", "bennigsen", "tormasov", "chichagov", "platov"),
                *("raevsky", "osterman", "rostopchin"),
                *("graham", "uxbridge", "damas", "braunschweig-oels", "oranje", "armfelt"),
                *("cuesta", "la-romana", "venegas", "del-parque", "palafox"),
            ],
        ),
        (
            "1809",
            [
                *("mack", "auffenberg", "moore", "braunschweig", "hohenlohe", "ruchel"),
                *("murat", "mortier", "bessieres", "marmont", "junot", "jourdan", "macdonald"),
                *("reille", "drouet", "rapp", "lauriston", "lobau", "clauzel", "grouchy"),
                *("gerard", "maison", "st-cyr", "reynier", "louis", "pignatelli", "frederik"),
                *("alorna", "affry"),
            ],
        ),
        (
            "1813",
            [
                *("mack", "auffenberg", "moore", "braunschweig", "hohenlohe", "ruchel"),
                *("lannes", "bernadotte", "bagration", "buxhowden", "la-romana"),
                *("junot", "bessieres", "massena", "murat", "rapp", "grouchy", "lobau"),
                *("drouet", "clauzel", "augereau", "oudinot", "victor", "soult", "gerard"),
                *("jerome", "louis", "pignatelli", "frederik", "alorna", "affry"),
                *("poniatowski", "st-cyr"),
            ],
        ),
    ],
)
def test_who_is_out_of_the_game_from_the_start(scenario, out):  # v.sce.1813.out
    game = begun(scenario)

    assert game.lost == out
    assert not any(game.in_reserve(corps) for corps in out)


@rule(
    "age-of-napoleon scenario.1809.insurrection-markers",
    "age-of-napoleon scenario.1813.insurrection-markers",
)
@pytest.mark.parametrize(
    ("scenario", "risen"),
    [("1805", []), ("1809", ["spain", "tirol"]), ("1813", ["spain", "tirol"])],
)
def test_where_there_were_risings_before(scenario, risen):
    assert begun(scenario).risen == risen


@rule("age-of-napoleon table.mobilisation")
@pytest.mark.parametrize(
    ("scenario", "pool", "count", "most"),
    [
        *[("1805", "france", 6, 10), ("1805", "french-minors", 2, 4), ("1805", "austria", 5, 6)],
        *[("1805", "russia", 2, 8), ("1805", "britain", 1, 2), ("1809", "france", 10, 10)],
        *[("1809", "french-minors", 7, 7), ("1809", "austria", 8, 8), ("1809", "spain", 4, 4)],
        *[("1813", "france", 10, 10), ("1813", "french-minors", 5, 7), ("1813", "russia", 7, 8)],
        *[("1813", "preussen", 5, 6), ("1813", "britain", 2, 2), ("1813", "spain", 3, 4)],
        ("1813", "austria", 6, 8),
    ],
)
def test_the_set_ups_keep_within_the_limits(scenario, pool, count, most):  # v.sce.limits
    game = begun(scenario)

    assert (len(on_map(game, pool)), limit(game, pool)) == (count, most)


@rule("age-of-napoleon scenario.free-action")
def test_both_have_their_free_action_though_1805_begins_late():  # v.sce.1805-free
    game = begun("1805")

    begin_campaign(game)

    assert game.round == 3
    assert [cannot_pay(given_no_cards(game), side) for side in Side] == [None, None]


def given_no_cards(game):
    game.hands = {side: [] for side in Side}
    return game


@rule("age-of-napoleon scenario.1805.cards-return")
def test_the_cards_set_aside_in_1805_come_back_with_the_first_shuffle():  # v.sce.1805-cards
    game = begun("1805")
    game.deck.pile = game.deck.pile[:5]

    reshuffle(game)

    assert game.set_aside == []
    assert {"english-gold-1", "insurrection-1"} <= {*game.deck.pile}


@pytest.mark.parametrize(("scenario", "left"), [("1805", 37), ("1809", 9), ("1813", 14)])
def test_what_is_left_to_draw_when_hands_are_dealt(scenario, left):  # v.sce.1809-cards
    assert len(begun(scenario).deck.pile) == left

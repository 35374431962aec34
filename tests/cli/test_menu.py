"""A player says what he means by a number or by a few letters."""

import pytest
from rich.console import Console

from estafette.cli.menu import Menu, folded, holds
from estafette.engine import Pass, ask
from estafette.speech import Speech, plain
from tests.specimen import RULES
from tests.specimen.fire import Fire
from tests.specimen.march import March

SPEECH = Speech(RULES, RULES.read(None), "en")
FEW = [March("dragoons", "mill"), March("dragoons", "orchard"), Fire("dragoons", "ford")]
MANY = [
    kind(battalion, place)
    for kind in (March, Fire)
    for battalion in ("dragoons", "fusiliers", "grenadiers")
    for place in ("mill", "ford")
]


def menu(offers) -> Menu:
    return Menu(SPEECH, ask("vanguard", "impulse.which", rule="6.1", offers=offers, or_else=Pass()))


def drawn(menu: Menu, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, quiet=False)
    with console.capture() as capture:
        console.print(menu.drawn(width))
    return capture.get()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("mill", [1]),
        ("dragoons mill", [1]),
        ("or", [2]),
        ("MARCH", [1, 2]),
        ("dragoons", [1, 2, 3]),
        ("pass", [4]),
        ("ill", []),
        ("elephants", []),
        ("…", []),
    ],
)
def test_letters_find_the_options_whose_words_begin_so(typed, found):
    assert [line.number for line in menu(FEW).matching(typed)] == found


def test_a_whole_sentence_means_itself():
    offers = [March("dragoons", "ford"), March("dragoons", "far-bank")]
    sentence = plain(SPEECH.action(offers[0]))

    assert [line.action for line in menu(offers).matching(sentence)] == [offers[0]]


def test_a_number_outside_the_list_means_nothing():
    assert menu(FEW).numbered(4)
    assert menu(FEW).numbered(0) is None
    assert menu(FEW).numbered(5) is None


def test_a_short_list_stays_in_its_order():
    assert [line.action for line in menu(FEW).lines] == [*FEW, Pass()]


def test_a_long_list_is_grouped_and_numbered_in_the_order_of_its_groups():
    lines = menu(MANY).lines

    assert [line.number for line in lines] == list(range(1, 14))
    assert [line.heading for line in lines] == (
        ["Dragoons"] * 4 + ["Fusiliers"] * 4 + ["Grenadiers"] * 4 + [""]
    )
    assert {line.action for line in lines} == {*MANY, Pass()}


def test_a_long_list_is_drawn_under_headings():
    text = drawn(menu(MANY))

    assert text.index("Dragoons\n".rstrip()) < text.index("Dragoons march to the Mill")
    assert text.splitlines()[-1].strip() == "13 Pass"


def test_accents_and_capitals_do_not_matter():
    assert folded("Œuvre À l’Évêque") == "oeuvre a l’eveque"
    assert holds("L’Évêque tient le Rœulx", "eveque roeu")


def test_whoever_types_pass_passes_whatever_it_is_called_here():
    asked = ask("vanguard", "card.counter-march-which", rule="8.41", offers=FEW, or_else=Pass())
    slipping = Menu(SPEECH, asked)

    assert slipping.lines[-1].sentence == "Nobody slips away"
    for typed in ("pass", "nobody", "Nobody slips away"):
        assert [line.action for line in slipping.matching(typed)] == [Pass()]

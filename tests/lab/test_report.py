"""The page is whole in one file, and what names bring along does not become part of it."""

import re
from collections import Counter

import pytest

from estafette.lab import page, plots
from estafette.lab.plots import Bar, Dot
from estafette.lab.report import command_of, distinct
from estafette.lab.study import Ladder, Study
from estafette.lab.usage import Line

BARS = [Bar("Ney & <Drouot>", 0.5, low=0.4, high=0.6, note="50 %"), Bar("Reille", 0.25)]


@pytest.fixture(params=["bars", "histogram", "dots"])
def drawn(request):
    plots_ = {
        "bars": lambda: plots.bars('a "title"', BARS, even=0.5),
        "histogram": lambda: plots.histogram("b", "turns", Counter({3: 5, 900: 1}), 3.0),
        "dots": lambda: plots.dots("c", "rating", [Dot("marshal", 30.0, 25.0, 35.0)]),
    }
    return plots_[request.param]()


def test_a_plot_is_an_image_with_a_name_and_words_that_stay_words(drawn):
    assert drawn.startswith('<svg role="img" aria-label="')
    assert "<text" in drawn
    assert "<metadata" not in drawn
    assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]+"', "", drawn)


def test_the_same_plot_is_drawn_the_same():
    assert plots.bars("t", BARS) == plots.bars("t", BARS)


def test_a_name_cannot_write_into_the_page():
    assert "<Drouot>" not in plots.bars("t", BARS)
    for part in (
        page.heading(1, "<b>"),
        page.paragraph("<b>"),
        page.command("<b>"),
        page.facts([("<b>", "<b>")]),
        page.table(["<b>"], [["<b>", "<b>"]]),
        page.figure("", "<b>"),
    ):
        assert "<b>" not in part


def test_a_page_needs_nothing_from_outside():
    whole = page.page("fr", "Étude", [page.heading(1, "Étude")])

    assert '<html lang="fr">' in whole
    assert not re.search(r"(src|href)=|url\(|@import", whole)


def test_copies_of_a_card_are_told_apart_by_their_ids():
    class Voice:
        def name(self, id_: str) -> str:
            return id_.split("-")[0].title()

    lines = [Line("s", "card", id_, 1, 1) for id_ in ("elan-47", "elan-48", "audace-39")]

    assert distinct(Voice(), lines) == {  # type: ignore[arg-type]
        "elan-47": "Elan (elan-47)",
        "elan-48": "Elan (elan-48)",
        "audace-39": "Audace",
    }


def test_a_sentence_stands_whole_above_its_bar():
    sentence = "The last turn is over and the French have not won: the Coalition wins."

    assert sentence in plots.bars("t", [Bar(sentence, 0.5)], sentences=True)


def test_the_line_that_repeats_a_study_names_all_of_it():
    study = Study(
        game="ford",
        matches=7,
        seed="a b",
        scenario="the-ford",
        options={"weather": "rain"},
        all_options=True,
        box="/boxes/mine",
        players=("recruit", "sergeant"),
    )

    assert command_of(study) == [
        *("estafette", "simulate", "ford", "--scenario", "the-ford", "--option", "weather=rain"),
        *(
            "--all-options",
            "--box",
            "/boxes/mine",
            "--players",
            "recruit,sergeant",
            "-n",
            "7",
            "--seed",
            "a b",
        ),
        *("--longest", "60000"),
    ]
    ladder = Ladder(game="ford", matches=1, seed="1", players=("recruit", "sergeant"))
    assert command_of(ladder)[1] == "ladder"

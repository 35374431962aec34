"""Words in two languages on one sheet."""

from tools.atlas.pen import in_tongues, shape, sheet


def test_words_that_differ_are_drawn_for_each_reader():
    words = in_tongues([shape("M0 0", "fr-ink")], [shape("M1 1", "en-ink")])

    assert words.count('<g class="fr">') == words.count('<g class="en">') == 1
    assert "#en:target" in sheet(1, 1, "", [words])


def test_words_that_agree_are_drawn_once_and_need_no_choice():
    words = in_tongues([shape("M0 0", "ink")], [shape("M0 0", "ink")])

    assert words == shape("M0 0", "ink")
    assert "<style>" not in sheet(1, 1, "", [words])

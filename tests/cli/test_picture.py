"""The table is drawn so that nothing is told by colour alone."""

import pytest
from rich.console import Console

from estafette.cli.atlas import Atlas
from estafette.cli.picture import Picture, is_like, pips
from estafette.cli.speech import COLOURS, TerminalSpeech
from estafette.cli.words import Words
from estafette.engine import (
    Board,
    CardFace,
    Cards,
    Figure,
    Ledger,
    Link,
    Marker,
    Piece,
    Sheet,
    Space,
    Track,
    View,
)
from tests.specimen import RULES

LEDGER = Ledger.read(RULES.folder / "box" / "rules.toml")
BOARD = Board(
    "areas",
    1,
    1,
    (
        Space("ford", 0, 0, "open", ("key",)),
        Space("mill", 0, 0, "village"),
        Space("chapel", 0, 0, "village", value=2),
    ),
    (Link(("ford", "mill"), "open"), Link(("mill", "chapel"), "river")),
)


def drawn(view: View, language: str = "en", width: int = 80) -> str:
    speech = TerminalSpeech(RULES, RULES.read(None), language)
    picture = Picture(Words(language), speech, LEDGER, BOARD, "the-ford")
    return captured(picture.of(view, width), width)


def captured(what, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def row(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def piece(name: str, space: str, side: str = "vanguard", **more) -> Piece:
    return Piece(more.pop("id", f"id-{name}"), space, side, "battalion", name=name, **more)


def test_pieces_stand_in_their_places_in_the_order_of_the_map():
    text = drawn(
        View("vanguard", (), pieces=(piece("dragoons", "mill"), piece("fusiliers", "ford")))
    )

    assert text.index("the Ford (key)") < text.index("the Mill")
    assert "[V]" in row(text, "Dragoons")
    assert "the Ford (key)" in row(text, "Fusiliers")


def test_a_side_has_a_letter_of_its_own():
    pieces = (piece("dragoons", "mill"), piece("hussars", "ford", "rearguard"))
    english, french = (drawn(View("vanguard", (), pieces=pieces), lang) for lang in ("en", "fr"))

    assert ("[V]" in row(english, "Dragoons"), "[R]" in row(english, "Hussars")) == (True, True)
    assert "[A]" in row(french, "Dragons")
    assert "[R]" in row(french, "Hussards")


def test_a_hidden_piece_shows_its_number_and_nothing_else():
    hidden = Piece("block-3", "mill", "rearguard", "battalion")

    assert "? № 3" in row(drawn(View("vanguard", (), pieces=(hidden,))), "[R]")


def test_hidden_pieces_without_a_number_are_counted():
    hidden = tuple(Piece(f"shape-{n}", "mill", "rearguard", "battalion") for n in range(3))

    assert "? battalion \u00d7 3" in drawn(View("vanguard", (), pieces=hidden))


def test_pieces_that_differ_are_not_counted_together():
    one = Piece("shape-1", "mill", "rearguard", "battalion")
    shaken = Piece("shape-2", "mill", "rearguard", "battalion", marks=("shaken",))

    text = drawn(View("vanguard", (), pieces=(one, shaken)))

    assert text.count("? battalion") == 2
    assert "shaken" in text


@pytest.mark.parametrize(
    ("figure", "shown"),
    [
        (Figure("figure.strength", 3), "3"),
        (Figure("figure.strength", 2, 4), "2\u00a0●●○○"),
        (Figure("figure.strength", 0, 2), "0\u00a0○○"),
        (Figure("figure.strength", 9, 12), "9/12"),
        (Figure("figure.strength", 5, 4), "5/4"),
    ],
)
def test_a_figure_is_a_number_and_pips(figure, shown):
    assert pips(figure) == shown


@pytest.mark.parametrize(
    ("track", "shown"),
    [
        (Track("track.hour", 2, 1, 4), "2  1 ·●·· 4"),
        (Track("track.hour", -1, -2, 2), "-1  -2 ·●··· 2"),
        (Track("track.hour", 30, 0, 60), "30  (0 … 60)"),
        (Track("track.hour", 9, 1, 4), "9  (1 … 4)"),
        (Track("track.hour", 1, 1, 2, ("mill", "ford")), "1  1 ●· 2  the Mill"),
        (Track("track.hour", 1, 1, 2, ("name.mill", "name.ford")), "1  1 ●· 2  the Mill"),
    ],
)
def test_a_track_shows_its_pawn(track, shown):
    assert shown in row(drawn(View("vanguard", (), tracks=(track,))), "Hour")


def test_a_track_that_has_no_room_is_told_by_its_ends():
    view = View("vanguard", (), tracks=(Track("track.hour", 7, 0, 20),))

    assert "·······●·············" in drawn(view)
    assert "(0 … 20)" in drawn(view, width=30)


def test_the_clause_of_the_step_is_read_out():
    text = drawn(View("vanguard", ("3.3", "3.31")))

    assert "3.3 \u203a 3.31  In each round the vanguard acts first." in text


def test_what_is_going_on_is_said():
    sheet = Sheet("sheet.standing", {"side": "rearguard"})

    assert "The rearguard stands" in drawn(View("vanguard", (), sheets=(sheet,)))


def test_markers_are_listed_by_kind_and_side():
    markers = (
        Marker("flag", "mill", side="vanguard"),
        Marker("flag", "ford", side="vanguard", value=2),
        Marker("bridge", between=("mill", "ford")),
    )

    text = drawn(View("vanguard", (), markers=markers))

    assert "flag [V] the Mill, the Ford 2" in text
    assert "bridge the Mill – the Ford" in text


def test_the_own_hand_is_read_and_the_others_are_counted():
    face = CardFace(
        "sharpshooters",
        "sharpshooters",
        "red",
        figures=(Figure("figure.strength", 2),),
        moments=("moment.fire",),
        text="card.sharpshooters-text",
    )
    view = View(
        "vanguard",
        (),
        cards=(
            Cards("hand-vanguard", "cards.hand", "vanguard", 1, (face,)),
            Cards("hand-rearguard", "cards.hand", "rearguard", 3),
            Cards("discard", "cards.discard", "", 1, (face,)),
            Cards("pile", "cards.pile", "", 0),
        ),
    )

    text = drawn(view)

    assert "[V] Hand 1 · [R] Hand 3 · Discard 1 (Sharpshooters)" in text
    assert "Pile" not in text
    assert "Sharpshooters  red · Strength 2 · When there is fire" in text
    assert "Your volley hits harder by one." in text


def test_cards_in_force_are_read_and_have_a_heading_of_their_own():
    face = CardFace("sharpshooters", "sharpshooters", "red", text="card.sharpshooters-text")
    view = View(
        "vanguard",
        (),
        cards=(
            Cards("hand-vanguard", "cards.hand", "vanguard", 1, (face,)),
            Cards("played", "cards.played", "", 1, (face,)),
            Cards("discard", "cards.discard", "", 1, (face,)),
        ),
    )

    lines = [line.strip() for line in drawn(view).splitlines()]

    titles = [number for number, line in enumerate(lines) if line.startswith("Sharpshooters")]
    assert [lines[number - 1] for number in titles] == ["[V] Hand 1", "Played in this impulse 1"]
    assert lines.count("Your volley hits harder by one.") == 2


def test_sides_have_colours_by_their_order_and_letters_of_their_own():
    speech = TerminalSpeech(RULES, RULES.read(None), "en")

    colours = [speech.colour(side) for side in ("rearguard", "vanguard", "rearguard")]

    assert colours == [COLOURS[0], COLOURS[1], COLOURS[0]]


def test_the_picture_keeps_to_its_width():
    pieces = tuple(
        piece("grenadiers", "mill", id=f"block-{n}", marks=("shaken",) * 5) for n in "12"
    )
    view = View("vanguard", ("3.3",), pieces=pieces, tracks=(Track("track.hour", 1, 1, 24),))

    assert max(map(len, drawn(view).splitlines())) <= 80


@pytest.mark.parametrize(
    ("width", "row_of_a_piece", "heading"),
    [
        (80, "the Mill  [V]  Grenadiers  2\u00a0●●○○○○○○  shaken", "Strength"),
        (47, "the Mill  [V]  Grenadiers  2/8       shaken", "Strength"),
        (43, "the Mill  [V]  Grenadiers  2/8   shaken", "Str."),
        (30, "[V] Grenadiers, Strength", "the Mill"),
    ],
)
def test_a_narrow_screen_loses_pips_before_names(width, row_of_a_piece, heading):
    figures = (Figure("figure.strength", 2, 8),)
    pieces = (piece("grenadiers", "mill", figures=figures, marks=("shaken",)),)

    text = drawn(View("vanguard", ("3.3",), pieces=pieces), width=width)

    assert row_of_a_piece in text
    assert heading in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= width


def test_the_map_tells_the_ground_and_the_neighbours():
    speech = TerminalSpeech(RULES, RULES.read(None), "en")
    atlas = Atlas(Words("en"), speech, BOARD)

    text = captured(atlas.of(""))
    assert "the Ford (open), the Chapel (river)" in row(text, "village")
    assert "village (2)" in row(text, "the Mill (river)")
    assert "open, key" in text

    assert "the Chapel" in captured(atlas.of("chap"))
    assert "No place is called “moon”." in captured(atlas.of("moon"))


def test_what_nobody_holds_is_told_by_its_last_titles():
    names = [f"card-{number}" for number in range(15)]
    faces = tuple([CardFace(name, name, "", text="card.ford-text") for name in names])
    heap = Cards("removed-vanguard", "cards.removed-vanguard", "vanguard", 15, faces)

    text = drawn(View("vanguard", (), cards=(heap,)))

    assert "15 (…, card-3, card-4" in " ".join(text.split())
    assert "card-2," not in text
    assert text.count("card-14") == 1


def test_pieces_that_stand_nowhere_are_named_in_a_line_of_their_side():
    strength = (Figure("figure.strength", 3),)
    pieces = (
        piece("dragoons", "", figures=strength, marks=("shaken",)),
        piece("fusiliers", "", figures=strength, marks=("shaken",)),
        piece("hussars", "", "rearguard"),
    )

    text = drawn(View("vanguard", (), pieces=pieces))

    assert "[V] Dragoons, Fusiliers (shaken)" in text
    assert "[R] Hussars" in text
    assert "trength" not in text


def test_within_a_phase_only_the_step_and_what_is_new_are_said():
    before = View("vanguard", ("2", "6", "6.1"), sheets=(Sheet("sheet.hour", {"hour": 1}),))
    view = View("vanguard", ("2", "6", "6.2"), sheets=before.sheets)
    speech = TerminalSpeech(RULES, RULES.read(None), "en")
    picture = Picture(Words("en"), speech, LEDGER, BOARD, "the-ford")

    assert is_like(view, before)
    assert not is_like(View("vanguard", ("2", "7")), before)
    assert not is_like(View("rearguard", before.path), before)
    assert captured(picture.step(view, before)).count("\n") == 1

"""A roster in the terminal: above the options, when they can be taken from its rows."""

from rich.console import Console

from estafette.cli.roster import label, rosters_for
from estafette.cli.speech import TerminalSpeech
from estafette.engine import Figure, Pass, Piece, Refusal, Roster, Row, View, ask, refuse
from tests.cli.shelf import GAME, estafette
from tests.specimen import RULES
from tests.specimen.march import March

ROWS = (
    Row("vanguard", (Figure("figure.impulses", 2),)),
    Row("block-1", (Figure("figure.strength", 3, 4),), ("shaken",), group="vanguard"),
    Row("block-2", group="vanguard"),
)
PIECES = (
    Piece("block-1", "mill", "vanguard", "battalion", name="grenadiers"),
    Piece("block-2", "mill", "vanguard", "battalion", name="fusiliers"),
)
VIEW = View("vanguard", (), pieces=PIECES, rosters=(Roster("roster.columns", ROWS, {"hour": 1}),))


def not_the_fusiliers(choice: March) -> Refusal | None:
    return refuse("6.2", "march.full") if choice.battalion == "fusiliers" else None


def drawn(*offers: March, language: str = "en") -> str:
    decision = ask(
        "vanguard",
        "impulse.which",
        rule="6.1",
        offers=offers,
        unless=not_the_fusiliers,
        or_else=Pass(),
    )
    console = Console(width=80)
    with console.capture() as capture:
        for table in rosters_for(TerminalSpeech(RULES, RULES.read(None), language), VIEW, decision):
            console.print(table)
    return capture.get()


def row(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def test_a_row_shows_its_figures_its_marks_and_what_can_be_done():
    text = drawn(March("grenadiers", "ford"), March("fusiliers", "ford"))

    assert "The columns in hour 1" in text
    assert "3 ●●●○" in row(text, "Grenadiers").replace("\u00a0", " ")
    assert "shaken" in row(text, "Grenadiers")
    assert "March" in row(text, "Grenadiers")
    assert "March" not in row(text, "Fusiliers")


def test_a_row_with_one_name_is_named_once():
    speech = TerminalSpeech(RULES, RULES.read(None), "en")

    assert label(speech, Row("grenadiers"), {"grenadiers": "grenadiers"}, indented=False).plain == (
        "Grenadiers"
    )
    assert label(speech, ROWS[1], {"block-1": "grenadiers"}, indented=False).plain == (
        "Grenadiers № 1"
    )


def test_rows_stand_under_their_group_with_its_own_figures():
    text = drawn(March("grenadiers", "ford"))

    assert "Impulses 2" in row(text, "the vanguard")
    assert text.index("the vanguard") < text.index("  Grenadiers № 1")


def test_a_roster_from_which_nothing_can_be_done_is_not_shown():
    assert drawn(March("fusiliers", "ford")) == ""


def test_the_roster_stands_above_the_options():
    result = estafette("play", GAME, "--seed", "3", "--no-save", typed="", language="fr")

    roster = result.output.index("Les colonnes à l’heure 1")
    assert roster < result.output.index("  1 Éclairer")

"""What can be done from the rows of a roster, and why not the rest."""

from functools import partial

from estafette.engine import Action, Decision, Pass, Piece, Refusal, Roster, Row, View, ask, refuse
from estafette.speech import Deed, deeds


class Recruit(Action, frozen=True):
    """An army is raised."""

    army: str


class Rebuild(Action, frozen=True):
    """An army is brought up to strength in an area."""

    army: str
    area: str


ARMIES = ("guard", "line", "militia")
RECRUITS = [Recruit(army) for army in ARMIES]
REBUILDS = [Rebuild("guard", area) for area in ("paris", "lyon")]


def view(*rows: str, pieces: tuple[Piece, ...] = ()) -> View:
    roster = Roster("roster.armies", tuple(Row(row) for row in rows))
    return View("france", (), pieces=pieces, rosters=(roster,))


def too_dear(dear: tuple[str, ...], choice: Recruit) -> Refusal | None:
    return refuse("3.1", "recruit.dear", army=choice.army) if choice.army in dear else None


def question(*offers: Action, dear: tuple[str, ...] = ()) -> Decision:
    unless = partial(too_dear, dear)
    return ask("france", "recruit.which", rule="3", offers=offers, unless=unless, or_else=Pass())


def test_each_row_has_the_answers_that_name_it():
    found = deeds(view(*ARMIES), question(*RECRUITS))

    assert found == [Deed(army, Recruit, (Recruit(army),)) for army in ARMIES]


def test_answers_of_a_kind_that_differ_in_another_particular_are_one_deed():
    (deed,) = deeds(view("guard"), question(*REBUILDS))

    assert deed == Deed("guard", Rebuild, tuple(REBUILDS))


def test_what_is_refused_is_a_deed_with_its_reasons():
    (deed,) = deeds(view("guard"), question(*RECRUITS, dear=("guard",)))

    reason = Refusal("3.1", "recruit.dear", {"army": "guard"})
    assert deed == Deed("guard", Recruit, (), ((Recruit("guard"), reason),))


def test_a_deed_that_can_be_done_somehow_gives_no_reasons():
    decision = question(Rebuild("guard", "paris"), Rebuild("line", "paris"), dear=("line",))

    (deed,) = deeds(view("paris"), decision)

    assert deed == Deed("paris", Rebuild, (Rebuild("guard", "paris"),))


def test_the_kinds_stand_in_one_order_in_every_row():
    offers = [Recruit("guard"), Recruit("line"), Rebuild("line", "paris"), Rebuild("guard", "lyon")]

    found = deeds(view("line", "guard"), question(*offers, dear=("line",)))

    assert [(deed.row, deed.kind) for deed in found] == [
        ("line", Recruit),
        ("line", Rebuild),
        ("guard", Recruit),
        ("guard", Rebuild),
    ]


def test_a_block_is_meant_by_its_number_and_by_its_name():
    pieces = (Piece("block-1", "paris", "france", "army", name="guard"),)

    by_number = deeds(view("block-1", pieces=pieces), question(Recruit("guard")))
    by_name = deeds(view("guard", pieces=pieces), question(Recruit("block-1")))

    assert [(deed.row, deed.options) for deed in by_number + by_name] == [
        ("block-1", (Recruit("guard"),)),
        ("guard", (Recruit("block-1"),)),
    ]


def test_a_table_without_rosters_is_not_asked_for_refusals():
    def never(choice: Action) -> Refusal | None:
        raise AssertionError(choice)

    decision = ask("france", "recruit.which", rule="3", offers=RECRUITS, unless=never)

    assert deeds(View("france", ()), decision) == []

"""A view as it is sent: what a game does not use takes no room in it."""

from msgspec import json

from estafette.engine import Figure, Roster, Row, View


def test_a_view_without_rosters_says_nothing_of_them():
    assert json.decode(json.encode(View(None, ()))) == {"seat": None, "path": []}


def test_a_roster_comes_back_as_it_was_sent():
    rows = (
        Row("austria", (Figure("figure.points", 12),)),
        Row("army-1", (Figure("figure.steps", 2, 4),), ("spent",), group="austria"),
    )
    view = View("austria", (), rosters=(Roster("roster.recruits", rows, {"year": 1805}),))

    assert json.decode(json.encode(view), type=View) == view

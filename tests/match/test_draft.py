"""A plan tried on a fork: how far it goes, what does not hold, and that the match is untouched."""

from estafette.engine import Pass, secret_of
from estafette.match import draft
from tests.match.outposts import (
    ATTACKS,
    BLUE,
    PICKETS,
    RED,
    SECRET,
    Lay,
    Order,
    Post,
    Press,
    after,
    looks,
    new_match,
)

FORD, HILL = Post("ford"), Post("hill")


def tried(match, *lines, seat=BLUE, secret="other dice"):
    return draft(match, seat, lines, secret_of(secret))


def test_a_plan_leaves_the_match_as_it_was():
    match = new_match(SECRET)
    before = looks(match)

    found = tried(match, (FORD, HILL))

    assert looks(match) == before
    assert found.match.game.pickets == ["ford", "hill"]
    assert [line.actions for line in found.lines] == [(FORD, HILL)]


def test_a_line_is_open_until_its_step_is_done():
    match = new_match(SECRET)

    assert tried(match, (FORD,)).is_open
    assert not tried(match, (FORD, HILL)).is_open
    assert not tried(match).is_open


def test_a_line_tells_what_would_be_told_to_the_seat():
    (line,) = tried(new_match(SECRET), (FORD, HILL)).lines

    assert [(told.key, told.facts["place"]) for told in line.told] == [
        ("post.done", "ford"),
        ("post.done", "hill"),
    ]
    assert (line.before.path, line.after.path) == (
        new_match(SECRET).view(BLUE).path,
        after(*PICKETS).view(BLUE).path,
    )


def test_what_does_not_hold_is_left_out_with_the_reason_and_the_rest_goes_on():
    found = tried(new_match(SECRET), (FORD, FORD), (FORD, HILL))

    assert [(action, refusal.rule) for action, refusal in found.refused] == [(FORD, "2.2")]
    assert [line.actions for line in found.lines] == [(FORD, HILL)]
    assert found.match.game.pickets == ["ford", "hill"]


def test_a_plan_ends_where_others_are_asked_and_shows_the_table_before_that():
    match = after(*PICKETS)

    found = tried(match, (Order("hold"),), (FORD,))

    assert found.is_closed
    assert [line.actions for line in found.lines] == [(Order("hold"),)]
    assert found.lines[-1].told == ()
    assert found.match.view(BLUE) == match.view(BLUE)
    assert found.match.decision(BLUE).key == match.decision(BLUE).key


def test_a_plan_ends_where_chance_falls_in():
    match = after(*PICKETS, *ATTACKS)

    assert tried(match, (Press(),)).is_closed


def test_a_plan_ends_where_something_hidden_is_shown():
    match = after(*PICKETS, (BLUE, Order("hold")), (RED, Order("hold")))
    card = match.game.hands[RED][0]

    found = tried(match, (Lay(card), Pass()), seat=RED)

    assert found.is_closed
    assert [line.actions for line in found.lines] == [(Lay(card),)]
    assert card in found.match.game.hands[RED]


def test_by_whatever_dice_it_is_tried_a_plan_says_the_same():
    match = after(*PICKETS, *ATTACKS)
    one, other = (tried(match, (Press(),), secret=secret) for secret in "ab")

    assert (one.lines, one.is_closed) == (other.lines, other.is_closed)
    assert one.match.view(BLUE) == other.match.view(BLUE)

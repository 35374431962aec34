"""Whoever sits down keeps the rules, knows what his seat knows, and plays so again."""

from collections.abc import Iterator

import pytest

from estafette.ai import LEVELS, Player, Recruit, UnknownPlayer, player
from estafette.engine import secret_of
from estafette.match import Chair, Match, Unimaginable
from tests.contract.cases import AT_NIGHT, FOLLOWED, for_every_scenario, has_very_many

from .table import CAMPAIGN, FOG, FORD, along, new_match, play, printed_of

SPECS = ["recruit", "sergeant", "marshal:6"]
THINKERS = SPECS[1:]
LONG = 300 if AT_NIGHT else 100  # choices: in 300 one has met most of what one may be asked

for_everybody = pytest.mark.parametrize("spec", SPECS)
for_thinkers = pytest.mark.parametrize("spec", THINKERS)


@for_every_scenario
@pytest.mark.parametrize("spec", ["sergeant", "marshal:2"])
def test_every_scenario_is_played_to_its_end(rules, scenario, spec):
    match = new_match(rules, scenario)
    thinker = match.seats[-1]
    recruits = {seat: player("recruit", 1) for seat in match.seats}

    known = next(each for each in printed_of(rules).scenarios if each.id == scenario)
    until = FOLLOWED if has_very_many(known) else LONG
    play(match, {**recruits, thinker: player(spec, 1)}, until=until)
    play(match, recruits)  # twenty-four years would take a thinker too long

    assert match.outcome is not None


@for_thinkers
def test_thinkers_play_each_other_to_the_end(spec):
    match = new_match(CAMPAIGN, "intro-ligny")

    play(match, {seat: player(spec, seat) for seat in match.seats})

    assert match.outcome is not None


def fog() -> Iterator[tuple[Match, str]]:
    """Decisions in the fog of 1815, with three players, and in secret at the ford."""
    yield from along(new_match(CAMPAIGN, "campaign-1815", options=FOG), every=110)
    yield from along(new_match(FORD, "the-ford"), every=9)
    yield from along(new_match(FORD, "the-heights"), every=9)


@for_everybody
def test_what_the_seat_cannot_know_changes_no_choice(spec):
    for match, seat in fog():
        redrawn = match.imagined(seat, secret_of(f"another {match.number}"))

        assert chosen(spec, match, seat) == chosen(spec, redrawn, seat), f"choice {match.number}"


@for_everybody
def test_the_true_dice_change_no_choice(spec):
    for match, seat in fog():
        other = match.fork(secret_of(f"other dice {match.number}"))

        assert chosen(spec, match, seat) == chosen(spec, other, seat), f"choice {match.number}"


@for_everybody
def test_the_same_seed_makes_the_same_choices(spec):
    def played(seed: int) -> Match:
        match = new_match(CAMPAIGN, "intro-ligny")
        return play(match, {seat: player(spec, f"{seed}/{seat}") for seat in match.seats}, until=40)

    assert played(1).log == played(1).log != played(2).log


@for_everybody
def test_thinking_leaves_the_match_as_it_was(spec):
    match, seat = next(along(new_match(CAMPAIGN, "intro-ligny"), every=20))
    before = match.saved()

    player(spec, 1).choose(Chair(match, seat))

    assert match.saved() == before


@for_everybody
def test_nobody_answers_unless_he_is_asked(spec):
    match = new_match(CAMPAIGN, "intro-ligny")
    idle = next(seat for seat in match.seats if match.decision(seat) is None)

    with pytest.raises(ValueError, match="not asked"):
        player(spec, 1).choose(Chair(match, idle))


@for_everybody
def test_whoever_can_imagine_nothing_still_answers(spec, monkeypatch):
    match = new_match(FORD, "the-ford")
    seat = match.open[0].seat

    def unimaginable(self: Match, seat: str | None, secret: str) -> Match:
        raise Unimaginable(seat)

    monkeypatch.setattr(Match, "imagined", unimaginable)

    assert chosen(spec, match, seat) in match.open[0].options


@for_thinkers
def test_who_is_called_away_answers_at_once(spec):
    match, seat = next(along(new_match(CAMPAIGN, "campaign-1815"), every=40))
    decision = match.decision(seat)
    assert decision is not None
    calls = iter([False] * 20)
    thinker = player(spec.replace("6", "1000000"), 1, stop=lambda: next(calls, True))

    assert thinker.choose(Chair(match, seat)) in decision.options


@for_thinkers
def test_what_has_one_answer_takes_no_thought(spec, monkeypatch):
    for match, seat in all_decisions(new_match(CAMPAIGN, "intro-ligny")):
        decision = match.decision(seat)
        if decision is not None and len(decision.options) == 1:
            monkeypatch.setattr(Match, "imagined", lambda *_: pytest.fail("he thinks"))
            assert chosen(spec, match, seat) == decision.options[0]
            return
    pytest.fail("every decision of this match was a real one")


def test_every_level_can_be_spelt():
    for level in LEVELS:
        assert type(player(level, 1)) is type(LEVELS[level](1))


@pytest.mark.parametrize(
    "spec",
    ["", "general", "Recruit", "recruit:3", "sergeant:1s", "marshal:", "marshal:0", "marshal:-5"],
)
def test_a_player_whom_nobody_knows_is_named(spec):
    with pytest.raises(UnknownPlayer, match="no player is called") as caught:
        player(spec, 1)

    assert caught.value.spec == spec


def chosen(spec: str, match: Match, seat: str, seed: int = 7) -> object:
    someone: Player = player(spec, seed)
    return someone.choose(Chair(match, seat))


def all_decisions(match: Match) -> Iterator[tuple[Match, str]]:
    recruit = Recruit(1)
    while match.open:
        seat = match.open[0].seat
        yield match, seat
        assert match.choose(seat, recruit.choose(Chair(match, seat))) is None

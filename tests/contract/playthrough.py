"""A match of random players as a text that a person can read, to be compared with what it was."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

from estafette.engine import Action, Decision, Messages, Rules, Told, encode, settle
from estafette.match import Match
from tests.words import words_of

from .cases import LONGEST, MOST_NAMED, TESTS, Case, has_very_many, printed_of, walk
from .looking import facts_of
from .speech import label_of

SEED = 1815
IN_FULL = 1_250  # choices; of what follows in a long war only fingerprints are kept


def golden_cases(rules: Rules) -> list[Case]:
    """Each scenario as it comes, and once more with every option as unlike that as can be."""
    printed = printed_of(rules)
    cases = []
    for scenario in printed.scenarios:
        usual = settle(printed, scenario.id, {})
        unlike = {option.id: option.choices[-1] for option in scenario.options}
        unusual = settle(printed, scenario.id, unlike)
        followed = IN_FULL if has_very_many(scenario) else LONGEST
        cases.append(Case(rules, usual, SEED, followed=followed))
        if unusual != usual:
            cases.append(Case(rules, unusual, SEED, followed=followed))
    return cases


def path_of(case: Case) -> Path:
    """`<scenario>.txt`, with the options that are not as usual, if they are few."""
    unusual = [value for key, value in case.setup.options.items() if case.usual[key] != value]
    if len(unusual) > MOST_NAMED:
        unusual = ["unlike"]
    name = "-".join([case.setup.scenario, *unusual])
    return TESTS / "playthroughs" / case.rules.id / f"{name}.txt"


def played_through(case: Case) -> str:
    return "\n".join(lines_of(case)) + "\n"


def lines_of(case: Case) -> Iterator[str]:
    messages = words_of(case.rules)
    options = ", ".join(f"{key} {value}" for key, value in case.setup.options.items())
    yield f"{say(messages, 'game.title')}: {case.setup.scenario}, {options}"
    played = walk(case)
    match, seat, action = next(played)
    yield from heard(messages, match.prologue)
    while True:
        decision, number = match.decision(seat), match.number
        assert decision is not None
        if number < IN_FULL:
            yield from asked(messages, match, decision, action)
        later = next(played, None)
        if number < IN_FULL:
            if match.number > number:
                yield from heard(messages, match.log[-1].told)
            yield f"     = {fingerprint(match)}"
        elif number % 25 == 0:
            yield f"{number:4} = {fingerprint(match)}"
        if later is None:
            break
        match, seat, action = later
    yield ""
    yield ended(messages, match)


def asked(messages: Messages, match: Match, decision: Decision, action: Action) -> Iterator[str]:
    """The number of the choice, who is asked what, and which of how many answers he gives."""
    question = messages.say(decision.key, decision.facts, "en")
    answer = messages.say(label_of(type(action)), facts_of(action), "en")
    yield ""
    yield f"{match.number:4} {decision.seat} [{decision.rule}] {question}"
    yield f"     > {answer} (of {len(decision.options)})"


def heard(messages: Messages, told: Iterable[Told]) -> Iterator[str]:
    for each in told:
        to = "" if each.to is None else f"(to {', '.join(each.to)}) "
        yield f"     {to}{messages.say(each.key, each.facts, 'en')}"


def ended(messages: Messages, match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return f"So far: {match.number} choices."
    facts = {"winner": outcome.winner or "", **outcome.facts}
    return f"The end [{outcome.rule}]: {messages.say(outcome.key, facts, 'en')}"


def say(messages: Messages, key: str) -> str:
    return messages.say(key, {}, "en")


def fingerprint(match: Match) -> str:
    """Twelve digits that change with anything on the table."""
    return blake2b(encode(match.game), digest_size=6).hexdigest()

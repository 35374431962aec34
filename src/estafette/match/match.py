"""One match: the table at the last step, the choices made since, and the log of all of them."""

from collections.abc import Iterator, Mapping, Sequence
from secrets import token_hex
from typing import Any, Self

from msgspec import structs

from estafette.engine import (
    Action,
    Decision,
    Dice,
    Outcome,
    Paper,
    Play,
    Refusal,
    Rules,
    Setup,
    State,
    Together,
    Told,
    View,
    decode,
    encode,
    refuse,
    renamed,
    secret_of,
)

from .asking import question, unknown_name
from .entry import Diverged, Entry, Saved, Unimaginable, answers_in

ATTEMPTS = 256


class Match:
    """A game under way between seats. Everything outside the rules speaks to this."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        game: State,
        *,
        number: int = 0,
        trail: list[Any] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.game: Any = game
        self.seats = rules.seats(setup)
        self.log: list[Entry] = []
        self.prologue: tuple[Told, ...] = ()
        self._number = number
        self._kept: list[tuple[State, int]] = []
        self._choices: list[tuple[str, Action]] = []
        self._since: list[Told] | None = []
        self._heard = 0
        self._open_choices = 0
        self._glimpse: tuple[object, str | None, View | None] = (None, None, None)
        self._before: Match | None = None
        self._begin(trail)

    @classmethod
    def start(cls, rules: Rules, printed: Any, setup: Setup, secret: str | None = None) -> Self:
        """A new match, with a secret of its own unless one is given."""
        return cls(rules, setup, rules.start(printed, setup, Dice(secret or token_hex(32))))

    @classmethod
    def wake(cls, rules: Rules, printed: Any, saved: Saved) -> Self:
        """A match as it was put to rest: the choices since the last step are made again."""
        game = decode(rules.state, saved.table, printed)
        game.place = rules.sequence.place_of(game.place)
        match = cls(rules, saved.setup, game, number=saved.number)
        match.repeat(saved.choices)
        return match

    @property
    def number(self) -> int:
        """How many choices have been made: the number that the next one will bear."""
        return self._number

    @property
    def outcome(self) -> Outcome | None:
        return self._play.outcome

    @property
    def open(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer; more than one when seats choose in secret."""
        asked = self._play.asked
        if asked is None:
            return ()
        return asked.decisions if isinstance(asked, Together) else (asked,)

    @property
    def is_on_paper(self) -> bool:
        """Is what is answered now handed in as one, when the step is over?"""
        return self._play.on_paper and self._play.asked is not None

    @property
    def drafted(self) -> tuple[Action, ...]:
        """What is written on the paper that is not handed in yet: only its writer knows of it."""
        return tuple([action for _, action in self._choices]) if self.is_on_paper else ()

    @property
    def moment(self) -> tuple[int, int]:
        """How many choices have been made, and how many answers are drafted since."""
        return self._number, len(self._choices) if self.is_on_paper else 0

    @property
    def is_between_steps(self) -> bool:
        """Nothing is in the air: no choice has been made since the last step."""
        return not self._choices

    @property
    def step(self) -> int:
        """How many choices had been made when the step began in which we are."""
        return self._kept[-1][1]

    @property
    def path(self) -> tuple[str, ...]:
        """The clauses of the sequence of play that lead to where we are."""
        return self.rules.sequence.path(self._kept[-1][0].place)

    def decision(self, seat: str | None) -> Decision | None:
        """What this seat is asked now, if anything."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: str | None) -> View:
        known = self._known_to(seat)
        return self.rules.view(known.game, seat)

    def told(self, seat: str | None, since: int = 0) -> Iterator[tuple[int, Told]]:
        """What this seat has heard since a choice, with the number of the choice before it."""
        if since <= 0:
            yield from ((-1, told) for told in self.prologue if told.is_heard_by(seat))
        for entry in self.log:
            if entry.number >= since:
                yield from ((entry.number, t) for t in entry.told if t.is_heard_by(seat))

    def why_not(self, seat: str, action: Action) -> Refusal | None:
        """Why this seat may not answer so now; None if it may."""
        decision = self.decision(seat)
        if decision is None:
            return refuse("", "match.over" if self.outcome else "decision.not-yours")
        if type(action) is Paper:
            return self._why_no_paper(seat, action)
        if action in decision.options:
            return None
        unknown = unknown_name(action, self.game.printed.names)
        if unknown is not None and not decision.shows(action):
            return refuse("", "decision.unknown-name", name=unknown)
        return decision.why_not(action)

    def choose(self, seat: str, action: Action) -> Refusal | None:
        """One answer from one seat. If it is refused, nothing has happened."""
        asked = self._play.asked
        if type(asked) is Decision and asked.seat == seat and asked.allows(action):
            self._carry_on(seat, action, action)
            return None
        if refusal := self.why_not(seat, action):
            return refusal
        if type(action) is Paper:  # in the place of what is drafted
            self._begin_again([(seat, answer) for answer in action.answers])
            return None
        self._carry_on(seat, action, (seat, action))
        return None

    def repeat(self, choices: Sequence[tuple[str, Action]]) -> None:
        """Choices made once before are made again."""
        for seat, action in choices:
            if type(action) is Paper:
                self._repeat_paper(seat, action)
            elif refusal := self.choose(seat, action):
                raise Diverged(self._number, refusal)

    def answers_since(self, number: int) -> list[tuple[str, Action]]:
        """All that has been answered from a choice on, the drafted too, one by one."""
        made = [(e.seat, each) for e in self.log if e.number >= number for each in answers_in(e)]
        return made + self._choices if self.is_on_paper else made

    def _why_no_paper(self, seat: str, paper: Paper[Action]) -> Refusal | None:
        """Why a whole paper cannot be handed in."""
        if not self.is_on_paper:
            return refuse("", "decision.not-offered")
        trial = self._blank().fork()
        for action in paper.answers:
            if trial.number > self._number:
                return refuse("", "paper.too-much")
            if type(action) is Paper:
                return refuse("", "decision.not-offered")
            if refusal := trial.choose(seat, action):
                return refusal
        if trial.number == self._number:
            return refuse("", "paper.unfinished")
        return None

    def _repeat_paper(self, seat: str, paper: Paper[Action]) -> None:
        """A paper that was handed in once before."""
        number = self._number
        if not self.is_on_paper or self._choices:
            raise Diverged(number, refuse("", "decision.not-offered"))
        for action in paper.answers:
            if self._number > number:
                raise Diverged(number, refuse("", "paper.too-much"))
            if refusal := self.choose(seat, action):
                raise Diverged(number, refusal)
        if self._number == number:
            raise Diverged(number, refuse("", "paper.unfinished"))

    def why_no_undo(self, seat: str) -> Refusal | None:
        """Why this seat may not take its last choice back; None if it may."""
        if self.outcome is not None:
            return refuse("", "match.over")
        if self.drafted and self.decision(seat) is not None:
            return None
        if not self.log:
            return refuse("", "undo.nothing")
        last = self.log[-1]
        if last.seat != seat:
            return refuse("", "undo.other")
        if self.is_on_paper:
            return refuse("", "undo.paper")  # whether anything is drafted or not
        if last.final:
            return refuse("", "undo.shown")  # whether dice fell as well: perhaps in secret
        if last.chance:
            return refuse("", "undo.chance")
        return None

    def undo(self, seat: str) -> Refusal | None:
        """Back to before this seat's last answer, unless chance, sight or another seat forbids.

        What has just been handed in is a draft again, without its last answer.
        """
        if refusal := self.why_no_undo(seat):
            return refusal
        while not self.drafted and self._kept[-1][1] == self._number:
            self._kept.pop()
        self._begin_again(self.answers_since(self._kept[-1][1])[:-1])
        return None

    def _begin_again(self, answers: Sequence[tuple[str, Action]]) -> None:
        """From the last step that is kept on, with these answers."""
        table, number = self._kept.pop()
        self.log = [entry for entry in self.log if entry.number < number]
        self.game, self._number = table.copy(), number
        prologue = self.prologue
        self._begin()
        self.prologue = prologue
        self.repeat(answers)

    def _known_to(self, seat: str | None) -> "Match":
        """The match as far as a seat may know of it: of what others draft it knows nothing."""
        return self if not self.drafted or self.decision(seat) is not None else self._blank()

    def _blank(self) -> "Match":
        """The match before anything was drafted, for nobody to play on."""
        if self._before is None:
            kept, number = self._kept[-1]
            table = kept.copy()
            table.told = None
            blank = Match(self.rules, self.setup, table, number=number)
            blank._since = None if self._since is None else self._since.copy()
            self._before = blank
        return self._before

    def saved(self) -> Saved:
        """The match at rest, as it stands."""
        table, number = self._kept[-1]
        place = self.rules.sequence.number_of(table.place)
        return Saved(self.setup, encode(table, place), number, tuple(self._choices))

    def fork(self, secret: str | None = None, *, telling: bool = False) -> "Match":
        """The same match once more, free to go another way; with a secret, by other dice.

        Unless it is `telling`, nothing is told in a fork. It retraces the answers given since the
        last step.
        """
        kept, number = self._kept[-1]
        if secret is not None:
            kept = structs.replace(kept, dice=kept.dice.pass_on(self.game.dice, secret))
        table = kept.copy()
        table.told = None
        other = Match(self.rules, self.setup, table, number=number, trail=self._play.trail)
        other._kept = [(kept, number)]
        other._choices = self._choices.copy()
        other._open_choices = self._open_choices
        other._since = None if self._since is None else self._since.copy()
        other._number = self._number
        mine, its = self._play.asked, other._play.asked
        if type(mine) is Decision and type(its) is Decision:
            its.found = mine.found  # the same question, on the same table
        other.game.uncovered = self.game.uncovered
        if telling:
            other.game.told = list(self.game.told or ())
        return other

    def imagined(self, seat: str | None, secret: str) -> "Match":
        """A fork in which everything that the seat cannot know is redrawn, and the dice are new.

        It depends on what the seat knows and on `secret`, and on nothing else.
        """
        if (known := self._known_to(seat)) is not self:
            return known.imagined(seat, secret)
        dice = Dice(secret_of(f"guess {secret}"))  # the guess must not foretell the dice
        kept, number = self._kept[-1]
        for _ in range(ATTEMPTS):
            guess = self.rules.imagine(self.game, seat, dice)
            table = kept.copy()
            table.told = []
            table.dice = kept.dice.pass_on(self.game.dice, secret)
            renaming = self.rules.suppose(table, guess)
            try:
                other = Match(self.rules, self.setup, table, number=number)
                self._repeat_as_known(other, seat, renaming, dice)
            except Diverged:
                continue
            if self._looks_like(other, seat):
                other.game.told = None
                return other
        raise Unimaginable(f"{self.rules.id}: choice {self._number}, seat {seat}")

    def _repeat_as_known(
        self, other: "Match", seat: str | None, renaming: Mapping[str, str], dice: Dice
    ) -> None:
        """The choices since the last step; what others answered in secret is guessed."""
        trail = self._play.trail
        if not any(type(answer) is tuple for answer in trail):  # all have answered in the open
            retrace(other, seat, [renamed(answer, renaming) for answer in trail], dice)
            return
        for index, (who, action) in enumerate(self._choices):
            decision = other.decision(who)
            if decision is None:
                raise Diverged(other.number, refuse("", "decision.not-yours"))
            if who == seat or (index < self._open_choices and decision.is_seen_by(seat)):
                other.repeat([(who, renamed(action, renaming))])
            else:
                other.repeat([(who, dice.pick(decision.options))])

    def _looks_like(self, other: "Match", seat: str | None) -> bool:
        """Has the seat seen and heard the same in both, and is it asked the same?"""
        return (
            [d.seat for d in self.open] == [d.seat for d in other.open]
            and question(self.decision(seat)) == question(other.decision(seat))
            and self._seen(seat) == other.view(seat)
            and (self._since is None or self._heard_since(seat) == other._heard_since(seat))
        )

    def _seen(self, seat: str | None) -> View:
        """The table as a seat sees it; looked at once for all guesses at the same question."""
        asked, who, view = self._glimpse
        if view is None or asked is not self._play.asked or who != seat:
            view = self.view(seat)
            self._glimpse = self._play.asked, seat, view
        return view

    def _heard_since(self, seat: str | None) -> list[Told]:
        return [told for told in self._since or () if told.is_heard_by(seat)]

    def _begin(self, trail: list[Any] | None = None) -> None:
        self._choices = []
        self._heard = 0
        self._before = None
        self._play = Play(self.rules.sequence, self.game, self.rules.outcome, self._keep, trail)
        if trail is None and not self._kept:  # over before anybody was asked
            self._keep()
        told = self.game.told
        if told is not None:
            self.prologue = tuple(told)
            self._since = told[self._heard :]
        self.game.clear()

    def _carry_on(self, seat: str, action: Action, answer: Any) -> None:
        number, play, game = self._number, self._play, self.game
        asked, choices, on_paper = play.asked, self._choices, play.on_paper
        choices.append((seat, action))
        if not on_paper:
            self._number = number + 1
        play.go_on(answer)
        if on_paper:
            if self._choices is choices:
                if play.outcome is None:
                    return  # nobody else knows of it yet
                self._number += 1
            action = Paper(tuple([each for _, each in choices]))
        chance, told = tuple(game.dice.fallen), game.told
        shown = game.uncovered or self.is_on_paper  # a paper is begun on what cannot be taken back
        if type(asked) is not Together:
            self._open_choices = len(self._choices)
        elif not self._still_secret(asked):
            self._open_choices = len(self._choices)
            shown = True
        if told is None:
            self._since = None
            told = ()
        elif self._kept[-1][1] > number:  # a step has begun since
            self._since = told[self._heard :]
        elif told and self._since is not None:
            self._since.extend(told)
        self.log.append(Entry(number, seat, action, chance, tuple(told), shown))
        if chance or shown:
            del self._kept[:-1]
        game.clear()

    def _still_secret(self, asked: Together) -> bool:
        """Do those who were asked together go on before anything is laid open?"""
        now = self._play.asked
        seats = {decision.seat for decision in asked.decisions}
        return type(now) is Together and {decision.seat for decision in now.decisions} <= seats

    def _keep(self) -> None:
        """Between two steps nothing is in the air: the table alone is the match."""
        game = self.game
        self._heard = len(game.told or ())
        if self._choices and self._play.on_paper:  # it is handed in
            self._number += 1
        self._kept.append((game.copy(), self._number))
        self._before = None
        self._choices = []
        self._open_choices = 0
        self._since = []


def retrace(match: Match, seat: str | None, trail: Sequence[Action], dice: Dice) -> None:
    """The answers of a step are given again, those too that nobody was asked for.

    Who had no choice has done before all eyes what he had to; where he has one, he does it too.
    Nobody does more than was done. What the seat has not seen is guessed.
    """
    given = match._play.trail if len(match._kept) == 1 else []  # another step, another trail
    known = [*trail]
    while match._play.trail is given and len(given) < len(known) and match.open:
        if given != known[: len(given)]:
            break
        decision, at = match.open[0], len(given)
        if not decision.is_seen_by(seat):
            known[at] = dice.pick(decision.options)
        match.repeat([(decision.seat, known[at])])
    if match._play.trail is not given or given != known:
        raise Diverged(match.number, refuse("", "decision.not-offered"))

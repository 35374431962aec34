"""The marshal: he plays every answer out in his head, again and again, and compares.

Each time he imagines a table afresh, with everything redrawn that his seat cannot know, and tries
the answers on forks of it with the same dice. Everybody goes on at a glance, each for his own
side, he himself too: first to his next question, then some steps further. What an answer is worth
is half what he sees at that question, which varies little, and half what has come of it at the
end, which knows more; further ahead chance drowns the difference (on 65 positions of 1815, no
horizon from 1 step to the end of the next turn was clearly better, and the longer cost more).

The field narrows as the budget is spent. The same search serves two seats or three, allies or
enemies, and questions put to several seats in secret: whoever has not answered is imagined to.
"""

from random import Random

from estafette.engine import Action
from estafette.match import Chair, Match, Unimaginable

from .budget import Budget, Watch
from .outlook import Future, Habits, fresh_secret, worth
from .player import Stop, answers_to, asked_of, never
from .race import Race

SECOND = Budget(seconds=1.0)
STEPS = 4  # of the sequence of play, from the question to the horizon
MOST = 80  # answers, at most, on that way
SOON = 0.5  # the share of what is seen at his next question
HOPELESS = 8  # tables that may prove unimaginable, one after the other, before he gives up


class Marshal:
    """Thinks as long as he is allowed to, unless the matter is clear before."""

    def __init__(self, seed: int | str, budget: Budget = SECOND, *, stop: Stop = never) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._stop = stop

    def choose(self, chair: Chair) -> Action:
        options = answers_to(asked_of(chair))
        if len(options) == 1:
            return options[0]
        self._random.shuffle(options)  # so that a short budget favours no answer
        return self.search(chair, options, until_clear=True).ranking()[0]

    def search(self, chair: Chair, options: list[Action], *, until_clear: bool = False) -> Race:
        """Table after table until the budget is spent or somebody calls."""
        watch, habits, race, failures = Watch(self._budget), Habits(), Race(options), 0
        while watch.spent < 1 and failures < HOPELESS and not self._stop():
            try:
                table = chair.imagined(fresh_secret(self._random))
            except Unimaginable:
                failures += 1
                continue
            failures = 0
            self._run(race, table, chair.seat, habits, watch)
            race.narrow(min(1.0, watch.spent))
            if until_clear and race.is_decided:
                break
        return race

    def _run(self, race: Race, table: Match, seat: str, habits: Habits, watch: Watch) -> None:
        """One imagined table; every answer still in the race is tried on it once.

        What counts is what an answer adds to the worth of this table: some are better than others.
        """
        mood, before = self._random.getrandbits(64), worth(table, seat)
        for option in race.on_a_table(before):
            if watch.spent >= 1 or self._stop():
                return
            future = Future(table.fork(), seat, habits, Random(mood), STEPS, MOST)
            race.note(option, played_out(future, option) - before)
            watch.tick()


def played_out(future: Future, action: Action) -> float:
    """What an answer proves to be worth, soon and later."""
    future.answer(future.seat, action)
    future.to_own_question()
    soon = worth(future.match, future.seat)
    future.to_the_end()
    return SOON * soon + (1 - SOON) * worth(future.match, future.seat)

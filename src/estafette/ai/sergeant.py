"""The sergeant: he tries each answer in his head and takes the one that leaves him best off."""

from random import Random

from estafette.engine import Action
from estafette.match import Chair, Match, Unimaginable

from .outlook import Future, Habits, fresh_secret, worth
from .player import Stop, answers_to, asked_of, never

GUESSES = 4  # tables that he imagines for one decision
STEPS = 2  # of the sequence of play, at most, until his next question
MOST = 40  # answers, at most


class Sergeant:
    """One answer deep, up to his next own question, over a few guesses at what he cannot know.

    Every answer is tried on the same guesses with the same dice, so that luck favours none.
    """

    def __init__(self, seed: int | str, *, guesses: int = GUESSES, stop: Stop = never) -> None:
        self._random = Random(seed)
        self._guesses = guesses
        self._stop = stop

    def choose(self, chair: Chair) -> Action:
        options = answers_to(asked_of(chair))
        if len(options) == 1:
            return options[0]
        total, habits = dict.fromkeys(options, 0.0), Habits()
        for _ in range(self._guesses):
            if self._stop():
                break
            try:
                table = chair.imagined(fresh_secret(self._random))
            except Unimaginable:
                continue
            self._try(table, chair.seat, habits, total)
        return max(options, key=total.__getitem__)

    def _try(self, table: Match, seat: str, habits: Habits, total: dict[Action, float]) -> None:
        """Each answer on this table, added to what it gave on the others."""
        mood = self._random.getrandbits(64)
        for option in total:
            future = Future(table.fork(), seat, habits, Random(mood), STEPS, MOST)
            future.answer(seat, option)
            future.to_own_question()
            total[option] += worth(future.match, seat)

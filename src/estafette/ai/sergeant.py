"""The sergeant: he tries each answer in his head and takes the one that leaves him best off."""

from random import Random

from estafette.engine import Action
from estafette.match import Chair, Match, Unimaginable

from .outlook import Future, Habits, fresh_secret, worth
from .player import Stop, answers_to, asked_of, never

GUESSES = 4  # tables that he imagines for one decision, at most
KEPT = 3  # of so many answers one goes on to the next table
FINALISTS = 3  # answers that go on to the last table, at least
STEPS = 2  # of the sequence of play, at most, until his next question
MOST = 40  # answers, at most


class Sergeant:
    """One answer deep, up to his next own question, over a few guesses at what he cannot know.

    All answers are tried on the first guess and only the better ones on the next, until two guesses
    agree on the best. Those that are compared were tried on the same guesses with the same dice, so
    that luck favours none.
    """

    def __init__(self, seed: int | str, *, guesses: int = GUESSES, stop: Stop = never) -> None:
        self._random = Random(seed)
        self._guesses = guesses
        self._stop = stop

    def choose(self, chair: Chair) -> Action:
        field = answers_to(asked_of(chair))
        if len(field) == 1:
            return field[0]
        total, habits, favourite = dict.fromkeys(field, 0.0), Habits(), None
        for _ in range(self._guesses):
            if self._stop():
                break
            try:
                table = chair.imagined(fresh_secret(self._random))
            except Unimaginable:
                continue
            values = self._tried(table, chair.seat, habits, field)
            if len(values) < len(field):  # somebody has called in between
                if favourite is None:
                    return max(values, key=values.__getitem__, default=field[0])
                break
            for option, value in values.items():
                total[option] += value
            field = sorted(field, key=total.__getitem__, reverse=True)
            field = field[: max(FINALISTS, -(-len(field) // KEPT))]
            before, favourite = favourite, max(values, key=values.__getitem__)
            if before == favourite == field[0]:
                break
        return field[0]

    def _tried(
        self, table: Match, seat: str, habits: Habits, field: list[Action]
    ) -> dict[Action, float]:
        """What each answer comes to on this table; not of all of them, once somebody calls."""
        mood, values = self._random.getrandbits(64), {}
        for option in field:
            if self._stop():
                break
            future = Future(table.fork(), seat, habits, Random(mood), STEPS, MOST)
            future.answer(seat, option)
            future.to_own_question()
            values[option] = worth(future.match, seat)
        return values

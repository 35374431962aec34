"""The marshal: he plays every answer out in his head, again and again, and compares.

Each time he imagines a table afresh, with everything redrawn that his seat cannot know, and tries
the answers on forks of it with the same dice, so that luck favours none. How it goes on he learns
as he thinks, in one tree for all these tables: whoever is asked takes what has done best for his
side so far, he himself too. So an answer is worth what the best plan that begins with it is worth
where nothing is in the air any more. At first he goes by how things look at his next question, as
a sergeant would; as trials add up, by the end of the step of the sequence of play, then by the
end of the round, when nobody can put off any longer what he does not like to do.

The field narrows as the budget is spent; what he has learnt serves him again at the next question
of the same step. The same search serves two seats or three, allies or enemies, and questions put
to several seats in secret: whoever has not answered is imagined to.
"""

from random import Random

from estafette.engine import Action
from estafette.match import Chair, Match, Unimaginable

from .budget import SECOND, Budget, Watch
from .outlook import fresh_secret
from .pace import budget_for
from .player import Stop, answers_to, asked_of, never
from .race import Race
from .tree import BrokenOff, Looks, Tree

HOPELESS = 8  # tables that may prove unimaginable, one after the other, before he gives up
REMEMBERED = 8  # earlier trials of an answer, at most, that count with those of today


class Marshal:
    """Thinks as long as he is allowed to, unless the matter is clear before."""

    def __init__(self, seed: int | str, budget: Budget = SECOND, *, stop: Stop = never) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._stop = stop
        self._tree: Tree | None = None
        self._looks: Looks = {}  # kept as long as he plays

    def choose(self, chair: Chair) -> Action:
        decision = asked_of(chair)
        options = answers_to(decision)
        if len(options) == 1:
            return options[0]
        self._random.shuffle(options)  # so that a short budget favours no answer
        watch = Watch(budget_for(decision, self._budget))
        return self._searched(chair, options, watch, until_clear=True).ranking()[0]

    def search(self, chair: Chair, options: list[Action]) -> Race:
        """Table after table until the budget is spent or somebody calls."""
        return self._searched(chair, options, Watch(self._budget), until_clear=False)

    def _searched(
        self, chair: Chair, options: list[Action], watch: Watch, *, until_clear: bool
    ) -> Race:
        race, failures = Race(options), 0
        tree: Tree | None = None
        while watch.spent < 1 and failures < HOPELESS and not self._stop():
            try:
                table = chair.imagined(fresh_secret(self._random))
            except Unimaginable:
                failures += 1
                continue
            failures = 0
            tree = tree or self._tree_at(table, chair, race)
            self._run(race, table, tree, watch)
            race.narrow(min(1.0, watch.spent))
            if until_clear and race.is_decided:
                break
        return race

    def _tree_at(self, table: Match, chair: Chair, race: Race) -> Tree:
        """What he has learnt already in this step, or a tree to be grown."""
        if self._tree is None or self._tree.seat != chair.seat or not self._tree.follow(table):
            self._tree = Tree(table, chair.seat, self._looks)
        for answer in race.field:
            trials, gain = self._tree.known(asked_of(chair), answer)
            race.expect(answer, min(trials, REMEMBERED), gain)
        return self._tree

    def _run(self, race: Race, table: Match, tree: Tree, watch: Watch) -> None:
        """One imagined table; every answer still in the race is tried on it once.

        What counts is what an answer adds to the worth of this table: some are better than others.
        """

        def is_called() -> bool:
            return watch.spent >= 1 or self._stop()

        mood, before = self._random.getrandbits(64), tree.worths(table)
        for option in race.on_a_table(before[table.rules.side(tree.seat)]):
            try:
                found = tree.try_out(table.fork(), option, before, Random(mood), is_called)
            except BrokenOff:
                return
            *nearer, far = found
            race.note(option, far, nearer)
            watch.tick()

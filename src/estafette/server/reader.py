"""Reads a trouble aloud: in the words of the server, or of the game whose rule says no."""

from estafette.speech import plain

from .library import Library
from .trouble import Turned
from .wire import Language, Trouble
from .words import ServerWords

GAME = "game"  # the fact that names the game whose refusal it is


class Reader:
    def __init__(self, library: Library) -> None:
        self.words = ServerWords()
        self.library = library

    def trouble(self, turned: Turned, language: Language) -> Trouble:
        refusal = turned.refusal
        game = turned.facts.get(GAME, "")
        if refusal is None:
            sentence = self.words.say(turned.key, turned.facts, language)
            return Trouble(turned.key, sentence, number=turned.number)
        if game not in self.library.games:
            sentence = self.words.say(refusal.key, refusal.facts, language)
            return Trouble(refusal.key, sentence, refusal.rule, number=turned.number)
        speech = self.library.speech(game, language)
        return Trouble(
            key=refusal.key,
            sentence=plain(speech.refusal(refusal)),
            rule=refusal.rule,
            clause=self.library.clause(game, refusal.rule, language) if refusal.rule else "",
            number=turned.number,
        )

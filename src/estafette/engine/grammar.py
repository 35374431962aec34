"""What a name or a number does to the words around it: French prepositions, capitals, signs."""

import re
from unicodedata import normalize

from .marks import after_marks

MINUS = "\u2212"
APOSTROPHE = "\u2019"


def signed(text: str) -> str:
    """A number below zero takes a real minus sign."""
    return re.sub(r"(?<![\w-])-(?=\d)", MINUS, text)


def capitalised(text: str) -> str:
    first = after_marks(text)
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def de(name: str) -> str:
    """« de Ligny », « du Rœulx », « des Quatre-Bras », and the vowel of `de` lost before Ath."""
    article, _, rest = name.partition(" ")
    match article.lower():
        case "le" if rest:
            return f"du {rest}"
        case "les" if rest:
            return f"des {rest}"
    return f"d{APOSTROPHE}{name}" if is_elided(name) else f"de {name}"


def a(name: str) -> str:
    """« à Ligny », « au Rœulx », « aux Quatre-Bras »."""
    article, _, rest = name.partition(" ")
    match article.lower():
        case "le" if rest:
            return f"au {rest}"
        case "les" if rest:
            return f"aux {rest}"
    return f"à {name}"


ARTICLES = {
    "du ": "le ",
    "de la ": "la ",
    f"de l{APOSTROPHE}": f"l{APOSTROPHE}",
    "des ": "les ",
}


def with_article(of: str) -> str:
    """What stands with `de` says which article there is: « du IIe corps » is « le IIe corps »."""
    for start, article in ARTICLES.items():
        if of.startswith(start):
            return article + of.removeprefix(start)
    return of.removeprefix("de ").removeprefix(f"d{APOSTROPHE}")


def is_elided(name: str) -> bool:
    """Does `de` lose its vowel here? An h is taken as aspirate, as in most names of our maps."""
    plain = normalize("NFKD", name).lower()
    return re.match(r"[aeiouœæ]|y[^aeiou]", plain) is not None

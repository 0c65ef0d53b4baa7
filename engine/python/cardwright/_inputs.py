"""What people give for decks and numbers, as the native part takes it."""

import operator
import os
import secrets
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from . import _native
from ._cards import Deck, cards, deckstring

__all__ = ["Decks", "deck", "deck_text", "integer", "plain", "seed_of"]

Decks = Deck | str | os.PathLike[str] | Sequence[str]
"""A deck: a `Deck`, a deckstring, a list as text, the path of a file with one, a name, `random…`, or cards by id or name."""

_LONGEST_PATH = 1024


def plain(value: object) -> object:
    """What `json.dumps` does not know, as what it stands for."""
    if isinstance(value, np.integer):
        return int(value)
    if isinstance(value, np.floating):
        return float(value)
    if isinstance(value, np.bool_):
        return bool(value)
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, Deck | os.PathLike):
        return deck(value)
    raise TypeError(f"{type(value).__name__} is neither a deck nor a number nor a text")


def integer(name: str, value: object, least: int | None = None) -> int:
    """An integer, of Python or NumPy."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name}: it is an integer, not {type(value).__name__}") from None
    if least is not None and number < least:
        raise ValueError(f"{name}={number}: it is {least} or more")
    return number


def seed_of(seed: object) -> int:
    """A seed; None is another one each time."""
    return secrets.randbits(53) if seed is None else integer("seed", seed)


def deck(value: Decks) -> str | list[str]:
    """A deck as text, or as a list of cards; of a file its text."""
    if isinstance(value, Deck):
        return value.code
    if isinstance(value, os.PathLike):
        return Path(value).read_text(encoding="utf-8")
    if isinstance(value, str):
        return _of_file(value)
    if isinstance(value, Sequence) and all(isinstance(card, str) for card in value):
        return list(value)
    raise TypeError(
        f"a deck is a Deck, a text (deckstring, list, name, random:mage), a path, or a list of cards, not {type(value).__name__}"
    )


def _of_file(text: str) -> str:
    """The text of a file if there is one, else the text itself."""
    if "\n" in text or not 0 < len(text) < _LONGEST_PATH or not os.path.exists(text):
        return text
    try:
        return Path(text).read_text(encoding="utf-8")
    except (OSError, ValueError):
        # A folder, or a file that cannot be read.
        return text


def deck_text(value: Decks, class_name: str | None = None) -> str:
    """A deck as text; a list of cards becomes a deckstring."""
    given = deck(value)
    return given if isinstance(given, str) else deckstring(class_name or class_of(given), given)


def class_of(names: Sequence[str]) -> str:
    """The class of a list of cards: that of most of its class cards."""
    found = Counter(card["class"] for card in (cards[name] for name in names) if card["class"] != "NEUTRAL")
    if not found:
        raise _native.CardwrightError("classes: all cards of the deck are neutral, so its class is to be named")
    return str(found.most_common(1)[0][0])

"""A table of the features of every card, as NumPy arrays: what a network reads instead of the numbers of cards.

>>> from cardwright import cards
>>> from cardwright.features import features
>>> table = features()
>>> fireball = cards.number("Fireball")
>>> int(table.cost[fireball]), int(table.dbf_id[fireball])
(4, 315)

Row n is the card that observations call n; row 0 is an unknown card. The numbers of cards change from build to build, their dbf ids
do not: `rows` finds the rows of the cards of another build.
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from . import _native

__all__ = ["Features", "features", "rows"]

Number = TypeVar("Number", bound=np.generic)
_WORD = re.compile(r"[A-Za-z_]+")
_COLUMNS = (
    "dbf_id",
    "cost",
    "attack",
    "health",
    "type",
    "class_",
    "set",
    "rarity",
    "spell_school",
    "text_length",
    "collectible",
)


@dataclass(frozen=True, repr=False)
class Features:
    """A row for each card, row 0 for an unknown one."""

    dbf_id: npt.NDArray[np.int32]
    """The number of the card in the client, the same in every build."""
    cost: npt.NDArray[np.int32]
    """The printed Cost."""
    attack: npt.NDArray[np.int32]
    """The printed Attack."""
    health: npt.NDArray[np.int32]
    """The printed Health, or durability of a weapon."""
    type: npt.NDArray[np.int32]
    """The client's number of the type: 3 hero, 4 minion, 5 spell, 7 weapon, 10 Hero Power, 39 location."""
    class_: npt.NDArray[np.int32]
    """The client's number of the class."""
    set: npt.NDArray[np.int32]
    """The client's number of the set."""
    rarity: npt.NDArray[np.int32]
    """The client's number of the rarity; 5 is legendary."""
    spell_school: npt.NDArray[np.int32]
    """The client's number of the spell school, 0 for none."""
    text_length: npt.NDArray[np.int32]
    """The letters of the text."""
    collectible: npt.NDArray[np.int32]
    """1 if players collect it."""
    keywords: npt.NDArray[np.bool_]
    """(cards, keywords): printed keywords."""
    keyword_names: tuple[str, ...]
    """Their names."""
    races: npt.NDArray[np.bool_]
    """(cards, races): minion types."""
    race_names: tuple[str, ...]
    """Their names."""
    words: npt.NDArray[np.uint8]
    """(cards, words): how often each word of the vocabulary is in the card's Power."""
    word_names: tuple[str, ...]
    """The words that ten cards or more have, by name."""

    def __repr__(self) -> str:
        return f"<cardwright.Features of {len(self.dbf_id) - 1} cards: {self.matrix().shape[1]} columns>"

    def matrix(self, *, words: bool = True) -> npt.NDArray[np.float32]:
        """All features side by side, in about the range of 0 to 1; categories and sets are one-hot. Without `words` nothing in it
        depends on how Powers are written."""
        parts: list[npt.NDArray[np.generic]] = [
            np.clip(self.cost, 0, 12)[:, None] / 10,
            np.clip(self.attack, 0, 14)[:, None] / 10,
            np.clip(self.health, 0, 14)[:, None] / 10,
            self.text_length[:, None] / 200,
            self.collectible[:, None],
        ]
        parts += [column[:, None] == values[None, :] for _, column, values in self._categories()]
        parts += [self.keywords, self.races]
        if words:
            parts.append(np.minimum(self.words, 3) / 3)
        return np.concatenate([part.astype(np.float32) for part in parts], axis=1)

    def columns(self, *, words: bool = True) -> tuple[str, ...]:
        """The names of the columns of `matrix`: `cost`, `type=4`, `keyword=TAUNT`, `race=DRAGON`, `word=damage`."""
        names = ["cost", "attack", "health", "text_length", "collectible"]
        names += [f"{name}={value}" for name, _, values in self._categories() for value in values]
        names += [f"keyword={name}" for name in self.keyword_names] + [f"race={name}" for name in self.race_names]
        return tuple(names + [f"word={name}" for name in self.word_names if words])

    def _categories(self) -> list[tuple[str, npt.NDArray[np.int32], npt.NDArray[np.int32]]]:
        """Columns of numbers that stand for names, with their values."""
        columns = {"type": self.type, "class": self.class_, "rarity": self.rarity, "spell_school": self.spell_school}
        return [(name, column, np.unique(column[1:])) for name, column in columns.items()]


@cache
def features() -> Features:
    """The features of the cards of this build."""
    table = _native.card_table()
    columns = {name: _padded(table["numbers"][:, at]) for at, name in enumerate(_COLUMNS)}
    counts = [Counter(word for word in _WORD.findall(source) if not word.isupper()) for source in table["sources"]]
    seen = Counter(word for count in counts for word in count)
    names = tuple(sorted(word for word, cards in seen.items() if cards >= 10))
    at = {word: number for number, word in enumerate(names)}
    words = np.zeros((len(counts) + 1, len(names)), np.uint8)
    for row, count in enumerate(counts, 1):
        for word, times in count.items():
            if word in at:
                words[row, at[word]] = min(times, 255)
    return Features(
        **columns,
        keywords=_padded(table["keywords"]),
        keyword_names=tuple(table["keyword_names"]),
        races=_padded(table["races"]),
        race_names=tuple(table["race_names"]),
        words=words,
        word_names=names,
    )


def _padded(array: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """With a row of zeros in front, for the unknown card."""
    return np.concatenate([np.zeros_like(array[:1]), array])


def rows(dbf_ids: Iterable[int]) -> npt.NDArray[np.int64]:
    """The rows of cards by dbf id; 0 for cards that this build does not have."""
    known = {int(number): row for row, number in enumerate(features().dbf_id) if row}
    return np.array([known.get(int(number), 0) for number in dbf_ids], np.int64)

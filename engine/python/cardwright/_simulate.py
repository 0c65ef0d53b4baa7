"""Decks against decks at scale, and what to do in a position.

>>> from cardwright import simulate
>>> result = simulate("random:mage", "random:hunter", games=200, seed=1)
>>> result.games, round(result.rate, 2)
(200, 0.46)

All of these run on native threads without Python's lock and can be interrupted (Ctrl-C). The same seed gives the same games
with any number of threads, and the shards of a run add up to the run: `sum` of their results is the result.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Unpack

import numpy as np
import numpy.typing as npt

from . import _native
from ._inputs import Decks, deck_text, integer, seed_of
from ._native import Game
from ._progress import Progress, reporter
from ._types import Agents, Document, GauntletSettings

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["Gauntlet", "Simulation", "analyse", "gauntlet", "search", "simulate"]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games, by Wilson."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, repr=False)
class Simulation:
    """The counts of games of a contest. Equal runs have equal results; `+` adds the shards of one run."""

    contest: str
    """What was asked, as JSON."""
    counts: str
    """The counts, as JSON: equal for equal games, however they were shared out."""

    def __add__(self, other: "Simulation") -> "Simulation":
        if not isinstance(other, Simulation):
            return NotImplemented
        if self.contest != other.contest:
            raise _native.CardwrightError("results of different contests do not add up")
        return Simulation(self.contest, _native.add_counts([self.counts, other.counts]))

    def __radd__(self, other: object) -> "Simulation":
        return self if other == 0 else NotImplemented

    def report(self) -> Document:
        """What `cargo arena simulate --json` prints: win rates with intervals by deck, by who begins, and by card."""
        return _native.report(self.contest, self.counts)

    def _of(self, deck: int) -> dict[str, int]:
        counts: dict[str, int] = json.loads(self.counts)["decks"][deck]
        return counts

    @property
    def games(self) -> int:
        """How many games were played."""
        return self._of(0)["games"]

    @property
    def won(self) -> tuple[int, int]:
        """How many games A and B have won."""
        return self._of(0)["won"], self._of(1)["won"]

    @property
    def rate(self) -> float:
        """The share of the games that A has won."""
        return self.won[0] / self.games if self.games else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson) of `rate`."""
        return wilson(self.won[0], self.games)

    @property
    def names(self) -> tuple[str, str]:
        """The names of A and B."""
        one, other = json.loads(self.contest)["names"]
        return one, other

    def __repr__(self) -> str:
        (won, lost), (low, high), (one, other) = self.won, self.interval, self.names
        return f"<cardwright.Simulation {one} {won} : {lost} {other}, {self.rate:.1%} of {self.games} ({low:.1%} to {high:.1%})>"

    def _repr_html_(self) -> str:
        from . import _html

        return _html.simulation(self)

    def cards(self) -> "DataFrame":
        """A pandas table: a row for each card of each deck, with games and wins when it was in the deck, drawn, played."""
        import pandas

        rows = []
        for card in self.report()["cards"]:
            row = {"deck": card["deck"], "card": card["card"], "name": card["name"]}
            for what in ("in_deck", "drawn", "played"):
                row |= {f"{what}_{name}": card[what][name] for name in ("games", "won", "rate")}
            rows.append(row)
        return pandas.DataFrame(rows)


@dataclass(frozen=True, repr=False)
class Gauntlet:
    """Each of several decks against each other."""

    names: tuple[str, ...]
    """Decks."""
    pairs: Mapping[tuple[str, str], Simulation]
    """The games of each pair; A is the first name."""

    def matrix(self) -> npt.NDArray[np.float64]:
        """The share of games that the deck of a row has won against that of a column; NaN on the diagonal."""
        table = np.full((len(self.names), len(self.names)), np.nan)
        at = {name: number for number, name in enumerate(self.names)}
        for (one, other), played in self.pairs.items():
            if played.games:
                table[at[one], at[other]] = played.won[0] / played.games
                table[at[other], at[one]] = played.won[1] / played.games
        return table

    def table(self) -> "DataFrame":
        """The same as a pandas table with names."""
        import pandas

        return pandas.DataFrame(self.matrix(), index=list(self.names), columns=list(self.names))

    def __repr__(self) -> str:
        games = sum(played.games for played in self.pairs.values())
        return f"<cardwright.Gauntlet {', '.join(self.names)}: {games} games>"

    def _repr_html_(self) -> str:
        from . import _html

        return _html.gauntlet(self)

    def __add__(self, other: "Gauntlet") -> "Gauntlet":
        if self.names != other.names:
            raise _native.CardwrightError("results of different decks do not add up")
        return Gauntlet(self.names, {pair: played + other.pairs[pair] for pair, played in self.pairs.items()})

    def __radd__(self, other: object) -> "Gauntlet":
        return self if other == 0 else NotImplemented


def contest(
    deck_a: Decks,
    deck_b: Decks | None = None,
    *,
    games: int = 1000,
    agents: Agents = "random",
    seed: int | None = 0,
    mirror: bool = False,
    format: str = "wild",
    names: tuple[str, str] | None = None,
    allow_stubs: bool = False,
    allow_illegal: bool = False,
) -> str:
    """What `simulate` is asked, as JSON: it travels to other processes."""
    decks = [deck_text(deck_a), deck_text(deck_a if deck_b is None else deck_b)]
    if mirror and decks[0] != decks[1]:
        raise ValueError("mirror gives both the same deck: name one")
    asked = {
        "decks": decks,
        "names": list(names or ("A", "B")),
        "agents": [agents, agents] if isinstance(agents, str) else list(agents),
        "games": integer("games", games, 0),
        "seed": seed_of(seed),
        "mirror": bool(mirror),
        "format": format,
        "allow_stubs": allow_stubs,
        "allow_illegal": allow_illegal,
    }
    return json.dumps(asked, sort_keys=True)


def shard(games: int, text: str) -> tuple[int, int]:
    """The first game of a shard such as `2/4`, and the one after its last; each game is in one shard."""
    one, _, of = text.partition("/")
    k, n = int(one), int(of)
    if not 1 <= k <= n:
        raise ValueError(f"shard {text!r}: write 2/4 for the second of four parts")
    return games * (k - 1) // n, games * k // n


def simulate(
    deck_a: Decks,
    deck_b: Decks | None = None,
    *,
    games: int = 1000,
    agents: Agents = "random",
    seed: int | None = 0,
    mirror: bool = False,
    format: str = "wild",
    part: str = "1/1",
    threads: int | None = None,
    progress: Progress | None = None,
    names: tuple[str, str] | None = None,
    allow_stubs: bool = False,
    allow_illegal: bool = False,
) -> Simulation:
    """Plays many games of two decks, who begin by turns, and counts who wins and with which cards.

    Arguments:
        deck_a, deck_b: `Deck` objects, deckstrings, the text that the client copies, lists as text or of ids and names, paths of
            files, names of known decks, or `random:mage+standard`, another one in each game. B's is A's unless said.
        agents: who plays: `random`, `greedy`, `search:playouts=500`; two of them for A and B.
        mirror: plays each seed twice with sides swapped and the same deck for both.
        part: the k-th of n parts of the games, such as `2/4`; results of parts add up.
        threads: native threads, from 1; all cores unless said.
        allow_stubs: allows cards that are not written; only their keywords work.
        allow_illegal: allows decks that players may not play: of another size, with too many copies, of other classes or sets.
        seed: the same seed gives the same games; None gives others each time.
        progress: is called some times a second, and at the end, with the number of games that have ended and their total; True
            shows a bar (that of tqdm, if it is installed).

    Raises CardwrightError for a deck, agent or format that is not possible, KeyboardInterrupt when interrupted.
    """
    asked = contest(
        deck_a,
        deck_b,
        games=games,
        agents=agents,
        seed=seed,
        mirror=mirror,
        format=format,
        names=names,
        allow_stubs=allow_stubs,
        allow_illegal=allow_illegal,
    )
    first, last = shard(integer("games", games, 0), part)
    many = (os.cpu_count() or 1) if threads is None else integer("threads", threads, 1)
    return Simulation(asked, _native.simulate(asked, first, last, many, reporter(progress)))


def gauntlet(
    decks: Mapping[str, Decks] | Sequence[Decks],
    *,
    games: int = 200,
    agents: Agents = "random",
    progress: Progress | None = None,
    **settings: Unpack[GauntletSettings],
) -> Gauntlet:
    """Plays so many games of each pair of decks. `decks` are decks by name, or a list of them; see `simulate` for the rest."""
    named = dict(decks) if isinstance(decks, Mapping) else {f"{number + 1}": deck for number, deck in enumerate(decks)}
    names, ended, pairs = tuple(named), 0, {}
    tell = reporter(progress)
    first, last = shard(integer("games", games, 0), settings.get("part", "1/1"))
    total = (last - first) * len(names) * (len(names) - 1) // 2
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            told: Callable[[int, int], object] | None = None
            if tell:

                def told(number: int, _: int, before: int = ended) -> object:
                    return tell(before + number, total)

            played = simulate(named[one], named[other], games=games, agents=agents, names=(one, other), progress=told, **settings)
            pairs[one, other] = played
            ended += played.games
    return Gauntlet(names, pairs)


def search(game: Game, *, ms: int = 1000, playouts: int | None = None, seed: int = 0) -> list[Document]:
    """The best lines of the player to act, the best first, knowing what that player can know.

    Each is a dictionary: `option`, the number of its first action; `value`, the chance to win; `visits`; `actions` in words.
    With `playouts` the result is the same everywhere; else it looks for `ms` milliseconds.
    """
    return _native.search(game, ms, playouts, seed)


def analyse(game: Game, *, ms: int = 1000, playouts: int | None = None, seed: int = 0) -> Document:
    """Lethal if there is one, else its probability and the best lines: what `cargo arena analyse --json` prints."""
    return _native.analyse(game, ms, playouts, seed)
